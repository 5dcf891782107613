"""Positions of Roll for the Galaxy in a line or two, and moves by their notation."""

from starhold.kernel.bits import bit
from starhold.kernel.chance import Chance, FastChance, ScriptedChance
from starhold.kernel.log import Event, Log
from starhold.kernel.moves import Moves
from starhold.kernel.step import Step
from starhold.roll import components as box
from starhold.roll.actions import PLACE_NAMES
from starhold.roll.components import DIE_NAMES, PHASE_NAMES, SIDE_NAMES, TILE_IDS
from starhold.roll.data import BOX
from starhold.roll.dice import one
from starhold.roll.game import GAME
from starhold.roll.state import ALL_TILES, Assignment, Player, RollState, Stage, Task
from starhold.roll.steps.assign import ASSIGN
from starhold.roll.steps.manage import start_managing
from starhold.roll.steps.round import ROUND, start_phase
from starhold.roll.steps.setup import LAY_OUT, lowest_faction, take_start_dice
from starhold.roll.view import dice_view

#: factions and home worlds that have no power of their own in most tests (F7 and F2 work in few places)
FACTIONS = (7, 2, 5, 4, 6)
HOMES = ("H7", "H8", "H9", "H6", "H4")
NAMES = [side.name for side in box.ALL_DEVELOPMENTS]


class Halt(Step[RollState]):
    """Stands below a phase, so that the table can be looked at when the phase is over."""

    def kind(self) -> int:
        return 0

    def waiting(self, state: RollState) -> int:
        return 0

    def settle(self, state: RollState, chance: Chance) -> bool:
        return True

    def offer(self, state: RollState, seat: int, moves: Moves) -> None:
        return

    def take(self, state: RollState, seat: int, action: int, chance: Chance) -> None:
        return


class Look(Halt):
    """A round that stops after the reveal."""

    def settle(self, state: RollState, chance: Chance) -> bool:
        if state.stage == Stage.REVEAL:
            ROUND.settle(state, chance)
        return True


def dice(names: str) -> int:
    """Dice by their types: `home home rare`."""
    return sum(one(DIE_NAMES.index(name)) for name in names.split())


def new_table(
    players: int = 2, factions: tuple[int, ...] = FACTIONS, homes: tuple[str, ...] = HOMES
) -> RollState:
    """A table with tableaus and dice of the setup, all tiles in the bag, before the first roll."""
    state = RollState(players)
    state.supply = box.SUPPLY
    state.bag = ALL_TILES
    state.pool = box.POOL_PER_PLAYER * players
    for seat in range(players):
        player = Player()
        player.faction = factions[seat] - 1
        player.home = box.HOME_IDS.index(homes[seat])
        state.seats.append(player)
        take_start_dice(state, seat)
    state.first = lowest_faction(state)
    state.stack = [Halt()]
    return state


def clear(state: RollState, seat: int) -> Player:
    """All dice of a player go back to the supply: the test says where which dice lie."""
    player = state.seats[seat]
    state.supply += player.dice()
    for place in range(len(PLACE_NAMES)):
        player.add(place, -player.at(place))
    return player


def put(state: RollState, seat: int, **places: str) -> Player:
    """Dice from the supply to places: `put(table, 0, cup="home home", world_slot="rare")`."""
    player = state.seats[seat]
    for place, names in places.items():
        player.add(PLACE_NAMES.index(place.replace("_", "-")), dice(names))
        state.supply -= dice(names)
    return player


def tile(name: str) -> int:
    """The number of a tile by its id or by the name of one of its sides."""
    if name in TILE_IDS:
        return TILE_IDS.index(name)
    for n, known in enumerate(BOX.tiles):
        if name in (known.development.name, known.world.name):
            return n
    raise KeyError(name)


def own(state: RollState, seat: int, *names: str) -> Player:
    """Developments and worlds, by name, from the bag into a tableau."""
    player = state.seats[seat]
    for name in names:
        number = tile(name)
        state.bag &= ~bit(number)
        if name == BOX.tiles[number].development.name:
            player.developments |= bit(number)
        else:
            player.settle_world(number, box.WORLD_COLOUR[number])
    return player


def stack(state: RollState, seat: int, side: str, *tiles: str) -> None:
    """Tiles under a stack of the zone, top first."""
    for name in tiles:
        state.bag &= ~bit(tile(name))
        state.seats[seat].put_under(SIDE_NAMES.index(side), tile(name))


def stack_ids(state: RollState, seat: int, side: str) -> list[str]:
    return [TILE_IDS[n] for n in state.seats[seat].stack(SIDE_NAMES.index(side))]


def start(state: RollState, phase: str, chance: Chance | None = None) -> RollState:
    """Execute a phase until somebody must decide or it is over."""
    chance = chance or ScriptedChance([])
    number = PHASE_NAMES.index(phase)
    state.stage = number + 1
    state.active |= bit(number)
    start_phase(state, number, chance)
    state.settle(chance)
    return state


def manage(state: RollState) -> RollState:
    """Begin Manage."""
    state.stage = Stage.CHECK
    start_managing(state, ScriptedChance([]))
    state.settle(ScriptedChance([]))
    return state


def screen(state: RollState, seat: int, wild: str = "", **rows: str) -> None:
    """A roll: dice in rows behind the screen; the seat is asked to assign."""
    rolled = Assignment()
    rolled.wild = dice(wild)
    for row, names in rows.items():
        rolled.add(PHASE_NAMES.index(row), dice(names))
    player = clear(state, seat)
    player.assignment = rolled
    state.supply -= rolled.dice()
    if state.stack[-1] is not ASSIGN:
        state.stage = Stage.REVEAL
        state.stack = [ROUND, ASSIGN]
    state.ask(seat, Task.ASSIGN)


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
        for name in hand:
            state.bag &= ~bit(tile(name))
            state.seats[seat].drawn |= bit(tile(name))
    state.stage = Stage.ROLL
    state.stack = [Halt(), LAY_OUT]
    state.settle(ScriptedChance([]))
    return state


def draws(state: RollState, *names: str) -> Chance:
    """A chance that draws just these tiles, one after the other."""
    bag = state.bag
    answers = []
    for name in names:
        number = tile(name)
        assert bag >> number & 1, f"{name} is not in the bag"
        answers.append(bin(bag & (bit(number) - 1)).count("1"))
        bag &= ~bit(number)
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
