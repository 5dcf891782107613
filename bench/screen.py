"""The browser: how soon a move shows on the screen, and how smooth full tables are.

    python bench/screen.py                     all three games, five players each
    python bench/screen.py --games roll --moves 20

Starts a server and a headless Chromium (with software rendering: a real screen card is faster), sits down
with four random bots, and plays random legal moves by clicks. Told for each game: the time from the click
that confirms a move to the first frame with the new position; and of the frames that were due while
pieces flew and dice tumbled, how many came on the screen, as the browser itself counts them. The page is
not watched frame by frame, which would be work for every frame: it only marks when motion begins and ends.
"""

import argparse
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.e2e.harness import Person, Server, chromium_browser

BOTS = [{"kind": "bot", "bot": "random"}] * 4
#: notes when a click confirms and when the page has the answer painted; marks when motion begins and ends
WATCH = """() => {
  const animate = Element.prototype.animate;
  let flying = 0;
  Element.prototype.animate = function (...how) {
    const motion = animate.apply(this, how);
    motion.ready.then(() => flying++ || performance.mark('motion-begins'));
    motion.finished.then(() => --flying || performance.mark('motion-ends'));
    return motion;
  };
  const answers = (window.answers = []);
  let clicked = 0;
  addEventListener('click', (event) => {
    if (event.target.closest('.confirm')) clicked = performance.now();
  }, true);
  new MutationObserver(() => {
    if (!clicked) return;
    const start = clicked;
    clicked = 0;
    requestAnimationFrame(() => setTimeout(() => answers.push(performance.now() - start)));
  }).observe(document.querySelector('.tablepage'), { attributes: true, attributeFilter: ['data-version'] });
}"""

#: nothing flies or tumbles any more: only then is there something to click
STILL = """() => !document.getAnimations().some((one) =>
  one.playState === 'running' && !(one instanceof CSSAnimation || one instanceof CSSTransition))"""


@dataclass
class Frames:
    """Frames that were due while something moved, 60 in a second; and those of them that were not shown."""

    due: int = 0
    dropped: int = 0

    def count(self, trace: list[dict[str, Any]]) -> None:
        """Count the frames of a trace between the marks of motion."""
        moving = False
        for event in sorted(trace, key=lambda event: float(event["ts"])):
            if event["name"] in ("motion-begins", "motion-ends"):
                moving = event["name"] == "motion-begins"
            elif moving and event["name"] == "PipelineReporter" and event["ph"] == "b":
                state = event["args"]["frame_reporter"]["state"]
                # A frame in which nothing was to be changed is none.
                self.due += state != "STATE_NO_UPDATE_DESIRED"
                self.dropped += state == "STATE_DROPPED"


@contextmanager
def counted(browser: Browser, page: Page) -> Iterator[Frames]:
    """Let the browser trace its frames meanwhile."""
    frames = Frames()
    trace: list[dict[str, Any]] = []
    ended: list[object] = []
    wire = browser.new_browser_cdp_session()
    wire.on("Tracing.dataCollected", lambda data: trace.extend(data["value"]))
    wire.on("Tracing.tracingComplete", lambda data: ended.append(data))
    categories = ["cc", "benchmark", "blink.user_timing"]
    wire.send("Tracing.start", {"traceConfig": {"includedCategories": categories}})
    yield frames
    wire.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    frames.count(trace)


def play(one: Person, moves: int) -> None:
    """So many own decisions, the bots' moves being shown in between."""
    made, limit = 0, time.monotonic() + 240
    while made < moves and not one.over and time.monotonic() < limit:
        one.page.wait_for_function(STILL, polling=100)
        if one.decide():
            made += 1
        else:
            one.page.wait_for_timeout(100)


def told(game: str, answers: list[float], frames: Frames) -> str:
    answers = sorted(answers)
    return (
        f"{game:9} move on screen: median {statistics.median(answers):.0f} ms,"
        f" 95% within {answers[int(len(answers) * 0.95)]:.0f} ms ({len(answers)} moves);"
        f" while things move: {60 * (1 - frames.dropped / frames.due):.1f} frames/s"
        f" ({frames.dropped} of {frames.due} not shown)"
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
            with counted(browser, one.page) as frames:
                play(one, asked.moves)
            print(told(game, one.page.evaluate("window.answers"), frames), flush=True)
            context.close()
        server.stop()


if __name__ == "__main__":
    main()
