"""Orcs: war is what they are for."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from starhold.kernel.chance import Chance
from starhold.kingdoms.components import Resource, board_mask
from starhold.kingdoms.events import KingdomsEvent, tell, tell_purse
from starhold.kingdoms.faction import Faction
from starhold.kingdoms.scoring import lands_of_others
from starhold.kingdoms.state import KingdomsState
from starhold.kingdoms.steps.base import UseOrDecline
from starhold.kingdoms.steps.prices import mana_value, reach


@final
class Orcs(Faction[KingdomsState]):
    """Ties won, food that fights, cheap wars, and a last word after the dice are shown."""

    def wins_ties(self, state: KingdomsState, seat: i64) -> bool:
        """1: also as attacker."""
        return state.magic(seat) >= 1

    def food_value(self, state: KingdomsState, seat: i64) -> i64:
        """2: one point."""
        return 1 if state.magic(seat) >= 2 else 0

    def attack_discount(self, state: KingdomsState, seat: i64, region: i64, by_quest: bool) -> i64:
        """3: every war."""
        return 1 if state.magic(seat) >= 3 else 0

    def defence_discount(self, state: KingdomsState, seat: i64, region: i64) -> i64:
        return 1 if state.magic(seat) >= 3 else 0

    def after_reveal(self, state: KingdomsState, seat: i64) -> bool:
        """4: a mana to spend that the price of the number shown does not need; not after a flag."""
        war, opponent = state.war, state.war.other(seat)
        if state.magic(seat) < 4 or war.face(seat) == 0 or state.kingdom(seat).amount(Resource.MANA) == 0:
            return False
        left = reach(state, seat, opponent) - mana_value(state, opponent)
        if left + war.discount(seat) < war.face(seat):
            return False
        state.stack.append(Raise(seat))
        return True

    def bonus(self, state: KingdomsState, seat: i64) -> i64:
        """5: nobody else is in their home."""
        return 0 if lands_of_others(state, seat) & board_mask(seat) else 2


FACTION: Final = Orcs()


@final
class Raise(UseOrDecline):
    """Spend one more mana to raise the number shown (D-WAR-RAISE)."""

    name: ClassVar[str] = "raise"
    rule: ClassVar[str] = "K-WAR-10"

    def use(self, state: KingdomsState, seat: i64, chance: Chance) -> None:
        war = state.war
        state.kingdom(seat).pay(Resource.MANA, 1)
        war.raise_number(seat, mana_value(state, war.other(seat)))
        tell_purse(chance, KingdomsEvent.PAID, seat, 1)
        tell(chance, KingdomsEvent.RAISED, seat, war.number(seat))
