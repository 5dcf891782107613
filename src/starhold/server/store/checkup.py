"""Checkup: what a database is like, without making or changing anything."""

from pathlib import Path
from typing import NamedTuple

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from starhold.server.errors import StorageBroken
from starhold.server.store.migrate import newest_form
from starhold.server.store.store import Store


class Checkup(NamedTuple):
    """`new` (nothing is there yet), `old` (it will be brought up to date) or `good`; where; in which form."""

    state: str
    where: str
    form: str


def checkup(url: str) -> Checkup:
    """Look at a database; raises StorageBroken and its kinds, StorageAway."""
    try:
        address = make_url(url)
    except ArgumentError as error:
        raise StorageBroken(str(error), reason=str(error)) from None
    where = address.render_as_string(hide_password=True)
    file = address.database if address.get_backend_name() == "sqlite" else None
    # Opening a SQLite file that is not there makes one.
    if file and not Path(file).is_file():
        return Checkup("new", where, "")
    store = Store(url)
    try:
        form = store.form()
    finally:
        store.close()
    if form is None:
        return Checkup("new", where, "")
    return Checkup("good" if form == newest_form() else "old", where, form)
