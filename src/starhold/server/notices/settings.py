"""How a server sends notices."""

import hashlib
import secrets
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, NamedTuple

from itsdangerous import BadSignature, URLSafeTimedSerializer

#: seconds for which the link in an e-mail is good
LINK_SECONDS: Final = 24 * 60 * 60


class MailServer(NamedTuple):
    """How e-mail is sent: by an SMTP server, or for trials to a folder (`file:FOLDER`) or the console."""

    server: str = ""
    port: int = 587
    user: str = ""
    password: str = ""
    sender: str = ""


NO_MAIL: Final = MailServer()


@dataclass(frozen=True)
class NoticeSettings:
    """What the operator has chosen; the defaults send webhooks and push messages, and no e-mail."""

    #: the server's key: signs links and makes the key of push messages
    secret: str = field(default_factory=lambda: secrets.token_hex(32), repr=False)
    #: where people reach the server, without a slash at the end; links in notices begin with it
    address: str = "http://localhost:8000"
    mail: MailServer = NO_MAIL
    #: true if webhooks and push services may be in the server's own network
    local: bool = False

    @property
    def sender(self) -> str:
        """The sender of e-mails."""
        return self.mail.sender or "Starhold <starhold@localhost>"

    @cached_property
    def links(self) -> "Links":
        """The links that notices carry."""
        return Links(self.secret)

    @property
    def push_seed(self) -> bytes:
        """A number that only this server has, for the key of its push messages."""
        return hashlib.sha384(f"starhold-push {self.secret}".encode()).digest()


class Links:
    """Signed words that do one thing each, without logging in: confirm an address, or end a channel."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeTimedSerializer(secret, salt="starhold-notices")

    def token(self, purpose: str, *about: str) -> str:
        """Return a token for a purpose."""
        return str(self._signer.dumps([purpose, *about]))

    def about(self, token: str, purpose: str, seconds: int | None = LINK_SECONDS) -> list[str] | None:
        """Return what a token is about; None if it is not ours, too old or for another purpose."""
        try:
            found = self._signer.loads(token, max_age=seconds)
        except BadSignature:
            return None
        return [str(one) for one in found[1:]] if found[:1] == [purpose] else None
