"""Events from opening to final standings, on a server of this process."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import func, select

from starhold.kernel.errors import StarholdError
from starhold.kernel.game import Game
from starhold.server.errors import (
    EventClosed,
    EventFull,
    NoAccount,
    NoSuchEvent,
    NotInvited,
    NotOrganiser,
    RoundRuns,
    TooMany,
    WaitToPlay,
)
from starhold.server.events.course import HELD_SECONDS, READY_SECONDS, SHORT_SECONDS
from starhold.server.events.event_store import ALIVE
from starhold.server.events.events import LATE_SECONDS, MOST_ORGANISED
from starhold.server.notices.channels import Channel
from starhold.server.notices.senders import Message
from starhold.server.services import Services
from starhold.server.store.bus import LocalBus
from starhold.server.store.rows import OVER
from starhold.server.store.schema import channels, event_games, people, rated_games, rated_seats, tables
from starhold.server.store.store import Store
from starhold.server.tables.access import admits, check_over
from starhold.server.tables.table import Table
from starhold.server.wire import Entropy, EventChange, EventInfo, Join, NewEvent
from tests.apart import run_apart
from tests.services import postgres
from tests.tables.conftest import START, Scene, Time

NAMES = ("ada", "ben", "cid", "dan", "eve", "fay", "gus", "hal", "ida")


async def come(services: Services, *people: str) -> None:
    for person in people:
        if await services.database.call(services.accounts.people.person, person) is None:
            await services.database.call(services.accounts.people.add_guest, person, person.capitalize())


async def opened(services: Services, people: tuple[str, ...], **plan: Any) -> str:
    """An event that begins in an hour, with these people; the first organises it."""
    await come(services, *people)
    wanted = {
        "kind": "robin",
        "title": "Evening",
        "game": "lantern",
        "starts": START + 3600.0,
        "pace": "turns",
    }
    event = await services.events.create(people[0], NewEvent(**{**wanted, "seconds": 3600, **plan}))
    for person in people:
        await services.events.join(event, person, "", account=bool(plan.get("rated")))
    return event


async def with_accounts(services: Services, *names: str) -> None:
    """Let people come who have accounts, as rated games need them."""
    await come(services, *names)
    with services.store.write() as connection:
        for name in names:
            connection.execute(people.update().where(people.c.id == name).values(login=name))


async def look(services: Services, event: str) -> EventInfo:
    await services.events.look(event)
    return await services.events.info(event, None, await invite(services, event))


async def invite(services: Services, event: str) -> str:
    def read() -> str:
        with services.store.read() as connection:
            from starhold.server.events.event_store import read as read_event

            return read_event(connection, event).invite

    return await services.database.call(read)


async def play_out(services: Services, table: Table, dice: random.Random) -> None:
    """Play a table to its end: everybody takes any of their choices."""
    while table.status == "running":
        seat = dice.choice(table.waiting())
        legal = table.play.table().legal(seat)
        await services.tables.make_move(table, seat, dice.choice(legal), "", "")


async def play_round(services: Services, info: EventInfo, dice: random.Random) -> None:
    for one in info.tables:
        if not one.over:
            await play_out(services, await services.tables.table(one.table), dice)


def test_a_round_robin_of_three_from_opening_to_final_standings(
    play: Callable[[Scene], None], clock: Time
) -> None:
    async def scene(services: Services) -> None:
        dice = random.Random(5)
        event = await opened(services, NAMES[:3])
        assert (await look(services, event)).brief.state == "soon"
        clock.now += 3600
        for number in range(1, 4):
            info = await look(services, event)
            assert (info.brief.state, info.brief.round, info.brief.rounds) == ("running", number, 3)
            (table,) = [one for one in info.tables if not one.over]
            assert (await services.events.info(event, "ben")).me.table == table.table
            await play_round(services, info, dice)
            assert await services.database.call(services.events._waiting) == [event]
        info = await look(services, event)
        assert info.brief.state == "finished"
        assert sum(line.points for line in info.lines) == 3 * 3.0
        assert [line.place for line in info.lines] == [1, 2, 3]
        assert [line.points for line in info.lines] == sorted(
            (line.points for line in info.lines), reverse=True
        )
        places = [one.seats for one in info.tables]
        assert sorted(places) == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
        with services.store.read() as connection:
            assert connection.execute(select(func.count()).select_from(tables)).scalar() == 3

    play(scene)


def test_bots_fill_tables_and_those_who_have_gone_score_nothing(
    play: Callable[[Scene], None], clock: Time
) -> None:
    async def scene(services: Services) -> None:
        dice = random.Random(2)
        event = await opened(services, NAMES[:5], kind="swiss", rounds=2, size=2)
        clock.now += 3600
        info = await look(services, event)
        assert sorted(seat for one in info.tables for seat in one.seats if seat is not None) == [
            0,
            1,
            2,
            3,
            4,
        ]
        assert sum(one.seats.count(None) for one in info.tables) == 1
        await services.events.leave(event, "eve")
        await play_round(services, info, dice)
        info = await look(services, event)
        here = [seat for one in info.tables if one.round == 2 for seat in one.seats]
        assert sorted(here) == [0, 1, 2, 3], "four are left, and need no bot"
        await services.accounts.erase_person("dan")
        await play_round(services, info, dice)
        info = await look(services, event)
        assert info.brief.state == "finished"
        gone = next(one for one in info.entrants if one.number == 3)
        assert (gone.name, gone.person, gone.state) == ("", "", "gone")

    play(scene)


def test_too_few_come_and_the_organiser_decides(play: Callable[[Scene], None], clock: Time) -> None:
    async def scene(services: Services) -> None:
        event = await opened(services, NAMES[:2])
        clock.now += 3600
        assert (await look(services, event)).brief.state == "short"
        with pytest.raises(NotOrganiser):
            await services.events.change(event, "ben", EventChange("fill"))
        await services.events.change(event, "ada", EventChange("start", starts=clock.now + 86_400))
        assert (await look(services, event)).brief.state == "soon"
        clock.now += 86_400
        assert (await look(services, event)).brief.state == "short"
        clock.now += SHORT_SECONDS
        info = await look(services, event)
        assert info.brief.state == "running", "silence means bots"
        assert [one.bot != "" for one in info.entrants] == [False, False, True]
        nobody = await services.events.create("ada", replace(info.plan, starts=clock.now))
        await services.events.look(nobody)
        assert (await services.events.info(nobody, "ada")).brief.state == "cancelled"

    play(scene)


def test_who_is_not_there_gets_a_bot_and_may_come_back(play: Callable[[Scene], None], clock: Time) -> None:
    async def scene(services: Services) -> None:
        dice = random.Random(3)
        event = await opened(services, NAMES[:3], pace="live")
        clock.now += 3600
        info = await look(services, event)
        table = await services.tables.table(info.tables[0].table)
        assert (table.status, table.gather, table.hints) == ("open", "ready", "never")
        assert (await services.events.info(event, "ada")).me.state == "come"
        await services.seating.leave(table, "ada", None)
        assert table.seats_of("ada"), "nobody gets up before an event's game"
        await services.seating.ready(table, "ada", "ready")
        await services.seating.ready(table, "ben", "ready")
        assert (await look(services, event)).tables[0].table == table.id
        assert table.status == "open"
        clock.now += READY_SECONDS
        await look(services, event)
        clock.now += 4
        await services.seating.begin(table)
        assert table.status == "running"
        await look(services, event)
        seat = table.seats_of("cid")[0]
        assert table.seats[seat].held
        await look(services, event)
        await services.seating.come_back(table, "cid", seat)
        await look(services, event)
        assert not table.seats[seat].held, "held once"
        await services.seating.leave(table, "cid", seat)
        await play_out(services, table, dice)
        info = await look(services, event)
        line = next(line for line in info.lines if line.number == 2)
        assert (line.points, line.missed, line.places) == (0.0, 1, {"1": 0})

    play(scene)


def test_after_the_end_of_a_round_each_turn_has_an_hour(play: Callable[[Scene], None], clock: Time) -> None:
    async def scene(services: Services) -> None:
        event = await opened(services, NAMES[:3], days=1, seconds=7 * 86_400)
        clock.now += 3600
        info = await look(services, event)
        table = await services.tables.table(info.tables[0].table)
        await services.events.change(event, "ada", EventChange("shift", table=table.id, hours=24))
        clock.now += 86_400 + LATE_SECONDS + 1
        await look(services, event)
        assert not any(seat.held for seat in table.seats), "the deadline was shifted"
        clock.now += 86_400
        await look(services, event)
        late = table.waiting()
        assert [seat.seat for seat in table.seats if seat.held] == late

    play(scene)


def test_a_knock_out_and_a_league_with_its_next_season(play: Callable[[Scene], None], clock: Time) -> None:
    async def scene(services: Services) -> None:
        dice = random.Random(4)
        cup = await opened(services, NAMES[:4], kind="cup", size=2)
        league = await opened(services, NAMES[:4], kind="league", size=2, title="Spring")
        clock.now += 3600
        for event, rounds in ((cup, 2), (league, 3)):
            for number in range(1, rounds + 1):
                info = await look(services, event)
                assert (info.brief.round, info.brief.rounds) == (number, rounds)
                await play_round(services, info, dice)
            info = await look(services, event)
            assert info.brief.state == "finished"
            if event == cup:
                final = next(one for one in info.tables if one.round == 2)
                winner = final.seats[final.ranks.index(1)]
                assert info.lines[0].number == winner
                states = [(await services.events.info(event, person)).me.state for person in NAMES[:4]]
                assert states == ["done"] * 4
        following = (await services.events.list("ada")).mine
        assert [(one.title, one.state) for one in following] == [("Spring", "soon")]
        assert (await services.events.info(following[0].id, "ada")).season == 2

    play(scene)


def test_an_arena_seats_those_who_are_free(play: Callable[[Scene], None], clock: Time) -> None:
    async def scene(services: Services) -> None:
        dice = random.Random(6)
        event = await opened(services, NAMES[:6], kind="arena", size=2, minutes=30)
        clock.now += 3600
        assert (await look(services, event)).brief.state == "running"
        for person in NAMES[:2]:
            await services.events.free(event, person, True)
        await look(services, event)
        mine = (await services.events.info(event, "ada")).me
        assert mine.state == "play"
        table = await services.tables.table(mine.table)
        assert table.status == "running"
        await services.seating.resign(table, "ben", None)
        await look(services, event)
        with pytest.raises(WaitToPlay):
            await services.events.free(event, "ben", True)
        clock.now += HELD_SECONDS + 1
        for person in NAMES[:2]:
            await services.events.free(event, person, True)
        assert (await services.events.info(event, "ada")).me.state == "seek", "not the same twice running"
        await services.events.free(event, "cid", True)
        info = await look(services, event)
        assert sum(not one.over for one in info.tables) == 1
        await services.events.join(event, "ida", "", account=False)
        clock.now += 1800
        with pytest.raises(EventClosed):
            await services.events.free(event, "dan", True)
        assert (await look(services, event)).brief.state == "running", "games that run still count"
        await play_round(services, info, dice)
        info = await look(services, event)
        assert info.brief.state == "finished"
        assert info.lines[0].points >= 4

    play(scene)


def test_all_tables_of_a_round_have_the_same_dice_and_none_tells_another(
    play: Callable[[Scene], None], clock: Time
) -> None:
    """The leak test of duplicate rounds: what is decided at one table is known at no other before the end."""

    async def scene(services: Services) -> None:
        dice = random.Random(7)
        event = await opened(services, NAMES[:6], kind="swiss", size=2, rounds=2, duplicate=True)
        before = (await services.events.info(event, None)).seeds
        assert [(one.round, one.seed) for one in before] == [(1, "")], "committed to before the round"
        clock.now += 3600
        info = await look(services, event)
        assert [(one.round, one.seed) for one in info.seeds] == [(1, ""), (2, "")]
        found = [await services.tables.table(one.table) for one in info.tables]
        assert {table.commitment for table in found} == {before[0].commitment}
        assert len({table.seed for table in found}) == 1
        assert len({str(table.play.table().view(None)) for table in found}) == 1, "the same set-up"

        first, *others = found
        await play_out(services, first, dice)
        await look(services, event)
        own, stranger = str(first.seats[0].person), str(others[0].seats[0].person)
        for table in found:
            for person in (*NAMES, "ada", None):
                for link in ("", table.invite, *(seat.link for seat in table.seats)):
                    assert admits(table, person, link) == (table.seats_of(person) != []), person
            with pytest.raises(RoundRuns):
                check_over(table, clock.now)
        with pytest.raises(StarholdError):
            await services.seating.join(first, stranger, stranger, Join(link=first.seats[0].link))
        with pytest.raises(RoundRuns):
            await services.seating.entropy(first, own, Entropy(word="x" * 12))
        for person in (own, stranger, None):
            seen = await services.events.info(event, person)
            assert all(one.ranks == () for one in seen.tables), "no results before the end of the round"
            assert all(line.games == 0 for line in seen.lines)
            assert all(not one.seed for one in seen.seeds)

        await play_round(services, info, dice)
        info = await look(services, event)
        assert info.brief.round == 2
        assert [bool(one.seed) for one in info.seeds] == [True, False, False]
        check_over(first, clock.now)
        assert admits(first, None, "")
        assert sum(line.games for line in info.lines) == 6
        await services.events.change(event, "ada", EventChange("end"))
        await play_round(services, info, dice)
        info = await look(services, event)
        assert info.brief.state == "finished"
        assert info.seeds[1].seed, "games that ran at the end count and are opened"

    play(scene)


def test_doors_of_events(play: Callable[[Scene], None], clock: Time) -> None:
    async def scene(services: Services) -> None:
        event = await opened(services, NAMES[:1], listed=False)
        link = await invite(services, event)
        await come(services, *NAMES)
        with pytest.raises(NoSuchEvent):
            await services.events.info(event, "ben")
        with pytest.raises(NotInvited):
            await services.events.join(event, "ben", "", account=True)
        await services.events.join(event, "ben", link, account=False)
        await services.events.join(event, "ben", link, account=False)
        assert len((await services.events.info(event, "ben")).entrants) == 2
        await services.events.leave(event, "ben")
        assert len((await services.events.info(event, "ada")).entrants) == 1
        assert [one.id for one in (await services.events.list("ada")).mine] == [event]
        lists = await services.events.list("ben")
        assert (lists.mine, lists.open, lists.finished) == ((), (), ())

        rated = await opened(services, ("hal",), size=4)
        for person in NAMES[:4]:
            await services.events.join(rated, person, "", account=False)
        for number in range(24):
            await come(services, f"p{number}")
            await services.events.join(rated, f"p{number}", "", account=False)
        await come(services, "p24")
        with pytest.raises(EventFull):
            await services.events.join(rated, "p24", "", account=False)
        await services.events.change(rated, "hal", EventChange("replace", number=1))
        states = {one.person: one.state for one in (await services.events.info(rated, "hal")).entrants}
        assert "ada" not in states
        assert states["p4"] == "in", "the next on the list"

        plan = (await services.events.info(rated, "hal")).plan
        ranked = await services.events.create("hal", replace(plan, rated=True))
        with pytest.raises(NoAccount):
            await services.events.join(ranked, "ben", "", account=False)
        for _ in range(MOST_ORGANISED - 2):
            await services.events.create("hal", plan)
        with pytest.raises(TooMany):
            await services.events.create("hal", plan)

    play(scene)


def test_people_hear_of_the_start_and_of_their_tables(play: Callable[[Scene], None], clock: Time) -> None:
    async def scene(services: Services) -> None:
        sent: list[tuple[str, str, str]] = []

        async def deliver(channel: Channel, message: Message) -> bool:
            sent.append((channel.person, message.kind, message.title))
            return True

        services.channels.deliver = deliver  # type: ignore[method-assign]
        event = await opened(services, NAMES[:3], title="Lantern evening")
        with services.store.write() as connection:
            row = {"id": "c", "person": "ada", "kind": "hook", "address": "x", "format": "json", "keys": ""}
            row |= {"language": "en", "created": 1.0, "confirmed": True}
            connection.execute(channels.insert().values(row))
        await services.notifier.open()
        clock.now += 2700
        await look(services, event)
        for _ in range(2):
            await services.notifier.remind()
        assert sent == [("ada", "soon", "Lantern evening starts in 15 min")]
        clock.now += 900
        await look(services, event)
        for _ in range(2):
            await services.notifier.send_due()
            await services.notifier.finished()
        assert [one[:2] for one in sent[1:]] == [("ada", "pairing")]

    play(scene)


class TwoProcesses(LocalBus):
    """A bus that says there are others, so that every look reads the database."""

    @property
    def alone(self) -> bool:
        return False


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_two_processes_and_a_death_open_no_table_twice(
    database: str, tmp_path: Path, lantern: Game, clock: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two processes look at the same events at once, and die after any commit: every round comes once."""

    async def whole(url: str) -> None:
        dice = random.Random(8)
        stores = [Store(url), Store(url)]
        stores[0].prepare()
        both = [Services(store, TwoProcesses()) for store in stores]
        try:
            await with_accounts(both[0], *NAMES[:6])
            swiss = {"kind": "swiss", "size": 2, "rounds": 3}
            events = [
                await opened(both[0], NAMES[:6], **swiss, duplicate=one, rated=not one)
                for one in (False, True)
            ]
            clock.now += 3600
            for _ in range(40):
                looks = [one.events.look(event) for event in events for one in (*both, *both)]
                dying = [asyncio.ensure_future(look) for look in looks]
                # A process that dies leaves what was committed, and nothing else.
                await asyncio.sleep(0)
                dice.choice(dying).cancel()
                came = await asyncio.gather(*dying, return_exceptions=True)
                assert all(isinstance(one, asyncio.CancelledError) for one in came if one is not None), came
                infos = [await one.events.info(event, "ada") for event, one in zip(events, both, strict=True)]
                if not any(info.brief.state in ALIVE for info in infos):
                    break
                for info in infos:
                    running = [one for one in info.tables if not one.over]
                    if running:
                        one = dice.choice(both)
                        table = await one.tables.table_for(dice.choice(running).table, None, None)
                        if table.status == "running":
                            await play_out(one, table, dice)
            for info in infos:
                assert info.brief.state == "finished"
                assert [one.round for one in info.tables] == [1, 1, 1, 2, 2, 2, 3, 3, 3]
                assert sum(line.games for line in info.lines) == 18, "each result is counted once"
                assert sum(line.points for line in info.lines) == 9.0
            with stores[0].read() as connection:
                made = connection.execute(select(tables.c.id)).scalars().all()
                noted = connection.execute(select(event_games.c.table_id)).scalars().all()
                over = connection.execute(select(tables.c.status).where(tables.c.status.in_(OVER))).all()
                rated = select(tables.c.id).where(tables.c.rated)
                counted = connection.execute(select(rated_games.c.table_id, rated_games.c.number)).all()
                sat = Counter(connection.execute(select(rated_seats.c.player)).scalars())
                assert sorted(row.table_id for row in counted) == sorted(connection.execute(rated).scalars())
            assert sorted(row.number for row in counted) == list(range(1, 10)), "each counts once"
            assert sorted(sat.values()) == [3] * 6
            assert sorted(made) == sorted(noted)
            assert len(over) == len(made) == 18
        finally:
            for one in both:
                await one.close()

    if database == "sqlite":
        run_apart(whole(f"sqlite:///{tmp_path}/starhold.db"))
        return
    with postgres() as service:
        run_apart(whole(service.new_database()))
