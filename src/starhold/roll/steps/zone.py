"""Tiles that come to the construction zone or leave it, and what everybody sees of that."""

from mypy_extensions import i64

from starhold.kernel.bits import bit, has
from starhold.kernel.chance import Chance
from starhold.roll import components as box
from starhold.roll.actions import Spot
from starhold.roll.events import RollEvent, tell
from starhold.roll.state import Player, RollState


def put(state: RollState, seat: i64, spot: i64, tile: i64, chance: Chance) -> None:
    """Everybody sees which stack grows; a new top is shown when the player is done (R-INFO-1)."""
    player = state.seats[seat]
    side = spot % 2
    if spot >= Spot.ON_DEVELOPMENTS:
        player.put_on(side, tile)
    else:
        player.put_under(side, tile)
    tell(chance, RollEvent.PUT, seat, side)
    if player.stack(side)[0] == tile:
        player.hidden |= bit(side)


def take_out(player: Player, side: i64, tile: i64) -> None:
    """Take a tile out of a stack; what it covered is shown when the player is done."""
    if player.stack(side)[0] == tile:
        player.hidden |= bit(side)
    player.take_tile(side, tile)


def show_tops(state: RollState, seat: i64, chance: Chance) -> None:
    """Show everybody the tiles that are on top now that the player is done (R-INFO-1)."""
    player = state.seats[seat]
    if player.hidden:
        for side in range(box.SIDES):
            stack = player.stack(side)
            if has(player.hidden, side) and len(stack) > 0:
                tell(chance, RollEvent.ON_TOP, seat, box.TILES * side + stack[0])
        player.hidden = 0
