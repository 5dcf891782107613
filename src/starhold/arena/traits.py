"""Traits: what a player had or did in a finished game that may have to do with winning it.

Read from the record and from what everybody sees at the end. A value is the message id of its name, so that a
report can be written in any language, or a number.
"""

import msgspec

from starhold.kernel.record import Record, win_shares
from starhold.kernel.state import State
from starhold.kernel.verify import Replay

#: by trait: one value, or several where one can have many of a kind
Traits = dict[str, tuple[str, ...]]


class SeatTraits(msgspec.Struct, frozen=True):
    """One seat of a finished game."""

    bot: str
    #: its part of the win
    share: float
    points: int
    traits: Traits


class Finished(msgspec.Struct, frozen=True):
    """A finished game, as a report counts it."""

    game: str
    players: tuple[SeatTraits, ...]
    #: decisions
    length: int


def finished(record: Record) -> Finished | None:
    """Return what a report counts of a record, by playing it again; None if it did not end."""
    if record.result is None:
        return None
    # Digests are for verifying; here they would cost most of the time.
    bare = msgspec.structs.replace(
        record,
        setup_digest="",
        moves=tuple(msgspec.structs.replace(move, digest="") for move in record.moves),
    )
    replay = Replay(bare)
    while not replay.done:
        replay.step()
    replay.check_result()
    scores, ranks = record.result.scores, record.result.ranks
    shares = win_shares(ranks)
    players = []
    for seat, row in enumerate(record.seats[: len(ranks)]):
        own = [move for move in record.moves if move.seat == seat]
        traits = _place(replay.state, seat) | replay.game.traits(replay.state, seat, own)
        players.append(SeatTraits(row.kind, shares[seat], scores[seat], traits))
    return Finished(record.game, tuple(players), len(record.moves))


def _place(state: State, seat: int) -> Traits:
    """Return in which place the seat plays, counted from the first player, if the view names that one."""
    first: int | None = getattr(state.view(None), "first", None)
    return {} if first is None else {"seat": (str((seat - first) % int(state.players) + 1),)}
