"""Adapters: the games as environments of PettingZoo, Gymnasium and OpenSpiel, and as numpy arrays.

Each is imported by itself, `from starhold.adapters import pettingzoo`, and needs what the extra `adapters`
installs. `core` is what all of them say the same way: observation, mask, seat order, reward.
"""
