"""Events in words, for those who may hear them."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from starhold.kernel.game import Game
from starhold.kernel.log import Event
from starhold.text import Text


def event_lines(
    game: Game,
    events: Iterable[Event],
    seat: int | Literal["everything"] | None,
    names: Sequence[str],
    text: Text,
) -> Iterator[str]:
    """What a seat hears (None is a spectator), or everything for those who look back."""
    for event in events:
        line = text.line(game.line(event), names)
        if seat == "everything":
            # What was said to one alone is told with the name of who heard it.
            yield line if event.heard_by(None) else f"({names[event.audience]}) {line}"
        elif event.heard_by(seat):
            yield line
