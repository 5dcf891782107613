"""Viewers: the clients that look at tables in this process."""

import asyncio
from collections.abc import Collection, Iterator
from typing import Final, Protocol

from starhold.server.tables.table import Table
from starhold.server.wire import ChatLine

#: viewers that are sent to another process go in groups, this many seconds apart
GROUP_SECONDS: Final = 0.05


class Viewer(Protocol):
    """A client that looks at a table."""

    person: str | None
    #: the key of the client's session
    session: str
    #: is the page in front of the person?
    visible: bool

    def seat_at(self, table: Table) -> int | None:
        """Return the seat whose view the client gets; None for a spectator."""

    def show(self, table: Table) -> None:
        """Send the new position."""

    def show_step(self, table: Table) -> None:
        """Send the new position now: the table changes again at once, and this is one step of several."""

    def show_seats(self, table: Table) -> None:
        """Send seats, presence and status."""

    def hear(self, line: ChatLine) -> None:
        """Send a line of chat."""

    def dismiss(self) -> None:
        """Close the connection: the session has ended."""

    def depart(self) -> None:
        """Close the connection as soon as the client's request is done: this process ends."""


class Viewers:
    """All viewers of this process, by table."""

    def __init__(self) -> None:
        self.by_table: dict[str, set[Viewer]] = {}
        #: those that follow all tables of a person, and so maybe none
        self.streams: set[Viewer] = set()

    def __iter__(self) -> Iterator[Viewer]:
        return iter(self.streams.union(*self.by_table.values()))

    def __len__(self) -> int:
        return sum(map(len, self.by_table.values()))

    def of(self, table: Table) -> list[Viewer]:
        """Return the viewers of a table."""
        return list(self.by_table.get(table.id, ()))

    def enter(self, table: Table, viewer: Viewer) -> None:
        self.by_table.setdefault(table.id, set()).add(viewer)

    def leave(self, table: Table, viewer: Viewer) -> None:
        looking = self.by_table.get(table.id, set())
        looking.discard(viewer)
        if not looking:
            self.by_table.pop(table.id, None)

    def show(self, table: Table, seats: Collection[int | None], step: bool = False) -> None:
        """Show the table to those who look from one of these seats (None: spectators)."""
        if not seats:
            return
        for viewer in self.of(table):
            if viewer.seat_at(table) in seats:
                if step:
                    viewer.show_step(table)
                else:
                    viewer.show(table)

    def show_seats(self, table: Table) -> None:
        """Show seats, presence and status to all who look at the table."""
        for viewer in self.of(table):
            viewer.show_seats(table)

    async def let_go(self, seconds: float) -> None:
        """Send the viewers to another process, a few at a time, so that none waits long there."""
        going = list(self)
        groups = max(1, round(seconds / GROUP_SECONDS))
        size = -(-len(going) // groups)
        while going:
            for viewer in going[:size]:
                viewer.depart()
            del going[:size]
            await asyncio.sleep(GROUP_SECONDS)
