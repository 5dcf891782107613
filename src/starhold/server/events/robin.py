"""Round robins: everybody meets everybody equally often, and sits in each place equally often."""

from typing import Final

#: rounds of a round robin by players and by seats per table: in each round, the players by table and seat
SCHEDULES: Final = {
    (3, 3): "012 120 201",
    (4, 2): "1023 3102 0312",
    (4, 4): "0123 1230 2301 3012",
    (5, 5): "01234 12340 23401 34012 40123",
    (6, 2): "342105 104523 524013 152430 534102",
    (8, 2): "31605274 21074536 16724305 73102456 62413057 23670415 53170264",
    (8, 4): "73562401 67402153 45301672 74235061 01376245 36145207",
    (9, 3): "025178436 612703584 860247531 410328657",
    (10, 2): "7481369250 6875249301 0827694135 4812065973 3082496715 2604589713 6189702354 5602348719 "
    "2571839046",
    (12, 4): "3915274BA608 6B29A5731840 9230B7814A65 215634BA8079 149A0527B836 59B87A126304 716390AB5284 "
    "83A246970B51",
}
_NUMBERS: Final = "0123456789AB"

#: the table of one game: who sits in each place
Seating = tuple[int, ...]


def most_players(size: int) -> int:
    """Return for how many people there are schedules at tables of this size."""
    return 5 if size == 5 else 9


def places(players: int, size: int) -> int:
    """Return how many take part with the bots that fill the tables."""
    return min(many for many, seats in SCHEDULES if seats == size and many >= players)


def rounds(players: int, size: int) -> tuple[tuple[Seating, ...], ...]:
    """Return the tables of each round; numbers from `players` on are bots.

    >>> len(rounds(9, 3)), rounds(3, 4)[0]
    (4, ((0, 1, 2, 3),))
    """
    found = []
    for line in SCHEDULES[places(players, size), size].split():
        order = [_NUMBERS.index(letter) for letter in line]
        found.append(tuple(tuple(order[at : at + size]) for at in range(0, len(order), size)))
    return tuple(found)


def divisions(before: list[list[str]], signed: list[str], most: int = 9) -> list[list[str]]:
    """Return the divisions of a league's next season, the highest first.

    `before` has the final order in each division: two go up, two go down. Newcomers come last; the divisions
    are as even in size as possible.

    >>> divisions([["a", "b", "c", "d"], ["e", "f", "g", "h"]], list("abcdefgh"), 4)
    [['a', 'b', 'e', 'f'], ['c', 'd', 'g', 'h']]
    """
    moved = [list(order) for order in before]
    for upper in range(len(before) - 1):
        many = min(2, len(before[upper]) // 2, len(before[upper + 1]) // 2)
        down, up = before[upper][len(before[upper]) - many :], before[upper + 1][:many]
        moved[upper] = [*(one for one in moved[upper] if one not in down), *up]
        moved[upper + 1] = [*down, *(one for one in moved[upper + 1] if one not in up)]
    known = [one for order in moved for one in order if one in signed]
    everybody = known + [one for one in signed if one not in known]
    count = max(1, -(-len(everybody) // most))
    least, larger = divmod(len(everybody), count)
    found, at = [], 0
    for number in range(count):
        size = least + (number < larger)
        found.append(everybody[at : at + size])
        at += size
    return found
