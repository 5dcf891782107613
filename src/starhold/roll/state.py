"""What players do with dice, tiles and credits, the supply, the bag, the VP pool (the fields: table.py)."""

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from starhold.kernel.bits import has
from starhold.kernel.chance import Chance
from starhold.kernel.step import Step
from starhold.roll import components as box
from starhold.roll._table import PlayerBase, RollBase
from starhold.roll.actions import DicePlace, RollAction
from starhold.roll.components import Colour, Phase, Side
from starhold.roll.dice import total
from starhold.roll.events import RollEvent, tell
from starhold.roll.tableau import Tableau
from starhold.roll.tiles import NO_TILES, ONE, added, holds, joined, without, without_nth

NONE: Final = -1
ALL_TILES: Final[bytes] = bytes(range(len(box.TILE_IDS)))


class Own(Step["RollState"]):
    """What one player decides in a part of the round that all play at once."""

    def next_draw(self, player: "Player") -> i64:
        """Explore: how many tiles the next Scout can draw at most; NONE: the player does not explore."""
        return NONE

    def most_draws(self, player: "Player") -> i64:
        """Explore: how many tiles can be drawn at most before the phase ends."""
        return 0


@final
class Idle(Own):
    """The step of a player who owes nothing."""

    name: ClassVar[str] = "idle"
    asks: ClassVar[bool] = False


IDLE: Final = Idle()

# -- a player ---------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class Player(PlayerBase):
    """All that lies in front of one player. Dice are counted by type (see `dice`)."""

    def __init__(self, tableau: Tableau, source: "Player | None" = None) -> None:
        super().__init__(tableau, IDLE, source)

    def clone(self) -> "Player":
        return Player(self.tableau, self)

    # -- dice ----------------------------------------------------------------------------

    def at(self, place: i64) -> i64:
        """Return the dice that lie in a place."""
        if place == Phase.EXPLORE:
            return self.explore
        if place == Phase.DEVELOP:
            return self.develop
        if place == Phase.SETTLE:
            return self.settle
        if place == Phase.PRODUCE:
            return self.produce
        if place == Phase.SHIP:
            return self.ship
        if place == DicePlace.CUP:
            return self.cup
        if place == DicePlace.CITIZENRY:
            return self.citizenry
        if place == DicePlace.DEVELOPMENT_SLOT:
            return self.development_slot
        if place == DicePlace.WORLD_SLOT:
            return self.world_slot
        return self.goods(place - DicePlace.GOODS)

    def add(self, place: i64, dice: i64) -> None:
        """Put dice into a place (a negative number takes them out)."""
        if place == Phase.EXPLORE:
            self.explore += dice
        elif place == Phase.DEVELOP:
            self.develop += dice
        elif place == Phase.SETTLE:
            self.settle += dice
        elif place == Phase.PRODUCE:
            self.produce += dice
        elif place == Phase.SHIP:
            self.ship += dice
        elif place == DicePlace.CUP:
            self.cup += dice
        elif place == DicePlace.CITIZENRY:
            self.citizenry += dice
        elif place == DicePlace.DEVELOPMENT_SLOT:
            self.development_slot += dice
        elif place == DicePlace.WORLD_SLOT:
            self.world_slot += dice
        else:
            self.add_goods(place - DicePlace.GOODS, dice)

    def goods(self, colour: i64) -> i64:
        """Return the goods on all worlds of a colour."""
        if colour == Colour.NOVELTY:
            return self.novelty_goods
        if colour == Colour.RARE:
            return self.rare_goods
        if colour == Colour.GENES:
            return self.genes_goods
        return self.alien_goods

    def add_goods(self, colour: i64, dice: i64) -> None:
        """Put goods onto worlds of a colour (a negative number takes them off)."""
        if colour == Colour.NOVELTY:
            self.novelty_goods += dice
        elif colour == Colour.RARE:
            self.rare_goods += dice
        elif colour == Colour.GENES:
            self.genes_goods += dice
        else:
            self.alien_goods += dice

    def all_goods(self) -> i64:
        """Return the goods on all worlds."""
        return self.novelty_goods + self.rare_goods + self.genes_goods + self.alien_goods

    def in_rows(self) -> i64:
        """Return the workers in the five rows."""
        return self.explore + self.develop + self.settle + self.produce + self.ship

    def dice(self) -> i64:
        """Return all dice that the player owns (R-GEN-7)."""
        screen = self.screen.dice() if self.screen is not None else 0
        slots = self.development_slot + self.world_slot
        return self.cup + self.citizenry + self.in_rows() + slots + self.builders + self.all_goods() + screen

    # -- tiles -------------------------------------------------------------------------------

    def stack(self, side: i64) -> bytes:
        """Return a stack of the construction zone, top first."""
        return self.development_stack if side == Side.DEVELOPMENT else self.world_stack

    def set_stack(self, side: i64, tiles: bytes) -> None:
        if side == Side.DEVELOPMENT:
            self.development_stack = tiles
        else:
            self.world_stack = tiles

    def put_under(self, side: i64, tile: i64) -> None:
        """Put a tile under a stack."""
        self.set_stack(side, self.stack(side) + ONE[tile])
        self.zone = added(self.zone, tile)

    def put_on(self, side: i64, tile: i64) -> None:
        """Put a tile on top of a stack."""
        self.set_stack(side, ONE[tile] + self.stack(side))
        self.zone = added(self.zone, tile)

    def side_of(self, tile: i64) -> i64:
        """Return the stack that a tile of the zone is in."""
        return Side.DEVELOPMENT if holds(self.development_stack, tile) else Side.WORLD

    def shows(self, tile: i64) -> bool:
        """True if all players see a tile of the zone: it is on top of a stack that is not being sorted."""
        side = self.side_of(tile)
        return not has(self.hidden, side) and self.stack(side)[0] == tile

    def move_tile(self, side: i64, tile: i64, to: i64) -> None:
        """Take a tile out of a stack and put it on top of either."""
        self.set_stack(side, without(self.stack(side), tile))
        self.set_stack(to, ONE[tile] + self.stack(to))

    def take_tile(self, side: i64, tile: i64) -> None:
        """Take a tile out of a stack; dice stay on the slot (R-EXPLORE-10)."""
        self.zone = without(self.zone, tile)
        self.set_stack(side, without(self.stack(side), tile))

    def room(self, colour: i64) -> i64:
        """Return how many more goods the worlds of a colour can hold (R-PRODUCE-4)."""
        tableau = self.tableau
        return tableau.goods_per_world * tableau.worlds_of(colour) - total(self.goods(colour))


# -- the position ---------------------------------------------------------------------------------


@final
class RollState(RollBase):
    """A position of Roll for the Galaxy."""

    def __init__(self, players: i64 = 2, source: "RollState | None" = None) -> None:
        super().__init__(players, source)

    def clone(self) -> "RollState":
        return RollState(self.players, self)

    # -- common things ---------------------------------------------------------------------

    def holds_hidden(self, seat: i64) -> bool:
        """Tiles that were drawn and are not placed yet, or covered ones that could be abandoned or moved."""
        player = self.seats[seat]
        if len(player.drawn) > 0:
            return True
        for action in self.legal(seat):
            if RollAction.ABANDON <= action < RollAction.DRAW and not player.shows(
                action - RollAction.ABANDON
            ):
                return True
            if RollAction.PUT <= action < RollAction.DONE and not player.shows(
                (action - RollAction.PUT) % box.TILES
            ):
                return True
        return False

    def pile(self) -> i64:
        """Return how many tiles the abandoned pile has."""
        tiles: i64 = 0
        for player in self.seats:
            tiles += len(player.abandoned)
        return tiles

    def pile_to_bag(self) -> None:
        """R-EXPLORE-9: abandoned tiles go back into the bag."""
        for player in self.seats:
            if player.abandoned:
                self.bag = joined(self.bag, player.abandoned)
                player.abandoned = NO_TILES

    def draw(self, chance: Chance) -> i64:
        """Draw a tile from the bag, which is not empty."""
        n = chance.below(len(self.bag))
        tile: i64 = self.bag[n]
        self.bag = without_nth(self.bag, n)
        return tile

    def pay(self, seat: i64, credits: i64, chance: Chance) -> i64:
        """Give credits, never beyond the cap (R-PHASE-7); return how many were gained."""
        player = self.seats[seat]
        gained = min(credits, box.CREDIT_CAP - player.credits)
        player.credits += gained
        chance.spill(seat, "credits", credits - gained)
        return gained

    def credit(self, seat: i64, credits: i64, development: i64, chance: Chance) -> None:
        """Pay the owner of a development; log it only if something was gained."""
        gained = self.pay(seat, credits, chance)
        if gained > 0:
            tell(chance, RollEvent.POWER_CREDITS, seat, development, gained)

    def award(self, seat: i64, vp: i64) -> None:
        """R-SHIP-12: VP in chips come from the pool, and from the reserve once that is empty."""
        self.seats[seat].chips += vp
        self.pool -= min(self.pool, vp)

    def gain(self, seat: i64, place: i64, dice: i64) -> None:
        """Give dice from the supply (R-IMM-8)."""
        if dice:
            self.supply -= dice
            self.seats[seat].add(place, dice)
