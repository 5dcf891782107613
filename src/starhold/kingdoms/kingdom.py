"""What belongs to one seat: faction, levels, resources, and armies as sets of regions."""

from typing import Any, final

from mypy_extensions import i64, mypyc_attr

from starhold.kernel.bits import has
from starhold.kingdoms.components import MAX_RESOURCE
from starhold.kingdoms.faction import NO_FACTION, Faction


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Kingdom:
    """What belongs to one seat."""

    def __init__(self, faction: Faction[Any] = NO_FACTION) -> None:
        self.faction: Faction[Any] = faction
        self.magic: i64 = 0
        self.tower: i64 = 0
        #: mana, ore and food, four bits each
        self.purse: i64 = 0
        #: armies in play: on the map, on the faction card, or aloft
        self.armies: i64 = 0
        #: regions with at least one own army, with two, with at least one lying, with two lying
        self.lands: i64 = 0
        self.pairs: i64 = 0
        self.lying: i64 = 0
        self.lying_pairs: i64 = 0
        #: armies on the faction card (Valkyries 2)
        self.on_card: i64 = 0
        #: armies in play that stand nowhere: in a war just fought, or picked up by Centaurs 3
        self.aloft: i64 = 0
        #: neutral armies taken from the Lost Kingdom
        self.captured: i64 = 0

    def clone(self) -> "Kingdom":
        twin = Kingdom(self.faction)
        twin.magic = self.magic
        twin.tower = self.tower
        twin.purse = self.purse
        twin.armies = self.armies
        twin.lands = self.lands
        twin.pairs = self.pairs
        twin.lying = self.lying
        twin.lying_pairs = self.lying_pairs
        twin.on_card = self.on_card
        twin.aloft = self.aloft
        twin.captured = self.captured
        return twin

    def fields(self) -> list[int]:
        return [
            self.faction.number,
            self.magic,
            self.tower,
            self.purse,
            self.armies,
            self.lands,
            self.pairs,
            self.lying,
            self.lying_pairs,
            self.on_card,
            self.aloft,
            self.captured,
        ]

    # -- resources (K-RES) --------------------------------------------------------------

    def amount(self, resource: i64) -> i64:
        """How much of a resource is held."""
        return (self.purse >> (4 * resource)) & 15

    def held(self) -> i64:
        """All resources together."""
        return (self.purse & 15) + ((self.purse >> 4) & 15) + (self.purse >> 8)

    def gain(self, resource: i64, amount: i64) -> i64:
        """Take from the stock; above 9 is lost (K-RES-2). Tells what the store took, as a purse."""
        room = MAX_RESOURCE - self.amount(resource)
        taken = (amount if amount < room else room) << (4 * resource)
        self.purse += taken
        return taken

    def gain_all(self, mana: i64, ore: i64, food: i64) -> i64:
        """Several resources at once, the limit applied once (K-COLLECT-9)."""
        return self.gain(0, mana) + self.gain(1, ore) + self.gain(2, food)

    def pay(self, resource: i64, amount: i64) -> None:
        """Give to the stock what is known to be there."""
        self.purse -= amount << (4 * resource)

    def covers(self, purse: i64) -> bool:
        """Is everything in that purse held here too?"""
        return (
            self.purse & 15 >= purse & 15
            and (self.purse >> 4) & 15 >= (purse >> 4) & 15
            and self.purse >> 8 >= purse >> 8
        )

    # -- armies ---------------------------------------------------------------------------

    def standing(self) -> i64:
        """Regions with an own army that may move (K-MOVE-6)."""
        return (self.lands & ~self.lying) | (self.pairs & ~self.lying_pairs)

    def alone(self) -> i64:
        """Regions with exactly one own army."""
        return self.lands & ~self.pairs

    def mixed(self, region: i64) -> bool:
        """Does one army stand there and another lie?"""
        return has(self.pairs & self.lying & ~self.lying_pairs, region)
