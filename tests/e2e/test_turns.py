"""The list of turns, and notices that reach somebody who looks away."""

import json
from typing import Any

from playwright.sync_api import Browser

from tests.e2e.conftest import NewPerson
from tests.e2e.harness import Person, Server
from tests.e2e.push import Worker
from tests.people import Person as Program
from tests.services import wait_until
from tests.sink import sink


def test_a_turn_is_listed_and_a_webhook_hears_of_it(person: NewPerson) -> None:
    anna = person("Anna")
    made = anna.api("POST", "/tables", {"game": "galaxies", "seats": [{"kind": "me"}, {"kind": "open"}]})
    Program(anna.url, "Boris").join(made)
    if made["status"] == "waiting":
        anna.api("POST", f"/tables/{made['id']}/start", {})
    anna.open("/turns")
    anna.wait(".row.mine")
    assert "Boris" in anna.page.locator(".row.mine").inner_text()
    assert anna.page.title().startswith("(1)")
    assert anna.page.locator("nav .count").inner_text() == "1"

    # Tomorrow is the last of two days away; then Anna is back after all.
    anna.page.get_by_role("button", name="Set dates").click()
    anna.page.get_by_role("button", name="Save").click()
    anna.page.get_by_role("button", name="I’m back").click()
    anna.page.get_by_role("button", name="Set dates").wait_for()

    anna.page.get_by_role("button", name="Notices").click()
    with sink() as there:
        anna.page.locator("form:has(input[type=url]) select").select_option("json")
        anna.page.locator("input[type=url]").fill("ftp://nowhere")
        anna.page.locator("form:has(input[type=url]) button").click()
        anna.wait("[role=alert]")
        anna.page.locator("input[type=url]").fill(f"{there.url}/hook")
        anna.page.locator("form:has(input[type=url]) button").click()
        anna.page.get_by_role("button", name="Send a test").click()
        anna.page.get_by_text("arrived after").wait_for()
        (got,) = there.received
        assert json.loads(got.body)["kind"] == "test"

    anna.page.get_by_role("button", name="Tables").click()
    anna.page.get_by_role("button", name="Mute this table").click()
    anna.page.get_by_role("button", name="Unmute this table").wait_for()
    anna.page.keyboard.press("n")
    anna.wait(".ask .chip.turn")


def test_an_email_address_is_confirmed_by_its_link(person: NewPerson, server: Server) -> None:
    anna = person("Anna")
    folder = server.folder / "mail"
    known = set(folder.glob("*.eml"))
    anna.open("/turns?tab=notices")
    anna.page.locator("input[type=email]").fill("anna@example.org")
    anna.page.locator("form:has(input[type=email]) button").click()
    anna.page.get_by_text("waiting for you to open the link").wait_for()
    (letter,) = wait_until(lambda: set(folder.glob("*.eml")) - known, what="the letter")
    words = letter.read_text().replace("=\n", "").replace("=3D", "=").split()
    link = next(word for word in words if "/turns?confirm=" in word)
    anna.open(link[link.index("/turns") :])
    anna.page.get_by_text("Your e-mail address is confirmed").wait_for()


def test_a_push_message_is_shown_by_the_service_worker(server: Server, browser: Browser) -> None:
    """The test is the push service: it takes the message, decrypts it as a browser does and hands it over."""
    context = browser.new_context(permissions=["notifications"], locale="en")
    context.set_default_timeout(60_000)
    anna = Person(context.new_page(), context, server.url)
    anna.sign_in("Anna")
    anna.open("/turns")
    worker = Worker(anna)
    with sink() as there:
        channel = anna.api("POST", "/notices", worker.channel(f"{there.url}/push"))
        assert anna.api("POST", f"/notices/{channel['id']}/test", {})["error"] == ""
        (got,) = there.received
    title, options = worker.shown(got.body)
    assert title == "Test notice"
    assert options["data"]["navigate"].endswith("/turns")
    context.close()


def test_a_forgotten_password_comes_back_by_e_mail(person: NewPerson, server: Server) -> None:
    anna = person("Anna", language="fr", size="phone")
    name = f"Anna {anna.api('GET', '/me')['id'][:6]}"
    anna.api("POST", "/account", {"name": name, "password": "first password"})
    folder = server.folder / "mail"

    def letter(known: set[Any], mark: str) -> str:
        (found,) = wait_until(lambda: set(folder.glob("*.eml")) - known, what="the letter")
        words = found.read_text().replace("=\n", "").replace("=3D", "=").split()
        return str(next(word[word.index("/", 8) :] for word in words if mark in word))

    known = set(folder.glob("*.eml"))
    anna.api("POST", "/notices", {"kind": "mail", "address": "anna@example.org"})
    anna.open(letter(known, "/turns?confirm="))
    anna.page.get_by_text("est confirmée").wait_for()
    known = set(folder.glob("*.eml"))
    anna.api("POST", "/logout", {})
    anna.open("/account")
    anna.page.get_by_role("button", name="M’envoyer un lien").click()
    anna.page.get_by_label("Votre nom", exact=True).fill(name)
    anna.page.get_by_role("button", name="Envoyer un lien", exact=True).click()
    anna.page.get_by_text("un lien est en route").wait_for()
    anna.open(letter(known, "/account?recover="))
    anna.page.locator("input[type=password]").fill("second password")
    anna.page.get_by_role("button", name="Se connecter").click()
    anna.page.get_by_role("heading", name="Moyens d’entrer").wait_for()
    assert anna.api("GET", "/me") | {"name": name, "account": True} == anna.api("GET", "/me")


def test_after_a_move_the_next_table_is_one_key_away(person: NewPerson) -> None:
    anna = person("Anna")
    waiting: list[str] = []
    while len(waiting) < 2:
        # Who begins is drawn.
        made = anna.api("POST", "/tables", {"game": "galaxies", "seats": [{"kind": "me"}, {"kind": "open"}]})
        Program(anna.url, "Boris").join(made)
        waiting = [turn["table"]["id"] for turn in anna.api("GET", "/turns")["mine"]]
    anna.sit_at(waiting[0])
    anna.wait(".ask .chip.turn")
    while not anna.sees("aside.next"):
        anna.decide()
        anna.page.wait_for_timeout(300)
    anna.page.keyboard.press("n")
    anna.page.wait_for_url(f"**/table/{waiting[1]}")
