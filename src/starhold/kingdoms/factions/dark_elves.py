"""Dark Elves: hard to reach in their forests, and feared by those who feel safe in pairs."""

from typing import Final, final

from mypy_extensions import i64

from starhold.kernel.bits import count
from starhold.kingdoms.faction import Faction
from starhold.kingdoms.scoring import lands_left, three_or_five
from starhold.kingdoms.state import KingdomsState


@final
class DarkElves(Faction[KingdomsState]):
    """Regions that nobody may enter, cheap defence, and attacks on two armies at once."""

    def shelters(self, state: KingdomsState, seat: i64) -> i64:
        """1: their last two armies. 4: forests."""
        kingdom = state.kingdom(seat)
        if kingdom.magic >= 1 and kingdom.armies == 2:
            return kingdom.lands
        return kingdom.lands & state.world.forest if kingdom.magic >= 4 else 0

    def defence_discount(self, state: KingdomsState, seat: i64, region: i64) -> i64:
        """2: everywhere."""
        return 1 if state.magic(seat) >= 2 else 0

    def storms_pairs(self, state: KingdomsState, seat: i64) -> bool:
        """3: one war against both armies."""
        return state.magic(seat) >= 3

    def bonus(self, state: KingdomsState, seat: i64) -> i64:
        """5: forests."""
        return three_or_five(count(lands_left(state, seat) & state.world.forest))


FACTION: Final = DarkElves()
