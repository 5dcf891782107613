"""Positions of Roll for the Galaxy in a line or two, and moves by their notation."""

from collections import Counter
from typing import Any

from starhold.kernel.bits import bit
from starhold.kernel.chance import Chance, FastChance, ScriptedChance
from starhold.kernel.log import Event, Log
from starhold.kernel.moves import Moves
from starhold.kernel.step import Step
from starhold.roll import components as box
from starhold.roll.actions import PLACE_NAMES
from starhold.roll.components import DIE_NAMES, PHASE_NAMES, SIDE_NAMES, TILE_IDS, slug
from starhold.roll.data import BOX
from starhold.roll.dice import one
from starhold.roll.game import GAME
from starhold.roll.position import build
from starhold.roll.sight import dice_view
from starhold.roll.state import Player, RollState
from starhold.roll.steps.assign import ASSIGN, go_on
from starhold.roll.steps.manage import start_managing
from starhold.roll.steps.round import ROUND, RoundPart, reveal, start_phase
from starhold.roll.steps.setup import LAY_OUT
from starhold.roll.tiles import without

#: factions and home worlds that have no power of their own in most tests (F7 and F2 work in few places)
FACTIONS = (7, 2, 5, 4, 6)
HOMES = ("H7", "H8", "H9", "H6", "H4")
NAMES = [side.name for side in box.ALL_DEVELOPMENTS]


class Halt(Step[RollState]):
    """Stands below a phase, so that the table can be looked at when the phase is over."""

    name = "halt"

    def waiting(self, state: RollState) -> int:
        return 0

    def settle(self, state: RollState, chance: Chance) -> bool:
        return True

    def offer(self, state: RollState, seat: int, moves: Moves) -> None:
        return

    def take(self, state: RollState, seat: int, action: int, chance: Chance) -> None:
        return


class HaltAfterReveal(Halt):
    """Stops when the screens have been lifted."""

    def settle(self, state: RollState, chance: Chance) -> bool:
        reveal(state, chance)
        return True


def stop_after_reveal(state: RollState) -> None:
    """The round that is being assigned ends with the reveal."""
    state.stack = [HaltAfterReveal(), ASSIGN]


def dice(names: str) -> int:
    """Dice by their types: `home home rare`."""
    return sum(one(DIE_NAMES.index(name)) for name in names.split())


def new_state(
    players: int = 2, factions: tuple[int, ...] = FACTIONS, homes: tuple[str, ...] = HOMES
) -> RollState:
    """Tableaus and dice of the setup, all tiles in the bag, before the first roll."""
    seats = [{"faction": factions[seat], "home": homes[seat]} for seat in range(players)]
    state = build({"seats": seats, "steps": []}, ScriptedChance([]))
    state.stack = [Halt()]
    return state


def lay(state: RollState, seat: int, **changed: Any) -> Player:
    """The same table, but for some facts about a seat; where the game stands stays as it is."""
    facts = GAME.facts(state)
    for own in facts["seats"]:
        own.pop("decides", None)
    facts["seats"][seat] |= changed
    built = build(facts | {"steps": []}, ScriptedChance([]))
    for new, old in zip(built.seats, state.seats, strict=True):
        new.step = old.step
    state.seats, state.bag, state.supply = built.seats, built.bag, built.supply
    return state.seats[seat]


def facts_of(state: RollState, seat: int) -> dict[str, Any]:
    facts: dict[str, Any] = GAME.facts(state)["seats"][seat]
    return facts


def clear(state: RollState, seat: int) -> Player:
    """All dice of a player go back to the supply: the test says where which dice lie."""
    return lay(state, seat, dice={})


def put(state: RollState, seat: int, **places: str) -> Player:
    """Dice from the supply to places: `put(table, 0, cup="home home", world_slot="rare")`."""
    lying = {place: Counter(dice) for place, dice in facts_of(state, seat)["dice"].items()}
    for place, names in places.items():
        lying.setdefault(place.replace("_", "-"), Counter()).update(names.split())
    return lay(state, seat, dice=lying)


def tile(name: str) -> int:
    """The number of a tile by its id or by the name of one of its sides."""
    if name in TILE_IDS:
        return TILE_IDS.index(name)
    for n, known in enumerate(BOX.tiles):
        if name in (known.development.name, known.world.name):
            return n
    raise KeyError(name)


def tiles(*names: str) -> bytes:
    """Several tiles in ascending order, as places of tiles hold them."""
    return bytes(sorted(tile(name) for name in names))


def own(state: RollState, seat: int, *names: str) -> Player:
    """Developments and worlds, by name, from the bag into a tableau."""
    built = facts_of(state, seat)
    developments = [name for name in names if name == BOX.tiles[tile(name)].development.name]
    worlds = [name for name in names if name not in developments]
    return lay(
        state,
        seat,
        developments=[*built.get("developments", ()), *map(slug, developments)],
        worlds=[*built.get("worlds", ()), *map(slug, worlds)],
    )


def stack(state: RollState, seat: int, side: str, *names: str) -> None:
    """Tiles under a stack of the zone, top first."""
    lying = facts_of(state, seat).get(f"{side}_stack", [])
    lay(state, seat, **{f"{side}_stack": [*lying, *(TILE_IDS[tile(name)] for name in names)]})


def stack_ids(state: RollState, seat: int, side: str) -> list[str]:
    return [TILE_IDS[n] for n in state.seats[seat].stack(SIDE_NAMES.index(side))]


def start(state: RollState, phase: str, chance: Chance | None = None) -> RollState:
    """Execute a phase until somebody must decide or it is over."""
    chance = chance or ScriptedChance([])
    number = PHASE_NAMES.index(phase)
    state.active |= bit(number)
    start_phase(state, number, chance)
    state.settle(chance)
    return state


def manage(state: RollState) -> RollState:
    """Begin Manage."""
    start_managing(state, ScriptedChance([]))
    state.settle(ScriptedChance([]))
    return state


def screen(state: RollState, seat: int, wild: str = "", **rows: str) -> None:
    """A roll: dice in rows behind the screen; the seat is asked to assign."""
    rolled = {row: Counter(names.split()) for row, names in {**rows, "wild": wild}.items() if names}
    lay(state, seat, dice={}, screen={"rolled": rolled})
    if state.stack[-1] is not ASSIGN:
        state.stack = [ROUND[RoundPart.REVEAL], ASSIGN]
    go_on(state, seat)


def act(state: RollState, seat: int, *notations: str, chance: Chance | None = None) -> None:
    """Moves by their notation, one after the other."""
    for notation in notations:
        state.apply(seat, GAME.action(notation), chance or ScriptedChance([]))


def legal(state: RollState, seat: int) -> set[str]:
    """The legal moves in notation."""
    return {GAME.actions[action].notation for action in state.legal(seat)}


def at(state: RollState, seat: int, place: str) -> dict[str, int]:
    """The dice of a place by type."""
    return dice_view(state.seats[seat].at(PLACE_NAMES.index(place)))


def over(state: RollState) -> bool:
    """Is the phase over that the test began?"""
    return isinstance(state.stack[-1], Halt)


def lay_out(state: RollState, *hands: tuple[str, str]) -> RollState:
    """Two tiles in the hand of each player, to be laid out."""
    for seat, hand in enumerate(hands):
        lay(state, seat, hand=[TILE_IDS[tile(name)] for name in hand])
    state.stack = [Halt(), LAY_OUT]
    state.settle(ScriptedChance([]))
    return state


def draws(state: RollState, *names: str) -> Chance:
    """A chance that draws just these tiles, one after the other."""
    bag = state.bag
    answers = []
    for name in names:
        number = tile(name)
        assert number in bag, f"{name} is not in the bag"
        answers.append(bag.index(number))
        bag = without(bag, number)
    return ScriptedChance(answers)


def logged(chance: Chance) -> Log:
    """Let a chance keep a log."""
    chance.log = Log()
    return chance.log


def said(events: list[Event]) -> list[str]:
    """The names of events."""
    return [GAME.vocabulary.events[event.kind].name for event in events]


def random_game(players: int, seed: int) -> tuple[RollState, FastChance, FastChance]:
    """A table at its first decision, its chance, and dice for decisions."""
    chance = FastChance(seed)
    state = GAME.start(players, chance)
    assert isinstance(state, RollState)
    return state, chance, FastChance(seed + 1_000_003)
