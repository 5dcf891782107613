"""No language lacks anything: keys, attributes, variables, plural forms; no game lacks a text."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import starhold
from starhold import text as texts
from starhold.bots.base import names as bot_names
from starhold.kernel import registry
from starhold.kernel.errors import StarholdError
from starhold.kernel.game import Game
from starhold.text import LANGUAGES, option_value
from tests import toy
from tests.text.fluent import PLURALS, Pattern, faults, patterns
from tests.text.typography import counted, marked
from tools import language

GAMES = registry.names()
#: what stands before the language in the names of a set of files
FILES = {
    "shared": f"{texts.FOLDER}/",
    "command line": f"{texts.FOLDER}/cli-",
    "client": f"{Path(__file__).parents[2]}/client/text/",
} | {name: f"{texts.folder_of(registry.game(name))}/" for name in GAMES}
SOURCE = Path(starhold.__file__).parent


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("files", FILES)
def test_a_language_lacks_nothing(files: str, language: str) -> None:
    english = patterns(Path(f"{FILES[files]}en.ftl"))
    other = patterns(Path(f"{FILES[files]}{language}.ftl"))
    assert len(english) > 5
    assert faults(language, english, other) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("files", FILES)
def test_every_number_has_its_plural(files: str, language: str) -> None:
    path = Path(f"{FILES[files]}{language}.ftl")
    assert counted(language, path, numbers()) == []


@cache
def numbers() -> set[str]:
    """Variables that some message of some game counts, so that they are numbers wherever they stand."""
    return {
        variable
        for prefix in FILES.values()
        for pattern in patterns(Path(f"{prefix}ru.ftl")).values()
        for variable in pattern.plurals
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("files", FILES)
def test_spaces_quotes_and_dashes_are_those_of_the_language(files: str, language: str) -> None:
    text = Path(f"{FILES[files]}{language}.ftl").read_text(encoding="utf-8")
    assert marked(language, "\n".join(line for line in text.split("\n") if not line.startswith("#"))) == []


def wanted(game: Game) -> Iterator[tuple[str, set[str]]]:
    """Every message that a game needs, with the variables that it may use."""
    name = game.name
    yield f"{name}-title", set()
    yield f"{name}-title.about", set()
    for event in game.vocabulary.events:
        yield f"{name}-log-{event.name}", {argument.partition(":")[0] for argument in event.arguments}
    for sort, ids in game.vocabulary.nouns.items():
        yield from ((f"{name}-{sort}-{noun}", set()) for noun in ids)
    for option in game.vocabulary.options:
        yield f"{name}-option-{option.name}", set()
        yield from ((option_value(name, option.name, value), set()) for value in option.values)
    yield from ((f"{name}-preset-{preset}", set()) for preset in game.vocabulary.presets)


def lacks(game: Game) -> list[str]:
    """What is missing in a game's English texts, or uses what its line does not carry."""
    english = patterns(texts.folder_of(game) / "en.ftl")
    found = []
    for name, variables in wanted(game):
        if name not in english:
            found.append(f"{name} is missing")
        else:
            unknown = sorted(english[name].variables - variables)
            found += [f"{name} says ${variable}, which nobody gives it" for variable in unknown]
    asked = {f"{game.name}-prompt-{step.name}" for step in game.vocabulary.steps if step.asks}
    found += [f"{name} is missing" for name in sorted((asked | game.labels()) - english.keys())]
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_game_lacks_no_text(name: str) -> None:
    assert lacks(registry.game(name)) == []


def test_the_toy_lacks_no_text() -> None:
    assert lacks(toy.GAME) == []


def _errors(base: type[StarholdError]) -> Iterator[type[StarholdError]]:
    yield base
    for error in base.__subclasses__():
        yield from _errors(error)


def shared() -> dict[str, Pattern]:
    """The English texts that are no game's own."""
    return patterns(texts.FOLDER / "en.ftl") | patterns(texts.FOLDER / "cli-en.ftl")


def test_every_error_has_its_text() -> None:
    import starhold.cli.main
    import starhold.cli.storage  # so that all of them are known

    assert starhold.cli.main
    assert starhold.cli.storage
    english = shared()
    ours = [error for error in _errors(StarholdError) if error.__module__.startswith("starhold.")]
    assert len(ours) > 30
    assert [error.__name__ for error in ours if error.key not in english] == []


def test_every_text_that_the_command_line_says_exists() -> None:
    english = shared()
    said = set()
    for path in [path for room in ("cli", "kernel", "server") for path in (SOURCE / room).rglob("*.py")]:
        said |= set(
            re.findall(
                r'"((?:cli|play|games|rules|simulate|tournament|report|hint|replay|verify|result|board|serve|backup'
                r'|import|export|table)-[a-z-]+)"',
                path.read_text(),
            )
        )
    assert len(said) > 80
    assert sorted(said - english.keys()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_knows_titles_options_and_presets(language: str, tmp_path: Path) -> None:
    path = tmp_path / "all.ftl"
    path.write_text(texts.of_all(language), encoding="utf-8")
    known = patterns(path)
    for name in GAMES:
        own = patterns(texts.folder_of(registry.game(name)) / f"{language}.ftl")
        front = {key for key in own if key.split("-")[1].partition(".")[0] in ("title", "option", "preset")}
        assert len(front) > 3
        assert {key: known[key] for key in front} == {key: own[key] for key in front}
        assert not any(key.startswith(f"{name}-log") for key in known)


@pytest.mark.parametrize("name", GAMES)
def test_pages_do_not_load_what_only_the_terminal_says(name: str, tmp_path: Path) -> None:
    path = tmp_path / "part.ftl"
    path.write_text(texts.of_part(name, "en"), encoding="utf-8")
    whole = patterns(texts.folder_of(registry.game(name)) / "en.ftl")
    to_you = {key for key in whole if ".you" in key}
    assert len(to_you) > 10
    assert {key for key in whole if key.startswith(f"{name}-log")} - to_you <= patterns(path).keys()
    assert to_you & patterns(path).keys() == set()


@pytest.mark.parametrize("name", GAMES)
def test_every_standing_order_has_its_text(name: str) -> None:
    game = registry.game(name)
    known = patterns(texts.folder_of(game) / "en.ftl").keys() | shared().keys()
    orders = game.vocabulary.orders
    assert orders
    assert {f"{name}-order-{order.name}" for order in orders} - known == set()
    values = {value for order in orders for value in order.values}
    assert {value for value in values if not {f"{name}-order-is-{value}", f"order-{value}"} & known} == set()


def test_every_bot_has_its_name() -> None:
    assert {f"bot-{name}" for name in bot_names()} - shared().keys() == set()


# -- tests of the test --------------------------------------------------------------------------------

ENGLISH = """
greeting = Hello { $name }
    .text = Be welcome.
coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
"""
COINS = """
coins = { $count ->
 [one] { $count } a
 [few] { $count } b
 [many] { $count } c
 *[other] { $count } d
}
"""
GREETING = "greeting = Привет, { $name }\n    .text = Добро пожаловать.\n"


@pytest.mark.parametrize(
    ("russian", "fault"),
    [
        (COINS, "ru: greeting is missing"),
        ("greeting = Привет, { $name }\n" + COINS, "ru: greeting.text is missing"),
        (GREETING.replace("{ $name }", "друг") + COINS, "ru: greeting does not say $name"),
        (GREETING.replace("$name", "$who") + COINS, "ru: greeting says $who, which English does not"),
        (GREETING + COINS.replace(" [few] { $count } b\n", ""), "ru: coins lacks [few] of $count"),
        (GREETING + "coins = монет: { $count }\n", "ru: coins does not count $count"),
        (GREETING + COINS + "more = ещё\n", "ru: more is not in English"),
        (GREETING + COINS + "sum = { coins }\n", "ru: sum is not in English"),
    ],
)
def test_each_fault_is_found(tmp_path: Path, russian: str, fault: str) -> None:
    def read(content: str) -> dict[str, object]:
        path = tmp_path / "file.ftl"
        path.write_text(content, encoding="utf-8")
        return dict(patterns(path))

    assert faults("ru", read(ENGLISH), read(GREETING + COINS)) == []  # type: ignore[arg-type]
    assert fault in faults("ru", read(ENGLISH), read(russian))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("language", "good", "bad"),
    [
        ("en", "rolls: { $die }", "rolls a { $die }"),
        ("ru", "слово — дело", "слово - дело"),
        ("ru", "2\u00a0ПО", "2 ПО"),
        ("fr", "Quoi\u202f?", "Quoi ?"),
        ("fr", "Quoi\u202f?", "Quoi?"),
        ("fr", "Fin\u00a0: { $x }", "Fin : { $x }"),
        ("fr", "Fin\u00a0: ray:ADRESSE", "Fin: ray:ADRESSE"),
        ("fr", "«\u00a0mot\u00a0»", "« mot »"),
        ("fr", "l’or", "l'or"),
        ("fr", "tour\u00a0: { $player }", "tour de { $player }"),
        ("es", "¿Qué?", "Qué?"),
        ("es", "¡Guerra!", "Guerra!"),
        ("es", "2\u00a0PV", "2 PV"),
        ("es", "«sí»", "“sí”"),
    ],
)
def test_typography_is_marked(language: str, good: str, bad: str) -> None:
    assert marked(language, good) == []
    assert marked(language, bad) != []


def test_a_number_before_a_fixed_noun_is_found(tmp_path: Path) -> None:
    path = tmp_path / "file.ftl"
    path.write_text(
        "flat = { $count } puntos\n"
        "good = { $count ->\n    [one] { $count } punto\n   *[other] { $count } puntos\n}\n"
        "mass = { $count } de comida\n"
        "name = { $player } gana\n",
        encoding="utf-8",
    )
    assert counted("es", path, {"count"}) == ["es: flat says { $count } puntos for one and for many"]


def test_the_plural_forms_are_those_of_the_languages() -> None:
    assert set(PLURALS) == set(LANGUAGES)


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        ("one = { $x\n", "file.ftl: not valid Fluent: 'one = { $x\\n'"),
        ("one = 1\none = 2\n", "file.ftl: one is there twice"),
    ],
)
def test_the_list_of_what_a_language_lacks_names_a_broken_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str, fault: str
) -> None:
    (path := tmp_path / "file.ftl").write_text(content, encoding="utf-8")
    english = language.message_files("en")
    monkeypatch.setattr(
        language, "message_files", lambda name: english if name == "en" else [path, *english[1:]]
    )
    assert f"{tmp_path}/{fault}" in list(language.lacks("es"))
