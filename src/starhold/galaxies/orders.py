"""Standing orders: whether to follow which face, and whether to leave the Rogue's dice alone."""

from collections.abc import Mapping

from starhold.galaxies.components import FACE_IDS
from starhold.galaxies.view import GalaxiesView
from starhold.kernel.vocabulary import StandingOrder

ASK = "ask"
#: how much culture each answer wants before it follows; nobody ever has 99
_LEAST = {"never": 99, "always": 0, "culture-2": 2, "culture-3": 3, "culture-4": 4, "culture-5": 5}
_FOLLOW = (ASK, *_LEAST)

ORDERS = (
    *(StandingOrder(f"follow-{face}", _FOLLOW) for face in FACE_IDS),
    StandingOrder("forced-reroll", (ASK, "never")),
)


def obey(
    view: GalaxiesView, seat: int, step: str, legal: Mapping[str, int], orders: Mapping[str, str]
) -> int | None:
    """Follow or pass by the die's face and the seat's culture (G-FOLLOW-1); accept what the Rogue rolled."""
    if step in ("follow", "follow-together") and "pass" in legal and view.dice.current is not None:
        order = orders.get(f"follow-{view.dice.current}", ASK)
        if order == ASK:
            return None
        return legal["follow" if view.seats[seat].empire.culture >= _LEAST[order] else "pass"]
    if step == "forced-reroll" and orders.get("forced-reroll") == "never":
        return legal.get("accept")
    return None
