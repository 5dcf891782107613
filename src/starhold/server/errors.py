"""What can go wrong at a table, each with a name, a text key and an HTTP status."""

from typing import TYPE_CHECKING

from starhold.kernel.errors import StarholdError

if TYPE_CHECKING:
    from starhold.server.wire import Position, Problem


class TableError(StarholdError):
    """Base of the refusals of a table."""

    key = "error-table"
    status = 400


class NoSuchTable(TableError):
    """No table has that id."""

    key = "error-no-table"
    status = 404


class NoSuchText(TableError):
    """Nobody says anything in that language, or of that game."""

    key = "error-no-text"
    status = 404


class NoSuchPage(TableError):
    """There is nothing at that address."""

    key = "error-no-page"
    status = 404


class NotSignedIn(TableError):
    """Nobody in particular is asking."""

    key = "error-not-signed-in"
    status = 401


class NotYourSeat(TableError):
    """The seat belongs to somebody else."""

    key = "error-not-your-seat"
    status = 403


class WrongWord(TableError):
    """The word is not the one that was sealed."""

    key = "error-wrong-word"
    status = 409


class NotHost(TableError):
    """Only the host of the table may do that."""

    key = "error-not-host"
    status = 403


class NotInvited(TableError):
    """A private table is joined by its link."""

    key = "error-not-invited"
    status = 403


class TableFull(TableError):
    """No seat is open."""

    key = "error-table-full"
    status = 409


class WrongStatus(TableError):
    """The table is not open, not running, or not finished, as that would need."""

    key = "error-wrong-status"
    status = 409


class Stale(TableError):
    """The table has moved on since the position that the move was made at."""

    key = "error-stale"
    status = 409
    #: the table as it is now, for whoever asked
    position: "Position | None" = None


class NothingToAnswer(TableError):
    """No request to undo waits for this seat."""

    key = "error-nothing-to-answer"
    status = 409


class UndoImpossible(TableError):
    """There is no move of the seat to take back."""

    key = "error-undo-impossible"
    status = 409


class NoHints(TableError):
    """Hints are not given at this table."""

    key = "error-no-hints"
    status = 409


class ReviewRunning(TableError):
    """A game that is still played is not reviewed."""

    key = "error-review-running"
    status = 409


class ReviewUnfinished(TableError):
    """A game that was not played to its end is not reviewed."""

    key = "error-review-unfinished"
    status = 409


class ReviewMissing(TableError):
    """The game has no review yet; it is made when somebody asks for it."""

    key = "error-review-missing"
    status = 409


class UndoClosed(TableError):
    """The move stays: chance or a reveal has shown something since, or the table knows no takebacks."""

    key = "error-undo-closed"
    status = 409


class UndoAlreadyAsked(TableError):
    """A request to undo waits for its answers."""

    key = "error-undo-asked"
    status = 409


class UndoTooSoon(TableError):
    """The last request to undo was not granted; `seconds` tells when the seat may ask again."""

    key = "error-undo-too-soon"
    status = 429


class UndoOutOfTime(TableError):
    """Raised when an undo would leave a player with no time on the clock."""

    key = "error-undo-out-of-time"
    status = 409


class TooMuchSleep(TableError):
    """Raised when a player chooses more than `asleep` sleeping hours a day."""

    key = "error-sleep-too-long"


class SleepTooSoon(TableError):
    """Raised when a player changed the sleeping hours less than a day ago; they may in `pause` hours."""

    key = "error-sleep-too-soon"
    status = 429


class BadRequest(TableError):
    """The request is not of the form that it should have."""

    key = "error-bad-request"


class TextTooLong(BadRequest):
    """A name, a word or a line of chat is longer than it may be."""

    key = "error-text-length"


class BadPassword(BadRequest):
    """The password is too short or too long."""

    key = "error-password-length"


class TooBig(TableError):
    """The request is larger than anything sensible."""

    key = "error-too-big"
    status = 413


class AddressTooLong(TableError):
    """The address of the request is longer than any of ours."""

    key = "error-address-too-long"
    status = 414


class TooSlow(TableError):
    """The request took too long to arrive."""

    key = "error-too-slow"
    status = 408


class OperatorOnly(TableError):
    """What is for whoever runs the server is not for visitors."""

    key = "error-operator-only"
    status = 403


class TooFast(TableError):
    """More requests than a person makes."""

    key = "error-too-fast"
    status = 429
    #: how long it takes until the same is granted
    seconds = 1


class QuotaSpent(TooFast):
    """More guests, tables, records or bytes than one person or one address may have for now."""

    key = "error-quota"


class TooMany(TableError):
    """So many may be there at the same time, and they are."""

    key = "error-too-many"
    status = 429


class Busy(TableError):
    """Others are being served; nothing was changed."""

    key = "error-busy"
    status = 503


class Banned(TableError):
    """The operator keeps this person or address out."""

    key = "error-banned"
    status = 403


class TakesTooLong(TableError):
    """It was begun and not finished in the time there is for it. Nothing was changed."""

    key = "error-takes-too-long"
    status = 422


class FoundByWorker(TableError):
    """What a worker process found wrong."""

    def __init__(self, problem: "Problem", status: int) -> None:
        super().__init__(problem.key)
        self.problem = problem
        self.status = status


class WrongPassword(TableError):
    """No account has that name and password."""

    key = "error-wrong-password"
    status = 403


class NeedsPassword(TableError):
    """What belongs to an account changes with its password only."""

    key = "error-needs-password"
    status = 403


class HasAccount(TableError):
    """Whoever asks to open an account has one."""

    key = "error-has-account"
    status = 409


class NoAccount(TableError):
    """A guest has neither password nor anything that goes with it."""

    key = "error-no-account"
    status = 409


class PeopleOnly(TableError):
    """A bot account plays; names, passwords, sessions and bot accounts are for people."""

    key = "error-people-only"
    status = 403


class NoSuchBot(TableError):
    """The person has no bot account of that id."""

    key = "error-no-such-bot"
    status = 404


class NoSuchSession(TableError):
    """The person is not signed in there."""

    key = "error-no-session"
    status = 404


class NameTaken(TableError):
    """An account has that name, or one that looks like it."""

    key = "error-name-taken"
    status = 409


class StorageAway(TableError):
    """The database does not answer at the moment. What was asked may be done or not; asking again is safe."""

    key = "error-storage-away"
    status = 503


class StorageBroken(TableError):
    """The database cannot be used: `reason` says why."""

    key = "error-storage-broken"
    status = 503


class StorageTooNew(StorageBroken):
    """A newer Starhold wrote the database."""

    key = "error-storage-too-new"


class StorageForeign(StorageBroken):
    """The database belongs to some other program."""

    key = "error-storage-foreign"


class BadAddress(StorageBroken):
    """The address names no database that we can use."""

    key = "error-storage-address"


class DailyRuns(TableError):
    """The dice of today's challenge stay secret until the day is over."""

    key = "error-daily-runs"
    status = 403


class OtherRules(TableError):
    """A table was played by rules that the installed ones cannot go on with."""

    key = "error-table-rules"
    status = 409


class TableUnreadable(TableError):
    """The log of a table cannot be carried out by these rules."""

    key = "error-table-unreadable"
    status = 409
