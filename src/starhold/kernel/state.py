"""State: what lies on the table, and nothing else: no log, no seed, no future."""

import zlib
from typing import Any, ClassVar

from mypy_extensions import i64, mypyc_attr

from starhold.kernel.bits import bit, has, lowest
from starhold.kernel.chance import Chance
from starhold.kernel.errors import GameOver, IllegalMove, NoSuchSeat, NotYourDecision
from starhold.kernel.moves import Moves
from starhold.kernel.step import Step
from starhold.kernel.words import View


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game with its stack of steps.

    A game adds its own attributes, its steps, and the methods that raise here. What is built above a state
    (views, points, checks) the game answers; a state passes such questions on to it.
    """

    #: the game that it is a position of, which puts itself here
    game: ClassVar[Any] = None

    def __init__(self, players: i64, source: "State | None" = None) -> None:
        self.players: i64 = players
        if source is None:
            self.stack: list[Step[Any]] = []
            #: the earlier version of the rules that is played by (Game.earlier); 0: the present one
            self.earlier: i64 = 0
            #: how many actions the seat `chooser` has (-1: any that owes a decision), if the rules have
            #: counted them on the way to this position; else -1
            self.choices: i64 = -1
            self.chooser: i64 = -1
        else:
            self.stack = source.stack[:]
            self.earlier = source.earlier
            self.choices = source.choices
            self.chooser = source.chooser

    # -- what everybody may ask -------------------------------------------------

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return not self.stack

    def waiting(self) -> i64:
        """Return the set of seats that owe a decision, as bits; 0 when the game is over."""
        stack = self.stack
        return stack[-1].waiting(self) if stack else 0

    def seats_to_move(self) -> list[int]:
        """Return the seats that owe a decision, lowest first."""
        waiting = self.waiting()
        return [seat for seat in range(self.players) if has(waiting, seat)]

    def secret(self) -> bool:
        """True if the present decision is made in secret (`Step.secret`)."""
        return bool(self.stack) and self.stack[-1].secret()

    def holds_hidden(self, seat: i64) -> bool:
        """True if the seat's present decision is about something that the others may not see."""
        return False

    def legal(self, seat: i64) -> list[int]:
        """Return the actions that this seat may take now; empty if it owes no decision."""
        listed: list[int] = []
        stack = self.stack
        if stack:
            step = stack[-1]
            if 0 <= seat < self.players and has(step.waiting(self), seat):
                step.offer(self, seat, Moves(listed=listed))
        return listed

    def pick(self, seat: i64, chance: Chance) -> i64:
        """Return a random legal action, without making the list of all."""
        return _pick(self, self.stack[-1], seat, chance)

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        """Take an action. Anything that `legal` does not list raises and changes nothing."""
        if not self.stack:
            raise GameOver("the game is over")
        step = self.stack[-1]
        if not 0 <= seat < self.players or not has(step.waiting(self), seat):
            raise NotYourDecision(f"seat {seat} owes no decision now", seat=seat)
        moves = Moves(sought=action)
        if action >= 0:
            step.offer(self, seat, moves)
        if moves.place < 0:
            raise IllegalMove(f"action {action} is not legal for seat {seat} now", seat=seat, action=action)
        play_step(self, step, seat, action, chance)

    # -- the engine's own ways ----------------------------------------------------

    def play(self, seat: i64, action: i64, chance: Chance) -> None:
        """Do what `apply` does, for an action that is known to be legal."""
        play_step(self, self.stack[-1], seat, action, chance)

    def settle(self, chance: Chance) -> Step[Any] | None:
        """Let steps that need no decision do their work; return the step that waits, None at the end."""
        stack = self.stack
        while stack:
            step = stack[-1]
            if step.settle(self, chance):
                return step
        return None

    def copy_steps(self, source: "State") -> None:
        """Take over the steps of another state and what was counted for them."""
        self.earlier = source.earlier
        self.stack = source.stack[:]
        self.choices = source.choices
        self.chooser = source.chooser

    # -- what each game writes ------------------------------------------------------

    def clone(self) -> "State":
        """Return an equal state that shares nothing which can change."""
        raise NotImplementedError

    def resample(self, seat: i64, chance: Chance) -> "State":
        """Return a random state that fits what this seat knows; -1 is a spectator.

        The state itself stays as it is and shares nothing that can change with the new one.
        """
        if seat != -1:
            check_seat(seat, self.players)
        drawn: State = self.game.resample(self, seat, chance)
        # The choices that were counted may depend on what was hidden.
        drawn.choices = -1
        return drawn

    def view(self, seat: int | None) -> View:
        """Return what a seat may see, built up from nothing; None is a spectator."""
        if seat is not None:
            check_seat(seat, self.players)
        view: View = self.game.view(self, seat)
        return view

    def scores(self) -> list[int]:
        """Return the points of each seat now; after the end, the final points."""
        points: list[int] = self.game.scores(self)
        return points

    def ranks(self) -> list[int]:
        """Return the place of each seat after the end: 1 is a winner, ties share a place."""
        places: list[int] = self.game.ranks(self)
        return places

    def counters(self, seat: int) -> dict[str, int]:
        """Return what everybody sees a seat have, by name: resources, points on the table. For previews."""
        numbers: dict[str, int] = {} if self.game is None else self.game.counters(self, seat)
        return numbers

    def fields(self) -> list[int]:
        """Return everything on the table as numbers, in a fixed order, without the steps."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise AssertionError if an invariant of the rules is broken (for tests and fuzzing)."""
        self.game.check(self)

    # -- for digests and tests --------------------------------------------------------

    def __repr__(self) -> str:
        if self.over:
            return f"<{type(self).__name__}, {self.players} players, over>"
        waits = ", ".join(str(seat) for seat in self.seats_to_move())
        return f"<{type(self).__name__}, {self.players} players, {self.stack[-1]!r} of seat {waits}>"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, State) and self.numbers() == other.numbers()

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.clone()

    def numbers(self) -> list[int]:
        """Return the whole state as numbers: two states are equal exactly if these are."""
        numbers = [int(self.players), *self.fields()]
        if self.earlier:
            numbers.append(self.earlier)
        for step in self.stack:
            fields = step.fields()
            numbers.append(step_number(step))
            numbers.append(len(fields))
            numbers.extend(fields)
        return numbers


def check_seat(seat: int, players: int) -> None:
    """Raise NoSuchSeat unless the seat is at a table for this many players."""
    if not 0 <= seat < players:
        last = players - 1
        raise NoSuchSeat(f"there is no seat {seat}; the seats are 0 to {last}", seat=seat, last=last)


def step_number(step: Step[Any]) -> int:
    """Return a number that stands for the step's name, in whatever order a game lists its steps."""
    return zlib.crc32(step.name.encode())


def _pick(state: State, step: Step[Any], seat: i64, chance: Chance) -> i64:
    moves = Moves()
    size = state.choices
    if size < 0 or (state.chooser != seat and state.chooser >= 0):
        step.offer(state, seat, moves)
        size = moves.count
    moves.again(chance.below(size))
    step.offer(state, seat, moves)
    return moves.found


def play_step(state: State, step: Step[Any], seat: i64, action: i64, chance: Chance) -> Step[Any] | None:
    """Take a legal action of the top step; return the step that waits then."""
    state.choices = -1
    step.take(state, seat, action, chance)
    return state.settle(chance)


def play_out(state: State, chance: Chance, choices: Chance, limit: i64) -> i64:
    """Play random legal moves to the end, or until `limit` moves; return how many were made.

    The top step is looked up once a move: whether it is one takes the compiler a while.
    """
    made: i64 = 0
    step = state.stack[-1] if state.stack else None
    while made < limit and step is not None:
        seat = lowest(step.waiting(state))
        step = play_step(state, step, seat, _pick(state, step, seat, choices), chance)
        made += 1
    return made


def only(seat: i64) -> i64:
    """Return the set of one seat."""
    return bit(seat)
