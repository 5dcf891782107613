"""Two people in two languages meet: play, follow, see each other, block, report, and hear what came of it."""

import secrets

import httpx

from tests.e2e.conftest import NewPerson
from tests.e2e.harness import SIZES, Person, Server
from tests.e2e.looks import misfits_by_size, serious_troubles

SEATS = [{"kind": "me"}, {"kind": "open"}]
TOKEN = "a token of the operator"


def account(one: Person, name: str) -> str:
    made = one.api("POST", "/account", {"name": name, "password": "a long password"})
    return str(made["id"])


def settle(server: Server, report: str) -> None:
    """The operator settles a report by the page."""
    form = {"act": "settle", "about": report, "value": "acted", "reason": "talked to them"}
    headers = {"origin": server.url}
    done = httpx.post(f"{server.url}/admin/act", data=form, auth=("root", TOKEN), headers=headers)
    assert done.status_code == 303, done.text


def reports(server: Server) -> str:
    return httpx.get(f"{server.url}/admin/reports", auth=("root", TOKEN)).text


def test_two_people_meet_part_and_report(person: NewPerson, server: Server) -> None:
    anna, boris = person("Anna"), person("Борис", language="ru")
    # Names of accounts are taken once, and the server is shared by all tests.
    annabel, bogdan = f"Annabel {secrets.token_hex(2)}", f"Богдан {secrets.token_hex(2)}"
    account(anna, annabel)
    account(boris, bogdan)
    # A first visit sees nothing of people; whoever has finished a game does.
    anna.open("/")
    anna.wait('nav a[href="/profile"]')
    assert not anna.sees('nav a[href="/people"]')
    table = anna.new_table("galaxies", SEATS, public=True)
    boris.api("POST", f"/tables/{table}/join", {})
    boris.resign(table)
    for one in (anna, boris):
        one.open("/people")
        one.wait('nav a[href="/people"][aria-current]')

    # One tap each, in two languages.
    anna.page.locator("li", has_text=bogdan).get_by_role("button", name="Follow", exact=True).click()
    anna.page.get_by_role("heading", name="You follow").wait_for()
    boris.open("/people")
    boris.page.get_by_role("heading", name="Подписаться в ответ?").wait_for()
    boris.page.locator("li", has_text=annabel).get_by_role("button", name="Подписаться").click()
    boris.page.get_by_role("button", name="Подписаться").wait_for(state="detached")

    # Friends see each other's table: here and in the lobby.
    anna.new_table("roll", SEATS, public=True)
    boris.open("/people")
    boris.page.get_by_text("ждёт игроков").wait_for()
    boris.open("/")
    boris.page.locator("aside li", has_text=annabel).get_by_role("button", name="Войти").wait_for()
    anna.open("/people")
    anna.page.locator(".find input").fill(bogdan.lower())
    anna.page.get_by_role("heading", name="1 player").wait_for()
    for one in (anna, boris):
        assert misfits_by_size(one, one.page.url) == {}
        assert serious_troubles(one) == []

    # A line at a table is reported: chat and menu of a line.
    shared = anna.new_table("galaxies", SEATS)
    invite = anna.api("GET", f"/tables/{shared}")["invite"]
    boris.api("POST", f"/tables/{shared}/join", {"invite": invite})
    boris.api("POST", f"/tables/{shared}/chat", {"client": "1", "text": "a rude word"})
    width, height = SIZES["desktop"]
    anna.page.set_viewport_size({"width": width, "height": height})
    anna.sit_at(shared)
    anna.page.get_by_role("button", name="Chat").first.click()
    anna.page.get_by_role("button", name=f"More about {bogdan}").click()
    anna.page.get_by_role("button", name="Report to the operators").click()
    anna.page.get_by_label("Insults").check()
    anna.page.get_by_role("button", name="Send the report").click()
    anna.page.get_by_text("An operator will look at it").wait_for()
    page = reports(server)
    assert "a rude word" in page
    settle(server, page.split('name="about" value="')[1].split('"')[0])

    # Blocked: the doors are closed at once, and Boris is not told.
    anna.open("/people")
    anna.page.get_by_text("an operator acted").wait_for()
    anna.page.get_by_role("button", name="OK", exact=True).click()
    anna.page.get_by_role("button", name=f"More about {bogdan}").click()
    anna.page.get_by_role("button", name="Block", exact=True).click()
    anna.page.get_by_role("button", name=f"Block {bogdan}").click()
    anna.page.get_by_text("You’ve blocked one person").wait_for()
    boris.open("/people")
    boris.wait(".lay")
    assert annabel not in boris.page.locator("main").inner_text()
    boris.page.locator(".find input").fill(annabel)
    boris.page.get_by_text("здесь нет").wait_for()
    boris.open("/")
    boris.wait(".poster")
    boris.page.wait_for_load_state("networkidle")
    assert boris.page.locator("main .side li", has_text=annabel).count() == 0
    anna.page.get_by_text("You’ve blocked one person").click()
    anna.page.get_by_role("button", name="Unblock").click()
    anna.page.get_by_text("You’ve blocked one person").wait_for(state="detached")
