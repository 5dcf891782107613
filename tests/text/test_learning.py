"""How to play and the hints of strategy: all there, short enough for their panels, and true to the rules."""

import re
from itertools import chain

import pytest

from starhold.rulebook import rules
from starhold.text import LANGUAGES, Text, of_part

PANELS = range(1, 9)
HINTS = range(1, 6)
#: the rules that each panel and each hint tells, in order: whoever changes one of them reads the text again
HOWTO = {
    "galaxies": (
        "G-END-1 G-END-3 G-SCORE-1 G-SCORE-2",
        "G-MOVE-9 G-MOVE-10 G-COL-1",
        "G-ACQ-1 G-ACQ-4 G-REROLL-3 G-FOLLOW-4 G-UPG-1",
        "G-END-1 G-END-3 G-END-4",
        "G-TURN-1 G-REROLL-2 G-REROLL-3 G-CONV-1",
        "G-TURN-3 G-MOVE-1 G-ACQ-1 G-ACQ-2 G-ADV-1 G-UTIL-1",
        "G-FOLLOW-1 G-FOLLOW-4 G-FOLLOW-7",
        "G-COL-1 G-COL-2",
    ),
    "kingdoms": (
        "K-SCORE-1 K-SCORE-2 K-SCORE-3 K-SCORE-4 K-SCORE-5",
        "K-COLLECT-2 K-COLLECT-3 K-COLLECT-5 K-COLLECT-6 K-WATER-2",
        "K-END-1 K-END-4 K-END-6",
        "K-RESEARCH-1 K-SCORE-3",
        "K-TURN-2 K-TURN-3 K-TURN-4 K-BUILD-1 K-RESEARCH-1",
        "K-TURN-6 K-COLLECT-1",
        "K-WAR-7 K-RETREAT-1 K-RETREAT-2",
        "K-COLLECT-4 K-ALLY-8",
    ),
    "roll": (
        "R-SCORE-1",
        "R-PHASE-4 R-MANAGE-1",
        "R-DEV-3 R-DEV-11",
        "R-END-1 R-END-2 R-END-4 R-SHIP-13",
        "R-ASSIGN-3 R-REVEAL-2 R-REVEAL-5 R-PHASE-2",
        "R-PHASE-1 R-PHASE-2 R-EXPLORE-1 R-EXPLORE-3 R-PRODUCE-1 R-SHIP-1",
        "R-SHIP-5 R-SHIP-6 R-SHIP-7 R-SHIP-8",
        "R-MANAGE-2 R-MANAGE-4 R-MANAGE-5",
    ),
}
STRATEGY = {
    "galaxies": ("G-SETUP-3 G-SETUP-4 G-UPG-1", "G-FOLLOW-4", "G-ADV-1", "G-ADV-1", "G-FOLLOW-1 G-FOLLOW-4"),
    "kingdoms": (
        "K-SETUP-8 K-COLLECT-3",
        "K-TURN-5 K-COLLECT-1",
        "K-WAR-7",
        "K-COLLECT-4",
        "K-END-1 K-END-4",
    ),
    "roll": (
        "R-REVEAL-2 R-PHASE-2",
        "R-SETTLE-2",
        "R-MANAGE-1 R-SHIP-5",
        "R-SHIP-1 R-PHASE-2",
        "R-END-2 R-SCORE-1",
    ),
}
GAMES = tuple(HOWTO)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_fits_its_panels(game: str, language: str) -> None:
    """Eight panels; a title of a few words, a text that is read in half a minute."""
    text = Text(language)
    for number in PANELS:
        title, said = (text.say(f"{game}-howto-{number}{part}") for part in ("", ".text"))
        assert 1 <= len(title.split()) <= 5, title
        assert 15 <= len(said.split()) <= 75, said
        assert said.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_hints_of_strategy_fit_one_line_of_thought(game: str, language: str) -> None:
    hints = [Text(language).say(f"{game}-strategy-{number}") for number in HINTS]
    assert len(set(hints)) == len(HINTS)
    for hint in hints:
        assert 8 <= len(hint.split()) <= 32, hint
        assert "{" not in hint
        assert hint.endswith(".")


@pytest.mark.parametrize("game", GAMES)
def test_what_newcomers_read_stands_on_rules_that_exist(game: str) -> None:
    assert len(HOWTO[game]) == len(PANELS)
    assert len(STRATEGY[game]) == len(HINTS)
    cited = set(chain.from_iterable(ids.split() for ids in HOWTO[game] + STRATEGY[game]))
    assert cited - rules(game).keys() == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_number_of_how_to_play_is_the_same_in_all_languages(game: str) -> None:
    """Points, costs and limits are not lost in translation."""
    for key in [f"{game}-howto-{number}.text" for number in PANELS]:
        english = sorted(re.findall(r"\d+", Text("en").say(key)))
        for language in LANGUAGES[1:]:
            assert set(english) <= set(re.findall(r"\d+", Text(language).say(key))), (key, language)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_does_not_load_how_to_play(game: str) -> None:
    """The panels are a part of their own; the game's part has all else."""
    own, panels = of_part(game, "ru"), of_part(f"howto-{game}", "ru")
    assert f"{game}-howto-" not in own
    assert f"{game}-strategy-1" in own
    assert panels.count(f"{game}-howto-") == len(PANELS)
    assert panels.count(".text =") == len(PANELS)
    assert panels.count(f"{game}-strategy-") == len(HINTS)


# -- the words of a game, explained where they are tapped -------------------------------------------------


def words(game: str, language: str) -> list[str]:
    return [f"word-{game}-{name}" for name in Text(language).say(f"words-{game}").split(", ")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_word_has_a_line_its_forms_and_a_rule(game: str, language: str) -> None:
    text = Text(language)
    assert words(game, language) == words(game, "en")
    assert len(words(game, language)) >= 13
    for word in words(game, language):
        assert 4 <= len(text.say(f"{word}.text").split()) <= 30, word
        assert text.say(f"{word}.text").endswith("."), word
        assert text.say(f"{word}.rule") in rules(game), word
        assert text.say(f"{word}.rule") == Text("en").say(f"{word}.rule"), word


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_words_are_found_in_what_players_read(game: str, language: str) -> None:
    """A form that nothing says would never be tapped; one form belongs to one word."""
    text = Text(language)
    read = " ".join(rule.plain for rule in rules(game, language).values() if not rule.is_reference)
    read += " ".join(of_part(part, language) for part in (game, f"howto-{game}", f"lessons-{game}"))
    met = {}
    for word in words(game, language):
        forms = text.say(f"{word}.forms").split(", ")
        found = [form for form in forms if re.search(rf"(?<!\w){_pattern(form)}(?!\w)", read, re.IGNORECASE)]
        assert found, f"{word}: {forms}"
        for form in forms:
            assert met.setdefault(form, word) == word, form


def _pattern(form: str) -> str:
    return re.escape(form).replace(r"\*", r"\w*")
