"""The build hooks: what the wheel and the sdist hold beside the sources, and the long description.

The wheel gets the compiled engine, the built client, the documentation and the rules. Where no C compiler
works it is built all the same, without compiled code and with a pure tag; `STARHOLD_PURE=1` asks for that.
Editable installs build nothing. The sdist gets client and documentation, built, so that a wheel can be made
from it without Node and MkDocs. Engines and clients are kept in `build`, by a fingerprint of all that they
were made from, so that a change elsewhere builds neither.
"""

from __future__ import annotations

import importlib.util
import inspect
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

#: the conformance suite, as patterns below `tests`
SUITE = ("*.py", "conformance/*.py", "*/__init__.py", "*/truths.py")
#: where the built client and the documentation are in the package
SERVER = "starhold/server"


def load_tool(root: Path, name: str) -> ModuleType:
    """A file of tools/: scripts are no part of the package."""
    spec = importlib.util.spec_from_file_location(name, root / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class StarholdBuildHook(BuildHookInterface[Any]):
    """Puts the compiled engine, the built client and the documentation into the wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs beyond hatchling, on this machine; the versions stand in pyproject.toml."""
        needed: list[str] = []
        # Nothing is built for an editable install, but hatchling does not tell its hooks which one is wanted.
        if any(frame.function == "get_requires_for_build_editable" for frame in inspect.stack(0)):
            return needed
        if self._engine_wanted() and not self._kept_engine().is_dir():
            needed += self.config["engine-requires"]
        if self._client_wanted() and not self._kept_client().is_dir():
            needed += self.config["client-requires"]
        if self._site_wanted():
            needed += self.config["site-requires"]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the files are gathered: build what is to be built, and add it to them."""
        self._scratch: Path | None = None
        if version == "editable":
            return
        self._add_texts(build_data)
        Path(self.directory).mkdir(parents=True, exist_ok=True)
        self._scratch = Path(tempfile.mkdtemp(prefix=".starhold-build-", dir=self.directory))
        try:
            # The engine takes as long as client and documentation together, on a core of its own.
            with ThreadPoolExecutor(1) as beside:
                pages = beside.submit(self._add_pages, self._scratch, build_data)
                if self._engine_wanted():
                    self._add_engine(self._scratch / "engine", build_data)
                elif self.target_name == "wheel":
                    why = "STARHOLD_PURE is set" if _pure_asked() else "there is no C compiler on PATH"
                    self._warn_pure(why)
                pages.result()
        except BaseException:
            self._remove_scratch()
            raise

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """After the wheel is written: leave nothing behind."""
        self._remove_scratch()

    def _add_texts(self, build_data: dict[str, Any]) -> None:
        wheel = self.target_name == "wheel"
        # `starhold rules` reads them; an editable install finds them where they are.
        if wheel:
            build_data["force_include"][str(Path(self.root) / "docs" / "rules")] = "starhold/rules"
        # `starhold conform` runs them.
        for pattern in SUITE:
            for file in sorted(Path(self.root, "tests").glob(pattern)):
                inside = file.relative_to(self.root).as_posix()
                build_data["force_include"][str(file)] = f"starhold/suite/{inside}" if wheel else inside

    def _engine_wanted(self) -> bool:
        if self.target_name != "wheel" or _pure_asked():
            return False
        return load_tool(Path(self.root), "compile_engine").c_compiler() is not None

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
        # A release builds its wheels from the sdist; they share the engines of the checkout.
        build = Path(os.environ.get("STARHOLD_BUILD") or root / "build")
        return build / "engines" / str(mark)

    def _kept_client(self) -> Path:
        root = Path(self.root)
        return Path(load_tool(root, "fingerprint").kept_client(root))

    def _add_engine(self, out: Path, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        engine = load_tool(root, "compile_engine")
        kept = self._kept_engine()
        if not kept.is_dir():
            try:
                built = engine.compile_engine(root / "src" / "starhold", out)
            except engine.CompileFailed as failure:
                self._warn_pure(str(failure))
                return
            load_tool(root, "fingerprint").keep(kept, lambda making: _copy(built, out.resolve(), making))
        kept.touch()
        for path in kept.rglob("*"):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(kept).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _add_pages(self, scratch: Path, build_data: dict[str, Any]) -> None:
        if self._client_wanted():
            self._add_client(build_data)
        if self._site_wanted():
            self._add_site(scratch / "site", build_data)
        # An sdist brings them; in a checkout these folders are somebody's trial and ignored.
        if self.target_name == "wheel" and (Path(self.root) / "PKG-INFO").is_file():
            for name in ("static", "site"):
                built = Path(self.root) / "src" / SERVER / name
                if built.is_dir():
                    build_data["force_include"][str(built)] = f"{SERVER}/{name}"

    def _inside(self, name: str) -> str:
        return f"{SERVER}/{name}" if self.target_name == "wheel" else f"src/{SERVER}/{name}"

    def _add_client(self, build_data: dict[str, Any]) -> None:
        kept = self._kept_client()
        if not kept.is_dir():
            client = load_tool(Path(self.root), "client")
            try:
                load_tool(Path(self.root), "fingerprint").keep(kept, client.build)
            except client.BuildFailed as failure:
                for line in failure.args[:-1]:
                    self.app.display_error(f"starhold: npm: {line}")
                raise RuntimeError(failure.args[-1]) from None
        kept.touch()
        build_data["force_include"][str(kept)] = self._inside("static")

    def _add_site(self, site: Path, build_data: dict[str, Any]) -> None:
        """The documentation; a link that leads nowhere ends the build."""
        command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(site)]
        env = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
        done = subprocess.run(command, cwd=self.root, env=env, capture_output=True, text=True)
        if done.returncode != 0:
            for line in (done.stdout + done.stderr).splitlines()[-12:]:
                self.app.display_error(f"starhold: mkdocs: {line}")
            raise RuntimeError("the documentation was not built")
        build_data["force_include"][str(site)] = self._inside("site")

    def _warn_pure(self, reason: str) -> None:
        self.app.display_warning(f"starhold: the engine is not compiled, it runs as plain Python: {reason}")

    def _remove_scratch(self) -> None:
        if self._scratch is not None:
            shutil.rmtree(self._scratch, ignore_errors=True)


class StarholdMetadataHook(MetadataHookInterface):
    """Makes the README readable where its files are not: on the page of a package registry."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the long description."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        whole = with_addresses(text, self.config["page"], self.config["picture"])
        metadata["readme"] = {"content-type": "text/markdown", "text": whole}


def with_addresses(text: str, page: str, picture: str) -> str:
    """Return Markdown whose links need no files beside it.

    `page` and `picture` are addresses with `{path}`. Where one is empty, a link is only its text, and a
    picture is left out, with a table of nothing but pictures.

    >>> text = "![Star](docs/star.jpg)\\n\\nSee [play](docs/play.md#bots), [us](https://example.org)."
    >>> print(with_addresses(text, "https://a.org/{path}", "https://b.org/{path}"))
    ![Star](https://b.org/docs/star.jpg)
    <BLANKLINE>
    See [play](https://a.org/docs/play.md#bots), [us](https://example.org).
    >>> with_addresses(text, "", "").strip()
    'See play, [us](https://example.org).'
    """

    def whole(found: re.Match[str]) -> str:
        mark, words, path = found.groups()
        if re.match(r"https?:|#", path):
            return found[0]
        address = picture if mark else page
        if not address:
            return "" if mark else words
        return f"{mark}[{words}]({address.format(path=path)})"

    made = re.sub(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)", whole, text)
    if not picture:
        # A table whose cells were pictures has none left.
        made = re.sub(r"^\|(?:[^|\n]+\|)+\n\|(?: *-+ *\|)+\n(?:\|(?: *\|)+\n)+", "", made, flags=re.MULTILINE)
    return made


def _copy(files: list[Path], root: Path, out: Path) -> None:
    for path in files:
        target = out / path.relative_to(root)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target)


def _light_asked() -> bool:
    """For research: no web client and no documentation site, so neither Node nor MkDocs is needed."""
    return bool(os.environ.get("STARHOLD_LIGHT"))


def _pure_asked() -> bool:
    return os.environ.get("STARHOLD_PURE", "") not in ("", "0")
