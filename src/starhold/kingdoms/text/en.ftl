### Tiny Epic Kingdoms in English. All texts are in our own words.

kingdoms-title = Tiny Epic Kingdoms
    .about = Rule a small kingdom with a grand story: patrol and quest, build a tower, learn magic, raise armies, trade, and settle quarrels by secret war dice or white flags. For 2 to 5 players.

## Words of the game

kingdoms-resource-mana = mana
kingdoms-resource-ore = ore
kingdoms-resource-food = food
kingdoms-some-mana = { $mana } mana
kingdoms-some-ore = { $ore } ore
kingdoms-some-food = { $food } food
kingdoms-purse = { $mana ->
        [0] { $ore ->
            [0] { $food ->
                [0] nothing
               *[other] { kingdoms-some-food }
            }
           *[other] { $food ->
                [0] { kingdoms-some-ore }
               *[other] { kingdoms-some-ore } and { kingdoms-some-food }
            }
        }
       *[other] { $ore ->
            [0] { $food ->
                [0] { kingdoms-some-mana }
               *[other] { kingdoms-some-mana } and { kingdoms-some-food }
            }
           *[other] { $food ->
                [0] { kingdoms-some-mana } and { kingdoms-some-ore }
               *[other] { kingdoms-some-mana }, { kingdoms-some-ore } and { kingdoms-some-food }
            }
        }
    }

## Actions

kingdoms-act-patrol = Patrol
    .text = Move one standing army to a neighbouring region of the same card, or stand one lying army up. Entering a region with a foreign army is war.
kingdoms-act-quest = Quest
    .text = Move one standing army from the edge of its card to the edge of another card.
kingdoms-act-build = Build
    .text = Raise your tower by one level. It costs as much ore as the number of the new level.
kingdoms-act-research = Research
    .text = Learn the next magic level. It costs as much mana as the number of the new level.
kingdoms-act-mobilise = Mobilise
    .text = Add an army to a region that contains exactly one army, your own. It costs as much food as the number of armies you will then have.
kingdoms-act-trade = Trade
    .text = Exchange any amount of one resource for the same amount of one other.
kingdoms-act-rob = Rob
    .text = Take one resource of your choice from another player.

## Terrains

kingdoms-terrain-forest = forest
    .text = Yields mana.
kingdoms-terrain-mountain = mountain
    .text = Yields ore.
kingdoms-terrain-plains = plains
    .text = Yield food.
kingdoms-terrain-capital = capital
    .text = Yields nothing, but at the end it is worth 2 points, or 1 for each of two allies.
kingdoms-terrain-ruins = ruins
    .text = Armies lie down here and yield a resource of your choice while they lie. At the end all armies in ruins are lost.
kingdoms-terrain-water = water
    .text = Cannot be entered.
kingdoms-terrain-cliffs = cliffs
    .text = Cannot be entered.

## Discovery tokens

kingdoms-token-crown = crown
    .text = Keep it: 2 points at the end. A player who defeats its holder in a war takes it.
kingdoms-token-treasure = treasure
    .text = Gain 2 resources of your choice.
kingdoms-token-bandit = bandit
    .text = Pay 2 resources of your choice or lose the army that came here. A last army is never lost.
kingdoms-token-dragon-lair = dragon lair
    .text = Stays. If you control it and win a war anywhere, you may have the loser drop one tower level instead of losing the army, which then retreats for free.
kingdoms-token-camp = camp
    .text = Stays. The region yields one more resource of its kind.
kingdoms-token-fortress = fortress
    .text = Stays. The player who controls it pays 2 less in every war they start.
kingdoms-token-city = city
    .text = Stays. Worth 1 point at the end.
kingdoms-token-church = church
    .text = Stays until used. If you control it and lose an army in a war, you may put that army here instead, unless two armies are already here.
kingdoms-token-blank = blank token
    .text = Nothing happens.

## Factions

kingdoms-faction-centaurs = Centaurs
    .text = 1. { kingdoms-faction-centaurs.level1 } 2. { kingdoms-faction-centaurs.level2 } 3. { kingdoms-faction-centaurs.level3 } 4. { kingdoms-faction-centaurs.level4 } 5. { kingdoms-faction-centaurs.level5 }
    .level1 = Defending plains costs you 1 less.
    .level2 = A new army may also be placed next to one of your armies, in land without foreign armies.
    .level3 = When you learn this: pick up any of your armies and put them back anywhere without foreign armies.
    .level4 = Wars that you start by a quest cost you 2 less.
    .level5 = At the end: 1 point for three plains regions, or 2 points for five.
kingdoms-faction-constructs = Constructs
    .text = 1. { kingdoms-faction-constructs.level1 } 2. { kingdoms-faction-constructs.level2 } 3. { kingdoms-faction-constructs.level3 } 4. { kingdoms-faction-constructs.level4 } 5. { kingdoms-faction-constructs.level5 }
    .level1 = Wars against you in mountains cost your opponent 1 more.
    .level2 = You may pay for new armies with ore in place of food, in whole or in part.
    .level3 = Each of your ore covers 2 points of a war cost.
    .level4 = If you collect any ore from regions, you gain 1 more ore.
    .level5 = At the end: 1 point for every 3 ore you hold.
kingdoms-faction-dark-elves = Dark Elves
    .text = 1. { kingdoms-faction-dark-elves.level1 } 2. { kingdoms-faction-dark-elves.level2 } 3. { kingdoms-faction-dark-elves.level3 } 4. { kingdoms-faction-dark-elves.level4 } 5. { kingdoms-faction-dark-elves.level5 }
    .level1 = While you have exactly two armies in play, nobody may enter their regions.
    .level2 = Defending costs you 1 less.
    .level3 = You may attack a region with two armies of one player; if you win, both lose.
    .level4 = Nobody may enter a forest that you occupy.
    .level5 = At the end: 1 point for three forests, or 2 points for five.
kingdoms-faction-dwarves = Dwarves
    .text = 1. { kingdoms-faction-dwarves.level1 } 2. { kingdoms-faction-dwarves.level2 } 3. { kingdoms-faction-dwarves.level3 } 4. { kingdoms-faction-dwarves.level4 } 5. { kingdoms-faction-dwarves.level5 }
    .level1 = Other players pay 1 more ore to build the level your tower is on now, but not for other levels.
    .level2 = Gain 1 ore whenever you patrol or quest into mountains.
    .level3 = Building costs you 1 ore less.
    .level4 = When Trade is selected you may build instead.
    .level5 = At the end: 1 point if nobody’s tower is higher than yours.
kingdoms-faction-elves = Elves
    .text = 1. { kingdoms-faction-elves.level1 } 2. { kingdoms-faction-elves.level2 } 3. { kingdoms-faction-elves.level3 } 4. { kingdoms-faction-elves.level4 } 5. { kingdoms-faction-elves.level5 }
    .level1 = One trade may turn both ore and food into mana.
    .level2 = A war that you pay for with mana alone costs you 1 less.
    .level3 = You may pay mana in place of ore or food when you build, mobilise or retreat.
    .level4 = In wars against you, each of your opponent’s mana covers only 1 point.
    .level5 = At the end: 1 point for every other player with less mana than you.
kingdoms-faction-goblins = Goblins
    .text = 1. { kingdoms-faction-goblins.level1 } 2. { kingdoms-faction-goblins.level2 } 3. { kingdoms-faction-goblins.level3 } 4. { kingdoms-faction-goblins.level4 } 5. { kingdoms-faction-goblins.level5 }
    .level1 = A patrol may be made with two different armies, one after the other.
    .level2 = Gain 1 resource of your choice for every war you win.
    .level3 = Gain 1 food whenever another player mobilises.
    .level4 = Take 1 resource of your choice from a player who defeats you.
    .level5 = At the end: 2 points if nobody has more armies than you.
kingdoms-faction-halflings = Halflings
    .text = 1. { kingdoms-faction-halflings.level1 } 2. { kingdoms-faction-halflings.level2 } 3. { kingdoms-faction-halflings.level3 } 4. { kingdoms-faction-halflings.level4 } 5. { kingdoms-faction-halflings.level5 }
    .level1 = A player who shows a number against your white flag loses 2 resources.
    .level2 = When one of your wars ends in an alliance, the other player gains 1 resource.
    .level3 = When one of your wars ends in an alliance, you gain 1 resource.
    .level4 = Your allies must show the white flag against you; you don’t have to.
    .level5 = At the end: 1 point for every region that you share with an ally.
kingdoms-faction-humans = Humans
    .text = 1. { kingdoms-faction-humans.level1 } 2. { kingdoms-faction-humans.level2 } 3. { kingdoms-faction-humans.level3 } 4. { kingdoms-faction-humans.level4 } 5. { kingdoms-faction-humans.level5 }
    .level1 = When Research is selected you may trade instead.
    .level2 = Every trade brings you 1 more of what you receive.
    .level3 = A war that you pay for with one kind of resource costs you 2 less.
    .level4 = When you collect and hold a region by the water, you gain 1 more food.
    .level5 = At the end: 1 point for every kind of resource you hold at least four of.
kingdoms-faction-lizardfolk = Lizardfolk
    .text = 1. { kingdoms-faction-lizardfolk.level1 } 2. { kingdoms-faction-lizardfolk.level2 } 3. { kingdoms-faction-lizardfolk.level3 } 4. { kingdoms-faction-lizardfolk.level4 } 5. { kingdoms-faction-lizardfolk.level5 }
    .level1 = Your patrols may go to any land region of the same card.
    .level2 = You may patrol when Quest is selected, and quest when Patrol is.
    .level3 = Whenever you patrol or quest into forest, mountains or plains, gain 1 resource of that region.
    .level4 = On a quest you may instead exchange one of your armies with a foreign one; both stand upright, alone, at the edge of different cards.
    .level5 = At the end: 1 point for every other player’s home where you have an army.
kingdoms-faction-merfolk = Merfolk
    .text = 1. { kingdoms-faction-merfolk.level1 } 2. { kingdoms-faction-merfolk.level2 } 3. { kingdoms-faction-merfolk.level3 } 4. { kingdoms-faction-merfolk.level4 } 5. { kingdoms-faction-merfolk.level5 }
    .level1 = Regions by the same water are neighbours for your patrols and retreats.
    .level2 = Wars in regions by the water cost you 1 less.
    .level3 = Gain 1 resource of your choice whenever you patrol across water.
    .level4 = You may patrol instead of any action.
    .level5 = At the end: 1 point for every three of your armies by the water.
kingdoms-faction-orcs = Orcs
    .text = 1. { kingdoms-faction-orcs.level1 } 2. { kingdoms-faction-orcs.level2 } 3. { kingdoms-faction-orcs.level3 } 4. { kingdoms-faction-orcs.level4 } 5. { kingdoms-faction-orcs.level5 }
    .level1 = You win ties in wars, even as the attacker.
    .level2 = Each of your food covers 1 point of a war cost.
    .level3 = Wars cost you 1 less.
    .level4 = After the dice are shown you may spend 1 more mana to raise your number.
    .level5 = At the end: 2 points if no foreign army is in your home.
kingdoms-faction-undead = Undead
    .text = 1. { kingdoms-faction-undead.level1 } 2. { kingdoms-faction-undead.level2 } 3. { kingdoms-faction-undead.level3 } 4. { kingdoms-faction-undead.level4 } 5. { kingdoms-faction-undead.level5 }
    .level1 = Gain 2 food for every army that you lose in a war.
    .level2 = You may pay for new armies with mana in place of food, in whole or in part.
    .level3 = Gain 1 food whenever another player loses an army.
    .level4 = You may mobilise instead of any action.
    .level5 = At the end: 2 points if you have the most armies in another player’s home.
kingdoms-faction-valkyries = Valkyries
    .text = 1. { kingdoms-faction-valkyries.level1 } 2. { kingdoms-faction-valkyries.level2 } 3. { kingdoms-faction-valkyries.level3 } 4. { kingdoms-faction-valkyries.level4 } 5. { kingdoms-faction-valkyries.level5 }
    .level1 = Wars that you lose cost you 1 less.
    .level2 = On a quest an army may go from the edge of a card onto this card, and later from here to any edge; at most three armies stay here, out of reach.
    .level3 = When you learn this: every other player loses 3 resources.
    .level4 = When you learn this: you may remove one foreign army, but nobody’s last.
    .level5 = At the end: 1 point for every army on this card.
kingdoms-faction-satyrs = Satyrs
    .text = 1. { kingdoms-faction-satyrs.level1 } 2. { kingdoms-faction-satyrs.level2 } 3. { kingdoms-faction-satyrs.level3 } 4. { kingdoms-faction-satyrs.level4 } 5. { kingdoms-faction-satyrs.level5 }
    .level1 = Gain 1 mana whenever any war ends in a tie.
    .level2 = When Trade is selected you may take 1 resource from another player instead.
    .level3 = Regions with two of your armies yield two resources.
    .level4 = As the active player you may select an action that already has a shield.
    .level5 = At the end: 1 point if learning this is what triggered the end of the game.
kingdoms-faction-order-of-gamelyn = Order of Gamelyn
    .text = 1. { kingdoms-faction-order-of-gamelyn.level1 } 2. { kingdoms-faction-order-of-gamelyn.level2 } 3. { kingdoms-faction-order-of-gamelyn.level3 } 4. { kingdoms-faction-order-of-gamelyn.level4 } 5. { kingdoms-faction-order-of-gamelyn.level5 }
    .level1 = Gain 2 food for every war you win.
    .level2 = Others collect nothing from regions next to two of your armies in one region.
    .level3 = Gain 1 resource of your choice at the start of your turn.
    .level4 = When you learn this: perform up to two actions of your choice.
    .level5 = When you learn this: the game ends at once. 1 point.
kingdoms-faction-shapeshifters = Shapeshifters
    .text = 1. { kingdoms-faction-shapeshifters.level1 } 2. { kingdoms-faction-shapeshifters.level2 } 3. { kingdoms-faction-shapeshifters.level3 } 4. { kingdoms-faction-shapeshifters.level4 } 5. { kingdoms-faction-shapeshifters.level5 }
    .level1 = When you collect, one forest, mountain or plains region may yield another kind.
    .level2 = Research costs you 1 mana less if another player already has that level.
    .level3 = In a war you have your opponent’s discount if it is greater than yours.
    .level4 = You may perform the action of the previous turn, in the same cycle, instead of the selected one.
    .level5 = At the end: 1 point if you hold forest, mountain and plains, or 2 points if you hold a capital as well.

## Territories

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
kingdoms-region-brugerdiehl-1 = Brügerdiehl 1 (ruins)
kingdoms-region-brugerdiehl-2 = Brügerdiehl 2 (mountain)
kingdoms-region-brugerdiehl-3 = Brügerdiehl 3 (capital)
kingdoms-region-brugerdiehl-4 = Brügerdiehl 4 (plains)
kingdoms-region-brugerdiehl-5 = Brügerdiehl 5 (forest)
kingdoms-region-okvarra-1 = Okvarra 1 (mountain)
kingdoms-region-okvarra-2 = Okvarra 2 (plains)
kingdoms-region-okvarra-3 = Okvarra 3 (mountain)
kingdoms-region-okvarra-4 = Okvarra 4 (forest)
kingdoms-region-okvarra-5 = Okvarra 5 (mountain)
kingdoms-region-erilor-1 = Erilor 1 (forest)
kingdoms-region-erilor-2 = Erilor 2 (plains)
kingdoms-region-erilor-3 = Erilor 3 (forest)
kingdoms-region-erilor-4 = Erilor 4 (mountain)
kingdoms-region-erilor-5 = Erilor 5 (forest)
kingdoms-region-thalrune-1 = Thalrune 1 (forest)
kingdoms-region-thalrune-2 = Thalrune 2 (mountain)
kingdoms-region-thalrune-3 = Thalrune 3 (plains)
kingdoms-region-thalrune-4 = Thalrune 4 (ruins)
kingdoms-region-thalrune-5 = Thalrune 5 (mountain)
kingdoms-region-morandrea-1 = Morandrea 1 (plains)
kingdoms-region-morandrea-2 = Morandrea 2 (forest)
kingdoms-region-morandrea-3 = Morandrea 3 (mountain)
kingdoms-region-morandrea-4 = Morandrea 4 (plains)
kingdoms-region-morandrea-5 = Morandrea 5 (forest)
kingdoms-region-pellmere-1 = Pellmere 1 (plains)
kingdoms-region-pellmere-2 = Pellmere 2 (mountain)
kingdoms-region-pellmere-3 = Pellmere 3 (ruins)
kingdoms-region-pellmere-4 = Pellmere 4 (plains)
kingdoms-region-pellmere-5 = Pellmere 5 (forest)
kingdoms-region-intheoros-1 = Intheoros 1 (forest)
kingdoms-region-intheoros-2 = Intheoros 2 (plains)
kingdoms-region-intheoros-3 = Intheoros 3 (mountain)
kingdoms-region-intheoros-4 = Intheoros 4 (forest)
kingdoms-region-intheoros-5 = Intheoros 5 (mountain)
kingdoms-region-dunwick-1 = Dunwick 1 (plains)
kingdoms-region-dunwick-2 = Dunwick 2 (mountain)
kingdoms-region-dunwick-3 = Dunwick 3 (plains)
kingdoms-region-dunwick-4 = Dunwick 4 (forest)
kingdoms-region-dunwick-5 = Dunwick 5 (plains)
kingdoms-region-aughmoore-1 = Aughmoore 1 (mountain)
kingdoms-region-aughmoore-2 = Aughmoore 2 (plains)
kingdoms-region-aughmoore-3 = Aughmoore 3 (forest)
kingdoms-region-aughmoore-4 = Aughmoore 4 (capital)
kingdoms-region-aughmoore-5 = Aughmoore 5 (forest)
kingdoms-region-halvmark-1 = Halvmark 1 (mountain)
kingdoms-region-halvmark-2 = Halvmark 2 (plains)
kingdoms-region-halvmark-3 = Halvmark 3 (forest)
kingdoms-region-halvmark-4 = Halvmark 4 (plains)
kingdoms-region-halvmark-5 = Halvmark 5 (mountain)
kingdoms-region-fionarria-1 = Fionarria 1 (mountain)
kingdoms-region-fionarria-2 = Fionarria 2 (mountain)
kingdoms-region-fionarria-3 = Fionarria 3 (plains)
kingdoms-region-fionarria-4 = Fionarria 4 (plains)
kingdoms-region-fionarria-5 = Fionarria 5 (forest)
kingdoms-region-sarrowen-1 = Sarrowen 1 (capital)
kingdoms-region-sarrowen-2 = Sarrowen 2 (mountain)
kingdoms-region-sarrowen-3 = Sarrowen 3 (forest)
kingdoms-region-sarrowen-4 = Sarrowen 4 (plains)
kingdoms-region-sarrowen-5 = Sarrowen 5 (ruins)
kingdoms-region-ahlfors-1 = Ahlfors 1 (plains)
kingdoms-region-ahlfors-2 = Ahlfors 2 (forest)
kingdoms-region-ahlfors-3 = Ahlfors 3 (capital)
kingdoms-region-ahlfors-4 = Ahlfors 4 (mountain)
kingdoms-region-ahlfors-5 = Ahlfors 5 (plains)
kingdoms-region-viremont-1 = Viremont 1 (forest)
kingdoms-region-viremont-2 = Viremont 2 (mountain)
kingdoms-region-viremont-3 = Viremont 3 (ruins)
kingdoms-region-viremont-4 = Viremont 4 (plains)
kingdoms-region-viremont-5 = Viremont 5 (forest)
kingdoms-region-brysue-1 = Brysue 1 (forest)
kingdoms-region-brysue-2 = Brysue 2 (plains)
kingdoms-region-brysue-3 = Brysue 3 (capital)
kingdoms-region-brysue-4 = Brysue 4 (mountain)
kingdoms-region-brysue-5 = Brysue 5 (forest)
kingdoms-region-corrigal-1 = Corrigal 1 (plains)
kingdoms-region-corrigal-2 = Corrigal 2 (forest)
kingdoms-region-corrigal-3 = Corrigal 3 (capital)
kingdoms-region-corrigal-4 = Corrigal 4 (mountain)
kingdoms-region-corrigal-5 = Corrigal 5 (ruins)

## Questions

kingdoms-shape-where = Where to?
kingdoms-shape-which = Which resource?
kingdoms-shape-into = Into what?
kingdoms-shape-for = For what?
kingdoms-shape-amount = How much?
kingdoms-shape-bid = you pay { $cost }, win or lose
kingdoms-shape-flag-offers = proposes an alliance
kingdoms-shape-flag-costs = 0, costs nothing
kingdoms-prompt-faction = Choose your faction.
kingdoms-prompt-side = Choose the side of your territory card.
kingdoms-prompt-start = Choose the region where your two armies begin.
kingdoms-prompt-split = Choose your six starting resources.
kingdoms-prompt-gap = Choose the region of your home that gets no token.
kingdoms-prompt-select = Put a shield on an action.
kingdoms-prompt-act = You selected “{ $action }”. Perform it, or do nothing?
kingdoms-prompt-perform = { $player } selected “{ $action }”. Perform it, or collect resources?
kingdoms-prompt-collect = Choose your free resources: { $amount } in total.
kingdoms-prompt-yield = Should one of your regions yield another resource?
kingdoms-prompt-patrol = { kingdoms-act-patrol }: which army?
kingdoms-prompt-patrol-again = Patrol with a second army?
kingdoms-prompt-quest = { kingdoms-act-quest }: which army?
kingdoms-prompt-exchange = Which army changes places with yours in { $region }?
kingdoms-prompt-build-bill = Pay { $cost } for the tower.
kingdoms-prompt-mobilise-bill = Pay { $cost } for the new army.
kingdoms-prompt-retreat-bill = Pay { $cost } for the retreat from { $region }.
kingdoms-prompt-mobilise = Where does the new army go?
kingdoms-prompt-trade = { kingdoms-act-trade }: what do you give?
kingdoms-prompt-gain = Choose what you gain: { $amount } in total.
kingdoms-prompt-lose = Choose what you lose: { $amount } in total.
kingdoms-prompt-rob = Who do you take a resource from?
kingdoms-prompt-rob-from = Which resource do you take from { $player }?
kingdoms-prompt-bandit = Bandits in { $region }! Pay two resources or lose the army.
kingdoms-prompt-bids = War with { $player } over { $region }. Set your war die in secret.
kingdoms-prompt-raise = Spend one more mana to raise your number?
kingdoms-prompt-payment = How do you pay for the war?
kingdoms-prompt-lair = Call the dragon: should the loser drop a tower level instead of losing the army?
kingdoms-prompt-order = Which of your losing armies is next?
kingdoms-prompt-free-army = Does this army get the free retreat?
kingdoms-prompt-fate = Your army in { $region } was defeated. What happens to it?
kingdoms-prompt-relocate = Your last army leaves { $region }. Where does it go?
kingdoms-prompt-lift = Pick up any of your armies.
kingdoms-prompt-lift-which = Which army in { $region } do you pick up?
kingdoms-prompt-place = Put an army back.
kingdoms-prompt-banish = Which foreign army do you remove?
kingdoms-prompt-victim = Whose army in { $region } do you remove?
kingdoms-prompt-banish-which = Which of { $player }’s armies in { $region } do you remove?
kingdoms-prompt-extra = Perform an additional action? Left: { $left }.

## Choices

kingdoms-action-select = { $action }
kingdoms-action-perform = { $action }
kingdoms-action-collect = Collect resources
kingdoms-action-pass = Do nothing
kingdoms-action-use = Yes
kingdoms-action-decline = No
kingdoms-action-done = Done
kingdoms-action-remove = Lose the army
kingdoms-action-standing = The standing one
kingdoms-action-lying = The lying one
kingdoms-action-flag = White flag
kingdoms-action-bid = Lock in { $number }
kingdoms-action-trade = { $amount } { $give } for { $amount } { $get }
kingdoms-action-resources = { kingdoms-purse }
kingdoms-action-mobilise = New army in { $region }
kingdoms-action-retreat = Retreat to { $region }
kingdoms-action-rob = { $resource } from { $player }
kingdoms-action-turn = { $into } in place of { $yield }
kingdoms-action-victim = { $player }
kingdoms-action-pay = Pay: { kingdoms-purse }
kingdoms-action-trade-both = { $ore } ore and { $food } food for { $mana } mana
kingdoms-action-church = Into the church in { $region }
kingdoms-action-relocate = To { $region }
kingdoms-action-next = The army in { $region }
kingdoms-action-lift = Pick up an army in { $region }
kingdoms-action-place = Into { $region }
kingdoms-action-banish = An army in { $region }
kingdoms-action-to-card = From { $region } onto the faction card
kingdoms-action-from-card = From the faction card to { $region }
kingdoms-action-exchange = Exchange the army in { $region }
kingdoms-action-with = With the army in { $region }
kingdoms-action-faction = { $faction }
kingdoms-action-side = { $side }
kingdoms-action-start = { $region }
kingdoms-action-gap = No token in { $region }
kingdoms-action-stand = Stand up in { $region }
kingdoms-action-move = { $from } → { $to }

## Why not: what a thing says that cannot be picked

kingdoms-why-shield = There is already a shield on this action. All shields come off together when the fifth has been placed.
kingdoms-why-not-selected = This turn’s action is “{ $action }”, and none of your abilities replaces it with this one.
kingdoms-why-tower-top = Your tower is complete.
kingdoms-why-magic-top = You know all the magic of your faction.
kingdoms-why-build-cost = The next level of your tower costs { $cost } ore; you have { $have }.
kingdoms-why-research-cost = Your next level of magic costs { $cost } mana; you have { $have }.
kingdoms-why-mobilise-cost = Your next army costs { $cost } food; you have { $have }.
kingdoms-why-retreat-cost = The retreat costs { $cost } food; you have { $have }.
kingdoms-why-cost-either = This costs { $cost }; together you have { $have } { $resource } and { $other }.
kingdoms-why-no-supply = All your armies are in play.
kingdoms-why-no-room = You have no region with exactly one army, your own.
kingdoms-why-nothing-to-trade = You have no resources to trade.
kingdoms-why-nothing-to-rob = No other player has anything you could take.
kingdoms-why-stores-full = All your stores are full.
kingdoms-why-no-march = None of your armies has anywhere to go.
kingdoms-why-no-edge-army = A quest starts at the edge of a card, and none of your standing armies is at an edge.
kingdoms-why-total = The three amounts must add up to { $total }.
kingdoms-why-bill = Your payment must add up to exactly the price.
kingdoms-why-not-taken = This is paid with { $resource } or { $other }.
kingdoms-why-payment = Pay the full war cost, and no resource beyond what it takes.
kingdoms-why-too-few = You have only { $have } { $resource }.
kingdoms-why-trade-amount = You can’t give more than you have, or end up with more than 9 of anything.
kingdoms-why-yourself = That is you.
kingdoms-why-nothing-to-take = { $player } has nothing that could be taken.
kingdoms-why-only-from = You can take it only from { $player }.
kingdoms-why-nobody-holds = Nobody else has { $resource }.
kingdoms-why-holds-none = { $player } has no { $resource }.
kingdoms-why-bid-highest = Your resources and discounts pay for { $highest } at most.
kingdoms-why-retreat-war = Another army is here, and a retreat may not start a war.
kingdoms-why-not-next = This is not next to the region your army leaves.
kingdoms-why-not-at-stake = You have no defeated army to deal with here.
kingdoms-why-occupied = An army is here; your last army needs an empty region.
kingdoms-why-not-nearest = Another empty region is nearer.
kingdoms-why-full = Two armies are already here; there is no room for another.
kingdoms-why-own-last-army = Your only army can’t enter a region where another army is.
kingdoms-why-last-army = { $player } has no other army in play, so this one can’t be attacked.
kingdoms-why-protected = An ability of { $player }’s faction keeps others out of this region.
kingdoms-why-neutral = An army of the Lost Kingdom is here: it costs a war number of { $price }, more than you can pay for.
kingdoms-why-nowhere = This army has nowhere to go.
kingdoms-why-no-quest = No edge of another card is open to this army.
kingdoms-why-moved = This army has already moved; the second step is for another one.
kingdoms-why-not-adjacent = None of your standing armies is next to this region.
kingdoms-why-not-edge = This region does not touch the edge of its card, and only edges link the cards.
kingdoms-why-lies = An army lying in ruins can’t leave; a patrol can stand it up.
kingdoms-why-same-card = The army is already on this card; it must go to another one.
kingdoms-why-no-foreign-army = No other player has an army here.
kingdoms-why-not-alone = Only an army that is alone in its region can be exchanged.
kingdoms-why-exchange-card = The two armies must be on different cards.
kingdoms-why-own-territory = It must be a region of your own territory.
kingdoms-why-gap-armies = Your armies are here, so this region gets no token anyway.
kingdoms-why-mobilise-alone = A new army joins one of your armies that is alone in its region.
kingdoms-why-mobilise-nearby = A new army joins one of your armies, or goes next to one.
kingdoms-why-foreign-army = Somebody else’s army is here, and this must not start a war.
kingdoms-why-no-own-army = You have no army here.
kingdoms-why-not-there = { $player } has no army in that region.

# What keeps a player from performing an action, in brackets after it.
kingdoms-hindrance-none = nothing in the way
kingdoms-hindrance-top = at the top already
kingdoms-hindrance-price = too expensive
kingdoms-hindrance-supply = no army left
kingdoms-hindrance-place = no room
kingdoms-hindrance-edge = no army at an edge
kingdoms-hindrance-empty = nothing there
kingdoms-hindrance-full = stores full

## The log

kingdoms-log-first-player = { $player } starts.
kingdoms-log-dealt-faction = { $player } leads the { $faction }.
kingdoms-log-chose-faction = { $player } chooses the { $faction }.
kingdoms-log-dealt-card = { $player } is dealt the card { $side } / { $other }.
kingdoms-log-lost-kingdom = The Lost Kingdom is { $side }.
kingdoms-log-chose-side = { $player } settles in { $side }.
kingdoms-log-started = { $player } starts with two armies in { $region }.
kingdoms-log-split = { $player } starts with { kingdoms-purse }.
kingdoms-log-left-gap = { $player } puts no token in { $region }.
kingdoms-log-turn = { $player } is the active player.
    .you = You are the active player.
kingdoms-log-refreshed = Cycle { $number } ends: all shields come off the action card.
kingdoms-log-skipped = { $player } cleared the card and skips the turn.
kingdoms-log-selected = { $player } selects “{ $action }”.
    .you = You select “{ $action }”.
kingdoms-log-performed = { $player } performs “{ $action }”.
    .you = You perform “{ $action }”.
kingdoms-log-passed = { $player } does nothing.
kingdoms-log-could-not = { $player } can’t perform “{ $action }” ({ $why }).
    .you = You can’t perform “{ $action }” ({ $why }).
kingdoms-log-collected = { $player } collects { kingdoms-purse }.
    .you = You collect { kingdoms-purse }.
kingdoms-log-moved = { $player } moves an army from { $from } to { $to }.
    .you = You move an army from { $from } to { $to }.
kingdoms-log-to-card = { $player } takes an army from { $region } onto the faction card.
kingdoms-log-from-card = { $player } sends an army from the faction card to { $region }.
kingdoms-log-stood-up = { $player } stands an army up in { $region }.
    .you = You stand an army up in { $region }.
kingdoms-log-exchanged = { $player } exchanges an army in { $from } with { $victim }’s army in { $to }.
kingdoms-log-gained = { $player } gains { kingdoms-purse }.
kingdoms-log-paid = { $player } pays { kingdoms-purse }.
    .you = You pay { kingdoms-purse }.
kingdoms-log-lost = { $player } loses { kingdoms-purse }.
kingdoms-log-robbed = { $player } takes a resource from { $victim }: { $resource }.
kingdoms-log-built = { $player } builds up to tower level { $level }.
    .you = You build up to tower level { $level }.
kingdoms-log-learned = { $player } learns magic level { $level }.
    .you = You learn magic level { $level }.
kingdoms-log-mobilised = { $player } mobilises an army in { $region }.
    .you = You mobilise an army in { $region }.
kingdoms-log-traded = { $player } trades { $amount } { $give } for { $amount } { $get }.
kingdoms-log-traded-both = { $player } trades { $ore } ore and { $food } food for { $mana } mana.
kingdoms-log-war = { $player } goes to war with { $defender } over { $region }.
    .you = You go to war with { $defender } over { $region }.
    .you-defender = { $player } goes to war with you over { $region }.
kingdoms-log-neutral-war = { $player } attacks the neutral army in { $region }; the price is { $price }.
kingdoms-log-showed-number = { $player } shows { $number }.
    .you = You show { $number }.
kingdoms-log-showed-flag = { $player } shows the white flag.
    .you = You show the white flag.
kingdoms-log-raised = { $player } raises the number to { $number }.
kingdoms-log-won = { $player } defeats { $loser } in { $region }.
    .you = You defeat { $loser } in { $region }.
    .you-loser = { $player } defeats you in { $region }.
kingdoms-log-allied = { $player } and { $other } are allies in { $region }.
    .you = You and { $other } are allies in { $region }.
    .you-other = { $player } and you are allies in { $region }.
kingdoms-log-broke-alliance = The alliance between { $player } and { $other } is broken.
    .you = Your alliance with { $other } is broken.
    .you-other = { $player }’s alliance with you is broken.
kingdoms-log-invoked-lair = { $player } calls the dragon: { $loser }’s tower falls to level { $level }.
kingdoms-log-retreated = { $player } retreats from { $from } to { $to }.
kingdoms-log-removed = { $player } loses an army in { $region }.
kingdoms-log-saved = { $player } saves the army in the church in { $region }.
kingdoms-log-relocated = { $player }’s last army moves from { $from } to { $to }.
kingdoms-log-found = { $player } turns up a token in { $region }: { $token }.
kingdoms-log-crown-passed = { $player } takes the crown from { $loser }.
kingdoms-log-captured = { $player } captures the neutral army in { $region }. Neutral armies left: { $left }.
kingdoms-log-lifted = { $player } picks up an army in { $region }.
kingdoms-log-placed = { $player } puts an army into { $region }.
kingdoms-log-banished = { $player } removes { $victim }’s army in { $region }.
kingdoms-log-end-triggered = { $player } triggers the end: the game ends when the action card is next cleared.
    .you = You trigger the end: the game ends when the action card is next cleared.
kingdoms-log-time-up = The game ends: the action card was cleared { $number } times.
kingdoms-log-lost-in-ruins = { $player }’s armies lost in the ruins: { $armies }.
kingdoms-log-finished = { $player }: place { $rank }, points: { $points }.
    .you = You: place { $rank }, points: { $points }.
kingdoms-log-shifted = { $player } collects { $into } in place of { $yield } from one region.

## Options: what each decides, and its values

kingdoms-option-tokens = Discovery tokens
    .text = Face-down tokens on the free regions of every home.
    .off = without tokens
    .on = with tokens
kingdoms-option-faction_assignment = Factions
    .text = How players get their factions.
    .random = dealt at random
    .choice = chosen in turn order
kingdoms-option-extra_factions = Extra factions
    .text = Satyrs, the Order of Gamelyn and the Shapeshifters join the thirteen.
    .off = without
    .on = with them
kingdoms-option-lost_kingdom_tokens = Tokens on the Lost Kingdom
    .text = With two players and discovery tokens: whether one also lies under each neutral army.
    .off = none
    .on = one under each neutral army
kingdoms-option-tower_vp = Tower points
    .text = Two readings of the tower card, whose points are uncertain.
    .default = 0, 1, 2, 4, 7, 10
    .alternative = 1, 2, 4, 7, 10, 13
kingdoms-option-allow_halflings_2p = Halflings with two players
    .text = They depend on alliances, which don’t exist with two players. They are never dealt then.
    .off = not allowed
    .on = may be chosen
kingdoms-option-beginner_resources = Starting resources
    .text = How the six starting resources are chosen.
    .off = freely
    .on = 2 mana, 1 ore, 3 food
kingdoms-option-max_refreshes = Longest game
    .text = The game ends when the action card has been cleared this many times, even if nobody triggered the end.
    .v40 = 40 times
    .v10 = 10 times
    .v20 = 20 times
    .v60 = 60 times
    .v100 = 100 times
    .v0 = no limit

kingdoms-preset-beginner = First game
    .text = Fixed starting resources.
kingdoms-preset-discovery = Discovery
    .text = With tokens.
kingdoms-preset-everything = Everything
    .text = Tokens, extra factions, and everybody chooses a faction.

## The board in the terminal

kingdoms-board-player = Player
kingdoms-board-faction = Faction
kingdoms-board-points = Points
kingdoms-board-armies = Armies
kingdoms-board-magic = Magic
kingdoms-board-tower = Tower
kingdoms-board-kingdoms = Kingdoms
kingdoms-board-next-to = neighbours
kingdoms-board-lost-kingdom = Lost Kingdom
kingdoms-board-war = War
kingdoms-board-at-most = at most { $number }
kingdoms-board-last-cycle = last cycle
kingdoms-board-cycle = cycle { $cycle }
kingdoms-board-cycle-of = cycle { $cycle } of at most { $most }
kingdoms-board-on-card = on the faction card: { $count }
kingdoms-board-captured = captured: { $count }

## Standing orders

kingdoms-order-answer-patrol = When another player selects “{ kingdoms-act-patrol }”
kingdoms-order-answer-quest = When another player selects “{ kingdoms-act-quest }”
kingdoms-order-answer-build = When another player selects “{ kingdoms-act-build }”
kingdoms-order-answer-research = When another player selects “{ kingdoms-act-research }”
kingdoms-order-answer-mobilise = When another player selects “{ kingdoms-act-mobilise }”
kingdoms-order-answer-trade = When another player selects “{ kingdoms-act-trade }”
kingdoms-order-is-collect = Collect
kingdoms-order-is-perform = Perform if I can, otherwise collect
kingdoms-order-is-unless-2-ore = Collect, unless I have 2 ore or more
kingdoms-order-is-unless-3-ore = Collect, unless I have 3 ore or more
kingdoms-order-is-unless-4-ore = Collect, unless I have 4 ore or more
kingdoms-order-is-unless-5-ore = Collect, unless I have 5 ore or more
kingdoms-order-is-unless-6-ore = Collect, unless I have 6 ore or more
kingdoms-order-is-unless-2-mana = Collect, unless I have 2 mana or more
kingdoms-order-is-unless-3-mana = Collect, unless I have 3 mana or more
kingdoms-order-is-unless-4-mana = Collect, unless I have 4 mana or more
kingdoms-order-is-unless-5-mana = Collect, unless I have 5 mana or more
kingdoms-order-is-unless-6-mana = Collect, unless I have 6 mana or more
kingdoms-order-is-unless-2-food = Collect, unless I have 2 food or more
kingdoms-order-is-unless-3-food = Collect, unless I have 3 food or more
kingdoms-order-is-unless-4-food = Collect, unless I have 4 food or more
kingdoms-order-is-unless-5-food = Collect, unless I have 5 food or more
kingdoms-order-is-unless-6-food = Collect, unless I have 6 food or more

## How to play, two pages of four panels, and five hints of strategy

kingdoms-howto-1 = What counts
    .text = 1 point for each army in play, 1 for each magic level, the points of your tower, and 2 for a capital you hold alone (1 if you share it). Armies in ruins are lost before the points are counted.
    .each = 1 each
    .upto = 0 to 10
    .army = army
    .magic = magic level
    .tower = tower
    .capital = capital
kingdoms-howto-2 = Lands
    .text = Forests give mana, mountains ore, plains food. A region gives one resource, however many armies are there. Capitals give nothing but points. In ruins an army lies down and takes any resource you like; it must stand up before it can leave. Rivers, water and cliffs block the way.
    .forest = forest: mana
    .mountain = mountain: ore
    .plains = plains: food
    .ruins = ruins: your choice
kingdoms-howto-3 = What ends it
    .text = The end is triggered when somebody has all 7 armies in play, tower level 6 or magic level 5 at the end of a turn. The game then continues until the action card would be cleared, after the fifth shield.
    .armies = all 7 armies
    .tower = tower 6
    .magic = magic 5
    .over = fifth shield: game over
kingdoms-howto-4 = Your people
    .text = Every faction has five abilities, which you learn one by one with mana. All the abilities you know work from then on, and the fifth gives points.
    .one = patrol along the water
    .two = wars by the water cost 1 less
    .three = a resource for crossing water
    .four = patrol instead of any action
    .five = points for armies by the water
kingdoms-howto-5 = Six actions, five shields
    .text = The active player puts a shield on a free action: patrol within a card, quest from edge to edge, build with ore, research with mana, mobilise with food, or trade. After five shields the card is cleared, so one action is left out each time.
kingdoms-howto-6 = Do it or collect
    .text = Everybody else may perform the same action, or collect one resource for each region with an army. On your own turn you do not collect. Acting on other players’ turns wins the game; collecting is what pays for it.
    .does = does it
    .too = does it too
    .collects = collects
kingdoms-howto-7 = War
    .text = Enter a region with a rival’s army, and it is war. Both players choose a number in secret. The higher number wins, ties go to the defender, and each pays their own number: each mana covers 2, each ore 1. The loser’s army retreats for food or is lost.
    .mana = covers 2
    .ore = covers 1
kingdoms-howto-8 = White flag
    .text = Two flags: no fight, no cost. Both armies stay, and both players collect there. One flag against a number loses. With two players there are no alliances, and two flags let the defender win.
kingdoms-strategy-1 = Split your two armies soon: a region gives one resource, whether it has one army or two.
kingdoms-strategy-2 = Select actions your rivals cannot pay for now. They can only collect, while you get ahead.
kingdoms-strategy-3 = Keep 2 mana in store. They pay for a war number of 4, and few people attack somebody who can pay.
kingdoms-strategy-4 = With three or more players, an alliance in a rich region feeds two of them. The region is then full, so nobody else can enter.
kingdoms-strategy-5 = Count the shields before you trigger the end. The fewer are left to place, the less the others can still do.

kingdoms-source-armies = armies
kingdoms-source-magic = magic
kingdoms-source-bonus = magic bonus
kingdoms-source-tower = tower
kingdoms-source-capitals = capitals
kingdoms-source-cities = cities
kingdoms-source-crown = crown
kingdoms-source-lost_kingdom = Lost Kingdom

## A hill and two flags

lesson-two-flags = A hill and two flags
    .about = A first game against Boris and Vera: actions for everybody, a war, an alliance, and the last shields.
lesson-two-flags-goal = You rule Intheoros. At the end you score **1 point for each army, 1 for each magic level, the points of your tower**, and 2 for a capital you hold alone.
lesson-two-flags-end = The end is triggered when somebody has **all 7 armies, tower level 6 or magic level 5**. The game continues until the fifth shield has been played on the action card. Then it is over.
lesson-two-flags-turn = Each turn, one player puts a shield on one of six actions. Then **everybody** may perform it. Anyone who prefers not to **collects** resources instead, except the player whose turn it is.
lesson-two-flags-patrol = Your turn. Two armies in one region collect only once, and there is no room beside them for a new one. Choose **Patrol** and move one of them.
    .mobilise = It needs a region with exactly one army, your own. Spread out first.
    .build = Level 1 costs 1 ore and gives no point yet. Soon.
    .research = Good value, but two armies in one region earn only half. Patrol first.
    .spread = First make both armies work: Patrol.
    .pass = You may do nothing, but why waste the action?
lesson-two-flags-march = March to the **inner mountain**. Mountains give ore, and this one does not touch the edge of the map, so nobody can reach it by a quest.
    .edge = Also ore, but it is at the edge: open to every quest.
    .forest = Forests give mana. We need ore for the tower: take the inner mountain.
lesson-two-flags-collect = Boris **collects**: his plains bring 1 food, only once, though two armies are there. Vera patrols too and takes her capital.
lesson-two-flags-attack = Boris chooses **Quest**: from edge to edge into another land. His army enters your plains. **War!**
lesson-two-flags-numbers = Both of you choose a number in secret. The higher number wins, and **ties go to you, the defender**. Both pay their own number, **even the loser**. Each mana pays 2, each ore 1, food nothing: you can afford 5.
lesson-two-flags-bid = Boris can reach 5 too. A 5 cannot lose, but leaves you with nothing. He seldom spends it all. Choose **3**.
    .high = Safe, but ruinous: you pay it even against a 1. Try 3.
    .low = Cheap, but Boris came to fight. Choose 3.
    .flag = The flag offers peace. If he shows any number, you lose the plains. Not with Boris.
lesson-two-flags-pay = 3 against 2: **you win**. The bill is 3: pay **1 mana and 1 ore**.
    .mana = That covers 4 for a bill of 3. One point would be wasted.
lesson-two-flags-removed = Boris pays 2 and removes his army from the map. He could have retreated for 2 food. His **last army** is safe now: nobody may enter its region.
lesson-two-flags-flag = Vera quests into the same plains, smiling. She never likes a fight. Two **white flags** make an **alliance**: both armies stay, nobody pays, both collect there. Show the flag.
    .number = It would beat her flag, cost you mana and make an enemy. Peace is free here.
lesson-two-flags-harvest = Boris chose Quest, so you may quest as well, or **collect**. Collect: food from the plains (shared regions pay both of you), ore from the mountain.
    .quest = If you leave a region, you stop collecting there. You have spent a lot: collect.
lesson-two-flags-mobilise = Vera chooses **Mobilise**. Join her: a third army costs 3 food, one for each army you will have. It goes beside your lone army in the mountain; the shared plains are full.
    .collect = Two resources are good. But an army is a point, and on somebody else’s turn it doesn’t cost you yours.
lesson-two-flags-later = Later. You have 15, **Vera 16**, Boris 12. Three shields are on the card; yours will be the fourth and Boris’s the fifth. Once the end is triggered, the game stops when the card is cleared.
lesson-two-flags-build = You have 6 ore: **Build** level 6. It brings three points and triggers the end, and neither rival can pay for a level of their own.
    .research = A point, but Vera keeps time to catch up. Build ends it on your terms.
    .quest = No war now. You lead after one more tower level.
    .pass = Build! It is worth three points.
lesson-two-flags-research = The last shield: Boris chose **Research**, and he and Vera reached level 5. Vera now has 18, and so do you. **Research** as well: 4 mana, one point.
    .goods = Resources score nothing. You would tie at 18, and the tiebreaker is armies: Vera has more.
lesson-two-flags-won = The card is full, and the refresh ends the game. **You { $points1 }, Vera { $points3 }, Boris { $points2 }.** One point, won by looking at the shields!

## The price of a hill

lesson-bids = The price of a hill
    .about = Four wars with open resources: the smallest number that cannot lose, ties, a discount and a bluff.
lesson-bids-purses = Resources are open, so you can count a war in advance. A mana covers 2, an ore 1, food nothing. Boris has 1 mana and 1 ore: **3 is the most he can show**. Count that before every war.
lesson-bids-defend = Boris quests into your plains. **Ties go to the defender**, so the smallest number that cannot lose is the highest he can show: **3**. Pay it with 1 mana and 1 ore.
    .low = He can show 3, and that would beat it.
    .high = It wins too, but you pay all of it, and a 3 cannot lose.
    .flag = The flag loses to any number, and Boris did not come for peace.
    .waste = That covers 4 for a price of 3. With an ore, nothing is wasted.
lesson-bids-attack = Now you attack, and you reach 6. Lira reaches 9, Boris only 3: go where you can pay more than the defender. Choose **Quest**, and enter **Boris’s plains**.
    .select = Only a quest leads into another land. Choose Quest and do it.
    .lira = Lira reaches 9 and you 6: she can win whatever you show.
    .plains = You have no food, and Boris’s plains bring some. Go there.
lesson-bids-four = As the attacker you lose a tie. So you need **one more than he can reach: 4**. Pay with two mana, or with one mana and two ore.
    .high = Boris can’t go above 3. Anything you show above 4 is wasted.
    .tie = If he shows 3 as well, the tie goes to him, the defender.
    .low = He can show 3 and would win. You need 4.
lesson-bids-discount = Now you lead the **Centaurs** and know their first ability: defending plains costs 1 less. A single mana takes you to 3: **a discount lowers the price, not the number**. Boris reaches 3. Show **3**.
    .low = He can show 3. You can pay for a 3 as well: it costs you only 2.
    .flag = You can pay for a number that cannot lose. Show 3.
lesson-bids-bluff = Lira reaches 8, you only 3: no number is safe. But she expects you to surrender and likes to save. A **1** costs one ore, **beats the flag, and wins the tie against a 1**. Show 1.
    .high = Against a big number it loses all the same, and against a 1 your 1 is enough.
    .flag = It is free, but it loses to any number, and the plains are gone. One ore buys a chance.
    .waste = A mana covers 2. Pay the 1 with your ore.
lesson-bids-end = She showed 1: the tie is yours. Remember: **the rival’s highest** when you defend, **one more** when you attack. And if you cannot win, lose cheaply: the loser pays too.

## White flags and broken ones

lesson-flags = White flags and broken ones
    .about = An alliance with Gala, what breaks it, and what is then at stake.
lesson-flags-offer = Gala quests into your plains and smiles. Two **white flags** make an **alliance**: no war, no price, both armies stay. A war could cost you all you have. Show the **flag**.
    .number = A number would beat her flag, but you would pay for it and lose a friend. Peace feeds both.
lesson-flags-harvest = You share the plains now, and **each of you collects there**. Either may leave at any time; when you share no region any more, the alliance ends, and nothing else happens. **Collect**.
    .quest = You would leave what the peace has just given you. Collect.
lesson-flags-stake = Later. An alliance **protects nobody**: Gala quests into your forest with another army. If one of you shows a number, the alliance is broken, and **every region you share** is at stake.
lesson-flags-answer = So this war is about the forest and the plains. Gala has 2 mana and 1 ore: she reaches 5. You defend, so **5** cannot lose. Pay 2 mana and 1 ore.
    .high = Gala cannot show more than 5. Keep the rest.
    .low = She can show 5, and you would lose both regions.
    .flag = Against a number, the flag loses the forest and the plains. After such a visit, count.
    .waste = 3 mana cover 6. With 2 mana and 1 ore nothing is wasted.
lesson-flags-lost = Gala showed 4. She loses the army that attacked **and** the one in the plains: she could retreat with each, but she has no food. One war, two armies.
lesson-flags-poor = It works both ways. You share your plains with Vera, who has neither mana nor ore: **she can only show the flag**. Choose **Quest**, from your **forest** into **her plains**.
    .select = Only a quest leads into another land. Choose Quest and do it.
    .leave = This army is in the region you share. If it leaves, the alliance ends before the war, and nothing else is at stake. Use the one in the forest.
    .elsewhere = Vera is the one who cannot pay for a war. Go into her plains.
lesson-flags-one = Any number beats the flag. Show **1**, and pay it with your ore.
    .high = A 1 is enough: Vera cannot show a number.
    .flag = Two flags would only give you a second shared region. Today we take both.
    .waste = A mana covers 2. Your ore is enough.
lesson-flags-end = Vera loses both armies, and it cost you a single ore. That is the danger of having no resources among friends: **keep something for a war** while you have allies, and watch what they keep.

## Do it or collect

lesson-collect-or-act = Do it or collect
    .about = Boris and Vera choose actions: when it pays to join them, and when collecting is worth more.
lesson-collect-or-act-rule = On another player’s turn you respond: do the same action, or **collect** 1 resource from each region where you have an army. You hold a forest, plains and a mountain: collecting brings **3**. Is the action worth more?
lesson-collect-or-act-build = Boris builds. You have 2 ore, exactly the price of tower level 2: a point. And on another player’s turn it **doesn’t cost you your turn**. **Build** as well.
    .collect = Three resources are good. But Build has its shield now, and nobody can choose it again before the card is cleared. Build.
lesson-collect-or-act-trade = Vera trades. You have 1 mana and 2 food. A trade only **changes** one resource into another; collecting **adds 3**. **Collect**.
    .act = You would have as much as before, only of another kind. Collect 3 instead.
lesson-collect-or-act-own = Your turn, and on your own turn you **never collect**. So choose something you can pay for: **Research**, level 2, costs 2 mana. You have them.
    .mobilise = A fourth army costs 4 food, and you have 3. Choose what you can pay for.
    .select = Your armies are well placed. Research brings a point.
    .pass = Then you would have chosen it only for the others. Do it.
    .traded = Humans may trade instead, but a magic level is a point.
lesson-collect-or-act-patrol = Boris chooses **Patrol** and takes his capital. Your three armies are in three regions that all pay, and one more food would be enough for an army. **Collect**.
    .act = A step brings you nothing here, and you would miss 3 resources. Collect.
lesson-collect-or-act-mobilise = Vera mobilises. A fourth army costs 4 food: after this harvest you have them. **Mobilise**, in any of your regions: where two armies are, nobody can enter.
    .collect = Now you can pay for the army, and it is a point. Mobilise.
lesson-collect-or-act-end = A tower level, a magic level, an army: **3 points**, and only one of the turns was yours. Act when it is a point or leads to one. Otherwise collect, so that you can pay next time.

## Reading the shields

lesson-shields = Reading the shields
    .about = Which action is left out, when the card is cleared, and which shield to end the game with.
lesson-shields-five = Six actions, **five shields**. Four are on the card, and yours will be the fifth. Then the card is cleared: **one action is left out** each time. You decide which: Build or Mobilise.
lesson-shields-leave = Look at what they hold. Boris has 5 ore and Lira 4: each can pay for a tower level; you cannot. For an army, both lack food. So **Mobilise**: your third army costs 3 food.
    .build = Boris and Lira would both build, and you could only watch.
    .pass = You chose it, you can pay for it, and an army is a point. Do it.
lesson-shields-cleared = Nobody could join you, so both collected. Now **all five shields come off**, and Boris may choose any action. He can build at last, but you have your army.
lesson-shields-when = Later. 7 armies, tower 6 or magic 5 trigger the end, but it comes **only when the card is cleared**. Trigger it with the first shield, and four more turns follow. With the **fifth**, none.
lesson-shields-last = You 15, Boris 15, **Lira 16**, and yours is the fifth shield. All three of you could pay for Build. Only you can pay for **Research** level 5: a point, and one more for your fifth ability.
    .build = Boris and Lira have 6 ore too: each of you would gain 3 points, and Lira would stay ahead.
    .pass = You can pay for it, and it wins the game. Do it.
    .traded = A trade brings no point and does not end the game. Research.
lesson-shields-won = Nobody could join you, the card is cleared, the game is over: **you { $points1 }, Lira { $points3 }, Boris { $points2 }**. Build was left out, and with it the others’ points.

## Flat on the ground

lesson-ruins = Flat on the ground
    .about = Ruins give whatever you need: go in, search, stand up, and leave before the end.
lesson-ruins-enter = You have no ore. **Ruins** give any resource you like, but an army that enters **lies down** to search them. Choose **Patrol**, and enter the ruins with either army.
    .select = The ruins are in your own land: a patrol leads there. Choose Patrol and do it.
    .elsewhere = Possible, but it gives one kind or none. In the ruins you choose again each time you collect.
lesson-ruins-search = Boris trades. You **collect**: the army in the ruins brings 1 resource **of your choice**. Take **ore**. While the army lies there, it cannot move.
    .trade = A trade only changes what you have. Collecting adds two resources.
    .other = You still have no ore, and towers need ore. Take ore.
lesson-ruins-danger = Later. Boris has magic 5, the end is triggered, and two shields are left. You all have 12 points: **armies in ruins are lost before scoring**, so yours there does not count.
lesson-ruins-stand = A lying army cannot leave. With **Patrol** you may **stand it up** instead of moving. From then on it finds nothing, but the next action can take it out.
    .select = First the army must stand up, and only a patrol does that.
    .other = That step brings no point. Stand up the army in the ruins.
lesson-ruins-leave = Boris chooses **Quest**, the last shield. The ruins are at the edge, so **quest** with that army into an **empty region of Vera’s land**.
    .collect = Resources score nothing, and the army would be lost. Quest.
    .ruins = Ruins again: there the army would be lost just the same.
    .war = An army is there, and a war could cost you yours. Choose an empty region of Vera’s.
    .other = This army counts where it is. Use the one in the ruins.
lesson-ruins-end = Saved: **you { $points1 }, Boris { $points2 }, Vera { $points3 }**. Ruins can feed you for a whole game. Just plan two actions for the way out: stand up, then leave.

## Two players

lesson-lost-kingdom = Two players
    .about = The Lost Kingdom, its neutral armies and their falling price; and why there is no peace.
lesson-lost-kingdom-neutral = With two players a third land is on the table, the **Lost Kingdom**, with a **neutral army** in each of its five regions. Each one you capture is a point, and so is each region you hold there.
lesson-lost-kingdom-price = Boris quests in. Neutral armies show no number; the price is **how many of them are left: 5**. If you pay it, you always win. Now four are left, and the next one costs **4**.
lesson-lost-kingdom-enter = Boris chose Quest, so you may do it too. Enter a **forest of the Lost Kingdom** and pay 4: two mana, or one mana and two ore. It brings **two more points**.
    .collect = Then the cheaper ones are left to Boris. Two points for a price of 4: quest.
    .boris = There is no neutral army there. The points are in the forests of the Lost Kingdom.
    .plains = Plains are good as well, but forests give mana, and mana pays for wars. Take a forest.
lesson-lost-kingdom-flag = With two players there are **no alliances**. Boris enters your plains with no resources: he can only show the flag. Two flags are a tie, and **a tie goes to you**, the defender. The **flag** is free.
    .number = It wins too, but you would pay for it. Here the flag is enough.
lesson-lost-kingdom-end = Boris has no food to retreat, so his army is gone. Remember: the Lost Kingdom gets **cheaper with each capture**, two points each time, and with two players a flag never brings peace.

## What the coach says at the first meeting of each decision: at most 30 words.

tip-kingdoms-side = Look for three kinds of land close together, and few edges.
tip-kingdoms-start = Plains first: food makes armies.
tip-kingdoms-split = 1 ore, 2 mana, 3 food is a good start.
tip-kingdoms-select = Choose what helps you more than the others: all of them may do it too.
tip-kingdoms-perform = Act if it helps you. Otherwise collect resources.
tip-kingdoms-march = Entering a region with a rival’s army means war. Empty regions are free.
tip-kingdoms-bids = Mana covers 2, ore 1. You pay your number, win or lose.
tip-kingdoms-payment = Keep what you need for your next action.
tip-kingdoms-fate = A retreat costs food, one for each army you have. A removed army can be mobilised again.
tip-kingdoms-trade = Any number of one kind for the same number of one other.
tip-kingdoms-collect = A lying army in ruins lets you choose the resource, and a last army brings one more of your choice. Take what your next action costs.
tip-kingdoms-ending = The end is triggered: the game stops when the fifth shield has been played. Count what you can still do.

## Words of the game, explained where they are tapped: a line, the forms by which they are found (* stands for any ending), and the rule.

words-kingdoms = alliance, bid, capital, collect, discount, edge, flat, home, last-army, lost-kingdom, refresh, shield, supply
word-kingdoms-alliance = Alliance
    .text = After two white flags, two players share a region: both armies stay, both collect there.
    .forms = alliance*, ally, allies, allied
    .rule = K-ALLY-1
word-kingdoms-bid = War number
    .text = The number you choose in secret on your war die. You pay it, win or lose.
    .forms = war number*, bid, bids
    .rule = K-WAR-2
word-kingdoms-capital = Capital
    .text = It yields nothing, but brings 2 points at the end, or 1 to each of two allies.
    .forms = capital, capitals
    .rule = K-CAPITAL-1
word-kingdoms-collect = Collect
    .text = Take 1 resource for each region where you have an army, instead of doing the action of another player’s turn.
    .forms = collect*
    .rule = K-COLLECT-1
word-kingdoms-discount = Discount
    .text = It lowers what you pay for a war, not your number.
    .forms = discount*
    .rule = K-WAR-7
word-kingdoms-edge = Edge region
    .text = A region that touches the rim of its card. Quests start and end there.
    .forms = edge, edges, edge region*
    .rule = K-QUEST-1
word-kingdoms-flat = Lying army
    .text = In ruins an army lies down and takes a resource of your choice; it must stand up before it leaves.
    .forms = flat, lying, lie down, lies down
    .rule = K-RUINS-1
word-kingdoms-home = Home
    .text = The land you started with.
    .forms = home, homes
    .rule = K-SETUP-8
word-kingdoms-last-army = Last army
    .text = Nobody may enter the region of a player’s only army.
    .forms = last army, only army
    .rule = K-MOVE-3
word-kingdoms-lost-kingdom = Lost Kingdom
    .text = A third land in two-player games: nobody owns it, and its armies get cheaper to attack.
    .forms = lost kingdom
    .rule = K-2P-1
word-kingdoms-refresh = Refresh
    .text = All five shields come off the action card. Once the end is triggered, the game stops there.
    .forms = refresh*, cleared
    .rule = K-TURN-2
word-kingdoms-shield = Shield
    .text = It marks an action that has been chosen. There are five for six actions.
    .forms = shield*
    .rule = K-TURN-4
word-kingdoms-supply = Supply
    .text = Your armies that are not on the map.
    .forms = supply
    .rule = K-MOB-1

## Traits in reports

kingdoms-trait-faction = Faction
kingdoms-trait-home = Home
kingdoms-trait-opening = Opening action
kingdoms-trait-magic = Magic at the end
kingdoms-trait-tower = Tower at the end

## What the learning page says of the game

learn-goal-kingdoms = Armies, tower and magic: the player with the most points at the end wins.

## Why a move is better than another
kingdoms-aim-mana = { $aim ->
        [0] {""}
       *[other] { $cost ->
            [0] { $short ->
                [0] , enough for magic level { $aim }
               *[other] , { $short } short of magic level { $aim }
            }
           *[other] , and magic level { $aim } costs { $cost }
        }
    }
kingdoms-aim-ore = { $aim ->
        [0] {""}
       *[other] { $cost ->
            [0] { $short ->
                [0] , enough for tower level { $aim }
               *[other] , { $short } short of tower level { $aim }
            }
           *[other] , and tower level { $aim } costs { $cost }
        }
    }
kingdoms-aim-food = { $aim ->
        [0] {""}
       *[other] { $cost ->
            [0] { $short ->
                [0] , enough for army number { $aim }
               *[other] , { $short } short of army number { $aim }
            }
           *[other] , and army number { $aim } costs { $cost }
        }
    }
kingdoms-more = { $more ->
        [0] {""}
        [one] , worth { $more } more point
       *[other] , worth { $more } more points
    }
kingdoms-cases = { $now ->
        [0] hardly ever instead of in { $instead } of 100 cases
        [100] almost always instead of in { $instead } of 100 cases
       *[other] in { $now } of 100 cases instead of { $instead }
    }
kingdoms-chance-afford-tower = { $when } you can afford tower level { $level } { kingdoms-cases }.
kingdoms-chance-afford-magic = { $when } you can afford magic level { $level } { kingdoms-cases }.
kingdoms-chance-afford-army = { $when } you can afford army number { $level } { kingdoms-cases }.
kingdoms-chance-land = { $when } you hold { $region } { kingdoms-cases }.
kingdoms-chance-rival-land = { $when } { $player } holds { $region } { kingdoms-cases }.
kingdoms-because-afford-tower = { $when } you can afford tower level { $level }; otherwise you can’t.
kingdoms-price-afford-tower = { $when } you can’t afford tower level { $level }; with the better move you can.
kingdoms-because-afford-magic = { $when } you can afford magic level { $level }; otherwise you can’t.
kingdoms-price-afford-magic = { $when } you can’t afford magic level { $level }; with the better move you can.
kingdoms-because-afford-army = { $when } you can afford army number { $level }; otherwise you can’t.
kingdoms-price-afford-army = { $when } you can’t afford army number { $level }; with the better move you can.
kingdoms-because-tower = { $when } your tower is at level { $now } instead of { $instead }{ kingdoms-more }.
kingdoms-because-magic = { $when } your magic is at level { $now } instead of { $instead }{ kingdoms-more }.
kingdoms-because-armies = { $when } you have { $now ->
        [one] { $now } army
       *[other] { $now } armies
    } instead of { $instead }{ kingdoms-more }.
kingdoms-because-capital = { $when } your capitals are worth { $now ->
        [one] { $now } point
       *[other] { $now } points
    } instead of { $instead }.
kingdoms-because-land = { $when } you hold { $region }; otherwise you don’t.
kingdoms-because-yield-mana = { $when } you hold { $now ->
        [one] { $now } forest
       *[other] { $now } forests
    } instead of { $instead } (mana at each collect).
kingdoms-because-yield-ore = { $when } you hold { $now ->
        [one] { $now } mountain
       *[other] { $now } mountains
    } instead of { $instead } (ore at each collect).
kingdoms-because-yield-food = { $when } you hold { $now ->
        [one] { $now } plains region
       *[other] { $now } plains regions
    } instead of { $instead } (food at each collect).
kingdoms-because-rival-armies = { $when } { $player } has { $now ->
        [one] { $now } army
       *[other] { $now } armies
    } instead of { $instead }.
kingdoms-because-rival-capital = { $when } { $player }’s capitals are worth { $now ->
        [one] { $now } point
       *[other] { $now } points
    } instead of { $instead }.
kingdoms-because-rival-tower = { $when } { $player }’s tower is at level { $now } instead of { $instead }.
kingdoms-because-rival-magic = { $when } { $player }’s magic is at level { $now } instead of { $instead }.
kingdoms-because-rival-land = { $when } { $player } holds { $region } unless you do this.
kingdoms-price-land = { $when } you don’t hold { $region }; with the better move you do.
kingdoms-price-rival-land = { $when } { $player } holds { $region }; with the better move that doesn’t happen.
kingdoms-because-mana = { $when } you have { $now } mana instead of { $instead }{ kingdoms-aim-mana }.
kingdoms-because-ore = { $when } you have { $now } ore instead of { $instead }{ kingdoms-aim-ore }.
kingdoms-because-food = { $when } you have { $now } food instead of { $instead }{ kingdoms-aim-food }.
kingdoms-because-bid = It beats { $player } { $wins } times in 100 and costs { $cost }, won or lost.
kingdoms-because-bid-sure = { $player } can reach only { $reach }: it wins for certain and costs { $cost }.
kingdoms-because-flag = { $flags ->
        [0] You pay nothing, and { $player } is likely to win.
       *[other] You pay nothing; { $player } shows the flag too { $flags } times in 100.
    }
kingdoms-outlook-war = { $player } can reach { $reach }.
kingdoms-outlook-tie = Ties go to { $player }.
kingdoms-outlook-shows = { $player } shows, of 100
kingdoms-outlook-wins = you win, of 100
kingdoms-outlook-pays = you pay
kingdoms-look-tower = Look at your tower and what its next level costs.
kingdoms-look-magic = Look at your magic and what its next level costs.
kingdoms-look-armies = Count the armies.
kingdoms-look-land = Look at the regions around your armies.
kingdoms-look-resources = Count your resources and what they pay for.
kingdoms-situation-have = You have { $mana } mana, { $ore } ore and { $food } food.
kingdoms-situation-works = Your tower is at level { $tower }, your magic at level { $magic }.
kingdoms-situation-rival = { $player }’s score is { $score }; yours is { $own }.

## What puzzles are about

kingdoms-puzzle-1 = { $place }: morning mist
kingdoms-puzzle-2 = { $place }: an old border
kingdoms-puzzle-3 = { $place }: the messenger
kingdoms-puzzle-4 = { $place }: a cold spring
kingdoms-puzzle-5 = { $place }: smoke on the hills
kingdoms-puzzle-6 = { $place }: the bridge
kingdoms-puzzle-7 = { $place }: a short truce
kingdoms-puzzle-8 = { $place }: the night watch
kingdoms-puzzle-9 = { $place }: autumn roads
kingdoms-puzzle-10 = { $place }: an empty square
kingdoms-feature-points = points
kingdoms-feature-tower = tower
kingdoms-feature-magic = magic
kingdoms-feature-armies = armies
kingdoms-feature-regions = regions held
kingdoms-feature-capitals = capitals
kingdoms-feature-ore-missing-for-the-tower = ore missing for the tower
kingdoms-feature-mana-missing-for-magic = mana missing for magic
kingdoms-feature-food-missing-for-an-army = food missing for an army
kingdoms-feature-ore = ore
kingdoms-feature-mana = mana
kingdoms-feature-food = food
kingdoms-feature-forests = forests
kingdoms-feature-mountains = mountains
kingdoms-feature-plains = plains
kingdoms-feature-regions-beside-rivals = regions beside rivals
kingdoms-feature-shared-regions = shared regions
kingdoms-feature-armies-searching-ruins = armies searching ruins

kingdoms-leaning-flag = Makes peace
    .unit = of 100 wars
    .text = { $how ->
            [much] Raises the white flag far more often than the others.
           *[more] Raises the white flag more often than the others.
            [less] Raises the white flag less often than the others.
            [little] Raises the white flag far less often than the others.
        }
    .likes = the peacemaker
    .shuns = the fighter
kingdoms-leaning-build = Builds
    .unit = of 100 actions
    .text = { $how ->
            [much] Builds the tower far more often than the others.
           *[more] Builds the tower more often than the others.
            [less] Builds the tower less often than the others.
            [little] Builds the tower far less often than the others.
        }
    .likes = the tower builder
    .shuns = the low tower
kingdoms-leaning-research = Researches
    .unit = of 100 actions
    .text = { $how ->
            [much] Researches magic far more often than the others.
           *[more] Researches magic more often than the others.
            [less] Researches magic less often than the others.
            [little] Researches magic far less often than the others.
        }
    .likes = the scholar
    .shuns = the practical one
