"""Solo: what people who play alone against bots cost a server, at its tables and on their own devices.

    python bench/solo.py                            60 people at the server's tables, against three bots
    python bench/solo.py --site build/site          the same people with `device.site`: their devices play

At the server's tables everybody decides at random moments, on average every `--think` seconds, over a socket,
and the server's workers think for the bots. On a device a person loads pages: all files of the client and of
the device at the first visit, at later ones the page and what a browser asks the API; then nothing until the
next visit. Processor time is told, since it hardly depends on what else the machine does: how many people
that makes per core, at 80 % of it, follows from the length of a visit.
"""

import argparse
import asyncio
import os
import re
import tempfile
import time
import urllib.request
from pathlib import Path

from crowd import COOKIE, Crowd
from load import PARTS, Served, at

#: how much of a core may be used, so that answers stay quick
USED = 0.8
#: what a browser asks when it opens the lobby
ASKED = ("/api/server", "/api/me", "/api/games", "/api/tables", "/api/turns", "/text/en.ftl")


def worked(pid: int) -> float:
    """Seconds of processor time of one process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def at_tables(served: Served, asked: argparse.Namespace) -> None:
    """Let people play at the server's tables."""
    crowd = Crowd(served.url, asked.people, asked.game, asked.bots)
    await crowd.sit()
    rate = asked.people / asked.think
    await crowd.play(rate, 3.0)
    own, all_of_it = worked(served.process.pid), served.worked()
    told = await crowd.play(rate, asked.seconds)
    await crowd.settle(20)
    own, all_of_it = worked(served.process.pid) - own, served.worked() - all_of_it
    made = len(told.whole)
    times = " ".join(f"{name} {1000 * at(told.whole, part):.0f}" for name, part in PARTS)
    # A game that ends leaves its person without a table, so decisions count, not people.
    person = asked.think * made / asked.seconds
    print(f"at tables: {made} decisions of {asked.people} people in {asked.seconds:.0f} s, ms: {times}")
    for what, cost in (("server", own), ("bot workers", all_of_it - own)):
        carried = USED * asked.seconds / cost * person
        print(f"at tables: {1000 * cost / made:.2f} ms of {what} each; a core carries {carried:.0f} people")
    crowd.over = True


def on_devices(served: Served, asked: argparse.Namespace) -> None:
    """Load what a browser loads, for the first time and later."""

    def get(path: str, cookie: str = "") -> bytes:
        headers = {"Accept-Encoding": "br, gzip", "Cookie": cookie}
        with urllib.request.urlopen(urllib.request.Request(served.url + path, headers=headers)) as answer:
            return bytes(answer.read())

    def name() -> str:
        body = urllib.request.Request(
            f"{served.url}/api/session",
            b'{"name": "P"}',
            {"X-Starhold": "1", "Content-Type": "application/json"},
        )
        with urllib.request.urlopen(body) as answer:
            found = re.search(rf"{COOKIE}=[^;]+", answer.headers["set-cookie"])
        assert found is not None
        return found[0]

    worker = urllib.request.urlopen(f"{served.url}/service-worker.js").read().decode()
    files = [f"/{file}" for file in dict.fromkeys(re.findall(r"assets/[^\"']+", worker))]
    site = Path(asked.site)
    device = [path for path in site.iterdir() if re.match(r"(starhold|engine)-", path.name)]
    device += list((site / "pyodide").iterdir())
    files += [f"/device/{path.relative_to(site).as_posix()}" for path in device]

    def visits(count: int, first: bool) -> tuple[float, int]:
        before, size = served.worked(), 0
        for _ in range(count):
            cookie = name() if first else cookies[0]
            for path in ("/", *(files if first else ()), *ASKED):
                size += len(get(path, cookie))
        return (served.worked() - before) / count, size // count

    cookies = [name()]
    visits(2, True)
    first, later = visits(asked.people, True), visits(4 * asked.people, False)
    for what, (cost, size) in (("first", first), ("later", later)):
        carried = USED * 60 * asked.minutes / cost
        print(
            f"on devices: {1000 * cost:.1f} ms of the server and {size / 1e6:.2f} MB for a {what} visit; "
            f"a core carries {carried:.0f} people who come every {asked.minutes:.0f} minutes"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument(
        "engine", nargs="?", default="", help="a folder for PYTHONPATH; the installed one if none"
    )
    parser.add_argument("--people", type=int, default=60)
    parser.add_argument("--think", type=float, default=4.0, help="seconds that a person thinks, on average")
    parser.add_argument("--seconds", type=float, default=40.0)
    parser.add_argument("--minutes", type=float, default=20.0, help="from one visit of a person to the next")
    parser.add_argument("--game", default="galaxies")
    parser.add_argument("--bots", default="casual")
    parser.add_argument("--site", default="", help="what `starhold site` wrote: people play on their devices")
    parser.add_argument("--database", default="")
    parser.add_argument("--bus", default="")
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if asked.site:
            asked.site = str(Path(asked.site).absolute())
            os.environ["STARHOLD_DEVICE_SITE"] = asked.site
        served = Served(asked.engine, folder, asked)
        try:
            time.sleep(1)
            if asked.site:
                on_devices(served, asked)
            else:
                asyncio.run(at_tables(served, asked))
        finally:
            served.stop()


if __name__ == "__main__":
    main()
