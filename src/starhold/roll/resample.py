"""A position drawn from all that fit what one seat knows: for bots that search."""

from mypy_extensions import i64

from starhold.kernel.bits import has
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.roll.state import Player, RollState
from starhold.roll.steps.assign import after, go_on, next_step, roll
from starhold.roll.steps.setup import Sides
from starhold.roll.tiles import NO_TILES, ONE, added, joined, without


def resample(state: RollState, seat: i64, chance: Chance) -> RollState:
    """Return a copy: hidden tiles dealt again, dice behind other screens rolled and assigned again.

    What others showed and then covered or abandoned is forgotten (R-INFO-5 allows that).
    """
    new = state.clone()
    unknown = new.bag
    for n in range(new.players):
        if n != seat:
            unknown = joined(unknown, _hidden_tiles(new.seats[n]))
    for n in range(new.players):
        if n != seat:
            unknown = _deal_again(new.seats[n], unknown, chance)
    new.bag = unknown
    for n in range(new.players):
        if n != seat and new.seats[n].screen is not None:
            _assign_again(new, n, chance)
    return new


# -- tiles --------------------------------------------------------------------------------------


def _known(player: Player, side: i64) -> i64:
    """Return how many tiles of a stack the others know: the top one, once they have seen it."""
    return 0 if has(player.hidden, side) or not player.stack(side) else 1


def _hidden_tiles(player: Player) -> bytes:
    """Return the covered, drawn and abandoned tiles of a player, which others cannot see."""
    tiles = player.drawn + player.abandoned
    for side in range(2):
        tiles += player.stack(side)[_known(player, side) :]
    return tiles


def _deal_again(player: Player, unknown: bytes, chance: Chance) -> bytes:
    """Give a player as many unknown tiles as before, everywhere; return those that are left."""
    player.zone = NO_TILES
    for side in range(2):
        old = player.stack(side)
        known = _known(player, side)
        stack = old[:known]
        while len(stack) < len(old):
            tile: i64 = unknown[chance.below(len(unknown))]
            unknown = without(unknown, tile)
            stack += ONE[tile]
        player.set_stack(side, stack)
        player.zone = joined(player.zone, stack)
    drawn = _some_of(unknown, len(player.drawn), chance)
    unknown = _but_for(unknown, drawn)
    abandoned = _some_of(unknown, len(player.abandoned), chance)
    player.drawn = drawn
    player.abandoned = abandoned
    if isinstance(player.step, Sides):
        player.step = Sides(drawn[chance.below(len(drawn))])
    return _but_for(unknown, abandoned)


def _some_of(tiles: bytes, size: i64, chance: Chance) -> bytes:
    """Return `size` of the tiles, drawn at random."""
    some = NO_TILES
    while size > 0:
        tile: i64 = tiles[chance.below(len(tiles))]
        tiles = without(tiles, tile)
        some = added(some, tile)
        size -= 1
    return some


def _but_for(tiles: bytes, some: bytes) -> bytes:
    for tile in some:
        tiles = without(tiles, tile)
    return tiles


# -- dice behind the screen ----------------------------------------------------------------------


def _assign_again(state: RollState, seat: i64, chance: Chance) -> None:
    """Re-roll a player's dice; after a commitment, place wild dice and select a phase at random."""
    player = state.seats[seat]
    if player.screen is None:
        return
    player.screen = roll(player.screen.dice(), chance)
    if has(state.owing, seat):
        go_on(state, seat)
        return
    while player.screen.phase < 0:
        step = next_step(player.screen)
        moves = Moves()
        step.offer(state, seat, moves)
        # the last is taking back, as soon as there is something
        moves.again(chance.below(moves.count - (player.screen.before is not None)))
        step.offer(state, seat, moves)
        player.screen = after(state, seat, player.screen, moves.found)
