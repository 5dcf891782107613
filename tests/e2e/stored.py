"""What a browser has stored: games that are nearly over, lessons at their last beats, a game to review."""

import asyncio
import base64
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from random import Random

from msgspec.structs import replace
from playwright.sync_api import Page as BrowserPage

from starhold.kernel import registry
from starhold.kernel.chance import FairChance
from starhold.kernel.record import Record, Seat
from starhold.kernel.record_files import encode
from starhold.kernel.runner import MatchRunner
from tests.device.playing import Client, Page
from tests.device.test_device import SEATS, begun, played

PERSON, OTHER, BOT = Seat("Ada", "human"), Seat("Clara", "human"), Seat("Luna", "newcomer")
#: the kinds of games of one device
KINDS = {"bot": (PERSON, BOT), "solo": (PERSON,), "hot-seat": (PERSON, OTHER)}
#: the least number of moves that are left of a stored game
LEFT = 3
SEED = bytes(32)
FILL = """async rows => {
  const request = indexedDB.open('starhold', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('rows');
  const open = await new Promise((go) => (request.onsuccess = () => go(request.result)));
  const change = open.transaction('rows', 'readwrite');
  for (const [key, value] of Object.entries(rows))
    change.objectStore('rows').put(Uint8Array.from(atob(value), (letter) => letter.charCodeAt(0)), key);
  await new Promise((go) => (change.oncomplete = go));
  open.close();
}"""


def kinds_of(game: str) -> list[str]:
    """Return which kinds there are: only one of our games has rules for one player."""
    return [kind for kind, seats in KINDS.items() if registry.game(game).min_players <= len(seats)]


def record_of(game: str, kind: str, left: int = 0) -> Record:
    """Play a game at random; return it without its last moves if some shall be `left`, else without any."""
    dice = Random(3)
    match = MatchRunner(registry.game(game), KINDS[kind], FairChance(SEED))
    while left and not match.over:
        seat = match.to_move[0]
        match.move(seat, dice.choice(match.state.legal(seat)))
    whole = match.unfinished(SEED)
    return replace(whole, moves=whole.moves[: -left or None])


@dataclass
class Stored:
    """The rows of a browser, and what is in them."""

    saved: Mapping[str, bytes] = field(default_factory=dict)
    #: ids by game and kind
    tables: dict[tuple[str, str], str] = field(default_factory=dict)
    #: a finished game of each, for its review
    finished: dict[str, str] = field(default_factory=dict)
    #: a lesson of each game
    lessons: dict[str, str] = field(default_factory=dict)
    #: a puzzle of each game with its best answer: action and picks
    puzzles: dict[str, tuple[str, int, list[str]]] = field(default_factory=dict)

    def fill(self, page: BrowserPage) -> None:
        """Put the rows into the browser; the page is one of the site's files that opens nothing."""
        rows = {key: base64.b64encode(value).decode() for key, value in self.saved.items()}
        page.evaluate(FILL, rows)


async def _stored(whole: bool) -> Stored:
    found = Stored()
    client = Client(Page())
    await client.ask("POST", "/session", {"name": "Ada"})
    for game in registry.names():
        for kind in kinds_of(game):
            record = encode(record_of(game, kind, 0 if whole else LEFT)).encode()
            table = await client.ask("POST", "/records/continue", record)
            found.tables[game, kind] = table["id"]
        lesson = next(one for one in await client.ask("GET", "/lessons") if one["game"] == game)
        found.lessons[game] = lesson["id"]
        if not whole:
            progress = {
                "game": game,
                "lesson": lesson["id"],
                "beat": sum(lesson["scenes"]) - 3,
                "done": False,
            }
            await client.ask("PUT", "/me/lessons", progress)
        puzzle = (await client.ask("GET", f"/puzzles/{game}"))[0]["id"]
        first = (await client.ask("GET", f"/puzzles/{game}/{puzzle}"))["choices"][0]["action"]
        best = (await client.ask("POST", f"/puzzles/{game}/{puzzle}", {"action": first}))["best"]
        found.puzzles[game] = (puzzle, best["action"], best["picks"])
    await client.device.open()
    for game in registry.names():
        table = await begun(client, game, SEATS[:2])
        await played(client, table, most=2)
        await client.ask("POST", f"/tables/{table}/resign", {"seat": 0})
        found.finished[game] = table
    await client.device.services.close()
    found.saved = client.page.saved
    return found


def stored(whole: bool) -> Stored:
    """Return what a browser has stored; `whole`: games and lessons from their beginning."""
    # On a thread of its own: in this one, a browser has a loop that runs.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, _stored(whole)).result()
