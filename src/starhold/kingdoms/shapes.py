"""What several decisions of Kingdoms look like: marches, handfuls of resources, trades and bids."""

from collections.abc import Sequence
from typing import Final

from starhold.kernel.shapes import actions_of, is_answer, summed
from starhold.kernel.words import Amounts, Answers, Choice, Line, Number, OneOf, PickPath, Shape
from starhold.kingdoms.components import RESOURCE_IDS
from starhold.kingdoms.kingdom import Kingdom

WHERE: Final = Line("kingdoms-shape-where")
WHICH_RESOURCE: Final = Line("kingdoms-shape-which")
INTO_WHAT: Final = Line("kingdoms-shape-into")
FOR_WHAT: Final = Line("kingdoms-shape-for")
HOW_MUCH: Final = Line("kingdoms-shape-amount")


def _row(choice: Choice, kinds: Sequence[str]) -> tuple[int, ...]:
    words = [choice.line.words[kind] for kind in kinds]
    return tuple(word.value for word in words if isinstance(word, Number))


def handful(choices: Sequence[Choice], payer: Kingdom | None, kinds: Sequence[str] = RESOURCE_IDS) -> Amounts:
    """Amounts of resources; `payer` is the kingdom that gives them away, if they are given away."""
    rows = {choice.action: _row(choice, kinds) for choice in choices}
    have = () if payer is None else tuple(int(payer.amount(RESOURCE_IDS.index(kind))) for kind in kinds)
    return Amounts(
        covers=tuple(rows), kinds=tuple(kinds), rows=rows, sum=summed(rows), pays=payer is not None, have=have
    )


def handed_over(choices: Sequence[Choice], payer: Kingdom) -> tuple[Shape, ...]:
    """Resources to hand over, or an answer instead."""
    answers = actions_of(choice for choice in choices if is_answer(choice))
    amounts = handful([choice for choice in choices if choice.action not in answers], payer)
    return (amounts, Answers(covers=answers)) if answers else (amounts,)


def traded(choices: Sequence[Choice], trader: Kingdom) -> tuple[Shape, ...]:
    """Ask what is given, what for, and how much; Elves also give ore and food together (K-TRADE-1)."""
    both = [choice for choice in choices if choice.line.key == "kingdoms-action-trade-both"]
    single = actions_of(choice for choice in choices if choice not in both)
    parts: list[Shape] = [PickPath(covers=single, asks=(FOR_WHAT, HOW_MUCH))] if single else []
    return (*parts, handful(both, trader, RESOURCE_IDS[1:])) if both else tuple(parts)


def performed(choices: Sequence[Choice], selected: int, declines: int) -> tuple[Shape, ...]:
    """Offer the selected action if nothing else is said, one in its place, or none."""
    acts = actions_of(choice for choice in choices if not is_answer(choice))
    default = selected if selected in acts else acts[0] if len(acts) == 1 else None
    parts: list[Shape] = [OneOf(covers=acts, default=default)] if acts else []
    return (*parts, Answers(covers=(declines,), declines=declines))


def bid(choices: Sequence[Choice], costs: Sequence[int], two_players: bool) -> tuple[Shape, ...]:
    """Offer a number or the flag, chosen in secret, and what each costs (K-WAR-3, K-2P-11)."""
    flag = Line(f"kingdoms-shape-{'flag-costs' if two_players else 'flag-offers'}")
    prices = [Line("kingdoms-shape-bid", {"cost": Number(cost)}) for cost in costs]
    return (OneOf(confirm="always", notes=dict(zip(actions_of(choices), (flag, *prices), strict=True))),)
