"""Assign: behind the screens every player places wild dice, selects a phase and uses Reassign powers."""

from typing import Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit, has, shl
from starhold.kernel.chance import Chance
from starhold.kernel.log import Event
from starhold.kernel.moves import Moves
from starhold.kernel.step import Step
from starhold.roll import components as box
from starhold.roll.actions import COMMIT, DICTATE_GIVE, MOVE, SELECT, STOP, TAKE_BACK, USE, WILD
from starhold.roll.components import DICTATE, Dev, Phase
from starhold.roll.dice import kinds, one, total
from starhold.roll.news import News
from starhold.roll.powers import most_scientists
from starhold.roll.state import NONE, Assignment, Player, RollState, Task
from starhold.roll.steps.kinds import Kind

#: seven bits of types, repeated for each of five phases; and for each set of four other rows
_EACH_PHASE: Final[i64] = sum(shl(1, 7 * phase) for phase in range(5))
_EACH_WILD_ROW: Final[i64] = sum(shl(1, 6 * phase) for phase in range(5))
_EACH_OTHER: Final[list[i64]] = [sum(shl(1, 7 * n) for n in range(4) if has(rows, n)) for rows in range(16)]


# -- roll ------------------------------------------------------------------------------------


def roll(dice: i64, chance: Chance) -> Assignment:
    """R-ROLL-1, R-ASSIGN-1: roll dice and sort them into the rows they show."""
    rolled = Assignment()
    kind: i64 = 0
    while dice:
        left = dice & 511
        while left > 0:
            face: i64 = box.FACES[6 * kind + chance.below(6)]
            if face == Phase.WILD:
                rolled.wild += one(kind)
            else:
                rolled.add(face, one(kind))
            left -= 1
        dice >>= 9
        kind += 1
    return rolled


# -- the step ----------------------------------------------------------------------------------


@final
class Assign(Step[RollState]):
    """All players at once, each unseen by the others, until everybody has committed."""

    def kind(self) -> i64:
        return Kind.ASSIGN

    def waiting(self, state: RollState) -> i64:
        return state.owing

    def secret(self) -> bool:
        return True

    def settle(self, state: RollState, chance: Chance) -> bool:
        if state.owing:
            return True
        state.stack.pop()
        return False

    def offer(self, state: RollState, seat: i64, moves: Moves) -> None:
        player = state.seats[seat]
        screen = player.assignment
        assert screen is not None
        if screen.wild:
            moves.add_each(WILD, (kinds(screen.wild) >> 1) * _EACH_WILD_ROW)
        elif screen.phase == NONE:
            offer_selectors(screen, moves)
        elif screen.power == NONE:
            offer_powers(state, seat, screen, moves)
            moves.add(COMMIT)
        else:
            offer_power_moves(screen, moves)
            if screen.moved >= box.POWER_LEAST[screen.power]:
                moves.add(STOP)
        if screen.before is not None:
            moves.add(TAKE_BACK)

    def take(self, state: RollState, seat: i64, action: i64, chance: Chance) -> None:
        player = state.seats[seat]
        screen = player.assignment
        assert screen is not None
        if action == COMMIT:
            state.finish(seat)
            if chance.log is not None:
                chance.log.add(Event(News.READY, seat))
            return
        player.assignment = screen.before if action == TAKE_BACK else after(state, seat, screen, action)
        state.ask(seat, Task.ASSIGN)


ASSIGN = Assign()


def after(state: RollState, seat: i64, screen: Assignment, action: i64) -> Assignment:
    """The dice after one more move."""
    new = screen.next()
    if action < SELECT:
        place_wild(new, action - WILD)
    elif action < DICTATE_GIVE:
        select(new, action - SELECT)
    elif action < USE:
        give_up(new, action - DICTATE_GIVE)
    elif action < MOVE:
        start_power(new, action - USE)
    elif action < STOP:
        move_worker(state, seat, new, action - MOVE)
    else:
        end_power(new)
    return new


# -- wild dice and the selector --------------------------------------------------------------------


def place_wild(screen: Assignment, code: i64) -> None:
    """R-ASSIGN-2: a wild die goes to any row."""
    die = one(code % 6 + 1)
    screen.wild -= die
    screen.add(code // 6, die)


def offer_selectors(screen: Assignment, moves: Moves) -> None:
    """R-ASSIGN-3: any worker, onto any cell of the strip."""
    row: i64 = 0
    while row < box.PHASES:
        dice = screen.row(row)
        if dice:
            moves.add_each(SELECT + 35 * row, kinds(dice) * _EACH_PHASE)
        row += 1


def select(screen: Assignment, code: i64) -> None:
    """The worker leaves its row and selects a phase."""
    row = code // 35
    kind = code % 7
    screen.add(row, -one(kind))
    screen.phase = code % 35 // 7
    screen.selector = kind


# -- Reassign powers (R-REASSIGN-1 to R-REASSIGN-13) -------------------------------------------------


def offer_powers(state: RollState, seat: i64, screen: Assignment, moves: Moves) -> None:
    """Dictate (R-DICTATE-4, R-DICTATE-5) and every owned power that is unused and can move somebody."""
    player = state.seats[seat]
    if total(screen.in_rows()) >= 2 and (not has(screen.used, DICTATE) or player.owns(Dev.BACKUP_PLANNING)):
        row: i64 = 0
        while row < box.PHASES:
            moves.add_each(DICTATE_GIVE + 7 * row, kinds(screen.row(row)))
            row += 1
    if not player.developments & box.REASSIGN:
        return
    power: i64 = 0
    while power < box.POWERS:
        if (
            player.owns(box.POWER_DEVELOPMENT[power])
            and not has(screen.used, power)
            and most_moves(state, seat, power) > 0
            and can_move(screen, power)
        ):
            moves.add(USE + power)
        power += 1


def most_moves(state: RollState, seat: i64, power: i64) -> i64:
    """How many workers one use of a power moves at most."""
    if power == DICTATE:
        return box.MANDATE_MOVES if state.seats[seat].owns(Dev.GALACTIC_MANDATE) else 1
    most: i64 = box.POWER_MOST[power]
    return most if most > 0 else most_scientists(state, seat)


def start_power(screen: Assignment, power: i64) -> None:
    """A power is used; its moves follow."""
    screen.used |= bit(power)
    screen.power = power


def give_up(screen: Assignment, code: i64) -> None:
    """R-DICTATE-2: a worker goes to the Dictate area, and another one will move."""
    die = one(code % 7)
    screen.add(code // 7, -die)
    screen.given += die
    start_power(screen, DICTATE)


def movable_kinds(screen: Assignment, power: i64, row: i64) -> i64:
    """Types of dice that a power may take from a row; a die moves once in one use (R-REASSIGN-10)."""
    if not has(box.POWER_FROM[power], row):
        return 0
    dice = screen.row(row)
    if screen.last >= 0 and screen.last // 7 == row:
        dice -= one(screen.last % 7)
    if screen.last_but_one >= 0 and screen.last_but_one // 7 == row:
        dice -= one(screen.last_but_one % 7)
    if box.POWER_SAME_ROW[power] and not _row_serves(screen, power, row, dice):
        return 0
    return kinds(dice) & box.POWER_KINDS[power]


def _row_serves(screen: Assignment, power: i64, row: i64, dice: i64) -> bool:
    """R-TILE-34: all dice of the use come from one row, which must have enough of them."""
    if screen.power == power and screen.moved > 0:
        return row == screen.origin
    return total(dice) >= box.POWER_LEAST[power]


def destinations(screen: Assignment, power: i64, row: i64) -> i64:
    """The other rows that a power may move to from a row, as a set of the four others."""
    to: i64 = box.POWER_TO[power]
    if to == box.TO_SELECTED:
        to = bit(screen.phase)
    below = to & (bit(row) - 1)
    return below | shl(to >> (row + 1), row)


def can_move(screen: Assignment, power: i64) -> bool:
    """Is there a worker that the power can move?"""
    row: i64 = 0
    while row < box.PHASES:
        if destinations(screen, power, row) and movable_kinds(screen, power, row):
            return True
        row += 1
    return False


def offer_power_moves(screen: Assignment, moves: Moves) -> None:
    """Every worker that the power in use can move, to each row it can go to."""
    row: i64 = 0
    while row < box.PHASES:
        others = destinations(screen, screen.power, row)
        if others:
            moves.add_each(MOVE + 28 * row, movable_kinds(screen, screen.power, row) * _EACH_OTHER[others])
        row += 1


def move_worker(state: RollState, seat: i64, screen: Assignment, code: i64) -> None:
    """R-REASSIGN-1: a worker changes its row."""
    row = code // 28
    other = code % 28 // 7
    to = other if other < row else other + 1
    kind = code % 7
    screen.add(row, -one(kind))
    screen.add(to, one(kind))
    screen.moved += 1
    screen.last_but_one = screen.last
    screen.last = 7 * to + kind
    if screen.moved == 1:
        screen.origin = row
    if screen.moved >= most_moves(state, seat, screen.power) or not can_move(screen, screen.power):
        end_power(screen)


def end_power(screen: Assignment) -> None:
    """The use is over."""
    screen.power = NONE
    screen.moved = 0
    screen.last = NONE
    screen.last_but_one = NONE
    screen.origin = NONE


# -- reveal ----------------------------------------------------------------------------------------------


def lift_screen(player: Player) -> None:
    """R-REVEAL-1: rows become public; the selector is a worker of its phase (R-ASSIGN-4), and given-up
    dice return to the cup (R-REVEAL-6)."""
    screen = player.assignment
    assert screen is not None
    player.explore = screen.explore
    player.develop = screen.develop
    player.settle = screen.settle
    player.produce = screen.produce
    player.ship = screen.ship
    player.cup = screen.given
    player.selected = screen.phase
    player.selector = screen.selector
    player.add(screen.phase, one(screen.selector))
    player.assignment = None
