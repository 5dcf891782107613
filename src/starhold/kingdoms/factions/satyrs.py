"""Satyrs: idle, greedy, and glad when nobody wins."""

from typing import Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit, count
from starhold.kernel.chance import Chance
from starhold.kingdoms.actions import purse
from starhold.kingdoms.components import TOP_MAGIC, Act, Resource
from starhold.kingdoms.faction import Faction
from starhold.kingdoms.state import KingdomsState
from starhold.kingdoms.steps.gains import gain


@final
class Satyrs(Faction[KingdomsState]):
    """Mana for ties, robbery, double yields, and shields wherever they like."""

    def decided(self, state: KingdomsState, seat: i64, chance: Chance) -> None:
        """1: mana for equal numbers; two white flags are none."""
        war = state.war
        tie = war.attacker_face > 0 and war.number(war.attacker) == war.number(war.defender)
        if tie and state.magic(seat) >= 1:
            gain(state, seat, Resource.MANA, 1, chance)

    def replaces(self, state: KingdomsState, seat: i64) -> i64:
        """2: robbery in place of a trade."""
        return bit(Act.ROB) if state.selected == Act.TRADE and state.magic(seat) >= 2 else 0

    def also_yields(self, state: KingdomsState, seat: i64, yielding: i64) -> i64:
        """3: regions with two of their armies yield twice."""
        if state.magic(seat) < 3:
            return 0
        world, twice = state.world, state.kingdom(seat).pairs & yielding
        return purse(count(twice & world.forest), count(twice & world.mountain), count(twice & world.plains))

    def also_yields_freely(self, state: KingdomsState, seat: i64, yielding: i64) -> i64:
        return count(state.kingdom(seat).lying_pairs & yielding) if state.magic(seat) >= 3 else 0

    def selects_anywhere(self, state: KingdomsState, seat: i64) -> bool:
        """4: also where a shield lies."""
        return state.magic(seat) >= 4

    def learns(self, state: KingdomsState, seat: i64, level: i64, chance: Chance) -> None:
        if level == TOP_MAGIC:
            state.reached_top = seat

    def bonus(self, state: KingdomsState, seat: i64) -> i64:
        """5: learning this triggered the end."""
        return 1 if state.end_by_magic == seat else 0


FACTION: Final = Satyrs()
