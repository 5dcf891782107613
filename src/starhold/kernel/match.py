"""Match: a game being played, with its record growing beside it.

The only runner there is: the terminal, live tables, the bots' process, simulations with records,
verification, replays and notebooks all play through it, so that moves, undo, saving and resuming mean the
same everywhere.
"""

import copy
import difflib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from starhold.kernel.chance import Chance, FairChance, RecordedChance, RecordingChance
from starhold.kernel.errors import BrokenPlan, GameOver, IllegalMove, NothingToUndo, NotYourDecision
from starhold.kernel.game import Game
from starhold.kernel.log import Event, Log
from starhold.kernel.preview import plans, preview
from starhold.kernel.record import DIGESTS, Record, RecordedMove, Result, Seat, Takeback
from starhold.kernel.speech import speech
from starhold.kernel.state import State, check_seat
from starhold.kernel.ways import Plan, Preview
from starhold.kernel.words import Choice, Line, View

#: how many notations an error names as the nearest legal ones
NEAREST: Final = 5


class Move:
    """Something that a seat may do now: it prints as its notation and knows its words and picks.

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
        """What a person reads, not yet in any language."""
        return self._choice.line

    @property
    def picks(self) -> tuple[str, ...]:
        """The board elements that a person clicks, in order."""
        return self._choice.picks

    def words(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """The same in a language."""
        return speech().line(self.line, names, language)

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"Move(seat {self.seat}: {self.notation})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and (self.seat, self.notation) == (other.seat, other.notation)

    def __hash__(self) -> int:
        return hash((self.seat, self.notation))


@dataclass(slots=True)
class Ply:
    """One move that was made: what was decided, what chance answered, and what was told."""

    seat: int
    action: int
    notation: str
    chance: tuple[int, ...]
    digest: str
    events: list[Event]
    #: the first event that showed something hidden
    reveals: Event | None
    #: of how many possibilities each answer of chance was one
    of: tuple[int, ...]
    #: how many decisions of the same plan came right before it
    plan: int = 0

    @property
    def free(self) -> bool:
        """May it be taken back without asking: no chance, nothing shown?"""
        return self.reveals is None and not self.chance

    def recorded(self) -> RecordedMove:
        """The move as a record has it."""
        return RecordedMove(self.seat, self.notation, self.chance, self.digest, self.of)


@dataclass(slots=True)
class PreparedMove:
    """A move worked out on a copy of the position, not yet part of the match."""

    state: State
    ply: Ply


class Match:
    """A running game and its record.

    >>> import starhold
    >>> match = starhold.new("galaxies", players=1, seed=1)
    >>> move = match.legal[-1]
    >>> move
    Move(seat 0: end-turn)
    >>> match.tell(match.push(move))[0]
    'Player 1 ends the turn.'
    >>> match.pop().notation, len(match)
    ('end-turn', 0)

    `source` gives the chance of each move; a fair one is told the number of the move. `keep` is how many
    earlier positions are remembered (None: all): taking back more than that plays the game again from its
    start. `digests` may be left out where no record is wanted. `version` names earlier rules to play by.
    `facts` describe a position to begin with instead of the set-up, for study and lessons; a record of such a
    match does not replay.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        source: Chance,
        options: Mapping[str, str] | None = None,
        entropy: Sequence[str] = (),
        commitment: str = "",
        seals: Sequence[str] = (),
        *,
        keep: int | None = None,
        digests: bool = True,
        version: str = "",
        facts: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.facts = facts
        #: of the rules that are played by
        self.version = version or game.version
        self.seats = tuple(seats)
        self.options = game.complete(options)
        self.entropy = tuple(entropy)
        self.commitment = commitment
        self.seals = tuple(seals)
        self.source = source
        self.keep = keep
        self.digests = digests
        #: the moves that count, and the positions before the last of them
        self.plies: list[Ply] = []
        self._before: list[State] = []
        #: what players took back, for the record
        self.takebacks: list[Takeback] = []
        #: what the last move asked of chance, and did that move break off in the middle?
        self.chance = RecordingChance(source)
        self.unsettled = False
        chance = self._chance(0, None)
        self.state = self._start(chance)
        self.setup_of = tuple(chance.of)
        self.setup = tuple(chance.take())
        self.setup_events = self._told(chance)
        self.setup_digest = self._digest(self.state)

    @classmethod
    def resume(cls, game: Game, record: Record, source: Chance) -> "Match":
        """Play a record up to its end, from its own answers, and go on from there with a source."""
        match = cls(
            game,
            record.seats,
            RecordedChance(list(record.setup)),
            record.options,
            record.entropy,
            record.commitment,
            record.seals,
            version=record.version,
        )
        for move in record.moves:
            match.move(move.seat, game.action(move.notation), RecordedChance(list(move.chance)))
        match.takebacks = list(record.takebacks)
        match.source = source
        return match

    def _start(self, chance: Chance) -> State:
        if self.facts is not None:
            return self.game.build(self.facts, chance)
        return self.game.start(len(self.seats), chance, self.options, version=self.version)

    # -- what can be done ---------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.state.over

    @property
    def to_move(self) -> list[int]:
        """The seats that owe a decision, lowest first."""
        return self.state.seats_to_move()

    @property
    def legal(self) -> list[Move]:
        """Everything that may be done now, by the seats that owe a decision."""
        return [move for seat in self.to_move for move in self.legal_for(seat)]

    def legal_for(self, seat: int) -> list[Move]:
        """What one seat may do now."""
        self._check(seat)
        return [self._option(seat, action) for action in self.state.legal(seat)]

    def _check(self, seat: int | None) -> None:
        """Raise NoSuchSeat unless a spectator or a seat of this table is meant."""
        if seat is not None:
            check_seat(seat, self.state.players)

    def _option(self, seat: int, action: int) -> Move:
        return Move(seat, self.game.actions[action].notation, self.game.choice(self.state, seat, action))

    def view(self, seat: int | None = None) -> View:
        """What a seat may see; None is a spectator."""
        self._check(seat)
        return self.state.view(seat)

    def preview(self, seat: int, move: Move | str | int) -> Preview:
        """What would be told if the seat made this move (given as for `push`), as far as it can know."""
        return preview(self.game, self.state, seat, self._find(move, seat)[1])

    def plans(self, seat: int) -> list[Plan]:
        """Decisions of the seat that follow each other with nothing between them, each as one plan."""
        return plans(self.game, self.state, seat)

    def why_not(self, seat: int, pick: str, after: Sequence[str] = ()) -> Line | None:
        """Why a thing on the board is no choice after others; None: it is one, or nothing is sure."""
        return self.game.reason(self.state, seat, pick, after)

    # -- playing ------------------------------------------------------------------------------

    def push(self, move: Move | str | int, seat: int | None = None) -> list[Event]:
        """Make a move, given as one of `legal`, by its notation or by its action's number.

        Where several seats owe a decision and none is named, it is the first that may do it. A move of
        `legal` belongs to a seat: naming another one raises IllegalMove.
        """
        if self.over:
            raise GameOver("the game is over")
        found = self._find(move, seat)
        return self.move(found[0], found[1])

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
        """What was wrong with a move that nobody may make: the nearest legal ones, and what waits."""
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

    def move(self, seat: int, action: int, chance: Chance | None = None) -> list[Event]:
        """Take an action and return what happened. A move that raises changes nothing, whatever it raises.

        `chance` answers for this move instead of the match's own source.
        """
        self._check(seat)
        before = self.state.clone() if self.keep != 0 else None
        recording = self._chance(len(self.plies) + 1, chance)
        self.unsettled = True
        try:
            self.state.apply(seat, action, recording)
            ply = self._ply(self.state, seat, action, recording)
        except IllegalMove:
            self.unsettled = False
            raise
        except BaseException:
            # A bug, an answer that chance does not have, or an interrupt: the move is half played.
            self.state = self.state_at(len(self.plies)) if before is None else before
            raise
        self.unsettled = False
        self._append(ply, before)
        return ply.events

    def prepare_plan(
        self, seat: int, actions: Sequence[int], after: Sequence[PreparedMove] = ()
    ) -> list[PreparedMove]:
        """Work several decisions of one seat out, all or none: nothing may come between them.

        The match does not change before `install`. Raises IllegalMove, and BrokenPlan where
        all but the last would ask chance or show something. `after`: moves that are prepared and not yet
        installed, which these follow.
        """
        made: list[PreparedMove] = []
        state = after[-1].state if after else self.state
        first = len(self.plies) + len(after) + 1
        for action in actions:
            if made and not made[-1].ply.free:
                raise BrokenPlan("chance or a reveal comes between the decisions of this plan", seat=seat)
            prepared = self._prepare(state, seat, action, first + len(made))
            prepared.ply.plan = len(made)
            made.append(prepared)
            state = prepared.state
        return made

    def _prepare(self, before: State, seat: int, action: int, number: int) -> PreparedMove:
        state = before.clone()
        recording = self._chance(number, None)
        state.apply(seat, action, recording)
        return PreparedMove(state, self._ply(state, seat, action, recording))

    def install(self, prepared: PreparedMove) -> None:
        """A prepared move is made: it is the position now."""
        before = self.state
        self.state = prepared.state
        self._append(prepared.ply, before)

    def _append(self, ply: Ply, before: State | None) -> None:
        self.plies.append(ply)
        if before is not None:
            self._before.append(before)
            if self.keep is not None and len(self._before) > self.keep:
                del self._before[: len(self._before) - self.keep]

    def _ply(self, state: State, seat: int, action: int, chance: RecordingChance) -> Ply:
        events = self._told(chance)
        kinds = self.game.vocabulary.events
        reveals = next((event for event in events if kinds[event.kind].reveals), None)
        notation = self.game.actions[action].notation
        of = tuple(chance.of)
        return Ply(seat, action, notation, tuple(chance.take()), self._digest(state), events, reveals, of)

    def _told(self, chance: RecordingChance) -> list[Event]:
        events = [] if chance.log is None else chance.log.take()
        for event in events:
            event.game = self.game
        return events

    def _digest(self, state: State) -> str:
        return self.game.digest(state) if self.digests else ""

    def _chance(self, number: int, given: Chance | None) -> RecordingChance:
        """A recording chance for one move, with a log; the set-up is move 0."""
        if given is None and isinstance(self.source, FairChance):
            self.source.turn_to(number)
        self.chance = RecordingChance(self.source if given is None else given)
        self.chance.log = Log()
        return self.chance

    # -- taking back --------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """May this seat take its last move back: nobody moved since, and it showed nothing new?"""
        self._check(seat)
        return bool(self.plies) and self.plies[-1].seat == seat and self.plies[-1].free

    def undo(self, seat: int) -> Ply:
        """Take the last move back as a player may; the record keeps it among those that were taken back."""
        if not self.can_undo(seat):
            raise NothingToUndo(f"seat {seat} cannot undo its last move", seat=seat)
        return self.take_back(len(self.plies) - 1, seat)[0]

    def pop(self) -> Ply:
        """Take the last move back, whatever it was, and leave no trace of it: for study."""
        if not self.plies:
            raise NothingToUndo("no move has been made", seat=-1)
        return self.take_back(len(self.plies) - 1)[0]

    def take_back(self, plies: int, seat: int | None = None) -> list[Ply]:
        """Return to an earlier number of moves; tells what was taken back.

        If a seat is named it is the one that asked for it, and the record keeps the moves.
        """
        back = len(self.plies) - plies
        if back <= 0:
            return []
        self.state = self._before[-back] if back <= len(self._before) else self.state_at(plies)
        del self._before[len(self._before) - min(back, len(self._before)) :]
        taken = self.plies[plies:]
        del self.plies[plies:]
        if seat is not None:
            self.takebacks.append(Takeback(seat, plies, tuple(ply.recorded() for ply in taken)))
        return taken

    def state_at(self, plies: int) -> State:
        """The position as it was after so many moves."""
        state = self._start(RecordedChance(list(self.setup)))
        for ply in self.plies[:plies]:
            state.play(ply.seat, ply.action, RecordedChance(list(ply.chance)))
        return state

    # -- the record ---------------------------------------------------------------------------

    def record(self, seed: bytes = b"") -> Record:
        """The history so far. Give the seed only to open it: whoever reads it can tell what comes."""
        if not self.state.over:
            return self.unfinished(seed)
        result = Result(tuple(self.state.scores()), tuple(self.state.ranks()))
        return msgspec.structs.replace(self.unfinished(seed), result=result)

    def unfinished(self, seed: bytes = b"") -> Record:
        """The history so far, without a result."""
        return Record(
            game=self.game.name,
            version=self.version,
            options=dict(self.options),
            seats=self.seats,
            commitment=self.commitment,
            entropy=self.entropy,
            seals=self.seals,
            digests=DIGESTS,
            setup=self.setup,
            setup_of=self.setup_of,
            setup_digest=self.setup_digest,
            moves=tuple(ply.recorded() for ply in self.plies),
            seed=seed.hex(),
            takebacks=tuple(self.takebacks),
        )

    # -- the surface ----------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        """The players' names, by seat."""
        return [seat.name for seat in self.seats]

    def log(self, seat: int | None = None, language: str = "en") -> list[str]:
        """All that a seat has heard, in words; None is a spectator."""
        told: list[Event] = [*self.setup_events, *(event for ply in self.plies for event in ply.events)]
        return self.tell(told, seat, language)

    def tell(self, events: Iterable[Event], seat: int | None = None, language: str = "en") -> list[str]:
        """Events in words, as far as a seat may hear them."""
        self._check(seat)
        heard = [self.game.line(event) for event in events if event.heard_by(seat)]
        return [speech().line(line, self.names, language) for line in heard]

    def copy(self) -> "Match":
        """The same match, to go on by itself; both draw from the same source."""
        twin = copy.copy(self)
        twin.state = self.state.clone()
        twin.plies = list(self.plies)
        twin._before = list(self._before)
        twin.takebacks = list(self.takebacks)
        return twin

    def __len__(self) -> int:
        return len(self.plies)

    def __str__(self) -> str:
        """The table as text, as a spectator sees it."""
        return speech().board(self.game, self.state.view(None), self.names)

    def __repr__(self) -> str:
        state = "over" if self.over else f"to move: {', '.join(map(str, self.to_move))}"
        return f"<Match {self.game.name}, {len(self.seats)} players, {len(self.plies)} moves, {state}>"

    def _repr_html_(self) -> str:
        """The table drawn, for notebooks."""
        return speech().picture(self.game, self.state.view(None), self.names)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.unfinished() == other.unfinished()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        twin = self.copy()
        twin.source = copy.deepcopy(self.source, memo)
        return twin
