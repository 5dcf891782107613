"""Rows of new tables, and what a plan for one has to fulfil."""

from collections.abc import Sequence

from starhold.bots.base import names as bot_names
from starhold.kernel.errors import BadPlayerCount
from starhold.kernel.game import Game
from starhold.server.errors import BadRequest
from starhold.server.people import identity
from starhold.server.store.rows import SeatRow, TableRow
from starhold.server.tables.seats import DEFAULT_BOT
from starhold.server.wire import ClockPlan, SeatPlan

SEED_BYTES = 32


def table_row(
    table_id: str, game: Game, options: dict[str, str], host: str, seed: str, commitment: str
) -> TableRow:
    """Return a new table as a row."""
    return TableRow(
        id=table_id,
        game=game.name,
        rules_version=game.version,
        options=options,
        host=host,
        invite=identity.new_id(16),
        seed=seed,
        commitment=commitment,
    )


def seat_row(table_id: str, number: int, kind: str, person: str | None, name: str, bot: str = "") -> SeatRow:
    """Return a new table's seat as a row."""
    link = identity.new_id(16)
    return SeatRow(table_id=table_id, seat=number, kind=kind, person=person, name=name, bot=bot, link=link)


def new_seat(table_id: str, number: int, plan: SeatPlan, person: str, name: str) -> SeatRow:
    """Return a seat as its plan wants it."""
    if plan.kind == "open":
        return seat_row(table_id, number, "open", None, "")
    if plan.kind == "me":
        return seat_row(table_id, number, "human", person, name)
    if plan.kind == "bot":
        title = identity.clean(plan.name or f"Bot {number + 1}", identity.NAME_LENGTH, "name")
        return seat_row(table_id, number, "bot", None, title, plan.bot or DEFAULT_BOT)
    title = identity.clean(plan.name or f"{name[:20]} {number + 1}", identity.NAME_LENGTH, "name")
    return seat_row(table_id, number, "hotseat", person, title)


def check_seats(game: Game, plans: Sequence[SeatPlan]) -> None:
    if not game.min_players <= len(plans) <= game.max_players:
        raise BadPlayerCount(
            f"{game.name} is for {game.min_players} to {game.max_players} players",
            game=game.name,
            least=game.min_players,
            most=game.max_players,
            players=len(plans),
        )
    if not any(plan.kind in ("me", "open", "hotseat") for plan in plans):
        raise BadRequest("at least one seat must be for a person", field="seats")
    if sum(plan.kind == "me" for plan in plans) > 1:
        raise BadRequest(
            "only one seat can be yours; further people on this device are hotseat", field="seats"
        )
    for plan in plans:
        if plan.kind == "bot" and (plan.bot or DEFAULT_BOT) not in bot_names():
            raise BadRequest(f"there is no bot {plan.bot!r}", field="bot")


def check_clock(clock: ClockPlan) -> None:
    if clock.kind != "none" and not 5 <= clock.seconds <= 60 * 60 * 24 * 30:
        raise BadRequest("a clock must have from 5 seconds to 30 days", field="seconds")
    if not 0 <= clock.increment <= 60 * 60 * 24:
        raise BadRequest("an increment must be at most a day", field="increment")
