"""The page's second worker: bots and reviews, so that the tables never wait for them."""

import asyncio
import warnings
from collections.abc import Callable, Iterator

import msgspec

from starhold.bots.weights import UnfitNet
from starhold.bots.worker import BotRequest, BotWorker
from starhold.review.worker import parts

Tell = Callable[[int, str | None], None]


class Thinking:
    """Answers by the number of the question; None ends an answer."""

    def __init__(self, tell: Tell) -> None:
        warnings.simplefilter("ignore", UnfitNet)
        self._tell = tell
        self._bots = BotWorker()
        self._stopped: set[int] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(self, number: int, kind: str, line: str) -> None:
        """Answer a bot's question at once, or begin a review."""
        if kind == "bots":
            request = msgspec.json.decode(line.encode(), type=BotRequest)
            self._tell(number, msgspec.json.encode(self._bots.answer(request)).decode())
            self._tell(number, None)
            return
        task = asyncio.ensure_future(self._review(number, parts(line.encode())))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop(self, number: int) -> None:
        """Stop a review that nobody waits for any more."""
        self._stopped.add(number)

    async def _review(self, number: int, made: Iterator[bytes]) -> None:
        try:
            for part in made:
                self._tell(number, part.decode())
                # Bots that owe a move are asked between two moments.
                await asyncio.sleep(0)
                if number in self._stopped:
                    return
        finally:
            # A review that fails ends too, or its page would wait for ever.
            self._stopped.discard(number)
            self._tell(number, None)
