"""Tables from Python: simulations, tournaments, reports and datasets as named columns."""

import json
from pathlib import Path

import numpy as np
import pytest

import starhold
from starhold.adapters.core import Episode, Kind
from starhold.arena.calls import OtherNumberOfBots
from starhold.arena.report import count, data
from starhold.arena.simulate import Simulation, simulate
from starhold.arena.tables import ResultTable
from starhold.arena.traits import finished

GAMES = starhold.names()


@pytest.mark.parametrize("game", GAMES)
def test_a_simulation_has_a_row_for_each_game_and_seat(game: str) -> None:
    seen: list[int] = []
    table = starhold.simulate(game, players=3, games=4, seed=2, progress=seen.append)
    tally = simulate(Simulation(game, 3, 4, ("newcomer",) * 3, seed=2))
    assert sum(seen) == 4
    assert table.rows == 12
    for seat in range(3):
        rows = [row for row in table.records() if row["seat"] == seat]
        assert sum(row["points"] for row in rows) == tally.scores[seat]
        assert sum(row["win"] for row in rows) == pytest.approx(tally.wins[seat])
    assert sum(table["length"]) == 3 * tally.decisions
    for row in table.records():
        assert sum(value or 0 for name, value in row.items() if name.startswith("points_")) == row["points"]
    assert any(name.startswith("trait_") for name in table)
    for name, value in starhold.game(game).complete().items():
        assert table[f"option_{name}"] == [value] * table.rows
    fast = starhold.simulate(game, players=3, games=4, seed=2, traits=False)
    assert fast["points"] == table["points"]


def test_wrong_numbers_of_bots_are_named() -> None:
    with pytest.raises(OtherNumberOfBots, match="2 bots for 3 seats: name one for all, or one per seat"):
        starhold.simulate("galaxies", bots=["newcomer", "casual"], players=3)


def test_a_tournament_comes_as_tables() -> None:
    found = starhold.tournament(
        "kingdoms", ["newcomer", "casual", "newcomer@2i"], players=2, games=6, workers=1
    )
    assert found.games.rows == 12
    assert set(found.standings["bot"]) == {"newcomer", "casual", "newcomer@2i"}
    assert list(found.cross) == ["bot", *found.standings["bot"]]
    own = found.standings["bot"].index("casual")
    games = [row for row in found.games.records() if row["bot"] == "casual"]
    assert found.standings["win_share"][own] == pytest.approx(sum(row["win"] for row in games) / len(games))
    assert np.isnan(found.cross["casual"][own])
    assert found.failures == []
    assert found.verdict is None


def test_a_report_can_be_taken_along_as_data(tmp_path: Path) -> None:
    starhold.tournament("kingdoms", ["newcomer"], players=2, games=2, out=tmp_path, workers=1)
    records = [starhold.load(file) for file in sorted(tmp_path.glob("kingdoms*.json"))]
    games = [game for record in records if (game := finished(record)) is not None]
    told = json.loads(data(count(games)))
    assert told[0]["games"] == 2
    assert len(told[0]["points"]) == 4
    assert {"trait", "mean", "rare", "values"} == told[0]["traits"][0].keys()


def test_a_review_comes_as_a_table() -> None:
    play = Episode(Kind("kingdoms", players=2), seed=3)
    choices = np.random.default_rng(3)
    while not play.over:
        play.take(play.seat, play.sample_legal(choices))
    record = play.record()
    seen: list[int] = []
    table = starhold.analyse(record, budget=1, progress=seen.append).table()
    assert isinstance(table, ResultTable)
    assert sum(seen) == table.rows
    assert table["move"] == [move.notation for move in record.moves]
    assert all(-1 <= choice <= 1 for choice in table["choice"])


def test_tables_go_where_people_look_at_them() -> None:
    table = ResultTable.of([{"bot": "a", "win": 0.5}, {"bot": "b", "win": 1.0, "new": 1}])
    assert table["new"] == [None, 1]
    assert table.numpy("win").sum() == 1.5
    assert "<td>0.500</td>" in table._repr_html_()
    assert repr(table) == "<Table, 2 rows: bot, win, new>"
    pa = pytest.importorskip("pyarrow", reason="pyarrow is not installed (extra data)")
    assert table.arrow().column("bot") == pa.chunked_array([["a", "b"]])


def test_datasets_are_split_by_game_read_in_parts_and_refused_by_name(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="pyarrow is not installed (extra data)")
    from starhold.arena.dataset import NotADataset, batches, write_games

    whole = starhold.dataset("kingdoms", tmp_path / "rows.parquet", bots="newcomer", players=2, games=12)
    train, test = whole.split(test=0.3, seed=1)
    assert not set(train.column("game").tolist()) & set(test.column("game").tolist())
    assert train.table.num_rows + test.table.num_rows == whole.table.num_rows
    assert test.table.num_rows
    parts = list(batches(tmp_path / "rows.parquet", rows=100))
    assert len(parts) > 2
    assert np.array_equal(np.concatenate([part.column("action") for part in parts]), whole.column("action"))
    whole.check(whole.about.features, whole.about.actions)
    with pytest.raises(NotADataset, match="its actions are others than yours from number 3 on"):
        whole.check(whole.about.features, [*whole.about.actions[:3], "x", *whole.about.actions[4:]])
    rows = write_games(Simulation("kingdoms", 2, 3, ("newcomer",) * 2), tmp_path / "games.parquet")
    assert rows == 6
