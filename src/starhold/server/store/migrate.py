"""Bring a database to the form that this version needs: `starhold upgrade`, and every start."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, MetaData, inspect, text

from starhold.server.errors import StorageForeign, StorageTooNew

_FOLDER = Path(__file__).parent / "migrations"
#: where Alembic notes the form of a database
_NOTE = "alembic_version"
#: PostgreSQL's locks, held while the schema changes, and while a backup and that change are made
_LOCK = 7_823_445
_UPGRADE_LOCK = 7_823_446


def configuration() -> Config:
    """Return Alembic's settings; there is no ini file."""
    config = Config()
    config.set_main_option("script_location", str(_FOLDER))
    return config


def newest_form() -> str:
    """Return the form that this version needs."""
    found = ScriptDirectory.from_config(configuration()).get_current_head()
    assert found is not None
    return found


def form_of(engine: Engine) -> str | None:
    """Return the form that a database has; None if it is empty. Raise StorageTooNew, StorageForeign."""
    with engine.connect() as connection:
        return _form(connection)


def _form(connection: Connection) -> str | None:
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None:
        check_known(current)
    elif inspect(connection).get_table_names():
        raise StorageForeign("the database contains tables that are not Starhold's")
    return current


def check_known(form: str) -> None:
    """Raise StorageTooNew if a newer Starhold made the database; this one leaves it alone."""
    script = ScriptDirectory.from_config(configuration())
    if form not in {revision.revision for revision in script.walk_revisions()}:
        raise StorageTooNew(f"the database is newer than this Starhold: {form}", form=form)


def migrate(engine: Engine, form: str = "head") -> None:
    """Run what is missing. A database that is newer than this program, or not ours, is left alone.

    Of several processes that start at once one does it, and the others find it done.
    """
    with engine.execution_options(writes=True).begin() as connection:
        _one_at_a_time(connection, _LOCK)
        _form(connection)
        _upgrade(connection, form)


def wait_for_upgrade(connection: Connection) -> None:
    """Wait until no other process upgrades, and keep others waiting until the transaction ends."""
    _one_at_a_time(connection, _UPGRADE_LOCK)


def rebuild(connection: Connection, form: str) -> None:
    """Replace an empty database by an empty one of another form."""
    whole = MetaData()
    whole.reflect(connection)
    whole.drop_all(connection)
    _upgrade(connection, form)


def _upgrade(connection: Connection, form: str) -> None:
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, form)


def _one_at_a_time(connection: Connection, lock: int) -> None:
    """Wait for the lock. SQLite needs none: its writers wait for each other, its readers see one moment."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": lock})


def tables_in(connection: Connection) -> MetaData:
    """Return the tables that a database has, whatever its form."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name != _NOTE)
    return found
