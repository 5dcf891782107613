"""`starhold dataset`: decisions of many games in a file to learn from."""

from rich.console import Console
from rich.text import Text as Styled

from starhold.arena.dataset import write
from starhold.arena.simulate import Simulation
from starhold.cli.progress import progress_bar
from starhold.text import Text


def make(plan: Simulation, file: str, workers: int, progress: bool, text: Text, console: Console) -> None:
    """Play and write."""
    with progress_bar(text.say(f"{plan.game}-title"), plan.games, progress) as bar:
        rows = write(plan, file, workers, bar)
    console.print(Styled(text.say("dataset-written", rows=rows, games=plan.games, file=file)), soft_wrap=True)
