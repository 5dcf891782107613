"""Review: what decided a game: every move valued, luck and choices apart, and what would have been better.

A move is judged by what its seat could know; luck by what chance could have given instead. For every seat
start, luck, own choices and what others did add up to the result.
"""
