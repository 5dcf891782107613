"""Thinkers: worker processes in which bots choose, so that the tables never wait for them.

A worker that crashes or does not answer in time is ended and replaced, and the question is asked again.
"""

import asyncio
import secrets
import sys

import msgspec
import structlog

from starhold.bots.worker import Answer, Question, Step
from starhold.tables.table import Table

#: a bot that takes longer is taken for hung
ANSWER_SECONDS = 20.0
TRIES = 3
_log = structlog.get_logger("bots")


class NoAnswer(Exception):
    """No worker could answer, even when asked again."""


class Thinker:
    """One worker process and what it knows."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        #: by table: the moves that the worker has, and the takebacks that it knows of
        self.known: dict[str, tuple[int, int]] = {}

    async def answer(self, table: Table, seat: int, name: str) -> int | None:
        """Ask the worker; raises whatever a broken pipe, a late or a wrong answer raises.

        None if the seat owes nothing any more: its table may go on, or go back, while the bot waits its turn.
        """
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "starhold.bots.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=2**20,
            )
            self.known = {}
        if seat not in table.waiting():
            return None
        asked = question(table, seat, name, self._known(table))
        self._remember(table)
        action = await self._ask(asked)
        if action is None and seat in table.waiting():
            asked = question(table, seat, name, 0)
            self._remember(table)
            action = await self._ask(asked)
        if action is None:
            raise NoAnswer
        return action

    def _known(self, table: Table) -> int:
        """How many of the table's moves the worker has: those from before the last undo that it missed."""
        moves, takebacks = self.known.get(table.id, (0, 0))
        return min([moves, *(takeback.left for takeback in table.play.started.takebacks[takebacks:])])

    def _remember(self, table: Table) -> None:
        match = table.play.started
        self.known[table.id] = (len(match.plies), len(match.takebacks))

    async def _ask(self, asked: Question) -> int | None:
        assert self.process is not None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(asked) + b"\n")
        await self.process.stdin.drain()
        line = await asyncio.wait_for(self.process.stdout.readline(), ANSWER_SECONDS)
        return msgspec.json.decode(line, type=Answer).action

    def end(self) -> None:
        """Kill the process; the next question starts another."""
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
        self.process = None
        self.known = {}


def question(table: Table, seat: int, name: str, known: int) -> Question:
    """What a worker is asked."""
    return Question(
        table.id,
        table.game.name,
        len(table.seats),
        table.options,
        table.play.started.setup,
        known,
        tuple(Step(ply.seat, ply.action, ply.chance) for ply in table.play.plies[known:]),
        seat,
        name,
        secrets.randbits(40),
    )


class Thinkers:
    """A few workers; each table keeps to one of them."""

    def __init__(self, number: int) -> None:
        self.thinkers = [Thinker() for _ in range(number)]
        self.locks = [asyncio.Lock() for _ in range(number)]

    async def choose(self, table: Table, seat: int, name: str) -> int | None:
        """What the bot does, or None if nobody asks it any more; raises NoAnswer when nothing helps."""
        mine = hash(table.id) % len(self.thinkers)
        async with self.locks[mine]:
            thinker = self.thinkers[mine]
            for attempt in range(TRIES):
                try:
                    return await thinker.answer(table, seat, name)
                except (OSError, TimeoutError, NoAnswer, msgspec.MsgspecError, ValueError) as error:
                    _log.warning("worker replaced", error=type(error).__name__, attempt=attempt)
                    thinker.end()
        raise NoAnswer(f"no bot answered for seat {seat}")

    async def close(self) -> None:
        """End all workers, and see them gone."""
        processes = [thinker.process for thinker in self.thinkers if thinker.process is not None]
        for thinker in self.thinkers:
            thinker.end()
        await asyncio.gather(*(process.wait() for process in processes))
