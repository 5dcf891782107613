"""Mind: how bots look at one game: its features, its worth by hand, its net."""

from functools import cache
from typing import Final, NamedTuple

from starhold.bots.features.galaxies import GalaxiesFeatures
from starhold.bots.features.kingdoms import KingdomsFeatures
from starhold.bots.features.roll import RollFeatures
from starhold.bots.net import Features
from starhold.bots.worth import Worth
from starhold.bots.worths.galaxies import GalaxiesWorth
from starhold.bots.worths.kingdoms import KingdomsWorth
from starhold.bots.worths.roll import RollWorth
from starhold.galaxies.state import Galaxies
from starhold.kernel.state import State
from starhold.kingdoms import actions as kingdoms_actions
from starhold.kingdoms.state import KingdomsState
from starhold.roll.state import Roll


class Mind(NamedTuple):
    """How bots look at one game."""

    game: str
    features: Features
    worth: Worth
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


#: by the kind of position; what a game without one gets is `plain`
MINDS: Final[dict[type[State], Mind]] = {
    Galaxies: Mind("galaxies", GalaxiesFeatures(), GalaxiesWorth(), trust=50, sharp=400, crowd=6),
    KingdomsState: Mind(
        "kingdoms",
        KingdomsFeatures(),
        KingdomsWorth(),
        plain=0,
        idle=frozenset({int(kingdoms_actions.Do.PASS)}),
    ),
    Roll: Mind(
        "roll",
        RollFeatures(),
        RollWorth(),
        ahead=80,
        tries=3,
        teaches=False,
        brief=6,
        crowd=5,
        plain=0,
        blind=80,
        temperature=0.02,
    ),
}


@cache
def plain() -> Mind:
    """For a game that nobody has thought about: its points."""
    return Mind("", Features(), Worth())


def mind_of(state: State) -> Mind:
    """How bots look at the game of a position."""
    return MINDS.get(type(state)) or plain()


def mind_named(game: str) -> Mind:
    """How bots look at a game of ours."""
    return next(mind for mind in MINDS.values() if mind.game == game)
