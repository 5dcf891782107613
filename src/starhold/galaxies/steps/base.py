"""What several steps of Galaxies share: how an amount is split, and reasons why not."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from starhold.galaxies.actions import GalaxiesAction
from starhold.galaxies.components import Place
from starhold.galaxies.shapes import mixed
from starhold.galaxies.state import NO_FACE, NOBODY, Empire, GalaxiesState, faces_of
from starhold.galaxies.words import (
    REASONS,
    card_pick,
    die_pick,
    face_name,
    mix_label,
    planet_name,
    planet_picks,
    ship_pick,
    slot_name,
    who,
)
from starhold.kernel.bits import bit, has, members
from starhold.kernel.moves import Moves
from starhold.kernel.step_kinds import Decision
from starhold.kernel.words import Choice, Label, Number, Question, Reason, Shape


class EnergySplit(Decision[GalaxiesState]):
    """How much of an amount is energy; the rest is culture."""

    def __init__(self, seat: i64, amount: i64) -> None:
        super().__init__(seat)
        self.amount: i64 = amount

    def question(self, state: GalaxiesState, seat: i64) -> Question:
        return Question(self.name, {"amount": Number(self.amount)}, self.rule)

    def label(self, state: GalaxiesState, seat: i64, action: i64) -> Label | None:
        energy = action - GalaxiesAction.SPLIT
        return mix_label("split", energy, self.amount - energy)

    def shape(self, state: GalaxiesState, seat: i64, choices: Sequence[Choice]) -> tuple[Shape, ...]:
        return mixed(choices, GalaxiesAction.SPLIT, self.amount, None)

    def fields(self) -> list[int]:
        return [self.seat, self.amount]


# -- why not: what several decisions say against things on the board -------------------------------

#: buttons of the turn
TURN_BUTTONS: Final = ("reroll", "convert", "end-turn")

#: nobody touches others' dice
OTHERS_TURN: Final = REASONS.declare("others-turn", rule="G-REROLL-7")
#: nor their own dice before the last choice is played out
FINISH_DIE: Final = REASONS.declare("finish-die", rule="G-TURN-5")
FOREIGN_SHIP: Final = REASONS.declare("ship-foreign", rule="G-MOVE-1")
NOT_ORBITING: Final = REASONS.declare("ship-not-orbiting", rule="G-ADV-1")
AT_START: Final = REASONS.declare("ship-at-start", rule="G-ADV-5")
NO_ORBITER: Final = REASONS.declare("no-orbiter", rule="G-ADV-1")
PICK_SHIP: Final = REASONS.declare("pick-ship", rule="G-ADV-3")
FOREIGN_COLONY: Final = REASONS.declare("colony-foreign", rule="G-FOLLOW-9")


def refuse_dice(state: GalaxiesState, seat: i64, moves: Moves) -> None:
    """Refuse dice, whatever is decided: they are the active player's, and one comes after the other."""
    if state.active == NOBODY:
        return
    if state.active != seat:
        reason = OTHERS_TURN(player=who(state, state.active))
    elif state.current_face != NO_FACE:
        reason = FINISH_DIE(face=face_name(state.current_face))
    else:
        return
    for face in members(faces_of(state.inactive)):
        moves.refuse_pick(die_pick(face), reason)
    refuse_turn_buttons(reason, moves)


def refuse_turn_buttons(reason: Reason, moves: Moves) -> None:
    for name in TURN_BUTTONS:
        moves.refuse_pick(f"button:{name}", reason)


def places_of(empire: Empire) -> i64:
    """Return where an empire has ships, as a set (see Place)."""
    home: i64 = bit(Place.HOME) if empire.home else 0
    return home | (empire.surface << Place.SURFACE) | (empire.orbit << Place.ORBIT)


def refuse_ships(owner: i64, places: i64, reason: Reason, moves: Moves) -> None:
    """Refuse the ships of an empire at these places."""
    for place in members(places):
        moves.refuse_pick(ship_pick(owner, place), reason)


def refuse_foreign_ships(state: GalaxiesState, seat: i64, moves: Moves) -> None:
    for other in range(state.sides()):
        if other != seat:
            reason = FOREIGN_SHIP(player=who(state, other))
            refuse_ships(other, places_of(state.empires[other]), reason, moves)


def refuse_foreign_colonies(state: GalaxiesState, seat: i64, moves: Moves) -> None:
    for other in range(state.sides()):
        if other != seat:
            for planet in members(state.empires[other].colonies):
                reason = FOREIGN_COLONY(planet=planet_name(planet), player=who(state, other))
                moves.refuse_pick(card_pick(planet), reason)


def refuse_planet(state: GalaxiesState, slot: i64, reason: Reason, moves: Moves) -> None:
    """Refuse a planet of the row, with its surface and its orbit."""
    for pick in planet_picks(state, slot):
        moves.refuse_pick(pick, reason)


def refuse_orbiters(state: GalaxiesState, seat: i64, slots: i64, reason: Reason, moves: Moves) -> None:
    """Refuse ships in orbit of these slots, and their planets if they are picked in place of the ship."""
    refuse_ships(seat, slots << Place.ORBIT, reason, moves)
    for slot in members(slots):
        refuse_planet(state, slot, reason, moves)


def refuse_all_but_orbiters(state: GalaxiesState, seat: i64, moves: Moves) -> None:
    """Refuse all but the seat's ships in orbit, where one of them is asked for."""
    empire = state.empires[seat]
    refuse_foreign_ships(state, seat, moves)
    refuse_ships(seat, places_of(empire) & ~(empire.orbit << Place.ORBIT), NOT_ORBITING(), moves)
    for slot in members(state.filled):
        orbited = has(empire.orbit, slot)
        reason = PICK_SHIP() if orbited else NO_ORBITER(planet=slot_name(state, slot))
        refuse_planet(state, slot, reason, moves)


def offer_advanced(state: GalaxiesState, seat: i64, moves: Moves) -> None:
    """Offer the seat's ships that can go back: those past the start of their tracks (G-ADV-5)."""
    ships = state.empires[seat].advanced_orbits()
    moves.add_each(GalaxiesAction.FALL_BACK, ships)
    if moves.explains:
        refuse_orbiters(state, seat, state.empires[seat].orbit & ~ships, AT_START(), moves)
        refuse_all_but_orbiters(state, seat, moves)
