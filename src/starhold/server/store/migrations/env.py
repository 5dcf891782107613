"""Alembic's entry: runs on the connection that migrate.py hands over."""

from alembic import context

from starhold.server.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
context.run_migrations()
