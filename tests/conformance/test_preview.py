"""Previews and plans: what they promise happens, they change nothing, and they are bounded."""

from collections.abc import Sequence

from starhold.kernel.chance import FastChance
from starhold.kernel.log import Log
from starhold.kernel.preview import LONGEST_PLAN, MOST_POSITIONS, plans, preview
from starhold.kernel.state import State
from tests.conformance.play import sampled
from tests.conformance.subjects import Case
from tests.sizes import sized


def test_what_a_preview_tells_is_what_happens(case: Case) -> None:
    """Its lines are the first that the seat then hears, and where it ends by itself there are no others."""
    for seed in range(sized(4)):
        for state in sampled(case, seed, count=20):
            for seat in state.seats_to_move():
                for action in state.legal(seat)[:12]:
                    before = state.numbers()
                    found = preview(case.game, state, seat, action)
                    assert state.numbers() == before
                    after = state.clone()
                    chance = FastChance(seed)
                    chance.log = log = Log()
                    after.apply(seat, action, chance)
                    heard = [case.game.line(event) for event in log.events if event.heard_by(seat)]
                    assert heard[: len(found.lines)] == list(found.lines)
                    if found.stop in ("none", "people"):
                        # Others may still be deciding in secret: what their answers bring is not foretold.
                        told = [case.game.line(event) for event in log.events if event.heard_by(seat)]
                        assert len(told) == len(found.lines) or state.secret() or len(after.stack) == 0


def test_a_plan_can_be_played_to_its_end(case: Case) -> None:
    """Each of its decisions is legal when its turn comes, and nothing comes between them."""
    for state in sampled(case, 3, count=max(6, sized(30))):
        for seat in state.seats_to_move():
            found = plans(case.game, state, seat)
            assert len(found) <= max(MOST_POSITIONS, len(state.legal(seat)))
            for plan in found[:: len(found) // 10 + 1]:
                assert 1 <= len(plan.actions) <= LONGEST_PLAN
                assert sum(plan.parts) == len(plan.picks)
                for number, action in enumerate(plan.actions):
                    assert action in world_after(state, seat, plan.actions[:number]).legal(seat)


def test_plans_begin_with_every_legal_action(case: Case) -> None:
    """However many there are: what is cut short can be asked for on its own."""
    for state in sampled(case, 5, count=max(4, sized(20))):
        for seat in state.seats_to_move():
            found = plans(case.game, state, seat)
            assert {plan.actions[0] for plan in found} == set(state.legal(seat))
            for plan in [plan for plan in found if plan.more][:2]:
                onward = plans(case.game, state, seat, plan.actions)
                assert onward
                first = onward[0].actions[0]
                assert first in world_after(state, seat, plan.actions).legal(seat)


def world_after(state: State, seat: int, actions: Sequence[int]) -> State:
    world = state.clone()
    for number, action in enumerate(actions):
        world.apply(seat, action, FastChance(number))
    return world


def test_plans_tell_no_secret(case: Case) -> None:
    """Two worlds that the seat cannot tell apart give the same plans."""
    chance = FastChance(17)
    for state in sampled(case, 7, count=max(4, sized(20))):
        for seat in state.seats_to_move():
            other = state.resample(seat, chance)
            assert plans(case.game, state, seat) == plans(case.game, other, seat)
