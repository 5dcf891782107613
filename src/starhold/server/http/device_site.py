"""DeviceSite: what a page needs to play on the visitor's device, as `starhold site` wrote it."""

from pathlib import Path
from typing import Final, Literal

import msgspec

from starhold import __version__
from starhold import text as texts
from starhold.kernel import registry
from starhold.server.settings import DevicePlay
from starhold.server.wire import DeviceFiles

#: the file in which a site says what it was made of
MADE_OF: Final = "device.json"


class MadeOf(msgspec.Struct, frozen=True):
    """What a site was made of: its package, the rules of its games, and the names of its bundles."""

    version: str
    games: dict[str, str]
    bundle: str
    engine: str

    @classmethod
    def here(cls, bundle: str, engine: str) -> "MadeOf":
        """Return what a site of this installation is made of."""
        games = {name: registry.game(name).version for name in registry.names()}
        return cls(__version__, games, bundle, engine)


def shared_answers() -> tuple[str, ...]:
    """Return the addresses of what pages show that is the same for everybody and that no device works out."""
    parts = [f"text/{{language}}/{part}.ftl" for part in texts.part_files("en")]
    found = ["api/games", "api/lessons", "text/{language}.ftl", *parts]
    for game in registry.names():
        found += [f"api/puzzles/{game}", f"api/rules/{game}?language={{language}}"]
    return tuple(found)


class DeviceSite:
    """A site's files that pages of a server may load; none if the site has other rules than the server."""

    def __init__(self, home: Path, name: str) -> None:
        self.info: DeviceFiles | None = None
        #: by the path below /device/
        self.files: dict[str, Path] = {}
        #: why the server can't use the folder: it is not a site's, or another version wrote it
        self.fault: Literal["", "foreign", "outdated"] = ""
        self.folder = folder = home / name
        # Nobody has to write one: only a folder that somebody has named or made can be wrong.
        if not name or (name == DevicePlay().site and not folder.exists()):
            return
        try:
            made = msgspec.json.decode((folder / MADE_OF).read_bytes(), type=MadeOf)
        except (OSError, msgspec.DecodeError):
            self.fault = "foreign"
            return
        if made != MadeOf.here(made.bundle, made.engine):
            self.fault = "outdated"
            return
        names = [made.bundle, *([made.engine] if made.engine else [])]
        names += [f"pyodide/{path.name}" for path in (folder / "pyodide").iterdir()]
        self.files = {name: folder / name for name in names}
        self.info = DeviceFiles(made.bundle, made.engine, shared_answers())
