"""Bots and clocks: decisions that no person makes."""
