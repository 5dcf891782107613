"""Bot workers: processes in which bots choose, so that tables never wait for them.

A worker that crashes or does not answer in time is replaced, and the request is sent again.

A worker keeps its own copy of each game and is sent only the moves since its last request: 6 to 7 us and 38
bytes per move, against 77 to 131 us and 750 to 1,750 bytes for the facts of the position (compiled engine).
Besides, games of other packages need not have facts, and a search goes on from what it found last time.
"""

import asyncio
import hashlib
from typing import Final

import msgspec
import structlog

from starhold.bots.base import names as bot_names
from starhold.bots.base import programs
from starhold.bots.external import USUAL as EXTERNAL_BUDGET
from starhold.bots.hints import Advised
from starhold.bots.levels import USUAL as BUDGET
from starhold.bots.worker import BotReply, BotRequest, PlayedMove
from starhold.server.bots.batch import MoveBatch
from starhold.server.tables.seats import DEFAULT_BOT
from starhold.server.tables.table import Table
from starhold.server.work.fair_lock import FairLock
from starhold.server.work.workers import WorkerProcess, end_all

#: a bot that takes longer is taken for hung
ANSWER_SECONDS = 20.0
TRIES: Final = 3
#: how long a bot may think about one decision; all who wait for a worker share that time, but for a least
THINK_SECONDS: Final = BUDGET.milliseconds / 1000
LEAST_SECONDS: Final = 0.04
#: the bot that advises people
ADVISER: Final = "expert" if "expert" in bot_names() else DEFAULT_BOT
#: before it is asked again, and twice as long before the last time
PAUSE_SECONDS: Final = 0.5
_log = structlog.get_logger("bots")


class NoBotAnswer(Exception):
    """No worker could answer, even when asked again."""


class UnusableBot(Exception):
    """The bot has failed, and asking again would not help; with its fault in a word."""


class BotProcess:
    """One worker process, what it knows, and the queue for it."""

    def __init__(self) -> None:
        self.worker = WorkerProcess("starhold.bots.worker")
        self.lock = FairLock()
        #: by table: the moves that the worker has, and the takebacks that it knows of
        self.known: dict[str, tuple[int, int]] = {}

    async def answer(
        self, run: MoveBatch, seat: int, name: str, attempt: int, last: bool, advise: bool
    ) -> BotReply | None:
        """Ask the worker; raise whatever a broken pipe, a late or a wrong answer raises.

        None if the seat owes nothing any more: its table may go on, or go back, while the bot waits its turn.
        """
        if not self.worker.running:
            self.known = {}
        if seat not in run.waiting():
            return None
        known, time = self._known(run.table), self.milliseconds(last)
        answer = await self._ask(self._about(run, seat, name, known, attempt, time, advise))
        if answer.action is None and not answer.failed:
            if seat not in run.waiting():
                return None
            answer = await self._ask(self._about(run, seat, name, 0, attempt, time, advise))
        if answer.failed:
            raise UnusableBot(answer.failed)
        if answer.action is None:
            raise NoBotAnswer
        return answer

    def milliseconds(self, last: bool = False) -> int:
        """Return how long a bot may think now: the more wait, the shorter, so that none waits for long.

        Where nobody looks on, bots hurry: somebody may come while they think.
        """
        shared = 0.0 if last else THINK_SECONDS / (1 + self.lock.waiting)
        return int(1000 * max(LEAST_SECONDS, shared))

    def _known(self, table: Table) -> int:
        """Return how many of the table's moves the worker has: those before the last undo that it missed."""
        moves, takebacks = self.known.get(table.id, (0, 0))
        return min([moves, *(takeback.left for takeback in table.play.started.takebacks[takebacks:])])

    def forget(self, run: MoveBatch) -> None:
        """Forget the moves of a run that was not committed: none of them was made."""
        moves, takebacks = self.known.get(run.table.id, (0, 0))
        if moves > run.begun:
            self.known[run.table.id] = (run.begun, takebacks)

    def _about(
        self, run: MoveBatch, seat: int, name: str, known: int, attempt: int, time: int, advise: bool
    ) -> BotRequest:
        """Return the question, with all that the worker does not know; note that it knows it then."""
        self.known[run.table.id] = (run.plies, len(run.table.play.started.takebacks))
        return question(run, seat, name, known, attempt, time, advise)

    async def _ask(self, asked: BotRequest) -> BotReply:
        line = await self.worker.ask(msgspec.json.encode(asked), ANSWER_SECONDS)
        return msgspec.json.decode(line, type=BotReply)


class ExternalBotProcess(BotProcess):
    """The worker that speaks to one third-party program; its time is not shared with those of our bots."""

    def milliseconds(self, last: bool = False) -> int:
        return EXTERNAL_BUDGET.milliseconds


def question(
    run: MoveBatch,
    seat: int,
    name: str,
    known: int,
    attempt: int,
    milliseconds: int = 0,
    advise: bool = False,
) -> BotRequest:
    """Return what a worker is asked. After an undo, the bot thinks from the same seed as before."""
    table = run.table
    if advise:
        # A hint may depend on nothing that its seat does not know: not on the secret seed either.
        place, key = f"hint {table.id} {seat} at {table.log.version(seat)}", b""
    else:
        place, key = f"bot {seat} at {run.plies}, {attempt}", table.seed[:64]
    seed = hashlib.blake2b(place.encode(), key=key, digest_size=5).digest()
    return BotRequest(
        table.id,
        table.game.name,
        len(table.seats),
        table.options,
        table.play.started.setup,
        known,
        tuple(PlayedMove(ply.seat, ply.action, ply.chance) for ply in run.plies_from(known)),
        seat,
        name,
        int.from_bytes(seed, "big"),
        table.rules_version,
        milliseconds,
        advise,
    )


class BotPool:
    """A few workers; each table keeps to one of them, and has to wait for its turn there."""

    def __init__(self, number: int) -> None:
        self.processes = [BotProcess() for _ in range(number)]
        #: third-party programs, each with a worker of its own: a wait for one keeps no other table waiting
        self.outside = {name: ExternalBotProcess() for name in programs()}

    async def choose(self, run: MoveBatch, seat: int, name: str, last: bool = False) -> int | None:
        """Return what the bot does, None if nobody asks it any more; raise NoBotAnswer when nothing helps.

        `last`: nobody waits for this table, so that others come first.
        """
        answer = await self._answer(run, seat, name, last)
        return None if answer is None else answer.action

    async def advise(self, table: Table, seat: int) -> Advised:
        """Return the best moves of a seat that a person decides for; none if it owes nothing any more."""
        answer = await self._answer(MoveBatch(table), seat, ADVISER, advise=True)
        return Advised(()) if answer is None else Advised(answer.hints, answer.outlook)

    async def _answer(
        self, run: MoveBatch, seat: int, name: str, last: bool = False, advise: bool = False
    ) -> BotReply | None:
        thinker = self._process_for(run.table, name)
        for attempt in range(TRIES):
            if attempt:
                # Others have their turns meanwhile.
                await asyncio.sleep(PAUSE_SECONDS * attempt)
            async with thinker.lock.turn(run.table.host, last):
                try:
                    return await thinker.answer(run, seat, name, attempt, last, advise)
                except (OSError, TimeoutError, NoBotAnswer, msgspec.MsgspecError, ValueError) as error:
                    _log.warning("worker replaced", error=type(error).__name__, attempt=attempt)
                    thinker.worker.end()
        raise NoBotAnswer(f"no bot answered for seat {seat}")

    def _process_for(self, table: Table, name: str) -> BotProcess:
        return self.outside.get(name) or self.processes[hash(table.id) % len(self.processes)]

    def crowded(self, table: Table, name: str) -> bool:
        """True if others wait for the worker that thinks for this bot."""
        return self._process_for(table, name).lock.waiting > 0

    def forget(self, run: MoveBatch) -> None:
        """Let every worker forget a run that was not committed; what there is will be sent to it again."""
        for thinker in (*self.processes, *self.outside.values()):
            thinker.forget(run)

    async def close(self) -> None:
        """End all workers, and see them gone."""
        await end_all([thinker.worker for thinker in (*self.processes, *self.outside.values())])
