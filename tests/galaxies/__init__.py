"""Tests of Tiny Epic Galaxies, rule by rule."""
