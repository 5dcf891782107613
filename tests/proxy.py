"""A TCP proxy that can be cut or fall silent: a network that fails, without anybody's leave."""

import asyncio
import contextlib
from collections.abc import Coroutine


class Proxy:
    """Passes bytes on to a port of this machine, as long as it is told to."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        self._open = asyncio.Event()
        self._open.set()
        self._refuses = False
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> "Proxy":
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def close(self) -> None:
        self.cut()
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """Every connection breaks, and no new one comes about."""
        self._refuses = True
        for writer in list(self._writers):
            writer.transport.abort()

    def silence(self) -> None:
        """Connections stay, also new ones come about, and nothing passes; what was sent arrives late."""
        self._open.clear()

    def restore(self) -> None:
        self._refuses = False
        self._open.set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._refuses:
            writer.transport.abort()
            return
        self._writers.add(writer)
        try:
            await self._open.wait()
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            self._forget(writer)
            return
        self._writers.add(back)
        self._spawn(self._pump(reader, back))
        self._spawn(self._pump(there, writer))

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                await self._open.wait()
                writer.write(data)
                await writer.drain()
            await self._open.wait()
        self._forget(writer)

    def _forget(self, writer: asyncio.StreamWriter) -> None:
        self._writers.discard(writer)
        with contextlib.suppress(OSError, RuntimeError):
            writer.close()
