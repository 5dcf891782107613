"""Threats: what others can do in answer to a choice, played by the rules on what the seat knows."""

from collections.abc import Iterator, Sequence

from starhold.kernel.chance import FastChance
from starhold.kernel.errors import IllegalMove
from starhold.kernel.game import Game
from starhold.kernel.log import Log, Stopped
from starhold.kernel.preview import NoChance, plans
from starhold.kernel.state import State
from starhold.kernel.ways import Plan
from starhold.kernel.words import Line
from starhold.server.wire import Threat


def threats(game: Game, state: State, seat: int) -> tuple[Threat, ...]:
    """Return the biggest threat of each first choice of a seat: who gains points by answering it, and how.

    Everything happens in a world that is drawn from what the seat knows, so it can't reveal a secret.
    """
    if state.secret():
        return ()
    world = state.resample(seat, FastChance(1))
    answers = {}
    for action, actions in _first_plans(plans(game, state, seat)).items():
        after = _played(game, world, seat, actions)
        answers[action] = [] if after is None else list(_answers(game, after, seat))
    found = []
    for action, all_answers in answers.items():
        # What others can do with every choice, such as in the rest of their own turn, is no answer to it.
        own = [one for one in all_answers if not all(one in others for others in answers.values())]
        if own:
            gain, who, line = max(own, key=lambda answer: answer[0])
            found.append(Threat(action, who, line, gain, len(own) - 1))
    return tuple(found)


def _first_plans(all_plans: Sequence[Plan]) -> dict[int, tuple[int, ...]]:
    """Return one whole plan for each first choice."""
    first: dict[int, tuple[int, ...]] = {}
    for plan in all_plans:
        first.setdefault(plan.actions[0], plan.actions)
    return first


def _played(game: Game, world: State, seat: int, actions: Sequence[int]) -> State | None:
    """Return the world after these decisions; None if chance, a reveal or another turn comes between."""
    after = world.clone()
    for action in actions:
        try:
            after.apply(seat, action, NoChance(Log(game.vocabulary.ends, seat, world.players)))
        except (Stopped, IllegalMove):
            return None
    return after


def _answers(game: Game, after: State, seat: int) -> Iterator[tuple[int, int, Line]]:
    """Yield for each of the others who is asked and can gain points: the gain, the seat, and the line."""
    for other in range(after.players):
        asked = None if other == seat else _alone(game, after, seat, other)
        if asked is None:
            continue
        best = max(plans(game, asked, other), key=lambda plan: _gain(plan, other), default=None)
        line = None if best is None else _told(game, best)
        if best is not None and line is not None and _gain(best, other) > 0:
            yield _gain(best, other), other, line


def _alone(game: Game, after: State, seat: int, other: int) -> State | None:
    """Return the world in which all who are asked before this one have declined; None if it is not asked."""
    world = after.clone()
    for _ in range(2 * after.players):
        waiting = world.seats_to_move()
        rest = [one for one in waiting if one != other]
        if world.over or seat in waiting:
            return None
        if not rest:
            return world
        decline = getattr(world.stack[-1], "decline", None)
        if decline is None:
            return None
        try:
            world.apply(
                rest[0], decline(world, rest[0]), NoChance(Log(game.vocabulary.ends, seat, world.players))
            )
        except (Stopped, IllegalMove):
            return None
    return None


def _gain(plan: Plan, seat: int) -> int:
    """Return the points that a plan brings to a seat."""
    deltas = plan.preview.deltas if plan.preview else ()
    return sum(delta.change for delta in deltas if delta.seat == seat and delta.counter == "points")


def _told(game: Game, plan: Plan) -> Line | None:
    """Return the line of a plan that says what is gained: the last one that sounds like it."""
    chords = {f"{game.name}-log-{kind.name}" for kind in game.vocabulary.events if kind.sound == "chord"}
    lines = plan.preview.lines if plan.preview else ()
    return next((line for line in reversed(lines) if line.key in chords), None)
