"""Proofs for reviews, each over many games between bots; what is measured is told as lines of JSON.

    python bench/review.py luck GAME --games 1000       is the mean of luck nothing, within its error?
    python bench/review.py planted GAME --games 100     is a planted weak move found as the worst?
                 (--cost 0.1 --look 16 where one move of many dice never costs a quarter of a win)
    python bench/review.py expert GAME --games 40       how often are the expert’s own moves marked?
    python bench/review.py calibrate GAME --games 500   of positions valued 70 %, are some 70 % won?
    python bench/review.py time GAME --games 3          how long does a review take?
    python bench/review.py puzzles GAME --games 60 --out FILE      those that the file has stay in it
    python bench/review.py again GAME                   do the shipped puzzles hold for the present bots?

A run goes on where it was: finished games are kept in `--keep FILE`.
"""

import argparse
import json
import math
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import starhold
from starhold.bots.base import ask, bot
from starhold.kernel.chance import FastChance
from starhold.kernel.record import Record
from starhold.kernel.runner import MatchRunner
from starhold.kernel.state import State
from starhold.review import puzzles
from starhold.review.analysis import Reviewer, analyse
from starhold.review.judging import BAND, WRONG, compared, lead
from starhold.review.results import Moment, ReviewBegin
from starhold.review.values import Judge, result

Line = dict[str, Any]

#: positions of a game that are valued, about
POSITIONS = 8
#: moves that are tried as the planted one at a moment, and how many of all are looked at again
TRIED = 5
CANDIDATES = 2


class Setup(NamedTuple):
    """What a game is played with, and who plays it."""

    game: str
    players: int
    bot: str
    options: dict[str, str]
    #: what a planted move costs at least, and the iterations of the look that finds it
    cost: float
    look: int

    def match(self, seed: int) -> MatchRunner:
        return starhold.new(self.game, self.players, seed, self.options).runner


def played(setup: Setup, seed: int) -> Record:
    """A game between equal bots."""
    match = setup.match(seed)
    seats = [bot(setup.bot) for _ in range(setup.players)]
    chance = FastChance(7919 * seed + 1)
    while not match.over:
        seat = match.to_move[0]
        match.move(seat, ask(seats[seat], match.state, seat, chance))
    return match.record()


def luck(setup: Setup, seed: int, budget: int) -> Line:
    """The luck of each seat in one game. That it is fair does not depend on the budget."""
    reviewer = Reviewer(played(setup, seed), budget, seed, marks=False)
    sums = [0.0] * setup.players
    for part in reviewer.parts():
        if isinstance(part, Moment) and part.luck is not None:
            sums = [total + one for total, one in zip(sums, part.luck.shares, strict=True)]
    return {"luck": [round(one, 5) for one in sums]}


def planted(setup: Setup, seed: int, budget: int) -> Line:
    """A game of good play with one weak move in its middle; is it the worst of the review?"""
    record = played(setup, seed)
    weak = weak_move(record, seed, setup)
    if weak is None:
        return {"planted": None}
    ply, action, cost = weak
    match = setup.match(seed)
    seats = [bot(setup.bot) for _ in range(setup.players)]
    chance = FastChance(7919 * seed + 2)
    for move in record.moves[:ply]:
        match.move(move.seat, match.game.action(move.notation), starhold.RecordedChance(list(move.chance)))
    match.move(match.to_move[0], action)
    while not match.over:
        seat = match.to_move[0]
        match.move(seat, ask(seats[seat], match.state, seat, chance))
    began = time.process_time()
    found = analyse(match.record(), budget, seed + 1)
    worst = max(found.moments, key=lambda one: one.error)
    own = found.moments[ply]
    truly = cost if worst.ply == ply else confirmed(match, worst, seed)
    return {
        "planted": ply,
        "cost": round(cost, 3),
        "step": own.made.notation,
        "found": own.error,
        "doubt": own.doubt,
        "mark": own.mark,
        "worst": worst.ply,
        "error": worst.error,
        "truly": round(truly, 3),
        "seconds": round(time.process_time() - began, 2),
    }


def confirmed(match: MatchRunner, worst: Moment, seed: int) -> float:
    """What another move truly gave away that a review calls the worst: at ten times the usual budget."""
    if worst.better is None:
        return 0.0
    state = match.state_at(worst.ply)
    judge = Judge(state, 0, seed)
    judge.budget *= puzzles.CHECKED
    return apart(judge, state, worst.seat, worst.better.action, worst.made.action, 12)[0]


def weak_move(record: Record, seed: int, setup: Setup) -> tuple[int, int, float] | None:
    """Where, what and how costly: the weakest move that a short look finds, if it costs enough."""
    reviewer = Reviewer(record, setup.look, seed)
    judge, state, plies = reviewer.judge, reviewer.state, reviewer.match.plies
    chance = FastChance(seed)
    candidates: list[tuple[float, int, int, State]] = []
    for number, ply in enumerate(plies):
        legal = [one for one in state.legal(ply.seat) if one != ply.action]
        middle = len(plies) // 5 <= number < 4 * len(plies) // 5
        if middle and len(legal) >= 2 and judge.rival(state, ply.seat) < 0:
            tried = [legal[int(chance.below(len(legal)))] for _ in range(TRIED)]
            here = state.clone()
            candidates += [
                (apart(judge, here, ply.seat, ply.action, one, 2)[0], number, one, here) for one in set(tried)
            ]
        state.play(ply.seat, ply.action, starhold.RecordedChance(list(ply.chance)))
    judge.budget = 4 * setup.look
    found = []
    for _, number, action, here in sorted(candidates, key=lambda one: -one[0])[:CANDIDATES]:
        cost, doubt = apart(judge, here, plies[number].seat, plies[number].action, action, 24)
        if cost - BAND * doubt >= setup.cost:
            found.append((cost, number, action))
    if not found:
        return None
    cost, number, action = max(found)
    return number, action, cost


def apart(judge: Judge, state: State, seat: int, good: int, weak: int, worlds: int) -> tuple[float, float]:
    """By how much one move is better than another, and how sure that is."""
    seeds = [judge.seed() for _ in range(worlds)]
    return lead(*compared(judge, state, seat, [good, weak], seeds))


def expert(setup: Setup, seed: int, budget: int) -> Line:
    """How a bot's own moves are marked."""
    found = analyse(played(setup, seed), budget, seed)
    marks = [one.mark for one in found.moments]
    judged = sum(mark != "forced" for mark in marks)
    return {"judged": judged, **{mark: marks.count(mark) for mark in (*WRONG, "best", "good")}}


def calibrate(setup: Setup, seed: int, budget: int) -> Line:
    """Values of some positions, as they are before they are fitted, and who won."""
    record = played(setup, seed)
    reviewer = Reviewer(record, budget, seed)
    judge, state = reviewer.judge, reviewer.state
    judge.sharp = 1.0
    rows = []
    chance = FastChance(seed)
    plies = reviewer.match.plies
    for ply in plies:
        if chance.below(len(plies)) < POSITIONS and not state.over:
            rows.append([round(one, 4) for one in judge.shares(state)])
        state.play(ply.seat, ply.action, starhold.RecordedChance(list(ply.chance)))
    return {"values": rows, "won": list(result(state))}


def timed(setup: Setup, seed: int, budget: int) -> Line:
    """CPU time to the first mark and to the end."""
    record = played(setup, seed)
    began, first = time.process_time(), 0.0
    plies = 0
    for part in Reviewer(record, budget, seed).parts():
        if isinstance(part, ReviewBegin):
            plies = part.plies
        elif isinstance(part, Moment) and part.mark != "forced" and not first:
            first = time.process_time() - began
    return {"plies": plies, "first": round(first, 3), "seconds": round(time.process_time() - began, 2)}


def puzzled(setup: Setup, seed: int, budget: int) -> Line:
    """The puzzles of one game, with the game."""
    record = played(setup, seed)
    found = next(puzzles.find([record], budget, seed))[1]
    kept = msgspec.to_builtins(record) if found else {}
    return {"puzzles": [msgspec.to_builtins(one) for one in found], "record": kept}


def again(setup: Setup, seed: int, _budget: int) -> Line:
    """The lead of the best answer of the n-th shipped puzzle, by the bots of today."""
    found = puzzles.shipped(setup.game)
    puzzle = found.puzzles[(seed - 1) % len(found.puzzles)]
    ahead, doubt = puzzles.held(found, puzzle, seed)
    return {"id": puzzle.id, "lead": round(ahead, 3), "doubt": round(doubt, 3)}


PROOFS: dict[str, Callable[[Setup, int, int], Line]] = {
    "luck": luck,
    "planted": planted,
    "expert": expert,
    "calibrate": calibrate,
    "time": timed,
    "puzzles": puzzled,
    "again": again,
}


# -- what all games together say ------------------------------------------------------------------------


def told(proof: str, lines: list[Line]) -> Line:
    return {
        "luck": _luck,
        "planted": _planted,
        "expert": _expert,
        "calibrate": _calibrate,
        "time": _time,
        "again": _again,
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
    """Games in which a bot's own move was truly worse than the planted one are told apart: it was found."""
    games = [line for line in lines if line["planted"] is not None]
    found = sum(line["worst"] == line["planted"] for line in games)
    worse = sum(line["worst"] != line["planted"] and line["truly"] >= line["cost"] for line in games)
    return {
        "games": len(games) - worse,
        "found": found,
        "a bot's own move was worse": worse,
        "without a weak move": len(lines) - len(games),
    }


def _expert(lines: list[Line]) -> Line:
    judged = sum(line["judged"] for line in lines)
    return {
        "judged": judged,
        **{mark: sum(line[mark] for line in lines) for mark in (*WRONG, "best", "good")},
    }


def _again(lines: list[Line]) -> Line:
    gone = [line["id"] for line in lines if line["lead"] < puzzles.SURE]
    return {"puzzles": len(lines), "hold": len(lines) - len(gone), "gone": gone}


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
    """The power that fits all games best; how reliable it is: each half is judged by what fits the other."""
    halves = lines[::2], lines[1::2]
    powers = [_fitting(half) for half in halves]
    judged = [(halves[0], powers[1]), (halves[1], powers[0])]
    plain = [(lines, 1.0)]
    return {
        "games": len(lines),
        "positions": sum(len(line["values"]) for line in lines),
        "sharp": _fitting(lines),
        "plain": reliability(plain),
        "fitted": reliability(judged),
        "off": [round(off_by(plain), 4), round(off_by(judged), 4)],
    }


def _fitting(lines: list[Line]) -> float:
    return min((step / 20 for step in range(4, 61)), key=lambda sharp: _loss(pairs(lines, sharp)))


#: games, and the power that they are judged by
Fold = tuple[list[Line], float]


def off_by(folds: list[Fold]) -> float:
    """How far what was won lies from what was promised: the mean over tenths, each by its positions."""
    rows = reliability(folds)
    return sum(abs(row[0] - row[1]) * row[3] for row in rows) / max(1, sum(row[3] for row in rows))


def reliability(folds: list[Fold]) -> list[list[float]]:
    """By tenths of what was promised: the mean promised, the share won, its standard error, how many.

    Positions of one game hang together, so the error is that of games and not of positions.
    """
    games = [pairs([line], sharp) for lines, sharp in folds for line in lines]
    rows = []
    for tenth in range(10):
        by_game = [[pair for pair in game if tenth == min(9, int(10 * pair[0]))] for game in games]
        those = [found for found in by_game if found]
        many = sum(len(found) for found in those)
        if len(those) < 2:
            continue
        promised = sum(pair[0] for found in those for pair in found) / many
        won = sum(pair[1] for found in those for pair in found) / many
        spread = sum(sum(pair[1] - won for pair in found) ** 2 for found in those)
        rows.append([round(promised, 3), round(won, 3), round(math.sqrt(spread) / many, 3), many])
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("proof", choices=PROOFS)
    parser.add_argument("game", choices=starhold.names())
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default="expert@60i")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--budget", type=int, default=0)
    parser.add_argument("--cost", type=float, default=0.25)
    parser.add_argument("--look", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--out", type=Path)
    wish = parser.parse_args()
    options = dict(one.split("=", 1) for one in wish.option)
    setup = Setup(wish.game, wish.players, wish.bot, options, wish.cost, wish.look)
    kept = (
        [json.loads(line) for line in wish.keep.read_text().splitlines()]
        if wish.keep and wish.keep.exists()
        else []
    )
    for number in range(len(kept), wish.games):
        line = PROOFS[wish.proof](setup, wish.seed + number, wish.budget)
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
        before = puzzles.read(wish.out) if wish.out.exists() else None
        puzzles.write(wish.out, puzzles.collected(wish.game, found, before))
    print(
        json.dumps(
            {
                "proof": wish.proof,
                "game": wish.game,
                "players": wish.players,
                "bot": wish.bot,
                "options": options,
                **told(wish.proof, kept[: wish.games]),
            }
        )
    )


if __name__ == "__main__":
    sys.exit(main())
