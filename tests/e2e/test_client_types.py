"""The client's types are those of the server, and what it says is written down."""

import re
import subprocess
import sys
from pathlib import Path

from tests.text.fluent import patterns

CLIENT = Path(__file__).parents[2] / "client"


def test_the_types_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, CLIENT / "make_types.py", "--check"], capture_output=True, text=True, check=False
    )
    assert done.stdout == ""
    assert done.returncode == 0


def test_every_message_that_the_client_asks_for_exists() -> None:
    """Literal keys in the sources: `t('ui-…')` and the like."""
    wanted: set[str] = set()
    for path in [*CLIENT.glob("src/**/*.svelte"), *CLIENT.glob("src/**/*.ts")]:
        wanted |= set(re.findall(r"'((?:ui|[a-z]+-ui)-[a-z][a-z0-9.-]*)'", path.read_text(encoding="utf-8")))
    known = {key for path in CLIENT.glob("text/en.ftl") for key in patterns(path)}
    assert sorted(wanted - known) == []


def test_no_rule_of_the_frame_asks_what_the_page_holds() -> None:
    """With :has() high up, every change of a table would style all of it anew (client/src/table/there.ts)."""
    frame = (CLIENT / "src" / "style" / "frame.css").read_text(encoding="utf-8")
    assert ".tablepage[data-framed]" in frame
    assert ":has(" not in frame


def test_the_lock_names_no_registry() -> None:
    assert "resolved" not in (CLIENT / "package-lock.json").read_text(encoding="utf-8")
