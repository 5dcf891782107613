"""Visits: what a static site costs its visitors, and how fast its engine is beside the native one.

    PYTHONPATH=. python bench/visits.py build/site                    tables for docs/performance.md
    PYTHONPATH=. python bench/visits.py build/site --part speeds      one of them: sizes, visits, speeds

`sizes`: each file compressed alone with Brotli, as a web space sends it.

`visits`: a headless Chromium with an empty profile opens the site, starts a game against a bot as soon as
the lobby is there, and decides until the bot has answered; then a new browser does the same with what the
first one kept. Times count from the start of the navigation, over localhost, so a download adds its own time.
The processor time is that of the page and its workers. `--slower 4` lets their process run a quarter
of the time, in turns of 20 ms: Chromium's own throttling (`Emulation.setCPUThrottlingRate`) slows the page's
main thread, but not its workers, where nearly everything happens here.

`speeds`: the same random games and the same searches by the native engine, by plain Python and in the page's
worker, interleaved, by processor time.
"""

import argparse
import functools
import json
import os
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar

from playwright.sync_api import BrowserContext, Page, sync_playwright

from tests.e2e.harness import CHROMIUM_ARGS, NO_TIPS, Person, chromium
from tests.e2e.static_site import Files, WebSpace, node

GAMES = ("galaxies", "kingdoms", "roll")
PLAYERS = 3
TICK = os.sysconf("SC_CLK_TCK")

# -- sizes ------------------------------------------------------------------------------------------------

#: what the files of a site are for, by the first pattern that fits their path
PARTS = (
    ("Pyodide, its WebAssembly", r"pyodide/.*\.wasm"),
    ("Pyodide, its JavaScript and lock file", r"pyodide/.*\.(mjs|json)"),
    ("Python's standard library (a zip file)", r"pyodide/.*\.zip"),
    ("Starhold and its four packages (a zip file)", r"starhold-\w+\.zip"),
    ("the compiled engine (a zip file)", r"engine-\w+\.zip"),
    ("all JavaScript and CSS of the client", r".*\.(js|css)"),
    ("answers and texts of all games and languages, fonts, icons", r".*"),
)
SQUEEZE = """
const fs = require('fs'), zlib = require('zlib');
const best = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } };
const files = fs.readFileSync(0, 'utf8').split('\\n');
console.log(JSON.stringify(files.map((file) => zlib.brotliCompressSync(fs.readFileSync(file), best).length)));
"""


def sizes(site: Path) -> None:
    """Print the size of each part as Brotli and as written."""
    files = sorted(path for path in site.rglob("*") if path.is_file() and path.stat().st_size)
    listed = "\n".join(map(str, files))
    done = subprocess.run([node(), "-e", SQUEEZE], input=listed, capture_output=True, text=True, check=True)
    found = dict.fromkeys((name for name, _ in PARTS), (0, 0))
    for path, squeezed in zip(files, json.loads(done.stdout), strict=True):
        place = path.relative_to(site).as_posix()
        part = next(name for name, pattern in PARTS if re.fullmatch(pattern, place))
        small, whole = found[part]
        # What is compressed already is sent as it is.
        size = path.stat().st_size
        found[part] = small + min(squeezed, size), whole + size
    print("| part | Brotli | as written |\n| --- | ---: | ---: |")
    for name, (small, whole) in found.items():
        print(f"| {name} | {small / 1e6:.2f} MB | {whole / 1e6:.2f} MB |")
    small, whole = (sum(size[kind] for size in found.values()) for kind in (0, 1))
    print(f"| together | {small / 1e6:.2f} MB | {whole / 1e6:.2f} MB |")


# -- the page's process -----------------------------------------------------------------------------------


def parents() -> dict[int, int]:
    """Return the parent of each process."""
    found = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            found[int(stat.parent.name)] = int(stat.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
    return found


def pages_of(browser: int) -> list[int]:
    """Return the processes of a browser that run pages and their workers."""
    above = parents()
    found = []
    for process in above:
        line = [process]
        while line[-1] in above and line[-1] != browser:
            line.append(above[line[-1]])
        try:
            command = Path(f"/proc/{process}/cmdline").read_bytes()
        except OSError:
            continue
        if line[-1] == browser and b"--type=renderer" in command:
            found.append(process)
    return found


def worked(processes: list[int]) -> float:
    """Return the processor time of processes, in seconds."""
    total = 0
    for process in processes:
        try:
            fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        total += int(fields[11]) + int(fields[12])
    return total / TICK


def held(processes: list[int]) -> int:
    """Return the memory of processes in bytes, shared pages by their share."""
    total = 0
    for process in processes:
        found = re.search(r"^Pss: +(\d+) kB", Path(f"/proc/{process}/smaps_rollup").read_text(), re.MULTILINE)
        total += 1024 * int(found[1]) if found else 0
    return total


@contextmanager
def slowed(browser: int, times: float) -> Iterator[None]:
    """Let the pages of a browser run for 1/times of the time only."""
    if times <= 1:
        yield
        return
    over = threading.Event()
    turn = 0.02

    def send(processes: list[int], what: signal.Signals) -> None:
        for process in processes:
            try:
                os.kill(process, what)
            except ProcessLookupError:
                continue

    def run() -> None:
        processes, looked = pages_of(browser), time.monotonic()
        while not over.is_set():
            begun = time.monotonic()
            time.sleep(turn / times)
            send(processes, signal.SIGSTOP)
            # On a busy machine a turn is longer, and then so is the rest.
            time.sleep((times - 1) * (time.monotonic() - begun))
            send(processes, signal.SIGCONT)
            if time.monotonic() - looked > 0.3:
                processes, looked = pages_of(browser), time.monotonic()

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


@contextmanager
def chromium_with(profile: Path) -> Iterator[tuple[BrowserContext, int]]:
    """Open a browser that keeps what it loads in a folder; yield it with the number of its process."""
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=chromium(),
            args=list(CHROMIUM_ARGS),
            locale="en",
            viewport={"width": 1440, "height": 900},
            reduced_motion="reduce",
        )
        context.set_default_timeout(300_000)
        browser = context.browser
        assert browser is not None
        told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
        yield context, next(one["id"] for one in told if one["type"] == "browser")
        context.close()


# -- visits -----------------------------------------------------------------------------------------------

#: clicks on the button that starts a game as soon as it is there, and notes when each thing came
WATCH = """(() => {
  const game = 'GAME';
  const times = (window.times = {});
  const came = (what) => (times[what] ??= performance.now());
  const look = () => {
    const posters = [...document.querySelectorAll('.poster')];
    if (posters.length) came('picture');
    const poster = posters[['galaxies', 'kingdoms', 'roll'].indexOf(game)];
    if (poster && !poster.matches('.on')) poster.click();
    const button = poster?.matches('.on') && !times.clicked && document.querySelector('.play .start:enabled');
    if (button) came('clicked'), button.click();
    if (document.documentElement.dataset.device === 'ready') came('ready');
    const lit = document.querySelector('.board [data-lit], .off-board');
    if (lit && document.querySelector('.ask .chip.turn')) came('decision');
  };
  setInterval(look, 10);
  let mine = -1, waiting = [], sent = 0;
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message?.type === 'begin') this.addEventListener('message', ({ data }) => {
      if (data.type !== 'message') return;
      const said = JSON.parse(data.data);
      if (said.type !== 'position' && said.type !== 'changes') return;
      if (said.type === 'position') mine = said.seat;
      const bots = () => waiting.length && !waiting.includes(mine);
      if (sent && bots()) came('bot'), (times.answered ??= performance.now() - sent);
      if (said.waiting) waiting = said.waiting;
    });
    if (message?.type === 'send' && message.data?.includes('"type":"move"')) sent = performance.now();
    return postMessage.call(this, message, ...rest);
  };
  const painted = (one) => one.name === 'first-contentful-paint' && (times.paint = one.startTime);
  const paints = new PerformanceObserver((list) => list.getEntries().forEach(painted));
  paints.observe({ type: 'paint', buffered: true });
})()"""
TOLD = (
    ("first paint", "paint"),
    ("lobby", "picture"),
    ("tables ready", "ready"),
    ("own first decision", "decision"),
    ("bot's answer", "bot"),
)


def visit(context: BrowserContext, browser: int, url: str, game: str) -> dict[str, float]:
    """Open the site, start a game and decide until the bot has answered; return the seconds of each step."""
    page = context.new_page()
    page.add_init_script(NO_TIPS)
    page.add_init_script(WATCH.replace("GAME", game))
    one = Person(page, context, url)
    page.goto(url, wait_until="commit")
    found: dict[str, float] = {}
    while "bot" not in found:
        used = worked(pages_of(browser))
        for name, at in page.evaluate("window.times").items():
            if name not in found:
                found |= {name: at / 1000, f"{name} cpu": used}
        if "decision" in found:
            one.decide()
        else:
            page.wait_for_timeout(50)
    found["memory"] = held(pages_of(browser)) / 1e6
    # The next page finds all files where the service worker has put them.
    page.wait_for_function("() => !!navigator.serviceWorker.controller")
    page.close()
    return found


def visits(url: str, slower: float, game: str) -> list[dict[str, float]]:
    """Return what a first and a later visit took."""
    found = []
    with tempfile.TemporaryDirectory() as profile:
        # Each in a browser of its own: a process that was there before would start with warm code.
        for _ in range(2):
            with chromium_with(Path(profile)) as (context, browser), slowed(browser, slower):
                found.append(visit(context, browser, url, game))
    return found


def print_visits(url: str, wanted: argparse.Namespace) -> None:
    """Print the median of all rounds: seconds, and in brackets the processor time until then."""
    head = " | ".join(name for name, _ in TOLD)
    print(f"| {wanted.game} | {head} | the bot's after the last own move | memory |")
    print("| --- " + "| ---: " * (len(TOLD) + 2) + "|")
    for slower in dict.fromkeys((1.0, wanted.slower)):
        rounds = [visits(url, slower, wanted.game) for _ in range(wanted.rounds)]
        for number, kind in enumerate(("first", "later")):
            all_of = [one[number] for one in rounds]

            def middle(what: str, of: list[dict[str, float]] = all_of) -> float:
                return statistics.median(one[what] for one in of)

            speed = "" if slower == 1 else f", {slower:.0f}x slower"
            rest = f"{1000 * middle('answered'):.0f} ms | {middle('memory'):.0f} MB"
            times = " | ".join(f"{middle(what):.1f} ({middle(f'{what} cpu'):.1f})" for _, what in TOLD)
            print(f"| {kind} visit{speed} | {times} | {rest} |", flush=True)


# -- speeds -----------------------------------------------------------------------------------------------

#: what all engines run: a fixed amount of work, told as the number of decisions and of iterations
WORK = """
import starhold
from starhold.bots.base import Budget
from starhold.bots.levels import MasterBot
from starhold.kernel.chance import FastChance
from starhold.kernel.state import play_out

def decisions(name, players, games):
    game = starhold.game(name)
    return sum(
        play_out(game.start(players, chance := FastChance(seed)), chance, FastChance(seed + 1), 1_000_000)
        for seed in range(games)
    )

def iterations(name, players, budget):
    game, made = starhold.game(name), 0
    for seed in range(4):
        chance = FastChance(seed)
        state = game.start(players, chance)
        play_out(state, chance, FastChance(seed + 2), 60 + 40 * seed)
        bot = MasterBot()
        bot.sit_down(game, {})
        bot.budget = Budget(iterations=budget)
        seat = state.seats_to_move()[0]
        bot.choose(state.resample(seat, FastChance(seed)), seat, FastChance(seed + 3))
        made += bot.iterations
    return made
"""
#: answers each line, which is an expression, with its value and the processor time that it took
NATIVE = f"""
import sys, time
{WORK}
print(starhold.COMPILED, flush=True)
for line in sys.stdin:
    begun = time.process_time()
    print(eval(line), time.process_time() - begun, flush=True)
"""
PAGE = b"<!doctype html><title>speeds</title>"
WORKER = """
const PACKAGES = '/lib/python3.14/site-packages';
const { loadPyodide } = await import('./pyodide/pyodide.mjs');
const python = await loadPyodide({ indexURL: new URL('./pyodide/', import.meta.url).href });
for (const name of FILES) {
  const content = await (await fetch(new URL(name, import.meta.url))).arrayBuffer();
  python.unpackArchive(content, 'zip', { extractDir: PACKAGES });
}
python.runPython(WORK);
onmessage = ({ data }) => postMessage(String(python.runPython(data)));
postMessage(String(python.runPython('starhold.COMPILED')));
"""


#: sends a line to the worker, if there is one, and returns what it answers
HEARD = """line => new Promise((go) => {
  worker.onmessage = ({ data }) => go(data);
  if (line) worker.postMessage(line);
})"""


class Native:
    """An engine in a process of this machine."""

    def __init__(self, pure: bool) -> None:
        source = str(Path(__file__).resolve().parent.parent / "src")
        env = {**os.environ, "PYTHONPATH": source if pure else ""}
        self.process = subprocess.Popen(
            [sys.executable, "-c", NATIVE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env
        )
        assert self._line() == str(not pure), "the native engine is not installed compiled"

    def _line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def run(self, work: str) -> tuple[int, float]:
        """Return what was made, and the seconds of processor time."""
        assert self.process.stdin is not None
        print(work, file=self.process.stdin, flush=True)
        made, took = self._line().split()
        return int(made), float(took)

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()


class InPage:
    """The engine in a worker of a page."""

    def __init__(self, page: Page, browser: int, url: str) -> None:
        self.page, self.browser = page, browser
        page.goto(url + "speeds.html")
        page.evaluate("() => { window.worker = new Worker('./speeds.mjs', { type: 'module' }) }")
        self.compiled = page.evaluate(f"({HEARD})(null)") == "true"

    def run(self, work: str) -> tuple[int, float]:
        """Return what was made, and the seconds of processor time of the page with its worker."""
        before = worked(pages_of(self.browser))
        made = self.page.evaluate(HEARD, work)
        return int(made), worked(pages_of(self.browser)) - before


def print_speeds(url: str, wanted: argparse.Namespace) -> None:
    """Print the median rates of each engine, and how they compare."""
    native, plain = Native(False), Native(True)
    with tempfile.TemporaryDirectory() as profile, chromium_with(Path(profile)) as (context, browser):
        page = InPage(context.new_page(), browser, url)
        kind = "compiled" if page.compiled else "interpreted"
        print(f"| per second of CPU | native, compiled | Chromium, {kind} | native, plain Python |")
        print("| --- | ---: | ---: | ---: |")
        for name in GAMES:
            for what, amount, less in (("decisions", 800, 40), ("iterations", 2000, 20)):
                rates: list[list[float]] = [[], [], []]
                for _ in range(wanted.rounds):
                    for number, engine in enumerate((native, page, plain)):
                        size = amount // less if number == 2 or not (number == 0 or page.compiled) else amount
                        made, took = engine.run(f"{what}({name!r}, {PLAYERS}, {size})")
                        rates[number].append(made / took)
                found = [statistics.median(one) for one in rates]
                shares = [f" (x{found[0] / one:.1f} slower)" if one != found[0] else "" for one in found]
                cells = " | ".join(f"{one:,.0f}{share}" for one, share in zip(found, shares, strict=True))
                print(f"| {name}, {what} | {cells} |", flush=True)
    native.close()
    plain.close()


# -- all --------------------------------------------------------------------------------------------------


class WithSpeeds(Files):
    """The site's files, and a page of this bench beside them."""

    extra: ClassVar[dict[str, bytes]] = {}

    def do_GET(self) -> None:  # noqa: N802
        """Answer with a file, or with what this bench has made."""
        made = self.extra.get(self.path.rpartition("/")[2])
        if made is None:
            super().do_GET()
            return
        self.send_response(200)
        self.send_header("content-type", "text/html" if self.path.endswith("html") else "text/javascript")
        self.end_headers()
        self.wfile.write(made)


@contextmanager
def served(site: Path) -> Iterator[str]:
    """Serve the site; yield its address."""
    archives = sorted(path.name for path in site.glob("*-*.zip") if path.name[:3] in ("sta", "eng"))
    archives.sort(reverse=True)
    script = WORKER.replace("FILES", json.dumps(archives)).replace("WORK", json.dumps(WORK))
    WithSpeeds.extra = {"speeds.html": PAGE, "speeds.mjs": script.encode()}
    handler = functools.partial(WithSpeeds, directory=str(site))
    server = WebSpace(handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()
        server.server_close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("site", type=Path, help="a folder that `python3 go.py site` wrote")
    parser.add_argument("--part", choices=("sizes", "visits", "speeds"), help="one table only")
    parser.add_argument("--slower", type=float, default=4.0, help="how much slower the page runs")
    parser.add_argument("--game", choices=GAMES, default="galaxies")
    parser.add_argument("--rounds", type=int, default=3)
    wanted = parser.parse_args()
    site = wanted.site.absolute()
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    if wanted.part in (None, "sizes"):
        sizes(site)
    with served(site) as url:
        if wanted.part in (None, "visits"):
            print_visits(url, wanted)
        if wanted.part in (None, "speeds"):
            print_speeds(url, wanted)
    print(f"load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
