"""Events in a server of this process, with a clock that the test turns."""

from tests.tables.conftest import clock, play

__all__ = ["clock", "play"]
