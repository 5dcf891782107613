"""Answers from a notice: a decision between two things that everybody may know is made by a signed link.

A link makes one decision of one seat. Once that decision is made or gone, the link does nothing.
"""

import hashlib
from typing import Final

from starhold.server.errors import LinkExpired, NoSuchTable, NotYourSeat, Stale, WrongStatus
from starhold.server.notices.senders import NoticeAnswer
from starhold.server.notices.settings import NoticeSettings
from starhold.server.tables.service import TableService
from starhold.server.tables.table import Table
from starhold.server.wire import AnswerInfo, MoveMessage
from starhold.text import Text

#: seconds for which such a link is good, if nobody decides before
ANSWER_SECONDS: Final = 7 * 24 * 60 * 60
#: choices that fit on a notice
CHOICES: Final = 2


def offered(table: Table, person: str) -> tuple[int, tuple[int, ...]] | None:
    """Return the seat and the actions that a notice offers; None unless two open choices are all there is."""
    seat = table.owes(person)
    if seat is None or len(table.seats_of(person)) != 1 or table.secret:
        return None
    actions = tuple(table.play.table().legal(seat))
    return (seat, actions) if len(actions) == CHOICES else None


class NoticeAnswers:
    """Decisions by links."""

    def __init__(self, tables: TableService, settings: NoticeSettings) -> None:
        self.tables = tables
        self.settings = settings

    def of(self, table: Table, person: str, text: Text) -> tuple[str, tuple[NoticeAnswer, ...]]:
        """Return the question and the answers that a notice offers, in words; nothing if it offers none."""
        found = offered(table, person)
        if found is None:
            return "", ()
        (seat, actions), state, names = found, table.play.table(), [one.name for one in table.seats]
        said = text.at(table.options)
        answers = tuple(
            NoticeAnswer(
                said.line(table.game.choice(state, seat, action).line, names),
                self._token(table, person, seat, action),
            )
            for action in actions
        )
        return said.line(table.game.prompt(state, seat).line, names), answers

    def _token(self, table: Table, person: str, seat: int, action: int) -> str:
        asked = (table.id, person, str(seat), str(table.log.version(seat)), str(action))
        return self.settings.links.token("answer", *asked)

    async def answer(self, token: str, sure: bool) -> AnswerInfo:
        """Return what a link decides, and decide it if the person is sure; raise `LinkExpired`."""
        about = self.settings.links.about(token, "answer", ANSWER_SECONDS)
        if about is None:
            raise LinkExpired("the link is not valid")
        table_id, person = about[:2]
        seat, version, action = map(int, about[2:])
        client = f"notice-{hashlib.sha256(token.encode()).hexdigest()[:32]}"
        try:
            table = await self.tables.table(table_id)
            if f"{seat}:{client}" in table.clients:
                return AnswerInfo(table.id, table.game.name, (), None, None, done=True)
            found = offered(table, person)
            if found is None or found[0] != seat or action not in found[1]:
                raise LinkExpired("that decision is made already")
            state = table.play.table()
            info = AnswerInfo(
                table.id,
                table.game.name,
                tuple(one.name for one in table.seats),
                table.game.prompt(state, seat).line,
                table.game.choice(state, seat, action).line,
                done=sure,
            )
            if sure:
                await self.tables.move(table, person, MoveMessage(client, version, seat, action))
        except (NoSuchTable, NotYourSeat, Stale, WrongStatus):
            raise LinkExpired("that decision is made already") from None
        return info
