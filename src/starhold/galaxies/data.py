"""The box as data: reads box.json (or a replacement that the user names) and checks it field by field.

`STARHOLD_DATA=folder` replaces the file by `folder/galaxies.json`. What is marked
`reconstructed` there is our own filling of a hole and meant to be replaced by
whoever owns the component.
"""

import os
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from starhold.kernel.errors import DataError


class Planet(msgspec.Struct, frozen=True):
    """One of the 40 planet cards."""

    id: str
    name: str
    resource: str
    track_type: str
    advances_to_colonise: int
    vp: int
    effect_key: str
    effect_params: dict[str, object]
    cost: dict[str, int]
    once_per_turn: bool
    own_turn_only: bool
    confidence: str
    confidence_detail: dict[str, str] = {}


class Mission(msgspec.Struct, frozen=True):
    """One of the 12 secret missions."""

    id: str
    name: str
    kind: str
    bonus_vp: int
    bonus_vp_if_tied: int | None
    confidence: str
    confidence_detail: dict[str, str] = {}


class Attack(msgspec.Struct, frozen=True):
    """What a Rogue's colony die does at one level."""

    effect_key: str
    effect_params: dict[str, object]
    once_per_turn: bool
    confidence: str
    once_per_turn_confidence: str


class RogueLevel(msgspec.Struct, frozen=True):
    """One space of a Rogue's empire track."""

    level: int
    dice: int
    vp: int
    attack: Attack


class Rogue(msgspec.Struct, frozen=True):
    """One of the five Rogue galaxies."""

    id: str
    name: str
    difficulty: str
    max_energy: int
    max_culture: int
    levels: tuple[RogueLevel, ...]
    skull_level: int
    confidence: str
    confidence_detail: dict[str, str] = {}


class EmpireLevel(msgspec.Struct, frozen=True):
    """One space of a player's empire track."""

    level: int
    dice: int
    ships: int
    vp: int


class Start(msgspec.Struct, frozen=True):
    """What each player begins with."""

    energy: int
    culture: int


class Box(msgspec.Struct, frozen=True):
    """All that the rules need to know of the components."""

    planets: tuple[Planet, ...]
    missions: tuple[Mission, ...]
    rogues: tuple[Rogue, ...]
    empire_track: tuple[EmpireLevel, ...]
    player_start: Start
    unresolved: tuple[str, ...] = ()


def source() -> bytes:
    """The data file in use, as it is."""
    folder = os.environ.get("STARHOLD_DATA")
    if folder and (own := Path(folder) / "galaxies.json").is_file():
        return own.read_bytes()
    return files("starhold.galaxies").joinpath("box.json").read_bytes()


def parse(content: bytes) -> Box:
    """A box from JSON; a broken one raises DataError that names the field."""
    try:
        box = msgspec.json.decode(content, type=Box)
    except msgspec.DecodeError as error:
        raise DataError(f"galaxies.json: {error}") from error
    _check_counts(box)
    return box


def _check_counts(box: Box) -> None:
    """The rules count on these sizes: 40 planets, 12 missions, five Rogues, six levels."""
    sizes = {
        "planets": (len(box.planets), 40),
        "missions": (len(box.missions), 12),
        "rogues": (len(box.rogues), 5),
        "empire_track": (len(box.empire_track), 6),
    }
    for name, (found, wanted) in sizes.items():
        if found != wanted:
            raise DataError(f"galaxies.json: {name} has {found} entries, not {wanted}")
    for planet in box.planets:
        if not 1 <= planet.advances_to_colonise <= 6:
            raise DataError(f"galaxies.json: planets[{planet.id}].advances_to_colonise is not from 1 to 6")
    for rogue in box.rogues:
        if len(rogue.levels) != rogue.skull_level - 1:
            raise DataError(f"galaxies.json: rogues[{rogue.id}].levels do not end below skull_level")


@cache
def box() -> Box:
    """The box in use."""
    return parse(source())
