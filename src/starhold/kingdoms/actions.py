"""The action table: every decision of the game as a number, a base plus its arguments.

The commonest stand first: numbers below 257 are shared objects in CPython, so lists of
them cost nothing. A region is written board.land, both from 1: `2.3` is the third land
region of the second player's home.
"""

from typing import Final

from mypy_extensions import i64

from starhold.kernel.vocabulary import Action
from starhold.kingdoms.components import (
    ACT_IDS,
    ACTS,
    FACTION_NAMES,
    LANDS,
    MAX_PLAYERS,
    MAX_RESOURCE,
    REGIONS,
    RESOURCE_IDS,
    TOP_NUMBER,
)

#: resources that one decision names together are at most so many
HANDFUL: Final = 6


class Do:
    """First number of each kind of action."""

    SELECT: Final = 0  # + act
    PERFORM: Final = 6  # + act, or rob
    COLLECT: Final = 13
    PASS: Final = 14
    USE: Final = 15
    DECLINE: Final = 16
    DONE: Final = 17
    REMOVE: Final = 18
    STANDING: Final = 19
    LYING: Final = 20
    BID: Final = 21  # + number, 0 is the white flag
    TRADE: Final = 33  # + pair of resources * 9 + amount - 1
    RESOURCES: Final = 87  # + place in HANDFULS
    MOBILISE: Final = 170  # + region
    RETREAT: Final = 195  # + region
    ROB: Final = 220  # + seat * 3 + resource
    TURN: Final = 235  # + pair of resources
    VICTIM: Final = 241  # + seat
    PAY: Final = 246  # + mana * 10 + ore; food follows from the bill
    TRADE_BOTH: Final = 346  # + place in DOUBLE_TRADES
    CHURCH: Final = 382  # + region
    RELOCATE: Final = 407  # + region
    NEXT: Final = 432  # + region
    LIFT: Final = 457  # + region
    PLACE: Final = 482  # + region
    BANISH: Final = 507  # + region
    TO_CARD: Final = 532  # + region
    FROM_CARD: Final = 557  # + region
    EXCHANGE: Final = 582  # + region
    WITH: Final = 607  # + region
    FACTION: Final = 632  # + faction
    SIDE: Final = 648  # + face
    START: Final = 650  # + region
    GAP: Final = 675  # + region
    MOVE: Final = 700  # + origin * 25 + destination; from a region to itself: stand up there
    COUNT: Final = 1325


# -- resources together ---------------------------------------------------------------


def purse(mana: i64, ore: i64, food: i64) -> i64:
    """Amounts of the three resources in one integer, four bits each."""
    return mana | (ore << 4) | (food << 8)


def _splits(total: int) -> list[tuple[int, int, int]]:
    """All ways to share a total among mana, ore and food."""
    return [
        (mana, ore, total - mana - ore)
        for mana in range(total, -1, -1)
        for ore in range(total - mana, -1, -1)
    ]


_HANDFULS: Final = [split for total in range(1, HANDFUL + 1) for split in _splits(total)]
#: the handfuls as purses; those of one total stand together, from HANDFUL_AT[total] on
HANDFULS: Final[list[int]] = [int(purse(*split)) for split in _HANDFULS]
HANDFUL_AT: Final[bytes] = bytes(
    sum((n + 1) * (n + 2) // 2 for n in range(1, total)) for total in range(HANDFUL + 2)
)
#: ore and food that Elves give together for mana
_DOUBLE_TRADES: Final = [
    (ore, food) for ore in range(1, MAX_RESOURCE) for food in range(1, MAX_RESOURCE + 1 - ore)
]
DOUBLE_ORE: Final[bytes] = bytes(ore for ore, _ in _DOUBLE_TRADES)
DOUBLE_FOOD: Final[bytes] = bytes(food for _, food in _DOUBLE_TRADES)
DOUBLES: Final[i64] = len(_DOUBLE_TRADES)
#: pairs of different resources, given and received
_PAIRS: Final = [(give, get) for give in range(3) for get in range(3) if give != get]
PAIR_GIVE: Final[bytes] = bytes(give for give, _ in _PAIRS)
PAIR_GET: Final[bytes] = bytes(get for _, get in _PAIRS)
PAIRS: Final[i64] = len(_PAIRS)

# -- the table in words ---------------------------------------------------------------


def region_id(region: int) -> str:
    """A region as it stands in records."""
    return f"{region // LANDS + 1}.{region % LANDS + 1}"


def _listed(kind: str, argument: str, values: tuple[str, ...]) -> list[Action]:
    return [Action(kind, ((argument, value),)) for value in values]


def _pairs(kind: str, first: str, second: str) -> list[Action]:
    return [Action(kind, ((first, RESOURCE_IDS[give]), (second, RESOURCE_IDS[get]))) for give, get in _PAIRS]


def _numbers(kind: str, names: tuple[str, ...], values: tuple[int, ...]) -> Action:
    return Action(kind, tuple((name, str(value)) for name, value in zip(names, values, strict=True)))


def _moves(regions: tuple[str, ...]) -> list[Action]:
    return [
        Action("stand", (("region", start),))
        if start == end
        else Action("move", (("from", start), ("to", end)))
        for start in regions
        for end in regions
    ]


def _table() -> tuple[Action, ...]:
    regions = tuple(region_id(region) for region in range(REGIONS))
    seats = tuple(str(seat + 1) for seat in range(MAX_PLAYERS))
    table = _listed("select", "action", ACT_IDS[:ACTS])
    table += _listed("perform", "action", ACT_IDS)
    table += [
        Action(kind)
        for kind in ("collect", "pass", "use", "decline", "done", "remove", "standing", "lying", "flag")
    ]
    table += _listed("bid", "number", tuple(str(number) for number in range(1, TOP_NUMBER + 1)))
    table += [
        Action("trade", (("amount", str(amount)), *pair.arguments))
        for pair in _pairs("trade", "give", "get")
        for amount in range(1, MAX_RESOURCE + 1)
    ]
    table += [_numbers("resources", RESOURCE_IDS, split) for split in _HANDFULS]
    table += _listed("mobilise", "region", regions)
    table += _listed("retreat", "region", regions)
    table += [
        Action("rob", (("player", seat), ("resource", resource)))
        for seat in seats
        for resource in RESOURCE_IDS
    ]
    table += _pairs("turn", "yield", "into")
    table += _listed("victim", "player", seats)
    table += [_numbers("pay", ("mana", "ore"), (mana, ore)) for mana in range(10) for ore in range(10)]
    table += [_numbers("trade-both", ("ore", "food"), both) for both in _DOUBLE_TRADES]
    for kind in ("church", "relocate", "next", "lift", "place", "banish", "to-card", "from-card"):
        table += _listed(kind, "region", regions)
    table += _listed("exchange", "region", regions)
    table += _listed("with", "region", regions)
    table += _listed("faction", "faction", FACTION_NAMES)
    table += _listed("side", "face", ("a", "b"))
    table += _listed("start", "region", regions)
    table += _listed("gap", "region", regions)
    table += _moves(regions)
    assert len(table) == Do.COUNT
    return tuple(table)


ACTIONS: Final = _table()
