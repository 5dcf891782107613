"""People at one table: waiting for a friend, ready, chat, and a rematch that is asked for and answered."""

import pytest

from tests.e2e.conftest import NewPerson
from tests.e2e.harness import Person

OPEN = {"kind": "open"}
ME = {"kind": "me"}


def together(host: Person, guest: Person) -> str:
    """Open a table, invite, sit down, and wait until both are ready; return the table's id."""
    table = host.new_table("kingdoms", [ME, OPEN], start=False, ready=True)
    host.sit_at(table)
    host.wait("text=Waiting for a friend")
    assert not host.sees("main .btn.main"), "there is nothing to do but wait, and a bot is the way out"
    assert not host.sees("summary"), "nothing is rolled in this game"
    codes: list[str] = []
    guest.page.on("request", lambda request: codes.append(request.url) if "/codes/" in request.url else None)
    guest.page.goto(host.page.locator(".invite input").first.input_value())
    guest.wait("text=about 35 min")
    guest.page.locator("form .btn").click()
    for one, other in ((host, "Mia"), (guest, "Leo")):
        one.wait(f"h1:has-text('{other}')")
        one.page.locator("main .btn.main").click()
    for one in (host, guest):
        one.wait(".tablepage .ask", 30)
    assert codes == [], "the way to the table made the invitation's page again, with the table's id as a code"
    return table


def test_two_friends_meet_talk_and_play_again(person: NewPerson) -> None:
    leo, mia = person("Leo"), person("Mia", size="phone", language="ru")
    # Mia's pages are in Russian: what is said with one tap is said in each reader's language.
    clock = {"kind": "bank", "seconds": 1800, "increment": 15}
    table = leo.new_table("kingdoms", [ME, OPEN], start=False, clock=clock)
    invite = leo.api("GET", f"/tables/{table}")["invite"]
    mia.api("POST", f"/tables/{table}/join", {"invite": invite})
    for one in (leo, mia):
        one.sit_at(table)
        one.wait(".tablepage .ask", 30)
    leo.page.locator(".tabs button", has_text="Chat").click()
    leo.page.locator(".phrases button", has_text="Peace?").click()
    mia.wait(".bubble:has-text('Мир?')")
    leo.wait(".said .own:has-text('Peace?')")
    leo.resign(table)
    for one in (leo, mia):
        one.wait(".end")
    leo.page.locator(".end .again").click()
    leo.wait(".rematch:has-text('Waiting for Mia')")
    mia.wait(".rematch .btn.main")
    assert "Leo" in mia.page.title()
    mia.wait(".rematch small:has-text('30 минут и 15 с')")
    mia.page.locator(".rematch .btn").first.click()
    leo.wait(".rematch:has-text('Mia can’t now')")
    leo.page.locator(".rematch .btn").click()
    mia.page.locator(".end .again").click()
    leo.wait(".rematch:has-text('Mia wants a rematch')")
    leo.wait(".series:has-text('Mia 1')")
    leo.page.locator(".rematch .btn.main").click()
    for one in (leo, mia):
        one.page.wait_for_url(lambda url: "/table/" in url and table not in url)
        one.wait(".tablepage .ask", 30)


def test_a_friend_is_awaited_and_both_say_ready(person: NewPerson) -> None:
    together(person("Leo"), person("Mia"))


@pytest.mark.slow
def test_who_learns_first_is_waited_for(person: NewPerson) -> None:
    leo, mia = person("Leo"), person("Mia")
    table = leo.new_table("galaxies", [ME, OPEN], start=False, ready=True)
    leo.sit_at(table)
    mia.page.goto(leo.page.locator(".invite input").first.input_value())
    mia.page.locator(".new .btn").click()
    mia.wait(".coach")
    leo.wait("h1:has-text('Mia is learning')")
