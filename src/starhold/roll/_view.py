"""Made by tools/make_tables.py from table.py; do not edit."""

import msgspec

from starhold.kernel.words import View


class PlayerShown(msgspec.Struct, frozen=True, gc=False):
    """What a view shows to everybody."""

    credits: int
    chips: int
    cup: dict[str, int]
    citizenry: dict[str, int]
    #: dice that pay for the tile that is being completed
    builders: dict[str, int]
    #: workers of this phase that are no dice (R-POWER-9)
    virtual: dict[str, int]
    #: the phase selected this round, once revealed, and the die that did it
    selected: str | None
    selector: str | None


class RollShown(View, frozen=True, gc=False):
    """What a view shows to everybody."""

    supply: dict[str, int]
    pool: int
    #: active phases
    active: tuple[str, ...]
    round: int
    #: the seat with the lowest faction number (R-ORDER-2)
    first: int
