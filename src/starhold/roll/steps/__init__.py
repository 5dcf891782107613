"""Who decides what, what is legal, and what happens: one module for each part of the round."""
