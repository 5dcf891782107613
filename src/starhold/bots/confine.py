"""Runs a bot's program with no more than it may have; run as a script by `program.py`.

    python -I -S confine.py PARENT COMMAND...

PARENT is the process that the program may not outlive. On Linux this process stays as the program's guard: it
adopts whatever the program leaves behind, and kills it with the program. Elsewhere it becomes the program.
"""

import contextlib
import ctypes
import os
import resource
import signal
import sys
import time
from typing import NoReturn

#: what the program may use: memory that it writes to, one file, descriptors, seconds of CPU in its whole life
MEMORY_BYTES = 1 << 30
FILE_BYTES = 16 << 20
FILES = 256
CPU_SECONDS = 3600

#: prctl: the signal that comes when the parent dies; no more rights by set-user-id programs; adopt orphans
PR_SET_PDEATHSIG = 1
PR_SET_NO_NEW_PRIVS = 38
PR_SET_CHILD_SUBREAPER = 36

#: between two looks for processes that were killed but are still there
LOOK_SECONDS = 0.005
#: what tells the guard that the program, or its own parent, has ended; other signals do not concern it
HEARD = (signal.SIGCHLD, signal.SIGTERM)
IGNORED = (signal.SIGINT, signal.SIGHUP, signal.SIGPIPE)


def limit() -> None:
    """Set what this process, and all that it becomes and starts, may use."""
    limits = {
        resource.RLIMIT_DATA: MEMORY_BYTES,
        resource.RLIMIT_FSIZE: FILE_BYTES,
        resource.RLIMIT_NOFILE: FILES,
        resource.RLIMIT_CPU: CPU_SECONDS,
        resource.RLIMIT_CORE: 0,
    }
    for kind, most in limits.items():
        hard = resource.getrlimit(kind)[1]
        value = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(kind, (value, value))


def become(command: list[str]) -> NoReturn:
    """Become the program."""
    limit()
    try:
        os.execvp(command[0], command)
    except OSError as error:
        sys.exit(f"{command[0]}: {error.strerror}")


# -- the guard, on Linux ----------------------------------------------------------------------------


def end_with(parent: int, sent: int) -> None:
    """Let the kernel send a signal when the parent dies; exit if it has died already."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, sent, 0, 0, 0)
    if os.getppid() != parent:
        sys.exit("whoever asked for this program has gone")


def guard(parent: int, command: list[str]) -> NoReturn:
    """Start the program; when it ends, or the parent does, kill all that it has left, and end as it did."""
    prctl = ctypes.CDLL(None).prctl
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    signal.pthread_sigmask(signal.SIG_BLOCK, (*HEARD, *IGNORED))
    end_with(parent, signal.SIGTERM)
    own = os.getpid()
    program = os.fork()
    if program == 0:
        # A session of its own: a program that signals its whole group does not reach the guard.
        os.setsid()
        end_with(own, signal.SIGKILL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, (*HEARD, *IGNORED))
        become(command)
    # The pipes are the program's alone, so that their other side hears of its end.
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    status = None
    while status is None and signal.sigwait(HEARD) == signal.SIGCHLD:
        status = reaped(program)
    while True:
        for one in descendants(own):
            kill(one)
        try:
            ended = reaped(program)
        except ChildProcessError:
            end_like(status or 0)
        status = ended if status is None else status
        time.sleep(LOOK_SECONDS)


def reaped(program: int) -> int | None:
    """Reap children that have ended; return how the program ended, if it was among them.

    Raise ChildProcessError if there are no children.
    """
    while True:
        child, status = os.waitpid(-1, os.WNOHANG)
        if child in (0, program):
            return status if child else None


def kill(process: int) -> None:
    """Kill a process that may have ended already."""
    with contextlib.suppress(OSError):
        os.kill(process, signal.SIGKILL)


def descendants(ancestor: int) -> list[int]:
    """Return the living processes that an ancestor has started or adopted, directly or not."""
    children: dict[int, list[int]] = {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        with contextlib.suppress(OSError), open(f"/proc/{name}/stat", errors="replace") as file:
            # PID (NAME) STATE PARENT ...; the name may hold any characters.
            state, parent = file.read().rpartition(")")[2].split()[:2]
            if state not in "ZX":
                children.setdefault(int(parent), []).append(int(name))
    found = [ancestor]
    for one in found:
        found += children.get(one, [])
    return found[1:]


def end_like(status: int) -> NoReturn:
    """End as the program has ended, so that the caller sees how."""
    code = os.waitstatus_to_exitcode(status)
    if code < 0:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        with contextlib.suppress(OSError):
            signal.signal(-code, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, (-code,))
        os.kill(os.getpid(), -code)
    os._exit(code)


def main() -> None:
    """Guard the program, or become it."""
    parent, *command = sys.argv[1:]
    if sys.platform == "linux":
        guard(int(parent), command)
    become(command)


if __name__ == "__main__":
    main()
