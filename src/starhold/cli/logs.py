"""The log of a server: structured lines on standard error or in a file that rotates.

A million bad requests give one line, and a second one that counts them.
"""

import asyncio
import atexit
import logging
import sys
import time
from collections.abc import MutableMapping
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any, Final

import structlog

#: the same line is written once in this time, and then told with the number of times it came meanwhile
REPEAT_SECONDS: Final = 60.0
#: different lines that are remembered
KINDS: Final = 1000
#: a log file, and how many older ones are kept beside it
FILE_BYTES: Final = 10 * 1024 * 1024
OLD_FILES: Final = 4
#: the longest value in a line: addresses and errors may hold what a stranger sent
VALUE_LENGTH: Final = 2000


class Repeats:
    """Drops lines that say what one just said; counts them."""

    def __init__(self, seconds: float = REPEAT_SECONDS) -> None:
        self.seconds = seconds
        #: when a line was last written, and how often it came since
        self._written: dict[tuple[str, ...], tuple[float, int]] = {}

    def again(self, *line: str) -> int | None:
        """Return how often this came since it was last written; None if it was just written."""
        now = time.monotonic()
        written, count = self._written.get(line, (0.0, 0))
        if written and now - written < self.seconds:
            self._written[line] = (written, count + 1)
            return None
        self._written.pop(line, None)
        self._written[line] = (now, 0)
        while len(self._written) > KINDS:
            del self._written[next(iter(self._written))]
        return count

    def untold(self) -> list[tuple[tuple[str, ...], int]]:
        """Return what came again and was not written."""
        found = [(line, count) for line, (_, count) in self._written.items() if count]
        self._written.clear()
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
        # Lines are compared by their text and error, never by what a stranger sent.
        event = record.msg.get("event", "") if isinstance(record.msg, dict) else record.msg
        error = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        if not error and isinstance(record.msg, dict):
            error = str(record.msg.get("error", ""))[:80]
        count = self.repeats.again(record.name, str(event)[:200], error)
        record.repeated = count
        return count is not None


def set_up(file: str = "") -> None:
    """Set up structured log lines; request bodies and cookies are never logged."""
    repeats = Repeats()
    handler: logging.Handler = logging.StreamHandler(sys.stderr)
    if file:
        Path(file).touch(mode=0o600, exist_ok=True)
        handler = RotatingFileHandler(file, maxBytes=FILE_BYTES, backupCount=OLD_FILES, encoding="utf-8")
    handler.addFilter(Once(repeats))
    shared: list[structlog.types.Processor] = [
        # The id of the request that a line belongs to.
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso"),
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
    atexit.register(_tell_untold, repeats)


def _tell_untold(repeats: Repeats) -> None:
    for (name, event, error), count in repeats.untold():
        structlog.get_logger(name).warning(event, error=error, repeated=count)


def _count(logger: object, method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Tell how often the line came since it was last written."""
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
