"""Positions that no table holds: a past moment, a record, a lesson."""

from collections.abc import Sequence

import msgspec

from starhold.kernel.state import State
from starhold.kernel.words import Choice, Prompt
from starhold.server.wire import ClockInfo, ClockPlan, LogEntry, Position, UndoInfo


def still_position(
    state: State,
    seat: int | None,
    table: str = "",
    version: int = 0,
    log: Sequence[LogEntry] = (),
    log_start: int = 0,
    *,
    prompt: Prompt | None = None,
    choices: tuple[Choice, ...] = (),
    undo: bool = False,
) -> Position:
    """Return a state as a seat sees it (None: a spectator), without a clock."""
    return Position(
        table=table,
        version=version,
        seat=seat,
        view=msgspec.Raw(msgspec.json.encode(state.view(seat))),
        waiting=tuple(state.seats_to_move()),
        over=state.over,
        prompt=prompt,
        choices=choices,
        log=tuple(log),
        log_start=log_start,
        undo=UndoInfo(undo),
        clock=ClockInfo(ClockPlan()),
        scores=tuple(int(points) for points in state.scores()) if state.over else (),
        ranks=tuple(int(rank) for rank in state.ranks()) if state.over else (),
    )
