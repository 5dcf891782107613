### The command line and the table in the terminal.

cli-yes = yes

cli-error-no-such-option = Unknown option { $option }. See --help.
cli-error-missing = { $option } is missing. See --help.
cli-error-needs-value = { $option } needs a value.
cli-error-bad-value = “{ $value }” is not a valid value for { $option }. See --help.
cli-error-extra = Unexpected arguments: { $words }. See --help.
cli-error-usage = Invalid command line ({ $detail }).
cli-interrupted = Interrupted.

## Help

cli-panel-options = Options
cli-panel-arguments = Arguments
cli-panel-play = Play
cli-panel-study = Study
cli-panel-bots = Bots
cli-panel-server = Server
cli-panel-setup = Setup
cli-examples = Examples:
cli-environment = [environment: { $name }]
cli-default = [default: { $value }]
cli-required = [required]
cli-compiled = compiled engine
cli-interpreted = interpreted engine
cli-engine = Engine: { $kind }
cli-help-doctor = Check the installation and report problems.
cli-help-completion = Print a shell completion script: eval "$(starhold completion bash)".
cli-help-shell = Your shell.
doctor-interpreted = Engine: interpreted. Simulations run about 40 times slower than compiled; install a C compiler and reinstall Starhold to compile it.
doctor-games = Games: { $games }
doctor-bots = Bots: { $bots }
cli-unfit-net = The network { $net } was trained for other rules of { $game } than those installed ({ $rules }). Bots play weaker without it; starhold train makes a new one.
doctor-play = Played and checked one game of each kind.
doctor-play-failed = A game of { $game } failed: { $error }
doctor-extra = { $extra }: installed
doctor-extra-missing = { $extra }: missing { $missing }. Run pip install ".[{ $extra }]" in Starhold’s source folder.
doctor-client = Browser client: built
doctor-no-client = Browser client: not built. The server works for programs only.
doctor-storage-good = Storage: { $where } (schema { $form })
doctor-storage-old = Storage: { $where } (schema { $form }); it will be upgraded on the next start.
doctor-storage-new = Storage: { $where } does not exist yet; the server creates it on first start.
doctor-storage-broken = Storage: { $error }
doctor-well = No problems found.
doctor-broken = Problems found; see above.
cli-help = Play board games in the terminal or the browser, run bots and simulations, and replay, review or verify games. Without a command, starhold runs the web server and opens the browser.
cli-help-help = Show this help.
cli-help-version = Show the version.
cli-help-lang = Language (default: $STARHOLD_LANG, then $LANG).
cli-help-game = The game; starhold games lists them.
cli-help-file = A game record.
cli-help-games = List the games and their options.
cli-help-provenance = Show how well the data of each component is sourced.
cli-help-play = Play a game in the terminal.
cli-help-seats = Who plays each seat, in order: human or a bot’s name. Use exec:COMMAND for a program of your own.
cli-help-names = The players' names, in order.
cli-help-seed = Seed for all dice and draws. Without it, a secret seed is used and revealed at the end.
cli-help-commitment = The commitment you noted before the game; the record must match it.
cli-help-word = Your dice word; it must be in the record.
cli-help-options = Game options; starhold games lists them.
cli-help-preset = Use the options of a published edition.
cli-help-resume = Resume a saved game.
cli-help-save = Save the game to this file after every move.
cli-help-open = Everyone shares the screen: don’t hide secrets between turns.
cli-help-simulate = Play many games between bots and summarise them.
cli-help-players = Number of players.
cli-help-count = Number of games.
cli-help-bots = Bots: one for all seats, or one per seat. Use exec:COMMAND for a program of your own.
cli-help-conform = Run the conformance suite on a game of your own.
cli-help-conform-game = The game: a registered name, or where it is in Python.
cli-help-conform-arguments = Arguments for pytest, after “--”.
cli-help-dataset = Play games and write every decision to a Parquet file.
cli-help-dataset-out = The file to write.
dataset-written = { $file }: decisions { $rows }, games { $games }.
cli-help-dataset-table = Which rows: one per decision, or one per game and seat.
dataset-written-games = { $file }: rows { $rows }, games { $games }.
cli-help-report-json = Print the data as JSON; write no page.
cli-help-simulation-seed = Random seed: the same seed gives the same games.
cli-help-workers = CPU cores to use; 0 means all.
cli-help-json = Print the result as one JSON object.
cli-help-out = Save the record of every game in this folder.
cli-help-check = Check all invariants after every move.
cli-help-progress = Show a progress bar.
cli-help-tournament = Play bots against each other and rank them.
cli-help-rivals = Bots, separated by commas, each with an optional budget: expert@300i, strong@100ms. With fewer bots than seats, the first takes one seat and the others fill the rest.
cli-help-rounds = Number of games, rounded up so that every seed is played from every seat.
cli-help-sprt = Stop as soon as it is clear whether the first bot is stronger (SPRT).
cli-help-above = Like --sprt, but test whether its win rate is above this percentage.
cli-help-measured = Add the win rates to this file, which the lobby shows as each bot’s strength.
cli-help-resumable = Save each finished game in this folder. Run the same command again to resume.
cli-help-cluster = Play on a Ray cluster: ray starts a local one, ray:ADDRESS uses a running one.
cli-help-train = Train a network by self-play.
cli-help-train-out = Folder for this training run. An existing run is resumed.
cli-help-generations = Number of generations of self-play.
cli-help-train-games = Games per generation.
cli-help-experts = Number of generations of expert iteration after that; they search every move.
cli-help-expert-games = Games per generation of expert iteration.
cli-help-search = Iterations per search in expert iteration.
cli-help-train-from = A network to start from, instead of from scratch.
cli-help-train-seed = Random seed: the same seed gives the same network, byte for byte.
cli-help-report = Write an HTML report of what wins, from records or from newly played games.
cli-help-sources = A game to play, or records and folders of records.
cli-help-report-out = The page to write.
cli-help-note = A sentence for the top of the page.
cli-help-review = Review a finished game: luck, choices, and better moves.
cli-help-review-budget = Search iterations per position; 0 uses the default.
cli-help-review-out = Also write the review as an HTML page.
cli-help-puzzles = Find puzzles in records: positions where one move is far better than all others.
cli-help-puzzles-from = A record or a folder of records; can be repeated.
cli-help-puzzles-out = The file for the puzzles.
cli-help-bot = Let a bot of this machine play at the live tables of a server.
cli-help-bot-server = Address of the server.
cli-help-bot-token = Token of the bot account. The variable STARHOLD_TOKEN hides it from other users of this machine.
cli-help-bot-level = Bot that plays, with an optional budget: expert, luna, strong@100ms, exec:COMMAND.
cli-help-bot-join = Take a seat by this invitation; can be repeated.
cli-help-bot-offer = Open a public table of this game, and another one after each game.
cli-help-bot-challenge = Play the --offer against this player or bot account, who is invited by name.
cli-help-bot-accept = Take every seat to which the bot is invited by name.
cli-help-hint = Show the three best moves at a point in a record, with reasons.
cli-help-ply = Number of moves already played.
cli-help-hint-seat = Seat to advise, from 1 (default: the first seat to decide).
cli-help-adviser = Bot to ask, with an optional budget: expert@300i.
cli-help-replay = Show a record move by move.
cli-help-step = Wait after each move, or show everything at once.
cli-help-svg = Draw the final table into this SVG file.
cli-help-verify = Verify a record: moves, dice, digests and result.
cli-help-rules = Read the rules: table of contents, one rule, or a search.
cli-help-rule = A rule id, the start of one, or words to search for.
cli-help-rules-all = Show the whole rule book.

## starhold games

games-players = { $least } to { $most } players
games-rules = rules version { $version }
games-options = Options (the first value is the default):
games-presets = Presets: { $presets }
games-no-provenance = The sources of its components are not recorded.
games-confidence =
    { $count ->
        [one] { $count } component: { $confidence }
       *[other] { $count } components: { $confidence }
    }
games-part = Component
games-sure = Confidence
games-note = Note

## starhold play

play-player = Player { $number }
play-bot = Bot { $number }
play-human = human
play-commitment = The dice come from a secret seed that is already fixed. Its commitment: { $commitment }
play-help = Type the number of a move, or part of its text to search. u undo, ? show the rule, ? NAME explain a card, s save, l log, b board, q quit.
play-shape-subset = Several at once: type their numbers together, such as 5 5 6.
play-shape-amounts = Or type the amounts in this order: { $kinds }.
play-shape-answers = Or type y for yes, n for no.
play-no-such-move =
    { $count ->
        [one] There is only { $count } move.
       *[other] There are moves 1 to { $count }.
    }
play-not-understood = “{ $text }” is not a move here. Type h for help.
play-no-undo = There is nothing to undo: the last move revealed something new, or it was not yours.
play-undone = Undone.
play-saved = Saved to { $file }; every further move is saved there too.
play-kept = The whole game is in { $file }. Verify it with: starhold verify { $file }
play-log-cut =
    { $count ->
        [one] … { $count } earlier line (l shows all)
       *[other] … { $count } earlier lines (l shows all)
    }
play-hand-over = { $player } decides next. Everyone else, please look away.
play-press-enter = Press Enter when you are ready.
play-save-first = Save before quitting? (y/n)
play-resume = Resume later with: starhold play --resume { $file }
play-left = The game was not saved.
play-stand-in = The { $bot } bot now plays for { $player }.

## Results

result-title = Result
result-place = Place
result-player = Player
result-points = Points

## starhold replay, verify and rules

replay-key = Enter: next move, b: board, q: quit
replay-unfinished = The game was not finished.

verify-good =
    { $moves ->
        [one] The record is valid: { $game }, { $moves } move.
       *[other] The record is valid: { $game }, { $moves } moves.
    }
verify-finished = The game is finished and its result is correct.
verify-unfinished = The game is not finished.
verify-fair = Every die and draw matches the revealed seed, and the seed matches the commitment.
verify-note = Does this match the commitment you saw before the game? { $commitment }
verify-noted = It matches the commitment you noted before the game.
verify-unbound = Dice and draws follow from the seed in the record, but no commitment fixed that seed before the game, so this does not prove that they were fair.
verify-seed-closed = The seed has not been revealed, so dice and draws were only checked to be possible.
verify-no-commitment = There is no commitment, so nobody can prove that the dice were not chosen.
verify-words =
    { $count ->
        [0] No player added a dice word, so the dice depend on the seed alone.
        [one] { $count } player’s word is in the dice.
       *[other] The words of { $count } players are in the dice.
    }
verify-own-word = Your word is among them.
verify-withheld =
    { $count ->
        [one] { $count } locked-in word was never revealed. Working with the server, its player could have chosen between the dice with and without it.
       *[other] { $count } locked-in words were never revealed. Working with the server, their players could have chosen between the dice with and without them.
    }
verify-no-digest =
    { $count ->
        [one] { $count } digest is missing.
       *[other] { $count } digests are missing.
    }

rules-how = starhold rules { $game } ID shows a rule, or all rules whose ids start like that; any word searches; --all shows the whole book.

## starhold train

train-generation =
    Generation { $generation }, { $games } games: loss { $loss }, { $decisions } decisions per game, won { $share } of { $test_games } games against the last accepted network: { $verdict ->
        [yes] accepted
       *[no] not accepted
    }
train-done = The network is in { $file }.

## starhold simulate

simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-share = Win rate
simulate-mean-score = Mean score
simulate-games =
    { $games ->
        [one] { $games } game; best score { $best }
       *[other] { $games } games; best score { $best }
    }
simulate-length = Decisions per game: { $mean } on average, { $shortest } to { $longest }
simulate-speed = { $decisions } decisions and { $games } games per second, { $seconds } s in total
simulate-failed = Game { $game } failed: { $error }. Replay it with: starhold replay --all --check { $file }
simulate-failed-setup = Game { $game } failed during setup: { $error }.
simulate-forfeited = A bot forfeited game { $game }, which counts: { $error }.

## starhold tournament

tournament-seats = Seats
tournament-share = Win rate
tournament-rating = Rating
tournament-points = Points
tournament-time = CPU per move
tournament-iterations = Iterations/s
tournament-cross = Wins against each opponent
tournament-games =
    { $games ->
        [one] { $games } game in { $seconds } s; every seed was played from every seat
       *[other] { $games } games in { $seconds } s; every seed was played from every seat
    }
tournament-sprt-stronger = SPRT: { $bot } is stronger (win rate { $high } rather than { $low }; 5% error).
tournament-sprt-not-stronger = SPRT: { $bot } is not stronger (win rate { $low } rather than { $high }; 5% error).
tournament-sprt-open = SPRT: undecided between { $low } and { $high } for { $bot }; play more games to decide.
tournament-failed = Game { $game } failed at move { $ply }; no bot was at fault: { $error }.
tournament-failed-bot = Game { $game }: { $bot } failed at move { $ply }: { $error }.
tournament-forfeited = Game { $game }: { $bot } forfeited at move { $ply } and comes last: { $error }.
tournament-see = Replay it with: starhold replay --all { $file }

## starhold report

report-title = What wins games
report-data = Save the data (JSON)
report-how = Each row shows a win rate: the mark is the rate, the bar its 95% interval, n the number of players. The dashed line is the mean of the plot; ± is the 95% interval of a mean. Owning something at the end goes along with winning, but need not be the cause.
report-study = { $game }, { $players } players
report-games =
    { $games ->
        [one] { $games } finished game; seats: { $bots }.
       *[other] { $games } finished games; seats: { $bots }.
    }
report-number = { $number }
report-mean = Mean: { $share }.
report-unusual = { $odd } of { $values } bars miss it; by luck alone about { $luck } would.
report-rare = { $count } too rare to show.
report-by-seat = Turn order
report-by-bot = Bot
report-points = Points, all players
report-winners = Points, winners
report-lengths = Decisions per game
report-spread = { $mean } ± { $doubt } on average; 90% between { $low } and { $high }; n={ $count }.
report-reading = Reading records
report-written =
    { $games ->
        [one] { $file }: { $games } game.
       *[other] { $file }: { $games } games.
    }

## starhold hint

hint-moment = After move { $ply }: { $player } decides.
hint-move = Move
hint-share = Win chance
hint-points = Points
hint-why = Why
hint-played = Played: { $move }
bot-ready = { $name } plays at { $server } as { $bot }. Press Ctrl+C to stop.
bot-joined = Sat down at table { $table }.
bot-offered = Table { $table } is open in the lobby.
bot-challenged = { $name } is invited to table { $table }.
bot-over = { $game }: the game at table { $table } is over.
error-remote-refused = { $server } refused: { $reason }
error-bad-link = “{ $link }” is not an invitation to a table. It ends with /join/TABLE/INVITE.
error-challenge-needs-game = --challenge needs a game: add --offer GAME.
error-remote-rules = The server plays { $game } by rules { $there }, this installation by rules { $here }. Install the version of the server.

cli-site-written = The site is in { $folder }: { $size } MB. Any web space can serve it.
cli-site-compiled = The engine in it is compiled.
cli-site-interpreted = The engine in it is not compiled: strong bots think longer. `python3 go.py site` says why.
serve-at = Starhold is running at { $address }. Press Ctrl+C to stop.
serve-stopped = Starhold has stopped. All games are saved.

backup-done =
    { $tables ->
        [one] { $tables } table was saved to { $file }.
       *[other] { $tables } tables were saved to { $file }.
    }

backup-whole =
    { $tables ->
        [one] { $file } is complete: { $tables } table.
       *[other] { $file } is complete: { $tables } tables.
    }
backup-without-key = The key that signs cookies is not in the data folder, so it is not in the backup. Keep STARHOLD_SECRET as well: without it, everybody is logged out after a restore.
import-key-kept = The key that signs cookies was restored: people stay logged in.
import-key-replaced = The key that signs cookies was restored: people stay logged in. The one that was here is beside it, as secret-before-….
import-key-other = The backup has another key for cookies than STARHOLD_SECRET, which counts: everybody has to log in again, and guests lose their identity.
import-key-none = The backup has no key for cookies. Unless you bring your own (STARHOLD_SECRET or the file secret), everybody has to log in again.
ratings-same = { $game }: { $games ->
        [one] one rated game
       *[other] { $games } rated games
    }; all ratings follow from them.
ratings-differ = { $game }: { $rows ->
        [one] one number differs
       *[other] { $rows } numbers differ
    } from what the rated games give. `--recompute` replaces them.
ratings-replaced = { $game }: { $rows ->
        [one] one number was replaced.
       *[other] { $rows } numbers were replaced.
    }
upgrade-none = The database is up to date (schema { $form }).
config-no-file = no file; { $folder }/starhold.toml would be read
config-good = Settings: { $where }; changed: { $changed }
config-of = Settings: { $where }
config-default = default
doctor-backups = Backups: { $folder }
doctor-site = { $kind ->
        [foreign] Not a folder that `starhold site` wrote: { $folder }. The server plays all games against bots itself.
        [outdated] Another version wrote the site in { $folder }. Write it again, so that visitors' devices play against bots themselves.
        [plain] The site in { $folder } has no compiled engine, so visitors' devices play against bots themselves only if their owners choose so.
        [compiled] Visitors' devices play against bots themselves: { $folder }
       *[none] The server plays all games against bots itself. `starhold site` can write a site with which visitors' devices do so.
    }
upgrade-done = The database was upgraded from schema { $before } to { $after }. Backup: { $file }.

import-done =
    { $tables ->
        [one] { $tables } table was imported.
       *[other] { $tables } tables were imported.
    }
import-record-done = The record was saved as table { $table }.

export-done =
    { $records ->
        [one] { $records } record was written to { $folder }.
       *[other] { $records } records were written to { $folder }.
    }

cli-help-site = Write the tabletop as static files for any web space; games run in the visitor's browser.
cli-help-site-out = Where to write the files; an older site there is replaced.
cli-help-runtime = Pyodide and the packages for the browser, if this installation has none; `python3 go.py site` makes it.
cli-help-site-address = The site’s public address: links to it then show a picture in chats and on other sites.
cli-help-node = A Node program that compiles Python's bytecode for the page, which then starts a second sooner.
cli-help-serve = Run the web server.
cli-help-config = Write, show or check the settings of a server.
cli-help-config-action = init prints a file with all settings and comments, show prints the values in effect and where they come from, check looks for mistakes.
cli-help-config-which = The file; by default starhold.toml in the data folder, or /etc/starhold/starhold.toml.
cli-help-config-file = The file with the settings; by default starhold.toml in the data folder, or /etc/starhold/starhold.toml.
cli-help-socket = A unix socket to listen on instead of an address and a port.
cli-help-admin = Do what operators do: list people and tables, ban, reset passwords, remove, invite, announce.
cli-help-admin-act = people, person, tables, table, reports, invitations, bans, log; ban, unban, sign-out, rename, reset-password, export, delete, role, remove-table, remove-line, void-rating, settle, announce, maintenance, invite, uninvite.
cli-help-admin-about = A person (id, or name of an account), an address or a range, a table, a report, a code; for lists, what to search for.
cli-help-admin-value = The new name, the role, the number of the chat line, the text, or how many accounts an invitation opens.
cli-help-admin-reason = Why; operators can read it later.
cli-help-admin-days = Days after which it ends by itself.
cli-help-host = Address to listen on. 0.0.0.0 allows connections from other machines.
cli-help-port = Port to listen on; 0 picks a free one.
cli-help-database = Database: sqlite:///FILE or postgresql://…. Default: a file in your data folder.
cli-help-bus = How several processes notify each other of changes: postgresql, postgresql://… or redis://….
cli-help-serve-processes = Number of server processes behind the port. More than one needs PostgreSQL; SIGHUP restarts them one by one.
cli-help-bot-workers = Number of worker processes for bots.
cli-help-serve-bot = A program that people can choose as a bot; can be repeated.
cli-help-serve-open = Open the browser when the server runs.
cli-help-secure = Send cookies over HTTPS only.
cli-help-log = Write the log to this file (rotated at 10 MB, four older files are kept).
cli-help-backup = Back up the whole database to one file, even while the server is running.
cli-help-backup-file = The backup file. Keep it safe: it contains the secrets of running games.
cli-help-backup-verify = Don’t write anything; check that the backup is complete.
cli-help-restore = Restore a backup into an empty database, and upgrade it.
cli-help-restore-file = The backup.
cli-help-upgrade = Upgrade the database to this version. It is backed up first.
cli-help-ratings = Check that the ratings of people follow from the finished rated games.
cli-help-recompute = Replace ratings that differ.
cli-help-backups = Back up the database to this folder on a schedule.
cli-help-backup-hours = Hours between two backups.
cli-help-backup-keep = Number of backups to keep.
cli-help-export = Write the records of all finished games to a folder.
cli-help-export-folder = The folder; it is created if it does not exist.
cli-help-dump = Write the public rated games of people who agreed, without names, as records and Parquet.
cli-help-dump-folder = A new or empty folder.
dump-without-parquet = No Parquet files were written.
cli-help-import = Restore a backup into an empty database, or store a record as a finished table.
cli-help-import-file = A backup or a record.
cli-help-without-end = Accept a backup by an older version that does not say whether it is complete.
cli-help-learn = Take a lesson: a guided first game, or a short topic.
cli-help-lesson = The lesson (default: the first game).
cli-help-lesson-step = The step to start with.

# The operator’s page
admin-title = Starhold: operator’s page
admin-health = Health
admin-database = Database
admin-ready = responding and writable
admin-version = Version, process
admin-up = Uptime
admin-wait = Queue wait, seconds
admin-moves = Moves
admin-viewers = Connected
admin-bots-waiting = Bot decisions waiting
admin-backup = Last backup
admin-backup-failed = failed { $at }: { $error }
admin-backup-late = overdue; the last one is of { $at }
admin-backup-never = none yet
admin-backup-off = none scheduled
admin-proxy = Proxy not trusted
admin-proxy-detail = { $proxies }: everybody behind it counts as one address. Set FORWARDED_ALLOW_IPS.
about-title = About this server
about-privacy = Privacy
about-imprint = Imprint
about-terms = Terms of use
about-contact = Contact:
about-docs = Help and documentation
about-missing = There is nothing at this address.
about-who = The operators can be reached at { $contact }.
about-ask = If you have questions, write to { $contact }.
about-guests-for-ever = Guests are kept.
about-guests-days =
    { $days ->
        [one] Guests who were not seen for { $days } day are deleted.
       *[other] Guests who were not seen for { $days } days are deleted.
    }
about-finished-for-ever = Finished games are kept.
about-finished-days =
    { $days ->
        [one] Finished games are deleted after { $days } day.
       *[other] Finished games are deleted after { $days } days.
    }
about-chat-for-ever = Chat is kept with the game.
about-chat-days =
    { $days ->
        [one] Chat is deleted after { $days } day.
       *[other] Chat is deleted after { $days } days.
    }
about-notes-for-ever = What operators did, and settled reports, are kept.
about-notes-days =
    { $days ->
        [one] What operators did, and settled reports, are deleted after { $days } day.
       *[other] What operators did, and settled reports, are deleted after { $days } days.
    }
about-backups =
    { $days ->
        [one] Here that takes about { $days } day.
       *[other] Here that takes about { $days } days.
    }
admin-processes = Processes
admin-process = Process
admin-silent = not responding
admin-bans = Banned
admin-who = Person or address
admin-reason = Reason
admin-since = Since
admin-people = People
admin-name = Name
admin-table = Table
admin-tables = Tables
admin-game = Game
admin-status = Status
admin-limits = Limits
admin-what = What
admin-at-once = Burst
admin-a-second = Per second
admin-page = Overview
admin-page-people = People
admin-page-tables = Tables
admin-page-reports = Reports
admin-page-notices = Notices, invitations
admin-page-log = Log
admin-here = At tables now
admin-id = Id
admin-kind = Kind
admin-created = Created
admin-seen = Last seen
admin-ban-state = Banned
admin-banned = banned
admin-addresses = Addresses since the start
admin-changed = Changed
admin-removed = removed
admin-players = Players
admin-chat = Chat
admin-text = Text
admin-reports = Open reports
admin-settled = Settled reports
admin-quote = Chat line
admin-reporter = Reporter
admin-report-leaves = Leaves games
admin-report-insults = Insults
admin-report-cheating = Cheating
admin-report-name = Name
admin-report-other = Something else
admin-lines = Last lines
admin-lines-count =
    { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }
admin-outcome = Answer to the reporter
admin-outcome-acted = An operator acted
admin-outcome-kept = No rule was broken
admin-delete-name = Type the name to delete everything
admin-by = Operator
admin-notices = Announcement and maintenance
admin-invitations = Invitations
admin-code = Code
admin-left = Accounts left
admin-uses = Number of accounts
admin-until = Until
admin-log = What operators did
admin-act = Act
admin-detail = Details
admin-days = Days (empty: no end)
admin-role = Role
admin-search = Search
admin-more = More
admin-back = Back
admin-done = Done.
admin-guest = guest
admin-account = account
admin-bot = bot
admin-act-ban = Ban
admin-act-unban = Unban
admin-act-sign-out = Log out everywhere
admin-act-rename = Rename
admin-act-reset-password = New password
admin-act-role = Set role
admin-act-export = Download all data
admin-act-delete = Delete all data
admin-act-remove-table = Remove table
admin-act-remove-line = Remove
admin-act-void-rating = Don’t rate
admin-act-settle = Settle
admin-act-announce = Announce (empty: remove the announcement)
admin-act-maintenance = Close for maintenance (empty: open)
admin-act-invite = Invite
admin-act-uninvite = Withdraw
admin-answer-reset-password = The new password, shown once: { $answer }
admin-answer-invite = The invitation code: { $answer }

## starhold review, starhold puzzles

cli-review-title = Review of { $game }: { $players }
cli-review-judge = Judged by { $bot } with { $budget } iterations per position. Moves are compared in several worlds that fit what the player knew: { $worlds }. Numbers are percentage points of win chance.
cli-review-making = Reviewing
cli-review-written = Written to { $file }.
cli-review-chart = Win chance by move
cli-review-turns = Turning points
cli-review-moves = All moves
cli-review-player = Player
cli-review-start = Start
cli-review-luck = Luck
cli-review-choices = Own choices
cli-review-others = Other players
cli-review-result = Result
cli-review-skill = Skill (0 by lot, 100 the judge)
cli-review-rest = Not explained
cli-review-round = Round
cli-review-move = Move
cli-review-mark = Mark
cli-review-better = Better
cli-review-error = Cost
cli-review-mark-best = best
cli-review-mark-good = good
cli-review-mark-doubtful = inaccuracy
cli-review-mark-mistake = mistake
cli-review-mark-blunder = blunder
cli-puzzles-finding = Looking for puzzles
cli-puzzles-found =
    { $count ->
        [one] { $count } puzzle was written to { $file }.
       *[other] { $count } puzzles were written to { $file }.
    }

## Notices: e-mails, webhooks and push messages

notice-turn = { $game }: your turn
notice-reminder = { $game }: a quarter of your time is left
notice-ended = { $game }: the game is over
notice-called = { $game }: someone wants to play
notice-invited = { $game }: you are invited
notice-nudge = { $game }: a friend is waiting for your turn
notice-pairing = { $game }: your next pairing
notice-soon = { $event } starts in { $minutes } min
notice-soon-text = { $game }. Open the event to be there in time.
notice-many =
    { $count ->
        [one] { $count } table is waiting for you
       *[other] { $count } tables are waiting for you
    }
notice-many-text = Open the list to take your turns.
notice-with = With { $names }.
notice-alone = You play alone.
notice-left =
    { $hours ->
        [0] { $minutes } min left.
       *[other] { $hours } h left.
    }
notice-test = Test notice
notice-test-text = Notices about your turns will arrive here.
notice-confirm = Confirm your e-mail address
notice-confirm-text = Someone, probably you, asked for Starhold notices at this address. Open the link within 24 hours to confirm. If it wasn’t you, ignore this e-mail.
notice-recover = Log in to Starhold
notice-recover-text = Someone, probably you, asked for a link to your Starhold account. Open it within an hour to log in, and to choose a new password if you like. If it wasn’t you, ignore this e-mail: nothing changes.
notice-stop = To stop these notices, open:

## Errors of the command line, of settings and of storage

error-unexpected = Something went wrong inside Starhold ({ $error }: { $detail }). Set STARHOLD_DEBUG=1 to see where.
error-unknown-shell = Completion is not available for “{ $name }”. Available: { $known }.
error-no-such-moment = The record ends at move { $moves }, so there is no position after move { $ply }.
error-other-course = { $folder } contains a training run with different settings. Use another folder, or the same settings.
error-unknown-cluster = “{ $name }” is not a valid cluster. Write ray, or ray:ADDRESS for a cluster that is already running.
error-cluster-missing = Ray is not installed. Run pip install ".[cluster]" in Starhold’s source folder.
error-cluster-away = No Ray cluster answers at { $address }.
error-no-bots = No bots given. List them with commas: --bots casual,strong.
error-other-tournament = { $file } belongs to a different tournament. Use another folder, or repeat the original command.
error-tournament-runs = Another process is already playing the tournament in { $file }. Wait for it, or use another folder.
error-sprt-line-up = --sprt tests the first bot, so that bot must play in every game: give at most { $seats } bots, not { $bots }.
error-no-games = No finished games to report on. Give a game, records, or folders with records.
error-sealed-record = The seed of this game has not been revealed yet, so the game can’t be resumed here.
error-command-in-record = The record would run a program: “{ $command }”. If you trust it, list all seats with --seats.
error-unknown-command = There is no command “{ $name }”. Available: { $known }.
error-unknown-language = There is no language “{ $name }”. Available: { $known }.
error-bad-option-words = “{ $text }” is not a valid option. Write NAME=VALUE, with commas between several.
error-no-seats = No seats given. List one player per seat, for example --seats human,casual.
error-seat-count =
    { $given ->
        [one] { $given } player was given for { $seats } seats.
       *[other] { $given } players were given for { $seats } seats.
    }
error-no-game-named = Choose a game (starhold games lists them), or resume a saved one with --resume.
error-no-database = There is no database at { $where }. Name it with --database, or its data folder with STARHOLD_HOME. Nothing was created.
error-bad-setting = The setting { $name } = { $value } ({ $where }) isn’t valid: { $reason }.
error-unknown-setting = There is no setting { $name } ({ $where }). There are: { $near }.
error-unreadable-settings = Can’t read { $file }: { $reason }.
error-unknown-action = There is no action “{ $name }”. There are: { $known }.
error-storage-address = { $url } is not a valid database address: { $reason }. Write sqlite:///FILE or postgresql://USER@HOST/NAME.
error-no-runtime = There is no Pyodide in { $folder }. Run `python3 go.py site` in the repository, or name a folder that has it with --runtime.
error-folder-in-use = { $folder } has other files. Name an empty or a new folder.
error-bad-site-address = “{ $address }” is not an address. Write it like https://example.org/games.
error-driver-missing = PostgreSQL and Redis need { $module }, which is not installed. Run pip install ".[server]" in Starhold’s source folder.
error-train-missing = Training is not installed ({ $module } is missing). Run pip install ".[train]" in Starhold’s source folder.
error-data-missing = Datasets are not installed ({ $module } is missing). Run pip install ".[data]" in Starhold’s source folder.
error-dataset-game = Game { $game } of the dataset failed, and nothing was written: { $error }.
error-suite-missing = The conformance suite needs { $what }. Run: pip install pytest hypothesis
error-not-a-dataset = “{ $file }” is not a dataset: { $reason }.
error-port-taken = Can’t listen on { $host }, port { $port }: { $reason }.
error-bad-bus = { $bus } is not a valid bus. Use postgresql, postgresql://… or redis://….
error-many-processes = Several processes need a PostgreSQL database (--database postgresql://…). SQLite supports only one.
error-backup-exists = { $file } already exists and was not overwritten.
error-backup-write = Can’t write { $file }: { $reason }.
error-not-a-backup = { $file } is neither a backup nor a record.
error-backup-damaged = The backup is damaged: line { $line } cannot be read.
error-backup-cut = The backup is incomplete: its end or some rows are missing. Nothing was imported.
error-backup-without-end = { $file } was written by an older Starhold and does not say whether it is complete. If you are sure that it is, add --without-end.
error-house-not-empty = The database already contains tables. Restore a backup into an empty one.

## Previews of links

preview-site = An open tabletop for Tiny Epic Galaxies, Tiny Epic Kingdoms and Roll for the Galaxy: friends, bots, lessons and puzzles.
preview-open = free seat
preview-join = You are invited to { $game }
preview-players = At the table: { $players }
preview-table-ended = { $game }: the result
preview-replay-ended = { $game }: the replay
preview-review-ended = { $game }: the review
preview-daily = Today’s challenge
preview-puzzles = A puzzle: { $game }
preview-learn = Learn { $game }
preview-rules = The rules of { $game }
preview-howto = How to play { $game }
preview-picture = { $page ->
        [join] You are invited
        [replay] Replay
        [review] Review
        [puzzles] Puzzle
        [learn] Learn
        [rules] Rules
        [howto] How to play
       *[table] Table
    }
