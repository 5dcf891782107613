"""Which games the suite runs on, in which sizes and with which options.

Every registered game is a subject, and so is the toy. A game that is not registered
yet is named as `module:attribute` by `--game` or the variable STARHOLD_GAME.
"""

import importlib
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import cycle

import starhold
from starhold.kernel.chance import Chance
from starhold.kernel.game import Game
from starhold.kernel.state import State
from tests.conformance.profiles import PROFILES, Profile

TOY = "tests.toy:GAME"


@dataclass(frozen=True, eq=False)
class Case:
    """A game with a number of players and options: what most tests are run on."""

    game: Game
    players: int
    label: str = "default"
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def id(self) -> str:
        return f"{self.game.name}-{self.players}p-{self.label}"

    @property
    def profile(self) -> Profile:
        return PROFILES.get(self.game.name, Profile())

    @property
    def has_secrets(self) -> bool:
        """Is there anything that somebody at the table may not know?"""
        return self.players >= self.profile.secrets_from

    def start(self, chance: Chance) -> State:
        return self.game.start(self.players, chance, self.options)


def load(name: str) -> Game:
    """A game by its registered name or as `module:attribute`."""
    if ":" not in name:
        return starhold.game(name)
    module, _, attribute = name.partition(":")
    game: Game = getattr(importlib.import_module(module), attribute)
    return game


def wanted(named: list[str] | None = None) -> list[str]:
    """The names of this run's games: those given, or else the toy and all that are registered."""
    return named or os.environ.get("STARHOLD_GAME", "").split() or [TOY, *starhold.names()]


def subjects(named: list[str] | None = None) -> list[Game]:
    """The games of this run."""
    return [load(name) for name in wanted(named)]


def seats(game: Game) -> range:
    """The numbers of players that the game allows."""
    return range(game.min_players, game.max_players + 1)


@cache
def cases(game: Game) -> list[Case]:
    """Each number of players with the default options, and each preset with one number of players."""
    found = [Case(game, players) for players in seats(game)]
    defaults = game.complete()
    for preset, players in zip(game.vocabulary.presets, cycle(reversed(seats(game)))):
        options = game.complete(preset=preset)
        if options != defaults:
            found.append(Case(game, players, preset, options))
    return found


def variations(game: Game) -> list[Case]:
    """Each value of each option that is not the default, the others staying as they are."""
    return [
        Case(game, players, f"{option.name}-{value}", game.complete({option.name: value}))
        for option in game.vocabulary.options
        for value in option.values[1:]
        for players in (game.min_players, game.max_players)
    ]
