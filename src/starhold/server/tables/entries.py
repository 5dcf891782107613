"""What happened at a table, one entry after another. The log of entries is the truth; everything else is
made from it.

Entries are only ever appended. A move that was taken back stays, followed by an entry that says so.
"""

import msgspec

from starhold.kernel.record import rename


class Started(msgspec.Struct, frozen=True, gc=False, tag="started"):
    """The table was set up: the players' words for the dice, what chance answered, the digest."""

    at: float
    names: tuple[str, ...]
    entropy: tuple[str, ...]
    setup: tuple[int, ...]
    digest: str
    #: which digest this log carries
    digests: int = 1
    #: by seat: the seals of words, opened or not
    seals: tuple[str, ...] = ()


class Moved(msgspec.Struct, frozen=True, gc=False, tag="moved", omit_defaults=True):
    """A move: the action's notation, what chance answered, the digest after it, the client's id for it.

    The earliest logs have the action's number instead of its notation.
    """

    at: float
    seat: int
    action: str | int
    chance: tuple[int, ...]
    digest: str
    client: str = ""
    #: "" by hand, else `bot`, `order`, `clock`, or `random` where the bot gave no answer
    by: str = ""
    #: how many decisions of the same plan came right before it
    plan: int = 0


class Undone(msgspec.Struct, frozen=True, gc=False, tag="undone", omit_defaults=True):
    """The last moves were undone, so that this many are left."""

    at: float
    seat: int
    plies: int
    client: str = ""
    #: True if the clocks go back too; those of earlier versions did not
    clocks: bool = False


class UndoAsked(msgspec.Struct, frozen=True, gc=False, tag="undo-asked", omit_defaults=True):
    """A seat asks those concerned whether it may take its last move back, to this many moves."""

    at: float
    seat: int
    plies: int
    ask: tuple[int, ...]
    client: str = ""


class UndoAnswered(msgspec.Struct, frozen=True, gc=False, tag="undo-answered", omit_defaults=True):
    """One of those asked answers. A refusal ends the request; the last consent is followed by Undone."""

    at: float
    seat: int
    agree: bool
    client: str = ""


class Held(msgspec.Struct, frozen=True, gc=False, tag="held"):
    """A bot plays for a seat until its player returns: they left, or their time ran out.

    Or for good, where the bot of the seat has failed: `why` is `bot-` and its fault then.
    """

    at: float
    seat: int
    bot: str
    why: str

    def __post_init__(self) -> None:
        rename(self, "bot")


class Returned(msgspec.Struct, frozen=True, gc=False, tag="returned"):
    """The player has the seat back."""

    at: float
    seat: int


class TakenOver(msgspec.Struct, frozen=True, gc=False, tag="taken-over"):
    """A person has taken the seat of a bot; the rows name the person."""

    at: float
    seat: int


class Resigned(msgspec.Struct, frozen=True, gc=False, tag="resigned"):
    """The player resigned, or lost by the clock."""

    at: float
    seat: int
    why: str


class Sleeps(msgspec.Struct, frozen=True, gc=False, tag="sleeps"):
    """The player chose sleeping hours (UTC), which count from the seat's next decision on."""

    at: float
    seat: int
    start: int
    end: int


class Away(msgspec.Struct, frozen=True, gc=False, tag="away"):
    """The player is away between two moments, and the clock stands still; this replaces what was ahead."""

    at: float
    seat: int
    begins: float
    ends: float


class Abandoned(msgspec.Struct, frozen=True, gc=False, tag="abandoned"):
    """The host ended the game."""

    at: float


Entry = (
    Started
    | Moved
    | Undone
    | UndoAsked
    | UndoAnswered
    | Held
    | Returned
    | TakenOver
    | Resigned
    | Sleeps
    | Away
    | Abandoned
)

_DECODER: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> str:
    """Return an entry as it is stored."""
    return msgspec.json.encode(entry).decode()


def decode(body: str) -> Entry:
    """Return an entry as it was stored; raise msgspec.DecodeError."""
    return _DECODER.decode(body)
