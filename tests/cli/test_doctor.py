"""`starhold doctor` and `starhold completion`."""

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest
from msgspec.structs import replace

from starhold.bots.base import PROGRAMS
from starhold.bots.measured import of_game
from starhold.cli.completion import SHELLS
from starhold.server.http.device_site import MadeOf
from starhold.server.store.migrate import newest_form
from starhold.server.store.store import Store
from tests.cli.conftest import Starhold
from tests.web.test_device_site import site


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("STARHOLD_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("STARHOLD_DATABASE", raising=False)
    return tmp_path / "home"


def test_the_doctor_tells_what_there_is_and_makes_nothing(starhold: Starhold, home: Path) -> None:
    done = starhold("doctor")
    assert done.code == 0, done.out
    for words in ("Python", "Engine:", "Games: galaxies", "one game of each kind", "server: installed"):
        assert words in done.out
    assert "does not exist yet" in done.out
    assert done.out.endswith("No problems found.\n")
    assert not home.exists()


def test_the_doctor_looks_at_the_database(starhold: Starhold, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    store = Store(url)
    store.prepare()
    store.close()
    assert f"(schema {newest_form()})" in starhold("doctor", "--database", url).out
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("update alembic_version set version_num = '9999'")
    done = starhold("doctor", "--database", url)
    assert done.code == 1
    assert done.out.endswith("Problems found; see above.\n")
    secret = "postgresql://somebody:swordfish@127.0.0.1:1/starhold"
    done = starhold("doctor", "--database", secret)
    assert done.code == 1
    assert "swordfish" not in done.out


def test_the_doctor_tells_whose_devices_play(starhold: Starhold, home: Path) -> None:
    home.mkdir()
    assert "`starhold site` can write" in starhold("doctor").out
    (home / "site").mkdir()
    assert f"Not a folder that `starhold site` wrote: {home / 'site'}" in starhold("doctor").out
    (home / "site").rmdir()
    made = MadeOf.here("starhold-0.zip", "engine-0.zip")
    site(home / "site", replace(made, version="0.0"))
    assert "Another version wrote the site" in starhold("doctor").out
    for engine, words in (("", "has no compiled engine"), ("engine-0.zip", "Visitors' devices play")):
        shutil.rmtree(home / "site")
        site(home / "site", replace(made, engine=engine))
        assert words in starhold("doctor").out


def test_the_doctor_finds_bots_that_cannot_start(starhold: Starhold, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PROGRAMS, '{"marvin": "no-such-program-anywhere"}')
    done = starhold("doctor")
    assert done.code == 1
    assert "marvin" in done.out


def other_rules(folder: Path) -> dict[str, str]:
    """An environment in which Galaxies is played with other data than its net learned by."""
    box = json.loads((files("starhold.galaxies") / "box.json").read_text())
    box["planets"][14]["vp"] += 1
    (folder / "galaxies.json").write_text(json.dumps(box))
    return {**os.environ, "STARHOLD_DATA": str(folder)}


def test_nets_of_other_rules_are_told_by_the_doctor_and_by_a_bot_that_would_use_them(tmp_path: Path) -> None:
    env = other_rules(tmp_path)
    starhold = [sys.executable, "-m", "starhold.cli.main"]
    done = subprocess.run([*starhold, "doctor"], env=env, capture_output=True, text=True, check=False)
    (line,) = [line for line in done.stdout.splitlines() if "galaxies.net" in line]
    assert line.startswith("– ")
    assert "kingdoms.net" not in done.stdout
    assert done.returncode == 0, done.stdout
    words = ["simulate", "galaxies", "--bots", "expert@1i,newcomer", "--games", "2", "--workers", "1"]
    done = subprocess.run([*starhold, *words], env=env, capture_output=True, text=True, check=True)
    (line,) = [line for line in done.stderr.splitlines() if "galaxies.net" in line]
    assert "weaker" in line
    assert ".py:" not in line, "a person reads it"


def test_strengths_that_were_measured_by_other_rules_are_not_told(tmp_path: Path) -> None:
    code = "from starhold.bots.measured import of_game; print(len(of_game('galaxies')), len(of_game('roll')))"
    done = subprocess.run(
        [sys.executable, "-c", code], env=other_rules(tmp_path), capture_output=True, text=True, check=True
    )
    assert done.stdout == f"0 {len(of_game('roll'))}\n"
    assert of_game("galaxies")


@pytest.mark.parametrize("shell", SHELLS)
def test_shells_get_a_script_that_they_can_read(starhold: Starhold, shell: str) -> None:
    done = starhold("completion", shell)
    assert (done.code, done.err) == (0, "")
    assert f"_STARHOLD_COMPLETE=complete_{shell}" in done.out
    if shutil.which(shell):
        subprocess.run([shell, "-n", "/dev/stdin"], input=done.out, text=True, check=True)


def test_other_shells_are_refused(starhold: Starhold) -> None:
    done = starhold("completion", "cmd")
    assert done.code == 1
    assert "bash, zsh, fish" in done.err


@pytest.mark.parametrize(
    ("typed", "completed"), [("starhold simulate ga", ["galaxies"]), ("starhold comp", ["completion"])]
)
def test_words_are_completed(typed: str, completed: list[str]) -> None:
    env = {
        **os.environ,
        "_STARHOLD_COMPLETE": "complete_bash",
        "COMP_WORDS": typed,
        "COMP_CWORD": str(len(typed.split()) - 1),
    }
    words = [sys.executable, "-m", "starhold.cli.main"]
    done = subprocess.run(words, env=env, capture_output=True, text=True, check=False)
    assert done.stdout.split() == completed
