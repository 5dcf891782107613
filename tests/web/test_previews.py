"""Previews of links: what a stranger with the same link may see, and nothing else."""

import re
from html import unescape
from pathlib import Path

import httpx
import pytest

from starhold.server.http import app as http_app
from starhold.server.services import Services
from tests.web.test_operator import serve

ADDRESS = {"server__address": "https://example.org/games/"}
TAG = re.compile(r'<meta property="og:(\w+)" content="([^"]*)" />')


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


def test_pages_that_are_the_same_for_everybody(tmp_path: Path) -> None:
    async def scene(services: Services, client: httpx.AsyncClient) -> None:
        found = await tags(client, "/puzzles/roll/a12")
        assert found["title"] == "A puzzle: Roll for the Galaxy"
        assert found["image"] == "https://example.org/games/preview.png"
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
