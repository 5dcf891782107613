"""A bot that plays at live tables over HTTP, with a bot account's token; nothing but Python is needed.

    STARHOLD_TOKEN=starhold_bot_… python3 examples/bots/http_bot.py http://localhost:8000 TABLE [INVITE]

It sits down at the table, plays any legal move whenever its seat owes one, and ends with the game. Make the
token in your profile (docs/bot-accounts.md). TABLE and INVITE end the table's link: /join/TABLE/INVITE.
"""

import json
import os
import random
import sys
import time
import urllib.error
import urllib.request
import uuid

PAUSE_SECONDS = 0.5


class Server:
    """Starhold as a bot account sees it."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url.rstrip("/")
        self.headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}

    def ask(self, method: str, path: str, body: dict | None = None) -> dict:
        """An answer. Whoever asks too fast waits as long as the server says."""
        data = None if body is None else json.dumps(body).encode()
        while True:
            request = urllib.request.Request(self.url + path, data, self.headers, method=method)
            try:
                with urllib.request.urlopen(request, timeout=30) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                if error.code not in (429, 503):
                    raise
                time.sleep(float(error.headers.get("retry-after", 1)))


def choose(position: dict, chance: random.Random) -> int:
    """The number of a legal action. position["view"] is all that our seat can see."""
    return int(chance.choice(position["choices"])["action"])


def play(server: Server, table: str, invite: str = "") -> dict:
    """Sit down, play, and tell the last position."""
    server.ask("POST", f"/api/tables/{table}/join", {"invite": invite})
    chance = random.Random(1)
    while (info := server.ask("GET", f"/api/tables/{table}"))["status"] in ("open", "starting"):
        time.sleep(PAUSE_SECONDS)
    seat = info["mine"][0]
    while True:
        position = server.ask("GET", f"/api/tables/{table}/position?seat={seat}")
        if position["over"]:
            return position
        if not position["choices"]:
            time.sleep(PAUSE_SECONDS)
            continue
        move = {"seat": seat, "version": position["version"], "action": choose(position, chance)}
        try:
            # The same client id is carried out once, however often it is sent.
            server.ask("POST", f"/api/tables/{table}/move", {**move, "client": uuid.uuid4().hex})
        except urllib.error.HTTPError as error:
            if error.code != 409:  # the table has moved on: look again
                raise


def main() -> None:
    """Play at one table."""
    url, table, *invite = sys.argv[1:]
    end = play(Server(url, os.environ["STARHOLD_TOKEN"]), table, *invite)
    print(f"points {end['scores']}, places {end['ranks']}")


if __name__ == "__main__":
    main()
