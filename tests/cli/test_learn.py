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
    # What happened is told in the third person: "Player 1 pays", never "You pays".
    told = [line[2:] for line in done.out.splitlines() if line.startswith("· ")]
    assert any(line.startswith(text.say("play-player", number=1)) for line in told)
    assert [line for line in told if line.startswith(text.say("learn-you"))] == []


def test_another_move_is_answered_rules_are_shown_and_one_comes_back(starhold: Starhold) -> None:
    done = starhold("learn", "galaxies", "first-orbit", "--step", "4", typed="?\n2\n1\nb\nn\nnonsense\nq\n")
    assert "None of your ships is at a culture planet" in " ".join(done.out.split())
    assert "G-MOVE-2" in done.out
    assert "starhold learn galaxies first-orbit --step 4" in " ".join(done.out.split())


def test_an_unknown_lesson_is_refused(starhold: Starhold) -> None:
    done = starhold("learn", "galaxies", "no-such")
    assert done.code != 0
    assert "no-such" in done.err
