### What the coach says at the first meeting of each decision: at most 30 words.

tip-roll-lay-out = A cheap world first: it brings a die.
tip-roll-assign-wild = Where you are sure the phase will happen.
tip-roll-assign-select = Select what you need and nobody else will.
tip-roll-assign = You may give up the worst die to move another one. It comes back to the cup.
tip-roll-explore = Scout if a stack is short, Stock if dice are resting and you are poor.
tip-roll-explore-abandon = For each tile given up you draw one more.
tip-roll-explore-place = New tiles go under the stack. Dice already there stay.
tip-roll-produce = A die of the world’s own colour earns a chip more when consumed.
tip-roll-ship-good = Trade while you are poor, consume once you are not.
tip-roll-manage-recruit = Hire the dice whose faces you need next round.
tip-roll-manage = Dice on a tile nobody will finish can come home.
