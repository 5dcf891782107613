"""Who decides what, what is legal, and what happens."""
