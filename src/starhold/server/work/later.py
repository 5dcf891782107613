"""What is built while the server already runs: the compiled engine and the documentation (`go.py`)."""

import os
from pathlib import Path
from typing import Final

#: names the folder; it appears when it is whole
VARIABLE: Final = "STARHOLD_LATER"


def folder() -> Path | None:
    """Return the folder with a package that was built later, once it is there."""
    named = os.environ.get(VARIABLE, "")
    return Path(named) if named and os.path.isdir(named) else None


def expected() -> bool:
    """True if the folder is still being built."""
    return bool(os.environ.get(VARIABLE)) and folder() is None
