"""Perform the selected action or collect: phase 3 of a turn (K-TURN-6 to K-TURN-13)."""

from typing import Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit, count, lowest
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kingdoms.actions import HANDFUL, HANDFULS, PAIR_GET, PAIR_GIVE, PAIRS, Do, purse
from starhold.kingdoms.components import MAX_PLAYERS, TOP_MAGIC, Act, Power, Resource
from starhold.kingdoms.events import Tell, tell, tell_purse
from starhold.kingdoms.kingdom import Kingdom
from starhold.kingdoms.powers import research_cost, substitutes
from starhold.kingdoms.scoring import finish
from starhold.kingdoms.state import KingdomsState
from starhold.kingdoms.steps.base import Ask, OneSeat
from starhold.kingdoms.steps.gains import ROB_ANYONE, can_rob, offer_handfuls
from starhold.kingdoms.steps.marches import PATROL, QUEST, can_patrol, can_quest
from starhold.kingdoms.steps.reach import BANISH, LIFT, banishable, demand_tribute
from starhold.kingdoms.steps.works import MOBILISE, TRADE, build, can_build, can_mobilise, can_trade

EXTRA_ACTIONS: Final = 2

# -- which actions can be performed -----------------------------------------------------------------


def can_perform(state: KingdomsState, seat: i64, act: i64) -> bool:
    """Is there a legal way to perform this action (K-TURN-11, K-TURN-12)?"""
    if act == Act.PATROL:
        return can_patrol(state, seat)
    if act == Act.QUEST:
        return can_quest(state, seat)
    if act == Act.BUILD:
        return can_build(state, seat)
    if act == Act.RESEARCH:
        return can_research(state, seat)
    if act == Act.MOBILISE:
        return can_mobilise(state, seat)
    if act == Act.TRADE:
        return can_trade(state, seat)
    return can_rob(state, seat, -1)


def performable(state: KingdomsState, seat: i64, acts: i64) -> i64:
    """Those of a set of actions that can be performed."""
    found: i64 = 0
    while acts:
        act = lowest(acts)
        if can_perform(state, seat, act):
            found |= bit(act)
        acts &= acts - 1
    return found


def begin(state: KingdomsState, seat: i64, act: i64, chance: Chance) -> None:
    """Start an action that can be performed."""
    tell(chance, Tell.PERFORMED, seat, act)
    if act == Act.PATROL:
        state.stack.append(PATROL[seat])
    elif act == Act.QUEST:
        state.stack.append(QUEST[seat])
    elif act == Act.BUILD:
        build(state, seat, chance)
    elif act == Act.RESEARCH:
        research(state, seat, chance)
    elif act == Act.MOBILISE:
        state.stack.append(MOBILISE[seat])
    elif act == Act.TRADE:
        state.stack.append(TRADE[seat])
    else:
        state.stack.append(ROB_ANYONE[seat])


@final
class Perform(OneSeat):
    """Perform the action or a substitute; the active player may do nothing, the others collect instead."""

    def kind(self) -> i64:
        return Ask.PERFORM

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        acts = bit(state.selected) | substitutes(state, state.kingdom(seat))
        moves.add_each(Do.PERFORM, performable(state, seat, acts))
        moves.add(Do.PASS if seat == state.active else Do.COLLECT)  # K-TURN-7

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        if action == Do.COLLECT:
            collect(state, seat, chance)
        elif action == Do.PASS:
            tell(chance, Tell.PASSED, seat)
        else:
            begin(state, seat, action - Do.PERFORM, chance)


PERFORM: Final = [Perform(seat) for seat in range(MAX_PLAYERS)]

# -- research ---------------------------------------------------------------------------------------


def can_research(state: KingdomsState, seat: i64) -> bool:
    kingdom = state.kingdom(seat)
    if kingdom.magic >= TOP_MAGIC:  # K-RESEARCH-2
        return False
    return kingdom.amount(Resource.MANA) >= research_cost(state, seat)


def research(state: KingdomsState, seat: i64, chance: Chance) -> None:
    """Pay, learn the next level, and do what reaching it brings (K-RESEARCH-1, K-RESEARCH-4)."""
    kingdom = state.kingdom(seat)
    cost = research_cost(state, seat)
    kingdom.pay(Resource.MANA, cost)
    tell_purse(chance, Tell.PAID, seat, cost)
    kingdom.magic += 1
    tell(chance, Tell.LEARNED, seat, kingdom.magic)
    reached = kingdom.faction * 8 + kingdom.magic
    if reached == Power.CENTAURS_REDEPLOY:
        state.stack.append(LIFT[seat])
    elif reached == Power.VALKYRIES_TRIBUTE:
        demand_tribute(state, seat)
    elif reached == Power.VALKYRIES_BANISH:
        if banishable(state, seat):
            state.stack.append(BANISH[seat])
    elif reached == Power.SATYRS_END_VP:
        state.reached_top = seat
    elif reached == Power.GAMELYN_EXTRA_ACTIONS:
        state.stack.append(Extra(seat, EXTRA_ACTIONS))
    elif reached == Power.GAMELYN_END_VP:
        finish(state, chance)


@final
class Extra(OneSeat):
    """Order of Gamelyn 4: up to two actions of one's choice (D-EXTRA-ACTION)."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def kind(self) -> i64:
        return Ask.EXTRA

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        moves.add_each(Do.PERFORM, performable(state, seat, bit(Act.ROB) - 1))
        moves.add(Do.DONE)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        if action == Do.DONE:
            return
        if self.left > 1:
            state.stack.append(Extra(seat, self.left - 1))
        begin(state, seat, action - Do.PERFORM, chance)

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.left)]


# -- collecting -------------------------------------------------------------------------------------


def denied(state: KingdomsState, seat: i64) -> i64:
    """Order of Gamelyn 2: regions next to a pair of theirs yield nothing to others."""
    for other in range(state.players):
        kingdom = state.kingdom(other)
        if other != seat and kingdom.has(Power.GAMELYN_DENY):
            return state.world.near_any(kingdom.pairs)
    return 0


def collect(state: KingdomsState, seat: i64, chance: Chance) -> None:
    """One resource from every region held (K-COLLECT-1 to K-COLLECT-8)."""
    kingdom = state.kingdom(seat)
    yielding = ~denied(state, seat)
    fixed = _fixed_yield(state, kingdom, yielding)
    searching = kingdom.lying & yielding
    free = count(searching) + count(searching & state.camps)  # K-TOKEN-19
    if kingdom.has(Power.SATYRS_DOUBLE_YIELD):
        free += count(kingdom.lying_pairs & yielding)
    bonus: i64 = 1 if kingdom.armies == 1 else 0  # K-COLLECT-8
    if kingdom.has(Power.SHAPESHIFTERS_TURN_YIELD) and _plain_lands(state, kingdom, yielding):
        state.stack.append(YieldChoice(seat, fixed, free, bonus))
    else:
        choose_yield(state, seat, fixed, free, bonus, chance)


def _plain_lands(state: KingdomsState, kingdom: Kingdom, yielding: i64) -> i64:
    """Forests, mountains and plains from which the player collects."""
    world = state.world
    return kingdom.lands & yielding & (world.forest | world.mountain | world.plains)


def _fixed_yield(state: KingdomsState, kingdom: Kingdom, yielding: i64) -> i64:
    """What needs no choice, as a purse: lands, camps, and what factions add."""
    world = state.world
    lands = kingdom.lands & yielding
    camps = lands & state.camps  # K-TOKEN-18
    twice = kingdom.pairs & yielding if kingdom.has(Power.SATYRS_DOUBLE_YIELD) else 0
    mana = count(lands & world.forest) + count(camps & world.forest) + count(twice & world.forest)
    ore = count(lands & world.mountain) + count(camps & world.mountain) + count(twice & world.mountain)
    food = count(lands & world.plains) + count(camps & world.plains) + count(twice & world.plains)
    if ore and kingdom.has(Power.CONSTRUCTS_MINE):
        ore += 1
    if kingdom.lands & world.shore and kingdom.has(Power.HUMANS_FISHING):
        food += 1
    return purse(mana, ore, food)


def choose_yield(state: KingdomsState, seat: i64, fixed: i64, free: i64, bonus: i64, chance: Chance) -> None:
    """Ask for the types that are free to choose, or take what there is."""
    if free + bonus:
        state.stack.append(Collect(seat, fixed, free, bonus, 0))
    else:
        take_yield(state, seat, fixed, 0, chance)


def take_yield(state: KingdomsState, seat: i64, fixed: i64, chosen: i64, chance: Chance) -> None:
    """Everything is added, then the limit of 9 is applied once (K-COLLECT-9)."""
    taken = state.kingdom(seat).gain_all(
        (fixed & 15) + (chosen & 15),
        ((fixed >> 4) & 15) + ((chosen >> 4) & 15),
        (fixed >> 8) + (chosen >> 8),
    )
    tell(chance, Tell.COLLECTED, seat, taken & 15, (taken >> 4) & 15, taken >> 8)


@final
class Collect(OneSeat):
    """The types of what ruins and the bonus of a last army yield (D-COLLECT), at most six at a time."""

    def __init__(self, seat: i64, fixed: i64, free: i64, bonus: i64, chosen: i64) -> None:
        super().__init__(seat)
        self.fixed: i64 = fixed
        #: free choices left: from regions, and from being the last army
        self.free: i64 = free
        self.bonus: i64 = bonus
        self.chosen: i64 = chosen

    def kind(self) -> i64:
        return Ask.COLLECT

    def handful(self) -> i64:
        """How many types are named now."""
        left = self.free + self.bonus
        return left if left < HANDFUL else HANDFUL

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        offer_handfuls(moves, self.handful())

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        named: i64 = HANDFULS[action - Do.RESOURCES]
        chosen = self.chosen + named
        left = self.free + self.bonus - self.handful()
        if left:
            state.stack.append(Collect(seat, self.fixed, left, 0, chosen))
            return
        fixed = self.fixed
        mined = (chosen >> 4) & 15 and self.free and (fixed >> 4) & 15 == 0
        if mined and state.kingdom(seat).has(Power.CONSTRUCTS_MINE):
            fixed += purse(0, 1, 0)  # the first ore from a region was chosen in ruins
        take_yield(state, seat, fixed, chosen, chance)

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.fixed), int(self.free), int(self.bonus), int(self.chosen)]


@final
class YieldChoice(OneSeat):
    """Shapeshifters 1: one region may yield another type."""

    def __init__(self, seat: i64, fixed: i64, free: i64, bonus: i64) -> None:
        super().__init__(seat)
        self.fixed: i64 = fixed
        self.free: i64 = free
        self.bonus: i64 = bonus

    def kind(self) -> i64:
        return Ask.YIELD

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        lands = _plain_lands(state, state.kingdom(seat), ~denied(state, seat))
        world = state.world
        pair: i64 = 0
        while pair < PAIRS:
            give: i64 = PAIR_GIVE[pair]
            terrain = world.forest if give == 0 else world.mountain if give == 1 else world.plains
            if lands & terrain:
                moves.add(Do.TURN + pair)
            pair += 1
        moves.add(Do.DECLINE)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        fixed = self.fixed
        if action != Do.DECLINE:
            give: i64 = PAIR_GIVE[action - Do.TURN]
            get: i64 = PAIR_GET[action - Do.TURN]
            fixed += bit(4 * get) - bit(4 * give)
            tell(chance, Tell.SHIFTED, seat, give, get)
        choose_yield(state, seat, fixed, self.free, self.bonus, chance)

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.fixed), int(self.free), int(self.bonus)]
