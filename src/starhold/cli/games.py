"""`starhold games`: what can be played here, and how sure we are of each part of the box."""

from collections import Counter

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

from starhold.kernel import registry
from starhold.kernel.game import Game
from starhold.text import Text, option_value


def show(text: Text, console: Console, provenance: bool) -> None:
    """List the games; with `provenance`, every part that is not certain."""
    for name in registry.names():
        game = registry.game(name)
        heading = Styled.assemble((text.say(f"{name}-title"), "bold"), "  ", (name, "cyan"))
        console.print(heading)
        if text.has(f"{name}-title.about"):
            console.print(Padding(Styled(text.say(f"{name}-title.about")), (0, 0, 0, 2)))
        players = text.say("games-players", least=game.min_players, most=game.max_players)
        console.print(Styled(f"  {players}; {text.say('games-rules', version=game.version)}"))
        if provenance:
            _provenance(game, text, console)
        else:
            _options(game, text, console)
        console.print()


def _options(game: Game, text: Text, console: Console) -> None:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for option in game.vocabulary.options:
        values = Styled()
        for value in option.values:
            values.append(", " if value is not option.values[0] else "")
            # the first is the default
            values.append(value, "bold" if value is option.values[0] else "")
            said = text.say(option_value(game.name, option.name, value))
            if not said.startswith(f"{game.name}-option-"):
                values.append(f" ({said})", "dim")
        grid.add_row("   ", Styled(option.name, "cyan"), values)
    if game.vocabulary.options:
        console.print(Styled(f"  {text.say('games-options')}"))
        console.print(grid)
    if game.vocabulary.presets:
        presets = ", ".join(game.vocabulary.presets)
        console.print(Styled(f"  {text.say('games-presets', presets=presets)}"))


def _provenance(game: Game, text: Text, console: Console) -> None:
    parts = game.provenance()
    if not parts:
        console.print(Styled(f"  {text.say('games-no-provenance')}"))
        return
    counts = Counter(part.confidence for part in parts)
    for confidence, count in counts.most_common():
        console.print(Styled(f"  {text.say('games-confidence', confidence=confidence, count=count)}"))
    grid = Table(box=None, padding=(0, 2), header_style="dim")
    for column in ("games-part", "games-sure", "games-note"):
        grid.add_column(text.say(column))
    for part in parts:
        style = "" if part.confidence == "verified" else "yellow"
        grid.add_row(part.part, Styled(part.confidence, style), Styled(part.note, "dim"))
    console.print(grid)
