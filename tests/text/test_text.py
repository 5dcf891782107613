"""The text layer: languages, fall-backs, words."""

from importlib.metadata import EntryPoint

import pytest

from starhold import text as texts
from starhold.kernel import registry
from starhold.kernel.errors import UnknownGame
from starhold.kernel.game import Game
from starhold.kernel.words import Line, Name, Number, PlayerName
from starhold.text import LANGUAGES, Text, option_value, preferred


@pytest.fixture(autouse=True)
def _with_lantern(lantern: Game) -> None:
    """Lantern has English texts only."""
    texts._bundle.cache_clear()


def test_a_line_names_players_things_and_numbers() -> None:
    line = Line("lantern-log-shown", {"seat": PlayerName(1), "card": Name("lantern-card-six")})
    assert Text("en").line(line, ["Ada", "Ben"]) == "Ben showed the six"
    line = Line("lantern-log-bid-opened", {"seat": PlayerName(0), "coins": Number(1)})
    assert Text("en").line(line, ["Ada", "Ben"]) == "Ada bid 1 coin"


def test_a_message_that_a_language_lacks_is_said_in_english() -> None:
    assert Text("ru").say("lantern-title.about") == "Bids, dice and hidden cards, for tests."


def test_a_message_that_nobody_has_is_said_by_its_id() -> None:
    assert Text("ru").say("lantern-log-nothing", seat=1) == "lantern-log-nothing"
    assert Text("ru").say("lantern-title.nothing") == "lantern-title.nothing"
    assert not Text("ru").has("lantern-log-nothing")


def test_a_language_that_nobody_speaks_is_english() -> None:
    assert Text("xx").language == "en"


def test_russian_plurals() -> None:
    said = [Text("ru").say("play-no-such-move", count=count) for count in (1, 3, 5, 21)]
    assert [line.split(" ")[-1] for line in said] == ["ход.", "хода.", "ходов.", "ход."]


def test_errors_are_said_with_what_they_know() -> None:
    error = UnknownGame("", name="chess", known="galaxies")
    assert Text("fr").error(error) == "Il n’y a pas de jeu «\u00a0chess\u00a0». Il y a\u00a0: galaxies."


def test_a_game_that_cannot_be_loaded_silences_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = EntryPoint("broken", "no.such.module:GAME", registry.GROUP)
    installed = registry.entry_points
    monkeypatch.setattr(registry, "entry_points", lambda group: [broken, *installed(group=group)])
    assert "broken" in registry.names()
    assert Text("en").say("lantern-title") == "Lantern"


def test_option_values_that_begin_with_a_digit_have_attributes_too() -> None:
    assert Text("en").say(option_value("lantern", "rounds", "3")) == "three"
    assert Text("en").say(option_value("lantern", "swaps", "no")) == "forbidden"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "STARHOLD_LANG": "es"}, "es"),
        ({"LANG": "fr_FR", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": ""}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert preferred(environment) == language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("planet", ["andellouxian_6", "clj_0517", "helios", "la_torres", "mared"])
def test_a_card_says_what_holds_at_the_table(language: str, planet: str) -> None:
    """Only the printing that is played is told; without a table it is the first."""
    text, key = Text(language), f"galaxies-planet-{planet}.text"
    first, later = (text.at({"card_texts": printing}).say(key) for printing in ("2015", "later"))
    assert text.say(key) == first != later
    assert "(" not in first + later


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_says_how_the_faq_is_read_at_the_table(language: str) -> None:
    """Also at tables that are older than the option."""
    text = Text(language)
    limits = {"clj_0517": "clj-0517", "la_torres": "clj-0517", "gyore": "gyore"}
    for planet, value in limits.items():
        key = f"galaxies-planet-{planet}.text"
        said = {read: text.at({"faq_limit": read}).say(key) for read in ("cards", "clj-0517", "gyore")}
        assert text.say(key) == text.at({"card_texts": "2015"}).say(key) == said["cards"]
        assert [read for read in said if said[read] != said["cards"]] == [value]
        assert said["clj-0517"] == text.at({"card_texts": "later"}).say(key) or planet == "gyore"
