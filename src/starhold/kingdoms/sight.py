"""What one seat may see. All is open but a war choice that is not revealed yet (K-HID-1, K-HID-5)."""

from functools import cache, lru_cache
from typing import NamedTuple

from msgspec.structs import replace
from mypy_extensions import i64

from starhold.kernel.bits import has
from starhold.kernel.words import EndCondition, Goal, most, nearest
from starhold.kingdoms.components import (
    ACTS,
    ARMIES,
    BOARDS,
    FACTION_NAMES,
    LANDS,
    NEUTRALS,
    NOBODY,
    SHIELDS,
    SIDE_EDGE,
    SIDE_IDS,
    TERRAIN_IDS,
    TOKEN_NAMES,
    TOKENS,
    TOP_MAGIC,
    TOP_NUMBER,
    TOP_TOWER,
    side_of_card,
)
from starhold.kingdoms.scoring import (
    armies_left,
    bonus_points,
    capital_points,
    city_points,
    crown_points,
    lost_kingdom_points,
    points,
    tower_points,
)
from starhold.kingdoms.state import KingdomsState, packed
from starhold.kingdoms.steps.prices import army_cost, build_cost, highest_number, research_cost
from starhold.kingdoms.steps.war import Bids, WarBill, prices_of
from starhold.kingdoms.view import (
    ArmyView,
    BillView,
    BoardView,
    KingdomsSeatView,
    KingdomsView,
    PaymentView,
    RegionView,
    ScoreView,
    TokenCount,
    WarView,
)
from starhold.kingdoms.words import region_pick


def view_of(state: KingdomsState, seat: int | None) -> KingdomsView:
    """Return the table as a seat sees it; None is a spectator."""
    public = public_view(state)
    return public if seat is None else own_view(state, public, seat)


def own_view(state: KingdomsState, public: KingdomsView, seat: int) -> KingdomsView:
    """Return what everybody sees, and the number that the seat itself has chosen in a war (K-HID-5)."""
    war = state.war
    if public.war is None or not _choosing(state) or war.face(seat) < 0:
        return public
    if seat == war.attacker:
        own = replace(public.war, attacker_number=int(war.number(seat)))
    elif seat == war.defender:
        own = replace(public.war, defender_number=int(war.number(seat)))
    else:
        return public
    return replace(public, war=own)


def public_view(state: KingdomsState) -> KingdomsView:
    """Return the table as everybody sees it."""
    lands = _all_lands(state)
    return state.shown(
        seats=tuple(_seat(state, other) for other in range(state.players)),
        boards=tuple(_board(state, board, lands) for board in range(BOARDS) if _in_play(state, board)),
        shields=tuple(int(packed(state.shields, act)) for act in range(ACTS)),
        tower_points=tuple(tower_points(state)),
        war=_war(state) if state.at_war() else None,
        tokens=_tokens(state),
        over=state.over,
        goal=goal(state),
    )


def goal(state: KingdomsState) -> Goal:
    """Armies, tower and magic (K-END-1); in the last cycle the shields that are left (K-END-4, K-END-7)."""
    points_now, leaders = most([int(points(state, seat)) for seat in range(state.players)])
    cycle = int(state.refreshes) + 1
    limit = int(state.max_refreshes) or None
    last = bool(state.ended) or cycle == limit
    return Goal(
        leaders,
        points_now,
        (EndCondition("shields", int(state.placed), SHIELDS),) if last else _tops(state),
        last,
        min(cycle, limit or cycle),
        limit,
    )


def _tops(state: KingdomsState) -> tuple[EndCondition, ...]:
    kingdoms = [state.kingdom(seat) for seat in range(state.players)]
    return (
        nearest("armies", [int(kingdom.armies) for kingdom in kingdoms], ARMIES),
        nearest("tower", [int(kingdom.tower) for kingdom in kingdoms], TOP_TOWER),
        nearest("magic", [int(kingdom.magic) for kingdom in kingdoms], TOP_MAGIC),
    )


def _seat(state: KingdomsState, seat: int) -> KingdomsSeatView:
    kingdom = state.kingdom(seat)
    chosen = kingdom.faction.number != NOBODY
    return kingdom.shown(
        faction=FACTION_NAMES[kingdom.faction.number] if chosen else None,
        mana=int(kingdom.amount(0)),
        ore=int(kingdom.amount(1)),
        food=int(kingdom.amount(2)),
        armies=int(kingdom.armies),
        supply=int(ARMIES - kingdom.armies),
        crown=state.crown == seat,
        allies=tuple(other for other in range(state.players) if other != seat and state.shared(seat, other)),
        points=int(points(state, seat)),
        score=_score(state, seat),
        tower_cost=max(0, int(build_cost(state, seat))) if chosen and kingdom.tower < TOP_TOWER else None,
        magic_cost=max(0, int(research_cost(state, seat))) if chosen and kingdom.magic < TOP_MAGIC else None,
        army_cost=int(army_cost(state, seat)) if kingdom.armies < ARMIES else None,
    )


def _score(state: KingdomsState, seat: int) -> ScoreView:
    kingdom = state.kingdom(seat)
    return ScoreView(
        armies=int(armies_left(state, kingdom)),
        magic=int(kingdom.magic),
        bonus=int(bonus_points(state, seat)),
        tower=int(tower_points(state)[kingdom.tower]),
        capitals=int(capital_points(state, seat)),
        cities=int(city_points(state, seat)),
        crown=int(crown_points(state, seat)),
        lost_kingdom=int(lost_kingdom_points(state, seat)),
    )


def _in_play(state: KingdomsState, board: int) -> bool:
    return board < state.players or state.world.sides[board] >= 0


class _Lands(NamedTuple):
    """Where a seat has armies: sets of regions."""

    seat: int
    lands: int
    pairs: int
    lying: int
    lying_pairs: int


def _all_lands(state: KingdomsState) -> list[_Lands]:
    return [
        _Lands(seat, kingdom.lands, kingdom.pairs, kingdom.lying, kingdom.lying_pairs)
        for seat, kingdom in enumerate(state.kingdoms)
    ]


def _board(state: KingdomsState, board: int, lands: list[_Lands]) -> BoardView:
    side = state.world.sides[board]
    owned = board < state.players
    dealt = state.dealt[board] if owned else -1
    choice = () if side >= 0 or dealt < 0 else tuple(SIDE_IDS[side_of_card(dealt, face)] for face in (0, 1))
    regions = range(board * LANDS, board * LANDS + LANDS) if side >= 0 else ()
    return BoardView(
        number=board + 1,
        owner=board if owned else None,
        side=SIDE_IDS[side] if side >= 0 else None,
        sides=choice,
        regions=tuple(_region(state, side, region, lands) for region in regions),
    )


@lru_cache(4096)
def _bare_region(side: int, region: int, terrain: int) -> RegionView:
    """Return a region with only what is printed."""
    return RegionView(
        id=region_pick(region).removeprefix("region:"),
        terrain=TERRAIN_IDS[terrain],
        edge=has(SIDE_EDGE[side], region % LANDS),
        armies=(),
        alliance=False,
        token=None,
    )


def _region(state: KingdomsState, side: int, region: int, lands: list[_Lands]) -> RegionView:
    bare = _bare_region(side, region, state.world.terrain(region))
    armies, token = _armies(state, region, lands), _token(state, region)
    if not armies and token is None:
        return bare
    shared = sum(own.lands >> region & 1 for own in lands) > 1
    return RegionView(bare.id, bare.terrain, bare.edge, armies, shared, token)


@cache
def _army(seat: int | None, lying: bool) -> ArmyView:
    return ArmyView(seat, lying)


def _armies(state: KingdomsState, region: int, lands: list[_Lands]) -> tuple[ArmyView, ...]:
    found: list[ArmyView] = []
    for own in lands:
        if own.lands >> region & 1:
            lying = (own.lying >> region & 1) + (own.lying_pairs >> region & 1)
            standing = 1 + (own.pairs >> region & 1) - lying
            found += [_army(own.seat, False)] * standing + [_army(own.seat, True)] * lying
    if has(state.neutral, region):
        found.append(_army(None, False))
    return tuple(found)


def _token(state: KingdomsState, region: int) -> str | None:
    if has(state.face_down, region):
        return "face-down"
    for kind in range(TOKENS):
        if has(state.lying_open(kind), region):
            return TOKEN_NAMES[kind]
    return None


def _tokens(state: KingdomsState) -> tuple[TokenCount, ...]:
    if not state.tokens:
        return ()
    return tuple(TokenCount(TOKEN_NAMES[kind], int(packed(state.pool, kind))) for kind in range(TOKENS))


def _choosing(state: KingdomsState) -> bool:
    """True if the numbers of a war are being chosen, in secret."""
    return bool(state.stack) and isinstance(state.stack[-1], Bids)


def _war(state: KingdomsState) -> WarView:
    war = state.war
    fought = war.defender != NEUTRALS
    choosing = _choosing(state)

    def shown(fighter: i64) -> int | None:
        known = war.face(fighter) >= 0 and not choosing
        return int(war.number(fighter)) if known else None

    def highest(fighter: i64) -> int | None:
        return int(highest_number(state, fighter, war)) if choosing else None

    return war.shown(
        defender=int(war.defender) if fought else None,
        region=region_pick(war.region).removeprefix("region:"),
        attacker_number=shown(war.attacker),
        defender_number=shown(war.defender) if fought else None,
        attacker_highest=highest(war.attacker),
        defender_highest=highest(war.defender) if fought else None,
        defender_discount=int(war.defender_discount) if fought else None,
        attacker_bill=_bill(state, war.attacker) if choosing else None,
        defender_bill=_bill(state, war.defender) if choosing and fought else None,
        top=TOP_NUMBER,
    )


def _bill(state: KingdomsState, seat: i64) -> BillView:
    prices = prices_of(state, seat, state.war)
    any_cost = WarBill(state, seat, 0)
    return BillView(
        covers=PaymentView(int(any_cost.mana_value), int(any_cost.ore_value), int(any_cost.food_value)),
        payments=tuple(_payment(price.payment) for price in prices),
        costs=tuple(price.cost for price in prices),
        spared=tuple(price.spared for price in prices),
    )


def _payment(paid: int) -> PaymentView:
    return PaymentView(mana=paid & 15, ore=(paid >> 4) & 15, food=paid >> 8)
