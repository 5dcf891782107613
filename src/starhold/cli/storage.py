"""`starhold backup`, `export`, `import`: what a database holds, taken out and put in."""

from pathlib import Path

from rich.console import Console

from starhold.cli.serve import open_store
from starhold.kernel import record as records
from starhold.kernel.verify import verify
from starhold.tables import backup
from starhold.tables.keep import keep
from starhold.tables.store import Store
from starhold.text import Text


def save(file: str, database: str, text: Text, console: Console) -> None:
    """Everything into one file."""
    store = open_store(database)
    count = backup.save(store, Path(file))
    console.print(text.say("backup-done", tables=count, file=file), soft_wrap=True)


def export(folder: str, database: str, text: Text, console: Console) -> None:
    """The records of all games that are over."""
    count = backup.export(open_store(database), Path(folder))
    console.print(text.say("export-done", records=count, folder=folder), soft_wrap=True)


def take_in(file: str, database: str, without_end: bool, text: Text, console: Console) -> None:
    """A backup into an empty database, or a record as a table."""
    if backup.is_backup(Path(file)):
        count = backup.restore(open_store(database), Path(file), without_end)
        console.print(text.say("import-done", tables=count), soft_wrap=True)
    else:
        _keep_record(file, open_store(database), text, console)


def _keep_record(file: str, store: Store, text: Text, console: Console) -> None:
    record = records.read(file)
    verify(record)
    console.print(text.say("import-record-done", table=keep(store, record, "")), soft_wrap=True)
