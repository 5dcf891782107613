"""Live tables: seats, turns, undo, clocks, chat, storage, and who is told what."""
