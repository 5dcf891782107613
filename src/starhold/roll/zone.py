"""Tiles that come to the construction zone or leave it, and what everybody sees of that."""

from mypy_extensions import i64

from starhold.kernel.chance import Chance
from starhold.kernel.log import Event
from starhold.roll import components as box
from starhold.roll.actions import Spot
from starhold.roll.news import News
from starhold.roll.state import RollState


def put(table: RollState, seat: i64, spot: i64, tile: i64, chance: Chance) -> None:
    """Everybody sees which stack grows, and the tile only if it is on top now."""
    player = table.seats[seat]
    side = spot % 2
    if spot >= Spot.ON_DEVELOPMENTS:
        player.put_on(side, tile)
    else:
        player.put_under(side, tile)
    if chance.log is not None:
        chance.log.add(Event(News.PUT, seat, side))
        if player.stack(side)[0] == tile:
            show_top(table, seat, side, chance)


def take_out(table: RollState, seat: i64, side: i64, tile: i64, chance: Chance) -> None:
    """A tile leaves a stack; what it covered is seen now."""
    player = table.seats[seat]
    was_top = player.stack(side)[0] == tile
    player.take_tile(side, tile)
    if was_top:
        show_top(table, seat, side, chance)


def show_top(table: RollState, seat: i64, side: i64, chance: Chance) -> None:
    """Tell which tile is on top of a stack."""
    if chance.log is not None:
        stack = table.seats[seat].stack(side)
        if stack:
            chance.log.add(Event(News.ON_TOP, seat, box.TILES * side + stack[0]))
