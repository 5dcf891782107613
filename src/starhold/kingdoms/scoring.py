"""The end of the game: armies lost in ruins, points, ties."""

from typing import Final

from mypy_extensions import i64

from starhold.kernel.bits import count
from starhold.kernel.chance import Chance
from starhold.kingdoms.components import (
    TOP_MAGIC,
    TOWER_ALTERNATIVE,
    TOWER_ALTERNATIVE_1,
    TOWER_POINTS,
    board_mask,
)
from starhold.kingdoms.events import KingdomsEvent, tell
from starhold.kingdoms.kingdom import Kingdom
from starhold.kingdoms.state import NO_WAR, KingdomsState

CAPITAL_ALONE: Final = 2
CAPITAL_SHARED: Final = 1
CROWN: Final = 2
LOST_KINGDOM_BOARD: Final = 2

# -- the end -----------------------------------------------------------------------------------


def finish(state: KingdomsState, chance: Chance) -> None:
    """End the game: armies in ruins are lost, then all is counted (K-SCORE-1)."""
    for seat in range(state.players):
        kingdom = state.kingdom(seat)
        lost = kingdom.armies - armies_left(state, kingdom)
        if lost:
            tell(chance, KingdomsEvent.LOST_IN_RUINS, seat, lost)
        kingdom.armies -= lost
        kingdom.lands &= ~state.world.ruins
        kingdom.pairs &= ~state.world.ruins
        kingdom.lying = 0
        kingdom.lying_pairs = 0
    neutral = state.neutral
    state.occupied &= ~state.world.ruins | neutral
    state.full &= ~state.world.ruins
    state.war = NO_WAR
    state.stack.clear()
    if chance.log is not None:
        _tell_result(state, chance)


def _tell_result(state: KingdomsState, chance: Chance) -> None:
    places = ranks(state)
    for seat in range(state.players):
        tell(chance, KingdomsEvent.FINISHED, seat, points(state, seat), places[seat])


# -- points --------------------------------------------------------------------------------------


def armies_left(state: KingdomsState, kingdom: Kingdom) -> i64:
    """Return the armies in play without those in ruins (K-RUINS-9)."""
    ruins = state.world.ruins
    return kingdom.armies - count(kingdom.lands & ruins) - count(kingdom.pairs & ruins)


def points(state: KingdomsState, seat: i64) -> i64:
    """Return the points of a seat as the table lies now (K-SCORE-2 to K-SCORE-7)."""
    kingdom = state.kingdom(seat)
    total = armies_left(state, kingdom) + kingdom.magic + tower_points(state)[kingdom.tower]
    total += capital_points(state, seat) + city_points(state, seat) + lost_kingdom_points(state, seat)
    return total + crown_points(state, seat) + bonus_points(state, seat)


def scores(state: KingdomsState) -> list[int]:
    """Return the points of each seat."""
    return [points(state, seat) for seat in range(state.players)]


def tower_points(state: KingdomsState) -> bytes:
    """Return the points of each tower level, from 0."""
    if not state.alternative_tower:
        return TOWER_POINTS
    return TOWER_ALTERNATIVE_1 if state.earlier == 1 else TOWER_ALTERNATIVE


def capital_points(state: KingdomsState, seat: i64) -> i64:
    """Return the points for capitals, held alone or with an ally (K-SCORE-5)."""
    capitals = lands_left(state, seat) & state.world.capital
    if capitals == 0:
        return 0
    shared = capitals & lands_of_others(state, seat)
    return CAPITAL_ALONE * count(capitals & ~shared) + CAPITAL_SHARED * count(shared)


def city_points(state: KingdomsState, seat: i64) -> i64:
    """Return the points for cities (K-SCORE-6)."""
    return count(lands_left(state, seat) & state.cities)


def crown_points(state: KingdomsState, seat: i64) -> i64:
    """Return the points of the crown (K-SCORE-6)."""
    return CROWN if state.crown == seat else 0


def lost_kingdom_points(state: KingdomsState, seat: i64) -> i64:
    """Two players: regions of the Lost Kingdom and captured neutral armies (K-SCORE-7, K-2P-10)."""
    if state.players != 2:
        return 0
    kingdom = state.kingdom(seat)
    return kingdom.captured + count(lands_left(state, seat) & board_mask(LOST_KINGDOM_BOARD))


def bonus_points(state: KingdomsState, seat: i64) -> i64:
    """Return the bonus of magic level 5, if it was reached (K-SCORE-3, K-SCORE-10)."""
    return state.kingdom(seat).faction.bonus(state, seat) if state.magic(seat) == TOP_MAGIC else 0


# -- what factions count for their bonus -------------------------------------------------------------


def lands_left(state: KingdomsState, seat: i64) -> i64:
    """Return the regions that the seat holds, ruins left out (K-SCORE-1)."""
    return state.kingdom(seat).lands & ~state.world.ruins


def lands_of_others(state: KingdomsState, seat: i64) -> i64:
    """Return the regions where another player has an army."""
    found: i64 = 0
    for other in range(state.players):
        if other != seat:
            found |= lands_left(state, other)
    return found


def armies_at(state: KingdomsState, seat: i64, regions: i64) -> i64:
    """Return how many armies the seat has in a set of regions, ruins left out."""
    counted = regions & ~state.world.ruins
    kingdom = state.kingdom(seat)
    return count(kingdom.lands & counted) + count(kingdom.pairs & counted)


def three_or_five(regions: i64) -> i64:
    """Return a point for three regions, two for five."""
    if regions >= 5:
        return 2
    return 1 if regions >= 3 else 0


# -- places --------------------------------------------------------------------------------------


def _standing(state: KingdomsState, seat: i64) -> i64:
    """Return points, then armies, tower, magic and resources, as one number to compare (K-SCORE-9)."""
    kingdom = state.kingdom(seat)
    total = points(state, seat)
    for tie_break in (armies_left(state, kingdom), kingdom.tower, kingdom.magic, kingdom.held()):
        total = total * 64 + tie_break
    return total


def ranks(state: KingdomsState) -> list[int]:
    """Return the place of each seat; seats with equal tie-breaks share it."""
    standings = [_standing(state, seat) for seat in range(state.players)]
    return [1 + sum(other > mine for other in standings) for mine in standings]
