"""Take screenshots of every kind of page, and of every state of a table at five sizes, into build/screens.

    python tools/screens.py [WORD ...]       only the scenes whose names contain one of the words

Pictures that the documentation shows are updated in docs/screens as well. Needs what the browser tests need:
Chromium, Playwright and a built client.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, TimeoutError  # noqa: E402

from tests.e2e.harness import SIZES, Person, Server, chromium_browser  # noqa: E402
from tests.e2e.test_review import finished  # noqa: E402

OUT = ROOT / "build" / "screens"
#: the few pictures that the documentation shows; a new one is added by copying it there once
SHOWN = ROOT / "docs" / "screens"
ME = {"kind": "me"}
EASY = {"kind": "bot", "bot": "casual"}
OPEN = {"kind": "open"}
#: how a scene is shown: size, theme, language
LOOKS = {"desktop": ("dark", "en"), "phone": ("light", "ru"), "tablet": ("dark", "fr")}
#: sizes at which tables are shown as well: a laptop, a tablet and a phone on its side
TABLE_SIZES = ((1366, 657), (1180, 820), (844, 390))
#: lessons are many, so their pictures are smaller: their pixels for one of the page, quality of the file
SMALL = {"desktop": (0.6, 50), "phone": (1.0, 46), "tablet": (0.6, 50)}
#: planets and maps are painted a little later than the rest: all are there, and decoded
PAINTED = """async () => {
  const places = [...document.querySelectorAll('.board .planet, .board .paper, .hub .planet')];
  const pictures = places.map(one => one.querySelector('img'));
  if (!pictures.every(one => one?.complete && one.naturalWidth > 0)) return false;
  await Promise.all(pictures.map(one => one.decode()));
  return true;
}"""
Prefer = Callable[[str], float]


class Studio:
    """One look at the product: makes people and takes pictures."""

    def __init__(self, browser: Browser, server: Server, size: str) -> None:
        self.browser, self.server, self.size = browser, server, size
        self.is_table = False
        self.theme, self.language = LOOKS[size]
        self.people: list[Person] = []

    def person(self, name: str, scale: float = 1) -> Person:
        width, height = SIZES[self.size]
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=self.language,
            color_scheme="light" if self.theme == "light" else "dark",
            reduced_motion="reduce",
            has_touch=self.size == "phone",
            device_scale_factor=scale,
        )
        context.set_default_timeout(60_000)
        context.add_init_script("localStorage.setItem('starhold-tips', '{\"on\":false}')")
        one = Person(context.new_page(), context, self.server.url)
        one.sign_in(name)
        self.people.append(one)
        return one

    def shot(self, one: Person, name: str) -> None:
        # `wait_for_function` would take the promise itself for a yes.
        while not one.page.evaluate(PAINTED):
            one.page.wait_for_timeout(50)
        one.page.wait_for_timeout(250)
        self._take(one, f"{name}-{self.size}")
        if not self.is_table or self.size != "desktop" or name in ("replay", "check"):
            return
        for width, height in TABLE_SIZES:
            one.page.set_viewport_size({"width": width, "height": height})
            one.page.wait_for_timeout(350)
            self._take(one, f"{name}-{width}x{height}")
        width, height = SIZES[self.size]
        one.page.set_viewport_size({"width": width, "height": height})

    def _take(self, one: Person, name: str) -> None:
        quality = SMALL[self.size][1] if name.startswith("lesson-") else 58
        picture = OUT / f"{name}.jpg"
        one.page.screenshot(path=picture, type="jpeg", quality=quality)
        if (SHOWN / picture.name).exists():
            shutil.copy(picture, SHOWN)
        print(name, flush=True)

    def close(self) -> None:
        for one in self.people:
            one.context.close()
        self.people.clear()


def step(one: Person) -> str:
    """What the person is asked now; nothing if it is not their turn."""
    prompt = one.position["prompt"]
    return str(prompt["step"]) if prompt and one.look().to_move else ""


def until(one: Person, there: Callable[[], bool], prefer: Prefer = lambda pick: 0.0, most: int = 250) -> bool:
    """Play on until something is to be seen."""
    for _ in range(most):
        for _ in range(400):
            if there() or one.over or one.look().to_move:
                break
            one.page.wait_for_timeout(50)
        if there():
            return True
        if one.over:
            return False
        one.decide(prefer)
    return False


def put_down(one: Person) -> None:
    """Nothing is picked any more."""
    while one.sees(".board [data-picked]"):
        one.page.keyboard.press("Escape")


def seated(studio: Studio, game: str, seats: list[dict[str, str]], **more: object) -> tuple[Person, str]:
    """Anna sits at a new table; one that begins at once has her word in its dice."""
    anna = studio.person("Anna")
    begins = bool(more.get("start", OPEN not in seats))
    table = anna.new_table(game, seats, **{**more, "start": False})
    anna.sit_at(table)
    if begins:
        anna.page.wait_for_function("() => (localStorage.getItem('starhold-dice') ?? '').includes('word')")
        anna.wait(".page button.main")
        anna.api("POST", f"/tables/{table}/start")
    return anna, table


# -- around the games -------------------------------------------------------------------------------


def lobby(studio: Studio) -> Iterator[tuple[Person, str]]:
    anna = studio.person("Anna")
    for game in ("galaxies", "roll"):
        anna.new_table(game, [ME, EASY, EASY])
    anna.new_table("kingdoms", [ME, OPEN, OPEN], public=True, start=False)
    anna.open("/")
    anna.wait(".poster")
    yield anna, "lobby"
    for path, there, name in (
        ("/settings", ".field", "settings"),
        ("/rules/kingdoms?rule=K-WAR-7", ".rules .marked", "rules"),
        ("/learn", ".learn .games img", "learn"),
        ("/daily", ".rules", "daily"),
        ("/profile", ".faces", "profile"),
    ):
        anna.open(path)
        anna.wait(there)
        yield anna, name


def how_to_play(studio: Studio) -> Iterator[tuple[Person, str]]:
    """Both pages of each game."""
    anna = studio.person("Anna", SMALL[studio.size][0])
    for game in ("galaxies", "kingdoms", "roll"):
        for page in (1, 2):
            anna.open(f"/howto/{game}?page={page}")
            anna.wait("article:not(.other) .draw")
            yield anna, f"howto-{game}-{page}"


def waiting_room(studio: Studio) -> Iterator[tuple[Person, str]]:
    anna, _ = seated(studio, "galaxies", [ME, OPEN, OPEN], start=False)
    anna.wait(".invite figure")
    yield anna, "waiting-room"
    ben = studio.person("Ben")
    ben.page.goto(anna.page.locator(".invite input").first.input_value())
    ben.wait("main button.main")
    yield ben, "join"


def one_device(studio: Studio) -> Iterator[tuple[Person, str]]:
    anna, _ = seated(studio, "galaxies", [ME, {"kind": "hotseat", "name": "Clara"}])
    anna.wait(".handover")
    yield anna, "one-device"


def frame(studio: Studio) -> Iterator[tuple[Person, str]]:
    anna, table = seated(studio, "galaxies", [ME, EASY, EASY], options={"first_player": "1"}, watch=True)
    anna.wait(".ask .chip.turn")
    anna.decide()
    until(anna, lambda: step(anna) == "main-choice")
    anna.page.locator(".ask .why:not(.ask-hint)").click()
    anna.wait(".drawer .marked")
    yield anna, "why"
    anna.page.keyboard.press("Escape")
    drawers = {"l": "log", "c": "chat", "m": "menu", "o": "orders"}
    for key, name in drawers.items():
        anna.page.keyboard.press(key)
        anna.page.wait_for_timeout(250)
        yield anna, name
        anna.page.keyboard.press("Escape")
        anna.page.keyboard.press("Escape")
    watcher = studio.person("Wanda")
    watcher.sit_at(table)
    watcher.wait(".board .card")
    yield watcher, "spectator"


def offline(studio: Studio) -> Iterator[tuple[Person, str]]:
    anna, _ = seated(studio, "roll", [ME, EASY])
    anna.wait(".ask .chip.turn")
    studio.server.stop()
    anna.wait(".ask .banner.warn")
    yield anna, "offline"
    studio.server.start()


# -- the games --------------------------------------------------------------------------------------


def galaxies(studio: Studio) -> Iterator[tuple[Person, str]]:
    anna, _ = seated(studio, "galaxies", [ME, EASY, EASY, EASY, EASY])
    anna.wait(".ask .chip.turn")
    yield anna, "galaxies-mission"
    until(anna, lambda: step(anna) == "follow", lambda pick: 5.0 if pick.startswith("die") else 0.0)
    yield anna, "galaxies-follow"
    turns = {"turn": 0}

    def later() -> bool:
        turns["turn"] += step(anna) == "main-choice"
        return turns["turn"] > 3 and anna.sees(".board [data-pick='die:move'][data-lit]")

    until(anna, later)
    put_down(anna)
    yield anna, "galaxies-turn"
    anna.page.locator(".board [data-pick='die:move'][data-lit]").first.click()
    yield anna, "galaxies-die"
    # a landing whose action does something: the tag of the place says so
    useful = anna.page.locator(".board .pad:has(.tag .led) .ground[data-lit]")
    (useful if useful.count() else anna.page.locator(".board .ground[data-lit]")).first.click(
        position={"x": 12, "y": 30}
    )
    yield anna, "galaxies-land"
    put_down(anna)
    if anna.page.locator("[data-pick='button:reroll'][data-lit]").count():
        anna.page.locator("[data-pick='button:reroll'][data-lit]").click()
        yield anna, "galaxies-reroll"
        anna.page.keyboard.press("Escape")
    anna.page.locator(".opp .who").first.click()
    anna.wait(".empire, .mat.rival")
    yield anna, "galaxies-rival"
    anna.page.keyboard.press("Escape")
    grey = anna.page.locator(".board .card [data-pick]:not([data-lit])").first
    grey.click(force=True)
    yield anna, "galaxies-why-not"


def rogue(studio: Studio) -> Iterator[tuple[Person, str]]:
    anna, table = seated(studio, "galaxies", [ME])
    anna.wait(".ask .chip.turn")
    until(anna, lambda: len(anna.position["log"]) > 12, most=30)
    yield anna, "galaxies-solo"
    until(anna, lambda: anna.over, most=400)
    anna.wait(".end")
    anna.open(f"/replay/{table}?ply=40")
    anna.wait(".scrub")
    yield anna, "replay"
    anna.open(f"/check/{table}")
    anna.wait(".check ul + h3 + ul li")
    yield anna, "check"


def kingdoms(studio: Studio) -> Iterator[tuple[Person, str]]:
    options = {"tokens": "on", "max_refreshes": "10"}
    anna, _ = seated(studio, "kingdoms", [ME, EASY, EASY, EASY, EASY], options=options)
    anna.wait(".ask .chip.turn")
    yield anna, "kingdoms-side"
    until(anna, lambda: anna.sees("[data-pick^='action:'][data-lit]"))
    yield anna, "kingdoms-turn"
    anna.page.locator("[data-pick^='action:'][data-lit]").first.click()
    yield anna, "kingdoms-march"
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("Escape")

    def warlike(pick: str) -> float:
        armies = {
            one["id"]: one["armies"] for board in anna.position["view"]["boards"] for one in board["regions"]
        }
        foes = {
            place for place, there in armies.items() if any(army["seat"] not in (0, None) for army in there)
        }
        kind, _, what = pick.partition(":")
        if kind == "action":
            return 7.0 if what in ("quest", "patrol") else 0.0
        return 9.0 if kind == "region" and what in foes else 0.0

    if until(anna, lambda: step(anna) == "bids", warlike):
        yield anna, "kingdoms-war"
        anna.page.locator(".bid[data-lit]").last.click()
        yield anna, "kingdoms-bid"
        anna.page.keyboard.press("Escape")
        anna.decide(lambda pick: 5.0 if pick == "bid:3" else 0.0)
        until(anna, lambda: anna.sees(".war .result"), most=3)
        yield anna, "kingdoms-war-result"


def kingdoms_three(studio: Studio) -> Iterator[tuple[Person, str]]:
    """Three cards: the own one is the largest, and has its magic inside."""
    anna, _ = seated(studio, "kingdoms", [ME, EASY, EASY], options={"tokens": "on"})
    anna.wait(".ask .chip.turn")
    until(anna, lambda: step(anna) == "select" and sum(anna.view()["shields"]) > 1)
    yield anna, "kingdoms-three"


def roll(studio: Studio) -> Iterator[tuple[Person, str]]:
    anna, _ = seated(studio, "roll", [ME, EASY, EASY, EASY, EASY])
    anna.wait(".ask .chip.turn")
    yield anna, "roll-tiles"
    # wild dice are put into rows first
    until(anna, lambda: anna.sees("[data-pick='strip:explore'][data-lit]"))
    yield anna, "roll-assign"
    anna.page.locator("[data-pick='strip:explore'][data-lit]").click()
    anna.wait(".ph-explore .slot.has")
    yield anna, "roll-plan"
    if until(anna, lambda: step(anna) == "explore", lambda pick: 9.0 if pick == "button:commit" else 0.0, 8):
        yield anna, "roll-scout"
    manages = {"button:commit": 9.0, "button:stock": 9.0}
    if until(
        anna, lambda: step(anna) in ("manage-recruit", "manage"), lambda pick: manages.get(pick, 0.0), 60
    ):
        yield anna, "roll-manage"
    likes = {"button:commit": 9.0, "button:end": 9.0, "button:take-back": -30.0, "button:scout": 3.0}

    def builds(pick: str) -> float:
        return likes.get(pick, 4.0 if pick in ("strip:develop", "strip:settle", "strip:explore") else 0.0)

    seen = {"assign": 0}

    def later() -> bool:
        seen["assign"] += step(anna) == "assign"
        return seen["assign"] > 60

    until(anna, later, builds)
    yield anna, "roll-later"


def lessons(studio: Studio) -> Iterator[tuple[Person, str]]:
    """The page of lessons, and of each lesson its first, middle and last beat."""
    one = studio.person("Nova", SMALL[studio.size][0])
    for lesson in one.api("GET", "/lessons"):
        last = sum(lesson["scenes"]) - 1
        for name, beat in (("first", 0), ("middle", last // 2), ("last", last)):
            place = {"game": lesson["game"], "lesson": lesson["id"], "beat": beat}
            one.api("PUT", "/me/lessons", place)
            one.open(f"/learn/{lesson['game']}/{lesson['id']}")
            one.wait(".coach [data-beat]")
            yield one, f"lesson-{lesson['id']}-{name}"


# -- after a game ----------------------------------------------------------------------------------------


def kept(one: Person, name: str) -> str:
    """A table made from a record of the corpus."""
    record = next((ROOT / "tests" / "corpus" / "records").glob(f"{name}*.json"))
    return str(one.api("POST", "/records", record.read_text(encoding="utf-8"))["id"])


def ends(studio: Studio) -> Iterator[tuple[Person, str]]:
    """The podium of each game, of a record in the corpus."""
    anna = studio.person("Anna")
    for name in ("galaxies-3p-spanish", "kingdoms-3p", "roll-3p"):
        anna.sit_at(kept(anna, name))
        anna.wait(".end.told")
        yield anna, f"{name.partition('-')[0]}-end"


def review(studio: Studio) -> Iterator[tuple[Person, str]]:
    """What decided a game: the page, the board with the better move on it, an exercise, the puzzles."""
    anna = studio.person("Anna")
    table = finished(anna)
    anna.open(f"/review/{table}")
    anna.wait(".grid[data-done]", 900)
    yield anna, "review"
    costliest = anna.api("GET", f"/tables/{table}/exercises?seat=0")["exercises"][0]["ply"]
    anna.open(f"/review/{table}?ply={costliest}")
    anna.page.locator(".see").click()
    anna.wait(f'.boardbox[data-version="{costliest}"] .board')
    anna.page.locator(".boardbox").scroll_into_view_if_needed()
    yield anna, "review-board"
    anna.page.locator(".try button").click()
    anna.wait(".solve .ask .chip.turn")
    yield anna, "review-exercise"
    anna.open("/puzzles/galaxies")
    anna.wait(".puzzles nav a[aria-current]")
    yield anna, "puzzles"


def reviews(studio: Studio) -> Iterator[tuple[Person, str]]:
    """What decided a game of the other two, of a record in the corpus."""
    anna = studio.person("Anna")
    for name in ("galaxies-3p-spanish", "roll-3p"):
        anna.open(f"/review/{kept(anna, name)}")
        anna.wait(".grid[data-done]", 900)
        yield anna, f"review-{name.partition('-')[0]}"


SCENES = (
    ends,
    review,
    reviews,
    lessons,
    how_to_play,
    lobby,
    waiting_room,
    one_device,
    frame,
    offline,
    galaxies,
    rogue,
    kingdoms,
    kingdoms_three,
    roll,
)


#: scenes that show tables
TABLES = (galaxies, rogue, kingdoms, kingdoms_three, roll, ends)


def main(words: list[str]) -> int:
    """Take all pictures, or those of the scenes asked for."""
    OUT.mkdir(parents=True, exist_ok=True)
    failed = 0
    with tempfile.TemporaryDirectory() as folder, chromium_browser() as browser:
        server = Server(Path(folder))
        server.start()
        for size in ("desktop", "phone"):
            for scene in SCENES:
                if words and not any(word in f"{scene.__name__} {size}" for word in words):
                    continue
                studio = Studio(browser, server, size)
                studio.is_table = scene in TABLES
                try:
                    for one, name in scene(studio):
                        studio.shot(one, name)
                except (AssertionError, StopIteration, TimeoutError, RuntimeError) as error:
                    failed += 1
                    print(f"{scene.__name__} {size}: {str(error)[:300]}", file=sys.stderr, flush=True)
                studio.close()
        server.stop()
    write_gallery()
    return 1 if failed else 0


def write_gallery() -> None:
    """A page that shows all pictures, desktop beside phone."""
    lines = ["# What it looks like", "", "Taken by `tools/screens.py`.", ""]
    for picture in sorted(OUT.glob("*-desktop.jpg")):
        name = picture.name.removesuffix("-desktop.jpg")
        phone = OUT / f"{name}-phone.jpg"
        lines += [f"## {name.replace('-', ' ')}", "", f"![{name}, desktop]({picture.name})"]
        lines += [f"![{name}, phone]({phone.name})"] if phone.exists() else []
        for width, height in TABLE_SIZES:
            other = OUT / f"{name}-{width}x{height}.jpg"
            lines += [f"![{name}, {width} x {height}]({other.name})"] if other.exists() else []
        lines.append("")
    (OUT / "README.md").write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
