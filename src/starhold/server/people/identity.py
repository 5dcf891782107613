"""Ids, names and passwords."""

import secrets
import unicodedata

from starhold.server.errors import BadPassword, BadRequest, NameTooShort, TextTooLong

NAME_LENGTH = 24
#: letters and digits that an account's name has at least
SHORTEST_NAME = 2
WORD_LENGTH = 100
CHAT_LENGTH = 500
PASSWORD_LENGTH = (8, 200)

#: what is added to a name that is taken
_STARS = ("Nova", "Vega", "Mira", "Juno", "Rigel", "Deneb", "Atlas", "Castor", "Altair")

#: letters that cannot be taken for one another when read aloud
_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


def new_id(length: int = 10) -> str:
    """Return a random id that cannot be guessed."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def clean(text: str, length: int, field: str) -> str:
    """Return text for people to read, without control characters and surplus spaces.

    Raise `BadRequest` if it is empty, `TextTooLong` if it is too long.
    """
    kept = "".join(sign for sign in text if unicodedata.category(sign)[0] != "C")
    kept = " ".join(kept.split())
    if not kept:
        raise BadRequest(f"{field} is empty", field=field)
    # Names are compared in lower case, and there some letters are three.
    if max(len(kept), len(kept.casefold())) > length:
        raise TextTooLong(f"{field} is longer than {length} characters", field=field, length=length)
    return kept


def account_name(text: str) -> str:
    """Return an account's name as it is kept; raise TextTooLong or NameTooShort."""
    name = clean(text, NAME_LENGTH, "name")
    if sum(unicodedata.category(sign)[0] in "LN" for sign in name) < SHORTEST_NAME:
        raise NameTooShort(f"a name needs {SHORTEST_NAME} letters")
    return name


def similar(name: str) -> list[str]:
    """Return names like this one, in an order that differs from call to call."""
    endings = [*_STARS, *map(str, range(2, 100))]
    secrets.SystemRandom().shuffle(endings)
    # Two with a word, if there are such, and one with a number.
    endings.sort(key=lambda ending: (ending.isdigit(), len(ending) > 4))
    words, numbers = endings[: len(_STARS)], endings[len(_STARS) :]
    mixed = [words[0], words[1], numbers[0], *words[2:], *numbers[1:]]
    return [found for one in mixed if len(found := f"{name} {one}") <= NAME_LENGTH]


def same(secret: str, given: str) -> bool:
    """Compare in a time that does not depend on the content."""
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
