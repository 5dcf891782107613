"""Patrol and quest: armies on the move, and what meets them where they arrive."""

from typing import Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit, has, lowest
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kingdoms.actions import Do
from starhold.kingdoms.components import (
    MAX_ON_CARD,
    MAX_PLAYERS,
    NOWHERE,
    REGIONS,
    Power,
    Resource,
    Terrain,
    board_mask,
    board_of,
)
from starhold.kingdoms.events import Tell, tell
from starhold.kingdoms.kingdom import Kingdom
from starhold.kingdoms.state import KingdomsState
from starhold.kingdoms.steps.base import Ask, Course, OneSeat
from starhold.kingdoms.steps.finds import arrive
from starhold.kingdoms.steps.gains import GAIN_ONE, gain
from starhold.kingdoms.steps.war import begin_neutral_war, begin_war, payable_neutrals

# -- where an army may go ---------------------------------------------------------------------


def patrol_targets(state: KingdomsState, seat: i64, region: i64, open_land: i64) -> i64:
    """Where a patrol can take the army of a region (K-PATROL-1), among the regions open to the seat."""
    if state.kingdom(seat).has(Power.LIZARDFOLK_ROAM):
        near = board_mask(board_of(region)) & ~bit(region)
    else:
        near = state.near(seat, region)
    found = near & open_land
    if near & state.neutral:
        found |= near & payable_neutrals(state, seat, region, False)
    return found


def quest_targets(state: KingdomsState, seat: i64, region: i64, open_land: i64) -> i64:
    """Where a quest can take the army of an edge region, or of the faction card (K-QUEST-1)."""
    far = state.world.edge
    if region != NOWHERE:
        far &= ~board_mask(board_of(region))
    found = far & open_land
    if far & state.neutral:
        found |= far & payable_neutrals(state, seat, region, True)
    return found


def _open_land(state: KingdomsState, seat: i64) -> i64:
    """Regions that an army of the seat may enter at all, except those of neutral armies (K-MOVE)."""
    return state.peaceful(seat) | state.attackable(seat)


# -- marching ----------------------------------------------------------------------------------


def march(state: KingdomsState, seat: i64, origin: i64, target: i64, by_quest: bool, chance: Chance) -> None:
    """Move an army, NOWHERE being the faction card; entry gains come before a war there (K-WAR-20)."""
    kingdom = state.kingdom(seat)
    if origin == NOWHERE:
        kingdom.on_card -= 1
        tell(chance, Tell.FROM_CARD, seat, state.world.place(target))
    else:
        state.take_army(seat, origin, False)
        tell(chance, Tell.MOVED, seat, state.world.place(origin), state.world.place(target))
    kingdom.aloft += 1
    state.marched = target
    state.stood = 0
    _entry_gain(state, seat, target, chance)
    swam = not by_quest and has(state.world.swim(origin), target)
    if swam and kingdom.has(Power.MERFOLK_CATCH):
        state.stack.append(Entry(seat, target))
        state.stack.append(GAIN_ONE[seat])
    else:
        enter(state, seat, target, by_quest, chance)


def _entry_gain(state: KingdomsState, seat: i64, target: i64, chance: Chance) -> None:
    """Dwarves 2 and Lizardfolk 3."""
    kingdom = state.kingdom(seat)
    if kingdom.has(Power.DWARVES_PROSPECT):
        if has(state.world.mountain, target):
            gain(state, seat, Resource.ORE, 1, chance)
    elif kingdom.has(Power.LIZARDFOLK_FORAGE):
        terrain = state.world.terrain(target)
        if terrain <= Terrain.PLAINS:
            gain(state, seat, terrain, 1, chance)


def enter(state: KingdomsState, seat: i64, region: i64, by_quest: bool, chance: Chance) -> None:
    """The army is at the border: a war, or a peaceful arrival."""
    if has(state.neutral, region):
        begin_neutral_war(state, seat, region, by_quest, chance)
    elif has(state.occupied & ~state.kingdom(seat).lands, region):
        begin_war(state, seat, region, by_quest, chance)
    else:
        state.kingdom(seat).aloft -= 1
        arrive(state, seat, region, chance)


@final
class Entry(Course):
    """The army of a patrol enters after its owner chose a gain on the way (Merfolk 3)."""

    def __init__(self, seat: i64, region: i64) -> None:
        self.seat: i64 = seat
        self.region: i64 = region

    def kind(self) -> i64:
        return Ask.ENTRY

    def settle(self, state: KingdomsState, chance: Chance) -> bool:
        state.stack.pop()
        enter(state, self.seat, self.region, False, chance)
        return False

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.region)]


# -- patrol ------------------------------------------------------------------------------------


def can_patrol(state: KingdomsState, seat: i64) -> bool:
    """Is there any army to move or to stand up?"""
    kingdom = state.kingdom(seat)
    if kingdom.lying:
        return True
    return _can_move(state, seat, kingdom.standing())


def _can_move(state: KingdomsState, seat: i64, armies: i64) -> bool:
    open_land = _open_land(state, seat)
    while armies:
        if patrol_targets(state, seat, lowest(armies), open_land):
            return True
        armies &= armies - 1
    return False


def _offer_patrol(state: KingdomsState, seat: i64, standing: i64, lying: i64, moves: Moves) -> None:
    open_land = _open_land(state, seat)
    while standing:
        region = lowest(standing)
        moves.add_each(Do.MOVE + region * REGIONS, patrol_targets(state, seat, region, open_land))
        standing &= standing - 1
    while lying:
        moves.add(Do.MOVE + lowest(lying) * (REGIONS + 1))
        lying &= lying - 1


def _patrol(state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
    origin, target = (action - Do.MOVE) // REGIONS, (action - Do.MOVE) % REGIONS
    if origin == target:  # K-PATROL-4
        state.stand_up(seat, origin)
        state.marched = origin
        state.stood = 1
        tell(chance, Tell.STOOD_UP, seat, state.world.place(origin))
    else:
        march(state, seat, origin, target, False, chance)


@final
class Patrol(OneSeat):
    """Move an army to a neighbour, or stand one up (D-PATROL)."""

    def kind(self) -> i64:
        return Ask.PATROL

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        kingdom = state.kingdom(seat)
        _offer_patrol(state, seat, kingdom.standing(), kingdom.lying, moves)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        if state.kingdom(seat).has(Power.GOBLINS_TWO_PATROLS):
            state.stack.append(PATROL_AGAIN[seat])
        _patrol(state, seat, action, chance)


PATROL: Final = [Patrol(seat) for seat in range(MAX_PLAYERS)]


@final
class PatrolAgain(OneSeat):
    """Goblins 1: a second step with a different army, or none."""

    def kind(self) -> i64:
        return Ask.PATROL_AGAIN

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        kingdom = state.kingdom(seat)
        _offer_patrol(state, seat, _others_standing(state, kingdom), _others_lying(state, kingdom), moves)
        moves.add(Do.DONE)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        if action != Do.DONE:
            _patrol(state, seat, action, chance)


PATROL_AGAIN: Final = [PatrolAgain(seat) for seat in range(MAX_PLAYERS)]


def _marched_lies(state: KingdomsState) -> bool:
    """The army that moved first lies if it came into ruins; one that stood up stands."""
    return state.stood == 0 and has(state.world.ruins, state.marched)


def _others_standing(state: KingdomsState, kingdom: Kingdom) -> i64:
    """Regions with a standing army that is not the one which moved first."""
    standing = kingdom.standing()
    if state.marched == NOWHERE or _marched_lies(state):
        return standing
    here = bit(state.marched)
    two_stand = here & kingdom.pairs & ~kingdom.lying
    return standing if two_stand else standing & ~here


def _others_lying(state: KingdomsState, kingdom: Kingdom) -> i64:
    """Regions with a lying army that is not the one which moved first."""
    if state.marched == NOWHERE or not _marched_lies(state):
        return kingdom.lying
    here = bit(state.marched)
    return kingdom.lying if here & kingdom.lying_pairs else kingdom.lying & ~here


# -- quest -------------------------------------------------------------------------------------


def can_quest(state: KingdomsState, seat: i64) -> bool:
    """Is there any army that can go to another card, to the faction card or from it?"""
    kingdom = state.kingdom(seat)
    open_land = _open_land(state, seat)
    armies = kingdom.standing() & state.world.edge
    if kingdom.has(Power.VALKYRIES_OFF_MAP):
        if kingdom.on_card and quest_targets(state, seat, NOWHERE, open_land):
            return True
        if armies and kingdom.on_card < MAX_ON_CARD:
            return True
    if kingdom.has(Power.LIZARDFOLK_EXCHANGE) and exchangeable(state, seat):
        return True
    while armies:
        if quest_targets(state, seat, lowest(armies), open_land):
            return True
        armies &= armies - 1
    return False


@final
class Quest(OneSeat):
    """Move an army from the edge of a card to the edge of another (D-QUEST)."""

    def kind(self) -> i64:
        return Ask.QUEST

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        kingdom = state.kingdom(seat)
        open_land = _open_land(state, seat)
        standing = kingdom.standing() & state.world.edge
        armies = standing
        while armies:
            region = lowest(armies)
            moves.add_each(Do.MOVE + region * REGIONS, quest_targets(state, seat, region, open_land))
            armies &= armies - 1
        if kingdom.has(Power.VALKYRIES_OFF_MAP):
            if kingdom.on_card < MAX_ON_CARD:
                moves.add_each(Do.TO_CARD, standing)
            if kingdom.on_card:
                moves.add_each(Do.FROM_CARD, quest_targets(state, seat, NOWHERE, open_land))
        elif kingdom.has(Power.LIZARDFOLK_EXCHANGE):
            moves.add_each(Do.EXCHANGE, exchangeable(state, seat))

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        if action >= Do.MOVE:
            origin, target = (action - Do.MOVE) // REGIONS, (action - Do.MOVE) % REGIONS
            march(state, seat, origin, target, True, chance)
        elif action >= Do.EXCHANGE:
            state.stack.append(Exchange(seat, action - Do.EXCHANGE))
        elif action >= Do.FROM_CARD:
            march(state, seat, NOWHERE, action - Do.FROM_CARD, True, chance)
        else:
            region = action - Do.TO_CARD
            state.take_army(seat, region, False)
            state.kingdom(seat).on_card += 1
            tell(chance, Tell.TO_CARD, seat, state.world.place(region))


QUEST: Final = [Quest(seat) for seat in range(MAX_PLAYERS)]


# -- exchange (Lizardfolk 4) -------------------------------------------------------------------


def _upright_alone(state: KingdomsState, kingdom: Kingdom) -> i64:
    """Edge regions that hold one standing army and nothing else; a last army is never exchanged."""
    if kingdom.armies == 1:
        return 0
    return kingdom.lands & ~kingdom.lying & ~state.full & state.world.edge


def _foreign_alone(state: KingdomsState, seat: i64) -> i64:
    found: i64 = 0
    for other in range(state.players):
        if other != seat:
            found |= _upright_alone(state, state.kingdom(other))
    return found


def exchangeable(state: KingdomsState, seat: i64) -> i64:
    """Own armies for which there is a foreign one on another card."""
    theirs = _foreign_alone(state, seat)
    mine = _upright_alone(state, state.kingdom(seat))
    found: i64 = 0
    while mine and theirs:
        region = lowest(mine)
        if theirs & ~board_mask(board_of(region)):
            found |= bit(region)
        mine &= mine - 1
    return found


@final
class Exchange(OneSeat):
    """Which foreign army changes places with one's own."""

    def __init__(self, seat: i64, region: i64) -> None:
        super().__init__(seat)
        self.region: i64 = region

    def kind(self) -> i64:
        return Ask.EXCHANGE

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        others = _foreign_alone(state, seat) & ~board_mask(board_of(self.region))
        moves.add_each(Do.WITH, others)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        target = action - Do.WITH
        victim = state.owner(target, seat)
        world = state.world
        tell(chance, Tell.EXCHANGED, seat, victim, world.place(self.region), world.place(target))
        state.take_army(seat, self.region, False)
        state.take_army(victim, target, False)
        state.put_army(seat, target)
        state.put_army(victim, self.region)

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.region)]
