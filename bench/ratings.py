"""Ratings: do stated ranges hold, and does taking luck out need fewer games? The study of docs/ratings.md.

    python bench/ratings.py simulate --out sim.json        # invented newcomers, four models
    python bench/ratings.py server                         # a server of invented people, all new
    python bench/ratings.py play --out games.jsonl         # faces without a search at tables of two to four
    python bench/ratings.py luck --out luck.jsonl          # neighbours at tables of two, with their luck
    python bench/ratings.py show games.jsonl luck.jsonl    # what was found; --plots FOLDER: pictures

`play` and `luck` continue where their file ends. Luck is what reviews call so: what chance gave against the
mean of what it could have given, in shares of the win, by the expert's search.
"""

import argparse
import json
import math
import random
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from starhold.bots.base import FACES, ask, bot
from starhold.kernel import registry
from starhold.kernel.chance import FastChance, RecordingChance
from starhold.kernel.record import win_shares
from starhold.kernel.state import State

GAMES: Final = ("galaxies", "kingdoms", "roll")
#: the faces that don't search: a game of theirs takes a fraction of a second
CHEAP: Final = {"galaxies": FACES[:5], "kingdoms": FACES[:4], "roll": FACES[:5]}
#: iterations of the judge's looks, and tables that are drawn where chance could give too many
LOOKS: Final = 16
DRAWN: Final = 6


# -- games of bots ----------------------------------------------------------------------------------


def played(game: str, names: Sequence[str], seed: int, watch: "Watch | None" = None) -> State:
    """Play a game to its end; `watch` sees every move that asked chance."""
    known = registry.game(game)
    chance, choosing = FastChance(seed << 4), FastChance(seed << 4 | 1)
    state = known.start(len(names), chance, known.complete({}))
    bots = [bot(name) for name in names]
    if watch is not None:
        watch.begin(state)
    while not state.over:
        seat = state.seats_to_move()[0]
        action = int(ask(bots[seat], state, seat, choosing))
        before = state.clone() if watch is not None else state
        asked = RecordingChance(chance)
        state.play(seat, action, asked)
        if watch is not None and asked.answers:
            watch.see(before, seat, action, tuple(asked.of), state)
    return state


class Watch:
    """Sums up the luck of the first seat."""

    def __init__(self, seed: int, looks: int) -> None:
        self.seed, self.looks = seed, looks
        self.start, self.luck, self.asked = 0.0, 0.0, 0

    def begin(self, state: State) -> None:
        """Begin with what the set-up gave."""
        from starhold.review.values import Judge

        self.judge = Judge(state, self.looks, self.seed)
        self.start = self._share(state)

    def _share(self, state: State) -> float:
        return self.judge.share(state, 0, self.judge.seed())

    def see(self, before: State, seat: int, action: int, of: Sequence[int], after: State) -> None:
        """Add what a move's chance gave against the mean of what it could have given."""
        from starhold.review import outcomes

        self.asked += 1
        now, here = self._share(after), after.numbers()
        every = outcomes.every(before, seat, action, of)
        if every is None:
            tables = outcomes.drawn(before, seat, action, DRAWN, self.judge.seed())
            mean = math.fsum(map(self._share, tables)) / len(tables)
        else:
            mean = math.fsum(
                one.weight * (now if one.state.numbers() == here else self._share(one.state)) for one in every
            )
        self.luck += now - mean


def known_lines(path: Path) -> list[dict[str, Any]]:
    """Return the games of a file."""
    return [json.loads(line) for line in path.read_text().splitlines()] if path.is_file() else []


def play(options: argparse.Namespace) -> None:
    """Play games of random faces at tables of two to four."""
    done = len(known_lines(options.out))
    draw = random.Random(options.seed)
    with options.out.open("a") as file:
        for number in range(options.games * len(GAMES)):
            game = GAMES[number % len(GAMES)]
            names = draw.sample(CHEAP[game], draw.choice((2, 3, 4)))
            if number < done:
                continue
            state = played(game, names, options.seed * 1_000_000 + number)
            line = {"game": game, "bots": names, "ranks": list(map(int, state.ranks()))}
            file.write(json.dumps(line) + "\n")
            file.flush()


def luck(options: argparse.Namespace) -> None:
    """Play games of two neighbours, each from both seats, and sum up the luck of the first seat."""
    known: dict[tuple[str, str, int], int] = defaultdict(int)
    for one in known_lines(options.out):
        known[one["game"], one["upper"], one["looks"]] += 1
    with options.out.open("a") as file:
        for begin in range(0, options.games, options.chunk):
            for game in options.only or GAMES:
                for lower, upper in pairwise(CHEAP[game]):
                    if options.pairs and upper not in options.pairs:
                        continue
                    done = known[game, upper, options.looks]
                    for number in range(max(begin, done), min(begin + options.chunk, options.games)):
                        names = [upper, lower] if number % 2 == 0 else [lower, upper]
                        seed = options.seed * 1_000_000 + number // 2 * 8 + FACES.index(upper)
                        watch, began = Watch(seed, options.looks), time.process_time()
                        state = played(game, names, seed, watch)
                        sign = 1 if number % 2 == 0 else -1
                        line = {
                            "game": game,
                            "upper": upper,
                            "lower": lower,
                            "looks": options.looks,
                            "number": number,
                            "share": win_shares(state.ranks())[number % 2],
                            # of the upper face: of two seats one has what the other lacks
                            "start": round(sign * (watch.start - 0.5), 4),
                            "luck": round(sign * watch.luck, 4),
                            "asked": watch.asked,
                            "seconds": round(time.process_time() - began, 3),
                        }
                        file.write(json.dumps(line) + "\n")
                        file.flush()


# -- invented players ---------------------------------------------------------------------------------

BETA: Final = 25 / 6
SCALE: Final = math.sqrt(2) * BETA
POINT: Final = 400 / math.log(10) / SCALE
DEVIATIONS: Final = 1.645
MARKS: Final = (5, 10, 20, 40, 80, 160)
SEATS: Final = {"2": (2,), "4": (4,), "2 to 4": (2, 3, 4)}
Array = np.ndarray[Any, np.dtype[Any]]


def plackett_luce(mu: Array, sigma: Array, rank: Array) -> tuple[Array, Array]:
    """Return the new rating of the first seat; rows are tables."""
    c = np.sqrt((sigma**2 + BETA**2).sum(1, keepdims=True))
    strength = np.exp(mu / c)
    gain, loss = np.zeros(len(mu)), np.zeros(len(mu))
    for q in range(mu.shape[1]):
        among = np.where(rank >= rank[:, q : q + 1], strength, 0.0).sum(1)
        p = strength[:, 0] / among
        counts = rank[:, q] <= rank[:, 0]
        gain += counts * ((q == 0) - p)
        loss += counts * p * (1 - p)
    c = c[:, 0]
    after = sigma[:, 0] * np.sqrt(np.maximum(1 - loss * (sigma[:, 0] / c) ** 3, 1e-4))
    return mu[:, 0] + gain * sigma[:, 0] ** 2 / c, after


def pairwise_update(mu: Array, sigma: Array, rank: Array, near: bool, normal: bool) -> tuple[Array, Array]:
    """Return the same for models that take a table apart into pairs: all of them, or neighbours alone."""
    gain, loss = np.zeros(len(mu)), np.zeros(len(mu))
    for q in range(1, mu.shape[1]):
        c = np.sqrt(sigma[:, 0] ** 2 + sigma[:, q] ** 2 + 2 * BETA**2)
        apart = (mu[:, 0] - mu[:, q]) / c
        won = rank[:, q] > rank[:, 0]
        if normal:
            t = np.where(won, apart, -apart)
            below = np.maximum(np.array([math.erfc(-x / math.sqrt(2)) / 2 for x in t]), 1e-12)
            v = np.exp(-(t**2) / 2) / math.sqrt(2 * math.pi) / below
            step, narrow = np.where(won, v, -v), v * (v + t)
        else:
            p = 1 / (1 + np.exp(-apart))
            step, narrow = won - p, p * (1 - p)
        counts = np.abs(rank[:, q] - rank[:, 0]) == 1 if near else True
        gain += counts * sigma[:, 0] ** 2 / c * step
        loss += counts * (sigma[:, 0] / c) ** 3 * narrow
    return mu[:, 0] + gain, sigma[:, 0] * np.sqrt(np.maximum(1 - loss, 1e-4))


MODELS: Final[dict[str, Callable[[Array, Array, Array], tuple[Array, Array]]]] = {
    "PlackettLuce": plackett_luce,
    "BradleyTerryFull": lambda mu, sigma, rank: pairwise_update(mu, sigma, rank, False, False),
    "BradleyTerryPart": lambda mu, sigma, rank: pairwise_update(mu, sigma, rank, True, False),
    "ThurstoneMostellerFull": lambda mu, sigma, rank: pairwise_update(mu, sigma, rank, False, True),
}


def simulate(options: argparse.Namespace) -> None:
    """Rate invented newcomers against known opponents: is the truth inside the stated range?

    Places follow a Plackett-Luce model whose chances for two are those of the rating scale.
    """
    found: dict[str, dict[str, dict[int, tuple[float, float, float]]]] = {}
    for seats, sizes in SEATS.items():
        for name, model in MODELS.items():
            luck = np.random.default_rng(options.seed)
            true = 25 + luck.normal(-5, 5.5, options.players)
            mu, sigma = np.full(len(true), 25 - 150 / POINT), np.full(len(true), 25 / 4)
            told = found.setdefault(seats, {}).setdefault(name, {})
            for game in range(1, MARKS[-1] + 1):
                size = luck.choice(sizes)
                others = 25 + luck.choice((-10, -5, 0, 5, 10), (len(true), size - 1))
                shown = np.c_[mu, others + luck.normal(0, 1, others.shape)]
                doubt = np.c_[sigma, np.ones(others.shape)]
                strength = np.c_[true, others] + SCALE * luck.gumbel(size=(len(true), size))
                rank = np.argsort(np.argsort(-strength, 1), 1)
                mu, sigma = model(shown, doubt, rank)
                if game in MARKS:
                    inside = np.abs(mu - true) <= DEVIATIONS * sigma
                    half = DEVIATIONS * POINT * sigma.mean()
                    error = POINT * np.abs(mu - true).mean()
                    told[game] = (round(half, 1), round(float(inside.mean()), 4), round(error, 1))
            cells = "  ".join(f"{n}: ±{w:.0f} {100 * i:.0f} % error {e:.0f}" for n, (w, i, e) in told.items())
            print(f"tables of {seats:6} {name:22} {cells}", flush=True)
    if options.out is not None:
        options.out.write_text(json.dumps(found))


def server(options: argparse.Namespace) -> None:
    """Rate a server of invented people who are all new, with faces at some tables, as the server does."""
    from starhold.server.ratings.faces import faces_of
    from starhold.server.ratings.model import LIRA, START, Entrant, Known, RatedGame, played

    for share in (0.0, 0.1, 0.3):
        luck = np.random.default_rng(options.seed)
        true = {f"p{n}": LIRA + luck.normal(-5, 5.5) for n in range(options.people)}
        faces = {name: rating for name, rating in faces_of("galaxies").items() if name in FACES[1:8]}
        known: dict[str, Known] = {}
        seen: dict[int, list[tuple[bool, float, float]]] = defaultdict(list)
        for _ in range(options.people * MARKS[-2] // 2):
            size = int(luck.choice((2, 3, 4)))
            bots = int(luck.integers(1, size // 2 + 1)) if luck.random() < share else 0
            people = list(luck.choice(list(true), size - bots, replace=False))
            names = [*people, *luck.choice(list(faces), bots, replace=False)]
            strength = [true.get(name) or faces[name].mu for name in names] + SCALE * luck.gumbel(size=size)
            place = np.argsort(np.argsort(-strength)) + 1
            game = RatedGame(
                0.0,
                tuple(
                    Entrant("" if name in faces else name, faces.get(name), int(one))
                    for name, one in zip(names, place, strict=True)
                ),
            )
            for name, change in zip(names, played(game, known, lambda one, two: 0), strict=True):
                if name in faces:
                    continue
                games = known[name].games + 1 if name in known else 1
                known[name] = Known(change.after, games, 0.0)
                if games in MARKS:
                    off = change.after.mu - true[name]
                    seen[games].append(
                        (abs(off) <= DEVIATIONS * change.after.sigma, change.after.half, off * POINT)
                    )
        cells = "  ".join(
            f"{n}: ±{np.mean([w for _, w, _ in of]):.0f} {100 * np.mean([i for i, _, _ in of]):.0f} % "
            f"off by {np.mean([o for _, _, o in of]):+.0f}"
            for n, of in sorted(seen.items())
        )
        print(
            f"faces at {100 * share:.0f} % of tables ({START.points:.0f} at the start): {cells}", flush=True
        )


# -- what was found -----------------------------------------------------------------------------------


def strengths(lines: Sequence[dict[str, Any]], names: Sequence[str]) -> dict[str, float]:
    """Return the points of faces that fit the order of all pairs at these tables best, with mean 0."""
    wins, met = np.zeros((len(names), len(names))), np.zeros((len(names), len(names)))
    for one in lines:
        seats = [(names.index(name), rank) for name, rank in zip(one["bots"], one["ranks"], strict=True)]
        for i, mine in seats:
            for q, other in seats:
                if i != q:
                    met[i, q] += 1
                    wins[i, q] += 1.0 if mine < other else 0.5 if mine == other else 0.0
    theta = np.zeros(len(names))
    for _ in range(2000):
        p = 1 / (1 + np.exp(theta[None, :] - theta[:, None]))
        theta += 2 * (wins - met * p).sum(1) / met.sum(1)
        theta -= theta.mean()
    return {name: float(one * 400 / math.log(10)) for name, one in zip(names, theta, strict=True)}


def of_faces(
    lines: Sequence[dict[str, Any]], seed: int, times: int = 60
) -> dict[str, dict[int, list[float]]]:
    """Return by what is taken as the truth, and by games, whether it was inside the range of a new face.

    Each face is taken as a newcomer among others of known strength; its games come in many orders.
    """
    from starhold.server.ratings.faces import faces_of
    from starhold.server.ratings.model import LIRA, LIRA_POINTS, START, Rating, rate

    draw = random.Random(seed)
    inside: dict[str, dict[int, list[float]]] = {"ladder": defaultdict(list), "tables": defaultdict(list)}
    for game in GAMES:
        mine = [one for one in lines if one["game"] == game]
        ladder = {name: faces_of(game)[name].points for name in CHEAP[game]}
        fitted = strengths(mine, CHEAP[game])
        shift = float(np.mean([ladder[name] - fitted[name] for name in ladder]))
        truths = {"ladder": ladder, "tables": {name: fitted[name] + shift for name in fitted}}
        print(
            game,
            "ladder",
            {n: round(v) for n, v in ladder.items()},
            "these tables",
            {n: round(v) for n, v in truths["tables"].items()},
        )
        for kind, truth in truths.items():
            known = {
                name: Rating(LIRA + (points - LIRA_POINTS) / POINT, 0.5) for name, points in truth.items()
            }
            for face in CHEAP[game]:
                own = [one for one in mine if face in one["bots"]]
                for _ in range(times):
                    rating = START
                    for number, one in enumerate(draw.sample(own, min(len(own), MARKS[-1])), start=1):
                        seat = one["bots"].index(face)
                        seats = [rating if n == seat else known[name] for n, name in enumerate(one["bots"])]
                        rating = rate(seats, one["ranks"])[seat]
                        if number in MARKS:
                            inside[kind][number].append(
                                float(abs(rating.points - truth[face]) <= rating.half)
                            )
    return inside


class Saved(NamedTuple):
    """How well two neighbours are told apart, with and without their luck."""

    game: str
    upper: str
    lower: str
    looks: int
    games: int
    won: float
    #: what is left of the variance with the best coefficient, and with luck taken out in full
    best: float
    full: float
    #: games until the order is right with 95 %
    plain: float
    adjusted: float
    #: CPU seconds per game and its luck
    seconds: float


def saved(lines: Sequence[dict[str, Any]]) -> list[Saved]:
    """Return what taking luck out saves: as a control variate whose coefficients come from other games."""
    pairs: dict[tuple[str, str, str, int], list[dict[str, Any]]] = defaultdict(list)
    for one in lines:
        pairs[one["game"], one["upper"], one["lower"], one["looks"]].append(one)
    rows = []
    for key, games in sorted(pairs.items()):
        share = np.array([one["share"] for one in games])
        facts = np.array([(one["luck"], one["start"]) for one in games])
        facts = facts - facts.mean(0)
        part, adjusted = np.arange(len(share)) // 2 % 5, np.zeros(len(share))
        for fold in range(5):
            rest = part != fold
            fit = np.linalg.lstsq(facts[rest], share[rest] - share[rest].mean(), rcond=None)[0]
            adjusted[~rest] = share[~rest] - facts[~rest] @ fit
        lead, variance = share.mean() - 0.5, share.var()
        needed = [(DEVIATIONS / lead) ** 2 * one for one in (variance, adjusted.var())]
        best, full = adjusted.var() / variance, (share - facts[:, 0]).var() / variance
        seconds = float(np.mean([one["seconds"] for one in games]))
        rows.append(Saved(*key, len(share), share.mean(), best, full, *needed, seconds))
    return rows


def show(options: argparse.Namespace) -> None:
    """Print what was found in games of faces."""
    games = [one for path in options.files for one in known_lines(path) if "bots" in one]
    lucky = [one for path in options.files for one in known_lines(path) if "luck" in one]
    if games:
        for kind, marks in of_faces(games, options.seed).items():
            cells = "  ".join(f"{n}: {100 * np.mean(of):.0f} %" for n, of in sorted(marks.items()))
            print(f"truth by the {kind}: {cells}")
    for row in saved(lucky):
        print(
            f"{row.game:9} {row.upper} over {row.lower}, {row.looks} looks, {row.games} games: "
            f"won {100 * row.won:.0f} %, variance left {row.best:.2f} (in full {row.full:.2f}), "
            f"games {row.plain:.0f} -> {row.adjusted:.0f}, {row.seconds:.2f} s"
        )
    if options.plots is not None:
        simulated = json.loads(options.simulated.read_text()) if options.simulated else {}
        draw_plots(options.plots, simulated, [row for row in saved(lucky) if row.looks == LOOKS])


# -- plots --------------------------------------------------------------------------------------------

COLOURS: Final = ("#2f6fb0", "#c0562b", "#3b8f5a", "#8a5bb0")


def _svg(width: int, height: int, title: str, body: Sequence[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'aria-label="{title}" font-family="system-ui, sans-serif" font-size="13" fill="#5b6472">\n'
        + "\n".join(body)
        + "\n</svg>\n"
    )


def draw_plots(folder: Path, simulated: dict[str, Any], rows: Sequence[Saved]) -> None:
    """Draw coverage by games and what luck saves."""
    if simulated:
        (folder / "ratings-coverage.svg").write_text(_coverage(simulated))
    (folder / "ratings-luck.svg").write_text(_luck(rows))


def _coverage(simulated: dict[str, Any]) -> str:
    body, wide, tall, low = [], 230, 190, 0.6
    for place, (seats, models) in enumerate(simulated.items()):
        left = 56 + place * (wide + 24)
        body.append(f'<text x="{left}" y="20" font-weight="600">tables of {seats}</text>')
        for level in (0.6, 0.7, 0.8, 0.9, 1.0):
            y = 34 + (1 - level) / (1 - low) * tall
            width = 2 if level == 0.9 else 1
            body.append(
                f'<path d="M{left} {y:.1f}h{wide}" stroke="#9aa3b2" stroke-width="{width}" opacity=".6"/>'
            )
            if place == 0:
                body.append(
                    f'<text x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{100 * level:.0f} %</text>'
                )
        for mark in MARKS:
            x = left + wide * math.log2(mark / MARKS[0]) / 5
            body.append(f'<text x="{x:.1f}" y="{tall + 52}" text-anchor="middle">{mark}</text>')
        for colour, marks in zip(COLOURS, models.values(), strict=True):
            points = " ".join(
                f"{left + wide * math.log2(int(n) / MARKS[0]) / 5:.1f},"
                f"{34 + (1 - max(one[1], low)) / (1 - low) * tall:.1f}"
                for n, one in marks.items()
            )
            body.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
    names = list(next(iter(simulated.values())))
    for place, (colour, name) in enumerate(zip(COLOURS, names, strict=True)):
        x = 56 + place * 185
        body.append(f'<path d="M{x} {tall + 78}h22" stroke="{colour}" stroke-width="3"/>')
        body.append(f'<text x="{x + 28}" y="{tall + 82}">{name}</text>')
    body.append(f'<text x="{56 + 3 * (wide + 24) - 24}" y="{tall + 66}" text-anchor="end">games</text>')
    return _svg(
        56 + 3 * (wide + 24), tall + 92, "share of newcomers whose strength lies inside the range", body
    )


def _luck(rows: Sequence[Saved]) -> str:
    body, left, wide, most = [], 190, 420, max(row.plain for row in rows)
    for place, row in enumerate(rows):
        y = 34 + place * 34
        name = f"{row.game}: {row.upper} over {row.lower}"
        body.append(f'<text x="{left - 10}" y="{y + 15}" text-anchor="end">{name}</text>')
        for n, (games, colour) in enumerate(((row.plain, "#9aa3b2"), (row.adjusted, COLOURS[0]))):
            width = games / most * wide
            body.append(
                f'<rect x="{left}" y="{y + 12 * n}" width="{width:.1f}" height="11" fill="{colour}"/>'
            )
            body.append(
                f'<text x="{left + width + 6:.1f}" y="{y + 12 * n + 10}" font-size="11">{games:.0f}</text>'
            )
    body.append(
        f'<rect x="{left}" y="8" width="14" height="11" fill="#9aa3b2"/>'
        f'<text x="{left + 20}" y="18">games</text>'
    )
    body.append(
        f'<rect x="{left + 90}" y="8" width="14" height="11" fill="{COLOURS[0]}"/>'
        f'<text x="{left + 110}" y="18">with luck taken out</text>'
    )
    return _svg(
        left + wide + 60, 40 + 34 * len(rows), "games until the order of two faces is right with 95 %", body
    )


def main() -> None:
    """Read the command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(required=True)
    inventing = commands.add_parser("simulate")
    inventing.add_argument("--players", type=int, default=4000)
    inventing.add_argument("--out", type=Path)
    inventing.set_defaults(run=simulate)
    serving = commands.add_parser("server")
    serving.add_argument("--people", type=int, default=200)
    serving.set_defaults(run=server)
    playing = commands.add_parser("play")
    playing.add_argument("--games", type=int, default=1500, help="of each game")
    playing.set_defaults(run=play)
    lucky = commands.add_parser("luck")
    lucky.add_argument("--games", type=int, default=600, help="of each pair")
    lucky.add_argument("--looks", type=int, default=LOOKS)
    lucky.add_argument("--chunk", type=int, default=100)
    lucky.add_argument("--only", nargs="*")
    lucky.add_argument("--pairs", nargs="*", help="the upper faces of the pairs")
    lucky.set_defaults(run=luck)
    showing = commands.add_parser("show")
    showing.add_argument("files", nargs="+", type=Path)
    showing.add_argument("--plots", type=Path, help="the folder for pictures")
    showing.add_argument("--simulated", type=Path, help="what `simulate --out` has written")
    showing.set_defaults(run=show)
    for command in (playing, lucky):
        command.add_argument("--out", type=Path, required=True)
    for command in (inventing, serving, playing, lucky, showing):
        command.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    options.run(options)


if __name__ == "__main__":
    main()
