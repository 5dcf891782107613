"""A process that checks records and replays games: one JSON line in, one JSON line out."""

import os
import resource
import signal
import sys

import msgspec

from starhold.kernel import registry
from starhold.kernel.chance import RecordedChance
from starhold.kernel.errors import StarholdError
from starhold.tables import keep, puzzling, teaching
from starhold.tables.errors import TableError
from starhold.tables.jobs import CPU_SECONDS, Answer, Job, Look, Prepare, Puzzled, Seen, Teach, Then, Verify
from starhold.tables.wire import LessonAfter, LessonAsked, Problem

#: memory for data that a worker may take
MEMORY = 1024 * 1024 * 1024


def then(job: Then) -> Seen:
    """Play the moves again."""
    setup = RecordedChance(list(job.setup))
    state = registry.game(job.game).start(job.players, setup, job.options, version=job.version)
    for move in job.moves:
        state.play(move.seat, move.action, RecordedChance(list(move.chance)))
    view = msgspec.Raw(msgspec.json.encode(state.view(job.seat)))
    return Seen(view, tuple(state.seats_to_move()), state.over)


def found(job: Job) -> object:
    """What the job asks for; raises StarholdError."""
    if isinstance(job, Verify):
        return keep.verification(job.content)
    if isinstance(job, Look):
        return keep.look_into(job.content, job.ply, job.seat)
    if isinstance(job, Prepare):
        return keep.prepared(keep.read_record(job.content), job.host)
    if isinstance(job, Teach):
        return taught(job)
    if isinstance(job, Puzzled):
        return puzzling.found(job.game, job.puzzle, job.action)
    return then(job)


def taught(job: Teach) -> object:
    """What a lesson answers."""
    if isinstance(job.asked, LessonAsked):
        return teaching.step(job.game, job.lesson, job.asked)
    if isinstance(job.asked, LessonAfter):
        return teaching.plans(job.game, job.lesson, job.asked)
    return teaching.why(job.game, job.lesson, job.asked)


def answer(line: bytes) -> Answer:
    try:
        return Answer(msgspec.Raw(msgspec.json.encode(found(msgspec.json.decode(line, type=Job)))))
    except StarholdError as error:
        status = error.status if isinstance(error, TableError) else 400
        return Answer(problem=Problem(error.key, error.arguments), status=status)


def main() -> None:
    """Answer until the other side closes."""
    # Control-C goes to every process at a terminal; the server hears it too, and closes.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Whoever plays goes first.
    os.nice(5)
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    for line in sys.stdin.buffer:
        # Nobody catches this signal: whatever takes longer ends here, compiled code as well.
        signal.setitimer(signal.ITIMER_PROF, CPU_SECONDS)
        sys.stdout.buffer.write(msgspec.json.encode(answer(line)) + b"\n")
        sys.stdout.buffer.flush()
        signal.setitimer(signal.ITIMER_PROF, 0)


if __name__ == "__main__":
    main()
