"""Does a review hinder those who play? Moves at a live table are timed while none is made, and beside one.

    python bench/review_beside.py [GAME] [--moves 300] [--rate 20]

One server, one table with two seats of one person, random moves, so many a second; somebody else asks for the
review of a finished game of Roll at the usual budget, then for the next one. Stretches with and
without take turns, so that what else the machine does counts for both.
"""

import argparse
import os
import random
import re
import subprocess
import sys
import tempfile
import threading
import time
from typing import Any

import httpx
import msgspec

import starhold
from starhold.bots.base import ask, bot
from starhold.kernel.chance import FastChance

STRETCHES = 6


class Player:
    """Somebody at the server."""

    def __init__(self, url: str, name: str) -> None:
        self.http = httpx.Client(base_url=url, headers={"X-Starhold": "1"}, timeout=120)
        self.ask("POST", "/session", {"name": name})

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.http.request(method, f"/api{path}", json=body)
        answer.raise_for_status()
        return answer.json()


class Live:
    """A table at which moves are made and timed; a new one when it is over."""

    def __init__(self, url: str, game: str) -> None:
        self.player, self.game = Player(url, "Ada"), game
        self.dice = random.Random(1)
        self.table = ""

    def move(self) -> float:
        """Seconds from the move to its acknowledgement."""
        info = self.player.ask("GET", f"/tables/{self.table}") if self.table else {"status": ""}
        while info["status"] != "running":
            if info["status"] not in ("open", "starting"):
                seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Ben"}]
                self.table = self.player.ask("POST", "/tables", {"game": self.game, "seats": seats})["id"]
            info = self.player.ask("GET", f"/tables/{self.table}")
        seat = info["waiting"][0]
        position = self.player.ask("GET", f"/tables/{self.table}/position?seat={seat}")
        made = {
            "type": "move",
            "client": str(position["version"]),
            "version": position["version"],
            "seat": seat,
            "action": self.dice.choice(position["choices"])["action"],
        }
        began = time.perf_counter()
        self.player.ask("POST", f"/tables/{self.table}/move", made)
        return time.perf_counter() - began


class Reviewing:
    """Somebody who asks for one review after another until it is enough."""

    def __init__(self, url: str, seed: int) -> None:
        self.player, self.seed = Player(url, "Eve"), seed
        self.enough = threading.Event()
        self.lines = 0
        self.thread = threading.Thread(target=self._ask)

    def __enter__(self) -> "Reviewing":
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.enough.set()
        self.thread.join()

    def _ask(self) -> None:
        while not self.enough.is_set():
            self.seed += 1
            table = self.player.ask("POST", "/records", msgspec.to_builtins(finished(self.seed)))["id"]
            with self.player.http.stream("GET", f"/api/tables/{table}/review") as answer:
                for _ in answer.iter_lines():
                    self.lines += 1
                    if self.enough.is_set():
                        return


def finished(seed: int) -> Any:
    """A game of quick bots."""
    match = starhold.new("roll", 2, seed)
    player, chance = bot("expert@2i"), FastChance(seed)
    while not match.over:
        seat = match.to_move[0]
        match.push(ask(player, match.state, seat, chance), seat)
    return match.record()


def told(times: list[float]) -> str:
    times = sorted(times)

    def at(share: float) -> str:
        return f"{1000 * times[min(len(times) - 1, int(share * len(times)))]:.1f}"

    return f"{len(times)} moves, p50 {at(0.5)} ms, p90 {at(0.9)} ms, p99 {at(0.99)} ms, worst {at(1)} ms"


def measure(url: str, game: str, moves: int, rate: float) -> None:
    live = Live(url, game)
    alone: list[float] = []
    beside: list[float] = []
    parts = 0

    def stretch(times: list[float]) -> None:
        for _ in range(moves // STRETCHES):
            began = time.perf_counter()
            times.append(live.move())
            time.sleep(max(0.0, 1 / rate - (time.perf_counter() - began)))

    for number in range(STRETCHES):
        stretch(alone)
        with Reviewing(url, 100 * number) as reviewing:
            while not reviewing.lines:
                time.sleep(0.05)
            stretch(beside)
        parts += reviewing.lines
    print(f"{game}, without a review: {told(alone)}")
    print(f"{game}, beside one:       {told(beside)}; meanwhile {parts} parts of reviews were told")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("game", nargs="?", default="galaxies", choices=starhold.names())
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--rate", type=float, default=20)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "STARHOLD_LIMITS": "0", "STARHOLD_HOME": folder}
        command = [sys.executable, "-m", "starhold.cli.main", "serve", "--port", "0", "--lang", "en"]
        server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            found = re.search(r":(\d+)/", server.stdout.readline())
            assert found, "the server did not start"
            measure(f"http://127.0.0.1:{found[1]}", wish.game, wish.moves, wish.rate)
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
