### Commun à tous les jeux et à toutes les tables : erreurs, robots, ordres permanents, journal de la table.

## Erreurs des règles et de la table

error-unknown = Quelque chose s’est mal passé.
error-unknown-game = Il n’y a pas de jeu « { $name } ». Il y a : { $known }.
error-bad-option = L’option { $option } de { $game } ne peut pas être « { $value } ». Elle peut être : { $known }.
error-unknown-option = { $game } n’a pas d’option « { $option } ». Il y a : { $known }.
error-unknown-preset = { $game } n’a pas de préréglage « { $value } ». Il y a : { $known }.
error-options-not-mapping = Les options associent un nom à une valeur ; { $value } ne convient pas.
error-names-not-text = Les noms des joueurs sont une liste de textes ; { $value } ne convient pas.
error-bad-player-count =
    { $players ->
        [one] { $game } ne se joue pas à { $players } joueur ; il en faut de { $least } à { $most }.
       *[other] { $game } ne se joue pas à { $players } joueurs ; il en faut de { $least } à { $most }.
    }
error-illegal-move = Les règles ne le permettent pas maintenant.
error-broken-plan = Un plan enchaîne des décisions ; ici des dés, des cartes ou une information cachée viennent entre elles. Rien n’a été fait.
error-not-your-decision = Ce n’est pas à vous de décider.
error-no-such-seat = Cette place n’existe pas à cette table.
error-game-over = La partie est finie.
error-nothing-to-undo = Ce coup ne peut pas être annulé : il a révélé quelque chose, ou quelqu’un a joué depuis.
error-chance = Le hasard ne peut pas répondre à cette question.
error-position = Cette position ne peut pas être construite. { $field } : { $detail }.
error-data = Un fichier de données est abîmé. { $reason }
error-unknown-bot = Il n’y a pas de robot « { $name } ». Il y a : { $known }.
error-bad-budget = « { $text } » n’est pas un budget de réflexion valide. Indiquez des itérations (300i) ou des millisecondes (100ms).
error-bad-program = « { $text } » n’indique pas de programme pour un robot. Écrivez NOM=COMMANDE ; le nom doit être nouveau et fait de minuscules, de chiffres et de traits d’union.
error-bot-failed = Le robot « { $bot } » a échoué : { $detail }.
error-bot-died = Le robot « { $bot } » s’est arrêté sans répondre : { $detail }.
error-bot-late = Le robot « { $bot } » est trop lent : { $detail }.
error-bot-flooded = Le robot « { $bot } » envoie plus qu’on ne lui demande : { $detail }.
error-bot-unreadable = La réponse du robot « { $bot } » est illisible : { $detail }.
error-bot-lied = Le robot « { $bot } » tente un coup interdit : { $detail }.
error-bot-protocol = Le robot « { $bot } » parle une autre version du protocole : { $detail }.
error-bad-net = Ce réseau ne convient pas : { $detail }.
error-endless-game = La partie n’était pas finie après { $limit } décisions.
error-worker-died = Un processus s’est arrêté brutalement pendant sa tâche.
error-table-stays = Cette partie ne peut pas changer de place. Seules vos parties en cours, contre des robots ou à plusieurs sur votre appareil et sans pendule, le peuvent.
error-other-rules-elsewhere = Cette partie suit la version { $version } des règles de { $game } ; ici, c’est la version { $known }. Continuez-la là où elle a commencé, ou mettez à jour le côté le plus ancien.
error-no-hints = On ne donne pas de suggestions à cette table.
error-review-unfinished = On n’analyse que les parties jouées jusqu’au bout.
error-review-running = Cette partie se joue encore. L’analyse se fait quand elle est finie.
error-review-missing = Cette partie n’a pas encore d’analyse. Ouvrez-la d’abord.
error-review-judge = { $name } ne calcule pas à l’avance et ne peut pas analyser de parties.
error-daily-runs = Les dés du défi du jour restent secrets jusqu’à la fin du { $day } (UTC).
error-no-such-puzzle = { $game } n’a pas de problème { $name }.
error-no-puzzles = Aucun moment de ces parties ne fait un problème.

## Erreurs des parties enregistrées

error-record = Cet enregistrement n’est pas valable.
error-record-unreadable = Impossible d’ouvrir { $file } : { $reason }.
error-record-too-big = { $file } est trop gros pour un enregistrement : plus de { $limit } Mo.
error-record-not-text = { $file } n’est pas un fichier texte : l’octet { $byte } n’est pas de l’UTF-8.
error-not-a-record = Ce fichier n’est pas un enregistrement : il ne contient ni JSON ni notation.
error-record-truncated = L’enregistrement est tronqué : le fichier s’arrête avant lui.
error-record-bad-json = L’enregistrement est abîmé : ce n’est pas du JSON ({ $detail }).
error-record-bad-line = La ligne { $line } de l’enregistrement est incompréhensible : { $text }
error-record-bad-field = L’enregistrement est abîmé : { $field } manque ou contient ce qui ne peut pas s’y trouver.
error-record-format = L’enregistrement vient d’un Starhold plus récent (format { $format } ; celui-ci connaît { $known }).
error-record-game = Le jeu de cet enregistrement n’est pas installé : { $game }.
error-record-version = L’enregistrement suit les règles { $version } de { $game } ; la version installée est { $known }.
error-record-commitment = Le sceau ne correspond pas : la graine ouverte n’est pas celle qui a été scellée avant la partie.
error-record-other-commitment = Ce n’est pas la partie dont vous avez noté le sceau : celui-ci est { $found }.
error-record-word-missing = Le mot « { $word } » n’est pas dans les dés de cette partie.
error-record-seal = Un mot pour les dés a été changé : personne n’avait scellé « { $word } » avant la partie.
error-record-chance = Un tirage a été changé : au coup { $move }, la réponse { $question } est { $answer }, mais la graine donne { $given }.
error-record-size = Un tirage a été changé : au coup { $move }, la réponse { $question } est notée comme une parmi { $given }, les règles en demandent une parmi { $wanted }.
error-record-impossible-chance = Les tirages ne concordent pas : au coup { $move }, une réponse manque ou ne pouvait pas sortir.
error-record-surplus-chance =
    { $count ->
        [one] Les tirages ne concordent pas : le coup { $move } a { $count } réponse de trop.
       *[other] Les tirages ne concordent pas : le coup { $move } a { $count } réponses de trop.
    }
error-record-action = Le coup { $move } est inconnu : l’action « { $action } » n’existe pas.
error-record-move = Le coup { $move } est illégal : la place { $seat } ne pouvait pas faire « { $action } ».
error-record-digest = Le coup { $move } ne mène pas à la position enregistrée : l’empreinte diffère.
error-record-result = Le résultat ne correspond pas : l’enregistrement dit { $claimed }, les coups donnent { $found }.
error-record-early-result =
    { $moves ->
        [one] L’enregistrement donne un résultat, mais la partie n’est pas finie après { $moves } coup.
       *[other] L’enregistrement donne un résultat, mais la partie n’est pas finie après { $moves } coups.
    }
error-record-missing-result = La partie est finie, mais l’enregistrement ne donne pas de résultat.

## Erreurs de noms, de règles et de leçons

error-bad-names =
    { $names ->
        [one] { $names } nom pour { $seats } places.
       *[other] { $names } noms pour { $seats } places.
    }
error-no-rule-book = Il n’y a pas ici de règles de { $game }.
error-no-such-rule = Aucune règle de { $game } ne porte l’identifiant « { $words } » ni n’en parle.
error-no-such-lesson = { $game } n’a pas de leçon « { $lesson } ».

## Les tables et le serveur
error-table = Cette table ne le permet pas.
error-no-table = Cette table n’existe pas.
error-no-text = Il n’y a pas de texte « { $name } ».
error-no-page = Il n’y a rien à l’adresse { $path }.
error-not-signed-in = Identifiez-vous d’abord.
error-not-your-seat = Cette place n’est pas la vôtre.
error-wrong-word = Ce n’est pas le mot que vous aviez scellé pour les dés.
error-not-host = Seul l’hôte de la table peut le faire.
error-not-invited = Cette table est privée : il faut son invitation.
error-not-open-to-you = Cette table ne vous est pas ouverte.
error-have-blocked = Vous avez bloqué quelqu’un à cette table.
error-not-a-friend = C’est possible entre amis seulement, quand chacun suit l’autre.
error-nudge-too-soon = Vous pouvez relancer un ami une fois par jour, quand la moitié de son temps est écoulée.
error-no-invitations = Ce joueur ne reçoit pas vos invitations. Envoyez-lui le lien de la table.
error-not-the-name = Pour tout supprimer, tapez exactement le nom : { $name }
error-table-full = Il n’y a plus de place libre à cette table.
error-wrong-status =
    { $status ->
        [open] La partie n’a pas encore commencé.
        [starting] La partie est en train de commencer.
        [running] La partie est encore en cours.
       *[other] La partie est terminée.
    }
error-stale = La partie a avancé ; voici la nouvelle position.
error-nothing-to-answer = Personne n’attend votre réponse.
error-undo-impossible = Vous n’avez aucun coup à annuler.
error-undo-closed = Ce coup reste : quelque chose a été révélé depuis, ou l’on n’annule pas de coups à cette table.
error-undo-asked = Une demande d’annulation attend encore sa réponse.
error-still-here = Un robot pourra jouer à sa place dans { $wait } min au plus tôt.
error-undo-too-soon =
    { $seconds ->
        [one] Votre dernière demande n’a pas été acceptée. Vous pourrez redemander dans { $seconds } seconde.
       *[other] Votre dernière demande n’a pas été acceptée. Vous pourrez redemander dans { $seconds } secondes.
    }
error-undo-out-of-time = Ce coup ne peut pas être annulé : une pendule serait déjà à zéro.
error-too-long-away = Vos pendules s’arrêtent au plus { $most } jours par an.
error-sleep-too-long =
    { $asleep ->
        [one] Choisissez au plus { $asleep } heure calme par jour.
       *[other] Choisissez au plus { $asleep } heures calmes par jour.
    }
error-sleep-too-soon =
    { $pause ->
        [one] Vos heures calmes changent une fois par jour au plus. Réessayez dans { $pause } heure.
       *[other] Vos heures calmes changent une fois par jour au plus. Réessayez dans { $pause } heures.
    }
error-bad-request = La demande est incompréhensible ({ $field }).
error-text-length =
    { $length ->
        [one] Trop long : { $length } caractère au plus.
       *[other] Trop long : { $length } caractères au plus.
    }
error-password-length = Un mot de passe compte de { $least } à { $most } caractères.
error-too-big = La demande est trop volumineuse.
error-address-too-long = Il n’y a pas de telle adresse ici : elle a plus de { $most } caractères.
error-too-slow = La demande a mis trop de temps à arriver. Rien n’a changé ; veuillez réessayer.
error-operator-only = Seule la personne qui gère ce serveur peut voir cela.
error-too-fast =
    { $kind ->
        [account] Trop de mots de passe ont été essayés pour ce compte. Attendez une minute et réessayez, ou connectez-vous sur un appareil que vous avez déjà utilisé.
       *[other] Trop de requêtes. Attendez un instant et réessayez.
    }
error-quota =
    { $what ->
        [bots] Vous ne pouvez pas créer d’autres comptes de robot pour l’instant.
        [guests] Trop de nouveaux invités sont venus de votre adresse.
        [tables] Vous ne pouvez pas créer d’autres tables pour l’instant.
        [public] Votre adresse ne peut pas créer d’autres tables publiques pour l’instant. Les tables privées restent possibles.
        [records] Vous ne pouvez pas ajouter d’autres enregistrements pour l’instant.
        [log] Cette partie est trop longue pour ce que vous pouvez encore stocker. Reprenez à un coup antérieur, ou prenez une partie plus courte.
       *[other] Vous avez atteint la limite de stockage d’une personne ou d’une adresse.
    } Réessayez dans { $minutes } min.
error-too-many =
    { $what ->
        [bots] Les comptes de robot sont limités à { $most }. Supprimez-en un d’abord.
        [channels] Les canaux d’avis sont limités à { $most }. Supprimez-en un d’abord.
        [clubs] Les clubs et les demandes sont limités à { $most }. Quittez-en un d’abord.
        [hosted] Une personne peut être hôte de { $most } clubs au plus.
        [public] Vous avez { $most } tables publiques qui attendent des joueurs. Commencez ou retirez d’abord l’une d’elles.
        [streams] Vous avez déjà { $most } flux d’événements ouverts. Fermez-en un d’abord.
        [sockets] Trop de pages de ce site sont ouvertes à la fois depuis votre adresse.
        [reviews] Des analyses demandées par vous ou depuis votre adresse sont encore en cours. Réessayez quand l’une d’elles sera prête.
       *[other] Une table contient { $most } coups au plus. Terminez cette partie et commencez-en une autre.
    }
error-takes-too-long = Cela a pris plus de { $seconds } s et a été interrompu. Rien n’a changé.
error-record-too-long =
    { $what ->
        [moves] Cet enregistrement a plus de { $most } coups, ce qu’aucune partie ne demande.
        [seats] Cet enregistrement a plus de { $most } places.
       *[other] Cet enregistrement contient plus de texte ou de dés qu’aucune partie.
    }
error-busy = Le serveur est occupé avec d’autres en ce moment. Rien n’a changé ; veuillez réessayer.
error-banned = La personne qui gère ce serveur vous en a fermé l’accès.
error-no-such-person = La personne { $person } n’existe pas.
error-several-bots = Plusieurs robots s’appellent { $name }. Précisez le propriétaire : { $other }.
error-bad-range = « { $text } » n’est ni une adresse internet ni une plage. Écrivez 192.0.2.7, 192.0.2.0/24 ou 2001:db8::/48.
error-range-too-wide = La plage { $text } est trop large. La plus large autorisée est /{ $widest }.
error-no-guests = Ce serveur est réservé aux personnes qui ont un compte. Connectez-vous, ou demandez-en un aux responsables.
error-no-bot-accounts = Ce serveur n’accepte pas de comptes de robots.
error-game-not-here = On ne joue pas à { $game } sur ce serveur. Il propose : { $known }.
error-option-not-here = Ce serveur n’autorise pour { $option } que ces valeurs : { $known }.
error-maintenance = Le serveur est fermé pour maintenance : { $text }
error-registration-closed = On ne peut pas ouvrir de compte ici. Adressez-vous aux responsables.
error-needs-invitation = Un nouveau compte demande un code d’invitation valable. Demandez-en un aux responsables.
error-not-allowed = Vous n’avez pas le droit de faire cela.
error-no-such-report = Il n’y a pas de signalement ouvert { $report }.
error-no-such-line = La table { $table } n’a pas de ligne { $line }.
error-no-such-invitation = L’invitation { $code } n’existe pas.
error-wrong-password = Aucun compte n’a ce nom et ce mot de passe.
error-wrong-words = Aucun compte n’a ce nom et ces quatre mots.
error-wrong-passkey = Cette clé d’accès n’ouvre aucun compte ici.
error-passkey-expired = C’était trop long. Réessayez.
error-no-passkeys-here = Les navigateurs n’acceptent aucune clé d’accès à l’adresse { $address }. Il y faut https et un nom de domaine.
error-no-such-passkey = Vous n’avez pas cette clé d’accès.
error-wrong-name = Ce n’est pas le nom de votre compte.
error-games-hidden = { $name } ne montre pas ses parties.
error-name-too-short = Un nom a au moins deux lettres.
error-name-taken = Le nom « { $name } » est pris, ou ressemble à un nom pris.
error-needs-password = Cela se change avec le mot de passe, dans les réglages.
error-has-account = Vous avez déjà un compte.
error-no-account = Il faut un compte pour cela.
error-needs-account = Les parties classées demandent un nom qui dure. Créez d’abord un compte.
error-not-rated =
    { $reason ->
        [kind] Une partie en solo, un défi du jour ou une partie reprise d’une autre ne peut pas être classée.
        [clock] Une partie classée a besoin d’une pendule.
        [hints] Une partie classée se joue sans suggestions. Cette table les autorise toujours.
        [takeover] Une partie où les robots cèdent leur place ne peut pas être classée.
        [device] Les joueurs qui partagent un appareil ne peuvent pas jouer de partie classée.
        [bots] Dans une partie classée, les robots occupent au plus la moitié des places.
       *[other] Il y a ici un robot que personne n’a mesuré : la partie ne peut donc pas être classée.
    }
error-rated-goes-on = On ne peut pas terminer une partie classée pour tout le monde. Vous pouvez abandonner.
error-no-session = Vous n’avez pas de session là-bas.
error-people-only = Un compte de robot peut jouer aux tables. Noms, mots de passe, sessions, défi du jour et suppression du compte sont réservés aux personnes.
error-scope-missing = Le jeton de ce compte de robot n’a pas le droit « { $scope } ». Créez-en un qui l’a.
error-no-such-bot = Vous n’avez pas un tel compte de robot.
error-needs-server = Il faut un serveur pour cela. Starhold joue ici sur cet appareil seul : sans comptes, sans tables d’autres joueurs ni défi du jour.
error-no-such-channel = Vous n’avez pas ce canal d’avis.
error-link-expired = Ce lien n’est plus valable. Demandez-en un autre.
error-no-such-code = Aucune table n’a le code { $code }.
error-round-runs = Les dés de cette ronde restent secrets tant que toutes ses tables n’ont pas fini.
error-no-such-event = Aucun tournoi ici. Il faut peut-être son lien.
error-event-closed = Ce n’est pas possible dans ce tournoi pour l’instant.
error-event-full = Ce tournoi est complet.
error-not-organiser = Seule la personne qui organise peut faire cela.
error-wait-to-play = Vous avez quitté une partie. Vous pourrez rejouer dans { $seconds } s.
error-no-such-club = Il n’y a pas de club ici. Il faut peut-être son lien.
error-not-club-host = Seuls les hôtes du club peuvent faire cela.
error-members-only = C’est réservé aux membres du club.
error-club-full = Ce club est complet.
error-not-open-club = Ce club ne vous est pas ouvert.
error-blocked-host = Vous avez bloqué un hôte de ce club.
error-storage-away = La base de données ne répond pas pour le moment. Réessayez ; rien n’est fait deux fois.
error-storage-broken = La base de données est inutilisable : { $reason }.
error-storage-too-new = La base de données vient d’un Starhold plus récent (version de schéma { $form }). Mettez Starhold à jour, ou restaurez dans une base vide la sauvegarde d’avant la mise à jour.
error-storage-foreign = La base de données contient autre chose et aucune table de Starhold. Indiquez-en une autre.
error-storage-in-use = Un autre Starhold sert déjà { $file }. Arrêtez-le, ou utilisez PostgreSQL pour plusieurs serveurs.
error-no-client = Cette installation n’a pas de client pour navigateur. Installez un paquet construit, ou lancez `python3 go.py site`.
error-secret-key = La clé secrète ne peut pas être gardée dans { $file } : { $reason }.
error-short-key = La clé secrète dans { $file } est tronquée ou trop courte : il lui faut { $least } caractères. Donnez-en une plus longue, ou supprimez-la pour qu’une nouvelle soit créée.
error-table-unreadable = La table { $table } est illisible : son journal ne correspond pas à ces règles.
error-table-rules = La table { $table } suit les règles { $version } de { $game } ; celles installées sont { $known }. Elle ne peut pas continuer ici.

table-takebacks =
    { $times ->
        [one] Des coups ont été annulés { $times } fois.
       *[other] Des coups ont été annulés { $times } fois.
    }
table-takebacks-moves =
    { $moves ->
        [one] Cela fait { $moves } coup.
       *[other] Cela fait { $moves } coups.
    }
table-takebacks-rerolled =
    { $moves ->
        [one] { $moves } coup annulé avait montré des dés ou une pioche : la suite était connue.
       *[other] { $moves } coups annulés avaient montré des dés ou une pioche : la suite était connue.
    }
table-log-undo-asked = { $player } aimerait annuler un coup.
table-log-undone = { $player } annule un coup.
table-log-undo-agreed = { $player } est d’accord.
table-log-undo-refused = { $player } n’est pas d’accord.
table-log-held-left = { $player } s’en va ; un robot continue.
table-log-held-clock = { $player } n’a plus de temps ; un robot continue.
table-log-held-away = { $player } est absent depuis un moment ; un robot continue.
table-log-held-bot-died = { $player } s’est arrêté sans répondre ; le robot « { $bot } » continue.
table-log-held-bot-late = { $player } n’a pas répondu à temps ; le robot « { $bot } » continue.
table-log-held-bot-flooded = { $player } envoie plus qu’on ne lui demande ; le robot « { $bot } » continue.
table-log-held-bot-unreadable = { $player } donne une réponse illisible ; le robot « { $bot } » continue.
table-log-held-bot-lied = { $player } tente un coup interdit ; le robot « { $bot } » continue.
table-log-held-bot-protocol = { $player } parle une autre version du protocole ; le robot « { $bot } » continue.
table-log-held-bot-failed = { $player } a échoué ; le robot « { $bot } » continue.
table-log-held-bot-unknown = { $player } n’est plus installé ici ; le robot « { $bot } » continue.
table-log-returned = { $player } est de retour.
table-log-taken-over = { $player } prend la place du robot.
table-log-resigned-gave-up = { $player } abandonne.
table-log-resigned-clock = { $player } n’a plus de temps et sort de la partie.
table-log-abandoned = L’hôte met fin à la partie.
table-log-by-clock = { $player } n’a plus de temps ; cette décision est sautée.
table-log-by-random = { $player } ne répond pas ; un coup est joué au hasard à sa place.
table-undo-blocked-moved = { $player } a joué depuis.
table-undo-blocked-chance = Les dés ou la pioche ont révélé quelque chose.
table-undo-none = On n’annule pas de coups à cette table.
table-why-not-your-turn = Ce n’est pas à vous : { $player } décide.
table-why-over = La partie est finie.
table-why-not-now = Ce n’est pas un choix possible maintenant.
table-why-first = Commencez par ce qui brille.
table-why-not-with = Cela ne va pas avec ce que vous avez choisi. Effacez pour recommencer.
lesson-not-now = C’est permis, mais ce n’est pas ce que nous faisons maintenant. Choisissez ce qui brille.

bot-newcomer = Débutant
bot-casual = Amateur
bot-regular = Habitué
bot-strong = Confirmé
bot-expert = Expert
bot-luna = { cast-luna }
bot-otto = { cast-otto }
bot-vera = { cast-vera }
bot-boris = { cast-boris }
bot-lira = { cast-lira }
bot-zeno = { cast-zeno }
bot-astra = { cast-astra }
bot-gala = { cast-gala }
bot-orion = { cast-orion }
bot-irma = { cast-irma }

# On joue par manches à Roll for the Galaxy, par tours de table aux autres jeux.
review-round =
    { $game ->
        [kingdoms] Cycle { $round }
        [roll] Manche { $round }
       *[other] Tour de table { $round }
    }
review-in-round =
    { $game ->
        [kingdoms] au cycle { $round }
        [roll] à la manche { $round }
       *[other] au tour de table { $round }
    }
review-since-round =
    { $game ->
        [kingdoms] dès le cycle { $round }
        [roll] dès la manche { $round }
       *[other] dès le tour de table { $round }
    }
review-story-led = { $player } mène presque du début à la fin.
review-story-slowly = Aucun moment n’a décidé à lui seul : { review-since-round }, { $player } reste en tête.
review-story-shared = La victoire est partagée.
review-story-alone = { $player } gagne sa partie en solo.
review-story-alone-lost = { $player } perd sa partie en solo.
review-story-given-up = Partie arrêtée { review-in-round } : { $player } a alors { $points } % de chances de gagner.
review-story-choice-down = Décidé { review-in-round }, quand { $player } perd { $points } % de chances de gagner par son choix.
review-story-luck-up = Décidé { review-in-round } par le hasard : il donne { $points } % de chances de gagner à { $player }.
review-story-luck-down = Décidé { review-in-round } par le hasard : il coûte { $points } % de chances de gagner à { $player }.
review-story-shown-up = Décidé { review-in-round }, quand ce qui était caché se montre : { $player } y gagne { $points } % de chances de gagner.
review-story-shown-down = Décidé { review-in-round }, quand ce qui était caché se montre : { $player } y perd { $points } % de chances de gagner.
review-turn-choice-down = { review-round } : { $player } perd { $points } % de chances de gagner par son choix.
review-turn-luck-up = { review-round } : le hasard donne { $points } % de chances de gagner à { $player }.
review-turn-luck-down = { review-round } : le hasard coûte { $points } % de chances de gagner à { $player }.
review-turn-shown-up = { review-round } : ce qui était caché se montre, { $player } y gagne { $points } % de chances de gagner.
review-turn-shown-down = { review-round } : ce qui était caché se montre, { $player } y perd { $points } % de chances de gagner.
review-turn-rest-up = { review-round } : pour { $player }, la chance de gagner monte de { $points } %.
review-turn-rest-down = { review-round } : pour { $player }, la chance de gagner baisse de { $points } %.
review-kingmaking = { $player } ne pouvait plus gagner et a tranché entre { $up } et { $down } ; { $count ->
        [one] un autre coup valait
       *[other] { $count } autres coups valaient
    } autant pour { $player }.
puzzle-theme-opening = début de partie
puzzle-theme-middle = milieu de partie
puzzle-theme-end = fin de partie
cast-luna = Luna
cast-otto = Otto
cast-vera = Vera
cast-boris = Boris
cast-lira = Lira
cast-zeno = Zeno
cast-astra = Astra
cast-gala = Gala
cast-orion = Orion
cast-irma = Irma

order-ask = Me demander
order-never = Jamais
order-always = Toujours

## Les pages des leçons et le guide aux tables ordinaires.

learn-title = Apprendre en jouant
learn-about = Cinq minutes environ à une vraie table : le but, un tour, l’astuce, la victoire. Ensuite, de courtes leçons quand vous voulez.
learn-hello = Bonjour, je suis Kit, votre guide. Choisissez un jeu, et je vous montre comment y jouer.
learn-welcome-back = Bon retour ! Nous en étions à « { $lesson } », étape { $step } sur { $steps }.
learn-first = Première partie
learn-minutes = { $minutes } min
learn-state-done = terminée
learn-state-begun = étape { $step } sur { $steps }
learn-start = Commencer
learn-go-on = Continuer
learn-again = Encore
learn-from-start = Depuis le début
learn-lesson = Leçon
learn-leave = Enregistrer et quitter
learn-step = Étape { $step } sur { $steps }
learn-next = Suivant
learn-back = Retour
learn-show = Montrez-moi
learn-skip = Passer cette étape
learn-restart = Recommencer la leçon
learn-rule = La règle
learn-coach = Kit, votre guide
learn-tried = Pas tout à fait
learn-watch = Les autres jouent.
learn-done = Bravo !
learn-done-about = Vous savez maintenant comment cela se passe. Rien ne vaut une partie pour le retenir.
learn-play = Jouer contre { $rivals }
learn-more = D’autres leçons
learn-hints = Conseils pour la suite
learn-howto = Comment jouer
learn-rules = Règles complètes
learn-you = Vous
learn-help = Tapez le numéro d’un coup, ou Entrée pour continuer. s montre le coup, n passe, b revient, « ? » donne les règles, q quitte.
learn-resume = Continuer plus tard : { $command }
learn-hint-of = Un conseil pour { $game }
learn-hint-number = Conseil { $number } sur 5
learn-hint-other = Un autre conseil
learn-words = Vocabulaire
learn-words-what = Touchez un mot pour voir ce qu’il veut dire.
learn-tips = Conseils de Kit à la table
learn-tips-what = Kit explique une fois chaque sorte de décision, pendant vos deux premières parties de chaque jeu. Vous pouvez couper les conseils à tout moment.
learn-tips-seen = montrés : { $seen }
learn-tips-on = Montrer les conseils

## Les mots par lesquels on trouve une règle qui en dit un autre : `search-X` est ce que disent les règles, .said ce que disent les gens.
## Ce sont des débuts de mots : les terminaisons ne comptent pas.

search-idle = comment, est-ce, que, quoi, quand, qui, peut-on, puis-je, je, on, le, la, les, un, une, des, de, du, à, en, et, si, mon, ma, mes, pour, avec

search-war = guerre
    .said = combat, bataille, conflit, batt
search-attack = attaqu, guerre
    .said = assaut, envahi, frapp
search-money = crédit, $
    .said = argent, monnaie, pièce, dollar
search-points = point, pv
    .said = score, marquer
search-win = victoire, gagne
    .said = vainc, gagner, vainqueur
search-tie = égal
    .said = nul, pareil
search-end = fin de la partie, dernier tour, dernière manche, partie s’achève, partie se termine, partie finit
    .said = fini, terminer, final
search-dice = dés
    .said = cube
search-reroll = relanc
    .said = rejou, refaire
search-ship = vaisseau
    .said = fusée, navette
search-army = armée
    .said = soldat, troupe, unité
search-move = déplac, patrouill, quête
    .said = boug, aller, voler, march
search-follow = suivi, suivre
    .said = copi, imit
search-colony = coloni
    .said = conqu, captur, prendre
search-upgrade = niveau d’empire, amélior
    .said = niveau, évolu
search-alliance = alliance, allié
    .said = ami, paix, pacte
search-retreat = retrait, recul
    .said = fui, fuite
search-land = région
    .said = terre, carte, zone, territoire
search-tower = la tour, de tour
    .said = château
search-magic = magie, recherche
    .said = sort, sortilège
search-faction = faction
    .said = peuple, race, nation
search-trade = échang, vend, vente
    .said = troc, troquer, commerc
search-setup = mise en place, commence
    .said = début, départ, prépar
search-solo = solo, pirate
    .said = seul, solitaire
search-mission = mission
    .said = objectif, secret
search-worker = ouvrier, dés
    .said = travailleur
search-tile = tuile
    .said = plaque
search-good = marchandise
    .said = cargaison, denrée
search-resource = ressource, énergie, culture, nourriture, minerai, mana
    .said = matéri, réserve
search-build = constru, développ, colonis
    .said = bâti, édifi
search-recruit = recrut
    .said = embauch, engag
search-assign = affect
    .said = répart, placer, assign

# Pourquoi un coup vaut mieux qu’un autre, dit au joueur ; la phrase commence par $when.
because-turn-1 = À votre prochain tour,
    .mean = En moyenne, à votre prochain tour,
    .likely = Très probablement, à votre prochain tour,
because-turn-2 = Dans deux tours,
    .mean = En moyenne, dans deux tours,
    .likely = Très probablement, dans deux tours,
because-turn-3 = Dans trois tours,
    .mean = En moyenne, dans trois tours,
    .likely = Très probablement, dans trois tours,
because-round-1 = À la prochaine manche,
    .mean = En moyenne, à la prochaine manche,
    .likely = Très probablement, à la prochaine manche,
because-round-2 = Dans deux manches,
    .mean = En moyenne, dans deux manches,
    .likely = Très probablement, dans deux manches,
because-round-3 = Dans trois manches,
    .mean = En moyenne, dans trois manches,
    .likely = Très probablement, dans trois manches,
price-turn-1 = Le prix : à votre prochain tour,
    .mean = Le prix : en moyenne, à votre prochain tour,
    .likely = Le prix : très probablement, à votre prochain tour,
price-turn-2 = Le prix : dans deux tours,
    .mean = Le prix : en moyenne, dans deux tours,
    .likely = Le prix : très probablement, dans deux tours,
price-turn-3 = Le prix : dans trois tours,
    .mean = Le prix : en moyenne, dans trois tours,
    .likely = Le prix : très probablement, dans trois tours,
price-round-1 = Le prix : à la prochaine manche,
    .mean = Le prix : en moyenne, à la prochaine manche,
    .likely = Le prix : très probablement, à la prochaine manche,
price-round-2 = Le prix : dans deux manches,
    .mean = Le prix : en moyenne, dans deux manches,
    .likely = Le prix : très probablement, dans deux manches,
price-round-3 = Le prix : dans trois manches,
    .mean = Le prix : en moyenne, dans trois manches,
    .likely = Le prix : très probablement, dans trois manches,
because-won = { $when } la partie est finie et vous l’avez gagnée.
because-points = { $when } votre score est de { $now } au lieu de { $instead }.
because-rival-points = { $when } { $player } a un score de { $now } au lieu de { $instead }.
because-equal = À peu près aussi bon que les autres coups.
because-same = Rien de ce qui se compte ne change tout de suite ; l’avantage vient plus tard.
because-order = On peut encore faire les deux ; dans cet ordre, on gagne plus souvent.
because-only = Aucun autre coup ne mérite réflexion.
because-unknown = On gagne plus souvent ainsi ; une phrase ne suffit pas à dire pourquoi.
# Where to look for a better move, without saying which it is.
look-won = Cherchez comment finir la partie.
look-points = Comptez les points que rapporte chaque coup.
look-rivals = Regardez ce que vos rivaux peuvent faire ensuite.
hint-open = D’après ce qui est visible ; rien de caché n’est utilisé.
