"""Siblings: the processes behind one port, so that any of them can answer the operator for all.

Each listens on a socket of its own in a folder that only their user can open, and answers a few questions
there. The one that the operator asks asks the others, and waits a second at most for one that hangs.
"""

import asyncio
import contextlib
import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
import structlog

#: the variable that names the folder and, after a colon, the place of a process
SIBLINGS = "STARHOLD_SIBLINGS"
#: one that has not answered by then is reported as silent
ANSWER_SECONDS = 1.0

T = TypeVar("T")
_log = structlog.get_logger("peers")


class PeerAnswer(msgspec.Struct, Generic[T]):
    """What one process says, and which it is."""

    place: int
    pid: int
    #: by the machine's clock
    begun: float
    content: T


class PeerAnswers(msgspec.Struct, Generic[T]):
    """What all said, each by its name, and the names of those that said nothing."""

    told: dict[str, PeerAnswer[T]]
    silent: list[str]


class Peers:
    """This process among those behind its port; without a folder it is alone."""

    def __init__(self, folder: Path | None = None, place: int = 1) -> None:
        self.folder = folder
        self.place = place
        self.begun = time.time()
        #: by question
        self.answers: dict[str, Callable[[], Any]] = {}
        self._server: asyncio.Server | None = None

    @classmethod
    def of_environment(cls) -> "Peers":
        """Return what the parent said; without a parent, this process is alone."""
        folder, _, place = os.environ.get(SIBLINGS, "").rpartition(":")
        return cls(Path(folder), int(place)) if folder else cls()

    @property
    def alone(self) -> bool:
        return self.folder is None

    def _path(self, folder: Path) -> Path:
        return folder / f"{self.place}-{os.getpid()}"

    async def open(self) -> None:
        """Answer from now on."""
        if self.folder is not None:
            self._server = await asyncio.start_unix_server(self._serve, self._path(self.folder))

    async def close(self) -> None:
        if self._server is not None and self.folder is not None:
            self._server.close()
            self._path(self.folder).unlink(missing_ok=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, ValueError):
            question = (await reader.readline()).decode().strip()
            if question in self.answers:
                writer.write(msgspec.json.encode(self._own(question)))
                await writer.drain()
        writer.close()

    def _own(self, question: str) -> PeerAnswer[Any]:
        return PeerAnswer(self.place, os.getpid(), self.begun, self.answers[question]())

    async def ask(self, question: str, content: type[T]) -> PeerAnswers[T]:
        """Return what all processes behind the port say, this one too."""
        heard: list[PeerAnswer[T]] = [self._own(question)]
        silent: list[str] = []
        if self.folder is not None:
            own = self._path(self.folder)
            others = sorted(path for path in self.folder.iterdir() if path != own)
            said = await asyncio.gather(*(_ask(path, question) for path in others))
            for path, answer in zip(others, said, strict=True):
                if answer:
                    heard.append(msgspec.json.decode(answer, type=PeerAnswer[content]))  # type: ignore[valid-type]
                elif path.exists():
                    silent.append(path.name.partition("-")[0])
        return PeerAnswers(named(heard), silent)


async def _ask(path: Path, question: str) -> bytes:
    """Return an answer; empty if there is none. Remove the socket that a killed process has left behind."""
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            reader, writer = await asyncio.open_unix_connection(path)
            try:
                writer.write(f"{question}\n".encode())
                return await reader.read()
            finally:
                writer.close()
    except (ConnectionRefusedError, FileNotFoundError):
        path.unlink(missing_ok=True)
    except OSError as error:
        _log.warning("a process does not answer", process=path.name, error=type(error).__name__)
    return b""


def named(told: Sequence[PeerAnswer[T]]) -> dict[str, PeerAnswer[T]]:
    """Name the answers by place, as the operator counts them; one that is being replaced is `-leaving`."""
    found: dict[str, PeerAnswer[T]] = {}
    for one in sorted(told, key=lambda one: (one.place, -one.begun)):
        name = str(one.place)
        found[f"{name}-leaving" if name in found else name] = one
    return found
