### The browser client in English.

ui-home = Starhold: back to the lobby
ui-skip = Skip to content
ui-theme-flip = Switch between dark and light
ui-language = Language
ui-close = Close
ui-about = About this server, privacy
ui-save = Save
ui-yes = Yes
ui-no = No
ui-done = Done.
ui-loading = One moment…
ui-reload = Reload
ui-page-not-loaded = Couldn’t load this page.
ui-more-about = More about { $name }
ui-refused = The server refused this request ({ $key }).
ui-server-failed = Something went wrong on the server (status { $status }). Please try again.
ui-no-server = Can’t reach the server. Check your connection.
ui-copy = Copy
ui-copied = Copied
ui-name = Name

## Lobby

ui-seats = Seats
ui-you = you
ui-start = Start
ui-hint = Hint
ui-hint-busy = Thinking…
ui-hints = Hints
ui-hint-share = { $percent }%
ui-hint-move = Move
ui-hint-chance = Win chance among { $players }
ui-hint-equal = { $first } and { $second } are about as good
ui-hint-show = Show
ui-hint-do = Do { $place }
ui-hint-under = under 3%
ui-hint-over = over 97%
ui-rename = Change name
ui-rules-of = Rules: { $game }
ui-open-record = Open a game record
ui-open-record-what = Replay any game, move by move, from its record file.

## Invitations and the waiting room

ui-invite = Invite friends
ui-invite-link = Invitation link
ui-invite-qr = Invitation link as a QR code
ui-invite-code = Or the code:
ui-invite-name = Name of a player
ui-invite-do = Invite
ui-invited = { $player } is invited.
ui-join-title = You’re invited to a game
ui-join-seat = Take a seat
ui-join-watch = Just watch
ui-room-title = { $game }: waiting for players
ui-room-wait = The game starts when every seat is taken, or when the host starts it.
ui-room-words = Setting up fair dice…
ui-start-with-bots = { $count ->
        [one] Start with a bot in the free seat
       *[other] Start with bots in the { $count } free seats
    }
ui-leave = Leave
ui-word = Your dice word
ui-word-why = The dice come from a secret seed that the server fixed in advance, plus one secret word from each player, so nobody can predict or choose them. Your device adds a random word automatically; you can add your own as well.
ui-word-any = e.g. comet
ui-word-said = “{ $word }” is locked in, with random characters added so that nobody can guess it. It is revealed once everyone is here.
ui-word-sealed = Has locked in a dice word
ui-word-own = Your dice word:
ui-word-give = Add
ui-word-given = Has revealed a dice word
ui-commitment = Dice commitment:
ui-commitment-changed = The dice commitment is not the one this device saved earlier. Somebody may have changed the dice, so this device is not sending its word.

ui-accept = Accept
ui-not-now = Not now
ui-cancel = Cancel
ui-rematch-asks = { $player } wants a rematch
ui-rematch-waits = We’re waiting for { $player }
ui-rematch-kept = The seat is kept, time left:
ui-rematch-refused = { $player } can’t now
ui-rematch-cancelled = { $player } cancelled the rematch
ui-rematch-others = Play with the others
ui-series = Your series
ui-starts = The game starts
ui-ready = I’m ready
ui-room-learning = { $player } is learning the game, about 5 minutes
ui-room-ready = { $player } is here. Ready?
ui-seat-ready = ready to start
ui-seat-learning = learning the game
ui-seat-kept = asked for a rematch
ui-join-from = { $player } invites you to play
ui-join-new = Never played?
ui-join-learn = Learn it first, { $minutes } min
ui-join-waits = { $player } sees that you’re learning and waits.
ui-chat-phrases = Quick phrases
ui-say-peace = Peace?
ui-say-nice = Nice move
ui-say-sorry = Sorry!
ui-say-moment = One moment
ui-say-thanks = Thanks
ui-say-game = Good game
ui-say-nudge = Are you there? It’s your turn.
ui-away = { $player } has been away since { $time }.
ui-away-clock = { $player } has been away since { $time }. The clock runs.
ui-away-bot = At zero, a bot takes over.
ui-away-skip = At zero, the decision is skipped.
ui-away-loss = At zero, the game is lost.
ui-away-hold = Let a bot play for { $player }
ui-nudge = Nudge
ui-undo-keep = Keep it
ui-undo-allow = Allow undo
ui-undo-back = This goes back:
ui-room-friend = { $count ->
        [one] Waiting for a friend. Send the link.
       *[other] Waiting for { $count } friends. Send the link.
    }

## The table

ui-seat-number = Seat { $number }
ui-seat-bot = bot
ui-seat-program = { $owner }’s bot
ui-seat-open = Free seat
ui-seat-held = a bot is filling in
ui-seat-resigned = resigned
ui-seat-online = at the table
ui-seat-away = away
ui-to-move = to move
ui-players = Players
ui-prompt = Your decision
ui-your-turn = Your turn
ui-why = Why?
ui-rule = rule
ui-moves = Possible moves
ui-moves-count = { $count ->
        [one] Show the only move
       *[other] Show all { $count } moves
    }
ui-pick-what = Tap your choice
ui-pick-where = Tap where it goes
ui-set-go = { $deed }: { $count }
ui-no-effect = no effect
ui-threat = { $player } can answer this
ui-threat-if = { $move }: { $player } can answer
ui-full = { $what }: already at the limit
ui-stop-chance = random result
ui-stop-reveal = reveals something new
ui-stop-war = starts a war
ui-moves-tab = Moves
ui-lost = lost: { $count }
ui-counter-points = points
ui-counter-level = level
ui-goal-most = Most points at the end.
ui-goal-level = Everyone is tied at { $points }.
ui-goal-leads = { $player } leads with { $points }.
ui-goal-you-lead = You lead with { $points }.
ui-goal-share = Tied for the lead at { $points }: { $names }.
ui-goal-needs = { $player } needs { $left }
ui-goal-you-need = You need { $left }
ui-goal-near = The end is near
ui-goal-far = The end is far off
ui-goal-left = Still to take a turn:
ui-goal-left-of = { $counter }: { $left } to go
ui-goal-sheet = Score sheet
ui-goal-you = You
ui-goal-secret = Secret points are added at the end.
ui-swap = Swap for another
ui-undo = Undo
ui-undo-ask = Ask to undo
ui-undo-asks = { $player } wants to undo their last move. Allow it?
ui-undo-asked = Waiting for the others to allow your undo.
ui-undo-blocked = Can’t undo: { $what }
ui-undo-nothing = There is nothing to undo.
ui-sending = Sending…
ui-thinks = { $player } is thinking
ui-decides = Waiting for { $player }
ui-on-stage = In the middle of the table
ui-continue = Continue
ui-sound-ask = Play with sound? The volume is in the menu.
ui-moment-left = Still to play: { $players }. Then points are counted.
ui-spectator = Spectator
ui-over = The game is over
ui-end-open = See the result
ui-offline = No connection
ui-offline-retry = Your selection is safe. Reconnecting in { $seconds } s.
ui-busy = The server is busy. Your move is saved and will be resent automatically.
ui-outdated = Starhold has been updated. Reload to continue.
ui-no-table = Table not found
ui-no-table-why = It may have been removed or be private, or the link may be wrong.
ui-log = Story
ui-log-filter = Show in the story
ui-log-vain = nothing comes of it
ui-log-idle = does nothing
ui-log-all = All
ui-log-me = About me
ui-log-dice = Dice
ui-log-war = Wars
ui-log-since = since you last acted
ui-catch-up = Catch up
ui-log-open = Look at this moment
ui-log-open-ply = Look at the table after move { $ply }
ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-say = Say something
ui-chat-send = Send
ui-rules = Rules
ui-howto = How to play
ui-menu = Menu
ui-keys = Keyboard
ui-keys-choose = choose an item or an answer; when bidding, that number
ui-keys-moves = list all moves
ui-keys-list = show these keys
ui-keys-confirm = send the chosen move
ui-keys-back = undo a pick, close
ui-keys-deeds = roll, convert, end the turn
ui-keys-answers = follow, pass, allow
ui-keys-skip = skip the animation
ui-keys-walk = move around the board
ui-keys-inspect = show what an item is and why it is greyed out
ui-orders = Standing orders
ui-orders-what = Answers the table gives for you automatically. Only you can see them.
ui-orders-none = This game has none.
ui-sleep = Quiet hours
ui-sleep-what = Your clock is paused during these hours, from your next decision on. Choose up to { $asleep ->
    [one] { $asleep } hour
   *[other] { $asleep } hours
  } per day; you can change them once a day.
ui-sleep-saved = Saved. These hours count from your next decision on.
ui-sleep-from = Start
ui-sleep-to = End
ui-return = Take my seat back
ui-bot-holds = Let a bot play for me
ui-resign = Resign
ui-resign-sure = Yes, resign
ui-abandon = End the game for everyone
ui-abandon-sure = Yes, end it for everyone
ui-own-link = Your personal link
ui-own-link-why = Open this link on another device to continue in the same seat. Don’t share it.
ui-watchers = Spectators
ui-watchers-why = Anyone with this link can watch.
ui-dice-title = Dice
ui-to-lobby = Back to the lobby
ui-to-table = Back to the table
ui-pass-to = Pass the device to { $player }
ui-pass-away = Everyone else, look away.
ui-pass-show = I’m { $player }, show my view
ui-pass-not = Not now
ui-peek = Show { $player }’s secrets
ui-peek-end = Hide { $player }’s secrets

## The end

ui-end-title = Result
ui-end-won = { $players } wins
ui-end-you-won = You win!
ui-end-tie = { $players } share the win
ui-end-abandoned = Ended without a result
ui-end-line = Source of points
ui-end-total = Total
ui-end-rank = Place
ui-rematch = Rematch
ui-daily-results = Results of the day
ui-replay = Replay
ui-download = Download the record
ui-review = Review the game
ui-puzzles = Puzzles

## Replay and checking

ui-step-back = One move back
ui-step-on = One move forward
ui-play = Play
ui-pause = Pause
ui-scrub = Move
ui-move-of = Move { $ply } of { $last }
ui-eyes = View of the table
ui-share-moment = Link to this move
ui-record-file = Choose a record file
ui-record-paste = Or paste a record
ui-check = Check the dice
ui-check-more = Open the check on its own page

## Settings

ui-settings = Settings
ui-account = Account
ui-account-why = You can play without one. An account lets you return to your tables from any device.
ui-account-or = Create an account or log in
ui-account-in = You are logged in as { $name }.
ui-set-theme = Theme
    .about = Night or daylight.
    .system = same as system
    .dark = dark
    .light = light
ui-set-speed = Motion
    .about = How fast moves are animated.
    .slow = slow
    .normal = normal
    .fast = fast
    .none = none
ui-set-sounds = Sounds
    .about = Every sound also has a visual cue.
    .off = off
    .turn = your turn
    .all = all
ui-join = Join: { $deed }
ui-set-size = Text size
    .about = Planets, maps and dice keep their place. Panels grow, and long texts fold.
ui-set-volume = Volume
    .about = How loud sounds are.
    .test = Test
ui-set-confirm = Confirm
    .about = Ask before a move is sent.
    .final = final moves
    .every = always
    .never = never
ui-set-device = Games against bots
    .about = On this device they cost the server nothing and need no network. Accounts find them on every device only if they are on the server.
    .auto = Automatic
    .always = On this device
    .never = On the server
ui-tip-got = Got it
ui-tip-off = No more tips
ui-tip = Tip from Kit
ui-word-see = See it on the table
ui-word-rule = The rule
ui-set-tips = Tips for a first game
    .about = Shown the first time you meet each kind of decision.
ui-set-notify = Notify me
    .about = When it’s your turn and you’re in another tab.
ui-clock-still = the clock stands until { $time }
ui-set-onward = Next table
    .about = After a move at a table that lasts days, go to the next one that waits for you.

## Tiny Epic Galaxies

galaxies-ui-colonies = Colonies
galaxies-ui-empire = Empire
galaxies-ui-mission = Mission
galaxies-ui-missions = Choose a mission to keep
galaxies-ui-mission-hidden = See your mission
galaxies-ui-of-goal = of 21
galaxies-ui-one-step = 1 step from { $planet }
galaxies-ui-can-upgrade = can upgrade
galaxies-ui-threat = { $player } is 1 step from colonising { $planet }: your ship there would fly home.
galaxies-ui-surface = Surface
galaxies-ui-planet = Planet { $planet }
galaxies-ui-planet-summary = { $planet }, { $resource }, { $track }, { galaxies-ui-points }, { $length } spaces to colonise
galaxies-ui-ship-on = { $player } on space { $space }
galaxies-ui-orbit-of = Orbit of { $planet }
galaxies-ui-sketch-away = { $steps ->
        [one] { $steps } space to go
       *[other] { $steps } spaces to go
    }
galaxies-ui-sketch-landed = landed
galaxies-ui-sketch-colony = colony
galaxies-ui-sketch-none = no own ship
galaxies-ui-surface-of = Surface of { $planet }
galaxies-ui-ship-orbiting = { $player }’s ship orbiting { $planet }, space { $space }
galaxies-ui-ship-landed = { $player }’s ship on { $planet }
galaxies-ui-ship-home = Ship at home
galaxies-ui-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
galaxies-ui-colony = Colony { $planet }, { galaxies-ui-points }
galaxies-ui-your-mat = Your mat
galaxies-ui-chip-follow = Follow?
galaxies-ui-back-to-mine = Back to mine
galaxies-ui-asks-main-choice = Use a die: tap it, then tap where it goes.
galaxies-ui-asks-more-main-choice = Or tap a place first. Dragging works too.
galaxies-ui-home = Your galaxy
galaxies-ui-none-home = no ship at home
galaxies-ui-locked = { $count ->
        [one] { $count } ship locked
       *[other] { $count } ships locked
    }
galaxies-ui-level = Level { $level }: { $dice } dice, { $ships } ships, { galaxies-ui-points }
galaxies-ui-dice = Dice
galaxies-ui-ships = Ships at home
galaxies-ui-your-dice = Your dice
galaxies-ui-dice-of = { $player }’s dice
galaxies-ui-die = Die: { $face }
galaxies-ui-no-dice = No dice left to use
galaxies-ui-faces = Faces
galaxies-ui-activated = Activated
galaxies-ui-reroll = Reroll
galaxies-ui-reroll-free = Reroll free
galaxies-ui-reroll-paid = Reroll: 1 energy
galaxies-ui-converter = Converter
galaxies-ui-discard = Discard
galaxies-ui-follow-cost = Follow: { $cost } culture
galaxies-ui-dice-left =
    { $count ->
        [one] { $count } die still to roll
       *[other] { $count } dice still to roll
    }
galaxies-ui-rogue = Rogue galaxy
galaxies-ui-rogue-won = The Rogue galaxy wins
galaxies-ui-empty-slot = no planet
galaxies-ui-deck = { $count ->
        [one] { $count } planet in the deck
       *[other] { $count } planets in the deck
    }
galaxies-ui-last-round = Last round
galaxies-ui-moment-own = { $planet } is yours
galaxies-ui-moment-own-said = Its action is on your Colony die now. Your points: { $score }.
galaxies-ui-moment-other = { $player } takes { $planet }
galaxies-ui-moment-other-said = Points: { $score }.
galaxies-ui-moment-faster = { $player } was faster
galaxies-ui-moment-faster-said = { $planet } is taken. Your ship flies home: { $steps ->
        [one] { $steps } step lost.
       *[other] { $steps } steps lost.
    }
galaxies-ui-aim = Reach { $points }.
galaxies-ui-own-level = Level { $level }
galaxies-ui-next-level = next costs
galaxies-ui-upgrade-cost = energy or culture for this level

## Roll for the Galaxy: captions of the board

roll-ui-screen = Behind your screen
roll-ui-phases = Phases
roll-ui-stage-assign = Assign
roll-ui-stage-manage = Manage
roll-ui-wild = Wild dice
roll-ui-behind = Behind the screen
roll-ui-select = select
roll-ui-select-phase = Select { $phase }
roll-ui-selected = You select this
roll-ui-selects = { $player } selects { $phase }
roll-ui-idle = not this round
roll-ui-extra-die = the extra die
roll-ui-workers = { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
roll-ui-virtual = an extra worker, no die
roll-ui-cheaper = discount from your powers: { $dice }
roll-ui-of-needed = { $dice } of { $needed }
roll-ui-dictate = Dictate
    .text = Once per round: set one worker aside to move another one to any other row. The worker you set aside goes back to your cup.
roll-ui-dictate-how = set a worker aside, move another
roll-ui-given-up = set aside, back to the cup
roll-ui-reassign = Reassign powers
roll-ui-trade = Trade
    .text = Credits by the colour of the world: novelty $3, rare elements $4, genes $5, alien technology $6.
roll-ui-consume = Consume
    .text = 1 VP, and 1 more each if the good and the shipper match the colour of the world. Consumption dice always match.
roll-ui-vp = { $vp } VP
roll-ui-price = ${ $credits }
roll-ui-builders = Builders
roll-ui-stores = Your stores
roll-ui-cup = Cup
    .text = Dice in the cup are rolled at the start of the next round.
roll-ui-tie = Dice in the cup and credits
roll-ui-citizenry = Citizenry
    .text = Dice that have worked rest here. At the end of the round they are recruited into the cup for $1 each.
roll-ui-credits = Credits
    .text = Galactic Credits, 10 at most. They pay for recruiting.
roll-ui-chips = VP chips
    .text = Victory points from Consuming and from powers.
roll-ui-pool = Pool
    .text = VP chips left on the table. When the pool is empty, this is the last round.
roll-ui-construction = Construction
roll-ui-no-development = No development to build
roll-ui-no-world = No world to settle
roll-ui-sketch-builders = builders: { $count } of { $needed }
roll-ui-sketch-built = built
roll-ui-sketch-rolled = Rolled next
roll-ui-sketch-waits = not next in line
roll-ui-sorting = Tiles are being sorted
roll-ui-below = { $count ->
        [one] { $count } tile below
       *[other] { $count } tiles below
    }
roll-ui-under = Under the stack: { $side }
roll-ui-on-top = On top: { $side }
roll-ui-as-development = as development
roll-ui-as-world = as world
roll-ui-hand = Tiles in hand
roll-ui-tableau = Tableau
roll-ui-your-tableau = Your tableau
roll-ui-empire-of = { $player }’s empire
roll-ui-squares = { $squares } of 12 squares
roll-ui-squares-name = Squares
roll-ui-chip-assign = Secret plan
roll-ui-chip-manage = Manage
roll-ui-chip-manage-recruit = Manage
roll-ui-each = $1 each
roll-ui-next-round = rolled next round
roll-ui-to-cup = to the cup
roll-ui-stays = stays
roll-ui-recall = Recall
roll-ui-recall-free = free, optional
roll-ui-dice-next = { $count ->
    [one] { $count } die next round
   *[other] { $count } dice next round
}
roll-ui-goods = Goods
roll-ui-ready = ready
roll-ui-likely-explore = { $player } has nothing to build: { $phase } is likely.
roll-ui-likely-site = { $player } builds { $tile }, { $dice } of { $needed }: { $phase } is likely.
roll-ui-likely-produce = { $empty ->
        [one] { $player } has { $empty } world without goods: { $phase } is likely.
       *[other] { $player } has { $empty } worlds without goods: { $phase } is likely.
    }
roll-ui-likely-ship = { $goods ->
        [one] { $player } has { $goods } good: { $phase } is likely.
       *[other] { $player } has { $goods } goods: { $phase } is likely.
    }
roll-ui-last-round = Last round
roll-ui-runs = Running: { $phases }.
roll-ui-wasted = { $dice ->
        [one] { $dice } of your dice goes back to the cup
       *[other] { $dice } of your dice go back to the cup
    }
roll-ui-six-plus = Bonuses of 6+ developments
roll-ui-short-explore = Explore
roll-ui-short-develop = Develop
roll-ui-short-settle = Settle
roll-ui-short-produce = Produce
roll-ui-short-ship = Ship

## Tiny Epic Kingdoms: captions of the board

kingdoms-ui-asks-select = Choose an action: tap it, then tap the map.
kingdoms-ui-actions = Actions
kingdoms-ui-ways = { $count ->
    [one] { $count } way
   *[other] { $count } ways
}
kingdoms-ui-chip-bids = War
kingdoms-ui-chip-perform = Join in?
kingdoms-ui-taken = taken
kingdoms-ui-now = now
kingdoms-ui-shield = shield
kingdoms-ui-towers = Towers
kingdoms-ui-unseen = Tokens not seen yet
kingdoms-ui-army = { $player }’s army
kingdoms-ui-lying-army = { $player }’s army, lying down
kingdoms-ui-neutral-army = neutral army
kingdoms-ui-face-down = Face-down token
    .text = The first player to enter turns it up and takes what it gives.
kingdoms-ui-allies = Allies
kingdoms-ui-allied-with = allied with { $players }
kingdoms-ui-magic-of = { $player }’s magic
kingdoms-ui-shields = Shields
kingdoms-ui-learned = { $magic } of 5
kingdoms-ui-known = learned
kingdoms-ui-attacker = attacker
kingdoms-ui-defender = defender
kingdoms-ui-sealed = has chosen
kingdoms-ui-choosing = is choosing
kingdoms-ui-no-die = no die
kingdoms-ui-bids = Your war die
kingdoms-ui-flag = White flag
    .text = Counts as 0 and costs nothing. If both players show it, they become allies and share the region.
kingdoms-ui-flag-of-two = White flag
    .text = Counts as 0 and costs nothing. If both players show it, it is a tie and the defender wins: with two players there are no alliances.
kingdoms-ui-out-of-reach = Too expensive
    .text = You can only show a number that your resources and discounts can pay for: 2 for each mana, 1 for each ore.
kingdoms-ui-war-rule = Both pay for their number, win or lose. On a tie, the defender wins.
kingdoms-ui-ore-for = ore for this level
kingdoms-ui-mana-for = mana for this level
kingdoms-ui-bid-cost = { $number } costs you { $cost }, win or lose.
kingdoms-ui-bid-discount = discount: { $points }
kingdoms-ui-bid-penalty = penalty: { $points }
kingdoms-ui-war-for = War for { $region }
kingdoms-ui-war-look = Hold to see the maps
kingdoms-ui-war-step-bid = Bid
kingdoms-ui-war-step-seal = Lock in
kingdoms-ui-war-step-reveal = Reveal
kingdoms-ui-war-step-pay = Pay
kingdoms-ui-war-reaches = reaches { $number }
kingdoms-ui-war-reach-of = { $player }’s reach
kingdoms-ui-war-reach-own = your reach
kingdoms-ui-war-sure = sure win
kingdoms-ui-war-sealed = Locked in: { $number }. Only you can see it.
kingdoms-ui-war-beats =
    { $high } beats { $low }: { $own ->
        [yes] you win.
       *[no] { $player } wins.
    }
kingdoms-ui-war-tie =
    { $number } against { $number }: { $own ->
        [yes] you win the tie.
       *[no] { $player } wins the tie.
    }
kingdoms-ui-ends-alliance = Your alliance with { $player } ends, unless you both show the white flag.
kingdoms-ui-war-allies = Two white flags: you and { $player } are allies.
kingdoms-ui-war-leaves = leaves { $left }
kingdoms-ui-war-mix = Other mix
kingdoms-ui-moment-own = You take the capital
kingdoms-ui-moment-own-said = { $region } counts for you at the end if you still hold it.
kingdoms-ui-moment-lost = Your capital falls
kingdoms-ui-moment-lost-said = { $player } holds { $region }. Win it back: it counts at the end.
kingdoms-ui-moment-other = { $player } takes a capital
kingdoms-ui-moment-other-said = { $region } changes hands.
kingdoms-ui-give = Give
kingdoms-ui-take = Get
kingdoms-ui-resources = Resources
kingdoms-ui-together = ore and food together
kingdoms-ui-less = one less
kingdoms-ui-more = one more
kingdoms-ui-all = all { $count }
kingdoms-ui-enough-tower = enough for tower { $level }
kingdoms-ui-enough-magic = enough for magic { $level }
kingdoms-ui-enough-army = enough for an army
kingdoms-ui-amount = Amount
kingdoms-ui-factions = Factions
kingdoms-ui-bonus = Bonus for magic level 5
kingdoms-ui-capitals = Capitals
kingdoms-ui-cities = Cities
kingdoms-ui-crown = Crown

## Without a server

ui-device = This device
ui-device-loading = Getting the tables ready…
ui-device-elsewhere = Starhold is open in another tab. Close it there to play here.
ui-device-failed = The tables could not be started: { $reason } Reload the page, or try another browser.

## The installed app

ui-update-ready = A new version of Starhold is ready.
ui-update-start = Start it now
ui-update-later = Later

### hub/: Pages round the tables: lobby, profile, daily challenge, how to play.

ui-more = More
ui-players-range = { $least } to { $most } players
ui-minutes = about { $minutes } min
ui-seat-add = Add a seat
ui-seat-remove = Remove seat { $number }
ui-open-table = Open the table and invite
ui-listed = Show in the lobby
ui-listed-what = Anyone on this server can take a free seat.
ui-rated = Rated
ui-rated-what = Counts for everybody’s rating. It has a clock and no hints, and everyone needs a name.
ui-rated-guest = Rated games need a name. Open an account first.
ui-clock = Clock
ui-clock-what = If your time runs out, a bot moves for you.
ui-clock-none = none
ui-clock-quick = 90 seconds per move
ui-clock-bank = 30 minutes + 15 s per move
ui-clock-half = 12 hours per move
ui-clock-day = 1 day per move
ui-clock-days = 2 days per move
ui-clock-week = 7 days per move
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
ui-page-turns = Turns
ui-page-learn = Learn
ui-page-daily = Daily
ui-page-profile = Profile
ui-page-people = People
ui-short-galaxies = Galaxies
ui-short-kingdoms = Kingdoms
ui-short-roll = Roll

## Lobby

ui-lobby-title = Play, learn, come back
ui-play-game = Play { $game }
ui-tab-bots = Bots
ui-tab-friends = With people
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
ui-play-rivals = Play { $rivals }
ui-add-opponent = Add an opponent
ui-next-rival = Next rival: { $player }
ui-or-face = Or pick a bot
ui-friend-waited = Friend (invited by link)
ui-friends-title = Invite by link
ui-friends-what = Open the table and send the link. Your friends just type a name and sit down; no account needed. Bots can fill the seats that stay empty.
ui-friends-add = Add a friend
ui-device-title = One screen, passed around
ui-device-what = Between turns the screen is covered and names the next player. Secrets stay hidden until that player taps the button.
ui-device-add = Add a player
ui-met = { $times ->
        [one] You have played once
       *[other] You have played { $times } times
    } and { $won ->
        [0] have yet to finish ahead.
        [one] finished ahead once.
       *[other] finished ahead { $won } times.
    }
ui-rung = { $rung } of { $all }
ui-all-faces = All rivals
ui-step-easiest = easiest
ui-step-loses = loses { $times } of 100 to { $name }
ui-step-loses-ten = loses { $times } of 10 to { $name }
ui-step-beats = beats { $name }
ui-step-times = { $times } of 10 games
ui-step-wins = { $wins } of 100
ui-step-against = against { $name } ({ $low } to { $high })
ui-epithet-beginner = the beginner
ui-epithet-all-rounder = the all-rounder
ui-no-leaning = No leaning: a bit of everything.
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
ui-daily-games = Games of the day

## Deleting everything

ui-delete = Delete all my data
ui-delete-what = Your name, logins, lesson progress, daily results, history and chat messages are deleted for good. You resign unfinished games. Other people keep the games they played with you, without your name.
ui-delete-never = This cannot be undone.
ui-delete-sure = Yes, delete everything
ui-delete-not = No, keep my data

## How to play

ui-howto-1 = The game in brief
ui-howto-2 = A turn
ui-howto-kit-1 = That’s all you need to start. The next page explains a turn, or play your first game with me.
ui-howto-kit-2 = Now try it yourself: the first game takes a few minutes, and I’ll be there all the way.
ui-howto-print = Print
ui-howto-first = Play your first game
ui-howto-of = How to play: { $game }
ui-origin = Continued from move { $number } of a finished game
ui-origin-moved = Moved here at move { $number }
ui-origin-same = Continued from move { $number } with the same dice

### book/: The book of a game: how it is played, its rules, what a table plays differently.

ui-strategy = Strategy tips
ui-book-pictures = In pictures
ui-book-rules = Full rules
ui-book-table = This table
ui-book-usual = This table uses the standard rules.
ui-book-differs = This table changes some rules:
ui-rules-now = now
ui-rules-more = more
ui-rules-lesson = lesson, { $minutes } min
ui-rules-search = Search the rules
ui-rules-none = No rule mentions that.
ui-rules-editions = editions and rulings
ui-rules-ruling = Our ruling
ui-rules-ruling-why = The rulebooks are silent or unclear here; this is how Starhold plays it.
ui-rules-sources = Sources
ui-rules-sources-why = RU, FR, ES: the Russian, French and Spanish rulebooks. RB: the rulebook. TILE: the tile itself. DER: follows from other rules. FAQ: published answers.
ui-rules-reference = For reference: examples, hidden information, all decisions

### review/: After a game: the end screen, the review, playing on, exercises and puzzles.

## The end screen

end-next = Next rival: { $player }
end-next-lesson = Your lesson: { $lesson }
end-next-daily = Next: today’s game
end-more = More
end-story = What decided it
end-see = See it on the board
end-share = Share
end-ahead = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ahead of { $second }.
end-place = Place { $place }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $short } short.
end-resigned-own = You resigned.
end-late-own = You ran out of time.
end-early = The game ended early: these points don’t decide it.
end-all-late = Every player still in the game ran out of time, so points decide.
end-tiebreak = Tied with { $second } on points and won on the tiebreaker.
end-broken = What counted: { $source }, { $mine } to { $other }.
end-resources = resources
end-decided = Biggest difference: { $source }, { $mine } to { $other }.

## The review

rv-title = Game review
rv-won-you = You won, { $result }
rv-won = { $player } won, { $result }
rv-shared = { $players } share the win, { $result }
rv-lost-alone = Lost, { $result }
rv-begins = Analysing the first moves…
rv-working = Move { $done } of { $plies }
rv-progress = Review progress
rv-retry = Try again
rv-choose = Choose a move in the chart or in the list.
rv-percent = { $percent }%

## The chart

rv-chart = What the chart shows
rv-chart-line = { $player }: from { $from } to { $to }.
rv-chance = Win chance
rv-chance-short = Chance
rv-points = Points
rv-luck = Luck
rv-round = { $game ->
    [kingdoms] Cycle
   *[other] Round
  }
rv-round-short = { $game ->
    [kingdoms] c { $round }
   *[other] r { $round }
  }
rv-round-of = { $game ->
    [kingdoms] Cycle { $round }
   *[other] Round { $round }
  }
rv-how = How it is measured
rv-how-text = Each line is a player’s estimated chance of winning, as the bot “{ $bot }” sees it, with a search budget of { $budget } per position. A move is judged only by what its player could know at the time: it is compared with the alternatives in { $worlds } possible worlds, never by hidden information. 90 of 100 estimates are within ± { $band }, the shaded band. A move is marked only if it lost more than its own margin of error.
rv-how-fitted = The percentages are calibrated against actual results from such positions.
rv-how-raw = The percentages are the bot’s own estimates and are not calibrated yet.

## Moves

rv-moves = Moves
rv-filter-all = All
rv-filter-mine = Mine
rv-filter-marks = Key moves
rv-mark-best = best
rv-mark-good = good
rv-mark-doubtful = inaccuracy
rv-mark-mistake = mistake
rv-mark-blunder = blunder
rv-move = Move { $number }
rv-turn = Turning point { $number }
rv-turns = Turning points
rv-next-mark = Next mistake
rv-played-you = You played
rv-played = { $player } played
rv-better = Better
rv-better-was = better: { $move }
rv-why = Why?
rv-why-to = Why? For { $player }:
rv-win-chance = win chance
rv-no-reason = The better move wins more often; we can’t say why in a sentence.
rv-error = Cost: { $error } ± { $doubt } percentage points of win chance.
rv-forced = There was no choice here.
rv-as-good = As good as the best move, within the margin of error.
rv-luck-here = Luck: { $luck }.
rv-luck-exact = Compared with the average of all outcomes ({ $count }).
rv-luck-drawn = Compared with the average of sampled outcomes ({ $count }), ± { $doubt }.
rv-see = See the position
rv-see-chart = Back to the chart
rv-keys = Keys: ← → one move, Home and End, N next mistake, B board.

## Luck and choices

rv-players = Players
rv-others = Others
rv-head = { $mine ->
        [0] You gave nothing away, { $rival } { $theirs }.
       *[other] You gave away { $mine }, { $rival } { $theirs }.
    }
rv-head-cost = { $mine ->
        [0] You gave nothing away, { $rival } { $theirs }; the dice cost you { $luck }.
       *[other] You gave away { $mine }, { $rival } { $theirs }; the dice cost you { $luck }.
    }
rv-head-brought = { $mine ->
        [0] You gave nothing away, { $rival } { $theirs }; the dice gave you { $luck }.
       *[other] You gave away { $mine }, { $rival } { $theirs }; the dice gave you { $luck }.
    }
rv-head-other = { $player } gave away { $mine }, { $rival } { $theirs }.
rv-head-unclear = We can’t say what decided it.
rv-the-others = the others
rv-part-mine = You gave away
rv-part-dice = Dice
rv-part-theirs = { $rival } gave away
rv-part-rest = Not explained
rv-start = start
rv-end = end
rv-balance-note = In points of win chance. Not explained: the judge changed its mind; nobody’s doing.
rv-gave = Gave away
rv-of-100 = { $percent } of 100
rv-skill-short = Skill
rv-skill = Skill: { $percent } of 100
rv-skill-between = { $percent } of 100: between { $from } and { $to }
rv-skill-level = { $percent } of 100: level with { $from }
rv-skill-below = { $percent } of 100: below { $to }
rv-skill-above = { $percent } of 100: above { $from }
rv-skill-few = Too few choices to say how well you chose
rv-skill-note = 0 is choosing by lot, 100 the judge itself. One game is little evidence: likely { $low } to { $high }{ $faces ->
        [0] {""}
        [1] {" "}(near { $from })
       *[2] {" "}({ $from } to { $to })
    }.
rv-alone = Counted, not estimated: nobody has measured win chances in solo games, so there are none here.
rv-adds-up = Start { $start }, luck { $luck }, gave away { $choices }, got from others { $others }, not explained { $rest }: result { $result }.
rv-own-mistakes = Your mistakes
rv-costliest = costliest first
rv-whose = Who changed whose chances
rv-whose-row = each row: one player’s moves
rv-sources = Points by source

## Playing on and sharing

rv-play-on = Play from here
rv-dice-fresh = New dice
rv-dice-same = Same dice
rv-play-on-what = Opens a new table against bots. It won’t count in your statistics.
rv-share = Share the picture
rv-hide-names = Hide names
rv-picture-of = Picture to share: { $title }
rv-lesson-fits = suggested lesson, { $minutes } min

## Exercises

try-title = Try again
try-about = { $count ->
    [one] Your biggest mistake
   *[other] Your { $count } biggest mistakes
  }
try-start = Start
try-number = Mistake { $number } of { $count } · { $game ->
    [kingdoms] cycle { $round }
   *[other] round { $round }
  }
try-question = What would be better here?
try-right = Correct: as good as the best move.
try-wrong = Not this one: { $move } costs { $error } points of win chance.
try-nearly = Nearly: { $move } costs only { $error } points of win chance.
try-cost = cost { $error } ± { $band } points of win chance
try-situation = The position
try-watch = Watch it again
try-once-more = Once more
try-best = The best move: { $move }
try-show = Show me
try-next = Next
try-leave = Back to the review
try-done = Done. You found { $solved } of { $count }.

## Puzzles

puzzles-title = Puzzles
puzzles-about = One move is far better than all the others. Find it.
puzzles-solved = Solved: { $solved } of { $count }
puzzles-rival = Rival
puzzles-rival-number = Rival { $number }
puzzles-number = Puzzle { $number }
puzzles-of = { $number } of { $count }
puzzles-later = Next, easy ones first
puzzles-open = Next unsolved
puzzles-next = Next puzzle
puzzles-level-1 = easy
puzzles-level-2 = medium
puzzles-level-3 = hard
puzzles-all = All puzzles
puzzles-is-solved = solved
puzzles-none = There are no puzzles for this game yet.

## The check of the dice

ui-check-how = Before the game, the server committed to a secret seed and each player to a dice word. At the end everything is revealed, so every roll and draw can be recomputed. This page does that in your browser and compares the result with what your device saved before the game.
ui-check-do = Check every roll
ui-fair-good = The dice were fair
ui-fair-open = Nothing is wrong with the dice, but not everything is proven
ui-fair-unproven = There is no proof that these dice were fair
ui-fair-bad = Something is wrong with these dice
ui-fair-here = Checked in this browser
ui-fair-there = Checked by the server
ui-fair-seed-good = The seed revealed at the end matches the commitment.
ui-fair-seed-bad = The revealed seed does not match the commitment.
ui-fair-seed-none = This record has no commitment. Its maker could have chosen the dice, so it proves nothing about them.
ui-fair-seed-closed = The seed has not been revealed yet.
ui-fair-note-good = Your device saved this commitment before the game began.
ui-fair-note-late = Your device saved this commitment only while the game was running.
ui-fair-note-none = Your device saved no commitment for this game, so it cannot rule out a record that was made up from start to finish.
ui-fair-note-bad = Your device saved a different commitment before: { $noted }
ui-fair-own-good = Your word { $word } is in the dice: nobody could know them before you revealed it.
ui-fair-own-none = None of your words is in the dice.
ui-fair-own-late = Your word { $word } did not reach the server in time and is not in the dice.
ui-fair-own-bad = The server confirmed your word { $word }, but it is not in the dice.
ui-fair-words-good = { $count ->
        [one] { $count } player’s word is in the dice, exactly as it was locked in before any word was known.
       *[other] The words of { $count } players are in the dice, each exactly as it was locked in before any word was known.
    }
ui-fair-words-none = No player added a word, so the server operator alone chose the dice.
ui-fair-words-unsealed = { $count ->
        [one] { $count } player’s word is in the dice. It was sent openly, not locked in first.
       *[other] The words of { $count } players are in the dice. They were sent openly, not locked in first.
    }
ui-fair-words-bad = A dice word is not the one that was locked in before the game.
ui-fair-words-missing = { $count ->
        [one] { $count } locked-in word was never revealed. A player working with the server could have used that to choose between two sets of dice.
       *[other] { $count } locked-in words were never revealed. Players working with the server could have used that to choose among several sets of dice.
    }
ui-fair-draws-good = { $count ->
        [one] { $count } roll or draw was recomputed and is the same.
       *[other] All { $count } rolls and draws were recomputed and are the same.
    }
ui-fair-draws-bad = { $move ->
        [0] Setup: roll or draw number { $number } is { $answer } in the record, but the seed and the dice words give { $given }.
       *[other] Move { $move }: roll or draw number { $number } is { $answer } in the record, but the seed and the dice words give { $given }.
    }
ui-fair-draws-old = This older record does not say how many outcomes each roll had, so your browser cannot recompute the rolls. The server can.
ui-fair-draws-closed = Without the seed, no roll can be recomputed.
ui-fair-rules-good = { $moves ->
        [one] { $moves } move follows the rules, and every roll had the right number of outcomes. For this part, trust the server or check the file on your own computer.
       *[other] { $moves } moves follow the rules, and every roll had the right number of outcomes. For this part, trust the server or check the file on your own computer.
    }
ui-fair-rules-bad = The record is invalid. { $why }
ui-fair-rules-none = The rules were not checked. { $why }
ui-fair-details = Everything that was checked
ui-fair-seal = Commitment
ui-fair-seed = Revealed seed
ui-fair-words = Players’ dice words
ui-fair-sizes = Outcomes per roll: how often
ui-fair-yourself = On your own computer, with the downloaded record
ui-fair-file = FILE

### meet/: Meeting people: quick match, open tables, codes.

meet-quick = Quick match
meet-any = Any
meet-pace = Pace
meet-live = Live
meet-turns = By turns
meet-turns-what = A game that lasts days: one day per move, and a notice when it’s your turn.
meet-quiet = Nobody’s looking for a game right now.
meet-nobody = Bots hold the other seats, and people can take one over in the first round.
meet-table = Open a table
meet-waiting =
    { $count ->
        [one] { $count } person is looking for this game.
       *[other] { $count } people are looking for this game.
    }
meet-elsewhere =
    { $count ->
        [one] { $count } person is looking for { $game }.
       *[other] { $count } people are looking for { $game }.
    }
meet-looking =
    { $count ->
        [0] Looking. If nobody comes, you start with bots.
        [one] { $count } person wants the same. Waiting for enough players.
       *[other] { $count } people want the same. Waiting for enough players.
    }
meet-call-what = One notice, once, if someone wants a game in the next 3 hours.
meet-rating = Casual or rated
meet-casual = Casual
meet-rated = Rated
meet-rated-what = Rated begins when people meet: 10 minutes each and 5 s per decision. If nobody comes you start with bots, casual.
meet-find = Find a game
meet-start = Start now
meet-call = Notify me when someone’s here
meet-called = We’ll notify you once, if someone comes in the next 3 hours.
meet-take = Take over
meet-take-what = This game has just begun. You can take over a bot’s seat.
meet-takeable = just begun, take over a bot’s seat
meet-no-clock = no clock
meet-each = { $time } each
meet-per-move = { $time } per move
meet-is-casual = casual
meet-is-rated = rated
meet-join = Join
meet-code = Do you have a code?
meet-live-now = Live now
meet-live-what = watch a table
meet-lately = Lately here
meet-lately-what = finished this week
meet-here =
    { $count ->
        [one] { $count } other player is here
       *[other] { $count } other players are here
    }

### turns/: The list of turns, and notices.

turns-title = Turns
turns-tables = Tables
turns-notices = Notices
turns-waiting =
    { $count ->
        [one] Your turn at { $count } table
       *[other] Your turn at { $count } tables
    }
turns-first = First: { $game } with { $names }
turns-take = Take your turns
turns-mine = Your turn
turns-order = least time left first
turns-others = Others are thinking
turns-invited = Invitations
turns-finished = Finished lately
turns-all = All games
turns-none = Nobody’s waiting for you
turns-none-text = Tables where it’s your turn appear here. Start a game, or invite someone to one that lasts days.
turns-play = Start a game
turns-open = Open
turns-look = Look
turns-result = Result
turns-decide = { $names } to decide
turns-left-days =
    { $days ->
        [one] { $days } day left
       *[other] { $days } days left
    }
turns-left-hours = { $hours } h { $minutes } min left
turns-left-whole = { $hours } h left
turns-left-minutes = { $minutes } min left
turns-play-by = How I play by turns
turns-away = Holidays
turns-away-what = All your clocks of 12 hours or more per move stand still, up to { $most } days a year. Events continue.
turns-away-days =
    { $days ->
        [one] { $days } day is left.
       *[other] { $days } days are left.
    }
turns-away-until = { $from } to { $to }
turns-away-from = First day
turns-away-to = Last day
turns-away-set = Set dates
turns-away-end = I’m back
turns-mute = Mute this table
turns-unmute = Unmute this table
turns-stop = Stop notices
turns-stop-ask = Stop the notices that this link came with?
turns-stopped = Done. That address gets no more notices.
turns-confirmed = Your e-mail address is confirmed.
turns-answered = Your answer is in.
turns-next = Next: { $game } with { $names }
turns-next-go = Next table
turns-next-stay = Stay here

## Notices

notices-reach = How we reach you
notices-optional = all optional
notices-rule = We send a notice when a table has waited for you for a minute and no open page of yours has shown it. It names the game and the players, never what is hidden.
notices-push = This browser
notices-push-text = Push messages, also when Starhold is closed.
notices-push-on = Enable
notices-push-not = This browser or address can’t receive push messages.
notices-push-denied = The browser blocks notices from this site. Allow them in its settings first.
notices-mail = E-mail
notices-mail-text = We send a link first; open it to confirm the address. It’s never shown to anyone.
notices-mail-not = This server doesn’t send e-mail.
notices-mail-address = Your e-mail address
notices-hook = Webhook
notices-hook-text = Posts to an address of yours. It only ever says that a table waits.
notices-hook-address = Address (https)
notices-hook-format = Format
notices-json = Plain JSON
notices-discord = Discord
notices-slack = Slack
notices-telegram = Telegram
notices-ntfy = ntfy
notices-add = Add
notices-yours = Your channels
notices-test = Send a test
notices-remove = Remove
notices-arrived = arrived after { $seconds } s
notices-failed = failed: { $error }
notices-off = switched off: { $error }
notices-unconfirmed = waiting for you to open the link we sent
notices-again = Send the link again
notices-quiet = Quiet hours
notices-quiet-text = Notices wait while you sleep. Set your sleeping hours in the menu of a table with a clock.

### people/: People: friends, search, ranking, events.

people-title = People
people-tab-friends = Friends
people-tab-ranking = Ranking
people-tab-events = Events
people-tab-clubs = Clubs
people-none = Finish a game with someone and you can follow them here.
people-play = Find a game
people-all = All friends
people-here-now = Here now
people-of = { $here } of { $all } friends
people-away = Away
people-away-order = by when they were here last
people-follows = You follow
people-back = Follow back?
people-lately = Played with lately
people-what = What a friend is
people-what-text = You follow each other. Friends see when you’re here, and tables of yours that anyone may join or watch. To stop following is silent.
people-bring = Bring someone: a link is the quickest way. They type a name and sit down.
people-copy = Copy an invitation
people-copied = Copied
people-here = here now
people-seen = here { $when }
people-yours = your move in { $game }
people-playing = playing { $game } with you
people-open = has an open table: { $game }
people-at-table = at a table: { $game }
people-won-you = you won
people-won-they = they won
people-won-both = a tie
people-follow = Follow
people-following = You follow { $name } now.
people-unfollow = Unfollow
people-open-table = Open
people-join = Join
people-watch = Watch
people-invite = Invite
people-nudge = Remind of your game
people-nudged = { $name } gets a notice.
people-block = Block
people-block-ask = Block { $name }? You two can’t sit, play, watch or chat together any more. They get no notice.
people-block-yes = Block { $name }
people-blocked = You and { $name } won’t meet any more.
people-unblock = Unblock
people-report = Report to the operators
people-report-why = Why do you report { $name }?
people-report-leaves = Leaves games
people-report-insults = Insults
people-report-cheating = Cheating
people-report-name = The name
people-report-other = Something else
people-report-words = In your words (optional)
people-report-lines = The last 20 lines of chat go along.
people-report-send = Send the report
people-report-done = Thank you. An operator will look at it, and you’ll read here what came of it.
people-answer-acted = Your report about { $name } was read: an operator acted.
people-answer-kept = Your report about { $name } was read: no rule was broken.
people-answer-read = OK
people-gone = a former player
people-search = Find a player or club
people-found-none = Nobody called “{ $letters }” here. Send them a link instead.
people-blocked-title =
    { $count ->
        [one] You’ve blocked one person
       *[other] You’ve blocked { $count } people
    }
people-found =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }

### rating/: Ratings: the ranking, what a game changed, casual or rated.
rating-none = not rated yet
rating-between = between { $below } and { $above }
rating-below = below { $above }
rating-above = above { $below }
rating-title = { $game } rating
rating-after =
    { $games ->
        [one] after { $games } rated game
       *[other] after { $games } rated games
    }
rating-soon =
    { $games ->
        [one] { $games } more rated game until the first range.
       *[other] { $games } more rated games until the first range.
    }
rating-why-ahead = You finished ahead of { $player }. From these ratings, you would in { $chance } of 100 games. The truth lies inside the range 9 times in 10.
rating-why-behind = { $player } finished ahead of you. From these ratings, you would be ahead in { $chance } of 100 games. The truth lies inside the range 9 times in 10.
rating-why-drew = You and { $player } share a place. From these ratings, you would be ahead in { $chance } of 100 games.
rating-why-left = You left before the end, so you came last.
rating-why-early = Somebody left in the first round, so this game doesn’t count.
rating-why-outage = The server was away for more than 10 minutes during this game, so it doesn’t count.
rating-why-void = The operators took this game out of the ratings: { $reason }
rating-casual = Casual
rating-rated = Rated
rating-make-casual = Make it casual
rating-make-rated = Make it rated
rating-waits = Rated once everybody agrees. Waiting for { $players }.
rating-wished = { $player } would like a rated game.
rating-unrated =
    { $why ->
        [name] Rated games need a name. Open an account first.
        [clock] A rated game needs a clock.
        [hints] A rated game has no hints. This table always allows them.
        [takeover] Bots make room for people here, so it’s casual.
        [device] You share a device, so it’s casual.
        [bots] More than half of the seats are bots, so it’s casual.
        [face] There’s a bot here that nobody has measured, so it’s casual.
       *[other] This kind of game is always casual.
    }
rating-all = Ratings
rating-hidden = { $player } keeps ratings private.
rating-player = player
rating-rating = rating
rating-games = games
rating-month = 30 days
rating-place = place
rating-place-of = No. { $place } of { $count }
rating-everyone = Everyone
rating-bots = Bots
rating-bot = bot
rating-you = you
rating-you-title = You
rating-wide = a wide range so far
rating-left-out =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
rating-nobody = Nobody has five rated games yet. The bots show the scale.
rating-unseen = Others don’t see you here. Your account settings change that.
rating-how = How to read this
rating-fact-low = Sorted by the low end of the range, so a lucky start puts nobody on top.
rating-fact-lira = Lira is 1,000 on every server. Numbers of different servers can be compared.
rating-fact-more = 200 points more win about three of four games for two.
rating-fact-one = One rating per game, for tables of 2 to 5.
rating-fact-rest = 90 days without a game: the range widens, and you leave the list until you play.
### cast/: The ladder of rivals.

ui-ladder = Your ladder
ui-ladder-new = Pick a rival
ui-ladder-what = { $beaten } of { $all } beaten in { $game }. Each face beats the one below in about { $times } of 10 games.
ui-ladder-what-new = Ten faces, from easy to hard. Each one beats the face below in about { $times } of 10 games.
ui-ladder-how = Measured in at least { $games ->
        [one] { $games } game
       *[other] { $games } games
    } per step, two players. Leanings count from 15 % off the mean.
ui-ladder-people = Measured in at least { $games ->
        [one] { $games } game
       *[other] { $games } games
    } per step between the faces. Nobody has measured people yet, so your own result may differ.
ui-rival-first = Your first rival
ui-rival-next = Your next rival
ui-rival-picked = You picked
ui-rival-beaten = Beaten. Play again?
ui-rival-tag-first = start here
ui-rival-tag-next = next
ui-rival-place = face { $rung } of { $all }
ui-rival-easiest = the easiest of ten
ui-rival-luna = Luna knows every rule and uses what she has, but overlooks a lot. She loses { $times } of 10 games to { $name }, the next face.
ui-rival-easier = First game? Luna is easier: she's the first face.
ui-rival-play = Play against { $name }
ui-rival-against = Against { $name }
ui-rival-you = Against you
ui-rival-expected = you'd win about { $wins } of 10 ({ $low } to { $high }, from your last games)
ui-rival-measured = Measured
ui-rival-games = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } per step, two players, usual thinking time
ui-rival-mean = { $unit }, mean { $mean }
ui-rival-time = A game takes about { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }. You can stop and come back.
ui-rival-undo = You can undo and ask for a hint at any time.
ui-rival-guest = No account needed. Nobody else is watching.

### device/: The games on this device, and how they move.

ui-install-what = Starhold can be put on this device as an app of its own. It can be removed at any time.
ui-install = Put on this device
ui-install-menu = In a browser that doesn’t offer it here, use its menu: on iPhone and iPad Share, then Add to Home Screen; elsewhere Install or Add to Home screen.
ui-install-works = Works without a server
ui-install-works-what = Bots of all levels, solo, several people at one device, lessons, puzzles, rules, reviews.
ui-install-needs = Needs a server
ui-install-needs-what = Tables with people elsewhere, rated games and events, the daily challenge, chat.
ui-install-unrated = Games on the device are never rated: nobody else saw the dice.
ui-lost-since = No connection since { $time }.
ui-lost-play = Keep playing: games on this device, lessons and puzzles work here.
ui-lost-again = Try again
ui-lost-next = next try in { $seconds } s
ui-device-yours = All this is kept in this browser, on this device. Nothing is sent anywhere.
ui-device-beside = Games on this device are kept in this browser. They are not sent to the server.
ui-device-slow = The compiled engine is missing here: strong bots think longer, and a review takes minutes.
ui-device-lasting = The browser keeps it until you remove it.
ui-device-keep = Keep it for good
ui-device-remove = Remove everything from this device
ui-device-remove-sure = Yes, remove all games and progress
ui-device-stay = Keep everything
ui-device-size = { $size } MB
ui-device-of = of { $most } MB that this browser allows
ui-device-app = Game and bots
ui-device-games = Your games
ui-device-alone = { $games ->
    [one] { $games } game in progress exists only here.
   *[other] { $games } games in progress exist only here.
}
ui-move = Move a game
ui-move-why = Both sides keep the game until the other one has it.
ui-move-there = The server
ui-move-to-server = To the server
ui-move-to-device = To this device
ui-move-stays = Stays there
ui-move-none = No game in progress.
ui-move-what = A game takes its record and its dice along, and stays unrated. Games with other people or a clock stay on the server.
ui-move-files = A file takes a game to another browser or to a server.
ui-move-save = Save as a file
ui-move-open = Open a saved game

### account/: Accounts, and the profiles of people.

acc-title = Account
acc-join = Pick a name, keep everything
acc-join-what = No e-mail, no password. You can add a passkey or an e-mail address later, or never.
acc-name = Your name
acc-taken = { $name } is taken here. How about one of these?
acc-face = Your face, drawn from your name
acc-face-n = Face number { $number }
acc-shown = Show my games and ratings to others
acc-keep = Keep my games
acc-have = have an account already?
acc-use-passkey = Use a passkey
acc-use-mail = E-mail me a link
acc-use-words = I have four words
acc-use-password = I have a password
acc-words-in = Your four words
acc-what = What you keep
acc-kept-games = Your games and their reviews
acc-kept-games-what = Finished: { $games }. So far they live only in this browser
acc-kept-lessons = Your lessons
acc-kept-lessons-what = { $lessons } done, and where you are in the others
acc-kept-people = The people you follow
acc-kept-people-what = and those who follow you
acc-guest = guest
acc-account = account
acc-yes = Yes
acc-no = No
acc-can-play = Play people and bots, live or by turns
acc-can-learn = Learn, daily, review, watch
acc-can-move = The same games on phone and computer
acc-can-rate = Ratings and leagues
acc-hello = Hello, { $name }
acc-secure = Everything is kept. One more thing, if you like: a way back in on another device.
acc-save-passkey = Save a passkey
acc-passkey-what = Your phone or computer remembers it; you log in with fingerprint, face or PIN.
acc-no-passkeys = This address allows no passkeys: browsers want https and a domain name.
acc-or-words = or write down four words
acc-make-words = Make four words
acc-words-what = Anyone with your name and these words can log in as you. We show them once.
acc-or-mail = or add an e-mail address
acc-mail-what = for notices and recovery, shown to nobody
acc-skip = Skip, back to the game
acc-saved = Saved.
acc-ways = Ways to log in
acc-passkey = Passkey
acc-passkey-of = { $name }, added { $day }
acc-add = Add
acc-remove = Remove
acc-mail = E-mail
acc-change = Change
acc-words = Four words
acc-set = set
acc-not-set = not set
acc-new-words = Make new ones
acc-password = Password and devices
acc-sees = Who sees what
acc-sees-presence = That I’m here
acc-sees-games = My games and reviews
acc-sees-ranking = Me in the ranking
acc-sees-published = Publish my rated games
acc-published-what = for study, without names; only if everybody in the game agrees
acc-sees-invitations = Who may invite me
acc-who-nobody = Nobody
acc-who-friends = Friends
acc-who-all = All
acc-data = Your data
acc-download-what = Profile, lessons and messages as plain JSON, and a record of every game, in one ZIP file.
acc-download = Download everything
acc-delete-what = Name, face, e-mail and passkeys go at once. Finished games stay for the others, without your name.
acc-delete = Delete my account
acc-delete-sure = Delete this account?
acc-delete-name = Type your name to confirm: { $name }
acc-delete-not = Keep my account
acc-delete-it = Delete it
acc-delete-90 = Your name is nobody’s for 90 days, so nobody can pose as you.
acc-out-sure = You have no way back into this account. Add one first, or log out for good?
acc-out = Log out for good
acc-log-out = Log out
ui-invitation = Invitation code
ui-log-in = Log in
ui-password = Password
ui-password-now = Current password
ui-password-new = New password (optional)
ui-forgot-what = If your account has a confirmed e-mail address, we send a link there.
ui-forgot-do = Send a link
ui-forgot-sent = If that account has a confirmed e-mail address, a link is on its way. It works for an hour.
ui-recover = Log in by the link. You can also choose a new password; then you’re logged out everywhere else.
ui-account-change-what = Other devices will have to log in again.
ui-account-change-title = Change name or password
ui-account-change = Change
ui-sessions = Where you are logged in
ui-session-here = this device
ui-session-seen = last used { $when }
ui-session-end = Log out there
ui-log-out-everywhere = Log out everywhere
ui-session-unknown = Unknown browser
ui-programs = Your bot accounts
ui-programs-what = A program you wrote can play at tables, with a bot account of its own.
ui-programs-how = How it works
ui-programs-name = Program name
ui-programs-new = Create a token
ui-programs-token = Token
ui-programs-once = Copy the token for { $name } now: you won’t see it again.
ui-programs-scopes = The program may
ui-programs-scope-play = sit down and play
ui-programs-scope-tables = make tables and invite players
ui-programs-scope-chat = chat
ui-programs-scope-none = only read
ui-programs-never = not used yet
ui-programs-revoke = Revoke
ui-programs-revoke-name = Revoke the token for { $name }
acc-profile = Profile
acc-see = See my profile
acc-since = since { $month } · { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
acc-private = { $name } keeps games private.
acc-copy = Copy link
acc-games = Games
acc-challenge = Challenge
acc-card =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
acc-won-rate = { $share } % won
acc-won-few = Won: { $won }
acc-f-all = Every game
acc-f-rated = Rated only
acc-f-with = With you
acc-f-won = Won
acc-f-players = 2 players
acc-f-month = This month
acc-csv = Download as CSV
acc-none = No such game.
acc-more = Show more
acc-few = Favourites, luck and pace appear after ten games; before that they’d only show noise.
acc-choices = choices
acc-luck = luck
acc-rated = rated
acc-casual = casual
acc-between = You and { $name }
acc-ahead = who finished ahead
acc-between-luck = In reviewed games, luck gave you { $luck } and your choices { $choices } points of win chance.
acc-favourites = Favourites
acc-favourites-what = in the last 50 games; win rates once there are 10 games
acc-times = { $count } ×
acc-over-time = Luck and choices over time
acc-over-what = last 40 reviewed games, points of win chance
acc-by-choices = by choices, solid
acc-by-luck = by dice, dashed
acc-pace = A game takes about { $minutes } min
acc-bots = Bots beaten
acc-not-yet = not yet
acc-daily = Daily
acc-in-a-row = 
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
acc-days-of = { $days } of the last 28 days played
acc-follow = Follow
acc-followed = You follow them
acc-friend = Friend

### events/: events and the form for them

event-none = No events yet. Three players are enough for a round robin.
event-list-mine = Your events
event-list-open = Open for entry
event-list-finished = Finished
event-organise = Organise an event
event-organise-text = Round robin, knock-out or a whole league: you choose, the server pairs.
event-which = Which kind?
event-open = Open { $title }
event-until = until { $when }
event-round = Round { $round }
event-state-finished = has ended
event-state-cancelled = called off
event-people =
    { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
event-kind-robin = Round robin
event-kind-league = League
event-kind-swiss = Swiss
event-kind-cup = Knock-out
event-kind-arena = Arena
event-kind-evening = Evening
event-for-robin = 3 to 9 players: everyone meets everyone.
event-for-league = Seasons in divisions: two go up, two go down.
event-for-swiss = 5 to 200 players in one evening: nearest points together.
event-for-cup = 4 to 64 players: the best continue.
event-for-arena = 30 minutes or more: play as often as you like.
event-for-evening = Mixed tables, nobody is out.
event-title = Title
event-kind = Kind of event
event-game = Game of the event
event-size = Players per table
event-starts = Start
event-rounds = Rounds
event-turns = By turns, a day per move
event-rated = Rated: for accounts only
event-duplicate = The same dice at all tables of a round
event-listed = Listed for everyone
event-make = Open the list
event-bot = a bot
event-tables-of = tables of { $size }
event-live = live, { $time } min each
event-by-turns = by turns, { $time } h per move
event-is-rated = rated event
event-is-casual = casual event
event-copy = Copy link
event-me-join = Sign up
event-me-in = You’re in
event-me-list = You’re on the waiting list
event-me-come = Your table is ready
event-me-play = Your game is running
event-me-free = Ready for the next one?
event-me-seek = Looking for others…
event-me-held = You left a game
event-me-wait = Waiting for other tables
event-me-out = You’re out
event-me-done = This event is over
event-join = I’m in
event-join-note = You can sign off until the start.
event-come = I’m here
event-come-note = A bot sits down for anyone who isn’t here in time. You can still take your seat back.
event-play = Open the table
event-next = Next game
event-pause = Pause
event-leave = Sign off
event-short = Players so far: { $people }; { $least } are needed. Bots fill the tables, or the organiser moves the start.
event-fill = Let bots fill
event-tomorrow = Move to tomorrow
event-how = How this event works
event-by = Organised by { $name }
event-standings = Standings
event-division = Division { $number }
event-place = Place
event-player = Player
event-games = Games
event-tie = Tie-break
event-points = Points
event-is-out = out after two forfeits
event-now = Being played
event-table = Table { $number }
event-over = over
event-who = Who’s in
event-nobody = Nobody is in yet.
event-on-list = waiting list
event-rule-robin = Everyone meets everyone and sits in each place equally often.
event-rule-league = A round robin in each division. 1st and 2nd go up, the last two go down.
event-rule-swiss = Players with nearly the same points sit together; the same table is never drawn twice.
event-rule-cup = Seeded by rating, so that the two strongest meet last. The best two of four or five continue, the best one of two or three.
event-rule-arena = As soon as two or three are free, nearest in points, not the same people twice running. Bots sit down after a minute.
event-rule-evening = Tables are mixed each round. Bots fill the odd seats.
event-points-2 = 1 point for first place.
event-points-3 = 2 points for first place, 1 for second; a shared place shares them.
event-points-4 = 2 points for first place, 1 for second, half a point for third; a shared place shares them.
event-points-5 = 2 points for first place, then 1, 0.5 and 0.25; a shared place shares them.
event-points-arena = 4, 2 and 1 points. First place counts double from the second win in a row, and half against bots alone.
event-points-cup = The better place continues.
event-ties-robin = Ties: points of the players you beat, then the games against each other.
event-ties-league = Ties in a division: points of the players you beat, then the games against each other.
event-ties-swiss = Ties: points of your opponents, then rating.
event-ties-evening = Ties on an evening: points of your opponents.
event-ties-cup = Ties: the game’s own tie-break, then the better seed.
event-ties-arena = Ties in an arena: fewer games, then the longest row of wins.
event-forfeit = If a bot plays for you at the end, you score 0; twice in a row ends your event.
event-same-dice = All tables of a round have the same dice. What happens at one stays closed until all have ended.
event-organiser = Organise
event-organiser-note = Results can’t be changed.
event-act-start = Change the start
event-act-replace = Replace a player
event-act-shift = Shift a deadline
event-act-end = End the event
event-move = Move the start
event-replace = Replace the player { $name }
event-replace-next = { $name } is next on the waiting list.
event-replace-bot = The waiting list is empty: bots play for a player who is replaced.
event-shift = One day more
event-shift-note = Everyone sees the new deadline.
event-end-ask = End the event now? Games that are being played still count.
event-end-yes = End it
event-end-no = Let it run
event-coming = Coming up
event-all = All events
event-remind = We remind you 15 minutes before the start.
event-against = Opponents: { $names }
event-watch = Watch table { $number }
event-own-place = Your place: { $place }
event-review = Review your game
event-winner = { $name } wins
event-share = Share the standings
event-season-next = Sign up for the next season
event-zones = The first two of a division go up, the last two go down.

### clubs/: clubs, their page and the form for them

club-list-mine = Your clubs
club-list-listed = Open to everyone
club-found = Found a club
club-found-text = A page and a link for your group: a class, a shop, a family.
club-name = Name of the club
club-about = One line about it (optional)
club-entry = Who can join
club-entry-link = Anyone with the link
club-entry-ask = Anyone with the link, if a host says yes
club-entry-listed = Anyone: the club is in the list
club-make = Found the club
club-save = Save
club-settings = Club settings
club-members =
    { $count ->
        [one] { $count } member
       *[other] { $count } members
    }
club-open = Open { $name }
club-evening-at = next evening: { $when }
club-what = What a club is
club-fact-page = A page and a link. Anyone with an account can found a club.
club-fact-tables = Tables and evenings for its members.
club-fact-events = Its own events and its own ranking.
club-fact-here = Members see when other members are here.
club-join = Join the club
club-ask = Ask to join
club-asked = You’ve asked to join
club-unask = Withdraw the request
club-by = hosts: { $names }
club-more = More about this club
club-leave = Leave the club
club-leave-ask = Leave { $name }? You won’t see its members and tables any more.
club-close = Close the club
club-close-ask = Close { $name } for good? Its tables and events stay with their players.
club-tables = Club tables
club-table-new = Open a table
club-table-none = No table is open. Only members can see and join the ones here.
club-table-game = Game at the table
club-table-players = Seats
club-table-turns = A day per turn
club-table-make = Open it
club-members-title = Members
club-host = host
club-at-table = at a table
club-admit = Let in
club-refuse = Refuse
club-asks = Asking to join
club-make-host = Make a host
club-remove = Remove from the club
club-event-new = Start one
club-evening = Club evening
club-evening-new = Plan an evening
club-evening-none = No evening is planned.
club-be-there = I’ll be there
club-not-there = I can’t come
club-yes =
    { $count ->
        [0] Nobody has said yes so far.
        [one] { $count } person says yes.
       *[other] { $count } people say yes.
    }
club-ranking = Club ranking
club-ranking-none = No member is in the ranking of this game.
club-before = Before you join
club-run = How the club is run
club-run-link = Anyone with the link can join.
club-run-ask = A host decides who joins.
club-run-listed = Everyone can join.
club-run-see = Members see each other’s presence and club tables.
club-run-wall = No wall, no posts: talk happens at tables.
club-run-hosts = Hosts invite and remove members, plan evenings and start events.
