"""Following: after a die's action is finished, the others may pay culture to do the same (section 5)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from starhold.galaxies.actions import Do
from starhold.galaxies.events import Tell, tell
from starhold.galaxies.state import NO_FACE, Galaxies
from starhold.galaxies.steps import dice as die_steps
from starhold.galaxies.steps.base import Duty, Kind
from starhold.galaxies.usable import may_follow
from starhold.kernel.bits import bit, has, lowest
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step import Step


def pays_bounty(state: Galaxies, user: i64) -> bool:
    """Only follows of the active player's own dice, or own Zavodnick, earn the bounty (G-CARD-1)."""
    return user == state.active


def follow(state: Galaxies, user: i64, seat: i64, face: i64, free: bool, chance: Chance) -> None:
    """Pay, let the bounty be earned, and perform the die as one's own (G-FOLLOW-4, G-FOLLOW-7)."""
    if free:
        tell(chance, Tell.FOLLOWED_FREE, seat, face)
    else:
        state.empires[seat].culture -= state.follow_cost
        tell(chance, Tell.FOLLOWED, seat, face, state.follow_cost)
    if pays_bounty(state, user):
        state.give(user, state.bounty_energy, state.bounty_culture, chance)
    die_steps.perform(state, seat, face, chance)


def close_window(state: Galaxies, free: bool) -> None:
    """The die is resolved for good; a free window leaves the triggering die as it was."""
    state.stack.pop()
    if not free:
        state.current_face = NO_FACE


@final
@mypyc_attr(free_list_len=1)
class Follow(Step[Galaxies]):
    """D-10 and D-18: one at a time, clockwise from the one who performed the die (G-FOLLOW-3)."""

    def __init__(self, user: i64, face: i64, offset: i64, free: bool) -> None:
        self.user: i64 = user
        self.face: i64 = face
        #: whose decision it is, counted clockwise from the user
        self.offset: i64 = offset
        #: Zavodnick's window, which costs nothing (G-CARD-3)
        self.free: bool = free

    def kind(self) -> i64:
        return Kind.FOLLOW

    def decider(self, state: Galaxies) -> i64:
        return (self.user + self.offset) % state.sides()

    def waiting(self, state: Galaxies) -> i64:
        return bit(self.decider(state))

    def settle(self, state: Galaxies, chance: Chance) -> bool:
        cost = 0 if self.free else state.follow_cost
        bounty = pays_bounty(state, self.user)
        sides = state.sides()
        for offset in range(self.offset, sides):
            seat = (self.user + offset) % sides
            # The Rogue never follows (G-SOLO-5).
            if not state.is_rogue(seat) and may_follow(state, seat, self.face, cost, bounty):
                if offset != self.offset:
                    state.stack[-1] = Follow(self.user, self.face, offset, self.free)
                state.choices = 2
                return True
        close_window(state, self.free)
        return False

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        moves.add(Do.FOLLOW)
        moves.add(Do.PASS)

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        state.stack[-1] = Follow(self.user, self.face, self.offset + 1, self.free)
        if action == Do.FOLLOW:
            follow(state, self.user, seat, self.face, self.free, chance)

    def fields(self) -> list[int]:
        return [self.user, self.face, self.offset, int(self.free)]


@final
@mypyc_attr(free_list_len=1)
class OpenTogether(Duty):
    """The simultaneous window opens: whoever is eligible now is asked (G-FOLLOW-3, French and Spanish)."""

    def __init__(self, user: i64, face: i64) -> None:
        self.user: i64 = user
        self.face: i64 = face

    def kind(self) -> i64:
        return Kind.FOLLOW_TOGETHER

    def settle(self, state: Galaxies, chance: Chance) -> bool:
        eligible: i64 = 0
        bounty = pays_bounty(state, self.user)
        for seat in range(state.players):
            if seat != self.user and may_follow(state, seat, self.face, state.follow_cost, bounty):
                eligible |= bit(seat)
        if eligible == 0:
            close_window(state, False)
        else:
            state.stack[-1] = FollowTogether(self.user, self.face, eligible, eligible, 0)
        return False

    def fields(self) -> list[int]:
        return [self.user, self.face]


@final
@mypyc_attr(free_list_len=1)
class FollowTogether(Step[Galaxies]):
    """D-10, all at once: each answers without seeing the others' answers (G-FOLLOW-3)."""

    def __init__(self, user: i64, face: i64, eligible: i64, undecided: i64, following: i64) -> None:
        self.user: i64 = user
        self.face: i64 = face
        #: the seats that were asked, and of those the ones that have not answered
        self.eligible: i64 = eligible
        self.undecided: i64 = undecided
        self.following: i64 = following

    def kind(self) -> i64:
        return Kind.FOLLOW_TOGETHER

    def waiting(self, state: Galaxies) -> i64:
        return self.undecided

    def secret(self) -> bool:
        return True

    def settle(self, state: Galaxies, chance: Chance) -> bool:
        if self.undecided:
            state.choices = 2
            return True
        state.stack[-1] = FollowQueue(self.user, self.face, self.following, 1)
        return False

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        moves.add(Do.FOLLOW)
        moves.add(Do.PASS)

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        following = self.following
        if action == Do.FOLLOW:
            following |= bit(seat)
        undecided = self.undecided & ~bit(seat)
        state.stack[-1] = FollowTogether(self.user, self.face, self.eligible, undecided, following)

    def resampled(self, seat: i64, chance: Chance) -> "FollowTogether":
        """The answers that a seat has not seen, drawn anew: everybody's but its own."""
        following = self.following
        hidden = self.eligible & ~self.undecided
        if seat >= 0:
            hidden &= ~bit(seat)
        while hidden:
            other = lowest(hidden)
            hidden &= hidden - 1
            following &= ~bit(other)
            if chance.below(2):
                following |= bit(other)
        return FollowTogether(self.user, self.face, self.eligible, self.undecided, following)

    def fields(self) -> list[int]:
        return [self.user, self.face, self.eligible, self.undecided, self.following]


@final
@mypyc_attr(free_list_len=1)
class FollowQueue(Duty):
    """Declared follows are paid and resolved clockwise; one that is worth nothing by then lapses."""

    def __init__(self, user: i64, face: i64, following: i64, offset: i64) -> None:
        self.user: i64 = user
        self.face: i64 = face
        self.following: i64 = following
        self.offset: i64 = offset

    def kind(self) -> i64:
        return Kind.FOLLOW_QUEUE

    def settle(self, state: Galaxies, chance: Chance) -> bool:
        if self.offset == state.sides():
            close_window(state, False)
            return False
        seat = (self.user + self.offset) % state.sides()
        state.stack[-1] = FollowQueue(self.user, self.face, self.following, self.offset + 1)
        if has(self.following, seat):
            if may_follow(state, seat, self.face, state.follow_cost, pays_bounty(state, self.user)):
                follow(state, self.user, seat, self.face, False, chance)
            else:
                tell(chance, Tell.FOLLOW_LAPSED, seat, self.face)
        return False

    def fields(self) -> list[int]:
        return [self.user, self.face, self.following, self.offset]


def resample_answers(state: Galaxies, seat: i64, chance: Chance) -> None:
    """If answers lie face down on this table, draw those anew that the seat cannot know."""
    step = state.stack[-1]
    if isinstance(step, FollowTogether):
        state.stack[-1] = step.resampled(seat, chance)


def open_window(state: Galaxies, user: i64, face: i64) -> None:
    """Lay the follow window under the die's action, so that it opens when that is finished (G-FOLLOW-2)."""
    state.current_face = face
    if state.rules.follow_together:
        state.stack.append(OpenTogether(user, face))
    else:
        state.stack.append(Follow(user, face, 1, False))
