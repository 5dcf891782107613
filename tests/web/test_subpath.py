"""A server below a path of another site: https://example.org/games/."""

import re
from pathlib import Path

import httpx
import pytest

from starhold.server.http import app as http_app
from starhold.server.http.paths import OTHERS, PAGES, below
from starhold.server.services import Services
from starhold.server.settings import BadSetting, of_values
from tests.web.test_operator import TOKEN, serve

ADDRESS = {"server__address": "https://example.org/games/"}
LINK = re.compile(r'(?:href|src|action)="(/[^"]*)"')


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client as Vite writes it, and a page of documentation."""
    static, site = tmp_path / "static", tmp_path / "site"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(
        '<link rel="icon" href="/favicon.svg"><link rel="manifest" href="/manifest.webmanifest">'
        '<script type="module" src="/assets/index-1.js"></script>'
    )
    (static / "assets" / "index-1.js").write_text("1")
    (static / "service-worker.js").write_text("2")
    (site / "bots").mkdir(parents=True)
    (site / "bots" / "index.html").write_text("bots")
    monkeypatch.setattr(http_app, "STATIC", static)
    monkeypatch.setattr(http_app, "SITE", site)


@pytest.mark.usefixtures("built")
def test_pages_api_and_files_are_served_with_the_path_and_without_it(tmp_path: Path) -> None:
    async def scene(services: Services, client: httpx.AsyncClient) -> None:
        # A web server passes the path on, or takes it away.
        for before in ("/games", ""):
            page = await client.get(f"{before}/table/abc")
            assert LINK.findall(page.text) == [
                "/games/favicon.svg",
                "/games/manifest.webmanifest",
                "/games/assets/index-1.js",
            ]
            assert (await client.get(f"{before}/assets/index-1.js")).text == "1"
            assert (await client.get(f"{before}/service-worker.js")).text == "2"
            assert (await client.get(f"{before}/healthz")).text == "ok\n"
            assert (await client.get(f"{before}/text/en.ftl")).status_code == 200
            assert (await client.get(f"{before}/api/server")).json()["name"] == "Starhold"
            assert (await client.get(f"{before}/nothing")).status_code == 404
        slash = await client.get("/games")
        assert (slash.status_code, slash.headers["location"]) == (308, "/games/")
        assert (await client.get("/games/")).status_code == 200
        # What only begins like the path is not below it.
        assert (await client.get("/gamesapi/server")).status_code == 404
        assert "Disallow: /games/table\n" in (await client.get("/games/robots.txt")).text

    serve(tmp_path, scene, **ADDRESS)


@pytest.mark.usefixtures("built")
def test_redirects_stay_below_the_path(tmp_path: Path) -> None:
    async def scene(services: Services, client: httpx.AsyncClient) -> None:
        for asked, leads in (
            ("/games/docs", "/games/docs/"),
            ("/games/docs/bots", "http://here/games/docs/bots/"),
            ("/games/api/notices/stop?token=x", "/games/turns?stop=x"),
        ):
            assert (await client.get(asked)).headers["location"] == leads
        form = {"act": "announce", "value": "Friday"}
        came = {"origin": "http://here", "referer": "http://here/games/admin/notices"}
        acted = await client.post("/games/admin/act", data=form, auth=("me", TOKEN), headers=came)
        assert (acted.status_code, acted.headers["location"]) == (303, "/games/admin/notices")

    serve(tmp_path, scene, **ADDRESS)


def test_every_link_of_the_operators_pages_is_below_the_path(tmp_path: Path) -> None:
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "terms.en.md").write_text(
        "[Privacy](/about/privacy) and [us](https://example.org/)"
    )

    async def scene(services: Services, client: httpx.AsyncClient) -> None:
        await client.post("/games/api/session", json={"name": 'href="/x'}, headers={"X-Starhold": "1"})
        for path in ("/about", "/about/terms", "/admin", "/admin/people", "/admin/notices"):
            page = (await client.get(f"/games{path}", auth=("me", TOKEN))).text
            links = LINK.findall(page)
            assert links
            assert all(link.startswith("/games/") for link in links), links
        people = (await client.get("/games/admin/people", auth=("me", TOKEN))).text
        assert "href=&quot;/x" in people

    serve(tmp_path, scene, **ADDRESS)


def test_cookies_are_for_this_server_alone(tmp_path: Path) -> None:
    async def scene(services: Services, client: httpx.AsyncClient) -> None:
        headers = {"X-Starhold": "1"}
        came = await client.post("/games/api/session", json={"name": "Ada"}, headers=headers)
        assert "Path=/games/;" in came.headers["set-cookie"]
        assert (await client.get("/games/api/me")).json()["name"] == "Ada"
        body = {"name": "Ada", "password": "a long password"}
        account = await client.post("/games/api/account", json=body, headers=headers)
        assert "Path=/games/api;" in account.headers["set-cookie"]

    serve(tmp_path, scene, **ADDRESS)


@pytest.mark.parametrize("path", ["/api", "/table/x", "/docs/", "/a b", "/..", "/x?y=1", "/a//b", '/"'])
def test_a_path_that_cannot_work_is_refused(path: str) -> None:
    with pytest.raises(BadSetting):
        of_values(server__address=f"https://example.org{path}")


def test_no_path_of_ours_is_forgotten(tmp_path: Path) -> None:
    async def scene(services: Services, client: httpx.AsyncClient) -> None:
        app = client._transport.app  # type: ignore[attr-defined]
        firsts = {route.path[1:].partition("/")[0] for route in app.routes} - {"", "{path:path}"}
        assert firsts <= OTHERS | PAGES

    serve(tmp_path, scene)


def test_a_page_without_a_path_stays_as_it_is() -> None:
    assert below("", '<a href="/x">') == '<a href="/x">'
    assert below("/a/b", '<a href="/x"><a href="//other/y"><a href="?z">') == (
        '<a href="/a/b/x"><a href="//other/y"><a href="?z">'
    )
