"""Lureena and Mared: upgrades at another price (G-UPG-7)."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from starhold.galaxies.components import TOP_LEVEL
from starhold.galaxies.data import Planet
from starhold.galaxies.powers.effect import Effect
from starhold.galaxies.state import Empire, GalaxiesState
from starhold.galaxies.steps.dice import TOP, UpgradePayment, can_pay_level, level_price, price_words
from starhold.galaxies.words import REASONS, planet_name
from starhold.kernel.chance import Chance
from starhold.kernel.words import Reason

NOT_LOWEST: Final = REASONS.declare("level-not-lowest", rule="G-CARD-13")
TOO_DEAR_MIXED: Final = REASONS.declare("upgrade-mix", rule="G-UPG-7")
TOO_DEAR_CHEAPER: Final = REASONS.declare("upgrade-cheaper", rule="G-UPG-7")


@final
class Upgrade(Effect):
    """An upgrade, paid in a mix (Lureena), or cheaper for the lowest level (Mared, G-CARD-13)."""

    key: ClassVar[str] = "upgrade"

    def __init__(self, planet: i64, card: Planet) -> None:
        super().__init__(planet, card)
        self.discount: i64 = self.number("discount")
        self.any_mix: bool = card.effect_params.get("payment") == "any_mix"
        self.needs_lowest: bool = card.effect_params.get("condition") is not None

    def price(self, empire: Empire) -> i64:
        """Return the next level's price less the planet's discount (G-UPG-1, G-UPG-7)."""
        return level_price(empire) - self.discount

    def allowed(self, state: GalaxiesState, seat: i64) -> bool:
        """True if Mared's condition is met, or the planet has none (G-CARD-13)."""
        return not self.needs_lowest or is_lowest(state, seat)

    def payable(self, empire: Empire) -> bool:
        price = self.price(empire)
        if self.any_mix:
            return empire.energy + empire.culture >= price
        return can_pay_level(empire, price)

    def usable(self, state: GalaxiesState, seat: i64, landed: i64, busy: i64, before: i64) -> bool:
        empire = state.empires[seat]
        return empire.level < TOP_LEVEL and self.allowed(state, seat) and self.payable(empire)

    def why_idle(self, state: GalaxiesState, seat: i64) -> Reason:
        empire, name = state.empires[seat], planet_name(self.planet)
        if empire.level == TOP_LEVEL:
            return TOP()
        if not self.allowed(state, seat):
            return NOT_LOWEST(planet=name)
        if not self.payable(empire):
            too_dear = TOO_DEAR_MIXED if self.any_mix else TOO_DEAR_CHEAPER
            return too_dear(planet=name, **price_words(empire, self.price(empire)))
        return super().why_idle(state, seat)

    def begin(self, state: GalaxiesState, seat: i64, landed: i64, chance: Chance) -> None:
        self.ask(state, seat, UpgradePayment(seat, self.price(state.empires[seat]), self.any_mix))


def is_lowest(state: GalaxiesState, seat: i64) -> bool:
    """True if the level is strictly below every other; in later printings a tie is enough (G-CARD-13)."""
    level = state.empires[seat].level
    for other in range(state.sides()):
        if other != seat:
            against = state.empires[other].level
            if against < level or (against == level and not state.rules.later_texts):
                return False
    return True
