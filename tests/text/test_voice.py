"""The texts speak plainly: no private words, one word for one thing, no label that breaks off."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from starhold.text import LANGUAGES
from tests.text.fluent import said
from tests.text.test_languages import FILES

#: what no text of a language may say, and what to write instead
PRIVATE: Final[dict[str, dict[str, str]]] = {
    "en": {
        r"\b[Ww]hoever\b": "the player who, anyone who",
        r"\bwhom\b": "who",
        r"\bthe own\b": "your, the player’s own",
        r"\b(?:ship|army|word|move|world|war)s? of yours\b": "your ships, none of your ships",
        r"[”}] is no (?!longer)": "is not a valid …",
        r"\b[Ss]o (?:many|much)\b": "a number, this many",
        r"\b(?:[Tt]ells?|[Tt]old|[Tt]elling)\b": "show, say, report",
        r"\banew\b": "again",
        r"\bturn about\b": "alternating",
        r"\bmend": "fix",
        r"\b[Gg]o(?:es)? on\b(?! top)": "continue",
        r"\b[Pp]lays? on\b(?! a )": "continue, take over",
        r"\b(?:[Gg]iv(?:e|es|en|ing)|gave) up\b": "resign, discard, set aside",
        r"\b[Tt]ak(?:e|es|en|ing) (?:\w+ ){0,3}back\b(?! for)(?<!seat back)|\b[Tt]akeback": "undo",
        r"\b[Ss]ign(?:ed)?[- ]in": "log in",
        r"\b[Ss]eal(?:s|ed)?\b": "commitment, lock in",
        r"\b[Oo]pened (?:seed|word)|\b(?:seed|words?)\b[^.]* opened": "revealed",
        r"\bhundredths\b": "percentage points",
        r"\bshare of (?:the )?wins?\b|\b[Ww]in share|% of a win\b": "win chance, win rate",
        r"\b[Ee]qual (?:seeds|numbers|points)": "the same, a tie",
        r"\bin (?:your|his|her|their|another’s|anybody’s) (?:own )?turns?\b": "on your turn",
        r"\b[Oo]nce a (?:turn|round|game)\b": "once per turn",
        r"\bis (?:not )?whole\b": "complete",
    },
    "ru": {
        r"[Сс]от(?:ых|ые|ая)\b[^.]*побед": "проценты шансов на победу",
        r"%\s?победы|дол[яиюей]+ победы": "шансы на победу",
        r"дорог\w+ момент": "дорогая ошибка",
        r"на каждый взгляд|на взгляд": "на каждую оценку",
        r"\b[Аа]ккаунт": "учётная запись",
        r"\b[Оо]бязательств": "печать",
        r"\b[Вв]озвра(?:т\w*|щ\w+) ход|\bвернуть (?:последний )?ход|\bход[^.:]* вернуть": "отмена хода",
        r"\bзевок": "грубая ошибка",
        r"\b[Тт]ы\b|\b[Тт]воё?й?\b": "вы, ваш",
    },
    "fr": {
        r"\b[Bb]ots?\b": "robot",
        r"centièmes|%\s(?:d’une|de la) victoire": "chances de gagner",
        r"par regard": "par évaluation",
        r"moments? (?:le|les) plus chers?": "erreur coûteuse",
        r"en ordre\b": "correct",
        r"\bnº": "n°",
        r"[\u00a0\u202f]s’": "an ordinary space before s’",
        r"[Vv]ous (?:en )?(?:n’)?êtes (?:pas )?(?:seul|sûr|invité|connecté|prêt)\b": "no gender",
        r"[Pp]our vous seul\b": "no gender",
        r"reprise de coups?|[Rr]eprendre (?:un|le dernier) coup|coup[^.:]* être repris": "annuler",
        r"préfère \w+er que": "aime mieux … que",
        r"\bfu(?:t|rent)\b": "a été, ont été",
        r"\b[Tt]u\b|\btes\b|\btoi\b": "vous",
    },
    "es": {
        r"[Gg]rabaci": "registro",
        r"[Ff]icher": "archivo",
        r"\bcogid": "en uso",
        r"centésimas|%\sde (?:una|la) victoria": "probabilidad de ganar",
        r"por mirada|cada mirada": "por evaluación",
        r"momentos? más caros?": "error costoso",
        r"\b[Uu]sted|\b(?:Elija|Escriba|Indique|Pulse|Toque|Introduzca)\b": "tú",
        r"\b\w+(?:áis|éis|asteis|isteis|ierais|arais)\b|\b[Vv]osotr": "tú",
        r"hasta que [^.,]*ría\b": "hasta que + subjuntivo",
        r"\bretir\w+ jugadas?|jugadas? retirada": "deshacer",
        r"\bdados? (?:fue(?:ron|ran) )?limpios?\b": "sin trampas",
    },
}
#: prepositions that a label cannot end in; words that end phrasal verbs (“Log in”) are not among them
DANGLING: Final[dict[str, str]] = {
    "en": "of to from for with by at against than between into on",
    "ru": "в во на с со к ко от до из за у о об по под над при для без про через между",
    "fr": "de du des à au aux sur sous dans en par pour avec contre sans chez vers depuis entre",
    "es": "de del a al en con por para sin sobre contra hasta desde hacia entre",
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
    """Labels that end in a preposition: texts without a full stop, colon or value at their end.

    A unit keeps to its number (“5 с”), and an abbreviation is all capitals (“ПО”): neither is a preposition.
    """
    ends = set(DANGLING[language].split())
    return [
        f"{name}: {text!r} ends in a preposition"
        for name, variants in texts.items()
        for text in variants
        for last in text.rsplit(" ", 1)[-1:]
        if name not in WHOLE and last.casefold() in ends and not (len(last) > 1 and last.isupper())
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
    [
        ("en", "Your choices cost 3 percentage points.", "Your choices cost 3 hundredths."),
        ("en", "You have no move to undo.", "There is nothing to take back."),
        ("en", "Take my seat back", "{} would like to take a move back."),
        ("en", "“{}” is not a valid time to think.", "“{}” is no time to think."),
        ("ru", "ход отдаёт {} % шансов на победу", "ход отдаёт {} % победы"),
        ("fr", "le robot {}", "le bot {}"),
        ("es", "Elige otra carpeta.", "Elija otra carpeta."),
    ],
)
def test_a_private_word_is_found(language: str, good: str, bad: str) -> None:
    assert private(language, {"good": [good]}) == []
    assert len(private(language, {"bad": [good, bad]})) == 1


@pytest.mark.parametrize(
    ("language", "good", "bad"),
    [
        ("en", "Log in", "Win rate against"),
        ("en", "Win rate against {}", "settled from"),
        ("ru", "высадка", "посадка на"),
        ("fr", "vaisseau posé", "posé sur"),
        ("es", "aterrizaje", "aterrizaje en"),
    ],
)
def test_a_label_that_breaks_off_is_found(language: str, good: str, bad: str) -> None:
    assert dangling(language, {"good": [good]}) == []
    assert len(dangling(language, {"bad": [bad]})) == 1


def test_every_language_has_its_lists() -> None:
    assert set(PRIVATE) == set(DANGLING) == set(LANGUAGES)


def test_docstrings_of_functions_say_what_they_do(tmp_path: Path) -> None:
    """They are imperative; predicates say when they are true. Ruff takes “Number” for a noun."""
    source = Path(__file__).parents[2] / "src"
    asked = ["check", "--isolated", "--no-cache", "--select", "D401", "--output-format", "json"]
    wrong = tmp_path / "wrong.py"
    wrong.write_text('def f() -> None:\n    """The game as it stands."""\n')
    run = subprocess.run(
        [sys.executable, "-m", "ruff", *asked, source, wrong], capture_output=True, text=True, check=False
    )
    found = [one["message"].partition(': "')[2] for one in json.loads(run.stdout)]
    assert [text for text in found if not text.startswith(("True ", "Number "))] == [
        'The game as it stands."'
    ]
