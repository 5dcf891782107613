"""Planets that change the row, or use the planets in it."""

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from starhold.galaxies.actions import GalaxiesAction
from starhold.galaxies.components import MAX_SLOTS
from starhold.galaxies.events import GalaxiesEvent, tell
from starhold.galaxies.powers.effect import (
    IDLE_TOO,
    Effect,
    Obstacle,
    obstacle,
    use_planet,
    why_unusable,
)
from starhold.galaxies.state import GalaxiesState
from starhold.galaxies.steps.base import refuse_planet
from starhold.galaxies.words import REASONS, slot_name
from starhold.kernel.bits import bit, has, members
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step_kinds import Decision

# -- replacing a planet ------------------------------------------------------------------------


def unoccupied(state: GalaxiesState) -> i64:
    """Return the row slots whose planet has no ship of anybody (G-CARD-9)."""
    slots = state.filled
    for empire in state.empires:
        slots &= ~(empire.surface | empire.orbit)
    return slots


OCCUPIED: Final = REASONS.declare("planet-occupied", rule="G-CARD-9")


@final
@mypyc_attr(free_list_len=1)
class RemovePlanet(Decision[GalaxiesState]):
    """D-14: Helios replaces an unoccupied planet (G-CARD-9)."""

    name: ClassVar[str] = "remove-planet"
    rule: ClassVar[str] = "G-CARD-9"

    def offer(self, state: GalaxiesState, seat: i64, moves: Moves) -> None:
        slots = unoccupied(state)
        moves.add_each(GalaxiesAction.REMOVE, slots)
        if moves.explains:
            for slot in members(state.filled & ~slots):
                refuse_planet(state, slot, OCCUPIED(planet=slot_name(state, slot)), moves)

    def take(self, state: GalaxiesState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        slot = action - GalaxiesAction.REMOVE
        planet = state.planet_at(slot)
        tell(chance, GalaxiesEvent.REMOVED, seat, planet)
        # The replacement is drawn first, so a card never replaces itself.
        state.fill_slot(slot, chance)
        if state.rules.later_texts:
            state.under += bytes([planet])
        else:
            state.discard |= bit(planet)


@final
class ReplacePlanet(Effect):
    """Helios; with later printings there is no discard pile to shuffle (G-CARD-9)."""

    key: ClassVar[str] = "replace_planet"

    def usable(self, state: GalaxiesState, seat: i64, landed: i64, busy: i64, before: i64) -> bool:
        return state.can_draw() and unoccupied(state) != 0

    def begin(self, state: GalaxiesState, seat: i64, landed: i64, chance: Chance) -> None:
        self.ask(state, seat, RemovePlanet(seat))


# -- using a planet of the row -----------------------------------------------------------------------


def copyable_in_row(state: GalaxiesState, seat: i64, landed: i64, busy: i64, before: i64) -> i64:
    """Return the planets of the row whose action could be copied (G-CARD-5), as a set of planets."""
    planets: i64 = 0
    for slot in range(MAX_SLOTS):
        if has(state.filled, slot):
            planet = state.planet_at(slot)
            if obstacle(state, seat, planet, landed, busy, before) == Obstacle.NONE:
                planets |= bit(planet)
    return planets


@final
@mypyc_attr(free_list_len=1)
class CopyRow(Decision[GalaxiesState]):
    """D-15: Umbra-Forum performs the action of a planet in the row (G-CARD-5)."""

    name: ClassVar[str] = "copy-row"
    rule: ClassVar[str] = "G-CARD-5"

    def __init__(self, seat: i64, landed: i64) -> None:
        super().__init__(seat)
        self.landed: i64 = landed

    def offer(self, state: GalaxiesState, seat: i64, moves: Moves) -> None:
        busy = state.empires[seat].resolving
        moves.add_each(GalaxiesAction.COPY, copyable_in_row(state, seat, self.landed, busy, IDLE_TOO))
        if moves.explains:
            for slot in members(state.filled):
                reason = why_unusable(state, seat, state.planet_at(slot), self.landed)
                if reason is not None:
                    refuse_planet(state, slot, reason, moves)

    def take(self, state: GalaxiesState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        use_planet(state, seat, action - GalaxiesAction.COPY, self.landed, chance)

    def fields(self) -> list[int]:
        return [self.seat, self.landed]


@final
class CopyRowPlanet(Effect):
    """Umbra-Forum."""

    key: ClassVar[str] = "copy_row_planet"

    def usable(self, state: GalaxiesState, seat: i64, landed: i64, busy: i64, before: i64) -> bool:
        return copyable_in_row(state, seat, landed, busy, before) != 0

    def begin(self, state: GalaxiesState, seat: i64, landed: i64, chance: Chance) -> None:
        self.ask(state, seat, CopyRow(seat, landed))
