"""What several steps of Galaxies share: how an amount is split, and reasons why not."""

from typing import Final

from mypy_extensions import i64

from starhold.galaxies.actions import Do
from starhold.galaxies.components import Face
from starhold.galaxies.state import NO_FACE, Galaxies, dice_of
from starhold.galaxies.words import Picked, Why, face_name, mix_label, of_planet, of_player, who
from starhold.kernel.bits import has
from starhold.kernel.kit import Decision
from starhold.kernel.words import Label, Number, Question, Word


class Split(Decision[Galaxies]):
    """How much of an amount is energy; the rest is culture."""

    def __init__(self, seat: i64, amount: i64) -> None:
        super().__init__(seat)
        self.amount: i64 = amount

    def question(self, state: Galaxies, seat: i64) -> Question:
        return Question(self.name, {"amount": Number(self.amount)}, self.rule)

    def label(self, state: Galaxies, seat: i64, action: i64) -> Label | None:
        energy = action - Do.SPLIT
        return mix_label("split", energy, self.amount - energy)

    def fields(self) -> list[int]:
        return [self.seat, self.amount]


# -- whose turn it is, and what comes first ------------------------------------------------------

#: buttons of the turn
TURN_BUTTONS: Final = ("reroll", "convert", "end-turn")


def _is_of_the_dice(thing: Picked) -> bool:
    return thing.kind == "die" or thing.name in TURN_BUTTONS


def _is_others_turn(state: Galaxies, seat: int, thing: Picked) -> bool:
    return _is_of_the_dice(thing) and state.active not in (seat, -1)


def _is_in_a_die(state: Galaxies, seat: int, thing: Picked) -> bool:
    return _is_of_the_dice(thing) and state.active == seat and state.current_face != NO_FACE


def _current(state: Galaxies, seat: int, thing: Picked) -> dict[str, Word]:
    return {"face": face_name(state.current_face)}


#: nobody touches others' dice
OTHERS_TURN: Final = Why(
    "others-turn",
    "G-REROLL-7",
    _is_others_turn,
    lambda state, seat, thing: {"player": who(state, state.active)},
)
#: nor the own ones before the last choice is played out
FINISH_DIE: Final = Why("finish-die", "G-TURN-5", _is_in_a_die, _current)

# -- ships ------------------------------------------------------------------------------------------


def _is_foreign_ship(state: Galaxies, seat: int, thing: Picked) -> bool:
    return thing.kind == "ship" and thing.seat != seat


def _is_not_orbiting(state: Galaxies, seat: int, thing: Picked) -> bool:
    return thing.kind == "ship" and thing.place != "orbit"


def _is_at_start(state: Galaxies, seat: int, thing: Picked) -> bool:
    at_all = thing.kind == "ship" and thing.place == "orbit"
    return at_all and state.empires[thing.seat].position(thing.slot) == 0


FOREIGN_SHIP: Final = Why("ship-foreign", "G-MOVE-1", _is_foreign_ship, of_player)
NOT_ORBITING: Final = Why("ship-not-orbiting", "G-ADV-1", _is_not_orbiting)
AT_START: Final = Why("ship-at-start", "G-ADV-5", _is_at_start)

# -- planets that are pointed at where a ship is asked for ------------------------------------------------


def _lacks_orbiter(state: Galaxies, seat: int, thing: Picked) -> bool:
    return thing.kind == "planet" and not has(state.empires[seat].orbit, thing.slot)


def _has_orbiter(state: Galaxies, seat: int, thing: Picked) -> bool:
    return thing.kind == "planet" and has(state.empires[seat].orbit, thing.slot)


NO_ORBITER: Final = Why("no-orbiter", "G-ADV-1", _lacks_orbiter, of_planet)
PICK_SHIP: Final = Why("pick-ship", "G-ADV-3", _has_orbiter)

# -- things that need a die first ---------------------------------------------------------------------------


def unused(state: Galaxies, face: int) -> dict[str, Word]:
    """The words of a reason that speaks of unused dice of a face."""
    return {"dice": Number(dice_of(state.inactive, face))}


def at_choice_of_dice(state: Galaxies, seat: int) -> bool:
    """Is it the seat's turn, with no die in use?"""
    return state.active == seat and state.current_face == NO_FACE


def _flies(state: Galaxies, seat: int, thing: Picked) -> bool:
    """Is it something that an own ship would fly with or to?"""
    own = (thing.kind == "ship" and thing.seat == seat) or (thing.kind == "mat" and thing.seat == seat)
    return (own or thing.kind == "planet") and at_choice_of_dice(state, seat)


def _is_own_colony_idle(state: Galaxies, seat: int, thing: Picked) -> bool:
    return thing.kind == "colony" and thing.seat == seat and at_choice_of_dice(state, seat)


def _is_foreign_colony(state: Galaxies, seat: int, thing: Picked) -> bool:
    return thing.kind == "colony" and thing.seat != seat


NEEDS_MOVE_DIE: Final = Why(
    "move-die", "G-MOVE-1", _flies, lambda state, seat, thing: unused(state, Face.MOVE)
)
NEEDS_COLONY_DIE: Final = Why(
    "colony-die", "G-UTIL-1", _is_own_colony_idle, lambda state, seat, thing: unused(state, Face.COLONY)
)
FOREIGN_COLONY: Final = Why(
    "colony-foreign",
    "G-FOLLOW-9",
    _is_foreign_colony,
    lambda state, seat, thing: {**of_planet(state, seat, thing), **of_player(state, seat, thing)},
)
