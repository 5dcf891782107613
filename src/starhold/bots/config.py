"""BotConfig: what the built-in bots need to play one game: features, heuristic, nets and settings."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from starhold.bots.heuristic import Heuristic
from starhold.bots.net import Features
from starhold.kernel import registry
from starhold.kernel.game import Game
from starhold.kernel.state import State


class HintFeature(NamedTuple):
    """A group of features that hints give as reasons; its words are `GAME-feature-GROUP`."""

    group: str
    #: the noun of the things that its members name; "": they are numbers
    noun: str = ""
    #: is less of it better?
    few: bool = False
    #: is it something that one lacks? To lack more of it is never a reason
    lack: bool = False
    #: does its number say how far it is to the points that its thing says (`hint-SIDE-orbit`)?
    to_go: bool = False


class BotConfig(NamedTuple):
    """What the built-in bots need to play one game."""

    game: str
    features: Features
    heuristic: Heuristic
    #: where `nets/GAME.net` is, `nets/GAME-AGE.net` for weaker bots, `measured.json` and `calibration.json`
    folder: Path | None = None
    #: decisions that the casual bot looks ahead
    ahead: int = 40
    #: how often the casual bot tries each action
    tries: int = 6
    #: True if play by the heuristic alone ends games, so that training may begin with it
    teaches: bool = True
    #: weight of the net in the expert's evaluation, in percent; the rest is the heuristic evaluation
    trust: int = 100
    #: how sharply the regular bot chooses: an action worth 1/N of a win less is played half as often
    sharp: int = 200
    #: iterations of the regular bot where it does not just follow the last net: with two players, with more
    brief: int = 12
    crowd: int = 12
    #: up to this many players the regular bot follows the last net, if there is one
    plain: int = 2
    #: random decisions before a search evaluates by the heuristic, if that knows too little
    blind: int = 0
    #: how far a value may lie behind the best one before a search gives it a third of the attention: where
    #: actions differ by little, priors must be sharp, or a short search is nearly drawn by lot
    temperature: float = 0.1
    #: how faces search, unlike the expert that judges: how widely they look around in thousandths,
    #: a temperature of their own (0: the same), the power that values are raised to, and whether a game of
    #: two is judged from both sides
    explore: int = 1000
    soft: float = 0.0
    power: float = 1.0
    both: bool = False
    #: what the expert adds where it plays games of two like faces: the weight of the expected lead in points,
    #: in percent (0: it plays by the search that judges), and how often an action is tried before its answers
    #: are looked at
    lead: int = 0
    patience: int = 0
    #: what the casual bot never does if there is anything else: it sees too little to know when it helps
    idle: frozenset[int] = frozenset()
    #: iterations of one evaluation in a review: as many as make a review of two players some ten seconds
    look: int = 80
    #: makes the full observation (`starhold.bots.full`) for a number of players, from the names of all steps
    full: Callable[[int, list[str]], Features] | None = None
    #: what hints may give as reasons, the weightier first; all other features serve bots alone
    told: tuple[HintFeature, ...] = ()


@cache
def plain() -> BotConfig:
    """Return the configuration for a game that brings none: it counts points."""
    return BotConfig("", Features(), Heuristic())


@cache
def config_for(game: Game) -> BotConfig:
    """Return the configuration of a game: the one that it names as `bots`, or else `plain`."""
    if not game.bots:
        return plain()
    module, _, name = game.bots.partition(":")
    config: BotConfig = getattr(import_module(module), name)
    return config


def config_of(state: State) -> BotConfig:
    """Return the configuration of the game of a position."""
    return plain() if state.game is None else config_for(state.game)


def config_named(game: str) -> BotConfig:
    """Return the configuration of the game of that name; raise `UnknownGame`."""
    return config_for(registry.game(game))
