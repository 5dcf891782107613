"""Page: a report as one HTML file that needs nothing else.

Rows are text with a small drawing beside them rather than one large picture, so that they can be read on a
phone, and aloud.
"""

import math
import statistics
from base64 import b64encode
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Final

from fluent.runtime.types import FluentFloat

from starhold.arena.report import Plot, Study, Value, data
from starhold.arena.standing import DEVIATIONS
from starhold.text import Text

#: bars of a histogram, at most
BARS: Final = 24

#: behind the mark
ONE_DIGIT: Final = {"minimumFractionDigits": 1, "maximumFractionDigits": 1}

STYLE: Final = Path(__file__).with_suffix(".css").read_text(encoding="utf-8")


def page(studies: Sequence[Study], text: Text, note: str = "") -> str:
    """Return the whole file."""
    title = text.say("report-title")
    body = "\n".join(part for study in studies for part in _study(study, text))
    said = f"<p>{escape(note)}</p>" if note else ""
    return (
        f'<!doctype html>\n<html lang="{text.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{escape(title)}</h1>\n{said}\n"
        f'<p class="note">{escape(text.say("report-how"))} {_download(studies, text)}</p>\n'
        f"{body}\n</body>\n</html>\n"
    )


def _download(studies: Sequence[Study], text: Text) -> str:
    """Return a link that saves the numbers of the page: they are in the page itself."""
    packed = b64encode(data(studies)).decode()
    said = escape(text.say("report-data"))
    return f'<a download="report.json" href="data:application/json;base64,{packed}">{said}</a>'


def _study(study: Study, text: Text) -> Iterator[str]:
    game = text.say(f"{study.game}-title")
    yield f"<h2>{escape(text.say('report-study', game=game, players=study.players))}</h2>"
    bots = ", ".join(f"{name} ({whole(count, text)})" for name, count in sorted(study.bots.items()))
    yield f"<p>{escape(text.say('report-games', games=study.games, bots=bots))}</p>"
    yield '<div class="plots">'
    for plot in study.plots():
        yield _plot(study.game, plot, text)
    yield _histogram(text.say("report-points"), study.points, text)
    yield _histogram(text.say("report-winners"), study.winners, text)
    yield _histogram(text.say("report-lengths"), study.lengths, text)
    yield "</div>"


# -- shares of wins ---------------------------------------------------------------------------------------


def _heading(game: str, trait: str, text: Text) -> str:
    own = f"{game}-trait-{trait}"
    return text.say(own if text.has(own) else f"report-by-{trait}")


def _plot(game: str, plot: Plot, text: Text) -> str:
    top = max([plot.mean, *(value.share.high for value in plot.values)], default=1.0) or 1.0
    odd = sum(value.unusual for value in plot.values)
    notes = [text.say("report-mean", share=percent(plot.mean, text))]
    if len(plot.values) > 1:
        luck = tenths(len(plot.values) / 20, text)
        notes.append(text.say("report-unusual", odd=odd, values=len(plot.values), luck=luck))
    if plot.rare:
        notes.append(text.say("report-rare", count=plot.rare))
    rows = "\n".join(_row(value, plot.mean, top, text) for value in plot.values)
    return (
        f'<section id="{escape(plot.trait)}">\n<h3>{escape(_heading(game, plot.trait, text))}</h3>\n'
        f'<p class="note">{escape(" ".join(notes))}</p>\n<ul>\n{rows}\n</ul>\n</section>'
    )


def _row(value: Value, mean: float, top: float, text: Text) -> str:
    share, low, high = value.share
    shown = text.say(value.name) if "-" in value.name else value.name
    odd = ' class="odd"' if value.unusual else ""
    drawn = (
        f'<svg viewBox="0 0 200 16" preserveAspectRatio="none" aria-hidden="true">'
        f'<line class="mean" x1="{at(mean, top)}" x2="{at(mean, top)}" y1="0" y2="16"/>'
        f'<line class="range" x1="{at(low, top)}" x2="{at(high, top)}" y1="8" y2="8"/>'
        f'<rect class="point" x="{at(share, top) - 2}" y="2" width="4" height="12"/></svg>'
    )
    bounds = f"{tenths(100 * low, text)}–{percent(high, text)}"
    numbers = f"{percent(share, text)} <span class='n'>{bounds} · n={whole(value.count, text)}</span>"
    return f"<li{odd}><span>{escape(shown)}</span>{drawn}<span>{numbers}</span></li>"


def at(share: float, top: float) -> float:
    """Return where a share lies in a drawing 200 wide.

    >>> at(0.25, 0.5)
    100.0
    """
    return round(200 * share / top, 1)


def tenths(number: float, text: Text) -> str:
    """Return a number with one digit behind the mark.

    >>> tenths(0.25, Text("fr"))
    '0,2'
    """
    return text.say("report-number", number=FluentFloat(number, **ONE_DIGIT))


def whole(number: int, text: Text) -> str:
    """Return a count.

    >>> whole(2000, Text("en")), whole(2000, Text("es"))
    ('2,000', '2.000')
    """
    return text.say("report-number", number=number)


def percent(share: float, text: Text) -> str:
    """Return a share as people read it.

    >>> percent(0.4567, Text("en"))
    '45.7 %'
    """
    return f"{tenths(100 * share, text)} %"


# -- distributions --------------------------------------------------------------------------------------


def _histogram(title: str, numbers: Sequence[int], text: Text) -> str:
    if not numbers:
        return ""
    low, high = min(numbers), max(numbers)
    width = max(1, -(-(high - low + 1) // BARS))
    counts = [0] * ((high - low) // width + 1)
    for number in numbers:
        counts[(number - low) // width] += 1
    step, most = 300 / len(counts), max(counts)
    bars = "".join(
        f'<rect class="hist" x="{place * step + 0.5:.1f}" y="{100 - 98 * count / most:.1f}"'
        f' width="{max(step - 1, 0.5):.1f}" height="{98 * count / most:.1f}">'
        f"<title>{low + place * width}–{low + place * width + width - 1}: {whole(count, text)}</title></rect>"
        for place, count in enumerate(counts)
    )
    spread = statistics.quantiles(numbers, n=20) if len(numbers) > 1 else [low] * 19
    said = text.say(
        "report-spread",
        count=len(numbers),
        mean=tenths(statistics.fmean(numbers), text),
        doubt=tenths(_doubt(numbers), text),
        low=f"{spread[0]:.0f}",
        high=f"{spread[-1]:.0f}",
    )
    return (
        f'<section>\n<h3>{escape(title)}</h3>\n<p class="note">{escape(said)}</p>\n'
        f'<svg class="tall" viewBox="0 0 300 100" preserveAspectRatio="none" aria-hidden="true">'
        f'{bars}</svg>\n<div class="axis"><span>{low}</span><span>{high}</span></div>\n</section>'
    )


def _doubt(numbers: Sequence[int]) -> float:
    """Return how far the true mean may lie from the one that was seen, 19 times in 20."""
    if len(numbers) < 2:
        return 0.0
    return DEVIATIONS * statistics.stdev(numbers) / math.sqrt(len(numbers))
