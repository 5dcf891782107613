"""Planets that move ships along tracks, or from track to track."""

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from starhold.galaxies.actions import GalaxiesAction
from starhold.galaxies.components import LENGTH, MAX_SLOTS, Place, Track
from starhold.galaxies.data import Planet
from starhold.galaxies.events import GalaxiesEvent, tell
from starhold.galaxies.powers.effect import Effect
from starhold.galaxies.shapes import WHERE
from starhold.galaxies.state import Empire, GalaxiesState
from starhold.galaxies.steps.base import (
    AT_START,
    NOT_ORBITING,
    EnergySplit,
    offer_advanced,
    places_of,
    refuse_all_but_orbiters,
    refuse_foreign_ships,
    refuse_orbiters,
    refuse_ships,
)
from starhold.galaxies.steps.dice import Advance
from starhold.galaxies.steps.ship import ORBIT_TAKEN
from starhold.galaxies.words import REASONS, place_pick, planet_pick, ship_pick, slot_name, who
from starhold.kernel.bits import bit, has, lowest, members
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step_kinds import Decision, Offer
from starhold.kernel.words import Line, Number, Question

# -- own ships advance ---------------------------------------------------------------------------


@final
class AdvanceOwn(Effect):
    """An own ship on such a track advances."""

    key: ClassVar[str] = "advance_own"

    def __init__(self, planet: i64, card: Planet) -> None:
        super().__init__(planet, card)
        self.on_track: i64 = self.track()
        self.far: i64 = self.number("steps")

    def usable(self, state: GalaxiesState, seat: i64, landed: i64, busy: i64, before: i64) -> bool:
        return state.empires[seat].orbit & state.slots_with(self.on_track) != 0

    def begin(self, state: GalaxiesState, seat: i64, landed: i64, chance: Chance) -> None:
        self.ask(state, seat, Advance(seat, self.on_track, self.far))


# -- others' ships go back ---------------------------------------------------------------------------


OWN_SHIP: Final = REASONS.declare("ship-own", rule="G-CARD-18")


@final
@mypyc_attr(free_list_len=1)
class EnemyShip(Decision[GalaxiesState]):
    """D-11: which enemy ship is pushed back; Brumbaugh takes two different ones (G-CARD-18)."""

    name: ClassVar[str] = "enemy-ship"
    rule: ClassVar[str] = "G-CARD-18"

    def __init__(self, seat: i64, track: i64, steps: i64, ships: i64, taken: i64) -> None:
        super().__init__(seat)
        self.track: i64 = track
        self.steps: i64 = steps
        #: how many ships are still to be pushed, and the one already pushed (seat * 6 + slot)
        self.ships: i64 = ships
        self.taken: i64 = taken

    def offer(self, state: GalaxiesState, seat: i64, moves: Moves) -> None:
        slots = state.slots_with(self.track)
        for other in range(state.sides()):
            if other != seat:
                targets = state.empires[other].advanced_orbits() & slots
                if self.taken >= 0 and self.taken // MAX_SLOTS == other:
                    targets &= ~bit(self.taken % MAX_SLOTS)
                moves.add_each(GalaxiesAction.PUSH_BACK + other * MAX_SLOTS, targets)
        if moves.explains:
            refuse_ships(seat, places_of(state.empires[seat]), OWN_SHIP(), moves)
            for other in range(state.sides()):
                if other != seat:
                    empire = state.empires[other]
                    started = (empire.orbit & ~empire.advanced_orbits()) << Place.ORBIT
                    refuse_ships(other, started, AT_START(), moves)
                    landed = places_of(empire) & ~(empire.orbit << Place.ORBIT)
                    refuse_ships(other, landed, NOT_ORBITING(), moves)

    def take(self, state: GalaxiesState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        target = action - GalaxiesAction.PUSH_BACK
        state.push_back(target // MAX_SLOTS, target % MAX_SLOTS, self.steps, chance)
        if self.ships > 1:
            state.stack.append(EnemyShip(seat, self.track, self.steps, self.ships - 1, target))

    def fields(self) -> list[int]:
        return [self.seat, self.track, self.steps, self.ships, self.taken]

    def question(self, state: GalaxiesState, seat: i64) -> Question:
        words = {"steps": Number(self.steps), "ships": Number(self.ships)}
        return Question(self.name, {**words}, self.rule)


@final
class RegressEnemy(Effect):
    """An enemy ship past the start of such a track goes back."""

    key: ClassVar[str] = "regress_enemy"

    def __init__(self, planet: i64, card: Planet) -> None:
        super().__init__(planet, card)
        self.on_track: i64 = self.track()
        self.far: i64 = self.number("steps")
        self.ships: i64 = self.number("ships", 1)

    def usable(self, state: GalaxiesState, seat: i64, landed: i64, busy: i64, before: i64) -> bool:
        slots = state.slots_with(self.on_track)
        for other in range(state.sides()):
            if other != seat and state.empires[other].advanced_orbits() & slots:
                return True
        return False

    def begin(self, state: GalaxiesState, seat: i64, landed: i64, chance: Chance) -> None:
        self.ask(state, seat, EnemyShip(seat, self.on_track, self.far, self.ships, -1))


# -- one back, another forth --------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class Back(Decision[GalaxiesState]):
    """D-23, first half: which of the player's own ships goes back (G-CARD-11)."""

    name: ClassVar[str] = "back"
    rule: ClassVar[str] = "G-CARD-11"

    def offer(self, state: GalaxiesState, seat: i64, moves: Moves) -> None:
        offer_advanced(state, seat, moves)

    def take(self, state: GalaxiesState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        slot = action - GalaxiesAction.FALL_BACK
        state.push_back(seat, slot, 1, chance)
        state.stack.append(Forth(seat, slot))


FELL_BACK: Final = REASONS.declare("ship-fell-back", rule="G-CARD-11")


@final
@mypyc_attr(free_list_len=1)
class Forth(Decision[GalaxiesState]):
    """D-23, second half: another own ship advances (G-CARD-11)."""

    name: ClassVar[str] = "forth"
    rule: ClassVar[str] = "G-CARD-11"

    def __init__(self, seat: i64, not_slot: i64) -> None:
        super().__init__(seat)
        self.not_slot: i64 = not_slot

    def offer(self, state: GalaxiesState, seat: i64, moves: Moves) -> None:
        moves.add_each(GalaxiesAction.ADVANCE, state.empires[seat].orbit & ~bit(self.not_slot))
        if moves.explains:
            refuse_orbiters(state, seat, bit(self.not_slot), FELL_BACK(), moves)
            refuse_all_but_orbiters(state, seat, moves)

    def take(self, state: GalaxiesState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        state.advance(seat, action - GalaxiesAction.ADVANCE, 1, chance)

    def fields(self) -> list[int]:
        return [self.seat, self.not_slot]


@final
class BackAndForth(Effect):
    """BSW-10-1: a ship to move back and another one in orbit (G-CARD-11)."""

    key: ClassVar[str] = "regress_own_advance_own"

    def usable(self, state: GalaxiesState, seat: i64, landed: i64, busy: i64, before: i64) -> bool:
        empire = state.empires[seat]
        return empire.progress != 0 and empire.orbit & (empire.orbit - 1) != 0

    def begin(self, state: GalaxiesState, seat: i64, landed: i64, chance: Chance) -> None:
        self.ask(state, seat, Back(seat))


# -- everybody advances ---------------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class GrantedAdvance(Offer[GalaxiesState]):
    """D-24: Terra-Bettia lets the others advance clockwise, then the user twice (G-CARD-10)."""

    name: ClassVar[str] = "granted-advance"
    rule: ClassVar[str] = "G-CARD-10"

    def __init__(self, user: i64, steps: i64, offset: i64) -> None:
        super().__init__(user)
        self.steps: i64 = steps
        #: whose decision it is, counted clockwise from the user
        self.offset: i64 = offset

    def decider(self, state: GalaxiesState) -> i64:
        return (self.seat + self.offset) % state.sides()

    def waiting(self, state: GalaxiesState) -> i64:
        return bit(self.decider(state))

    def settle(self, state: GalaxiesState, chance: Chance) -> bool:
        if self.offset == state.sides():
            state.stack.pop()
            state.stack.append(Advance(self.seat, Track.ANY, self.steps))
            return False
        other = self.decider(state)
        if not state.is_rogue(other) and state.empires[other].orbit:
            return True
        self._next(state)
        if state.is_rogue(other):
            _advance_rogue_nearest(state, other, chance)
        return False

    def _next(self, state: GalaxiesState) -> None:
        state.stack.pop()
        state.stack.append(GrantedAdvance(self.seat, self.steps, self.offset + 1))

    def offer(self, state: GalaxiesState, seat: i64, moves: Moves) -> None:
        moves.add_each(GalaxiesAction.ADVANCE, state.empires[seat].orbit)
        moves.add(GalaxiesAction.DECLINE)
        if moves.explains:
            refuse_all_but_orbiters(state, seat, moves)

    def take(self, state: GalaxiesState, seat: i64, action: i64, chance: Chance) -> None:
        self._next(state)
        if action != GalaxiesAction.DECLINE:
            state.advance(seat, action - GalaxiesAction.ADVANCE, 1, chance)

    def decline(self, state: GalaxiesState, seat: i64) -> i64:
        return GalaxiesAction.DECLINE

    def fields(self) -> list[int]:
        return [self.seat, self.steps, self.offset]

    def question(self, state: GalaxiesState, seat: i64) -> Question:
        return Question(self.name, {"player": who(state, self.seat)}, self.rule)


def _advance_rogue_nearest(state: GalaxiesState, rogue: i64, chance: Chance) -> None:
    """Advance the Rogue's ship with the fewest spaces left, leftmost on a tie (G-SOLO-31)."""
    empire = state.empires[rogue]
    best: i64 = -1
    fewest: i64 = 99
    for slot in range(MAX_SLOTS):
        if has(empire.orbit, slot):
            left = LENGTH[state.planet_at(slot)] - empire.position(slot)
            if left < fewest:
                fewest = left
                best = slot
    if best >= 0:
        state.advance(rogue, best, 1, chance)


@final
class OthersAdvance(Effect):
    """Terra-Bettia: usable if anybody has an orbiting ship (G-CARD-10)."""

    key: ClassVar[str] = "others_advance_then_self"

    def __init__(self, planet: i64, card: Planet) -> None:
        super().__init__(planet, card)
        self.far: i64 = self.number("self_steps")

    def usable(self, state: GalaxiesState, seat: i64, landed: i64, busy: i64, before: i64) -> bool:
        return any(empire.orbit for empire in state.empires)

    def begin(self, state: GalaxiesState, seat: i64, landed: i64, chance: Chance) -> None:
        self.ask(state, seat, GrantedAdvance(seat, self.far, 1))


# -- from track to track --------------------------------------------------------------------------------


def shift_targets(state: GalaxiesState, empire: Empire, slot: i64) -> i64:
    """Return slots whose track has the ship's space, and where the empire has no ship in orbit (G-CARD-8)."""
    space = empire.position(slot)
    slots: i64 = 0
    free = state.filled & ~empire.orbit
    for target in range(MAX_SLOTS):
        if has(free, target) and space <= LENGTH[state.planet_at(target)]:
            slots |= bit(target)
    return slots


FITS_NOWHERE: Final = REASONS.declare("no-orbit-fits", rule="G-CARD-8")
ORBIT_ONLY: Final = REASONS.declare("orbit-only", rule="G-CARD-8")
TOO_SHORT: Final = REASONS.declare("track-short", rule="G-CARD-8")


def refuse_shifts(state: GalaxiesState, seat: i64, moves: Moves) -> None:
    """Refuse ships that fit no other track, orbits that are taken or too short, and all but orbits."""
    empire = state.empires[seat]
    for slot in members(empire.orbit):
        if not shift_targets(state, empire, slot):
            reason = FITS_NOWHERE(space=Number(empire.position(slot)))
            moves.refuse_pick(ship_pick(seat, Place.ORBIT + slot), reason)
        for target in members(state.filled):
            taken = ORBIT_TAKEN if has(empire.orbit, target) else TOO_SHORT
            moves.refuse(
                GalaxiesAction.SHIFT + slot * MAX_SLOTS + target, taken(planet=slot_name(state, target))
            )
    refuse_foreign_ships(state, seat, moves)
    refuse_ships(seat, places_of(empire) & ~(empire.orbit << Place.ORBIT), NOT_ORBITING(), moves)
    for slot in members(state.filled):
        moves.refuse_pick(planet_pick(slot), ORBIT_ONLY())
        moves.refuse_pick(place_pick(seat, Place.SURFACE + slot), ORBIT_ONLY())


@final
@mypyc_attr(free_list_len=1)
class ShiftOrbit(Decision[GalaxiesState]):
    """D-21: an own ship goes to the same space of another track; its end colonises (G-CARD-8)."""

    name: ClassVar[str] = "shift-orbit"
    rule: ClassVar[str] = "G-CARD-8"
    then: ClassVar[tuple[Line, ...]] = (WHERE,)

    def offer(self, state: GalaxiesState, seat: i64, moves: Moves) -> None:
        empire = state.empires[seat]
        rest = empire.orbit
        while rest:
            slot = lowest(rest)
            rest &= rest - 1
            moves.add_each(GalaxiesAction.SHIFT + slot * MAX_SLOTS, shift_targets(state, empire, slot))
        if moves.explains:
            refuse_shifts(state, seat, moves)

    def take(self, state: GalaxiesState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        slot = (action - GalaxiesAction.SHIFT) // MAX_SLOTS
        target = (action - GalaxiesAction.SHIFT) % MAX_SLOTS
        empire = state.empires[seat]
        space = empire.position(slot)
        tell(chance, GalaxiesEvent.SHIFTED, seat, state.planet_at(slot), state.planet_at(target))
        empire.relocate(Place.ORBIT + slot, Place.ORBIT + target)
        if space == LENGTH[state.planet_at(target)]:
            state.colonise(seat, target, chance)
        else:
            empire.set_position(target, space)


@final
class Shift(Effect):
    """Gort: an orbiting ship shifts to another track."""

    key: ClassVar[str] = "shift_orbit"

    def usable(self, state: GalaxiesState, seat: i64, landed: i64, busy: i64, before: i64) -> bool:
        empire = state.empires[seat]
        rest = empire.orbit
        while rest:
            if shift_targets(state, empire, lowest(rest)):
                return True
            rest &= rest - 1
        return False

    def begin(self, state: GalaxiesState, seat: i64, landed: i64, chance: Chance) -> None:
        self.ask(state, seat, ShiftOrbit(seat))


# -- back home for resources ----------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class RecallShip(Decision[GalaxiesState]):
    """D-22, first half: which of the player's own orbiting ships returns (G-CARD-12)."""

    name: ClassVar[str] = "recall"
    rule: ClassVar[str] = "G-CARD-12"

    def offer(self, state: GalaxiesState, seat: i64, moves: Moves) -> None:
        moves.add_each(GalaxiesAction.RECALL, state.empires[seat].orbit)
        if moves.explains:
            refuse_all_but_orbiters(state, seat, moves)

    def take(self, state: GalaxiesState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        slot = action - GalaxiesAction.RECALL
        empire = state.empires[seat]
        space = empire.position(slot)
        empire.relocate(Place.ORBIT + slot, Place.HOME)
        tell(chance, GalaxiesEvent.WENT_HOME, seat)
        if space > 0:
            state.stack.append(RecallGain(seat, space))


@final
@mypyc_attr(free_list_len=1)
class RecallGain(EnergySplit):
    """D-22, second half: one resource, or with later printings any split (G-CARD-12)."""

    name: ClassVar[str] = "recall-gain"
    rule: ClassVar[str] = "G-CARD-12"

    def offer(self, state: GalaxiesState, seat: i64, moves: Moves) -> None:
        for energy in range(self.amount + 1):
            if state.rules.later_texts or energy == 0 or energy == self.amount:
                moves.add(GalaxiesAction.SPLIT + energy)

    def take(self, state: GalaxiesState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        energy = action - GalaxiesAction.SPLIT
        state.give(seat, energy, self.amount - energy, chance)


@final
class RecallForResources(Effect):
    """Andellouxian-6: an orbiting ship returns home for resources."""

    key: ClassVar[str] = "recall_for_resources"

    def usable(self, state: GalaxiesState, seat: i64, landed: i64, busy: i64, before: i64) -> bool:
        return state.empires[seat].orbit != 0

    def begin(self, state: GalaxiesState, seat: i64, landed: i64, chance: Chance) -> None:
        self.ask(state, seat, RecallShip(seat))
