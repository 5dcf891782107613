"""Sargus-36 and Walsfeo: another player is paid, and one of that player's colonies used (G-CARD-6)."""

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from starhold.galaxies.actions import GalaxiesAction
from starhold.galaxies.data import Planet
from starhold.galaxies.events import GalaxiesEvent, tell
from starhold.galaxies.powers.effect import (
    EFFECTS,
    IDLE_TOO,
    Effect,
    usable_planets,
    use_planet,
    why_unusable,
)
from starhold.galaxies.state import GalaxiesState
from starhold.galaxies.words import REASONS, planet_name
from starhold.kernel.bits import members
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step_kinds import Decision
from starhold.kernel.words import Question


def copyable_colonies(
    state: GalaxiesState, seat: i64, copier: Effect, landed: i64, busy: i64, before: i64
) -> i64:
    """Return others' colonies that could be used for the price just paid (G-CARD-6), as a set of planets.

    The payee has the payment already when the copied action is asked about.
    """
    planets: i64 = 0
    for other in range(state.sides()):
        payee = state.empires[other]
        if other != seat and payee.colonies:
            had_energy = payee.energy
            had_culture = payee.culture
            payee.gain_energy(copier.energy)
            payee.gain_culture(copier.culture)
            planets |= usable_planets(state, seat, payee.colonies, landed, busy, before)
            payee.energy = had_energy
            payee.culture = had_culture
    return planets


OWN_COLONY: Final = REASONS.declare("colony-own", rule="G-CARD-6")


@final
@mypyc_attr(free_list_len=1)
class CopyColony(Decision[GalaxiesState]):
    """D-16: pay another player, use one of that player's colonies (G-CARD-6)."""

    name: ClassVar[str] = "copy-colony"
    rule: ClassVar[str] = "G-CARD-6"

    def __init__(self, seat: i64, copier: i64, landed: i64) -> None:
        super().__init__(seat)
        self.copier: i64 = copier
        self.landed: i64 = landed

    def offer(self, state: GalaxiesState, seat: i64, moves: Moves) -> None:
        empire = state.empires[seat]
        copier = EFFECTS[self.copier]
        empire.energy -= copier.energy
        empire.culture -= copier.culture
        colonies = copyable_colonies(state, seat, copier, self.landed, empire.resolving, IDLE_TOO)
        empire.energy += copier.energy
        empire.culture += copier.culture
        moves.add_each(GalaxiesAction.COPY, colonies)
        if moves.explains:
            moves.refuse_each(GalaxiesAction.COPY, empire.colonies, OWN_COLONY())
            for other in state.empires:
                for planet in members(other.colonies & ~colonies):
                    # With the price still in hand, as the player sees it: what is lacking is lacking now.
                    reason = why_unusable(state, seat, planet, self.landed)
                    if reason is not None:
                        moves.refuse(GalaxiesAction.COPY + planet, reason)

    def take(self, state: GalaxiesState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        planet = action - GalaxiesAction.COPY
        self._pay(state, seat, state.owner(planet), chance)
        use_planet(state, seat, planet, self.landed, chance)

    def _pay(self, state: GalaxiesState, seat: i64, payee: i64, chance: Chance) -> None:
        """Pay the copier's price to the payee, who gains it up to the maximum."""
        energy = EFFECTS[self.copier].energy
        culture = EFFECTS[self.copier].culture
        state.empires[seat].energy -= energy
        state.empires[seat].culture -= culture
        state.empires[payee].gain_energy(energy)
        state.empires[payee].gain_culture(culture)
        if energy:
            tell(chance, GalaxiesEvent.PAID_PLAYER_ENERGY, seat, state.voice(payee), energy)
        if culture:
            tell(chance, GalaxiesEvent.PAID_PLAYER_CULTURE, seat, state.voice(payee), culture)

    def fields(self) -> list[int]:
        return [self.seat, self.copier, self.landed]

    def question(self, state: GalaxiesState, seat: i64) -> Question:
        return Question(self.name, {"planet": planet_name(self.copier)}, self.rule)


@final
class CopyEnemyColony(Effect):
    """Its price goes to the payee, not to the supply."""

    key: ClassVar[str] = "copy_enemy_colony"

    def __init__(self, planet: i64, card: Planet) -> None:
        super().__init__(planet, card)
        self.to_supply = False

    def usable(self, state: GalaxiesState, seat: i64, landed: i64, busy: i64, before: i64) -> bool:
        return copyable_colonies(state, seat, self, landed, busy, before) != 0

    def begin(self, state: GalaxiesState, seat: i64, landed: i64, chance: Chance) -> None:
        self.ask(state, seat, CopyColony(seat, self.planet, landed))
