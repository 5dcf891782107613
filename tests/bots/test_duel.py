"""Duels: mixed choices that nobody can answer to their gain."""

import pytest

import starhold
from starhold.bots.base import Budget
from starhold.bots.config import config_named
from starhold.bots.duel import WHOLE, Duel, drawn
from starhold.bots.levels import judge_of
from starhold.bots.net import ONE
from starhold.bots.policy import greedy
from starhold.bots.search import Searcher, seat_values
from starhold.kernel.chance import FastChance
from starhold.kernel.state import State
from tests.sizes import sized


def duel_of(table: list[list[float]]) -> Duel:
    """A duel in which one's gain is the other's loss."""
    duel = Duel(len(table), len(table[0]))
    for row, line in enumerate(table):
        for column, share in enumerate(line):
            duel.add(row, column, round(share * ONE), round((1 - share) * ONE))
    return duel


def gain(duel: Duel, mixed: list[int]) -> float:
    """By how much the best answer to a mixed choice beats what the answerer gets in balance."""
    _, answer = duel.solved()
    balance = sum(worth * share for worth, share in zip(duel.worth(answer), mixed, strict=True)) / WHOLE
    worst = min(
        sum(duel.mean(duel.ours, row * duel.theirs + column) * mixed[row] for row in range(duel.own)) / WHOLE
        for column in range(duel.theirs)
    )
    return (balance - worst) / ONE


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        ([[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]], [1 / 3, 1 / 3, 1 / 3]),
        ([[0.9, 0.2], [0.3, 0.6]], [0.3, 0.7]),
        ([[0.6, 0.7], [0.2, 0.1]], [1.0, 0.0]),
    ],
)
def test_a_duel_is_mixed_as_it_should_be(table: list[list[float]], expected: list[float]) -> None:
    """Stone, paper and scissors; a game with a mixed solution; one with a choice that is always better."""
    duel = duel_of(table)
    mixed, _ = duel.solved()
    assert [share / WHOLE for share in mixed] == pytest.approx(expected, abs=0.03)
    assert gain(duel, mixed) < 0.02


def test_drawn_follows_the_shares() -> None:
    """In the long run."""
    luck = FastChance(3)
    found = [int(drawn([10, 0, 30], luck)) for _ in range(4000)]
    assert found.count(1) == 0
    assert found.count(2) / len(found) == pytest.approx(0.75, abs=0.03)


def bids(seed: int) -> State | None:
    """A position of Kingdoms in which two bid against each other."""
    chance = FastChance(seed)
    state = starhold.game("kingdoms").start(2, chance)
    for _ in range(400):
        if state.over:
            return None
        seat = state.seats_to_move()[0]
        features = config_named("kingdoms").features
        if features.duel(state, seat) >= 0 and len(state.seats_to_move()) == 2 and len(state.legal(seat)) > 2:
            return state
        state.play(seat, state.pick(seat, chance), chance)
    return None


def test_a_best_answer_to_our_bids_gains_less_than_five_points() -> None:
    """Somebody who knows exactly how often we bid what, and tries every answer, gains little on average.

    In a game are about five wars, so a fifth of a point in each is far from five. It knows, too, that a war
    ends as is best for whoever decides: a mix found by wars that end anyhow would lose 0.35 points in each.
    """
    config = config_named("kingdoms")
    judge = judge_of(config, str(starhold.game("kingdoms").version))
    searcher = Searcher(config.features, judge)
    gains: list[float] = []
    for seed in range(sized(120)):
        state = bids(seed)
        if state is None:
            continue
        seat = state.seats_to_move()[0]
        rival = int(config.features.duel(state, seat))
        legal, theirs = state.legal(seat), state.legal(rival)
        mixed = searcher.think_duel(state, seat, rival, legal, FastChance(seed), Budget(iterations=2000))
        # what each pair is worth, told by other luck than that which the bids were found by
        other = Duel(len(legal), len(theirs))
        luck = FastChance(1000 + seed)
        for n in range(12 * len(legal) * len(theirs)):
            row, column = n // len(theirs) % len(legal), n % len(theirs)
            world = state.clone()
            world.play(seat, legal[row], luck)
            world.play(rival, theirs[column], luck)
            while not world.over and not config.features.resting(world):
                mover = world.seats_to_move()[0]
                world.play(mover, int(greedy(world, mover, config.features, judge, luck)), luck)
            values = seat_values(world, seat, judge)
            other.add(row, column, values[seat], values[rival])
        gains.append(gain(other, mixed))
    assert gains
    assert sum(gains) / len(gains) < 0.002


def test_bids_are_not_predictable() -> None:
    """The same position, other luck: another bid, now and then."""
    config = config_named("kingdoms")
    state = next(found for seed in range(100) if (found := bids(seed)) is not None)
    seat = state.seats_to_move()[0]
    searcher = Searcher(config.features, config.heuristic, careful=True)
    budget = Budget(iterations=300)
    chosen = {int(searcher.choose(state.clone(), seat, FastChance(n), budget)) for n in range(12)}
    assert chosen <= set(state.legal(seat))
