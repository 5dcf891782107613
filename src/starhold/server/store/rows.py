"""Rows: what the database keeps of a table, with types; columns of JSON text are values here."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from starhold.kernel.record import Result, rename
from starhold.server.tables.entries import Entry, encode
from starhold.server.wire import ClockPlan, Origin


class Glance(msgspec.Struct, frozen=True):
    """What lists show of a running table at a version: seats that owe a decision, are held, resigned."""

    version: int
    waiting: tuple[int, ...]
    held: tuple[str, ...]
    resigned: tuple[bool, ...]


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table; a new one is private, without a clock, open. schema.py says what the columns mean."""

    id: str
    game: str
    rules_version: str
    options: dict[str, str]
    clock: ClockPlan = ClockPlan()
    status: str = "open"
    public: bool = False
    takebacks: bool = True
    watch: bool = False
    hints: str = "bots"
    hidden: bool = False
    daily: str = ""
    takeover: bool = False
    event: str = ""
    club: str = ""
    sealed: bool = False
    gather: str = ""
    rated: bool = False
    host: str
    invite: str
    seed: str
    commitment: str
    version: int = 0
    revision: int = 0
    logged: float = 0.0
    result: Result | None = None
    glance: Glance | None = None
    rematch: str | None = None
    origin: Origin | None = None
    created: float = 0.0
    updated: float = 0.0
    told: float = 0.0


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a table."""

    table_id: str
    seat: int
    kind: str
    person: str | None = None
    name: str = ""
    bot: str = ""
    link: str
    entropy: str = ""
    seal: str = ""
    orders: dict[str, str] = {}
    sleep_start: int = 0
    sleep_end: int = 0
    seen: float = 0.0
    owner: str = ""
    ready: str = ""
    kept_for: str | None = None
    wants_rated: bool = False
    #: which of the faces drawn from the name; the row of the person says it, so it is never written here
    face: int = 0

    def __post_init__(self) -> None:
        rename(self, "bot")


#: what an entry takes on the disk beside its text: the rest of its row, and its lines in two indexes
ENTRY_BYTES: Final = 120


class NewRows(msgspec.Struct, frozen=True):
    """A new table with a log, as it goes into the database: all of it or nothing."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[Entry]

    def log_bytes(self) -> int:
        """Return about what the log takes on the disk."""
        return sum(ENTRY_BYTES + len(encode(entry)) for entry in self.entries)


class ChatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A line of chat; the store gives it its number."""

    table_id: str
    number: int = 0
    room: str
    person: str
    name: str
    seat: int | None
    text: str
    at: float
    client: str | None


class StoredTable(NamedTuple):
    """A table as the database has it at one moment, which is `now` by its clock."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    now: float

    @property
    def age(self) -> float:
        """How many seconds ago the last entry was appended, by the database's clock."""
        return self.now - (self.row.logged or self.row.updated)


class TableProgress(NamedTuple):
    """How far a table is: entries of its log, and changes of its rows outside the log."""

    version: int
    revision: int


class KnownSeat(NamedTuple):
    """A seat as the starter of a game knows it, and the bot that it gets if it is open."""

    seat: int
    kind: str
    name: str
    entropy: str
    seal: str
    sleep: tuple[int, int]
    bot: str
    bot_name: str


class Conflict(Exception):
    """Raised when the table is not at that version any more, or is over."""


class NoticeChange(NamedTuple):
    """What a change of a table means for people who have channels for notices.

    `done` owe nothing now, or have just decided; `owing` owe a decision, each with the seconds that they have
    for it (0: no clock); `ended` played a game that is over now.
    """

    done: Sequence[str]
    owing: Sequence[tuple[str, float]] = ()
    ended: Sequence[str] = ()


class EndedSeat(NamedTuple):
    """A seat of a rated game that has ended: its person, or a bot and its rating; the place it came in."""

    seat: int
    person: str | None
    bot: str
    #: mu and sigma of a bot
    rating: tuple[float, float] | None
    place: int
    #: True if the player left before the end
    gone: bool


class RatedEnding(NamedTuple):
    """A rated game that has ended; `state` says why it does not count, if it does not.

    `live`: it does not count either if the server has failed while it was played.
    """

    game: str
    seats: Sequence[EndedSeat]
    state: str = ""
    live: bool = False


class Append(NamedTuple):
    """Entries for a table that is at `version`, and what its row says afterwards.

    `told` is when everybody could know of them; None if they are somebody's secret.

    `seats` are those that a start relies on: the open ones get their bots in the same transaction, and if any
    differs from what the starter knew, it is a conflict.
    """

    table_id: str
    version: int
    new: Sequence[Entry]
    status: str
    told: float | None
    result: Result | None = None
    seats: Sequence[KnownSeat] | None = None
    glance: Glance | None = None
    notices: NoticeChange | None = None
    rated: RatedEnding | None = None
    #: of a game that has ended, by seat: what it played with
    facts: Sequence[Mapping[str, tuple[str, ...]]] = ()


#: what a person can have with another one (store/ties.py)
FOLLOW: Final = "follow"
BLOCK: Final = "block"

#: the statuses of a table that keeps its result: its log takes no further entry
OVER: Final = ("finished", "abandoned")

#: columns that hold JSON
_JSON: Final = ("options", "clock", "result", "glance", "orders", "origin")

R = TypeVar("R", bound=msgspec.Struct)


def from_columns(kind: type[R], columns: Mapping[Any, Any]) -> R:
    """Return a row from what the database gives; raise msgspec.ValidationError."""
    values = {name: columns[name] for name in kind.__struct_fields__}
    for name in _JSON:
        if values.get(name) is not None:
            values[name] = msgspec.json.decode(values[name])
    return msgspec.convert(values, kind)


def to_columns(row: msgspec.Struct) -> dict[str, Any]:
    """Return a row as the database takes it."""
    columns = msgspec.structs.asdict(row)
    for name in _JSON:
        if columns.get(name) is not None:
            columns[name] = msgspec.json.encode(columns[name]).decode()
    return columns
