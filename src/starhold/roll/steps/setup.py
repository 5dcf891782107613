"""Setup: faction, home world and dice are dealt; everybody lays out two tiles (R-SETUP-5 to R-SETUP-19)."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.words import Label, Word
from starhold.roll import components as box
from starhold.roll.actions import DicePlace, RollAction
from starhold.roll.components import SIDE_NAMES, Colour, Die, Side
from starhold.roll.dice import several
from starhold.roll.events import RollEvent, tell
from starhold.roll.powers.effects import tableau
from starhold.roll.state import ALL_TILES, IDLE, Own, Player, RollState
from starhold.roll.steps.base import Together, ask_or_answer
from starhold.roll.tiles import NO_TILES, ONE, added, without
from starhold.roll.words import REASONS, side_of_tile, tile_pick

# -- before the first decision ---------------------------------------------------------------------


def deal(state: RollState, chance: Chance) -> None:
    """Put everything on the table that is there before the first decision."""
    state.supply = box.SUPPLY
    state.bag = ALL_TILES
    state.pool = box.POOL_PER_PLAYER * state.players
    factions = list(range(len(box.FACTION_IDS)))
    homes = list(range(len(box.HOME_IDS)))
    for seat in range(state.players):
        faction = factions.pop(chance.below(len(factions)))
        home = homes.pop(chance.below(len(homes)))
        sit_down(state, faction, home)
        tell(chance, RollEvent.DEALT, seat, faction, home)
    for player in state.seats:
        drawn: i64 = 0
        while drawn < box.STARTING_TILES:
            player.drawn = added(player.drawn, state.draw(chance))
            drawn += 1
    state.first = lowest_faction(state)


def sit_down(state: RollState, faction: i64, home: i64) -> None:
    """R-SETUP-4, R-SETUP-11 to R-SETUP-15: tableau, dice and credits of a faction and a home world."""
    development = box.FACTION_DEVELOPMENT[faction]
    player = Player(tableau(faction, home, NO_TILES if development < 0 else ONE[development], NO_TILES))
    seat = len(state.seats)
    state.seats.append(player)
    player.credits = box.HOME_CREDITS[home]
    state.gain(seat, DicePlace.CUP, several(box.HOME_DICE_IN_CUP, Die.HOME))
    state.gain(seat, DicePlace.CITIZENRY, several(box.HOME_DICE_IN_CITIZENRY, Die.HOME))
    state.gain(seat, DicePlace.CUP, box.FACTION_TO_CUP[faction] + box.HOME_TO_CUP[home])
    state.gain(seat, DicePlace.CITIZENRY, box.FACTION_TO_CITIZENRY[faction] + box.HOME_TO_CITIZENRY[home])
    if box.FACTION_COLOUR[faction] != Colour.GREY:
        state.gain(seat, DicePlace.GOODS + box.FACTION_COLOUR[faction], box.FACTION_GOOD[faction])
    if box.HOME_COLOUR[home] != Colour.GREY:
        state.gain(seat, DicePlace.GOODS + box.HOME_COLOUR[home], box.HOME_GOOD[home])


def lowest_faction(state: RollState) -> i64:
    """R-ORDER-2: the seat that begins wherever an order is needed."""
    first: i64 = 0
    for seat in range(state.players):
        if state.seats[seat].tableau.faction < state.seats[first].tableau.faction:
            first = seat
    return first


# -- laying out --------------------------------------------------------------------------------------


@final
class LayOut(Together):
    """R-SETUP-7: all choose at once which of their two tiles is the development (R-SETUP-19)."""

    name: ClassVar[str] = "lay-out"
    rule: ClassVar[str] = "R-SETUP-7"

    def secret(self) -> bool:
        return True

    def settle(self, state: RollState, chance: Chance) -> bool:
        for seat in range(state.players):
            if state.seats[seat].step is IDLE:
                ask_or_answer(state, seat, CHOOSE_SIDES, chance)
        return super().settle(state, chance)

    def resolve(self, state: RollState, chance: Chance) -> None:
        for seat in range(state.players):
            lay_out(state, seat, chance)


LAY_OUT: Final = LayOut()
LAY_OUT_BOTH: Final = REASONS.declare("lay-out-both", rule="R-SETUP-8")


@final
class ChooseSides(Own):
    """Which tile is the development; the other one is the world."""

    name: ClassVar[str] = "lay-out"
    rule: ClassVar[str] = "R-SETUP-7"

    def offer(self, state: RollState, seat: i64, moves: Moves) -> None:
        drawn = state.seats[seat].drawn
        moves.add_all(RollAction.PUT, cheapest(drawn) if state.cheapest else drawn)
        if moves.explains:
            moves.refuse_pick(f"stack:{SIDE_NAMES[Side.WORLD]}", LAY_OUT_BOTH())

    def take(self, state: RollState, seat: i64, action: i64, chance: Chance) -> None:
        state.seats[seat].step = Sides(action - RollAction.PUT)
        state.owing &= ~bit(seat)
        tell(chance, RollEvent.READY, seat)

    def label(self, state: RollState, seat: i64, action: i64) -> Label:
        """One choice lays out both tiles."""
        tile = int(action - RollAction.PUT)
        (other,) = without(state.seats[seat].drawn, tile)
        words: dict[str, Word] = {
            "development": side_of_tile(Side.DEVELOPMENT, tile),
            "world": side_of_tile(Side.WORLD, other),
        }
        return Label("lay-out", words, (tile_pick(tile), f"stack:{SIDE_NAMES[Side.DEVELOPMENT]}"))


CHOOSE_SIDES: Final = ChooseSides()


@final
class Sides(Own):
    """What a player has chosen, until all have."""

    name: ClassVar[str] = "sides"

    def __init__(self, development: i64) -> None:
        self.development: i64 = development

    def fields(self) -> list[int]:
        return [self.development]


def cheapest(drawn: bytes) -> bytes:
    """R-SETUP-9: the tiles that may be the development if the cheapest sides are laid out."""
    one: i64 = drawn[0]
    other: i64 = drawn[1]
    first = _sum_then_development(one, other)
    second = _sum_then_development(other, one)
    if first < second:
        return ONE[one]
    return ONE[other] if second < first else drawn


def _sum_then_development(development: i64, world: i64) -> i64:
    """Sum of the costs, and among equal sums the cost of the development."""
    cost: i64 = box.COST[development]
    return 10 * (cost + box.COST[box.TILES + world]) + cost


def lay_out(state: RollState, seat: i64, chance: Chance) -> None:
    """Both tiles go to their slots, for all to see."""
    player = state.seats[seat]
    chosen = player.step
    assert isinstance(chosen, Sides)
    world: i64 = without(player.drawn, chosen.development)[0]
    player.put_under(Side.DEVELOPMENT, chosen.development)
    player.put_under(Side.WORLD, world)
    player.drawn = NO_TILES
    player.step = IDLE
    tell(chance, RollEvent.LAID_OUT, seat, chosen.development, world)
