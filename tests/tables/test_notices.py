"""A person is told that a table waits: once, not while they look, and not when they have decided."""

import asyncio
import email
import email.policy
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import CollectorRegistry
from sqlalchemy import select

from starhold.kernel.game import Game
from starhold.server.errors import (
    BadRequest,
    LinkExpired,
    NoSuchChannel,
    NoSuchPerson,
    NotInvited,
    NotYourSeat,
    StorageAway,
    TooMany,
)
from starhold.server.http.metrics import _OfServices
from starhold.server.notices.channels import MOST_CHANNELS, MOST_FAILURES, Channel
from starhold.server.notices.notifier import AT_ONCE, JOINED_SECONDS, RETRY_SECONDS, Notifier
from starhold.server.notices.senders import Message
from starhold.server.notices.settings import MailServer, NoticeSettings
from starhold.server.services import Services
from starhold.server.store.outbox import HOLD_SECONDS, WAIT_SECONDS, OutboxRow
from starhold.server.store.schema import channels, outbox
from starhold.server.store.store import Store
from starhold.server.tables.table import Table
from starhold.server.wire import ClockPlan, Holiday, Join, NewAccount, NewChannel, NewTable, SeatPlan
from starhold.text import Text
from tests.apart import run_apart
from tests.sink import Sink, sink
from tests.tables.conftest import Scene, Time, two_at_a_table

DAY = 24 * 3600


@pytest.fixture
def there() -> Iterator[Sink]:
    with sink() as place:
        yield place


@pytest.fixture
def play(tmp_path: Path, lantern: Game) -> Callable[[Scene], None]:
    """Play a scene in a server that sends e-mails to a folder and may call this machine."""

    def run(scene: Scene) -> None:
        async def whole() -> None:
            settings = NoticeSettings(
                "s" * 40, "https://x.org", MailServer(server=f"file:{tmp_path}/mail"), True
            )
            services = Services(Store(f"sqlite:///{tmp_path}/starhold.db"), notices=settings)
            services.store.prepare()
            try:
                await scene(services)
            finally:
                await services.close()

        run_apart(whole())

    return run


async def listen(services: Services, there: Sink, person: str = "ben", **more: Any) -> None:
    """The person adds a webhook."""
    await services.channels.add(person, NewChannel("hook", f"{there.url}/{person}", **more))


async def send(services: Services) -> None:
    """What is due is sent now."""
    await services.notifier.send_due()
    await services.notifier.finished()


async def decide(services: Services, table: Table) -> int:
    """Whoever is first to decide takes their first choice."""
    seat = table.waiting()[0]
    await services.tables.make_move(table, seat, table.legal[seat][0], "", "")
    return seat


async def until_turn_of(services: Services, table: Table, person: str) -> None:
    """The others decide until the person has to."""
    while table.owes(person) is None:
        await decide(services, table)


class Page:
    """Ben's browser at a table."""

    person = "ben"
    visible = True


def rows(services: Services) -> list[Any]:
    with services.store.read() as connection:
        return list(connection.execute(select(outbox).order_by(outbox.c.person, outbox.c.kind)))


def test_a_person_is_told_once_and_not_before_a_minute(
    play: Callable[[Scene], None], clock: Time, there: Sink
) -> None:
    async def scene(services: Services) -> None:
        table = await two_at_a_table(services)
        await listen(services, there)
        await until_turn_of(services, table, "ben")
        await send(services)
        assert not there.received
        clock.now += WAIT_SECONDS + 1
        await send(services)
        clock.now += 2 * WAIT_SECONDS
        await send(services)
        (got,) = there.received
        said = json.loads(got.body)
        assert said["kind"] == "turn"
        assert said["url"] == f"https://x.org/table/{table.id}"
        assert said["text"].startswith("With Ada.")

    play(scene)


def test_what_waits_in_the_outbox_is_measured(
    play: Callable[[Scene], None], clock: Time, there: Sink
) -> None:
    async def scene(services: Services) -> None:
        notifier, registry = services.notifier, CollectorRegistry()
        registry.register(_OfServices(services))

        async def measured() -> list[float | None]:
            notifier._next_round = 0.0
            # Nothing is sent in this round, because enough is on its way already.
            busy = {asyncio.ensure_future(asyncio.sleep(0)) for _ in range(AT_ONCE)}
            notifier._sending |= busy
            await notifier._mind()
            notifier._sending -= busy
            names = ("outbox_waiting", "outbox_oldest_seconds", "notices_sent_total", "notices_failed_total")
            return [registry.get_sample_value(f"starhold_{name}") for name in names]

        table = await two_at_a_table(services)
        await listen(services, there)
        await until_turn_of(services, table, "ben")
        assert await measured() == [0, 0, 0, 0]
        clock.now += WAIT_SECONDS + 100
        assert await measured() == [1, pytest.approx(100, abs=5), 0, 0]
        there.status = 503
        await send(services)
        assert await measured() == [0, 0, 0, 1]
        there.status = 200
        clock.now += RETRY_SECONDS + 1
        await send(services)
        assert await measured() == [0, 0, 1, 1]

    play(scene)


def test_who_decides_in_time_hears_nothing(play: Callable[[Scene], None], clock: Time, there: Sink) -> None:
    """The row goes in the transaction of the move."""

    async def scene(services: Services) -> None:
        table = await two_at_a_table(services)
        await listen(services, there)
        await until_turn_of(services, table, "ben")
        assert [row.person for row in rows(services)] == ["ben"]
        while table.owes("ben") is not None:
            await decide(services, table)
        assert rows(services) == []
        clock.now += WAIT_SECONDS + 1
        await send(services)
        assert not there.received

    play(scene)


def test_who_looks_at_the_table_is_not_told_unless_the_page_is_hidden(
    play: Callable[[Scene], None], clock: Time, there: Sink
) -> None:
    async def scene(services: Services) -> None:
        table = await two_at_a_table(services)
        await listen(services, there)
        await until_turn_of(services, table, "ben")
        page: Any = Page()
        services.viewers.enter(table, page)
        for _ in range(10):
            clock.now += WAIT_SECONDS / 2
            await send(services)
        assert not there.received
        page.visible = False
        clock.now += WAIT_SECONDS + 1
        await send(services)
        assert len(there.received) == 1
        services.viewers.leave(table, page)

    play(scene)


def test_all_that_waits_is_one_message(play: Callable[[Scene], None], clock: Time, there: Sink) -> None:
    async def scene(services: Services) -> None:
        await listen_first(services, there)
        tables = [await two_at_a_table(services) for _ in range(3)]
        for table in tables:
            await until_turn_of(services, table, "ben")
        clock.now += WAIT_SECONDS + 1
        await send(services)
        (got,) = there.received
        said = json.loads(got.body)
        assert said["title"] == "3 tables are waiting for you"
        assert sorted(said["tables"]) == sorted(table.id for table in tables)
        assert said["url"] == "https://x.org/turns"

    async def listen_first(services: Services, there: Sink) -> None:
        await services.database.call(services.accounts.people.add_guest, "ben", "Ben")
        await listen(services, there)

    play(scene)


def test_a_channel_that_comes_late_hears_of_what_waits_already(
    play: Callable[[Scene], None], clock: Time, there: Sink
) -> None:
    async def scene(services: Services) -> None:
        table = await two_at_a_table(services)
        await until_turn_of(services, table, "ben")
        await listen(services, there)
        clock.now += WAIT_SECONDS + 1
        await send(services)
        assert len(there.received) == 1

    play(scene)


def test_nobody_is_woken_and_a_muted_table_is_quiet(
    play: Callable[[Scene], None], clock: Time, there: Sink
) -> None:
    """It is half past midnight: Ben sleeps until six."""

    async def scene(services: Services) -> None:
        table = await two_at_a_table(services, ClockPlan("move", 5 * DAY))
        await listen(services, there)
        table.clock.hours[1] = (22, 6)
        await until_turn_of(services, table, "ben")
        clock.now += WAIT_SECONDS + 1
        await send(services)
        assert not there.received
        clock.now += 6 * 3600
        await send(services)
        assert len(there.received) == 1
        await services.turns.mute("ben", table.id, True)
        clock.now += 4 * DAY
        await send(services)
        assert len(there.received) == 1

    play(scene)


def test_a_reminder_comes_when_a_quarter_of_the_time_is_left(
    play: Callable[[Scene], None], clock: Time, there: Sink
) -> None:
    async def scene(services: Services) -> None:
        table = await two_at_a_table(services, ClockPlan("move", 4 * DAY))
        await listen(services, there)
        await until_turn_of(services, table, "ben")
        clock.now += WAIT_SECONDS + 1
        await send(services)
        clock.now += 2 * DAY
        await send(services)
        assert [json.loads(got.body)["kind"] for got in there.received] == ["turn"]
        clock.now += DAY
        await send(services)
        assert [json.loads(got.body)["kind"] for got in there.received] == ["turn", "reminder"]
        assert "23 h left" in json.loads(there.received[1].body)["text"]

    play(scene)


def test_while_a_player_is_away_nothing_is_sent_and_the_reminder_waits(
    play: Callable[[Scene], None], clock: Time, there: Sink
) -> None:
    async def scene(services: Services) -> None:
        table = await two_at_a_table(services, ClockPlan("move", 4 * DAY))
        await listen(services, there)
        now = services.store.now()
        await services.holidays.plan("ben", Holiday(now, now + 5 * DAY))
        await until_turn_of(services, table, "ben")
        clock.now += 3 * DAY + WAIT_SECONDS + 1
        await send(services)
        assert not there.received
        clock.now += 2 * DAY
        await send(services)
        assert [json.loads(got.body)["kind"] for got in there.received] == ["turn"]
        clock.now += 2 * DAY
        await send(services)
        assert len(there.received) == 1
        clock.now += DAY
        await send(services)
        assert [json.loads(got.body)["kind"] for got in there.received] == ["turn", "reminder"]

    play(scene)


def test_the_end_of_a_game_is_told(play: Callable[[Scene], None], clock: Time, there: Sink) -> None:
    async def scene(services: Services) -> None:
        table = await two_at_a_table(services)
        await listen(services, there)
        await services.seating.resign(table, "ada", 0)
        clock.now += WAIT_SECONDS + 1
        await send(services)
        (got,) = there.received
        assert json.loads(got.body)["kind"] == "ended"

    play(scene)


def test_a_sender_that_dies_leaves_its_rows_to_another_with_the_same_id(
    play: Callable[[Scene], None], clock: Time, there: Sink
) -> None:
    async def scene(services: Services) -> None:
        table = await two_at_a_table(services)
        await listen(services, there)
        await until_turn_of(services, table, "ben")
        clock.now += WAIT_SECONDS + 1
        (taken,) = await services.database.call(services.notifier._take_due)
        assert [row.person for row in taken] == ["ben"]
        await send(services)
        assert not there.received
        # What has come since then is another notice: together both would be another notice, with another id.
        second = await two_at_a_table(services)
        await services.seating.resign(second, "ada", 0)
        clock.now += HOLD_SECONDS + 1
        await send(services)
        got = there.received[0]
        usable = await services.database.call(services.channels.of, "ben")
        again = services.notifier.message(usable[0], [(taken[0], table)])
        assert json.loads(got.body)["id"] == again.id

    play(scene)


def test_what_fails_is_tried_again_then_switched_off_until_it_is_tested(
    play: Callable[[Scene], None], clock: Time, there: Sink
) -> None:
    async def scene(services: Services) -> None:
        table = await two_at_a_table(services)
        await listen(services, there)
        await until_turn_of(services, table, "ben")
        there.status = 404
        for _ in range(MOST_FAILURES + 2):
            clock.now += 10 * WAIT_SECONDS
            await send(services)
        assert len(there.received) == MOST_FAILURES
        (channel,) = (await services.channels.info("ben")).channels
        assert channel.off
        assert channel.error.startswith("404")
        there.status = 200
        tested = await services.channels.test("ben", channel.id)
        assert tested.error == ""
        assert not tested.channel.off

    play(scene)


def test_an_email_address_is_used_once_it_is_confirmed_and_one_click_ends_it(
    play: Callable[[Scene], None], clock: Time, tmp_path: Path
) -> None:
    async def scene(services: Services) -> None:
        table = await two_at_a_table(services)
        await services.channels.add("ben", NewChannel("mail", "ben@example.org", language="fr"))
        (letter,) = (tmp_path / "mail").iterdir()
        await until_turn_of(services, table, "ben")
        clock.now += WAIT_SECONDS + 1
        await send(services)
        assert len(list((tmp_path / "mail").iterdir())) == 1
        (channel,) = (await services.channels.info("ben")).channels
        assert not channel.confirmed
        links = services.channels.settings.links
        assert not await services.channels.confirm("nonsense")
        assert await services.channels.confirm(links.token("confirm", channel.id, "ben"))
        clock.now += 2 * WAIT_SECONDS
        await send(services)
        (turn,) = (one for one in (tmp_path / "mail").iterdir() if one != letter)
        mail = email.message_from_bytes(turn.read_bytes(), policy=email.policy.default)
        assert "à vous de jouer" in mail["Subject"]
        assert await services.channels.unsubscribe(links.token("stop", channel.id))
        assert (await services.channels.info("ben")).channels == ()

    play(scene)


def test_channels_are_a_few_and_ones_own(play: Callable[[Scene], None], there: Sink) -> None:
    async def scene(services: Services) -> None:
        await two_at_a_table(services)
        for number in range(MOST_CHANNELS):
            await services.channels.add("ben", NewChannel("hook", f"{there.url}/{number}"))
        await listen_again(services)
        with pytest.raises(TooMany):
            await services.channels.add("ben", NewChannel("hook", f"{there.url}/more"))
        for wrong in (
            NewChannel("mail", "ben at home"),
            NewChannel("push", there.url),
            NewChannel("hook", "x:y"),
        ):
            with pytest.raises(BadRequest):
                await services.channels.add("ada", wrong)
        (first, *_) = (await services.channels.info("ben")).channels
        with pytest.raises(NoSuchChannel):
            await services.channels.remove("ada", first.id)
        await services.channels.remove("ben", first.id)
        assert first.address == "127.0.0.1"

    async def listen_again(services: Services) -> None:
        await services.channels.add("ben", NewChannel("hook", f"{there.url}/0"))
        assert len((await services.channels.info("ben")).channels) == MOST_CHANNELS

    play(scene)


def test_a_deleted_person_leaves_no_channel_and_no_notice(play: Callable[[Scene], None], there: Sink) -> None:
    async def scene(services: Services) -> None:
        table = await two_at_a_table(services)
        await listen(services, there)
        await until_turn_of(services, table, "ben")
        await services.turns.mute("ben", table.id, True)
        await services.database.call(services.accounts.people.erase, "ben")
        with services.store.read() as connection:
            assert not connection.execute(select(channels)).all()
        assert rows(services) == []

    play(scene)


def test_the_list_of_turns_says_what_waits_for_whom(play: Callable[[Scene], None]) -> None:
    async def scene(services: Services) -> None:
        first = await two_at_a_table(services)
        second = await two_at_a_table(services, ClockPlan("move", 2 * DAY))
        for table in (first, second):
            await until_turn_of(services, table, "ben")
        found = await services.turns.list("ben")
        assert [turn.table.id for turn in found.mine] == [second.id, first.id]
        assert found.mine[0].prompt is not None
        assert found.mine[0].seconds_left is not None
        assert found.mine[1].seconds_left is None
        await services.seating.resign(first, "ada", 0)
        found = await services.turns.list("ben")
        assert [info.id for info in found.finished] == [first.id]

    play(scene)


async def table_where(services: Services, there: Sink, person: str, fits: Callable[[Table], bool]) -> Table:
    """A table, of as many as it takes, where the person owes a decision that fits."""
    while True:
        table = await two_at_a_table(services)
        await listen(services, there)
        while table.status == "running":
            if table.owes(person) is not None and fits(table):
                return table
            await decide(services, table)


def asks_openly_for_one_of_two(table: Table) -> bool:
    return not table.secret and len(table.play.table().legal(table.owes("ben") or 0)) == 2


def test_a_decision_between_two_things_is_made_from_the_notice_once(
    play: Callable[[Scene], None], clock: Time, there: Sink
) -> None:
    async def scene(services: Services) -> None:
        table = await table_where(services, there, "ben", asks_openly_for_one_of_two)
        (channel,) = await services.database.call(services.channels.of, "ben")
        message = services.notifier.message(channel, [(OutboxRow(table.id, "ben", "turn", 0.0), table)])
        await services.channels.deliver(channel, message)
        first, second = json.loads(there.received[-1].body)["answers"]
        assert first["label"] != second["label"]
        token, other = (one["url"].partition("/turns?answer=")[2] for one in (first, second))
        answers = services.notifier.answers
        version = table.version
        asked = await answers.answer(token, sure=False)
        assert (asked.done, asked.table, table.version) == (False, table.id, version)
        done = await answers.answer(token, sure=True)
        assert done.choice == asked.choice
        assert table.version > version
        # Once more is no second move; the other answer comes too late.
        version = table.version
        assert (await answers.answer(token, sure=True)).done
        for late in (other, "nonsense"):
            with pytest.raises(LinkExpired):
                await answers.answer(late, sure=True)
        assert table.version == version

    play(scene)


def test_a_secret_decision_is_not_offered_in_a_notice(
    play: Callable[[Scene], None], clock: Time, there: Sink
) -> None:
    async def scene(services: Services) -> None:
        table = await table_where(services, there, "ben", lambda table: table.secret > 0)
        assert services.notifier.answers.of(table, "ben", Text("en")) == ("", ())

    play(scene)


def test_a_channel_of_another_process_misses_no_move_of_this_one(
    play: Callable[[Scene], None], clock: Time, there: Sink
) -> None:
    """Moves that are made here before this process knows of the channel are noted when it learns of it."""

    async def scene(services: Services) -> None:
        table = await two_at_a_table(services)
        await listen(services, there)
        while table.owes("ben") is not None:
            await decide(services, table)
        services.tables.notified.clear()
        await until_turn_of(services, table, "ben")
        assert rows(services) == []
        await services.notifier._mind()
        assert [row.person for row in rows(services)] == ["ben"]

    play(scene)


def test_a_forgotten_password_is_replaced_once_by_a_link_to_a_confirmed_address(
    play: Callable[[Scene], None], clock: Time, tmp_path: Path
) -> None:
    async def scene(services: Services) -> None:
        accounts, channels_ = services.accounts, services.channels
        entered = await accounts.come_in("Ben", "")
        session = await accounts.session(entered.token)
        assert session is not None
        me = (await accounts.open_account(session, NewAccount("Ben", "first password"))).me
        await channels_.add(me.id, NewChannel("mail", "ben@example.org"))
        (confirmation,) = (tmp_path / "mail").iterdir()
        who = await accounts.account("ben")
        assert who is not None
        await channels_.send_recovery(me.id)
        assert list((tmp_path / "mail").iterdir()) == [confirmation], "it may be another's"
        (channel,) = (await channels_.info(me.id)).channels
        await channels_.confirm(channels_.settings.links.token("confirm", channel.id, me.id))
        await channels_.send_recovery(me.id)
        (letter,) = (one for one in (tmp_path / "mail").iterdir() if one != confirmation)
        mail = email.message_from_bytes(letter.read_bytes(), policy=email.policy.default)
        token = mail.get_content().partition("/account?recover=")[2].split()[0]
        assert await channels_.recovers(token) == (me.id, 0)
        await accounts.recover(me.id, 0, "second password", "", None)
        assert (await accounts.log_in("Ben", "second password", "", None)).me.id == me.id
        for spent in (token, "nonsense", channels_.settings.links.token("confirm", me.id, "x")):
            with pytest.raises(LinkExpired):
                await channels_.recovers(spent)

    play(scene)


def test_an_invitation_by_name_is_listed_and_told_to_those_one_has_played_with(
    play: Callable[[Scene], None], clock: Time, there: Sink
) -> None:
    async def scene(services: Services) -> None:
        people = services.accounts.people
        for person, name in (("ada", "Ada"), ("ben", "Ben"), ("eve", "Eve")):
            await services.database.call(people.add_guest, person, name)
            await services.database.call(people.rename, person, name, "hash", True)
        await listen(services, there)
        await listen(services, there, "eve")
        before = await two_at_a_table(services)
        await services.seating.resign(before, "ben", 1)
        seats = (SeatPlan("me"), SeatPlan("open"), SeatPlan("open"))
        table = await services.seating.create("ada", "Ada", NewTable("lantern", seats))
        with pytest.raises(NoSuchPerson):
            await services.seating.invite(table, "ada", "Nobody")
        with pytest.raises(NotYourSeat):
            await services.seating.invite(table, "eve", "Ben")
        for name in ("ben", "Ben", "Eve"):
            await services.seating.invite(table, "ada", name)
        assert [row.person for row in rows(services) if row.kind == "invited"] == ["ben"], "Eve is a stranger"
        for person in ("ben", "eve"):
            found = await services.turns.list(person)
            assert [one.id for one in found.invited] == [table.id]
        await send(services)
        (got,) = there.received
        assert json.loads(got.body)["kind"] == "invited"
        # The table is private: the invitation opens it, until it is declined.
        await services.seating.decline(table, "eve")
        with pytest.raises(NotInvited):
            await services.seating.join(table, "eve", "Eve", Join())
        await services.seating.join(table, "ben", "Ben", Join())
        assert table.seats[1].person == "ben"
        assert (await services.turns.list("ben")).invited == ()

    play(scene)


@pytest.mark.parametrize("seed", range(3))
def test_senders_that_die_lose_nothing_and_tell_nothing_twice(
    play: Callable[[Scene], None], clock: Time, there: Sink, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two senders and people who decide, in any order; a sender dies when it has sent, before it notes so."""
    dice = random.Random(seed)

    async def scene(services: Services) -> None:
        tables = [await two_at_a_table(services, ClockPlan("move", 4 * DAY)) for _ in range(3)]
        await listen(services, there)
        senders = [services.notifier, Notifier(services.channels, services.viewers)]
        deliver, dying, deaths = services.channels.deliver, False, 0

        async def delivered(channel: Channel, message: Message) -> bool:
            news = {
                table.id for table in tables if table.owes("ben") is not None or table.status != "running"
            }
            assert set(message.tables) <= news, "what is decided is not told"
            arrived = await deliver(channel, message)
            if dying:
                raise StorageAway("the process died")
            return arrived

        monkeypatch.setattr(services.channels, "deliver", delivered)
        for _ in range(60):
            running = [table for table in tables if table.status == "running"]
            if running and dice.random() < 0.5:
                await decide(services, dice.choice(running))
            clock.now += dice.choice((1, 30, 400))
            dying = dice.random() < 0.3
            before = len(there.received)
            sender = dice.choice(senders)
            await sender.send_due()
            await sender.finished()
            deaths += dying and len(there.received) > before
        dying = False
        for _ in range(10):
            clock.now += JOINED_SECONDS + HOLD_SECONDS
            await send(services)
        waiting = {table.id for table in tables if table.owes("ben") is not None}
        assert {row.table_id for row in rows(services) if row.kind == "turn" and row.sent} == waiting
        ids = [json.loads(got.body)["id"] for got in there.received]
        assert len(ids) - len(set(ids)) <= deaths, "it comes again only if its sender died, with its id"

    play(scene)
