"""A tableau: what a player has built, and all that its developments change, summed up once.

A tableau never changes: a completed tile makes the next one, and clones share it. Each effect of a
development adds its part (`TileEffect.join`) when a tableau is made, so play itself only reads.
"""

from typing import Any, ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from starhold.kernel.bits import shl
from starhold.kernel.chance import Chance
from starhold.roll import components as box
from starhold.roll.components import Colour
from starhold.roll.dice import number, one
from starhold.roll.tiles import NO_TILES

S = TypeVar("S")

#: bits for an amount of each colour of world
_AMOUNT: Final = 8


class TileEffect(Generic[S]):
    """One effect of one development; `word` is what it is called in the data."""

    #: its name in the data: the effect, and what it counts or asks, if it does
    word: ClassVar[str] = ""

    def __init__(self, development: i64) -> None:
        self.development: i64 = development

    def join(self, tableau: "Tableau") -> None:
        """Add to a tableau what the effect changes there."""
        raise NotImplementedError

    def end_of_phase(self, state: S, seat: i64, chance: Chance) -> None:
        """React to the end of the phase that the effect joined (R-POWER-14)."""
        raise NotImplementedError

    def completed(self, state: S, seat: i64, side: i64, tile: i64, chance: Chance) -> None:
        """React to the owner completing a tile (R-TILE-35)."""
        raise NotImplementedError

    def to_cup(self, side: i64, tile: i64) -> i64:
        """Return how many builders of a completed tile may go to the cup (R-TILE-16)."""
        raise NotImplementedError

    def cheaper(self, side: i64, tile: i64, needed: i64) -> i64:
        """Return how many builders a tile needs, if it needed `needed` before (R-POWER-12)."""
        raise NotImplementedError

    def points(self, state: S, seat: i64) -> i64:
        """Return what a 6+ development adds to its cost (R-SCORE-4)."""
        raise NotImplementedError


@final
@mypyc_attr(acyclic=True)
class Tableau:
    """Developments and worlds by their numbers in ascending order, and what comes of them."""

    def __init__(
        self, faction: i64, home: i64, developments: bytes = NO_TILES, worlds: bytes = NO_TILES
    ) -> None:
        self.faction: i64 = faction
        self.home: i64 = home
        self.developments: bytes = developments
        #: worlds of tiles; those of faction and home world come on top
        self.worlds: bytes = worlds
        #: R-GEN-5: the faction tile being two squares
        self.squares: i64 = box.STARTING_SQUARES
        #: worlds by colour, counted like dice under the type that matches
        self.coloured: i64 = 0
        #: R-SCORE-2: printed costs of all worlds and developments; the highest one of a world
        self.cost: i64 = box.FACTION_WORLD_COST[faction] + box.HOME_COST[home]
        self.highest: i64 = max(box.FACTION_HIGHEST[faction], box.HOME_COST[home])
        self._add_world(box.FACTION_COLOUR[faction])
        self._add_world(box.HOME_COLOUR[home])
        for tile in worlds:
            cost: i64 = box.COST[box.TILES + tile]
            self.squares += 1
            self.cost += cost
            self.highest = max(self.highest, cost)
            self._add_world(box.WORLD_COLOUR[tile])
        for development in developments:
            self.cost += box.DEVELOPMENT_COST[development]
            if development < box.TILES:
                self.squares += 1
        # -- what effects change ----------------------------------------------------------
        #: Reassign powers by their numbers; how many workers Dictate moves, and whether it may be used again
        self.reassigns: bytes = NO_TILES
        self.dictate_moves: i64 = 1
        self.dictates_often: bool = False
        #: workers of each phase that are no dice (R-POWER-9)
        self.extra_workers: list[i64] = [0] * box.PHASES
        #: Explore: what an alien explorer stocks, and whether its Scouting pays; tiles may go on top, or be
        #: re-sorted; a tile is drawn at the end
        self.alien_stock: i64 = box.STOCK_CREDITS
        self.alien_scouts: bool = False
        self.places_on_top: bool = False
        self.rearranges: bool = False
        self.researches: bool = False
        #: Settle: types of settlers that all go to the cup
        self.kinds_to_cup: i64 = 0
        self.goods_per_world: i64 = box.GOODS_PER_WORLD
        #: Ship: extra credits of a Trade, VP and credits of a Consume, all by colour; VP for sale
        self.trade: i64 = 0
        self.consume: i64 = 0
        self.subsidy: i64 = 0
        self.buys_vp: bool = False
        self.discounts: list[TileEffect[Any]] = []
        self.redirects: list[TileEffect[Any]] = []
        self.on_completion: list[TileEffect[Any]] = []
        self.at_end: list[list[TileEffect[Any]]] = [[] for _ in range(box.PHASES)]
        self.six_plus: list[TileEffect[Any]] = []

    def _add_world(self, colour: i64) -> None:
        if colour != Colour.GREY:
            self.coloured += one(colour + Colour.FIRST)

    def worlds_of(self, colour: i64) -> i64:
        """Return how many worlds have this colour, which is not grey."""
        return number(self.coloured, colour + Colour.FIRST)

    def trade_bonus(self, colour: i64) -> i64:
        """R-SHIP-11: extra credits of a Trade from a world of this colour."""
        return (self.trade >> (_AMOUNT * colour)) & 255

    def consume_bonus(self, colour: i64) -> i64:
        """R-SHIP-11: extra VP of a Consume."""
        return (self.consume >> (_AMOUNT * colour)) & 255

    def consume_credits(self, colour: i64) -> i64:
        """Return the credits that come with a Consume."""
        return (self.subsidy >> (_AMOUNT * colour)) & 255


def by_colour(amount: i64, colours: i64) -> i64:
    """Return an amount for each of a set of colours, in the form of a tableau's bonuses."""
    packed: i64 = 0
    for colour in range(box.COLOURS):
        if (colours >> colour) & 1:
            packed += shl(amount, _AMOUNT * colour)
    return packed


def owner_fields(tableau: Tableau) -> list[int]:
    """Return what was dealt."""
    return [tableau.faction, tableau.home]


def built_fields(tableau: Tableau) -> list[int]:
    """Return what was built, each sort after its number."""
    developments, worlds = tableau.developments, tableau.worlds
    return [len(developments), *developments, len(worlds), *worlds]
