"""Tiny Epic Kingdoms, second edition."""
