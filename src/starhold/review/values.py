"""Values: what a position is worth to each seat, by the expert's search, from what each seat knows."""

import math
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

import msgspec

from starhold.bots.base import Bot, Budget, bot
from starhold.bots.config import BotConfig, config_of
from starhold.bots.levels import SearchBot
from starhold.bots.net import ONE
from starhold.bots.search import SEATS, Searcher
from starhold.kernel.chance import SEEDS, FastChance
from starhold.kernel.errors import StarholdError
from starhold.kernel.record import win_shares
from starhold.kernel.state import State
from starhold.review.results import Shares

#: the bot that judges
JUDGE: Final = "expert"
#: how many times the usual iterations choose the move to compare with, and confirm a mark
DEEPER: Final = 4
#: no seat is ever quite without hope before the end
LEAST: Final = 0.002

FITTED: Final = "calibration.json"
SKILLS: Final = "skills.json"


class CannotJudge(StarholdError):
    """Raised when the bot that should judge does not search."""

    key = "error-review-judge"


class Fit(msgspec.Struct, frozen=True):
    """How shares are fitted to what was won: to the power of `sharp`, then made to add up to 1 again."""

    game: str
    players: int
    sharp: float
    #: positions and games that it was fitted to
    positions: int
    games: int


@cache
def fits(config: BotConfig) -> tuple[Fit, ...]:
    """Return the fits that a game has."""
    path = None if config.folder is None else config.folder / FITTED
    if path is None or not path.is_file():
        return ()
    return tuple(msgspec.json.decode(path.read_bytes(), type=list[Fit]))


def fit_of(config: BotConfig, players: int) -> Fit | None:
    """Return the fit for a table; of other numbers of players the nearest will do."""
    return min(fits(config), key=lambda one: abs(one.players - players), default=None)


@cache
def skills(config: BotConfig) -> dict[str, float]:
    """Return the skill that our bots showed in a game, as it was measured; nothing if nobody has."""
    path = None if config.folder is None else config.folder / SKILLS
    if path is None or not path.is_file():
        return {}
    return msgspec.json.decode(path.read_bytes(), type=dict[str, float])


class Weighed(NamedTuple):
    """An action as the search sees it."""

    action: int
    visits: int
    share: float


class Judge:
    """Values positions of one game."""

    def __init__(self, state: State, budget: int = 0, seed: int = 0, name: str = JUDGE) -> None:
        player: Bot = bot(name)
        if not isinstance(player, SearchBot):
            raise CannotJudge(f"{name!r} does not search", name=name)
        config = config_of(state)
        self.features = config.features
        self.searcher: Searcher = player.searcher(state)
        self.players = int(state.players)
        self.budget = budget or config.look
        self.chance = FastChance(seed)
        self.fit = fit_of(config, self.players)
        self.sharp = 1.0 if self.fit is None else self.fit.sharp

    # -- looks -----------------------------------------------------------------------------------------

    def seed(self) -> int:
        """Return a number to begin luck with."""
        return int(self.chance.below(SEEDS))

    def shares(self, state: State) -> Shares:
        """Return the win chance of each seat by what it knows; after the end, its part of the win."""
        if state.over:
            return result(state)
        raw = [self._look(state, seat, self.seed()) for seat in range(self.players)]
        return (self.alone(raw[0]),) if self.players == 1 else self.together(raw)

    def share(self, state: State, seat: int, seed: int) -> float:
        """Return the same for one seat alone."""
        if state.over:
            return result(state)[seat]
        return self.alone(self._look(state, seat, seed))

    def _look(self, state: State, seat: int, seed: int) -> float:
        searcher = self.searcher
        searcher.kept = None
        searcher.think(state, seat, [], FastChance(seed), Budget(iterations=self.budget))
        searcher.kept = None
        return self._best_of(state, seat)

    def _best_of(self, state: State, seat: int) -> float:
        """Return what the search found for a seat: the value of the move that is best for the deciding seat.

        The mean over all iterations would count the weak moves that were only tried, and so change by
        every good move that is made. Where more than two play, a rival's best move has no value for us.
        """
        root = self.searcher.root
        mean = float(root.total) / max(1, int(root.visits)) / ONE
        kids = root.kids
        if not kids:
            return mean
        key = max(kids, key=lambda one: int(kids[one].visits))
        best = kids[key]
        value = float(best.total) / int(best.visits) / ONE
        if key % SEATS == seat:
            return value
        return 1 - value if self.players == 2 else mean

    def together(self, raw: Sequence[float]) -> Shares:
        """Return what the seats expect, fitted, so that it adds up to 1."""
        powers = [max(one, LEAST) ** self.sharp for one in raw]
        total = sum(powers)
        return tuple(power / total for power in powers)

    def alone(self, raw: float) -> float:
        """Return what one seat expects, fitted, as if the others had equal shares of the rest."""
        others = max(1, self.players - 1)
        own = min(max(raw, LEAST), 1 - LEAST)
        power: float = own**self.sharp
        rest: float = others * ((1 - own) / others) ** self.sharp
        return power / (power + rest)

    # -- choices -----------------------------------------------------------------------------------------

    def rival(self, state: State, seat: int) -> int:
        """Return the seat that chooses at the same time, if that makes it a duel; else -1."""
        return int(self.features.duel(state, seat))

    def weigh(self, state: State, seat: int) -> list[Weighed]:
        """Return the actions worth a thought, the one to take first."""
        searcher = self.searcher
        useful = self.features.choices(state, seat)
        if len(useful) == 1:
            return [Weighed(int(useful[0]), 1, self.share(state, seat, self.seed()))]
        budget = Budget(iterations=DEEPER * self.budget)
        searcher.kept = None
        rival = self.rival(state, seat)
        if rival >= 0:
            searcher.think_duel(state, seat, rival, useful, self.chance, budget)
        else:
            searcher.think(state, seat, useful, self.chance, budget)
        searcher.kept = None
        found = []
        for action in useful:
            node = searcher.node(action, seat)
            if node is not None and node.visits:
                value = self.alone(node.total / int(node.visits) / ONE)
                found.append(Weighed(int(action), int(node.visits), value))
        if rival >= 0:
            return sorted(found, key=lambda one: -one.share)
        return sorted(found, key=lambda one: (-one.visits, -one.share))

    def after(self, state: State, seat: int, action: int, seed: int) -> float:
        """Return what an action brings its seat in one world that it could be in, drawn from a seed."""
        luck = FastChance(seed)
        world = self.features.imagine(state, seat, luck)
        world.play(seat, action, luck)
        return self.share(world, seat, seed ^ 0x5BD1E995)


def result(state: State) -> Shares:
    """Return the share of the win that each seat has after the end."""
    return win_shares(state.ranks())


def mean_of(found: Sequence[Shares]) -> Shares:
    """Return the mean of several shares, seat by seat."""
    return tuple(math.fsum(seat) / len(found) for seat in zip(*found, strict=True))


def doubt_of(found: Sequence[float]) -> float:
    """Return the standard error of a mean."""
    size = len(found)
    if size < 2:
        return 0.0
    middle = math.fsum(found) / size
    return math.sqrt(math.fsum((one - middle) ** 2 for one in found) / (size - 1) / size)


def difference(after: Shares, before: Shares) -> Shares:
    """Return what each seat gained."""
    return tuple(late - early for late, early in zip(after, before, strict=True))
