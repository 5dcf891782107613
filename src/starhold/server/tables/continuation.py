"""A new table against bots that begins with the first moves of a finished game."""

import secrets
from typing import Final

from msgspec.structs import replace

from starhold.bots.base import names as bot_names
from starhold.kernel.chance import FairChance
from starhold.kernel.record import DIGESTS
from starhold.kernel.runner import MatchRunner
from starhold.server.errors import BadRequest
from starhold.server.people import identity
from starhold.server.store.rows import NewRows, SeatRow, TableRow
from starhold.server.tables.entries import Entry, Moved, Started
from starhold.server.tables.new_table import SEED_BYTES, seat_row, table_row
from starhold.server.tables.table import Table
from starhold.server.wire import Origin, PlayOn

#: the bot on seats where people sat, unless somebody else is wished
RIVAL: Final = "irma"


def prepared(table: Table, person: str, name: str, wish: PlayOn) -> NewRows:
    """Return the rows of the new table; raise `BadRequest` if the game has no such move, seat or bot."""
    match = table.play.started
    if wish.ply >= len(match.plies):
        raise BadRequest("the game is over by then", field="ply")
    if wish.bot and wish.bot not in bot_names():
        raise BadRequest(f"there is no bot {wish.bot!r}", field="bot")
    seat = _own(table, match, person, wish)
    row = _row(table, person, wish)
    seats = [_seat(table, row.id, number, seat, person, name, wish.bot) for number in range(len(table.seats))]
    return NewRows(row, seats, _entries(table, match, seats, wish))


def _own(table: Table, match: MatchRunner, person: str, wish: PlayOn) -> int:
    """Return the person's seat: as wished, as in the game, or where the next decision is."""
    if wish.seat is not None:
        if wish.seat >= len(table.seats):
            raise BadRequest("there is no such seat", field="seat")
        return wish.seat
    mine = table.seats_of(person)
    return mine[0] if mine else match.plies[wish.ply].seat


def _row(table: Table, person: str, wish: PlayOn) -> TableRow:
    seed = table.seed if wish.dice == "same" and table.seed else secrets.token_bytes(SEED_BYTES)
    # Nobody can show that these dice are fair: of the old ones all is known.
    row = table_row(
        identity.new_id(), table.game, table.options, person, seed.hex(), FairChance(seed).commitment()
    )
    origin = Origin(table.id, wish.ply, wish.dice)
    return replace(row, status="running", rules_version=table.rules_version, origin=origin)


def _seat(table: Table, table_id: str, number: int, own: int, person: str, name: str, wished: str) -> SeatRow:
    if number == own:
        return seat_row(table_id, number, "human", person, name)
    before = table.seats[number]
    if before.kind == "bot" and not wished and before.bot in bot_names():
        return seat_row(table_id, number, "bot", None, before.name, before.bot)
    return seat_row(table_id, number, "bot", None, f"Bot {number + 1}", wished or RIVAL)


def _entries(table: Table, match: MatchRunner, seats: list[SeatRow], wish: PlayOn) -> list[Entry]:
    """Return the log of the game up to there; with the old dice also the words mixed into them."""
    now = table.now()
    words = tuple(match.entropy) if wish.dice == "same" else ()
    names = tuple(seat.name for seat in seats)
    entries: list[Entry] = [Started(now, names, words, match.setup, match.setup_digest, DIGESTS)]
    for ply in match.plies[: wish.ply]:
        entries.append(Moved(now, ply.seat, ply.notation, ply.chance, ply.digest, plan=ply.plan))
    return entries
