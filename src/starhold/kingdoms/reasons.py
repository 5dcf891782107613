"""Why a thing on the board cannot be picked, in words, from what a seat sees.

The engine has already refused the pick: no legal choice begins with it, nor does it go on with one that was
begun. These functions only look for what in the view explains that, and say nothing where it is not sure.
"""

from collections.abc import Callable
from typing import Final

from starhold.kernel.words import Line, Name, Number, Player, Word
from starhold.kingdoms.components import (
    ACT_IDS,
    FACTION_NAMES,
    LAND_ADJACENT,
    LAND_SHORES,
    LANDS,
    RESOURCE_IDS,
    SIDE_IDS,
    START_RESOURCES,
    TERRAIN_IDS,
    TOP_MAGIC,
    TOP_NUMBER,
    TOP_TOWER,
    Power,
    Terrain,
)
from starhold.kingdoms.steps.finds import AMBUSH
from starhold.kingdoms.view import BoardView, KingdomsView, RegionView, SeatView

Why = Line | None
#: the last part of a pick: `patrol` of `action:patrol`, `2:5` of `region:2:5`
Reason = Callable[[KingdomsView, int, str], Why]

#: armies that fit into a region (K-MOVE-2)
FULL: Final = 2
_NUMBERS: Final = {str(number): number for number in range(TOP_NUMBER + 1)}
_MANA, _ORE, _FOOD = RESOURCE_IDS


def why_not(view: KingdomsView, seat: int, step: str, pick: str) -> Why:
    """The reason that fits the question and the sort of thing, if there is one."""
    sort, _, thing = pick.partition(":")
    if sort in RESOURCE_IDS:
        return _amount(view.seats[seat], step, sort, thing)
    reason = _REASONS.get((step, sort))
    return reason(view, seat, thing) if reason is not None else None


def _line(reason: str, **words: Word) -> Line:
    return Line(f"kingdoms-why-{reason}", words)


# -- looking at the view -----------------------------------------------------------------------------


def _resource(name: str) -> Name:
    return Name(f"kingdoms-resource-{name}")


def _held(seat: SeatView, resource: str) -> int:
    return {_MANA: seat.mana, _ORE: seat.ore, _FOOD: seat.food}[resource]


def _has(seat: SeatView, power: int) -> bool:
    """K-FAC-1: does the player know this ability of his faction?"""
    faction, level = divmod(power, 8)
    return seat.faction == FACTION_NAMES[faction] and seat.magic >= level


def _player(view: KingdomsView, thing: str) -> int | None:
    number = _NUMBERS.get(thing)
    return number if number is not None and number < len(view.seats) else None


def _regions(view: KingdomsView) -> list[RegionView]:
    return [region for board in view.boards for region in board.regions]


def _region(view: KingdomsView, thing: str) -> RegionView | None:
    return next((region for region in _regions(view) if region.id == thing), None)


def _board(view: KingdomsView, region: RegionView) -> BoardView:
    return next(board for board in view.boards if region in board.regions)


def _name(view: KingdomsView, region: RegionView) -> Name:
    board = _board(view, region)
    return Name(f"kingdoms-region-{board.side}-{board.regions.index(region) + 1}")


def _holds(seat: int, region: RegionView) -> bool:
    return any(army.seat == seat for army in region.armies)


def _stands(seat: int, region: RegionView) -> bool:
    """Has the player an army here that can move (K-MOVE-6)?"""
    return any(army.seat == seat and not army.lying for army in region.armies)


def _foreign(seat: int, region: RegionView) -> list[int]:
    """The other players who have armies here."""
    return [army.seat for army in region.armies if army.seat is not None and army.seat != seat]


def _is_neutral(region: RegionView) -> bool:
    return any(army.seat is None for army in region.armies)


# -- the action card -----------------------------------------------------------------------------------


def _select(view: KingdomsView, seat: int, act: str) -> Why:
    """K-TURN-4."""
    taken = act in ACT_IDS[: len(view.shields)] and view.shields[ACT_IDS.index(act)] > 0
    return _line("shield") if taken else None


#: abilities that may put an action in the place of the selected one (K-FAC-4)
_REPLACING: Final[dict[str, tuple[int, ...]]] = {
    "patrol": (Power.LIZARDFOLK_PATROL_OR_QUEST, Power.MERFOLK_ALWAYS_PATROL),
    "quest": (Power.LIZARDFOLK_PATROL_OR_QUEST,),
    "build": (Power.DWARVES_BUILD_FOR_TRADE,),
    "mobilise": (Power.UNDEAD_ALWAYS_MOBILISE,),
    "trade": (Power.HUMANS_TRADE_FOR_RESEARCH,),
}


def _perform(view: KingdomsView, seat: int, act: str) -> Why:
    """K-TURN-6, K-TURN-8: only the selected action, or what replaces it."""
    powers = (*_REPLACING.get(act, ()), Power.SHAPESHIFTERS_COPY_ACTION)
    replaces = any(_has(view.seats[seat], power) for power in powers)
    if view.selected is not None and act != view.selected and not replaces:
        return _line("not-selected", action=Name(f"kingdoms-act-{view.selected}"))
    return _impossible(view, seat, act)


def _impossible(view: KingdomsView, seat: int, act: str) -> Why:
    """What an action lacks (K-TURN-12)."""
    reason = _LACKS.get(act)
    return reason(view, seat) if reason is not None else None


def _price(me: SeatView, reason: str, cost: int, resource: str, stand_in: str | None) -> Why:
    """A cost that cannot be paid in full (K-RES-3), also not with what may stand in for the resource."""
    have = _held(me, resource) + (_held(me, stand_in) if stand_in is not None else 0)
    if have >= cost:
        return None
    if stand_in is None:
        return _line(f"{reason}-cost", cost=Number(cost), have=Number(have))
    words = {"resource": _resource(resource), "other": _resource(stand_in)}
    return _line("cost-either", cost=Number(cost), have=Number(have), **words)


def _no_build(view: KingdomsView, seat: int) -> Why:
    """K-BUILD-1, K-BUILD-2 and K-BUILD-4."""
    me = view.seats[seat]
    level = me.tower + 1
    if level > TOP_TOWER:
        return _line("tower-top")
    rivals = [other for place, other in enumerate(view.seats) if place != seat and other.tower == level]
    dearer = sum(_has(other, Power.DWARVES_DEAR_TOWER) for other in rivals)
    cost = level + dearer - _has(me, Power.DWARVES_CHEAP_TOWER)
    return _price(me, "build", cost, _ORE, _MANA if _has(me, Power.ELVES_MANA_FOR_ALL) else None)


def _no_research(view: KingdomsView, seat: int) -> Why:
    """K-RESEARCH-1 and K-RESEARCH-2."""
    me = view.seats[seat]
    level = me.magic + 1
    if level > TOP_MAGIC:
        return _line("magic-top")
    known = any(other.magic >= level for place, other in enumerate(view.seats) if place != seat)
    cheaper = known and _has(me, Power.SHAPESHIFTERS_COPY_LEARNING)
    return _price(me, "research", level - cheaper, _MANA, None)


def _no_mobilise(view: KingdomsView, seat: int) -> Why:
    """K-MOB-4."""
    me = view.seats[seat]
    if me.supply == 0:
        return _line("no-supply")
    stand_in = None
    if _has(me, Power.ELVES_MANA_FOR_ALL) or _has(me, Power.UNDEAD_MANA_ARMIES):
        stand_in = _MANA
    elif _has(me, Power.CONSTRUCTS_ORE_ARMIES):
        stand_in = _ORE
    short = _price(me, "mobilise", me.armies + 1, _FOOD, stand_in)
    if short is not None:
        return short
    alone = any(_holds(seat, region) and len(region.armies) < FULL for region in _regions(view))
    return None if alone else _line("no-room")


def _no_trade(view: KingdomsView, seat: int) -> Why:
    """K-TRADE-1."""
    me = view.seats[seat]
    return _line("nothing-to-trade") if not any(_held(me, one) for one in RESOURCE_IDS) else None


def _no_march(_view: KingdomsView, _seat: int) -> Why:
    return _line("no-march")


def _no_quest(view: KingdomsView, seat: int) -> Why:
    """K-QUEST-1."""
    at_edge = any(region.edge and _stands(seat, region) for region in _regions(view))
    return _no_march(view, seat) if at_edge or view.seats[seat].on_card else _line("no-edge-army")


_LACKS: Final[dict[str, Callable[[KingdomsView, int], Why]]] = {
    "patrol": _no_march,
    "quest": _no_quest,
    "build": _no_build,
    "research": _no_research,
    "mobilise": _no_mobilise,
    "trade": _no_trade,
}


# -- resources -------------------------------------------------------------------------------------------

#: what the amounts of the three resources have to come to
_SUMS: Final[dict[str, Line]] = {
    "split": _line("total", total=Number(START_RESOURCES)),  # K-SETUP-6
    "bandit": _line("total", total=Number(AMBUSH)),  # K-TOKEN-11
    "collect": _line("total-asked"),
    "gain": _line("total-asked"),
    "lose": _line("total-asked"),
    "build-bill": _line("bill"),  # K-TURN-12
    "mobilise-bill": _line("bill"),
    "retreat-bill": _line("bill"),
    "payment": _line("payment"),  # K-WAR-17
    "trade": _line("trade-amount"),  # K-TRADE-2
}
#: where resources are given away, not gained
_GIVING: Final = frozenset(_SUMS) - {"split", "collect", "gain"}


def _amount(me: SeatView, step: str, resource: str, thing: str) -> Why:
    held = _held(me, resource)
    if step in _GIVING and _NUMBERS.get(thing, 0) > held:
        return _line("too-few", have=Number(held), resource=_resource(resource))
    return _SUMS.get(step)


def _trade_amount(_view: KingdomsView, _seat: int, _thing: str) -> Why:
    return _SUMS["trade"]


def _rob_player(view: KingdomsView, seat: int, thing: str) -> Why:
    victim = _player(view, thing)
    if victim is None:
        return None
    if victim == seat:
        return _line("yourself")
    poor = not any(_held(view.seats[victim], one) for one in RESOURCE_IDS)
    return _line("nothing-to-take", player=Player(victim)) if poor else None


def _rob_resource(view: KingdomsView, seat: int, resource: str) -> Why:
    """Whom to rob comes first, then what of."""
    if resource not in RESOURCE_IDS:
        return None
    others = [other for place, other in enumerate(view.seats) if place != seat]
    anybody = any(_held(other, resource) for other in others)
    return _line("player-first" if anybody else "nobody-holds", resource=_resource(resource))


# -- war -------------------------------------------------------------------------------------------------


def _bid(view: KingdomsView, seat: int, thing: str) -> Why:
    """K-WAR-4, K-WAR-7. Who has no number to show is not asked."""
    war = view.war
    if war is None:
        return None
    highest = war.attacker_highest if seat == war.attacker else war.defender_highest
    beyond = highest is not None and 0 < highest < _NUMBERS.get(thing, 0)
    return _line("bid-highest", highest=Number(highest or 0)) if beyond else None


def _retreat(view: KingdomsView, seat: int, thing: str) -> Why:
    """K-RETREAT-2 to K-RETREAT-4; a dragon lair may have made the retreat free (K-TOKEN-16)."""
    region = _region(view, thing)
    if region is None:
        return None
    if _is_neutral(region) or _foreign(seat, region):
        return _line("retreat-war")
    if len(region.armies) == FULL:
        return _line("full")
    me = view.seats[seat]
    stand_in = _MANA if _has(me, Power.ELVES_MANA_FOR_ALL) else None
    short = _price(me, "retreat", me.armies, _FOOD, stand_in)
    if short is None:
        return _line("not-next")
    lairs = any(other.token == "dragon-lair" for other in _regions(view))
    return None if lairs else short


def _next_army(_view: KingdomsView, _seat: int, _thing: str) -> Why:
    """K-ALLY-10: all armies that wait are offered."""
    return _line("not-at-stake")


def _relocate(view: KingdomsView, _seat: int, thing: str) -> Why:
    """K-ALLY-11, K-ALLY-12."""
    region = _region(view, thing)
    if region is None:
        return None
    return _line("occupied") if region.armies else _line("not-nearest")


# -- marches ---------------------------------------------------------------------------------------------


def _closed(view: KingdomsView, seat: int, region: RegionView) -> Why:
    """Why no army of the seat may enter a region, wherever it comes from (K-MOVE-1 to K-MOVE-4)."""
    me = view.seats[seat]
    foreign = _foreign(seat, region)
    if len(region.armies) == FULL and not _storms(view, seat, foreign):
        return _line("full")
    if _holds(seat, region) or not region.armies:
        return None
    if me.armies == 1:  # K-2P-8 for neutral armies
        return _line("own-last-army")
    return _shelter(view, foreign[0], region) if foreign else None


def _storms(view: KingdomsView, seat: int, foreign: list[int]) -> bool:
    """Dark Elves 3: a pair of one player who has more than the two armies."""
    pair = len(foreign) == FULL and foreign[0] == foreign[1] and view.seats[foreign[0]].armies > FULL
    return pair and _has(view.seats[seat], Power.DARK_ELVES_STORM_PAIRS)


def _shelter(view: KingdomsView, owner: int, region: RegionView) -> Why:
    """What keeps others out of a region of this player (K-MOVE-3, Dark Elves 1 and 4)."""
    theirs = view.seats[owner]
    if theirs.armies == 1:
        return _line("last-army", player=Player(owner))
    last_two = theirs.armies == FULL and _has(theirs, Power.DARK_ELVES_LAST_TWO)
    in_forest = region.terrain == TERRAIN_IDS[Terrain.FOREST] and _has(theirs, Power.DARK_ELVES_FOREST_BAN)
    return _line("protected", player=Player(owner)) if last_two or in_forest else None


def _patrol_reach(view: KingdomsView, me: SeatView, region: RegionView) -> list[RegionView]:
    """K-PATROL-1, K-PATROL-2: what a patrol links with this region."""
    board = _board(view, region)
    here = board.regions.index(region)
    at = SIDE_IDS.index(board.side or "") * LANDS + here
    near = LAND_ADJACENT[at]
    if _has(me, Power.MERFOLK_SWIM):
        near |= LAND_SHORES[at]
    roams = _has(me, Power.LIZARDFOLK_ROAM)
    return [other for land, other in enumerate(board.regions) if land != here and (roams or near >> land & 1)]


def _quest_reach(view: KingdomsView, _me: SeatView, region: RegionView) -> list[RegionView]:
    """K-QUEST-1 to K-QUEST-3: edge regions of other cards."""
    here = _board(view, region)
    return [other for board in view.boards if board != here for other in board.regions if other.edge]


def _march(view: KingdomsView, seat: int, region: RegionView, near: list[RegionView]) -> Why:
    """An army that cannot leave, or a region that cannot be entered."""
    if _stands(seat, region):
        # An exit may cost more than can be paid (K-2P-5): that is the engine's affair.
        exits = any(_closed(view, seat, other) is None for other in near)
        return None if exits else _line("nowhere")
    closed = _closed(view, seat, region)
    if closed is not None:
        return closed
    if _is_neutral(region):  # K-2P-4, K-2P-5
        price = sum(_is_neutral(other) for other in _regions(view))
        return _line("neutral", price=Number(price))
    origins = [other for other in near if _stands(seat, other)]
    return _line("army-first", region=_name(view, origins[0])) if origins else None


def _patrol(view: KingdomsView, seat: int, thing: str) -> Why:
    region = _region(view, thing)
    if region is None:
        return None
    near = _patrol_reach(view, view.seats[seat], region)
    why = _march(view, seat, region, near)
    return why if why is not None or _stands(seat, region) else _line("not-adjacent")


def _patrol_again(view: KingdomsView, seat: int, thing: str) -> Why:
    """Goblins 1: a different army; the one that moved first may be the only one beside a region."""
    why = _patrol(view, seat, thing)
    region = _region(view, thing)
    if region is None or why == _line("nowhere"):
        return why
    if _holds(seat, region):
        near = _patrol_reach(view, view.seats[seat], region)
        free = any(_closed(view, seat, other) is None and not _is_neutral(other) for other in near)
        return _line("moved") if free or not _stands(seat, region) else None
    return why if why is not None and "region" not in why.words else None


def _quest(view: KingdomsView, seat: int, thing: str) -> Why:
    region = _region(view, thing)
    if region is None:
        return None
    if not region.edge:
        return _line("not-edge")
    me = view.seats[seat]
    near = _quest_reach(view, me, region)
    beside = any(_stands(seat, other) for other in near)
    lies = _holds(seat, region) and not _stands(seat, region)
    if lies and (len(region.armies) == FULL or not beside):  # K-QUEST-4
        return _line("lies")
    why = _march(view, seat, region, near)
    if why is not None or _stands(seat, region) or me.on_card:
        return why
    return _line("same-card")


def _exchange(view: KingdomsView, seat: int, thing: str) -> Why:
    """Lizardfolk 4: a foreign army alone at the edge of another card."""
    region = _region(view, thing)
    if region is None:
        return None
    foreign = _foreign(seat, region)
    if not foreign:
        return _line("no-foreign-army")
    if len(region.armies) == FULL:
        return _line("not-alone")
    if region.armies[0].lying:
        return _line("lies")
    if view.seats[foreign[0]].armies == 1:
        return _line("last-army", player=Player(foreign[0]))
    return _line("same-card") if region.edge else _line("not-edge")


# -- putting armies on the map and taking them off ---------------------------------------------------------


def _start(view: KingdomsView, seat: int, thing: str) -> Why:
    """K-SETUP-8."""
    region = _region(view, thing)
    return _line("own-territory") if region is not None and _board(view, region).owner != seat else None


def _gap(view: KingdomsView, seat: int, thing: str) -> Why:
    """K-TOKEN-3."""
    region = _region(view, thing)
    armed = region is not None and _board(view, region).owner == seat and len(region.armies) > 0
    return _line("gap-armies") if armed else _start(view, seat, thing)


def _mobilise(view: KingdomsView, seat: int, thing: str) -> Why:
    """K-MOB-2, K-MOB-3."""
    region = _region(view, thing)
    if region is None:
        return None
    if len(region.armies) == FULL:
        return _line("full")
    if not _has(view.seats[seat], Power.CENTAURS_MOBILISE_NEARBY):
        return None if _holds(seat, region) else _line("mobilise-alone")
    return _line("foreign-army") if region.armies else None


def _place(view: KingdomsView, seat: int, thing: str) -> Why:
    """Centaurs 3: anywhere without a war."""
    region = _region(view, thing)
    if region is None:
        return None
    if len(region.armies) == FULL:
        return _line("full")
    return _line("foreign-army") if region.armies and not _holds(seat, region) else None


def _lift(view: KingdomsView, seat: int, thing: str) -> Why:
    region = _region(view, thing)
    return _line("no-own-army") if region is not None and not _holds(seat, region) else None


def _banish(view: KingdomsView, seat: int, thing: str) -> Why:
    """Valkyries 4; a last army is safe (K-FAC-7)."""
    region = _region(view, thing)
    if region is None:
        return None
    foreign = _foreign(seat, region)
    if not foreign:
        return _line("no-foreign-army")
    return _line("last-army", player=Player(foreign[0])) if view.seats[foreign[0]].armies == 1 else None


def _victim(view: KingdomsView, seat: int, thing: str) -> Why:
    """Valkyries 4, where two players share the region."""
    victim = _player(view, thing)
    if victim is None:
        return None
    if victim == seat:
        return _line("yourself")
    last = view.seats[victim].armies == 1
    return _line("last-army" if last else "not-there", player=Player(victim))


#: by step and sort of pick
_REASONS: Final[dict[tuple[str, str], Reason]] = {
    ("start", "region"): _start,
    ("gap", "region"): _gap,
    ("select", "action"): _select,
    ("perform", "action"): _perform,
    ("extra", "action"): _impossible,
    ("patrol", "region"): _patrol,
    ("patrol-again", "region"): _patrol_again,
    ("quest", "region"): _quest,
    ("exchange", "region"): _exchange,
    ("mobilise", "region"): _mobilise,
    ("trade", "amount"): _trade_amount,
    ("rob", "player"): _rob_player,
    ("rob", "resource"): _rob_resource,
    ("bids", "bid"): _bid,
    ("order", "region"): _next_army,
    ("fate", "region"): _retreat,
    ("relocate", "region"): _relocate,
    ("lift", "region"): _lift,
    ("place", "region"): _place,
    ("banish", "region"): _banish,
    ("victim", "player"): _victim,
}
