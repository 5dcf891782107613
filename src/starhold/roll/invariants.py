"""What must hold after every action (section 17 of the rules)."""

from mypy_extensions import i64

from starhold.roll import components as box
from starhold.roll.components import Colour
from starhold.roll.dice import one, total
from starhold.roll.state import ALL_TILES, Player, RollState

#: five home dice and at least one of the faction (R-INV-7)
_FEWEST_DICE = 6


def check(state: RollState) -> None:
    """Raise AssertionError if an invariant is broken."""
    check_facts(state)
    for player in state.seats:
        assert total(player.dice()) >= _FEWEST_DICE, "R-INV-7: dice never get fewer"
    if state.over or state.stack[-1].name == "lay-out":
        _check_between_rounds(state)


def check_facts(state: RollState) -> None:
    """Check what must hold of a position for study too, which may have few dice."""
    state.check_fields()
    _check_dice(state)
    _check_tiles(state)
    _check_pool(state)
    for player in state.seats:
        _check_player(player)


def _check_dice(state: RollState) -> None:
    """R-INV-1: supply and owned dice are the box, type by type."""
    dice = state.supply
    for player in state.seats:
        dice += player.dice()
    assert dice == box.SUPPLY, "R-INV-1: dice of the box"


def _check_tiles(state: RollState) -> None:
    """R-INV-2: every tile lies in exactly one place."""
    tiles = state.bag
    for player in state.seats:
        stacked = bytes(sorted(player.development_stack + player.world_stack))
        assert stacked == player.zone, "R-INV-2: the zone is what the stacks hold"
        built = bytes(n for n in player.tableau.developments if n < box.TILES) + player.tableau.worlds
        tiles += player.drawn + player.abandoned + stacked + built
    assert bytes(sorted(tiles)) == ALL_TILES, "R-INV-2: all tiles are there, each in one place"


def _check_pool(state: RollState) -> None:
    """R-INV-6: chips beyond the pool come from the reserve only once it is empty."""
    chips: i64 = 0
    for player in state.seats:
        chips += player.chips
    start = box.POOL_PER_PLAYER * state.players
    assert 0 <= state.pool <= start, "R-INV-6: the pool"
    assert chips == start - state.pool or (state.pool == 0 and chips > start), "R-INV-6: chips"


def _check_player(player: Player) -> None:
    coloured: i64 = 0
    for colour in range(box.COLOURS):
        worlds = _worlds(player, colour)
        coloured += worlds * one(colour + Colour.FIRST)
        assert total(player.goods(colour)) <= player.tableau.goods_per_world * worlds, (
            "R-INV-4: goods on worlds"
        )
    assert coloured == player.tableau.coloured, "worlds by colour"


def _worlds(player: Player, colour: i64) -> i64:
    """Recount how many worlds of a colour are in the tableau."""
    worlds: i64 = sum(box.WORLD_COLOUR[tile] == colour for tile in player.tableau.worlds)
    if box.FACTION_COLOUR[player.tableau.faction] == colour:
        worlds += 1
    if box.HOME_COLOUR[player.tableau.home] == colour:
        worlds += 1
    return worlds


def _check_between_rounds(state: RollState) -> None:
    """R-INV-3, R-INV-5: after Manage everybody has credits and dice in the cup, and nothing on the strip."""
    for player in state.seats:
        assert player.screen is None, "R-INV-5: nothing behind the screen"
        assert player.hidden == 0, "R-INFO-1: all have seen the tops"
        assert player.in_rows() == 0, "R-INV-5: rows are empty"
        assert player.cup > 0, "R-INV-5: the cup is not empty"
        if state.round > 0:
            assert player.credits >= 1, "R-INV-3: credits after Manage"
