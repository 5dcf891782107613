"""The factions, one file each: its five abilities, and the decisions that only it makes.

A file is called as the faction in box.json (dark_elves.py is `dark-elves`) and has it as `FACTION`; game.py
loads those that the box names. What a faction may change is in starhold/kingdoms/faction.py.
"""
