"""Programs of others as bots: what they are told, what they may have, whose fault it is when they fail."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

import starhold
from starhold.bots import BotFailed, UnknownBot, bot, names
from starhold.bots.base import PROGRAMS, BadProgram, allow_programs
from starhold.bots.confine import MEMORY_BYTES
from starhold.bots.external import ExternalBot
from starhold.bots.program import MOST_PROGRAMS, Program
from starhold.kernel.chance import FastChance
from tests.bots.outsiders import command
from tests.services import wait_until

pytestmark = pytest.mark.skipif(os.name != "posix", reason="programs play on Unix systems only")
linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux knows who left a session")


def asked(folder: Path, name: str, budget: str = "300ms") -> tuple[ExternalBot, BotFailed]:
    """The program at its first decision, and how it fails."""
    player = bot(f"exec:{command(folder, name)}@{budget}", commands=True)
    assert isinstance(player, ExternalBot)
    match = starhold.new("galaxies", players=2, seed=1)
    with pytest.raises(BotFailed) as failed:
        player.choose(match.state, match.to_move[0], FastChance(1))
    assert player.program is None
    return player, failed.value


def wait_until_gone(pid: int) -> bool:
    """Has a process ended? Whoever was killed is seen for a moment more, until init has heard of it."""
    for _ in range(200):
        try:
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except OSError:
            return True
        time.sleep(0.05)
    return False


@pytest.mark.parametrize(
    ("name", "why", "detail"),
    [
        ("lied", "lied", "'win at once' is not legal"),
        ("late", "late", "no answer within"),
        ("died", "died", "exit code 1: out of ideas"),
        ("unreadable", "unreadable", "'end-turn'"),
        ("flooded", "flooded", "more than"),
        ("unasked", "flooded", "unasked output"),
        ("protocol", "protocol", "it speaks 2, we speak 1"),
        ("greedy", "died", "MemoryError"),
    ],
)
def test_a_bot_that_fails_is_ended_and_blamed(tmp_path: Path, name: str, why: str, detail: str) -> None:
    player, failed = asked(tmp_path, name, "300ms" if name == "late" else "5000ms")
    assert failed.why == why
    assert detail in str(failed)
    assert (failed.arguments["bot"], failed.arguments["seat"]) == (player.name, 0)


def test_a_program_that_does_not_even_greet_is_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starhold.bots.external.START_SECONDS", 0.3)
    assert asked(tmp_path, "deaf")[1].why == "late"


def test_it_gets_the_view_of_its_seat_the_legal_moves_and_its_time(tmp_path: Path) -> None:
    words = command(tmp_path, "scribe")
    player = bot(f"exec:{words}@4000ms", commands=True)
    match = starhold.new("roll", players=3, seed=4)
    player.sit_down(match.game, match.options)
    seat = 0
    for _ in range(3):
        while seat not in match.to_move:
            match.push(match.legal[0])
        hidden = match.state.resample(seat, FastChance(9))
        action = player.choose(hidden, seat, FastChance(1))
        assert action == match.state.legal(seat)[0]
        last = json.loads(Path(f"{words.split()[-1]}.heard").read_text().splitlines()[-1])
        # Drawn anew in what it may not know, the table looks the same to it.
        assert last["view"] == json.loads(msgspec.json.encode(match.view(seat)))
        assert [move["move"] for move in last["legal"]] == [str(move) for move in match.legal_for(seat)]
        assert last["legal"][0]["words"] == match.legal_for(seat)[0].words()
        # The actions of the shape are those of the legal moves.
        numbers = {move["action"] for move in last["legal"]}
        assert last["shape"]
        assert {action for part in last["shape"] for action in part.get("covers", numbers)} == numbers
        assert last["milliseconds"] == 4000
        match.push(action, seat)
    player.get_up()
    hello = json.loads(Path(f"{words.split()[-1]}.heard").read_text().splitlines()[0])
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "starhold": starhold.__version__,
        "game": "roll",
        "rules": match.game.version,
        "seat": 0,
        "players": 3,
        "options": match.options,
        "milliseconds": 4000,
    }


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="needs /proc")
def test_it_has_no_secrets_of_ours_and_little_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STARHOLD_SECRET", "tell nobody")
    with (tmp_path / "open").open("w") as ours:
        os.set_inheritable(ours.fileno(), True)
        asked(tmp_path, "curious", "5000ms")
    seen = json.loads((tmp_path / "curious.py.seen").read_text())
    assert set(seen["environ"]) <= {"PATH", "LANG", "TZ", "LC_CTYPE"}
    # the three pipes, and the listing itself
    assert seen["files"] == ["0", "1", "2", "3"]
    assert seen["group"] != os.getpgrp()
    if sys.platform != "linux":
        # There the program's guard is in between.
        assert seen["parent"] == os.getpid()
    assert seen["memory"] == MEMORY_BYTES


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
def test_its_children_end_with_it(tmp_path: Path) -> None:
    # Long enough to have the child, on a busy machine too.
    asked(tmp_path, "parent", "2000ms")
    assert wait_until_gone(int((tmp_path / "parent.py.child").read_text()))


def deserters(folder: Path) -> list[int]:
    """Processes that the program has started and that have left its session."""
    found = [int(line) for line in (folder / "deserter.py.gone").read_text().split()]
    assert len(found) == 34
    return found


@linux
@pytest.mark.parametrize("end", ["late", "died"])
def test_processes_that_leave_its_session_end_with_it(tmp_path: Path, end: str) -> None:
    if end == "died":
        (tmp_path / "deserter.py.die").touch()
    _, failed = asked(tmp_path, "deserter", "8000ms")
    assert failed.why == end
    if end == "died":
        assert "exit code 1: enough" in str(failed)
    assert all(map(wait_until_gone, deserters(tmp_path)))


@linux
def test_processes_that_leave_its_session_end_with_whoever_asked(tmp_path: Path) -> None:
    """Killed with no time to end anything, as a worker of the server is."""
    words = shlex.split(command(tmp_path, "deserter"))
    asking = f"from starhold.bots.program import Program\nprogram = Program({words!r})\n"
    asking += "program.ask(b'{}', 60)\nprogram.ask(b'{}', 600)\n"
    with subprocess.Popen([sys.executable, "-c", asking]) as process:
        try:
            wait_until((tmp_path / "deserter.py.ready").exists, what="the deserters")
        finally:
            process.kill()
    assert all(map(wait_until_gone, deserters(tmp_path)))


@linux
def test_a_guard_that_stands_still_saves_nobody(tmp_path: Path) -> None:
    """The program can stop the process that guards it; whoever asked then ends all of them."""
    program = Program(shlex.split(command(tmp_path, "deserter")))
    program.ask(b"{}", 60)
    program.tell(b"{}")
    wait_until((tmp_path / "deserter.py.ready").exists, what="the deserters")
    os.kill(program.process.pid, signal.SIGSTOP)
    program.end()
    assert all(map(wait_until_gone, deserters(tmp_path)))


def test_a_program_that_a_signal_ends_is_said_to_be(tmp_path: Path) -> None:
    assert "ended by SIGSEGV" in str(asked(tmp_path, "crashed", "5000ms")[1])


def test_a_program_whose_bot_is_forgotten_ends(tmp_path: Path) -> None:
    player = bot(f"exec:{command(tmp_path, 'first')}", commands=True)
    assert isinstance(player, ExternalBot)
    match = starhold.new("galaxies", players=2, seed=1)
    player.choose(match.state, 0, FastChance(1))
    assert player.program is not None
    program = player.program
    assert program.running
    del player
    assert not program.running


def test_only_so_many_run_and_the_longest_unasked_start_anew(tmp_path: Path) -> None:
    match = starhold.new("galaxies", players=2, seed=1)
    words = command(tmp_path, "first")
    players = [ExternalBot(f"bot {number}", words) for number in range(MOST_PROGRAMS + 1)]
    first = [player.choose(match.state, 0, FastChance(1)) for player in players]
    assert [player.program is not None and player.program.running for player in players] == [
        False,
        *[True] * MOST_PROGRAMS,
    ]
    assert players[0].choose(match.state, 0, FastChance(1)) == first[0]
    for player in players:
        player.get_up()
    assert not Program._all


# -- names ---------------------------------------------------------------------------------------------


def test_a_command_is_run_only_for_whoever_sits_at_this_machine(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot):
        bot(f"exec:{command(tmp_path, 'first')}")
    with pytest.raises(UnknownBot):
        bot("exec:no-such-program-anywhere", commands=True)
    with pytest.raises(UnknownBot):
        bot("exec:'", commands=True)


def test_whoever_runs_the_server_allows_programs_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(PROGRAMS, "")
    words = command(tmp_path, "first")
    allow_programs([f"marvin={words}", f"deep-thought={words}"])
    assert {"marvin", "deep-thought", "casual"} <= set(names())
    player = bot("marvin@700ms")
    assert isinstance(player, ExternalBot)
    assert player.budget is not None
    assert player.budget.milliseconds == 700
    for wrong in ("casual=" + words, "Marvin=" + words, "marvin", "marvin=", "m" * 21 + "=" + words):
        with pytest.raises(BadProgram):
            allow_programs([wrong])
