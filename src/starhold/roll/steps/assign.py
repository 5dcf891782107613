"""Assign: behind the screens every player places wild dice, selects a phase and uses Reassign powers."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit, has, shl
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step import NO_ACTION
from starhold.kernel.words import Choice, Line, Number, Question, Reason, Shape, Word
from starhold.roll import components as box
from starhold.roll.actions import Do
from starhold.roll.components import PHASE_NAMES, Phase
from starhold.roll.dice import kinds, number, one, total
from starhold.roll.events import Tell, tell
from starhold.roll.powers.reassign import DICTATE, POWERS, Reassign, most_moves
from starhold.roll.screen import NONE, Screen
from starhold.roll.shapes import WHERE, at_any_place, behind_screen
from starhold.roll.state import Own, Player, Roll
from starhold.roll.steps.base import Together, ask, finish
from starhold.roll.steps.why import BUILT, LYING, Pick, Why, Words, first, reassigns
from starhold.roll.tiles import holds
from starhold.roll.words import development_name, die_name, phase_name

Behind = Callable[[Roll, Screen, Player, Pick], bool]

#: bits of types, repeated: seven for each of five phases, six for each row, seven for each set of four rows
_EACH_PHASE: Final[i64] = sum(shl(1, 7 * phase) for phase in range(5))
_EACH_WILD_ROW: Final[i64] = sum(shl(1, 6 * phase) for phase in range(5))
_EACH_OTHER: Final[list[i64]] = [sum(shl(1, 7 * n) for n in range(4) if has(rows, n)) for rows in range(16)]


# -- roll ------------------------------------------------------------------------------------


def start_assigning(state: Roll, chance: Chance) -> None:
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


def go_on(state: Roll, seat: i64) -> None:
    """R-ASSIGN-10: wild dice first, then the selector, then powers one at a time."""
    screen = state.seats[seat].screen
    assert screen is not None
    ask(state, seat, next_step(screen))


def next_step(screen: Screen) -> "Assigning":
    """What is to be decided behind a screen."""
    if screen.wild:
        return PLACE_WILD
    if screen.phase == NONE:
        return SELECT_PHASE
    return USE_POWERS if screen.power == NONE else MOVE_WORKERS


class Assigning(Own):
    """A decision behind the screen; the last one can be taken back (R-ASSIGN-9)."""

    def shape(self, state: Roll, seat: i64, choices: Sequence[Choice]) -> tuple[Shape, ...]:
        screen = state.seats[seat].screen
        assert screen is not None
        return behind_screen(super().shape(state, seat, choices), int(screen.phase))

    def why_not(self, state: Roll, seat: i64, pick: str) -> Reason | None:
        return first(state, seat, pick, WHY_NOT)

    def take(self, state: Roll, seat: i64, action: i64, chance: Chance) -> None:
        player = state.seats[seat]
        screen = player.screen
        assert screen is not None
        if action == Do.COMMIT:
            finish(state, seat)
            tell(chance, Tell.READY, seat)
            return
        player.screen = screen.before if action == Do.TAKE_BACK else after(state, seat, screen, action)
        go_on(state, seat)


def offer_back(screen: Screen, moves: Moves) -> None:
    """R-ASSIGN-9: the last move can be taken back."""
    if screen.before is not None:
        moves.add(Do.TAKE_BACK)


@final
class PlaceWild(Assigning):
    """R-ASSIGN-2: a wild die goes to any row."""

    name: ClassVar[str] = "assign-wild"
    rule: ClassVar[str] = "R-ASSIGN-2"
    then: ClassVar[tuple[Line, ...]] = (WHERE,)

    def offer(self, state: Roll, seat: i64, moves: Moves) -> None:
        screen = state.seats[seat].screen
        assert screen is not None
        moves.add_each(Do.WILD, (kinds(screen.wild) >> 1) * _EACH_WILD_ROW)
        offer_back(screen, moves)


@final
class SelectPhase(Assigning):
    """R-ASSIGN-3: any worker, onto any cell of the strip."""

    name: ClassVar[str] = "assign-select"
    rule: ClassVar[str] = "R-ASSIGN-3"
    then: ClassVar[tuple[Line, ...]] = (WHERE,)

    def offer(self, state: Roll, seat: i64, moves: Moves) -> None:
        screen = state.seats[seat].screen
        assert screen is not None
        row: i64 = 0
        while row < box.PHASES:
            dice = screen.row(row)
            if dice:
                moves.add_each(Do.SELECT + 35 * row, kinds(dice) * _EACH_PHASE)
            row += 1
        offer_back(screen, moves)

    def shape(self, state: Roll, seat: i64, choices: Sequence[Choice]) -> tuple[Shape, ...]:
        return at_any_place(super().shape(state, seat, choices), choices)


@final
class UsePowers(Assigning):
    """R-REASSIGN-4: Dictate, use a power that can move somebody, or be ready."""

    name: ClassVar[str] = "assign"
    rule: ClassVar[str] = "R-REASSIGN-4"

    def offer(self, state: Roll, seat: i64, moves: Moves) -> None:
        screen = state.seats[seat].screen
        assert screen is not None
        tableau = state.seats[seat].tableau
        if can_dictate(state, seat, screen):
            row: i64 = 0
            while row < box.PHASES:
                moves.add_each(Do.DICTATE + 7 * row, kinds(screen.row(row)))
                row += 1
        n: i64 = 0
        while n < len(tableau.reassigns):
            power: i64 = tableau.reassigns[n]
            if POWERS[power].usable(state, seat, screen):
                moves.add(Do.USE + power)
            n += 1
        moves.add(Do.COMMIT)
        offer_back(screen, moves)

    def decline(self, state: Roll, seat: i64) -> i64:
        return Do.COMMIT


@final
class MoveWorkers(Assigning):
    """R-REASSIGN-1: the power in use moves a worker to another row."""

    name: ClassVar[str] = "assign-move"
    rule: ClassVar[str] = "R-REASSIGN-1"
    then: ClassVar[tuple[Line, ...]] = (WHERE,)

    def offer(self, state: Roll, seat: i64, moves: Moves) -> None:
        screen = state.seats[seat].screen
        assert screen is not None
        power = POWERS[screen.power]
        row: i64 = 0
        while row < box.PHASES:
            others = power.others(screen, row)
            if others:
                moves.add_each(Do.MOVE + 28 * row, power.movable(screen, row) * _EACH_OTHER[others])
            row += 1
        if screen.moved >= power.least:
            moves.add(Do.STOP)
        offer_back(screen, moves)

    def decline(self, state: Roll, seat: i64) -> i64:
        screen = state.seats[seat].screen
        return Do.STOP if screen is not None and screen.moved >= POWERS[screen.power].least else NO_ACTION

    def question(self, state: Roll, seat: i64) -> Question:
        screen = state.seats[seat].screen
        assert screen is not None
        left = most_moves(state, seat, screen.power) - screen.moved
        rule = "R-DICTATE-2" if screen.power == DICTATE else self.rule
        return Question(self.name, {"dice": Number(int(left))}, rule)


PLACE_WILD: Final = PlaceWild()
SELECT_PHASE: Final = SelectPhase()
USE_POWERS: Final = UsePowers()
MOVE_WORKERS: Final = MoveWorkers()


def can_dictate(state: Roll, seat: i64, screen: Screen) -> bool:
    """R-DICTATE-4, R-DICTATE-5: once a round, with two workers below the strip."""
    return total(screen.in_rows()) >= 2 and (
        not has(screen.used, DICTATE) or state.seats[seat].tableau.dictates_often
    )


# -- why not -------------------------------------------------------------------------------------------


def _why(name: str, rule: str, holds: Behind, words: Words | None = None) -> Why:
    """A reason that looks behind the screen."""
    return Why(
        name,
        rule,
        lambda state, player, pick: player.screen is not None and holds(state, player.screen, player, pick),
        words,
    )


def power_of(player: Player, pick: Pick) -> Reassign | None:
    """The power of an own development, if it is one that moves workers."""
    if reassigns(player, pick):
        for power in player.tableau.reassigns:
            if POWERS[power].development == pick.development:
                return POWERS[power]
    return None


def _in_use(screen: Screen) -> Reassign | None:
    return POWERS[screen.power] if screen.power != NONE else None


def _ready(screen: Screen) -> bool:
    """R-ASSIGN-10: are powers possible by now?"""
    return not screen.wild and screen.phase != NONE


def _seat(state: Roll, player: Player) -> i64:
    return state.seats.index(player)


def _used(state: Roll, screen: Screen, player: Player, pick: Pick) -> bool:
    power = power_of(player, pick)
    return power is not None and _ready(screen) and has(screen.used, power.number)


def _outranked(state: Roll, screen: Screen, player: Player, pick: Pick) -> bool:
    power = power_of(player, pick)
    return power is not None and _ready(screen) and power.moves_most(state, _seat(state, player)) == 0


def _moves_nobody(state: Roll, screen: Screen, player: Player, pick: Pick) -> bool:
    power = power_of(player, pick)
    return power is not None and _ready(screen) and screen.power == NONE and not power.can_move(screen)


def _dictates(screen: Screen, pick: Pick) -> bool:
    """Would the pick be about Dictate?"""
    return _ready(screen) and screen.power == NONE and (pick.sort == "dictate" or pick.is_die(*PHASE_NAMES))


def _not_there(state: Roll, screen: Screen, player: Player, pick: Pick) -> bool:
    power = _in_use(screen)
    return (
        pick.sort == "row"
        and pick.phase >= 0
        and power is not None
        and not has(power.rows(screen), pick.phase)
    )


def _only_from_here(state: Roll, screen: Screen, player: Player, pick: Pick) -> bool:
    """The row could be gone to, but nobody in the other rows can move."""
    power = _in_use(screen)
    if pick.sort != "row" or pick.phase < 0 or power is None or not has(power.rows(screen), pick.phase):
        return False
    return not any(power.movable(screen, row) for row in range(box.PHASES) if row != pick.phase)


def _not_from(state: Roll, screen: Screen, player: Player, pick: Pick) -> bool:
    power = _in_use(screen)
    return pick.is_die(*PHASE_NAMES) and power is not None and not has(power.origins, pick.phase)


def _not_moved(state: Roll, screen: Screen, player: Player, pick: Pick) -> bool:
    power = _in_use(screen)
    return pick.kind >= 0 and pick.phase >= 0 and power is not None and not has(power.kinds, pick.kind)


def _selected(state: Roll, player: Player, pick: Pick) -> dict[str, Word]:
    return {"phase": phase_name(int(player.screen.phase))} if player.screen is not None else {}


def _power_words(state: Roll, player: Player, pick: Pick) -> dict[str, Word]:
    """The power in use, and what it is not for."""
    assert player.screen is not None
    words: dict[str, Word] = {"power": development_name(int(POWERS[player.screen.power].development))}
    return words | {"phase": phase_name(int(pick.phase))}


def _type_words(state: Roll, player: Player, pick: Pick) -> dict[str, Word]:
    assert player.screen is not None
    words: dict[str, Word] = {"power": development_name(int(POWERS[player.screen.power].development))}
    return words | {"die": die_name(int(pick.kind))}


#: in the order in which the rules ask (R-ASSIGN-10)
WHY_NOT: Final[list[Why]] = [
    _why("selector-stays", "R-REASSIGN-9", lambda state, screen, player, pick: (
        pick.is_die("selector") and pick.kind == screen.selector >= 0)),
    _why("given-up", "R-REASSIGN-8", lambda state, screen, player, pick: (
        pick.is_die("dictate") and pick.kind >= 0 and number(screen.given, pick.kind) > 0)),
    _why("wild-first", "R-ASSIGN-10", lambda state, screen, player, pick: screen.wild != 0 and (
        pick.sort in ("row", "strip", "dictate") or pick.is_die(*PHASE_NAMES)
        or power_of(player, pick) is not None)),
    _why("select-first", "R-ASSIGN-10", lambda state, screen, player, pick: (
        not screen.wild and screen.phase == NONE
        and (pick.sort in ("row", "dictate") or power_of(player, pick) is not None))),
    _why("selected-already", "R-ASSIGN-6", lambda state, screen, player, pick: (
        pick.sort == "strip" and screen.phase != NONE), _selected),
    _why("no-reassign", "R-REASSIGN-13", lambda state, screen, player, pick: (
        pick.development >= 0 and holds(player.tableau.developments, pick.development)
        and not reassigns(player, pick))),
    _why("changes-dictate", "R-REASSIGN-13", lambda state, screen, player, pick: (
        reassigns(player, pick) and power_of(player, pick) is None)),
    _why("finish-power", "R-REASSIGN-10", lambda state, screen, player, pick: (
        screen.power != NONE and (pick.sort == "dictate" or power_of(player, pick) is not None))),
    _why("power-spent", "R-REASSIGN-2", _used),
    _why("power-rank", "R-TILE-24", _outranked),
    _why("power-nobody", "R-REASSIGN-1", _moves_nobody),
    _why("dictate-used", "R-DICTATE-4", lambda state, screen, player, pick: (
        _dictates(screen, pick) and has(screen.used, DICTATE) and not player.tableau.dictates_often)),
    _why("dictate-two", "R-DICTATE-5", lambda state, screen, player, pick: (
        _dictates(screen, pick) and total(screen.in_rows()) < 2)),
    _why("reassign-how", "R-REASSIGN-1", lambda state, screen, player, pick: (
        pick.sort == "row" and pick.phase >= 0 and _ready(screen) and screen.power == NONE)),
    _why("power-to", "R-REASSIGN-5", _not_there, _power_words),
    _why("other-row", "R-REASSIGN-1", _only_from_here),
    _why("power-from", "R-REASSIGN-1", _not_from, _power_words),
    _why("power-type", "R-REASSIGN-1", _not_moved, _type_words),
]  # fmt: skip
WHY_NOT.extend(LYING + BUILT)

# -- moves behind the screen ---------------------------------------------------------------------


def after(state: Roll, seat: i64, screen: Screen, action: i64) -> Screen:
    """The dice after one more move."""
    new = screen.next(action)
    if action < Do.SELECT:
        place_wild(new, action - Do.WILD)
    elif action < Do.DICTATE:
        select(new, action - Do.SELECT)
    elif action < Do.USE:
        give_up(new, action - Do.DICTATE)
    elif action < Do.MOVE:
        start_power(new, action - Do.USE)
    elif action < Do.STOP:
        move_worker(state, seat, new, action - Do.MOVE)
    else:
        end_power(new)
    return new


def place_wild(screen: Screen, code: i64) -> None:
    """The wild die goes to its row."""
    die = one(code % 6 + 1)
    screen.wild -= die
    screen.add(code // 6, die)


def select(screen: Screen, code: i64) -> None:
    """The worker leaves its row and selects a phase."""
    row = code // 35
    kind = code % 7
    screen.add(row, -one(kind))
    screen.phase = code % 35 // 7
    screen.selector = kind


def start_power(screen: Screen, power: i64) -> None:
    """A power is used; its moves follow."""
    screen.used |= bit(power)
    screen.power = power


def give_up(screen: Screen, code: i64) -> None:
    """R-DICTATE-2: a worker goes to the Dictate area, and another one will move."""
    die = one(code % 7)
    screen.add(code // 7, -die)
    screen.given += die
    start_power(screen, DICTATE)


def move_worker(state: Roll, seat: i64, screen: Screen, code: i64) -> None:
    """A worker changes its row."""
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
