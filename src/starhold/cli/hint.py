"""`starhold hint`: the best moves at a moment of a record, what they promise, and why."""

from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from starhold import boards
from starhold.bots import bot
from starhold.bots.hints import Hint, hints
from starhold.cli.records import heading
from starhold.kernel import record_files
from starhold.kernel.chance import FastChance
from starhold.kernel.errors import GameOver, NotYourDecision, StarholdError
from starhold.kernel.verify import Replay
from starhold.text import Text


class NoSuchMoment(StarholdError):
    """Raised when the record has fewer moves."""


def show(file: str, ply: int, seat: int | None, adviser: str, text: Text, console: Console) -> None:
    """Print what a bot would do after this many moves of a record; seats count from 1."""
    record = record_files.read(file)
    player = bot(adviser)
    if not 0 <= ply <= len(record.moves):
        raise NoSuchMoment("the record is shorter", ply=ply, moves=len(record.moves))
    walk = Replay(record)
    while walk.made < ply:
        walk.step()
    waiting = walk.match.to_move
    if not waiting:
        raise GameOver("the game is over")
    asked = waiting[0] if seat is None else seat - 1
    if asked not in waiting:
        raise NotYourDecision("the seat owes no decision", seat=asked)
    names = [row.name for row in record.seats]
    console.print(Styled(heading(record, text), "bold"))
    console.print(Panel(boards.draw(walk.game, walk.state.view(asked), names, text)))
    console.print(Styled(text.say("hint-moment", ply=ply, player=names[asked]), "cyan"))
    found = hints(walk.state, asked, FastChance(ply), player)
    console.print(_table(found, names, text))
    if ply < len(record.moves) and record.moves[ply].seat == asked:
        played = walk.game.action(record.moves[ply].notation)
        said = text.line(walk.game.choice(walk.state, asked, played).line, names)
        console.print(Styled(text.say("hint-played", move=said), "dim"))


def _table(found: tuple[Hint, ...], names: list[str], text: Text) -> Table:
    table = Table()
    table.add_column("")
    for column in ("hint-move", "hint-share", "hint-points", "hint-why"):
        table.add_column(text.say(column))
    for place, hint in enumerate(found, 1):
        said = ", ".join(text.line(step.line, names) for step in hint.steps)
        why = text.line(hint.why, names)
        table.add_row(str(place), said, f"{hint.share:.0%}", f"{hint.points:.1f}", why)
    return table
