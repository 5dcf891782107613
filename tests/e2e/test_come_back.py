"""A name that lasts, and word of one's turn: passkeys, words, downloads; push, e-mail and webhook."""

import json
import secrets
import zipfile
from collections.abc import Callable, Iterator
from email import message_from_bytes, policy
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession

from tests.e2e.conftest import NewPerson
from tests.e2e.harness import DICE_OF_THE_TEST, NO_TIPS, SIZES, Person, Server, check_client
from tests.e2e.looks import misfits_by_size, serious_troubles
from tests.e2e.push import Worker
from tests.services import wait_until
from tests.sink import sink

#: run before the server: a turn is told after a second, not after a minute
SOON = """
from starhold.server.store import outbox
outbox.WAIT_SECONDS = 1.0
"""
CLOCK = {"kind": "move", "seconds": 86_400}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at a domain, as passkeys need one."""
    check_client()
    folder = tmp_path_factory.mktemp("home")
    (folder / "test").touch()
    more = {"STARHOLD_MAIL_SERVER": f"file:{folder / 'mail'}", "STARHOLD_NOTICES_LOCAL": "true"}
    server = Server(folder, DICE_OF_THE_TEST + SOON, **more)
    server.url = server.environment["STARHOLD_SERVER_ADDRESS"] = f"http://localhost:{server.port}"
    server.start()
    yield server
    server.stop()


class Device:
    """A device that keeps passkeys, and unlocks them for whoever holds it."""

    def __init__(self, one: Person) -> None:
        self.tab: CDPSession = one.context.new_cdp_session(one.page)
        self.tab.send("WebAuthn.enable")
        kind = {"protocol": "ctap2", "transport": "internal", "automaticPresenceSimulation": True}
        kind |= {"hasResidentKey": True, "hasUserVerification": True, "isUserVerified": True}
        made = self.tab.send("WebAuthn.addVirtualAuthenticator", {"options": kind})
        self.id = made["authenticatorId"]

    def passkeys(self) -> list[Any]:
        found = self.tab.send("WebAuthn.getCredentials", {"authenticatorId": self.id})
        return list(found["credentials"])

    def keep(self, passkey: Any) -> None:
        """A passkey comes from another device of the same person."""
        self.tab.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": passkey})


def test_a_name_and_a_passkey_open_the_account_on_another_device(person: NewPerson) -> None:
    anna, phone = person("Anna"), person("Somebody", language="fr", size="phone")
    computer, pocket = Device(anna), Device(phone)
    name = f"Annabel {secrets.token_hex(2)}"
    # A guest's game comes along.
    table = anna.new_table("galaxies", [{"kind": "me"}, {"kind": "bot"}])
    anna.resign(table)
    anna.open("/account")
    anna.page.get_by_label("Your name", exact=True).fill(name)
    anna.page.get_by_role("button", name="Keep my games").click()
    anna.page.get_by_role("heading", name=f"Hello, {name}").wait_for()
    anna.page.get_by_role("button", name="Save a passkey").click()
    anna.page.get_by_text("Saved.").wait_for()
    anna.page.get_by_role("button", name="Account", exact=True).click()
    anna.page.get_by_role("heading", name="Ways to log in").wait_for()
    (passkey,) = computer.passkeys()
    assert passkey["rpId"] == "localhost"

    # The passkey is on the phone as well: one tap, in another language.
    pocket.keep(passkey)
    phone.open("/account")
    phone.page.get_by_role("button", name="Utiliser une clé d’accès").click()
    phone.page.get_by_role("heading", name="Moyens d’entrer").wait_for()
    assert phone.api("GET", "/me") == anna.api("GET", "/me")
    assert [game["table"] for game in phone.api("GET", "/me/history")["games"]] == [table]

    # Who sees what, four words, and whose devices these are.
    anna.page.get_by_role("group", name="That I’m here").get_by_role("button", name="All").click()
    anna.page.get_by_text("Saved.").wait_for()
    assert anna.api("GET", "/account")["shown"]["presence"] == "all"
    phone.page.get_by_role("button", name="Créer quatre mots").click()
    phone.wait(".words span")
    words = phone.page.locator(".words span").all_inner_texts()
    assert len(words) == 4
    for one in (anna, phone):
        assert serious_troubles(one) == []
        assert misfits_by_size(one, one.page.url) == {}
    width, height = SIZES["phone"]
    phone.page.set_viewport_size({"width": width, "height": height})
    phone.page.get_by_role("button", name="Se déconnecter", exact=True).click()
    phone.wait(".poster")
    assert phone.api("GET", "/session") != anna.api("GET", "/me")
    phone.open("/account")
    phone.page.get_by_role("button", name="J’ai quatre mots").click()
    phone.page.get_by_label("Votre nom", exact=True).fill(name.lower())
    phone.page.get_by_label("Vos quatre mots").fill(" ".join(words))
    phone.page.get_by_role("button", name="Se connecter", exact=True).click()
    phone.page.get_by_role("heading", name="Moyens d’entrer").wait_for()
    assert phone.api("GET", "/me") == anna.api("GET", "/me")

    # Everything in one file; then nothing is left, on both devices.
    anna.open("/account")
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Download everything").click()
    with zipfile.ZipFile(download.value.path()) as kept:
        assert any(table in name for name in kept.namelist())
        assert all(json.loads(kept.read(name)) for name in kept.namelist() if name.endswith(".json"))
    anna.page.get_by_role("button", name="Delete my account").click()
    anna.page.get_by_label("Type your name to confirm").fill(name)
    anna.page.get_by_role("button", name="Delete it").click()
    anna.wait(".poster")
    for one in (anna, phone):
        found = one.api("GET", "/session")
        assert found is None or not found["account"]
    phone.open("/account")
    phone.page.get_by_role("button", name="Utiliser une clé d’accès").click()
    phone.wait("[role=alert]")


@pytest.fixture
def at_home(server: Server, browser: Browser) -> Iterator[Callable[..., Person]]:
    """People whose browsers have a service worker, and allow notices."""
    made: list[Person] = []

    def make(name: str, language: str = "en", size: str = "desktop") -> Person:
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=0.2,
            locale=language,
            reduced_motion="reduce",
            permissions=["notifications"],
        )
        context.set_default_timeout(90_000)
        context.add_init_script(NO_TIPS)
        one = Person(context.new_page(), context, server.url)
        one.sign_in(name)
        made.append(one)
        return one

    yield make
    for one in made:
        one.context.close()


def letters(folder: Path, known: set[Path]) -> list[Any]:
    """The letters that came since."""
    new = sorted(set(folder.glob("*.eml")) - known)
    return [message_from_bytes(one.read_bytes(), policy=policy.default) for one in new]


def test_a_turn_is_told_by_push_e_mail_and_webhook(at_home: Callable[..., Person], server: Server) -> None:
    anna, boris = at_home("Anna"), at_home("Борис", language="ru", size="phone")
    folder = server.folder / "mail"
    with sink() as there:
        # Anna's browser and her e-mail, and a webhook of Boris.
        anna.open("/turns?tab=notices")
        worker = Worker(anna)
        anna.api("POST", "/notices", worker.channel(f"{there.url}/push"))
        known = set(folder.glob("*.eml"))
        anna.page.locator("input[type=email]").fill("anna@example.org")
        anna.page.locator("form:has(input[type=email]) button").click()
        (letter,) = wait_until(lambda: letters(folder, known), what="the letter")
        text = letter.get_body().get_content()
        link = next(word for word in text.split() if "/turns?confirm=" in word)
        anna.open(link[link.index("/turns") :])
        anna.page.get_by_text("Your e-mail address is confirmed").wait_for()
        boris.open("/turns?tab=notices")
        form = boris.page.locator("form:has(input[type=url])")
        form.locator("select").select_option("json")
        form.locator("input[type=url]").fill(f"{there.url}/hook")
        form.locator("button").click()
        boris.page.locator("li", has_text="127.0.0.1").wait_for()

        # Both owe the first decision; neither looks at the table.
        known = set(folder.glob("*.eml"))
        table = anna.new_table("galaxies", [{"kind": "me"}, {"kind": "open"}], public=True, clock=CLOCK)
        boris.api("POST", f"/tables/{table}/join", {})
        if anna.api("GET", f"/tables/{table}")["status"] == "open":
            anna.api("POST", f"/tables/{table}/start", {})
        got = {one.path: one for one in wait_until(lambda: len(there.received) > 1 and there.received)}
        title, options = worker.shown(got["/push"].body)
        assert title == "Tiny Epic Galaxies: your turn"
        assert "Борис" in options["body"]
        assert options["data"]["navigate"] == f"{server.url}/table/{table}"
        hook = json.loads(got["/hook"].body)
        assert (hook["kind"], hook["tables"]) == ("turn", [table])
        assert "ваш ход" in hook["title"].lower()
        assert "Anna" in hook["text"]
        (letter,) = wait_until(lambda: letters(folder, known), what="the letter")
        assert letter["Subject"] == title
        assert f"/table/{table}" in letter.get_body().get_content()
        assert letter["List-Unsubscribe"]

        # The notice leads to the decision. What is decided is not told again.
        anna.open(options["data"]["navigate"].removeprefix(server.url))
        anna.wait(".ask .chip.turn")
        anna.decide()
        boris.open("/turns")
        boris.wait(".row.mine")
        assert boris.page.title().startswith("(1)")
        for one in (anna, boris):
            assert serious_troubles(one) == []
        assert len(there.received) == 2
