"""MatchRunner: plays moves and keeps the history that a record is made of.

Live tables, the terminal, bot workers, lessons, simulations with records, verification and reviews all play
through it, so that moves, undo, saving and resuming mean the same everywhere. `Match` is what a user of the
package sees of it.
"""

import copy
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from starhold.kernel.chance import Chance, FairChance, RecordedChance, RecordingChance
from starhold.kernel.errors import BrokenPlan, IllegalMove, NothingToUndo
from starhold.kernel.game import Game
from starhold.kernel.log import Event, Log
from starhold.kernel.record import DIGESTS, Record, RecordedMove, Result, Seat, Takeback
from starhold.kernel.state import State, check_seat
from starhold.kernel.undo import UndoTarget, undo_target


@dataclass(slots=True)
class Ply:
    """One move that was made: the decision, the answers of chance, and the events."""

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
        """True if the move may be undone without asking: no chance, and nothing hidden was shown."""
        return self.reveals is None and not self.chance

    def recorded(self) -> RecordedMove:
        """Return the move as a record has it."""
        return RecordedMove(self.seat, self.notation, self.chance, self.digest, self.of)


@dataclass(slots=True)
class PreparedMove:
    """A move worked out on a copy of the position, not yet part of the match."""

    state: State
    ply: Ply


class MatchRunner:
    """A game being played, and its history.

    `source` gives the chance of each move; a fair one gets the number of the move. `keep` is how many
    earlier positions are kept (None: all); undoing more than that replays the game from its start. Pass
    `digests=False` if no record is needed. `version` names earlier rules to play by. `facts` describe a
    position to begin with instead of the set-up, for study and lessons; a record of it does not replay.
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
        #: the version of the rules
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
        #: what players have undone, for the record
        self.takebacks: list[Takeback] = []
        #: what the last move asked of chance, and whether that move broke off in the middle
        self.chance = RecordingChance(source)
        self.unsettled = False
        chance = self._chance(0, None)
        self.state = self._start(chance)
        self.setup_of = tuple(chance.of)
        self.setup = tuple(chance.take())
        self.setup_events = self._told(chance)
        self.setup_digest = self._digest(self.state)

    @classmethod
    def resume(cls, game: Game, record: Record, source: Chance) -> "MatchRunner":
        """Return a runner at the end of a record, which continues with chance from `source`."""
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

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return self.state.over

    @property
    def to_move(self) -> list[int]:
        """The seats that owe a decision, lowest first."""
        return self.state.seats_to_move()

    @property
    def names(self) -> list[str]:
        """The players' names, by seat."""
        return [seat.name for seat in self.seats]

    @property
    def events(self) -> list[Event]:
        """All events, those of the set-up first."""
        return [*self.setup_events, *(event for ply in self.plies for event in ply.events)]

    # -- playing ------------------------------------------------------------------------------

    def move(self, seat: int, action: int, chance: Chance | None = None) -> list[Event]:
        """Take an action and return its events. A move that raises changes nothing, whatever it raises.

        `chance` answers for this move instead of the match's own source.
        """
        check_seat(seat, self.state.players)
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
        """Return several decisions of one seat, played on copies; the position changes with `install`.

        `after`: prepared moves, not yet installed, that these follow. Raise `IllegalMove`, or `BrokenPlan` if
        any but the last asks chance or shows something hidden.
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
        """Make a prepared move."""
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
        return Ply(
            seat=seat,
            action=action,
            notation=notation,
            chance=tuple(chance.take()),
            digest=self._digest(state),
            events=events,
            reveals=reveals,
            of=of,
        )

    def _told(self, chance: RecordingChance) -> list[Event]:
        events = [] if chance.log is None else chance.log.take()
        for event in events:
            event.game = self.game
        return events

    def _digest(self, state: State) -> str:
        return self.game.digest(state) if self.digests else ""

    def _chance(self, number: int, given: Chance | None) -> RecordingChance:
        """Return a recording chance for one move, with a log; the set-up is move 0."""
        if given is None and isinstance(self.source, FairChance):
            self.source.turn_to(number)
        self.chance = RecordingChance(self.source if given is None else given)
        self.chance.log = Log()
        return self.chance

    # -- undo ---------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """True if the seat may undo its last move without asking another seat."""
        found = self.undo_target(seat)
        return found is not None and found.free

    def undo_target(self, seat: int, others: Collection[int] | None = None) -> UndoTarget | None:
        """Return where an undo leads; `others` have to agree (default: every other seat). None: nowhere."""
        check_seat(seat, self.state.players)
        if others is None:
            others = [other for other in range(self.state.players) if other != seat]
        return undo_target(self.plies, seat, others)

    def undo(self, seat: int, others: Collection[int] | None = None) -> Ply:
        """Undo the seat's last move, as a player may, and return it; the record keeps it.

        Moves of seats that are not among `others` are undone with it. Raise `NothingToUndo`.
        """
        found = self.undo_target(seat, others)
        if found is None or not found.free:
            raise NothingToUndo(f"seat {seat} cannot undo its last move", seat=seat)
        return self.take_back(found.plies, seat)[0]

    def pop(self) -> Ply:
        """Undo and return the last move, whatever it was; the record forgets it. Raise `NothingToUndo`."""
        if not self.plies:
            raise NothingToUndo("no move has been made", seat=-1)
        return self.take_back(len(self.plies) - 1)[0]

    def take_back(self, plies: int, seat: int | None = None) -> list[Ply]:
        """Go back to an earlier number of moves; return the undone moves.

        The record keeps them if `seat` names who asked for it.
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
        """Return the position after this many moves."""
        state = self._start(RecordedChance(list(self.setup)))
        for ply in self.plies[:plies]:
            state.play(ply.seat, ply.action, RecordedChance(list(ply.chance)))
        return state

    # -- the record ---------------------------------------------------------------------------

    def record(self, seed: bytes = b"") -> Record:
        """Return the record so far. A seed makes it public: anyone who reads it knows all dice to come."""
        if not self.state.over:
            return self.unfinished(seed)
        result = Result(tuple(self.state.scores()), tuple(self.state.ranks()))
        return msgspec.structs.replace(self.unfinished(seed), result=result)

    def unfinished(self, seed: bytes = b"") -> Record:
        """Return the record so far, without a result."""
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

    # -- copies -------------------------------------------------------------------------------

    def copy(self) -> "MatchRunner":
        """Return the same game, to be continued separately; both draw from the same source."""
        twin = copy.copy(self)
        twin.state = self.state.clone()
        twin.plies = list(self.plies)
        twin._before = list(self._before)
        twin.takebacks = list(self.takebacks)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> "MatchRunner":
        twin = self.copy()
        twin.source = copy.deepcopy(self.source, memo)
        return twin

    def __len__(self) -> int:
        return len(self.plies)

    def __repr__(self) -> str:
        return f"<MatchRunner {self.game.name}, {len(self.seats)} players, {len(self.plies)} moves>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, MatchRunner) and self.unfinished() == other.unfinished()
