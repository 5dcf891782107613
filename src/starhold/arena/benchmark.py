"""Benchmark: the games by which agents are compared, and the records that prove them (docs/benchmark.md).

    python -m starhold.arena.benchmark galaxies --agent regular --out regular
    python -m starhold.arena.benchmark galaxies --agent my_bot.py:MyBot --out mine
    python -m starhold.arena.benchmark --verify mine.zip

The agent meets each of `OPPONENTS` in the games of the same seeds, from both seats. Every game is a record in
OUT.zip, and OUT.json is a row for the leaderboard. `--verify` replays the records, repeats what the opponents
decided and computes the row again; a record that is not of this protocol is refused by name.
"""

import argparse
import hashlib
import importlib.util
import json
import time
import zipfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

import starhold
from starhold.arena.simulate import LIMIT, EndlessGame
from starhold.arena.standing import interval
from starhold.bots.base import AT, Bot, Budget, ask, bot
from starhold.kernel import record_files, registry
from starhold.kernel.chance import FastChance
from starhold.kernel.errors import IllegalMove, StarholdError
from starhold.kernel.record import Record, Seat, win_shares
from starhold.kernel.runner import MatchRunner

#: raised whenever anything below changes: results of different protocols are not compared
PROTOCOL: Final = 1
#: the bots that an agent meets; none of them depends on the speed of the machine
OPPONENTS: Final = ("newcomer", "casual", "regular")
#: two players, each seed from both seats
PLAYERS: Final = 2
#: how many seeds, and the first of them
SEEDS: Final = 50
FIRST: Final = 32_000_000
#: the agent's name in records
AGENT: Final = "agent"


class BadAgent(StarholdError):
    """Raised when an agent cannot be loaded."""

    key: ClassVar[str] = StarholdError.key


class BadProof(StarholdError):
    """Raised when records do not prove a row: they are not the protocol's games, or somebody else played."""

    key: ClassVar[str] = StarholdError.key


class Meeting(NamedTuple):
    """One game of the protocol."""

    opponent: str
    seed: int
    seat: int

    @property
    def file(self) -> str:
        """Its name in the archive."""
        return f"{self.opponent}/{self.seed}-{self.seat}.json"


def meetings(seeds: int = SEEDS) -> Iterator[Meeting]:
    """Yield the games of the protocol in their order."""
    for opponent in OPPONENTS:
        for seed in range(FIRST, FIRST + seeds):
            for seat in range(PLAYERS):
                yield Meeting(opponent, seed, seat)


def loaded(name: str, *arguments: Any) -> Bot:
    """Return a new agent: a bot by its name, or `FILE.py:CLASS`, either maybe with a budget behind an @."""
    where, colon, called = name.partition(":")
    if not colon or not where.endswith(".py"):
        return bot(name, commands=True)
    called, _, budget = called.partition(AT)
    spec = importlib.util.spec_from_file_location(Path(where).stem, where)
    if spec is None or spec.loader is None or not Path(where).is_file():
        raise BadAgent(f"there is no file {where}")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    kind = getattr(module, called, None)
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        raise BadAgent(f"{where} has no bot {called!r}")
    made: Bot = kind(*arguments)
    if budget:
        made.budget = Budget.parse(budget)
    return made


def _begun(game: str, meeting: Meeting) -> MatchRunner:
    seats = [Seat(meeting.opponent, meeting.opponent)] * PLAYERS
    seats[meeting.seat] = Seat(AGENT)
    return MatchRunner(registry.game(game), seats, FastChance(meeting.seed), {}, keep=0)


def _thoughts(meeting: Meeting, seat: int) -> FastChance:
    """Return what the bot in a seat draws from: its own, so that it can be asked again without the other."""
    return FastChance(meeting.seed * 1000 + meeting.seat * 10 + seat + 1)


def play(game: str, meeting: Meeting, agent: Bot) -> tuple[Record, int, float]:
    """Play one game; return it with the agent's decisions and the CPU seconds that these took."""
    runner = _begun(game, meeting)
    players = [bot(meeting.opponent) for _ in range(PLAYERS)]
    players[meeting.seat] = agent
    thoughts = [_thoughts(meeting, seat) for seat in range(PLAYERS)]
    for player in players:
        player.sit_down(runner.game, runner.options)
    decided, took = 0, 0.0
    for _ in range(LIMIT):
        if runner.over:
            break
        seat = runner.to_move[0]
        began = time.process_time()
        action = ask(players[seat], runner.state, seat, thoughts[seat])
        if seat == meeting.seat:
            decided, took = decided + 1, took + time.process_time() - began
        runner.move(seat, action)
    else:
        raise EndlessGame(f"not over after {LIMIT} decisions", limit=LIMIT)
    for player in players:
        player.get_up(runner.state)
    return runner.record(), decided, took


def check(game: str, meeting: Meeting, record: Record) -> None:
    """Raise BadProof unless a record is this game of the protocol, with this opponent."""
    runner = _begun(game, meeting)
    rival, seat = bot(meeting.opponent), 1 - meeting.seat
    thoughts = _thoughts(meeting, seat)
    rival.sit_down(runner.game, runner.options)
    for number, move in enumerate(record.moves, 1):
        try:
            action = runner.game.action(move.notation)
            if move.seat == seat and ask(rival, runner.state, seat, thoughts) != action:
                raise BadProof(f"{meeting.file}: move {number} is not what {meeting.opponent} decides")
            runner.move(move.seat, action)
        except (KeyError, IndexError, IllegalMove):
            raise BadProof(f"{meeting.file}: move {number} is not legal") from None
    if not runner.over or record_files.encode(runner.record()) != record_files.encode(record):
        raise BadProof(f"{meeting.file}: the record is not this game to its end")


def row(game: str, shares: dict[str, list[float]], **facts: Any) -> dict[str, Any]:
    """Return a row of the leaderboard: by opponent and together, the share of wins with its 95 % interval."""
    told = {name: [round(one, 4) for one in interval(sum(each), len(each))] for name, each in shares.items()}
    every = [share for each in shares.values() for share in each]
    found = registry.game(game)
    return {
        "protocol": PROTOCOL,
        "game": game,
        "rules": found.version,
        **facts,
        "games": len(every),
        "opponents": told,
        "score": [round(one, 4) for one in interval(sum(every), len(every))],
    }


def table(rows: Sequence[dict[str, Any]]) -> str:
    """Return the leaderboard as a table in Markdown, best first in each game."""
    lines = [f"| game | agent | score | {' | '.join(OPPONENTS)} | ms per decision |"]
    lines.append("| --- | --- |" + " ---: |" * (len(OPPONENTS) + 2))
    for one in sorted(rows, key=lambda one: (one["game"], -one["score"][0])):
        share, low, high = (f"{100 * each:.0f}" for each in one["score"])
        each = " | ".join(f"{100 * one['opponents'][name][0]:.0f}" for name in OPPONENTS)
        lines.append(
            f"| {one['game']} | {one['name']} | {share} ({low} to {high}) | {each} | {one['milliseconds']} |"
        )
    return "\n".join(lines)


def share_of(record: Record, seat: int) -> float:
    """Return what a seat has won of a finished game."""
    if record.result is None:
        raise BadProof("a game has no result")
    return float(win_shares(list(record.result.ranks))[seat])


def run(
    game: str,
    agent: str,
    out: Path,
    arguments: Sequence[Any] = (),
    seeds: int = SEEDS,
    progress: Callable[[Meeting, float], None] | None = None,
) -> dict[str, Any]:
    """Play the protocol's games, write OUT.zip and OUT.json, and return the row."""
    shares: dict[str, list[float]] = {name: [] for name in OPPONENTS}
    decided, took = 0, 0.0
    archive = out.with_name(f"{out.name}.zip")
    archive.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as proof:
        for meeting in meetings(seeds):
            record, decisions, seconds = play(game, meeting, loaded(agent, *arguments))
            decided, took = decided + decisions, took + seconds
            shares[meeting.opponent].append(share_of(record, meeting.seat))
            # Without the time of writing, so that the same games are the same bytes.
            proof.writestr(zipfile.ZipInfo(meeting.file), record_files.encode(record), zipfile.ZIP_DEFLATED)
            if progress is not None:
                progress(meeting, shares[meeting.opponent][-1])
    told = row(
        game,
        shares,
        agent=agent,
        starhold=starhold.__version__,
        milliseconds=round(1000 * took / max(1, decided), 3),
        proof=_digest(archive),
    )
    out.with_name(f"{out.name}.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    return told


def verify(archive: Path) -> dict[str, Any]:
    """Check all records of an archive and return the row that they prove; raise BadProof."""
    shares: dict[str, list[float]] = {name: [] for name in OPPONENTS}
    with zipfile.ZipFile(archive) as proof:
        names = set(proof.namelist())
        seeds = len(names) // (len(OPPONENTS) * PLAYERS)
        wanted = list(meetings(seeds))
        if not seeds or {meeting.file for meeting in wanted} != names:
            raise BadProof(f"{archive.name} does not hold the games of protocol {PROTOCOL}")
        game = ""
        for meeting in wanted:
            record = record_files.decode(proof.read(meeting.file).decode())
            game = game or record.game
            if record.game != game:
                raise BadProof(f"{meeting.file} is a game of {record.game}, not of {game}")
            check(game, meeting, record)
            shares[meeting.opponent].append(share_of(record, meeting.seat))
    return row(game, shares, proof=_digest(archive))


def _digest(archive: Path) -> str:
    return hashlib.sha256(archive.read_bytes()).hexdigest()


def main(words: Sequence[str] | None = None) -> None:
    """Run the protocol, or verify a proof."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", nargs="?", choices=registry.names())
    parser.add_argument("--agent", help="a bot, or FILE.py:CLASS, maybe with a budget: regular, strong@10i")
    parser.add_argument("--net", help="a file that is passed to the class")
    parser.add_argument("--out", type=Path, default=Path("benchmark"))
    parser.add_argument("--seeds", type=int, default=SEEDS, help="fewer for a try; the leaderboard wants all")
    parser.add_argument("--verify", type=Path, metavar="ZIP")
    parser.add_argument("--table", type=Path, metavar="JSON", help="print a leaderboard as Markdown")
    wish = parser.parse_args(words)
    if wish.table is not None:
        print(table(json.loads(wish.table.read_text(encoding="utf-8"))))
        return
    try:
        if wish.verify is not None:
            told = verify(wish.verify)
        elif wish.game and wish.agent:
            arguments = [wish.net] if wish.net else []
            told = run(wish.game, wish.agent, wish.out, arguments, wish.seeds)
        else:
            parser.error("name a game and an --agent, or an archive to --verify")
    except StarholdError as error:
        parser.error(str(error))
    print(json.dumps(told, indent=1))


if __name__ == "__main__":
    main()
