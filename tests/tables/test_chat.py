"""Chat: players and spectators have a room each, and neither pushes the other's lines out."""

from starhold.server.services import Services
from starhold.server.tables.chat import CHAT_SHOWN
from starhold.server.wire import ChatLine, ChatMessage
from tests.tables.conftest import two_at_a_table
from tests.tables.test_clock import Play


class Listener:
    """A viewer who hears chat and nothing else."""

    session = ""

    def __init__(self, person: str) -> None:
        self.person = person
        self.heard: list[str] = []

    def hear(self, line: ChatLine) -> None:
        self.heard.append(line.text)


def test_spectators_do_not_push_the_players_chat_out(play: Play) -> None:
    async def scene(services: Services) -> None:
        table = await two_at_a_table(services)
        await services.chat.say(table, "ada", "Ada", ChatMessage("a", "Hello, Ben"))
        for number in range(CHAT_SHOWN + 4):
            await services.chat.say(table, "eve", "Eve", ChatMessage(f"e{number}", f"line {number}"))
        assert [line.text for line in await services.chat.latest(table, "ben")] == ["Hello, Ben"]
        spectators = await services.chat.latest(table, "eve")
        assert [line.text for line in spectators] == [f"line {number}" for number in range(4, CHAT_SHOWN + 4)]

    play(scene)


def test_what_another_process_wrote_is_heard_in_both_rooms(play: Play) -> None:
    async def scene(services: Services) -> None:
        table = await two_at_a_table(services)
        ben, eve = Listener("ben"), Listener("eve")
        # Nobody looks on yet while it is said: as at a process that hears of it later.
        await services.chat.say(table, "ada", "Ada", ChatMessage("a", "Hello, Ben"))
        for number in range(CHAT_SHOWN + 4):
            await services.chat.say(table, "eve", "Eve", ChatMessage(f"e{number}", f"line {number}"))
        for viewer in (ben, eve):
            services.viewers.enter(table, viewer)  # type: ignore[arg-type]
        await services.chat.read(table)
        assert ben.heard == ["Hello, Ben"]
        assert len(eve.heard) == CHAT_SHOWN
        await services.chat.read(table)
        assert (len(ben.heard), len(eve.heard)) == (1, CHAT_SHOWN)

    play(scene)
