"""What leaves the server: where it may go, and what it looks like there."""

import base64
import email
import email.policy
import json
from pathlib import Path

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from starhold.server.notices.outgoing import Unreachable, check_url, post, public_address
from starhold.server.notices.senders import Message, push_key, send_hook, send_mail, send_push
from starhold.server.notices.settings import Links, MailServer, NoticeSettings
from starhold.server.wire import PushKeys
from tests.sink import sink

MESSAGE = Message(
    "id1", "turn", "Tiny Epic Galaxies: your turn", "С Димой.", "https://x.org/table/a", "u", "Stop:", ("a",)
)
LOCAL = NoticeSettings(address="https://x.org", local=True, secret="s" * 40)


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "ftp://example.org/",
        "https://",
        "https://user:word@example.org/",
        "https://example.org:22/",
        "https://example.org:99999/",
        "https://[::1/",
        "https://exämple.org/",
        "https://example.org/" + "a" * 1000,
    ],
)
def test_only_plain_https_addresses_are_taken(url: str) -> None:
    with pytest.raises(Unreachable):
        check_url(url)


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "localhost",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "::1",
        "fe80::1",
        "fd00::1",
        "::ffff:127.0.0.1",
        "2130706433",
        "0x7f.1",
    ],
)
def test_no_request_reaches_the_servers_own_network(host: str) -> None:
    """Whatever the address is called: it is looked up first, and only public ones are connected to."""
    with pytest.raises(Unreachable):
        public_address(host, 443)


def test_a_redirect_is_not_followed_and_an_error_is_told() -> None:
    with sink() as there:
        for status in (302, 404, 500):
            there.status = status
            with pytest.raises(Unreachable, match=str(status)):
                post(there.url, b"{}", {}, local=True)
        assert len(there.received) == 3
        with pytest.raises(Unreachable):
            post(there.url, b"{}", {})
        assert len(there.received) == 3


def test_each_service_gets_its_own_form() -> None:
    with sink() as there:
        for form in ("json", "discord", "slack", "telegram", "ntfy"):
            send_hook(f"{there.url}/{form}?chat_id=7", form, MESSAGE, LOCAL)
        plain, discord, slack, telegram, ntfy = there.received
    assert json.loads(plain.body) == {
        "id": "id1",
        "kind": "turn",
        "title": MESSAGE.title,
        "text": MESSAGE.text,
        "url": MESSAGE.url,
        "tables": ["a"],
        "answers": [],
    }
    assert json.loads(discord.body)["content"].splitlines() == [MESSAGE.title, MESSAGE.text, MESSAGE.url]
    assert MESSAGE.url in json.loads(slack.body)["text"]
    assert json.loads(telegram.body)["chat_id"] == "7"
    assert ntfy.body.decode() == MESSAGE.text
    assert ntfy.headers["click"] == MESSAGE.url


def test_a_browser_can_read_its_push_message_and_knows_the_server() -> None:
    """RFC 8291: only the browser's keys open it. RFC 8292: it is signed with the key that the page got."""
    browser = ec.generate_private_key(ec.SECP256R1())
    point = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    secret = b"sixteen letters!"
    keys = PushKeys(*(base64.urlsafe_b64encode(one).rstrip(b"=").decode() for one in (point, secret)))
    with sink() as there:
        send_push(f"{there.url}/push/1", keys, MESSAGE, LOCAL)
        (got,) = there.received
    opened = http_ece.decrypt(got.body, private_key=browser, auth_secret=secret, version="aes128gcm")
    shown = json.loads(opened)["notification"]
    told = {"title": MESSAGE.title, "body": MESSAGE.text, "navigate": MESSAGE.url, "tag": "id1"}
    assert shown == told | {"actions": []}
    assert got.headers["content-encoding"] == "aes128gcm"
    assert got.headers["topic"] == "id1"
    assert Vapid02.verify(got.headers["authorization"])
    assert push_key(LOCAL) in got.headers["authorization"]
    assert push_key(LOCAL) != push_key(NoticeSettings(secret="t" * 40))


def test_keys_that_are_none_are_refused() -> None:
    with pytest.raises(Unreachable, match="keys"):
        send_push("https://push.example.org/1", PushKeys("AAAA", "BBBB"), MESSAGE, LOCAL)


def test_an_email_has_its_link_and_can_be_ended_with_one_click(tmp_path: Path) -> None:
    mail_to_folder = MailServer(server=f"file:{tmp_path}", sender="Club <club@example.org>")
    settings = NoticeSettings("s" * 40, mail=mail_to_folder)
    send_mail("ada@example.org", MESSAGE, settings)
    mail = email.message_from_bytes((tmp_path / "id1.eml").read_bytes(), policy=email.policy.default)
    assert (mail["To"], mail["Subject"], mail["Message-ID"]) == (
        "ada@example.org",
        MESSAGE.title,
        "<id1@example.org>",
    )
    assert mail["List-Unsubscribe"] == "<u>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    body = mail.get_body()
    assert body is not None
    assert MESSAGE.text in body.get_content()
    assert MESSAGE.url in body.get_content()


def test_a_link_does_one_thing() -> None:
    links = Links("s" * 40)
    token = links.token("confirm", "c1")
    assert links.about(token, "confirm") == ["c1"]
    assert links.about(token, "stop") is None
    assert links.about(token, "confirm", -1) is None
    assert Links("t" * 40).about(token, "confirm") is None
    assert links.about("nonsense", "confirm") is None
