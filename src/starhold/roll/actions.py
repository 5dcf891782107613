"""Numbers of the actions: one block of consecutive numbers for each kind.

Dice of one type in one place are one choice, and so are worlds of one colour
(R-PRODUCE-2, R-SHIP-5 to R-SHIP-7 look at nothing else), so a few hundred
numbers are enough for everything.
"""

from typing import Final

# -- places of dice ---------------------------------------------------------------------


class Place:
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
    "explore",
    "develop",
    "settle",
    "produce",
    "ship",
    "cup",
    "citizenry",
    "development-slot",
    "world-slot",
    "novelty-goods",
    "rare-goods",
    "genes-goods",
    "alien-goods",
)

# -- assign -----------------------------------------------------------------------------

#: WILD + 6 * row + type - 1 (home dice have no wild face)
WILD: Final = 0
#: SELECT + 35 * row + 7 * phase + type
SELECT: Final = 30
#: DICTATE_GIVE + 7 * row + type
DICTATE_GIVE: Final = 205
#: USE + number of the power
USE: Final = 240
#: MOVE + 28 * row + 7 * other + type; `other` counts the four other rows
MOVE: Final = 256
STOP: Final = 396
TAKE_BACK: Final = 397
COMMIT: Final = 398

# -- explore ------------------------------------------------------------------------------

SCOUT: Final = 399
STOCK: Final = 400
SCOUT_ALIEN: Final = 401
STOCK_ALIEN: Final = 402
#: ABANDON + tile
ABANDON: Final = 403
DRAW: Final = 458
#: PUT + 55 * spot + tile
PUT: Final = 459
DONE: Final = 679


class Spot:
    """Where a tile of the construction zone can be put: under or on top of either stack."""

    UNDER_DEVELOPMENTS: Final = 0
    UNDER_WORLDS: Final = 1
    ON_DEVELOPMENTS: Final = 2
    ON_WORLDS: Final = 3


SPOT_NAMES: Final = ("development", "world", "development-top", "world-top")

# -- develop, settle ------------------------------------------------------------------------

#: plus type
BUILD: Final = 680
PAY: Final = 687
TO_CUP: Final = 694
KEEP: Final = 701
#: REMOVE + 7 * (place - 1) + type
REMOVE: Final = 702

# -- produce, ship ----------------------------------------------------------------------------

#: PRODUCE + 7 * colour + type
PRODUCE: Final = 786
#: SHIPPER + type, or one of the two virtual shippers
SHIPPER: Final = 814
VIRTUAL_HOME: Final = 7
VIRTUAL_GENES: Final = 8
SHIPPERS: Final = 9
#: TRADE or CONSUME + 7 * colour + type of the good
TRADE: Final = 823
CONSUME: Final = 851
BANK: Final = 879
NO_BANK: Final = 880

# -- manage -----------------------------------------------------------------------------------

#: plus type
RECRUIT: Final = 881
#: RECALL + 7 * (place - DEVELOPMENT_SLOT) + type
RECALL: Final = 888
END: Final = 930
#: how many actions there are
ACTIONS: Final = 931
