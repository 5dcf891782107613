"""Clones are equal, play on equally, and share nothing that can change."""

from starhold.kernel.chance import FastChance
from starhold.kernel.state import State, play_out
from tests.conformance.play import Run, encoded, sampled, viewers
from tests.conformance.subjects import Case
from tests.sizes import sized


def fingerprint(case: Case, state: State, number: int) -> tuple[str, list[list[int]], list[bytes]]:
    """Everything that can be asked of a state; of most positions in a long game, without the views."""
    seen = viewers(state) if number < 50 or number % 20 == 0 else []
    return (
        case.game.digest(state),
        [state.legal(seat) for seat in range(case.players)],
        [encoded(state.view(viewer)) for viewer in seen],
    )


def test_old_clones_stay_as_they_were(case: Case) -> None:
    """Every earlier position of a game is kept and looked at again after the last move."""
    for seed in range(sized(3)):
        kept: list[tuple[State, tuple[str, list[list[int]], list[bytes]]]] = []
        run = Run(case, seed)
        for turn in run.turns():
            twin = turn.state.clone()
            before = fingerprint(case, turn.state, turn.number)
            assert fingerprint(case, twin, turn.number) == before, f"seed {seed} move {turn.number}"
            kept.append((twin, before))
        for number, (twin, before) in enumerate(kept):
            now = fingerprint(case, twin, number)
            assert now == before, f"seed {seed}: the clone of move {number} has changed"


def test_a_clone_plays_on_as_the_original(case: Case) -> None:
    """The same moves and the same chance take a clone to the same places, and leave the original alone."""
    limit = case.profile.limit
    for seed in range(sized(3)):
        for state in sampled(case, seed, count=10):
            before = case.game.digest(state)
            ends = []
            for twin in (state.clone(), state.clone().clone()):
                moves = play_out(twin, FastChance(seed), FastChance(seed + 1), limit)
                ends.append((moves, case.game.digest(twin)))
            assert ends[0] == ends[1]
            assert case.game.digest(state) == before


def test_the_original_plays_on_without_its_clone(case: Case) -> None:
    """A clone that is played to the end does not touch the game that it was taken from."""
    for seed in range(sized(3)):
        undisturbed = [case.game.digest(turn.state) for turn in Run(case, seed).turns()]
        disturbed = []
        for turn in Run(case, seed).turns():
            disturbed.append(case.game.digest(turn.state))
            if turn.number % 10 == 0:
                play_out(turn.state.clone(), FastChance(turn.number), FastChance(1), 50)
        assert disturbed == undisturbed
