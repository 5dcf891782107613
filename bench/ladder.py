"""The ladder of faces: how much stronger each is than the one below, what it likes, and how human it plays.

    python bench/ladder.py play --games 400 --out ladder.jsonl      # plays; repeat the command to resume
    python bench/ladder.py play --sprt --out ladder.jsonl           # ends steps whose verdict is known
    python bench/ladder.py show ladder.jsonl                        # prints the tables
    python bench/ladder.py write ladder.jsonl                       # writes what the lobby shows

Game n of a step has the same dice for both seatings (n // players) and depends on n, the players and
`--seed` alone. A line of the file is one game: who played, the win share of the first, and what each did. It
also holds a digest of the settings of both faces, so `show` counts only games of the present settings.

The verdict on a step for two comes from two tests (SPRT, 5 % error each way): 70 % rather than 60 %, and 70 %
rather than 80 %. A step is `in` if both say 70 %.
"""

import argparse
import hashlib
import json
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from starhold.arena.sprt import Sprt
from starhold.arena.standing import interval
from starhold.bots import measured
from starhold.bots.base import FACES, Bot, ask, bot
from starhold.bots.config import config_named
from starhold.bots.faces import faces_of
from starhold.bots.leanings import NAME as LEANINGS
from starhold.bots.leanings import Leaning
from starhold.kernel import registry
from starhold.kernel.chance import FastChance
from starhold.kernel.record import win_shares
from starhold.kernel.state import State

GAMES = ("galaxies", "kingdoms", "roll")
#: a game with more decisions is broken off, and lost by the face that was asked about
LIMIT = 6000


class Kind(NamedTuple):
    """Something that a leaning counts: this many actions of one sort in `per` actions of another."""

    kind: str
    counts: tuple[str, ...]
    #: nothing: in ten games
    of: str = ""


#: what leanings are counted in, by game
KINDS = {
    "galaxies": (
        Kind("follow", ("follow",), "!follow offered"),
        Kind("fly", ("activate move",), "!dice"),
        Kind("upgrade", ("!upgrades",)),
    ),
    "kingdoms": (
        Kind("flag", ("flag",), "!bids"),
        Kind("build", ("perform build",), "!actions"),
        Kind("research", ("perform research",), "!actions"),
    ),
    "roll": (
        Kind("settle", ("select settle",), "!selected"),
        Kind("develop", ("select develop",), "!selected"),
        Kind("trade", ("select produce", "select ship"), "!selected"),
    ),
}
SEEDS = 1_000_003
#: fewer games are not shown to anybody
LEAST = 100
#: win rates that tests tell from the one that is wanted
LOW, WANTED, HIGH = 0.6, 0.7, 0.8


# -- what happens in a game ---------------------------------------------------------------------------


class Watch:
    """Counts what a seat does: kinds of actions, and things (`!…`) that people would call careless."""

    def __init__(self, game: str, players: int) -> None:
        self.game = game
        self.actions = registry.game(game).actions
        self.seen: list[Counter[str]] = [Counter() for _ in range(players)]

    def __call__(self, state: State, seat: int, action: int) -> None:
        """Count a decision that is about to be made; forced moves don't count."""
        words = self.actions[action].notation.split()
        step = state.stack[-1].name
        seen = self.seen[seat]
        seen["!upgrades"] += words[0] == "upgrade"
        legal = state.legal(seat)
        if len(legal) > 1:
            seen[self._kind(words)] += 1
            getattr(self, f"_{self.game}")(state, seat, step, words, legal, seen)

    def _kind(self, words: list[str]) -> str:
        if self.game == "roll" and words[0] == "select":
            return f"select {words[-1]}"
        return " ".join(words[:2]) if words[0] in ("activate", "select", "perform") else words[0]

    def _galaxies(
        self, state: Any, seat: int, step: str, words: list[str], legal: list[int], seen: Counter[str]
    ) -> None:
        if step == "follow":
            seen["!follow offered"] += 1
        if words[0] == "activate":
            seen["!dice"] += 1
        if words[0] == "end-turn":
            seen["!turns"] += 1
            own = state.empires[seat]
            for action in legal:
                if self.actions[action].notation in ("activate energy", "activate culture"):
                    twin = state.clone()
                    twin.play(seat, action, FastChance(1))
                    after = twin.empires[seat]
                    if after.energy > own.energy or after.culture > own.culture:
                        seen["!useful die left"] += 1
                        break

    def _kingdoms(
        self, state: Any, seat: int, step: str, words: list[str], legal: list[int], seen: Counter[str]
    ) -> None:
        if step == "perform":
            seen["!actions"] += 1
            seen["!join passed"] += words[0] == "pass"
        seen["!bids"] += step == "bids"
        if step == "select":
            features = config_named("kingdoms").features
            action = next(n for n in legal if self.actions[n].notation == " ".join(words))
            seen["!impossible selection"] += action not in features.choices(state, seat)

    def _roll(
        self, state: Any, seat: int, step: str, words: list[str], legal: list[int], seen: Counter[str]
    ) -> None:
        seen["!selected"] += words[0] == "select"
        seen["!tile abandoned"] += words[0] == "abandon"
        seen["!undone"] += words[0] == "take-back"
        seen["!dice recalled"] += words[0] == "recall"


def play(game: str, seats: list[Bot], luck: int, mind: int) -> tuple[State, Watch]:
    """Play a game to its end."""
    known = registry.game(game)
    chance, choosing = FastChance(luck), FastChance(mind)
    state = known.start(len(seats), chance, known.complete({}))
    watch = Watch(game, len(seats))
    for _ in range(LIMIT):
        if state.over:
            break
        seat = state.seats_to_move()[0]
        action = int(ask(seats[seat], state, seat, choosing))
        watch(state, seat, action)
        state.play(seat, action, chance)
    for seat, points in enumerate(state.scores()):
        watch.seen[seat]["!points"] += points
    return state, watch


# -- steps --------------------------------------------------------------------------------------------


def digest(game: str, *names: str) -> str:
    """Return a fingerprint of what two faces are like."""
    declared = faces_of(config_named(game))
    told = [declared.idle, *(declared.faces.get(name) for name in names)]
    return hashlib.blake2b(msgspec.json.encode(told), digest_size=5).hexdigest()


def one_game(game: str, first: str, others: str, players: int, seed: int, number: int) -> dict[str, Any]:
    """Play game `number` of a step: the first alone among others, on each seat in turn."""
    place = number % players
    seats = [bot(first if seat == place else others) for seat in range(players)]
    luck = (seed * SEEDS + number // players) & 0xFFFFFFFFFF
    mind = (seed * SEEDS + number) & 0xFFFFFFFFFF
    state, watch = play(game, seats, luck << 4, mind << 4 | 1)
    rest: Counter[str] = Counter()
    for seat in range(players):
        if seat != place:
            rest.update(watch.seen[seat])
    share = win_shares(state.ranks())[place] if state.over else 0.0
    return {"share": share, "over": state.over, "first": watch.seen[place], "others": rest}


def read(path: Path) -> list[dict[str, Any]]:
    """Return the games of a file that were played with the present settings."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    found = [json.loads(line) for line in lines]
    return [one for one in found if one["key"] == digest(one["game"], one["bot"], one["against"])]


def steps(names: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Yield each face with the one below, from the bottom up."""
    for below, above in pairwise(names):
        yield above, below


def verdict(games: list[dict[str, Any]]) -> str:
    """Return whether a step for two is `in`, `below` or `above` what is wanted, or still `open`.

    The two games of each pair of seatings with the same luck count as one group.
    """
    pairs: dict[tuple[int, int], list[float]] = {}
    for one in games:
        pairs.setdefault((one["seed"], one["number"] // 2), []).append(one["share"])
    low, high = Sprt(LOW, WANTED), Sprt(WANTED, HIGH)
    for pair in pairs.values():
        if len(pair) == 2:
            low.add(sum(pair) / 2)
            high.add(sum(pair) / 2)
    if low.verdict == "not stronger":
        return "below"
    if high.verdict == "stronger":
        return "above"
    return "in" if (low.verdict, high.verdict) == ("stronger", "not stronger") else "open"


def run(options: argparse.Namespace) -> None:
    """Play what is missing, a few games of each step in turn."""
    known = read(options.out)
    pairs = [tuple(pair.split(":")) for pair in options.pairs] or list(steps(FACES))
    wanted = [(game, *pair) for pair in pairs for game in options.only]
    played: dict[tuple[str, ...], list[dict[str, Any]]] = {step: [] for step in wanted}
    for one in known:
        step = one["game"], one["bot"], one["against"]
        if (one["players"], one["seed"]) == (options.players, options.seed) and step in played:
            played[step].append(one)
    with options.out.open("a", encoding="utf-8") as file:
        for begin in range(0, options.games, options.chunk):
            for step in wanted:
                for number in range(max(begin, len(played[step])), min(begin + options.chunk, options.games)):
                    game, first, others = step
                    if options.sprt and len(played[step]) >= LEAST and verdict(played[step]) != "open":
                        break
                    told = one_game(game, first, others, options.players, options.seed, number)
                    head = {"game": game, "bot": first, "against": others, "key": digest(*step)}
                    head |= {"players": options.players, "seed": options.seed, "number": number}
                    file.write(json.dumps(head | told) + "\n")
                    file.flush()
                    played[step].append(head | told)


# -- what was found -----------------------------------------------------------------------------------


def shares(games: list[dict[str, Any]], players: int = 2) -> dict[tuple[str, str, str], measured.Measured]:
    """Return each step's result."""
    sums: dict[tuple[str, str, str], list[float]] = {}
    for one in games:
        if one["players"] == players:
            sums.setdefault((one["game"], one["bot"], one["against"]), []).append(one["share"])
    found = {}
    for (game, first, against), each in sums.items():
        span = interval(sum(each), len(each))
        found[game, first, against] = measured.Measured(
            game,
            players,
            first,
            against,
            len(each),
            round(sum(each) / len(each), 4),
            round(span.low, 4),
            round(span.high, 4),
        )
    return found


def manners(games: list[dict[str, Any]], players: int = 2) -> dict[tuple[str, str], tuple[int, Counter[str]]]:
    """Return how many games each face played, and what it did in them, in steps with its neighbours."""
    found: dict[tuple[str, str], tuple[int, Counter[str]]] = {}
    for one in games:
        if one["players"] == players:
            for name, counts in ((one["bot"], one["first"]), (one["against"], one["others"])):
                number, known = found.get((one["game"], name), (0, Counter()))
                known.update(counts)
                found[one["game"], name] = (number + 1, known)
    return found


def distance(one: Counter[str], other: Counter[str]) -> float:
    """Return half the sum of differences between the shares of two faces' kinds of actions."""
    mine, theirs = ({kind: n for kind, n in each.items() if kind[0] != "!"} for each in (one, other))
    total, sum_of_theirs = sum(mine.values()), sum(theirs.values())
    every = {*mine, *theirs}
    return sum(abs(mine.get(kind, 0) / total - theirs.get(kind, 0) / sum_of_theirs) for kind in every) / 2


def noise(games: list[dict[str, Any]], game: str, name: str) -> float:
    """Return the distance of a face from itself in the other half of its games, scaled to all of them."""
    halves: list[Counter[str]] = [Counter(), Counter()]
    for one in games:
        if one["game"] == game and one["players"] == 2:
            if one["bot"] == name:
                halves[one["number"] // 2 % 2].update(one["first"])
            if one["against"] == name:
                halves[one["number"] // 2 % 2].update(one["others"])
    return distance(*halves) / 2 if all(halves) else 0.0


def leanings(games: list[dict[str, Any]], game: str) -> list[Leaning]:
    """Return how often each face does what its game's leanings count, and the mean of all faces."""
    did = manners(games)
    told = []
    for kind in KINDS[game]:
        amounts = {}
        for name in FACES:
            played, counts = did.get((game, name), (0, Counter()))
            base, per = (counts[kind.of], 100) if kind.of else (played, 10)
            if base:
                amounts[name] = per * sum(counts[one] for one in kind.counts) / base
        if amounts:
            mean = sum(amounts.values()) / len(amounts)
            mean = round(mean, 1)
            told += [Leaning(name, kind.kind, round(amount, 1), mean) for name, amount in amounts.items()]
    return told


CARELESS = {
    "galaxies": ("!useful die left", "!turns"),
    "kingdoms": ("!join passed", "!actions", "!impossible selection"),
    "roll": ("!tile abandoned", "!dice recalled", "!undone"),
}


def show(options: argparse.Namespace) -> None:
    """Print what was found."""
    games = [one for path in options.files for one in read(path)]
    for players in sorted({one["players"] for one in games}):
        found = shares(games, players)
        print(f"\n{players} players: win rate against the face below, in %")
        for pair in [*steps(FACES), *sorted({key[1:] for key in found} - set(steps(FACES)))]:
            row = [_cell(found.get((game, *pair))) for game in GAMES]
            if players == 2:
                row = [
                    cell and f"{cell} {verdict(_of(games, game, *pair))}"
                    for game, cell in zip(GAMES, row, strict=True)
                ]
            if any(row):
                print(f"| {pair[0]} over {pair[1]} | " + " | ".join(row) + " |")
    for game in GAMES:
        print(f"\n{game}, two players, per game")
        _show_game(games, game)


def _of(games: list[dict[str, Any]], game: str, first: str, others: str) -> list[dict[str, Any]]:
    """Return the games of a step for two."""
    step = (game, first, others, 2)
    return [one for one in games if (one["game"], one["bot"], one["against"], one["players"]) == step]


def _cell(one: measured.Measured | None) -> str:
    if one is None:
        return ""
    return f"{100 * one.share:.1f} ({100 * one.low:.0f}-{100 * one.high:.0f}; {one.games})"


def _show_game(games: list[dict[str, Any]], game: str) -> None:
    """Print the manners, the distances between pairs and the leanings of a game."""
    did = manners(games)
    for name in FACES:
        if (game, name) in did:
            played, counts = did[game, name]
            told = ", ".join(f"{kind[1:]} {counts[kind] / played:.1f}" for kind in CARELESS[game])
            print(f"| {name} | points {counts['!points'] / played:.1f}, {told} |")
    for first, second in zip(FACES[::2], FACES[1::2], strict=True):
        if (game, first) in did and (game, second) in did:
            apart = distance(did[game, first][1], did[game, second][1])
            most = max(noise(games, game, first), noise(games, game, second), 1e-9)
            print(f"{first}, {second}: distance {apart:.3f}, noise {most:.3f}: {apart / most:.1f} times")
    for one in leanings(games, game):
        ratio = one.amount / max(one.mean, 0.01)
        print(f"  {one.kind} {one.face}: {one.amount} (mean {one.mean}, {ratio:.2f})")


def write(options: argparse.Namespace) -> None:
    """Write results of large samples beside the bots of each game, where the lobby reads them."""
    games = [one for path in options.files for one in read(path)]
    for game in GAMES:
        # The installed package may be a copy: the sources are what a repository keeps.
        folder = Path("src/starhold") / game / "bots"
        found = [one for n in (2, 3, 4, 5) for key, one in shares(games, n).items() if key[0] == game]
        faces = [one for one in measured.read(folder / measured.NAME) if one.bot not in FACES]
        (folder / measured.NAME).unlink()
        measured.write([*faces, *(one for one in found if one.games >= LEAST)], folder / measured.NAME)
        played = manners(games)
        if all(played.get((game, name), (0,))[0] >= LEAST for name in FACES):
            lines = (msgspec.json.encode(one).decode() for one in leanings(games, game))
            (folder / LEANINGS).write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def main() -> None:
    """Read the command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play")
    playing.add_argument(
        "pairs", nargs="*", metavar="FACE:FACE", help="the steps; without: all, lowest first"
    )
    playing.add_argument("--games", type=int, default=400)
    playing.add_argument("--players", type=int, default=2)
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--chunk", type=int, default=100, help="games of a step before the next one's turn")
    playing.add_argument("--only", nargs="*", default=list(GAMES))
    playing.add_argument(
        "--sprt", action="store_true", help=f"after {LEAST} games, end a step whose verdict is known"
    )
    playing.add_argument("--out", type=Path, required=True)
    playing.set_defaults(run=run)
    for name, doing in (("show", show), ("write", write)):
        command = commands.add_parser(name)
        command.add_argument("files", nargs="+", type=Path)
        command.set_defaults(run=doing)
    options = parser.parse_args()
    options.run(options)


if __name__ == "__main__":
    sys.exit(main())
