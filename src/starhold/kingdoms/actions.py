"""The actions: every decision of the game as a number, a base plus its arguments.

The commonest stand first: numbers below 257 are shared objects in CPython, so lists of
them cost nothing. A region is written board.land, both from 1: `2.3` is the third land
region of the second player's home.
"""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from starhold.kernel.vocabulary import Action, ActionTable
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

#: the most resources that one decision names together
HANDFUL: Final = 6

# -- resources together ---------------------------------------------------------------


def purse(mana: i64, ore: i64, food: i64) -> i64:
    """Return amounts of the three resources in one integer, four bits each."""
    return mana | (ore << 4) | (food << 8)


def _splits(total: int) -> list[tuple[int, int, int]]:
    """Return all ways to share a total among mana, ore and food."""
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

# -- the actions ----------------------------------------------------------------------


def region_id(region: int) -> str:
    """Return a region as records write it."""
    return f"{region // LANDS + 1}.{region % LANDS + 1}"


REGION_IDS: Final = tuple(region_id(region) for region in range(REGIONS))
SEAT_IDS: Final = tuple(str(seat + 1) for seat in range(MAX_PLAYERS))
_AMOUNTS: Final = tuple(str(amount) for amount in range(MAX_RESOURCE + 1))


def _rows(kind: str, names: tuple[str, ...], rows: Iterable[tuple[object, ...]]) -> list[Action]:
    """Return actions whose arguments are no regular combinations."""
    return [
        Action(kind, tuple((name, str(value)) for name, value in zip(names, row, strict=True)))
        for row in rows
    ]


_WORD_PAIRS: Final = [(RESOURCE_IDS[give], RESOURCE_IDS[get]) for give, get in _PAIRS]
_TRADES: Final = [(amount, give, get) for give, get in _WORD_PAIRS for amount in range(1, MAX_RESOURCE + 1)]
_MOVES: Final = [
    Action("stand", (("region", start),)) if start == end else Action("move", (("from", start), ("to", end)))
    for start in REGION_IDS
    for end in REGION_IDS
]

ACTIONS: Final = ActionTable()


class KingdomsAction:
    """First number of each kind of action."""

    SELECT: Final[i64] = ACTIONS.declare("select", action=ACT_IDS[:ACTS])
    PERFORM: Final[i64] = ACTIONS.declare("perform", action=ACT_IDS)
    COLLECT: Final[i64] = ACTIONS.declare("collect")
    PASS: Final[i64] = ACTIONS.declare("pass")
    USE: Final[i64] = ACTIONS.declare("use")
    DECLINE: Final[i64] = ACTIONS.declare("decline")
    DONE: Final[i64] = ACTIONS.declare("done")
    REMOVE: Final[i64] = ACTIONS.declare("remove")
    STANDING: Final[i64] = ACTIONS.declare("standing")
    LYING: Final[i64] = ACTIONS.declare("lying")
    #: + number; the white flag is the number 0
    BID: Final[i64] = ACTIONS.declare("flag")
    _NUMBERS: Final[i64] = ACTIONS.declare("bid", number=[str(n) for n in range(1, TOP_NUMBER + 1)])
    #: + pair of resources * 9 + amount - 1
    TRADE: Final[i64] = ACTIONS.extend(_rows("trade", ("amount", "give", "get"), _TRADES))
    #: + place in HANDFULS
    RESOURCES: Final[i64] = ACTIONS.extend(_rows("resources", RESOURCE_IDS, _HANDFULS))
    MOBILISE: Final[i64] = ACTIONS.declare("mobilise", region=REGION_IDS)
    RETREAT: Final[i64] = ACTIONS.declare("retreat", region=REGION_IDS)
    ROB: Final[i64] = ACTIONS.declare("rob", player=SEAT_IDS, resource=RESOURCE_IDS)
    #: + pair of resources
    TURN: Final[i64] = ACTIONS.extend(_rows("turn", ("yield", "into"), _WORD_PAIRS))
    VICTIM: Final[i64] = ACTIONS.declare("victim", player=SEAT_IDS)
    #: food follows from the bill
    PAY: Final[i64] = ACTIONS.declare("pay", mana=_AMOUNTS, ore=_AMOUNTS)
    #: + place in DOUBLE_ORE and DOUBLE_FOOD
    TRADE_BOTH: Final[i64] = ACTIONS.extend(_rows("trade-both", ("ore", "food"), _DOUBLE_TRADES))
    CHURCH: Final[i64] = ACTIONS.declare("church", region=REGION_IDS)
    RELOCATE: Final[i64] = ACTIONS.declare("relocate", region=REGION_IDS)
    NEXT: Final[i64] = ACTIONS.declare("next", region=REGION_IDS)
    LIFT: Final[i64] = ACTIONS.declare("lift", region=REGION_IDS)
    PLACE: Final[i64] = ACTIONS.declare("place", region=REGION_IDS)
    BANISH: Final[i64] = ACTIONS.declare("banish", region=REGION_IDS)
    TO_CARD: Final[i64] = ACTIONS.declare("to-card", region=REGION_IDS)
    FROM_CARD: Final[i64] = ACTIONS.declare("from-card", region=REGION_IDS)
    EXCHANGE: Final[i64] = ACTIONS.declare("exchange", region=REGION_IDS)
    WITH: Final[i64] = ACTIONS.declare("with", region=REGION_IDS)
    FACTION: Final[i64] = ACTIONS.declare("faction", faction=FACTION_NAMES)
    SIDE: Final[i64] = ACTIONS.declare("side", face=("a", "b"))
    START: Final[i64] = ACTIONS.declare("start", region=REGION_IDS)
    GAP: Final[i64] = ACTIONS.declare("gap", region=REGION_IDS)
    #: + origin * 25 + destination; from a region to itself: stand up there
    MOVE: Final[i64] = ACTIONS.extend(_MOVES)
