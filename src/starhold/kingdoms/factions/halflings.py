"""Halflings: friends of everybody, and nobody to raise a hand against."""

from typing import Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit, count
from starhold.kernel.chance import Chance
from starhold.kingdoms.faction import Faction
from starhold.kingdoms.scoring import lands_left, lands_of_others
from starhold.kingdoms.state import KingdomsState
from starhold.kingdoms.steps.gains import LoseResources

PITY: Final = 2


@final
class Halflings(Faction[KingdomsState]):
    """White flags that shame the enemy, and alliances that pay."""

    def lives_on_alliances(self) -> bool:
        return True

    def decided(self, state: KingdomsState, seat: i64, chance: Chance) -> None:
        """1: an opponent who showed a number against their flag loses resources."""
        war = state.war
        if state.magic(seat) < 1 or (seat != war.winner and seat != war.loser):
            return
        other = war.other(seat)
        if war.face(seat) == 0 and war.face(other) > 0:
            state.stack.append(LoseResources(other, PITY))

    def feasts(self, state: KingdomsState, seat: i64, ally: i64) -> i64:
        """2: the other player. 3: themselves too."""
        magic = state.magic(seat)
        if magic >= 3:
            return bit(ally) | bit(seat)
        return bit(ally) if magic == 2 else 0

    def binds_allies(self, state: KingdomsState, seat: i64) -> bool:
        """4: allies show the flag."""
        return state.magic(seat) >= 4

    def bonus(self, state: KingdomsState, seat: i64) -> i64:
        """5: shared regions."""
        return count(lands_left(state, seat) & lands_of_others(state, seat))


FACTION: Final = Halflings()
