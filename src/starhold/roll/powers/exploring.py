"""Effects on Explore: what explorers bring, where tiles go, and what is drawn at the end."""

from typing import ClassVar, final

from mypy_extensions import i64

from starhold.roll.data import Op
from starhold.roll.state import RollState
from starhold.roll.tableau import Tableau, TileEffect


@final
class AlienStock(TileEffect[RollState]):
    """R-TILE-4: an alien explorer stocks more."""

    word: ClassVar[str] = "stock_amount"

    def __init__(self, development: i64, op: Op) -> None:
        super().__init__(development)
        self.amount: i64 = op.amount

    def join(self, tableau: Tableau) -> None:
        tableau.alien_stock = max(tableau.alien_stock, self.amount)


@final
class PlaceOnTop(TileEffect[RollState]):
    """R-TILE-36: Scouted tiles may be put on top of a stack."""

    word: ClassVar[str] = "scout_place_top"

    def __init__(self, development: i64, op: Op) -> None:
        super().__init__(development)

    def join(self, tableau: Tableau) -> None:
        tableau.places_on_top = True


@final
class Rearrange(TileEffect[RollState]):
    """R-TILE-1: the tiles of the construction zone may be re-sorted between tasks."""

    word: ClassVar[str] = "rearrange_zone"

    def __init__(self, development: i64, op: Op) -> None:
        super().__init__(development)

    def join(self, tableau: Tableau) -> None:
        tableau.rearranges = True


@final
class ResearchEffect(TileEffect[RollState]):
    """R-TILE-6: a tile is drawn after everybody has explored."""

    word: ClassVar[str] = "end_phase_draw_tile"

    def __init__(self, development: i64, op: Op) -> None:
        super().__init__(development)

    def join(self, tableau: Tableau) -> None:
        tableau.researches = True
