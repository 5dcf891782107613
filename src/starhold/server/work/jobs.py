"""Requests to worker processes and their results: one JSON line each way."""

import msgspec

from starhold.bots.worker import PlayedMove
from starhold.server.wire import LessonAfter, LessonAsked, LessonWhy, Problem

#: what a job may take of a processor; a record of the longest game takes a tenth of it
CPU_SECONDS = 6.0


class VerifyRecord(msgspec.Struct, frozen=True, tag=True):
    """Check everything about a record."""

    content: bytes


class ShowRecord(msgspec.Struct, frozen=True, tag=True):
    """The table after a number of moves of a record."""

    content: bytes
    ply: int
    seat: int | None


class ImportRecord(msgspec.Struct, frozen=True, tag=True):
    """Check a record, and make the rows of a table from it."""

    content: bytes
    host: str


class ContinueRecord(msgspec.Struct, frozen=True, tag=True):
    """Check the record of an unfinished game, and make the rows of a table at which its host continues it."""

    content: bytes
    host: str


class ShowPast(msgspec.Struct, frozen=True, tag=True):
    """A game as it was after these moves, through the eyes of a seat."""

    game: str
    players: int
    options: dict[str, str]
    setup: tuple[int, ...]
    moves: tuple[PlayedMove, ...]
    seat: int | None
    #: of the rules that it was played by
    version: str
    #: what the seat does after them, as far as it can
    then: tuple[int, ...] = ()


class TeachLesson(msgspec.Struct, frozen=True, tag=True):
    """The result of what the learner does in a lesson."""

    game: str
    lesson: str
    asked: LessonAsked | LessonAfter | LessonWhy


class AnswerPuzzle(msgspec.Struct, frozen=True, tag=True):
    """A puzzle's table, or what an answer to it is worth."""

    game: str
    puzzle: str
    action: int | None = None


class PictureRow(msgspec.Struct, frozen=True):
    """A player: the seat, the name, and points if the game is over."""

    seat: int
    name: str
    points: str = ""


class DrawPicture(msgspec.Struct, frozen=True, tag=True):
    """The picture of a page, as PNG; beside the words a board, a puzzle of the game, or a star."""

    #: a short line, such as the name of the page, and the title below it
    page: str
    title: str
    rows: tuple[PictureRow, ...] = ()
    #: an SVG document
    board: str = ""
    #: without a board: a puzzle of this game, the first one unless it is named
    game: str = ""
    puzzle: str = ""
    language: str = "en"


Job = (
    VerifyRecord
    | ShowRecord
    | ImportRecord
    | ContinueRecord
    | ShowPast
    | TeachLesson
    | AnswerPuzzle
    | DrawPicture
)


class JobResult(msgspec.Struct, frozen=True):
    """What was found, or what is wrong."""

    found: msgspec.Raw = msgspec.Raw(b"null")
    problem: Problem | None = None
    status: int = 400
