"""Leanings: what each face was measured to do more or less often than the others.

`GAME/bots/leanings.json` has the numbers; `bench/ladder.py` counts and writes them.
"""

from functools import cache
from typing import Final

import msgspec

from starhold.bots.config import config_named
from starhold.bots.weights import unfit
from starhold.kernel import registry

NAME: Final = "leanings.json"


class Leaning(msgspec.Struct, frozen=True):
    """How often a face does something, and how often the ten faces do on average."""

    face: str
    #: its words are `GAME-leaning-KIND`
    kind: str
    amount: float
    mean: float


@cache
def of_game(game: str) -> tuple[Leaning, ...]:
    """Return what was counted of a game's faces; nothing if their nets learned other rules than these."""
    config, rules = config_named(game), registry.game(game).version
    if config.folder is None or unfit(config, rules) or not (config.folder / NAME).is_file():
        return ()
    return msgspec.json.decode((config.folder / NAME).read_bytes(), type=tuple[Leaning, ...])
