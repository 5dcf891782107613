"""`starhold tournament`: standings, equal games, resuming, and whose fault a failure is."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from starhold.arena.standing import interval
from starhold.arena.tournament import RESULTS, Tournament, TournamentGame, hold, play
from starhold.bots import measured
from starhold.bots.base import FACES
from starhold.kernel import record_files, registry
from starhold.kernel.verify import verify
from tests.arena.planted import Cheating, Crashing, Deadly, planted
from tests.cli.conftest import Starhold
from tests.sizes import long

PAIR = (
    "tournament",
    "lantern",
    "--bots",
    "casual,newcomer",
    "--games",
    "40",
    "--seed",
    "3",
    "--workers",
    "1",
)
LEVELS = ("newcomer", "casual", "regular", "strong", "expert")
#: what a run may change: how long it took
TIMES = ("seconds", "workers", "cluster")


def result(starhold: Starhold, *words: str) -> dict[str, Any]:
    done = starhold(*words, "--json")
    assert done.code == 0, done.err
    found: dict[str, Any] = json.loads(done.out)
    return found


def steady(found: dict[str, Any]) -> dict[str, Any]:
    """A result without the times."""
    kept = {name: value for name, value in found.items() if name not in TIMES}
    timed = ("seconds_per_move", "iterations_per_second")
    rows = kept["bots"].items()
    kept["bots"] = {name: {key: row[key] for key in row if key not in timed} for name, row in rows}
    return kept


# -- what is told -------------------------------------------------------------------------------------


def test_one_object_with_a_row_for_each_bot(starhold: Starhold) -> None:
    found = result(starhold, *PAIR)
    assert (found["game"], found["players"], found["games"]) == ("lantern", 2, 40)
    assert list(found["bots"]) == ["casual", "newcomer"]
    for row in found["bots"].values():
        assert row["low"] <= row["win_share"] <= row["high"]
        assert row["seats"] == 40
        assert row["seconds_per_move"] > 0
    assert sum(row["win_share"] for row in found["bots"].values()) == pytest.approx(1)
    assert found["bots"]["casual"]["win_share"] > 0.6
    assert found["bots"]["casual"]["rating"] > found["bots"]["newcomer"]["rating"]


def test_a_table_for_people_in_their_language(starhold: Starhold) -> None:
    said = starhold(*PAIR).out
    assert "Win rate" in said
    assert "40 games" in said
    assert "Доля побед" in starhold(*PAIR, "--lang", "ru").out


def test_an_interval_holds_the_true_share_19_times_in_20() -> None:
    import random

    luck = random.Random(5)
    for share in (0.03, 0.3, 0.9):
        held = 0
        for _ in range(400):
            _, low, high = interval(sum(luck.random() < share for _ in range(80)), 80)
            held += low <= share <= high
        assert held / 400 > 0.92


# -- who sits where -----------------------------------------------------------------------------------


def test_each_line_up_sits_on_every_seat_with_the_same_luck() -> None:
    plan = Tournament("galaxies", ("a", "b", "c"), 3, 6)
    assert [plan.seats(number) for number in range(3)] == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]
    luck = [plan.chances(number)[0].below(1 << 30) for number in range(6)]
    assert luck[0] == luck[1] == luck[2] != luck[3] == luck[4] == luck[5]


def test_more_bots_than_seats_meet_in_all_ways_and_one_bot_sits_alone_among_others() -> None:
    plan = Tournament("galaxies", ("a", "b", "c"), 2, 12)
    meetings = Counter(frozenset(plan.seats(number)) for number in range(12))
    assert set(meetings.values()) == {4}
    assert len(meetings) == 3
    alone = Tournament("galaxies", ("a", "b"), 4, 8)
    assert [alone.seats(number).index("a") for number in range(4)] == [0, 1, 2, 3]
    assert all(alone.seats(number).count("b") == 3 for number in range(8))


def test_a_bot_against_itself_needs_no_rotation_and_every_game_has_its_own_luck() -> None:
    plan = Tournament("galaxies", ("a",), 3, 4)
    assert plan.total == 4
    assert len({plan.chances(number)[0].below(1 << 30) for number in range(4)}) == 4


def test_a_bot_alone_among_equals_has_a_fair_share(starhold: Starhold) -> None:
    found = result(
        starhold,
        "tournament",
        "lantern",
        "--bots",
        "newcomer,newcomer@3i",
        "--players",
        "4",
        "--games",
        "400",
    )
    alone, others = found["bots"]["newcomer"], found["bots"]["newcomer@3i"]
    assert (alone["seats"], others["seats"]) == (400, 1200)
    assert alone["low"] < 0.25 < alone["high"]
    assert alone["win_share"] + 3 * others["win_share"] == pytest.approx(1)


# -- the same games, however they are played -------------------------------------------------------------


def test_equal_seeds_give_equal_games_on_any_number_of_processes(starhold: Starhold) -> None:
    one, two = result(starhold, *PAIR), result(starhold, *PAIR, "--workers", "2")
    other = result(starhold, *PAIR, "--seed", "4")
    assert steady(one) == steady(two)
    assert steady(one) != steady(other)


@pytest.mark.slow
@long
def test_ray_plays_the_same_games(starhold: Starhold) -> None:
    """Lantern is known in this process alone, so a real game is played."""
    pytest.importorskip("ray")
    words = ("tournament", "kingdoms", "--bots", "newcomer,newcomer@2i", "--games", "6", "--seed", "2")
    assert steady(result(starhold, *words)) == steady(result(starhold, *words, "--cluster", "ray"))


def test_the_test_stops_when_it_is_sure_and_counts_the_same_games_everywhere(starhold: Starhold) -> None:
    words = ("tournament", "lantern", "--bots", "casual,newcomer", "--games", "4000", "--sprt")
    one, two = (result(starhold, *words, "--workers", workers) for workers in "12")
    assert one["sprt"]["verdict"] == "stronger"
    assert one["games"] < 400
    assert steady(one) == steady(two)


def test_the_test_may_ask_for_a_share(starhold: Starhold) -> None:
    """More than half is clear, more than 98 of 100 is not."""
    words = ("tournament", "lantern", "--bots", "casual,newcomer", "--games", "400", "--above")
    half, most = (result(starhold, *words, share)["sprt"] for share in ("50", "98"))
    assert (half["low"], half["verdict"]) == (0.5, "stronger")
    assert (most["low"], most["verdict"]) == (0.98, "not stronger")
    assert most["low"] < most["high"] < 1


# -- written down, and resumed --------------------------------------------------------------------------


def lines(folder: Path) -> list[str]:
    return (folder / RESULTS).read_text().splitlines()


def test_records_are_kept_and_true(starhold: Starhold) -> None:
    result(starhold, *PAIR, "--out", "games")
    files = sorted(Path("games").glob("*.json"))
    assert len(files) == 40
    assert verify(record_files.read(files[0])).finished
    assert {seat.kind for seat in record_files.read(files[0]).seats} == {"casual", "newcomer"}


def test_former_names_are_read_and_the_present_ones_written(starhold: Starhold) -> None:
    """A tournament that an earlier version began goes on; so does one whose command says the old names."""
    whole = result(starhold, *PAIR, "--out", "games")
    book = Path("games") / RESULTS
    book.write_text(book.read_text().replace("casual", "easy").replace("newcomer", "random"))
    old = [word.replace("casual", "easy").replace("newcomer", "random") for word in PAIR]
    for words in (PAIR, old):
        again = result(starhold, *words, "--out", "games")
        assert again["bots"].keys() == {"casual", "newcomer"}
        assert again["games"] == whole["games"]


def test_what_is_finished_is_not_played_again_and_half_a_line_does_not_count(
    starhold: Starhold, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = result(starhold, *PAIR, "--out", "games")
    book = Path("games") / RESULTS
    kept = book.read_bytes().splitlines(keepends=True)
    book.write_bytes(b"".join(kept[:-5]) + kept[-5][:20])
    asked = []

    def watched(plan: Tournament, number: int) -> TournamentGame:
        asked.append(number)
        return play(plan, number)

    monkeypatch.setattr("starhold.arena.tournament.play", watched)
    assert steady(result(starhold, *PAIR, "--out", "games")) == steady(whole)
    assert len(asked) == 5


def test_a_tournament_can_be_made_longer_but_not_another(starhold: Starhold) -> None:
    result(starhold, *PAIR, "--out", "games")
    longer = result(starhold, *PAIR, "--games", "60", "--out", "games")
    assert longer["games"] == 60
    assert steady(longer) == steady(result(starhold, *PAIR, "--games", "60"))
    other = starhold(*PAIR, "--seed", "9", "--out", "games")
    assert other.code == 1
    assert "a different tournament" in other.err


HOLDING = """
import sys
from starhold.arena.tournament import locked
with open(sys.argv[1], "r+b") as file:
    print(locked(file), flush=True)
    sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows goes without")
def test_one_process_at_a_time_plays_the_tournament_of_a_folder(starhold: Starhold) -> None:
    """The second is told so; when the first is gone, nothing stands in the way."""
    result(starhold, *PAIR, "--out", "games")
    book = Path("games") / RESULTS
    kept = book.read_bytes()
    with subprocess.Popen(
        [sys.executable, "-c", HOLDING, str(book)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"True\n"
        second = starhold(*PAIR, "--games", "60", "--out", "games")
        holder.kill()
    assert second.code == 1
    assert "Another process" in second.err
    assert book.read_bytes() == kept
    assert result(starhold, *PAIR, "--games", "60", "--out", "games")["games"] == 60


@pytest.mark.slow
def test_a_killed_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    """The process is killed with SIGKILL in the middle; the result is that of one that was not."""
    words = [
        sys.executable,
        "-m",
        "starhold.cli.main",
        "tournament",
        "kingdoms",
        "--bots",
        "newcomer,newcomer@2i",
    ]
    words += ["--games", "60", "--json", "--workers", "2"]
    environment = {**os.environ, "STARHOLD_LANG": "en"}
    folder = tmp_path / "games"
    running = subprocess.Popen([*words, "--out", str(folder)], env=environment, stdout=subprocess.PIPE)
    until = time.monotonic() + 60
    while not (folder / RESULTS).exists() or len(lines(folder)) < 8:
        assert running.poll() is None, "it was over before it could be killed"
        assert time.monotonic() < until
        time.sleep(0.01)
    running.send_signal(signal.SIGKILL)
    running.wait()
    before = len(lines(folder))
    assert before < 61
    results = [
        json.loads(subprocess.run([*words, *more], env=environment, capture_output=True, check=True).stdout)
        for more in (["--out", str(folder)], [])
    ]
    assert steady(results[0]) == steady(results[1])
    assert len(lines(folder)) == 61


# -- failures -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "error"), [(Crashing, "one over nothing"), (Cheating, "not legal")])
def test_a_bot_that_fails_is_blamed_by_name_and_leaves_a_record(
    starhold: Starhold, kind: type, error: str
) -> None:
    with planted(faulty=kind):
        done = starhold("tournament", "lantern", "--bots", "casual,faulty", "--games", "4", "--json")
    assert done.code == 1
    found = json.loads(done.out)
    assert found["games"] == 0
    assert found["bots"]["faulty"]["failures"] == 4
    assert found["bots"]["casual"]["failures"] == 0
    assert {one["failure"]["bot"] for one in found["failures"]} == {"faulty"}
    told = done.err.splitlines()
    assert len(told) == 4
    assert all("faulty failed" in line and error in line for line in told)
    assert starhold(*told[0].rpartition("starhold ")[2].split()).code == 0


def test_a_bot_that_kills_its_process_does_not_stop_the_others(lantern: object) -> None:
    with planted(deadly=Deadly):
        plan = Tournament("lantern", ("casual", "newcomer", "deadly"), 2, 12)
        games = hold(plan, workers=2)
    failed = [played for played in games if played.failure is not None]
    assert len(games) == 12
    assert len(failed) == 8
    assert all("deadly" in played.bots for played in failed)


# -- what is asked for wrongly -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("lantern", "--bots", "casual,nobody"), "no bot “nobody”"),
        (("lantern", "--bots", "casual@fast,newcomer"), "fast"),
        (("lantern", "--bots", ","), "No bots given"),
        (("lantern", "--bots", "casual,newcomer", "--players", "40"), "40"),
        (("nothing", "--bots", "casual,newcomer"), "nothing"),
        (("lantern", "--bots", "casual,newcomer", "--games", "0"), "--games"),
        (("lantern", "--bots", "casual,newcomer", "--cluster", "dask"), "not a valid cluster"),
        (("lantern", "--bots", "a,b,c", "--sprt"), "no bot “a”"),
        (("lantern", "--bots", "casual,newcomer,newcomer@2i", "--sprt"), "at most 2"),
        (("lantern", "--bots", "casual,newcomer", "--options", "x=y"), "x"),
        (("lantern",), "--bots"),
    ],
)
def test_mistakes_are_told_in_one_line(starhold: Starhold, words: tuple[str, ...], told: str) -> None:
    done = starhold("tournament", *words)
    assert done.code in (1, 2)
    assert told in done.err
    assert len(done.err.splitlines()) == 1
    assert done.out == ""


# -- what people at tables are told ------------------------------------------------------------------------


def test_shares_are_noted_for_those_who_choose_a_bot(starhold: Starhold) -> None:
    found = result(starhold, *PAIR, "--measured", "measured.json")
    result(starhold, *PAIR, "--games", "20", "--players", "4", "--measured", "measured.json")
    noted = {(one.players, one.bot, one.against): one for one in measured.read(Path("measured.json"))}
    # Among four, easy sat alone against three; random never did.
    assert set(noted) == {(2, "casual", "newcomer"), (2, "newcomer", "casual"), (4, "casual", "newcomer")}
    easy = noted[2, "casual", "newcomer"]
    assert easy.share == pytest.approx(found["bots"]["casual"]["win_share"], abs=1e-4)
    assert (easy.game, easy.games) == ("lantern", 40)
    result(starhold, *PAIR, "--games", "60", "--measured", "measured.json")
    again = measured.read(Path("measured.json"))
    assert len(again) == 3
    assert {one.games for one in again if one.players == 2} == {60}


def test_the_weaker_one_alone_is_noted_too_and_a_level_whatever_its_budget(starhold: Starhold) -> None:
    """Who sat alone is told by the seats, not by who won; and people choose a level, not a budget."""
    words = (
        "tournament",
        "lantern",
        "--bots",
        "newcomer,casual@5i",
        "--players",
        "4",
        "--games",
        "8",
        "--json",
    )
    result(starhold, *words, "--measured", "measured.json")
    noted = [(one.bot, one.against, one.games) for one in measured.read(Path("measured.json"))]
    assert noted == [("newcomer", "casual", 8)]


def test_what_is_shipped_was_measured_against_bots_that_there_are() -> None:
    shipped = [one for game in registry.names() for one in measured.of_game(game)]
    assert shipped
    for one in shipped:
        assert {one.bot, one.against} <= {*LEVELS, *FACES}
        assert one.low <= one.share <= one.high
        assert one.games >= 100
