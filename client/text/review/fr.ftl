### Après la partie : résultat, analyse, reprise, exercices et problèmes.

## Le résultat

end-ahead = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } d’avance sur { $second }.
end-tiebreak = À égalité avec { $second } ; le départage a décidé.
end-decided = La différence vient de là : { $source }, { $mine } contre { $other }.
end-review = Ce qui a décidé

## L’analyse

review-title = Analyse
review-page-title = Analyse d’une partie
