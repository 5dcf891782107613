"""Following: after a die's action is finished, the others may pay culture to do the same (section 5)."""

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from starhold.galaxies.actions import GalaxiesAction
from starhold.galaxies.components import Face
from starhold.galaxies.events import GalaxiesEvent, tell
from starhold.galaxies.powers.effect import IDLE_TOO
from starhold.galaxies.state import NO_FACE, GalaxiesState
from starhold.galaxies.steps.dice import can_perform, perform
from starhold.galaxies.words import face_name, who
from starhold.kernel.bits import bit, has, lowest
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step import Step
from starhold.kernel.step_kinds import Duty
from starhold.kernel.words import Number, Question


def may_follow(state: GalaxiesState, seat: i64, face: i64, cost: i64, bounty: bool) -> bool:
    """True if the follow is offered: payable, and worth something afterwards (G-FOLLOW-6).

    Payment and bounty are made on the table, the question is asked, and both are taken back.
    """
    empire = state.empires[seat]
    if empire.culture < cost:
        return False
    if face != Face.COLONY:
        return can_perform(state, seat, face, 0, IDLE_TOO) and _gains(state, seat, face, cost)
    empire.culture -= cost
    worth = _colony_follow_is_worth(state, seat, bounty)
    empire.culture += cost
    return worth


def _gains(state: GalaxiesState, seat: i64, face: i64, cost: i64) -> bool:
    """True unless a die that acquires would raise nothing, once the price is paid (G-ACQ-4)."""
    empire = state.empires[seat]
    if face == Face.ENERGY:
        return empire.energy < empire.max_energy and state.energy_income(seat) > 0
    if face == Face.CULTURE:
        return empire.culture - cost < empire.max_culture and state.culture_income(seat) > 0
    return True


def _colony_follow_is_worth(state: GalaxiesState, seat: i64, bounty: bool) -> bool:
    """True if a colony die would change anything; the bounty comes first, and may make a theft possible."""
    busy = state.empires[seat].resolving
    if not bounty:
        return can_perform(state, seat, Face.COLONY, busy, state.resources())
    active = state.empires[state.active]
    energy = active.energy
    culture = active.culture
    active.gain_energy(state.bounty_energy)
    active.gain_culture(state.bounty_culture)
    worth = can_perform(state, seat, Face.COLONY, busy, state.resources())
    active.energy = energy
    active.culture = culture
    return worth


def pays_bounty(state: GalaxiesState, user: i64) -> bool:
    """True for follows of the active player's own dice, or own Zavodnick: they earn the bounty (G-CARD-1)."""
    return user == state.active


def follow(state: GalaxiesState, user: i64, seat: i64, face: i64, free: bool, chance: Chance) -> None:
    """Pay, let the bounty be earned, and perform the die as one's own (G-FOLLOW-4, G-FOLLOW-7)."""
    if free:
        tell(chance, GalaxiesEvent.FOLLOWED_FREE, seat, face)
    else:
        state.empires[seat].culture -= state.follow_cost
        tell(chance, GalaxiesEvent.FOLLOWED, seat, face, state.follow_cost)
    if pays_bounty(state, user):
        state.give(user, state.bounty_energy, state.bounty_culture, chance)
    perform(state, seat, face, chance)


def close_window(state: GalaxiesState, free: bool) -> None:
    """Resolve the die for good; a free window leaves the triggering die as it was."""
    state.stack.pop()
    if not free:
        state.current_face = NO_FACE


@final
@mypyc_attr(free_list_len=1)
class Follow(Step[GalaxiesState]):
    """D-10 and D-18: one at a time, clockwise from the one who performed the die (G-FOLLOW-3)."""

    name: ClassVar[str] = "follow"
    rule: ClassVar[str] = "G-FOLLOW-1"

    def __init__(self, user: i64, face: i64, offset: i64, free: i64) -> None:
        self.user: i64 = user
        self.face: i64 = face
        #: whose decision it is, counted clockwise from the user
        self.offset: i64 = offset
        #: Zavodnick's window, which costs nothing (G-CARD-3)
        self.free: bool = free != 0

    def decider(self, state: GalaxiesState) -> i64:
        return (self.user + self.offset) % state.sides()

    def waiting(self, state: GalaxiesState) -> i64:
        return bit(self.decider(state))

    def settle(self, state: GalaxiesState, chance: Chance) -> bool:
        cost = 0 if self.free else state.follow_cost
        bounty = pays_bounty(state, self.user)
        sides = state.sides()
        for offset in range(self.offset, sides):
            seat = (self.user + offset) % sides
            # The Rogue never follows (G-SOLO-5).
            if not state.is_rogue(seat) and may_follow(state, seat, self.face, cost, bounty):
                if offset == self.offset:
                    state.choices = 2
                    return True
                state.stack[-1] = Follow(self.user, self.face, offset, self.free)
                return False
        close_window(state, self.free)
        return False

    def offer(self, state: GalaxiesState, seat: i64, moves: Moves) -> None:
        moves.add(GalaxiesAction.FOLLOW)
        moves.add(GalaxiesAction.PASS)

    def take(self, state: GalaxiesState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack[-1] = Follow(self.user, self.face, self.offset + 1, self.free)
        if action == GalaxiesAction.FOLLOW:
            follow(state, self.user, seat, self.face, self.free, chance)

    def decline(self, state: GalaxiesState, seat: i64) -> i64:
        return GalaxiesAction.PASS

    def fields(self) -> list[int]:
        return [self.user, self.face, self.offset, int(self.free)]

    def question(self, state: GalaxiesState, seat: i64) -> Question:
        cost = 0 if self.free else state.follow_cost
        return _question(self.name, self.rule, state, self.user, self.face, cost)


def _question(name: str, rule: str, state: GalaxiesState, user: i64, face: i64, cost: i64) -> Question:
    """Return the question of who performs which die, and what it costs to do the same."""
    words = {"player": who(state, user), "face": face_name(face), "cost": Number(cost)}
    return Question(name, words, rule)


@final
@mypyc_attr(free_list_len=1)
class OpenTogether(Duty[GalaxiesState]):
    """The simultaneous window opens: the seats eligible now are asked (G-FOLLOW-3, French and Spanish)."""

    name: ClassVar[str] = "follow-opens"
    rule: ClassVar[str] = "G-FOLLOW-3"

    def __init__(self, user: i64, face: i64) -> None:
        self.user: i64 = user
        self.face: i64 = face

    def settle(self, state: GalaxiesState, chance: Chance) -> bool:
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
class FollowTogether(Step[GalaxiesState]):
    """D-10, all at once: each answers without seeing the others' answers (G-FOLLOW-3)."""

    name: ClassVar[str] = "follow-together"
    rule: ClassVar[str] = "G-FOLLOW-3"

    def __init__(self, user: i64, face: i64, eligible: i64, undecided: i64, following: i64) -> None:
        self.user: i64 = user
        self.face: i64 = face
        #: the seats that were asked, and of those the ones that have not answered
        self.eligible: i64 = eligible
        self.undecided: i64 = undecided
        self.following: i64 = following

    def waiting(self, state: GalaxiesState) -> i64:
        return self.undecided

    def secret(self) -> bool:
        return True

    def settle(self, state: GalaxiesState, chance: Chance) -> bool:
        if self.undecided:
            state.choices = 2
            return True
        self.reveal(state, chance)
        state.stack[-1] = FollowQueue(self.user, self.face, self.following, 1)
        return False

    def reveal(self, state: GalaxiesState, chance: Chance) -> None:
        """Show all players the followers, once all have answered and before the first performs the die."""
        if self.following & (self.following - 1):
            for offset in range(1, state.sides()):
                seat = (self.user + offset) % state.sides()
                if has(self.following, seat):
                    tell(chance, GalaxiesEvent.DECLARED_FOLLOW, seat, self.face)

    def offer(self, state: GalaxiesState, seat: i64, moves: Moves) -> None:
        moves.add(GalaxiesAction.FOLLOW)
        moves.add(GalaxiesAction.PASS)

    def take(self, state: GalaxiesState, seat: i64, action: i64, chance: Chance) -> None:
        following = self.following
        if action == GalaxiesAction.FOLLOW:
            following |= bit(seat)
        undecided = self.undecided & ~bit(seat)
        state.stack[-1] = FollowTogether(self.user, self.face, self.eligible, undecided, following)

    def resampled(self, seat: i64, chance: Chance) -> "FollowTogether":
        """Return the step with the answers that a seat has not seen drawn again: everybody's but its own."""
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

    def decline(self, state: GalaxiesState, seat: i64) -> i64:
        return GalaxiesAction.PASS

    def fields(self) -> list[int]:
        return [self.user, self.face, self.eligible, self.undecided, self.following]

    def question(self, state: GalaxiesState, seat: i64) -> Question:
        return _question(self.name, self.rule, state, self.user, self.face, state.follow_cost)


@final
@mypyc_attr(free_list_len=1)
class FollowQueue(Duty[GalaxiesState]):
    """Declared follows are paid and resolved clockwise; one that is worth nothing by then lapses."""

    name: ClassVar[str] = "follow-queue"
    rule: ClassVar[str] = "G-FOLLOW-3"

    def __init__(self, user: i64, face: i64, following: i64, offset: i64) -> None:
        self.user: i64 = user
        self.face: i64 = face
        self.following: i64 = following
        self.offset: i64 = offset

    def settle(self, state: GalaxiesState, chance: Chance) -> bool:
        if self.offset == state.sides():
            close_window(state, False)
            return False
        seat = (self.user + self.offset) % state.sides()
        state.stack[-1] = FollowQueue(self.user, self.face, self.following, self.offset + 1)
        if has(self.following, seat):
            if may_follow(state, seat, self.face, state.follow_cost, pays_bounty(state, self.user)):
                follow(state, self.user, seat, self.face, False, chance)
            else:
                tell(chance, GalaxiesEvent.FOLLOW_LAPSED, seat, self.face)
        return False

    def fields(self) -> list[int]:
        return [self.user, self.face, self.following, self.offset]


def open_window(state: GalaxiesState, user: i64, face: i64) -> None:
    """Lay the follow window under the die's action, so that it opens when that is finished (G-FOLLOW-2)."""
    state.current_face = face
    if state.rules.follow_together:
        state.stack.append(OpenTogether(user, face))
    else:
        state.stack.append(Follow(user, face, 1, False))
