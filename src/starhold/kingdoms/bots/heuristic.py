"""The heuristic evaluation of Tiny Epic Kingdoms."""

from typing import Final, cast, final

from mypy_extensions import i64

from starhold.bots.heuristic import Heuristic
from starhold.kernel.bits import count
from starhold.kernel.state import State
from starhold.kingdoms.scoring import points
from starhold.kingdoms.state import KingdomsState

RESOURCES: Final = 3
#: of each resource, as much as is worth having
USEFUL: Final = 5


@final
class KingdomsHeuristic(Heuristic):
    """Points, and what brings them: armies in many regions, and resources to build, learn and fight with."""

    def __init__(self) -> None:
        super().__init__(500)

    def evaluate(self, state: State, seat: i64) -> i64:
        table = cast(KingdomsState, state)
        kingdom = table.kingdoms[seat]
        total = 100 * points(table, seat) + 40 * kingdom.armies + 30 * count(kingdom.lands)
        # What fills the store beyond the next price buys nothing.
        for resource in range(RESOURCES):
            amount = kingdom.amount(resource)
            total += 20 * min(amount, USEFUL) + 4 * max(0, amount - USEFUL)
        return total
