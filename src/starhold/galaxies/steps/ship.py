"""Moving a ship, and landing (section 6)."""

from collections.abc import Sequence
from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from starhold.galaxies.actions import GalaxiesAction
from starhold.galaxies.components import PLACES, Place
from starhold.galaxies.events import GalaxiesEvent, tell
from starhold.galaxies.powers.effect import IDLE_TOO, Obstacle, obstacle, use_planet
from starhold.galaxies.shapes import flown, landed
from starhold.galaxies.state import NO_PLACE, Empire, GalaxiesState
from starhold.galaxies.steps.base import places_of, refuse_foreign_ships
from starhold.galaxies.words import REASONS, card_pick, planet_pick, ship_pick, slot_at, slot_name
from starhold.kernel.bits import bit, lowest, members
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step_kinds import Decision, Offer
from starhold.kernel.vocabulary import ReasonKind
from starhold.kernel.words import Choice, Question, Shape

# -- where ships may go -----------------------------------------------------------------------


def free_places(state: GalaxiesState, empire: Empire) -> i64:
    """Return the places a ship from home may enter: one ship per surface, one per orbit (G-MOVE-5)."""
    surfaces = state.filled & ~empire.surface
    orbits = state.filled & ~empire.orbit
    return (surfaces << Place.SURFACE) | (orbits << Place.ORBIT)


def destinations(state: GalaxiesState, empire: Empire, origin: i64) -> i64:
    """Return where a ship may go: home, or another planet's surface or orbit (G-MOVE-2 to G-MOVE-5)."""
    places = free_places(state, empire)
    if origin == Place.HOME:
        return places
    slot = origin - Place.SURFACE if origin < Place.ORBIT else origin - Place.ORBIT
    return (places | 1) & ~(bit(Place.SURFACE + slot) | bit(Place.ORBIT + slot))


def can_leave_home(empire: Empire, barred: i64) -> bool:
    """True if a ship is home that may move; `barred` is the place of one that may not (G-CARD-7)."""
    return empire.home > (1 if barred == Place.HOME else 0)


def can_move(state: GalaxiesState, empire: Empire, barred: i64) -> bool:
    """True if there is a legal ship move (G-PLANET-13)."""
    if can_leave_home(empire, barred) and free_places(state, empire) != 0:
        return True
    out = (empire.surface << Place.SURFACE) | (empire.orbit << Place.ORBIT)
    if barred > Place.HOME:
        out &= ~bit(barred)
    # A ship away from home may always return there.
    return out != 0


def offer_moves(state: GalaxiesState, seat: i64, barred: i64, moves: Moves) -> None:
    """Offer every ship (named by its place) every place it may go to; the barred ship stays."""
    empire = state.empires[seat]
    if can_leave_home(empire, barred):
        moves.add_each(GalaxiesAction.MOVE, destinations(state, empire, Place.HOME))
    out = (empire.surface << Place.SURFACE) | (empire.orbit << Place.ORBIT)
    while out:
        origin = lowest(out)
        out &= out - 1
        if origin != barred:
            moves.add_each(GalaxiesAction.MOVE + origin * PLACES, destinations(state, empire, origin))


def move_ship(state: GalaxiesState, seat: i64, action: i64, chance: Chance) -> i64:
    """Carry out a move; a landing may be used (G-MOVE-10). Return where the ship is now."""
    origin = (action - GalaxiesAction.MOVE) // PLACES
    destination = (action - GalaxiesAction.MOVE) % PLACES
    empire = state.empires[seat]
    empire.relocate(origin, destination)
    if destination == Place.HOME:
        tell(chance, GalaxiesEvent.WENT_HOME, seat)
    elif destination < Place.ORBIT:
        slot = destination - Place.SURFACE
        planet = state.planet_at(slot)
        tell(chance, GalaxiesEvent.LANDED, seat, planet)
        against = obstacle(state, seat, planet, destination, empire.resolving, IDLE_TOO)
        if against == Obstacle.NONE:
            state.stack.append(Landing(seat, slot))
    else:
        tell(chance, GalaxiesEvent.ENTERED_ORBIT, seat, state.planet_at(destination - Place.ORBIT))
    return destination


# -- why not there ------------------------------------------------------------------------------

SURFACE_TAKEN: Final = REASONS.declare("surface-taken", rule="G-MOVE-5")
ORBIT_TAKEN: Final = REASONS.declare("orbit-taken", rule="G-MOVE-5")
SAME_PLANET: Final = REASONS.declare("same-planet", rule="G-MOVE-3")
PICK_PLACE: Final = REASONS.declare("pick-place", rule="G-MOVE-2")
ALL_HOME: Final = REASONS.declare("all-home", rule="G-MOVE-4")
OTHERS_GALAXY: Final = REASONS.declare("no-flight-to-galaxy", rule="G-MOVE-8")
COLONY_CLOSED: Final = REASONS.declare("no-flight-to-colony", rule="G-MOVE-8")
HAS_LANDED: Final = REASONS.declare("ship-landed", rule="G-CARD-7")
HAS_MOVED: Final = REASONS.declare("ship-moved", rule="G-CARD-7")


def refuse_places(state: GalaxiesState, seat: i64, origin: i64, moves: Moves) -> None:
    """Refuse the places to which the ship at `origin` may not go (see `destinations`)."""
    empire = state.empires[seat]
    base = GalaxiesAction.MOVE + origin * PLACES
    for place in members(places_of(empire) & ~bit(Place.HOME)):
        taken = SURFACE_TAKEN if place < Place.ORBIT else ORBIT_TAKEN
        moves.refuse(base + place, taken(planet=slot_name(state, slot_at(place))))
    if origin != Place.HOME:
        there = SAME_PLANET(planet=slot_name(state, slot_at(origin)))
        moves.refuse(base + Place.SURFACE + slot_at(origin), there)
        moves.refuse(base + Place.ORBIT + slot_at(origin), there)
    elif not empire.surface and not empire.orbit:
        moves.refuse(base + Place.HOME, ALL_HOME())


def refuse_flights(state: GalaxiesState, seat: i64, barred: i64, staying: ReasonKind, moves: Moves) -> None:
    """Refuse all that `offer_moves` does not offer; `staying` is why the ship at `barred` may not move."""
    empire = state.empires[seat]
    if barred != NO_PLACE and not (barred == Place.HOME and can_leave_home(empire, barred)):
        moves.refuse_pick(ship_pick(seat, barred), staying())
    if can_leave_home(empire, barred):
        refuse_places(state, seat, Place.HOME, moves)
    for origin in members(places_of(empire) & ~bit(Place.HOME)):
        if origin != barred:
            refuse_places(state, seat, origin, moves)
    refuse_foreign_ships(state, seat, moves)
    for other in range(state.sides()):
        if other != seat:
            moves.refuse_pick(f"mat:{other}", OTHERS_GALAXY())
        for planet in members(state.empires[other].colonies):
            moves.refuse_pick(card_pick(planet), COLONY_CLOSED())
    for slot in members(state.filled):
        reason = PICK_PLACE(planet=slot_name(state, slot))
        moves.refuse_pick(planet_pick(slot), reason)
        moves.refuse_pick(card_pick(state.planet_at(slot)), reason)


# -- the decisions ------------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class MoveShip(Decision[GalaxiesState]):
    """D-5: which ship goes where (G-MOVE-1); with Nagato the first half of D-19, which brings the second.

    If Nagato was landed on, the ship at `landed` may not be the first (G-CARD-7).
    """

    name: ClassVar[str] = "move-ship"
    rule: ClassVar[str] = "G-MOVE-1"

    def __init__(self, seat: i64, landed: i64, nagato: i64) -> None:
        super().__init__(seat)
        self.landed: i64 = landed
        self.nagato: bool = nagato != 0

    def offer(self, state: GalaxiesState, seat: i64, moves: Moves) -> None:
        offer_moves(state, seat, self.landed, moves)
        if moves.explains:
            refuse_flights(state, seat, self.landed, HAS_LANDED, moves)

    def take(self, state: GalaxiesState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        if self.nagato:
            state.stack.append(SecondMove(seat))
            state.empires[seat].nagato_ship = move_ship(state, seat, action, chance)
        else:
            move_ship(state, seat, action, chance)

    def fields(self) -> list[int]:
        return [self.seat, self.landed, int(self.nagato)]

    def shape(self, state: GalaxiesState, seat: i64, choices: Sequence[Choice]) -> tuple[Shape, ...]:
        return flown(choices)


@final
@mypyc_attr(free_list_len=1)
class SecondMove(Offer[GalaxiesState]):
    """D-19, second half: another ship may move, once the first landing is resolved (G-CARD-7)."""

    name: ClassVar[str] = "second-move"
    rule: ClassVar[str] = "G-CARD-7"

    def settle(self, state: GalaxiesState, chance: Chance) -> bool:
        empire = state.empires[self.seat]
        if can_move(state, empire, empire.nagato_ship):
            return True
        state.stack.pop()
        return False

    def offer(self, state: GalaxiesState, seat: i64, moves: Moves) -> None:
        moved = state.empires[seat].nagato_ship
        offer_moves(state, seat, moved, moves)
        moves.add(GalaxiesAction.DECLINE)
        if moves.explains:
            refuse_flights(state, seat, moved, HAS_MOVED, moves)

    def take(self, state: GalaxiesState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        if action != GalaxiesAction.DECLINE:
            move_ship(state, seat, action, chance)

    def decline(self, state: GalaxiesState, seat: i64) -> i64:
        return GalaxiesAction.DECLINE

    def shape(self, state: GalaxiesState, seat: i64, choices: Sequence[Choice]) -> tuple[Shape, ...]:
        return flown(choices, int(GalaxiesAction.DECLINE))


@final
@mypyc_attr(free_list_len=1)
class Landing(Offer[GalaxiesState]):
    """D-6: use the planet's action, or not (G-MOVE-10)."""

    name: ClassVar[str] = "landing"
    rule: ClassVar[str] = "G-MOVE-10"

    def __init__(self, seat: i64, slot: i64) -> None:
        super().__init__(seat)
        self.slot: i64 = slot

    def offer(self, state: GalaxiesState, seat: i64, moves: Moves) -> None:
        moves.add(GalaxiesAction.USE)
        moves.add(GalaxiesAction.DECLINE)

    def take(self, state: GalaxiesState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        if action == GalaxiesAction.USE:
            use_planet(state, seat, state.planet_at(self.slot), Place.SURFACE + self.slot, chance)

    def decline(self, state: GalaxiesState, seat: i64) -> i64:
        return GalaxiesAction.DECLINE

    def fields(self) -> list[int]:
        return [self.seat, self.slot]

    def question(self, state: GalaxiesState, seat: i64) -> Question:
        return Question(self.name, {"planet": slot_name(state, self.slot)}, self.rule)

    def shape(self, state: GalaxiesState, seat: i64, choices: Sequence[Choice]) -> tuple[Shape, ...]:
        return landed()
