"""`starhold bot`: a bot of this machine plays at the live tables of a server, as a bot account."""

import json
import secrets
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Callable, Iterable, Iterator, Sequence
from http.client import HTTPException, HTTPResponse
from typing import Any, Final, NamedTuple
from urllib.parse import quote, urlsplit

from rich.console import Console

from starhold.bots.base import Bot, ask, bot
from starhold.kernel import registry
from starhold.kernel.chance import FastChance
from starhold.kernel.errors import StarholdError
from starhold.text import Text

#: the server writes something every 15 s: a connection that says less is broken
QUIET_SECONDS: Final = 45.0
#: before a server that is away is tried again; twice as long each time
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
#: bots that are kept, one per table: what one thought about its last move may serve for the next
KEPT: Final = 50


class RemoteRefused(StarholdError):
    """Raised when the server refuses what the bot needs: a wrong token, or a table that it may not join."""


class BadLink(StarholdError):
    """Raised when the link is not one that invites to a table."""


class RemoteRules(StarholdError):
    """Raised when the server plays a game by other rules than this installation."""


class ChallengeNeedsGame(StarholdError):
    """Raised when the bot shall challenge somebody to no game."""

    key = "error-challenge-needs-game"


class RemoteServer:
    """A server as a bot account sees it."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url.rstrip("/")
        self._headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Return the answer; wait while the server is away or says that it was asked too fast."""
        content = next(self._tried(lambda answer: [answer.read()], method, path, body))
        return json.loads(content) if content else None

    def events(self) -> Iterator[dict[str, Any]]:
        """Yield what happens at the tables, for ever; after a break the server begins with what waits now."""
        while True:
            for line in self._tried(iter, "GET", "/api/events"):
                if line.startswith(b"data:"):
                    yield json.loads(line[5:])

    def _tried(
        self,
        parts: Callable[[HTTPResponse], Iterable[bytes]],
        method: str,
        path: str,
        body: dict[str, Any] | None = None,
    ) -> Iterator[bytes]:
        """Yield the parts of an answer; ask again after a break, or when the server says that it is busy."""
        for pause in _pauses():
            try:
                with self._open(method, path, body) as answer:
                    yield from parts(answer)
                    return
            except urllib.error.HTTPError as error:
                if error.code not in (429, 503):
                    raise
                time.sleep(float(error.headers.get("retry-after", pause)))
            except (OSError, HTTPException):
                time.sleep(pause)

    def _open(self, method: str, path: str, body: dict[str, Any] | None = None) -> HTTPResponse:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, self._headers, method=method)
        answer: HTTPResponse = urllib.request.urlopen(request, timeout=QUIET_SECONDS)
        return answer


def _pauses() -> Iterator[float]:
    pause = FIRST_PAUSE
    while True:
        yield pause
        pause = min(2 * pause, LONGEST_PAUSE)


class RemoteBot:
    """A bot that plays wherever its account sits."""

    def __init__(self, server: RemoteServer, name: str) -> None:
        self.server = server
        self.name = name
        self._bots: dict[str, Bot] = {}

    def join(self, link: str) -> str:
        """Take a seat by an invitation (`…/join/TABLE/INVITE`); return the table's id."""
        parts = urlsplit(link).path.rstrip("/").rsplit("/", 3)
        if len(parts) != 4 or parts[1] != "join":
            raise BadLink(f"{link!r} does not end with /join/TABLE/INVITE", link=link)
        self._sit_down(parts[2], {"invite": parts[3]})
        return parts[2]

    def accept(self, table: str) -> bool:
        """Take the seat that is kept for the account; False if it is gone meanwhile."""
        try:
            self._sit_down(table, {})
        except urllib.error.HTTPError as error:
            if error.code not in (403, 404, 409):
                raise
            return False
        return True

    def _sit_down(self, table: str, wish: dict[str, str]) -> None:
        path = f"/api/tables/{quote(table)}"
        info = self.server.ask("POST", f"{path}/join", wish)
        if info["gather"] and info["status"] == "open":
            self.server.ask("POST", f"{path}/ready", {"state": "ready"})

    def offer(self, game: str, rival: str = "") -> str:
        """Open a table for two: for one rival, who is invited by name, or for anyone in the lobby.

        Return its id.
        """
        wanted = {"game": game, "public": not rival, "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = str(self.server.ask("POST", "/api/tables", wanted)["id"])
        if rival:
            try:
                self.server.ask("POST", f"/api/tables/{table}/invite", {"name": rival})
            except urllib.error.HTTPError:
                self.server.ask("DELETE", f"/api/tables/{table}")
                raise
        return table

    def play(self, table: str, seat: int) -> None:
        """Decide once, if the seat still has to."""
        try:
            world = self.server.ask("GET", f"/api/tables/{table}/world?seat={seat}")
            game = registry.game(world["game"])
            if game.version != world["rules"]:
                raise RemoteRules("other rules", game=game.name, here=game.version, there=world["rules"])
            chance = FastChance(secrets.randbits(63))
            state = game.build(world["facts"], chance)
            if seat not in state.seats_to_move():
                return
            action = ask(self._player(table), state, seat, chance)
            move = {"client": uuid.uuid4().hex, "version": world["version"], "seat": seat, "action": action}
            self.server.ask("POST", f"/api/tables/{table}/move", move)
        except urllib.error.HTTPError as error:
            # The table has moved on, or has ended: an event says what is to be decided now.
            if error.code not in (404, 409):
                raise

    def _player(self, table: str) -> Bot:
        player = self._bots.pop(table, None)
        if player is None:
            info = self.server.ask("GET", f"/api/tables/{table}")
            player = bot(self.name, commands=True)
            player.sit_down(registry.game(info["game"]), info["options"])
        self._bots[table] = player
        if len(self._bots) > KEPT:
            del self._bots[next(iter(self._bots))]
        return player


class Wishes(NamedTuple):
    """What a bot does besides playing where it sits."""

    links: Sequence[str] = ()
    #: a game that it offers: repeatedly to anyone in the lobby, or once to one rival
    offered: str = ""
    rival: str = ""
    #: sit down wherever a seat is kept for the account
    accept: bool = False


def run(url: str, token: str, level: str, wishes: Wishes, text: Text, console: Console) -> None:
    """Play until somebody stops it."""
    if wishes.rival and not wishes.offered:
        raise ChallengeNeedsGame("--challenge needs --offer")
    bot(level, commands=True)
    server = RemoteServer(url, token)
    remote = RemoteBot(server, level)
    try:
        name = server.ask("GET", "/api/me")["name"]
        console.print(text.say("bot-ready", name=name, server=server.url, bot=level), soft_wrap=True)
        for link in wishes.links:
            console.print(text.say("bot-joined", table=remote.join(link)), soft_wrap=True)
        mine = remote.offer(registry.game(wishes.offered).name, wishes.rival) if wishes.offered else ""
        if wishes.rival:
            console.print(text.say("bot-challenged", name=wishes.rival, table=mine), soft_wrap=True)
        elif mine:
            console.print(text.say("bot-offered", table=mine), soft_wrap=True)
        for event in server.events():
            if event["kind"] == "turn":
                remote.play(event["table"], event["seat"])
                continue
            if event["kind"] == "invited":
                if wishes.accept and remote.accept(event["table"]):
                    console.print(text.say("bot-joined", table=event["table"]), soft_wrap=True)
                continue
            console.print(text.say("bot-over", table=event["table"], game=text.say(f"{event['game']}-title")))
            if event["table"] == mine and not wishes.rival:
                mine = remote.offer(event["game"])
                console.print(text.say("bot-offered", table=mine), soft_wrap=True)
    except urllib.error.HTTPError as error:
        raise RemoteRefused(f"{error.code}", server=server.url, reason=_reason(error, text)) from None


def _reason(error: urllib.error.HTTPError, text: Text) -> str:
    """Return what the server says, in the user's language."""
    try:
        problem = json.loads(error.read())
        return text.say(problem["key"], **problem.get("arguments", {}))
    except (ValueError, KeyError, TypeError):
        return f"{error.code} {error.reason}"
