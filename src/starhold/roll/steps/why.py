"""Why not: what is said against things that lie on a player's board, when a step is asked to explain itself.

A step says first what its own decision has against them (`Step.offer`); `refuse_board` adds what is true
whatever is decided.
"""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from starhold.kernel.bits import has, members
from starhold.kernel.moves import Moves
from starhold.kernel.words import Number, Reason
from starhold.roll import components as box
from starhold.roll.actions import PLACE_NAMES, PLACES, SPOT_NAMES, DicePlace, RollAction, Spot
from starhold.roll.components import COLOUR_NAMES, DEVELOPMENTS, DIE_NAMES, PHASE_NAMES, SIDE_NAMES, Phase
from starhold.roll.dice import kinds, total
from starhold.roll.powers.building import cost
from starhold.roll.powers.reassign import POWERS
from starhold.roll.screen import NONE, Screen
from starhold.roll.state import Player, RollState
from starhold.roll.words import REASONS, die_pick, phase_name, tile_pick

# -- things on the board ---------------------------------------------------------------------------------

#: one for each phase
ROWS: Final = tuple(f"row:{phase}" for phase in PHASE_NAMES)
STRIPS: Final = tuple(f"strip:{phase}" for phase in PHASE_NAMES)
#: all workers that a phase may have, virtual ones included (R-POWER-9)
WORKERS: Final = tuple(
    tuple(f"die:{phase}:{virtual}{die}" for virtual in ("", "virtual-") for die in DIE_NAMES)
    for phase in PHASE_NAMES
)
#: the spots for tiles: all, and those on top of the stacks
STACKS: Final = tuple(f"stack:{spot}" for spot in SPOT_NAMES)
TOPS: Final = STACKS[Spot.ON_DEVELOPMENTS :]


def refuse_all(picks: Iterable[str], reason: Reason, moves: Moves) -> None:
    for pick in picks:
        moves.refuse_pick(pick, reason)


def refuse_dice(player: Player, first: i64, last: i64, reason: Reason, moves: Moves) -> None:
    """Refuse the dice that lie in these places, from the first to the last."""
    for place in range(first, last + 1):
        _refuse_dice(f"die:{PLACE_NAMES[place]}:", player.at(place), reason, moves)


def refuse_workers(player: Player, phase: i64, reason: Reason, moves: Moves) -> None:
    """Refuse the workers of the phase that have not acted yet, virtual ones included."""
    _refuse_dice(f"die:{PHASE_NAMES[phase]}:", player.at(phase), reason, moves)
    _refuse_dice(f"die:{PHASE_NAMES[phase]}:virtual-", player.virtual, reason, moves)


def _refuse_dice(start: str, dice: i64, reason: Reason, moves: Moves) -> None:
    """Refuse these dice; their picks begin with `start` and end with the type."""
    refuse_all([start + DIE_NAMES[kind] for kind in members(kinds(dice))], reason, moves)


def refuse_tiles(tiles: bytes, reason: Reason, moves: Moves) -> None:
    refuse_all([tile_pick(tile) for tile in tiles], reason, moves)


def refuse_powers(player: Player, reason: Reason, moves: Moves) -> None:
    """Refuse Dictate and all powers that move workers."""
    moves.refuse_pick("dictate", reason)
    for power in player.tableau.reassigns:
        moves.refuse(RollAction.USE + power, reason)


# -- worlds, where goods are asked for -------------------------------------------------------------------

GREY: Final = REASONS.declare("grey", rule="R-PRODUCE-3")
NO_GOOD: Final = REASONS.declare("no-good", rule="R-SHIP-4")


def refuse_grey(moves: Moves) -> None:
    moves.refuse_pick("worlds:grey", GREY())


def refuse_empty_worlds(player: Player, moves: Moves) -> None:
    """Refuse worlds without a good."""
    refuse_grey(moves)
    for colour in range(box.COLOURS):
        if not player.goods(colour):
            moves.refuse_pick(f"worlds:{COLOUR_NAMES[colour]}", NO_GOOD())


# -- whatever is decided -----------------------------------------------------------------------------------

PHASE_IDLE: Final = REASONS.declare("phase-idle", rule="R-REVEAL-2")
PHASE_LATER: Final = REASONS.declare("phase-later", rule="R-PHASE-1")
PHASE_OVER: Final = REASONS.declare("phase-over", rule="R-PHASE-1")
IN_CUP: Final = REASONS.declare("in-cup", rule="R-PHASE-8")
IN_CITIZENRY: Final = REASONS.declare("in-citizenry", rule="R-MANAGE-1")
BUILDER: Final = REASONS.declare("builder", rule="R-DEV-11")
GOOD: Final = REASONS.declare("good", rule="R-PRODUCE-9")
SELECTOR_STAYS: Final = REASONS.declare("selector-stays", rule="R-REASSIGN-9")
GIVEN_UP: Final = REASONS.declare("given-up", rule="R-REASSIGN-8")
SELECTED_ALREADY: Final = REASONS.declare("selected-already", rule="R-ASSIGN-6")
NO_REASSIGN: Final = REASONS.declare("no-reassign", rule="R-REASSIGN-13")
CHANGES_DICTATE: Final = REASONS.declare("changes-dictate", rule="R-REASSIGN-13")
REASSIGN_ONLY: Final = REASONS.declare("reassign-only", rule="R-REASSIGN-3")
STACK_EMPTY: Final = REASONS.declare("stack-empty", rule="R-DEV-7")
TILE_PROGRESS: Final = REASONS.declare("tile-progress", rule="R-DEV-3")
BELOW_TOP: Final = REASONS.declare("below-top", rule="R-DEV-2")

#: the part of the round before all phases
BEFORE: Final = -1


def refuse_board(state: RollState, seat: i64, moves: Moves) -> None:
    """Refuse all that lies in front of a player, for reasons that hold in every decision."""
    player = state.seats[seat]
    now = played(state)
    if now != BEFORE:
        _refuse_phases(state.active, now, moves)
    if now != Phase.EXPLORE:  # there tiles are not built but looked for
        _refuse_stacks(player, moves)
    if player.screen is not None:
        _refuse_assigned(player.screen, moves)
    _refuse_developments(player, moves)
    credits = Number(int(player.credits))
    refuse_dice(player, DicePlace.CUP, DicePlace.CUP, IN_CUP(), moves)
    refuse_dice(player, DicePlace.CITIZENRY, DicePlace.CITIZENRY, IN_CITIZENRY(credits=credits), moves)
    refuse_dice(player, DicePlace.DEVELOPMENT_SLOT, DicePlace.WORLD_SLOT, BUILDER(), moves)
    refuse_dice(player, DicePlace.GOODS, PLACES - 1, GOOD(), moves)


def played(state: RollState) -> i64:
    """Return the phase that is being played; Manage comes after all of them."""
    name = state.stack[-1].name
    if name in PHASE_NAMES:
        return PHASE_NAMES.index(name)
    if name in ("levy", "research"):
        return Phase.EXPLORE
    return box.PHASES if name == "manage" else BEFORE


def _refuse_phases(active: i64, now: i64, moves: Moves) -> None:
    """Refuse rows, workers and slots of the other phases."""
    for phase in range(box.PHASES):
        if phase == now:
            continue
        kind = PHASE_LATER if phase > now else PHASE_OVER
        reason = (kind if has(active, phase) else PHASE_IDLE)(phase=phase_name(phase))
        refuse_all((ROWS[phase], STRIPS[phase], *WORKERS[phase]), reason, moves)
        if phase in (Phase.DEVELOP, Phase.SETTLE):
            moves.refuse_pick(f"slot:{SIDE_NAMES[phase - Phase.DEVELOP]}", reason)


def _refuse_assigned(screen: Screen, moves: Moves) -> None:
    """Refuse what was decided behind the screen and stays so."""
    if screen.phase != NONE:
        refuse_all(STRIPS, SELECTED_ALREADY(phase=phase_name(int(screen.phase))), moves)
        moves.refuse_pick(die_pick("selector", int(screen.selector)), SELECTOR_STAYS())
    _refuse_dice("die:dictate:", screen.given, GIVEN_UP(), moves)


def _refuse_developments(player: Player, moves: Moves) -> None:
    """Refuse developments, but for powers that move workers while that is possible."""
    moving = [POWERS[power].development for power in player.tableau.reassigns]
    for development in player.tableau.developments:
        reassigns = bool(box.IS_REASSIGN[development])
        if player.screen is None:
            reason = REASSIGN_ONLY() if reassigns else None
        elif development in moving:
            reason = None
        else:
            reason = CHANGES_DICTATE() if reassigns else NO_REASSIGN()
        if reason is not None:
            moves.refuse_pick(f"development:{DEVELOPMENTS[development]}", reason)


def _refuse_stacks(player: Player, moves: Moves) -> None:
    """R-DEV-2, R-DEV-3: stacks and the tiles in them, of which the top one is being built."""
    for side in range(box.SIDES):
        stack = player.stack(side)
        reason = STACK_EMPTY()
        if stack:
            dice = total(player.at(DicePlace.DEVELOPMENT_SLOT + side))
            needed = cost(player, side, stack[0])
            reason = TILE_PROGRESS(dice=Number(int(dice)), needed=Number(int(needed)))
        refuse_all(STACKS[side :: box.SIDES], reason, moves)
        refuse_tiles(stack[:1], reason, moves)
        refuse_tiles(stack[1:], BELOW_TOP(), moves)
