"""How many clicks a game takes: whole games of two with real clicks of a mouse, counted.

    PYTHONPATH=. python bench/clicks.py [--games galaxies kingdoms roll] [--seconds 400]

Somebody sits down with a random bot and plays as the browser tests do: of what glows and of what the desk
offers the most liked is clicked, until the game is over. Told for each game: clicks, own decisions (moves in
the record), own turns, and clicks by decision and by turn. The script needs nothing but the harness of the
tests, so it runs on older trees as well; games differ from run to run, what is compared are the quotients.
"""

import argparse
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.e2e import test_galaxies, test_kingdoms, test_roll
from tests.e2e.harness import Person, Server, chromium_browser

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
OPTIONS = {"kingdoms": {"max_refreshes": "10"}}
#: how the notation of the move begins that every own turn (in Roll: every round) has once
TURN = {"galaxies": "end-turn", "kingdoms": "select", "roll": "commit"}


def liking(game: str, one: Person) -> Callable[[str], float]:
    if game == "galaxies":
        return test_galaxies.eager(one)
    return test_kingdoms.warlike(one, 0) if game == "kingdoms" else test_roll.eager(one)


class Counting(Person):
    """Counts clicks of the mouse."""

    clicks = 0

    def _click(self, selector: str) -> bool:
        clicked = super()._click(selector)
        self.clicks += clicked
        return clicked


def play(one: Counting, game: str, seconds: float) -> str:
    table = one.new_table(game, [ME, BOT], options=OPTIONS.get(game, {}))
    one.sit_at(table)
    one.wait(".ask .chip.turn")
    deadline = time.monotonic() + seconds
    while not one.over and time.monotonic() < deadline:
        if not (one.look().to_move and one.decide(liking(game, one))):
            one.page.wait_for_timeout(30)
    whole = one.over
    if not whole:
        one.api("POST", f"/tables/{table}/abandon")
    record = one.api("GET", f"/tables/{table}/record")
    mine = [move["action"] for move in record["moves"] if move["seat"] == 0]
    turns = max(1, sum(str(action).startswith(TURN[game]) for action in mine))
    return (
        f"{game:10} {'whole game' if whole else 'cut short '}  {one.clicks:4} clicks  "
        f"{len(mine):4} decisions  {turns:3} turns   "
        f"{one.clicks / len(mine):5.2f} a decision  {one.clicks / turns:5.2f} a turn"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=list(TURN))
    parser.add_argument("--seconds", type=float, default=400)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, chromium_browser() as browser:
        server = Server(Path(folder))
        server.start()
        try:
            for game in asked.games:
                context = browser.new_context(
                    viewport={"width": 1440, "height": 900}, locale="en", reduced_motion="reduce"
                )
                one = Counting(context.new_page(), context, server.url)
                one.sign_in("Anna")
                print(play(one, game, asked.seconds), flush=True)
                context.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
