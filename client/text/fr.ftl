### Le client du navigateur en français.

ui-home = Starhold, vers l’accueil
ui-skip = Au contenu
ui-theme-flip = Sombre ou clair
ui-language = Langue
ui-close = Fermer
ui-about = À propos de ce serveur, confidentialité
ui-save = Enregistrer
ui-yes = Oui
ui-no = Non
ui-done = C’est fait.
ui-loading = Un instant…
ui-reload = Recharger
ui-page-not-loaded = Cette page n’a pas pu être chargée.
ui-more-about = Plus sur { $name }
ui-refused = Le serveur a refusé ({ $key }).
ui-server-failed = Le serveur n’a pas pu répondre (état { $status }).
ui-no-server = Le serveur est injoignable.
ui-copy = Copier
ui-copied = Copié
ui-name = Nom

## Accueil

ui-seats = Places
ui-you = vous
ui-start = Commencer
ui-hint = Suggestion
ui-hint-busy = Réflexion…
ui-hints = Suggestions
ui-hint-share = { $percent } %
ui-hint-move = Coup
ui-hint-chance = Chances de gagner à { $players }
ui-hint-equal = { $first } et { $second } se valent à peu près
ui-hint-show = Montrer
ui-hint-do = Jouer le { $place }
ui-hint-under = moins de 3 %
ui-hint-over = plus de 97 %
ui-rename = Changer de nom
ui-rules-of = Règles : { $game }
ui-open-record = Ouvrir un enregistrement
ui-open-record-what = Revoyez une partie coup par coup à partir de son fichier.

## Invitations et attente

ui-invite = Inviter des amis
ui-invite-link = Lien d’invitation
ui-invite-qr = Le lien en code QR
ui-invite-code = Ou le code :
ui-invite-name = Nom d’un joueur
ui-invite-do = Inviter
ui-invited = { $player } est sur la liste des invités.
ui-join-title = On vous invite à une table
ui-join-seat = Prendre place
ui-join-watch = Seulement regarder
ui-room-title = { $game } : on attend les joueurs
ui-room-wait = La partie commence quand toutes les places sont prises ou quand l’hôte la lance.
ui-room-words = Préparation de dés équitables…
ui-start-with-bots = { $count ->
        [one] Commencer avec un robot à la place libre
       *[other] Commencer avec des robots aux { $count } places libres
    }
ui-leave = Partir
ui-word = Un mot pour les dés
ui-word-why = Les dés viennent d’une graine scellée du serveur et d’un mot de chaque joueur : personne ne peut seul les connaître ni les choisir. Votre appareil scelle de lui-même un mot au hasard ; vous pouvez en ajouter un.
ui-word-any = p. ex. comète
ui-word-said = « { $word } » est scellé, avec un ajout au hasard que personne ne peut deviner. Il sera ouvert quand tous seront là.
ui-word-sealed = A scellé un mot pour les dés
ui-word-own = Votre mot pour les dés :
ui-word-give = Ajouter
ui-word-given = A donné un mot pour les dés
ui-commitment = Sceau des dés :
ui-commitment-changed = Le sceau des dés n’est pas celui que cet appareil avait noté. Les dés ont pu être changés : cet appareil n’envoie pas de mot.

ui-accept = Accepter
ui-not-now = Pas maintenant
ui-cancel = Annuler
ui-rematch-asks = { $player } propose une revanche
ui-rematch-waits = On attend { $player }
ui-rematch-kept = La place est gardée
ui-rematch-refused = { $player } ne peut pas maintenant
ui-rematch-cancelled = { $player } a annulé la revanche
ui-rematch-others = Jouer avec les autres
ui-series = Votre série
ui-starts = La partie commence
ui-ready = Je peux commencer
ui-room-learning = { $player } apprend le jeu, environ 5 minutes
ui-room-ready = { $player } est là. On commence ?
ui-seat-ready = peut commencer
ui-seat-learning = apprend le jeu
ui-seat-kept = revanche proposée
ui-join-from = { $player } vous invite à jouer
ui-join-new = Jamais joué ?
ui-join-learn = L’apprendre d’abord, { $minutes } min
ui-join-waits = { $player } voit que vous apprenez et attend.
ui-chat-phrases = Phrases toutes faites
ui-say-peace = La paix ?
ui-say-nice = Joli coup
ui-say-sorry = Désolé !
ui-say-moment = Un instant
ui-say-thanks = Merci
ui-say-game = Bien joué
ui-say-nudge = Vous êtes là ? C’est à vous.
ui-away = { $player } est absent depuis { $time }.
ui-away-clock = { $player } est absent depuis { $time }. La pendule tourne.
ui-away-bot = À zéro, un robot continue.
ui-away-skip = À zéro, la décision est sautée.
ui-away-loss = À zéro, la partie est perdue.
ui-away-hold = Laisser un robot jouer pour { $player }
ui-nudge = Relancer
ui-undo-keep = Garder
ui-undo-allow = Permettre
ui-undo-back = Ceci serait annulé :
ui-room-friend = { $count ->
        [one] En attente d’un ami. Envoyez le lien.
       *[other] En attente de { $count } amis. Envoyez le lien.
    }

## La table

ui-seat-number = Place { $number }
ui-seat-bot = robot
ui-seat-program = robot ({ $owner })
ui-seat-open = Place libre
ui-seat-held = un robot tient la place
ui-seat-resigned = a abandonné
ui-seat-online = à la table
ui-seat-away = hors ligne
ui-to-move = à jouer
ui-players = Joueurs
ui-prompt = Votre décision
ui-your-turn = À vous
ui-why = Pourquoi ?
ui-rule = règle
ui-moves = Coups possibles
ui-moves-count = { $count ->
        [one] Le seul coup possible
       *[other] Liste des { $count } coups
    }
ui-pick-what = Faites votre choix
ui-pick-where = Touchez sa destination
ui-set-go = { $deed } : { $count }
ui-no-effect = sans effet
ui-threat = { $player } peut répondre
ui-threat-if = { $move } : { $player } peut répondre
ui-full = { $what } : déjà au maximum
ui-stop-chance = le hasard décide
ui-stop-reveal = révèle quelque chose
ui-stop-war = déclenche une guerre
ui-moves-tab = Coups
ui-lost = { $count } en trop
ui-counter-points = points
ui-counter-level = niveau
ui-goal-most = Le plus de points à la fin l’emporte.
ui-goal-level = Égalité à { $points }.
ui-goal-leads = { $player } mène avec { $points }.
ui-goal-you-lead = Vous menez avec { $points }.
ui-goal-share = En tête avec { $points } : { $names }.
ui-goal-needs = { $player } : encore { $left }
ui-goal-you-need = Il vous en faut encore { $left }
ui-goal-near = La fin est proche
ui-goal-far = La fin est encore loin
ui-goal-left = Doivent encore jouer :
ui-goal-left-of = { $counter } : encore { $left }
ui-goal-sheet = Feuille de score
ui-goal-you = Vous
ui-goal-secret = Ce qui est secret se compte à la fin.
ui-swap = En prendre un autre
ui-undo = Annuler
ui-undo-ask = Demander d’annuler
ui-undo-asks = { $player } demande à annuler son dernier coup. D’accord ?
ui-undo-asked = On demande aux autres si vous pouvez l’annuler.
ui-undo-blocked = Impossible d’annuler : { $what }
ui-undo-nothing = Il n’y a rien à annuler.
ui-sending = Envoyé…
ui-thinks = { $player } réfléchit
ui-decides = { $player } décide
ui-on-stage = Au milieu de la table
ui-continue = Continuer
ui-sound-ask = Jouer avec le son ? Le volume se règle dans le menu.
ui-moment-left = Encore à jouer : { $players }. Puis on compte les points.
ui-spectator = Spectateur
ui-over = La partie est finie
ui-end-open = Voir le résultat
ui-offline = Pas de connexion
ui-offline-retry = Vos choix sont gardés. Nouvel essai dans { $seconds } s.
ui-busy = Le serveur est très occupé. Votre coup est gardé et sera renvoyé tout seul.
ui-outdated = Starhold a été mis à jour. Rechargez pour continuer.
ui-no-table = Cette table n’existe pas
ui-no-table-why = Elle a été retirée, elle est privée et vous n’avez pas d’invitation, ou le lien est faux.
ui-log = Récit
ui-log-filter = Montrer dans le récit
ui-log-vain = sans résultat
ui-log-idle = ne fait rien
ui-log-all = Tout
ui-log-me = Ce qui me concerne
ui-log-dice = Dés
ui-log-war = Guerres
ui-log-since = depuis votre dernière action
ui-catch-up = Ce que j’ai manqué
ui-log-open = Voir ce moment
ui-log-open-ply = Voir la table après le coup { $ply }
ui-chat = Discussion
ui-chat-empty = Personne n’a encore rien dit.
ui-chat-say = Dites quelque chose
ui-chat-send = Envoyer
ui-rules = Règles
ui-howto = Comment jouer
ui-menu = Menu
ui-keys = Clavier
ui-keys-choose = choisir une chose ou une réponse ; à la guerre, ce nombre
ui-keys-moves = tous les coups en liste
ui-keys-list = ces touches
ui-keys-confirm = envoyer le coup choisi
ui-keys-back = annuler un choix, fermer
ui-keys-deeds = relancer, convertir, finir le tour
ui-keys-answers = suivre, passer, laisser faire
ui-keys-skip = passer l’animation
ui-keys-walk = parcourir le plateau
ui-keys-inspect = lire ce que c’est et pourquoi c’est gris
ui-orders = Consignes
ui-orders-what = Les réponses que la table donne pour vous. Personne d’autre ne les voit.
ui-orders-none = Ce jeu n’en a pas.
ui-sleep = Heures calmes
ui-sleep-what = Votre pendule s’arrête entre ces heures, à partir de votre prochaine décision. Au plus { $asleep ->
    [one] { $asleep } heure
   *[other] { $asleep } heures
  } par jour, à changer une fois par jour.
ui-sleep-saved = Enregistré. Ces heures comptent à partir de votre prochaine décision.
ui-sleep-from = Début
ui-sleep-to = Fin
ui-return = Reprendre la place
ui-bot-holds = Laisser un robot tenir la place
ui-resign = Abandonner
ui-resign-sure = Oui, abandonner
ui-abandon = Arrêter la partie pour tous
ui-abandon-sure = Oui, arrêter la partie pour tous
ui-own-link = Votre lien de retour
ui-own-link-why = Ouvrez ce lien sur un autre appareil pour retrouver votre place. Gardez-le pour vous.
ui-watchers = Spectateurs
ui-watchers-why = Qui ouvre ce lien peut regarder la table.
ui-dice-title = Dés
ui-to-lobby = À l’accueil
ui-to-table = À la table
ui-pass-to = Passez l’appareil à { $player }
ui-pass-away = Les autres détournent le regard.
ui-pass-show = C’est moi, { $player }, montrez mon côté
ui-pass-not = Pas maintenant
ui-peek = Montrer les secrets ({ $player })
ui-peek-end = Cacher les secrets ({ $player })

## La fin

ui-end-title = Résultat
ui-end-won = { $players } gagne
ui-end-you-won = Vous gagnez !
ui-end-tie = { $players } partagent la victoire
ui-end-abandoned = Arrêtée sans résultat
ui-end-line = Source des points
ui-end-total = Total
ui-end-rank = Rang
ui-rematch = Revanche
ui-daily-results = Résultats du jour
ui-replay = Revoir
ui-download = Télécharger la partie
ui-review = Analyser la partie
ui-puzzles = Problèmes

## Revoir et vérifier

ui-step-back = Un coup en arrière
ui-step-on = Un coup en avant
ui-play = Lecture
ui-pause = Pause
ui-scrub = Coup
ui-move-of = Coup { $ply } sur { $last }
ui-eyes = Point de vue
ui-share-moment = Lien vers ce coup
ui-record-file = Choisir un fichier
ui-record-paste = Ou collez un enregistrement
ui-check = Vérifier les dés
ui-check-more = La vérification sur sa propre page

## Réglages

ui-settings = Réglages
ui-account = Compte
ui-account-why = On peut jouer sans. Un compte vous ramène à vos tables depuis tout appareil.
ui-account-or = Créer un compte ou se connecter
ui-account-in = Vous êtes { $name }.
ui-set-theme = Thème
    .about = Nuit ou plein jour.
    .system = comme le système
    .dark = sombre
    .light = clair
ui-set-speed = Mouvement
    .about = Vitesse d’affichage des coups.
    .slow = lent
    .normal = normal
    .fast = rapide
    .none = aucun
ui-set-sounds = Sons
    .about = Chaque son a aussi un signe visible.
    .off = aucun
    .turn = votre tour
    .all = tous
ui-join = Participer : { $deed }
ui-set-size = Taille du texte
    .about = Planètes, cartes et dés gardent leur place. Les panneaux grandissent, les textes longs se replient.
ui-set-volume = Volume
    .about = Intensité des sons.
    .test = Essayer
ui-set-confirm = Confirmer
    .about = Demander avant d’envoyer un coup.
    .final = l’irréversible
    .every = toujours
    .never = jamais
ui-set-device = Parties contre des robots
    .about = Sur cet appareil, elles ne coûtent rien au serveur et se passent de réseau. Un compte ne les retrouve sur tous ses appareils que si elles sont sur le serveur.
    .auto = Automatique
    .always = Sur cet appareil
    .never = Sur le serveur
ui-tip-got = Compris
ui-tip-off = Assez de conseils
ui-tip = Conseil de Kit
ui-word-see = Voir sur la table
ui-word-rule = La règle
ui-set-tips = Conseils pour débuter
    .about = À la première rencontre de chaque sorte de décision.
ui-set-notify = M’avertir
    .about = Quand c’est à vous et que vous regardez ailleurs.
ui-clock-still = pendule arrêtée jusqu’à { $time }
ui-set-onward = Table suivante
    .about = Après un coup à une table qui dure des jours, passer à la suivante qui vous attend.

## Tiny Epic Galaxies

galaxies-ui-colonies = Colonies
galaxies-ui-empire = Empire
galaxies-ui-mission = Mission
galaxies-ui-missions = Gardez une mission
galaxies-ui-mission-hidden = Voir votre mission
galaxies-ui-of-goal = sur 21
galaxies-ui-one-step = { $planet } à 1 case
galaxies-ui-can-upgrade = niveau à portée
galaxies-ui-threat = { $player } est à 1 case de coloniser { $planet } : votre vaisseau retournerait dans votre galaxie.
galaxies-ui-surface = Surface
galaxies-ui-planet = Planète { $planet }
galaxies-ui-planet-summary = { $planet }, { $resource }, { $track }, { galaxies-ui-points }, { $length } cases jusqu’à la colonisation
galaxies-ui-ship-on = { $player }, case { $space }
galaxies-ui-orbit-of = Orbite de la planète { $planet }
galaxies-ui-sketch-away = { $steps ->
        [one] encore { $steps } case
       *[other] encore { $steps } cases
    }
galaxies-ui-sketch-landed = posé
galaxies-ui-sketch-colony = colonie
galaxies-ui-sketch-none = aucun vaisseau à soi
galaxies-ui-surface-of = Surface de la planète { $planet }
galaxies-ui-ship-orbiting = Vaisseau ({ $player }) en orbite de la planète { $planet }, case { $space }
galaxies-ui-ship-landed = Vaisseau ({ $player }) à la surface de la planète { $planet }
galaxies-ui-ship-home = Vaisseau dans votre galaxie
galaxies-ui-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
galaxies-ui-colony = Colonie { $planet }, { galaxies-ui-points }
galaxies-ui-your-mat = Votre fiche Galaxie
galaxies-ui-chip-follow = Suivre ?
galaxies-ui-back-to-mine = Revenir à la mienne
galaxies-ui-asks-main-choice = Touchez un dé, puis l’endroit où il agit.
galaxies-ui-asks-more-main-choice = Ou touchez d’abord l’endroit. On peut aussi glisser le dé.
galaxies-ui-home = Votre galaxie
galaxies-ui-none-home = aucun vaisseau ici
galaxies-ui-locked = { $count ->
        [one] { $count } vaisseau verrouillé
       *[other] { $count } vaisseaux verrouillés
    }
galaxies-ui-level = Niveau { $level } : { $dice } dés, { $ships } vaisseaux, { galaxies-ui-points }
galaxies-ui-dice = Dés
galaxies-ui-ships = Vaisseaux dans la galaxie
galaxies-ui-your-dice = Vos dés
galaxies-ui-dice-of = Dés : { $player }
galaxies-ui-die = Dé : { $face }
galaxies-ui-no-dice = Plus de dés à utiliser
galaxies-ui-faces = Faces
galaxies-ui-activated = Activés
galaxies-ui-reroll = Relancer
galaxies-ui-reroll-free = Relance gratuite
galaxies-ui-reroll-paid = Relance : 1 énergie
galaxies-ui-converter = Convertisseur
galaxies-ui-discard = Défausser
galaxies-ui-follow-cost = { $cost ->
        [one] Suivre : { $cost } culture
       *[other] Suivre : { $cost } cultures
    }
galaxies-ui-dice-left =
    { $count ->
        [one] { $count } dé encore à lancer
       *[other] { $count } dés encore à lancer
    }
galaxies-ui-rogue = Galaxie pirate
galaxies-ui-rogue-won = La Galaxie pirate gagne
galaxies-ui-empty-slot = pas de planète
galaxies-ui-deck = { $count ->
        [one] { $count } planète dans la pioche
       *[other] { $count } planètes dans la pioche
    }
galaxies-ui-last-round = Dernier tour de table
galaxies-ui-moment-own = { $planet } est à vous
galaxies-ui-moment-own-said = Son action est désormais sur votre dé Colonie. Vos points : { $score }.
galaxies-ui-moment-other = { $player } prend { $planet }
galaxies-ui-moment-other-said = Points : { $score }.
galaxies-ui-moment-faster = { $player } vous devance
galaxies-ui-moment-faster-said = { $planet } est prise. Votre vaisseau rentre : { $steps ->
        [one] { $steps } étape perdue.
       *[other] { $steps } étapes perdues.
    }
galaxies-ui-aim = Atteignez { $points }.
galaxies-ui-own-level = Niveau { $level }
galaxies-ui-next-level = puis
galaxies-ui-upgrade-cost = énergie ou culture pour ce niveau

## Roll for the Galaxy : légendes du plateau

roll-ui-screen = Derrière votre écran
roll-ui-phases = Phases
roll-ui-stage-assign = Affectation
roll-ui-stage-manage = Gestion
roll-ui-wild = Dés joker
roll-ui-behind = Derrière l’écran
roll-ui-select = choisir
roll-ui-select-phase = Choisir { $phase }
roll-ui-selected = Votre choix
roll-ui-selects = { $player } choisit { $phase }
roll-ui-idle = pas cette manche
roll-ui-extra-die = le dé de plus
roll-ui-workers = { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
roll-ui-virtual = un ouvrier de plus, sans dé
roll-ui-cheaper = remise de vos pouvoirs : { $dice }
roll-ui-of-needed = { $dice } sur { $needed }
roll-ui-dictate = Ordonner
    .text = Une fois par manche : cédez un ouvrier et déplacez-en un autre vers une autre rangée. Le dé cédé retourne dans votre gobelet.
roll-ui-dictate-how = cédez un ouvrier, déplacez-en un autre
roll-ui-given-up = cédé, retourne au gobelet
roll-ui-reassign = Pouvoirs de réaffectation
roll-ui-trade = Vendre
    .text = Des crédits selon la couleur du monde : nouveautés 3 $, éléments rares 4 $, gènes 5 $, technologie alien 6 $.
roll-ui-consume = Consommer
    .text = 1 PV, et 1 de plus chaque fois que la marchandise ou l’expéditeur est de la couleur du monde. Les dés de consommation conviennent toujours.
roll-ui-vp = { $vp } PV
roll-ui-price = { $credits } $
roll-ui-builders = Bâtisseurs
roll-ui-stores = Vos réserves
roll-ui-cup = Gobelet
    .text = Les dés du gobelet sont lancés au début de la manche suivante.
roll-ui-tie = Dés du gobelet et crédits
roll-ui-citizenry = Population
    .text = Les dés qui ont travaillé se reposent ici. À la fin de la manche, ils sont recrutés dans le gobelet pour 1 $ chacun.
roll-ui-credits = Crédits
    .text = Crédits galactiques, 10 au plus. Ils paient le recrutement.
roll-ui-chips = Jetons PV
    .text = Points de victoire de la consommation et des pouvoirs.
roll-ui-pool = Réserve
    .text = Jetons PV encore sur la table. Quand la réserve est vide, la manche est la dernière.
roll-ui-construction = Construction
roll-ui-no-development = Aucun développement à bâtir
roll-ui-no-world = Aucun monde à coloniser
roll-ui-sketch-builders = bâtisseurs : { $count } sur { $needed }
roll-ui-sketch-built = construit
roll-ui-sketch-rolled = Prochain lancer
roll-ui-sketch-waits = pas encore en tête
roll-ui-sorting = Tri des tuiles en cours
roll-ui-below = { $count ->
        [one] { $count } tuile dessous
       *[other] { $count } tuiles dessous
    }
roll-ui-under = Sous la pile : { $side }
roll-ui-on-top = Au-dessus : { $side }
roll-ui-as-development = en développement
roll-ui-as-world = en monde
roll-ui-hand = Tuiles en main
roll-ui-tableau = Tableau
roll-ui-your-tableau = Votre tableau
roll-ui-empire-of = Empire : { $player }
roll-ui-squares = { $squares } cases sur 12
roll-ui-squares-name = Cases
roll-ui-chip-assign = Plan secret
roll-ui-chip-manage = Gestion
roll-ui-chip-manage-recruit = Gestion
roll-ui-each = 1 $ chacun
roll-ui-next-round = lancés à la prochaine manche
roll-ui-to-cup = au gobelet
roll-ui-stays = reste
roll-ui-recall = Rappeler
roll-ui-recall-free = gratuit, facultatif
roll-ui-dice-next = { $count ->
    [one] { $count } dé à la prochaine manche
   *[other] { $count } dés à la prochaine manche
}
roll-ui-goods = Marchandises
roll-ui-ready = plan prêt
roll-ui-likely-explore = { $player } n’a rien à construire. Phase probable : { $phase }.
roll-ui-likely-site = { $player } construit { $tile }, { $dice } sur { $needed }. Phase probable : { $phase }.
roll-ui-likely-produce = { $empty ->
        [one] { $player } a { $empty } monde sans marchandise. Phase probable : { $phase }.
       *[other] { $player } a { $empty } mondes sans marchandise. Phase probable : { $phase }.
    }
roll-ui-likely-ship = { $goods ->
        [one] { $player } a { $goods } marchandise. Phase probable : { $phase }.
       *[other] { $player } a { $goods } marchandises. Phase probable : { $phase }.
    }
roll-ui-last-round = Dernière manche
roll-ui-runs = Phases actives : { $phases }.
roll-ui-wasted = { $dice ->
        [one] { $dice } de vos dés retourne au gobelet
       *[other] { $dice } de vos dés retournent au gobelet
    }
roll-ui-six-plus = Bonus des développements 6+
roll-ui-short-explore = Explor.
roll-ui-short-develop = Dévelop.
roll-ui-short-settle = Colonis.
roll-ui-short-produce = Produc.
roll-ui-short-ship = Expéd.

## Tiny Epic Kingdoms : légendes du plateau

kingdoms-ui-asks-select = Choisissez une action, puis touchez la carte.
kingdoms-ui-actions = Actions
kingdoms-ui-ways = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
kingdoms-ui-chip-bids = Guerre
kingdoms-ui-chip-perform = Participer ?
kingdoms-ui-taken = prise
kingdoms-ui-now = maintenant
kingdoms-ui-shield = bouclier
kingdoms-ui-towers = Tours
kingdoms-ui-unseen = Jetons pas encore vus
kingdoms-ui-army = armée ({ $player })
kingdoms-ui-lying-army = armée couchée ({ $player })
kingdoms-ui-neutral-army = armée neutre
kingdoms-ui-face-down = Jeton face cachée
    .text = Qui entre le retourne et reçoit ce qu’il apporte.
kingdoms-ui-allies = Alliés
kingdoms-ui-allied-with = alliance avec { $players }
kingdoms-ui-magic-of = Magie : { $player }
kingdoms-ui-shields = Boucliers
kingdoms-ui-learned = { $magic } sur 5
kingdoms-ui-known = appris
kingdoms-ui-attacker = attaque
kingdoms-ui-defender = défend
kingdoms-ui-sealed = choix scellé
kingdoms-ui-choosing = choisit
kingdoms-ui-no-die = sans dé
kingdoms-ui-bids = Votre dé de guerre
kingdoms-ui-flag = Drapeau blanc
    .text = Vaut 0 et ne coûte rien. Si les deux le montrent, ils deviennent alliés et partagent la région.
kingdoms-ui-flag-of-two = Drapeau blanc
    .text = Vaut 0 et ne coûte rien. Si les deux le montrent, les nombres sont égaux et le défenseur gagne : à deux joueurs, il n’y a pas d’alliance.
kingdoms-ui-out-of-reach = Hors de portée
    .text = Vous ne pouvez montrer qu’un nombre que vos ressources et remises pourraient payer : 2 par mana, 1 par minerai.
kingdoms-ui-war-rule = Chacun paie son nombre, quel que soit le vainqueur. À égalité, le défenseur gagne.
kingdoms-ui-ore-for = minerai pour ce niveau
kingdoms-ui-mana-for = mana pour ce niveau
kingdoms-ui-bid-cost = Le nombre { $number } vous coûte { $cost }, victoire ou défaite.
kingdoms-ui-bid-discount = remise : { $points }
kingdoms-ui-bid-penalty = surcoût : { $points }
kingdoms-ui-war-for = Guerre pour { $region }
kingdoms-ui-war-look = Maintenir pour voir les cartes
kingdoms-ui-war-step-bid = Nombre
kingdoms-ui-war-step-seal = Sceau
kingdoms-ui-war-step-reveal = Révélation
kingdoms-ui-war-step-pay = Paiement
kingdoms-ui-war-reaches = jusqu’à { $number }
kingdoms-ui-war-reach-of = portée : { $player }
kingdoms-ui-war-reach-own = votre portée
kingdoms-ui-war-sure = victoire sûre
kingdoms-ui-war-sealed = Vous avez scellé : { $number }. Vous seul le voyez.
kingdoms-ui-war-beats =
    { $high } bat { $low } : { $own ->
        [yes] vous gagnez.
       *[no] { $player } gagne.
    }
kingdoms-ui-war-tie =
    { $number } contre { $number }, égalité : { $own ->
        [yes] vous gagnez.
       *[no] { $player } gagne.
    }
kingdoms-ui-ends-alliance = Votre alliance avec { $player } prend fin, sauf si vous montrez tous deux le drapeau blanc.
kingdoms-ui-war-allies = Deux drapeaux blancs : { $player } et vous êtes alliés.
kingdoms-ui-war-leaves = reste { $left }
kingdoms-ui-war-mix = Autre mélange
kingdoms-ui-moment-own = Vous prenez la capitale
kingdoms-ui-moment-own-said = { $region } compte pour vous à la fin si vous la tenez encore.
kingdoms-ui-moment-lost = Votre capitale tombe
kingdoms-ui-moment-lost-said = { $player } tient { $region }. Reprenez-la : elle compte à la fin.
kingdoms-ui-moment-other = { $player } prend une capitale
kingdoms-ui-moment-other-said = { $region } change de mains.
kingdoms-ui-give = Donner
kingdoms-ui-take = Recevoir
kingdoms-ui-resources = Ressources
kingdoms-ui-together = minerai et nourriture ensemble
kingdoms-ui-less = un de moins
kingdoms-ui-more = un de plus
kingdoms-ui-all = tout ({ $count })
kingdoms-ui-enough-tower = assez pour la tour { $level }
kingdoms-ui-enough-magic = assez pour la magie { $level }
kingdoms-ui-enough-army = assez pour une armée
kingdoms-ui-amount = Quantité
kingdoms-ui-factions = Factions
kingdoms-ui-bonus = Bonus du niveau de magie 5
kingdoms-ui-capitals = Capitales
kingdoms-ui-cities = Cités
kingdoms-ui-crown = Couronne

## Without a server

ui-device = Cet appareil
ui-device-loading = Les tables se préparent…
ui-device-elsewhere = Starhold est ouvert dans un autre onglet. Fermez-le pour jouer ici.
ui-device-failed = Les tables n’ont pas démarré : { $reason } Rechargez la page ou essayez un autre navigateur.

## The installed app

ui-update-ready = Une nouvelle version de Starhold est prête.
ui-update-start = La lancer maintenant
ui-update-later = Plus tard

### hub/: Les pages autour des tables : accueil, profil, défi du jour, comment jouer.

ui-more = Plus
ui-players-range = De { $least } à { $most } joueurs
ui-minutes = environ { $minutes } min
ui-seat-add = Ajouter une place
ui-seat-remove = Enlever la place { $number }
ui-open-table = Ouvrir la table et inviter
ui-listed = Montrer à l’accueil
ui-listed-what = Chacun peut y prendre une place libre.
ui-rated = Classée
ui-rated-what = Compte pour le classement de tous. Avec pendule et sans suggestions ; chacun doit avoir un nom.
ui-rated-guest = Les parties classées demandent un nom. Créez d’abord un compte.
ui-clock = Pendule
ui-clock-what = Quand le temps est écoulé, un robot joue à votre place.
ui-clock-none = aucune
ui-clock-quick = 90 secondes par coup
ui-clock-bank = 30 minutes, plus 15 s par coup
ui-clock-half = 12 heures par coup
ui-clock-day = un jour par coup
ui-clock-days = deux jours par coup
ui-clock-week = sept jours par coup
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
ui-page-turns = Tours
ui-page-learn = Apprendre
ui-page-daily = Défi du jour
ui-page-profile = Profil
ui-page-people = Personnes
ui-short-galaxies = Galaxies
ui-short-kingdoms = Kingdoms
ui-short-roll = Roll

## Accueil

ui-lobby-title = Jouer, apprendre, revenir
ui-play-game = Jouer à { $game }
ui-tab-bots = Robots
ui-tab-friends = À plusieurs
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
ui-play-rivals = Jouer contre { $rivals }
ui-add-opponent = Ajouter un adversaire
ui-next-rival = Prochain adversaire : { $player }
ui-or-face = Ou choisissez un adversaire
ui-friend-waited = un ami, par lien
ui-friends-title = Inviter par lien
ui-friends-what = Ouvrez la table, puis envoyez son lien. Qui l’ouvre donne un nom et s’assoit, sans compte. Les places restées libres peuvent revenir à des robots.
ui-friends-add = Un ami de plus
ui-device-title = Un écran que l’on se passe
ui-device-what = Entre les tours, l’écran est couvert et dit qui doit regarder. Les secrets n’apparaissent qu’après le bouton.
ui-device-add = Un joueur de plus
ui-met = { $times ->
        [one] Une rencontre
       *[other] { $times } rencontres
    }, { $won ->
        [0] et vous jamais devant.
        [one] et vous devant { $won } fois.
       *[other] et vous devant { $won } fois.
    }
ui-rung = { $rung } sur { $all }
ui-all-faces = Tous les adversaires
ui-step-easiest = facile
ui-step-loses = perd { $times } sur 100 contre { $name }
ui-step-loses-ten = perd { $times } sur 10 contre { $name }
ui-step-beats = bat { $name }
ui-step-times = { $times } sur 10
ui-step-wins = { $wins } sur 100
ui-step-against = contre { $name } (de { $low } à { $high })
ui-epithet-beginner = débute
ui-epithet-all-rounder = sait tout faire
ui-no-leaning = Sans préférence : un peu de tout.
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
ui-daily-games = Jeux du jour

## Tout supprimer

ui-delete = Supprimer toutes mes données
ui-delete-what = Votre nom, vos connexions, vos leçons, vos résultats du jour et votre historique disparaissent pour toujours, comme ce que vous avez écrit dans les discussions. Les parties en cours sont abandonnées. Les parties jouées avec d’autres leur restent, sans votre nom.
ui-delete-never = C’est irréversible.
ui-delete-sure = Oui, tout supprimer
ui-delete-not = Non, tout garder

## Comment jouer

ui-howto-1 = Le but du jeu
ui-howto-2 = Un tour
ui-howto-kit-1 = C’est tout ce qu’il faut pour commencer. Le tour est à la page suivante, ou jouez la première partie avec moi.
ui-howto-kit-2 = À vous de jouer : la première partie prend quelques minutes, et je reste à côté.
ui-howto-print = Imprimer
ui-howto-first = Jouer la première partie
ui-howto-of = Comment jouer : { $game }
ui-origin = Reprise au coup { $number } d’une partie finie
ui-origin-moved = Déplacée ici au coup { $number }
ui-origin-same = Reprise au coup { $number }, mêmes tirages

### book/: The book of a game: how it is played, its rules, what a table plays differently.

ui-strategy = Conseils de stratégie
ui-book-pictures = En images
ui-book-rules = Règles complètes
ui-book-table = Cette table
ui-book-usual = Cette table joue avec les règles habituelles.
ui-book-differs = Cette table joue quelques points autrement :
ui-rules-now = maintenant
ui-rules-more = en savoir plus
ui-rules-lesson = leçon, { $minutes } min
ui-rules-search = Chercher dans les règles
ui-rules-none = Aucune règle n’en parle.
ui-rules-editions = éditions et décisions
ui-rules-ruling = Notre décision
ui-rules-ruling-why = Les règles sont muettes ou peu claires : voici comment Starhold joue.
ui-rules-sources = D’où cela vient
ui-rules-sources-why = RU, FR, ES : les livrets russe, français et espagnol. RB : le livret. TILE : la tuile elle-même. DER : découle d’autres règles. FAQ : réponses publiées.
ui-rules-reference = Pour référence : exemples, secrets, toutes les décisions

### review/: Après la partie : résultat, analyse, reprise, exercices et problèmes.

## Le résultat

end-next = Prochain adversaire : { $player }
end-next-lesson = Votre leçon : { $lesson }
end-next-daily = Suivant : la partie du jour
end-more = Plus
end-story = Ce qui a tout décidé
end-see = Voir sur le plateau
end-share = Partager
end-ahead = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } d’avance sur { $second }.
end-place = Place { $place } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, il en manque { $short }.
end-resigned-own = Vous avez abandonné.
end-late-own = Vous n’aviez plus de temps.
end-early = La partie s’est arrêtée avant la fin : ces points ne la décident pas.
end-all-late = Plus personne n’avait de temps : les points décident.
end-tiebreak = À égalité avec { $second } ; le départage a décidé.
end-broken = Ce qui a compté : { $source }, { $mine } contre { $other }.
end-resources = ressources
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
        [kingdoms] Cycle
        [roll] Manche
       *[other] Tour de table
    }
rv-round-short = { $game ->
        [kingdoms] c. { $round }
        [roll] m. { $round }
       *[other] t. { $round }
    }
rv-round-of = { $game ->
        [kingdoms] Cycle { $round }
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
rv-better-was = mieux : { $move }
rv-why = Pourquoi ?
rv-why-to = Pourquoi ? Pour { $player } :
rv-win-chance = chances de victoire
rv-no-reason = Le meilleur coup gagne plus souvent ; une phrase ne suffit pas à dire pourquoi.
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

rv-players = Joueurs
rv-others = Autres
rv-head = { $mine ->
        [0] Vous n’avez rien cédé, { $rival } { $theirs }.
       *[other] Vous avez cédé { $mine }, { $rival } { $theirs }.
    }
rv-head-cost = { $mine ->
        [0] Vous n’avez rien cédé, { $rival } { $theirs } ; les dés vous ont coûté { $luck }.
       *[other] Vous avez cédé { $mine }, { $rival } { $theirs } ; les dés vous ont coûté { $luck }.
    }
rv-head-brought = { $mine ->
        [0] Vous n’avez rien cédé, { $rival } { $theirs } ; les dés vous ont donné { $luck }.
       *[other] Vous avez cédé { $mine }, { $rival } { $theirs } ; les dés vous ont donné { $luck }.
    }
rv-head-other = { $player } a cédé { $mine }, { $rival } { $theirs }.
rv-head-unclear = Impossible de dire ce qui a décidé la partie.
rv-the-others = les autres
rv-part-mine = Cédé par vous
rv-part-dice = Dés
rv-part-theirs = Cédé par { $rival }
rv-part-rest = Inexpliqué
rv-start = début
rv-end = fin
rv-balance-note = En points de chances de gagner. Inexpliqué : le juge a changé d’avis, personne n’y est pour rien.
rv-gave = Cédé
rv-of-100 = { $percent } sur 100
rv-skill-short = Maîtrise
rv-skill = Maîtrise : { $percent } sur 100
rv-skill-between = { $percent } sur 100 : entre { $from } et { $to }
rv-skill-level = { $percent } sur 100 : au niveau de « { $from } »
rv-skill-below = { $percent } sur 100 : sous { $to }
rv-skill-above = { $percent } sur 100 : au-dessus de « { $from } »
rv-skill-few = Trop peu de choix pour se prononcer
rv-skill-note = 0 : au hasard ; 100 : le juge lui-même. Une partie prouve peu : sans doute de { $low } à { $high }{ $faces ->
        [0] {""}
        [1] {" "}(proche de « { $from } »)
       *[2] {" "}(de « { $from } » à « { $to } »)
    }.
rv-alone = Compté, pas estimé : personne n’a mesuré les chances de gagner en solo, il n’y en a donc pas ici.
rv-adds-up = Départ { $start }, hasard { $luck }, cédé { $choices }, reçu des autres { $others }, inexpliqué { $rest } : résultat { $result }.
rv-own-mistakes = Vos erreurs
rv-costliest = les plus chères d’abord
rv-whose = Qui a changé les chances de qui
rv-whose-row = par ligne : les coups d’un joueur
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
try-number = Erreur { $number } sur { $count } · { $game ->
        [kingdoms] cycle { $round }
        [roll] manche { $round }
       *[other] tour de table { $round }
    }
try-question = Qu’est-ce qui serait mieux ici ?
try-right = Oui, aussi bon que le meilleur.
try-wrong = Pas celui-ci : { $move } coûte { $error } % de chances de gagner.
try-nearly = Presque : { $move } ne coûte que { $error } % de chances de gagner.
try-cost = coût : { $error } ± { $band } % de chances de gagner
try-situation = La situation
try-watch = Revoir le coup
try-once-more = Encore une fois
try-best = Le meilleur coup : { $move }
try-show = Montrez-moi
try-next = Suivant
try-leave = Retour à l’analyse
try-done = Fini. Trouvés : { $solved } sur { $count }.

## Problèmes

puzzles-title = Problèmes
puzzles-about = Un coup est bien meilleur que tous les autres. Trouvez-le.
puzzles-solved = Résolus : { $solved } sur { $count }
puzzles-rival = Adversaire
puzzles-rival-number = Adversaire { $number }
puzzles-number = Problème { $number }
puzzles-of = { $number } sur { $count }
puzzles-later = Ensuite, les plus faciles d’abord
puzzles-open = Le prochain à résoudre
puzzles-next = Problème suivant
puzzles-level-1 = facile
puzzles-level-2 = moyen
puzzles-level-3 = difficile
puzzles-all = Tous les problèmes
puzzles-is-solved = résolu
puzzles-none = Pas encore de problèmes pour ce jeu.

## La vérification des dés

ui-check-how = Avant la partie, le serveur a scellé une graine secrète et les joueurs ont scellé leurs mots ; à la fin tout est ouvert. On peut alors recalculer chaque jet et chaque tirage. Cette page le fait dans votre navigateur et compare avec ce que votre appareil a noté avant la partie.
ui-check-do = Vérifier chaque jet
ui-fair-good = Les dés étaient équitables
ui-fair-open = Rien à redire aux dés, mais tout n’est pas prouvé
ui-fair-unproven = Rien ne prouve que ces dés étaient équitables
ui-fair-bad = Ces dés sont suspects
ui-fair-here = Vérifié dans ce navigateur
ui-fair-there = Vérifié par le serveur
ui-fair-seed-good = La graine ouverte à la fin est celle qui avait été scellée.
ui-fair-seed-bad = La graine ouverte n’est pas celle qui avait été scellée.
ui-fair-seed-none = Cet enregistrement n’a pas de sceau. Qui l’a fait pouvait choisir les dés : il ne prouve rien à leur sujet.
ui-fair-seed-closed = La graine n’est pas encore ouverte.
ui-fair-note-good = Votre appareil a noté ce sceau avant le début de la partie.
ui-fair-note-late = Votre appareil n’a noté ce sceau qu’en cours de partie.
ui-fair-note-none = Votre appareil n’a noté aucun sceau de cette partie : rien ne s’oppose à un enregistrement entièrement inventé.
ui-fair-note-bad = Votre appareil avait noté un autre sceau : { $noted }
ui-fair-own-good = Votre mot { $word } est dans les dés : personne ne pouvait les connaître avant que vous le donniez.
ui-fair-own-none = Aucun mot de vous n’est dans les dés.
ui-fair-own-late = Votre mot { $word } n’est pas arrivé à temps au serveur et n’est pas dans les dés.
ui-fair-own-bad = Le serveur a confirmé votre mot { $word }, mais il n’est pas dans les dés.
ui-fair-words-good = { $count ->
        [one] Le mot de { $count } joueur est dans les dés, tel qu’il a été scellé avant qu’aucun mot ne soit connu.
       *[other] Les mots de { $count } joueurs sont dans les dés, chacun tel qu’il a été scellé avant qu’aucun mot ne soit connu.
    }
ui-fair-words-none = Aucun joueur n’a ajouté de mot : qui tient le serveur a choisi les dés seul.
ui-fair-words-unsealed = { $count ->
        [one] Le mot de { $count } joueur est dans les dés. Il a été dit ouvertement, sans être scellé d’abord.
       *[other] Les mots de { $count } joueurs sont dans les dés. Ils ont été dits ouvertement, sans être scellés d’abord.
    }
ui-fair-words-bad = Un mot n’est pas celui qui avait été scellé avant la partie.
ui-fair-words-missing = { $count ->
        [one] { $count } mot scellé n’a jamais été ouvert. Un joueur de mèche avec le serveur pouvait ainsi choisir entre deux suites de dés.
       *[other] { $count } mots scellés n’ont jamais été ouverts. Des joueurs de mèche avec le serveur pouvaient ainsi choisir entre plusieurs suites de dés.
    }
ui-fair-draws-good = { $count ->
        [one] { $count } jet ou tirage a été recalculé et est le même.
       *[other] Les { $count } jets et tirages ont tous été recalculés et sont les mêmes.
    }
ui-fair-draws-bad = { $move ->
        [0] Mise en place : le jet ou tirage numéro { $number } est { $answer } dans l’enregistrement, mais la graine et les mots donnent { $given }.
       *[other] Coup { $move } : le jet ou tirage numéro { $number } est { $answer } dans l’enregistrement, mais la graine et les mots donnent { $given }.
    }
ui-fair-draws-old = Cet ancien enregistrement ne dit pas parmi combien de possibilités chaque jet est tiré : votre navigateur ne peut pas le recalculer. Le serveur le peut.
ui-fair-draws-closed = Sans la graine, aucun jet ne peut être recalculé.
ui-fair-rules-good = { $moves ->
        [one] { $moves } coup suit les règles, de même que le nombre de possibilités de chaque jet. Ici il faut croire le serveur, ou vérifier le fichier sur votre ordinateur.
       *[other] { $moves } coups suivent les règles, de même que le nombre de possibilités de chaque jet. Ici il faut croire le serveur, ou vérifier le fichier sur votre ordinateur.
    }
ui-fair-rules-bad = L’enregistrement est incorrect. { $why }
ui-fair-rules-none = Les règles n’ont pas été vérifiées. { $why }
ui-fair-details = Tout ce qui a été vérifié
ui-fair-seal = Sceau
ui-fair-seed = Graine ouverte
ui-fair-words = Mots des joueurs
ui-fair-sizes = Possibilités : combien de fois
ui-fair-yourself = Sur votre ordinateur, avec l’enregistrement téléchargé
ui-fair-file = FICHIER

### meet/: Rencontres : partie rapide, tables ouvertes, codes.

meet-quick = Partie rapide
meet-any = Peu importe
meet-pace = Rythme
meet-live = En direct
meet-turns = Au fil des jours
meet-turns-what = Une partie qui dure des jours : un jour par coup, et un avis quand c’est à vous.
meet-quiet = Personne ne cherche de partie en ce moment.
meet-nobody = Des robots tiennent les autres places, et l’on peut en reprendre une pendant la première manche.
meet-table = Ouvrir une table
meet-waiting =
    { $count ->
        [one] { $count } personne cherche ce jeu.
       *[other] { $count } personnes cherchent ce jeu.
    }
meet-elsewhere =
    { $count ->
        [one] { $count } personne cherche { $game }.
       *[other] { $count } personnes cherchent { $game }.
    }
meet-looking =
    { $count ->
        [0] On cherche. Si personne ne vient, vous commencez avec des robots.
        [one] { $count } personne veut la même chose. Il faut encore des joueurs.
       *[other] { $count } personnes veulent la même chose. Il faut encore des joueurs.
    }
meet-call-what = Un seul avis, si quelqu’un veut jouer dans les 3 heures.
meet-rating = Amicale ou classée
meet-casual = Amicale
meet-rated = Classée
meet-rated-what = Une partie classée commence quand des joueurs se trouvent : 10 minutes chacun et 5 s par décision. Sans personne, vous commencez avec des robots, en amicale.
meet-find = Trouver une partie
meet-start = Commencer maintenant
meet-call = M’avertir quand quelqu’un est là
meet-called = Nous vous avertirons une fois, si quelqu’un vient dans les 3 heures.
meet-take = Prendre la place
meet-take-what = Cette partie vient de commencer. Vous pouvez prendre la place d’un robot.
meet-takeable = vient de commencer, la place d’un robot est à prendre
meet-no-clock = sans pendule
meet-each = { $time } chacun
meet-per-move = { $time } par coup
meet-is-casual = amicale
meet-is-rated = classée
meet-join = Rejoindre
meet-code = Vous avez un code ?
meet-live-now = En ce moment
meet-live-what = regarder une table
meet-lately = Récemment ici
meet-lately-what = terminées cette semaine
meet-here =
    { $count ->
        [one] { $count } autre joueur est là
       *[other] { $count } autres joueurs sont là
    }

### turns/: La liste des tours et les avis.

turns-title = Tours
turns-tables = Tables
turns-notices = Avis
turns-waiting =
    { $count ->
        [one] À vous de jouer à { $count } table
       *[other] À vous de jouer à { $count } tables
    }
turns-first = D’abord : { $game } avec { $names }
turns-take = Jouer mes tours
turns-mine = À vous
turns-order = le moins de temps d’abord
turns-others = Les autres réfléchissent
turns-invited = Invitations
turns-finished = Terminées récemment
turns-all = Toutes les parties
turns-none = Personne ne vous attend
turns-none-text = Les tables où c’est à vous de jouer apparaissent ici. Lancez une partie, ou invitez quelqu’un à une partie sur plusieurs jours.
turns-play = Lancer une partie
turns-open = Ouvrir
turns-look = Regarder
turns-result = Résultat
turns-decide = Décision attendue : { $names }
turns-left-days =
    { $days ->
        [one] Il reste { $days } jour
       *[other] Il reste { $days } jours
    }
turns-left-hours = Il reste { $hours } h { $minutes } min
turns-left-whole = Il reste { $hours } h
turns-left-minutes = Il reste { $minutes } min
turns-play-by = Mes parties par tours
turns-away = Vacances
turns-away-what = Toutes vos pendules d’au moins 12 heures par coup s’arrêtent, jusqu’à { $most } jours par an. Les tournois continuent.
turns-away-days =
    { $days ->
        [one] Il reste { $days } jour.
       *[other] Il reste { $days } jours.
    }
turns-away-until = du { $from } au { $to }
turns-away-from = Premier jour
turns-away-to = Dernier jour
turns-away-set = Choisir les dates
turns-away-end = Je suis de retour
turns-mute = Couper les avis de cette table
turns-unmute = Rétablir les avis de cette table
turns-stop = Arrêter les avis
turns-stop-ask = Arrêter les avis qui contenaient ce lien ?
turns-stopped = C’est fait. Cette adresse ne reçoit plus d’avis.
turns-confirmed = Votre adresse e-mail est confirmée.
turns-answered = Votre réponse est enregistrée.
turns-next = Ensuite : { $game } avec { $names }
turns-next-go = Table suivante
turns-next-stay = Rester ici

## Avis

notices-reach = Comment vous joindre
notices-optional = tout est facultatif
notices-rule = Nous envoyons un avis quand une table vous attend depuis une minute et qu’aucune de vos pages ouvertes ne l’a montrée. Il nomme le jeu et les joueurs, jamais ce qui est caché.
notices-push = Ce navigateur
notices-push-text = Des messages push, même quand Starhold est fermé.
notices-push-on = Activer
notices-push-not = Ce navigateur ou cette adresse ne peut pas recevoir de messages push.
notices-push-denied = Le navigateur bloque les avis de ce site. Autorisez-les d’abord dans ses réglages.
notices-mail = E-mail
notices-mail-text = Nous envoyons d’abord un lien ; ouvrez-le pour confirmer l’adresse. Personne ne la voit.
notices-mail-not = Ce serveur n’envoie pas d’e-mails.
notices-mail-address = Votre adresse e-mail
notices-hook = Webhook
notices-hook-text = Envoie un message à une adresse à vous. Il dit seulement qu’une table attend.
notices-hook-address = Adresse (https)
notices-hook-format = Format
notices-json = JSON simple
notices-discord = Discord
notices-slack = Slack
notices-telegram = Telegram
notices-ntfy = ntfy
notices-add = Ajouter
notices-yours = Vos canaux
notices-test = Envoyer un essai
notices-remove = Supprimer
notices-arrived = arrivé en { $seconds } s
notices-failed = échec : { $error }
notices-off = désactivé : { $error }
notices-unconfirmed = ouvrez le lien que nous avons envoyé
notices-again = Renvoyer le lien
notices-quiet = Heures calmes
notices-quiet-text = Les avis attendent pendant que vous dormez. Réglez vos heures de sommeil dans le menu d’une table avec horloge.

### people/: Joueurs : amis, recherche, classement, événements.

people-title = Personnes
people-tab-friends = Amis
people-tab-ranking = Classement
people-tab-events = Tournois
people-tab-clubs = Clubs
people-none = Terminez une partie avec quelqu’un et vous pourrez le suivre ici.
people-play = Trouver une partie
people-all = Tous les amis
people-here-now = Ici en ce moment
people-of = { $here } amis sur { $all }
people-away = Absents
people-away-order = par dernière visite
people-follows = Vous suivez
people-back = Suivre en retour ?
people-lately = Joués récemment
people-what = Ce qu’est un ami
people-what-text = Vous vous suivez l’un l’autre. Les amis voient quand vous êtes ici, et vos tables que tous peuvent rejoindre ou regarder. Personne n’apprend que vous ne suivez pas.
people-bring = Amenez quelqu’un : un lien est le plus rapide. Il suffit de taper un nom et de s’asseoir.
people-copy = Copier une invitation
people-copied = Copié
people-here = ici en ce moment
people-seen = dernière visite : { $when }
people-yours = à vous de jouer : { $game }
people-playing = joue avec vous : { $game }
people-open = a une table ouverte : { $game }
people-at-table = à une table : { $game }
people-won-you = vous avez gagné
people-won-they = l’autre a gagné
people-won-both = égalité
people-follow = Suivre
people-following = Vous suivez { $name }.
people-unfollow = Ne plus suivre
people-open-table = Ouvrir
people-join = Rejoindre
people-watch = Regarder
people-invite = Inviter
people-nudge = Rappeler votre partie
people-nudged = { $name } reçoit une notification.
people-block = Bloquer
people-block-ask = Bloquer { $name } ? Vous ne pourrez plus vous asseoir, jouer, regarder ni discuter ensemble. Personne n’en est informé.
people-block-yes = Bloquer { $name }
people-blocked = { $name } et vous ne vous croiserez plus.
people-unblock = Débloquer
people-report = Signaler aux opérateurs
people-report-why = Pourquoi signaler { $name } ?
people-report-leaves = Quitte les parties
people-report-insults = Insultes
people-report-cheating = Triche
people-report-name = Le nom
people-report-other = Autre chose
people-report-words = Avec vos mots (facultatif)
people-report-lines = Les 20 dernières lignes de discussion sont jointes.
people-report-send = Envoyer le signalement
people-report-done = Merci. Un opérateur va regarder, et vous lirez ici ce qu’il a décidé.
people-answer-acted = Votre signalement sur { $name } a été lu : un opérateur a agi.
people-answer-kept = Votre signalement sur { $name } a été lu : aucune règle n’a été enfreinte.
people-answer-read = Compris
people-gone = un ancien joueur
people-search = Trouver un joueur ou un club
people-found-none = Personne ne s’appelle « { $letters } » ici. Envoyez plutôt un lien.
people-blocked-title =
    { $count ->
        [one] Vous avez bloqué une personne
       *[other] Vous avez bloqué { $count } personnes
    }
people-found =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }

### rating/: Classement : la liste, ce qu’une partie a changé, amicale ou classée.
rating-none = pas encore classé
rating-between = entre { $below } et { $above }
rating-below = en dessous de { $above }
rating-above = au-dessus de { $below }
rating-title = Classement : { $game }
rating-after =
    { $games ->
        [one] après { $games } partie classée
       *[other] après { $games } parties classées
    }
rating-soon =
    { $games ->
        [one] Encore { $games } partie classée avant la première fourchette.
       *[other] Encore { $games } parties classées avant la première fourchette.
    }
rating-why-ahead = Vous finissez devant { $player }. D’après ces classements, cela arrive dans { $chance } parties sur 100. La vraie force est dans la fourchette 9 fois sur 10.
rating-why-behind = { $player } finit devant vous. D’après ces classements, vous seriez devant dans { $chance } parties sur 100. La vraie force est dans la fourchette 9 fois sur 10.
rating-why-drew = Vous partagez une place avec { $player }. D’après ces classements, vous seriez devant dans { $chance } parties sur 100.
rating-why-left = Vous êtes parti avant la fin : vous êtes donc dernier.
rating-why-early = Quelqu’un est parti au premier tour : cette partie ne compte pas.
rating-why-outage = Le serveur a été indisponible plus de 10 minutes pendant cette partie : elle ne compte pas.
rating-why-void = Les responsables ont retiré cette partie du classement : { $reason }
rating-casual = Amicale
rating-rated = Classée
rating-make-casual = Jouer en amicale
rating-make-rated = Jouer en classée
rating-waits = Classée dès l’accord de { $players }.
rating-wished = { $player } aimerait une partie classée.
rating-unrated =
    { $why ->
        [name] Les parties classées demandent un nom. Créez d’abord un compte.
        [clock] Une partie classée a besoin d’une pendule.
        [hints] Une partie classée se joue sans suggestions. Cette table les autorise toujours.
        [takeover] Des robots cèdent leur place ici : la partie est amicale.
        [device] Vous partagez un appareil : la partie est amicale.
        [bots] Plus de la moitié des places sont à des robots : la partie est amicale.
        [face] Il y a ici un robot que personne n’a mesuré : la partie est amicale.
       *[other] Ce genre de partie est toujours amical.
    }
rating-all = Classements
rating-hidden = { $player } garde son classement pour soi.
rating-player = joueur
rating-rating = classement
rating-games = parties
rating-month = 30 jours
rating-place = place
rating-place-of = { $place } sur { $count }
rating-everyone = Tous
rating-bots = Robots
rating-bot = robot
rating-you = vous
rating-you-title = Vous
rating-wide = fourchette encore large
rating-left-out =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
rating-nobody = Personne n’a encore cinq parties classées. Les robots montrent l’échelle.
rating-unseen = Les autres ne vous voient pas ici. Cela se change dans les réglages du compte.
rating-how = Comment lire cette liste
rating-fact-low = L’ordre suit le bas de la fourchette : un début chanceux ne met personne en tête.
rating-fact-lira = Lira vaut 1 000 sur chaque serveur. Les nombres se comparent d’un serveur à l’autre.
rating-fact-more = 200 points de plus gagnent environ trois parties à deux sur quatre.
rating-fact-one = Un classement par jeu, pour des tables de 2 à 5.
rating-fact-rest = 90 jours sans partie : la fourchette s’élargit, et vous quittez la liste jusqu’à la prochaine.
### cast/: L’échelle des adversaires.

ui-ladder = Votre échelle
ui-ladder-new = Choisissez un adversaire
ui-ladder-what = { $game } : { $beaten } sur { $all }. Chacun gagne contre celui d’en dessous, à peu près { $times } sur 10.
ui-ladder-what-new = Dix adversaires, du plus facile au plus fort. Chacun gagne contre celui d’en dessous, à peu près { $times } sur 10.
ui-ladder-how = Mesuré sur au moins { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } par échelon, à deux joueurs. Une préférence compte à partir de 15 % d’écart à la moyenne.
ui-ladder-people = Mesuré sur au moins { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } par échelon entre adversaires. Personne n’a encore mesuré d’humains : votre résultat peut différer.
ui-rival-first = Votre premier adversaire
ui-rival-next = Votre prochain adversaire
ui-rival-picked = Votre choix
ui-rival-beaten = Déjà battu. On rejoue ?
ui-rival-tag-first = commencez ici
ui-rival-tag-next = à suivre
ui-rival-place = échelon { $rung } sur { $all }
ui-rival-easiest = la plus facile des dix
ui-rival-luna = Luna connaît toutes les règles et utilise ce qu’elle a, mais elle ne voit pas tout. Sur 10 parties contre { $name }, l’adversaire suivant, elle en perd { $times }.
ui-rival-easier = Première partie ? Luna est plus facile : c’est le premier échelon.
ui-rival-play = Jouer contre { $name }
ui-rival-against = Contre { $name }
ui-rival-you = Contre vous
ui-rival-expected = sur 10 parties, vous en gagneriez à peu près { $wins } (de { $low } à { $high }, d’après vos dernières parties)
ui-rival-measured = Mesuré
ui-rival-games = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } par échelon, à deux joueurs, temps de réflexion habituel
ui-rival-mean = { $unit }, moyenne { $mean }
ui-rival-time = Une partie dure environ { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }. Vous pouvez vous arrêter et revenir.
ui-rival-undo = Vous pouvez annuler et demander un conseil à tout moment.
ui-rival-guest = Sans compte. Personne d’autre ne regarde.

### device/: Les parties sur cet appareil, et comment elles changent de place.

ui-install-what = Starhold peut s’installer sur cet appareil comme une application. Vous pouvez la supprimer à tout moment.
ui-install = Installer sur cet appareil
ui-install-menu = Si le navigateur ne le propose pas ici, passez par son menu : sur iPhone et iPad, Partager puis Sur l’écran d’accueil ; ailleurs, Installer ou Ajouter à l’écran d’accueil.
ui-install-works = Marche sans serveur
ui-install-works-what = Robots de tous les niveaux, solo, plusieurs joueurs sur un appareil, leçons, problèmes, règles, analyses.
ui-install-needs = Demande un serveur
ui-install-needs-what = Tables avec des gens ailleurs, parties classées et tournois, défi du jour, discussion.
ui-install-unrated = Les parties sur l’appareil ne sont jamais classées : personne d’autre n’a vu les dés.
ui-lost-since = Pas de connexion depuis { $time }.
ui-lost-play = Continuez à jouer : les parties sur cet appareil, les leçons et les problèmes marchent ici.
ui-lost-again = Réessayer
ui-lost-next = prochain essai dans { $seconds } s
ui-device-yours = Tout ceci est gardé dans ce navigateur, sur cet appareil. Rien n’est envoyé ailleurs.
ui-device-beside = Les parties jouées sur cet appareil sont gardées dans ce navigateur. Elles ne sont pas envoyées au serveur.
ui-device-slow = Le moteur compilé manque ici : les robots forts réfléchissent plus longtemps, et une analyse prend plusieurs minutes.
ui-device-lasting = Le navigateur le garde jusqu’à ce que vous le supprimiez.
ui-device-keep = Garder durablement
ui-device-remove = Tout supprimer de cet appareil
ui-device-remove-sure = Oui, supprimer parties et progrès
ui-device-stay = Tout garder
ui-device-size = { $size } Mo
ui-device-of = sur { $most } Mo que ce navigateur accorde
ui-device-app = Le jeu et les robots
ui-device-games = Vos parties
ui-device-alone = { $games ->
    [one] { $games } partie en cours n’existe qu’ici.
   *[other] { $games } parties en cours n’existent qu’ici.
}
ui-move = Déplacer une partie
ui-move-why = Chaque côté garde la partie tant que l’autre ne l’a pas reçue.
ui-move-there = Le serveur
ui-move-to-server = Vers le serveur
ui-move-to-device = Vers cet appareil
ui-move-stays = Reste là-bas
ui-move-none = Aucune partie en cours.
ui-move-what = Une partie emporte son historique et ses dés, et reste non classée. Les parties avec d’autres personnes ou avec une pendule restent sur le serveur.
ui-move-files = Un fichier emporte une partie vers un autre navigateur ou vers un serveur.
ui-move-save = Enregistrer dans un fichier
ui-move-open = Ouvrir une partie enregistrée

### account/: Les comptes et les profils.

acc-title = Compte
acc-join = Choisissez un nom, gardez tout
acc-join-what = Ni adresse électronique ni mot de passe. Vous pourrez ajouter une clé d’accès ou une adresse plus tard, ou jamais.
acc-name = Votre nom
acc-taken = { $name } est déjà pris ici. Pourquoi pas un de ceux-ci ?
acc-face = Votre visage, tiré de votre nom
acc-face-n = Visage { $number }
acc-shown = Montrer mes parties et mes classements aux autres
acc-keep = Garder mes parties
acc-have = vous avez déjà un compte ?
acc-use-passkey = Utiliser une clé d’accès
acc-use-mail = M’envoyer un lien
acc-use-words = J’ai quatre mots
acc-use-password = J’ai un mot de passe
acc-words-in = Vos quatre mots
acc-what = Ce que vous gardez
acc-kept-games = Vos parties et leurs analyses
acc-kept-games-what = Terminées : { $games }. Pour l’instant, seul ce navigateur y mène
acc-kept-lessons = Vos leçons
acc-kept-lessons-what = { $lessons } finies, et où vous en êtes dans les autres
acc-kept-people = Les personnes que vous suivez
acc-kept-people-what = et celles qui vous suivent
acc-guest = invité
acc-account = compte
acc-yes = Oui
acc-no = Non
acc-can-play = Jouer en direct ou au tour par tour
acc-can-learn = Leçons, défi du jour, analyses
acc-can-move = Les mêmes parties sur téléphone et ordinateur
acc-can-rate = Classements et ligues
acc-hello = Bonjour, { $name }
acc-secure = Tout est gardé. Encore une chose, si vous voulez : un moyen de revenir depuis un autre appareil.
acc-save-passkey = Enregistrer une clé d’accès
acc-passkey-what = Votre téléphone ou ordinateur s’en souvient ; vous entrez avec le doigt, le visage ou un code.
acc-no-passkeys = Cette adresse n’accepte aucune clé d’accès : les navigateurs veulent https et un nom de domaine.
acc-or-words = ou notez quatre mots
acc-make-words = Créer quatre mots
acc-words-what = Qui a votre nom et ces mots peut entrer à votre place. Nous ne les montrons qu’une fois.
acc-or-mail = ou ajoutez une adresse électronique
acc-mail-what = pour les avis et le retour, montrée à personne
acc-skip = Passer, revenir au jeu
acc-saved = Enregistré.
acc-ways = Moyens d’entrer
acc-passkey = Clé d’accès
acc-passkey-of = { $name }, ajoutée le { $day }
acc-add = Ajouter
acc-remove = Supprimer
acc-mail = E-mail
acc-change = Changer
acc-words = Quatre mots
acc-set = définis
acc-not-set = non définis
acc-new-words = En créer d’autres
acc-password = Mot de passe et appareils
acc-sees = Qui voit quoi
acc-sees-presence = Que je suis là
acc-sees-games = Mes parties et analyses
acc-sees-ranking = Moi dans le classement
acc-sees-published = Publier mes parties classées
acc-published-what = pour l’étude, sans noms ; seulement si tous les joueurs sont d’accord
acc-sees-invitations = Qui peut m’inviter
acc-who-nobody = Personne
acc-who-friends = Amis
acc-who-all = Tous
acc-data = Vos données
acc-download-what = Profil, leçons et messages en JSON simple, et l’enregistrement de chaque partie, dans un fichier ZIP.
acc-download = Tout télécharger
acc-delete-what = Nom, visage, adresse et clés d’accès partent aussitôt. Les parties finies restent aux autres, sans votre nom.
acc-delete = Supprimer mon compte
acc-delete-sure = Supprimer ce compte ?
acc-delete-name = Écrivez votre nom pour confirmer : { $name }
acc-delete-not = Garder mon compte
acc-delete-it = Le supprimer
acc-delete-90 = Votre nom n’est à personne pendant 90 jours : nul ne peut se faire passer pour vous.
acc-out-sure = Vous n’avez aucun moyen de revenir dans ce compte. En ajouter un, ou sortir pour de bon ?
acc-out = Sortir pour de bon
acc-log-out = Se déconnecter
ui-invitation = Code d’invitation
ui-log-in = Se connecter
ui-password = Mot de passe
ui-password-now = Mot de passe actuel
ui-password-new = Nouveau mot de passe (s’il doit changer)
ui-forgot-what = Si votre compte a une adresse e-mail confirmée, nous y envoyons un lien.
ui-forgot-do = Envoyer un lien
ui-forgot-sent = Si ce compte a une adresse e-mail confirmée, un lien est en route. Il est valable une heure.
ui-recover = Connectez-vous par le lien. Vous pouvez aussi choisir un nouveau mot de passe ; vous serez alors déconnecté partout ailleurs.
ui-account-change-what = Les autres appareils devront se reconnecter.
ui-account-change-title = Changer de nom ou de mot de passe
ui-account-change = Changer
ui-sessions = Vos sessions ouvertes
ui-session-here = cet appareil
ui-session-seen = dernière fois { $when }
ui-session-end = Déconnecter
ui-log-out-everywhere = Se déconnecter partout
ui-session-unknown = Navigateur inconnu
ui-programs = Vos comptes de robot
ui-programs-what = Un programme que vous avez écrit peut jouer aux tables, avec son propre compte de robot.
ui-programs-how = Comment faire
ui-programs-name = Nom du programme
ui-programs-new = Créer un jeton
ui-programs-token = Jeton
ui-programs-once = Copiez le jeton de { $name } maintenant : il ne sera plus montré.
ui-programs-scopes = Le programme peut
ui-programs-scope-play = s’asseoir et jouer
ui-programs-scope-tables = ouvrir des tables et inviter
ui-programs-scope-chat = écrire dans la discussion
ui-programs-scope-none = seulement lire
ui-programs-never = pas encore utilisé
ui-programs-revoke = Révoquer
ui-programs-revoke-name = Révoquer le jeton de { $name }
acc-profile = Profil
acc-see = Voir mon profil
acc-since = depuis { $month } · { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
acc-private = { $name } ne montre pas ses parties.
acc-copy = Copier le lien
acc-games = Parties
acc-challenge = Défier
acc-card =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
acc-won-rate = { $share } % gagnées
acc-won-few = Gagnées : { $won }
acc-f-all = Tous les jeux
acc-f-rated = Classées seulement
acc-f-with = Avec vous
acc-f-won = Gagnées
acc-f-players = 2 joueurs
acc-f-month = Ce mois-ci
acc-csv = Télécharger en CSV
acc-none = Aucune partie de ce genre.
acc-more = En voir plus
acc-few = Favoris, chance et rythme apparaissent après dix parties ; avant, ce ne serait que du bruit.
acc-choices = choix
acc-luck = chance
acc-rated = classée
acc-casual = amicale
acc-between = Vous et { $name }
acc-ahead = qui a fini devant
acc-between-luck = Dans les parties analysées, la chance vous a donné { $luck } points de chances de gain, vos choix { $choices }.
acc-favourites = Favoris
acc-favourites-what = sur les 50 dernières parties ; taux de gain dès 10 parties
acc-times = { $count } ×
acc-over-time = Chance et choix au fil du temps
acc-over-what = 40 dernières parties analysées, points de chances de gain
acc-by-choices = par les choix, trait plein
acc-by-luck = par les dés, pointillés
acc-pace = Une partie dure environ { $minutes } min
acc-bots = Robots battus
acc-not-yet = pas encore
acc-daily = Défi du jour
acc-in-a-row = 
    { $days ->
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }
acc-days-of = Joués : { $days } sur les 28 derniers jours
acc-follow = Suivre
acc-followed = Suivi
acc-friend = Ami

### events/: events and the form for them

event-none = Aucun tournoi pour l’instant. À trois, on peut déjà jouer toutes rondes.
event-list-mine = Vos tournois
event-list-open = Inscriptions ouvertes
event-list-finished = Tournois terminés
event-organise = Organiser un tournoi
event-organise-text = Toutes rondes, élimination ou ligue entière : vous choisissez, le serveur apparie.
event-which = Quelle formule ?
event-open = Ouvrir { $title }
event-until = jusqu’à { $when }
event-round = Ronde { $round }
event-state-finished = terminé
event-state-cancelled = annulé
event-people =
    { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
event-kind-robin = Toutes rondes
event-kind-league = Ligue
event-kind-swiss = Système suisse
event-kind-cup = Élimination
event-kind-arena = Arène
event-kind-evening = Soirée
event-for-robin = De 3 à 9 : chacun rencontre tout le monde.
event-for-league = Des saisons par divisions : deux montent, deux descendent.
event-for-swiss = De 5 à 200 en une soirée : les points les plus proches ensemble.
event-for-cup = De 4 à 64 : les meilleurs continuent.
event-for-arena = 30 minutes ou plus : jouez autant que vous voulez.
event-for-evening = Des tables mélangées, personne n’est éliminé.
event-title = Titre
event-kind = Formule du tournoi
event-game = Jeu du tournoi
event-size = Joueurs par table
event-starts = Début
event-rounds = Rondes
event-turns = En différé, un jour par coup
event-rated = Classé : réservé aux comptes
event-duplicate = Les mêmes dés à toutes les tables d’une ronde
event-listed = Visible par tout le monde
event-make = Ouvrir la liste
event-bot = un robot
event-tables-of = tables de { $size }
event-live = en direct, { $time } min chacun
event-by-turns = en différé, { $time } h par coup
event-is-rated = tournoi classé
event-is-casual = tournoi amical
event-copy = Copier le lien
event-me-join = Inscription
event-me-in = Vous participez
event-me-list = Vous êtes sur la liste d’attente
event-me-come = Votre table est prête
event-me-play = Votre partie est en cours
event-me-free = On enchaîne ?
event-me-seek = Recherche d’adversaires…
event-me-held = Vous avez quitté une partie
event-me-wait = En attente des autres tables
event-me-out = Vous êtes éliminé
event-me-done = Ce tournoi est terminé
event-join = Je participe
event-join-note = Vous pouvez vous désinscrire jusqu’au début.
event-come = Je suis là
event-come-note = Un robot s’assoit à la place des absents. Vous pourrez reprendre votre place.
event-play = Ouvrir la table
event-next = Partie suivante
event-pause = Pause
event-leave = Se désinscrire
event-short = Inscrits : { $people }, il en faut { $least }. Des robots complètent, ou le début est repoussé.
event-fill = Compléter par des robots
event-tomorrow = Repousser à demain
event-how = Comment marche ce tournoi
event-by = Organisé par { $name }
event-standings = Classement du tournoi
event-division = Division { $number }
event-place = Rang
event-player = Joueur
event-games = Parties
event-tie = Départage
event-points = Points
event-is-out = hors tournoi après deux forfaits
event-now = En cours
event-table = Table { $number }
event-over = terminée
event-who = Qui participe
event-nobody = Personne pour l’instant.
event-on-list = liste d’attente
event-rule-robin = Chacun rencontre tout le monde et occupe chaque place aussi souvent.
event-rule-league = Toutes rondes dans chaque division. Les 1er et 2e montent, les deux derniers descendent.
event-rule-swiss = Les joueurs aux points les plus proches jouent ensemble ; la même table ne revient jamais.
event-rule-cup = Têtes de série d’après le classement : les deux plus forts se rencontrent en dernier. Les deux meilleurs de quatre ou cinq continuent, le meilleur de deux ou trois.
event-rule-arena = Dès que deux ou trois sont libres, points les plus proches, jamais les mêmes deux fois de suite. Des robots s’assoient après une minute.
event-rule-evening = Les tables sont mélangées à chaque ronde. Des robots complètent.
event-points-2 = 1 point pour la première place.
event-points-3 = 2 points pour la première place, 1 pour la deuxième ; une place partagée les partage.
event-points-4 = 2 points pour la première place, 1 pour la deuxième, un demi pour la troisième ; une place partagée les partage.
event-points-5 = 2 points pour la première place, puis 1, 0,5 et 0,25 ; une place partagée les partage.
event-points-arena = 4, 2 et 1 points. La première place compte double dès la deuxième victoire de suite, et la moitié contre des robots seuls.
event-points-cup = La meilleure place continue.
event-ties-robin = Égalités : les points des joueurs battus, puis les parties entre eux.
event-ties-league = Égalités dans une division : les points des joueurs battus, puis les parties entre eux.
event-ties-swiss = Égalités : les points des adversaires, puis le classement.
event-ties-evening = Égalités d’une soirée : les points des adversaires.
event-ties-cup = Égalités : le départage du jeu, puis la meilleure tête de série.
event-ties-arena = Égalités dans une arène : moins de parties, puis la plus longue série de victoires.
event-forfeit = Si un robot joue pour vous à la fin, vous marquez 0 ; deux fois de suite, le tournoi est fini pour vous.
event-same-dice = Toutes les tables d’une ronde ont les mêmes dés. Rien n’en sort avant que toutes aient fini.
event-organiser = Organiser
event-organiser-note = Les résultats ne se changent pas.
event-act-start = Changer le début
event-act-replace = Remplacer un joueur
event-act-shift = Repousser une échéance
event-act-end = Terminer le tournoi
event-move = Déplacer le début
event-replace = Remplacer { $name }
event-replace-next = { $name } est en tête de la liste d’attente.
event-replace-bot = La liste d’attente est vide : des robots jouent pour la personne remplacée.
event-shift = Un jour de plus
event-shift-note = Tout le monde voit la nouvelle échéance.
event-end-ask = Terminer le tournoi maintenant ? Les parties en cours comptent encore.
event-end-yes = Terminer
event-end-no = Continuer
event-coming = À venir
event-all = Tous les tournois
event-remind = Nous vous le rappelons 15 minutes avant le début.
event-against = Adversaires : { $names }
event-watch = Regarder la table { $number }
event-own-place = Votre place : { $place }
event-review = Analyser votre partie
event-winner = { $name } gagne
event-share = Partager le classement
event-season-next = S’inscrire à la saison suivante
event-zones = Les deux premiers d’une division montent, les deux derniers descendent.

### clubs/: clubs, their page and the form for them

club-list-mine = Vos clubs
club-list-listed = Ouverts à tous
club-found = Fonder un club
club-found-text = Une page et un lien pour votre groupe : une classe, une boutique, une famille.
club-name = Nom du club
club-about = Une ligne à son sujet (facultatif)
club-entry = Qui peut entrer
club-entry-link = Toute personne qui a le lien
club-entry-ask = Avec le lien, si un hôte accepte
club-entry-listed = Tout le monde : le club est dans la liste
club-make = Créer le club
club-save = Enregistrer
club-settings = Réglages du club
club-members =
    { $count ->
        [one] { $count } membre
       *[other] { $count } membres
    }
club-open = Ouvrir { $name }
club-evening-at = prochaine soirée : { $when }
club-what = Ce qu’est un club
club-fact-page = Une page et un lien. Toute personne qui a un compte peut fonder un club.
club-fact-tables = Des tables et des soirées pour ses membres.
club-fact-events = Ses propres tournois et son propre classement.
club-fact-here = Les membres voient quand d’autres membres sont ici.
club-join = Entrer dans le club
club-ask = Demander à entrer
club-asked = Vous avez demandé à entrer
club-unask = Retirer la demande
club-by = hôtes : { $names }
club-more = Plus sur ce club
club-leave = Quitter le club
club-leave-ask = Quitter { $name } ? Vous ne verrez plus ses membres ni ses tables.
club-close = Fermer le club
club-close-ask = Fermer { $name } pour de bon ? Ses tables et ses tournois restent à leurs joueurs.
club-tables = Tables du club
club-table-new = Ouvrir une table
club-table-none = Aucune table n’est ouverte. Seuls les membres les voient et s’y assoient.
club-table-game = Jeu de la table
club-table-players = Places
club-table-turns = Un jour par tour
club-table-make = Créer la table
club-members-title = Membres
club-host = hôte
club-at-table = à une table
club-admit = Accepter
club-refuse = Refuser
club-asks = Demandent à entrer
club-make-host = Nommer hôte
club-remove = Retirer du club
club-event-new = En lancer un
club-evening = Soirée du club
club-evening-new = Prévoir une soirée
club-evening-none = Aucune soirée n’est prévue.
club-be-there = J’y serai
club-not-there = Je ne viens pas
club-yes =
    { $count ->
        [0] Personne n’a encore dit oui.
        [one] { $count } personne dit oui.
       *[other] { $count } personnes disent oui.
    }
club-ranking = Classement du club
club-ranking-none = Aucun membre n’est au classement de ce jeu.
club-before = Avant d’entrer
club-run = Comment va le club
club-run-link = Toute personne qui a le lien peut entrer.
club-run-ask = Un hôte décide qui entre.
club-run-listed = Tout le monde peut entrer.
club-run-see = Les membres voient qui est ici et les tables du club.
club-run-wall = Ni mur ni messages : on se parle aux tables.
club-run-hosts = Les hôtes invitent et retirent des membres, prévoient des soirées et lancent des tournois.
