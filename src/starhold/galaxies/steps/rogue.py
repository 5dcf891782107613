"""The Rogue galaxy's turn in solo play (section 16)."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from starhold.galaxies.actions import Do, Place
from starhold.galaxies.components import (
    FACES,
    LENGTH,
    MAX_SLOTS,
    ROGUE_AMOUNT,
    ROGUE_CULTURE,
    ROGUE_DICE,
    ROGUE_ENERGY,
    ROGUE_ONCE,
    ROGUE_RAID,
    ROGUE_SKULL,
    ROGUE_STRIDE,
    Face,
    Raid,
)
from starhold.galaxies.events import Tell, tell
from starhold.galaxies.state import Bonus, Galaxies, leftmost, one_die
from starhold.galaxies.steps import follow as follow_steps
from starhold.galaxies.steps.base import Decision, Duty, Kind, Question
from starhold.galaxies.usable import face_track
from starhold.kernel.bits import bit, has
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves

HUMAN: Final = 0
ROGUE: Final = 1
BONUS_DICE: Final = 3


class Batch:
    """Which dice the Rogue is rolling."""

    TURN: Final = 0
    BONUS: Final = 1
    EXTRA_TURN: Final = 2


def begin_rogue_turn(state: Galaxies, chance: Chance) -> None:
    """Its dice are rolled one at a time (G-SOLO-6)."""
    tell(chance, Tell.TURN, state.voice(ROGUE))
    state.stack.append(RogueTurn(batch_size(state, Batch.TURN), Batch.TURN, 0))


def batch_size(state: Galaxies, batch: i64) -> i64:
    """As many dice as the level shows (it does not rise before they are played); three bonus dice."""
    if batch != Batch.TURN:
        return BONUS_DICE
    return ROGUE_DICE[state.rules.rogue * ROGUE_STRIDE + state.empires[ROGUE].level]


@final
@mypyc_attr(free_list_len=1)
class RogueTurn(Duty):
    """Dice still to roll in this batch; after the turn's own dice come the special actions."""

    def __init__(self, left: i64, batch: i64, performed: i64) -> None:
        self.left: i64 = left
        self.batch: i64 = batch
        #: faces performed in this batch, for bonus dice that must differ (G-SOLO-21)
        self.performed: i64 = performed

    def kind(self) -> i64:
        return Kind.ROGUE_TURN

    def settle(self, state: Galaxies, chance: Chance) -> bool:
        state.stack.pop()
        if self.left == 0:
            if self.batch == Batch.TURN:
                special_actions(state, chance)
            else:
                state.empires[ROGUE].culture = 0
            return False
        face = chance.below(FACES)
        tell(chance, Tell.ROGUE_ROLLED, state.rules.rogue, face)
        judge(state, self, face, False, chance)
        return False

    def fields(self) -> list[int]:
        return [self.left, self.batch, self.performed]


def judge(state: Galaxies, turn: RogueTurn, face: i64, rerolled: bool, chance: Chance) -> None:
    """G-SOLO-7: settle what the die shows until it is discarded, or usable and the human is content.

    `rerolled`: the one automatic reroll of this die is used up (G-SOLO-10).
    """
    different = turn.batch == Batch.BONUS and state.rules.rogue_bonus == Bonus.DIFFERENT
    while True:
        if different and has(turn.performed, face):
            face = _reroll(state, face, chance)
        elif usable(state, turn.batch, face):
            break
        elif rerolled or not state.rules.rogue_rerolls_unusable:
            tell(chance, Tell.ROGUE_DISCARDED, state.rules.rogue, face)
            state.discarded += 1
            state.stack.append(RogueTurn(turn.left - 1, turn.batch, turn.performed))
            return
        else:
            rerolled = True
            face = _reroll(state, face, chance)
    human = state.empires[HUMAN]
    if human.energy > 0 and human.culture > 0:
        state.stack.append(ForcedReroll(turn, face, rerolled))
    else:
        perform(state, turn, face, chance)


def _reroll(state: Galaxies, before: i64, chance: Chance) -> i64:
    face = chance.below(FACES)
    tell(chance, Tell.ROGUE_REROLLED, state.rules.rogue, before, face)
    return face


@final
@mypyc_attr(free_list_len=1)
class ForcedReroll(Question):
    """D-28: pay 1 energy and 1 culture to have a usable Rogue die rolled again (G-SOLO-8)."""

    def __init__(self, turn: RogueTurn, face: i64, rerolled: bool) -> None:
        super().__init__(HUMAN)
        self.turn: RogueTurn = turn
        self.face: i64 = face
        self.rerolled: bool = rerolled

    def kind(self) -> i64:
        return Kind.FORCED_REROLL

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        moves.add(Do.FORCE_REROLL)
        moves.add(Do.ACCEPT)

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        if action == Do.ACCEPT:
            perform(state, self.turn, self.face, chance)
            return
        state.empires[HUMAN].energy -= 1
        state.empires[HUMAN].culture -= 1
        tell(chance, Tell.FORCED_REROLL, seat, state.rules.rogue, self.face)
        judge(state, self.turn, _reroll(state, self.face, chance), self.rerolled, chance)

    def fields(self) -> list[int]:
        return [*self.turn.fields(), self.face, int(self.rerolled)]


def turn_of_rogue(state: Galaxies) -> RogueTurn | None:
    """The dice that the Rogue is rolling now, the one before a forced reroll among those left."""
    for step in state.stack:
        if isinstance(step, RogueTurn):
            return step
        if isinstance(step, ForcedReroll):
            return step.turn
    return None


def usable(state: Galaxies, batch: i64, face: i64) -> bool:
    """G-SOLO-11: would the die do anything for the Rogue?"""
    rogue = state.empires[ROGUE]
    if face == Face.MOVE:
        return rogue.home > 0 and state.filled & ~rogue.orbit != 0
    if face == Face.ENERGY:
        return rogue.energy < rogue.max_energy and state.energy_income(ROGUE) > 0
    if face == Face.CULTURE:
        return rogue.culture < rogue.max_culture and state.culture_income(ROGUE) > 0
    if face == Face.COLONY:
        once = ROGUE_ONCE[state.rules.rogue * ROGUE_STRIDE + rogue.level] == 1
        return not (once and has(state.attacks_used, rogue.level))
    return rogue.orbit & state.slots_with(face_track(face)) != 0


def perform(state: Galaxies, turn: RogueTurn, face: i64, chance: Chance) -> None:
    """The die acts, then the human may follow it (G-SOLO-7)."""
    state.stack.append(RogueTurn(turn.left - 1, turn.batch, turn.performed | bit(face)))
    state.activated += one_die(face)
    state.current_face = face
    tell(chance, Tell.ACTIVATED, state.voice(ROGUE), face)
    # Only the later English bonus dice cannot be followed (G-SOLO-22).
    if not (turn.batch == Batch.BONUS and state.rules.rogue_bonus == Bonus.REPEATS):
        follow_steps.open_window(state, ROGUE, face)
    else:
        state.stack.append(follow_steps.Follow(ROGUE, face, state.sides(), False))
    if face == Face.MOVE:
        send_ship(state, chance)
    elif face == Face.ENERGY:
        state.give(ROGUE, state.energy_income(ROGUE), 0, chance)
    elif face == Face.CULTURE:
        state.give(ROGUE, 0, state.culture_income(ROGUE), chance)
    elif face == Face.COLONY:
        attack(state, chance)
    else:
        advance_all(state, state.slots_with(face_track(face)), 1, chance)


def send_ship(state: Galaxies, chance: Chance) -> None:
    """A home ship orbits the leftmost planet without a Rogue ship in orbit (G-SOLO-12)."""
    rogue = state.empires[ROGUE]
    slot = leftmost(state.filled & ~rogue.orbit)
    rogue.relocate(Place.HOME, Place.ORBIT + slot)
    tell(chance, Tell.ENTERED_ORBIT, state.voice(ROGUE), state.planet_at(slot))


def advance_all(state: Galaxies, slots: i64, steps: i64, chance: Chance) -> None:
    """Every Rogue ship there advances, left to right (G-SOLO-13, G-SOLO-33).

    The ships are noted first: one that comes into orbit meanwhile does not count, nor
    does a planet drawn into a slot that was just emptied.
    """
    ships = state.empires[ROGUE].orbit & slots
    for slot in range(MAX_SLOTS):
        if has(ships, slot) and not state.ended:
            state.advance(ROGUE, slot, steps, chance)


# -- attacks ---------------------------------------------------------------------------------------


def attack(state: Galaxies, chance: Chance) -> None:
    """The attack printed for the current level (G-SOLO-17)."""
    rogue = state.empires[ROGUE]
    at = state.rules.rogue * ROGUE_STRIDE + rogue.level
    state.attacks_used |= bit(rogue.level)
    tell(chance, Tell.ROGUE_ATTACK, state.rules.rogue, rogue.level)
    raid = ROGUE_RAID[at]
    amount: i64 = ROGUE_AMOUNT[at]
    if raid == Raid.LOSE:
        lose(state, ROGUE_ENERGY[at], ROGUE_CULTURE[at], chance)
    elif raid == Raid.STEAL:
        steal(state, ROGUE_ENERGY[at], ROGUE_CULTURE[at], chance)
    elif raid == Raid.STEAL_CHOICE:
        human = state.empires[HUMAN]
        state.stack.append(RogueTheft(min(amount, human.energy + human.culture)))
    elif raid == Raid.ROGUE_GAIN:
        state.give(ROGUE, ROGUE_ENERGY[at], ROGUE_CULTURE[at], chance)
    elif raid == Raid.REGRESS:
        regress_one(state, amount, chance)
    elif raid == Raid.REGRESS_ALL:
        regress_all(state, amount, chance)
    elif raid == Raid.ADVANCE_ALL:
        advance_all(state, state.filled, amount, chance)
        if not state.ended:
            steal(state, ROGUE_ENERGY[at], ROGUE_CULTURE[at], chance)
    else:
        # Penalties before the next human turn do not add up (G-SOLO-29).
        state.dice_penalty = amount
        tell(chance, Tell.DICE_PENALTY, HUMAN, amount)


def lose(state: Galaxies, energy: i64, culture: i64, chance: Chance) -> None:
    """Losses are limited by what the human has (G-SOLO-28)."""
    human = state.empires[HUMAN]
    energy = min(energy, human.energy)
    culture = min(culture, human.culture)
    human.energy -= energy
    human.culture -= culture
    if energy:
        tell(chance, Tell.LOST_ENERGY, HUMAN, energy)
    if culture:
        tell(chance, Tell.LOST_CULTURE, HUMAN, culture)


def steal(state: Galaxies, energy: i64, culture: i64, chance: Chance) -> None:
    """What is stolen counts for the Rogue up to its maxima (G-SOLO-28)."""
    human = state.empires[HUMAN]
    rogue = state.empires[ROGUE]
    energy = min(energy, human.energy)
    culture = min(culture, human.culture)
    human.energy -= energy
    human.culture -= culture
    rogue.gain_energy(energy)
    rogue.gain_culture(culture)
    if energy:
        tell(chance, Tell.STOLE_ENERGY, state.voice(ROGUE), HUMAN, energy)
    if culture:
        tell(chance, Tell.STOLE_CULTURE, state.voice(ROGUE), HUMAN, culture)


def regress_one(state: Galaxies, steps: i64, chance: Chance) -> None:
    """The human chooses the ship, or the option takes the most advanced (G-SOLO-27)."""
    if state.rules.regress_most_advanced:
        slot = most_advanced(state)
        if slot >= 0:
            state.push_back(HUMAN, slot, steps, chance)
    else:
        state.stack.append(RogueRegress(steps))


def most_advanced(state: Galaxies) -> i64:
    """The highest position, then the fewest spaces left, then the leftmost; -1 if all are at the start."""
    human = state.empires[HUMAN]
    best: i64 = -1
    best_space: i64 = 0
    best_left: i64 = 0
    for slot in range(MAX_SLOTS):
        space = human.position(slot)
        if space > 0:
            left = LENGTH[state.planet_at(slot)] - space
            if space > best_space or (space == best_space and left < best_left):
                best = slot
                best_space = space
                best_left = left
    return best


def regress_all(state: Galaxies, steps: i64, chance: Chance) -> None:
    """Every human ship in orbit goes back."""
    slots = state.empires[HUMAN].advanced_orbits()
    for slot in range(MAX_SLOTS):
        if has(slots, slot):
            state.push_back(HUMAN, slot, steps, chance)


@final
@mypyc_attr(free_list_len=1)
class RogueRegress(Decision):
    """D-29: which of the own ships is pushed back; without one, nothing happens (G-SOLO-27)."""

    def __init__(self, steps: i64) -> None:
        super().__init__(HUMAN)
        self.steps: i64 = steps

    def kind(self) -> i64:
        return Kind.ROGUE_REGRESS

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        moves.add_each(Do.FALL_BACK, state.empires[seat].advanced_orbits())

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        state.push_back(seat, action - Do.FALL_BACK, self.steps, chance)

    def fields(self) -> list[int]:
        return [self.steps]


@final
@mypyc_attr(free_list_len=1)
class RogueTheft(Decision):
    """D-30: in which mix the stolen resources are handed over (G-SOLO-28)."""

    def __init__(self, amount: i64) -> None:
        super().__init__(HUMAN)
        self.amount: i64 = amount

    def kind(self) -> i64:
        return Kind.ROGUE_THEFT

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        human = state.empires[seat]
        for energy in range(self.amount + 1):
            if energy <= human.energy and self.amount - energy <= human.culture:
                moves.add(Do.SPLIT + energy)

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        energy = action - Do.SPLIT
        steal(state, energy, self.amount - energy, chance)

    def fields(self) -> list[int]:
        return [self.amount]


# -- special actions at the end of its turn ----------------------------------------------------------


def special_actions(state: Galaxies, chance: Chance) -> None:
    """Full markers are noted together, then act, energy first (G-SOLO-19 to G-SOLO-21)."""
    rogue = state.empires[ROGUE]
    full_energy = rogue.energy == rogue.max_energy
    full_culture = rogue.culture == rogue.max_culture
    if full_energy:
        raise_rogue(state, chance)
    if full_culture and not state.ended:
        bonus_dice(state, chance)


def raise_rogue(state: Galaxies, chance: Chance) -> None:
    """One level up; on the skull the human has lost (G-SOLO-20, G-SOLO-25)."""
    rogue = state.empires[ROGUE]
    rogue.energy = 0
    if rogue.level + 1 >= ROGUE_SKULL[state.rules.rogue]:
        rogue.level += 1
        tell(chance, Tell.ROGUE_LEVEL, state.rules.rogue, rogue.level)
        state.end_solo(ROGUE, chance)
    else:
        state.raise_level(ROGUE, chance)


def bonus_dice(state: Galaxies, chance: Chance) -> None:
    """Clear the control mat and roll three more dice (G-SOLO-21); an extra turn starts all marks afresh."""
    tell(chance, Tell.ROGUE_BONUS, state.rules.rogue)
    if state.rules.rogue_bonus == Bonus.EXTRA_TURN:
        state.clear_control_mat()
        state.stack.append(RogueTurn(BONUS_DICE, Batch.EXTRA_TURN, 0))
    else:
        state.activated = 0
        state.discarded = 0
        state.stack.append(RogueTurn(BONUS_DICE, Batch.BONUS, 0))
