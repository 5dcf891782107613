"""Clubs: who enters, who hosts, and what only members may do, on a server of this process."""

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select

from starhold.server.clubs import clubs as module
from starhold.server.errors import (
    BlockedHost,
    ClubFull,
    MembersOnly,
    NameTaken,
    NoSuchClub,
    NoSuchEvent,
    NoSuchPerson,
    NotClubHost,
    NotInvited,
    NotOpenClub,
    TooMany,
)
from starhold.server.people.export import export_person
from starhold.server.services import Services
from starhold.server.store.schema import clubs, members, tables
from starhold.server.tables.table import Table
from starhold.server.wire import ClubInfo, Join, MemberChange, NewClub, NewEvent, NewTable, SeatPlan
from tests.events.test_events import come
from tests.tables.conftest import START, Scene, Time


async def founded(services: Services, host: str, name: str = "Lanterns", **more: Any) -> ClubInfo:
    club = await services.clubs.found(host, NewClub(name, **more))
    return await services.clubs.info(club, host)


async def inside(services: Services, club: ClubInfo, viewer: str) -> dict[str, str]:
    """Who belongs to a club, and as what."""
    info = await services.clubs.info(club.brief.id, viewer)
    return {one.person.id: one.role for one in info.members}


async def table_of(services: Services, club: ClubInfo, host: str) -> Table:
    wanted = NewTable("lantern", (SeatPlan("me"), SeatPlan("open"), SeatPlan("open")), club=club.brief.id)
    return await services.seating.create(host, host.capitalize(), wanted)


def test_each_entry_lets_in_whom_it_says(play: Callable[[Scene], None], clock: Time) -> None:
    async def scene(services: Services) -> None:
        await come(services, "ada", "ben", "cid", "dan")
        link = await founded(services, "ada", "By link")
        listed = await founded(services, "ada", "For all", entry="listed")
        asks = await founded(services, "ada", "By a yes", entry="ask", about="  One   line. ")
        assert asks.brief.about == "One line."
        seen = await services.clubs.list("ben")
        assert (seen.mine, [one.name for one in seen.listed]) == ((), ["For all"])
        for club in (link, asks):
            with pytest.raises(NotInvited):
                await services.clubs.join(club.brief.id, "ben", "wrong")
            with pytest.raises(NoSuchClub):
                await services.clubs.info(club.brief.id, "ben", "wrong")
        for club in (link, listed, asks):
            await services.clubs.join(club.brief.id, "ben", club.invite)
            await services.clubs.join(club.brief.id, "ben", club.invite)
        assert await inside(services, link, "ben") == {"ada": "host", "ben": "member"}
        guest = await services.clubs.info(asks.brief.id, "ben", asks.invite)
        assert (guest.brief.role, guest.members, guest.tables, guest.invite) == ("asks", (), (), "")
        assert guest.hosts == ("Ada",)
        with pytest.raises(NotClubHost):
            await services.clubs.member(asks.brief.id, "ben", MemberChange("admit", "ben"))
        host = await services.clubs.info(asks.brief.id, "ada")
        assert [one.person.id for one in host.asks] == ["ben"]
        await services.clubs.member(asks.brief.id, "ada", MemberChange("admit", "ben"))
        assert await inside(services, asks, "ben") == {"ada": "host", "ben": "member"}
        assert [one.name for one in (await services.clubs.list("ben")).mine] == [
            "By a yes",
            "By link",
            "For all",
        ]
        clock.now += module.RESTS_SECONDS + 1
        assert (await services.clubs.list("cid")).listed == (), "nobody has visited it for a year"
        await services.clubs.info(listed.brief.id, "ben")
        assert [one.name for one in (await services.clubs.list("cid")).listed] == ["For all"]

    play(scene)


def test_hosts_remove_name_others_and_the_longest_member_succeeds(
    play: Callable[[Scene], None], clock: Time
) -> None:
    async def scene(services: Services) -> None:
        await come(services, "ada", "ben", "cid", "dan")
        club = await founded(services, "ada")
        which = club.brief.id
        for person in ("cid", "ben", "dan"):
            clock.now += 1
            await services.clubs.join(which, person, club.invite)
        await services.clubs.member(which, "ada", MemberChange("remove", "dan"))
        with pytest.raises(NoSuchPerson):
            await services.clubs.member(which, "ada", MemberChange("host", "dan"))
        await services.clubs.member(which, "ada", MemberChange("host", "ben"))
        with pytest.raises(NoSuchPerson):
            await services.clubs.member(which, "ben", MemberChange("remove", "ada"))
        await services.clubs.leave(which, "ada")
        assert await inside(services, club, "ben") == {"ben": "host", "cid": "member"}
        with pytest.raises(NoSuchClub):
            await services.clubs.info(which, "ada")
        await services.accounts.erase_person("ben")
        assert await inside(services, club, "cid") == {"cid": "host"}
        await services.clubs.change(which, "cid", NewClub("Lamps", entry="listed"))
        assert (await services.clubs.info(which, "dan")).brief.name == "Lamps"
        with pytest.raises(NotClubHost):
            await services.clubs.close(which, "dan")
        await services.clubs.leave(which, "cid")
        with services.store.read() as connection:
            assert connection.execute(select(clubs.c.id)).all() == []
            assert connection.execute(select(members.c.person)).all() == []

    play(scene)


def test_a_clubs_table_is_for_its_members_alone(play: Callable[[Scene], None]) -> None:
    async def scene(services: Services) -> None:
        await come(services, "ada", "ben", "cid", "dan")
        club = await founded(services, "ada")
        await services.clubs.join(club.brief.id, "ben", club.invite)
        with pytest.raises(MembersOnly):
            await services.clubs.check_member(club.brief.id, "cid")
        table = await table_of(services, club, "ada")
        assert [one.id for one in (await services.clubs.info(club.brief.id, "ben")).tables] == [table.id]
        assert table.id not in await services.database.call(services.store.list_open, 10, "ben")
        assert await services.tables.table_for(table.id, "ben", "") is table
        with pytest.raises(NotInvited):
            await services.tables.table_for(table.id, "cid", "")
        for wish in (Join(), Join(invite=table.invite), Join(link=table.seats[1].link)):
            with pytest.raises(MembersOnly):
                await services.seating.join(table, "cid", "Cid", wish)
        await services.seating.join(table, "ben", "Ben", Join())
        assert table.seats_of("ben") == [1]
        # The rematch is the club's as well; a removed member keeps the seat that they have.
        await services.clubs.member(club.brief.id, "ada", MemberChange("remove", "ben"))
        assert await services.tables.table_for(table.id, "ben", "") is table
        await services.clubs.close(club.brief.id, "ada")
        with services.store.read() as connection:
            assert connection.execute(select(tables.c.club)).scalars().all() == [""]

    play(scene)


def test_an_evening_is_planned_by_a_host_for_the_members(play: Callable[[Scene], None], clock: Time) -> None:
    async def scene(services: Services) -> None:
        await come(services, "ada", "ben", "cid")
        club = await founded(services, "ada")
        await services.clubs.join(club.brief.id, "ben", club.invite)
        plan = NewEvent(
            "evening", "Thursday", "lantern", START + 3600.0, size=2, listed=False, club=club.brief.id
        )
        for person in ("ben", "cid"):
            with pytest.raises(NotClubHost):
                await services.events.create(person, plan)
        event = await services.events.create("ada", plan)
        seen = await services.clubs.info(club.brief.id, "ben")
        assert [(one.id, one.people, one.mine) for one in seen.events] == [(event, 0, False)]
        assert seen.brief.evening == START + 3600.0
        assert [one.id for one in (await services.events.list("ben")).open] == [event]
        assert (await services.events.list("cid")).open == ()
        with pytest.raises(NoSuchEvent):
            await services.events.info(event, "cid")
        with pytest.raises(NotInvited):
            await services.events.join(event, "cid", "", account=False)
        await services.events.join(event, "ben", "", account=False)
        assert (await services.clubs.info(club.brief.id, "ben")).events[0].mine

    play(scene)


def test_blocks_limits_and_names(play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(services: Services) -> None:
        await come(services, "ada", "ben", "cid", "dan")
        club = await founded(services, "ada", entry="listed")
        with pytest.raises(NameTaken):
            await founded(services, "ben", "LANTERNS")
        await services.friends.block("ada", "ben")
        await services.friends.block("cid", "ada")
        assert (await services.clubs.list("ben")).listed == ()
        with pytest.raises(NotOpenClub):
            await services.clubs.join(club.brief.id, "ben", "")
        with pytest.raises(BlockedHost):
            await services.clubs.join(club.brief.id, "cid", "")
        monkeypatch.setattr(module, "MOST_MEMBERS", 1)
        with pytest.raises(ClubFull):
            await services.clubs.join(club.brief.id, "dan", "")
        monkeypatch.setattr(module, "MOST_HOSTED", 1)
        with pytest.raises(TooMany):
            await founded(services, "ada", "Another")
        monkeypatch.setattr(module, "MOST_JOINED", 0)
        with pytest.raises(TooMany):
            await services.clubs.join(club.brief.id, "dan", "")
        found = export_person(services.store, "ada")["members"]
        assert [(one["club"], one["role"]) for one in found] == [(club.brief.id, "host")]

    play(scene)
