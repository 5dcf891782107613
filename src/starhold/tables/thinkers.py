"""Thinkers: worker processes in which bots choose, so that the tables never wait for them.

A worker that crashes or does not answer in time is ended and replaced, and the question is asked again.
"""

import asyncio
import hashlib
from typing import Final

import msgspec
import structlog

from starhold.bots.worker import Answer, Question, Step
from starhold.tables.table import Table
from starhold.tables.turns import Turns
from starhold.tables.workers import Worker, end_all

#: a bot that takes longer is taken for hung
ANSWER_SECONDS = 20.0
TRIES: Final = 3
#: before it is asked again, and twice as long before the last time
PAUSE_SECONDS: Final = 0.5
_log = structlog.get_logger("bots")


class NoAnswer(Exception):
    """No worker could answer, even when asked again."""


class Thinker:
    """One worker process, what it knows, and who waits for it."""

    def __init__(self) -> None:
        self.worker = Worker("starhold.bots.worker")
        self.turns = Turns()
        #: by table: the moves that the worker has, and the takebacks that it knows of
        self.known: dict[str, tuple[int, int]] = {}

    async def answer(self, table: Table, seat: int, name: str, attempt: int = 0) -> int | None:
        """Ask the worker; raises whatever a broken pipe, a late or a wrong answer raises.

        None if the seat owes nothing any more: its table may go on, or go back, while the bot waits its turn.
        """
        if not self.worker.running:
            self.known = {}
        if seat not in table.waiting():
            return None
        asked = question(table, seat, name, self._known(table), attempt)
        self._remember(table)
        action = await self._ask(asked)
        if action is None and seat in table.waiting():
            asked = question(table, seat, name, 0, attempt)
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
        line = await self.worker.ask(msgspec.json.encode(asked), ANSWER_SECONDS)
        return msgspec.json.decode(line, type=Answer).action


def question(table: Table, seat: int, name: str, known: int, attempt: int) -> Question:
    """What a worker is asked. Asked again after an undo, the bot thinks from the same seed as before."""
    place = f"bot {seat} at {len(table.play.plies)}, {attempt}".encode()
    seed = hashlib.blake2b(place, key=table.seed[:64], digest_size=5).digest()
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
        int.from_bytes(seed, "big"),
        table.rules_version,
    )


class Thinkers:
    """A few workers; each table keeps to one of them, and has to wait for its turn there."""

    def __init__(self, number: int) -> None:
        self.thinkers = [Thinker() for _ in range(number)]

    async def choose(self, table: Table, seat: int, name: str, last: bool = False) -> int | None:
        """What the bot does, or None if nobody asks it any more; raises NoAnswer when nothing helps.

        `last`: nobody waits for this table, so that others come first.
        """
        thinker = self.thinkers[hash(table.id) % len(self.thinkers)]
        for attempt in range(TRIES):
            if attempt:
                # Others have their turns meanwhile.
                await asyncio.sleep(PAUSE_SECONDS * attempt)
            async with thinker.turns.turn(table.host, last):
                try:
                    return await thinker.answer(table, seat, name, attempt)
                except (OSError, TimeoutError, NoAnswer, msgspec.MsgspecError, ValueError) as error:
                    _log.warning("worker replaced", error=type(error).__name__, attempt=attempt)
                    thinker.worker.end()
        raise NoAnswer(f"no bot answered for seat {seat}")

    async def close(self) -> None:
        """End all workers, and see them gone."""
        await end_all([thinker.worker for thinker in self.thinkers])
