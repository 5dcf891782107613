"""The log of a server: structured lines on standard error or in a file that rotates.

A million bad requests give one line, and a second one that counts them.
"""

import asyncio
import atexit
import logging
import sys
import threading
import time
from collections.abc import MutableMapping
from datetime import UTC, datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any, Final

import structlog

#: the same line is written once in this time, and then with the number of times it came meanwhile
REPEAT_SECONDS: Final = 60.0
#: different lines that are remembered
KINDS: Final = 1000
#: the longest value in a line: addresses and errors may hold what a stranger sent
VALUE_LENGTH: Final = 2000


class Repeats:
    """Drops lines that say what one just said; counts them and keeps the last."""

    def __init__(self, seconds: float = REPEAT_SECONDS) -> None:
        self.seconds = seconds
        #: when a line was last written, how often it came since, and the last time it did
        self._written: dict[tuple[str, ...], tuple[float, int, logging.LogRecord | None]] = {}
        self._lock = threading.Lock()

    def again(self, record: logging.LogRecord, *line: str) -> int | None:
        """Return how often this came since it was last written; None if it was just written."""
        now = time.monotonic()
        with self._lock:
            written, count, _ = self._written.get(line, (0.0, 0, None))
            if written and now - written < self.seconds:
                self._written[line] = (written, count + 1, record)
                return None
            self._written.pop(line, None)
            self._written[line] = (now, 0, None)
            while len(self._written) > KINDS:
                del self._written[next(iter(self._written))]
            return count

    def untold(self, everything: bool = False) -> list[logging.LogRecord]:
        """Return the last of each line that came again and was not written for a while, with its count."""
        now, found = time.monotonic(), []
        with self._lock:
            for line, (written, count, record) in list(self._written.items()):
                if record is not None and (everything or now - written >= self.seconds):
                    record.repeated = count
                    found.append(record)
                    self._written[line] = (now, 0, None)
        return found


class Once(logging.Filter):
    """Lets a line of any logger through once, and its repetitions as a number."""

    def __init__(self, repeats: Repeats) -> None:
        super().__init__()
        self.repeats = repeats

    def filter(self, record: logging.LogRecord) -> bool:
        if record.exc_info and record.exc_info[0] is asyncio.CancelledError:
            # Clients that are still served when the time to stop is over are cut off; uvicorn logs how many.
            return False
        if hasattr(record, "repeated"):
            # One of ours that is written late, with its own time.
            return True
        # Lines are compared by their text, place and error, never by what a stranger sent.
        event, place = record.msg, ""
        error = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        if isinstance(record.msg, dict):
            event, place = record.msg.get("event", ""), str(record.msg.get("place", ""))
            error = error or str(record.msg.get("error", ""))[:80]
        count = self.repeats.again(record, record.name, str(event)[:200], place, error)
        if count is None:
            return False
        record.repeated = count
        return True


def set_up(file: str = "", megabytes: int = 10, older: int = 4) -> tuple[logging.Handler, Repeats]:
    """Set up structured log lines; request bodies and cookies are never logged. Return their handler.

    A file is rotated at `megabytes`, and `older` ones are kept beside it.
    """
    repeats = Repeats(REPEAT_SECONDS)
    handler: logging.Handler = logging.StreamHandler(sys.stderr)
    if file:
        Path(file).touch(mode=0o600, exist_ok=True)
        handler = RotatingFileHandler(
            file, maxBytes=megabytes * 1024 * 1024, backupCount=older, encoding="utf-8"
        )
    handler.addFilter(Once(repeats))
    shared: list[structlog.types.Processor] = [
        # The id of the request that a line belongs to.
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        _stamp,
    ]
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                _count,
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                _shorten,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.captureWarnings(True)
    for name in ("uvicorn", "uvicorn.error", "asyncio", "alembic", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    atexit.register(_tell_untold, handler, repeats, everything=True)
    threading.Thread(target=_tell_by_and_by, args=(handler, repeats), daemon=True).start()
    return handler, repeats


def _tell_by_and_by(handler: logging.Handler, repeats: Repeats) -> None:
    """Write the last repetition of a line that has stopped, soon after its time is over."""
    while True:
        time.sleep(repeats.seconds / 4)
        _tell_untold(handler, repeats)


def _tell_untold(handler: logging.Handler, repeats: Repeats, everything: bool = False) -> None:
    for record in repeats.untold(everything):
        handler.handle(record)


def _stamp(logger: object, method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Add when it happened: a line that was held back is written later."""
    record = line.get("_record")
    at = time.time() if record is None else record.created
    line["timestamp"] = datetime.fromtimestamp(at, UTC).isoformat().replace("+00:00", "Z")
    return line


def _count(logger: object, method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Add how often the line came since it was last written."""
    repeated = getattr(line.get("_record"), "repeated", 0)
    if repeated:
        line["repeated"] = repeated
    return line


def _shorten(logger: object, method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Return what a stranger sent, cut to this length."""
    for name, value in line.items():
        most = VALUE_LENGTH if name != "exception" else 5 * VALUE_LENGTH
        if isinstance(value, str) and len(value) > most:
            line[name] = value[:most] + "…"
    return line
