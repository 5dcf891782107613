"""Every screen: the states of all games at the sizes of phones, tablets, laptops and wide screens.

One page is resized through all of them; the dice are the same in every run. Looked for are a page that
scrolls, text that is cut or lies on other text, and a Go that is hidden or has moved since the last question;
at one size each state is also asked by axe, turn about on dark and on light ground.
"""

import os
from collections.abc import Callable, Iterator
from itertools import chain, cycle
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.e2e.harness import NO_TIPS, SAME_DICE, Person, Server, check_client
from tests.e2e.looks import SETTLED, misfits, serious_troubles
from tests.e2e.test_galaxies import BOT, ME, eager
from tests.e2e.test_kingdoms import warlike
from tests.e2e.test_roll import hurry
from tests.sizes import SIZE

pytestmark = pytest.mark.slow

#: width and height: where words have least room, then laptops, tablets, phones and wide screens
TIGHT = ((1000, 640), (390, 844))
USUAL = ((1366, 657), (1180, 820), (844, 390), (1920, 1080))
OTHERS = ((1280, 650), (1440, 789), (1536, 730), (1440, 900), (1024, 768), (820, 1180), (2560, 1440))
SIZES = TIGHT + USUAL + OTHERS
#: a long run looks at all this; every other at each state in each language, at sizes that take turns
LANGUAGES = {"en": SIZES, "ru": SIZES, "fr": TIGHT, "es": TIGHT}
#: text sizes to choose from besides 100 %; 200 % of the browser's zoom on a laptop is a small screen
TEXT_SIZES = (140, 90)
ZOOMED = (720, 450)
#: pictures of all that is looked at go here
PICTURES = os.environ.get("STARHOLD_PICTURES", "")

#: what is wrong with the frame of the table, and where Go stands
FRAME = """() => {
  const found = [];
  const page = document.scrollingElement;
  const large = innerWidth >= 1000 && innerHeight >= 560;
  if (large && page.scrollHeight > innerHeight + 1) found.push(`the page is ${page.scrollHeight} high`);
  const board = document.querySelector('.board');
  if (large && board.scrollHeight > board.clientHeight + 1)
    found.push(`the board needs ${board.scrollHeight} of ${board.clientHeight} px`);
  const answers = document.querySelector('.bar.answers:not(:empty)') ?? document.querySelector('.ask .bar');
  const bar = answers.getBoundingClientRect();
  if (bar.bottom > innerHeight + 1 || bar.right > innerWidth + 1) found.push('Go is outside of the screen');
  const go = answers.lastElementChild.getBoundingClientRect();
  const seen = document.elementFromPoint(go.x + go.width / 2, go.y + go.height / 2);
  if (!seen?.closest('.bar')) found.push('Go is covered');
  const stage = answers.closest('.war') ? 'war' : 'desk';
  return { found, stage, go: [go.right, go.bottom, go.height].map(Math.round) };
}"""


@pytest.fixture(scope="module")
def same_dice(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    check_client()
    server = Server(tmp_path_factory.mktemp("server"), SAME_DICE)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def anna(same_dice: Server, browser: Browser) -> Iterator[Person]:
    context = browser.new_context(
        locale="en", device_scale_factor=1 if PICTURES else 0.5, reduced_motion="reduce"
    )
    context.set_default_timeout(90_000)
    context.add_init_script(NO_TIPS)
    one = Person(context.new_page(), context, same_dice.url)
    one.sign_in("Anna")
    yield one
    context.close()


class Walk:
    """Looks at a table in all sizes and languages, and remembers what is wrong."""

    def __init__(self, one: Person) -> None:
        self.one = one
        self.found: dict[str, list[str]] = {}
        #: where Go stands, by size and by what it stands in
        self.go: dict[tuple[tuple[int, int], str], list[int]] = {}
        self.theme = "dark"
        self.usual = cycle(USUAL)
        self.text_sizes = cycle(TEXT_SIZES)
        self.states = 0

    def look(self, state: str, languages: tuple[str, ...] = tuple(LANGUAGES)) -> None:
        for language in languages:
            self._speak(language)
            for size in LANGUAGES[language] if SIZE >= 1 else self._corners(language):
                troubles = self._at(size)
                if PICTURES:
                    name = f"{state}-{language}-{size[0]}x{size[1]}.png"
                    self.one.page.screenshot(path=Path(PICTURES) / name)
                if troubles:
                    self.found[f"{state} {language} {size[0]}x{size[1]}"] = troubles
            self._read_at(next(self.text_sizes), state, language)
        self._show(ZOOMED)
        if troubles := misfits(self.one):
            self.found[f"{state} zoomed"] = troubles
        self._speak("en")
        self._at((1440, 900))
        self.listen(state)
        self.states += 1

    def _corners(self, language: str) -> tuple[tuple[int, int], ...]:
        """Of two languages one has the low desktop and one the phone, next time the other way round."""
        tight = TIGHT[(self.states + list(LANGUAGES).index(language)) % 2]
        return (tight, next(self.usual)) if language == "en" else (tight,)

    def listen(self, state: str) -> None:
        """What axe finds; a long run asks on dark and on light ground, a short one turn about."""
        self.theme = "light" if self.theme == "dark" else "dark"
        for theme in ("dark", "light") if SIZE >= 1 else (self.theme,):
            self.one.page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
            if troubles := serious_troubles(self.one):
                self.found[f"{state} {theme}"] = troubles
        self.one.page.evaluate("document.documentElement.dataset.theme = 'dark'")

    def _read_at(self, text_size: int, state: str, language: str) -> None:
        """The screen as it is, with larger or smaller letters."""
        page = self.one.page
        grow = "size => document.documentElement.style.setProperty('--type', size / 100)"
        page.evaluate(grow, text_size)
        page.evaluate(SETTLED)
        if troubles := misfits(self.one):
            self.found[f"{state} {language} {page.viewport_size} at {text_size} %"] = troubles
        page.evaluate(grow, 100)

    def _show(self, size: tuple[int, int]) -> None:
        self.one.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.one.page.evaluate(SETTLED)

    def _at(self, size: tuple[int, int]) -> list[str]:
        page = self.one.page
        self._show(size)
        frame = page.evaluate(FRAME)
        before = self.go.setdefault((size, frame["stage"]), frame["go"])
        moved = [f"Go stood at {before}, now at {frame['go']}"] if frame["go"] != before else []
        return frame["found"] + moved + misfits(self.one)

    def _speak(self, language: str) -> None:
        page = self.one.page
        if page.evaluate("document.documentElement.lang") == language:
            return
        # The stage of a war leaves a phone no room for the menu.
        page.set_viewport_size({"width": 1440, "height": 900})
        page.locator(".top .ib[aria-pressed]").last.click()
        page.locator(".drawer select").first.select_option(language)
        page.keyboard.press("Escape")
        page.wait_for_function("language => document.documentElement.lang === language", arg=language)


def until(one: Person, seen: Callable[[], bool], prefer: Callable[[Person], Callable[[str], float]]) -> None:
    """Play on until something is to be seen."""
    for _ in range(200):
        one.wait(".ask .chip.turn, .end")
        assert not one.over, "the game is over"
        if seen():
            return
        one.decide(prefer(one))
    raise AssertionError("it is never to be seen")


def offered(one: Person, *beginnings: str) -> Callable[[], bool]:
    """Is something offered whose id begins so, on the board or at the desk?"""

    def seen() -> bool:
        look = one.look()
        return any(pick.startswith(beginnings) for pick in [*look.lit, *chain(*look.off_board.values())])

    return seen


def test_galaxies_at_every_size(anna: Person) -> None:
    walk = Walk(anna)
    anna.sit_at(anna.new_table("galaxies", [ME, BOT, BOT, BOT, BOT], options={"first_player": "1"}))
    anna.wait(".ask .chip.turn")
    walk.look("galaxies-mission")
    anna.decide()
    until(anna, offered(anna, "button:end-turn"), eager)
    walk.look("galaxies-turn")
    anna.page.locator(".board .die[data-lit], .board .pickdie[data-lit]").first.click()
    walk.look("galaxies-die", ("en", "ru"))
    anna.page.keyboard.press("Escape")
    until(anna, offered(anna, "button:follow"), eager)
    walk.look("galaxies-follow")
    anna.sit_at(anna.new_table("galaxies", [ME]))
    anna.wait(".skulls")
    anna.decide()
    until(anna, lambda: anna.view()["active"] != 0, eager)
    walk.look("galaxies-rogue")
    assert walk.found == {}


def test_kingdoms_at_every_size(anna: Person) -> None:
    walk = Walk(anna)
    factions = {"faction_assignment": "choice", "extra_factions": "on"}
    for rivals in (4, 2, 1) if SIZE >= 1 else (4, 1):
        options = {"tokens": "on", **(factions if rivals == 4 else {})}
        anna.sit_at(anna.new_table("kingdoms", [ME] + [BOT] * rivals, options=options))
        anna.wait(".ask .chip.turn")
        if rivals == 4:
            walk.listen("kingdoms-factions")
            until(anna, offered(anna, "side:"), lambda one: warlike(one, 0))
            walk.look("kingdoms-side")
        until(anna, offered(anna, "action:"), lambda one: warlike(one, 0))
        walk.look(f"kingdoms-turn-{rivals + 1}", ("en", "ru"))
    until(anna, lambda: anna.sees(".war .bids"), lambda one: warlike(one, 0))
    walk.look("kingdoms-war")
    anna.page.locator(".bid[data-lit]").last.click()
    # What it costs stands there before it is sealed.
    anna.wait(".war .costs .pay, .war .costs b")
    walk.look("kingdoms-bid", ("en", "ru"))
    assert walk.found == {}


def test_roll_at_every_size(anna: Person) -> None:
    walk = Walk(anna)
    anna.sit_at(anna.new_table("roll", [ME, BOT, BOT, BOT, BOT]))
    anna.wait(".hand .both")
    walk.look("roll-tiles")
    anna.decide()
    anna.wait(".board .col")
    walk.look("roll-assign")
    for _ in range(12):
        anna.wait(".ask .chip.turn")
        hurry(anna)
    anna.wait(".ask .chip.turn")
    walk.look("roll-turn-later")
    assert walk.found == {}
