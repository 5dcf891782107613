"""The browser: how soon a move shows on the screen, and how smooth full tables are.

    python bench/screen.py                     all three games, five players each
    python bench/screen.py --games roll --moves 20 --still

Starts a server and a headless Chromium (with software rendering: a real screen card is faster), sits down
with four random bots, and plays random legal moves by clicks. Told for each game: the time from the click
that sends a move to the first frame with the new position; to the frame that shows the last of what the
bots answered (with `--still`: otherwise their moves are shown one after another, on purpose); from the
question what would come of all choices to the frame with the answer; from the pointer's coming onto something
that can be chosen to the frame that shows what would come of it (three things as soon as a decision is asked
for, so that the first is pointed at before all is known); and of the frames that were due while pieces flew
and dice tumbled, how many came on the screen, as the browser itself counts them. The page is not watched
frame by frame, which would be work for every frame: it only marks when motion begins and ends.
"""

import argparse
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page

from tests.e2e.harness import NO_TIPS, SPOT, Person, Server, chromium_browser

BOTS = [{"kind": "bot", "bot": "newcomer"}] * 4
#: notes when the click came that sent a move, when the answer was painted, and how long previews took
WATCH = """() => {
  const animate = Element.prototype.animate;
  let flying = 0;
  Element.prototype.animate = function (...how) {
    const motion = animate.apply(this, how);
    motion.ready.then(() => flying++ || performance.mark('motion-begins'));
    motion.finished.then(() => --flying || performance.mark('motion-ends'), () => --flying);
    return motion;
  };
  const painted = (then) => requestAnimationFrame(() => setTimeout(() => then(performance.now())));
  window.moves = [];
  window.previews = [];
  let [clicked, sent] = [0, null];
  addEventListener('click', () => (clicked = performance.now()), true);
  const { send } = WebSocket.prototype;
  const asked = new Map();
  const question = ({ version, after }) => `${version}:${after}`;
  WebSocket.prototype.send = function (said) {
    const words = JSON.parse(said);
    const kind = words.type;
    const { version } = document.querySelector('.tablepage').dataset;
    const waited = performance.now() - clicked;
    if (kind === 'move') window.moves.push((sent = { click: clicked, version, sent: waited }));
    if (kind === 'plans') asked.set(question(words), performance.now());
    if (!this.watched) this.addEventListener('message', ({ data, timeStamp }) => {
      const said = typeof data === 'string' ? data : new TextDecoder().decode(data);
      if (sent && /^{"type":"(position|changes)"/.test(said)) {
        sent.heard ??= timeStamp - sent.click;
        sent.told = timeStamp - sent.click;
        sent.answers = (sent.answers ?? 0) + 1;
      }
      const from = said.startsWith('{"type":"plans"') ? asked.get(question(JSON.parse(said))) : undefined;
      if (from !== undefined) painted((now) => window.previews.push(now - from));
    });
    this.watched = true;
    send.call(this, said);
  };
  // The pointer comes onto something that can be chosen, and what would come of it is on the screen.
  window.hovers = [];
  let hover = null;
  addEventListener('pointermove', ({ target, timeStamp }) => {
    const id = target.closest('.board [data-lit], .ask [data-lit]')?.dataset.pick;
    if (id !== hover?.id) hover = id === undefined ? null : { id, from: timeStamp };
  }, true);
  new MutationObserver(() => {
    const { foreseen } = document.querySelector('.tablepage').dataset;
    const here = hover;
    if (!here || here.done || here.id !== foreseen) return;
    here.done = true;
    painted((now) => window.hovers.push(now - here.from));
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-foreseen'] });
  new MutationObserver(() => {
    const move = sent;
    if (!move || document.querySelector('.tablepage').dataset.version === move.version) return;
    move.drawn ??= performance.now() - move.click;
    painted((now) => {
      move.first ??= now - move.click;
      move.last = now - move.click;
    });
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-version'] });
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


def point(one: Person, times: int = 3) -> None:
    """Point at some of what can be chosen, each for as long as a glance."""
    look = one.look()
    wanted = list(one._wanted(look, lambda pick: 0.0)) if look.to_move else []
    for selector in one.chooser.sample(wanted, min(times, len(wanted))):
        spot = one.page.evaluate(SPOT, selector)
        if spot is not None:
            one.page.mouse.move(spot[0], spot[1], steps=2)
            one.page.wait_for_timeout(120)
    # Away again: the card of a thing would lie on its neighbours.
    one.page.mouse.move(2, 2)


def play(one: Person, moves: int) -> None:
    """So many own decisions, the bots' moves being shown in between."""
    made, limit = 0, time.monotonic() + 240
    while made < moves and not one.over and time.monotonic() < limit:
        one.page.wait_for_function(STILL, polling=100)
        point(one)
        if one.decide():
            made += 1
        else:
            one.page.wait_for_timeout(100)


def quantiles(times: list[float]) -> str:
    times = sorted(times)
    within = times[int(len(times) * 0.95)]
    return f"median {statistics.median(times):.0f} ms, 95% within {within:.0f} ms ({len(times)})"


def parts(moves: list[dict[str, float]]) -> str:
    """Where the time goes: until the move is sent, the answer heard, the page changed, the frame painted."""
    marks = [[0.0, move["sent"], move["heard"], move["drawn"], move["first"]] for move in moves]
    spans = ([after - before for before, after in pairwise(mark)] for mark in marks)
    return "; ".join(
        f"{statistics.median(part):.0f}, {sorted(part)[int(len(part) * 0.95)]:.0f}"
        for part in zip(*spans, strict=True)
    )


def answers(moves: list[dict[str, float]]) -> str:
    """The bots' part: how many positions followed a move, when the last came, and when it was seen then."""
    counts = sorted(int(move["answers"]) for move in moves)
    drawn = [move["last"] - move["told"] for move in moves]
    return (
        f"with the bots' answers: {quantiles([move['last'] for move in moves])}; "
        f"{statistics.median(counts):.0f} positions a move, {counts[int(len(counts) * 0.95)]} at 95%, "
        f"the last came: {quantiles([move['told'] for move in moves])}, seen then: {quantiles(drawn)}"
    )


def told(game: str, page: Page, frames: Frames, still: bool) -> str:
    moves = [move for move in page.evaluate("window.moves") if "first" in move]
    lines = [
        f"{game:9} {len(moves)} moves, on screen: {quantiles([move['first'] for move in moves])}",
        "of that, click to message, to answer, to page, to frame (median, 95 %): " + parts(moves),
        f"previews of all choices on screen: {quantiles(page.evaluate('window.previews'))}",
        f"what is pointed at: {quantiles(page.evaluate('window.hovers'))}",
    ]
    if still:
        lines.append(answers(moves))
    elif frames.due:
        shown = 60 * (1 - frames.dropped / frames.due)
        lines.append(f"while things move: {shown:.1f} frames/s ({frames.dropped} of {frames.due} not shown)")
    return f"\n{'':10}".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="How soon and how smoothly the browser shows a game.")
    parser.add_argument("--games", nargs="*", default=["galaxies", "kingdoms", "roll"])
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--still", action="store_true", help="nothing moves on the screen")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, chromium_browser() as browser:
        server = Server(Path(folder))
        server.start()
        for game in asked.games:
            motion: Literal["reduce", "no-preference"] = "reduce" if asked.still else "no-preference"
            context = browser.new_context(
                viewport={"width": 1440, "height": 900}, locale="en", reduced_motion=motion
            )
            context.add_init_script(f"({WATCH})(); {NO_TIPS}")
            one = Person(context.new_page(), context, server.url)
            one.sign_in("Anna")
            one.sit_at(one.new_table(game, [{"kind": "me"}, *BOTS]))
            one.wait(".tablepage .board")
            with counted(browser, one.page) as frames:
                play(one, asked.moves)
            print(told(game, one.page, frames, asked.still), flush=True)
            context.close()
        server.stop()


if __name__ == "__main__":
    main()
