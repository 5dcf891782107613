"""What a position of Roll for the Galaxy is worth to the easy bot."""

from typing import Final, cast

from starhold.kernel.state import State
from starhold.roll.actions import Do as Do
from starhold.roll.dice import total
from starhold.roll.state import Roll

TABLE: Final = Roll


def worth(state: State, seat: int) -> int:
    """Points, dice (most in the cup), goods, credits, and work in hand on tiles to come."""
    state = cast(Roll, state)
    player = state.seats[seat]
    goods = player.novelty_goods + player.rare_goods + player.genes_goods + player.alien_goods
    at_work = player.development_slot + player.world_slot
    dice = 90 * total(player.cup) + 60 * total(player.citizenry) + 90 * total(goods) + 75 * total(at_work)
    tiles = len(player.development_stack) + len(player.world_stack)
    return 100 * state.scores()[seat] + dice + 15 * player.credits + 25 * tiles
