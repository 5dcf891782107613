"""Events as text, for the players who may see them."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

import msgspec

from starhold.kernel.game import Game
from starhold.kernel.log import Event
from starhold.kernel.words import Line, PlayerName
from starhold.text import Text


def event_lines(
    game: Game,
    events: Iterable[Event],
    seat: int | Literal["everything"] | None,
    names: Sequence[str],
    text: Text,
) -> Iterator[str]:
    """Yield the lines that a seat may see (None is a spectator), or all of them ("everything")."""
    for event in events:
        line = text.line(game.line(event), names)
        if seat == "everything":
            # What one seat alone may know is shown with its player's name.
            yield line if event.heard_by(None) else f"({names[event.audience]}) {line}"
        elif event.heard_by(seat):
            yield line


def to_you(line: Line, seat: int, text: Text) -> Line:
    """Return the line as it is said to the player in a seat, if the game has words for that.

    `.you` speaks to the `$player` of a line, `.you-loser` to its `$loser`.
    """
    for name, word in line.words.items():
        attribute = "you" if name == "player" else f"you-{name}"
        if word == PlayerName(seat) and text.has(f"{line.key}.{attribute}"):
            return msgspec.structs.replace(line, key=f"{line.key}.{attribute}")
    return line
