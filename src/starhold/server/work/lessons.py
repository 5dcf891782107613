"""Lessons as the client gets them, in the messages of a table."""

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

import msgspec

from starhold.kernel import registry
from starhold.kernel.preview import asked_ways
from starhold.kernel.ways import Way
from starhold.kernel.words import Line, Number, Prompt, Word
from starhold.lessons import LEARNER, Lesson, every, lesson, lessons
from starhold.lessons.session import Frame, LessonSession, attempt, begin, go_on
from starhold.server.errors import BadRequest
from starhold.server.viewers.log_entry import event_line
from starhold.server.viewers.positions import reason
from starhold.server.viewers.still import still_position
from starhold.server.wire import (
    ChapterLesson,
    LessonAfter,
    LessonAsked,
    LessonInfo,
    LessonProgress,
    LessonStep,
    LessonWhy,
    LogEntry,
    Plans,
    Position,
    WhyNot,
)

if TYPE_CHECKING:
    from starhold.text import Text

#: versions of a scene begin at this many times its number: what comes later is always newer
SCENE = 1000


def catalogue() -> tuple[LessonInfo, ...]:
    """Return all lessons."""
    return tuple(_info(game, found) for game, found in every())


def _info(game: str, found: Lesson) -> LessonInfo:
    scenes = tuple(len(scene.beats) for scene in found.scenes)
    return LessonInfo(game, found.id, found.first, found.minutes, found.rivals, scenes, found.teaches)


def of_chapters(
    game: str, chapters: Mapping[str, Collection[str]], text: "Text"
) -> tuple[ChapterLesson, ...]:
    """Return for each chapter the lesson whose beats speak of its rules most often; topics go first."""
    found = sorted(lessons(game).values(), key=lambda one: one.first)
    told = {one.id: [rule for _, beat in one.beats for rule in beat.rules] for one in found}

    def weight(one: Lesson, rules: Collection[str]) -> int:
        return sum(rule in rules for rule in told[one.id])

    best = {
        chapter: max(found, key=lambda one: weight(one, rules))
        for chapter, rules in chapters.items()
        if found
    }
    return tuple(
        ChapterLesson(chapter, one.id, text.say(f"lesson-{one.id}"), one.minutes)
        for chapter, one in best.items()
        if weight(one, chapters[chapter]) > 0
    )


def checked(progress: LessonProgress) -> LessonProgress:
    """Return progress in a lesson, no further than its last beat; raise NoSuchLesson."""
    registry.game(progress.game)
    last = len(lesson(progress.game, progress.lesson).beats) - 1
    return msgspec.structs.replace(progress, beat=min(progress.beat, last))


def step(game: str, name: str, asked: LessonAsked) -> LessonStep:
    """Return the result of what the learner does in a lesson."""
    before = taken = begin(game, lesson(game, name), asked.beat, asked.made)
    scene, known = taken.scene, len(taken.frames)
    if asked.next:
        taken = go_on(game, taken)
    elif asked.moves:
        taken = attempt(game, taken, asked.moves, asked.again)
    if taken.scene == scene:
        return _told(taken, (), taken.frames[known:] or taken.frames[-1:])
    left = tuple(_position(before, frame, asks=False) for frame in before.frames[known:])
    return _told(taken, left, taken.frames)


def plans(game: str, name: str, asked: LessonAfter) -> Plans:
    """Return what the learner can do after some choices."""
    taken = begin(game, lesson(game, name), asked.beat, asked.made)
    prompt, found = _ways(taken, asked.after)
    return Plans(_version(taken, taken.frames[-1]), LEARNER, asked.after, found, prompt)


def why(game: str, name: str, asked: LessonWhy) -> WhyNot:
    """Return why a board element can't be chosen there; raise BadRequest if nothing is asked."""
    taken = begin(game, lesson(game, name), asked.beat, asked.made)
    if not taken.asks:
        raise BadRequest("nothing is asked there", field="beat")
    return reason(taken.match.game, taken.match.state, LEARNER, asked.pick, asked.after)


def _told(taken: LessonSession, left: tuple[Position, ...], fresh: list[Frame]) -> LessonStep:
    beat, shown = taken.beat, taken.shown()
    picks: tuple[str, ...] = ()
    if shown:
        picks = taken.match.game.choice(taken.match.state, LEARNER, shown[0]).picks
    return LessonStep(
        beat=taken.number,
        kind=beat.kind,
        made=tuple(tuple(moves) for moves in taken.made),
        say=Line(taken.lesson.text(beat), _points(taken)),
        rules=beat.rules,
        ring=beat.ring,
        answer=None if taken.answer is None else Line(taken.answer),
        show=tuple(shown),
        ahead=tuple(taken.ahead()),
        picks=picks,
        left=left,
        # Only the last can be played on, and only where something is asked.
        positions=tuple(_position(taken, frame, frame is fresh[-1] and taken.asks) for frame in fresh),
        ways=_ways(taken, ())[1],
        finished=taken.finished,
    )


def _points(taken: LessonSession) -> dict[str, Word]:
    """Return the final points, for what is said at the end; nothing before."""
    if not taken.match.over:
        return {}
    scores = taken.match.state.scores()
    return {f"points{seat + 1}": Number(int(points)) for seat, points in enumerate(scores)}


def _ways(taken: LessonSession, after: tuple[int, ...]) -> tuple[Prompt | msgspec.UnsetType, tuple[Way, ...]]:
    return (
        asked_ways(taken.match.game, taken.match.state, LEARNER, after) if taken.asks else (msgspec.UNSET, ())
    )


def _version(taken: LessonSession, frame: Frame) -> int:
    return taken.scene * SCENE + frame.ply


def _position(taken: LessonSession, frame: Frame, asks: bool) -> Position:
    """Return the table after a move; `asks`: the learner can continue from it."""
    game, state = taken.match.game, frame.state
    choices = game.choices(state, LEARNER) if asks else ()
    before = [line for one in taken.frames for line in _lines(taken, one) if one.ply < frame.ply]
    return still_position(
        state,
        LEARNER,
        taken.lesson.id,
        _version(taken, frame),
        _lines(taken, frame),
        len(before),
        prompt=game.asked(state, LEARNER, choices) if asks else None,
        choices=choices,
        undo=asks and bool(taken.made[-1]),
    )


def _lines(taken: LessonSession, frame: Frame) -> tuple[LogEntry, ...]:
    heard = (event for event in frame.events if event.heard_by(LEARNER))
    return tuple(event_line(taken.match.game, event, frame.ply) for event in heard)
