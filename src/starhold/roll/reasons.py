"""Why a thing on the board cannot be picked, in words, from what a seat sees.

The engine has already refused the pick: no legal choice begins with it, nor does it go on with one that was
begun. These functions only look for what in the view explains that, and say nothing where it is not sure.
"""

from collections.abc import Callable
from typing import Final

from starhold.kernel.bits import bit, has
from starhold.kernel.words import Line, Number, Word
from starhold.roll import components as box
from starhold.roll.components import COLOUR_NAMES, DIE_NAMES, PHASE_NAMES, SIDE_NAMES, Dev, Phase, Side
from starhold.roll.ids import DEVELOPMENTS, FACTION_PARTS
from starhold.roll.view import Dice, PlayerView, RollView, ScreenView, StackView
from starhold.roll.words import COLOURED, colour_name, die_name, phase_name, side_of_tile

Why = Line | None
#: gets the last part of a pick: `ship:rare` of `die:ship:rare`, nothing of `cup`
Reason = Callable[[RollView, PlayerView, str], Why]

DICTATE: Final = "dictate"
_TOP: Final = "-top"
_GOODS: Final = "-goods"
_ADVANCED_LOGISTICS: Final = DEVELOPMENTS[Dev.ADVANCED_LOGISTICS]
_BACKUP_PLANNING: Final = DEVELOPMENTS[Dev.BACKUP_PLANNING]
_RECONNAISSANCE: Final = FACTION_PARTS[Dev.IMPROVED_RECONNAISSANCE - box.TILES][0]
_RESERVES: Final = DEVELOPMENTS[Dev.GALACTIC_RESERVES]
#: Reassign powers by the name of their development
_POWERS: Final = {DEVELOPMENTS[number]: power for power, number in enumerate(box.POWER_DEVELOPMENT)}
#: the phase that works on each slot
_PHASE_OF: Final = {
    SIDE_NAMES[Side.DEVELOPMENT]: PHASE_NAMES[Phase.DEVELOP],
    SIDE_NAMES[Side.WORLD]: PHASE_NAMES[Phase.SETTLE],
}


def why_not(view: RollView, seat: int, step: str, pick: str) -> Why:
    """The reason that fits the question and the sort of thing, if there is one."""
    sort, _, thing = pick.partition(":")
    reason = _REASONS.get((step, sort)) or _ANYWHERE.get(sort)
    return reason(view, view.players[seat], thing) if reason is not None else None


def _line(reason: str, **words: Word) -> Line:
    return Line(f"roll-why-{reason}", words)


# -- looking at the view -----------------------------------------------------------------------------


def _total(dice: Dice) -> int:
    return sum(dice.values())


def _owns(player: PlayerView, development: str) -> bool:
    return any(one.id == development for one in player.developments)


def _stack(player: PlayerView, side: str) -> StackView | None:
    stacks = {SIDE_NAMES[0]: player.development_stack, SIDE_NAMES[1]: player.world_stack}
    return stacks.get(side)


def _goods(player: PlayerView, colour: str) -> int:
    return sum(len(world.goods) for world in player.worlds if world.colour == colour)


# -- assign ------------------------------------------------------------------------------------------


def _early(screen: ScreenView) -> Why:
    """R-ASSIGN-10: wild dice first, then the selector, then powers one at a time."""
    if screen.wild:
        return _line("wild-first")
    if screen.selected is None:
        return _line("select-first")
    return None


def _assign_row(_view: RollView, player: PlayerView, phase: str) -> Why:
    """After the wild dice only a power brings dice into a row (R-REASSIGN-1)."""
    screen = player.screen
    if screen is None or phase not in PHASE_NAMES:
        return None
    early = _early(screen)
    if early is not None:
        return early
    power = _POWERS.get(screen.using or "")
    row = PHASE_NAMES.index(phase)
    if power is not None and not has(_destinations(power, screen), row):
        return _line("power-to", power=_power_name(power), phase=phase_name(row))
    return _line("reassign-how") if screen.using is None else _line("other-row")


def _assign_strip(_view: RollView, player: PlayerView, _phase: str) -> Why:
    """R-ASSIGN-6."""
    screen = player.screen
    if screen is None:
        return None
    if screen.selected is None:
        return _early(screen)
    return _line("selected-already", phase=phase_name(PHASE_NAMES.index(screen.selected)))


def _assign_dictate(_view: RollView, player: PlayerView, _thing: str) -> Why:
    screen = player.screen
    if screen is None:
        return None
    early = _early(screen)
    if early is not None:
        return early
    return _line("finish-power") if screen.using is not None else _no_dictate(player, screen)


def _no_dictate(player: PlayerView, screen: ScreenView) -> Why:
    """R-DICTATE-4, R-DICTATE-5."""
    if screen.dictated and not _owns(player, _BACKUP_PLANNING):
        return _line("dictate-used")
    workers = sum(_total(dice) for dice in screen.rows.values())
    return _line("dictate-two") if workers < 2 else None


def _assign_development(_view: RollView, player: PlayerView, development: str) -> Why:
    """R-REASSIGN-2, R-REASSIGN-13."""
    screen = player.screen
    built = next((one for one in player.developments if one.id == development), None)
    if screen is None or built is None:
        return None
    if not built.reassign:
        return _line("no-reassign")
    if development not in _POWERS:
        return _line("changes-dictate")
    early = _early(screen)
    if early is not None:
        return early
    return _line("power-spent") if screen.using is None else _line("finish-power")


def _assign_die(view: RollView, player: PlayerView, thing: str) -> Why:
    place, _, kind = thing.partition(":")
    screen = player.screen
    if screen is None or kind not in DIE_NAMES:
        return None
    if place == "selector":
        return _line("selector-stays")  # R-REASSIGN-9
    if place == DICTATE:
        return _line("given-up")  # R-REASSIGN-8
    if place not in PHASE_NAMES:
        return _lying(view, player, thing)
    if screen.wild:
        return _line("wild-first")
    if screen.using is not None:
        return _not_moved(screen.using, PHASE_NAMES.index(place), DIE_NAMES.index(kind))
    return _no_dictate(player, screen) if screen.selected is not None else None


def _not_moved(using: str, row: int, kind: int) -> Why:
    """What the power in use is not for."""
    power = _POWERS.get(using)
    if power is None:
        return None
    if not has(box.POWER_KINDS[power], kind):
        return _line("power-type", power=_power_name(power), die=die_name(kind))
    if not has(box.POWER_FROM[power], row):
        return _line("power-from", power=_power_name(power), phase=phase_name(row))
    return None


def _power_name(power: int) -> Word:
    return side_of_tile(Side.DEVELOPMENT, box.POWER_DEVELOPMENT[power])


def _destinations(power: int, screen: ScreenView) -> int:
    """The rows that a power moves to (R-REASSIGN-5, R-REASSIGN-12)."""
    to = box.POWER_TO[power]
    return bit(PHASE_NAMES.index(screen.selected or "")) if to == box.TO_SELECTED else to


# -- dice wherever they lie ------------------------------------------------------------------------------


def _lying(view: RollView, player: PlayerView, thing: str) -> Why:
    """What the dice of a place are there for."""
    place = thing.partition(":")[0]
    if place in PHASE_NAMES:
        return _phase(view, player, place)
    if place == "cup":
        return _line("in-cup")  # R-PHASE-8
    if place == "citizenry":
        return _line("in-citizenry", credits=Number(player.credits))  # R-MANAGE-1
    if place.endswith("-slot"):
        return _line("builder")  # R-DEV-11
    return _line("good") if place.removesuffix(_GOODS) in COLOURED else None  # R-PRODUCE-9


def _phase(view: RollView, _player: PlayerView, phase: str) -> Why:
    """R-REVEAL-2, R-PHASE-1: a phase that is not played now."""
    if phase not in PHASE_NAMES or view.stage in ("lay-out", "assign"):
        return None
    number = PHASE_NAMES.index(phase)
    if phase not in view.active:
        return _line("phase-idle", phase=phase_name(number))
    now = PHASE_NAMES.index(view.stage) if view.stage in PHASE_NAMES else len(PHASE_NAMES)
    if number == now:
        return None
    return _line("phase-later" if number > now else "phase-over", phase=phase_name(number))


# -- tiles ---------------------------------------------------------------------------------------------------


def _lay_out_stack(_view: RollView, _player: PlayerView, side: str) -> Why:
    """R-SETUP-7, R-SETUP-8."""
    return _line("lay-out-both") if side == SIDE_NAMES[Side.WORLD] else None


def _explore_tile(view: RollView, player: PlayerView, tile: str) -> Why:
    """R-EXPLORE-4, R-EXPLORE-6."""
    if player.drawn_tiles:
        return _line("drawn-first")
    return None if _owns(player, _ADVANCED_LOGISTICS) else _line("scout-first")


def _explore_stack(view: RollView, player: PlayerView, spot: str) -> Why:
    """R-EXPLORE-6, R-TILE-36."""
    if not player.drawn_tiles:
        return None if _owns(player, _ADVANCED_LOGISTICS) else _line("no-tile")
    return _under_only(view, player, spot) if not _owns(player, _RECONNAISSANCE) else None


def _under_only(_view: RollView, _player: PlayerView, spot: str) -> Why:
    """R-EXPLORE-6, R-TILE-7."""
    return _line("under-only") if spot.endswith(_TOP) else None


def _stack_progress(_view: RollView, player: PlayerView, spot: str) -> Why:
    """R-DEV-3: how far the top tile is."""
    stack = _stack(player, spot.removesuffix(_TOP))
    if stack is None:
        return None
    if stack.top is None:
        return _line("stack-empty")  # R-DEV-7
    return _line("tile-progress", dice=Number(_total(stack.dice)), needed=Number(stack.needed))


def _tile(view: RollView, player: PlayerView, tile: str) -> Why:
    """R-DEV-2: only top tiles are worked on."""
    for side in SIDE_NAMES:
        stack = _stack(player, side)
        if stack is not None and any(one.tile == tile for one in stack.tiles or ()):
            top = stack.top is not None and stack.top.tile == tile
            return _stack_progress(view, player, side) if top else _line("below-top")
    return None


def _slot(view: RollView, player: PlayerView, side: str) -> Why:
    return _phase(view, player, _PHASE_OF.get(side, ""))


def _development(_view: RollView, player: PlayerView, development: str) -> Why:
    """R-REASSIGN-3."""
    reassigns = any(one.id == development and one.reassign for one in player.developments)
    return _line("reassign-only") if reassigns else None


# -- the other phases --------------------------------------------------------------------------------


def _explorer(view: RollView, player: PlayerView, thing: str) -> Why:
    """R-EXPLORE-1: an explorer is used by choosing its task."""
    if thing.partition(":")[0] == PHASE_NAMES[Phase.EXPLORE]:
        return _line("drawn-first") if player.drawn_tiles else _line("explorer-task")
    return _lying(view, player, thing)


def _produce_worlds(_view: RollView, player: PlayerView, colour: str) -> Why:
    """R-PRODUCE-3, R-PRODUCE-4."""
    if colour not in COLOURED:
        return _line("grey") if colour in COLOUR_NAMES else None
    each = box.RESERVES_PER_WORLD if _owns(player, _RESERVES) else box.GOODS_PER_WORLD
    places = each * sum(world.colour == colour for world in player.worlds)
    full = _goods(player, colour) >= places
    return _line("worlds-full", colour=colour_name(COLOUR_NAMES.index(colour))) if full else None


def _goods_worlds(_view: RollView, player: PlayerView, colour: str) -> Why:
    """Where goods are taken from worlds."""
    if colour not in COLOURED:
        return _line("grey") if colour in COLOUR_NAMES else None
    return _line("no-good") if _goods(player, colour) == 0 else None


def _shipment(_view: RollView, _player: PlayerView, _thing: str) -> Why:
    """R-SHIP-3: shipper, good and task, in this order."""
    return _line("shipment-order")


def _ship_die(view: RollView, player: PlayerView, thing: str) -> Why:
    place = thing.partition(":")[0]
    if place == PHASE_NAMES[Phase.SHIP] or place.endswith(_GOODS):
        return _shipment(view, player, thing)
    return _lying(view, player, thing)


def _manage_die(view: RollView, player: PlayerView, thing: str) -> Why:
    """R-MANAGE-2, R-MANAGE-5: recruiting comes first, and ends with the credits."""
    place = thing.partition(":")[0]
    if place == "citizenry":
        return _line("recruit-over")
    if place.endswith(("-slot", _GOODS)):
        return _line("recruit-first", credits=Number(player.credits))
    return _lying(view, player, thing)


#: by step and sort of pick
_REASONS: Final[dict[tuple[str, str], Reason]] = {
    ("lay-out", "stack"): _lay_out_stack,
    ("assign", "row"): _assign_row,
    ("assign", "strip"): _assign_strip,
    ("assign", "dictate"): _assign_dictate,
    ("assign", "development"): _assign_development,
    ("assign", "die"): _assign_die,
    ("explore", "tile"): _explore_tile,
    ("explore", "stack"): _explore_stack,
    ("explore", "die"): _explorer,
    ("research", "tile"): _explore_tile,
    ("research", "stack"): _under_only,
    ("produce", "worlds"): _produce_worlds,
    ("ship", "worlds"): _goods_worlds,
    ("ship", "die"): _ship_die,
    ("ship", "trade"): _shipment,
    ("ship", "consume"): _shipment,
    ("manage", "worlds"): _goods_worlds,
    ("manage", "die"): _manage_die,
}
#: by sort of pick, where the step has no reason of its own
_ANYWHERE: Final[dict[str, Reason]] = {
    "die": _lying,
    "row": _phase,
    "strip": _phase,
    "slot": _slot,
    "stack": _stack_progress,
    "tile": _tile,
    "development": _development,
}
