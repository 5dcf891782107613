"""The bus: it ends when it is asked to."""

import asyncio
import time
from collections.abc import Sequence

from starhold.server.store.bus import LAST_SECONDS, Bus
from tests.apart import run_apart


class Deaf(Bus):
    """Its library swallows the first request to end, as timeouts do that are over at the same moment."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    async def listen(self) -> None:
        while True:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                self.asked += 1
                if self.asked > 1:
                    raise

    async def send(self, messages: Sequence[str]) -> None:
        await asyncio.Event().wait()


def test_a_request_to_end_that_is_swallowed_is_made_again() -> None:
    async def scene() -> None:
        bus = Deaf()
        await bus.open(lambda news: None)
        bus.tell("a table")
        await asyncio.sleep(0)
        begun = time.monotonic()
        await bus.close()
        assert time.monotonic() - begun < LAST_SECONDS + 1
        assert bus.asked == 2

    run_apart(asyncio.wait_for(scene(), 20))
