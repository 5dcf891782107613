"""Faction abilities that change prices, wars and what may replace an action.

Each function answers one question of the rules for all factions at once. Abilities
that are moments of their own (reaching a level, winning a war, collecting) stand
where that moment is, named by Power.
"""

from typing import Final

from mypy_extensions import i64

from starhold.kernel.bits import bit, count, has
from starhold.kingdoms.components import NOBODY, TOP_NUMBER, Act, Power, Resource
from starhold.kingdoms.kingdom import Kingdom
from starhold.kingdoms.state import KingdomsState, War

FORTRESS_DISCOUNT: Final = 2

# -- instead of the selected action (K-FAC-4) -------------------------------------------


def substitutes(state: KingdomsState, kingdom: Kingdom) -> i64:
    """Actions that the player may perform instead of the selected one, as a set."""
    selected = state.selected
    found: i64 = 0
    if selected == Act.TRADE:
        if kingdom.has(Power.DWARVES_BUILD_FOR_TRADE):
            found = bit(Act.BUILD)
        elif kingdom.has(Power.SATYRS_ROB):
            found = bit(Act.ROB)
    elif selected == Act.RESEARCH:
        if kingdom.has(Power.HUMANS_TRADE_FOR_RESEARCH):
            found = bit(Act.TRADE)
    elif (selected == Act.PATROL or selected == Act.QUEST) and kingdom.has(Power.LIZARDFOLK_PATROL_OR_QUEST):
        found = bit(Act.PATROL) | bit(Act.QUEST)
    if kingdom.has(Power.MERFOLK_ALWAYS_PATROL):
        found |= bit(Act.PATROL)
    elif kingdom.has(Power.UNDEAD_ALWAYS_MOBILISE):
        found |= bit(Act.MOBILISE)
    elif kingdom.has(Power.SHAPESHIFTERS_COPY_ACTION) and state.previous != NOBODY:
        found |= bit(state.previous)
    return found


# -- prices ---------------------------------------------------------------------------


def build_cost(state: KingdomsState, seat: i64) -> i64:
    """Ore for the next tower level (K-BUILD-1, K-BUILD-4)."""
    level = state.kingdom(seat).tower + 1
    cost = level
    for other in range(state.players):
        theirs = state.kingdom(other)
        if other != seat and theirs.tower == level and theirs.has(Power.DWARVES_DEAR_TOWER):
            cost += 1
    if state.kingdom(seat).has(Power.DWARVES_CHEAP_TOWER):
        cost -= 1
    return cost


def research_cost(state: KingdomsState, seat: i64) -> i64:
    """Mana for the next magic level (K-RESEARCH-1)."""
    mine = state.kingdom(seat)
    level = mine.magic + 1
    if mine.has(Power.SHAPESHIFTERS_COPY_LEARNING):
        for other in range(state.players):
            if other != seat and state.kingdom(other).magic >= level:
                return level - 1
    return level


def stand_in(kingdom: Kingdom, act: i64) -> i64:
    """The resource that may replace the usual one when building or mobilising, or NOBODY."""
    if kingdom.has(Power.ELVES_MANA_FOR_ALL):
        return Resource.MANA
    if act == Act.MOBILISE:
        if kingdom.has(Power.CONSTRUCTS_ORE_ARMIES):
            return Resource.ORE
        if kingdom.has(Power.UNDEAD_MANA_ARMIES):
            return Resource.MANA
    return NOBODY


def retreat_stand_in(kingdom: Kingdom) -> i64:
    """The resource that may replace food when retreating, or NOBODY."""
    return Resource.MANA if kingdom.has(Power.ELVES_MANA_FOR_ALL) else NOBODY


def means(kingdom: Kingdom, resource: i64, other: i64) -> i64:
    """What can be paid with a resource and its stand-in together."""
    total = kingdom.amount(resource)
    return total if other == NOBODY else total + kingdom.amount(other)


# -- war discounts and penalties (K-WAR-5, K-FAC-3) ------------------------------------------


def attack_discount(state: KingdomsState, seat: i64, region: i64, by_quest: bool, lands: i64) -> i64:
    """What the attacker is spared whatever he pays and whoever wins; `lands` are those he controls."""
    kingdom = state.kingdom(seat)
    total = FORTRESS_DISCOUNT * count(lands & state.fortresses)  # K-TOKEN-20, K-TOKEN-21
    if by_quest and kingdom.has(Power.CENTAURS_CHARGE):
        total += 2
    return total + _place_discount(state, kingdom, region)


def defence_discount(state: KingdomsState, seat: i64, region: i64) -> i64:
    """What the defender is spared whatever he pays and whoever wins."""
    kingdom = state.kingdom(seat)
    total = _place_discount(state, kingdom, region)
    if kingdom.has(Power.DARK_ELVES_DEFEND):
        return total + 1
    if kingdom.has(Power.CENTAURS_HOLD_PLAINS) and has(state.world.plains, region):
        return total + 1
    return total


def _place_discount(state: KingdomsState, kingdom: Kingdom, region: i64) -> i64:
    """Discounts of attackers and defenders alike."""
    if kingdom.has(Power.ORCS_CHEAP_WAR):
        return 1
    if kingdom.has(Power.MERFOLK_SHORE_WAR) and has(state.world.shore, region):
        return 1
    return 0


def _penalty(state: KingdomsState, opponent: i64, region: i64) -> i64:
    """What the opponent's faction adds to the price."""
    mountain = has(state.world.mountain, region)
    return 1 if mountain and state.kingdom(opponent).has(Power.CONSTRUCTS_MOUNTAIN_PENALTY) else 0


def set_discounts(state: KingdomsState, war: War) -> None:
    """Fix discounts less penalties of both sides as the war begins (K-WAR-24)."""
    attacker, defender = state.kingdom(war.attacker), state.kingdom(war.defender)
    attack = attack_discount(state, war.attacker, war.region, war.by_quest == 1, attacker.lands)
    defence = defence_discount(state, war.defender, war.region)
    best = attack if attack > defence else defence
    if attacker.has(Power.SHAPESHIFTERS_COPY_DISCOUNT):
        attack = best
    elif defender.has(Power.SHAPESHIFTERS_COPY_DISCOUNT):
        defence = best
    war.attacker_discount = attack - _penalty(state, war.defender, war.region)
    war.defender_discount = defence - _penalty(state, war.attacker, war.region)


# -- what covers a war cost (K-WAR-15) ---------------------------------------------------------


def mana_value(state: KingdomsState, opponent: i64) -> i64:
    """Points that one mana covers against this opponent."""
    return 1 if opponent >= 0 and state.kingdom(opponent).has(Power.ELVES_DAMPEN_MANA) else 2


def ore_value(kingdom: Kingdom) -> i64:
    return 2 if kingdom.has(Power.CONSTRUCTS_HARD_ORE) else 1


def food_value(kingdom: Kingdom) -> i64:
    return 1 if kingdom.has(Power.ORCS_FOOD_FIGHTS) else 0


def payment_discount(kingdom: Kingdom, mana: i64, ore: i64, food: i64) -> i64:
    """The discount that a payment earns by its mix (Elves 2, Humans 3); paying nothing earns it too."""
    if kingdom.has(Power.ELVES_PURE_MANA):
        return 1 if ore + food == 0 else 0
    if kingdom.has(Power.HUMANS_SINGLE_COIN):
        return 2 if (mana > 0) + (ore > 0) + (food > 0) <= 1 else 0
    return 0


def reach(state: KingdomsState, seat: i64, opponent: i64) -> i64:
    """The highest cost before payment discounts that one single payment settles (K-WAR-8)."""
    kingdom = state.kingdom(seat)
    mana = kingdom.amount(Resource.MANA) * mana_value(state, opponent)
    ore = kingdom.amount(Resource.ORE) * ore_value(kingdom)
    best = mana + ore + kingdom.amount(Resource.FOOD) * food_value(kingdom)
    if kingdom.has(Power.ELVES_PURE_MANA):
        return best if best > mana + 1 else mana + 1
    if kingdom.has(Power.HUMANS_SINGLE_COIN):
        single = mana if mana > ore else ore
        return best if best > single + 2 else single + 2
    return best


def highest_number(state: KingdomsState, seat: i64, war: War) -> i64:
    """The highest number that the seat may show, 0 if only the flag is left (K-WAR-4, K-WAR-7)."""
    opponent = war.other(seat)
    if war.shared and state.kingdom(opponent).has(Power.HALFLINGS_TRUE_FRIEND):
        return 0  # an ally of the Halflings must show the flag
    top = reach(state, seat, opponent) + war.discount(seat)
    if top > TOP_NUMBER:
        return TOP_NUMBER
    return top if top > 0 else 0
