"""`starhold dump`: public rated games of people who all agree, without their names."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from starhold.cli.main import run
from starhold.kernel.record import Record
from starhold.server.services import Services
from starhold.server.store.dump import public_games
from starhold.server.wire import Entropy, Join, NewTable, SeatPlan, Shown
from tests.tables.conftest import Scene
from tests.tables.test_ratings import CLOCK, come, play_out, rated


def test_a_dump_has_the_public_rated_games_of_those_who_agree_and_no_names(
    play: Callable[[Scene], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    people = ("Adalbert", "Bennett", "Evelyn")

    async def scene(services: Services) -> None:
        await come(services, *people)

        async def agree(person: str, yes: bool = True) -> None:
            await services.accounts.show(person.lower(), Shown(published=yes))

        def published() -> list[Record]:
            return [game.record for game in public_games(services.store)]

        first = await rated(services, "Adalbert", "Bennett")
        await play_out(services, first)
        wanted = NewTable("lantern", (SeatPlan("me"), SeatPlan("open")), clock=CLOCK, public=True, rated=True)
        typed = await services.seating.create("bennett", "Bennett", wanted)
        await services.seating.entropy(typed, "bennett", Entropy(word="Bennett wins"))
        await services.seating.join(typed, "adalbert", "Adalbert", Join())
        await play_out(services, typed)
        await play_out(services, await rated(services, "Adalbert", "Bennett", "Evelyn"))
        private = NewTable("lantern", (SeatPlan("me"), SeatPlan("open")), clock=CLOCK, rated=True)
        hidden = await services.seating.create("bennett", "Bennett", private)
        await services.seating.join(hidden, "adalbert", "Adalbert", Join(invite=hidden.invite))
        await play_out(services, hidden)
        await rated(services, "Adalbert", "Bennett")
        await agree("Adalbert")
        assert published() == [], "nobody else has agreed"
        await agree("Bennett")
        one, two = published()
        assert one.verify().fair, "its dice can be checked"
        assert not two.entropy, "a word that was typed may be a name"
        assert two.verify().moves == len(two.moves) > 0
        assert one.seats == tuple(reversed(two.seats)), "one pseudonym in all games"
        assert one.seats != published()[0].seats, "and another one in each dump"
        await agree("Evelyn")
        assert len(published()) == 3
        await agree("Evelyn", False)
        await services.accounts.erase_person("evelyn")
        assert len(published()) == 2

    play(scene)
    words = ["dump", str(tmp_path / "dump"), "--database", f"sqlite:///{tmp_path}/starhold.db"]
    assert run(words) == 0
    assert "2 records were written" in capsys.readouterr().out
    files = sorted((tmp_path / "dump" / "records").iterdir())
    assert [file.name for file in files] == ["lantern-000000.json", "lantern-000001.json"]
    content = "".join(file.read_text() for file in files).lower()
    assert not [name for name in people if name.lower() in content]
    assert run(words) == 1, "a game that was withdrawn must not stay beside newer ones"
    _compare(tmp_path / "dump", [json.loads(file.read_text()) for file in files])


def _compare(folder: Path, records: list[dict[str, object]]) -> None:
    """The Parquet files have what the records have."""
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed (extra data)")
    games = parquet.read_table(folder / "games.parquet").to_pylist()
    moves = parquet.read_table(folder / "moves.parquet").to_pylist()
    for number, record in enumerate(records):
        seats = [row for row in games if row["game"] == number]
        assert [{"name": row["player"], "kind": row["kind"]} for row in seats] == record["seats"]
        made = [
            {"seat": row["seat"], "action": row["action"], "chance": row["chance"]}
            for row in moves
            if row["game"] == number
        ]
        wanted = [
            {key: move.get(key, []) for key in ("seat", "action", "chance")} for move in record["moves"]
        ]  # type: ignore[attr-defined]
        assert made == wanted


def test_without_pyarrow_the_records_are_written_and_it_says_what_is_missing(
    play: Callable[[Scene], None],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene(services: Services) -> None:
        await come(services)

    play(scene)
    monkeypatch.setitem(__import__("sys").modules, "starhold.arena.dataset", None)
    assert run(["dump", str(tmp_path / "dump"), "--database", f"sqlite:///{tmp_path}/starhold.db"]) == 0
    assert "No Parquet files were written." in capsys.readouterr().out
