"""Tests of Tiny Epic Kingdoms."""
