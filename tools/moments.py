"""Strips of what the table does when something great happens, into build/moments.

    python tools/moments.py                  all moments at four sizes
    python tools/moments.py colony 390       those whose name and size hold these words

A game of the corpus is played on from the move before the moment, by its own player and with its own dice.
That move is made, and all animations are stopped at six times for a picture each. Needs a built client.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page  # noqa: E402

import starhold  # noqa: E402
from tests.e2e.harness import NO_TIPS, Server, chromium_browser  # noqa: E402
from tests.people import Person  # noqa: E402

OUT = ROOT / "build" / "moments"
SIZES = ((1440, 900), (1366, 657), (390, 844), (844, 390))
#: when the pictures of a strip are taken, in milliseconds
TIMES = (60, 350, 700, 1050, 1500, 2200)
#: the page's own timers of more than `held` milliseconds wait, so that animations can be looked at
SLOW = """(() => {
  const later = window.setTimeout;
  const slowed = ms => (ms > (window.held ?? Infinity) ? ms * 1000 : ms);
  window.setTimeout = (act, ms = 0, ...more) => later(act, slowed(ms), ...more);
})()"""
#: what is shown before the answer of a bot takes less than this, and a caption stands longer
ANSWER = 2400
STOP = """time => {
  for (const one of document.getAnimations()) {
    if (time >= one.effect.getComputedTiming().endTime) { one.finish(); continue; }
    one.pause();
    one.currentTime = time;
  }
}"""
CAPTION = """() => document.querySelector('.moments .caption')"""
BEGUN = """version => document.querySelector('.tablepage')?.dataset.version !== version
  || document.querySelector('.turning, .celebration')"""
#: the pictures of a strip, as the browser puts them together
STRIP = """<body style="margin:0; background:#888; display:grid; gap:4px; width:max-content;
  grid-template-columns:repeat({columns},auto)">{pictures}"""
Entry = dict[str, Any]


@dataclass
class Scene:
    """A moment: a game that was kept, and the line of its log that tells of it."""

    record: str
    event: str = ""
    #: which of the lines that do
    nth: int = 0
    #: the move that brings it, where no line of the log tells of it alone
    ply: int = 0
    #: the strip begins with its caption: a bot has to answer first, or a stage has to close
    told: bool = False
    #: who sits at the other seats
    bot: str = "luna"


SCENES = {
    "colony": Scene("galaxies-3p", "colonised", 1),
    "faster": Scene("galaxies-3p", ply=109, told=True, bot="irma"),
    "capital": Scene("kingdoms-4p-everything", ply=133, told=True),
    "tower": Scene("kingdoms-3p", "built", 1),
    "war": Scene("kingdoms-3p", "showed-number"),
    "reveal": Scene("roll-4p", ply=226),
    "last-round": Scene("galaxies-3p", "triggered-end"),
    "last-cycle": Scene("kingdoms-3p", "end-triggered"),
    "end": Scene("galaxies-3p", "finished"),
    "end-of-roll": Scene("roll-2p", ply=402),
}


def begun(one: Person, scene: Scene) -> tuple[Any, int, int]:
    """A table that stands just before the moment: the table, the seat that acts, and what it did."""
    path = ROOT / "tests" / "corpus" / "records" / f"{scene.record}.json"
    kept = one.ask("POST", "/api/records", content=path.read_bytes())
    log: list[Entry] = one.position(kept)["log"]
    plies = [entry["ply"] for entry in log if entry["event"] == scene.event]
    at = (scene.ply or plies[scene.nth]) - 1
    record = starhold.load(path)
    match = starhold.Match.resume(starhold.game(record.game), record, starhold.FastChance(1))
    ply = match.plies[at]
    wish = {"ply": at, "dice": "same", "seat": ply.seat, "bot": scene.bot}
    table = one.post(f"/api/tables/{kept['id']}/play-on", **wish)
    return table, int(ply.seat), int(ply.action)


def opened(browser: Browser, one: Person, table: Any, width: int, height: int) -> Page:
    """The table in the player's browser."""
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme="dark", has_touch=width < 1000
    )
    context.add_init_script(NO_TIPS)
    context.add_init_script(SLOW)
    for kept in one.http.cookies.jar:
        context.add_cookies([{"name": kept.name, "value": kept.value or "", "url": one.url}])
    page = context.new_page()
    page.goto(f"{one.url}/table/{table['id']}")
    page.wait_for_selector(".ask .chip.turn", timeout=90_000)
    page.wait_for_timeout(1500)
    return page


def frames(page: Page, make: Callable[[], object], told: bool) -> Iterator[str]:
    """The pictures of what comes after a move, from its caption on if it is `told`, to be put into a page."""
    version = page.evaluate("document.querySelector('.tablepage').dataset.version")
    page.evaluate("least => window.held = least", ANSWER if told else 100)
    make()
    page.wait_for_function(CAPTION if told else BEGUN, arg=version, timeout=30_000)
    page.evaluate("window.held = 100")
    for time in TIMES:
        page.evaluate(STOP, time)
        picture = base64.b64encode(page.screenshot(type="jpeg", quality=60)).decode()
        yield f'<img src="data:image/jpeg;base64,{picture}">'


def main(words: list[str]) -> int:
    """Take all strips, or those asked for."""
    OUT.mkdir(parents=True, exist_ok=True)
    wanted = [
        (f"{name}-{width}x{height}", scene, width, height)
        for name, scene in SCENES.items()
        for width, height in SIZES
        if all(word in f"{name}-{width}x{height}" for word in words)
    ]
    with tempfile.TemporaryDirectory() as folder, chromium_browser() as browser:
        server = Server(Path(folder))
        server.start()
        one = Person(server.url, "Anna")
        for name, scene, width, height in wanted:
            table, seat, action = begun(one, scene)
            page = opened(browser, one, table, width, height)
            pictures = "".join(frames(page, partial(one.move, table, seat, action), scene.told))
            page.set_content(STRIP.format(columns=6 if width < height else 3, pictures=pictures))
            page.screenshot(path=OUT / f"{name}.jpg", type="jpeg", quality=70, full_page=True)
            print(name, flush=True)
            page.context.close()
        server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
