"""The command `starhold`."""
