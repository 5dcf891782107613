"""Friends: who follows whom, who is here and may be seen, reminders, and what came of reports."""

from collections.abc import Callable

import pytest
from sqlalchemy import select

from starhold.server.errors import (
    HaveBlocked,
    NoInvitations,
    NoSuchPerson,
    NotAFriend,
    NudgeTooSoon,
    TooMany,
)
from starhold.server.people.operators import LINES, MOST_REPORTS, Operator
from starhold.server.people.operators import Request as Act
from starhold.server.people.presence import HERE_SECONDS
from starhold.server.services import Services
from starhold.server.store import outbox as box
from starhold.server.store.schema import outbox
from starhold.server.tables.matching import by_turns
from starhold.server.tables.table import Table
from starhold.server.wire import ChatMessage, NewReport, NewTable, PersonReport, SeatPlan, Shown
from tests.tables.conftest import Scene, Time, two_at_a_table


async def follow_each_other(services: Services, *pair: str) -> None:
    for one, other in (pair, pair[::-1]):
        await services.friends.follow(one, other)


async def play_to_the_end(services: Services, table: Table) -> None:
    while table.status == "running":
        seat = table.waiting()[0]
        await services.tables.make_move(table, seat, table.play.table().legal(seat)[0], "", "")


def test_people_played_with_are_offered_and_both_ways_are_friends(play: Callable[[Scene], None]) -> None:
    async def scene(services: Services) -> None:
        table = await two_at_a_table(services)
        assert (await services.friends.people("ada")).met == (), "the game runs"
        await play_to_the_end(services, table)
        (ben,) = (await services.friends.people("ada")).met
        assert (ben.name, ben.tie, ben.game) == ("Ben", "", "lantern")
        (ada,) = (await services.friends.people("ben")).met
        assert {ben.won, ada.won} in ({"you", "they"}, {"both"})
        await services.friends.follow("ada", "ben")
        await services.friends.follow("ada", "ben")
        mine, theirs = await services.friends.people("ada"), await services.friends.people("ben")
        assert [one.tie for one in mine.follows] == ["follows"]
        assert not mine.met
        assert [one.tie for one in theirs.followers] == ["followed"]
        await services.friends.follow("ben", "ada")
        assert [one.tie for one in (await services.friends.people("ada")).friends] == ["friend"]
        assert (await services.friends.at(table, "ada"))[1].tie == "friend"
        await services.friends.untie("ada", "ben", "follow")
        assert [one.tie for one in (await services.friends.people("ada")).followers] == ["followed"]
        with pytest.raises(NoSuchPerson):
            await services.friends.follow("ada", "ada")
        with pytest.raises(NoSuchPerson):
            await services.friends.follow("ada", "nobody")

    play(scene)


def test_friends_see_who_is_here_and_others_do_not(play: Callable[[Scene], None], clock: Time) -> None:
    async def scene(services: Services) -> None:
        table = await two_at_a_table(services)
        await services.friends.follow("ada", "ben")
        services.presence.heard("ben")
        await services.presence.keep()
        (ben,) = (await services.friends.people("ada")).follows
        assert (ben.here, ben.seen, ben.table) == ("", 0.0, None), "Ben has not followed her"
        await services.friends.follow("ben", "ada")
        (ben,) = (await services.friends.people("ada")).friends
        assert ben.here == "here"
        assert ben.table is not None
        assert ben.table.id == table.id
        assert ben.yours == (0 in table.waiting())
        clock.now += HERE_SECONDS + 1
        (ben,) = (await services.friends.people("ada")).friends
        assert (ben.here, ben.seen > 0) == ("", True)

    play(scene)


def test_a_block_ends_what_was_and_withdraws_what_was_on_its_way(play: Callable[[Scene], None]) -> None:
    async def scene(services: Services) -> None:
        table = await two_at_a_table(services)
        await follow_each_other(services, "ada", "ben")
        with services.store.write() as connection:
            for kind in ("invited", "turn"):
                box.call(connection, table.id, "ben", services.store.clock(connection), kind)
        await services.friends.block("ada", "ben")
        with services.store.read() as connection:
            assert connection.execute(select(outbox.c.kind)).scalars().all() == ["turn"]
        for person in ("ada", "ben"):
            found = await services.friends.people(person)
            assert not (found.friends + found.follows + found.followers + found.met)
        with pytest.raises(HaveBlocked):
            await services.friends.follow("ada", "ben")
        with pytest.raises(NoSuchPerson):
            await services.friends.follow("ben", "ada")
        assert await services.blocks.between("ben", "ada")
        assert await services.blocks.among(["ada", "ben"]) == {"ada": {"ben"}, "ben": {"ada"}}
        await services.friends.untie("ben", "ada", "block")
        assert await services.blocks.between("ada", "ben"), "only Ada can lift it"
        await services.friends.untie("ada", "ben", "block")
        assert not await services.blocks.between("ada", "ben")

    play(scene)


def test_a_friend_is_reminded_once_a_day_when_half_of_the_time_is_over(
    play: Callable[[Scene], None], clock: Time
) -> None:
    async def scene(services: Services) -> None:
        table = await two_at_a_table(services, by_turns())
        seat = table.waiting()[0]
        late, friend = ("ada", "ben") if seat == 0 else ("ben", "ada")
        with pytest.raises(NotAFriend):
            await services.friends.nudge(table, friend, seat)
        await follow_each_other(services, late, friend)
        with pytest.raises(NudgeTooSoon):
            await services.friends.nudge(table, friend, seat)
        clock.now += by_turns().seconds * 0.6
        await services.friends.nudge(table, friend, seat)
        with pytest.raises(NudgeTooSoon):
            await services.friends.nudge(table, friend, seat)
        with services.store.read() as connection:
            row = connection.execute(select(outbox.c.person, outbox.c.kind)).one()
        assert tuple(row) == (late, "nudge")

    play(scene)


def test_a_report_takes_the_last_lines_along_and_comes_back_as_one_line(
    play: Callable[[Scene], None],
) -> None:
    async def scene(services: Services) -> None:
        table = await two_at_a_table(services)
        for number in range(LINES + 5):
            said = ChatMessage(client=f"c{number}", text=f"line {number}")
            await services.chat.say(table, "ben", "Ben", said)
        operators, root = services.operators, Operator("root", "operator")
        await operators.report(table, "ada", NewReport("rude", line=3, kind="insults"))
        (report,) = await services.database.call(operators.store.reports)
        assert (report.kind, report.quote, report.person) == ("insults", "line 2", "ben")
        assert report.lines.splitlines() == [f"Ben: line {number}" for number in range(5, LINES + 5)]
        assert await operators.answers("ada") == ()
        await operators.do(root, "settle", Act(report.id, "acted", "banned for a day"))
        (answer,) = await operators.answers("ada")
        assert (answer.name, answer.kind, answer.outcome) == ("Ben", "insults", "acted")
        assert await operators.answers("ben") == ()
        await operators.hear_answer("ben", report.id)
        await operators.hear_answer("ada", report.id)
        assert await operators.answers("ada") == ()
        for _ in range(MOST_REPORTS):
            await operators.report_person("ada", PersonReport("ben", kind="leaves"))
        with pytest.raises(TooMany):
            await operators.report_person("ada", PersonReport("ben"))
        (first, *_) = await services.database.call(operators.store.reports)
        assert first.table_id == table.id, "where both sat last"
        (noted, *_) = await services.database.call(operators.store.audit)
        assert (noted.act, noted.reason, noted.detail) == ("settle", "banned for a day", "acted")

    play(scene)


def test_settings_say_who_sees_and_who_invites(play: Callable[[Scene], None]) -> None:
    async def scene(services: Services) -> None:
        await two_at_a_table(services)
        people = services.accounts.people
        await services.database.call(people.rename, "ben", "Ben", None, True)
        await follow_each_other(services, "ada", "ben")
        services.presence.heard("ben")
        await services.presence.keep()

        async def invites() -> None:
            wanted = NewTable("lantern", (SeatPlan("me"), SeatPlan("open")))
            table = await services.seating.create("ada", "Ada", wanted)
            await services.seating.invite(table, "ada", "Ben")

        await invites()
        await services.database.call(people.show, "ben", Shown(presence="nobody", invitations="nobody"))
        (ben,) = (await services.friends.people("ada")).friends
        assert (ben.here, ben.seen) == ("", 0.0)
        with pytest.raises(NoInvitations):
            await invites()
        await services.database.call(people.show, "ben", Shown(presence="all", invitations="friends"))
        await invites()
        await services.friends.untie("ben", "ada", "follow")
        (ben,) = (await services.friends.people("ada")).follows
        assert ben.here == "here", "Ben lets everybody see it"
        with pytest.raises(NoInvitations):
            await invites()

    play(scene)
