"""Duel: two choose at once, each knowing what the other can choose. Neither may be predictable.

What each pair of choices is worth is filled into a table; regret matching finds how often each choice should
be made, so that no answer to it gains much.
"""

from typing import Final, final

from mypy_extensions import i64

from starhold.bots.net import ONE
from starhold.kernel.chance import Chance

#: rounds of regret matching
ROUNDS: Final = 400
#: a whole of a mixed choice
WHOLE: Final = 65536


@final
class Duel:
    """What each pair of choices is worth to both, in parts of ONE, as the mean of what was tried."""

    def __init__(self, own: i64, theirs: i64) -> None:
        self.own: i64 = own
        self.theirs: i64 = theirs
        self.tries: list[int] = [0] * (own * theirs)
        self.ours: list[int] = [0] * (own * theirs)
        self.rivals: list[int] = [0] * (own * theirs)

    def add(self, row: i64, column: i64, value: i64, rival: i64) -> None:
        """Add the result of a pair that was tried."""
        at = row * self.theirs + column
        self.tries[at] += 1
        self.ours[at] += value
        self.rivals[at] += rival

    def mean(self, totals: list[int], at: i64) -> i64:
        """Return what a pair is worth; one that was never tried is worth half."""
        tries: i64 = self.tries[at]
        if tries == 0:
            return ONE // 2
        total: i64 = totals[at]
        return total // tries

    def solved(self) -> tuple[list[int], list[int]]:
        """Return how often each choice should be made, by both, in parts of WHOLE."""
        own, theirs = self.own, self.theirs
        size = own * theirs
        ours = [int(self.mean(self.ours, at)) for at in range(size)]
        rivals = [int(self.mean(self.rivals, at)) for at in range(size)]
        row_regret = [0] * own
        column_regret = [0] * theirs
        row_sum = [0] * own
        column_sum = [0] * theirs
        for n in range(ROUNDS):
            rows = shares(row_regret)
            columns = shares(column_regret)
            regret(ours, rows, columns, theirs, 1, row_regret)
            regret(rivals, columns, rows, 1, theirs, column_regret)
            # later rounds count for more: they are nearer to the end
            for row in range(own):
                row_sum[row] += rows[row] * (n + 1)
            for column in range(theirs):
                column_sum[column] += columns[column] * (n + 1)
        return shares(row_sum), shares(column_sum)

    def worth(self, columns: list[int]) -> list[int]:
        """Return what each own choice is worth against a mixed one."""
        found: list[int] = []
        for row in range(self.own):
            total: i64 = 0
            for column in range(self.theirs):
                share: i64 = columns[column]
                total += self.mean(self.ours, row * self.theirs + column) * share
            found.append(total // WHOLE)
        return found


def shares(amounts: list[int]) -> list[int]:
    """Return amounts as parts of WHOLE; equal parts if all are 0."""
    total = sum(amounts)
    if total <= 0:
        return [WHOLE // len(amounts)] * len(amounts)
    return [amount * WHOLE // total for amount in amounts]


def regret(
    table: list[int], mine: list[int], others: list[int], stride: i64, step: i64, regrets: list[int]
) -> None:
    """Add what each choice would have brought beyond what the mixed one did; never below nothing."""
    worths: list[int] = []
    mean: i64 = 0
    for choice in range(len(mine)):
        total: i64 = 0
        for other in range(len(others)):
            worth: i64 = table[choice * stride + other * step]
            share: i64 = others[other]
            total += worth * share
        total //= WHOLE
        worths.append(total)
        own: i64 = mine[choice]
        mean += total * own
    mean //= WHOLE
    for choice in range(len(mine)):
        left: i64 = regrets[choice] + worths[choice] - mean
        regrets[choice] = left if left > 0 else 0


def drawn(mixed: list[int], chance: Chance) -> i64:
    """Return one of the choices of a mixed strategy."""
    place = chance.below(sum(mixed))
    for choice in range(len(mixed)):
        if place < mixed[choice]:
            return choice
        place -= mixed[choice]
    return 0
