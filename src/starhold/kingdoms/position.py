"""What lies on the table as named facts, in the words of the rulebook: for digests, and to build positions.

    starhold.position(
        "kingdoms",
        seats=[
            {"faction": "orcs", "magic": 3, "home": "intheoros", "armies": ["intheoros-1"], "ore": 2},
            {"faction": "elves", "home": "aughmoore", "armies": ["aughmoore-2", "aughmoore-2"]},
        ],
        lost_kingdom="brysue",
    )

Regions are called as on the map: `intheoros-4` is the land region with the number 4. An army in ruins lies
flat; one that stands there is written `brugerdiehl-1 standing`. What is left out is nothing; tokens that are
not mentioned are unseen, and in the Lost Kingdom every region that nobody holds has its neutral army. The
game continues with the turn of the active player, unless `steps` say otherwise.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import UNSET

from starhold.kernel.bits import bit, has, members
from starhold.kernel.chance import Chance
from starhold.kernel.facts import bad, read
from starhold.kernel.parts import number_of, put, set_of_names
from starhold.kernel.step import Step
from starhold.kernel.told import names_of
from starhold.kingdoms.components import (
    ACTS,
    ALL_FACTIONS,
    CARD_IDS,
    CARDS,
    FACTION_NAMES,
    MAX_PLAYERS,
    MAX_RESOURCE,
    NEUTRALS,
    NOBODY,
    RESOURCE_IDS,
    SIDE_IDS,
    TOKEN_COUNTS,
    TOKEN_NAMES,
    TOKENS,
    board_mask,
)
from starhold.kingdoms.faction import FACTIONS
from starhold.kingdoms.invariants import check
from starhold.kingdoms.kingdom import Kingdom
from starhold.kingdoms.scoring import LOST_KINGDOM_BOARD
from starhold.kingdoms.state import KingdomsState, War, packed, packed_one
from starhold.kingdoms.table import KingdomPart, KingdomsPart, WarPart

UPRIGHT: Final = " standing"


# -- reporting ----------------------------------------------------------------------------


def facts(state: KingdomsState) -> dict[str, Any]:
    """Return all that lies on the table: the declared fields, and the facts that this module adds."""
    found = state.facts()
    found["seats"] = [_seat_told(state, seat) for seat in range(state.players)]
    if state.players == 2 and state.world.sides[LOST_KINGDOM_BOARD] >= 0:
        found["lost_kingdom"] = SIDE_IDS[state.world.sides[LOST_KINGDOM_BOARD]]
    if state.at_war():
        found["war"] = _war_told(state)
    found["steps"] = [[step.name, *map(int, step.fields())] for step in state.stack]
    return found


def _seat_told(state: KingdomsState, seat: int) -> dict[str, Any]:
    kingdom = state.kingdom(seat)
    side, card = state.world.sides[seat], state.dealt[seat]
    found = kingdom.facts()
    if kingdom.faction.number != NOBODY:
        found["faction"] = FACTION_NAMES[kingdom.faction.number]
    if side >= 0:
        found["home"] = SIDE_IDS[side]
    elif card >= 0:
        found["card"] = CARD_IDS[card]
    for resource, name in enumerate(RESOURCE_IDS):
        if amount := int(kingdom.amount(resource)):
            found[name] = amount
    if kingdom.lands:
        found["armies"] = _armies(state, kingdom)
    return found


def _armies(state: KingdomsState, kingdom: Kingdom) -> list[str]:
    told = []
    # An army that lies, or a second one, is where a first one is.
    for region in members(kingdom.lands):
        name = state.world.names[region]
        flat = has(kingdom.lying, region) + has(kingdom.lying_pairs, region)
        standing = has(kingdom.lands, region) + has(kingdom.pairs, region) - flat
        told += [name] * flat + [name + UPRIGHT * has(state.world.ruins, region)] * standing
    return told


def _war_told(state: KingdomsState) -> dict[str, Any]:
    war = state.war
    found = war.facts()
    found["defender"] = None if war.defender == NEUTRALS else int(war.defender)
    found["region"] = state.world.names[war.region]
    for key, regions in (("shared", war.shared), ("at_stake", war.at_stake)):
        if regions:
            found[key] = names_of(regions, state.world.names)
    return found


# -- building -----------------------------------------------------------------------------


def build(given: Mapping[str, Any], chance: Chance, steps: Sequence[type[Step[Any]]]) -> KingdomsState:
    """Return the state that the facts describe, at its first decision; raise BadPosition."""
    told = read(given, KingdomsPart.struct)
    seats = [] if told.seats is UNSET else told.seats
    if not 2 <= len(seats) <= MAX_PLAYERS:
        raise bad("seats", f"{len(seats)} players cannot play")
    state = KingdomsState(len(seats))
    _lay_boards(state, told)
    put(KingdomsPart, state, told)
    for seat, mine in enumerate(seats):
        _lay_kingdom(state, seat, mine, f"seats[{seat}]")
    _lay_tokens(state)
    _lay_rest(state, told)
    if told.war is not UNSET and told.war is not None:
        state.war = _war(state, told.war)
    named = {step.name: step for step in steps}
    rows = [["turn"]] if told.steps is UNSET else told.steps
    state.stack = [_step(named, row, n) for n, row in enumerate(rows)]
    try:
        check(state)
    except AssertionError as error:
        raise bad("position", str(error)) from None
    state.settle(chance)
    return state


def _step(named: Mapping[str, type[Step[Any]]], row: list[Any], n: int) -> Step[Any]:
    """Make a step from its name and fields; its fields are its arguments."""
    if not row or row[0] not in named:
        raise bad(f"steps[{n}]", f"there is no step {row[:1]}; available: {', '.join(sorted(named))}")
    try:
        return named[row[0]](*row[1:])
    except TypeError as error:
        raise bad(f"steps[{n}]", str(error)) from None


def _lay_boards(state: KingdomsState, told: Any) -> None:
    for seat, mine in enumerate(told.seats):
        state.kingdoms.append(Kingdom())
        key, side = f"seats[{seat}].home", mine.home or mine.card
        state.dealt.append(number_of(key, side, SIDE_IDS) // 2 if side else NOBODY)
        if mine.home:
            _lay(state, key, seat, mine.home)
    if told.lost_kingdom:
        if state.players != 2:
            raise bad("lost_kingdom", "only two players have one (K-2P-1)")
        _lay(state, "lost_kingdom", LOST_KINGDOM_BOARD, told.lost_kingdom)


def _lay(state: KingdomsState, key: str, board: int, side: str) -> None:
    number = number_of(key, side, SIDE_IDS)
    # Which sides share a card is our reconstruction, so two of one card may be studied together.
    if number in state.world.sides:
        raise bad(key, f"{side} lies on the table already")
    state.world = state.world.with_side(board, number)


def _lay_kingdom(state: KingdomsState, seat: int, mine: Any, key: str) -> None:
    kingdom = state.kingdom(seat)
    put(KingdomPart, kingdom, mine, key)
    if mine.faction:
        kingdom.faction = FACTIONS[number_of(f"{key}.faction", mine.faction, FACTION_NAMES)]
    for resource, name in enumerate(RESOURCE_IDS):
        amount = getattr(mine, name) or 0
        if not 0 <= amount <= MAX_RESOURCE:
            raise bad(f"{key}.{name}", f"{amount} is not from 0 to {MAX_RESOURCE} (K-RES-1)")
        kingdom.gain(resource, amount)
    armies = mine.armies or []
    kingdom.armies = len(armies) + kingdom.on_card + kingdom.aloft
    for n, army in enumerate(armies):
        region = number_of(f"{key}.armies[{n}]", army.removesuffix(UPRIGHT), state.world.names)
        if has(state.full, region):
            raise bad(f"{key}.armies[{n}]", "three armies in a region (K-MOVE-2)")
        state.put_army(seat, region)
        if army.endswith(UPRIGHT) and has(state.world.ruins, region):
            state.stand_up(seat, region)


def _lay_tokens(state: KingdomsState) -> None:
    """Put those that nobody has seen into the pool."""
    if not state.tokens:
        return
    for kind in range(TOKENS):
        left = state.tokens_left(kind)
        if left < 0:
            raise bad("open", f"there are only {TOKEN_COUNTS[kind]} of {TOKEN_NAMES[kind]}")
        state.pool += packed_one(kind) * left


def _lay_rest(state: KingdomsState, told: Any) -> None:
    """Count the shields, and lay out what is in nobody's hands: neutral armies, factions and cards."""
    state.placed = sum(int(packed(state.shields, act)) for act in range(ACTS))
    if told.neutral is UNSET and told.lost_kingdom:
        lands = board_mask(LOST_KINGDOM_BOARD)
        state.neutral = lands & ~state.occupied
        if not any(kingdom.captured for kingdom in state.kingdoms):
            for region in members(lands & state.occupied):
                state.kingdom(state.owner(region, NOBODY)).captured += 1
    for region in members(state.neutral):
        state.put_neutral(region)
    dealt = sum(bit(kingdom.faction.number) for kingdom in state.kingdoms if kingdom.faction.number >= 0)
    cards = {*state.dealt, *(side // 2 for side in state.world.sides)}
    if told.factions_left is UNSET:
        state.factions = ALL_FACTIONS & ~dealt
    if told.cards_left is UNSET:
        state.cards = (bit(CARDS) - 1) & ~sum(bit(card) for card in cards if card >= 0)


def _war(state: KingdomsState, told: Any) -> War:
    war = War()
    put(WarPart, war, told, "war")
    if isinstance(told.defender, int):
        war.defender = told.defender
    elif told.defender is None:
        war.defender = NEUTRALS
    for key, seat in (("attacker", war.attacker), ("defender", war.defender)):
        if seat == NOBODY or seat >= state.players:
            raise bad(f"war.{key}", f"there is no seat {seat}")
    names = state.world.names
    war.region = number_of("war.region", told.region or "", names)
    war.shared = set_of_names("war.shared", told.shared or [], names)
    war.at_stake = set_of_names("war.at_stake", told.at_stake or [], names)
    return war
