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
roll-place-novelty-goods = goods of novelty worlds
roll-place-rare-goods = goods of rare elements worlds
roll-place-genes-goods = goods of genes worlds
roll-place-alien-goods = goods of alien technology worlds

## Questions

roll-prompt-lay-out = Which of your two tiles is the development? The other becomes the world.
roll-prompt-assign-wild = Put your wild dice into rows.
roll-prompt-assign-select = Select a phase with one of your workers.
roll-prompt-assign = Dictate, use Reassign powers, or lift your screen.
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
roll-why-recruit-over = Recruiting is over: you are out of credits.
roll-why-recruit-first = First recruit from your Citizenry, for $1 per die. You have ${ $credits }.

## Log

roll-log-dealt = { $player } starts with { $faction } and { $home }.
roll-log-laid-out = { $player } lays out the world { $world } and the development { $development }.
roll-log-round = Round { $round }: everybody rolls.
roll-log-ready = { $player } is ready.
roll-log-selected = { $player } selects { $phase } ({ $die }).
roll-log-extra-phase = The extra die shows { $phase }.
roll-log-phase = Phase: { $phase }.
roll-log-stocked = { $player } Stocks for ${ $credits }.
roll-log-scouted = { $player } Scouts (abandoned: { $abandoned }) and draws { $drawn ->
        [one] { $drawn } tile
       *[other] { $drawn } tiles
    }.
roll-log-drew = { $player } draws { $world } / { $development }.
roll-log-put = { $player } adds a tile: { $side }.
roll-log-on-top = { $tile } is now on top of { $player }’s stack.
roll-log-bag-refilled = The abandoned tiles go back into the bag.
roll-log-levied = { $player } puts a tile back into the bag: { $side }.
roll-log-arranged = { $player } re-sorts the construction zone, taking a tile from: { $side }.
roll-log-researched = { $player } draws a tile with Alien Research Team.
roll-log-placed = { $player } builds ({ $side }): { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
roll-log-completed = { $player } completes the development { $development }.
roll-log-settled = { $player } settles { $world } and adds it to the empire.
roll-log-to-cup = { $player } sends builders to the cup: { $dice } × { $die }.
roll-log-removed = { $player } returns to the supply: { $die } ({ $place }).
roll-log-gained = { $player } gains { $dice } × { $die } ({ $place }).
roll-log-tile-credits = { $player } gains ${ $credits }.
roll-log-power-credits = { $player } gains ${ $credits } ({ $development }).
roll-log-power-vp = { $player } gains { $vp } VP ({ $development }).
roll-log-produced = { $player } produces a good: { $die }, { $colour }.
roll-log-traded = { $player } Trades a good ({ $die }, { $colour }) for ${ $credits }.
roll-log-consumed = { $player } Consumes a good ({ $die }, { $colour }) for { $vp } VP.
roll-log-banked = { $player } pays $1 for 1 VP (Galactic Bankers).
roll-log-unused = { $player } returns { $dice ->
        [one] { $dice } unused die
       *[other] { $dice } unused dice
    } to the cup.
roll-log-recruited = { $player } recruits { $dice ->
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
roll-log-row = { $player }, { $phase }: { $dice ->
        [one] { $dice } worker
       *[other] { $dice } workers
    }.
roll-log-dictated = { $player } Dictated; set aside, back to the cup: { $dice } × { $die }.
roll-log-shipping = { $player } ships with: { $shipper }.

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

## What hints speak of

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
