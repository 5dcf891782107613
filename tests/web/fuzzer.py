"""Nonsense for the socket: random bytes, wrong shapes, right shapes of wrong seats. By hand:

python -m tests.web.fuzzer 100000
"""

import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from tests.people import Json, Line, Person
from tests.services import Server

#: messages that are sent before the answers are read
BURST = 50
KINDS = ("move", "undo", "consent", "chat", "look", "ping", "position", "ack", "welcome", "", "MOVE", "é")
FIELDS = ("client", "version", "seat", "action", "agree", "text", "type", "position", "__class__", "")
VALUES: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 3, 16, 2**31, 2**63, 10**40, 0.5, 1e308, "", "x", "0", "\x00", "é" * 50,
    "x" * 4000, [], {}, [[]], {"a": 1}, "null", "'; DROP TABLE tables; --", "../../etc/passwd", "\u202e",
)  # fmt: skip


class Fuzzer:
    """Somebody who sends anything but what could change the table."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice

    def message(self) -> bytes:
        return self.dice.choice((self.noise, self.broken, self.shape, self.stranger))()

    def noise(self) -> bytes:
        return self.dice.randbytes(self.dice.randrange(200))

    def broken(self) -> bytes:
        """Good JSON, cut, doubled or with a letter changed."""
        good = bytearray(self.stranger())
        place = self.dice.randrange(len(good))
        if self.dice.random() < 0.5:
            return bytes(good[:place])
        good[place] = self.dice.randrange(256)
        return bytes(good) + (b"[" * self.dice.randrange(3000) if self.dice.random() < 0.1 else b"")

    def shape(self) -> bytes:
        """JSON of a wrong shape."""
        fields = {self.dice.choice(FIELDS): self.dice.choice(VALUES) for _ in range(self.dice.randrange(6))}
        if self.dice.random() < 0.8:
            fields["type"] = self.dice.choice(KINDS)
        if fields.get("type") == "chat":
            fields["text"] = 7
        return msgspec.json.encode(fields if self.dice.random() < 0.9 else self.dice.choice(VALUES))

    def stranger(self) -> bytes:
        """The right shape, from somebody who does not sit there."""
        return msgspec.json.encode(
            self.dice.choice(
                (
                    self._say("move", version=self._number(), action=self._number()),
                    self._say("undo", version=self._number()),
                    self._say("consent", agree=self.dice.random() < 0.5),
                    {"type": "look", "seat": self.dice.randrange(16)},
                    {"type": "ping"},
                )
            )
        )

    def _say(self, kind: str, **fields: Any) -> Json:
        client = f"{self.dice.getrandbits(40):x}"
        return {"type": kind, "client": client, "seat": self.dice.randrange(16), **fields}

    def _number(self) -> int:
        return self.dice.choice((0, 1, 2, 5, self.dice.randrange(300), 2**31 - 1))


class Run:
    """Fuzzers at a table where nothing must change."""

    def __init__(self, server: Server, game: str, seed: int) -> None:
        self.dice = random.Random(seed)
        self.owner = Person(server.url, "Ada")
        self.table = self.owner.make_table("me", "hotseat:Ben", game=game)
        self.stranger = Person(server.url, "Eve")
        self.before = self.state()
        self.sent = 0
        self.answers: Counter[str] = Counter()

    def state(self) -> Json:
        """All that anybody sees of the table."""
        whole = [self.owner.position(self.table, seat=seat) for seat in (0, 1)]
        return whole, self.owner.info(self.table) | {"updated": 0}

    def send(self, messages: int) -> None:
        """So many messages; a socket that is closed for its nonsense is opened again."""
        fuzzer = Fuzzer(self.dice)
        while self.sent < messages:
            with self.stranger.socket(self.table) as line:
                line.wait_for("position")
                try:
                    while self.sent < messages:
                        self._burst(line, fuzzer)
                except ConnectionClosed as closed:
                    self.answers[f"closed {closed.rcvd.code if closed.rcvd else ''}"] += 1

    def _burst(self, line: Line, fuzzer: Fuzzer) -> None:
        for _ in range(BURST):
            self.sent += 1
            message = fuzzer.message()
            text = self.dice.random() < 0.5
            line.connection.send(message.decode(errors="replace") if text else message)
        # Frames are handled in order: when this one is answered, so were all before it.
        line.send("chat", client=f"mark-{self.sent}", text="")
        while True:
            answer = line.receive()
            self.answers[answer.get("key", answer["type"])] += 1
            if answer.get("client") == f"mark-{self.sent}":
                return

    def check(self) -> None:
        assert self.state() == self.before
        assert self.answers["error-unknown"] == 0


def main(messages: int) -> None:
    """Fuzz a server of our own, and tell."""
    server = Server(Path(tempfile.mkdtemp(prefix="starhold-fuzz-"))).start()
    begun = time.monotonic()
    run = Run(server, "galaxies", seed=int(time.time()))
    run.send(messages)
    run.check()
    server.stop()
    assert "Traceback" not in server.errors()
    print(f"{run.sent} messages in {time.monotonic() - begun:.0f} s, nothing changed, no traceback")
    for answer, count in run.answers.most_common():
        print(f"  {count:7d} {answer}")


if __name__ == "__main__":
    main(int(sys.argv[1]))
