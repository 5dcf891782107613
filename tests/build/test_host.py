"""The Containerfile and the systemd unit of docs/host: their steps are run as far as a test can."""

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tomllib
import urllib.request
import venv
from pathlib import Path

import pytest

from starhold.cli.main import commands
from tests.services import free_port, wait_until
from tests.sizes import long

ROOT = Path(__file__).parent.parent.parent
HOST = ROOT / "docs" / "host"
UNIT = (HOST / "starhold.service").read_text(encoding="utf-8")
CONTAINER = (HOST / "Containerfile").read_text(encoding="utf-8")
KNOWN = (
    "FROM",
    "RUN",
    "COPY",
    "USER",
    "ENV",
    "VOLUME",
    "EXPOSE",
    "STOPSIGNAL",
    "HEALTHCHECK",
    "ENTRYPOINT",
    "CMD",
)
PLACE = "/opt/starhold"


def instructions() -> list[tuple[str, str]]:
    """The Containerfile, a line for each step."""
    lines = (line for line in CONTAINER.splitlines() if line and not line.startswith("#"))
    return [(line.partition(" ")[0], line.partition(" ")[2]) for line in lines]


def step(name: str) -> str:
    """The last step of that kind."""
    return [words for kind, words in instructions() if kind == name][-1]


def execution() -> list[str]:
    """What systemd starts."""
    found = re.search(r"^ExecStart=(.*)$", UNIT, re.MULTILINE)
    assert found is not None
    return shlex.split(found[1])


def test_the_containerfile_is_made_of_steps_that_exist() -> None:
    assert {kind for kind, _ in instructions()} <= set(KNOWN)
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["scripts"]
    assert json.loads(step("ENTRYPOINT"))[0] in scripts
    # Files that a step names are there.
    for named in re.findall(r"/src/(\S+)", CONTAINER):
        assert (ROOT / named).exists(), named
    assert "/healthz" in step("HEALTHCHECK")


@pytest.mark.parametrize("words", [json.loads(step("CMD")), execution()[1:]], ids=["container", "unit"])
def test_what_they_start_serves_and_ends_with_sigterm(words: list[str], tmp_path: Path) -> None:
    assert words[0] in {command.name for command in commands.registered_commands}
    port = free_port()
    words = [str(port) if word == "8000" else word for word in words]
    env = {**os.environ, "STARHOLD_HOME": str(tmp_path), "STARHOLD_LANG": "en"}
    serving = subprocess.Popen(
        [sys.executable, "-m", "starhold.cli.main", *words], env=env, stdout=subprocess.PIPE, text=True
    )

    def healthy() -> bool:
        assert serving.poll() is None
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    try:
        wait_until(healthy, 120.0, "the server")
        serving.send_signal(signal.SIGTERM)
        assert serving.wait(60) == 0
    finally:
        serving.kill()
        serving.communicate()
    assert (tmp_path / "starhold.db").is_file()


def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not installed")
    program = tmp_path / "starhold"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    unit = tmp_path / "starhold.service"
    unit.write_text(UNIT.replace(f"{PLACE}/bin/starhold", str(program)), encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, timeout=120, check=False
    )
    # Units of this machine may have faults of their own; ours must not be named.
    assert "starhold.service" not in done.stderr, done.stderr


def test_unit_and_container_install_alike() -> None:
    """Both by the locked requirements, and then the package without any others."""
    steps = re.findall(rf"{PLACE}/bin/pip install .*", UNIT)
    built = re.findall(rf"{PLACE}/bin/pip install .*", CONTAINER)
    assert [words.replace("/src/", "").replace("/src", ".") for words in built] == steps


@long
def test_the_steps_of_the_build_work_in_a_clean_environment(tmp_path: Path) -> None:
    """Without the compiler (STARHOLD_PURE): test_wheel has both kinds of wheel."""
    place = tmp_path / "starhold"
    venv.create(place, with_pip=True)
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    for words in re.findall(rf"{PLACE}/bin/pip install .*", CONTAINER):
        here = words.replace(PLACE, str(place)).replace("/src", str(ROOT))
        subprocess.run(shlex.split(here), env={**env, "STARHOLD_PURE": "1"}, check=True, timeout=900)
    home = {"STARHOLD_HOME": str(tmp_path / "home"), "STARHOLD_LANG": "en"}
    done = subprocess.run(
        [place / "bin" / "starhold", "doctor"],
        env={**env, **home},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "server: installed" in done.stdout
    assert "Browser client: built" in done.stdout
