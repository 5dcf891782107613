"""What lies on the table as named facts: written for digests, read to build positions.

    {
        "round": 4, "pool": 20, "active": ["explore", "ship"], "start": "choice",
        "seats": [{
            "faction": 3, "home": "H4", "credits": 5, "chips": 2,
            "developments": ["public-works"], "worlds": ["space-port"],
            "development_stack": ["T08", "T30"], "world_stack": ["T11"], "hand": ["T02"],
            "dice": {"cup": {"home": 3}, "citizenry": {"rare": 1}, "world-slot": {"military": 2}},
            "screen": {"rolled": {"explore": {"home": 2}, "wild": {"rare": 1}}, "moves": ["wild rare ship"]},
            "selected": "explore", "selector": "home", "decides": ["explore-abandon", 1],
        }],
        "steps": [["round", 3], ["explore"]],
    }

What is empty is left out, and so is what follows from the rest: tiles of the bag, dice of the supply. A
position that is built may leave out still more: a seat without `dice` has those of the setup; without `steps`
the part of the round that `at` names begins (lay-out, assign, a phase, manage; assign if it names none).
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, TypeVar

from msgspec import UNSET

from starhold.kernel.bits import bit, has
from starhold.kernel.chance import Chance
from starhold.kernel.facts import bad, read
from starhold.kernel.moves import Moves
from starhold.kernel.step import Step
from starhold.roll import components as box
from starhold.roll.actions import ACTIONS, PLACE_NAMES
from starhold.roll.components import (
    DEVELOPMENTS,
    DIE_NAMES,
    FACTIONS,
    HOME_IDS,
    PHASE_NAMES,
    SIDE_NAMES,
    TILE_IDS,
    WORLDS,
    Side,
)
from starhold.roll.dice import number, several
from starhold.roll.facts import Dice, Facts, Seat
from starhold.roll.invariants import check_facts
from starhold.roll.powers.effects import add_development, add_world
from starhold.roll.screen import Screen
from starhold.roll.state import ALL_TILES, IDLE, NONE, Own, Player, Roll
from starhold.roll.steps.assign import (
    ASSIGN,
    MOVE_WORKERS,
    PLACE_WILD,
    SELECT_PHASE,
    USE_POWERS,
    after,
    go_on,
)
from starhold.roll.steps.base import Together
from starhold.roll.steps.build import DEVELOP, PLACE_BUILDER, SETTLE, PayWith, RemoveDie, SendToCup
from starhold.roll.steps.explore import CHOOSE_TASK, EXPLORE, Abandon, ChooseTask, Levy, PlaceTiles, Research
from starhold.roll.steps.manage import MANAGE, RECALL, RECRUIT
from starhold.roll.steps.produce import MAKE_GOOD, PRODUCE
from starhold.roll.steps.round import ROUND, RoundPart
from starhold.roll.steps.setup import CHOOSE_SIDES, LAY_OUT, Sides, lowest_faction, sit_down
from starhold.roll.steps.ship import BUY_VP, CHOOSE_SHIPPER, SHIP, SHIP_GOOD
from starhold.roll.tiles import joined, without

Written = dict[str, Any]
Made = TypeVar("Made")


def _always(step: Made) -> Callable[..., Made]:
    """A step that has no fields."""
    return lambda: step


#: steps of the stack and own steps of a player by their names, made from their fields
_STEPS: Final[dict[str, Callable[..., Step[Roll]]]] = {
    "round": lambda part: ROUND[part],
    "levy": Levy,
    "research": Research,
    **{one.name: _always(one) for one in (LAY_OUT, ASSIGN, EXPLORE, DEVELOP, SETTLE, PRODUCE, SHIP, MANAGE)},
}
_OWN_STEPS: Final[dict[str, Callable[..., Own]]] = {
    **{one.name: _always(one) for one in (CHOOSE_SIDES, PLACE_WILD, SELECT_PHASE, USE_POWERS, MOVE_WORKERS)},
    **{one.name: _always(one) for one in (MAKE_GOOD, CHOOSE_SHIPPER, BUY_VP, RECRUIT, RECALL)},
    "sides": Sides,
    "explore": lambda *moved: ChooseTask(bytes(moved)) if moved else CHOOSE_TASK,
    "explore-abandon": Abandon,
    "explore-place": PlaceTiles,
    "build": lambda side: PLACE_BUILDER[side],
    "pay": PayWith,
    "to-cup": SendToCup,
    "remove": RemoveDie,
    "ship-good": lambda shipper: SHIP_GOOD[shipper],
}

#: what begins where a position says no more than that
_BEGINNINGS: Final = {
    "lay-out": RoundPart.ASSIGN,
    "assign": RoundPart.ASSIGN,
    **{name: RoundPart.PHASES + phase for phase, name in enumerate(PHASE_NAMES)},
    "manage": RoundPart.MANAGE,
}

# -- writing -------------------------------------------------------------------------------------------


def facts(state: Roll) -> Written:
    """All that lies on the table."""
    found: Written = {
        "round": int(state.round),
        "pool": int(state.pool),
        "active": [name for phase, name in enumerate(PHASE_NAMES) if has(state.active, phase)],
        "start": "cheapest" if state.cheapest else "choice",
        "seats": [_seat(player) for player in state.seats],
        "steps": [_step(step) for step in state.stack],
    }
    return found


def _seat(player: Player) -> Written:
    tableau = player.tableau
    own = {
        "faction": int(FACTIONS[tableau.faction]),
        "home": HOME_IDS[tableau.home],
        "credits": int(player.credits),
        "chips": int(player.chips),
        "developments": [DEVELOPMENTS[n] for n in tableau.developments if n < box.TILES],
        "worlds": [WORLDS[n] for n in tableau.worlds],
        "development_stack": _ids(player.development_stack),
        "world_stack": _ids(player.world_stack),
        "hidden": [name for side, name in enumerate(SIDE_NAMES) if has(player.hidden, side)],
        "hand": _ids(player.drawn),
        "abandoned": _ids(player.abandoned),
        "alien_scout": bool(player.alien_scout),
        "dice": _heaps({name: player.at(place) for place, name in enumerate(PLACE_NAMES)}),
        "builders": _dice(player.builders),
        "extra_workers": _dice(player.virtual),
        "screen": _screen(player.screen) if player.screen is not None else None,
        "selected": PHASE_NAMES[player.selected] if player.selected != NONE else None,
        "selector": DIE_NAMES[player.selector] if player.selector != NONE else None,
        "decides": _step(player.step) if player.step is not IDLE else None,
    }
    return {name: fact for name, fact in own.items() if fact or name in ("dice", "credits", "chips")}


def _ids(tiles: bytes) -> list[str]:
    return [TILE_IDS[tile] for tile in tiles]


@lru_cache(4096)
def _kinds(dice: int) -> tuple[tuple[str, int], ...]:
    return tuple((name, n) for kind, name in enumerate(DIE_NAMES) if (n := int(number(dice, kind))))


def _dice(dice: int) -> dict[str, int]:
    return dict(_kinds(dice))


def _heaps(heaps: Mapping[str, int]) -> dict[str, dict[str, int]]:
    return {name: _dice(dice) for name, dice in heaps.items() if dice}


def _screen(screen: Screen) -> Written:
    """The roll, and what was done with it since."""
    first = screen.rolled()
    rows = {name: first.row(phase) for phase, name in enumerate(PHASE_NAMES)}
    moves = [ACTIONS[action].notation for action in screen.moves()]
    return {"rolled": _heaps({**rows, "wild": first.wild}), "moves": moves}


def _step(step: Step[Roll]) -> list[str | int]:
    return [step.name, *(int(field) for field in step.fields())]


# -- reading -------------------------------------------------------------------------------------------


def build(facts: Mapping[str, Any], chance: Chance) -> Roll:
    """The position that the facts tell of; raises BadPosition, which names the fact that cannot be."""
    found = read(facts, Facts)
    players = max(2, len(found.seats)) if found.players is UNSET else found.players
    if not 2 <= players <= 5 or len(found.seats) > players:
        raise bad("players", f"{players} with {len(found.seats)} seats")
    state = Roll(players)
    state.supply = box.SUPPLY
    state.bag = ALL_TILES
    state.round = found.round
    state.pool = box.POOL_PER_PLAYER * players if found.pool is UNSET else found.pool
    state.cheapest = found.start == "cheapest"
    for name in found.active:
        state.active |= bit(_place(name, PHASE_NAMES, "active"))
    _sit_down(state, found.seats)
    for seat, given in enumerate(found.seats):
        _lay(state, seat, given, f"seats[{seat}]")
    state.first = lowest_faction(state)
    _begin(state, found, chance)
    try:
        check_facts(state)
    except AssertionError as error:
        raise bad("seats", str(error)) from None
    return state


def _place(name: Any, names: Sequence[str], where: str) -> int:
    if name not in names:
        raise bad(where, f"{name!r} is unknown")
    return names.index(name)


def _sit_down(state: Roll, seats: Sequence[Seat]) -> None:
    """Factions and home worlds: those that were named, and for the others what is left."""
    wanted = [*seats, *(Seat() for _ in range(state.players - len(seats)))]
    factions, homes = [*FACTIONS], [*HOME_IDS]
    for n, given in enumerate(wanted):
        if given.faction is not UNSET:
            factions.pop(_place(str(given.faction), factions, f"seats[{n}].faction"))
        if given.home is not UNSET:
            homes.pop(_place(given.home, homes, f"seats[{n}].home"))
    for given in wanted:
        faction = factions.pop(0) if given.faction is UNSET else str(given.faction)
        home = homes.pop(0) if given.home is UNSET else given.home
        sit_down(state, FACTIONS.index(faction), HOME_IDS.index(home))


def _lay(state: Roll, seat: int, given: Seat, where: str) -> None:
    """All that lies in front of one player."""
    player = state.seats[seat]
    if given.credits is not UNSET:
        player.credits = given.credits
    player.chips = given.chips
    for name in given.developments:
        add_development(player, _take(state, name, DEVELOPMENTS[: box.TILES], f"{where}.developments"))
    for name in given.worlds:
        add_world(player, _take(state, name, WORLDS, f"{where}.worlds"))
    for tile in given.development_stack:
        player.put_under(Side.DEVELOPMENT, _take(state, tile, TILE_IDS, f"{where}.development_stack"))
    for tile in given.world_stack:
        player.put_under(Side.WORLD, _take(state, tile, TILE_IDS, f"{where}.world_stack"))
    for name in given.hidden:
        player.hidden |= bit(_place(name, SIDE_NAMES, f"{where}.hidden"))
    player.drawn = _tiles(state, given.hand, f"{where}.hand")
    player.abandoned = _tiles(state, given.abandoned, f"{where}.abandoned")
    player.alien_scout = given.alien_scout
    _lay_dice(state, player, given, where)
    player.virtual = _counted(given.extra_workers, f"{where}.extra_workers")
    if given.selected is not UNSET:
        player.selected = _place(given.selected, PHASE_NAMES, f"{where}.selected")
    if given.selector is not UNSET:
        player.selector = _place(given.selector, DIE_NAMES, f"{where}.selector")


def _take(state: Roll, name: Any, names: Sequence[str], where: str) -> int:
    """A tile from the bag, by its id or by the name of a side."""
    tile = _place(name, names, where)
    if tile not in state.bag:
        raise bad(where, f"{name!r} lies somewhere else as well")
    state.bag = without(state.bag, tile)
    return tile


def _tiles(state: Roll, names: Sequence[str], where: str) -> bytes:
    return joined(b"", bytes(_take(state, name, TILE_IDS, where) for name in names))


def _counted(dice: Dice, where: str) -> int:
    """Dice by their types."""
    return sum(several(count, _place(name, DIE_NAMES, where)) for name, count in dice.items())


def _lay_dice(state: Roll, player: Player, given: Seat, where: str) -> None:
    """Where `dice`, `builders` or a `screen` are told of, these are all the player's dice."""
    if given.dice is UNSET and given.builders is UNSET and given.screen is UNSET:
        return
    state.supply += player.dice()
    for place in range(len(PLACE_NAMES)):
        player.add(place, -player.at(place))
    for name, dice in ({} if given.dice is UNSET else given.dice).items():
        player.add(_place(name, PLACE_NAMES, f"{where}.dice"), _counted(dice, f"{where}.dice.{name}"))
    player.builders = _counted({} if given.builders is UNSET else given.builders, f"{where}.builders")
    if given.screen is not UNSET:
        player.screen = _rolled(given.screen.rolled, f"{where}.screen.rolled")
    for kind, name in enumerate(DIE_NAMES):
        if number(player.dice(), kind) > number(state.supply, kind):
            raise bad(f"{where}.dice", f"there are too many {name} dice")
    state.supply -= player.dice()


def _rolled(given: Mapping[str, Dice], where: str) -> Screen:
    """The dice behind a screen as they were rolled; moves follow when all players sit."""
    rolled = Screen()
    for name, dice in given.items():
        if name == "wild":
            rolled.wild = _counted(dice, f"{where}.wild")
        else:
            rolled.add(_place(name, PHASE_NAMES, where), _counted(dice, f"{where}.{name}"))
    return rolled


# -- where the game stands -----------------------------------------------------------------------------


def _begin(state: Roll, found: Facts, chance: Chance) -> None:
    """The steps that the facts name; or a part of the round begins."""
    for seat, given in enumerate(found.seats):
        for move in () if given.screen is UNSET else given.screen.moves:
            _move(state, seat, move, f"seats[{seat}].screen.moves")
    if found.steps is UNSET:
        _start(state, found.at)
    else:
        state.stack = [_made(step, _STEPS, "steps") for step in found.steps]
        for seat, given in enumerate(found.seats):
            if given.decides is not UNSET:
                state.seats[seat].step = _made(given.decides, _OWN_STEPS, f"seats[{seat}].decides")
                if isinstance(state.stack[-1], Together) and given.decides[0] != Sides.name:
                    state.owing |= bit(seat)
    state.settle(chance)


def _start(state: Roll, at: str) -> None:
    if at not in _BEGINNINGS:
        raise bad("at", f"{at!r} is not a part of a round")
    state.stack = [ROUND[_BEGINNINGS[at]]]
    if at == "lay-out":
        state.stack.append(LAY_OUT)
    elif at in PHASE_NAMES:
        state.active |= bit(PHASE_NAMES.index(at))
    elif at == "assign" and any(player.screen is not None for player in state.seats):
        state.stack = [ROUND[RoundPart.REVEAL], ASSIGN]
        for seat in range(state.players):
            if state.seats[seat].screen is not None:
                go_on(state, seat)


def _move(state: Roll, seat: int, notation: str, where: str) -> None:
    """A move behind the screen, if it is legal there."""
    player = state.seats[seat]
    assert player.screen is not None
    go_on(state, seat)
    listed = [action for action in _legal(state, seat) if ACTIONS[action].notation == notation]
    if not listed:
        raise bad(where, f"{notation!r} is not possible there")
    player.screen = after(state, seat, player.screen, listed[0])
    player.step = IDLE
    state.owing = 0


def _legal(state: Roll, seat: int) -> list[int]:
    listed: list[int] = []
    state.seats[seat].step.offer(state, seat, Moves(listed=listed))
    return listed


def _made(step: Sequence[str | int], known: Mapping[str, Callable[..., Made]], where: str) -> Made:
    name, *fields = step or [""]
    if not isinstance(name, str) or name not in known:
        raise bad(where, f"there is no step {name!r}")
    try:
        return known[name](*fields)
    except (TypeError, IndexError):
        raise bad(where, f"{name!r} does not have the fields {fields}") from None
