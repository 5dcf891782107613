"""What is stored of a person: all of it can be exported, and all of it goes, or its reason is named."""

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import String, insert, select

from starhold.server.people.export import CLEARED, DELETED, NO_PERSON, PERSONAL, SECRETS, export_person
from starhold.server.people.people_store import PeopleStore
from starhold.server.retention import tidy
from starhold.server.services import Services
from starhold.server.settings import of_values
from starhold.server.store.schema import metadata, people
from starhold.server.store.store import Store
from starhold.server.tables.entries import Started, encode
from tests.apart import run_apart

ID = "thepersonsownid1"
NAME = "Zebedee"
WORD = "a word of mine"


def test_every_column_that_can_hold_a_person_is_accounted_for() -> None:
    found = {
        f"{table.name}.{column.name}"
        for table in metadata.sorted_tables
        for column in table.columns
        if (isinstance(column.type, String) and column.type.length == 24)
        or any(key.column is people.c.id for key in column.foreign_keys)
    }
    # Bans and notes name people by id in columns that hold other things as well.
    assert found | {"bans.name", "audit.about"} == set(PERSONAL) | NO_PERSON
    assert not set(PERSONAL) & NO_PERSON
    for what in PERSONAL.values():
        assert what in (DELETED, CLEARED) or what.startswith("kept: ")
    for table, columns in SECRETS.items():
        assert columns <= set(metadata.tables[table].columns.keys())


def filled(store: Store) -> None:
    """A database with the person in every column that can hold one, and their words in every text."""
    special: dict[str, Any] = {
        "people.id": ID,
        "people.owner": None,
        "people.role": "operator",
        "audit.about": f"{ID} {NAME}",
        "audit.act": "rename",
        "audit.detail": f"now {NAME}",
        "people.login": NAME.casefold(),
        "tables.id": "table",
        "tables.options": "{}",
        "tables.clock": "{}",
        "tables.status": "finished",
        "tables.daily": "",
        "seats.kind": "human",
        "seats.orders": "{}",
        "seats.seat": 0,
        "entries.body": encode(Started(1.0, (NAME,), ("",), (), "d")),
        "entries.number": 0,
        "days.day": "2026-01-01",
        "tries.day": "2026-01-01",
        "bans.kind": "person",
        "bans.until": None,
        "reports.settled": 1.0,
        "names.key": "zebedee",
    }
    with store.write() as connection:
        for table in metadata.sorted_tables:
            row: dict[str, Any] = {}
            for column in table.columns:
                name = f"{table.name}.{column.name}"
                if name in special:
                    row[column.name] = special[name]
                elif name in PERSONAL:
                    row[column.name] = ID
                elif column.name == "table_id":
                    row[column.name] = "table"
                elif column.name in ("name", "by"):
                    row[column.name] = NAME
                elif isinstance(column.type, String):
                    row[column.name] = WORD[: column.type.length] if table.name == "chat" else "x"
                elif not column.nullable:
                    row[column.name] = 1
            connection.execute(insert(table).values(**row))


def everything(store: Store) -> dict[str, str]:
    with store.read() as connection:
        return {
            table.name: json.dumps([list(map(str, row)) for row in connection.execute(select(table))])
            for table in metadata.sorted_tables
        }


def test_an_export_has_all_of_a_person_and_no_secret(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/a.db")
    store.prepare()
    filled(store)
    found = export_person(store, ID)
    for name, what in PERSONAL.items():
        table = name.partition(".")[0]
        if what in (DELETED, CLEARED):
            assert found[table], f"{name} is exported"
    assert WORD in json.dumps(found)
    for table, columns in SECRETS.items():
        for row in found[table]:
            assert not columns & row.keys()


def test_a_deletion_leaves_nothing_but_what_is_named(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/a.db")
    store.prepare()
    filled(store)
    PeopleStore(store).erase(ID)
    left = everything(store)
    kept = {name.partition(".")[0] for name, what in PERSONAL.items() if what.startswith("kept: ")}
    for table, content in left.items():
        assert (ID in content) == (table in kept), table
        assert NAME not in content, table
        assert WORD not in content, table


def test_what_is_too_old_is_deleted_and_nothing_else(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(f"sqlite:///{tmp_path}/a.db")
        store.prepare()
        filled(store)
        services = Services(store)
        year = 365 * 86_400.0
        with store.write() as connection:
            for name, login, created in (
                ("old", None, 1.0),
                ("new", None, year),
                ("account", "account", 1.0),
            ):
                connection.execute(insert(people).values(id=name, name=name, login=login, created=created))
        keep = {"retention__guests": 0, "retention__waiting": 0, "retention__audit": 0}
        before = everything(store)
        gone = await tidy(services, of_values(tmp_path, **keep), now=2.0)
        # A session that has ended goes anyway.
        assert gone == {"sessions": 1}
        after = everything(store)
        assert {name for name in before if before[name] != after[name]} == {"sessions"}
        days = {
            "retention__guests": 30,
            "retention__finished": 30,
            "retention__chat": 30,
            "retention__audit": 30,
        }
        gone = await tidy(services, of_values(tmp_path, **days), now=year)
        assert {"tables", "guests", "chat", "audit", "reports"} <= gone.keys()
        left = everything(store)
        assert "old" not in left["people"]
        for name in ("new", "account", NAME):
            assert name in left["people"]
        for table in ("tables", "seats", "entries", "chat", "reviews"):
            assert left[table] == "[]"
        await services.close()

    run_apart(scene())


def test_nobody_is_exported_who_is_not_there(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/a.db")
    store.prepare()
    with pytest.raises(Exception, match="no person"):
        export_person(store, "nobody")
