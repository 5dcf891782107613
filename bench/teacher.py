"""What the teacher says and how well it measures: hints and marked moves in words, skill, stability.

python bench/teacher.py hints galaxies --positions 60 --players 3
python bench/teacher.py marks galaxies --positions 30
python bench/teacher.py skill roll --games 20 --keep FILE
python bench/teacher.py stable roll --games 4 --keep FILE
"""

import argparse
import json
import math
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import starhold
from starhold.bots.base import FACES, ask, bot
from starhold.bots.config import config_of
from starhold.bots.hints import advised
from starhold.kernel.chance import FastChance
from starhold.kernel.state import State
from starhold.review.analysis import Reviewer, analyse
from starhold.review.judging import CONFIRMING, LEAST, WRONG, at_stake, compared, lead
from starhold.review.values import Judge
from starhold.text import Text

#: messages that only say that there is nothing to compare, or nothing to say
SILENT = ("because-equal", "because-order", "because-same", "because-only", "because-unknown")
NAMES = ["Ada", "Ben", "Eve", "Max", "Zoe"]
#: blunders of a game that are confirmed
BLUNDERS = 12


def positions(game: str, count: int, players: int, seed: int) -> Iterator[tuple[State, int]]:
    """Yield positions of regular bots' games in which a seat has a choice."""
    chance = FastChance(seed)
    while True:
        state = starhold.game(game).start(players, chance)
        seats = [bot("regular") for _ in range(players)]
        while not state.over:
            seat = state.seats_to_move()[-1]
            if len(config_of(state).features.choices(state, seat)) > 1 and chance.below(9) == 0:
                yield state.clone(), seat
                count -= 1
                if count == 0:
                    return
            state.play(seat, ask(seats[seat], state, seat, chance), chance)


def hints(game: str, count: int, players: int, seed: int, language: str) -> None:
    """Print the hints at many positions, and how many of them have a sentence."""
    text, adviser, said = Text(language), bot("expert@200i"), Counter[str]()
    spent = 0.0
    for state, seat in positions(game, count, players, seed):
        began = time.process_time()
        found = advised(state, seat, FastChance(5), adviser)
        spent += time.process_time() - began
        for place, hint in enumerate(found.hints, 1):
            said[hint.why.key if hint.why.key in SILENT else "sentence"] += 1
            move = ", ".join(text.line(step.line, NAMES) for step in hint.steps)
            print(f"{place} {hint.share:.0%} {move} :: {text.line(hint.why, NAMES)}")
        print()
    print(dict(said), f"{1000 * spent / count:.0f} ms per hint")


def skill(game: str, count: int, seed: int, keep: Path | None, faces: Sequence[str]) -> None:
    """Print the skill of faces, each playing against itself at the budget that people meet.

    It is that of all its games together, so that a game in which little was at stake weighs little.
    """
    told: dict[str, dict[str, list[list[float]]]] = {}
    if keep is not None and keep.exists():
        told = json.loads(keep.read_text())
    means = {}
    for face in faces:
        games = told.setdefault(f"{game} {face}", {})
        for number in range(seed, seed + count):
            if str(number) not in games:
                games[str(number)] = at_stake_in(game, face, number)
                if keep is not None:
                    keep.write_text(json.dumps(told))
        found = [games[str(number)] for number in range(seed, seed + count)]
        mean = share_kept([seat for seats in found for seat in seats])
        # Both seats of a game share its luck, so that games are left out, not seats.
        without = [
            share_kept([seat for seats in found if seats is not one for seat in seats]) for one in found
        ]
        middle = math.fsum(without) / count
        spread = math.sqrt(math.fsum((one - middle) ** 2 for one in without) * (count - 1) / count)
        means[face] = round(mean, 3)
        low, high = mean - 1.96 * spread, mean + 1.96 * spread
        print(f"{face}: {100 * mean:.0f} ({100 * low:.0f} to {100 * high:.0f}), {count} games", flush=True)
    print(json.dumps(means))


def share_kept(seats: list[list[float]]) -> float:
    """Return the skill of what several seats lost and had at stake."""
    return 1 - math.fsum(lost for lost, _ in seats) / math.fsum(stake for _, stake in seats)


def at_stake_in(game: str, face: str, seed: int) -> list[list[float]]:
    """Return what each seat of one game lost and had at stake, by one decision of three."""
    chance = FastChance(seed)
    drawn = FastChance(seed + 1)
    state = starhold.game(game).start(2, chance)
    seats = [bot(face) for _ in range(2)]
    judge = Judge(state, 0, seed)
    found = [[0.0, 0.0], [0.0, 0.0]]
    while not state.over:
        seat = state.seats_to_move()[0]
        action = ask(seats[seat], state, seat, chance)
        useful = len(judge.features.choices(state, seat))
        if useful > 1 and drawn.below(3) == 0 and state.game.actions[action].kind != "take-back":
            lost, stake = at_stake(judge.weigh(state, seat), useful, action)
            found[seat][0] += lost
            found[seat][1] += stake
        state.play(seat, action, chance)
    return found


def stable(game: str, count: int, seed: int, keep: Path | None) -> None:
    """Print how often marks change with the judge's seed, and how many blunders hold at 20 times the budget.

    Games of casual and regular bots; each is reviewed twice with other seeds.
    """
    told: dict[str, dict[str, int]] = {}
    if keep is not None and keep.exists():
        told = json.loads(keep.read_text())
    for number in range(seed, seed + count):
        name = f"{game} {number}"
        if name not in told:
            told[name] = _stable(game, number)
            if keep is not None:
                keep.write_text(json.dumps(told))
    games = [told[f"{game} {number}"] for number in range(seed, seed + count)]
    print(game, {key: sum(one[key] for one in games) for key in games[0]}, flush=True)


def _stable(game: str, seed: int) -> dict[str, int]:
    match = starhold.new(game, 2, seed)
    seats, chance = [bot("casual"), bot("regular")], FastChance(seed)
    while not match.over:
        seat = match.to_move[0]
        match.push(ask(seats[seat], match.state, seat, chance), seat)
    record = match.record()
    one, other = analyse(record, seed=seed), analyse(record, seed=seed + 777)
    pairs = list(zip(one.moments, other.moments, strict=True))
    judged = [(a, b) for a, b in pairs if a.mark != "forced"]
    flips = [(a, b) for a, b in judged if (a.mark in WRONG) != (b.mark in WRONG)]
    blunders = [a for a, _ in pairs if a.mark == "blunder"][:BLUNDERS]
    reviewer = Reviewer(record, 0, seed)
    judge = reviewer.judge
    judge.budget *= 20
    held = 0
    for moment in blunders:
        assert moment.better is not None
        state = reviewer.match.state_at(moment.ply)
        seeds = [judge.seed() for _ in range(CONFIRMING)]
        actions = [moment.better.action, moment.made.action]
        held += lead(*compared(judge, state, moment.seat, actions, seeds))[0] >= LEAST
    marked = [a for a, _ in pairs if a.mark in WRONG]
    return {
        "judged": len(judged),
        "marked in either": sum(a.mark in WRONG or b.mark in WRONG for a, b in judged),
        "flips": len(flips),
        "blunders": len(blunders),
        "still marked at 20 times the budget": held,
        "marked": len(marked),
        "marked with a sentence": sum(bool(a.better and a.better.reasons) for a in marked),
        "milliseconds": round(1000 * one.end.seconds),
    }


def marks(game: str, count: int, seed: int, language: str) -> None:
    """Print sentences of marked moves, from games of casual and regular bots."""
    text = Text(language)
    for number in range(seed, seed + 100):
        match = starhold.new(game, 2, number)
        seats, chance = [bot("casual"), bot("regular")], FastChance(number)
        while not match.over:
            seat = match.to_move[0]
            match.push(ask(seats[seat], match.state, seat, chance), seat)
        for moment in analyse(match.record(), seed=number).moments:
            if moment.mark not in WRONG or moment.better is None:
                continue
            made, better = (
                ", ".join(text.line(line, NAMES) for line in (one.line, *(step.line for step in one.then)))
                for one in (moment.made, moment.better)
            )
            why = "; ".join(text.line(line, NAMES) for line in moment.better.reasons) or "(no sentence)"
            led = "; ".join(text.line(line, NAMES) for line in moment.made.reasons)
            print(f"{number}:{moment.ply} -{100 * moment.error:.0f} {made} -> {better} :: {why} :: {led}")
            count -= 1
            if count == 0:
                return


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("hints", "marks", "skill", "stable"))
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--language", default="en")
    parser.add_argument("--keep", type=Path, help="a file in which finished games are kept")
    parser.add_argument("--faces", nargs="*", default=FACES, choices=FACES, help="whose skill; without: all")
    asked = parser.parse_args()
    if asked.what == "hints":
        hints(asked.game, asked.positions, asked.players, asked.seed, asked.language)
    elif asked.what == "marks":
        marks(asked.game, asked.positions, asked.seed, asked.language)
    elif asked.what == "stable":
        stable(asked.game, asked.games, asked.seed, asked.keep)
    else:
        skill(asked.game, asked.games, asked.seed, asked.keep, asked.faces)
