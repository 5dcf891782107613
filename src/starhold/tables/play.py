"""Play: a game at a table, rebuilt from its log of entries and carried on.

A move is first *prepared* on a copy; it is installed only once it is committed. So nothing
that a viewer ever sees can be lost, and no lock is needed while the database works.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from starhold.kernel.chance import Chance, RecordedChance, RecordingChance
from starhold.kernel.errors import RecordError
from starhold.kernel.game import Game
from starhold.kernel.log import Event, Log
from starhold.kernel.record import DIGESTS, Move, Takeback, fair_chance
from starhold.kernel.state import State
from starhold.tables.entries import Moved, Started


@dataclass(slots=True)
class Ply:
    """One move that counts: its entry, what was told, and what stands against taking it back."""

    moved: Moved
    #: of how many possibilities each answer of chance was one
    of: tuple[int, ...]
    events: list[Event]
    #: None if it asked no chance and revealed nothing
    reveals: Event | None
    rolled: bool

    @property
    def free(self) -> bool:
        return self.reveals is None and not self.rolled


@dataclass(slots=True)
class Prepared:
    """A move worked out on a copy of the table, not yet committed."""

    state: State
    ply: Ply


@dataclass(slots=True)
class Play:
    """The running game of one table."""

    game: Game
    players: int
    options: dict[str, str]
    seed: bytes
    entropy: tuple[str, ...] = ()
    state: State | None = None
    setup: tuple[int, ...] = ()
    setup_of: tuple[int, ...] = ()
    setup_digest: str = ""
    digests: int = DIGESTS
    setup_events: list[Event] = field(default_factory=list)
    plies: list[Ply] = field(default_factory=list)
    #: what was taken back, for the record
    takebacks: list[Takeback] = field(default_factory=list)
    #: the table before the last free move, so that the commonest undo replays nothing
    before: State | None = None

    # -- starting -----------------------------------------------------------------------------

    def begin(self, entropy: Sequence[str]) -> tuple[tuple[int, ...], str]:
        """Roll the setup; tells chance's answers and the digest. Nothing is installed."""
        chance = RecordingChance(fair_chance(self.seed, entropy))
        state = self.game.start(self.players, chance, self.options)
        return tuple(chance.take()), self.game.digest(state)

    def install_start(self, started: Started) -> None:
        """Set the table up from what the log says."""
        chance = _telling(RecordedChance(list(started.setup)))
        self.state = self.game.start(self.players, chance, self.options)
        self.setup_of = tuple(chance.of)
        self.entropy = started.entropy
        self.setup = started.setup
        self.setup_digest = started.digest
        self.setup_events = _told(chance)
        self.digests = started.digests
        self._compare(started.digest)

    # -- moving ---------------------------------------------------------------------------------

    def table(self) -> State:
        """The state of a game that has started."""
        if self.state is None:
            raise RecordError("the table has not started")
        return self.state

    def prepare(self, seat: int, action: int, at: float, client: str, by: str) -> Prepared:
        """Work a move out with fair chance; raises IllegalMove. The table does not change."""
        state = self.table().clone()
        chance = fair_chance(self.seed, self.entropy)
        chance.turn_to(len(self.plies) + 1)
        recording = _telling(chance)
        state.apply(seat, action, recording)
        moved = Moved(at, seat, action, tuple(recording.answers), self.game.digest(state), client, by)
        return Prepared(state, self._ply(moved, recording))

    def install(self, prepared: Prepared) -> None:
        """A prepared move was committed: it is the position now."""
        self.before = self.state if prepared.ply.free else None
        self.state = prepared.state
        self.plies.append(prepared.ply)

    def replay(self, moved: Moved) -> None:
        """Carry out a move that the log holds."""
        state = self.table()
        before = state.clone()
        chance = _telling(RecordedChance(list(moved.chance)))
        state.apply(moved.seat, moved.action, chance)
        ply = self._ply(moved, chance)
        self.before = before if ply.free else None
        self.plies.append(ply)
        self._compare(moved.digest)

    def take_back(self, seat: int, plies: int) -> None:
        """A seat returns to an earlier number of moves; the record keeps what was undone."""
        undone = self.plies[plies:]
        if len(undone) == 1 and self.before is not None:
            self.state = self.before
        else:
            self.state = self.state_at(plies)
        self.before = None
        self.takebacks.append(Takeback(seat, plies, self.recorded(undone)))
        del self.plies[plies:]

    def recorded(self, plies: Sequence[Ply]) -> tuple[Move, ...]:
        """Moves as a record has them."""
        return tuple(
            Move(moved.seat, self.game.actions[moved.action].notation, moved.chance, moved.digest, of)
            for moved, of in ((ply.moved, ply.of) for ply in plies)
        )

    def state_at(self, plies: int) -> State:
        """The table as it was after so many moves."""
        state = self.game.start(self.players, RecordedChance(list(self.setup)), self.options)
        for ply in self.plies[:plies]:
            state.play(ply.moved.seat, ply.moved.action, RecordedChance(list(ply.moved.chance)))
        return state

    def _ply(self, moved: Moved, chance: RecordingChance) -> Ply:
        events = _told(chance)
        kinds = self.game.vocabulary.events
        reveals = next((event for event in events if kinds[event.kind].reveals), None)
        return Ply(moved, tuple(chance.of), events, reveals, bool(moved.chance))

    def _compare(self, digest: str) -> None:
        """A log that no longer gives the tables it gave is not played on."""
        if self.digests == DIGESTS and self.game.digest(self.table()) != digest:
            raise RecordError("the log of this table does not fit these rules: digests differ")


def _telling(source: Chance) -> RecordingChance:
    """Chance for one move that remembers what it was asked, and what was told."""
    chance = RecordingChance(source)
    chance.log = Log()
    return chance


def _told(chance: Chance) -> list[Event]:
    return [] if chance.log is None else chance.log.take()
