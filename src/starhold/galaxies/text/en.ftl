### Tiny Epic Galaxies in English. All texts are in our own words.

galaxies-title = Tiny Epic Galaxies
    .about = Roll the dice, send your ships to unknown planets, colonise them or borrow their actions, and copy what the others do. When somebody reaches 21 points, the round is played to its end and the player with the most points wins. For 1 to 5 players; a single player faces a Rogue galaxy.

## Words of the game

galaxies-resource-energy = energy
galaxies-resource-culture = culture
galaxies-track-diplomacy = diplomacy
galaxies-track-economy = economy
galaxies-slot-1 = slot 1
galaxies-slot-2 = slot 2
galaxies-slot-3 = slot 3
galaxies-slot-4 = slot 4
galaxies-slot-5 = slot 5
galaxies-slot-6 = slot 6

# Amounts that other messages speak of.
galaxies-amount-energy = { $amount } energy
galaxies-amount-culture = { $amount } culture
galaxies-amount-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
galaxies-amount-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
galaxies-amount-steps = { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    }
galaxies-mix-energy = { $energy } energy
galaxies-mix-culture = { $culture } culture
galaxies-amount-mix = { $culture ->
        [0] { galaxies-mix-energy }
       *[other] { $energy ->
            [0] { galaxies-mix-culture }
           *[other] { galaxies-mix-energy } and { galaxies-mix-culture }
        }
    }

## Faces of a die

galaxies-face-move = Move
    .text = Move a ship: fly one of your ships from its place to another planet or back home. It lands on the surface, where you may use the planet’s action at once, or it enters orbit at the start of the track.
galaxies-face-energy = Energy
    .text = Acquire energy: gain 1 energy for each of your ships at home and for each one landed on or orbiting an energy planet. You can hold 7 at most.
galaxies-face-culture = Culture
    .text = Acquire culture: gain 1 culture for each of your ships landed on or orbiting a culture planet. Ships at home give none. You can hold 7 at most.
galaxies-face-diplomacy = Diplomacy
    .text = Advance diplomacy: one of your ships orbiting a diplomacy planet advances 1 space. At the end of the track the planet becomes your colony.
galaxies-face-economy = Economy
    .text = Advance economy: one of your ships orbiting an economy planet advances 1 space. At the end of the track the planet becomes your colony.
galaxies-face-colony = Colony
    .text = Utilise a colony: upgrade your empire by one level, paying the number of the new level all in energy or all in culture, or use the action of one of your colonies.

## Planets

galaxies-planet-andellouxian_6 = Andellouxian-6
    .text = { $card_texts ->
        [later] Return one of your orbiting ships home. Gain energy and culture in any mix, together as much as the number of the space it leaves.
       *[first] Return one of your orbiting ships home. Gain energy or culture, all of one kind, equal to the number of the space it leaves.
    }
galaxies-planet-aughmoore = Aughmoore
    .text = Gain 1 culture for each of your ships at home.
galaxies-planet-birkomius = Birkomius
    .text = Until the end of this turn you gain 1 culture whenever another player follows one of your dice. Once per turn, on your own turn only.
galaxies-planet-bisschop = Bisschop
    .text = Until the end of this turn you gain 1 energy whenever another player follows one of your dice. Once per turn, on your own turn only.
galaxies-planet-brumbaugh = Brumbaugh
    .text = Pay 2 energy: push two different enemy ships in orbit back 1 space each. If only one can be pushed back, push that one.
galaxies-planet-bsw_10_1 = BSW-10-1
    .text = Move one of your orbiting ships back 1 space, then advance another of your orbiting ships 1 space on either kind of track.
galaxies-planet-clj_0517 = CLJ-0517
    .text = { $card_texts ->
        [later] Take 1 culture from another player. Once per turn, on your own turn only.
       *[first] { $faq_limit ->
            [clj-0517] Take 1 culture from another player. Once per turn, on your own turn only.
           *[cards] Take 1 culture from another player. Once per turn.
        }
    }
galaxies-planet-drewkaiden = Drewkaiden
    .text = Advance one of your ships orbiting a diplomacy planet 1 space.
galaxies-planet-gleam_zanier = Gleam-Zanier
    .text = Gain 2 energy. Every other player gains 1 energy.
galaxies-planet-gort = Gort
    .text = Move one of your orbiting ships to the space with the same number on another planet’s track, of either kind. If that is the end of the track, you colonise the planet.
galaxies-planet-gyore = Gyore
    .text = { $faq_limit ->
        [gyore] Turn one of your unused dice to any other face. Once per turn, on your own turn only.
       *[cards] Turn one of your unused dice to any other face. On your own turn only.
    }
galaxies-planet-helios = Helios
    .text = { $card_texts ->
        [later] Put a planet of the row that has no ships, landed or orbiting, under the deck and replace it with the top card of the deck.
       *[first] Discard a planet of the row that has no ships, landed or orbiting, and replace it with the top card of the deck.
    }
galaxies-planet-hoefker = Hoefker
    .text = Pay 1 energy: gain 2 culture.
galaxies-planet-jac_110912 = JAC-110912
    .text = Gain 2 culture. Every other player gains 1 culture.
galaxies-planet-jakks = Jakks
    .text = Gain 1 culture.
galaxies-planet-jorg = Jorg
    .text = Pay 2 culture: push an enemy ship in orbit back 2 spaces, but not past the start.
galaxies-planet-k_widow = K-Widow
    .text = Push an enemy ship in orbit back 1 space.
galaxies-planet-la_torres = La-Torres
    .text = { $card_texts ->
        [later] Take 1 energy from another player. Once per turn, on your own turn only.
       *[first] { $faq_limit ->
            [clj-0517] Take 1 energy from another player. Once per turn, on your own turn only.
           *[cards] Take 1 energy from another player. Once per turn.
        }
    }
galaxies-planet-leandra = Leandra
    .text = Advance one of your ships orbiting an economy planet 1 space.
galaxies-planet-lureena = Lureena
    .text = Upgrade your empire at the normal cost, paid in any mix of energy and culture.
galaxies-planet-maia = Maia
    .text = Discard two of your unused dice: gain 2 energy and 2 culture. On your own turn only.
galaxies-planet-mared = Mared
    .text = { $card_texts ->
        [later] If nobody’s empire level is lower than yours, upgrade your empire for 1 less than usual, all in energy or all in culture.
       *[first] If your empire level is lower than everybody else’s, upgrade your empire for 1 less than usual, all in energy or all in culture.
    }
galaxies-planet-mj_120210 = MJ-120210
    .text = Gain 2 energy.
galaxies-planet-nagato = Nagato
    .text = Pay 1 culture: move one of your ships, then you may move a different one. A ship whose landing brought you here cannot be the first. Once per turn.
galaxies-planet-nakagawakozi = Nakagawakozi
    .text = Pay 2 energy: advance one of your ships orbiting an economy planet 2 spaces.
galaxies-planet-nibiru = Nibiru
    .text = Until the end of this turn following costs the other players 2 culture instead of 1. On your own turn only.
galaxies-planet-omicron_fenzi = Omicron Fenzi
    .text = Exchange any amount of your energy for the same amount of culture.
galaxies-planet-padraigin_3110 = Padraigin-3110
    .text = Pay 2 culture: advance one of your ships orbiting a diplomacy planet 2 spaces.
galaxies-planet-pembertonia_major = Pembertonia-Major
    .text = Exchange any amount of your culture for the same amount of energy.
galaxies-planet-piedes = Piedes
    .text = Perform once more the action of a die that was activated earlier this turn. The repeat cannot be followed.
galaxies-planet-sargus_36 = Sargus-36
    .text = Pay 1 energy to another player: use the action of one of that player’s colonies, at its own cost and within its limits.
galaxies-planet-shouhua = Shouhua
    .text = Advance one of your orbiting ships 1 space, on either kind of track.
galaxies-planet-terra_bettia = Terra-Bettia
    .text = Every other player may advance one of their orbiting ships 1 space. Then you advance one of yours 2 spaces. Either kind of track.
galaxies-planet-tifnod = Tifnod
    .text = Push an enemy ship orbiting a diplomacy planet back 1 space.
galaxies-planet-umbra_forum = Umbra-Forum
    .text = Use the action of another planet in the row, at its own cost and within its limits.
galaxies-planet-vici_ks156 = Vici-KS156
    .text = Gain 1 energy.
galaxies-planet-vizcarra = Vizcarra
    .text = Push an enemy ship orbiting an economy planet back 1 space.
galaxies-planet-walsfeo = Walsfeo
    .text = Pay 1 culture to another player: use the action of one of that player’s colonies, at its own cost and within its limits.
galaxies-planet-zalax = Zalax
    .text = Reroll any of your unused dice once. It costs nothing and leaves your free reroll untouched. On your own turn only.
galaxies-planet-zavodnick = Zavodnick
    .text = Perform any one of the six die actions. Every other player may then follow it for free. Once per turn.

## Secret missions

galaxies-mission-charger = Charger
    .text = Have more energy than anyone else at the end of the game: 3 points, or 2 if you share the lead. No energy, no points.
galaxies-mission-conqueror = Conqueror
    .text = Have more colonies than anyone else: 3 points, or 2 if you share the lead. No colonies, no points.
galaxies-mission-elder = Elder
    .text = Be the one who triggers the end of the game by reaching 21 points first: 2 points.
galaxies-mission-equalizer = Equalizer
    .text = Have as many economy colonies as diplomacy colonies; none of either counts too: 3 points.
galaxies-mission-explorer = Explorer
    .text = Have none of your unlocked ships at home at the end of the game: 2 points.
galaxies-mission-hermit = Hermit
    .text = Have fewer colonies than anyone else: 3 points, or 2 if you share the last place.
galaxies-mission-hoarder = Hoarder
    .text = Have at least 3 energy and at least 3 culture at the end of the game: 2 points.
galaxies-mission-industrialist = Industrialist
    .text = Reach empire level 6: 2 points.
galaxies-mission-noble = Noble
    .text = Have more diplomacy colonies than anyone else: 3 points, or 2 if you share the lead. No such colony, no points.
galaxies-mission-orbiter = Orbiter
    .text = Have all of your unlocked ships at home at the end of the game: 2 points.
galaxies-mission-seeker = Seeker
    .text = Have more culture than anyone else at the end of the game: 3 points, or 2 if you share the lead. No culture, no points.
galaxies-mission-trader = Trader
    .text = Have more economy colonies than anyone else: 3 points, or 2 if you share the lead. No such colony, no points.

## Rogue galaxies and their attacks

galaxies-rogue-artemis = Artemis
    .text = For beginners, 1 of 5. It nibbles at your supplies and takes its time. Its limits are 6 energy and 6 culture.
galaxies-rogue-rothkel = Rothkel
    .text = Easy, 2 of 5. It wears you down early and drives its whole fleet forward late. Its limits are 6 energy and 6 culture.
galaxies-rogue-zendica = Zendica
    .text = Medium, 3 of 5. It holds you back: your ships lose ground and you roll fewer dice. Its limits are 5 energy and 5 culture.
galaxies-rogue-hades = Hades
    .text = Hard, 4 of 5. It grows rich at your expense and strikes in bursts. Its limits are 5 energy and 4 culture.
galaxies-rogue-gamelyn = Gamelyn
    .text = Epic, 5 of 5. It robs you and advances at the same time, almost without a pause. Its limits are 4 energy and 4 culture.

galaxies-attack-artemis-1 = You lose 1 energy.
galaxies-attack-artemis-2 = You lose 1 culture.
galaxies-attack-artemis-3 = The Rogue takes 1 culture from you.
galaxies-attack-artemis-4 = One of your ships in orbit, of your choice, is pushed back 1 space.
galaxies-attack-artemis-5 = The Rogue takes 2 resources from you; you choose which.
galaxies-attack-rothkel-1 = You lose 1 energy.
galaxies-attack-rothkel-2 = You lose 1 culture.
galaxies-attack-rothkel-3 = The Rogue gains 2 energy.
galaxies-attack-rothkel-4 = One of your ships in orbit, of your choice, is pushed back 1 space.
galaxies-attack-rothkel-5 = All Rogue ships in orbit advance 1 space.
galaxies-attack-zendica-1 = You lose 1 energy.
galaxies-attack-zendica-2 = The Rogue gains 2 culture.
galaxies-attack-zendica-3 = One of your ships in orbit, of your choice, is pushed back 1 space.
galaxies-attack-zendica-4 = You roll 1 die fewer on your next turn. Once per turn.
galaxies-attack-zendica-5 = All your ships in orbit are pushed back 1 space.
galaxies-attack-hades-1 = The Rogue gains 1 energy and 1 culture.
galaxies-attack-hades-2 = The Rogue takes 2 energy from you.
galaxies-attack-hades-3 = The Rogue takes 2 culture from you.
galaxies-attack-hades-4 = All Rogue ships in orbit advance 2 spaces. Once per turn.
galaxies-attack-hades-5 = The Rogue takes 3 resources from you; you choose which.
galaxies-attack-gamelyn-1 = You lose 1 energy and 1 culture.
galaxies-attack-gamelyn-2 = The Rogue takes 1 energy and 1 culture from you.
galaxies-attack-gamelyn-3 = All Rogue ships in orbit advance 1 space.
galaxies-attack-gamelyn-4 = All Rogue ships in orbit advance 1 space, then the Rogue takes 1 energy from you.
galaxies-attack-gamelyn-5 = All Rogue ships in orbit advance 2 spaces. Once per turn.

## Questions

galaxies-shape-where = Where to?
galaxies-shape-face = Which new face?
galaxies-shape-convert = Tap the die to change, then its new face. Two other dice pay for it; tap a different die to swap it for one of them.
galaxies-shape-use = Use its action
galaxies-shape-land-use = Land and use it
galaxies-shape-land-only = Only land
galaxies-shape-unused = { $count ->
        [one] { $count } die could still be used
       *[other] { $count } dice could still be used
    }
galaxies-prompt-keep-mission = Which secret mission do you keep?
galaxies-prompt-main-choice = Your turn: activate a die, reroll, use the converter or end your turn.
galaxies-reroll-dice = { $chosen ->
        [0] Which dice do you roll again?
       *[other] Roll now, or choose more dice? Chosen: { $chosen }.
    }
galaxies-reroll-price = { $paid ->
        [0] This reroll is free.
       *[other] This reroll costs 1 energy.
    }
galaxies-prompt-reroll = { galaxies-reroll-dice } { galaxies-reroll-price }
galaxies-prompt-reroll-card = { $planet }: which unused dice do you roll again?
galaxies-prompt-convert = { $chosen ->
        [1] Which die goes into the converter as the second one?
       *[other] Which die do you turn, and to which face?
    }
galaxies-prompt-move-ship = { galaxies-face-move }: which ship?
galaxies-prompt-landing = Use { $planet }’s action?
galaxies-prompt-advance = Which of your ships advances { galaxies-amount-steps }?
galaxies-prompt-colony-die = Upgrade your empire, or use a colony?
galaxies-prompt-payment = The upgrade costs { $price }. How do you pay?
galaxies-prompt-follow = { $cost ->
        [0] { $player } performs “{ $face }”. Follow it for free?
       *[other] { $player } performs “{ $face }”. Follow it for { $cost } culture?
    }
galaxies-prompt-follow-together = { $player } performs “{ $face }”. Follow it for { $cost } culture? Everyone decides in secret.
galaxies-prompt-enemy-ship = { $ships ->
        [1] Which enemy ship do you push back { galaxies-amount-steps }?
       *[other] Which enemy ships do you push back { galaxies-amount-steps }? Choose the first one.
    }
galaxies-prompt-steal = { $is_energy ->
        [0] Who do you take 1 culture from?
       *[other] Who do you take 1 energy from?
    }
galaxies-prompt-exchange = { $is_energy ->
        [0] How much culture do you exchange for energy?
       *[other] How much energy do you exchange for culture?
    }
galaxies-prompt-remove-planet = Which planet is replaced?
galaxies-prompt-copy-row = Which planet’s action do you use?
galaxies-prompt-copy-colony = { $planet }: which colony do you use? Its owner gets the payment.
galaxies-prompt-free-action = Which action do you perform? The others may follow it for free.
galaxies-prompt-repeat-die = Which earlier die do you repeat?
galaxies-prompt-shift-orbit = Which of your ships changes orbit?
galaxies-prompt-recall = Which orbiting ship returns home?
galaxies-prompt-recall-gain = { $amount ->
        [one] You gain { $amount } resource. Which one?
       *[other] You gain { $amount } resources. Which ones?
    }
galaxies-prompt-back = Which of your ships moves back 1 space?
galaxies-prompt-forth = Which other one of your ships advances 1 space?
galaxies-prompt-granted-advance = { $player } uses Terra-Bettia. Which of your ships advances 1 space?
galaxies-prompt-discard-dice = { $chosen ->
        [0] Which die do you discard first?
       *[other] Which die do you discard second?
    }
galaxies-prompt-set-die = Which die do you turn?
galaxies-prompt-second-move = Move a second ship?
galaxies-prompt-forced-reroll = { $rogue } rolled “{ $face }”: allow it?
galaxies-prompt-rogue-regress = Which of your ships is pushed back { galaxies-amount-steps }?
galaxies-prompt-rogue-theft = { $amount ->
        [one] You lose { $amount } resource. Which one?
       *[other] You lose { $amount } resources. Which ones?
    }

## Actions

galaxies-action-move-home-surface = From home: land on { $planet }
galaxies-action-move-home-orbit = From home: enter the orbit of { $planet }
galaxies-action-move-surface-home = From { $from }: return home
galaxies-action-move-surface-surface = From { $from }: land on { $planet }
galaxies-action-move-surface-orbit = From { $from }: enter the orbit of { $planet }
galaxies-action-move-orbit-home = From the orbit of { $from }: return home
galaxies-action-move-orbit-surface = From the orbit of { $from }: land on { $planet }
galaxies-action-move-orbit-orbit = From the orbit of { $from }: enter the orbit of { $planet }
galaxies-action-activate = Activate “{ $face }”
galaxies-action-reroll = Reroll “{ $face }”
galaxies-action-reroll-also = Also reroll “{ $face }”
galaxies-action-follow = Follow
galaxies-action-pass = Do not follow
galaxies-action-end-turn = End your turn
galaxies-action-use = Use the planet’s action
galaxies-action-decline = Decline
galaxies-action-roll = Roll the chosen dice
galaxies-action-roll-alike = Reroll “{ $face }” for free
galaxies-action-advance = Advance the ship orbiting { $planet }
galaxies-action-upgrade = Upgrade your empire
galaxies-action-pay = Pay { galaxies-amount-mix }
galaxies-action-convert = Put “{ $face }” into the converter
galaxies-action-turn = Turn “{ $before }” to “{ $face }”
galaxies-action-keep = Keep “{ $mission }”
galaxies-action-colony = Use your colony { $planet }
galaxies-action-copy = Use the action of { $planet }
galaxies-action-push-back = Push back { $player }’s ship orbiting { $planet }
galaxies-action-steal = Take it from { $player }
galaxies-action-exchange = { $is_energy ->
        [0] Exchange { galaxies-amount-culture } for energy
       *[other] Exchange { galaxies-amount-energy } for culture
    }
galaxies-action-remove = Replace { $planet }
galaxies-action-perform = Perform “{ $face }”
galaxies-action-repeat = Repeat “{ $face }”
galaxies-action-shift = From the orbit of { $planet } to the orbit of { $to }
galaxies-action-recall = Recall the ship orbiting { $planet }
galaxies-action-split = { galaxies-amount-mix }
galaxies-action-fall-back = Move back the ship orbiting { $planet }
galaxies-action-discard = Discard “{ $face }”
galaxies-action-force-reroll = Reroll
galaxies-action-accept = Allow

## The log

galaxies-log-revealed = { $planet } appears in { $slot }.
galaxies-log-first-player = { $player } goes first.
galaxies-log-chose-mission = { $player } has chosen a secret mission.
galaxies-log-kept-mission = You keep the secret mission “{ $mission }”.
galaxies-log-turn = { $player } starts a turn.
    .you = You start your turn.
galaxies-log-rolled = { $player } rolls “{ $face }”.
    .you = You roll “{ $face }”.
galaxies-log-rerolled = { $player } rerolls “{ $before }” and gets “{ $face }”.
    .you = You reroll “{ $before }” and get “{ $face }”.
galaxies-log-activated = { $player } activates “{ $face }”.
    .you = You activate “{ $face }”.
galaxies-log-converted = { $player } uses the converter and turns “{ $before }” to “{ $face }”.
    .you = You use the converter and turn “{ $before }” to “{ $face }”.
galaxies-log-ended-turn = { $player } ends the turn.
    .you = You end your turn.
galaxies-log-followed = { $player } pays { $cost } culture and follows “{ $face }”.
    .you = You pay { $cost } culture and follow “{ $face }”.
galaxies-log-followed-free = { $player } follows “{ $face }” for free.
galaxies-log-gained-energy = { $amount ->
        [0] { $player } has no room for more energy.
       *[other] { $player } gains { galaxies-amount-energy }.
    }
    .you = { $amount ->
            [0] You have no room for more energy.
           *[other] You gain { galaxies-amount-energy }.
        }
galaxies-log-gained-culture = { $amount ->
        [0] { $player } has no room for more culture.
       *[other] { $player } gains { galaxies-amount-culture }.
    }
    .you = { $amount ->
            [0] You have no room for more culture.
           *[other] You gain { galaxies-amount-culture }.
        }
galaxies-log-paid-energy = { $player } pays { galaxies-amount-energy }.
    .you = You pay { galaxies-amount-energy }.
galaxies-log-paid-culture = { $player } pays { galaxies-amount-culture }.
    .you = You pay { galaxies-amount-culture }.
galaxies-log-landed = { $player } lands on { $planet }.
    .you = You land on { $planet }.
galaxies-log-entered-orbit = { $player } enters the orbit of { $planet }.
    .you = You enter the orbit of { $planet }.
galaxies-log-went-home = { $player } brings a ship home.
galaxies-log-advanced = { $player } advances to space { $space } of { $planet }.
    .you = You advance to space { $space } of { $planet }.
galaxies-log-pushed-back = { $space ->
        [0] { $player } falls back to the start of { $planet }.
       *[other] { $player } falls back to space { $space } of { $planet }.
    }
galaxies-log-colonised = { $player } colonises { $planet }, worth { galaxies-amount-points }, and now has { $score }. All ships there return home.
    .you = You colonise { $planet }, worth { galaxies-amount-points }, and now have { $score }. All ships there return home.
galaxies-log-upgraded = { $player } reaches empire level { $level } and now has { galaxies-amount-score }.
    .you = You reach empire level { $level } and now have { galaxies-amount-score }.
galaxies-log-used-planet = { $player } uses { $planet }.
    .you = You use { $planet }.
galaxies-log-bounty = { $player } will earn the reward of { $planet } for every follow this turn.
galaxies-log-dearer-follows = { $player } raises the price of following to 2 culture for this turn.
galaxies-log-stole-energy = { $player } takes { galaxies-amount-energy } from { $victim }.
galaxies-log-stole-culture = { $player } takes { galaxies-amount-culture } from { $victim }.
galaxies-log-paid-player-energy = { $player } pays { $payee } { galaxies-amount-energy }.
galaxies-log-paid-player-culture = { $player } pays { $payee } { galaxies-amount-culture }.
galaxies-log-removed = { $player } removes { $planet } from the row.
galaxies-log-set-die = { $player } turns “{ $before }” to “{ $face }”.
galaxies-log-discarded-dice = { $player } discards two dice: “{ $face }” and “{ $other }”.
galaxies-log-performed = { $player } chooses the action “{ $face }”.
galaxies-log-repeated = { $player } repeats “{ $face }”.
galaxies-log-shifted = { $player } moves a ship from the orbit of { $planet } to the orbit of { $to }.
galaxies-log-triggered-end = { $player } has { galaxies-amount-score } and triggers the end of the game.
    .you = You have { galaxies-amount-score } and trigger the end of the game.
galaxies-log-mission-done = { $player } has fulfilled the mission “{ $mission }”: { galaxies-amount-points }.
    .you = You have fulfilled the mission “{ $mission }”: { galaxies-amount-points }.
galaxies-log-mission-failed = { $player } has not fulfilled the mission “{ $mission }”.
galaxies-log-finished = { $player } finishes in place { $rank } with { galaxies-amount-score }.
    .you = You finish in place { $rank } with { galaxies-amount-score }.
galaxies-log-rogue-rolled = { $rogue } rolls “{ $face }”.
galaxies-log-rogue-discarded = { $rogue } cannot use “{ $face }”: the die is discarded.
galaxies-log-rogue-rerolled = { $rogue } rerolls “{ $before }” and gets “{ $face }”.
galaxies-log-forced-reroll = { $player } pays 1 energy and 1 culture: { $rogue } must reroll “{ $face }”.
    .you = You pay 1 energy and 1 culture: { $rogue } must reroll “{ $face }”.
galaxies-log-rogue-level = { $rogue } reaches the skull on level { $level }.
galaxies-log-rogue-bonus = { $rogue } is full of culture and rolls three more dice.
galaxies-log-rogue-attack = { $rogue } makes its attack of level { $level }.
galaxies-log-lost-energy = { $player } loses { galaxies-amount-energy }.
    .you = You lose { galaxies-amount-energy }.
galaxies-log-lost-culture = { $player } loses { galaxies-amount-culture }.
galaxies-log-dice-penalty = { $dice ->
        [one] { $player } will roll { $dice } die fewer next turn.
       *[other] { $player } will roll { $dice } dice fewer next turn.
    }
galaxies-log-rogue-won = { $rogue } wins. Your galaxy has fallen.
galaxies-log-rogue-lost = { $player } defeats { $rogue } and wins.
galaxies-log-follow-lapsed = { $player } can no longer follow “{ $face }” and pays nothing.
galaxies-log-declared-follow = { $player } will follow “{ $face }”.
galaxies-log-slot-empty = No planet is left to draw: { $slot } stays empty.

## Options: what each decides, and its values

galaxies-option-rogue = Rogue galaxy
    .text = Your opponent when you play alone.
    .artemis = Artemis, for beginners
    .rothkel = Rothkel, easy
    .zendica = Zendica, medium
    .hades = Hades, hard
    .gamelyn = Gamelyn, epic
galaxies-option-tie_breakers = Tie-breakers
    .text = What decides when players are tied on points. Players who are still tied share the place.
    .planets-level-resources = colonies, then empire level, then resources
    .planets-resources = colonies, then resources
galaxies-option-rogue_unusable_die = Unusable Rogue dice
    .text = What happens to a die that does nothing for the Rogue.
    .reroll-once = rerolled once, then discarded
    .discard = discarded at once
galaxies-option-rogue_bonus_dice = Rogue bonus dice
    .text = What the Rogue does when its culture is full.
    .different = three dice with three different actions; you may follow them
    .extra-turn = an extra turn with three dice and no special actions
    .repeats = three dice that may repeat; you may not follow them
galaxies-option-follow_order = Following
    .text = How the other players decide whether to follow a die.
    .clockwise = one after the other, clockwise
    .simultaneous = all at once and in secret, then carried out clockwise
galaxies-option-null_activation = Activating a die for nothing
    .text = Whether you may activate a die that changes nothing for you. The others could still follow it.
    .allowed = allowed
    .forbidden = forbidden
galaxies-option-card_texts = Planet texts
    .text = Which printing the planets follow. It matters for Andellouxian-6, CLJ-0517, Helios, La-Torres and Mared.
    .v2015 = first printing, 2015
    .later = later printing
galaxies-option-faq_limit = FAQ line without a heading
    .text = “Only once per turn and only on your turn”: to which planets this line of the FAQ belongs is not certain.
    .cards = no planet: limits as the cards have them
    .clj-0517 = CLJ-0517 and La-Torres: on your own turn only
    .gyore = Gyore: once per turn
galaxies-option-two_player_missions = Missions for two
    .text = Which missions are dealt in a two-player game.
    .all = all twelve
    .absolute = only the six that compare no players
galaxies-option-rogue_regress_target = Ship the Rogue pushes back
    .text = Who chooses your ship when the Rogue pushes one back.
    .choice = you choose
    .most-advanced = always the most advanced one
galaxies-option-first_player = First player
    .text = Who takes the first turn. If nobody has that seat, it is random.
    .random = random
    .v1 = seat 1
    .v2 = seat 2
    .v3 = seat 3
    .v4 = seat 4
    .v5 = seat 5

galaxies-preset-russian-2018 = Russian rulebook, 2018
    .text = All options at their defaults.
galaxies-preset-french-2015 = French rulebook, 2015
    .text = Everyone follows at once, unusable Rogue dice are discarded, full culture gives the Rogue an extra turn, and empire levels don’t break ties.
galaxies-preset-spanish-2015 = Spanish rulebook, 2015
    .text = Everyone follows at once, unusable Rogue dice are discarded, and full culture gives the Rogue an extra turn.

## Standing orders

galaxies-order-forced-reroll = When you could make the Rogue galaxy reroll a die
galaxies-order-follow-move = Follow “Move”
galaxies-order-follow-energy = Follow “Energy”
galaxies-order-follow-culture = Follow “Culture”
galaxies-order-follow-diplomacy = Follow “Diplomacy”
galaxies-order-follow-economy = Follow “Economy”
galaxies-order-follow-colony = Follow “Colony”
galaxies-order-is-culture-2 = If I have 2 culture or more
galaxies-order-is-culture-3 = If I have 3 culture or more
galaxies-order-is-culture-4 = If I have 4 culture or more
galaxies-order-is-culture-5 = If I have 5 culture or more

## Why something can’t be chosen now

galaxies-why-mission-first = First choose the secret mission you keep.
galaxies-why-others-turn = It’s { $player }’s turn, so these aren’t your dice.
galaxies-why-finish-reroll = First roll the dice you have chosen, or undo.
galaxies-why-finish-convert = First finish with the converter, or undo.
galaxies-why-finish-die = First finish the action of “{ $face }”.
galaxies-why-die-idle = “{ $face }” would change nothing now, and this table doesn’t allow that.
galaxies-why-die-gathered = You have already chosen every “{ $face }”.
galaxies-why-reroll-energy = The free reroll is used. Another one costs 1 energy, and you have none.
galaxies-why-converter-used = You can use the converter once per turn, and you already have.
galaxies-why-converter-dice = The converter needs three unused dice; you have { $count }.
galaxies-why-top-level = Your empire has reached its highest level.
galaxies-why-upgrade-price = The next level costs { $price } energy or { $price } culture; you have { $energy } energy and { $culture } culture.
galaxies-why-upgrade-cheaper = With { $planet } the next level costs { $price } energy or { $price } culture; you have { $energy } energy and { $culture } culture.
galaxies-why-upgrade-mix = With { $planet } the next level costs { $price } in energy and culture together; you have { $energy } energy and { $culture } culture.
galaxies-why-level-not-lowest = Only the player with the lowest empire level can use { $planet }.
galaxies-why-upgrade-die = { $dice ->
        [0] An upgrade takes a “Colony” die, and none of your unused dice shows it.
       *[other] To upgrade, first activate a “Colony” die.
    }
galaxies-why-colony-die = { $dice ->
        [0] To use a colony you need a “Colony” die, and none of your unused dice shows it.
       *[other] To use a colony, first activate a “Colony” die.
    }
galaxies-why-move-die = { $dice ->
        [0] Ships fly with a “Move” die, and none of your unused dice shows it.
       *[other] To move a ship, first activate a “Move” die.
    }
galaxies-why-ship-foreign = This is { $player }’s ship.
galaxies-why-ship-own = You can only push back other players’ ships.
galaxies-why-ship-moved = This ship has just moved. The second move is for a different ship.
galaxies-why-ship-landed = This ship has just landed. Move a different one first.
galaxies-why-ship-not-orbiting = This ship is not in orbit.
galaxies-why-ship-at-start = This ship is on the start space and cannot go back.
galaxies-why-ship-fell-back = This ship has just moved back. Advance a different one.
galaxies-why-no-orbit-fits = No other free orbit has a space { $space }.
galaxies-why-track = { $is_diplomacy ->
        [0] { $planet } has an economy track, and the advance is for diplomacy.
       *[other] { $planet } has a diplomacy track, and the advance is for economy.
    }
galaxies-why-no-orbiter = You have no ship in orbit of { $planet }.
galaxies-why-pick-ship = Choose your ship, not the planet.
galaxies-why-pick-place = Choose the surface or the orbit of { $planet }.
galaxies-why-surface-taken = You already have a ship on the surface of { $planet }; there is no room for a second.
galaxies-why-orbit-taken = You already have a ship in orbit of { $planet }; there is no room for a second.
galaxies-why-same-planet = Your ship at { $planet } cannot change between surface and orbit there; it must fly to another planet or home.
galaxies-why-orbit-only = Choose a ship in orbit and the orbit it moves to.
galaxies-why-track-short = The track of { $planet } is too short: it has no such space.
galaxies-why-planet-occupied = There is a ship at { $planet }. Only planets without ships can be replaced.
galaxies-why-planet-used = You have already used { $planet } this turn.
galaxies-why-planet-own-turn = You can use { $planet } only on your own turn.
galaxies-why-planet-energy = { $planet } costs { $price } energy; you have { $have }.
galaxies-why-planet-culture = { $planet } costs { $price } culture; you have { $have }.
galaxies-why-planet-no-target = You can’t use { $planet } now: there is nothing it could affect, or its action is still in progress.
galaxies-why-colony-own = Choose another player’s colony.
galaxies-why-colony-foreign = { $planet } is { $player }’s colony; you can use only your own.
galaxies-why-no-flight-to-colony = Ships can’t fly to colonies.
galaxies-why-no-flight-to-galaxy = Ships can’t fly to another player’s galaxy.
galaxies-why-all-home = All your ships are already home.
galaxies-why-steal-nothing = { $player } has nothing you could take.
galaxies-why-steal-lacks = { $is_energy ->
        [0] { $player } has no culture.
       *[other] { $player } has no energy.
    }

## How to play, two pages of four panels, and five hints of strategy

galaxies-howto-1 = Reach 21
    .text = Colonise planets and raise your empire. The first player with 21 points triggers the end; the round is finished so that everybody has had the same number of turns. Then the secret missions are revealed, and the player with the most points wins.
galaxies-howto-2 = Orbit and surface
    .text = A ship can do two things at a planet. On the surface it uses the planet’s action at once. In orbit it starts at 0 and advances space by space; at the end of the track the planet becomes your colony. If the ship leaves, its progress is lost.
    .orbit = orbit: points later
    .surface = surface: its action now
galaxies-howto-3 = Your galaxy
    .text = Ships at home bring energy. Energy pays for rerolls, culture for following, and either for a higher empire level: more dice, more ships, more points. You can hold 7 of each.
    .dice = dice
    .ships = ships
    .points = points
galaxies-howto-4 = The end
    .text = Somebody may reach 21 on anybody’s turn. Players who come later in the round still get a turn, so check first what they could do with it.
    .had = has 21
    .more = one more turn
    .missions = missions
galaxies-howto-5 = Roll
    .text = Roll all your dice. The first reroll is free; each later one costs 1 energy, however many dice you take. Once per turn you can put two dice into the converter to set a third one to any face.
    .reroll = first free, then 1 energy
    .convert = two dice for any face
galaxies-howto-6 = Six faces
    .text = Use your dice in any order; you don’t have to use them all. Move flies a ship. Energy counts ships at home and at energy planets, Culture those at culture planets. Diplomacy and Economy advance a ship on a matching track. Colony uses one of your colonies or raises your empire.
    .move = move a ship
    .energy = ships at home and at energy planets
    .culture = ships at culture planets
    .diplomacy = 1 space on a diplomacy track
    .economy = 1 space on an economy track
    .colony = use a colony or upgrade
galaxies-howto-7 = Follow
    .text = After each die a player uses, every other player may pay 1 culture and perform the same action. You may do so on their turns. It is half the game.
    .pay = pay 1
galaxies-howto-8 = Colonise
    .text = At the end of its track the planet is yours, with its points and its action. All ships there fly home, your rivals’ too, and lose their progress. A new planet takes its place.
    .home = all fly home
galaxies-strategy-1 = Buy level 2 with your first “{ galaxies-face-colony }” die: one more die every turn beats any single planet.
galaxies-strategy-2 = Never let your culture fall to 0 while a rival is about to use a die that you want too.
galaxies-strategy-3 = Keep ships on tracks of both kinds, so that both Diplomacy and Economy are useful to you.
galaxies-strategy-4 = Finish long tracks with planets that advance ships, not by waiting for one face.
galaxies-strategy-5 = Before you use a die, ask who gains more by following it. Use the dangerous one while the others have no culture.

galaxies-source-colonies = colonies
galaxies-source-empire = empire
galaxies-source-mission = mission

## First orbit

lesson-first-orbit = First orbit
    .about = A first game against Luna: dice, orbits, following, and the last round.
lesson-first-orbit-goal = Welcome aboard! You and Luna each run a small galaxy. The first to reach **21 points** starts the last round. When it ends, the player with the most points wins.
lesson-first-orbit-points = Points come from two places: the **planets** you colonise (the number on the gold star) and your **empire level** on your mat. A secret mission adds 2 or 3 at the very end.
lesson-first-orbit-dice = Your turn. You have rolled four dice. Each die is **one action**. Use them in any order; you don’t have to use them all.
lesson-first-orbit-orbit = The rocket moves a ship. Pick a **Move** die, then the **orbit of Jakks**: the end of its track is only two steps away.
    .elsewhere = Good idea for later. But your next die is Diplomacy, and Jakks has the nearest diplomacy track.
    .land = Landing uses a planet’s action at once, but only an orbit leads to a colony. We’ll land in a moment.
    .diplomacy = Diplomacy pushes a ship that is already in a diplomacy orbit. You have none yet.
    .culture = None of your ships is at a culture planet, so this die would give you nothing.
    .keep = Keep them: all four dice have a job.
    .end = Four dice, four actions. Use them first.
lesson-first-orbit-follow = After each of your dice, Luna may **follow**: pay 1 culture and do the same action herself. This time she passes. Remember this: following is the heart of the game.
lesson-first-orbit-push = Your ship waits on space 0. The **Diplomacy** die moves it one space, because Jakks has a diplomacy track. Use it.
    .move = First push the ship you have, then fly the other one.
    .culture = Good idea, but not yet. Diplomacy first.
    .keep = No need: each of the dice left has a job.
    .end = Three dice are left. Use them first.
lesson-first-orbit-land = Now **land** your second ship on MJ-120210: Move die, then its surface. Landing uses the planet’s action at once: 2 energy. **Use** it.
    .orbit = Also good, but slow. The surface pays today.
    .elsewhere = MJ-120210 pays best: 2 energy, and it costs nothing.
    .leave = That ship would lose its step: leaving an orbit forfeits all progress there. Use the ship at home.
    .decline = You could, but energy pays for upgrades. Use it.
    .culture = In a moment. First the ship.
    .keep = No need: both dice have a job.
    .end = Two dice are left. Use them first.
lesson-first-orbit-culture = The last die is **Culture**. Each of your ships at a culture planet brings 1. Jakks is a culture planet, MJ-120210 is not.
    .reroll = The first reroll of a turn is free, but this die is useful as it is.
    .end = One die is left, and it brings you culture.
lesson-first-orbit-wait = Luna’s turn. She flies to Jakks, next to you. You could copy **Move** for 1 culture. Look at her dice first: a diplomacy die is still there. **Pass.**
    .follow = You have 2 culture, and she is about to use diplomacy. Save it for that.
lesson-first-orbit-take = She uses diplomacy, and so can you. **Follow** for 1 culture: your ship steps from space 1 to the end of the track.
    .pass = One culture buys you a whole planet here. Follow.
lesson-first-orbit-colony = **Jakks is yours: 1 point**, on Luna’s own turn. Every ship there flies home, hers too, and she loses her step. A new planet fills the slot: Gleam-Zanier, 5 points.
lesson-first-orbit-reroll = Your turn again. Two economy dice, but none of your ships is on an economy track. Take **both** of them and **reroll**: the first reroll of each turn is free.
    .one = It costs the same for two. Take both economy dice.
    .keep = Keep those: they are useful right now.
    .colony = The right die, but reroll first: you will see what else is possible.
    .first = Reroll first: you will see what else is possible.
    .end = These dice would be gone. Reroll first.
lesson-first-orbit-upgrade = The **Colony** die uses a colony or raises your empire. Level 2 costs 2, all energy or all culture. **Upgrade**: a point now, and a fifth die every turn.
    .jakks = 1 culture is nice. One more die in every turn to come is much better.
    .first = That can wait. First the die that makes all later turns better.
    .keep = Keep them: you have what you need.
    .end = Upgrade first: it is worth a die every turn.
lesson-first-orbit-freely = Three dice left. Send the ship at home into the **orbit of Gleam-Zanier**, push it with diplomacy, then take energy. Or do as you like: this time **you decide**.
    .end = Are you sure? Unused dice are lost when your turn ends. End the turn again if you mean it.
lesson-first-orbit-later = Half an hour later, you have 18 points and Luna has 17. The first to reach 21 starts the last round. You play first in each round, so **Luna would still get one more turn**.
lesson-first-orbit-jorg = Look before you leap. Luna is **one step** from Gleam-Zanier: 17 + 5 = 22. Push her back first. Land on **Jorg** and pay its 2 culture.
    .economy = That makes 21 and starts the last round while Luna needs a single diplomacy die. Push her back first.
    .colony = Nakagawakozi would push you too. But first stop Luna.
    .decline = Use it: this is why we came.
    .first = That can wait. First stop Luna.
    .elsewhere = Jorg pushes a rival back, and that is what you need now. Land on Jorg.
    .end = Then Luna would take Gleam-Zanier. Push her back first.
lesson-first-orbit-major = She is back on space 2. Now take **Pembertonia-Major** with the **Economy** die.
    .points = That can wait. Points first: the Economy die.
lesson-first-orbit-bell = **21. The last round has begun.** You may still use dice: energy and culture break ties after planets and level. Then **end your turn**.
lesson-first-orbit-lunas-last = Luna’s last turn: one diplomacy die, and she is still short of Gleam-Zanier. She buys level 5 instead.
lesson-first-orbit-won = Missions are revealed. Yours is **Elder**: 2 points for reaching 21 first. Luna’s needed level 6 and scores nothing. **{ $points1 } to { $points2 }: you win!**

## When to follow

lesson-follow-or-save = When to follow
    .about = Astra uses four dice and you have 2 culture: which of them are worth following, and what do they bring?
lesson-follow-or-save-purse = Astra’s turn. You have **2 culture**: enough to follow twice. Read her dice before she uses them: energy, move, economy and **two diplomacy**. Your ship is two diplomacy steps from the end of the track of MJ-120210.
lesson-follow-or-save-energy = She takes energy. Following would bring you 2: one for your ship at home, one for your ship at MJ-120210, an energy planet. But your culture has a better use. **Pass.**
    .follow = 2 energy for 1 culture is fair. But then you could follow only one diplomacy die, and you need both.
lesson-follow-or-save-move = She has landed on Vici-KS156 and used it. You are asked only now, when all of that is done. But a flight can wait for a Move die of your own. **Pass.**
    .follow = You can fly on your own turn, for free. Save your culture for diplomacy.
lesson-follow-or-save-step = Diplomacy at last: **follow** for 1 culture. You copy the die, not her ship, so your own ship advances, from space 1 to space 2.
    .pass = This is the die you saved for. Follow.
lesson-follow-or-save-planet = Her second diplomacy die. You may follow each die once, so this one too. **Follow** again: it takes you to the end of the track.
    .pass = You are one step from a planet, and have 1 culture left for it. Follow.
lesson-follow-or-save-bill = **A planet and 2 points** for 2 culture. The other two dice: 2 energy and a flight. Save culture for what finishes something. And remember: following pays for the die only; an upgrade or a planet’s action still costs its price.

## Land or orbit

lesson-land-or-orbit = Land or orbit
    .about = The same dice and the same planet, twice: what the surface pays and what the orbit leads to.
lesson-land-or-orbit-land = Two Move and three diplomacy dice. First try the surface: **land on MJ-120210** and **use** it. Landing gives you the planet’s action at once: 2 energy.
    .orbit = We’ll try the orbit in the second half. First the surface.
    .elsewhere = Land on MJ-120210: its 2 energy cost nothing.
    .diplomacy = None of your ships is in orbit, so diplomacy would push nothing.
    .decline = You may, but then the flight was for nothing. Use it.
    .keep = Leave the dice as they are: we want to compare the same turn twice.
    .end = Use the Move dice first.
lesson-land-or-orbit-hop = **One landing, one use.** A ship that stays on the surface does not use its planet again; only a new landing does. So fly **the same ship** on to Vici-KS156 and use that: 1 energy.
    .stay = That would do too. But take the ship on MJ-120210: it has done its work there.
    .elsewhere = Land on Vici-KS156: its energy costs nothing.
    .diplomacy = Still no ship in orbit: nothing to push.
    .decline = It costs nothing. Use it.
    .keep = Leave the dice as they are: we want to compare the same turn twice.
    .end = A Move die is left. Use it first.
lesson-land-or-orbit-idle = Two dice, **3 energy**, right away. But no points, and the three diplomacy dice have no ship to push. Now the same turn once more, from an orbit.
lesson-land-or-orbit-orbit = The same five dice. This time send a ship into the **orbit of MJ-120210**. It starts on space 0 and brings nothing yet.
    .elsewhere = The same planet as before: MJ-120210.
    .land = That was the first half. Now the orbit.
    .diplomacy = First a ship in orbit, then there is something to push.
    .keep = Leave the dice as they are: we want to compare the same turn twice.
    .end = Five dice, five actions. Use them first.
lesson-land-or-orbit-push = Three spaces, and MJ-120210 has a diplomacy track. Use **all three diplomacy dice**, one after another.
    .move = A ship that leaves its orbit loses all its steps, and the other one can wait. Diplomacy first.
    .keep = Three steps, three diplomacy dice: nothing to improve.
    .end = You are on the way to a planet. Use the diplomacy dice first.
lesson-land-or-orbit-bill = **2 points**, and from now on each Colony die can bring those 2 energy without a flight. So orbit if your dice push along that track. Otherwise land: it pays today, and nobody can push you back.

## The fifth die

lesson-upgrade-early = The fifth die
    .about = Level 2 on the first turn or on the fourth: we count the dice.
lesson-upgrade-early-now = First turn, one die left: **Colony**. You have no colony yet, so it raises your empire. Level 2 costs 2, all energy or all culture. **Pay 2 energy** and keep your culture for following.
    .culture = You may. But culture also pays for following, and Luna rolls next. Pay with energy.
    .keep = It shows the best face for you now. Use it.
    .end = One die is left, and it is the best of all. Use it.
lesson-upgrade-early-saved = Luna uses diplomacy, and your ship is one step from Jakks. **Follow**: this is what you kept your culture for.
    .pass = 1 culture for a planet: there is no better price. Follow.
lesson-upgrade-early-five = Your second turn: **five dice instead of four**. You first roll a new die on your next turn, and then on every turn.
lesson-upgrade-early-late = The other story. It is **turn four**, and you have been saving: 5 energy, but still level 1 and four dice. The last one is Colony again. Use it.
    .keep = You have waited long enough. Use it.
    .end = Another turn with four dice? Use it.
lesson-upgrade-early-bill = The same level at the same price. But dice rolled in four turns: 4 + 5 + 5 + 5 = **19 against 16**. Three extra actions for free. Later levels work the same way: 4 and 6 bring a die, 3 and 5 a ship.

## Who plays last

lesson-last-round = Who plays last
    .about = Three players, the same die, the same 21 points: from the first seat and from the last.
lesson-last-round-first = You have 18 points, Luna 19, Astra 12. You are **first in the round**. If you reach 21 now, Luna and Astra have one more turn each. And Luna is one diplomacy step from Gleam-Zanier: 5 points.
lesson-last-round-trigger = Your last die is Economy, and Pembertonia-Major is one step away: 3 points. Take it, and let’s see what happens. **Use the die.**
    .keep = It is exactly the die you need. Use it.
    .end = Go ahead: this time we want to see what comes of it.
lesson-last-round-luna = You had 21 and your **Elder** brought 2 more: 23. But the round was played to its end, and Luna took Gleam-Zanier: **24**. If you are first in the round, everybody else can answer.
lesson-last-round-last = The same table, but now Luna began, so you are **last in the round**. Use the same die again.
    .keep = It is exactly the die you need. Use it.
    .end = You are one step from winning. Use the die.
lesson-last-round-bill = **23 to 19**: the game ended with your turn. A player in between is answered only by those who come later. Missions count after the end and never trigger it; Elder is only for the player who reached 21 first.

## Two dice for the one you need

lesson-convert = Two dice for the one you need
    .about = What the converter does, what it costs, and when a reroll is better.
lesson-convert-need = You have 3 energy, exactly the price of level 3. But no die shows **Colony**, and your free reroll is gone. The two economy dice and the culture die bring nothing now: your only ship in orbit is at Gleam-Zanier.
lesson-convert-convert = **Converter:** two dice go in, whatever they show, and a third turns to any face. Put in **both economy dice**, then turn **culture to colony**.
    .useless = That die can do something for you. Put in those that bring nothing: economy.
    .face = Any face, but only one brings the upgrade: colony.
    .third = That die is useful as it is. Turn the culture die.
    .first = That can wait: the converter needs three unused dice. First the converter.
    .reroll = A second reroll costs 1 energy, and then 2 would be too few for level 3.
    .end = You would waste the turn. Use the converter first.
lesson-convert-upgrade = The two dice inside are spent: nobody can use, reroll or follow them. The third is a colony die like any other. **Use it**: level 3, and a third ship.
    .first = That can wait. First the upgrade.
    .reroll = A reroll costs 1 energy now, and level 3 would be out of reach.
    .end = First use the colony die you have made.
lesson-convert-reroll = Another turn. Two economy dice bring nothing, but culture and colony do. Here the converter would eat two dice for one. Your **free reroll** costs none: reroll **both economy dice**.
    .one = The price is the same for both. Take both economy dice.
    .keep = That die is useful. Reroll only the economy dice.
    .convert = Two dice gone, while a reroll costs nothing. First the reroll.
    .first = Reroll first: then you know all your dice.
    .end = These dice would be gone. Reroll first.
lesson-convert-jakks = Diplomacy and Move: both useful. First take **culture**, while your ship is still at Jakks. Then **Diplomacy** brings it to the end of the track.
    .culture = Right, but culture first: once Jakks is yours the ship flies home, and the culture die would bring nothing.
    .first = In a moment. First culture and the planet.
    .paid = From the second time on, a reroll costs 1 energy, for any number of dice. You don’t need it.
    .convert = You have the faces you need. Use them.
    .end = A planet is one step away. Use your dice first.
lesson-convert-bill = **Reroll** when several faces would help: the first is free, each later one costs 1 energy. **Convert** when you need one face now and two dice bring nothing. Once per turn, while three dice are unused.

## Alone against the Rogue

lesson-rogue = Solo against the Rogue
    .about = One turn of Artemis, die by die: what it can use, what you can prevent, and when it grows.
lesson-rogue-alone = Playing solo, you face a **Rogue galaxy**, here Artemis. It never follows and rolls its dice **one at a time**. There are no missions. The first to have 21 points wins at once; the Rogue also wins when its level reaches the skull.
lesson-rogue-yours = Turns alternate, and yours ends with the last die. **Use the energy die**: then Artemis begins.
    .keep = It brings 2 energy, and you will need some. Use it.
    .end = A die is left, and energy is what you will need. Use it.
lesson-rogue-force = It rolls diplomacy. Now **all** its ships on diplomacy tracks would advance, and MJ-120210 would become its colony: 2 points. Before that you may pay 1 energy and 1 culture: **force a reroll**.
    .accept = Then it takes MJ-120210. Here the reroll is worth its price: force it.
lesson-rogue-follow = Energy does less harm: 1 for each of its ships at home and for each at an energy planet, though never above its maximum. **Follow** it for 1 culture, as you would follow a player: the die acts first.
    .again = You can force as often as you can pay. But your last culture brings more in a follow.
    .pass = 2 energy for 1 culture, and nothing better is in sight. Follow.
lesson-rogue-rest = The rest of its turn. Another energy die was **useless** with a full store: rerolled once, then discarded. Move sent a ship into the leftmost orbit without one of its ships. Colony was its **attack**: you lost 1 energy.
lesson-rogue-full = At the end of its turn, **full energy** raised Artemis one level, and its energy starts again from 0. Full culture gives it three more dice. So keep an eye on both markers: each level brings the skull nearer.

## What the coach says at the first meeting of each decision: at most 30 words.

tip-galaxies-keep-mission = Keep one. It pays only at the very end, so choose one that fits what you would do anyway.
tip-galaxies-main-choice = Use dice in any order. Before you use one, ask who could follow it.
tip-galaxies-reroll = Pick all the dice you don’t need. The first reroll of a turn is free; each later one costs 1 energy.
tip-galaxies-convert = Two dice for the one you want. Worth it for a colony die, seldom for energy.
tip-galaxies-move-ship = Surface: the planet’s action now. Orbit: points later. Leaving an orbit loses its steps.
tip-galaxies-landing = Use the planet’s action now or skip it. A ship can use it only when it lands.
tip-galaxies-advance = Advance towards the planet nearest to the end of its track: rivals on it go home empty-handed.
tip-galaxies-colony-die = Upgrade, or use a colony. A level costs its number, in energy or in culture, not mixed.
tip-galaxies-follow = 1 culture copies this die. Keep 1 for a die that finishes a planet.
tip-galaxies-enemy-ship = Push back the ship nearest to the end of its track.
tip-galaxies-forced-reroll = 1 energy and 1 culture make the Rogue roll this die again. Save them for an advance.

## Words of the game, explained where they are tapped: a line, the forms by which they are found (* stands for any ending), and the rule.

words-galaxies = activate, colony, converter, empire, follow, end-space, home, inactive, land, locked, orbit, row, regress
word-galaxies-activate = Activate
    .text = Use a die for the action on its face.
    .forms = activat*
    .rule = G-TURN-3
word-galaxies-colony = Colony
    .text = A planet you own: it brings its points, and a colony die uses its action.
    .forms = colony, colonies
    .rule = G-DEF-8
word-galaxies-converter = Converter
    .text = Once per turn: spend two unused dice to turn a third one to any face.
    .forms = converter, convert, converting
    .rule = G-CONV-1
word-galaxies-empire = Empire level
    .text = 1 to 6. Each level brings more dice, ships or points; it costs its number, all in energy or all in culture.
    .forms = empire level*, upgrad*
    .rule = G-UPG-1
word-galaxies-follow = Follow
    .text = Pay 1 culture to copy the action of a die that another player has just used.
    .forms = follow*
    .rule = G-FOLLOW-1
word-galaxies-end-space = End of the track
    .text = The last space of an orbit, with the sign. A ship that reaches it colonises the planet.
    .forms = end of the track, end of its track, gate, gates
    .rule = G-DEF-6
word-galaxies-home = Home
    .text = Your own galaxy. Ships at home bring energy.
    .forms = at home, back home, fly home, flies home
    .rule = G-DEF-5
word-galaxies-inactive = Unused die
    .text = Rolled and not used yet. Only unused dice can be rerolled, converted or activated.
    .forms = inactive, unused
    .rule = G-DEF-4
word-galaxies-land = Land
    .text = Fly to the surface of a planet and use its action at once.
    .forms = land, lands, landed, landing, surface*
    .rule = G-MOVE-10
word-galaxies-locked = Locked ship
    .text = It joins you when your empire reaches level 3 or 5.
    .forms = locked
    .rule = G-DEF-5
word-galaxies-orbit = Orbit
    .text = The numbered ring round a planet. A ship enters at 0 and loses its steps when it leaves.
    .forms = orbit*
    .rule = G-MOVE-9
word-galaxies-row = Row
    .text = The planets that ships can reach now.
    .forms = the row
    .rule = G-DEF-7
word-galaxies-regress = Regress
    .text = Be pushed back on a track, never below 0.
    .forms = regress*, pushed back, push her back, pushes back
    .rule = G-ADV-5

## Words of the terminal's board

galaxies-draw-planet = Planet
galaxies-draw-gives = Gives
galaxies-draw-points = Points
galaxies-draw-surface = Surface
galaxies-draw-orbit = Orbit
galaxies-draw-row = Row
galaxies-draw-deck =
    { $count ->
        [one] { $count } planet in the deck
       *[other] { $count } planets in the deck
    }
galaxies-draw-player = Player
galaxies-draw-level = Level
galaxies-draw-ships = Ships
galaxies-draw-colonies = Colonies
galaxies-draw-mats = Galaxies
galaxies-draw-home = { $count } home
galaxies-draw-away = { $count } away
galaxies-draw-locked = { $count } locked
galaxies-draw-rogue =
    { $dice ->
        [one] The Rogue rolls { $dice } die and wins at level { $level } ☠.
       *[other] The Rogue rolls { $dice } dice and wins at level { $level } ☠.
    }
galaxies-draw-dice = Dice
galaxies-draw-unused = Unused
galaxies-draw-activated = Activated
galaxies-draw-free-reroll = first reroll free
galaxies-draw-paid-reroll = a reroll costs 1 energy
galaxies-draw-converter = converter used
galaxies-draw-discarded =
    { $count ->
        [one] { $count } die discarded
       *[other] { $count } dice discarded
    }
galaxies-draw-left =
    { $count ->
        [one] { $count } die still to roll
       *[other] { $count } dice still to roll
    }
galaxies-draw-follow-cost = price of following: { $count }
galaxies-draw-penalty =
    { $count ->
        [one] { $count } die fewer next turn
       *[other] { $count } dice fewer next turn
    }
galaxies-draw-last-round = last round
galaxies-draw-mission = Secret mission

## Traits in reports

galaxies-trait-mission = Mission
galaxies-trait-opening = Opening action
galaxies-trait-level = Empire level at the end
galaxies-trait-planet = Planets colonised

## What the learning page says of the game

learn-goal-galaxies = Reach 21 points, then get through the last round.

## Why a move is better than another
galaxies-aim-level = { $aim ->
        [0] {""}
       *[other] { $cost ->
            [0] { $short ->
                [0] , enough for empire level { $aim }
               *[other] , { $short } short of empire level { $aim }
            }
           *[other] , and empire level { $aim } costs { $cost }
        }
    }
galaxies-aim-culture = { $aim ->
        [0] , to pay for following
       *[other] { galaxies-aim-level }
    }
galaxies-more = { $more ->
        [0] {""}
        [one] {" "}(+{ $more } point)
       *[other] {" "}(+{ $more } points)
    }
galaxies-cases = { $now ->
        [0] hardly ever instead of in { $instead } of 100 cases
        [100] almost always instead of in { $instead } of 100 cases
       *[other] in { $now } of 100 cases instead of { $instead }
    }
galaxies-chance-afford = { $when } you can afford level { $level } of your empire { galaxies-cases }.
galaxies-chance-colony = { $when } { $planet } is your colony ({ galaxies-amount-points }) { galaxies-cases }.
galaxies-chance-mission = { $when } your mission “{ $mission }” is fulfilled { galaxies-cases }.
galaxies-chance-rival-colony = { $when } { $player } has colonised { $planet } ({ galaxies-amount-points }) { galaxies-cases }.
galaxies-chance-rival-follow = { $when } { $player } has culture to follow your dice with { galaxies-cases }.
galaxies-chance-rival-afford = { $when } { $player } can afford empire level { $level } { galaxies-cases }.
galaxies-because-afford = { $when } you can afford level { $level } of your empire; otherwise you can’t.
galaxies-price-afford = { $when } you can’t afford level { $level } of your empire; with the better move you can.
galaxies-because-colony = { $when } { $planet } is your colony ({ galaxies-amount-points }); otherwise it isn’t.
galaxies-because-level = { $when } your empire is at level { $now } instead of { $instead }{ galaxies-more }: that means { $dice } dice and { $ships } ships.
galaxies-because-mission = { $when } your mission “{ $mission }” is fulfilled; otherwise it isn’t.
galaxies-because-track = { $steps ->
        [0] { $when } none of your ships is on its way to { $planet } ({ galaxies-amount-points }).
       *[other] { $others ->
            [0] { $when } your ship is on its way to { $planet } ({ galaxies-amount-points }), { galaxies-amount-steps } away.
           *[other] { $when } your ship is { galaxies-amount-steps } from { $planet } ({ galaxies-amount-points }) instead of { $others }.
        }
    }
galaxies-because-energy = { $when } you have { $now } energy instead of { $instead }{ galaxies-aim-level }.
galaxies-because-culture = { $when } you have { $now } culture instead of { $instead }{ galaxies-aim-culture }.
galaxies-because-energy-income = { $when } each “{ galaxies-face-energy }” die gives you { $now } energy instead of { $instead }.
galaxies-because-culture-income = { $when } each “{ galaxies-face-culture }” die gives you { $now } culture instead of { $instead }.
galaxies-because-out = { $when } { $now ->
        [one] { $now } of your ships is under way
       *[other] { $now } of your ships are under way
    } instead of { $instead }.
galaxies-because-rival-colony = { $when } { $player } has colonised { $planet } ({ galaxies-amount-points }) unless you do this.
galaxies-because-rival-track = { $steps ->
        [0] { $when } { $player } has no ship on its way to { $planet } ({ galaxies-amount-points }).
       *[other] { $others ->
            [0] { $when } { $player } is on the way to { $planet } ({ galaxies-amount-points }), { galaxies-amount-steps } away.
           *[other] { $when } { $player } is { galaxies-amount-steps } from { $planet } ({ galaxies-amount-points }) instead of { $others }.
        }
    }
galaxies-because-rival-follow = { $when } { $player } has no culture to follow your dice with; otherwise { $player } has some.
galaxies-because-rival-afford = { $when } { $player } can afford empire level { $level } unless you do this.
galaxies-because-unused = “{ $face }” is still free; ending the turn wastes it.
galaxies-because-reroll = { $idle ->
        [0] { $free ->
            [0] { $helps } of 6 faces do something for you now, and a reroll costs 1 energy.
            [2] { $helps } of 6 faces do something for you now.
           *[other] { $helps } of 6 faces do something for you now, and the reroll is free.
        }
       *[other] { $free ->
            [0] “{ $face }” does nothing for you now; { $helps } of 6 faces would, and a reroll costs 1 energy.
            [2] “{ $face }” does nothing for you now; { $helps } of 6 faces would.
           *[other] “{ $face }” does nothing for you now; { $helps } of 6 faces would, and the reroll is free.
        }
    }
galaxies-price-colony = { $when } { $planet } ({ galaxies-amount-points }) isn’t your colony; with the better move it is.
galaxies-price-mission = { $when } your mission “{ $mission }” isn’t fulfilled; with the better move it is.
galaxies-price-rival-colony = { $when } { $player } has colonised { $planet } ({ galaxies-amount-points }); with the better move that doesn’t happen.
galaxies-price-rival-follow = { $when } { $player } has culture to follow your dice with; with the better move { $player } has none.
galaxies-price-rival-afford = { $when } { $player } can afford empire level { $level }; with the better move that doesn’t happen.
galaxies-outlook-follow = Who can follow your “{ $face }”
galaxies-outlook-colony = { $player } ({ $culture } culture) can follow and take { $planet }, { galaxies-amount-points }.
galaxies-outlook-level = { $player } ({ $culture } culture) can follow and reach level { $now }.
galaxies-outlook-track = { $player } ({ $culture } culture) can follow and get to { galaxies-amount-steps } from { $planet } ({ galaxies-amount-points }).
galaxies-outlook-energy = { $player } ({ $culture } culture) can follow and get { $gained } energy.
galaxies-outlook-culture = { $player } ({ $culture } culture) can follow and get { $gained } culture.
galaxies-outlook-can = { $player } ({ $culture } culture) can follow, but gains little.
galaxies-outlook-none = { $player } can’t follow.
galaxies-look-planets = Look at the planets within reach.
galaxies-look-level = Look at your empire’s level and what the next one costs.
galaxies-look-mission = Think of your secret mission.
galaxies-look-orbit = Look at your ships in orbit.
galaxies-look-energy = Count your energy.
galaxies-look-culture = Count your culture.
galaxies-look-home = Look at your ships at home.
galaxies-situation-have = You have { $energy } energy and { $culture } culture.
galaxies-situation-ship = Your ship is { galaxies-amount-steps } from { $planet } ({ galaxies-amount-points }).
galaxies-situation-home = None of your ships is in orbit.
galaxies-situation-rival = { $player } is { galaxies-amount-steps } from { $planet } ({ galaxies-amount-points }).

## What puzzles are about

galaxies-puzzle-1 = { $place }: a quiet turn
galaxies-puzzle-2 = { $place }: two roads
galaxies-puzzle-3 = { $place }: a crowded sky
galaxies-puzzle-4 = { $place }: the neighbours
galaxies-puzzle-5 = { $place }: crossroads
galaxies-puzzle-6 = { $place }: slow light
galaxies-puzzle-7 = { $place }: a long night
galaxies-puzzle-8 = { $place }: the visitor
galaxies-puzzle-9 = { $place }: dust and ice
galaxies-puzzle-10 = { $place }: far from the sun
galaxies-feature-points = points
galaxies-feature-colony = colony
galaxies-feature-mission-fulfilled = mission fulfilled
galaxies-feature-level = empire level
galaxies-feature-missing-for-the-next-level = missing for the next level
galaxies-feature-orbit = ship in orbit
galaxies-feature-energy = energy
galaxies-feature-culture = culture
galaxies-feature-energy-a-die = energy per die
galaxies-feature-culture-a-die = culture per die
galaxies-feature-landed-on = landing
galaxies-feature-ships-at-home = ships at home

galaxies-leaning-follow = Follows
    .unit = of 100 chances
    .text = { $how ->
            [much] Follows far more often than the others.
           *[more] Follows more often than the others.
            [less] Follows less often than the others.
            [little] Follows far less often than the others.
        }
    .likes = the follower
    .shuns = the loner
galaxies-leaning-fly = Flies
    .unit = of 100 dice
    .text = { $how ->
            [much] Flies far more than the others.
           *[more] Flies more than the others.
            [less] Flies less than the others.
            [little] Flies far less than the others.
        }
    .likes = the explorer
    .shuns = the stay-at-home
galaxies-leaning-upgrade = Upgrades
    .unit = in 10 games
    .text = { $how ->
            [much] Upgrades the empire far more often than the others.
           *[more] Upgrades the empire more often than the others.
            [less] Upgrades the empire less often than the others.
            [little] Upgrades the empire far less often than the others.
        }
    .likes = the empire builder
    .shuns = the small empire
