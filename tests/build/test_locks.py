"""The requirement files: exact, hashed, complete, and without the name of any registry."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
LOCKS = ("run", "test")


def lock(name: str) -> str:
    return (ROOT / "requirements" / f"{name}.txt").read_text()


def pins(text: str) -> dict[str, str]:
    """Package name -> the line that pins it."""
    return {match[1]: match[0] for match in re.finditer(r"^([a-z0-9-]+)==.*$", text, re.MULTILINE)}


def normal(requirement: str) -> str:
    """The package name of a requirement, as the lock spells it."""
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found is not None
    return re.sub(r"[._-]+", "-", found[0]).lower()


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_names_no_host(name: str) -> None:
    assert not re.search(
        r"://|--(extra-)?index-url|--find-links|--trusted-host|^-i|@ ", lock(name), re.MULTILINE
    )


@pytest.mark.parametrize("name", LOCKS)
def test_every_pin_has_a_hash(name: str) -> None:
    for entry in re.split(r"\n(?=[a-z])", lock(name)):
        if not entry.startswith("#"):
            assert "--hash=sha256:" in entry, entry


def test_locks_hold_all_that_pyproject_names() -> None:
    project = PROJECT["project"]
    extras = dict(project["optional-dependencies"])
    apart = [extras.pop(extra) for extra in ("adapters", "data")]
    adapters = {normal(requirement) for requirements in apart for requirement in requirements}
    named = [project["dependencies"], *extras.values()]
    needed = {normal(requirement) for requirements in named for requirement in requirements}
    assert needed <= pins(lock("run")).keys()
    assert not {"gymnasium", "open-spiel", "pettingzoo", "pyarrow"} & pins(lock("run")).keys()
    tests = {normal(requirement) for requirement in PROJECT["dependency-groups"]["test"]}
    assert tests | adapters <= pins(lock("test")).keys()


def test_tests_run_on_the_versions_that_users_get() -> None:
    running, testing = pins(lock("run")), pins(lock("test"))
    assert running == {name: testing.get(name) for name in running}


def test_the_build_uses_the_versions_that_the_tests_use() -> None:
    hook = PROJECT["tool"]["hatch"]["build"]["hooks"]["custom"]
    tested = pins(lock("test"))
    for requirement in [*PROJECT["build-system"]["requires"], *hook["engine-requires"]]:
        assert tested[normal(requirement)].startswith(requirement), requirement
