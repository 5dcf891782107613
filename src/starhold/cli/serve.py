"""`starhold serve`: the tables in the browser, one process or several."""

import asyncio
import contextlib
import errno
import fcntl
import os
import signal
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec
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
from starhold.server.http.security import secret_key, stored_key
from starhold.server.http.table_socket import FRAME_LIMIT
from starhold.server.mail import mail_server, tell_operators
from starhold.server.notices.settings import NoticeSettings
from starhold.server.services import Services
from starhold.server.settings import Live, Loaded, Settings, of_this_process
from starhold.server.store import backup
from starhold.server.store.bus import bus_for
from starhold.server.store.migrate import newest_form
from starhold.server.store.store import Store
from starhold.text import Text


class PortTaken(StarholdError):
    """Raised when another program listens there, or the address is not ours."""


class ManyProcesses(StarholdError):
    """Raised when several processes have no database and bus that they can share."""


class BadBus(StarholdError):
    """Raised when the bus address is not a valid one."""


#: requests that are served when a signal comes have this many seconds to finish; then all is closed.
#: Ten seconds are promised: a machine that is busy with other things needs the rest.
GRACE_SECONDS = 3
STOP_SECONDS = 7.0
#: seconds within which a process that is being replaced disconnects its clients, a few at a time
DRAIN_SECONDS = 10.0
#: and then waits this long for requests on connections that were open already
HEAR_OUT_SECONDS = 1.0
#: the file of the data folder that says which process serves alone
PID_FILE = "server.pid"
#: the signal on which it reads what the command line has changed
LOOK_AGAIN = signal.SIGUSR2
#: the variable that names the log of one of several processes
OWN_LOG = "STARHOLD_OWN_LOG"

_log = structlog.get_logger("serve")


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


def database_url(given: str, make: bool = True) -> str:
    """Return the database named, or a SQLite file in the data folder, which is made if it isn't there."""
    if given:
        return given
    folder = data_folder()
    try:
        if make:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise StorageBroken(str(error), reason=f"{folder}: {error.strerror}") from None
    return f"sqlite:///{folder / 'starhold.db'}"


def open_store(given: str) -> Store:
    """Return the store of a database, upgraded if needed, after a backup."""
    store = Store(database_url(given), patient=True)
    backup.upgrade(store, backups_folder())
    return store


def backups_folder() -> Path:
    """Return where a database is saved before it is upgraded."""
    return data_folder() / "backups"


#: how settings travel to the processes behind one port: the flags of the command line, as JSON
FLAGS = "STARHOLD_FLAGS"


def settings_for(database: str = "", file: str = "") -> Loaded:
    """Return the settings of this machine's server; raise what is wrong with them."""
    return of_this_process(data_folder(), {"database.url": database} if database else {}, file)


def backup_folder(settings: Settings) -> Path | None:
    """Return where scheduled backups go, None for nowhere."""
    return data_folder() / settings.backups.folder if settings.backups.folder else None


def listen_at(settings: Settings) -> socket.socket:
    """Return a listening socket where the settings want it; raise PortTaken."""
    where = settings.server
    return listen_unix(Path(where.socket)) if where.socket else listen(where.host, where.port)


def listen_unix(path: Path) -> socket.socket:
    """Return a listening unix socket that the owner and the group can use; raise PortTaken."""
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        if path.is_socket():
            with socket.socket(socket.AF_UNIX) as probe:
                if probe.connect_ex(str(path)) == 0:
                    raise OSError(errno.EADDRINUSE, os.strerror(errno.EADDRINUSE))
            # A socket that nobody listens on any more was left by a server that was killed.
            path.unlink()
        before = os.umask(0o117)
        try:
            listener.bind(str(path))
        finally:
            os.umask(before)
    except OSError as error:
        listener.close()
        reason = error.strerror or str(error)
        raise PortTaken(str(error), host=str(path), port="unix", reason=reason) from None
    listener.listen(QUEUE)
    listener.set_inheritable(True)
    return listener


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


def serve_with(flags: Mapping[str, Any], file: str, text: Text, show: bool = False) -> None:
    """Serve by the settings and these flags; `show` opens the browser."""
    if file:
        # The processes behind the port, and a reload, read the same file.
        os.environ["STARHOLD_CONFIG"] = file
    serve(of_this_process(data_folder(), flags, file), flags, text, Console(), show)


def serve(loaded: Loaded, flags: Mapping[str, Any], text: Text, console: Console, show: bool = False) -> None:
    """Prepare the database, listen, and serve until a signal comes."""
    # A broken data file is named before anything listens.
    for name in registry.names():
        registry.game(name)
    settings, home = loaded.settings, data_folder()
    url = database_url(settings.database.url)
    if settings.server.processes > 1 and url.startswith("sqlite"):
        raise ManyProcesses("several processes need a PostgreSQL database")
    try:
        bus_for(bus_of(settings), url)
    except ValueError as error:
        raise BadBus(str(error), bus=settings.database.bus) from None
    folder = backup_folder(settings)
    if folder is not None:
        # An unwritable folder is named before anything listens, not in a log at night.
        backup.check_folder(folder)
    backup.note_state(home, None)
    store = Store(url, patient=True)
    store.claim()
    upgraded = backup.upgrade(store, backups_folder())
    store.close()
    if upgraded is not None:
        said = text.say("upgrade-done", before=upgraded.before, after=upgraded.after, file=str(upgraded.file))
        console.print(said, soft_wrap=True)
    secret_key(home, settings.secrets.key)
    try:
        listener = listen_at(settings)
    except PortTaken:
        if not show or loaded.origins["server.port"] != "default":
            raise
        # The person who sees the page open has no use for that very number.
        listener = listen(settings.server.host, 0)
    address = _shown_address(settings, listener)
    console.print(text.say("serve-at", address=address), soft_wrap=True)
    sys.stdout.flush()
    if show and can_show(os.environ, sys.platform, sys.stdout.isatty()):
        # The listener holds the browser's connection until the server takes it.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    if folder is not None:
        threading.Thread(target=_save_by_schedule, args=(url, settings, folder), daemon=True).start()
    if settings.server.processes > 1:
        _serve_many(settings, url, flags, listener)
    else:
        claim_pid(home)
        run(url, loaded, flags, listener)
    if settings.server.socket:
        Path(settings.server.socket).unlink(missing_ok=True)
    console.print(text.say("serve-stopped"), soft_wrap=True)


def can_show(environment: Mapping[str, str], system: str, terminal: bool) -> bool:
    """True if a person sits here who can see a browser's window: not in a pipe, not over SSH."""
    if not terminal or "SSH_CONNECTION" in environment:
        return False
    # Elsewhere Python would start a browser in the terminal, over the server's own lines.
    displays = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return system in ("darwin", "win32") or any(map(environment.get, displays))


def claim_pid(home: Path) -> None:
    """Note which process serves, with a lock that ends with it: the command line notifies it of changes."""
    home.mkdir(parents=True, exist_ok=True)
    handle = os.open(home / PID_FILE, os.O_CREAT | os.O_RDWR, 0o600)
    with contextlib.suppress(OSError):
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        os.ftruncate(handle, 0)
        os.write(handle, str(os.getpid()).encode())


def notify_server(home: Path) -> bool:
    """Notify the one process that serves a data folder, so that it reads the database again.

    Return False if there is none.
    """
    try:
        with (home / PID_FILE).open("r+") as file:
            try:
                fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                # It holds the lock, so the number is its own and not that of somebody who came later.
                os.kill(int(file.read()), LOOK_AGAIN)
                return True
    except (OSError, ValueError):
        return False
    return False


def bus_of(settings: Settings) -> str:
    """Return the bus: unless another is named, several processes use the database."""
    several = settings.server.processes > 1
    return settings.database.bus or ("postgresql" if several else "")


def _shown_address(settings: Settings, listener: socket.socket) -> str:
    if listener.family == socket.AF_UNIX:
        return settings.server.socket
    host, port = settings.server.host, listener.getsockname()[1]
    if host in ("127.0.0.1", "::1", "0.0.0.0", "::"):
        host = "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _save_by_schedule(url: str, settings: Settings, folder: Path) -> None:
    """Make a new backup whenever the last one is old enough, and note how that goes."""
    store = Store(url, patient=True)
    seconds, keep = settings.backups.hours * 3600, settings.backups.keep
    while True:
        state = backup.BackupState(str(folder), seconds, backup.last_made(folder))
        try:
            secret = stored_key(data_folder(), settings.secrets.key)
            made = backup.scheduled(store, folder, seconds, keep, secret)
            if made is not None:
                _log.info("backup made", file=str(made))
                state = msgspec.structs.replace(state, made=time.time())
        except (StarholdError, OSError) as error:
            _log.error("backup failed", folder=str(folder), error=str(error))
            tell_operators(settings, "backup failed", f"{folder}: {error}")
            state = msgspec.structs.replace(state, failed=time.time(), error=str(error))
        with contextlib.suppress(OSError):
            backup.note_state(data_folder(), state)
        time.sleep(min(60.0, seconds))


def run(url: str, loaded: Loaded, flags: Mapping[str, Any], listener: socket.socket) -> None:
    """Run one process."""
    live = Live(loaded, data_folder())
    settings = live.settings
    keep = settings.retention
    logs.set_up(os.environ.get(OWN_LOG) or settings.server.log, keep.log_megabytes, keep.log_files)
    several = OWN_LOG in os.environ
    key = secret_key(live.home, settings.secrets.key)
    services = Services(
        Store(url),
        bus_for(bus_of(settings), url),
        settings.server.bot_workers,
        notice_settings(settings, key, listener),
    )
    limits = Limits(settings.limits.factor, settings.limits.rates)
    proxies = settings.server.proxies
    if listener.family == socket.AF_UNIX:
        # Only a web server on this machine can come that way.
        proxies = [*proxies, "127.0.0.1"]
    # Of several processes, a free one takes the next connection, and not the next hundred.
    limiter = ConnectionLimiter(limits, places(), ",".join(proxies), 1 if several else AT_ONCE)
    web = ServerApp(services, key, limiter, peers=Peers.of_environment(), live=live)
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

    def reload() -> None:
        """Take over settings that have changed; what is wrong with them is logged, and nothing changes."""
        file = str(live.loaded.file or "")
        try:
            taken, later = live.reload(of_this_process(live.home, flags, file))
        except StarholdError as error:
            _log.error("settings not reloaded", error=str(error))
            return
        services.channels.settings = notice_settings(live.settings, key, listener)
        _log.info("settings reloaded", changed=taken, after_a_restart=later)

    Server(config, limiter, services, None if several else reload).run(sockets=[listener])


def notice_settings(settings: Settings, secret: str, listener: socket.socket) -> NoticeSettings:
    """Return how notices are sent."""
    here = "http://localhost"
    if listener.family != socket.AF_UNIX:
        here += f":{listener.getsockname()[1]}"
    address = (settings.server.address or here).rstrip("/")
    return NoticeSettings(secret, address, mail_server(settings), settings.notices.local)


class Server(uvicorn.Server):
    """uvicorn behind our own doors, ending quietly: a signal that was obeyed is not raised again."""

    def __init__(
        self,
        config: uvicorn.Config,
        limiter: ConnectionLimiter,
        services: Services,
        reload: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(config)
        self.limiter = limiter
        #: what SIGHUP does; one of several processes leaves that to the parent, which replaces them
        self.reload = reload
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

    def handle_reload(self, number: int, frame: FrameType | None) -> None:
        if self.reload is not None:
            self._loop.call_soon_threadsafe(self.reload)

    def handle_look(self, number: int, frame: FrameType | None) -> None:
        self._loop.call_soon_threadsafe(self.services.look_again)

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
            signal.SIGHUP: self.handle_reload,
            LOOK_AGAIN: self.handle_look,
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


def _serve_many(settings: Settings, url: str, flags: Mapping[str, Any], listener: socket.socket) -> None:
    """Run several processes on one socket."""
    log, keep = settings.server.log, settings.retention
    logs.set_up(log, keep.log_megabytes, keep.log_files)
    command = [sys.executable, "-m", "starhold.cli.serve", str(listener.fileno())]
    # Addresses may hold passwords; everybody on the machine can read a command line.
    shared = {**os.environ, FLAGS: msgspec.json.encode({**flags, "database.url": url}).decode()}
    # Each writes a file of its own: two could not rotate one.
    own = [f"{log}.{place + 1}" if log else "" for place in range(settings.server.processes)]
    # Only we can open that folder: what processes send each other there is the operator's.
    with tempfile.TemporaryDirectory(prefix="starhold-") as folder:
        environments = [
            {**shared, OWN_LOG: log, SIBLINGS: f"{folder}:{place}"} for place, log in enumerate(own, 1)
        ]
        Parent(command, listener, environments).run()


def main(arguments: list[str]) -> None:
    """Run one of several processes; the socket is inherited by its number."""
    flags = msgspec.json.decode(os.environ[FLAGS], type=dict[str, Any])
    loaded = of_this_process(data_folder(), flags)
    url = loaded.settings.database.url
    found, needed = Store(url, patient=True).form(), newest_form()
    if found != needed:
        # After an upgrade of the program; running processes continue with the database as it is.
        _log.error(
            "the database has another schema version: stop all processes and start again",
            has=found,
            needs=needed,
        )
        sys.exit(1)
    run(url, loaded, flags, socket.socket(fileno=int(arguments[0])))


if __name__ == "__main__":
    main(sys.argv[1:])
