"""Puzzles: what is shipped opens, has one best answer by far, and is spoken of in every language."""

import msgspec
import pytest

import starhold
from starhold.kernel import registry
from starhold.review.judging import BAND
from starhold.review.puzzles import SURE, WIDE, NoSuchPuzzle, judged, named, shipped, table_of
from starhold.text import LANGUAGES, Text

GAMES = registry.names()


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_has_one_best_answer_by_far(game: str) -> None:
    found = shipped(game)
    assert len(found.puzzles) >= 100
    assert len({one.id for one in found.puzzles}) == len(found.puzzles)
    for one in found.puzzles:
        best, second = one.answers[:2]
        # shares are rounded to thousandths
        assert best.share - second.share >= WIDE - 0.002
        assert best.share - second.share - BAND * second.doubt >= SURE - 0.003
        assert all(second.share >= other.share for other in one.answers[1:])
        assert one.budget >= 10 * 60
        assert all(Text(language).has(one.theme) for language in LANGUAGES)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_opens_and_is_judged(game: str) -> None:
    found = shipped(game)
    for puzzle in found.puzzles[:: max(1, len(found.puzzles) // 4)]:
        state, rules = table_of(found, puzzle), starhold.game(game)
        legal = state.legal(puzzle.seat)
        best, worst = (rules.action(puzzle.answers[at].action) for at in (0, -1))
        assert {best, worst} <= set(legal)
        right, wrong = judged(game, puzzle, best), judged(game, puzzle, worst)
        assert right.right
        assert right.error == 0
        assert not wrong.right
        assert wrong.error >= WIDE - 0.002
        assert wrong.best.action == best


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_have_names_that_do_not_name_the_answer(game: str) -> None:
    found, rules = shipped(game), starhold.game(game)
    for language in LANGUAGES:
        text = Text(language)
        names = [text.line(one.name, []) for one in found.puzzles if one.name is not None]
        assert len(set(names)) == len(found.puzzles)
        assert not any("{" in name or f"{game}-" in name for name in names)
    for puzzle in found.puzzles[::9]:
        state = table_of(found, puzzle)
        assert puzzle.name is not None
        answer = rules.choice(state, puzzle.seat, rules.action(puzzle.answers[0].action)).line
        assert puzzle.name.words["place"] not in answer.words.values()


@pytest.mark.parametrize("game", GAMES)
def test_the_solution_is_carried_out(game: str) -> None:
    found, rules = shipped(game), starhold.game(game)
    for puzzle in found.puzzles[:: len(found.puzzles) // 3]:
        state = table_of(found, puzzle)
        worst = judged(game, puzzle, rules.action(puzzle.answers[-1].action))
        assert worst.after is not None
        assert bytes(worst.after) != msgspec.json.encode(state.view(puzzle.seat))
        assert worst.look is None or all(Text(language).has(worst.look.key) for language in LANGUAGES)
        # Where to look never says what to do.
        assert worst.look is None or worst.look.words == {}


def test_there_is_no_other_puzzle() -> None:
    with pytest.raises(NoSuchPuzzle):
        named("roll", "x1")
