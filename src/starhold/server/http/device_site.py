"""DeviceSite: what a page needs to play on the visitor's device, as `starhold site` wrote it."""

from pathlib import Path
from typing import Final

import msgspec
import structlog

from starhold import __version__
from starhold.kernel import registry
from starhold.server.wire import DeviceFiles

#: the file in which a site says what it was made of
MADE_OF: Final = "device.json"
_log = structlog.get_logger("device")


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


class DeviceSite:
    """A site's files that pages of a server may load; none if the site has other rules than the server."""

    def __init__(self, folder: Path | None) -> None:
        self.info: DeviceFiles | None = None
        #: by the path below /device/
        self.files: dict[str, Path] = {}
        if folder is None:
            return
        try:
            made = msgspec.json.decode((folder / MADE_OF).read_bytes(), type=MadeOf)
        except (OSError, msgspec.DecodeError) as error:
            _log.warning("device.site is not a folder that `starhold site` wrote", error=str(error))
            return
        if made != MadeOf.here(made.bundle, made.engine):
            _log.warning("device.site was written by another version; write it again", version=made.version)
            return
        names = [made.bundle, *([made.engine] if made.engine else [])]
        names += [f"pyodide/{path.name}" for path in (folder / "pyodide").iterdir()]
        self.files = {name: folder / name for name in names}
        self.info = DeviceFiles(made.bundle, made.engine)
