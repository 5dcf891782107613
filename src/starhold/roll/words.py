"""Legal actions and prompts in words and picks: what a person reads and clicks.

Picks name elements of the own board: `die:PLACE:TYPE`, `row:PHASE`, `strip:PHASE`, `tile:ID`,
`stack:SIDE`, `slot:SIDE`, `worlds:COLOUR`, `development:ID`, and the places cup, citizenry, dictate.
"""

from collections.abc import Callable, Iterator

from starhold.kernel.vocabulary import Action
from starhold.kernel.words import Choice, Line, Name, Number, Word
from starhold.roll import actions as do
from starhold.roll import components as box
from starhold.roll.actions import PLACE_NAMES, SPOT_NAMES, Place
from starhold.roll.components import COLOUR_NAMES, DIE_NAMES, PHASE_NAMES, SIDE_NAMES, Side
from starhold.roll.ids import DEVELOPMENTS, WORLDS
from starhold.roll.powers import consume_bonus, trade_bonus
from starhold.roll.state import NONE, Player, RollState, Task
from starhold.roll.steps.assign import most_moves
from starhold.roll.steps.kinds import Kind
from starhold.roll.steps.ship import matches, shipper_kind

SHIPPER_NAMES = (*DIE_NAMES, "virtual-home", "virtual-genes")
COLOURED = COLOUR_NAMES[: box.COLOURS]
_ROWS = range(box.PHASES)

# -- the table of actions --------------------------------------------------------------------------


def action_table() -> tuple[Action, ...]:
    """Every action in the order of its number."""
    return tuple(_actions())


def _actions() -> Iterator[Action]:
    yield from (_action("wild", die=d, row=r) for r in PHASE_NAMES for d in DIE_NAMES[1:])
    yield from (
        _action("select", die=d, row=r, phase=p) for r in PHASE_NAMES for p in PHASE_NAMES for d in DIE_NAMES
    )
    yield from (_action("dictate", die=d, row=r) for r in PHASE_NAMES for d in DIE_NAMES)
    yield from (_action("use", development=DEVELOPMENTS[n]) for n in box.POWER_DEVELOPMENT)
    yield from (
        _action("move", die=d, row=r, to=t)
        for r in PHASE_NAMES
        for t in PHASE_NAMES
        if t != r
        for d in DIE_NAMES
    )
    yield from (Action(kind) for kind in ("stop", "take-back", "commit"))
    yield from (Action(kind) for kind in ("scout", "stock", "scout-alien", "stock-alien"))
    yield from (_action("abandon", tile=t) for t in box.TILE_IDS)
    yield Action("draw")
    yield from (_action("put", tile=t, spot=s) for s in SPOT_NAMES for t in box.TILE_IDS)
    yield Action("done")
    yield from (_action(kind, die=d) for kind in ("build", "pay", "to-cup") for d in DIE_NAMES)
    yield Action("keep")
    yield from (_action("remove", die=d, place=p) for p in PLACE_NAMES[1:] for d in DIE_NAMES)
    yield from (_action("produce", die=d, colour=c) for c in COLOURED for d in DIE_NAMES)
    yield from (_action("shipper", shipper=s) for s in SHIPPER_NAMES)
    yield from (
        _action(kind, good=d, colour=c) for kind in ("trade", "consume") for c in COLOURED for d in DIE_NAMES
    )
    yield from (Action(kind) for kind in ("bank", "no-bank"))
    yield from (_action("recruit", die=d) for d in DIE_NAMES)
    recall = PLACE_NAMES[Place.DEVELOPMENT_SLOT :]
    yield from (_action("recall", die=d, place=p) for p in recall for d in DIE_NAMES)
    yield Action("end")


def _action(kind: str, **arguments: str) -> Action:
    return Action(kind, tuple(arguments.items()))


ACTION_TABLE = action_table()

# -- names -----------------------------------------------------------------------------------------


def die_name(kind: int) -> Name:
    return Name(f"roll-die-{DIE_NAMES[kind]}")


def phase_name(phase: int) -> Name:
    return Name(f"roll-phase-{PHASE_NAMES[phase]}")


def place_name(place: int) -> Name:
    return Name(f"roll-place-{PLACE_NAMES[place]}")


def colour_name(colour: int) -> Name:
    return Name(f"roll-colour-{COLOUR_NAMES[colour]}")


def side_of_tile(side: int, tile: int) -> Name:
    """A side of a tile by its printed name."""
    if side == Side.DEVELOPMENT:
        return Name(f"roll-development-{DEVELOPMENTS[tile]}")
    return Name(f"roll-world-{WORLDS[tile]}")


def other_row(row: int, other: int) -> int:
    """The row that is the n-th of the four other rows."""
    return other if other < row else other + 1


# -- choices ---------------------------------------------------------------------------------------


def choice(state: RollState, seat: int, action: int) -> Choice:
    """A legal action as a label and the elements to click."""
    kind = ACTION_TABLE[action].kind
    key, words, picks = _LABELS.get(kind, _plain)(state, seat, action)
    return Choice(action, Line(f"roll-action-{key}", words), picks)


Label = tuple[str, dict[str, Word], tuple[str, ...]]


def _plain(_state: RollState, _seat: int, action: int) -> Label:
    """An action without arguments: its name is all."""
    kind = ACTION_TABLE[action].kind
    return kind, {}, (f"button:{kind}",)


def _wild(_state: RollState, _seat: int, action: int) -> Label:
    row, kind = divmod(action - do.WILD, 6)
    picks = (f"die:wild:{DIE_NAMES[kind + 1]}", f"row:{PHASE_NAMES[row]}")
    return "wild", {"die": die_name(kind + 1), "phase": phase_name(row)}, picks


def _select(_state: RollState, _seat: int, action: int) -> Label:
    row, rest = divmod(action - do.SELECT, 35)
    phase, kind = divmod(rest, 7)
    words: dict[str, Word] = {"die": die_name(kind), "row": phase_name(row), "phase": phase_name(phase)}
    return "select", words, (f"die:{PHASE_NAMES[row]}:{DIE_NAMES[kind]}", f"strip:{PHASE_NAMES[phase]}")


def _dictate(_state: RollState, _seat: int, action: int) -> Label:
    row, kind = divmod(action - do.DICTATE_GIVE, 7)
    picks = (f"die:{PHASE_NAMES[row]}:{DIE_NAMES[kind]}", "dictate")
    return "dictate", {"die": die_name(kind), "row": phase_name(row)}, picks


def _use(_state: RollState, _seat: int, action: int) -> Label:
    development = box.POWER_DEVELOPMENT[action - do.USE]
    picks = (f"development:{DEVELOPMENTS[development]}",)
    return "use", {"development": side_of_tile(Side.DEVELOPMENT, development)}, picks


def _move(_state: RollState, _seat: int, action: int) -> Label:
    row, rest = divmod(action - do.MOVE, 28)
    other, kind = divmod(rest, 7)
    to = other_row(row, other)
    words: dict[str, Word] = {"die": die_name(kind), "row": phase_name(row), "to": phase_name(to)}
    return "move", words, (f"die:{PHASE_NAMES[row]}:{DIE_NAMES[kind]}", f"row:{PHASE_NAMES[to]}")


def _abandon(state: RollState, seat: int, action: int) -> Label:
    tile = action - do.ABANDON
    side = state.seats[seat].side_of(tile)
    return "abandon", {"tile": side_of_tile(side, tile)}, (f"tile:{box.TILE_IDS[tile]}",)


def _put(state: RollState, seat: int, action: int) -> Label:
    spot, tile = divmod(action - do.PUT, box.TILES)
    if state.stack[-1].kind() == Kind.LAY_OUT:
        return _lay_out(state.seats[seat], tile)
    picks = (f"tile:{box.TILE_IDS[tile]}", f"stack:{SPOT_NAMES[spot]}")
    return f"put-{SPOT_NAMES[spot]}", {"tile": side_of_tile(spot % 2, tile)}, picks


def _lay_out(player: Player, tile: int) -> Label:
    """At setup one choice lays out both tiles."""
    (other,) = (n for n in range(box.TILES) if player.drawn >> n & 1 and n != tile)
    words: dict[str, Word] = {
        "development": side_of_tile(Side.DEVELOPMENT, tile),
        "world": side_of_tile(Side.WORLD, other),
    }
    return "lay-out", words, (f"tile:{box.TILE_IDS[tile]}", f"stack:{SIDE_NAMES[Side.DEVELOPMENT]}")


def _build(state: RollState, _seat: int, action: int) -> Label:
    kind = action - do.BUILD
    side = Side.DEVELOPMENT if state.stack[-1].kind() == Kind.DEVELOP else Side.WORLD
    row = PHASE_NAMES[box.Phase.DEVELOP + side]
    return "build", {"die": die_name(kind)}, (f"die:{row}:{DIE_NAMES[kind]}", f"slot:{SIDE_NAMES[side]}")


def _pay(state: RollState, _seat: int, action: int) -> Label:
    kind = action - do.PAY
    side = Side.DEVELOPMENT if state.stack[-1].kind() == Kind.DEVELOP else Side.WORLD
    return "pay", {"die": die_name(kind)}, (f"die:{SIDE_NAMES[side]}-slot:{DIE_NAMES[kind]}",)


def _to_cup(_state: RollState, _seat: int, action: int) -> Label:
    kind = action - do.TO_CUP
    return "to-cup", {"die": die_name(kind)}, (f"die:builders:{DIE_NAMES[kind]}", "cup")


def _remove(_state: RollState, _seat: int, action: int) -> Label:
    place, kind = divmod(action - do.REMOVE, 7)
    words: dict[str, Word] = {"die": die_name(kind), "place": place_name(place + 1)}
    return "remove", words, (f"die:{PLACE_NAMES[place + 1]}:{DIE_NAMES[kind]}",)


def _produce(_state: RollState, _seat: int, action: int) -> Label:
    colour, kind = divmod(action - do.PRODUCE, 7)
    picks = (f"die:produce:{DIE_NAMES[kind]}", f"worlds:{COLOUR_NAMES[colour]}")
    return "produce", {"die": die_name(kind), "colour": colour_name(colour)}, picks


def _shipper(_state: RollState, _seat: int, action: int) -> Label:
    shipper = SHIPPER_NAMES[action - do.SHIPPER]
    return "shipper", {"shipper": Name(f"roll-shipper-{shipper}")}, (f"die:ship:{shipper}",)


def _trade(state: RollState, seat: int, action: int) -> Label:
    colour, kind = divmod(action - do.TRADE, 7)
    credits = box.TRADE_PRICE[colour] + trade_bonus(state.seats[seat], colour)
    return "trade", _shipment(colour, kind, "credits", credits), _good_picks(colour, kind, "trade")


def _consume(state: RollState, seat: int, action: int) -> Label:
    colour, kind = divmod(action - do.CONSUME, 7)
    player = state.seats[seat]
    vp = box.CONSUME_VP + consume_bonus(player, colour)
    vp += box.GOOD_MATCH_VP * matches(kind, colour)
    vp += box.SHIPPER_MATCH_VP * matches(shipper_kind(player.choice), colour)
    return "consume", _shipment(colour, kind, "vp", vp), _good_picks(colour, kind, "consume")


def _shipment(colour: int, kind: int, gain: str, amount: int) -> dict[str, Word]:
    return {"die": die_name(kind), "colour": colour_name(colour), gain: Number(amount)}


def _good_picks(colour: int, kind: int, task: str) -> tuple[str, ...]:
    return f"die:{COLOUR_NAMES[colour]}-goods:{DIE_NAMES[kind]}", task


def _recruit(_state: RollState, _seat: int, action: int) -> Label:
    kind = action - do.RECRUIT
    return "recruit", {"die": die_name(kind)}, (f"die:citizenry:{DIE_NAMES[kind]}", "cup")


def _recall(_state: RollState, _seat: int, action: int) -> Label:
    place, kind = divmod(action - do.RECALL, 7)
    place += Place.DEVELOPMENT_SLOT
    words: dict[str, Word] = {"die": die_name(kind), "place": place_name(place)}
    return "recall", words, (f"die:{PLACE_NAMES[place]}:{DIE_NAMES[kind]}", "cup")


_LABELS: dict[str, Callable[[RollState, int, int], Label]] = {
    "wild": _wild,
    "select": _select,
    "dictate": _dictate,
    "use": _use,
    "move": _move,
    "abandon": _abandon,
    "put": _put,
    "build": _build,
    "pay": _pay,
    "to-cup": _to_cup,
    "remove": _remove,
    "produce": _produce,
    "shipper": _shipper,
    "trade": _trade,
    "consume": _consume,
    "recruit": _recruit,
    "recall": _recall,
}

#: every message id of a label
LABELS = frozenset(
    f"roll-action-{kind}"
    for kind in (
        *(action.kind for action in ACTION_TABLE if action.kind != "put"),
        *(f"put-{spot}" for spot in SPOT_NAMES),
        "lay-out",
    )
)

# -- prompts -------------------------------------------------------------------------------------------

#: what is asked in a task, and the rule it comes from
_PROMPTS: dict[int, tuple[str, str]] = {
    Task.START: ("lay-out", "R-SETUP-7"),
    Task.EXPLORE: ("explore", "R-EXPLORE-1"),
    Task.ABANDON: ("explore-abandon", "R-EXPLORE-4"),
    Task.PLACE: ("explore-place", "R-EXPLORE-6"),
    Task.LEVY: ("levy", "R-EXPLORE-16"),
    Task.RESEARCH: ("research", "R-TILE-6"),
    Task.PAY: ("pay", "R-DEV-8"),
    Task.TO_CUP: ("to-cup", "R-TILE-16"),
    Task.REMOVE: ("remove", "R-IMM-1"),
    Task.PRODUCE: ("produce", "R-PRODUCE-5"),
    Task.SHIPPER: ("ship", "R-SHIP-3"),
    Task.SHIP: ("ship-good", "R-SHIP-1"),
    Task.BANK: ("ship-bank", "R-TILE-15"),
    Task.RECRUIT: ("manage-recruit", "R-MANAGE-3"),
}


def prompt_of(state: RollState, seat: int) -> tuple[str, str, dict[str, Word]]:
    """The last part of the prompt's message id, its rule, and its words."""
    player = state.seats[seat]
    if player.task == Task.ASSIGN:
        return _assign_prompt(state, seat)
    if player.task == Task.BUILD:
        develop = state.stack[-1].kind() == Kind.DEVELOP
        return ("develop", "R-DEV-2", {}) if develop else ("settle", "R-SETTLE-1", {})
    if player.task == Task.RECALL:
        forced = not player.cup
        return ("manage-forced", "R-MANAGE-6", {}) if forced else ("manage", "R-MANAGE-5", {})
    name, rule = _PROMPTS[player.task]
    return name, rule, _prompt_words(player)


def _prompt_words(player: Player) -> dict[str, Word]:
    """What some questions say about the position."""
    if player.task == Task.ABANDON:
        return {"drawn": Number(player.abandoning + 1)}
    if player.task == Task.PAY:
        return {"dice": Number(player.left)}
    if player.task == Task.SHIP:
        return {"shipper": Name(f"roll-shipper-{SHIPPER_NAMES[player.choice]}")}
    if player.task == Task.RECRUIT:
        return {"credits": Number(player.credits)}
    return {}


def _assign_prompt(state: RollState, seat: int) -> tuple[str, str, dict[str, Word]]:
    screen = state.seats[seat].assignment
    assert screen is not None
    if screen.wild:
        return "assign-wild", "R-ASSIGN-2", {}
    if screen.phase == NONE:
        return "assign-select", "R-ASSIGN-3", {}
    if screen.power == NONE:
        return "assign", "R-REASSIGN-4", {}
    left = most_moves(state, seat, screen.power) - screen.moved
    rule = "R-DICTATE-2" if screen.power == box.DICTATE else "R-REASSIGN-1"
    return "assign-move", rule, {"dice": Number(left)}


#: every prompt beyond those named like their step
PROMPTS = frozenset(
    f"roll-prompt-{name}"
    for name in (
        *(name for name, _ in _PROMPTS.values()),
        *("assign", "assign-wild", "assign-select", "assign-move", "develop", "settle", "manage"),
        "manage-forced",
    )
)
