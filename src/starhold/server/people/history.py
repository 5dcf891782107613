"""The games that a person has played, from the rows alone; no game is replayed for a list."""

import msgspec
from sqlalchemy import select

from starhold.kernel import registry
from starhold.kernel.record import Result, present
from starhold.server.store.schema import seats, tables
from starhold.server.store.store import Store
from starhold.server.wire import PlayedGame, PlayedSeat


def played(store: Store, person: str, limit: int) -> tuple[PlayedGame, ...]:
    """The person's finished games, the latest first.

    What was abandoned has no result and is left out; so is what was played on from another game.
    """
    sits = select(seats.c.table_id).where(seats.c.person == person)
    mine = tables.c.id.in_(sits) & (tables.c.status == "finished") & tables.c.result.is_not(None)
    mine &= tables.c.origin.is_(None)
    columns = (tables.c.id, tables.c.game, tables.c.told, tables.c.options, tables.c.result)
    query = select(*columns).where(mine & ~tables.c.hidden).order_by(tables.c.told.desc()).limit(limit)
    with store.read() as connection:
        rows = connection.execute(query).all()
        beside: dict[str, list[PlayedSeat]] = {row.id: [] for row in rows}
        sitting = select(seats).where(seats.c.table_id.in_(list(beside))).order_by(seats.c.seat)
        for seat in connection.execute(sitting):
            own = seat.person == person and seat.kind in ("human", "hotseat")
            beside[seat.table_id].append(PlayedSeat(seat.name, seat.kind, present(seat.bot), own))
    return tuple(
        _game(row.id, row.game, row.told, row.options, row.result, tuple(beside[row.id])) for row in rows
    )


def _game(
    table: str, game: str, told: float, options: str, result: str, sitting: tuple[PlayedSeat, ...]
) -> PlayedGame:
    ended = msgspec.json.decode(result, type=Result)
    chosen = msgspec.json.decode(options, type=dict[str, str])
    return PlayedGame(table, game, told, _changed(game, chosen), sitting, ended.scores, ended.ranks)


def _changed(game: str, options: dict[str, str]) -> dict[str, str]:
    """The options that are not as usual; all of them for a game that is not here any more."""
    usual = registry.game(game).complete() if game in registry.names() else {}
    return {name: value for name, value in options.items() if usual.get(name) != value}
