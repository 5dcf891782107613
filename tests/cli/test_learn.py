"""Lessons in the terminal: the same coach, the same answers, by typed lines."""

import pytest

from starhold.lessons import every
from starhold.text import LANGUAGES, Text
from tests.cli.conftest import Starhold

FIRST = [(game, found.id) for game, found in every() if found.first]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), FIRST)
def test_a_first_game_to_its_end(starhold: Starhold, game: str, name: str, language: str) -> None:
    # "s" makes the move where one is asked, and is no answer where the coach only waits: then Enter goes on.
    done = starhold("learn", game, "--lang", language, typed="s\n\n" * 90)
    text = Text(language)
    assert done.code == 0
    assert text.say(f"lesson-{name}") in done.out
    assert text.say("learn-done") in done.out
    assert text.say("play-player", number=1) not in done.out


def test_another_move_is_answered_rules_are_shown_and_one_comes_back(starhold: Starhold) -> None:
    done = starhold("learn", "galaxies", "first-orbit", "--step", "4", typed="?\n2\n1\nb\nn\nnonsense\nq\n")
    assert "None of your ships is at a culture planet" in " ".join(done.out.split())
    assert "G-MOVE-2" in done.out
    assert "starhold learn galaxies first-orbit --step 4" in " ".join(done.out.split())


def test_an_unknown_lesson_is_refused(starhold: Starhold) -> None:
    done = starhold("learn", "galaxies", "no-such")
    assert done.code != 0
    assert "no-such" in done.err


@pytest.mark.parametrize(("game", "name"), [(game, found.id) for game, found in every()])
def test_the_log_of_a_lesson_says_you_to_the_learner(starhold: Starhold, game: str, name: str) -> None:
    """As the table does, in every lesson as the coach plays it."""
    done = starhold("learn", game, name, typed="n\n" * 60)
    told = [line for line in done.out.splitlines() if line.startswith("· ")]
    assert "Well done!" in done.out
    assert told
    assert [line for line in told if "Player 1" in line] == []


def test_the_learner_activates_a_die(starhold: Starhold) -> None:
    done = starhold("learn", "galaxies", "first-orbit", "--step", "4", typed="s\ns\nq\n")
    assert "· You activate “Move”." in done.out
    assert "· You enter the orbit of Jakks." in done.out
