"""The texts speak plainly: no private words, one word for one thing, no label that breaks off."""

import re
from pathlib import Path
from typing import Final

import pytest

from starhold.text import LANGUAGES
from tests.text.fluent import said
from tests.text.test_languages import FILES

#: what no text of a language may say, and what to write instead
PRIVATE: Final[dict[str, dict[str, str]]] = {
    "en": {
        r"\bthe own\b": "your, the player’s own",
        r"\bturn about\b": "alternating",
        r"\bhundredths\b": "percentage points",
        r"\bshare of the win\b": "win chance",
    },
    "ru": {},
    "fr": {},
    "es": {},
}
#: prepositions that a label cannot end in; words that end phrasal verbs (“Log in”) are not among them
DANGLING: Final[dict[str, str]] = {
    "en": "of to from for with by at against than between into on",
    "ru": "",
    "fr": "",
    "es": "",
}
#: texts that end in a preposition although nothing is missing: the id, as English has it
WHOLE: Final[frozenset[str]] = frozenset()


def private(language: str, texts: dict[str, list[str]]) -> list[str]:
    """Private words in texts, each with its message and what to write instead."""
    return [
        f"{name}: “{found[0]}” in {text!r}; write: {better}"
        for name, variants in texts.items()
        for text in variants
        for pattern, better in PRIVATE[language].items()
        if (found := re.search(pattern, text)) is not None
    ]


def dangling(language: str, texts: dict[str, list[str]]) -> list[str]:
    """Labels that end in a preposition: texts without a full stop, colon or value at their end."""
    ends = set(DANGLING[language].split())
    return [
        f"{name}: {text!r} ends in a preposition"
        for name, variants in texts.items()
        for text in variants
        if name not in WHOLE and text.split() and text.split()[-1].casefold() in ends
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("files", FILES)
def test_no_private_words(files: str, language: str) -> None:
    assert private(language, said(Path(f"{FILES[files]}{language}.ftl"))) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("files", FILES)
def test_no_label_ends_in_a_preposition(files: str, language: str) -> None:
    assert dangling(language, said(Path(f"{FILES[files]}{language}.ftl"))) == []


# -- tests of the test --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "good", "bad"),
    [("en", "Your choices cost 3 percentage points.", "Your choices cost 3 hundredths.")],
)
def test_a_private_word_is_found(language: str, good: str, bad: str) -> None:
    assert private(language, {"good": [good]}) == []
    assert len(private(language, {"bad": [good, bad]})) == 1


@pytest.mark.parametrize(
    ("language", "good", "bad"),
    [("en", "Log in", "Win rate against"), ("en", "Win rate against {}", "settled from")],
)
def test_a_label_that_breaks_off_is_found(language: str, good: str, bad: str) -> None:
    assert dangling(language, {"good": [good]}) == []
    assert len(dangling(language, {"bad": [bad]})) == 1


def test_every_language_has_its_lists() -> None:
    assert set(PRIVATE) == set(DANGLING) == set(LANGUAGES)
