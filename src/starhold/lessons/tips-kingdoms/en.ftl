### What the coach says at the first meeting of each decision: at most 30 words.

tip-kingdoms-side = Look for three kinds of land close together, and few edges.
tip-kingdoms-start = Plains first: food makes armies.
tip-kingdoms-split = 1 ore, 2 mana, 3 food is a good start.
tip-kingdoms-select = Choose what helps you more than the others: all of them may do it too.
tip-kingdoms-perform = Act if it helps you. Otherwise collect: it is never wasted.
tip-kingdoms-march = Entering a region with a rival’s army means war. Empty regions are free.
tip-kingdoms-bids = Mana covers 2, ore 1. You pay your number, win or lose.
tip-kingdoms-payment = Keep what you need for your next action.
tip-kingdoms-fate = A retreat costs food, one for each army you have. A removed army can be mobilised again.
tip-kingdoms-trade = Any number of one kind for the same number of one other.
tip-kingdoms-collect = A lying army in ruins lets you choose the resource, and a last army brings one more of your choice. Take what your next action costs.
tip-kingdoms-ending = The end is triggered: the game stops when the fifth shield has been played. Count what you can still do.
