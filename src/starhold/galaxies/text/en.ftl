### Tiny Epic Galaxies in English. All texts are in our own words.

galaxies-title = Tiny Epic Galaxies
    .about = Roll the dice, send your ships to unknown planets, colonise them or borrow their powers, and copy what the others do. When somebody reaches 21 points, the round is played to its end and the player with the most points wins. For 1 to 5 players; a single player faces a Rogue galaxy.

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
       *[first] Take 1 culture from another player. Once per turn.
    }
galaxies-planet-drewkaiden = Drewkaiden
    .text = Advance one of your ships orbiting a diplomacy planet 1 space.
galaxies-planet-gleam_zanier = Gleam-Zanier
    .text = Gain 2 energy. Every other player gains 1 energy.
galaxies-planet-gort = Gort
    .text = Move one of your orbiting ships to the space with the same number on another planet’s track, of either kind. If that is the end of the track, you colonise the planet.
galaxies-planet-gyore = Gyore
    .text = Turn one of your unused dice to any other face. On your own turn only.
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
       *[first] Take 1 energy from another player. Once per turn.
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

galaxies-prompt-keep-mission = Which secret mission do you keep?
galaxies-prompt-main-choice = Your turn: activate a die, reroll, use the converter or end your turn.
galaxies-reroll-dice = { $chosen ->
        [0] Which dice do you reroll?
       *[other] Roll now, or choose more dice? Chosen: { $chosen }.
    }
galaxies-reroll-price = { $paid ->
        [0] This reroll is free.
       *[other] This reroll costs 1 energy.
    }
galaxies-prompt-reroll = { galaxies-reroll-dice } { galaxies-reroll-price }
galaxies-prompt-convert = { $chosen ->
        [1] Which die goes into the converter as the second one?
       *[other] Which die do you turn, and to which face?
    }
galaxies-prompt-move-ship = Which ship flies where?
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
galaxies-prompt-shift-orbit = Which of your ships changes orbit, and where does it go?
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
galaxies-prompt-set-die = Which die do you turn, and to which face?
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
galaxies-log-rolled = { $player } rolls “{ $face }”.
galaxies-log-rerolled = { $player } rerolls “{ $before }” and gets “{ $face }”.
galaxies-log-activated = { $player } activates “{ $face }”.
galaxies-log-converted = { $player } uses the converter and turns “{ $before }” to “{ $face }”.
galaxies-log-ended-turn = { $player } ends the turn.
galaxies-log-followed = { $player } pays { $cost } culture and follows “{ $face }”.
galaxies-log-followed-free = { $player } follows “{ $face }” for free.
galaxies-log-gained-energy = { $amount ->
        [0] { $player } has no room for more energy.
       *[other] { $player } gains { galaxies-amount-energy }.
    }
galaxies-log-gained-culture = { $amount ->
        [0] { $player } has no room for more culture.
       *[other] { $player } gains { galaxies-amount-culture }.
    }
galaxies-log-paid-energy = { $player } pays { galaxies-amount-energy }.
galaxies-log-paid-culture = { $player } pays { galaxies-amount-culture }.
galaxies-log-landed = { $player } lands on { $planet }.
galaxies-log-entered-orbit = { $player } enters the orbit of { $planet }.
galaxies-log-went-home = { $player } brings a ship home.
galaxies-log-advanced = { $player } advances to space { $space } of { $planet }.
galaxies-log-pushed-back = { $space ->
        [0] { $player } falls back to the start of { $planet }.
       *[other] { $player } falls back to space { $space } of { $planet }.
    }
galaxies-log-colonised = { $player } colonises { $planet }, worth { galaxies-amount-points }, and now has { $score }. All ships there return home.
galaxies-log-upgraded = { $player } reaches empire level { $level } and now has { galaxies-amount-score }.
galaxies-log-used-planet = { $player } uses { $planet }.
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
galaxies-log-mission-done = { $player } has fulfilled the mission “{ $mission }”: { galaxies-amount-points }.
galaxies-log-mission-failed = { $player } has not fulfilled the mission “{ $mission }”.
galaxies-log-finished = { $player } finishes in place { $rank } with { galaxies-amount-score }.
galaxies-log-rogue-rolled = { $rogue } rolls “{ $face }”.
galaxies-log-rogue-discarded = { $rogue } cannot use “{ $face }”: the die is discarded.
galaxies-log-rogue-rerolled = { $rogue } rerolls “{ $before }” and gets “{ $face }”.
galaxies-log-forced-reroll = { $player } pays 1 energy and 1 culture: { $rogue } must reroll “{ $face }”.
galaxies-log-rogue-level = { $rogue } reaches the skull on level { $level }.
galaxies-log-rogue-bonus = { $rogue } is full of culture and rolls three more dice.
galaxies-log-rogue-attack = { $rogue } makes its attack of level { $level }.
galaxies-log-lost-energy = { $player } loses { galaxies-amount-energy }.
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
galaxies-why-track-short = The track of { $planet } is too short for your ships.
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

## What hints speak of

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

## How to play, two pages of four panels, and five hints of strategy

galaxies-howto-1 = Reach 21
    .text = Colonise planets and raise your empire. The first player with 21 points triggers the end; the round is finished so that everybody has had the same number of turns. Then the secret missions are revealed, and the player with the most points wins.
galaxies-howto-2 = Orbit and surface
    .text = A ship can do two things at a planet. On the surface it uses the planet’s power at once. In orbit it starts at 0 and advances space by space; at the end of the track the planet becomes your colony. If the ship leaves, its progress is lost.
    .orbit = orbit: points later
    .surface = surface: its power now
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
    .text = At the end of its track the planet is yours, with its points and its power. All ships there fly home, your rivals’ too, and lose their progress. A new planet takes its place.
    .home = all fly home
galaxies-strategy-1 = Buy level 2 with your first “{ galaxies-face-colony }” die: one more die every turn beats any single planet.
galaxies-strategy-2 = Never let your culture fall to 0 while a rival is about to use a die that you want too.
galaxies-strategy-3 = Keep ships on tracks of both kinds, so that both Diplomacy and Economy are useful to you.
galaxies-strategy-4 = Finish long tracks with planets that advance ships ({ galaxies-planet-shouhua }, { galaxies-planet-leandra }, { galaxies-planet-drewkaiden }), not by waiting for one face.
galaxies-strategy-5 = Before you use a die, ask who gains more by following it. Use the dangerous one while the others have no culture.

galaxies-source-colonies = colonies
galaxies-source-empire = empire
galaxies-source-mission = mission
