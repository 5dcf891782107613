"""The browser: how soon a move shows on the screen, and how smooth full tables are.

    python bench/screen.py                     all three games, five players each
    python bench/screen.py --games roll --moves 20

Starts a server and a headless Chromium (with software rendering: a real screen card is faster), sits down
with four random bots, and plays random legal moves by clicks. Told for each game: the time from the click
that confirms a move to the first frame with the new position, the frames while things move, and how long
a frame takes in which a new position is drawn.
"""

import argparse
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.e2e.harness import Person, Server, chromium_browser

BOTS = [{"kind": "bot", "bot": "random"}] * 4
#: notes when a click confirms, when the page has the answer painted, and how long frames take meanwhile
WATCH = """() => {
  const seen = (window.seen = { answers: [], frames: [], changes: [] });
  let clicked = 0;
  addEventListener('click', (event) => {
    if (event.target.closest('.confirm')) clicked = performance.now();
  }, true);
  new MutationObserver(() => {
    if (!clicked) return;
    const start = clicked;
    clicked = 0;
    requestAnimationFrame(() => setTimeout(() => seen.answers.push(performance.now() - start)));
  }).observe(document.querySelector('.tablepage'), { attributes: true, attributeFilter: ['data-version'] });
  // A frame in which a new position is drawn is counted apart from those in which things fly and tumble.
  const table = document.querySelector('.tablepage');
  let [last, version, moved] = [performance.now(), table.dataset.version, false];
  const frame = (now) => {
    const moving = document.getAnimations().some((one) => one.effect.getTiming().iterations !== Infinity);
    if (table.dataset.version !== version) seen.changes.push(now - last);
    else if (moving && moved) seen.frames.push(now - last);
    [last, version, moved] = [now, table.dataset.version, moving];
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""

#: nothing flies or tumbles any more: only then is there something to click
STILL = """() => !document.getAnimations().some(
  (one) => one.playState === 'running' && one.effect.getTiming().iterations !== Infinity)"""


def play(one: Person, moves: int) -> None:
    """So many own decisions, the bots' moves being shown in between."""
    made, limit = 0, time.monotonic() + 240
    while made < moves and not one.over and time.monotonic() < limit:
        one.page.wait_for_function(STILL)
        if one.decide():
            made += 1
        else:
            one.page.wait_for_timeout(20)


def told(game: str, seen: dict[str, list[float]]) -> str:
    answers, frames, changes = sorted(seen["answers"]), seen["frames"], seen["changes"]
    late = sum(frame > 1000 / 60 + 2 for frame in frames)
    return (
        f"{game:9} move on screen: median {statistics.median(answers):.0f} ms,"
        f" 95% within {answers[int(len(answers) * 0.95)]:.0f} ms ({len(answers)} moves);"
        f" while things move: {1000 * len(frames) / sum(frames):.1f} frames/s,"
        f" {100 * late / len(frames):.1f}% of {len(frames)} late;"
        f" a frame with a new position: median {statistics.median(changes):.0f} ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="How soon and how smoothly the browser shows a game.")
    parser.add_argument("--games", nargs="*", default=["galaxies", "kingdoms", "roll"])
    parser.add_argument("--moves", type=int, default=40)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, chromium_browser() as browser:
        server = Server(Path(folder))
        server.start()
        for game in asked.games:
            context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
            one = Person(context.new_page(), context, server.url)
            one.sign_in("Anna")
            one.sit_at(one.new_table(game, [{"kind": "me"}, *BOTS]))
            one.wait(".tablepage .board")
            one.page.evaluate(WATCH)
            play(one, asked.moves)
            seen: Any = one.page.evaluate("window.seen")
            print(told(game, seen), flush=True)
            context.close()
        server.stop()


if __name__ == "__main__":
    main()
