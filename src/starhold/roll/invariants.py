"""What must hold after every action (section 17 of the rules)."""

from mypy_extensions import i64

from starhold.kernel.bits import bit, count
from starhold.roll import components as box
from starhold.roll.components import Colour, Dev
from starhold.roll.dice import one, total
from starhold.roll.state import ALL_TILES, NONE, Player, RollState, Stage

#: five home dice and at least one of the faction (R-INV-7)
_FEWEST_DICE = 6


def check(state: RollState) -> None:
    """Raise AssertionError if an invariant is broken."""
    _check_dice(state)
    _check_tiles(state)
    _check_pool(state)
    for player in state.seats:
        _check_player(player)
    if state.over or state.stage == Stage.ROLL:
        _check_between_rounds(state)


def _check_dice(state: RollState) -> None:
    """R-INV-1: supply and owned dice are the box, type by type."""
    dice = state.supply
    for player in state.seats:
        dice += player.dice()
    assert dice == box.SUPPLY, "R-INV-1: dice of the box"


def _check_tiles(state: RollState) -> None:
    """R-INV-2: every tile lies in exactly one place."""
    seen = state.bag
    tiles = count(state.bag)
    for player in state.seats:
        for mask in _tile_sets(player):
            seen |= mask
            tiles += count(mask)
        stacked: i64 = 0
        for tile in player.development_stack + player.world_stack:
            stacked |= bit(tile)
        assert stacked == player.zone, "R-INV-2: the zone is what the stacks hold"
        assert count(stacked) == player.zone_size(), "R-INV-2: a tile lies in a stack once"
    assert seen == ALL_TILES, "R-INV-2: all tiles are there"
    assert tiles == box.TILES, "R-INV-2: no tile is there twice"


def _tile_sets(player: Player) -> list[i64]:
    built = player.developments & ALL_TILES
    return [player.drawn, player.abandoned, player.zone, built, player.worlds & ALL_TILES]


def _check_pool(state: RollState) -> None:
    """R-INV-6: chips beyond the pool come from the reserve only once it is empty."""
    chips: i64 = 0
    for player in state.seats:
        chips += player.chips
    start = box.POOL_PER_PLAYER * state.players
    assert 0 <= state.pool <= start, "R-INV-6: the pool"
    assert chips == start - state.pool or (state.pool == 0 and chips > start), "R-INV-6: chips"


def _check_player(player: Player) -> None:
    assert 0 <= player.credits <= box.CREDIT_CAP, "R-INV-3: credits"
    fewest = _FEWEST_DICE if player.tile == NONE else _FEWEST_DICE - 1
    assert total(player.dice()) >= fewest, "R-INV-7: dice never get fewer"
    coloured: i64 = 0
    for colour in range(box.COLOURS):
        worlds = _worlds(player, colour)
        coloured += worlds * one(colour + Colour.FIRST)
        each = box.RESERVES_PER_WORLD if player.owns(Dev.GALACTIC_RESERVES) else box.GOODS_PER_WORLD
        assert total(player.goods(colour)) <= each * worlds, "R-INV-4: goods on worlds"
    assert coloured == player.coloured, "worlds by colour"


def _worlds(player: Player, colour: i64) -> i64:
    """How many worlds of a colour are in the tableau, counted anew."""
    worlds = count(player.worlds & box.WORLDS_OF[colour])
    if box.FACTION_COLOUR[player.faction] == colour:
        worlds += 1
    if box.HOME_COLOUR[player.home] == colour:
        worlds += 1
    return worlds


def _check_between_rounds(state: RollState) -> None:
    """R-INV-3, R-INV-5: after Manage everybody has credits and dice in the cup, and nothing on the strip."""
    for player in state.seats:
        assert player.assignment is None, "R-INV-5: nothing behind the screen"
        assert player.hidden == 0, "R-INFO-1: all have seen the tops"
        assert player.in_rows() == 0, "R-INV-5: rows are empty"
        assert player.cup > 0, "R-INV-5: the cup is not empty"
        if state.round > 0:
            assert player.credits >= 1, "R-INV-3: credits after Manage"
