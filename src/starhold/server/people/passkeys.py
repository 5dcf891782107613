"""Passkeys (WebAuthn): adding one to an account, logging in with one. The library `webauthn` checks answers.

A ceremony begins with a challenge, which the server keeps until it is answered: once, and in time.
"""

import base64
import ipaddress
import re
import secrets
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from sqlalchemy import delete, func, select

from starhold.server.errors import (
    NoAccount,
    NoPasskeysHere,
    NoSuchPasskey,
    PasskeyExpired,
    TooMany,
    WrongPasskey,
)
from starhold.server.people import identity
from starhold.server.people.accounts import Accounts, SignedIn
from starhold.server.people.people_store import Session
from starhold.server.store.schema import ceremonies, passkeys
from starhold.server.wire import NewPasskey, PasskeyInfo, PasskeyLogin, PasskeyOptions

#: seconds for an answer; a person may have to look for a telephone
CEREMONY_SECONDS: Final = 5 * 60.0
#: passkeys of one account
MOST_PASSKEYS: Final = 10
#: ceremonies that one person may have begun
MOST_BEGUN: Final = 5
#: bytes of a challenge
CHALLENGE: Final = 32


class Domain(NamedTuple):
    """What passkeys are for: the domain, and the origin that browsers report."""

    name: str
    origin: str


def domain_of(address: str) -> Domain | None:
    """Return the domain whose passkeys a server at this address can have; None if browsers allow it none.

    >>> domain_of("https://games.example.org/tabletop")
    Domain(name='games.example.org', origin='https://games.example.org')
    >>> domain_of("http://localhost:8000") is None, domain_of("http://games.example.org") is None
    (False, True)
    """
    parts = urlsplit(address)
    name = (parts.hostname or "").lower()
    if not name or not (parts.scheme == "https" or (parts.scheme == "http" and name == "localhost")):
        return None
    try:
        ipaddress.ip_address(name)
    except ValueError:
        # An IP address is not a domain; a browser writes the port unless it is the usual one.
        port = "" if parts.port in (None, 443 if parts.scheme == "https" else 80) else f":{parts.port}"
        return Domain(name, f"{parts.scheme}://{name}{port}") if re.fullmatch(r"[a-z0-9.-]+", name) else None
    return None


class Passkeys:
    """The passkeys of all accounts, and the ceremonies under way."""

    def __init__(self, accounts: Accounts) -> None:
        self.accounts = accounts
        self.database = accounts.database
        self.store = accounts.store

    # -- adding one ---------------------------------------------------------------------------

    async def begin(self, person: str, address: str) -> PasskeyOptions:
        """Begin to add a passkey; raise NoPasskeysHere, NoAccount or TooMany."""
        domain = _domain(address)
        found = await self.accounts.somebody(person)
        if not found.account:
            raise NoAccount("passkeys are for people who have an account")
        ceremony, challenge, known = await self.database.call(self._begin, person)
        handle = _text(person.encode())
        return PasskeyOptions(ceremony, challenge, domain.name, handle, found.name, tuple(known))

    async def add(self, person: str, wish: NewPasskey, address: str) -> PasskeyInfo:
        """Add the passkey that a browser has made; raise PasskeyExpired, WrongPasskey or TooMany."""
        domain = _domain(address)
        name = identity.clean(wish.name, identity.NAME_LENGTH, "name")
        challenge = await self.database.call(self._use, wish.ceremony, person)
        answer = {"clientDataJSON": wish.client_data, "attestationObject": wish.attestation}
        verified = await self.database.slowly(_registered, _credential(wish.id, answer), challenge, domain)
        now = self.store.now()
        row = {
            "id": identity.new_id(16),
            "person": person,
            "name": name,
            "credential": _text(verified.credential_id),
            "key": _text(verified.credential_public_key),
            "count": verified.sign_count,
            "created": now,
        }
        await self.database.call(self._insert, row)
        return PasskeyInfo(str(row["id"]), name, now, 0.0)

    # -- logging in -----------------------------------------------------------------------------

    async def begin_login(self, address: str) -> PasskeyOptions:
        """Begin a login: the browser offers the passkeys that it has for the domain."""
        domain = _domain(address)
        ceremony, challenge, _ = await self.database.call(self._begin, None)
        return PasskeyOptions(ceremony, challenge, domain.name)

    async def log_in(self, wish: PasskeyLogin, address: str, device: str, old: Session | None) -> SignedIn:
        """Log in by the answer of a passkey; raise PasskeyExpired or WrongPasskey."""
        domain = _domain(address)
        challenge = await self.database.call(self._use, wish.ceremony, None)
        known = await self.database.call(self._known, wish.id)
        if known is None:
            raise WrongPasskey("no account has this passkey")
        answer = {
            "clientDataJSON": wish.client_data,
            "authenticatorData": wish.authenticator,
            "signature": wish.signature,
        }
        credential = _credential(wish.id, answer)
        count = await self.database.slowly(_answered, credential, challenge, domain, known.key, known.count)
        if not await self.database.call(self._used, known.id, known.count, count):
            raise WrongPasskey("the passkey was used elsewhere at the same time")
        return await self.accounts.enter_instead(await self.accounts.somebody(known.person), device, old)

    # -- those there are ----------------------------------------------------------------------

    async def of(self, person: str) -> tuple[PasskeyInfo, ...]:
        """Return a person's passkeys, the oldest first."""
        return tuple(await self.database.call(self._of, person))

    async def rename(self, person: str, passkey: str, name: str) -> None:
        """Give a passkey another name; raise NoSuchPasskey."""
        name = identity.clean(name, identity.NAME_LENGTH, "name")
        if not await self.database.call(self._rename, person, passkey, name):
            raise NoSuchPasskey("you have no such passkey")

    async def remove(self, person: str, passkey: str) -> None:
        """Remove a passkey: it opens the account no longer. Raise NoSuchPasskey."""
        if not await self.database.call(self._remove, person, passkey):
            raise NoSuchPasskey("you have no such passkey")

    # -- SQL ------------------------------------------------------------------------------------

    def _begin(self, person: str | None) -> tuple[str, str, list[str]]:
        ceremony, challenge = secrets.token_urlsafe(18), _text(secrets.token_bytes(CHALLENGE))
        now = self.store.now()
        with self.store.write() as connection:
            connection.execute(delete(ceremonies).where(ceremonies.c.until < now))
            known: list[str] = []
            if person is not None:
                own = select(passkeys.c.credential).where(passkeys.c.person == person)
                known = list(connection.execute(own).scalars())
                _check_few(len(known))
                begun = select(func.count()).where(ceremonies.c.person == person)
                if (connection.execute(begun).scalar() or 0) >= MOST_BEGUN:
                    raise TooMany("too many passkeys are being added", what="passkeys", most=MOST_BEGUN)
            row = {"id": ceremony, "challenge": challenge, "person": person, "until": now + CEREMONY_SECONDS}
            connection.execute(ceremonies.insert().values(row))
        return ceremony, challenge, known

    def _use(self, ceremony: str, person: str | None) -> bytes:
        """Take a challenge, which nobody can answer again; raise PasskeyExpired if it is gone."""
        own = (ceremonies.c.id == ceremony) & (ceremonies.c.until >= self.store.now())
        own &= ceremonies.c.person.is_(None) if person is None else ceremonies.c.person == person
        with self.store.write() as connection:
            challenge = connection.execute(select(ceremonies.c.challenge).where(own)).scalar()
            if challenge is None or connection.execute(delete(ceremonies).where(own)).rowcount != 1:
                raise PasskeyExpired("the passkey's answer came too late")
        return _bytes(str(challenge))

    def _insert(self, row: dict[str, Any]) -> None:
        with self.store.write() as connection:
            same = select(passkeys.c.id).where(passkeys.c.credential == row["credential"])
            if connection.execute(same).first() is not None:
                raise WrongPasskey("this passkey is known already")
            own = select(func.count()).where(passkeys.c.person == row["person"])
            _check_few(connection.execute(own).scalar() or 0)
            connection.execute(passkeys.insert().values(row))

    def _known(self, credential: str) -> Any:
        with self.store.read() as connection:
            return connection.execute(
                select(passkeys).where(passkeys.c.credential == credential.rstrip("="))
            ).first()

    def _used(self, passkey: str, before: int, after: int) -> bool:
        own = (passkeys.c.id == passkey) & (passkeys.c.count == before)
        with self.store.write() as connection:
            values = {"count": after, "used": self.store.now()}
            return connection.execute(passkeys.update().where(own).values(**values)).rowcount == 1

    def _of(self, person: str) -> list[PasskeyInfo]:
        columns = (passkeys.c.id, passkeys.c.name, passkeys.c.created, passkeys.c.used)
        query = select(*columns).where(passkeys.c.person == person).order_by(passkeys.c.created)
        with self.store.read() as connection:
            return [PasskeyInfo(*row) for row in connection.execute(query)]

    def _rename(self, person: str, passkey: str, name: str) -> bool:
        own = (passkeys.c.id == passkey) & (passkeys.c.person == person)
        with self.store.write() as connection:
            return connection.execute(passkeys.update().where(own).values(name=name)).rowcount == 1

    def _remove(self, person: str, passkey: str) -> bool:
        own = (passkeys.c.id == passkey) & (passkeys.c.person == person)
        with self.store.write() as connection:
            return connection.execute(delete(passkeys).where(own)).rowcount == 1


def _check_few(count: int) -> None:
    if count >= MOST_PASSKEYS:
        raise TooMany(f"there are already {MOST_PASSKEYS} passkeys", what="passkeys", most=MOST_PASSKEYS)


def _domain(address: str) -> Domain:
    domain = domain_of(address)
    if domain is None:
        raise NoPasskeysHere(f"browsers allow no passkeys at {address}", address=address[:200])
    return domain


def _text(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _credential(name: str, response: dict[str, str]) -> dict[str, Any]:
    """Return a browser's answer as the library takes it."""
    return {"id": name, "rawId": name, "type": "public-key", "response": response}


# The library is loaded when a passkey is first used: many servers never need it.


def _registered(credential: dict[str, Any], challenge: bytes, domain: Domain) -> Any:
    from webauthn import verify_registration_response
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        return verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=domain.name,
            expected_origin=domain.origin,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError) as error:
        raise WrongPasskey(str(error)[:200]) from None


def _answered(credential: dict[str, Any], challenge: bytes, domain: Domain, key: str, count: int) -> int:
    """Return how often the passkey was used by its own count; a count that falls is a copy's."""
    from webauthn import verify_authentication_response
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        return verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=domain.name,
            expected_origin=domain.origin,
            credential_public_key=_bytes(key),
            credential_current_sign_count=count,
            require_user_verification=True,
        ).new_sign_count
    except (WebAuthnException, ValueError) as error:
        raise WrongPasskey(str(error)[:200]) from None
