"""`starhold review` and `starhold puzzles`: what decided a game, and what others can learn from it."""

from collections import Counter
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text as Styled

from starhold.arena.report import NoGames, files
from starhold.cli.progress import progress_bar
from starhold.kernel import record_files, registry
from starhold.kernel.record import RecordUnreadable
from starhold.review import puzzles
from starhold.review.analysis import Reviewer
from starhold.review.judging import WRONG
from starhold.review.page import SUMS, page
from starhold.review.results import Moment, Review, ReviewBegin, ReviewEnd
from starhold.review.wording import at_its_table, heading, judged_by, marked, points, reasons_of, skilled
from starhold.text import Text


def show(file: str, budget: int, out: str, text: Text, console: Console) -> None:
    """Review a record, print a summary, and write the page if `out` names one."""
    review = _made(file, budget, text)
    told = at_its_table(review, text)
    names = [seat.name for seat in review.begin.seats]
    console.print(Styled(heading(review, told), "bold"))
    console.print(told.line(review.end.story, names))
    console.print(_sums(review, names, told))
    for turn in review.end.turns:
        console.print(f"• {told.line(turn.line, names)}", highlight=False)
    console.print(_wrong(review, names, told))
    console.print(Styled(judged_by(review, told), "dim"))
    if out:
        _write(out, page(review, text).encode())
        console.print(text.say("cli-review-written", file=out), highlight=False)


def _made(file: str, budget: int, text: Text) -> Review:
    reviewer = Reviewer(record_files.read(file), budget)
    moments: list[Moment] = []
    begin: ReviewBegin | None = None
    end: ReviewEnd | None = None
    with progress_bar(text.say("cli-review-making"), len(reviewer.record.moves)) as bar:
        for part in reviewer.parts():
            if isinstance(part, ReviewBegin):
                begin = part
            elif isinstance(part, Moment):
                moments.append(part)
                bar(1)
            else:
                end = part
    assert begin is not None
    assert end is not None
    return Review(begin, tuple(moments), end)


def _sums(review: Review, names: list[str], text: Text) -> Table:
    table = Table()
    table.add_column(text.say("cli-review-player"))
    for column in SUMS:
        table.add_column(text.say(f"cli-review-{column}"), justify="right")
    for one in review.end.summaries:
        shares = (one.start, one.luck, one.choices, one.others, one.rest, one.result)
        table.add_row(names[one.seat], *map(points, shares), skilled(one.skill))
    return table


def _wrong(review: Review, names: list[str], text: Text) -> Table:
    """Return the moves that are marked."""
    table = Table()
    for column in ("round", "player", "move", "mark", "error", "better"):
        table.add_column(text.say(f"cli-review-{column}"), justify="right" if column == "error" else "left")
    for moment in review.moments:
        if moment.mark in WRONG and moment.better is not None:
            better = text.line(moment.better.line, names)
            table.add_row(
                str(moment.round),
                names[moment.seat],
                text.line(moment.made.line, names),
                marked(moment.mark, text),
                points(-moment.error),
                f"{better}: {reasons_of(moment.better, names, text)}",
            )
    return table


def _write(path: str, content: bytes) -> None:
    try:
        Path(path).write_bytes(content)
    except OSError as error:
        raise RecordUnreadable(str(error), file=path, reason=error.strerror or str(error)) from None


def find_puzzles(game: str, sources: list[str], out: str, budget: int, text: Text, console: Console) -> None:
    """Look for puzzles in records, and keep them."""
    name = registry.game(game).name
    read = [record_files.read(path) for path in files(sources)]
    wanted = [record for record in read if record.game == name and record.result is not None]
    if not wanted:
        raise NoGames("no records")
    found = []
    with progress_bar(text.say("cli-puzzles-finding"), len(wanted)) as bar:
        for one in puzzles.find(wanted, budget):
            found.append(one)
            bar(1)
    collection = puzzles.collected(name, found)
    try:
        puzzles.write(Path(out), collection)
    except OSError as error:
        raise RecordUnreadable(str(error), file=out, reason=error.strerror or str(error)) from None
    console.print(text.say("cli-puzzles-found", count=len(collection.puzzles), file=out), highlight=False)
    for theme, count in Counter(one.theme for one in collection.puzzles).most_common():
        console.print(f"{count:4} {text.say(theme)}", highlight=False)
