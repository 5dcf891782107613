"""A place that takes webhooks and push messages, in this process."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import NamedTuple


class Received(NamedTuple):
    """A request as it came in."""

    path: str
    headers: dict[str, str]
    body: bytes


class Sink(ThreadingHTTPServer):
    """Keeps what it gets; answers with `status`."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.received: list[Received] = []
        self.status = 200

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class _Handler(BaseHTTPRequestHandler):
    server: Sink

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.received.append(Received(self.path, headers, body))
        self.send_response(self.server.status)
        self.send_header("Content-Length", "0")
        self.send_header("Location", "http://127.0.0.1:1/")
        self.end_headers()

    def log_message(self, *args: object) -> None:
        """Nobody reads it."""


@contextmanager
def sink() -> Iterator[Sink]:
    """A sink that runs."""
    with Sink() as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield server
        server.shutdown()
        thread.join()
