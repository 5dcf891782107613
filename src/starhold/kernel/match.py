"""Match: a game that you play from Python."""

import copy
import difflib
import warnings
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from starhold.kernel.chance import Chance
from starhold.kernel.errors import GameOver, IllegalMove, NotYourDecision
from starhold.kernel.game import Game
from starhold.kernel.log import Event
from starhold.kernel.preview import plans, preview
from starhold.kernel.record import Record, Seat
from starhold.kernel.rendering import renderer
from starhold.kernel.runner import MatchRunner, Ply
from starhold.kernel.state import State, check_seat
from starhold.kernel.ways import Plan, Preview
from starhold.kernel.words import Choice, Line, View

#: how many notations an error names as the nearest legal ones
NEAREST: Final = 5


class Move:
    """A legal move: it prints as its notation and knows its words and picks.

    >>> import starhold
    >>> match = starhold.new("galaxies", players=1, seed=1)
    >>> match.legal[0].words()
    'Activate “Move”'
    """

    __slots__ = ("_choice", "action", "notation", "seat")

    def __init__(self, seat: int, notation: str, choice: Choice) -> None:
        self.seat = seat
        self.notation = notation
        self.action = choice.action
        self._choice = choice

    @property
    def line(self) -> Line:
        """What a person reads, not yet translated."""
        return self._choice.line

    @property
    def picks(self) -> tuple[str, ...]:
        """The board elements that a person clicks, in order."""
        return self._choice.picks

    def words(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """Return what a person reads, in a language."""
        return renderer().line(self.line, names, language)

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"Move(seat {self.seat}: {self.notation})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and (self.seat, self.notation) == (other.seat, other.notation)

    def __hash__(self) -> int:
        return hash((self.seat, self.notation))


class Match:
    """A game that you play, and its history.

    >>> import starhold
    >>> match = starhold.new("galaxies", players=1, seed=1)
    >>> move = match.legal[-1]
    >>> move
    Move(seat 0: end-turn)
    >>> match.tell(match.push(move))[0]
    'Player 1 ends the turn.'
    >>> match.pop().notation, len(match)
    ('end-turn', 0)

    `starhold.new` makes one. `runner` is the `MatchRunner` underneath, for programs that need more: undo as
    players may, earlier positions, moves prepared and installed later.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        source: Chance,
        options: Mapping[str, str] | None = None,
        **more: Any,
    ) -> None:
        self.runner = MatchRunner(game, seats, source, options, **more)

    @classmethod
    def resume(cls, game: Game, record: Record, source: Chance) -> "Match":
        """Return a match at the end of a record, which continues with chance from `source`."""
        match = cls.__new__(cls)
        match.runner = MatchRunner.resume(game, record, source)
        return match

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.runner.game

    @property
    def options(self) -> Mapping[str, str]:
        """All options of the game with their values."""
        return self.runner.options

    @property
    def names(self) -> list[str]:
        """The players' names, by seat."""
        return self.runner.names

    @property
    def state(self) -> State:
        """The position, hidden information included."""
        return self.runner.state

    @property
    def plies(self) -> list[Ply]:
        """The moves so far, with their chance and events."""
        return self.runner.plies

    # -- what can be done ---------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return self.state.over

    @property
    def to_move(self) -> list[int]:
        """The seats that owe a decision, lowest first."""
        return self.state.seats_to_move()

    @property
    def legal(self) -> list[Move]:
        """All legal moves of the seats that owe a decision."""
        return [move for seat in self.to_move for move in self.legal_for(seat)]

    def legal_for(self, seat: int) -> list[Move]:
        """Return the legal moves of one seat; raise `NoSuchSeat`."""
        self._check(seat)
        return [self._move(seat, action) for action in self.state.legal(seat)]

    def _check(self, seat: int | None) -> None:
        """Raise `NoSuchSeat` unless a spectator or a seat of this match is meant."""
        if seat is not None:
            check_seat(seat, self.state.players)

    def _move(self, seat: int, action: int) -> Move:
        return Move(seat, self.game.actions[action].notation, self.game.choice(self.state, seat, action))

    def view(self, seat: int | None = None) -> View:
        """Return what a seat may see; None is a spectator."""
        self._check(seat)
        return self.state.view(seat)

    def preview(self, seat: int, move: Move | str | int) -> Preview:
        """Return what a move (given as for `push`) would do, as far as the seat can know."""
        return preview(self.game, self.state, seat, self._find(move, seat)[1])

    def plans(self, seat: int) -> list[Plan]:
        """Return each sequence of the seat's next decisions that nothing can interrupt."""
        return plans(self.game, self.state, seat)

    def why_not(self, seat: int, pick: str, after: Sequence[str] = ()) -> Line | None:
        """Return why a thing on the board is not a choice after others; None if it is, or nothing is sure."""
        return self.game.reason(self.state, seat, pick, after)

    # -- playing ------------------------------------------------------------------------------

    def push(self, move: Move | str | int, seat: int | None = None) -> list[Event]:
        """Make a move and return its events.

        The move is one of `legal`, a notation, or the number of an action. Without `seat`, it is made by the
        first seat that may make it. Raise `GameOver`; `IllegalMove`, which names the nearest legal moves; or
        `NotYourDecision`. A move of `legal` belongs to its seat: naming another raises `IllegalMove`.
        """
        if self.over:
            raise GameOver("the game is over")
        found = self._find(move, seat)
        return self.runner.move(found[0], found[1])

    def _find(self, move: Move | str | int, seat: int | None) -> tuple[int, int]:
        self._check(seat)
        if isinstance(move, Move):
            if seat is not None and seat != move.seat:
                message = f"{move.notation!r} is a move of seat {move.seat}, not of seat {seat}"
                raise IllegalMove(message, seat=seat, action=move.notation)
            seat, move = move.seat, move.notation
        seats = self.to_move if seat is None else [seat]
        for one in seats:
            for action in self.state.legal(one):
                if move == action or move == self.game.actions[action].notation:
                    return one, action
        raise self._refusal(move, seats)

    def _refusal(self, move: str | int, seats: Sequence[int]) -> IllegalMove:
        """Return the error for a move that nobody may make: it names the nearest legal moves and the step."""
        waiting = self.to_move
        if not set(seats) & set(waiting):
            return NotYourDecision(f"seat {seats[0]} owes no decision now", seat=seats[0])
        known = isinstance(move, int) and 0 <= move < len(self.game.actions)
        said = self.game.actions[move].notation if known and isinstance(move, int) else str(move)
        legal = [self.game.actions[action].notation for one in seats for action in self.state.legal(one)]
        near = difflib.get_close_matches(said, legal, NEAREST, 0.3) or legal[:NEAREST]
        step = self.state.stack[-1].name
        return IllegalMove(
            f"{said!r} is not legal at {step}; nearest: {', '.join(near)}",
            seat=seats[0],
            action=said,
            step=step,
            nearest=", ".join(near),
        )

    def pop(self) -> Ply:
        """Undo and return the last move, whatever it was; raise `NothingToUndo`."""
        return self.runner.pop()

    # -- history ------------------------------------------------------------------------------

    def record(self, seed: bytes = b"") -> Record:
        """Return the record so far. A seed makes it public: anyone who reads it knows all dice to come."""
        return self.runner.record(seed)

    def log(self, seat: int | None = None, language: str = "en") -> list[str]:
        """Return all events in words, as far as a seat may know them; None is a spectator."""
        return self.tell(self.runner.events, seat, language)

    def tell(self, events: Iterable[Event], seat: int | None = None, language: str = "en") -> list[str]:
        """Return events in words, as far as a seat may know them."""
        self._check(seat)
        heard = [self.game.line(event) for event in events if event.heard_by(seat)]
        return [renderer().line(line, self.names, language) for line in heard]

    def copy(self) -> "Match":
        """Return the same match, to be continued separately; both draw from the same source."""
        twin = copy.copy(self)
        twin.runner = self.runner.copy()
        return twin

    # -- the surface ----------------------------------------------------------------------------

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            # Until the next minor version: what a match had before, and its runner has now.
            if name.startswith("_") or name == "runner" or not hasattr(self.runner, name):
                raise AttributeError(f"'Match' object has no attribute {name!r}")
            warnings.warn(f"Match.{name} is now Match.runner.{name}", DeprecationWarning, stacklevel=2)
            return getattr(self.runner, name)

    def __len__(self) -> int:
        return len(self.plies)

    def __str__(self) -> str:
        """Return the table as text, as a spectator sees it."""
        return renderer().board(self.game, self.state.view(None), self.names)

    def __repr__(self) -> str:
        state = "over" if self.over else f"to move: {', '.join(map(str, self.to_move))}"
        return f"<Match {self.game.name}, {self.state.players} players, {len(self.plies)} moves, {state}>"

    def _repr_html_(self) -> str:
        """Return the table drawn, for notebooks."""
        return renderer().picture(self.game, self.state.view(None), self.names)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.runner == other.runner
