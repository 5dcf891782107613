"""Each game speaks the words of its rulebook, and what English says alike is said alike in every language."""

import re
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from starhold.kernel import registry
from starhold.rulebook import rules
from starhold.text import LANGUAGES, Text
from tests.text.fluent import said
from tests.text.test_languages import FILES, GAMES

#: by game and language: words that its rulebook does not use, and the words that it does. The beginning of a
#: word is enough; capitals do not matter unless the pattern says so.
FOREIGN: Final[dict[str, dict[str, dict[str, str]]]] = {
    "galaxies": {
        "ru": {
            r"культур": "знания",
            r"кост[ьи]\b": "кубик",
            r"планшет": "карта галактики",
            r"задани": "миссия",
            r"конвертер": "преобразователь",
            r"посадк|сел\b|сесть\b|сади[тм]": "высадка, высадиться",
            r"жетон|тайл": "маркер, карта",
            r"раунд": "круг",
            r"ставк|арми[яиюй]|област": "слова «Королевств»",
        },
        "fr": {
            r"à (?:1|un) pas\b": "case",
            r"atterri(?!ssage)": "se poser",
            r"(?:le|du|son|leurs?|des|les) pouvoirs?\b": "action",
            r"à domicile": "dans la galaxie",
            r"manche": "tour de table",
            r"tuile|jeton": "carte, pion",
            r"les? (?:deux|trois) (?:économies|diplomaties)": "dés Économie, dés Diplomatie",
        },
        "es": {
            r"a (?:1|un) paso\b": "casilla",
            r"a casa\b": "a tu galaxia",
            r"mejora[rs]? (?:el|tu|su) imperio|puede mejorar": "expandir el imperio",
            r"(?:el|su|sus|un|los) poder(?:es)?\b": "acción",
            r"inútil": "inservible",
            r"loseta": "carta",
            r"las (?:dos|tres) (?:economías|diplomacias)": "dados Economía, dados Diplomacia",
        },
    },
    "kingdoms": {
        "ru": {
            r"фракц": "раса",
            r"союз(?!ник)": "альянс",
            r"затерянн": "Потерянное королевство",
            r"земл": "территория, область",
            r"ставк": "число на кубике войны",
            r"нападающий": "зачинщик",
            r"оборон": "защита",
            r"раунд|тайл": "ход, цикл, жетон",
        },
        "fr": {
            r"(?<!région de )(?<!régions de )terres?\b": "territoire, région",
            r"note de \d|la note\b": "coût de guerre",
            r"une mise\b": "nombre de guerre",
            r"suivre\b|suivez": "imiter, faire comme",
            r"rechercher? avec|recherchez": "étudier, Recherche",
            r"tuile|manche": "carte, tour",
        },
        "es": {
            r"(?<!región de )(?<!regiones de )(?<!cuerpo a )tierras?\b": "territorio, región",
            r"la cuenta\b|una cuenta de": "coste de guerra",
            r"apuesta": "número de guerra",
            r"reclut": "movilizar",
            r"\d de \w+[,.:] (?:los|las|tant[ao]s)\b": "concuerda con el recurso",
            r"loseta|ronda": "carta, turno",
        },
    },
    "roll": {
        "ru": {
            r"колонист": "колонизатор",
            r"тайл": "жетон",
            r"проект": "технология",
            r"клетк": "жетон во владениях",
            r"планшет$": "владения",
            r"стакан(?!чик)": "стаканчик",
            r"универсальн": "джокер",
            r"перевозчик": "поставщик",
            r"круг[аеуио]?\b": "раунд",
            r"построенн|заселённ": "подготовленный, колонизированный",
        },
        "fr": {
            r"tour de table|région|plateau": "manche, tableau",
            r"cases de l’empire": "cases du tableau",
        },
        "es": {
            r"región|casillas del imperio": "casillas del tablero",
        },
    },
}

#: verbs of Roll that English writes with a capital within a sentence; the rules define them so as well
CAPITALS: Final[dict[str, str]] = {
    "fr": r"(?<=[\w,)}»] )(?:s’)?(?:Approvisionn|Prospect|Vend|Vente|Consomm|Ordonn[eé]z?\b)",
    "es": r"(?<=[\w,)}»] )(?:Abastec|Reconocimiento|Vend|Venta|Consum|Dicta[sn]?\b)",
}
#: what English says alike of two things; every other text has one translation in a language
TWO_THINGS: Final[frozenset[str]] = frozenset(
    {
        # the same word for things of different games
        "Home",
        "Last round",
        "Round {}",
        "Trade",
        "Kingdoms",
        "Roll",
        # a game and an opponent
        "Play {}",
        # a noun, a verb or an adjective
        "Collect",
        "Follow",
        "Move",
        "Start",
        "good",
        # to play a game, to play back a record
        "Play",
        # gender and number follow what it stands for
        "All",
        "all",
        "none",
        "plains",
        # a count, and a place among several
        "{} of {}",
        # a level of bots, and a game that does not count for ratings
        "Casual",
        # short for a narrow place on the table
        "Develop",
        "Explore",
        "Pool",
        "Produce",
        "Settle",
        "Ship",
        # Russian needs a colon before an amount that has no case of its own
        "{} loses {}.",
        "{} pays {}.",
        "You pay {}.",
        # Russian calls them victory points in the log, and points where a star shows which they are
        "{} point | {} points",
    }
)


#: by the set of their file and their id
Texts = dict[tuple[str, str], list[str]]


@cache
def messages(language: str) -> Texts:
    """Every text of a language."""
    return {
        (files, name): variants
        for files, prefix in FILES.items()
        for name, variants in said(Path(f"{prefix}{language}.ftl")).items()
    }


def of_game(game: str, language: str) -> dict[str, list[str]]:
    """What is said of one game: in its own file and on its board."""
    return {
        name: variants
        for (files, name), variants in messages(language).items()
        if files == game or name.startswith(f"{game}-") or name.endswith(f"-{game}")
    }


def foreign(game: str, language: str, texts: dict[str, list[str]]) -> list[str]:
    """Words that the rulebook of a game does not use, each with its text and what to write."""
    return [
        f"{name}: “{found[0]}” in {text!r}; write: {better}"
        for name, variants in texts.items()
        for text in variants
        for pattern, better in FOREIGN[game][language].items()
        if (found := re.search(rf"(?i)(?<!\w)(?:{pattern})", text)) is not None
    ]


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_no_word_that_the_rulebook_does_not_use(game: str, language: str) -> None:
    texts = of_game(game, language)
    assert len(texts) > 500
    assert foreign(game, language, texts) == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_do_not_use_these_words_either(game: str, language: str) -> None:
    """So the lists hold no word of the game itself."""
    texts = {key: [rule.plain] for key, rule in rules(game, language).items() if not rule.is_reference}
    assert foreign(game, language, texts) == []


@pytest.mark.parametrize("language", CAPITALS)
def test_verbs_have_no_capital_within_a_sentence(language: str) -> None:
    texts = [text for variants in of_game("roll", language).values() for text in variants]
    assert [text for text in texts if re.search(CAPITALS[language], text)] == []


def several(english: Texts, other: Texts) -> dict[str, str]:
    """Texts that are one in English and several in another language, with these; capitals do not count."""
    found: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for (files, name), variants in english.items():
        if (files, name) in other and not name.endswith(".forms"):
            translated = " | ".join(dict.fromkeys(other[files, name])).casefold()
            found[" | ".join(dict.fromkeys(variants))][translated].append(name)
    return {
        text: "; ".join(f"“{one}” in {', '.join(names)}" for one, names in translations.items())
        for text, translations in found.items()
        if len(translations) > 1
    }


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_one_english_text_has_one_translation(language: str) -> None:
    found = several(messages("en"), messages(language))
    assert {text: found[text] for text in found.keys() - TWO_THINGS} == {}


def test_what_is_two_things_differs_in_some_language() -> None:
    """An exception that no language needs any more goes."""
    needed = {text for language in LANGUAGES[1:] for text in several(messages("en"), messages(language))}
    assert TWO_THINGS - needed == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_short_name_of_a_game_is_part_of_its_title(game: str, language: str) -> None:
    short = messages(language)["client", f"ui-short-{game}"][0]
    assert short.casefold() in Text(language).say(f"{game}-title").casefold()


# -- tests of the test --------------------------------------------------------------------------------


def test_every_game_and_language_has_its_list() -> None:
    assert set(FOREIGN) == set(registry.names()) == set(GAMES)
    assert all(set(lists) == set(LANGUAGES[1:]) for lists in FOREIGN.values())


@pytest.mark.parametrize(
    ("game", "language", "good", "bad"),
    [
        ("galaxies", "ru", "знания за кубик", "культуры за кубик"),
        ("galaxies", "fr", "Se poser seulement", "Atterrir seulement"),
        ("galaxies", "es", "a 1 casilla de {}", "a 1 paso de {}"),
        ("kingdoms", "ru", "союзники", "предложение союза"),
        ("kingdoms", "fr", "une région de terre", "une troisième terre"),
        ("kingdoms", "es", "justo lo que tienes", "cuesta 2 de maná. Los tienes."),
        ("roll", "ru", "кубики в стаканчике", "кубики в стакане"),
        ("roll", "fr", "cases du tableau", "cases de l’empire"),
        ("roll", "es", "casillas del tablero", "casillas del imperio"),
    ],
)
def test_a_foreign_word_is_found(game: str, language: str, good: str, bad: str) -> None:
    assert foreign(game, language, {"good": [good]}) == []
    assert len(foreign(game, language, {"bad": [bad]})) == 1


def test_two_translations_of_one_text_are_found() -> None:
    english = {("a", "one"): ["Turning points"], ("b", "two"): ["Turning points"], ("b", "home"): ["Home"]}
    other = {("a", "one"): ["Giros"], ("b", "two"): ["Momentos decisivos"], ("b", "home"): ["Dominio"]}
    assert several(english, other | {("b", "two"): ["giros"]}) == {}
    assert set(several(english, other)) == {"Turning points"}
