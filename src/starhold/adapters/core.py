"""Core: a game as an RL library sees it; what all adapters share.

- The observation of a seat has what the seat may know and nothing else. `"features"` are what the nets of
  our bots see, 0 or 1 each; they leave things out. `"full"` leaves nothing out: see `Kind.blocks`.
- The mask has a 1 for every action that is legal for the seat now; it is all 0 where the seat owes nothing.
- Where several seats owe a decision at once, the lowest answers first. The others' observations do not show
  what was chosen.
- The reward comes at the end and adds up to 0: see `REWARDS`. A game that is broken off (`limit`) gives no
  rewards.
"""

import ctypes
import io
import operator
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

import numpy as np
import numpy.typing as npt

import starhold
from starhold.adapters.spec import (
    Block,
    Factors,
    OtherDigest,
    blocks_of,
    digest_of_actions,
    digest_of_observation,
    factors_of,
    observed,
    version_of,
)
from starhold.bots.net import Sink
from starhold.kernel.bits import has, lowest
from starhold.kernel.cells import Cells
from starhold.kernel.chance import Chance, FastChance
from starhold.kernel.errors import IllegalMove, StarholdError
from starhold.kernel.game import Game
from starhold.kernel.moves import Moves
from starhold.kernel.record import Record, Seat, win_shares
from starhold.kernel.registry import game as game_named
from starhold.kernel.rendering import renderer
from starhold.kernel.runner import MatchRunner
from starhold.kernel.state import State
from starhold.kernel.words import Prompt

starhold.warn_if_interpreted()

Bits = npt.NDArray[np.int8]

#: decisions after which a game is broken off; random play ends long before
LIMIT: Final = 20_000
#: pixels that a picture is wide; how high it is depends on what lies on the table
WIDTH: Final = 1280
#: the reward of a seat that chooses an illegal action
ILLEGAL: Final = -1.0
#: seeds of a game are below this
SEEDS: Final = 2**62


#: what a seat gets at the end: its share of the win (1 for a sole winner, the losers pay equal parts of it),
#: its points less the others' average in hundreds, or its place (1 for the first to -1 for the last)
REWARDS: Final = ("win", "margin", "rank")


class EpisodeOver(StarholdError):
    """Raised when an action is taken in a game that has ended."""

    key: ClassVar[str] = StarholdError.key


class Kind:
    """What is the same in every play of a game: its actions, observations and players.

    >>> kind = Kind("galaxies", players=3, observation="full")
    >>> kind.players, kind.actions == len(kind.game.actions)
    (3, True)
    >>> kind.blocks["own colonies"].cells[:2], kind.blocks["table inactive"].highs[0]
    (('andellouxian_6', 'aughmoore'), 15)
    """

    def __init__(
        self,
        name: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        preset: str | None = None,
        limit: int = LIMIT,
        observation: str = "features",
        reward: str = "win",
    ) -> None:
        self.game: Game = game_named(name)
        # Wrong numbers of players and options are refused at once.
        self.players = self.game.checked(max(2, self.game.min_players) if players is None else players)
        self.options = self.game.complete(options, preset)
        self.limit = limit
        if reward not in REWARDS:
            raise ValueError(f"reward {reward!r} is not one of: {', '.join(REWARDS)}")
        self.reward = reward
        self.observes = observation
        #: fills in observations
        self.source = observed(self.game, observation, self.players, self.options)
        layout = self.source.layout()
        #: the names of what an observation holds, in its order, and the highest number of each
        self.features: list[str] = layout.names
        self.highs: Bits = np.array(layout.highs, np.int8)
        #: how many actions there are, legal or not
        self.actions = len(self.game.actions)
        #: sixteen hex digits that change with the cells of the observation, and with the numbers of actions
        self.observation_digest = digest_of_observation(layout)
        self.action_digest = digest_of_actions(self.game)
        self._known, self._legal = Buffer(len(self.features)), Buffer(self.actions)
        self._made_with = (name, self.players, dict(self.options), None, limit, observation, reward)

    def __reduce__(self) -> tuple[Any, ...]:
        # Not its tables: they are made again, or are there already.
        return kind_of, (*self._made_with[:2], tuple(self.options.items()), *self._made_with[4:])

    def __copy__(self) -> "Kind":
        return self

    def __deepcopy__(self, memo: Any) -> "Kind":
        # Nothing of it changes, so copies of what uses it share it.
        return self

    @property
    def blocks(self) -> dict[str, Block]:
        """The blocks of an observation by name, in their order."""
        return {block.name: block for block in blocks_of(self.source.layout())}

    @property
    def factors(self) -> Factors:
        """The actions as a table: kind and arguments."""
        return factors_of(self.game)

    @property
    def metadata(self) -> dict[str, Any]:
        """What identifies the environment: publish it with results and keep it with nets."""
        return {
            "game": self.game.name,
            "version": version_of(self.game),
            "rules": self.game.version,
            "players": self.players,
            "options": dict(self.options),
            "observation": self.observes,
            "observation_digest": self.observation_digest,
            "action_digest": self.action_digest,
            "reward": self.reward,
        }

    def check(self, observation_digest: str = "", action_digest: str = "") -> None:
        """Raise OtherDigest unless these are the digests of this kind; "" is not compared."""
        for what, given, own in (
            ("observations", observation_digest, self.observation_digest),
            ("actions", action_digest, self.action_digest),
        ):
            if given and given != own:
                raise OtherDigest(
                    f"made for {what} {given}, but {self.game.name} with {self.players} players and "
                    f"observation={self.observes!r} has {what} {own}; use the Starhold it was made with, or "
                    "make it again"
                )

    def start(self, chance: Chance) -> State:
        """Return a new game, at its first decision."""
        return self.game.begin(self.players, chance, self.options)

    def observation(self, state: State, seat: int) -> Bits:
        """Return what a seat observes, flat."""
        self.source.fill(state, seat, Sink(cells=self._known.cleared()))
        return self._known.array.copy()

    def structured(self, flat: Bits) -> dict[str, Bits]:
        """Return an observation, or an array of them, by the names of its blocks."""
        return {name: flat[..., block.slice] for name, block in self.blocks.items()}

    def everything(self, state: State) -> Bits:
        """Return the observations of all seats, one after the other: the state for centralised training."""
        return np.concatenate([self.observation(state, seat) for seat in range(self.players)])

    def mask(self, state: State, seat: int) -> Bits:
        """Return the actions that are legal for a seat."""
        cells = self._legal.cleared()
        if has(state.waiting(), seat):
            state.stack[-1].offer(state, seat, Moves(cells=cells))
        return self._legal.array.copy()

    def rewards(self, state: State) -> list[float]:
        """Return what each seat has won; nothing while the game continues."""
        if state.stack:
            return [0.0] * self.players
        shares = win_shares(state.ranks())
        if self.players == 1:
            return [2 * shares[0] - 1]
        if self.reward == "margin":
            points = state.scores()
            all_points = sum(points)
            return [(own - (all_points - own) / (self.players - 1)) / 100 for own in points]
        if self.reward == "rank":
            return _by_rank(state.ranks())
        # Each loser pays an equal part of what is won.
        total = sum(shares)
        return [(self.players * share - total) / (self.players - 1) for share in shares]

    def result(self, state: State, made: int) -> dict[str, Any]:
        """Return how a game ended: points, places and shares of the win by seat, and its length."""
        ranks = state.ranks()
        return {
            "scores": np.array(state.scores()),
            "ranks": np.array(ranks),
            "wins": np.array(win_shares(ranks), np.float32),
            "length": made,
        }

    def text(self, state: State, seat: int | None = None) -> str:
        """Return the table as text, as a seat or a spectator sees it."""
        return renderer().board(self.game, state.view(seat), self.names)

    def picture(self, state: State, seat: int | None = None) -> str:
        """Return the table as SVG, as a seat or a spectator sees it."""
        return renderer().picture(self.game, state.view(seat), self.names)

    @property
    def names(self) -> list[str]:
        """The players' names."""
        return [f"player_{seat}" for seat in range(self.players)]

    def pixels(self, state: State, seat: int | None = None) -> npt.NDArray[np.uint8]:
        """Return the same picture as pixels: height, width, and red, green and blue."""
        try:
            import PIL.Image
            import resvg_py
        except ImportError as error:
            raise missing(error.name or "resvg_py") from None
        png = resvg_py.svg_to_bytes(svg_string=self.picture(state, seat), background="white", width=WIDTH)
        with PIL.Image.open(io.BytesIO(bytes(png))) as image:
            return np.asarray(image.convert("RGB"))

    def render(
        self, mode: str | None, state: State, seat: int | None = None
    ) -> str | npt.NDArray[np.uint8] | None:
        """Return the table in one of MODES; nothing without one."""
        if mode is None:
            return None
        if mode == "rgb_array":
            return self.pixels(state, seat)
        return self.picture(state, seat) if mode == "svg" else self.text(state, seat)


def kind_of(
    name: str, players: int, options: tuple[tuple[str, str], ...], limit: int, observation: str, reward: str
) -> Kind:
    """Return the kind that a pickle names; a process makes each of them once."""
    wanted = (name, players, options, limit, observation, reward)
    if wanted not in _KINDS:
        _KINDS[wanted] = Kind(name, players, dict(options), None, limit, observation, reward)
    return _KINDS[wanted]


_KINDS: dict[Any, Kind] = {}


def _by_rank(ranks: list[int]) -> list[float]:
    """Return 1 for the first place to -1 for the last; seats that tie share their places."""
    last = len(ranks) - 1
    return [1 - 2 * (rank - 1 + (ranks.count(rank) - 1) / 2) / last for rank in ranks]


#: how a table can be rendered: as text, as an SVG document, or as the pixels of that
MODES: Final = ["ansi", "svg", "rgb_array"]


class Episode:
    """One game being played by agents; the same seed gives the same dice as `starhold.new`."""

    def __init__(self, kind: Kind, seed: int) -> None:
        self.kind = kind
        self.seed = seed
        self.luck = FastChance(seed)
        self.state = kind.start(self.luck)
        #: what was decided: seats and actions
        self.moves: list[tuple[int, int]] = []
        #: the seat that chose an illegal action, which ended the game; -1: none
        self.guilty = -1

    @property
    def made(self) -> int:
        """How many decisions were made."""
        return len(self.moves)

    @property
    def seat(self) -> int:
        """The seat that decides now: the lowest of those that owe a decision; -1 after the end."""
        return -1 if self.over else int(lowest(self.state.waiting()))

    @property
    def over(self) -> bool:
        """True if nothing is left to decide."""
        return not self.state.stack or self.guilty >= 0

    @property
    def broken_off(self) -> bool:
        """True if it has taken too many decisions."""
        return self.made >= self.kind.limit and not self.over

    def asked(self, seat: int) -> Prompt | None:
        """Return what a seat is asked, with the shape of the decision; None if it owes none.

        It is not part of every observation: to put a decision into words takes longer than to play it.
        """
        if self.over or seat not in self.state.seats_to_move():
            return None
        game = self.kind.game
        return game.asked(self.state, seat, game.choices(self.state, seat))

    def take(self, seat: int, action: Any) -> None:
        """Play an action of a seat; an illegal one ends the game, and only that seat loses.

        Raise EpisodeOver if the game has ended.
        """
        if self.over or self.broken_off:
            raise EpisodeOver("the game is over; reset() starts the next one")
        try:
            number = operator.index(action)
            self.state.apply(seat, number, self.luck)
            self.moves.append((seat, number))
        except IllegalMove:
            self.guilty = seat
        except TypeError:
            raise TypeError(f"an action is a whole number, not {action!r}") from None

    def sample_legal(self, generator: np.random.Generator) -> int:
        """Return a random legal action of the seat that decides."""
        legal = self.state.legal(self.seat)
        return int(legal[generator.integers(len(legal))])

    def rewards(self) -> list[float]:
        """Return what each seat has won."""
        if self.guilty >= 0:
            return [ILLEGAL if seat == self.guilty else 0.0 for seat in range(self.kind.players)]
        return self.kind.rewards(self.state)

    def info(self, seat: int) -> dict[str, Any]:
        """Return what an agent gets besides its observation; after the end, how the game ended."""
        told: dict[str, Any] = {"illegal": self.guilty == seat}
        if not self.state.stack:
            told.update(self.kind.result(self.state, self.made))
        return told

    def record(self) -> Record:
        """Return the game so far as a record, which can be saved, replayed and reviewed."""
        return record_of(self.kind, FastChance(self.seed), self.moves)


def record_of(kind: Kind, luck: Chance, moves: Sequence[tuple[int, int]]) -> Record:
    """Return a record of a game: from its dice, before the set-up, and what was decided."""
    runner = MatchRunner(kind.game, [Seat(name) for name in kind.names], luck, kind.options, keep=0)
    for seat, action in moves:
        runner.move(seat, action)
    return runner.record()


class Buffer:
    """One row of cells, and an array that shares its memory."""

    def __init__(self, width: int) -> None:
        self._cells = Cells(1, width)
        self.array: Bits = memory(self._cells.held, np.int8)

    def cleared(self) -> Cells:
        """Return the cells, all 0, to be filled in."""
        self.array.fill(0)
        self._cells.begin(0, 0)
        return self._cells

    def __reduce__(self) -> tuple[type["Buffer"], tuple[int]]:
        return Buffer, (len(self.array),)


def memory(held: Any, kind: Any) -> npt.NDArray[Any]:
    """Return a vec as a writable array; the buffer protocol alone gives a read-only one."""
    lent = np.frombuffer(held, kind)
    bytes_of = (ctypes.c_byte * lent.nbytes).from_address(lent.ctypes.data)
    # The array keeps the bytes, and these the vec.
    bytes_of.lent = lent  # type: ignore[attr-defined]
    return np.frombuffer(memoryview(bytes_of), kind)


def missing(library: str) -> ImportError:
    """Return what to say where a library is not installed."""
    how = 'run pip install ".[adapters]" in Starhold’s source folder'
    return ImportError(f"{library} is not installed; {how}")
