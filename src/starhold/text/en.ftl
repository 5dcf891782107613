### What is said about every game: errors, the command line, the table in the terminal.

cli-yes = yes

## Errors of the rules and the table

error-unknown = Something went wrong.
error-unexpected = Something went wrong inside Starhold ({ $error }: { $detail }). Set STARHOLD_DEBUG=1 to see where.
error-unknown-game = There is no game “{ $name }”. There are: { $known }.
error-bad-option = The option { $option } of { $game } cannot be “{ $value }”. It can be: { $known }.
error-unknown-option = { $game } has no option “{ $option }”. It has: { $known }.
error-unknown-preset = { $game } has no preset “{ $value }”. It has: { $known }.
error-bad-player-count =
    { $players ->
        [one] { $game } cannot be played by { $players } player; it is for { $least } to { $most }.
       *[other] { $game } cannot be played by { $players } players; it is for { $least } to { $most }.
    }
error-illegal-move = The rules do not allow this now.
error-not-your-decision = It is not your decision now.
error-game-over = The game is over.
error-nothing-to-undo = This move cannot be taken back: it showed something new, or somebody has moved since.
error-chance = Chance was asked for something that it cannot answer.
error-data = A data file is damaged.
error-unknown-bot = There is no bot “{ $name }”. There are: { $known }.
error-endless-game = The game was not over after { $limit } decisions.

## Errors of records

error-record = This is not a good record.
error-record-unreadable = { $file } cannot be opened: { $reason }.
error-record-too-big = { $file } is too big for a record: more than { $limit } MB.
error-record-not-text = { $file } is not a text file: byte { $byte } is not UTF-8.
error-not-a-record = This file is not a record: it holds neither JSON nor the plain notation.
error-record-truncated = The record is cut off: the file ends before the record does.
error-record-bad-json = The record is damaged: it is not JSON ({ $detail }).
error-record-bad-line = Line { $line } of the record cannot be understood: { $text }
error-record-bad-field = The record is damaged: { $field } is missing or holds something that cannot stand there.
error-record-format = The record was written by a later Starhold (format { $format }; this one knows { $known }).
error-record-game = The record is of a game that is not installed: { $game }.
error-record-version = The record follows rules { $version } of { $game }; installed are rules { $known }.
error-record-commitment = The commitment is wrong: the opened seed is not the one that was committed to before the game.
error-record-chance = Chance was changed: in move { $move }, answer { $question } is { $answer }, but the opened seed gives { $given }.
error-record-impossible-chance = Chance is wrong: in move { $move } an answer is missing or is one that could not come up.
error-record-surplus-chance =
    { $count ->
        [one] Chance is wrong: move { $move } has { $count } answer more than it asked for.
       *[other] Chance is wrong: move { $move } has { $count } answers more than it asked for.
    }
error-record-action = Move { $move } is unknown: there is no action “{ $action }”.
error-record-move = Move { $move } is illegal: seat { $seat } could not do “{ $action }”.
error-record-digest = Move { $move } does not lead to the table that was recorded: the digest differs.
error-record-result = The result is wrong: the record says { $claimed }, the moves give { $found }.
error-record-early-result = The record gives a result, but the game is not over after its { $moves } moves.
error-record-missing-result = The game is over, but the record gives no result.
error-sealed-record = The seed of this game is still closed, so it cannot be resumed here.

## Errors of the command line

error-unknown-command = There is no command “{ $name }”. There are: { $known }.
error-unknown-language = There is no language “{ $name }”. There are: { $known }.
error-bad-option-words = “{ $text }” is not an option: write NAME=VALUE, with commas between several.
error-bad-names =
    { $names ->
        [one] There is { $names } name for { $seats } seats.
       *[other] There are { $names } names for { $seats } seats.
    }
error-no-seats = Nobody sits at the table: name somebody for each seat.
error-seat-count =
    { $given ->
        [one] { $given } player is named for { $seats } seats.
       *[other] { $given } players are named for { $seats } seats.
    }
error-no-game-named = Name a game (starhold games lists them), or a saved one with --resume.
error-no-rule-book = There are no rules of { $game } here.
error-no-such-rule = No rule of { $game } has the id “{ $words }” or speaks of it.
cli-error-no-such-option = There is no option { $option }. --help lists what there is.
cli-error-missing = { $option } is missing. --help tells more.
cli-error-needs-value = { $option } needs a value.
cli-error-bad-value = { $option } cannot be “{ $value }”.
cli-error-extra = Too many words: { $words }. --help tells what may stand here.
cli-error-usage = This command line cannot be understood ({ $detail }).
cli-interrupted = Interrupted.

## Help

cli-panel-options = Options
cli-panel-arguments = Arguments
cli-panel-commands = Commands
cli-default = [default: { $value }]
cli-required = [required]
cli-compiled = compiled engine
cli-interpreted = interpreted engine
cli-engine = Engine: { $kind }
cli-help = Board games in the terminal: play them, let bots play them, replay and verify what was played.
cli-help-help = Show this help.
cli-help-version = Show the version.
cli-help-lang = The language; otherwise $STARHOLD_LANG or $LANG decides.
cli-help-game = The game, as starhold games lists it.
cli-help-file = A record.
cli-help-games = List the games and their options.
cli-help-provenance = Show how sure we are of each part of the box.
cli-help-play = Play at a table in this terminal.
cli-help-seats = Who sits where: human, or the name of a bot.
cli-help-names = The players' names, in order.
cli-help-seed = A number that fixes all dice and draws; otherwise they are secret until the end.
cli-help-options = Options of the game.
cli-help-preset = The options of an edition.
cli-help-resume = Go on with a saved game.
cli-help-save = Keep the game in this file after every move.
cli-help-open = Several people look at the screen together: nobody has to turn away.
cli-help-simulate = Let bots play many games.
cli-help-players = How many play.
cli-help-count = How many games.
cli-help-bots = Which bots play: one for all seats, or one for each.
cli-help-simulation-seed = Equal seeds give equal games.
cli-help-workers = How many cores to use; 0 means all.
cli-help-json = Print the result as one JSON object.
cli-help-out = Keep the record of every game in this folder.
cli-help-check = Check all invariants after every move.
cli-help-progress = Show a progress bar.
cli-help-replay = Tell a record move by move.
cli-help-step = Wait after each move, or tell all at once.
cli-help-svg = Draw the table as it lies at the end into this SVG file.
cli-help-verify = Check that a record is true: moves, dice, digests, result.
cli-help-rules = Read the rules: the contents, one rule, or all that speak of a word.
cli-help-rule = A rule id, the beginning of one, or words to look for.
cli-help-rules-all = The whole rule book.

## starhold games

games-players = { $least } to { $most } players
games-rules = rules version { $version }
games-options = Options (the first value is the default):
games-presets = Presets: { $presets }
games-no-provenance = Nothing is recorded about where its parts come from.
games-confidence =
    { $count ->
        [one] { $count } part: { $confidence }
       *[other] { $count } parts: { $confidence }
    }
games-part = Part
games-sure = How sure
games-note = Note

## starhold play

play-player = Player { $number }
play-bot = Bot { $number }
play-human = human
play-commitment = The dice are bound by a secret seed. Its commitment: { $commitment }
play-help = Type the number of a move, or part of it to search. u takes back, ? explains the rule, ? NAME a card, s saves, l shows the log, b the table, q leaves.
play-no-such-move =
    { $count ->
        [one] There is only { $count } move.
       *[other] There are moves 1 to { $count }.
    }
play-not-understood = “{ $text }” is no move here. h lists the commands.
play-no-undo = There is nothing to take back: the last move showed something new, or it was not yours.
play-undone = Taken back.
play-saved = Saved in { $file }; every further move is saved too.
play-kept = The whole game is in { $file }. Check it with: starhold verify { $file }
play-log-cut =
    { $count ->
        [one] … { $count } earlier line (l shows all)
       *[other] … { $count } earlier lines (l shows all)
    }
play-hand-over = It is { $player }'s decision. Everybody else looks away.
play-press-enter = Press Enter when you are ready.
play-save-first = Save before leaving? (y/n)
play-resume = Go on later with: starhold play --resume { $file }
play-left = The game was not saved.

## Results

result-title = Result
result-place = Place
result-player = Player
result-points = Points

## starhold replay, verify and rules

replay-key = Enter: next move, b: table, q: leave
replay-unfinished = The game was not finished.
verify-good =
    { $moves ->
        [one] The record is true: { $game }, { $moves } move.
       *[other] The record is true: { $game }, { $moves } moves.
    }
verify-finished = The game is finished and its result is right.
verify-unfinished = The game is not finished.
verify-seed-checked = Every die and draw is what the opened seed gives.
verify-seed-closed = The seed is not opened, so dice and draws were checked for possibility only.
verify-no-commitment = There is no commitment, so nobody can prove that the dice were not chosen.
verify-no-digest =
    { $count ->
        [one] { $count } digest is missing.
       *[other] { $count } digests are missing.
    }
rules-how = starhold rules { $game } ID shows a rule or all that begin so, any word searches, --all shows the whole book.
rules-in-english = The rule book is written in English.

## starhold simulate

simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-share = Share
simulate-mean-score = Mean score
simulate-games =
    { $games ->
        [one] { $games } game; best score { $best }
       *[other] { $games } games; best score { $best }
    }
simulate-length = Decisions in a game: { $mean } on average, { $shortest } to { $longest }
simulate-speed = { $decisions } decisions and { $games } games a second, { $seconds } s in all
simulate-failed = Game { $game } failed: { $error }. See it with: starhold replay --all --check { $file }
simulate-failed-setup = Game { $game } failed while it was set up: { $error }.

## Words of the boards

board-planet = Planet
board-gives = Gives
board-points = Points
board-surface = Surface
board-orbit = Orbit
board-row = Row
board-deck =
    { $count ->
        [one] { $count } planet in the deck
       *[other] { $count } planets in the deck
    }
board-player = Player
board-level = Level
board-ships = Ships
board-colonies = Colonies
board-mats = Galaxies
board-home = { $count } home
board-away = { $count } away
board-locked = { $count } locked
board-rogue =
    { $dice ->
        [one] The Rogue rolls { $dice } die and wins at level { $level } ☠.
       *[other] The Rogue rolls { $dice } dice and wins at level { $level } ☠.
    }
board-dice = Dice
board-unused = Unused
board-activated = Activated
board-free-reroll = first reroll free
board-paid-reroll = a reroll costs 1 energy
board-converter = converter used
board-discarded =
    { $count ->
        [one] { $count } die discarded
       *[other] { $count } dice discarded
    }
board-follow-cost = price of following: { $count }
board-penalty =
    { $count ->
        [one] { $count } die fewer next turn
       *[other] { $count } dice fewer next turn
    }
board-last-round = last round
board-mission = Secret mission
