"""What developments do: one class for each effect of the data, by the part of the game it touches."""
