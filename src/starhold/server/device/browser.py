"""What the page's worker calls in Pyodide; client/src/device/worker.ts is the other side."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Sequence
from typing import Any

import structlog

from starhold.server.device.device import Device


class BrowserPage:
    """The worker's own functions, as Python calls them."""

    def __init__(self, bridge: Any) -> None:
        self._bridge = bridge
        self._numbers = itertools.count()
        self._asked: dict[int, asyncio.Queue[bytes | None]] = {}

    async def save(self, changes: dict[str, bytes | None]) -> None:
        from pyodide.ffi import to_js

        await self._bridge.save(to_js(list(changes)), to_js(list(changes.values())))

    async def think(self, kind: str, line: bytes) -> AsyncIterator[bytes]:
        number, coming = next(self._numbers), asyncio.Queue[bytes | None]()
        self._asked[number] = coming
        self._bridge.think(number, kind, line.decode())
        done = False
        try:
            while (found := await coming.get()) is not None:
                yield found
            done = True
        finally:
            del self._asked[number]
            if not done:
                self._bridge.stop(number)

    def thought(self, number: int, line: Any) -> None:
        """Take the other worker's line; anything but text ends the answer: JavaScript's null is not None."""
        if number in self._asked:
            self._asked[number].put_nowait(line.encode() if isinstance(line, str) else None)


class BrowserDevice:
    """The device as the worker's script uses it: numbers and text instead of Python's objects."""

    def __init__(self, bridge: Any, keys: Sequence[str], values: Sequence[Any]) -> None:
        structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(30))
        saved = dict(zip(keys, (bytes(value) for value in values), strict=True))
        self._bridge = bridge
        self._page = BrowserPage(bridge)
        self.thought = self._page.thought
        self._device = Device(saved, self._page)
        self._tasks: dict[int, asyncio.Task[None]] = {}

    async def open(self) -> None:
        await self._device.open()

    def ask(self, number: int, method: str, target: str, body: str) -> None:
        """Answer a request through the bridge."""
        task = self._tasks[number] = asyncio.ensure_future(self._answer(number, method, target, body))
        task.add_done_callback(lambda _: self._tasks.pop(number, None))

    def leave(self, number: int) -> None:
        """Cancel an answer that the page no longer waits for."""
        if number in self._tasks:
            self._tasks[number].cancel()

    async def _answer(self, number: int, method: str, target: str, body: str) -> None:
        made = await self._device.request(method, target, body.encode())
        if made.lines is None:
            self._bridge.answer(number, made.status, made.body.decode())
            return
        self._bridge.answer(number, made.status, None)
        async for line in made.lines:
            self._bridge.line(number, line.decode())
        self._bridge.line(number, None)

    def connect(self, number: int, target: str) -> None:
        def send(content: bytes) -> None:
            self._bridge.message(number, content.decode())

        def ended(code: int) -> None:
            self._bridge.closed(number, code)

        self._device.connect(number, target, send, ended)

    def heard(self, number: int, content: Any) -> None:
        self._device.heard(number, content.encode() if isinstance(content, str) else None)
