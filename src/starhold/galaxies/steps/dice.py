"""The six die actions: move a ship, acquire, advance, utilise a colony (sections 6 to 11 of the rules)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from starhold.galaxies import powers
from starhold.galaxies.actions import PLACES, Do, Place
from starhold.galaxies.components import Face
from starhold.galaxies.events import Tell, tell
from starhold.galaxies.state import NO_PLACE, Galaxies
from starhold.galaxies.steps.base import Decision, Kind, Question
from starhold.galaxies.usable import (
    IDLE_TOO,
    can_leave_home,
    can_move,
    can_upgrade,
    destinations,
    face_track,
    planet_usable,
    usable_colonies,
)
from starhold.kernel.bits import lowest
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves


def perform(state: Galaxies, seat: i64, face: i64, chance: Chance) -> None:
    """Perform a die of this face as far as it can be (G-TURN-8): push the choices it needs, or just do it."""
    if face == Face.MOVE:
        state.stack.append(MoveShip(seat, NO_PLACE))
    elif face == Face.ENERGY:
        state.give(seat, state.energy_income(seat), 0, chance)
    elif face == Face.CULTURE:
        state.give(seat, 0, state.culture_income(seat), chance)
    elif face == Face.COLONY:
        state.stack.append(ColonyDie(seat))
    else:
        state.stack.append(Advance(seat, face_track(face), 1))


def offer_moves(state: Galaxies, seat: i64, barred: i64, moves: Moves) -> None:
    """Every ship (told by its place) to every place it may go; the barred ship stays."""
    empire = state.empires[seat]
    if can_leave_home(empire, barred):
        moves.add_each(Do.MOVE, destinations(state, empire, Place.HOME))
    out = (empire.surface << Place.SURFACE) | (empire.orbit << Place.ORBIT)
    while out:
        origin = lowest(out)
        out &= out - 1
        if origin != barred:
            moves.add_each(Do.MOVE + origin * PLACES, destinations(state, empire, origin))


def move_ship(state: Galaxies, seat: i64, action: i64, chance: Chance) -> i64:
    """Carry out a move; a landing may be used (G-MOVE-10). Tells where the ship is now."""
    origin = (action - Do.MOVE) // PLACES
    destination = (action - Do.MOVE) % PLACES
    empire = state.empires[seat]
    empire.relocate(origin, destination)
    if destination == Place.HOME:
        tell(chance, Tell.WENT_HOME, seat)
    elif destination < Place.ORBIT:
        slot = destination - Place.SURFACE
        planet = state.planet_at(slot)
        tell(chance, Tell.LANDED, seat, planet)
        if planet_usable(state, seat, planet, destination, empire.resolving, IDLE_TOO):
            state.stack.append(Landing(seat, slot))
    else:
        tell(chance, Tell.ENTERED_ORBIT, seat, state.planet_at(destination - Place.ORBIT))
    return destination


@final
@mypyc_attr(free_list_len=1)
class MoveShip(Decision):
    """D-5: which ship goes where (G-MOVE-1). The ship at `barred` may not be the one."""

    def __init__(self, seat: i64, barred: i64) -> None:
        super().__init__(seat)
        self.barred: i64 = barred

    def kind(self) -> i64:
        return Kind.MOVE_SHIP

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        offer_moves(state, seat, self.barred, moves)

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        move_ship(state, seat, action, chance)

    def fields(self) -> list[int]:
        return [self.seat, self.barred]


@final
@mypyc_attr(free_list_len=1)
class Landing(Question):
    """D-6: use the planet's action, or not (G-MOVE-10)."""

    def __init__(self, seat: i64, slot: i64) -> None:
        super().__init__(seat)
        self.slot: i64 = slot

    def kind(self) -> i64:
        return Kind.LANDING

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        moves.add(Do.USE)
        moves.add(Do.DECLINE)

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        if action == Do.USE:
            powers.use_planet(state, seat, state.planet_at(self.slot), Place.SURFACE + self.slot, chance)

    def fields(self) -> list[int]:
        return [self.seat, self.slot]


@final
@mypyc_attr(free_list_len=1)
class Advance(Decision):
    """D-7: which own ship on such a track advances (G-ADV-3)."""

    def __init__(self, seat: i64, track: i64, steps: i64) -> None:
        super().__init__(seat)
        self.track: i64 = track
        self.steps: i64 = steps

    def kind(self) -> i64:
        return Kind.ADVANCE

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        moves.add_each(Do.ADVANCE, state.empires[seat].orbit & state.slots_with(self.track))

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        state.advance(seat, action - Do.ADVANCE, self.steps, chance)

    def fields(self) -> list[int]:
        return [self.seat, self.track, self.steps]


@final
@mypyc_attr(free_list_len=1)
class ColonyDie(Decision):
    """D-8: upgrade the empire, or use one of the own colonies (G-UTIL-1)."""

    def kind(self) -> i64:
        return Kind.COLONY_DIE

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        empire = state.empires[seat]
        if can_upgrade(empire):
            moves.add(Do.UPGRADE)
        if empire.colonies:
            colonies = usable_colonies(state, seat, empire.colonies, empire.resolving, IDLE_TOO)
            moves.add_each(Do.COLONY, colonies)

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        if action == Do.UPGRADE:
            state.stack.append(Payment(seat, state.empires[seat].level + 1, False))
        else:
            powers.use_planet(state, seat, action - Do.COLONY, NO_PLACE, chance)


@final
@mypyc_attr(free_list_len=1)
class Payment(Decision):
    """D-9: pay an upgrade in energy or in culture; with Lureena in any mix (G-UPG-1, G-UPG-7)."""

    def __init__(self, seat: i64, price: i64, mix: bool) -> None:
        super().__init__(seat)
        self.price: i64 = price
        self.mix: bool = mix

    def kind(self) -> i64:
        return Kind.PAYMENT

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


@final
@mypyc_attr(free_list_len=1)
class FirstMove(Decision):
    """D-19, first half: Nagato's compulsory move (G-CARD-7). The landed ship is barred."""

    def __init__(self, seat: i64, landed: i64) -> None:
        super().__init__(seat)
        self.landed: i64 = landed

    def kind(self) -> i64:
        return Kind.MOVE_SHIP

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        offer_moves(state, seat, self.landed, moves)

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        state.stack.append(SecondMove(seat))
        state.empires[seat].nagato_ship = move_ship(state, seat, action, chance)

    def fields(self) -> list[int]:
        return [self.seat, self.landed]


@final
@mypyc_attr(free_list_len=1)
class SecondMove(Question):
    """D-19, second half: another ship may move, once the first landing is resolved (G-CARD-7)."""

    def kind(self) -> i64:
        return Kind.SECOND_MOVE

    def settle(self, state: Galaxies, chance: Chance) -> bool:
        empire = state.empires[self.seat]
        if can_move(state, empire, empire.nagato_ship):
            return True
        state.stack.pop()
        return False

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        offer_moves(state, seat, state.empires[seat].nagato_ship, moves)
        moves.add(Do.DECLINE)

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        if action != Do.DECLINE:
            move_ship(state, seat, action, chance)
