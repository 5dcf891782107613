"""`starhold rules`: the rule book in the terminal."""

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text as Styled

from starhold.kernel import registry
from starhold.rulebook import Rule as Rule
from starhold.rulebook import find as find
from starhold.rulebook import rules, source
from starhold.text import Text


def show(game: str, words: str, everything: bool, text: Text, console: Console) -> None:
    """Print the rules of `starhold rules GAME [ID]`, or their contents."""
    registry.game(game)
    if everything:
        console.print(Markdown(source(game, text.language)))
    elif words.strip():
        print_rules(find(game, words, text.language), console)
    else:
        _contents(game, text, console)


def print_rules(found: list[Rule], console: Console) -> None:
    """Print rules under the headings of their sections."""
    section = None
    for rule in found:
        if rule.section != section:
            section = rule.section
            console.print(Styled(section, "bold"))
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True, style="cyan")
        grid.add_row(rule.id, Markdown(rule.plain))
        for apart in (rule.ruling, rule.editions, rule.sources):
            if apart:
                grid.add_row("", Styled(apart, "dim"))
        console.print(grid)


def _contents(game: str, text: Text, console: Console) -> None:
    """Print the sections, and how to ask for more."""
    sections: dict[str, list[str]] = {}
    for rule in rules(game, text.language).values():
        sections.setdefault(rule.section, []).append(rule.id)
    grid = Table.grid(padding=(0, 2))
    for section, ids in sections.items():
        span = ids[0] if len(ids) == 1 else f"{ids[0]} … {ids[-1]}"
        grid.add_row(Styled(section, "bold"), Styled(span, "cyan"))
    console.print(grid)
    console.print(Styled(text.say("rules-how", game=game), "dim"))
