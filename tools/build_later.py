"""What `go.py` leaves for later: the compiled engine and the documentation, while people already play.

    python tools/build_later.py FOLDER

builds a wheel without the client at the lowest priority and unpacks it. The folder appears when it is whole;
the server's worker processes then start from it (`server/work/later.py`), and /docs has the pages in it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def build(folder: Path) -> None:
    """Build the wheel, unpack it into the folder, and remove folders of older sources."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".making-") as name:
        work = Path(name)
        pip = [
            sys.executable,
            "-m",
            "pip",
            "--disable-pip-version-check",
            "wheel",
            "--no-deps",
            "--wheel-dir",
            name,
        ]
        env = {**os.environ, "STARHOLD_CLIENT": "0", "STARHOLD_PAGES": "1"}
        subprocess.run([*pip, "."], cwd=ROOT, env=env, check=True)
        (wheel,) = work.glob("starhold-*.whl")
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(work / "whole")
        (work / "whole").rename(folder)
    for old in folder.parent.iterdir():
        if old != folder and not old.name.startswith("."):
            shutil.rmtree(old, ignore_errors=True)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(19)
    build(Path(sys.argv[1]))
