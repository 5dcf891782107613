"""A server whose visitors' devices play against bots themselves: no socket, no network, nothing lost."""

import pytest
from playwright.sync_api import Browser

from tests.e2e.harness import NO_TIPS, Person, Server, check_client
from tests.e2e.static_site import written
from tests.sizes import long

READY = "() => document.documentElement.dataset.device === 'ready'"


@pytest.fixture(scope="module")
def beside(tmp_path_factory: pytest.TempPathFactory) -> Server:
    check_client()
    site = written(tmp_path_factory.mktemp("beside") / "site")
    return Server(tmp_path_factory.mktemp("server"), STARHOLD_DEVICE_SITE=str(site))


def decide(one: Person, times: int) -> None:
    made = 0
    while made < times:
        made += one.decide()
        one.page.wait_for_timeout(30)


@long
def test_a_game_against_bots_is_the_devices(beside: Server, browser: Browser) -> None:
    beside.start()
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, device_scale_factor=0.2, locale="en"
    )
    context.set_default_timeout(180_000)
    context.add_init_script(NO_TIPS)
    # The site may have no compiled engine here.
    context.add_init_script('localStorage.setItem(\'starhold\', \'{"device": "always", "speed": "none"}\')')
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
        one.page.wait_for_function("navigator.serviceWorker.ready.then((found) => !!found.active)")
        one.page.reload()
        one.wait(".tablepage[data-version]")
        context.set_offline(True)
        one.page.reload()
        one.wait(".tablepage[data-version]")
        decide(one, 2)
        assert one.sockets == []
    finally:
        context.close()
        beside.stop()
