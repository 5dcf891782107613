"""The release: the sdist makes the same wheel, the description stands alone, and what is wrong is refused."""

import importlib.util
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

from tests.build.test_wheel import build, tree

__all__ = ["tree"]

ROOT = Path(__file__).parents[2]


def loaded(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def release() -> ModuleType:
    return loaded(ROOT / "tools" / "release.py")


def test_the_description_needs_no_files_beside_it() -> None:
    with_addresses = loaded(ROOT / "hatch_build.py").with_addresses
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    files = re.findall(r"\]\(((?!https?:|#)[^)]+)\)", readme)
    assert files
    whole = with_addresses(readme, "https://example.org/{path}", "https://pictures.example.org/{path}")
    assert not re.search(r"\]\((?!https?:|#)", whole)
    assert all(f".org/{file})" in whole for file in files)
    bare = with_addresses(readme, "", "")
    assert not re.search(r"\]\((?!https?:|#)", bare)
    assert "![" not in bare
    assert "| --- | --- | --- |" not in bare, "a table of pictures alone"
    assert "How to play here" in bare


def test_a_wheel_from_the_sdist_has_what_the_sdist_brings(tree: Path, tmp_path: Path) -> None:
    shutil.copy(ROOT / "CHANGELOG.md", tree)
    for name in ("requirements", "tests"):
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", "out"],
        cwd=tree,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (sdist,) = (tree / "out").iterdir()
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path / "sdist", filter="data")
    (source,) = (tmp_path / "sdist").iterdir()
    # In a checkout this folder would be left out: it is somebody's trial.
    for name in ("static", "site"):
        page = source / "src" / "starhold" / "server" / name / "index.html"
        page.parent.mkdir()
        page.write_text("built before")
    wheel, _ = build(source, STARHOLD_PURE="1")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    suite = {f"starhold/suite/tests/conformance/{name}" for name in ("test_engines.py", "test_table.py")}
    pages = {"starhold/server/static/index.html", "starhold/server/site/index.html"}
    assert {*pages, *suite, "starhold/rules/ru/roll.md", "starhold/roll/game.py"} <= names


def test_pythons_are_those_that_are_supported(release: ModuleType) -> None:
    versions = release.supported()
    assert versions[:2] == ["3.11", "3.12"]
    here = f"{sys.version_info[0]}.{sys.version_info[1]}"
    assert [one.version for one in release.pythons([sys.executable, sys.executable])] == (
        [here] if here in versions else []
    )
    assert release.pythons(["/bin/false"]) == []


def test_a_wheel_without_its_pages_is_refused(release: ModuleType, tmp_path: Path) -> None:
    wheel = tmp_path / "starhold-9-py3-none-any.whl"

    def made(description: str, inside: list[str]) -> None:
        with zipfile.ZipFile(wheel, "w") as archive:
            told = "".join(f"{name}: x\n" for name in release.FIELDS)
            archive.writestr(
                "starhold-9.dist-info/METADATA", f"{told}Version: {release.version()}\n\n{description}"
            )
            for name in inside:
                archive.writestr(f"starhold/{name}", "")

    made("[here](https://example.org)", list(release.INSIDE))
    release.look_into(wheel)
    made("", list(release.INSIDE[1:]))
    with pytest.raises(release.Refused, match=re.escape("server/static/index.html")):
        release.look_into(wheel)
    made("[play](docs/play.md)", list(release.INSIDE))
    with pytest.raises(release.Refused, match="files that are not there"):
        release.look_into(wheel)
