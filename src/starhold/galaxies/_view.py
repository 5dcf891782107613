"""Made by tools/make_tables.py from table.py; do not edit."""

import msgspec

from starhold.kernel.words import View


class EmpireShown(msgspec.Struct, frozen=True, gc=False):
    """What a view shows to everybody."""

    energy: int
    culture: int
    level: int
    #: points of the colonies and of the level, together (G-DEF-9)
    score: int
    home: int
    #: planets whose action this player used this turn, of those that count it (G-PLANET-7)
    used: tuple[str, ...]


class EmpireOwn(msgspec.Struct, kw_only=True, frozen=True, gc=False):
    """What a view shows to the owner alone."""

    #: the two missions dealt, and the one kept (G-HID-1)
    dealt: tuple[str, ...] = ()
    mission: str | None = None


class GalaxiesShown(View, frozen=True, gc=False):
    """What a view shows to everybody."""

    discard: tuple[str, ...]
    first: int
    active: int | None
    bounty_energy: int
    bounty_culture: int
    follow_cost: int
    trigger: int | None
    dice_penalty: int
    #: cards put under the deck by a later Helios, next to be drawn first
    under: tuple[str, ...]


class DiceShown(msgspec.Struct, frozen=True, gc=False):
    """What a view shows to everybody."""

    inactive: tuple[str, ...]
    activated: tuple[str, ...]
    converter: int
    discarded: int
    #: the face of the die whose action and follow window are not finished
    current: str | None
    free_reroll: bool
