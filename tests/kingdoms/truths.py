"""What is true whenever a reason is given, written from the rules: `offer` gives them, this checks them."""

from collections.abc import Callable

from starhold.kernel.bits import has, members
from starhold.kingdoms.actions import PAIR_GET, PAIR_GIVE, PAIRS, REGION_IDS
from starhold.kingdoms.components import (
    ACT_IDS,
    ARMIES,
    MAX_RESOURCE,
    NOBODY,
    NOWHERE,
    RESOURCE_IDS,
    TOP_MAGIC,
    TOP_TOWER,
    Act,
    Price,
    Resource,
    board_mask,
    board_of,
)
from starhold.kingdoms.factions.goblins import PatrolAgain, _others_lying, _others_standing
from starhold.kingdoms.factions.lizardfolk import SwapArmies
from starhold.kingdoms.factions.valkyries import Victim
from starhold.kingdoms.state import KingdomsState, packed
from starhold.kingdoms.steps.base import AboutRegion, Hindrance, owners
from starhold.kingdoms.steps.fate import Fate, Relocate, awaiting, nearest_empty
from starhold.kingdoms.steps.gains import Bill, Handful, HeldHandful, Rob
from starhold.kingdoms.steps.marches import (
    Quest,
    open_to,
    patrol_reach,
    patrol_targets,
    quest_targets,
    questers,
)
from starhold.kingdoms.steps.perform import allowed, hindrance
from starhold.kingdoms.steps.prices import (
    PAID_WITH,
    army_cost,
    build_cost,
    highest_number,
    means,
    research_cost,
    retreat_cost,
    stand_in,
)
from starhold.kingdoms.steps.war import WarBill, WarPayment, payable_neutrals
from starhold.kingdoms.steps.works import mobilise_targets, most_traded
from starhold.kingdoms.words import region_pick

# -- what somebody points at --------------------------------------------------------------------------

_REGION_OF = {region_pick(region): region for region in range(len(REGION_IDS))}


def region_of(state: KingdomsState, pick: str) -> int:
    """The region that a pick stands for, if its board lies on the table; else NOWHERE."""
    region = _REGION_OF.get(pick, NOWHERE)
    return region if region != NOWHERE and has(state.world.land, region) else NOWHERE


def in_region(state: KingdomsState, regions: int, pick: str) -> bool:
    """Is the region that was picked among these?"""
    region = region_of(state, pick)
    return region != NOWHERE and has(regions, region)


def _named(sort: str, names: tuple[str, ...], pick: str) -> int:
    """The place of what was picked among the things of its sort, or NOBODY."""
    found, _, name = pick.partition(":")
    return names.index(name) if found == sort and name in names else NOBODY


def act_of(pick: str) -> int:
    return _named("action", ACT_IDS, pick)


def player_of(state: KingdomsState, pick: str) -> int:
    return _named("player", tuple(str(seat) for seat in range(state.players)), pick)


def resource_of(pick: str) -> int:
    return _named("resource", RESOURCE_IDS, pick)


def number_of(pick: str, sort: str) -> int:
    return _named(sort, tuple(str(number) for number in range(100)), pick)


def amount_of(pick: str) -> tuple[int, int]:
    """The resource and how much of it a pick such as `ore:2` stands for; NOBODY and 0 if it is none."""
    for resource, name in enumerate(RESOURCE_IDS):
        amount = number_of(pick, name)
        if amount != NOBODY:
            return resource, amount
    return NOBODY, 0


# -- when each reason is true -----------------------------------------------------------------------------

Holds = Callable[[KingdomsState, int, str], bool]


def _holds_others(state: KingdomsState, seat: int, pick: str) -> bool:
    """Is an army of somebody else in the region that was picked, maybe a neutral one?"""
    region = region_of(state, pick)
    return region != NOWHERE and (has(state.neutral, region) or owners(state, seat, region) != 0)


def _no_player_besides(state: KingdomsState, seat: int, pick: str) -> bool:
    region = region_of(state, pick)
    return region != NOWHERE and owners(state, seat, region) == 0


def _last_army_there(state: KingdomsState, seat: int, pick: str) -> bool:
    region = region_of(state, pick)
    for other in range(state.players):
        there = region != NOWHERE and has(state.kingdom(other).lands, region)
        if other != seat and (there or player_of(state, pick) == other):
            return state.kingdom(other).armies == 1
    return False


def _sheltered(state: KingdomsState, seat: int, pick: str) -> bool:
    return any(
        in_region(state, state.kingdom(other).faction.shelters(state, other), pick)
        for other in range(state.players)
        if other != seat
    )


def _dear(state: KingdomsState, seat: int, pick: str) -> bool:
    """Can no army that may be moved, and gets there, pay for the neutral army in the region?"""
    region, step, kingdom = region_of(state, pick), state.stack[-1], state.kingdom(seat)
    by_quest = isinstance(step, Quest)
    origins = members(questers(state, seat) if by_quest else kingdom.standing())
    if isinstance(step, PatrolAgain):
        origins = members(_others_standing(state, kingdom))
    if not by_quest:
        origins = [origin for origin in origins if has(patrol_reach(state, seat, origin), region)]
    if kingdom.on_card and by_quest:
        origins.append(NOWHERE)
    payable = any(has(payable_neutrals(state, seat, origin, by_quest), region) for origin in origins)
    return has(state.neutral, region) and not payable


def _stuck(state: KingdomsState, seat: int, pick: str) -> bool:
    region = region_of(state, pick)
    standing = in_region(state, state.kingdom(seat).standing(), pick)
    return standing and patrol_targets(state, seat, region, open_to(state, seat)) == 0


def _out_of_reach(state: KingdomsState, seat: int, pick: str) -> bool:
    armies = members(state.kingdom(seat).standing())
    return not any(in_region(state, patrol_reach(state, seat, army), pick) for army in armies)


def _not_next(state: KingdomsState, seat: int, pick: str) -> bool:
    """Is the region not beside the one that the army leaves, whichever may be moved?"""
    step, kingdom = state.stack[-1], state.kingdom(seat)
    if isinstance(step, Fate):
        return not in_region(state, state.near(seat, step.region), pick)
    again = isinstance(step, PatrolAgain)
    armies = members(_others_standing(state, kingdom) if again else kingdom.standing())
    return not any(in_region(state, patrol_reach(state, seat, army), pick) for army in armies)


def _no_quest(state: KingdomsState, seat: int, pick: str) -> bool:
    region = region_of(state, pick)
    quests = in_region(state, questers(state, seat), pick)
    return quests and quest_targets(state, seat, region, open_to(state, seat)) == 0


def _own_card(state: KingdomsState, seat: int, pick: str) -> bool:
    """Do all armies that could quest stand on the card that was picked (K-QUEST-3)?"""
    card = board_mask(board_of(region_of(state, pick)))
    return state.kingdom(seat).on_card == 0 and questers(state, seat) & ~card == 0


def _moved(state: KingdomsState, seat: int, pick: str) -> bool:
    """Is the army that moved first the only one of the player there?"""
    region, kingdom = region_of(state, pick), state.kingdom(seat)
    others = _others_standing(state, kingdom) | _others_lying(state, kingdom)
    return region == state.marched and has(kingdom.lands, region) and not has(others, region)


def _short(state: KingdomsState, seat: int, pick: str) -> bool:
    """Can the price of what was picked not be paid: an action of the card, or a region to retreat to?"""
    if pick == "action:build":
        return means(state, seat, Price.TOWER) < build_cost(state, seat)
    if pick == "action:mobilise":
        return means(state, seat, Price.ARMY) < army_cost(state, seat)
    return region_of(state, pick) != NOWHERE and means(state, seat, Price.RETREAT) < retreat_cost(state, seat)


def _cannot_march(state: KingdomsState, seat: int, pick: str) -> bool:
    act = act_of(pick)
    return act in (Act.PATROL, Act.QUEST) and hindrance(state, seat, act) != Hindrance.NONE


def _not_allowed(state: KingdomsState, seat: int, pick: str) -> bool:
    act = act_of(pick)
    return act not in (NOBODY, state.selected) and not has(allowed(state, seat), act)


def _cannot_add_up(state: KingdomsState, seat: int, pick: str) -> bool:
    """Is there no way to make the number asked for with this amount of one resource?"""
    step, kingdom = state.stack[-1], state.kingdom(seat)
    resource, amount = amount_of(pick)
    if resource == NOBODY or not isinstance(step, Handful):
        return False
    rest = kingdom.held() - kingdom.amount(resource)
    return amount > step.total() or (isinstance(step, HeldHandful) and amount + rest < step.total())


def _more_than_held(state: KingdomsState, seat: int, pick: str) -> bool:
    resource, amount = amount_of(pick)
    return resource != NOBODY and amount > state.kingdom(seat).amount(resource)


def _not_taken(state: KingdomsState, seat: int, pick: str) -> bool:
    """Can this resource not be used for the bill?"""
    step, (resource, amount) = state.stack[-1], amount_of(pick)
    taken = (PAID_WITH[step.price], stand_in(state, seat, step.price)) if isinstance(step, Bill) else ()
    return isinstance(step, Bill) and amount > 0 and resource not in taken


def _no_part(state: KingdomsState, seat: int, pick: str) -> bool:
    """Is it more than the price, or too little for the other resource to make up the rest?"""
    step, (resource, amount) = state.stack[-1], amount_of(pick)
    if not isinstance(step, Bill) or resource == NOBODY:
        return False
    kingdom, usual, other = state.kingdom(seat), PAID_WITH[step.price], stand_in(state, seat, step.price)
    rest = kingdom.amount(other if resource == usual else usual)
    return amount > step.cost or amount + rest < step.cost


def _in_no_payment(state: KingdomsState, seat: int, pick: str) -> bool:
    """Does no full payment hold just so much of the resource (K-WAR-17)?"""
    step, (resource, amount) = state.stack[-1], amount_of(pick)
    if resource == NOBODY or not isinstance(step, WarPayment):
        return False
    kingdom, bill = state.kingdom(seat), WarBill(state, seat, step.cost(state))
    for mana in range(kingdom.amount(Resource.MANA) + 1):
        for ore in range(kingdom.amount(Resource.ORE) + 1):
            for food in range(kingdom.amount(Resource.FOOD) + 1):
                if (mana, ore, food)[resource] == amount and bill.is_minimal(mana, ore, food):
                    return False
    return True


def _untradable(state: KingdomsState, seat: int, pick: str) -> bool:
    """Is there no trade of such an amount, or with such a resource?"""
    amount, resource = number_of(pick, "amount"), resource_of(pick)
    pairs = [pair for pair in range(PAIRS) if resource in (NOBODY, PAIR_GIVE[pair], PAIR_GET[pair])]
    least = max(amount, 1)
    asked = amount != NOBODY or resource != NOBODY
    return asked and all(most_traded(state.kingdom(seat), pair) < least for pair in pairs)


def _poor(state: KingdomsState, seat: int, pick: str) -> bool:
    victim = player_of(state, pick)
    return victim != NOBODY and state.kingdom(victim).held() == 0


def _spared(state: KingdomsState, seat: int, pick: str) -> bool:
    step = state.stack[-1]
    return isinstance(step, Rob) and step.victim not in (NOBODY, player_of(state, pick))


def _none_to_take(state: KingdomsState, seat: int, pick: str) -> bool:
    """Has nobody who may be robbed this resource?"""
    step, resource = state.stack[-1], resource_of(pick)
    if resource == NOBODY or not isinstance(step, Rob):
        return False
    robbed = [victim for victim in range(state.players) if step.may_rob(victim)]
    return not any(state.kingdom(victim).amount(resource) for victim in robbed)


def _nothing_to_rob(state: KingdomsState, seat: int, pick: str) -> bool:
    return not any(state.kingdom(other).purse for other in range(state.players) if other != seat)


def _about(state: KingdomsState, kind: type[AboutRegion]) -> int:
    """The region that the decision is about."""
    step = state.stack[-1]
    assert isinstance(step, kind)
    return step.region


def _not_there(state: KingdomsState, seat: int, pick: str) -> bool:
    victim = player_of(state, pick)
    return victim != NOBODY and not has(state.kingdom(victim).lands, _about(state, Victim))


def _joins_nobody(state: KingdomsState, seat: int, pick: str) -> bool:
    """Is the region neither the player's own nor one that an ability opens?"""
    kingdom = state.kingdom(seat)
    joined = kingdom.lands | kingdom.faction.mobilises_in(state, seat)
    return in_region(state, state.world.land & ~joined, pick)


_TRUTHS: dict[str, Holds] = {
    "shield": lambda state, seat, pick: packed(state.shields, act_of(pick)) > 0,
    "not-selected": _not_allowed,
    "tower-top": lambda state, seat, pick: state.kingdom(seat).tower == TOP_TOWER,
    "magic-top": lambda state, seat, pick: state.magic(seat) == TOP_MAGIC,
    "build-cost": _short,
    "mobilise-cost": _short,
    "retreat-cost": _short,
    "cost-either": _short,
    "research-cost": lambda state, seat, pick: (
        state.kingdom(seat).amount(Resource.MANA) < research_cost(state, seat)
    ),
    "no-supply": lambda state, seat, pick: state.kingdom(seat).armies == ARMIES,
    "no-room": lambda state, seat, pick: mobilise_targets(state, seat) == 0,
    "nothing-to-trade": lambda state, seat, pick: state.kingdom(seat).held() == 0,
    "nothing-to-rob": _nothing_to_rob,
    "stores-full": lambda state, seat, pick: state.kingdom(seat).held() == 3 * MAX_RESOURCE,
    "no-march": _cannot_march,
    "no-edge-army": lambda state, seat, pick: questers(state, seat) == 0 and state.kingdom(seat).on_card == 0,
    "total": _cannot_add_up,
    "bill": _no_part,
    "not-taken": _not_taken,
    "payment": _in_no_payment,
    "too-few": _more_than_held,
    "trade-amount": _untradable,
    "yourself": lambda state, seat, pick: player_of(state, pick) == seat,
    "nothing-to-take": _poor,
    "only-from": _spared,
    "nobody-holds": _none_to_take,
    "holds-none": _none_to_take,
    "bid-highest": lambda state, seat, pick: number_of(pick, "bid") > highest_number(state, seat, state.war),
    "retreat-war": _holds_others,
    "not-next": _not_next,
    "not-at-stake": lambda state, seat, pick: in_region(state, state.world.land & ~awaiting(state), pick),
    "occupied": lambda state, seat, pick: in_region(state, state.occupied, pick),
    "not-nearest": lambda state, seat, pick: (
        not in_region(state, nearest_empty(state, _about(state, Relocate)), pick)
    ),
    "full": lambda state, seat, pick: in_region(state, state.full, pick),
    "own-last-army": lambda state, seat, pick: (
        state.kingdom(seat).armies == 1 and _holds_others(state, seat, pick)
    ),
    "last-army": _last_army_there,
    "protected": _sheltered,
    "neutral": _dear,
    "nowhere": _stuck,
    "no-quest": _no_quest,
    "moved": _moved,
    "not-adjacent": _out_of_reach,
    "not-edge": lambda state, seat, pick: in_region(state, state.world.land & ~state.world.edge, pick),
    "lies": lambda state, seat, pick: any(
        in_region(state, kingdom.lying, pick) for kingdom in state.kingdoms
    ),
    "same-card": _own_card,
    "no-foreign-army": _no_player_besides,
    "not-alone": lambda state, seat, pick: in_region(state, state.full, pick),
    "exchange-card": lambda state, seat, pick: (
        board_of(region_of(state, pick)) == board_of(_about(state, SwapArmies))
    ),
    "own-territory": lambda state, seat, pick: in_region(state, state.world.land & ~board_mask(seat), pick),
    "gap-armies": lambda state, seat, pick: in_region(state, board_mask(seat) & state.occupied, pick),
    "mobilise-alone": _joins_nobody,
    "mobilise-nearby": _joins_nobody,
    "foreign-army": _holds_others,
    "no-own-army": lambda state, seat, pick: in_region(
        state, state.world.land & ~state.kingdom(seat).lands, pick
    ),
    "not-there": _not_there,
}


def holds(reason: str, state: KingdomsState, seat: int, pick: str) -> bool:
    """Is this reason against a pick true on the table?"""
    return _TRUTHS[reason](state, seat, pick)
