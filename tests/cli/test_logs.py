"""What a server writes into its log, and what it does not."""

import asyncio
import io
import json
import logging

import pytest

from starhold.cli import logs
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


def test_repetitions_are_written_with_their_own_time_level_and_fields(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    out = io.StringIO()
    monkeypatch.setattr("sys.stderr", out)
    monkeypatch.setattr(logs, "REPEAT_SECONDS", 3600.0)
    root, before = logging.getLogger(), logging.getLogger().handlers[:]
    try:
        handler, repeats = logs.set_up()
        for seat in range(3):
            logs.structlog.get_logger("bus").info("bus away", error="Refused", seat=seat)
        logs.structlog.get_logger("bus").info("process replaced", place=1)
        logs.structlog.get_logger("bus").info("process replaced", place=2)
        written = [json.loads(line) for line in out.getvalue().splitlines()]
        assert [(line["event"], line.get("place")) for line in written] == [
            ("bus away", None),
            ("process replaced", 1),
            ("process replaced", 2),
        ]
        logs._tell_untold(handler, repeats)
        assert len(out.getvalue().splitlines()) == 3, "their minute is not over"
        logs._tell_untold(handler, repeats, everything=True)
        last = json.loads(out.getvalue().splitlines()[-1])
    finally:
        root.handlers = before
        logging.captureWarnings(False)
        logs.structlog.reset_defaults()
    assert (last["event"], last["level"], last["seat"], last["repeated"]) == ("bus away", "info", 2, 2)
    assert last["timestamp"] <= written[1]["timestamp"], "when it happened, not when it was written"
