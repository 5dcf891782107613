"""Full observations: all that a seat may know, in named blocks of small numbers, so that nothing is lost.

Sets and choices are cells of 0 or 1, amounts are one cell each. Seats come in order from the viewer's; places
on the board keep the numbers that actions use. A game's own part is in its `bots/full.py`.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from starhold.bots.net import Layout, Sink
from starhold.kernel.bits import bit
from starhold.kernel.step import Step

#: what the layout calls the table, as a side
TABLE: Final = "table"


def seat_name(place: int) -> str:
    """Return what blocks call a seat: `own`, or `seat +1` for the next clockwise."""
    return f"seat +{place}" if place else "own"


def whole_table(side: Layout, seats: int, table: Layout) -> Layout:
    """Return the blocks of every seat in order from the viewer, then those of the table."""
    whole = Layout()
    for place in range(seats):
        whole.join(side, f"{seat_name(place)} ", seat_name(place))
    whole.join(table, "", TABLE)
    return whole


def places(size: int) -> list[str]:
    """Return the names of numbered places, from 1."""
    return [str(n + 1) for n in range(size)]


def seats_from(size: int) -> list[str]:
    """Return the names of the seats in order from the viewer."""
    return [seat_name(place) for place in range(size)]


def put_seat(sink: Sink, base: i64, other: i64, seat: i64, seats: i64) -> None:
    """Set the cell of another seat, counted from the viewer's; nothing if there is none (below 0)."""
    if other >= 0:
        sink.add(base + (other - seat + seats) % seats)


def put_seats(sink: Sink, base: i64, others: i64, seat: i64, seats: i64) -> None:
    """Set the cells of a set of seats, counted from the viewer's."""
    n: i64 = 0
    while n < seats:
        if (others >> ((seat + n) % seats)) & 1:
            sink.add(base + n)
        n += 1


@final
class StepCells:
    """Where a layout has the stack of steps: the one that waits, with its arguments, and those below it.

    An argument of the top step is one more than its number, in bits; below, it is one cell.
    """

    def __init__(self, layout: Layout, names: list[str], levels: i64, arguments: i64, width: i64) -> None:
        self.numbers: dict[str, int] = {name: n for n, name in enumerate(names)}
        self.levels: i64 = levels
        self.arguments: i64 = arguments
        self.width: i64 = width
        self.depth: i64 = layout.one("steps", 127)
        self.top: i64 = layout.group("step", names)
        bits = [str(1 << n) for n in range(width)]
        self.words: i64 = len(layout.names)
        for n in range(arguments):
            layout.group(f"argument {n + 1} of the step", bits)
        self.below: i64 = len(layout.names)
        for level in range(1, levels):
            layout.one(f"step {level} below", len(names))
            layout.amounts(f"arguments of the step {level} below", places(arguments), 127)

    def fill(self, stack: list[Step[Any]], base: i64, top: list[int], sink: Sink) -> None:
        """Put the stack into a sink; `top` is what the seat may know of the arguments of the top step."""
        depth: i64 = len(stack)
        sink.put(base + self.depth, depth)
        if depth == 0:
            return
        sink.add(base + self.top + self.numbers[stack[depth - 1].name])
        all_bits = bit(self.width) - 1
        at = base + self.words
        n: i64 = 0
        while n < len(top) and n < self.arguments:
            sink.each(at, (top[n] + 1) & all_bits)
            at += self.width
            n += 1
        level: i64 = 1
        while level < self.levels and level < depth:
            step = stack[depth - 1 - level]
            at = base + self.below + (level - 1) * (self.arguments + 1)
            sink.put(at, self.numbers[step.name] + 1)
            words = step.fields()
            n = 0
            while n < len(words) and n < self.arguments:
                sink.put(at + 1 + n, words[n] + 1)
                n += 1
            level += 1
