"""What tells whether something has to be made anew: a hash of the files that it is made from.

Engines and clients are kept in `build` by such a hash, so that a change elsewhere builds neither.
"""

from __future__ import annotations

import hashlib
import shutil
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

#: folders that hold what was made, not what it is made from
NO_INPUTS = {"__pycache__", "node_modules", "dist", ".svelte-kit"}
#: This many of a kind are kept, the last used ones: an engine for each Python of a release, and two more.
KEPT = 6


def files_below(path: Path) -> Iterator[Path]:
    """The path itself if it is a file, or else all files in it, in a fixed order."""
    if path.is_file():
        yield path
    elif path.is_dir():
        for entry in sorted(path.iterdir()):
            if entry.name not in NO_INPUTS:
                yield from files_below(entry)


def fingerprint(root: Path, names: Iterable[str | Path], *facts: str) -> str:
    """A hash of the named files and folders, and of facts about this machine."""
    digest = hashlib.sha256("\0".join(facts).encode())
    for name in names:
        for path in files_below(root / name):
            digest.update(f"\0{path.relative_to(root).as_posix()}\0".encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def kept_client(root: Path) -> Path:
    """Return where the client built from these sources is, or will be."""
    return root / "build" / "clients" / fingerprint(root, ["client", "tools/client.py"])


def keep(folder: Path, fill: Callable[[Path], object]) -> None:
    """Let `fill` make the folder, whole or not at all, and remove those beside it that are long unused."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    making = Path(tempfile.mkdtemp(prefix=".making-", dir=folder.parent))
    try:
        fill(making)
        if not folder.is_dir():
            making.rename(folder)
    finally:
        shutil.rmtree(making, ignore_errors=True)
    kept = [path for path in folder.parent.iterdir() if not path.name.startswith(".")]
    for old in sorted(kept, key=lambda path: path.stat().st_mtime, reverse=True)[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
