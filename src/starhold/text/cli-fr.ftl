### La ligne de commande et la table dans le terminal.

cli-yes = oui

cli-error-no-such-option = Il n’y a pas d’option { $option }. --help donne la liste.
cli-error-missing = Il manque { $option }. --help en dit plus.
cli-error-needs-value = { $option } demande une valeur.
cli-error-bad-value = { $option } ne peut pas être « { $value } ».
cli-error-extra = Arguments en trop : { $words }. --help dit ce qui peut être écrit.
cli-error-usage = Cette ligne de commande est incompréhensible ({ $detail }).
cli-interrupted = Interrompu.

## Aide

cli-panel-options = Options
cli-panel-arguments = Arguments
cli-panel-play = Jouer
cli-panel-study = Étudier
cli-panel-bots = Robots
cli-panel-server = Serveur
cli-panel-setup = Installation
cli-examples = Exemples :
cli-environment = [variable : { $name }]
cli-default = [par défaut : { $value }]
cli-required = [obligatoire]
cli-compiled = moteur compilé
cli-interpreted = moteur interprété
cli-engine = Moteur : { $kind }
cli-help-doctor = Dire ce qui est installé, ce qui manque, et si cela marche.
cli-help-completion = Afficher ce qu’il faut à un shell pour compléter les commandes : eval "$(starhold completion bash)".
cli-help-shell = Le shell.
doctor-interpreted = Moteur : interprété. Les simulations sont bien plus lentes ; avec un compilateur C, une nouvelle installation le compile.
doctor-games = Jeux : { $games }
doctor-bots = Robots : { $bots }
cli-unfit-net = Le réseau { $net } a été entraîné pour d’autres règles de { $game } que celles installées ({ $rules }). Sans lui, les robots jouent moins bien ; starhold train en crée un nouveau.
doctor-play = Une partie de chaque jeu a été jouée et vérifiée.
doctor-play-failed = Une partie a échoué ({ $game }) : { $error }
doctor-extra = { $extra } : installé
doctor-extra-missing = { $extra } : il manque { $missing }. Lancez pip install ".[{ $extra }]" dans le dossier source de Starhold.
doctor-client = Client pour navigateur : construit
doctor-no-client = Client pour navigateur : non construit ; le serveur ne répond qu’aux programmes.
doctor-storage-good = Stockage : { $where } (version de schéma { $form })
doctor-storage-old = Stockage : { $where } (version de schéma { $form }) ; le prochain démarrage le met à jour.
doctor-storage-new = Stockage : { $where } n’existe pas encore ; le premier démarrage le crée.
doctor-storage-broken = Stockage : { $error }
doctor-well = Tout va bien.
doctor-broken = Quelque chose est cassé.
cli-help = Des jeux de société dans le terminal : jouez, faites jouer des robots, revoyez et vérifiez les parties. Sans commande, starhold lance le serveur web et ouvre le navigateur.
cli-help-help = Montrer cette aide.
cli-help-version = Montrer la version.
cli-help-lang = La langue ; sinon $STARHOLD_LANG ou $LANG décide.
cli-help-game = Le jeu, comme dans la liste de starhold games.
cli-help-file = Une partie enregistrée.
cli-help-games = La liste des jeux et de leurs options.
cli-help-provenance = Montrer la fiabilité des données de chaque élément du jeu.
cli-help-play = Jouer à une table dans ce terminal.
cli-help-seats = Qui s’assied où : human (une personne) ou le nom d’un robot. Un programme joue sous exec:COMMANDE.
cli-help-names = Les noms des joueurs, dans l’ordre.
cli-help-seed = Un nombre qui fixe tous les dés et tirages ; sinon ils restent secrets jusqu’à la fin.
cli-help-commitment = Le sceau que vous avez noté avant la partie ; l’enregistrement doit l’avoir.
cli-help-word = Votre mot pour les dés ; il doit être parmi ceux de l’enregistrement.
cli-help-options = Les options du jeu.
cli-help-preset = Les options d’une édition.
cli-help-resume = Continuer une partie enregistrée.
cli-help-save = Garder la partie dans ce fichier après chaque coup.
cli-help-open = Tous regardent l’écran ensemble : personne ne doit se détourner.
cli-help-simulate = Faire jouer beaucoup de parties par des robots.
cli-help-players = Combien de joueurs.
cli-help-count = Combien de parties.
cli-help-bots = Quels robots jouent : un pour toutes les places, ou un par place. Un programme joue sous exec:COMMANDE.
cli-help-conform = Soumettre un jeu à vous à la suite de tests de conformité.
cli-help-conform-game = Le jeu : un nom enregistré ou son emplacement en Python.
cli-help-conform-arguments = Arguments pour pytest, après « -- ».
cli-help-dataset = Jouer des parties et écrire leurs décisions dans un fichier Parquet, pour apprendre.
cli-help-dataset-out = Le fichier à écrire.
dataset-written = { $file } : décisions { $rows }, parties { $games }.
cli-help-dataset-table = Quelles lignes : une par décision, ou une par partie et par place.
dataset-written-games = { $file } : lignes { $rows }, parties { $games }.
cli-help-report-json = Afficher les données en JSON ; ne pas écrire de page.
cli-help-simulation-seed = La même graine donne les mêmes parties.
cli-help-workers = Combien de cœurs utiliser ; 0 : tous.
cli-help-json = Donner le résultat comme un objet JSON.
cli-help-out = Garder l’enregistrement de chaque partie dans ce dossier.
cli-help-check = Vérifier tous les invariants après chaque coup.
cli-help-progress = Montrer une barre de progression.
cli-help-tournament = Faire jouer des robots les uns contre les autres et dire qui est le plus fort.
cli-help-rivals = Qui joue, avec des virgules ; un budget peut suivre un nom : expert@300i, strong@100ms. Moins de noms que de places : le premier seul parmi les autres.
cli-help-rounds = Combien de parties, arrondi pour que chaque donne soit jouée de chaque place.
cli-help-sprt = S’arrêter dès qu’il est clair si le premier robot est plus fort.
cli-help-above = De même, mais demander si sa part de victoires dépasse ce pourcentage.
cli-help-measured = Ajouter les parts de victoires à ce fichier, qui dit aux tables la force de chaque robot.
cli-help-resumable = Garder chaque partie finie dans ce dossier ; relancé avec les mêmes arguments, le tournoi continue.
cli-help-cluster = Jouer sur une grappe Ray : ray pour la nôtre, ray:ADRESSE pour une grappe en marche.
cli-help-train = Laisser un réseau apprendre un jeu en jouant contre lui-même.
cli-help-train-out = Le dossier de cet entraînement ; ce qui y a été commencé continue.
cli-help-generations = Combien de générations de parties contre soi-même.
cli-help-train-games = Parties de chaque génération.
cli-help-experts = Combien de générations d’itération experte suivent : chaque coup de leurs parties est cherché.
cli-help-expert-games = Parties de chacune d’elles.
cli-help-search = Itérations de chaque recherche.
cli-help-train-from = Un réseau par lequel commencer, au lieu d’apprendre à partir de rien.
cli-help-train-seed = La même graine donne le même réseau, à l’octet près.
cli-help-report = Dire ce qui gagne, avec des graphiques : une page HTML tirée de parties enregistrées ou jouées.
cli-help-sources = Un jeu, que les robots jouent alors, ou des parties et des dossiers de parties.
cli-help-report-out = La page à écrire.
cli-help-note = Une phrase en tête de page.
cli-help-review = Analyser une partie finie : le hasard, les choix, et ce qui aurait été mieux.
cli-help-review-budget = Itérations par évaluation d’une position ; 0 : comme d’habitude.
cli-help-review-out = Écrire aussi l’analyse dans une page.
cli-help-puzzles = Trouver des problèmes dans des parties : les moments où un coup est bien meilleur que tous les autres.
cli-help-puzzles-from = Des parties ou des dossiers ; peut être donné plusieurs fois.
cli-help-puzzles-out = Le fichier où écrire les problèmes.
cli-help-bot = Faire jouer un robot de cette machine aux tables d’un serveur.
cli-help-bot-server = Adresse du serveur.
cli-help-bot-token = Jeton du compte de robot. La variable STARHOLD_TOKEN le cache aux autres utilisateurs de la machine.
cli-help-bot-level = Robot qui joue, avec un budget facultatif : expert, luna, strong@100ms, exec:COMMANDE.
cli-help-bot-join = Prendre place grâce à cette invitation ; peut être répété.
cli-help-bot-offer = Ouvrir une table publique de ce jeu, puis une autre après chaque partie.
cli-help-bot-challenge = Jouer --offer contre cette personne ou ce compte de robot, sur invitation par son nom.
cli-help-bot-accept = Accepter chaque place à laquelle le robot est invité par son nom.
cli-help-hint = Dire les trois meilleurs coups à un moment d’une partie, et pourquoi.
cli-help-ply = Après combien de coups de la partie.
cli-help-hint-seat = Pour quelle place, à partir de 1 ; sinon la première qui décide.
cli-help-adviser = Qui conseille ; un budget peut suivre le nom : expert@300i.
cli-help-replay = Raconter une partie coup par coup.
cli-help-step = Attendre après chaque coup, ou tout raconter d’un trait.
cli-help-svg = Dessiner la table telle qu’elle est à la fin dans ce fichier SVG.
cli-help-verify = Vérifier une partie : coups, dés, empreintes, résultat.
cli-help-rules = Lire les règles : le sommaire, une règle, ou toutes celles qui parlent d’un mot.
cli-help-rule = L’identifiant d’une règle, son début, ou des mots à chercher.
cli-help-rules-all = Tout le livret de règles.

## starhold games

games-players = De { $least } à { $most } joueurs
games-rules = règles version { $version }
games-options = Options (la première valeur est celle par défaut) :
games-presets = Préréglages : { $presets }
games-no-provenance = Rien n’est noté sur l’origine de ses éléments.
games-confidence =
    { $count ->
        [one] { $count } élément : { $confidence }
       *[other] { $count } éléments : { $confidence }
    }
games-part = Élément
games-sure = Certitude
games-note = Note

## starhold play

play-player = Joueur { $number }
play-bot = Robot { $number }
play-human = humain
play-commitment = Les dés viennent d’une graine secrète. Son sceau : { $commitment }
play-help = Tapez le numéro d’un coup, ou une partie de son nom pour chercher. u annule, « ? » explique la règle, « ? NOM » une carte, s enregistre, l montre le journal, b la table, q quitte.
play-shape-subset = Plusieurs à la fois : tapez leurs numéros ensemble, par exemple 5 5 6.
play-shape-amounts = Ou tapez les quantités dans cet ordre : { $kinds }.
play-shape-answers = Ou tapez y pour oui, n pour non.
play-no-such-move =
    { $count ->
        [one] Il n’y a que { $count } coup.
       *[other] Il y a les coups 1 à { $count }.
    }
play-not-understood = « { $text } » n’est pas un coup ici. h donne les commandes.
play-no-undo = Rien à annuler : le dernier coup a révélé quelque chose, ou n’était pas de vous.
play-undone = Coup annulé.
play-saved = Partie enregistrée dans { $file } ; chaque coup suivant le sera aussi.
play-kept = Toute la partie est dans { $file }. Pour la vérifier : starhold verify { $file }
play-log-cut =
    { $count ->
        [one] … { $count } ligne avant (l montre tout)
       *[other] … { $count } lignes avant (l montre tout)
    }
play-hand-over = C’est à { $player } de décider. Les autres se détournent.
play-press-enter = Appuyez sur Entrée pour continuer.
play-save-first = Enregistrer avant de quitter ? (o/n)
play-resume = Pour continuer plus tard : starhold play --resume { $file }
play-left = La partie n’a pas été enregistrée.
play-stand-in = { $bot } joue désormais pour { $player }.

## Résultats

result-title = Résultat
result-place = Rang
result-player = Joueur
result-points = Points

## starhold replay, verify et rules

replay-key = Entrée : coup suivant, b : table, q : quitter
replay-unfinished = La partie n’a pas été finie.

verify-good =
    { $moves ->
        [one] L’enregistrement est authentique : { $game }, { $moves } coup.
       *[other] L’enregistrement est authentique : { $game }, { $moves } coups.
    }
verify-finished = La partie est finie et son résultat est juste.
verify-unfinished = La partie n’est pas finie.
verify-fair = Chaque dé et chaque tirage est celui que donne la graine ouverte, et le sceau est bien celui de cette graine.
verify-note = Est-ce bien le sceau d’avant la partie ? { $commitment }
verify-noted = C’est le sceau que vous avez noté avant la partie.
verify-unbound = Dés et tirages suivent de la graine de l’enregistrement, mais cette graine n’avait pas de sceau avant la partie : rien ne prouve qu’ils étaient équitables.
verify-seed-closed = La graine n’est pas ouverte : on a seulement vérifié que dés et tirages sont possibles.
verify-no-commitment = Il n’y a pas de sceau : rien ne prouve que les dés n’ont pas été choisis.
verify-words =
    { $count ->
        [0] Aucun joueur n’a ajouté de mot aux dés : qui a choisi la graine les a choisis seul.
        [one] { $count } mot de joueur est dans les dés.
       *[other] { $count } mots de joueurs sont dans les dés.
    }
verify-own-word = Votre mot est parmi eux.
verify-withheld =
    { $count ->
        [one] { $count } mot scellé n’a jamais été ouvert : avec le serveur, son joueur pouvait choisir entre les dés avec et sans lui.
       *[other] { $count } mots scellés n’ont jamais été ouverts : avec le serveur, leurs joueurs pouvaient choisir entre les dés avec et sans eux.
    }
verify-no-digest =
    { $count ->
        [one] { $count } empreinte manque.
       *[other] { $count } empreintes manquent.
    }

rules-how = starhold rules { $game } ID montre une règle ou toutes celles qui commencent ainsi, un mot cherche, --all montre tout le livre.

## starhold train

train-generation =
    Génération { $generation }, { $games } parties : perte { $loss }, { $decisions } décisions par partie, { $share } de { $test_games } parties contre le dernier accepté : { $verdict ->
        [yes] accepté
       *[no] pas accepté
    }
train-done = Le réseau est dans { $file }.

## starhold simulate

simulate-seat = Place
simulate-bot = Robot
simulate-wins = Victoires
simulate-share = Part de victoires
simulate-mean-score = Score moyen
simulate-games =
    { $games ->
        [one] { $games } partie ; meilleur score { $best }
       *[other] { $games } parties ; meilleur score { $best }
    }
simulate-length = Décisions par partie : { $mean } en moyenne, de { $shortest } à { $longest }
simulate-speed = { $decisions } décisions et { $games } parties par seconde, { $seconds } s en tout
simulate-failed = La partie { $game } a échoué : { $error }. Pour la voir : starhold replay --all --check { $file }
simulate-failed-setup = La partie { $game } a échoué à la mise en place : { $error }.
simulate-forfeited = La partie { $game } a été abandonnée par un robot, et compte : { $error }.

## starhold tournament

tournament-seats = Places
tournament-share = Part de victoires
tournament-rating = Cote
tournament-points = Points
tournament-time = CPU par coup
tournament-iterations = Itérations/s
tournament-cross = Victoires contre chaque adversaire
tournament-games =
    { $games ->
        [one] { $games } partie en { $seconds } s ; chaque donne est jouée de chaque place
       *[other] { $games } parties en { $seconds } s ; chaque donne est jouée de chaque place
    }
tournament-sprt-stronger = SPRT : { $bot } est plus fort ({ $high } des victoires plutôt que { $low } ; erreur 5 %).
tournament-sprt-not-stronger = SPRT : { $bot } n’est pas plus fort ({ $low } des victoires plutôt que { $high } ; erreur 5 %).
tournament-sprt-open = SPRT : indécis entre { $low } et { $high } pour { $bot } ; il faut plus de parties.
tournament-failed = Partie { $game } interrompue au coup { $ply }, sans faute d’un robot : { $error }.
tournament-failed-bot = Partie { $game } : { $bot } a échoué au coup { $ply } : { $error }.
tournament-forfeited = Partie { $game } : { $bot } a abandonné au coup { $ply } et finit dernier : { $error }.
tournament-see = Pour voir : starhold replay --all { $file }

## starhold report

report-title = Ce qui gagne
report-data = Enregistrer les données (JSON)
report-how = Chaque ligne montre une part de victoires : la marque est la part, la barre son intervalle à 95 %, n le nombre de joueurs. En pointillés : la moyenne du graphique ; ± est l’intervalle à 95 % d’une moyenne. Ce qu’on possède à la fin accompagne la victoire sans en être forcément la cause.
report-study = { $game }, { $players } joueurs
report-games =
    { $games ->
        [one] { $games } partie finie ; places : { $bots }.
       *[other] { $games } parties finies ; places : { $bots }.
    }
report-number = { $number }
report-mean = Moyenne : { $share }.
report-unusual = { $odd } barres sur { $values } ne la contiennent pas ; le hasard seul en ferait environ { $luck }.
report-rare = { $count } trop rares pour être montrées.
report-by-seat = Rang dans l’ordre du tour
report-by-bot = Robot
report-points = Points, tous les joueurs
report-winners = Points, gagnants
report-lengths = Décisions par partie
report-spread = { $mean } ± { $doubt } en moyenne ; 9 sur 10 entre { $low } et { $high } ; n={ $count }.
report-reading = Lecture des parties
report-written =
    { $games ->
        [one] { $file } : { $games } partie.
       *[other] { $file } : { $games } parties.
    }

## starhold hint

hint-moment = Après le coup { $ply }, { $player } décide.
hint-move = Coup
hint-share = Chances de gagner
hint-points = Points
hint-why = Pourquoi
hint-played = Joué alors : { $move }
bot-ready = { $name } joue sur { $server } en tant que { $bot }. Ctrl+C pour arrêter.
bot-joined = Le robot a pris place à la table { $table }.
bot-offered = La table { $table } est ouverte dans le salon.
bot-challenged = Invitation envoyée à { $name } pour la table { $table }.
bot-over = { $game } : la partie de la table { $table } est terminée.
error-remote-refused = { $server } refuse : { $reason }
error-bad-link = « { $link } » n’est pas une invitation à une table. Elle se termine par /join/TABLE/INVITE.
error-challenge-needs-game = --challenge demande un jeu : ajoutez --offer JEU.
error-remote-rules = Le serveur joue à { $game } selon les règles { $there }, cette installation selon les règles { $here }. Installez la version du serveur.

cli-site-written = Le site est dans { $folder } : { $size } Mo. N’importe quel hébergement peut le servir.
cli-site-compiled = Le moteur y est compilé.
cli-site-interpreted = Le moteur n’y est pas compilé : les robots forts réfléchissent plus longtemps. `python3 go.py site` dit pourquoi.
serve-at = Starhold est servi à l’adresse { $address }. Ctrl+C l’arrête.
serve-stopped = Starhold est arrêté. Toutes les parties sont enregistrées.

backup-done =
    { $tables ->
        [one] { $tables } table a été sauvegardée dans { $file }.
       *[other] { $tables } tables ont été sauvegardées dans { $file }.
    }

backup-whole =
    { $tables ->
        [one] { $file } est complet : { $tables } table.
       *[other] { $file } est complet : { $tables } tables.
    }
backup-without-key = La clé qui signe les cookies n’est pas dans le dossier de données, donc pas dans la sauvegarde. Gardez aussi STARHOLD_SECRET : sans elle, tout le monde est déconnecté après une restauration.
import-key-kept = La clé qui signe les cookies a été restaurée : tout le monde reste connecté.
import-key-replaced = La clé qui signe les cookies a été restaurée : tout le monde reste connecté. L’ancienne est à côté, sous le nom secret-before-….
import-key-other = La sauvegarde a une autre clé que STARHOLD_SECRET, qui l’emporte : tout le monde doit se reconnecter, et les invités perdent leur identité.
import-key-none = La sauvegarde n’a pas de clé pour les cookies. Sans la vôtre (STARHOLD_SECRET ou le fichier secret), tout le monde doit se reconnecter.
ratings-same = { $game } : { $games ->
        [one] { $games } partie classée
       *[other] { $games } parties classées
    } ; tous les nombres en découlent.
ratings-differ = { $game } : { $rows ->
        [one] { $rows } nombre diffère
       *[other] { $rows } nombres diffèrent
    } de ce que donnent les parties classées. `--recompute` les remplace.
ratings-replaced = { $game } : { $rows ->
        [one] { $rows } nombre a été remplacé.
       *[other] { $rows } nombres ont été remplacés.
    }
upgrade-none = La base de données est à jour (version de schéma { $form }).
config-no-file = aucun fichier ; { $folder }/starhold.toml serait lu
config-good = Réglages : { $where } ; modifiés : { $changed }
config-of = Réglages : { $where }
config-default = par défaut
doctor-backups = Sauvegardes : { $folder }
doctor-site = { $kind ->
        [foreign] Ce dossier n’a pas été écrit par `starhold site` : { $folder }. Le serveur joue lui-même toutes les parties contre des robots.
        [outdated] Une autre version a écrit le site dans { $folder }. Écrivez-le de nouveau pour que les appareils des visiteurs jouent eux-mêmes contre les robots.
        [plain] Le site dans { $folder } n’a pas de moteur compilé : les appareils des visiteurs ne jouent eux-mêmes contre les robots que si leur propriétaire le choisit.
        [compiled] Les appareils des visiteurs jouent eux-mêmes contre les robots : { $folder }
       *[none] Le serveur joue lui-même toutes les parties contre des robots. `starhold site` peut écrire un site avec lequel les appareils des visiteurs s’en chargent.
    }
upgrade-done = La base de données est passée de la version de schéma { $before } à { $after }. Avant cela, elle a été sauvegardée dans { $file }.

import-done =
    { $tables ->
        [one] { $tables } table a été lue.
       *[other] { $tables } tables ont été lues.
    }
import-record-done = L’enregistrement est gardé comme table { $table }.

export-done =
    { $records ->
        [one] { $records } enregistrement a été écrit dans { $folder }.
       *[other] { $records } enregistrements ont été écrits dans { $folder }.
    }

cli-help-site = Écrire la table de jeu en fichiers statiques pour n’importe quel hébergement ; les parties se jouent dans le navigateur du visiteur.
cli-help-site-out = Où écrire les fichiers ; un site plus ancien y est remplacé.
cli-help-runtime = Pyodide et les paquets pour le navigateur, si cette installation n’en a pas ; `python3 go.py site` les prépare.
cli-help-site-address = L’adresse publique du site : les liens vers lui montrent alors une image dans les messageries et sur d’autres sites.
cli-help-node = Un programme Node qui compile le bytecode de Python d’avance : la page démarre une seconde plus tôt.
cli-help-serve = Servir des tables dans le navigateur, pour une personne ou beaucoup.
cli-help-config = Écrire, afficher ou vérifier les réglages d’un serveur.
cli-help-config-action = init imprime un fichier avec tous les réglages et leurs commentaires, show les valeurs en vigueur et leur origine, check cherche les erreurs.
cli-help-config-which = Le fichier ; par défaut starhold.toml dans le dossier de données, ou /etc/starhold/starhold.toml.
cli-help-config-file = Le fichier des réglages ; par défaut starhold.toml dans le dossier de données, ou /etc/starhold/starhold.toml.
cli-help-socket = Un socket unix à écouter au lieu d’une adresse et d’un port.
cli-help-admin = Faire ce que font les responsables : lister, exclure, réinitialiser, retirer, inviter, annoncer.
cli-help-admin-act = people, person, tables, table, reports, invitations, bans, log, export ; ban, unban, sign-out, rename, reset-password, export, delete, role, remove-table, remove-line, void-rating, settle, announce, maintenance, invite, uninvite.
cli-help-admin-about = Une personne (id, ou nom d’un compte), une adresse ou une plage, une table, un signalement, un code ; pour les listes, ce qu’il faut chercher.
cli-help-admin-value = Le nouveau nom, le rôle, le numéro de la ligne, le texte, ou le nombre de comptes qu’ouvre une invitation.
cli-help-admin-reason = Pourquoi ; les responsables pourront le lire.
cli-help-admin-days = Jours au bout desquels cela prend fin.
cli-help-host = L’adresse à écouter. 0.0.0.0 laisse entrer les autres.
cli-help-port = Le port à écouter ; 0 prend n’importe quel port libre.
cli-help-database = La base de données : sqlite:///FICHIER ou postgresql://…. Sans elle, un fichier dans votre dossier de données.
cli-help-bus = Comment plusieurs processus se préviennent des changements : postgresql, postgresql://… ou redis://….
cli-help-serve-processes = Combien de processus servent derrière le port. Plus d’un demande PostgreSQL ; SIGHUP les remplace l’un après l’autre.
cli-help-bot-workers = Combien de processus réfléchissent pour les robots.
cli-help-serve-bot = Un programme que l’on peut choisir comme robot : NOM=COMMANDE ; peut être répété.
cli-help-serve-open = Ouvrir le navigateur dès que le serveur fonctionne.
cli-help-secure = Les cookies ne circulent que par https.
cli-help-log = Écrire le journal dans ce fichier, qui tourne (10 Mo, quatre anciens sont gardés).
cli-help-backup = Sauvegarder tout le contenu d’une base dans un fichier, même pendant que le serveur tourne.
cli-help-backup-file = Le nouveau fichier. Gardez-le bien : il contient les secrets des parties en cours.
cli-help-backup-verify = Ne rien écrire ; lire le fichier et dire s’il est complet.
cli-help-restore = Remettre une sauvegarde dans une base vide, et la mettre à jour.
cli-help-restore-file = La sauvegarde.
cli-help-upgrade = Mettre à jour la base d’une version plus ancienne ; elle est sauvegardée avant.
cli-help-ratings = Vérifier que les classements découlent des parties classées terminées.
cli-help-recompute = Remplacer les nombres qui diffèrent.
cli-help-backups = Sauvegarder régulièrement la base de données dans ce dossier.
cli-help-backup-hours = Le nombre d’heures entre deux de ces sauvegardes.
cli-help-backup-keep = Le nombre de sauvegardes gardées.
cli-help-export = Écrire les enregistrements de toutes les parties terminées dans un dossier.
cli-help-export-folder = Le dossier, créé s’il manque.
cli-help-dump = Écrire les parties classées publiques des personnes qui l’ont accepté, sans noms : enregistrements et Parquet.
cli-help-dump-folder = Un dossier nouveau ou vide.
dump-without-parquet = Aucun fichier Parquet n’a été écrit.
cli-help-import = Remettre une sauvegarde dans une base vide, ou garder un enregistrement comme table terminée.
cli-help-import-file = Une sauvegarde ou un enregistrement.
cli-help-without-end = Accepter aussi une sauvegarde d’une version ancienne, qui ne dit pas si elle est entière.
cli-help-learn = Suivre une leçon : une première partie guidée ou un petit thème.
cli-help-lesson = La leçon ; sans elle, la première partie.
cli-help-lesson-step = L’étape par laquelle commencer.

# The operator's page
admin-title = Starhold : page de gestion
admin-health = État
admin-database = Base de données
admin-ready = répond et accepte les écritures
admin-version = Version, processus
admin-up = Durée de marche
admin-wait = Attente dans la file, en secondes
admin-moves = Coups
admin-viewers = Connectés
admin-bots-waiting = Décisions qui attendent un robot
admin-backup = Dernière sauvegarde
admin-backup-failed = échouée { $at } : { $error }
admin-backup-late = en retard ; la dernière date du { $at }
admin-backup-never = aucune encore
admin-backup-off = aucune planifiée
admin-proxy = Proxy non reconnu
admin-proxy-detail = { $proxies } : tous ceux qui passent par lui comptent comme une adresse. Réglez FORWARDED_ALLOW_IPS.
about-title = À propos de ce serveur
about-privacy = Confidentialité
about-imprint = Mentions légales
about-terms = Conditions d’utilisation
about-contact = Contact :
about-docs = Aide et documentation
about-missing = Il n’y a rien à cette adresse.
about-who = On peut joindre les responsables à { $contact }.
about-ask = Pour toute question, écrivez à { $contact }.
about-guests-for-ever = Les invités sont gardés.
about-guests-days =
    { $days ->
        [one] Les invités absents depuis { $days } jour sont supprimés.
       *[other] Les invités absents depuis { $days } jours sont supprimés.
    }
about-finished-for-ever = Les parties terminées sont gardées.
about-finished-days =
    { $days ->
        [one] Les parties terminées sont supprimées au bout de { $days } jour.
       *[other] Les parties terminées sont supprimées au bout de { $days } jours.
    }
about-chat-for-ever = La discussion est gardée avec la partie.
about-chat-days =
    { $days ->
        [one] La discussion est supprimée au bout de { $days } jour.
       *[other] La discussion est supprimée au bout de { $days } jours.
    }
about-notes-for-ever = Les actes des responsables et les signalements réglés sont gardés.
about-notes-days =
    { $days ->
        [one] Les actes des responsables et les signalements réglés sont supprimés au bout de { $days } jour.
       *[other] Les actes des responsables et les signalements réglés sont supprimés au bout de { $days } jours.
    }
about-backups =
    { $days ->
        [one] Ici, cela prend environ { $days } jour.
       *[other] Ici, cela prend environ { $days } jours.
    }
admin-processes = Processus
admin-process = Processus
admin-silent = ne répond pas
admin-bans = Accès fermé
admin-who = Personne ou adresse
admin-reason = Raison
admin-since = Depuis quand
admin-people = Personnes
admin-name = Nom
admin-table = Table
admin-tables = Tables
admin-game = Jeu
admin-status = Statut
admin-limits = Limites
admin-what = Quoi
admin-at-once = D’un coup
admin-a-second = Par seconde
admin-page = Aperçu
admin-page-people = Personnes
admin-page-tables = Tables
admin-page-reports = Signalements
admin-page-notices = Annonces, invitations
admin-page-log = Journal
admin-here = Aux tables maintenant
admin-id = Id
admin-kind = Genre
admin-created = Créé
admin-seen = Vu pour la dernière fois
admin-ban-state = Accès fermé
admin-banned = exclu
admin-addresses = Adresses depuis le démarrage
admin-changed = Modifié
admin-removed = retirée
admin-players = Joueurs
admin-chat = Discussion
admin-text = Texte
admin-reports = Signalements ouverts
admin-settled = Signalements réglés
admin-quote = Ligne de discussion
admin-reporter = Auteur du signalement
admin-report-leaves = Quitte les parties
admin-report-insults = Insultes
admin-report-cheating = Triche
admin-report-name = Nom
admin-report-other = Autre chose
admin-lines = Dernières lignes
admin-lines-count =
    { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }
admin-outcome = Réponse à l’auteur
admin-outcome-acted = Un opérateur a agi
admin-outcome-kept = Aucune règle enfreinte
admin-delete-name = Tapez le nom pour tout supprimer
admin-by = Responsable
admin-notices = Annonce et maintenance
admin-invitations = Invitations
admin-code = Code
admin-left = Comptes restants
admin-uses = Nombre de comptes
admin-until = Jusqu’à quand
admin-log = Actes des responsables
admin-act = Acte
admin-detail = Détails
admin-days = Jours (vide : sans fin)
admin-role = Rôle
admin-search = Chercher
admin-more = Plus
admin-back = Retour
admin-done = C’est fait.
admin-guest = invité
admin-account = compte
admin-bot = robot
admin-act-ban = Exclure
admin-act-unban = Réadmettre
admin-act-sign-out = Se déconnecter partout
admin-act-rename = Renommer
admin-act-reset-password = Nouveau mot de passe
admin-act-role = Attribuer le rôle
admin-act-export = Télécharger toutes les données
admin-act-delete = Supprimer toutes les données
admin-act-remove-table = Retirer la table
admin-act-remove-line = Supprimer
admin-act-void-rating = Ne pas classer
admin-act-settle = Régler
admin-act-announce = Annoncer (vide : retirer)
admin-act-maintenance = Fermer pour maintenance (vide : rouvrir)
admin-act-invite = Inviter
admin-act-uninvite = Reprendre
admin-answer-reset-password = Le nouveau mot de passe, affiché une fois : { $answer }
admin-answer-invite = Le code d’invitation : { $answer }

## starhold review, starhold puzzles

cli-review-title = Analyse de { $game } : { $players }
cli-review-judge = Évalué par { $bot }, itérations par évaluation : { $budget } ; les coups sont comparés dans des situations compatibles avec ce que le joueur savait : { $worlds }. Les nombres sont des pourcentages de chances de gagner.
cli-review-making = Analyse
cli-review-written = Écrit dans { $file }.
cli-review-chart = Chances de gagner, coup par coup
cli-review-turns = Tournants
cli-review-moves = Tous les coups
cli-review-player = Joueur
cli-review-start = Départ
cli-review-luck = Hasard
cli-review-choices = Choix
cli-review-others = Les autres
cli-review-result = Résultat
cli-review-skill = Maîtrise (0 au hasard, 100 le juge)
cli-review-rest = Inexpliqué
cli-review-round = { $game ->
        [roll] Manche
       *[other] Tour de table
    }
cli-review-move = Coup
cli-review-mark = Note
cli-review-better = Mieux
cli-review-error = Coût
cli-review-mark-best = meilleur
cli-review-mark-good = bon
cli-review-mark-doubtful = imprécision
cli-review-mark-mistake = erreur
cli-review-mark-blunder = gaffe
cli-puzzles-finding = Recherche de problèmes
cli-puzzles-found =
    { $count ->
        [one] { $count } problème écrit dans { $file }.
       *[other] { $count } problèmes écrits dans { $file }.
    }

## Avis : e-mails, webhooks et messages push

notice-turn = { $game } : à vous de jouer
notice-reminder = { $game } : il vous reste un quart du temps
notice-ended = { $game } : la partie est terminée
notice-called = { $game } : quelqu’un veut jouer
notice-invited = { $game } : on vous invite
notice-nudge = { $game } : un ami attend votre tour
notice-pairing = { $game } : votre prochaine table
notice-soon = { $event } commence dans { $minutes } min
notice-soon-text = { $game }. Ouvrez le tournoi pour être là à temps.
notice-many =
    { $count ->
        [one] { $count } table vous attend
       *[other] { $count } tables vous attendent
    }
notice-many-text = Ouvrez la liste pour jouer vos tours.
notice-with = Avec { $names }.
notice-alone = Vous jouez en solo.
notice-left =
    { $hours ->
        [0] Il reste { $minutes } min.
       *[other] Il reste { $hours } h.
    }
notice-test = Avis d’essai
notice-test-text = Les avis concernant vos tours arriveront ici.
notice-confirm = Confirmez votre adresse e-mail
notice-confirm-text = Quelqu’un, sans doute vous, a demandé à recevoir les avis de Starhold à cette adresse. Ouvrez le lien dans les 24 heures pour confirmer. Si ce n’était pas vous, ignorez cet e-mail.
notice-recover = Connectez-vous à Starhold
notice-recover-text = Quelqu’un, sans doute vous, a demandé un lien vers votre compte Starhold. Ouvrez-le dans l’heure pour vous connecter et, si vous voulez, choisir un nouveau mot de passe. Si ce n’était pas vous, ignorez ce message : rien ne change.
notice-stop = Pour ne plus recevoir ces avis, ouvrez :

## Erreurs de la ligne de commande, des réglages et du stockage

error-unexpected = Quelque chose s’est mal passé dans Starhold ({ $error } : { $detail }). STARHOLD_DEBUG=1 montre où.
error-unknown-shell = Il n’y a pas de complétion pour le shell « { $name } ». Il y en a pour : { $known }.
error-no-such-moment = La partie s’arrête au coup { $moves } : il n’y a pas de moment après le coup { $ply }.
error-other-course = { $folder } contient un entraînement avec d’autres réglages. Choisissez un autre dossier ou les mêmes réglages.
error-unknown-cluster = « { $name } » n’est pas une grappe. Écrivez ray, ou ray:ADRESSE pour une grappe déjà en marche.
error-cluster-missing = Ray n’est pas installé. Lancez pip install ".[cluster]" dans le dossier source de Starhold.
error-cluster-away = Aucune grappe Ray à l’adresse { $address }.
error-no-bots = Personne ne joue : nommez les robots du tournoi, séparés par des virgules.
error-other-tournament = { $file } appartient à un autre tournoi. Nommez un autre dossier, ou reprenez les arguments du début.
error-tournament-runs = Un autre processus joue le tournoi de { $file }. Attendez-le, ou nommez un autre dossier.
error-sprt-line-up = --sprt interroge le premier robot, qui doit donc jouer chaque partie : nommez au plus { $seats } robots, et non { $bots }.
error-no-games = Aucune partie finie à étudier : nommez un jeu, des parties enregistrées ou des dossiers qui en contiennent.
error-sealed-record = La graine de cette partie est encore fermée : on ne peut pas la reprendre ici.
error-command-in-record = Le fichier demande un programme, « { $command } ». Si vous lui faites confiance, nommez toutes les places avec --seats.
error-unknown-command = Il n’y a pas de commande « { $name } ». Il y a : { $known }.
error-unknown-language = Il n’y a pas de langue « { $name } ». Il y a : { $known }.
error-bad-option-words = « { $text } » n’est pas une option : écrivez NOM=VALEUR, séparées par des virgules.
error-no-seats = Personne n’est à la table : nommez quelqu’un pour chaque place.
error-seat-count =
    { $given ->
        [one] { $given } joueur nommé pour { $seats } places.
       *[other] { $given } joueurs nommés pour { $seats } places.
    }
error-no-game-named = Nommez un jeu (starhold games en donne la liste) ou une partie enregistrée avec --resume.
error-no-database = Aucune base de données à { $where }. Indiquez-la avec --database, ou son dossier de données avec STARHOLD_HOME. Rien n’a été créé.
error-bad-setting = Le réglage { $name } = { $value } ({ $where }) n’est pas valable : { $reason }.
error-unknown-setting = Le réglage { $name } ({ $where }) n’existe pas. Il y a : { $near }.
error-unreadable-settings = Impossible de lire { $file } : { $reason }.
error-unknown-action = L’action « { $name } » n’existe pas. Il y a : { $known }.
error-storage-address = { $url } n’est pas une adresse de base de données utilisable : { $reason }. Écrivez sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE.
error-no-runtime = Il n’y a pas de Pyodide dans { $folder }. Lancez `python3 go.py site` dans le dépôt, ou indiquez un dossier qui le contient avec --runtime.
error-folder-in-use = { $folder } contient d’autres fichiers. Indiquez un dossier vide ou nouveau.
error-bad-site-address = « { $address } » n’est pas une adresse. Écrivez-la sous la forme https://example.org/games.
error-driver-missing = PostgreSQL et Redis ont besoin de { $module }, qui n’est pas installé. Lancez pip install ".[server]" dans le dossier source de Starhold.
error-train-missing = L’entraînement n’est pas installé ({ $module } manque). Lancez pip install ".[train]" dans le dossier source de Starhold.
error-data-missing = Les jeux de données ne sont pas installés ({ $module } manque). Lancez pip install ".[data]" dans le dossier source de Starhold.
error-dataset-game = La partie { $game } du jeu de données a échoué et rien n’a été écrit : { $error }.
error-suite-missing = La suite de tests a besoin de { $what }. Lancez : pip install pytest hypothesis
error-not-a-dataset = « { $file } » n’est pas un jeu de données : { $reason }.
error-port-taken = Impossible d’écouter sur { $host }, port { $port } : { $reason }.
error-bad-bus = { $bus } n’est pas un bus valide. Valeurs possibles : postgresql, postgresql://… ou redis://….
error-many-processes = Plusieurs processus demandent une base PostgreSQL : --database postgresql://… ; SQLite n’en sert qu’un.
error-backup-exists = { $file } existe déjà ; il reste tel quel.
error-backup-write = Impossible d’écrire { $file } : { $reason }.
error-not-a-backup = { $file } n’est ni une sauvegarde ni un enregistrement de partie.
error-backup-damaged = La sauvegarde est abîmée : la ligne { $line } est illisible.
error-backup-cut = La sauvegarde n’est pas entière : sa fin ou des lignes manquent. Rien n’a été importé.
error-backup-without-end = { $file } a été écrit par un Starhold plus ancien : rien n’y dit s’il est entier. Si c’est certain, ajoutez --without-end.
error-house-not-empty = La base de données contient déjà des tables ; une sauvegarde se remet dans une base vide.

## Previews of links

preview-site = Une table de jeu ouverte pour Tiny Epic Galaxies, Tiny Epic Kingdoms et Roll for the Galaxy : amis, robots, leçons et problèmes.
preview-open = place libre
preview-join = Invitation à { $game }
preview-players = À la table : { $players }
preview-table-ended = { $game } : le résultat
preview-replay-ended = { $game } : la rediffusion
preview-review-ended = { $game } : l’analyse
preview-daily = Le défi du jour
preview-puzzles = Un problème : { $game }
preview-learn = Apprendre { $game }
preview-rules = Les règles de { $game }
preview-howto = Comment jouer à { $game }
preview-picture = { $page ->
        [join] Invitation
        [replay] Rediffusion
        [review] Analyse
        [puzzles] Problème
        [learn] Leçons
        [rules] Règles
        [howto] Comment jouer
       *[table] Table
    }
