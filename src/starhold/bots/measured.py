"""Measured: how strong each bot was found to be, from the file that `starhold tournament --measured` writes.

What was not measured is not reported.
"""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from starhold.bots.config import config_named
from starhold.bots.weights import unfit
from starhold.kernel import registry
from starhold.kernel.record import rename

NAME: Final = "measured.json"


class Measured(msgspec.Struct, frozen=True):
    """The share of wins of a bot, alone against others of one kind, each from every seat."""

    game: str
    players: int
    bot: str
    against: str
    games: int
    share: float
    low: float
    high: float

    def __post_init__(self) -> None:
        rename(self, "bot")
        rename(self, "against")


def read(path: Path) -> list[Measured]:
    """Return all that was measured."""
    return msgspec.json.decode(path.read_bytes(), type=list[Measured]) if path.is_file() else []


def write(found: list[Measured], path: Path) -> None:
    """Add what was found to a file; what it said of the same question before is replaced."""
    known = {_question(one): one for one in [*read(path), *found]}
    lines = (msgspec.json.encode(known[question]).decode() for question in sorted(known))
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def _question(one: Measured) -> tuple[str, int, str, str]:
    return one.game, one.players, one.bot, one.against


@cache
def of_game(game: str) -> tuple[Measured, ...]:
    """Return what was measured of a game's bots; nothing if their nets learned other rules than these."""
    config, rules = config_named(game), registry.game(game).version
    if config.folder is None or unfit(config, rules):
        return ()
    return tuple(read(config.folder / NAME))
