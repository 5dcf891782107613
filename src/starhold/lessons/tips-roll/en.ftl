### What the coach says at the first meeting of each decision: at most 30 words.

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
