"""Every action, declared once: its number, its notation, and how it is worded and clicked.

Dice of one type in one place are one choice, and so are worlds of one colour
(R-PRODUCE-2, R-SHIP-5 to R-SHIP-7 look at nothing else), so a few hundred
numbers are enough for everything.
"""

from collections.abc import Iterator
from itertools import product
from typing import Final

from mypy_extensions import i64

from starhold.kernel.vocabulary import Action, ActionTable
from starhold.roll.components import (
    ALL_DEVELOPMENTS,
    COLOUR_NAMES,
    COLOURS,
    DEVELOPMENTS,
    DIE_NAMES,
    PHASE_NAMES,
    TILE_IDS,
)

# -- places of dice and tiles -------------------------------------------------------------


class DicePlace:
    """Where dice lie; the five rows bear the numbers of their phases."""

    DEVELOP_ROW: Final = 1
    CUP: Final = 5
    CITIZENRY: Final = 6
    DEVELOPMENT_SLOT: Final = 7
    WORLD_SLOT: Final = 8
    #: plus the colour of the world
    GOODS: Final = 9


PLACES: Final = 13
PLACE_NAMES: Final = (
    *PHASE_NAMES,
    "cup",
    "citizenry",
    "development-slot",
    "world-slot",
    "novelty-goods",
    "rare-goods",
    "genes-goods",
    "alien-goods",
)


class Spot:
    """Where a tile of the construction zone can be put: under or on top of either stack."""

    UNDER_DEVELOPMENTS: Final = 0
    UNDER_WORLDS: Final = 1
    ON_DEVELOPMENTS: Final = 2
    ON_WORLDS: Final = 3


SPOT_NAMES: Final = ("development", "world", "development-top", "world-top")

#: shippers: types of dice, then two that are no dice
VIRTUAL_HOME: Final = 7
VIRTUAL_GENES: Final = 8
SHIPPER_NAMES: Final = (*DIE_NAMES, "virtual-home", "virtual-genes")
COLOURED: Final = COLOUR_NAMES[:COLOURS]
#: developments with a Reassign power that moves workers, one for each power
REASSIGNING: Final = tuple(
    DEVELOPMENTS[n] for n, side in enumerate(ALL_DEVELOPMENTS) for op in side.ops if op.op == "reassign"
)

# -- declarations ---------------------------------------------------------------------------

ACTIONS: Final = ActionTable()
#: for each kind its words (`word:sort:argument`) and its picks, with arguments in braces
WORDING: Final[dict[str, tuple[str, str]]] = {}


def _rows(kind: str, order: str, arguments: dict[str, tuple[str, ...]]) -> Iterator[Action]:
    """Yield an action for each combination; `order` has the arguments from the slowest to the fastest."""
    for row in product(*(arguments[name] for name in order.split())):
        chosen = dict(zip(order.split(), row, strict=True))
        if "to" not in chosen or chosen["to"] != chosen["row"]:
            yield Action(kind, tuple((name, chosen[name]) for name in arguments))


def _declare(
    kind: str, order: str = "", words: str = "", picks: str = "", **arguments: tuple[str, ...]
) -> int:
    """Give numbers to a kind of action and return the first."""
    WORDING[kind] = words, picks or f"button:{kind}"
    return ACTIONS.extend(_rows(kind, order or " ".join(arguments), arguments))


class RollAction:
    """Numbers of the actions: one block of consecutive numbers for each kind."""

    # -- assign
    #: WILD + 6 * row + type - 1 (home dice have no wild face)
    WILD: Final[i64] = _declare(
        "wild", "row die", "die:die:die phase:phase:row", "die:wild:{die} row:{row}",
        die=DIE_NAMES[1:], row=PHASE_NAMES,
    )  # fmt: skip
    #: SELECT + 35 * row + 7 * phase + type
    SELECT: Final[i64] = _declare(
        "select", "row phase die", "die:die:die row:phase:row phase:phase:phase",
        "die:{row}:{die} strip:{phase}", die=DIE_NAMES, row=PHASE_NAMES, phase=PHASE_NAMES,
    )  # fmt: skip
    #: DICTATE + 7 * row + type: the die that is spent
    DICTATE: Final[i64] = _declare(
        "dictate", "row die", "die:die:die row:phase:row", "die:{row}:{die} dictate",
        die=DIE_NAMES, row=PHASE_NAMES,
    )  # fmt: skip
    #: USE + number of the power
    USE: Final[i64] = _declare(
        "use", "", "development:development:development", "development:{development}", development=REASSIGNING
    )
    #: MOVE + 28 * row + 7 * other + type; `other` counts the four other rows
    MOVE: Final[i64] = _declare(
        "move", "row to die", "die:die:die row:phase:row to:phase:to", "die:{row}:{die} row:{to}",
        die=DIE_NAMES, row=PHASE_NAMES, to=PHASE_NAMES,
    )  # fmt: skip
    STOP: Final[i64] = _declare("stop")
    TAKE_BACK: Final[i64] = _declare("take-back")
    COMMIT: Final[i64] = _declare("commit")

    # -- explore
    SCOUT: Final[i64] = _declare("scout")
    STOCK: Final[i64] = _declare("stock")
    SCOUT_ALIEN: Final[i64] = _declare("scout-alien")
    STOCK_ALIEN: Final[i64] = _declare("stock-alien")
    #: ABANDON + tile
    ABANDON: Final[i64] = _declare("abandon", picks="tile:{tile}", tile=TILE_IDS)
    DRAW: Final[i64] = _declare("draw")
    #: PUT + TILES * spot + tile
    PUT: Final[i64] = _declare(
        "put", "spot tile", picks="tile:{tile} stack:{spot}", tile=TILE_IDS, spot=SPOT_NAMES
    )
    DONE: Final[i64] = _declare("done")

    # -- develop, settle: plus type
    BUILD: Final[i64] = _declare("build", "", "die:die:die", die=DIE_NAMES)
    PAY: Final[i64] = _declare("pay", "", "die:die:die", die=DIE_NAMES)
    TO_CUP: Final[i64] = _declare("to-cup", "", "die:die:die", "die:builders:{die} cup", die=DIE_NAMES)
    KEEP: Final[i64] = _declare("keep")
    #: REMOVE + 7 * (place - 1) + type
    REMOVE: Final[i64] = _declare(
        "remove", "place die", "die:die:die place:place:place", "die:{place}:{die}",
        die=DIE_NAMES, place=PLACE_NAMES[1:],
    )  # fmt: skip

    # -- produce, ship
    #: PRODUCE + 7 * colour + type
    PRODUCE: Final[i64] = _declare(
        "produce", "colour die", "die:die:die colour:colour:colour", "die:produce:{die} worlds:{colour}",
        die=DIE_NAMES, colour=COLOURED,
    )  # fmt: skip
    SHIPPER: Final[i64] = _declare(
        "shipper", "", "shipper:shipper:shipper", "die:ship:{shipper}", shipper=SHIPPER_NAMES
    )
    #: TRADE or CONSUME + 7 * colour + type of the good
    TRADE: Final[i64] = _declare(
        "trade", "colour good", "die:die:good colour:colour:colour", "die:{colour}-goods:{good} trade",
        good=DIE_NAMES, colour=COLOURED,
    )  # fmt: skip
    CONSUME: Final[i64] = _declare(
        "consume", "colour good", "die:die:good colour:colour:colour", "die:{colour}-goods:{good} consume",
        good=DIE_NAMES, colour=COLOURED,
    )  # fmt: skip
    BANK: Final[i64] = _declare("bank")
    NO_BANK: Final[i64] = _declare("no-bank")

    # -- manage
    #: plus type
    RECRUIT: Final[i64] = _declare("recruit", "", "die:die:die", "die:citizenry:{die} cup", die=DIE_NAMES)
    #: RECALL + 7 * (place - DEVELOPMENT_SLOT) + type
    RECALL: Final[i64] = _declare(
        "recall", "place die", "die:die:die place:place:place", "die:{place}:{die} cup",
        die=DIE_NAMES, place=PLACE_NAMES[DicePlace.DEVELOPMENT_SLOT :],
    )  # fmt: skip
    END: Final[i64] = _declare("end")
