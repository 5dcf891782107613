"""Whoever has all data deleted is not named by a review that was kept either."""

from pathlib import Path

from starhold.kernel.game import Game
from starhold.server.people.people_store import PeopleStore
from starhold.server.store.store import Store
from starhold.server.tables.new_table import seat_row, table_row
from starhold.server.work.reviews import MAKING


def test_a_kept_review_goes_with_the_person(tmp_path: Path, lantern: Game) -> None:
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    store.prepare()
    row = table_row("table22222", lantern, {}, "ada", "", "")
    store.add_table(row, [seat_row("table22222", 0, "human", "ada", "Ada Lovelace")])
    store.keep_review("table22222", MAKING, b'{"type":"begin","seats":[{"name":"Ada Lovelace"}]}\n')
    assert store.review("table22222", MAKING) is not None
    PeopleStore(store).erase("ada")
    assert store.review("table22222", MAKING) is None
    store.close()
