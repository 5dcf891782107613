"""What tells whether something has to be made anew: a hash of the files that it is made from."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path

#: folders that hold what was made, not what it is made from
NO_INPUTS = {"__pycache__", "node_modules", "dist", ".svelte-kit"}


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
