"""Numbers of the steps in the game's table of steps."""

from typing import Final


class Kind:
    """The steps that can wait for a decision, and the round that drives them."""

    ROUND: Final = 0
    LAY_OUT: Final = 1
    ASSIGN: Final = 2
    EXPLORE: Final = 3
    LEVY: Final = 4
    RESEARCH: Final = 5
    DEVELOP: Final = 6
    SETTLE: Final = 7
    PRODUCE: Final = 8
    SHIP: Final = 9
    MANAGE: Final = 10
