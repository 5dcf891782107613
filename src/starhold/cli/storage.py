"""`starhold backup`, `restore`, `upgrade`, `export`, `import`: what a database holds, out and in."""

import os
import sys
from pathlib import Path

from rich.console import Console

from starhold.cli.serve import backups_folder, data_folder, database_url, open_store, settings_for
from starhold.kernel import record_files
from starhold.kernel.errors import StarholdError
from starhold.kernel.verify import verify
from starhold.server.http.security import restore_key, stored_key
from starhold.server.store import backup
from starhold.server.store.checkup import checkup
from starhold.server.store.migrate import newest_form
from starhold.server.store.ratings import games_rated, recount
from starhold.server.store.records import keep
from starhold.server.store.store import Store
from starhold.text import Text


class NoDatabase(StarholdError):
    """Raised when a command needs a database that exists."""


def existing(given: str) -> str:
    """Return the address of the database; raise NoDatabase if there is none, instead of making one."""
    url = database_url(settings_for(given).settings.database.url, make=False)
    found = checkup(url)
    if found.state == "new":
        raise NoDatabase(f"there is no database at {found.where}", where=found.where)
    return url


def _key(database: str) -> str:
    """Return the key that is set for cookies, if one is."""
    return settings_for(database).settings.secrets.key


def save(file: str, database: str, verify_only: bool, text: Text, console: Console) -> None:
    """Back up everything to a file or to standard output, or check such a file."""
    if verify_only:
        console.print(text.say("backup-whole", tables=backup.check(Path(file)), file=file), soft_wrap=True)
        return
    # It is saved as it is, of whatever form.
    store = Store(existing(database), patient=True)
    secret = stored_key(data_folder(), _key(database))
    if file == "-":
        backup.stream(store, sys.stdout.buffer, secret)
        sys.stdout.buffer.flush()
        return
    count = backup.save(store, Path(file), secret)
    console.print(text.say("backup-done", tables=count, file=file), soft_wrap=True)
    if not secret:
        console.print(text.say("backup-without-key"), soft_wrap=True)
    hand_over(Path(file))


def upgrade(database: str, text: Text, console: Console) -> None:
    """Back up and upgrade a database of an older version."""
    store = Store(existing(database), patient=True)
    tell_upgrade(backup.upgrade(store, backups_folder()), text, console)
    hand_over_data(store)


def ratings(recompute: bool, database: str, text: Text, console: Console) -> None:
    """Work the ratings of people out from all rated games, and compare or replace what is stored."""
    store = Store(existing(database), patient=True)
    store.prepare()
    with store.write() as connection:
        for game in games_rated(connection):
            games, rows = recount(connection, game, write=recompute)
            key = "ratings-same" if not rows else "ratings-replaced" if recompute else "ratings-differ"
            said = text.say(key, game=text.say(f"{game}-title"), games=games, rows=rows)
            console.print(said, soft_wrap=True, markup=False)
    hand_over_data(store)


def hand_over(file: Path) -> None:
    """Give a file that root has made to the owner of its folder: a service could not read it otherwise."""
    if os.geteuid() == 0 and file.exists():
        owner = file.absolute().parent.stat()
        if owner.st_uid != 0 and file.stat().st_uid == 0:
            os.chown(file, owner.st_uid, owner.st_gid)


def hand_over_data(store: Store) -> None:
    """Do the same with all that a command may have made in the data folder, and with the database."""
    home = data_folder()
    for file in (*store.files(), *home.glob("*"), *(home / "backups").glob("*")):
        hand_over(file)


def tell_upgrade(done: backup.Upgraded | None, text: Text, console: Console) -> None:
    if done is None:
        console.print(text.say("upgrade-none", form=newest_form()), soft_wrap=True)
        return
    said = text.say("upgrade-done", before=done.before, after=done.after, file=str(done.file))
    console.print(said, soft_wrap=True)


def restore(file: str, database: str, without_end: bool, text: Text, console: Console) -> None:
    """Restore a backup into an empty database."""
    if not backup.is_backup(Path(file)):
        raise backup.NotABackup("the file begins otherwise", file=file)
    take_in(file, database, without_end, text, console)


def export(folder: str, database: str, text: Text, console: Console) -> None:
    """Export the records of all finished games."""
    count = backup.export(open_store(existing(database)), Path(folder))
    console.print(text.say("export-done", records=count, folder=folder), soft_wrap=True)


def take_in(file: str, database: str, without_end: bool, text: Text, console: Console) -> None:
    """Import a backup into an empty database, or a record as a table."""
    is_backup = backup.is_backup(Path(file))
    store = open_store(settings_for(database).settings.database.url)
    if is_backup:
        count = backup.restore(store, Path(file), without_end)
        console.print(text.say("import-done", tables=count), soft_wrap=True)
        secret = backup.secret_in(Path(file))
        if secret:
            done = restore_key(data_folder(), secret, _key(database))
            if done != "same":
                console.print(text.say(f"import-key-{done}"), soft_wrap=True)
        else:
            console.print(text.say("import-key-none"), soft_wrap=True)
    else:
        _keep_record(file, store, text, console)
    hand_over_data(store)


def _keep_record(file: str, store: Store, text: Text, console: Console) -> None:
    record = record_files.read(file)
    verify(record)
    console.print(text.say("import-record-done", table=keep(store, record, "")), soft_wrap=True)
