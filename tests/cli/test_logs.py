"""What a server writes into its log, and what it does not."""

import asyncio
import logging

from starhold.cli.logs import Once, Repeats


def line(error: BaseException | None) -> logging.LogRecord:
    exc_info = None if error is None else (type(error), error, None)
    return logging.LogRecord(
        "uvicorn.error", logging.ERROR, "", 0, "Exception in ASGI application", (), exc_info
    )


def test_who_is_cut_off_when_the_server_stops_is_no_failure() -> None:
    once = Once(Repeats())
    assert not once.filter(line(asyncio.CancelledError()))
    assert once.filter(line(ValueError("ours")))


def test_the_same_line_is_written_once() -> None:
    once = Once(Repeats())
    assert [once.filter(line(ValueError("again"))) for _ in range(3)] == [True, False, False]
    assert once.filter(line(None))
