"""Datasets: every decision of a game is there, with what its seat could know, and the same each time."""

from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("pyarrow", reason="pyarrow is not installed (extra data)")

import starhold
from starhold.adapters.core import Kind
from starhold.arena.dataset import GameFailed, NotADataset, read, write
from starhold.arena.simulate import Simulation, simulate
from starhold.kernel.chance import FastChance
from tests.bots.outsiders import command


@pytest.mark.parametrize("game", starhold.names())
def test_rows_are_the_decisions_of_the_simulated_games(game: str, tmp_path: Path) -> None:
    plan = Simulation(game, 2, 2, ("newcomer", "newcomer"), seed=4)
    file = tmp_path / "rows.parquet"
    rows = write(plan, file)
    tally = simulate(plan)
    data = read(file)
    assert rows == tally.decisions == data.table.num_rows
    assert (data.about.game, data.about.rules) == (game, starhold.game(game).version)
    kind = Kind(game, 2)
    assert list(data.about.features) == kind.features
    masks, actions = data.masks(), data.column("action")
    assert masks[np.arange(rows), actions].all()
    values = data.column("value")
    assert ((values >= 0) & (values <= 1)).all()
    # The first game again, by its notation: what stands in each row is what the adapters observe.
    chance = FastChance((plan.seed * 1_000_003) * 2)
    state = kind.game.start(2, chance, data.about.options)
    observations, seats = data.observations(), data.column("seat")
    for row in np.flatnonzero(data.column("game") == 0):
        seat = int(seats[row])
        assert np.array_equal(observations[row], kind.observation(state, seat))
        assert np.array_equal(masks[row], kind.mask(state, seat))
        assert data.table["step"][int(row)].as_py() == state.stack[-1].name
        state.apply(seat, kind.game.action(data.about.actions[actions[row]]), chance)
    assert state.over
    last = data.table.filter((data.column("game") == 0).tolist()).to_pylist()
    for line in last:
        assert line["points"] == state.scores()[line["seat"]]
        assert line["rank"] == state.ranks()[line["seat"]]


def test_the_same_words_give_the_same_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starhold.arena.dataset.BATCH", 2)
    plan = Simulation("kingdoms", 3, 5, ("newcomer",) * 3, seed=9)
    for name, workers in (("one", 1), ("two", 2)):
        write(plan, tmp_path / name, workers)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_a_game_that_fails_leaves_no_file(tmp_path: Path) -> None:
    program = f"exec:{command(tmp_path, 'lied')}"
    with pytest.raises(GameFailed, match=r"game 0.*is not legal"):
        write(Simulation("galaxies", 2, 1, ("newcomer", program)), tmp_path / "rows.parquet")
    assert not list(tmp_path.glob("*.parquet*"))


def test_other_files_are_refused(tmp_path: Path) -> None:
    (tmp_path / "other").write_text("game,ply\n")
    for name in ("other", "nothing"):
        with pytest.raises(NotADataset):
            read(tmp_path / name)
