"""The heuristic evaluation of Roll for the Galaxy."""

from typing import cast, final

from mypy_extensions import i64

from starhold.bots.heuristic import Heuristic
from starhold.kernel.state import State
from starhold.roll.dice import total
from starhold.roll.scoring import score
from starhold.roll.state import RollState


@final
class RollHeuristic(Heuristic):
    """Points, dice (most in the cup), goods, credits, and work in hand on tiles to come."""

    def __init__(self) -> None:
        super().__init__(900)

    def evaluate(self, state: State, seat: i64) -> i64:
        table = cast(RollState, state)
        player = table.seats[seat]
        at_work = player.development_slot + player.world_slot
        dice = 90 * total(player.cup) + 60 * total(player.citizenry)
        dice += 90 * total(player.all_goods()) + 75 * total(at_work)
        tiles = len(player.development_stack) + len(player.world_stack)
        return 100 * score(table, seat) + dice + 15 * player.credits + 25 * tiles
