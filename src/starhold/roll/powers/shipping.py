"""Effects on goods: how many a world holds, and what shipments bring besides their price."""

from typing import ClassVar, final

from mypy_extensions import i64

from starhold.roll.components import ALL_COLOURS, COLOUR_NAMES, DIE_NAMES, PHASE_NAMES, number_of, set_of
from starhold.roll.data import Op
from starhold.roll.dice import one
from starhold.roll.state import RollState
from starhold.roll.tableau import Tableau, TileEffect, by_colour


@final
class ExtraWorkers(TileEffect[RollState]):
    """R-POWER-9: workers of a phase that are no dice."""

    word: ClassVar[str] = "virtual_workers"

    def __init__(self, development: i64, op: Op) -> None:
        super().__init__(development)
        self.phase: i64 = number_of(op.phase, PHASE_NAMES)
        self.workers: i64 = sum(one(DIE_NAMES.index(name)) for name in op.types)

    def join(self, tableau: Tableau) -> None:
        tableau.extra_workers[self.phase] += self.workers


@final
class GoodCapacity(TileEffect[RollState]):
    """R-PRODUCE-4: each coloured world holds more goods."""

    word: ClassVar[str] = "good_capacity"

    def __init__(self, development: i64, op: Op) -> None:
        super().__init__(development)
        self.per_world: i64 = op.per_world

    def join(self, tableau: Tableau) -> None:
        tableau.goods_per_world = max(tableau.goods_per_world, self.per_world)


@final
class TradeBonus(TileEffect[RollState]):
    """R-SHIP-11: a Trade brings more credits."""

    word: ClassVar[str] = "trade_bonus"

    def __init__(self, development: i64, op: Op) -> None:
        super().__init__(development)
        self.amounts: i64 = by_colour(op.amount, set_of(op.world_colours, COLOUR_NAMES, ALL_COLOURS))

    def join(self, tableau: Tableau) -> None:
        tableau.trade += self.amounts


@final
class ConsumeBonus(TileEffect[RollState]):
    """R-SHIP-11: a Consume brings more VP."""

    word: ClassVar[str] = "consume_bonus_vp"

    def __init__(self, development: i64, op: Op) -> None:
        super().__init__(development)
        self.amounts: i64 = by_colour(op.amount, set_of(op.world_colours, COLOUR_NAMES, ALL_COLOURS))

    def join(self, tableau: Tableau) -> None:
        tableau.consume += self.amounts


@final
class ConsumeCredits(TileEffect[RollState]):
    """R-SHIP-11: a Consume brings credits too."""

    word: ClassVar[str] = "consume_bonus_credits"

    def __init__(self, development: i64, op: Op) -> None:
        super().__init__(development)
        self.amounts: i64 = by_colour(op.amount, set_of(op.world_colours, COLOUR_NAMES, ALL_COLOURS))

    def join(self, tableau: Tableau) -> None:
        tableau.subsidy += self.amounts


@final
class BuyVpEffect(TileEffect[RollState]):
    """R-TILE-15: after a Trade 1 VP may be bought for $1."""

    word: ClassVar[str] = "trade_buy_vp"

    def __init__(self, development: i64, op: Op) -> None:
        super().__init__(development)

    def join(self, tableau: Tableau) -> None:
        tableau.buys_vp = True
