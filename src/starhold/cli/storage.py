"""`starhold backup`, `restore`, `upgrade`, `export`, `import`: what a database holds, out and in."""

import sys
from pathlib import Path

from rich.console import Console

from starhold.cli.serve import backups_folder, database_url, open_store
from starhold.kernel import record_files
from starhold.kernel.verify import verify
from starhold.server.store import backup
from starhold.server.store.migrate import newest_form
from starhold.server.store.records import keep
from starhold.server.store.store import Store
from starhold.text import Text


def save(file: str, database: str, verify_only: bool, text: Text, console: Console) -> None:
    """Back up everything to a file or to standard output, or check such a file."""
    if verify_only:
        console.print(text.say("backup-whole", tables=backup.check(Path(file)), file=file), soft_wrap=True)
        return
    # It is saved as it is, of whatever form.
    store = Store(database_url(database), patient=True)
    if file == "-":
        backup.stream(store, sys.stdout.buffer)
        sys.stdout.buffer.flush()
        return
    count = backup.save(store, Path(file))
    console.print(text.say("backup-done", tables=count, file=file), soft_wrap=True)


def upgrade(database: str, text: Text, console: Console) -> None:
    """Back up and upgrade a database of an older version."""
    store = Store(database_url(database), patient=True)
    tell_upgrade(backup.upgrade(store, backups_folder()), text, console)


def tell_upgrade(done: backup.Upgraded | None, text: Text, console: Console) -> None:
    if done is None:
        console.print(text.say("upgrade-none", form=newest_form()), soft_wrap=True)
        return
    said = text.say("upgrade-done", before=done.before, after=done.after, file=str(done.file))
    console.print(said, soft_wrap=True)


def restore(file: str, database: str, text: Text, console: Console) -> None:
    """Restore a backup into an empty database."""
    if not backup.is_backup(Path(file)):
        raise backup.NotABackup("the file begins otherwise", file=file)
    take_in(file, database, False, text, console)


def export(folder: str, database: str, text: Text, console: Console) -> None:
    """Export the records of all finished games."""
    count = backup.export(open_store(database), Path(folder))
    console.print(text.say("export-done", records=count, folder=folder), soft_wrap=True)


def take_in(file: str, database: str, without_end: bool, text: Text, console: Console) -> None:
    """Import a backup into an empty database, or a record as a table."""
    if backup.is_backup(Path(file)):
        count = backup.restore(open_store(database), Path(file), without_end)
        console.print(text.say("import-done", tables=count), soft_wrap=True)
    else:
        _keep_record(file, open_store(database), text, console)


def _keep_record(file: str, store: Store, text: Text, console: Console) -> None:
    record = record_files.read(file)
    verify(record)
    console.print(text.say("import-record-done", table=keep(store, record, "")), soft_wrap=True)
