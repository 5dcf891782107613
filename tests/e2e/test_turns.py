"""The list of turns, and notices that reach somebody who looks away."""

import json

from tests.e2e.conftest import NewPerson
from tests.e2e.harness import Server
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
