### Les pages autour des tables : accueil, profil, défi du jour, comment jouer.

ui-more = Plus
ui-players-range = De { $least } à { $most } joueurs
ui-minutes = environ { $minutes } min
ui-one-device = Un seul écran
ui-seat-add = Ajouter une place
ui-seat-remove = Enlever la place { $number }
ui-open-table = Ouvrir la table et inviter
ui-listed = Montrer à l’accueil
ui-listed-what = Chacun peut y prendre une place libre.
ui-clock = Pendule
ui-clock-what = Quand le temps est écoulé, un robot joue à votre place.
ui-clock-none = aucune
ui-clock-quick = 90 secondes par coup
ui-clock-bank = 30 minutes, plus 15 s par coup
ui-clock-day = un jour par coup
ui-watch = Ouverte aux spectateurs
ui-watch-what = Qui connaît l’adresse peut regarder. Sinon, sur invitation seulement.
ui-takebacks-none = Sans annulation de coups
ui-takebacks-none-what = Ce qui est envoyé est joué ; rien ne s’annule à cette table.
ui-hints-what = Trois bons coups, et pourquoi
ui-hints-bots = Contre des robots seulement
ui-hints-always = Toujours
ui-hints-never = Jamais
ui-edition = Édition
ui-edition-what = Là où les livrets diffèrent.
ui-edition-usual = l’habituelle
ui-options = { $changed ->
        [0] Options de règles
        [one] Options de règles : { $changed } changement
       *[other] Options de règles : { $changed } changements
    }
ui-tables-open = Tables ouvertes
ui-tables-none = Aucune pour l’instant.
ui-free-seats = { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
ui-alone = En solo
ui-waiting = en attente

## La barre

ui-pages = Pages
ui-page-play = Jouer
ui-page-learn = Apprendre
ui-page-daily = Défi du jour
ui-page-profile = Profil
ui-short-galaxies = Galaxies
ui-short-kingdoms = Kingdoms
ui-short-roll = Roll

## Accueil

ui-lobby-title = Jouer, apprendre, revenir
ui-play-game = Jouer à { $game }
ui-tab-bots = Robots
ui-tab-friends = Amis
ui-tab-device = Un seul écran
ui-tab-solo = Solo
ui-new-to-you = nouveau : leçon de { $minutes } min
ui-learn-game = Apprendre { $game } en { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
ui-first-lesson = Première partie, { $minutes } min
ui-start-game = Commencer la partie
ui-clock-short = Pendule : { $clock }
ui-rules-usual = règles habituelles
ui-in-detail = en détail
ui-add-face = Choisissez un joueur de plus
ui-or-face = Ou choisissez un adversaire
ui-friend-waited = un ami, par lien
ui-friends-title = Inviter par lien
ui-friends-what = Ouvrez la table, puis envoyez son lien. Qui l’ouvre donne un nom et s’assoit, sans compte. Les places restées libres peuvent revenir à des robots.
ui-friends-add = Un ami de plus
ui-device-title = Un écran que l’on se passe
ui-device-what = Entre les tours, l’écran est couvert et dit qui doit regarder. Les secrets n’apparaissent qu’après le bouton.
ui-device-add = Un joueur de plus
ui-measured = de victoires contre le niveau { $against }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
ui-measured-games = { $games ->
        [one] { $games } partie mesurée
       *[other] { $games } parties mesurées
    }
ui-met = { $times ->
        [one] Une rencontre
       *[other] { $times } rencontres
    }, { $won ->
        [0] et vous jamais devant.
        [one] et vous devant { $won } fois.
       *[other] et vous devant { $won } fois.
    }
ui-rogue-title = Vous contre une Galaxie pirate
ui-rogue-lesson = Leçon : face à la Galaxie pirate, 2 min
ui-face-rogue = Affronter { $rogue }
ui-hardness-1 = débutant
ui-hardness-2 = facile
ui-hardness-3 = moyen
ui-hardness-4 = difficile
ui-hardness-5 = épique
ui-rogue-new = pas encore essayée
ui-rogue-tried = { $times ->
        [one] { $times } essai
       *[other] { $times } essais
    }
ui-rogue-beaten = { $times ->
        [one] battue { $times } fois, record { $points }
       *[other] battue { $times } fois, record { $points }
    }
ui-go-on = Continuer à jouer
ui-finished = Parties terminées
ui-all = toutes
ui-result-won = gagné
ui-result-lost = perdu
ui-result-place = { $place ->
        [1] 1er sur { $players }
       *[other] { $place }e sur { $players }
    }
ui-all-lessons = toutes les leçons

## Profil

ui-games-count = { $games ->
        [0] aucune partie terminée pour l’instant
        [one] { $games } partie terminée
       *[other] { $games } parties terminées
    }
ui-profile-guest = Vous jouez sans compte : tout ceci est lié à ce navigateur. Créez-en un pour tout retrouver sur n’importe quel appareil.
ui-profile-account = Tout ceci appartient à votre compte et vous attend sur chaque appareil où vous vous connectez.
ui-profile-keep = Créer un compte
ui-profile-download = Télécharger mes données
ui-bots-beaten = Robots battus
ui-beaten-of = { $beaten } sur { $all }
ui-won-of = { $won } sur { $played }
ui-not-yet = pas encore
ui-games-won = parties gagnées
ui-no-game-yet = aucune partie terminée
ui-lessons-done = Leçons : { $done } sur { $all }
ui-games = Parties

## Défi du jour

ui-daily-title = Défi du jour, { $day }
ui-daily-what = { $game } contre { $bots }. Les mêmes dés pour tout le monde ; seul votre premier essai compte.
ui-daily-players = { $count ->
        [0] personne n’a encore joué
        [one] { $count } personne a joué
       *[other] { $count } personnes ont joué
    }
ui-daily-hours = encore { $hours } h
ui-daily-minutes = encore { $minutes } min
ui-streak = { $days ->
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }
ui-daily-play = Jouer la partie du jour
ui-daily-practise = S’entraîner avec les mêmes dés
ui-daily-dice = Les mêmes dés pour tout le monde
ui-daily-dice-what = Les dés ne dépendent que du numéro du coup : au même coup, tout le monde voit les mêmes dés, quoi qu’il se soit passé avant.
ui-daily-once = Un seul essai compte
ui-daily-once-what = D’abord l’avance sur le meilleur robot, puis le moins de coups. Ni suggestions ni annulations. Ensuite, entraînez-vous autant que vous voulez.
ui-daily-midnight = Jusqu’à minuit (UTC)
ui-daily-midnight-what = Une partie encore en cours à cette heure ne compte pas. Jusque-là les dés restent secrets ; ensuite chacun peut les vérifier.
ui-daily-today = Aujourd’hui
ui-daily-week = Cette semaine
ui-daily-nobody = Personne n’a encore terminé.
ui-daily-moves = { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
ui-daily-beaten = les deux robots battus : { $won } sur { $played }
ui-daily-mine = Votre résultat : { $margin }, place { $place }
ui-daily-given-up = Votre essai s’est arrêté avant la fin de la partie, il ne compte donc pas.
ui-daily-share = Partager l’image
ui-daily-text = Copier en texte
ui-daily-course = Le cours de la partie : { $course }
ui-course-l = devant
ui-course-e = à égalité
ui-course-b = derrière
ui-daily-weeks = Défi du jour, quatre semaines
ui-daily-all = résultats

## Tout supprimer

ui-delete = Supprimer toutes mes données
ui-delete-what = Votre nom, vos connexions, vos leçons, vos résultats du jour et votre historique disparaissent pour toujours, comme ce que vous avez écrit dans les discussions. Les parties en cours sont abandonnées. Les parties jouées avec d’autres leur restent, sans votre nom.
ui-delete-never = C’est irréversible.
ui-delete-sure = Oui, tout supprimer
ui-delete-not = Non, tout garder
ui-programs = Vos comptes de robot
ui-programs-what = Un programme que vous avez écrit peut jouer aux tables, avec son propre compte de robot.
ui-programs-how = Comment faire
ui-programs-account = Il vous faut un compte : créez-en un d’abord.
ui-programs-name = Nom du programme
ui-programs-new = Créer un jeton
ui-programs-token = Jeton
ui-programs-once = Copiez le jeton de { $name } maintenant : il ne sera plus montré.
ui-programs-never = pas encore utilisé
ui-programs-revoke = Révoquer
ui-programs-revoke-name = Révoquer le jeton de { $name }

## Comment jouer

ui-howto-1 = Le but du jeu
ui-howto-2 = Un tour
ui-howto-kit-1 = C’est tout ce qu’il faut pour commencer. Le tour est à la page suivante, ou jouez la première partie avec moi.
ui-howto-kit-2 = À vous de jouer : la première partie prend quelques minutes, et je reste à côté.
ui-howto-print = Imprimer
ui-howto-first = Jouer la première partie
ui-howto-of = Comment jouer : { $game }
ui-origin = Reprise au coup { $number } d’une partie finie
ui-origin-same = Reprise au coup { $number }, mêmes tirages
