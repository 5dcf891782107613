"""The planet actions: what using a planet does, and the choices some of them ask for (section 12)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from starhold.galaxies.actions import Do, Place
from starhold.galaxies.components import (
    ANY_MIX,
    COST_CULTURE,
    COST_ENERGY,
    EFFECT,
    ENERGY_MOVES,
    FACES,
    GAIN_CULTURE,
    GAIN_ENERGY,
    LENGTH,
    MAX_SLOTS,
    ON_TRACK,
    ONCE_PER_TURN,
    OTHERS_CULTURE,
    OTHERS_ENERGY,
    STEPS,
    TARGETS,
    Effect,
    Track,
)
from starhold.galaxies.events import Tell, tell
from starhold.galaxies.state import Galaxies, dice_of, faces_of, one_die
from starhold.galaxies.steps import dice as die_steps
from starhold.galaxies.steps import follow as follow_steps
from starhold.galaxies.steps import turn as turn_steps
from starhold.galaxies.steps.base import Decision, Duty, Kind, Question
from starhold.galaxies.usable import (
    IDLE_TOO,
    copyable_colonies,
    copyable_in_row,
    exchangeable,
    performable_faces,
    planet_upgrade_price,
    repeatable_faces,
    shift_targets,
    unoccupied,
    victims,
)
from starhold.kernel.bits import bit, has, lowest
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves


def use_planet(state: Galaxies, seat: i64, planet: i64, landed: i64, chance: Chance) -> None:
    """Use a planet's action: mark it, pay for it, carry it out (G-PLANET-3, G-PLANET-7).

    `landed` is the place of the ship whose landing brought this about, if any did.
    """
    tell(chance, Tell.USED_PLANET, seat, planet)
    empire = state.empires[seat]
    if ONCE_PER_TURN[planet]:
        empire.used |= bit(planet)
    effect = EFFECT[planet]
    if effect != Effect.COPY_COLONY:
        state.pay(seat, COST_ENERGY[planet], COST_CULTURE[planet], chance)
    if effect <= Effect.FOLLOW_COST:
        _gain(state, seat, planet, chance)
        return
    empire.resolving |= bit(planet)
    state.stack.append(PlanetDone(seat, planet))
    _ask(state, seat, planet, landed, chance)


@final
@mypyc_attr(free_list_len=1)
class PlanetDone(Duty):
    """The planet's action is over: it may be started again (G-PLANET-6)."""

    def __init__(self, seat: i64, planet: i64) -> None:
        self.seat: i64 = seat
        self.planet: i64 = planet

    def kind(self) -> i64:
        return Kind.PLANET_DONE

    def settle(self, state: Galaxies, chance: Chance) -> bool:
        state.stack.pop()
        state.empires[self.seat].resolving &= ~bit(self.planet)
        return False

    def fields(self) -> list[int]:
        return [self.seat, self.planet]


# -- planets without choices ---------------------------------------------------------------------


def _gain(state: Galaxies, seat: i64, planet: i64, chance: Chance) -> None:
    """Gains, bounties and dearer follows happen at once."""
    effect = EFFECT[planet]
    energy: i64 = GAIN_ENERGY[planet]
    culture: i64 = GAIN_CULTURE[planet]
    if effect == Effect.BOUNTY:
        state.bounty_energy += energy
        state.bounty_culture += culture
        tell(chance, Tell.BOUNTY, seat, planet)
    elif effect == Effect.FOLLOW_COST:
        state.follow_cost = 2
        tell(chance, Tell.DEARER_FOLLOWS, seat)
    elif effect == Effect.GAIN_PER_HOME_SHIP:
        home = state.empires[seat].home
        state.give(seat, energy * home, culture * home, chance)
    else:
        state.give(seat, energy, culture, chance)
        if effect == Effect.GAIN_ALL:
            _others_gain(state, seat, planet, chance)


def _others_gain(state: Galaxies, seat: i64, planet: i64, chance: Chance) -> None:
    """Clockwise from the user (G-PLANET-10); the Rogue gains too (G-SOLO-30)."""
    for offset in range(1, state.sides()):
        other = (seat + offset) % state.sides()
        state.give(other, OTHERS_ENERGY[planet], OTHERS_CULTURE[planet], chance)


def _ask(state: Galaxies, seat: i64, planet: i64, landed: i64, chance: Chance) -> None:
    """Push the first choice of a planet that needs one."""
    effect = EFFECT[planet]
    if effect == Effect.STEAL:
        state.stack.append(Steal(seat, ENERGY_MOVES[planet] == 1))
    elif effect == Effect.CONVERT:
        state.stack.append(Exchange(seat, ENERGY_MOVES[planet] == 1))
    elif effect == Effect.ADVANCE_OWN:
        state.stack.append(die_steps.Advance(seat, ON_TRACK[planet], STEPS[planet]))
    elif effect == Effect.REGRESS_ENEMY:
        state.stack.append(EnemyShip(seat, ON_TRACK[planet], STEPS[planet], TARGETS[planet], -1))
    elif effect == Effect.BACK_AND_FORTH:
        state.stack.append(Back(seat))
    elif effect == Effect.OTHERS_ADVANCE:
        state.stack.append(GrantedAdvance(seat, STEPS[planet], 1))
    elif effect == Effect.SHIFT_ORBIT:
        state.stack.append(ShiftOrbit(seat))
    elif effect == Effect.RECALL:
        state.stack.append(Recall(seat))
    elif effect == Effect.UPGRADE:
        price = planet_upgrade_price(state.empires[seat], planet)
        state.stack.append(die_steps.Payment(seat, price, ANY_MIX[planet] == 1))
    elif effect == Effect.MOVE_SHIPS:
        state.stack.append(die_steps.FirstMove(seat, landed))
    elif effect == Effect.REPLACE_PLANET:
        state.stack.append(RemovePlanet(seat))
    else:
        _ask_dice_or_copy(state, seat, planet, landed)


def _ask_dice_or_copy(state: Galaxies, seat: i64, planet: i64, landed: i64) -> None:
    effect = EFFECT[planet]
    if effect == Effect.REROLL:
        state.stack.append(turn_steps.Reroll(seat, 0, False))
    elif effect == Effect.SET_DIE:
        state.stack.append(SetDie(seat))
    elif effect == Effect.DISCARD_DICE:
        state.stack.append(DiscardDice(seat, planet, -1))
    elif effect == Effect.COPY_ROW:
        state.stack.append(CopyRow(seat, landed))
    elif effect == Effect.COPY_COLONY:
        state.stack.append(CopyColony(seat, planet, landed))
    elif effect == Effect.ANY_ACTION:
        state.stack.append(FreeAction(seat))
    else:
        state.stack.append(RepeatDie(seat))


# -- others' ships and resources -----------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class EnemyShip(Decision):
    """D-11: which enemy ship is pushed back; Brumbaugh takes two different ones (G-CARD-18)."""

    def __init__(self, seat: i64, track: i64, steps: i64, ships: i64, taken: i64) -> None:
        super().__init__(seat)
        self.track: i64 = track
        self.steps: i64 = steps
        #: how many ships are still to be pushed, and the one already pushed (seat * 6 + slot)
        self.ships: i64 = ships
        self.taken: i64 = taken

    def kind(self) -> i64:
        return Kind.ENEMY_SHIP

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        slots = state.slots_with(self.track)
        for other in range(state.sides()):
            if other != seat:
                targets = state.empires[other].advanced_orbits() & slots
                if self.taken >= 0 and self.taken // MAX_SLOTS == other:
                    targets &= ~bit(self.taken % MAX_SLOTS)
                moves.add_each(Do.PUSH_BACK + other * MAX_SLOTS, targets)

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        target = action - Do.PUSH_BACK
        state.push_back(target // MAX_SLOTS, target % MAX_SLOTS, self.steps, chance)
        if self.ships > 1:
            state.stack.append(EnemyShip(seat, self.track, self.steps, self.ships - 1, target))

    def fields(self) -> list[int]:
        return [self.seat, self.track, self.steps, self.ships, self.taken]


@final
@mypyc_attr(free_list_len=1)
class Steal(Decision):
    """D-12: whom to rob; a full thief still takes it away (G-CARD-17)."""

    def __init__(self, seat: i64, energy: bool) -> None:
        super().__init__(seat)
        self.energy: bool = energy

    def kind(self) -> i64:
        return Kind.STEAL

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        moves.add_each(Do.STEAL, victims(state, seat, self.energy))

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        other = action - Do.STEAL
        victim = state.empires[other]
        if self.energy:
            victim.energy -= 1
            state.empires[seat].gain_energy(1)
            tell(chance, Tell.STOLE_ENERGY, seat, state.voice(other), 1)
        else:
            victim.culture -= 1
            state.empires[seat].gain_culture(1)
            tell(chance, Tell.STOLE_CULTURE, seat, state.voice(other), 1)

    def fields(self) -> list[int]:
        return [self.seat, int(self.energy)]


@final
@mypyc_attr(free_list_len=1)
class Exchange(Decision):
    """D-13: how much of one resource becomes the other (G-CARD-16)."""

    def __init__(self, seat: i64, from_energy: bool) -> None:
        super().__init__(seat)
        self.from_energy: bool = from_energy

    def kind(self) -> i64:
        return Kind.EXCHANGE

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        for amount in range(1, exchangeable(state.empires[seat], self.from_energy) + 1):
            moves.add(Do.EXCHANGE + amount)

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        amount = action - Do.EXCHANGE
        if self.from_energy:
            state.pay(seat, amount, 0, chance)
            state.give(seat, 0, amount, chance)
        else:
            state.pay(seat, 0, amount, chance)
            state.give(seat, amount, 0, chance)

    def fields(self) -> list[int]:
        return [self.seat, int(self.from_energy)]


# -- own ships ----------------------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class Back(Decision):
    """D-23, first half: the own ship that goes back (G-CARD-11)."""

    def kind(self) -> i64:
        return Kind.BACK

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        moves.add_each(Do.FALL_BACK, state.empires[seat].advanced_orbits())

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        slot = action - Do.FALL_BACK
        state.push_back(seat, slot, 1, chance)
        state.stack.append(Forth(seat, slot))


@final
@mypyc_attr(free_list_len=1)
class Forth(Decision):
    """D-23, second half: another own ship advances (G-CARD-11)."""

    def __init__(self, seat: i64, not_slot: i64) -> None:
        super().__init__(seat)
        self.not_slot: i64 = not_slot

    def kind(self) -> i64:
        return Kind.FORTH

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        moves.add_each(Do.ADVANCE, state.empires[seat].orbit & ~bit(self.not_slot))

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        state.advance(seat, action - Do.ADVANCE, 1, chance)

    def fields(self) -> list[int]:
        return [self.seat, self.not_slot]


@final
@mypyc_attr(free_list_len=1)
class ShiftOrbit(Decision):
    """D-21: an own ship goes to the same space of another track; its end colonises (G-CARD-8)."""

    def kind(self) -> i64:
        return Kind.SHIFT_ORBIT

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        empire = state.empires[seat]
        rest = empire.orbit
        while rest:
            slot = lowest(rest)
            rest &= rest - 1
            moves.add_each(Do.SHIFT + slot * MAX_SLOTS, shift_targets(state, empire, slot))

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        slot = (action - Do.SHIFT) // MAX_SLOTS
        target = (action - Do.SHIFT) % MAX_SLOTS
        empire = state.empires[seat]
        space = empire.position(slot)
        tell(chance, Tell.SHIFTED, seat, state.planet_at(slot), state.planet_at(target))
        empire.relocate(Place.ORBIT + slot, Place.ORBIT + target)
        if space == LENGTH[state.planet_at(target)]:
            state.colonise(seat, target, chance)
        else:
            empire.set_position(target, space)


@final
@mypyc_attr(free_list_len=1)
class Recall(Decision):
    """D-22, first half: the own orbiting ship that returns (G-CARD-12)."""

    def kind(self) -> i64:
        return Kind.RECALL

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        moves.add_each(Do.RECALL, state.empires[seat].orbit)

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        slot = action - Do.RECALL
        empire = state.empires[seat]
        space = empire.position(slot)
        empire.relocate(Place.ORBIT + slot, Place.HOME)
        tell(chance, Tell.WENT_HOME, seat)
        if space > 0:
            state.stack.append(RecallGain(seat, space))


@final
@mypyc_attr(free_list_len=1)
class RecallGain(Decision):
    """D-22, second half: one resource, or with later printings any split (G-CARD-12)."""

    def __init__(self, seat: i64, amount: i64) -> None:
        super().__init__(seat)
        self.amount: i64 = amount

    def kind(self) -> i64:
        return Kind.RECALL_GAIN

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        for energy in range(self.amount + 1):
            if state.rules.later_texts or energy == 0 or energy == self.amount:
                moves.add(Do.SPLIT + energy)

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        energy = action - Do.SPLIT
        state.give(seat, energy, self.amount - energy, chance)

    def fields(self) -> list[int]:
        return [self.seat, self.amount]


@final
@mypyc_attr(free_list_len=1)
class GrantedAdvance(Question):
    """D-24: Terra-Bettia lets the others advance clockwise, then the user twice (G-CARD-10)."""

    def __init__(self, user: i64, steps: i64, offset: i64) -> None:
        super().__init__(user)
        self.steps: i64 = steps
        #: whose decision it is, counted clockwise from the user
        self.offset: i64 = offset

    def kind(self) -> i64:
        return Kind.GRANTED_ADVANCE

    def decider(self, state: Galaxies) -> i64:
        return (self.seat + self.offset) % state.sides()

    def waiting(self, state: Galaxies) -> i64:
        return bit(self.decider(state))

    def settle(self, state: Galaxies, chance: Chance) -> bool:
        if self.offset == state.sides():
            state.stack.pop()
            state.stack.append(die_steps.Advance(self.seat, Track.ANY, self.steps))
            return False
        other = self.decider(state)
        if not state.is_rogue(other) and state.empires[other].orbit:
            return True
        self._next(state)
        if state.is_rogue(other):
            _advance_rogue_nearest(state, other, chance)
        return False

    def _next(self, state: Galaxies) -> None:
        state.stack.pop()
        state.stack.append(GrantedAdvance(self.seat, self.steps, self.offset + 1))

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        moves.add_each(Do.ADVANCE, state.empires[seat].orbit)
        moves.add(Do.DECLINE)

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        self._next(state)
        if action != Do.DECLINE:
            state.advance(seat, action - Do.ADVANCE, 1, chance)

    def fields(self) -> list[int]:
        return [self.seat, self.steps, self.offset]


def _advance_rogue_nearest(state: Galaxies, rogue: i64, chance: Chance) -> None:
    """The Rogue advances the ship with the fewest spaces left, leftmost on a tie (G-SOLO-31)."""
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


# -- the row ------------------------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class RemovePlanet(Decision):
    """D-14: Helios replaces an unoccupied planet (G-CARD-9)."""

    def kind(self) -> i64:
        return Kind.REMOVE_PLANET

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        moves.add_each(Do.REMOVE, unoccupied(state))

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        slot = action - Do.REMOVE
        planet = state.planet_at(slot)
        tell(chance, Tell.REMOVED, seat, planet)
        # The replacement is drawn first, so a card never replaces itself.
        state.fill_slot(slot, chance)
        if state.rules.later_texts:
            state.under += bytes([planet])
        else:
            state.discard |= bit(planet)


@final
@mypyc_attr(free_list_len=1)
class CopyRow(Decision):
    """D-15: Umbra-Forum performs the action of a planet in the row (G-CARD-5)."""

    def __init__(self, seat: i64, landed: i64) -> None:
        super().__init__(seat)
        self.landed: i64 = landed

    def kind(self) -> i64:
        return Kind.COPY_ROW

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        busy = state.empires[seat].resolving
        moves.add_each(Do.COPY, copyable_in_row(state, seat, self.landed, busy, IDLE_TOO))

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        use_planet(state, seat, action - Do.COPY, self.landed, chance)

    def fields(self) -> list[int]:
        return [self.seat, self.landed]


@final
@mypyc_attr(free_list_len=1)
class CopyColony(Decision):
    """D-16: Sargus-36 or Walsfeo: pay another player, use one of that player's colonies (G-CARD-6)."""

    def __init__(self, seat: i64, copier: i64, landed: i64) -> None:
        super().__init__(seat)
        self.copier: i64 = copier
        self.landed: i64 = landed

    def kind(self) -> i64:
        return Kind.COPY_COLONY

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        empire = state.empires[seat]
        energy: i64 = COST_ENERGY[self.copier]
        culture: i64 = COST_CULTURE[self.copier]
        empire.energy -= energy
        empire.culture -= culture
        colonies = copyable_colonies(state, seat, self.copier, self.landed, empire.resolving, IDLE_TOO)
        empire.energy += energy
        empire.culture += culture
        moves.add_each(Do.COPY, colonies)

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        planet = action - Do.COPY
        self._pay(state, seat, _owner(state, planet), chance)
        use_planet(state, seat, planet, self.landed, chance)

    def _pay(self, state: Galaxies, seat: i64, payee: i64, chance: Chance) -> None:
        """The payee gains what was paid, up to the maximum."""
        energy: i64 = COST_ENERGY[self.copier]
        culture: i64 = COST_CULTURE[self.copier]
        state.empires[seat].energy -= energy
        state.empires[seat].culture -= culture
        state.empires[payee].gain_energy(energy)
        state.empires[payee].gain_culture(culture)
        if energy:
            tell(chance, Tell.PAID_PLAYER_ENERGY, seat, state.voice(payee), energy)
        if culture:
            tell(chance, Tell.PAID_PLAYER_CULTURE, seat, state.voice(payee), culture)

    def fields(self) -> list[int]:
        return [self.seat, self.copier, self.landed]


def _owner(state: Galaxies, planet: i64) -> i64:
    """Whose colony a planet is."""
    for seat in range(state.sides()):
        if has(state.empires[seat].colonies, planet):
            return seat
    return -1


# -- dice -----------------------------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class FreeAction(Decision):
    """D-17: Zavodnick performs any die action; then the others may follow it for free (G-CARD-3)."""

    def kind(self) -> i64:
        return Kind.FREE_ACTION

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        busy = state.empires[seat].resolving
        moves.add_each(Do.PERFORM, performable_faces(state, seat, busy, IDLE_TOO))

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        face = action - Do.PERFORM
        tell(chance, Tell.PERFORMED, seat, face)
        state.stack.append(follow_steps.Follow(seat, face, 1, True))
        die_steps.perform(state, seat, face, chance)


@final
@mypyc_attr(free_list_len=1)
class RepeatDie(Decision):
    """D-20: Piedes performs an earlier die again, without a follow window (G-CARD-4)."""

    def kind(self) -> i64:
        return Kind.REPEAT_DIE

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        busy = state.empires[seat].resolving
        moves.add_each(Do.REPEAT, repeatable_faces(state, seat, busy, IDLE_TOO))

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        face = action - Do.REPEAT
        tell(chance, Tell.REPEATED, seat, face)
        die_steps.perform(state, seat, face, chance)


@final
@mypyc_attr(free_list_len=1)
class DiscardDice(Decision):
    """D-25: Maia discards two inactive dice for resources (G-CARD-15)."""

    def __init__(self, seat: i64, planet: i64, first: i64) -> None:
        super().__init__(seat)
        self.planet: i64 = planet
        #: the face of the first die chosen, or -1
        self.first: i64 = first

    def kind(self) -> i64:
        return Kind.DISCARD_DICE

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        dice = state.inactive if self.first < 0 else state.inactive - one_die(self.first)
        moves.add_each(Do.DISCARD, faces_of(dice))

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        face = action - Do.DISCARD
        if self.first < 0:
            state.stack.append(DiscardDice(seat, self.planet, face))
            return
        state.inactive -= one_die(self.first) + one_die(face)
        state.discarded += 2
        tell(chance, Tell.DISCARDED_DICE, seat, self.first, face)
        state.give(seat, GAIN_ENERGY[self.planet], GAIN_CULTURE[self.planet], chance)

    def fields(self) -> list[int]:
        return [self.seat, self.planet, self.first]


@final
@mypyc_attr(free_list_len=1)
class SetDie(Decision):
    """D-26: Gyore turns an inactive die to another face (G-CARD-19)."""

    def kind(self) -> i64:
        return Kind.SET_DIE

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        offer_turns(state.inactive, moves)

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        before = (action - Do.TURN) // FACES
        face = (action - Do.TURN) % FACES
        state.inactive += one_die(face) - one_die(before)
        tell(chance, Tell.SET_DIE, seat, before, face)


def offer_turns(dice: i64, moves: Moves) -> None:
    """Each die to each face that it does not show (G-CONV-5, G-CARD-19)."""
    for face in range(FACES):
        if dice_of(dice, face):
            moves.add_each(Do.TURN + face * FACES, 63 & ~bit(face))
