"""The levels above casual: regular (little search), strong (search, early net), expert (search, last net)."""

import warnings
from functools import cache
from typing import ClassVar, Final

from starhold.bots import weights
from starhold.bots.base import Advice, Bot, Budget
from starhold.bots.blend import Blend, PlayingJudge
from starhold.bots.config import BotConfig, config_of
from starhold.bots.net import ONE, POINT, Evaluator
from starhold.bots.policy import values
from starhold.bots.search import Node, Searcher
from starhold.kernel.chance import Chance
from starhold.kernel.state import State

#: the default budget of a search per decision: at most a second, less if nothing can change
USUAL: Final = Budget(milliseconds=900)
#: iterations that advise on the only move worth a thought: what it promises is asked, not whether to make it
ALONE: Final = 64
#: by which net a bot judges where a game has none of the age that it likes
ELDER: Final = {"first": "early"}


def rules_of(world: State) -> str:
    """Return the version of the rules of a position; "" if it does not know its game."""
    return str(world.game.version) if world.game is not None else ""


@cache
def judge_of(config: BotConfig, rules: str, age: str = "") -> Evaluator:
    """Return a net of a game, the last or an earlier one, or the heuristic if there is none for these rules.

    Warn with `UnfitNet`, once, if there is one for other rules.
    """
    if config.folder is None:
        return config.heuristic
    file = config.folder / "nets" / (f"{config.game}-{age}.net" if age else f"{config.game}.net")
    if age in ELDER and not file.is_file():
        return judge_of(config, rules, ELDER[age])
    if not file.is_file():
        return config.heuristic
    found = weights.unpacked(file.read_bytes())
    if found.rules != rules:
        warnings.warn(weights.UnfitNet(file.name, config.game, found.rules, rules), stacklevel=2)
        return config.heuristic
    return weights.net(found, config.game, rules, config.features)


def unthought(world: State, seat: int, judge: Evaluator, chance: Chance) -> list[Advice]:
    """Return the legal actions that no bot gives a thought, at first sight."""
    useful = config_of(world).features.choices(world, seat)
    rest = [action for action in world.legal(seat) if action not in useful]
    return _glance(world, seat, rest, judge, chance, 0)


def at_first_sight(world: State, seat: int, judge: Evaluator, chance: Chance) -> list[Advice]:
    """Return what an evaluator thinks of each action without any search, the best first."""
    told = _glance(world, seat, config_of(world).features.choices(world, seat), judge, chance, 1)
    told.sort(key=lambda advice: -advice.value)
    return told + unthought(world, seat, judge, chance)


def _glance(
    world: State, seat: int, actions: list[int], judge: Evaluator, chance: Chance, visits: int
) -> list[Advice]:
    worths = values(world, seat, actions, judge, chance)
    points = judge.points(world, seat) / POINT
    return [
        Advice(action, worth / ONE, visits, points) for action, worth in zip(actions, worths, strict=True)
    ]


class NormalBot(Bot):
    """Plays what a net likes, or nearly likes as much; where the net knows little, it searches briefly."""

    def __init__(self) -> None:
        self._thinker: BriefBot | None = None

    def _brief(self, world: State, config: BotConfig, judge: Evaluator) -> "BriefBot | None":
        """Return the bot that searches briefly where the net knows little; None if the net decides."""
        if not config.brief or (judge is not config.heuristic and world.players <= config.plain):
            return None
        if self._thinker is None:
            self._thinker = BriefBot()
            self._thinker.budget = Budget(iterations=config.brief if world.players == 2 else config.crowd)
        return self._thinker

    def choose(self, world: State, seat: int, chance: Chance) -> int:
        config = config_of(world)
        legal = config.features.choices(world, seat)
        if len(legal) == 1:
            return legal[0]
        judge = judge_of(config, rules_of(world))
        brief = self._brief(world, config, judge)
        if brief is not None:
            action = brief.choose(world, seat, chance)
            self.iterations = brief.iterations
            return action
        worths = values(world, seat, legal, judge, chance)
        best = max(worths)
        half = ONE // config.sharp
        shares = [65536 >> min(20, (best - worth) // half) for worth in worths]
        place = int(chance.below(sum(shares)))
        for action, share in zip(legal, shares, strict=True):
            if place < share:
                return action
            place -= share
        return legal[0]

    def advise(self, world: State, seat: int, chance: Chance, budget: Budget | None = None) -> list[Advice]:
        config = config_of(world)
        judge = judge_of(config, rules_of(world))
        brief = self._brief(world, config, judge)
        if brief is not None:
            return brief.advise(world, seat, chance, budget)
        return at_first_sight(world, seat, judge, chance)


class SearchBot(Bot):
    """Thinks ahead."""

    #: of which age is the net that it judges by? Younger ones have seen fewer games
    age: ClassVar[str] = ""

    def __init__(self) -> None:
        self._searcher: Searcher | None = None
        self._config: BotConfig | None = None
        #: the search of faces, and the one that it was made from
        self._player: Searcher | None = None
        self._judging: Searcher | None = None

    def searcher(self, world: State) -> Searcher:
        """Return this bot's search for the game of a position; its tree is kept between decisions."""
        config = config_of(world)
        if self._searcher is None or self._config is not config:
            judge = judge_of(config, rules_of(world), self.age)
            by_hand = judge is config.heuristic
            if not by_hand and not self.age and config.trust < 100:
                judge = Blend(judge, config.heuristic, config.trust)
            self._config = config
            blind = config.blind if by_hand else 0
            self._searcher = Searcher(
                config.features,
                judge,
                temperature=config.temperature,
                careful=by_hand and blind == 0,
                ahead=blind,
            )
        self._searcher.by_cpu = self.by_cpu
        return self._searcher

    def playing(self, world: State) -> Searcher:
        """Return the search by which this bot chooses; it advises by `searcher`."""
        return self.searcher(world)

    def choose(self, world: State, seat: int, chance: Chance) -> int:
        searcher = self.playing(world)
        before = int(searcher.iterations)
        action = int(searcher.choose(world, seat, chance, self.budget or USUAL))
        self.iterations += int(searcher.iterations) - before
        return action

    def advise(self, world: State, seat: int, chance: Chance, budget: Budget | None = None) -> list[Advice]:
        features = config_of(world).features
        searcher = self.searcher(world)
        legal = features.choices(world, seat)
        time = budget or self.budget or USUAL
        rival = features.duel(world, seat)
        searcher.count_points = True
        try:
            if rival >= 0:
                searcher.think_duel(world, seat, rival, legal, chance, time)
                nodes = [searcher.node(action, seat) for action in legal]
            elif len(legal) == 1:
                # Where there is nothing to choose no node is made: all tries go through this action.
                searcher.think(world, seat, legal, chance, Budget(ALONE, time.milliseconds))
                nodes = [searcher.root]
            else:
                searcher.think(world, seat, legal, chance, time)
                nodes = [searcher.node(action, seat) for action in legal]
        finally:
            searcher.count_points = False
        told = [_advice(action, node) for action, node in zip(legal, nodes, strict=True) if node is not None]
        told.sort(key=lambda advice: (-advice.visits, -advice.value))
        return told + unthought(world, seat, searcher.judge, chance)


def _advice(action: int, node: Node) -> Advice:
    """Return what a search found out about an action."""
    visits = int(node.visits)
    return Advice(action, node.total / visits / ONE, visits, node.points / visits / POINT)


class HardBot(SearchBot):
    """Thinks ahead, and judges by what a net learned from some games."""

    age: ClassVar[str] = "early"


class BriefBot(SearchBot):
    """Thinks ahead, and judges by what a net learned from its first games."""

    age: ClassVar[str] = "first"


class MasterBot(SearchBot):
    """Thinks ahead, and judges by what a net learned from many games."""

    #: does it take what the expert alone adds to the search of faces?
    keen: ClassVar[bool] = True

    def player(self, world: State) -> Searcher:
        """Return the bolder search that faces play by; where the expert does, its form of it."""
        judging = self.searcher(world)
        if self._player is None or self._judging is not judging:
            config = config_of(world)
            self._judging = judging
            self._player = judging
            if judging.judge is not config.heuristic:
                judge = judging.judge
                if config.both or config.power != 1.0:
                    judge = PlayingJudge(judge, config.power, config.both, config.lead if self.keen else 0)
                soft = config.soft or config.temperature
                patience = config.patience if self.keen else 0
                self._player = Searcher(config.features, judge, config.explore, soft, patience=patience)
        self._player.by_cpu = self.by_cpu
        return self._player

    def playing(self, world: State) -> Searcher:
        bold = world.players == 2 and config_of(world).lead > 0
        return self.player(world) if bold else self.searcher(world)


class FaceMind(MasterBot):
    """What faces rank actions by: they were measured without what the expert alone adds."""

    keen: ClassVar[bool] = False
