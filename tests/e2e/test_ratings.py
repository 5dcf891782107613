"""Rated games: two people agree on one and see what it changed; who leaves is last; the ranking has both."""

from starhold.server.ratings.model import LEAST_GAMES
from tests.e2e.conftest import NewPerson
from tests.e2e.harness import Person

CLOCK = {"kind": "bank", "seconds": 1800, "increment": 15}


def named(one: Person, name: str) -> str:
    """Open an account that stands in the ranking; names differ from run to run."""
    name = f"{name} {one.api('GET', '/me')['id'][:6]}"
    one.api("POST", "/account", {"name": name, "password": "correct horse"})
    one.api("PUT", "/account/shown", {"ranking": True})
    return name


def past_the_first_round(table: str, people: tuple[Person, Person]) -> None:
    """Make the first choice for whoever owes one until the second round: from there on leaving counts."""
    for number in range(200):
        told = [one.api("GET", f"/tables/{table}/position?seat={seat}") for seat, one in enumerate(people)]
        if (told[0]["view"]["goal"]["round"] or 0) > 1:
            return
        seat = told[0]["waiting"][0]
        move = {"type": "move", "client": f"m{number}", "version": told[seat]["version"], "seat": seat}
        action = told[seat]["choices"][0]["action"]
        people[seat].api("POST", f"/tables/{table}/move", {**move, "action": action})
    raise AssertionError("the first round has no end")


def test_a_rated_game_from_the_wish_to_the_ranking(person: NewPerson) -> None:
    anna, ben = person("Anna"), person("Ben", language="ru", size="phone")
    guest = person("Guest")
    guest.open("/")
    guest.page.locator("[data-tab=friends]").click()
    guest.page.get_by_text("Rated games need a name").first.wait_for()
    names = named(anna, "Anna"), named(ben, "Ben")

    # A casual table becomes rated when both wish so.
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = anna.new_table("roll", seats, clock=CLOCK, public=True, ready=True)
    anna.sit_at(table)
    anna.page.get_by_role("button", name="Make it rated").click()
    # Alone at the table one agrees with oneself; who sits down agrees by that.
    anna.page.get_by_role("button", name="Make it casual").wait_for()
    ben.api("POST", f"/tables/{table}/join", {})
    ben.sit_at(table)
    ben.page.get_by_role("button", name="Сделать товарищеской").click()
    anna.page.get_by_role("button", name="Make it rated").click()
    anna.page.get_by_text("Rated once").wait_for()
    ben.page.get_by_role("button", name="Сделать рейтинговой").click()
    anna.page.get_by_role("button", name="Make it casual").wait_for()
    for one in (anna, ben):
        one.api("POST", f"/tables/{table}/ready", {"state": "ready"})
    anna.wait(".board")
    past_the_first_round(table, (anna, ben))
    ben.resign(table)
    for one, title in ((anna, "rating"), (ben, "Рейтинг")):
        one.wait(".end")
        one.page.locator(".end section", has_text=title).first.wait_for()
    told = anna.api("GET", f"/tables/{table}/ratings")
    assert told["state"] == "counted"
    assert [seat["rating"]["games"] for seat in told["seats"]] == [1, 1]

    # Ben leaves again and again once the first round is over: he is last, and Anna first.
    for _ in range(LEAST_GAMES):
        table = anna.new_table("roll", seats, clock=CLOCK, public=True, rated=True)
        ben.api("POST", f"/tables/{table}/join", {})
        past_the_first_round(table, (anna, ben))
        ben.resign(table)
    told = anna.api("GET", f"/tables/{table}/ratings")
    assert [(seat["place"], seat["gone"]) for seat in told["seats"]] == [(1, False), (2, True)]
    ben.sit_at(table)
    ben.page.get_by_text("Вы ушли до конца").wait_for()
    anna.sit_at(table)
    anna.page.locator(".end .scale .before").wait_for(state="attached")

    # The ranking shows both among the faces, Anna above.
    for one in (anna, ben):
        one.open("/people?tab=ranking")
        one.page.locator(".hd .seg button").last.click()
        one.page.locator("tr.me").wait_for()
    rows = [row.inner_text() for row in anna.page.locator("tbody tr").all()]
    where = [next(n for n, row in enumerate(rows) if name in row) for name in names]
    assert where[0] < where[1]
    assert any("Lira" in row for row in rows)
    assert not anna.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not ben.page.evaluate("document.documentElement.scrollWidth > innerWidth")
