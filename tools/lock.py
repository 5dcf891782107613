"""Writes the requirement files with exact versions and hashes: `python tools/lock.py [--upgrade]`.

Needs uv. The files name no package registry, so that each machine uses its own. The file for tests
holds all of the file for running, in the same versions, and the libraries of learners. Without `--upgrade`
versions stay as they are where pyproject.toml allows it.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

#: what tests need and nobody who runs `go.py` does: libraries of learners and of tables, 300 MB of them
NOT_TO_RUN = {"adapters", "data"}

PYPROJECT = "pyproject.toml"
COMPILE = [
    "uv",
    "pip",
    "compile",
    "--quiet",
    "--universal",
    "--python-version=3.11",
    "--generate-hashes",
    "--no-emit-index-url",
    "--no-emit-find-links",
    "--custom-compile-command=python tools/lock.py",
]


def main() -> int:
    """Lock the tests first, then running within what was locked there."""
    words = sys.argv[1:]
    extras = [f"--extra={extra}" for extra in PROJECT["optional-dependencies"] if extra not in NOT_TO_RUN]
    for more, name in (
        ([PYPROJECT, "--all-extras", "--group=test"], "test"),
        ([PYPROJECT, *extras, "--constraint=requirements/test.txt"], "run"),
        # A server alone: no libraries for training, clusters and datasets, which are two thirds of all.
        ([PYPROJECT, "--extra=server", "--constraint=requirements/test.txt"], "server"),
        # Only the compiler: nothing of the package is needed beside it.
        (["--group=device"], "device"),
        # What go.py installs a server with.
        (["--group=install"], "uv"),
        # What tools/release.py checks wheels with.
        (["--group=release"], "release"),
    ):
        command = [*COMPILE, *more, *words, f"--output-file=requirements/{name}.txt"]
        code = subprocess.run(command, cwd=ROOT).returncode
        if code != 0:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
