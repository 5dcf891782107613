"""The benchmark: a run proves its row, and nothing else does; the examples that are its first rows play."""

import importlib.util
import json
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from starhold.adapters.core import Kind
from starhold.adapters.spec import OtherDigest
from starhold.arena import benchmark
from starhold.arena.benchmark import BadAgent, BadProof, Meeting
from starhold.bots.base import ask
from starhold.kernel.chance import FastChance
from starhold.kernel.registry import game

EXAMPLES = Path(__file__).resolve().parent.parent.parent / "examples"
pytestmark = pytest.mark.engine


def example(name: str) -> ModuleType:
    """A file of examples/ as a module."""
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """One opponent, so that a test takes a second."""
    monkeypatch.setattr(benchmark, "OPPONENTS", ("newcomer",))


@pytest.mark.usefixtures("short")
def test_a_run_proves_its_row_and_is_the_same_again(tmp_path: Path) -> None:
    told = benchmark.run("kingdoms", "newcomer", tmp_path / "one", seeds=1)
    assert told["games"] == 2
    proved = benchmark.verify(tmp_path / "one.zip")
    assert {name: told[name] for name in proved} == proved
    assert benchmark.run("kingdoms", "newcomer", tmp_path / "two", seeds=1)["proof"] == told["proof"]


@pytest.mark.usefixtures("short")
def test_a_proof_of_other_games_is_refused(tmp_path: Path) -> None:
    benchmark.run("kingdoms", "newcomer", tmp_path / "one", seeds=1)
    first, second = (meeting.file for meeting in benchmark.meetings(1))
    with zipfile.ZipFile(tmp_path / "one.zip") as proof:
        texts = {name: proof.read(name).decode() for name in (first, second)}

    def forged(change: dict[str, str]) -> Path:
        with zipfile.ZipFile(tmp_path / "forged.zip", "w") as file:
            for name, text in change.items():
                file.writestr(name, text)
        return tmp_path / "forged.zip"

    with pytest.raises(BadProof, match="does not hold the games of protocol"):
        benchmark.verify(forged({first: texts[first]}))
    with pytest.raises(BadProof, match="is not"):
        # The seats are the other way round: it is the other game of the pair.
        benchmark.verify(forged({first: texts[second], second: texts[first]}))
    cut = texts[second].splitlines()
    last = max(number for number, line in enumerate(cut) if '"action"' in line)
    shorter = "\n".join([*cut[: last - 1], cut[last - 1].rstrip(","), *cut[last + 1 :]])
    with pytest.raises(BadProof, match="not this game to its end"):
        benchmark.verify(forged({first: texts[first], second: shorter}))


def test_an_agent_that_is_none_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadAgent, match=r"no file nothing\.py"):
        benchmark.loaded("nothing.py:Bot")
    with pytest.raises(BadAgent, match="has no bot 'Nobody'"):
        benchmark.loaded(f"{EXAMPLES / 'ismcts_bot.py'}:Nobody")


def test_plain_ismcts_plays_and_repeats_itself() -> None:
    state = Kind("galaxies", 2).start(FastChance(1))
    seat = state.seats_to_move()[0]
    agents = [benchmark.loaded(f"{EXAMPLES / 'ismcts_bot.py'}:IsmctsBot@4i") for _ in range(2)]
    first, second = (ask(agent, state, seat, FastChance(7)) for agent in agents)
    assert first == second
    assert first in state.legal(seat)


def test_ppo_learns_and_its_net_sits_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ppo = example("ppo_vector")
    monkeypatch.setattr(ppo, "GAMES", 4)
    monkeypatch.setattr(ppo, "STEPS", 8)
    monkeypatch.setattr(ppo, "LIMIT", 20)
    out = tmp_path / "net"
    words = ["--game", "kingdoms", "--decisions", "32", "--games", "2", "--out", str(out)]
    monkeypatch.setattr(sys, "argv", ["ppo_vector.py", *words])
    ppo.main()
    classes = ["PolicyBot", "TorchBot"] if importlib.util.find_spec("torch") else ["PolicyBot"]
    state = Kind("kingdoms", 2).start(FastChance(1))
    seat = state.seats_to_move()[0]
    for name in classes:
        agent = benchmark.loaded(f"{EXAMPLES / 'policy_bot.py'}:{name}", f"{out}.npz")
        assert ask(agent, state, seat, FastChance(1)) in state.legal(seat)
    with np.load(f"{out}.npz") as file:
        kept = dict(file)
    kept["environment"] = np.array(
        str(kept["environment"]).replace('"action_digest": "', '"action_digest": "0')
    )
    np.savez(out.with_name("other.npz"), **kept)
    with pytest.raises(OtherDigest):
        benchmark.loaded(f"{EXAMPLES / 'policy_bot.py'}:PolicyBot", out.with_name("other.npz"))


def test_the_slope_of_the_net_is_that_of_its_loss() -> None:
    ppo = example("ppo_vector")
    net = ppo.Net(6, 3, seed=1)
    for name, one in net.weights.items():
        net.weights[name] = one.astype(np.float64)
    seen = np.random.default_rng(1).random((4, 6))
    wanted = np.random.default_rng(2).random((4, 4))

    def loss() -> float:
        return float(((net.layers(seen)[2] - wanted) ** 2).sum() / 2)

    first, second, out = net.layers(seen)
    before = loss()
    for _ in range(30):
        first, second, out = net.layers(seen)
        net.learn(seen, first, second, out - wanted, 0.01)
    assert loss() < before / 2


def test_open_spiels_ismcts_plays() -> None:
    pytest.importorskip("pyspiel", reason="open_spiel is not installed (extra adapters)")
    rewards, made = example("open_spiel_ismcts").play("kingdoms", 2, 12, 1)
    assert len(rewards) == 2
    assert made > 0


def test_the_page_shows_the_leaderboard() -> None:
    docs = EXAMPLES.parent / "docs"
    rows = json.loads((docs / "leaderboard.json").read_text(encoding="utf-8"))
    assert benchmark.table(rows) in (docs / "benchmark.md").read_text(encoding="utf-8")
    for row in rows:
        assert row["protocol"] == benchmark.PROTOCOL
        assert row["games"] == len(list(benchmark.meetings()))
        assert row["rules"] == game(row["game"]).version
        assert {"name", "command", "proof"} <= set(row)


def test_the_games_of_the_protocol_are_fixed() -> None:
    games = list(benchmark.meetings())
    assert len(games) == len(set(games)) == 300
    assert games[0] == Meeting("newcomer", 32_000_000, 0)
    assert games[-1] == Meeting("regular", 32_000_049, 1)
