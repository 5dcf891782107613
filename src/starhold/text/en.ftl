### What is said about every game, at every kind of table: errors, bots, standing orders, the table's log.

## Errors of the rules and the table

error-unknown = Something went wrong.
error-unknown-game = There is no game “{ $name }”. Available: { $known }.
error-bad-option = The option { $option } of { $game } can’t be “{ $value }”. Available: { $known }.
error-unknown-option = { $game } has no option “{ $option }”. Available: { $known }.
error-unknown-preset = { $game } has no preset “{ $value }”. Available: { $known }.
error-options-not-mapping = Options must be a mapping of names to values, not { $value }.
error-names-not-text = Players’ names must be a list of strings, not { $value }.
error-bad-player-count =
    { $game } is for { $least } to { $most } players, not for { $players }.
error-illegal-move = That move isn’t legal right now.
error-broken-plan = These moves can’t be sent together: dice, cards or hidden information come between them. Nothing was changed.
error-not-your-decision = It isn’t your turn to decide.
error-no-such-seat = There is no such seat at this table.
error-game-over = The game is over.
error-nothing-to-undo = This move can’t be undone: it revealed something new, or somebody has moved since.
error-chance = The dice were asked for something they cannot answer.
error-position = This position cannot be built. { $field }: { $detail }.
error-data = A data file is damaged. { $reason }
error-unknown-bot = There is no bot “{ $name }”. Available: { $known }.
error-bad-budget = “{ $text }” is not a valid thinking budget. Use iterations (300i) or milliseconds (100ms).
error-bad-program = “{ $text }” is not a valid bot program. Write NAME=COMMAND, with an unused name of lowercase letters, digits and hyphens.
error-bot-failed = The bot “{ $bot }” failed: { $detail }.
error-bot-died = The bot “{ $bot }” crashed: { $detail }.
error-bot-late = The bot “{ $bot }” timed out: { $detail }.
error-bot-flooded = The bot “{ $bot }” sent more than it was asked for: { $detail }.
error-bot-unreadable = The bot “{ $bot }” sent an unreadable answer: { $detail }.
error-bot-lied = The bot “{ $bot }” chose an illegal move: { $detail }.
error-bot-protocol = The bot “{ $bot }” uses another version of the protocol: { $detail }.
error-bad-net = This network can’t be used here: { $detail }.
error-endless-game = The game was still not over after { $limit } decisions.
error-worker-died = A worker process crashed.
error-table-stays = This game can’t move. Only a running game of yours against bots or with people at your device can, if it has no clock.
error-other-rules-elsewhere = This game follows version { $version } of the { $game } rules; the rules here are version { $known }. Continue it where it was begun, or update the older side.
error-no-hints = This table doesn’t allow hints.
error-review-unfinished = Only finished games can be reviewed.
error-review-running = This game is still running. You can review it when it is over.
error-review-missing = This game has no review yet. Open its review page first.
error-review-judge = { $name } doesn’t search ahead, so it can’t review games.
error-daily-runs = The dice of today’s challenge stay secret until { $day } is over (UTC).
error-no-such-puzzle = { $game } has no puzzle { $name }.
error-no-puzzles = No puzzles were found in these games.

## Errors of records

error-record = This is not a valid game record.
error-record-unreadable = Can’t open { $file }: { $reason }.
error-record-too-big = { $file } is too big for a record: the limit is { $limit } MB.
error-record-not-text = { $file } is not a text file: byte { $byte } is not UTF-8.
error-not-a-record = This file is not a record: it contains neither JSON nor the plain notation.
error-record-truncated = The record is incomplete: the file ends too early.
error-record-bad-json = The record is damaged: it is not valid JSON ({ $detail }).
error-record-bad-line = Line { $line } of the record is invalid: { $text }
error-record-bad-field = The record is damaged: { $field } is missing or invalid.
error-record-format = The record was written by a newer Starhold (format { $format }; this version reads { $known }).
error-record-game = This record’s game is not installed: { $game }.
error-record-version = This record uses version { $version } of the { $game } rules; installed: { $known }.
error-record-commitment = The commitment is wrong: the revealed seed is not the one that was committed to before the game.
error-record-other-commitment = This record does not have the commitment you gave. Its commitment is { $found }.
error-record-word-missing = The dice word “{ $word }” is not in this record.
error-record-seal = A dice word was changed: no player committed to “{ $word }” before the game.
error-record-chance = The dice were changed: in move { $move }, result { $question } is { $answer }, but the revealed seed gives { $given }.
error-record-size = The dice were changed: in move { $move }, result { $question } is recorded as one of { $given }, but the rules ask for one of { $wanted }.
error-record-impossible-chance = The dice are wrong: in move { $move }, a result is missing or impossible.
error-record-surplus-chance =
    { $count ->
        [one] The dice are wrong: move { $move } has { $count } result too many.
       *[other] The dice are wrong: move { $move } has { $count } results too many.
    }
error-record-action = Move { $move } is invalid: there is no action “{ $action }”.
error-record-move = Move { $move } is illegal: seat { $seat } could not play “{ $action }”.
error-record-digest = Move { $move } does not lead to the recorded position: the digest differs.
error-record-result = The result is wrong: the record says { $claimed }, but the moves give { $found }.
error-record-early-result =
    { $moves ->
        [one] The record has a result, but the game is not over after { $moves } move.
       *[other] The record has a result, but the game is not over after { $moves } moves.
    }
error-record-missing-result = The game is over, but the record has no result.

## Errors of names, rules and lessons

error-bad-names =
    { $names ->
        [one] { $names } name was given for { $seats } seats.
       *[other] { $names } names were given for { $seats } seats.
    }
error-no-rule-book = There is no rule book for { $game }.
error-no-such-rule = No rule of { $game } has the id “{ $words }” or mentions it.
error-no-such-lesson = { $game } has no lesson “{ $lesson }”.

## Tables and the server
error-table = The table does not allow that.
error-no-table = Table not found.
error-no-text = Text “{ $name }” not found.
error-no-page = Page not found: { $path }.
error-not-signed-in = Log in first.
error-not-your-seat = That seat is not yours.
error-wrong-word = That is not the dice word you locked in.
error-not-host = Only the host can do that.
error-not-invited = This table is private. You need an invitation.
error-not-open-to-you = This table isn’t open to you.
error-have-blocked = You’ve blocked someone at this table.
error-not-a-friend = You can do that between friends only: you both have to follow each other.
error-nudge-too-soon = You can remind a friend once a day, when half of their time is over.
error-no-invitations = This player takes no invitations from you. Send them the link of the table.
error-not-the-name = To delete everything, type the name exactly: { $name }
error-table-full = This table has no free seats.
error-wrong-status =
    { $status ->
        [open] The game has not started yet.
        [starting] The game is just starting.
        [running] The game is still running.
       *[other] The game is over.
    }
error-stale = The game has moved on. Here is the latest position.
error-nothing-to-answer = There is nothing for you to answer.
error-undo-impossible = You have no move to undo.
error-undo-closed = That move can’t be undone: something has been revealed since, or this table doesn’t allow undo.
error-undo-asked = An undo request is still waiting for an answer.
error-still-here = A bot can take over for this player in { $wait } min at the earliest.
error-undo-too-soon =
    { $seconds ->
        [one] Your last request was refused. You can ask again in { $seconds } second.
       *[other] Your last request was refused. You can ask again in { $seconds } seconds.
    }
error-undo-out-of-time = You can’t undo that move: a clock would have run out by now.
error-too-long-away = Clocks can stand still for at most { $most } days a year.
error-sleep-too-long =
    { $asleep ->
        [one] Choose at most { $asleep } quiet hour per day.
       *[other] Choose at most { $asleep } quiet hours per day.
    }
error-sleep-too-soon =
    { $pause ->
        [one] You can change your quiet hours once a day. Try again in { $pause } hour.
       *[other] You can change your quiet hours once a day. Try again in { $pause } hours.
    }
error-bad-request = Invalid request ({ $field }).
error-text-length =
    { $length ->
        [one] Too long: the limit is { $length } character.
       *[other] Too long: the limit is { $length } characters.
    }
error-password-length = Passwords must have { $least } to { $most } characters.
error-too-big = The request is too big.
error-address-too-long = This address is longer than { $most } characters.
error-too-slow = The request took too long to arrive. Nothing was changed; please try again.
error-operator-only = Only the server operator can see that.
error-too-fast =
    { $kind ->
        [account] Too many passwords were tried for this account. Wait a minute and try again, or log in on a device you have used before.
       *[other] Too many requests. Wait a moment and try again.
    }
error-quota =
    { $what ->
        [bots] You can’t create more bot accounts for now.
        [guests] Too many new guests have joined from your network.
        [tables] You can’t create more tables for now.
        [public] Your network can’t create more public tables for now. Private tables are still possible.
        [records] You can’t upload more records for now.
        [log] This game is too long for what you can still store. Start from an earlier move, or use a shorter game.
       *[other] You have reached your storage limit for now.
    } Try again in { $minutes } min.
error-too-many =
    { $what ->
        [bots] You have { $most } bot accounts. Remove one first.
        [channels] You have { $most } channels for notices. Remove one first.
        [clubs] You belong to { $most } clubs, or ask to. Leave one first.
        [hosted] One person can host up to { $most } clubs.
        [public] You have { $most } public tables waiting for players. Start or remove one first.
        [streams] You have { $most } event streams open. Close one first.
        [sockets] Too many pages of this site are open from your network.
        [reviews] Reviews for you or others on your network are still being made. Try again when one of them is ready.
       *[other] A table can hold at most { $most } moves. End this game and start another.
    }
error-takes-too-long = That took longer than { $seconds } s and was cancelled. Nothing was changed.
error-record-too-long =
    { $what ->
        [moves] This record has more than { $most } moves, more than any game needs.
        [seats] This record has more than { $most } seats.
       *[other] This record contains more text or more dice than any game needs.
    }
error-busy = The server is busy. Nothing was changed; please try again.
error-banned = You have been banned from this server.
error-no-such-person = There is no person { $person }.
error-several-bots = Several bots are called { $name }. Name the owner, too: { $other }.
error-bad-range = “{ $text }” is not an internet address or a range. Write 192.0.2.7, 192.0.2.0/24 or 2001:db8::/48.
error-range-too-wide = The range { $text } is too wide. The widest allowed is /{ $widest }.
error-no-guests = This server is for people with an account. Log in, or ask the operators for one.
error-no-bot-accounts = This server has no bot accounts.
error-game-not-here = { $game } isn’t played on this server. It has: { $known }.
error-option-not-here = This server allows only these values of { $option }: { $known }.
error-maintenance = The server is closed for maintenance: { $text }
error-registration-closed = New accounts can’t be opened here. Ask the operators.
error-needs-invitation = A new account needs a valid invitation code. Ask the operators for one.
error-not-allowed = You aren’t allowed to do that.
error-no-such-report = There is no open report { $report }.
error-no-such-line = Table { $table } has no chat line { $line }.
error-no-such-invitation = There is no invitation { $code }.
error-wrong-password = Wrong name or password.
error-wrong-words = No account has that name and those four words.
error-wrong-passkey = This passkey doesn’t open an account here.
error-passkey-expired = That took too long. Try again.
error-no-passkeys-here = Browsers allow no passkeys at { $address }. They need https and a domain name.
error-no-such-passkey = You have no such passkey.
error-wrong-name = That is not the name of your account.
error-games-hidden = { $name } keeps games private.
error-name-too-short = A name needs at least two letters.
error-name-taken = The name “{ $name }” is taken, or too similar to one that is.
error-needs-password = To change this, enter your account password in Settings.
error-has-account = You already have an account.
error-no-account = This is for people who have an account.
error-needs-account = Rated games need a name that lasts. Open an account first.
error-not-rated =
    { $reason ->
        [kind] A solo game, a daily challenge or a game played on from another one can’t be rated.
        [clock] A rated game needs a clock.
        [hints] A rated game has no hints. This table always allows them.
        [takeover] A game in which bots make room for people can’t be rated.
        [device] Players who share a device can’t play rated.
        [bots] At most half of the seats of a rated game can be bots.
       *[other] This table has a bot that nobody has measured, so its game can’t be rated.
    }
error-rated-goes-on = A rated game can’t be ended for everybody. You can resign.
error-no-session = You are not logged in there.
error-people-only = Bot accounts can only play. Names, passwords, sessions, the daily challenge and deleting an account are for people.
error-scope-missing = This bot account’s token lacks the scope “{ $scope }”. Create a token that has it.
error-no-such-bot = You have no such bot account.
error-needs-server = This needs a server. On this device Starhold runs alone: without accounts, other people’s tables and the daily challenge.
error-no-such-channel = You have no such channel for notices.
error-link-expired = This link is no longer valid. Ask for a new one.
error-no-such-code = No table has the code { $code }.
error-round-runs = The dice of this round stay secret until all its tables have ended.
error-no-such-event = There’s no event here. It may need its link.
error-event-closed = You can’t do that in this event now.
error-event-full = This event is full.
error-not-organiser = Only the organiser may do that.
error-wait-to-play = You left a game. You can play again in { $seconds } s.
error-no-such-club = There’s no club here. It may need its link.
error-not-club-host = Only the hosts of the club may do that.
error-members-only = That’s for the members of the club.
error-club-full = This club is full.
error-not-open-club = This club isn’t open to you.
error-blocked-host = You’ve blocked a host of this club.
error-storage-away = The database isn’t responding. Please try again: nothing is done twice.
error-storage-broken = The database can’t be used: { $reason }.
error-storage-too-new = The database was written by a newer Starhold (schema { $form }). Update Starhold, or restore the backup from before the upgrade into an empty database.
error-storage-foreign = This database contains tables that are not Starhold’s. Please choose another one.
error-storage-in-use = Another Starhold already serves { $file }. Stop it, or use PostgreSQL for several servers.
error-no-client = This installation has no browser client. Install a built wheel, or run `python3 go.py site`.
error-secret-key = Can’t save the secret key in { $file }: { $reason }.
error-short-key = The secret key in { $file } is too short: it needs { $least } characters. Use a longer one, or delete it so that a new one is created.
error-table-unreadable = Table { $table } can’t be read: its log does not match these rules.
error-table-rules = Table { $table } uses version { $version } of the { $game } rules; installed: { $known }. It can’t be continued here.

table-takebacks =
    { $times ->
        [one] Moves were undone { $times } time.
       *[other] Moves were undone { $times } times.
    }
table-takebacks-moves =
    { $moves ->
        [one] { $moves } move in all.
       *[other] { $moves } moves in all.
    }
table-takebacks-rerolled =
    { $moves ->
        [one] { $moves } undone move had already shown dice or draws, so what came next was known.
       *[other] { $moves } undone moves had already shown dice or draws, so what came next was known.
    }
table-log-undo-asked = { $player } asks to undo a move.
table-log-undone = { $player } undoes a move.
table-log-undo-agreed = { $player } agrees.
table-log-undo-refused = { $player } refuses.
table-log-held-left = { $player } left. A bot takes over.
table-log-held-clock = { $player } ran out of time. A bot takes over.
table-log-held-away = { $player } has been away for a while. A bot takes over.
table-log-held-bot-died = { $player } crashed. The { $bot } bot takes over.
table-log-held-bot-late = { $player } did not answer in time. The { $bot } bot takes over.
table-log-held-bot-flooded = { $player } sent more than it was asked for. The { $bot } bot takes over.
table-log-held-bot-unreadable = { $player } sent an unreadable answer. The { $bot } bot takes over.
table-log-held-bot-lied = { $player } chose an illegal move. The { $bot } bot takes over.
table-log-held-bot-protocol = { $player } uses another version of the protocol. The { $bot } bot takes over.
table-log-held-bot-failed = { $player } failed. The { $bot } bot takes over.
table-log-held-bot-unknown = { $player } is no longer installed here. The { $bot } bot takes over.
table-log-returned = { $player } is back.
table-log-taken-over = { $player } takes over this seat.
table-log-resigned-gave-up = { $player } resigns.
table-log-resigned-clock = { $player } ran out of time and is out of the game.
table-log-abandoned = The host ended the game.
table-log-by-clock = { $player } ran out of time, so the decision is skipped.
table-log-by-random = { $player } did not answer, so a random move was made.
table-undo-blocked-moved = { $player } has moved since.
table-undo-blocked-chance = Something new has been revealed since.
table-undo-none = This table doesn’t allow undo.
table-why-not-your-turn = It isn’t your turn: { $player } decides.
table-why-over = The game is over.
table-why-not-now = You can’t choose that now.
table-why-first = Start with something that glows.
table-why-not-with = That doesn’t fit what you’ve picked. Clear your picks to start over.
lesson-not-now = That’s legal, but it isn’t what we’re practising now. Pick something that glows.

bot-newcomer = Newcomer
bot-casual = Casual
bot-regular = Regular
bot-strong = Strong
bot-expert = Expert
bot-luna = { cast-luna }
bot-otto = { cast-otto }
bot-vera = { cast-vera }
bot-boris = { cast-boris }
bot-lira = { cast-lira }
bot-zeno = { cast-zeno }
bot-astra = { cast-astra }
bot-gala = { cast-gala }
bot-orion = { cast-orion }
bot-irma = { cast-irma }

review-round =
    { $game ->
        [kingdoms] Cycle { $round }
       *[other] Round { $round }
    }
review-in-round =
    { $game ->
        [kingdoms] cycle { $round }
       *[other] round { $round }
    }
review-story-led = { $player } took the lead early and kept it.
review-story-slowly = No single moment decided it: { $player } was ahead for good from { review-in-round } on.
review-story-shared = The win was shared.
review-story-alone = { $player } won the solo game.
review-story-alone-lost = { $player } lost the solo game.
review-story-given-up = Ended early in { review-in-round }, when { $player }’s win chance was { $points }%.
review-story-choice-down = Decided in { review-in-round }, when { $player } gave away { $points }% win chance.
review-story-luck-up = Decided in { review-in-round } by luck: it brought { $player } { $points }% win chance.
review-story-luck-down = Decided in { review-in-round } by luck: it cost { $player } { $points }% win chance.
review-story-shown-up = Decided in { review-in-round }, when hidden information came to light: +{ $points }% win chance for { $player }.
review-story-shown-down = Decided in { review-in-round }, when hidden information came to light: it cost { $player } { $points }% win chance.
review-turn-choice-down = { review-round }: { $player } gives away { $points }% win chance.
review-turn-luck-up = { review-round }: luck brings { $player } { $points }% win chance.
review-turn-luck-down = { review-round }: luck costs { $player } { $points }% win chance.
review-turn-shown-up = { review-round }: hidden information comes to light, +{ $points }% win chance for { $player }.
review-turn-shown-down = { review-round }: hidden information comes to light and costs { $player } { $points }% win chance.
review-turn-rest-up = { review-round }: { $player }’s win chance rises by { $points }%.
review-turn-rest-down = { review-round }: { $player }’s win chance falls by { $points }%.
review-kingmaking = { $player } could no longer win and decided between { $up } and { $down }; { $count ->
        [one] one other move was
       *[other] { $count } other moves were
    } as good for { $player }.
puzzle-theme-opening = opening
puzzle-theme-middle = middle of the game
puzzle-theme-end = end of the game
cast-luna = Luna
cast-otto = Otto
cast-vera = Vera
cast-boris = Boris
cast-lira = Lira
cast-zeno = Zeno
cast-astra = Astra
cast-gala = Gala
cast-orion = Orion
cast-irma = Irma

order-ask = Ask me
order-never = Never
order-always = Always

## What the pages of lessons and the coach at ordinary tables say.

learn-title = Learn by playing
learn-about = Learn at a real table in about five minutes: the goal, a turn, the twist, the win. Then pick up short lessons whenever you like.
learn-hello = Hi, I’m Kit, your coach. Pick a game and I’ll show you how it works.
learn-welcome-back = Welcome back! We stopped at “{ $lesson }”, step { $step } of { $steps }.
learn-first = First game
learn-minutes = { $minutes } min
learn-state-done = finished
learn-state-begun = step { $step } of { $steps }
learn-start = Start
learn-go-on = Continue
learn-again = Again
learn-from-start = From the start
learn-lesson = Lesson
learn-leave = Save and exit
learn-step = Step { $step } of { $steps }
learn-next = Next
learn-back = Back
learn-show = Show me
learn-skip = Skip this step
learn-restart = Start over
learn-rule = The rule
learn-coach = Kit, the coach
learn-tried = Not quite.
learn-watch = The other players are moving.
learn-done = Well done!
learn-done-about = You know the basics now. The best way to remember them is to play.
learn-play = Play against { $rivals }
learn-more = More lessons
learn-hints = Tips for later
learn-howto = How to play
learn-rules = Full rules
learn-you = You
learn-help = Type the number of a move, or press Enter to continue. s show the move, n skip, b back, ? rules, q quit.
learn-resume = Resume later with: { $command }
learn-hint-of = A tip for { $game }
learn-hint-number = Tip { $number } of 5
learn-hint-other = Another tip
learn-words = Glossary
learn-words-what = Tap a word to see what it means.
learn-tips = Tips at the table
learn-tips-what = Kit explains each kind of decision once, during your first two matches of each game. You can turn the tips off at any time.
learn-tips-seen = shown so far: { $seen }
learn-tips-on = Show tips

## Words by which a rule is found though it says another: `search-X` is what the rules say, .said what people say.
## All are beginnings of words, so that endings do not matter.

search-idle = how, do, does, i, can, may, the, a, an, to, is, are, what, when, who, my, of, in, me, you, it, for, with, get, if

search-war = war
    .said = fight, battle, combat, conflict
search-attack = attack, war
    .said = assault, invade, strike
search-money = credit, $
    .said = money, coin, cash, dollar
search-points = point, vp
    .said = score, victory
search-win = victory, wins
    .said = win
search-tie = tie, equal
    .said = draw, tied
search-end = end of the game, last round, end is triggered, game ends
    .said = finish, final
search-dice = die, dice
    .said = dice, die, cube
search-reroll = reroll
    .said = repeat, rethrow
search-ship = ship
    .said = rocket, spaceship, vessel
search-army = army, armies
    .said = soldier, troop, unit, meeple
search-move = move, patrol, quest
    .said = walk, travel, fly, march
search-follow = follow
    .said = copy, imitate
search-colony = colon
    .said = conquer, claim, capture
search-upgrade = upgrad, empire level
    .said = level, improve
search-alliance = alliance, allies
    .said = ally, friend, peace, pact
search-retreat = retreat
    .said = flee, escape, withdraw
search-land = region, territor
    .said = land, map, field, area
search-tower = tower
    .said = castle
search-magic = magic, research
    .said = spell
search-faction = faction
    .said = people, race, nation
search-trade = trade, exchange
    .said = swap, barter, sell
search-setup = setup, starts with
    .said = set-up, start, begin, prepare
search-solo = solo, rogue
    .said = alone, single, solitaire
search-mission = mission
    .said = objective, secret
search-worker = worker, dice
    .said = worker
search-tile = tile
    .said = card
search-good = good
    .said = ware, cargo
search-resource = resource, energy, culture, food, ore, mana
    .said = material, supplies
search-build = build, develop, settle
    .said = construct
search-recruit = recruit
    .said = hire
search-assign = assign
    .said = sort

# Why a move is better than another, said to the player; $when begins the sentence.
because-turn-1 = By your next turn
    .mean = On average, by your next turn
    .likely = Most likely, by your next turn
because-turn-2 = Two turns from now
    .mean = On average, two turns from now
    .likely = Most likely, two turns from now
because-turn-3 = Three turns from now
    .mean = On average, three turns from now
    .likely = Most likely, three turns from now
because-round-1 = Next round
    .mean = On average, next round
    .likely = Most likely, next round
because-round-2 = In two rounds
    .mean = On average, in two rounds
    .likely = Most likely, in two rounds
because-round-3 = In three rounds
    .mean = On average, in three rounds
    .likely = Most likely, in three rounds
price-turn-1 = The price: by your next turn
    .mean = The price: on average, by your next turn
    .likely = The price: most likely, by your next turn
price-turn-2 = The price: two turns from now
    .mean = The price: on average, two turns from now
    .likely = The price: most likely, two turns from now
price-turn-3 = The price: three turns from now
    .mean = The price: on average, three turns from now
    .likely = The price: most likely, three turns from now
price-round-1 = The price: next round
    .mean = The price: on average, next round
    .likely = The price: most likely, next round
price-round-2 = The price: in two rounds
    .mean = The price: on average, in two rounds
    .likely = The price: most likely, in two rounds
price-round-3 = The price: in three rounds
    .mean = The price: on average, in three rounds
    .likely = The price: most likely, in three rounds
because-won = { $when } the game is over and you have won.
because-points = { $when } your score is { $now } instead of { $instead }.
because-rival-points = { $when } { $player }’s score is { $now } instead of { $instead }.
because-equal = About as good as the other moves.
because-same = Nothing that can be counted differs at once; what it is better for comes later.
because-order = Both can still be done; in this order you win more often.
because-only = There is no other move worth a thought.
because-unknown = It wins more often; we can’t say why in a sentence.
# Where to look for a better move, without saying which it is.
look-won = Look for a way to end the game.
look-points = Count the points that each move brings.
look-rivals = Look at what your rivals can do next.
hint-open = From open information; nothing hidden is used.
