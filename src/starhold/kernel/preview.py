"""Preview: what would happen, said by the rules themselves.

An action is played on a world that is drawn from what the seat knows, up to the first chance or the first
thing that the seat does not know. So there is no second description of the rules, and nothing to leak.
"""

from collections.abc import Sequence
from typing import Final, final

import msgspec
from mypy_extensions import i64

from starhold.kernel.bits import has
from starhold.kernel.chance import Chance, FastChance
from starhold.kernel.errors import IllegalMove
from starhold.kernel.game import Game
from starhold.kernel.log import Log, Stopped
from starhold.kernel.state import State, check_seat
from starhold.kernel.ways import Delta, Plan, Preview, Way
from starhold.kernel.words import Prompt

#: the most decisions in one plan, and the most positions tried for one answer
LONGEST_PLAN: Final = 10
MOST_POSITIONS: Final = 250


@final
class NoChance(Chance):
    """Refuses to answer: whatever comes after it is not known yet."""

    def __init__(self, log: Log) -> None:
        super().__init__()
        self.log = log

    def below(self, n: i64) -> i64:
        raise Stopped("a preview stops at chance")


class Trial:
    """One action played on a world of its own."""

    def __init__(self, game: Game, before: State, seat: int, action: int) -> None:
        self.game = game
        self.before = before
        self.seat = seat
        self.after = before.clone()
        self.stop = "none"
        log = Log(game.vocabulary.ends, seat, before.players)
        chance = NoChance(log)
        try:
            if before.secret():
                self._answer(action, chance)
            else:
                self.after.apply(seat, action, chance)
        except Stopped:
            self.stop = self._reason(log)
        self.events = [event for event in log.events if event.heard_by(seat)]
        self.spilled = log.spilled
        if self.stop == "none" and not self.after.over and not has(self.after.waiting(), seat):
            self.stop = "people"

    def _answer(self, action: int, chance: Chance) -> None:
        """Answer where others answer unseen: what all answers together bring nobody can know yet."""
        step = self.after.stack[-1]
        if action not in self.after.legal(self.seat):
            raise IllegalMove(f"action {action} is not legal for seat {self.seat} now", seat=self.seat)
        step.take(self.after, self.seat, action, chance)
        still_asked = self.after.stack[-1] is step and has(step.waiting(self.after), self.seat)
        self.stop = "none" if still_asked else "people"

    def _reason(self, log: Log) -> str:
        """Return what stopped the rules: chance that was asked, or an event."""
        if log.ended is None:
            return "chance"
        kind = self.game.vocabulary.events[log.ended.kind]
        if kind.stop in ("turn", "phase"):
            return "people"
        return kind.stop or "reveal"

    @property
    def settled(self) -> bool:
        """True if the action was carried out to its end, with nothing unknown on the way."""
        return self.stop in ("none", "people")


def preview(game: Game, state: State, seat: int, action: int) -> Preview:
    """Return what would be logged if the seat took this action, as far as it can know; raise IllegalMove."""
    check_seat(seat, state.players)
    world = state.resample(seat, FastChance(1))
    return _summary(game, world, [Trial(game, world, seat, action)])


def _summary(game: Game, before: State, looks: Sequence[Trial]) -> Preview:
    """Return one preview of trials that follow each other."""
    last = looks[-1]
    events = [event for look in looks for event in look.events]
    spilled = [spill for look in looks for spill in look.spilled]
    deltas = _deltas(before, last.after, spilled)
    # What others get by it (they collect where an action is only taken) is nothing to the seat.
    gains = any(delta.change for delta in deltas if delta.seat == last.seat)
    nothing = last.settled and not gains and _is_idle(game, before, looks)
    return Preview(tuple(game.line(event) for event in events), last.stop, deltas, nothing)


def _deltas(before: State, after: State, spilled: Sequence[tuple[int, str, int]]) -> tuple[Delta, ...]:
    """Return the counters that changed or were too full to, seat by seat."""
    found = []
    for seat in range(before.players):
        old, new = before.counters(seat), after.counters(seat)
        for name, count in new.items():
            lost = sum(amount for whose, what, amount in spilled if whose == seat and what == name)
            if lost or count != old[name]:
                found.append(Delta(seat, name, count - old[name], lost))
    return tuple(found)


def _is_idle(game: Game, before: State, looks: Sequence[Trial]) -> bool:
    """True if no event matters and no further choice follows.

    Where nothing at all was logged, what lies on the table must be the same.
    """
    last = looks[-1]
    if last.stop == "none" and _asks_further(before, last.after):
        return False
    told = [game.vocabulary.events[event.kind] for look in looks for event in look.events]
    if not told:
        return before.fields() == last.after.fields()
    # A last die that brings nothing also ends the turn; to end it on purpose is something else.
    return told[0].quiet and all(kind.quiet or kind.part == "aside" for kind in told)


def _asks_further(before: State, after: State) -> bool:
    """True if another decision follows from this one: above it on the stack, or in its place."""
    deeper = len(after.stack) - len(before.stack)
    return deeper > 0 or (deeper == 0 and after.stack[-1].name != before.stack[-1].name)


def plans(game: Game, state: State, seat: int, after: Sequence[int] = ()) -> list[Plan]:
    """Return every way through the seat's present decision and those that follow from it, one by one."""
    return [plan for way in ways(game, state, seat, after) for plan in _plans_of(way, ())]


def ways(game: Game, state: State, seat: int, after: Sequence[int] = ()) -> tuple[Way, ...]:
    """Return the ways of `asked_ways`; none if the seat owes no decision or the game is over."""
    return tuple(branch.way() for branch in _grown(game, state, seat, after).branches)


def asked_ways(
    game: Game, state: State, seat: int, after: Sequence[int] = ()
) -> tuple[Prompt, tuple[Way, ...]]:
    """Return what the seat is asked, its choices, and what it can choose after each; raise IllegalMove.

    A way ends when the decision is finished (the stack of steps is back where it was), or when chance, a
    reveal or somebody else comes between. Near choices are looked at before far ones, up to a bound: a way
    that is cut there says so, and is asked for on its own with the actions that lead there as `after`. What
    comes after a finished decision can be asked for as well, if the seat decides again at once.
    """
    first = _grown(game, state, seat, after)
    return first.prompt, tuple(branch.way() for branch in first.branches)


def _grown(game: Game, state: State, seat: int, after: Sequence[int]) -> "_Fork":
    check_seat(seat, state.players)
    world = state.resample(seat, FastChance(1))
    first = _Fork(game, world, seat, ())
    for action in after:
        first = first.taking(action)
    _grow(first)
    return first


@final
class _Fork:
    """A position on the way, after the looks that led there, and its branches once they were looked at."""

    def __init__(self, game: Game, first: State, seat: int, looks: "tuple[Trial, ...]") -> None:
        self.game = game
        self.first = first
        self.seat = seat
        self.looks = looks
        self.branches: list[_Branch] = []

    @property
    def world(self) -> State:
        return self.looks[-1].after if self.looks else self.first

    @property
    def prompt(self) -> Prompt:
        """What is asked here, once the branches were looked at."""
        choices = [branch.choice for branch in self.branches]
        return self.game.asked(self.world, self.seat, choices)

    def taking(self, action: int) -> "_Fork":
        """Return the position after an action with nothing between it and a further own choice."""
        if action not in self.world.legal(self.seat):
            raise IllegalMove(f"action {action} is not legal for seat {self.seat} then", seat=self.seat)
        branch = _Branch(self, action)
        if branch.fork is None and not branch.is_followed:
            raise IllegalMove("no own choice follows there", seat=self.seat)
        return branch.fork or _Fork(self.game, self.first, self.seat, branch.looks)


@final
class _Branch:
    """A choice at a fork; it leads to another fork if the plan goes on."""

    def __init__(self, at: _Fork, action: int) -> None:
        self.at = at
        self.choice = at.game.choice(at.world, at.seat, action)
        look = Trial(at.game, at.world, at.seat, action)
        self.looks = (*at.looks, look)
        #: does another own choice follow, of this decision or of the next?
        self.is_followed = look.stop == "none" and not look.after.over and len(self.looks) < LONGEST_PLAN
        goes_on = self.is_followed and len(look.after.stack) > len(at.first.stack)
        self.fork = _Fork(at.game, at.first, at.seat, self.looks) if goes_on else None

    def way(self) -> Way:
        then = () if self.fork is None else tuple(branch.way() for branch in self.fork.branches)
        return Way(
            self.choice.action,
            self.choice.line,
            self.choice.picks,
            then,
            None if then else _summary(self.at.game, self.at.first, self.looks),
            more=self.fork is not None and not then,
            prompt=self.fork.prompt if self.fork is not None and then else msgspec.UNSET,
        )


def _grow(first: _Fork) -> None:
    """Look at the branches of a fork, then at those of the forks behind it, and so on up to the bound."""
    left = MOST_POSITIONS
    forks = [first]
    for fork in forks:
        legal = fork.world.legal(fork.seat)
        if fork is not first and len(legal) > left:
            return
        left -= len(legal)
        fork.branches = [_Branch(fork, action) for action in legal]
        forks += [branch.fork for branch in fork.branches if branch.fork is not None]


def _plans_of(way: Way, before: tuple[Way, ...]) -> list[Plan]:
    steps = (*before, way)
    if way.preview is None:
        return [plan for then in way.then for plan in _plans_of(then, steps)]
    return [
        Plan(
            actions=tuple(step.action for step in steps),
            picks=tuple(pick for step in steps for pick in step.picks),
            parts=tuple(len(step.picks) for step in steps),
            lines=tuple(step.line for step in steps),
            preview=way.preview,
            more=way.more,
        )
    ]
