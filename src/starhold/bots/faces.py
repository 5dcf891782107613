"""The faces: ten opponents from easy to hard, each with a character.

One bot plays all of them. It ranks the legal actions by the expert's judgement, with or without a search, and
then behaves like a person who overlooks things: it goes down the ranking and takes the first action that it
notices. It never considers an action far behind the best one, and it does nothing (passes, ends its turn with
dice left) only if that ranks first. `GAME/bots/faces.json` declares how much each face notices, how long it
thinks and what it likes.
"""

import math
from collections import Counter
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from starhold.bots.base import FACES, Advice, Bot, Budget
from starhold.bots.config import BotConfig, config_of
from starhold.bots.levels import USUAL, FaceMind, at_first_sight
from starhold.bots.net import ONE
from starhold.bots.policy import values
from starhold.bots.search import Node, Searcher
from starhold.kernel.chance import Chance
from starhold.kernel.game import Game
from starhold.kernel.state import State

NAME: Final = "faces.json"
#: chances and weights are in thousandths
ALL: Final = 1000
#: after a search, an action is considered if it has at least half of the most visits, but for these few
FEW: Final = 2
#: log-odds are tabulated in this many steps, and no further than at the first and the last step
_STEPS: Final = 512
_ODDS: Final = [
    round(ALL * math.log(share / (1 - share)))
    for share in ((min(max(n, 1), _STEPS - 1)) / _STEPS for n in range(_STEPS + 1))
]


class FaceSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one face plays one game."""

    #: iterations per decision; 0: no search, only an evaluation of what each action leads to
    iterations: int = 0
    #: how likely it notices an action, in thousandths
    notices: int = ALL
    #: it considers nothing that is further behind the best action, in thousandths of log-odds
    within: int = 2000
    #: what it likes (more than 0) or shuns, in thousandths of log-odds, by patterns of notations
    likes: dict[str, int] = {}
    #: what it overlooks this often besides, in thousandths, by patterns of notations
    misses: dict[str, int] = {}
    #: how it plays where more than two play, if not the same way
    crowd: "FaceSettings | None" = None


class Faces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The faces of a game."""

    faces: dict[str, FaceSettings]
    #: what a face does only if it ranks first, as patterns of notations: passing, stopping, undoing
    idle: tuple[str, ...] = ()


def usual() -> Faces:
    """Return the faces for a game that declares none: they notice more and more, then they search."""
    seen = (150, 300, 450, 600, 800, ALL)
    looks = (0, 0, 0, 0, 0, 0, 4, 16, 64, 256)
    return Faces(
        {
            name: FaceSettings(looks[n], seen[min(n, len(seen) - 1)], 2000 if looks[n] == 0 else 500)
            for n, name in enumerate(FACES)
        }
    )


def read(path: Path) -> Faces:
    """Return the faces that a file declares."""
    return msgspec.json.decode(path.read_bytes(), type=Faces)


@cache
def faces_of(config: BotConfig) -> Faces:
    """Return the faces of a game."""
    file = config.folder / NAME if config.folder is not None else None
    return read(file) if file is not None and file.is_file() else usual()


def _weights(game: Game | None, patterns: dict[str, int]) -> Counter[int]:
    """Return the weights of patterns by action; patterns that fit the same action add up.

    There are none if the position does not name its game.
    """
    found: Counter[int] = Counter()
    for number, action in enumerate(() if game is None else game.actions):
        for pattern, weight in patterns.items():
            if fnmatchcase(action.notation, pattern):
                found[number] += weight
    return found


def even(nodes: list[Node], players: int) -> list[int]:
    """Return what actions are worth after a search, all on one scale.

    A first look is one seat's opinion. Where more than two play, iterations make the shares of all seats add
    up to a win, and first looks often promise more than that: in a short search the actions that were tried
    would look worse than those that were not. So first looks are scaled to what iterations found.
    """
    found = sum(int(node.total) - int(node.first) for node in nodes)
    promised = sum(int(node.first) * (int(node.visits) - 1) for node in nodes)
    if players == 2 or found <= 0 or promised <= 0:
        return [int(node.total) // int(node.visits) for node in nodes]
    firsts = [int(node.first) * found // promised for node in nodes]
    return [
        min(ONE, (int(node.total) - int(node.first) + first) // int(node.visits))
        for node, first in zip(nodes, firsts, strict=True)
    ]


class FaceBot(Bot):
    """One of the faces."""

    def __init__(self, name: str, faces: Faces | None = None) -> None:
        self.name = name
        self._given = faces
        self._searching = FaceMind()
        self._config: BotConfig | None = None
        self._players = 0
        self._face = FaceSettings()
        self._likes: Counter[int] = Counter()
        self._misses: Counter[int] = Counter()
        self._idle: Counter[int] = Counter()

    def _know(self, world: State) -> BotConfig:
        """Read what the face is like in the game of a position, with its number of players."""
        config, players = config_of(world), int(world.players)
        if self._config is not config or self._players != players:
            faces = self._given or faces_of(config)
            self._config, self._players = config, players
            face = faces.faces[self.name]
            self._face = face.crowd if face.crowd is not None and players > 2 else face
            self._likes = _weights(world.game, self._face.likes)
            self._misses = _weights(world.game, self._face.misses)
            self._idle = _weights(world.game, dict.fromkeys(faces.idle, 1))
        return config

    def choose(self, world: State, seat: int, chance: Chance) -> int:
        config = self._know(world)
        legal = config.features.choices(world, seat)
        if len(legal) == 1:
            return legal[0]
        self._searching.by_cpu = self.by_cpu
        if not self._iterations():
            judge = self._searching.searcher(world).judge
            return self._noticed(legal, values(world, seat, legal, judge, chance), chance)
        searcher = self._searching.player(world)
        action = self._search(searcher, world, seat, legal, chance)
        self.iterations = int(searcher.iterations)
        return action

    def _iterations(self) -> int:
        """Return the iterations per decision: those asked for, or the face's own."""
        asked = int(self.budget.iterations) if self.budget is not None else 0
        return asked or self._face.iterations

    def _budget(self) -> Budget:
        asked = self.budget if self.budget is not None and self.budget.milliseconds else USUAL
        return Budget(self._iterations(), asked.milliseconds)

    def _search(self, searcher: Searcher, world: State, seat: int, legal: list[int], chance: Chance) -> int:
        """Search, then choose among what the search tried often enough."""
        rival = config_of(world).features.duel(world, seat)
        if rival >= 0:
            mixed = searcher.think_duel(world, seat, rival, legal, chance, self._budget())
            return self._drawn(legal, mixed, chance)
        searcher.think(world, seat, legal, chance, self._budget())
        nodes = {action: node for action in legal if (node := searcher.node(action, seat)) is not None}
        most = max(int(node.visits) for node in nodes.values())
        tried = [action for action, node in nodes.items() if 2 * (int(node.visits) + FEW) >= most]
        worths = even([nodes[action] for action in tried], int(world.players))
        action = self._noticed(tried, worths, chance)
        searcher.kept = searcher.node(action, seat)
        return action

    def _drawn(self, legal: list[int], mixed: list[int], chance: Chance) -> int:
        """Return an action of a duel, as often as the search advises, what it likes more often."""
        parts = [
            part * max(0, ALL + self._likes[action]) // ALL for action, part in zip(legal, mixed, strict=True)
        ]
        place = int(chance.below(max(1, sum(parts))))
        for action, part in zip(legal, parts, strict=True):
            if place < part:
                return action
            place -= part
        return legal[0]

    def _noticed(self, legal: list[int], worths: list[int], chance: Chance) -> int:
        """Return the first action that the face notices, from the best one down.

        If it notices none, it takes any of those that it would consider.
        """
        best = max(range(len(legal)), key=worths.__getitem__)
        # What it likes is no reason to do nothing: that has to be best by judgement alone.
        useful = [n for n in range(len(legal)) if n == best or not self._idle[legal[n]]]
        ranks = {n: _ODDS[worths[n] * _STEPS // ONE] + self._likes[legal[n]] for n in useful}
        order = sorted(useful, key=lambda n: (-ranks[n], -worths[n]))
        least = ranks[order[0]] - self._face.within
        considered = [legal[n] for n in order if ranks[n] >= least]
        if len(considered) == 1:
            return considered[0]
        for action in considered:
            if self._happens(self._face.notices, chance) and not self._happens(self._misses[action], chance):
                return action
        return considered[int(chance.below(len(considered)))]

    def _happens(self, thousandths: int, chance: Chance) -> bool:
        return thousandths >= ALL or (thousandths > 0 and int(chance.below(ALL)) < thousandths)

    def advise(self, world: State, seat: int, chance: Chance, budget: Budget | None = None) -> list[Advice]:
        """Return what the face thinks of each action before it overlooks any."""
        self._know(world)
        if self._iterations() or (budget is not None and budget.iterations):
            return self._searching.advise(world, seat, chance, budget or self._budget())
        return at_first_sight(world, seat, self._searching.searcher(world).judge, chance)
