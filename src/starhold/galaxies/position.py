"""What lies on the table as named facts, in the words of the rulebook: for digests, and to build positions.

    starhold.position(
        "galaxies",
        row=["jakks", "maia", "gort", "helios"],
        seats=[{"energy": 2, "ships": ["home", "orbit maia 3"]}, {"culture": 1}],
        dice={"inactive": ["energy", "move"]},
    )

What is left out is nothing (resources, colonies), or as at the start (level 1, ships home, planets and
missions drawn). The game continues at the main choice of the active player (who rolls first if there are no
dice), unless `steps` say otherwise.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import UNSET

from starhold.galaxies.components import (
    ALL_PLANETS,
    FLEET,
    LEVEL_POINTS,
    MAX_SLOTS,
    NO_PLANET,
    PLANET_IDS,
    POINTS,
    ROGUE_POINTS,
    ROGUE_SKULL,
    ROGUE_STRIDE,
    SHIPS,
    TOP_LEVEL,
    Place,
)
from starhold.galaxies.invariants import check
from starhold.galaxies.state import (
    NO_PLACE,
    Empire,
    GalaxiesState,
    Rules,
    new_rogue,
    row_size,
)
from starhold.galaxies.steps.turn import GalaxiesTurn, MainChoice, begin
from starhold.galaxies.table import EmpirePart, GalaxiesPart
from starhold.kernel.bits import bit, count, members, nth
from starhold.kernel.chance import Chance
from starhold.kernel.facts import bad
from starhold.kernel.parts import number_of, put, set_of_names
from starhold.kernel.step import Step
from starhold.kernel.told import names_of

#: missions that each player gets (G-SETUP-8)
DEALT: Final = 2


# -- writing -----------------------------------------------------------------------------------


def facts(state: GalaxiesState) -> dict[str, Any]:
    """Return what lies on the table: the declared fields, and what follows from several of them."""
    found = state.facts()
    found["players"] = int(state.players)
    found["options"] = dict(state.rules.options)
    found["row"] = [_planet_name(state.planet_at(slot)) for slot in range(row_size(state.players))]
    found["box"] = names_of(state.rules.in_box, PLANET_IDS)
    found["seats"] = [_mat(state, state.empires[seat]) for seat in range(state.players)]
    found["rogue"] = _mat(state, state.empires[1]) if state.solo() else None
    found["steps"] = [[step.name, *step.fields()] for step in state.stack]
    return found


def _mat(state: GalaxiesState, empire: Empire) -> dict[str, Any]:
    found = empire.facts()
    found["ships"] = sorted(_ships(state, empire))
    found["nagato_ship"] = None if empire.nagato_ship == NO_PLACE else _place_name(state, empire.nagato_ship)
    return found


def _ships(state: GalaxiesState, empire: Empire) -> list[str]:
    ships = ["home"] * empire.home
    for slot in range(MAX_SLOTS):
        if empire.surface >> slot & 1:
            ships.append(_place_name(state, Place.SURFACE + slot))
        if empire.orbit >> slot & 1:
            ships.append(f"{_place_name(state, Place.ORBIT + slot)} {empire.position(slot)}")
    return ships


def _place_name(state: GalaxiesState, place: int) -> str:
    if place == Place.HOME:
        return "home"
    if place < Place.ORBIT:
        return f"surface {_planet_name(state.planet_at(place - Place.SURFACE))}"
    return f"orbit {_planet_name(state.planet_at(place - Place.ORBIT))}"


def _planet_name(planet: int) -> str | None:
    return None if planet == NO_PLANET else PLANET_IDS[planet]


# -- building ----------------------------------------------------------------------------------


def build(found: Any, rules: Rules, steps: Mapping[str, type[Step[Any]]], chance: Chance) -> GalaxiesState:
    """Return the state that the facts describe, at its first decision; raise BadPosition."""
    mats = [] if found.seats is UNSET else found.seats
    rogue = None if found.rogue is UNSET else found.rogue
    solo = rogue is not None or found.players == 1
    players = len(mats) if found.players is UNSET else found.players
    if not 1 <= players <= 5 or len(mats) > players or solo != (players == 1):
        raise bad("seats", f"{len(mats)} of them do not make a table for {players}")
    state = GalaxiesState(players, rules)
    mats = [*mats, *(EmpirePart.struct() for _ in range(players - len(mats)))]
    state.empires = [Empire() for _ in mats]
    if solo:
        state.empires.append(new_rogue(rules.rogue))
    # What is left out: it is the first seat's turn.
    state.active = 0
    put(GalaxiesPart, state, found)
    named = [(f"seats[{seat}]", mat) for seat, mat in enumerate(mats)]
    named += [("rogue", rogue or EmpirePart.struct())] if solo else []
    for (key, mat), empire in zip(named, state.empires, strict=True):
        # What is left out: a position gives no resources.
        empire.energy = empire.culture = 0
        put(EmpirePart, empire, mat, key)
    _lay_row(state, found, chance)
    for seat, (key, mat) in enumerate(named):
        _lay_mat(state, seat, mat, key)
    over = bool(state.ended)
    state.stack = _stack(found, steps, state.active)
    if not solo and not over and "keep-mission" not in [step.name for step in state.stack]:
        _deal_the_rest(state, chance)
    if found.steps is UNSET and found.dice is UNSET and not over:
        begin(state, chance)
    _check(state)
    state.settle(chance)
    return state


def _lay_row(state: GalaxiesState, found: Any, chance: Chance) -> None:
    """Lay the planets: the named ones where they are named, and the rest in the deck."""
    size = row_size(state.players)
    row = [] if found.row is UNSET else found.row
    if len(row) > size:
        raise bad("row", f"has {len(row)} slots, not {size}")
    lying = state.discard | sum(map(bit, set(state.under)))
    for empire in state.empires:
        lying |= empire.colonies
    for slot, name in enumerate(row):
        if name is not None:
            planet = number_of("row", name, PLANET_IDS)
            state.put_planet(slot, planet)
            lying |= bit(planet)
    box = 0 if found.box is UNSET else set_of_names("box", found.box, PLANET_IDS)
    rest = ALL_PLANETS & ~lying & ~box
    if found.deck is UNSET:
        state.deck = rest
    state.rules.in_box = rest & ~state.deck | box
    for slot in range(len(row), size):
        state.fill_slot(slot, chance)


def _lay_mat(state: GalaxiesState, seat: int, mat: Any, key: str) -> None:
    """Put ships where they are named, and work out what follows from level, mission and colonies."""
    empire, level = state.empires[seat], state.empires[seat].level
    rogue = state.is_rogue(seat)
    top = ROGUE_SKULL[state.rules.rogue] if rogue else TOP_LEVEL
    if level > top:
        raise bad(f"{key}.level", f"{level} is not from 1 to {top}")
    if empire.mission >= 0:
        empire.dealt |= bit(empire.mission)
    empire.home = SHIPS if rogue else FLEET[level]
    if mat.ships is not UNSET:
        _place_ships(state, empire, mat.ships, f"{key}.ships")
    if isinstance(mat.nagato_ship, str):
        empire.nagato_ship = _place(state, f"{key}.nagato_ship", mat.nagato_ship.split())
    base = state.rules.rogue * ROGUE_STRIDE
    points = ROGUE_POINTS[base + min(level, top - 1)] if rogue else LEVEL_POINTS[level]
    empire.score = points + sum(POINTS[planet] for planet in members(empire.colonies))


def _place_ships(state: GalaxiesState, empire: Empire, ships: Sequence[str], key: str) -> None:
    """Place the ships that are named; the others are home. Raise BadPosition if that cannot be."""
    for ship in ships:
        words = ship.split()
        place = _place(state, key, words[:2])
        if place != Place.HOME:
            empire.relocate(Place.HOME, place)
        if place >= Place.ORBIT and len(words) == 3 and words[2].isdecimal():
            empire.set_position(place - Place.ORBIT, int(words[2]))
        elif len(words) != (1 if place == Place.HOME else 2):
            raise bad(key, f"{ship!r} is no place of a ship")
    if empire.home < 0:
        raise bad(key, f"{len(ships)} are too many")


def _place(state: GalaxiesState, key: str, words: Sequence[str]) -> int:
    if list(words) == ["home"]:
        return Place.HOME
    bases = {"surface": Place.SURFACE, "orbit": Place.ORBIT}
    if len(words) != 2 or words[0] not in bases:
        raise bad(key, f"{' '.join(words)!r} is no place of a ship")
    slot = state.slot_of(number_of(key, words[1], PLANET_IDS))
    if slot < 0:
        raise bad(key, f"{words[1]} is not in the row")
    return bases[words[0]] + int(slot)


def _stack(found: Any, steps: Mapping[str, type[Step[Any]]], active: int) -> list[Step[Any]]:
    """Return the steps that are named, or the active player's main choice; without dice the turn begins."""
    if found.steps is UNSET:
        return [GalaxiesTurn()] if found.dice is UNSET else [GalaxiesTurn(), MainChoice(active)]
    stack: list[Step[Any]] = []
    for name, *numbers in found.steps:
        if not isinstance(name, str) or name not in steps:
            raise bad("steps", f"there is no step {name!r}")
        try:
            stack.append(steps[name](*numbers))
        except TypeError:
            raise bad("steps", f"{name} is not made of {numbers}") from None
    return stack


def _deal_the_rest(state: GalaxiesState, chance: Chance) -> None:
    """Deal the missions that are not named; a player for whom none is kept keeps the first."""
    pool = state.mission_pool()
    for empire in state.empires:
        pool &= ~empire.dealt
    for empire in state.empires:
        while count(empire.dealt) < DEALT:
            card = nth(pool, chance.below(count(pool)))
            pool &= ~bit(card)
            empire.dealt |= bit(card)
        if empire.mission < 0:
            empire.mission = nth(empire.dealt, 0)


def _check(state: GalaxiesState) -> None:
    try:
        check(state)
    except AssertionError as broken:
        raise bad("position", str(broken)) from None
