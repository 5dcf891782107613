"""Play for scripts: positions, moves, undo, chat, hints."""

import re
import secrets

import msgspec

from starhold.kernel.chance import FastChance
from starhold.server.bots.bot_workers import NoBotAnswer
from starhold.server.errors import BadRequest, Busy
from starhold.server.http.api.base import Handlers
from starhold.server.http.request import ApiRequest, get, post
from starhold.server.tables.access import check_hints, check_status
from starhold.server.viewers import positions
from starhold.server.viewers.threats import threats
from starhold.server.wire import (
    Ack,
    ChatMessage,
    ConsentMessage,
    Hints,
    LogEntry,
    MoveMessage,
    NewReport,
    Position,
    PossibleWorld,
    Threats,
    UndoMessage,
    WhyNot,
)

#: names of board elements are short words with colons between them
PICK = re.compile(r"[!-~]{1,80}")


class PlayApi(Handlers):
    """What a seat sees, asks and does."""

    @get("/api/tables/{id}/position", "The table now", query=("since", "version", "seat"))
    async def position(self, asked: ApiRequest) -> Position:
        table = await self._started(asked)
        since = asked.number("since", 0) or 0
        seen = asked.number("version", 0) or 0
        return positions.position(table, self._seat(asked, table), since, seen)

    @get("/api/tables/{id}/replay", "The table then", limit="replay", query=("ply", "moves", "seat"))
    async def replay(self, asked: ApiRequest) -> Position:
        """Return the viewer's own past of a running game; of a finished one any moment from any seat.

        `ply` counts moves as the viewer saw them, `moves` as the record of a finished game does.
        """
        table = await self._started(asked)
        ply, moves = asked.number("ply", 0) or 0, asked.number("moves")
        if table.status == "running":
            seat, moves = self._eyes(asked, table), None
        else:
            seat = asked.number("seat")
            if seat is not None and not 0 <= seat < len(table.seats):
                raise BadRequest("there is no such seat", field="seat")
        number, job = (
            positions.moment(table, ply, seat) if moves is None else positions.after_moves(table, moves, seat)
        )
        replayed = await self.workers.do(job, asked.payer.address)
        found = positions.position_at(table, number, msgspec.json.decode(replayed, type=Position))
        return found if moves is None else msgspec.structs.replace(found, version=len(job.moves))

    @get("/api/tables/{id}/recap", "Since you left", limit="replay", query=("since", "seat"))
    async def recap(self, asked: ApiRequest) -> tuple[LogEntry, ...]:
        table = await self._started(asked)
        since = asked.number("since", 0) or 0
        return tuple(table.log.recap(self._eyes(asked, table), since))

    @get("/api/tables/{id}/why", "Why not this", query=("seat", "pick", "after"))
    async def why(self, asked: ApiRequest) -> WhyNot:
        """Return why a grey thing on the board can't be chosen: for the seat's owner alone."""
        table = await self._started(asked)
        pick, after = asked.query.get("pick", ""), asked.query.get("after", "")
        if not PICK.fullmatch(pick):
            raise BadRequest("pick is not the name of a board element", field="pick")
        return positions.why_not(table, self._own_seat(asked, table), pick, tuple(after.split()))

    @get("/api/tables/{id}/hint", "The best moves", limit="hint", query=("seat",))
    async def hint(self, asked: ApiRequest) -> Hints:
        """Return the best moves of the person's own seat, where the table allows it."""
        table = await self._started(asked)
        seat = self._own_seat(asked, table)
        check_hints(table, asked.signed_in(), seat)
        version = table.log.version(seat)
        try:
            found = await self.services.auto_play.bot_pool.advise(table, seat)
        except NoBotAnswer:
            raise Busy("no hint is available at the moment") from None
        return positions.hinted(table, seat, version, found)

    @get("/api/tables/{id}/threats", "Who can answer it", limit="move", query=("seat",))
    async def threats(self, asked: ApiRequest) -> Threats:
        """Return what others can do in answer to each choice of the person's seat, if hints are allowed."""
        table = await self._started(asked)
        seat = self._own_seat(asked, table)
        check_hints(table, asked.signed_in(), seat)
        version = table.log.version(seat)
        if seat not in table.waiting():
            return Threats(version, ())
        return Threats(version, threats(table.game, table.play.table(), seat))

    @get("/api/tables/{id}/world", "A possible world", limit="move", query=("seat",))
    async def world(self, asked: ApiRequest) -> PossibleWorld:
        """Return a position for a program that searches: from what the person's seat knows alone."""
        table = await self._started(asked)
        seat = self._own_seat(asked, table)
        check_status(table, "running")
        world = table.play.table().resample(seat, FastChance(secrets.randbits(63)))
        facts = table.game.facts(world)
        if facts is None:
            raise BadRequest(f"positions of {table.game.name} have no facts", field="game")
        version = table.log.version(seat)
        return PossibleWorld(
            table.game.name, table.rules_version, seat, version, msgspec.Raw(msgspec.json.encode(facts))
        )

    @post("/api/tables/{id}/move", "Make a move", MoveMessage, "move")
    async def move(self, asked: ApiRequest) -> Ack:
        asked.spend("move", len(asked.body.then))
        version = await self.tables.move(await self._started(asked), asked.signed_in(), asked.body)
        return Ack(asked.body.client, version)

    @post("/api/tables/{id}/undo", "Take a move back", UndoMessage, "move")
    async def undo(self, asked: ApiRequest) -> Ack:
        version = await self.tables.undo(await self._started(asked), asked.signed_in(), asked.body)
        return Ack(asked.body.client, version)

    @post("/api/tables/{id}/consent", "Answer a request", ConsentMessage, "move")
    async def consent(self, asked: ApiRequest) -> Ack:
        version = await self.tables.consent(await self._started(asked), asked.signed_in(), asked.body)
        return Ack(asked.body.client, version)

    @post("/api/tables/{id}/chat", "Say something", ChatMessage, "chat")
    async def say(self, asked: ApiRequest) -> Ack:
        person = asked.signed_in()
        table = await self._table(asked)
        name = (await self.accounts.me(person)).name
        number = await self.services.chat.say(table, person, name, asked.body)
        return Ack(asked.body.client, number)

    @post("/api/tables/{id}/report", "Report a line or a player", NewReport, "join", people_only=True)
    async def report(self, asked: ApiRequest) -> None:
        table = await self._table(asked)
        await self.services.operators.report(table, asked.signed_in(), asked.body)
