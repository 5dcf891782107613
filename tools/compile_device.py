"""The engine compiled to WebAssembly, for the page of `starhold site`.

    python tools/compile_device.py RUNTIME [OUT]

RUNTIME is the folder of `tools/device.py`; the engine goes to OUT (RUNTIME/engine), beside Pyodide. mypyc
writes the same C as for a wheel, but for 32 bits. Zig's C compiler compiles it, with the headers of the C
library that come with Zig. Both come from PyPI by the hashes in requirements/device.txt. Python's headers
are those of Debian's package, by the hash below. Nothing is installed outside of `build/`.
"""

from __future__ import annotations

import hashlib
import importlib.util
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import urllib.request
import zipfile
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / "build" / "device-tools"
#: mypyc and Zig
LIBRARIES = TOOLS / "libraries"
#: Python's headers, which a Debian archive has while the version is current
HEADERS = "pool/main/p/python3.14/libpython3.14-dev_3.14.10-1_amd64.deb"
HEADERS_HASH = "ce226a5a09bd3739123b95c5a41688ee3110651e6b4f9b22973a27c7be2f64fa"
#: the Python of Pyodide
VERSION = (3, 14)
SYSCONFIG = "_sysconfigdata__emscripten_wasm32-emscripten"
SUFFIX = ".cpython-314-wasm32-emscripten.so"
#: headers of a 32-bit machine with 64-bit times, as Emscripten's are; its `long` has the size of a pointer
LIBC = ("generic-musl", "riscv32-linux-musl")
COMPILE = (
    *("cc", "-target", "wasm32-emscripten", "-O2", "-g0", "-fPIC", "-fvisibility=hidden", "-nostdinc", "-w"),
    *("-fno-sanitize=undefined", "-fno-stack-protector", "-fno-strict-overflow", "-DNDEBUG", "-c"),
)
#: without extended constants: Safari has them since 17.4 only
FEATURES = (
    "mutable-globals,sign-ext,bulk-memory,bulk-memory-opt,nontrapping-fptoint,multivalue,reference-types,"
    "call-indirect-overlong"
)
LINK = (
    *("wasm-ld", "-shared", "--experimental-pic", "--strip-all", "--no-entry", "--no-check-features"),
    *("--unresolved-symbols=import-dynamic", "--no-shlib-sigcheck", f"--features={FEATURES}"),
)


def tool(name: str) -> ModuleType:
    """Load a file of tools/, which is not a package."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def mark(runtime: Path) -> str:
    """Return the fingerprint of what the engine is made from."""
    engine = tool("compile_engine")
    names = [*engine.engine_inputs(engine.SOURCE), Path(__file__), ROOT / "requirements" / "device.txt"]
    made_from = (runtime / "made-from").read_text(encoding="utf-8")
    return str(tool("fingerprint").fingerprint(ROOT, names, made_from))


def provide(runtime: Path, out: Path) -> None:
    """Compile the engine into a folder, unless it is there already."""
    stamp, wanted = out / "made-from", mark(runtime)
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return
    shutil.rmtree(out, ignore_errors=True)
    engine = tool("compile_engine")
    _install_tools()
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        includes = _includes(work / "include", runtime)
        shutil.copytree(
            engine.SOURCE, work / engine.SOURCE.name, ignore=shutil.ignore_patterns("__pycache__", "static")
        )
        paths = os.pathsep.join((str(work / "include"), str(LIBRARIES)))
        env = {**os.environ, "_PYTHON_SYSCONFIGDATA_NAME": SYSCONFIG, "PYTHONPATH": paths, "MYPYPATH": name}
        command = [sys.executable, __file__, "--write-c"]
        done = subprocess.run(command, cwd=work, env=env, capture_output=True, text=True)
        if done.returncode != 0:
            raise SystemExit(f"mypyc failed:\n{(done.stdout + done.stderr)[-2000:]}")
        for module, source in json.loads((work / "modules.json").read_text(encoding="utf-8")).items():
            _build(work, includes, module, source, out)
        # `starhold site` takes the engine only if it was compiled from its own modules.
        paths = engine.compiled_modules(work / engine.SOURCE.name)
        hashes = {
            path.relative_to(work).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in paths
        }
        (out / "sources.json").write_text(json.dumps(hashes), encoding="utf-8")
    stamp.write_text(wanted, encoding="utf-8")


def _write_c() -> None:
    """Write the C of the engine in the current folder; runs with the configuration of Pyodide's Python."""
    import functools

    import mypyc.build

    engine = tool("compile_engine")
    work = Path.cwd()
    options = functools.partial(vars(mypyc.build)["CompilerOptions"], capi_version=VERSION)
    vars(mypyc.build)["CompilerOptions"] = options
    modules = [str(path.relative_to(work)) for path in engine.compiled_modules(work / engine.SOURCE.name)]
    extensions = engine.written(work, modules)
    found = {one.name: one.sources[0] for one in extensions}
    (work / "modules.json").write_text(json.dumps(found), encoding="utf-8")


def _build(work: Path, includes: list[str], module: str, source: str, out: Path) -> None:
    """Compile and link one module."""
    target = out / (module.replace(".", "/") + SUFFIX)
    target.parent.mkdir(parents=True, exist_ok=True)
    _zig(work, *COMPILE, *includes, source, "-o", "module.o")
    _zig(work, *LINK, f"--export=PyInit_{module.rpartition('.')[2]}", "module.o", "-o", str(target))


def _zig(work: Path, *words: str) -> None:
    program = LIBRARIES / "ziglang" / ("zig.exe" if os.name == "nt" else "zig")
    done = subprocess.run([str(program), *words], cwd=work, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"zig {words[0]} failed:\n{done.stderr[-2000:]}")


# --- compiler and headers ---------------------------------------------------------------------------


def _includes(folder: Path, runtime: Path) -> list[str]:
    """Put the headers of Python into a folder, and Pyodide's configuration; return the compiler's options."""
    zig = LIBRARIES / "ziglang"
    _unpack_headers(folder)
    with zipfile.ZipFile(runtime / "pyodide" / "python_stdlib.zip") as library:
        library.extract(f"{SYSCONFIG}.py", folder)
    found: dict[str, Any] = {}
    exec((folder / f"{SYSCONFIG}.py").read_text(encoding="utf-8"), found)
    debian = (folder / "pyconfig.debian.h").read_text(encoding="utf-8")
    (folder / "python" / "pyconfig.h").write_text(
        _configuration(debian, found["build_time_vars"]), encoding="utf-8"
    )
    libc = zig / "lib" / "libc" / "include"
    bits = folder / "libc" / "bits"
    bits.mkdir(parents=True)
    types = (libc / LIBC[1] / "bits" / "alltypes.h").read_text(encoding="utf-8")
    (bits / "alltypes.h").write_text(
        types.replace("#define _Addr int", "#define _Addr long"), encoding="utf-8"
    )
    system = [folder / "libc", *(libc / name for name in reversed(LIBC)), zig / "lib" / "include"]
    own = [folder / "python", LIBRARIES / "mypyc" / "lib-rt", "build"]
    return [*(word for path in system for word in ("-isystem", str(path))), *(f"-I{path}" for path in own)]


def _configuration(debian: str, values: dict[str, Any]) -> str:
    """Return pyconfig.h: the names of Debian's, the values of Pyodide's Python.

    >>> _configuration("#define SIZEOF_LONG 8\\n/* #undef X */\\n#define Y 1\\n", {"SIZEOF_LONG": 4})
    '#define SIZEOF_LONG 4\\n'
    """
    names = re.findall(r"^(?:#\s*define|/\* #undef)\s+(\w+)", debian, re.MULTILINE)
    lines = []
    for name in dict.fromkeys(names):
        value = values.get(name, 0)
        if value or (name in values and name.startswith("ALIGNOF")):
            lines.append(f"#define {name} " + (f'"{value}"' if isinstance(value, str) else str(value)))
    return "\n".join(lines) + "\n"


def _install_tools() -> None:
    """Install mypyc and Zig by their hashes, once."""
    lock = ROOT / "requirements" / "device.txt"
    stamp, wanted = LIBRARIES / "made-from", hashlib.sha256(lock.read_bytes()).hexdigest() + sys.version
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return
    shutil.rmtree(LIBRARIES, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install", "--no-compile"]
    where = [
        "--target",
        str(LIBRARIES),
        "--no-deps",
        "--only-binary=:all:",
        "--require-hashes",
        "-r",
        str(lock),
    ]
    subprocess.run([*pip, *where], check=True)
    stamp.write_text(wanted, encoding="utf-8")


def _unpack_headers(folder: Path) -> None:
    """Put Python's headers into `python`, and its Debian configuration beside."""
    with tarfile.open(fileobj=io.BytesIO(_part_of_deb(_headers(), "data.tar.xz"))) as archive:
        for member in archive:
            path = member.name.removeprefix("./usr/include/")
            if not member.isfile() or not path.endswith(".h"):
                continue
            content = archive.extractfile(member)
            assert content is not None
            if path.startswith("python3.14/"):
                target = folder / "python" / path.removeprefix("python3.14/")
            elif path == "x86_64-linux-gnu/python3.14/pyconfig.h":
                target = folder / "pyconfig.debian.h"
            else:
                continue
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content.read())


def _headers() -> bytes:
    """Return Debian's package, downloaded once; raise SystemExit if no archive has the one with this hash."""
    kept = TOOLS / Path(HEADERS).name
    if kept.is_file():
        return kept.read_bytes()
    reasons = []
    for archive in _archives():
        try:
            with urllib.request.urlopen(f"{archive}/{HEADERS}", timeout=60) as answer:
                content: bytes = answer.read()
        except OSError as error:
            reasons.append(f"{archive}: {error}")
            continue
        if hashlib.sha256(content).hexdigest() == HEADERS_HASH:
            TOOLS.mkdir(parents=True, exist_ok=True)
            kept.write_bytes(content)
            return content
        reasons.append(f"{archive}: the hash is another")
    told = "; ".join(reasons) or "apt knows no Debian archive"
    raise SystemExit(f"Python's headers were not downloaded: {told}")


def _archives() -> list[str]:
    """Return the addresses of the archives that apt installs from; none where there is no apt."""
    if shutil.which("apt-get") is None:
        return []
    command = ["apt-get", "indextargets", "--format", "$(REPO_URI)"]
    known = subprocess.run(command, capture_output=True, text=True).stdout.splitlines()
    return list(dict.fromkeys(one.rstrip("/") for one in known if one.startswith("http")))


def _part_of_deb(content: bytes, name: str) -> bytes:
    """Return one file of an `ar` archive.

    >>> head = b"x.txt".ljust(48) + b"2".ljust(10) + b"`\\n"
    >>> _part_of_deb(b"!<arch>\\n" + head + b"hi", "x.txt")
    b'hi'
    """
    at = 8
    while at < len(content):
        found, size = content[at : at + 16].decode().rstrip(" /"), int(content[at + 48 : at + 58])
        if found == name:
            return content[at + 60 : at + 60 + size]
        at += 60 + size + size % 2
    raise SystemExit(f"the package has no {name}")


if __name__ == "__main__":
    if sys.argv[1] == "--write-c":
        _write_c()
    else:
        where = Path(sys.argv[1]).resolve()
        provide(where, Path(sys.argv[2]).resolve() if len(sys.argv) > 2 else where / "engine")
