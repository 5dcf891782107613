"""The six die actions: what each does, and when it can be performed (sections 7, 8, 10 and 11)."""

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from starhold.galaxies.actions import Do
from starhold.galaxies.components import FACES, TOP_LEVEL, TRACK, UPGRADE_COST, Face, Track
from starhold.galaxies.powers.effect import (
    IDLE_TOO,
    gain_changes,
    usable_planets,
    use_planet,
    why_unusable,
)
from starhold.galaxies.state import NO_PLACE, Empire, Galaxies, dice_of
from starhold.galaxies.steps.base import (
    FINISH_DIE,
    FOREIGN_COLONY,
    FOREIGN_SHIP,
    NO_ORBITER,
    NOT_ORBITING,
    OTHERS_TURN,
    PICK_SHIP,
)
from starhold.galaxies.steps.ship import MoveShip, can_move
from starhold.galaxies.words import Picked, Why, first, mix_label, of_planet, picked
from starhold.kernel.bits import bit
from starhold.kernel.chance import Chance
from starhold.kernel.kit import Decision
from starhold.kernel.moves import Moves
from starhold.kernel.words import Label, Number, Question, Reason, Word

# -- what a die can do --------------------------------------------------------------------------


def face_track(face: i64) -> i64:
    """The track that an advance die moves on."""
    return Track.DIPLOMACY if face == Face.DIPLOMACY else Track.ECONOMY


def perform(state: Galaxies, seat: i64, face: i64, chance: Chance) -> None:
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


def can_perform(state: Galaxies, seat: i64, face: i64, busy: i64, before: i64) -> bool:
    """Can the seat perform a die of this face (G-PLANET-13), with these planets' actions in use already?"""
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


def performable_faces(state: Galaxies, seat: i64, busy: i64, before: i64) -> i64:
    """The set of faces that the seat can perform."""
    faces: i64 = 0
    for face in range(FACES):
        if can_perform(state, seat, face, busy, before):
            faces |= bit(face)
    return faces


def can_upgrade(empire: Empire) -> bool:
    """Can the next level be paid entirely in energy or entirely in culture (G-UPG-1, G-UPG-2)?"""
    return empire.level < TOP_LEVEL and can_pay_level(empire, level_price(empire))


def level_price(empire: Empire) -> i64:
    """What the next level costs, below the top one (G-UPG-1)."""
    return UPGRADE_COST[empire.level + 1]


def can_pay_level(empire: Empire, price: i64) -> bool:
    return empire.energy >= price or empire.culture >= price


def offer_turns(dice: i64, moves: Moves) -> None:
    """Each die to each face that it does not show (G-CONV-5, G-CARD-19)."""
    for face in range(FACES):
        if dice_of(dice, face):
            moves.add_each(Do.TURN + face * FACES, 63 & ~bit(face))


# -- why not ---------------------------------------------------------------------------------------


def is_upgrade(thing: Picked) -> bool:
    return thing.kind == "button" and thing.name == "upgrade"


def _is_top(state: Galaxies, seat: int, thing: Picked) -> bool:
    return (is_upgrade(thing) or thing.kind in ("planet", "colony")) and state.empires[
        seat
    ].level == TOP_LEVEL


def _is_too_dear(state: Galaxies, seat: int, thing: Picked) -> bool:
    empire = state.empires[seat]
    return is_upgrade(thing) and empire.level < TOP_LEVEL and not can_upgrade(empire)


def price_words(empire: Empire, price: int) -> dict[str, Word]:
    """What a level costs, and what there is to pay it with."""
    return {"price": Number(price), "energy": Number(empire.energy), "culture": Number(empire.culture)}


def _upgrade_words(state: Galaxies, seat: int, thing: Picked) -> dict[str, Word]:
    return price_words(state.empires[seat], int(level_price(state.empires[seat])))


def _is_on_other_track(state: Galaxies, seat: int, thing: Picked) -> bool:
    step = state.stack[-1]
    if not isinstance(step, Advance) or thing.kind not in ("ship", "planet") or thing.slot < 0:
        return False
    orbits = thing.place == "orbit" or thing.kind == "planet"
    return orbits and step.track not in (Track.ANY, TRACK[thing.planet])


def _track_words(state: Galaxies, seat: int, thing: Picked) -> dict[str, Word]:
    is_diplomacy = Number(int(TRACK[thing.planet] == Track.DIPLOMACY))
    return {**of_planet(state, seat, thing), "is_diplomacy": is_diplomacy}


TOP: Final = Why("top-level", "G-UPG-2", _is_top)
TOO_DEAR: Final = Why("upgrade-price", "G-UPG-1", _is_too_dear, _upgrade_words)
OTHER_TRACK: Final = Why("track", "G-ADV-1", _is_on_other_track, _track_words)


# -- the decisions -----------------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class Advance(Decision[Galaxies]):
    """D-7: which own ship on such a track advances (G-ADV-3)."""

    name: ClassVar[str] = "advance"
    rule: ClassVar[str] = "G-ADV-1"

    def __init__(self, seat: i64, track: i64, steps: i64) -> None:
        super().__init__(seat)
        self.track: i64 = track
        self.steps: i64 = steps

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        moves.add_each(Do.ADVANCE, state.empires[seat].orbit & state.slots_with(self.track))

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        state.advance(seat, action - Do.ADVANCE, self.steps, chance)

    def fields(self) -> list[int]:
        return [self.seat, self.track, self.steps]

    def question(self, state: Galaxies, seat: i64) -> Question:
        return Question(self.name, {"steps": Number(self.steps)}, self.rule)

    def why_not(self, state: Galaxies, seat: i64, pick: str) -> Reason | None:
        ships = (FOREIGN_SHIP, NOT_ORBITING, NO_ORBITER, OTHER_TRACK, PICK_SHIP)
        return first(state, seat, pick, OTHERS_TURN, FINISH_DIE, *ships)


@final
@mypyc_attr(free_list_len=1)
class ColonyDie(Decision[Galaxies]):
    """D-8: upgrade the empire, or use one of the own colonies (G-UTIL-1)."""

    name: ClassVar[str] = "colony-die"
    rule: ClassVar[str] = "G-UTIL-1"

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        empire = state.empires[seat]
        if can_upgrade(empire):
            moves.add(Do.UPGRADE)
        if empire.colonies:
            colonies = usable_planets(state, seat, empire.colonies, NO_PLACE, empire.resolving, IDLE_TOO)
            moves.add_each(Do.COLONY, colonies)

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        if action == Do.UPGRADE:
            state.stack.append(Payment(seat, level_price(state.empires[seat]), 0))
        else:
            use_planet(state, seat, action - Do.COLONY, NO_PLACE, chance)

    def why_not(self, state: Galaxies, seat: i64, pick: str) -> Reason | None:
        thing = picked(state, pick)
        if thing.kind == "colony" and thing.seat == seat:
            return why_unusable(state, seat, thing.planet, pick)
        if is_upgrade(thing):
            return first(state, seat, pick, TOP, TOO_DEAR)
        return first(state, seat, pick, OTHERS_TURN, FINISH_DIE, FOREIGN_COLONY)


@final
@mypyc_attr(free_list_len=1)
class Payment(Decision[Galaxies]):
    """D-9: pay an upgrade in energy or in culture; with Lureena in any mix (G-UPG-1, G-UPG-7)."""

    name: ClassVar[str] = "payment"
    rule: ClassVar[str] = "G-UPG-1"

    def __init__(self, seat: i64, price: i64, mix: i64) -> None:
        super().__init__(seat)
        self.price: i64 = price
        self.mix: bool = mix != 0

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        empire = state.empires[seat]
        for energy in range(self.price + 1):
            pure = energy == 0 or energy == self.price
            if (self.mix or pure) and energy <= empire.energy and self.price - energy <= empire.culture:
                moves.add(Do.PAY + energy)

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        energy = action - Do.PAY
        state.pay(seat, energy, self.price - energy, chance)
        state.raise_level(seat, chance)

    def fields(self) -> list[int]:
        return [self.seat, self.price, int(self.mix)]

    def question(self, state: Galaxies, seat: i64) -> Question:
        return Question(self.name, {"price": Number(self.price)}, self.rule)

    def label(self, state: Galaxies, seat: i64, action: i64) -> Label | None:
        energy = action - Do.PAY
        return mix_label("pay", energy, self.price - energy)

    def why_not(self, state: Galaxies, seat: i64, pick: str) -> Reason | None:
        return first(state, seat, pick, OTHERS_TURN, FINISH_DIE)
