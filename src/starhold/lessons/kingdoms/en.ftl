### Lessons of Kingdoms. What the coach says: at most 45 words a beat; ** marks what matters.

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
