"""Planets without choices: gains, bounties and dearer follows happen at once."""

from typing import ClassVar, final

from mypy_extensions import i64

from starhold.galaxies.data import Planet
from starhold.galaxies.events import GalaxiesEvent, tell
from starhold.galaxies.powers.effect import IDLE_TOO, Effect, gain_changes
from starhold.galaxies.state import GalaxiesState
from starhold.kernel.chance import Chance


@final
class Gain(Effect):
    """Gain resources; with a price the market planets, such as Hoefker."""

    key: ClassVar[str] = "gain"

    def __init__(self, planet: i64, card: Planet) -> None:
        super().__init__(planet, card)
        self.gain_energy: i64 = self.number("energy")
        self.gain_culture: i64 = self.number("culture")

    def usable(self, state: GalaxiesState, seat: i64, landed: i64, busy: i64, before: i64) -> bool:
        empire = state.empires[seat]
        return before == IDLE_TOO or gain_changes(state, empire, self.gain_energy, self.gain_culture, before)

    def begin(self, state: GalaxiesState, seat: i64, landed: i64, chance: Chance) -> None:
        state.give(seat, self.gain_energy, self.gain_culture, chance)


@final
class GainPerHomeShip(Effect):
    """Gain for each own ship that is home."""

    key: ClassVar[str] = "gain_per_home_ship"

    def __init__(self, planet: i64, card: Planet) -> None:
        super().__init__(planet, card)
        self.gain_energy: i64 = self.number("energy_per_ship")
        self.gain_culture: i64 = self.number("culture_per_ship")

    def usable(self, state: GalaxiesState, seat: i64, landed: i64, busy: i64, before: i64) -> bool:
        empire = state.empires[seat]
        energy = self.gain_energy * empire.home
        culture = self.gain_culture * empire.home
        return before == IDLE_TOO or gain_changes(state, empire, energy, culture, before)

    def begin(self, state: GalaxiesState, seat: i64, landed: i64, chance: Chance) -> None:
        home = state.empires[seat].home
        state.give(seat, self.gain_energy * home, self.gain_culture * home, chance)


@final
class GainAll(Effect):
    """Everybody gains: the user, then the others clockwise (G-PLANET-10), the Rogue too (G-SOLO-30)."""

    key: ClassVar[str] = "gain_all"

    def __init__(self, planet: i64, card: Planet) -> None:
        super().__init__(planet, card)
        self.gain_energy: i64 = self.number("self.energy")
        self.gain_culture: i64 = self.number("self.culture")
        self.others_energy: i64 = self.number("others.energy")
        self.others_culture: i64 = self.number("others.culture")

    def usable(self, state: GalaxiesState, seat: i64, landed: i64, busy: i64, before: i64) -> bool:
        if before == IDLE_TOO:
            return True
        empire = state.empires[seat]
        for other in state.empires:
            if other is not empire:
                if self.others_energy > 0 and other.energy < other.max_energy:
                    return True
                if self.others_culture > 0 and other.culture < other.max_culture:
                    return True
        return gain_changes(state, empire, self.gain_energy, self.gain_culture, before)

    def begin(self, state: GalaxiesState, seat: i64, landed: i64, chance: Chance) -> None:
        state.give(seat, self.gain_energy, self.gain_culture, chance)
        for offset in range(1, state.sides()):
            other = (seat + offset) % state.sides()
            state.give(other, self.others_energy, self.others_culture, chance)


@final
class FollowBounty(Effect):
    """Birkomius, Bisschop: until the end of the turn every follow pays the owner (G-CARD-1)."""

    key: ClassVar[str] = "follow_bounty"

    def __init__(self, planet: i64, card: Planet) -> None:
        super().__init__(planet, card)
        self.bounty_energy: i64 = self.number("energy")
        self.bounty_culture: i64 = self.number("culture")

    def usable(self, state: GalaxiesState, seat: i64, landed: i64, busy: i64, before: i64) -> bool:
        return True

    def begin(self, state: GalaxiesState, seat: i64, landed: i64, chance: Chance) -> None:
        state.bounty_energy += self.bounty_energy
        state.bounty_culture += self.bounty_culture
        tell(chance, GalaxiesEvent.BOUNTY, seat, self.planet)


@final
class FollowCost(Effect):
    """Nibiru: until the end of the turn follows cost more (G-CARD-2)."""

    key: ClassVar[str] = "follow_cost"

    def __init__(self, planet: i64, card: Planet) -> None:
        super().__init__(planet, card)
        self.cost: i64 = self.number("culture")

    def usable(self, state: GalaxiesState, seat: i64, landed: i64, busy: i64, before: i64) -> bool:
        return before == IDLE_TOO or state.follow_cost != self.cost or state.resources() != before

    def begin(self, state: GalaxiesState, seat: i64, landed: i64, chance: Chance) -> None:
        state.follow_cost = self.cost
        tell(chance, GalaxiesEvent.DEARER_FOLLOWS, seat)
