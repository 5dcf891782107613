"""The turn: missions at setup, rolling, and the active player's choices (sections 1 to 4)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from starhold.galaxies import powers
from starhold.galaxies.actions import Do
from starhold.galaxies.components import DICE, FACES
from starhold.galaxies.events import Tell, tell, tell_only
from starhold.galaxies.scoring import finish
from starhold.galaxies.state import Galaxies, dice_of, faces_of, one_die, total_dice
from starhold.galaxies.steps import dice as die_steps
from starhold.galaxies.steps import follow as follow_steps
from starhold.galaxies.steps import rogue as rogue_steps
from starhold.galaxies.steps.base import Decision, Duty, Kind
from starhold.galaxies.usable import can_perform
from starhold.kernel.bits import bit, count, has, nth
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step import Step


@final
class KeepMission(Step[Galaxies]):
    """D-1: everybody keeps one of two missions, at once and in secret (G-SETUP-8, G-SETUP-9)."""

    def kind(self) -> i64:
        return Kind.KEEP_MISSION

    def waiting(self, state: Galaxies) -> i64:
        seats: i64 = 0
        for seat in range(state.players):
            if state.empires[seat].mission < 0:
                seats |= bit(seat)
        return seats

    def secret(self) -> bool:
        return True

    def settle(self, state: Galaxies, chance: Chance) -> bool:
        if self.waiting(state):
            return True
        state.stack.pop()
        return False

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        moves.add_each(Do.KEEP, state.empires[seat].dealt)

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        mission = action - Do.KEEP
        state.empires[seat].mission = mission
        tell(chance, Tell.CHOSE_MISSION, seat)
        tell_only(seat, chance, Tell.KEPT_MISSION, mission)


@final
class Turn(Duty):
    """Lies at the bottom: passes the turn clockwise until the game ends (G-SETUP-11, G-TURN-7)."""

    def kind(self) -> i64:
        return Kind.TURN

    def settle(self, state: Galaxies, chance: Chance) -> bool:
        if state.active < 0:
            state.active = state.first
        else:
            state.clear_control_mat()
            state.active = (state.active + 1) % state.sides()
            # G-END-3: the round is played out, so that all had the same number of turns.
            if state.trigger >= 0 and state.active == state.first:
                finish(state, chance)
                return False
        if state.is_rogue(state.active):
            rogue_steps.begin_rogue_turn(state, chance)
        else:
            begin_turn(state, chance)
        return False


def begin_turn(state: Galaxies, chance: Chance) -> None:
    """Roll as many dice as the level shows (G-TURN-1), less a Rogue's penalty (G-SOLO-29)."""
    seat = state.active
    number = max(DICE[state.empires[seat].level] - state.dice_penalty, 1)
    state.dice_penalty = 0
    tell(chance, Tell.TURN, seat)
    state.inactive = state.roll(number, chance)
    if chance.log is not None:
        for face in range(FACES):
            for die in range(dice_of(state.inactive, face)):
                tell(chance, Tell.ROLLED, seat, face)
    state.stack.append(MainChoice(seat))


@final
@mypyc_attr(free_list_len=1)
class MainChoice(Decision):
    """D-2: activate a die, reroll, use the converter, or end the turn (G-TURN-2).

    With no die left only the end remains, and comes by itself (G-TURN-6).
    """

    def kind(self) -> i64:
        return Kind.MAIN_CHOICE

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        faces = faces_of(state.inactive)
        # G-TURN-8: any die, unless the option forbids null activations.
        useful = faces if state.rules.null_activation else self._useful(state, seat, faces)
        moves.add_each(Do.ACTIVATE, useful)
        if state.free_reroll or state.empires[seat].energy > 0:
            moves.add_each(Do.REROLL, faces)
        if state.in_converter == 0 and total_dice(state.inactive) >= 3:
            moves.add_each(Do.CONVERT, faces)
        moves.add(Do.END_TURN)

    def _useful(self, state: Galaxies, seat: i64, faces: i64) -> i64:
        """Of these faces, the ones whose die would change something."""
        useful: i64 = 0
        inactive = state.inactive
        for face in range(FACES):
            if has(faces, face):
                # The die itself will not be inactive any more when its action asks for dice.
                state.inactive = inactive - one_die(face)
                if can_perform(state, seat, face, state.empires[seat].resolving, state.resources()):
                    useful |= bit(face)
        state.inactive = inactive
        return useful

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        if action == Do.END_TURN:
            state.stack.pop()
            tell(chance, Tell.ENDED_TURN, seat)
        elif action >= Do.CONVERT:
            state.stack.append(Convert(seat, action - Do.CONVERT, -1))
        elif action >= Do.REROLL:
            state.stack.append(Reroll(seat, one_die(action - Do.REROLL), True))
        else:
            activate(state, seat, action - Do.ACTIVATE, chance)


def activate(state: Galaxies, seat: i64, face: i64, chance: Chance) -> None:
    """A die goes to the activation bay and acts; its follow window comes after (G-TURN-4, G-TURN-5)."""
    state.inactive -= one_die(face)
    state.activated += one_die(face)
    tell(chance, Tell.ACTIVATED, seat, face)
    follow_steps.open_window(state, seat, face)
    die_steps.perform(state, seat, face, chance)


@final
@mypyc_attr(free_list_len=1)
class Reroll(Decision):
    """D-3 and D-27: gather dice one by one, then roll them together (G-REROLL-1).

    `paid` tells the turn's own reroll, free once and then for energy, from Zalax's (G-CARD-14).
    """

    def __init__(self, seat: i64, marked: i64, paid: bool) -> None:
        super().__init__(seat)
        self.marked: i64 = marked
        self.paid: bool = paid

    def kind(self) -> i64:
        return Kind.REROLL

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        if self.marked:
            moves.add(Do.ROLL)
        moves.add_each(Do.REROLL, faces_of(state.inactive - self.marked))

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        if action == Do.ROLL:
            self._roll(state, seat, chance)
        else:
            state.stack.append(Reroll(seat, self.marked + one_die(action - Do.REROLL), self.paid))

    def _roll(self, state: Galaxies, seat: i64, chance: Chance) -> None:
        if self.paid:
            if state.free_reroll:
                state.free_reroll = False
            else:
                state.pay(seat, 1, 0, chance)
        state.inactive -= self.marked
        for face in range(FACES):
            for die in range(dice_of(self.marked, face)):
                rolled = chance.below(FACES)
                state.inactive += one_die(rolled)
                tell(chance, Tell.REROLLED, seat, face, rolled)

    def fields(self) -> list[int]:
        return [self.seat, self.marked, int(self.paid)]


@final
@mypyc_attr(free_list_len=1)
class Convert(Decision):
    """D-4: two dice into the converter, then a third turned to another face (G-CONV-1)."""

    def __init__(self, seat: i64, first: i64, second: i64) -> None:
        super().__init__(seat)
        #: faces of the dice chosen so far; the second is -1 until chosen
        self.first: i64 = first
        self.second: i64 = second

    def kind(self) -> i64:
        return Kind.CONVERT

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        rest = state.inactive - one_die(self.first)
        if self.second < 0:
            moves.add_each(Do.CONVERT, faces_of(rest))
        else:
            powers.offer_turns(rest - one_die(self.second), moves)

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        if self.second < 0:
            state.stack.append(Convert(seat, self.first, action - Do.CONVERT))
            return
        before = (action - Do.TURN) // FACES
        face = (action - Do.TURN) % FACES
        state.inactive += one_die(face) - one_die(before) - one_die(self.first) - one_die(self.second)
        state.in_converter = 2
        tell(chance, Tell.CONVERTED, seat, before, face)

    def fields(self) -> list[int]:
        return [self.seat, self.first, self.second]


def deal_missions(state: Galaxies, chance: Chance) -> None:
    """Two to each player (G-SETUP-8)."""
    pool = state.mission_pool()
    for seat in range(state.players):
        empire = state.empires[seat]
        for card in range(2):
            mission = nth(pool, chance.below(count(pool)))
            pool &= ~bit(mission)
            empire.dealt |= bit(mission)
    state.stack.append(KeepMission())
