"""Finished games: records, reviews, exercises, games that continue from a moment."""

import re
from typing import Any

import msgspec

from starhold.review.results import Judged, Part
from starhold.server.errors import BadRequest, NoSuchTable
from starhold.server.http.api.base import Handlers
from starhold.server.http.request import ApiRequest, JsonLines, get, post
from starhold.server.people.history import played
from starhold.server.store.records import named, record_of, taken_along, with_host
from starhold.server.store.rows import NewRows
from starhold.server.tables.access import check_movable, check_over
from starhold.server.tables.continuation import prepared
from starhold.server.tables.entries import Moved, Undone
from starhold.server.tables.table import Table
from starhold.server.viewers import positions
from starhold.server.wire import (
    ExerciseAnswer,
    ExerciseList,
    Origin,
    PlayedGame,
    PlayOn,
    Position,
    RecordMoment,
    TableInfo,
    Verification,
)
from starhold.server.work.jobs import ContinueRecord, ImportRecord, ShowRecord, VerifyRecord
from starhold.server.work.reviews import check_reviewable

#: games of the person's history that are sent at once
HISTORY = 300


#: ids that a game may keep when it moves
TABLE_ID = re.compile("[a-z0-9]{10}")


def _moves(rows: NewRows) -> list[tuple[int, str | int]]:
    made: list[tuple[int, str | int]] = []
    for entry in rows.entries:
        if isinstance(entry, Moved):
            made.append((entry.seat, entry.action))
        elif isinstance(entry, Undone):
            del made[entry.plies :]
    return made


def _same_game(table: Table, person: str, rows: NewRows) -> bool:
    """True if the person's running table is the game of these rows, less far or further."""
    if table.host != person or table.status != "running" or table.game.name != rows.table.game:
        return False
    here = [(ply.seat, ply.notation) for ply in table.play.started.plies]
    both = list(zip(here, _moves(rows), strict=False))
    return table.seed.hex() == rows.table.seed and all(one == other for one, other in both)


class RecordsApi(Handlers):
    """Finished games."""

    @get("/api/me/games", "My finished games")
    async def my_games(self, asked: ApiRequest) -> tuple[PlayedGame, ...]:
        return await self.database.call(played, self.services.store, asked.signed_in(), HISTORY)

    @get("/api/tables/{id}/record", "The record of a game", limit="replay", answer=msgspec.Raw)
    async def record(self, asked: ApiRequest) -> Any:
        table = await self._started(asked)
        check_over(table, self.services.store.now())
        return record_of(table)

    @get("/api/tables/{id}/review", "What decided it", limit="review", answer=Part)
    async def review(self, asked: ApiRequest) -> JsonLines:
        table = await self._over(asked)
        return JsonLines(await self.reviews.lines(table, asked.signed_in(), asked.payer.address))

    @post("/api/tables/{id}/play-on", "Play on from here", PlayOn, "tables")
    async def play_on(self, asked: ApiRequest) -> TableInfo:
        person = asked.signed_in()
        me = await self.accounts.me(person)
        rows = prepared(await self._over(asked), person, me.name, asked.body)
        asked.spend("bytes", rows.log_bytes(), what="log")
        return await self._info(asked, await self.tables.add(rows))

    @get("/api/tables/{id}/exercises", "Try again", limit="replay", query=("seat",))
    async def exercises(self, asked: ApiRequest) -> ExerciseList:
        table = await self._over(asked)
        seat = asked.number("seat")
        mine = table.seats_of(asked.person)
        if seat is None:
            seat = mine[0] if mine else 0
        if seat >= len(table.seats):
            raise BadRequest("there is no such seat", field="seat")
        return await self.reviews.exercises(table, seat)

    @post("/api/tables/{id}/exercises", "Is this better", ExerciseAnswer, "replay")
    async def answer_exercise(self, asked: ApiRequest) -> Judged:
        table = await self._over(asked)
        judged, seat = await self.reviews.judged(table, asked.body.ply, asked.body.action)
        _, job = positions.after_moves(table, asked.body.ply, seat)
        then = (judged.best.action, *(one.action for one in judged.best.then))
        played = await self.workers.do(msgspec.structs.replace(job, then=then), asked.payer.address)
        after = msgspec.json.decode(played, type=Position).view
        return msgspec.structs.replace(judged, after=after)

    @post("/api/records/verify", "Check a record", limit="verify", answer=Verification, raw=True)
    async def verify(self, asked: ApiRequest) -> msgspec.Raw:
        return await self.workers.do(VerifyRecord(asked.body), asked.payer.address)

    @post(
        "/api/records/replay",
        "Look into a record",
        limit="replay",
        answer=RecordMoment,
        query=("ply", "seat"),
        raw=True,
    )
    async def look_into_record(self, asked: ApiRequest) -> msgspec.Raw:
        job = ShowRecord(asked.body, asked.number("ply", 0) or 0, asked.number("seat"))
        return await self.workers.do(job, asked.payer.address)

    @post("/api/records", "Keep a record", limit="records", raw=True)
    async def keep_record(self, asked: ApiRequest) -> TableInfo:
        person = asked.signed_in()
        made = await self.workers.do(ImportRecord(asked.body, person), asked.payer.address)
        rows = msgspec.json.decode(made, type=NewRows)
        asked.spend("bytes", rows.log_bytes(), what="log")
        await self.database.call(self.services.store.add_table, rows.table, rows.seats, rows.entries)
        (info,) = await self.tables.infos([str(rows.table.id)], person)
        return info

    @post("/api/tables/{id}/move-away", "Take a game along", limit="replay", answer=msgspec.Raw)
    async def move_away(self, asked: ApiRequest) -> Any:
        person = asked.signed_in()
        table = await self._started(asked)
        check_movable(table, person)
        if table.origin is None:
            # Its dice are no secret from now on. The game stays until its host removes it.
            moved = Origin("", len(table.play.started.plies), "moved")
            await self.seating.set_origin(table, moved)
        return taken_along(table)

    @post("/api/records/continue", "Continue a game", limit="records", query=("table",), raw=True)
    async def continue_record(self, asked: ApiRequest) -> TableInfo:
        person = asked.signed_in()
        wanted = asked.query.get("table", "")
        made = await self.workers.do(ContinueRecord(asked.body, person), asked.payer.address)
        rows = msgspec.json.decode(made, type=NewRows)
        self._check_game(rows.table.game, rows.table.options)
        if TABLE_ID.fullmatch(wanted):
            try:
                there = await self.tables.table_for(wanted, person, None)
            except NoSuchTable:
                rows = named(rows, wanted)
            else:
                if _same_game(there, person, rows):
                    # It was here before: the answer got lost, or its other side has gone on alone.
                    if len(there.play.started.plies) >= len(_moves(rows)):
                        return await self._info(asked, there)
                    await self.seating.remove(there, person)
        beside = [seat.name for seat in rows.seats if seat.kind == "hotseat"]
        rows = with_host(rows, await self.accounts.name_to_sit(person, beside))
        asked.spend("bytes", rows.log_bytes(), what="log")
        return await self._info(asked, await self.tables.add(rows))

    async def _over(self, asked: ApiRequest) -> Table:
        """Return a table; raise if its dice are secret, as a daily challenge's are until the day is over."""
        table = await self._table(asked)
        check_reviewable(table)
        check_over(table, self.services.store.now())
        return table
