"""Retention: deletes what is older than the settings allow. Several processes may do it at once."""

import asyncio
import time
from typing import Final

import structlog

from starhold.kernel.errors import StarholdError
from starhold.server.services import Services
from starhold.server.settings import Live
from starhold.server.store.rows import OVER

DAY: Final = 24 * 60 * 60.0
#: seconds between two rounds, and how many of a kind one round deletes at a time
ROUND_SECONDS: Final = 60 * 60.0
BATCH: Final = 100
FIRST_SECONDS: Final = 30.0

_log = structlog.get_logger("retention")


async def tidy_for_ever(services: Services, live: Live) -> None:
    """Tidy up now and then, as long as the process runs."""
    await asyncio.sleep(FIRST_SECONDS)
    while True:
        try:
            if gone := await tidy(services, live):
                _log.info("deleted what was too old", **gone)
        except StarholdError as error:
            _log.warning("nothing deleted", error=str(error))
        await asyncio.sleep(ROUND_SECONDS)


async def tidy(services: Services, live: Live, now: float | None = None) -> dict[str, int]:
    """Delete what is older than the settings allow; return how many of each kind."""
    keep, call, store = live.settings.retention, services.database.call, services.operators.store
    now = now or time.time()
    chat_before = now - keep.chat * DAY if keep.chat else 0.0
    notes_before = now - keep.audit * DAY if keep.audit else 0.0
    gone = await call(store.delete_old, chat_before, notes_before, now)
    for name, days, statuses in (
        ("tables", keep.finished, OVER),
        ("waiting", keep.waiting, ("open", "starting")),
    ):
        while days and (ids := await call(store.old_tables, tuple(statuses), now - days * DAY, BATCH)):
            # Somebody looks at it: it is not forgotten yet.
            ids = [one for one in ids if one not in services.viewers.by_table]
            if not ids:
                break
            for table_id in ids:
                services.tables.cached.pop(table_id, None)
            await call(store.delete_tables, ids)
            gone[name] = gone.get(name, 0) + len(ids)
    while keep.guests and (people := await call(store.old_guests, now - keep.guests * DAY, BATCH)):
        for person in people:
            await services.accounts.erase_person(person)
        gone["guests"] = gone.get("guests", 0) + len(people)
    return gone
