"""`starhold dump`: the public rated games of people who agreed, for everybody to study."""

from collections import deque
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console

from starhold.cli.arguments import DataMissing
from starhold.cli.serve import open_store
from starhold.cli.storage import existing
from starhold.kernel import record_files
from starhold.server.store.backup import BackupExists, make_folder
from starhold.server.store.dump import PublicGame, public_games
from starhold.server.store.store import Store
from starhold.text import Text


def write(folder: str, database: str, text: Text, console: Console) -> None:
    """Write a record per game, and Parquet files if the libraries for them are installed."""
    store, target = open_store(existing(database)), Path(folder)
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        # A game of an older dump may be there whose players have withdrawn.
        raise BackupExists(f"{folder} is not empty", file=folder)
    make_folder(target / "records")
    written = _written(store, target / "records")
    missing = None
    try:
        from starhold.arena.dataset import write_records
    except ModuleNotFoundError as error:
        missing = DataMissing(str(error), module=error.name or "")
        deque(written, maxlen=0)
    else:
        write_records(written, target)
    count = sum(1 for _ in (target / "records").iterdir())
    console.print(text.say("export-done", records=count, folder=folder), soft_wrap=True)
    if missing is not None:
        said = f"{text.say('dump-without-parquet')} {text.error(missing)}"
        console.print(said, soft_wrap=True, markup=False)


def _written(store: Store, folder: Path) -> Iterator[PublicGame]:
    """Yield the games after each was written as a record; its number is its name."""
    for number, game in enumerate(public_games(store)):
        record_files.write(folder / f"{game.record.game}-{number:06}.json", game.record)
        yield game
