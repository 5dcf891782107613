"""A server whose visitors' devices play against bots themselves: no socket, no network, nothing lost."""

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.e2e.harness import NO_TIPS, Person, Server, check_client
from tests.e2e.static_site import written
from tests.e2e.test_lessons import FIRST
from tests.sizes import long

READY = "() => document.documentElement.dataset.device === 'ready'"
#: the last answer that the page keeps for use without a network
LAST = "/api/rules/roll?language=en"
#: nothing is loaded for the device by then (client/src/App.svelte)
LATER = 5000


@pytest.fixture(scope="module")
def beside(tmp_path_factory: pytest.TempPathFactory) -> Server:
    check_client()
    site = written(tmp_path_factory.mktemp("beside") / "site")
    return Server(tmp_path_factory.mktemp("server"), STARHOLD_DEVICE_SITE=str(site))


def visitor(browser: Browser, more: str = "") -> BrowserContext:
    """Return a browser; the site may have no compiled engine here, and plays all the same."""
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, device_scale_factor=0.2, locale="en"
    )
    context.set_default_timeout(180_000)
    context.add_init_script(NO_TIPS)
    context.add_init_script('localStorage.setItem(\'starhold\', \'{"device": "always", "speed": "none"}\')')
    context.add_init_script(more)
    return context


def decide(one: Person, times: int) -> None:
    made = 0
    while made < times:
        made += one.decide()
        one.page.wait_for_timeout(30)


@long
def test_a_game_against_bots_is_the_devices(beside: Server, browser: Browser) -> None:
    beside.start()
    context = visitor(browser)
    try:
        one = Person(context.new_page(), context, beside.url)
        one.open("/")
        one.page.wait_for_function(READY)
        one.page.get_by_role("button", name="Play Luna").click()
        one.wait(".tablepage")
        decide(one, 3)
        assert one.sockets == []
        # Loaded again, the page finds the table here; so it does without a server.
        one.page.reload()
        one.wait(".tablepage[data-version]")
        decide(one, 1)
        one.page.wait_for_function(f"caches.match('{beside.url}{LAST}').then((found) => !!found)")
        context.set_offline(True)
        one.page.reload()
        one.wait(".tablepage[data-version]")
        decide(one, 2)
        assert one.sockets == []
        table = one.page.url.rpartition("/")[2]
        # Pages that were never opened have what they show.
        for path, shown in (
            ("/howto/kingdoms", ".panels .draw"),
            ("/puzzles/roll", ".themes ol a"),
            (f"/learn/kingdoms/{FIRST['kingdoms']}", ".coach [data-beat]"),
            ("/", ".banner.warn"),
            ("/rules/roll", ".panel"),
        ):
            one.open(path)
            one.wait(shown)
            if path == "/":
                assert "No connection since" in one.page.locator(shown).inner_text()
        one.page.get_by_role("button", name="Full rules").click()
        one.wait(".chapter")
        # With a network, the game goes to the server and comes back; each time only one side has it.
        context.set_offline(False)
        for side, sockets in (("To the server", 1), ("To this device", 0)):
            one.open("/settings")
            one.page.wait_for_function(READY)
            one.page.locator(f'.move [data-table="{table}"]').click()
            one.page.get_by_role("button", name=side).click()
            one.wait(f'.side:{"last" if sockets else "first"}-of-type [data-table="{table}"]')
            assert one.page.locator(f'[data-table="{table}"]').count() == 1
            one.sockets.clear()
            one.open(f"/table/{table}")
            one.wait(".tablepage[data-version]")
            decide(one, 1)
            assert bool(one.sockets) == bool(sockets)
    finally:
        context.close()
        beside.stop()


@long
def test_a_weak_device_leaves_everything_to_the_server(beside: Server, browser: Browser) -> None:
    beside.start()
    context = visitor(browser, "Object.defineProperty(navigator, 'hardwareConcurrency', {value: 1})")
    loaded: list[str] = []
    context.on("request", lambda request: loaded.append(request.url))
    try:
        one = Person(context.new_page(), context, beside.url)
        one.open("/")
        one.wait(".poster")
        one.page.wait_for_timeout(LATER)
        one.page.get_by_role("button", name="Play Luna").click()
        one.wait(".tablepage[data-version]")
        decide(one, 1)
        assert one.sockets
        assert not [address for address in loaded if "/device/" in address]
    finally:
        context.close()
        beside.stop()
