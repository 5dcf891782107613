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
