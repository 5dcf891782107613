"""`starhold` with a wall clock that a test turns: the file that `STARHOLD_SKEW` names has the seconds to add.

python -m tests.web.skewed serve --port 8000
"""

import faulthandler
import mmap
import os
import signal
import struct
import time
from pathlib import Path

SECONDS = struct.Struct("d")


def turn(path: Path, seconds: float) -> None:
    """From now on the clock is wrong by so many seconds."""
    with path.open("r+b" if path.exists() else "w+b") as file:
        file.write(SECONDS.pack(seconds))


def main() -> None:
    """Turn this process's clock over to the test, then be `starhold`."""
    with Path(os.environ["STARHOLD_SKEW"]).open("rb") as file:
        offset = mmap.mmap(file.fileno(), SECONDS.size, access=mmap.ACCESS_READ)
    right = time.time
    time.time = lambda: right() + float(SECONDS.unpack(offset[: SECONDS.size])[0])

    # A process that seems to hang is asked where.
    faulthandler.register(signal.SIGUSR1)

    from starhold.cli.main import app

    app()


if __name__ == "__main__":
    main()
