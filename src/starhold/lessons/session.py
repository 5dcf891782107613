"""A lesson being taken: where the learner is, and what a move leads to.

Nothing is kept between two calls. A scene is short, so it is played again from its position for each of them.
"""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Final

from starhold.kernel import registry
from starhold.kernel.errors import IllegalMove
from starhold.kernel.log import Event
from starhold.kernel.record import Seat
from starhold.kernel.runner import MatchRunner
from starhold.kernel.state import State
from starhold.kernel.words import Subset
from starhold.lessons import LEARNER, NOT_NOW, Beat, Lesson, Scene
from starhold.lessons.luck import LessonChance

_SEAT: Final = re.compile(r"P(\d) (.*)")
#: what others do by themselves between two decisions of the learner is less than this
_MOST: Final = 200


@dataclass(slots=True)
class Frame:
    """The table after a move: what is shown, and what was logged since the frame before."""

    state: State
    ply: int
    events: list[Event]


@dataclass(slots=True)
class LessonSession:
    """A lesson as it stands."""

    lesson: Lesson
    #: the number of the beat, among all of the lesson
    number: int
    #: what the learner did, for each beat of the scene up to this one, by the actions' numbers
    made: list[list[int]]
    match: MatchRunner
    #: all frames of the scene
    frames: list[Frame] = field(default_factory=list)
    #: the message that answers the last move, if it did not go on
    answer: str | None = None
    finished: bool = False

    @property
    def scene(self) -> int:
        return self.lesson.beats[self.number][0]

    @property
    def beat(self) -> Beat:
        return self.lesson.beats[self.number][1]

    @property
    def asks(self) -> bool:
        """True if the learner is to move."""
        return not self.finished and not self.beat.waits and LEARNER in self.match.to_move

    def shown(self) -> list[int]:
        """Return the decisions that the coach would take now, up to the end of the beat."""
        if not self.asks:
            return []
        made = [self.match.game.actions[action].notation for action in self.made[-1]]
        for way in self.beat.ways:
            moves = [_written(move)[1] for move in way]
            if moves[: len(made)] == made and len(moves) > len(made):
                return [self.match.game.action(move) for move in moves[len(made) :]]
        return []

    def ahead(self) -> list[int]:
        """Return the same, and on through the beats that follow at once: plans do not end with beats."""
        moves = self.shown()
        for scene, beat in self.lesson.beats[self.number + 1 :] if moves else ():
            if scene != self.scene or beat.kind != "do" or beat.before:
                break
            moves += [self.match.game.action(_written(move)[1]) for move in beat.ways[0]]
        return moves


def begin(game: str, lesson: Lesson, number: int = 0, made: Sequence[Sequence[int]] = ()) -> LessonSession:
    """Return the lesson at a beat; `made` is what the learner did in its scene."""
    number = min(max(number, 0), len(lesson.beats) - 1)
    taken = _begin_scene(game, lesson, lesson.beats[number][0])
    while taken.number < number:
        done = made[len(taken.made) - 1] if len(made) >= len(taken.made) else ()
        if not taken.beat.waits:
            _make_all(taken, done)
        _go_on(game, taken)
    if len(made) >= len(taken.made):
        _make(taken, made[len(taken.made) - 1])
    return taken


def go_on(game: str, taken: LessonSession) -> LessonSession:
    """Return what comes after a beat that only waited for it, or that is skipped."""
    if not taken.beat.waits:
        _make_all(taken, taken.made[-1][:0])
    return _go_on(game, taken)


def attempt(game: str, taken: LessonSession, actions: Sequence[int], again: bool = False) -> LessonSession:
    """Return what the learner's moves lead to; moves that do not lead on are answered and change nothing.

    `again`: the same was answered already, and is meant; a free beat then takes it.
    """
    lesson, number, made = taken.lesson, taken.number, [list(moves) for moves in taken.made]
    begun = 0
    actions, scene = _sorted(taken, actions), taken.scene
    for place, action in enumerate(actions):
        # What is left of a plan belongs to the scene that it was made in.
        if not taken.asks or taken.scene != scene:
            break
        answer = _refusal(taken, action, again)
        if answer is not None:
            taken = attempt(game, begin(game, lesson, number, made), actions[:begun])
            taken.answer = answer
            return taken
        _make(taken, [action])
        if _is_over(taken):
            taken = _go_on(game, taken)
            begun = place + 1
    return taken


def _sorted(taken: LessonSession, actions: Sequence[int]) -> Sequence[int]:
    """Return the moves, those that the beat asks for first if they are a set: a set has no order."""
    game, state = taken.match.game, taken.match.state
    if len(actions) < 2 or not taken.asks:
        return actions
    choices = [game.choice(state, LEARNER, action) for action in state.legal(LEARNER)]
    sets = [part for part in game.asked(state, LEARNER, choices).shape if isinstance(part, Subset)]
    if not any(set(actions) <= set(part.actions.values()) for part in sets):
        return actions
    for way in taken.beat.ways:
        wanted = [game.action(_written(move)[1]) for move in way[len(taken.made[-1]) :]]
        rest = Counter(actions)
        rest.subtract(wanted)
        if min(rest.values()) >= 0:
            return [*wanted, *rest.elements()]
    return actions


def _refusal(taken: LessonSession, action: int, again: bool) -> str | None:
    """Return what is said to a move that does not go on; raise IllegalMove for one that cannot be made."""
    _check(taken, action)
    beat, game = taken.beat, taken.match.game
    notation = game.actions[action].notation
    said = beat.answer(notation)
    if beat.kind == "free":
        return None if again or said is None else taken.lesson.text(beat, said)
    line = [*(game.actions[one].notation for one in taken.made[-1]), notation]
    if any([_written(move)[1] for move in way[: len(line)]] == line for way in beat.ways):
        return None
    return taken.lesson.text(beat, said) if said else NOT_NOW


def _check(taken: LessonSession, action: int) -> None:
    if action not in taken.match.state.legal(LEARNER):
        raise IllegalMove(f"action {action} is not legal now", seat=LEARNER)


def _is_over(taken: LessonSession) -> bool:
    beat = taken.beat
    if beat.kind == "free":
        return taken.match.over or LEARNER not in taken.match.to_move
    return any(len(way) == len(taken.made[-1]) for way in _fitting(taken))


def _fitting(taken: LessonSession) -> list[tuple[str, ...]]:
    """Return the ways that begin with what was done."""
    made = [taken.match.game.actions[action].notation for action in taken.made[-1]]
    return [way for way in taken.beat.ways if [_written(move)[1] for move in way[: len(made)]] == made]


# -- playing a scene ---------------------------------------------------------------------------


def _begin_scene(game: str, lesson: Lesson, number: int) -> LessonSession:
    scene = lesson.scenes[number]
    seats = [Seat(""), *(Seat(rival, "bot") for rival in lesson.rivals)]
    match = MatchRunner(
        registry.game(game), seats, LessonChance("", number), digests=False, facts=scene.position
    )
    taken = LessonSession(lesson, lesson.first_of(number), [[]], match)
    taken.frames.append(Frame(match.state.clone(), 0, list(match.setup_events)))
    _enter(taken)
    return taken


def _go_on(game: str, taken: LessonSession) -> LessonSession:
    """Go to the next beat, in this scene or in the next."""
    if taken.number + 1 == len(taken.lesson.beats):
        taken.finished = True
        return taken
    if taken.lesson.beats[taken.number + 1][0] != taken.scene:
        return _begin_scene(game, taken.lesson, taken.scene + 1)
    taken.number += 1
    taken.made.append([])
    _enter(taken)
    return taken


def _enter(taken: LessonSession) -> None:
    _others(taken, "")
    for move in taken.beat.before:
        seat, notation, luck = _mover(taken, move)
        _push(taken, seat, taken.match.game.action(notation), luck)
        _others(taken, luck)


def _make_all(taken: LessonSession, actions: Sequence[int]) -> None:
    """Make the learner's moves of a beat; those that are missing, the coach makes."""
    _make(taken, actions)
    while taken.asks and not _is_over(taken) and (shown := taken.shown()):
        _make(taken, shown[:1])


def _make(taken: LessonSession, actions: Sequence[int]) -> None:
    for action in actions:
        _check(taken, action)
        taken.made[-1].append(action)
        way = next(iter(_fitting(taken)), ())
        luck = _written(way[len(taken.made[-1]) - 1])[2] if way else ""
        before = len(taken.match.plies)
        _push(taken, LEARNER, action, luck)
        _others(taken, luck)
        if taken.beat.kind == "free" and taken.beat.luck and _is_over(taken):
            # It is known only now that this was the last move: what comes after it is not left to a seed.
            _back(taken, before)
            _push(taken, LEARNER, action, taken.beat.luck)
            _others(taken, taken.beat.luck)


def _others(taken: LessonSession, luck: str) -> None:
    """Make the moves of all others that need no question."""
    scene: Scene = taken.lesson.scenes[taken.scene]
    for _ in range(_MOST):
        made = _by_itself(taken, scene)
        if made is None:
            return
        _push(taken, made[0], made[1], luck)


def _by_itself(taken: LessonSession, scene: Scene) -> tuple[int, int] | None:
    game, state = taken.match.game, taken.match.state
    for seat in taken.match.to_move:
        legal = {game.actions[action].notation: action for action in state.legal(seat)}
        for pattern in scene.own if seat == LEARNER else scene.others:
            for notation in sorted(legal):
                if fnmatchcase(notation, pattern):
                    return seat, legal[notation]
    return None


def _push(taken: LessonSession, seat: int, action: int, luck: str) -> None:
    match = taken.match
    chance = LessonChance(luck, 1 + len(match.plies)).at(match.state)
    events = match.move(seat, action, chance)
    taken.frames.append(Frame(match.state.clone(), len(match.plies), events))


def _back(taken: LessonSession, plies: int) -> None:
    taken.match.take_back(plies)
    del taken.frames[plies + 1 :]


def _mover(taken: LessonSession, move: str) -> tuple[int, str, str]:
    seat, notation, luck = _written(move)
    return (taken.match.to_move[0] if seat is None else seat), notation, luck


def _written(move: str) -> tuple[int | None, str, str]:
    """Return the seat, the notation and the chance of a move as a lesson writes it."""
    said, _, luck = move.partition(" <- ")
    named = _SEAT.fullmatch(said)
    return (int(named[1]) - 1, named[2], luck) if named else (None, said, luck)
