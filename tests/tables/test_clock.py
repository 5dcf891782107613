"""Clocks: so much a move, a bank with an increment, hours of sleep, and what happens at zero."""

from collections.abc import Callable

import pytest

from starhold.kernel.state import State
from starhold.kernel.step import NO_ACTION
from starhold.server.bots.auto_play import AutoPlay
from starhold.server.errors import (
    BadRequest,
    SleepTooSoon,
    TooLongAway,
    TooMuchSleep,
    UndoOutOfTime,
    WrongStatus,
)
from starhold.server.services import Services
from starhold.server.store.rows import Append, Conflict
from starhold.server.tables.clock import Clock, awake_seconds
from starhold.server.tables.entries import Abandoned, Entry, Held, Moved, Resigned, Undone
from starhold.server.tables.rebuild import read_table
from starhold.server.tables.table import Table
from starhold.server.viewers.positions import info
from starhold.server.wire import (
    ClockPlan,
    ConsentMessage,
    Holiday,
    MoveMessage,
    NewTable,
    SeatPlan,
    UndoMessage,
)
from tests.tables.conftest import START, Scene, Time, two_at_a_table

Play = Callable[[Scene], None]
HOUR = 3600.0
DAY = 24 * HOUR


async def bid(services: Services, table: Table, seat: int, client: str = "c") -> None:
    message = MoveMessage(client, table.log.version(seat), seat, 0)
    await services.tables.move(table, ("ada", "ben")[seat], message)


async def mind(services: Services, table: Table) -> None:
    """What the driver does every second."""
    await services.auto_play._mind_table(table)


def left(table: Table, now: float) -> tuple[float, ...]:
    return tuple(float(round(seconds)) for seconds in table.clock.info(now).left)


@pytest.mark.parametrize(
    ("begin", "end", "sleep", "awake"),
    [
        (0, 10, (0, 0), 10),
        (0, 10, (5, 5), 10),
        (0, 24 * HOUR, (22, 6), 16 * HOUR),
        (23 * HOUR, 24 * HOUR, (22, 6), 0),
        (5 * HOUR, 7 * HOUR, (22, 6), HOUR),
        (12 * HOUR, 13 * HOUR, (22, 6), HOUR),
        (0, 72 * HOUR, (0, 8), 48 * HOUR),
        (10, 5, (0, 0), 0),
    ],
)
def test_hours_of_sleep_do_not_count(begin: float, end: float, sleep: tuple[int, int], awake: float) -> None:
    assert awake_seconds(begin, end, sleep) == awake


def test_a_clock_for_each_move_starts_anew_with_each_decision(play: Play, clock: Time) -> None:
    async def scene(services: Services) -> None:
        table = await two_at_a_table(services, ClockPlan("move", 60))
        clock.now += 50
        assert left(table, table.now()) == (10, 10)
        await bid(services, table, 0)
        assert left(table, table.now()) == (60, 10)
        await bid(services, table, 1)
        (seat,) = table.waiting()
        assert left(table, table.now())[seat] == 60

    play(scene)


def test_a_bank_runs_down_and_gains_its_increment(play: Play, clock: Time) -> None:
    async def scene(services: Services) -> None:
        table = await two_at_a_table(services, ClockPlan("bank", 600, 20))
        clock.now += 100
        await bid(services, table, 0)
        clock.now += 100
        # Ada has answered: her clock stands, with the increment; Ben's still runs.
        assert left(table, table.now()) == (520, 400)
        # Whoever reads the log finds the same clocks.
        again = read_table(services.store, table.id)
        assert left(again, again.now()) == (520, 400)

    play(scene)


# -- undo -----------------------------------------------------------------------------------------------


async def move_first(services: Services, table: Table) -> int:
    """Make the first legal move; return its seat."""
    seat = table.waiting()[0]
    await services.tables.make_move(table, seat, table.play.table().legal(seat)[0], "", "")
    return seat


async def undo(services: Services, table: Table, seat: int) -> None:
    message = UndoMessage(f"u{table.version}", table.log.version(seat), seat)
    await services.tables.undo(table, ("ada", "ben")[seat], message)


async def before_the_split(services: Services, plan: ClockPlan) -> Table:
    """Kingdoms at the last decision of a player's set-up: with it the turn passes, and it may be undone."""
    table = await two_at_a_table(services, plan, "kingdoms")
    while table.play.table().stack[-1].name != "split":
        await move_first(services, table)
    return table


def test_move_and_undo_again_and_again_earns_no_increment(play: Play, clock: Time) -> None:
    async def scene(services: Services) -> None:
        table = await before_the_split(services, ClockPlan("bank", 600, 60))
        for _ in range(15):
            clock.now += 1
            seat = await move_first(services, table)
            clock.now += 5
            await undo(services, table, seat)
        again = read_table(services.store, table.id)
        for one in (table, again):
            # Each pays for the seconds in which its own clock ran.
            assert left(one, one.now())[seat] == 600 - 15 * 1
            assert left(one, one.now())[1 - seat] == 600 - 15 * 5
        await move_first(services, table)
        assert left(table, table.now())[seat] == 600 - 15 + 60

    play(scene)


def test_after_an_undo_the_clock_of_the_decision_goes_on(play: Play, clock: Time) -> None:
    async def scene(services: Services) -> None:
        table = await before_the_split(services, ClockPlan("move", 60))
        clock.now += 10
        seat = await move_first(services, table)
        clock.now += 20
        await undo(services, table, seat)
        again = read_table(services.store, table.id)
        for one in (table, again):
            assert left(one, one.now())[seat] == 60 - 30
        clock.now += 5
        await move_first(services, table)
        assert left(table, table.now())[1 - seat] == 60

    play(scene)


def test_an_undo_that_would_leave_no_time_is_refused(play: Play, clock: Time) -> None:
    async def scene(services: Services) -> None:
        table = await before_the_split(services, ClockPlan("move", 60, at_zero="loss"))
        clock.now += 10
        seat = await move_first(services, table)
        clock.now += 51
        version = table.version
        with pytest.raises(UndoOutOfTime):
            await undo(services, table, seat)
        assert (table.version, table.status) == (version, "running")

    play(scene)


def test_consent_comes_too_late_for_an_undo_that_would_leave_no_time(play: Play, clock: Time) -> None:
    async def scene(services: Services) -> None:
        table = await before_the_split(services, ClockPlan("move", 60, at_zero="loss"))
        clock.now += 10
        seat = await move_first(services, table)
        clock.now += 10
        await move_first(services, table)
        await undo(services, table, seat)
        assert table.requests.open is not None
        clock.now += 45
        with pytest.raises(UndoOutOfTime):
            await services.tables.consent(
                table, ("ada", "ben")[1 - seat], ConsentMessage("c", 1 - seat, agree=True)
            )
        assert (table.requests.open is not None, table.status) == (True, "running")

    play(scene)


def test_an_undo_of_an_earlier_version_keeps_the_clocks_that_it_left(play: Play, clock: Time) -> None:
    async def scene(services: Services) -> None:
        table = await before_the_split(services, ClockPlan("bank", 600, 60))
        clock.now += 1
        plies = len(table.play.plies)
        seat = await move_first(services, table)
        await services.tables.commit(table, [Undone(table.now(), seat, plies)])
        assert left(table, table.now())[seat] == 600 - 1 + 60

    play(scene)


# -- sleeping hours -------------------------------------------------------------------------------------


def test_sleeping_hours_count_from_the_next_decision_on(play: Play, clock: Time) -> None:
    async def scene(services: Services) -> None:
        table = await two_at_a_table(services, ClockPlan("bank", 7200))
        clock.now += HOUR
        await services.seating.set_sleep(table, "ben", 0, 8)
        clock.now += 60
        # It is half past one. What Ben owes was put to him before.
        assert left(table, table.now()) == (3540, 3540)
        await bid(services, table, 0)
        await bid(services, table, 1)
        while table.waiting() != [1]:
            await move_first(services, table)
        clock.now += 7 * HOUR
        again = read_table(services.store, table.id)
        for one in (table, again):
            # From eight o'clock on, 31 minutes have passed.
            assert left(one, one.now())[1] == 3540 - 31 * 60
        await mind(services, table)
        assert table.status == "running"
        assert not table.seats[1].held

    play(scene)


def test_sleeping_hours_chosen_before_the_start_count_from_the_start(play: Play, clock: Time) -> None:
    async def scene(services: Services) -> None:
        wanted = NewTable("lantern", (SeatPlan("me"), SeatPlan("open")), clock=ClockPlan("bank", 7200))
        table = await services.seating.create("ada", "Ada", wanted)
        for hours in ((1, 3), (0, 8)):
            await services.seating.set_sleep(table, "ada", *hours)
        await services.seating.start(table, "ada")
        clock.now += 8 * HOUR
        again = read_table(services.store, table.id)
        for one in (table, again):
            assert left(one, one.now())[0] == 7200 - 1800

    play(scene)


def test_sleeping_hours_are_ten_a_day_at_most_and_changed_once_a_day(play: Play, clock: Time) -> None:
    async def scene(services: Services) -> None:
        table = await two_at_a_table(services, ClockPlan("bank", 7200))
        for start, end in ((0, 23), (22, 9), (1, 0)):
            with pytest.raises(TooMuchSleep):
                await services.seating.set_sleep(table, "ben", start, end)
        await services.seating.set_sleep(table, "ben", 22, 8)
        version = table.version
        # The same again is no change.
        await services.seating.set_sleep(table, "ben", 22, 8)
        with pytest.raises(SleepTooSoon) as refused:
            await services.seating.set_sleep(table, "ben", 0, 0)
        assert refused.value.arguments == {"pause": 24}
        assert table.version == version
        clock.now += DAY
        await services.seating.set_sleep(table, "ben", 0, 0)
        assert table.clock.hours[1] == (0, 0)

    play(scene)


def test_changed_hours_give_no_second_night_on_the_same_day() -> None:
    """Ten hours from midnight on, then ten more from eleven on: 14 hours of that day count, as of any."""
    clock = Clock.new(ClockPlan("bank", 3 * 24 * 3600), 1)
    clock.hours[0] = (0, 10)
    clock.turn([0], 0.0, None)
    clock.hours[0] = (11, 21)
    clock.turn([0], 10 * HOUR, 0)
    assert [clock.left_now(0, day * DAY) for day in range(1, 3)] == [58 * HOUR, 44 * HOUR]


def test_sleeping_hours_of_an_earlier_version_stay_as_they_are(play: Play, clock: Time) -> None:
    """They stand in the seat's row without their time, and count from the start; more than ten as well."""

    async def scene(services: Services) -> None:
        table = await two_at_a_table(services, ClockPlan("bank", 7200))
        services.store.set_seat(table.id, 1, sleep_start=0, sleep_end=12)
        clock.now += 12 * HOUR
        again = read_table(services.store, table.id)
        assert left(again, again.now())[1] == 7200 - 1800

    play(scene)


# -- holidays ---------------------------------------------------------------------------------------------


def test_who_is_away_loses_no_time_in_any_lasting_game(play: Play, clock: Time) -> None:
    async def scene(services: Services) -> None:
        table = await two_at_a_table(services, ClockPlan("move", int(DAY)))
        short = await two_at_a_table(services, ClockPlan("move", 3600))
        clock.now += HOUR
        now = services.store.now()
        told = await services.holidays.plan("ben", Holiday(now + DAY / 2, now + 7 * DAY + DAY / 2))
        assert (told.days_left, told.most) == (7, 14)
        # A game that begins later knows it too.
        later = await two_at_a_table(services, ClockPlan("move", int(DAY)))
        clock.now += 6 * DAY
        again = read_table(services.store, table.id)
        for one in (table, again):
            assert left(one, one.now()) == (-5 * DAY - HOUR, DAY / 2 - HOUR)
            assert round(one.clock.info(one.now()).still[1]) == round(now + 7.5 * DAY)
        assert left(later, later.now())[1] == DAY / 2
        assert not short.clock.away[1]
        # Ben is back early: his clock goes on, and the days that are over stay his.
        told = await services.holidays.plan("ben", Holiday(0, 0))
        assert (told.begins, told.ends, round(told.days_left, 2)) == (0, 0, 8.5)
        clock.now += HOUR
        again = read_table(services.store, table.id)
        for one in (table, again):
            assert left(one, one.now())[1] == DAY / 2 - 2 * HOUR
            assert one.clock.info(one.now()).still == ()

    play(scene)


def test_a_year_has_fourteen_days_of_holidays(play: Play, clock: Time) -> None:
    async def scene(services: Services) -> None:
        await two_at_a_table(services, ClockPlan("move", int(DAY)))
        now = services.store.now()
        for wish, error in (
            (Holiday(now, now + 15 * DAY), TooLongAway),
            (Holiday(now - 3 * DAY, now - DAY), BadRequest),
            (Holiday(now + 400 * DAY, now + 401 * DAY), BadRequest),
        ):
            with pytest.raises(error):
                await services.holidays.plan("ben", wish)
        for _ in range(2):
            # What is ahead is replaced, not added.
            told = await services.holidays.plan("ben", Holiday(now + DAY, now + 11 * DAY))
        assert told.days_left == 4
        clock.now += 12 * DAY
        now = services.store.now()
        with pytest.raises(TooLongAway):
            await services.holidays.plan("ben", Holiday(now, now + 5 * DAY))
        clock.now += 365 * DAY
        now = services.store.now()
        told = await services.holidays.plan("ben", Holiday(now, now + 13 * DAY))
        assert round(told.days_left, 2) == 1

    play(scene)


def test_at_zero_a_bot_plays_on(play: Play, clock: Time) -> None:
    async def scene(services: Services) -> None:
        table = await two_at_a_table(services, ClockPlan("move", 60, at_zero="bot"))
        await bid(services, table, 0)
        clock.now += 61
        await mind(services, table)
        assert table.seats[1].held
        assert "table-log-held-clock" in [line.line.key for line in table.log.lines(0)]
        await services.seating.come_back(table, "ben", None)
        assert not table.seats[1].held

    play(scene)


def test_at_zero_a_game_of_two_is_lost(play: Play, clock: Time) -> None:
    async def scene(services: Services) -> None:
        table = await two_at_a_table(services, ClockPlan("move", 60, at_zero="loss"))
        await bid(services, table, 0)
        clock.now += 61
        await mind(services, table)
        assert table.status == "finished"
        assert table.result()[1] == (1, 2)

    play(scene)


@pytest.mark.parametrize("late", [False, True], ids=["resigned", "out of time"])
def test_a_game_that_ends_early_says_what_ended_it(play: Play, clock: Time, late: bool) -> None:
    """Nobody has a point yet: the ranks alone would look like a tiebreak."""

    async def scene(services: Services) -> None:
        table = await two_at_a_table(services, ClockPlan("move", 60, at_zero="loss"))
        await bid(services, table, 0)
        assert info(table, "ada").ended_by == ()
        if late:
            clock.now += 61
            await mind(services, table)
        else:
            await services.seating.resign(table, "ben", None)
        for one in (table, read_table(services.store, table.id)):
            told = info(one, "ada")
            assert (told.scores, told.ranks, told.ended_by) == ((0, 0), (1, 2), (1,))
            assert [(seat.resigned, seat.timed_out) for seat in told.seats] == [(False, False), (True, late)]

    play(scene)


def test_seats_late_together_are_decided_together(play: Play, clock: Time) -> None:
    """Both owe a bid and neither makes it: both are out, and their points decide."""

    async def scene(services: Services) -> None:
        table = await two_at_a_table(services, ClockPlan("move", 60, at_zero="loss"))
        seen: list[tuple[str, tuple[int, ...]]] = []
        services.viewers.show_seats = lambda table: seen.append((table.status, table.result()[1]))  # type: ignore[method-assign]
        clock.now += 61
        await mind(services, table)
        await mind(services, table)
        assert seen == [("finished", (1, 1))]
        late = services.store.entries(table.id, 1)
        assert late == [Resigned(late[0].at, 0, "clock"), Resigned(late[0].at, 1, "clock")]

    play(scene)


@pytest.mark.parametrize(
    "entry", [Resigned(START, 0, "clock"), Abandoned(START), Held(START, 0, "casual", "left")]
)
def test_a_table_that_is_over_takes_no_entry(play: Play, clock: Time, entry: Entry) -> None:
    """Whichever part of the server writes it: the table service refuses, and so does the database."""

    async def scene(services: Services) -> None:
        table = await two_at_a_table(services)
        await services.seating.resign(table, "ben", None)
        assert (table.status, table.result()[1]) == ("finished", (1, 2))
        with pytest.raises(WrongStatus):
            await services.tables.commit(table, [entry])
        with pytest.raises(Conflict):
            services.store.append(Append(table.id, table.version, [entry], "finished", entry.at))
        again = read_table(services.store, table.id)
        assert (again.version, again.status, again.result()) == (2, "finished", table.result())

    play(scene)


def test_a_table_that_was_abandoned_before_its_start_does_not_start(play: Play, clock: Time) -> None:
    async def scene(services: Services) -> None:
        table = await services.seating.create(
            "ada", "Ada", NewTable("lantern", (SeatPlan("me"), SeatPlan("open")))
        )
        other = read_table(services.store, table.id)
        await services.seating.abandon(table, "ada")
        # Another process, which does not know of it yet.
        await services.seating.begin(other)
        assert other.status == "abandoned"
        assert services.store.entries(table.id, 0) == []

    play(scene)


def test_nobody_is_flagged_who_moves_while_the_lease_is_taken(
    play: Play, clock: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(services: Services) -> None:
        table = await two_at_a_table(services, ClockPlan("move", 60, at_zero="loss"))
        await bid(services, table, 0)
        clock.now += 61

        async def take(table_id: str) -> bool:
            await bid(services, table, 1)
            return True

        monkeypatch.setattr(services.auto_play.leases, "take", take)
        await mind(services, table)
        assert (table.status, table.resigned()) == ("running", set())

    play(scene)


def test_at_zero_a_decision_is_skipped_where_the_rules_allow_it(play: Play, clock: Time) -> None:
    """The mission cannot be skipped, so a bot takes over; whoever may end the turn has it ended."""

    async def scene(services: Services) -> None:
        table = await two_at_a_table(services, ClockPlan("move", 60, at_zero="skip"), "galaxies")
        for seat in (0, 1):
            legal = table.play.table().legal(seat)
            message = MoveMessage("m", table.log.version(seat), seat, legal[0])
            await services.tables.move(table, ("ada", "ben")[seat], message)
        (seat,) = table.waiting()
        kinds = [table.game.actions[action].kind for action in table.play.table().legal(seat)]
        assert "end-turn" in kinds
        clock.now += 61
        await mind(services, table)
        assert not table.seats[seat].held
        assert table.waiting() == [1 - seat]
        assert "table-log-by-clock" in [line.line.key for line in table.log.lines(None)]

    play(scene)


def _cannot_decline(state: State) -> int | None:
    """Return a seat that owes a decision which the rules do not let it decline."""
    steps = ((seat, state.stack[-1].decline(state, seat)) for seat in state.seats_to_move())
    return next((seat for seat, action in steps if action == NO_ACTION), None)


@pytest.mark.parametrize(
    ("game", "kind"), [("roll", Moved), ("galaxies", Held)], ids=["declined", "held by bots"]
)
def test_seats_late_together_are_skipped_together(
    play: Play, clock: Time, game: str, kind: type[Moved | Held]
) -> None:
    """Workers that are assigned stay as they are; missions have to be chosen, by bots."""

    async def scene(services: Services) -> None:
        table = await two_at_a_table(services, ClockPlan("move", 60, at_zero="skip"), game)
        while kind is Moved and (seat := _cannot_decline(table.play.table())) is not None:
            await services.tables.make_move(table, seat, table.play.table().legal(seat)[0], "", "")
        clock.now += 61
        made: list[list[Entry]] = []
        append = services.tables.writer.append

        async def appended(change: Append) -> None:
            made.append(list(change.new))
            await append(change)

        services.tables.writer.append = appended  # type: ignore[method-assign]
        await services.auto_play._flag(table)
        assert [[type(entry) for entry in new] for new in made] == [[kind, kind]]

    play(scene)


def test_without_a_clock_nobody_hurries(play: Play, clock: Time) -> None:
    async def scene(services: Services) -> None:
        table = await two_at_a_table(services)
        clock.now += 365 * 24 * HOUR
        await mind(services, table)
        assert table.version == 1
        assert table.clock.info(clock.now).left == ()
        assert isinstance(services.auto_play, AutoPlay)
        assert not services.auto_play.needs(table)

    play(scene)


# -- wall clocks that are set right, or wrong ---------------------------------------------------------


@pytest.mark.parametrize("jump", [-30 * DAY, -HOUR, HOUR, 30 * DAY])
def test_a_jump_of_wall_time_takes_nobodys_bank(play: Play, clock: Time, jump: float) -> None:
    async def scene(services: Services) -> None:
        table = await two_at_a_table(services, ClockPlan("bank", 600, at_zero="loss"))
        clock.now += 100
        clock.jumped = jump
        await mind(services, table)
        assert table.status == "running"
        assert left(table, table.now()) == (500, 500)
        await bid(services, table, 0)
        clock.now += 100
        assert left(table, table.now()) == (500, 400)
        # Set right again: nor does that, and whoever reads the log finds the same.
        clock.jumped = 0.0
        await bid(services, table, 1)
        (seat,) = table.waiting()
        again = read_table(services.store, table.id)
        for one in (table, again):
            assert left(one, one.now())[seat] == (500, 400)[seat]
            assert left(one, one.now())[1 - seat] == (500, 400)[1 - seat]

    play(scene)


def test_times_in_the_log_never_go_back(play: Play, clock: Time) -> None:
    async def scene(services: Services) -> None:
        table = await two_at_a_table(services)
        for number in range(2):
            clock.now += 10
            clock.jumped -= HOUR
            await bid(services, table, number)
        times = [entry.at for entry in services.store.entries(table.id, 0)]
        assert times == pytest.approx([START, START + 10, START + 20], abs=1)

    play(scene)


def test_tables_with_clocks_leave_memory_and_are_read_again_when_time_is_over(
    play: Play, clock: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("starhold.server.tables.service.CACHED_TABLES", 3)

    async def scene(services: Services) -> None:
        made = [await two_at_a_table(services, ClockPlan("move", 600, at_zero="loss")) for _ in range(8)]
        assert len(services.tables.cached) <= 3
        clock.now += 400
        await services.auto_play._mind()
        assert len(services.tables.cached) <= 3
        assert all(read_table(services.store, table.id).version == 1 for table in made)
        clock.now += 201
        for _ in made:
            await services.auto_play._mind()
        assert all(read_table(services.store, table.id).status == "finished" for table in made)
        assert len(services.tables.cached) <= 3

    play(scene)
