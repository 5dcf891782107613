"""Previews and plans: what they promise happens, they change nothing, and they are bounded."""

from collections.abc import Iterator, Sequence

from starhold.kernel.chance import FastChance
from starhold.kernel.log import Event, Log
from starhold.kernel.preview import LONGEST_PLAN, MOST_POSITIONS, plans, preview
from starhold.kernel.state import State
from starhold.kernel.ways import Preview
from tests.conformance.play import sampled
from tests.conformance.subjects import Case
from tests.sizes import sized


def previewed(case: Case, seed: int) -> Iterator[tuple[State, int, int, Preview]]:
    """Positions of random games, and what each of a dozen choices is said to do."""
    for state in sampled(case, seed, count=20):
        for seat in state.seats_to_move():
            for action in state.legal(seat)[:12]:
                yield state, seat, action, preview(case.game, state, seat, action)


def played(state: State, seat: int, action: int, seed: int) -> tuple[State, list[Event]]:
    """What really happens, and all that the seat hears of it."""
    after = state.clone()
    chance = FastChance(seed)
    chance.log = log = Log()
    after.apply(seat, action, chance)
    return after, [event for event in log.events if event.heard_by(seat)]


def test_what_a_preview_tells_is_what_happens(case: Case) -> None:
    """Its lines are the first that the seat then hears, and where it ends by itself there are no others."""
    for seed in range(sized(4)):
        for state, seat, action, found in previewed(case, seed):
            after, told = played(state, seat, action, seed)
            heard = [case.game.line(event) for event in told]
            assert heard[: len(found.lines)] == list(found.lines)
            rest = told[len(found.lines) :]
            if rest and found.stop in ("none", "people"):
                # Others may still be deciding in secret: what their answers bring is not foretold.
                kind = case.game.vocabulary.events[rest[0].kind]
                assert kind.stop in ("turn", "phase") or state.secret() or len(after.stack) == 0


def test_a_preview_changes_nothing(case: Case) -> None:
    for state in sampled(case, 2, count=20):
        before = state.numbers()
        for seat in state.seats_to_move():
            plans(case.game, state, seat)
            for action in state.legal(seat)[:12]:
                preview(case.game, state, seat, action)
        assert state.numbers() == before


def test_the_counters_of_a_preview_are_what_happens(case: Case) -> None:
    """Whatever chance answers and whatever is hidden: up to the seat's next decision they change just so."""
    for seed in range(sized(4)):
        for state, seat, action, found in previewed(case, seed):
            if found.stop != "none":
                continue
            after, _ = played(state, seat, action, seed)
            for other in range(state.players):
                told = {d.counter: d.change for d in found.deltas if d.seat == other and d.change}
                old, new = state.counters(other), after.counters(other)
                assert told == {name: new[name] - old[name] for name in new if new[name] != old[name]}


def test_what_a_preview_calls_nothing_has_no_effect(case: Case) -> None:
    """No own counter changes, only what was decided is told, and no other choice follows from it."""
    for seed in range(sized(4)):
        for state, seat, action, found in previewed(case, seed):
            if not found.nothing:
                continue
            assert found.stop in ("none", "people")
            assert not any(delta.change for delta in found.deltas if delta.seat == seat)
            after, told = played(state, seat, action, seed)
            kinds = [case.game.vocabulary.events[event.kind] for event in told[: len(found.lines)]]
            # What brings nothing may be the last of a turn, which ends by itself then.
            assert all(kind.quiet or (place > 0 and kind.part == "aside") for place, kind in enumerate(kinds))
            if found.stop == "none":
                assert after.counters(seat) == state.counters(seat)
                deeper = len(after.stack) >= len(state.stack)
                assert not deeper or after.stack[-1].name == state.stack[-1].name


def test_a_preview_says_what_ends_it(case: Case) -> None:
    """`people` only if somebody else decides next or has the turn, `none` if the seat itself does."""
    for seed in range(sized(4)):
        for state, seat, action, found in previewed(case, seed):
            assert found.stop in ("none", "chance", "reveal", "war", "people")
            after, told = played(state, seat, action, seed)
            kinds = [case.game.vocabulary.events[event.kind] for event in told[len(found.lines) :]]
            if found.stop == "none":
                assert after.over or seat in after.seats_to_move()
            elif found.stop == "people" and not state.secret():
                waits = after.seats_to_move() != [seat] and not after.over
                assert waits or (kinds and kinds[0].stop in ("turn", "phase"))


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
