"""Senders: a message goes to an e-mail address, a webhook or a push service. Slow: call them in a thread."""

import base64
import smtplib
import ssl
import sys
from email.header import Header
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import parse_qs, urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from starhold.server.notices.outgoing import TIMEOUT, Unreachable, post
from starhold.server.notices.settings import MailServer, NoticeSettings
from starhold.server.wire import PushKeys

#: seconds for which a push service keeps a message for a device that is switched off
PUSH_SECONDS: Final = 24 * 60 * 60
#: the port on which a mail server speaks TLS from the start
SMTPS: Final = 465
#: the port on which it speaks no TLS; on every other it begins with STARTTLS
PLAIN: Final = 25
#: the order of the curve P-256: keys are numbers below it
_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551


class NoticeAnswer(NamedTuple):
    """A choice that a notice offers, and the word that makes it."""

    label: str
    token: str


class Message(NamedTuple):
    """A message to a person, in their language."""

    #: the same for every try, so that nobody shows it twice
    id: str
    kind: str
    title: str
    text: str
    #: where it leads, and where it can be ended with one click
    url: str
    unsubscribe: str
    #: the words on that link
    stop: str
    tables: tuple[str, ...] = ()
    #: a decision that can be made from the notice: what it asks is part of the text
    answers: tuple[NoticeAnswer, ...] = ()

    def links(self, address: str) -> list[tuple[str, str]]:
        """Return the label and the address of each answer, at a server."""
        return [(one.label, f"{address}/turns?answer={one.token}") for one in self.answers]


def send_hook(url: str, form: str, message: Message, settings: NoticeSettings) -> None:
    """Send a message to a webhook, as the service behind it wants it; raise `Unreachable`."""
    links = message.links(settings.address)
    said = f"{message.title}\n{message.text}\n{message.url}"
    said += "".join(f"\n{label}: {link}" for label, link in links)
    headers = {"Content-Type": "application/json"}
    body: object
    if form == "discord":
        body = {"content": said, "allowed_mentions": {"parse": []}}
    elif form == "slack":
        body = {"text": said}
    elif form == "telegram":
        chat = parse_qs(urlsplit(url).query).get("chat_id", [""])[0]
        body = {"chat_id": chat, "text": said}
    elif form == "ntfy":
        headers = {"Title": Header(message.title, "utf-8").encode(), "Click": message.url}
        post(url, message.text.encode(), headers, settings.local)
        return
    else:
        body = {
            "id": message.id,
            "kind": message.kind,
            "title": message.title,
            "text": message.text,
            "url": message.url,
            "tables": message.tables,
            "answers": [{"label": label, "url": link} for label, link in links],
        }
    post(url, msgspec.json.encode(body), headers, settings.local)


def send_push(endpoint: str, keys: PushKeys, message: Message, settings: NoticeSettings) -> None:
    """Send a message to a browser through its push service (RFC 8291, RFC 8292); raise `Unreachable`."""
    shown = {
        "title": message.title,
        "body": message.text,
        "navigate": message.url,
        "tag": message.id,
        "actions": [
            {"action": one.token, "title": one.label, "navigate": link}
            for one, (_, link) in zip(message.answers, message.links(settings.address), strict=True)
        ],
    }
    # The form of Declarative Web Push: browsers that know it show the message without a worker.
    content = msgspec.json.encode({"web_push": 8030, "notification": shown})
    try:
        body = http_ece.encrypt(
            content,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_unpacked(keys.p256dh),
            auth_secret=_unpacked(keys.auth),
            version="aes128gcm",
        )
    except (ValueError, http_ece.ECEException) as error:
        raise Unreachable(f"the browser's keys are not valid: {error}") from None
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": _contact(settings)}
    headers = {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(PUSH_SECONDS),
        "Urgency": "normal",
        # A newer message takes the place of one that was not delivered.
        "Topic": message.id[:32],
        **vapid(settings.push_seed).sign(claims),
    }
    post(endpoint, body, headers, settings.local)


def _contact(settings: NoticeSettings) -> str:
    """Return the address that a push service may write to."""
    address = settings.address
    return address if address.startswith("https://") else f"mailto:{parseaddr(settings.sender)[1]}"


@cache
def vapid(seed: bytes) -> Vapid02:
    """Return the key by which push services know this server."""
    number = int.from_bytes(seed, "big") % (_ORDER - 1) + 1
    return Vapid02(ec.derive_private_key(number, ec.SECP256R1()))


def push_key(settings: NoticeSettings) -> str:
    """Return the public half of that key, as browsers want it."""
    numbers = vapid(settings.push_seed).public_key.public_numbers()
    raw = b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def send_mail(address: str, message: Message, settings: NoticeSettings) -> None:
    """Send an e-mail, or keep it in a folder or print it where the operator tries things out."""
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = settings.sender, address, message.title
    mail["Date"] = formatdate()
    mail["Message-ID"] = f"<{message.id}@{parseaddr(settings.sender)[1].partition('@')[2] or 'starhold'}>"
    end = ""
    if message.unsubscribe:
        mail["List-Unsubscribe"] = f"<{message.unsubscribe}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        end = f"\n-- \n{message.stop}\n{message.unsubscribe}\n"
    answers = "".join(f"\n{label}\n{link}\n" for label, link in message.links(settings.address))
    mail.set_content(f"{message.text}\n\n{message.url}\n{answers}{end}")
    kind, _, folder = settings.mail.server.partition(":")
    try:
        if kind == "console":
            print(mail.as_string(), file=sys.stderr, flush=True)
        elif kind == "file":
            Path(folder).mkdir(parents=True, exist_ok=True)
            (Path(folder) / f"{message.id}.eml").write_bytes(mail.as_bytes())
        else:
            deliver(mail, settings.mail)
    except (OSError, smtplib.SMTPException) as error:
        raise Unreachable(str(error)) from None


def deliver(mail: EmailMessage, by: MailServer) -> None:
    """Hand an e-mail to the operator's mail server; without TLS on port 25 alone."""
    context = ssl.create_default_context()
    if by.port == SMTPS:
        line: smtplib.SMTP = smtplib.SMTP_SSL(by.server, by.port, timeout=TIMEOUT, context=context)
    else:
        line = smtplib.SMTP(by.server, by.port, timeout=TIMEOUT)
    with line as server:
        if by.port not in (SMTPS, PLAIN):
            # Fails where the server, or somebody on the way to it, offers none: nothing is sent in the open.
            server.starttls(context=context)
        if by.user:
            server.login(by.user, by.password)
        server.send_message(mail)
