"""Traits: what a player had or did in a finished game that may have to do with winning it.

Read from the record and from what everybody sees at the end. A value is the message id of its name, so that a
report can be told in any language, or a number.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from starhold.kernel.record import Move, Record, win_shares
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
    """What a record tells, by playing it again; None if it did not end."""
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
    read = TRAITS.get(record.game)
    players = []
    for seat, row in enumerate(record.seats[: len(ranks)]):
        traits = {} if read is None else read(replay.state, seat, _own(record, seat))
        players.append(SeatTraits(row.kind, shares[seat], scores[seat], traits))
    return Finished(record.game, tuple(players), len(record.moves))


def _own(record: Record, seat: int) -> list[Move]:
    return [move for move in record.moves if move.seat == seat]


def _first(moves: Sequence[Move], kind: str) -> list[str]:
    """The arguments of the first action of a kind, in its notation."""
    return next((move.action.split()[1:] for move in moves if move.action.split()[0] == kind), [])


def _turn(state: State, first: int, seat: int) -> tuple[str, ...]:
    """In which place one plays, counted from the first player."""
    return (str((seat - first) % int(state.players) + 1),)


def galaxies(state: State, seat: int, moves: Sequence[Move]) -> Traits:
    """Mission, first die, colonies, level."""
    view: Any = state.view(None)
    player = view.seats[seat]
    opening = _first(moves, "activate")[:1]
    return {
        "seat": _turn(state, view.first, seat),
        "mission": (f"galaxies-mission-{player.mission}",) if player.mission else (),
        "opening": tuple(f"galaxies-face-{face}" for face in opening),
        "level": (str(player.empire.level),),
        "planet": tuple(f"galaxies-planet-{planet.id}" for planet in player.empire.colonies),
    }


def kingdoms(state: State, seat: int, moves: Sequence[Move]) -> Traits:
    """Faction, kingdom, first action, magic and tower at the end."""
    view: Any = state.view(None)
    player = view.seats[seat]
    home = next((board.side for board in view.boards if board.owner == seat), None)
    opening = _first(moves, "select")[:1]
    return {
        "seat": _turn(state, view.first, seat),
        "faction": (f"kingdoms-faction-{player.faction}",),
        "home": (f"kingdoms-side-{home}",) if home else (),
        "opening": tuple(f"kingdoms-act-{act}" for act in opening),
        "magic": (str(player.magic),),
        "tower": (str(player.tower),),
    }


def roll(state: State, seat: int, moves: Sequence[Move]) -> Traits:
    """Starting tile, home world, first phase selected, what was built."""
    view: Any = state.view(None)
    player = view.players[seat]
    opening = _first(moves, "select")[-1:]
    home = [world.id for world in player.worlds if world.sort == "home"]
    return {
        "seat": _turn(state, view.first, seat),
        "start": (f"roll-faction-{player.faction}",),
        "home": tuple(f"roll-home-{name}" for name in home),
        "opening": tuple(f"roll-phase-{phase}" for phase in opening),
        "development": tuple(
            f"roll-development-{tile.id}" for tile in player.developments if tile.sort == "development"
        ),
        "world": tuple(f"roll-world-{tile.id}" for tile in player.worlds if tile.sort == "world"),
    }


#: how each game is read; of others only seats, points and lengths are told
TRAITS: Final[dict[str, Callable[[State, int, Sequence[Move]], Traits]]] = {
    "galaxies": galaxies,
    "kingdoms": kingdoms,
    "roll": roll,
}
