"""Moving a ship, and landing (section 6)."""

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from starhold.galaxies.actions import Do
from starhold.galaxies.components import PLACES, Place
from starhold.galaxies.events import Tell, tell
from starhold.galaxies.powers.effect import IDLE_TOO, planet_usable, use_planet
from starhold.galaxies.state import Empire, Galaxies
from starhold.galaxies.steps.base import FINISH_DIE, FOREIGN_SHIP, OTHERS_TURN
from starhold.galaxies.words import Picked, Why, first, of_planet, place_pick, slot_name
from starhold.kernel.bits import bit, has, lowest
from starhold.kernel.chance import Chance
from starhold.kernel.kit import Decision, Offer
from starhold.kernel.moves import Moves
from starhold.kernel.words import Question, Reason

# -- where ships may go -----------------------------------------------------------------------


def free_places(state: Galaxies, empire: Empire) -> i64:
    """Places in the row that a ship from home may enter: one own ship a surface, one an orbit (G-MOVE-5)."""
    surfaces = state.filled & ~empire.surface
    orbits = state.filled & ~empire.orbit
    return (surfaces << Place.SURFACE) | (orbits << Place.ORBIT)


def destinations(state: Galaxies, empire: Empire, origin: i64) -> i64:
    """Where a ship may go: home, or another planet's surface or orbit (G-MOVE-2 to G-MOVE-5)."""
    places = free_places(state, empire)
    if origin == Place.HOME:
        return places
    slot = origin - Place.SURFACE if origin < Place.ORBIT else origin - Place.ORBIT
    return (places | 1) & ~(bit(Place.SURFACE + slot) | bit(Place.ORBIT + slot))


def can_leave_home(empire: Empire, barred: i64) -> bool:
    """Is a ship home that may move? `barred` is the place of one that may not (G-CARD-7)."""
    return empire.home > (1 if barred == Place.HOME else 0)


def can_move(state: Galaxies, empire: Empire, barred: i64) -> bool:
    """Is there a legal ship move (G-PLANET-13)?"""
    if can_leave_home(empire, barred) and free_places(state, empire) != 0:
        return True
    out = (empire.surface << Place.SURFACE) | (empire.orbit << Place.ORBIT)
    if barred > Place.HOME:
        out &= ~bit(barred)
    # A ship away from home may always return there.
    return out != 0


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


# -- why not there ------------------------------------------------------------------------------


def _is_taken(place: str, state: Galaxies, seat: int, thing: Picked) -> bool:
    empire = state.empires[seat]
    own = empire.orbit if place == "orbit" else empire.surface
    return thing.kind == "planet" and thing.place == place and has(own, thing.slot)


def _is_at_its_planet(state: Galaxies, seat: int, thing: Picked) -> bool:
    """Does an own ship stand in the other of the planet's two places?"""
    other = "surface" if thing.place == "orbit" else "orbit"
    return thing.place in ("surface", "orbit") and _is_taken(other, state, seat, thing._replace(place=other))


def _has_moved(state: Galaxies, seat: int, thing: Picked) -> bool:
    empire = state.empires[seat]
    alone = empire.nagato_ship != Place.HOME or empire.home == 1
    return _own_ship_at(seat, thing) == empire.nagato_ship and alone


def _own_ship_at(seat: int, thing: Picked) -> i64:
    """The place of an own ship, or -2."""
    if thing.kind != "ship" or thing.seat != seat:
        return -2
    if thing.place == "home":
        return Place.HOME
    return thing.slot + (Place.ORBIT if thing.place == "orbit" else Place.SURFACE)


def _has_landed(state: Galaxies, seat: int, thing: Picked) -> bool:
    step = state.stack[-1]
    return isinstance(step, MoveShip) and step.landed == _own_ship_at(seat, thing)


SURFACE_TAKEN: Final = Why(
    "surface-taken",
    "G-MOVE-5",
    lambda state, seat, thing: _is_taken("surface", state, seat, thing),
    of_planet,
)
ORBIT_TAKEN: Final = Why(
    "orbit-taken", "G-MOVE-5", lambda state, seat, thing: _is_taken("orbit", state, seat, thing), of_planet
)
SAME_PLANET: Final = Why("same-planet", "G-MOVE-3", _is_at_its_planet, of_planet)
PICK_PLACE: Final = Why(
    "pick-place", "G-MOVE-2", lambda state, seat, thing: thing.kind == "planet" and not thing.place, of_planet
)
ALL_HOME: Final = Why(
    "all-home",
    "G-MOVE-4",
    lambda state, seat, thing: (
        thing.kind == "mat"
        and thing.seat == seat
        and not state.empires[seat].surface
        and not state.empires[seat].orbit
    ),
)
OTHERS_GALAXY: Final = Why(
    "no-flight-to-galaxy", "G-MOVE-8", lambda state, seat, thing: thing.kind == "mat" and thing.seat != seat
)
COLONY_CLOSED: Final = Why(
    "no-flight-to-colony", "G-MOVE-8", lambda state, seat, thing: thing.kind == "colony"
)
HAS_LANDED: Final = Why("ship-landed", "G-CARD-7", _has_landed)
HAS_MOVED: Final = Why("ship-moved", "G-CARD-7", _has_moved)


def reachable(state: Galaxies, seat: i64, barred: i64) -> i64:
    """Every place to which any own ship but the barred one may go."""
    empire = state.empires[seat]
    places = destinations(state, empire, Place.HOME) if can_leave_home(empire, barred) else 0
    out = (empire.surface << Place.SURFACE) | (empire.orbit << Place.ORBIT)
    while out:
        origin = lowest(out)
        out &= out - 1
        if origin != barred:
            places |= destinations(state, empire, origin)
    return places


def why_no_move(state: Galaxies, seat: i64, pick: str, barred: i64, staying: Why) -> Reason | None:
    """Why a ship or a place has no part in a move; `staying` is why the ship at `barred` may not go."""
    places = reachable(state, seat, barred)
    for place in range(PLACES):
        if has(places, place) and pick == place_pick(seat, place):
            return None
    return first(
        state,
        seat,
        pick,
        OTHERS_TURN,
        FINISH_DIE,
        FOREIGN_SHIP,
        staying,
        OTHERS_GALAXY,
        COLONY_CLOSED,
        ALL_HOME,
        PICK_PLACE,
        SURFACE_TAKEN,
        ORBIT_TAKEN,
        SAME_PLANET,
    )


# -- the decisions ------------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class MoveShip(Decision[Galaxies]):
    """D-5: which ship goes where (G-MOVE-1); with Nagato the first half of D-19, which brings the second.

    If Nagato was landed on, the ship at `landed` may not be the first (G-CARD-7).
    """

    name: ClassVar[str] = "move-ship"
    rule: ClassVar[str] = "G-MOVE-1"

    def __init__(self, seat: i64, landed: i64, nagato: i64) -> None:
        super().__init__(seat)
        self.landed: i64 = landed
        self.nagato: bool = nagato != 0

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        offer_moves(state, seat, self.landed, moves)

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        if self.nagato:
            state.stack.append(SecondMove(seat))
            state.empires[seat].nagato_ship = move_ship(state, seat, action, chance)
        else:
            move_ship(state, seat, action, chance)

    def fields(self) -> list[int]:
        return [self.seat, self.landed, int(self.nagato)]

    def why_not(self, state: Galaxies, seat: i64, pick: str) -> Reason | None:
        return why_no_move(state, seat, pick, self.landed, HAS_LANDED)


@final
@mypyc_attr(free_list_len=1)
class SecondMove(Offer[Galaxies]):
    """D-19, second half: another ship may move, once the first landing is resolved (G-CARD-7)."""

    name: ClassVar[str] = "second-move"
    rule: ClassVar[str] = "G-CARD-7"

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

    def decline(self, state: Galaxies, seat: i64) -> i64:
        return Do.DECLINE

    def why_not(self, state: Galaxies, seat: i64, pick: str) -> Reason | None:
        return why_no_move(state, seat, pick, state.empires[seat].nagato_ship, HAS_MOVED)


@final
@mypyc_attr(free_list_len=1)
class Landing(Offer[Galaxies]):
    """D-6: use the planet's action, or not (G-MOVE-10)."""

    name: ClassVar[str] = "landing"
    rule: ClassVar[str] = "G-MOVE-10"

    def __init__(self, seat: i64, slot: i64) -> None:
        super().__init__(seat)
        self.slot: i64 = slot

    def offer(self, state: Galaxies, seat: i64, moves: Moves) -> None:
        moves.add(Do.USE)
        moves.add(Do.DECLINE)

    def take(self, state: Galaxies, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        if action == Do.USE:
            use_planet(state, seat, state.planet_at(self.slot), Place.SURFACE + self.slot, chance)

    def decline(self, state: Galaxies, seat: i64) -> i64:
        return Do.DECLINE

    def fields(self) -> list[int]:
        return [self.seat, self.slot]

    def question(self, state: Galaxies, seat: i64) -> Question:
        return Question(self.name, {"planet": slot_name(state, self.slot)}, self.rule)

    def why_not(self, state: Galaxies, seat: i64, pick: str) -> Reason | None:
        return first(state, seat, pick, OTHERS_TURN, FINISH_DIE)
