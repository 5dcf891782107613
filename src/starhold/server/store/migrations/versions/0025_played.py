"""Finished games by seat, for profiles and histories; filled from the games that there are."""

import base64
import json
import zlib

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    op.create_table(
        "played",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id")),
        sa.Column("bot", sa.String(20), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("luck", sa.Float),
        sa.Column("choices", sa.Float),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    columns = ["person", "ended", "table_id", "game", "place", "players", "rated"]
    op.create_index("played_by_person", "played", columns)
    _fill(op.get_bind())


def _fill(connection: sa.Connection) -> None:
    """Write down the finished games; what a seat played with is known of later games only."""
    tables, seats, reviews, people, played = (
        sa.table(name, *map(sa.column, columns.split()))
        for name, columns in {
            "tables": "id game status result origin told created",
            "seats": "table_id seat kind person bot",
            "reviews": "table_id content",
            "people": "id",
            "played": "table_id seat person bot game ended seconds players place points facts luck choices",
        }.items()
    )
    there = set(connection.execute(sa.select(people.c.id)).scalars())
    over = (tables.c.status == "finished") & tables.c.result.is_not(None) & tables.c.origin.is_(None)
    for table in connection.execute(sa.select(tables).where(over)).all():
        result = json.loads(table.result)
        query = sa.select(seats).where(seats.c.table_id == table.id).order_by(seats.c.seat)
        sitting = [seat for seat in connection.execute(query).all() if seat.seat < len(result["ranks"])]
        found = _judged(
            connection.execute(sa.select(reviews.c.content).where(reviews.c.table_id == table.id)).scalar()
        )
        best: dict[str, int] = {}
        for seat in sorted(sitting, key=lambda seat: result["ranks"][seat.seat]):
            if seat.person in there and seat.kind in ("human", "hotseat"):
                best.setdefault(seat.person, seat.seat)
        for seat in sitting:
            luck, choices = found.get(seat.seat, (None, None))
            connection.execute(
                played.insert().values(
                    table_id=table.id,
                    seat=seat.seat,
                    person=seat.person if best.get(seat.person) == seat.seat else None,
                    bot=seat.bot if seat.kind == "bot" else "",
                    game=table.game,
                    ended=table.told,
                    seconds=max(0.0, table.told - table.created),
                    players=len(sitting),
                    place=result["ranks"][seat.seat],
                    points=result["scores"][seat.seat],
                    facts="{}",
                    luck=luck,
                    choices=choices,
                )
            )


def _judged(content: str | None) -> dict[int, tuple[float, float]]:
    """Return luck and choices by seat from a review; nothing if there is none that can be read."""
    try:
        lines = zlib.decompress(base64.b64decode(content or "")).strip().splitlines()
        begin, end = json.loads(lines[0]), json.loads(lines[-1])
        if not begin.get("measured", True):
            return {}
        return {one["seat"]: (one["luck"], one["choices"] + one["others"]) for one in end["summaries"]}
    except (ValueError, KeyError, IndexError, zlib.error):
        return {}
