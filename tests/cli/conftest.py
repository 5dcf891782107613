"""The command line, run inside the test and with Lantern installed."""

import io
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from starhold import text as texts
from starhold.cli.main import run
from starhold.kernel.game import Game

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


@dataclass
class Done:
    """What a command left behind."""

    code: int
    out: str
    err: str


Starhold = Callable[..., Done]


@pytest.fixture
def starhold(
    lantern: Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Starhold:
    """Run a command line in an empty folder, with what is typed; no traceback may ever be seen."""
    texts._bundle.cache_clear()
    monkeypatch.chdir(tmp_path)
    for name in ("STARHOLD_LANG", "LC_ALL", "LC_MESSAGES", "STARHOLD_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")

    def command(*words: str, typed: str = "") -> Done:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run(words)
        said = capsys.readouterr()
        assert "Traceback" not in said.out + said.err
        return Done(code, ESCAPES.sub("", said.out), said.err)

    return command
