"""A block works both ways and at every door, in all processes; nobody is told of it."""

import random
import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.people import Json, Person, Refused, play_on
from tests.services import Postgres, Server
from tests.web.test_processes import pair


@dataclass
class Two:
    """Somebody who walks to a door, and somebody behind it; a third is a friend of nobody."""

    walker: Person
    other: Person
    third: Person
    #: what was there before the block: a door must not be open because a process remembers it
    before: dict[str, Json] = field(default_factory=dict)


def refused(call: Callable[[], object]) -> str:
    """Return the key of the refusal; nothing if the call is answered."""
    try:
        call()
    except Refused as error:
        return error.key
    return ""


def seen(listed: Json, table: Json) -> bool:
    return any(one["id"] == table["id"] for one in listed)


def running(two: Two, **more: object) -> Json:
    """A public game of the other one against a bot."""
    return two.other.make_table("me", "bot", public=True, **more)


def finished(two: Two) -> Json:
    """A public game that the other one has finished with the third."""
    table = two.third.join(two.other.make_table("me", "open", public=True))
    play_on(table, {0: two.other, 1: two.third}, 500, random.Random(1))
    return table


def join(two: Two) -> bool:
    table = two.other.make_table("me", "open", public=True)
    return not refused(lambda: two.walker.join(table))


def join_a_table_known_before(two: Two) -> bool:
    return not refused(lambda: two.walker.join(two.before["open"]))


def join_where_a_third_is_the_host(two: Two) -> bool:
    table = two.other.join(two.third.make_table("me", "open", "open"))
    return not refused(lambda: two.walker.join(table))


def take_a_bots_seat(two: Two) -> bool:
    table = running(two, takeover=True)
    return not refused(lambda: two.walker.at(table, "take"))


def match(two: Two) -> bool:
    """Who looks second is at a table with the first."""
    two.other.post("/api/match", game="lantern")
    found = two.walker.post("/api/match", game="lantern")
    for person in (two.other, two.walker):
        person.ask("DELETE", "/api/match")
    return bool(found["table"])


def match_with_a_third(two: Two) -> bool:
    """Two who must not meet are not brought together by a third one, who may meet both."""
    for person in (two.other, two.walker):
        person.post("/api/match", game="lantern", players=3)
    found = two.third.post("/api/match", game="lantern", players=3)
    for person in (two.other, two.walker, two.third):
        person.ask("DELETE", "/api/match")
    return bool(found["table"])


def match_at_a_table_by_turns(two: Two) -> bool:
    table = two.other.make_table("me", "open", public=True, clock={"kind": "move", "seconds": 86400})
    found = two.walker.post("/api/match", game="lantern", pace="turns")
    two.walker.ask("DELETE", "/api/match")
    refused(lambda: two.other.at(table, "abandon"))
    refused(lambda: two.walker.post(f"/api/tables/{found['table']}/abandon"))
    return bool(found["table"] == table["id"])


def invite(two: Two) -> bool:
    table = two.walker.make_table("me", "open")
    return not refused(lambda: two.walker.at(table, "invite", name=two.other.me["name"]))


def be_invited(two: Two) -> bool:
    """An invitation by a third one, where the other sits."""
    table = two.other.join(two.third.make_table("me", "open", "open"))
    two.third.at(table, "invite", name=two.walker.me["name"])
    return seen(two.walker.get("/api/turns")["invited"], table)


def be_heard(two: Two) -> bool:
    """Does the other one hear what the walker says at a table where both sit?"""
    two.walker.say(two.before["shared"], "hello")
    with two.other.socket(two.before["shared"]) as line:
        said = line.wait_for("welcome")["chat"]
    return any(one["name"] == two.walker.me["name"] for one in said)


def watch(two: Two) -> bool:
    return not refused(lambda: two.walker.position(running(two)))


def watch_a_table_known_before(two: Two) -> bool:
    return not refused(lambda: two.walker.position(two.before["running"]))


def watch_on_a_socket(two: Two) -> bool:
    with two.walker.socket(running(two)) as line:
        return "key" not in line.receive()


def replay(two: Two) -> bool:
    return not refused(lambda: two.walker.info(two.before["finished"]))


def use_a_code(two: Two) -> bool:
    code = two.other.at(two.before["open"], "code")["code"]
    return not refused(lambda: two.walker.get(f"/api/codes/{code}"))


def rematch(two: Two) -> bool:
    """Is the seat of a rematch kept for the other one, and may they see it?"""
    table = two.before["played"]
    new = two.walker.at(table, "rematch")
    there = not refused(lambda: two.other.info(new))
    two.walker.at(new, "abandon")
    return there


def see_open_tables(two: Two) -> bool:
    table = two.other.make_table("me", "open", public=True)
    return seen(two.walker.get("/api/tables", scope="open")["tables"], table)


def see_seats_to_take(two: Two) -> bool:
    table = running(two, takeover=True)
    return seen(two.walker.get("/api/lobby")["takeover"], table)


def see_live_tables(two: Two) -> bool:
    table = running(two)
    return seen(two.walker.get("/api/lobby")["live"], table)


def find_by_name(two: Two) -> bool:
    found = two.walker.get("/api/people/search", q=two.other.me["name"][:3])
    return any(one["id"] == two.other.me["id"] for one in found)


def see_among_people(two: Two) -> bool:
    lists = two.walker.get("/api/people")
    return any(one["id"] == two.other.me["id"] for part in lists.values() for one in part)


def follow(two: Two) -> bool:
    return not refused(lambda: two.walker.put("/api/follows", person=two.other.me["id"]))


def nudge(two: Two) -> bool:
    """Between friends it is only too soon."""
    key = refused(lambda: two.walker.at(two.before["shared"], "nudge", seat=1 - two.before["shared"]["seat"]))
    return key == "error-nudge-too-soon"


def club_of(two: Two, entry: str) -> Json:
    """A club of the other one."""
    return two.other.post("/api/clubs", name=f"Club {secrets.token_hex(4)}", entry=entry)


def closing(two: Two, club: Json, opened: bool) -> bool:
    """Close a club, for one person may host only a few; return what was found."""
    two.other.ask("DELETE", f"/api/clubs/{club['brief']['id']}")
    return opened


def see_club(two: Two) -> bool:
    club = club_of(two, "listed")
    return closing(two, club, seen(two.walker.get("/api/clubs")["listed"], club["brief"]))


def open_club(two: Two) -> bool:
    club = club_of(two, "link")
    path = f"/api/clubs/{club['brief']['id']}"
    return closing(two, club, not refused(lambda: two.walker.get(path, invite=club["invite"])))


def join_club(two: Two) -> bool:
    club = club_of(two, "link")
    path = f"/api/clubs/{club['brief']['id']}/join"
    return closing(two, club, not refused(lambda: two.walker.post(path, invite=club["invite"])))


def ask_to_join_club(two: Two) -> bool:
    club = club_of(two, "ask")
    path = f"/api/clubs/{club['brief']['id']}/join"
    return closing(two, club, not refused(lambda: two.walker.post(path, invite=club["invite"])))


def see_member(two: Two) -> bool:
    """In the club of a third one, to which both belong."""
    club = two.walker.get(f"/api/clubs/{two.before['club']['id']}")
    return any(one["person"]["id"] == two.other.me["id"] for one in club["members"])


def see_club_table(two: Two) -> bool:
    table = two.other.make_table("me", "open", club=two.before["club"]["id"])
    return seen(two.walker.get(f"/api/clubs/{two.before['club']['id']}")["tables"], table)


def join_club_table(two: Two) -> bool:
    table = two.other.make_table("me", "open", club=two.before["club"]["id"])
    return not refused(lambda: two.walker.join(table))


def watch_club_table(two: Two) -> bool:
    table = two.other.make_table("me", "bot", club=two.before["club"]["id"])
    return not refused(lambda: two.walker.position(table))


DOORS = [
    *(join, join_a_table_known_before, join_where_a_third_is_the_host, take_a_bots_seat),
    *(match, match_with_a_third, match_at_a_table_by_turns, invite, be_invited, be_heard),
    *(watch, watch_a_table_known_before, watch_on_a_socket, replay, use_a_code),
    *(see_open_tables, see_seats_to_take, see_live_tables, find_by_name, see_among_people),
    *(nudge, rematch, follow),
    *(see_club, open_club, join_club, ask_to_join_club),
    *(see_member, see_club_table, join_club_table, watch_club_table),
]


@pytest.fixture
def servers(tmp_path: Path, database_server: Postgres) -> Iterator[tuple[Server, Server]]:
    with pair(tmp_path, database_server.new_database(), "postgresql") as both:
        yield both


def account(url: str, name: str) -> Person:
    person = Person(url, name)
    person.me = person.post("/api/account", name=name, password="a long password")
    return person


def prepare(two: Two) -> None:
    """Friends, and tables that both processes know."""
    walker, other = two.walker, two.other
    if "club" in two.before:
        two.third.ask("DELETE", f"/api/clubs/{two.before['club']['id']}")
    for one, whom in ((walker, other), (other, walker)):
        one.put("/api/follows", person=whom.me["id"])
    shared = other.join(walker.make_table("me", "open"))
    played = other.join(walker.make_table("me", "open"))
    play_on(played, {0: walker, 1: other}, 500, random.Random(1))
    two.before = {
        "open": other.make_table("me", "open", public=True),
        "running": running(two),
        "finished": finished(two),
        "shared": {**shared, "seat": 0},
        "played": played,
    }
    for table in two.before.values():
        walker.info(table)
    club = two.third.post("/api/clubs", name=f"Club {secrets.token_hex(4)}", entry="listed")["brief"]
    for one in (walker, other):
        one.post(f"/api/clubs/{club['id']}/join")
    two.before["club"] = club


def test_every_door_is_closed_in_both_directions(servers: tuple[Server, Server]) -> None:
    # Only then do names tell who is who: those of accounts are unique.
    third = account(servers[0].url, "Chloe")
    for nth, blocker in enumerate(("walker", "other")):
        walker, other = account(servers[0].url, f"Walker{nth}"), account(servers[1].url, f"Other{nth}")
        two = Two(walker, other, third)
        prepare(two)
        before = {door.__name__: door(two) for door in DOORS}
        assert all(before.values()), [name for name, opened in before.items() if not opened]
        prepare(two)
        one, whom = (walker, other) if blocker == "walker" else (other, walker)
        one.put("/api/blocks", person=whom.me["id"])
        after = {door.__name__: door(two) for door in DOORS}
        assert not any(after.values()), (blocker, [name for name, opened in after.items() if opened])
        assert [one["id"] for one in one.get("/api/blocks")] == [whom.me["id"]]
        assert whom.get("/api/blocks") == [], "nobody is told"
        one.ask("DELETE", f"/api/blocks/{whom.me['id']}")
        assert join(two)
        assert follow(two)
