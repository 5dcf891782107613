"""The rule books: all rules can be found, in every language, and read well."""

import re
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

import pytest

from starhold.kernel import registry
from starhold.rulebook import ID, Rule, find, in_order_of_play, parsed, rules, source
from starhold.text import LANGUAGES, Text, idle, shared_file, synonyms
from tests.text.typography import marked

pytestmark = pytest.mark.engine

GAMES = ("galaxies", "kingdoms", "roll")
BOOKS = [(game, language) for game in GAMES for language in LANGUAGES]
#: other rules, and names of the data, which no language changes
REFERENCE = re.compile(r"\b[A-Z]+(?:-\d?[A-Z]+)*-\d+\b|`[^`]+`")


def test_ids_bold_titles_and_tables() -> None:
    """A rule, a rule with a title, an example with a number alone, and a row of a table."""
    book = """
## 3. War
- **K-2P-1** Two play. **[RULING]** Both.
1. **EX-1 cap.** P1 has 7.
2. **Equal numbers.** The defender wins.
| D-2 main_choice | active | any |
"""
    assert [(rule.id, rule.text) for rule in parsed(book)] == [
        ("K-2P-1", "Two play. **[RULING]** Both."),
        ("EX-1", "**cap.** P1 has 7."),
        ("EX-2", "**Equal numbers.** The defender wins."),
        ("D-2", "main_choice · active · any"),
    ]


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_language_has_every_rule(game: str, language: str) -> None:
    """The same rules in the same order, under as many headings; none is left in English."""
    english, found = rules(game), rules(game, language)
    assert list(found) == list(english)
    assert len({rule.section for rule in found.values()}) == len({rule.section for rule in english.values()})
    for rule in found.values():
        assert rule.text.count("**") % 2 == 0, rule
        if language != "en" and len(rule.text.split()) > 8:
            assert rule.text != english[rule.id].text


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_translations_point_to_the_same_rules(game: str, language: str) -> None:
    """References to rules, names of options and marks of our own rulings are kept."""
    for english in rules(game).values():
        said = rules(game, language)[english.id].text
        assert set(REFERENCE.findall(english.text)) <= set(REFERENCE.findall(said)), english.id
        assert said.count("[RULING]") == english.text.count("[RULING]"), english.id


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_rules_are_set_as_the_language_is(game: str, language: str) -> None:
    found = {rule.id: marked(language, rule.text) for rule in rules(game, language).values()}
    assert {rule: faults for rule, faults in found.items() if faults} == {}


#: things of each game that rules call by their names
NAMED = {
    "galaxies": ("planet", "rogue"),
    "kingdoms": ("faction", "side"),
    "roll": ("development", "world", "home", "faction-development", "faction-world"),
}


@pytest.mark.parametrize("language", ["fr", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_rules_call_things_as_the_cards_do(game: str, language: str) -> None:
    """Russian declines its names, so it is left to readers."""
    nouns = registry.game(game).vocabulary.nouns
    named = 0
    for key in [f"{game}-{sort}-{noun}" for sort in NAMED[game] for noun in nouns[sort]]:
        called = re.compile(rf"(?<![\w-]){re.escape(Text('en').say(key))}(?![\w-])")
        for rule in [rule for rule in rules(game).values() if called.search(rule.text)]:
            named += 1
            assert Text(language).say(key).lower() in rules(game, language)[rule.id].text.lower(), (rule, key)
    assert named > 20


def test_a_rule_is_read_without_its_sources() -> None:
    """Books, clarifications, reasons and the program's words stand apart; what the rule says stays whole."""
    rule = Rule("G-X-1", "Pay 1 (or 2, G-X-2). (RU; FR (later) not) FAQ + [RULING] `main_choice` only.", "")
    assert rule.plain == "Pay 1 (or 2, G-X-2)."
    assert (rule.sources, rule.ruling) == ("RU; FR (later) not; FAQ", "Main choice only.")
    example = Rule("WE-9", "**Cap.** 9 $. -> 10 $. [R-PHASE-7, 8]", "")
    assert (example.plain, example.sources) == ("**Cap.** 9 $. -> 10 $.", "R-PHASE-7, 8")
    assert Rule("R-X-1", "As in R-TILE-6, (R-TILE-7).", "").plain == "As in R-TILE-6, (R-TILE-7)."


@pytest.mark.parametrize(
    ("text", "plain", "ruling", "editions"),
    [
        ("It stays. [RULING] as told. (But G-X-1.)", "It stays. (But G-X-1.)", "As told.", ""),
        ("**[RULING]** Ruins too. Why: nobody is there.", "Ruins too.", "Nobody is there.", ""),
        ("One adds; **[RULING]** two too. Why: each does.", "One adds; two too.", "Each does.", ""),
        ("Pay 1. [RULING] Variant (later): pay 2.", "Pay 1.", "", "Variant (later): pay 2."),
        ("Pay 1. French variant: pay 2.", "Pay 1.", None, "French variant: pay 2."),
        ("Once used it ends. [RULING]", "Once used it ends.", "", ""),
    ],
)
def test_editions_and_rulings_stand_apart(text: str, plain: str, ruling: str | None, editions: str) -> None:
    rule = Rule("G-X-1", text, "")
    assert (rule.plain, rule.ruling, rule.editions) == (plain, ruling, editions)


#: words of builders that no player should meet
CODE = re.compile(
    r"`|\w_\w|RULING|(?:Why|Reason|Почему|Pourquoi|Por qué)\s?:"
    r"|\b(?:RU|FR|ES|RB|TILE|DER)\b(?!-)|implemented|data file|\bengine\b|box\.json|derived_checks"
    r"|\((?:section|раздел|sección) \d"
    r"|invariant|action space|acceptance test"
    r"|файл\w* данных|программ|fichier de données|le programme|archivo de datos|el programa"
)


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_players_read_no_code(game: str, language: str) -> None:
    for rule in rules(game, language).values():
        if not rule.is_reference:
            words = re.sub(ID, "", f"{rule.chapter}. {rule.plain}")
            assert not rule.chapter[0].isdigit()
            assert not CODE.search(words), (rule.id, CODE.search(words))
            assert "RULING" not in f"{rule.ruling} {rule.editions}", rule.id
        assert len(rule.plain) > 10
        assert rule.plain.count("(") == rule.plain.count(")"), rule


def test_a_language_without_a_book_reads_english() -> None:
    assert source("galaxies", "de") == source("galaxies")


def test_search_speaks_the_language() -> None:
    assert [rule.id for rule in find("kingdoms", "K-2P-1", "ru")] == ["K-2P-1"]
    assert any(rule.id == "G-REROLL-2" for rule in find("galaxies", "переброс", "ru"))


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_numbers_have_a_dash_between_them(game: str, language: str) -> None:
    """A hyphen joins words; English has its dash as well. Ids of rules keep theirs."""
    prose = REFERENCE.sub("", source(game, language))
    assert re.findall(r"(?<![\w-])\d+-\d+(?![\w\]-])", prose) == []


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_play_comes_before_setting_up_and_the_reference(game: str, language: str) -> None:
    """Players meet a turn first; nothing is lost."""
    read = in_order_of_play(game, language)
    assert sorted(rule.id for rule in read) == sorted(rules(game, language))
    order = [rule.is_reference for rule in read]
    assert order == sorted(order)
    assert read[0].id.split("-")[1] in ("TURN", "ROUND")
    chapters = [rule.chapter for rule in read]
    assert len({*chapters}) == sum(a != b for a, b in pairwise(["", *chapters]))


@pytest.mark.parametrize(
    ("language", "game", "words", "rule"),
    [
        ("en", "kingdoms", "how do I fight", "K-WAR-1"),
        ("en", "roll", "money", "R-MANAGE-1"),
        ("ru", "kingdoms", "битва", "K-WAR-1"),
        ("ru", "roll", "деньги", "R-MANAGE-1"),
        ("fr", "kingdoms", "combattre", "K-WAR-1"),
        ("es", "roll", "dinero", "R-MANAGE-1"),
    ],
)
def test_rules_are_found_by_ordinary_words(language: str, game: str, words: str, rule: str) -> None:
    assert rule in {one.id for one in find(game, words, language)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_ordinary_words_lead_to_words_of_the_rules(language: str) -> None:
    spoken = [rule for game in GAMES for rule in played(game, language)]
    said = [word for one in synonyms(language) for word in one.said]
    assert {
        term for one in synonyms(language) for term in one.terms if not speaking(spoken, (term,))
    } == set()
    assert [word for word in said if " " in word or word in idle(language)] == []
    assert len(said) == len(set(said)) > 40


#: searches that find in English what is another thing: the phase Ship, and “manage” for mana
OTHER_THINGS = {("roll", "search-ship"), ("roll", "search-resource")}
#: Russian writes ПО for points, which as the beginning of a word would find half of the rules
UNSEARCHABLE = {("ru", "search-points")}


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_a_search_finds_in_every_language_what_it_finds_in_english(game: str, language: str) -> None:
    """A term of another game finds nothing here: each game's rules say their own word for a thing."""
    assert [key for key, _ in targets(language)] == [key for key, _ in targets("en")]
    lost = []
    for (key, english), (_, terms) in zip(targets("en"), targets(language), strict=True):
        there = speaking(played(game, "en"), english)
        here = speaking(played(game, language), terms)
        known = (game, key) in OTHER_THINGS or (language, key) in UNSEARCHABLE
        if there >= 3 and 3 * here < there and not known:
            lost.append(f"{key}: {here} rules say {terms}, {there} in English")
    assert lost == []


def targets(language: str) -> list[tuple[str, tuple[str, ...]]]:
    """Each search of a language with the terms that it leads to."""
    keys = re.findall(r"^(search-[a-z]+) =", shared_file(language).read_text(encoding="utf-8"), re.MULTILINE)
    return list(zip(keys[1:], (one.terms for one in synonyms(language)), strict=True))


@cache
def played(game: str, language: str) -> list[str]:
    """The rules of play, without examples and lists."""
    return [rule.plain.casefold() for rule in rules(game, language).values() if not rule.is_reference]


def speaking(texts: Sequence[str], terms: Sequence[str]) -> int:
    """Return how many of the texts have a word that begins with one of the terms."""
    begins = re.compile("|".join(rf"(?<!\w){re.escape(term)}" for term in terms))
    return sum(begins.search(text) is not None for text in texts)
