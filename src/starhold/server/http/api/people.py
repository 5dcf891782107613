"""People: guests, accounts, sessions and bot accounts."""

from typing import Any

import msgspec

from starhold.server.errors import NoBotAccounts, NoGuests
from starhold.server.http.api.base import Handlers
from starhold.server.http.request import ApiRequest, delete, get, post, put
from starhold.server.people import identity
from starhold.server.wire import (
    AccountChange,
    BotAccount,
    BotToken,
    Credentials,
    Farewell,
    Forgotten,
    Me,
    NewBot,
    Recovery,
    SessionInfo,
    SignIn,
)


class PeopleApi(Handlers):
    """Guests, accounts, sessions and bot accounts."""

    @get("/api/me", "Who am I")
    async def me(self, asked: ApiRequest) -> Me:
        return await self.accounts.me(asked.signed_in())

    @get("/api/session", "Who has come in, if anybody", answer=Me)
    async def session(self, asked: ApiRequest) -> Me | None:
        """Whoever has come in already; nobody is no error, every first visit begins so."""
        return None if asked.person is None else await self.accounts.me(asked.person)

    @post("/api/session", "Come in as a guest", SignIn, "session", people_only=True)
    async def sign_in(self, asked: ApiRequest) -> Me:
        """A guest comes in, or takes another name."""
        if asked.person is not None:
            return await self.accounts.rename(asked.person, asked.body.name)
        if not self.live.settings.people.guests:
            raise NoGuests("this server is for people with accounts")
        asked.spend("guests")
        return asked.signed(await self.accounts.come_in(asked.body.name, asked.device))

    @post("/api/account", "Open an account", Credentials, "password", people_only=True)
    async def open_account(self, asked: ApiRequest) -> Me:
        """A guest, or somebody new where there are no guests, gets a name and a password."""
        body, operators = asked.body, self.services.operators
        give_back = await operators.admit(self.live.settings.people.registration, body.invitation)
        try:
            session = asked.session
            if session is None:
                identity.check_password(body.password)
                asked.spend("guests")
                entered = await self.accounts.come_in(body.name, asked.device)
                session = await self.accounts.session(entered.token)
                assert session is not None
            return asked.signed(await self.accounts.open_account(session, body.name, body.password))
        except BaseException:
            await give_back()
            raise

    @put("/api/account", "Change it", AccountChange, "password", people_only=True)
    async def change_account(self, asked: ApiRequest) -> Me:
        asked.guess((await self.accounts.me(asked.signed_in())).name, own=True)
        return asked.signed(await self.accounts.change(asked.own_session(), asked.body))

    @post("/api/login", "Log in", Credentials, "password", people_only=True)
    async def log_in(self, asked: ApiRequest) -> Me:
        asked.guess(asked.body.name)
        entered = await self.accounts.log_in(
            asked.body.name, asked.body.password, asked.device, asked.session
        )
        return asked.signed(entered)

    @post("/api/account/forgot", "Forgot my password", Forgotten, "notices", people_only=True)
    async def forgot(self, asked: ApiRequest) -> None:
        """Send a link for a new password, if there is such an account and its e-mail address is known."""
        asked.guess(asked.body.name)
        found = await self.accounts.account(asked.body.name)
        if found is not None and found.password is not None:
            # In the background: how long it takes tells nobody whether there is one.
            self.services.spawn(self.services.channels.send_recovery(found.id, found.password))

    @post("/api/account/recover", "Choose a new password", Recovery, "password", people_only=True)
    async def recover(self, asked: ApiRequest) -> Me:
        """Choose a new password by the link that was sent."""
        person = await self.services.channels.recovers(asked.body.token)
        return asked.signed(await self.accounts.recover(person, asked.body.password, asked.device))

    @post("/api/logout", "Log out", people_only=True)
    async def log_out(self, asked: ApiRequest) -> None:
        if asked.session is not None:
            await self.accounts.sign_out(asked.session.person, [asked.session.key])
        asked.token = ""

    @delete("/api/me", "Delete all of me", Farewell, "password", people_only=True)
    async def erase(self, asked: ApiRequest) -> None:
        me = await self.accounts.me(asked.signed_in())
        if me.account:
            asked.guess(me.name, own=True)
        await self.accounts.erase(asked.own_session(), asked.body.password)
        asked.token = asked.device_cookie = ""

    @get("/api/me/export", "All of me", limit="replay", answer=msgspec.Raw, people_only=True)
    async def export(self, asked: ApiRequest) -> Any:
        """Everything that is stored of the person."""
        return await self.accounts.export(asked.signed_in())

    @get("/api/sessions", "Where I am signed in", people_only=True)
    async def sessions(self, asked: ApiRequest) -> tuple[SessionInfo, ...]:
        return await self.accounts.list(asked.own_session())

    @delete("/api/sessions/{session}", "Log out there", limit="join", people_only=True)
    async def end_session(self, asked: ApiRequest) -> None:
        await self.accounts.end(asked.signed_in(), asked.path["session"])

    @delete("/api/sessions", "Log out everywhere", limit="join", people_only=True)
    async def log_out_everywhere(self, asked: ApiRequest) -> None:
        await self.accounts.sign_out(asked.signed_in())
        asked.token = ""

    @get("/api/bots", "My bot accounts", people_only=True)
    async def bots(self, asked: ApiRequest) -> tuple[BotAccount, ...]:
        return await self.accounts.bots(asked.signed_in())

    @post("/api/bots", "A bot account", NewBot, "bots", people_only=True)
    async def add_bot(self, asked: ApiRequest) -> BotToken:
        if not self.live.settings.people.bots:
            raise NoBotAccounts("this server has no bot accounts")
        return await self.accounts.add_bot(asked.signed_in(), asked.body.name)

    @delete("/api/bots/{bot}", "Take its token back", limit="join", people_only=True)
    async def end_bot(self, asked: ApiRequest) -> None:
        await self.accounts.end_bot(asked.signed_in(), asked.path["bot"])
