# Les tables, le serveur et ses commandes.

error-table = Cette table ne le permet pas.
error-no-table = Cette table n’existe pas.
error-not-signed-in = Présentez-vous d’abord.
error-not-your-seat = Cette place n’est pas la vôtre.
error-not-host = Seul l’hôte de la table peut le faire.
error-not-invited = Cette table est privée : il faut son lien pour s’asseoir.
error-table-full = Il n’y a plus de place libre à cette table.
error-wrong-status =
    { $status ->
        [open] La partie n’a pas encore commencé.
        [running] La partie est encore en cours.
       *[other] La partie est terminée.
    }
error-stale = La partie a avancé ; voici la nouvelle position.
error-nothing-to-answer = Personne n’attend votre réponse.
error-undo-impossible = Vous n’avez aucun coup à reprendre.
error-bad-request = La demande est incompréhensible ({ $field }).
error-text-length =
    { $length ->
        [one] Trop long : { $length } caractère au plus.
       *[other] Trop long : { $length } caractères au plus.
    }
error-password-length = Un mot de passe compte de { $least } à { $most } caractères.
error-too-big = La demande est trop volumineuse.
error-too-fast = C’était trop rapide. Attendez un instant et réessayez.
error-wrong-password = Aucun compte n’a ce nom et ce mot de passe.
error-name-taken = Un autre compte porte déjà le nom « { $name } ».
error-storage-away = La base de données ne répond pas pour le moment. Rien n’a changé ; réessayez.
error-storage-broken = La base de données est inutilisable : { $reason }.
error-storage-too-new = La base de données vient d’un Starhold plus récent (sa forme est { $form }). Mettez Starhold à jour.
error-storage-foreign = La base de données contient autre chose et aucune table de Starhold. Indiquez-en une autre.
error-storage-address = { $url } n’est pas une adresse de base de données utilisable : { $reason }. Écrivez sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE.
error-port-taken = Impossible d’écouter sur { $host }, port { $port } : { $reason }.
error-bad-bus = { $bus } n’est pas un bus. Ce peut être postgresql, postgresql://… ou redis://….
error-many-workers = Plusieurs processus demandent une base PostgreSQL et un bus : --database postgresql://… --bus postgresql.
error-secret-key = La clé secrète ne peut pas être gardée dans { $file } : { $reason }.
error-short-key = La clé secrète dans { $file } est tronquée ou trop courte : il lui faut { $least } caractères. Donnez-en une plus longue, ou supprimez-la pour qu’une nouvelle soit créée.
error-backup-exists = { $file } existe déjà ; il reste tel quel.
error-backup-write = Impossible d’écrire { $file } : { $reason }.
error-not-a-backup = { $file } n’est ni une sauvegarde ni un enregistrement de partie.
error-backup-damaged = La sauvegarde est abîmée : la ligne { $line } est illisible.
error-house-not-empty = La base de données contient déjà des tables ; une sauvegarde se remet dans une base vide.
error-table-unreadable = La table { $table } est illisible : son journal ne correspond pas à ces règles.

table-log-undo-asked = { $player } aimerait reprendre un coup.
table-log-undone = { $player } reprend un coup.
table-log-undo-agreed = { $player } est d’accord.
table-log-undo-refused = { $player } n’est pas d’accord.
table-log-held-left = { $player } s’en va ; un bot continue.
table-log-held-clock = { $player } n’a plus de temps ; un bot continue.
table-log-returned = { $player } est de retour.
table-log-resigned-gave-up = { $player } abandonne.
table-log-resigned-clock = { $player } n’a plus de temps et perd.
table-log-abandoned = L’hôte met fin à la partie.
table-log-by-clock = { $player } n’a plus de temps ; la décision est passée.
table-undo-blocked-moved = { $player } a joué depuis.
table-undo-blocked-chance = Les dés ou la pioche ont montré du nouveau.
table-why-not-your-turn = Ce n’est pas à vous : { $player } décide.
table-why-over = La partie est finie.
table-why-not-now = Ce n’est pas ce qui est demandé. La question est :

bot-random = Dé
    .about = joue n’importe quel coup permis
bot-easy = Cadet
    .about = joue avec bon sens et voit un coup à l’avance

serve-at = Starhold est servi à l’adresse { $address }. Ctrl+C l’arrête.
serve-stopped = Starhold est arrêté. Toutes les parties sont enregistrées.
backup-done =
    { $tables ->
        [one] { $tables } table a été sauvegardée dans { $file }.
       *[other] { $tables } tables ont été sauvegardées dans { $file }.
    }
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

cli-help-serve = Servir des tables dans le navigateur, pour une personne ou beaucoup.
cli-help-host = L’adresse à écouter. 0.0.0.0 laisse entrer les autres.
cli-help-port = Le port à écouter ; 0 prend n’importe quel port libre.
cli-help-database = La base de données : sqlite:///FICHIER ou postgresql://…. Sans elle, un fichier dans votre dossier de données.
cli-help-bus = Comment plusieurs processus se préviennent des changements : postgresql, postgresql://… ou redis://….
cli-help-serve-workers = Combien de processus servent. Plus d’un demande PostgreSQL et un bus.
cli-help-thinkers = Combien de processus réfléchissent pour les bots.
cli-help-secure = Les cookies ne circulent que par https.
cli-help-backup = Sauvegarder tout le contenu d’une base dans un fichier, même pendant que le serveur tourne.
cli-help-backup-file = Le nouveau fichier. Gardez-le bien : il contient les secrets des parties en cours.
cli-help-export = Écrire les enregistrements de toutes les parties terminées dans un dossier.
cli-help-export-folder = Le dossier, créé s’il manque.
cli-help-import = Remettre une sauvegarde dans une base vide, ou garder un enregistrement comme table terminée.
cli-help-import-file = Une sauvegarde ou un enregistrement.

order-ask = Me demander
order-never = Jamais
order-always = Toujours
