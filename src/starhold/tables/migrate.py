"""Bring a database to the form that this version needs, at every start."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, inspect

from starhold.tables.errors import StorageForeign, StorageTooNew

_FOLDER = Path(__file__).parent / "migrations"


def configuration() -> Config:
    """Alembic's settings; there is no ini file."""
    config = Config()
    config.set_main_option("script_location", str(_FOLDER))
    return config


def migrate(engine: Engine) -> None:
    """Run what is missing. A database that is newer than this program, or not ours, is left alone."""
    script = ScriptDirectory.from_config(configuration())
    known = {revision.revision for revision in script.walk_revisions()}
    with engine.begin() as connection:
        current = MigrationContext.configure(connection).get_current_revision()
        if current is not None and current not in known:
            raise StorageTooNew(f"the database is newer than this Starhold: {current}", form=current)
        if current is None and inspect(connection).get_table_names():
            raise StorageForeign("the database holds other tables and none of Starhold's")
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
