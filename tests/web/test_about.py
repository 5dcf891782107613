"""The operators' pages, and what is answered at addresses where nothing is."""

import re
from pathlib import Path

import httpx
import pytest

from starhold.server.http import about
from starhold.server.http.paths import PAGES
from starhold.server.services import Services
from starhold.server.settings import of_values
from starhold.text import LANGUAGES
from tests.web.test_operator import serve

ROOT = Path(__file__).parents[2]


def test_the_server_knows_the_pages_of_the_client() -> None:
    app = (ROOT / "client" / "src" / "App.svelte").read_text()
    table = app.partition("const PAGES")[2].partition("};")[0]
    assert set(re.findall(r"^ {4}(\w+): (?:async )?\(\)", table, re.MULTILINE)) == PAGES


def test_unknown_addresses_are_404_and_known_pages_are_not(tmp_path: Path) -> None:
    async def scene(services: Services, client: httpx.AsyncClient) -> None:
        for path in ("/wp-login.php", "/favicon.ico", "/nothing/here", "/about/nothing", "/.env"):
            for accept in ("*/*", "text/html"):
                found = await client.get(path, headers={"accept": accept})
                assert found.status_code == 404, path
        robots = await client.get("/robots.txt")
        assert (robots.status_code, "Disallow: /table" in robots.text) == (200, True)
        security = (await client.get("/.well-known/security.txt")).text
        assert "Contact: mailto:op@example.org\n" in security
        assert re.search(r"^Expires: 20\d\d-", security, re.MULTILINE)
        assert "Canonical: https://games.example.org/.well-known/security.txt" in security

    serve(tmp_path, scene, server__contact="op@example.org", server__address="https://games.example.org")


def test_texts_of_the_operators_are_shown_in_the_visitors_language(tmp_path: Path) -> None:
    texts = tmp_path / "texts"
    texts.mkdir()
    (texts / "imprint.fr.md").write_text("# Mentions\n\n<script>alert(1)</script> **Club Orion**\n")

    async def scene(services: Services, client: httpx.AsyncClient) -> None:
        index = (await client.get("/about", headers={"accept-language": "ru"})).text
        assert 'lang="ru"' in index
        assert "/about/imprint" in index
        assert "/about/terms" not in index
        assert "mailto:op@example.org" in index
        imprint = (await client.get("/about/imprint", headers={"accept-language": "en"})).text
        assert "<strong>Club Orion</strong>" in imprint
        assert "<script>" not in imprint
        assert '<main lang="fr">' in imprint
        assert (await client.get("/api/server")).json()["texts"] == ["privacy", "imprint"]
        assert (await client.get("/about/terms")).status_code == 404

    serve(tmp_path, scene, server__contact="op@example.org")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_default_privacy_page_says_what_the_settings_say(language: str, tmp_path: Path) -> None:
    keep = {"retention__guests": 91, "retention__finished": 0, "retention__chat": 31, "retention__audit": 41}
    more = {"backups__folder": "b", "backups__hours": 24.0, "backups__keep": 17}
    live = of_values(tmp_path, server__name="Club Orion", server__contact="op@example.org", **keep, **more)
    text = about.default_privacy(live, language)
    for said in ("Club Orion", "op@example.org", "91", "31", "41", "17", "`starhold`", "`starhold_device`"):
        assert said in text, said
    assert "{" not in text
    # Without a contact there is no half sentence.
    assert "{" not in about.default_privacy(of_values(tmp_path), language)
    assert len(about.page(live, "privacy", language)) > 2000


def test_cookies_that_are_set_are_named_on_the_privacy_page() -> None:
    security = (ROOT / "src" / "starhold" / "server" / "http" / "security.py").read_text()
    named = re.findall(r'^[A-Z_]*COOKIE = "(\w+)"', security, re.MULTILINE)
    assert sorted(named) == ["starhold", "starhold_device"]
