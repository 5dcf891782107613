### Pages round the tables: lobby, profile, daily challenge, how to play.

ui-more = More
ui-players-range = { $least } to { $most } players
ui-minutes = about { $minutes } min
ui-one-device = One device
ui-seat-add = Add a seat
ui-seat-remove = Remove seat { $number }
ui-bot-random = Newcomer
ui-bot-easy = Casual
ui-bot-normal = Regular
ui-bot-hard = Strong
ui-bot-master = Expert
ui-open-table = Open the table and invite
ui-listed = Show in the lobby
ui-listed-what = Anyone here may take a free seat.
ui-clock = Clock
ui-clock-what = When it runs out, a bot moves in your place.
ui-clock-none = none
ui-clock-quick = 90 seconds a move
ui-clock-bank = 30 minutes, 15 s a move more
ui-clock-day = a day a move
ui-watch = Open to spectators
ui-watch-what = Whoever knows the address may watch. Otherwise only people with the invitation.
ui-takebacks-none = No takebacks
ui-takebacks-none-what = What is sent stands; no undo at this table.
ui-hints-what = Three good moves, and why
ui-hints-bots = Against bots only
ui-hints-always = Always
ui-hints-never = Never
ui-edition = Edition
ui-edition-what = Where rulebooks differ.
ui-edition-usual = the usual
ui-options = { $changed ->
        [0] Rules in detail
        [one] Rules in detail: { $changed } change
       *[other] Rules in detail: { $changed } changes
    }
ui-tables-open = Open tables
ui-tables-none = None yet.
ui-free-seats = { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
ui-alone = alone
ui-waiting = waiting

## The bar

ui-pages = Pages
ui-page-play = Play
ui-page-learn = Learn
ui-page-daily = Daily
ui-page-profile = Profile
ui-short-galaxies = Galaxies
ui-short-kingdoms = Kingdoms
ui-short-roll = Roll

## Lobby

ui-lobby-title = Play, learn, come back
ui-play-game = Play { $game }
ui-tab-bots = Bots
ui-tab-friends = Friends
ui-tab-device = One device
ui-tab-solo = Solo
ui-new-to-you = new to you: learn in { $minutes } min
ui-learn-game = Learn { $game } in { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
ui-first-lesson = First game, { $minutes } min
ui-start-game = Start the game
ui-clock-short = Clock: { $clock }
ui-rules-usual = rules as usual
ui-in-detail = in detail
ui-add-face = Pick a face to add a player
ui-or-face = Or pick a face
ui-friend-waited = a friend, by link
ui-friends-title = Invite by link
ui-friends-what = Open the table, then send its link. Whoever opens it types a name and sits down, without an account. Seats that stay free can go to bots.
ui-friends-add = One more friend
ui-device-title = One screen, passed around
ui-device-what = Between turns the screen is covered and says who should look. Secrets are shown only after the button.
ui-device-add = One more player
ui-measured = wins against { $against }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
ui-measured-games = { $games ->
        [one] { $games } game measured
       *[other] { $games } games measured
    }
ui-met = { $times ->
        [one] You met once
       *[other] You met { $times } times
    } and { $won ->
        [0] never came out ahead.
        [one] came out ahead once.
       *[other] came out ahead { $won } times.
    }
ui-rogue-title = You against a Rogue galaxy
ui-rogue-lesson = Lesson: alone against the Rogue, 2 min
ui-face-rogue = Face { $rogue }
ui-hardness-1 = beginner
ui-hardness-2 = easy
ui-hardness-3 = medium
ui-hardness-4 = hard
ui-hardness-5 = epic
ui-rogue-new = not tried yet
ui-rogue-tried = { $times ->
        [one] { $times } try
       *[other] { $times } tries
    }
ui-rogue-beaten = { $times ->
        [one] beaten once, best { $points }
       *[other] beaten { $times } times, best { $points }
    }
ui-go-on = Go on
ui-finished = Finished games
ui-all = all
ui-result-won = won
ui-result-lost = lost
ui-result-place = { $place } of { $players }
ui-all-lessons = all lessons

## Profile

ui-games-count = { $games ->
        [0] no finished game yet
        [one] { $games } finished game
       *[other] { $games } finished games
    }
ui-profile-guest = You are a guest: all this belongs to this browser. With a name and a password you find it again on any device.
ui-profile-account = All this belongs to your account and is there on every device where you log in.
ui-profile-keep = Keep it
ui-profile-download = Download my data
ui-bots-beaten = Bots beaten
ui-beaten-of = { $beaten } of { $all }
ui-won-of = { $won } of { $played }
ui-not-yet = not yet
ui-games-won = games won
ui-no-game-yet = no finished game yet
ui-lessons-done = Lessons: { $done } of { $all }
ui-games = Games

## Daily challenge

ui-daily-title = Daily challenge, { $day }
ui-daily-what = { $game } with { $bots }. The same dice for everybody; one try counts.
ui-daily-players = { $count ->
        [0] nobody has played yet
        [one] { $count } has played
       *[other] { $count } have played
    }
ui-daily-hours = ends in { $hours } h
ui-daily-minutes = ends in { $minutes } min
ui-streak = { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
ui-daily-play = Play today’s game
ui-daily-practise = Practise with the same dice
ui-daily-dice = Same dice for everybody
ui-daily-dice-what = Whoever has made as many moves as you meets the same dice, whatever both of you did before.
ui-daily-once = One try counts
ui-daily-once-what = Points ahead of the better bot, then fewer moves. No hints and no takebacks. Practise after it as often as you like.
ui-daily-midnight = Until midnight (UTC)
ui-daily-midnight-what = A game that is still going then does not count. The dice stay secret until then; afterwards everybody may check them.
ui-daily-today = Today
ui-daily-week = This week
ui-daily-nobody = Nobody has finished yet.
ui-daily-moves = { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
ui-daily-beaten = both bots beaten: { $won } of { $played }
ui-daily-mine = Your result: { $margin }, place { $place }
ui-daily-given-up = Your try ended before its game did, so it does not count.
ui-daily-share = Share the picture
ui-daily-text = Copy as text
ui-daily-course = How it went: { $course }
ui-course-l = ahead
ui-course-e = level
ui-course-b = behind
ui-daily-weeks = Daily, the last four weeks
ui-daily-all = results

## Deleting everything

ui-delete = Delete all my data
ui-delete-what = Your name, sign-ins, lessons, daily results and history go for good, and so does what you wrote in chats. Games still going are given up. Games with other people stay theirs, without your name.
ui-delete-never = This cannot be undone.
ui-delete-sure = Yes, delete everything
ui-delete-not = No, keep it
ui-programs = Programs of yours
ui-programs-what = A program that you wrote can play at tables, with a bot account of its own.
ui-programs-how = How it works
ui-programs-account = For this you need an account; keep yours first.
ui-programs-name = Name of the program
ui-programs-new = Make a token
ui-programs-token = Token
ui-programs-once = Copy the token of { $name } now: it is not shown again.
ui-programs-never = not used yet
ui-programs-revoke = Revoke
ui-programs-revoke-name = Revoke the token of { $name }

## How to play

ui-howto-1 = What it is about
ui-howto-2 = A turn
ui-howto-kit-1 = That is all you need to begin. A turn is on the next page, or play the first game with me.
ui-howto-kit-2 = Now your hands: the first game takes a few minutes, and I am there all the time.
ui-howto-print = Print
ui-howto-first = Play the first game
ui-howto-of = How to play: { $game }
ui-origin = Played on from move { $number } of a finished game
ui-origin-same = Played on from move { $number } with the same dice
