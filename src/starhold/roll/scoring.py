"""Points, the end of the game, and ties."""

from mypy_extensions import i64

from starhold.kernel.bits import count, lowest
from starhold.roll import components as box
from starhold.roll.components import Colour, Dev, Die
from starhold.roll.dice import kinds, number, total
from starhold.roll.state import ALL_TILES, Player, RollState


def score(player: Player) -> i64:
    """R-SCORE-1: chips, printed costs of the tableau, and what 6+ developments add."""
    return player.chips + tableau_points(player) + extra_points(player)


def tableau_points(player: Player) -> i64:
    """Printed costs of all worlds and developments."""
    return cost_of_developments(player.developments) + cost_of_worlds(player)


def cost_of_developments(developments: i64) -> i64:
    """The summed printed costs of a set of developments."""
    points: i64 = 0
    while developments:
        points += box.DEVELOPMENT_COST[lowest(developments)]
        developments &= developments - 1
    return points


def cost_of_worlds(player: Player) -> i64:
    """The summed printed costs of all worlds, faction and home world included (R-SCORE-2)."""
    points: i64 = box.FACTION_WORLD_COST[player.faction] + box.HOME_COST[player.home]
    return points + cost_of_tiles(player.worlds & ALL_TILES)


def cost_of_tiles(worlds: i64) -> i64:
    """The summed printed costs of a set of tiles on their world side."""
    points: i64 = 0
    while worlds:
        points += box.COST[box.TILES + lowest(worlds)]
        worlds &= worlds - 1
    return points


def cost_of_novelty_worlds(player: Player) -> i64:
    """The summed printed costs of all novelty worlds."""
    points = cost_of_tiles(player.worlds & box.WORLDS_OF[Colour.NOVELTY])
    if box.FACTION_COLOUR[player.faction] == Colour.NOVELTY:
        points += box.FACTION_WORLD_COST[player.faction]
    if box.HOME_COLOUR[player.home] == Colour.NOVELTY:
        points += box.HOME_COST[player.home]
    return points


def rounded_up(number: i64, parts: i64) -> i64:
    """R-SCORE-6: a fraction counts as the next whole number."""
    return (number + parts - 1) // parts


# -- 6+ developments --------------------------------------------------------------------------


def extra_points(player: Player) -> i64:
    """What all 6+ developments of a tableau add (R-SCORE-4)."""
    points: i64 = 0
    for development in box.SIX_PLUS:
        if player.owns(development):
            points += extra(player, development)
    return points


def extra(player: Player, development: i64) -> i64:
    """What one 6+ development adds to its cost: VP for each group of what it counts, a started one too."""
    if development == Dev.GALACTIC_RENAISSANCE:
        return triangular_index(player.chips)
    groups = rounded_up(counted(player, development), box.EXTRA_PART[development])
    return box.EXTRA_VP[development] * groups


def counted(player: Player, development: i64) -> i64:
    """What the formula of a 6+ development counts or adds up."""
    built = player.developments
    if development == Dev.GALACTIC_FEDERATION:
        return cost_of_developments(built)
    if development == Dev.GALACTIC_BANKERS:
        return count(built)
    if development == Dev.MINING_LEAGUE:
        return number(player.coloured, Die.RARE)
    if development == Dev.NEW_GALACTIC_ORDER:
        return number(player.dice(), Die.MILITARY)
    if development == Dev.GALACTIC_EXCHANGE:
        return count(kinds(player.dice()))
    if development == Dev.SYSTEM_DIVERSIFICATION:
        return cost_of_developments(built & box.REASSIGN)
    if development == Dev.NEW_ECONOMY:
        return count(built & ~box.REASSIGN)
    if development == Dev.GALACTIC_RESERVES:
        return total(player.all_goods())
    return cost_of_novelty_worlds(player)  # Free Trade Association


def triangular_index(chips: i64) -> i64:
    """R-TILE-22: the largest n with 1 + 2 + ... + n not above the VP in chips."""
    n: i64 = 0
    while (n + 1) * (n + 2) // 2 <= chips:
        n += 1
    return n


# -- the end -------------------------------------------------------------------------------------


def is_last_round(state: RollState) -> bool:
    """R-END-1, R-END-2: the pool is empty or somebody has twelve squares."""
    return state.pool == 0 or any(player.squares() >= box.LAST_SQUARE for player in state.seats)


def tie_break(player: Player) -> i64:
    """R-WIN-2: dice in the cup and credits."""
    return total(player.cup) + player.credits


def ranks(state: RollState) -> list[int]:
    """Places by score, then by the tie-break; who is still equal shares the place (R-WIN-3)."""
    standing = [(score(player), tie_break(player)) for player in state.seats]
    return [1 + sum(1 for other in standing if other > own) for own in standing]
