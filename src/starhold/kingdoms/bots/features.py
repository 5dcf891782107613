"""Features of Tiny Epic Kingdoms: the seat's side, the leading rival, other rivals, and the action card."""

from typing import Any, Final, cast, final

from mypy_extensions import i64

from starhold.bots.net import BOTH, MINE, THEIRS, Features, Layout, Sink, leading_rival, three_sides
from starhold.kernel.bits import count, has, lowest
from starhold.kernel.chance import Chance
from starhold.kernel.state import State
from starhold.kernel.step import Step
from starhold.kingdoms.actions import KingdomsAction
from starhold.kingdoms.components import ACT_IDS, ACTS, FACTION_NAMES, NEUTRALS, NOBODY, Resource
from starhold.kingdoms.resample import secret_from
from starhold.kingdoms.scoring import points
from starhold.kingdoms.state import KingdomsState, War, packed
from starhold.kingdoms.steps.perform import Perform, allowed, performable
from starhold.kingdoms.steps.prices import army_cost, build_cost, highest_number, research_cost
from starhold.kingdoms.steps.turn import Select
from starhold.kingdoms.steps.war import Bids, WarPayment

# -- one side of the table -------------------------------------------------------------------------------

SIDE: Final = Layout()
FACTION: Final[i64] = SIDE.group(
    "faction", [f"{name} with magic {level}" for name in FACTION_NAMES for level in range(6)]
)
MAGIC: Final[i64] = SIDE.numbers("magic", 6)
TOWER: Final[i64] = SIDE.numbers("tower", 7)
ARMIES: Final[i64] = SIDE.numbers("armies", 8)
MANA: Final[i64] = SIDE.numbers("mana", 10)
ORE: Final[i64] = SIDE.numbers("ore", 10)
FOOD: Final[i64] = SIDE.numbers("food", 10)
HELD: Final[i64] = SIDE.numbers("resources", 20)
#: what is missing for the next step of each kind
TO_BUILD: Final[i64] = SIDE.numbers("ore missing for the tower", 7)
TO_LEARN: Final[i64] = SIDE.numbers("mana missing for magic", 7)
TO_RAISE: Final[i64] = SIDE.numbers("food missing for an army", 7)
LANDS: Final[i64] = SIDE.numbers("regions", 8)
LYING: Final[i64] = SIDE.numbers("armies searching ruins", 5)
FOREST: Final[i64] = SIDE.numbers("forests", 6)
MOUNTAIN: Final[i64] = SIDE.numbers("mountains", 6)
PLAINS: Final[i64] = SIDE.numbers("plains", 6)
CAPITAL: Final[i64] = SIDE.numbers("capitals", 5)
ON_EDGE: Final[i64] = SIDE.numbers("armies at the edge", 5)
SHARED: Final[i64] = SIDE.numbers("shared regions", 4)
THREATENED: Final[i64] = SIDE.numbers("regions beside rivals", 5)
SCORE: Final[i64] = SIDE.numbers("points", 36)
#: whether the end would come with one more step
NEAR_END: Final[i64] = SIDE.group("one step from the end", ["by armies", "by tower", "by magic"])
ACTIVE: Final[i64] = SIDE.one("has the turn")
NEXT: Final[i64] = SIDE.numbers("turns until the own one", 5)
CROWN: Final[i64] = SIDE.one("crown")
ATTACKS: Final[i64] = SIDE.one("attacks")
DEFENDS: Final[i64] = SIDE.one("defends")
WINS: Final[i64] = SIDE.one("won the war")
LOSES: Final[i64] = SIDE.one("lost the war")
PENDING: Final[i64] = SIDE.group("decides", ["select", "perform", "bid", "payment", "other"])
SIZE: Final[i64] = len(SIDE.names)

# -- the table ---------------------------------------------------------------------------------------------

TABLE: Final = Layout()
BID: Final[i64] = 3 * SIZE + TABLE.numbers("own bid", 12)
PLACED: Final[i64] = 3 * SIZE + TABLE.numbers("shields", 6)
SHIELD: Final[i64] = 3 * SIZE + TABLE.group("shield on", list(ACT_IDS[:ACTS]))
SELECTED: Final[i64] = 3 * SIZE + TABLE.group("selected", list(ACT_IDS[:ACTS]))
REFRESHES: Final[i64] = 3 * SIZE + TABLE.numbers("refreshes", 12)
ENDING: Final[i64] = 3 * SIZE + TABLE.one("the end is triggered")
AT_WAR: Final[i64] = 3 * SIZE + TABLE.group("war", ["with a rival", "with the Lost Kingdom"])
NEUTRAL: Final[i64] = 3 * SIZE + TABLE.numbers("neutral armies", 7)
PLAYERS: Final[i64] = 3 * SIZE + TABLE.numbers("players", 4, 2)

LAYOUT: Final = three_sides(SIDE, TABLE)

TOP_ARMIES: Final = 6
TOP_TOWER: Final = 5
TOP_MAGIC: Final = 4


def side(
    table: KingdomsState, seat: i64, score: i64, base: i64, held: i64, shared: i64, decides: i64, sink: Sink
) -> None:
    """Add what everybody sees of one side.

    `held` and `shared` are the regions that any player has, and that several have; `decides` is the sort of
    decision that this side owes, or -1.
    """
    kingdom = table.kingdoms[seat]
    if kingdom.faction.number >= 0:
        sink.add(base + FACTION + 6 * kingdom.faction.number + min(kingdom.magic, 5))
    sink.one_of(base + MAGIC, kingdom.magic, 6)
    sink.one_of(base + TOWER, kingdom.tower, 7)
    sink.one_of(base + ARMIES, kingdom.armies, 8)
    sink.one_of(base + MANA, kingdom.amount(Resource.MANA), 10)
    sink.one_of(base + ORE, kingdom.amount(Resource.ORE), 10)
    sink.one_of(base + FOOD, kingdom.amount(Resource.FOOD), 10)
    sink.one_of(base + HELD, kingdom.held(), 20)
    if kingdom.tower <= TOP_TOWER:
        sink.one_of(base + TO_BUILD, build_cost(table, seat) - kingdom.amount(Resource.ORE), 7)
    if kingdom.magic <= TOP_MAGIC:
        sink.one_of(base + TO_LEARN, research_cost(table, seat) - kingdom.amount(Resource.MANA), 7)
    sink.one_of(base + TO_RAISE, army_cost(table, seat) - kingdom.amount(Resource.FOOD), 7)
    world = table.world
    lands = kingdom.lands
    sink.one_of(base + LANDS, count(lands), 8)
    sink.one_of(base + LYING, count(kingdom.lying), 5)
    sink.one_of(base + FOREST, count(lands & world.forest), 6)
    sink.one_of(base + MOUNTAIN, count(lands & world.mountain), 6)
    sink.one_of(base + PLAINS, count(lands & world.plains), 6)
    sink.one_of(base + CAPITAL, count(lands & world.capital), 5)
    sink.one_of(base + ON_EDGE, count(lands & world.edge), 5)
    sink.one_of(base + SHARED, count(lands & shared), 4)
    others = (held & ~lands) | (lands & shared)
    threatened: i64 = 0
    rest = lands
    while rest:
        if world.near(lowest(rest)) & others:
            threatened += 1
        rest &= rest - 1
    sink.one_of(base + THREATENED, threatened, 5)
    sink.one_of(base + SCORE, score, 36)
    if kingdom.armies == TOP_ARMIES:
        sink.add(base + NEAR_END)
    if kingdom.tower == TOP_TOWER:
        sink.add(base + NEAR_END + 1)
    if kingdom.magic == TOP_MAGIC:
        sink.add(base + NEAR_END + 2)
    if table.active == seat:
        sink.add(base + ACTIVE)
    sink.one_of(base + NEXT, (seat - table.active + table.players) % table.players, 5)
    if table.crown == seat:
        sink.add(base + CROWN)
    if table.at_war():
        war = table.war
        if war.attacker == seat:
            sink.add(base + ATTACKS)
        if war.defender == seat:
            sink.add(base + DEFENDS)
        if war.winner == seat:
            sink.add(base + WINS)
        if war.loser == seat:
            sink.add(base + LOSES)
    if decides >= 0:
        sink.add(base + PENDING + decides)


def pending(step: Step[Any]) -> i64:
    """Return which sort of decision is owed."""
    if isinstance(step, Select):
        return 0
    if isinstance(step, Perform):
        return 1
    if isinstance(step, Bids):
        return 2
    return 3 if isinstance(step, WarPayment) else 4


def could_perform(table: KingdomsState, seat: i64, act: i64) -> bool:
    """True if the seat could perform an action, or what an ability puts in its place, if it were selected."""
    selected = table.selected
    table.selected = act
    found = performable(table, seat, allowed(table, seat))
    table.selected = selected
    return found != 0


def bid(war: War, seat: i64, sink: Sink) -> None:
    """Add what a seat alone knows in a war: what it bid."""
    if (war.attacker == seat or war.defender == seat) and war.face(seat) >= 0:
        sink.one_of(BID, war.face(seat), 12)


@final
class KingdomsFeatures(Features):
    """Everything lies open but the rival's bid, and who still owes one."""

    mirrored = SIZE

    def layout(self) -> Layout:
        return LAYOUT

    def fill(self, state: State, seat: i64, sink: Sink) -> None:
        table = cast(KingdomsState, state)
        step = table.stack[-1] if table.stack else None
        waiting: i64 = 0
        decides: i64 = -1
        if step is not None:
            waiting = step.waiting(table)
            decides = pending(step)
        players = table.players
        held: i64 = 0
        shared: i64 = 0
        for kingdom in table.kingdoms:
            shared |= held & kingdom.lands
            held |= kingdom.lands
        scores = [points(table, other) for other in range(players)]
        side(table, seat, scores[seat], 0, held, shared, decides if has(waiting, seat) else -1, sink)
        leader = leading_rival(scores, seat)
        n: i64 = 1
        while n < players:
            other = (seat + n) % players
            base = SIZE if other == leader else 2 * SIZE
            side(
                table, other, scores[other], base, held, shared, decides if has(waiting, other) else -1, sink
            )
            n += 1
        sink.one_of(PLACED, table.placed, 6)
        act: i64 = 0
        while act < ACTS:
            if packed(table.shields, act) > 0:
                sink.add(SHIELD + act)
            act += 1
        if table.selected >= 0:
            sink.one_of(SELECTED, table.selected, ACTS)
        sink.one_of(REFRESHES, table.refreshes, 12)
        if table.ended:
            sink.add(ENDING)
        if table.at_war():
            war = table.war
            sink.add(AT_WAR + (1 if war.defender == NEUTRALS else 0))
            if sink.two:
                sink.only = THEIRS
                bid(war, 1 - seat, sink)
                sink.only = MINE
            bid(war, seat, sink)
            sink.only = BOTH
        sink.one_of(NEUTRAL, table.neutral_price(), 7)
        sink.one_of(PLAYERS, players - 2, 4)

    def resting(self, state: State) -> bool:
        """Between the actions of the turn, and never in a war."""
        table = cast(KingdomsState, state)
        step = table.stack[-1]
        return not table.at_war() and isinstance(step, (Select, Perform))

    def choices(self, state: State, seat: i64) -> list[int]:
        """Return the legal actions; an action the seat could not perform is left out if there is another."""
        legal = state.legal(seat)
        if not isinstance(state.stack[-1], Select):
            return legal
        table = cast(KingdomsState, state)
        useful = [action for action in legal if could_perform(table, seat, action - KingdomsAction.SELECT)]
        return useful if useful else legal

    def duel(self, state: State, seat: i64) -> i64:
        """Bids are secret, but what can be paid lies open."""
        table = cast(KingdomsState, state)
        if not isinstance(table.stack[-1], Bids):
            return -1
        rival = table.war.other(seat)
        return rival if highest_number(table, rival, table.war) > 0 else -1

    def imagine(self, state: State, seat: i64, chance: Chance) -> State:
        """Return a copy in which a rival's secret bid is still to be made."""
        twin = cast(KingdomsState, state.clone())
        hidden = secret_from(twin, seat)
        if hidden != NOBODY:
            twin.war.set_face(hidden, -1)
        return twin
