"""The Rogue galaxy's turn in solo play (section 16)."""

from collections.abc import Sequence
from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from starhold.galaxies.actions import GalaxiesAction
from starhold.galaxies.components import FACES, ROGUE_DICE, ROGUE_SKULL, ROGUE_STRIDE, Face, Place
from starhold.galaxies.events import GalaxiesEvent, tell
from starhold.galaxies.state import Bonus, GalaxiesState, one_die
from starhold.galaxies.steps.attack import ATTACKS, HUMAN, ROGUE, Attack, advance_all
from starhold.galaxies.steps.dice import face_track
from starhold.galaxies.steps.follow import Follow, open_window
from starhold.galaxies.words import face_name, who
from starhold.kernel.bits import bit, has, lowest
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step_kinds import Duty, Offer
from starhold.kernel.words import Answers, Choice, Question, Shape

BONUS_DICE: Final = 3


class Batch:
    """Which dice the Rogue is rolling."""

    TURN: Final = 0
    BONUS: Final = 1
    EXTRA_TURN: Final = 2


def begin_rogue_turn(state: GalaxiesState, chance: Chance) -> None:
    """Begin the Rogue's turn; its dice are rolled one at a time (G-SOLO-6)."""
    tell(chance, GalaxiesEvent.TURN, state.voice(ROGUE))
    state.stack.append(RogueTurn(batch_size(state, Batch.TURN), Batch.TURN, 0))


def batch_size(state: GalaxiesState, batch: i64) -> i64:
    """Return as many dice as the level shows (it does not rise before they are played); three bonus dice."""
    if batch != Batch.TURN:
        return BONUS_DICE
    return ROGUE_DICE[state.rules.rogue * ROGUE_STRIDE + state.empires[ROGUE].level]


@final
@mypyc_attr(free_list_len=1)
class RogueTurn(Duty[GalaxiesState]):
    """Dice still to roll in this batch; after the turn's own dice come the special actions."""

    name: ClassVar[str] = "rogue-turn"
    rule: ClassVar[str] = "G-SOLO-6"

    def __init__(self, left: i64, batch: i64, performed: i64) -> None:
        self.left: i64 = left
        self.batch: i64 = batch
        #: faces performed in this batch, for bonus dice that must differ (G-SOLO-21)
        self.performed: i64 = performed

    def settle(self, state: GalaxiesState, chance: Chance) -> bool:
        state.stack.pop()
        if self.left == 0:
            if self.batch == Batch.TURN:
                special_actions(state, chance)
            else:
                state.empires[ROGUE].culture = 0
            return False
        face = chance.below(FACES)
        tell(chance, GalaxiesEvent.ROGUE_ROLLED, state.rules.rogue, face)
        judge(state, self, face, False, chance)
        return False

    def fields(self) -> list[int]:
        return [self.left, self.batch, self.performed]


def judge(state: GalaxiesState, turn: RogueTurn, face: i64, rerolled: bool, chance: Chance) -> None:
    """Settle what the die shows until it is discarded, or usable and the human is content (G-SOLO-7).

    `rerolled`: the one automatic reroll of this die is used up (G-SOLO-10).
    """
    different = turn.batch == Batch.BONUS and state.rules.rogue_bonus == Bonus.DIFFERENT
    while True:
        if different and has(turn.performed, face):
            face = _reroll(state, face, chance)
        elif usable(state, turn.batch, face):
            break
        elif rerolled or not state.rules.rogue_rerolls_unusable:
            tell(chance, GalaxiesEvent.ROGUE_DISCARDED, state.rules.rogue, face)
            state.discarded += 1
            state.stack.append(RogueTurn(turn.left - 1, turn.batch, turn.performed))
            return
        else:
            rerolled = True
            face = _reroll(state, face, chance)
    human = state.empires[HUMAN]
    if human.energy > 0 and human.culture > 0:
        state.stack.append(ForcedReroll(turn.left, turn.batch, turn.performed, face, rerolled))
    else:
        perform(state, turn, face, chance)


def _reroll(state: GalaxiesState, before: i64, chance: Chance) -> i64:
    face = chance.below(FACES)
    tell(chance, GalaxiesEvent.ROGUE_REROLLED, state.rules.rogue, before, face)
    return face


@final
@mypyc_attr(free_list_len=1)
class ForcedReroll(Offer[GalaxiesState]):
    """D-28: pay 1 energy and 1 culture to have a usable Rogue die rolled again (G-SOLO-8)."""

    name: ClassVar[str] = "forced-reroll"
    rule: ClassVar[str] = "G-SOLO-8"

    def __init__(self, left: i64, batch: i64, performed: i64, face: i64, rerolled: i64) -> None:
        super().__init__(HUMAN)
        #: the dice with this one among those left
        self.turn: RogueTurn = RogueTurn(left, batch, performed)
        self.face: i64 = face
        self.rerolled: bool = rerolled != 0

    def offer(self, state: GalaxiesState, seat: i64, moves: Moves) -> None:
        moves.add(GalaxiesAction.FORCE_REROLL)
        moves.add(GalaxiesAction.ACCEPT)

    def take(self, state: GalaxiesState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        if action == GalaxiesAction.ACCEPT:
            perform(state, self.turn, self.face, chance)
            return
        state.empires[HUMAN].energy -= 1
        state.empires[HUMAN].culture -= 1
        tell(chance, GalaxiesEvent.FORCED_REROLL, seat, state.rules.rogue, self.face)
        judge(state, self.turn, _reroll(state, self.face, chance), self.rerolled, chance)

    def decline(self, state: GalaxiesState, seat: i64) -> i64:
        return GalaxiesAction.ACCEPT

    def fields(self) -> list[int]:
        return [*self.turn.fields(), self.face, int(self.rerolled)]

    def question(self, state: GalaxiesState, seat: i64) -> Question:
        words = {"rogue": who(state, ROGUE), "face": face_name(self.face)}
        return Question(self.name, words, self.rule)

    def shape(self, state: GalaxiesState, seat: i64, choices: Sequence[Choice]) -> tuple[Shape, ...]:
        return (Answers(default=int(GalaxiesAction.ACCEPT), declines=int(GalaxiesAction.ACCEPT)),)


def turn_of_rogue(state: GalaxiesState) -> RogueTurn | None:
    """Return the dice that the Rogue is rolling now, the one before a forced reroll among those left."""
    for step in state.stack:
        if isinstance(step, RogueTurn):
            return step
        if isinstance(step, ForcedReroll):
            return step.turn
    return None


def usable(state: GalaxiesState, batch: i64, face: i64) -> bool:
    """True if the die would do anything for the Rogue (G-SOLO-11)."""
    rogue = state.empires[ROGUE]
    if face == Face.MOVE:
        return rogue.home > 0 and state.filled & ~rogue.orbit != 0
    if face == Face.ENERGY:
        return rogue.energy < rogue.max_energy and state.energy_income(ROGUE) > 0
    if face == Face.CULTURE:
        return rogue.culture < rogue.max_culture and state.culture_income(ROGUE) > 0
    if face == Face.COLONY:
        return not (attack_of(state).once_per_turn and has(state.attacks_used, rogue.level))
    return rogue.orbit & state.slots_with(face_track(face)) != 0


def perform(state: GalaxiesState, turn: RogueTurn, face: i64, chance: Chance) -> None:
    """Perform the die, which the human may then follow (G-SOLO-7)."""
    state.stack.append(RogueTurn(turn.left - 1, turn.batch, turn.performed | bit(face)))
    state.activated += one_die(face)
    state.current_face = face
    tell(chance, GalaxiesEvent.ACTIVATED, state.voice(ROGUE), face)
    # Only the later English bonus dice cannot be followed (G-SOLO-22).
    if not (turn.batch == Batch.BONUS and state.rules.rogue_bonus == Bonus.REPEATS):
        open_window(state, ROGUE, face)
    else:
        state.stack.append(Follow(ROGUE, face, state.sides(), False))
    if face == Face.MOVE:
        send_ship(state, chance)
    elif face == Face.ENERGY:
        state.give(ROGUE, state.energy_income(ROGUE), 0, chance)
    elif face == Face.CULTURE:
        state.give(ROGUE, 0, state.culture_income(ROGUE), chance)
    elif face == Face.COLONY:
        state.attacks_used |= bit(state.empires[ROGUE].level)
        tell(chance, GalaxiesEvent.ROGUE_ATTACK, state.rules.rogue, state.empires[ROGUE].level)
        attack_of(state).strike(state, chance)
    else:
        advance_all(state, state.slots_with(face_track(face)), 1, chance)


def send_ship(state: GalaxiesState, chance: Chance) -> None:
    """Send a home ship into orbit of the leftmost planet without a Rogue ship in orbit (G-SOLO-12)."""
    rogue = state.empires[ROGUE]
    slot = lowest(state.filled & ~rogue.orbit)
    rogue.relocate(Place.HOME, Place.ORBIT + slot)
    tell(chance, GalaxiesEvent.ENTERED_ORBIT, state.voice(ROGUE), state.planet_at(slot))


def attack_of(state: GalaxiesState) -> Attack:
    """Return the attack printed for the current level (G-SOLO-17)."""
    return ATTACKS[state.rules.rogue * ROGUE_STRIDE + state.empires[ROGUE].level]


# -- special actions at the end of its turn ----------------------------------------------------------


def special_actions(state: GalaxiesState, chance: Chance) -> None:
    """Note the full markers together, then let them act, energy first (G-SOLO-19 to G-SOLO-21)."""
    rogue = state.empires[ROGUE]
    full_energy = rogue.energy == rogue.max_energy
    full_culture = rogue.culture == rogue.max_culture
    if full_energy:
        raise_rogue(state, chance)
    if full_culture and not state.ended:
        bonus_dice(state, chance)


def raise_rogue(state: GalaxiesState, chance: Chance) -> None:
    """Raise the Rogue's level; on the skull the human has lost (G-SOLO-20, G-SOLO-25)."""
    rogue = state.empires[ROGUE]
    rogue.energy = 0
    if rogue.level + 1 >= ROGUE_SKULL[state.rules.rogue]:
        rogue.level += 1
        tell(chance, GalaxiesEvent.ROGUE_LEVEL, state.rules.rogue, rogue.level)
        state.end_solo(ROGUE, chance)
    else:
        state.raise_level(ROGUE, chance)


def bonus_dice(state: GalaxiesState, chance: Chance) -> None:
    """Clear the control mat and roll three more dice (G-SOLO-21); an extra turn starts all marks afresh."""
    tell(chance, GalaxiesEvent.ROGUE_BONUS, state.rules.rogue)
    if state.rules.rogue_bonus == Bonus.EXTRA_TURN:
        state.end_turn()  # G-TURN-7
        state.stack.append(RogueTurn(BONUS_DICE, Batch.EXTRA_TURN, 0))
    else:
        state.activated = 0
        state.discarded = 0
        state.stack.append(RogueTurn(BONUS_DICE, Batch.BONUS, 0))
