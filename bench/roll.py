"""How fast Roll for the Galaxy is, and how its games go.

`python bench/roll.py [--players 4] [--seconds 5] [--json]` measures the engine.
`python bench/roll.py --games 100000` plays random games, checks the invariants now and then,
and tells how many rounds they take and what is scored; `--sober` plays with some sense instead.
"""

import argparse
from collections import Counter
from collections.abc import Callable
from statistics import mean

import measure

import starhold
from starhold import FastChance
from starhold.kernel.bits import lowest
from starhold.kernel.state import play_out
from starhold.roll.state import RollState

#: invariants are checked after each so many moves
SAMPLE = 500
#: a game with more moves than this counts as endless
LIMIT = 100_000
NAMES = [action.kind for action in starhold.game("roll").actions]
ARGUMENTS = [dict(action.arguments) for action in starhold.game("roll").actions]


# -- a player with some sense ------------------------------------------------------------------------


def usefulness(state: RollState, seat: int, phase: str) -> float:
    """How much the workers of a phase can do at the moment."""
    player = state.seats[seat]
    if phase == "develop":
        return 3.0 if player.development_stack else 0.0
    if phase == "settle":
        return 3.0 if player.world_stack else 0.0
    if phase == "produce":
        return 2.0 if any(player.room(colour) > 0 for colour in range(4)) else 0.0
    if phase == "ship":
        return 3.0 if player.all_goods() else 0.0
    return 1.0 if player.credits < 5 or len(player.zone) < 2 else 0.3


def worth(state: RollState, seat: int, action: int) -> float:
    """How much a legal action appeals to a player with some sense."""
    kind, arguments = NAMES[action], ARGUMENTS[action]
    player = state.seats[seat]
    if kind == "select":
        screen = player.screen
        assert screen is not None
        row = screen.row(("explore", "develop", "settle", "produce", "ship").index(arguments["phase"]))
        own = arguments["row"] == arguments["phase"]
        return usefulness(state, seat, arguments["phase"]) * (row % 511 + (0 if own else 1))
    if kind == "wild":
        return usefulness(state, seat, arguments["row"])
    if kind in ("scout", "scout-alien"):
        return 2.0 if len(player.zone) < 2 else 0.5
    if kind == "trade":
        return 2.0 if player.credits < 4 else 0.5
    return {"commit": 9.0, "draw": 9.0, "end": 9.0, "abandon": 0.1, "take-back": 0.0}.get(kind, 1.0)


def sober(state: RollState, chance: FastChance, choices: FastChance) -> int:
    """Play a game with some sense: the most appealing action, ties at random."""
    made = 0
    while state.stack and made < LIMIT:
        seat = lowest(state.waiting())
        legal = state.legal(seat)
        appeal = [worth(state, seat, action) for action in legal]
        best = [action for action, value in zip(legal, appeal, strict=True) if value == max(appeal)]
        state.play(seat, best[choices.below(len(best))], chance)
        made += 1
    return made


def at_random(state: RollState, chance: FastChance, choices: FastChance) -> int:
    """Play a random game, with a look at the invariants now and then."""
    made = 0
    while state.stack and made < LIMIT:
        made += play_out(state, chance, choices, SAMPLE)
        state.check()
    return made


# -- how games go ------------------------------------------------------------------------------------


def survey(players: int, games: int, play: Callable[[RollState, FastChance, FastChance], int]) -> None:
    """Play games and tell how they went."""
    rounds: Counter[int] = Counter()
    scores: list[int] = []
    winners: list[int] = []
    moves = 0
    for seed in range(games):
        chance = FastChance(seed)
        state = starhold.game("roll").start(players, chance)
        assert isinstance(state, RollState)
        moves += play(state, chance, FastChance(seed + 1_000_003))
        assert state.over, f"game {seed} goes on after {LIMIT} moves"
        state.check()
        rounds[state.round] += 1
        scores += state.scores()
        winners.append(max(state.scores()))
    ordered = sorted(rounds.elements())
    print(f"{games:,} games of {players}, {moves / games:,.0f} moves each, no violation, none endless")
    spread = [ordered[len(ordered) * share // 100] for share in (5, 50, 95)]
    print(f"  rounds: mean {mean(ordered):.1f}, 5 % {spread[0]}, median {spread[1]}, 95 % {spread[2]}")
    print(f"  rounds: {ordered[0]} to {ordered[-1]}; 11 to 14 in {_share(rounds, games):.0%} of the games")
    print(f"  scores: mean {mean(scores):.1f}, winners {mean(winners):.1f}, highest {max(scores)}")


def _share(rounds: Counter[int], games: int) -> float:
    """The part of games with the number of rounds that the rulebook calls usual."""
    return sum(rounds[n] for n in range(11, 15)) / games


def main() -> None:
    """Measure or survey, and print."""
    parser = argparse.ArgumentParser(description="Speed and games of the Roll engine, on one core.")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=5.0, help="CPU seconds for each measurement")
    parser.add_argument("--json", action="store_true", help="one object instead of a table")
    parser.add_argument("--games", type=int, default=0, help="survey so many games instead")
    parser.add_argument("--sober", action="store_true", help="survey players with some sense")
    asked = parser.parse_args()
    if asked.games:
        survey(asked.players, asked.games, sober if asked.sober else at_random)
        return
    game = starhold.game("roll")
    measure.show(game, asked.players, measure.engine(game, asked.players, asked.seconds), asked.json)


if __name__ == "__main__":
    main()
