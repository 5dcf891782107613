"""Lureena and Mared: upgrades at another price (G-UPG-7)."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from starhold.galaxies.components import TOP_LEVEL
from starhold.galaxies.data import Planet
from starhold.galaxies.powers.effect import EFFECTS, NO_TARGET, Effect
from starhold.galaxies.state import Empire, Galaxies
from starhold.galaxies.steps.dice import TOP, Payment, can_pay_level, level_price, price_words
from starhold.galaxies.words import Picked, Why, first, of_planet
from starhold.kernel.chance import Chance
from starhold.kernel.words import Reason, Word


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
        """The next level's price less the planet's discount (G-UPG-1, G-UPG-7)."""
        return level_price(empire) - self.discount

    def allowed(self, state: Galaxies, seat: i64) -> bool:
        """Is Mared's condition met (G-CARD-13)?"""
        return not self.needs_lowest or is_lowest(state, seat)

    def payable(self, empire: Empire) -> bool:
        price = self.price(empire)
        if self.any_mix:
            return empire.energy + empire.culture >= price
        return can_pay_level(empire, price)

    def usable(self, state: Galaxies, seat: i64, landed: i64, busy: i64, before: i64) -> bool:
        empire = state.empires[seat]
        return empire.level < TOP_LEVEL and self.allowed(state, seat) and self.payable(empire)

    def begin(self, state: Galaxies, seat: i64, landed: i64, chance: Chance) -> None:
        self.ask(state, seat, Payment(seat, self.price(state.empires[seat]), self.any_mix))

    def why_not(self, state: Galaxies, seat: i64, pick: str) -> Reason | None:
        return first(state, seat, pick, TOP, NOT_LOWEST, TOO_DEAR_MIXED, TOO_DEAR_CHEAPER, NO_TARGET)


def is_lowest(state: Galaxies, seat: i64) -> bool:
    """Strictly below every other level; in later printings a tie is enough (G-CARD-13)."""
    level = state.empires[seat].level
    for other in range(state.sides()):
        if other != seat:
            against = state.empires[other].level
            if against < level or (against == level and not state.rules.later_texts):
                return False
    return True


def _upgrade_of(thing: Picked) -> Upgrade | None:
    """The effect of a planet that upgrades."""
    if thing.kind not in ("planet", "colony") or not 0 <= thing.planet < len(EFFECTS):
        return None
    effect = EFFECTS[thing.planet]
    return effect if isinstance(effect, Upgrade) else None


def _is_not_lowest(state: Galaxies, seat: int, thing: Picked) -> bool:
    effect = _upgrade_of(thing)
    return effect is not None and not effect.allowed(state, seat)


def _cannot_pay(any_mix: bool, state: Galaxies, seat: int, thing: Picked) -> bool:
    effect, empire = _upgrade_of(thing), state.empires[seat]
    if effect is None or empire.level == TOP_LEVEL or effect.any_mix != any_mix:
        return False
    return not effect.payable(empire)


def _prices(state: Galaxies, seat: int, thing: Picked) -> dict[str, Word]:
    effect, empire = _upgrade_of(thing), state.empires[seat]
    price = int(effect.price(empire)) if effect is not None else 0
    return {**of_planet(state, seat, thing), **price_words(empire, price)}


NOT_LOWEST: Final = Why("level-not-lowest", "G-CARD-13", _is_not_lowest, of_planet)
TOO_DEAR_MIXED: Final = Why(
    "upgrade-mix", "G-UPG-7", lambda state, seat, thing: _cannot_pay(True, state, seat, thing), _prices
)
TOO_DEAR_CHEAPER: Final = Why(
    "upgrade-cheaper", "G-UPG-7", lambda state, seat, thing: _cannot_pay(False, state, seat, thing), _prices
)
