"""GcControl: when Python's cyclic garbage collector runs.

A move creates hundreds of objects that live until the next move at its table, and no cycles: scanning them
costs a tenth of the processor time, stops everybody meanwhile and frees nothing. Only requests and queries
create cycles, and these are young.
"""

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import structlog

#: garbage is looked for after this many things that may leave some: it takes some milliseconds
OFTEN: Final = 20
#: everything is looked through when it is quiet: at the earliest after this many seconds, and after
#: `LATEST_SECONDS` in any case
ALL_SECONDS: Final = 600.0
LATEST_SECONDS: Final = 6 * 3600.0
#: it is quiet if nobody has moved for this long
QUIET_SECONDS: Final = 5.0

_log = structlog.get_logger("gc")


class GcControl:
    """Python's collector as a server needs it; before it begins, Python does as always."""

    def __init__(self) -> None:
        self._ours = False
        #: things that may leave garbage: under way, and done since it was looked for
        self._making = 0
        self._made = 0
        self._moves = 0

    def begin(self) -> None:
        """Take over from Python's collector; leave out for good what was loaded at the start."""
        self._ours = True
        gc.collect()
        gc.freeze()
        gc.disable()

    @contextmanager
    def made(self) -> Iterator[None]:
        """Enclose work that may leave garbage; look for garbage after every `OFTEN` of these."""
        self._making += 1
        try:
            yield
        finally:
            self._making -= 1
            self._made += 1
            if self._made >= OFTEN and self._ours:
                self._made = 0
                gc.collect(0)

    def moved(self) -> None:
        """Set aside what is young after a move, because it stays; first remove the garbage from it."""
        self._moves += 1
        if self._ours and not self._making:
            if self._made:
                self._made = 0
                gc.collect(0)
            gc.freeze()

    async def mind(self) -> None:
        """Look through everything when it is quiet, for ever."""
        last, moves = time.monotonic(), self._moves
        while True:
            await asyncio.sleep(QUIET_SECONDS)
            age, quiet = time.monotonic() - last, moves == self._moves
            moves = self._moves
            if age > LATEST_SECONDS or (quiet and age > ALL_SECONDS):
                last = time.monotonic()
                gc.unfreeze()
                found = gc.collect()
                gc.freeze()
                _log.info("all looked through", found=found, seconds=round(time.monotonic() - last, 3))
