"""What is true whenever a reason is given, written from the rules: `offer` gives them, this checks them."""

from collections.abc import Callable
from typing import NamedTuple

from starhold.galaxies.components import (
    FACE_IDS,
    LENGTH,
    MAX_SLOTS,
    NO_PLANET,
    PLANET_IDS,
    TOP_LEVEL,
    TRACK,
    UPGRADE_COST,
    Place,
    Track,
)
from starhold.galaxies.game import GAME
from starhold.galaxies.powers.effect import EFFECTS, IDLE_TOO, Obstacle, obstacle
from starhold.galaxies.powers.orbits import Forth
from starhold.galaxies.powers.resources import Steal
from starhold.galaxies.powers.upgrades import Upgrade
from starhold.galaxies.state import NO_FACE, NO_PLACE, NOBODY, GalaxiesState, dice_of, total_dice
from starhold.galaxies.steps.base import TURN_BUTTONS
from starhold.galaxies.steps.dice import Advance
from starhold.galaxies.steps.ship import MoveShip
from starhold.galaxies.steps.turn import CONVERTED, Convert, Gathering, Reroll, useful_faces
from starhold.kernel.bits import bit, has, members

# -- what somebody points at --------------------------------------------------------------------------


class Picked(NamedTuple):
    """An element of the board, if it lies there: its kind (else empty), and what can be said of it."""

    kind: str = ""
    #: whose ship, colony or mat
    seat: int = NOBODY
    #: `home`, `surface` or `orbit` of a ship or a planet
    place: str = ""
    slot: int = -1
    planet: int = NO_PLANET
    face: int = NO_FACE
    #: of a button
    name: str = ""


def picked(state: GalaxiesState, pick: str) -> Picked:
    """What a pick means on this table."""
    kind, *words = pick.split(":")
    reader = _READERS.get(kind)
    return Picked() if reader is None or not words else reader(state, words)


def _below(size: int, word: str) -> int:
    """A number from 0 to size - 1, or -1 if the word is none."""
    return next((number for number in range(size) if str(number) == word), -1)


def _die(state: GalaxiesState, words: list[str]) -> Picked:
    return Picked("die", face=FACE_IDS.index(words[0])) if words[0] in FACE_IDS else Picked()


def _button(state: GalaxiesState, words: list[str]) -> Picked:
    return Picked("button", name=words[0])


def _ship(state: GalaxiesState, words: list[str]) -> Picked:
    seat = _below(state.sides(), words[0])
    empire = state.empires[seat]
    if words[1:] == ["home"]:
        return Picked("ship", seat, "home") if empire.home else Picked()
    slot = _below(MAX_SLOTS, words[2])
    there = empire.orbit if words[1] == "orbit" else empire.surface
    if slot < 0 or not has(there, slot):
        return Picked()
    return Picked("ship", seat, words[1], slot, state.planet_at(slot))


def _planet(state: GalaxiesState, words: list[str]) -> Picked:
    slot = _below(MAX_SLOTS, words[0])
    if slot < 0 or state.planet_at(slot) == NO_PLANET:
        return Picked()
    return Picked("planet", NOBODY, words[1] if len(words) == 2 else "", slot, state.planet_at(slot))


def _card(state: GalaxiesState, words: list[str]) -> Picked:
    """A planet by its card: one of the row, or somebody's colony."""
    planet = PLANET_IDS.index(words[0])
    owner = state.owner(planet)
    if owner != NOBODY:
        return Picked("colony", owner, planet=planet)
    slot = state.slot_of(planet)
    return Picked("planet", slot=slot, planet=planet) if slot >= 0 else Picked()


def _mat(state: GalaxiesState, words: list[str]) -> Picked:
    return Picked("mat", _below(state.sides(), words[0]))


_READERS: dict[str, Callable[[GalaxiesState, list[str]], Picked]] = {
    "die": _die,
    "button": _button,
    "ship": _ship,
    "planet": _planet,
    "card": _card,
    "mat": _mat,
}

# -- when each reason is true -----------------------------------------------------------------------------

Holds = Callable[[GalaxiesState, int, Picked], bool]


def _of_the_dice(thing: Picked) -> bool:
    return thing.kind == "die" or thing.name in TURN_BUTTONS


def _at_choice_of_dice(state: GalaxiesState, seat: int) -> bool:
    return state.active == seat and state.current_face == NO_FACE


def _own(kind: str, seat: int, thing: Picked) -> bool:
    return thing.kind == kind and thing.seat == seat


def _foreign(kind: str, seat: int, thing: Picked) -> bool:
    return thing.kind == kind and thing.seat != seat


def _is_planet(thing: Picked) -> bool:
    return thing.kind in ("planet", "colony") and 0 <= thing.planet < len(EFFECTS)


def _upgrade(thing: Picked) -> Upgrade | None:
    effect = EFFECTS[thing.planet] if _is_planet(thing) else None
    return effect if isinstance(effect, Upgrade) else None


def _payable(state: GalaxiesState, seat: int) -> bool:
    empire = state.empires[seat]
    return max(empire.energy, empire.culture) >= UPGRADE_COST[empire.level + 1]


def _top(state: GalaxiesState, seat: int, thing: Picked) -> bool:
    return state.empires[seat].level == TOP_LEVEL and (thing.name == "upgrade" or _upgrade(thing) is not None)


def _too_dear(state: GalaxiesState, seat: int, thing: Picked) -> bool:
    return thing.name == "upgrade" and state.empires[seat].level < TOP_LEVEL and not _payable(state, seat)


def _needs_upgrade_die(state: GalaxiesState, seat: int, thing: Picked) -> bool:
    return thing.name == "upgrade" and _at_choice_of_dice(state, seat) and _payable(state, seat)


def _unpayable_with(any_mix: bool, state: GalaxiesState, seat: int, thing: Picked) -> bool:
    effect, empire = _upgrade(thing), state.empires[seat]
    if effect is None or empire.level == TOP_LEVEL or effect.any_mix != any_mix:
        return False
    return not effect.payable(empire)


def _not_lowest(state: GalaxiesState, seat: int, thing: Picked) -> bool:
    effect = _upgrade(thing)
    return effect is not None and not effect.allowed(state, seat)


def _idle(state: GalaxiesState, seat: int, thing: Picked) -> bool:
    if not dice_of(state.inactive, thing.face) or not _at_choice_of_dice(state, seat):
        return False
    return not state.rules.null_activation and not useful_faces(state, seat, bit(thing.face))


def _cannot_reroll(state: GalaxiesState, seat: int, thing: Picked) -> bool:
    spent = not state.free_reroll and state.empires[seat].energy == 0
    return thing.name == "reroll" and _at_choice_of_dice(state, seat) and spent


def _gathered(state: GalaxiesState, seat: int, thing: Picked) -> bool:
    step, shown = state.stack[-1], dice_of(state.inactive, thing.face)
    return isinstance(step, Gathering) and shown > 0 and step.chosen().count(thing.face) == shown


def _rerolling(state: GalaxiesState, seat: int, thing: Picked) -> bool:
    step = state.stack[-1]
    return isinstance(step, Reroll) and step.marked != 0 and thing.name in TURN_BUTTONS


def _flies(state: GalaxiesState, seat: int, thing: Picked) -> bool:
    """Is it something that an own ship would fly with or to?"""
    own = _own("ship", seat, thing) or _own("mat", seat, thing)
    return (own or thing.kind == "planet") and _at_choice_of_dice(state, seat)


def _taken(place: str, state: GalaxiesState, seat: int, thing: Picked) -> bool:
    empire = state.empires[seat]
    own = empire.orbit if place == "orbit" else empire.surface
    return thing.kind == "planet" and thing.place == place and has(own, thing.slot)


def _at_its_planet(state: GalaxiesState, seat: int, thing: Picked) -> bool:
    """Does an own ship stand in the other of the planet's two places?"""
    other = "surface" if thing.place == "orbit" else "orbit"
    return thing.place in ("surface", "orbit") and _taken(other, state, seat, thing._replace(place=other))


def _place_of(seat: int, thing: Picked) -> int:
    """The place of an own ship, or -2."""
    if not _own("ship", seat, thing):
        return -2
    if thing.place == "home":
        return Place.HOME
    return thing.slot + (Place.ORBIT if thing.place == "orbit" else Place.SURFACE)


def _has_moved(state: GalaxiesState, seat: int, thing: Picked) -> bool:
    empire = state.empires[seat]
    alone = empire.nagato_ship != Place.HOME or empire.home == 1
    return _place_of(seat, thing) == empire.nagato_ship and alone


def _has_landed(state: GalaxiesState, seat: int, thing: Picked) -> bool:
    step = state.stack[-1]
    return isinstance(step, MoveShip) and step.landed == _place_of(seat, thing)


def _all_home(state: GalaxiesState, seat: int, thing: Picked) -> bool:
    empire = state.empires[seat]
    return _own("mat", seat, thing) and not empire.surface and not empire.orbit


def _at_start(state: GalaxiesState, seat: int, thing: Picked) -> bool:
    """Is it a ship on the start space, or the planet of the own one?"""
    owner = seat if thing.kind == "planet" else thing.seat
    orbits = thing.kind == "planet" or thing.place == "orbit"
    return (
        orbits
        and has(state.empires[owner].orbit, thing.slot)
        and not state.empires[owner].position(thing.slot)
    )


def _pickable_orbiter(state: GalaxiesState, seat: int, thing: Picked) -> bool:
    """Is the own ship in orbit of the planet one that can be picked?"""
    picks = {pick for action in state.legal(seat) for pick in GAME.choice(state, seat, action).picks}
    return thing.kind == "planet" and f"ship:{seat}:orbit:{thing.slot}" in picks


def _on_other_track(state: GalaxiesState, seat: int, thing: Picked) -> bool:
    step = state.stack[-1]
    if not isinstance(step, Advance) or thing.kind not in ("ship", "planet") or thing.slot < 0:
        return False
    orbits = thing.place == "orbit" or thing.kind == "planet"
    return orbits and step.track not in (Track.ANY, TRACK[thing.planet])


def _fell_back(state: GalaxiesState, seat: int, thing: Picked) -> bool:
    step = state.stack[-1]
    own = thing.kind == "planet" or (_own("ship", seat, thing) and thing.place == "orbit")
    return isinstance(step, Forth) and own and thing.slot == step.not_slot


def _fits_nowhere(state: GalaxiesState, seat: int, thing: Picked) -> bool:
    empire = state.empires[seat]
    free = members(state.filled & ~empire.orbit)
    space = empire.position(thing.slot)
    return _place_of(seat, thing) >= Place.ORBIT and all(
        LENGTH[state.planet_at(slot)] < space for slot in free
    )


def _too_short(state: GalaxiesState, seat: int, thing: Picked) -> bool:
    """Are all own ships in orbit further than the track is long?"""
    empire = state.empires[seat]
    return thing.kind == "planet" and all(
        empire.position(slot) > LENGTH[thing.planet] for slot in members(empire.orbit)
    )


def _occupied(state: GalaxiesState, seat: int, thing: Picked) -> bool:
    return thing.kind == "planet" and any(
        has(empire.surface | empire.orbit, thing.slot) for empire in state.empires
    )


def _no_target(state: GalaxiesState, seat: int, thing: Picked) -> bool:
    busy, step = state.empires[seat].resolving, state.stack[-1]
    landed = getattr(step, "landed", NO_PLACE)
    against = _is_planet(thing) and obstacle(state, seat, thing.planet, landed, busy, IDLE_TOO)
    return against == Obstacle.TARGET


def _lacks(state: GalaxiesState, seat: int, thing: Picked) -> bool:
    """Has the player none of what is stolen?"""
    step = state.stack[-1]
    if not isinstance(step, Steal) or not _foreign("mat", seat, thing):
        return False
    empire = state.empires[thing.seat]
    return (empire.energy if step.energy else empire.culture) == 0


def _has_nothing(state: GalaxiesState, seat: int, thing: Picked) -> bool:
    empire = state.empires[thing.seat]
    return _foreign("mat", seat, thing) and empire.energy == 0 and empire.culture == 0


_TRUTHS: dict[str, Holds] = {
    "mission-first": lambda state, seat, thing: state.empires[seat].mission < 0,
    "others-turn": lambda state, seat, thing: _of_the_dice(thing) and state.active not in (seat, -1),
    "finish-die": lambda state, seat, thing: (
        _of_the_dice(thing) and state.active == seat and state.current_face != NO_FACE
    ),
    "finish-reroll": _rerolling,
    "finish-convert": lambda state, seat, thing: (
        isinstance(state.stack[-1], Convert) and thing.name in TURN_BUTTONS
    ),
    "die-idle": _idle,
    "die-gathered": _gathered,
    "reroll-energy": _cannot_reroll,
    "converter-used": lambda state, seat, thing: (
        thing.name == "convert" and state.active == seat and state.in_converter != 0
    ),
    "converter-dice": lambda state, seat, thing: (
        thing.name == "convert" and state.active == seat and total_dice(state.inactive) < CONVERTED
    ),
    "top-level": _top,
    "upgrade-price": _too_dear,
    "upgrade-die": _needs_upgrade_die,
    "upgrade-mix": lambda state, seat, thing: _unpayable_with(True, state, seat, thing),
    "upgrade-cheaper": lambda state, seat, thing: _unpayable_with(False, state, seat, thing),
    "level-not-lowest": _not_lowest,
    "colony-die": lambda state, seat, thing: _own("colony", seat, thing) and _at_choice_of_dice(state, seat),
    "colony-own": lambda state, seat, thing: _own("colony", seat, thing),
    "colony-foreign": lambda state, seat, thing: _foreign("colony", seat, thing),
    "move-die": _flies,
    "ship-foreign": lambda state, seat, thing: _foreign("ship", seat, thing),
    "ship-own": lambda state, seat, thing: _own("ship", seat, thing),
    "ship-moved": _has_moved,
    "ship-landed": _has_landed,
    "ship-not-orbiting": lambda state, seat, thing: thing.kind == "ship" and thing.place != "orbit",
    "ship-at-start": _at_start,
    "ship-fell-back": _fell_back,
    "no-orbit-fits": _fits_nowhere,
    "track": _on_other_track,
    "no-orbiter": lambda state, seat, thing: (
        thing.kind == "planet" and not has(state.empires[seat].orbit, thing.slot)
    ),
    "pick-ship": _pickable_orbiter,
    "pick-place": lambda state, seat, thing: thing.kind == "planet" and not thing.place,
    "surface-taken": lambda state, seat, thing: _taken("surface", state, seat, thing),
    "orbit-taken": lambda state, seat, thing: _taken("orbit", state, seat, thing),
    "same-planet": _at_its_planet,
    "orbit-only": lambda state, seat, thing: thing.kind == "planet" and thing.place != "orbit",
    "track-short": _too_short,
    "all-home": _all_home,
    "no-flight-to-galaxy": lambda state, seat, thing: _foreign("mat", seat, thing),
    "no-flight-to-colony": lambda state, seat, thing: thing.kind == "colony",
    "planet-occupied": _occupied,
    "planet-used": lambda state, seat, thing: (
        _is_planet(thing) and has(state.empires[seat].used, thing.planet)
    ),
    "planet-own-turn": lambda state, seat, thing: (
        _is_planet(thing) and seat != state.active and EFFECTS[thing.planet].own_turn_only(state)
    ),
    "planet-energy": lambda state, seat, thing: (
        _is_planet(thing) and EFFECTS[thing.planet].energy > state.empires[seat].energy
    ),
    "planet-culture": lambda state, seat, thing: (
        _is_planet(thing) and EFFECTS[thing.planet].culture > state.empires[seat].culture
    ),
    "planet-no-target": _no_target,
    "steal-nothing": _has_nothing,
    "steal-lacks": _lacks,
}


def holds(reason: str, state: GalaxiesState, seat: int, pick: str) -> bool:
    """Is this reason against a pick true on the table?"""
    return _TRUTHS[reason](state, seat, picked(state, pick))
