"""The wheel: compiled where a C compiler works, otherwise pure, tagged so, and complete."""

import importlib.metadata
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import starhold

ROOT = Path(__file__).parent.parent.parent
BUILD_FILES = (
    "pyproject.toml",
    "hatch_build.py",
    "README.md",
    "LICENSE",
    ".gitignore",
    "tools",
    "src",
    "docs",
)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of what a wheel is built from, without the client, to be changed at will."""
    tree = tmp_path / "tree"
    tree.mkdir()
    for name in BUILD_FILES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, tree)
    return tree


def build(tree: Path, **environment: str) -> tuple[Path, str]:
    """Build the wheel; gives it and what was said."""
    clean = {name: value for name, value in os.environ.items() if name not in ("CC", "STARHOLD_PURE")}
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "out"],
        cwd=tree,
        env={**clean, **environment},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    left = [path.name for path in (tree / "out").iterdir()]
    assert len(left) == 1, f"temporary files were left behind: {left}"
    return tree / "out" / left[0], done.stdout + done.stderr


def compiled_files(wheel: Path) -> list[str]:
    return [name for name in zipfile.ZipFile(wheel).namelist() if name.endswith((".so", ".pyd"))]


def engine_of(wheel: Path, folder: Path) -> str:
    """Unpack the wheel and ask the package in it."""
    zipfile.ZipFile(wheel).extractall(folder)
    asked = "import starhold; print(starhold.__file__, starhold.COMPILED)"
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    told = subprocess.run(
        [sys.executable, "-c", asked], cwd=folder, env=environment, capture_output=True, text=True
    )
    assert str(folder) in told.stdout, told.stderr
    return "compiled" if told.stdout.split()[-1] == "True" else "interpreted"


def assert_pure(wheel: Path, folder: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    assert compiled_files(wheel) == []
    assert "Root-Is-Purelib: true" in zipfile.ZipFile(wheel).read(metadata(wheel)).decode()
    assert engine_of(wheel, folder) == "interpreted"


def metadata(wheel: Path) -> str:
    return next(name for name in zipfile.ZipFile(wheel).namelist() if name.endswith(".dist-info/WHEEL"))


def warnings(said: str) -> list[str]:
    return [line for line in said.splitlines() if "not compiled" in line]


def test_without_a_compiler_the_wheel_is_pure_and_works(tree: Path, tmp_path: Path) -> None:
    empty = tmp_path / "no-programs"
    empty.mkdir()
    wheel, said = build(tree, PATH=str(empty))
    assert_pure(wheel, tmp_path / "unpacked")
    assert len(warnings(said)) == 1
    assert "no C compiler" in said


@pytest.mark.slow
def test_a_compiler_that_fails_gives_a_warning_and_a_pure_wheel(tree: Path, tmp_path: Path) -> None:
    broken = tmp_path / "cc"
    broken.write_text("#!/bin/sh\necho 'error: this compiler is broken' >&2\nexit 1\n")
    broken.chmod(0o755)
    keep_kernel_only(tree)
    wheel, said = build(tree, CC=str(broken))
    assert_pure(wheel, tmp_path / "unpacked")
    assert len(warnings(said)) == 1


def test_a_pure_wheel_can_be_asked_for(tree: Path, tmp_path: Path) -> None:
    wheel, said = build(tree, STARHOLD_PURE="1")
    assert_pure(wheel, tmp_path / "unpacked")
    assert "STARHOLD_PURE" in warnings(said)[0]


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("cc"), reason="there is no C compiler")
def test_with_a_compiler_the_wheel_is_compiled_and_says_so(tree: Path, tmp_path: Path) -> None:
    keep_kernel_only(tree)
    wheel, said = build(tree)
    assert not wheel.name.endswith("-any.whl")
    assert any("starhold/kernel/state." in name for name in compiled_files(wheel))
    assert not any(f"kernel/{name}." in path for name in ("game", "words") for path in compiled_files(wheel))
    assert warnings(said) == []
    assert engine_of(wheel, tmp_path / "unpacked") == "compiled"


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("cc"), reason="there is no C compiler")
def test_an_engine_is_compiled_again_only_if_its_sources_changed(tree: Path, tmp_path: Path) -> None:
    keep_kernel_only(tree)
    for module in (tree / "src" / "starhold" / "kernel").glob("*.py"):
        if module.stem != "bits":
            module.unlink()
    counted = tmp_path / "counted"
    compiler = tmp_path / "counting-cc"
    compiler.write_text(f'#!/bin/sh\n[ "$1" = --version ] || echo . >> {counted}\nexec cc "$@"\n')
    compiler.chmod(0o755)

    def built(change: str, text: str) -> tuple[list[str], int]:
        """The compiled files of a build after a change, and how often the compiler was called for it."""
        with (tree / "src" / "starhold" / change).open("a") as file:
            file.write(text)
        counted.write_text("")
        shutil.rmtree(tree / "out", ignore_errors=True)
        wheel, _ = build(tree, CC=str(compiler))
        return compiled_files(wheel), len(counted.read_text())

    first, calls = built("__init__.py", "")
    assert calls > 0
    assert built("__init__.py", "# not compiled\n") == (first, 0)
    assert built("kernel/bits.py", "# compiled\n") == (first, calls)


def keep_kernel_only(tree: Path) -> None:
    """Without the games a build takes seconds."""
    for room in (tree / "src" / "starhold").iterdir():
        if room.is_dir() and room.name != "kernel":
            shutil.rmtree(room)


def test_the_wheel_holds_every_source_text_and_rule(tree: Path) -> None:
    source = tree / "src"
    files = {path.relative_to(source).as_posix() for path in source.rglob("*") if path.is_file()}
    rules = tree / "docs" / "rules"
    files |= {f"starhold/rules/{path.relative_to(rules).as_posix()}" for path in rules.rglob("*.md")}
    wheel, _ = build(tree, STARHOLD_PURE="1")
    assert files <= set(zipfile.ZipFile(wheel).namelist())


def test_no_built_file_lies_beside_the_source() -> None:
    """It would hide later edits of the source from the interpreted run."""
    assert [str(path) for end in ("so", "pyd") for path in (ROOT / "src").rglob(f"*.{end}")] == []


def test_the_installed_package_is_tagged_as_what_it_is() -> None:
    wheel = importlib.metadata.distribution("starhold").read_text("WHEEL")
    assert wheel is not None
    assert ("py3-none-any" in wheel) is not starhold.COMPILED
