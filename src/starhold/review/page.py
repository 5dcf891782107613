"""Page: a review as one HTML file that needs nothing else."""

from collections.abc import Iterator
from html import escape
from typing import Final

from starhold.review.results import Moment, Review
from starhold.review.wording import at_its_table, heading, judged_by, marked, points, reasons_of, skilled
from starhold.text import Text

#: the drawing, and how the seats' lines differ beside their colours
WIDTH: Final = 900
HEIGHT: Final = 300
COLOURS: Final = ("#d2483c", "#2f6fd0", "#1c8f6d", "#8a5bd0", "#b07a12")
DASHES: Final = ("", "10 5", "2 6", "14 4 2 4", "6 3")

STYLE: Final = """
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem}
body{color:#1d2433;background:#fff}
table{border-collapse:collapse;width:100%;margin:.5rem 0 1.5rem}
th,td{text-align:left;padding:.2rem .5rem;border-bottom:1px solid #ccd3e0;vertical-align:top}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}
svg{width:100%;height:auto}.grid{stroke:#ccd3e0}.axis{font-size:12px;fill:#5a6478}.note{color:#5a6478}
tr.blunder td,tr.mistake td{background:#fbe9e6}tr.doubtful td{background:#fdf6e0}
@media(prefers-color-scheme:dark){body{color:#e8ecf5;background:#141926}th,td{border-color:#37415a}
.grid{stroke:#37415a}.note,.axis{color:#a3aec6;fill:#a3aec6}tr.blunder td,tr.mistake td{background:#47231f}
tr.doubtful td{background:#40361a}}
"""


def page(review: Review, text: Text) -> str:
    """Return the whole file."""
    title = heading(review, text)
    body = "\n".join(_parts(review, at_its_table(review, text)))
    return (
        f'<!doctype html>\n<html lang="{text.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n"
        f"<body>\n<h1>{escape(title)}</h1>\n{body}\n</body>\n</html>\n"
    )


def _parts(review: Review, text: Text) -> Iterator[str]:
    names = [seat.name for seat in review.begin.seats]
    yield f"<p><b>{escape(text.line(review.end.story, names))}</b></p>"
    yield f"<h2>{escape(text.say('cli-review-chart'))}</h2>"
    yield _chart(review, names)
    yield _sums(review, names, text)
    if review.end.turns:
        yield f"<h2>{escape(text.say('cli-review-turns'))}</h2>\n<ol>"
        for turn in review.end.turns:
            said = escape(text.line(turn.line, names))
            yield f'<li><a href="#m{turn.ply}">{said}</a></li>'
        yield "</ol>"
    yield f"<h2>{escape(text.say('cli-review-moves'))}</h2>"
    yield _moves(review, names, text)
    yield f'<p class="note">{escape(judged_by(review, text))}</p>'


# -- the chart -------------------------------------------------------------------------------------------


def _chart(review: Review, names: list[str]) -> str:
    """Return the share of every seat after each move, and marks where chance spoke loudly."""
    rows = [review.begin.start, *(moment.after for moment in review.moments)]
    step = WIDTH / max(1, len(rows) - 1)
    grid = "".join(
        f'<line class="grid" x1="0" x2="{WIDTH}" y1="{_y(share)}" y2="{_y(share)}"/>'
        f'<text class="axis" x="4" y="{_y(share) - 3}">{round(100 * share)}</text>'
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    )
    lines, legend = "", ""
    for seat, name in enumerate(names):
        look = f'stroke="{COLOURS[seat % 5]}" stroke-dasharray="{DASHES[seat % 5]}"'
        path = " ".join(f"{number * step:.1f},{_y(row[seat])}" for number, row in enumerate(rows))
        lines += f'<polyline fill="none" stroke-width="3" {look} points="{path}"/>'
        legend += (
            f'<svg viewBox="0 0 60 10" style="width:60px" aria-hidden="true"><line x2="60" y1="5" y2="5" '
            f'stroke-width="3" {look}/></svg> {escape(name)} '
        )
    drawn = f"{grid}{lines}{_ticks(review, step)}"
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT + 20}" aria-hidden="true">{drawn}</svg>\n<p>{legend}</p>'


def _y(share: float) -> float:
    return round(10 + (HEIGHT - 20) * (1 - share), 1)


def _ticks(review: Review, step: float) -> str:
    found = ""
    for moment in review.moments:
        most = max(map(abs, moment.luck.shares)) if moment.luck is not None else 0.0
        if most >= 0.02:
            x, high = (moment.ply + 1) * step, min(18.0, 120 * most)
            found += (
                f'<rect fill="#8f7bff" x="{x - 2:.1f}" y="{HEIGHT + 20 - high:.1f}" width="4" '
                f'height="{high:.1f}"/>'
            )
    return found


# -- tables ----------------------------------------------------------------------------------------------


def _row(cells: list[str], numbers: int, tag: str = "td", more: str = "") -> str:
    """Return a row whose last cells are numbers."""
    first = len(cells) - numbers
    made = "".join(
        f"<{tag}{' class=n' if at >= first else ''}>{escape(cell)}</{tag}>" for at, cell in enumerate(cells)
    )
    return f"<tr{more}>{made}</tr>"


SUMS: Final = ("start", "luck", "choices", "others", "rest", "result", "skill")


def _sums(review: Review, names: list[str], text: Text) -> str:
    rows = [_row([text.say("cli-review-player"), *(text.say(f"cli-review-{one}") for one in SUMS)], 6, "th")]
    for one in review.end.summaries:
        shares = (one.start, one.luck, one.choices, one.others, one.rest, one.result)
        cells = [names[one.seat], *map(points, shares), skilled(one.skill)]
        rows.append(_row(cells, 6))
    return "<table>" + "\n".join(rows) + "</table>"


def _moves(review: Review, names: list[str], text: Text) -> str:
    columns = ("round", "player", "move", "mark", "better", "error", "luck")
    rows = [_row([text.say(f"cli-review-{one}") for one in columns], 2, "th")]
    for moment in review.moments:
        rows.append(_row(_move(moment, names, text), 2, "td", f' id="m{moment.ply}" class="{moment.mark}"'))
    return "<table>" + "\n".join(rows) + "</table>"


def _move(moment: Moment, names: list[str], text: Text) -> list[str]:
    made = text.line(moment.made.line, names)
    better = ""
    if moment.better is not None and moment.error > 0:
        better = text.line(moment.better.line, names)
        why = reasons_of(moment.better, names, text) if moment.better.reasons else ""
        better += f": {why}" if why else ""
    luck = points(moment.luck.shares[moment.seat]) if moment.luck is not None else ""
    error = points(-moment.error) if moment.error else ""
    return [str(moment.round), names[moment.seat], made, marked(moment.mark, text), better, error, luck]
