"""TableLog: the log lines of a table, who may read them, and how each viewer counts them.

A decision made in secret is neither shown to the others nor counted for them: not even the number of such
moves may show. So versions, moves and lines are counted per viewer; a viewer is a seat, or None for all
spectators.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from starhold.kernel.game import Game
from starhold.kernel.log import Event
from starhold.kernel.runner import Ply
from starhold.kernel.state import State
from starhold.kernel.words import Line, Name, PlayerName, Word
from starhold.server.viewers.log_entry import event_line, table_line
from starhold.server.wire import LogEntry


@dataclass(slots=True)
class LoggedLine:
    """A line of the table's log: an event of the game, or a line about the table itself."""

    ply: int
    #: the same move as each viewer counts it; the last is the spectator
    numbers: tuple[int, ...]
    event: Event | None
    line: Line | None
    #: the only seat that may know, or None
    only: int | None = None
    undone: bool = False
    #: the line as it was sent last: mostly all viewers count alike
    entry: LogEntry | None = None

    def heard_by(self, seat: int | None) -> bool:
        if self.only is not None and self.only != seat:
            return False
        return self.event is None or self.event.heard_by(seat)


class TableLog:
    """All that was shown at one table."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        #: the spectator is the last of all that is counted for each viewer
        self._viewers: list[int | None] = [*range(players), None]
        self.told: list[LoggedLine] = []
        #: entries of the log, and moves after each ply, as each viewer counts them
        self._versions = [0] * len(self._viewers)
        self._plies = [[0] for _ in self._viewers]
        #: lines of the entry that is read now begin here
        self._new = 0
        self._lines: list[list[LogEntry]] = [[] for _ in self._viewers]
        self._lines_read = [0] * len(self._viewers)
        #: each undo: the viewers' versions after it, and the first line whose mark it changed
        self._redraws: list[tuple[tuple[int, ...], int]] = []

    def version(self, viewer: int | None) -> int:
        """Return how many entries of the log the viewer knows of."""
        return self._versions[self._index(viewer)]

    def _index(self, viewer: int | None) -> int:
        return len(self._viewers) - 1 if viewer is None else viewer

    # -- reading an entry --------------------------------------------------------------------------

    def begin_entry(self) -> None:
        """Let what is logged from here on belong to the next entry."""
        self._new = len(self.told)

    def tell(self, events: Sequence[Event]) -> None:
        """Log what happened in the game."""
        self.told.extend(LoggedLine(0, (), event, None) for event in events)

    def note(self, key: str, seat: int | None = None, bot: str = "") -> None:
        """Log something about the table itself."""
        words: dict[str, Word] = {} if seat is None else {"player": PlayerName(seat)}
        if bot:
            words["bot"] = Name(f"bot-{bot}")
        self.told.append(LoggedLine(0, (), None, Line(key, words)))

    def take_back(self, plies: int) -> None:
        """Keep `plies` moves: mark the lines of the others, and count as before them."""
        first = len(self.told)
        for number, told in enumerate(self.told):
            if told.ply > plies and told.event is not None and not told.undone:
                told.undone = True
                first = min(first, number)
        for numbers in self._plies:
            del numbers[plies + 1 :]
        self._lines = [[] for _ in self._lines]
        self._lines_read = [0] * len(self._lines_read)
        self._redraws.append((tuple(version + 1 for version in self._versions), first))

    def end_entry(self, moved: bool, plies: int, only: int | None) -> list[int | None]:
        """Count the entry for those who may know of it (`only` one, or all), and hide it from the others.

        Return who may know of it.
        """
        viewers: list[int | None] = self._viewers if only is None else [only]
        for viewer in viewers:
            self._versions[self._index(viewer)] += 1
        if moved:
            for viewer in self._viewers:
                numbers = self._plies[self._index(viewer)]
                numbers.append(numbers[-1] + (viewer in viewers))
        numbers_now = tuple(numbers[-1] for numbers in self._plies)
        for told in self.told[self._new :]:
            told.numbers = numbers_now
            told.ply = plies
            if only is not None and told.event is None:
                told.only = only
        return viewers

    # -- what a viewer reads ------------------------------------------------------------------------

    def lines(self, viewer: int | None) -> list[LogEntry]:
        """Return the log as a viewer may read it; kept, since every position sends its end."""
        index = self._index(viewer)
        lines = self._lines[index]
        for told in self.told[self._lines_read[index] :]:
            if told.heard_by(viewer):
                lines.append(self._line(told, index))
        self._lines_read[index] = len(self.told)
        return lines

    def _line(self, told: LoggedLine, index: int) -> LogEntry:
        number, known = told.numbers[index], told.entry
        if known is None or known.ply != number or known.undone != told.undone:
            if told.event is not None:
                known = event_line(self.game, told.event, number, told.undone)
            else:
                assert told.line is not None
                known = table_line(told.line, number, told.undone)
            told.entry = known
        return known

    def recap(self, viewer: int | None, since: int) -> list[LogEntry]:
        """Return the lines after a move that name the viewer's seat, or all of them for a spectator."""
        lines = [line for line in self.lines(viewer) if line.ply > since and not line.undone]
        return lines if viewer is None else [line for line in lines if viewer in line.seats]

    def new_lines(self, viewer: int | None, since: int, seen: int) -> tuple[int, tuple[LogEntry, ...]]:
        """Return from which line on the log is sent to a viewer, and these lines.

        The viewer has `since` lines and looked at version `seen`.
        Lines that were undone since are sent again.
        """
        lines = self.lines(viewer)
        start = min(max(since, 0), len(lines))
        for versions, first in self._redraws if start else ():
            if versions[self._index(viewer)] > seen:
                start = min(start, sum(told.heard_by(viewer) for told in self.told[:first]))
        return start, tuple(lines[start:])

    def moment(self, number: int, viewer: int | None) -> tuple[int, int]:
        """Return a moment as this viewer counts moves, brought into bounds, and its number of plies."""
        numbers = self._plies[self._index(viewer)]
        number = min(max(number, 0), numbers[-1])
        # The last of the moves that leave the viewer's count at this number: counts never go down.
        return number, bisect_right(numbers, number) - 1

    def number(self, ply: int, viewer: int | None) -> int:
        """Return how many moves the viewer counted when `ply` were made."""
        return self._plies[self._index(viewer)][ply]


def unseen(screened: list[int] | None, after: State, ply: Ply) -> bool:
    """True if a move, made where these seats decided in secret, is one that the others learn of later.

    It shows them nothing then, and not even the number of such moves may show.
    """
    if screened is None or not after.secret() or after.seats_to_move() != screened:
        return False
    return all(event.audience == ply.seat for event in ply.events)
