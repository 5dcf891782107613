"""Ids, names and passwords."""

import secrets
import unicodedata

from starhold.server.errors import BadPassword, BadRequest, TextTooLong

NAME_LENGTH = 24
WORD_LENGTH = 100
CHAT_LENGTH = 500
PASSWORD_LENGTH = (8, 200)

#: letters that cannot be taken for one another when read aloud
_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


def new_id(length: int = 10) -> str:
    """A random id that cannot be guessed."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def clean(text: str, length: int, field: str) -> str:
    """Text for people to read: no control characters, no wide margins, not empty, not endless."""
    kept = "".join(sign for sign in text if unicodedata.category(sign)[0] != "C")
    kept = " ".join(kept.split())
    if not kept:
        raise BadRequest(f"{field} is empty", field=field)
    # Names are compared in lower case, and there some letters are three.
    if max(len(kept), len(kept.casefold())) > length:
        raise TextTooLong(f"{field} is longer than {length} characters", field=field, length=length)
    return kept


def same(secret: str, given: str) -> bool:
    """Compare in a time that tells nothing."""
    return secrets.compare_digest(secret.encode(), given.encode())


def check_password(password: str) -> None:
    """Raise BadPassword if it is too short or too long."""
    least, most = PASSWORD_LENGTH
    if not least <= len(password) <= most:
        raise BadPassword(f"a password must have {least} to {most} characters", least=least, most=most)


def hash_password(password: str) -> str:
    """Slow on purpose: call it in a thread."""
    check_password(password)
    # Tables need the rest of this module also where there are no passwords: in a browser.
    from argon2 import PasswordHasher

    return PasswordHasher().hash(password)


def password_fits(password: str, hashed: str) -> bool:
    """Slow on purpose: call it in a thread."""
    from argon2 import PasswordHasher
    from argon2.exceptions import InvalidHashError, VerificationError, VerifyMismatchError

    try:
        return PasswordHasher().verify(hashed, password)
    except (VerifyMismatchError, VerificationError, InvalidHashError):
        return False
