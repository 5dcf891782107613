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

from starhold.kernel.bits import bit, has
from starhold.kernel.chance import Chance
from starhold.kernel.errors import BadPosition
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
from starhold.roll.steps.round import ROUND, Part
from starhold.roll.steps.setup import CHOOSE_SIDES, LAY_OUT, Sides, lowest_faction, sit_down
from starhold.roll.steps.ship import BUY_VP, CHOOSE_SHIPPER, SHIP, SHIP_GOOD
from starhold.roll.tiles import joined, without

Facts = dict[str, Any]
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
    "lay-out": Part.ASSIGN,
    "assign": Part.ASSIGN,
    **{name: Part.PHASES + phase for phase, name in enumerate(PHASE_NAMES)},
    "manage": Part.MANAGE,
}

# -- writing -------------------------------------------------------------------------------------------


def facts(state: Roll) -> Facts:
    """All that lies on the table."""
    found: Facts = {
        "round": int(state.round),
        "pool": int(state.pool),
        "active": [name for phase, name in enumerate(PHASE_NAMES) if has(state.active, phase)],
        "start": "cheapest" if state.cheapest else "choice",
        "seats": [_seat(player) for player in state.seats],
        "steps": [_step(step) for step in state.stack],
    }
    return found


def _seat(player: Player) -> Facts:
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


def _screen(screen: Screen) -> Facts:
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
    known = {"players", "round", "pool", "active", "start", "seats", "steps", "at"}
    _only(facts, known, "")
    seats = list(facts.get("seats", ()))
    players = int(facts.get("players", max(2, len(seats))))
    if not 2 <= players <= 5 or len(seats) > players:
        raise _bad("players", f"{players} with {len(seats)} seats")
    state = Roll(players)
    state.supply = box.SUPPLY
    state.bag = ALL_TILES
    state.round = int(facts.get("round", 0))
    state.pool = int(facts.get("pool", box.POOL_PER_PLAYER * players))
    state.cheapest = facts.get("start", "choice") == "cheapest"
    for name in facts.get("active", ()):
        state.active |= bit(_place(name, PHASE_NAMES, "active"))
    _sit_down(state, seats)
    for seat, given in enumerate(seats):
        _lay(state, seat, given, f"seats[{seat}]")
    state.first = lowest_faction(state)
    _begin(state, facts, chance)
    try:
        check_facts(state)
    except AssertionError as error:
        raise _bad("seats", str(error)) from None
    return state


def _bad(field: str, detail: str) -> BadPosition:
    return BadPosition(f"{field}: {detail}", field=field, detail=detail)


def _only(given: Mapping[str, Any], known: set[str], where: str) -> None:
    for name in given:
        if name not in known:
            raise _bad(f"{where}{name}", "there is no such fact")


def _place(name: Any, names: Sequence[str], where: str) -> int:
    if name not in names:
        raise _bad(where, f"{name!r} is unknown")
    return names.index(name)


def _sit_down(state: Roll, seats: Sequence[Mapping[str, Any]]) -> None:
    """Factions and home worlds: those that were named, and for the others what is left."""
    empty: Mapping[str, Any] = {}
    wanted = [*seats, *([empty] * (state.players - len(seats)))]
    factions, homes = [*FACTIONS], [*HOME_IDS]
    for n, given in enumerate(wanted):
        for left, name in ((factions, "faction"), (homes, "home")):
            if name in given:
                left.pop(_place(str(given[name]), left, f"seats[{n}].{name}"))
    for given in wanted:
        faction = str(given["faction"]) if "faction" in given else factions.pop(0)
        home = str(given["home"]) if "home" in given else homes.pop(0)
        sit_down(state, FACTIONS.index(faction), HOME_IDS.index(home))


_SEAT: Final = {
    *("faction", "home", "credits", "chips", "developments", "worlds", "development_stack", "world_stack"),
    *("hidden", "hand", "abandoned", "alien_scout", "dice", "builders", "extra_workers", "screen"),
    *("selected", "selector", "decides"),
}


def _lay(state: Roll, seat: int, given: Mapping[str, Any], where: str) -> None:
    """All that lies in front of one player."""
    _only(given, _SEAT, f"{where}.")
    player = state.seats[seat]
    player.credits = int(given.get("credits", player.credits))
    player.chips = int(given.get("chips", 0))
    for name in given.get("developments", ()):
        add_development(player, _take(state, name, DEVELOPMENTS[: box.TILES], f"{where}.developments"))
    for name in given.get("worlds", ()):
        add_world(player, _take(state, name, WORLDS, f"{where}.worlds"))
    for side, name in ((Side.DEVELOPMENT, "development_stack"), (Side.WORLD, "world_stack")):
        for tile in given.get(name, ()):
            player.put_under(side, _take(state, tile, TILE_IDS, f"{where}.{name}"))
    for name in given.get("hidden", ()):
        player.hidden |= bit(_place(name, SIDE_NAMES, f"{where}.hidden"))
    player.drawn = _tiles(state, given.get("hand", ()), f"{where}.hand")
    player.abandoned = _tiles(state, given.get("abandoned", ()), f"{where}.abandoned")
    player.alien_scout = bool(given.get("alien_scout", False))
    _lay_dice(state, player, given, where)
    player.virtual = _counted(given.get("extra_workers", {}), f"{where}.extra_workers")
    if "selected" in given:
        player.selected = _place(given["selected"], PHASE_NAMES, f"{where}.selected")
    if "selector" in given:
        player.selector = _place(given["selector"], DIE_NAMES, f"{where}.selector")


def _take(state: Roll, name: Any, names: Sequence[str], where: str) -> int:
    """A tile from the bag, by its id or by the name of a side."""
    tile = _place(name, names, where)
    if tile not in state.bag:
        raise _bad(where, f"{name!r} lies somewhere else as well")
    state.bag = without(state.bag, tile)
    return tile


def _tiles(state: Roll, names: Sequence[str], where: str) -> bytes:
    return joined(b"", bytes(_take(state, name, TILE_IDS, where) for name in names))


def _counted(dice: Mapping[str, int], where: str) -> int:
    """Dice by their types."""
    return sum(several(int(count), _place(name, DIE_NAMES, where)) for name, count in dice.items())


def _lay_dice(state: Roll, player: Player, given: Mapping[str, Any], where: str) -> None:
    """Where `dice`, `builders` or a `screen` are told of, these are all the player's dice."""
    if not {"dice", "builders", "screen"} & set(given):
        return
    state.supply += player.dice()
    for place in range(len(PLACE_NAMES)):
        player.add(place, -player.at(place))
    for name, dice in given.get("dice", {}).items():
        player.add(_place(name, PLACE_NAMES, f"{where}.dice"), _counted(dice, f"{where}.dice.{name}"))
    player.builders = _counted(given.get("builders", {}), f"{where}.builders")
    if "screen" in given:
        player.screen = _rolled(given["screen"], f"{where}.screen")
    for kind, name in enumerate(DIE_NAMES):
        if number(player.dice(), kind) > number(state.supply, kind):
            raise _bad(f"{where}.dice", f"there are not so many {name} dice")
    state.supply -= player.dice()


def _rolled(given: Mapping[str, Any], where: str) -> Screen:
    """The dice behind a screen as they were rolled; moves follow when all players sit."""
    rolled = Screen()
    for name, dice in given.get("rolled", {}).items():
        if name == "wild":
            rolled.wild = _counted(dice, f"{where}.rolled.wild")
        else:
            rolled.add(_place(name, PHASE_NAMES, f"{where}.rolled"), _counted(dice, f"{where}.rolled.{name}"))
    return rolled


# -- where the game stands -----------------------------------------------------------------------------


def _begin(state: Roll, facts: Mapping[str, Any], chance: Chance) -> None:
    """The steps that the facts name; or a part of the round begins."""
    seats = facts.get("seats", ())
    for seat, given in enumerate(seats):
        for move in given.get("screen", {}).get("moves", ()):
            _move(state, seat, move, f"seats[{seat}].screen.moves")
    if "steps" in facts:
        state.stack = [_made(step, _STEPS, "steps") for step in facts["steps"]]
        for seat, given in enumerate(seats):
            if "decides" in given:
                state.seats[seat].step = _made(given["decides"], _OWN_STEPS, f"seats[{seat}].decides")
                if isinstance(state.stack[-1], Together) and given["decides"][0] != Sides.name:
                    state.owing |= bit(seat)
    else:
        _start(state, str(facts.get("at", "assign")))
    state.settle(chance)


def _start(state: Roll, at: str) -> None:
    if at not in _BEGINNINGS:
        raise _bad("at", f"{at!r} is no part of a round")
    state.stack = [ROUND[_BEGINNINGS[at]]]
    if at == "lay-out":
        state.stack.append(LAY_OUT)
    elif at in PHASE_NAMES:
        state.active |= bit(PHASE_NAMES.index(at))
    elif at == "assign" and any(player.screen is not None for player in state.seats):
        state.stack = [ROUND[Part.REVEAL], ASSIGN]
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
        raise _bad(where, f"{notation!r} is not possible there")
    player.screen = after(state, seat, player.screen, listed[0])
    player.step = IDLE
    state.owing = 0


def _legal(state: Roll, seat: int) -> list[int]:
    listed: list[int] = []
    state.seats[seat].step.offer(state, seat, Moves(listed=listed))
    return listed


def _made(step: Sequence[Any], known: Mapping[str, Callable[..., Made]], where: str) -> Made:
    name, *fields = step
    if name not in known:
        raise _bad(where, f"there is no step {name!r}")
    try:
        return known[name](*fields)
    except (TypeError, IndexError):
        raise _bad(where, f"{name!r} does not have the fields {fields}") from None
