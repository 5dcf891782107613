"""`starhold conform`: the conformance suite that our own games pass, on a game of yours."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import starhold
from starhold.kernel.errors import StarholdError

#: the tests that ask nothing of a game but the contract
FILES: Final = (
    "clone", "fields", "leak", "legal", "open", "play", "preview", "properties", "replay", "resample",
    "seats", "shapes", "simultaneous", "words",
)  # fmt: skip
#: what the suite needs besides Starhold
NEEDED: Final = ("pytest", "hypothesis")


class SuiteMissing(StarholdError):
    """Raised when a library that the suite needs is not installed, or the suite itself is not there."""


def suite() -> Path:
    """Return the folder that has the suite as `tests/conformance`: in the wheel, or the checkout."""
    package = Path(starhold.__file__).parent
    for folder in (package / "suite", package.parents[1]):
        if (folder / "tests" / "conformance" / "subjects.py").is_file():
            return folder
    raise SuiteMissing("this installation has no conformance suite", what="tests/conformance")


def run(game: str, arguments: list[str]) -> int:
    """Run the suite on a game, named or as MODULE:GAME; return pytest's exit code."""
    for library in NEEDED:
        if importlib.util.find_spec(library) is None:
            raise SuiteMissing(f"{library} is not installed", what=library)
    folder = suite()
    files = [str(folder / "tests" / "conformance" / f"test_{name}.py") for name in FILES]
    paths = [str(folder), os.getcwd(), os.environ.get("PYTHONPATH", "")]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", os.devnull]
    command += ["--rootdir", str(folder), *files, "--game", game, *arguments]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    return subprocess.run(command, env=environment, check=False).returncode
