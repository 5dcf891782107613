"""Verify: does a record hold what it claims? Every way to be wrong has its own error."""

from typing import ClassVar, Final, NamedTuple

from mypy_extensions import i64

from starhold.kernel import registry
from starhold.kernel.chance import Chance, FairChance, RecordedChance
from starhold.kernel.errors import (
    ChanceError,
    IllegalMove,
    NotYourDecision,
    RecordError,
    StarholdError,
    UnknownGame,
)
from starhold.kernel.fairness import fair_chance, seed_bytes, withheld
from starhold.kernel.game import Game
from starhold.kernel.record import (
    DIGESTS,
    BadField,
    Record,
    RecordedMove,
    Result,
    Takeback,
    UnknownRecordGame,
    UnknownVersion,
    history,
)
from starhold.kernel.runner import MatchRunner
from starhold.kernel.state import State

#: no question has more answers than a fair chance can tell apart
LARGEST: Final = 2**48

# -- what can be wrong with what a record says --------------------------------------------------


class WrongCommitment(RecordError):
    """Raised when the revealed seed is not the one that was committed to."""

    key: ClassVar[str] = "error-record-commitment"


class OtherCommitment(RecordError):
    """Raised when the record has another commitment than the one noted before the game."""

    key: ClassVar[str] = "error-record-other-commitment"


class WordMissing(RecordError):
    """Raised when a word that a player gave is not in the dice."""

    key: ClassVar[str] = "error-record-word-missing"


class WrongChance(RecordError):
    """Raised when a die or draw is not what the revealed seed gives."""

    key: ClassVar[str] = "error-record-chance"


class WrongSize(RecordError):
    """Raised when a die or draw has another number of possibilities than the rules ask for."""

    key: ClassVar[str] = "error-record-size"


class ImpossibleChance(RecordError):
    """Raised when a die or draw is missing or shows what it cannot show."""

    key: ClassVar[str] = "error-record-impossible-chance"


class SurplusChance(RecordError):
    """Raised when the record holds more dice and draws than the move asked for."""

    key: ClassVar[str] = "error-record-surplus-chance"


class UnknownAction(RecordError):
    """Raised when the game has no action of that name."""

    key: ClassVar[str] = "error-record-action"


class IllegalRecordedMove(RecordError):
    """Raised when the rules did not allow this move."""

    key: ClassVar[str] = "error-record-move"


class WrongDigest(RecordError):
    """Raised when the table after the move is not the one that was recorded."""

    key: ClassVar[str] = "error-record-digest"


class WrongResult(RecordError):
    """Raised when the result is not the one that the moves lead to."""

    key: ClassVar[str] = "error-record-result"


class EarlyResult(RecordError):
    """Raised when the record gives a result, but its last move does not end the game."""

    key: ClassVar[str] = "error-record-early-result"


class MissingResult(RecordError):
    """Raised when the game is over, but the record has no result."""

    key: ClassVar[str] = "error-record-missing-result"


# -- checking -------------------------------------------------------------------------------------


class Verdict(NamedTuple):
    """What a record that passed was found to hold."""

    moves: int
    finished: bool
    #: was every die and draw compared with an opened seed?
    seed_checked: bool
    #: was the seed bound by a commitment?
    committed: bool
    #: moves (and the set-up) that carry no digest, or one of an earlier kind or of earlier rules
    without_digest: int
    #: how often moves were taken back, how many they were, and how many of these had asked chance
    takebacks: int = 0
    taken_back: int = 0
    rerolled: int = 0
    #: words for the dice that players gave, and words that were sealed and never opened
    words: int = 0
    withheld: int = 0

    @property
    def fair(self) -> bool:
        """True if nobody chose the dice: only a commitment shows that; a seed alone may have been chosen."""
        return self.seed_checked and self.committed


class Replay:
    """Steps through a record, move by move, from its own chance answers.

    With an opened seed every answer is compared with what the seed gives.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = game_of(record)
        self.same_rules = self.game.version == record.version
        #: digests of another kind or of earlier rules are not compared: moves, chance and result are
        self.compares = self.same_rules and record.digests == DIGESTS
        self.fair = fair_of(record)
        self.match = self._start()
        #: the events of the last move
        self.events = self.match.setup_events

    @property
    def made(self) -> int:
        """Moves made so far."""
        return len(self.match.plies)

    @property
    def state(self) -> State:
        """The table after them."""
        return self.match.state

    def _start(self) -> MatchRunner:
        record = self.record
        chance = CheckedChance(record.setup, record.setup_of, self.fair, 0)
        try:
            keep = None if record.takebacks else 0
            match = MatchRunner(
                self.game,
                record.seats,
                chance,
                record.options,
                keep=keep,
                digests=False,
                version=record.version,
            )
        except ChanceError as error:
            raise ImpossibleChance(str(error), move=0) from None
        except RecordError:
            raise
        except StarholdError as refused:
            raise BadField(str(refused), field="options, seats", detail=str(refused)) from None
        chance.finish()
        self._compare(match.state, record.setup_digest, 0)
        return match

    def step(self) -> RecordedMove:
        """Make the next move of the record; raises what is wrong with it."""
        move = self.record.moves[self.made]
        self.make(move)
        return move

    def make(self, move: RecordedMove) -> None:
        """Make a move, one that was taken back later as well; raises what is wrong with it."""
        try:
            self._make(move)
        except (UnknownAction, IllegalRecordedMove, ImpossibleChance, SurplusChance, WrongSize) as error:
            if self.same_rules:
                raise
            raise other_rules(self.game, self.record, f"{error}; ") from None

    def _make(self, move: RecordedMove) -> None:
        number = self.made + 1
        action = self._action(move, number)
        chance = CheckedChance(move.chance, move.of, self.fair, number)
        try:
            if not 0 <= move.seat < len(self.record.seats):
                raise NotYourDecision(f"there is no seat {move.seat}")
            self.events = self.match.move(move.seat, action, chance)
        except IllegalMove as illegal:
            raise IllegalRecordedMove(
                f"move {number}: {illegal}", move=number, seat=move.seat + 1, action=move.notation
            ) from None
        except ChanceError as error:
            raise ImpossibleChance(f"move {number}: {error}", move=number) from None
        chance.finish()
        self._compare(self.state, move.digest, number)

    def _action(self, move: RecordedMove, number: int) -> int:
        try:
            return self.game.action(move.notation)
        except KeyError:
            raise UnknownAction(
                f"move {number}: {move.notation!r}", move=number, action=move.notation[:80]
            ) from None

    def _compare(self, state: State, digest: str, number: int) -> None:
        if digest and self.compares and digest != self.game.digest(state):
            raise WrongDigest(f"move {number}: the table differs", move=number)

    @property
    def done(self) -> bool:
        """True if all moves have been made."""
        return self.made == len(self.record.moves)

    def check_result(self) -> None:
        """Raise a `RecordError` unless the result is the one the last move leads to."""
        claimed = self.record.result
        if not self.state.over:
            if claimed is not None:
                raise EarlyResult("the game is not over", moves=self.made)
            return
        if claimed is None:
            raise MissingResult("the record has no result")
        found = Result(tuple(self.state.scores()), tuple(self.state.ranks()))
        if found != claimed:
            raise WrongResult(
                f"{claimed} is claimed, {found} is so",
                claimed=" ".join(map(str, claimed.scores)),
                found=" ".join(map(str, found.scores)),
            )


def verify(record: Record) -> Verdict:
    """Check everything about a record; return what was found, or raise a RecordError."""
    replay = Replay(record)
    _play_all(replay)
    replay.check_result()
    undone = [move for takeback in record.takebacks for move in takeback.moves]
    digests = [record.setup_digest, *(move.digest for move in (*record.moves, *undone))]
    return Verdict(
        moves=len(record.moves),
        finished=replay.state.over,
        seed_checked=replay.fair is not None,
        committed=bool(record.commitment),
        without_digest=digests.count("") if replay.compares else len(digests),
        takebacks=len(record.takebacks),
        taken_back=len(undone),
        rerolled=sum(bool(move.chance) for move in undone),
        words=len(record.entropy),
        withheld=len(withheld(record)),
    )


def check_notes(record: Record, commitment: str = "", word: str = "") -> None:
    """Hold a record against what a player noted before the game; a file alone can be made up as a whole."""
    if commitment and commitment.strip().lower() != record.commitment:
        raise OtherCommitment("another commitment was noted", found=record.commitment)
    if word and word not in record.entropy:
        raise WordMissing(f"the word {word!r} is not in the dice", word=word[:80])


def _play_all(replay: Replay) -> None:
    """Make every move of a record in the order in which they were made, those taken back as well."""
    for done in history(replay.record):
        if not isinstance(done, Takeback):
            replay.make(done)
        elif 0 <= done.seat < len(replay.record.seats):
            replay.match.take_back(done.left)
        else:
            raise BadField(f"seat {done.seat} takes back", field="takebacks")


def game_of(record: Record) -> Game:
    """Return the game of a record, if what is installed can replay the version that the record follows."""
    try:
        game = registry.game(record.game)
    except UnknownGame:
        raise UnknownRecordGame(f"no game {record.game!r} is installed", game=record.game[:80]) from None
    if record.version != game.version and record.version not in game.earlier:
        raise other_rules(game, record)
    return game


def other_rules(game: Game, record: Record, found: str = "") -> UnknownVersion:
    """Return the error of a record that the installed rules cannot replay."""
    return UnknownVersion(
        f"{found}rules {record.version!r}, installed are {game.version!r}",
        game=record.game,
        version=record.version[:80],
        known=game.version,
    )


def fair_of(record: Record) -> FairChance | None:
    """Return the chance of the opened seed, held against the commitment; None while it is closed."""
    if not record.seed:
        return None
    seed = seed_bytes(record)
    try:
        opened = FairChance(seed)
    except ChanceError as error:
        raise BadField(str(error), field="seed", detail=str(error)) from None
    if record.commitment and opened.commitment() != record.commitment:
        raise WrongCommitment("the seed does not match the commitment")
    return fair_chance(seed, record.entropy)


class CheckedChance(Chance):
    """The recorded answers of one move, each compared with the fair one where that is known."""

    def __init__(
        self, answers: tuple[int, ...], of: tuple[int, ...], fair: FairChance | None, move: int
    ) -> None:
        super().__init__()
        self.of = of
        if not all(0 <= answer < LARGEST for answer in answers):
            raise ImpossibleChance(f"move {move}: an answer is out of bounds", move=move)
        self.recorded = RecordedChance(list(answers))
        self.fair = fair
        self.number = move
        self.count = len(answers)
        if fair is not None:
            fair.turn_to(move)

    def below(self, n: i64) -> i64:
        answer = self.recorded.below(n)
        self._compare_size(int(self.recorded.used), int(n))
        if self.fair is not None:
            given = self.fair.below(n)
            if given != answer:
                raise WrongChance(
                    f"move {self.number}: answer {self.recorded.used} is {answer}, the seed gives {given}",
                    move=self.number,
                    question=int(self.recorded.used),
                    answer=int(answer),
                    given=int(given),
                )
        return answer

    def _compare_size(self, question: int, wanted: int) -> None:
        """Raise `WrongSize` if the record gives another number of possibilities; older records give none."""
        given = self.of[question - 1] if question <= len(self.of) else wanted
        if given != wanted:
            raise WrongSize(
                f"move {self.number}: answer {question} is one of {wanted}, not of {given}",
                move=self.number,
                question=question,
                given=given,
                wanted=wanted,
            )

    def finish(self) -> None:
        """Raise `SurplusChance` if answers are left after the move."""
        if not self.recorded.exhausted():
            left = self.count - int(self.recorded.used)
            raise SurplusChance(f"move {self.number}: {left} answers too many", move=self.number, count=left)
        if self.of and len(self.of) != self.count:
            raise BadField(f"move {self.number}: {len(self.of)} sizes, {self.count} answers", field="of")
