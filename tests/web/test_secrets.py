"""What one player decides in secret changes nothing that others can read, over real HTTP and sockets."""

from tests.people import Json, Person
from tests.services import Server
from tests.web.conftest import NewPerson

#: secret decisions that are watched
WATCHED = 12


def readings(one: Person, table: Json) -> dict[str, str]:
    """Everything that somebody can read of a table and about it."""
    here = f"/api/tables/{table['id']}"
    paths = [here, *(f"{here}/{what}" for what in ("position", "recap", "replay?ply=1", "orders"))]
    paths += ["/api/tables", "/api/tables?scope=mine", "/api/tables?scope=finished"]
    answers = {path: one.http.get(path) for path in paths}
    return {path: f"{answer.headers.get('etag')} {answer.text}" for path, answer in answers.items()}


def lay_out(people: list[Person], table: Json) -> None:
    """The first decision of Roll; the second, where the dice lie behind screens, is the one to watch."""
    for seat, one in enumerate(people):
        one.move_somehow(table, seat)


def decide_unseen(one: Person, table: Json, seat: int) -> None:
    """Anything but what shows the others that the seat is ready."""
    position = one.position(table, seat=seat)
    unseen = [choice for choice in position["choices"] if choice["line"]["key"] != "roll-action-commit"]
    one.move(table, seat, unseen[-1]["action"], position["version"])


def test_nothing_that_others_can_read_changes_by_a_secret_move(come: NewPerson, server: Server) -> None:
    ada, ben, eve = players = [come("Ada"), come("Ben"), come("Eve")]
    table = ada.make_table("me", "open", "open", game="roll")
    ben.join(table)
    eve.join(table)
    lay_out(players, table)
    # A second table of the same people, touched later: their lists must keep it before the first.
    ben.join(ada.make_table("me", "open", "open", game="roll"))
    others = [ada, eve, come("Ivy"), Person(server.url)]
    told: list[str] = []
    with eve.socket(table) as line:
        line.wait_for("position")
        line.quiet()
        for number in range(WATCHED):
            before = [readings(one, table) for one in others]
            if number % 4 == 3:
                ben.put(f"/api/tables/{table['id']}/orders", orders={})
            else:
                decide_unseen(ben, table, 1)
            after = [readings(one, table) for one in others]
            told += [
                path for old, new in zip(before, after, strict=True) for path in old if old[path] != new[path]
            ]
        assert line.quiet() == []
    assert told == [], f"{len(told)} answers changed"
