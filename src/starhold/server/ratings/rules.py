"""The rules of rated games, all of them; docs/ratings.md and the page of ratings say them in words.

A table can be rated if nothing stands against it (`obstacles`). Everybody at a rated table has an account,
which is checked where people sit down. When its game has ended, `ending` says who came in which place.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from starhold.server.errors import NeedsAccount, NotRated
from starhold.server.ratings.faces import faces_of
from starhold.server.ratings.model import places_of
from starhold.server.store.rows import EndedSeat, RatedEnding
from starhold.server.wire import ClockPlan, Unrated

#: seconds of a player's bank and of each decision in a rated game that is found by a quick match
LIVE_CLOCK: Final = ClockPlan("bank", 10 * 60, 5)
#: a game is live with less than this for a decision, or for all of a player's decisions
LIVE_SECONDS: Final = {"move": 60 * 60, "bank": 24 * 60 * 60}


def is_live(clock: ClockPlan) -> bool:
    """True if a game with this clock is played live, at one sitting."""
    return clock.seconds < LIVE_SECONDS.get(clock.kind, 0)


class AnySeat(Protocol):
    """A seat, planned or taken."""

    @property
    def kind(self) -> str:
        """What it is: me, human, open, bot or hotseat."""

    @property
    def bot(self) -> str:
        """The bot that sits there."""


class Left(NamedTuple):
    """A seat whose player left: as which entry of the log, and in which round."""

    order: int
    round: int


def obstacles(
    game: str, seats: Sequence[AnySeat], clock: ClockPlan, hints: str, takeover: bool, alone: bool = False
) -> tuple[Unrated, ...]:
    """Return why a table can't be rated; nothing if it can.

    `alone`: its game is a day's challenge, or continues another one.
    """
    bots = [seat.bot for seat in seats if seat.kind == "bot"]
    found: list[Unrated] = []
    if len(seats) < 2 or alone:
        found.append("kind")
    if clock.kind == "none":
        found.append("clock")
    if hints == "always":
        found.append("hints")
    if takeover:
        found.append("takeover")
    if any(seat.kind == "hotseat" for seat in seats):
        found.append("device")
    if 2 * len(bots) > len(seats):
        found.append("bots")
    if not set(bots) <= faces_of(game).keys():
        found.append("face")
    return tuple(found)


def check(found: Sequence[Unrated]) -> None:
    """Raise `NotRated` if anything stands against a rated game."""
    if found:
        raise NotRated(f"this table can't be rated: {', '.join(found)}", reason=found[0])


def check_account(account: bool) -> None:
    """Raise `NeedsAccount` unless the person has one: rated games need a name that lasts."""
    if not account:
        raise NeedsAccount("rated games need a name: open an account")


class EndingSeat(AnySeat, Protocol):
    """A seat of a table whose game has ended."""

    @property
    def seat(self) -> int:
        """Its number."""

    @property
    def person(self) -> str | None:
        """The person who sits there; None once they were deleted."""


def ending(
    game: str,
    seats: Sequence[EndingSeat],
    ranks: Sequence[int],
    left: Mapping[int, Left],
    live: bool = False,
) -> RatedEnding:
    """Return a rated game that has ended.

    Players who left come last, the first to leave at the very end. If one of them left in the first round, it
    does not count, unless all the others are bots: players must not choose among beginnings.
    """
    people = [seat.seat for seat in seats if seat.kind == "human"]
    gone = {seat: how for seat, how in left.items() if seat in people}
    places = places_of(ranks, {seat: how.order for seat, how in gone.items()})
    early = len(people) > 1 and any(how.round <= 1 for how in gone.values())
    faces = faces_of(game)
    return RatedEnding(
        game,
        [
            EndedSeat(
                seat.seat,
                seat.person if seat.kind == "human" else None,
                seat.bot if seat.kind == "bot" else "",
                faces.get(seat.bot) if seat.kind == "bot" else None,
                place,
                seat.seat in gone,
            )
            for seat, place in zip(seats, places, strict=True)
        ],
        "early" if early else "",
        live,
    )
