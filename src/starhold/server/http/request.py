"""Requests as handlers get them, and what an endpoint is; nothing here needs a web server."""

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from starhold.kernel.errors import StarholdError
from starhold.server.errors import (
    BadRequest,
    FoundByWorker,
    NotSignedIn,
    ScopeMissing,
    Stale,
    StorageAway,
    StorageBroken,
)
from starhold.server.http.limits import Limits, Payer
from starhold.server.wire import Me, Problem, Scope
from starhold.server.work.load import Priority

if TYPE_CHECKING:
    from starhold.server.http.security import Devices
    from starhold.server.people.accounts import SignedIn
    from starhold.server.people.people_store import Session

#: what can wait best when more is asked than can be done: by what limits it, and the lists
SPARE_LIMITS = frozenset({"replay", "export", "review", "verify", "records", "hint", "lesson"})
LISTS = frozenset({"/api/tables", "/api/me/games"})


@dataclass(slots=True)
class ApiRequest:
    """A request as a handler gets it."""

    session: "Session | None"
    body: Any
    path: dict[str, str]
    query: dict[str, str]
    payer: Payer
    limits: Limits
    devices: "Devices"
    #: the browser that asks
    device: str = ""
    #: the token of a session that begins with the answer, "" if the one that there was has ended
    token: str | None = None
    #: the cookie that says which accounts have logged in at this device
    device_cookie: str | None = None

    @property
    def person(self) -> str | None:
        return None if self.session is None else self.session.person

    def signed_in(self) -> str:
        """Return the person; raise `NotSignedIn` if there is none."""
        return self.own_session().person

    def own_session(self) -> "Session":
        """Return the session of the person who asks; raise `NotSignedIn` if there is none."""
        if self.session is None:
            raise NotSignedIn("log in first: POST /api/session")
        return self.session

    def spend(self, kind: str, amount: float = 1, what: str = "") -> None:
        """Count what this request takes beyond what its endpoint counts; raises TooFast."""
        self.limits.spend(kind, self.payer, amount, what)

    def guess(self, account: str, own: bool = False) -> None:
        """Count a password tried for an account (`own`: the session's); raise `TooFast` if too many."""
        key = _key(account)
        device = self.own_session().key if own else self.devices.known(self.device_cookie, key)
        self.limits.guess(key, self.payer.address, device)

    def signed(self, entered: "SignedIn") -> Me:
        """Sign the browser in with the answer, and know it as a device of the account from now on."""
        self.token = entered.token
        if entered.me.account:
            self.device_cookie = self.devices.remember(self.device_cookie, _key(entered.me.name))
        return entered.me

    def number(self, name: str, default: int | None = None) -> int | None:
        """Return a whole number from the query; raise `BadRequest` if it is not one."""
        value = self.query.get(name, "")
        if not value:
            return default
        number = whole_number(value)
        if number is None:
            raise BadRequest(f"{name} is not a number", field=name)
        return number


def _key(account: str) -> str:
    # Its table of letters is needed only where there are accounts.
    from starhold.server.people.confusables import keys

    return min(keys(account))


def whole_number(value: str) -> int | None:
    """Return a small whole number, if the text is one."""
    return int(value) if re.fullmatch(r"[0-9]{1,9}", value) else None


Handler = Callable[[ApiRequest], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One method of one path."""

    method: str
    path: str
    summary: str
    handler: Handler
    answer: Any = None
    body: Any = None
    limit: str = "read"
    query: tuple[str, ...] = ()
    #: the body is text of any kind, read as it is
    raw: bool = False
    #: the answer is the same for everybody as long as the process runs, so it is kept and nobody is asked
    #: who they are
    anybody: bool = False
    #: bot accounts have no business here
    people_only: bool = False
    #: how the answer is written; a stream of events does not end by itself
    media: str = "application/json"
    errors: tuple[int, ...] = (400, 401, 403, 404, 409)

    @property
    def scope(self) -> Scope | None:
        """What a token must be good for; reading, and questions that change nothing, are free."""
        if self.method == "GET" or self.limit in ("lesson", "verify"):
            return None
        if self.limit in ("tables", "records", "notices"):
            return "tables"
        return "chat" if self.limit == "chat" else "play"

    @property
    def work(self) -> Priority:
        """How long it may wait in a crowd."""
        lists = self.method == "GET" and self.path in LISTS
        return Priority.SPARE if lists or self.limit in SPARE_LIMITS else Priority.MOVE


def check_scope(scopes: str, needed: Scope | None) -> None:
    """Raise ScopeMissing if a token with these scopes is not good for that."""
    if needed is not None and needed not in scopes.split():
        raise ScopeMissing(f"the token lacks the scope {needed}", scope=needed)


_Function = TypeVar("_Function", bound=Callable[..., Awaitable[Any]])
#: the endpoints of each handler, before it belongs to an object
DECLARED: dict[Callable[..., Awaitable[Any]], list[Endpoint]] = {}


def declared(
    method: str, path: str, summary: str, body: Any = None, limit: str = "read", **more: Any
) -> Callable[[_Function], _Function]:
    """Declare an endpoint of the handler below; it answers with what the handler returns, or `answer`."""

    def note(handler: _Function) -> _Function:
        answer = more.pop("answer", handler.__annotations__["return"])
        # Of several, the last is read first.
        DECLARED.setdefault(handler, []).insert(
            0, Endpoint(method, path, summary, handler, answer, body, limit, **more)
        )
        return handler

    return note


get = partial(declared, "GET")
post = partial(declared, "POST")
put = partial(declared, "PUT")
delete = partial(declared, "DELETE")


def problem_of(error: StarholdError, client: str = "") -> Problem:
    """Return an error as the client gets it. What the database said stays inside."""
    if isinstance(error, StorageBroken):
        return Problem(StorageAway.key, {}, client)
    if isinstance(error, FoundByWorker):
        return error.problem
    position = error.position if isinstance(error, Stale) else None
    return Problem(error.key, error.arguments, client, position)


@dataclass(frozen=True, slots=True)
class JsonLines:
    """An answer that comes line by line."""

    parts: AsyncIterator[bytes]
    media: str = "application/x-ndjson"
