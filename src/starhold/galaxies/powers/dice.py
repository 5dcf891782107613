"""Planets that change the dice, or perform one more."""

from collections.abc import Sequence
from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from starhold.galaxies.actions import GalaxiesAction
from starhold.galaxies.components import FACES
from starhold.galaxies.data import Planet
from starhold.galaxies.events import GalaxiesEvent, tell
from starhold.galaxies.powers.effect import IDLE_TOO, Effect
from starhold.galaxies.shapes import WHICH_FACE, given
from starhold.galaxies.state import NO_FACE, GalaxiesState, Limit, dice_of, faces_of, one_die, total_dice
from starhold.galaxies.steps.dice import can_perform, offer_turns, perform, performable_faces
from starhold.galaxies.steps.follow import Follow, may_follow
from starhold.galaxies.steps.turn import Gathering, Reroll
from starhold.kernel.bits import bit
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step_kinds import Decision
from starhold.kernel.words import Choice, Line, Number, Question, Shape

# -- any action, and free follows --------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class FreeAction(Decision[GalaxiesState]):
    """D-17: Zavodnick performs any die action; then the others may follow it for free (G-CARD-3)."""

    name: ClassVar[str] = "free-action"
    rule: ClassVar[str] = "G-CARD-3"

    def offer(self, state: GalaxiesState, seat: i64, moves: Moves) -> None:
        busy = state.empires[seat].resolving
        moves.add_each(GalaxiesAction.PERFORM, performable_faces(state, seat, busy, IDLE_TOO))

    def take(self, state: GalaxiesState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        face = action - GalaxiesAction.PERFORM
        tell(chance, GalaxiesEvent.PERFORMED, seat, face)
        state.stack.append(Follow(seat, face, 1, True))
        perform(state, seat, face, chance)


@final
class AnyAction(Effect):
    """Zavodnick: energy and culture dice can always be performed, so it is never without a use."""

    key: ClassVar[str] = "any_action_free_follow"

    def usable(self, state: GalaxiesState, seat: i64, landed: i64, busy: i64, before: i64) -> bool:
        """True if it would change anything, for its user or for a free follower.

        If something was paid before, an energy or a culture die always does: only one of the
        two could bring it back. So the followers count only where nothing was paid.
        """
        if before == IDLE_TOO or performable_faces(state, seat, busy, before):
            return True
        for face in range(FACES):
            if can_perform(state, seat, face, busy, IDLE_TOO):
                for other in range(state.players):
                    if other != seat and may_follow(state, other, face, 0, seat == state.active):
                        return True
        return False

    def begin(self, state: GalaxiesState, seat: i64, landed: i64, chance: Chance) -> None:
        self.ask(state, seat, FreeAction(seat))


# -- an earlier die again --------------------------------------------------------------------------------


def earlier_dice(state: GalaxiesState) -> i64:
    """Return the dice activated this turn but for the one now resolving (G-CARD-4)."""
    if state.current_face == NO_FACE:
        return state.activated
    return state.activated - one_die(state.current_face)


def repeatable_faces(state: GalaxiesState, seat: i64, busy: i64, before: i64) -> i64:
    """Return the faces of earlier dice that the seat can perform again (G-CARD-4)."""
    dice = earlier_dice(state)
    faces: i64 = 0
    for face in range(FACES):
        if dice_of(dice, face) and can_perform(state, seat, face, busy, before):
            faces |= bit(face)
    return faces


@final
@mypyc_attr(free_list_len=1)
class RepeatDie(Decision[GalaxiesState]):
    """D-20: Piedes performs an earlier die again, without a follow window (G-CARD-4)."""

    name: ClassVar[str] = "repeat-die"
    rule: ClassVar[str] = "G-CARD-4"

    def offer(self, state: GalaxiesState, seat: i64, moves: Moves) -> None:
        busy = state.empires[seat].resolving
        moves.add_each(GalaxiesAction.REPEAT, repeatable_faces(state, seat, busy, IDLE_TOO))

    def take(self, state: GalaxiesState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        face = action - GalaxiesAction.REPEAT
        tell(chance, GalaxiesEvent.REPEATED, seat, face)
        perform(state, seat, face, chance)


@final
class RepeatActivatedDie(Effect):
    """Piedes."""

    key: ClassVar[str] = "repeat_activated_die"

    def usable(self, state: GalaxiesState, seat: i64, landed: i64, busy: i64, before: i64) -> bool:
        return repeatable_faces(state, seat, busy, before) != 0

    def begin(self, state: GalaxiesState, seat: i64, landed: i64, chance: Chance) -> None:
        self.ask(state, seat, RepeatDie(seat))


# -- inactive dice -------------------------------------------------------------------------------------------


@final
class RerollInactive(Effect):
    """Zalax: a reroll that leaves the free one untouched (G-CARD-14)."""

    key: ClassVar[str] = "reroll_inactive"

    def usable(self, state: GalaxiesState, seat: i64, landed: i64, busy: i64, before: i64) -> bool:
        return state.inactive != 0

    def begin(self, state: GalaxiesState, seat: i64, landed: i64, chance: Chance) -> None:
        self.ask(state, seat, Reroll(seat, 0, False))


@final
@mypyc_attr(free_list_len=1)
class SetDie(Decision[GalaxiesState]):
    """D-26: Gyore turns an inactive die to another face (G-CARD-19)."""

    name: ClassVar[str] = "set-die"
    rule: ClassVar[str] = "G-CARD-19"
    then: ClassVar[tuple[Line, ...]] = (WHICH_FACE,)

    def offer(self, state: GalaxiesState, seat: i64, moves: Moves) -> None:
        offer_turns(state.inactive, moves)

    def take(self, state: GalaxiesState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        before = (action - GalaxiesAction.TURN) // FACES
        face = (action - GalaxiesAction.TURN) % FACES
        state.inactive += one_die(face) - one_die(before)
        tell(chance, GalaxiesEvent.SET_DIE, seat, before, face)


@final
class SetInactiveDie(Effect):
    """Gyore."""

    key: ClassVar[str] = "set_die"

    def serves_once(self, state: GalaxiesState) -> bool:
        """True if it can be used once per turn only: by its card or a reading of the FAQ (G-PLANET-14)."""
        return self.once_per_turn or state.rules.faq_limit == Limit.GYORE

    def usable(self, state: GalaxiesState, seat: i64, landed: i64, busy: i64, before: i64) -> bool:
        return state.inactive != 0

    def begin(self, state: GalaxiesState, seat: i64, landed: i64, chance: Chance) -> None:
        self.ask(state, seat, SetDie(seat))


@final
@mypyc_attr(free_list_len=1)
class DiscardDice(Gathering):
    """D-25: Maia discards two inactive dice for resources (G-CARD-15)."""

    name: ClassVar[str] = "discard-dice"
    rule: ClassVar[str] = "G-CARD-15"

    def __init__(self, seat: i64, energy: i64, culture: i64, first: i64) -> None:
        super().__init__(seat)
        #: what is gained
        self.energy: i64 = energy
        self.culture: i64 = culture
        #: the face of the first die chosen, or -1
        self.first: i64 = first

    def chosen(self) -> list[int]:
        return [] if self.first < 0 else [self.first]

    def offer(self, state: GalaxiesState, seat: i64, moves: Moves) -> None:
        dice = state.inactive if self.first < 0 else state.inactive - one_die(self.first)
        moves.add_each(GalaxiesAction.DISCARD, faces_of(dice))
        if moves.explains:
            self.refuse_chosen(state, moves)

    def take(self, state: GalaxiesState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        face = action - GalaxiesAction.DISCARD
        if self.first < 0:
            state.stack.append(DiscardDice(seat, self.energy, self.culture, face))
            return
        state.inactive -= one_die(self.first) + one_die(face)
        state.discarded += 2
        tell(chance, GalaxiesEvent.DISCARDED_DICE, seat, self.first, face)
        state.give(seat, self.energy, self.culture, chance)

    def fields(self) -> list[int]:
        return [self.seat, self.energy, self.culture, self.first]

    def question(self, state: GalaxiesState, seat: i64) -> Question:
        return Question(self.name, {"chosen": Number(len(self.chosen()))}, self.rule)

    def shape(self, state: GalaxiesState, seat: i64, choices: Sequence[Choice]) -> tuple[Shape, ...]:
        rest = state.inactive if self.first < 0 else state.inactive - one_die(self.first)
        return (given(choices, rest, "discard", GalaxiesAction.DISCARD, self.chosen()),)


@final
class DiscardDiceGain(Effect):
    """Maia: needs two inactive dice (G-CARD-15)."""

    key: ClassVar[str] = "discard_dice_gain"

    def __init__(self, planet: i64, card: Planet) -> None:
        super().__init__(planet, card)
        self.gain_energy: i64 = self.number("gain.energy")
        self.gain_culture: i64 = self.number("gain.culture")

    def usable(self, state: GalaxiesState, seat: i64, landed: i64, busy: i64, before: i64) -> bool:
        return total_dice(state.inactive) >= 2

    def begin(self, state: GalaxiesState, seat: i64, landed: i64, chance: Chance) -> None:
        self.ask(state, seat, DiscardDice(seat, self.gain_energy, self.gain_culture, -1))
