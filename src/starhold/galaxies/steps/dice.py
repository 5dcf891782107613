"""The six die actions: what each does, and when it can be performed (sections 7, 8, 10 and 11)."""

from collections.abc import Sequence
from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from starhold.galaxies.actions import GalaxiesAction
from starhold.galaxies.components import FACES, TOP_LEVEL, TRACK, UPGRADE_COST, Face, Track
from starhold.galaxies.powers.effect import (
    IDLE_TOO,
    gain_changes,
    usable_planets,
    use_planet,
    why_unusable,
)
from starhold.galaxies.shapes import mixed
from starhold.galaxies.state import NO_PLACE, Empire, GalaxiesState, dice_of
from starhold.galaxies.steps.base import refuse_all_but_orbiters, refuse_foreign_colonies, refuse_orbiters
from starhold.galaxies.steps.ship import MoveShip, can_move
from starhold.galaxies.words import REASONS, mix_label, slot_name
from starhold.kernel.bits import bit, members
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step_kinds import Decision
from starhold.kernel.words import Choice, Label, Number, Question, Reason, Shape, Word

# -- what a die can do --------------------------------------------------------------------------


def face_track(face: i64) -> i64:
    """Return the track that an advance die moves on."""
    return Track.DIPLOMACY if face == Face.DIPLOMACY else Track.ECONOMY


def perform(state: GalaxiesState, seat: i64, face: i64, chance: Chance) -> None:
    """Perform a die of this face as far as it can be (G-TURN-8): push the choices it needs, or just do it."""
    if face == Face.MOVE:
        state.stack.append(MoveShip(seat, NO_PLACE, 0))
    elif face == Face.ENERGY:
        state.give(seat, state.energy_income(seat), 0, chance)
    elif face == Face.CULTURE:
        state.give(seat, 0, state.culture_income(seat), chance)
    elif face == Face.COLONY:
        state.stack.append(ColonyDie(seat))
    else:
        state.stack.append(Advance(seat, face_track(face), 1))


def can_perform(state: GalaxiesState, seat: i64, face: i64, busy: i64, before: i64) -> bool:
    """True if the seat can perform a die of this face (G-PLANET-13); these planets' actions are in use."""
    empire = state.empires[seat]
    if face == Face.MOVE:
        return can_move(state, empire, NO_PLACE)
    if face == Face.ENERGY:
        return before == IDLE_TOO or gain_changes(state, empire, state.energy_income(seat), 0, before)
    if face == Face.CULTURE:
        return before == IDLE_TOO or gain_changes(state, empire, 0, state.culture_income(seat), before)
    if face == Face.COLONY:
        return (
            can_upgrade(empire) or usable_planets(state, seat, empire.colonies, NO_PLACE, busy, before) != 0
        )
    return empire.orbit & state.slots_with(face_track(face)) != 0


def performable_faces(state: GalaxiesState, seat: i64, busy: i64, before: i64) -> i64:
    """Return the set of faces that the seat can perform."""
    faces: i64 = 0
    for face in range(FACES):
        if can_perform(state, seat, face, busy, before):
            faces |= bit(face)
    return faces


def can_upgrade(empire: Empire) -> bool:
    """True if the next level can be paid entirely in energy or entirely in culture (G-UPG-1, G-UPG-2)."""
    return empire.level < TOP_LEVEL and can_pay_level(empire, level_price(empire))


def level_price(empire: Empire) -> i64:
    """Return what the next level costs, below the top one (G-UPG-1)."""
    return UPGRADE_COST[empire.level + 1]


def can_pay_level(empire: Empire, price: i64) -> bool:
    return empire.energy >= price or empire.culture >= price


def offer_turns(dice: i64, moves: Moves) -> None:
    """Offer to turn each die to each face that it does not show (G-CONV-5, G-CARD-19)."""
    for face in range(FACES):
        if dice_of(dice, face):
            moves.add_each(GalaxiesAction.TURN + face * FACES, 63 & ~bit(face))


# -- why not ---------------------------------------------------------------------------------------

TOP: Final = REASONS.declare("top-level", rule="G-UPG-2")
TOO_DEAR: Final = REASONS.declare("upgrade-price", rule="G-UPG-1")
OTHER_TRACK: Final = REASONS.declare("track", rule="G-ADV-1")


def price_words(empire: Empire, price: i64) -> dict[str, Word]:
    """Return what a level costs, and what there is to pay it with."""
    return {"price": Number(price), "energy": Number(empire.energy), "culture": Number(empire.culture)}


def why_no_upgrade(empire: Empire) -> Reason | None:
    """Return why the empire cannot be upgraded, or None if it can."""
    if can_upgrade(empire):
        return None
    return TOP() if empire.level == TOP_LEVEL else TOO_DEAR(**price_words(empire, level_price(empire)))


# -- the decisions -----------------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class Advance(Decision[GalaxiesState]):
    """D-7: which own ship on such a track advances (G-ADV-3)."""

    name: ClassVar[str] = "advance"
    rule: ClassVar[str] = "G-ADV-1"

    def __init__(self, seat: i64, track: i64, steps: i64) -> None:
        super().__init__(seat)
        self.track: i64 = track
        self.steps: i64 = steps

    def offer(self, state: GalaxiesState, seat: i64, moves: Moves) -> None:
        ships = state.empires[seat].orbit
        slots = state.slots_with(self.track)
        moves.add_each(GalaxiesAction.ADVANCE, ships & slots)
        if moves.explains:
            for slot in members(ships & ~slots):
                is_diplomacy = Number(int(TRACK[state.planet_at(slot)] == Track.DIPLOMACY))
                reason = OTHER_TRACK(planet=slot_name(state, slot), is_diplomacy=is_diplomacy)
                refuse_orbiters(state, seat, bit(slot), reason, moves)
            refuse_all_but_orbiters(state, seat, moves)

    def take(self, state: GalaxiesState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        state.advance(seat, action - GalaxiesAction.ADVANCE, self.steps, chance)

    def fields(self) -> list[int]:
        return [self.seat, self.track, self.steps]

    def question(self, state: GalaxiesState, seat: i64) -> Question:
        return Question(self.name, {"steps": Number(self.steps)}, self.rule)


def refuse_upgrade_and_colonies(state: GalaxiesState, seat: i64, moves: Moves) -> None:
    """Refuse what a colony die cannot do now."""
    level = why_no_upgrade(state.empires[seat])
    if level is not None:
        moves.refuse(GalaxiesAction.UPGRADE, level)
    for planet in members(state.empires[seat].colonies):
        reason = why_unusable(state, seat, planet, NO_PLACE)
        if reason is not None:
            moves.refuse(GalaxiesAction.COLONY + planet, reason)
    refuse_foreign_colonies(state, seat, moves)


@final
@mypyc_attr(free_list_len=1)
class ColonyDie(Decision[GalaxiesState]):
    """D-8: upgrade the empire, or use one of the player's own colonies (G-UTIL-1)."""

    name: ClassVar[str] = "colony-die"
    rule: ClassVar[str] = "G-UTIL-1"

    def offer(self, state: GalaxiesState, seat: i64, moves: Moves) -> None:
        empire = state.empires[seat]
        if can_upgrade(empire):
            moves.add(GalaxiesAction.UPGRADE)
        if empire.colonies:
            colonies = usable_planets(state, seat, empire.colonies, NO_PLACE, empire.resolving, IDLE_TOO)
            moves.add_each(GalaxiesAction.COLONY, colonies)
        if moves.explains:
            refuse_upgrade_and_colonies(state, seat, moves)

    def take(self, state: GalaxiesState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        if action == GalaxiesAction.UPGRADE:
            state.stack.append(UpgradePayment(seat, level_price(state.empires[seat]), 0))
        else:
            use_planet(state, seat, action - GalaxiesAction.COLONY, NO_PLACE, chance)


@final
@mypyc_attr(free_list_len=1)
class UpgradePayment(Decision[GalaxiesState]):
    """D-9: pay an upgrade in energy or in culture; with Lureena in any mix (G-UPG-1, G-UPG-7)."""

    name: ClassVar[str] = "payment"
    rule: ClassVar[str] = "G-UPG-1"

    def __init__(self, seat: i64, price: i64, mix: i64) -> None:
        super().__init__(seat)
        self.price: i64 = price
        self.mix: bool = mix != 0

    def offer(self, state: GalaxiesState, seat: i64, moves: Moves) -> None:
        empire = state.empires[seat]
        for energy in range(self.price + 1):
            pure = energy == 0 or energy == self.price
            if (self.mix or pure) and energy <= empire.energy and self.price - energy <= empire.culture:
                moves.add(GalaxiesAction.PAY + energy)

    def take(self, state: GalaxiesState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        energy = action - GalaxiesAction.PAY
        state.pay(seat, energy, self.price - energy, chance)
        state.raise_level(seat, chance)

    def fields(self) -> list[int]:
        return [self.seat, self.price, int(self.mix)]

    def question(self, state: GalaxiesState, seat: i64) -> Question:
        return Question(self.name, {"price": Number(self.price)}, self.rule)

    def label(self, state: GalaxiesState, seat: i64, action: i64) -> Label | None:
        energy = action - GalaxiesAction.PAY
        return mix_label("pay", energy, self.price - energy)

    def shape(self, state: GalaxiesState, seat: i64, choices: Sequence[Choice]) -> tuple[Shape, ...]:
        return mixed(choices, GalaxiesAction.PAY, self.price, state.empires[seat])
