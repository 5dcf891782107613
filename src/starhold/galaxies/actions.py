"""The action table: every decision of the game as a number, a base plus its arguments.

The commonest stand first: numbers below 257 are shared objects in CPython, so lists
of them cost nothing. Ships are told apart by where they stand (see Place).
"""

from typing import Final

from starhold.galaxies.components import FACE_IDS, MAX_SLOTS, MISSION_IDS, PLANET_IDS
from starhold.kernel.vocabulary import Action

#: places of a ship: home, then the surface of each slot, then the orbit of each slot
PLACES: Final = 13


class Place:
    """Where a ship stands; one player has at most one ship in each place but home."""

    HOME: Final = 0
    SURFACE: Final = 1
    ORBIT: Final = 7


class Do:
    """First number of each kind of action."""

    MOVE: Final = 0  # + origin * 13 + destination
    ACTIVATE: Final = 169  # + face
    REROLL: Final = 175  # + face
    FOLLOW: Final = 181
    PASS: Final = 182
    END_TURN: Final = 183
    USE: Final = 184
    DECLINE: Final = 185
    ROLL: Final = 186
    ADVANCE: Final = 187  # + slot
    UPGRADE: Final = 193
    PAY: Final = 194  # + energy, 0 to 6
    CONVERT: Final = 201  # + face
    TURN: Final = 207  # + old face * 6 + new face
    KEEP: Final = 243  # + mission
    COLONY: Final = 255  # + planet
    COPY: Final = 295  # + planet
    PUSH_BACK: Final = 335  # + seat * 6 + slot
    STEAL: Final = 365  # + seat
    EXCHANGE: Final = 370  # + amount, 0 to 7
    REMOVE: Final = 378  # + slot
    PERFORM: Final = 384  # + face
    REPEAT: Final = 390  # + face
    SHIFT: Final = 396  # + slot * 6 + slot
    RECALL: Final = 432  # + slot
    SPLIT: Final = 438  # + energy, 0 to 6
    FALL_BACK: Final = 445  # + slot
    DISCARD: Final = 451  # + face
    FORCE_REROLL: Final = 457
    ACCEPT: Final = 458
    COUNT: Final = 459


def place_id(place: int) -> str:
    """The name of a place in the notation; slots count from 1 there."""
    if place == Place.HOME:
        return "home"
    if place < Place.ORBIT:
        return f"surface-{place}"
    return f"orbit-{place - Place.ORBIT + 1}"


def _simple(kind: str) -> list[Action]:
    return [Action(kind)]


def _listed(kind: str, argument: str, values: tuple[str, ...]) -> list[Action]:
    return [Action(kind, ((argument, value),)) for value in values]


def _pairs(kind: str, first: str, second: str, one: tuple[str, ...], two: tuple[str, ...]) -> list[Action]:
    return [Action(kind, ((first, a), (second, b))) for a in one for b in two]


def _table() -> tuple[Action, ...]:
    places = tuple(place_id(place) for place in range(PLACES))
    slots = tuple(str(slot + 1) for slot in range(MAX_SLOTS))
    seats = tuple(str(seat + 1) for seat in range(5))
    small = tuple(str(number) for number in range(7))
    table = _pairs("move", "ship", "to", places, places)
    table += _listed("activate", "die", FACE_IDS)
    table += _listed("reroll", "die", FACE_IDS)
    for kind in ("follow", "pass", "end-turn", "use", "decline", "roll"):
        table += _simple(kind)
    table += _listed("advance", "slot", slots)
    table += _simple("upgrade")
    table += _listed("pay", "energy", small)
    table += _listed("convert", "die", FACE_IDS)
    table += _pairs("turn", "die", "face", FACE_IDS, FACE_IDS)
    table += _listed("keep", "mission", MISSION_IDS)
    table += _listed("colony", "planet", PLANET_IDS)
    table += _listed("copy", "planet", PLANET_IDS)
    table += _pairs("push-back", "seat", "slot", seats, slots)
    table += _listed("steal", "seat", seats)
    table += _listed("exchange", "amount", (*small, "7"))
    table += _listed("remove", "slot", slots)
    table += _listed("perform", "face", FACE_IDS)
    table += _listed("repeat", "face", FACE_IDS)
    table += _pairs("shift", "slot", "to", slots, slots)
    table += _listed("recall", "slot", slots)
    table += _listed("split", "energy", small)
    table += _listed("fall-back", "slot", slots)
    table += _listed("discard", "die", FACE_IDS)
    table += _simple("force-reroll")
    table += _simple("accept")
    assert len(table) == Do.COUNT
    return tuple(table)


ACTIONS: Final = _table()
