"""Requests to addresses that people have entered, which must not reach the server's own network.

The name is resolved once, every address it has must be a public one, and the connection goes to exactly that
address. Redirects are not followed, and time and size are bounded.
"""

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from typing import Final
from urllib.parse import SplitResult, urlsplit

#: seconds for each step of a request: connecting, sending, waiting for the answer
TIMEOUT: Final = 5.0
#: bytes of an answer that are read
MOST_READ: Final = 2_000
#: letters of an address
MOST_URL: Final = 1_000


class Unreachable(Exception):
    """Raised when a request was not answered well; the text is for the person who set the channel up."""


def check_url(url: str, local: bool = False) -> SplitResult:
    """Return the parts of an address; raise `Unreachable` unless it is an https address (or `local`)."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise Unreachable(str(error)) from None
    schemes = ("https", "http") if local else ("https",)
    if len(url) > MOST_URL or parts.scheme not in schemes or not parts.hostname or not url.isascii():
        raise Unreachable("not an https address")
    if not local and port not in (None, 443, 8443):
        raise Unreachable("only the ports 443 and 8443 are allowed")
    if parts.username or parts.password:
        raise Unreachable("an address with a password in it is not allowed")
    return parts


def public_address(host: str, port: int, local: bool = False) -> str:
    """Return an address of a host; raise `Unreachable` if it has none, or any that is not public."""
    try:
        found = {str(row[4][0]) for row in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    except (OSError, UnicodeError):
        raise Unreachable(f"{host} was not found") from None
    for one in sorted(found):
        address = ipaddress.ip_address(one.partition("%")[0])
        mapped = getattr(address, "ipv4_mapped", None)
        if not local and not ((mapped or address).is_global and not address.is_multicast):
            raise Unreachable(f"{host} is not a public address")
    return sorted(found)[0]


def post(url: str, body: bytes, headers: Mapping[str, str], local: bool = False) -> int:
    """Send a request and return its status; raise `Unreachable` if there is none, or one of 300 and more."""
    parts = check_url(url, local)
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    host = str(parts.hostname)
    connection = _connection(host, port, secure, public_address(host, port, local))
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    try:
        connection.request("POST", path, body, {"User-Agent": "Starhold", **headers})
        answer = connection.getresponse()
        said = answer.read(MOST_READ)
        if answer.status >= 300:
            raise Unreachable(f"{answer.status}: {_gist(said) or answer.reason}")
        return answer.status
    except (OSError, http.client.HTTPException) as error:
        raise Unreachable(str(error) or type(error).__name__) from None
    finally:
        connection.close()


def _connection(host: str, port: int, secure: bool, address: str) -> http.client.HTTPConnection:
    """Return a connection to exactly this address, which proves to be the host's where it is secure."""
    connection: http.client.HTTPConnection
    if secure:
        connection = http.client.HTTPSConnection(host, port, timeout=TIMEOUT)
    else:
        connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT)
    try:
        line = socket.create_connection((address, port), TIMEOUT)
        if secure:
            line = ssl.create_default_context().wrap_socket(line, server_hostname=host)
    except OSError as error:
        raise Unreachable(f"{host}: {error.strerror or error}") from None
    connection.sock = line
    return connection


def _gist(said: bytes) -> str:
    """Return the first words of an answer."""
    return " ".join(said.decode("utf-8", "replace").split())[:120]
