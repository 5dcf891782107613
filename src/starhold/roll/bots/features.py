"""Features of Roll for the Galaxy: the seat's side, the leading rival, the other rivals, and the round."""

from typing import Final, cast, final

from mypy_extensions import i64

from starhold.bots.net import BOTH, MINE, THEIRS, Features, Layout, Sink, leading_rival, three_sides
from starhold.kernel.bits import has
from starhold.kernel.chance import Chance
from starhold.kernel.state import State
from starhold.roll import components as box
from starhold.roll.actions import RollAction
from starhold.roll.components import COLOUR_NAMES, DIE_NAMES, PHASE_NAMES, PHASES, TILE_IDS, Side
from starhold.roll.dice import number, total
from starhold.roll.powers.building import cost
from starhold.roll.scoring import score
from starhold.roll.state import IDLE, Player, RollState
from starhold.roll.steps.assign import (
    ASSIGN,
    MOVE_WORKERS,
    PLACE_WILD,
    SELECT_PHASE,
    USE_POWERS,
    Assigning,
    go_on,
)
from starhold.roll.steps.explore import CHOOSE_TASK

# -- one side of the table ------------------------------------------------------------------------------

_COLOURED: Final = list(COLOUR_NAMES[:4])

SIDE: Final = Layout()
CREDITS: Final[i64] = SIDE.numbers("credits", 11)
CHIPS: Final[i64] = SIDE.numbers("chips", 26)
SQUARES: Final[i64] = SIDE.numbers("squares", 14)
SCORE: Final[i64] = SIDE.pairs("points", 32)
CUP: Final[i64] = SIDE.numbers("dice in the cup", 13)
CITIZENS: Final[i64] = SIDE.numbers("citizens", 11)
OWNED: Final[i64] = SIDE.numbers("dice", 16)
KINDS: Final[i64] = SIDE.counts("dice", list(DIE_NAMES), 4)
ROWS: Final[i64] = SIDE.counts("workers", list(PHASE_NAMES), 5)
SELECTED: Final[i64] = SIDE.group("selected", list(PHASE_NAMES))
LEFT: Final[i64] = SIDE.group(
    "top", [f"{side} needs {n}" for side in ("development", "world") for n in range(9)]
)
STACK: Final[i64] = SIDE.group(
    "zone", [f"{side}s {n}" for side in ("development", "world") for n in range(5)]
)
WORK: Final[i64] = SIDE.counts("builders", ["development", "world"], 6)
TOP: Final[i64] = SIDE.group("top development", list(TILE_IDS))
TOP_WORLD: Final[i64] = SIDE.group("top world", list(COLOUR_NAMES))
GOODS: Final[i64] = SIDE.counts("goods", _COLOURED, 3)
WORLDS: Final[i64] = SIDE.counts("worlds", _COLOURED, 3)
BUILT: Final[i64] = SIDE.group("development", list(box.DEVELOPMENTS))
SIZE: Final[i64] = len(SIDE.names)

# -- the seat's hand, and the round ------------------------------------------------------------------------

TABLE: Final = Layout()
PENDING: Final[i64] = 3 * SIZE + TABLE.group(
    "decides", ["nothing", "wild die", "phase", "powers", "workers", "explorer", "other"]
)
WILD: Final[i64] = 3 * SIZE + TABLE.numbers("wild dice", 5, 1)
HAND: Final[i64] = 3 * SIZE + TABLE.numbers("tiles in hand", 5, 1)
ACTIVE: Final[i64] = 3 * SIZE + TABLE.group("active", list(PHASE_NAMES))
ASSIGNING: Final[i64] = 3 * SIZE + TABLE.one("dice are assigned")
POOL: Final[i64] = 3 * SIZE + TABLE.pairs("pool", 20)
ROUND: Final[i64] = 3 * SIZE + TABLE.numbers("round", 25)
MOST: Final[i64] = 3 * SIZE + TABLE.numbers("squares of the longest tableau", 14)
PLAYERS: Final[i64] = 3 * SIZE + TABLE.numbers("players", 4, 2)

LAYOUT: Final = three_sides(SIDE, TABLE)


def zone(player: Player, side: i64, own: bool, base: i64, sink: Sink) -> None:
    """Add a stack of the construction zone; others know its top tile once they have seen it."""
    stack = player.stack(side)
    placed = total(player.development_slot if side == Side.DEVELOPMENT else player.world_slot)
    sink.one_of(base + STACK + 5 * side, len(stack), 5)
    sink.up_to(base + WORK + 6 * side, placed, 6)
    if not stack:
        return
    if has(player.hidden, side):
        if not own and not sink.two:
            return
        sink.only = MINE if own else THEIRS
    tile: i64 = stack[0]
    sink.one_of(base + LEFT + 9 * side, cost(player, side, tile) - placed, 9)
    if side == Side.DEVELOPMENT:
        sink.add(base + TOP + tile)
    else:
        sink.add(base + TOP_WORLD + box.WORLD_COLOUR[tile])
    sink.only = BOTH


def side(table: RollState, seat: i64, own: bool, points: i64, base: i64, sink: Sink) -> None:
    """Add what one side's own player, or the others, see of it."""
    player = table.seats[seat]
    tableau = player.tableau
    sink.one_of(base + CREDITS, player.credits, 11)
    sink.one_of(base + CHIPS, player.chips, 26)
    sink.one_of(base + SQUARES, tableau.squares, 14)
    sink.one_of(base + SCORE, points // 2, 32)
    sink.one_of(base + CITIZENS, total(player.citizenry), 11)
    dice = player.dice()
    sink.one_of(base + OWNED, total(dice), 16)
    kind: i64 = 0
    while kind < box.KINDS:
        sink.up_to(base + KINDS + 4 * kind, number(dice, kind), 4)
        kind += 1
    screen = player.screen
    phase: i64 = 0
    if screen is None:
        sink.one_of(base + CUP, total(player.cup), 13)
        while phase < PHASES and player.in_rows():
            sink.up_to(base + ROWS + 5 * phase, total(player.at(phase)), 5)
            phase += 1
        if player.selected >= 0:
            sink.add(base + SELECTED + player.selected)
    elif own or sink.two:
        sink.only = MINE if own else THEIRS
        while phase < PHASES:
            sink.up_to(base + ROWS + 5 * phase, total(screen.row(phase)), 5)
            phase += 1
        if screen.phase >= 0:
            sink.add(base + SELECTED + screen.phase)
        sink.up_to(WILD, total(screen.wild), 5)
        sink.only = BOTH
    zone(player, Side.DEVELOPMENT, own, base, sink)
    zone(player, Side.WORLD, own, base, sink)
    goods = player.all_goods()
    colour: i64 = 0
    while colour < box.COLOURS:
        if goods:
            sink.up_to(base + GOODS + 3 * colour, total(player.goods(colour)), 3)
        sink.up_to(base + WORLDS + 3 * colour, tableau.worlds_of(colour), 3)
        colour += 1
    built = tableau.developments
    n: i64 = 0
    while n < len(built):
        sink.add(base + BUILT + built[n])
        n += 1


def pending(player: Player) -> i64:
    """Return which sort of decision the seat owes."""
    step = player.step
    if step is IDLE:
        return 0
    if step is PLACE_WILD:
        return 1
    if step is SELECT_PHASE:
        return 2
    if step is USE_POWERS:
        return 3
    if step is MOVE_WORKERS:
        return 4
    return 5 if step is CHOOSE_TASK else 6


def secret(player: Player, sink: Sink) -> None:
    """Add what a player alone knows: the decision that is owed, and the tiles in hand."""
    sink.add(PENDING + pending(player))
    sink.up_to(HAND, len(player.drawn), 5)


@final
class RollFeatures(Features):
    """Nothing is known of what lies behind other screens or face down in other zones."""

    mirrored = SIZE

    def layout(self) -> Layout:
        return LAYOUT

    def fill(self, state: State, seat: i64, sink: Sink) -> None:
        table = cast(RollState, state)
        players = table.players
        scores = [score(table, other) for other in range(players)]
        side(table, seat, True, scores[seat], 0, sink)
        leader = leading_rival(scores, seat)
        most = table.seats[seat].tableau.squares
        n: i64 = 1
        while n < players:
            other = (seat + n) % players
            side(table, other, False, scores[other], SIZE if other == leader else 2 * SIZE, sink)
            most = max(most, table.seats[other].tableau.squares)
            n += 1
        if sink.two:
            sink.only = THEIRS
            secret(table.seats[1 - seat], sink)
            sink.only = MINE
        secret(table.seats[seat], sink)
        sink.only = BOTH
        sink.each(ACTIVE, table.active)
        if table.stack and table.stack[-1] is ASSIGN:
            sink.add(ASSIGNING)
        sink.one_of(POOL, table.pool // 2, 20)
        sink.one_of(ROUND, table.round, 25)
        sink.one_of(MOST, most, 14)
        sink.one_of(PLAYERS, players - 2, 4)

    def resting(self, state: State) -> bool:
        """True if no die is half assigned behind a screen, and nobody has tiles in hand."""
        table = cast(RollState, state)
        assigning = table.stack[-1] is ASSIGN
        for player in table.seats:
            if player.drawn:
                return False
            screen = player.screen
            if assigning and screen is not None and (screen.before is not None or player.step is IDLE):
                return False
        return True

    def choices(self, state: State, seat: i64) -> list[int]:
        """Return the legal actions but for taking back, Dictating, and re-sorting tiles while explorers wait.

        Dictate gives a die away to move another: it is seldom right, and there are many ways to do it.
        """
        legal = state.legal(seat)
        step = cast(RollState, state).seats[seat].step
        if isinstance(step, Assigning):
            if legal[-1] == RollAction.TAKE_BACK:
                legal.pop()
            if step is USE_POWERS:
                return [action for action in legal if action < RollAction.DICTATE or action >= RollAction.USE]
        elif step is CHOOSE_TASK:
            return [action for action in legal if action < RollAction.PUT or action >= RollAction.DONE]
        return legal

    def pick(self, state: State, seat: i64, chance: Chance) -> i64:
        legal = self.choices(state, seat)
        return legal[chance.below(len(legal))]

    def aside(self, state: State) -> bool:
        """Everybody plays for themselves."""
        return True

    def imagine(self, state: State, seat: i64, chance: Chance) -> State:
        """Resample; players who have committed dice behind a screen have still to assign them."""
        twin = cast(RollState, state.resample(seat, chance))
        if twin.stack and twin.stack[-1] is ASSIGN:
            for n in range(twin.players):
                player = twin.seats[n]
                screen = player.screen
                if n != seat and screen is not None and player.step is IDLE:
                    player.screen = screen.rolled()
                    go_on(twin, n)
        return twin
