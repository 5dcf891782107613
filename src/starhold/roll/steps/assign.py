"""Assign: behind the screens every player places wild dice, selects a phase and uses Reassign powers."""

from collections.abc import Sequence
from typing import ClassVar, Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit, has, shl
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step import NO_ACTION
from starhold.kernel.vocabulary import ReasonKind
from starhold.kernel.words import Choice, Line, Number, Question, Shape
from starhold.roll import components as box
from starhold.roll.actions import RollAction
from starhold.roll.components import PHASE_NAMES, Phase
from starhold.roll.dice import kinds, one, total
from starhold.roll.events import RollEvent, tell
from starhold.roll.powers.reassign import DICTATE, POWERS, Reassign, most_moves
from starhold.roll.screen import NONE, Screen
from starhold.roll.shapes import WHERE, at_any_place, behind_screen
from starhold.roll.state import Own, Player, RollState
from starhold.roll.steps.base import Together, ask, finish
from starhold.roll.steps.why import ROWS, STRIPS, WORKERS, refuse_all, refuse_powers
from starhold.roll.words import REASONS, development_name, die_name, die_pick, phase_name

#: bits of types, repeated: seven for each of five phases, six for each row, seven for each set of four rows
_EACH_PHASE: Final[i64] = sum(shl(1, 7 * phase) for phase in range(5))
_EACH_WILD_ROW: Final[i64] = sum(shl(1, 6 * phase) for phase in range(5))
_EACH_OTHER: Final[list[i64]] = [sum(shl(1, 7 * n) for n in range(4) if has(rows, n)) for rows in range(16)]
#: every type in every row
_ALL_WORKERS: Final[i64] = shl(1, 7 * 5) - 1

WILD_FIRST: Final = REASONS.declare("wild-first", rule="R-ASSIGN-10")
SELECT_FIRST: Final = REASONS.declare("select-first", rule="R-ASSIGN-10")
DICTATE_USED: Final = REASONS.declare("dictate-used", rule="R-DICTATE-4")
DICTATE_TWO: Final = REASONS.declare("dictate-two", rule="R-DICTATE-5")
REASSIGN_HOW: Final = REASONS.declare("reassign-how", rule="R-REASSIGN-1")
FINISH_POWER: Final = REASONS.declare("finish-power", rule="R-REASSIGN-10")
POWER_TO: Final = REASONS.declare("power-to", rule="R-REASSIGN-5")
OTHER_ROW: Final = REASONS.declare("other-row", rule="R-REASSIGN-1")
POWER_FROM: Final = REASONS.declare("power-from", rule="R-REASSIGN-1")
POWER_TYPE: Final = REASONS.declare("power-type", rule="R-REASSIGN-1")


# -- roll ------------------------------------------------------------------------------------


def start_assigning(state: RollState, chance: Chance) -> None:
    """Everybody rolls the cup (R-ROLL-1) and is asked."""
    state.stack.append(ASSIGN)
    for seat in range(state.players):
        player = state.seats[seat]
        player.screen = roll(player.cup, chance)
        player.cup = 0
        go_on(state, seat)


def roll(dice: i64, chance: Chance) -> Screen:
    """R-ROLL-1, R-ASSIGN-1: roll dice and sort them into the rows they show."""
    rolled = Screen()
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


# -- the steps ---------------------------------------------------------------------------------


@final
class Assign(Together):
    """All players at once, each unseen by the others, until everybody has committed."""

    name: ClassVar[str] = "assign"
    rule: ClassVar[str] = "R-ASSIGN-10"

    def secret(self) -> bool:
        return True


ASSIGN: Final = Assign()


def go_on(state: RollState, seat: i64) -> None:
    """R-ASSIGN-10: wild dice first, then the selector, then powers one at a time."""
    screen = state.seats[seat].screen
    assert screen is not None
    ask(state, seat, next_step(screen))


def next_step(screen: Screen) -> "Assigning":
    """Return what is to be decided behind a screen."""
    if screen.wild:
        return PLACE_WILD
    if screen.phase == NONE:
        return SELECT_PHASE
    return USE_POWERS if screen.power == NONE else MOVE_WORKERS


class Assigning(Own):
    """A decision behind the screen; the last one can be undone (R-ASSIGN-9)."""

    def shape(self, state: RollState, seat: i64, choices: Sequence[Choice]) -> tuple[Shape, ...]:
        screen = state.seats[seat].screen
        assert screen is not None
        return behind_screen(super().shape(state, seat, choices), int(screen.phase))

    def take(self, state: RollState, seat: i64, action: i64, chance: Chance) -> None:
        player = state.seats[seat]
        screen = player.screen
        assert screen is not None
        if action == RollAction.COMMIT:
            finish(state, seat)
            tell(chance, RollEvent.READY, seat)
            return
        player.screen = (
            screen.before if action == RollAction.TAKE_BACK else after(state, seat, screen, action)
        )
        go_on(state, seat)


def offer_back(screen: Screen, moves: Moves) -> None:
    """R-ASSIGN-9: the last move can be undone."""
    if screen.before is not None:
        moves.add(RollAction.TAKE_BACK)


@final
class PlaceWild(Assigning):
    """R-ASSIGN-2: a wild die goes to any row."""

    name: ClassVar[str] = "assign-wild"
    rule: ClassVar[str] = "R-ASSIGN-2"
    then: ClassVar[tuple[Line, ...]] = (WHERE,)

    def offer(self, state: RollState, seat: i64, moves: Moves) -> None:
        screen = state.seats[seat].screen
        assert screen is not None
        moves.add_each(RollAction.WILD, (kinds(screen.wild) >> 1) * _EACH_WILD_ROW)
        offer_back(screen, moves)
        if moves.explains:
            refuse_powers(state.seats[seat], WILD_FIRST(), moves)
            refuse_all(STRIPS, WILD_FIRST(), moves)
            for workers in WORKERS:
                refuse_all(workers, WILD_FIRST(), moves)


@final
class SelectPhase(Assigning):
    """R-ASSIGN-3: any worker, onto any cell of the strip."""

    name: ClassVar[str] = "assign-select"
    rule: ClassVar[str] = "R-ASSIGN-3"
    then: ClassVar[tuple[Line, ...]] = (WHERE,)

    def offer(self, state: RollState, seat: i64, moves: Moves) -> None:
        screen = state.seats[seat].screen
        assert screen is not None
        row: i64 = 0
        while row < box.PHASES:
            dice = screen.row(row)
            if dice:
                moves.add_each(RollAction.SELECT + 35 * row, kinds(dice) * _EACH_PHASE)
            row += 1
        offer_back(screen, moves)
        if moves.explains:
            refuse_powers(state.seats[seat], SELECT_FIRST(), moves)
            refuse_all(ROWS, SELECT_FIRST(), moves)

    def shape(self, state: RollState, seat: i64, choices: Sequence[Choice]) -> tuple[Shape, ...]:
        return at_any_place(super().shape(state, seat, choices), choices)


@final
class UsePowers(Assigning):
    """R-REASSIGN-4: Dictate, use a power that can move a worker, or be ready."""

    name: ClassVar[str] = "assign"
    rule: ClassVar[str] = "R-REASSIGN-4"

    def offer(self, state: RollState, seat: i64, moves: Moves) -> None:
        screen = state.seats[seat].screen
        assert screen is not None
        tableau = state.seats[seat].tableau
        obstacle = no_dictate(state, seat, screen)
        if obstacle is None:
            row: i64 = 0
            while row < box.PHASES:
                moves.add_each(RollAction.DICTATE + 7 * row, kinds(screen.row(row)))
                row += 1
        elif moves.explains:
            moves.refuse_each(RollAction.DICTATE, _ALL_WORKERS, obstacle())
        n: i64 = 0
        while n < len(tableau.reassigns):
            power: i64 = tableau.reassigns[n]
            obstacle = POWERS[power].obstacle(state, seat, screen)
            if obstacle is None:
                moves.add(RollAction.USE + power)
            elif moves.explains:
                moves.refuse(RollAction.USE + power, obstacle())
            n += 1
        moves.add(RollAction.COMMIT)
        offer_back(screen, moves)
        if moves.explains:
            refuse_all(ROWS, REASSIGN_HOW(), moves)

    def decline(self, state: RollState, seat: i64) -> i64:
        return RollAction.COMMIT

    def question(self, state: RollState, seat: i64) -> Question:
        """Name what the player can do besides lifting the screen, and nothing else."""
        player = state.seats[seat]
        screen = player.screen
        assert screen is not None
        dictates = no_dictate(state, seat, screen) is None
        moves = any(POWERS[power].obstacle(state, seat, screen) is None for power in player.tableau.reassigns)
        if dictates:
            return Question(self.name if moves else "assign-dictate", {}, self.rule)
        return Question("assign-reassign" if moves else "assign-ready", {}, self.rule)


@final
class MoveWorkers(Assigning):
    """R-REASSIGN-1: the power in use moves a worker to another row."""

    name: ClassVar[str] = "assign-move"
    rule: ClassVar[str] = "R-REASSIGN-1"
    then: ClassVar[tuple[Line, ...]] = (WHERE,)

    def offer(self, state: RollState, seat: i64, moves: Moves) -> None:
        screen = state.seats[seat].screen
        assert screen is not None
        power = POWERS[screen.power]
        row: i64 = 0
        while row < box.PHASES:
            others = power.others(screen, row)
            if others:
                moves.add_each(RollAction.MOVE + 28 * row, power.movable(screen, row) * _EACH_OTHER[others])
            row += 1
        if screen.moved >= power.least:
            moves.add(RollAction.STOP)
        offer_back(screen, moves)
        if moves.explains:
            refuse_powers(state.seats[seat], FINISH_POWER(), moves)
            refuse_unmoved(screen, power, moves)

    def decline(self, state: RollState, seat: i64) -> i64:
        screen = state.seats[seat].screen
        return (
            RollAction.STOP
            if screen is not None and screen.moved >= POWERS[screen.power].least
            else NO_ACTION
        )

    def question(self, state: RollState, seat: i64) -> Question:
        screen = state.seats[seat].screen
        assert screen is not None
        left = most_moves(state, seat, screen.power) - screen.moved
        rule = "R-DICTATE-2" if screen.power == DICTATE else self.rule
        return Question(self.name, {"dice": Number(int(left))}, rule)


PLACE_WILD: Final = PlaceWild()
SELECT_PHASE: Final = SelectPhase()
USE_POWERS: Final = UsePowers()
MOVE_WORKERS: Final = MoveWorkers()


def no_dictate(state: RollState, seat: i64, screen: Screen) -> ReasonKind | None:
    """Return what forbids Dictate: once a round (R-DICTATE-4), with two workers in rows (R-DICTATE-5)."""
    if has(screen.used, DICTATE) and not state.seats[seat].tableau.dictates_often:
        return DICTATE_USED
    return DICTATE_TWO if total(screen.in_rows()) < 2 else None


def refuse_unmoved(screen: Screen, power: Reassign, moves: Moves) -> None:
    """Rows that the power in use moves nobody to, and dice that it does not move; Dictate moves all."""
    name = development_name(int(power.development))
    for row in range(box.PHASES):
        phase = phase_name(row)
        there = has(power.rows(screen), row)
        moves.refuse_pick(ROWS[row], OTHER_ROW() if there else POWER_TO(power=name, phase=phase))
        if not has(power.origins, row):
            refuse_all(WORKERS[row], POWER_FROM(power=name, phase=phase), moves)
        for kind in range(box.KINDS):
            if not has(power.kinds, kind):
                pick = die_pick(PHASE_NAMES[row], kind)
                moves.refuse_pick(pick, POWER_TYPE(power=name, die=die_name(kind)))


# -- moves behind the screen ---------------------------------------------------------------------


def after(state: RollState, seat: i64, screen: Screen, action: i64) -> Screen:
    """Return the dice after one more move."""
    new = screen.next(action)
    if action < RollAction.SELECT:
        place_wild(new, action - RollAction.WILD)
    elif action < RollAction.DICTATE:
        select(new, action - RollAction.SELECT)
    elif action < RollAction.USE:
        give_up(new, action - RollAction.DICTATE)
    elif action < RollAction.MOVE:
        start_power(new, action - RollAction.USE)
    elif action < RollAction.STOP:
        move_worker(state, seat, new, action - RollAction.MOVE)
    else:
        end_power(new)
    return new


def place_wild(screen: Screen, code: i64) -> None:
    """Put the wild die into its row."""
    die = one(code % 6 + 1)
    screen.wild -= die
    screen.add(code // 6, die)


def select(screen: Screen, code: i64) -> None:
    """Take the worker out of its row to select a phase."""
    row = code // 35
    kind = code % 7
    screen.add(row, -one(kind))
    screen.phase = code % 35 // 7
    screen.selector = kind


def start_power(screen: Screen, power: i64) -> None:
    """Begin to use a power; its moves follow."""
    screen.used |= bit(power)
    screen.power = power


def give_up(screen: Screen, code: i64) -> None:
    """R-DICTATE-2: a worker goes to the Dictate area, and another one will move."""
    die = one(code % 7)
    screen.add(code // 7, -die)
    screen.given += die
    start_power(screen, DICTATE)


def move_worker(state: RollState, seat: i64, screen: Screen, code: i64) -> None:
    """Move a worker to another row."""
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
    if screen.moved >= most_moves(state, seat, screen.power) or not POWERS[screen.power].can_move(screen):
        end_power(screen)


def end_power(screen: Screen) -> None:
    """End the use of a power."""
    screen.power = NONE
    screen.moved = 0
    screen.last = NONE
    screen.last_but_one = NONE
    screen.origin = NONE


# -- reveal ----------------------------------------------------------------------------------------------


def lift_screen(player: Player) -> None:
    """R-REVEAL-1: rows become public; the selector is a worker of its phase (R-ASSIGN-4), and dictated
    dice return to the cup (R-REVEAL-6)."""
    screen = player.screen
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
    player.screen = None
