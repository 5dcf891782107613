### Tiny Epic Galaxies en français. Tous les textes sont rédigés avec nos propres mots.

galaxies-title = Tiny Epic Galaxies
    .about = Lancez les dés, envoyez vos vaisseaux vers des planètes inconnues, colonisez-les ou effectuez leurs actions, et suivez les actions des autres. Quand quelqu’un atteint 21 points de victoire, on termine le tour de table et le plus haut total l’emporte. De 1 à 5 joueurs ; en solo, vous affrontez une Galaxie pirate.

## Mots du jeu

galaxies-resource-energy = énergie
galaxies-resource-culture = culture
galaxies-track-diplomacy = diplomatie
galaxies-track-economy = économie
galaxies-slot-1 = emplacement 1
galaxies-slot-2 = emplacement 2
galaxies-slot-3 = emplacement 3
galaxies-slot-4 = emplacement 4
galaxies-slot-5 = emplacement 5
galaxies-slot-6 = emplacement 6

# Quantités reprises dans d’autres messages.
galaxies-amount-energy = { $amount ->
        [one] { $amount } énergie
       *[other] { $amount } énergies
    }
galaxies-amount-culture = { $amount ->
        [one] { $amount } culture
       *[other] { $amount } cultures
    }
galaxies-amount-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
galaxies-amount-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
galaxies-amount-steps = { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }
galaxies-mix-energy = { $energy ->
        [one] { $energy } énergie
       *[other] { $energy } énergies
    }
galaxies-mix-culture = { $culture ->
        [one] { $culture } culture
       *[other] { $culture } cultures
    }
galaxies-amount-mix = { $culture ->
        [0] { galaxies-mix-energy }
       *[other] { $energy ->
            [0] { galaxies-mix-culture }
           *[other] { galaxies-mix-energy } et { galaxies-mix-culture }
        }
    }

## Faces des dés

galaxies-face-move = Déplacement
    .text = Déplacer un vaisseau : un de vos vaisseaux quitte sa place pour une autre planète ou pour votre galaxie. Il se pose à la surface, et vous pouvez aussitôt effectuer l’action de la planète, ou il se met en orbite au départ de la piste.
galaxies-face-energy = Énergie
    .text = Acquérir de l’énergie : gagnez 1 énergie pour chacun de vos vaisseaux dans votre galaxie et pour chacun de ceux posés sur une planète d’énergie ou en orbite autour d’elle. Le maximum est de 7.
galaxies-face-culture = Culture
    .text = Acquérir de la culture : gagnez 1 culture pour chacun de vos vaisseaux posés sur une planète de culture ou en orbite autour d’elle. Les vaisseaux restés dans votre galaxie n’en donnent pas. Le maximum est de 7.
galaxies-face-diplomacy = Diplomatie
    .text = Progresser par la diplomatie : un de vos vaisseaux en orbite autour d’une planète de diplomatie avance de 1 case. Au bout de la piste, la planète devient votre colonie.
galaxies-face-economy = Économie
    .text = Progresser par l’économie : un de vos vaisseaux en orbite autour d’une planète d’économie avance de 1 case. Au bout de la piste, la planète devient votre colonie.
galaxies-face-colony = Colonie
    .text = Utiliser une colonie : améliorez votre empire d’un niveau en payant le numéro du nouveau niveau, entièrement en énergie ou entièrement en culture, ou effectuez l’action d’une de vos colonies.

## Planètes

galaxies-planet-andellouxian_6 = Andellouxian-6
    .text = { $card_texts ->
        [later] Ramenez un de vos vaisseaux en orbite dans votre galaxie. Gagnez de l’énergie et de la culture, réparties à votre guise, en tout autant que le numéro de la case qu’il quitte.
       *[first] Ramenez un de vos vaisseaux en orbite dans votre galaxie. Gagnez autant d’énergie ou autant de culture que le numéro de la case qu’il quitte, sans mélanger.
    }
galaxies-planet-aughmoore = Aughmoore
    .text = Gagnez 1 culture pour chacun de vos vaisseaux dans votre galaxie.
galaxies-planet-birkomius = Birkomius
    .text = Jusqu’à la fin de ce tour, gagnez 1 culture chaque fois qu’un autre joueur suit un de vos dés. Une fois par tour, pendant votre tour seulement.
galaxies-planet-bisschop = Bisschop
    .text = Jusqu’à la fin de ce tour, gagnez 1 énergie chaque fois qu’un autre joueur suit un de vos dés. Une fois par tour, pendant votre tour seulement.
galaxies-planet-brumbaugh = Brumbaugh
    .text = Payez 2 énergies : faites reculer de 1 case deux vaisseaux adverses différents en orbite. S’il n’y en a qu’un qui puisse reculer, prenez celui-là.
galaxies-planet-bsw_10_1 = BSW-10-1
    .text = Faites reculer de 1 case un de vos vaisseaux en orbite, puis avancez de 1 case un autre de vos vaisseaux en orbite. Toutes les pistes conviennent.
galaxies-planet-clj_0517 = CLJ-0517
    .text = { $card_texts ->
        [later] Prenez 1 culture à un autre joueur. Une fois par tour, pendant votre tour seulement.
       *[first] Prenez 1 culture à un autre joueur. Une fois par tour.
    }
galaxies-planet-drewkaiden = Drewkaiden
    .text = Avancez de 1 case un de vos vaisseaux en orbite autour d’une planète de diplomatie.
galaxies-planet-gleam_zanier = Gleam-Zanier
    .text = Gagnez 2 énergies. Tous les autres joueurs gagnent 1 énergie.
galaxies-planet-gort = Gort
    .text = Transférez un de vos vaisseaux en orbite sur la case de même numéro de la piste d’une autre planète, quel qu’en soit le type. Si c’est le bout de la piste, vous colonisez la planète.
galaxies-planet-gyore = Gyore
    .text = Tournez un de vos dés inactifs sur une autre face de votre choix. Pendant votre tour seulement.
galaxies-planet-helios = Helios
    .text = { $card_texts ->
        [later] Mettez sous la pioche une planète de la rangée qui n’a aucun vaisseau, ni posé ni en orbite, et remplacez-la par la première carte de la pioche.
       *[first] Défaussez une planète de la rangée qui n’a aucun vaisseau, ni posé ni en orbite, et remplacez-la par la première carte de la pioche.
    }
galaxies-planet-hoefker = Hoefker
    .text = Payez 1 énergie : gagnez 2 cultures.
galaxies-planet-jac_110912 = JAC-110912
    .text = Gagnez 2 cultures. Tous les autres joueurs gagnent 1 culture.
galaxies-planet-jakks = Jakks
    .text = Gagnez 1 culture.
galaxies-planet-jorg = Jorg
    .text = Payez 2 cultures : faites reculer de 2 cases un vaisseau adverse en orbite, sans dépasser le départ.
galaxies-planet-k_widow = K-Widow
    .text = Faites reculer de 1 case un vaisseau adverse en orbite.
galaxies-planet-la_torres = La-Torres
    .text = { $card_texts ->
        [later] Prenez 1 énergie à un autre joueur. Une fois par tour, pendant votre tour seulement.
       *[first] Prenez 1 énergie à un autre joueur. Une fois par tour.
    }
galaxies-planet-leandra = Leandra
    .text = Avancez de 1 case un de vos vaisseaux en orbite autour d’une planète d’économie.
galaxies-planet-lureena = Lureena
    .text = Améliorez votre empire au coût normal, en mêlant énergie et culture à votre guise.
galaxies-planet-maia = Maia
    .text = Défaussez deux de vos dés inactifs : gagnez 2 énergies et 2 cultures. Pendant votre tour seulement.
galaxies-planet-mared = Mared
    .text = { $card_texts ->
        [later] Si personne n’a un niveau d’empire inférieur au vôtre, améliorez votre empire pour 1 de moins que le coût normal, entièrement en énergie ou entièrement en culture.
       *[first] Si le niveau de votre empire est inférieur à celui de tous les autres, améliorez votre empire pour 1 de moins que le coût normal, entièrement en énergie ou entièrement en culture.
    }
galaxies-planet-mj_120210 = MJ-120210
    .text = Gagnez 2 énergies.
galaxies-planet-nagato = Nagato
    .text = Payez 1 culture : déplacez un de vos vaisseaux, puis, si vous le voulez, un autre. Un vaisseau qui vient de se poser ici ne peut pas être le premier. Une fois par tour.
galaxies-planet-nakagawakozi = Nakagawakozi
    .text = Payez 2 énergies : avancez de 2 cases un de vos vaisseaux en orbite autour d’une planète d’économie.
galaxies-planet-nibiru = Nibiru
    .text = Jusqu’à la fin de ce tour, suivre coûte aux autres joueurs 2 cultures au lieu de 1. Pendant votre tour seulement.
galaxies-planet-omicron_fenzi = Omicron Fenzi
    .text = Échangez autant d’énergie que vous voulez contre la même quantité de culture.
galaxies-planet-padraigin_3110 = Padraigin-3110
    .text = Payez 2 cultures : avancez de 2 cases un de vos vaisseaux en orbite autour d’une planète de diplomatie.
galaxies-planet-pembertonia_major = Pembertonia-Major
    .text = Échangez autant de culture que vous voulez contre la même quantité d’énergie.
galaxies-planet-piedes = Piedes
    .text = Effectuez encore une fois l’action d’un dé activé plus tôt dans ce tour. On ne peut pas suivre cette répétition.
galaxies-planet-sargus_36 = Sargus-36
    .text = Payez 1 énergie à un autre joueur : effectuez l’action d’une de ses colonies, avec son coût et ses limites.
galaxies-planet-shouhua = Shouhua
    .text = Avancez de 1 case un de vos vaisseaux en orbite, quelle que soit la piste.
galaxies-planet-terra_bettia = Terra-Bettia
    .text = Chaque autre joueur peut avancer de 1 case un de ses vaisseaux en orbite. Ensuite, avancez de 2 cases un des vôtres. Toutes les pistes conviennent.
galaxies-planet-tifnod = Tifnod
    .text = Faites reculer de 1 case un vaisseau adverse en orbite autour d’une planète de diplomatie.
galaxies-planet-umbra_forum = Umbra-Forum
    .text = Effectuez l’action d’une autre planète de la rangée, avec son coût et ses limites.
galaxies-planet-vici_ks156 = Vici-KS156
    .text = Gagnez 1 énergie.
galaxies-planet-vizcarra = Vizcarra
    .text = Faites reculer de 1 case un vaisseau adverse en orbite autour d’une planète d’économie.
galaxies-planet-walsfeo = Walsfeo
    .text = Payez 1 culture à un autre joueur : effectuez l’action d’une de ses colonies, avec son coût et ses limites.
galaxies-planet-zalax = Zalax
    .text = Relancez une fois ceux de vos dés inactifs que vous voulez. C’est gratuit, et votre relance gratuite du tour reste disponible. Pendant votre tour seulement.
galaxies-planet-zavodnick = Zavodnick
    .text = Effectuez l’une des six actions de dé, au choix. Chaque autre joueur peut ensuite la suivre gratuitement. Une fois par tour.

## Missions secrètes

galaxies-mission-charger = Accumulateur
    .text = Avoir plus d’énergie que tous les autres à la fin de la partie : 3 points, ou 2 en cas d’égalité en tête. Sans énergie, rien.
galaxies-mission-conqueror = Conquérant
    .text = Avoir plus de colonies que tous les autres : 3 points, ou 2 en cas d’égalité en tête. Sans colonie, rien.
galaxies-mission-elder = Ancien
    .text = Déclencher la fin de la partie en atteignant 21 points avant tous les autres : 2 points.
galaxies-mission-equalizer = Égalisateur
    .text = Avoir autant de colonies d’économie que de diplomatie, ou aucune des deux : 3 points.
galaxies-mission-explorer = Explorateur
    .text = N’avoir aucun de ses vaisseaux disponibles dans sa galaxie à la fin de la partie : 2 points.
galaxies-mission-hermit = Ermite
    .text = Avoir moins de colonies que tous les autres : 3 points, ou 2 en cas d’égalité au dernier rang.
galaxies-mission-hoarder = Thésauriseur
    .text = Avoir au moins 3 énergies et au moins 3 cultures à la fin de la partie : 2 points.
galaxies-mission-industrialist = Industriel
    .text = Atteindre le niveau d’empire 6 : 2 points.
galaxies-mission-noble = Noble
    .text = Avoir plus de colonies de diplomatie que tous les autres : 3 points, ou 2 en cas d’égalité en tête. Sans colonie de ce type, rien.
galaxies-mission-orbiter = Sédentaire
    .text = Avoir tous ses vaisseaux disponibles dans sa galaxie à la fin de la partie : 2 points.
galaxies-mission-seeker = Chercheur
    .text = Avoir plus de culture que tous les autres à la fin de la partie : 3 points, ou 2 en cas d’égalité en tête. Sans culture, rien.
galaxies-mission-trader = Marchand
    .text = Avoir plus de colonies d’économie que tous les autres : 3 points, ou 2 en cas d’égalité en tête. Sans colonie de ce type, rien.

## Galaxies pirates et leurs attaques

galaxies-rogue-artemis = Artemis
    .text = Débutant, 1 sur 5. Elle grignote vos réserves et prend son temps. Maximum : 6 énergies et 6 cultures.
galaxies-rogue-rothkel = Rothkel
    .text = Facile, 2 sur 5. Elle vous use d’abord, puis lance toute sa flotte en avant. Maximum : 6 énergies et 6 cultures.
galaxies-rogue-zendica = Zendica
    .text = Moyen, 3 sur 5. Elle vous freine : vos vaisseaux reculent et vous lancez moins de dés. Maximum : 5 énergies et 5 cultures.
galaxies-rogue-hades = Hades
    .text = Difficile, 4 sur 5. Elle s’enrichit à vos dépens et frappe par à-coups. Maximum : 5 énergies et 4 cultures.
galaxies-rogue-gamelyn = Gamelyn
    .text = Épique, 5 sur 5. Elle vous pille et avance en même temps, presque sans répit. Maximum : 4 énergies et 4 cultures.

galaxies-attack-artemis-1 = Vous perdez 1 énergie.
galaxies-attack-artemis-2 = Vous perdez 1 culture.
galaxies-attack-artemis-3 = La Galaxie pirate vous prend 1 culture.
galaxies-attack-artemis-4 = Un de vos vaisseaux en orbite, à votre choix, recule de 1 case.
galaxies-attack-artemis-5 = La Galaxie pirate vous prend 2 ressources, que vous choisissez.
galaxies-attack-rothkel-1 = Vous perdez 1 énergie.
galaxies-attack-rothkel-2 = Vous perdez 1 culture.
galaxies-attack-rothkel-3 = La Galaxie pirate gagne 2 énergies.
galaxies-attack-rothkel-4 = Un de vos vaisseaux en orbite, à votre choix, recule de 1 case.
galaxies-attack-rothkel-5 = Tous les vaisseaux pirates en orbite avancent de 1 case.
galaxies-attack-zendica-1 = Vous perdez 1 énergie.
galaxies-attack-zendica-2 = La Galaxie pirate gagne 2 cultures.
galaxies-attack-zendica-3 = Un de vos vaisseaux en orbite, à votre choix, recule de 1 case.
galaxies-attack-zendica-4 = Vous lancez 1 dé de moins à votre prochain tour. Une fois par tour.
galaxies-attack-zendica-5 = Tous vos vaisseaux en orbite reculent de 1 case.
galaxies-attack-hades-1 = La Galaxie pirate gagne 1 énergie et 1 culture.
galaxies-attack-hades-2 = La Galaxie pirate vous prend 2 énergies.
galaxies-attack-hades-3 = La Galaxie pirate vous prend 2 cultures.
galaxies-attack-hades-4 = Tous les vaisseaux pirates en orbite avancent de 2 cases. Une fois par tour.
galaxies-attack-hades-5 = La Galaxie pirate vous prend 3 ressources, que vous choisissez.
galaxies-attack-gamelyn-1 = Vous perdez 1 énergie et 1 culture.
galaxies-attack-gamelyn-2 = La Galaxie pirate vous prend 1 énergie et 1 culture.
galaxies-attack-gamelyn-3 = Tous les vaisseaux pirates en orbite avancent de 1 case.
galaxies-attack-gamelyn-4 = Tous les vaisseaux pirates en orbite avancent de 1 case, puis la Galaxie pirate vous prend 1 énergie.
galaxies-attack-gamelyn-5 = Tous les vaisseaux pirates en orbite avancent de 2 cases. Une fois par tour.

## Questions

galaxies-prompt-keep-mission = Quelle mission secrète gardez-vous ?
galaxies-prompt-main-choice = À vous : activez un dé, relancez, utilisez le convertisseur ou finissez votre tour.
galaxies-reroll-dice = { $chosen ->
        [0] Quels dés relancez-vous ?
       *[other] Lancer maintenant, ou choisir d’autres dés ? Choisis : { $chosen }.
    }
galaxies-reroll-price = { $paid ->
        [0] Cette relance est gratuite.
       *[other] Cette relance coûte 1 énergie.
    }
galaxies-prompt-reroll = { galaxies-reroll-dice } { galaxies-reroll-price }
galaxies-prompt-convert = { $chosen ->
        [1] Quel dé mettez-vous en second dans le convertisseur ?
       *[other] Quel dé tournez-vous, et sur quelle face ?
    }
galaxies-prompt-move-ship = Quel vaisseau déplacez-vous, et où ?
galaxies-prompt-landing = Effectuez-vous l’action de la planète { $planet } ?
galaxies-prompt-advance = Lequel de vos vaisseaux avance de { galaxies-amount-steps } ?
galaxies-prompt-colony-die = Améliorez-vous votre empire, ou utilisez-vous une colonie ?
galaxies-prompt-payment = L’amélioration coûte { $price }. Comment payez-vous ?
galaxies-prompt-follow = { $cost ->
        [0] { $player } effectue l’action « { $face } ». La suivre gratuitement ?
        [one] { $player } effectue l’action « { $face } ». La suivre pour { $cost } culture ?
       *[other] { $player } effectue l’action « { $face } ». La suivre pour { $cost } cultures ?
    }
galaxies-prompt-follow-together = { $cost ->
        [one] { $player } effectue l’action « { $face } ». La suivre pour { $cost } culture ? Chacun décide en secret.
       *[other] { $player } effectue l’action « { $face } ». La suivre pour { $cost } cultures ? Chacun décide en secret.
    }
galaxies-prompt-enemy-ship = { $ships ->
        [1] Quel vaisseau adverse faites-vous reculer de { galaxies-amount-steps } ?
       *[other] Quels vaisseaux adverses faites-vous reculer de { galaxies-amount-steps } ? Choisissez le premier.
    }
galaxies-prompt-steal = { $is_energy ->
        [0] À qui prenez-vous 1 culture ?
       *[other] À qui prenez-vous 1 énergie ?
    }
galaxies-prompt-exchange = { $is_energy ->
        [0] Combien de culture échangez-vous contre de l’énergie ?
       *[other] Combien d’énergie échangez-vous contre de la culture ?
    }
galaxies-prompt-remove-planet = Quelle planète remplacez-vous ?
galaxies-prompt-copy-row = De quelle planète effectuez-vous l’action ?
galaxies-prompt-copy-colony = { $planet } : quelle colonie utilisez-vous ? Le paiement revient à qui la possède.
galaxies-prompt-free-action = Quelle action effectuez-vous ? Les autres pourront la suivre gratuitement.
galaxies-prompt-repeat-die = De quel dé déjà activé répétez-vous l’action ?
galaxies-prompt-shift-orbit = Lequel de vos vaisseaux change d’orbite, et vers quelle planète ?
galaxies-prompt-recall = Quel vaisseau en orbite revient dans votre galaxie ?
galaxies-prompt-recall-gain = { $amount ->
        [one] Vous gagnez { $amount } ressource. Laquelle ?
       *[other] Vous gagnez { $amount } ressources. Lesquelles ?
    }
galaxies-prompt-back = Lequel de vos vaisseaux recule de 1 case ?
galaxies-prompt-forth = Quel autre de vos vaisseaux avance de 1 case ?
galaxies-prompt-granted-advance = { $player } utilise la planète Terra-Bettia. Lequel de vos vaisseaux avance de 1 case ?
galaxies-prompt-discard-dice = { $chosen ->
        [0] Quel dé défaussez-vous en premier ?
       *[other] Quel dé défaussez-vous en second ?
    }
galaxies-prompt-set-die = Quel dé tournez-vous, et sur quelle face ?
galaxies-prompt-second-move = Déplacez-vous un second vaisseau ?
galaxies-prompt-forced-reroll = { $rogue } obtient « { $face } » : laissez-vous faire ?
galaxies-prompt-rogue-regress = Lequel de vos vaisseaux recule de { galaxies-amount-steps } ?
galaxies-prompt-rogue-theft = { $amount ->
        [one] Vous perdez { $amount } ressource. Laquelle cédez-vous ?
       *[other] Vous perdez { $amount } ressources. Lesquelles cédez-vous ?
    }

## Actions

galaxies-action-move-home-surface = De votre galaxie à la surface de la planète { $planet }
galaxies-action-move-home-orbit = De votre galaxie à l’orbite de la planète { $planet }
galaxies-action-move-surface-home = De la planète { $from } à votre galaxie
galaxies-action-move-surface-surface = De la planète { $from } à la surface de la planète { $planet }
galaxies-action-move-surface-orbit = De la planète { $from } à l’orbite de la planète { $planet }
galaxies-action-move-orbit-home = De l’orbite de la planète { $from } à votre galaxie
galaxies-action-move-orbit-surface = De l’orbite de la planète { $from } à la surface de la planète { $planet }
galaxies-action-move-orbit-orbit = De l’orbite de la planète { $from } à l’orbite de la planète { $planet }
galaxies-action-activate = Activer « { $face } »
galaxies-action-reroll = Relancer « { $face } »
galaxies-action-reroll-also = Relancer aussi « { $face } »
galaxies-action-follow = Suivre
galaxies-action-pass = Ne pas suivre
galaxies-action-end-turn = Finir votre tour
galaxies-action-use = Effectuer l’action de la planète
galaxies-action-decline = Renoncer
galaxies-action-roll = Lancer les dés choisis
galaxies-action-roll-alike = Relancer « { $face } » gratuitement
galaxies-action-advance = Avancer le vaisseau en orbite de la planète { $planet }
galaxies-action-upgrade = Améliorer votre empire
galaxies-action-pay = Payer { galaxies-amount-mix }
galaxies-action-convert = Mettre « { $face } » dans le convertisseur
galaxies-action-turn = Tourner « { $before } » sur « { $face } »
galaxies-action-keep = Garder la mission « { $mission } »
galaxies-action-colony = Utiliser votre colonie { $planet }
galaxies-action-copy = Effectuer l’action de la planète { $planet }
galaxies-action-push-back = Faire reculer le vaisseau adverse ({ $player }) en orbite de la planète { $planet }
galaxies-action-steal = Prendre à { $player }
galaxies-action-exchange = { $is_energy ->
        [0] Échanger { galaxies-amount-culture } contre de l’énergie
       *[other] Échanger { galaxies-amount-energy } contre de la culture
    }
galaxies-action-remove = Remplacer la planète { $planet }
galaxies-action-perform = Effectuer « { $face } »
galaxies-action-repeat = Répéter « { $face } »
galaxies-action-shift = De l’orbite de la planète { $planet } à celle de la planète { $to }
galaxies-action-recall = Ramener le vaisseau en orbite de la planète { $planet }
galaxies-action-split = { galaxies-amount-mix }
galaxies-action-fall-back = Faire reculer le vaisseau en orbite de la planète { $planet }
galaxies-action-discard = Défausser « { $face } »
galaxies-action-force-reroll = Relancer
galaxies-action-accept = Laisser faire

## Le journal

galaxies-log-revealed = La planète { $planet } apparaît ({ $slot }).
galaxies-log-first-player = { $player } commence la partie.
galaxies-log-chose-mission = { $player } a choisi sa mission secrète.
galaxies-log-kept-mission = Vous gardez la mission secrète « { $mission } ».
galaxies-log-turn = { $player } commence son tour.
galaxies-log-rolled = { $player } obtient « { $face } ».
galaxies-log-rerolled = { $player } relance « { $before } » et obtient « { $face } ».
galaxies-log-activated = { $player } active « { $face } ».
galaxies-log-converted = { $player } utilise le convertisseur et tourne « { $before } » sur « { $face } ».
galaxies-log-ended-turn = { $player } finit son tour.
galaxies-log-followed = { $cost ->
        [one] { $player } paie { $cost } culture et suit « { $face } ».
       *[other] { $player } paie { $cost } cultures et suit « { $face } ».
    }
galaxies-log-followed-free = { $player } suit « { $face } » gratuitement.
galaxies-log-gained-energy = { $amount ->
        [0] { $player } ne peut pas stocker plus d’énergie.
       *[other] { $player } gagne { galaxies-amount-energy }.
    }
galaxies-log-gained-culture = { $amount ->
        [0] { $player } ne peut pas stocker plus de culture.
       *[other] { $player } gagne { galaxies-amount-culture }.
    }
galaxies-log-paid-energy = { $player } paie { galaxies-amount-energy }.
galaxies-log-paid-culture = { $player } paie { galaxies-amount-culture }.
galaxies-log-landed = { $player } se pose sur la planète { $planet }.
galaxies-log-entered-orbit = { $player } se met en orbite autour de la planète { $planet }.
galaxies-log-went-home = { $player } ramène un vaisseau dans sa galaxie.
galaxies-log-advanced = { $player } avance à la case { $space } de la planète { $planet }.
galaxies-log-pushed-back = { $space ->
        [0] { $player } recule au départ de la planète { $planet }.
       *[other] { $player } recule à la case { $space } de la planète { $planet }.
    }
galaxies-log-colonised = { $player } colonise la planète { $planet }, gagne { galaxies-amount-points } et en a maintenant { $score }. Tous les vaisseaux de la planète regagnent leur galaxie.
galaxies-log-upgraded = { $player } atteint le niveau d’empire { $level } et a maintenant { galaxies-amount-score }.
galaxies-log-used-planet = { $player } effectue l’action de la planète { $planet }.
galaxies-log-bounty = { $player } touche la récompense de la planète { $planet } chaque fois qu’on suit un de ses dés, jusqu’à la fin du tour.
galaxies-log-dearer-follows = { $player } porte à 2 cultures le prix pour suivre, jusqu’à la fin du tour.
galaxies-log-stole-energy = { $player } prend { galaxies-amount-energy } à { $victim }.
galaxies-log-stole-culture = { $player } prend { galaxies-amount-culture } à { $victim }.
galaxies-log-paid-player-energy = { $player } paie { galaxies-amount-energy } à { $payee }.
galaxies-log-paid-player-culture = { $player } paie { galaxies-amount-culture } à { $payee }.
galaxies-log-removed = { $player } retire la planète { $planet } de la rangée.
galaxies-log-set-die = { $player } tourne « { $before } » sur « { $face } ».
galaxies-log-discarded-dice = { $player } défausse deux dés : « { $face } » et « { $other } ».
galaxies-log-performed = { $player } choisit l’action « { $face } ».
galaxies-log-repeated = { $player } répète « { $face } ».
galaxies-log-shifted = { $player } transfère un vaisseau de l’orbite de la planète { $planet } à celle de la planète { $to }.
galaxies-log-triggered-end = { $player } atteint { galaxies-amount-score } et déclenche la fin de la partie.
galaxies-log-mission-done = { $player } a rempli la mission « { $mission } » : { galaxies-amount-points }.
galaxies-log-mission-failed = { $player } n’a pas rempli la mission « { $mission } ».
galaxies-log-finished = { $player } termine au rang { $rank } avec { galaxies-amount-score }.
galaxies-log-rogue-rolled = { $rogue } obtient « { $face } ».
galaxies-log-rogue-discarded = { $rogue } ne peut pas utiliser « { $face } » : le dé est défaussé.
galaxies-log-rogue-rerolled = { $rogue } relance « { $before } » et obtient « { $face } ».
galaxies-log-forced-reroll = { $player } paie 1 énergie et 1 culture : { $rogue } doit relancer « { $face } ».
galaxies-log-rogue-level = { $rogue } atteint la tête de mort au niveau { $level }.
galaxies-log-rogue-bonus = { $rogue } est au maximum de culture et lance trois dés de plus.
galaxies-log-rogue-attack = { $rogue } lance son attaque de niveau { $level }.
galaxies-log-lost-energy = { $player } perd { galaxies-amount-energy }.
galaxies-log-lost-culture = { $player } perd { galaxies-amount-culture }.
galaxies-log-dice-penalty = { $dice ->
        [one] { $player } lancera { $dice } dé de moins au prochain tour.
       *[other] { $player } lancera { $dice } dés de moins au prochain tour.
    }
galaxies-log-rogue-won = { $rogue } l’emporte. Votre galaxie est perdue.
galaxies-log-rogue-lost = { $player } bat { $rogue } et l’emporte.
galaxies-log-follow-lapsed = { $player } ne peut plus suivre « { $face } » et ne paie rien.
galaxies-log-declared-follow = { $player } va suivre « { $face } ».
galaxies-log-slot-empty = Il n’y a plus de planète à piocher : l’{ $slot } reste vide.

## Options : ce que chacune décide, et ses valeurs

galaxies-option-rogue = Galaxie pirate
    .text = Votre adversaire en solo.
    .artemis = Artemis, débutant
    .rothkel = Rothkel, facile
    .zendica = Zendica, moyen
    .hades = Hades, difficile
    .gamelyn = Gamelyn, épique
galaxies-option-tie_breakers = Égalités
    .text = Ce qui départage les joueurs à égalité de points. Si rien ne les départage, ils partagent le rang.
    .planets-level-resources = colonies, puis niveau d’empire, puis ressources
    .planets-resources = colonies, puis ressources
galaxies-option-rogue_unusable_die = Dés pirates inutilisables
    .text = Ce que devient un dé qui n’apporte rien à la Galaxie pirate.
    .reroll-once = relancé une fois, puis défaussé
    .discard = défaussé aussitôt
galaxies-option-rogue_bonus_dice = Dés supplémentaires des pirates
    .text = Ce que fait la Galaxie pirate au maximum de culture.
    .different = trois dés pour trois actions différentes ; vous pouvez les suivre
    .extra-turn = un tour supplémentaire de trois dés, sans action spéciale
    .repeats = trois dés qui peuvent se répéter ; vous ne pouvez pas les suivre
galaxies-option-follow_order = Suivre
    .text = Comment les autres joueurs décident s’ils suivent un dé.
    .clockwise = l’un après l’autre, en sens horaire
    .simultaneous = tous à la fois et en secret, puis résolution en sens horaire
galaxies-option-null_activation = Activation sans effet
    .text = Peut-on activer un dé qui ne change rien pour soi ? Les autres pourraient tout de même le suivre.
    .allowed = autorisée
    .forbidden = interdite
galaxies-option-card_texts = Textes des planètes
    .text = L’édition que suivent les planètes. Elle importe pour Andellouxian-6, CLJ-0517, Helios, La-Torres et Mared.
    .v2015 = première édition, 2015
    .later = édition ultérieure
galaxies-option-two_player_missions = Missions à deux
    .text = Les missions distribuées dans une partie à deux.
    .all = toutes les douze
    .absolute = seulement les six sans comparaison avec autrui
galaxies-option-rogue_regress_target = Vaisseau que les pirates font reculer
    .text = Qui choisit votre vaisseau lorsque la Galaxie pirate en fait reculer un.
    .choice = vous choisissez
    .most-advanced = toujours le plus avancé
galaxies-option-first_player = Premier joueur
    .text = Qui joue le premier tour. Une place inoccupée vaut un tirage au sort.
    .random = tiré au sort
    .v1 = place 1
    .v2 = place 2
    .v3 = place 3
    .v4 = place 4
    .v5 = place 5

galaxies-preset-russian-2018 = Règles russes, 2018
    .text = Toutes les options par défaut.
galaxies-preset-french-2015 = Règles françaises, 2015
    .text = Tous décident en même temps s’ils suivent, les dés pirates inutilisables sont défaussés, le maximum de culture donne un tour supplémentaire aux pirates et le niveau d’empire ne départage pas.
galaxies-preset-spanish-2015 = Règles espagnoles, 2015
    .text = Tous décident en même temps s’ils suivent, les dés pirates inutilisables sont défaussés et le maximum de culture donne un tour supplémentaire aux pirates.

## Ordres permanents

galaxies-order-forced-reroll = Quand on peut forcer la Galaxie pirate à relancer un dé
galaxies-order-follow-move = Suivre « Déplacement »
galaxies-order-follow-energy = Suivre « Énergie »
galaxies-order-follow-culture = Suivre « Culture »
galaxies-order-follow-diplomacy = Suivre « Diplomatie »
galaxies-order-follow-economy = Suivre « Économie »
galaxies-order-follow-colony = Suivre « Colonie »
galaxies-order-is-culture-2 = Si j’ai au moins 2 cultures
galaxies-order-is-culture-3 = Si j’ai au moins 3 cultures
galaxies-order-is-culture-4 = Si j’ai au moins 4 cultures
galaxies-order-is-culture-5 = Si j’ai au moins 5 cultures

## Pourquoi une chose n’est pas possible maintenant

galaxies-why-mission-first = Choisissez d’abord la mission secrète que vous gardez.
galaxies-why-others-turn = C’est à { $player } de jouer ; les dés ne sont pas à vous.
galaxies-why-finish-reroll = Lancez d’abord les dés choisis, ou annulez.
galaxies-why-finish-convert = Finissez d’abord avec le convertisseur, ou annulez.
galaxies-why-finish-die = Terminez d’abord l’action « { $face } ».
galaxies-why-die-idle = « { $face } » ne changerait rien maintenant, et cette table interdit les activations sans effet.
galaxies-why-die-gathered = Tous les dés « { $face } » sont déjà choisis.
galaxies-why-reroll-energy = Vous avez déjà fait la relance gratuite. Une autre coûte 1 énergie, et vous n’en avez pas.
galaxies-why-converter-used = Le convertisseur ne s’utilise qu’une fois par tour, et vous l’avez déjà fait.
galaxies-why-converter-dice = Le convertisseur demande trois dés inactifs ; vous en avez { $count }.
galaxies-why-top-level = Votre empire est à son plus haut niveau.
galaxies-why-upgrade-price = Le niveau suivant coûte { $price } en énergie ou { $price } en culture ; vous avez { $energy } en énergie et { $culture } en culture.
galaxies-why-upgrade-cheaper = Avec { $planet }, le niveau suivant coûte { $price } en énergie ou { $price } en culture ; vous avez { $energy } en énergie et { $culture } en culture.
galaxies-why-upgrade-mix = Avec { $planet }, le niveau suivant coûte { $price } en énergie et culture réunies ; vous avez { $energy } en énergie et { $culture } en culture.
galaxies-why-level-not-lowest = { $planet } ne sert qu’à qui a le niveau d’empire le plus bas.
galaxies-why-upgrade-die = { $dice ->
        [0] Pour améliorer l’empire, il faut un dé « Colonie », et aucun de vos dés inactifs ne montre cette face.
       *[other] Pour améliorer l’empire, activez d’abord un dé « Colonie ».
    }
galaxies-why-colony-die = { $dice ->
        [0] Pour utiliser une colonie, il faut un dé « Colonie », et aucun de vos dés inactifs ne montre cette face.
       *[other] Pour utiliser une colonie, activez d’abord un dé « Colonie ».
    }
galaxies-why-move-die = { $dice ->
        [0] Pour déplacer un vaisseau, il faut un dé « Déplacement », et aucun de vos dés inactifs ne montre cette face.
       *[other] Pour déplacer un vaisseau, activez d’abord un dé « Déplacement ».
    }
galaxies-why-ship-foreign = Ce vaisseau est à { $player }.
galaxies-why-ship-own = Seuls les vaisseaux des autres reculent.
galaxies-why-ship-moved = Ce vaisseau vient de se déplacer. Le second déplacement est pour un autre.
galaxies-why-ship-landed = Ce vaisseau vient de se poser. Un autre se déplace d’abord.
galaxies-why-ship-not-orbiting = Ce vaisseau n’est pas en orbite.
galaxies-why-ship-at-start = Ce vaisseau est sur la case de départ et ne peut pas reculer.
galaxies-why-ship-fell-back = Ce vaisseau vient de reculer. C’est un autre qui avance.
galaxies-why-no-orbit-fits = Aucune autre orbite libre n’a de case { $space }.
galaxies-why-track = { $is_diplomacy ->
        [0] La planète { $planet } a une piste d’économie, et cette action fait avancer en diplomatie.
       *[other] La planète { $planet } a une piste de diplomatie, et cette action fait avancer en économie.
    }
galaxies-why-no-orbiter = Vous n’avez pas de vaisseau en orbite de la planète { $planet }.
galaxies-why-pick-ship = C’est un vaisseau qu’il faut choisir, et non la planète.
galaxies-why-pick-place = Choisissez la surface ou l’orbite de la planète { $planet }.
galaxies-why-surface-taken = Un de vos vaisseaux est à la surface de la planète { $planet } ; il n’y a pas de place pour un second.
galaxies-why-orbit-taken = Un de vos vaisseaux est en orbite de la planète { $planet } ; il n’y a pas de place pour un second.
galaxies-why-same-planet = Votre vaisseau ne peut pas passer de l’orbite à la surface de la planète { $planet }, ni l’inverse : il doit aller vers une autre planète ou dans votre galaxie.
galaxies-why-orbit-only = Choisissez un vaisseau en orbite et l’orbite où il passe.
galaxies-why-track-short = La piste de la planète { $planet } est trop courte pour vos vaisseaux.
galaxies-why-planet-occupied = La planète { $planet } a un vaisseau à sa surface ou en orbite ; on ne remplace qu’une planète sans vaisseau.
galaxies-why-planet-used = Vous avez déjà utilisé la planète { $planet } pendant ce tour ; c’est une fois par tour.
galaxies-why-planet-own-turn = La planète { $planet } ne s’utilise que pendant votre tour.
galaxies-why-planet-energy = La planète { $planet } coûte { $price } en énergie ; vous avez { $have }.
galaxies-why-planet-culture = La planète { $planet } coûte { $price } en culture ; vous avez { $have }.
galaxies-why-planet-no-target = La planète { $planet } ne peut pas servir maintenant : son action n’a aucun effet possible, ou elle est encore en cours.
galaxies-why-colony-own = Choisissez la colonie de quelqu’un d’autre.
galaxies-why-colony-foreign = La colonie { $planet } est à { $player } ; vous n’utilisez que les vôtres.
galaxies-why-no-flight-to-colony = Les vaisseaux ne vont pas aux colonies.
galaxies-why-no-flight-to-galaxy = Les vaisseaux ne vont pas dans la galaxie d’un autre.
galaxies-why-all-home = Tous vos vaisseaux sont déjà dans votre galaxie.
galaxies-why-steal-nothing = { $player } n’a rien à prendre.
galaxies-why-steal-lacks = { $is_energy ->
        [0] { $player } n’a pas de culture.
       *[other] { $player } n’a pas d’énergie.
    }

## Ce dont parlent les conseils

galaxies-feature-points = points
galaxies-feature-colony = colonie
galaxies-feature-mission-fulfilled = mission accomplie
galaxies-feature-level = niveau d’empire
galaxies-feature-missing-for-the-next-level = manque pour le niveau suivant
galaxies-feature-orbit = vaisseau en orbite
galaxies-feature-energy = énergie
galaxies-feature-culture = culture
galaxies-feature-energy-a-die = énergie par dé
galaxies-feature-culture-a-die = culture par dé
galaxies-feature-landed-on = vaisseau posé
galaxies-feature-ships-at-home = vaisseaux dans la galaxie

## Comment jouer, deux pages de quatre images, et cinq conseils

galaxies-howto-1 = Atteindre 21
    .text = Colonisez des planètes et améliorez votre empire. Le premier qui a 21 points de victoire déclenche la fin ; on termine le tour de table pour que chacun ait joué autant de tours. Puis on révèle les missions secrètes, et le plus haut total l’emporte.
galaxies-howto-2 = Orbite et surface
    .text = Près d’une planète, un vaisseau peut faire deux choses. À la surface, il effectue aussitôt l’action de la planète. En orbite, il part de 0 et avance case par case ; au bout de la piste, la planète devient votre colonie. S’il s’en va, sa progression est perdue.
    .orbit = orbite : des points plus tard
    .surface = surface : son action tout de suite
galaxies-howto-3 = Votre galaxie
    .text = Les vaisseaux dans votre galaxie rapportent de l’énergie. L’énergie paie les relances, la culture permet de suivre, et l’une ou l’autre paie un niveau d’empire : plus de dés, de vaisseaux et de points. On ne garde pas plus de 7 de chaque.
    .dice = dés
    .ships = vaisseaux
    .points = points
galaxies-howto-4 = La fin
    .text = On peut atteindre 21 points pendant le tour de n’importe qui. Ceux qui jouent plus tard dans le tour de table ont encore un tour : regardez d’abord ce qu’ils pourraient en faire.
    .had = a 21
    .more = encore un tour
    .missions = missions
galaxies-howto-5 = Lancer
    .text = Lancez tous vos dés. La première relance est gratuite, chaque autre coûte 1 énergie, quel que soit le nombre de dés. Une fois par tour, vous pouvez mettre deux dés dans le convertisseur pour tourner un troisième sur la face de votre choix.
    .reroll = la première gratuite, puis 1 énergie
    .convert = deux dés pour la face voulue
galaxies-howto-6 = Six faces
    .text = Activez les dés dans l’ordre que vous voulez ; aucun n’est obligatoire. Déplacement fait voler un vaisseau. Énergie compte les vaisseaux dans votre galaxie et près des planètes d’énergie, Culture ceux qui sont près des planètes de culture. Diplomatie et Économie font avancer un vaisseau sur une piste du même genre. Colonie utilise une de vos colonies ou améliore l’empire.
    .move = déplacer un vaisseau
    .energy = vaisseaux dans la galaxie et près des planètes d’énergie
    .culture = vaisseaux près des planètes de culture
    .diplomacy = 1 case sur une piste de diplomatie
    .economy = 1 case sur une piste d’économie
    .colony = utiliser une colonie ou améliorer l’empire
galaxies-howto-7 = Suivre
    .text = Après chaque dé activé, tout autre joueur peut payer 1 culture et faire la même action pour lui-même. Vous aussi, pendant le tour des autres. C’est la moitié du jeu.
    .pay = payez 1
galaxies-howto-8 = Coloniser
    .text = Au bout de la piste, la planète est à vous, avec ses points et son action. Tous les vaisseaux qui s’y trouvent retournent dans leur galaxie, ceux de vos rivaux aussi, et leur progression est perdue. Une nouvelle planète prend la place.
    .home = tous rentrent
galaxies-strategy-1 = Achetez le niveau 2 avec votre premier dé « { galaxies-face-colony } » : un dé de plus à chaque tour vaut mieux que n’importe quelle planète.
galaxies-strategy-2 = Ne tombez jamais à 0 culture quand un rival va activer un dé qui vous intéresse aussi.
galaxies-strategy-3 = Gardez des vaisseaux sur les deux genres de pistes : Diplomatie et Économie vous serviront toutes les deux.
galaxies-strategy-4 = Les longues pistes se finissent avec les planètes qui font avancer ({ galaxies-planet-shouhua }, { galaxies-planet-leandra }, { galaxies-planet-drewkaiden }), et non en attendant une seule face.
galaxies-strategy-5 = Avant d’activer un dé, demandez-vous qui gagne le plus à le suivre. Activez le plus dangereux tant que les autres n’ont pas de culture.

galaxies-source-colonies = colonies
galaxies-source-empire = empire
galaxies-source-mission = mission
