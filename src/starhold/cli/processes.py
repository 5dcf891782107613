"""Processes: several servers behind one port, and the parent that looks after them.

The parent opens the port and hands it down; it serves nobody itself. A child that dies is replaced. SIGHUP
replaces all of them one after another: a new child starts, says that it listens, and only then is an old one
drained: it takes no more connections, lets its clients go a few at a time, and ends. The port is never
closed, so nobody who connects is turned away.
"""

import os
import selectors
import signal
import socket
import subprocess
import time
from collections.abc import Mapping, Sequence
from typing import Final

import structlog

#: the signal on which a child disconnects its clients a few at a time, and ends
DRAIN: Final = signal.SIGUSR1
#: the variable that names the descriptor on which a child says that it listens
READY: Final = "STARHOLD_READY"
#: seconds within which a new child must listen, else the old one stays; a busy machine needs many
READY_SECONDS: Final = 60.0
#: a child that lived no longer than this is replaced no sooner than this
SHORT_SECONDS: Final = 1.0
#: how often the parent looks around without a signal
LOOK_SECONDS: Final = 0.25

_log = structlog.get_logger("processes")


class Child:
    """One server."""

    def __init__(
        self, command: Sequence[str], listener: socket.socket, environment: Mapping[str, str]
    ) -> None:
        self._hears, says = os.pipe()
        try:
            self.process = subprocess.Popen(
                command, pass_fds=[listener.fileno(), says], env={**environment, READY: str(says)}
            )
        finally:
            os.close(says)
        os.set_blocking(self._hears, False)
        self.begun = time.monotonic()
        self._listens = False

    @property
    def listens(self) -> bool:
        """True if it has said that it takes connections."""
        if not self._listens:
            try:
                self._listens = os.read(self._hears, 16) != b""
            except BlockingIOError:
                return False
        return self._listens

    @property
    def ended(self) -> bool:
        return self.process.poll() is not None

    def tell(self, number: int) -> None:
        if not self.ended:
            self.process.send_signal(number)

    def forget(self) -> None:
        """Forget a child that has ended."""
        self.process.wait()
        os.close(self._hears)


def say_ready() -> None:
    """Signal to the parent, if there is one, that this child listens."""
    number = os.environ.pop(READY, "")
    if number:
        os.write(int(number), b"ready")
        os.close(int(number))


class Parent:
    """Keeps a number of children running on one port."""

    def __init__(
        self, command: Sequence[str], listener: socket.socket, environments: Sequence[Mapping[str, str]]
    ) -> None:
        self.command = command
        self.listener = listener
        #: one for each place
        self.environments = environments
        self.children: list[Child | None] = [None] * len(environments)
        #: those that drain
        self.leaving: list[Child] = []
        #: places whose child is to be replaced, and the one that comes for the first of them
        self.outdated: list[int] = []
        self.coming: Child | None = None
        self.stopping = False

    def run(self) -> None:
        """Run until a signal comes and all have ended."""
        hears, says = socket.socketpair()
        with hears, says:
            for end in (hears, says):
                end.setblocking(False)
            signal.set_wakeup_fd(says.fileno(), warn_on_full_buffer=False)
            for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGCHLD):
                signal.signal(number, _heard)
            with selectors.DefaultSelector() as selector:
                selector.register(hears, selectors.EVENT_READ)
                while not (self.stopping and self._none_left()):
                    self.look()
                    if selector.select(LOOK_SECONDS):
                        self._obey(hears.recv(64))
            signal.set_wakeup_fd(-1)

    def _obey(self, numbers: bytes) -> None:
        for number in numbers:
            if number in (signal.SIGTERM, signal.SIGINT):
                self.stop()
            elif number == signal.SIGHUP:
                self.renew()

    def stop(self) -> None:
        """Send all children the signal to stop now."""
        self.stopping = True
        self.outdated = []
        for child in (*self.children, *self.leaving, self.coming):
            if child is not None:
                child.tell(signal.SIGTERM)

    def renew(self) -> None:
        """Replace all children, one after another; do not add those that already wait for it."""
        self.outdated += [place for place in range(len(self.children)) if place not in self.outdated[1:]]

    def look(self) -> None:
        """Replace children that have died, and continue replacing those on the list."""
        for child in [child for child in self.leaving if child.ended]:
            self.leaving.remove(child)
            child.forget()
        for place, served in enumerate(self.children):
            if served is None:
                if not self.stopping:
                    self.children[place] = self._begin(place)
            elif served.ended and (self.stopping or self._old_enough(served)):
                if not self.stopping:
                    _log.error("process died", place=place + 1, code=served.process.returncode)
                served.forget()
                self.children[place] = None if self.stopping else self._begin(place)
        if self.coming is not None:
            self._receive(self.coming)
        elif self.outdated and not self.leaving and not self.stopping:
            self.coming = self._begin(self.outdated[0])

    def _receive(self, child: Child) -> None:
        """Let the old child go once the new one listens; otherwise the old one stays."""
        place, late = self.outdated[0] if self.outdated else 0, time.monotonic() > child.begun + READY_SECONDS
        if not child.ended and child.listens and not self.stopping:
            old, self.children[place] = self.children[place], child
            if old is not None:
                old.tell(DRAIN)
                self.leaving.append(old)
            self.coming = None
            self.outdated.pop(0)
            _log.info("process replaced", place=place + 1)
        elif child.ended:
            child.forget()
            self.coming = None
            if not self.stopping:
                _log.error("restart given up: the new process did not start, the old ones go on")
                self.outdated = []
        elif late:
            child.tell(signal.SIGKILL)

    @staticmethod
    def _old_enough(child: Child) -> bool:
        return time.monotonic() > child.begun + SHORT_SECONDS

    def _begin(self, place: int) -> Child:
        return Child(self.command, self.listener, self.environments[place])

    def _none_left(self) -> bool:
        return self.coming is None and not self.leaving and not any(self.children)


def _heard(number: int, frame: object) -> None:
    """Do nothing: the wake-up descriptor reports the signal to the loop."""
