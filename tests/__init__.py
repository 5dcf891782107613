"""Tests of Starhold."""
