"""People who play through any storm: they reconnect, resend, and write down what they were told."""

import asyncio
import contextlib
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from starhold.kernel.fairness import seal
from tests.web.history import Answer, History, Seen, Wish

#: refusals that mean "later", not "no"
LATER = {"error-storage-away", "error-storage-broken", "error-too-fast"}
#: what a connection may throw at any time
BROKEN = (httpx.HTTPError, ConnectionClosed, InvalidHandshake, OSError, EOFError)
#: a client that hears nothing for so long asks whether anybody is there, and then connects anew
PATIENCE = 12.0
#: shares of what people do beside moving
CHAT, UNDO, PLAN = 0.02, 0.03, 0.05
#: share of the tables where nobody moves
IDLE = 0.15
#: shares of those who seal a word for the dice, and of those who open it
SEALED, OPENED = 0.4, 0.8

SEEN = msgspec.json.Decoder(Seen)


class Kind(msgspec.Struct):
    """What is needed of any message before it is looked into."""

    type: str
    client: str = ""
    version: int = 0
    key: str = ""


KIND = msgspec.json.Decoder(Kind)


@dataclass
class Crowd:
    """What everybody shares: the addresses, the history, and whether it is time to go home."""

    ports: list[int]
    history: History
    dice: random.Random
    #: no new tables any more; those that play too long give up
    closing: bool = False
    hurry: bool = False
    last_move: float = field(default_factory=time.monotonic)
    acknowledged: int = 0

    def url(self) -> str:
        return f"http://127.0.0.1:{self.dice.choice(self.ports)}"


class Person:
    """Somebody with a cookie and no loyalty to a process."""

    def __init__(self, crowd: Crowd, name: str) -> None:
        self.crowd = crowd
        self.name = name
        self.http = httpx.AsyncClient(headers={"x-starhold": "1"}, timeout=30)

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """A request, made again until a process answers it with yes or no."""
        while True:
            with contextlib.suppress(*BROKEN):
                answer = await self.http.request(method, self.crowd.url() + path, json=body)
                if answer.status_code < 400 or answer.json().get("key") not in LATER:
                    return answer
            await asyncio.sleep(self.crowd.dice.uniform(0.05, 0.5))

    async def come(self) -> "Person":
        while "starhold" not in self.http.cookies:
            await self.ask("POST", "/api/session", {"name": self.name})
        return self

    @contextlib.asynccontextmanager
    async def socket(self, table: str, since: int, version: int) -> Any:
        address = f"{self.crowd.url().replace('http', 'ws', 1)}/ws/tables/{table}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async with connect(
            f"{address}?since={since}&version={version}",
            additional_headers={"Cookie": cookies} if cookies else {},
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            max_size=None,
            close_timeout=1,
        ) as connection:
            yield connection


class Looker:
    """A client at a table: shows what it is told to the history, and never believes that time runs back."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table
        self.crowd = person.crowd
        self.dice = random.Random(person.crowd.dice.random())
        self.version = 0
        self.seat: int | None = None
        self.log: list[Any] = []
        self.over = False

    async def watch(self, done: Callable[[], bool]) -> None:
        """Look on until the game is over, whatever happens to the connection."""
        while not self.over and not done():
            with contextlib.suppress(*BROKEN, TimeoutError):
                async with self.person.socket(self.table, len(self.log), self.version) as socket:
                    await self.connected(socket)
                    await self._listen(socket, done)
            await asyncio.sleep(self.dice.uniform(0.02, 0.3))
        if self.over:
            self.crowd.history.logs.append((self.table, self.seat, self.log))

    async def _listen(self, socket: ClientConnection, done: Callable[[], bool]) -> None:
        asked = False
        while not self.over and not done():
            try:
                frame = await asyncio.wait_for(socket.recv(), PATIENCE / 2)
            except TimeoutError:
                if asked:
                    return
                asked = True
                await send(socket, {"type": "ping"})
                continue
            asked = False
            kind = KIND.decode(frame)
            if kind.type == "position":
                await self._position(socket, SEEN.decode(frame))
            else:
                await self.heard(socket, kind)

    async def _position(self, socket: ClientConnection, seen: Seen) -> None:
        history = self.crowd.history
        if seen.version < self.version:
            history.violate(f"{self.table}: version {seen.version} was shown after {self.version}")
        self.version = seen.version
        self.seat = seen.seat
        if seen.log_start > len(self.log):
            history.violate(f"{self.table}: the log begins at {seen.log_start}, {len(self.log)} were there")
        self.log[seen.log_start :] = seen.log
        history.see(self.table, seen)
        self.over = seen.over
        await self.shown(socket, seen)

    async def connected(self, socket: ClientConnection) -> None:
        """The connection stands."""

    async def shown(self, socket: ClientConnection, seen: Seen) -> None:
        """There is a new position."""

    async def heard(self, socket: ClientConnection, message: Kind) -> None:
        """Something else was said."""


class Player(Looker):
    """Makes random moves, one after the other; each is sent until it is answered."""

    def __init__(self, person: Person, table: str, game: str) -> None:
        super().__init__(person, table)
        self.game = game
        self.idle = table in person.crowd.history.idle
        self.pending: dict[str, Any] | None = None
        self.seen: Seen | None = None
        self.resigned = False

    async def connected(self, socket: ClientConnection) -> None:
        if self.pending is not None:
            await send(socket, self.pending)

    async def shown(self, socket: ClientConnection, seen: Seen) -> None:
        self.seen = seen
        await self._decide(socket, seen)

    async def heard(self, socket: ClientConnection, message: Kind) -> None:
        if message.type == "ack":
            self._settle(message.client, "acknowledged")
            if self.crowd.history.wishes[message.client].kind != "chat":
                self.version = max(self.version, message.version)
            # The position that it led to may have come before; else it is on its way.
            if self.seen is not None and self.seen.version >= self.version:
                await self._decide(socket, self.seen)
        elif message.type == "problem" and message.key in LATER:
            await asyncio.sleep(self.dice.uniform(0.1, 0.6))
            if self.pending is not None:
                await send(socket, self.pending)
        elif message.type == "problem" and message.client:
            self._settle(message.client, "refused")
            # Whatever was wrong with it, the position may have changed.
            await send(socket, {"type": "look", "seat": self.seat})

    def _settle(self, client: str, answer: str) -> None:
        wish = self.crowd.history.wishes[client]
        if wish.answer == "refused" and answer == "acknowledged":
            self.crowd.history.violate(f"{wish.kind} of {self.table} was refused, then acknowledged")
        wish.answer = wish.answer or answer
        if answer == "acknowledged":
            self.crowd.acknowledged += 1
            self.crowd.last_move = time.monotonic()
        if self.pending is not None and self.pending["client"] == client:
            self.pending = None

    async def _decide(self, socket: ClientConnection, seen: Seen) -> None:
        if self.pending is not None or seen.over:
            return
        if self.crowd.hurry and not self.resigned:
            self.resigned = True
            await self.person.ask("POST", f"/api/tables/{self.table}/resign", {"seat": self.seat})
            return
        if self.idle:
            return
        choices = msgspec.json.decode(seen.choices)
        if seen.undo["to_answer"]:
            await self._wish(socket, "consent", seat=seen.seat, agree=self.dice.random() < 0.5)
        elif choices and self.dice.random() < CHAT:
            await self._wish(socket, "chat", text=f"I am at {seen.version}")
        elif choices and (seen.undo["free"] or seen.undo["ask"]) and self.dice.random() < UNDO:
            await self._wish(socket, "undo", seat=seen.seat, version=seen.version)
        elif choices:
            action = self.dice.choice(choices)["action"]
            # A plan of two is made as a whole or not at all; here it is a guess, and mostly not.
            then = [self.dice.choice(choices)["action"]] if self.dice.random() < PLAN else []
            await self._wish(socket, "move", seat=seen.seat, version=seen.version, action=action, then=then)

    async def _wish(self, socket: ClientConnection, kind: str, **fields: Any) -> None:
        client = f"{self.dice.getrandbits(60):x}"
        stored_as = client if kind == "chat" else f"{self.seat}:{client}"
        self.crowd.history.wishes[client] = Wish(self.table, kind, stored_as)
        self.pending = {"type": kind, "client": client, **fields}
        await send(socket, self.pending)


async def send(socket: ClientConnection, message: dict[str, Any]) -> None:
    await socket.send(msgspec.json.encode(message).decode())


GAMES = ("galaxies", "kingdoms", "roll", "lantern", "lantern")
CLOCKS = (
    {"kind": "none"},
    {"kind": "bank", "seconds": 7200, "increment": 5, "at_zero": "loss"},
    {"kind": "move", "seconds": 3600, "at_zero": "bot"},
)
SHORT_CLOCK = {"kind": "move", "seconds": 5, "at_zero": "loss"}


async def play_tables(crowd: Crowd, number: int) -> None:
    """One table after the other, until it is time to go home."""
    people = [await Person(crowd, f"P{number}-{one}").come() for one in range(3)]
    looker = await Person(crowd, f"S{number}").come()
    while not crowd.closing:
        await play_a_game(crowd, people[: crowd.dice.choice((2, 3))], looker)
    for person in (*people, looker):
        await person.http.aclose()


async def play_a_game(crowd: Crowd, people: list[Person], looker: Person) -> None:
    """Make a table, sit down at once, play it to the end with two spectators."""
    dice = crowd.dice
    game = dice.choice(GAMES)
    # Everybody owes the first decision of this game at once.
    idle = game == "lantern" and dice.random() < IDLE / GAMES.count(game) * len(GAMES)
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1)]
    if dice.random() < 0.3:
        seats.append({"kind": "bot"})
    # Some players add a word to the dice; now and then one of them never opens the seal.
    words = [f"{dice.getrandbits(120):x}" if dice.random() < SEALED else "" for _ in people]
    seals = [seal(word) if word else "" for word in words]
    body = {
        "game": game,
        "seats": seats,
        "public": True,
        "clock": SHORT_CLOCK if idle else dice.choice(CLOCKS),
        "seal": seals[0],
    }
    table = (await people[0].ask("POST", "/api/tables", body)).json()["id"]
    path = f"/api/tables/{table}"
    joins = [
        person.ask("POST", f"{path}/join", {"seal": one})
        for person, one in zip(people[1:], seals[1:], strict=True)
    ]
    joined = await asyncio.gather(*joins)
    if refused := [answer.json()["key"] for answer in joined if answer.status_code != 200]:
        crowd.history.violate(f"not everybody could join {table}: {refused}")
        return
    crowd.history.begun.append(table)
    if idle:
        crowd.history.idle.add(table)
    for person, word in zip(people, words, strict=True):
        if word and dice.random() < OPENED:
            await person.ask("POST", f"{path}/entropy", {"word": word})
    players = [Player(person, table, game) for person in people]

    def over() -> bool:
        return all(player.over for player in players)

    # A second device of the first player, and somebody who only looks on.
    others = [Looker(people[0], table), Looker(looker, table)]
    await asyncio.gather(*(one.watch(over) for one in (*players, *others)))
    if not any(player.resigned for player in players):
        crowd.history.finished.append(table)


async def probe(crowd: Crowd, process: int) -> None:
    """Ask one process again and again, and note how long it takes to answer."""
    async with httpx.AsyncClient(timeout=120) as http:
        while True:
            url = f"http://127.0.0.1:{crowd.ports[process]}"
            with contextlib.suppress(*BROKEN):
                asked = time.monotonic()
                await http.get(f"{url}/healthz")
                begun = time.monotonic()
                answer = await http.get(url + crowd.dice.choice(("/readyz", "/api/tables")))
                note = Answer(process, begun, time.monotonic(), answer.status_code, begun - asked)
                crowd.history.answers.append(note)
            await asyncio.sleep(0.3)
