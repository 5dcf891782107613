"""Compiles the engine with mypyc; the one place that says which modules are compiled, and how.

    python tools/compile_engine.py OUT [--only galaxies]

copies `src/starhold` to OUT and compiles the copy there, so that no built file ever lies beside a
source and hides later edits of it. Run the result with `PYTHONPATH=OUT`. The C that mypyc wrote stays
in `OUT/build` to be read. The build hook (`hatch_build.py`) calls `compile_engine` for the wheel.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).resolve().parent.parent / "src" / "starhold"

#: Modules that stay plain Python in every package: what people read is built there, not what is played
#: fast, and dataclasses, entry points and what `python -m` runs are no use to mypyc. Of a msgspec struct it
#: would drop what stands beside its base (`frozen=True`, tags).
INTERPRETED = frozenset(
    {
        "__init__",
        "__main__",
        "_view",
        "confine",
        "contrast",
        "data",
        "deprecated",
        "faces",
        "facts",
        "fairness",
        "game",
        "hints",
        "kit",
        "leanings",
        "notation",
        "orders",
        "external",
        "parts",
        "pickles",
        "program",
        "match",
        "measured",
        "record",
        "record_files",
        "recorded",
        "shapes",
        "rendering",
        "reasons",
        "registry",
        "runner",
        "report",
        "table",
        "undo",
        "view",
        "vocabulary",
        "words",
        "worker",
        "ways",
    }
)

#: Folders that stay plain Python: drawings are no hot code.
INTERPRETED_FOLDERS = frozenset({"draw"})

#: Without the first every call between compiled functions goes through the linker's table (a third slower).
#: The second: nobody reads warnings of generated C, and gcc spends a minute on its indentation alone.
COMPILER_FLAGS = ["-fno-semantic-interposition", "-Wno-all"] if os.name == "posix" else []

#: gcc optimises at link time with all cores; where that does not work, one core compiles the whole engine.
#: What is hidden from other libraries and inlined everywhere need not be compiled once more for itself.
LINK_TIME = ["-flto", "-fvisibility=hidden"]
LINK_TIME_SHARED = [f"-flto={os.cpu_count() or 1}"]

#: The functions of `kernel/bits.py` that C has an instruction for, or no division; mypyc has neither.
BITS = {
    "lowest": "return cpy_r_mask ? __builtin_ctzll(cpy_r_mask) : 0;",
    "count": """uint64_t mask = cpy_r_mask;
    mask -= (mask >> 1) & 0x5555555555555555;
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333);
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F;
    return (mask * 0x0101010101010101) >> 56;""",
}

#: Types are checked by `mypy --strict` elsewhere; here mypy only has to understand the engine.
MYPY_FLAGS = ["--config-file=", "--ignore-missing-imports", "--explicit-package-bases"]


class CompileFailed(Exception):
    """The engine could not be compiled; says why in one line."""


def compiled_modules(package: Path, only: str | None = None) -> list[Path]:
    """The modules of `package` to compile, of all games or of the game `only`."""
    return [
        module
        for folder in _folders(package, only)
        for module in sorted(folder.rglob("*.py"))
        if module.stem not in INTERPRETED and module.parent.name not in INTERPRETED_FOLDERS
    ]


def _folders(package: Path, only: str | None = None) -> list[Path]:
    """The folders that hold hot code; a game is a folder with a `game.py`."""
    kernel, bots = package / "kernel", package / "bots"
    games = [file.parent for file in sorted(package.glob("*/game.py")) if file.parent != kernel]
    return [kernel, *(game for game in games if only in (None, game.name)), bots]


def engine_inputs(package: Path) -> list[Path]:
    """All that decides what is compiled: this file and whole folders, for mypyc reads types everywhere."""
    return [Path(__file__), *(path for folder in _folders(package) for path in sorted(folder.rglob("*.py")))]


def toolchain() -> str:
    """What would compile here: the Python, and the C compiler by its own words."""
    compiler = c_compiler() or ""
    asked = subprocess.run([*shlex.split(compiler), "--version"], capture_output=True, text=True, check=False)
    return f"{sys.version} {sysconfig.get_config_var('EXT_SUFFIX')} {compiler} {asked.stdout}"


def c_compiler() -> str | None:
    """The C compiler on this machine, if there is one on PATH; `CC` names it, as everywhere."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    for command in (named, "cc", "gcc", "clang"):
        if command and shutil.which(shlex.split(command)[0]):
            return command
    # On Windows the compiler is found through the registry, not through PATH.
    return "cl" if os.name == "nt" else None


def compile_engine(source: Path, out: Path, only: str | None = None) -> list[Path]:
    """Copy the package `source` into the folder `out`, compile it there, and list the built files."""
    compiler = c_compiler()
    if compiler is None:
        raise CompileFailed("there is no C compiler on PATH")
    out = out.resolve()
    package = out / source.name
    shutil.copytree(source, package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    command = [sys.executable, __file__, str(out), "--in-place"]
    if only is not None:
        command += ["--only", only]
    env = {**os.environ, "MYPYPATH": str(out)}
    if os.name == "posix":
        env["CC"] = compiler
    log = out / "build.log"
    with log.open("w", encoding="utf-8") as stream:
        done = subprocess.run(command, cwd=out, env=env, stdout=stream, stderr=subprocess.STDOUT)
    if done.returncode != 0:
        raise CompileFailed(_reason(log.read_text(encoding="utf-8", errors="replace")))
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    built = sorted([*out.glob(f"*{suffix}"), *package.rglob(f"*{suffix}")])
    if not built:
        raise CompileFailed("mypyc wrote no compiled module")
    return built


def _reason(log: str) -> str:
    """The first line that names an error, or else the last line."""
    lines = [line.strip() for line in log.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower()]
    return (errors or lines or ["the compiler said nothing"])[0 if errors else -1]


def _compile_in_place(out: Path, only: str | None) -> None:
    """Compile the package copy in `out`; runs in a process of its own, because mypyc works on the
    current folder and setuptools takes over the command line."""
    from setuptools import setup

    modules = [str(path.relative_to(out)) for path in compiled_modules(out / SOURCE.name, only)]
    extensions = written(out, modules)
    for extension in extensions:
        extension.extra_compile_args += COMPILER_FLAGS
    if _optimises_at_link_time(out):
        engine = extensions[0]
        engine.extra_compile_args += LINK_TIME
        engine.extra_link_args += [*LINK_TIME_SHARED, "-O3", *COMPILER_FLAGS]
    setup(
        name=SOURCE.name,
        packages=[],
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"],
    )


def written(out: Path, modules: list[str]) -> list[Any]:
    """Let mypyc write the C of these modules into `out/build`, improve it, and return the extensions."""
    from mypyc.build import mypycify

    # One group: calls between kernel, games and bots can then be inlined.
    extensions: list[Any] = mypycify(
        [*MYPY_FLAGS, *modules], opt_level="3", debug_level="0", group_name=f"{SOURCE.name}_engine"
    )
    if os.name == "posix":
        texts = {key: text for module in modules for key, text in _docstrings(out / module, _dotted(module))}
        for source in (out / "build").glob("__native_*.c"):
            _leave_imports_alone(source)
            _count_bits_in_c(source)
            _set_explanations_aside(source)
            _put_nothing_headless_into_the_trash(source)
            _keep_docstrings(source, texts)
    return extensions


def _keep_docstrings(source: Path, texts: dict[str, str]) -> None:
    """Write docstrings into the C beside the signatures, so that `help` says something: mypyc drops them.

    A function is known by its C name, which ends like its full name with `___` for dots.
    """
    named: dict[str, str] = {}
    for name, text in texts.items():
        words = name.split(".")
        for first in range(len(words)):
            named.setdefault("___".join(words[first:]), text)
    of_function = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s*[^"}]*PyDoc_STR\("[^"]*\\n--\\n\\n)"')
    of_class = re.compile(
        r'(CPyType_(\w+)_template_ = \{(?:(?!^\};).)*?tp_doc = PyDoc_STR\("[^"]*\\n--\\n\\n)"', re.M | re.S
    )
    text = source.read_text(encoding="utf-8")
    for pattern in (of_function, of_class):
        text = pattern.sub(lambda found: f'{found[1]}{_in_c(named.get(found[2], ""))}"', text)
    source.write_text(text, encoding="utf-8")


def _in_c(text: str) -> str:
    """A text as it stands between the quotes of a C string."""
    plain = "".join(chr(byte) if 32 <= byte < 127 else f"\\{byte:03o}" for byte in text.encode())
    return re.sub(r"(?<!\\)\\(?![0-7]{3})", r"\\\\", plain).replace('"', '\\"')


def _dotted(module: str) -> str:
    return module.removesuffix(".py").replace("/", ".").replace("\\", ".")


def _docstrings(path: Path, name: str) -> Iterator[tuple[str, str]]:
    """The docstrings of a module's functions, classes and methods, by their full names."""
    waiting: list[tuple[str, ast.AST]] = [(name, ast.parse(path.read_text(encoding="utf-8")))]
    while waiting:
        prefix, node = waiting.pop()
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef | ast.ClassDef):
                text = ast.get_docstring(child)
                if text:
                    yield f"{prefix}.{child.name}", text
                waiting.append((f"{prefix}.{child.name}", child))


def _optimises_at_link_time(out: Path) -> bool:
    """Does the C compiler know how to share its work out at link time? Asked with a library of one line."""
    if os.name != "posix":
        return False
    probe = out / "probe.c"
    probe.write_text("int probe(void) { return 1; }\n", encoding="utf-8")
    command = [
        *shlex.split(os.environ["CC"]),
        *LINK_TIME_SHARED,
        "-fPIC",
        "-shared",
        probe.name,
        "-o",
        "probe",
    ]
    done = subprocess.run(command, cwd=out, capture_output=True)
    return done.returncode == 0


def _leave_imports_alone(source: Path) -> None:
    """Ask the C compiler not to optimise what runs once, at import: half of all the C, in huge functions."""
    text = source.read_text(encoding="utf-8")
    once = re.compile(r"^(?=char CPyDef_\w+_____top_level__\(void\) \{)", re.MULTILINE)
    source.write_text(once.sub('__attribute__((optimize("O0"), cold)) ', text), encoding="utf-8")


def _count_bits_in_c(source: Path) -> None:
    """Write C for the functions on bits that every offer and every step goes through."""
    text = source.read_text(encoding="utf-8")
    for name, body in BITS.items():
        written = re.compile(
            rf"^(int64_t CPyDef_\w*bits___{name}\(int64_t cpy_r_mask\)) \{{$.*?^\}}$", re.M | re.S
        )
        text = written.sub(rf"\1 {{\n    {body}\n}}", text)
    source.write_text(text, encoding="utf-8")


def _set_explanations_aside(source: Path) -> None:
    """Keep what says why a move is refused away from the code that offers moves: play never runs it."""
    text = source.read_text(encoding="utf-8")
    refusing = re.compile(r"^(?=\w[\w *]*\bCPyDef_\w*___?(?:refuse|why)(?:_\w+)?\([^;{}]*\) \{)", re.M)
    text = refusing.sub("__attribute__((cold, noinline)) ", text)
    asking = re.compile(r"= (\(\([\w ]+\*\)cpy_r_\w+\)->_explains);")
    source.write_text(asking.sub(r"= __builtin_expect(\1, 0);", text), encoding="utf-8")


def _put_nothing_headless_into_the_trash(source: Path) -> None:
    """Free an object without a garbage collector's header at once, however deep it lies in others.

    mypyc hands classes with `acyclic=True` to CPython's trashcan like all others. From the fiftieth level
    on it keeps objects for later and links them by that header: by the memory before the object, which is
    another's.
    """
    dealloc = re.compile(r"\w+_dealloc\(\w+ \*self\)\s*\{.*?\bdone: ;", re.DOTALL)
    trash = re.compile(r"^\s*CPy_TRASHCAN_(?:BEGIN|END)\(.*\n", re.MULTILINE)

    def mended(found: re.Match[str]) -> str:
        return found[0] if "PyObject_GC_UnTrack(self)" in found[0] else trash.sub("", found[0])

    source.write_text(dealloc.sub(mended, source.read_text(encoding="utf-8")), encoding="utf-8")


def main() -> int:
    """Compile for development."""
    parser = argparse.ArgumentParser(description="Compile the engine into a folder.")
    parser.add_argument("out", type=Path, help="a folder; what an earlier run left in it is replaced")
    parser.add_argument("--only", metavar="GAME", help="compile just the kernel, the bots and this game")
    parser.add_argument("--in-place", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.in_place:
        _compile_in_place(arguments.out, arguments.only)
        return 0
    arguments.out.mkdir(parents=True, exist_ok=True)
    for folder in (SOURCE.name, "build"):
        shutil.rmtree(arguments.out / folder, ignore_errors=True)
    for left_over in arguments.out.glob(f"{SOURCE.name}_engine*"):
        left_over.unlink()
    try:
        built = compile_engine(SOURCE, arguments.out, arguments.only)
    except CompileFailed as failure:
        print(f"not compiled: {failure}\nthe whole story: {arguments.out / 'build.log'}", file=sys.stderr)
        return 1
    print(f"{len(built)} compiled modules; use them with PYTHONPATH={arguments.out.resolve()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
