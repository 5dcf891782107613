"""A process that makes reviews: a line with a record in, a line for each part out, then an empty one."""

import os
import signal
import sys
from collections.abc import Iterator
from itertools import chain

import msgspec

import starhold
from starhold.kernel.errors import StarholdError
from starhold.kernel.record import Record, Result
from starhold.review.analysis import Reviewer

#: memory for data that a worker may take
MEMORY = 1024 * 1024 * 1024
#: iterations of an evaluation where the engine is not compiled, and a review would take minutes
PLAIN_BUDGET = 12


class ReviewRequest(msgspec.Struct, frozen=True):
    """What is to be reviewed; budget 0 is the usual one. `given_up`: see Reviewer."""

    record: Record
    budget: int = 0
    given_up: Result | None = None


class ReviewFailed(msgspec.Struct, frozen=True, tag="problem", tag_field="type"):
    """Why a review could not be made."""

    key: str
    arguments: dict[str, str | int] = {}


def parts(line: bytes) -> Iterator[bytes]:
    """Make the review that a line asks for; yield its parts as lines when they are ready."""
    wanted = msgspec.json.decode(line, type=ReviewRequest)
    budget = wanted.budget or (0 if starhold.COMPILED else PLAIN_BUDGET)
    try:
        for part in Reviewer(wanted.record, budget, given_up=wanted.given_up).parts():
            yield msgspec.json.encode(part) + b"\n"
    except StarholdError as error:
        yield msgspec.json.encode(ReviewFailed(error.key, error.arguments)) + b"\n"


def main() -> None:
    """Work until the other side closes."""
    # Only some systems have it; where there are no processes, others call `parts`.
    import resource

    # Control-C goes to every process at a terminal; the server hears it too, and closes.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Players come first, then bots, then examinations; reviews come last.
    os.nice(10)
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    for line in sys.stdin.buffer:
        try:
            for part in chain(parts(line), [b"\n"]):
                sys.stdout.buffer.write(part)
                sys.stdout.buffer.flush()
        except BrokenPipeError:
            # The server was killed, and nobody waits. Nor can Python flush it.
            os._exit(0)


if __name__ == "__main__":
    main()
