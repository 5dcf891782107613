"""The database: few tables, plain columns, the log of entries in the middle."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(64), nullable=False),
    #: the name in lower case, once it is an account's; unique among accounts
    Column("login", String(64), unique=True),
    Column("password", String(200)),
    Column("created", Float, nullable=False),
    #: until when a cookie of the time before there were sessions is good for this guest
    Column("cookie_until", Float, nullable=False, server_default="0"),
    #: the person whose program this is; nobody for people, and for programs whose token was taken back
    Column("owner", String(24), index=True),
    #: operator or moderator; nothing for everybody else
    Column("role", String(12), nullable=False, server_default=""),
    #: when they were last here, to the minute
    Column("seen", Float, nullable=False, server_default="0"),
    #: the table that they looked at then, if any
    Column("place", String(24), nullable=False, server_default=""),
    #: which of the faces drawn from the name was chosen
    Column("face", Integer, nullable=False, server_default="0"),
    #: a hash of the four words that open the account, if it has any
    Column("words", String(200)),
    #: how often a link or four words have opened the account: a link is good for one number
    Column("epoch", Integer, nullable=False, server_default="0"),
    #: who sees that the person is here, and their games; who may invite them: nobody, friends or all
    Column("presence", String(8), nullable=False, server_default="friends"),
    Column("games", String(8), nullable=False, server_default="nobody"),
    Column("invitations", String(8), nullable=False, server_default="all"),
    #: are they in the ranking?
    Column("ranking", Boolean, nullable=False, server_default=false()),
    #: may their rated games be published?
    Column("published", Boolean, nullable=False, server_default=false()),
)

#: the names that accounts have taken, in every form that looks the same
names = Table(
    "names",
    metadata,
    Column("key", String(512), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
)

#: names of accounts that were deleted, as hashes: nobody can take one of them for a while
resting_names = Table(
    "resting_names",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("until", Float, nullable=False, index=True),
)

#: the passkeys of accounts
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    #: what its owner calls it
    Column("name", String(64), nullable=False),
    #: by what the authenticator knows it, and its public key; both as base64url
    Column("credential", String(1400), nullable=False, unique=True),
    Column("key", Text, nullable=False),
    #: how often it was used, as the authenticator counts; 0: it does not count
    Column("count", Integer, nullable=False),
    Column("created", Float, nullable=False),
    #: when somebody last logged in with it; 0: never
    Column("used", Float, nullable=False, server_default="0"),
)

#: logins and new passkeys under way: each challenge is answered once, in time
ceremonies = Table(
    "ceremonies",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("challenge", String(64), nullable=False),
    #: the person who adds a passkey; nobody: somebody logs in
    Column("person", String(24), ForeignKey("people.id"), index=True),
    Column("until", Float, nullable=False, index=True),
)

sessions = Table(
    "sessions",
    metadata,
    #: a hash of the token that the browser has
    Column("key", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    #: which browser, as far as it says
    Column("device", String(80), nullable=False),
    Column("created", Float, nullable=False),
    #: when it was last used, and when it ends unless it is used again
    Column("seen", Float, nullable=False),
    Column("expires", Float, nullable=False, index=True),
    #: what the token of a bot account may be used for, as words; a browser may do everything
    Column("scopes", String(80), nullable=False, server_default="play tables chat"),
)

#: how far people have come in lessons
lessons = Table(
    "lessons",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("lesson", String(40), nullable=False),
    #: the beat to go on with
    Column("beat", Integer, nullable=False),
    #: was it ever finished?
    Column("done", Boolean, nullable=False),
    PrimaryKeyConstraint("person", "game", "lesson"),
)

#: days with a challenge. The seed is drawn when the first person asks for the day, never before it
days = Table(
    "days",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("seed", String(128), nullable=False),
)

#: the puzzles that people have solved
puzzles = Table(
    "puzzles",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("puzzle", String(12), nullable=False),
    PrimaryKeyConstraint("person", "game", "puzzle"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", String(20), nullable=False),
    Column("options", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("status", String(12), nullable=False),
    Column("public", Boolean, nullable=False),
    #: may moves be taken back?
    Column("takebacks", Boolean, nullable=False, server_default=true()),
    #: may anyone who knows the address watch, though it is private?
    Column("watch", Boolean, nullable=False, server_default=false()),
    #: who may ask for hints: nobody (never), those who play against bots alone (bots), everybody (always)
    Column("hints", String(8), nullable=False, server_default="bots"),
    Column("hidden", Boolean, nullable=False, default=False),
    #: the day whose challenge is played here, or nothing
    Column("daily", String(10), nullable=False, server_default=""),
    #: may people take over the seats of its bots in the first round?
    Column("takeover", Boolean, nullable=False, server_default=false()),
    #: the event that it is played in, or nothing
    Column("event", String(24), nullable=False, server_default=""),
    #: the club whose members alone may sit down, or nothing
    Column("club", String(24), nullable=False, server_default="", index=True),
    #: is its seed that of other tables as well, of which one is still being played?
    Column("sealed", Boolean, nullable=False, server_default=false()),
    #: how a table with several people starts: "" when all seats are taken; "ready" when all say so;
    #: "rematch" when all who are asked have accepted. The last two count down first
    Column("gather", String(8), nullable=False, server_default=""),
    #: does its game count for the ratings of its people?
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("host", String(24), nullable=False),
    Column("invite", String(40), nullable=False),
    #: the secret seed in hex; never leaves the process before the game is over
    Column("seed", String(128), nullable=False),
    Column("commitment", String(64), nullable=False),
    #: number of log entries; the version check
    Column("version", Integer, nullable=False, default=0),
    #: goes up with every change of the row or its seats outside the log: of two readings the higher is newer
    Column("revision", Integer, nullable=False, default=0),
    #: when the last entry was appended, by the database's clock
    Column("logged", Float, nullable=False, default=0.0),
    Column("result", Text),
    #: what a list shows of a running table beside its rows (Glance as JSON), as of one of its versions
    Column("glance", Text),
    Column("rematch", String(24)),
    #: the finished game that it goes on from, if it does (Origin as JSON)
    Column("origin", Text),
    Column("created", Float, nullable=False),
    #: when anything changed, also what only some may know: for processes, never shown to people
    Column("updated", Float, nullable=False),
    #: when something changed that everybody may know
    Column("told", Float, nullable=False, server_default="0"),
    Index("tables_by_status", "status", "public", "updated"),
)

#: the tries that count: one per day, person and game
tries = Table(
    "tries",
    metadata,
    Column("day", String(10), ForeignKey("days.day"), nullable=False),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("game", String(40), nullable=False, server_default=""),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    #: open; once its game is over done, or given-up if it was not played to the end, by oneself, in time
    Column("state", String(8), nullable=False, server_default="open"),
    #: of a game that is done: points more than the best bot, moves of the player's seat, and how it went
    Column("margin", Integer, nullable=False, server_default="0"),
    Column("moves", Integer, nullable=False, server_default="0"),
    Column("course", String(40), nullable=False, server_default=""),
    PrimaryKeyConstraint("day", "person", "game"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    #: open, human, bot, hotseat
    Column("kind", String(8), nullable=False),
    Column("person", String(24), index=True),
    Column("name", String(64), nullable=False),
    Column("bot", String(20), nullable=False),
    Column("link", String(40), nullable=False),
    #: the player's word for the dice, and its seal, which is published before any word is
    Column("entropy", String(200), nullable=False, default=""),
    Column("seal", String(64), nullable=False, server_default=""),
    Column("orders", Text, nullable=False, default="{}"),
    Column("sleep_start", Integer, nullable=False, default=0),
    Column("sleep_end", Integer, nullable=False, default=0),
    #: when the player's client was last heard of
    Column("seen", Float, nullable=False, default=0.0),
    #: the name of the person whose program sits here; nothing for people
    Column("owner", String(64), nullable=False, server_default=""),
    #: before the start: "ready", "learning" or nothing
    Column("ready", String(8), nullable=False, server_default=""),
    #: the person for whom an open seat is kept for a while; the name is theirs
    Column("kept_for", String(24)),
    #: before the start: does its player want a casual table to be rated?
    Column("wants_rated", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("table_id", "seat"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("body", Text, nullable=False),
    #: the client's id of the message that caused it, for exactly-once
    Column("client", String(64)),
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "client", name="entries_once"),
)

#: what was found out about finished games
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    #: by which analysis
    Column("making", Integer, nullable=False),
    #: its lines, packed, in base64
    Column("content", Text, nullable=False),
)

#: the seats of finished games, as profiles and histories read them
played = Table(
    "played",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    #: whose game it is; nobody's: a bot's, or another seat of the same person
    Column("person", String(24), ForeignKey("people.id")),
    Column("bot", String(20), nullable=False),
    Column("game", String(40), nullable=False),
    Column("ended", Float, nullable=False),
    Column("seconds", Float, nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("rated", Boolean, nullable=False, server_default=false()),
    #: what the seat played with, by trait (JSON)
    Column("facts", Text, nullable=False),
    #: what a review found of luck and choices, in parts of a win
    Column("luck", Float),
    Column("choices", Float),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("played_by_person", "person", "ended", "table_id", "game", "place", "players", "rated"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    #: seats or spectators
    Column("room", String(12), nullable=False),
    Column("person", String(24), nullable=False),
    Column("name", String(64), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("client", String(64)),
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "person", "client", name="chat_once"),
)

#: whom the operator keeps out
bans = Table(
    "bans",
    metadata,
    #: person or address
    Column("kind", String(12), nullable=False),
    Column("name", String(64), nullable=False),
    Column("reason", String(200), nullable=False),
    Column("at", Float, nullable=False),
    #: when it ends by itself, if it does
    Column("until", Float),
    #: the operator's name
    Column("by", String(64), nullable=False, server_default=""),
    PrimaryKeyConstraint("kind", "name"),
)

#: what operators did: who, what, to whom, why
audit = Table(
    "audit",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("at", Float, nullable=False, index=True),
    Column("by", String(64), nullable=False),
    Column("act", String(24), nullable=False),
    Column("about", String(80), nullable=False),
    Column("reason", String(200), nullable=False),
    Column("detail", String(200), nullable=False),
)

#: what people reported
reports = Table(
    "reports",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("at", Float, nullable=False, index=True),
    Column("reporter", String(24), nullable=False),
    #: who is reported, at which table, and the line of chat if it is about one, as it was
    Column("person", String(24), nullable=False),
    Column("table_id", String(24), nullable=False),
    Column("line", Integer),
    Column("quote", Text, nullable=False),
    Column("text", Text, nullable=False),
    #: what it is about: leaves, insults, cheating, name or other
    Column("kind", String(12), nullable=False, server_default="other"),
    #: the last lines of chat that the reporter could read, as text
    Column("lines", Text, nullable=False, server_default=""),
    #: when, by whom and how it was settled; it is open until then
    Column("settled", Float),
    Column("by", String(64), nullable=False, server_default=""),
    Column("note", String(200), nullable=False, server_default=""),
    #: what the reporter is shown: acted or kept; and whether they have read it
    Column("outcome", String(8), nullable=False, server_default=""),
    Column("heard", Boolean, nullable=False, server_default=false()),
)

#: who follows whom, and who has blocked whom
ties = Table(
    "ties",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("whom", String(24), ForeignKey("people.id"), nullable=False, index=True),
    #: follow or block
    Column("kind", String(8), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("person", "whom"),
)

#: when people are away: the clocks of their games that last days stand still
holidays = Table(
    "holidays",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    #: seconds since 1970
    Column("begins", Float, nullable=False),
    Column("ends", Float, nullable=False),
    PrimaryKeyConstraint("person", "begins"),
)

#: codes that open an account where registration is by invitation
invitations = Table(
    "invitations",
    metadata,
    Column("code", String(40), primary_key=True),
    Column("at", Float, nullable=False),
    Column("by", String(64), nullable=False),
    Column("note", String(80), nullable=False),
    #: accounts that it can still open
    Column("left", Integer, nullable=False),
    Column("until", Float),
)

#: what everybody is shown: announcement, maintenance
notices = Table(
    "notices",
    metadata,
    Column("kind", String(12), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("until", Float),
)

#: which process lets a table go on by itself
leases = Table(
    "leases",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("holder", String(24), nullable=False),
    #: by the database's clock; somebody else may take it afterwards
    Column("until", Float, nullable=False),
)

#: where a person wants to be notified that a table waits
channels = Table(
    "channels",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    #: mail, hook or push
    Column("kind", String(8), nullable=False),
    #: an e-mail address, or the address of a webhook or a push service
    Column("address", String(1000), nullable=False),
    #: of a webhook: for whom its messages are written
    Column("format", String(12), nullable=False),
    #: of a push service: the browser's keys, as JSON
    Column("keys", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", Float, nullable=False),
    #: does the address belong to the person? An e-mail address does once its link was opened
    Column("confirmed", Boolean, nullable=False),
    #: tries that failed in a row, and what the last one said
    Column("failures", Integer, nullable=False, server_default="0"),
    Column("error", String(200), nullable=False, server_default=""),
    #: when a notice was sent last
    Column("sent", Float, nullable=False, server_default="0"),
)

#: the outbox: notices of tables for people, one row of each kind
outbox = Table(
    "outbox",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    #: turn, reminder, ended, called, invited or nudge
    Column("kind", String(8), nullable=False),
    Column("created", Float, nullable=False),
    #: when it is to be sent; put off while a visible page shows the table
    Column("due", Float, nullable=False, index=True),
    #: when it was sent; 0: not yet
    Column("sent", Float, nullable=False, server_default="0"),
    #: which process sends it, and until when no other one tries
    Column("holder", String(24), nullable=False, server_default=""),
    Column("until", Float, nullable=False, server_default="0"),
    PrimaryKeyConstraint("table_id", "person", "kind"),
)

#: tables that a person wants to hear nothing of
mutes = Table(
    "mutes",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    PrimaryKeyConstraint("person", "table_id"),
)

#: people who look for a game
tickets = Table(
    "tickets",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), nullable=False),
    #: how many they want to be; 0: any number
    Column("players", Integer, nullable=False),
    #: live, or turns: a game that takes days
    Column("pace", String(8), nullable=False),
    Column("created", Float, nullable=False),
    #: when their client last asked; if that is long ago, they want to be called
    Column("seen", Float, nullable=False),
    Column("until", Float, nullable=False, index=True),
    #: the table that was found for them, until their client has heard of it
    Column("table_id", String(24), nullable=False, server_default=""),
    #: shall the game count for ratings?
    Column("rated", Boolean, nullable=False, server_default=false()),
)

#: short codes that open the invitation of a table
codes = Table(
    "codes",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False, index=True),
    Column("until", Float, nullable=False),
)

#: finished rated games, in the order in which they change ratings; each game has its own
rated_games = Table(
    "rated_games",
    metadata,
    #: no foreign key: ratings outlive tables that are too old to be kept
    Column("table_id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Float, nullable=False),
    #: "" if it counts; early: somebody left in the first round; outage: the server failed while it was
    #: played; void: an operator said so, and why
    Column("state", String(8), nullable=False, server_default=""),
    Column("reason", String(200), nullable=False, server_default=""),
    UniqueConstraint("game", "number", name="rated_in_order"),
)

#: the seats of rated games: what a rating is made from, and what the game made of it
rated_seats = Table(
    "rated_seats",
    metadata,
    Column("table_id", String(24), ForeignKey("rated_games.table_id"), nullable=False),
    Column("seat", Integer, nullable=False),
    #: a number drawn for a person and a game, so that the seat stays when the person is deleted; "" for bots
    Column("player", String(24), nullable=False, index=True),
    Column("bot", String(20), nullable=False),
    Column("place", Integer, nullable=False),
    #: did the player leave before the end?
    Column("gone", Boolean, nullable=False),
    #: before and after; a bot's is as it was measured then
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

#: what people are rated now: the sum of their rows in rated_seats
ratings = Table(
    "ratings",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("player", String(24), nullable=False, unique=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    #: rated games that counted, and when the last of them ended
    Column("games", Integer, nullable=False),
    Column("last", Float, nullable=False),
    PrimaryKeyConstraint("person", "game"),
    Index("ratings_by_game", "game", "last"),
)

#: the stretches of time in which the server served; between two of them it had failed
uptime = Table(
    "uptime",
    metadata,
    Column("since", Float, primary_key=True),
    #: when it was last heard of
    Column("until", Float, nullable=False),
)

#: round robins, leagues (a season each), Swiss events, knock-outs and arenas
events = Table(
    "events",
    metadata,
    Column("id", String(24), primary_key=True),
    #: robin, league, swiss, cup, arena or evening
    Column("kind", String(8), nullable=False),
    Column("title", String(80), nullable=False),
    Column("game", String(40), nullable=False),
    #: how it is played (NewEvent as JSON)
    Column("plan", Text, nullable=False),
    #: the person who organises it; nobody once that person has gone
    Column("host", String(24), nullable=False, index=True),
    #: the club that it belongs to, or nothing
    Column("club", String(24), nullable=False, server_default="", index=True),
    Column("invite", String(40), nullable=False),
    Column("listed", Boolean, nullable=False),
    #: soon, short (too few people came), running, finished or cancelled
    Column("state", String(10), nullable=False),
    Column("round", Integer, nullable=False, server_default="0"),
    Column("starts", Float, nullable=False),
    Column("created", Float, nullable=False),
    Column("ended", Float, nullable=False, server_default="0"),
    #: when somebody has to look at it again
    Column("due", Float, nullable=False),
    Column("reminded", Boolean, nullable=False, server_default=false()),
    #: of a league: its first season, and which one this is
    Column("series", String(24), nullable=False, server_default=""),
    Column("season", Integer, nullable=False, server_default="0"),
    Index("events_by_state", "state", "due"),
)

#: who takes part; numbers are given in the order of entry
entrants = Table(
    "entrants",
    metadata,
    Column("event", String(24), ForeignKey("events.id"), nullable=False),
    Column("number", Integer, nullable=False),
    #: nobody for bots, and once the person has gone
    Column("person", String(24), index=True),
    Column("bot", String(20), nullable=False, server_default=""),
    #: in, list (waits for a place) or gone
    Column("state", String(8), nullable=False),
    Column("joined", Float, nullable=False),
    Column("division", Integer, nullable=False, server_default="0"),
    #: the place by strength at the start
    Column("seed", Integer, nullable=False, server_default="0"),
    #: of an arena: since when they wait for a game, and until when they may not
    Column("free", Float, nullable=False, server_default="0"),
    Column("held", Float, nullable=False, server_default="0"),
    PrimaryKeyConstraint("event", "number"),
    UniqueConstraint("event", "person", name="entered_once"),
)

#: the seeds of rounds that all tables share
event_rounds = Table(
    "event_rounds",
    metadata,
    Column("event", String(24), ForeignKey("events.id"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("seed", String(128), nullable=False),
    Column("commitment", String(64), nullable=False),
    #: have all tables of the round ended, so that the seed may be known?
    Column("opened", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("event", "round"),
)

#: the tables of events; one may be deleted before its event
event_games = Table(
    "event_games",
    metadata,
    Column("event", String(24), ForeignKey("events.id"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("division", Integer, nullable=False, server_default="0"),
    Column("table_id", String(24), nullable=False, unique=True),
    #: entrants by seat (null: a bot that fills the table), as JSON
    Column("sitting", Text, nullable=False),
    Column("opened", Float, nullable=False),
    #: live: until when everybody has to be there; by turns: when the round ends
    Column("until", Float, nullable=False),
    #: 0 while it is played; games are counted in this order
    Column("ended", Integer, nullable=False, server_default="0", index=True),
    #: the places and the forfeited seats, as JSON
    Column("ranks", Text, nullable=False, server_default="[]"),
    Column("forfeits", Text, nullable=False, server_default="[]"),
    PrimaryKeyConstraint("event", "round", "number"),
)

#: the outbox of events: people who are to be reminded that one begins soon
reminders = Table(
    "reminders",
    metadata,
    Column("event", String(24), ForeignKey("events.id"), nullable=False),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    #: when it was sent; 0: not yet
    Column("sent", Float, nullable=False, server_default="0"),
    #: until when no other process tries
    Column("until", Float, nullable=False, server_default="0"),
    PrimaryKeyConstraint("event", "person"),
)

#: clubs
clubs = Table(
    "clubs",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(64), nullable=False),
    #: the name as others could read it: no two clubs look the same
    Column("key", String(512), nullable=False, unique=True),
    #: one line
    Column("about", String(240), nullable=False),
    #: listed (everybody may enter), link, or ask (by link, with a host's yes)
    Column("entry", String(8), nullable=False),
    Column("invite", String(40), nullable=False),
    Column("created", Float, nullable=False),
    #: when a member was last on its page, to the day
    Column("visited", Float, nullable=False),
)

#: who belongs to a club, or asks to
members = Table(
    "members",
    metadata,
    Column("club", String(24), ForeignKey("clubs.id"), nullable=False),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    #: host, member or asks
    Column("role", String(8), nullable=False),
    Column("since", Float, nullable=False),
    PrimaryKeyConstraint("club", "person"),
)
