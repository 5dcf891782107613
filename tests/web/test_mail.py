"""Mail to the operators: what they are told, and how often."""

import smtplib
import socket
import threading
from email.message import EmailMessage
from pathlib import Path

import pytest

from starhold.server import mail
from starhold.server.notices import senders
from starhold.server.notices.settings import MailServer
from starhold.server.settings import of_values


class Post:
    """A mail server that takes one letter."""

    def __init__(self) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.letter = ""
        self.thread = threading.Thread(target=self._take, daemon=True)
        self.thread.start()

    def _take(self) -> None:
        line, _ = self.listener.accept()
        with line, line.makefile("rwb", buffering=0) as file:
            file.write(b"220 here\r\n")
            body = False
            while content := file.readline():
                word = content.strip().upper()
                if body:
                    body = content != b".\r\n"
                    self.letter += content.decode()
                    if body:
                        continue
                elif word == b"DATA":
                    body = True
                    file.write(b"354 go on\r\n")
                    continue
                file.write(b"221 bye\r\n" if word == b"QUIT" else b"250 good\r\n")


def test_operators_are_told_once_an_hour_and_a_silent_server_harms_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mail, "_sent", {})
    post = Post()
    # Port 25 stands for a server without TLS.
    monkeypatch.setattr(senders, "PLAIN", post.port)
    chosen = {"mail__server": "127.0.0.1", "mail__port": post.port, "mail__to": ["op@example.org"]}
    settings = of_values(
        tmp_path, server__name="Club", server__address="https://games.example.org", **chosen
    ).settings
    sending = mail.tell_operators(settings, "report", "Table x: rude")
    assert sending is not None
    sending.join(20)
    assert "Subject: Club: report" in post.letter
    assert "Table x: rude" in post.letter
    assert "https://games.example.org/admin" in post.letter
    assert mail.tell_operators(settings, "report", "again") is None
    post.listener.close()
    failed = mail.tell_operators(settings, "backup failed", "disk")
    assert failed is not None
    failed.join(20)
    assert mail.tell_operators(of_values(tmp_path).settings, "report", "no mail is set up") is None


def test_nothing_is_sent_in_the_open_where_tls_is_expected() -> None:
    post = Post()
    letter = EmailMessage()
    letter["From"], letter["To"] = "club@example.org", "ada@example.org"
    letter.set_content("a new password")
    with pytest.raises(smtplib.SMTPNotSupportedError):
        senders.deliver(letter, MailServer("127.0.0.1", post.port, "club", "secret", "club@example.org"))
    post.thread.join(20)
    assert not post.letter
    post.listener.close()
