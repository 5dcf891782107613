"""Beacon: a small game, made by following docs/write-a-game.md."""
