"""Addresses: the first parts of ours, and a server below a path of another site (https://example.org/games/)."""

import re
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

#: the client's pages, by the first part of their address (client/src/App.svelte); there are no others
PAGES: Final = frozenset(
    ("lobby", "daily", "profile", "howto", "table", "join", "replay", "review", "puzzles", "learn", "rules")
) | {"account", "cast", "check", "club", "event", "people", "player", "settings", "turns"}
#: first parts of all other addresses: no site can give us a path that begins with one of ours
OTHERS: Final = frozenset(
    (
        "about",
        "admin",
        "api",
        "assets",
        "device",
        "docs",
        "healthz",
        "metrics",
        "openapi.json",
        "pictures",
        "readyz",
        "robots.txt",
    )
) | {"text", "ws", ".well-known"}
_PATH = re.compile("(?:/[A-Za-z0-9_~-][A-Za-z0-9_~.-]*)*")
_LINK = re.compile('((?:href|src|action)=")/(?!/)')


def path_of(address: str) -> str:
    """Return the path of a public address, without a slash at its end."""
    return urlsplit(address).path.rstrip("/")


def path_fault(address: str) -> str:
    """Return what is wrong with the path of a public address, or nothing."""
    parts, path = urlsplit(address), path_of(address)
    if parts.query or parts.fragment or not _PATH.fullmatch(path):
        return "write a path of letters, digits and -, as in https://example.org/games"
    first = path[1:].partition("/")[0]
    if first in PAGES | OTHERS:
        return f"Starhold has pages at /{first} itself; choose another path"
    return ""


def below(path: str, page: str) -> str:
    """Return a page whose links to our own addresses are below a path; what people wrote in it is escaped."""
    return _LINK.sub(rf"\1{path}/", page) if path else page


class SubPath:
    """Serves all addresses below the path of the public address.

    A web server in front may pass the path on or take it away, so addresses without it are served as well.
    """

    def __init__(self, app: "ASGIApp", live: Any) -> None:
        self.app = app
        self.live = live

    async def __call__(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        path: str = self.live.settings.server.path
        if not path or scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def send_below(message: "Message") -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    (name, _moved(value, path, scope) if name == b"location" else value)
                    for name, value in message["headers"]
                ]
            await send(message)

        asked: str = scope["path"]
        if asked == path and scope["type"] == "http":
            # Relative addresses need the slash.
            headers = [(b"location", f"{path}/".encode()), (b"content-length", b"0")]
            await send({"type": "http.response.start", "status": 308, "headers": headers})
            await send({"type": "http.response.body", "body": b""})
            return
        if asked.startswith(f"{path}/"):
            scope = {**scope, "path": asked[len(path) :]}
        await self.app(scope, receive, send_below)


def _moved(location: bytes, path: str, scope: "Scope") -> bytes:
    """Return where a redirect leads, below the path if it leads to us."""
    parts = urlsplit(location.decode("latin-1"))
    host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
    ours = parts.netloc in ("", host) and parts.path.startswith("/")
    return parts._replace(path=path + parts.path).geturl().encode("latin-1") if ours else location
