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
        if seat == "everything" or event.heard_by(seat):
            yield text.line(game.line(event), names)
