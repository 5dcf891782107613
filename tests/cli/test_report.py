"""`starhold report`: what wins, from records or by playing, as one page that needs nothing else."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from starhold.arena.report import count
from starhold.arena.traits import Finished, SeatTraits, finished
from starhold.kernel import record_files, registry
from starhold.text import LANGUAGES, Text
from tests.cli.conftest import Starhold

CORPUS = Path(__file__).parents[1] / "corpus" / "records"
#: elements that have no end
VOID = ("meta", "line", "rect", "br")


class Outline(HTMLParser):
    """Headings, rows and whether everything that is opened is closed."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.headings: list[str] = []
        self.rows = 0
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            own = (value or "").startswith("data:application/json;base64,")
            assert name not in ("src", "href") or own, f"the page would need {(value or '')[:60]}"
        self.rows += tag == "li"
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in ("h2", "h3"):
            self.headings.append(data)


def page(starhold: Starhold, *words: str) -> str:
    done = starhold("report", *words, "--out", "page.html")
    assert done.code == 0, done.err
    return Path("page.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_records_make_a_page_in_each_language_that_needs_nothing_else(
    starhold: Starhold, language: str
) -> None:
    made = page(starhold, str(CORPUS), "--lang", language)
    outline = Outline(made)
    assert outline.open == []
    text = Text(language)
    named = ("galaxies-trait-mission", "galaxies-trait-planet", "kingdoms-trait-faction", "roll-trait-world")
    for key in (*named, "report-by-seat"):
        assert text.say(key) in outline.headings
    assert not re.search(r">(?:report|galaxies|kingdoms|roll)-[a-z]", made), "a message without words"
    assert "url(" not in made
    assert "n=" in made
    mark = "." if language == "en" else ","
    assert re.search(rf">\d+{re.escape(mark)}\d % <", made), "numbers are written as the language writes them"
    assert made.count("± ") > 3, "means have an interval, too"


@pytest.mark.parametrize("game", registry.names())
def test_every_value_of_a_trait_has_a_name(game: str) -> None:
    text = Text("en")
    for path in CORPUS.glob(f"{game}-[2-5]p*.json"):
        found = finished(record_files.read(path))
        if found is None:
            continue
        for player in found.players:
            for trait, values in player.traits.items():
                assert text.has("report-by-seat" if trait == "seat" else f"{game}-trait-{trait}")
                assert all(value.isdecimal() or text.has(value) for value in values), (trait, values)
            assert player.traits["seat"]
            assert player.traits["opening"] or found.length < 30
        assert sum(player.share for player in found.players) == pytest.approx(1)


def test_shares_are_counted_with_their_intervals() -> None:
    """An unfair coin is found out, a fair one is not."""

    def game(number: int) -> Finished:
        red = number % 2
        won = number % 10 < 8
        sides = [
            SeatTraits("a", float(won == (seat == red)), 3, {"side": ("red" if seat == red else "blue",)})
            for seat in (0, 1)
        ]
        return Finished("coin", tuple(sides), 10)

    (study,) = count(game(number) for number in range(200))
    (plot,) = [plot for plot in study.plots() if plot.trait == "side"]
    red, blue = plot.values
    assert (red.name, red.count, red.share.share, red.unusual) == ("red", 200, 0.8, True)
    assert red.share.low < 0.8 < red.share.high
    assert blue.share.share == pytest.approx(0.2)
    assert plot.mean == 0.5


def test_a_game_that_is_named_is_played_and_can_be_kept(starhold: Starhold) -> None:
    words = ("lantern", "--bots", "casual,newcomer", "--games", "30", "--keep", "games")
    made = page(starhold, *words)
    assert "30 finished games" in made
    assert len(list(Path("games").glob("*.json"))) == 30
    again = page(starhold, "games")
    assert again == made


def test_what_cannot_be_reported_is_told_in_one_line(starhold: Starhold) -> None:
    Path("empty").mkdir()
    for words in (("empty",), ("nothing-here",), ("lantern", "--bots", "nobody")):
        done = starhold("report", *words)
        assert done.code == 1
        assert len(done.err.splitlines()) == 1
    Path("broken.json").write_text("{}")
    assert starhold("report", "broken.json").code == 1
