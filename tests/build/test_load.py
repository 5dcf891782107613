"""The load run: a machine that carries no rate at all ends in a word, not in an error."""

import argparse
import asyncio
import sys
from pathlib import Path
from unittest.mock import AsyncMock, Mock

import pytest

BENCH = Path(__file__).parents[2] / "bench"


def test_no_overload_of_nothing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.syspath_prepend(BENCH)
    for name in ("crowd", "load"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    import load

    asked = argparse.Namespace(tables=0, game="", idle=0, peak=0.0, overload=2.0, restart=5.0, seconds=1.0)
    run = load.Run("engine", Mock(url="http://127.0.0.1:1"), asked)
    # No tables, so that no rate is carried.
    monkeypatch.setattr(run, "sit", AsyncMock())
    monkeypatch.setattr(run, "climb", AsyncMock(return_value=0.0))
    monkeypatch.setattr(run, "check", AsyncMock())
    assert asyncio.run(run.all()) == 0.0
    assert "--peak" in capsys.readouterr().out
