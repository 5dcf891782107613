"""Tests of the tables inside one process."""
