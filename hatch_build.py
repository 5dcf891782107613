"""The build hook of the wheel: compiles the engine, builds client and documentation, and adds the rules.

Where no C compiler works the wheel is built all the same, without compiled code and with a pure tag;
`STARHOLD_PURE=1` asks for that. Editable installs build nothing. All temporary files lie in one folder
beside the finished wheel and are removed at the end. A compiled engine is kept in `build/engines` by a
fingerprint of all that it was made from, so that a change elsewhere compiles nothing.
"""

from __future__ import annotations

import importlib.util
import inspect
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: the conformance suite, as patterns below `tests`
SUITE = ("*.py", "conformance/*.py", "*/__init__.py", "*/truths.py")
#: So many compiled engines are kept, the last ones that were used.
KEPT_ENGINES = 3

IGNORED = shutil.ignore_patterns("node_modules", "dist", "__pycache__", "*.so", "*.pyd")


def load_tool(root: Path, name: str) -> ModuleType:
    """A file of tools/: scripts are no part of the package."""
    spec = importlib.util.spec_from_file_location(name, root / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class StarholdBuildHook(BuildHookInterface[Any]):
    """Puts the compiled engine and the built client into the wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs beyond hatchling, on this machine; the versions stand in pyproject.toml."""
        needed: list[str] = []
        # Nothing is built for an editable install, but hatchling does not tell its hooks which one is wanted.
        if any(frame.function == "get_requires_for_build_editable" for frame in inspect.stack(0)):
            return needed
        if self._engine_wanted() and not self._kept_engine().is_dir():
            needed += self.config["engine-requires"]
        if self._client_wanted():
            needed += self.config["client-requires"]
        if self._site_wanted():
            needed += self.config["site-requires"]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the files are gathered: build what is to be built, and add it to them."""
        self._scratch: Path | None = None
        if version == "editable":
            return
        # `starhold rules` reads them; an editable install finds them where they are.
        build_data["force_include"][str(Path(self.root) / "docs" / "rules")] = "starhold/rules"
        # `starhold conform` runs them.
        for pattern in SUITE:
            for file in sorted(Path(self.root, "tests").glob(pattern)):
                inside = file.relative_to(self.root).as_posix()
                build_data["force_include"][str(file)] = f"starhold/suite/{inside}"
        Path(self.directory).mkdir(parents=True, exist_ok=True)
        self._scratch = Path(tempfile.mkdtemp(prefix=".starhold-build-", dir=self.directory))
        try:
            # The engine takes as long as client and documentation together, on a core of its own.
            with ThreadPoolExecutor(1) as beside:
                pages = beside.submit(self._add_pages, self._scratch, build_data)
                if self._engine_wanted():
                    self._add_engine(self._scratch / "engine", build_data)
                else:
                    why = "STARHOLD_PURE is set" if _pure_asked() else "there is no C compiler on PATH"
                    self._warn_pure(why)
                pages.result()
        except BaseException:
            self._remove_scratch()
            raise

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """After the wheel is written: leave nothing behind."""
        self._remove_scratch()

    def _engine_wanted(self) -> bool:
        return not _pure_asked() and load_tool(Path(self.root), "compile_engine").c_compiler() is not None

    def _client_wanted(self) -> bool:
        wanted = not _light_asked() and os.environ.get("STARHOLD_CLIENT") != "0"
        return wanted and (Path(self.root) / "client" / "package.json").is_file()

    def _site_wanted(self) -> bool:
        wanted = not _light_asked() and os.environ.get("STARHOLD_PAGES") != "0"
        return wanted and (Path(self.root) / "mkdocs.yml").is_file()

    def _kept_engine(self) -> Path:
        """Where the compiled engine of these sources is, or will be."""
        root = Path(self.root)
        engine = load_tool(root, "compile_engine")
        mark = load_tool(root, "fingerprint").fingerprint(
            root,
            engine.engine_inputs(root / "src" / "starhold"),
            engine.toolchain(),
            *self.config["engine-requires"],
        )
        return root / "build" / "engines" / str(mark)

    def _add_engine(self, out: Path, build_data: dict[str, Any]) -> None:
        engine = load_tool(Path(self.root), "compile_engine")
        kept = self._kept_engine()
        if not kept.is_dir():
            try:
                built = engine.compile_engine(Path(self.root) / "src" / "starhold", out)
            except engine.CompileFailed as failure:
                self._warn_pure(str(failure))
                return
            _keep_engine(kept, built, out.resolve())
        kept.touch()
        for path in kept.rglob("*"):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(kept).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _add_pages(self, scratch: Path, build_data: dict[str, Any]) -> None:
        if self._client_wanted():
            self._add_client(scratch / "client-tree", build_data)
        if self._site_wanted():
            self._add_site(scratch / "site", build_data)

    def _add_client(self, tree: Path, build_data: dict[str, Any]) -> None:
        # The client stands beside src/ as in the repository: it takes the Fluent texts from there.
        for room in ("client", "src"):
            shutil.copytree(Path(self.root) / room, tree / room, ignore=IGNORED)
        static = tree / "static"
        self._npm(tree / "client", "ci", "--omit=dev", "--no-audit", "--no-fund")
        self._npm(tree / "client", "exec", "--", "vite", "build", "--outDir", str(static), "--emptyOutDir")
        build_data["force_include"][str(static)] = "starhold/server/static"

    def _add_site(self, site: Path, build_data: dict[str, Any]) -> None:
        """The documentation; a link that leads nowhere ends the build."""
        command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(site)]
        env = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
        done = subprocess.run(command, cwd=self.root, env=env, capture_output=True, text=True)
        if done.returncode != 0:
            for line in (done.stdout + done.stderr).splitlines()[-12:]:
                self.app.display_error(f"starhold: mkdocs: {line}")
            raise RuntimeError("the documentation was not built")
        build_data["force_include"][str(site)] = "starhold/server/site"

    def _npm(self, folder: Path, *words: str) -> None:
        """Run npm of the Node that comes as a build requirement."""
        done = load_tool(Path(self.root), "client").npm(folder, *words)
        if done.returncode != 0:
            told = [line.strip() for line in (done.stdout + done.stderr).splitlines()]
            # npm and Vite add pages of call stacks; the lines before the first of them say what is wrong.
            reasons = [line for line in told if line and not line.startswith("at ")]
            for line in reasons[-12:]:
                self.app.display_error(f"starhold: npm: {line}")
            raise RuntimeError(f"the client was not built: `npm {words[0]}` failed")

    def _warn_pure(self, reason: str) -> None:
        self.app.display_warning(f"starhold: the engine is not compiled, it runs as plain Python: {reason}")

    def _remove_scratch(self) -> None:
        if self._scratch is not None:
            shutil.rmtree(self._scratch, ignore_errors=True)


def _keep_engine(folder: Path, built: list[Path], out: Path) -> None:
    """Keep what was compiled, whole or not at all, in place of engines that were not used for the longest."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    making = Path(tempfile.mkdtemp(prefix=".making-", dir=folder.parent))
    for path in built:
        target = making / path.relative_to(out)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target)
    making.rename(folder)
    kept = sorted(folder.parent.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in kept[KEPT_ENGINES:]:
        shutil.rmtree(old, ignore_errors=True)


def _light_asked() -> bool:
    """For research: no web client and no documentation site, so neither Node nor MkDocs is needed."""
    return bool(os.environ.get("STARHOLD_LIGHT"))


def _pure_asked() -> bool:
    return os.environ.get("STARHOLD_PURE", "") not in ("", "0")
