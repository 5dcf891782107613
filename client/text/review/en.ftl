### After a game: the end screen, the review, playing on, exercises and puzzles.

## The end screen

end-ahead = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ahead of { $second }.
end-tiebreak = Level with { $second }; the tiebreak decided.
end-decided = { $source } made the difference: { $mine } to { $other }.
end-review = What decided it

## The review

review-title = Review
review-page-title = Review of a game
