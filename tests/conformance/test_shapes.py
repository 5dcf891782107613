"""Shapes: every decision's choices fit what its step says of them, whatever is played."""

import random
from collections import Counter

import pytest

from starhold.kernel.chance import FastChance
from starhold.kernel.game import Game
from starhold.kernel.preview import asked_ways
from starhold.kernel.shapes import is_answer, plan_of
from starhold.kernel.state import State
from starhold.kernel.words import Amounts, Answers, Choice, Line, OneOf, PickPath, Prompt, Shape, Subset
from tests.conformance.play import sampled
from tests.conformance.subjects import Case
from tests.sizes import sized


def covered(part: Shape, choices: tuple[Choice, ...]) -> list[Choice]:
    """The choices that a part is about."""
    return [choice for choice in choices if not part.covers or choice.action in part.covers]


def check(prompt: Prompt, choices: tuple[Choice, ...]) -> None:
    """Every choice belongs to one part and fits its shape."""
    actions = Counter(action for part in prompt.shape for action in (part.covers or ()))
    if len(prompt.shape) == 1:
        assert not prompt.shape[0].covers, "a part that stands alone covers all"
    else:
        assert actions == Counter(choice.action for choice in choices)
    for part in prompt.shape:
        about = covered(part, choices)
        legal = {choice.action for choice in about}
        assert set(part.notes) <= legal
        check_part(part, about, legal)


def check_part(part: Shape, choices: list[Choice], legal: set[int]) -> None:
    match part:
        case OneOf():
            assert all(len(choice.picks) == 1 and not is_answer(choice) for choice in choices)
            assert part.default is None or part.default in legal
        case Subset():
            check_subset(part, choices, legal)
        case PickPath():
            lengths = {len(choice.picks) for choice in choices}
            assert min(lengths) > 1
            assert len(part.asks) < max(lengths)
            ends = {choice.picks[-1]: choice.action for choice in choices}
            assert set(part.likely) <= set(ends)
            by_action = {choice.action: choice for choice in choices}
            assert all(by_action[action].picks[-1] == place for place, action in part.likely.items())
        case Amounts():
            assert set(part.rows) == legal
            assert {len(row) for row in part.rows.values()} == {len(part.kinds)}
            assert len(set(part.rows.values())) == len(part.rows)
            if part.sum is not None:
                assert {sum(row) for row in part.rows.values()} == {part.sum}
            if part.pays:
                assert len(part.have) == len(part.kinds)
                pairs = (pair for row in part.rows.values() for pair in zip(row, part.have, strict=True))
                assert all(amount <= had for amount, had in pairs)
        case Answers():
            assert all(is_answer(choice) for choice in choices)
            named = {part.default, part.declines, part.ends, part.undoes} - {None}
            assert named <= legal
            assert part.leaves is None or part.ends is not None
            assert part.switch is None or {part.switch.on, part.switch.off} == legal


def check_subset(part: Subset, choices: list[Choice], legal: set[int]) -> None:
    assert set(part.members) == set(part.actions)
    assert all(count > 0 for count in part.members.values())
    assert 0 <= part.least <= part.most <= sum(part.members.values())
    # A member is one pick more than the button that begins it; closing it is offered once enough are in.
    members = {choice.action: choice for choice in choices if choice.action != part.done}
    assert set(members) == set(part.actions.values())
    for pick, action in part.actions.items():
        path = members[action].picks
        assert path[: 1 + bool(part.start)] == ((part.start, pick) if part.start else (pick,))
    if part.done is not None:
        assert (part.done in legal) == (part.least == 0)
    assert not Counter(part.preset) - Counter(part.members)
    assert not part.preset or part.least <= len(part.preset) <= part.most


def test_every_choice_fits_the_shape_of_its_decision(case: Case) -> None:
    for seed in range(sized(6)):
        for state in sampled(case, seed, count=80):
            for seat in state.seats_to_move():
                choices = case.game.choices(state, seat)
                check(case.game.asked(state, seat, choices), choices)


def test_ways_say_what_is_asked_next(case: Case) -> None:
    """Each choice that leads to another brings its question, whose shape fits the choices there."""
    for seed in range(sized(2)):
        for state in sampled(case, seed, count=12):
            for seat in state.seats_to_move():
                prompt, ways = asked_ways(case.game, state, seat)
                rest = [(prompt, ways)]
                while rest:
                    asked, branches = rest.pop()
                    check(asked, tuple(Choice(way.action, way.line, way.picks) for way in branches))
                    for way in branches:
                        assert isinstance(way.prompt, Prompt) == bool(way.then)
                        if isinstance(way.prompt, Prompt):
                            rest.append((way.prompt, way.then))


def test_a_subset_is_played_by_one_rule(case: Case) -> None:
    """Any things of a subset can be sent as one plan: after it nothing of the subset is left to decide."""
    draw = random.Random(7)
    for seed in range(sized(6)):
        for state in sampled(case, seed, count=80):
            for seat in state.seats_to_move():
                shape = case.game.asked(state, seat, case.game.choices(state, seat)).shape
                for part in shape:
                    if isinstance(part, Subset):
                        play_subset(case.game, state, seat, part, draw)


def play_subset(game: Game, state: State, seat: int, part: Subset, draw: random.Random) -> None:
    things = [pick for pick, count in part.members.items() for _ in range(count)]
    chosen = draw.sample(things, draw.randint(part.least, part.most))
    world = state.clone()
    before = len(world.stack)
    for action in plan_of(part, chosen):
        assert action in world.legal(seat), f"{game.actions[action].notation} after {chosen}"
        world.apply(seat, action, FastChance(3))
    if world.over or seat not in world.seats_to_move() or len(world.stack) < before:
        return
    left = game.asked(world, seat, game.choices(world, seat)).shape
    assert not any(isinstance(one, Subset) and one.chosen for one in left)


@pytest.mark.parametrize("picks", [("button:go",), (), ("decline",)])
def test_buttons_are_answers(picks: tuple[str, ...]) -> None:
    assert is_answer(Choice(0, Line("x"), picks))
