"""`starhold dataset`: decisions of many games in a file to learn from."""

from rich.console import Console
from rich.text import Text as Styled

from starhold.arena.dataset import write, write_games
from starhold.arena.simulate import Simulation
from starhold.cli.progress import progress_bar
from starhold.text import Text


def make(
    plan: Simulation, file: str, table: str, workers: int, progress: bool, text: Text, console: Console
) -> None:
    """Play and write: a row per decision, or per game and seat."""
    with progress_bar(text.say(f"{plan.game}-title"), plan.games, progress) as bar:
        rows = (write if table == "decisions" else write_games)(plan, file, workers, bar)
    key = "dataset-written" if table == "decisions" else "dataset-written-games"
    console.print(Styled(text.say(key, rows=rows, games=plan.games, file=file)), soft_wrap=True)
