"""Blocks: who must not meet. Whatever brings people together asks here.

Nothing is kept in memory, so no process can be behind another one. What seats people asks inside its own
transaction instead (`store/ties.py`), so that a block and a seat never slip past each other.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Final

from starhold.server.errors import HaveBlocked, NotOpenToYou
from starhold.server.store import ties
from starhold.server.store.bus import Bus
from starhold.server.store.database import Database
from starhold.server.viewers.viewers import Viewers

#: said on the bus, with two people, when one has blocked the other
BLOCKS: Final = "blocks:"
#: a block may be written by a clock that is so far behind
LATE_SECONDS: Final = 5.0


class Blocks:
    """The blocks between all people."""

    def __init__(self, database: Database, bus: Bus, viewers: Viewers) -> None:
        self.database = database
        self.store = database.store
        self.bus = bus
        self.viewers = viewers
        self._looked = self.store.now()

    async def walls(self, person: str | None) -> set[str]:
        """Return the people who have blocked this person, or whom they have blocked: lists leave them out."""
        return await self._read(ties.walls, person) if person else set()

    async def between(self, one: str, other: str) -> bool:
        """True if one of the two has blocked the other."""
        return other in await self.walls(one)

    async def among(self, chosen: Collection[str]) -> Mapping[str, set[str]]:
        """Return for each of several people the others among them that they must not meet."""
        found: dict[str, set[str]] = await self._read(ties.walls_among, chosen)
        return found

    async def check(self, person: str, others: Iterable[str]) -> None:
        """Raise `HaveBlocked` if a person has blocked one of these, `NotOpenToYou` if one has blocked them.

        The second says no more: people do not learn that they are blocked.
        """
        met = (await self.walls(person)).intersection(others)
        if met:
            raise HaveBlocked() if await self._read(ties.has_blocked, person, met) else NotOpenToYou()

    def part(self, people: Collection[str]) -> None:
        """Let the pages of people who must not meet connect again, so that each shows what it may."""
        for viewer in self.viewers:
            if viewer.person in people:
                viewer.depart()

    async def tell(self, one: str, other: str) -> None:
        """Part two people and their bot accounts, here and in the other processes."""
        both = {one, other, *await self._read(ties.programs_of, (one, other))}
        self.bus.tell(BLOCKS + " ".join(sorted(both)))
        self.part(both)

    def heard(self, about: str) -> None:
        """Part people whom another process has parted."""
        self.part(about.removeprefix(BLOCKS).split(" "))

    async def look(self) -> None:
        """Part those who were blocked since the last check, in case the bus has lost a message."""
        since, self._looked = self._looked, self.store.now()
        people = await self._read(ties.blocked_since, since - LATE_SECONDS)
        self.part(people)

    async def _read(self, query: Callable[..., Any], *asked: Any) -> Any:
        def read() -> Any:
            with self.store.read() as connection:
                return query(connection, *asked)

        return await self.database.call(read)
