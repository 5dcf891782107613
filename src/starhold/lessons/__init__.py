"""Lessons: guided games as data, played by the same rules as any other game.

A lesson is a file of its game, `lessons/LESSON.toml`, and its words are in the game's `text/LANGUAGE.ftl`:

    lesson-LESSON             its title, with .about: what one learns
    lesson-LESSON-BEAT        what the coach says, with an attribute for each answer to another move

A scene begins with a position (the facts of `starhold.position`). A beat says something and then waits:

    tell     for "next"
    watch    the same; what the others did is what the beat speaks of
    do       for moves that are one of its `ways`; the first way is the one that is shown
    free     for any legal moves, until it is somebody else's decision

Moves are written in the notation of records, those of others as `P2 pass` (seats are counted from 1), and
after an arrow what chance answers: `end-turn <- move diplomacy energy economy`. `answers` are looked up by
the notation of a legal move that does not lead on, the longest pattern first. Rules that a beat speaks of are
named by their ids; `rules.json` has a digest of each, so that a lesson is read again when a rule of it
changes (tools/lesson_rules.py).
"""

import json
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from starhold.kernel import registry
from starhold.kernel.errors import StarholdError

#: beside the lessons of a game: digests of the rules that they speak of
RULES: Final = "rules.json"
#: the learner's seat
LEARNER: Final = 0
#: what is answered where a beat has nothing of its own to say
NOT_NOW: Final = "lesson-not-now"


class NoSuchLesson(StarholdError):
    """Raised when there is no lesson of that name."""


class Beat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that the coach says, and how the lesson continues."""

    id: str
    kind: Literal["tell", "watch", "do", "free"]
    #: ids of the rules that it speaks of
    rules: tuple[str, ...] = ()
    #: moves that are made when it begins
    before: tuple[str, ...] = ()
    ways: tuple[tuple[str, ...], ...] = ()
    #: the attribute that answers a move, by a pattern of its notation
    answers: dict[str, str] = {}
    #: parts of the board that are lit while it is shown; where something is to be done, what to click is lit
    ring: tuple[str, ...] = ()
    #: what chance answers to the move that ends a free beat
    luck: str = ""

    @property
    def waits(self) -> bool:
        """True if the learner only has to press "next"."""
        return self.kind in ("tell", "watch")

    def answer(self, notation: str) -> str | None:
        """Return the attribute that answers a move; None: nothing special."""
        fitting = [pattern for pattern in self.answers if fnmatchcase(notation, pattern)]
        return self.answers[max(fitting, key=len)] if fitting else None


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and the beats that are played from it."""

    position: dict[str, Any]
    beats: tuple[Beat, ...]
    #: what the others do where nothing is written, the first that is legal; and what is done for the learner
    others: tuple[str, ...] = ("pass",)
    own: tuple[str, ...] = ()


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson. `rivals` are characters of the cast, from seat 1 on."""

    id: str
    minutes: int
    rivals: tuple[str, ...]
    scenes: tuple[Scene, ...]
    #: true for the first game, which comes before all topics
    first: bool = False
    #: where it stands among the topics
    place: int = 0
    #: the decisions that it is about, each by how its notation begins
    teaches: tuple[str, ...] = ()

    def text(self, beat: Beat, attribute: str = "") -> str:
        """Return the message id of a beat, or of one of its answers."""
        return f"lesson-{self.id}-{beat.id}{'.' if attribute else ''}{attribute}"

    @property
    def beats(self) -> tuple[tuple[int, Beat], ...]:
        """All beats in order, each with the number of its scene."""
        return tuple((number, beat) for number, scene in enumerate(self.scenes) for beat in scene.beats)

    def first_of(self, scene: int) -> int:
        """Return the number of a scene's first beat."""
        return sum(len(one.beats) for one in self.scenes[:scene])


def folder(game: str) -> Path:
    """Return where a game keeps its lessons; there may be none."""
    return registry.game(game).folder / "lessons"


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """Return the lessons of a game by their names: the first game, then the topics."""
    found = [_read(path) for path in sorted(folder(game).glob("*.toml"))]
    return {lesson.id: lesson for lesson in sorted(found, key=lambda one: (not one.first, one.place, one.id))}


def lesson(game: str, name: str) -> Lesson:
    """Return a lesson by its name; raise NoSuchLesson."""
    found = lessons(game).get(name)
    if found is None:
        raise NoSuchLesson(f"{game} has no lesson {name!r}", game=game, lesson=name)
    return found


def games() -> list[str]:
    """Return the games that have lessons."""
    return [game.name for game in registry.games() if lessons(game.name)]


def every() -> Iterator[tuple[str, Lesson]]:
    """Yield all lessons, each with its game."""
    for game in games():
        for found in lessons(game).values():
            yield game, found


def _read(path: Path) -> Lesson:
    content = tomllib.loads(path.read_text(encoding="utf-8"))
    try:
        return msgspec.convert({"id": path.stem, **content}, Lesson)
    except msgspec.ValidationError as error:
        raise ValueError(f"{path.name}: {error}") from None


def digests(game: str) -> dict[str, str]:
    """Return by rule the digest of its text when the lessons were last checked against it."""
    path = folder(game) / RULES
    found: dict[str, str] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return found
