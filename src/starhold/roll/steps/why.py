"""Why not: the reasons that several steps give, and how a step gives one.

A step lists its reasons in the order in which the rules ask their conditions; the first that holds for what
was picked is the one. Each has a predicate of its own, which is true wherever the reason is given.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from starhold.kernel.bits import has
from starhold.kernel.vocabulary import ReasonTable
from starhold.kernel.words import Number, Reason, Word
from starhold.roll import components as box
from starhold.roll.actions import COLOURED, PLACE_NAMES, SPOT_NAMES
from starhold.roll.components import (
    COLOUR_NAMES,
    DEVELOPMENTS,
    DIE_NAMES,
    PHASE_NAMES,
    SIDE_NAMES,
    TILE_IDS,
    Phase,
    Side,
)
from starhold.roll.dice import number, total
from starhold.roll.powers.building import cost
from starhold.roll.state import Player, Roll
from starhold.roll.tiles import holds
from starhold.roll.words import phase_name

REASONS: Final = ReasonTable()

NOTHING: Final = -1


class Pick:
    """What was picked: `die:ship:rare` is a die of type `rare` in the place `ship`."""

    def __init__(self, pick: str) -> None:
        parts = (pick + "::").split(":")
        self.sort: str = parts[0]
        self.thing: str = parts[1]
        self.type: str = parts[2]
        #: the thing as a number: a phase, a tile, a colour, a side, a development; or NOTHING
        self.phase: i64 = (
            _number(self.thing, PHASE_NAMES) if self.sort in ("row", "strip", "die") else NOTHING
        )
        self.tile: i64 = _number(self.thing, TILE_IDS) if self.sort == "tile" else NOTHING
        self.colour: i64 = _number(self.thing, COLOUR_NAMES) if self.sort == "worlds" else NOTHING
        self.development: i64 = _number(self.thing, DEVELOPMENTS) if self.sort == "development" else NOTHING
        self.kind: i64 = _number(self.type, DIE_NAMES) if self.sort == "die" else NOTHING
        self.spot: i64 = _number(self.thing, SPOT_NAMES) if self.sort == "stack" else NOTHING
        if self.sort == "slot" and self.thing in SIDE_NAMES:
            self.phase = Phase.DEVELOP + SIDE_NAMES.index(self.thing)

    def is_die(self, *places: str) -> bool:
        """Is it a die in one of these places?"""
        return self.sort == "die" and self.thing in places


def _number(name: str, names: tuple[str, ...]) -> int:
    return names.index(name) if name in names else NOTHING


Holds = Callable[[Roll, Player, Pick], bool]
Words = Callable[[Roll, Player, Pick], dict[str, Word]]


class Why:
    """A reason: its name, its rule, when it is true, and what it speaks of."""

    def __init__(self, name: str, rule: str, holds: Holds, words: Words | None = None) -> None:
        self.holds: Holds = holds
        self.words: Words | None = words
        self.declared = REASONS.declare(
            name, lambda state, seat, pick: holds(state, state.seats[seat], Pick(pick)), rule
        )

    def given(self, state: Roll, player: Player, pick: Pick) -> Reason | None:
        """The reason, if it holds."""
        if not self.holds(state, player, pick):
            return None
        return self.declared(**(self.words(state, player, pick) if self.words is not None else {}))


def first(state: Roll, seat: i64, pick: str, reasons: list[Why]) -> Reason | None:
    """The first reason that holds for what was picked."""
    picked = Pick(pick)
    for reason in reasons:
        found = reason.given(state, state.seats[seat], picked)
        if found is not None:
            return found
    return None


# -- dice wherever they lie ---------------------------------------------------------------------------


def lies(player: Player, pick: Pick) -> bool:
    """Is there such a die?"""
    if pick.kind == NOTHING or pick.thing not in PLACE_NAMES:
        return False
    return number(player.at(PLACE_NAMES.index(pick.thing)), pick.kind) > 0


def works(player: Player, pick: Pick, phase: str) -> bool:
    """Is it a worker of this phase that has not acted yet, a die or a virtual one (R-POWER-9)?"""
    kind = _number(pick.type.removeprefix("virtual-"), DIE_NAMES)
    if pick.type.startswith("virtual-"):
        return pick.is_die(phase) and kind != NOTHING and number(player.virtual, kind) > 0
    return pick.is_die(phase) and lies(player, pick)


GOODS: Final = tuple(f"{colour}-goods" for colour in COLOURED)
SLOTS: Final = tuple(f"{side}-slot" for side in SIDE_NAMES)

IN_CUP: Final = Why(
    "in-cup", "R-PHASE-8", lambda state, player, pick: pick.is_die("cup") and lies(player, pick)
)
IN_CITIZENRY: Final = Why(
    "in-citizenry",
    "R-MANAGE-1",
    lambda state, player, pick: (
        pick.is_die("citizenry") and lies(player, pick) and state.stack[-1].name != "manage"
    ),
    lambda state, player, pick: {"credits": Number(int(player.credits))},
)
BUILDER: Final = Why(
    "builder",
    "R-DEV-11",
    lambda state, player, pick: (
        pick.is_die(*SLOTS) and lies(player, pick) and state.stack[-1].name != "manage"
    ),
)
GOOD: Final = Why(
    "good",
    "R-PRODUCE-9",
    lambda state, player, pick: (
        pick.is_die(*GOODS) and lies(player, pick) and state.stack[-1].name != "manage"
    ),
)

# -- phases ----------------------------------------------------------------------------------------------


def played(state: Roll) -> i64:
    """The phase that is being played; Manage comes after all of them, Assign before."""
    name = state.stack[-1].name
    if name in PHASE_NAMES:
        return PHASE_NAMES.index(name)
    if name in ("levy", "research"):
        return Phase.EXPLORE
    return box.PHASES if name == "manage" else NOTHING


def _of_phase(state: Roll, player: Player, pick: Pick) -> dict[str, Word]:
    return {"phase": phase_name(int(pick.phase))}


PHASE_IDLE: Final = Why(
    "phase-idle",
    "R-REVEAL-2",
    lambda state, player, pick: (
        pick.phase != NOTHING and played(state) != NOTHING and not has(state.active, pick.phase)
    ),
    _of_phase,
)
PHASE_LATER: Final = Why(
    "phase-later",
    "R-PHASE-1",
    lambda state, player, pick: NOTHING < played(state) < pick.phase and has(state.active, pick.phase),
    _of_phase,
)
PHASE_OVER: Final = Why(
    "phase-over",
    "R-PHASE-1",
    lambda state, player, pick: NOTHING < pick.phase < played(state) and has(state.active, pick.phase),
    _of_phase,
)

# -- tiles -----------------------------------------------------------------------------------------------


def _side(player: Player, pick: Pick) -> i64:
    """The stack that is meant: picked itself, or by a tile in it."""
    if pick.spot != NOTHING:
        return pick.spot % 2
    if pick.tile != NOTHING and holds(player.zone, pick.tile):
        return player.side_of(pick.tile)
    return NOTHING


def _is_top(player: Player, pick: Pick) -> bool:
    """Is it a stack with tiles, or the tile on top of one?"""
    side = _side(player, pick)
    if side == NOTHING or not player.stack(side):
        return False
    return pick.tile == NOTHING or player.stack(side)[0] == pick.tile


def _progress(state: Roll, player: Player, pick: Pick) -> dict[str, Word]:
    """R-DEV-3: how far the top tile is."""
    side = _side(player, pick)
    slot = player.development_slot if side == Side.DEVELOPMENT else player.world_slot
    needed = cost(player, side, player.stack(side)[0])
    return {"dice": Number(int(total(slot))), "needed": Number(int(needed))}


STACK_EMPTY: Final = Why(
    "stack-empty",
    "R-DEV-7",
    lambda state, player, pick: pick.spot != NOTHING and not player.stack(pick.spot % 2),
)
TILE_PROGRESS: Final = Why(
    "tile-progress", "R-DEV-3", lambda state, player, pick: _is_top(player, pick), _progress
)
BELOW_TOP: Final = Why(
    "below-top",
    "R-DEV-2",
    lambda state, player, pick: (
        pick.tile != NOTHING and holds(player.zone, pick.tile) and not _is_top(player, pick)
    ),
)

# -- developments and worlds ---------------------------------------------------------------------------------


def reassigns(player: Player, pick: Pick) -> bool:
    """Is it an own development with a Reassign power?"""
    if pick.development == NOTHING or not holds(player.tableau.developments, pick.development):
        return False
    return bool(box.IS_REASSIGN[pick.development])


REASSIGN_ONLY: Final = Why(
    "reassign-only",
    "R-REASSIGN-3",
    lambda state, player, pick: reassigns(player, pick) and state.stack[-1].name != "assign",
)
GREY: Final = Why(
    "grey", "R-PRODUCE-3", lambda state, player, pick: pick.thing == "grey" and pick.sort == "worlds"
)
NO_GOOD: Final = Why(
    "no-good",
    "R-SHIP-4",
    lambda state, player, pick: 0 <= pick.colour < box.COLOURS and not player.goods(pick.colour),
)

#: what can be said of things that lie about and are not what a decision is about; and of tiles to be built
LYING: Final[list[Why]] = [
    PHASE_IDLE, PHASE_LATER, PHASE_OVER, IN_CUP, IN_CITIZENRY, BUILDER, GOOD, REASSIGN_ONLY
]  # fmt: skip
BUILT: Final[list[Why]] = [STACK_EMPTY, TILE_PROGRESS, BELOW_TOP]
