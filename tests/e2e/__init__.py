"""Tests in a real browser: people at tables of a real server."""
