### After a game: the end screen, the review, playing on, exercises and puzzles.

## The end screen

end-ahead = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ahead of { $second }.
end-all-late = Every player still in the game ran out of time, so points decide.
end-tiebreak = Tied with { $second } on points and won on the tiebreaker.
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
rv-round = Round
rv-round-short = r { $round }
rv-round-of = Round { $round }
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
rv-why = Why?
rv-no-reason = The bot wins more often this way: { $better }% instead of { $made }%.
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

rv-player = Player
rv-players = Players
rv-choices = Choices
rv-others = Others
rv-accuracy = Best moves
rv-say = Your choices: { $choices }. Luck: { $luck }.
rv-say-note = Percentage points of win chance, added up over the game. { $percent }% of your choices were as good as the best move, within the margin of error.
rv-adds-up = Start { $start }, luck { $luck }, own choices { $choices }, other players { $others }: result { $result }.
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
try-number = { $number } of { $count }
try-question = What would be better here?
try-right = Correct: as good as the best move.
try-wrong = this costs { $error }% win chance. Try another move.
try-best = The best move: { $move }
try-show = Show me
try-next = Next
try-leave = Back to the review
try-done = Done. You found { $solved } of { $count }.

## Puzzles

puzzles-title = Puzzles
puzzles-about = One move is far better than all the others. Find it.
puzzles-solved = Solved: { $solved } of { $count }
puzzles-number = Puzzle { $number }
puzzles-open = Next unsolved
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-is-solved = solved
puzzles-none = There are no puzzles for this game yet.
