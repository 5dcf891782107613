"""The end of the game: armies lost in ruins, points, ties."""

from typing import Final

from mypy_extensions import i64

from starhold.kernel.bits import count
from starhold.kernel.chance import Chance
from starhold.kingdoms.components import (
    MAX_ON_CARD,
    TOP_MAGIC,
    TOWER_ALTERNATIVE,
    TOWER_POINTS,
    Faction,
    Resource,
    board_mask,
)
from starhold.kingdoms.events import Tell, tell
from starhold.kingdoms.kingdom import Kingdom
from starhold.kingdoms.state import NO_WAR, KingdomsState

CAPITAL_ALONE: Final = 2
CAPITAL_SHARED: Final = 1
CROWN: Final = 2
LOST_KINGDOM_BOARD: Final = 2

# -- the end -----------------------------------------------------------------------------------


def finish(state: KingdomsState, chance: Chance) -> None:
    """The game is over: armies in ruins are lost, then all is counted (K-SCORE-1)."""
    for seat in range(state.players):
        kingdom = state.kingdom(seat)
        lost = kingdom.armies - armies_left(state, kingdom)
        if lost:
            tell(chance, Tell.LOST_IN_RUINS, seat, lost)
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
        tell(chance, Tell.FINISHED, seat, points(state, seat), places[seat])


# -- points --------------------------------------------------------------------------------------


def armies_left(state: KingdomsState, kingdom: Kingdom) -> i64:
    """Armies in play without those in ruins (K-RUINS-9)."""
    ruins = state.world.ruins
    return kingdom.armies - count(kingdom.lands & ruins) - count(kingdom.pairs & ruins)


def _lands_left(state: KingdomsState, kingdom: Kingdom) -> i64:
    return kingdom.lands & ~state.world.ruins


def _pairs_left(state: KingdomsState, kingdom: Kingdom) -> i64:
    return kingdom.pairs & ~state.world.ruins


def points(state: KingdomsState, seat: i64) -> i64:
    """The points of a seat as the table lies now (K-SCORE-2 to K-SCORE-7)."""
    kingdom = state.kingdom(seat)
    total = armies_left(state, kingdom) + kingdom.magic + tower_points(state)[kingdom.tower]
    total += capital_points(state, seat) + city_points(state, seat) + lost_kingdom_points(state, seat)
    return total + crown_points(state, seat) + bonus_points(state, seat)


def tower_points(state: KingdomsState) -> bytes:
    """The points of each tower level, from 0."""
    return TOWER_ALTERNATIVE if state.alternative_tower else TOWER_POINTS


def capital_points(state: KingdomsState, seat: i64) -> i64:
    """Capitals, held alone or with an ally (K-SCORE-5)."""
    capitals = _lands_left(state, state.kingdom(seat)) & state.world.capital
    shared = capitals & _others(state, seat)
    return CAPITAL_ALONE * count(capitals & ~shared) + CAPITAL_SHARED * count(shared)


def city_points(state: KingdomsState, seat: i64) -> i64:
    """Cities (K-SCORE-6)."""
    return count(_lands_left(state, state.kingdom(seat)) & state.cities)


def crown_points(state: KingdomsState, seat: i64) -> i64:
    """The crown (K-SCORE-6)."""
    return CROWN if state.crown == seat else 0


def lost_kingdom_points(state: KingdomsState, seat: i64) -> i64:
    """Two players: regions of the Lost Kingdom and captured neutral armies (K-SCORE-7, K-2P-10)."""
    if state.players != 2:
        return 0
    kingdom = state.kingdom(seat)
    return kingdom.captured + count(_lands_left(state, kingdom) & board_mask(LOST_KINGDOM_BOARD))


def bonus_points(state: KingdomsState, seat: i64) -> i64:
    """The bonus of magic level 5, if it was reached (K-SCORE-3)."""
    return bonus(state, seat) if state.kingdom(seat).magic == TOP_MAGIC else 0


def _others(state: KingdomsState, seat: i64) -> i64:
    """Regions where another player has an army."""
    found: i64 = 0
    for other in range(state.players):
        if other != seat:
            found |= _lands_left(state, state.kingdom(other))
    return found


# -- the bonus of level 5 --------------------------------------------------------------------------


def bonus(state: KingdomsState, seat: i64) -> i64:
    """The faction's own points at magic level 5 (K-SCORE-3, K-SCORE-10)."""
    kingdom = state.kingdom(seat)
    lands = _lands_left(state, kingdom)
    faction = kingdom.faction
    if faction == Faction.CENTAURS:
        return _three_or_five(count(lands & state.world.plains))
    if faction == Faction.DARK_ELVES:
        return _three_or_five(count(lands & state.world.forest))
    if faction == Faction.CONSTRUCTS:
        return kingdom.amount(Resource.ORE) // 3
    if faction == Faction.DWARVES:
        return 1 if _highest_tower(state) == kingdom.tower else 0
    if faction == Faction.ELVES:
        return _poorer_in_mana(state, kingdom)
    if faction == Faction.GOBLINS:
        return 2 if _most_armies(state) == armies_left(state, kingdom) else 0
    if faction == Faction.HALFLINGS:
        return count(lands & _others(state, seat))
    if faction == Faction.HUMANS:
        return _full_stores(kingdom)
    if faction == Faction.LIZARDFOLK:
        return _homes_visited(state, seat)
    if faction == Faction.MERFOLK:
        return _armies_at(state, kingdom, state.world.shore) // 3
    if faction == Faction.ORCS:
        return 0 if _others(state, seat) & board_mask(seat) else 2
    if faction == Faction.UNDEAD:
        return 2 if _leads_abroad(state, seat) else 0
    if faction == Faction.VALKYRIES:
        return kingdom.on_card if kingdom.on_card < MAX_ON_CARD else MAX_ON_CARD
    if faction == Faction.SATYRS:
        return 1 if state.end_by_magic == seat else 0
    if faction == Faction.ORDER_OF_GAMELYN:
        return 1
    return _variety(state, lands)


def _three_or_five(regions: i64) -> i64:
    if regions >= 5:
        return 2
    return 1 if regions >= 3 else 0


def _highest_tower(state: KingdomsState) -> i64:
    best: i64 = 0
    for kingdom in state.kingdoms:
        if kingdom.tower > best:
            best = kingdom.tower
    return best


def _most_armies(state: KingdomsState) -> i64:
    best: i64 = 0
    for kingdom in state.kingdoms:
        if armies_left(state, kingdom) > best:
            best = armies_left(state, kingdom)
    return best


def _poorer_in_mana(state: KingdomsState, mine: Kingdom) -> i64:
    total: i64 = 0
    for kingdom in state.kingdoms:
        if kingdom.amount(Resource.MANA) < mine.amount(Resource.MANA):
            total += 1
    return total


def _full_stores(kingdom: Kingdom) -> i64:
    total: i64 = 0
    for resource in range(3):
        if kingdom.amount(resource) >= 4:
            total += 1
    return total


def _homes_visited(state: KingdomsState, seat: i64) -> i64:
    total: i64 = 0
    for other in range(state.players):
        if other != seat and _lands_left(state, state.kingdom(seat)) & board_mask(other):
            total += 1
    return total


def _armies_at(state: KingdomsState, kingdom: Kingdom, regions: i64) -> i64:
    """How many armies stand in a set of regions, ruins left out."""
    return count(_lands_left(state, kingdom) & regions) + count(_pairs_left(state, kingdom) & regions)


def _leads_abroad(state: KingdomsState, seat: i64) -> bool:
    """Has the seat strictly more armies on another's home than any other player?"""
    homes: i64 = 0
    for home in range(state.players):
        if home != seat and _leads_on(state, seat, board_mask(home)):
            homes += 1
    return homes > 0


def _leads_on(state: KingdomsState, seat: i64, board: i64) -> bool:
    mine = _armies_at(state, state.kingdom(seat), board)
    for other in range(state.players):
        if other != seat and _armies_at(state, state.kingdom(other), board) >= mine:
            return False
    return True


def _variety(state: KingdomsState, lands: i64) -> i64:
    """Shapeshifters 5: all three kinds of land, and a capital besides."""
    world = state.world
    if lands & world.forest and lands & world.mountain and lands & world.plains:
        return 2 if lands & world.capital else 1
    return 0


# -- places --------------------------------------------------------------------------------------


def _standing(state: KingdomsState, seat: i64) -> i64:
    """Points, then armies, tower, magic and resources, as one number to compare (K-SCORE-9)."""
    kingdom = state.kingdom(seat)
    total = points(state, seat)
    for tie_break in (armies_left(state, kingdom), kingdom.tower, kingdom.magic, kingdom.held()):
        total = total * 64 + tie_break
    return total


def ranks(state: KingdomsState) -> list[int]:
    """The place of each seat; who cannot be told apart shares it."""
    standings = [_standing(state, seat) for seat in range(state.players)]
    return [1 + sum(other > mine for other in standings) for mine in standings]
