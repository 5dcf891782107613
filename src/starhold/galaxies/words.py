"""Names of things for people, elements of the board by which they are picked, and how actions are worded."""

from collections.abc import Callable
from typing import Final, NamedTuple

from starhold.galaxies.components import (
    FACE_IDS,
    MAX_SLOTS,
    MISSION_IDS,
    NO_PLANET,
    PLANET_IDS,
    ROGUE_IDS,
    Place,
)
from starhold.galaxies.state import NO_FACE, NOBODY, Galaxies
from starhold.kernel.bits import has
from starhold.kernel.vocabulary import ReasonTable
from starhold.kernel.words import Label, Name, Number, Player, Reason, Word

NO_SLOT: Final = -1

# -- names -----------------------------------------------------------------------------------


def face_name(face: int) -> Name:
    return Name(f"galaxies-face-{FACE_IDS[face]}")


def planet_name(planet: int) -> Name:
    return Name(f"galaxies-planet-{PLANET_IDS[planet]}")


def rogue_name(rogue: int) -> Name:
    return Name(f"galaxies-rogue-{ROGUE_IDS[rogue]}")


def who(state: Galaxies, seat: int) -> Word:
    """A seat's player, or the Rogue by its own name."""
    return rogue_name(state.rules.rogue) if state.is_rogue(seat) else Player(seat)


def slot_name(state: Galaxies, slot: int) -> Name:
    """The planet in a slot."""
    planet = state.planet_at(slot)
    return planet_name(planet) if planet != NO_PLANET else Name(f"galaxies-slot-{slot + 1}")


# -- places ------------------------------------------------------------------------------------


def kind_of(place: int) -> str:
    """Home, surface or orbit."""
    if place == Place.HOME:
        return "home"
    return "surface" if place < Place.ORBIT else "orbit"


def slot_at(place: int) -> int:
    """The slot of a place in the row."""
    return place - Place.SURFACE if place < Place.ORBIT else place - Place.ORBIT


def ship_pick(seat: int, place: int) -> str:
    """The board element of a ship."""
    if place == Place.HOME:
        return f"ship:{seat}:home"
    return f"ship:{seat}:{kind_of(place)}:{slot_at(place)}"


def place_pick(seat: int, place: int) -> str:
    """The board element that a ship is moved to."""
    if place == Place.HOME:
        return f"mat:{seat}:home"
    return f"planet:{slot_at(place)}:{kind_of(place)}"


# -- actions (actions.py says which is worded how) ---------------------------------------------------


def move_label(kind: str, state: Galaxies, seat: int, origin: int, destination: int) -> Label:
    words: dict[str, Word] = {}
    if origin != Place.HOME:
        words["from"] = slot_name(state, slot_at(origin))
    if destination != Place.HOME:
        words["planet"] = slot_name(state, slot_at(destination))
    picks = (ship_pick(seat, origin), place_pick(seat, destination))
    return Label(f"{kind}-{kind_of(origin)}-{kind_of(destination)}", words, picks)


def die_label(kind: str, state: Galaxies, seat: int, face: int) -> Label:
    """The die itself is clicked."""
    return Label(kind, {"face": face_name(face)}, (f"die:{FACE_IDS[face]}",))


def chosen_die_label(kind: str, state: Galaxies, seat: int, face: int) -> Label:
    """What is done with the die is clicked first."""
    return Label(kind, {"face": face_name(face)}, (f"button:{kind}", f"die:{FACE_IDS[face]}"))


def added_die_label(face: int) -> Label:
    """A further die of a reroll."""
    return Label("reroll-also", {"face": face_name(face)}, ("button:reroll", f"die:{FACE_IDS[face]}"))


def face_label(kind: str, state: Galaxies, seat: int, face: int) -> Label:
    return Label(kind, {"face": face_name(face)}, (f"face:{FACE_IDS[face]}",))


def turn_label(kind: str, state: Galaxies, seat: int, before: int, face: int) -> Label:
    words: dict[str, Word] = {"before": face_name(before), "face": face_name(face)}
    return Label(kind, words, (f"die:{FACE_IDS[before]}", f"face:{FACE_IDS[face]}"))


def orbiter_label(kind: str, state: Galaxies, seat: int, slot: int) -> Label:
    """An own ship in orbit."""
    return Label(kind, {"planet": slot_name(state, slot)}, (ship_pick(seat, Place.ORBIT + slot),))


def push_label(kind: str, state: Galaxies, seat: int, other: int, slot: int) -> Label:
    words = {"player": who(state, other), "planet": slot_name(state, slot)}
    return Label(kind, words, (ship_pick(other, Place.ORBIT + slot),))


def shift_label(kind: str, state: Galaxies, seat: int, slot: int, target: int) -> Label:
    words: dict[str, Word] = {"planet": slot_name(state, slot), "to": slot_name(state, target)}
    return Label(kind, words, (ship_pick(seat, Place.ORBIT + slot), f"planet:{target}:orbit"))


def planet_label(kind: str, state: Galaxies, seat: int, slot: int) -> Label:
    return Label(kind, {"planet": slot_name(state, slot)}, (f"planet:{slot}",))


def card_label(kind: str, state: Galaxies, seat: int, planet: int) -> Label:
    return Label(kind, {"planet": planet_name(planet)}, (f"card:{PLANET_IDS[planet]}",))


def seat_label(kind: str, state: Galaxies, seat: int, other: int) -> Label:
    return Label(kind, {"player": who(state, other)}, (f"mat:{other}",))


def mission_label(kind: str, state: Galaxies, seat: int, mission: int) -> Label:
    name = MISSION_IDS[mission]
    return Label(kind, {"mission": Name(f"galaxies-mission-{name}")}, (f"mission:{name}",))


def mix_label(kind: str, energy: int, culture: int) -> Label:
    """Energy and culture together; what is clicked is the energy."""
    return Label(kind, {"energy": Number(energy), "culture": Number(culture)}, (f"amount:{energy}",))


_KINDS: Final = ("home", "surface", "orbit")
#: a move is worded by where the ship comes from and where it goes
#: what the dice of a reroll are called besides the kinds of their actions
REROLL_LABELS: Final = frozenset({"reroll-also", "roll-alike"})
MOVE_LABELS: Final = frozenset(f"move-{a}-{b}" for a in _KINDS for b in _KINDS if (a, b) != ("home", "home"))


# -- what somebody points at --------------------------------------------------------------------------


class Picked(NamedTuple):
    """An element of the board, if it lies there: its kind (else empty), and what can be said of it."""

    kind: str = ""
    #: whose ship, colony or mat
    seat: int = NOBODY
    #: `home`, `surface` or `orbit` of a ship or a planet
    place: str = ""
    slot: int = NO_SLOT
    planet: int = NO_PLANET
    face: int = NO_FACE
    #: of a button
    name: str = ""


def picked(state: Galaxies, pick: str) -> Picked:
    """What a pick means on this table."""
    kind, *words = pick.split(":")
    reader = _READERS.get(kind)
    return Picked() if reader is None or not words else reader(state, words)


def _below(size: int, word: str) -> int:
    """A number from 0 to size - 1, or -1 if the word is none."""
    return next((number for number in range(size) if str(number) == word), -1)


def _die(state: Galaxies, words: list[str]) -> Picked:
    shown = len(words) == 1 and words[0] in FACE_IDS
    return Picked("die", face=FACE_IDS.index(words[0])) if shown else Picked()


def _button(state: Galaxies, words: list[str]) -> Picked:
    return Picked("button", name=":".join(words))


def _ship(state: Galaxies, words: list[str]) -> Picked:
    seat = _below(state.sides(), words[0])
    if seat < 0:
        return Picked()
    empire = state.empires[seat]
    if words[1:] == ["home"]:
        return Picked("ship", seat, "home") if empire.home else Picked()
    if len(words) != 3 or words[1] not in ("surface", "orbit"):
        return Picked()
    slot = _below(MAX_SLOTS, words[2])
    there = empire.orbit if words[1] == "orbit" else empire.surface
    if slot < 0 or not has(there, slot):
        return Picked()
    return Picked("ship", seat, words[1], slot, state.planet_at(slot))


def _planet(state: Galaxies, words: list[str]) -> Picked:
    slot = _below(MAX_SLOTS, words[0])
    if slot < 0 or len(words) > 2 or state.planet_at(slot) == NO_PLANET:
        return Picked()
    place = words[1] if len(words) == 2 else ""
    return Picked("planet", NOBODY, place, slot, state.planet_at(slot))


def _card(state: Galaxies, words: list[str]) -> Picked:
    """A planet by its card: one of the row, or somebody's colony."""
    if len(words) != 1 or words[0] not in PLANET_IDS:
        return Picked()
    planet = PLANET_IDS.index(words[0])
    owner = state.owner(planet)
    if owner != NOBODY:
        return Picked("colony", owner, planet=planet)
    slot = state.slot_of(planet)
    return Picked("planet", slot=slot, planet=planet) if slot >= 0 else Picked()


def _mat(state: Galaxies, words: list[str]) -> Picked:
    seat = _below(state.sides(), words[0])
    return Picked("mat", seat) if seat >= 0 else Picked()


_READERS: Final[dict[str, Callable[[Galaxies, list[str]], Picked]]] = {
    "die": _die,
    "button": _button,
    "ship": _ship,
    "planet": _planet,
    "card": _card,
    "mat": _mat,
}

# -- why not ------------------------------------------------------------------------------------------

REASONS: Final = ReasonTable()

Holds = Callable[[Galaxies, int, Picked], bool]
Words = Callable[[Galaxies, int, Picked], dict[str, Word]]


class Why:
    """A reason why not, with what makes it true and what it speaks of.

    Steps ask their reasons in the order in which the rules ask their conditions, and the first that
    holds is the one: `first(state, seat, pick, FOREIGN_SHIP, NOT_ORBITING)`.
    """

    def __init__(self, name: str, rule: str, holds: Holds, words: Words | None = None) -> None:
        self.holds = holds
        self.words = words
        self.declared = REASONS.declare(
            name, lambda state, seat, pick: holds(state, seat, picked(state, pick)), rule
        )

    def __call__(self, state: Galaxies, seat: int, thing: Picked) -> Reason | None:
        if not self.holds(state, seat, thing):
            return None
        return self.declared(**(self.words(state, seat, thing) if self.words else {}))


def first(state: Galaxies, seat: int, pick: str, *reasons: Why) -> Reason | None:
    """The first reason that holds for what was picked."""
    thing = picked(state, pick)
    if not thing.kind:
        return None
    return next((found for reason in reasons if (found := reason(state, seat, thing))), None)


def of_planet(state: Galaxies, seat: int, thing: Picked) -> dict[str, Word]:
    """The words of a reason that speaks of a planet."""
    return {"planet": planet_name(thing.planet)}


def of_player(state: Galaxies, seat: int, thing: Picked) -> dict[str, Word]:
    """The words of a reason that speaks of whose something is."""
    return {"player": who(state, thing.seat)}
