"""People: guests, accounts, sessions and bot accounts."""

from collections.abc import AsyncIterator
from typing import Final

from starhold.server.errors import NoBotAccounts, NoGuests
from starhold.server.http.api.base import Handlers
from starhold.server.http.request import ApiRequest, JsonLines, delete, get, post, put
from starhold.server.people import identity
from starhold.server.wire import (
    AccountChange,
    AccountInfo,
    BotAccount,
    BotToken,
    Credentials,
    Farewell,
    Forgotten,
    FourWords,
    HistoryPage,
    Me,
    NameCheck,
    NewAccount,
    NewBot,
    NewPasskey,
    PasskeyInfo,
    PasskeyLogin,
    PasskeyName,
    PasskeyOptions,
    Profile,
    Recovery,
    SessionInfo,
    Shown,
    SignIn,
    WordLogin,
)

#: what of a history can be asked for
HISTORY: Final = ("game", "rated", "with", "players", "won", "month", "from")
CSV: Final = "text/csv; charset=utf-8"
ZIP: Final = "application/zip"


class PeopleApi(Handlers):
    """Guests, accounts, sessions and bot accounts."""

    @get("/api/me", "Who am I")
    async def me(self, asked: ApiRequest) -> Me:
        return await self.accounts.me(asked.signed_in())

    @get("/api/session", "Who has come in, if anybody", answer=Me)
    async def session(self, asked: ApiRequest) -> Me | None:
        """Return the person who has come in; None is not an error, every first visit begins so."""
        return None if asked.person is None else await self.accounts.me(asked.person)

    @post("/api/session", "Come in as a guest", SignIn, "session", people_only=True)
    async def sign_in(self, asked: ApiRequest) -> Me:
        """Let a guest come in, or give a person another name."""
        if asked.person is not None:
            return await self.accounts.rename(asked.person, asked.body.name)
        if not self.live.settings.people.guests:
            raise NoGuests("this server is for people with accounts")
        asked.spend("guests")
        return asked.signed(await self.accounts.come_in(asked.body.name, asked.device))

    @get("/api/account", "My account", people_only=True)
    async def account(self, asked: ApiRequest) -> AccountInfo:
        """Return how the person can log in to the account (a guest cannot), and how others see it."""
        found = await self.accounts.somebody(asked.signed_in())
        return AccountInfo(
            found.password is not None,
            found.words is not None,
            await self.services.passkeys.of(found.id),
            await self.accounts.shown(found.id),
        )

    @get("/api/account/name", "Is a name free", limit="join", query=("name",))
    async def check_name(self, asked: ApiRequest) -> NameCheck:
        """Return whether an account can have a name; if not, some like it that it can have."""
        return await self.accounts.check_name(asked.person, asked.query.get("name", ""))

    @put("/api/account/shown", "How others see me", Shown, "join", people_only=True)
    async def show(self, asked: ApiRequest) -> None:
        """Set my face, who sees that I am here and my games, if I am in the ranking, and who may invite me.

        Also set if my rated games may be published.
        """
        await self.accounts.show(asked.signed_in(), asked.body)

    @post("/api/account/words", "Make four words", limit="password", people_only=True)
    async def make_words(self, asked: ApiRequest) -> FourWords:
        """Make four new words that open the account, shown only once; older ones open it no longer."""
        return FourWords(await self.accounts.make_words(asked.signed_in()))

    @delete("/api/account/words", "Forget the four words", limit="join", people_only=True)
    async def forget_words(self, asked: ApiRequest) -> None:
        await self.accounts.forget_words(asked.signed_in())

    @post("/api/login/words", "Log in by four words", WordLogin, "password", people_only=True)
    async def log_in_by_words(self, asked: ApiRequest) -> Me:
        body = asked.body
        asked.guess(body.name)
        entered = await self.accounts.log_in_by_words(body.name, body.words, asked.device, asked.session)
        return asked.signed(entered)

    @post("/api/passkeys/options", "Begin to add a passkey", limit="password", people_only=True)
    async def begin_passkey(self, asked: ApiRequest) -> PasskeyOptions:
        """Return what the browser needs to make a passkey; it is good for some minutes."""
        return await self.services.passkeys.begin(asked.signed_in(), self._address)

    @post("/api/passkeys", "Add a passkey", NewPasskey, "password", people_only=True)
    async def add_passkey(self, asked: ApiRequest) -> PasskeyInfo:
        return await self.services.passkeys.add(asked.signed_in(), asked.body, self._address)

    @put("/api/passkeys/{passkey}", "Rename a passkey", PasskeyName, "join", people_only=True)
    async def rename_passkey(self, asked: ApiRequest) -> None:
        await self.services.passkeys.rename(asked.signed_in(), asked.path["passkey"], asked.body.name)

    @delete("/api/passkeys/{passkey}", "Remove a passkey", limit="join", people_only=True)
    async def remove_passkey(self, asked: ApiRequest) -> None:
        await self.services.passkeys.remove(asked.signed_in(), asked.path["passkey"])

    @post("/api/login/passkey/options", "Begin to log in by a passkey", limit="password", people_only=True)
    async def begin_passkey_login(self, asked: ApiRequest) -> PasskeyOptions:
        return await self.services.passkeys.begin_login(self._address)

    @post("/api/login/passkey", "Log in by a passkey", PasskeyLogin, "password", people_only=True)
    async def log_in_by_passkey(self, asked: ApiRequest) -> Me:
        """Log in to the account that the passkey belongs to."""
        passkeys = self.services.passkeys
        return asked.signed(await passkeys.log_in(asked.body, self._address, asked.device, asked.session))

    @property
    def _address(self) -> str:
        return self.services.channels.settings.address

    @post("/api/account", "Open an account", NewAccount, "password", people_only=True)
    async def open_account(self, asked: ApiRequest) -> Me:
        """Give a guest (or a new person where there are none) a name, and a password if they want one."""
        body, operators = asked.body, self.services.operators
        give_back = await operators.admit(self.live.settings.people.registration, body.invitation)
        try:
            session = asked.session
            if session is None:
                if body.password:
                    identity.check_password(body.password)
                asked.spend("guests")
                entered = await self.accounts.come_in(body.name, asked.device)
                session = await self.accounts.session(entered.token)
                assert session is not None
            return asked.signed(await self.accounts.open_account(session, body))
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
        """Send a link that logs in once, if there is such an account and its e-mail address is known."""
        asked.guess(asked.body.name)
        found = await self.accounts.account(asked.body.name)
        if found is not None:
            # In the background: how long it takes must not reveal whether there is one.
            self.services.spawn(self.services.channels.send_recovery(found.id))

    @post("/api/account/recover", "Log in by a link", Recovery, "password", people_only=True)
    async def recover(self, asked: ApiRequest) -> Me:
        """Log in by the link that was sent, and choose a new password if you like."""
        person, epoch = await self.services.channels.recovers(asked.body.token)
        password = asked.body.password
        return asked.signed(await self.accounts.recover(person, epoch, password, asked.device, asked.session))

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
        await self.accounts.erase(asked.own_session(), asked.body)
        asked.token = asked.device_cookie = ""

    @get("/api/me/export", "All of me", limit="export", answer=bytes, media=ZIP, people_only=True)
    async def export(self, asked: ApiRequest) -> JsonLines:
        """Return everything that is stored of the person, and the records of their games."""
        person = asked.signed_in()
        history = await self.services.profiles.as_csv("", person, {})
        parts = self.accounts.download(person, history)

        async def taken() -> AsyncIterator[bytes]:
            # Games are replayed one at a time, in a thread that no move waits for.
            while (part := await self.tables.database.slowly(next, parts, None)) is not None:
                yield part

        return JsonLines(taken(), ZIP)

    @get("/api/me/profile", "My profile", people_only=True)
    async def my_profile(self, asked: ApiRequest) -> Profile:
        return await self.services.profiles.of("", asked.signed_in())

    @get("/api/people/{name}/profile", "A profile", people_only=True)
    async def profile(self, asked: ApiRequest) -> Profile:
        """Return a person as far as they show themselves."""
        return await self.services.profiles.of(asked.path["name"], asked.person)

    @get("/api/me/history", "My history", query=HISTORY, people_only=True)
    async def my_history(self, asked: ApiRequest) -> HistoryPage:
        return await self.services.profiles.games("", asked.signed_in(), asked.query)

    @get("/api/people/{name}/history", "A history", query=HISTORY, people_only=True)
    async def history(self, asked: ApiRequest) -> HistoryPage:
        """Return finished games, the latest first, twenty at a time."""
        return await self.services.profiles.games(asked.path["name"], asked.person, asked.query)

    @get(
        "/api/me/history.csv",
        "My history as CSV",
        limit="replay",
        query=HISTORY,
        answer=bytes,
        media=CSV,
        people_only=True,
    )
    async def my_csv(self, asked: ApiRequest) -> JsonLines:
        return await self._csv(asked, "", asked.signed_in())

    @get(
        "/api/people/{name}/history.csv",
        "A history as CSV",
        limit="replay",
        query=HISTORY,
        answer=bytes,
        media=CSV,
        people_only=True,
    )
    async def csv(self, asked: ApiRequest) -> JsonLines:
        return await self._csv(asked, asked.path["name"], asked.person)

    async def _csv(self, asked: ApiRequest, name: str, viewer: str | None) -> JsonLines:
        content = await self.services.profiles.as_csv(name, viewer, asked.query)

        async def parts() -> AsyncIterator[bytes]:
            yield content

        return JsonLines(parts(), CSV)

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
        return await self.accounts.add_bot(asked.signed_in(), asked.body.name, asked.body.scopes)

    @delete("/api/bots/{bot}", "Take its token back", limit="join", people_only=True)
    async def end_bot(self, asked: ApiRequest) -> None:
        await self.accounts.end_bot(asked.signed_in(), asked.path["bot"])
