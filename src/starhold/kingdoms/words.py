"""Names of things for people: what regions, resources and actions are called, and picked by."""

from collections.abc import Callable
from typing import Final

from starhold.kernel.vocabulary import ReasonTable
from starhold.kernel.words import Label, Name, Number, PlayerName, Word
from starhold.kingdoms.actions import ACTIONS, REGION_IDS
from starhold.kingdoms.components import (
    ACT_IDS,
    LANDS,
    REGION_NAMES,
    RESOURCE_IDS,
    SIDE_IDS,
    side_of_card,
)
from starhold.kingdoms.state import KingdomsState

# -- names ------------------------------------------------------------------------------


def act_word(act: int) -> Name:
    """Return the name of one of the six actions, or of robbery."""
    return Name(f"kingdoms-act-{ACT_IDS[act]}")


def resource_word(resource: int) -> Name:
    """Return the name of mana, ore or food."""
    return Name(f"kingdoms-resource-{RESOURCE_IDS[resource]}")


def region_word(state: KingdomsState, region: int) -> Name:
    """Return a region as the map calls it."""
    return Name(f"kingdoms-region-{REGION_NAMES[state.world.place(region)]}")


# -- picks ------------------------------------------------------------------------------


def region_pick(region: int) -> str:
    """Return the id of a region as a board element."""
    return f"region:{region // LANDS + 1}:{region % LANDS + 1}"


def player_pick(seat: int) -> str:
    """Return the id of a player as a board element."""
    return f"player:{seat}"


def resource_pick(resource: int) -> str:
    """Return the id of a resource as a board element."""
    return f"resource:{RESOURCE_IDS[resource]}"


def amount_pick(resource: int, amount: int) -> str:
    """Return the id of an amount of a resource as a board element."""
    return f"{RESOURCE_IDS[resource]}:{amount}"


# -- actions ----------------------------------------------------------------------------

#: an argument of an action in words, and what is clicked for it
Describe = Callable[[KingdomsState, int, str], tuple[Word, str]]


def _region(state: KingdomsState, _seat: int, value: str) -> tuple[Word, str]:
    region = REGION_IDS.index(value)
    return region_word(state, region), region_pick(region)


def _act(_state: KingdomsState, _seat: int, value: str) -> tuple[Word, str]:
    return act_word(ACT_IDS.index(value)), f"action:{value}"


def _resource(_state: KingdomsState, _seat: int, value: str) -> tuple[Word, str]:
    resource = RESOURCE_IDS.index(value)
    return resource_word(resource), resource_pick(resource)


def _player(_state: KingdomsState, _seat: int, value: str) -> tuple[Word, str]:
    return PlayerName(int(value) - 1), player_pick(int(value) - 1)


def _faction(_state: KingdomsState, _seat: int, value: str) -> tuple[Word, str]:
    return Name(f"kingdoms-faction-{value}"), f"faction:{value}"


def _side(state: KingdomsState, seat: int, value: str) -> tuple[Word, str]:
    side = SIDE_IDS[side_of_card(state.dealt[seat], "ab".index(value))]
    return Name(f"kingdoms-side-{side}"), f"side:{side}"


def _number(_state: KingdomsState, _seat: int, value: str) -> tuple[Word, str]:
    return Number(int(value)), f"bid:{value}"


#: by the name of the argument; all others are numbers, clicked as `name:number`
_ARGUMENTS: Final[dict[str, Describe]] = {
    "region": _region,
    "from": _region,
    "to": _region,
    "action": _act,
    "number": _number,
    "resource": _resource,
    "give": _resource,
    "get": _resource,
    "yield": _resource,
    "into": _resource,
    "player": _player,
    "faction": _faction,
    "face": _side,
}
#: kinds of actions that are clicked otherwise than by their name, or by their arguments in order
_CLICKED: Final[dict[str, tuple[str, ...]]] = {
    "flag": ("bid:flag",),
    "stand": ("region", "stand"),
    "church": ("church", "region"),
    "to-card": ("region", "card"),
    "from-card": ("card", "region"),
    "exchange": ("region", "exchange"),
    "trade": ("give", "get", "amount"),
    "trade-both": ("ore", "food", "resource:mana"),
}


def label_of(state: KingdomsState, seat: int, action: int) -> Label:
    """Return the label of an action: its words, and what is clicked for it."""
    declared = ACTIONS[action]
    words: dict[str, Word] = {}
    picks: dict[str, str] = {}
    for name, value in declared.arguments:
        describe = _ARGUMENTS.get(name)
        word, pick = describe(state, seat, value) if describe else (Number(int(value)), f"{name}:{value}")
        words["side" if name == "face" else name] = word
        picks[name] = pick
    if declared.kind == "trade-both":
        words["mana"] = Number(sum(int(value) for _, value in declared.arguments))
    clicked: tuple[str, ...] = _CLICKED.get(declared.kind, tuple(picks) or (declared.kind,))
    return Label(declared.kind, words, tuple(picks.get(part, part) for part in clicked))


def purse_label(kind: str, purse: int) -> Label:
    """Return the label of an action that names amounts of all three resources."""
    amounts = dict(zip(RESOURCE_IDS, (purse & 15, (purse >> 4) & 15, purse >> 8), strict=True))
    words: dict[str, Word] = {name: Number(amount) for name, amount in amounts.items()}
    return Label(kind, words, tuple(f"{name}:{amount}" for name, amount in amounts.items()))


# -- why not ----------------------------------------------------------------------------

#: every reason, declared beside the steps that give it
REASONS: Final = ReasonTable()
