"""People who want the same game find each other; codes lead to tables."""

import time

from tests.e2e.conftest import NewPerson


def test_two_people_with_one_wish_meet(person: NewPerson) -> None:
    anna, boris = person("Anna"), person("Boris", language="ru", size="phone")
    for one in (anna, boris):
        one.open("/")
        one.page.locator("[data-tab=friends]").click()
        one.wait(".quick .find")
    begun = time.monotonic()
    anna.page.locator(".quick .find").click()
    boris.page.locator(".quick .find").click()
    for one in (anna, boris):
        one.page.wait_for_url("**/table/*")
    print(f"together after {time.monotonic() - begun:.1f} s")
    anna_at, boris_at = (one.page.url.rpartition("/")[2] for one in (anna, boris))
    assert anna_at == boris_at
    info = anna.api("GET", f"/tables/{anna_at}")
    assert sorted(seat["name"] for seat in info["seats"]) == ["Anna", "Boris"]


def test_a_code_opens_the_invitation(person: NewPerson) -> None:
    anna, boris = person("Anna"), person("Boris", language="es", size="phone")
    table = anna.new_table("galaxies", [{"kind": "me"}, {"kind": "open"}])
    anna.sit_at(table)
    anna.wait(".invite .code")
    code = anna.page.locator(".invite .code").inner_text()
    boris.open("/")
    boris.page.locator("[data-tab=friends]").click()
    boris.page.get_by_text("Partida rápida").wait_for()
    boris.page.locator("#code").fill(code.lower())
    boris.page.locator(".code .btn").click()
    boris.page.wait_for_url(f"**/join/{table}/*")
    boris.page.locator("form .btn.main").click()
    boris.wait(".board")


def test_somebody_is_invited_by_name(person: NewPerson) -> None:
    anna, boris = person("Anna", size="phone"), person("Boris", language="fr")
    name = f"Boris {boris.api('GET', '/me')['id'][:6]}"
    boris.api("POST", "/account", {"name": name, "password": "correct horse"})
    table = anna.new_table("galaxies", [{"kind": "me"}, {"kind": "open"}])
    anna.sit_at(table)
    field = anna.page.get_by_placeholder("Name of a player")
    field.fill("Nobody at all")
    field.press("Enter")
    anna.page.get_by_text("There is no person").wait_for()
    field.fill(name)
    field.press("Enter")
    anna.page.get_by_text(f"{name} is invited").wait_for()
    boris.open("/turns")
    boris.page.get_by_role("heading", name="Invitations").wait_for()
    boris.page.locator(".invited a").click()
    boris.page.locator("main .btn.main").first.click()
    boris.wait(".board")
