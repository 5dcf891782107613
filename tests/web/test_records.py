"""Records that strangers send: how large they may be, where they are checked; none is kept by halves."""

import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from functools import cache
from pathlib import Path

import pytest

from starhold.kernel import record_files, registry
from starhold.kernel.chance import FastChance
from starhold.kernel.record import Record, Seat
from starhold.kernel.runner import MatchRunner
from starhold.server.http.endpoint import RECORD_LIMIT
from starhold.server.store.records import MOST_MOVES, read_record
from tests.people import Json, Person, Refused
from tests.services import Server, wait_until
from tests.web.conftest import NewPerson


@cache
def played(game: str, players: int, moves: int, seed: int = 1) -> Record:
    """So many random moves, or a whole game if that is shorter."""
    dice = random.Random(seed)
    seats = [Seat(f"Player {number}") for number in range(players)]
    match = MatchRunner(registry.game(game), seats, FastChance(seed))
    while not match.state.over and len(match.plies) < moves:
        seat = dice.choice(match.state.seats_to_move())
        match.move(seat, dice.choice(match.state.legal(seat)))
    return match.record()


def as_json(record: Record) -> Json:
    return json.loads(record_files.encode(record))


def send(person: Person, what: str, content: str | bytes) -> Json:
    return person.ask("POST", f"/api/records{what}", content=content)


def kept_by(person: Person) -> int:
    return len(person.get("/api/tables", scope="finished")["tables"])


# -- how large ----------------------------------------------------------------------------------------


def test_a_record_has_no_more_than_a_game_can_have(come: NewPerson) -> None:
    eve = come("Eve")
    short = as_json(played("galaxies", 2, 20))
    moves = short["moves"]
    # As short as a move can be, so that it is their number that is refused and not their size.
    short_moves = [{"seat": 0, "action": "x"}] * (MOST_MOVES + 1)
    for change in (
        {"moves": short_moves},
        {"takebacks": [{"seat": 0, "left": 0, "moves": short_moves}]},
        {"seats": [{"name": "x", "kind": "human"}] * 100},
        {"entropy": ["word"] * 1000},
        {"entropy": ["x" * 10_000]},
        {"options": {f"option {number}": "x" for number in range(1000)}},
        {"setup": [0] * 100_000},
        {"moves": [{**moves[0], "chance": [0] * 100_000}, *moves[1:]]},
    ):
        content = json.dumps(short | change)
        told = send(eve, "/verify", content)
        assert (told["ok"], told["problem"]["key"]) == (False, "error-record-too-long")
        for what in ("", "/replay"):
            with pytest.raises(Refused, match="error-record-too-long") as refused:
                send(eve, what, content)
            assert refused.value.status == 400
    with pytest.raises(Refused, match="error-too-big"):
        send(eve, "/verify", b" " * (RECORD_LIMIT + 1))
    assert kept_by(eve) == 0


def test_the_longest_games_are_small_enough() -> None:
    for game in registry.names():
        record = played(game, registry.game(game).max_players, 1_000_000)
        read_record(record_files.encode(record).encode())
        assert len(record.moves) < MOST_MOVES / 2
        assert len(record_files.encode(record)) < RECORD_LIMIT / 2


# -- all or nothing -----------------------------------------------------------------------------------


def test_a_record_without_digests_is_kept_whole(come: NewPerson) -> None:
    eve = come("Eve")
    record = played("galaxies", 2, 60)
    bare = as_json(record)
    bare["setup_digest"] = ""
    bare["moves"][3].pop("digest")
    for takeback in bare.get("takebacks", ()):
        takeback["moves"][0].pop("digest")
    assert send(eve, "/verify", json.dumps(bare))["ok"]
    kept = send(eve, "", json.dumps(bare))
    assert eve.get(f"/api/tables/{kept['id']}/replay", ply=30)["version"] == 30
    # It is read again as it was written, with every digest.
    again = eve.get(f"/api/tables/{kept['id']}/record")
    assert again["setup_digest"] == record.setup_digest
    assert [move["digest"] for move in again["moves"]] == [move.digest for move in record.moves]


@pytest.mark.parametrize(
    "change",
    [
        {"commitment": "x" * 500},
        {"commitment": "\x00" * 64},
        {"seed": "ab " * 5000},
        {"seats": [{"name": "\x00\x01", "kind": "human"}, {"name": "Ben", "kind": "human"}]},
        {"seats": [{"name": "Ada", "kind": "\x00"}, {"name": "Ben", "kind": "human"}]},
        {"seats": [{"name": "Ada", "kind": "\ud800"}, {"name": "Ben", "kind": "human"}]},
        {"entropy": ["\x00"]},
        {"version": "\x00"},
        {"game": "\x00"},
    ],
)
def test_an_odd_record_is_kept_whole_or_refused_whole(come: NewPerson, change: Json) -> None:
    """No database fails over it, and nothing is left of what was refused."""
    eve = come("Eve")
    content = json.dumps(as_json(played("galaxies", 2, 10)) | change)
    answer = eve.http.post("/api/records", content=content)
    if answer.status_code == 200:
        assert eve.get(f"/api/tables/{answer.json()['id']}/record")["moves"]
        assert kept_by(eve) == 1
    else:
        assert (answer.status_code, kept_by(eve)) == (400, 0)


# -- where it is checked ------------------------------------------------------------------------------


def examiners(server: Server) -> list[int]:
    """The server's worker processes."""
    assert server.process is not None
    command = ["pgrep", "-P", str(server.process.pid), "-f", "starhold.server.work.job_process"]
    return [int(word) for word in subprocess.run(command, capture_output=True, text=True).stdout.split()]


def moves_of(player: Person, table: Json, number: int) -> list[float]:
    """How long each of so many moves takes; alone first, since a busy machine is slow without the server."""
    taken = []
    for _ in range(number):
        begun = time.monotonic()
        player.move_somehow(table, player.position(table)["waiting"][0])
        taken.append(time.monotonic() - begun)
        time.sleep(0.1)
    return taken


def test_long_records_keep_nobody_waiting(tmp_path: Path) -> None:
    """Six people check and keep long records all the time; a player's moves and a login are quick."""
    with Server(tmp_path).running() as server:
        ada = Person(server.url, "Ada")
        ada.post("/api/account", name="Ada", password="a good password")
        table = ada.make_table("me", "hotseat:Ben", game="galaxies")
        content = record_files.encode(played("roll", 5, 4000))
        stop = threading.Event()

        alone = max(moves_of(ada, table, 10))

        def hostile(number: int) -> None:
            eve = Person(server.url, f"Eve {number}", f"127.0.0.{100 + number}")
            while not stop.is_set():
                for what in ("/verify", "", "/replay?ply=1000000"):
                    with contextlib.suppress(Refused):
                        send(eve, what, content)

        crowd = [threading.Thread(target=hostile, args=(number,)) for number in range(6)]
        for one in crowd:
            one.start()
        wait_until(lambda: examiners(server), what="the workers")
        taken = moves_of(ada, table, 30)
        begun = time.monotonic()
        Person(server.url).post("/api/login", name="Ada", password="a good password")
        login = time.monotonic() - begun
        stop.set()
        for one in crowd:
            one.join(60)
        assert sorted(taken)[-2] < 1.0 + 5 * alone, (alone, taken)
        assert login < 3.0 + 15 * alone


def test_a_worker_that_does_not_answer_is_ended_in_time(tmp_path: Path) -> None:
    with Server(tmp_path).running() as server:
        eve = Person(server.url, "Eve")
        content = record_files.encode(played("galaxies", 2, 20))
        assert send(eve, "/verify", content)["ok"]
        for worker in examiners(server):
            os.kill(worker, signal.SIGSTOP)
        with pytest.raises(Refused, match="error-takes-too-long") as refused:
            send(eve, "/verify", content)
        assert refused.value.status == 422
        assert send(eve, "/verify", content)["ok"]
        # The system ends one that uses up its time: it gets this signal while it works.
        for worker in examiners(server):
            os.kill(worker, signal.SIGSTOP)
            os.kill(worker, signal.SIGPROF)
            threading.Timer(1, os.kill, (worker, signal.SIGCONT)).start()
        with pytest.raises(Refused, match="error-takes-too-long"):
            send(eve, "/verify", content)
        assert send(eve, "/verify", content)["ok"]
        # One that dies over a record is replaced as well.
        for worker in examiners(server):
            os.kill(worker, signal.SIGKILL)
        with contextlib.suppress(Refused):
            send(eve, "/verify", content)
        assert send(eve, "/verify", content)["ok"]


def test_a_person_keeps_so_many_records_and_bytes_and_no_more(tmp_path: Path) -> None:
    with Server(tmp_path).running("1") as server:
        eve = Person(server.url, "Eve", "127.0.0.9")
        content = record_files.encode(played("galaxies", 2, 20))
        answers = [eve.http.post("/api/records", content=content) for _ in range(15)]
        assert [answer.status_code for answer in answers] == [200] * 12 + [429] * 3
        assert answers[-1].json()["key"] == "error-quota"
        assert answers[-1].json()["arguments"]["what"] == "records"
        others = [Person(server.url, f"Eve {number}", "127.0.0.9") for number in range(3)]
        more = [other.http.post("/api/records", content=content).status_code for other in others * 8]
        assert more.count(200) == 12
        send(Person(server.url, "Ada"), "", content)


def test_many_replays_keep_nobody_waiting(tmp_path: Path) -> None:
    """25 people leaf through a long finished game, and a player moves beside them."""
    with Server(tmp_path).running() as server:
        ada = Person(server.url, "Ada")
        table = ada.make_table("me", "hotseat:Ben", game="galaxies")
        kept = send(ada, "", record_files.encode(played("galaxies", 5, 3000)))
        # It is opened once, in a thread of its own.
        ada.get(f"/api/tables/{kept['id']}/replay", ply=1)
        script = (
            "import sys, random\n"
            "from tests.people import Person\n"
            "people = [Person(sys.argv[1], f'Reader {n}', f'127.0.0.{20 + n}') for n in range(5)]\n"
            "path = f'/api/tables/{sys.argv[2]}/replay'\n"
            "while True:\n"
            "    for one in people:\n"
            "        one.http.get(path, params={'ply': random.randrange(2500, 3000)})\n"
        )
        alone = max(moves_of(ada, table, 10))
        readers = [subprocess.Popen([sys.executable, "-c", script, server.url, kept["id"]]) for _ in range(2)]
        try:
            wait_until(lambda: examiners(server), what="the workers")
            taken = moves_of(ada, table, 15)
        finally:
            for reader in readers:
                reader.kill()
                reader.wait(10)
        assert sorted(taken)[-2] < 1.0 + 5 * alone, (alone, taken)
