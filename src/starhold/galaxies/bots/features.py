"""Features of Tiny Epic Galaxies: the seat's own side, the leading rival, the other rivals, and the row."""

from typing import Any, Final, cast, final

from mypy_extensions import i64

from starhold.bots.net import BOTH, MINE, THEIRS, Features, Layout, Sink, three_sides
from starhold.galaxies.components import (
    FACE_IDS,
    FACES,
    LENGTH,
    MAX_SLOTS,
    MISSION_IDS,
    NO_PLANET,
    PLANET_IDS,
    POINTS,
)
from starhold.galaxies.scoring import mission_bonus
from starhold.galaxies.state import NO_FACE, GalaxiesState, dice_of
from starhold.galaxies.steps.dice import Advance, ColonyDie
from starhold.galaxies.steps.follow import Follow
from starhold.galaxies.steps.ship import Landing, MoveShip
from starhold.galaxies.steps.turn import MainChoice
from starhold.kernel.bits import count, has
from starhold.kernel.state import State
from starhold.kernel.step import Step

# -- one side of the table ----------------------------------------------------------------------------

SIDE: Final = Layout()
ENERGY: Final[i64] = SIDE.numbers("energy", 8)
CULTURE: Final[i64] = SIDE.numbers("culture", 8)
LEVEL: Final[i64] = SIDE.numbers("level", 7)
#: what is missing for the next level, in the resource of which there is more
UPGRADE: Final[i64] = SIDE.numbers("missing for the next level", 7)
SCORE: Final[i64] = SIDE.numbers("points", 30)
HOME: Final[i64] = SIDE.numbers("ships at home", 5)
ENERGY_INCOME: Final[i64] = SIDE.numbers("energy a die", 6)
CULTURE_INCOME: Final[i64] = SIDE.numbers("culture a die", 6)
COLONY: Final[i64] = SIDE.group("colony", list(PLANET_IDS))
COLONIES: Final[i64] = SIDE.numbers("colonies", 8)
SURFACE: Final[i64] = SIDE.group("landed on", list(PLANET_IDS))
TRACK: Final[i64] = SIDE.add(
    "orbit",
    [(f"worth {points} with {left} to go", str(points), left) for points in range(8) for left in range(8)],
)
DICE: Final[i64] = SIDE.counts("dice", list(FACE_IDS), 4)
REROLL: Final[i64] = SIDE.one("free reroll left")
CONVERTER: Final[i64] = SIDE.one("converter used")
ACTIVE: Final[i64] = SIDE.one("has the turn")
TRIGGER: Final[i64] = SIDE.one("triggered the end")
TURN_LEFT: Final[i64] = SIDE.one("still has a turn before the end")
PENDING: Final[i64] = SIDE.group(
    "decides", ["main choice", "follow", "move", "landing", "advance", "colony die", "other"]
)
FACE: Final[i64] = SIDE.group("resolves", list(FACE_IDS))
SIZE: Final[i64] = len(SIDE.names)

# -- the table -----------------------------------------------------------------------------------------

TABLE: Final = Layout()
MISSION: Final[i64] = 3 * SIZE + TABLE.group("mission", list(MISSION_IDS))
DONE: Final[i64] = 3 * SIZE + TABLE.group("mission fulfilled", list(MISSION_IDS))
PLANET: Final[i64] = 3 * SIZE + TABLE.group("in the row", list(PLANET_IDS))
PLAYERS: Final[i64] = 3 * SIZE + TABLE.numbers("players", 5, 1)
ENDING: Final[i64] = 3 * SIZE + TABLE.one("the end is triggered")

LAYOUT: Final = three_sides(SIDE, TABLE)


def side(table: GalaxiesState, seat: i64, base: i64, decides: i64, sink: Sink) -> None:
    """Name the public features of one side; `decides` is the sort of decision that it owes, or -1."""
    empire = table.empires[seat]
    sink.one_of(base + ENERGY, empire.energy, 8)
    sink.one_of(base + CULTURE, empire.culture, 8)
    sink.one_of(base + LEVEL, empire.level, 7)
    richest = empire.energy if empire.energy > empire.culture else empire.culture
    sink.one_of(base + UPGRADE, empire.level + 1 - richest, 7)
    sink.one_of(base + SCORE, empire.score, 30)
    sink.one_of(base + HOME, empire.home, 5)
    sink.one_of(base + ENERGY_INCOME, table.energy_income(seat), 6)
    sink.one_of(base + CULTURE_INCOME, table.culture_income(seat), 6)
    sink.each(base + COLONY, empire.colonies)
    sink.one_of(base + COLONIES, count(empire.colonies), 8)
    slots = empire.surface | empire.orbit
    slot: i64 = 0
    while slots:
        if slots & 1:
            planet = table.planet_at(slot)
            if has(empire.surface, slot):
                sink.add(base + SURFACE + planet)
            if has(empire.orbit, slot):
                points: i64 = POINTS[planet]
                left: i64 = LENGTH[planet]
                left -= empire.position(slot)
                sink.add(base + TRACK + 8 * min(points, 7) + max(0, min(left, 7)))
        slots >>= 1
        slot += 1
    if table.active == seat:
        sink.add(base + ACTIVE)
        if table.free_reroll:
            sink.add(base + REROLL)
        if table.in_converter:
            sink.add(base + CONVERTER)
        for face in range(FACES):
            sink.up_to(base + DICE + 4 * face, dice_of(table.inactive, face), 4)
    if table.trigger >= 0:
        if table.trigger == seat:
            sink.add(base + TRIGGER)
        sides = table.sides()
        if (seat - table.first + sides) % sides > (table.active - table.first + sides) % sides:
            sink.add(base + TURN_LEFT)
    if decides >= 0:
        sink.add(base + PENDING + decides)
        if table.current_face != NO_FACE:
            sink.add(base + FACE + table.current_face)


def leading(table: GalaxiesState, seat: i64) -> i64:
    """Return the rival with the most points (`leading_rival`, without a list of them)."""
    sides = table.sides()
    leader: i64 = -1
    most: i64 = -1
    n: i64 = 1
    while n < sides:
        other = (seat + n) % sides
        points = table.empires[other].score
        if points > most:
            leader = other
            most = points
        n += 1
    return leader


def pending(step: Step[Any]) -> i64:
    """Return the sort of decision that is owed."""
    if isinstance(step, MainChoice):
        return 0
    if isinstance(step, Follow):
        return 1
    if isinstance(step, MoveShip):
        return 2
    if isinstance(step, Landing):
        return 3
    if isinstance(step, Advance):
        return 4
    if isinstance(step, ColonyDie):
        return 5
    return 6


def secret(table: GalaxiesState, seat: i64, sink: Sink) -> None:
    """Name the features that a seat alone knows: its mission."""
    mission = table.empires[seat].mission
    if mission >= 0:
        sink.add(MISSION + mission)
        if mission_bonus(table, seat, mission) > 0:
            sink.add(DONE + mission)


@final
class GalaxiesFeatures(Features):
    """Features of what a seat may know: its own mission, and all that is public."""

    mirrored = SIZE

    def layout(self) -> Layout:
        return LAYOUT

    def fill(self, state: State, seat: i64, sink: Sink) -> None:
        table = cast(GalaxiesState, state)
        step = table.stack[-1] if table.stack else None
        waiting: i64 = 0
        decides: i64 = -1
        if step is not None:
            waiting = step.waiting(table)
            decides = pending(step)
        sides = table.sides()
        side(table, seat, 0, decides if has(waiting, seat) else -1, sink)
        leader = leading(table, seat)
        n: i64 = 1
        while n < sides:
            other = (seat + n) % sides
            base = SIZE if other == leader else 2 * SIZE
            side(table, other, base, decides if has(waiting, other) else -1, sink)
            n += 1
        if sink.two:
            sink.only = THEIRS
            secret(table, 1 - seat, sink)
            sink.only = MINE
        secret(table, seat, sink)
        sink.only = BOTH
        slot: i64 = 0
        while slot < MAX_SLOTS:
            planet = table.planet_at(slot)
            if planet != NO_PLANET:
                sink.add(PLANET + planet)
            slot += 1
        sink.one_of(PLAYERS, table.players - 1, 5)
        if table.trigger >= 0:
            sink.add(ENDING)

    def resting(self, state: State) -> bool:
        """True between dice, and where others may follow."""
        step = state.stack[-1]
        return isinstance(step, (MainChoice, Follow))
