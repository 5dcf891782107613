"""Effects on building: what tiles cost, who goes to the cup, and what is paid for a completed tile."""

from typing import ClassVar, final

from mypy_extensions import i64

from starhold.kernel.bits import has
from starhold.kernel.chance import Chance
from starhold.roll import components as box
from starhold.roll.components import ALL_COLOURS, COLOUR_NAMES, DIE_NAMES, SIDE_NAMES, Side, number_of, set_of
from starhold.roll.data import Op
from starhold.roll.state import Player, RollState
from starhold.roll.tableau import Tableau, TileEffect


def cost(player: Player, side: i64, tile: i64) -> i64:
    """R-DEV-12, R-POWER-12: how many builders a tile of the construction zone needs now, never below 1."""
    needed: i64 = box.COST[box.TILES * side + tile]
    for effect in player.tableau.discounts:
        needed = effect.cheaper(side, tile, needed)
    return max(needed, 1)


@final
class Discount(TileEffect[RollState]):
    """R-POWER-12: tiles of some sort need fewer builders, not below the floor that this discount respects."""

    word: ClassVar[str] = "discount"

    def __init__(self, development: i64, op: Op) -> None:
        super().__init__(development)
        self.side: i64 = number_of(str(op.on), SIDE_NAMES)
        self.colours: i64 = set_of(op.world_colours, COLOUR_NAMES, ALL_COLOURS)
        self.reassign_only: bool = op.development_class == "reassign"
        self.amount: i64 = op.amount
        self.minimum: i64 = op.minimum

    def join(self, tableau: Tableau) -> None:
        """Put a discount with a floor of its own first, so that the others still count below it."""
        if self.minimum > 1:
            tableau.discounts.insert(0, self)
        else:
            tableau.discounts.append(self)

    def cheaper(self, side: i64, tile: i64, needed: i64) -> i64:
        if side != self.side or needed <= self.minimum:
            return needed
        if side == Side.WORLD:
            if not has(self.colours, box.WORLD_COLOUR[tile]):
                return needed
        elif self.reassign_only and not box.IS_REASSIGN[tile]:
            return needed
        return max(self.minimum, needed - self.amount)


@final
class CompletionCredits(TileEffect[RollState]):
    """R-TILE-35, R-POWER-7: credits for a completed tile, never for the paying tile itself."""

    word: ClassVar[str] = "on_complete_credits"

    def __init__(self, development: i64, op: Op) -> None:
        super().__init__(development)
        self.sides: i64 = set_of([op.on] if isinstance(op.on, str) else op.on, SIDE_NAMES, 0)
        self.colours: i64 = set_of(op.world_colours, COLOUR_NAMES, ALL_COLOURS)
        self.amount: i64 = op.amount

    def join(self, tableau: Tableau) -> None:
        tableau.on_completion.append(self)

    def completed(self, state: RollState, seat: i64, side: i64, tile: i64, chance: Chance) -> None:
        if not has(self.sides, side) or (side == Side.DEVELOPMENT and tile == self.development):
            return
        if side == Side.DEVELOPMENT or has(self.colours, box.WORLD_COLOUR[tile]):
            state.credit(seat, self.amount, self.development, chance)


@final
class BuildersToCup(TileEffect[RollState]):
    """R-TILE-16 to R-TILE-19: some builders of a completed tile go to the cup, or all of some types."""

    word: ClassVar[str] = "builders_to_cup"

    def __init__(self, development: i64, op: Op) -> None:
        super().__init__(development)
        self.side: i64 = number_of(str(op.on), SIDE_NAMES)
        #: types of settlers that all go there
        self.kinds: i64 = set_of(op.die_types, DIE_NAMES, 0)
        self.most: i64 = op.count_max if isinstance(op.count_max, int) else 0

    def join(self, tableau: Tableau) -> None:
        tableau.kinds_to_cup |= self.kinds
        tableau.redirects.append(self)

    def to_cup(self, side: i64, tile: i64) -> i64:
        """R-TILE-17: not for its own completion."""
        own = side == Side.DEVELOPMENT and tile == self.development
        return self.most if side == self.side and not own else 0


def builders_to_cup(player: Player, side: i64, tile: i64) -> i64:
    """Return how many builders of a completed tile their owner may send to the cup."""
    most: i64 = 0
    for effect in player.tableau.redirects:
        most = max(most, effect.to_cup(side, tile))
    return most


def completion_credits(state: RollState, seat: i64, side: i64, tile: i64, chance: Chance) -> None:
    """Pay what effects pay for a completed tile."""
    for effect in state.seats[seat].tableau.on_completion:
        effect.completed(state, seat, side, tile, chance)
