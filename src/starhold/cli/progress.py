"""A progress bar on stderr, so that stdout holds nothing but the result."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def progress_bar(title: str, total: int, wanted: bool = True) -> Iterator[Callable[[int], None]]:
    """Yield a function that advances a progress bar, shown in a terminal if asked for."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    hidden = not wanted or not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=hidden) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.advance(task, done)
