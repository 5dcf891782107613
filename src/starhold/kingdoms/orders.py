"""Standing orders: whether to collect or to perform what another player has selected (K-TURN-7)."""

from collections.abc import Mapping

from starhold.kernel.vocabulary import StandingOrder
from starhold.kingdoms.components import ACT_IDS
from starhold.kingdoms.view import KingdomsSeatView, KingdomsView

ASK = "ask"
_SELECTABLE = ACT_IDS[:6]
#: what three of the actions are paid with
_PAID_WITH = {"build": "ore", "research": "mana", "mobilise": "food"}
_UNLESS = {"unless-2": 2, "unless-3": 3, "unless-4": 4, "unless-5": 5, "unless-6": 6}


def _values(act: str) -> tuple[str, ...]:
    answers = (ASK, "collect", "perform")
    return (*answers, *(f"{word}-{_PAID_WITH[act]}" for word in _UNLESS)) if act in _PAID_WITH else answers


ORDERS = tuple(StandingOrder(f"answer-{act}", _values(act)) for act in _SELECTABLE)


def obey(
    view: KingdomsView, seat: int, step: str, legal: Mapping[str, int], orders: Mapping[str, str]
) -> int | None:
    """Answer for a player who is not the active one; how an action is performed is always asked."""
    if step != "perform" or "collect" not in legal or view.selected is None:
        return None
    order = orders.get(f"answer-{view.selected}", ASK)
    if order == "perform":
        return legal.get(f"perform {view.selected}")
    if order == "collect" or (order != ASK and not _reached(view.seats[seat], order)):
        return legal["collect"]
    return None


def _reached(kingdom: KingdomsSeatView, order: str) -> bool:
    """True if the player has enough for the order to collect to give way to a question."""
    word, _, resource = order.rpartition("-")
    return int(getattr(kingdom, resource)) >= _UNLESS[word]
