"""Seats: who sits at a table, from its rows and its log."""

import time
from dataclasses import dataclass
from typing import Final

from starhold.bots.base import FACES, stand_in
from starhold.server.wire import SeatPlan

#: the bot for a seat whose player is gone
DEFAULT_BOT = stand_in()

#: the names that faces have at a table; in each language they have their own (`cast-ID`)
FACE_NAMES: Final = {face: face.capitalize() for face in FACES}


def is_character(plan: SeatPlan) -> bool:
    """True if the seat is for a face that is called by its own name."""
    return plan.kind == "bot" and plan.bot in FACE_NAMES and plan.name == FACE_NAMES[plan.bot]


@dataclass(slots=True)
class TableSeat:
    """A seat as this process knows it."""

    seat: int
    kind: str
    person: str | None
    name: str
    bot: str
    link: str
    #: the word for the dice, once it is opened, and its seal
    entropy: str
    seal: str
    orders: dict[str, str]
    sleep: tuple[int, int]
    #: when its player was last heard of, by this process's own clock (time.monotonic)
    seen: float
    #: the person whose program sits here; nothing for people
    owner: str = ""
    #: set by the log: a bot holds it for its player, or for a bot that has failed; its player resigned
    held: str = ""
    resigned: bool = False
    #: as resigned, by the clock
    timed_out: bool = False
    #: before the start: ready, learning or nothing
    ready: str = ""
    #: the person for whom the open seat is kept
    kept_for: str | None = None
    #: before the start: does the player want the table to be rated?
    wants_rated: bool = False
    #: which of the faces drawn from the name
    face: int = 0

    @property
    def plays_itself(self) -> str:
        """The bot that decides for this seat now, or nothing."""
        if self.kind == "bot":
            return self.held or self.bot
        return DEFAULT_BOT if self.resigned else self.held

    def seen_for(self, seconds: float) -> bool:
        """True if the player was heard of within this many seconds, at whatever process."""
        return time.monotonic() - self.seen < seconds

    @property
    def is_person(self) -> bool:
        return self.kind in ("human", "hotseat")
