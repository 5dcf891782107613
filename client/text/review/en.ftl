### After a game: the end screen, the review, playing on, exercises and puzzles.

## The end screen

end-ahead = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ahead of { $second }.
end-tiebreak = Level with { $second }; the tiebreak decided.
end-decided = { $source } made the difference: { $mine } to { $other }.

## The review

rv-title = What decided the game
rv-won-you = You won, { $result }
rv-won = { $player } won, { $result }
rv-shared = The win is shared by { $players }, { $result }
rv-lost-alone = Not won, { $result }
rv-begins = The first moves are being valued…
rv-working = Move { $done } of { $plies }
rv-progress = How far the review is
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
rv-how-text = The lines are the share of the win that each player could expect, as the bot “{ $bot }” values the table, with a budget of { $budget } for each look. A move is judged by what its player could know then: it is compared with the others in { $worlds } worlds drawn from that, never by what was hidden. 90 of 100 estimates lie within ± { $band }, the band round the line. A move is marked only if it gave away more than its own band.
rv-how-fitted = The shares are fitted to what was really won from such positions.
rv-how-raw = The shares are the bot’s own and not yet fitted to results.

## Moves

rv-moves = Moves
rv-filter-all = All
rv-filter-mine = Mine
rv-filter-marks = Marks
rv-mark-best = best
rv-mark-good = good
rv-mark-doubtful = doubtful
rv-mark-mistake = mistake
rv-mark-blunder = blunder
rv-move = Move { $number }
rv-turn = Turning point { $number }
rv-turns = Turning points
rv-next-mark = Next mark
rv-played-you = You played
rv-played = { $player } played
rv-better = Better
rv-why = Why.
rv-no-reason = The bot found more wins here: { $better }% instead of { $made }%.
rv-error = It gave away { $error } ± { $doubt } hundredths of the win.
rv-forced = There was nothing to choose.
rv-as-good = As good as the best, as far as that can be told.
rv-luck-here = What chance gave: { $luck }.
rv-luck-exact = Against the mean of all outcomes ({ $count }).
rv-luck-drawn = Against the mean of a sample ({ $count }), ± { $doubt }.
rv-see = See the position
rv-see-chart = Back to the chart
rv-keys = Keys: ← → one move, Home and End, N the next mark, B the board.

## Luck and choices

rv-player = Player
rv-players = Players
rv-choices = Choices
rv-others = Others
rv-accuracy = As good as best
rv-say = Your choices brought { $choices }, chance { $luck }.
rv-say-note = Hundredths of the win, summed. { $percent }% of your choices were as good as the best, as far as that can be told.
rv-adds-up = Start { $start }, luck { $luck }, own choices { $choices }, what others did { $others }: result { $result }.
rv-sources = Points by source

## Playing on and sharing

rv-play-on = Play on from here
rv-dice-fresh = Fresh dice
rv-dice-same = The dice as they fell
rv-play-on-what = A table of your own against bots. It counts in no statistics.
rv-share = Share the picture
rv-hide-names = Hide names
rv-picture-of = Picture to share: { $title }
rv-lesson-fits = fits this game, { $minutes } min

## Exercises

try-title = Try again
try-about = { $count ->
    [one] Your costliest moment
   *[other] Your { $count } costliest moments
  }
try-start = Start
try-number = { $number } of { $count }
try-question = What would be better here?
try-right = Yes, as good as the best.
try-wrong = this gives away { $error }% of the win. Try another move.
try-best = The best move: { $move }
try-show = Show me
try-next = Next
try-leave = Back to the review
try-done = Done. Found: { $solved } of { $count }.

## Puzzles

puzzles-title = Puzzles
puzzles-about = One move is far better than all others. Find it.
puzzles-solved = Solved: { $solved } of { $count }
puzzles-number = Puzzle { $number }
puzzles-open = Next unsolved
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-is-solved = solved
puzzles-none = There are no puzzles for this game yet.
