"""The full observation of Roll for the Galaxy: tableaus and dice by seat, own zone and screen, the steps."""

from typing import Final, cast, final

from mypy_extensions import i64

from starhold.bots.full import StepCells, places, put_seat, put_seats, seats_from, whole_table
from starhold.bots.net import Features, Layout, Sink
from starhold.kernel.bits import bit, has
from starhold.kernel.state import State
from starhold.roll import components as box
from starhold.roll.actions import PLACE_NAMES, PLACES
from starhold.roll.components import DIE_NAMES, PHASE_NAMES, PHASES, SIDE_NAMES, TILE_IDS, Side
from starhold.roll.dice import WIDTH
from starhold.roll.position import OWN_STEP_NAMES
from starhold.roll.powers.reassign import POWERS
from starhold.roll.state import IDLE, Player, RollState

SEATS: Final = 5
#: tiles of a stack that have a cell each
STACK: Final = 16
#: arguments of an own step
ARGUMENTS: Final = 4
KINDS: Final = box.KINDS

_DICE: Final = list(DIE_NAMES)

SIDE: Final = Layout()
FACTION: Final[i64] = SIDE.group("faction", list(box.FACTION_IDS))
HOME: Final[i64] = SIDE.group("home", list(box.HOME_IDS))
DEVELOPMENTS: Final[i64] = SIDE.group("developments", list(box.DEVELOPMENTS))
WORLDS: Final[i64] = SIDE.group("worlds", list(box.WORLDS))
CREDITS: Final[i64] = SIDE.one("credits", 15)
CHIPS: Final[i64] = SIDE.one("chips", 127)
#: tiles on both sides of the zone, and the top tiles that the viewer has seen
SIZES: Final[i64] = SIDE.amounts("stacks", list(SIDE_NAMES), 63)
TOP: Final[i64] = SIDE.group("top development", list(TILE_IDS))
TOP_WORLD: Final[i64] = SIDE.group("top world", list(TILE_IDS))
HIDDEN: Final[i64] = SIDE.group("hidden", list(SIDE_NAMES))
DRAWN: Final[i64] = SIDE.one("drawn", 63)
ABANDONED: Final[i64] = SIDE.one("abandoned", 63)
ALIEN_SCOUT: Final[i64] = SIDE.one("alien_scout")
#: dice in the rows, the cup, the citizenry, the slots and on worlds
DICE: Final[i64] = SIDE.amounts("dice", [f"{place} {die}" for place in PLACE_NAMES for die in DIE_NAMES], 63)
BUILDERS: Final[i64] = SIDE.amounts("builders", _DICE, 63)
VIRTUAL: Final[i64] = SIDE.amounts("virtual", _DICE, 63)
#: dice behind the screen, whatever they show
ROLLED: Final[i64] = SIDE.amounts("rolled", _DICE, 63)
SELECTED: Final[i64] = SIDE.group("selected", list(PHASE_NAMES))
SELECTOR: Final[i64] = SIDE.group("selector", _DICE)
SIZE: Final[i64] = len(SIDE.names)


@final
class RollFull(Features):
    """Nothing is known of what lies behind other screens or face down in other zones."""

    def __init__(self, players: i64, steps: list[str]) -> None:
        table = Layout()
        around = seats_from(int(players))
        self.table: i64 = players * SIZE
        self.seat: i64 = table.group("seat", places(SEATS))
        self.first: i64 = table.group("first", around)
        self.waiting: i64 = table.group("waiting", around)
        self.supply: i64 = table.amounts("supply", _DICE, 63)
        self.bag: i64 = table.one("bag", 63)
        self.pool: i64 = table.one("pool", 127)
        self.active: i64 = table.group("active", list(PHASE_NAMES))
        self.round: i64 = table.one("round", 127)
        # -- what only the viewer sees
        self.stacks: i64 = len(table.names)
        table.amounts("development_stack", places(STACK), len(TILE_IDS))
        table.amounts("world_stack", places(STACK), len(TILE_IDS))
        self.hand: i64 = table.group("hand", list(TILE_IDS))
        self.put_away: i64 = table.group("abandoned tiles", list(TILE_IDS))
        self.own_step: i64 = table.group("own step", list(OWN_STEP_NAMES))
        self.own_numbers: dict[str, int] = {name: n for n, name in enumerate(OWN_STEP_NAMES)}
        self.own_words: i64 = table.amounts("arguments of the own step", places(ARGUMENTS), 127)
        self.wild: i64 = table.amounts("screen wild", _DICE, 63)
        self.rows: i64 = table.amounts(
            "screen rows", [f"{phase} {die}" for phase in PHASE_NAMES for die in DIE_NAMES], 63
        )
        self.given: i64 = table.amounts("screen dictated", _DICE, 63)
        self.phase: i64 = table.group("screen phase", list(PHASE_NAMES))
        self.chooser: i64 = table.group("screen selector", _DICE)
        self.used: i64 = table.group("screen used", places(len(POWERS)))
        self.power: i64 = table.group("screen power", places(len(POWERS)))
        #: how many dice the power has moved; one more than the places of the last two and of the first
        self.moved: i64 = table.amounts("screen moved", ["dice", "last", "last but one", "origin"], 127)
        self.before: i64 = table.one("screen has a move to take back")
        self.steps: StepCells = StepCells(table, steps, 3, 3, 7)
        self.whole: Layout = whole_table(SIDE, int(players), table)

    def layout(self) -> Layout:
        return self.whole

    def fill(self, state: State, seat: i64, sink: Sink) -> None:
        table = cast(RollState, state)
        players = table.players
        n: i64 = 0
        while n < players:
            _side(table.seats[(seat + n) % players], n == 0, n * SIZE, sink)
            n += 1
        base = self.table
        sink.add(base + self.seat + seat)
        put_seat(sink, base + self.first, table.first, seat, players)
        put_seats(sink, base + self.waiting, table.waiting(), seat, players)
        put_dice(sink, base + self.supply, table.supply)
        sink.put(base + self.bag, len(table.bag))
        sink.put(base + self.pool, table.pool)
        sink.each(base + self.active, table.active)
        sink.put(base + self.round, table.round)
        self._own(table.seats[seat], base, sink)
        self.steps.fill(table.stack, base, table.stack[-1].fields() if table.stack else [], sink)

    def _own(self, player: Player, base: i64, sink: Sink) -> None:
        side: i64 = 0
        while side < 2:
            stack = player.stack(side)
            n: i64 = 0
            while n < len(stack) and n < STACK:
                tile: i64 = stack[n]
                sink.put(base + self.stacks + side * STACK + n, tile + 1)
                n += 1
            side += 1
        put_tiles(sink, base + self.hand, player.drawn)
        put_tiles(sink, base + self.put_away, player.abandoned)
        step = player.step
        if step is not IDLE:
            sink.add(base + self.own_step + self.own_numbers[step.name])
            words = step.fields()
            n = 0
            while n < len(words) and n < ARGUMENTS:
                sink.put(base + self.own_words + n, words[n] + 1)
                n += 1
        screen = player.screen
        if screen is None:
            return
        put_dice(sink, base + self.wild, screen.wild)
        n = 0
        while n < PHASES:
            put_dice(sink, base + self.rows + n * KINDS, screen.row(n))
            n += 1
        put_dice(sink, base + self.given, screen.given)
        if screen.phase >= 0:
            sink.add(base + self.phase + screen.phase)
        if screen.selector >= 0:
            sink.add(base + self.chooser + screen.selector)
        sink.each(base + self.used, screen.used)
        if screen.power >= 0:
            sink.add(base + self.power + screen.power)
        sink.put(base + self.moved, screen.moved)
        sink.put(base + self.moved + 1, screen.last + 1)
        sink.put(base + self.moved + 2, screen.last_but_one + 1)
        sink.put(base + self.moved + 3, screen.origin + 1)
        if screen.before is not None:
            sink.add(base + self.before)


def put_dice(sink: Sink, base: i64, dice: i64) -> None:
    """Put the dice by type into the sink."""
    kind: i64 = 0
    while dice:
        sink.put(base + kind, dice & (bit(WIDTH) - 1))
        dice >>= WIDTH
        kind += 1


def put_tiles(sink: Sink, base: i64, tiles: bytes) -> None:
    """Set the cells of these tiles."""
    n: i64 = 0
    while n < len(tiles):
        sink.add(base + tiles[n])
        n += 1


def _side(player: Player, own: bool, base: i64, sink: Sink) -> None:
    """Put all that lies in front of one player into the sink, as the owner or the others see it."""
    tableau = player.tableau
    sink.add(base + FACTION + tableau.faction)
    sink.add(base + HOME + tableau.home)
    put_tiles(sink, base + DEVELOPMENTS, tableau.developments)
    put_tiles(sink, base + WORLDS, tableau.worlds)
    sink.put(base + CREDITS, player.credits)
    sink.put(base + CHIPS, player.chips)
    _top(player, Side.DEVELOPMENT, own, base, base + TOP, sink)
    _top(player, Side.WORLD, own, base, base + TOP_WORLD, sink)
    sink.each(base + HIDDEN, player.hidden)
    sink.put(base + DRAWN, len(player.drawn))
    sink.put(base + ABANDONED, len(player.abandoned))
    if player.alien_scout:
        sink.add(base + ALIEN_SCOUT)
    place: i64 = 0
    while place < PLACES:
        put_dice(sink, base + DICE + place * KINDS, player.at(place))
        place += 1
    put_dice(sink, base + BUILDERS, player.builders)
    put_dice(sink, base + VIRTUAL, player.virtual)
    if player.screen is not None:
        put_dice(sink, base + ROLLED, player.screen.dice())
    if player.selected >= 0:
        sink.add(base + SELECTED + player.selected)
    if player.selector >= 0:
        sink.add(base + SELECTOR + player.selector)


def _top(player: Player, side: i64, own: bool, base: i64, top: i64, sink: Sink) -> None:
    """Put into the sink how many tiles a stack has, and its top one if the viewer has seen it (R-INFO-1)."""
    stack = player.stack(side)
    sink.put(base + SIZES + side, len(stack))
    if stack and (own or not has(player.hidden, side)):
        sink.add(top + stack[0])
