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
from starhold.galaxies.events import GalaxiesEvent, tell
from starhold.galaxies.state import Empire, GalaxiesState
from starhold.galaxies.words import REASONS, planet_name
from starhold.kernel.bits import bit, has, lowest
from starhold.kernel.chance import Chance
from starhold.kernel.errors import DataError
from starhold.kernel.step import Step
from starhold.kernel.step_kinds import Duty
from starhold.kernel.words import Number, Reason

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

    def usable(self, state: GalaxiesState, seat: i64, landed: i64, busy: i64, before: i64) -> bool:
        """True if every choice of the action has a legal option, with the price paid (G-PLANET-12).

        `landed` is the place of the ship whose landing started this, `busy` the planets
        whose actions the seat is already resolving. Most kinds could ask the `offer` of their
        first step, 1.3 % slower in random play; `tests/galaxies/test_usable.py` compares the two.
        """
        raise NotImplementedError

    def begin(self, state: GalaxiesState, seat: i64, landed: i64, chance: Chance) -> None:
        """Do it, or ask for what it needs; the price is paid already."""
        raise NotImplementedError

    def serves_once(self, state: GalaxiesState) -> bool:
        """True if it can be used once per turn only (G-PLANET-7)."""
        return self.once_per_turn

    def own_turn_only(self, state: GalaxiesState) -> bool:
        """True if it can be used only on its user's own turn (G-PLANET-8)."""
        return self.own_turn

    def why_idle(self, state: GalaxiesState, seat: i64) -> Reason:
        """Return why one of its choices has no option."""
        return NO_TARGET(planet=planet_name(self.planet))

    # -- for the effects themselves --------------------------------------------------------

    def ask(self, state: GalaxiesState, seat: i64, step: Step[GalaxiesState]) -> None:
        """Push the first choice; until the last is made, the action cannot be started again (G-PLANET-6)."""
        state.empires[seat].resolving |= bit(self.planet)
        state.stack.append(PlanetDone(seat, self.planet))
        state.stack.append(step)

    def number(self, name: str, default: int = 0) -> int:
        """Return a number of the card's effect_params; a dot leads into a group (`gain.energy`)."""
        value: object = self.card.effect_params
        for part in name.split("."):
            value = value.get(part, default) if isinstance(value, dict) else default
        if not isinstance(value, int):
            raise self.fault(("effect_params", *name.split(".")), "is not a number")
        return value

    def track(self) -> int:
        """Return the tracks that it acts on."""
        name = str(self.card.effect_params.get("track", "any"))
        if name not in TRACKS:
            raise self.fault(("effect_params", "track"), f"unknown track {name!r}")
        return TRACKS[name]

    def fault(self, way: tuple[str, ...], what: str) -> DataError:
        return FILE.error(FILE.used(), ("planets", int(self.planet), *way), what)


#: the action of each planet
EFFECTS: Final[list[Effect]] = []


def kinds() -> dict[str, type[Effect]]:
    """Return every effect by its key."""
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


class Obstacle:
    """What keeps a seat from using a planet's action, in the order in which it is asked (G-PLANET-12)."""

    NONE: Final = 0
    #: it has served once this turn, and serves no more (G-PLANET-7); only limited planets are marked
    USED: Final = 1
    #: it serves in one's own turn only (G-PLANET-8)
    TURN: Final = 2
    #: the price (G-PLANET-3)
    ENERGY: Final = 3
    CULTURE: Final = 4
    #: it is being resolved (G-PLANET-6), or one of its choices has no option
    TARGET: Final = 5


def obstacle(state: GalaxiesState, seat: i64, planet: i64, landed: i64, busy: i64, before: i64) -> i64:
    """Return the first Obstacle to using a planet's action, or none: limits, the price, then its choices."""
    empire = state.empires[seat]
    if has(empire.used, planet):
        return Obstacle.USED
    effect = EFFECTS[planet]
    if seat != state.active and effect.own_turn_only(state):
        return Obstacle.TURN
    energy = effect.energy
    culture = effect.culture
    if energy > empire.energy:
        return Obstacle.ENERGY
    if culture > empire.culture:
        return Obstacle.CULTURE
    if has(busy, planet):
        return Obstacle.TARGET
    empire.energy -= energy
    empire.culture -= culture
    usable = effect.usable(state, seat, landed, busy | bit(planet), before)
    empire.energy += energy
    empire.culture += culture
    return Obstacle.NONE if usable else Obstacle.TARGET


def usable_planets(state: GalaxiesState, seat: i64, planets: i64, landed: i64, busy: i64, before: i64) -> i64:
    """Return those of the planets whose action the seat can use now."""
    usable: i64 = 0
    rest = planets & ~busy
    while rest:
        planet = lowest(rest)
        rest &= rest - 1
        if obstacle(state, seat, planet, landed, busy, before) == Obstacle.NONE:
            usable |= bit(planet)
    return usable


def use_planet(state: GalaxiesState, seat: i64, planet: i64, landed: i64, chance: Chance) -> None:
    """Use a planet's action: mark it, pay for it, carry it out (G-PLANET-3, G-PLANET-7).

    `landed` is the place of the ship whose landing brought this about, if any did.
    """
    tell(chance, GalaxiesEvent.USED_PLANET, seat, planet)
    effect = EFFECTS[planet]
    if effect.serves_once(state):
        state.empires[seat].used |= bit(planet)
    if effect.to_supply:
        state.pay(seat, effect.energy, effect.culture, chance)
    effect.begin(state, seat, landed, chance)


@final
@mypyc_attr(free_list_len=1)
class PlanetDone(Duty[GalaxiesState]):
    """The planet's action is over: it may be started again (G-PLANET-6)."""

    name: ClassVar[str] = "planet-done"
    rule: ClassVar[str] = "G-PLANET-6"

    def __init__(self, seat: i64, planet: i64) -> None:
        self.seat: i64 = seat
        self.planet: i64 = planet

    def settle(self, state: GalaxiesState, chance: Chance) -> bool:
        state.stack.pop()
        state.empires[self.seat].resolving &= ~bit(self.planet)
        return False

    def fields(self) -> list[int]:
        return [self.seat, self.planet]


# -- would it change anything? --------------------------------------------------------------------


def gain_changes(state: GalaxiesState, empire: Empire, energy: i64, culture: i64, before: i64) -> bool:
    """True if the resources would differ from `before`: they are gained, compared, and taken back."""
    had_energy = empire.energy
    had_culture = empire.culture
    empire.gain_energy(energy)
    empire.gain_culture(culture)
    changed = state.resources() != before
    empire.energy = had_energy
    empire.culture = had_culture
    return changed


# -- why a planet cannot be used -------------------------------------------------------------------

USED: Final = REASONS.declare("planet-used", rule="G-PLANET-7")
OUT_OF_TURN: Final = REASONS.declare("planet-own-turn", rule="G-PLANET-8")
NO_ENERGY: Final = REASONS.declare("planet-energy", rule="G-PLANET-3")
NO_CULTURE: Final = REASONS.declare("planet-culture", rule="G-PLANET-3")
NO_TARGET: Final = REASONS.declare("planet-no-target", rule="G-PLANET-12")


def why_unusable(state: GalaxiesState, seat: i64, planet: i64, landed: i64) -> Reason | None:
    """Return what keeps the seat from using a planet's action now, in words; None if nothing does."""
    empire, effect, name = state.empires[seat], EFFECTS[planet], planet_name(planet)
    against = obstacle(state, seat, planet, landed, empire.resolving, IDLE_TOO)
    if against == Obstacle.NONE:
        return None
    if against == Obstacle.USED:
        return USED(planet=name)
    if against == Obstacle.TURN:
        return OUT_OF_TURN(planet=name)
    if against == Obstacle.ENERGY:
        return NO_ENERGY(planet=name, price=Number(effect.energy), have=Number(empire.energy))
    if against == Obstacle.CULTURE:
        return NO_CULTURE(planet=name, price=Number(effect.culture), have=Number(empire.culture))
    return effect.why_idle(state, seat)
