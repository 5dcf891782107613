"""What lies on the table as named facts, in the words of the rulebook: for digests, and to build positions.

    starhold.position(
        "galaxies",
        row=["jakks", "maia", "gort", "helios"],
        seats=[{"energy": 2, "ships": ["home", "orbit maia 3"]}, {"culture": 1}],
        dice={"inactive": ["energy", "move"]},
    )

What is left out is nothing (resources, colonies), or as at the start (level 1, ships home, planets and
missions drawn). The game goes on at the main choice of whoever's turn it is (who rolls first if there are no
dice), unless `steps` say otherwise.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import UNSET

from starhold.galaxies.components import (
    ALL_PLANETS,
    FACE_IDS,
    FACES,
    FLEET,
    LEVEL_POINTS,
    MAX_SLOTS,
    MISSION_IDS,
    NO_PLANET,
    PLANET_IDS,
    PLANETS,
    POINTS,
    ROGUE_POINTS,
    ROGUE_SKULL,
    ROGUE_STRIDE,
    SHIPS,
    TOP_LEVEL,
    Place,
)
from starhold.galaxies.facts import Dice, Facts, Mat
from starhold.galaxies.invariants import check
from starhold.galaxies.state import (
    NO_FACE,
    NO_PLACE,
    NOBODY,
    Empire,
    Galaxies,
    Rules,
    dice_of,
    new_rogue,
    one_die,
    row_size,
)
from starhold.galaxies.steps.turn import MainChoice, Turn, begin
from starhold.kernel.bits import bit, count, has, members, nth
from starhold.kernel.chance import Chance
from starhold.kernel.facts import bad
from starhold.kernel.step import Step

#: missions that each player gets (G-SETUP-8)
DEALT: Final = 2


# -- writing -----------------------------------------------------------------------------------


def facts(state: Galaxies) -> dict[str, Any]:
    """What lies on the table."""
    found = Facts(
        players=state.players,
        options=dict(state.rules.options),
        row=[_planet_name(state.planet_at(slot)) for slot in range(row_size(state.players))],
        deck=_planets(state.deck),
        under=[PLANET_IDS[planet] for planet in state.under],
        discard=_planets(state.discard),
        box=_planets(state.rules.in_box),
        seats=[_mat(state, state.empires[seat]) for seat in range(state.players)],
        rogue=_mat(state, state.empires[1]) if state.solo() else None,
        first=state.first,
        active=_seat(state.active),
        dice=Dice(
            _faces(state.inactive),
            _faces(state.activated),
            state.in_converter,
            state.discarded,
            None if state.current_face == NO_FACE else FACE_IDS[state.current_face],
        ),
        free_reroll=state.free_reroll,
        bounty_energy=state.bounty_energy,
        bounty_culture=state.bounty_culture,
        follow_cost=state.follow_cost,
        trigger=_seat(state.trigger),
        over=state.ended,
        mission_points=list(state.mission_points),
        solo_winner=_seat(state.solo_winner),
        dice_penalty=state.dice_penalty,
        attacks_used=[level for level in range(ROGUE_STRIDE) if has(state.attacks_used, level)],
        steps=[[step.name, *step.fields()] for step in state.stack],
    )
    plain: dict[str, Any] = msgspec.to_builtins(found)
    return plain


def _mat(state: Galaxies, empire: Empire) -> Mat:
    return Mat(
        empire.energy,
        empire.culture,
        empire.level,
        sorted(_ships(state, empire)),
        _planets(empire.colonies),
        None if empire.mission < 0 else MISSION_IDS[empire.mission],
        _named(empire.dealt, MISSION_IDS),
        _planets(empire.used),
        _planets(empire.resolving),
        None if empire.nagato_ship == NO_PLACE else _place_name(state, empire.nagato_ship),
    )


def _ships(state: Galaxies, empire: Empire) -> list[str]:
    ships = ["home"] * empire.home
    for slot in range(MAX_SLOTS):
        if empire.surface >> slot & 1:
            ships.append(_place_name(state, Place.SURFACE + slot))
        if empire.orbit >> slot & 1:
            ships.append(f"{_place_name(state, Place.ORBIT + slot)} {empire.position(slot)}")
    return ships


def _place_name(state: Galaxies, place: int) -> str:
    if place == Place.HOME:
        return "home"
    if place < Place.ORBIT:
        return f"surface {_planet_name(state.planet_at(place - Place.SURFACE))}"
    return f"orbit {_planet_name(state.planet_at(place - Place.ORBIT))}"


def _planet_name(planet: int) -> str | None:
    return None if planet == NO_PLANET else PLANET_IDS[planet]


def _planets(planets: int) -> list[str]:
    return _named(planets, PLANET_IDS)


def _named(mask: int, ids: Sequence[str]) -> list[str]:
    """The names of the members of a set."""
    return [ids[number] for number in members(mask)]


def _faces(dice: int) -> list[str]:
    return [FACE_IDS[face] for face in range(FACES) for _ in range(dice_of(dice, face))]


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


# -- building ----------------------------------------------------------------------------------


def build(found: Facts, rules: Rules, steps: Mapping[str, type[Step[Any]]], chance: Chance) -> Galaxies:
    """The state that the facts describe, going on to its first decision; nonsense raises BadPosition."""
    solo = found.rogue is not None or found.players == 1
    players = len(found.seats) if found.players is UNSET else found.players
    if not 1 <= players <= 5 or len(found.seats) > players or solo != (players == 1):
        raise bad("seats", f"{len(found.seats)} of them do not make a table for {players}")
    state = Galaxies(players, rules)
    mats = [*found.seats, *(Mat() for _ in range(players - len(found.seats)))]
    _lay_row(state, found, mats, chance)
    for seat, mat in enumerate(mats):
        state.empires.append(_empire(state, Empire(), mat, f"seats[{seat}]"))
    if solo:
        state.empires.append(_empire(state, new_rogue(rules.rogue), found.rogue or Mat(), "rogue"))
    _lay_turn(state, found)
    state.stack = _stack(found, steps, state.active)
    if not solo and not found.over and "keep-mission" not in [step.name for step in state.stack]:
        _deal_the_rest(state, chance)
    if found.steps is UNSET and found.dice is UNSET and not found.over:
        begin(state, chance)
    _check(state)
    state.settle(chance)
    return state


def _number(key: str, name: str, ids: Sequence[str], what: str) -> int:
    if name not in ids:
        raise bad(key, f"there is no {what} {name!r}")
    return ids.index(name)


def _set(key: str, names: Sequence[str], ids: Sequence[str] = PLANET_IDS, what: str = "planet") -> int:
    found = 0
    for name in names:
        found |= bit(_number(key, name, ids, what))
    return found


def _dice(key: str, faces: Sequence[str]) -> int:
    return sum(one_die(_number(key, face, FACE_IDS, "face")) for face in faces)


def _lay_row(state: Galaxies, found: Facts, mats: Sequence[Mat], chance: Chance) -> None:
    """The planets: where one is named, and the rest in the deck."""
    size = row_size(state.players)
    row = [] if found.row is UNSET else found.row
    if len(row) > size:
        raise bad("row", f"has {len(row)} slots, not {size}")
    for slot, name in enumerate(row):
        if name is not None:
            state.put_planet(slot, _number("row", name, PLANET_IDS, "planet"))
    state.under = bytes(_number("under", name, PLANET_IDS, "planet") for name in found.under)
    state.discard = _set("discard", found.discard)
    lying = _set("row", [name for name in row if name is not None]) | _set("under", found.under)
    for mat in (*mats, *((found.rogue,) if found.rogue else ())):
        lying |= _set("colonies", mat.colonies)
    rest = ALL_PLANETS & ~lying & ~state.discard & ~_set("box", found.box)
    state.deck = rest if found.deck is UNSET else _set("deck", found.deck)
    state.rules.in_box = rest & ~state.deck | _set("box", found.box)
    for slot in range(len(row), size):
        state.fill_slot(slot, chance)


def _empire(state: Galaxies, empire: Empire, mat: Mat, key: str) -> Empire:
    rogue = len(state.empires) >= state.players
    top = ROGUE_SKULL[state.rules.rogue] if rogue else TOP_LEVEL
    if not 1 <= mat.level <= top:
        raise bad(f"{key}.level", f"{mat.level} is not from 1 to {top}")
    empire.energy, empire.culture, empire.level = mat.energy, mat.culture, mat.level
    empire.colonies = _set(f"{key}.colonies", mat.colonies)
    empire.used = _set(f"{key}.used", mat.used)
    empire.resolving = _set(f"{key}.resolving", mat.resolving)
    empire.dealt = _set(f"{key}.dealt", mat.dealt, MISSION_IDS, "mission")
    if isinstance(mat.mission, str):
        empire.mission = _number(f"{key}.mission", mat.mission, MISSION_IDS, "mission")
        empire.dealt |= bit(empire.mission)
    empire.home = SHIPS if rogue else FLEET[mat.level]
    if mat.ships is not UNSET:
        _place_ships(state, empire, mat.ships, f"{key}.ships")
    if mat.nagato_ship is not None:
        empire.nagato_ship = _place(state, f"{key}.nagato_ship", mat.nagato_ship.split())
    base = state.rules.rogue * ROGUE_STRIDE
    points = ROGUE_POINTS[base + min(mat.level, top - 1)] if rogue else LEVEL_POINTS[mat.level]
    empire.score = points + sum(POINTS[planet] for planet in range(PLANETS) if has(empire.colonies, planet))
    return empire


def _place_ships(state: Galaxies, empire: Empire, ships: Sequence[str], key: str) -> None:
    """Ships that are named; those that are not are home."""
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


def _place(state: Galaxies, key: str, words: Sequence[str]) -> int:
    if list(words) == ["home"]:
        return Place.HOME
    bases = {"surface": Place.SURFACE, "orbit": Place.ORBIT}
    if len(words) != 2 or words[0] not in bases:
        raise bad(key, f"{' '.join(words)!r} is no place of a ship")
    slot = state.slot_of(_number(key, words[1], PLANET_IDS, "planet"))
    if slot < 0:
        raise bad(key, f"{words[1]} is not in the row")
    return bases[words[0]] + int(slot)


def _lay_turn(state: Galaxies, found: Facts) -> None:
    """Whose turn it is, the dice, and what holds until its end."""
    sides = len(state.empires)
    for key in ("first", "active", "trigger", "solo_winner"):
        seat = getattr(found, key)
        if seat is not None and not 0 <= seat < sides:
            raise bad(key, f"there is no seat {seat}")
    state.first = found.first
    state.active = NOBODY if found.active is None else found.active
    dice = Dice() if found.dice is UNSET else found.dice
    state.inactive = _dice("dice.inactive", dice.inactive)
    state.activated = _dice("dice.activated", dice.activated)
    state.in_converter, state.discarded = dice.converter, dice.discarded
    if dice.current is not None:
        state.current_face = _number("dice.current", dice.current, FACE_IDS, "face")
    state.free_reroll = found.free_reroll
    state.bounty_energy, state.bounty_culture = found.bounty_energy, found.bounty_culture
    state.follow_cost = found.follow_cost
    state.trigger = NOBODY if found.trigger is None else found.trigger
    state.ended = found.over
    state.mission_points = bytes(found.mission_points)
    state.solo_winner = NOBODY if found.solo_winner is None else found.solo_winner
    state.dice_penalty = found.dice_penalty
    state.attacks_used = sum(bit(level) for level in found.attacks_used)


def _stack(found: Facts, steps: Mapping[str, type[Step[Any]]], active: int) -> list[Step[Any]]:
    """The steps that are named, or the main choice of whoever's turn it is; without dice the turn begins."""
    if found.steps is UNSET:
        return [Turn()] if found.dice is UNSET else [Turn(), MainChoice(active)]
    stack: list[Step[Any]] = []
    for name, *numbers in found.steps:
        if not isinstance(name, str) or name not in steps:
            raise bad("steps", f"there is no step {name!r}")
        try:
            stack.append(steps[name](*numbers))
        except TypeError:
            raise bad("steps", f"{name} is not made of {numbers}") from None
    return stack


def _deal_the_rest(state: Galaxies, chance: Chance) -> None:
    """Whoever has no mission named gets one drawn."""
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


def _check(state: Galaxies) -> None:
    try:
        check(state)
    except AssertionError as broken:
        raise bad("position", str(broken)) from None
