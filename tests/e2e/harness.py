"""A server, browsers, and people who play by clicking what glows."""

import json
import os
import random
import shutil
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    TimeoutError,
    WebSocket,
    sync_playwright,
)

from go import CHROMIUMS
from tests.changes import changed
from tests.forked import Forked
from tests.services import free_port
from tests.sizes import SIZE

RESULTS = Path(__file__).parents[2] / "test-results"
CHROMIUM_ARGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
#: what Playwright says where a context has no service workers
BLOCKED = "Service Worker registration blocked by Playwright"
#: what a phone, a tablet and a desktop show
SIZES = {"phone": (390, 844), "tablet": (768, 1024), "desktop": (1440, 900)}


def missing(what: str) -> None:
    """Without a browser or a built client there is nothing to test; CI insists on them."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


def chromium() -> str:
    """Debian's Chromium, or whichever is on the path."""
    found = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if found is None:
        missing("there is no Chromium on PATH")
    assert found is not None
    return found


# -- the server -------------------------------------------------------------------------------------


#: run before the server: every table that it opens has the same dice
SAME_DICE = """
import types
from starhold.server.tables import seating
seating.secrets = types.SimpleNamespace(**{**vars(seating.secrets), "token_bytes": bytes})
"""


#: run before the server: the dice of a table follow from what the file `test` names and from how many tables
#: that test has made, so a test plays the same games each time, whatever else its server is asked for
DICE_OF_THE_TEST = """
import hashlib, os, types
from collections import Counter
from pathlib import Path
from starhold.server.tables import seating
made = Counter()
def token_bytes(size):
    test = Path(os.environ["STARHOLD_HOME"], "test").read_text()
    made[test] += 1
    return hashlib.blake2b(f"{made[test]} {test}".encode(), digest_size=size).digest()
seating.secrets = types.SimpleNamespace(**{**vars(seating.secrets), "token_bytes": token_bytes})
"""


class Server:
    """`starhold serve` on a database of its own; it can be stopped and started again."""

    def __init__(self, folder: Path, prelude: str = "", **environment: str) -> None:
        self.folder = folder
        self.prelude = prelude
        self.environment = environment
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: Forked | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        env = {
            **os.environ,
            "STARHOLD_HOME": str(self.folder),
            "STARHOLD_LIMITS": "1000",
            "STARHOLD_LANG": "en",
            **self.environment,
        }
        database = f"sqlite:///{self.folder / 'e2e.db'}"
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--database", database]
        log = self.folder / "server.log"
        self.process = Forked(words, env, log, log, self.prelude)
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            try:
                urllib.request.urlopen(f"{self.url}/readyz", timeout=2).close()
                return
            except OSError:
                if self.process.poll() is not None:
                    break
                time.sleep(0.1)
        pytest.fail(f"the server did not start:\n{(self.folder / 'server.log').read_text()}")

    def stop(self) -> None:
        """Stop it as a restart would."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(timeout=20)
            self.process = None


def check_client() -> None:
    """The client has to be in the package (`npm run build`, or a wheel)."""
    if not (files("starhold.server") / "static" / "index.html").is_file():
        missing("the client is not built into starhold/server/static")


@contextmanager
def chromium_browser() -> Iterator[Browser]:
    """A browser without a window."""
    path = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(CHROMIUM_ARGS))
        yield browser
        browser.close()


# -- people -------------------------------------------------------------------------------------------


#: moves that went out, counted where they are sent: Playwright may tell of them after what a page shows next
COUNT_MOVES = """(() => {
  window.movesSent = 0;
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (said) {
    window.movesSent += typeof said === 'string' && JSON.parse(said).type === 'move';
    send.call(this, said);
  };
})()"""
LOOK = """() => {
  const texts = (selector, read) => [...document.querySelectorAll(selector)].map(read);
  return {
    over: !!document.querySelector('.end'),
    to_move: !!document.querySelector('.ask .chip.turn'),
    confirm: !!document.querySelector('.bar .confirm'),
    out: 'out' in (document.querySelector('.tablepage')?.dataset ?? {}),
    moves: window.movesSent,
    version: document.querySelector('.tablepage')?.dataset.version ?? '',
    lit: [...new Set(texts('.board [data-lit]', element => element.dataset.pick))],
    off_board: Object.fromEntries(texts('.off-board', element =>
      [element.dataset.action, element.dataset.picks.split(' ')])),
    keys: Object.fromEntries(texts('.moves button:has(kbd)', element =>
      [element.querySelector('kbd').textContent, element.dataset.picks.split(' ')])),
  };
}"""
#: the middle of the first element that answers there, brought into view if need be
SPOT = """selector => {
  for (const element of document.querySelectorAll(selector)) {
    for (const bring of ['', 'nearest', 'center', 'start']) {
      if (bring) element.scrollIntoView({block: bring});
      const box = element.getBoundingClientRect();
      for (const [dx, dy] of [[.5, .5], [.5, .2], [.2, .5], [.8, .5], [.15, .85], [.85, .85]]) {
        const [x, y] = [box.left + box.width * dx, box.top + box.height * dy];
        const there = document.elementFromPoint(x, y);
        if (there && (element === there || element.contains(there))
            && (there.closest('[data-lit],button') ?? element) === element) return [x, y];
      }
    }
  }
  return null;
}"""


#: tips for a first game would lie on what a test looks at
NO_TIPS = "localStorage.setItem('starhold-tips', '{\"on\":false}')"


@dataclass
class Look:
    """What somebody sees at a table."""

    over: bool
    to_move: bool
    confirm: bool
    #: a move has gone out and is not answered yet
    out: bool
    #: how many have gone out since the page was opened
    moves: int
    version: str
    #: board elements that glow, by pick id
    lit: list[str]
    #: actions that are offered in the prompt only, with the picks that each stands for
    off_board: dict[str, list[str]]
    #: keys of the list of moves while it is open, with the picks that each stands for
    keys: dict[str, list[str]]


@dataclass
class Person:
    """Somebody at a browser of their own, who remembers all that the server sent."""

    page: Page
    context: BrowserContext
    url: str
    frames: list[str] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)
    #: where the page has opened sockets
    sockets: list[str] = field(default_factory=list)
    #: what the server has told of the table, changes put in
    position: dict[str, Any] = field(default_factory=dict)
    chooser: random.Random = field(default_factory=lambda: random.Random(1))

    def __post_init__(self) -> None:
        self.page.add_init_script(COUNT_MOVES)
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._note)

    def _note(self, said: ConsoleMessage) -> None:
        """Warnings are troubles: nobody reads the console of a page in use."""
        if said.type == "warning" and said.text != BLOCKED:
            self.troubles.append(said.text)

    def _listen(self, socket: WebSocket) -> None:
        self.sockets.append(socket.url)
        socket.on("framereceived", lambda data: self._hear(_text(data)))

    def _hear(self, said: str) -> None:
        self.frames.append(said)
        if said.startswith('{"type":"position"'):
            self.position = json.loads(said)
        elif said.startswith('{"type":"changes"'):
            self.position = changed(self.position, json.loads(said))

    # -- going places ------------------------------------------------------------------------------------

    def open(self, path: str) -> None:
        self.page.goto(self.url + path)

    def api(self, method: str, path: str, body: object = None) -> Any:
        """The server's HTTP face, as this person."""
        answer = self.context.request.fetch(
            f"{self.url}/api{path}",
            method=method,
            headers={"X-Starhold": "1"},
            data=body if body is not None else None,
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.body() else None

    def sign_in(self, name: str) -> None:
        self.api("POST", "/session", {"name": name})

    def new_table(self, game: str, seats: list[dict[str, str]], **more: object) -> str:
        """A new table by the API; the answer is its id."""
        table = self.api("POST", "/tables", {"game": game, "seats": seats, **more})
        identity: str = table["id"]
        return identity

    def sit_at(self, table: str) -> None:
        self.open(f"/table/{table}")

    def resign(self, table: str) -> None:
        self.api("POST", f"/tables/{table}/resign", {})

    # -- what is seen ------------------------------------------------------------------------------------

    def wait(self, selector: str, seconds: float = 90) -> None:
        self.page.wait_for_selector(selector, timeout=seconds * 1000)

    def sees(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    @property
    def over(self) -> bool:
        return self.sees(".end")

    def view(self) -> Any:
        """The game's view as the server sent it last."""
        return self.position["view"]

    # -- playing -----------------------------------------------------------------------------------------

    def look(self) -> Look:
        """What there is to do, in one look."""
        return Look(**self.page.evaluate(LOOK))

    def decide(self, prefer: Callable[[str], float] = lambda pick: 0.0) -> bool:
        """One decision by clicks; False if there is none to take now.

        Of what glows and of what only the prompt offers the most preferred is clicked; an action of the
        prompt counts by its last pick: those before it may have been made already.
        """
        look = self.look()
        if not look.to_move:
            return False
        version, moves = look.version, look.moves
        for _ in range(8):
            if look.confirm or look.out or not look.to_move or look.version != version:
                break
            wanted = self._wanted(look, prefer)
            if not wanted:
                # Something is shown first, such as what came of a war.
                self.page.wait_for_timeout(400)
                look = self.look()
                continue
            liked = max(wanted, key=lambda selector: (wanted[selector], self.chooser.random()))
            clicked = self._click(liked)
            look = self.look()
            for _ in range(10):
                if clicked or look.version != version or liked not in self._wanted(look, prefer):
                    break
                # Something may still be on its way across it, such as the dice of a reveal.
                self.page.wait_for_timeout(400)
                clicked = self._click(liked)
                look = self.look()
            # Where all decide at once, the table may change between a look and a click, and what can be
            # picked when the server has told what comes of it.
            moved_on = look.version != version or liked not in self._wanted(look, prefer)
            assert clicked or moved_on, f"nothing to click at {liked}"
        if look.moves > moves or look.out:
            # What is asked by now may be the next decision.
            assert self._goes_on(version, 90), "the table does not go on"
        elif look.confirm:
            # Where all decide at once the version may be another by now, and the picks are still there.
            self._confirm(look.version)
        return True

    @staticmethod
    def _wanted(look: Look, prefer: Callable[[str], float]) -> dict[str, float]:
        """What can be clicked, and how much it is liked."""
        wanted = {f'.board [data-pick="{pick}"][data-lit]': prefer(pick) for pick in look.lit}
        for action, picks in look.off_board.items():
            wanted[f'.off-board[data-action="{action}"]'] = prefer(picks[-1])
        return wanted

    def _confirm(self, version: str) -> None:
        """Click until the table goes on: what others do may move the button away under the mouse."""
        for _ in range(12):
            if not self._click(".bar .confirm") or self._goes_on(version, 8):
                return
        raise AssertionError("the table does not go on")

    def decide_by_keys(self, prefer: Callable[[str], float] = lambda pick: 0.0) -> bool:
        """One decision with the keyboard alone: keys of the list, and Enter where something is asked."""
        look = self.look()
        if not look.to_move:
            return False
        for _ in range(12):
            self._press_keys(look.version, prefer)
            if self._goes_on(look.version, 8):
                return True
        raise AssertionError("the table does not go on")

    def _press_keys(self, version: str, prefer: Callable[[str], float]) -> None:
        """Keys until a move goes out; a slow page may take a key twice, and then begins anew."""
        look = self.look()
        if not look.keys and not look.confirm and not look.out:
            self.page.keyboard.press("m")
        for _ in range(8):
            look = self.look()
            if look.out or look.version != version:
                return
            if look.confirm:
                self.page.keyboard.press("Enter")
                return
            liked = {key: sum(map(prefer, picks)) + self.chooser.random() for key, picks in look.keys.items()}
            for digit in max(liked, key=lambda key: liked[key], default=""):
                self.page.keyboard.press(digit)

    def _click(self, selector: str) -> bool:
        """A click of the mouse on the first such element that nothing covers; False if there is none."""
        spot = self.page.evaluate(SPOT, selector)
        if spot is None:
            return False
        self.page.mouse.click(spot[0], spot[1])
        return True

    def _goes_on(self, version: str, seconds: float) -> bool:
        """Does the table show another version, refuse a move or ask for another player within that time?"""
        try:
            self.page.wait_for_function(
                "version => { const page = document.querySelector('.tablepage'); return !page"
                " || page.dataset.version !== version"
                " || document.querySelector('.ask .banner.bad, .handover'); }",
                arg=version,
                polling=20,
                timeout=seconds * 1000,
            )
        except TimeoutError:
            return False
        return True


class Finger:
    """A finger on the screen; it moves, goes down and up as the mouse does."""

    def __init__(self, one: Person) -> None:
        self.tab = one.context.new_cdp_session(one.page)
        self.tab.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
        self.at = (0.0, 0.0)
        self.touches = False

    def move(self, x: float, y: float, steps: int = 1) -> None:
        from_x, from_y = self.at
        self.at = (x, y)
        if self.touches:
            for step in range(1, steps + 1):
                part = step / steps
                self._send("touchMove", from_x + (x - from_x) * part, from_y + (y - from_y) * part)

    def down(self) -> None:
        self.touches = True
        self._send("touchStart", *self.at)

    def up(self) -> None:
        self.touches = False
        self.tab.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _send(self, kind: str, x: float, y: float) -> None:
        self.tab.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})


def _text(data: str | bytes) -> str:
    return data if isinstance(data, str) else data.decode()


def play_to_end(
    people: list[Person],
    decide: Callable[[Person], bool],
    limit: int = 4000,
    enough: Callable[[int], bool] | None = None,
) -> int:
    """Everybody plays until the end screen shows; the answer is the number of decisions taken.

    A short run ends where the decisions were `enough`: then all give up.
    """
    taken = 0
    idle = time.monotonic()
    while not all(person.over for person in people):
        assert taken < limit, f"no end after {taken} decisions"
        if enough is not None and SIZE < 1 and enough(taken):
            table = people[0].page.url.rsplit("/", 1)[-1]
            for person in people:
                with suppress(AssertionError):
                    # When the last but one has given up, there is no game to give up any more.
                    person.resign(table)
            for person in people:
                person.wait(".end")
            return taken
        moved = False
        for person in people:
            if not person.over and decide(person):
                taken += 1
                moved = True
        if moved:
            idle = time.monotonic()
        else:
            assert time.monotonic() - idle < 60, f"nobody can go on after {taken} decisions"
            people[0].page.wait_for_timeout(30)
    return taken
