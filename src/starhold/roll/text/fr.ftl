### Roll for the Galaxy en français. Tous les textes sont dans nos propres mots.

roll-title = Roll for the Galaxy
    .about = Lancez vos ouvriers en secret, répartissez-les entre cinq phases et bâtissez un empire galactique de mondes et de développements. Qui a le plus de points de victoire l’emporte. De 2 à 5 joueurs.

## Les mots du jeu

roll-die-home = dé de base
    .text = Faces : Exploration × 2, Développement, Colonisation, Production, Expédition.
roll-die-military = dé militaire
    .text = Faces : Exploration, Développement × 2, Colonisation × 2, joker.
roll-die-consumption = dé de consommation
    .text = Faces : Exploration, Développement, Expédition × 3, joker.
roll-die-novelty = dé de nouveautés
    .text = Faces : Exploration, Production × 2, Expédition × 2, joker.
roll-die-rare = dé d’éléments rares
    .text = Faces : Exploration, Développement × 2, Production, Expédition, joker.
roll-die-genes = dé de gènes
    .text = Faces : Exploration, Colonisation × 2, Production, joker × 2.
roll-die-alien = dé de technologie alien
    .text = Faces : Développement, Colonisation, Production, joker × 3.
roll-shipper-home = dé de base
roll-shipper-military = dé militaire
roll-shipper-consumption = dé de consommation
roll-shipper-novelty = dé de nouveautés
roll-shipper-rare = dé d’éléments rares
roll-shipper-genes = dé de gènes
roll-shipper-alien = dé de technologie alien
roll-shipper-virtual-home = expéditeur de base supplémentaire (sans dé)
roll-shipper-virtual-genes = expéditeur de gènes supplémentaire (sans dé)
roll-phase-explore = Exploration
    .text = Chaque explorateur prospecte des tuiles ou s’approvisionne de 2 $.
roll-phase-develop = Développement
    .text = Les développeurs vont sur votre développement du dessus jusqu’à ce qu’il soit achevé.
roll-phase-settle = Colonisation
    .text = Les colons vont sur votre monde du dessus jusqu’à ce qu’il soit achevé.
roll-phase-produce = Production
    .text = Les producteurs deviennent des marchandises sur vos mondes colorés.
roll-phase-ship = Expédition
    .text = Chaque expéditeur vend une marchandise contre des crédits ou la consomme pour des PV.
roll-colour-novelty = monde de nouveautés
roll-colour-rare = monde d’éléments rares
roll-colour-genes = monde de gènes
roll-colour-alien = monde de technologie alien
roll-side-development = développements
roll-side-world = mondes
roll-place-explore = rangée Exploration
roll-place-develop = rangée Développement
roll-place-settle = rangée Colonisation
roll-place-produce = rangée Production
roll-place-ship = rangée Expédition
roll-place-cup = gobelet
roll-place-citizenry = Population
roll-place-development-slot = emplacement de développement
roll-place-world-slot = emplacement de monde
roll-place-novelty-goods = marchandises des mondes de nouveautés
roll-place-rare-goods = marchandises des mondes d’éléments rares
roll-place-genes-goods = marchandises des mondes de gènes
roll-place-alien-goods = marchandises des mondes de technologie alien

## Questions

roll-prompt-lay-out = Laquelle de vos deux tuiles est le développement ? L’autre devient le monde.
roll-prompt-assign-wild = Placez vos dés joker dans des rangées.
roll-prompt-assign-select = Choisissez une phase avec l’un de vos ouvriers.
roll-prompt-assign = Utilisez Ordonner ou un pouvoir de réaffectation, ou levez votre écran.
roll-prompt-assign-move = { $dice ->
        [one] Déplacez un ouvrier vers une autre rangée
       *[other] Déplacez un ouvrier vers une autre rangée (jusqu’à { $dice })
    }.
roll-prompt-explore = Que fait votre prochain explorateur ?
roll-prompt-explore-abandon = { $drawn ->
        [one] Abandonnez des tuiles, ou piochez { $drawn } tuile.
       *[other] Abandonnez des tuiles, ou piochez { $drawn } tuiles.
    }
roll-prompt-explore-place = Où va une tuile piochée ?
roll-prompt-levy = Le sac est vide : défaussez une tuile de votre zone de construction.
roll-prompt-research = Équipe de recherche alien : sous quelle pile va la tuile ?
roll-prompt-develop = Quel développeur est le suivant ?
roll-prompt-settle = Quel colon est le suivant ?
roll-prompt-pay = { $dice ->
        [one] Quel dé paie la tuile ? Il en reste { $dice } à désigner.
       *[other] Quels dés paient la tuile ? Il en reste { $dice } à désigner.
    }
roll-prompt-to-cup = Lequel de ces bâtisseurs va dans votre gobelet ?
roll-prompt-remove = Lequel de vos dés retourne dans la réserve ?
roll-prompt-produce = Quel producteur va sur quel monde ?
roll-prompt-ship = Quel expéditeur agit maintenant ?
roll-prompt-ship-good = Quelle marchandise, et pour en faire quoi ? ({ $shipper })
roll-prompt-ship-bank = Banquiers galactiques : payer 1 $ pour 1 PV ?
roll-prompt-manage-recruit = Vous avez { $credits } $ : qui recrutez-vous ?
roll-prompt-manage = Rappelez des dés dans votre gobelet, ou terminez la manche.
roll-prompt-manage-forced = Votre gobelet est vide : rappelez un dé.

## Coups

roll-action-lay-out = Développement { $development }, monde { $world }
roll-action-wild = { $die } → { $phase }
roll-action-select = Choisir { $phase } avec un { $die } (rangée { $row })
roll-action-dictate = Ordonner : céder un { $die } (rangée { $row })
roll-action-use = Utiliser { $development }
roll-action-move = { $die } : { $row } → { $to }
roll-action-stop = Ne plus rien déplacer
roll-action-take-back = Annuler le dernier coup
roll-action-commit = Prêt : lever l’écran
roll-action-scout = Prospecter : piocher des tuiles
roll-action-stock = S’approvisionner : gagner 2 $
roll-action-scout-alien = Prospecter (alien)
roll-action-stock-alien = S’approvisionner (alien)
roll-action-abandon = Abandonner { $tile }
roll-action-draw = Piocher
roll-action-put-development = { $tile } sous les développements
roll-action-put-world = { $tile } sous les mondes
roll-action-put-development-top = { $tile } sur le dessus des développements
roll-action-put-world-top = { $tile } sur le dessus des mondes
roll-action-done = Terminer l’exploration
roll-action-build = Suivant : { $die }
roll-action-pay = Payer avec un { $die }
roll-action-to-cup = { $die } dans le gobelet
roll-action-keep = Plus rien dans le gobelet
roll-action-remove = Remettre un { $die } ({ $place })
roll-action-produce = { $die } → { $colour }
roll-action-shipper = Expédier avec : { $shipper }
roll-action-trade = Vendre pour { $credits } $ : { $die }, { $colour }
roll-action-consume = Consommer pour { $vp } PV : { $die }, { $colour }
roll-action-bank = Payer 1 $ pour 1 PV
roll-action-no-bank = Ne pas payer
roll-action-recruit = Recruter un { $die }
roll-action-recall = Rappeler un { $die } ({ $place })
roll-action-end = Terminer la manche

## Pourquoi pas : ce que dit une chose qu’on ne peut pas choisir

roll-why-wild-first = Placez d’abord vos dés joker dans des rangées.
roll-why-select-first = Choisissez d’abord une phase : posez un de vos ouvriers sur la bande des phases.
roll-why-selected-already = Vous avez choisi { $phase }. Pour changer, annulez vos coups.
roll-why-reassign-how = Un ouvrier ne change de rangée que par Ordonner ou par un pouvoir de réaffectation.
roll-why-other-row = Seul un ouvrier d’une autre rangée peut venir ici.
roll-why-selector-stays = L’ouvrier qui choisit une phase reste sur la bande des phases.
roll-why-given-up = Vous avez cédé ce dé pour Ordonner ; il va dans votre gobelet quand les écrans se lèvent.
roll-why-dictate-two = Ordonner demande deux ouvriers dans les rangées : un à céder, un à déplacer.
roll-why-dictate-used = Vous avez déjà utilisé Ordonner pendant cette manche.
roll-why-no-reassign = Ce développement n’a pas de pouvoir de réaffectation.
roll-why-changes-dictate = Ce développement modifie Ordonner ; utilisez directement Ordonner.
roll-why-power-spent = Vous avez déjà utilisé ce pouvoir pendant cette manche.
roll-why-power-rank = Ce pouvoir ne déplace personne tant qu’un autre joueur a plus de mondes de nouveautés que vous.
roll-why-power-nobody = Il n’y a aucun ouvrier que ce pouvoir puisse déplacer.
roll-why-finish-power = Terminez d’abord le pouvoir en cours, ou annulez-le.
roll-why-power-type = { $power } ne déplace pas ce genre de dé : { $die }.
roll-why-power-from = { $power } ne déplace pas d’ouvriers de cette rangée : { $phase }.
roll-why-power-to = { $power } ne déplace pas d’ouvriers vers cette rangée : { $phase }.
roll-why-in-cup = Les dés du gobelet attendent le prochain lancer.
roll-why-in-citizenry = Les dés de la Population reviennent à la gestion de l’empire, pour 1 $ chacun. Vous avez { $credits } $.
roll-why-builder = Les dés d’un emplacement y restent jusqu’à ce que la tuile soit achevée ; vous pourrez les rappeler à la gestion de l’empire.
roll-why-good = Ce dé est une marchandise : on l’expédie, ou on le rappelle à la gestion de l’empire.
roll-why-phase-idle = La phase { $phase } n’a pas lieu pendant cette manche.
roll-why-phase-later = La phase { $phase } vient plus tard dans cette manche.
roll-why-phase-over = La phase { $phase } est terminée pour cette manche.
roll-why-lay-out-both = Choisissez la tuile qui devient le développement ; l’autre devient le monde.
roll-why-drawn-first = Placez d’abord les tuiles que vous avez piochées.
roll-why-scout-first = On abandonne des tuiles quand un explorateur prospecte.
roll-why-no-tile = Aucune tuile n’est à placer maintenant.
roll-why-under-only = Les tuiles piochées vont sous une pile.
roll-why-stack-empty = Il n’y a pas de tuile dans cette pile.
roll-why-tile-progress = Elle sera achevée dès que { $needed ->
        [one] { $needed } dé sera
       *[other] { $needed } dés seront
    } sur son emplacement ; pour l’instant { $dice ->
        [one] il y en a { $dice }
       *[other] il y en a { $dice }
    }.
roll-why-below-top = On ne construit que la tuile du dessus d’une pile.
roll-why-reassign-only = Les pouvoirs de réaffectation s’utilisent pendant l’affectation des dés.
roll-why-explorer-task = Dites ce que fait votre prochain explorateur : prospecter ou s’approvisionner.
roll-why-grey = Les mondes gris ne portent jamais de marchandise.
roll-why-worlds-full = Il n’y a plus de place pour une marchandise ici ({ $colour }).
roll-why-no-good = Il n’y a pas de marchandise ici.
roll-why-shipment-order = Une expédition après l’autre : choisissez un expéditeur, puis une marchandise, puis vendre ou consommer.
roll-why-recruit-over = Le recrutement est fini : vous n’aviez plus de crédits.
roll-why-recruit-first = Recrutez d’abord dans votre Population, pour 1 $ par dé. Vous avez { $credits } $.

## Journal

roll-log-dealt = { $player } commence avec { $faction } et { $home }.
roll-log-laid-out = { $player } dispose le monde { $world } et le développement { $development }.
roll-log-round = Manche { $round } : tous les dés sont lancés.
roll-log-ready = { $player } a terminé son plan.
roll-log-selected = { $player } choisit { $phase } ({ $die }).
roll-log-extra-phase = Le dé supplémentaire indique { $phase }.
roll-log-phase = Phase : { $phase }.
roll-log-stocked = { $player } s’approvisionne : { $credits } $.
roll-log-scouted = { $player } prospecte (abandonnées : { $abandoned }) et pioche { $drawn ->
        [one] { $drawn } tuile
       *[other] { $drawn } tuiles
    }.
roll-log-drew = { $player } pioche { $world } / { $development }.
roll-log-put = { $player } ajoute une tuile : { $side }.
roll-log-on-top = { $tile } est maintenant sur le dessus de la pile ({ $player }).
roll-log-bag-refilled = Les tuiles abandonnées retournent dans le sac.
roll-log-levied = { $player } défausse une tuile : { $side }.
roll-log-arranged = { $player } réorganise sa zone de construction ; tuile prise dans : { $side }.
roll-log-researched = { $player } pioche une tuile avec l’Équipe de recherche alien.
roll-log-placed = { $player } construit ({ $side }) : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }.
roll-log-completed = { $player } achève le développement { $development }.
roll-log-settled = { $player } colonise { $world } et l’ajoute à son empire.
roll-log-to-cup = { $player } : bâtisseurs dans le gobelet : { $dice } × { $die }.
roll-log-removed = { $player } remet dans la réserve : { $die } ({ $place }).
roll-log-gained = { $player } gagne { $dice } × { $die } ({ $place }).
roll-log-tile-credits = { $player } gagne { $credits } $.
roll-log-power-credits = { $player } gagne { $credits } $ ({ $development }).
roll-log-power-vp = { $player } gagne { $vp } PV ({ $development }).
roll-log-produced = { $player } produit : { $die }, { $colour }.
roll-log-traded = { $player } vend une marchandise ({ $die }, { $colour }) pour { $credits } $.
roll-log-consumed = { $player } consomme une marchandise ({ $die }, { $colour }) pour { $vp } PV.
roll-log-banked = { $player } paie 1 $ pour 1 PV (Banquiers galactiques).
roll-log-unused = { $player } : inutilisés, de retour dans le gobelet : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }.
roll-log-recruited = { $player } recrute { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }.
roll-log-recalled = { $player } rappelle : { $die } ({ $place }).
roll-log-manage = Chacun gère son empire.
roll-log-ended = { $rounds ->
        [one] La partie se termine après { $rounds } manche.
       *[other] La partie se termine après { $rounds } manches.
    }
roll-log-abandoned = { $player } abandonne une tuile : { $side }.
roll-log-row = { $player }, { $phase } : { $dice ->
        [one] { $dice } ouvrier
       *[other] { $dice } ouvriers
    }.
roll-log-dictated = { $player } a ordonné ; dés cédés, de retour dans le gobelet : { $dice } × { $die }.
roll-log-shipping = { $player } expédie avec : { $shipper }.

## La table dans un terminal

roll-board-round = Manche { $round }
roll-board-pool = { $vp } PV dans la réserve
roll-board-bag = { $tiles ->
        [one] { $tiles } tuile dans le sac
       *[other] { $tiles } tuiles dans le sac
    }
roll-board-empires = Empires
roll-board-player = Joueur
roll-board-score = Score
roll-board-chips = Jetons PV
roll-board-credits = Crédits
roll-board-squares = Tuiles
roll-board-cup = Gobelet
roll-board-citizenry = Population
roll-board-developments = Développements
roll-board-worlds = Mondes
roll-board-own = Pour vos yeux seulement
roll-board-wild = Jokers
roll-board-dictated = Zone d’ordre
roll-board-drawn = Piochées
roll-board-abandoned = Abandonnées

## Options

roll-option-start = Tuiles de départ
    .text = Comment les deux tuiles de départ sont disposées.
    .choice = chaque joueur choisit
    .cheapest = les faces les moins chères, pour une première partie
roll-preset-first-game = Première partie
    .text = Les tuiles de départ montrent leurs faces les moins chères.

## Factions

roll-faction-1 = Piraterie spatiale / Forteresse cachée
roll-faction-2 = Archéologie alien / Monde de la pierre de Rosette alien
roll-faction-3 = Marchés de consommation / Galerie marchande spatiale
roll-faction-4 = Reconnaissance améliorée / Station du trou de ver
roll-faction-5 = Laboratoire de génétique / Les derniers des Gnarssh
roll-faction-6 = Religion galactique / Monde de pèlerinage
roll-faction-7 = Adaptation biologique / Monde d’élévation aquatique
roll-faction-8 = Industrie minière / Planète des météorites
roll-faction-9 = Colonie détruite / Avant-poste alien réveillé

## Développements des factions

roll-faction-development-space-piracy = Piraterie spatiale
    .text = Expédition : à la fin de la phase, 1 $ par paire de dés militaires dans votre Population, une paire entamée comptant comme complète.
roll-faction-development-alien-archaeology = Archéologie alien
    .text = Exploration : un explorateur alien qui s’approvisionne rapporte 4 $ au lieu de 2 $.
roll-faction-development-consumer-markets = Marchés de consommation
    .text = Production : à la fin de la phase, 1 $ par marchandise sur vos mondes de nouveautés.
roll-faction-development-improved-reconnaissance = Reconnaissance améliorée
    .text = Exploration : chaque tuile prospectée peut aller sur le dessus de sa pile au lieu d’aller dessous.
roll-faction-development-genetics-lab = Laboratoire de génétique
    .text = Production : à la fin de la phase, 2 $ par dé de gènes posé sur vos mondes comme marchandise.
roll-faction-development-galactic-religion = Religion galactique
    .text = Développement : à la fin de la phase, 1 $ par dé de nouveautés dans votre Population.
roll-faction-development-biological-adaptation = Adaptation biologique
    .text = Développement : vos développements à pouvoir de réaffectation coûtent 1 développeur de moins (1 au minimum).
roll-faction-development-mining-industry = Industrie minière
    .text = Expédition : 1 $ par marchandise consommée depuis un monde d’éléments rares.

## Mondes des factions

roll-faction-world-hidden-fortress = Forteresse cachée
    .text = Monde gris. Au début de la partie : placez 1 dé militaire dans votre Population.
roll-faction-world-alien-rosetta-stone-world = Monde de la pierre de Rosette alien
    .text = Monde gris. Au début de la partie : placez 1 dé de technologie alien dans votre Population.
roll-faction-world-space-mall = Galerie marchande spatiale
    .text = Monde de nouveautés. Au début de la partie : placez 1 dé de nouveautés dans votre gobelet.
roll-faction-world-wormhole-station = Station du trou de ver
    .text = Monde d’éléments rares. Au début de la partie : placez 1 dé d’éléments rares dans votre gobelet.
roll-faction-world-the-last-of-the-gnarssh = Les derniers des Gnarssh
    .text = Monde de gènes. Au début de la partie : placez 1 dé de gènes dans votre Population.
roll-faction-world-pilgrimage-world = Monde de pèlerinage
    .text = Monde de nouveautés. Au début de la partie : placez 1 dé de nouveautés sur ce monde comme marchandise.
roll-faction-world-aquatic-uplift-world = Monde d’élévation aquatique
    .text = Monde gris. Au début de la partie : placez 1 dé de gènes dans votre gobelet.
roll-faction-world-meteorite-planet = Planète des météorites
    .text = Monde d’éléments rares. Au début de la partie : placez 1 dé d’éléments rares dans votre Population.
roll-faction-world-destroyed-colony = Colonie détruite
    .text = Monde gris. Au début de la partie : placez 1 dé de consommation dans votre gobelet.
roll-faction-world-awakened-alien-outpost = Avant-poste alien réveillé
    .text = Monde de technologie alien. Au début de la partie : placez 1 dé militaire dans votre Population.

## Mondes natals

roll-home-alpha-centauri = Alpha du Centaure
    .text = Monde d’éléments rares. Au début de la partie : placez 1 dé d’éléments rares sur ce monde comme marchandise.
roll-home-ancient-race = Race ancienne
    .text = Monde de gènes. Au début de la partie : placez 1 dé de gènes sur ce monde comme marchandise.
roll-home-damaged-alien-factory = Usine alien endommagée
    .text = Monde de technologie alien. Au début de la partie : placez 1 dé de technologie alien dans votre Population.
roll-home-doomed-world = Monde condamné
    .text = Monde gris. Au début de la partie : vous avez 8 $ au lieu de 1 $, mais pas de dé.
roll-home-earths-lost-colony = Colonie perdue de la Terre
    .text = Monde de nouveautés. Au début de la partie : placez 1 dé de nouveautés sur ce monde comme marchandise.
roll-home-epsilon-eridani = Epsilon d’Éridan
    .text = Monde gris. Au début de la partie : placez 1 dé de nouveautés dans votre Population et 1 dé militaire dans votre Population.
roll-home-new-sparta = Nouvelle Sparte
    .text = Monde gris. Au début de la partie : placez 2 dés militaires dans votre Population.
roll-home-old-earth = Vieille Terre
    .text = Monde gris. Au début de la partie : placez 1 dé de consommation dans votre Population.
roll-home-separatist-colony = Colonie séparatiste
    .text = Monde gris. Au début de la partie : placez 1 dé militaire dans votre gobelet.

## Développements

roll-development-galactic-federation = Fédération galactique
    .text = Développement : parmi les développeurs qui achèvent chacun de vos développements suivants, envoyez-en 1 ou 2 au choix dans votre gobelet. À la fin de la partie : un tiers des coûts imprimés de tous vos développements, arrondi au supérieur.
roll-development-galactic-bankers = Banquiers galactiques
    .text = Expédition : après chaque vente, vous pouvez payer 1 $ pour gagner 1 PV. À la fin de la partie : 1 PV par développement que vous possédez.
roll-development-mining-league = Ligue minière
    .text = Production : à la fin de la phase, 1 $ par marchandise sur vos mondes d’éléments rares. À la fin de la partie : 2 PV par monde d’éléments rares.
roll-development-new-galactic-order = Nouvel ordre galactique
    .text = Colonisation : les colons militaires qui achèvent un monde vont dans votre gobelet. À la fin de la partie : 2 PV par groupe de trois dés militaires que vous possédez, un groupe entamé comptant comme complet.
roll-development-galactic-exchange = Bourse galactique
    .text = Colonisation : parmi les colons qui achèvent chacun de vos mondes, envoyez-en 1 ou 2 au choix dans votre gobelet. À la fin de la partie : 1 PV par type de dé que vous possédez.
roll-development-investment-credits = Crédits d’investissement
    .text = Développement : vos autres développements coûtent 1 développeur de moins (1 au minimum).
roll-development-conscription = Conscription
    .text = Tout de suite : remettez un de vos dés dans la réserve, puis placez 2 dés militaires dans votre gobelet.
roll-development-galactic-investors = Investisseurs galactiques
    .text = Développement : à la fin de la phase, 2 $, dès la phase qui achève cette tuile.
roll-development-information-tech = Technologies de l’information
    .text = Tout de suite : remettez un de vos dés dans la réserve, puis placez 2 dés de nouveautés dans votre gobelet.
roll-development-replicant-robots = Robots réplicants
    .text = Colonisation : vos mondes coûtent 1 colon de moins (1 au minimum).
roll-development-alien-research-ship = Vaisseau de recherche alien
    .text = Exploration : vous avez deux explorateurs de plus, un de base et un alien. Ce ne sont pas des dés.
roll-development-free-trade-zone = Zone de libre-échange
    .text = Colonisation : vos mondes gris coûtent 2 colons de moins, sans que cet effet seul les fasse descendre sous 2.
roll-development-alien-uplift-blueprints = Plans d’élévation aliens
    .text = Colonisation : vos mondes de gènes et de technologie alien coûtent 1 colon de moins.
roll-development-space-marines = Marines de l’espace
    .text = Tout de suite : remettez un de vos dés dans la réserve, puis gagnez 1 $ et placez 1 dé militaire dans votre gobelet.
roll-development-space-tourism = Tourisme spatial
    .text = Expédition : à la fin de la phase, 1 $, et 1 $ de plus si tous les mondes au coût imprimé le plus élevé de la table sont à vous.
roll-development-robot-surveyors = Robots arpenteurs
    .text = Colonisation : à la fin de la phase, 2 $.
roll-development-propaganda-campaign = Campagne de propagande
    .text = Réaffectation : vous pouvez déplacer 1 ou 2 ouvriers vers la phase que vous avez choisie.
roll-development-nanotechnology = Nanotechnologie
    .text = Réaffectation : vous pouvez déplacer 1 ou 2 ouvriers, chacun vers la phase de votre choix.
roll-development-system-diversification = Diversification des systèmes
    .text = Réaffectation : vous pouvez déplacer 1 ou 2 ouvriers qui ne sont pas des dés de base, chacun vers la phase de votre choix. À la fin de la partie : la moitié des coûts imprimés de vos développements à pouvoir de réaffectation, arrondie au supérieur.
roll-development-galactic-salon = Salon galactique
    .text = Expédition : à la fin de la phase, 1 PV.
roll-development-galactic-influence = Influence galactique
    .text = Réaffectation : vous pouvez déplacer 1 ouvrier vers la phase de votre choix.
roll-development-trade-levies = Taxes commerciales
    .text = Expédition : 1 $ par marchandise que vous consommez.
roll-development-major-research-labs = Grands laboratoires
    .text = Exploration : vous avez un explorateur de base de plus. Ce n’est pas un dé.
roll-development-merchant-guild = Guilde marchande
    .text = Production : à la fin de la phase, 2 $.
roll-development-galactic-mandate = Mandat galactique
    .text = Réaffectation : quand vous ordonnez, vous pouvez déplacer jusqu’à 3 ouvriers au lieu de 1.
roll-development-isolation-policy = Politique d’isolement
    .text = Réaffectation : vous pouvez déplacer 1 ou 2 ouvriers de l’Exploration, chacun vers la phase de votre choix.
roll-development-space-docks = Docks spatiaux
    .text = Expédition : vous avez un expéditeur de base de plus. Ce n’est pas un dé.
roll-development-export-duties = Droits d’exportation
    .text = Expédition : chaque marchandise que vous vendez rapporte 1 $ de plus.
roll-development-homeworld-patriotism = Patriotisme du monde natal
    .text = Réaffectation : vous pouvez déplacer 1 ou 2 ouvriers de base vers la phase que vous avez choisie.
roll-development-alien-research-team = Équipe de recherche alien
    .text = Exploration : quand tout le monde a exploré, piochez 1 tuile pour votre zone de construction, et gagnez 1 $ si un de vos explorateurs aliens a prospecté.
roll-development-space-refineries = Raffineries spatiales
    .text = Expédition : chaque marchandise consommée depuis un monde d’éléments rares rapporte 1 PV de plus.
roll-development-shipping-affinity = Affinité d’expédition
    .text = Réaffectation : vous pouvez déplacer 1 ouvrier vers l’Expédition.
roll-development-local-subsidies = Subventions locales
    .text = Réaffectation : vous pouvez déplacer 1 ouvrier de base vers la phase de votre choix.
roll-development-technology-affinity = Affinité technologique
    .text = Réaffectation : vous pouvez déplacer 1 ouvrier vers le Développement.
roll-development-colonial-affinity = Affinité coloniale
    .text = Réaffectation : vous pouvez déplacer 1 ouvrier vers la Colonisation.
roll-development-advanced-logistics = Logistique avancée
    .text = Exploration : entre vos actions, vous pouvez réorganiser les tuiles de votre zone de construction, y compris en les retournant. Les dés restent sur leur emplacement.
roll-development-diversification = Diversification
    .text = Réaffectation : vous pouvez déplacer 1 ouvrier de base de l’Exploration vers la phase de votre choix.
roll-development-galactic-recycling = Recyclage galactique
    .text = Développement, Colonisation : 1 $ pour chaque autre développement et chaque monde que vous achevez.
roll-development-galactic-demand = Demande galactique
    .text = Expédition : chaque marchandise vendue depuis un monde de nouveautés rapporte 2 $ de plus.
roll-development-technology-unions = Syndicats technologiques
    .text = Exploration, Production : à la fin de la phase, 1 $ si vous avez plus de développements que chacun des autres joueurs.
roll-development-public-works = Travaux publics
    .text = Développement : 1 $ pour chaque autre développement que vous achevez.
roll-development-hydroponics-guild = Guilde hydroponique
    .text = Réaffectation : vous pouvez déplacer 1 ouvrier de nouveautés ou de gènes vers la phase de votre choix.
roll-development-jumpdrive-research = Recherche sur le saut spatial
    .text = Expédition : chaque marchandise vendue depuis un monde d’éléments rares rapporte 1 $ de plus.
roll-development-space-mercenaries = Mercenaires de l’espace
    .text = Réaffectation : vous pouvez déplacer 1 ouvrier militaire ou d’éléments rares vers la phase de votre choix.
roll-development-galactic-renaissance = Renaissance galactique
    .text = Expédition : chaque marchandise consommée rapporte 1 PV de plus. À la fin de la partie : n PV, où 1 + 2 + … + n est la plus grande somme de ce genre que vos jetons PV atteignent.
roll-development-new-economy = Nouvelle économie
    .text = Expédition : 2 $ par marchandise que vous consommez. À la fin de la partie : 1 PV par développement sans pouvoir de réaffectation.
roll-development-organic-shipyards = Chantiers organiques
    .text = Expédition : vous avez deux expéditeurs de plus, un de base et un de gènes. Ce ne sont pas des dés.
roll-development-galactic-reserves = Réserves galactiques
    .text = Toujours : chacun de vos mondes colorés peut porter 2 marchandises. À la fin de la partie : 1 PV par marchandise sur vos mondes.
roll-development-free-trade-association = Association de libre-échange
    .text = Expédition : à la fin de la phase, 2 $. À la fin de la partie : la moitié des coûts imprimés de vos mondes de nouveautés, arrondie au supérieur.
roll-development-mad-scientists = Savants fous
    .text = Réaffectation : si vous avez le plus de mondes de nouveautés, vous pouvez déplacer 1 ou 2 ouvriers, chacun vers la phase de votre choix ; à égalité, 1 seul.
roll-development-executive-power = Pouvoir exécutif
    .text = Réaffectation : vous pouvez déplacer exactement 2 ouvriers d’une même rangée vers la phase que vous avez choisie.
roll-development-operations-affinity = Affinité opérationnelle
    .text = Réaffectation : vous pouvez déplacer 1 ouvrier vers l’Exploration ou la Production.
roll-development-minor-research-labs = Petits laboratoires
    .text = Expédition : chaque marchandise consommée depuis un monde de gènes ou de technologie alien rapporte 1 PV de plus.
roll-development-terraforming-robots = Robots terraformeurs
    .text = Colonisation : 1 $ par monde que vous achevez, 2 $ pour un monde d’éléments rares.
roll-development-backup-planning = Plan de secours
    .text = Réaffectation : vous pouvez ordonner autant de fois que vous voulez par manche.

## Mondes

roll-world-artist-colony = Colonie d’artistes
    .text = Monde de nouveautés. Placez 1 dé de nouveautés dans votre Population.
roll-world-former-penal-colony = Ancienne colonie pénitentiaire
    .text = Monde de nouveautés. Remettez d’abord un de vos dés dans la réserve, puis placez 1 dé militaire dans votre gobelet.
roll-world-new-survivalists = Nouveaux survivalistes
    .text = Monde de nouveautés. Placez 1 dé de nouveautés dans votre Population.
roll-world-secluded-world = Monde retiré
    .text = Monde de nouveautés. Placez 1 dé de nouveautés dans votre Population.
roll-world-star-nomad-lair = Repaire des nomades stellaires
    .text = Monde de nouveautés. Placez 1 dé de nouveautés dans votre Population.
roll-world-galactic-survey-headquarters = Quartier général de prospection
    .text = Monde de nouveautés. Placez 1 dé de nouveautés dans votre gobelet.
roll-world-gem-world = Monde des gemmes
    .text = Monde de nouveautés. Placez 1 dé de nouveautés dans votre gobelet.
roll-world-new-vinland = Nouveau Vinland
    .text = Monde de nouveautés. Placez 1 dé de nouveautés dans votre gobelet.
roll-world-pirate-world = Monde pirate
    .text = Monde de nouveautés. Placez 1 dé militaire dans votre Population.
roll-world-space-port = Port spatial
    .text = Monde de nouveautés. Placez 1 dé de nouveautés dans votre gobelet.
roll-world-spice-world = Monde des épices
    .text = Monde de nouveautés. Placez 1 dé de nouveautés dans votre gobelet.
roll-world-galactic-resort = Villégiature galactique
    .text = Monde de nouveautés. Placez 1 dé de nouveautés sur ce monde comme marchandise.
roll-world-information-hub = Carrefour d’information
    .text = Monde de nouveautés. Placez 1 dé de nouveautés sur ce monde comme marchandise.
roll-world-prosperous-world = Monde prospère
    .text = Monde de nouveautés. Placez 1 dé de nouveautés sur ce monde comme marchandise.
roll-world-universal-exports = Exportations universelles
    .text = Monde de nouveautés. Placez 1 dé de nouveautés sur ce monde comme marchandise.
roll-world-asteroid-belt = Ceinture d’astéroïdes
    .text = Monde d’éléments rares. Placez 1 dé d’éléments rares dans votre gobelet.
roll-world-ore-rich-world = Monde riche en minerai
    .text = Monde d’éléments rares. Placez 1 dé d’éléments rares dans votre gobelet.
roll-world-radioactive-world = Monde radioactif
    .text = Monde d’éléments rares. Placez 1 dé d’éléments rares dans votre gobelet.
roll-world-rebel-miners = Mineurs rebelles
    .text = Monde d’éléments rares. Remettez d’abord un de vos dés dans la réserve, puis placez 2 dés militaires dans votre Population.
roll-world-runaway-robots = Robots fugitifs
    .text = Monde d’éléments rares. Placez 1 dé militaire dans votre gobelet.
roll-world-blaster-gem-mines = Mines de gemmes à blaster
    .text = Monde d’éléments rares. Placez 1 dé militaire dans votre Population et 1 dé d’éléments rares dans votre Population.
roll-world-comet-zone = Zone de comètes
    .text = Monde d’éléments rares. Placez 1 dé d’éléments rares sur ce monde comme marchandise.
roll-world-galactic-fuel-depot = Dépôt de carburant galactique
    .text = Monde d’éléments rares. Placez 1 dé d’éléments rares sur ce monde comme marchandise.
roll-world-jumpdrive-fuel-refinery = Raffinerie de carburant de saut
    .text = Monde d’éléments rares. Placez 1 dé d’éléments rares sur ce monde comme marchandise.
roll-world-mining-world = Monde minier
    .text = Monde d’éléments rares. Placez 1 dé d’éléments rares sur ce monde comme marchandise.
roll-world-planetary-nebula = Nébuleuse planétaire
    .text = Monde d’éléments rares. Placez 1 dé d’éléments rares sur ce monde comme marchandise.
roll-world-armaments-world = Monde d’armement
    .text = Monde d’éléments rares. Placez 1 dé d’éléments rares sur ce monde comme marchandise. Gagnez 1 $.
roll-world-silicon-world = Monde de silicium
    .text = Monde d’éléments rares. Placez 1 dé d’éléments rares sur ce monde comme marchandise. Gagnez 1 $.
roll-world-plague-world = Monde de la peste
    .text = Monde de gènes. Placez 1 dé de gènes dans votre gobelet.
roll-world-rebel-warrior-race = Race de guerriers rebelles
    .text = Monde de gènes. Remettez d’abord un de vos dés dans la réserve, puis placez 1 dé militaire dans votre Population et 1 dé de gènes dans votre Population.
roll-world-uplift-overseers = Gardiens de l’élévation
    .text = Monde de gènes. Placez 1 dé de gènes dans votre gobelet.
roll-world-deep-space-symbionts-ltd = Symbiotes de l’espace profond, SARL
    .text = Monde de gènes. Placez 1 dé de gènes dans votre gobelet. Gagnez 1 $.
roll-world-distant-world = Monde lointain
    .text = Monde de gènes. Placez 1 dé de gènes dans votre gobelet. Gagnez 1 $.
roll-world-jungle-world = Monde de jungle
    .text = Monde de gènes. Placez 1 dé de gènes sur ce monde comme marchandise.
roll-world-malevolent-lifeforms = Formes de vie malveillantes
    .text = Monde de gènes. Placez 1 dé de gènes sur ce monde comme marchandise.
roll-world-designer-species-ultd = Espèces sur mesure, SA
    .text = Monde de gènes. Placez 1 dé de gènes sur ce monde comme marchandise. Gagnez 1 $.
roll-world-lost-species-ark-world = Monde-arche des espèces perdues
    .text = Monde de gènes. Placez 1 dé de gènes sur ce monde comme marchandise. Gagnez 1 $.
roll-world-alien-robot-scout-ship = Robot éclaireur alien
    .text = Monde de technologie alien. Placez 1 dé de technologie alien dans votre gobelet. Gagnez 1 $.
roll-world-deserted-alien-outpost = Avant-poste alien déserté
    .text = Monde de technologie alien. Placez 1 dé de technologie alien sur ce monde comme marchandise.
roll-world-deserted-alien-colony = Colonie alien désertée
    .text = Monde de technologie alien. Placez 1 dé de technologie alien sur ce monde comme marchandise. Gagnez 1 $.
roll-world-lost-alien-warship = Vaisseau de guerre alien perdu
    .text = Monde de technologie alien. Placez 1 dé de technologie alien dans votre gobelet. Gagnez 2 $.
roll-world-alien-sentinels = Sentinelles aliens
    .text = Monde de technologie alien. Placez 1 dé de technologie alien dans votre gobelet. Gagnez 3 $.
roll-world-deserted-alien-library = Bibliothèque alien désertée
    .text = Monde de technologie alien. Placez 1 dé de technologie alien sur ce monde comme marchandise. Gagnez 2 $.
roll-world-lost-alien-battle-fleet = Flotte de guerre alien perdue
    .text = Monde de technologie alien. Placez 1 dé de technologie alien dans votre gobelet. Gagnez 3 $.
roll-world-fifth-column = Cinquième colonne
    .text = Monde gris. Placez 1 dé militaire dans votre gobelet.
roll-world-high-gravity-world = Monde à forte gravité
    .text = Monde gris. Placez 1 dé militaire dans votre gobelet.
roll-world-outlaw-world = Monde hors-la-loi
    .text = Monde gris. Placez 1 dé militaire dans votre gobelet.
roll-world-rebel-hideout = Cachette rebelle
    .text = Monde gris. Placez 2 dés militaires dans votre Population.
roll-world-sentient-robots = Robots conscients
    .text = Monde gris. Placez 1 dé militaire dans votre gobelet.
roll-world-gateway-station = Station passerelle
    .text = Monde gris. Placez 1 dé de consommation dans votre Population.
roll-world-trading-world = Monde marchand
    .text = Monde gris. Placez 1 dé de consommation dans votre Population.
roll-world-tourist-world = Monde touristique
    .text = Monde gris. Placez 1 dé de consommation dans votre Population. Gagnez 1 $.
roll-world-transport-hub = Nœud de transport
    .text = Monde gris. Placez 1 dé de consommation dans votre Population. Gagnez 1 $.
roll-world-terraformed-world = Monde terraformé
    .text = Monde gris. Placez 1 dé de consommation dans votre Population. Gagnez 2 $.
roll-world-galactic-trendsetters = Créateurs de tendances galactiques
    .text = Monde gris. Placez 2 dés de consommation dans votre Population. Gagnez 2 $.

## Ordres permanents

roll-order-explore = Explorateurs
roll-order-recall = Rappeler des dés en fin de manche
roll-order-bank = Banquiers galactiques : payer 1 $ pour 1 PV
roll-order-is-stock = Toujours s’approvisionner (2 $)
roll-order-is-scout = Toujours prospecter

## Ce dont parlent les conseils

roll-feature-points = points
roll-feature-development = développement
roll-feature-squares = cases du tableau
roll-feature-chips = jetons PV
roll-feature-credits = crédits
roll-feature-goods = marchandise
roll-feature-worlds = monde
roll-feature-workers = ouvriers
roll-feature-citizens = dés dans la Population
roll-feature-dice-in-the-cup = dés dans le gobelet

## Comment jouer, deux pages de quatre images, et cinq conseils

roll-howto-1 = Ce qui compte
    .text = Le coût imprimé de tous vos mondes et développements, vos jetons de PV, et les points supplémentaires des développements de coût 6+. Les tuiles encore en construction ne comptent pas.
roll-howto-2 = Vos dés sont votre peuple
    .text = Les dés sortent du gobelet, travaillent, se reposent dans la Population, et se recrutent à nouveau pour 1 $ chacun. De nouveaux mondes apportent de nouveaux types de dés.
    .cup = gobelet
    .work = au travail
    .citizenry = Population
    .hire = 1 $ chacun
roll-howto-3 = En construction
    .text = Chaque tuile a un monde d’un côté et un développement de l’autre. Vous avez deux piles ; la tuile du dessus de chacune est en construction. Les dés y restent jusqu’à ce qu’il y en ait autant que son coût, même sur plusieurs manches.
    .developers = 2 sur 4 : encore deux développeurs
    .settler = 2 sur 3 : encore un colon
roll-howto-4 = La fin
    .text = Quand quelqu’un a 12 cases dans son tableau, ou que la réserve de jetons de PV est vide, cette manche est la dernière. On la joue jusqu’au bout, et les jetons au-delà de la réserve sont encore payés.
    .squares = 12 cases
    .pool = réserve vide
roll-howto-5 = Affecter et choisir
    .text = Chaque dé se place sous la phase qu’il montre. Mettez un dé, n’importe lequel, sur la phase que vous voulez : elle aura lieu. Ce que les autres choisissent a lieu aussi, et pour vous également. Les dés sous les autres phases retournent au gobelet.
roll-howto-6 = Cinq phases
    .text = L’Exploration apporte des tuiles ou 2 $. Développement et Colonisation mettent des dés sur les tuiles. La Production transforme des dés en marchandises. L’Expédition les vend ou les consomme. Tout le monde participe à chaque phase qui a lieu.
    .explore = une tuile, ou 2 $
    .develop = des dés sur un développement
    .settle = des dés sur un monde, qui en apporte
    .produce = un dé devient marchandise
    .ship = une marchandise vendue ou consommée
roll-howto-7 = Expédition
    .text = Vendre rapporte selon la couleur du monde : 3 $, 4 $, 5 $ ou 6 $. Consommer rapporte 1 PV, 1 de plus si la marchandise est de la couleur du monde, 1 de plus si l’expéditeur l’est. Les dés de consommation conviennent toujours, les dés de base et militaires jamais.
    .or = ou
    .good = marchandise assortie
    .shipper = expéditeur assorti
    .price = { $amount } $
roll-howto-8 = Recruter et rappeler
    .text = À la fin de la manche, vous recrutez tant que vous avez des crédits et des dés dans la Population. Qui finit à 0 $ reçoit 1 $. Les dés sur les tuiles et les marchandises peuvent revenir gratuitement au gobelet.
    .price = { $amount } $
roll-strategy-1 = Choisissez la phase dont vous avez besoin et que personne d’autre ne veut, et profitez des phases des autres.
roll-strategy-2 = D’abord les mondes bon marché : la plupart apportent un dé pour le reste de la partie.
roll-strategy-3 = Chaque dé fatigué coûte 1 $. Si vous avez plus de dés au repos que de crédits, vendez avant de consommer.
roll-strategy-4 = Surveillez les marchandises de vos rivaux : qui en a plusieurs choisira sans doute Expédition, et vous expédierez aussi.
roll-strategy-5 = À partir de 8 cases, demandez-vous à chaque manche qui atteindra 12 en premier. Ne commencez un développement de coût 6 que si vous avez le temps de l’achever.

roll-source-chips = jetons
roll-source-tableau = tableau
roll-source-six = développements de coût 6
