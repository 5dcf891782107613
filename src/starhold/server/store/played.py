"""Played: a row for each seat of each finished game, so that a profile reads rows and replays nothing.

Rows are written in the transaction that ends a game, or keeps its review; inside transactions of the caller.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select

from starhold.kernel.record import Result
from starhold.server.store.schema import entries, people, played, seats, tables

#: by seat: what it played with, such as its faction
Facts = Sequence[Mapping[str, tuple[str, ...]]]


class _Start(msgspec.Struct):
    at: float


class _Line(msgspec.Struct):
    """What is needed of a review's first and last line."""

    type: str
    measured: bool = True
    summaries: tuple[Any, ...] = ()


def note(connection: Connection, table_id: str, result: Result, facts: Facts, now: float) -> None:
    """Write down a game that has ended; games that went on from others are not counted."""
    row = connection.execute(select(tables).where(tables.c.id == table_id)).mappings().one()
    if row["origin"] is not None:
        return
    seconds = max(0.0, now - begun(connection, table_id, now))
    forget(connection, table_id)
    query = select(seats.c.seat, seats.c.kind, seats.c.person, seats.c.bot).where(
        seats.c.table_id == table_id
    )
    sitting = connection.execute(query.order_by(seats.c.seat)).all()
    there = _there(connection, {seat.person for seat in sitting})
    for values in rows(sitting, result, facts):
        values |= {"table_id": table_id, "game": row["game"], "ended": now, "seconds": seconds}
        values |= {"rated": bool(row.get("rated", False))}
        # Nothing of a person may keep a game from ending, not even that they are gone.
        values["person"] = values["person"] if values["person"] in there else None
        connection.execute(played.insert().values(values))


def begun(connection: Connection, table_id: str, unknown: float = 0.0) -> float:
    """Return when a game began; `unknown` if its log does not say."""
    first = select(entries.c.body).where(entries.c.table_id == table_id, entries.c.number == 0)
    body = connection.execute(first).scalar()
    return msgspec.json.decode(body, type=_Start).at if body else unknown


def _there(connection: Connection, ids: Collection[str | None]) -> set[str]:
    """Return those of some people whom the database knows."""
    chosen = people.c.id.in_([one for one in ids if one])
    return set(connection.execute(select(people.c.id).where(chosen)).scalars())


def forget(connection: Connection, table_id: str) -> None:
    """Remove a game from all profiles."""
    connection.execute(delete(played).where(played.c.table_id == table_id))


def rows(sitting: Sequence[Any], result: Result, facts: Facts) -> list[dict[str, Any]]:
    """Return what is kept of each seat. A person with several has the game once, at the best of them."""
    best: dict[str, int] = {}
    for seat in sitting:
        if seat.person and seat.kind in ("human", "hotseat"):
            known = best.setdefault(seat.person, seat.seat)
            if result.ranks[seat.seat] < result.ranks[known]:
                best[seat.person] = seat.seat
    return [
        {
            "seat": seat.seat,
            "person": seat.person if best.get(seat.person or "") == seat.seat else None,
            "bot": seat.bot if seat.kind == "bot" else "",
            "players": len(sitting),
            "place": result.ranks[seat.seat],
            "points": result.scores[seat.seat],
            "facts": msgspec.json.encode(facts[seat.seat]).decode() if facts else "{}",
        }
        for seat in sitting
        if seat.seat < len(result.ranks)
    ]


def judge(connection: Connection, table_id: str, lines: bytes) -> None:
    """Write down what a review found of each seat's luck and choices, in parts of a win."""
    parts = lines.strip().splitlines()
    try:
        begin, end = (msgspec.json.decode(line, type=_Line) for line in (parts[0], parts[-1]))
    except (IndexError, msgspec.MsgspecError):
        # It cannot be shown either.
        return
    if not begin.measured:
        return
    for summary in end.summaries:
        own = (played.c.table_id == table_id) & (played.c.seat == summary["seat"])
        values = {"luck": summary["luck"], "choices": summary["choices"] + summary["others"]}
        connection.execute(played.update().where(own).values(**values))
