"""`starhold completion`: what a shell needs to complete our words."""

import os
from typing import Final

from typer._completion_classes import completion_init
from typer._completion_shared import get_completion_script

from starhold.kernel.errors import StarholdError

SHELLS: Final = ("bash", "zsh", "fish")
#: where the shell asks us
VARIABLE: Final = "_STARHOLD_COMPLETE"


class UnknownShell(StarholdError):
    """Raised when there is no completion for that shell."""


def known(incomplete: str) -> list[str]:
    """Return the shells, for a shell that completes a word."""
    return [shell for shell in SHELLS if shell.startswith(incomplete)]


def get_ready() -> None:
    """Prepare for a shell that asks for completions; each asks in its own way."""
    if VARIABLE in os.environ:
        completion_init()


def script(shell: str) -> str:
    """Return what the shell is to read."""
    if shell not in SHELLS:
        raise UnknownShell(f"no shell {shell!r}", name=shell, known=", ".join(SHELLS))
    return get_completion_script(prog_name="starhold", complete_var=VARIABLE, shell=shell)
