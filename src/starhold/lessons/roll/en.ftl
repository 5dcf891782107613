### Lessons of Roll. What the coach says: at most 45 words a beat; ** marks what matters.

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
