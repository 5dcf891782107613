### Roll for the Galaxy in English. All texts are in our own words.

roll-title = Roll for the Galaxy
    .about = Roll your workers in secret, send them to five phases, and build a galactic empire of worlds and developments. The player with the most victory points wins. For 2 to 5 players.

## Words of the game

roll-die-home = home die
    .text = Faces: Explore × 2, Develop, Settle, Produce, Ship.
roll-die-military = military die
    .text = Faces: Explore, Develop × 2, Settle × 2, wild.
roll-die-consumption = consumption die
    .text = Faces: Explore, Develop, Ship × 3, wild.
roll-die-novelty = novelty die
    .text = Faces: Explore, Produce × 2, Ship × 2, wild.
roll-die-rare = rare elements die
    .text = Faces: Explore, Develop × 2, Produce, Ship, wild.
roll-die-genes = genes die
    .text = Faces: Explore, Settle × 2, Produce, wild × 2.
roll-die-alien = alien technology die
    .text = Faces: Develop, Settle, Produce, wild × 3.
roll-shipper-home = home die
roll-shipper-military = military die
roll-shipper-consumption = consumption die
roll-shipper-novelty = novelty die
roll-shipper-rare = rare elements die
roll-shipper-genes = genes die
roll-shipper-alien = alien technology die
roll-shipper-virtual-home = extra home shipper (no die)
roll-shipper-virtual-genes = extra genes shipper (no die)
roll-phase-explore = Explore
    .text = Each explorer Scouts for tiles or Stocks up on $2.
roll-phase-develop = Develop
    .text = Developers go onto your top development until it is complete.
roll-phase-settle = Settle
    .text = Settlers go onto your top world until it is complete.
roll-phase-produce = Produce
    .text = Producers become goods on your coloured worlds.
roll-phase-ship = Ship
    .text = Each shipper Trades a good for credits or Consumes it for VP.
roll-colour-novelty = novelty world
roll-colour-rare = rare elements world
roll-colour-genes = genes world
roll-colour-alien = alien technology world
roll-side-development = developments
roll-side-world = worlds
roll-place-explore = Explore row
roll-place-develop = Develop row
roll-place-settle = Settle row
roll-place-produce = Produce row
roll-place-ship = Ship row
roll-place-cup = cup
roll-place-citizenry = Citizenry
roll-place-development-slot = development slot
roll-place-world-slot = world slot
roll-place-novelty-goods = novelty world
roll-place-rare-goods = rare elements world
roll-place-genes-goods = genes world
roll-place-alien-goods = alien technology world

## Questions

roll-shape-where = Where to?
roll-shape-recruit = { $count ->
        [one] Recruit { $count } die
       *[other] Recruit { $count } dice
    }
roll-shape-recruit-ends = { $count ->
        [one] Recruit { $count } die, end the round
       *[other] Recruit { $count } dice, end the round
    }
roll-shape-recruit-only = Recruit, then recall
roll-shape-runs-explore = Explore will take place
roll-shape-runs-develop = Develop will take place
roll-shape-runs-settle = Settle will take place
roll-shape-runs-produce = Produce will take place
roll-shape-runs-ship = Ship will take place
roll-prompt-lay-out = Which of your two tiles is the development? The other becomes the world.
roll-prompt-assign-wild = Wild dice: which one do you place?
roll-prompt-assign-select = Select a phase: with which worker?
roll-prompt-assign = Ready? Lift your screen, Dictate, or use a Reassign power.
roll-prompt-assign-dictate = Ready? Lift your screen, or Dictate.
roll-prompt-assign-reassign = Ready? Lift your screen, or use a Reassign power.
roll-prompt-assign-ready = Your plan stands: lift your screen.
roll-prompt-assign-move = { $dice ->
        [one] Move a worker to another row
       *[other] Move a worker to another row (up to { $dice })
    }.
roll-prompt-explore = What does your next explorer do?
roll-prompt-explore-abandon = { $drawn ->
        [one] Abandon tiles, or draw { $drawn } tile.
       *[other] Abandon tiles, or draw { $drawn } tiles.
    }
roll-prompt-explore-place = Where does a drawn tile go?
roll-prompt-levy = The bag is empty: choose a tile from your construction zone to put back.
roll-prompt-research = Alien Research Team: under which stack does the tile go?
roll-prompt-develop = Which developer is next?
roll-prompt-settle = Which settler is next?
roll-prompt-pay = { $dice ->
        [one] Which die pays for the tile? { $dice } still to choose.
       *[other] Which dice pay for the tile? { $dice } still to choose.
    }
roll-prompt-to-cup = Which of these builders goes to your cup?
roll-prompt-remove = Which of your dice goes back to the supply?
roll-prompt-produce = Which producer goes to which world?
roll-prompt-ship = Which shipper acts next?
roll-prompt-ship-good = Which good, and what for? ({ $shipper })
roll-prompt-ship-bank = Galactic Bankers: pay $1 for 1 VP?
roll-prompt-manage-recruit = You have ${ $credits }. Which dice do you recruit?
roll-prompt-manage = Recall dice to your cup, or end the round.
roll-prompt-manage-forced = Your cup is empty: recall a die.

## Moves

roll-action-lay-out = Development { $development }, world { $world }
roll-action-wild = { $die } → { $phase }
roll-action-select = Select { $phase } with the { $die } from { $row }
roll-action-dictate = Dictate: set aside the { $die } from { $row }
roll-action-use = Use { $development }
roll-action-move = { $die }: { $row } → { $to }
roll-action-stop = Done moving workers
roll-action-take-back = Undo the last move
roll-action-commit = Ready: lift the screen
roll-action-scout = Scout: draw tiles
roll-action-stock = Stock: gain $2
roll-action-scout-alien = Scout (alien)
roll-action-stock-alien = Stock (alien)
roll-action-abandon = Abandon { $tile }
roll-action-draw = Draw
roll-action-put-development = { $tile } under the developments
roll-action-put-world = { $tile } under the worlds
roll-action-put-development-top = { $tile } on top of the developments
roll-action-put-world-top = { $tile } on top of the worlds
roll-action-done = Done exploring
roll-action-build = Next: { $die }
roll-action-pay = Pay with the { $die }
roll-action-to-cup = { $die } to the cup
roll-action-keep = No more dice to the cup
roll-action-remove = Return the { $die } ({ $place })
roll-action-produce = { $die } → { $colour }
roll-action-shipper = { $shipper } ships
roll-action-trade = Trade for ${ $credits }: { $die }, { $colour }
roll-action-consume = Consume for { $vp } VP: { $die }, { $colour }
roll-action-bank = Pay $1 for 1 VP
roll-action-no-bank = Do not pay
roll-action-recruit = Recruit the { $die }
roll-action-recall = Recall the { $die } ({ $place })
roll-action-end = End the round

## Why not: what a thing says that cannot be picked

roll-why-wild-first = First put your wild dice into rows.
roll-why-select-first = First select a phase: put one of your workers on the strip.
roll-why-selected-already = You have selected { $phase }. To change it, undo your moves.
roll-why-reassign-how = Only Dictate or a Reassign power can move a worker to another row.
roll-why-other-row = Only a worker from another row can come here.
roll-why-selector-stays = The worker that selects a phase stays on the strip.
roll-why-given-up = You set this die aside to Dictate; it goes to your cup when the screens are lifted.
roll-why-dictate-two = Dictate needs two workers in rows: one to set aside and one to move.
roll-why-dictate-used = You have already used Dictate this round.
roll-why-no-reassign = This development has no Reassign power.
roll-why-changes-dictate = This changes what Dictate can do; use Dictate itself.
roll-why-power-spent = You have already used this power this round.
roll-why-power-rank = This power moves no workers while another player has more novelty worlds than you.
roll-why-power-nobody = This power has no worker to move.
roll-why-finish-power = First finish the power you are using, or undo it.
roll-why-power-type = { $power } does not move this kind of die: { $die }.
roll-why-power-from = { $power } does not move workers away from { $phase }.
roll-why-power-to = { $power } does not move workers to { $phase }.
roll-why-in-cup = Dice in the cup wait for the next roll.
roll-why-in-citizenry = Dice in the Citizenry come back when you manage your empire, for $1 each. You have ${ $credits }.
roll-why-builder = Dice on a slot stay until the tile is complete; you can recall them when you manage your empire.
roll-why-good = This die is a good: it is shipped, or recalled when you manage your empire.
roll-why-phase-idle = { $phase } does not take place this round.
roll-why-phase-later = { $phase } comes later this round.
roll-why-phase-over = { $phase } is over for this round.
roll-why-lay-out-both = Pick the tile that becomes the development; the other one becomes the world.
roll-why-drawn-first = First place the tiles you have drawn.
roll-why-scout-first = You can abandon tiles only when an explorer Scouts.
roll-why-no-tile = You have no tile to place now.
roll-why-under-only = Drawn tiles go under a stack.
roll-why-stack-empty = This stack is empty.
roll-why-tile-progress = { $needed ->
        [one] This tile needs { $needed } die on its slot
       *[other] This tile needs { $needed } dice on its slot
    } to be complete; so far it has { $dice }.
roll-why-below-top = Only the tile on top of a stack is being built.
roll-why-reassign-only = You can use Reassign powers only while assigning dice.
roll-why-explorer-task = Choose what your next explorer does: Scout or Stock.
roll-why-grey = Grey worlds never hold goods.
roll-why-worlds-full = There is no room left for a good here ({ $colour }).
roll-why-no-good = There is no good here.
roll-why-shipment-order = One shipment at a time: pick a shipper, then a good, then Trade or Consume.
roll-why-recruit-over = Recruiting is over: you ran out of credits.
roll-why-recruit-first = First recruit from your Citizenry, for $1 per die. You have ${ $credits }.

## Log

roll-log-dealt = { $player } starts with { $faction } and { $home }.
roll-log-laid-out = { $player } lays out the world { $world } and the development { $development }.
roll-log-round = Round { $round }: everybody rolls.
roll-log-ready = { $player } is ready.
    .you = You are ready.
roll-log-selected = { $player } selects { $phase } ({ $die }).
    .you = You select { $phase } ({ $die }).
roll-log-extra-phase = The extra die shows { $phase }.
roll-log-phase = Phase: { $phase }.
roll-log-stocked = { $player } Stocks for ${ $credits }.
    .you = You Stock for ${ $credits }.
roll-log-scouted = { $player } Scouts{ $abandoned ->
        [0] { "" }
       *[other] { " " }(abandoned: { $abandoned })
    } and draws { $drawn ->
        [one] { $drawn } tile
       *[other] { $drawn } tiles
    }.
    .you = You Scout{ $abandoned ->
            [0] { "" }
           *[other] { " " }(abandoned: { $abandoned })
        } and draw { $drawn ->
            [one] { $drawn } tile
           *[other] { $drawn } tiles
        }.
roll-log-drew = { $player } draws { $world } / { $development }.
    .you = You draw { $world } / { $development }.
roll-log-put = { $player } adds a tile to the { $side }.
    .you = You add a tile to the { $side }.
roll-log-on-top = { $tile } is now on top of { $player }’s stack.
    .you = { $tile } is now on top of your stack.
roll-log-bag-refilled = The abandoned tiles go back into the bag.
roll-log-levied = { $player } puts a tile back into the bag: { $side }.
roll-log-arranged = { $player } re-sorts the construction zone, taking a tile from: { $side }.
roll-log-researched = { $player } draws a tile with Alien Research Team.
roll-log-placed = { $player } builds with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } ({ $side }).
    .you = You build with { $dice ->
            [one] { $dice } die
           *[other] { $dice } dice
        } ({ $side }).
roll-log-completed = { $player } completes the development { $development }.
    .you = You complete the development { $development }.
roll-log-settled = { $player } settles { $world } and adds it to the empire.
    .you = You settle { $world } and add it to your empire.
roll-log-to-cup = { $player } sends builders to the cup: { $dice } × { $die }.
roll-log-removed = { $player } returns to the supply: { $die } ({ $place }).
roll-log-gained = { $player } gains { $dice } × { $die } ({ $place }).
    .you = You gain { $dice } × { $die } ({ $place }).
roll-log-tile-credits = { $player } gains ${ $credits }.
roll-log-power-credits = { $player } gains ${ $credits } ({ $development }).
    .you = You gain ${ $credits } ({ $development }).
roll-log-power-vp = { $player } gains { $vp } VP ({ $development }).
roll-log-produced = { $player } produces a good: { $die }, { $colour }.
    .you = You produce a good: { $die }, { $colour }.
roll-log-traded = { $player } Trades a good ({ $die }, { $colour }) for ${ $credits }.
    .you = You Trade a good ({ $die }, { $colour }) for ${ $credits }.
roll-log-consumed = { $player } Consumes a good ({ $die }, { $colour }) for { $vp } VP.
    .you = You Consume a good ({ $die }, { $colour }) for { $vp } VP.
roll-log-banked = { $player } pays $1 for 1 VP (Galactic Bankers).
roll-log-unused = { $player } returns { $dice ->
        [one] { $dice } unused die
       *[other] { $dice } unused dice
    } to the cup.
    .you = You return { $dice ->
            [one] { $dice } unused die
           *[other] { $dice } unused dice
        } to the cup.
roll-log-recruited = { $player } recruits { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
    .you = You recruit { $dice ->
            [one] { $dice } die
           *[other] { $dice } dice
        }.
roll-log-recalled = { $player } recalls: { $die } ({ $place }).
roll-log-manage = Everybody manages their empire.
roll-log-ended = { $rounds ->
        [one] The game ends after { $rounds } round.
       *[other] The game ends after { $rounds } rounds.
    }
roll-log-abandoned = { $player } abandons a tile: { $side }.
    .you = You abandon a tile: { $side }.
roll-log-row = { $player }, { $phase }: { $dice ->
        [one] { $dice } worker
       *[other] { $dice } workers
    }.
    .you = You, { $phase }: { $dice ->
            [one] { $dice } worker
           *[other] { $dice } workers
        }.
roll-log-dictated = { $player } Dictated; set aside, back to the cup: { $dice } × { $die }.
    .you = You Dictated; set aside, back to the cup: { $dice } × { $die }.
roll-log-shipping = { $player } ships with: { $shipper }.
    .you = You ship with: { $shipper }.

## The table in a terminal

roll-board-round = Round { $round }
roll-board-pool = { $vp } VP in the pool
roll-board-bag = { $tiles ->
        [one] { $tiles } tile in the bag
       *[other] { $tiles } tiles in the bag
    }
roll-board-empires = Empires
roll-board-player = Player
roll-board-score = Score
roll-board-chips = VP chips
roll-board-credits = Credits
roll-board-squares = Tiles
roll-board-cup = Cup
roll-board-citizenry = Citizenry
roll-board-developments = Developments
roll-board-worlds = Worlds
roll-board-own = For your eyes only
roll-board-wild = Wild
roll-board-dictated = Dictate area
roll-board-drawn = Drawn
roll-board-abandoned = Abandoned

## Options

roll-option-start = Starting tiles
    .text = How the two starting tiles are laid out.
    .choice = each player chooses
    .cheapest = the cheapest sides, for a first game
roll-preset-first-game = First game
    .text = The starting tiles show their cheapest sides.

## Factions

roll-faction-1 = Space Piracy / Hidden Fortress
roll-faction-2 = Alien Archaeology / Alien Rosetta Stone World
roll-faction-3 = Consumer Markets / Space Mall
roll-faction-4 = Improved Reconnaissance / Wormhole Station
roll-faction-5 = Genetics Lab / The Last of the Gnarssh
roll-faction-6 = Galactic Religion / Pilgrimage World
roll-faction-7 = Biological Adaptation / Aquatic Uplift World
roll-faction-8 = Mining Industry / Meteorite Planet
roll-faction-9 = Destroyed Colony / Awakened Alien Outpost

## Developments of the factions

roll-faction-development-space-piracy = Space Piracy
    .text = Ship: when the phase ends, $1 for every two military dice in your Citizenry, rounded up.
roll-faction-development-alien-archaeology = Alien Archaeology
    .text = Explore: an alien explorer that Stocks brings $4 instead of $2.
roll-faction-development-consumer-markets = Consumer Markets
    .text = Produce: when the phase ends, $1 for each good on your novelty worlds.
roll-faction-development-improved-reconnaissance = Improved Reconnaissance
    .text = Explore: each tile you Scout may go on top of its stack instead of under it.
roll-faction-development-genetics-lab = Genetics Lab
    .text = Produce: when the phase ends, $2 for each genes die that lies on your worlds as a good.
roll-faction-development-galactic-religion = Galactic Religion
    .text = Develop: when the phase ends, $1 for each novelty die in your Citizenry.
roll-faction-development-biological-adaptation = Biological Adaptation
    .text = Develop: your developments with a Reassign power cost 1 developer less (at least 1).
roll-faction-development-mining-industry = Mining Industry
    .text = Ship: $1 for each good you Consume from a rare elements world.

## Worlds of the factions

roll-faction-world-hidden-fortress = Hidden Fortress
    .text = Grey world. At the start of the game: put 1 military die into your Citizenry.
roll-faction-world-alien-rosetta-stone-world = Alien Rosetta Stone World
    .text = Grey world. At the start of the game: put 1 alien technology die into your Citizenry.
roll-faction-world-space-mall = Space Mall
    .text = Novelty world. At the start of the game: put 1 novelty die into your cup.
roll-faction-world-wormhole-station = Wormhole Station
    .text = Rare elements world. At the start of the game: put 1 rare elements die into your cup.
roll-faction-world-the-last-of-the-gnarssh = The Last of the Gnarssh
    .text = Genes world. At the start of the game: put 1 genes die into your Citizenry.
roll-faction-world-pilgrimage-world = Pilgrimage World
    .text = Novelty world. At the start of the game: put 1 novelty die onto this world as a good.
roll-faction-world-aquatic-uplift-world = Aquatic Uplift World
    .text = Grey world. At the start of the game: put 1 genes die into your cup.
roll-faction-world-meteorite-planet = Meteorite Planet
    .text = Rare elements world. At the start of the game: put 1 rare elements die into your Citizenry.
roll-faction-world-destroyed-colony = Destroyed Colony
    .text = Grey world. At the start of the game: put 1 consumption die into your cup.
roll-faction-world-awakened-alien-outpost = Awakened Alien Outpost
    .text = Alien technology world. At the start of the game: put 1 military die into your Citizenry.

## Home worlds

roll-home-alpha-centauri = Alpha Centauri
    .text = Rare elements world. At the start of the game: put 1 rare elements die onto this world as a good.
roll-home-ancient-race = Ancient Race
    .text = Genes world. At the start of the game: put 1 genes die onto this world as a good.
roll-home-damaged-alien-factory = Damaged Alien Factory
    .text = Alien technology world. At the start of the game: put 1 alien technology die into your Citizenry.
roll-home-doomed-world = Doomed World
    .text = Grey world. At the start of the game: you have $8 instead of $1, and no die.
roll-home-earths-lost-colony = Earth’s Lost Colony
    .text = Novelty world. At the start of the game: put 1 novelty die onto this world as a good.
roll-home-epsilon-eridani = Epsilon Eridani
    .text = Grey world. At the start of the game: put 1 novelty die into your Citizenry and 1 military die into your Citizenry.
roll-home-new-sparta = New Sparta
    .text = Grey world. At the start of the game: put 2 military dice into your Citizenry.
roll-home-old-earth = Old Earth
    .text = Grey world. At the start of the game: put 1 consumption die into your Citizenry.
roll-home-separatist-colony = Separatist Colony
    .text = Grey world. At the start of the game: put 1 military die into your cup.

## Developments

roll-development-galactic-federation = Galactic Federation
    .text = Develop: of the developers that complete each of your later developments, send 1 or 2 of your choice to your cup. At the end: a third of the printed costs of all your developments, rounded up.
roll-development-galactic-bankers = Galactic Bankers
    .text = Ship: after each Trade you may pay $1 for 1 VP. At the end: 1 VP for each of your developments.
roll-development-mining-league = Mining League
    .text = Produce: when the phase ends, $1 for each good on your rare elements worlds. At the end: 2 VP for each of your rare elements worlds.
roll-development-new-galactic-order = New Galactic Order
    .text = Settle: military settlers that complete a world go to your cup. At the end: 2 VP for each full or partial set of three military dice you own.
roll-development-galactic-exchange = Galactic Exchange
    .text = Settle: of the settlers that complete each of your worlds, send 1 or 2 of your choice to your cup. At the end: 1 VP for each type of die you own.
roll-development-investment-credits = Investment Credits
    .text = Develop: your other developments cost 1 developer less (at least 1).
roll-development-conscription = Conscription
    .text = At once: return one of your dice to the supply, then put 2 military dice into your cup.
roll-development-galactic-investors = Galactic Investors
    .text = Develop: when the phase ends, $2 – already in the phase that completes this tile.
roll-development-information-tech = Information Tech
    .text = At once: return one of your dice to the supply, then put 2 novelty dice into your cup.
roll-development-replicant-robots = Replicant Robots
    .text = Settle: your worlds cost 1 settler less (at least 1).
roll-development-alien-research-ship = Alien Research Ship
    .text = Explore: you have two more explorers, a home one and an alien one. They are not dice.
roll-development-free-trade-zone = Free Trade Zone
    .text = Settle: your grey worlds cost 2 settlers less, but this alone never brings them below 2.
roll-development-alien-uplift-blueprints = Alien Uplift Blueprints
    .text = Settle: your genes and alien technology worlds cost 1 settler less.
roll-development-space-marines = Space Marines
    .text = At once: return one of your dice to the supply, then take $1 and put 1 military die into your cup.
roll-development-space-tourism = Space Tourism
    .text = Ship: when the phase ends, $1, and $1 more if all worlds of the highest printed cost on the table are yours.
roll-development-robot-surveyors = Robot Surveyors
    .text = Settle: when the phase ends, $2.
roll-development-propaganda-campaign = Propaganda Campaign
    .text = Reassign: you may move 1 or 2 workers to the phase you selected.
roll-development-nanotechnology = Nanotechnology
    .text = Reassign: you may move 1 or 2 workers, each to any phase.
roll-development-system-diversification = System Diversification
    .text = Reassign: you may move 1 or 2 workers that are not home dice, each to any phase. At the end: half of the printed costs of your developments with a Reassign power, rounded up.
roll-development-galactic-salon = Galactic Salon
    .text = Ship: when the phase ends, 1 VP.
roll-development-galactic-influence = Galactic Influence
    .text = Reassign: you may move 1 worker to any phase.
roll-development-trade-levies = Trade Levies
    .text = Ship: $1 for each good you Consume.
roll-development-major-research-labs = Major Research Labs
    .text = Explore: you have one more explorer, a home one. It is not a die.
roll-development-merchant-guild = Merchant Guild
    .text = Produce: when the phase ends, $2.
roll-development-galactic-mandate = Galactic Mandate
    .text = Reassign: when you Dictate, you may move up to 3 workers instead of 1.
roll-development-isolation-policy = Isolation Policy
    .text = Reassign: you may move 1 or 2 workers out of Explore, each to any phase.
roll-development-space-docks = Space Docks
    .text = Ship: you have one more shipper, a home one. It is not a die.
roll-development-export-duties = Export Duties
    .text = Ship: each good you Trade pays $1 more.
roll-development-homeworld-patriotism = Homeworld Patriotism
    .text = Reassign: you may move 1 or 2 home workers to the phase you selected.
roll-development-alien-research-team = Alien Research Team
    .text = Explore: when everybody has explored, draw 1 tile for your construction zone, and gain $1 if one of your alien explorers Scouted.
roll-development-space-refineries = Space Refineries
    .text = Ship: each good you Consume from a rare elements world earns 1 VP more.
roll-development-shipping-affinity = Shipping Affinity
    .text = Reassign: you may move 1 worker to Ship.
roll-development-local-subsidies = Local Subsidies
    .text = Reassign: you may move 1 home worker to any phase.
roll-development-technology-affinity = Technology Affinity
    .text = Reassign: you may move 1 worker to Develop.
roll-development-colonial-affinity = Colonial Affinity
    .text = Reassign: you may move 1 worker to Settle.
roll-development-advanced-logistics = Advanced Logistics
    .text = Explore: between your tasks you may re-sort the tiles of your construction zone and turn them over. Dice stay on their slots.
roll-development-diversification = Diversification
    .text = Reassign: you may move 1 home worker out of Explore to any phase.
roll-development-galactic-recycling = Galactic Recycling
    .text = Develop, Settle: $1 for each other development and each world you complete.
roll-development-galactic-demand = Galactic Demand
    .text = Ship: each good you Trade from a novelty world pays $2 more.
roll-development-technology-unions = Technology Unions
    .text = Explore, Produce: when the phase ends, $1 if you have more developments than every other player.
roll-development-public-works = Public Works
    .text = Develop: $1 for each other development you complete.
roll-development-hydroponics-guild = Hydroponics Guild
    .text = Reassign: you may move 1 novelty or genes worker to any phase.
roll-development-jumpdrive-research = Jumpdrive Research
    .text = Ship: each good you Trade from a rare elements world pays $1 more.
roll-development-space-mercenaries = Space Mercenaries
    .text = Reassign: you may move 1 military or rare elements worker to any phase.
roll-development-galactic-renaissance = Galactic Renaissance
    .text = Ship: each good you Consume earns 1 VP more. At the end: n VP, where 1 + 2 + … + n is the largest such sum that your VP chips reach.
roll-development-new-economy = New Economy
    .text = Ship: $2 for each good you Consume. At the end: 1 VP for each of your developments without a Reassign power.
roll-development-organic-shipyards = Organic Shipyards
    .text = Ship: you have two more shippers, a home one and a genes one. They are not dice.
roll-development-galactic-reserves = Galactic Reserves
    .text = Always: each of your coloured worlds holds up to 2 goods. At the end: 1 VP for each good on your worlds.
roll-development-free-trade-association = Free Trade Association
    .text = Ship: when the phase ends, $2. At the end: half of the printed costs of your novelty worlds, rounded up.
roll-development-mad-scientists = Mad Scientists
    .text = Reassign: if you have more novelty worlds than anybody else, you may move 1 or 2 workers, each to any phase; if you share the lead, 1.
roll-development-executive-power = Executive Power
    .text = Reassign: you may move exactly 2 workers of one row to the phase you selected.
roll-development-operations-affinity = Operations Affinity
    .text = Reassign: you may move 1 worker to Explore or to Produce.
roll-development-minor-research-labs = Minor Research Labs
    .text = Ship: each good you Consume from a genes or alien technology world earns 1 VP more.
roll-development-terraforming-robots = Terraforming Robots
    .text = Settle: $1 for each world you complete, $2 for a rare elements world.
roll-development-backup-planning = Backup Planning
    .text = Reassign: you may Dictate any number of times in a round.

## Worlds

roll-world-artist-colony = Artist Colony
    .text = Novelty world. Put 1 novelty die into your Citizenry.
roll-world-former-penal-colony = Former Penal Colony
    .text = Novelty world. First return one of your dice to the supply; then put 1 military die into your cup.
roll-world-new-survivalists = New Survivalists
    .text = Novelty world. Put 1 novelty die into your Citizenry.
roll-world-secluded-world = Secluded World
    .text = Novelty world. Put 1 novelty die into your Citizenry.
roll-world-star-nomad-lair = Star Nomad Lair
    .text = Novelty world. Put 1 novelty die into your Citizenry.
roll-world-galactic-survey-headquarters = Galactic Survey Headquarters
    .text = Novelty world. Put 1 novelty die into your cup.
roll-world-gem-world = Gem World
    .text = Novelty world. Put 1 novelty die into your cup.
roll-world-new-vinland = New Vinland
    .text = Novelty world. Put 1 novelty die into your cup.
roll-world-pirate-world = Pirate World
    .text = Novelty world. Put 1 military die into your Citizenry.
roll-world-space-port = Space Port
    .text = Novelty world. Put 1 novelty die into your cup.
roll-world-spice-world = Spice World
    .text = Novelty world. Put 1 novelty die into your cup.
roll-world-galactic-resort = Galactic Resort
    .text = Novelty world. Put 1 novelty die onto this world as a good.
roll-world-information-hub = Information Hub
    .text = Novelty world. Put 1 novelty die onto this world as a good.
roll-world-prosperous-world = Prosperous World
    .text = Novelty world. Put 1 novelty die onto this world as a good.
roll-world-universal-exports = Universal Exports
    .text = Novelty world. Put 1 novelty die onto this world as a good.
roll-world-asteroid-belt = Asteroid Belt
    .text = Rare elements world. Put 1 rare elements die into your cup.
roll-world-ore-rich-world = Ore-Rich World
    .text = Rare elements world. Put 1 rare elements die into your cup.
roll-world-radioactive-world = Radioactive World
    .text = Rare elements world. Put 1 rare elements die into your cup.
roll-world-rebel-miners = Rebel Miners
    .text = Rare elements world. First return one of your dice to the supply; then put 2 military dice into your Citizenry.
roll-world-runaway-robots = Runaway Robots
    .text = Rare elements world. Put 1 military die into your cup.
roll-world-blaster-gem-mines = Blaster Gem Mines
    .text = Rare elements world. Put 1 military die into your Citizenry and 1 rare elements die into your Citizenry.
roll-world-comet-zone = Comet Zone
    .text = Rare elements world. Put 1 rare elements die onto this world as a good.
roll-world-galactic-fuel-depot = Galactic Fuel Depot
    .text = Rare elements world. Put 1 rare elements die onto this world as a good.
roll-world-jumpdrive-fuel-refinery = Jumpdrive Fuel Refinery
    .text = Rare elements world. Put 1 rare elements die onto this world as a good.
roll-world-mining-world = Mining World
    .text = Rare elements world. Put 1 rare elements die onto this world as a good.
roll-world-planetary-nebula = Planetary Nebula
    .text = Rare elements world. Put 1 rare elements die onto this world as a good.
roll-world-armaments-world = Armaments World
    .text = Rare elements world. Put 1 rare elements die onto this world as a good. Gain $1.
roll-world-silicon-world = Silicon World
    .text = Rare elements world. Put 1 rare elements die onto this world as a good. Gain $1.
roll-world-plague-world = Plague World
    .text = Genes world. Put 1 genes die into your cup.
roll-world-rebel-warrior-race = Rebel Warrior Race
    .text = Genes world. First return one of your dice to the supply; then put 1 military die into your Citizenry and 1 genes die into your Citizenry.
roll-world-uplift-overseers = Uplift Overseers
    .text = Genes world. Put 1 genes die into your cup.
roll-world-deep-space-symbionts-ltd = Deep Space Symbionts, Ltd.
    .text = Genes world. Put 1 genes die into your cup. Gain $1.
roll-world-distant-world = Distant World
    .text = Genes world. Put 1 genes die into your cup. Gain $1.
roll-world-jungle-world = Jungle World
    .text = Genes world. Put 1 genes die onto this world as a good.
roll-world-malevolent-lifeforms = Malevolent Lifeforms
    .text = Genes world. Put 1 genes die onto this world as a good.
roll-world-designer-species-ultd = Designer Species, Ultd.
    .text = Genes world. Put 1 genes die onto this world as a good. Gain $1.
roll-world-lost-species-ark-world = Lost Species Ark World
    .text = Genes world. Put 1 genes die onto this world as a good. Gain $1.
roll-world-alien-robot-scout-ship = Alien Robot Scout Ship
    .text = Alien technology world. Put 1 alien technology die into your cup. Gain $1.
roll-world-deserted-alien-outpost = Deserted Alien Outpost
    .text = Alien technology world. Put 1 alien technology die onto this world as a good.
roll-world-deserted-alien-colony = Deserted Alien Colony
    .text = Alien technology world. Put 1 alien technology die onto this world as a good. Gain $1.
roll-world-lost-alien-warship = Lost Alien Warship
    .text = Alien technology world. Put 1 alien technology die into your cup. Gain $2.
roll-world-alien-sentinels = Alien Sentinels
    .text = Alien technology world. Put 1 alien technology die into your cup. Gain $3.
roll-world-deserted-alien-library = Deserted Alien Library
    .text = Alien technology world. Put 1 alien technology die onto this world as a good. Gain $2.
roll-world-lost-alien-battle-fleet = Lost Alien Battle Fleet
    .text = Alien technology world. Put 1 alien technology die into your cup. Gain $3.
roll-world-fifth-column = Fifth Column
    .text = Grey world. Put 1 military die into your cup.
roll-world-high-gravity-world = High-Gravity World
    .text = Grey world. Put 1 military die into your cup.
roll-world-outlaw-world = Outlaw World
    .text = Grey world. Put 1 military die into your cup.
roll-world-rebel-hideout = Rebel Hideout
    .text = Grey world. Put 2 military dice into your Citizenry.
roll-world-sentient-robots = Sentient Robots
    .text = Grey world. Put 1 military die into your cup.
roll-world-gateway-station = Gateway Station
    .text = Grey world. Put 1 consumption die into your Citizenry.
roll-world-trading-world = Trading World
    .text = Grey world. Put 1 consumption die into your Citizenry.
roll-world-tourist-world = Tourist World
    .text = Grey world. Put 1 consumption die into your Citizenry. Gain $1.
roll-world-transport-hub = Transport Hub
    .text = Grey world. Put 1 consumption die into your Citizenry. Gain $1.
roll-world-terraformed-world = Terraformed World
    .text = Grey world. Put 1 consumption die into your Citizenry. Gain $2.
roll-world-galactic-trendsetters = Galactic Trendsetters
    .text = Grey world. Put 2 consumption dice into your Citizenry. Gain $2.

## Standing orders

roll-order-explore = Explorers
roll-order-recall = Recall dice at the end of a round
roll-order-bank = Galactic Bankers: pay $1 for 1 VP
roll-order-is-stock = Always stock ($2)
roll-order-is-scout = Always scout

## How to play, two pages of four panels, and five hints of strategy

roll-howto-1 = What counts
    .text = The printed cost of every world and development in your tableau, your VP chips, and the extra points that developments of cost 6+ bring. Tiles still under construction count nothing.
roll-howto-2 = Your dice are people
    .text = Dice roll out of the cup, work, rest in the Citizenry, and are recruited back for $1 each. New worlds bring new kinds of dice.
    .cup = cup
    .work = at work
    .citizenry = Citizenry
    .hire = $1 each
roll-howto-3 = Under construction
    .text = Each tile is a world on one side and a development on the other. You have two stacks, and you build the top tile of each. Dice stay on it until there are as many as it costs, even over several rounds.
    .developers = 2 of 4: two more developers
    .settler = 2 of 3: one more settler
roll-howto-4 = The end
    .text = When somebody has 12 squares in the tableau, or the pool of VP chips is empty, this is the last round. It is played to its end, and chips beyond the pool are still paid.
    .squares = 12 squares
    .pool = empty pool
roll-howto-5 = Assign and select
    .text = Each die is placed below the phase it shows. Put any one die on the phase you want: that phase will take place. The phases the others select take place as well, for you too. Dice below other phases go back to the cup.
roll-howto-6 = Five phases
    .text = Explore brings tiles or $2. Develop and Settle put dice on tiles. Produce turns dice into goods on worlds. Ship sells or consumes them. Everybody works in every phase that takes place.
    .explore = a tile, or $2
    .develop = dice on a development
    .settle = dice on a world, which brings new dice
    .produce = a die becomes a good
    .ship = a good is sold or consumed
roll-howto-7 = Ship
    .text = Trade pays by the colour of the world: $3, $4, $5 or $6. Consume pays 1 VP, 1 more if the good has the world’s colour, and 1 more if the shipper has. Consumption dice always match; home and military dice never do.
    .or = or
    .good = good matches
    .shipper = shipper matches
    .price = ${ $amount }
roll-howto-8 = Recruit and recall
    .text = At the end of a round you recruit as long as you have credits and dice in the Citizenry. If you end with $0, you get $1. Dice on tiles and goods on worlds may come back to the cup for free.
    .price = ${ $amount }
roll-strategy-1 = Select the phase that you need and nobody else wants, and use the phases that others select.
roll-strategy-2 = Settle cheap worlds first: most of them give you a die for the rest of the game.
roll-strategy-3 = Every resting die costs $1. If more dice rest than you have credits, Trade before you Consume.
roll-strategy-4 = Watch your rivals’ goods: a player with several will probably select Ship, and you can ship along.
roll-strategy-5 = From 8 squares on, ask each round who will reach 12 first. Begin a development of cost 6 only if you will have time to complete it.

roll-source-chips = chips
roll-source-tableau = tableau
roll-source-six = developments of cost 6

## Guess the others

lesson-guess-the-others = Guess the others
    .about = A first game against Otto and Lira: your dice are people, players select the phases, and there is a last round.
lesson-guess-the-others-goal = Build the richest empire. You score the **cost of every tile you build**, the **chips** you earn by shipping, and extras on tiles of cost 6.
lesson-guess-the-others-end = The game ends after a round in which somebody has **12 squares**, or the **pool** of chips runs out. You start with 3 squares; the pool holds 36 chips.
lesson-guess-the-others-people = Your **dice are your people**. They were rolled behind your screen and are placed below what they can do: one explorer, two settlers, one shipper.
lesson-guess-the-others-phases = But a phase happens only if **somebody selects it**. You select one, secretly, by putting one die on it. The others select too. Whatever is selected, **everybody** does.
lesson-guess-the-others-select = Otto loves new tiles: expect Explore. Lira sells whatever she has: expect Ship. Nobody else will choose Settle, so put a settler on **Settle** yourself.
    .die = Any die may select, but each other die has a job of its own, and Gem World needs only two settlers.
    .theirs = Otto and Lira will select those anyway. Select what nobody else will.
    .idle = You have no die there. Select Settle.
lesson-guess-the-others-lock = The selecting die works in that phase as well. Your plan is complete: **lift the screen**.
    .dictate = Good to know, for the next round. Here every die is well placed.
lesson-guess-the-others-reveal = Screens up. Explore, Settle and Ship are on: **all four dice work**. Dice in phases that nobody chose would go back to the cup.
lesson-guess-the-others-scout = Explore: **Scout** for a tile, or **Stock** for $2. Your world stack will be empty in a moment. Scout, and draw.
    .stock = Money is good too, but then there is nothing left to settle.
    .abandon = Both your tiles are cheap. Keep them.
lesson-guess-the-others-put = Asteroid Belt or Robot Surveyors: each tile has two sides. Put it **under your worlds**: cost 2 against 5.
    .development = As a development it costs five dice, and you would have no next world. Put it under your worlds.
lesson-guess-the-others-settle = Settle: two settlers pay for **Gem World**. It is yours, and a new novelty die goes into your cup. The settlers go to the **Citizenry**, where dice rest until you recruit them.
lesson-guess-the-others-trade = Ship: you may **trade** your good for $3 or **consume** it for up to 3 chips. Seven dice will rest in the Citizenry, and you have $1 to recruit them. **Trade.**
    .consume = Three chips are fine late in the game. Now you could recruit only one die afterwards.
lesson-guess-the-others-hire = Manage: each die recruited from the Citizenry costs $1, and you must recruit while you can. You have $4. Take both **novelty** dice; the rest are home dice anyway.
    .home = Novelty dice produce and ship far better, and they match your worlds.
lesson-guess-the-others-wild = The next roll. Three of your worlds can hold goods. The plan: produce, then ship in the same round. A **wild** die goes anywhere: put it in **Ship**.
    .produce = Then goods would wait for a shipper. Lira will select Ship again: be there.
    .idle = It has nothing to do there. Put it in Ship.
lesson-guess-the-others-produce = Lira will take care of Ship. **Select Produce** with your producer.
    .ship = Lira will select it again. Trust her greed.
    .die = It works, but your producer is already there. Use that one.
    .idle = That would do nothing for you. Select Produce.
lesson-guess-the-others-dictate = Two explorers, and nobody explores. **Dictate**: set one die aside, move another. Set the **home** explorer aside, move the **novelty** one to Produce. Then lift the screen.
    .novelty = Keep it: a novelty good on a novelty world is worth one more chip.
    .shipper = You need your shippers. Set the home explorer aside.
    .elsewhere = Take the novelty explorer, and move it to Produce.
    .early = Two dice would do nothing. One of them can be saved.
lesson-guess-the-others-consume = Two goods made, and Consumer Markets paid $2 for them. You have money this time: **consume** both, the **novelty** shipper first. A matching shipper and a matching good are worth 1 more each.
    .home = It ships as well, but a novelty shipper earns one more chip. That one first.
    .trade = You have $3, enough to recruit. Chips are points.
lesson-guess-the-others-later = Later. You have 11 squares, and the pool holds 4 chips. **This round can be the last**, and you can decide that.
lesson-guess-the-others-develop = Free Trade Association needs two more developers. It is worth 6, plus 5 for your novelty worlds. Select **Develop** with the idle **home** settler: Lira will select Ship for you. Lift the screen.
    .ship = Lira does that. Without Develop, the 11 points stay unbuilt, and the next round belongs to her.
    .rare = Then only one developer would be there. Use the idle settler.
    .other = Select Develop, with the home die in Settle.
    .dictate = No need: every die is well placed.
lesson-guess-the-others-won = Built: 12 squares. Two goods consumed for 6 chips, 2 of them beyond the empty pool: chips are always paid. **You { $points1 }, Lira { $points3 }, Otto { $points2 }.** You win!

## Trade or consume

lesson-ship-two-ways = Trade or consume
    .about = The same good when you are poor and when you are not: credits bring your dice back, chips are points.
lesson-ship-two-ways-ways = Each shipper takes **one good** from a world and either **trades** it for credits or **consumes** it for chips. Then both dice, shipper and good, go to the Citizenry.
lesson-ship-two-ways-poor = Early in the game. After this shipment six dice will rest, and you have $1. From a rare elements world the good trades for **$4**; consumed, it earns 2 chips. **Trade.**
    .consume = Two chips now, but with $1 you could recruit only one die out of six. Trade.
lesson-ship-two-ways-hire = You have $5, and six dice rest: one stays behind. Recruit the **rare elements** die; the others are all alike.
    .home = One die must stay behind. Let it be a home die: recruit the rare elements die first.
lesson-ship-two-ways-rich = Late in the game. With **$8** you can already recruit everybody. **Consume** the rare elements good with the **rare elements shipper**: 1 chip, 1 more for the matching good, 1 more for the matching shipper.
    .home = A home die never matches. On a rare elements world the other shipper earns one more chip.
    .trade = You have enough money. Now chips count.
    .colour = On a novelty world this shipper does not match. Take the good of its own colour.
lesson-ship-two-ways-second = The home shipper takes the other good. The shipper does not match Gem World, but the good does: **consume** it for 2 chips.
    .trade = You don’t need $3 any more. Consume it.
lesson-ship-two-ways-sum = Five chips; with the shippers swapped it would have been four. **Trade while you are poor, consume once you are not**, and keep the colours together. A consumption die matches every world.

## A tidy building site

lesson-stack = A tidy building site
    .about = When a tile is worth abandoning, which dice stay where they are, and in which order new tiles are built.
lesson-stack-site = Only the **top tile** of each stack is being built. Your world is Alien Sentinels: it needs **six** settlers, and has two. That takes several rounds. Explore and Settle are on, and you have two explorers.
lesson-stack-abandon = A Scout draws one tile, **and one more for each tile you abandon** first. **Scout**, abandon **Alien Sentinels**, then draw.
    .stock = Credits in a moment. First improve your stacks: Scout.
    .cheap = Export Duties costs only 2. Keep it.
    .early = First abandon Alien Sentinels: you will draw one more tile.
lesson-stack-put = The two settlers **stayed on the slot** and work for the next tile there. New tiles go **under** a stack, so the one you put first is built first: **Gem World** (cost 2), then **High-Gravity World** below it.
    .order = Then High-Gravity World would be on top. Gem World costs 2 and already has its two settlers: it goes first.
    .side = As a development it takes four dice or more. Make it a world.
lesson-stack-stock = Every explorer must be used. You have enough tiles, but five dice will soon rest, and you have $1. **Stock** for $2.
    .scout = There is enough to build. Without credits your dice stay in the Citizenry: Stock.
lesson-stack-built = Explore itself completes nothing, but Settle came next: **Gem World was built without a single new settler**, by the two that had stayed. High-Gravity World is now on top, and costs 1.

## Dictate and its cousins

lesson-dictate = Dictate and its cousins
    .about = Three ways to move dice where you need them: a development, Dictate, and Dictate once more.
lesson-dictate-roll = Otto will develop, Lira will ship. You have two empty novelty worlds, but only one producer and no shipper. **Reassign powers** move dice from row to row, each power once per round.
lesson-dictate-select = Select first: powers are used afterwards, and none of them moves the selecting die. **Select Produce** with your **novelty producer**.
    .ship = Lira will select Ship for you. Select Produce.
    .die = It would work, but your producer is already there. Select with it.
    .idle = That is no part of your plan. Select Produce.
lesson-dictate-subsidies = Free powers come first. **Local Subsidies** moves one **home** worker: use it, and send a home explorer to **Ship**.
    .elsewhere = Nobody explores: take a home die from Explore, and send it to Ship.
    .dictate = Dictate costs you a die. First use what is free: Local Subsidies.
    .early = Five of your dice still have nothing to do. Use Local Subsidies.
lesson-dictate-dictate = Everybody has the power to **Dictate**: set one die aside, move another. Set the **home explorer** aside, and move the **novelty explorer** to **Produce**.
    .other = You will need that one. Set the home explorer aside.
    .elsewhere = Move the novelty explorer to Produce: you have two worlds to fill.
    .early = Your second world would stay empty. Dictate first.
lesson-dictate-backup = With **Backup Planning** you may Dictate **any number of times**. Set one home settler aside, move the other to **Ship**, and lift the screen.
    .other = That die has a job. Set a home settler aside.
    .elsewhere = You have two producers and one shipper. Move the home settler to Ship.
    .early = Two goods and one shipper: Dictate once more, and both settlers are useful.
lesson-dictate-done = Two goods made and both consumed for **4 chips**, from a roll with one producer. The two dice you set aside were never lost: at the reveal they went **back to the cup**, free of charge.

## Which die for which world

lesson-colours = Which die for which world
    .about = Dice that match a world earn more, and each colour has its own faces: which die to send, and which to recruit.
lesson-colours-match = The colour of a die never changes, and it matters twice: for **matching worlds** and for its **faces**. First the worlds: a novelty world and a rare elements world, both empty. Each holds one good.
lesson-colours-goods = Any die can be the good of any coloured world. But when you consume it, a good of the **world’s own colour** earns 1 more chip. Put the **novelty** die on the novelty world and the **rare elements** die on the rare elements world.
    .home = A home die matches no world. Let it return to the cup, and use the two that match.
    .cross = The other way round, neither would match. Put each on the world of its own colour.
lesson-colours-rare = Shippers match as well. A **consumption** die matches **every** world, the rare elements die only its own: so the **rare elements shipper** chooses first. **Consume** the rare elements good for 3 chips.
    .joker = It fits anywhere, so it can wait. The rare elements shipper first.
    .cross = There this shipper earns one chip less. Take the rare elements good.
    .trade = You have $6, enough to recruit. Consume.
lesson-colours-joker = The **consumption** die ships the novelty good and matches too: **3 chips**, six in all. Consume.
    .trade = You have enough money. Consume.
lesson-colours-builder = Now the faces. You have $2, and five dice rest. Distant World needs four settlers. A **military** die has two Settle faces, two Develop faces and a wild one. Recruit it.
    .later = A good idea, as the second one. First a settler: the military die.
    .other = It seldom settles, if at all. The military die does so with two faces, and has a wild one.
lesson-colours-trader = Two goods wait on your worlds. **Three** of the six faces of a **consumption** die are Ship, and it matches every world. Recruit it.
    .other = It has fewer Ship faces than the consumption die.
lesson-colours-sum = **Military** builds, **consumption** ships, **novelty** produces and ships, **rare elements** develop, **genes** settle, **alien technology** is half wild. **Home** dice do a little of everything, and match nothing.

## Tiles of cost 6

lesson-six = Tiles of cost 6
    .about = Three developments of cost 6 for one empire: which of them scores most, and what makes it score more.
lesson-six-extra = A development of cost 6 scores its **6 and an extra** of its own, and counts itself if it fits its own rule. You have just drawn three of them. You can hardly build more than one: which?
lesson-six-count = Count with what you own. **Galactic Federation**: a third of your developments’ cost, 11 with itself, makes 4. **New Economy**: 3 developments without a Reassign power, 3. **Free Trade Association**: half of your novelty worlds’ 12, **6**. Fractions are rounded up.
lesson-six-best = Six more points for novelty worlds you already have. Put **Free Trade Association** under your **developments**.
    .federation = Its extra would be 4. That suits an empire of many developments.
    .economy = Its extra would be 3. Free Trade Association brings 6.
    .world = First choose the development: Free Trade Association.
lesson-six-grow = Each tile has a second side. The back of Galactic Federation is **Artist Colony**, a novelty world of cost 1: half of 13, rounded up, is **7**. Put it under your **worlds**.
    .grey = High-Gravity World is grey and adds nothing to the extra. Artist Colony first.
    .second = One six needs enough dice. Use this tile as a world.
lesson-six-rest = You can’t refuse drawn tiles. Put the last one under your **worlds** too: High-Gravity World costs 1 and brings a military die.
    .second = A second six would need six more dice. As a world it costs 1.
lesson-six-sum = Unfinished, it scores nothing: **start a six while there is time to finish it**. At 9 of 12 squares the end is near. Choose the six that fits what you have, then build what it counts.

## What will they select?

lesson-two-minds = What will they select?
    .about = Read two rivals by what is in front of them, and select what neither of them will.
lesson-two-minds-otto = Screens hide dice, but not what is on the table. Look at **Otto**: five settlers are on Alien Sentinels, which costs six. One more, and 6 points are his. **Expect Settle.**
lesson-two-minds-lira = Now **Lira**. Two goods are on her worlds, four dice rest, and she has $1. She needs to trade or consume. **Expect Ship.**
lesson-two-minds-select = You have developers, a settler and shippers. Settle and Ship will come anyway. Select **Develop** with a **developer**, and lift the screen.
    .otto = Otto will settle anyway. Select what nobody else will.
    .lira = Lira has two goods and no money: leave Ship to her.
    .die = Each other die has work in a phase that will come. Use a developer.
    .idle = None of your dice is there. Select Develop.
    .dictate = No need: all five dice will work.
lesson-two-minds-reveal = Settle by Otto, Ship by Lira, Develop by you: **you paid for one phase and used three, with no idle dice**. Export Duties is built, Asteroid Belt started, and your good can be shipped.
lesson-two-minds-again = Another round. Otto’s stacks are **empty**: he must explore. Lira has **empty worlds** and dice that produce well. Your good and the one you will make need **Ship**: select it with a shipper, and lift the screen.
    .otto = Without tiles Otto can build nothing. He will explore.
    .lira = Nothing to ship, and worlds waiting for goods: Lira will produce.
    .die = It works there. Use one of your shippers.
    .idle = You have no die there. Select Ship.
    .dictate = No need: all four dice will work.
lesson-two-minds-sum = Right again. **Dice on a tile**: Develop or Settle. **Goods**: Ship. **Empty worlds**: Produce. **Empty stacks**: Explore. You won’t always guess right, but if you look, you get more phases than you pay for.

## What the coach says at the first meeting of each decision: at most 30 words.

tip-roll-lay-out = Choose a cheap world: you settle it soon, and it brings a die.
tip-roll-assign-wild = Put it where you are sure the phase will happen.
tip-roll-assign-select = Select what you need and nobody else will.
tip-roll-assign = You may set aside your worst die to move another one. It comes back to the cup.
tip-roll-explore = Scout if a stack is short, Stock if dice are resting and you are poor.
tip-roll-explore-abandon = For each tile you abandon, you draw one more.
tip-roll-explore-place = New tiles go under the stack. Dice already there stay.
tip-roll-produce = A die of the world’s own colour earns one more chip when consumed.
tip-roll-ship-good = Trade while you are poor, consume once you are not.
tip-roll-manage-recruit = Recruit the dice whose faces you need next round.
tip-roll-manage = You can recall dice from a tile you won’t finish.

## Words of the game, explained where they are tapped: a line, the forms by which they are found (* stands for any ending), and the rule.

words-roll = abandon, citizenry, consume, cup, development, dictate, good, phase, pool, reassign, recall, recruit, selector, square, tableau, world
word-roll-abandon = Abandon
    .text = Discard tiles under construction to draw the same number more.
    .forms = abandon*
    .rule = R-EXPLORE-4
word-roll-citizenry = Citizenry
    .text = Where used dice rest until you recruit them.
    .forms = citizenry
    .rule = R-PHASE-4
word-roll-consume = Consume
    .text = Ship a good for victory points: 1, and 1 more for each die that matches the world.
    .forms = consume, consumes, consumed
    .rule = R-SHIP-6
word-roll-cup = Cup
    .text = The dice you roll next round.
    .forms = cup
    .rule = R-ROLL-1
word-roll-development = Development
    .text = One side of a tile: built by developers, it has a power.
    .forms = development*
    .rule = R-DEV-3
word-roll-dictate = Dictate
    .text = Set one die aside this round to move another one to a different row.
    .forms = dictate*
    .rule = R-DICTATE-2
word-roll-good = Good
    .text = A die on a world; shippers sell or consume it.
    .forms = good lies, goods, a good, your good, the good
    .rule = R-GEN-4
word-roll-phase = Phase
    .text = Explore, Develop, Settle, Produce or Ship. Only those that somebody selects take place.
    .forms = phase, phases
    .rule = R-PHASE-2
word-roll-pool = Pool
    .text = The victory point chips that are left. When the pool is empty, this is the last round.
    .forms = pool
    .rule = R-END-1
word-roll-reassign = Reassign
    .text = Move a die from its row to another one before the reveal.
    .forms = reassign*
    .rule = R-REASSIGN-1
word-roll-recall = Recall
    .text = Bring dice from tiles and goods from worlds back to the cup, for free.
    .forms = recall*
    .rule = R-MANAGE-5
word-roll-recruit = Recruit
    .text = Move dice from the Citizenry to your cup for $1 each.
    .forms = recruit*, hire, hired, hires
    .rule = R-MANAGE-1
word-roll-selector = Selector
    .text = The die you put on a phase: that phase will take place.
    .forms = selector*
    .rule = R-ASSIGN-3
word-roll-square = Square
    .text = A built tile. The faction tile counts as 2; 12 squares end the game.
    .forms = square*
    .rule = R-GEN-5
word-roll-tableau = Tableau
    .text = Everything you have built.
    .forms = tableau, tableaus
    .rule = R-GEN-5
word-roll-world = World
    .text = One side of a tile: built by settlers, it brings a die, and coloured ones hold goods.
    .forms = world, worlds
    .rule = R-SETTLE-2

## Traits in reports

roll-trait-start = Starting tile
roll-trait-home = Home world
roll-trait-opening = Opening action
roll-trait-development = Developments built
roll-trait-world = Worlds settled

## What the learning page says of the game

learn-goal-roll = Build the most valuable empire before someone fills twelve squares.

## Why a move is better than another
roll-cases = { $now ->
        [0] hardly ever instead of in { $instead } of 100 cases
        [100] almost always instead of in { $instead } of 100 cases
       *[other] in { $now } of 100 cases instead of { $instead }
    }
roll-chance-built = { $when } { $tile } is built (+{ $points } VP) { roll-cases }.
roll-chance-top = { $when } { $tile } is next in line to be built (cost { $of }, +{ $points } VP) { roll-cases }.
roll-because-built = { $when } { $tile } is built (+{ $points } VP); otherwise it isn’t.
roll-because-work = { $when } { $tile } has { $now } of { $of } builders instead of { $instead }.
roll-because-dice = { $when } you roll { $now ->
        [one] { $now } die
       *[other] { $now } dice
    } instead of { $instead }.
roll-because-credits = { $when } you have ${ $now } instead of ${ $instead } to recruit dice with.
roll-because-chips = { $when } you have { $now } VP in chips instead of { $instead }.
roll-because-goods = { $when } you have { $now ->
        [one] { $now } good
       *[other] { $now } goods
    } to ship instead of { $instead }.
roll-because-plans = { $when } you have { $now ->
        [one] { $now } tile
       *[other] { $now } tiles
    } to build instead of { $instead }.
roll-because-top = { $when } { $tile } is next in line to be built (cost { $of }, +{ $points } VP).
roll-because-abandon = You draw one more tile for the one you abandon, and choose from more.
roll-price-built = { $when } { $tile } (+{ $points } VP) isn’t built; with the better move it is.
roll-price-top = { $when } { $tile } (+{ $points } VP) isn’t next in line; with the better move it is.
roll-outlook-phases = Likely to run without you
roll-outlook-runs = times in 100
roll-outlook-why-explore = { $phase }: { $player } has only { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } to build.
roll-outlook-why-develop = { $phase }: { $player } has { $count ->
        [one] { $count } builder
       *[other] { $count } builders
    } on a development already.
roll-outlook-why-settle = { $phase }: { $player } has { $count ->
        [one] { $count } builder
       *[other] { $count } builders
    } on a world already.
roll-outlook-why-produce = { $phase }: { $player }’s worlds have room for { $count ->
        [one] { $count } good
       *[other] { $count } goods
    }.
roll-outlook-why-ship = { $phase }: { $player } has { $count ->
        [one] { $count } good
       *[other] { $count } goods
    } to ship.
roll-look-built = Look at what you can finish building.
roll-look-dice = Count the dice that you roll next round.
roll-look-credits = Count your credits.
roll-look-goods = Look at your goods.
roll-look-plans = Look at the tiles that you can build next.
roll-situation-have = You have ${ $credits } and { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    } to ship.
roll-situation-top = { $tile } has { $now } of { $of } builders.
roll-situation-rival = { $player }’s score is { $score }; yours is { $own }.

## What puzzles are about

roll-puzzle-1 = { $place }: a busy dock
roll-puzzle-2 = { $place }: night shift
roll-puzzle-3 = { $place }: the waiting list
roll-puzzle-4 = { $place }: an odd roll
roll-puzzle-5 = { $place }: spare parts
roll-puzzle-6 = { $place }: the survey
roll-puzzle-7 = { $place }: cold storage
roll-puzzle-8 = { $place }: rush hour
roll-puzzle-9 = { $place }: the drawing board
roll-puzzle-10 = { $place }: small change
roll-feature-points = points
roll-feature-development = development
roll-feature-squares = tableau squares
roll-feature-chips = VP chips
roll-feature-credits = credits
roll-feature-goods = good
roll-feature-worlds = world
roll-feature-workers = workers
roll-feature-citizens = dice in the Citizenry
roll-feature-dice-in-the-cup = dice in the cup

roll-leaning-settle = Settles
    .unit = of 100 phases
    .text = { $how ->
            [much] Chooses Settle far more often than the others.
           *[more] Chooses Settle more often than the others.
            [less] Chooses Settle less often than the others.
            [little] Chooses Settle far less often than the others.
        }
    .likes = the settler
    .shuns = the homebody
roll-leaning-develop = Develops
    .unit = of 100 phases
    .text = { $how ->
            [much] Chooses Develop far more often than the others.
           *[more] Chooses Develop more often than the others.
            [less] Chooses Develop less often than the others.
            [little] Chooses Develop far less often than the others.
        }
    .likes = the developer
    .shuns = the simple liver
roll-leaning-trade = Trades
    .unit = of 100 phases
    .text = { $how ->
            [much] Chooses Produce and Ship far more often than the others.
           *[more] Chooses Produce and Ship more often than the others.
            [less] Chooses Produce and Ship less often than the others.
            [little] Chooses Produce and Ship far less often than the others.
        }
    .likes = the trader
    .shuns = the builder
