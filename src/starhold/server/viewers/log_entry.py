"""Log lines as the client gets them."""

from starhold.kernel.game import Game
from starhold.kernel.log import Event
from starhold.kernel.words import Line, PlayerName
from starhold.server.wire import LogEntry


def event_line(game: Game, event: Event, ply: int, undone: bool = False) -> LogEntry:
    """Return a line of the game."""
    kind = game.vocabulary.events[event.kind]
    line = game.line(event)
    return LogEntry(ply, line, _seats(line), undone, kind.name, kind.topic, kind.sound, kind.part)


def table_line(line: Line, ply: int, undone: bool = False) -> LogEntry:
    """Return a line that speaks of the table itself."""
    return LogEntry(ply, line, _seats(line), undone)


def _seats(line: Line) -> tuple[int, ...]:
    return tuple(word.seat for word in line.words.values() if isinstance(word, PlayerName))
