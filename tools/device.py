"""The runtime of `starhold site`: Pyodide and the packages that the engine needs in a browser.

    python tools/device.py FOLDER

npm installs Pyodide by the hash in client/pyodide/package-lock.json, pip the packages by the hashes in
requirements/run.txt, as wheels for Pyodide's platform. Nothing is compiled.
"""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
LOCKED = ROOT / "client" / "pyodide"
#: of Pyodide's package only these files are needed
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
PACKAGES = ("librt", "msgspec", "mypy-extensions", "structlog")
PLATFORM = ("--platform=pyemscripten_2026_0_wasm32", "--python-version=3.14", "--abi=cp314", "--abi=none")


def tool(name: str) -> ModuleType:
    """A file of tools/, which is no package."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def mark() -> str:
    """Return the fingerprint of what the runtime is made from."""
    names = ["client/pyodide/package-lock.json", "requirements/run.txt", "tools/device.py"]
    return str(tool("fingerprint").fingerprint(ROOT, names))


def locked(text: str, name: str) -> str:
    """Return the lines of one package in a requirement file, with its hashes and without its marker.

    >>> print(locked("a==1 ; python_version < '4' \\\\\\n    --hash=sha256:00\\nb==2\\n", "a"))
    a==1 \\
        --hash=sha256:00
    """
    found = re.search(rf"^{re.escape(name)}==(?:.*\\\n)*.*$", text, re.MULTILINE)
    if found is None:
        raise SystemExit(f"requirements/run.txt does not lock {name}; run tools/lock.py")
    return re.sub(r" *;[^\\\n]*", " ", found[0])


def provide(folder: Path) -> None:
    """Install the runtime into a folder, unless this one is there already."""
    stamp = folder / "made-from"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == mark():
        return
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory(dir=folder) as name:
        scratch = Path(name)
        for file in ("package.json", "package-lock.json"):
            shutil.copy(LOCKED / file, scratch)
        done = tool("client").npm(scratch, "ci", "--no-audit", "--no-fund", "--ignore-scripts")
        if done.returncode != 0:
            raise SystemExit(f"npm did not install Pyodide:\n{done.stderr[-1000:]}")
        (folder / "pyodide").mkdir()
        for file in PYODIDE:
            shutil.copy(scratch / "node_modules" / "pyodide" / file, folder / "pyodide")
        wanted = scratch / "packages.txt"
        lock = (ROOT / "requirements" / "run.txt").read_text(encoding="utf-8")
        wanted.write_text("\n".join(locked(lock, one) for one in PACKAGES) + "\n", encoding="utf-8")
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
        where = ["--target", str(folder / "packages"), "--only-binary=:all:", "--no-deps", "--no-compile"]
        subprocess.run([*pip, *where, *PLATFORM, "--require-hashes", "-r", str(wanted)], check=True)
    stamp.write_text(mark(), encoding="utf-8")


if __name__ == "__main__":
    provide(Path(sys.argv[1]))
