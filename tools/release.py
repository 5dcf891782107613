"""Makes a release: the sdist, a pure wheel and a compiled one per Python, each checked. It uploads nothing.

    python tools/release.py                            into dist/, with all Pythons of this machine
    python tools/release.py --python PATH --python …   with these
    python tools/release.py --out FOLDER --dirty       elsewhere; a trial, with changes that are not committed

The sdist is built first, with the client and the documentation in it; all wheels are built from it, so it is
complete. On Linux, auditwheel names the oldest systems that a compiled wheel runs on (manylinux). Then each
wheel is installed into a clean environment with the locked requirements: it has to play each game, to serve,
and to make its first table. Docs: docs/releasing.md.
"""

from __future__ import annotations

import argparse
import email
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import urllib.request
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
#: environments and sources of a release
WORK = ROOT / "build" / "release"
#: what a wheel holds besides its modules
INSIDE = (
    "server/static/index.html",
    "server/site/index.html",
    "rules/galaxies.md",
    "suite/tests/conftest.py",
)
GAMES = ("galaxies", "kingdoms", "roll")
#: what it says about itself
FIELDS = ("Summary", "Keywords", "License-Expression", "Requires-Python", "Project-URL")
#: seconds that a game or a start may take in plain Python on a busy machine
PATIENCE = 600.0


class Refused(Exception):
    """Raised when a release can't be made, or is not as it should be; says why."""


@dataclass(frozen=True)
class Python:
    """An interpreter of this machine."""

    version: str
    program: Path


def load(path: Path) -> ModuleType:
    """A script as a module: scripts are no part of the package."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


go = load(ROOT / "go.py")


def supported() -> list[str]:
    """The Python versions that pyproject.toml names."""
    named = PROJECT["project"]["classifiers"]
    return [found[1] for line in named if (found := re.search(r":: (3\.\d+)$", line))]


def pythons(asked: Sequence[str]) -> list[Python]:
    """The interpreters to build for, one per version: those asked for, or those on PATH and of pyenv."""
    places: list[str | None] = list(asked)
    if not places:
        places += [shutil.which(f"python{version}") for version in supported()]
        places += map(str, sorted((Path.home() / ".pyenv" / "versions").glob("*/bin/python3.*[0-9]")))
    found: dict[str, Python] = {}
    for place in filter(None, places):
        question = "import sys; print('{}.{}'.format(*sys.version_info), hasattr(sys, 'pypy_version_info'))"
        told = subprocess.run([place, "-c", question], capture_output=True, text=True)
        version, _, other = told.stdout.strip().partition(" ")
        if told.returncode == 0 and version in supported() and other == "False":
            found.setdefault(version, Python(version, Path(place)))
    return sorted(found.values(), key=lambda one: supported().index(one.version))


def run(command: Sequence[str | Path], what: str, /, folder: Path = ROOT, **more: str) -> str:
    """Run a command and return its output; raise Refused with the last lines if it fails."""
    # No checkout and no variable of the person who releases may reach what is built.
    own = {name: value for name, value in os.environ.items() if not name.startswith(("STARHOLD_", "PYTHON"))}
    done = subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        env={**own, **go.uv_settings(), **more},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode != 0:
        raise Refused(f"{what}: failed\n" + "\n".join(done.stdout.splitlines()[-25:]))
    return done.stdout


def look_over(dirty: bool) -> list[str]:
    """Return what the person should know; raise Refused where the sources are no release."""
    told = []
    if run(["git", "status", "--porcelain"], "git status").strip():
        if not dirty:
            raise Refused("there are changes that are not committed; --dirty makes a trial of them")
        told.append("a trial: made of changes that are not committed")
    if f"## {version()}" not in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"):
        told.append(f"CHANGELOG.md has no entry “## {version()}” yet")
    addresses = PROJECT["tool"]["hatch"]["metadata"]["hooks"]["custom"]
    if not all(addresses.values()):
        told.append(
            "pyproject.toml has no public address yet: links to files are plain text in the description"
        )
    return told


def version() -> str:
    """The version in the sources."""
    found = re.search(
        r'__version__ = "(.+)"', (ROOT / "src" / "starhold" / "__init__.py").read_text(encoding="utf-8")
    )
    assert found is not None
    return found[1]


def tools() -> Path:
    """An environment with uv and auditwheel, by their lock; returns its programs."""
    place = WORK / "tools"
    programs = place / ("Scripts" if os.name == "nt" else "bin")
    lock = ROOT / "requirements" / "release.txt"
    if not (programs / "uv").exists():
        run([sys.executable, "-m", "venv", place], "making an environment")
    pip: list[str | Path] = [programs / "python", "-m", "pip", "--disable-pip-version-check", "install"]
    run([*pip, "--quiet", "--require-hashes", "-r", lock], "installing the tools")
    return programs


def build_sdist(uv: Path, python: Python, out: Path) -> Path:
    """Build the sdist, check that it is small, and return it."""
    run([uv, "build", "--sdist", "--python", python.program, "--out-dir", out, ROOT], "building the sdist")
    (sdist,) = out.glob("starhold-*.tar.gz")
    return sdist


def unpacked(sdist: Path) -> Path:
    """The sources as somebody gets them."""
    shutil.rmtree(WORK / "source", ignore_errors=True)
    with tarfile.open(sdist) as archive:
        archive.extractall(WORK / "source", filter="data")
    (source,) = (WORK / "source").iterdir()
    return source


def build_wheel(programs: Path, python: Python, source: Path, out: Path, *, compiled: bool) -> Path:
    """Build a wheel from the sdist's sources and put it into the folder."""
    with tempfile.TemporaryDirectory(dir=WORK) as name:
        made = Path(name)
        words: list[str | Path] = [programs / "uv", "build", "--wheel", "--python", python.program]
        # An engine that was compiled before by the same compiler from the same sources is taken.
        more = {"STARHOLD_BUILD": str(ROOT / "build"), "STARHOLD_PURE": "" if compiled else "1"}
        told = run([*words, "--out-dir", made, source], f"building for {python.version}", ROOT, **more)
        (wheel,) = made.glob("*.whl")
        if compiled is wheel.name.endswith("-none-any.whl"):
            raise Refused(f"the engine was not compiled for {python.version}:\n{told[-2000:]}")
        if compiled and sys.platform == "linux":
            more = {"PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"}
            run(
                [programs / "auditwheel", "repair", "--wheel-dir", made / "ok", wheel],
                "auditwheel",
                ROOT,
                **more,
            )
            (wheel,) = (made / "ok").glob("*.whl")
            if "manylinux" not in wheel.name:
                raise Refused(f"{wheel.name} runs only on systems like this one")
        return Path(shutil.copy(wheel, out))


def look_into(wheel: Path) -> None:
    """Check what is in a wheel and what it says about itself."""
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        (about,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        told = email.message_from_bytes(archive.read(about))
    missing = [name for name in INSIDE if f"starhold/{name}" not in names]
    missing += [name for name in FIELDS if name not in told]
    if told["Version"] != version() or missing:
        raise Refused(f"{wheel.name}: version {told['Version']}, missing: {', '.join(missing) or 'nothing'}")
    description = told.get_payload()
    assert isinstance(description, str)
    if loose := re.findall(r"\]\((?!https?:|#)[^)]*\)", description):
        raise Refused(f"{wheel.name}: the description links to files that are not there: {', '.join(loose)}")


def try_out(uv: Path, wheel: Path, python: Python) -> None:
    """Install a wheel into a clean environment, play each game, serve, and make a table."""
    compiled = not wheel.name.endswith("-none-any.whl")
    with tempfile.TemporaryDirectory(dir=WORK) as name:
        place = Path(name)
        run([uv, "venv", "--python", python.program, place / "env"], "making an environment")
        programs = place / "env" / ("Scripts" if os.name == "nt" else "bin")
        install: list[str | Path] = [uv, "pip", "install", "--python", programs / "python"]
        run([*install, "--require-hashes", "-r", ROOT / "requirements" / "server.txt"], "installing", place)
        run([*install, "--no-deps", wheel], f"installing {wheel.name}", place)
        about = run(
            [programs / "python", "-c", "import starhold as s; print(s.COMPILED, s.__file__)"],
            "importing",
            place,
        )
        if not about.startswith(f"{compiled} {place}"):
            raise Refused(f"{wheel.name}: expected compiled = {compiled}, got {about.strip()}")
        for game in GAMES:
            words: list[str | Path] = [
                programs / "starhold",
                "play",
                game,
                "--seats",
                "newcomer,casual",
                "--seed",
                "1",
            ]
            run(words, f"playing {game}", place, STARHOLD_LANG="en")
        serve(programs / "starhold", place)


def serve(program: Path, place: Path) -> None:
    """Serve as a bare `starhold` does; look at a page, at the documentation, and make a table with a bot."""
    home = {"STARHOLD_HOME": str(place / "home"), "STARHOLD_SERVER_PORT": "0", "STARHOLD_LANG": "en"}
    env = {**os.environ, **home}
    env.pop("PYTHONPATH", None)
    with subprocess.Popen([program], cwd=place, env=env, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            found = re.search(r"http://\S+/", server.stdout.readline())
            if found is None:
                raise Refused("the server did not start")
            opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())

            def ask(path: str, body: str = "") -> str:
                headers = {"X-Starhold": "1", "Content-Type": "application/json"}
                request = urllib.request.Request(found[0] + path, body.encode() or None, headers)
                with opener.open(request, timeout=PATIENCE) as answer:
                    return str(answer.read().decode())

            seats = '[{"kind": "me"}, {"kind": "bot", "bot": "casual"}]'
            if "<script" not in ask("") or "Starhold" not in ask("docs/"):
                raise Refused("the server has no client or no documentation")
            ask("api/session", '{"name": "Ada"}')
            ask("api/tables", f'{{"game": "galaxies", "seats": {seats}, "start": true}}')
        finally:
            server.terminate()


def release(out: Path, asked: Sequence[str], dirty: bool) -> None:
    """Make all of it and say what was made, what could not be, and how to upload it."""
    remarks = look_over(dirty)
    there = pythons(asked)
    if not there:
        raise Refused("no Python was found that Starhold supports")
    if out.exists() and any(out.iterdir()):
        raise Refused(f"{out} is not empty")
    WORK.mkdir(parents=True, exist_ok=True)
    programs = tools()
    out.mkdir(parents=True, exist_ok=True)
    go.say("building the sdist, with client and documentation ...")
    sdist = build_sdist(programs / "uv", there[0], out)
    source = unpacked(sdist)
    go.say("building the pure wheel ...")
    pure = build_wheel(programs, there[0], source, out, compiled=False)
    wheels = [(pure, there[0]), (pure, there[-1])]
    for python in there:
        go.say(f"compiling for Python {python.version} (minutes) ...")
        wheels.append((build_wheel(programs, python, source, out, compiled=True), python))
    for wheel, python in dict.fromkeys(wheels):
        go.say(f"trying {wheel.name} on Python {python.version} ...")
        look_into(wheel)
        try_out(programs / "uv", wheel, python)
    made = sorted(path for path in out.iterdir() if path.suffix in (".whl", ".gz"))
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}" for path in made]
    (out / "SHA256SUMS").write_text("\n".join(sums) + "\n", encoding="utf-8")
    for path in made:
        go.say(f"{path.stat().st_size / 1e6:5.1f} MB  {path.name}")
    absent = [one for one in supported() if one not in {python.version for python in there}]
    if absent:
        remarks.append(f"no Python {', '.join(absent)} here: it gets the pure wheel")
    for remark in remarks:
        go.say(f"note: {remark}")
    go.say("all of it was installed, played and served; nothing was uploaded. To upload it:")
    print("  uv publish " + " ".join(str(path) for path in made))


def main() -> int:
    """Read the arguments."""
    parser = argparse.ArgumentParser(description="Build and check a release; upload nothing.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    parser.add_argument("--python", action="append", default=[], help="an interpreter to build for")
    parser.add_argument("--dirty", action="store_true", help="a trial, with changes that are not committed")
    asked = parser.parse_args()
    try:
        release(asked.out.resolve(), asked.python, asked.dirty)
    except Refused as refused:
        go.say(f"error: {refused}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
