"""How many clicks a game takes: whole games of two with real clicks of a mouse, counted.

    PYTHONPATH=. python bench/clicks.py [--games galaxies kingdoms roll] [--times 3] [--seconds 900] [--log]
    PYTHONPATH=. python bench/clicks.py --times 0        only the gestures that are made on purpose

Somebody sits down with a random bot and plays as the browser tests do: of what glows and of what the desk
offers the most liked is clicked, until the game is over. Told for each game: clicks, own decisions (moves in
the record), own turns, and clicks by decision and by turn; then, of all games, what each gesture took: the
moves that went out together, how often, and how many clicks at least, on average and at most. The script
needs nothing but the harness of the tests, so it runs on older trees as well (their gestures are single
moves, and it ends there with an error). At last gestures that games rarely meet are made on purpose: rerolls
and the converter.
"""

import argparse
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

import starhold
from tests.e2e.harness import Person, Server, chromium_browser

#: milliseconds from a click to the next look
LOOK_UP = 200
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "newcomer"}


def browser_tests(game: str) -> Any:
    """The browser tests of a game: what a player likes (`sensible`), its `OPTIONS`, and how the notation
    of the move begins that every turn has once (`TURN`)."""
    return import_module(f"tests.e2e.test_{game}")


class Counting(Person):
    """Counts clicks of the mouse, and remembers how many each version of the table took."""

    tells = False

    def begin(self) -> None:
        self.clicks = 0
        self.spent: list[tuple[int, int]] = []

    def _click(self, selector: str) -> bool:
        clicked = super()._click(selector)
        self.clicks += clicked
        # Nobody clicks again before what the click has lit is seen; the server may have to be asked for it.
        self.page.wait_for_timeout(LOOK_UP * clicked)
        if clicked and self.tells:
            asked = self.page.evaluate("document.querySelector('.ask h2')?.textContent?.trim()")
            print(f"      {self.look().version:>4} {selector:60} {asked}", flush=True)
        return clicked

    def decide(self, prefer: Callable[[str], float] = lambda pick: 0.0) -> bool:
        version, clicks = int(self.look().version), self.clicks
        decided = super().decide(prefer)
        self.spent.append((version, self.clicks - clicks))
        return decided


def gestures(one: Counting, moves: list[dict[str, Any]]) -> list[tuple[str, int]]:
    """What went out together, with its clicks; clicks that led to nothing count for what came next."""
    told, carried = [], 0
    ends = [version for version, _ in one.spent[1:]] + [len(moves)]
    for (before, clicks), after in zip(one.spent, ends, strict=True):
        carried += clicks
        mine = [str(move["action"]) for move in moves[before:after] if move["seat"] == 0]
        if mine:
            told.append((" + ".join(dict.fromkeys(name.partition(" ")[0] for name in mine)), carried))
            carried = 0
    return told


def play(one: Counting, game: str, seconds: float) -> tuple[str, list[tuple[str, int]]]:
    one.begin()
    table = one.new_table(game, [ME, BOT], options=browser_tests(game).OPTIONS)
    one.sit_at(table)
    one.wait(".ask .chip.turn")
    deadline = time.monotonic() + seconds
    while not one.over and time.monotonic() < deadline:
        if not (one.look().to_move and one.decide(browser_tests(game).sensible(one))):
            one.page.wait_for_timeout(30)
    whole = one.over
    if not whole:
        one.api("POST", f"/tables/{table}/abandon")
    moves = one.api("GET", f"/tables/{table}/record")["moves"]
    mine = [str(move["action"]) for move in moves if move["seat"] == 0]
    turns = max(1, sum(action.startswith(browser_tests(game).TURN) for action in mine))
    line = (
        f"{game:10} {'whole game' if whole else 'cut short '}  {one.clicks:4} clicks  "
        f"{len(mine):4} decisions  {turns:3} turns   "
        f"{one.clicks / len(mine):5.2f} a decision  {one.clicks / turns:5.2f} a turn"
    )
    return line, gestures(one, moves)


def at_the_dice(one: Counting) -> int:
    """A new table of Galaxies on the own first turn; the answer is how many dice there are."""
    one.begin()
    one.sit_at(one.new_table("galaxies", [ME, BOT], options={"first_player": "1"}))
    one.wait(".ask .chip.turn")
    one.decide()
    one.wait(".board [data-pick='button:reroll'][data-lit]")
    # What can be done is known when the dice say what comes of them.
    one.page.wait_for_timeout(400)
    one.clicks = 0
    return one.page.locator(".board .pickdie").count()


def reroll(one: Counting, wanted: int | None) -> str:
    """Reroll the dice that are proposed, or so many that somebody else would choose: the last ones."""
    dice = at_the_dice(one)
    version = one.look().version
    if wanted is None:
        assert one._click(".board [data-pick='button:reroll'][data-lit]")
        count = one.page.locator(".board .pickdie[data-picked]").count()
    else:
        count = min(wanted, dice)
        # The mark at a die puts it into the reroll; the others need but a click then.
        one.page.locator(".board .dice .pickdie").nth(dice - 1).hover()
        one.page.locator(f".board .dice .pickdie:nth-child({dice}) .again").click()
        one.clicks += 1
        for place in range(dice - count + 1, dice):
            assert one._click(f".board .dice .pickdie:nth-child({place})")
        assert one.page.locator(".board .pickdie[data-picked]").count() == count
    assert one._click(".bar .confirm")
    assert one._goes_on(version, 20)
    return f"reroll of {count} of {dice} dice, {'proposed' if wanted is None else 'chosen'}: {one.clicks}"


def convert(one: Counting, turned: int, swaps: int) -> str:
    """Turn a die by its place, and give others up for it than the proposed ones, as far as there are any."""
    dice = at_the_dice(one)
    version = one.look().version
    assert one._click(".board [data-pick='button:convert'][data-lit]")
    assert one._click(f".board .dice .pickdie:nth-child({turned})")
    spare = ".board .dice .pickdie:not([data-given], [data-picked])"
    made = 0
    while made < swaps and one.page.locator(spare).count() > made:
        made += one._click(spare)
    one.wait(".board [data-pick^='face:'][data-lit]")
    assert one._click(".board [data-pick^='face:'][data-lit]")
    assert one._goes_on(version, 20)
    return f"converter with {dice} dice, {made} of 2 given up not as proposed: {one.clicks}"


def sat(browser: Browser, server: Server, tells: bool) -> Counting:
    """Somebody at a browser of their own."""
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, locale="en", reduced_motion="reduce"
    )
    context.set_default_timeout(90_000)
    one = Counting(context.new_page(), context, server.url)
    one.tells = tells
    one.sign_in("Anna")
    return one


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=list(starhold.names()))
    parser.add_argument("--times", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=900)
    parser.add_argument("--log", action="store_true", help="tell every click")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, chromium_browser() as browser:
        server = Server(Path(folder))
        server.start()
        try:
            for game in asked.games:
                took: dict[str, list[int]] = defaultdict(list)
                for _ in range(asked.times):
                    one = sat(browser, server, asked.log)
                    line, made = play(one, game, asked.seconds)
                    print(line, flush=True)
                    for gesture, clicks in made:
                        took[gesture].append(clicks)
                    one.context.close()
                for gesture, clicks in sorted(took.items(), key=lambda one: -len(one[1])):
                    mean = sum(clicks) / len(clicks)
                    spread = f"{min(clicks)} {mean:.1f} {max(clicks)}"
                    print(f"    {len(clicks):4} x {gesture:40} {spread}", flush=True)
            if "galaxies" in asked.games:
                one = sat(browser, server, asked.log)
                for wanted in (None, None, None, 1, 2, 3, 4):
                    print(reroll(one, wanted), flush=True)
                for turned, swaps in ((1, 0), (2, 0), (3, 1), (4, 1)):
                    print(convert(one, turned, swaps), flush=True)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
