"""Phase IV, Produce: producers become goods on coloured worlds."""

from collections.abc import Sequence
from typing import ClassVar, Final, final

from mypy_extensions import i64

from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.words import Choice, Confirm, Shape
from starhold.roll import components as box
from starhold.roll.actions import RollAction
from starhold.roll.components import Phase
from starhold.roll.dice import first_kind, kinds, one, total, uniform
from starhold.roll.events import RollEvent, tell
from starhold.roll.powers.wages import end_of_phase
from starhold.roll.shapes import at_any_place
from starhold.roll.state import Own, Player, RollState
from starhold.roll.steps.base import Together, ask_or_answer, finish
from starhold.roll.steps.build import return_unused
from starhold.roll.steps.why import refuse_grey
from starhold.roll.words import REASONS, colour_name


def start_producing(state: RollState, chance: Chance) -> None:
    """Everybody produces at once."""
    state.stack.append(PRODUCE)
    for seat in range(state.players):
        produce(state, seat, chance)


@final
class Produce(Together):
    """R-PRODUCE-1: producers become goods."""

    name: ClassVar[str] = "produce"
    rule: ClassVar[str] = "R-PRODUCE-1"

    def resolve(self, state: RollState, chance: Chance) -> None:
        end_of_phase(state, Phase.PRODUCE, chance)


PRODUCE: Final = Produce()
WORLDS_FULL: Final = REASONS.declare("worlds-full", rule="R-PRODUCE-4")


@final
class MakeGood(Own):
    """R-PRODUCE-5: the owner chooses which producer goes to a world of which colour."""

    name: ClassVar[str] = "produce"
    rule: ClassVar[str] = "R-PRODUCE-5"
    confirm: ClassVar[Confirm] = "never"

    def offer(self, state: RollState, seat: i64, moves: Moves) -> None:
        player = state.seats[seat]
        types = kinds(player.produce)
        colour: i64 = 0
        while colour < box.COLOURS:
            if player.room(colour) > 0:
                moves.add_each(RollAction.PRODUCE + 7 * colour, types)
            elif moves.explains:
                moves.refuse_each(
                    RollAction.PRODUCE + 7 * colour, types, WORLDS_FULL(colour=colour_name(int(colour)))
                )
            colour += 1
        if moves.explains:
            refuse_grey(moves)

    def take(self, state: RollState, seat: i64, action: i64, chance: Chance) -> None:
        code = action - RollAction.PRODUCE
        make_good(state, seat, code % 7, code // 7, chance)
        produce(state, seat, chance)

    def shape(self, state: RollState, seat: i64, choices: Sequence[Choice]) -> tuple[Shape, ...]:
        return at_any_place(super().shape(state, seat, choices), choices)


MAKE_GOOD: Final = MakeGood()


def produce(state: RollState, seat: i64, chance: Chance) -> None:
    """R-PRODUCE-6: continue while there is a producer and a place; without a real choice, by itself."""
    player = state.seats[seat]
    while player.produce:
        places = all_room(player)
        if places == 0:
            break
        fills_all = uniform(player.produce) and total(player.produce) >= places
        if not fills_all and not (one_colour(player) and total(player.produce) <= places):
            ask_or_answer(state, seat, MAKE_GOOD, chance)
            return
        make_good(state, seat, first_kind(player.produce), first_colour(player), chance)
    return_unused(state, seat, Phase.PRODUCE, chance)
    finish(state, seat)


def make_good(state: RollState, seat: i64, kind: i64, colour: i64, chance: Chance) -> None:
    """Turn a producer into a good (R-GEN-4)."""
    player = state.seats[seat]
    player.produce -= one(kind)
    player.add_goods(colour, one(kind))
    tell(chance, RollEvent.PRODUCED, seat, kind, colour)


def all_room(player: Player) -> i64:
    """Return how many goods can still be put anywhere."""
    places: i64 = 0
    colour: i64 = 0
    while colour < box.COLOURS:
        places += player.room(colour)
        colour += 1
    return places


def first_colour(player: Player) -> i64:
    """Return the first colour of world with a free place; there must be one."""
    colour: i64 = 0
    while player.room(colour) <= 0:
        colour += 1
    return colour


def one_colour(player: Player) -> bool:
    """True if all free places are on worlds of one colour."""
    return player.room(first_colour(player)) == all_room(player)
