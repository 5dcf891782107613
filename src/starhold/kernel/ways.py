"""Ways: what a preview and a plan are made of, as it is sent to those who decide (see preview.py)."""

import msgspec

from starhold.kernel.words import Line, Prompt


class Delta(msgspec.Struct, frozen=True):
    """A counter of a seat that would change, by how much, and what a full store would not take of it."""

    seat: int
    counter: str
    change: int
    lost: int = 0


class Preview(msgspec.Struct, frozen=True):
    """What would be told, and what ends the telling.

    `stop` is `chance` (dice, draws), `reveal` (something hidden is shown), `war`, `people` (another seat
    decides next, its turn or another phase begins), or `none`. `deltas` are those up to there. `nothing`: all
    that was decided has no effect for the seat.
    """

    lines: tuple[Line, ...] = ()
    stop: str = "none"
    deltas: tuple[Delta, ...] = ()
    nothing: bool = False


class Way(msgspec.Struct, frozen=True):
    """A choice, and the own choices that follow it with no chance, no reveal and nobody else between.

    The last choice of a way has the preview of the whole. `more`: further choices follow that were not
    looked at. `prompt` is what is asked next, which `then` answers.
    """

    action: int
    line: Line
    picks: tuple[str, ...] = ()
    then: "tuple[Way, ...]" = ()
    preview: Preview | None = None
    more: bool = False
    prompt: Prompt | msgspec.UnsetType = msgspec.UNSET


class Plan(msgspec.Struct, frozen=True):
    """One way from its first choice to its last."""

    actions: tuple[int, ...]
    picks: tuple[str, ...]
    #: how many picks belong to each decision
    parts: tuple[int, ...]
    lines: tuple[Line, ...]
    preview: Preview
    #: the plan is not at its end: further own choices follow that were not looked at
    more: bool = False
