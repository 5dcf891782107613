"""The full observation of Tiny Epic Galaxies: mats and ships by seat, the row, the dice, the steps."""

from typing import Final, cast, final

from mypy_extensions import i64

from starhold.bots.full import StepCells, places, put_seat, put_seats, seats_from, whole_table
from starhold.bots.net import Features, Layout, Sink
from starhold.galaxies.components import (
    FACE_IDS,
    FACES,
    MAX_SLOTS,
    MISSION_IDS,
    NO_PLANET,
    PLACE_IDS,
    PLANET_IDS,
    PLANETS,
    ROGUE_STRIDE,
)
from starhold.galaxies.state import GalaxiesState, dice_of
from starhold.galaxies.steps.follow import FollowTogether
from starhold.kernel.bits import bit, has
from starhold.kernel.state import State

SEATS: Final = 5
#: cards that can lie under the deck
UNDER_CARDS: Final = 8

SIDE: Final = Layout()
ENERGY: Final[i64] = SIDE.one("energy", 15)
CULTURE: Final[i64] = SIDE.one("culture", 15)
LEVEL: Final[i64] = SIDE.one("level", 7)
SCORE: Final[i64] = SIDE.one("score", 127)
HOME: Final[i64] = SIDE.one("home", 4)
SURFACE: Final[i64] = SIDE.group("surface", places(MAX_SLOTS))
ORBIT: Final[i64] = SIDE.group("orbit", places(MAX_SLOTS))
PROGRESS: Final[i64] = SIDE.amounts("progress", places(MAX_SLOTS), 15)
COLONIES: Final[i64] = SIDE.group("colonies", list(PLANET_IDS))
USED: Final[i64] = SIDE.group("used", list(PLANET_IDS))
RESOLVING: Final[i64] = SIDE.group("resolving", list(PLANET_IDS))
NAGATO_SHIP: Final[i64] = SIDE.group("nagato_ship", list(PLACE_IDS))
HAS_MISSION: Final[i64] = SIDE.one("has_mission")
#: the viewer's own; the others' after the end
DEALT: Final[i64] = SIDE.group("dealt", list(MISSION_IDS))
MISSION: Final[i64] = SIDE.group("mission", list(MISSION_IDS))
MISSION_POINTS: Final[i64] = SIDE.one("mission_points", 15)
SIZE: Final[i64] = len(SIDE.names)


@final
class GalaxiesFull(Features):
    """Only the others' missions, and their answers in a simultaneous follow window, stay unknown."""

    def __init__(self, players: i64, steps: list[str]) -> None:
        sides = 2 if players == 1 else int(players)
        table = Layout()
        around = seats_from(sides)
        self.table: i64 = sides * SIZE
        self.seat: i64 = table.group("seat", places(SEATS))
        self.first: i64 = table.group("first", around)
        self.active: i64 = table.group("active", around)
        self.trigger: i64 = table.group("trigger", around)
        self.waiting: i64 = table.group("waiting", around)
        self.row: i64 = len(table.names)
        for slot in range(MAX_SLOTS):
            table.group(f"row {slot + 1}", list(PLANET_IDS))
        self.deck: i64 = table.group("deck", list(PLANET_IDS))
        self.discard: i64 = table.group("discard", list(PLANET_IDS))
        self.under: i64 = table.amounts("under", places(UNDER_CARDS), PLANETS)
        self.inactive: i64 = table.amounts("inactive", list(FACE_IDS), 15)
        self.activated: i64 = table.amounts("activated", list(FACE_IDS), 15)
        self.in_converter: i64 = table.one("in_converter", 2)
        self.discarded: i64 = table.one("discarded", 15)
        self.current_face: i64 = table.group("current_face", list(FACE_IDS))
        self.free_reroll: i64 = table.one("free_reroll")
        self.bounty_energy: i64 = table.one("bounty_energy", 15)
        self.bounty_culture: i64 = table.one("bounty_culture", 15)
        self.follow_cost: i64 = table.one("follow_cost", 15)
        self.dice_penalty: i64 = table.one("dice_penalty", 15)
        self.attacks_used: i64 = table.group("attacks_used", places(ROGUE_STRIDE))
        self.ended: i64 = table.one("ended")
        self.solo_winner: i64 = table.group("solo_winner", around)
        self.steps: StepCells = StepCells(table, steps, 8, 5, 24)
        self.whole: Layout = whole_table(SIDE, sides, table)

    def layout(self) -> Layout:
        return self.whole

    def fill(self, state: State, seat: i64, sink: Sink) -> None:
        table = cast(GalaxiesState, state)
        sides = table.sides()
        secrets = not table.solo()
        n: i64 = 0
        while n < sides:
            _side(table, (seat + n) % sides, n * SIZE, secrets and n == 0, sink)
            n += 1
        base = self.table
        sink.add(base + self.seat + seat)
        put_seat(sink, base + self.first, table.first, seat, sides)
        put_seat(sink, base + self.active, table.active, seat, sides)
        put_seat(sink, base + self.trigger, table.trigger, seat, sides)
        put_seats(sink, base + self.waiting, table.waiting(), seat, sides)
        n = 0
        while n < MAX_SLOTS:
            planet = table.planet_at(n)
            if planet != NO_PLANET:
                sink.add(base + self.row + n * PLANETS + planet)
            n += 1
        sink.each(base + self.deck, table.deck)
        sink.each(base + self.discard, table.discard)
        n = 0
        while n < len(table.under) and n < UNDER_CARDS:
            under: i64 = table.under[n]
            sink.put(base + self.under + n, under + 1)
            n += 1
        n = 0
        while n < FACES:
            sink.put(base + self.inactive + n, dice_of(table.inactive, n))
            sink.put(base + self.activated + n, dice_of(table.activated, n))
            n += 1
        sink.put(base + self.in_converter, table.in_converter)
        sink.put(base + self.discarded, table.discarded)
        if table.current_face >= 0:
            sink.add(base + self.current_face + table.current_face)
        if table.free_reroll:
            sink.add(base + self.free_reroll)
        sink.put(base + self.bounty_energy, table.bounty_energy)
        sink.put(base + self.bounty_culture, table.bounty_culture)
        sink.put(base + self.follow_cost, table.follow_cost)
        sink.put(base + self.dice_penalty, table.dice_penalty)
        sink.each(base + self.attacks_used, table.attacks_used)
        if table.ended:
            sink.add(base + self.ended)
            put_seat(sink, base + self.solo_winner, table.solo_winner, seat, sides)
        top: list[int] = []
        if table.stack:
            step = table.stack[-1]
            top = step.fields()
            if isinstance(step, FollowTogether):
                # G-FOLLOW-3: nobody sees what the others have answered.
                top[4] = int(step.following & bit(seat))
        self.steps.fill(table.stack, base, top, sink)


def _side(table: GalaxiesState, seat: i64, base: i64, own: bool, sink: Sink) -> None:
    """Put one mat into the observation; with the missions, if they are the viewer's own or lie open."""
    empire = table.empires[seat]
    sink.put(base + ENERGY, empire.energy)
    sink.put(base + CULTURE, empire.culture)
    sink.put(base + LEVEL, empire.level)
    sink.put(base + SCORE, empire.score)
    sink.put(base + HOME, empire.home)
    sink.each(base + SURFACE, empire.surface)
    sink.each(base + ORBIT, empire.orbit)
    if empire.progress:
        slot: i64 = 0
        while slot < MAX_SLOTS:
            if has(empire.orbit, slot):
                sink.put(base + PROGRESS + slot, empire.position(slot))
            slot += 1
    sink.each(base + COLONIES, empire.colonies)
    sink.each(base + USED, empire.used)
    sink.each(base + RESOLVING, empire.resolving)
    if empire.nagato_ship >= 0:
        sink.add(base + NAGATO_SHIP + empire.nagato_ship)
    if empire.mission >= 0:
        sink.add(base + HAS_MISSION)
    if own:
        sink.each(base + DEALT, empire.dealt)
    open_now = table.ended and not table.solo()
    if (own or open_now) and empire.mission >= 0:
        sink.add(base + MISSION + empire.mission)
    if open_now and seat < len(table.mission_points):
        sink.put(base + MISSION_POINTS, table.mission_points[seat])
