"""Core: a game as an RL library sees it; what all adapters share.

- The observation of a seat is the bots' named features of the game, 0 or 1 each: what the seat may know.
- The mask has a 1 for every action that is legal for the seat now; it is all 0 where the seat owes nothing.
- Where several seats owe a decision at once, the lowest answers first. The others' observations do not show
  what was chosen, since features tell nothing that a seat may not know.
- The reward comes at the end: 1 for a lone winner, less for shared wins, the others lose as much together.
  Who plays alone wins 1 or loses 1. A game that is broken off (`limit`) gives nobody anything.
"""

import ctypes
import io
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from starhold.bots.config import config_of
from starhold.bots.net import Sink
from starhold.kernel.bits import has, lowest
from starhold.kernel.cells import Cells
from starhold.kernel.chance import Chance, FastChance
from starhold.kernel.errors import IllegalMove, StarholdError
from starhold.kernel.game import Game
from starhold.kernel.moves import Moves
from starhold.kernel.record import win_shares
from starhold.kernel.registry import game as game_named
from starhold.kernel.rendering import renderer
from starhold.kernel.state import State
from starhold.kernel.words import Prompt

Bits = npt.NDArray[np.int8]

#: decisions after which a game is broken off; random play ends long before
LIMIT: Final = 20_000
#: pixels that a picture is wide; how high it is depends on what lies on the table
WIDTH: Final = 1280
#: the reward of a seat that chooses an illegal action
ILLEGAL: Final = -1.0
#: seeds of a game are below this
SEEDS: Final = 2**62


class NoFeatures(StarholdError):
    """Raised when a game has no named features, so that it cannot be observed."""


class Kind:
    """What is the same in every play of a game: its actions, features and players.

    >>> kind = Kind("galaxies", players=3)
    >>> kind.players, kind.features[0], kind.actions == len(kind.game.actions)
    (3, 'own energy 0', True)
    """

    def __init__(
        self,
        name: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        preset: str | None = None,
        limit: int = LIMIT,
    ) -> None:
        self.game: Game = game_named(name)
        self.players = max(2, self.game.min_players) if players is None else players
        self.options = self.game.complete(options, preset)
        self.limit = limit
        # A first game, so that a wrong number of players is refused at once.
        first = self.game.start(self.players, FastChance(0), self.options)
        self.fill = config_of(first).features.fill
        #: the names of what an observation holds, in its order
        self.features: list[str] = config_of(first).features.names()
        if not self.features:
            raise NoFeatures(f"{name} has no named features")
        #: how many actions there are, legal or not
        self.actions = len(self.game.actions)
        self._known, self._legal = Buffer(len(self.features)), Buffer(self.actions)

    def start(self, chance: Chance) -> State:
        """Return a new game, at its first decision."""
        return self.game.begin(self.players, chance, self.options)

    def observation(self, state: State, seat: int) -> Bits:
        """Return the features that hold for a seat."""
        self.fill(state, seat, Sink(cells=self._known.cleared()))
        return self._known.array.copy()

    def mask(self, state: State, seat: int) -> Bits:
        """Return the actions that are legal for a seat."""
        cells = self._legal.cleared()
        if has(state.waiting(), seat):
            state.stack[-1].offer(state, seat, Moves(cells=cells))
        return self._legal.array.copy()

    def rewards(self, state: State) -> list[float]:
        """Return what each seat has won; nothing while the game goes on."""
        if state.stack:
            return [0.0] * self.players
        shares = win_shares(state.ranks())
        if self.players == 1:
            return [2 * shares[0] - 1]
        # Each loser pays an equal part of what is won.
        total = sum(shares)
        return [(self.players * share - total) / (self.players - 1) for share in shares]

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


#: how a table can be rendered: as text, as an SVG document, or as the pixels of that
MODES: Final = ["ansi", "svg", "rgb_array"]


class Episode:
    """One game being played by agents."""

    def __init__(self, kind: Kind, seed: int) -> None:
        self.kind = kind
        self.luck = FastChance(seed)
        self.state = kind.start(self.luck)
        self.made = 0
        #: the seat that chose an illegal action, which ended the game; -1: none
        self.guilty = -1

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
        """Play an action of a seat; an illegal one ends the game, and only that seat loses."""
        try:
            self.state.apply(seat, int(action), self.luck)
            self.made += 1
        except IllegalMove:
            self.guilty = seat

    def rewards(self) -> list[float]:
        """Return what each seat has won."""
        if self.guilty >= 0:
            return [ILLEGAL if seat == self.guilty else 0.0 for seat in range(self.kind.players)]
        return self.kind.rewards(self.state)


class Buffer:
    """One row of cells, and an array that shares its memory."""

    def __init__(self, width: int) -> None:
        self._cells = Cells(1, width)
        self.array: Bits = memory(self._cells.held, np.int8)

    def cleared(self) -> Cells:
        """Return the cells, all 0, to be filled in."""
        self.array.fill(0)
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
