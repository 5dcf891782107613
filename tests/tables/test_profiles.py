"""Profiles and histories: what is written when a game ends, who sees it, and what is told of it."""

from collections.abc import Callable

import pytest

from starhold.kernel import registry
from starhold.server.errors import BadRequest, GamesHidden, NoSuchPerson
from starhold.server.people.history import played
from starhold.server.services import Services
from starhold.server.wire import Join, NewAccount, NewTable, SeatPlan, Shown
from tests.tables.conftest import Scene, Time

Play = Callable[[Scene], None]


async def account(services: Services, name: str, **shown: str) -> str:
    """Open an account; return its id."""
    entered = await services.accounts.come_in(name, "")
    session = await services.accounts.session(entered.token)
    assert session is not None
    await services.accounts.open_account(session, NewAccount(name))
    await services.accounts.show(session.person, Shown(**shown))  # type: ignore[arg-type]
    return session.person


async def finished(services: Services, ada: str, ben: str, loser: int) -> str:
    """A game of two and a bot that one of the two resigned; return its table."""
    seats = (SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", bot="random"))
    table = await services.seating.create(ada, "Ada", NewTable("lantern", seats, public=True))
    await services.seating.join(table, ben, "Ben", Join(invite=table.invite))
    await services.seating.resign(table, (ada, ben)[loser], loser)
    await services.seating.resign(table, (ben, ada)[loser], 1 - loser)
    return table.id


def test_a_profile_counts_finished_games_for_those_who_may_see_it(play: Play, clock: Time) -> None:
    async def scene(services: Services) -> None:
        profiles = services.profiles
        ada, ben = await account(services, "Ada", games="all"), await account(services, "Ben")
        games = [await finished(services, ada, ben, number % 2) for number in range(3)]
        seen = await profiles.of("ADA", ben)
        assert (seen.mine, seen.shows, [(one.game, one.played) for one in seen.games]) == (
            False,
            True,
            [("lantern", 3)],
        )
        assert seen.between is not None
        assert sum(seen.between.games["lantern"]) == 3
        assert seen.bots[0].met == 3
        assert (seen.favourites, seen.judged) == ((), ()), "ten games would say something"
        # Ben shows nothing, but to himself.
        hidden = await profiles.of("Ben", ada)
        assert (hidden.shows, hidden.games, hidden.between) == (False, (), None)
        with pytest.raises(GamesHidden):
            await profiles.games("Ben", ada, {})
        assert (await profiles.of("", ben)).mine
        with pytest.raises(NoSuchPerson):
            await profiles.of("Eve", ben)
        # Histories, filters, CSV.
        page = await profiles.games("Ada", ben, {})
        assert (page.count, {one.table for one in page.games}) == (3, set(games))
        assert all(sum(seat.mine for seat in one.seats) == 1 for one in page.games)
        for wish, count in (
            ({"with": "1"}, 3),
            ({"game": "lantern", "players": "3"}, 3),
            ({"players": "2"}, 0),
            ({"rated": "1"}, 0),
            ({"month": "1999-12"}, 0),
        ):
            assert (await profiles.games("Ada", ben, wish)).count == count, wish
        assert (await profiles.games("Ada", None, {"with": "1"})).count == 0
        for nonsense in ({"month": "1999-13"}, {"players": "x"}, {"from": "-1"}):
            with pytest.raises(BadRequest):
                await profiles.games("Ada", ben, nonsense)
        # A review that is kept says what luck and choices were.
        found = b'{"seat":0,"luck":0.25,"choices":-0.5,"others":0.125}'
        review = b'{"type":"begin"}\n{"type":"end","summaries":[' + found + b"]}\n"
        await services.database.call(services.store.keep_review, games[1], 6, review)
        (judged,) = (one for one in (await profiles.games("", ada, {})).games if one.luck is not None)
        assert (judged.table, judged.luck, judged.choices) == (games[1], 0.25, -0.375)
        lines = (await profiles.as_csv("Ada", ben, {})).decode().splitlines()
        assert len(lines) == 4
        assert lines[0].startswith("table,game,ended")
        # A block works both ways here, too; a hidden table leaves the history.
        await services.database.call(services.store.set_table, games[0], hidden=True)
        assert (await profiles.games("", ada, {})).count == 2
        await services.friends.block(ada, ben)
        with pytest.raises(NoSuchPerson):
            await profiles.of("Ada", ben)

    play(scene)


def test_a_history_reads_rows_and_looks_through_no_packages(
    play: Play, clock: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twenty looks at the installed packages took 15 times as long as everything else."""

    async def scene(services: Services) -> None:
        ada, ben = await account(services, "Ada"), await account(services, "Ben")
        for number in range(2):
            await finished(services, ada, ben, number)
        monkeypatch.delattr(registry, "entry_points")
        assert len((await services.profiles.games("", ada, {})).games) == 2
        assert len(played(services.store, ada, 20)) == 2

    play(scene)
