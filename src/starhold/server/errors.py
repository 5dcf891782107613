"""What can go wrong at a table, each with a name, a text key and an HTTP status."""

from typing import TYPE_CHECKING

from starhold.kernel.errors import StarholdError

if TYPE_CHECKING:
    from starhold.server.wire import Position, Problem


class TableError(StarholdError):
    """Base of the server's refusals."""

    key = "error-table"
    status = 400


class DriverMissing(StarholdError):
    """Raised when the database or the bus needs a library that is not installed."""


class NoSuchTable(TableError):
    """Raised when no table has that id."""

    key = "error-no-table"
    status = 404


class NoSuchText(TableError):
    """Raised when there are no texts for that language or game."""

    key = "error-no-text"
    status = 404


class NoSuchPage(TableError):
    """Raised when there is nothing at that address."""

    key = "error-no-page"
    status = 404


class NotSignedIn(TableError):
    """Raised when a request needs a session and has none."""

    status = 401


class NotYourSeat(TableError):
    """Raised when the seat belongs to another person."""

    status = 403


class WrongWord(TableError):
    """Raised when a dice word is not the one that its commitment was made from."""

    status = 409


class NotHost(TableError):
    """Raised when only the host of the table may do that."""

    status = 403


class NotInvited(TableError):
    """Raised when a private table is opened without its link."""

    status = 403


class NotOpenToYou(TableError):
    """Raised when somebody at a table has blocked the person who asks; it doesn't say so."""

    status = 403

    def __init__(self) -> None:
        super().__init__("the table is not open to you")


class HaveBlocked(TableError):
    """Raised when the person who asks has blocked somebody at the table."""

    status = 403

    def __init__(self) -> None:
        super().__init__("you have blocked somebody who sits at this table")


class NotAFriend(TableError):
    """Raised for what is only possible between people who follow each other."""

    status = 403


class NoInvitations(TableError):
    """Raised when a person takes invitations from nobody, or from friends alone."""

    status = 403


class NudgeTooSoon(TableError):
    """Raised when a friend is reminded too early, or twice a day."""

    status = 409


class TableFull(TableError):
    """Raised when no seat is open."""

    status = 409


class WrongStatus(TableError):
    """Raised when the table is not open, running or finished, as the request needs."""

    status = 409


class TableStays(TableError):
    """Raised when a game cannot move between a device and a server: others or a clock take part in it."""

    status = 409


class OtherRulesElsewhere(TableError):
    """Raised when a game comes from a device or a server whose rules are not those of this one."""

    status = 409


class Stale(TableError):
    """Raised when the table has changed since the position that the move was made at."""

    status = 409
    #: the table as it is now, for the client that asked
    position: "Position | None" = None


class NothingToAnswer(TableError):
    """Raised when no undo request waits for this seat."""

    status = 409


class UndoImpossible(TableError):
    """Raised when the seat has no move to undo."""

    status = 409


class NoHints(TableError):
    """Raised when the table does not allow hints."""

    status = 409


class LinkExpired(TableError):
    """Raised when a link of a notice is too old, or not ours."""

    status = 403


class NoSuchCode(TableError):
    """Raised when no table has such a code."""

    status = 404


class NoSuchChannel(TableError):
    """Raised when the person has no such channel for notices."""

    status = 404


class ReviewRunning(TableError):
    """Raised when a review is asked for while the game is running."""

    status = 409


class ReviewUnfinished(TableError):
    """Raised when a review is asked for of a game that was not played to its end."""

    status = 409


class ReviewMissing(TableError):
    """Raised when the game has no review yet; asking for one makes it."""

    status = 409


class UndoClosed(TableError):
    """Raised when something was revealed since the move, or the table does not allow undo."""

    status = 409


class UndoAlreadyAsked(TableError):
    """Raised when an undo request still waits for answers."""

    key = "error-undo-asked"
    status = 409


class UndoTooSoon(TableError):
    """Raised when a refused seat asks again too early; it may in `seconds`."""

    status = 429


class StillHere(TableError):
    """Raised when a bot shall play for somebody who has not been away for long; it may in `wait` minutes."""

    status = 409


class UndoOutOfTime(TableError):
    """Raised when an undo would leave a player with no time on the clock."""

    status = 409


class TooMuchSleep(TableError):
    """Raised when a player chooses more than `asleep` sleeping hours a day."""

    key = "error-sleep-too-long"


class SleepTooSoon(TableError):
    """Raised when a player changed the sleeping hours less than a day ago; they may in `pause` hours."""

    status = 429


class TooLongAway(TableError):
    """Raised when a player's clocks would stand still for more than `most` days a year."""


class BadRequest(TableError):
    """Raised when a request is malformed."""


class TextTooLong(BadRequest):
    """Raised when a name, a word or a line of chat is too long."""

    key = "error-text-length"


class BadPassword(BadRequest):
    """Raised when a password is too short or too long."""

    key = "error-password-length"


class TooBig(TableError):
    """Raised when a request is too large."""

    status = 413


class AddressTooLong(TableError):
    """Raised when the address of a request is too long."""

    status = 414


class TooSlow(TableError):
    """Raised when a request takes too long to arrive."""

    status = 408


class OperatorOnly(TableError):
    """Raised when a request is for the operator only."""

    status = 403


class TooFast(TableError):
    """Raised when a person or an address exceeds a rate limit."""

    status = 429
    #: how long it takes until the same is granted
    seconds = 1


class QuotaSpent(TooFast):
    """Raised when a person or an address has used up a quota of guests, tables, records or bytes."""

    key = "error-quota"


class TooMany(TableError):
    """Raised when the limit of simultaneous items is reached."""

    status = 429


class Busy(TableError):
    """Raised when the server is too busy; nothing was changed."""

    status = 503


class Banned(TableError):
    """Raised when the operator has banned the person or the address."""

    status = 403


class TakesTooLong(TableError):
    """Raised when a job does not end in time; nothing was changed."""

    status = 422


class FoundByWorker(TableError):
    """Raised with the problem that a worker process found."""

    key = TableError.key

    def __init__(self, problem: "Problem", status: int) -> None:
        super().__init__(problem.key)
        self.problem = problem
        self.status = status


class WrongPassword(TableError):
    """Raised when no account has that name and password."""

    status = 403


class WrongWords(TableError):
    """Raised when no account has that name and those four words."""

    status = 403


class WrongPasskey(TableError):
    """Raised when a passkey's answer is not valid, or no account has the passkey."""

    status = 403


class PasskeyExpired(TableError):
    """Raised when a passkey's answer comes too late, or a second time."""

    status = 403


class NoPasskeysHere(TableError):
    """Raised when the server's address allows no passkeys; `address` is that address."""

    status = 409


class NoSuchPasskey(TableError):
    """Raised when the account has no such passkey."""

    status = 404


class ScopeMissing(TableError):
    """Raised when the token of a bot account was not made for this."""

    status = 403


class WrongName(TableError):
    """Raised when the name that is to confirm a deletion is not the account's."""

    status = 403


class GamesHidden(TableError):
    """Raised when a person does not show their games."""

    status = 403


class NameTooShort(TableError):
    """Raised when an account's name has fewer than two letters or digits."""


class NeedsPassword(TableError):
    """Raised when a change of an account lacks its password."""

    status = 403


class HasAccount(TableError):
    """Raised when a person with an account opens another."""

    status = 409


class NoAccount(TableError):
    """Raised when a guest asks for what only accounts have."""

    status = 409


class NeedsAccount(TableError):
    """Raised when a guest wants to play a rated game."""

    status = 403


class NotRated(TableError):
    """Raised when a table can't be rated; `reason` says what stands against it."""

    status = 409


class RatedGoesOn(TableError):
    """Raised when the host wants to end a rated game that others play."""

    status = 409


class PeopleOnly(TableError):
    """Raised when a bot account asks for names, passwords, sessions or bot accounts."""

    status = 403


class SeveralBots(TableError):
    """Raised when several bot accounts have the name of somebody who is invited."""

    status = 409


class NoSuchBot(TableError):
    """Raised when the person has no bot account of that id."""

    status = 404


class NoSuchSession(TableError):
    """Raised when the person has no such session."""

    key = "error-no-session"
    status = 404


class NameTaken(TableError):
    """Raised when an account has that name, or one that looks like it."""

    status = 409


class NoGuests(TableError):
    """Raised when somebody without an account comes in where guests may not play."""

    status = 403


class NoBotAccounts(TableError):
    """Raised for a bot account where the operator allows none."""

    status = 403


class GameNotHere(TableError):
    """Raised when the operator has not chosen that game for this server."""

    status = 403


class OptionNotHere(TableError):
    """Raised when the operator does not allow that value of an option."""

    status = 403


class Maintenance(TableError):
    """Raised when the operators have closed the server for a while."""

    status = 503


class RegistrationClosed(TableError):
    """Raised when nobody can open an account by themselves."""

    status = 403


class NeedsInvitation(TableError):
    """Raised when an account needs an invitation, and none or no valid one was given."""

    status = 403


class NotAllowed(TableError):
    """Raised when an operator's role does not allow an act."""

    status = 403


class NotTheName(TableError):
    """Raised when an operator deletes somebody's data without typing their name."""


class NoSuchReport(TableError):
    """Raised when no open report has that id."""

    status = 404


class NoSuchLine(TableError):
    """Raised when a table's chat has no such line."""

    status = 404


class NoSuchInvitation(TableError):
    """Raised when no invitation has that code."""

    status = 404


class NoSuchPerson(TableError):
    """Raised when no person has that id or name."""

    status = 404


class NeedsServer(TableError):
    """Raised when a page without a server is asked for something that only a server has."""

    status = 404


class BadRange(TableError):
    """Raised when a text is not an internet address or a range of them."""


class RangeTooWide(TableError):
    """Raised when a range of addresses is so wide that a slip could shut out everybody."""


class StorageAway(TableError):
    """Raised when the database does not answer; the change may be made or not, and asking again is safe."""

    status = 503


class StorageBroken(TableError):
    """Raised when the database cannot be used; `reason` says why."""

    status = 503


class StorageTooNew(StorageBroken):
    """Raised when a newer Starhold wrote the database."""


class StorageForeign(StorageBroken):
    """Raised when the database belongs to another program."""


class StorageInUse(StorageBroken):
    """Raised when another server uses the SQLite file: each would miss what the other's people do."""


class BadAddress(StorageBroken):
    """Raised when the address does not name a database that we can use."""

    key = "error-storage-address"


class DailyRuns(TableError):
    """Raised when the dice of today's challenge are asked for before the day is over."""

    status = 403


class OtherRules(TableError):
    """Raised when a table was played by rules that the installed ones cannot continue."""

    key = "error-table-rules"
    status = 409


class TableUnreadable(TableError):
    """Raised when the log of a table cannot be replayed."""

    status = 409


class RoundRuns(TableError):
    """Raised when the dice of a round are asked for, or changed, before all its tables have ended."""

    status = 403


class NoSuchEvent(TableError):
    """Raised when there is no such event, or the person may not see it."""

    status = 404


class EventClosed(TableError):
    """Raised when an event is in a state in which that can't be done."""

    status = 409


class EventFull(TableError):
    """Raised when an event has no place left, also not on its waiting list."""

    status = 409


class NotOrganiser(TableError):
    """Raised when only the organiser of the event may do that."""

    status = 403


class WaitToPlay(TableError):
    """Raised when a player of an arena has left a game and may not play yet."""

    status = 409


class NoSuchClub(TableError):
    """Raised when a club doesn't exist, or the person may not see it."""

    status = 404


class NotClubHost(TableError):
    """Raised when only the hosts of a club may do that."""

    status = 403


class MembersOnly(TableError):
    """Raised when only the members of a club may do that."""

    status = 403


class ClubFull(TableError):
    """Raised when a club has as many members, or people who ask to join, as it can have."""

    status = 409


class NotOpenClub(TableError):
    """Raised when a host of a club and the person who asks must not meet; it doesn't say so."""

    status = 403


class BlockedHost(TableError):
    """Raised when the person who asks has blocked a host of the club."""

    status = 403
