"""Made by tools/make_tables.py from table.py; do not edit."""

import msgspec

from starhold.kernel.words import View


class KingdomShown(msgspec.Struct, frozen=True, gc=False):
    """What a view shows to everybody."""

    magic: int
    tower: int
    #: armies on the faction card (Valkyries 2)
    on_card: int
    #: armies in play that stand nowhere: in a war just fought, or picked up by Centaurs 3
    aloft: int
    #: neutral armies taken from the Lost Kingdom
    captured: int


class WarShown(msgspec.Struct, frozen=True, gc=False):
    """What a view shows to everybody."""

    attacker: int
    #: discounts less penalties that do not depend on payment or result
    attacker_discount: int
    winner: int | None


class KingdomsShown(View, frozen=True, gc=False):
    """What a view shows to everybody."""

    first: int
    active: int
    selected: str | None
    refreshes: int
    end_triggered: bool
    max_refreshes: int
