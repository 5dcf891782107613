"""The games that a person has played, from the rows alone; no game is replayed for a list."""

from typing import TYPE_CHECKING

from starhold.kernel import registry
from starhold.kernel.errors import UnknownGame
from starhold.server.store.rows import StoredTable
from starhold.server.wire import PlayedGame, PlayedSeat

if TYPE_CHECKING:
    from starhold.server.store.store import Store


def played(store: "Store", person: str, limit: int) -> tuple[PlayedGame, ...]:
    """Return the person's finished games, the latest first.

    What was abandoned has no result and is left out; so is what was played on from another game.
    """
    ids = store.list_played(person, limit)
    found = store.summaries(ids)
    return tuple(_game(found[table_id], person) for table_id in ids if table_id in found)


def _game(stored: StoredTable, person: str) -> PlayedGame:
    row, result = stored.row, stored.row.result
    assert result is not None
    sitting = tuple(
        PlayedSeat(
            seat.name,
            seat.kind,  # type: ignore[arg-type]
            seat.bot,
            seat.person == person and seat.kind in ("human", "hotseat"),
            seat.face,
        )
        for seat in stored.seats
    )
    options = changed_options(row.game, row.options)
    return PlayedGame(row.id, row.game, row.told, options, sitting, result.scores, result.ranks)


def changed_options(game: str, options: dict[str, str]) -> dict[str, str]:
    """Return the options that differ from the game's defaults; all of them if the game is not installed."""
    try:
        # The names of all games would be looked up among the installed packages each time.
        usual = registry.game(game).complete()
    except UnknownGame:
        usual = {}
    return {name: value for name, value in options.items() if usual.get(name) != value}
