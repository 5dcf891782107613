"""Proofs for reviews, each over many games between bots; what is measured is told as lines of JSON.

    python bench/review.py luck GAME --games 1000       is the mean of luck nothing, within its error?
    python bench/review.py planted GAME --games 100     is a planted weak move found as the worst?
    python bench/review.py master GAME --games 40       how often are a master's own moves marked?
    python bench/review.py calibrate GAME --games 500   of positions valued 70 %, are some 70 % won?
    python bench/review.py time GAME --games 3          how long does a review take?
    python bench/review.py puzzles GAME --games 60 --out FILE

A run goes on where it was: finished games are kept in `--keep FILE`.
"""

import argparse
import json
import math
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import starhold
from starhold.bots.base import ask, bot
from starhold.kernel.chance import FastChance
from starhold.kernel.match import Match
from starhold.kernel.record import Record
from starhold.review import puzzles
from starhold.review.analysis import Reviewer, reviewed
from starhold.review.judging import WRONG
from starhold.review.results import Begin, Moment
from starhold.review.values import Judge, result

Line = dict[str, Any]


def played(game: str, players: int, seed: int, name: str) -> Record:
    """A game between equal bots."""
    match = starhold.new(game, players, seed)
    seats = [bot(name) for _ in range(players)]
    chance = FastChance(7919 * seed + 1)
    while not match.over:
        seat = match.to_move[0]
        match.move(seat, ask(seats[seat], match.state, seat, chance))
    return match.record()


def luck(game: str, players: int, seed: int, name: str, budget: int) -> Line:
    """The luck of each seat in one game. That it is fair does not depend on the budget."""
    reviewer = Reviewer(played(game, players, seed, name), budget, seed, marks=False)
    sums = [0.0] * players
    for part in reviewer.parts():
        if isinstance(part, Moment) and part.luck is not None:
            sums = [total + one for total, one in zip(sums, part.luck.shares, strict=True)]
    return {"luck": [round(one, 5) for one in sums]}


def planted(game: str, players: int, seed: int, name: str, budget: int) -> Line:
    """A game of good play with one weak move in the middle; is it the worst of the review?"""
    match = starhold.new(game, players, seed)
    seats = [bot(name) for _ in range(players)]
    chance = FastChance(7919 * seed + 1)
    judge = Judge(match.state, 400, seed)
    wanted = 30 + int(chance.below(50))
    at, cost = -1, 0.0
    while not match.over:
        seat = match.to_move[0]
        action = ask(seats[seat], match.state, seat, chance)
        if at < 0 and len(match) >= wanted and judge.rival(match.state, seat) < 0:
            weak = weak_move(judge, match, seat)
            if weak is not None:
                at, action, cost = len(match), *weak
        match.move(seat, action)
    if at < 0:
        return {"planted": None}
    found = reviewed(match.record(), budget, seed + 1)
    worst = max(found.moments, key=lambda one: one.error)
    return {
        "planted": at,
        "cost": round(cost, 3),
        "worst": worst.ply,
        "error": worst.error,
        "mark": worst.mark,
    }


def weak_move(judge: Judge, match: Match, seat: int) -> tuple[int, float] | None:
    """A move that costs a quarter of a win, checked in many worlds; None if there is none now."""
    if len(judge.features.choices(match.state, seat)) < 3:
        return None
    weighed = judge.weigh(match.state, seat)
    weak = min(weighed, key=lambda one: one.share)
    if weighed[0].share - weak.share < 0.25:
        return None
    seeds = [judge.seed() for _ in range(12)]
    apart = [
        judge.after(match.state, seat, weighed[0].action, one)
        - judge.after(match.state, seat, weak.action, one)
        for one in seeds
    ]
    cost = sum(apart) / len(apart)
    return (weak.action, cost) if cost >= 0.25 else None


def master(game: str, players: int, seed: int, name: str, budget: int) -> Line:
    """How a bot's own moves are marked."""
    found = reviewed(played(game, players, seed, name), budget, seed)
    marks = [one.mark for one in found.moments]
    judged = sum(mark != "forced" for mark in marks)
    return {"judged": judged, **{mark: marks.count(mark) for mark in (*WRONG, "best", "good")}}


def calibrate(game: str, players: int, seed: int, name: str, budget: int) -> Line:
    """Values of some positions, as they are before they are fitted, and who won."""
    record = played(game, players, seed, name)
    reviewer = Reviewer(record, budget, seed)
    judge, state = reviewer.judge, reviewer.state
    judge.sharp = 1.0
    rows = []
    chance = FastChance(seed)
    for ply in reviewer.match.plies:
        if chance.below(9) == 0 and not state.over:
            rows.append([round(one, 4) for one in judge.shares(state)])
        state.play(ply.seat, ply.action, starhold.RecordedChance(list(ply.chance)))
    return {"values": rows, "won": list(result(state))}


def timed(game: str, players: int, seed: int, name: str, budget: int) -> Line:
    """CPU time to the first mark and to the end."""
    record = played(game, players, seed, name)
    began, first = time.process_time(), 0.0
    plies = 0
    for part in Reviewer(record, budget, seed).parts():
        if isinstance(part, Begin):
            plies = part.plies
        elif isinstance(part, Moment) and part.mark != "forced" and not first:
            first = time.process_time() - began
    return {"plies": plies, "first": round(first, 3), "seconds": round(time.process_time() - began, 2)}


def puzzled(game: str, players: int, seed: int, name: str, budget: int) -> Line:
    """The puzzles of one game, with the game."""
    record = played(game, players, seed, name)
    found = next(puzzles.find([record], budget, seed))[1]
    kept = msgspec.to_builtins(record) if found else {}
    return {"puzzles": [msgspec.to_builtins(one) for one in found], "record": kept}


PROOFS: dict[str, Callable[[str, int, int, str, int], Line]] = {
    "luck": luck,
    "planted": planted,
    "master": master,
    "calibrate": calibrate,
    "time": timed,
    "puzzles": puzzled,
}


# -- what all games together say ------------------------------------------------------------------------


def told(proof: str, lines: list[Line]) -> Line:
    return {
        "luck": _luck,
        "planted": _planted,
        "master": _master,
        "calibrate": _calibrate,
        "time": _time,
        "puzzles": lambda found: {"games": len(found), "puzzles": sum(len(one["puzzles"]) for one in found)},
    }[proof](lines)


def _luck(lines: list[Line]) -> Line:
    found: Line = {"games": len(lines), "seats": []}
    for seat in range(len(lines[0]["luck"])):
        sums = [line["luck"][seat] for line in lines]
        mean = sum(sums) / len(sums)
        spread = math.sqrt(sum((one - mean) ** 2 for one in sums) / max(1, len(sums) - 1))
        error = spread / math.sqrt(len(sums))
        found["seats"].append(
            {
                "mean": round(mean, 4),
                "error": round(error, 4),
                "sigmas": round(mean / error, 2) if error else 0,
            }
        )
    return found


def _planted(lines: list[Line]) -> Line:
    games = [line for line in lines if line["planted"] is not None]
    found = sum(line["worst"] == line["planted"] for line in games)
    return {"games": len(games), "found": found, "without a weak move": len(lines) - len(games)}


def _master(lines: list[Line]) -> Line:
    judged = sum(line["judged"] for line in lines)
    return {
        "judged": judged,
        **{mark: sum(line[mark] for line in lines) for mark in (*WRONG, "best", "good")},
    }


def _time(lines: list[Line]) -> Line:
    return {"seconds": [line["seconds"] for line in lines], "first": [line["first"] for line in lines]}


def pairs(lines: list[Line], sharp: float) -> list[tuple[float, float]]:
    """What each seat was promised, and what it got."""
    found = []
    for line in lines:
        for row in line["values"]:
            powers = [max(one, 0.002) ** sharp for one in row]
            total = sum(powers)
            found += [(power / total, won) for power, won in zip(powers, line["won"], strict=True)]
    return found


def _loss(found: list[tuple[float, float]]) -> float:
    return -sum(won * math.log(share) for share, won in found) / len(found)


def _calibrate(lines: list[Line]) -> Line:
    """The sharpness that fits best, and the reliability with it and without."""
    best = min((step / 20 for step in range(4, 61)), key=lambda sharp: _loss(pairs(lines, sharp)))
    return {
        "games": len(lines),
        "positions": sum(len(line["values"]) for line in lines),
        "sharp": best,
        "plain": reliability(pairs(lines, 1.0)),
        "fitted": reliability(pairs(lines, best)),
    }


def reliability(found: list[tuple[float, float]]) -> list[list[float]]:
    """By tenths of what was promised: the mean promised, the share that was won, and how many."""
    rows = []
    for tenth in range(10):
        those = [
            one for one in found if tenth / 10 <= one[0] < (tenth + 1) / 10 or (tenth == 9 and one[0] == 1)
        ]
        if those:
            promised = sum(one[0] for one in those) / len(those)
            won = sum(one[1] for one in those) / len(those)
            rows.append([round(promised, 3), round(won, 3), len(those)])
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("proof", choices=PROOFS)
    parser.add_argument("game", choices=starhold.names())
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default="master@60i")
    parser.add_argument("--budget", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--out", type=Path)
    wish = parser.parse_args()
    kept = (
        [json.loads(line) for line in wish.keep.read_text().splitlines()]
        if wish.keep and wish.keep.exists()
        else []
    )
    for number in range(len(kept), wish.games):
        line = PROOFS[wish.proof](wish.game, wish.players, wish.seed + number, wish.bot, wish.budget)
        kept.append(line)
        if wish.keep:
            with wish.keep.open("a") as file:
                file.write(json.dumps(line) + "\n")
    if wish.proof == "puzzles" and wish.out:
        found = [
            (msgspec.convert(line["record"], Record), msgspec.convert(line["puzzles"], list[puzzles.Puzzle]))
            for line in kept
            if line["puzzles"]
        ]
        puzzles.write(wish.out, puzzles.collected(wish.game, found))
    print(
        json.dumps(
            {
                "proof": wish.proof,
                "game": wish.game,
                "players": wish.players,
                **told(wish.proof, kept[: wish.games]),
            }
        )
    )


if __name__ == "__main__":
    sys.exit(main())
