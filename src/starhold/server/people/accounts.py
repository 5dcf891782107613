"""Accounts: guests, passwords, names, sessions and bot accounts."""

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final, NamedTuple

from starhold.server.errors import (
    BadRequest,
    HasAccount,
    LinkExpired,
    NeedsPassword,
    NoAccount,
    NoSuchBot,
    NoSuchSession,
    NotSignedIn,
    TooMany,
    WrongName,
    WrongPassword,
    WrongWords,
)
from starhold.server.people import four_words, identity
from starhold.server.people.bans import Bans, Kind
from starhold.server.people.download import files_of, packed
from starhold.server.people.people_store import Person, Session
from starhold.server.store.bus import Bus
from starhold.server.store.database import Database
from starhold.server.tables.seating import Seating
from starhold.server.tables.service import TableService
from starhold.server.viewers.viewers import Viewers
from starhold.server.wire import (
    SCOPES,
    AccountChange,
    BotAccount,
    BotToken,
    Farewell,
    Me,
    NameCheck,
    NewAccount,
    Scope,
    SessionInfo,
    Shown,
)

DAY: Final = 24 * 60 * 60.0
#: a session that is not used for this long ends. Guests have more time: they have no other way to return.
GUEST_SECONDS: Final = 365 * DAY
ACCOUNT_SECONDS: Final = 60 * DAY
#: how often it is written down that a session is in use
SEEN_SECONDS: Final = DAY / 4
#: sessions that are known without asking the database, where no other process can end them
KNOWN: Final = 10_000
#: addresses that are remembered of a person
ADDRESSES: Final = 3
#: letters of a session's key that name it in lists
ID_LENGTH: Final = 16
#: what the tokens of bot accounts begin with, so that people who find one know what it is
BOT_TOKEN: Final = "starhold_bot_"
#: bot accounts that one person may have
MOST_BOTS: Final = 5
#: free names that are suggested for one that is taken
SUGGESTIONS: Final = 3
#: what the bus carries when somebody signs out; no table's id looks like it
PERSON: Final = "person:"


class SignedIn(NamedTuple):
    """Somebody signed in, and the token that their browser keeps."""

    me: Me
    token: str


class Accounts:
    """Guests, accounts, their sessions and bot accounts."""

    def __init__(
        self,
        database: Database,
        bus: Bus,
        viewers: Viewers,
        bans: Bans,
        tables: TableService,
        seating: Seating,
    ) -> None:
        self.database = database
        self.store = database.store
        self.bus = bus
        self.viewers = viewers
        self.bans = bans
        self.tables = tables
        self.seating = seating
        self.people = seating.people
        self._known: OrderedDict[str, Session] = OrderedDict()
        #: where people were last seen, in memory alone: for operators who ban
        self.addresses: OrderedDict[str, tuple[str, ...]] = OrderedDict()

    # -- who is asking --------------------------------------------------------------------

    async def session(self, token: str) -> Session | None:
        """Return the session that a token opens, None if it is not valid any more."""
        key = _key(token)
        found = self._known.get(key)
        if found is None:
            found = await self.database.call(self.people.session, key)
        if found is None or found.expires < self.store.now():
            return None
        self.bans.check("person", found.person)
        self._remember(found)
        return found

    def seen_at(self, person: str, address: str) -> None:
        """Note where a person comes from; it is forgotten when the process ends."""
        before = self.addresses.pop(person, ())
        self.addresses[person] = (address, *(one for one in before if one != address))[:ADDRESSES]
        if len(self.addresses) > KNOWN:
            self.addresses.popitem(last=False)

    def _remember(self, session: Session) -> None:
        if self.bus.alone:
            self._known[session.key] = session
            self._known.move_to_end(session.key)
            if len(self._known) > KNOWN:
                self._known.popitem(last=False)

    async def in_use(self, session: Session) -> bool:
        """Extend a session that is in use; return True if its cookie should be sent again."""
        now = self.store.now()
        if now - session.seen < SEEN_SECONDS:
            return False
        expires = now + _lasts(await self.somebody(session.person))
        await self.database.call(self.people.keep_session, session.key, now, expires)
        self._known.pop(session.key, None)
        return True

    async def exchange(self, person: str, device: str) -> SignedIn | None:
        """Return a new session for a guest whose cookie is older than sessions, None if it is not valid."""
        if not await self.database.call(self.people.old_cookie, person, self.store.now()):
            return None
        return await self._enter(await self.somebody(person), device, None)

    async def somebody(self, person: str) -> Person:
        found = await self.database.call(self.people.person, person)
        if found is None:
            raise NotSignedIn("the session does not exist; log in again")
        return found

    async def me(self, person: str) -> Me:
        return _me(await self.somebody(person))

    async def name_to_sit(self, person: str, others: Iterable[str] = ()) -> str:
        """Return the person's name for a seat.

        Raise `NameTaken` if it, or the name of a seat beside it, is another account's.
        """
        found = await self.somebody(person)
        beside = [identity.clean(name, identity.NAME_LENGTH, "name") for name in others]
        await self.database.call(self.people.check_names, person, [found.name, *beside])
        return found.name

    # -- coming in ------------------------------------------------------------------------

    async def come_in(self, name: str, device: str) -> SignedIn:
        """Add a guest and sign them in."""
        name = identity.clean(name, identity.NAME_LENGTH, "name")
        person = identity.new_id(16)
        await self.database.call(self.people.add_guest, person, name)
        return await self._enter(Person(person, name, None, None), device, None)

    async def open_account(self, session: Session, wish: NewAccount) -> SignedIn:
        """Make an account of a guest, with all their games; end the guest's tokens."""
        found = await self.somebody(session.person)
        if found.account:
            raise HasAccount("this is an account already")
        name = identity.account_name(wish.name)
        await self.database.call(self.people.check_names, session.person, [name])
        hashed = None
        if wish.password:
            hashed = await self.database.slowly(identity.hash_password, wish.password)
        await self._renamed(await self.database.call(self.people.rename, found.id, name, hashed, True))
        shown = Shown(wish.face, games="all" if wish.shown else "nobody", ranking=wish.shown)
        await self.database.call(self.people.show, found.id, shown)
        return await self._enter_anew(session)

    async def check_name(self, person: str | None, name: str) -> NameCheck:
        """Return whether an account can have a name; if not, also some names that are free."""
        name = identity.account_name(name)
        if await self.database.call(self.people.free, person or "", [name]):
            return NameCheck(name, taken=False)
        free = await self.database.call(self.people.free, person or "", identity.similar(name))
        return NameCheck(name, taken=True, free=tuple(free[:SUGGESTIONS]))

    async def log_in(self, name: str, password: str, device: str, old: Session | None) -> SignedIn:
        """Log in to an account; end the session that the browser had."""
        found = await self.database.call(
            self.people.account, identity.clean(name, identity.NAME_LENGTH, "name")
        )
        # A wrong name takes as long as a wrong password.
        hashed = found.password if found is not None else None
        if not await self._fits(password, hashed) or found is None:
            raise WrongPassword("no account has that name and password")
        return await self.enter_instead(found, device, old)

    async def log_in_by_words(self, name: str, words: str, device: str, old: Session | None) -> SignedIn:
        """Log in by an account's four words; end the session that the browser had."""
        found = await self.account(name)
        hashed = found.words if found is not None else None
        if not await self._fits(four_words.plain(words), hashed) or found is None:
            raise WrongWords("no account has that name and those words")
        return await self.enter_instead(found, device, old)

    async def _fits(self, secret: str, hashed: str | None) -> bool:
        """True if a secret is the one with this hash; without a hash it takes as long and is False."""
        known = await self.database.slowly(_nobody)
        fits = await self.database.slowly(identity.password_fits, secret, known if hashed is None else hashed)
        return fits and hashed is not None

    async def enter_instead(self, who: Person, device: str, old: Session | None) -> SignedIn:
        """Log somebody in; the session that the browser had ends."""
        entered = await self._enter(who, device, old)
        if old is not None:
            await self._ended(old.person)
        return entered

    async def _enter_anew(self, session: Session) -> SignedIn:
        """Give a browser a new token; end all others of this person."""
        await self.sign_out(session.person)
        return await self._enter(await self.somebody(session.person), session.device, None)

    async def _enter(self, who: Person, device: str, instead: Session | None) -> SignedIn:
        self.bans.check("person", who.id)
        token = secrets.token_urlsafe(32)
        now = self.store.now()
        session = Session(_key(token), who.id, device, now, now, now + _lasts(who))
        await self.database.call(self.people.add_session, session, instead.key if instead else None)
        return SignedIn(_me(who), token)

    # -- one's name and password ----------------------------------------------------------

    async def rename(self, person: str, name: str) -> Me:
        """Change a guest's name; raise `NeedsPassword` for an account."""
        name = identity.clean(name, identity.NAME_LENGTH, "name")
        found = await self.somebody(person)
        if found.account:
            if name != found.name:
                raise NeedsPassword("an account's name changes with its password: PUT /api/account")
            return _me(found)
        await self._renamed(await self.database.call(self.people.rename, person, name))
        return await self.me(person)

    async def change(self, session: Session, change: AccountChange) -> SignedIn:
        """Change an account's name or password if the old password fits; sign other devices out."""
        found = await self.somebody(session.person)
        if not found.account:
            raise NoAccount("a guest has no password")
        if not (change.name or change.new_password):
            raise BadRequest("there is nothing to change", field="name")
        if found.password is not None and not await self._fits(change.password, found.password):
            raise WrongPassword("that is not the password")
        name = identity.account_name(change.name) if change.name else found.name
        hashed = None
        if change.new_password:
            hashed = await self.database.slowly(identity.hash_password, change.new_password)
        await self._renamed(await self.database.call(self.people.rename, found.id, name, hashed))
        return await self._enter_anew(session)

    # -- how others see one, and four words --------------------------------------------------

    async def shown(self, person: str) -> Shown:
        """Return how others see a person."""
        return await self.database.call(self.people.shown, person)

    async def show(self, person: str, shown: Shown) -> None:
        """Change how others see an account; raise NoAccount for a guest."""
        await self._account_of(person)
        await self._renamed(await self.database.call(self.people.show, person, shown))

    async def make_words(self, person: str) -> tuple[str, ...]:
        """Give an account four new words, which are shown once; raise NoAccount for a guest."""
        await self._account_of(person)
        words = four_words.new()
        hashed = await self.database.slowly(identity.hash_password, four_words.plain(" ".join(words)))
        await self.database.call(self.people.set_words, person, hashed)
        return words

    async def forget_words(self, person: str) -> None:
        """Delete an account's four words, so that they no longer open it."""
        await self.database.call(self.people.set_words, person, None)

    async def _account_of(self, person: str) -> Person:
        """Return the account of a person; raise NoAccount for a guest."""
        found = await self.somebody(person)
        if not found.account:
            raise NoAccount("this is for people who have an account")
        return found

    def download(self, person: str, history: bytes) -> Iterator[bytes]:
        """Yield everything that is stored of a person as a ZIP file, part by part."""
        return packed(files_of(self.store, person, history))

    async def erase(self, session: Session, farewell: Farewell) -> None:
        """Delete all that is kept of a person. Running games are resigned first, and open tables left."""
        found = await self.somebody(session.person)
        if found.password is not None:
            if not await self._fits(farewell.password, found.password):
                raise WrongPassword("that is not the password")
        elif found.account and farewell.name.strip().casefold() != found.login:
            raise WrongName("that is not the account's name")
        await self.erase_person(session.person)

    async def erase_person(self, whom: str) -> None:
        """Erase a person for an operator, who needs no password."""
        programs = await self.database.call(self.people.bots_of, whom)
        for person in (*(program.id for program in programs), whom):
            sat = await self.database.call(self.people.tables_of, person)
            for table_id in sat:
                await self.seating.farewell(table_id, person)
            await self.database.call(self.people.erase, person)
            await self._ended(person)
            await self._renamed(sat)

    async def rename_person(self, person: str, name: str) -> str:
        """Give a person another name, by an operator; return it as it is kept."""
        name = identity.clean(name, identity.NAME_LENGTH, "name")
        await self._renamed(await self.database.call(self.people.rename, person, name))
        return name

    async def reset_password(self, person: str) -> str:
        """Give an account a new password and end its sessions; return the password, which is shown once."""
        found = await self.somebody(person)
        if not found.account:
            raise NoAccount("a guest has no password")
        password = identity.new_id(14)
        await self._set_password(found, password)
        return password

    async def recover(
        self, person: str, epoch: int, password: str, device: str, old: Session | None
    ) -> SignedIn:
        """Log the owner of an account in by a link, which is good once.

        If they chose a new password, they are signed in there alone.
        """
        found = await self.somebody(person)
        if password:
            identity.check_password(password)
        if found.epoch != epoch or not await self.database.call(self.people.count_epoch, person, epoch):
            raise LinkExpired("the link was used already")
        if password:
            await self._set_password(found, password)
        return await self.enter_instead(found, device, old)

    async def _set_password(self, who: Person, password: str) -> None:
        hashed = await self.database.slowly(identity.hash_password, password)
        await self._renamed(await self.database.call(self.people.rename, who.id, who.name, hashed))
        await self.sign_out(who.id)

    async def account(self, name: str) -> Person | None:
        """Return the account of a name, if there is one."""
        return await self.database.call(self.people.account, identity.clean(name, 64, "name"))

    async def _renamed(self, tables: Iterable[str]) -> None:
        """Show a new name or face where it stands at tables."""
        for table_id in tables:
            if table_id in self.tables.cached:
                await self.tables.rows_changed(self.tables.cached[table_id])

    # -- one's bot accounts ---------------------------------------------------------------

    async def bots(self, person: str) -> tuple[BotAccount, ...]:
        """Return the bot accounts of a person."""
        return tuple(await self.database.call(self.people.bots_of, person))

    async def add_bot(self, person: str, name: str, scopes: tuple[Scope, ...] = SCOPES) -> BotToken:
        """Add a bot account; return its token, which is shown only once. Raise NoAccount for a guest."""
        if not (await self.somebody(person)).account:
            raise NoAccount("bot accounts are for people who have an account")
        if len(await self.bots(person)) >= MOST_BOTS:
            raise TooMany(f"there are already {MOST_BOTS} bot accounts", what="bots", most=MOST_BOTS)
        name = identity.clean(name, identity.NAME_LENGTH, "name")
        bot, token = identity.new_id(16), BOT_TOKEN + secrets.token_urlsafe(32)
        now = self.store.now()
        chosen = tuple(scope for scope in SCOPES if scope in scopes)
        session = Session(_key(token), bot, "bot", now, now, now + GUEST_SECONDS, " ".join(chosen))
        await self.database.call(self.people.add_bot, bot, name, session, person)
        return BotToken(bot, name, token, chosen)

    async def end_bot(self, person: str, bot: str) -> None:
        """Take a bot account's token back; its sockets close."""
        if not await self.database.call(self.people.end_bot, person, bot):
            raise NoSuchBot("you have no such bot account")
        await self._ended(bot)

    async def bot_session(self, token: str) -> Session:
        """Return the session of a bot account; raise NotSignedIn if the token is not valid."""
        session = await self.session(token) if token.startswith(BOT_TOKEN) else None
        if session is None:
            raise NotSignedIn("the token is not valid")
        await self.in_use(session)
        return session

    # -- where one is signed in -----------------------------------------------------------

    async def list(self, session: Session) -> tuple[SessionInfo, ...]:
        """Return all sessions of the person that have not expired."""
        found = await self.database.call(self.people.sessions_of, session.person)
        now = self.store.now()
        return tuple(
            SessionInfo(one.key[:ID_LENGTH], one.device, one.created, one.seen, one.key == session.key)
            for one in found
            if one.expires >= now
        )

    async def end(self, person: str, name: str) -> None:
        """End one of the person's sessions, by its id in the list."""
        found = await self.database.call(self.people.sessions_of, person)
        chosen = [one.key for one in found if one.key[:ID_LENGTH] == name]
        if not chosen:
            raise NoSuchSession("you have no such session")
        await self.sign_out(person, chosen)

    async def sign_out(self, person: str, chosen: Iterable[str] | None = None) -> None:
        """End these sessions of a person, or all of them; their sockets close, here and elsewhere."""
        await self.database.call(self.people.end_sessions, person, chosen)
        await self._ended(person)

    async def ban(self, kind: Kind, name: str, reason: str, until: float | None = None, by: str = "") -> None:
        """Ban a person or an address. A person's sessions end; tokens of bot accounts only rest."""
        await self.bans.ban(kind, name, reason, until, by)
        if kind == "person":
            found = await self.database.call(self.people.person, name)
            if found is None or found.owner is None:
                await self.sign_out(name)

    async def _ended(self, person: str) -> None:
        self.bus.tell(PERSON + person)
        await self.check_viewers(person)

    async def check_viewers(self, person: str | None = None) -> None:
        """Disconnect viewers whose session has ended: a person's, or all that are here."""
        here = [one for one in self.viewers if one.session and (person is None or one.person == person)]
        self._known = OrderedDict(
            (key, session) for key, session in self._known.items() if person not in (None, session.person)
        )
        if here:
            good = await self.database.call(self.people.known_sessions, {viewer.session for viewer in here})
            for viewer in here:
                if viewer.session not in good:
                    viewer.dismiss()


def _key(token: str) -> str:
    """Return what the database keeps of a token: enough to recognise it, not to make it."""
    return hashlib.sha256(token.encode()).hexdigest()


def _lasts(who: Person) -> float:
    return ACCOUNT_SECONDS if who.password or who.words else GUEST_SECONDS


def _me(who: Person) -> Me:
    return Me(who.id, who.name, who.account, who.face)


@cache
def _nobody() -> str:
    """Return the hash that a password is compared with where there is no account."""
    return identity.hash_password("nobody's password, hashed once")


#: what a browser's own words hold, and what we call it; the first that fits counts
_BROWSERS: Final = {
    "Edg": "Edge",
    "OPR": "Opera",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "Chrome": "Chrome",
    "CriOS": "Chrome",
    "Safari": "Safari",
}
_SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def device_of(agent: str) -> str:
    """Return a browser and its system, as far as it names them; enough to recognise one's devices.

    >>> device_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    """
    found = [
        next((name for mark, name in names.items() if mark in agent), "") for names in (_BROWSERS, _SYSTEMS)
    ]
    return ", ".join(filter(None, found))
