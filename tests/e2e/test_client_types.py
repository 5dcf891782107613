"""The client's types are those of the server, and its languages say the same things."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

CLIENT = Path(__file__).parents[2] / "client"
LANGUAGES = ("en", "ru", "fr", "es")


def test_the_types_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, CLIENT / "make_types.py", "--check"], capture_output=True, text=True, check=False
    )
    assert done.stdout == ""
    assert done.returncode == 0


def keys(language: str) -> set[str]:
    """Messages and attributes, with the variables that they use."""
    found: set[str] = set()
    message = ""
    for line in (CLIENT / "text" / f"{language}.ftl").read_text(encoding="utf-8").splitlines():
        head = re.match(r"([a-z][\w-]*) =", line)
        attribute = re.match(r"    \.(\w+) =", line)
        message = head.group(1) if head else message
        name = f"{message}.{attribute.group(1)}" if attribute else message
        found.add(name)
        found |= {f"{name} ${variable}" for variable in re.findall(r"\$([a-z]\w*)", line)}
    return found - {""}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_every_message(language: str) -> None:
    assert keys(language) == keys("en")


def test_every_message_that_the_client_asks_for_exists() -> None:
    """Literal keys in the sources: `t('ui-…')` and the like."""
    wanted: set[str] = set()
    for path in [*CLIENT.glob("src/**/*.svelte"), *CLIENT.glob("src/**/*.ts")]:
        wanted |= set(re.findall(r"'((?:ui|[a-z]+-ui)-[a-z][a-z0-9.-]*)'", path.read_text(encoding="utf-8")))
    assert sorted(wanted - keys("en")) == []


def test_the_lock_names_no_registry() -> None:
    assert "resolved" not in (CLIENT / "package-lock.json").read_text(encoding="utf-8")
