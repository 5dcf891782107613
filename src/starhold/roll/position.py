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
from typing import Any, Final, TypeVar

from msgspec import UNSET

from starhold.kernel.bits import bit
from starhold.kernel.chance import Chance
from starhold.kernel.facts import bad, read
from starhold.kernel.moves import Moves
from starhold.kernel.parts import number_of, put
from starhold.kernel.step import Step
from starhold.kernel.told import counted
from starhold.roll import components as box
from starhold.roll.actions import ACTIONS, PLACE_NAMES
from starhold.roll.components import (
    DEVELOPMENTS,
    DIE_NAMES,
    FACTIONS,
    HOME_IDS,
    PHASE_NAMES,
    TILE_IDS,
    WORLDS,
)
from starhold.roll.dice import WIDTH, number, several
from starhold.roll.invariants import check_facts
from starhold.roll.powers.effects import add_development, add_world
from starhold.roll.screen import Screen
from starhold.roll.state import ALL_TILES, IDLE, Own, Player, RollState
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
from starhold.roll.table import PlayerPart, RollPart
from starhold.roll.tiles import joined, without

Written = dict[str, Any]
Made = TypeVar("Made")


def _always(step: Made) -> Callable[..., Made]:
    """Return what makes a step that has no fields."""
    return lambda: step


#: steps of the stack and own steps of a player by their names, made from their fields
_STEPS: Final[dict[str, Callable[..., Step[RollState]]]] = {
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
#: the names of all that a player may have to decide alone, in a fixed order
OWN_STEP_NAMES: Final[tuple[str, ...]] = tuple(_OWN_STEPS)

#: what begins where a position says no more than that
_BEGINNINGS: Final = {
    "lay-out": RoundPart.ASSIGN,
    "assign": RoundPart.ASSIGN,
    **{name: RoundPart.PHASES + phase for phase, name in enumerate(PHASE_NAMES)},
    "manage": RoundPart.MANAGE,
}

# -- writing -------------------------------------------------------------------------------------------


def facts(state: RollState) -> Written:
    """Return all that lies on the table: the declared fields, and the facts that this module adds."""
    found = state.facts()
    found["start"] = "cheapest" if state.cheapest else "choice"
    found["seats"] = [_seat(player) for player in state.seats]
    found["steps"] = [_step(step) for step in state.stack]
    return found


def _seat(player: Player) -> Written:
    tableau = player.tableau
    found = player.facts()
    found["faction"] = int(FACTIONS[tableau.faction])
    found["home"] = HOME_IDS[tableau.home]
    found["dice"] = _heaps({name: player.at(place) for place, name in enumerate(PLACE_NAMES)})
    if developments := [DEVELOPMENTS[n] for n in tableau.developments if n < box.TILES]:
        found["developments"] = developments
    if tableau.worlds:
        found["worlds"] = [WORLDS[n] for n in tableau.worlds]
    if player.screen is not None:
        found["screen"] = _screen(player.screen)
    if player.step is not IDLE:
        found["decides"] = _step(player.step)
    return found


def _heaps(heaps: Mapping[str, int]) -> dict[str, dict[str, int]]:
    return {name: counted(dice, DIE_NAMES, WIDTH) for name, dice in heaps.items() if dice}


def _screen(screen: Screen) -> Written:
    """Return the roll, and what was done with it since."""
    first = screen.rolled()
    rows = {name: first.row(phase) for phase, name in enumerate(PHASE_NAMES)}
    moves = [ACTIONS[action].notation for action in screen.moves()]
    return {"rolled": _heaps({**rows, "wild": first.wild}), "moves": moves}


def _step(step: Step[RollState]) -> list[str | int]:
    return [step.name, *(int(field) for field in step.fields())]


# -- reading -------------------------------------------------------------------------------------------


def build(facts: Mapping[str, Any], chance: Chance) -> RollState:
    """Return the position that the facts describe; raise BadPosition, which names the fact that cannot be."""
    found = read(facts, RollPart.struct)
    seats = found.seats or []
    players = max(2, len(seats)) if found.players is UNSET else found.players
    if not 2 <= players <= 5 or len(seats) > players:
        raise bad("players", f"{players} with {len(seats)} seats")
    state = RollState(players)
    state.supply = box.SUPPLY
    state.bag = ALL_TILES
    state.pool = box.POOL_PER_PLAYER * players
    state.cheapest = found.start == "cheapest"
    put(RollPart, state, found)
    _sit_down(state, seats)
    for seat, given in enumerate(seats):
        _lay(state, seat, given, f"seats[{seat}]")
    state.first = lowest_faction(state)
    _begin(state, found, chance)
    try:
        check_facts(state)
    except AssertionError as error:
        raise bad("seats", str(error)) from None
    return state


def _sit_down(state: RollState, seats: Sequence[Any]) -> None:
    """Factions and home worlds: those that were named, and for the others what is left."""
    wanted = [*seats, *(PlayerPart.struct() for _ in range(state.players - len(seats)))]
    factions, homes = [*FACTIONS], [*HOME_IDS]
    for n, given in enumerate(wanted):
        if given.faction is not UNSET:
            factions.pop(number_of(f"seats[{n}].faction", str(given.faction), factions))
        if given.home is not UNSET:
            homes.pop(number_of(f"seats[{n}].home", given.home, homes))
    for given in wanted:
        faction = factions.pop(0) if given.faction is UNSET else str(given.faction)
        home = homes.pop(0) if given.home is UNSET else given.home
        sit_down(state, FACTIONS.index(faction), HOME_IDS.index(home))


def _lay(state: RollState, seat: int, given: Any, where: str) -> None:
    """Put down all that lies in front of one player."""
    player = state.seats[seat]
    owned = player.dice()
    put(PlayerPart, player, given, where)
    for name in given.developments or ():
        add_development(player, _take(state, name, DEVELOPMENTS[: box.TILES], f"{where}.developments"))
    for name in given.worlds or ():
        add_world(player, _take(state, name, WORLDS, f"{where}.worlds"))
    for key in ("development_stack", "world_stack", "hand", "abandoned"):
        for name in getattr(given, key) or ():
            _take(state, name, TILE_IDS, f"{where}.{key}")
    player.drawn, player.abandoned = joined(b"", player.drawn), joined(b"", player.abandoned)
    player.zone = joined(b"", player.development_stack + player.world_stack)
    # Where `dice`, `builders` or a `screen` are given, these are all the player's dice.
    if given.dice is not UNSET or given.builders is not UNSET or given.screen is not UNSET:
        state.supply += owned
        _lay_dice(state, player, given, where)


def _take(state: RollState, name: str, names: Sequence[str], where: str) -> int:
    """Return a tile from the bag, by its id or by the name of a side."""
    tile = number_of(where, name, names)
    if tile not in state.bag:
        raise bad(where, f"{name!r} lies somewhere else as well")
    state.bag = without(state.bag, tile)
    return tile


def _counted(dice: Mapping[str, int], where: str) -> int:
    """Return dice by their types as one number."""
    return sum(several(count, number_of(where, name, DIE_NAMES)) for name, count in dice.items())


def _lay_dice(state: RollState, player: Player, given: Any, where: str) -> None:
    for place in range(len(PLACE_NAMES)):
        player.add(place, -player.at(place))
    for name, dice in (given.dice or {}).items():
        player.add(number_of(f"{where}.dice", name, PLACE_NAMES), _counted(dice, f"{where}.dice.{name}"))
    if given.screen:
        player.screen = _rolled(given.screen.rolled or {}, f"{where}.screen.rolled")
    for kind, name in enumerate(DIE_NAMES):
        if number(player.dice(), kind) > number(state.supply, kind):
            raise bad(f"{where}.dice", f"there are too many {name} dice")
    state.supply -= player.dice()


def _rolled(given: Mapping[str, Mapping[str, int]], where: str) -> Screen:
    """Return the dice behind a screen as they were rolled; moves follow when all players sit."""
    rolled = Screen()
    for name, dice in given.items():
        if name == "wild":
            rolled.wild = _counted(dice, f"{where}.wild")
        else:
            rolled.add(number_of(where, name, PHASE_NAMES), _counted(dice, f"{where}.{name}"))
    return rolled


# -- where the game stands -----------------------------------------------------------------------------


def _begin(state: RollState, found: Any, chance: Chance) -> None:
    """Begin the steps that the facts name, or else a part of the round."""
    seats = found.seats or []
    for seat, given in enumerate(seats):
        for move in (given.screen and given.screen.moves) or ():
            _move(state, seat, move, f"seats[{seat}].screen.moves")
    if found.steps is UNSET:
        _start(state, found.at or "assign")
    else:
        state.stack = [_made(step, _STEPS, "steps") for step in found.steps]
        for seat, given in enumerate(seats):
            if given.decides is not UNSET:
                state.seats[seat].step = _made(given.decides, _OWN_STEPS, f"seats[{seat}].decides")
                if isinstance(state.stack[-1], Together) and given.decides[0] != Sides.name:
                    state.owing |= bit(seat)
    state.settle(chance)


def _start(state: RollState, at: str) -> None:
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


def _move(state: RollState, seat: int, notation: str, where: str) -> None:
    """Make a move behind the screen; raise `BadPosition` if it is not legal there."""
    player = state.seats[seat]
    assert player.screen is not None
    go_on(state, seat)
    listed = [action for action in _legal(state, seat) if ACTIONS[action].notation == notation]
    if not listed:
        raise bad(where, f"{notation!r} is not possible there")
    player.screen = after(state, seat, player.screen, listed[0])
    player.step = IDLE
    state.owing = 0


def _legal(state: RollState, seat: int) -> list[int]:
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
