"""The daily challenge: the same dice for all, one try that counts, and nobody learns the dice before."""

import asyncio
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

import msgspec
import pytest

from starhold.kernel import registry
from starhold.kernel.chance import FastChance
from starhold.kernel.game import Game
from starhold.server.errors import BadRequest, DailyRuns
from starhold.server.services import Services
from starhold.server.store.rows import Append
from starhold.server.tables import daily
from starhold.server.tables.access import check_over
from starhold.server.tables.daily import DONE, GIVEN_UP, PAIRS, outcome, plan
from starhold.server.tables.entries import Entry, Held, Moved
from starhold.server.tables.table import Table
from starhold.server.viewers import positions
from tests.sizes import long
from tests.tables.conftest import START, Scene, Time

TODAY = datetime.fromtimestamp(START, UTC).date()


async def come(services: Services, *persons: str) -> None:
    for person in persons:
        await services.database.call(services.accounts.people.add_guest, person, person.title())


def play_out(services: Services, table: Table, person: str) -> None:
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
    services.store.append(Append(table.id, first, log, status, table.now(), result, None))


def without_bots(services: Services) -> None:
    services.auto_play.changed = lambda *_, **__: None  # type: ignore[method-assign]


def test_days_take_turns_in_games_bots_and_seats() -> None:
    plans = [plan(date(2026, 11, 1) + timedelta(day)) for day in range(36)]
    assert {game.name for game, _ in plans} == {game.name for game in daily.games()}
    assert len({tuple(seat.name for seat in seats if seat.kind == "bot") for _, seats in plans}) == len(PAIRS)
    assert {[seat.kind for seat in seats].index("me") for _, seats in plans} == {0, 1, 2}


def test_a_game_of_others_can_be_the_game_of_the_day(lantern: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """With its own options, and with as many rivals as it has seats for."""
    monkeypatch.setattr(type(lantern), "daily", {"rounds": "5"})
    monkeypatch.setattr(type(lantern), "max_players", 2)
    daily.games.cache_clear()
    try:
        plans = [plan(date(2026, 11, 1) + timedelta(day)) for day in range(8)]
    finally:
        daily.games.cache_clear()
    seated = [seats for game, seats in plans if game is lantern]
    assert [sorted(seat.kind for seat in seats) for seats in seated] == [["bot", "me"]] * 2


def test_everybody_has_the_same_dice_and_one_try_that_counts(
    play: Callable[[Scene], None], clock: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "games", lambda: (registry.game("galaxies"),))

    async def scene(services: Services) -> None:
        await come(services, "ada", "ben")
        without_bots(services)
        ada, again = [await services.daily.play("ada", "Ada") for _ in range(2)]
        assert ada is again
        ben = await services.daily.play("ben", "Ben")
        assert ben is not ada
        assert ada.play.started.setup == ben.play.started.setup
        assert (ada.commitment, ada.hints, ada.takebacks) == (ben.commitment, "never", False)
        # the same decisions meet the same dice
        for _ in range(30):
            for table in (ada, ben):
                seat = table.waiting()[0]
                await services.tables.make_move(table, seat, table.play.table().legal(seat)[0], "", "")
        dice = [[ply.chance for ply in table.play.plies] for table in (ada, ben)]
        assert dice[0] == dice[1]
        assert any(dice[0])
        # given up: the try is spent, and what comes after it is practice
        await services.seating.resign(ada, "ada", None)
        practice = await services.daily.play("ada", "Ada")
        assert practice.id not in (ada.id, ben.id)
        assert practice.play.started.setup == ada.play.started.setup
        info = await services.daily.info("ada")
        assert info.mine is not None
        assert (info.mine.table, info.mine.state, info.players, info.streak) == (ada.id, GIVEN_UP, 2, 0)

    play(scene)


def test_two_who_begin_at_once_on_two_devices_have_one_try(play: Callable[[Scene], None]) -> None:
    async def scene(services: Services) -> None:
        await come(services, "ada")
        without_bots(services)
        tables = await asyncio.gather(*(services.daily.play("ada", "Ada") for _ in range(4)))
        assert len({table.id for table in tables}) == 1

    play(scene)


def test_each_game_has_a_challenge_of_its_own_every_day(play: Callable[[Scene], None], clock: Time) -> None:
    async def scene(services: Services) -> None:
        await come(services, "ada")
        without_bots(services)
        info = await services.daily.info("ada")
        assert sorted(info.games) == sorted(game.name for game in daily.games())
        assert info.games[0] == info.game == plan(TODAY)[0].name
        tables = [await services.daily.play("ada", "Ada", game) for game in info.games]
        assert [table.game.name for table in tables] == list(info.games)
        # One seed for all would let the dice of one game tell those of another.
        assert len({table.seed for table in tables}) == len(tables)
        again = await services.daily.play("ada", "Ada", info.games[1])
        assert again.id == tables[1].id, "one try counts in each game"
        play_out(services, tables[1], "ada")
        other = await services.daily.info("ada", info.games[1])
        assert other.mine is not None
        assert (other.game, other.mine.state, other.streak, other.players) == (info.games[1], "done", 1, 1)
        first = await services.daily.info("ada")
        assert first.mine is not None
        assert (first.mine.state, first.streak, first.today) == ("open", 1, ()), "the streak counts all games"
        with pytest.raises(BadRequest):
            await services.daily.info("ada", "chess")

    play(scene)


def test_nobody_learns_the_dice_before_the_day_is_over(play: Callable[[Scene], None], clock: Time) -> None:
    async def scene(services: Services) -> None:
        await come(services, "ada")
        without_bots(services)
        table = await services.daily.play("ada", "Ada")
        seed = table.seed
        assert seed == bytes.fromhex(services.daily.days.seed(TODAY.isoformat()))
        # whatever is told of the challenge and its table carries neither the seed nor what it makes of it
        told = [
            msgspec.json.encode(part)
            for part in (
                await services.daily.info("ada"),
                positions.info(table, "ada"),
                positions.position(table, table.seats_of("ada")[0], 0),
            )
        ]
        assert not any(seed.hex().encode() in part for part in told)
        await services.seating.abandon(table, "ada")
        with pytest.raises(DailyRuns):
            check_over(table, services.store.now())
        clock.now += 24 * 60 * 60
        check_over(table, services.store.now())
        # another day, other dice
        assert services.daily.today() == TODAY + timedelta(1)
        assert services.daily.days.seed(services.daily.today().isoformat()) != seed.hex()

    play(scene)


#: the others take some thousand moves at random
@pytest.mark.parametrize(
    "game", ["kingdoms", pytest.param("galaxies", marks=long), pytest.param("roll", marks=long)]
)
def test_a_try_counts_if_it_was_played_to_the_end_by_its_player_in_time(
    play: Callable[[Scene], None], clock: Time, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(daily, "games", lambda: (registry.game(game),))

    async def scene(services: Services) -> None:
        await come(services, "ada", "ben")
        without_bots(services)
        table = await services.daily.play("ada", "Ada")
        own = table.seats_of("ada")[0]
        play_out(services, table, "ada")
        stored = services.store.table(table.id, since=0)
        came = outcome(stored)
        scores, _ = table.result()
        assert came.state == DONE
        assert came.margin == scores[own] - max(points for seat, points in enumerate(scores) if seat != own)
        assert came.moves == sum(isinstance(one, Moved) and one.seat == own for one in stored.entries)
        assert len(came.course) == 10
        assert set(came.course) <= set("leb")
        late = stored._replace(row=msgspec.structs.replace(stored.row, daily="2020-01-01"))
        held = stored._replace(
            entries=[*stored.entries[:-1], Held(START, own, "casual", "left"), stored.entries[-1]]
        )
        assert outcome(late) == outcome(held) == daily.DailyOutcome(GIVEN_UP)
        info = await services.daily.info("ada")
        assert info.mine is not None
        assert (info.mine.state, info.mine.place, info.streak) == (DONE, 1, 1)
        assert [(line.name, line.margin, line.mine) for line in info.today] == [("Ada", came.margin, True)]
        assert [(line.played, line.margin) for line in info.week] == [(1, came.margin)]
        seen = await services.daily.info("ben")
        assert (seen.mine, [line.mine for line in seen.today]) == (None, [False])

    play(scene)


def line(day: str, person: str, margin: int, moves: int = 30) -> daily.DailyScore:
    return daily.DailyScore(day, person, person.title(), margin, moves)


def test_equal_results_share_a_place_and_the_own_line_is_always_shown() -> None:
    lines = [line("2026-11-18", f"p{number:02}", 40 - number // 2) for number in range(60)]
    lines = [*lines, line("2026-11-17", "p59", -2), line("2026-11-17", "p01", 3)]
    ranked = daily.rank("2026-11-18", 60, lines)
    shown = daily.shown(ranked.today, "p59")
    assert [one.place for one in shown[:5]] == [1, 1, 3, 3, 5]
    assert [one.mine for one in shown] == [False] * daily.LISTED + [True]
    assert (shown[-1].place, shown[-1].margin) == (59, 11)
    week = daily.shown(ranked.week, "p01")
    assert [(one.place, one.name, one.won, one.played, one.margin, one.mine) for one in week[:3]] == [
        (1, "P01", 2, 2, 43, True),
        (2, "P00", 1, 1, 40, False),
        (3, "P02", 1, 1, 39, False),
    ]
    (last,) = [one for one in daily.shown(ranked.week, "p59") if one.mine]
    assert (last.place, last.won, last.played, last.margin) == (60, 1, 2, 9)


def test_results_are_ranked_in_one_pass() -> None:
    """Twice as many results take little more than twice as many comparisons."""
    compared = 0

    class Margin(int):
        def __neg__(self) -> "Margin":
            return Margin(-int(self))

        def __lt__(self, other: int) -> bool:
            nonlocal compared
            compared += 1
            return int(self) < int(other)

        def __eq__(self, other: object) -> bool:
            nonlocal compared
            compared += 1
            return int(self) == other

        __hash__ = int.__hash__

    many = 2_000
    daily.rank("", many, [line("", f"p{number}", Margin(number * 7919 % 50)) for number in range(many)])
    assert compared < 40 * many


def test_the_results_are_kept_for_seconds_but_the_own_one_is_there_at_once(
    play: Callable[[Scene], None], clock: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "games", lambda: (registry.game("kingdoms"),))
    read = 0
    done = daily.DailyStore.done

    def counted(self: daily.DailyStore, since: str, game: str) -> list[daily.DailyScore]:
        nonlocal read
        read += 1
        return done(self, since, game)

    monkeypatch.setattr(daily.DailyStore, "done", counted)

    async def scene(services: Services) -> None:
        await come(services, "ada", "ben")
        without_bots(services)
        await asyncio.gather(*(services.daily.info(person) for person in ("ada", "ben") for _ in range(5)))
        assert read == 1
        table = await services.daily.play("ada", "Ada")
        play_out(services, table, "ada")
        assert [one.mine for one in (await services.daily.info("ada")).today] == [True]
        assert [one.mine for one in (await services.daily.info("ben")).today] == [False]
        assert read == 2
        clock.now += daily.KEPT_SECONDS + 1
        await services.daily.info("ben")
        assert read == 3

    play(scene)
