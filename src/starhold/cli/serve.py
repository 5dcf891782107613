"""`starhold serve`: the tables in the browser, one process or several."""

import asyncio
import contextlib
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from types import FrameType

import platformdirs
import structlog
import uvicorn
from rich.console import Console

from starhold.cli import logs
from starhold.cli.processes import DRAIN, Parent, say_ready
from starhold.kernel import registry
from starhold.kernel.errors import StarholdError
from starhold.server.errors import StorageBroken
from starhold.server.http.app import ServerApp
from starhold.server.http.connections import (
    AT_ONCE,
    QUEUE,
    ConnectionLimiter,
    HttpProtocol,
    WebSocketProtocol,
    places,
)
from starhold.server.http.limits import Limits
from starhold.server.http.peers import SIBLINGS, Peers
from starhold.server.http.security import secret_key
from starhold.server.http.table_socket import FRAME_LIMIT
from starhold.server.services import Services
from starhold.server.store import backup
from starhold.server.store.bus import bus_for
from starhold.server.store.migrate import newest_form
from starhold.server.store.store import Store
from starhold.text import Text


class PortTaken(StarholdError):
    """Raised when another program listens there, or the address is not ours."""

    key = "error-port-taken"


class ManyProcesses(StarholdError):
    """Raised when several processes have no database and bus that they can share."""

    key = "error-many-processes"


class BadBus(StarholdError):
    """Raised when the bus address is not a valid one."""

    key = "error-bad-bus"


#: those who are served when a signal comes have so long to be through; then all is closed, and that is all.
#: Ten seconds are promised: a machine that is busy with other things needs the rest.
GRACE_SECONDS = 3
STOP_SECONDS = 7.0
#: seconds within which a process that is being replaced disconnects its clients, a few at a time
DRAIN_SECONDS = 10.0
#: and then waits so long for requests on connections that were open already
HEAR_OUT_SECONDS = 1.0
#: tells a process how many there are
MANY = 2

_log = structlog.get_logger("serve")


@dataclass(frozen=True, slots=True)
class Backups:
    """Backups by schedule: where to, how often, and how many are kept."""

    folder: str = ""
    hours: float = 24.0
    keep: int = 7


@dataclass(frozen=True, slots=True)
class ServeOptions:
    """What `starhold serve` was asked for."""

    host: str
    port: int
    database: str
    bus: str
    processes: int
    thinkers: int
    secure: bool
    #: a file for the log, which rotates; standard error if there is none
    log: str = ""
    backups: Backups = Backups()


def data_folder() -> Path:
    """Return where the user's data lie: `$STARHOLD_HOME`, else as the system has it."""
    own = os.environ.get("STARHOLD_HOME")
    if own:
        return Path(own)
    folder = platformdirs.user_data_path("starhold", appauthor=False)
    # They once lay there on every system.
    old = Path.home() / ".local" / "share" / "starhold"
    if old.is_dir() and not folder.is_dir() and not os.environ.get("XDG_DATA_HOME"):
        return old
    return folder


def database_url(given: str) -> str:
    """Return the database named, or a SQLite file in the data folder."""
    if given:
        return given
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise StorageBroken(str(error), reason=f"{folder}: {error.strerror}") from None
    return f"sqlite:///{folder / 'starhold.db'}"


def open_store(given: str) -> Store:
    """Return the store of a database, upgraded if needed, after a backup."""
    return _opened(given)[0]


def _opened(given: str) -> tuple[Store, backup.Upgraded | None]:
    store = Store(database_url(given), patient=True)
    return store, backup.upgrade(store, backups_folder())


def backups_folder() -> Path:
    """Return where a database is saved before it is upgraded."""
    return data_folder() / "backups"


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket; raise PortTaken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named, since asyncio sends small answers without delay only on sockets that say TCP.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise PortTaken(str(error), host=host, port=str(port), reason=reason) from None
    listener.listen(QUEUE)
    listener.set_inheritable(True)
    return listener


def serve(args: ServeOptions, text: Text, console: Console) -> None:
    """Prepare the database, listen, and serve until a signal comes."""
    # A broken data file is named before anything listens.
    for name in registry.names():
        registry.game(name)
    url = database_url(args.database)
    if args.processes > 1:
        if url.startswith("sqlite"):
            raise ManyProcesses("several processes need a PostgreSQL database")
        # Unless another is named, the database is the bus as well.
        args = replace(args, bus=args.bus or "postgresql")
    try:
        bus_for(args.bus, url)
    except ValueError as error:
        raise BadBus(str(error), bus=args.bus) from None
    store, upgraded = _opened(url)
    store.close()
    if upgraded is not None:
        said = text.say("upgrade-done", before=upgraded.before, after=upgraded.after, file=str(upgraded.file))
        console.print(said, soft_wrap=True)
    secret_key(data_folder())
    listener = listen(args.host, args.port)
    port = listener.getsockname()[1]
    shown = f"http://{'localhost' if args.host in ('127.0.0.1', '::1', '0.0.0.0') else args.host}:{port}/"
    console.print(text.say("serve-at", address=shown), soft_wrap=True)
    sys.stdout.flush()
    if args.backups.folder:
        threading.Thread(target=_save_by_schedule, args=(url, args.backups), daemon=True).start()
    if args.processes > 1:
        _serve_many(args, url, listener)
    else:
        run(url, args, listener)
    console.print(text.say("serve-stopped"), soft_wrap=True)


def _save_by_schedule(url: str, backups: Backups) -> None:
    """Make a new backup whenever the last one is old enough."""
    store = Store(url, patient=True)
    while True:
        try:
            made = backup.scheduled(store, Path(backups.folder), backups.hours * 3600, backups.keep)
            if made is not None:
                _log.info("backup made", file=str(made))
        except StarholdError as error:
            _log.error("no backup", error=str(error))
        time.sleep(min(60.0, backups.hours * 3600))


def run(url: str, args: ServeOptions, listener: socket.socket) -> None:
    """Run one process."""
    logs.set_up(args.log)
    services = Services(Store(url), bus_for(args.bus, url), args.thinkers)
    limits = Limits(float(os.environ.get("STARHOLD_LIMITS", "1")))
    proxies = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1")
    # Of several processes, a free one takes the next connection, and not the next hundred.
    limiter = ConnectionLimiter(limits, places(), proxies, AT_ONCE if args.processes == 1 else 1)
    web = ServerApp(services, secret_key(data_folder()), limiter, args.secure, Peers.of_environment())
    config = uvicorn.Config(
        web.app(),
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_per_message_deflate=False,
        ws_max_size=FRAME_LIMIT,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        proxy_headers=True,
        forwarded_allow_ips=proxies,
    )
    Server(config, limiter, services).run(sockets=[listener])


class Server(uvicorn.Server):
    """uvicorn behind our own doors, ending quietly: a signal that was obeyed is not raised again."""

    def __init__(self, config: uvicorn.Config, limiter: ConnectionLimiter, services: Services) -> None:
        super().__init__(config)
        self.limiter = limiter
        self.services = services
        self._loop: asyncio.AbstractEventLoop
        self._minding: asyncio.Future[None]
        self._drain: asyncio.Future[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=[])
        self.limiter.open(sockets or [], self._protocol)
        self._loop = asyncio.get_running_loop()
        self.services.gc.begin()
        self._minding = asyncio.ensure_future(self.services.gc.mind())
        say_ready()

    def _protocol(self) -> HttpProtocol:
        return HttpProtocol(self.config, self.server_state, self.lifespan.state)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.limiter.close()
        self._minding.cancel()
        self.services.database.hurry()
        await super().shutdown(sockets)

    def handle_exit(self, number: int, frame: FrameType | None) -> None:
        """Begin to stop; whatever does not answer by then is left alone."""
        if not self.should_exit:
            last = threading.Timer(STOP_SECONDS, _stop_at_once)
            last.daemon = True
            last.start()
        super().handle_exit(number, frame)

    def handle_drain(self, number: int, frame: FrameType | None) -> None:
        """Start to disconnect everybody, because another process takes over."""
        self._loop.call_soon_threadsafe(self._begin_to_drain)

    def _begin_to_drain(self) -> None:
        self._drain = self._drain or asyncio.ensure_future(self._drained())

    async def _drained(self) -> None:
        self.limiter.close()
        await self.services.viewers.let_go(DRAIN_SECONDS)
        await self.limiter.heard_out(HEAR_OUT_SECONDS)
        self.handle_exit(signal.SIGTERM, None)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        handlers = {
            signal.SIGINT: self.handle_exit,
            signal.SIGTERM: self.handle_exit,
            DRAIN: self.handle_drain,
        }
        before = {number: signal.signal(number, handler) for number, handler in handlers.items()}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def _stop_at_once() -> None:
    """Exit at once because something hangs; all that was acknowledged is on disk."""
    _log.error("stopped without waiting any longer", seconds=STOP_SECONDS)
    os._exit(1)


def _serve_many(args: ServeOptions, url: str, listener: socket.socket) -> None:
    """Run several processes on one socket."""
    logs.set_up(args.log)
    words = [str(listener.fileno()), str(args.thinkers), str(int(args.secure))]
    command = [sys.executable, "-m", "starhold.cli.serve", *words]
    # Addresses may hold passwords; everybody on the machine can read a command line.
    shared = {**os.environ, "STARHOLD_DATABASE": url, "STARHOLD_BUS": args.bus}
    # Each writes a file of its own: two could not rotate one.
    own = [f"{args.log}.{place + 1}" if args.log else "" for place in range(args.processes)]
    # Only we can open that folder: what processes tell each other there is the operator's.
    with tempfile.TemporaryDirectory(prefix="starhold-") as folder:
        environments = [
            {**shared, "STARHOLD_LOG": log, SIBLINGS: f"{folder}:{place}"} for place, log in enumerate(own, 1)
        ]
        Parent(command, listener, environments).run()


def main(arguments: list[str]) -> None:
    """Run one of several processes; the socket is inherited by its number."""
    number, thinkers, secure = arguments
    url, bus = os.environ["STARHOLD_DATABASE"], os.environ["STARHOLD_BUS"]
    args = ServeOptions(
        host="",
        port=0,
        database=url,
        bus=bus,
        processes=MANY,
        thinkers=int(thinkers),
        secure=secure == "1",
        log=os.environ["STARHOLD_LOG"],
    )
    found, needed = Store(url, patient=True).form(), newest_form()
    if found != needed:
        # After an upgrade of the program; those that run go on with the database as it is.
        _log.error(
            "the database has another schema version: stop all processes and start again",
            has=found,
            needs=needed,
        )
        sys.exit(1)
    run(url, args, socket.socket(fileno=int(number)))


if __name__ == "__main__":
    main(sys.argv[1:])
