"""What a position of Tiny Epic Kingdoms is worth to the easy bot."""

from typing import Final, cast

from starhold.kernel.bits import count
from starhold.kernel.state import State
from starhold.kingdoms.state import KingdomsState

TABLE: Final = KingdomsState


def worth(state: State, seat: int) -> int:
    """Points, and what brings them: armies in many regions, and resources to build, learn and fight with."""
    table = cast(KingdomsState, state)
    kingdom = table.kingdoms[seat]
    held = 40 * kingdom.armies + 30 * count(kingdom.lands) + 22 * kingdom.held()
    return 100 * table.scores()[seat] + held
