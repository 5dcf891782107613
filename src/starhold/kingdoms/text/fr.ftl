### Tiny Epic Kingdoms en français. Tous les textes sont de nous.

kingdoms-title = Tiny Epic Kingdoms
    .about = Gouvernez un petit royaume à la grande histoire : patrouillez, partez en quête, bâtissez une tour, apprenez la magie, mobilisez des armées, commercez, et réglez les querelles par des dés de guerre secrets ou par le drapeau blanc. De 2 à 5 joueurs.

## Mots du jeu

kingdoms-resource-mana = mana
kingdoms-resource-ore = minerai
kingdoms-resource-food = nourriture
kingdoms-some-mana = { $mana ->
        [one] { $mana } mana
       *[other] { $mana } manas
    }
kingdoms-some-ore = { $ore ->
        [one] { $ore } minerai
       *[other] { $ore } minerais
    }
kingdoms-some-food = { $food ->
        [one] { $food } nourriture
       *[other] { $food } nourritures
    }
kingdoms-purse = { $mana ->
        [0] { $ore ->
            [0] { $food ->
                [0] rien
               *[other] { kingdoms-some-food }
            }
           *[other] { $food ->
                [0] { kingdoms-some-ore }
               *[other] { kingdoms-some-ore } et { kingdoms-some-food }
            }
        }
       *[other] { $ore ->
            [0] { $food ->
                [0] { kingdoms-some-mana }
               *[other] { kingdoms-some-mana } et { kingdoms-some-food }
            }
           *[other] { $food ->
                [0] { kingdoms-some-mana } et { kingdoms-some-ore }
               *[other] { kingdoms-some-mana }, { kingdoms-some-ore } et { kingdoms-some-food }
            }
        }
    }

## Actions

kingdoms-act-patrol = Patrouille
    .text = Déplacez une armée debout vers une région voisine de la même carte, ou relevez une armée couchée. Entrer dans une région tenue par une armée étrangère, c’est la guerre.
kingdoms-act-quest = Quête
    .text = Déplacez une armée debout du bord de sa carte au bord d’une autre carte.
kingdoms-act-build = Construction
    .text = Élevez votre tour d’un niveau. Le coût en minerai est le numéro du nouveau niveau.
kingdoms-act-research = Recherche
    .text = Apprenez le niveau de magie suivant. Le coût en mana est le numéro du nouveau niveau.
kingdoms-act-mobilise = Mobilisation
    .text = Ajoutez une armée dans une région qui n’en contient qu’une, la vôtre. Le coût en nourriture est le nombre d’armées que vous aurez.
kingdoms-act-trade = Commerce
    .text = Échangez une quantité quelconque d’une ressource contre autant d’une autre.
kingdoms-act-rob = Vol
    .text = Prenez une ressource de votre choix à un autre joueur.

## Terrains

kingdoms-terrain-forest = forêt
    .text = Donne du mana.
kingdoms-terrain-mountain = montagne
    .text = Donne du minerai.
kingdoms-terrain-plains = plaine
    .text = Donne de la nourriture.
kingdoms-terrain-capital = capitale
    .text = Ne donne rien, mais vaut 2 points à la fin, ou 1 pour chacun des deux alliés qui la partagent.
kingdoms-terrain-ruins = ruines
    .text = Les armées s’y couchent et donnent une ressource au choix tant qu’elles sont couchées. À la fin, toutes les armées dans les ruines sont perdues.
kingdoms-terrain-water = eau
    .text = On ne peut pas y entrer.
kingdoms-terrain-cliffs = falaises
    .text = On ne peut pas y entrer.

## Jetons de découverte

kingdoms-token-crown = couronne
    .text = Gardez-la : 2 points à la fin. Celui qui bat son porteur à la guerre la prend.
kingdoms-token-treasure = trésor
    .text = Gagnez 2 ressources de votre choix.
kingdoms-token-bandit = bandit
    .text = Payez 2 ressources de votre choix ou perdez l’armée qui vient d’arriver. Une dernière armée n’est jamais perdue.
kingdoms-token-dragon-lair = antre du dragon
    .text = Reste en place. Si vous le contrôlez et gagnez une guerre où que ce soit, vous pouvez faire perdre un niveau de tour au perdant au lieu de l’armée, qui recule alors gratuitement.
kingdoms-token-camp = camp
    .text = Reste en place. La région donne une ressource de plus de son type.
kingdoms-token-fortress = forteresse
    .text = Reste en place. Celui qui la contrôle paie 2 de moins dans chaque guerre qu’il déclenche.
kingdoms-token-city = cité
    .text = Reste en place. Vaut 1 point à la fin.
kingdoms-token-church = église
    .text = Reste jusqu’à son emploi. Si vous la contrôlez et perdez une armée à la guerre, vous pouvez la placer ici, sauf si deux armées s’y trouvent déjà.
kingdoms-token-blank = jeton vide
    .text = Il ne se passe rien.

## Factions

kingdoms-faction-centaurs = Centaures
    .text = 1. { kingdoms-faction-centaurs.level1 } 2. { kingdoms-faction-centaurs.level2 } 3. { kingdoms-faction-centaurs.level3 } 4. { kingdoms-faction-centaurs.level4 } 5. { kingdoms-faction-centaurs.level5 }
    .level1 = Défendre une plaine vous coûte 1 de moins.
    .level2 = Une nouvelle armée peut aussi être placée à côté d’une de vos armées, là où il n’y a pas d’armée étrangère.
    .level3 = À l’apprentissage : reprenez vos armées de votre choix et replacez-les où vous voulez, sans armée étrangère.
    .level4 = Les guerres que vous déclenchez en quête vous coûtent 2 de moins.
    .level5 = À la fin : 1 point pour trois plaines, ou 2 points pour cinq.
kingdoms-faction-constructs = Automates
    .text = 1. { kingdoms-faction-constructs.level1 } 2. { kingdoms-faction-constructs.level2 } 3. { kingdoms-faction-constructs.level3 } 4. { kingdoms-faction-constructs.level4 } 5. { kingdoms-faction-constructs.level5 }
    .level1 = Les guerres contre vous en montagne coûtent 1 de plus à l’adversaire.
    .level2 = Les nouvelles armées peuvent se payer en minerai au lieu de nourriture, en tout ou partie.
    .level3 = Chacun de vos minerais couvre 2 points d’un coût de guerre.
    .level4 = Si vos régions vous rapportent du minerai, gagnez-en 1 de plus.
    .level5 = À la fin : 1 point par tranche de 3 minerais.
kingdoms-faction-dark-elves = Elfes noirs
    .text = 1. { kingdoms-faction-dark-elves.level1 } 2. { kingdoms-faction-dark-elves.level2 } 3. { kingdoms-faction-dark-elves.level3 } 4. { kingdoms-faction-dark-elves.level4 } 5. { kingdoms-faction-dark-elves.level5 }
    .level1 = Tant que vous avez exactement deux armées en jeu, nul ne peut entrer dans leurs régions.
    .level2 = Se défendre vous coûte 1 de moins.
    .level3 = Vous pouvez attaquer une région avec deux armées d’un même joueur ; si vous gagnez, les deux perdent.
    .level4 = Nul ne peut entrer dans une forêt que vous occupez.
    .level5 = À la fin : 1 point pour trois forêts, ou 2 points pour cinq.
kingdoms-faction-dwarves = Nains
    .text = 1. { kingdoms-faction-dwarves.level1 } 2. { kingdoms-faction-dwarves.level2 } 3. { kingdoms-faction-dwarves.level3 } 4. { kingdoms-faction-dwarves.level4 } 5. { kingdoms-faction-dwarves.level5 }
    .level1 = Qui élève sa tour au niveau où se trouve la vôtre paie 1 minerai de plus.
    .level2 = Gagnez 1 minerai chaque fois que vous entrez en montagne par patrouille ou quête.
    .level3 = Construire vous coûte 1 minerai de moins.
    .level4 = Quand le commerce est choisi, vous pouvez construire à la place.
    .level5 = À la fin : 1 point si aucune tour n’est plus haute que la vôtre.
kingdoms-faction-elves = Elfes
    .text = 1. { kingdoms-faction-elves.level1 } 2. { kingdoms-faction-elves.level2 } 3. { kingdoms-faction-elves.level3 } 4. { kingdoms-faction-elves.level4 } 5. { kingdoms-faction-elves.level5 }
    .level1 = Un seul commerce peut changer à la fois minerai et nourriture en mana.
    .level2 = Une guerre payée uniquement en mana vous coûte 1 de moins.
    .level3 = Le mana peut remplacer minerai et nourriture pour construire, mobiliser ou reculer.
    .level4 = Dans les guerres contre vous, chaque mana adverse ne couvre que 1 point.
    .level5 = À la fin : 1 point par autre joueur qui a moins de mana que vous.
kingdoms-faction-goblins = Gobelins
    .text = 1. { kingdoms-faction-goblins.level1 } 2. { kingdoms-faction-goblins.level2 } 3. { kingdoms-faction-goblins.level3 } 4. { kingdoms-faction-goblins.level4 } 5. { kingdoms-faction-goblins.level5 }
    .level1 = Une patrouille peut se faire avec deux armées différentes, l’une après l’autre.
    .level2 = Gagnez 1 ressource de votre choix pour chaque guerre gagnée.
    .level3 = Gagnez 1 nourriture chaque fois qu’un autre joueur mobilise.
    .level4 = Prenez 1 ressource de votre choix à celui qui vous bat.
    .level5 = À la fin : 2 points si personne n’a plus d’armées que vous.
kingdoms-faction-halflings = Halfelins
    .text = 1. { kingdoms-faction-halflings.level1 } 2. { kingdoms-faction-halflings.level2 } 3. { kingdoms-faction-halflings.level3 } 4. { kingdoms-faction-halflings.level4 } 5. { kingdoms-faction-halflings.level5 }
    .level1 = Celui qui montre un nombre contre votre drapeau blanc perd 2 ressources.
    .level2 = Quand une de vos guerres finit en alliance, l’autre joueur gagne 1 ressource.
    .level3 = Quand une de vos guerres finit en alliance, vous gagnez 1 ressource.
    .level4 = Vos alliés doivent montrer le drapeau blanc contre vous ; vous, non.
    .level5 = À la fin : 1 point par région que vous partagez avec un allié.
kingdoms-faction-humans = Humains
    .text = 1. { kingdoms-faction-humans.level1 } 2. { kingdoms-faction-humans.level2 } 3. { kingdoms-faction-humans.level3 } 4. { kingdoms-faction-humans.level4 } 5. { kingdoms-faction-humans.level5 }
    .level1 = Quand la recherche est choisie, vous pouvez commercer à la place.
    .level2 = Chaque commerce vous rapporte 1 de plus de ce que vous recevez.
    .level3 = Une guerre payée avec une seule sorte de ressource vous coûte 2 de moins.
    .level4 = Si vous récoltez en tenant une région au bord de l’eau, gagnez 1 nourriture de plus.
    .level5 = À la fin : 1 point par sorte de ressource dont vous avez au moins quatre.
kingdoms-faction-lizardfolk = Hommes-lézards
    .text = 1. { kingdoms-faction-lizardfolk.level1 } 2. { kingdoms-faction-lizardfolk.level2 } 3. { kingdoms-faction-lizardfolk.level3 } 4. { kingdoms-faction-lizardfolk.level4 } 5. { kingdoms-faction-lizardfolk.level5 }
    .level1 = Vos patrouilles peuvent aller dans toute région de terre de la même carte.
    .level2 = Vous pouvez patrouiller quand la quête est choisie, et partir en quête quand la patrouille l’est.
    .level3 = En entrant en forêt, montagne ou plaine par patrouille ou quête, gagnez 1 ressource de la région.
    .level4 = En quête, vous pouvez plutôt échanger une de vos armées avec une étrangère ; toutes deux debout, seules, au bord de cartes différentes.
    .level5 = À la fin : 1 point par domaine d’un autre joueur où vous avez une armée.
kingdoms-faction-merfolk = Peuple des eaux
    .text = 1. { kingdoms-faction-merfolk.level1 } 2. { kingdoms-faction-merfolk.level2 } 3. { kingdoms-faction-merfolk.level3 } 4. { kingdoms-faction-merfolk.level4 } 5. { kingdoms-faction-merfolk.level5 }
    .level1 = Les régions au bord de la même eau sont voisines pour vos patrouilles et vos retraites.
    .level2 = Les guerres au bord de l’eau vous coûtent 1 de moins.
    .level3 = Gagnez 1 ressource de votre choix quand votre patrouille traverse l’eau.
    .level4 = Vous pouvez patrouiller à la place de toute action.
    .level5 = À la fin : 1 point par groupe de trois de vos armées au bord de l’eau.
kingdoms-faction-orcs = Orques
    .text = 1. { kingdoms-faction-orcs.level1 } 2. { kingdoms-faction-orcs.level2 } 3. { kingdoms-faction-orcs.level3 } 4. { kingdoms-faction-orcs.level4 } 5. { kingdoms-faction-orcs.level5 }
    .level1 = Vous gagnez les guerres à nombres égaux, même en attaquant.
    .level2 = Chacune de vos nourritures couvre 1 point d’un coût de guerre.
    .level3 = Les guerres vous coûtent 1 de moins.
    .level4 = Une fois les dés montrés, vous pouvez dépenser 1 mana de plus pour relever votre nombre.
    .level5 = À la fin : 2 points si aucune armée étrangère n’est dans votre domaine.
kingdoms-faction-undead = Morts-vivants
    .text = 1. { kingdoms-faction-undead.level1 } 2. { kingdoms-faction-undead.level2 } 3. { kingdoms-faction-undead.level3 } 4. { kingdoms-faction-undead.level4 } 5. { kingdoms-faction-undead.level5 }
    .level1 = Gagnez 2 nourritures pour chaque armée que vous perdez à la guerre.
    .level2 = Les nouvelles armées peuvent se payer en mana au lieu de nourriture, en tout ou partie.
    .level3 = Gagnez 1 nourriture chaque fois qu’un autre joueur perd une armée.
    .level4 = Vous pouvez mobiliser à la place de toute action.
    .level5 = À la fin : 2 points si vous avez le plus d’armées dans le domaine d’un autre joueur.
kingdoms-faction-valkyries = Valkyries
    .text = 1. { kingdoms-faction-valkyries.level1 } 2. { kingdoms-faction-valkyries.level2 } 3. { kingdoms-faction-valkyries.level3 } 4. { kingdoms-faction-valkyries.level4 } 5. { kingdoms-faction-valkyries.level5 }
    .level1 = Les guerres que vous perdez vous coûtent 1 de moins.
    .level2 = En quête, une armée peut quitter le bord d’une carte pour cette carte-ci, et plus tard en repartir vers n’importe quel bord ; trois armées au plus, hors d’atteinte.
    .level3 = À l’apprentissage : chaque autre joueur perd 3 ressources.
    .level4 = À l’apprentissage : vous pouvez retirer une armée étrangère, mais pas une dernière armée.
    .level5 = À la fin : 1 point par armée sur cette carte.
kingdoms-faction-satyrs = Satyres
    .text = 1. { kingdoms-faction-satyrs.level1 } 2. { kingdoms-faction-satyrs.level2 } 3. { kingdoms-faction-satyrs.level3 } 4. { kingdoms-faction-satyrs.level4 } 5. { kingdoms-faction-satyrs.level5 }
    .level1 = Gagnez 1 mana chaque fois qu’une guerre finit à nombres égaux.
    .level2 = Quand le commerce est choisi, vous pouvez plutôt prendre 1 ressource à un autre joueur.
    .level3 = Les régions où vous avez deux armées donnent deux ressources.
    .level4 = Joueur actif, vous pouvez choisir une action qui porte déjà un bouclier.
    .level5 = À la fin : 1 point si c’est cet apprentissage qui a déclenché la fin de la partie.
kingdoms-faction-order-of-gamelyn = Ordre de Gamelyn
    .text = 1. { kingdoms-faction-order-of-gamelyn.level1 } 2. { kingdoms-faction-order-of-gamelyn.level2 } 3. { kingdoms-faction-order-of-gamelyn.level3 } 4. { kingdoms-faction-order-of-gamelyn.level4 } 5. { kingdoms-faction-order-of-gamelyn.level5 }
    .level1 = Gagnez 2 nourritures pour chaque guerre gagnée.
    .level2 = Les autres ne récoltent rien à côté d’une région où vous avez deux armées.
    .level3 = Au début de votre tour, gagnez 1 ressource de votre choix.
    .level4 = À l’apprentissage : effectuez jusqu’à deux actions de votre choix.
    .level5 = À l’apprentissage : la partie s’arrête aussitôt. 1 point.
kingdoms-faction-shapeshifters = Métamorphes
    .text = 1. { kingdoms-faction-shapeshifters.level1 } 2. { kingdoms-faction-shapeshifters.level2 } 3. { kingdoms-faction-shapeshifters.level3 } 4. { kingdoms-faction-shapeshifters.level4 } 5. { kingdoms-faction-shapeshifters.level5 }
    .level1 = À la récolte, une forêt, montagne ou plaine peut donner une autre ressource.
    .level2 = La recherche vous coûte 1 mana de moins si un autre joueur a déjà ce niveau.
    .level3 = À la guerre, vous avez la remise de l’adversaire si elle dépasse la vôtre.
    .level4 = Au lieu de l’action choisie, vous pouvez effectuer celle du tour précédent du même cycle.
    .level5 = À la fin : 1 point si vous tenez forêt, montagne et plaine, ou 2 points avec une capitale en plus.

## Territoires

kingdoms-side-brugerdiehl = Brügerdiehl
kingdoms-side-okvarra = Okvarra
kingdoms-side-erilor = Erilor
kingdoms-side-thalrune = Thalrune
kingdoms-side-morandrea = Morandrea
kingdoms-side-pellmere = Pellmere
kingdoms-side-intheoros = Intheoros
kingdoms-side-dunwick = Dunwick
kingdoms-side-aughmoore = Aughmoore
kingdoms-side-halvmark = Halvmark
kingdoms-side-fionarria = Fionarria
kingdoms-side-sarrowen = Sarrowen
kingdoms-side-ahlfors = Ahlfors
kingdoms-side-viremont = Viremont
kingdoms-side-brysue = Brysue
kingdoms-side-corrigal = Corrigal
kingdoms-region-brugerdiehl-1 = Brügerdiehl 1 (ruines)
kingdoms-region-brugerdiehl-2 = Brügerdiehl 2 (montagne)
kingdoms-region-brugerdiehl-3 = Brügerdiehl 3 (capitale)
kingdoms-region-brugerdiehl-4 = Brügerdiehl 4 (plaine)
kingdoms-region-brugerdiehl-5 = Brügerdiehl 5 (forêt)
kingdoms-region-okvarra-1 = Okvarra 1 (montagne)
kingdoms-region-okvarra-2 = Okvarra 2 (plaine)
kingdoms-region-okvarra-3 = Okvarra 3 (montagne)
kingdoms-region-okvarra-4 = Okvarra 4 (forêt)
kingdoms-region-okvarra-5 = Okvarra 5 (montagne)
kingdoms-region-erilor-1 = Erilor 1 (forêt)
kingdoms-region-erilor-2 = Erilor 2 (plaine)
kingdoms-region-erilor-3 = Erilor 3 (forêt)
kingdoms-region-erilor-4 = Erilor 4 (montagne)
kingdoms-region-erilor-5 = Erilor 5 (forêt)
kingdoms-region-thalrune-1 = Thalrune 1 (forêt)
kingdoms-region-thalrune-2 = Thalrune 2 (montagne)
kingdoms-region-thalrune-3 = Thalrune 3 (plaine)
kingdoms-region-thalrune-4 = Thalrune 4 (ruines)
kingdoms-region-thalrune-5 = Thalrune 5 (montagne)
kingdoms-region-morandrea-1 = Morandrea 1 (plaine)
kingdoms-region-morandrea-2 = Morandrea 2 (forêt)
kingdoms-region-morandrea-3 = Morandrea 3 (montagne)
kingdoms-region-morandrea-4 = Morandrea 4 (plaine)
kingdoms-region-morandrea-5 = Morandrea 5 (forêt)
kingdoms-region-pellmere-1 = Pellmere 1 (plaine)
kingdoms-region-pellmere-2 = Pellmere 2 (montagne)
kingdoms-region-pellmere-3 = Pellmere 3 (ruines)
kingdoms-region-pellmere-4 = Pellmere 4 (plaine)
kingdoms-region-pellmere-5 = Pellmere 5 (forêt)
kingdoms-region-intheoros-1 = Intheoros 1 (forêt)
kingdoms-region-intheoros-2 = Intheoros 2 (plaine)
kingdoms-region-intheoros-3 = Intheoros 3 (montagne)
kingdoms-region-intheoros-4 = Intheoros 4 (forêt)
kingdoms-region-intheoros-5 = Intheoros 5 (montagne)
kingdoms-region-dunwick-1 = Dunwick 1 (plaine)
kingdoms-region-dunwick-2 = Dunwick 2 (montagne)
kingdoms-region-dunwick-3 = Dunwick 3 (plaine)
kingdoms-region-dunwick-4 = Dunwick 4 (forêt)
kingdoms-region-dunwick-5 = Dunwick 5 (plaine)
kingdoms-region-aughmoore-1 = Aughmoore 1 (montagne)
kingdoms-region-aughmoore-2 = Aughmoore 2 (plaine)
kingdoms-region-aughmoore-3 = Aughmoore 3 (forêt)
kingdoms-region-aughmoore-4 = Aughmoore 4 (capitale)
kingdoms-region-aughmoore-5 = Aughmoore 5 (forêt)
kingdoms-region-halvmark-1 = Halvmark 1 (montagne)
kingdoms-region-halvmark-2 = Halvmark 2 (plaine)
kingdoms-region-halvmark-3 = Halvmark 3 (forêt)
kingdoms-region-halvmark-4 = Halvmark 4 (plaine)
kingdoms-region-halvmark-5 = Halvmark 5 (montagne)
kingdoms-region-fionarria-1 = Fionarria 1 (montagne)
kingdoms-region-fionarria-2 = Fionarria 2 (montagne)
kingdoms-region-fionarria-3 = Fionarria 3 (plaine)
kingdoms-region-fionarria-4 = Fionarria 4 (plaine)
kingdoms-region-fionarria-5 = Fionarria 5 (forêt)
kingdoms-region-sarrowen-1 = Sarrowen 1 (capitale)
kingdoms-region-sarrowen-2 = Sarrowen 2 (montagne)
kingdoms-region-sarrowen-3 = Sarrowen 3 (forêt)
kingdoms-region-sarrowen-4 = Sarrowen 4 (plaine)
kingdoms-region-sarrowen-5 = Sarrowen 5 (ruines)
kingdoms-region-ahlfors-1 = Ahlfors 1 (plaine)
kingdoms-region-ahlfors-2 = Ahlfors 2 (forêt)
kingdoms-region-ahlfors-3 = Ahlfors 3 (capitale)
kingdoms-region-ahlfors-4 = Ahlfors 4 (montagne)
kingdoms-region-ahlfors-5 = Ahlfors 5 (plaine)
kingdoms-region-viremont-1 = Viremont 1 (forêt)
kingdoms-region-viremont-2 = Viremont 2 (montagne)
kingdoms-region-viremont-3 = Viremont 3 (ruines)
kingdoms-region-viremont-4 = Viremont 4 (plaine)
kingdoms-region-viremont-5 = Viremont 5 (forêt)
kingdoms-region-brysue-1 = Brysue 1 (forêt)
kingdoms-region-brysue-2 = Brysue 2 (plaine)
kingdoms-region-brysue-3 = Brysue 3 (capitale)
kingdoms-region-brysue-4 = Brysue 4 (montagne)
kingdoms-region-brysue-5 = Brysue 5 (forêt)
kingdoms-region-corrigal-1 = Corrigal 1 (plaine)
kingdoms-region-corrigal-2 = Corrigal 2 (forêt)
kingdoms-region-corrigal-3 = Corrigal 3 (capitale)
kingdoms-region-corrigal-4 = Corrigal 4 (montagne)
kingdoms-region-corrigal-5 = Corrigal 5 (ruines)

## Questions

kingdoms-shape-where = Où ?
kingdoms-shape-which = Quelle ressource ?
kingdoms-shape-into = En quoi ?
kingdoms-shape-for = Contre quoi ?
kingdoms-shape-amount = Combien ?
kingdoms-shape-bid = vous payez { $cost } dans tous les cas
kingdoms-shape-flag-offers = propose une alliance
kingdoms-shape-flag-costs = 0, ne coûte rien
kingdoms-prompt-faction = Choisissez votre faction.
kingdoms-prompt-side = Choisissez la face de votre carte de territoire.
kingdoms-prompt-start = Choisissez la région où commencent vos deux armées.
kingdoms-prompt-split = Répartissez vos six ressources de départ.
kingdoms-prompt-gap = Choisissez la région de votre domaine qui n’aura pas de jeton.
kingdoms-prompt-select = Posez un bouclier sur une action.
kingdoms-prompt-act = Vous avez choisi « { $action } ». L’effectuer ou ne rien faire ?
kingdoms-prompt-perform = { $player } a choisi « { $action } ». L’effectuer ou récolter ?
kingdoms-prompt-collect = Choisissez ce que vous récoltez librement : { $amount } en tout.
kingdoms-prompt-yield = Une de vos régions doit-elle donner une autre ressource ?
kingdoms-prompt-patrol = { kingdoms-act-patrol } : quelle armée ?
kingdoms-prompt-patrol-again = Patrouiller avec une deuxième armée ?
kingdoms-prompt-quest = { kingdoms-act-quest } : quelle armée ?
kingdoms-prompt-exchange = { $region } : quelle armée change de place avec la vôtre ?
kingdoms-prompt-build-bill = Payez { $cost } pour la tour.
kingdoms-prompt-mobilise-bill = Payez { $cost } pour la nouvelle armée.
kingdoms-prompt-retreat-bill = Payez { $cost } pour la retraite depuis { $region }.
kingdoms-prompt-mobilise = Où va la nouvelle armée ?
kingdoms-prompt-trade = { kingdoms-act-trade } : que donnez-vous ?
kingdoms-prompt-gain = Choisissez ce que vous gagnez : { $amount } en tout.
kingdoms-prompt-lose = Choisissez ce que vous perdez : { $amount } en tout.
kingdoms-prompt-rob = À qui prenez-vous une ressource ?
kingdoms-prompt-rob-from = Quelle ressource prenez-vous à { $player } ?
kingdoms-prompt-bandit = { $region } : des bandits ! Payez deux ressources ou perdez l’armée.
kingdoms-prompt-bids = Guerre contre { $player } pour { $region }. Réglez votre dé de guerre en secret.
kingdoms-prompt-raise = Dépenser un mana de plus pour relever votre nombre ?
kingdoms-prompt-payment = Comment payez-vous la guerre ?
kingdoms-prompt-lair = Appeler le dragon : le perdant doit-il baisser sa tour au lieu de perdre l’armée ?
kingdoms-prompt-order = Laquelle de vos armées battues vient ensuite ?
kingdoms-prompt-free-army = Cette armée a-t-elle la retraite gratuite ?
kingdoms-prompt-fate = { $region } : votre armée a perdu. Que devient-elle ?
kingdoms-prompt-relocate = Votre dernière armée quitte { $region }. Où va-t-elle ?
kingdoms-prompt-lift = Reprenez celles de vos armées que vous voulez.
kingdoms-prompt-lift-which = { $region } : quelle armée reprenez-vous ?
kingdoms-prompt-place = Replacez une armée.
kingdoms-prompt-banish = Quelle armée étrangère retirez-vous ?
kingdoms-prompt-victim = { $region } : à qui retirez-vous une armée ?
kingdoms-prompt-banish-which = { $region } : quelle armée retirez-vous à { $player } ?
kingdoms-prompt-extra = Effectuer une action de plus ? Il en reste : { $left }.

## Choix

kingdoms-action-select = { $action }
kingdoms-action-perform = { $action }
kingdoms-action-collect = Récolter
kingdoms-action-pass = Ne rien faire
kingdoms-action-use = Oui
kingdoms-action-decline = Non
kingdoms-action-done = Terminé
kingdoms-action-remove = Perdre l’armée
kingdoms-action-standing = Celle qui est debout
kingdoms-action-lying = Celle qui est couchée
kingdoms-action-flag = Drapeau blanc
kingdoms-action-bid = Sceller { $number }
kingdoms-action-trade = { $give } contre { $get } : { $amount }
kingdoms-action-resources = { kingdoms-purse }
kingdoms-action-mobilise = Nouvelle armée : { $region }
kingdoms-action-retreat = Reculer vers { $region }
kingdoms-action-rob = { $player } : { $resource }
kingdoms-action-turn = { $into } au lieu de { $yield }
kingdoms-action-victim = { $player }
kingdoms-action-pay = Payer : { kingdoms-purse }
kingdoms-action-trade-both = { kingdoms-some-ore } et { kingdoms-some-food } contre { kingdoms-some-mana }
kingdoms-action-church = Dans l’église : { $region }
kingdoms-action-relocate = Vers { $region }
kingdoms-action-next = L’armée en { $region }
kingdoms-action-lift = Reprendre une armée en { $region }
kingdoms-action-place = En { $region }
kingdoms-action-banish = Une armée en { $region }
kingdoms-action-to-card = { $region } → carte de faction
kingdoms-action-from-card = De la carte de faction vers { $region }
kingdoms-action-exchange = Échanger l’armée en { $region }
kingdoms-action-with = Avec l’armée en { $region }
kingdoms-action-faction = { $faction }
kingdoms-action-side = { $side }
kingdoms-action-start = { $region }
kingdoms-action-gap = Pas de jeton : { $region }
kingdoms-action-stand = Relever en { $region }
kingdoms-action-move = { $from } → { $to }

## Pourquoi pas : ce que dit une chose qu’on ne peut pas choisir

kingdoms-why-shield = Un bouclier couvre déjà cette action. Tous les boucliers partent ensemble une fois le cinquième posé.
kingdoms-why-not-selected = « { $action } » est l’action de ce tour ; aucun de vos pouvoirs ne permet de la remplacer par celle-ci.
kingdoms-why-tower-top = Votre tour est achevée.
kingdoms-why-magic-top = Vous connaissez toute la magie de votre faction.
kingdoms-why-build-cost = { $cost ->
        [one] Le prochain niveau de votre tour coûte { $cost } minerai ; vous en avez { $have }.
       *[other] Le prochain niveau de votre tour coûte { $cost } minerais ; vous en avez { $have }.
    }
kingdoms-why-research-cost = { $cost ->
        [one] Votre prochain niveau de magie coûte { $cost } mana ; vous en avez { $have }.
       *[other] Votre prochain niveau de magie coûte { $cost } manas ; vous en avez { $have }.
    }
kingdoms-why-mobilise-cost = { $cost ->
        [one] Votre prochaine armée coûte { $cost } nourriture ; vous en avez { $have }.
       *[other] Votre prochaine armée coûte { $cost } nourritures ; vous en avez { $have }.
    }
kingdoms-why-retreat-cost = { $cost ->
        [one] La retraite coûte { $cost } nourriture ; vous en avez { $have }.
       *[other] La retraite coûte { $cost } nourritures ; vous en avez { $have }.
    }
kingdoms-why-cost-either = Cela coûte { $cost } ; en { $resource } et { $other }, vous avez { $have } au total.
kingdoms-why-no-supply = Toutes vos armées sont en jeu.
kingdoms-why-no-room = Dans aucune région vous n’avez une armée seule.
kingdoms-why-nothing-to-trade = Vous n’avez aucune ressource à échanger.
kingdoms-why-nothing-to-rob = Aucun autre joueur n’a quoi que ce soit à prendre.
kingdoms-why-stores-full = Toutes vos réserves sont pleines.
kingdoms-why-no-march = Aucune de vos armées n’a où aller.
kingdoms-why-no-edge-army = Une quête part du bord d’une carte, et aucune de vos armées debout ne s’y trouve.
kingdoms-why-total = La somme des trois quantités doit être { $total }.
kingdoms-why-bill = Le total doit être exactement le prix.
kingdoms-why-not-taken = On paie ici avec ces ressources : { $resource }, { $other }.
kingdoms-why-payment = Le coût de guerre se paie en entier, sans rien de trop.
kingdoms-why-too-few = { $resource } : vous n’avez que { $have }.
kingdoms-why-trade-amount = On ne peut ni donner plus qu’on n’a, ni finir avec plus de 9.
kingdoms-why-yourself = C’est vous.
kingdoms-why-nothing-to-take = { $player } n’a rien à prendre.
kingdoms-why-only-from = On ne la prend qu’à { $player }.
kingdoms-why-nobody-holds = Personne d’autre n’a cette ressource : { $resource }.
kingdoms-why-holds-none = { $player } n’a pas cette ressource : { $resource }.
kingdoms-why-bid-highest = Vos ressources et remises paient { $highest } au plus.
kingdoms-why-retreat-war = Une autre armée est ici, et une retraite ne peut pas déclencher de guerre.
kingdoms-why-not-next = Ce n’est pas une voisine de la région que quitte votre armée.
kingdoms-why-not-at-stake = Aucune de vos armées vaincues n’attend ici son sort.
kingdoms-why-occupied = Une armée est ici ; votre dernière armée a besoin d’une région vide.
kingdoms-why-not-nearest = Une autre région vide est plus proche.
kingdoms-why-full = Deux armées sont ici ; aucune autre n’y tient.
kingdoms-why-own-last-army = Votre seule armée ne peut pas entrer là où se trouve une autre armée.
kingdoms-why-last-army = { $player } n’a pas d’autre armée en jeu : on laisse celle-ci en paix.
kingdoms-why-protected = { $player } a un pouvoir qui interdit cette région aux autres.
kingdoms-why-neutral = Une armée du Royaume perdu est ici : l’attaquer coûte un nombre de guerre de { $price }, plus que vous ne pouvez payer.
kingdoms-why-nowhere = Cette armée n’a nulle part où aller.
kingdoms-why-no-quest = Aucun bord d’une autre carte n’est ouvert à cette armée.
kingdoms-why-moved = Cette armée a déjà bougé ; le deuxième pas est pour une autre.
kingdoms-why-not-adjacent = Aucune de vos armées debout n’est voisine de cette région.
kingdoms-why-not-edge = Cette région ne touche pas le bord de sa carte, et seuls les bords relient les cartes.
kingdoms-why-lies = Une armée couchée dans les ruines ne peut pas partir ; une patrouille la relève.
kingdoms-why-same-card = C’est la carte que l’armée quitterait : il faut en gagner une autre.
kingdoms-why-no-foreign-army = Aucun autre joueur n’a d’armée ici.
kingdoms-why-not-alone = On n’échange qu’une armée seule dans sa région.
kingdoms-why-exchange-card = Les deux armées doivent être sur des cartes différentes.
kingdoms-why-own-territory = Il faut une région de votre propre territoire.
kingdoms-why-gap-armies = Vos armées sont ici : cette région n’a de toute façon pas de jeton.
kingdoms-why-mobilise-alone = Une nouvelle armée rejoint une armée à vous, seule dans sa région.
kingdoms-why-mobilise-nearby = Une nouvelle armée rejoint une armée à vous, ou se place à côté.
kingdoms-why-foreign-army = L’armée d’un autre joueur est ici, et on ne peut pas déclencher de guerre ainsi.
kingdoms-why-no-own-army = Vous n’avez pas d’armée ici.
kingdoms-why-not-there = { $player } n’a pas d’armée dans cette région-là.

# What keeps a player from performing an action, in brackets after it.
kingdoms-hindrance-none = rien n’empêche
kingdoms-hindrance-top = déjà au sommet
kingdoms-hindrance-price = trop cher
kingdoms-hindrance-supply = plus d’armée en réserve
kingdoms-hindrance-place = pas de place
kingdoms-hindrance-edge = aucune armée au bord
kingdoms-hindrance-empty = rien à prendre
kingdoms-hindrance-full = réserves pleines

## Le journal

kingdoms-log-first-player = { $player } commence.
kingdoms-log-dealt-faction = { $player } reçoit la faction : { $faction }.
kingdoms-log-chose-faction = { $player } choisit la faction : { $faction }.
kingdoms-log-dealt-card = { $player } reçoit la carte { $side } / { $other }.
kingdoms-log-lost-kingdom = Le Royaume perdu est { $side }.
kingdoms-log-chose-side = { $player } s’établit en { $side }.
kingdoms-log-started = { $player } commence avec deux armées en { $region }.
kingdoms-log-split = { $player } commence avec { kingdoms-purse }.
kingdoms-log-left-gap = { $player } ne pose pas de jeton en { $region }.
kingdoms-log-turn = C’est à { $player } de jouer.
    .you = C’est à vous de jouer.
kingdoms-log-refreshed = Fin du cycle { $number } : les boucliers quittent la carte d’action.
kingdoms-log-skipped = { $player } a dégagé la carte et passe son tour.
kingdoms-log-selected = { $player } choisit « { $action } ».
    .you = Vous choisissez « { $action } ».
kingdoms-log-performed = { $player } effectue « { $action } ».
    .you = Vous effectuez « { $action } ».
kingdoms-log-passed = { $player } ne fait rien.
kingdoms-log-could-not = { $player } ne peut pas effectuer « { $action } » ({ $why }).
    .you = Vous ne pouvez pas effectuer « { $action } » ({ $why }).
kingdoms-log-collected = { $player } récolte { kingdoms-purse }.
    .you = Vous récoltez { kingdoms-purse }.
kingdoms-log-moved = { $player } déplace une armée : { $from } → { $to }.
    .you = Vous déplacez une armée : { $from } → { $to }.
kingdoms-log-to-card = { $player } fait passer une armée sur sa carte de faction ({ $region }).
kingdoms-log-from-card = { $player } envoie une armée de la carte de faction vers { $region }.
kingdoms-log-stood-up = { $player } relève une armée en { $region }.
    .you = Vous relevez une armée en { $region }.
kingdoms-log-exchanged = { $player } et { $victim } échangent deux armées : { $from } ↔ { $to }.
kingdoms-log-gained = { $player } gagne { kingdoms-purse }.
kingdoms-log-paid = { $player } paie { kingdoms-purse }.
    .you = Vous payez { kingdoms-purse }.
kingdoms-log-lost = { $player } perd { kingdoms-purse }.
kingdoms-log-robbed = { $player } prend une ressource à { $victim } : { $resource }.
kingdoms-log-built = { $player } bâtit sa tour jusqu’au niveau { $level }.
    .you = Vous bâtissez votre tour jusqu’au niveau { $level }.
kingdoms-log-learned = { $player } apprend le niveau de magie { $level }.
    .you = Vous apprenez le niveau de magie { $level }.
kingdoms-log-mobilised = { $player } mobilise une armée en { $region }.
    .you = Vous mobilisez une armée en { $region }.
kingdoms-log-traded = { $player } échange { $give } contre { $get } (quantité : { $amount }).
kingdoms-log-traded-both = { $player } échange { kingdoms-some-ore } et { kingdoms-some-food } contre { kingdoms-some-mana }.
kingdoms-log-war = { $player } entre en guerre contre { $defender } pour { $region }.
    .you = Vous entrez en guerre contre { $defender } pour { $region }.
    .you-defender = { $player } entre en guerre contre vous pour { $region }.
kingdoms-log-neutral-war = { $player } attaque l’armée neutre en { $region } ; le prix est { $price }.
kingdoms-log-showed-number = { $player } montre { $number }.
    .you = Vous montrez { $number }.
kingdoms-log-showed-flag = { $player } montre le drapeau blanc.
    .you = Vous montrez le drapeau blanc.
kingdoms-log-raised = { $player } relève son nombre à { $number }.
kingdoms-log-won = { $player } bat { $loser } en { $region }.
    .you = Vous battez { $loser } en { $region }.
    .you-loser = { $player } vous bat en { $region }.
kingdoms-log-allied = { $player } et { $other } sont alliés en { $region }.
    .you = Vous et { $other } êtes alliés en { $region }.
    .you-other = { $player } et vous êtes alliés en { $region }.
kingdoms-log-broke-alliance = { $player } et { $other } ne sont plus alliés.
    .you = Vous et { $other } n’êtes plus alliés.
    .you-other = { $player } et vous n’êtes plus alliés.
kingdoms-log-invoked-lair = { $player } appelle le dragon : { $loser } voit sa tour tomber au niveau { $level }.
kingdoms-log-retreated = { $player } recule : { $from } → { $to }.
kingdoms-log-removed = { $player } perd une armée en { $region }.
kingdoms-log-saved = { $player } sauve son armée dans l’église en { $region }.
kingdoms-log-relocated = { $player } déplace sa dernière armée : { $from } → { $to }.
kingdoms-log-found = { $player } retourne un jeton en { $region } : { $token }.
kingdoms-log-crown-passed = { $player } prend la couronne à { $loser }.
kingdoms-log-captured = { $player } capture l’armée neutre en { $region }. Armées neutres restantes : { $left }.
kingdoms-log-lifted = { $player } reprend une armée en { $region }.
kingdoms-log-placed = { $player } place une armée en { $region }.
kingdoms-log-banished = { $player } retire une armée à { $victim } ({ $region }).
kingdoms-log-end-triggered = { $player } déclenche la fin : la partie s’achèvera quand la carte d’action sera dégagée.
    .you = Vous déclenchez la fin : la partie s’achèvera quand la carte d’action sera dégagée.
kingdoms-log-time-up = Fin de la partie : la carte d’action a été dégagée { $number } fois.
kingdoms-log-lost-in-ruins = { $player } perd des armées dans les ruines : { $armies }.
kingdoms-log-finished = { $player } : place { $rank }, points : { $points }.
    .you = Vous : place { $rank }, points : { $points }.
kingdoms-log-shifted = { $player } récolte { $into } au lieu de { $yield } dans une région.

## Options : ce que chacune décide, et ses valeurs

kingdoms-option-tokens = Jetons de découverte
    .text = Des jetons cachés sur les régions libres de chaque domaine.
    .off = non
    .on = avec jetons
kingdoms-option-faction_assignment = Factions
    .text = Comment les joueurs reçoivent leurs factions.
    .random = distribuées au hasard
    .choice = choisies dans l’ordre du tour
kingdoms-option-extra_factions = Factions supplémentaires
    .text = Les Satyres, l’Ordre de Gamelyn et les Métamorphes rejoignent les treize.
    .off = non
    .on = avec elles
kingdoms-option-lost_kingdom_tokens = Jetons sur le Royaume perdu
    .text = À deux joueurs avec les jetons de découverte : y en a-t-il aussi un sous chaque armée neutre ?
    .off = aucun
    .on = un sous chaque armée neutre
kingdoms-option-tower_vp = Points de la tour
    .text = Deux lectures de la carte de la tour, dont les points ne sont pas certains.
    .default = 0, 1, 2, 4, 7, 10
    .alternative = 1, 2, 4, 7, 10, 13
kingdoms-option-allow_halflings_2p = Halfelins à deux joueurs
    .text = Ils vivent d’alliances, qui n’existent pas à deux. On ne les distribue alors jamais.
    .off = interdits
    .on = peuvent être choisis
kingdoms-option-beginner_resources = Ressources de départ
    .text = Comment se répartissent les six ressources de départ.
    .off = librement
    .on = 2 manas, 1 minerai, 3 nourritures
kingdoms-option-max_refreshes = Partie la plus longue
    .text = La partie s’achève quand la carte d’action a été dégagée autant de fois, même si personne n’a déclenché la fin.
    .v40 = 40 fois
    .v10 = 10 fois
    .v20 = 20 fois
    .v60 = 60 fois
    .v100 = 100 fois
    .v0 = sans limite

kingdoms-preset-beginner = Première partie
    .text = Ressources de départ fixes.
kingdoms-preset-discovery = Découverte
    .text = Avec jetons.
kingdoms-preset-everything = Tout
    .text = Jetons, factions supplémentaires, et chacun choisit sa faction.

## La table dans le terminal

kingdoms-board-player = Joueur
kingdoms-board-faction = Faction
kingdoms-board-points = Points
kingdoms-board-armies = Armées
kingdoms-board-magic = Magie
kingdoms-board-tower = Tour
kingdoms-board-kingdoms = Royaumes
kingdoms-board-next-to = voisines
kingdoms-board-lost-kingdom = Royaume perdu
kingdoms-board-war = Guerre
kingdoms-board-at-most = au plus { $number }
kingdoms-board-last-cycle = dernier cycle
kingdoms-board-cycle = cycle { $cycle }
kingdoms-board-cycle-of = cycle { $cycle } sur { $most } au plus
kingdoms-board-on-card = sur la carte de faction : { $count }
kingdoms-board-captured = capturées : { $count }

## Ordres permanents

kingdoms-order-answer-patrol = Quand un autre joueur choisit « { kingdoms-act-patrol } »
kingdoms-order-answer-quest = Quand un autre joueur choisit « { kingdoms-act-quest } »
kingdoms-order-answer-build = Quand un autre joueur choisit « { kingdoms-act-build } »
kingdoms-order-answer-research = Quand un autre joueur choisit « { kingdoms-act-research } »
kingdoms-order-answer-mobilise = Quand un autre joueur choisit « { kingdoms-act-mobilise } »
kingdoms-order-answer-trade = Quand un autre joueur choisit « { kingdoms-act-trade } »
kingdoms-order-is-collect = Récolter
kingdoms-order-is-perform = L’effectuer si je peux, sinon récolter
kingdoms-order-is-unless-2-ore = Récolter, sauf si j’ai au moins 2 minerais
kingdoms-order-is-unless-3-ore = Récolter, sauf si j’ai au moins 3 minerais
kingdoms-order-is-unless-4-ore = Récolter, sauf si j’ai au moins 4 minerais
kingdoms-order-is-unless-5-ore = Récolter, sauf si j’ai au moins 5 minerais
kingdoms-order-is-unless-6-ore = Récolter, sauf si j’ai au moins 6 minerais
kingdoms-order-is-unless-2-mana = Récolter, sauf si j’ai au moins 2 manas
kingdoms-order-is-unless-3-mana = Récolter, sauf si j’ai au moins 3 manas
kingdoms-order-is-unless-4-mana = Récolter, sauf si j’ai au moins 4 manas
kingdoms-order-is-unless-5-mana = Récolter, sauf si j’ai au moins 5 manas
kingdoms-order-is-unless-6-mana = Récolter, sauf si j’ai au moins 6 manas
kingdoms-order-is-unless-2-food = Récolter, sauf si j’ai au moins 2 nourritures
kingdoms-order-is-unless-3-food = Récolter, sauf si j’ai au moins 3 nourritures
kingdoms-order-is-unless-4-food = Récolter, sauf si j’ai au moins 4 nourritures
kingdoms-order-is-unless-5-food = Récolter, sauf si j’ai au moins 5 nourritures
kingdoms-order-is-unless-6-food = Récolter, sauf si j’ai au moins 6 nourritures

## Comment jouer, deux pages de quatre images, et cinq conseils

kingdoms-howto-1 = Ce qui compte
    .text = 1 point par armée en jeu, 1 par niveau de magie, les points de votre tour, et 2 pour une capitale que vous ne partagez pas (1 si vous la partagez). Les armées dans les ruines sont perdues avant le décompte.
    .each = 1 chacun
    .upto = de 0 à 10
    .army = armée
    .magic = niveau de magie
    .tower = tour
    .capital = capitale
kingdoms-howto-2 = Les régions
    .text = La forêt donne du mana, la montagne du minerai, la plaine de la nourriture. Une région donne une seule fois, quel que soit le nombre d’armées. Une capitale ne donne que des points. Dans les ruines, une armée se couche et prend ce qu’elle veut ; il faut la relever avant qu’elle reparte. Rivières, eau et falaises barrent le chemin.
    .forest = forêt : mana
    .mountain = montagne : minerai
    .plains = plaine : nourriture
    .ruins = ruines : au choix
kingdoms-howto-3 = La fin
    .text = À la fin d’un tour, quelqu’un a ses 7 armées en jeu, une tour de niveau 6 ou une magie de niveau 5. On joue alors jusqu’à ce que la carte d’action soit dégagée, après le cinquième bouclier.
    .armies = les 7 armées
    .tower = tour 6
    .magic = magie 5
    .over = cinquième bouclier : fin
kingdoms-howto-4 = Votre peuple
    .text = Chaque faction a cinq pouvoirs, qu’on apprend un par un avec du mana. Tous ceux que vous connaissez agissent ensemble, et le cinquième rapporte des points.
    .one = patrouiller le long de l’eau
    .two = guerres au bord de l’eau : 1 de moins
    .three = une ressource pour traverser l’eau
    .four = patrouiller au lieu de toute action
    .five = des points pour les armées au bord de l’eau
kingdoms-howto-5 = Six actions, cinq boucliers
    .text = Le joueur actif pose un bouclier sur une action libre : patrouiller dans une carte, partir en quête d’un bord à l’autre, construire avec du minerai, étudier avec du mana, mobiliser avec de la nourriture, ou commercer. Après cinq boucliers, la carte est dégagée : une action reste donc de côté à chaque fois.
kingdoms-howto-6 = Agir ou récolter
    .text = Tous les autres peuvent effectuer la même action, ou récolter une ressource par région où ils ont une armée. Pendant votre propre tour, vous ne récoltez pas. Agir pendant le tour des autres fait gagner ; récolter le rend possible.
    .does = la fait
    .too = la fait aussi
    .collects = récolte
kingdoms-howto-7 = Guerre
    .text = Entrer dans une région où se trouve une armée rivale, c’est la guerre. Les deux choisissent un nombre en secret. Le plus haut gagne, l’égalité va au défenseur, et chacun paie son nombre : un mana couvre 2, un minerai couvre 1. L’armée vaincue recule contre de la nourriture ou est perdue.
    .mana = couvre 2
    .ore = couvre 1
kingdoms-howto-8 = Drapeau blanc
    .text = Deux drapeaux : ni combat, ni coût. Les deux armées restent et les deux joueurs récoltent. Un drapeau contre un nombre perd. À deux joueurs, il n’y a pas d’alliance : deux drapeaux donnent la victoire au défenseur.
kingdoms-strategy-1 = Séparez vite vos deux armées : une région donne une seule fois, qu’il y en ait une ou deux.
kingdoms-strategy-2 = Choisissez des actions que vos rivaux ne peuvent pas payer en ce moment. Ils ne feront que récolter, et vous aurez pris de l’avance.
kingdoms-strategy-3 = Gardez 2 manas. Ils couvrent un nombre de guerre de 4, et personne n’aime attaquer qui peut payer.
kingdoms-strategy-4 = À trois joueurs ou plus, une alliance dans une région riche nourrit deux joueurs, et la région, pleine, reste fermée aux autres.
kingdoms-strategy-5 = Comptez les boucliers avant de déclencher la fin. Moins il en reste à poser, moins les autres pourront répondre.

kingdoms-source-armies = armées
kingdoms-source-magic = magie
kingdoms-source-bonus = bonus de magie
kingdoms-source-tower = tour
kingdoms-source-capitals = capitales
kingdoms-source-cities = cités
kingdoms-source-crown = couronne
kingdoms-source-lost_kingdom = Royaume perdu

## Une colline et deux drapeaux

lesson-two-flags = Une colline et deux drapeaux
    .about = Une première partie contre Boris et Vera : des actions pour tous, une guerre, une alliance et les derniers boucliers.
lesson-two-flags-goal = Vous régnez sur Intheoros. À la fin, vous marquez **1 point par armée, 1 par niveau de magie, les points de votre tour**, et 2 pour une capitale que vous ne partagez pas.
lesson-two-flags-end = La fin est déclenchée quand quelqu’un a **ses 7 armées, la tour 6 ou la magie 5**. On joue alors jusqu’au cinquième bouclier de la carte d’action, et c’est fini.
lesson-two-flags-turn = À chaque tour, un joueur pose un bouclier sur une des six actions. Ensuite **chacun** peut la faire. Qui ne veut pas **récolte**, mais jamais celui dont c’est le tour.
lesson-two-flags-patrol = À vous. Deux armées dans une région ne récoltent qu’une fois, et une région pleine ne reçoit pas de nouvelle armée. Choisissez **Patrouille**, et effectuez-la.
    .mobilise = Il faut une région avec exactement une armée à vous. Séparez-les d’abord.
    .build = Le niveau 1 coûte 1 minerai et ne donne encore aucun point. Bientôt.
    .research = Bonne affaire, mais des armées groupées gagnent moitié moins. Patrouille d’abord.
    .spread = Faites d’abord travailler vos deux armées : Patrouille.
    .pass = Vous pouvez ne rien faire, mais pourquoi offrir l’action ?
lesson-two-flags-march = Marchez vers la **montagne intérieure**. Les montagnes donnent du minerai, et celle-ci ne touche pas le bord de la carte : aucune quête ne peut l’atteindre.
    .edge = Du minerai aussi, mais au bord : ouverte à toutes les quêtes.
    .forest = Les forêts donnent du mana. Il nous faut du minerai pour la tour : la montagne intérieure.
lesson-two-flags-collect = Boris **récolte** : sa plaine donne 1 nourriture, une seule fois, malgré ses deux armées. Vera patrouille aussi et prend sa capitale.
lesson-two-flags-attack = Boris choisit **Quête** : d’un bord à l’autre, vers un autre territoire. Son armée entre dans votre plaine. **La guerre !**
lesson-two-flags-numbers = Chacun choisit un nombre en secret. Le plus haut gagne, **l’égalité est pour vous, le défenseur**. Chacun paie son nombre, **le perdant aussi**. Un mana couvre 2, un minerai 1, la nourriture rien : vous atteignez 5.
lesson-two-flags-bid = Boris peut atteindre 5, lui aussi. Un 5 ne peut pas perdre, mais vous laisse sans rien. Il dépense rarement tout. Choisissez **3**.
    .high = Sûr, mais ruineux : vous le payez même contre un 1. Essayez 3.
    .low = Pas cher, mais Boris est venu se battre. Choisissez 3.
    .flag = Le drapeau offre la paix. S’il montre un nombre, la plaine est perdue. Pas avec Boris.
lesson-two-flags-pay = 3 contre 2 : **vous gagnez**. Le coût de guerre est de 3 : payez **1 mana et 1 minerai**.
    .mana = Cela couvre 4 pour un coût de 3. Un point serait gaspillé.
lesson-two-flags-removed = Boris paie 2 et retire son armée. Il aurait pu reculer pour 2 nourritures. Sa **dernière armée** est à l’abri : personne ne peut entrer dans sa région.
lesson-two-flags-flag = Vera arrive dans la même plaine, tout sourire. Elle n’aime pas se battre. Deux **drapeaux blancs** font une **alliance** : on reste, on ne paie rien, on récolte à deux. Montrez le drapeau.
    .number = Il battrait son drapeau, vous coûterait du mana et ferait une ennemie. Ici, la paix est gratuite.
lesson-two-flags-harvest = Boris a choisi Quête : vous pouvez partir aussi, ou **récolter**. Récoltez : la nourriture de la plaine (une région partagée paie les deux), le minerai de la montagne.
    .quest = Qui quitte une région n’y récolte plus. Vous avez beaucoup dépensé : récoltez.
lesson-two-flags-mobilise = Vera choisit **Mobilisation**. Faites comme elle : une troisième armée coûte 3 nourritures, autant que vous aurez d’armées. Elle rejoint celle de la montagne ; la plaine partagée est pleine.
    .collect = Deux ressources, c’est bien. Mais une armée est un point, et vous n’y dépensez pas votre tour.
lesson-two-flags-later = Plus tard. Vous 15, **Vera 16**, Boris 12. Trois boucliers sont posés. Le vôtre sera le quatrième, celui de Boris le cinquième ; ensuite, si la fin est déclenchée, la partie s’arrête.
lesson-two-flags-build = Vous avez 6 minerais : **Construction**, niveau 6. Trois points de plus, la fin est déclenchée, et aucun rival ne peut se payer un niveau.
    .research = Un point, mais Vera garde le temps de revenir. Construire finit la partie à vos conditions.
    .quest = Pas de guerre maintenant. Une construction, et vous êtes en tête.
    .pass = Construisez ! Cela vaut trois points.
lesson-two-flags-research = Dernier bouclier : Boris a choisi **Recherche** ; Vera et lui ont pris le niveau 5. Vera a 18 points, vous aussi. Faites aussi **Recherche** : 4 manas, un point.
    .goods = Les ressources ne rapportent rien. À 18 partout, l’égalité va à qui a le plus d’armées : Vera.
lesson-two-flags-won = La carte est pleine, la partie s’arrête. **Vous { $points1 }, Vera { $points3 }, Boris { $points2 }.** Un point, gagné en regardant les boucliers !

## Le prix d’une colline

lesson-bids = Le prix d’une colline
    .about = Quatre guerres à ressources ouvertes : le plus petit nombre qui ne peut pas perdre, l’égalité, une remise et un bluff.
lesson-bids-purses = Les ressources sont visibles : une guerre se calcule. Un mana couvre 2, un minerai 1, la nourriture rien. Boris a 1 mana et 1 minerai : **il ne peut pas montrer plus de 3**. Comptez ainsi avant chaque guerre.
lesson-bids-defend = Boris arrive en quête dans votre plaine. **L’égalité va au défenseur** : le plus petit nombre qui ne peut pas perdre est donc son maximum, **3**. Payez 1 mana et 1 minerai.
    .low = Il peut montrer 3, et cela lui suffirait.
    .high = Vous gagnez aussi, mais vous payez tout, et un 3 ne peut pas perdre.
    .flag = Le drapeau perd contre tout nombre, et Boris ne vient pas faire la paix.
    .waste = Cela couvre 4 pour un prix de 3. Avec un minerai, rien n’est perdu.
lesson-bids-attack = À vous d’attaquer : vous atteignez 6. Lira atteint 9, Boris seulement 3 : allez où vous pouvez payer plus que le défenseur. Choisissez **Quête** et entrez dans **la plaine de Boris**.
    .select = Seule une quête mène dans un autre territoire. Choisissez Quête et effectuez-la.
    .lira = Lira atteint 9, vous 6 : quoi que vous montriez, elle peut gagner.
    .plains = Vous n’avez pas de nourriture, et la plaine de Boris en donne. Allez-y.
lesson-bids-four = L’attaquant perd les égalités. Il vous faut donc **un de plus que son maximum : 4**. Payez deux manas, ou un mana et deux minerais.
    .high = Boris ne dépasse jamais 3. Tout ce que vous montrez au-dessus de 4 est gaspillé.
    .tie = S’il montre 3 lui aussi, l’égalité est pour lui, le défenseur.
    .low = Il peut montrer 3 et gagnerait. Il vous faut 4.
lesson-bids-discount = Vous menez maintenant les **Centaures** et connaissez leur premier pouvoir : défendre une plaine coûte 1 de moins. Un seul mana vous mène à 3 : **une remise baisse le prix, pas le nombre**. Boris atteint 3. Montrez **3**.
    .low = Il peut montrer 3. Vous aussi : cela ne vous coûte que 2.
    .flag = Vous pouvez payer un nombre qui ne perd pas. Montrez 3.
lesson-bids-bluff = Lira atteint 8, vous seulement 3 : aucun nombre n’est sûr. Mais elle s’attend à vous voir céder et aime économiser. Un **1** coûte un minerai, **bat le drapeau et gagne l’égalité contre un 1**. Montrez 1.
    .high = Contre un grand nombre, c’est perdu quand même ; contre un 1, votre 1 suffit.
    .flag = Gratuit, mais il perd contre tout nombre, et la plaine avec. Un minerai achète une chance.
    .waste = Un mana couvre 2. Payez ce 1 avec votre minerai.
lesson-bids-end = Elle a montré 1 : l’égalité est pour vous. Retenez : en défense **le maximum du rival**, en attaque **un de plus**. Et si vous ne pouvez pas gagner, perdez à bas prix : le perdant paie aussi.

## Drapeaux blancs et alliances brisées

lesson-flags = Drapeaux blancs et alliances brisées
    .about = Une alliance avec Gala, ce qui la brise et ce qui est alors en jeu.
lesson-flags-offer = Gala arrive en quête dans votre plaine, tout sourire. Deux **drapeaux blancs** font une **alliance** : ni guerre, ni prix, les deux armées restent. Une guerre pourrait tout vous coûter. Montrez le **drapeau**.
    .number = Un nombre battrait son drapeau, mais vous le paieriez et perdriez une amie. La paix nourrit les deux.
lesson-flags-harvest = La plaine est partagée, et **chacun y récolte**. Chacun peut partir quand il veut ; avec la dernière région partagée, l’alliance prend fin, sans autre conséquence. **Récoltez**.
    .quest = Vous quitteriez ce que la paix vient de vous donner. Récoltez.
lesson-flags-stake = Plus tard. Une alliance **ne protège personne** : Gala entre en quête dans votre forêt avec une autre armée. Si l’un de vous montre un nombre, l’alliance est brisée, et **toutes vos régions partagées** sont en jeu.
lesson-flags-answer = Cette guerre décide donc de la forêt et de la plaine. Gala a 2 manas et 1 minerai : elle atteint 5. Vous défendez, donc **5** ne peut pas perdre. Payez 2 manas et 1 minerai.
    .high = Gala ne peut pas montrer plus de 5. Gardez le reste.
    .low = Elle peut montrer 5, et vous perdriez les deux régions.
    .flag = Contre un nombre, le drapeau perd la forêt et la plaine. Après une telle visite, comptez.
    .waste = 3 manas couvrent 6. Avec 2 manas et 1 minerai, rien n’est perdu.
lesson-flags-lost = Gala a montré 4. Elle perd l’armée qui attaquait **et** celle de la plaine : chacune pourrait reculer, mais Gala n’a pas de nourriture. Une guerre, deux armées.
lesson-flags-poor = Cela vaut aussi pour vous. Vous partagez votre plaine avec Vera, qui n’a ni mana ni minerai : **elle ne peut montrer que le drapeau**. Choisissez **Quête**, de votre **forêt** vers **sa plaine**.
    .select = Seule une quête mène dans un autre territoire. Choisissez Quête et effectuez-la.
    .leave = Cette armée se trouve dans la région partagée. Si elle part, l’alliance finit avant la guerre, et rien d’autre n’est en jeu. Prenez celle de la forêt.
    .elsewhere = C’est Vera qui ne peut pas payer de guerre. Entrez dans sa plaine.
lesson-flags-one = Tout nombre bat le drapeau. Montrez **1**, et payez avec votre minerai.
    .high = Un 1 suffit : Vera ne peut montrer aucun nombre.
    .flag = Deux drapeaux ne donneraient qu’une deuxième région partagée. Aujourd’hui, on prend les deux.
    .waste = Un mana couvre 2. Votre minerai suffit.
lesson-flags-end = Vera perd ses deux armées, et cela vous a coûté un seul minerai. Voilà ce que coûte une réserve vide entre amis : **gardez de quoi faire la guerre** tant que vous avez des alliés, et regardez ce qu’ils gardent.

## Agir ou récolter

lesson-collect-or-act = Agir ou récolter
    .about = Boris et Vera choisissent des actions : quand les imiter, et quand une récolte vaut mieux.
lesson-collect-or-act-rule = Au tour d’un autre, vous répondez : faire la même action, ou **récolter** 1 ressource par région où vous avez une armée. Avec une forêt, une plaine et une montagne, la récolte donne **3**. L’action vaut-elle plus ?
lesson-collect-or-act-build = Boris construit. Vous avez 2 minerais, le prix exact du niveau 2 de la tour : un point. Et c’est le tour d’un autre : **vous ne dépensez pas le vôtre**. **Construisez** aussi.
    .collect = Trois ressources, c’est bien. Mais Construction a son bouclier : personne ne la choisira avant que la carte soit dégagée. Construisez.
lesson-collect-or-act-trade = Vera fait du commerce. Vous avez 1 mana et 2 nourritures. Le commerce ne fait que **changer** une ressource en une autre ; la récolte en **ajoute 3**. **Récoltez**.
    .act = Vous en auriez autant qu’avant, mais d’une autre sorte. Récoltez plutôt 3.
lesson-collect-or-act-own = À vous, et pendant votre tour vous ne récoltez **jamais**. Choisissez donc ce que vous pouvez payer : **Recherche**, niveau 2, coûte 2 manas. Vous les avez.
    .mobilise = Une quatrième armée coûte 4 nourritures, et vous en avez 3. Choisissez ce que vous pouvez payer.
    .select = Vos armées sont bien placées. La recherche donne un point.
    .pass = Vous ne l’auriez choisie que pour les autres. Effectuez-la.
    .traded = Les Humains peuvent commercer à la place, mais un niveau de magie est un point.
lesson-collect-or-act-patrol = Boris choisit **Patrouille** et prend sa capitale. Vos trois armées sont dans trois régions qui rapportent, et il ne manque qu’une nourriture pour une armée. **Récoltez**.
    .act = Un pas ne vous apporte rien ici, et 3 ressources vous manqueraient. Récoltez.
lesson-collect-or-act-mobilise = Vera mobilise. Une quatrième armée coûte 4 nourritures : après cette récolte, vous les avez. **Mobilisez** dans la région de votre choix : là où il y a deux armées, personne ne peut entrer.
    .collect = Maintenant vous pouvez payer l’armée, et c’est un point. Mobilisez.
lesson-collect-or-act-end = Un niveau de tour, un niveau de magie, une armée : **3 points**, et un seul tour était à vous. Agissez quand cela fait un point ou y mène. Sinon récoltez, pour pouvoir payer ensuite.

## Lire les boucliers

lesson-shields = Lire les boucliers
    .about = Quelle action reste de côté, quand la carte est dégagée, et avec quel bouclier finir la partie.
lesson-shields-five = Six actions, **cinq boucliers**. Quatre sont posés, le vôtre sera le cinquième. Ensuite la carte est dégagée : **une action reste de côté** à chaque fois. À vous de décider laquelle : Construction ou Mobilisation.
lesson-shields-leave = Regardez les réserves. Boris a 5 minerais, Lira 4 : chacun peut payer un niveau de tour, pas vous. Pour une armée, la nourriture leur manque. Donc **Mobilisation** : votre troisième armée coûte 3 nourritures.
    .build = Boris et Lira construiraient tous les deux, et vous ne feriez que regarder.
    .pass = Vous l’avez choisie, vous pouvez la payer, et une armée est un point. Effectuez-la.
lesson-shields-cleared = Personne n’a pu en faire autant, les deux ont récolté. Maintenant **les cinq boucliers quittent la carte**, et Boris peut choisir n’importe quelle action. Il pourra enfin construire, mais vous avez votre armée.
lesson-shields-when = Plus tard. 7 armées, la tour 6 ou la magie 5 déclenchent la fin, mais elle ne vient **que lorsque la carte est dégagée**. Déclenchée au premier bouclier, elle laisse quatre tours. Au **cinquième**, aucun.
lesson-shields-last = Vous 15, Boris 15, **Lira 16**, et votre bouclier est le cinquième. Tous les trois peuvent payer Construction. La **Recherche** de niveau 5 n’est à la portée de personne d’autre : un point, et un autre pour votre cinquième pouvoir.
    .build = Boris et Lira ont aussi 6 minerais : chacun gagnerait 3 points, et Lira resterait en tête.
    .pass = Vous pouvez la payer, et elle gagne la partie. Effectuez-la.
    .traded = Le commerce ne donne aucun point et ne finit pas la partie. Choisissez Recherche.
lesson-shields-won = Personne n’a pu en faire autant, la carte est dégagée, la partie est finie : **vous { $points1 }, Lira { $points3 }, Boris { $points2 }**. Construction est restée de côté, et avec elle les points des autres.

## Couchée dans les ruines

lesson-ruins = Couchée dans les ruines
    .about = Les ruines donnent ce qu’il vous faut : entrer, fouiller, se relever et partir avant la fin.
lesson-ruins-enter = Vous n’avez pas de minerai. Les **ruines** donnent une ressource au choix, mais une armée qui y entre **se couche** pour fouiller. Choisissez **Patrouille** et entrez dans les ruines avec l’une des armées.
    .select = Les ruines sont sur votre territoire : une patrouille y mène. Choisissez Patrouille et effectuez-la.
    .elsewhere = Possible, mais cela donne une seule sorte ou rien. Dans les ruines, vous choisissez à chaque récolte.
lesson-ruins-search = Boris fait du commerce. **Récoltez** : l’armée dans les ruines donne 1 ressource **au choix**. Prenez du **minerai**. Tant qu’elle est couchée, elle ne peut pas bouger.
    .trade = Le commerce ne fait que changer ce que vous avez. La récolte ajoute deux ressources.
    .other = Vous n’avez toujours pas de minerai, et les tours en demandent. Prenez du minerai.
lesson-ruins-danger = Plus tard. Boris a la magie 5, la fin est déclenchée, il reste deux boucliers. Vous avez tous 12 points : **les armées dans les ruines sont perdues avant le décompte**, la vôtre n’y compte donc pas.
lesson-ruins-stand = Une armée couchée ne peut pas partir. Avec **Patrouille**, vous pouvez la **relever** au lieu d’avancer. Elle ne trouve alors plus rien, mais l’action suivante peut la faire sortir.
    .select = L’armée doit d’abord se relever, et seule une patrouille le permet.
    .other = Ce pas ne donne aucun point. Relevez l’armée dans les ruines.
lesson-ruins-leave = Boris choisit **Quête**, le dernier bouclier. Les ruines sont au bord : partez en **quête** avec cette armée vers une **région vide du territoire de Vera**.
    .collect = Les ressources ne rapportent rien, et l’armée serait perdue. Partez en quête.
    .ruins = Encore des ruines : l’armée y serait perdue de la même façon.
    .war = Une armée s’y trouve, et une guerre pourrait vous coûter la vôtre. Prenez une région vide chez Vera.
    .other = Cette armée compte déjà où elle est. Prenez celle des ruines.
lesson-ruins-end = Sauvée : **vous { $points1 }, Boris { $points2 }, Vera { $points3 }**. Les ruines peuvent vous nourrir toute la partie. Prévoyez seulement deux actions pour sortir : se relever, puis partir.

## À deux joueurs

lesson-lost-kingdom = À deux joueurs
    .about = Le Royaume perdu, ses armées neutres dont le prix baisse, et pourquoi personne ne fait la paix.
lesson-lost-kingdom-neutral = À deux, un troisième territoire est sur la table, le **Royaume perdu**, avec une **armée neutre** dans chacune de ses cinq régions. Chaque armée capturée vaut un point, chaque région que vous y tenez aussi.
lesson-lost-kingdom-price = Boris y part en quête. Les armées neutres ne montrent pas de nombre ; le prix est **le nombre d’armées qui restent : 5**. Qui le paie gagne à coup sûr. Il en reste quatre : la suivante coûte **4**.
lesson-lost-kingdom-enter = Boris a choisi Quête, vous pouvez donc partir aussi. Entrez dans une **forêt du Royaume perdu** et payez 4 : deux manas, ou un mana et deux minerais. Cela fait **deux points de plus**.
    .collect = Alors les moins chères seront pour Boris. Deux points pour un prix de 4 : partez en quête.
    .boris = Aucune armée neutre ne s’y trouve. Les points sont dans les forêts du Royaume perdu.
    .plains = Une plaine est bien aussi, mais la forêt donne du mana, et le mana paie les guerres. Prenez une forêt.
lesson-lost-kingdom-flag = À deux, il n’y a **pas d’alliance**. Boris entre dans votre plaine sans ressources : il ne peut montrer que le drapeau. Deux drapeaux font égalité, et **l’égalité est pour vous**, le défenseur. Le **drapeau** est gratuit.
    .number = Cela gagne aussi, mais vous le paieriez. Ici, le drapeau suffit.
lesson-lost-kingdom-end = Boris n’a pas de nourriture pour reculer : son armée est perdue. Retenez : le Royaume perdu **coûte moins à chaque capture**, deux points chaque fois, et à deux un drapeau n’apporte jamais la paix.

## Ce que dit le guide à la première rencontre d’une décision : 30 mots au plus.

tip-kingdoms-side = Cherchez forêt, montagne et plaine proches l’une de l’autre, et peu de régions du bord.
tip-kingdoms-start = La plaine d’abord : la nourriture fait les armées.
tip-kingdoms-split = 1 minerai, 2 manas, 3 nourritures : un bon début.
tip-kingdoms-select = Choisissez ce qui vous aide plus que les autres : tous peuvent le faire aussi.
tip-kingdoms-perform = Agissez si cela vous profite. Sinon récoltez des ressources.
tip-kingdoms-march = Entrer dans une région où se trouve une armée rivale, c’est la guerre. Les régions vides sont libres.
tip-kingdoms-bids = Un mana couvre 2, un minerai 1. Vous payez votre nombre, gagnant ou perdant.
tip-kingdoms-payment = Gardez ce qu’il vous faut pour votre prochaine action.
tip-kingdoms-fate = Reculer coûte de la nourriture, une par armée en jeu. Une armée retirée peut être mobilisée à nouveau.
tip-kingdoms-trade = Une quantité quelconque d’une ressource contre la même d’une autre.
tip-kingdoms-collect = Une armée couchée dans les ruines vous laisse choisir la ressource, et une dernière armée en donne une de plus au choix. Prenez ce que coûte votre prochaine action.
tip-kingdoms-ending = La fin est déclenchée : la partie s’arrête après le cinquième bouclier. Comptez ce que vous pouvez encore faire.

## Words of the game, explained where they are tapped: a line, the forms by which they are found (* stands for any ending), and the rule.

words-kingdoms = alliance, bid, capital, collect, discount, edge, flat, home, last-army, lost-kingdom, refresh, shield, supply
word-kingdoms-alliance = Alliance
    .text = Après deux drapeaux blancs, deux joueurs partagent une région : les deux armées restent, chacun y récolte.
    .forms = alliance*, allié*
    .rule = K-ALLY-1
word-kingdoms-bid = Nombre de guerre
    .text = Ce que vous choisissez en secret sur votre dé de guerre. Vous le payez, vainqueur ou vaincu.
    .forms = nombre de guerre, nombres de guerre
    .rule = K-WAR-2
word-kingdoms-capital = Capitale
    .text = Elle ne donne rien, mais vaut 2 points à la fin, ou 1 à chacun de deux alliés.
    .forms = capitale*
    .rule = K-CAPITAL-1
word-kingdoms-collect = Récolter
    .text = Prendre 1 ressource par région où vous avez une armée, au lieu de faire l’action du tour d’un autre.
    .forms = récolt*
    .rule = K-COLLECT-1
word-kingdoms-discount = Remise
    .text = Elle réduit ce que vous payez pour une guerre, pas votre nombre.
    .forms = remise*
    .rule = K-WAR-7
word-kingdoms-edge = Région du bord
    .text = Une région qui touche le bord de sa carte. Les quêtes partent de là et y arrivent.
    .forms = bord, bords
    .rule = K-QUEST-1
word-kingdoms-flat = Armée couchée
    .text = Dans les ruines, une armée se couche et prend la ressource voulue ; elle doit se relever avant de partir.
    .forms = couché*, se couche
    .rule = K-RUINS-1
word-kingdoms-home = Domaine
    .text = Le territoire où vous avez commencé.
    .forms = domaine*
    .rule = K-SETUP-8
word-kingdoms-last-army = Dernière armée
    .text = Personne ne peut entrer dans la région de la seule armée d’un joueur.
    .forms = dernière armée, seule armée
    .rule = K-MOVE-3
word-kingdoms-lost-kingdom = Royaume perdu
    .text = Un troisième territoire à deux joueurs : il n’est à personne, et attaquer ses armées coûte de moins en moins.
    .forms = royaume perdu
    .rule = K-2P-1
word-kingdoms-refresh = Dégagement
    .text = Les cinq boucliers quittent la carte d’action. Si la fin est déclenchée, la partie s’arrête là.
    .forms = dégag*
    .rule = K-TURN-2
word-kingdoms-shield = Bouclier
    .text = Il marque l’action choisie. Il y en a cinq pour six actions.
    .forms = bouclier*
    .rule = K-TURN-4
word-kingdoms-supply = Réserve
    .text = Vos armées qui ne sont pas sur la carte.
    .forms = réserve
    .rule = K-MOB-1

## Les traits dans les rapports

kingdoms-trait-faction = Faction
kingdoms-trait-home = Domaine
kingdoms-trait-opening = Première action
kingdoms-trait-magic = Magie à la fin
kingdoms-trait-tower = Tour à la fin

## Ce que la page d’apprentissage dit du jeu

learn-goal-kingdoms = Armées, tour et magie : le plus de points à la fin l’emporte.

## Pourquoi un coup vaut mieux qu’un autre
kingdoms-aim-mana = { $aim ->
        [0] {""}
       *[other] { $cost ->
            [0] { $short ->
                [0] , assez pour le niveau { $aim } de magie
               *[other] , il manque { $short } pour le niveau { $aim } de magie
            }
           *[other] , et le niveau { $aim } de magie coûte { $cost }
        }
    }
kingdoms-aim-ore = { $aim ->
        [0] {""}
       *[other] { $cost ->
            [0] { $short ->
                [0] , assez pour le niveau { $aim } de la tour
               *[other] , il manque { $short } pour le niveau { $aim } de la tour
            }
           *[other] , et le niveau { $aim } de la tour coûte { $cost }
        }
    }
kingdoms-aim-food = { $aim ->
        [0] {""}
       *[other] { $cost ->
            [0] { $short ->
                [0] , assez pour l’armée numéro { $aim }
               *[other] , il manque { $short } pour l’armée numéro { $aim }
            }
           *[other] , et l’armée numéro { $aim } coûte { $cost }
        }
    }
kingdoms-more = { $more ->
        [0] {""}
        [one] , soit { $more } point de plus
       *[other] , soit { $more } points de plus
    }
kingdoms-cases = { $now ->
        [0] presque jamais, au lieu d’une probabilité de { $instead } sur 100
        [100] presque à coup sûr, au lieu d’une probabilité de { $instead } sur 100
       *[other] probabilité de { $now } sur 100 au lieu de { $instead }
    }
kingdoms-chance-afford-tower = { $when } vous pouvez payer le niveau de tour { $level } : { kingdoms-cases }.
kingdoms-chance-afford-magic = { $when } vous pouvez payer le niveau de magie { $level } : { kingdoms-cases }.
kingdoms-chance-afford-army = { $when } vous pouvez payer l’armée numéro { $level } : { kingdoms-cases }.
kingdoms-chance-land = { $when } vous tenez { $region } : { kingdoms-cases }.
kingdoms-chance-rival-land = { $when } { $player } tient { $region } : { kingdoms-cases }.
kingdoms-because-afford-tower = { $when } vous pouvez payer le niveau de tour { $level } ; sinon, non.
kingdoms-price-afford-tower = { $when } vous ne pouvez pas payer le niveau de tour { $level } ; avec le meilleur coup, si.
kingdoms-because-afford-magic = { $when } vous pouvez payer le niveau de magie { $level } ; sinon, non.
kingdoms-price-afford-magic = { $when } vous ne pouvez pas payer le niveau de magie { $level } ; avec le meilleur coup, si.
kingdoms-because-afford-army = { $when } vous pouvez payer l’armée numéro { $level } ; sinon, non.
kingdoms-price-afford-army = { $when } vous ne pouvez pas payer l’armée numéro { $level } ; avec le meilleur coup, si.
kingdoms-because-tower = { $when } votre tour est au niveau { $now } au lieu de { $instead }{ kingdoms-more }.
kingdoms-because-magic = { $when } votre magie est au niveau { $now } au lieu de { $instead }{ kingdoms-more }.
kingdoms-because-armies = { $when } vous avez { $now ->
        [one] { $now } armée
       *[other] { $now } armées
    } au lieu de { $instead }{ kingdoms-more }.
kingdoms-because-capital = { $when } vos capitales valent { $now ->
        [one] { $now } point
       *[other] { $now } points
    } au lieu de { $instead }.
kingdoms-because-land = { $when } vous tenez { $region } ; sinon, non.
kingdoms-because-yield-mana = { $when } vous tenez { $now ->
        [one] { $now } forêt
       *[other] { $now } forêts
    } au lieu de { $instead } (mana à chaque récolte).
kingdoms-because-yield-ore = { $when } vous tenez { $now ->
        [one] { $now } montagne
       *[other] { $now } montagnes
    } au lieu de { $instead } (minerai à chaque récolte).
kingdoms-because-yield-food = { $when } vous tenez { $now ->
        [one] { $now } plaine
       *[other] { $now } plaines
    } au lieu de { $instead } (nourriture à chaque récolte).
kingdoms-because-rival-armies = { $when } { $player } a { $now ->
        [one] { $now } armée
       *[other] { $now } armées
    } au lieu de { $instead }.
kingdoms-because-rival-capital = { $when } chez { $player }, les capitales valent { $now ->
        [one] { $now } point
       *[other] { $now } points
    } au lieu de { $instead }.
kingdoms-because-rival-tower = { $when } chez { $player }, la tour est au niveau { $now } au lieu de { $instead }.
kingdoms-because-rival-magic = { $when } chez { $player }, la magie est au niveau { $now } au lieu de { $instead }.
kingdoms-because-rival-land = { $when } { $player } tient { $region }, sauf si vous jouez ceci.
kingdoms-price-land = { $when } vous ne tenez pas { $region } ; avec le meilleur coup, si.
kingdoms-price-rival-land = { $when } { $player } tient { $region } ; pas avec le meilleur coup.
kingdoms-because-mana = { $when } vous avez { $now } en mana au lieu de { $instead }{ kingdoms-aim-mana }.
kingdoms-because-ore = { $when } vous avez { $now } en minerai au lieu de { $instead }{ kingdoms-aim-ore }.
kingdoms-because-food = { $when } vous avez { $now } en nourriture au lieu de { $instead }{ kingdoms-aim-food }.
kingdoms-because-bid = Il bat { $player } { $wins } fois sur 100 et coûte { $cost }, victoire ou défaite.
kingdoms-because-bid-sure = { $player } ne peut atteindre que { $reach } : la victoire est sûre et coûte { $cost }.
kingdoms-because-flag = { $flags ->
        [0] Vous ne payez rien, et { $player } l’emporte sans doute.
       *[other] Vous ne payez rien ; { $player } montre aussi le drapeau { $flags } fois sur 100.
    }
kingdoms-outlook-war = { $player } peut atteindre { $reach }.
kingdoms-outlook-tie = L’égalité profite à { $player }.
kingdoms-outlook-shows = { $player } montre, sur 100
kingdoms-outlook-wins = vous gagnez, sur 100
kingdoms-outlook-pays = vous payez
kingdoms-look-tower = Regardez votre tour et le prix du niveau suivant.
kingdoms-look-magic = Regardez votre magie et le prix du niveau suivant.
kingdoms-look-armies = Comptez les armées.
kingdoms-look-land = Regardez les régions autour de vos armées.
kingdoms-look-resources = Comptez vos ressources et ce qu’elles paient.
kingdoms-situation-have = Vous avez { $mana } en mana, { $ore } en minerai et { $food } en nourriture.
kingdoms-situation-works = Votre tour est au niveau { $tower }, votre magie au niveau { $magic }.
kingdoms-situation-rival = { $player } a un score de { $score } ; le vôtre est de { $own }.

## Sujets des problèmes

kingdoms-puzzle-1 = { $place } : brume du matin
kingdoms-puzzle-2 = { $place } : une vieille frontière
kingdoms-puzzle-3 = { $place } : le messager
kingdoms-puzzle-4 = { $place } : un printemps froid
kingdoms-puzzle-5 = { $place } : fumée sur les collines
kingdoms-puzzle-6 = { $place } : le pont
kingdoms-puzzle-7 = { $place } : une courte trêve
kingdoms-puzzle-8 = { $place } : la veille de nuit
kingdoms-puzzle-9 = { $place } : routes d’automne
kingdoms-puzzle-10 = { $place } : une place vide
kingdoms-feature-points = points
kingdoms-feature-tower = tour
kingdoms-feature-magic = magie
kingdoms-feature-armies = armées
kingdoms-feature-regions = régions tenues
kingdoms-feature-capitals = capitales
kingdoms-feature-ore-missing-for-the-tower = minerai manquant pour la tour
kingdoms-feature-mana-missing-for-magic = mana manquant pour la magie
kingdoms-feature-food-missing-for-an-army = nourriture manquante pour une armée
kingdoms-feature-ore = minerai
kingdoms-feature-mana = mana
kingdoms-feature-food = nourriture
kingdoms-feature-forests = forêts
kingdoms-feature-mountains = montagnes
kingdoms-feature-plains = plaines
kingdoms-feature-regions-beside-rivals = régions voisines de rivaux
kingdoms-feature-shared-regions = régions partagées
kingdoms-feature-armies-searching-ruins = armées dans les ruines

kingdoms-leaning-flag = Fait la paix
    .unit = sur 100 guerres
    .text = { $how ->
            [much] Hisse le drapeau blanc bien plus souvent que les autres.
           *[more] Hisse le drapeau blanc plus souvent que les autres.
            [less] Hisse le drapeau blanc moins souvent que les autres.
            [little] Hisse le drapeau blanc bien moins souvent que les autres.
        }
    .likes = aime la paix
    .shuns = aime la guerre
kingdoms-leaning-build = Construit
    .unit = sur 100 actions
    .text = { $how ->
            [much] Construit sa tour bien plus souvent que les autres.
           *[more] Construit sa tour plus souvent que les autres.
            [less] Construit sa tour moins souvent que les autres.
            [little] Construit sa tour bien moins souvent que les autres.
        }
    .likes = bâtit sa tour
    .shuns = petite tour
kingdoms-leaning-research = Recherche
    .unit = sur 100 actions
    .text = { $how ->
            [much] Étudie la magie bien plus souvent que les autres.
           *[more] Étudie la magie plus souvent que les autres.
            [less] Étudie la magie moins souvent que les autres.
            [little] Étudie la magie bien moins souvent que les autres.
        }
    .likes = aime la magie
    .shuns = se passe de magie
