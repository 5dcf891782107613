"""Mail to the operators: a report came in, a backup failed. `notices` sends mail to players."""

import smtplib
import threading
import time
from email.message import EmailMessage
from typing import Final

import structlog

from starhold.server.notices.senders import deliver
from starhold.server.notices.settings import MailServer
from starhold.server.settings import Settings

#: mail about the same thing is sent once in this time
QUIET_SECONDS: Final = 60 * 60.0

_log = structlog.get_logger("mail")
_sent: dict[str, float] = {}


def tell_operators(settings: Settings, about: str, text: str) -> threading.Thread | None:
    """Send a mail in the background; None if there is nobody to write to, or they had one a while ago."""
    mail, now = settings.mail, time.monotonic()
    if not (mail.server and mail.to) or now - _sent.get(about, -QUIET_SECONDS) < QUIET_SECONDS:
        return None
    _sent[about] = now
    sending = threading.Thread(target=_send, args=(settings, about, text), daemon=True)
    sending.start()
    return sending


def _send(settings: Settings, about: str, text: str) -> None:
    mail = settings.mail
    message = EmailMessage()
    message["From"] = mail.sender or mail.to[0]
    message["To"] = ", ".join(mail.to)
    message["Subject"] = f"{settings.server.name}: {about}"
    where = f"\n\n{settings.server.address.rstrip('/')}/admin\n" if settings.server.address else "\n"
    message.set_content(text + where)
    try:
        deliver(message, mail_server(settings))
    except (OSError, smtplib.SMTPException) as error:
        _log.error("mail not sent", server=mail.server, error=str(error))


def mail_server(settings: Settings) -> MailServer:
    """Return how e-mail is sent."""
    mail = settings.mail
    return MailServer(mail.server, mail.port, mail.user, mail.password, mail.sender)
