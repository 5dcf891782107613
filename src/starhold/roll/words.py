"""Names of things for people, and actions as they are worded everywhere.

Picks name elements of the player's board: `die:PLACE:TYPE`, `row:PHASE`, `strip:PHASE`, `tile:ID`,
`stack:SIDE`, `slot:SIDE`, `worlds:COLOUR`, `development:ID`, and the places cup, citizenry, dictate.
"""

from typing import Final

from starhold.kernel.vocabulary import ReasonTable
from starhold.kernel.words import Label, Name, Word
from starhold.roll import components as box
from starhold.roll.actions import ACTIONS, PLACE_NAMES, SPOT_NAMES, WORDING
from starhold.roll.components import (
    COLOUR_NAMES,
    DEVELOPMENTS,
    DIE_NAMES,
    PHASE_NAMES,
    TILE_IDS,
    WORLDS,
    Side,
)

#: why something cannot be picked; steps and powers declare their reasons
REASONS: Final = ReasonTable()


def die_name(kind: int) -> Name:
    return Name(f"roll-die-{DIE_NAMES[kind]}")


def phase_name(phase: int) -> Name:
    return Name(f"roll-phase-{PHASE_NAMES[phase]}")


def place_name(place: int) -> Name:
    return Name(f"roll-place-{PLACE_NAMES[place]}")


def colour_name(colour: int) -> Name:
    return Name(f"roll-colour-{COLOUR_NAMES[colour]}")


def side_of_tile(side: int, tile: int) -> Name:
    """Return a side of a tile by its printed name."""
    if side == Side.DEVELOPMENT:
        return Name(f"roll-development-{DEVELOPMENTS[tile]}")
    return Name(f"roll-world-{WORLDS[tile]}")


def development_name(development: int) -> Name:
    """Return the name of any development, of a tile or of a faction."""
    sort = "development" if development < box.TILES else "faction-development"
    return Name(f"roll-{sort}-{DEVELOPMENTS[development]}")


def die_pick(place: str, kind: int) -> str:
    """Return the board element of the dice of a type in a place."""
    return f"die:{place}:{DIE_NAMES[kind]}"


def tile_pick(tile: int) -> str:
    """Return the board element of a tile of the construction zone or the hand."""
    return f"tile:{TILE_IDS[tile]}"


def label_of(action: int, **more: Word) -> Label:
    """Return the label of an action as it was declared, with words that only a step knows."""
    declared = ACTIONS[action]
    words, picks = WORDING[declared.kind]
    arguments = dict(declared.arguments)
    said: dict[str, Word] = {}
    for word, sort, argument in (entry.split(":") for entry in words.split()):
        said[word] = Name(f"roll-{sort}-{arguments[argument]}")
    return Label(declared.kind, said | more, tuple(picks.format(**arguments).split()))


#: the last part of every message id of a label
LABELS = frozenset(
    (
        *(action.kind for action in ACTIONS if action.kind != "put"),
        *(f"put-{spot}" for spot in SPOT_NAMES),
        "lay-out",
    )
)
