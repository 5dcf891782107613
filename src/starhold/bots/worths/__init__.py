"""What positions are worth, by hand: one module a game."""
