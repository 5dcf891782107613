"""Tables: seats, log, clock, undo, chat, and who may do what."""
