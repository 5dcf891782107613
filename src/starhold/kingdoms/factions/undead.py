"""Undead: death feeds them, their own and that of others."""

from typing import Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit
from starhold.kernel.chance import Chance
from starhold.kingdoms.components import NOBODY, Act, Price, Resource, board_mask
from starhold.kingdoms.faction import Faction
from starhold.kingdoms.scoring import armies_at
from starhold.kingdoms.state import KingdomsState
from starhold.kingdoms.steps.gains import gain


@final
class Undead(Faction[KingdomsState]):
    """Food for lost armies, armies for mana, and armies at any time."""

    def armies_lost(
        self, state: KingdomsState, seat: i64, victim: i64, armies: i64, in_war: bool, chance: Chance
    ) -> None:
        """1: food for their own, lost in a war. 3: food for those of others."""
        if victim != seat:
            if state.magic(seat) >= 3:
                gain(state, seat, Resource.FOOD, armies, chance)
        elif in_war and state.magic(seat) >= 1:
            gain(state, seat, Resource.FOOD, 2 * armies, chance)

    def stand_in(self, state: KingdomsState, seat: i64, price: i64) -> i64:
        """2: mana for new armies."""
        return Resource.MANA if price == Price.ARMY and state.magic(seat) >= 2 else NOBODY

    def replaces(self, state: KingdomsState, seat: i64) -> i64:
        """4: mobilising in place of any action."""
        return bit(Act.MOBILISE) if state.magic(seat) >= 4 else 0

    def bonus(self, state: KingdomsState, seat: i64) -> i64:
        """5: the most armies in another's home."""
        for home in range(state.players):
            if home != seat and _leads_on(state, seat, board_mask(home)):
                return 2
        return 0


FACTION: Final = Undead()


def _leads_on(state: KingdomsState, seat: i64, board: i64) -> bool:
    """True if the seat has more armies there than any other player."""
    mine = armies_at(state, seat, board)
    for other in range(state.players):
        if other != seat and armies_at(state, other, board) >= mine:
            return False
    return True
