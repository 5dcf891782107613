"""The games in OpenSpiel, registered as `starhold_GAME` when this module is imported.

>>> import pyspiel, starhold.adapters.open_spiel
>>> game = pyspiel.load_game("starhold_galaxies(players=3,follow_order=simultaneous)")
>>> state = game.new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(state.chance_outcomes()[0][0])
>>> state.current_player(), len(state.legal_actions())
(0, 2)

Chance is explicit: every die and every draw is a chance node, each outcome as likely as the others, so that
histories replay and search may expand them. A move whose chance is not yet known waits until it is.

Decisions that are made at once are made in the order of the seats, and nobody sees what was chosen before. It
is the same game as with simultaneous nodes, which most algorithms of OpenSpiel refuse.

An information state has perfect recall: a digest of all that the player observed (`observation="full"`) and
did, in order. `information_state_tensor` is the full observation followed by 64 bits of that digest.
"""

import hashlib
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from starhold.adapters.core import LIMIT, REWARDS, Kind, kind_of, missing
from starhold.adapters.spec import OBSERVATIONS
from starhold.kernel.bits import lowest
from starhold.kernel.chance import Chance, FastChance
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
#: bits of the digest of what a player remembers, in a tensor
RECALL_BITS: Final = 64
#: utilities of games that are played for points are within this
MOST_MARGIN: Final = 10.0


class ChanceNeeded(Exception):
    """Raised when chance has no answer yet to a question with this many outcomes."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class KnownChance(Chance):
    """Gives the answers that are known, and asks for the next."""

    def __init__(self, known: tuple[int, ...]) -> None:
        super().__init__()
        self.known = known
        self.used = 0

    def below(self, n: int) -> int:
        if self.used == len(self.known):
            raise ChanceNeeded(n)
        self.used += 1
        return self.known[self.used - 1]


class SpielPosition:
    """A position and how it came about. It never changes, so that clones share it.

    It knows the position before it until somebody asks what a player remembers; then it keeps the answers.
    """

    __slots__ = ("before", "kind", "made", "move", "remembered", "state")

    def __init__(
        self, kind: Kind, state: State, made: int = 0, before: "SpielPosition | None" = None, move: Any = None
    ) -> None:
        self.kind = kind
        self.state = state
        self.made = made
        self.before = before
        #: the seat and action that led here
        self.move: tuple[int, int] | None = move
        #: what each player remembers, as far as it was asked for
        self.remembered: dict[int, bytes] = {}

    def remembers(self, player: int) -> bytes:
        """Return a digest of all that a player has observed and done."""
        todo = [self]
        while player not in todo[-1].remembered and todo[-1].before is not None:
            todo.append(todo[-1].before)
        for position in reversed(todo):
            if player not in position.remembered:
                position.remembered[player] = position._recall(player)
        return self.remembered[player]

    def _recall(self, player: int) -> bytes:
        seen = self.kind.observation(self.state, player).tobytes()
        earlier, done = b"", b""
        if self.before is not None and self.move is not None:
            earlier = self.before.remembered[player]
            seat, action = self.move
            done = b"%d" % action if seat == player else b"-"
            if seat != player and self.kind.observation(self.before.state, player).tobytes() == seen:
                # Others decided something that the player has not noticed.
                return earlier
        return hashlib.blake2b(earlier + done + b":" + seen, digest_size=16).digest()

    def __deepcopy__(self, memo: Any) -> "SpielPosition":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        # What players remember takes the place of the earlier positions.
        recalls = tuple(self.remembers(player) for player in range(self.kind.players))
        return _position, (self.kind, self.state, self.made, recalls)


def _position(kind: Kind, state: State, made: int, recalls: tuple[bytes, ...]) -> SpielPosition:
    found = SpielPosition(kind, state, made)
    found.remembered = dict(enumerate(recalls))
    return found


class StarholdState(pyspiel.State):  # type: ignore[misc]
    """A position, or a move that waits for the answers of chance."""

    def __init__(self, game: "StarholdGame", at: SpielPosition | None = None) -> None:
        super().__init__(game)
        self._kind = game.kind
        self._memory = game.memory
        #: None: the table is being set up
        self._at = at
        #: the move that is being made (None: the set-up), what chance answered, and of how many it is asked
        self._move: tuple[int, int] | None = None
        self._known: tuple[int, ...] = ()
        self._outcomes = 0
        if at is None:
            self._go_on()

    def _go_on(self) -> None:
        """Make the move on a copy, as far as the answers are known."""
        chance = KnownChance(self._known)
        at, move = self._at, self._move
        try:
            if at is None:
                reached = SpielPosition(self._memory, self._kind.start(chance))
            else:
                assert move is not None
                state = at.state.clone()
                state.play(*move, chance)
                reached = SpielPosition(self._memory, state, at.made + 1, at, move)
        except ChanceNeeded as asked:
            self._outcomes = asked.outcomes
            return
        self._at, self._known, self._outcomes = reached, (), 0

    def __deepcopy__(self, memo: Any) -> Any:
        return self.clone()

    def current_player(self) -> int:
        if self._outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        assert self._at is not None
        return int(lowest(self._at.state.waiting()))

    def is_terminal(self) -> bool:
        if self._outcomes or self._at is None:
            return False
        return not self._at.state.stack or self._at.made >= self._kind.limit

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player() or self._at is None:
            return []
        return sorted(self._at.state.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / self._outcomes) for outcome in range(self._outcomes)]

    def _apply_action(self, action: int) -> None:
        if self._outcomes:
            self._known = (*self._known, action)
        else:
            assert self._at is not None
            self._move = (int(lowest(self._at.state.waiting())), action)
        self._go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self._kind.game.actions[action].notation

    def returns(self) -> list[float]:
        if self._at is None or self._outcomes:
            return [0.0] * self._kind.players
        return self._kind.rewards(self._at.state)

    def seen(self, player: int, kind: Kind) -> npt.NDArray[np.float32]:
        """Return what a player observes; nothing before the table is set up."""
        if self._at is None:
            return np.zeros(len(kind.features), np.float32)
        return kind.observation(self._at.state, player).astype(np.float32)

    def remembered(self, player: int) -> bytes:
        """Return a digest of all that a player has observed and done; of nothing before the set-up."""
        if self._at is None:
            return b""
        found = self._at.remembers(player)
        if self._outcomes and self._move is not None and self._move[0] == player:
            # What the player chose is known to them before chance answers.
            return hashlib.blake2b(found + b"%d" % self._move[1], digest_size=16).digest()
        return found

    def resample_from_infostate(self, player: int, sampler: Any) -> "StarholdState":
        """Return a state that the player can't tell from this one; what is hidden from them is drawn again.

        `sampler` gives numbers from 0 to 1. The new state has no history of actions.
        """
        if self._at is None or self._outcomes:
            raise ValueError("a state that waits for chance can't be resampled; apply an outcome first")
        chance = FastChance(int(sampler() * 2**62))
        drawn = SpielPosition(self._memory, self._at.state.resample(player, chance), self._at.made)
        drawn.remembered[player] = self._at.remembers(player)
        return StarholdState(self.get_game(), drawn)

    def __str__(self) -> str:
        if self._at is None:
            return f"set-up {list(self._known)}"
        waits = f"\n{self._move} {list(self._known)}" if self._outcomes else ""
        return f"{self._kind.game.digest(self._at.state)} after {self._at.made} decisions{waits}"

    def table(self, player: int | None = None) -> str:
        """Return the table as text, as a player or a spectator sees it."""
        return "" if self._at is None else self._kind.text(self._at.state, player)


class StarholdObserver:
    """What a player may know now, as a tensor and as the names of its cells."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.tensor = np.zeros(len(kind.features), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: StarholdState, player: int) -> None:
        self.tensor[:] = state.seen(player, self.kind)

    def string_from(self, state: StarholdState, player: int) -> str:
        seen = state.seen(player, self.kind).astype(int)
        return "\n".join(
            self.kind.features[place] + (f" = {seen[place]}" if self.kind.highs[place] > 1 else "")
            for place in np.flatnonzero(seen)
        )


class StarholdMemory:
    """What a player knows and remembers: the observation, and a digest of all observations and actions."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        size = len(kind.features)
        self.tensor = np.zeros(size + RECALL_BITS, np.float32)
        self.dict = {"observation": self.tensor[:size], "recall": self.tensor[size:]}

    def set_from(self, state: StarholdState, player: int) -> None:
        self.dict["observation"][:] = state.seen(player, self.kind)
        first = np.frombuffer(state.remembered(player)[: RECALL_BITS // 8] or bytes(8), np.uint8)
        self.dict["recall"][:] = np.unpackbits(first)

    def string_from(self, state: StarholdState, player: int) -> str:
        return f"player {player} {state.remembered(player).hex()}"


class StarholdGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours with a number of players and its options."""

    name = ""

    def __init__(self, params: Any = None) -> None:
        given = dict(params or {})
        game = game_named(self.name)
        defaults = game.complete()
        # OpenSpiel fills in defaults, which are not to undo what a preset says.
        named = {name: str(given[name]) for name in defaults if name in given}
        chosen = {name: value for name, value in named.items() if value != defaults[name]}
        options = game.complete(chosen, given.pop("preset", "") or None)
        # The string of the game names every option, so that it stands for the same game without the preset.
        given.update({name: _parameter(defaults[name], value) for name, value in options.items()})
        players = given.get("players", max(2, game.min_players))
        limit, reward = given.get("limit", LIMIT), given.get("reward", REWARDS[0])
        settled = (self.name, players, tuple(options.items()), limit)
        self.kind = kind_of(*settled, given.get("observation", "full"), reward)
        #: what information states are made of, whatever is observed
        self.memory = kind_of(*settled, "full", reward)
        margin = self.kind.reward == "margin"
        rank = self.kind.reward == "rank"
        super().__init__(
            game_type(self.name),
            pyspiel.GameInfo(
                num_distinct_actions=self.kind.actions,
                max_chance_outcomes=MAX_OUTCOMES,
                num_players=players,
                min_utility=-MOST_MARGIN if margin else -1.0 if rank else -1.0 / max(1, players - 1),
                max_utility=MOST_MARGIN if margin else 1.0,
                utility_sum=0.0,
                max_game_length=self.kind.limit,
            ),
            given,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> StarholdState:
        return StarholdState(self)

    def max_chance_nodes_in_history(self) -> int:
        return CHANCE_NODES * int(self.kind.limit)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Any = None
    ) -> StarholdObserver | StarholdMemory | None:
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        own = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not wanted.public_info or not own:
            # OpenSpiel's word for an observer that a game does not offer.
            return None
        return StarholdMemory(self.memory) if wanted.perfect_recall else StarholdObserver(self.kind)


def game_type(name: str) -> Any:
    """Return OpenSpiel's description of a game."""
    game = game_named(name)
    players = max(2, game.min_players)
    return pyspiel.GameType(
        short_name=f"starhold_{name}",
        long_name=f"Starhold: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": players,
            "limit": LIMIT,
            "observation": OBSERVATIONS[1],
            "reward": REWARDS[0],
            "preset": "",
            **{name: _parameter(value, value) for name, value in game.complete().items()},
        },
    )


def _parameter(default: str, value: str) -> str | int:
    """Return an option's value in the type that OpenSpiel would read its default as."""
    return int(value) if default.isdecimal() else value


def register() -> None:
    """Name every game to OpenSpiel."""
    for name in names():
        # A class, not a function: the registry lets go of it after Python has ended, and only a class, which
        # refers to itself, is not taken apart then. Pickles find it by its name in this module.
        called = f"Starhold{name.title()}"
        made = type(called, (StarholdGame,), {"name": name, "__module__": __name__})
        globals()[called] = made
        pyspiel.register_game(game_type(name), made)


register()
