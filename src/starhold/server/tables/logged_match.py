"""LoggedMatch: the match of a table, rebuilt from its log of entries and continued.

Moves are first *prepared* on a copy and installed only once they are committed. So a viewer never sees what
could be lost, and no lock is needed while the database works.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from starhold.kernel.chance import RecordedChance
from starhold.kernel.errors import RecordError
from starhold.kernel.fairness import fair_chance
from starhold.kernel.game import Game
from starhold.kernel.log import Event
from starhold.kernel.record import DIGESTS, Seat
from starhold.kernel.runner import MatchRunner, Ply
from starhold.kernel.runner import PreparedMove as PreparedPly
from starhold.kernel.state import State
from starhold.kernel.verify import UnknownAction
from starhold.server.tables.entries import Moved, Started

#: positions before the last moves that are kept, so that the commonest undo replays nothing
KEPT = 1


@dataclass(slots=True)
class PreparedEntry:
    """A move worked out on a copy of the table, not yet committed, and its entry in the log."""

    moved: Moved
    move: PreparedPly

    @property
    def state(self) -> State:
        return self.move.state


class LoggedMatch:
    """The running game of one table."""

    def __init__(self, game: Game, players: int, options: dict[str, str], seed: bytes, version: str) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        #: of the rules that the table was made with
        self.version = version
        #: None until the table starts
        self.match: MatchRunner | None = None
        #: which digest the log carries
        self.digests = DIGESTS

    # -- starting -----------------------------------------------------------------------------

    def begin(self, entropy: Sequence[str]) -> tuple[tuple[int, ...], str]:
        """Roll the setup; return chance's answers and the digest. Nothing is installed."""
        chance = fair_chance(self.seed, entropy)
        match = MatchRunner(self.game, self._seats(), chance, self.options, version=self.version)
        return match.setup, match.setup_digest

    def install_start(self, started: Started) -> None:
        """Set the table up from what the log says."""
        setup = RecordedChance(list(started.setup))
        match = MatchRunner(
            self.game,
            self._seats(),
            setup,
            self.options,
            started.entropy,
            keep=KEPT,
            version=self.version,
        )
        match.seals = started.seals if any(started.seals) else ()
        # A record that was kept without its seed is over: nothing will be drawn.
        if self.seed:
            match.source = fair_chance(self.seed, started.entropy)
        self.match = match
        self.digests = started.digests
        self._compare(match.setup_digest, started.digest)

    def _seats(self) -> list[Seat]:
        """Return seats without names: the table knows its people; the match has to know only how many."""
        return [Seat("")] * self.players

    # -- moving ---------------------------------------------------------------------------------

    @property
    def started(self) -> MatchRunner:
        """The match of a game that has started."""
        if self.match is None:
            raise RecordError("the table has not started")
        return self.match

    @property
    def state(self) -> State | None:
        return None if self.match is None else self.match.state

    @property
    def plies(self) -> list[Ply]:
        return [] if self.match is None else self.match.plies

    def table(self) -> State:
        """Return the state of a game that has started."""
        return self.started.state

    def prepare(
        self,
        seat: int,
        actions: Sequence[int],
        at: float,
        client: str,
        by: str,
        after: Sequence[PreparedEntry] = (),
    ) -> list[PreparedEntry]:
        """Work a move or a whole plan out with fair chance; raises IllegalMove. The table does not change.

        `after`: moves that were prepared before and are to be committed together with these.
        """
        made = []
        for move in self.started.prepare_plan(seat, actions, [one.move for one in after]):
            ply = move.ply
            first = client if not ply.plan else ""
            entry = Moved(at, seat, ply.notation, ply.chance, ply.digest, first, by, ply.plan)
            made.append(PreparedEntry(entry, move))
        return made

    def install(self, prepared: PreparedEntry) -> None:
        """Make a prepared move that was committed the position now."""
        self.started.install(prepared.move)

    def replay(self, moved: Moved) -> None:
        """Carry out a move that the log holds."""
        match = self.started
        match.move(moved.seat, self._action(moved.action), RecordedChance(list(moved.chance)))
        match.plies[-1].plan = moved.plan
        self._compare(match.plies[-1].digest, moved.digest)

    def _action(self, stored: str | int) -> int:
        """Return the number of an action that a log holds by notation, or as the earliest logs by number."""
        if isinstance(stored, int):
            return stored
        try:
            return self.game.action(stored)
        except KeyError:
            raise UnknownAction(f"these rules have no action {stored!r}", move=len(self.plies) + 1) from None

    def take_back(self, seat: int, plies: int) -> None:
        """Return a seat to an earlier number of moves; the record keeps what was undone."""
        self.started.take_back(plies, seat)

    @property
    def setup_events(self) -> list[Event]:
        return self.started.setup_events

    def _compare(self, found: str, stored: str) -> None:
        """Raise `RecordError` if a log no longer gives the tables it gave: it can't be continued."""
        if self.digests == DIGESTS and found != stored:
            raise RecordError("the log of this table does not match these rules: digests differ")
