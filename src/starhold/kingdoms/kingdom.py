"""What belongs to one seat: faction, levels, resources, and armies as sets of regions (fields: table.py)."""

from typing import Any, final

from mypy_extensions import i64, mypyc_attr

from starhold.kernel.bits import has
from starhold.kingdoms._table import KingdomBase
from starhold.kingdoms.components import MAX_RESOURCE
from starhold.kingdoms.faction import NO_FACTION, Faction


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Kingdom(KingdomBase):
    """What belongs to one seat."""

    def __init__(self, faction: Faction[Any] = NO_FACTION, source: "Kingdom | None" = None) -> None:
        super().__init__(faction, source)

    def clone(self) -> "Kingdom":
        return Kingdom(self.faction, self)

    # -- resources (K-RES) --------------------------------------------------------------

    def amount(self, resource: i64) -> i64:
        """Return how much of a resource is held."""
        return (self.purse >> (4 * resource)) & 15

    def held(self) -> i64:
        """Return all resources together."""
        return (self.purse & 15) + ((self.purse >> 4) & 15) + (self.purse >> 8)

    def gain(self, resource: i64, amount: i64) -> i64:
        """Take from the stock and return what the store took, as a purse; above 9 is lost (K-RES-2)."""
        room = MAX_RESOURCE - self.amount(resource)
        taken = (amount if amount < room else room) << (4 * resource)
        self.purse += taken
        return taken

    def gain_all(self, mana: i64, ore: i64, food: i64) -> i64:
        """Take several resources at once, the limit applied once (K-COLLECT-9)."""
        return self.gain(0, mana) + self.gain(1, ore) + self.gain(2, food)

    def pay(self, resource: i64, amount: i64) -> None:
        """Give to the stock what is known to be there."""
        self.purse -= amount << (4 * resource)

    def covers(self, purse: i64) -> bool:
        """True if everything in that purse is held here too."""
        return (
            self.purse & 15 >= purse & 15
            and (self.purse >> 4) & 15 >= (purse >> 4) & 15
            and self.purse >> 8 >= purse >> 8
        )

    # -- armies ---------------------------------------------------------------------------

    def standing(self) -> i64:
        """Return the regions with an army of the player that may move (K-MOVE-6)."""
        return (self.lands & ~self.lying) | (self.pairs & ~self.lying_pairs)

    def alone(self) -> i64:
        """Return the regions with exactly one army of the player."""
        return self.lands & ~self.pairs

    def mixed(self, region: i64) -> bool:
        """True if one army stands there and another lies."""
        return has(self.pairs & self.lying & ~self.lying_pairs, region)
