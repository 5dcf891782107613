"""`starhold replay` and `starhold verify`: records in words, and whether they are true."""

import sys
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from starhold import boards
from starhold.cli.lines import event_lines
from starhold.kernel import record_files
from starhold.kernel.record import Record, RecordedMove
from starhold.kernel.state import State
from starhold.kernel.verify import Replay, Verdict, check_notes
from starhold.kernel.verify import verify as verified
from starhold.text import Text


def verify(file: str, commitment: str, word: str, text: Text, console: Console) -> None:
    """Check a record and say what was checked; what is wrong with it is raised.

    `commitment` and `word` are what a player noted before the game.
    """
    record = record_files.read(file)
    check_notes(record, commitment, word)
    verdict = verified(record)
    console.print(Styled(text.say("verify-good", moves=verdict.moves, game=record.game), "green"))
    console.print(Styled(f"· {text.say('verify-finished' if verdict.finished else 'verify-unfinished')}"))
    for note, style in _of_the_dice(record, verdict, commitment, word, text):
        console.print(Styled(f"· {note}", style))
    if verdict.without_digest:
        console.print(Styled(f"· {text.say('verify-no-digest', count=verdict.without_digest)}"))
    if verdict.takebacks:
        times, moves = (
            text.say("table-takebacks", times=verdict.takebacks),
            text.say("table-takebacks-moves", moves=verdict.taken_back),
        )
        console.print(Styled(f"· {times} {moves}"))
    if verdict.rerolled:
        console.print(Styled(f"· {text.say('table-takebacks-rerolled', moves=verdict.rerolled)}", "yellow"))


def _of_the_dice(
    record: Record, verdict: Verdict, commitment: str, word: str, text: Text
) -> Iterator[tuple[str, str]]:
    """Yield what is known of the dice, and in which colour that is to be said."""
    if verdict.fair:
        yield text.say("verify-fair"), ""
        note = "verify-noted" if commitment else "verify-note"
        yield text.say(note, commitment=record.commitment), ""
    elif verdict.seed_checked:
        yield text.say("verify-unbound"), "yellow"
    else:
        yield text.say("verify-seed-closed"), ""
        if not verdict.committed:
            yield text.say("verify-no-commitment"), "yellow"
    yield text.say("verify-words", count=verdict.words), ""
    if word:
        yield text.say("verify-own-word"), ""
    if verdict.withheld:
        yield text.say("verify-withheld", count=verdict.withheld), "yellow"


def replay(file: str, step: bool | None, check: bool, svg: str | None, text: Text, console: Console) -> None:
    """Print a record move by move. In a terminal it waits for Enter, unless `step` says otherwise.

    `svg` names a file for a picture of the table as it lies at the end, as a spectator sees it.
    """
    record = record_files.read(file)
    waits = step if step is not None else (sys.stdin.isatty() and console.is_terminal)
    names = [seat.name for seat in record.seats]
    walk = Replay(record)
    console.print(Styled(heading(record, text), "bold"))
    _tell(walk, names, text, console)
    while not walk.done:
        if waits and not _go_on(walk, names, text, console):
            return
        decided = _label(walk, record.moves[walk.made], names, text)
        console.print(Styled(f"{walk.made + 1}. {decided}", "cyan"))
        walk.step()
        if check:
            walk.state.check()
        _tell(walk, names, text, console)
    walk.check_result()
    if svg is not None:
        Path(svg).write_text(boards.picture(walk.game, walk.state.view(None), names, text), encoding="utf-8")
    if record.result is None:
        console.print(Styled(text.say("replay-unfinished"), "dim"))
    else:
        console.print(result_table(walk.state, names, text))


def heading(record: Record, text: Text) -> str:
    """Return the game's name, and each player's seat."""
    seats = ", ".join(f"{seat.name} ({seat.kind})" for seat in record.seats)
    return f"{text.say(f'{record.game}-title')}: {seats}"


def result_table(state: State, names: list[str], text: Text) -> Table:
    """Return a table of the ranks."""
    table = Table(title=text.say("result-title"), title_justify="left")
    table.add_column(text.say("result-place"), justify="right")
    table.add_column(text.say("result-player"))
    table.add_column(text.say("result-points"), justify="right")
    scores, ranks = state.scores(), state.ranks()
    for seat in sorted(range(len(names)), key=lambda seat: ranks[seat]):
        style = "bold green" if ranks[seat] == 1 else ""
        table.add_row(str(ranks[seat]), names[seat], str(scores[seat]), style=style)
    return table


def _label(walk: Replay, move: RecordedMove, names: list[str], text: Text) -> str:
    """Return the decision as its seat met it, if it was legal; else as the record has it."""
    try:
        action = walk.game.action(move.notation)
        legal = action in walk.state.legal(move.seat)
    except (KeyError, OverflowError):
        legal = False
    said = text.line(walk.game.choice(walk.state, move.seat, action).line, names) if legal else move.notation
    who = names[move.seat] if 0 <= move.seat < len(names) else str(move.seat + 1)
    return f"{who}: {said}"


def _tell(walk: Replay, names: list[str], text: Text, console: Console) -> None:
    for line in event_lines(walk.game, walk.events, "everything", names, text):
        console.print(Styled(f"   {line}"))


def _go_on(walk: Replay, names: list[str], text: Text, console: Console) -> bool:
    """Wait for a key; b draws the table first."""
    while True:
        try:
            answer = input(text.say("replay-key") + " ").strip().casefold()
        except EOFError:
            return False
        if answer == "b":
            console.print(Panel(boards.draw(walk.game, walk.state.view(None), names, text)))
        else:
            return answer != "q"
