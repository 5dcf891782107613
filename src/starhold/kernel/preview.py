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
from starhold.kernel.errors import ChanceError, IllegalMove
from starhold.kernel.game import Game
from starhold.kernel.log import Event, Log
from starhold.kernel.state import State
from starhold.kernel.words import Line

#: at most so many plans of one decision, so many decisions in one, and so many positions looked at
MOST_PLANS: Final = 250
LONGEST_PLAN: Final = 6
MOST_POSITIONS: Final = 600


class Delta(msgspec.Struct, frozen=True):
    """A counter of a seat that would change, and by how much."""

    seat: int
    counter: str
    change: int


class Preview(msgspec.Struct, frozen=True):
    """What would be told, and what ends the telling.

    `stop` is `chance` (dice, draws), `reveal` (something hidden is shown), `war` or whatever the event that
    ends it names, `people` (another seat decides next), or `none`. `nothing`: the table would not change.
    """

    lines: tuple[Line, ...] = ()
    stop: str = "none"
    deltas: tuple[Delta, ...] = ()
    nothing: bool = False


class Plan(msgspec.Struct, frozen=True):
    """Own decisions that follow each other with no chance, no reveal and nobody else between them."""

    actions: tuple[int, ...]
    picks: tuple[str, ...]
    #: how many picks belong to each decision
    parts: tuple[int, ...]
    lines: tuple[Line, ...]
    preview: Preview


@final
class Stopped(ChanceError):
    """The rules asked for chance, and a preview has none."""


@final
class NoChance(Chance):
    """Refuses to answer: whatever comes after it is not known yet."""

    def __init__(self) -> None:
        super().__init__()
        self.log = Log()

    def below(self, n: i64) -> i64:
        raise Stopped("a preview stops at chance")


class Look:
    """One action played on a world of its own."""

    def __init__(self, game: Game, before: State, seat: int, action: int) -> None:
        self.game = game
        self.before = before
        self.seat = seat
        self.after = before.clone()
        self.stop = "none"
        chance = NoChance()
        try:
            if before.secret():
                self._answer(action, chance)
            else:
                self.after.apply(seat, action, chance)
        except Stopped:
            self.stop = "chance"
        told = [] if chance.log is None else chance.log.take()
        self.events = self._known(told)
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

    def _known(self, told: Sequence[Event]) -> list[Event]:
        """The events up to the first that shows what the seat cannot know, or that names its own end."""
        known = []
        for event in told:
            kind = self.game.vocabulary.events[event.kind]
            if kind.reveals or not event.heard_by(self.seat):
                self.stop = "reveal" if kind.reveals else self.stop
                if kind.reveals:
                    break
                continue
            known.append(event)
            if kind.stop:
                self.stop = kind.stop
                break
        return known

    @property
    def settled(self) -> bool:
        """Was the action carried out to its end, with nothing unknown on the way?"""
        return self.stop in ("none", "people")


def preview(game: Game, state: State, seat: int, action: int) -> Preview:
    """What would be told if the seat took this action, as far as it can know; raises IllegalMove."""
    world = state.resample(seat, FastChance(1))
    return _summary(game, world, [Look(game, world, seat, action)])


def _summary(game: Game, before: State, looks: Sequence[Look]) -> Preview:
    """One preview of looks that follow each other."""
    last = looks[-1]
    events = [event for look in looks for event in look.events]
    kinds = game.vocabulary.events
    changed = () if not last.settled else _deltas(before, last.after)
    quiet = all(kinds[event.kind].quiet for event in events)
    nothing = last.settled and quiet and not changed and not _goes_on(before, last)
    return Preview(tuple(game.line(event) for event in events), last.stop, changed, nothing)


def _deltas(before: State, after: State) -> tuple[Delta, ...]:
    """Counters that changed, seat by seat."""
    found = []
    for seat in range(before.players):
        old, new = before.counters(seat), after.counters(seat)
        found += [Delta(seat, name, new[name] - old[name]) for name in new if new[name] != old[name]]
    return tuple(found)


def _goes_on(before: State, last: Look) -> bool:
    """Does the action lead to a further decision of its own?"""
    return len(last.after.stack) > len(before.stack)


def plans(game: Game, state: State, seat: int) -> list[Plan]:
    """Every way through the seat's present decision and those that follow from it, shortest picks first.

    A way ends when the decision is finished (the stack of steps is back where it was), when chance, a
    reveal or somebody else comes between, or at the bounds.
    """
    world = state.resample(seat, FastChance(1))
    found: list[Plan] = []
    budget = _Budget()
    _walk(game, world, world, seat, [], [], found, budget)
    return found


@final
class _Budget:
    def __init__(self) -> None:
        self.positions = MOST_POSITIONS


def _walk(
    game: Game,
    first: State,
    world: State,
    seat: int,
    choices: "list[tuple[int, Line, tuple[str, ...]]]",
    looks: list[Look],
    found: list[Plan],
    budget: _Budget,
) -> None:
    for action in world.legal(seat):
        if len(found) >= MOST_PLANS or budget.positions <= 0:
            return
        budget.positions -= 1
        choice = game.choice(world, seat, action)
        look = Look(game, world, seat, action)
        way = [*choices, (action, choice.line, choice.picks)]
        seen = [*looks, look]
        goes_on = (
            look.stop == "none"
            and not look.after.over
            and len(look.after.stack) > len(first.stack)
            and len(way) < LONGEST_PLAN
        )
        if goes_on:
            _walk(game, first, look.after, seat, way, seen, found, budget)
        else:
            found.append(_plan(game, first, way, seen))


def _plan(
    game: Game, first: State, way: "list[tuple[int, Line, tuple[str, ...]]]", looks: list[Look]
) -> Plan:
    return Plan(
        actions=tuple(action for action, _, _ in way),
        picks=tuple(pick for _, _, picks in way for pick in picks),
        parts=tuple(len(picks) for _, _, picks in way),
        lines=tuple(line for _, line, _ in way),
        preview=_summary(game, first, looks),
    )
