"""The daily challenge: the same dice for all, one try that counts, and nobody learns the dice before."""

import asyncio
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

import msgspec
import pytest

from starhold.kernel.chance import FastChance
from starhold.tables import daily, presentation
from starhold.tables.daily import DONE, GAMES, GIVEN_UP, PAIRS, check_over, outcome, plan
from starhold.tables.entries import Entry, Held, Moved
from starhold.tables.errors import DailyRuns
from starhold.tables.house import House
from starhold.tables.store import Append
from starhold.tables.table import Table
from tests.sizes import long
from tests.tables.conftest import START, Scene, Time

TODAY = datetime.fromtimestamp(START, UTC).date()


async def come(house: House, *persons: str) -> None:
    for person in persons:
        await house.db(house.accounts.register.add_guest, person, person.title())


def play_out(house: House, table: Table, person: str) -> None:
    """Play a game to its end at random, in one transaction; bots' moves are made for them."""
    (own,) = table.seats_of(person)
    chance, first = FastChance(3), table.version
    log: list[Entry] = []
    while table.status == "running":
        seat = table.waiting()[0]
        legal = table.play.table().legal(seat)
        action = legal[chance.below(len(legal))]
        (made,) = table.play.prepare(seat, [action], table.now(), "", "" if seat == own else "bot")
        status, result = table.outcome([made.moved], [made])
        table.read(made.moved, made)
        log.append(made.moved)
    house.store.append(Append(table.id, first, log, status, table.now(), result, None))


def without_bots(house: House) -> None:
    house.driver.drive = lambda *_, **__: None  # type: ignore[method-assign]


def test_days_take_turns_in_games_bots_and_seats() -> None:
    plans = [plan(date(2026, 11, 1) + timedelta(day)) for day in range(36)]
    assert {game for game, _ in plans} == set(GAMES)
    assert len({tuple(seat.name for seat in seats if seat.kind == "bot") for _, seats in plans}) == len(PAIRS)
    assert {[seat.kind for seat in seats].index("me") for _, seats in plans} == {0, 1, 2}


def test_everybody_has_the_same_dice_and_one_try_that_counts(
    play: Callable[[Scene], None], clock: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "GAMES", ("galaxies",))

    async def scene(house: House) -> None:
        await come(house, "ada", "ben")
        without_bots(house)
        ada, again = [await house.daily.play("ada", "Ada") for _ in range(2)]
        assert ada is again
        ben = await house.daily.play("ben", "Ben")
        assert ben is not ada
        assert ada.play.started.setup == ben.play.started.setup
        assert (ada.commitment, ada.hints, ada.takebacks) == (ben.commitment, "never", False)
        # the same decisions meet the same dice
        for _ in range(30):
            for table in (ada, ben):
                seat = table.waiting()[0]
                await house.make_move(table, seat, table.play.table().legal(seat)[0], "", "")
        dice = [[ply.chance for ply in table.play.plies] for table in (ada, ben)]
        assert dice[0] == dice[1]
        assert any(dice[0])
        # given up: the try is spent, and what comes after it is practice
        await house.reception.resign(ada, "ada", None)
        practice = await house.daily.play("ada", "Ada")
        assert practice.id not in (ada.id, ben.id)
        assert practice.play.started.setup == ada.play.started.setup
        info = await house.daily.info("ada")
        assert info.mine is not None
        assert (info.mine.table, info.mine.state, info.players, info.streak) == (ada.id, GIVEN_UP, 2, 0)

    play(scene)


def test_two_who_begin_at_once_on_two_devices_have_one_try(play: Callable[[Scene], None]) -> None:
    async def scene(house: House) -> None:
        await come(house, "ada")
        without_bots(house)
        tables = await asyncio.gather(*(house.daily.play("ada", "Ada") for _ in range(4)))
        assert len({table.id for table in tables}) == 1

    play(scene)


def test_nobody_learns_the_dice_before_the_day_is_over(play: Callable[[Scene], None], clock: Time) -> None:
    async def scene(house: House) -> None:
        await come(house, "ada")
        without_bots(house)
        table = await house.daily.play("ada", "Ada")
        seed = table.seed
        assert seed == bytes.fromhex(house.daily.days.seed(TODAY.isoformat()))
        # whatever is told of the challenge and its table carries neither the seed nor what it makes of it
        told = [
            msgspec.json.encode(part)
            for part in (
                await house.daily.info("ada"),
                presentation.info(table, "ada"),
                presentation.position(table, table.seats_of("ada")[0], 0),
            )
        ]
        assert not any(seed.hex().encode() in part for part in told)
        await house.reception.abandon(table, "ada")
        with pytest.raises(DailyRuns):
            check_over(table, house.store.now())
        clock.now += 24 * 60 * 60
        check_over(table, house.store.now())
        # another day, other dice
        assert house.daily.today() == TODAY + timedelta(1)
        assert house.daily.days.seed(house.daily.today().isoformat()) != seed.hex()

    play(scene)


#: the others take some thousand moves at random
@pytest.mark.parametrize(
    "game", ["kingdoms", pytest.param("galaxies", marks=long), pytest.param("roll", marks=long)]
)
def test_a_try_counts_if_it_was_played_to_the_end_by_its_player_in_time(
    play: Callable[[Scene], None], clock: Time, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(daily, "GAMES", (game,))

    async def scene(house: House) -> None:
        await come(house, "ada", "ben")
        without_bots(house)
        table = await house.daily.play("ada", "Ada")
        own = table.seats_of("ada")[0]
        play_out(house, table, "ada")
        stored = house.store.table(table.id, since=0)
        came = outcome(stored)
        scores, _ = table.result()
        assert came.state == DONE
        assert came.margin == scores[own] - max(points for seat, points in enumerate(scores) if seat != own)
        assert came.moves == sum(isinstance(one, Moved) and one.seat == own for one in stored.entries)
        assert len(came.course) == 10
        assert set(came.course) <= set("leb")
        late = stored._replace(row=msgspec.structs.replace(stored.row, daily="2020-01-01"))
        held = stored._replace(
            entries=[*stored.entries[:-1], Held(START, own, "easy", "left"), stored.entries[-1]]
        )
        assert outcome(late) == outcome(held) == daily.Outcome(GIVEN_UP)
        info = await house.daily.info("ada")
        assert info.mine is not None
        assert (info.mine.state, info.mine.place, info.streak) == (DONE, 1, 1)
        assert [(line.name, line.margin, line.mine) for line in info.today] == [("Ada", came.margin, True)]
        assert [(line.played, line.margin) for line in info.week] == [(1, came.margin)]
        seen = await house.daily.info("ben")
        assert (seen.mine, [line.mine for line in seen.today]) == (None, [False])

    play(scene)
