"""Viewers: what each viewer of a table receives."""
