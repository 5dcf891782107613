beacon-title = Beacon
beacon-prompt-turn = Roll on, or keep the pot?
beacon-action-roll = Roll the die
beacon-action-stop = Stop and keep the pot
beacon-log-drew = You drew a flask with { $flask }
beacon-log-rolled = { $seat } rolled { $die }
beacon-log-blown-out = The light is out, the pot of { $seat } is lost
beacon-log-stopped =
    { $oil ->
        [one] { $seat } stopped with { $oil } measure
       *[other] { $seat } stopped with { $oil } measures
    }
beacon-log-poured = { $seat } poured a flask with { $flask }
beacon-flask-one = one
beacon-flask-two = two
beacon-flask-three = three
beacon-flask-four = four
beacon-flask-five = five
beacon-flask-six = six
beacon-option-goal = Oil that ends the game
    .v20 = 20
    .v30 = 30
beacon-view-goal = oil that ends the game
beacon-view-pot = in the pot
beacon-view-oil = oil in the tower
beacon-view-flask = your flask
beacon-source-tower = oil in the tower


beacon-because-pot = { $when } there are { $now } measures in the pot instead of { $instead }.


learn-goal-beacon = Fill your tower before the light goes out.
lesson-first-light = First light
    .about = When to roll on, and when to stop.
lesson-first-light-goal = You have **14** measures, Luna has 16. With 20, the round is played to its end.
lesson-first-light-roll = There are 5 in the pot: one short of the goal. **Roll** once more.
    .early = Safe, but 19 is not enough. Roll.
lesson-first-light-stop = A 4! Nine measures are at risk now. **Stop** and keep them.
    .greedy = A 1 would cost you nine measures. You need only six of them. Stop.
lesson-first-light-end = Luna had the last turn. Then both flasks were poured: 27 to 21, you win.
