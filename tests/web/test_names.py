"""Accounts of a name alone: suggestions, four words, passkeys, who sees what, names that rest."""

import hashlib
import json
import os
import struct
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from starhold.server.people.four_words import WORDS
from starhold.server.people.passkeys import domain_of
from tests.people import Json, Person, Refused
from tests.services import Server
from tests.web.conftest import NewPerson

ADDRESS = "http://localhost:8000"


def text(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")


class Authenticator:
    """A passkey, as a telephone has it."""

    def __init__(self, origin: str = ADDRESS) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = os.urandom(16)
        self.count = 0

    def _data(self, domain: str, more: bytes = b"", flags: int = 0x05) -> bytes:
        self.count += 1
        return hashlib.sha256(domain.encode()).digest() + struct.pack(">BI", flags, self.count) + more

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def made(self, options: Json, name: str = "Phone") -> dict[str, Any]:
        numbers = self.key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        more = bytes(16) + struct.pack(">H", len(self.id)) + self.id + public
        data = self._data(options["domain"], more, 0x45)
        return {
            "ceremony": options["ceremony"],
            "id": text(self.id),
            "client_data": text(self._client("webauthn.create", options["challenge"])),
            "attestation": text(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
            "name": name,
        }

    def answer(self, options: Json, **changed: Any) -> dict[str, Any]:
        data = self._data(options["domain"])
        client = self._client("webauthn.get", options["challenge"])
        signed = data + hashlib.sha256(client).digest()
        return {
            "ceremony": options["ceremony"],
            "id": text(self.id),
            "client_data": text(client),
            "authenticator": text(data),
            "signature": text(self.key.sign(signed, ec.ECDSA(hashes.SHA256()))),
            **changed,
        }


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose address allows passkeys."""
    server = Server(tmp_path_factory.mktemp("passkeys"))
    server.environment["STARHOLD_SERVER_ADDRESS"] = ADDRESS
    with server.running() as server:
        yield server


def log_in(person: Person, key: Authenticator, **changed: Any) -> Json:
    options = person.ask("POST", "/api/login/passkey/options")
    return person.post("/api/login/passkey", **key.answer(options, **changed))


def test_a_name_is_enough_and_a_passkey_opens_it_elsewhere(here: Server) -> None:
    ada, key = Person(here.url, "Nameless"), Authenticator()
    guest = ada.me["id"]
    table = ada.make_table("me", "bot")
    assert ada.post("/api/account", name="Ada", face=3) == {
        "id": guest,
        "name": "Ada",
        "account": True,
        "face": 3,
    }
    assert ada.info(table)["mine"] == [0]
    options = ada.ask("POST", "/api/passkeys/options")
    assert options["domain"] == "localhost"
    added = ada.post("/api/passkeys", **key.made(options))
    with pytest.raises(Refused, match="error-passkey-expired"):
        ada.post("/api/passkeys", **key.made(options))
    assert options["challenge"] != ada.ask("POST", "/api/passkeys/options")["challenge"]
    ada.put(f"/api/passkeys/{added['id']}", name="Telephone")
    (known,) = ada.get("/api/account")["passkeys"]
    assert (known["name"], known["used"]) == ("Telephone", 0.0)

    # On a second device, the passkey is all that is asked for.
    phone = Person(here.url)
    assert phone.get("/api/server")["passkeys"]
    assert log_in(phone, key)["id"] == guest
    assert phone.get("/api/tables", scope="mine")["tables"][0]["id"] == table["id"]
    assert ada.get("/api/account")["passkeys"][0]["used"] > 0

    # What is not right: a copy's count, another signature, site or challenge, an answer given twice.
    eve = Person(here.url)
    key.count = 0
    with pytest.raises(Refused, match="error-wrong-passkey"):
        log_in(eve, key)
    key.count = 50
    for wrong in (
        {"signature": text(bytes(70))},
        {"authenticator": ""},
        {"client_data": "%%"},
        {"id": "AAAA"},
    ):
        with pytest.raises(Refused, match="error-wrong-passkey"):
            log_in(eve, key, **wrong)
    for other in (Authenticator(), Authenticator("https://evil.example")):
        other.key, other.id, other.count = ec.generate_private_key(ec.SECP256R1()), key.id, 60
        with pytest.raises(Refused, match="error-wrong-passkey"):
            log_in(eve, other)
    options = eve.ask("POST", "/api/login/passkey/options")
    answer = key.answer(options)
    eve.post("/api/login/passkey", **answer)
    with pytest.raises(Refused, match="error-passkey-expired"):
        eve.post("/api/login/passkey", **answer)
    ben = Person(here.url, "Ben")
    with pytest.raises(Refused, match="error-no-such-passkey"):
        ben.ask("DELETE", f"/api/passkeys/{added['id']}")
    with pytest.raises(Refused, match="error-no-account"):
        ben.ask("POST", "/api/passkeys/options")
    ada.ask("DELETE", f"/api/passkeys/{added['id']}")
    with pytest.raises(Refused, match="error-wrong-passkey"):
        log_in(ben, key)


def test_nonsense_is_refused_as_a_passkey(here: Server) -> None:
    ada, key = Person(here.url, "Bytes"), Authenticator()
    ada.post("/api/account", name="Bytes of mine")
    good = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": b""})
    for content in (b"", b"\xff" * 40, good, cbor2.dumps([1]), cbor2.dumps({"fmt": "tpm"}), b"\x9f" * 3000):
        made = key.made(ada.ask("POST", "/api/passkeys/options"))
        with pytest.raises(Refused, match="error-wrong-passkey"):
            ada.post("/api/passkeys", **made | {"attestation": text(content)})
    for client in (b"", b"{}", b"[1]", b'{"type": "webauthn.create"}'):
        made = key.made(ada.ask("POST", "/api/passkeys/options"))
        with pytest.raises(Refused, match="error-wrong-passkey"):
            ada.post("/api/passkeys", **made | {"client_data": text(client)})


@pytest.mark.parametrize(
    ("address", "domain"),
    [
        ("https://games.example.org/tabletop", "games.example.org"),
        ("https://games.example.org:8443", "games.example.org"),
        ("http://localhost:8000", "localhost"),
        ("http://games.example.org", None),
        ("https://192.0.2.7", None),
        ("https://[2001:db8::1]", None),
        ("nonsense", None),
    ],
)
def test_passkeys_need_a_domain_and_https(address: str, domain: str | None) -> None:
    found = domain_of(address)
    assert (found and found.name) == domain
    if found:
        assert found.origin == address.removesuffix("/tabletop")


def test_where_the_address_allows_no_passkeys_the_server_says_so(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.environment["STARHOLD_SERVER_ADDRESS"] = "http://192.0.2.7"
    with server.running():
        ada = Person(server.url, "Ada")
        assert not ada.get("/api/server")["passkeys"]
        with pytest.raises(Refused, match="error-no-passkeys-here"):
            ada.ask("POST", "/api/login/passkey/options")


def test_a_taken_name_comes_with_three_that_are_free(come: NewPerson) -> None:
    ada, ben = come("Somebody"), come("Somebody else")
    name = f"Zoë {ada.me['id'][:6]}"
    assert ben.get("/api/account/name", name=name) == {"name": name, "taken": False, "free": []}
    ada.post("/api/account", name=name)
    found = ben.get("/api/account/name", name=name.upper())
    assert found["taken"]
    assert len(found["free"]) == 3
    for free in found["free"]:
        assert ben.get("/api/account/name", name=free)["taken"] is False
    ben.post("/api/account", name=found["free"][0])
    for short in ("x", "-- !", "é "):
        with pytest.raises(Refused, match="error-name-too-short"):
            come("Third").post("/api/account", name=short)


def test_four_words_open_an_account_and_no_password_does(come: NewPerson) -> None:
    ada, phone = come("Words"), come("Phone")
    with pytest.raises(Refused, match="error-no-account"):
        ada.ask("POST", "/api/account/words")
    name = f"Words {ada.me['id'][:8]}"
    ada.post("/api/account", name=name)
    for password in ("", "nobody's password, hashed once"):
        with pytest.raises(Refused, match="error-wrong-password"):
            phone.post("/api/login", name=name, password=password)
    words = ada.ask("POST", "/api/account/words")["words"]
    assert len(words) == 4
    assert set(words) <= set(WORDS)
    assert ada.get("/api/account")["words"]
    with pytest.raises(Refused, match="error-wrong-words"):
        phone.post("/api/login/words", name=name, words=" ".join([*words[:3], "nonsense"]))
    written = ", ".join(words).upper()
    assert phone.post("/api/login/words", name=name.lower(), words=written)["id"] == ada.me["id"]
    ada.ask("DELETE", "/api/account/words")
    with pytest.raises(Refused, match="error-wrong-words"):
        come("Late").post("/api/login/words", name=name, words=written)
    # A password can be added to a name, without one that there was not.
    ada.put("/api/account", new_password="correct horse")
    assert come("Later").post("/api/login", name=name, password="correct horse")["id"] == ada.me["id"]


def test_others_see_what_the_account_says(come: NewPerson) -> None:
    ada = come("Shown")
    shown = {"face": 0, "presence": "friends", "games": "nobody", "ranking": False, "invitations": "all"}
    shown["published"] = False
    with pytest.raises(Refused, match="error-no-account"):
        ada.put("/api/account/shown", **shown)
    ada.post("/api/account", name=f"Shown {ada.me['id'][:8]}", shown=True)
    assert ada.get("/api/account")["shown"] == shown | {"games": "all", "ranking": True}
    ada.put("/api/account/shown", **shown | {"face": 4, "presence": "nobody", "published": True})
    assert ada.get("/api/account")["shown"] == shown | {"face": 4, "presence": "nobody", "published": True}
    assert ada.get("/api/me")["face"] == 4
    with pytest.raises(Refused, match="error-bad-request"):
        ada.put("/api/account/shown", **shown | {"games": "enemies"})


def test_a_deleted_name_rests(come: NewPerson) -> None:
    ada = come("Rests")
    name = f"Rests {ada.me['id'][:8]}"
    ada.post("/api/account", name=name)
    with pytest.raises(Refused, match="error-wrong-name"):
        ada.ask("DELETE", "/api/me", json={"name": "somebody"})
    ada.ask("DELETE", "/api/me", json={"name": f" {name.upper()}"})
    eve = come("Eve")
    assert eve.get("/api/account/name", name=name)["taken"]
    with pytest.raises(Refused, match="error-name-taken"):
        eve.post("/api/account", name=name)
