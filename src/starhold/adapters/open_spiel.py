"""The games in OpenSpiel, registered as `starhold_GAME` when this module is imported.

>>> import pyspiel, starhold.adapters.open_spiel
>>> game = pyspiel.load_game("starhold_galaxies(players=3)")
>>> state = game.new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(state.chance_outcomes()[0][0])
>>> state.current_player(), len(state.legal_actions())
(0, 2)

Chance is explicit: every die and every draw is a chance node, each outcome as likely as the others, so that
histories replay and search may expand them. A move whose chance is not yet known waits until it is. Decisions
that are made at once are made in the order of the seats, and nobody sees what was chosen before.
"""

from typing import Any, Final

import numpy as np

from starhold.adapters.core import LIMIT, Kind, missing
from starhold.kernel.bits import lowest
from starhold.kernel.chance import Chance
from starhold.kernel.registry import game as game_named
from starhold.kernel.registry import names
from starhold.kernel.state import State

try:
    import pyspiel
except ImportError as absent:
    raise missing("open_spiel") from absent

#: no die has more sides, no pool more kinds to draw from
MAX_OUTCOMES: Final = 128
#: answers of chance that a decision asks for on average, at most
CHANCE_NODES: Final = 4


class ChanceNeeded(Exception):
    """Raised when chance has no answer yet to a question with this many outcomes."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class KnownChance(Chance):
    """Gives the answers that are known, and asks for the next."""

    def __init__(self, known: list[int]) -> None:
        super().__init__()
        self.known = known
        self.used = 0

    def below(self, n: int) -> int:
        if self.used == len(self.known):
            raise ChanceNeeded(n)
        self.used += 1
        return self.known[self.used - 1]


class StarholdState(pyspiel.State):  # type: ignore[misc]
    """A position, or a move that waits for the answers of chance."""

    def __init__(self, game: "StarholdGame") -> None:
        super().__init__(game)
        self._kind = game.kind
        self._at: State | None = None
        #: the move that is being made (None: the set-up), what chance answered, and of how many it is asked
        self._move: tuple[int, int] | None = None
        self._known: list[int] = []
        self._outcomes = 0
        self._made = 0
        self._go_on()

    def _go_on(self) -> None:
        """Make the move on a copy, as far as the answers are known."""
        chance = KnownChance(self._known)
        try:
            if self._at is None:
                reached = self._kind.start(chance)
            else:
                assert self._move is not None
                reached = self._at.clone()
                reached.play(*self._move, chance)
        except ChanceNeeded as asked:
            self._outcomes = asked.outcomes
            return
        self._at, self._known, self._outcomes = reached, [], 0

    def __deepcopy__(self, memo: Any) -> Any:
        return self.clone()

    def current_player(self) -> int:
        if self._outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        assert self._at is not None
        return int(lowest(self._at.waiting()))

    def is_terminal(self) -> bool:
        if self._outcomes or self._at is None:
            return False
        return not self._at.stack or self._made >= self._kind.limit

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player() or self._at is None:
            return []
        return sorted(self._at.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / self._outcomes) for outcome in range(self._outcomes)]

    def _apply_action(self, action: int) -> None:
        if self._outcomes:
            self._known = [*self._known, action]
        else:
            assert self._at is not None
            self._move = (int(lowest(self._at.waiting())), action)
            self._made += 1
        self._go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self._kind.game.actions[action].notation

    def returns(self) -> list[float]:
        if self._at is None or self._outcomes:
            return [0.0] * self._kind.players
        return self._kind.rewards(self._at)

    def seen(self, player: int) -> np.ndarray[Any, Any]:
        """Return what a player observes; nothing before the table is set up."""
        if self._at is None:
            return np.zeros(len(self._kind.features), np.float32)
        return self._kind.observation(self._at, player).astype(np.float32)

    def __str__(self) -> str:
        if self._at is None:
            return f"set-up {self._known}"
        waits = f"\n{self._move} {self._known}" if self._outcomes else ""
        return f"{self._kind.game.digest(self._at)} after {self._made} decisions{waits}"

    def table(self, player: int | None = None) -> str:
        """Return the table as text, as a player or a spectator sees it."""
        return "" if self._at is None else self._kind.text(self._at, player)


class StarholdObserver:
    """What a player may know, as a tensor of named features and as their names."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.tensor = np.zeros(len(kind.features), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: StarholdState, player: int) -> None:
        self.tensor[:] = state.seen(player)

    def string_from(self, state: StarholdState, player: int) -> str:
        return "\n".join(self.kind.features[place] for place in np.flatnonzero(state.seen(player)))


class StarholdGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours with a number of players."""

    name = ""

    def __init__(self, params: Any = None) -> None:
        given = dict(params or {})
        self.kind = Kind(self.name, given.get("players"), limit=given.get("limit", LIMIT))
        players = self.kind.players
        super().__init__(
            game_type(self.name),
            pyspiel.GameInfo(
                num_distinct_actions=self.kind.actions,
                max_chance_outcomes=MAX_OUTCOMES,
                num_players=players,
                min_utility=-1.0 / (players - 1),
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=self.kind.limit,
            ),
            given,
        )

    def new_initial_state(self) -> StarholdState:
        return StarholdState(self)

    def max_chance_nodes_in_history(self) -> int:
        return CHANCE_NODES * int(self.kind.limit)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> StarholdObserver | None:
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        own = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if wanted.perfect_recall or not wanted.public_info or not own:
            return None
        return StarholdObserver(self.kind)


def game_type(name: str) -> Any:
    """Return OpenSpiel's description of a game."""
    game = game_named(name)
    return pyspiel.GameType(
        short_name=f"starhold_{name}",
        long_name=f"Starhold: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=max(2, game.min_players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": max(2, game.min_players), "limit": LIMIT},
    )


def register() -> None:
    """Name every game to OpenSpiel."""
    for name in names():
        # A class, not a function: the registry lets go of it after Python has ended, and only a class, which
        # refers to itself, is not taken apart then.
        made = type(f"Starhold{name.title()}", (StarholdGame,), {"name": name})
        pyspiel.register_game(game_type(name), made)


register()
