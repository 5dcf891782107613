"""Which undo is possible at a table now, and who has to agree; `undo` has the rule itself."""

from functools import cache
from math import ceil

from msgspec.structs import replace

from starhold.kernel.undo import UndoTarget
from starhold.kernel.words import Line, PlayerName
from starhold.server.errors import (
    UndoAlreadyAsked,
    UndoClosed,
    UndoImpossible,
    UndoOutOfTime,
    UndoTooSoon,
)
from starhold.server.tables.table import Table
from starhold.server.wire import UndoInfo


def undo_target(table: Table, seat: int) -> UndoTarget:
    """Return what it takes to undo the seat's last move.

    Where others decide in secret nothing is undone: it would reveal what they did meanwhile.
    """
    plies = table.play.plies if not table.play.table().secret() else []
    return table.targets.find(plies, seat, table.others(seat))


#: this many lines of what goes back are shown
MOST_LINES = 8


def undo_info(table: Table, seat: int | None) -> UndoInfo:
    """Return what the viewer may know of undoing."""
    if seat is None or table.status != "running":
        return _NOTHING
    if not table.takebacks:
        return _NEVER
    try:
        found = undo_target(table, seat)
    except UndoImpossible:
        told = _NOTHING
    else:
        told = _told(table, found, seat)
    request = table.requests.open
    if request is None:
        return told
    agreed, to_answer = tuple(table.requests.agreed), table.requests.waits_for(seat)
    back = _undone_by(table, request.plies)
    return replace(told, asked_by=request.seat, agreed=agreed, to_answer=to_answer, back=back)


def _undone_by(table: Table, plies: int) -> tuple[Line, ...]:
    """Return the lines that an undo to this many moves would strike out, of those that everybody has read."""
    return tuple(
        table.game.line(told.event)
        for told in table.log.told
        if told.event is not None
        and told.ply > plies
        and not told.undone
        and told.heard_by(None)
        and table.game.vocabulary.events[told.event.kind].part not in ("aside", "turn")
    )[-MOST_LINES:]


def _told(table: Table, found: UndoTarget, seat: int) -> UndoInfo:
    """Return what a target means for its seat; kept, since most moves change nothing of it."""
    known = table.undo_told.get(seat)
    if known is None or known[0] is not found:
        blocked, ask = _why_blocked(table, found, seat), () if found.closed or table.rated else found.ask
        known = table.undo_told[seat] = (found, UndoInfo(found.free, blocked, ask))
    return known[1]


def check_undo(table: Table, seat: int, now: float) -> UndoTarget:
    """Return what an undo of the seat leads to; raise if it is not possible, or can't be asked for yet."""
    if not table.takebacks:
        raise UndoClosed("this table does not allow undo")
    found = undo_target(table, seat)
    if found.closed is not None or (table.rated and found.ask):
        raise UndoClosed("something new has been revealed since")
    if found.ask:
        if table.requests.open is not None:
            raise UndoAlreadyAsked("an undo request is still waiting for answers")
        if wait := ceil(table.requests.wait(seat, now)):
            raise UndoTooSoon(f"refused requests wait: {wait} s", seconds=wait)
    check_time(table, found.plies, now)
    return found


def check_time(table: Table, plies: int, now: float) -> None:
    """Raise `UndoOutOfTime` if a player would have no time left after the undo."""
    if any(not table.seats[seat].plays_itself for seat in table.clock.ends_with_undo(plies, now)):
        raise UndoOutOfTime("a clock would have run out")


def agreed_by_all(table: Table, seat: int) -> bool:
    """True if nobody's consent but this seat's lacks. Players who resigned are not waited for."""
    request = table.requests.open
    return request is not None and {*table.requests.agreed, seat, *table.resigned()} >= set(request.ask)


def _why_blocked(table: Table, found: UndoTarget, seat: int) -> Line | None:
    """Return what prevents a free undo, in words that show nobody more than they saw."""
    closed = found.closed
    if closed is not None:
        if closed.reveals is not None and closed.reveals.heard_by(seat):
            return table.shown().line(closed.reveals)
        return _CHANCE
    return None if found.touches is None else _moved(found.touches.seat)


_CHANCE = Line("table-undo-blocked-chance")
_NOTHING = UndoInfo(False)
_NEVER = UndoInfo(False, Line("table-undo-none"))


@cache
def _moved(seat: int) -> Line:
    return Line("table-undo-blocked-moved", {"player": PlayerName(seat)})
