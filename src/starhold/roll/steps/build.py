"""Phases II and III, Develop and Settle: builders go onto the top tile of a stack until it is complete.

Both phases are one procedure (R-SETTLE-1); `side` says which stack, slot and row it is about.
"""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from starhold.kernel.bits import has
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step import NO_ACTION
from starhold.kernel.words import Label, Number, Question
from starhold.roll import components as box
from starhold.roll.actions import PLACES, DicePlace, RollAction
from starhold.roll.components import PHASE_NAMES, SIDE_NAMES, Phase, Side
from starhold.roll.dice import first_kind, kinds, number, of_kind, one, several, total, uniform
from starhold.roll.events import RollEvent, tell
from starhold.roll.powers.building import builders_to_cup, completion_credits, cost
from starhold.roll.powers.effects import add_development, add_world
from starhold.roll.powers.wages import end_of_phase
from starhold.roll.state import Own, RollState
from starhold.roll.steps.base import Together, ask, ask_or_answer, finish
from starhold.roll.steps.zone import show_tops, take_out
from starhold.roll.words import die_name, die_pick


def start_building(state: RollState, side: i64, chance: Chance) -> None:
    """Everybody builds at once: nothing that one player does here touches another."""
    state.stack.append(DEVELOP if side == Side.DEVELOPMENT else SETTLE)
    for seat in range(state.players):
        build(state, seat, side, chance)


@final
class Develop(Together):
    """R-DEV-2: builders go onto the top development one at a time."""

    name: ClassVar[str] = "develop"
    rule: ClassVar[str] = "R-DEV-2"

    def resolve(self, state: RollState, chance: Chance) -> None:
        end_of_phase(state, Phase.DEVELOP, chance)


@final
class Settle(Together):
    """R-SETTLE-1: builders go onto the top world one at a time."""

    name: ClassVar[str] = "settle"
    rule: ClassVar[str] = "R-SETTLE-1"

    def resolve(self, state: RollState, chance: Chance) -> None:
        end_of_phase(state, Phase.SETTLE, chance)


DEVELOP: Final = Develop()
SETTLE: Final = Settle()

# -- placing builders -----------------------------------------------------------------------------


@final
class PlaceBuilder(Own):
    """R-DEV-2: which builder goes onto the tile next."""

    name: ClassVar[str] = "build"

    def __init__(self, side: i64) -> None:
        self.side: i64 = side

    def offer(self, state: RollState, seat: i64, moves: Moves) -> None:
        moves.add_each(RollAction.BUILD, kinds(state.seats[seat].at(Phase.DEVELOP + self.side)))

    def take(self, state: RollState, seat: i64, action: i64, chance: Chance) -> None:
        player = state.seats[seat]
        builder = one(action - RollAction.BUILD)
        player.add(Phase.DEVELOP + self.side, -builder)
        player.add(DicePlace.DEVELOPMENT_SLOT + self.side, builder)
        tell(chance, RollEvent.PLACED, seat, 1, self.side)
        build(state, seat, self.side, chance)

    def question(self, state: RollState, seat: i64) -> Question:
        phase = DEVELOP if self.side == Side.DEVELOPMENT else SETTLE
        return Question(phase.name, {}, phase.rule)

    def label(self, state: RollState, seat: i64, action: i64) -> Label:
        kind = int(action - RollAction.BUILD)
        row = PHASE_NAMES[Phase.DEVELOP + self.side]
        picks = (die_pick(row, kind), f"slot:{SIDE_NAMES[self.side]}")
        return Label("build", {"die": die_name(kind)}, picks)

    def fields(self) -> list[int]:
        return [self.side]


PLACE_BUILDER: Final = (PlaceBuilder(Side.DEVELOPMENT), PlaceBuilder(Side.WORLD))


def build(state: RollState, seat: i64, side: i64, chance: Chance) -> None:
    """Continue building until the owner must decide something or is finished."""
    player = state.seats[seat]
    row = Phase.DEVELOP + side
    slot = DicePlace.DEVELOPMENT_SLOT + side
    while True:
        stack = player.stack(side)
        workers = player.at(row)
        if not stack:
            return_unused(state, seat, row, chance)
            finish(state, seat)
            return
        needed = cost(player, side, stack[0])
        placed = total(player.at(slot))
        if placed >= needed:
            complete(state, seat, side, needed, chance)
            return
        if not workers:
            finish(state, seat)
            return
        if total(workers) > needed - placed:
            if not uniform(workers):
                ask(state, seat, PLACE_BUILDER[side])
                return
            workers = several(needed - placed, first_kind(workers))
        player.add(row, -workers)
        player.add(slot, workers)
        tell(chance, RollEvent.PLACED, seat, total(workers), side)


def return_unused(state: RollState, seat: i64, row: i64, chance: Chance) -> None:
    """R-PHASE-6: workers that could not be used go back to the cup."""
    player = state.seats[seat]
    workers = player.at(row)
    if workers:
        player.add(row, -workers)
        player.add(DicePlace.CUP, workers)
        tell(chance, RollEvent.UNUSED, seat, total(workers))


# -- completing a tile (R-DEV-14) -------------------------------------------------------------------


def complete(state: RollState, seat: i64, side: i64, needed: i64, chance: Chance) -> None:
    """Move the top tile into the tableau; its builders are the dice that pay for it."""
    player = state.seats[seat]
    tile: i64 = player.stack(side)[0]
    if side == Side.DEVELOPMENT:
        add_development(player, tile)
        tell(chance, RollEvent.COMPLETED, seat, tile)
    else:
        add_world(player, tile)
        tell(chance, RollEvent.SETTLED, seat, tile)
    take_out(player, side, tile)
    show_tops(state, seat, chance)
    pay_with(state, seat, side, tile, 0, needed, chance)


@final
class PayWith(Own):
    """R-DEV-8: with more dice on the slot than the cost, which of them pay."""

    name: ClassVar[str] = "pay"
    rule: ClassVar[str] = "R-DEV-8"

    def __init__(self, side: i64, tile: i64, left: i64) -> None:
        self.side: i64 = side
        self.tile: i64 = tile
        #: how many dice are still to be named
        self.left: i64 = left

    def offer(self, state: RollState, seat: i64, moves: Moves) -> None:
        moves.add_each(RollAction.PAY, kinds(state.seats[seat].at(DicePlace.DEVELOPMENT_SLOT + self.side)))

    def take(self, state: RollState, seat: i64, action: i64, chance: Chance) -> None:
        pay_with(state, seat, self.side, self.tile, one(action - RollAction.PAY), self.left, chance)

    def question(self, state: RollState, seat: i64) -> Question:
        return Question(self.name, {"dice": Number(int(self.left))}, self.rule)

    def label(self, state: RollState, seat: i64, action: i64) -> Label:
        kind = int(action - RollAction.PAY)
        return Label("pay", {"die": die_name(kind)}, (die_pick(f"{SIDE_NAMES[self.side]}-slot", kind),))

    def fields(self) -> list[int]:
        return [self.side, self.tile, self.left]


def pay_with(state: RollState, seat: i64, side: i64, tile: i64, dice: i64, left: i64, chance: Chance) -> None:
    """Pay with these dice; where the others do not follow from that, the owner continues to choose."""
    player = state.seats[seat]
    slot = DicePlace.DEVELOPMENT_SLOT + side
    player.add(slot, -dice)
    player.builders += dice
    left -= total(dice)
    on_slot = player.at(slot)
    if left > 0 and left < total(on_slot) and not uniform(on_slot):
        ask(state, seat, PayWith(side, tile, left))
        return
    if left > 0:
        rest = on_slot if left == total(on_slot) else several(left, first_kind(on_slot))
        player.add(slot, -rest)
        player.builders += rest
    redirect(state, seat, side, tile, chance)


# -- builders that go to the cup (R-TILE-16 to R-TILE-19) ---------------------------------------------


@final
class SendToCup(Own):
    """R-TILE-16: which builder goes to the cup, at least one and then perhaps a second one."""

    name: ClassVar[str] = "to-cup"
    rule: ClassVar[str] = "R-TILE-16"

    def __init__(self, side: i64, tile: i64, least: i64, most: i64) -> None:
        self.side: i64 = side
        self.tile: i64 = tile
        self.least: i64 = least
        self.most: i64 = most

    def offer(self, state: RollState, seat: i64, moves: Moves) -> None:
        moves.add_each(RollAction.TO_CUP, kinds(state.seats[seat].builders))
        if self.least <= 0:
            moves.add(RollAction.KEEP)

    def take(self, state: RollState, seat: i64, action: i64, chance: Chance) -> None:
        player = state.seats[seat]
        if action != RollAction.KEEP:
            to_cup(state, seat, one(action - RollAction.TO_CUP), chance)
            if self.most > 1 and player.builders:
                ask(state, seat, SendToCup(self.side, self.tile, self.least - 1, self.most - 1))
                return
        end_redirecting(state, seat, self.side, self.tile, chance)

    def decline(self, state: RollState, seat: i64) -> i64:
        return RollAction.KEEP if self.least <= 0 else NO_ACTION

    def fields(self) -> list[int]:
        return [self.side, self.tile, self.least, self.most]


def redirect(state: RollState, seat: i64, side: i64, tile: i64, chance: Chance) -> None:
    """Galactic Federation, Galactic Exchange and New Galactic Order send builders to the cup."""
    player = state.seats[seat]
    least: i64 = 1
    if side == Side.WORLD and player.tableau.kinds_to_cup:
        for kind in range(box.KINDS):
            dice = of_kind(player.builders, kind)
            if dice and has(player.tableau.kinds_to_cup, kind):
                to_cup(state, seat, dice, chance)
                least = 0  # R-TILE-19: a military settler may count as the one chosen
    most = builders_to_cup(player, side, tile)
    if most and player.builders:
        ask_or_answer(state, seat, SendToCup(side, tile, least, most), chance)
    else:
        end_redirecting(state, seat, side, tile, chance)


def to_cup(state: RollState, seat: i64, dice: i64, chance: Chance) -> None:
    """Send builders of one type to the cup."""
    player = state.seats[seat]
    player.builders -= dice
    player.cup += dice
    tell(chance, RollEvent.TO_CUP, seat, total(dice), first_kind(dice))


def end_redirecting(state: RollState, seat: i64, side: i64, tile: i64, chance: Chance) -> None:
    """Send all other builders to the Citizenry; then the tile's immediate effect follows."""
    player = state.seats[seat]
    player.citizenry += player.builders
    player.builders = 0
    if box.REMOVES[box.TILES * side + tile]:
        ask_or_answer(state, seat, RemoveDie(side, tile), chance)
    else:
        gain_from_tile(state, seat, side, tile, chance)


# -- immediate effects (R-IMM-1 to R-IMM-9) ----------------------------------------------------------


@final
class RemoveDie(Own):
    """R-IMM-1: any own die goes back to the supply, and nothing else comes of it (R-IMM-5)."""

    name: ClassVar[str] = "remove"
    rule: ClassVar[str] = "R-IMM-1"

    def __init__(self, side: i64, tile: i64) -> None:
        self.side: i64 = side
        self.tile: i64 = tile

    def offer(self, state: RollState, seat: i64, moves: Moves) -> None:
        player = state.seats[seat]
        place: i64 = DicePlace.DEVELOP_ROW
        while place < PLACES:
            moves.add_each(RollAction.REMOVE + 7 * (place - 1), kinds(player.at(place)))
            place += 1

    def take(self, state: RollState, seat: i64, action: i64, chance: Chance) -> None:
        code = action - RollAction.REMOVE
        place = code // 7 + 1
        kind = code % 7
        state.seats[seat].add(place, -one(kind))
        state.supply += one(kind)
        tell(chance, RollEvent.REMOVED, seat, kind, place)
        gain_from_tile(state, seat, self.side, self.tile, chance)

    def fields(self) -> list[int]:
        return [self.side, self.tile]


def gain_from_tile(state: RollState, seat: i64, side: i64, tile: i64, chance: Chance) -> None:
    """Gain what the completed tile brings, then what others pay for it; then build the next (R-DEV-9)."""
    number_of_side = box.TILES * side + tile
    gain_dice(state, seat, DicePlace.CUP, box.TO_CUP[number_of_side], chance)
    gain_dice(state, seat, DicePlace.CITIZENRY, box.TO_CITIZENRY[number_of_side], chance)
    if side == Side.WORLD:
        gain_dice(state, seat, DicePlace.GOODS + box.WORLD_COLOUR[tile], box.AS_GOOD[number_of_side], chance)
    gained = state.pay(seat, box.CREDITS[number_of_side], chance)
    if gained > 0:
        tell(chance, RollEvent.TILE_CREDITS, seat, gained)
    completion_credits(state, seat, side, tile, chance)
    build(state, seat, side, chance)


def gain_dice(state: RollState, seat: i64, place: i64, dice: i64, chance: Chance) -> None:
    """Put dice of the supply into a place."""
    state.gain(seat, place, dice)
    if chance.log is not None:
        left = dice
        while left:
            kind = first_kind(left)
            tell(chance, RollEvent.GAINED, seat, number(left, kind), kind, place)
            left -= of_kind(left, kind)
