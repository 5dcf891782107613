"""Previews of links: what a stranger with the same link may see, and nothing else."""

import re
from html import unescape
from pathlib import Path

import httpx
import pytest
from rich.console import Console

from starhold.cli import site
from starhold.review import puzzles
from starhold.server.http import app as http_app
from starhold.server.http import previews
from starhold.server.services import Services
from starhold.server.work import pictures
from starhold.server.work.jobs import DrawPicture
from starhold.text import Text
from tests.web.test_operator import serve

ADDRESS = {"server__address": "https://example.org/games/"}
TAG = re.compile(r'<meta property="og:([\w:]+)" content="([^"]*)" />')
#: pictures are drawn by a library and with fonts of the client's build
drawn = pytest.mark.skipif(not pictures.able(), reason="the client is not built")


@pytest.fixture(autouse=True)
def _client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<html><head></head></html>")
    monkeypatch.setattr(http_app, "STATIC", static)


async def tags(client: httpx.AsyncClient, path: str, language: str = "en") -> dict[str, str]:
    found = await client.get(path, headers={"accept-language": language, "cookie": ""})
    assert found.status_code == 200
    return {name: unescape(value) for name, value in TAG.findall(found.text)}


def test_a_site_that_knows_its_address_has_a_preview(tmp_path: Path) -> None:
    page = site.with_preview("<head></head>", "https://example.org/games/", Text("en"))
    found = dict(TAG.findall(page))
    assert found["url"] == "https://example.org/games/"
    assert found["image"] == "https://example.org/games/preview.png"
    with pytest.raises(site.BadSiteAddress):
        site.write(tmp_path / "out", None, "", Text("en"), Console(), "example.org/games")
    assert not (tmp_path / "out").exists()


def test_words_that_nobody_could_read_are_left_out() -> None:
    words = '<text x="1" font-size="10">tiny</text><text x="1" font-size="40">large</text>'
    found = pictures.svg(DrawPicture("", "", board=f'<svg viewBox="0 0 1440 900">{words}</svg>'))
    assert "large" in found
    assert "tiny" not in found


def test_pages_that_are_the_same_for_everybody(tmp_path: Path) -> None:
    async def scene(services: Services, client: httpx.AsyncClient) -> None:
        found = await tags(client, "/puzzles/roll/a12")
        assert found["title"] == "A puzzle: Roll for the Galaxy"
        assert found["locale"] == "en_GB"
        assert (await tags(client, "/daily", "fr"))["title"] == "Le défi du jour"
        for path in ("/", "/rules/%22%3E%3Cscript%3E", "/table/none", "/join/none/none"):
            assert (await tags(client, path))["title"] == "Starhold"

    serve(tmp_path, scene, **ADDRESS)


def test_a_private_table_is_previewed_by_its_invitation_only(tmp_path: Path) -> None:
    async def scene(services: Services, client: httpx.AsyncClient) -> None:
        headers = {"X-Starhold": "1"}
        await client.post("/api/session", json={"name": 'Eve"<b>'}, headers=headers)
        body = {"game": "galaxies", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = (await client.post("/api/tables", json=body, headers=headers)).json()
        # Also in the browser of somebody who sits there: a preview goes by the link alone.
        for path in (f"/table/{table['id']}", f"/join/{table['id']}/wrong", f"/review/{table['id']}"):
            found = await tags(client, path)
            assert found["title"] == "Starhold"
            assert "Eve" not in "".join(found.values())
        found = await tags(client, f"/join/{table['id']}/{table['invite']}")
        assert found["title"] == "You are invited to Tiny Epic Galaxies"
        assert "Eve" in found["description"]
        # The invitation itself is not repeated.
        assert table["invite"] not in "".join(found.values())

    serve(tmp_path, scene)


def test_a_public_game_shows_players_then_the_result(tmp_path: Path) -> None:
    async def scene(services: Services, client: httpx.AsyncClient) -> None:
        headers = {"X-Starhold": "1"}
        await client.post("/api/session", json={"name": "Ada"}, headers=headers)
        seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Clara"}]
        body = {"game": "galaxies", "seats": seats, "public": True}
        table = (await client.post("/api/tables", json=body, headers=headers)).json()["id"]
        found = await tags(client, f"/table/{table}")
        assert (found["title"], found["description"]) == ("Tiny Epic Galaxies", "At the table: Ada, Clara")
        await client.post(f"/api/tables/{table}/resign", json={"seat": 0}, headers=headers)
        found = await tags(client, f"/table/{table}")
        assert found["title"] == "Tiny Epic Galaxies: the result"
        assert re.fullmatch(r"Clara \d+, Ada \d+", found["description"])

    serve(tmp_path, scene)


def test_without_a_renderer_there_is_the_picture_of_all_pages_or_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "able", lambda: False)

    async def scene(services: Services, client: httpx.AsyncClient) -> None:
        assert "image" not in await tags(client, "/puzzles/roll")
        assert (await client.get("/pictures/puzzles/roll.png")).status_code == 404

    for name in ("one", "other"):
        (tmp_path / name).mkdir()
    serve(tmp_path / "one", scene, **ADDRESS)
    http_app.fixed_page.cache_clear()
    (tmp_path / "static" / "preview.png").write_bytes(b"PNG")

    async def with_one(services: Services, client: httpx.AsyncClient) -> None:
        found = await tags(client, "/puzzles/roll")
        assert found["image"] == "https://example.org/games/preview.png"
        assert found["image:width"] == "1200"

    serve(tmp_path / "other", with_one, **ADDRESS)


@drawn
def test_every_public_address_has_a_picture(tmp_path: Path) -> None:
    """Each is a PNG of the size that the tags say, at most 200 kB, and drawn once."""

    async def scene(services: Services, client: httpx.AsyncClient) -> None:
        headers = {"X-Starhold": "1"}
        await client.post("/api/session", json={"name": "Ada"}, headers=headers)
        seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Клара"}]
        body = {"game": "galaxies", "seats": seats, "public": True}
        table = (await client.post("/api/tables", json=body, headers=headers)).json()["id"]
        puzzle = puzzles.shipped("kingdoms").puzzles[0].id
        paths = ["/daily", f"/puzzles/kingdoms/{puzzle}", "/rules/roll", f"/table/{table}"]
        found = [(await tags(client, path, "fr"))["image"] for path in paths]
        await client.post(f"/api/tables/{table}/resign", json={"seat": 0}, headers=headers)
        found += [(await tags(client, f"/{page}/{table}"))["image"] for page in ("table", "review", "replay")]
        assert len(set(found)) == len(found)
        # Other sites need whole addresses; without one in the settings it is the one that was asked for.
        assert all(address.startswith(f"{client.base_url}".rstrip("/") + "/pictures/") for address in found)
        got = {
            address: await client.get(address, headers={"cookie": ""}) for address in found[:3] + found[4:]
        }
        for address, answer in got.items():
            assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png"), address
            size = (int.from_bytes(answer.content[16:20]), int.from_bytes(answer.content[20:24]))
            assert size == pictures.PIXELS
            assert len(answer.content) <= 200_000
        services.workers.do = None  # type: ignore[assignment, method-assign]
        for address, answer in got.items():
            assert (await client.get(address)).content == answer.content
        for path in ("lobby", "rules/none", "puzzles/none/x", "table/none", "table"):
            assert (await client.get(f"/pictures/{path}.png")).status_code == 404, path

    serve(tmp_path, scene)


@drawn
def test_the_picture_of_a_private_table_is_the_games(tmp_path: Path) -> None:
    """Its address goes around without the link, so it shows nothing of the table, and has no invitation."""

    async def scene(services: Services, client: httpx.AsyncClient) -> None:
        headers = {"X-Starhold": "1"}
        await client.post("/api/session", json={"name": "Eve"}, headers=headers)
        body = {"game": "galaxies", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = (await client.post("/api/tables", json=body, headers=headers)).json()
        found = await tags(client, f"/join/{table['id']}/{table['invite']}")
        assert found["image"].endswith("/pictures/join/galaxies.png?lang=en")
        for page in ("join", "table", "review"):
            got = await client.get(f"/pictures/{page}/{table['id']}.png?invite={table['invite']}")
            assert got.status_code in (403, 404)

    serve(tmp_path, scene)


def test_names_that_the_fonts_lack_are_letters_of_seats() -> None:
    assert [pictures.name_of(1, name) for name in ("Zoë", "Дима", "李", "a\x00")] == ["Zoë", "Дима", "B", "B"]


def test_the_daily_challenge_is_a_star() -> None:
    """What is drawn knows neither the day's game nor its dice."""
    asked = previews.page_picture("daily", "", "", Text("en"))
    assert (asked.game, asked.board, asked.rows) == ("", "", ())
