"""The static site without a network: games, lessons, puzzles, reviews; nothing acknowledged is lost."""

import json
import shutil
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext

from starhold.kernel import registry
from tests.e2e.conftest import NewPerson
from tests.e2e.harness import NO_TIPS, SIZES, Person, check_client
from tests.e2e.looks import serious_troubles
from tests.e2e.static_site import renewed, served, written
from tests.e2e.stored import Stored, stored
from tests.e2e.test_galaxies import eager as galaxies_eager
from tests.e2e.test_kingdoms import warlike
from tests.e2e.test_lessons import follow
from tests.e2e.test_review import answer
from tests.e2e.test_roll import eager as roll_eager
from tests.sizes import SIZE, long

#: every run plays games and lessons from where they are nearly over, a long one from their beginning
WHOLE = SIZE >= 1


#: seconds that a page may take to load Python, or the interpreted engine to review, on a busy machine
PATIENT = 600
#: how people play who want to be done
HURRIED = {"galaxies": galaxies_eager, "kingdoms": warlike, "roll": roll_eager}
#: keeps what the worker with the tables says of them, as a socket would
HEAR = """(() => {
  window.heard = [];
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message?.type === 'begin')
      this.addEventListener('message', ({ data }) => data.type === 'message' && window.heard.push(data.data));
    return postMessage.call(this, message, ...rest);
  };
})()"""
#: what the browser keeps for the device
ROWS = """() => new Promise((go) => {
  const open = indexedDB.open('starhold');
  open.onsuccess = () => {
    const rows = open.result.transaction('rows').objectStore('rows').getAllKeys();
    rows.onsuccess = () => go(rows.result);
  };
})"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    check_client()
    return written(tmp_path_factory.mktemp("web") / "starhold")


@pytest.fixture(scope="module")
def begun() -> Stored:
    return stored(WHOLE)


def visitor(browser: Browser, size: str) -> BrowserContext:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=0.2,
        accept_downloads=True,
        reduced_motion="reduce",
        locale="en",
    )
    context.set_default_timeout(120_000)
    context.add_init_script(NO_TIPS)
    context.add_init_script(HEAR)
    return context


def go(one: Person, path: str) -> None:
    """Follow a link inside the page: nothing is loaded again."""
    one.page.evaluate(
        "path => { document.querySelector('main')?.setAttribute('data-old', ''); location.hash = path }", path
    )
    one.page.wait_for_function("() => !document.querySelector('[data-old]')")


def version(one: Person) -> int:
    """Return how far the table is; where several people share it, the page also says whose turn it is."""
    return int(str(one.page.locator(".tablepage").get_attribute("data-version")).split()[0])


def play(one: Person, game: str, most: int = 3000) -> None:
    """Make this many decisions, or all until the game is over; people at one device hand it over.

    They are in a hurry: a game played at random has up to 4,000 decisions.
    """
    made, moved = 0, time.monotonic()
    while made < most and not one.over:
        # The worker that thinks may still be loading Python.
        assert time.monotonic() - moved < PATIENT, f"nobody can go on after {made} decisions"
        if one.sees(".handover .btn.main"):
            one.page.locator(".handover .btn.main").click()
        elif one.decide(hurried(one, game)):
            made, moved = made + 1, time.monotonic()
            continue
        one.page.wait_for_timeout(30)


def hurried(one: Person, game: str) -> Callable[[str], float]:
    """Return what somebody in a hurry likes at this position, as the page's worker has told of it."""
    # A server's page has a socket, and nothing here.
    for said in one.page.evaluate("(window.heard ?? []).splice(0)"):
        one._hear(said)
    return HURRIED[game](one, one.position["seat"] or 0)


def play_until_answered(one: Person, game: str) -> None:
    """Decide until a bot was asked and has answered: bots think in a worker of their own."""
    while True:
        play(one, game, 1)
        waiting = [said["waiting"] for said in map(json.loads, one.frames) if said.get("waiting")]
        mine = one.position["seat"]
        asked = next((at for at, seats in enumerate(waiting) if mine not in seats), len(waiting))
        if any(mine in seats for seats in waiting[asked:]):
            return


def table_of(one: Person, table: str) -> int:
    """Open a table; return how far it is."""
    go(one, f"/table/{table}")
    one.wait(".tablepage[data-version]", PATIENT)
    return version(one)


def loaded(one: Person) -> None:
    """Wait until the service worker has all files and answers for this page."""
    one.page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")


def taken_along(one: Person, file: Path) -> Path:
    """Save the only game in progress as a file."""
    one.page.locator(".move .game").click()
    with one.page.expect_download() as saved:
        one.page.get_by_role("button", name="Save as a file").click()
    saved.value.save_as(file)
    return file


def brought(one: Person, file: Path) -> int:
    """Open the game of a file; return how far it is."""
    one.page.locator(".move input[type=file]").set_input_files(file)
    one.wait(".tablepage[data-version]")
    return version(one)


def test_the_site_opens_hands_a_game_to_a_server_and_renews_itself(
    site: Path, browser: Browser, person: NewPerson, tmp_path: Path
) -> None:
    """Pages that need no Python wait for none; a game goes to a server and back; a new version waits."""
    folder = tmp_path / "starhold"
    shutil.copytree(site, folder)
    context = visitor(browser, "desktop")
    with served(folder) as (url, space):
        space.python_comes.clear()
        one = Person(context.new_page(), context, url)
        one.page.goto(url)
        one.wait(".poster")
        go(one, "/howto/kingdoms")
        one.wait(".panels .draw")
        go(one, "/rules/galaxies")
        one.page.get_by_role("button", name="Full rules").click()
        one.wait(".chapter")
        assert any("/pyodide/" in path for path in space.asked)
        space.python_comes.set()
        go(one, "/")
        one.page.get_by_role("button", name="Play Luna").click()
        one.wait(".tablepage[data-version]")
        play_until_answered(one, "galaxies")

        go(one, "/settings")
        file = taken_along(one, tmp_path / "there.json")
        ada = person("Ada")
        ada.open("/settings")
        far = brought(ada, file)
        play(ada, "galaxies", 1)
        assert version(ada) > far
        far = version(ada)
        ada.open("/settings")
        file = taken_along(ada, tmp_path / "back.json")
        assert brought(one, file) >= far
        play(one, "galaxies", 1)

        loaded(one)
        judged = context.new_cdp_session(one.page).send("Page.getInstallabilityErrors")
        # Contexts of tests are private windows.
        assert [error["errorId"] for error in judged["installabilityErrors"]] in ([], ["in-incognito"])
        renewed(folder)
        one.page.evaluate("navigator.serviceWorker.ready.then((found) => found.update())")
        one.wait(".update")
        play(one, "galaxies", 1)
        before = version(one)
        assert not one.sees("meta[name=renewed]")
        # The new version has kept all its files: it starts without a network.
        context.set_offline(True)
        one.page.get_by_role("button", name="Start it now").click()
        one.page.wait_for_selector("meta[name=renewed]", state="attached")
        one.wait(".tablepage[data-version]")
        assert version(one) >= before
        play(one, "galaxies", 1)
    assert one.troubles == []
    context.close()


@long
@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", registry.names())
def test_everything_without_a_network(
    site: Path, begun: Stored, browser: Browser, size: str, game: str
) -> None:
    """A game of each kind, a lesson, a puzzle and a review; the page is killed and loaded again."""
    context = visitor(browser, size)
    requested: list[str] = []
    tables = {kind: table for (of, kind), table in begun.tables.items() if of == game}
    with served(site) as (url, _):
        one = Person(context.new_page(), context, url)
        one.page.goto(f"{url}manifest.webmanifest")
        begun.fill(one.page)
        one.page.goto(url)
        # Posters need no Python; the service worker keeps all files.
        one.wait(".poster")
        loaded(one)
    context.set_offline(True)
    context.on("request", lambda request: requested.append(request.url))
    far = {}
    for table in tables.values():
        table_of(one, table)
        play(one, game, 1)
        far[table] = version(one)
    # The page is killed right after a move was acknowledged, and another one finds all of them.
    one.page.close()
    again = Person(context.new_page(), context, url)
    again.page.goto(url)
    for kind, table in tables.items():
        assert table_of(again, table) >= far[table]
        if kind == "bot":
            play(again, game, 1)
            before = version(again)
            again.page.reload()
            again.wait(".tablepage[data-version]", PATIENT)
            assert version(again) >= before
        play(again, game)
        again.wait(".end")
    go(again, f"/learn/{game}/{begun.lessons[game]}")
    again.wait(".coach [data-beat]", PATIENT)
    follow(again)
    again.page.reload()
    again.wait(".coach [data-beat]", PATIENT)
    while follow(again):
        pass
    puzzle, action, picks = begun.puzzles[game]
    go(again, f"/puzzles/{game}/{puzzle}")
    answer(again, action, picks)
    go(again, f"/review/{begun.finished[game]}")
    again.wait(".grid[data-done]", PATIENT)
    assert again.sees(".moment h2")
    assert serious_troubles(again) == []
    assert one.troubles == again.troubles == []
    # Whatever leaves the page in games of the device, leaves it for nobody.
    assert all(address.startswith((url, "blob:", "data:")) for address in requested)
    context.close()


@long
def test_what_is_stored_can_be_removed(site: Path, begun: Stored, browser: Browser) -> None:
    context = visitor(browser, "desktop")
    with served(site) as (url, _):
        one = Person(context.new_page(), context, url)
        one.page.goto(f"{url}manifest.webmanifest")
        begun.fill(one.page)
        one.page.goto(url)
        loaded(one)
        go(one, "/settings")
        one.wait(".move .game", PATIENT)
        one.page.get_by_role("button", name="Remove everything").click()
        # What exists only here is counted before it goes.
        one.wait("[role=alert]")
        one.page.get_by_role("button", name="Yes, remove").click()
        one.wait(".move .note")
        one.page.wait_for_function("() => !document.querySelector('.move .game')")
        assert one.page.evaluate(ROWS) == []
    assert one.troubles == []
    context.close()
