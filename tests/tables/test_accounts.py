"""Sessions: how long they last, and that those in use last longer."""

from collections.abc import Callable

from starhold.server.people import accounts as rules
from starhold.server.people.accounts import Accounts, SignedIn
from starhold.server.people.people_store import Session
from starhold.server.services import Services
from starhold.server.wire import NewAccount
from tests.tables.conftest import Scene, Time

Play = Callable[[Scene], None]


async def opened(accounts: Accounts, entered: SignedIn) -> Session:
    session = await accounts.session(entered.token)
    assert session is not None
    return session


def test_a_session_that_is_not_used_ends_and_one_in_use_lasts(play: Play, clock: Time) -> None:
    async def scene(services: Services) -> None:
        accounts = services.accounts
        idle, used = [await accounts.come_in(name, "") for name in ("Ada", "Ben")]
        account = await accounts.open_account(
            await opened(accounts, idle), NewAccount("Ada", "correct horse")
        )
        for _ in range(4):
            clock.now += rules.ACCOUNT_SECONDS / 3
            session = await opened(accounts, used)
            assert await accounts.in_use(session)
            assert not await accounts.in_use(await opened(accounts, used)), "written down once, not each time"
        assert await accounts.session(account.token) is None
        assert not await services.database.call(accounts.people.sessions_of, "nobody")
        clock.now += rules.GUEST_SECONDS
        assert await accounts.session(used.token) is not None
        clock.now += 1
        assert await accounts.session(used.token) is None
        await accounts.come_in("Eve", "")
        left = await services.database.call(accounts.people.sessions_of, account.me.id)
        assert left == [], "what has expired is cleared away"

    play(scene)


def test_another_process_sees_a_session_end_without_any_message(play: Play, clock: Time) -> None:
    """The bus may drop what it is told: where there are others, the database is asked each time."""

    async def scene(services: Services) -> None:
        entered = await services.accounts.come_in("Ada", "")
        await opened(services.accounts, entered)
        services.bus.alone = False
        parts = (services.bans, services.tables, services.seating)
        other = Accounts(services.database, services.bus, services.viewers, *parts)
        await opened(other, entered)
        await services.accounts.sign_out(entered.me.id)
        assert await other.session(entered.token) is None
        assert await services.accounts.session(entered.token) is None

    play(scene)
