"""A bot in Python that needs nothing but Python. It prefers moves that gain something, else any will do.

    starhold play galaxies --seats "human,exec:python3 examples/bots/first_bot.py"
    starhold tournament roll --bots "exec:python3 examples/bots/first_bot.py,newcomer" --players 2 --games 20

One line of JSON comes in, one goes out; docs/bots-protocol.md says which. Whatever is printed to standard
error is for you: its last line is told if the bot fails.
"""

import json
import random
import sys

#: words of moves that are worth a try; everything else is as good as anything else
WORTHY = ("advance", "build", "collect", "colon", "develop", "explore", "land", "orbit", "settle", "upgrade")

chance = random.Random(1)


def choose(question: dict) -> str:
    """One of the legal moves. `question["view"]` is all that our seat can see."""
    moves = [legal["move"] for legal in question["legal"]]
    worthy = [move for move in moves if any(word in move for word in WORTHY)]
    return chance.choice(worthy or moves)


for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "hello":
        answer = {"type": "hello", "protocol": 1, "name": "First bot"}
    elif said["type"] == "decide":
        answer = {"type": "move", "move": choose(said)}
    else:  # "end", or something that a later version says: no answer
        continue
    print(json.dumps(answer), flush=True)
