"""The facts of a table, as they are written down and read (what they mean: position.py)."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType


class Seat(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What belongs to one player; before a side is chosen, `card` is one of the two."""

    faction: str | None = None
    home: str | None = None
    card: str | None = None
    magic: int = 0
    tower: int = 0
    mana: int = 0
    ore: int = 0
    food: int = 0
    armies: list[str] = []
    on_card: int = 0
    #: armies in play that stand nowhere: in a war just fought, or picked up
    aloft: int = 0
    captured: int = 0


class Fight(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The war that is being fought; the defender `null` is the Lost Kingdom."""

    attacker: int
    defender: int | None
    region: str
    stage: int
    by_quest: bool = False
    storms: bool = False
    shared: list[str] = []
    attacker_face: int = -1
    defender_face: int = -1
    attacker_discount: int = 0
    defender_discount: int = 0
    attacker_raise: int = 0
    defender_raise: int = 0
    winner: int | None = None
    loser: int | None = None
    crown_lost: bool = False
    routed: int = 0
    at_stake: list[str] = []
    lair: int = 0
    removed: int = 0


class Facts(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The whole table."""

    seats: list[Seat]
    first: int = 0
    active: int = 0
    lost_kingdom: str | None = None
    #: regions with a neutral army
    neutral: list[str] | UnsetType = UNSET
    # -- the turn
    shields: dict[str, int] = {}
    selected: str | None = None
    previous: str | None = None
    turn_begun: bool = False
    refreshes: int = 0
    ended: bool = False
    reached_top: int | None = None
    end_by_magic: int | None = None
    marched: str | None = None
    stood: bool = False
    # -- tokens
    tokens: bool = False
    face_down: list[str] = []
    open: dict[str, list[str]] = {}
    crown: int | None = None
    #: tokens that left the game
    spent: dict[str, int] = {}
    # -- the setup
    factions_left: list[str] | UnsetType = UNSET
    cards_left: list[str] | UnsetType = UNSET
    # -- switches
    alternative_tower: bool = False
    beginner: bool = False
    max_refreshes: int = 40
    # -- what goes on, the last being asked first
    war: Fight | None = None
    steps: list[list[Any]] | UnsetType = UNSET
