"""`starhold site`: the tabletop as static files, which any web space can serve. Its tables are in the page.

index.html, assets/   the same client as the server's, with a mark that it has no server
api/                  answers that are the same for everybody, so that nothing waits for Python
text/                 all texts in all languages
pyodide/              Python for the browser
starhold-HASH.zip     this package and those it needs there
engine-HASH.zip       the engine compiled to WebAssembly, if there is one; the page can do without
"""

import asyncio
import hashlib
import json
import re
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Iterator
from importlib.metadata import entry_points
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec
from rich.console import Console

import starhold
from starhold import text as texts
from starhold.kernel import registry
from starhold.kernel.errors import StarholdError
from starhold.server.device.device import Device
from starhold.server.device.services import Page
from starhold.server.http.device_site import MADE_OF, MadeOf
from starhold.server.http.previews import PICTURE, LinkPreview, tagged
from starhold.server.http.security import headers_of
from starhold.text import LANGUAGES, Text

PACKAGE: Final = Path(str(files("starhold")))
STATIC: Final = PACKAGE / "server" / "static"
#: the runtime of a wheel that was built with it (tools/device.py)
RUNTIME: Final = PACKAGE / "server" / "runtime"

#: folders and modules that no page needs: the terminal, the database, the web server, drawings, texts
LEFT_OUT: Final = re.compile(
    r".*__pycache__/|(adapters|arena|boards|cli|rules|text|[a-z]+/draw|[a-z]+/text)/"
    r"|server/(static|site|runtime|services\.py|people/(accounts|bans|people_store|confusables)\.py"
    r"|store/(migrations|backup|checkup|migrate|postgresql|redis_bus|schema|store)"
    r"|http/(admin|admission|app|compressed|connections|endpoint|metrics|openapi|peers|rule_book|security)\.py)"
    r"|.*\.(so|pyd|ftl)$|rulebook\.py|tables/daily\.py"
)
#: entry points that a page needs
GROUPS: Final = ("starhold.games", "starhold.bots")
#: zip files carry a date; a fixed one makes the same bytes of the same files
DATE: Final = (1980, 1, 1, 0, 0, 0)


class NoRuntime(StarholdError):
    """Raised when there is no Python for the browser."""


class NoClient(StarholdError):
    """Raised when the package was built without its browser client."""


class FolderInUse(StarholdError):
    """Raised when the folder has files that are not a site's."""


class BadSiteAddress(StarholdError):
    """Raised when the address of a site is not one that browsers open."""


class NoPage:
    """A device that only answers what is the same for everybody."""

    async def save(self, changes: dict[str, bytes | None]) -> None:
        raise NotImplementedError

    def think(self, kind: str, line: bytes) -> "Page":
        raise NotImplementedError


def write(
    out: Path, runtime: Path | None, node: str, text: Text, console: Console, address: str = ""
) -> None:
    """Write the site into a folder; it replaces an older one. With its address, links have a picture."""
    if address and not (urlsplit(address).scheme in ("http", "https") and urlsplit(address).netloc):
        raise BadSiteAddress(f"{address!r} is not an address", address=address)
    source = runtime or RUNTIME
    if not (source / "pyodide" / "pyodide.mjs").is_file():
        raise NoRuntime(f"there is no Pyodide in {source}", folder=str(source))
    if not (STATIC / "index.html").is_file():
        raise NoClient("the package has no browser client")
    if out.is_dir() and any(out.iterdir()) and not (out / "pyodide").is_dir():
        raise FolderInUse(f"{out} has other files", folder=str(out))
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(STATIC, out)
    shutil.copytree(source / "pyodide", out / "pyodide")
    content = bundle(source / "packages")
    if node:
        content = compiled(content, source / "pyodide", node)
    name = _put(out, "starhold", content)
    compiled_engine = engine(source / "engine")
    engine_name = _put(out, "engine", compiled_engine) if compiled_engine else ""
    for path, answer in {**asyncio.run(answers()), **text_files()}.items():
        target = out / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(answer)
    (out / MADE_OF).write_bytes(msgspec.json.encode(MadeOf.here(name, engine_name)))
    page = index((STATIC / "index.html").read_text(encoding="utf-8"), name, engine_name)
    if address:
        page = with_preview(page, address, text)
    (out / "index.html").write_text(page, encoding="utf-8")
    worker = out / "service-worker.js"
    worker.write_text(with_files(worker.read_text(encoding="utf-8"), out), encoding="utf-8")
    # GitHub's pages would leave out files that begin with an underscore.
    (out / ".nojekyll").touch()
    size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    console.print(text.say("cli-site-written", folder=str(out), size=f"{size / 1e6:.1f}"))
    console.print(text.say("cli-site-compiled" if compiled_engine else "cli-site-interpreted"))


def _put(out: Path, kind: str, content: bytes) -> str:
    """Write a file that is named by its content; return its name."""
    name = f"{kind}-{hashlib.sha256(content).hexdigest()[:12]}.zip"
    (out / name).write_bytes(content)
    return name


def index(page: str, name: str, engine_name: str) -> str:
    """Return the client's page for a site: relative addresses, its policy, the names of its bundles."""
    policy = headers_of(wasm=True)["content-security-policy"].replace("; frame-ancestors 'none'", "")
    metas = (
        f'<meta http-equiv="content-security-policy" content="{policy}" />\n    '
        f'<meta name="starhold-edition" content="device" data-bundle="{name}"'
        f' data-engine="{engine_name}" />\n    '
    )
    page = re.sub(r'(src|href)="/', r'\1="./', page)
    return page.replace('<meta name="viewport"', f'{metas}<meta name="viewport"', 1)


def with_preview(page: str, address: str, text: Text) -> str:
    """Return a site's page with what other sites show of a link to it: they ask for whole addresses."""
    root = address.rstrip("/")
    preview = LinkPreview("Starhold", text.say("preview-site"))
    return tagged(page, preview, f"{root}/", root, text.language, PICTURE)


def with_files(worker: str, out: Path) -> str:
    """Return the service worker with the list of a site's files, and a version that changes with them."""
    paths = sorted(path for path in out.rglob("*") if path.is_file() and path.name != "service-worker.js")
    digest = hashlib.sha256(b"".join(hashlib.sha256(path.read_bytes()).digest() for path in paths))
    names = json.dumps([path.relative_to(out).as_posix() for path in paths])
    worker = re.sub(r"VERSION = '\w+'", f"VERSION = '{digest.hexdigest()[:12]}'", worker, count=1)
    return re.sub(r"/\* files \*/ \[.*?\]", lambda _: f"/* files */ {names}", worker, count=1)


async def answers() -> dict[str, bytes]:
    """Return the answers that are the same for everybody, by file."""
    device = Device({}, NoPage())  # type: ignore[arg-type]
    wanted = {"api/games.json": "/api/games", "api/lessons.json": "/api/lessons"}
    for game in registry.names():
        wanted[f"api/catalogue/{game}.json"] = f"/api/catalogue/{game}"
        wanted[f"api/puzzles/{game}.json"] = f"/api/puzzles/{game}"
        for language in LANGUAGES:
            wanted[f"api/rules/{game}-{language}.json"] = f"/api/rules/{game}?language={language}"
    found = {}
    for name, path in wanted.items():
        made = await device.request("GET", path, b"")
        assert made.status == 200, made.body
        found[name] = made.body
    return found


def text_files() -> dict[str, bytes]:
    """Return the texts of all languages, whole and by game, by file."""
    found = {}
    for language in LANGUAGES:
        found[f"text/{language}.ftl"] = texts.of_all(language).encode()
        for part in texts.part_files(language):
            found[f"text/{language}/{part}.ftl"] = texts.of_part(part, language).encode()
    return found


def bundle(packages: Path) -> bytes:
    """Return a zip of this package and those that it needs in a page."""
    content = BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in sorted(_bundled(packages)):
            archive.writestr(zipfile.ZipInfo(name, DATE), data, zipfile.ZIP_DEFLATED)
    return content.getvalue()


def engine(folder: Path) -> bytes | None:
    """Return a zip of the compiled engine, if it was compiled from the modules of this package."""
    try:
        hashes = json.loads((folder / "sources.json").read_text(encoding="utf-8"))
        found = {name: hashlib.sha256((PACKAGE.parent / name).read_bytes()).hexdigest() for name in hashes}
    except OSError:
        return None
    if found != hashes:
        return None
    content = BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        for path in sorted(folder.rglob("*.so")):
            name = zipfile.ZipInfo(path.relative_to(folder).as_posix(), DATE)
            archive.writestr(name, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)
    return content.getvalue()


def compiled(content: bytes, pyodide: Path, node: str) -> bytes:
    """Return the bundle with bytecode in place of sources: only the same Python can make it."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "in.zip", Path(folder) / "out.zip"
        source.write_bytes(content)
        script = PACKAGE / "server" / "device" / "precompile.mjs"
        subprocess.run([node, script, pyodide, source, target], check=True)
        return target.read_bytes()


def _bundled(packages: Path) -> Iterator[tuple[str, bytes]]:
    for root, prefix in ((PACKAGE, "starhold/"), (packages, "")):
        for path in root.rglob("*"):
            name = path.relative_to(root).as_posix()
            if path.is_file() and not (LEFT_OUT.match(name) if prefix else "__pycache__" in name):
                yield prefix + name, path.read_bytes()
    info = f"starhold-{starhold.__version__}.dist-info"
    version = starhold.__version__
    yield f"{info}/METADATA", f"Metadata-Version: 2.1\nName: starhold\nVersion: {version}\n".encode()
    lines = []
    for group in GROUPS:
        points = [one for one in entry_points(group=group) if one.value.startswith("starhold.")]
        lines += [f"[{group}]", *sorted(f"{one.name} = {one.value}" for one in points)]
    yield f"{info}/entry_points.txt", "\n".join(lines).encode()
