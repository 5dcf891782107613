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
roll-place-novelty-goods = monde de nouveautés
roll-place-rare-goods = monde d’éléments rares
roll-place-genes-goods = monde de gènes
roll-place-alien-goods = monde de technologie alien

## Questions

roll-shape-where = Où ?
roll-shape-recruit = { $count ->
        [one] Recruter { $count } dé
       *[other] Recruter { $count } dés
    }
roll-shape-recruit-ends = { $count ->
        [one] Recruter { $count } dé, terminer la manche
       *[other] Recruter { $count } dés, terminer la manche
    }
roll-shape-recruit-only = Recruter, puis rappeler
roll-shape-runs-explore = L’Exploration aura lieu
roll-shape-runs-develop = Le Développement aura lieu
roll-shape-runs-settle = La Colonisation aura lieu
roll-shape-runs-produce = La Production aura lieu
roll-shape-runs-ship = L’Expédition aura lieu
roll-prompt-lay-out = Laquelle de vos deux tuiles est le développement ? L’autre devient le monde.
roll-prompt-assign-wild = Dés joker : lequel placez-vous ?
roll-prompt-assign-select = Choix d’une phase : avec quel ouvrier ?
roll-prompt-assign = Prêt ? Levez votre écran, ou utilisez Ordonner ou un pouvoir de réaffectation.
roll-prompt-assign-dictate = Prêt ? Levez votre écran, ou utilisez Ordonner.
roll-prompt-assign-reassign = Prêt ? Levez votre écran, ou utilisez un pouvoir de réaffectation.
roll-prompt-assign-ready = Votre plan est prêt : levez votre écran.
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
    .you = Vous avez terminé votre plan.
roll-log-selected = { $player } choisit { $phase } ({ $die }).
    .you = Vous choisissez { $phase } ({ $die }).
roll-log-extra-phase = Le dé supplémentaire indique { $phase }.
roll-log-phase = Phase : { $phase }.
roll-log-stocked = { $player } s’approvisionne : { $credits } $.
    .you = Vous vous approvisionnez : { $credits } $.
roll-log-scouted = { $player } prospecte{ $abandoned ->
        [0] { "" }
       *[other] { " " }(abandonnées : { $abandoned })
    } et pioche { $drawn ->
        [one] { $drawn } tuile
       *[other] { $drawn } tuiles
    }.
    .you = Vous prospectez{ $abandoned ->
            [0] { "" }
           *[other] { " " }(abandonnées : { $abandoned })
        } et piochez { $drawn ->
            [one] { $drawn } tuile
           *[other] { $drawn } tuiles
        }.
roll-log-drew = { $player } pioche { $world } / { $development }.
    .you = Vous piochez { $world } / { $development }.
roll-log-put = { $player } ajoute une tuile : { $side }.
    .you = Vous ajoutez une tuile : { $side }.
roll-log-on-top = { $tile } est maintenant sur le dessus de la pile ({ $player }).
    .you = { $tile } est maintenant sur le dessus de votre pile.
roll-log-bag-refilled = Les tuiles abandonnées retournent dans le sac.
roll-log-levied = { $player } défausse une tuile : { $side }.
roll-log-arranged = { $player } réorganise sa zone de construction ; tuile prise dans : { $side }.
roll-log-researched = { $player } pioche une tuile avec l’Équipe de recherche alien.
roll-log-placed = { $player } construit avec { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } ({ $side }).
    .you = Vous construisez avec { $dice ->
            [one] { $dice } dé
           *[other] { $dice } dés
        } ({ $side }).
roll-log-completed = { $player } achève le développement { $development }.
    .you = Vous achevez le développement { $development }.
roll-log-settled = { $player } colonise { $world } et l’ajoute à son empire.
    .you = Vous colonisez { $world } et l’ajoutez à votre empire.
roll-log-to-cup = { $player } : bâtisseurs dans le gobelet : { $dice } × { $die }.
roll-log-removed = { $player } remet dans la réserve : { $die } ({ $place }).
roll-log-gained = { $player } gagne { $dice } × { $die } ({ $place }).
    .you = Vous gagnez { $dice } × { $die } ({ $place }).
roll-log-tile-credits = { $player } gagne { $credits } $.
roll-log-power-credits = { $player } gagne { $credits } $ ({ $development }).
    .you = Vous gagnez { $credits } $ ({ $development }).
roll-log-power-vp = { $player } gagne { $vp } PV ({ $development }).
roll-log-produced = { $player } produit : { $die }, { $colour }.
    .you = Vous produisez : { $die }, { $colour }.
roll-log-traded = { $player } vend une marchandise ({ $die }, { $colour }) pour { $credits } $.
    .you = Vous vendez une marchandise ({ $die }, { $colour }) pour { $credits } $.
roll-log-consumed = { $player } consomme une marchandise ({ $die }, { $colour }) pour { $vp } PV.
    .you = Vous consommez une marchandise ({ $die }, { $colour }) pour { $vp } PV.
roll-log-banked = { $player } paie 1 $ pour 1 PV (Banquiers galactiques).
roll-log-unused = { $player } : inutilisés, de retour dans le gobelet : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }.
    .you = Inutilisés, de retour dans le gobelet : { $dice ->
            [one] { $dice } dé
           *[other] { $dice } dés
        }.
roll-log-recruited = { $player } recrute { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }.
    .you = Vous recrutez { $dice ->
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
    .you = Vous abandonnez une tuile : { $side }.
roll-log-row = { $player }, { $phase } : { $dice ->
        [one] { $dice } ouvrier
       *[other] { $dice } ouvriers
    }.
    .you = Vous, { $phase } : { $dice ->
            [one] { $dice } ouvrier
           *[other] { $dice } ouvriers
        }.
roll-log-dictated = { $player } a ordonné ; dés cédés, de retour dans le gobelet : { $dice } × { $die }.
    .you = Vous avez ordonné ; dés cédés, de retour dans le gobelet : { $dice } × { $die }.
roll-log-shipping = { $player } expédie avec : { $shipper }.
    .you = Vous expédiez avec : { $shipper }.

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

## Deviner les autres

lesson-guess-the-others = Deviner les autres
    .about = Une première partie contre Otto et Lira : des dés qui sont votre peuple, des phases que quelqu’un choisit, et la dernière manche.
lesson-guess-the-others-goal = Bâtissez l’empire le plus riche. Comptent le **coût de chaque tuile construite**, les **jetons de PV** de vos expéditions et les bonus des tuiles de coût 6.
lesson-guess-the-others-end = La partie finit après une manche où quelqu’un a **12 cases**, ou quand la **réserve** de jetons est vide. Vous avez 3 cases ; la réserve contient 36 jetons.
lesson-guess-the-others-people = Vos **dés sont votre peuple**. Lancés derrière l’écran, ils se tiennent sous ce qu’ils savent faire : un explorateur, deux colons, un expéditeur.
lesson-guess-the-others-phases = Mais une phase n’a lieu que si **quelqu’un la choisit**. Vous en choisissez une, en secret, avec un dé. Les autres aussi. Ce qui est choisi, **tout le monde** le fait.
lesson-guess-the-others-select = Otto adore les tuiles : attendez-vous à l’Exploration. Lira vend tout : attendez-vous à l’Expédition. Personne ne colonisera pour vous. Mettez un colon sur **Colonisation**.
    .die = N’importe quel dé peut choisir, mais chacun des autres a son travail, et Monde des gemmes ne demande que deux colons.
    .theirs = Otto et Lira s’en chargent déjà. Choisissez ce que personne d’autre ne choisira.
    .idle = Vous n’y avez aucun dé. Choisissez Colonisation.
lesson-guess-the-others-lock = Le dé qui choisit travaille aussi dans cette phase. Votre plan est prêt : **levez l’écran**.
    .dictate = Bon à savoir, pour la prochaine manche. Ici, chaque dé est bien placé.
lesson-guess-the-others-reveal = Les écrans se lèvent. Exploration, Colonisation et Expédition ont lieu : **vos quatre dés travaillent**. Les dés des phases non choisies retourneraient au gobelet.
lesson-guess-the-others-scout = Exploration : **prospecter** pour une tuile, ou **s’approvisionner** pour 2 $. Votre pile de mondes sera bientôt vide. Prospectez, puis piochez.
    .stock = L’argent est utile aussi, mais il n’y aurait plus rien à coloniser.
    .abandon = Vos deux tuiles sont bon marché. Gardez-les.
lesson-guess-the-others-put = Ceinture d’astéroïdes ou Robots arpenteurs : chaque tuile a deux faces. Mettez-la **sous vos mondes** : coût 2 au lieu de 5.
    .development = Il faudrait cinq développeurs, et plus de monde à venir. Sous les mondes.
lesson-guess-the-others-settle = Colonisation : deux colons paient **Monde des gemmes**. Il est à vous, et un nouveau dé de nouveautés saute dans le gobelet. Les colons se reposent dans la **Population** jusqu’au recrutement.
lesson-guess-the-others-trade = Expédition : votre marchandise peut être **vendue** 3 $ ou **consommée** pour 3 PV au plus. Sept dés se reposeront, et vous avez 1 $. **Vendez.**
    .consume = Trois PV, c’est bien en fin de partie. Maintenant, vous ne pourriez recruter qu’un dé.
lesson-guess-the-others-hire = Gestion : recruter un dé de la Population coûte 1 $, et il faut recruter tant que l’on peut. Vous avez 4 $. Prenez les deux dés de **nouveautés** ; les autres sont des dés de base.
    .home = Les dés de nouveautés produisent et expédient bien mieux, et vont à vos mondes.
lesson-guess-the-others-wild = Nouveau lancer. Trois de vos mondes peuvent porter des marchandises : produire, puis expédier dans la même manche. Un dé **joker** va partout : mettez-le en **Expédition**.
    .produce = Les marchandises attendraient un expéditeur. Lira choisira encore Expédition : soyez-y.
    .idle = Il n’y ferait rien. Mettez-le en Expédition.
lesson-guess-the-others-produce = Lira s’occupe de l’Expédition. **Choisissez Production** avec votre producteur.
    .ship = Lira la choisira de nouveau. Faites confiance à son avidité.
    .die = Cela marche, mais votre producteur y est déjà. Prenez-le.
    .idle = Il ne s’y passerait rien pour vous. Choisissez Production.
lesson-guess-the-others-dictate = Deux explorateurs, et pas d’Exploration. **Ordonner** : cédez un dé, déplacez-en un autre. Cédez l’explorateur **de base**, déplacez celui de **nouveautés** en Production, puis levez l’écran.
    .novelty = Gardez-le : une marchandise de nouveautés sur un monde de nouveautés vaut un PV de plus.
    .shipper = Il vous faut vos expéditeurs. Cédez l’explorateur de base.
    .elsewhere = Prenez l’explorateur de nouveautés et mettez-le en Production.
    .early = Deux dés ne feraient rien. L’un d’eux peut être sauvé.
lesson-guess-the-others-consume = Deux marchandises, et Marchés de consommation vous a payé 2 $. **Consommez** les deux, d’abord avec l’expéditeur de **nouveautés**. Expéditeur et marchandise de la bonne couleur valent chacun 1 de plus.
    .home = Il expédie aussi, mais celui de nouveautés rapporte un PV de plus. Lui d’abord.
    .trade = Vous avez 3 $, assez pour recruter. Les PV sont des points.
lesson-guess-the-others-later = Plus tard. Vous avez 11 cases, et la réserve 4 jetons. **Cette manche peut être la dernière**, et c’est à vous d’en décider.
lesson-guess-the-others-develop = Association de libre-échange demande encore deux développeurs. Elle vaut 6, plus 5 pour vos mondes de nouveautés. Choisissez **Développement** avec le colon **de base** inoccupé, puis levez l’écran : Lira expédiera.
    .ship = Lira s’en charge. Sans Développement, les 11 points restent en chantier, et la prochaine manche est pour elle.
    .rare = Il n’y resterait qu’un développeur. Prenez le colon inoccupé.
    .other = Choisissez Développement, avec le dé de base en Colonisation.
    .dictate = Inutile : chaque dé est bien placé.
lesson-guess-the-others-won = Construit : 12 cases. Deux marchandises consommées pour 6 PV, dont 2 au-delà de la réserve vide : personne n’est lésé. **Vous { $points1 }, Lira { $points3 }, Otto { $points2 }.** Victoire !

## Vendre ou consommer

lesson-ship-two-ways = Vendre ou consommer
    .about = La même marchandise quand l’argent manque et quand il ne manque plus : les crédits ramènent vos dés, les PV sont des points.
lesson-ship-two-ways-ways = Chaque expéditeur prend **une marchandise** sur un monde et la **vend** contre des crédits ou la **consomme** pour des PV. Ensuite les deux dés, expéditeur et marchandise, vont dans la Population.
lesson-ship-two-ways-poor = Début de partie. Après cet envoi, six dés se reposeront, et vous avez 1 $. Sur un monde d’éléments rares, la marchandise se vend **4 $** ; consommée, elle rapporte 2 PV. **Vendez.**
    .consume = Deux PV maintenant, mais avec 1 $ vous ne recruteriez qu’un dé sur six. Vendez.
lesson-ship-two-ways-hire = Vous avez 5 $, et six dés se reposent : il en restera un. Recrutez le dé d’**éléments rares** ; les autres sont tous pareils.
    .home = Un dé doit rester. Que ce soit un dé de base : recrutez d’abord celui d’éléments rares.
lesson-ship-two-ways-rich = Fin de partie. Avec **8 $**, vous pouvez déjà recruter tout le monde. **Consommez** la marchandise d’éléments rares avec l’**expéditeur d’éléments rares** : 1 PV, plus 1 pour la marchandise assortie, plus 1 pour l’expéditeur assorti.
    .home = Un dé de base n’est jamais assorti. Sur un monde d’éléments rares, l’autre expéditeur rapporte un PV de plus.
    .trade = Vous avez assez d’argent. Maintenant, ce sont les PV qui comptent.
    .colour = Cet expéditeur n’est pas assorti à un monde de nouveautés. Prenez la marchandise de sa couleur.
lesson-ship-two-ways-second = L’expéditeur de base prend l’autre marchandise. Lui n’est pas assorti à Monde des gemmes, mais elle l’est : **consommez**-la pour 2 PV.
    .trade = Vous n’avez plus besoin de 3 $. Consommez-la.
lesson-ship-two-ways-sum = Cinq PV ; en échangeant les expéditeurs, c’était quatre. **Vendez tant que l’argent manque, consommez ensuite**, et assortissez les couleurs. Un dé de consommation est assorti à tous les mondes.

## Un chantier bien rangé

lesson-stack = Un chantier bien rangé
    .about = Quand abandonner une tuile, quels dés restent en place et dans quel ordre on construit les nouvelles tuiles.
lesson-stack-site = On ne construit que la **tuile du dessus** de chaque pile. Votre monde, Sentinelles aliens, demande **six** colons ; deux y sont. Ce sera long. Exploration et Colonisation ont lieu, et vous avez deux explorateurs.
lesson-stack-abandon = Prospecter fait piocher une tuile, **plus une par tuile abandonnée** auparavant. **Prospectez**, abandonnez **Sentinelles aliens**, puis piochez.
    .stock = L’argent, tout à l’heure. Rangez d’abord le chantier : prospectez.
    .cheap = Droits d’exportation ne coûte que 2. Gardez cette tuile.
    .early = Abandonnez d’abord Sentinelles aliens : vous piocherez une tuile de plus.
lesson-stack-put = Les deux colons **restent sur l’emplacement** et travaillent pour le prochain monde. Les tuiles vont **sous** la pile : la première posée se construit d’abord. **Monde des gemmes** (coût 2), puis **Monde à forte gravité**.
    .order = Monde à forte gravité serait au-dessus. Monde des gemmes coûte 2 et a justement ses deux colons : lui d’abord.
    .side = En développement, il faudrait au moins quatre dés. Faites-en un monde.
lesson-stack-stock = Chaque explorateur doit agir. Il y a de quoi construire, mais cinq dés se reposeront bientôt, et vous avez 1 $. **Approvisionnez-vous** : 2 $.
    .scout = Il y a déjà de quoi construire. Sans crédits, vos dés restent dans la Population : approvisionnez-vous.
lesson-stack-built = L’Exploration n’achève rien, mais la Colonisation suivait : **Monde des gemmes est construit sans un seul nouveau colon**, grâce aux deux qui étaient restés. Monde à forte gravité est maintenant au-dessus et coûte 1.

## Ordonner et ses cousins

lesson-dictate = Ordonner et ses cousins
    .about = Trois façons d’amener les dés là où il les faut : un développement, Ordonner, et Ordonner encore.
lesson-dictate-roll = Otto développera, Lira expédiera. Vous avez deux mondes de nouveautés vides, mais un seul producteur et aucun expéditeur. Les **pouvoirs de réaffectation** déplacent des dés d’une rangée à l’autre, chacun une fois par manche.
lesson-dictate-select = Choisissez d’abord : les pouvoirs viennent après, et aucun ne déplace le dé qui choisit. **Choisissez Production** avec votre **producteur de nouveautés**.
    .ship = Lira choisira Expédition pour vous. Choisissez Production.
    .die = Cela irait, mais votre producteur y est déjà. Choisissez avec lui.
    .idle = Cela ne sert pas votre plan. Choisissez Production.
lesson-dictate-subsidies = D’abord ce qui ne coûte rien. **Subventions locales** déplace un ouvrier **de base** : utilisez ce pouvoir et envoyez un explorateur de base en **Expédition**.
    .elsewhere = Personne n’explore : prenez là un dé de base et envoyez-le en Expédition.
    .dictate = Ordonner vous coûte un dé. D’abord ce qui est gratuit : Subventions locales.
    .early = Cinq de vos dés n’ont encore rien à faire. Utilisez Subventions locales.
lesson-dictate-dictate = **Ordonner** est à tout le monde : cédez un dé, déplacez-en un autre. Cédez l’**explorateur de base** et déplacez celui de **nouveautés** en **Production**.
    .other = Celui-là servira. Cédez l’explorateur de base.
    .elsewhere = Déplacez l’explorateur de nouveautés en Production : vous avez deux mondes à remplir.
    .early = Votre second monde resterait vide. Ordonnez d’abord.
lesson-dictate-backup = Avec **Plan de secours**, vous pouvez ordonner **autant de fois que vous voulez**. Cédez un colon de base, déplacez l’autre en **Expédition** et levez l’écran.
    .other = Ce dé a son travail. Cédez un colon de base.
    .elsewhere = Vous avez deux producteurs et un expéditeur. Déplacez le colon de base en Expédition.
    .early = Deux marchandises et un expéditeur : ordonnez encore, et les deux colons auront servi.
lesson-dictate-done = Deux marchandises produites et consommées pour **4 PV**, avec un lancer d’un seul producteur. Les deux dés cédés n’étaient pas perdus : à la révélation, ils sont **revenus au gobelet**, gratuitement.

## Quel dé pour quel monde

lesson-colours = Quel dé pour quel monde
    .about = Les dés assortis à un monde rapportent plus, et chaque couleur a ses faces : qui envoyer, et qui recruter.
lesson-colours-match = La couleur d’un dé ne change jamais et compte deux fois : pour les **mondes assortis** et pour ses **faces**. D’abord les mondes : un de nouveautés, un d’éléments rares, tous deux vides. Chacun porte une marchandise.
lesson-colours-goods = Tout dé peut devenir la marchandise de tout monde coloré. Mais à la consommation, **la couleur du monde** rapporte 1 PV de plus. Mettez le dé de **nouveautés** sur le monde de nouveautés, celui d’**éléments rares** sur l’autre.
    .home = Un dé de base n’est assorti à aucun monde. Qu’il revienne au gobelet ; prenez les deux autres.
    .cross = Échangés, aucun des deux ne serait assorti. Chacun sur le monde de sa couleur.
lesson-colours-rare = La couleur de l’expéditeur compte aussi. Un dé de **consommation** va à **tous** les mondes, celui d’éléments rares au sien seulement : il passe donc **en premier**. **Consommez** avec lui la marchandise d’éléments rares : 3 PV.
    .joker = Il va partout et peut attendre. D’abord l’expéditeur d’éléments rares.
    .cross = Là, cet expéditeur rapporte un PV de moins. Prenez la marchandise d’éléments rares.
    .trade = Vous avez 6 $, assez pour recruter. Consommez.
lesson-colours-joker = Le dé de **consommation** expédie la marchandise de nouveautés et lui est assorti : **3 PV**, six en tout. Consommez.
    .trade = Vous avez assez d’argent. Consommez.
lesson-colours-builder = Les faces, maintenant. Vous avez 2 $, et cinq dés se reposent. Monde lointain demande quatre colons. Un dé **militaire** a deux faces Colonisation, deux Développement et un joker. Recrutez-le.
    .later = Bonne idée, mais en second. D’abord un colon : le dé militaire.
    .other = Il colonise rarement, ou jamais. Le dé militaire a pour cela deux faces et un joker.
lesson-colours-trader = Deux marchandises attendent sur vos mondes. **Trois** des six faces d’un dé de **consommation** sont Expédition, et il est assorti à tous les mondes. Recrutez-le.
    .other = Il a moins de faces Expédition que le dé de consommation.
lesson-colours-sum = Le **militaire** construit, la **consommation** expédie, les **nouveautés** produisent et expédient, les **éléments rares** développent, les **gènes** colonisent, l’**alien** est joker sur trois faces. Les dés **de base** font un peu de tout, sans jamais être assortis.

## Les tuiles de coût 6

lesson-six = Les tuiles de coût 6
    .about = Trois développements de coût 6 pour un seul empire : lequel rapporte le plus, et ce qui le fait rapporter davantage.
lesson-six-extra = Un développement de coût 6 vaut **6 points plus son bonus**, et se compte lui-même si sa règle s’y prête. Vous venez d’en piocher trois. Vous n’en construirez guère plus d’un : lequel ?
lesson-six-count = Comptons. **Fédération galactique** : un tiers du coût des développements, 11 avec elle, donc 4. **Nouvelle économie** : 3 développements sans réaffectation, 3. **Association de libre-échange** : la moitié des 12 de vos mondes de nouveautés, **6**. On arrondit au supérieur.
lesson-six-best = Six points de plus pour des mondes de nouveautés que vous avez déjà. Mettez **Association de libre-échange** sous vos **développements**.
    .federation = Son bonus serait de 4. Elle convient à un empire riche en développements.
    .economy = Son bonus serait de 3. Association de libre-échange en rapporte 6.
    .world = D’abord le développement : Association de libre-échange.
lesson-six-grow = Chaque tuile a deux faces. Au dos de Fédération galactique : **Colonie d’artistes**, un monde de nouveautés de coût 1. La moitié de 13, arrondie, fait **7**. Mettez-la sous vos **mondes**.
    .grey = Monde à forte gravité est gris et n’ajoute rien au bonus. D’abord Colonie d’artistes.
    .second = Un seul six prend déjà assez de dés. Faites de cette tuile un monde.
lesson-six-rest = On ne refuse pas une tuile piochée. Mettez aussi la dernière sous vos **mondes** : Monde à forte gravité coûte 1 et apporte un dé militaire.
    .second = Un second six prendrait six dés de plus. En monde, elle coûte 1.
lesson-six-sum = En chantier, il ne vaut rien : **commencez un six tant qu’il reste le temps de l’achever**. À 9 cases sur 12, la fin approche. Choisissez celui qui va à votre empire, puis construisez ce qu’il compte.

## Que vont-ils choisir ?

lesson-two-minds = Que vont-ils choisir ?
    .about = Lisez deux adversaires à ce qu’ils ont devant eux, et choisissez ce qu’aucun d’eux ne choisira.
lesson-two-minds-otto = Les écrans cachent les dés, pas ce qui est sur la table. Regardez **Otto** : cinq colons sur Sentinelles aliens, qui en coûte six. Encore un, et 6 points sont à lui. **Attendez-vous à la Colonisation.**
lesson-two-minds-lira = À **Lira**, maintenant. Deux marchandises sur ses mondes, quatre dés qui se reposent et 1 $. Il lui faut vendre ou consommer. **Attendez-vous à l’Expédition.**
lesson-two-minds-select = Vous avez des développeurs, un colon et des expéditeurs. Colonisation et Expédition viendront toutes seules. Choisissez **Développement** avec un **développeur** et levez l’écran.
    .otto = Otto colonisera de toute façon. Choisissez ce que personne d’autre ne choisira.
    .lira = Lira a deux marchandises et pas d’argent : laissez-lui l’Expédition.
    .die = Les autres dés ont du travail dans une phase qui aura lieu. Prenez un développeur.
    .idle = Vous n’y avez aucun dé. Choisissez Développement.
    .dictate = Inutile : les cinq dés travailleront.
lesson-two-minds-reveal = Otto colonise, Lira expédie, vous développez : **une phase choisie, trois utilisées, aucun dé inactif**. Droits d’exportation est construit, Ceinture d’astéroïdes commencée, et votre marchandise peut partir.
lesson-two-minds-again = Autre manche. Les piles d’Otto sont **vides** : il doit explorer. Lira a des **mondes vides** et des dés qui produisent bien. Vos marchandises ont besoin d’**Expédition** : choisissez-la avec un expéditeur et levez l’écran.
    .otto = Sans tuiles, Otto ne peut rien construire. Il explorera.
    .lira = Rien à expédier, des mondes qui attendent : Lira produira.
    .die = Cela marche, mais prenez l’un de vos expéditeurs.
    .idle = Vous n’y avez aucun dé. Choisissez Expédition.
    .dictate = Inutile : les quatre dés travailleront.
lesson-two-minds-sum = Encore juste. **Dés sur une tuile** : Développement ou Colonisation. **Marchandises** : Expédition. **Mondes vides** : Production. **Piles vides** : Exploration. On ne devine pas toujours, mais qui regarde profite de plus de phases.

## Ce que dit le guide à la première rencontre d’une décision : 30 mots au plus.

tip-roll-lay-out = Un monde bon marché d’abord : il apporte un dé.
tip-roll-assign-wild = Là où la phase aura sûrement lieu.
tip-roll-assign-select = Choisissez ce qu’il vous faut et que personne d’autre ne choisira.
tip-roll-assign = Vous pouvez céder le plus mauvais dé pour en déplacer un autre. Il revient au gobelet.
tip-roll-explore = Prospectez si une pile est courte ; approvisionnez-vous si des dés se reposent et que l’argent manque.
tip-roll-explore-abandon = Pour chaque tuile abandonnée, vous en piochez une de plus.
tip-roll-explore-place = Les nouvelles tuiles vont sous la pile. Les dés déjà posés restent.
tip-roll-produce = Un dé de la couleur du monde rapporte un PV de plus à la consommation.
tip-roll-ship-good = Vendez tant que l’argent manque, consommez ensuite.
tip-roll-manage-recruit = Recrutez les dés dont les faces vous serviront à la prochaine manche.
tip-roll-manage = Les dés d’une tuile que vous ne finirez pas peuvent revenir.

## Words of the game, explained where they are tapped: a line, the forms by which they are found (* stands for any ending), and the rule.

words-roll = abandon, citizenry, consume, cup, development, dictate, good, phase, pool, reassign, recall, recruit, selector, square, tableau, world
word-roll-abandon = Abandonner
    .text = Renoncer à des tuiles en construction pour en piocher autant de plus.
    .forms = abandon*
    .rule = R-EXPLORE-4
word-roll-citizenry = Population
    .text = Où se reposent les dés utilisés jusqu’à ce que vous les recrutiez.
    .forms = population
    .rule = R-PHASE-4
word-roll-consume = Consommer
    .text = Expédier une marchandise pour des PV : 1, et 1 de plus par dé qui correspond au monde.
    .forms = consommer, consommez, consommé*
    .rule = R-SHIP-6
word-roll-cup = Gobelet
    .text = Les dés que vous lancerez à la manche suivante.
    .forms = gobelet
    .rule = R-ROLL-1
word-roll-development = Développement
    .text = Une face d’une tuile : bâti par les développeurs, il a un pouvoir.
    .forms = développement*
    .rule = R-DEV-3
word-roll-dictate = Ordonner
    .text = Renoncer à un dé pour cette manche afin d’en déplacer un autre vers une autre rangée.
    .forms = ordonner, ordonnez
    .rule = R-DICTATE-2
word-roll-good = Marchandise
    .text = Un dé sur un monde ; les expéditeurs la vendent ou la consomment.
    .forms = marchandise*
    .rule = R-GEN-4
word-roll-phase = Phase
    .text = Exploration, Développement, Colonisation, Production ou Expédition. Seules celles que quelqu’un choisit ont lieu.
    .forms = phase, phases
    .rule = R-PHASE-2
word-roll-pool = Réserve de PV
    .text = Les jetons PV qui restent. Quand elle est vide, cette manche est la dernière.
    .forms = réserve
    .rule = R-END-1
word-roll-reassign = Réaffecter
    .text = Déplacer un dé de sa rangée vers une autre avant la révélation.
    .forms = réaffect*
    .rule = R-REASSIGN-1
word-roll-recall = Rappeler
    .text = Ramener gratuitement dans le gobelet des dés des tuiles et des marchandises.
    .forms = rappel*
    .rule = R-MANAGE-5
word-roll-recruit = Recruter
    .text = Déplacer des dés de la Population vers votre gobelet, 1 $ chacun.
    .forms = recrut*
    .rule = R-MANAGE-1
word-roll-selector = Sélecteur
    .text = Le dé que vous posez sur une phase : elle aura lieu.
    .forms = sélecteur*
    .rule = R-ASSIGN-3
word-roll-square = Case
    .text = Une tuile construite. La tuile de faction compte pour 2 ; 12 cases mettent fin à la partie.
    .forms = 12 cases, case de tableau, cases de tableau
    .rule = R-GEN-5
word-roll-tableau = Tableau
    .text = Tout ce que vous avez construit.
    .forms = tableau, tableaux
    .rule = R-GEN-5
word-roll-world = Monde
    .text = Une face d’une tuile : bâti par les colons, il apporte un dé ; les mondes colorés portent des marchandises.
    .forms = monde, mondes
    .rule = R-SETTLE-2

## Les traits dans les rapports

roll-trait-start = Tuile de faction
roll-trait-home = Monde natal
roll-trait-opening = Première action
roll-trait-development = Développements construits
roll-trait-world = Mondes colonisés

## Ce que la page d’apprentissage dit du jeu

learn-goal-roll = Bâtissez l’empire le plus précieux avant que quelqu’un ait douze cases.

## Pourquoi un coup vaut mieux qu’un autre
roll-cases = { $now ->
        [0] presque jamais, au lieu d’une probabilité de { $instead } sur 100
        [100] presque à coup sûr, au lieu d’une probabilité de { $instead } sur 100
       *[other] probabilité de { $now } sur 100 au lieu de { $instead }
    }
roll-chance-built = { $when } { $tile } est bâti (+{ $points } PV) : { roll-cases }.
roll-chance-top = { $when } { $tile } est la prochaine à bâtir (coût { $of }, +{ $points } PV) : { roll-cases }.
roll-because-built = { $when } { $tile } est bâti (+{ $points } PV) ; sinon, non.
roll-because-work = { $when } les bâtisseurs en place sur { $tile } sont { $now } sur { $of } au lieu de { $instead }.
roll-because-dice = { $when } vous lancez { $now ->
        [one] { $now } dé
       *[other] { $now } dés
    } au lieu de { $instead }.
roll-because-credits = { $when } vous avez { $now } $ au lieu de { $instead } $ pour recruter des dés.
roll-because-chips = { $when } vous avez { $now } PV en jetons au lieu de { $instead }.
roll-because-goods = { $when } vous avez { $now ->
        [one] { $now } marchandise
       *[other] { $now } marchandises
    } à expédier au lieu de { $instead }.
roll-because-plans = { $when } vous avez { $now ->
        [one] { $now } tuile
       *[other] { $now } tuiles
    } à bâtir au lieu de { $instead }.
roll-because-top = { $when } { $tile } est la prochaine à bâtir (coût { $of }, +{ $points } PV).
roll-because-abandon = Vous piochez une tuile de plus pour celle que vous abandonnez : le choix est plus large.
roll-price-built = { $when } { $tile } (+{ $points } PV) n’est pas bâti ; avec le meilleur coup, si.
roll-price-top = { $when } { $tile } (+{ $points } PV) n’est pas la prochaine à bâtir ; avec le meilleur coup, si.
roll-outlook-phases = Phases probables sans vous
roll-outlook-runs = fois sur 100
roll-outlook-why-explore = { $phase } : { $player } n’a plus que { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } à bâtir.
roll-outlook-why-develop = { $phase } : { $player } a déjà { $count ->
        [one] { $count } bâtisseur
       *[other] { $count } bâtisseurs
    } sur un développement.
roll-outlook-why-settle = { $phase } : { $player } a déjà { $count ->
        [one] { $count } bâtisseur
       *[other] { $count } bâtisseurs
    } sur un monde.
roll-outlook-why-produce = { $phase } : { $player } a de la place pour { $count ->
        [one] { $count } marchandise
       *[other] { $count } marchandises
    } sur ses mondes.
roll-outlook-why-ship = { $phase } : { $player } a { $count ->
        [one] { $count } marchandise
       *[other] { $count } marchandises
    } à expédier.
roll-look-built = Regardez ce que vous pouvez finir de bâtir.
roll-look-dice = Comptez les dés que vous lancerez à la prochaine manche.
roll-look-credits = Comptez vos crédits.
roll-look-goods = Regardez vos marchandises.
roll-look-plans = Regardez les tuiles que vous pouvez bâtir ensuite.
roll-situation-have = Vous avez { $credits } $ et { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    } à expédier.
roll-situation-top = Les bâtisseurs en place sur { $tile } sont { $now } sur { $of }.
roll-situation-rival = { $player } a un score de { $score } ; le vôtre est de { $own }.

## Sujets des problèmes

roll-puzzle-1 = { $place } : un quai animé
roll-puzzle-2 = { $place } : l’équipe de nuit
roll-puzzle-3 = { $place } : la liste d’attente
roll-puzzle-4 = { $place } : un drôle de lancer
roll-puzzle-5 = { $place } : pièces de rechange
roll-puzzle-6 = { $place } : le relevé
roll-puzzle-7 = { $place } : la chambre froide
roll-puzzle-8 = { $place } : l’heure de pointe
roll-puzzle-9 = { $place } : la planche à dessin
roll-puzzle-10 = { $place } : petite monnaie
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

roll-leaning-settle = Colonise
    .unit = sur 100 phases
    .text = { $how ->
            [much] Choisit Colonisation bien plus souvent que les autres.
           *[more] Choisit Colonisation plus souvent que les autres.
            [less] Choisit Colonisation moins souvent que les autres.
            [little] Choisit Colonisation bien moins souvent que les autres.
        }
    .likes = aime coloniser
    .shuns = peu de mondes
roll-leaning-develop = Développe
    .unit = sur 100 phases
    .text = { $how ->
            [much] Choisit Développement bien plus souvent que les autres.
           *[more] Choisit Développement plus souvent que les autres.
            [less] Choisit Développement moins souvent que les autres.
            [little] Choisit Développement bien moins souvent que les autres.
        }
    .likes = aime développer
    .shuns = peu de technique
roll-leaning-trade = Commerce
    .unit = sur 100 phases
    .text = { $how ->
            [much] Choisit Production et Expédition bien plus souvent que les autres.
           *[more] Choisit Production et Expédition plus souvent que les autres.
            [less] Choisit Production et Expédition moins souvent que les autres.
            [little] Choisit Production et Expédition bien moins souvent que les autres.
        }
    .likes = aime le commerce
    .shuns = peu de commerce
