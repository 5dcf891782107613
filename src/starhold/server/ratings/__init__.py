"""Ratings of people: the model, the faces on its scale, the rules, and how it is all kept."""
