"""Starts a bot's program with no more than it may have; run as a script by `program.py`.

    python -I -S confine.py PARENT COMMAND...

The limits are set here, in the process that becomes the program: between fork and exec of a process with
threads nothing else is safe. PARENT is the process that the program may not outlive.
"""

import ctypes
import os
import resource
import signal
import sys

#: what the program may use: memory that it writes to, one file, descriptors, seconds of CPU in its whole life
MEMORY_BYTES = 1 << 30
FILE_BYTES = 16 << 20
FILES = 256
CPU_SECONDS = 3600

#: prctl: the signal that comes when the parent dies; no more rights by set-user-id programs
PR_SET_PDEATHSIG = 1
PR_SET_NO_NEW_PRIVS = 38


def confine(parent: int) -> None:
    """Give up what the program must not have."""
    limits = {
        resource.RLIMIT_DATA: MEMORY_BYTES,
        resource.RLIMIT_FSIZE: FILE_BYTES,
        resource.RLIMIT_NOFILE: FILES,
        resource.RLIMIT_CPU: CPU_SECONDS,
        resource.RLIMIT_CORE: 0,
    }
    for limit, most in limits.items():
        hard = resource.getrlimit(limit)[1]
        value = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(limit, (value, value))
    if sys.platform == "linux":
        libc = ctypes.CDLL(None)
        libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
        libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
        if os.getppid() != parent:
            sys.exit("whoever asked for this program has gone")


def main() -> None:
    """Become the program."""
    parent, *command = sys.argv[1:]
    confine(int(parent))
    try:
        os.execvp(command[0], command)
    except OSError as error:
        sys.exit(f"{command[0]}: {error.strerror}")


if __name__ == "__main__":
    main()
