"""Tests of the kernel by itself."""
