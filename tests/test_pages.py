"""The documentation: what its pages say runs, and the built site asks nobody but our server for anything."""

import importlib.util
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from unittest.mock import Mock

import httpx
import pytest

from starhold.kernel import notation
from starhold.kernel.record_files import encode
from starhold.server.http.api import endpoints_of
from starhold.server.http.app import SITE
from tests.kernel.games import SEED, played
from tests.services import Server

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)
#: what makes a browser fetch something by itself
FETCHED = re.compile(r'<(?:script|img|iframe|source)[^>]*\ssrc="?([^" >]+)|<link[^>]*\shref="?([^" >]+)')


def block(page: str, title: str) -> str:
    """A titled block of a page."""
    return dict(BLOCK.findall((ROOT / "docs" / page).read_text(encoding="utf-8")))[title]


#: the pages, without the rules, which have tests of their own
PAGES = [*ROOT.glob("*.md"), *(path for path in (ROOT / "docs").rglob("*.md") if "rules" not in path.parts)]
LINK = re.compile(r"\]\(([^)\s]+)\)")


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as both the site and repository browsers make them."""
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\s-]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        if ":" in link:
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        assert target.is_file(), link
        assert not anchor or anchor in anchors(target), link


def test_pages_that_the_client_links_to_exist() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "client" / "src").rglob("*.svelte"))
    names = set(re.findall(r'"/docs/([\w-]+)/', source))
    assert names
    for name in names:
        assert (ROOT / "docs" / f"{name}.md").is_file(), name


def test_the_page_of_the_http_api_lists_every_endpoint() -> None:
    endpoints = endpoints_of(Mock())
    served = {f"{one.method} {one.path}{'?' if one.query else ''}{'&'.join(one.query)}" for one in endpoints}
    text = (ROOT / "docs" / "http.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| (\w+ /api/\S+)", text, re.MULTILINE)) == served


def test_what_the_page_of_the_architecture_names_exists() -> None:
    """Modules and classes in the text are there, and methods are in the class of that name or in its file."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([\w./]+)`", text))
    source = ROOT / "src" / "starhold"
    files = {path: path.read_text(encoding="utf-8") for path in source.rglob("*.py")}
    for path in {one for one in named if one.endswith(".py")}:
        assert any(ROOT.glob(path)) or any(source.glob(path)) or any(source.glob(f"*/{path}")), path
    classes = {one for one in named if re.fullmatch(r"[A-Z]\w+(\.\w+)?", one)}
    assert len(classes) > 10
    for one in classes:
        name, _, method = one.partition(".")
        homes = [code for code in files.values() if re.search(rf"^class {name}\b", code, re.MULTILINE)]
        assert homes, one
        assert not method or any(re.search(rf"\b{method}\b", code) for code in homes), one


def test_the_guide_for_developers_lists_every_package() -> None:
    text = (ROOT / "docs" / "development.md").read_text(encoding="utf-8")
    source = ROOT / "src" / "starhold"
    for indent, folder in (("  ", source), ("    ", source / "server")):
        listed = set(re.findall(rf"^{indent}(\w+)/", text, re.MULTILINE))
        assert {path.parent.name for path in folder.glob("*/__init__.py")} <= listed


def test_every_screenshot_of_the_repository_is_shown_by_a_page() -> None:
    shown = {Path(link).name for page in PAGES for link in LINK.findall(page.read_text(encoding="utf-8"))}
    kept = {path.name for path in (ROOT / "docs" / "screens").iterdir()}
    assert kept - shown == set(), "tools/screens.py makes them into build/screens"


@pytest.mark.usefixtures("lantern")
def test_dice_are_checked_by_hand_as_the_page_says(tmp_path: Path) -> None:
    script, record = tmp_path / "check_dice.py", tmp_path / "record.json"
    script.write_text(block("fairness.md", script.name), encoding="utf-8")
    text = encode(played(seed=4).record(SEED))

    def checked(text: str) -> subprocess.CompletedProcess[str]:
        record.write_text(text, encoding="utf-8")
        return subprocess.run([sys.executable, script, record], capture_output=True, text=True)

    done = checked(text)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout.split()[0]) > 5
    loaded = re.sub(r'"chance":\[(\d+)', lambda found: f'"chance":[{int(found[1]) ^ 1}', text, count=1)
    assert "is not what the seed gives" in checked(loaded).stderr


def test_the_example_of_the_notation_is_read_and_written_alike() -> None:
    example = block("records.md", "example.record")
    record = notation.parse(example)
    assert [move.notation for move in record.moves] == ["keep noble", "keep noble"]
    assert record.takebacks[0].moves[0].notation == "keep elder"
    assert record.result is not None
    assert notation.write(record).split() == re.sub(" ;.*", "", example).split()


def test_the_bot_of_the_page_plays(tmp_path: Path) -> None:
    (tmp_path / "careful.py").write_text(block("write-a-bot.md", "careful.py"), encoding="utf-8")
    code = """
import starhold
from careful import CarefulBot
from starhold.bots.base import ask
from starhold.kernel.chance import FastChance
state, luck, bot = starhold.game("galaxies").start(2, FastChance(1)), FastChance(2), CarefulBot()
for _ in range(20):
    seat = state.seats_to_move()[0]
    state.apply(seat, ask(bot, state, seat, luck), luck)
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_drawing_of_the_layers_has_all_of_them_in_their_order() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = project["tool"]["importlinter"]["contracts"][0]["layers"]
    drawn = re.findall(r'"bold">(\w+)<', (ROOT / "docs" / "pictures" / "layers.svg").read_text())
    assert drawn == [room for layer in layers for room in re.findall(r"\w+", layer)]


# -- the site -------------------------------------------------------------------------------------------


@pytest.fixture
def hooks() -> ModuleType:
    spec = importlib.util.spec_from_file_location("site_hooks", ROOT / "tools" / "site_hooks.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_scripts_and_styles_move_out_of_the_pages(hooks: ModuleType, tmp_path: Path) -> None:
    page = tmp_path / "deep" / "index.html"
    page.parent.mkdir()
    page.write_text('<style>p{}</style><script>go()</script><script type="application/json">{}</script>')
    hooks.on_post_build({"site_dir": str(tmp_path)})
    told = page.read_text()
    assert "<style" not in told
    assert '<script type="application/json">{}</script>' in told
    for found in re.findall(r'(?:src|href)="([^"]+)"', told):
        assert (page.parent / found).read_text() in ("p{}", "go()")


built = pytest.mark.skipif(not SITE.is_dir(), reason="the documentation is built into the wheel only")


@built
def test_no_page_asks_others_or_breaks_the_policy() -> None:
    pages = list(SITE.rglob("*.html"))
    assert len(pages) > 25
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert "<style" not in text
        assert not re.search(r"<script(?![^>]*\b(?:src|type)=)", text), page
        for source in map("".join, FETCHED.findall(text)):
            if not source.startswith("data:"):
                assert (page.parent / source.partition("?")[0]).exists(), f"{page}: {source}"


@built
def test_examples_of_docstrings_are_blocks_of_code() -> None:
    """Markdown takes their >>> for quotes in quotes."""
    text = (SITE / "api" / "index.html").read_text(encoding="utf-8")
    assert "<blockquote>" not in text
    assert "&gt;&gt;&gt;" in text


@built
def test_the_server_shows_it(tmp_path: Path) -> None:
    with Server(tmp_path).running() as server:
        page = httpx.get(f"{server.url}/docs", follow_redirects=True)
        assert page.status_code == 200
        assert page.url.path == "/docs/"
        assert "script-src 'self'" in page.headers["content-security-policy"]
        assert "Starhold" in page.text
        assert httpx.get(f"{server.url}/docs/fairness/").status_code == 200
        assert httpx.get(f"{server.url}/docs/nothing/").status_code == 404
