"""What a planet's action is made of: limits, a price, when it can be used, and how it begins (section 12).

Two questions are asked of most things. *Can it be performed?* (G-PLANET-12 and
G-PLANET-13) and, where a price protects a player from paying for nothing, *would it
change anything?* (G-FOLLOW-6). The first is asked with `before` at IDLE_TOO. The second
gives the resources of all as they lay before the action pays anything: what an action
pays and brings back again is no change (Sargus-36 and Walsfeo do that).
"""

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from starhold.galaxies.components import TRACKS
from starhold.galaxies.data import FILE, Planet, box
from starhold.galaxies.events import Tell, tell
from starhold.galaxies.state import NO_PLACE, Empire, Galaxies
from starhold.galaxies.words import Picked, Why, first, of_planet, planet_name
from starhold.kernel.bits import bit, has, lowest
from starhold.kernel.chance import Chance
from starhold.kernel.errors import DataError
from starhold.kernel.kit import Duty
from starhold.kernel.step import Step
from starhold.kernel.words import Number, Reason, Word

#: `before` of the question whether something can be performed, be it of use or not
IDLE_TOO: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """A planet's action: when it can be used, and how it begins. There is one object for each planet."""

    #: what the data file calls it
    key: ClassVar[str] = ""

    def __init__(self, planet: i64, card: Planet) -> None:
        self.planet: i64 = planet
        self.card: Planet = card
        #: the price (G-PLANET-3), and does it go to the supply?
        self.energy: i64 = card.cost.get("energy", 0)
        self.culture: i64 = card.cost.get("culture", 0)
        self.to_supply: bool = True
        self.once_per_turn: bool = card.once_per_turn
        self.own_turn: bool = card.own_turn_only

    def usable(self, state: Galaxies, seat: i64, landed: i64, busy: i64, before: i64) -> bool:
        """With the price paid: has every choice of the action a legal option (G-PLANET-12)?

        `landed` is the place of the ship whose landing started this, `busy` the planets
        whose actions the seat is already resolving.
        """
        raise NotImplementedError

    def begin(self, state: Galaxies, seat: i64, landed: i64, chance: Chance) -> None:
        """With the price paid: do it, or ask for what it needs."""
        raise NotImplementedError

    def serves_once(self, state: Galaxies) -> bool:
        """Can it be used once per turn only (G-PLANET-7)?"""
        return self.once_per_turn

    def own_turn_only(self, state: Galaxies) -> bool:
        """Can it be used in one's own turn only (G-PLANET-8)?"""
        return self.own_turn

    def why_not(self, state: Galaxies, seat: i64, pick: str) -> Reason | None:
        """Why it is of no use, if it is neither the limits nor the price."""
        return first(state, seat, pick, NO_TARGET)

    # -- for the effects themselves --------------------------------------------------------

    def ask(self, state: Galaxies, seat: i64, step: Step[Galaxies]) -> None:
        """Push the first choice; until the last is made, the action cannot be started again (G-PLANET-6)."""
        state.empires[seat].resolving |= bit(self.planet)
        state.stack.append(PlanetDone(seat, self.planet))
        state.stack.append(step)

    def number(self, name: str, default: int = 0) -> int:
        """A number of the card's effect_params; a dot leads into a group (`gain.energy`)."""
        value: object = self.card.effect_params
        for part in name.split("."):
            value = value.get(part, default) if isinstance(value, dict) else default
        if not isinstance(value, int):
            raise self.fault(("effect_params", *name.split(".")), "is not a number")
        return value

    def track(self) -> int:
        """The tracks that it acts on."""
        name = str(self.card.effect_params.get("track", "any"))
        if name not in TRACKS:
            raise self.fault(("effect_params", "track"), f"unknown track {name!r}")
        return TRACKS[name]

    def fault(self, way: tuple[str, ...], what: str) -> DataError:
        return FILE.error(FILE.used(), ("planets", int(self.planet), *way), what)


#: the action of each planet
EFFECTS: Final[list[Effect]] = []


def kinds() -> dict[str, type[Effect]]:
    """Every effect by its key."""
    found: dict[str, type[Effect]] = {}
    rest: list[type[Effect]] = [Effect]
    while rest:
        kind = rest.pop()
        rest.extend(kind.__subclasses__())
        if kind.key:
            found[kind.key] = kind
    return found


def fill() -> None:
    """Give each planet the effect that its card names."""
    known = kinds()
    EFFECTS.clear()
    for number, card in enumerate(box().planets):
        if card.effect_key not in known:
            way = ("planets", number, "effect_key")
            raise FILE.error(FILE.used(), way, f"unknown effect {card.effect_key!r}")
        EFFECTS.append(known[card.effect_key](number, card))


# -- using a planet ---------------------------------------------------------------------------


def planet_usable(state: Galaxies, seat: i64, planet: i64, landed: i64, busy: i64, before: i64) -> bool:
    """G-PLANET-12: limits allow it, the price can be paid, and then every choice has an option."""
    empire = state.empires[seat]
    effect = EFFECTS[planet]
    if has(busy, planet) or used_up(effect, empire) or not in_its_turn(effect, state, seat):
        return False
    energy = effect.energy
    culture = effect.culture
    if energy > empire.energy or culture > empire.culture:
        return False
    empire.energy -= energy
    empire.culture -= culture
    usable = effect.usable(state, seat, landed, busy | bit(planet), before)
    empire.energy += energy
    empire.culture += culture
    return usable


def used_up(effect: Effect, empire: Empire) -> bool:
    """Has it served once this turn, and serves no more (G-PLANET-7)? Only limited planets are marked."""
    return has(empire.used, effect.planet)


def in_its_turn(effect: Effect, state: Galaxies, seat: i64) -> bool:
    """Is it the seat's own turn, or does that not matter (G-PLANET-8)?"""
    return seat == state.active or not effect.own_turn_only(state)


def usable_planets(state: Galaxies, seat: i64, planets: i64, landed: i64, busy: i64, before: i64) -> i64:
    """Of these planets, the ones whose action the seat can use now."""
    usable: i64 = 0
    rest = planets & ~busy
    while rest:
        planet = lowest(rest)
        rest &= rest - 1
        if planet_usable(state, seat, planet, landed, busy, before):
            usable |= bit(planet)
    return usable


def use_planet(state: Galaxies, seat: i64, planet: i64, landed: i64, chance: Chance) -> None:
    """Use a planet's action: mark it, pay for it, carry it out (G-PLANET-3, G-PLANET-7).

    `landed` is the place of the ship whose landing brought this about, if any did.
    """
    tell(chance, Tell.USED_PLANET, seat, planet)
    effect = EFFECTS[planet]
    if effect.serves_once(state):
        state.empires[seat].used |= bit(planet)
    if effect.to_supply:
        state.pay(seat, effect.energy, effect.culture, chance)
    effect.begin(state, seat, landed, chance)


@final
@mypyc_attr(free_list_len=1)
class PlanetDone(Duty[Galaxies]):
    """The planet's action is over: it may be started again (G-PLANET-6)."""

    name: ClassVar[str] = "planet-done"
    rule: ClassVar[str] = "G-PLANET-6"

    def __init__(self, seat: i64, planet: i64) -> None:
        self.seat: i64 = seat
        self.planet: i64 = planet

    def settle(self, state: Galaxies, chance: Chance) -> bool:
        state.stack.pop()
        state.empires[self.seat].resolving &= ~bit(self.planet)
        return False

    def fields(self) -> list[int]:
        return [self.seat, self.planet]


# -- would it change anything? --------------------------------------------------------------------


def gain_changes(state: Galaxies, empire: Empire, energy: i64, culture: i64, before: i64) -> bool:
    """Would the resources differ from what they were before? They are gained, compared, and taken back."""
    had_energy = empire.energy
    had_culture = empire.culture
    empire.gain_energy(energy)
    empire.gain_culture(culture)
    changed = state.resources() != before
    empire.energy = had_energy
    empire.culture = had_culture
    return changed


# -- why a planet cannot be used -------------------------------------------------------------------


def _is_planet(thing: Picked) -> bool:
    return thing.kind in ("planet", "colony") and 0 <= thing.planet < len(EFFECTS)


def _is_used(state: Galaxies, seat: int, thing: Picked) -> bool:
    return _is_planet(thing) and used_up(EFFECTS[thing.planet], state.empires[seat])


def _is_out_of_turn(state: Galaxies, seat: int, thing: Picked) -> bool:
    return _is_planet(thing) and not in_its_turn(EFFECTS[thing.planet], state, seat)


def _lacks_energy(state: Galaxies, seat: int, thing: Picked) -> bool:
    return _is_planet(thing) and EFFECTS[thing.planet].energy > state.empires[seat].energy


def _lacks_culture(state: Galaxies, seat: int, thing: Picked) -> bool:
    return _is_planet(thing) and EFFECTS[thing.planet].culture > state.empires[seat].culture


def _has_no_target(state: Galaxies, seat: int, thing: Picked) -> bool:
    busy = state.empires[seat].resolving
    return _is_planet(thing) and not planet_usable(state, seat, thing.planet, NO_PLACE, busy, IDLE_TOO)


def _energy_words(state: Galaxies, seat: int, thing: Picked) -> dict[str, Word]:
    price, have = EFFECTS[thing.planet].energy, state.empires[seat].energy
    return {"planet": planet_name(thing.planet), "price": Number(price), "have": Number(have)}


def _culture_words(state: Galaxies, seat: int, thing: Picked) -> dict[str, Word]:
    price, have = EFFECTS[thing.planet].culture, state.empires[seat].culture
    return {"planet": planet_name(thing.planet), "price": Number(price), "have": Number(have)}


USED: Final = Why("planet-used", "G-PLANET-7", _is_used, of_planet)
OUT_OF_TURN: Final = Why("planet-own-turn", "G-PLANET-8", _is_out_of_turn, of_planet)
NO_ENERGY: Final = Why("planet-energy", "G-PLANET-3", _lacks_energy, _energy_words)
NO_CULTURE: Final = Why("planet-culture", "G-PLANET-3", _lacks_culture, _culture_words)
NO_TARGET: Final = Why("planet-no-target", "G-PLANET-12", _has_no_target, of_planet)


def why_unusable(state: Galaxies, seat: i64, planet: i64, pick: str) -> Reason | None:
    """Why a planet's action cannot be used: limits, price, and then what the effect itself says."""
    limits = first(state, seat, pick, USED, OUT_OF_TURN, NO_ENERGY, NO_CULTURE)
    return limits or EFFECTS[planet].why_not(state, seat, pick)
