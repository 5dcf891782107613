"""The static site without a network: games, lessons, puzzles, rules; nothing acknowledged is lost."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.e2e.harness import NO_TIPS, SIZES, Person, check_client
from tests.e2e.static_site import served, written
from tests.sizes import long


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    check_client()
    return written(tmp_path_factory.mktemp("web") / "starhold")


@long
def test_without_a_network(site: Path, browser: Browser) -> None:
    context = browser.new_context(
        viewport={"width": SIZES["desktop"][0], "height": SIZES["desktop"][1]},
        device_scale_factor=0.2,
        reduced_motion="reduce",
        locale="en",
    )
    context.set_default_timeout(120_000)
    context.add_init_script(NO_TIPS)
    with served(site) as (url, _):
        one = Person(context.new_page(), context, url)
        requested: list[str] = []
        one.page.goto(url)
        # Posters need no Python; the service worker keeps all files.
        one.wait(".poster")
        one.page.wait_for_function("navigator.serviceWorker.ready.then((found) => !!found.active)")
        context.set_offline(True)
    context.on("request", lambda request: requested.append(request.url))
    one.page.get_by_role("button", name="Play Luna").click()
    one.wait(".tablepage")
    made = 0
    while made < 3:
        made += one.decide()
        one.page.wait_for_timeout(30)
    version = int(one.page.locator(".tablepage").get_attribute("data-version") or 0)
    address = one.page.url
    # The page is killed, and another one opens the table where it was.
    one.page.close()
    again = Person(context.new_page(), context, url)
    again.page.goto(address)
    again.wait(".tablepage[data-version]")
    assert int(again.page.locator(".tablepage").get_attribute("data-version") or 0) >= version
    while not again.decide():
        again.page.wait_for_timeout(30)
    for path, seen in (
        ("#/learn/roll/six", ".coach [data-beat]"),
        ("#/puzzles/kingdoms", ".puzzles .far progress"),
        ("#/rules/galaxies", "main .panel [data-rule], main .panel li"),
    ):
        again.page.goto(url + path)
        again.wait(seen)
    assert one.troubles == again.troubles == []
    assert all(address.startswith((url, "blob:", "data:")) for address in requested)
    context.close()
