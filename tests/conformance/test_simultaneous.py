"""Where several seats owe a decision at once, each decides without seeing the others.

The order in which they answer changes nothing, and an answer that is given stays
unseen until the last one is.
"""

from collections.abc import Iterator
from itertools import pairwise, permutations
from random import Random

from starhold.kernel.chance import FastChance, RecordingChance
from starhold.kernel.log import Log
from starhold.kernel.state import State
from tests.conformance.leaks import Senses, differences
from tests.conformance.play import Run, encoded
from tests.conformance.subjects import Case
from tests.sizes import SIZE, sized

#: answers of a decision that are compared; some positions of Roll have a hundred, and all look alike
ANSWERS = 3 if SIZE >= 1 else 2


def shared_decisions(case: Case, seed: int) -> Iterator[State]:
    """Positions in which several seats owe a decision that the others must not see."""
    for turn in Run(case, seed).turns():
        kind = turn.state.stack[-1].name
        if len(turn.state.seats_to_move()) > 1 and kind not in case.profile.open_steps:
            yield turn.state


def answered(state: State, moves: tuple[tuple[int, int], ...], seed: int) -> State | None:
    """The position after these answers; None if one draws before the last, so that the order counts."""
    after = state.clone()
    for n, (seat, action) in enumerate(moves):
        chance = RecordingChance(FastChance(seed))
        after.apply(seat, action, chance)
        if chance.answers and n < len(moves) - 1:
            return None
    return after


def test_the_order_of_answers_does_not_count(case: Case) -> None:
    for seed in range(sized(6)):
        dice = FastChance(seed)
        for state in shared_decisions(case, seed):
            seats = state.seats_to_move()
            moves = [(seat, state.pick(seat, dice)) for seat in seats]
            after = [answered(state, order, seed) for order in permutations(moves)]
            ends = {tuple(end.numbers()) for end in after if end is not None}
            assert len(ends) <= 1, f"{case.id} seed {seed}: {moves}"


def test_an_answer_leaves_the_others_questions_alone(case: Case) -> None:
    """Who has not answered yet is asked the same as before, and is told nothing of the answer."""
    for seed in range(sized(6)):
        dice = FastChance(seed)
        for state in shared_decisions(case, seed):
            seat, *others = state.seats_to_move()
            after = state.clone()
            after.apply(seat, state.pick(seat, dice), dice)
            for other in set(others) & set(after.seats_to_move()):
                assert after.legal(other) == state.legal(other)
                assert case.game.prompt(after, other) == case.game.prompt(state, other)


def test_a_pending_answer_is_invisible(case: Case) -> None:
    """Two different answers look the same to all others, in everything that reaches them."""
    dice = Random(1)
    for seed in range(sized(2)):
        for state in shared_decisions(case, seed):
            seat = dice.choice(state.seats_to_move())
            legal = state.legal(seat)
            some = dice.sample(legal, min(len(legal), ANSWERS))
            for one, two in pairwise(some):
                compare_answers(case, state, seat, (one, two), f"{case.id} seed {seed}")


def compare_answers(case: Case, state: State, seat: int, answers: tuple[int, int], where: str) -> None:
    """Nobody but the seat can tell the two answers apart while the step is still open."""
    worlds: list[State] = []
    logs: list[Log] = []
    for action in answers:
        chance = FastChance(1)
        chance.log = Log()
        world = state.clone()
        world.apply(seat, action, chance)
        worlds.append(world)
        logs.append(chance.log)
    if worlds[0].waiting() != worlds[1].waiting() or not set(worlds[0].seats_to_move()) - {seat}:
        # One of the answers is not the seat's last, or was the last of all and opened the step.
        return
    names = [case.game.actions[action].notation for action in answers]
    for viewer in (*(other for other in range(case.players) if other != seat), None):
        senses = Senses(case.game, viewer)
        seen = f"{where}: seat {seat} {' or '.join(names)}, seen by {viewer}"
        found = differences(senses, worlds[0], worlds[1], seen)
        assert not found, "\n".join(map(str, found))
        lines = [
            encoded([senses.line(world, event) for event in log.events if event.heard_by(viewer)])
            for world, log in zip(worlds, logs, strict=True)
        ]
        assert lines[0] == lines[1]


def test_the_toy_has_shared_decisions() -> None:
    """The tests above would pass on a game without any."""
    from tests.toy import GAME

    assert len(list(shared_decisions(Case(GAME, 3), 0))) > 3
