"""The static site without a network: games, lessons, puzzles, reviews; nothing acknowledged is lost."""

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Route

from starhold.kernel import registry
from tests.e2e.harness import NO_TIPS, SIZES, Person, check_client
from tests.e2e.looks import serious_troubles
from tests.e2e.static_site import served, written
from tests.e2e.stored import Stored, stored
from tests.e2e.test_lessons import follow
from tests.e2e.test_review import answer
from tests.sizes import SIZE, long

#: every run plays games and lessons from where they are nearly over, a long one from their beginning
WHOLE = SIZE >= 1


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    check_client()
    return written(tmp_path_factory.mktemp("web") / "starhold")


@pytest.fixture(scope="module")
def begun() -> Stored:
    return stored(WHOLE)


def visitor(
    browser: Browser, size: str, service_workers: Literal["allow", "block"] = "allow"
) -> BrowserContext:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=0.2,
        reduced_motion="reduce",
        locale="en",
        service_workers=service_workers,
    )
    context.set_default_timeout(120_000)
    context.add_init_script(NO_TIPS)
    return context


def go(one: Person, path: str) -> None:
    """Follow a link inside the page: nothing is loaded again."""
    one.page.evaluate(
        "path => { document.querySelector('main')?.setAttribute('data-old', ''); location.hash = path }", path
    )
    one.page.wait_for_function("!document.querySelector('[data-old]')")


def version(one: Person) -> int:
    """Return how far the table is; where several people share it, the page also says whose turn it is."""
    return int(str(one.page.locator(".tablepage").get_attribute("data-version")).split()[0])


def play(one: Person, most: int = 3000) -> None:
    """Make so many decisions, or all until the game is over; people at one device hand it over."""
    made, idle = 0, 0
    while made < most and not one.over:
        assert idle < 3000, f"nobody can go on after {made} decisions"
        if one.sees(".handover .btn.main"):
            one.page.locator(".handover .btn.main").click()
        elif one.decide():
            made, idle = made + 1, 0
            continue
        idle += 1
        one.page.wait_for_timeout(30)


def table_of(one: Person, table: str) -> int:
    """Open a table; return how far it is."""
    go(one, f"/table/{table}")
    one.wait(".tablepage[data-version]")
    return version(one)


def test_the_site_opens(site: Path, browser: Browser) -> None:
    """The lobby, how to play and the rules appear without Python; with it, a bot's table takes a move."""
    context = visitor(browser, "desktop", "block")
    held: list[Route] = []
    with served(site) as (url, _):
        one = Person(context.new_page(), context, url)
        one.page.route("**/pyodide/*", lambda route: held.append(route))
        one.page.goto(url)
        one.wait(".poster")
        go(one, "/howto/kingdoms")
        one.wait(".panels .draw")
        go(one, "/rules/galaxies")
        one.page.get_by_role("button", name="Full rules").click()
        one.wait(".chapter")
        assert held
        for route in held:
            route.continue_()
        one.page.unroute("**/pyodide/*")
        go(one, "/")
        one.page.get_by_role("button", name="Play Luna").click()
        one.wait(".tablepage[data-version]")
        play(one, 1)
    assert one.troubles == []
    context.close()


@long
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_everything_without_a_network(site: Path, begun: Stored, browser: Browser, size: str) -> None:
    """A game of each kind, a lesson, a puzzle and a review of each game; the page is killed in between."""
    context = visitor(browser, size)
    requested: list[str] = []
    with served(site) as (url, _):
        one = Person(context.new_page(), context, url)
        one.page.goto(f"{url}manifest.webmanifest")
        begun.fill(one.page)
        one.page.goto(url)
        # Posters need no Python; the service worker keeps all files.
        one.wait(".poster")
        one.page.wait_for_function("navigator.serviceWorker.ready.then((found) => !!found.active)")
        context.set_offline(True)
    context.on("request", lambda request: requested.append(request.url))
    far = {}
    for table in begun.tables.values():
        table_of(one, table)
        play(one, 1)
        far[table] = version(one)
    # The page is killed right after a move was acknowledged, and another one finds all of them.
    one.page.close()
    again = Person(context.new_page(), context, url)
    again.page.goto(url)
    for table, before in far.items():
        assert table_of(again, table) >= before
        play(again)
        again.wait(".end")
    for game in registry.names():
        go(again, f"/learn/{game}/{begun.lessons[game]}")
        again.wait(".coach [data-beat]")
        while follow(again):
            pass
        puzzle, action, picks = begun.puzzles[game]
        go(again, f"/puzzles/{game}/{puzzle}")
        answer(again, action, picks)
        go(again, f"/review/{begun.finished[game]}")
        again.wait(".grid[data-done]")
        assert again.sees(".moment h2")
    assert serious_troubles(again) == []
    assert one.troubles == again.troubles == []
    # Whatever leaves the page in games of the device, leaves it for nobody.
    assert all(address.startswith((url, "blob:", "data:")) for address in requested)
    context.close()
