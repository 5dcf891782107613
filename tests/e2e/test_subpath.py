"""A server below a path of another site, in a browser: pages, requests, sockets, links, service worker."""

from pathlib import Path
from urllib.parse import urlsplit

import httpx
from playwright.sync_api import Browser, Request

from tests.e2e.harness import NO_TIPS, Person, Server, check_client


def test_a_game_below_a_path(browser: Browser, tmp_path: Path) -> None:
    check_client()
    server = Server(tmp_path)
    server.environment["STARHOLD_SERVER_ADDRESS"] = f"{server.url}/games"
    server.start()
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, locale="en", reduced_motion="reduce"
    )
    context.set_default_timeout(90_000)
    context.add_init_script(NO_TIPS)
    asked: list[str] = []

    def note(request: Request) -> None:
        if request.url.startswith("http"):
            asked.append(urlsplit(request.url).path)

    context.on("request", note)
    try:
        ada = Person(context.new_page(), context, f"{server.url}/games")
        ada.sign_in("Ada")
        ada.open("/")
        # After the first visit, the page opens without a network.
        ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        context.set_offline(True)
        ada.page.reload()
        ada.wait("main", 20)
        context.set_offline(False)
        ada.open("/")
        # A link of the lobby: the router opens it, and the browser would open the same.
        ada.page.click('a[href="/puzzles"], a[href="/games/puzzles"]')
        ada.page.wait_for_url(f"{server.url}/games/puzzles")
        ada.page.go_back()
        ada.page.wait_for_url(f"{server.url}/games/")
        table = ada.new_table("galaxies", [{"kind": "me"}, {"kind": "bot", "bot": "newcomer"}])
        ada.sit_at(table)
        ada.wait(".board [data-lit]")
        assert ada.decide()
        assert [urlsplit(one).path for one in ada.sockets] == [f"/games/ws/tables/{table}"]
        # A link that the browser opens itself.
        ada.page.click("a.about")
        ada.page.wait_for_url(f"{server.url}/games/about")
        ada.page.click("nav a >> nth=0")
        ada.page.wait_for_url(f"{server.url}/games/")
        scope = ada.page.evaluate("navigator.serviceWorker.ready.then(found => found.scope)")
        assert scope == f"{server.url}/games/"
        waiting = ada.new_table("galaxies", [{"kind": "me"}, {"kind": "open"}])
        ada.sit_at(waiting)
        ada.wait(".invite input")
        assert ada.page.input_value(".invite input").startswith(f"{server.url}/games/join/{waiting}/")
        assert [path for path in asked if not path.startswith("/games/")] == []
        assert not ada.troubles
        assert all(one["path"].startswith("/games/") for one in context.cookies())
        # The files that the service worker keeps are there.
        assert httpx.get(f"{server.url}/games/service-worker.js").status_code == 200
    finally:
        context.close()
        server.stop()
