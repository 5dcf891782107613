"""Turns: the tables that wait for a person, those that wait for others, and what ended lately."""

from math import inf
from typing import Final

from starhold.server.store import outbox
from starhold.server.store.database import Database
from starhold.server.store.rows import OVER
from starhold.server.tables.service import TableService
from starhold.server.tables.table import Table
from starhold.server.viewers import positions
from starhold.server.wire import TurnInfo, TurnList

#: running and finished tables that are listed
RUNNING: Final = 50
FINISHED: Final = 5


class Turns:
    """What a person's list of turns shows."""

    def __init__(self, database: Database, tables: TableService) -> None:
        self.database = database
        self.store = database.store
        self.tables = tables

    async def list(self, person: str) -> TurnList:
        """Return a person's tables: least time left first, then the longest untouched."""
        running = await self.database.call(self.store.list_of, person, ("running",), RUNNING)
        over = await self.database.call(self.store.list_of, person, OVER, FINISHED)
        invited = await self.database.call(self.store.list_invited, person, FINISHED)
        played = await self.database.call(self.store.list_played, person, 1)
        quiet = await self.database.call(self._muted, person)
        turns = [self._turn(await self.tables.table(table_id), person, quiet) for table_id in running]
        turns.sort(key=lambda turn: (turn.seconds_left or inf, turn.table.updated))
        return TurnList(
            tuple(turn for turn in turns if turn.yours),
            tuple(turn for turn in turns if not turn.yours),
            tuple(await self.tables.infos(over, person)),
            tuple(await self.tables.infos(invited, person)),
            bool(played),
        )

    def _turn(self, table: Table, person: str, quiet: set[str]) -> TurnInfo:
        seat = table.owes(person)
        mine = table.seats_of(person)
        # On a shared device nobody knows who reads the list: it says no more than the table does to all.
        viewer = mine[0] if len(mine) == 1 else None
        prompt = (
            table.game.prompt(table.play.table(), seat) if seat is not None and viewer is not None else None
        )
        deciding = [seat] if seat is not None else table.waiting()
        decides = min(deciding, key=table.clock.left.__getitem__) if deciding and table.clock.on else None
        now = table.now()
        lines = [entry.line for entry in table.log.lines(viewer) if not entry.undone]
        return TurnInfo(
            positions.info(table, person),
            seat is not None,
            prompt,
            lines[-1] if lines else None,
            None if decides is None else table.clock.left_now(decides, now),
            table.id in quiet,
            0.0 if decides is None else table.clock.left[decides],
            0.0 if decides is None else table.clock.stands_until(decides, now),
        )

    async def mute(self, person: str, table_id: str, quiet: bool) -> None:
        """Send a person no notices of a table, or send them again."""
        await self.database.call(self._mute, person, table_id, quiet)

    # -- SQL ------------------------------------------------------------------------------------

    def _muted(self, person: str) -> set[str]:
        with self.store.read() as connection:
            return outbox.muted(connection, person)

    def _mute(self, person: str, table_id: str, quiet: bool) -> None:
        with self.store.write() as connection:
            outbox.mute(connection, person, table_id, quiet)
