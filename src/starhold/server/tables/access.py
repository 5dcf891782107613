"""Access: who may look at a table, and what a person may do there now."""

from datetime import UTC, date, datetime

from starhold.server.errors import (
    DailyRuns,
    NoHints,
    NotHost,
    NotYourSeat,
    RoundRuns,
    Stale,
    TableStays,
    WrongStatus,
)
from starhold.server.people import identity
from starhold.server.ratings.rules import obstacles
from starhold.server.tables.table import Table
from starhold.server.wire import Unrated


def invited(table: Table, person: str | None) -> bool:
    """True if an open seat is kept for the person, by a rematch or an invitation by name."""
    return person is not None and any(seat.kind == "open" and seat.kept_for == person for seat in table.seats)


def admits(table: Table, person: str | None, invite: str) -> bool:
    """True if the person may look: at a private table, its people and anyone with a link to it may.

    Where other tables still play with the same seed, only those who sit there may.
    """
    if table.sealed:
        return bool(table.seats_of(person))
    if table.public or table.watch or (person is not None and person == table.host) or table.seats_of(person):
        return True
    if invited(table, person):
        return True
    links = (table.invite, *(seat.link for seat in table.seats))
    return bool(invite) and any(identity.same(link, invite) for link in links)


def check_seat(table: Table, person: str | None, seat: int) -> None:
    if seat not in table.seats_of(person):
        raise NotYourSeat(f"seat {seat} is not yours", seat=seat)


def check_player(table: Table, person: str | None, seat: int) -> None:
    """Raise `NotYourSeat` unless the person decides for the seat, and has not resigned."""
    check_seat(table, person, seat)
    if table.seats[seat].resigned:
        raise NotYourSeat(f"seat {seat} has resigned", seat=seat)


def check_status(table: Table, status: str) -> None:
    if table.status != status:
        raise WrongStatus(f"the table is {table.status}, not {status}", status=table.status, wanted=status)


def ends(day: date) -> float:
    """Return when the challenge of a day is over, in seconds."""
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() + 24 * 60 * 60


def check_over(table: Table, now: float) -> None:
    """Raise `DailyRuns` or `RoundRuns` if the dice of a table are still a secret of other tables as well."""
    if table.sealed:
        raise RoundRuns("other tables of the round still play with these dice")
    if table.daily and now < ends(date.fromisoformat(table.daily)):
        raise DailyRuns("the dice of the day are shown when it is over", day=table.daily)


def check_movable(table: Table, person: str) -> None:
    """Raise if the game cannot continue elsewhere: only one with bots, or of people at one device, can."""
    check_status(table, "running")
    if person != table.host:
        raise NotHost("only the host moves the game")
    others = any(seat.is_person and seat.person != person for seat in table.seats)
    gone = any(seat.resigned or seat.kind == "open" for seat in table.seats)
    if others or gone or table.public or table.daily or table.takeover or table.clock.on:
        raise TableStays("the game cannot move")


def check_version(table: Table, seat: int, version: int) -> None:
    """Raise `Stale` unless the seat's decision is still the one that the move was made for."""
    if not table.asked_at[seat] <= version <= table.log.version(seat):
        raise Stale("the table has moved on", version=table.log.version(seat))


def own_seats(table: Table, person: str, seat: int | None = None) -> list[int]:
    """Return the person's seats, or the one named; raise `NotYourSeat` if there are none."""
    mine = table.seats_of(person)
    if seat is not None:
        mine = [own for own in mine if own == seat]
    if not mine:
        raise NotYourSeat("you do not sit at this table" if seat is None else f"seat {seat} is not yours")
    return mine


def why_unrated(table: Table) -> tuple[Unrated, ...]:
    """Return what stands against a rated game at a table; whether all have accounts is asked elsewhere."""
    alone = bool(table.daily) or table.origin is not None
    return obstacles(table.game.name, table.seats, table.clock.plan, table.hints, table.takeover, alone)


def may_ask_hints(table: Table, seat: int) -> bool:
    """True if the seat's player may be advised; where the table does not say, only if all others are bots.

    Nobody is in a rated game.
    """
    if table.rated:
        return False
    if table.hints == "bots":
        return all(other.kind == "bot" for other in table.seats if other.seat != seat)
    return table.hints == "always"


def check_hints(table: Table, person: str | None, seat: int) -> None:
    """Raise unless the person may be advised on what the seat decides now."""
    check_player(table, person, seat)
    check_status(table, "running")
    if not may_ask_hints(table, seat):
        raise NoHints("this table does not allow hints")
