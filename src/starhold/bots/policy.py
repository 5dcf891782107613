"""Policy: choosing without a search, by the values of the positions that actions lead to."""

from typing import Final

from mypy_extensions import i64

from starhold.bots.net import Evaluator, Features, judged
from starhold.kernel.chance import SEEDS, Chance, FastChance
from starhold.kernel.state import State

#: how often an action that rolls or draws is tried
ROLLS: Final = 2
#: the number of worlds in which a secret decision is evaluated
WORLDS: Final = 3


def value_after(world: State, seat: i64, action: i64, judge: Evaluator, seed: i64) -> i64:
    """Return what an action is worth to its seat: the mean over a few rolls, if it rolls anything."""
    total: i64 = 0
    done: i64 = 0
    while done < ROLLS:
        luck = FastChance(seed + 7919 * done)
        before = luck.x
        twin = world.clone()
        twin.play(seat, action, luck)
        total += judged(twin, seat, judge)
        done += 1
        if luck.x == before:
            break
    return total // done


def values(world: State, seat: i64, legal: list[int], judge: Evaluator, chance: Chance) -> list[int]:
    """Return what each action is worth; in a secret decision, over several worlds."""
    worlds = WORLDS if world.secret() else 1
    totals = [0] * len(legal)
    for n in range(worlds):
        here = world if n == 0 else world.resample(seat, chance)
        # All actions are tried with the same luck, so that they differ by themselves alone.
        seed = chance.below(SEEDS)
        for at in range(len(legal)):
            totals[at] += int(value_after(here, seat, legal[at], judge, seed))
    return [total // worlds for total in totals]


def greedy(world: State, seat: i64, features: Features, judge: Evaluator, chance: Chance) -> i64:
    """Return the action that leads to the best position."""
    legal = features.choices(world, seat)
    if len(legal) == 1:
        return legal[0]
    worths = values(world, seat, legal, judge, chance)
    best: i64 = -1
    found: i64 = legal[0]
    for n in range(len(legal)):
        worth: i64 = worths[n]
        if worth > best:
            best = worth
            found = legal[n]
    return found
