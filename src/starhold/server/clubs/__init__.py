"""Clubs: groups with a page, tables, evenings, events and a ranking of their own."""
