### Pages round the tables: lobby, profile, daily challenge, how to play.

ui-more = More
ui-players-range = { $least } to { $most } players
ui-minutes = about { $minutes } min
ui-one-device = One device
ui-seat-add = Add a seat
ui-seat-remove = Remove seat { $number }
ui-open-table = Open the table and invite
ui-listed = Show in the lobby
ui-listed-what = Anyone on this server can take a free seat.
ui-clock = Clock
ui-clock-what = If your time runs out, a bot moves for you.
ui-clock-none = none
ui-clock-quick = 90 seconds per move
ui-clock-bank = 30 minutes + 15 s per move
ui-clock-day = 1 day per move
ui-watch = Open to spectators
ui-watch-what = Anyone with the link can watch. Otherwise only invited people can.
ui-takebacks-none = No undo
ui-takebacks-none-what = Moves at this table are final.
ui-hints-what = Three good moves, with reasons
ui-hints-bots = Against bots only
ui-hints-always = Always
ui-hints-never = Never
ui-edition = Edition
ui-edition-what = For rules that differ between rulebooks.
ui-edition-usual = standard
ui-options = { $changed ->
        [0] Rule options
        [one] Rule options: { $changed } changed
       *[other] Rule options: { $changed } changed
    }
ui-tables-open = Open tables
ui-tables-none = None yet.
ui-free-seats = { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
ui-alone = Just you
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
ui-new-to-you = New? Learn it in { $minutes } min
ui-learn-game = Learn { $game } in { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
ui-first-lesson = First game, { $minutes } min
ui-start-game = Start the game
ui-clock-short = Clock: { $clock }
ui-rules-usual = standard rules
ui-in-detail = more options
ui-add-face = Pick a bot to add
ui-or-face = Or pick a bot
ui-friend-waited = Friend (invited by link)
ui-friends-title = Invite by link
ui-friends-what = Open the table and send the link. Your friends just type a name and sit down; no account needed. Bots can fill the seats that stay empty.
ui-friends-add = Add a friend
ui-device-title = One screen, passed around
ui-device-what = Between turns the screen is covered and names the next player. Secrets stay hidden until that player taps the button.
ui-device-add = Add a player
ui-measured = win rate against { $against }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
ui-measured-games = { $games ->
        [one] from { $games } game
       *[other] from { $games } games
    }
ui-met = { $times ->
        [one] You have played once
       *[other] You have played { $times } times
    } and { $won ->
        [0] have yet to finish ahead.
        [one] finished ahead once.
       *[other] finished ahead { $won } times.
    }
ui-rogue-title = You against a Rogue galaxy
ui-rogue-lesson = Lesson: solo against the Rogue, 2 min
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
ui-go-on = Continue playing
ui-finished = Finished games
ui-all = all
ui-result-won = won
ui-result-lost = lost
ui-result-place = { $place } of { $players }
ui-all-lessons = all lessons

## Profile

ui-games-count = { $games ->
        [0] no finished games yet
        [one] { $games } finished game
       *[other] { $games } finished games
    }
ui-profile-guest = You’re playing as a guest, so all this is tied to this browser. Create an account to have it on every device.
ui-profile-account = All this is saved to your account and available wherever you log in.
ui-profile-keep = Create an account
ui-profile-download = Download my data
ui-bots-beaten = Bots beaten
ui-beaten-of = { $beaten } of { $all }
ui-won-of = { $won } of { $played }
ui-not-yet = not yet
ui-games-won = games won
ui-no-game-yet = no finished games yet
ui-lessons-done = Lessons: { $done } of { $all }
ui-games = Games

## Daily challenge

ui-daily-title = Daily challenge, { $day }
ui-daily-what = { $game } against { $bots }. Everyone gets the same dice, and only your first try counts.
ui-daily-players = { $count ->
        [0] nobody has played yet
        [one] { $count } player so far
       *[other] { $count } players so far
    }
ui-daily-hours = ends in { $hours } h
ui-daily-minutes = ends in { $minutes } min
ui-streak = { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
ui-daily-play = Play today’s game
ui-daily-practise = Practise with the same dice
ui-daily-dice = Same dice for everyone
ui-daily-dice-what = Dice depend only on the move number, so everyone gets the same dice at the same move, whatever happened before.
ui-daily-once = One try counts
ui-daily-once-what = Ranked by your lead over the better bot, then by fewest moves. No hints, no undo. After that, practise as often as you like.
ui-daily-midnight = Until midnight (UTC)
ui-daily-midnight-what = A game still running at midnight does not count. The dice stay secret until then; afterwards anyone can check them.
ui-daily-today = Today
ui-daily-week = This week
ui-daily-nobody = Nobody has finished yet.
ui-daily-moves = { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
ui-daily-beaten = both bots beaten: { $won } of { $played }
ui-daily-mine = Your result: { $margin }, place { $place }
ui-daily-given-up = You didn’t finish the game, so this try does not count.
ui-daily-share = Share the picture
ui-daily-text = Copy as text
ui-daily-course = How it went: { $course }
ui-course-l = ahead
ui-course-e = tied
ui-course-b = behind
ui-daily-weeks = Daily, the last four weeks
ui-daily-all = results

## Deleting everything

ui-delete = Delete all my data
ui-delete-what = Your name, logins, lesson progress, daily results, history and chat messages are deleted for good. You resign unfinished games. Other people keep the games they played with you, without your name.
ui-delete-never = This cannot be undone.
ui-delete-sure = Yes, delete everything
ui-delete-not = No, keep my data
ui-programs = Your bot accounts
ui-programs-what = A program you wrote can play at tables, with a bot account of its own.
ui-programs-how = How it works
ui-programs-account = You need an account for this; create one first.
ui-programs-name = Program name
ui-programs-new = Create a token
ui-programs-token = Token
ui-programs-once = Copy the token for { $name } now: you won’t see it again.
ui-programs-never = not used yet
ui-programs-revoke = Revoke
ui-programs-revoke-name = Revoke the token for { $name }

## How to play

ui-howto-1 = The game in brief
ui-howto-2 = A turn
ui-howto-kit-1 = That’s all you need to start. The next page explains a turn, or play your first game with me.
ui-howto-kit-2 = Now try it yourself: the first game takes a few minutes, and I’ll be there all the way.
ui-howto-print = Print
ui-howto-first = Play your first game
ui-howto-of = How to play: { $game }
ui-origin = Continued from move { $number } of a finished game
ui-origin-same = Continued from move { $number } with the same dice
