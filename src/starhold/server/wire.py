"""What travels between server and client, as types. The OpenAPI document and the client's
TypeScript types are made from these, so there is one truth about the wire.

A move travels one way: the client sends (version, action), the table answers with the new
position for each viewer. Nothing here shows a viewer more than its seat may know.
"""

from typing import Annotated, Final, Literal, get_args

import msgspec
from msgspec import Meta

from starhold.bots.contrast import Outlook
from starhold.bots.leanings import Leaning
from starhold.bots.measured import Measured
from starhold.kernel.preview import LONGEST_PLAN
from starhold.kernel.record import rename
from starhold.kernel.vocabulary import Part, Sound, Topic
from starhold.kernel.ways import Way
from starhold.kernel.words import Choice, Line, Prompt

#: ids that clients give their messages; numbers that fit every database and every engine
ClientId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
#: the seal of a word for the dice (kernel/record.py), or nothing
Seal = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]

# -- games and options ----------------------------------------------------------------------


class OptionInfo(msgspec.Struct, frozen=True):
    """A switch of the rules; texts are `GAME-option-NAME` and `GAME-option-NAME-VALUE`."""

    name: str
    values: tuple[str, ...]


class PresetInfo(msgspec.Struct, frozen=True):
    """An edition: its text is `GAME-preset-NAME`."""

    name: str
    options: dict[str, str]


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here; its texts are `GAME-name` and `GAME-summary`."""

    name: str
    version: str
    min_players: int
    max_players: int
    options: tuple[OptionInfo, ...]
    presets: tuple[PresetInfo, ...]
    bots: tuple[str, ...]
    #: how strong they were found to be; only what was measured is shown
    measured: tuple[Measured, ...] = ()
    #: what each face does more or less often than the others
    leanings: tuple[Leaning, ...] = ()


# -- people ---------------------------------------------------------------------------------


class Me(msgspec.Struct, frozen=True):
    """Who the server thinks you are. A guest has a name and no account."""

    id: str
    name: str
    account: bool
    #: which of the faces drawn from the name
    face: int = 0


class DeviceFiles(msgspec.Struct, frozen=True):
    """What a page loads from /device/ to play on the visitor's device; `engine` may be empty."""

    bundle: str
    engine: str
    #: addresses of answers that a page keeps for use without a network; {language} stands for its language
    shared: tuple[str, ...]


class ServerInfo(msgspec.Struct, frozen=True):
    """What a server is called, who may come in, and what its operators tell everybody."""

    name: str
    #: the language for visitors whose browser asks for none of ours
    language: str
    contact: str
    #: who can open an account: open, invitation, closed
    registration: str
    guests: bool
    #: pages of the operators, such as privacy; they are at /about/NAME
    texts: tuple[str, ...]
    #: "" if there is none
    announcement: str
    maintenance: str
    #: the colour of buttons and links as #rrggbb, and the address of the logo; "" for ours
    colour: str = ""
    logo: str = ""
    #: may people have bot accounts?
    bots: bool = True
    #: does the server's address allow passkeys?
    passkeys: bool = False
    #: None: everything is played on the server
    device: DeviceFiles | None = None


ReportKind = Literal["leaves", "insults", "cheating", "name", "other"]


class NewReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Report a line of a table's chat, or the player at a seat, to the operators."""

    text: Annotated[str, msgspec.Meta(max_length=500)] = ""
    line: int | None = None
    seat: int | None = None
    kind: ReportKind = "other"


class PersonReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Report a person to the operators, away from any table."""

    person: Annotated[str, msgspec.Meta(max_length=24)]
    text: Annotated[str, msgspec.Meta(max_length=500)] = ""
    kind: ReportKind = "other"


class ReportAnswer(msgspec.Struct, frozen=True):
    """What came of a report of yours: an operator acted, or found that no rule was broken."""

    id: str
    #: whom it was about; nothing if their account is gone
    name: str
    kind: ReportKind
    outcome: Literal["acted", "kept"]
    settled: float


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Come in as a guest with a name."""

    name: str


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open an account, or log in to one."""

    name: str
    password: str
    #: a code, where accounts are by invitation
    invitation: str = ""


Face = Annotated[int, Meta(ge=0, le=4)]
#: who may see or do something
Audience = Literal["nobody", "friends", "all"]


class NewAccount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open an account: a name is enough."""

    name: str
    #: "" for an account without one
    password: str = ""
    #: a code, where accounts are by invitation
    invitation: str = ""
    face: Face = 0
    #: show games and ratings to everybody
    shown: bool = False


class NameCheck(msgspec.Struct, frozen=True):
    """Can an account have that name? If not, `free` are similar names that it can have."""

    name: str
    taken: bool
    free: tuple[str, ...] = ()


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How others see a person: their face, who sees what of them, and who may invite them."""

    face: Face = 0
    presence: Audience = "friends"
    games: Audience = "nobody"
    ranking: bool = False
    invitations: Audience = "all"
    #: their rated games may be published, without names, where all other people in a game agree too
    published: bool = False


class PasskeyInfo(msgspec.Struct, frozen=True):
    """A passkey of an account; `used` is 0 before the first login with it."""

    id: str
    name: str
    created: float
    used: float


class AccountInfo(msgspec.Struct, frozen=True):
    """The own account: its ways to log in, and how others see it."""

    password: bool
    words: bool
    passkeys: tuple[PasskeyInfo, ...]
    shown: Shown


class FourWords(msgspec.Struct, frozen=True):
    """Four words that open the account. They are told this once."""

    words: tuple[str, ...]


class WordLogin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Log in by a name and its four words."""

    name: str
    words: Annotated[str, Meta(max_length=100)]


Base64 = Annotated[str, Meta(max_length=8000)]


class PasskeyOptions(msgspec.Struct, frozen=True):
    """What a browser needs to make a passkey or to log in with one; binary values are base64url."""

    ceremony: str
    challenge: str
    #: the domain that the passkey is for
    domain: str
    #: whose passkey is made, and the passkeys that they have; nobody's at a login
    person: str = ""
    name: str = ""
    known: tuple[str, ...] = ()


class NewPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that a browser has made, and what its owner calls it; binary values are base64url."""

    ceremony: Annotated[str, Meta(max_length=32)]
    id: Base64
    client_data: Base64
    attestation: Base64
    name: str


class PasskeyName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another name for a passkey."""

    name: str


class PasskeyLogin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answer of a passkey to a challenge; binary values are base64url."""

    ceremony: Annotated[str, Meta(max_length=32)]
    id: Base64
    client_data: Base64
    authenticator: Base64
    signature: Base64


class AccountChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another name, another password or both; the password comes with it if the account has one."""

    password: str = ""
    name: str = ""
    new_password: str = ""


class Farewell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Delete all that is kept of oneself; an account says its password, or its name if it has none."""

    password: str = ""
    name: str = ""


class SessionInfo(msgspec.Struct, frozen=True):
    """A browser that is signed in: since when, when it was last here, whether it is the one that asks."""

    id: str
    #: browser and system, as far as they are known
    device: str
    created: float
    seen: float
    current: bool


#: what a bot account's token may be used for, besides reading what the account may see
Scope = Literal["play", "tables", "chat"]
SCOPES: Final[tuple[Scope, ...]] = get_args(Scope)
ALL_SCOPES: Final = " ".join(SCOPES)


class BotAccount(msgspec.Struct, frozen=True):
    """A program of one's own that may play at tables: its name, since when, when it was last here."""

    id: str
    name: str
    created: float
    seen: float
    scopes: tuple[Scope, ...] = SCOPES


class NewBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name for a program of one's own, and what its token may be used for."""

    name: str
    scopes: tuple[Scope, ...] = SCOPES


class BotToken(msgspec.Struct, frozen=True):
    """A new bot account. The token is told this once and never again."""

    id: str
    name: str
    token: str
    scopes: tuple[Scope, ...] = SCOPES


# -- tables -----------------------------------------------------------------------------------

#: may players ask for hints: where all others are bots, always, or never?
Hinting = Literal["bots", "always", "never"]
SeatKind = Literal["open", "human", "bot", "hotseat"]
#: `starting`: the seats are settled, and the words that their players sealed are awaited
Status = Literal["open", "starting", "running", "finished", "abandoned"]


Ready = Literal["", "ready", "learning"]
#: what stands against a rated game: see server/ratings/rules.py; `name`: somebody has no account
Unrated = Literal["name", "kind", "clock", "hints", "takeover", "device", "bots", "face"]


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a seat of a new table is filled: `me`, `open`, `bot`, or a further person on this device."""

    kind: Literal["me", "open", "bot", "hotseat"]
    bot: str = ""
    name: str = ""

    def __post_init__(self) -> None:
        rename(self, "bot")


class ClockPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """No clock, so many seconds a move, or a bank with an increment; and what happens at zero."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Count = 0
    increment: Count = 0
    at_zero: Literal["bot", "skip", "loss"] = "bot"


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Make a table. Options not given come from the preset, then from the defaults."""

    game: str
    seats: tuple[SeatPlan, ...]
    preset: str = ""
    options: dict[str, str] = {}
    public: bool = False
    clock: ClockPlan = ClockPlan()
    start: bool = True
    #: the seal of the host's word for the dice
    seal: Seal = ""
    #: may moves be taken back, freely or with consent?
    takebacks: bool = True
    #: may anyone who knows the address of a private table watch it? Otherwise its invitation is needed.
    watch: bool = False
    hints: Hinting = "bots"
    #: does it begin only when everybody has said to be ready (or the host starts it)?
    ready: bool = False
    #: may people take over the seats of its bots in the first round?
    takeover: bool = False
    #: does the game count for the ratings of its people?
    rated: bool = False
    #: the club whose members alone see it and may sit down; not for public tables
    club: Annotated[str, Meta(max_length=24)] = ""


class SeatInfo(msgspec.Struct, frozen=True, gc=False):
    """A seat as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str
    #: the person whose program plays here (a bot account); nothing for people and for our bots
    owner: str = ""
    bot: str = ""
    #: a bot holds the seat for an absent player
    held: bool = False
    resigned: bool = False
    #: the player is out because the clock ran out
    timed_out: bool = False
    online: bool = False
    #: when it was noticed that the player is gone (seconds since 1970); 0 if they are here
    away: float = 0.0
    #: the seal of its word for the dice, and has the word itself come?
    seal: str = ""
    entropy: bool = False
    #: a secret link that takes this seat; only its owner (or, while it is open, the host) gets it
    link: str = ""
    #: before the start: has its player said to be ready, or to take the lesson first?
    ready: Ready = ""
    #: an open seat of a rematch: seconds that it is kept for the player of that name; is that the viewer?
    kept: float = 0.0
    kept_for_me: bool = False
    #: before the start of a casual table: does its player want it to be rated?
    wants_rated: bool = False
    #: which of the faces drawn from the name
    face: int = 0


class ClockInfo(msgspec.Struct, frozen=True, gc=False):
    """Seconds left by seat, and whose clock runs, as of `at` (server seconds)."""

    plan: ClockPlan
    left: tuple[float, ...] = ()
    running: tuple[int, ...] = ()
    at: float = 0.0
    #: by seat: until when a running clock stands still, because its player sleeps or is away; 0 if it goes
    still: tuple[float, ...] = ()


class Origin(msgspec.Struct, frozen=True):
    """The moment of a finished game that a table goes on from, and whether its dice are those of then.

    `moved`: of the same game, which has moved here from a device or a server, or may have moved away.
    """

    table: str
    ply: int
    dice: Literal["fresh", "same", "moved"]


class TableInfo(msgspec.Struct, frozen=True, gc=False):
    """A table as a viewer may know it outside the game itself."""

    id: str
    game: str
    rules_version: str
    options: dict[str, str]
    status: Status
    public: bool
    takebacks: bool
    watch: bool
    #: may the viewer ask for hints?
    hints: bool
    seats: tuple[SeatInfo, ...]
    host: bool
    #: the viewer's own seats (several on one device)
    mine: tuple[int, ...]
    commitment: str
    created: float
    #: when something changed that everybody may know
    updated: float
    #: seats that owe a decision now
    waiting: tuple[int, ...] = ()
    #: the link that invites to this table; for those who sit at it
    invite: str = ""
    #: after the end
    scores: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    #: seats whose players resigned or ran out of time, if that ended the game before the rules did
    ended_by: tuple[int, ...] = ()
    rematch: str = ""
    clock: ClockPlan = ClockPlan()
    #: how it starts: when all seats are taken (""), when all are ready, or when all have accepted a rematch
    gather: Literal["", "ready", "rematch"] = ""
    #: seconds until the game and its clocks begin, while it counts down
    starts_in: float = 0.0
    #: the day (UTC) whose challenge is played here
    daily: str = ""
    #: played on from a moment of another game: no history and no statistics count it
    origin: Origin | None = None
    #: may a person take over the seat of a bot now?
    takeover: bool = False
    #: does the game count for ratings? Before the start of a casual table: what stands against it
    rated: bool = False
    unrated: tuple[Unrated, ...] = ()
    #: the event that it is played in
    event: str = ""
    #: does it have the same dice as tables that are still being played? Nobody else may look, and its dice
    #: and review stay closed
    sealed: bool = False


Pace = Literal["live", "turns"]


class MatchWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person wants to play with others: how many (0: any number), and live or over days."""

    game: str
    players: Annotated[int, Meta(ge=0, le=8)] = 0
    pace: Pace = "live"
    rated: bool = False


class MatchInfo(msgspec.Struct, frozen=True):
    """The table that was found; or nothing yet, and how many others look for the same."""

    table: str
    others: int


class CallWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Call the person, once, if somebody comes within these hours who wants the same."""

    game: str
    players: Annotated[int, Meta(ge=0, le=8)] = 0
    pace: Pace = "live"
    rated: bool = False
    hours: Annotated[int, Meta(ge=1, le=24)] = 3


class RatedWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Make a table casual, or wish that it is rated: it is once all who sit there wish so."""

    rated: bool


#: how a rating is shown: not yet, as a range, as a number
Sure = Literal["none", "range", "number"]


class RatingInfo(msgspec.Struct, frozen=True):
    """A rating as it is shown; the points are 0 until there are enough games for a range."""

    sure: Sure
    #: rated games that counted
    games: int
    points: int = 0
    #: the range in which the truth is 9 times in 10, and half its width
    low: int = 0
    high: int = 0
    half: int = 0
    #: the faces below and above the range; "" where there is none
    below: str = ""
    above: str = ""


class RatingPoint(msgspec.Struct, frozen=True):
    """A rating after a game that ended then."""

    at: float
    points: int
    half: int


class GameRating(msgspec.Struct, frozen=True):
    """What a person is rated in a game: their place among how many, and what 30 days have changed."""

    game: str
    rating: RatingInfo
    place: int = 0
    among: int = 0
    month: int | None = None
    history: tuple[RatingPoint, ...] = ()


class PersonRatings(msgspec.Struct, frozen=True):
    """The ratings of a person; nothing of one who hides them."""

    name: str
    hidden: bool = False
    ratings: tuple[GameRating, ...] = ()
    #: rated games that they finished, of how many that they began
    finished: int = 0
    begun: int = 0


class RankRow(msgspec.Struct, frozen=True):
    """A line of a ranking: a person with their place, or a face without."""

    name: str
    rating: RatingInfo
    place: int = 0
    bot: str = ""
    month: int | None = None
    me: bool = False
    #: which of the faces drawn from the name
    face: int = 0


class GameRanking(msgspec.Struct, frozen=True):
    """The ranking of a game, sorted by the low ends of the ranges; the own line is always among them."""

    game: str
    rows: tuple[RankRow, ...]
    #: people in the ranking, also those who are not among the rows
    people: int
    #: what the person who asks is rated, whether they are in the ranking or not; None: they have no account
    mine: RatingInfo | None = None
    #: is the person in it for others?
    shown: bool = True


class SeatRating(msgspec.Struct, frozen=True):
    """What the player of a seat is rated; after the end of a rated game, what it changed and why."""

    seat: int
    rating: RatingInfo
    #: rated games that they finished, of how many that they began
    finished: int = 0
    begun: int = 0
    place: int = 0
    #: the player left before the end
    gone: bool = False
    before: RatingInfo | None = None
    change: int = 0
    why: Line | None = None


class TableRatings(msgspec.Struct, frozen=True):
    """The ratings of those who sit at a table; people who hide theirs are left out, but for the viewer."""

    rated: bool
    seats: tuple[SeatRating, ...]
    #: the game has been counted, or does not count: somebody left early, the server failed while it was
    #: played, or an operator said so, and why
    state: Literal["", "counted", "early", "outage", "void"] = ""
    reason: str = ""


class LobbyInfo(msgspec.Struct, frozen=True):
    """What goes on: others who look for each game, others who are here, and tables."""

    looking: dict[str, int]
    here: int
    #: running, with bots' seats that can be taken
    takeover: tuple[TableInfo, ...]
    #: public games that run; if there are none, those that people finished lately
    live: tuple[TableInfo, ...]
    lately: tuple[TableInfo, ...]


#: what one person has with another: follows them, is followed, both, or has blocked them
Tie = Literal["", "follows", "followed", "friend", "blocked"]


class PersonInfo(msgspec.Struct, frozen=True):
    """Somebody else, as far as they let you know."""

    id: str
    name: str
    account: bool
    tie: Tie
    #: here now, or at the table that is shown
    here: Literal["", "here", "table"] = ""
    #: when they were here last; 0 if they don't show it
    seen: float = 0.0
    #: a game with you, or a table of theirs to join or to watch; and does it wait for you?
    table: TableInfo | None = None
    yours: bool = False
    #: the last game that you finished together, when, and who of the two was ahead
    game: str = ""
    met: float = 0.0
    won: Literal["", "you", "they", "both"] = ""
    #: which of the faces drawn from the name
    face: int = 0


class PeopleList(msgspec.Struct, frozen=True):
    """Friends, who is here first; those you follow; those who follow you; those you played with lately."""

    friends: tuple[PersonInfo, ...]
    follows: tuple[PersonInfo, ...]
    followers: tuple[PersonInfo, ...]
    met: tuple[PersonInfo, ...]


class Whom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom you mean: a person, or whoever sits at a seat or said a line at a table that you can see."""

    person: Annotated[str, msgspec.Meta(max_length=24)] = ""
    table: Annotated[str, msgspec.Meta(max_length=24)] = ""
    invite: Annotated[str, msgspec.Meta(max_length=40)] = ""
    seat: int | None = None
    line: int | None = None


class OtherSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seat of another player."""

    seat: SeatNumber


class InviteByName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Invite the account or the bot account of this name to an open seat; `Owner/Name` if several have it."""

    name: Annotated[str, Meta(min_length=1, max_length=64)]


class TableCode(msgspec.Struct, frozen=True):
    """A short code that opens the invitation of a table."""

    code: str


class CodeTarget(msgspec.Struct, frozen=True):
    """The table that a code is for, and its invitation."""

    table: str
    invite: str


class TableList(msgspec.Struct, frozen=True):
    """Tables, newest first."""

    tables: tuple[TableInfo, ...]


class PlayedSeat(msgspec.Struct, frozen=True):
    """Who sat at a seat of a finished game."""

    name: str
    kind: SeatKind
    bot: str
    #: was it one of the viewer's own?
    mine: bool
    #: which of the faces drawn from the name
    face: int = 0


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game as a line of its player's history."""

    table: str
    game: str
    #: when it ended
    ended: float
    #: the options that were not as usual
    options: dict[str, str]
    seats: tuple[PlayedSeat, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]


class GameTally(msgspec.Struct, frozen=True):
    """How many games of a kind a person has finished; won are those for two or more."""

    game: str
    played: int
    won: int
    rated: int


class BotTally(msgspec.Struct, frozen=True):
    """How often a person met a bot, and finished ahead of it."""

    bot: str
    met: int
    beaten: int


class Favourite(msgspec.Struct, frozen=True):
    """What a person often plays with: a trait, the message id of its name, games with it and those won."""

    game: str
    trait: str
    name: str
    games: int
    won: int


class JudgedGame(msgspec.Struct, frozen=True):
    """What a review found of a person's luck and choices in a game, in parts of a win."""

    table: str
    ended: float
    luck: float
    choices: float


class HeadToHead(msgspec.Struct, frozen=True):
    """The viewer and another person: by game how often the viewer was ahead, behind, level.

    Luck and choices are sums over the games that were reviewed, in parts of a win.
    """

    games: dict[str, tuple[int, int, int]]
    judged: int
    luck: float
    choices: float
    their_luck: float
    their_choices: float


class DayPlayed(msgspec.Struct, frozen=True):
    """A day's challenge that was played to the end, and by how many points the best bot was beaten."""

    day: str
    margin: int


class Profile(msgspec.Struct, frozen=True):
    """A person as others see them; what they do not show is empty."""

    id: str
    name: str
    account: bool
    face: int
    since: float
    mine: bool
    #: do they show their games to the viewer?
    shows: bool
    tie: Tie = ""
    games: tuple[GameTally, ...] = ()
    bots: tuple[BotTally, ...] = ()
    #: of the last games; from ten games on
    favourites: tuple[Favourite, ...] = ()
    judged: tuple[JudgedGame, ...] = ()
    #: half of the last games took longer than this; 0: too few games
    seconds: float = 0.0
    between: HeadToHead | None = None
    #: the challenges of the last four weeks, and days in a row
    days: tuple[DayPlayed, ...] = ()
    streak: int = 0


class HistoryGame(msgspec.Struct, frozen=True):
    """A finished game of a person's history; `mine` marks the person's seat."""

    table: str
    game: str
    ended: float
    options: dict[str, str]
    seats: tuple[PlayedSeat, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    rated: bool
    #: can the viewer open it?
    open: bool
    luck: float | None = None
    choices: float | None = None


class HistoryPage(msgspec.Struct, frozen=True):
    """Some games of a history, and how many there are in all."""

    games: tuple[HistoryGame, ...]
    count: int


# -- the daily challenge --------------------------------------------------------------------------


class DailyTry(msgspec.Struct, frozen=True):
    """The own try that counts: it is open, done, or was given up."""

    day: str
    table: str
    state: Literal["open", "given-up", "done"]
    #: points more than the best bot, and moves made
    margin: int = 0
    moves: int = 0
    #: a letter for each tenth of the game: led (`l`), level (`e`), behind (`b`)
    course: str = ""
    #: among all who are done; 0 before that
    place: int = 0
    game: str = ""


class DailyResult(msgspec.Struct, frozen=True):
    """A line of the day's results."""

    place: int
    name: str
    margin: int
    moves: int
    mine: bool


class DailyWeek(msgspec.Struct, frozen=True):
    """A line of the week's results: days on which all bots were beaten, days played, and all margins."""

    place: int
    name: str
    won: int
    played: int
    margin: int
    mine: bool


class DailyInfo(msgspec.Struct, frozen=True):
    """Today's challenge: one game with the same set-up, dice and bots for everybody."""

    #: as 2026-11-16, in UTC
    day: str
    game: str
    seats: tuple[SeatPlan, ...]
    #: seconds until it ends
    ends: int
    #: how many have begun a try
    players: int
    mine: DailyTry | None
    #: the best of today and of this week, and the person's own line at any place
    today: tuple[DailyResult, ...]
    week: tuple[DailyWeek, ...]
    #: days in a row, with one day off in seven, in any game; and the person's tries of the last four weeks
    streak: int
    days: tuple[DailyTry, ...]
    #: the games with a challenge today, the game of the day first
    games: tuple[str, ...] = ()


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat: any open one, or the one that a link names."""

    seat: SeatNumber | None = None
    link: str = ""
    invite: str = ""
    seal: Seal = ""


class Entropy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word for the dice: while the table is open its seal, or the word for all to see; while it is
    starting the word that was sealed."""

    word: str = ""
    seal: Seal = ""


class Sealed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever begins something anew may seal a word for its dice."""

    seal: Seal = ""


class ReadyState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether one is ready for the start; `learning`: the others see that it takes some minutes."""

    state: Ready = "ready"


class Series(msgspec.Struct, frozen=True):
    """Games of the same people at one game within 30 days: wins by seat (a shared one in parts), and all."""

    wins: tuple[float, ...]
    games: int


class SeatOnly(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seat that is meant. If none is said: all of your own, or, to take over from a bot, any."""

    seat: SeatNumber | None = None


# -- play -----------------------------------------------------------------------------------------


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """A line of the log for this viewer. `ply` is the move it belongs to; 0 is the setup."""

    ply: int
    line: Line
    #: seats it speaks of, for filters and highlights
    seats: tuple[int, ...] = ()
    undone: bool = False
    #: the event of the game that it shows; none if it speaks of the table
    event: str | None = None
    topic: Topic | None = None
    sound: Sound | None = None
    part: Part | None = None


class UndoInfo(msgspec.Struct, frozen=True, gc=False):
    """May the viewer take the last move back? If not freely, which event stands in the way."""

    free: bool
    #: the reason, if it is not free and there is something to undo
    blocked: Line | None = None
    #: seats that would be asked; with a reason and nobody to ask, the move stays for good
    ask: tuple[int, ...] = ()
    #: a request that waits for answers: who asked, who has agreed, whether the viewer is asked
    asked_by: int | None = None
    agreed: tuple[int, ...] = ()
    to_answer: bool = False
    #: what such a request would undo, as everybody was shown it
    back: tuple[Line, ...] = ()


class OrderKind(msgspec.Struct, frozen=True):
    """A standing order that the game offers; its text is `GAME-order-NAME`, those of
    its values are `GAME-order-is-VALUE`, or `order-VALUE` for what all games say."""

    name: str
    values: tuple[str, ...]


class Orders(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Standing orders of one seat: the values chosen, seen by their owner alone."""

    seat: SeatNumber | None = None
    orders: dict[str, str] = {}


class WhyNot(msgspec.Struct, frozen=True):
    """Why a thing on the board is no choice of a seat now; no line: it begins one, or goes on with it."""

    line: Line | None
    #: the question that the seat is asked, to be said after a line that knows nothing more special
    asked: Line | None = None
    #: the rule that the question comes from
    rule: str = ""


class HintInfo(msgspec.Struct, frozen=True):
    """A move worth making: the win chance (0 to 1) and the points that it promises, and why in a sentence."""

    choice: Choice
    share: float
    points: float
    reasons: tuple[Line, ...]
    #: half the 90 % band of the win chance
    band: float = 0.0
    #: the rest of the move: what the choice asks for at once
    then: tuple[Choice, ...] = ()
    #: is the next one about as good?
    equal: bool = False


class Hints(msgspec.Struct, frozen=True):
    """The best moves of a seat at a version, the best first; none if it owes no decision any more."""

    version: int
    seat: int
    hints: tuple[HintInfo, ...]
    #: what others can do and are likely to do, by what lies open
    outlook: Outlook | None = None
    #: False: nobody has measured the win chances at such a table (solo games), so they are not shown
    measured: bool = True


class Threat(msgspec.Struct, frozen=True):
    """What somebody else can do in answer to a choice: the log line, the points, and how many more could."""

    action: int
    seat: int
    line: Line
    points: int
    more: int = 0


class Threats(msgspec.Struct, frozen=True):
    """The threats of a seat's choices at a version; none where hints are off."""

    version: int
    threats: tuple[Threat, ...]


TableEventKind = Literal["turn", "over", "invited"]


class TableEvent(msgspec.Struct, frozen=True):
    """A table waits for the person, a game of theirs has ended, or a seat is kept for them by name."""

    kind: TableEventKind
    table: str
    game: str
    #: the seat that has to decide, and the version of its log; null and 0 if there is nothing to decide
    seat: int | None
    version: int


class PossibleWorld(msgspec.Struct, frozen=True):
    """A position that fits everything a seat knows; what the seat can't know is drawn at random."""

    game: str
    #: the version of the rules: the numbers of actions belong to it
    rules: str
    seat: int
    version: int
    #: what `starhold.game(NAME).build` takes
    facts: msgspec.Raw


ChannelKind = Literal["mail", "hook", "push"]
HookFormat = Literal["", "json", "discord", "slack", "telegram", "ntfy"]


class PushKeys(msgspec.Struct, frozen=True):
    """The keys of a browser that takes push messages, as it gives them out."""

    p256dh: Annotated[str, Meta(max_length=200)] = ""
    auth: Annotated[str, Meta(max_length=100)] = ""


class NewChannel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a person wants to be told that a table waits: e-mail, a webhook or a browser."""

    kind: ChannelKind
    address: Annotated[str, Meta(min_length=3, max_length=1000)]
    format: HookFormat = ""
    keys: PushKeys = PushKeys()
    language: Annotated[str, Meta(max_length=8)] = ""


class ChannelInfo(msgspec.Struct, frozen=True):
    """A channel as its owner sees it; of a webhook's address only the host is shown."""

    id: str
    kind: ChannelKind
    address: str
    format: HookFormat
    #: an e-mail address is confirmed by the link that is sent to it; other channels are at once
    confirmed: bool
    #: True if it failed so often that nothing is sent to it until it is tested again
    off: bool
    error: str
    sent: float


class NoticesInfo(msgspec.Struct, frozen=True):
    """A person's channels, and what this server can send."""

    channels: tuple[ChannelInfo, ...]
    #: the public key that browsers want (VAPID)
    push_key: str
    mail: bool


class ChannelTested(msgspec.Struct, frozen=True):
    """What became of a test message: how long it took, and what went wrong, if anything."""

    seconds: float
    error: str
    channel: ChannelInfo


class LinkToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The signed word of a link in a notice."""

    token: Annotated[str, Meta(max_length=400)]


class AnswerToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The signed word of an answer in a notice; it is carried out if the person is `sure`."""

    token: Annotated[str, Meta(max_length=400)]
    sure: bool = False


class AnswerInfo(msgspec.Struct, frozen=True):
    """What an answer in a notice decides: the question and the choice; neither once it is `done` before."""

    table: str
    game: str
    names: tuple[str, ...]
    question: Line | None
    choice: Line | None
    done: bool


class Forgotten(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The account whose password is forgotten: its e-mail address gets a link."""

    name: Annotated[str, Meta(min_length=1, max_length=64)]


class Recovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Log in to the account that a link is for; "" keeps the password that it has."""

    token: Annotated[str, Meta(max_length=400)]
    password: Annotated[str, Meta(max_length=200)] = ""


class Mute(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Send no notices of a table, or send them again."""

    quiet: bool


class TurnInfo(msgspec.Struct, frozen=True):
    """A table of the person's own, for the list of turns."""

    table: "TableInfo"
    #: does the table wait for the person?
    yours: bool
    #: what is asked of the person; None if others decide, or if several people share the device
    prompt: Prompt | None
    #: what happened last
    last: Line | None
    #: seconds left for the decision, of the person or of those who decide; None without a clock
    seconds_left: float | None
    muted: bool
    #: the seconds that there were for the decision; 0 without a clock
    seconds: float = 0.0
    #: until when the clock stands still, because the player who decides sleeps or is away; 0 if it goes
    still: float = 0.0


class TurnList(msgspec.Struct, frozen=True):
    """Tables that wait for the person, least time first; those that wait for others; and finished ones."""

    mine: tuple[TurnInfo, ...]
    others: tuple[TurnInfo, ...]
    finished: tuple["TableInfo", ...]
    #: tables that have not begun, to which others have invited the person by name
    invited: tuple["TableInfo", ...] = ()
    #: has the person ever finished a game?
    played: bool = False


class Sleep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hours (UTC, 0 to 23) between which the own clock stands still; equal hours mean never."""

    start: Annotated[int, Meta(ge=0, le=23)]
    end: Annotated[int, Meta(ge=0, le=23)]


class Holiday(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a person is away (seconds since 1970); equal moments mean that they are not."""

    begins: Annotated[float, Meta(ge=0, le=1e11)]
    ends: Annotated[float, Meta(ge=0, le=1e11)]


class HolidayInfo(msgspec.Struct, frozen=True):
    """When a person is away, or two zeros; days of a year that are left for it, and that there are."""

    begins: float
    ends: float
    days_left: float
    most: int


Eyes = Literal["own", "all", "covered"]


class Position(msgspec.Struct, frozen=True, gc=False, tag="position"):
    """The whole table for one viewer after a move; log lines since `since`."""

    table: str
    version: int
    #: the seat through whose eyes this is; None is a spectator
    seat: int | None
    #: the game's own view (see the game's schema)
    view: msgspec.Raw
    waiting: tuple[int, ...]
    over: bool
    prompt: Prompt | None
    choices: tuple[Choice, ...]
    log: tuple[LogEntry, ...]
    #: the number of the first of these lines; the viewer drops what it has from there on
    log_start: int
    undo: UndoInfo
    clock: ClockInfo
    scores: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    #: the player who decides now sees or does what the others may not know: on one device they look away
    sealed: bool = False
    #: the number of that decision, 0 if it is open: each one is confirmed by itself (`LookMessage`)
    secret: int = 0
    #: `own`: all that the seat may see. On a shared device also `all`: what everybody sees, and the seat
    #: knows no more than that; and `covered`: the same, but the seat knows more or decides in secret
    eyes: Eyes = "own"


class Changes(msgspec.Struct, frozen=True, gc=False, tag="changes", omit_defaults=True):
    """What a move changed for one viewer, for clients that asked for it; what is not said is as it was."""

    #: the version of the position that this one follows, the last one that was sent on this socket
    base: int
    version: int
    log_start: int
    #: pairs of a place in the view (a JSON Pointer, RFC 6901) and what is there now
    view: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    waiting: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET
    over: bool = False
    prompt: Prompt | msgspec.UnsetType | None = msgspec.UNSET
    choices: tuple[Choice, ...] | msgspec.UnsetType = msgspec.UNSET
    #: the new lines
    log: tuple[LogEntry, ...] = ()
    undo: UndoInfo | msgspec.UnsetType = msgspec.UNSET
    clock: ClockInfo | msgspec.UnsetType = msgspec.UNSET
    scores: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    sealed: bool = False
    secret: int = 0
    eyes: Eyes = "own"


# -- lessons ----------------------------------------------------------------------------------------

GameName = Annotated[str, Meta(max_length=40)]
LessonName = Annotated[str, Meta(max_length=40)]
#: as many beats as the longest lesson may have, and decisions as a learner may make in one of them
BeatNumber = Annotated[int, Meta(ge=0, le=99)]
Decisions = Annotated[tuple[Count, ...], Meta(max_length=60)]


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson; its texts are `lesson-ID` and `.about`. `rivals` are characters of the cast."""

    game: str
    id: str
    first: bool
    minutes: int
    rivals: tuple[str, ...]
    #: how many beats each scene has
    scenes: tuple[int, ...]
    #: the decisions that it is about, each by how its notation begins: a review names the lesson by them
    teaches: tuple[str, ...] = ()


class LessonProgress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far somebody has come in a lesson: the beat to go on with, and was it ever finished?"""

    game: GameName
    lesson: LessonName
    beat: BeatNumber = 0
    done: bool = False


class LessonAsked(msgspec.Struct, frozen=True, tag="asked", forbid_unknown_fields=True):
    """Where somebody stands in a lesson, and what they do: nothing, moves, or go on.

    `made` are the decisions in each beat of the scene up to this one; where they are missing, those that the
    coach would take. `again`: the same moves were answered already and are meant.
    """

    beat: BeatNumber = 0
    made: Annotated[tuple[Decisions, ...], Meta(max_length=40)] = ()
    moves: Decisions = ()
    again: bool = False
    next: bool = False


class LessonAfter(msgspec.Struct, frozen=True, tag="after", forbid_unknown_fields=True):
    """What can be done there, from these own choices on?"""

    beat: BeatNumber
    made: Annotated[tuple[Decisions, ...], Meta(max_length=40)]
    after: Annotated[tuple[Count, ...], msgspec.Meta(max_length=LONGEST_PLAN)]


class LessonWhy(msgspec.Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    """Why is a board element no choice there, after what was picked before?"""

    beat: BeatNumber
    made: Annotated[tuple[Decisions, ...], Meta(max_length=40)]
    pick: Annotated[str, Meta(min_length=1, max_length=80)]
    after: Annotated[tuple[str, ...], Meta(max_length=20)] = ()


class LessonStep(msgspec.Struct, frozen=True):
    """A lesson as it stands after that."""

    beat: int
    kind: Literal["tell", "watch", "do", "free"]
    made: tuple[tuple[int, ...], ...]
    #: what the coach says, the rules it comes from, and the parts of the board that it speaks of
    say: Line
    rules: tuple[str, ...]
    ring: tuple[str, ...]
    #: what is answered to moves that did not go on
    answer: Line | None
    #: the decisions that the coach would take now, and the board elements to click for the first of them
    show: tuple[int, ...]
    #: the same, through the beats that follow with nothing between
    ahead: tuple[int, ...]
    picks: tuple[str, ...]
    #: where a new scene begins: what was still to be seen of the one before
    left: tuple[Position, ...]
    #: the table after each move since, the last as it is now; and what can be done there
    positions: tuple[Position, ...]
    ways: tuple[Way, ...]
    finished: bool


# -- client to server, over the socket --------------------------------------------------------------


class MoveMessage(msgspec.Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """Take an action at a version. `client` makes it safe to send twice.

    `then` are the further decisions of one plan, made all together or not at all.
    """

    client: ClientId
    version: Count
    seat: SeatNumber
    action: Count
    then: Annotated[tuple[Count, ...], msgspec.Meta(max_length=LONGEST_PLAN)] = ()


class UndoMessage(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take the last own move back, or ask those concerned."""

    client: ClientId
    version: Count
    seat: SeatNumber


class ConsentMessage(msgspec.Struct, frozen=True, tag="consent", forbid_unknown_fields=True):
    """Answer a request to undo."""

    client: ClientId
    seat: SeatNumber
    agree: bool


class ChatMessage(msgspec.Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    """Say something: seats talk with seats, spectators with spectators."""

    client: ClientId
    text: str


class LookMessage(msgspec.Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """On a shared device: show the table to this seat from now on (None: to nobody).

    `openly`: in front of all, so only what everybody may see. Otherwise its person is alone with the device,
    for the decision that `secret` names (`Position.secret`; None: the present one). With the next secret
    decision, and with the first open one after it, the table is shown openly again.
    """

    seat: SeatNumber | None
    openly: bool = False
    secret: Count | None = None


class PlansMessage(msgspec.Struct, frozen=True, tag="plans", forbid_unknown_fields=True):
    """What can the seat that decides do, and what would come of it? `after`: from these own choices on."""

    version: Count
    seat: SeatNumber
    after: Annotated[tuple[Count, ...], msgspec.Meta(max_length=LONGEST_PLAN)] = ()


class WholeMessage(msgspec.Struct, frozen=True, tag="whole", forbid_unknown_fields=True):
    """Send the whole position: what came last does not follow from what I have."""


class StepsMessage(msgspec.Struct, frozen=True, tag="steps", forbid_unknown_fields=True):
    """Shall each of several moves that bots make within a moment come as a position of its own?"""

    each: bool


class VisibleMessage(msgspec.Struct, frozen=True, tag="visible", forbid_unknown_fields=True):
    """Is the page in front of the person, or hidden behind another one? Notices go to those who look away."""

    visible: bool


class PingMessage(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


ClientMessage = (
    MoveMessage
    | UndoMessage
    | ConsentMessage
    | ChatMessage
    | LookMessage
    | PlansMessage
    | WholeMessage
    | StepsMessage
    | VisibleMessage
    | PingMessage
)

# -- server to client -------------------------------------------------------------------------------


class Ack(msgspec.Struct, frozen=True, gc=False, tag="ack"):
    """The message was carried out and is committed; the table is at this version now."""

    client: str
    version: int


class Problem(msgspec.Struct, frozen=True, tag="problem"):
    """Something was refused, in words the client can translate; nothing changed.

    A stale move comes with the fresh position.
    """

    key: str
    arguments: dict[str, str | int] = {}
    client: str = ""
    position: Position | None = None


class ChatLine(msgspec.Struct, frozen=True, tag="said"):
    """Somebody said something."""

    number: int
    name: str
    seat: int | None
    text: str
    at: float


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """First message on a socket: the build, so that an old client can ask to be reloaded, and past chat."""

    build: str
    you: Me
    chat: tuple[ChatLine, ...] = ()


class TableNews(msgspec.Struct, frozen=True, tag="table"):
    """Seats, presence or status changed."""

    table: TableInfo


class Plans(msgspec.Struct, frozen=True, tag="plans"):
    """The choices at a version and what would come of each; none if the seat decides nothing then.

    `prompt` is what the ways answer.
    """

    version: int
    seat: int
    after: tuple[int, ...]
    ways: tuple[Way, ...]
    prompt: Prompt | msgspec.UnsetType = msgspec.UNSET


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """Here."""


ServerMessage = Position | Changes | Ack | Problem | ChatLine | Welcome | TableNews | Plans | Pong


class OrderList(msgspec.Struct, frozen=True):
    """The standing orders that a game offers, those in force, and the player's sleeping hours."""

    kinds: tuple[OrderKind, ...]
    orders: Orders
    sleep: Sleep
    #: the most hours of a day that the player may choose
    most_sleep: int


class RecordMoment(msgspec.Struct, frozen=True):
    """A record's table after some of its moves, and whose game it was."""

    game: str
    #: of its seats; empty where a record does not say
    names: tuple[str, ...]
    position: Position


class Verification(msgspec.Struct, frozen=True):
    """What checking a record gave."""

    ok: bool
    game: str = ""
    moves: int = 0
    #: was every die checked against an opened seed, and that against the commitment of before the game?
    fair: bool = False
    problem: Problem | None = None
    #: how often moves were taken back, how many they were, and how many of these had asked chance
    takebacks: int = 0
    taken_back: int = 0
    rerolled: int = 0
    #: is there a commitment; how many words of players are in the dice, how many were sealed and never opened
    committed: bool = False
    words: int = 0
    withheld: int = 0


class RuleText(msgspec.Struct, frozen=True):
    """One rule of the rules book: what it says, and apart from that what only some want to know."""

    id: str
    #: the title of its chapter
    section: str
    text: str
    #: which books say so
    sources: str
    #: how other editions play it
    editions: str
    #: why we decided so where the books are silent; empty if it needs no reason, null if they speak
    ruling: str | None
    #: to be looked up rather than read: worked examples, what is secret or always true, all decisions
    reference: bool


class SearchWord(msgspec.Struct, frozen=True):
    """What rules call something, and what people may call it; both are beginnings of words."""

    terms: tuple[str, ...]
    said: tuple[str, ...]


class ChapterLesson(msgspec.Struct, frozen=True):
    """The lesson that teaches most of what a chapter says."""

    chapter: str
    lesson: str
    title: str
    minutes: int


class RuleBook(msgspec.Struct, frozen=True):
    """The rules of a game in the order of play, and by what other words they are found."""

    game: str
    rules: tuple[RuleText, ...]
    words: tuple[SearchWord, ...]
    #: words of a question that say nothing of what is sought
    idle: tuple[str, ...]
    lessons: tuple[ChapterLesson, ...] = ()


# -- after a game: playing on, exercises, puzzles -----------------------------------------------------------


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a moment of a finished game, against bots."""

    ply: Count
    dice: Literal["fresh", "same"] = "fresh"
    #: where to sit: the person's seat of then, or the one that decides, if none is named
    seat: SeatNumber | None = None
    #: the players of all other seats; if nobody is named, bots stay what they were
    bot: Annotated[str, Meta(max_length=40)] = ""

    def __post_init__(self) -> None:
        rename(self, "bot")


class Exercise(msgspec.Struct, frozen=True):
    """A moment that cost much, to be tried again; the table is `replay?moves=PLY&seat=SEAT`."""

    ply: int
    seat: int
    round: int
    #: the share of the win that was given away, and the action that did it
    cost: float
    made: int
    choices: tuple[Choice, ...]
    #: the cost is known to ± this; what was played, what that led to, and open facts of the position
    band: float = 0.0
    played: tuple[Line, ...] = ()
    led: Line | None = None
    situation: tuple[Line, ...] = ()


class ExerciseList(msgspec.Struct, frozen=True):
    """The costliest moments of a seat, the costliest first."""

    seat: int
    exercises: tuple[Exercise, ...]


class ExerciseAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one would do now."""

    ply: Count
    action: Count


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle in a list. The theme is the message that names what the best move is about."""

    id: str
    game: str
    theme: str
    #: 1 is easy, 3 is hard
    level: int
    players: int
    #: what people call it; older puzzles have no name
    name: Line | None = None


class PuzzleTable(msgspec.Struct, frozen=True):
    """A puzzle to solve: one move is better than all others by far."""

    info: PuzzleInfo
    options: dict[str, str]
    seat: int
    #: what the seat sees, what it is asked, and what it may do
    view: msgspec.Raw
    prompt: Prompt
    choices: tuple[Choice, ...]
    #: open facts of the position
    situation: tuple[Line, ...] = ()


class PuzzleAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The move that one would make."""

    action: Count


class PuzzleSolved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle that somebody has solved."""

    game: GameName
    puzzle: Annotated[str, Meta(pattern="^[a-z][0-9]{1,5}$")]


# -- events ------------------------------------------------------------------------------------------------

#: everybody meets everybody; the same in divisions, by seasons; nearest points; the best go on; without
#: rounds, for a time; mixed tables without a winner
EventKind = Literal["robin", "league", "swiss", "cup", "arena", "evening"]
EventState = Literal["soon", "short", "running", "finished", "cancelled"]


class NewEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event that somebody organises."""

    kind: EventKind
    title: Annotated[str, Meta(min_length=1, max_length=60)]
    game: str
    #: seconds since 1970
    starts: float
    #: players of a table
    size: Annotated[int, Meta(ge=2, le=5)] = 3
    options: dict[str, str] = {}
    pace: Pace = "live"
    #: live: the time of each player in a game; by turns: that for each move
    seconds: Annotated[int, Meta(ge=60, le=7 * 86400)] = 720
    #: of a Swiss event or an evening
    rounds: Annotated[int, Meta(ge=1, le=9)] = 5
    #: by turns: how long a round lasts
    days: Annotated[int, Meta(ge=1, le=30)] = 14
    #: how long an arena lasts
    minutes: Annotated[int, Meta(ge=30, le=180)] = 60
    rated: bool = False
    #: do all tables of a round have the same dice?
    duplicate: bool = False
    #: is it in everybody's list? Otherwise only its link leads there
    listed: bool = True
    #: a club's event, which its members see and may enter; a host of the club organises it
    club: Annotated[str, Meta(max_length=24)] = ""


class EventEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The wish to take part; an event that is in no list wants its link."""

    invite: Annotated[str, Meta(max_length=40)] = ""


class EventFree(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a player of an arena wants a game now."""

    free: bool = True


class EventChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the organiser changes: the start, who plays, a table's deadline, or the end."""

    act: Literal["start", "fill", "replace", "shift", "end"]
    #: start: when; seconds since 1970
    starts: float = 0.0
    #: replace: the entrant whose place the next on the list takes
    number: Annotated[int, Meta(ge=0, le=10_000)] = 0
    #: shift: the table, and by how many hours
    table: Annotated[str, Meta(max_length=24)] = ""
    hours: Annotated[int, Meta(ge=1, le=24 * 14)] = 24


class EventBrief(msgspec.Struct, frozen=True):
    """An event in a list."""

    id: str
    kind: EventKind
    title: str
    game: str
    state: EventState
    pace: Pace
    starts: float
    #: of an arena: when the last game may begin
    ends: float
    round: int
    rounds: int
    #: people who take part, and whether the viewer does
    people: int
    mine: bool
    rated: bool


class EventList(msgspec.Struct, frozen=True):
    """The viewer's events, those that can be entered, and those that have ended."""

    mine: tuple[EventBrief, ...]
    open: tuple[EventBrief, ...]
    finished: tuple[EventBrief, ...]


class EventEntrant(msgspec.Struct, frozen=True):
    """Who takes part, under a number; without name and bot it is a former player."""

    number: int
    name: str
    bot: str
    division: int
    state: Literal["in", "list", "gone"]
    #: the person's id; nothing for bots
    person: str = ""


class EventLine(msgspec.Struct, frozen=True):
    """A line of the standings: what counts, and what breaks ties."""

    number: int
    place: int
    division: int
    points: float
    games: int
    tie: float
    missed: int
    streak: int
    best: int
    #: the places by round; 0 is a forfeit
    places: dict[str, int]
    #: two forfeits in a row
    out: bool


class EventGame(msgspec.Struct, frozen=True):
    """A table of an event. Results of a round that all tables play with the same dice come at its end."""

    round: int
    number: int
    division: int
    table: str
    #: entrants by seat; None is a bot that fills the table
    seats: tuple[int | None, ...]
    over: bool
    until: float
    ranks: tuple[int, ...] = ()
    forfeits: tuple[int, ...] = ()


class EventMine(msgspec.Struct, frozen=True):
    """What the viewer does next: enter, wait for the start, come, play, look for a game, wait, or nothing."""

    number: int | None
    #: join: not in; in: waits for the start; list; come: to be there before `until`; play; free: may look for
    #: a game; seek: looks for one; held: may not play until `until`; wait: for other tables; out; done
    state: Literal["join", "in", "list", "come", "play", "free", "seek", "held", "wait", "out", "done"]
    table: str = ""
    until: float = 0.0


class EventSeed(msgspec.Struct, frozen=True):
    """The dice that all tables of a round share: what is published before, and the seed after it."""

    round: int
    commitment: str
    seed: str = ""


class EventInfo(msgspec.Struct, frozen=True):
    """An event as the viewer sees it."""

    brief: EventBrief
    plan: NewEvent
    host: str
    #: may the viewer organise it?
    organiser: bool
    invite: str
    #: the fewest people who are wanted, and the most
    least: int
    most: int
    entrants: tuple[EventEntrant, ...]
    lines: tuple[EventLine, ...]
    tables: tuple[EventGame, ...]
    me: EventMine
    seeds: tuple[EventSeed, ...]
    #: of a league
    season: int
    #: the server's time
    now: float
    #: of a league: the event of its next season with its invitation (ID/TOKEN), once there is one
    next: str = ""


# -- clubs -------------------------------------------------------------------------------------------

#: who may enter: everybody, people with the link, or people with the link and a host's yes
ClubEntry = Literal["listed", "link", "ask"]
ClubRole = Literal["", "asks", "member", "host"]


class NewClub(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A club that somebody founds, or what a host changes of it."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    about: Annotated[str, Meta(max_length=120)] = ""
    entry: ClubEntry = "link"


class ClubDoor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The wish to enter a club; one that is not listed wants its link."""

    invite: Annotated[str, Meta(max_length=40)] = ""


class MemberChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a host does: let somebody in who asks, make a member a host, or remove somebody."""

    act: Literal["admit", "host", "remove"]
    person: Annotated[str, Meta(max_length=24)]


class ClubBrief(msgspec.Struct, frozen=True):
    """A club in a list."""

    id: str
    name: str
    about: str
    entry: ClubEntry
    members: int
    #: what the viewer is there
    role: ClubRole
    #: names of a few members, for their faces
    names: tuple[str, ...]
    #: when the next evening begins; 0 if none is planned
    evening: float = 0.0


class ClubList(msgspec.Struct, frozen=True):
    """The viewer's clubs, and those that everybody may enter."""

    mine: tuple[ClubBrief, ...]
    listed: tuple[ClubBrief, ...]


class ClubMember(msgspec.Struct, frozen=True):
    """Somebody in a club, or who asks to be."""

    person: PersonInfo
    role: ClubRole
    since: float
    me: bool = False


class ClubInfo(msgspec.Struct, frozen=True):
    """A club as the viewer sees it: tables and members are shown to members, the link and asks to hosts."""

    brief: ClubBrief
    #: the hosts' names
    hosts: tuple[str, ...]
    events: tuple[EventBrief, ...]
    invite: str = ""
    members: tuple[ClubMember, ...] = ()
    asks: tuple[ClubMember, ...] = ()
    tables: tuple[TableInfo, ...] = ()
