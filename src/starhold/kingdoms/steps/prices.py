"""What things cost: tower and magic levels, armies, retreats, and wars with their discounts."""

from typing import Final

from mypy_extensions import i64

from starhold.kernel.bits import count
from starhold.kernel.words import Number, Reason
from starhold.kingdoms.components import NOBODY, TOP_NUMBER, Price, Resource
from starhold.kingdoms.faction import Often
from starhold.kingdoms.state import KingdomsState, War
from starhold.kingdoms.words import REASONS, resource_word

FORTRESS_DISCOUNT: Final = 2
MANA_VALUE: Final = 2

#: the resource in which each price is named (see Price)
PAID_WITH: Final = bytes((Resource.ORE, Resource.FOOD, Resource.FOOD))

# -- levels, armies, retreats ---------------------------------------------------------------------


def build_cost(state: KingdomsState, seat: i64) -> i64:
    """Return the ore for the next tower level (K-BUILD-1, K-BUILD-4)."""
    kingdom = state.kingdom(seat)
    level = kingdom.tower + 1
    cost = level
    if kingdom.faction.answers & Often.BUILD_PRICE:
        cost -= kingdom.faction.build_discount(state, seat)
    for other in range(state.players):
        theirs = state.kingdom(other)
        if other != seat and theirs.tower == level:
            cost += theirs.faction.build_toll(state, other)
    return cost


def research_cost(state: KingdomsState, seat: i64) -> i64:
    """Return the mana for the next magic level (K-RESEARCH-1)."""
    kingdom = state.kingdom(seat)
    level = kingdom.magic + 1
    if kingdom.faction.answers & Often.RESEARCH_PRICE:
        return level - kingdom.faction.research_discount(state, seat, level)
    return level


def army_cost(state: KingdomsState, seat: i64) -> i64:
    """Return the food for one more army (K-MOB-1)."""
    return state.kingdom(seat).armies + 1


def retreat_cost(state: KingdomsState, seat: i64) -> i64:
    """Return the food for a retreat (K-RETREAT-2)."""
    return state.kingdom(seat).armies


def stand_in(state: KingdomsState, seat: i64, price: i64) -> i64:
    """Return the resource that may replace the usual one in a price, or NOBODY."""
    faction = state.kingdom(seat).faction
    return faction.stand_in(state, seat, price) if faction.answers & Often.STAND_IN else NOBODY


def means(state: KingdomsState, seat: i64, price: i64) -> i64:
    """Return what the player can pay of a price, with the usual resource and its stand-in together."""
    kingdom = state.kingdom(seat)
    total = kingdom.amount(PAID_WITH[price])
    other = stand_in(state, seat, price)
    return total if other == NOBODY else total + kingdom.amount(other)


def _cost(state: KingdomsState, seat: i64, price: i64) -> i64:
    if price == Price.TOWER:
        return build_cost(state, seat)
    return army_cost(state, seat) if price == Price.ARMY else retreat_cost(state, seat)


#: K-RES-3, by price
_SHORT: Final = (
    REASONS.declare("build-cost", rule="K-BUILD-1"),
    REASONS.declare("mobilise-cost", rule="K-MOB-1"),
    REASONS.declare("retreat-cost", rule="K-RETREAT-2"),
)
_SHORT_OF_BOTH: Final = REASONS.declare("cost-either", rule="K-RES-3")
_SHORT_OF_MANA: Final = REASONS.declare("research-cost", rule="K-RESEARCH-1")


def too_dear(state: KingdomsState, seat: i64, price: i64) -> Reason:
    """Return the reason that a price cannot be paid: the price, and what there is to pay it with."""
    cost, have = Number(int(_cost(state, seat, price))), Number(int(means(state, seat, price)))
    other = stand_in(state, seat, price)
    if other == NOBODY:
        return _SHORT[price](cost=cost, have=have)
    usual = resource_word(PAID_WITH[price])
    return _SHORT_OF_BOTH(cost=cost, have=have, resource=usual, other=resource_word(other))


def too_dear_to_learn(state: KingdomsState, seat: i64) -> Reason:
    """Return the reason that the next magic level cannot be paid: its cost, and the mana there is."""
    have = int(state.kingdom(seat).amount(Resource.MANA))
    return _SHORT_OF_MANA(cost=Number(int(research_cost(state, seat))), have=Number(have))


# -- war discounts and penalties (K-WAR-5, K-FAC-3) ------------------------------------------------


def attack_discount(state: KingdomsState, seat: i64, region: i64, by_quest: bool, lands: i64) -> i64:
    """Return what the attacker is spared whatever the payment and the result; `lands` are the attacker's."""
    fortresses = FORTRESS_DISCOUNT * count(lands & state.fortresses)  # K-TOKEN-20, K-TOKEN-21
    return fortresses + state.kingdom(seat).faction.attack_discount(state, seat, region, by_quest)


def set_discounts(state: KingdomsState, war: War) -> None:
    """Fix discounts less penalties of both sides as the war begins (K-WAR-24)."""
    attacker, defender = state.kingdom(war.attacker), state.kingdom(war.defender)
    attack = attack_discount(state, war.attacker, war.region, war.by_quest == 1, attacker.lands)
    defence = defender.faction.defence_discount(state, war.defender, war.region)
    spared = attacker.faction.total_discount(state, war.attacker, attack, defence)
    war.attacker_discount = spared - defender.faction.penalty(state, war.defender, war.region)
    spared = defender.faction.total_discount(state, war.defender, defence, attack)
    war.defender_discount = spared - attacker.faction.penalty(state, war.attacker, war.region)


# -- what covers a war cost (K-WAR-15) --------------------------------------------------------------


def mana_value(state: KingdomsState, opponent: i64) -> i64:
    """Return the points that one mana covers against this opponent, who may be the Lost Kingdom."""
    if opponent >= 0 and state.kingdom(opponent).faction.answers & Often.MANA:
        return state.kingdom(opponent).faction.opponents_mana(state, opponent)
    return MANA_VALUE


def reach(state: KingdomsState, seat: i64, opponent: i64) -> i64:
    """Return the highest cost before payment discounts that one single payment settles (K-WAR-8)."""
    kingdom = state.kingdom(seat)
    faction = kingdom.faction
    mana = kingdom.amount(Resource.MANA) * mana_value(state, opponent)
    if faction.answers & Often.COINS == 0:
        return mana + kingdom.amount(Resource.ORE)
    ore = kingdom.amount(Resource.ORE) * faction.ore_value(state, seat)
    food = kingdom.amount(Resource.FOOD) * faction.food_value(state, seat)
    return faction.reach(state, seat, mana, ore, food)


def highest_number(state: KingdomsState, seat: i64, war: War) -> i64:
    """Return the highest number that the seat may show, 0 if only the flag is left (K-WAR-4, K-WAR-7)."""
    opponent = war.other(seat)
    if war.shared and state.kingdom(opponent).faction.binds_allies(state, opponent):
        return 0
    top = reach(state, seat, opponent) + war.discount(seat)
    if top > TOP_NUMBER:
        return TOP_NUMBER
    return top if top > 0 else 0
