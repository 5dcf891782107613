"""Names of things for people, elements of the board by which they are picked, and how actions are worded."""

from typing import Final

from starhold.galaxies.components import FACE_IDS, MISSION_IDS, NO_PLANET, PLANET_IDS, ROGUE_IDS, Place
from starhold.galaxies.state import GalaxiesState
from starhold.kernel.vocabulary import ReasonTable
from starhold.kernel.words import Label, Name, Number, PlayerName, Word

# -- names -----------------------------------------------------------------------------------


def face_name(face: int) -> Name:
    return Name(f"galaxies-face-{FACE_IDS[face]}")


def planet_name(planet: int) -> Name:
    return Name(f"galaxies-planet-{PLANET_IDS[planet]}")


def rogue_name(rogue: int) -> Name:
    return Name(f"galaxies-rogue-{ROGUE_IDS[rogue]}")


def who(state: GalaxiesState, seat: int) -> Word:
    """Return a seat's player, or the Rogue by its own name."""
    return rogue_name(state.rules.rogue) if state.is_rogue(seat) else PlayerName(seat)


def slot_name(state: GalaxiesState, slot: int) -> Name:
    """Return the name of the planet in a slot, or of the slot if it is empty."""
    planet = state.planet_at(slot)
    return planet_name(planet) if planet != NO_PLANET else Name(f"galaxies-slot-{slot + 1}")


# -- places ------------------------------------------------------------------------------------


def kind_of(place: int) -> str:
    """Return the kind of a place: home, surface or orbit."""
    if place == Place.HOME:
        return "home"
    return "surface" if place < Place.ORBIT else "orbit"


def slot_at(place: int) -> int:
    """Return the slot of a place in the row."""
    return place - Place.SURFACE if place < Place.ORBIT else place - Place.ORBIT


def ship_pick(seat: int, place: int) -> str:
    """Return the board element of a ship."""
    if place == Place.HOME:
        return f"ship:{seat}:home"
    return f"ship:{seat}:{kind_of(place)}:{slot_at(place)}"


def place_pick(seat: int, place: int) -> str:
    """Return the board element that a ship is moved to."""
    if place == Place.HOME:
        return f"mat:{seat}:home"
    return f"planet:{slot_at(place)}:{kind_of(place)}"


def planet_picks(state: GalaxiesState, slot: int) -> tuple[str, ...]:
    """Return the board elements of a planet in the row: the planet itself, its places, and its card."""
    places = (place_pick(0, Place.SURFACE + slot), place_pick(0, Place.ORBIT + slot))
    return (planet_pick(slot), *places, card_pick(state.planet_at(slot)))


def planet_pick(slot: int) -> str:
    """Return the board element of a planet in the row."""
    return f"planet:{slot}"


def card_pick(planet: int) -> str:
    """Return the board element of a planet's card."""
    return f"card:{PLANET_IDS[planet]}"


def die_pick(face: int) -> str:
    """Return the board element of a die."""
    return f"die:{FACE_IDS[face]}"


# -- actions (actions.py says which is worded how) ---------------------------------------------------


def move_label(kind: str, state: GalaxiesState, seat: int, origin: int, destination: int) -> Label:
    words: dict[str, Word] = {}
    if origin != Place.HOME:
        words["from"] = slot_name(state, slot_at(origin))
    if destination != Place.HOME:
        words["planet"] = slot_name(state, slot_at(destination))
    picks = (ship_pick(seat, origin), place_pick(seat, destination))
    return Label(f"{kind}-{kind_of(origin)}-{kind_of(destination)}", words, picks)


def die_label(kind: str, state: GalaxiesState, seat: int, face: int) -> Label:
    """Return the label of a choice for which the die itself is clicked."""
    return Label(kind, {"face": face_name(face)}, (die_pick(face),))


def chosen_die_label(kind: str, state: GalaxiesState, seat: int, face: int) -> Label:
    """Return the label of a choice for which the button is clicked before the die."""
    return Label(kind, {"face": face_name(face)}, (f"button:{kind}", die_pick(face)))


def added_die_label(face: int) -> Label:
    """Return the label of a further die of a reroll."""
    return Label("reroll-also", {"face": face_name(face)}, ("button:reroll", die_pick(face)))


def face_label(kind: str, state: GalaxiesState, seat: int, face: int) -> Label:
    return Label(kind, {"face": face_name(face)}, (f"face:{FACE_IDS[face]}",))


def turn_label(kind: str, state: GalaxiesState, seat: int, before: int, face: int) -> Label:
    words: dict[str, Word] = {"before": face_name(before), "face": face_name(face)}
    return Label(kind, words, (die_pick(before), f"face:{FACE_IDS[face]}"))


def orbiter_label(kind: str, state: GalaxiesState, seat: int, slot: int) -> Label:
    """Return the label of a choice of the seat's own ship in orbit."""
    return Label(kind, {"planet": slot_name(state, slot)}, (ship_pick(seat, Place.ORBIT + slot),))


def push_label(kind: str, state: GalaxiesState, seat: int, other: int, slot: int) -> Label:
    words = {"player": who(state, other), "planet": slot_name(state, slot)}
    return Label(kind, words, (ship_pick(other, Place.ORBIT + slot),))


def shift_label(kind: str, state: GalaxiesState, seat: int, slot: int, target: int) -> Label:
    words: dict[str, Word] = {"planet": slot_name(state, slot), "to": slot_name(state, target)}
    return Label(kind, words, (ship_pick(seat, Place.ORBIT + slot), f"planet:{target}:orbit"))


def planet_label(kind: str, state: GalaxiesState, seat: int, slot: int) -> Label:
    return Label(kind, {"planet": slot_name(state, slot)}, (planet_pick(slot),))


def card_label(kind: str, state: GalaxiesState, seat: int, planet: int) -> Label:
    return Label(kind, {"planet": planet_name(planet)}, (card_pick(planet),))


def seat_label(kind: str, state: GalaxiesState, seat: int, other: int) -> Label:
    return Label(kind, {"player": who(state, other)}, (f"mat:{other}",))


def mission_label(kind: str, state: GalaxiesState, seat: int, mission: int) -> Label:
    name = MISSION_IDS[mission]
    return Label(kind, {"mission": Name(f"galaxies-mission-{name}")}, (f"mission:{name}",))


def mix_label(kind: str, energy: int, culture: int) -> Label:
    """Return the label of energy and culture together; what is clicked is the energy."""
    return Label(kind, {"energy": Number(energy), "culture": Number(culture)}, (f"amount:{energy}",))


_KINDS: Final = ("home", "surface", "orbit")
#: a move is worded by where the ship comes from and where it goes
#: what the dice of a reroll are called besides the kinds of their actions
REROLL_LABELS: Final = frozenset({"reroll-also", "roll-alike"})
MOVE_LABELS: Final = frozenset(f"move-{a}-{b}" for a in _KINDS for b in _KINDS if (a, b) != ("home", "home"))


# -- why not ------------------------------------------------------------------------------------------

#: every reason, declared beside the steps that give it
REASONS: Final = ReasonTable()
