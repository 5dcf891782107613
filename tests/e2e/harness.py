"""A server, browsers, and people who play by clicking what glows."""

import os
import random
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, WebSocket, sync_playwright

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
#: what a phone, a tablet and a desktop show
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}


def missing(what: str) -> None:
    """Without a browser or a built client there is nothing to test; a run that insists on it fails."""
    if os.environ.get("STARHOLD_BROWSER") == "required":
        pytest.fail(what)
    pytest.skip(what)


def chromium() -> str:
    """Debian's Chromium, or whichever is on the path."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        missing("there is no Chromium on PATH")
    assert found is not None
    return found


# -- the server -------------------------------------------------------------------------------------


class Server:
    """`starhold serve` on a database of its own; it can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        env = {
            **os.environ,
            "STARHOLD_HOME": str(self.folder),
            "STARHOLD_LIMITS": "1000",
            "STARHOLD_LANG": "en",
        }
        database = f"sqlite:///{self.folder / 'e2e.db'}"
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--database", database]
        log = (self.folder / "server.log").open("ab")
        command = [sys.executable, "-c", "from starhold.cli.main import app; app()", *words]
        self.process = subprocess.Popen(command, env=env, stdout=log, stderr=log)
        deadline = time.monotonic() + 40
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


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def check_client() -> None:
    """The client has to be in the package (`npm run build`, or a wheel)."""
    if not (files("starhold.web") / "static" / "index.html").is_file():
        missing("the client is not built into starhold/web/static")


@contextmanager
def chromium_browser() -> Iterator[Browser]:
    """A browser without a window."""
    path = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(CHROMIUM_ARGS))
        yield browser
        browser.close()


# -- people -------------------------------------------------------------------------------------------


@dataclass
class Person:
    """Somebody at a browser of their own, who remembers all that the server sent."""

    page: Page
    context: BrowserContext
    url: str
    frames: list[str] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)
    chooser: random.Random = field(default_factory=lambda: random.Random(1))

    def __post_init__(self) -> None:
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(_text(data)))

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

    # -- what is seen ------------------------------------------------------------------------------------

    def wait(self, selector: str, seconds: float = 20) -> None:
        self.page.wait_for_selector(selector, timeout=seconds * 1000)

    def sees(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    @property
    def over(self) -> bool:
        return self.sees(".end")

    @property
    def to_move(self) -> bool:
        return self.sees(".ask .chip.turn")

    def lit(self) -> list[str]:
        """The ids of the board elements that glow."""
        found: list[str] = self.page.eval_on_selector_all(
            ".board [data-lit]", "elements => elements.map(element => element.dataset.pick)"
        )
        return list(dict.fromkeys(found))

    # -- playing -----------------------------------------------------------------------------------------

    def decide(self, prefer: Callable[[str], float] = lambda pick: 0.0) -> bool:
        """One decision by clicks on what glows; False if there is none to take now."""
        if not self.to_move:
            return False
        version = self._version()
        for _ in range(8):
            if self.sees(".ask .confirm"):
                break
            lit = self.lit()
            if not lit:
                self._click_list()
                continue
            best = max(lit, key=lambda pick: (prefer(pick), self.chooser.random()))
            if prefer(best) < -10 and self._click_list():
                continue
            self._click_board(best)
        self.page.locator(".ask .confirm").click(timeout=5000)
        self._wait_past(version)
        return True

    def decide_by_keys(self) -> bool:
        """One decision with the keyboard alone: a letter of the list, then Enter."""
        if not self.to_move:
            return False
        version = self._version()
        keys = self.page.locator(".ask .moves kbd").all_text_contents()
        if not self.sees(".ask .confirm"):
            self.page.keyboard.press(self.chooser.choice(keys).lower())
            self.wait(".ask .confirm", 5)
        self.page.keyboard.press("Enter")
        self._wait_past(version)
        return True

    def _click_board(self, pick: str) -> None:
        element = self.page.locator(f'.board [data-pick="{pick}"][data-lit]').first
        try:
            element.click(timeout=3000)
        except Error:
            # Something stands over it (a ship on a space): a person would use the list.
            self._click_list()

    def _click_list(self) -> bool:
        entries = self.page.locator(".ask .moves button:visible")
        count = entries.count()
        if count == 0:
            self.page.locator(".ask .listb").click()
            count = entries.count()
        if count == 0:
            return False
        entries.nth(self.chooser.randrange(count)).click(timeout=3000)
        return True

    def _version(self) -> str:
        return self.page.locator(".tablepage").get_attribute("data-version") or ""

    def _wait_past(self, version: str) -> None:
        self.page.wait_for_function(
            "version => { const page = document.querySelector('.tablepage'); return !page"
            " || page.dataset.version !== version || document.querySelector('.ask .banner.bad'); }",
            arg=version,
            timeout=20000,
        )


def _text(data: str | bytes) -> str:
    return data if isinstance(data, str) else data.decode()


def play_to_end(people: list[Person], decide: Callable[[Person], bool], limit: int = 4000) -> int:
    """Everybody plays until the end screen shows; the answer is the number of decisions taken."""
    taken = 0
    idle = time.monotonic()
    while not all(person.over for person in people):
        assert taken < limit, f"no end after {taken} decisions"
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
