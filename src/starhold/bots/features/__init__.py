"""What a net sees of each game: named features, one module a game."""
