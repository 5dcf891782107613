"""Match: a game being played, with its record growing beside it.

The terminal, the live tables and the simulations all play through this, so that undo,
saving and resuming mean the same everywhere.
"""

from collections.abc import Mapping, Sequence

import msgspec

from starhold.kernel.chance import Chance, FairChance, RecordedChance, RecordingChance
from starhold.kernel.errors import IllegalMove, NothingToUndo
from starhold.kernel.game import Game
from starhold.kernel.log import Event, Log
from starhold.kernel.record import DIGESTS, Move, Record, Result, Seat, Takeback
from starhold.kernel.state import State


class Turned:
    """One move as the match remembers it: the table before, what was told, may it be taken back."""

    def __init__(self, before: State, move: Move, events: list[Event], free: bool) -> None:
        self.before = before
        self.move = move
        self.events = events
        self.free = free


class Match:
    """A running game and its record.

    >>> import starhold
    >>> match = Match(starhold.game("galaxies"), [Seat("Ada"), Seat("Ben")], starhold.FastChance(1))
    >>> match.record().moves
    ()
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        source: Chance,
        options: Mapping[str, str] | None = None,
        entropy: Sequence[str] = (),
        commitment: str = "",
    ) -> None:
        """Set the table up. The source may be any chance; a fair one is told the number of each move."""
        self.game = game
        self.seats = tuple(seats)
        self.options = game.complete(options)
        self.entropy = tuple(entropy)
        self.commitment = commitment
        self.source = source
        self.past: list[Turned] = []
        self.takebacks: list[Takeback] = []
        #: what the last move asked of chance, and did that move break off in the middle?
        self.chance = RecordingChance(source)
        self.unsettled = False
        chance = self._chance(0)
        self.state = game.start(len(self.seats), chance, self.options)
        self.setup = tuple(chance.take())
        self.setup_events = _heard(chance)
        self.setup_digest = game.digest(self.state)

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
        )
        for move in record.moves:
            match.source = RecordedChance(list(move.chance))
            match.move(move.seat, game.action(move.action))
        match.takebacks = list(record.takebacks)
        match.source = source
        return match

    # -- playing ------------------------------------------------------------------------------

    def move(self, seat: int, action: int) -> list[Event]:
        """Take an action and tell what happened; an illegal one raises and changes nothing."""
        before = self.state.clone()
        chance = self._chance(len(self.past) + 1)
        self.unsettled = True
        try:
            self.state.apply(seat, action, chance)
            self.unsettled = False
        except IllegalMove:
            self.unsettled = False
            raise
        answers = tuple(chance.take())
        events = _heard(chance)
        reveals = any(self.game.vocabulary.events[event.kind].reveals for event in events)
        move = Move(seat, self.game.actions[action].notation, answers, self.game.digest(self.state))
        self.past.append(Turned(before, move, events, not answers and not reveals))
        return events

    def can_undo(self, seat: int) -> bool:
        """May this seat take its last move back: nobody moved since, and it showed nothing new?"""
        return bool(self.past) and self.past[-1].move.seat == seat and self.past[-1].free

    def undo(self, seat: int) -> Move:
        """Take the last move back; the record keeps it among those that were taken back."""
        if not self.can_undo(seat):
            raise NothingToUndo(f"seat {seat} cannot take its last move back", seat=seat)
        last = self.past.pop()
        self.state = last.before
        self.takebacks.append(Takeback(seat, len(self.past), (last.move,)))
        return last.move

    def _chance(self, number: int) -> RecordingChance:
        """A recording chance for one move, with a log; the set-up is move 0."""
        if isinstance(self.source, FairChance):
            self.source.turn_to(number)
        self.chance = RecordingChance(self.source)
        self.chance.log = Log()
        return self.chance

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
            version=self.game.version,
            options=dict(self.options),
            seats=self.seats,
            commitment=self.commitment,
            entropy=self.entropy,
            digests=DIGESTS,
            setup=self.setup,
            setup_digest=self.setup_digest,
            moves=tuple(turned.move for turned in self.past),
            seed=seed.hex(),
            takebacks=tuple(self.takebacks),
        )


def _heard(chance: RecordingChance) -> list[Event]:
    return [] if chance.log is None else chance.log.take()
