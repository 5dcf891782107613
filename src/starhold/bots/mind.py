"""Mind: how bots look at one game: its features, its worth by hand, its net."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from starhold.bots.net import Features
from starhold.bots.worth import Worth
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


class Mind(NamedTuple):
    """How bots look at one game."""

    game: str
    features: Features
    worth: Worth
    #: where `nets/GAME.net` is, `nets/GAME-AGE.net` for weaker bots, `measured.json` and `calibration.json`
    folder: Path | None = None
    #: decisions that the casual bot looks ahead
    ahead: int = 40
    #: how often the casual bot tries each action
    tries: int = 6
    #: does somebody who only follows the worth by hand bring games to an end? Then a net may begin with that
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
    #: random decisions before a search judges by hand, where the worth by hand knows too little
    blind: int = 0
    #: how far a value may lie behind the best one before a search gives it a third of the attention: where
    #: actions differ by little, priors must be sharp, or a short search is nearly drawn by lot
    temperature: float = 0.1
    #: what the casual bot never does if there is anything else: it sees too little to know when it helps
    idle: frozenset[int] = frozenset()
    #: iterations of one evaluation in a review: as many as make a review of two players some ten seconds
    look: int = 80
    #: what hints may give as reasons, the weightier first; all other features serve bots alone
    told: tuple[HintFeature, ...] = ()


@cache
def plain() -> Mind:
    """For a game that nobody has thought about: its points."""
    return Mind("", Features(), Worth())


@cache
def mind_for(game: Game) -> Mind:
    """Return how bots look at a game: what it names as `bots`, or else `plain`."""
    if not game.bots:
        return plain()
    module, _, name = game.bots.partition(":")
    mind: Mind = getattr(import_module(module), name)
    return mind


def mind_of(state: State) -> Mind:
    """How bots look at the game of a position."""
    return plain() if state.game is None else mind_for(state.game)


def mind_named(game: str) -> Mind:
    """How bots look at the game of that name."""
    return mind_for(registry.game(game))
