"""PeopleStore: the SQL about people: guests, accounts, their names and sessions."""

import hashlib
import time
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, fields
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, select
from sqlalchemy.exc import IntegrityError

from starhold.server.errors import NameTaken, SeveralBots
from starhold.server.people.confusables import keys
from starhold.server.store import holidays, members
from starhold.server.store.schema import (
    audit,
    bans,
    chat,
    entrants,
    entries,
    events,
    invitations,
    lessons,
    metadata,
    names,
    people,
    puzzles,
    reports,
    resting_names,
    reviews,
    seats,
    sessions,
    tables,
)
from starhold.server.store.store import Store, touch
from starhold.server.tables.entries import Started, decode, encode
from starhold.server.wire import ALL_SCOPES, BotAccount, LessonProgress, PuzzleSolved, Shown

#: the name in place of a person who has deleted everything
NOBODY = "?"


@dataclass(frozen=True, slots=True)
class Person:
    """A person: a guest, or with a login an account."""

    id: str
    name: str
    login: str | None
    password: str | None
    #: the owner of a bot account; None for a person
    owner: str | None = None
    face: int = 0
    #: a hash of the four words, if the account has any
    words: str | None = None
    #: how often a link or the words have opened the account
    epoch: int = 0

    @property
    def account(self) -> bool:
        return self.login is not None


@dataclass(frozen=True, slots=True)
class Session:
    """A browser that is signed in. The key is a hash of its token, which nobody but the browser has."""

    key: str
    person: str
    device: str
    created: float
    seen: float
    expires: float
    #: what the token of a bot account may be used for; a browser may do everything
    scopes: str = ALL_SCOPES


_SOMEBODY = tuple(people.c[one.name] for one in fields(Person))
_SHOWN = tuple(people.c[name] for name in Shown.__struct_fields__)
#: a name that was an account's can't be taken for this long
REST_SECONDS: Final = 90 * 24 * 60 * 60.0


class PeopleStore:
    """People in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # -- people ---------------------------------------------------------------------------

    def add_guest(self, person: str, name: str) -> None:
        """Add a guest; raise NameTaken if an account has the name."""
        with self.store.write() as connection:
            _check_free(connection, person, name)
            connection.execute(people.insert().values(id=person, name=name, created=time.time()))

    def person(self, person: str) -> Person | None:
        return self._somebody(people.c.id == person)

    def account(self, name: str) -> Person | None:
        return self._somebody(people.c.login == name.casefold())

    def invitee(self, name: str) -> Person | None:
        """Return the account of a name, or else the bot account of a name or of `Owner/Name`.

        Raise SeveralBots if more than one bot account has the name: the owner's name tells them apart.
        """
        found = self.account(name)
        if found is not None:
            return found
        owner, _, program = name.rpartition("/")
        owners = people.alias()
        # Names of programs are not unique and have no key in lower case.
        query = select(*_SOMEBODY, owners.c.name.label("owner_name"), owners.c.login.label("owner_login"))
        query = query.join(owners, people.c.owner == owners.c.id)
        with self.store.read() as connection:
            rows = connection.execute(query.where(people.c.name.in_((name, program)))).all()
        chosen = [row for row in rows if row.name == name] or [
            row for row in rows if row.name == program and row.owner_login == owner.casefold()
        ]
        if len(chosen) > 1:
            raise SeveralBots(
                f"several programs have the name {name!r}", name=name, other=f"{chosen[0].owner_name}/{name}"
            )
        return Person(*chosen[0][: len(_SOMEBODY)]) if chosen else None

    def _somebody(self, which: ColumnElement[bool]) -> Person | None:
        with self.store.read() as connection:
            row = connection.execute(select(*_SOMEBODY).where(which)).first()
        return None if row is None else Person(*row)

    def all_accounts(self, persons: Sequence[str | None]) -> bool:
        """True if all of these are people with an account."""
        query = select(func.count()).where(people.c.id.in_(persons), people.c.login.is_not(None))
        with self.store.read() as connection:
            return connection.execute(query).scalar() == len(set(persons))

    def check_names(self, person: str, wanted: Iterable[str]) -> None:
        """Raise NameTaken if a person may not use one of these names for themselves or a seat beside them."""
        with self.store.read() as connection:
            for name in wanted:
                _check_free(connection, person, name)

    def free(self, person: str, wanted: Iterable[str]) -> list[str]:
        """Return which of these names a person can have."""
        with self.store.read() as connection:
            return [name for name in wanted if not _taken(connection, person, name)]

    def rename(self, person: str, name: str, password: str | None = None, account: bool = False) -> list[str]:
        """Change a name, also at the tables that have not started; return the ids of these tables.

        `account` makes an account of a guest; its name is taken for it alone. A password replaces its own.
        """
        waiting = select(tables.c.id).where(tables.c.status == "open")
        own = (seats.c.person == person) & (seats.c.kind == "human") & seats.c.table_id.in_(waiting)
        with self.store.write() as connection:
            login = connection.execute(select(people.c.login).where(people.c.id == person)).scalar()
            _check_free(connection, person, name)
            if login is not None or account:
                _take(connection, person, name, password)
            connection.execute(people.update().where(people.c.id == person).values(name=name))
            renamed = sorted({row[0] for row in connection.execute(select(seats.c.table_id).where(own))})
            for table_id in renamed:
                touch(connection, tables.c.id == table_id)
            connection.execute(seats.update().where(own).values(name=name))
        return renamed

    # -- how others see a person, and what opens an account ------------------------------------

    def shown(self, person: str) -> Shown:
        """Return how others see a person."""
        with self.store.read() as connection:
            row = connection.execute(select(*_SHOWN).where(people.c.id == person)).one()
        return Shown(*row)

    def show(self, person: str, shown: Shown) -> list[str]:
        """Keep how others see a person; return the tables in progress that show another face from now on."""
        values = msgspec.structs.asdict(shown)
        sits = select(seats.c.table_id).where(seats.c.person == person, seats.c.kind == "human")
        here = tables.c.id.in_(sits) & tables.c.status.in_(("open", "starting", "running"))
        changed = []
        with self.store.write() as connection:
            face = connection.execute(select(people.c.face).where(people.c.id == person)).scalar()
            connection.execute(people.update().where(people.c.id == person).values(**values))
            if face != shown.face:
                changed = list(connection.execute(select(tables.c.id).where(here)).scalars())
                touch(connection, here)
        return changed

    def set_words(self, person: str, hashed: str | None) -> None:
        """Keep the hash of an account's four words in place of others, or forget them."""
        with self.store.write() as connection:
            connection.execute(people.update().where(people.c.id == person).values(words=hashed))

    def count_epoch(self, person: str, epoch: int) -> bool:
        """Use up what is good for one number; False if something else did so first."""
        own = (people.c.id == person) & (people.c.epoch == epoch)
        with self.store.write() as connection:
            return connection.execute(people.update().where(own).values(epoch=epoch + 1)).rowcount == 1

    # -- bot accounts ---------------------------------------------------------------------

    def add_bot(self, bot: str, name: str, session: Session, owner: str) -> None:
        """Add a bot account of the owner's, with its token; raise NameTaken if an account has the name."""
        with self.store.write() as connection:
            _check_free(connection, owner, name)
            connection.execute(
                people.insert().values(id=bot, name=name, created=session.created, owner=owner)
            )
            connection.execute(sessions.insert().values(asdict(session)))

    def bots_of(self, owner: str) -> list[BotAccount]:
        """Return a person's bot accounts, the oldest first."""
        columns = (people.c.id, people.c.name, people.c.created, sessions.c.seen, sessions.c.scopes)
        query = (
            select(*columns).join(sessions, sessions.c.person == people.c.id).where(people.c.owner == owner)
        )
        with self.store.read() as connection:
            rows = connection.execute(query.order_by(people.c.created))
            return [
                BotAccount(row.id, row.name, row.created, row.seen, tuple(row.scopes.split())) for row in rows
            ]

    def end_bot(self, owner: str, bot: str) -> bool:
        """Revoke a bot account's token; keep what it played. Return False if the owner has no such bot."""
        own = (people.c.id == bot) & (people.c.owner == owner)
        with self.store.write() as connection:
            if connection.execute(people.update().where(own).values(owner=None)).rowcount != 1:
                return False
            connection.execute(delete(sessions).where(sessions.c.person == bot))
        return True

    def away(self, people: Sequence[str]) -> dict[str, tuple[float, float]]:
        """Return from when until when these people are or will be away; nothing for the others."""
        with self.store.read() as connection:
            return holidays.ahead(connection, people, self.store.now())

    def owner_name(self, person: str) -> str:
        """Return the name of the owner of a bot account; nothing for people."""
        owners = people.alias()
        query = select(owners.c.name).join(people, people.c.owner == owners.c.id).where(people.c.id == person)
        with self.store.read() as connection:
            return connection.execute(query).scalar() or ""

    # -- puzzles ----------------------------------------------------------------------------

    def puzzles_of(self, person: str) -> tuple[PuzzleSolved, ...]:
        """Return the puzzles that a person has solved."""
        query = select(puzzles.c.game, puzzles.c.puzzle).where(puzzles.c.person == person)
        with self.store.read() as connection:
            found = [PuzzleSolved(row.game, row.puzzle) for row in connection.execute(query)]
        return tuple(sorted(found, key=lambda one: (one.game, len(one.puzzle), one.puzzle)))

    def keep_puzzle(self, person: str, solved: PuzzleSolved) -> None:
        """Note that a person has solved a puzzle, maybe again."""
        own = (puzzles.c.person == person) & (puzzles.c.game == solved.game)
        own &= puzzles.c.puzzle == solved.puzzle
        with self.store.write() as connection:
            connection.execute(delete(puzzles).where(own))
            connection.execute(puzzles.insert().values(person=person, **msgspec.structs.asdict(solved)))

    # -- leaving for good -------------------------------------------------------------------

    def tables_of(self, person: str) -> list[str]:
        """Return the ids of the tables that a person sits at or hosts, in any state."""
        sits = select(seats.c.table_id).where(seats.c.person == person)
        query = select(tables.c.id).where(tables.c.id.in_(sits) | (tables.c.host == person))
        with self.store.read() as connection:
            return [row[0] for row in connection.execute(query)]

    def erase(self, person: str) -> None:
        """Erase everything about a person. Games with others stay theirs, and one of them becomes the host.

        What the dice were made from stays as well: without it nobody could check them.
        """
        sits = (seats.c.person == person) & seats.c.kind.in_(("human", "hotseat"))
        with self.store.write() as connection:
            for table_id, host in connection.execute(
                select(tables.c.id, tables.c.host).where(
                    tables.c.id.in_(select(seats.c.table_id).where(sits)) | (tables.c.host == person)
                )
            ).all():
                _forget_at(connection, table_id, host, person)
                # A review names who played; it is made again when somebody asks for it.
                connection.execute(delete(reviews).where(reviews.c.table_id == table_id))
            connection.execute(
                seats.update().where(sits).values(name=NOBODY, person=None, owner="", orders="{}", seen=0.0)
            )
            said = chat.update().where(chat.c.person == person)
            connection.execute(said.values(person="", name=NOBODY, text="…", client=None))
            gone = entrants.update().where(entrants.c.person == person)
            connection.execute(gone.values(person=None, state="gone", free=0.0))
            connection.execute(events.update().where(events.c.host == person).values(host=""))
            kept = seats.update().where(seats.c.kept_for == person)
            connection.execute(kept.values(kept_for=None))
            connection.execute(reports.update().where(reports.c.reporter == person).values(reporter=""))
            members.leave_all(connection, person)
            _forget_in_notes(connection, person)
            _let_rest(connection, person)
            for table in reversed(metadata.sorted_tables):
                for column in table.columns:
                    if column.references(people.c.id):
                        connection.execute(delete(table).where(column == person))
            connection.execute(delete(people).where(people.c.id == person))

    # -- lessons --------------------------------------------------------------------------

    def lessons_of(self, person: str) -> tuple[LessonProgress, ...]:
        """Return how far a person has come in lessons."""
        columns = (lessons.c.game, lessons.c.lesson, lessons.c.beat, lessons.c.done)
        query = select(*columns).where(lessons.c.person == person)
        with self.store.read() as connection:
            return tuple(LessonProgress(*row) for row in connection.execute(query))

    def keep_lesson(self, person: str, progress: LessonProgress) -> None:
        """Keep the last beat that a person reached; a lesson that was finished once stays finished."""
        own = (lessons.c.person == person) & (lessons.c.game == progress.game)
        own &= lessons.c.lesson == progress.lesson
        with self.store.write() as connection:
            done = connection.execute(select(lessons.c.done).where(own)).scalar()
            connection.execute(delete(lessons).where(own))
            kept = msgspec.structs.replace(progress, done=bool(done) or progress.done)
            connection.execute(lessons.insert().values(person=person, **msgspec.structs.asdict(kept)))

    # -- sessions -------------------------------------------------------------------------

    def add_session(self, session: Session, instead: str | None = None) -> None:
        """Add a browser's session, in place of `instead`, which it had; delete expired sessions."""
        with self.store.write() as connection:
            over = sessions.c.expires < session.created
            connection.execute(delete(sessions).where(over | (sessions.c.key == instead)))
            connection.execute(sessions.insert().values(asdict(session)))

    def session(self, key: str) -> Session | None:
        with self.store.read() as connection:
            row = connection.execute(select(sessions).where(sessions.c.key == key)).first()
        return None if row is None else Session(*row)

    def sessions_of(self, person: str) -> list[Session]:
        """Return a person's sessions, the latest used first."""
        query = select(sessions).where(sessions.c.person == person).order_by(sessions.c.seen.desc())
        with self.store.read() as connection:
            return [Session(*row) for row in connection.execute(query)]

    def keep_session(self, key: str, seen: float, expires: float) -> None:
        """Note that a session is in use, and until when it lasts."""
        with self.store.write() as connection:
            connection.execute(
                sessions.update().where(sessions.c.key == key).values(seen=seen, expires=expires)
            )

    def end_sessions(self, person: str, chosen: Iterable[str] | None = None, but: str = "") -> None:
        """Sign a person out: where these sessions are, or everywhere (`but` in one place)."""
        which = (sessions.c.person == person) & (sessions.c.key != but)
        if chosen is not None:
            which &= sessions.c.key.in_(list(chosen))
        with self.store.write() as connection:
            connection.execute(delete(sessions).where(which))
            connection.execute(people.update().where(people.c.id == person).values(cookie_until=0.0))

    def known_sessions(self, chosen: Iterable[str]) -> set[str]:
        """Return which of these sessions still exist."""
        query = select(sessions.c.key).where(sessions.c.key.in_(list(chosen)))
        with self.store.read() as connection:
            return {row[0] for row in connection.execute(query)}

    def old_cookie(self, person: str, now: float) -> bool:
        """True if a cookie from before there were sessions is still valid for this guest."""
        good = (people.c.id == person) & people.c.login.is_(None) & (people.c.cookie_until > now)
        with self.store.read() as connection:
            return connection.execute(select(people.c.id).where(good)).first() is not None


def _forget_in_notes(connection: Connection, person: str) -> None:
    """Remove a person's names from the notes of operators: what was done to them, what they did as one."""
    about = audit.c.about.startswith(f"{person} ", autoescape=True)
    renamed = about & (audit.c.act == "rename")
    connection.execute(audit.update().where(renamed).values(detail=""))
    connection.execute(audit.update().where(about).values(about=person))
    row = connection.execute(select(people.c.name, people.c.role).where(people.c.id == person)).first()
    if row is not None and row.role:
        for table in (audit, bans, invitations, reports):
            connection.execute(table.update().where(table.c.by == row.name).values(by=NOBODY))


def _forget_at(connection: Connection, table_id: str, host: str, person: str) -> None:
    """Remove a person's names from the log of a table; hide the table if nobody else sat there."""
    mine = [
        row[0]
        for row in connection.execute(
            select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.person == person)
        )
    ]
    others = select(seats.c.person).where(
        seats.c.table_id == table_id, seats.c.person.is_not(None), seats.c.person != person
    )
    heir = connection.execute(others.order_by(seats.c.seat).limit(1)).scalar()
    values = {"host": heir or ""} if host == person else {}
    touch(connection, tables.c.id == table_id, **values, **({} if heir else {"hidden": True}))
    first = (entries.c.table_id == table_id) & (entries.c.number == 0)
    body = connection.execute(select(entries.c.body).where(first)).scalar()
    if body is not None and isinstance(started := decode(body), Started):
        told = tuple(NOBODY if seat in mine else name for seat, name in enumerate(started.names))
        kept = encode(msgspec.structs.replace(started, names=told))
        connection.execute(entries.update().where(first).values(body=kept))


def _taken(connection: Connection, person: str, name: str) -> bool:
    """True if the name, or one that looks like it, is another account's or was until a short time ago."""
    wanted = sorted(keys(name))
    others = names.c.key.in_(wanted) & (names.c.person != person)
    if connection.execute(select(names.c.key).where(others)).first() is not None:
        return True
    rests = resting_names.c.hash.in_([_hash(key) for key in wanted]) & (resting_names.c.until > time.time())
    return connection.execute(select(resting_names.c.hash).where(rests)).first() is not None


def _hash(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def _let_rest(connection: Connection, person: str) -> None:
    """Keep a deleted account's name from others for a while; only a hash of it is kept."""
    now = time.time()
    connection.execute(delete(resting_names).where(resting_names.c.until < now))
    own = connection.execute(select(names.c.key).where(names.c.person == person)).scalars().all()
    hashes = [_hash(key) for key in own]
    connection.execute(delete(resting_names).where(resting_names.c.hash.in_(hashes)))
    for one in hashes:
        connection.execute(resting_names.insert().values(hash=one, until=now + REST_SECONDS))


def _check_free(connection: Connection, person: str, name: str) -> None:
    if _taken(connection, person, name):
        raise NameTaken(f"the name {name!r} is taken, or looks like one that is", name=name)


def _take(connection: Connection, person: str, name: str, password: str | None) -> None:
    """Give the person the name and free their others; raise NameTaken if somebody was quicker."""
    values = {"name": name, "login": name.casefold()}
    if password is not None:
        values["password"] = password
    try:
        connection.execute(delete(names).where(names.c.person == person))
        connection.execute(names.insert(), [{"key": key, "person": person} for key in sorted(keys(name))])
        connection.execute(people.update().where(people.c.id == person).values(**values))
    except IntegrityError:
        raise NameTaken(f"the name {name!r} is taken", name=name) from None
