"""Patrol and quest: armies on the move, and what meets them where they arrive."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit, has, lowest, members
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step_kinds import Decision, Duty
from starhold.kernel.words import Line, Number, PlayerName, Reason
from starhold.kingdoms.actions import KingdomsAction
from starhold.kingdoms.components import MAX_PLAYERS, NOWHERE, REGIONS, board_mask, board_of
from starhold.kingdoms.events import KingdomsEvent, tell
from starhold.kingdoms.faction import Often
from starhold.kingdoms.shapes import WHERE
from starhold.kingdoms.state import KingdomsState
from starhold.kingdoms.steps.base import FULL, LAST_ARMY, NOT_EDGE, NOT_NEXT, Hindrance, owners
from starhold.kingdoms.steps.finds import arrive
from starhold.kingdoms.steps.war import begin_neutral_war, begin_war, payable_neutrals
from starhold.kingdoms.words import REASONS, region_pick

# -- where an army may go ---------------------------------------------------------------------


def patrol_reach(state: KingdomsState, seat: i64, region: i64) -> i64:
    """Return the regions that a patrol links with a region (K-PATROL-1, K-PATROL-2)."""
    faction = state.kingdom(seat).faction
    near = state.near(seat, region)
    return (
        near | faction.also_patrols_to(state, seat, region) if faction.answers & Often.ALSO_PATROLS else near
    )


def patrol_targets(state: KingdomsState, seat: i64, region: i64, open_land: i64) -> i64:
    """Return where a patrol can take the army of a region, among the regions open to the seat."""
    near = patrol_reach(state, seat, region)
    found = near & open_land
    if near & state.neutral:
        found |= near & payable_neutrals(state, seat, region, False)
    return found


def quest_targets(state: KingdomsState, seat: i64, region: i64, open_land: i64) -> i64:
    """Return where a quest can take the army of an edge region, or of the faction card (K-QUEST-1)."""
    far = state.world.edge
    if region != NOWHERE:
        far &= ~board_mask(board_of(region))
    found = far & open_land
    if far & state.neutral:
        found |= far & payable_neutrals(state, seat, region, True)
    return found


def open_to(state: KingdomsState, seat: i64) -> i64:
    """Return regions that an army of the seat may enter at all, except those of neutral armies (K-MOVE)."""
    return state.peaceful(seat) | state.attackable(seat)


# -- marching ----------------------------------------------------------------------------------


def march(state: KingdomsState, seat: i64, origin: i64, target: i64, by_quest: bool, chance: Chance) -> None:
    """Move an army, NOWHERE being the faction card; entry gains come before a war there (K-WAR-20)."""
    kingdom = state.kingdom(seat)
    if origin == NOWHERE:
        kingdom.on_card -= 1
        tell(chance, KingdomsEvent.FROM_CARD, seat, state.world.place(target))
    else:
        state.take_army(seat, origin, False)
        tell(chance, KingdomsEvent.MOVED, seat, state.world.place(origin), state.world.place(target))
    kingdom.aloft += 1
    state.marched = target
    state.stood = 0
    special = kingdom.faction.answers & Often.MARCHES != 0
    if not (special and kingdom.faction.enters(state, seat, origin, target, by_quest, chance)):
        enter(state, seat, target, by_quest, chance)


def enter(state: KingdomsState, seat: i64, region: i64, by_quest: bool, chance: Chance) -> None:
    """Begin a war with the army at the border, or let it arrive in peace."""
    if has(state.neutral, region):
        begin_neutral_war(state, seat, region, by_quest, chance)
    elif has(state.occupied & ~state.kingdom(seat).lands, region):
        begin_war(state, seat, region, by_quest, chance)
    else:
        state.kingdom(seat).aloft -= 1
        arrive(state, seat, region, chance)


@final
class Entry(Duty[KingdomsState]):
    """The army of a patrol enters after its owner chose a gain on the way (Merfolk 3)."""

    name: ClassVar[str] = "entry"
    rule: ClassVar[str] = "K-WAR-20"

    def __init__(self, seat: i64, region: i64) -> None:
        self.seat: i64 = seat
        self.region: i64 = region

    def settle(self, state: KingdomsState, chance: Chance) -> bool:
        state.stack.pop()
        enter(state, self.seat, self.region, False, chance)
        return False

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.region)]


# -- what keeps an army out of a region -------------------------------------------------------------


OWN_LAST_ARMY: Final = REASONS.declare("own-last-army", rule="K-MOVE-4")
PROTECTED: Final = REASONS.declare("protected", rule="K-FAC-10")
NEUTRAL: Final = REASONS.declare("neutral", rule="K-2P-5")


def closed(state: KingdomsState, seat: i64, region: i64) -> Reason | None:
    """Return why a region that is not offered is closed (K-MOVE-1 to K-MOVE-4, K-2P-5); None if open."""
    if has(open_to(state, seat), region):
        return None
    if has(state.full, region):
        return FULL()
    if state.kingdom(seat).armies == 1:
        return OWN_LAST_ARMY()
    if has(state.neutral, region):
        return NEUTRAL(price=Number(int(state.neutral_price())))
    owner = lowest(owners(state, seat, region))
    return (LAST_ARMY if state.kingdom(owner).armies == 1 else PROTECTED)(player=PlayerName(int(owner)))


def refuse_entry(state: KingdomsState, seat: i64, base: i64, regions: i64, moves: Moves) -> None:
    """Refuse those of the regions that are closed to the army whose moves are `base + region`."""
    for region in members(regions):
        reason = closed(state, seat, region)
        if reason is not None:
            moves.refuse(base + region, reason)


def refuse_closed(state: KingdomsState, seat: i64, regions: i64, moves: Moves) -> None:
    """Refuse those of the regions that are closed to every army which could get there."""
    for region in members(regions):
        reason = closed(state, seat, region)
        if reason is not None:
            moves.refuse_pick(region_pick(region), reason)


# -- patrol ------------------------------------------------------------------------------------


def patrol_hindrance(state: KingdomsState, seat: i64) -> i64:
    """Return `PLACE` if there is no army to move or to stand up, or else `NONE` (see Hindrance)."""
    kingdom = state.kingdom(seat)
    if kingdom.lying:
        return Hindrance.NONE
    open_land = open_to(state, seat)
    armies = kingdom.standing()
    while armies:
        if patrol_targets(state, seat, lowest(armies), open_land):
            return Hindrance.NONE
        armies &= armies - 1
    return Hindrance.PLACE


def offer_patrol(state: KingdomsState, seat: i64, standing: i64, lying: i64, moves: Moves) -> None:
    """Offer a step with an army of `standing`, or standing up in `lying`."""
    if moves.explains:
        refuse_patrols(state, seat, standing, moves)
    open_land = open_to(state, seat)
    while standing:
        region = lowest(standing)
        moves.add_each(KingdomsAction.MOVE + region * REGIONS, patrol_targets(state, seat, region, open_land))
        standing &= standing - 1
    while lying:
        moves.add(KingdomsAction.MOVE + lowest(lying) * (REGIONS + 1))
        lying &= lying - 1


def patrol(state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
    """Make a step that `offer_patrol` named."""
    origin, target = (action - KingdomsAction.MOVE) // REGIONS, (action - KingdomsAction.MOVE) % REGIONS
    if origin == target:  # K-PATROL-4
        state.stand_up(seat, origin)
        state.marched = origin
        state.stood = 1
        tell(chance, KingdomsEvent.STOOD_UP, seat, state.world.place(origin))
    else:
        march(state, seat, origin, target, False, chance)


@final
class Patrol(Decision[KingdomsState]):
    """Move an army to a neighbour, or stand one up (D-PATROL)."""

    name: ClassVar[str] = "patrol"
    rule: ClassVar[str] = "K-PATROL-1"
    then: ClassVar[tuple[Line, ...]] = (WHERE,)

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        kingdom = state.kingdom(seat)
        offer_patrol(state, seat, kingdom.standing(), kingdom.lying, moves)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        faction = state.kingdom(seat).faction
        if faction.answers & Often.MARCHES:
            faction.patrols_again(state, seat)
        patrol(state, seat, action, chance)


PATROL: Final = [Patrol(seat) for seat in range(MAX_PLAYERS)]


STUCK: Final = REASONS.declare("nowhere", rule="K-PATROL-1")
NOT_ADJACENT: Final = REASONS.declare("not-adjacent", rule="K-PATROL-1")


def refuse_patrols(state: KingdomsState, seat: i64, standing: i64, moves: Moves) -> None:
    """Refuse armies of `standing` that cannot step, and regions that none or not all of them can enter."""
    land, open_land = state.world.land, open_to(state, seat)
    reached: i64 = 0
    for origin in members(standing):
        near = patrol_reach(state, seat, origin)
        reached |= near
        if patrol_targets(state, seat, origin, open_land) == 0:
            moves.refuse_pick(region_pick(origin), STUCK())
        refuse_entry(state, seat, KingdomsAction.MOVE + origin * REGIONS, near, moves)
        moves.refuse_each(KingdomsAction.MOVE + origin * REGIONS, land & ~near & ~bit(origin), NOT_NEXT())
    refuse_closed(state, seat, reached & ~standing, moves)
    for origin in members(state.kingdom(seat).standing() & ~standing):
        reached |= patrol_reach(state, seat, origin)
    for region in members(land & ~reached & ~standing):
        moves.refuse_pick(region_pick(region), NOT_ADJACENT())


# -- quest -------------------------------------------------------------------------------------


def questers(state: KingdomsState, seat: i64) -> i64:
    """Return regions with an army that may set out on a quest: it is at the edge of its card (K-QUEST-1)."""
    return state.kingdom(seat).standing() & state.world.edge


def quest_hindrance(state: KingdomsState, seat: i64) -> i64:
    """Return what prevents a quest: no army can go to another card, and no ability offers a quest."""
    open_land = open_to(state, seat)
    armies = questers(state, seat)
    while armies:
        if quest_targets(state, seat, lowest(armies), open_land):
            return Hindrance.NONE
        armies &= armies - 1
    faction = state.kingdom(seat).faction
    if faction.answers & Often.QUESTS and faction.can_quest(state, seat, open_land):
        return Hindrance.NONE
    return Hindrance.PLACE if questers(state, seat) | state.kingdom(seat).on_card else Hindrance.EDGE


@final
class Quest(Decision[KingdomsState]):
    """Move an army from the edge of a card to the edge of another (D-QUEST)."""

    name: ClassVar[str] = "quest"
    rule: ClassVar[str] = "K-QUEST-1"
    then: ClassVar[tuple[Line, ...]] = (WHERE,)

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        open_land = open_to(state, seat)
        armies = questers(state, seat)
        while armies:
            region = lowest(armies)
            moves.add_each(
                KingdomsAction.MOVE + region * REGIONS, quest_targets(state, seat, region, open_land)
            )
            armies &= armies - 1
        faction = state.kingdom(seat).faction
        if faction.answers & Often.QUESTS:
            faction.offer_quest(state, seat, open_land, moves)
        if moves.explains:
            refuse_quests(state, seat, open_land, moves)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        if action >= KingdomsAction.MOVE:
            origin, target = (
                (action - KingdomsAction.MOVE) // REGIONS,
                (action - KingdomsAction.MOVE) % REGIONS,
            )
            march(state, seat, origin, target, True, chance)
        else:
            state.kingdom(seat).faction.takes_quest(state, seat, action, chance)


QUEST: Final = [Quest(seat) for seat in range(MAX_PLAYERS)]


LIES: Final = REASONS.declare("lies", rule="K-QUEST-4")
NO_QUEST: Final = REASONS.declare("no-quest", rule="K-QUEST-1")
SAME_CARD: Final = REASONS.declare("same-card", rule="K-QUEST-3")


def refuse_quests(state: KingdomsState, seat: i64, open_land: i64, moves: Moves) -> None:
    """Refuse armies that cannot leave their card, and regions that none or not all of them can enter."""
    kingdom, land, edge = state.kingdom(seat), state.world.land, state.world.edge
    for region in members(kingdom.lands & ~kingdom.standing()):
        moves.refuse_pick(region_pick(region), LIES())
    for region in members(land & ~edge):
        moves.refuse_pick(region_pick(region), NOT_EDGE())
    reached = edge if kingdom.on_card else 0
    for origin in members(questers(state, seat)):
        card = board_mask(board_of(origin))
        reached |= edge & ~card
        if quest_targets(state, seat, origin, open_land) == 0:
            moves.refuse_pick(region_pick(origin), NO_QUEST())
        moves.refuse_each(KingdomsAction.MOVE + origin * REGIONS, land & ~edge, NOT_EDGE())
        moves.refuse_each(KingdomsAction.MOVE + origin * REGIONS, card & ~bit(origin), SAME_CARD())
        refuse_entry(state, seat, KingdomsAction.MOVE + origin * REGIONS, edge & ~card, moves)
    if kingdom.on_card:
        refuse_entry(state, seat, KingdomsAction.FROM_CARD, edge, moves)
    refuse_closed(state, seat, reached & ~kingdom.standing(), moves)
    for region in members(edge & ~reached & ~kingdom.standing()):
        moves.refuse_pick(region_pick(region), SAME_CARD())
