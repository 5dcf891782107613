"""The full observation of Tiny Epic Kingdoms: kingdoms by seat, armies by region, the war, the steps."""

from typing import Final, cast, final

from mypy_extensions import i64

from starhold.bots.full import StepCells, places, put_seat, put_seats, seats_from, whole_table
from starhold.bots.net import Features, Layout, Sink
from starhold.kernel.state import State
from starhold.kingdoms.components import (
    ACT_IDS,
    ACTS,
    BOARDS,
    CARD_IDS,
    CARDS,
    FACTION_NAMES,
    LANDS,
    MAX_PLAYERS,
    MAX_RESOURCE,
    NEUTRALS,
    REGIONS,
    RESOURCE_IDS,
    SIDE_IDS,
    SIDES,
    TOKEN_NAMES,
    TOKENS,
    TOP_MAGIC,
    TOP_NUMBER,
    TOP_TOWER,
)
from starhold.kingdoms.state import KingdomsState, packed
from starhold.kingdoms.steps.war import Bids

REGION_PLACES: Final = [f"{n // LANDS + 1}.{n % LANDS + 1}" for n in range(REGIONS)]
#: discounts may be below 0: they are put into the sink with this added
RAISED: Final = 16

SIDE: Final = Layout()
FACTION: Final[i64] = SIDE.group("faction", list(FACTION_NAMES))
MAGIC: Final[i64] = SIDE.one("magic", TOP_MAGIC)
TOWER: Final[i64] = SIDE.one("tower", TOP_TOWER)
PURSE: Final[i64] = SIDE.amounts("purse", list(RESOURCE_IDS), MAX_RESOURCE)
LANDS_HELD: Final[i64] = SIDE.group("lands", REGION_PLACES)
PAIRS: Final[i64] = SIDE.group("pairs", REGION_PLACES)
LYING: Final[i64] = SIDE.group("lying", REGION_PLACES)
LYING_PAIRS: Final[i64] = SIDE.group("lying_pairs", REGION_PLACES)
ON_CARD: Final[i64] = SIDE.one("on_card", 7)
ALOFT: Final[i64] = SIDE.one("aloft", 7)
CAPTURED: Final[i64] = SIDE.one("captured", 31)
SIZE: Final[i64] = len(SIDE.names)


@final
class KingdomsFull(Features):
    """Everything lies open but the rival's bid (K-HID-1, K-HID-5)."""

    def __init__(self, players: i64, steps: list[str]) -> None:
        table = Layout()
        around = seats_from(int(players))
        self.table: i64 = players * SIZE
        self.seat: i64 = table.group("seat", places(MAX_PLAYERS))
        self.first: i64 = table.group("first", around)
        self.active: i64 = table.group("active", around)
        self.waiting: i64 = table.group("waiting", around)
        self.crown: i64 = table.group("crown", around)
        self.reached_top: i64 = table.group("reached_top", around)
        self.end_by_magic: i64 = table.group("end_by_magic", around)
        self.world: i64 = len(table.names)
        for board in range(BOARDS):
            table.group(f"world {board + 1}", list(SIDE_IDS))
        self.dealt: i64 = table.amounts("dealt", places(BOARDS), CARDS)
        self.neutral: i64 = table.group("neutral", REGION_PLACES)
        self.shields: i64 = table.amounts("shields", list(ACT_IDS[:ACTS]), 63)
        self.selected: i64 = table.group("selected", list(ACT_IDS))
        self.previous: i64 = table.group("previous", list(ACT_IDS))
        self.in_turn: i64 = table.one("in_turn")
        self.refreshes: i64 = table.one("refreshes", 127)
        self.ended: i64 = table.one("ended")
        self.marched: i64 = table.group("marched", REGION_PLACES)
        self.stood: i64 = table.one("stood")
        self.face_down: i64 = table.group("face_down", REGION_PLACES)
        self.pool: i64 = table.amounts("pool", list(TOKEN_NAMES), 63)
        self.spent: i64 = table.amounts("spent", list(TOKEN_NAMES), 63)
        self.lairs: i64 = table.group("lairs", REGION_PLACES)
        self.camps: i64 = table.group("camps", REGION_PLACES)
        self.fortresses: i64 = table.group("fortresses", REGION_PLACES)
        self.cities: i64 = table.group("cities", REGION_PLACES)
        self.churches: i64 = table.group("churches", REGION_PLACES)
        self.factions: i64 = table.group("factions", list(FACTION_NAMES))
        self.cards: i64 = table.group("cards", list(CARD_IDS))
        # -- the war
        self.attacker: i64 = table.group("attacker", around)
        self.defender: i64 = table.group("defender", [*around, "Lost Kingdom"])
        self.region: i64 = table.group("region", REGION_PLACES)
        self.stage: i64 = table.one("stage", 31)
        self.by_quest: i64 = table.one("by_quest")
        self.storms: i64 = table.one("storms")
        self.shared: i64 = table.group("shared", REGION_PLACES)
        #: one more than the face that was shown; 0: none yet, or one that the seat may not see
        self.faces: i64 = table.amounts("faces", ["attacker", "defender"], TOP_NUMBER + 1)
        self.discounts: i64 = table.amounts(f"discounts, with {RAISED} added", ["attacker", "defender"], 31)
        self.raises: i64 = table.amounts("raises", ["attacker", "defender"], 15)
        self.winner: i64 = table.group("winner", around)
        self.loser: i64 = table.group("loser", around)
        self.crown_lost: i64 = table.one("crown_lost")
        self.routed: i64 = table.one("routed", 7)
        self.at_stake: i64 = table.group("at_stake", REGION_PLACES)
        self.lair: i64 = table.one("lair", 2)
        self.removed: i64 = table.one("removed", 15)
        self.steps: StepCells = StepCells(table, steps, 8, 5, 13)
        self.whole: Layout = whole_table(SIDE, int(players), table)

    def layout(self) -> Layout:
        return self.whole

    def fill(self, state: State, seat: i64, sink: Sink) -> None:
        table = cast(KingdomsState, state)
        players = table.players
        n: i64 = 0
        while n < players:
            _side(table, (seat + n) % players, n * SIZE, sink)
            n += 1
        base = self.table
        sink.add(base + self.seat + seat)
        put_seat(sink, base + self.first, table.first, seat, players)
        put_seat(sink, base + self.active, table.active, seat, players)
        put_seats(sink, base + self.waiting, table.waiting(), seat, players)
        put_seat(sink, base + self.crown, table.crown, seat, players)
        put_seat(sink, base + self.reached_top, table.reached_top, seat, players)
        put_seat(sink, base + self.end_by_magic, table.end_by_magic, seat, players)
        n = 0
        while n < BOARDS:
            side: i64 = table.world.sides[n]
            if side >= 0:
                sink.add(base + self.world + n * SIDES + side)
            if n < len(table.dealt):
                card: i64 = table.dealt[n]
                sink.put(base + self.dealt + n, card + 1)
            n += 1
        sink.each(base + self.neutral, table.neutral)
        n = 0
        while n < ACTS:
            sink.put(base + self.shields + n, packed(table.shields, n))
            n += 1
        if table.selected >= 0:
            sink.add(base + self.selected + table.selected)
        if table.previous >= 0:
            sink.add(base + self.previous + table.previous)
        sink.put(base + self.in_turn, table.in_turn)
        sink.put(base + self.refreshes, table.refreshes)
        sink.put(base + self.ended, table.ended)
        if table.marched >= 0:
            sink.add(base + self.marched + table.marched)
        sink.put(base + self.stood, table.stood)
        if table.tokens:
            self._tokens(table, base, sink)
        sink.each(base + self.factions, table.factions)
        sink.each(base + self.cards, table.cards)
        if table.at_war():
            self._war(table, seat, base, sink)
        self.steps.fill(table.stack, base, table.stack[-1].fields() if table.stack else [], sink)

    def _tokens(self, table: KingdomsState, base: i64, sink: Sink) -> None:
        sink.each(base + self.face_down, table.face_down)
        n: i64 = 0
        while n < TOKENS:
            sink.put(base + self.pool + n, packed(table.pool, n))
            sink.put(base + self.spent + n, packed(table.spent, n))
            n += 1
        sink.each(base + self.lairs, table.lairs)
        sink.each(base + self.camps, table.camps)
        sink.each(base + self.fortresses, table.fortresses)
        sink.each(base + self.cities, table.cities)
        sink.each(base + self.churches, table.churches)

    def _war(self, table: KingdomsState, seat: i64, base: i64, sink: Sink) -> None:
        war = table.war
        players = table.players
        put_seat(sink, base + self.attacker, war.attacker, seat, players)
        if war.defender == NEUTRALS:
            sink.add(base + self.defender + players)
        else:
            put_seat(sink, base + self.defender, war.defender, seat, players)
        if war.region >= 0:
            sink.add(base + self.region + war.region)
        sink.put(base + self.stage, war.stage)
        sink.put(base + self.by_quest, war.by_quest)
        sink.put(base + self.storms, war.storms)
        sink.each(base + self.shared, war.shared)
        # K-HID-5: faces are secret until both are in.
        choosing = len(table.stack) > 0 and isinstance(table.stack[-1], Bids)
        if not choosing or war.attacker == seat:
            sink.put(base + self.faces, war.attacker_face + 1)
        if not choosing or war.defender == seat:
            sink.put(base + self.faces + 1, war.defender_face + 1)
        sink.put(base + self.discounts, war.attacker_discount + RAISED)
        sink.put(base + self.discounts + 1, war.defender_discount + RAISED)
        sink.put(base + self.raises, war.attacker_raise)
        sink.put(base + self.raises + 1, war.defender_raise)
        put_seat(sink, base + self.winner, war.winner, seat, players)
        put_seat(sink, base + self.loser, war.loser, seat, players)
        sink.put(base + self.crown_lost, war.crown_lost)
        sink.put(base + self.routed, war.routed)
        sink.each(base + self.at_stake, war.at_stake)
        sink.put(base + self.lair, war.lair)
        sink.put(base + self.removed, war.removed)


def _side(table: KingdomsState, seat: i64, base: i64, sink: Sink) -> None:
    """Put what belongs to one seat into the sink."""
    kingdom = table.kingdoms[seat]
    if kingdom.faction.number >= 0:
        sink.add(base + FACTION + kingdom.faction.number)
    sink.put(base + MAGIC, kingdom.magic)
    sink.put(base + TOWER, kingdom.tower)
    sink.put(base + PURSE, kingdom.amount(0))
    sink.put(base + PURSE + 1, kingdom.amount(1))
    sink.put(base + PURSE + 2, kingdom.amount(2))
    sink.each(base + LANDS_HELD, kingdom.lands)
    sink.each(base + PAIRS, kingdom.pairs)
    sink.each(base + LYING, kingdom.lying)
    sink.each(base + LYING_PAIRS, kingdom.lying_pairs)
    sink.put(base + ON_CARD, kingdom.on_card)
    sink.put(base + ALOFT, kingdom.aloft)
    sink.put(base + CAPTURED, kingdom.captured)
