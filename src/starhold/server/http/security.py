"""Who is asking: signed cookies, origins, headers."""

import hashlib
import hmac
import os
import re
import secrets
import time
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

from itsdangerous import BadSignature, URLSafeSerializer

from starhold.kernel.errors import StarholdError

COOKIE = "starhold"
#: browsers keep it this long at most; the session may end before
COOKIE_SECONDS = 60 * 60 * 24 * 365
#: the cookie of a device where somebody has logged in, and the paths that it is sent to
DEVICE_COOKIE = "starhold_device"
DEVICE_PATH = "/api"
#: accounts that a device is known for; the earliest is forgotten first
DEVICE_ACCOUNTS = 4
_DEVICE = re.compile(r"[0-9a-f]{32}(?:\.[0-9a-f]{64}){1,4}")
#: requests that change something carry this header; another site cannot make a browser send it
HEADER = "x-starhold"

SECURITY_HEADERS = {
    "content-security-policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            # Positions of pieces are style attributes; scripts and style sheets stay our own files.
            "style-src-attr 'unsafe-inline'",
            "img-src 'self' data: blob:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
#: of these, the ones that mean something only for a page or a worker: fonts and style sheets go without
PAGE_HEADERS = frozenset(
    {"content-security-policy", "x-frame-options", "cross-origin-opener-policy", "permissions-policy"}
)


def headers_of(wasm: bool) -> dict[str, str]:
    """Return the security headers; with `wasm`, pages may compile WebAssembly (but evaluate no text)."""
    found = dict(SECURITY_HEADERS)
    if wasm:
        policy = found["content-security-policy"]
        python = "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'"
        found["content-security-policy"] = policy.replace("script-src 'self'", python)
    return found


#: behind https: a browser that was here once does not come without it again for half a year
HSTS = "max-age=15768000"

#: the file of the data folder that has the key
SECRET_FILE = "secret"
#: characters of a key that signs safely
KEY_LENGTH = 32


class ShortKey(StarholdError):
    """A key is there, but it would sign nothing safely."""


class NoSecretKey(StarholdError):
    """The key that signs cookies cannot be read or kept."""

    key = "error-secret-key"


def secret_key(folder: Path, given: str = "") -> str:
    """Return the key that signs cookies: the one that is set, or of a file that only we may read."""
    if given:
        return _long_enough(given, "secrets.key")
    path = folder / SECRET_FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        try:
            handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        except FileExistsError:
            return _long_enough(path.read_text().strip(), str(path))
        with os.fdopen(handle, "w") as file:
            key = secrets.token_hex(32)
            file.write(key)
            return key
    except OSError as error:
        raise NoSecretKey(str(error), file=str(path), reason=error.strerror or str(error)) from error


def stored_key(folder: Path, given: str = "") -> str:
    """Return the key that the data folder has; empty if there is none, or another is set."""
    if given:
        return ""
    try:
        return (folder / SECRET_FILE).read_text().strip()
    except FileNotFoundError:
        return ""
    except OSError as error:
        file = str(folder / SECRET_FILE)
        raise NoSecretKey(str(error), file=file, reason=error.strerror or str(error)) from error


def restore_key(folder: Path, key: str, given: str = "") -> str:
    """Keep the key of a backup in the data folder: `same`, `kept`, `replaced`, or `other` if it cannot be.

    Another one may be set, which counts. One that is replaced stays beside it.
    """
    if given:
        return "same" if given == key else "other"
    path = folder / SECRET_FILE
    before = stored_key(folder)
    if before == key:
        return "same"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if before:
            path.replace(folder / f"{SECRET_FILE}-before-{time.strftime('%Y%m%d-%H%M%S')}")
        with os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as file:
            file.write(key)
    except OSError as error:
        raise NoSecretKey(str(error), file=str(path), reason=error.strerror or str(error)) from error
    return "replaced" if before else "kept"


def _long_enough(key: str, where: str) -> str:
    """Return the key; raise `ShortKey` if it is too short to be safe (a full disk, a careless setting)."""
    if len(key) < KEY_LENGTH:
        raise ShortKey(f"the key in {where} is too short", file=where, least=KEY_LENGTH)
    return key


class Cookies:
    """Signed cookies that hold a session's token. The signature keeps made-up ones from the database."""

    def __init__(self, key: str) -> None:
        self._tokens = URLSafeSerializer(key, salt="starhold-session")
        #: before there were sessions, a cookie named the person
        self._persons = URLSafeSerializer(key, salt="starhold-person")

    def write(self, token: str) -> str:
        return _text(self._tokens.dumps(token))

    def token(self, cookie: str | None) -> str | None:
        """Return the token, if the cookie is ours."""
        return _loaded(self._tokens, cookie)

    def person(self, cookie: str | None) -> str | None:
        """Return the person whom an old cookie names."""
        return _loaded(self._persons, cookie)


class Devices:
    """Cookies of devices where people have logged in: `NAME.MARK.MARK`, a random name and a mark per account.

    A mark is a keyed hash: without our key nobody can make one, or find out which account it is for.
    """

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def known(self, cookie: str | None, account: str) -> str | None:
        """Return the name to count the device's tries by, None if the account has never logged in there."""
        name, *marks = self._parts(cookie)
        mark = self._mark(name, account)
        return mark if any(hmac.compare_digest(mark, one) for one in marks) else None

    def remember(self, cookie: str | None, account: str) -> str:
        """Return the cookie of a device where somebody has logged in to one more account."""
        name, *marks = self._parts(cookie)
        mark = self._mark(name, account)
        others = [one for one in marks if one != mark]
        return ".".join((name, *others[1 - DEVICE_ACCOUNTS :], mark))

    def _parts(self, cookie: str | None) -> list[str]:
        """Return the name and the marks; a new name if the cookie has another shape than ours."""
        return cookie.split(".") if cookie and _DEVICE.fullmatch(cookie) else [secrets.token_hex(16)]

    def _mark(self, name: str, account: str) -> str:
        content = f"starhold-device {name} {account}".encode()
        return hmac.new(self._key, content, hashlib.sha256).hexdigest()


def _loaded(serializer: URLSafeSerializer, cookie: str | None) -> str | None:
    try:
        found = serializer.loads(cookie or "")
    except BadSignature:
        return None
    return found if isinstance(found, str) else None


def _text(written: str | bytes) -> str:
    return written if isinstance(written, str) else written.decode()


def may_measure(headers: Mapping[str, str], host: str, word: str) -> bool:
    """True if the operator asks for the metrics: with the word for it, or else from this machine."""
    if word:
        return secrets.compare_digest(headers.get("authorization", "").encode(), f"Bearer {word}".encode())
    forwarded = "x-forwarded-for" in headers or "forwarded" in headers
    return host in ("127.0.0.1", "::1") and not forwarded


def same_origin(origin: str | None, host: str | None) -> bool:
    """True if a browser's request comes from our own pages. Scripts send no origin."""
    return origin is None or urlsplit(origin).netloc == host
