"""Two people in two languages play an event from opening to final standings; and a club of theirs."""

import secrets
import time

from tests.e2e.conftest import NewPerson
from tests.e2e.harness import Person, Server
from tests.e2e.looks import misfits_by_size, serious_troubles
from tests.e2e.test_people import SEATS, account


def now_in_the_form(one: Person) -> str:
    """The minute of the reader's clock, as a form gives it."""
    return str(
        one.page.evaluate(
            "new Date(Date.now() - new Date().getTimezoneOffset() * 60e3).toISOString().slice(0, 16)"
        )
    )


def test_an_event_from_opening_to_final_standings(person: NewPerson, server: Server) -> None:
    anna, boris = person("Anna"), person("Борис", language="ru", size="phone")
    title = f"Thursday {secrets.token_hex(2)}"
    anna.open("/people?tab=events")
    anna.page.get_by_role("button", name="Organise an event").click()
    anna.page.get_by_label("Title").fill(title)
    anna.page.get_by_label("Kind of event").select_option("swiss")
    anna.page.get_by_label("Players per table").select_option("2")
    anna.page.get_by_label("Rounds").fill("1")
    anna.page.get_by_role("button", name="Open the list").click()
    anna.page.get_by_role("heading", name=title).wait_for()
    anna.page.get_by_role("button", name="I’m in").click()
    anna.page.get_by_text("We remind you 15 minutes before").wait_for()

    # Boris finds it in the list, on a phone, in his language.
    boris.open("/people?tab=events")
    boris.page.get_by_role("link", name=f"Открыть: {title}").click()
    boris.page.get_by_role("button", name="Участвую").click()
    boris.page.get_by_text("Вы участвуете").wait_for()

    # The organiser moves the start to now; too few are in, so bots may fill the tables.
    anna.page.get_by_role("button", name="Change the start").click()
    anna.page.get_by_label("Start", exact=True).fill(now_in_the_form(anna))
    anna.page.get_by_role("button", name="Move the start").click()
    anna.page.get_by_role("button", name="Let bots fill").click()
    tables = []
    for one, here, ready in ((anna, "I’m here", "I’m ready"), (boris, "Я здесь", "Можно начинать")):
        one.page.get_by_role("link", name=here).click()
        one.page.get_by_role("button", name=ready, exact=True).click()
        tables.append(one.page.url.rsplit("/", 1)[1])
    assert tables[0] == tables[1], "both sit at the one table of the round"
    anna.wait(".board, .ask, .stage")
    while boris.api("GET", f"/tables/{tables[1]}")["status"] != "running":
        time.sleep(0.1)
    boris.resign(tables[1])

    # Final standings, on both pages.
    event = next(
        one
        for one in anna.api("GET", "/tournaments")["mine"] + anna.api("GET", "/tournaments")["finished"]
        if one["title"] == title
    )
    for one, winner in ((anna, "Anna wins"), (boris, "Победа: Anna")):
        one.open(f"/event/{event['id']}")
        one.page.get_by_text(winner).wait_for()
    assert "Your place" not in anna.page.locator("main").inner_text()
    boris.page.get_by_text("Ваше место: 2").wait_for()
    with anna.page.expect_download() as download:
        anna.page.get_by_role("button", name="Share the standings").click()
    assert download.value.suggested_filename == f"starhold-{event['id']}.png"
    for one in (anna, boris):
        assert serious_troubles(one) == []
    assert misfits_by_size(boris, boris.page.url) == {}


def test_a_club_from_founding_to_a_table_of_its_own(person: NewPerson, server: Server) -> None:
    anna, boris = person("Anna"), person("Борис", language="ru", size="phone")
    annabel, club = f"Annabel {secrets.token_hex(2)}", f"Lanterns {secrets.token_hex(2)}"
    account(anna, annabel)
    anna.open("/people?tab=events")
    anna.page.get_by_role("button", name="Found a club").click()
    anna.page.get_by_label("Name of the club").fill(club)
    anna.page.get_by_label("One line about it").fill("Thursday evenings, all games.")
    anna.page.get_by_label("if a host says yes").check()
    anna.page.get_by_role("button", name="Found the club").click()
    anna.page.get_by_role("heading", name=club).wait_for()
    found = anna.api("GET", f"/clubs/{anna.page.url.rsplit('/', 1)[1]}")

    # Boris asks by the link and is let in.
    boris.open(f"/club/{found['brief']['id']}/{found['invite']}")
    boris.page.get_by_role("button", name="Попроситься в клуб").click()
    boris.page.get_by_text("Вы попросились в клуб").wait_for()
    anna.page.reload()
    anna.page.get_by_role("button", name="Let in").click()
    anna.page.get_by_role("heading", name="Members 2").wait_for()

    # An evening, and a table that only members join.
    anna.page.get_by_role("button", name="Plan an evening").click()
    anna.page.get_by_label("Title").fill("Club evening")
    anna.page.get_by_role("button", name="Open the list").click()
    anna.page.get_by_role("heading", name="Club evening").wait_for()
    anna.api("POST", "/tables", {"game": "galaxies", "seats": SEATS, "club": found["brief"]["id"]})
    boris.open(f"/club/{found['brief']['id']}")
    boris.page.get_by_role("button", name="Я приду").click()
    boris.page.get_by_text("Придёт 1 человек.").wait_for()
    boris.page.get_by_role("link", name=annabel).first.wait_for()
    anna.open(f"/club/{found['brief']['id']}")
    anna.page.get_by_text("1 person says yes.").wait_for()
    for one in (anna, boris):
        assert serious_troubles(one) == []
    assert misfits_by_size(anna, anna.page.url) == {}
    # The tab is there, now that Boris belongs to a club.
    boris.open("/people")
    boris.page.get_by_role("button", name="Клубы").click()
    boris.page.get_by_role("link", name=f"Открыть: {club}").wait_for()
