"""The decision points of the rules file: random games meet each of them, and no other."""

import pytest

from starhold.kernel.chance import FastChance
from starhold.roll.game import GAME

#: decision point -> the step that asks, and the kinds of actions that answer
POINTS = {
    "DP-1": ("lay-out", {"put"}),
    "DP-2": ("assign", {"wild"}),
    "DP-3": ("assign", {"select"}),
    "DP-4": ("assign", {"dictate", "move"}),
    "DP-5": ("assign", {"use", "move", "stop"}),
    "DP-6": ("assign", {"commit", "take-back"}),
    "DP-7": ("explore", {"scout", "stock", "scout-alien", "stock-alien"}),
    "DP-8": ("explore", {"abandon", "draw"}),
    "DP-9": ("explore", {"put"}),
    "DP-10": ("explore", {"put", "done"}),
    "DP-11": ("levy", {"abandon"}),
    "DP-12": ("research", {"put"}),
    "DP-13": ("develop", {"build"}),
    "DP-14": ("develop", {"pay"}),
    "DP-15": ("develop", {"to-cup", "keep"}),
    "DP-16": ("settle", {"remove"}),
    "DP-17": ("settle", {"build"}),
    "DP-18": ("settle", {"pay"}),
    "DP-19": ("settle", {"to-cup", "keep"}),
    "DP-20": ("produce", {"produce"}),
    "DP-21": ("ship", {"shipper", "trade", "consume"}),
    "DP-22": ("ship", {"bank", "no-bank"}),
    "DP-23": ("manage", {"recruit"}),
    "DP-24": ("manage", {"recall", "end"}),
}
#: seeds of games; the last three are for what is rare: Bankers, Federation and Exchange
GAMES = (*range(16), 45, 69, 338)


@pytest.fixture(scope="module")
def met() -> set[tuple[str, str]]:
    """Steps and kinds of actions that were offered in some random games."""
    found = set()
    for seed in GAMES:
        chance, choices = FastChance(seed), FastChance(1000 + seed)
        state = GAME.start(players=2 + seed % 4, chance=chance)
        while not state.over:
            seat = state.seats_to_move()[0]
            step = state.stack[-1].name
            legal = state.legal(seat)
            found |= {(step, GAME.vocabulary.actions[action].kind) for action in legal}
            state.apply(seat, legal[choices.below(len(legal))], chance)
    return found


@pytest.mark.parametrize("point", POINTS)
def test_it_is_met(point: str, met: set[tuple[str, str]]) -> None:
    step, kinds = POINTS[point]
    assert {(step, kind) for kind in kinds} <= met


def test_there_are_no_others(met: set[tuple[str, str]]) -> None:
    """DP-16 is asked in both phases that build."""
    listed = {(step, kind) for step, kinds in POINTS.values() for kind in kinds}
    assert met <= listed | {("develop", "remove")}
