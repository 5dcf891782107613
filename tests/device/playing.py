"""A device in this process: its page saves into a dict and thinks at once."""

import json
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from starhold.bots.worker import BotRequest, BotWorker
from starhold.review.worker import parts
from starhold.server.device.device import Device


class Page:
    """A browser's storage and second worker; `saved` is what survives the page."""

    def __init__(self, saved: dict[str, bytes] | None = None) -> None:
        self.saved: dict[str, bytes] = {} if saved is None else saved
        self.bots = BotWorker()
        self.full = False

    async def save(self, changes: dict[str, bytes | None]) -> None:
        if self.full:
            raise OSError("QuotaExceededError")
        for key, value in changes.items():
            if value is None:
                self.saved.pop(key, None)
            else:
                self.saved[key] = value

    async def think(self, kind: str, line: bytes) -> AsyncIterator[bytes]:
        if kind == "bots":
            yield msgspec.json.encode(self.bots.answer(msgspec.json.decode(line, type=BotRequest)))
        else:
            for part in parts(line):
                yield part


class Client:
    """What a page's script does: requests, and a socket at a table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.device = Device(dict(page.saved), page)
        self.messages: list[dict[str, Any]] = []
        self.codes: list[int] = []

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Return the answer's JSON; raise AssertionError with the problem."""
        content = body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)
        made = await self.device.request(method, f"/api{path}", content)
        assert made.status < 300, made.body
        if made.lines is not None:
            return [json.loads(line) async for line in made.lines]
        return json.loads(made.body) if made.body else None

    def sit(self, table: str) -> None:
        self.device.connect(1, f"/ws/tables/{table}?since=0", self._hear, self.codes.append)

    def _hear(self, content: bytes) -> None:
        self.messages.append(json.loads(content))

    def send(self, message: dict[str, Any]) -> None:
        self.device.heard(1, msgspec.json.encode(message))
