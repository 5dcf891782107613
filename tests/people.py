"""People at tables, for tests: they speak HTTP and the socket as a script or a browser would."""

import contextlib
import itertools
import random
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

#: a frame may wait so long
PATIENCE = 60.0
Json = Any

_ids = itertools.count(1)


def new_client_id() -> str:
    return f"test-{next(_ids)}-{random.getrandbits(32):x}"


class Refused(Exception):
    """The server said no."""

    def __init__(self, status: int, problem: Json) -> None:
        super().__init__(f"{status} {problem}")
        self.status = status
        self.key: str = problem["key"]
        self.problem = problem


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, url: str, name: str = "", source: str = "", token: str = "") -> None:
        """`source`: the address that they come from, such as 127.0.0.9. `token`: a program's."""
        self.url = url
        self.source = source
        way = httpx.HTTPTransport(local_address=source or None)
        self.token = token
        headers = {"authorization": f"Bearer {token}"} if token else {"x-starhold": "1"}
        self.http = httpx.Client(base_url=url, headers=headers, timeout=PATIENCE, transport=way)
        self.name = name
        if name:
            self.me = self.post("/api/session", name=name)

    # -- HTTP ---------------------------------------------------------------------------------

    def ask(self, method: str, path: str, **more: Any) -> Json:
        """A request; raises Refused unless it is answered well."""
        answer = self.http.request(method, path, **more)
        if answer.status_code >= 400:
            raise Refused(answer.status_code, answer.json())
        return answer.json() if answer.content else None

    def get(self, path: str, **query: Any) -> Json:
        return self.ask("GET", path, params=query or None)

    def post(self, path: str, **body: Any) -> Json:
        return self.ask("POST", path, json=body)

    def put(self, path: str, **body: Any) -> Json:
        return self.ask("PUT", path, json=body)

    # -- tables -------------------------------------------------------------------------------

    def make_table(self, *seats: str, game: str = "lantern", **more: Any) -> Json:
        """A table with seats such as `me`, `open`, `bot` or `hotseat:Ben`."""
        plans = [dict(zip(("kind", "name"), seat.split(":"), strict=False)) for seat in seats]
        return self.post("/api/tables", game=game, seats=plans, **more)

    def join(self, table: Json, **wish: Any) -> Json:
        wish.setdefault("invite", table["invite"])
        return self.post(f"/api/tables/{table['id']}/join", **wish)

    def at(self, table: Json, what: str = "", **body: Any) -> Json:
        """Do something at a table: `at(table, "resign")`. Whoever got the table told has its invitation."""
        return self.post(f"/api/tables/{table['id']}/{what}?invite={table.get('invite', '')}", **body)

    def info(self, table: Json) -> Json:
        return self.get(f"/api/tables/{table['id']}", invite=table.get("invite", ""))

    def position(self, table: Json, **query: Any) -> Json:
        return self.get(f"/api/tables/{table['id']}/position", **{"invite": table.get("invite", ""), **query})

    def move(self, table: Json, seat: int, action: int, version: int | None = None, client: str = "") -> Json:
        if version is None:
            version = self.position(table, seat=seat)["version"]
        return self.at(
            table, "move", client=client or new_client_id(), version=version, seat=seat, action=action
        )

    def move_somehow(self, table: Json, seat: int, kind: str = "") -> Json:
        """Take the first choice, or the first whose label speaks of a kind."""
        position = self.position(table, seat=seat)
        chosen = next(one for one in position["choices"] if kind in one["line"]["key"])
        return self.move(table, seat, chosen["action"], position["version"])

    def undo(self, table: Json, seat: int) -> Json:
        version = self.position(table, seat=seat)["version"]
        return self.at(table, "undo", client=new_client_id(), version=version, seat=seat)

    def consent(self, table: Json, seat: int, agree: bool) -> Json:
        return self.at(table, "consent", client=new_client_id(), seat=seat, agree=agree)

    def say(self, table: Json, text: str) -> Json:
        return self.at(table, "chat", client=new_client_id(), text=text)

    # -- the socket ---------------------------------------------------------------------------

    @contextlib.contextmanager
    def socket(self, table: Json, query: str = "", **more: Any) -> Iterator["Line"]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        query = f"{query}{'&' if query else '?'}invite={table.get('invite', '')}"
        address = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{table['id']}{query}"
        headers = {"Cookie": cookies} if cookies else {}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        if self.source:
            more["source_address"] = (self.source, 0)
        with connect(address, additional_headers=headers, compression=None, **more) as connection:
            yield Line(connection)


class Line:
    """A socket at a table."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def send(self, kind: str, **fields: Any) -> None:
        self.connection.send(msgspec.json.encode({"type": kind, **fields}).decode())

    def receive(self, timeout: float = PATIENCE) -> Json:
        return msgspec.json.decode(self.connection.recv(timeout))

    def wait_for(self, kind: str, timeout: float = PATIENCE) -> Json:
        """The next message of a kind; others are dropped."""
        while True:
            message = self.receive(timeout)
            if message["type"] == kind:
                return message

    def quiet(self, seconds: float = 0.5) -> list[Json]:
        """What comes within a short time."""
        found = []
        with contextlib.suppress(TimeoutError):
            while True:
                found.append(self.receive(seconds))
        return found


def log_keys(position: Json) -> list[str]:
    """The lines of a position's log, as keys."""
    return [entry["line"]["key"] for entry in position["log"]]


def play_on(table: Json, people: dict[int, Person], moves: int, dice: random.Random) -> int:
    """Make random moves until so many are made or the game is over; tells how many were made."""
    for made in range(moves):
        seats = people[min(people)].position(table)["waiting"]
        if not seats:
            return made
        seat = dice.choice([seat for seat in seats if seat in people])
        position = people[seat].position(table, seat=seat)
        people[seat].move(table, seat, dice.choice(position["choices"])["action"], position["version"])
    return moves
