### Après la partie : résultat, analyse, reprise, exercices et problèmes.

## Le résultat

end-ahead = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } d’avance sur { $second }.
end-all-late = Plus personne n’avait de temps : les points décident.
end-tiebreak = À égalité avec { $second } ; le départage a décidé.
end-decided = Ce qui a fait la différence : { $source }, { $mine } contre { $other }.

## L’analyse

rv-title = Analyse de la partie
rv-won-you = Vous avez gagné, { $result }
rv-won = Victoire : { $player }, { $result }
rv-shared = Victoire partagée : { $players }, { $result }
rv-lost-alone = Défaite, { $result }
rv-begins = Les premiers coups sont évalués…
rv-working = Coup { $done } sur { $plies }
rv-progress = Avancement de l’analyse
rv-retry = Réessayer
rv-choose = Choisissez un coup sur la courbe ou dans la liste.
rv-percent = { $percent } %

## La courbe

rv-chart = Ce que montre la courbe
rv-chart-line = { $player } : { $from }, puis { $to }.
rv-chance = Chances de gagner
rv-chance-short = Chances
rv-points = Points
rv-luck = Hasard
rv-round = { $game ->
        [roll] Manche
       *[other] Tour de table
    }
rv-round-short = { $game ->
        [roll] m. { $round }
       *[other] t. { $round }
    }
rv-round-of = { $game ->
        [roll] Manche { $round }
       *[other] Tour de table { $round }
    }
rv-how = Comment c’est mesuré
rv-how-text = Les lignes montrent les chances de gagner de chacun, telles que les évalue le robot « { $bot } », avec un budget de { $budget } par évaluation. Un coup est jugé d’après ce que son joueur pouvait savoir alors : il est comparé aux autres dans { $worlds } situations compatibles avec ce savoir, jamais d’après ce qui était caché. 90 estimations sur 100 sont à ± { $band } près, la bande autour de la ligne. Un coup n’est marqué que s’il a coûté plus que sa propre marge d’erreur.
rv-how-fitted = Les chances sont ajustées à ce qui a été gagné depuis de telles positions.
rv-how-raw = Les chances sont celles du robot, pas encore ajustées aux résultats.

## Les coups

rv-moves = Coups
rv-filter-all = Tous
rv-filter-mine = Les miens
rv-filter-marks = Marques
rv-mark-best = meilleur
rv-mark-good = bon
rv-mark-doubtful = imprécision
rv-mark-mistake = erreur
rv-mark-blunder = gaffe
rv-move = Coup { $number }
rv-turn = Tournant { $number }
rv-turns = Tournants
rv-next-mark = Marque suivante
rv-played-you = Votre coup
rv-played = Coup : { $player }
rv-better = Mieux
rv-why = Pourquoi ?
rv-no-reason = D’après le robot, on gagne plus souvent ainsi : { $better } % au lieu de { $made } %.
rv-error = Il a coûté { $error } ± { $doubt } % de chances de gagner.
rv-forced = Il n’y avait pas de choix.
rv-as-good = Aussi bon que le meilleur coup, à la marge d’erreur près.
rv-luck-here = Hasard : { $luck }.
rv-luck-exact = Par rapport à la moyenne de tous les cas ({ $count }).
rv-luck-drawn = Par rapport à la moyenne d’un échantillon ({ $count }), ± { $doubt }.
rv-see = Voir la position
rv-see-chart = Retour à la courbe
rv-keys = Touches : ← → un coup, Home et End, N la marque suivante, B le plateau.

## Hasard et choix

rv-player = Joueur
rv-players = Joueurs
rv-choices = Choix
rv-others = Autres
rv-accuracy = Meilleurs coups
rv-say = Vos choix : { $choices }. Hasard : { $luck }.
rv-say-note = Somme des changements de chances de gagner, en pour cent. { $percent } % de vos choix valaient le meilleur coup, à la marge d’erreur près.
rv-adds-up = Départ { $start }, hasard { $luck }, propres choix { $choices }, les autres { $others } : résultat { $result }.
rv-sources = Points par source

## Reprendre et partager

rv-play-on = Reprendre d’ici
rv-dice-fresh = Nouveaux tirages
rv-dice-same = Les mêmes tirages
rv-play-on-what = Ouvre une nouvelle table contre des robots. Elle ne compte pas dans vos statistiques.
rv-share = Partager l’image
rv-hide-names = Cacher les noms
rv-picture-of = Image à partager : { $title }
rv-lesson-fits = en rapport avec cette partie, { $minutes } min

## Exercices

try-title = Réessayer
try-about = { $count ->
        [one] Votre erreur la plus coûteuse
       *[other] Vos { $count } erreurs les plus coûteuses
    }
try-start = Commencer
try-number = { $number } sur { $count }
try-question = Qu’est-ce qui serait mieux ici ?
try-right = Oui, aussi bon que le meilleur.
try-wrong = cela coûte { $error } % de chances de gagner. Essayez un autre coup.
try-best = Le meilleur coup : { $move }
try-show = Montrez-moi
try-next = Suivant
try-leave = Retour à l’analyse
try-done = Fini. Trouvés : { $solved } sur { $count }.

## Problèmes

puzzles-title = Problèmes
puzzles-about = Un coup est bien meilleur que tous les autres. Trouvez-le.
puzzles-solved = Résolus : { $solved } sur { $count }
puzzles-number = Problème { $number }
puzzles-open = Le prochain à résoudre
puzzles-next = Problème suivant
puzzles-all = Tous les problèmes
puzzles-is-solved = résolu
puzzles-none = Pas encore de problèmes pour ce jeu.
