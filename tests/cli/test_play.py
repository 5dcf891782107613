"""The table in the terminal, played through typed lines and through a pseudo-terminal."""

import os
import pty
import re
import select
import signal
import sys
import time
from pathlib import Path

import pytest

from starhold.kernel import record_files
from starhold.kernel.verify import verify
from tests.cli.conftest import ESCAPES, Starhold

ALONE = ("play", "lantern", "--seats", "human,newcomer", "--seed", "4", "--names", "Ada,Ben")


def test_a_whole_game_through_a_pipe(starhold: Starhold) -> None:
    done = starhold(*ALONE, "--save", "game.json", typed="1\n" * 60)
    assert done.code == 0
    assert "Ada, how much do you bid?  [TOY-BID]" in done.out
    assert "Ben rolled" in done.out or "Ben showed" in done.out or "Ben swapped" in done.out
    assert "Result" in done.out
    kept = record_files.read("game.json")
    verdict = verify(kept)
    assert verdict.finished
    assert verdict.seed_checked
    assert verdict.committed


def test_the_end_of_input_leaves_the_table(starhold: Starhold) -> None:
    done = starhold(*ALONE)
    assert done.code == 0
    assert "not saved" in done.out


def test_a_saved_game_is_resumed_and_ends_as_if_it_had_not_stopped(starhold: Starhold) -> None:
    starhold(*ALONE, "--save", "whole.json", typed="1\n" * 60)
    stopped = starhold(*ALONE, typed="1\n1\ns\nq\n")
    assert "Saved to lantern-1.json" in stopped.out
    assert record_files.read("lantern-1.json").result is None
    resumed = starhold("play", "--resume", "lantern-1.json", typed="1\n" * 60)
    assert resumed.code == 0
    assert record_files.read("lantern-1.json") == record_files.read("whole.json")


def test_a_second_save_takes_a_free_name(starhold: Starhold) -> None:
    for number in (1, 2):
        assert f"lantern-{number}.json" in starhold(*ALONE, typed="s\nq\n").out
    assert "Can’t open" in starhold(*ALONE, typed="s no/folder.json\nq\n").out


def test_undo_while_nothing_was_revealed(starhold: Starhold) -> None:
    two = (
        "play",
        "lantern",
        "--seats",
        "human,human",
        "--seed",
        "4",
        "--names",
        "Ada,Ben",
        "--save",
        "g.json",
    )
    starhold(*two, typed="3\nu\n2\nq\n")
    assert [move.notation for move in record_files.read("g.json").moves] == ["bid 1"]


def test_no_undo_once_the_bids_are_open(starhold: Starhold) -> None:
    done = starhold(*ALONE, typed="1\nu\nq\n")
    assert "nothing to undo" in done.out


def test_commands_at_the_table(starhold: Starhold) -> None:
    done = starhold(*ALONE, typed="99\n?\nh\nl\nb\nfrobnicate\n2 coins\nq\n")
    assert "There are moves 1 to 3." in done.out
    assert "no rule book for lantern" in done.out
    assert "u undo" in done.out
    assert done.out.count("how much do you bid?") == 2
    assert "“frobnicate” is not a move here" in done.out
    assert re.search(r"> +3 Bid 2 coins\n> ", done.out)


def test_a_move_may_be_typed_as_it_stands_in_a_record(starhold: Starhold) -> None:
    starhold(*ALONE, "--save", "g.json", typed="bid 2\nq\n")
    assert "bid 2" in [move.notation for move in record_files.read("g.json").moves if move.seat == 0]


def test_a_rule_is_explained_at_the_table(starhold: Starhold) -> None:
    done = starhold(
        "play", "galaxies", "--seats", "human,newcomer", "--seed", "1", typed="?\n? maia\n? fleet track\nq\n"
    )
    assert "G-SETUP-8" in done.out
    assert "Maia: " in done.out
    assert "G-DEF-5" in done.out


def test_the_galaxies_board_shows_row_mats_mission_and_dice(starhold: Starhold) -> None:
    done = starhold("play", "galaxies", "--seats", "human,newcomer", "--seed", "1", typed="1\nq\n")
    for word in ("Row", "Galaxies", "Secret mission", "Dice", "Orbit", "▲1 Player 1"):
        assert word in done.out


def test_the_rogue_has_a_mat_of_its_own(starhold: Starhold) -> None:
    done = starhold(
        "play", "galaxies", "--seats", "human", "--seed", "1", "--options", "rogue=hades", typed="q\n"
    )
    assert "☠" in done.out
    assert "Hades" in done.out


def test_bots_alone_play_to_the_end(starhold: Starhold) -> None:
    done = starhold("play", "lantern", "--seats", "newcomer,newcomer", "--seed", "2")
    assert done.code == 0
    assert "Result" in done.out
    assert "You drew" not in done.out


def test_a_sealed_record_is_not_resumed(starhold: Starhold) -> None:
    starhold(*ALONE, "--save", "g.txt", typed="1\nq\n")
    path = Path("g.txt")
    path.write_text(re.sub(r"^seed .*\n", "", path.read_text(), flags=re.MULTILINE))
    done = starhold("play", "--resume", "g.txt")
    assert done.code == 1
    assert "has not been revealed yet" in done.err


def test_a_false_record_is_not_resumed(starhold: Starhold) -> None:
    starhold(*ALONE, "--save", "g.json", typed="1\n1\nq\n")
    path = Path("g.json")
    path.write_text(path.read_text().replace('"bid 0"', '"roll"', 1))
    assert "illegal" in starhold("play", "--resume", "g.json").err


def test_seats_may_change_hands_on_resuming(starhold: Starhold) -> None:
    starhold(*ALONE, "--save", "g.json", typed="1\nq\n")
    starhold("play", "--resume", "g.json", "--seats", "newcomer,newcomer")
    assert record_files.read("g.json").result is not None
    assert starhold("play", "--resume", "g.json", "--seats", "newcomer").code == 1


# -- a real terminal -----------------------------------------------------------------------------------


class Terminal:
    """`starhold` in a pseudo-terminal, typed at and read from."""

    def __init__(self, *words: str) -> None:
        self.pid, self.descriptor = pty.fork()
        if self.pid == 0:
            # A job in the background ignores Control-C, and so would what it starts; a terminal does not.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            os.environ.update(TERM="xterm", LANG="C.UTF-8", COLUMNS="100", LINES="50")
            os.execv(sys.executable, [sys.executable, "-m", "starhold.cli.main", *words])
        self.seen = ""

    def until(self, words: str, seconds: float = 30) -> str:
        """What was shown until the words came."""
        end = time.monotonic() + seconds
        while words not in self.seen:
            ready, _, _ = select.select([self.descriptor], [], [], max(0, end - time.monotonic()))
            assert ready, f"{words!r} never came; seen: {self.seen[-2000:]}"
            try:
                data = os.read(self.descriptor, 65536)
            except OSError:  # the other side has gone
                data = b""
            assert data, f"{words!r} never came; seen: {self.seen[-2000:]}"
            self.seen += ESCAPES.sub("", data.decode(errors="replace"))
        shown, _, self.seen = self.seen.partition(words)
        return shown

    def type(self, line: str) -> None:
        os.write(self.descriptor, line.encode() + b"\r")

    def interrupt(self) -> None:
        """Control-C, until it is answered: one that comes while `input` only begins waits for a key."""
        for _ in range(10):
            os.write(self.descriptor, b"\x03")
            end = time.monotonic() + 2
            while time.monotonic() < end and "?" not in self.seen:
                if select.select([self.descriptor], [], [], 0.1)[0]:
                    self.seen += ESCAPES.sub("", os.read(self.descriptor, 65536).decode(errors="replace"))
            if "?" in self.seen:
                return

    def leave(self) -> int:
        """Wait for the end; the exit code."""
        while True:
            try:
                if not os.read(self.descriptor, 65536):
                    break
            except OSError:
                break
        os.close(self.descriptor)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


@pytest.mark.slow
def test_people_at_one_screen_look_away_for_each_other(tmp_path: Path) -> None:
    words = ("play", "galaxies", "--seats", "human,human", "--names", "Ada,Ben", "--seed", "3")
    terminal = Terminal(*words, "--save", str(tmp_path / "g.json"))
    terminal.until("Ada decides next.")
    terminal.type("")
    shown = terminal.until("> ")
    assert "Secret mission" in shown
    terminal.type("1")
    handed_over = terminal.until("Press Enter when you are ready.")
    assert "Ben decides next." in handed_over
    assert "Secret mission" not in handed_over
    terminal.type("")
    assert "Secret mission" in terminal.until("> ")
    terminal.type("q")
    terminal.until("--resume")
    assert terminal.leave() == 0
    assert len(record_files.read(tmp_path / "g.json").moves) == 1


@pytest.mark.slow
def test_leaving_by_interrupt_offers_to_save() -> None:
    terminal = Terminal("play", "galaxies", "--seats", "human,newcomer", "--seed", "3")
    terminal.until("> ")
    terminal.interrupt()
    terminal.until("Save before quitting? (y/n)")
    terminal.type("n")
    terminal.until("not saved")
    assert terminal.leave() == 0
