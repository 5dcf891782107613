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
       *[first] { $faq_limit ->
            [clj-0517] Prenez 1 culture à un autre joueur. Une fois par tour, pendant votre tour seulement.
           *[cards] Prenez 1 culture à un autre joueur. Une fois par tour.
        }
    }
galaxies-planet-drewkaiden = Drewkaiden
    .text = Avancez de 1 case un de vos vaisseaux en orbite autour d’une planète de diplomatie.
galaxies-planet-gleam_zanier = Gleam-Zanier
    .text = Gagnez 2 énergies. Tous les autres joueurs gagnent 1 énergie.
galaxies-planet-gort = Gort
    .text = Transférez un de vos vaisseaux en orbite sur la case de même numéro de la piste d’une autre planète, quel qu’en soit le type. Si c’est le bout de la piste, vous colonisez la planète.
galaxies-planet-gyore = Gyore
    .text = { $faq_limit ->
        [gyore] Tournez un de vos dés inactifs sur une autre face de votre choix. Une fois par tour, pendant votre tour seulement.
       *[cards] Tournez un de vos dés inactifs sur une autre face de votre choix. Pendant votre tour seulement.
    }
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
       *[first] { $faq_limit ->
            [clj-0517] Prenez 1 énergie à un autre joueur. Une fois par tour, pendant votre tour seulement.
           *[cards] Prenez 1 énergie à un autre joueur. Une fois par tour.
        }
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

galaxies-shape-where = Où ?
galaxies-shape-face = Sur quelle face ?
galaxies-shape-convert = Touchez le dé à tourner, puis sa nouvelle face. Deux autres dés vont dans le convertisseur : touchez-en un autre pour remplacer l’un d’eux.
galaxies-shape-use = Effectuer son action
galaxies-shape-land-use = Se poser et l’effectuer
galaxies-shape-land-only = Se poser seulement
galaxies-shape-unused = { $count ->
        [one] { $count } dé encore utilisable
       *[other] { $count } dés encore utilisables
    }
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
galaxies-prompt-reroll-card = { $planet } : quels dés inutilisés relancez-vous ?
galaxies-prompt-convert = { $chosen ->
        [1] Quel dé mettez-vous en second dans le convertisseur ?
       *[other] Quel dé tournez-vous, et sur quelle face ?
    }
galaxies-prompt-move-ship = { galaxies-face-move } : quel vaisseau ?
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
galaxies-prompt-shift-orbit = Lequel de vos vaisseaux change d’orbite ?
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
galaxies-prompt-set-die = Quel dé tournez-vous ?
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
    .you = Vous commencez votre tour.
galaxies-log-rolled = { $player } obtient « { $face } ».
    .you = Vous obtenez « { $face } ».
galaxies-log-rerolled = { $player } relance « { $before } » et obtient « { $face } ».
    .you = Vous relancez « { $before } » et obtenez « { $face } ».
galaxies-log-activated = { $player } active « { $face } ».
    .you = Vous activez « { $face } ».
galaxies-log-converted = { $player } utilise le convertisseur et tourne « { $before } » sur « { $face } ».
    .you = Vous utilisez le convertisseur et tournez « { $before } » sur « { $face } ».
galaxies-log-ended-turn = { $player } finit son tour.
    .you = Vous finissez votre tour.
galaxies-log-followed = { $cost ->
        [one] { $player } paie { $cost } culture et suit « { $face } ».
       *[other] { $player } paie { $cost } cultures et suit « { $face } ».
    }
    .you = { $cost ->
            [one] Vous payez { $cost } culture et suivez « { $face } ».
           *[other] Vous payez { $cost } cultures et suivez « { $face } ».
        }
galaxies-log-followed-free = { $player } suit « { $face } » gratuitement.
galaxies-log-gained-energy = { $amount ->
        [0] { $player } ne peut pas stocker plus d’énergie.
       *[other] { $player } gagne { galaxies-amount-energy }.
    }
    .you = { $amount ->
            [0] Vous ne pouvez pas stocker plus d’énergie.
           *[other] Vous gagnez { galaxies-amount-energy }.
        }
galaxies-log-gained-culture = { $amount ->
        [0] { $player } ne peut pas stocker plus de culture.
       *[other] { $player } gagne { galaxies-amount-culture }.
    }
    .you = { $amount ->
            [0] Vous ne pouvez pas stocker plus de culture.
           *[other] Vous gagnez { galaxies-amount-culture }.
        }
galaxies-log-paid-energy = { $player } paie { galaxies-amount-energy }.
    .you = Vous payez { galaxies-amount-energy }.
galaxies-log-paid-culture = { $player } paie { galaxies-amount-culture }.
    .you = Vous payez { galaxies-amount-culture }.
galaxies-log-landed = { $player } se pose sur la planète { $planet }.
    .you = Vous vous posez sur la planète { $planet }.
galaxies-log-entered-orbit = { $player } se met en orbite autour de la planète { $planet }.
    .you = Vous vous mettez en orbite autour de la planète { $planet }.
galaxies-log-went-home = { $player } ramène un vaisseau dans sa galaxie.
galaxies-log-advanced = { $player } avance à la case { $space } de la planète { $planet }.
    .you = Vous avancez à la case { $space } de la planète { $planet }.
galaxies-log-pushed-back = { $space ->
        [0] { $player } recule au départ de la planète { $planet }.
       *[other] { $player } recule à la case { $space } de la planète { $planet }.
    }
galaxies-log-colonised = { $player } colonise la planète { $planet }, gagne { galaxies-amount-points } et en a maintenant { $score }. Tous les vaisseaux de la planète regagnent leur galaxie.
    .you = Vous colonisez la planète { $planet }, gagnez { galaxies-amount-points } et en avez maintenant { $score }. Tous les vaisseaux de la planète regagnent leur galaxie.
galaxies-log-upgraded = { $player } atteint le niveau d’empire { $level } et a maintenant { galaxies-amount-score }.
    .you = Vous atteignez le niveau d’empire { $level } et avez maintenant { galaxies-amount-score }.
galaxies-log-used-planet = { $player } effectue l’action de la planète { $planet }.
    .you = Vous effectuez l’action de la planète { $planet }.
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
    .you = Vous atteignez { galaxies-amount-score } et déclenchez la fin de la partie.
galaxies-log-mission-done = { $player } a rempli la mission « { $mission } » : { galaxies-amount-points }.
    .you = Vous avez rempli la mission « { $mission } » : { galaxies-amount-points }.
galaxies-log-mission-failed = { $player } n’a pas rempli la mission « { $mission } ».
galaxies-log-finished = { $player } termine au rang { $rank } avec { galaxies-amount-score }.
    .you = Vous terminez au rang { $rank } avec { galaxies-amount-score }.
galaxies-log-rogue-rolled = { $rogue } obtient « { $face } ».
galaxies-log-rogue-discarded = { $rogue } ne peut pas utiliser « { $face } » : le dé est défaussé.
galaxies-log-rogue-rerolled = { $rogue } relance « { $before } » et obtient « { $face } ».
galaxies-log-forced-reroll = { $player } paie 1 énergie et 1 culture : { $rogue } doit relancer « { $face } ».
    .you = Vous payez 1 énergie et 1 culture : { $rogue } doit relancer « { $face } ».
galaxies-log-rogue-level = { $rogue } atteint la tête de mort au niveau { $level }.
galaxies-log-rogue-bonus = { $rogue } est au maximum de culture et lance trois dés de plus.
galaxies-log-rogue-attack = { $rogue } lance son attaque de niveau { $level }.
galaxies-log-lost-energy = { $player } perd { galaxies-amount-energy }.
    .you = Vous perdez { galaxies-amount-energy }.
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
galaxies-option-faq_limit = Ligne de la FAQ sans titre
    .text = « Une seule fois par tour et pendant votre tour seulement » : on ne sait pas avec certitude quelles planètes cette ligne de la FAQ concerne.
    .cards = aucune planète : les limites des cartes
    .clj-0517 = CLJ-0517 et La-Torres : pendant votre tour seulement
    .gyore = Gyore : une fois par tour
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
galaxies-why-track-short = La piste de la planète { $planet } est trop courte : elle n’a pas cette case.
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
galaxies-strategy-4 = Les longues pistes se finissent avec les planètes qui font avancer, et non en attendant une seule face.
galaxies-strategy-5 = Avant d’activer un dé, demandez-vous qui gagne le plus à le suivre. Activez le plus dangereux tant que les autres n’ont pas de culture.

galaxies-source-colonies = colonies
galaxies-source-empire = empire
galaxies-source-mission = mission

## Première orbite

lesson-first-orbit = Première orbite
    .about = Une première partie contre Luna : les dés, les orbites, suivre une action et le dernier tour de table.
lesson-first-orbit-goal = Bienvenue à bord ! Luna et vous dirigez chacun une petite galaxie. Le premier qui atteint **21 points** ouvre le dernier tour de table. À la fin, le plus haut total l’emporte.
lesson-first-orbit-points = Les points viennent des **planètes** que vous colonisez (le nombre sur l’étoile dorée) et du **niveau de votre empire**. Une mission secrète en ajoute 2 ou 3 tout à la fin.
lesson-first-orbit-dice = À vous de jouer. Quatre dés ont été lancés pour vous. Chaque dé est **une action**. Activez-les dans l’ordre que vous voulez ; aucun n’est obligatoire.
lesson-first-orbit-orbit = La fusée déplace un vaisseau. Prenez un dé **Déplacement**, puis **l’orbite de Jakks** : le bout de sa piste n’est qu’à deux cases.
    .elsewhere = Plus tard. Votre prochain dé est Diplomatie, et la piste de diplomatie la plus courte est celle de Jakks.
    .land = Se poser donne tout de suite l’action de la planète. Mais seule l’orbite mène à une colonie ; nous nous poserons dans un instant.
    .diplomacy = Diplomatie fait avancer un vaisseau déjà en orbite sur une piste de diplomatie. Vous n’en avez pas encore.
    .culture = Aucun de vos vaisseaux n’est près d’une planète de culture : ce dé ne rapporterait rien.
    .keep = Gardez-les : chacun des quatre dés a son utilité.
    .end = Quatre dés, quatre actions. Utilisez-les d’abord.
lesson-first-orbit-follow = Après chacun de vos dés, Luna peut **suivre** : payer 1 culture et faire la même action pour elle. Cette fois, elle y renonce. Retenez-le : suivre est le cœur du jeu.
lesson-first-orbit-push = Votre vaisseau attend sur la case 0. Le dé **Diplomatie** l’avance d’une case, car Jakks a une piste de diplomatie. Activez-le.
    .move = Faites d’abord avancer le vaisseau en orbite, puis envoyez l’autre.
    .culture = Bonne idée, dans deux étapes. Diplomatie d’abord.
    .keep = Inutile : chaque dé qui reste a son utilité.
    .end = Il reste trois dés. Utilisez-les d’abord.
lesson-first-orbit-land = Maintenant, **posez** votre second vaisseau sur MJ-120210 : un dé Déplacement, puis sa surface. L’action de la planète est immédiate : 2 énergies. **Effectuez-la.**
    .orbit = C’est bien aussi, mais lent. La surface rapporte tout de suite.
    .elsewhere = MJ-120210 rapporte le plus : 2 énergies, et c’est gratuit.
    .leave = Ce vaisseau perdrait sa case : qui quitte une orbite perd toute sa progression. Prenez celui de votre galaxie.
    .decline = C’est permis, mais l’énergie achète des niveaux. Prenez-la.
    .culture = Dans un instant. Le vaisseau d’abord.
    .keep = Inutile : les deux dés ont leur utilité.
    .end = Il reste deux dés. Utilisez-les d’abord.
lesson-first-orbit-culture = Le dernier dé est **Culture**. Chacun de vos vaisseaux près d’une planète de culture en rapporte 1. Jakks est une planète de culture, MJ-120210 non.
    .reroll = La première relance du tour est gratuite, mais ce dé est utile tel quel.
    .end = Il reste un dé, et il vous rapporte de la culture.
lesson-first-orbit-wait = Au tour de Luna. Elle rejoint Jakks, à côté de vous. Vous pourriez copier **Déplacement** pour 1 culture. Mais regardez ses dés : il reste un dé Diplomatie. **Ne suivez pas.**
    .follow = Vous avez 2 cultures, et elle va activer Diplomatie. Gardez-les pour cela.
lesson-first-orbit-take = Elle active Diplomatie, et vous le pouvez aussi. **Suivez** pour 1 culture : votre vaisseau passe de la case 1 au bout de la piste.
    .pass = Ici, 1 culture achète une planète entière. Suivez.
lesson-first-orbit-colony = **Jakks est à vous : 1 point**, pendant le tour de Luna. Tous les vaisseaux qui s’y trouvaient retournent dans leur galaxie, le sien aussi, et sa progression est perdue. Gleam-Zanier prend la place : 5 points.
lesson-first-orbit-reroll = De nouveau à vous. Deux dés Économie, mais aucun vaisseau sur une piste d’économie. Prenez **les deux** et **relancez** : la première relance de chaque tour est gratuite.
    .one = Deux ne coûtent pas plus cher. Prenez les deux dés Économie.
    .keep = Gardez ceux-là : ils servent tout de suite.
    .colony = C’est le bon dé, mais relancez d’abord : vous verrez ce qui est possible.
    .first = Relancez d’abord : vous verrez ce qui est possible.
    .end = Ces dés seraient perdus. Relancez d’abord.
lesson-first-orbit-upgrade = Le dé **Colonie** utilise une colonie ou améliore l’empire. Le niveau 2 coûte 2, tout en énergie ou tout en culture. **Améliorez votre empire** : un point, et un cinquième dé à chaque tour.
    .jakks = 1 culture, c’est bien. Un dé de plus à chaque tour, c’est bien mieux.
    .first = Cela peut attendre. D’abord le dé qui améliore tous les tours suivants.
    .keep = Gardez-les : vous avez ce qu’il faut.
    .end = Améliorez d’abord votre empire : c’est un dé de plus à chaque tour.
lesson-first-orbit-freely = Il reste trois dés. Envoyez le vaisseau de votre galaxie en **orbite autour de Gleam-Zanier**, avancez-le avec Diplomatie, puis prenez de l’énergie. Ou faites autrement : cette fois, **c’est vous qui décidez**.
    .end = Vraiment ? Ces dés seront perdus. Si c’est voulu, touchez encore une fois.
lesson-first-orbit-later = Une demi-heure plus tard. Vous avez 18 points, Luna 17. Qui atteint 21 ouvre le dernier tour de table. Vous jouez en premier : **Luna aurait encore un tour**.
lesson-first-orbit-jorg = Ne foncez pas. Luna est à **une case** de Gleam-Zanier : 17 + 5 = 22. Faites-la d’abord reculer. Posez-vous sur **Jorg** et payez ses 2 cultures.
    .economy = Cela fait 21 et ouvre le dernier tour de table, alors qu’il ne manque à Luna qu’un dé Diplomatie. Faites-la d’abord reculer.
    .colony = Nakagawakozi vous ferait avancer aussi. Mais arrêtez d’abord Luna.
    .decline = Effectuez-la : c’est pour cela que nous sommes venus.
    .first = Cela peut attendre. Arrêtez d’abord Luna.
    .elsewhere = Jorg fait reculer un rival, et c’est ce qu’il vous faut. Posez-vous sur Jorg.
    .end = Luna prendrait Gleam-Zanier. Faites-la d’abord reculer.
lesson-first-orbit-major = La voilà revenue sur la case 2. Prenez maintenant **Pembertonia-Major** avec le dé **Économie**.
    .points = Cela peut attendre. Les points d’abord : le dé Économie.
lesson-first-orbit-bell = **21. Le dernier tour de table commence.** Vous pouvez encore activer des dés : énergie et culture départagent après les planètes et le niveau. Ensuite, **finissez votre tour**.
lesson-first-orbit-lunas-last = Le dernier tour de Luna : un seul dé Diplomatie ne suffit pas pour Gleam-Zanier. Elle achète le niveau 5.
lesson-first-orbit-won = Les missions sont révélées. La vôtre est **Ancien** : 2 points pour avoir atteint 21 en premier. Celle de Luna demandait le niveau 6 et ne rapporte rien. **{ $points1 } à { $points2 } : vous gagnez !**

## Quand suivre

lesson-follow-or-save = Quand suivre
    .about = Quatre dés d’Astra et vos 2 cultures : lequel vaut la peine d’être suivi, et ce que cela rapporte.
lesson-follow-or-save-purse = Au tour d’Astra. Vous avez **2 cultures** : de quoi suivre deux fois. Lisez d’abord ses dés : énergie, déplacement, économie et **deux fois diplomatie**. Votre vaisseau est justement à deux cases du bout de la piste de MJ-120210.
lesson-follow-or-save-energy = Elle prend de l’énergie. Suivre vous en donnerait 2 : une pour le vaisseau de votre galaxie, une pour celui de MJ-120210, planète d’énergie. Mais votre culture servira mieux. **Ne suivez pas.**
    .follow = 2 énergies pour 1 culture, c’est honnête. Mais vous ne pourriez plus suivre qu’un dé Diplomatie, et il vous faut les deux.
lesson-follow-or-save-move = Elle s’est posée sur Vici-KS156 et a effectué son action. On ne vous demande que maintenant, quand tout est fini. Mais un vol peut attendre votre propre dé. **Ne suivez pas.**
    .follow = Vous volerez à votre tour, sans rien payer. Gardez votre culture pour la diplomatie.
lesson-follow-or-save-step = Enfin la diplomatie : **suivez** pour 1 culture. Vous copiez le dé, pas son vaisseau : c’est le vôtre qui avance, de la case 1 à la case 2.
    .pass = C’est pour ce dé que vous avez économisé. Suivez.
lesson-follow-or-save-planet = Son deuxième dé Diplomatie. Chaque dé peut être suivi une fois, donc celui-ci aussi. **Suivez** encore : vous arrivez au bout de la piste.
    .pass = Il vous manque une case, et il vous reste 1 culture. Suivez.
lesson-follow-or-save-bill = **Une planète et 2 points** pour 2 cultures. Les autres dés : 2 énergies et un vol. Gardez la culture pour ce qui mène au but. Attention : une amélioration ou l’action d’une planète se paie en plus.

## Se poser ou rester en orbite

lesson-land-or-orbit = Surface ou orbite
    .about = Les mêmes dés et la même planète, deux fois : ce que rapporte la surface, et où mène l’orbite.
lesson-land-or-orbit-land = Deux dés Déplacement et trois dés Diplomatie. D’abord la surface : **posez-vous sur MJ-120210** et **effectuez** son action. Elle est immédiate : 2 énergies.
    .orbit = L’orbite viendra dans la seconde moitié. D’abord la surface.
    .elsewhere = Posez-vous sur MJ-120210 : ses 2 énergies ne coûtent rien.
    .diplomacy = Aucun de vos vaisseaux n’est en orbite : la diplomatie ne ferait avancer personne.
    .decline = C’est permis, mais le vol n’aurait servi à rien. Effectuez-la.
    .keep = Laissez les dés tels quels : nous comparons deux fois le même tour.
    .end = Activez d’abord les dés Déplacement.
lesson-land-or-orbit-hop = **Se poser une fois, agir une fois.** Un vaisseau qui reste posé ne la redonne pas ; il faut se poser à nouveau. Envoyez donc **le même vaisseau** sur Vici-KS156 et effectuez son action : 1 énergie.
    .stay = Cela irait aussi. Mais prenez celui de MJ-120210 : il y a fait son travail.
    .elsewhere = Posez-vous sur Vici-KS156 : son énergie ne coûte rien.
    .diplomacy = Toujours aucun vaisseau en orbite : personne à faire avancer.
    .decline = Elle ne coûte rien. Effectuez-la.
    .keep = Laissez les dés tels quels : nous comparons deux fois le même tour.
    .end = Il reste un dé Déplacement. Activez-le d’abord.
lesson-land-or-orbit-idle = Deux dés, **3 énergies**, et tout de suite. Mais aucun point, et les trois dés Diplomatie n’ont personne à faire avancer. Maintenant le même tour, depuis une orbite.
lesson-land-or-orbit-orbit = Les cinq mêmes dés. Cette fois, envoyez un vaisseau en **orbite autour de MJ-120210**. Il part de la case 0 et ne rapporte encore rien.
    .elsewhere = La même planète que tout à l’heure : MJ-120210.
    .land = C’était la première moitié. Maintenant, l’orbite.
    .diplomacy = D’abord un vaisseau en orbite : il y aura alors quelqu’un à faire avancer.
    .keep = Laissez les dés tels quels : nous comparons deux fois le même tour.
    .end = Cinq dés, cinq actions. Utilisez-les d’abord.
lesson-land-or-orbit-push = Trois cases, et MJ-120210 a une piste de diplomatie. Activez **les trois dés Diplomatie**, l’un après l’autre.
    .move = Un vaisseau qui quitte son orbite perd toute sa progression, et l’autre peut attendre. Diplomatie d’abord.
    .keep = Trois cases, trois dés Diplomatie : rien à améliorer.
    .end = Une planète est à portée. Activez d’abord les dés Diplomatie.
lesson-land-or-orbit-bill = **2 points**, et désormais chaque dé Colonie peut donner ces 2 énergies sans vol. Donc : l’orbite si vos dés font avancer sur sa piste. Sinon la surface : elle rapporte tout de suite, et personne ne vous fait reculer.

## Le cinquième dé

lesson-upgrade-early = Le cinquième dé
    .about = Le niveau 2 au premier tour ou au quatrième : comptons les dés.
lesson-upgrade-early-now = Premier tour, il reste un dé : **Colonie**. Sans colonie, il améliore votre empire. Le niveau 2 coûte 2, tout en énergie ou tout en culture. **Payez 2 énergies** et gardez la culture pour suivre.
    .culture = C’est permis. Mais la culture sert aussi à suivre, et c’est bientôt à Luna. Payez en énergie.
    .keep = C’est la meilleure face pour vous. Activez-le.
    .end = Il reste un dé, et c’est le plus utile. Activez-le.
lesson-upgrade-early-saved = Luna active Diplomatie, et votre vaisseau est à une case du bout de la piste de Jakks. **Suivez** : c’est pour cela que vous avez gardé votre culture.
    .pass = Une planète pour 1 culture : on ne trouve pas moins cher. Suivez.
lesson-upgrade-early-five = Votre deuxième tour : **cinq dés au lieu de quatre**. Le nouveau dé est lancé dès votre tour suivant, puis à chaque tour.
lesson-upgrade-early-late = L’autre histoire. C’est le **quatrième tour**, et vous avez économisé : 5 énergies, mais toujours le niveau 1 et quatre dés. Le dernier est encore Colonie. Activez-le.
    .keep = Assez attendu. Activez-le.
    .end = Encore un tour à quatre dés ? Activez-le.
lesson-upgrade-early-bill = Le même niveau, au même prix. Mais en quatre tours, dés lancés : 4 + 5 + 5 + 5 = **19 contre 16**. Trois actions pour rien. Et cela continue : les niveaux 4 et 6 donnent un dé, 3 et 5 un vaisseau.

## Qui joue en dernier

lesson-last-round = Qui joue en dernier
    .about = Trois joueurs, le même dé, les mêmes 21 points : de la première place et de la dernière.
lesson-last-round-first = Vous avez 18 points, Luna 19, Astra 12. Vous jouez **en premier**. Si vous atteignez 21, Luna et Astra auront encore un tour chacune. Or Luna est à une case de diplomatie de Gleam-Zanier : 5 points.
lesson-last-round-trigger = Votre dernier dé est Économie, et Pembertonia-Major est à une case : 3 points. Prenez-la, et voyons la suite. **Activez le dé.**
    .keep = C’est justement le dé qu’il vous faut. Activez-le.
    .end = Allez-y : cette fois, nous voulons voir ce qui arrive.
lesson-last-round-luna = Vous aviez 21, et **Ancien** en a ajouté 2 : 23. Mais le tour de table est allé au bout, et Luna a pris Gleam-Zanier : **24**. Si vous jouez en premier, tous les autres peuvent répondre.
lesson-last-round-last = La même table, mais Luna a commencé : vous jouez maintenant **en dernier**. Activez le même dé.
    .keep = C’est justement le dé qu’il vous faut. Activez-le.
    .end = Vous êtes à une case de la victoire. Activez le dé.
lesson-last-round-bill = **23 à 19** : la partie s’est finie avec votre tour. Si vous jouez au milieu, seuls ceux qui jouent après vous répondent. Les missions comptent après la fin et ne la déclenchent jamais ; Ancien ne récompense que le premier à atteindre 21.

## Deux dés pour celui qu’il vous faut

lesson-convert = Deux dés pour celui qu’il faut
    .about = Ce que fait le convertisseur, ce qu’il coûte, et quand mieux vaut relancer.
lesson-convert-need = Vous avez 3 énergies, juste le prix du niveau 3. Mais aucun dé **Colonie**, et la relance gratuite est utilisée. Économie et culture ne rapportent rien : votre seul vaisseau en orbite est autour de Gleam-Zanier.
lesson-convert-convert = **Le convertisseur** : mettez-y deux dés, quelles que soient leurs faces, et tournez un troisième à votre gré. Mettez **les deux dés Économie**, puis tournez **le dé Culture sur Colonie**.
    .useless = Ce dé peut vous servir. Mettez ceux qui ne rapportent rien : les dés Économie.
    .face = N’importe quelle face, mais une seule donne le niveau : colonie.
    .third = Ce dé est utile tel quel. Tournez le dé Culture.
    .first = Cela peut attendre : le convertisseur demande trois dés inactifs. Lui d’abord.
    .reroll = Une deuxième relance coûte 1 énergie, et il en resterait trop peu pour le niveau 3.
    .end = Ce serait un tour perdu. D’abord le convertisseur.
lesson-convert-upgrade = Les deux dés mis dedans sont dépensés : on ne peut ni les activer, ni les relancer, ni les suivre. Le troisième est un dé Colonie comme un autre. **Activez-le** : niveau 3 et un troisième vaisseau.
    .first = Cela peut attendre. D’abord le niveau.
    .reroll = Une relance coûte maintenant 1 énergie, et le niveau 3 serait hors de portée.
    .end = Activez d’abord le dé Colonie que vous avez obtenu.
lesson-convert-reroll = Un autre tour. Deux dés Économie inutiles, mais culture et colonie servent. Le convertisseur mangerait deux dés pour un seul. La **relance gratuite** n’en mange aucun : relancez **les deux dés Économie**.
    .one = Deux ne coûtent pas plus cher. Prenez les deux dés Économie.
    .keep = Ce dé est utile. Ne relancez que les dés Économie.
    .convert = Deux dés perdus, alors qu’une relance ne coûte rien. Relancez d’abord.
    .first = Relancez d’abord : vous connaîtrez tous vos dés.
    .end = Ces dés seraient perdus. Relancez d’abord.
lesson-convert-jakks = Diplomatie et déplacement : les deux servent. Prenez d’abord de la **culture**, tant que votre vaisseau est près de Jakks. Puis **Diplomatie** l’amène au bout de la piste.
    .culture = Oui, mais la culture d’abord : une fois Jakks à vous, le vaisseau retourne dans votre galaxie, et le dé Culture ne rapporterait rien.
    .first = Dans un instant. D’abord la culture et la planète.
    .paid = Dès la deuxième fois, une relance coûte 1 énergie, quel que soit le nombre de dés. C’est inutile ici.
    .convert = Vous avez les faces qu’il faut. Activez-les.
    .end = Une planète est à une case. Utilisez d’abord vos dés.
lesson-convert-bill = **Relancez** quand plusieurs faces conviennent : la première est gratuite, chaque autre coûte 1 énergie. **Convertissez** quand il en faut une, tout de suite, et que deux dés sont inutiles : une fois par tour, avec trois dés inactifs.

## En solo contre la Galaxie pirate

lesson-rogue = En solo contre la Galaxie pirate
    .about = Un tour d’Artemis, dé par dé : ce qui lui sert, ce que vous pouvez empêcher, et quand elle grandit.
lesson-rogue-alone = En solo, vous affrontez une **Galaxie pirate**, ici Artemis. Elle ne suit jamais et lance ses dés **un par un**. Pas de missions. Qui atteint 21 points gagne aussitôt ; elle gagne aussi si son niveau atteint la tête de mort.
lesson-rogue-yours = Chacun joue à son tour, et le vôtre finit avec le dernier dé. **Activez le dé Énergie** : ensuite, Artemis commence.
    .keep = Il rapporte 2 énergies, et vous en aurez besoin. Activez-le.
    .end = Il reste un dé, et l’énergie vous servira. Activez-le.
lesson-rogue-force = Elle obtient Diplomatie. **Tous** ses vaisseaux sur des pistes de diplomatie avanceraient, et MJ-120210 serait sa colonie : 2 points. Avant cela, vous pouvez payer 1 énergie et 1 culture : **forcez une relance**.
    .accept = Elle prendrait MJ-120210. Ici, la relance vaut son prix : forcez-la.
lesson-rogue-follow = Énergie est moins grave : 1 par vaisseau dans sa galaxie ou près d’une planète d’énergie, sans dépasser son maximum. **Suivez** pour 1 culture, comme face à un joueur : le dé agit d’abord.
    .again = Vous pouvez forcer tant que vous pouvez payer. Mais votre dernière culture rapporte plus si vous suivez.
    .pass = 2 énergies pour 1 culture, et rien de mieux en vue. Suivez.
lesson-rogue-rest = La fin de son tour. Une autre énergie, réserve pleine, était **inutilisable** : relancée une fois, puis défaussée. Déplacement a mis un vaisseau sur l’orbite la plus à gauche où elle n’en avait pas. Colonie était son **attaque** : vous avez perdu 1 énergie.
lesson-rogue-full = À la fin de son tour, son **énergie pleine** a élevé Artemis d’un niveau, et elle repart de 0. Une culture pleine lui donne trois dés de plus. Surveillez les deux pions : chaque niveau rapproche la tête de mort.

## Ce que dit le guide à la première rencontre d’une décision : 30 mots au plus.

tip-galaxies-keep-mission = Gardez-en une. Elle ne rapporte qu’à la toute fin : prenez celle qui va avec ce que vous feriez de toute façon.
tip-galaxies-main-choice = Activez les dés dans l’ordre que vous voulez. Avant chacun, demandez-vous qui pourrait suivre.
tip-galaxies-reroll = Prenez tous les dés inutiles. La première relance du tour est gratuite ; chaque autre coûte 1 énergie.
tip-galaxies-convert = Deux dés contre celui que vous voulez. Cela vaut la peine pour Colonie, rarement pour Énergie.
tip-galaxies-move-ship = Surface : l’action tout de suite. Orbite : des points plus tard. Quitter une orbite fait perdre la progression.
tip-galaxies-landing = L’action est facultative, mais ce vaisseau ne peut l’effectuer qu’en se posant.
tip-galaxies-advance = D’abord la planète la plus proche du bout de sa piste : les rivaux en repartent les mains vides.
tip-galaxies-colony-die = Un niveau ou une colonie. Un niveau coûte son numéro, en énergie ou en culture, sans mélange.
tip-galaxies-follow = 1 culture copie ce dé. Gardez-en 1 pour un dé qui vous fait coloniser une planète.
tip-galaxies-enemy-ship = Le vaisseau tout près du bout de sa piste : c’est là que cela fait le plus mal.
tip-galaxies-forced-reroll = 1 énergie et 1 culture font relancer ce dé à la Galaxie pirate. Gardez-les pour une avancée.

## Words of the game, explained where they are tapped: a line, the forms by which they are found (* stands for any ending), and the rule.

words-galaxies = activate, colony, converter, empire, follow, end-space, home, inactive, land, locked, orbit, row, regress
word-galaxies-activate = Activer
    .text = Utiliser un dé pour l’action de sa face.
    .forms = activ*
    .rule = G-TURN-3
word-galaxies-colony = Colonie
    .text = Une planète à vous : elle rapporte ses points, et un dé « Colonie » utilise son action.
    .forms = colonie*
    .rule = G-DEF-8
word-galaxies-converter = Convertisseur
    .text = Une fois par tour : donnez deux dés inactifs et tournez-en un troisième sur la face voulue.
    .forms = convertisseur
    .rule = G-CONV-1
word-galaxies-empire = Niveau d’empire
    .text = De 1 à 6. Chaque niveau apporte des dés, des vaisseaux ou des points ; il coûte son numéro, tout en énergie ou tout en culture.
    .forms = niveau d’empire, niveaux d’empire, améliorer l’empire, améliorer votre empire
    .rule = G-UPG-1
word-galaxies-follow = Suivre
    .text = Payez 1 culture pour effectuer vous aussi l’action du dé qu’un autre joueur vient d’activer.
    .forms = suivre, suivez, suit, suivent, suivi, suiviez
    .rule = G-FOLLOW-1
word-galaxies-end-space = Case finale
    .text = La dernière case d’une orbite, celle du symbole. Qui l’atteint colonise la planète.
    .forms = case finale, bout de la piste, fin de la piste, bout de sa piste
    .rule = G-DEF-6
word-galaxies-home = Votre galaxie
    .text = L’endroit d’où partent vos vaisseaux. Là, ils rapportent de l’énergie.
    .forms = votre galaxie, sa galaxie, dans la galaxie
    .rule = G-DEF-5
word-galaxies-inactive = Dé inactif
    .text = Lancé, pas encore utilisé. On ne relance, ne convertit et n’active que ceux-là.
    .forms = inactif, inactifs
    .rule = G-DEF-4
word-galaxies-land = Se poser
    .text = Aller à la surface d’une planète et utiliser aussitôt son action.
    .forms = se poser, posez-vous, posé, posée, posés, surface*
    .rule = G-MOVE-10
word-galaxies-locked = Vaisseau verrouillé
    .text = Il vous rejoint quand votre empire atteint le niveau 3 ou 5.
    .forms = verrouillé*
    .rule = G-DEF-5
word-galaxies-orbit = Orbite
    .text = L’anneau numéroté autour d’une planète. On y entre à 0 et l’on perd sa progression en partant.
    .forms = orbite*
    .rule = G-MOVE-9
word-galaxies-row = Rangée
    .text = Les planètes que les vaisseaux peuvent atteindre en ce moment.
    .forms = la rangée
    .rule = G-DEF-7
word-galaxies-regress = Recul
    .text = Être repoussé sur une piste, jamais au-dessous de 0.
    .forms = recul*
    .rule = G-ADV-5

## Les mots de la table dans le terminal

galaxies-draw-planet = Planète
galaxies-draw-gives = Donne
galaxies-draw-points = Points
galaxies-draw-surface = Surface
galaxies-draw-orbit = Orbite
galaxies-draw-row = Rangée
galaxies-draw-deck =
    { $count ->
        [one] { $count } planète dans la pioche
       *[other] { $count } planètes dans la pioche
    }
galaxies-draw-player = Joueur
galaxies-draw-level = Niveau
galaxies-draw-ships = Vaisseaux
galaxies-draw-colonies = Colonies
galaxies-draw-mats = Galaxies
galaxies-draw-home = { $count } dans la galaxie
galaxies-draw-away = { $count } ailleurs
galaxies-draw-locked = { $count ->
        [one] { $count } verrouillé
       *[other] { $count } verrouillés
    }
galaxies-draw-rogue =
    { $dice ->
        [one] La Galaxie pirate lance { $dice } dé et gagne au niveau { $level } ☠.
       *[other] La Galaxie pirate lance { $dice } dés et gagne au niveau { $level } ☠.
    }
galaxies-draw-dice = Dés
galaxies-draw-unused = Inactifs
galaxies-draw-activated = Activés
galaxies-draw-free-reroll = première relance gratuite
galaxies-draw-paid-reroll = une relance coûte 1 énergie
galaxies-draw-converter = convertisseur utilisé
galaxies-draw-discarded =
    { $count ->
        [one] { $count } dé défaussé
       *[other] { $count } dés défaussés
    }
galaxies-draw-left =
    { $count ->
        [one] { $count } dé encore à lancer
       *[other] { $count } dés encore à lancer
    }
galaxies-draw-follow-cost = prix pour suivre : { $count }
galaxies-draw-penalty =
    { $count ->
        [one] { $count } dé de moins au prochain tour
       *[other] { $count } dés de moins au prochain tour
    }
galaxies-draw-last-round = dernier tour de table
galaxies-draw-mission = Mission secrète

## Les traits dans les rapports

galaxies-trait-mission = Mission
galaxies-trait-opening = Première action
galaxies-trait-level = Niveau d’empire à la fin
galaxies-trait-planet = Planètes colonisées

## Ce que la page d’apprentissage dit du jeu

learn-goal-galaxies = Atteignez 21 points, puis tenez le dernier tour de table.

## Pourquoi un coup vaut mieux qu’un autre
galaxies-aim-level = { $aim ->
        [0] {""}
       *[other] { $cost ->
            [0] { $short ->
                [0] , assez pour le niveau { $aim } de l’empire
               *[other] , il manque { $short } pour le niveau { $aim } de l’empire
            }
           *[other] , et le niveau { $aim } de l’empire coûte { $cost }
        }
    }
galaxies-aim-culture = { $aim ->
        [0] , pour suivre des dés
       *[other] { galaxies-aim-level }
    }
galaxies-more = { $more ->
        [0] {""}
        [one] {" "}(+{ $more } point)
       *[other] {" "}(+{ $more } points)
    }
galaxies-cases = { $now ->
        [0] presque jamais, au lieu d’une probabilité de { $instead } sur 100
        [100] presque à coup sûr, au lieu d’une probabilité de { $instead } sur 100
       *[other] probabilité de { $now } sur 100 au lieu de { $instead }
    }
galaxies-chance-afford = { $when } vous pouvez payer le niveau d’empire { $level } : { galaxies-cases }.
galaxies-chance-colony = { $when } { $planet } est votre colonie ({ galaxies-amount-points }) : { galaxies-cases }.
galaxies-chance-mission = { $when } votre mission « { $mission } » est accomplie : { galaxies-cases }.
galaxies-chance-rival-colony = { $when } { $player } a colonisé { $planet } ({ galaxies-amount-points }) : { galaxies-cases }.
galaxies-chance-rival-follow = { $when } { $player } a de la culture pour suivre vos dés : { galaxies-cases }.
galaxies-chance-rival-afford = { $when } { $player } peut payer le niveau d’empire { $level } : { galaxies-cases }.
galaxies-because-afford = { $when } vous pouvez payer le niveau d’empire { $level } ; sinon, non.
galaxies-price-afford = { $when } vous ne pouvez pas payer le niveau d’empire { $level } ; avec le meilleur coup, si.
galaxies-because-colony = { $when } { $planet } est votre colonie ({ galaxies-amount-points }) ; sinon, non.
galaxies-because-level = { $when } votre empire est au niveau { $now } au lieu de { $instead }{ galaxies-more } : { $dice } dés et { $ships } vaisseaux.
galaxies-because-mission = { $when } votre mission « { $mission } » est accomplie ; sinon, non.
galaxies-because-track = { $steps ->
        [0] { $when } aucun de vos vaisseaux n’est en route vers { $planet } ({ galaxies-amount-points }).
       *[other] { $others ->
            [0] { $when } votre vaisseau est en route vers { $planet } ({ galaxies-amount-points }), encore { galaxies-amount-steps }.
           *[other] { $when } il reste { galaxies-amount-steps } à votre vaisseau jusqu’à { $planet } ({ galaxies-amount-points }) au lieu de { $others }.
        }
    }
galaxies-because-energy = { $when } votre énergie est de { $now } au lieu de { $instead }{ galaxies-aim-level }.
galaxies-because-culture = { $when } votre culture est de { $now } au lieu de { $instead }{ galaxies-aim-culture }.
galaxies-because-energy-income = { $when } chaque dé « { galaxies-face-energy } » vous rapporte { $now } en énergie au lieu de { $instead }.
galaxies-because-culture-income = { $when } chaque dé « { galaxies-face-culture } » vous rapporte { $now } en culture au lieu de { $instead }.
galaxies-because-out = { $when } { $now ->
        [one] { $now } de vos vaisseaux est parti
       *[other] { $now } de vos vaisseaux sont partis
    } au lieu de { $instead }.
galaxies-because-rival-colony = { $when } { $player } a colonisé { $planet } ({ galaxies-amount-points }), sauf si vous jouez ceci.
galaxies-because-rival-track = { $steps ->
        [0] { $when } { $player } n’a aucun vaisseau en route vers { $planet } ({ galaxies-amount-points }).
       *[other] { $others ->
            [0] { $when } { $player } est en route vers { $planet } ({ galaxies-amount-points }), à { galaxies-amount-steps }.
           *[other] { $when } il reste { galaxies-amount-steps } à { $player } jusqu’à { $planet } ({ galaxies-amount-points }) au lieu de { $others }.
        }
    }
galaxies-because-rival-follow = { $when } { $player } n’a plus de culture pour suivre vos dés ; sinon, si.
galaxies-because-rival-afford = { $when } { $player } peut payer le niveau d’empire { $level }, sauf si vous jouez ceci.
galaxies-because-unused = « { $face } » est encore libre ; finir le tour la gaspille.
galaxies-because-reroll = { $idle ->
        [0] { $free ->
            [0] { $helps } faces sur 6 vous servent maintenant, et relancer coûte 1 énergie.
            [2] { $helps } faces sur 6 vous servent maintenant.
           *[other] { $helps } faces sur 6 vous servent maintenant, et la relance est gratuite.
        }
       *[other] { $free ->
            [0] « { $face } » ne vous sert pas maintenant ; { $helps } faces sur 6 vous serviraient, et relancer coûte 1 énergie.
            [2] « { $face } » ne vous sert pas maintenant ; { $helps } faces sur 6 vous serviraient.
           *[other] « { $face } » ne vous sert pas maintenant ; { $helps } faces sur 6 vous serviraient, et la relance est gratuite.
        }
    }
galaxies-price-colony = { $when } { $planet } ({ galaxies-amount-points }) n’est pas votre colonie ; avec le meilleur coup, elle l’est.
galaxies-price-mission = { $when } votre mission « { $mission } » n’est pas accomplie ; avec le meilleur coup, elle l’est.
galaxies-price-rival-colony = { $when } { $player } a colonisé { $planet } ({ galaxies-amount-points }) ; pas avec le meilleur coup.
galaxies-price-rival-follow = { $when } { $player } a de la culture pour suivre vos dés ; pas avec le meilleur coup.
galaxies-price-rival-afford = { $when } { $player } peut payer le niveau d’empire { $level } ; pas avec le meilleur coup.
galaxies-outlook-follow = Qui peut suivre votre « { $face } »
galaxies-outlook-colony = { $player } ({ $culture } en culture) peut suivre et prendre { $planet }, { galaxies-amount-points }.
galaxies-outlook-level = { $player } ({ $culture } en culture) peut suivre et atteindre le niveau { $now }.
galaxies-outlook-track = { $player } ({ $culture } en culture) peut suivre ; il resterait { galaxies-amount-steps } jusqu’à { $planet } ({ galaxies-amount-points }).
galaxies-outlook-energy = { $player } ({ $culture } en culture) peut suivre et gagner { $gained } en énergie.
galaxies-outlook-culture = { $player } ({ $culture } en culture) peut suivre et gagner { $gained } en culture.
galaxies-outlook-can = { $player } ({ $culture } en culture) peut suivre, mais y gagne peu.
galaxies-outlook-none = { $player } ne peut pas suivre.
galaxies-look-planets = Regardez les planètes à votre portée.
galaxies-look-level = Regardez le niveau de votre empire et le prix du suivant.
galaxies-look-mission = Pensez à votre mission secrète.
galaxies-look-orbit = Regardez vos vaisseaux en orbite.
galaxies-look-energy = Comptez votre énergie.
galaxies-look-culture = Comptez votre culture.
galaxies-look-home = Regardez vos vaisseaux restés à la base.
galaxies-situation-have = Vous avez { $energy } en énergie et { $culture } en culture.
galaxies-situation-ship = Il reste { galaxies-amount-steps } à votre vaisseau jusqu’à { $planet } ({ galaxies-amount-points }).
galaxies-situation-home = Aucun de vos vaisseaux n’est en orbite.
galaxies-situation-rival = Il reste { galaxies-amount-steps } à { $player } jusqu’à { $planet } ({ galaxies-amount-points }).

## Sujets des problèmes

galaxies-puzzle-1 = { $place } : un tour calme
galaxies-puzzle-2 = { $place } : deux routes
galaxies-puzzle-3 = { $place } : un ciel encombré
galaxies-puzzle-4 = { $place } : les voisins
galaxies-puzzle-5 = { $place } : le carrefour
galaxies-puzzle-6 = { $place } : lumière lente
galaxies-puzzle-7 = { $place } : une longue nuit
galaxies-puzzle-8 = { $place } : le visiteur
galaxies-puzzle-9 = { $place } : poussière et glace
galaxies-puzzle-10 = { $place } : loin du soleil
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

galaxies-leaning-follow = Suit
    .unit = sur 100 occasions
    .text = { $how ->
            [much] Suit bien plus souvent que les autres.
           *[more] Suit plus souvent que les autres.
            [less] Suit moins souvent que les autres.
            [little] Suit bien moins souvent que les autres.
        }
    .likes = aime suivre
    .shuns = fait cavalier seul
galaxies-leaning-fly = Vole
    .unit = sur 100 dés
    .text = { $how ->
            [much] Vole bien plus que les autres.
           *[more] Vole plus que les autres.
            [less] Vole moins que les autres.
            [little] Vole bien moins que les autres.
        }
    .likes = aime voler
    .shuns = reste au port
galaxies-leaning-upgrade = Améliore
    .unit = en 10 parties
    .text = { $how ->
            [much] Améliore son empire bien plus souvent que les autres.
           *[more] Améliore son empire plus souvent que les autres.
            [less] Améliore son empire moins souvent que les autres.
            [little] Améliore son empire bien moins souvent que les autres.
        }
    .likes = bâtit un empire
    .shuns = petit empire
