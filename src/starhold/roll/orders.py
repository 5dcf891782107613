"""Standing orders: what explorers do, whether dice are recalled, whether the bankers are paid."""

from collections.abc import Mapping

from starhold.kernel.vocabulary import StandingOrder

ASK = "ask"
#: order -> its step, and for each answer the actions that it takes: the first that is legal
_ANSWERS: dict[str, tuple[str, dict[str, tuple[str, ...]]]] = {
    "explore": ("explore", {"stock": ("stock", "stock-alien"), "scout": ("scout", "scout-alien")}),
    "recall": ("manage", {"never": ("end",)}),
    "bank": ("ship", {"always": ("bank",), "never": ("no-bank",)}),
}

ORDERS = tuple(StandingOrder(name, (ASK, *answers)) for name, (_, answers) in _ANSWERS.items())


def obey(step: str, legal: Mapping[str, int], orders: Mapping[str, str]) -> int | None:
    """Return the first legal action that an order names for this step, or None."""
    for name, (asked, answers) in _ANSWERS.items():
        if asked == step:
            for action in answers.get(orders.get(name, ASK), ()):
                if action in legal:
                    return legal[action]
    return None
