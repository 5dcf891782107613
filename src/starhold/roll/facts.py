"""The facts of a table, as they are written down and read (what they mean: position.py)."""

from msgspec import UNSET, Struct, UnsetType

#: dice by their types
Dice = dict[str, int]


class Screen(Struct, forbid_unknown_fields=True):
    """The dice behind a screen as they were rolled, and the moves made there."""

    rolled: dict[str, Dice] = {}
    moves: list[str] = []


class Seat(Struct, forbid_unknown_fields=True):
    """All that lies in front of one player."""

    faction: int | str | UnsetType = UNSET
    home: str | UnsetType = UNSET
    credits: int | UnsetType = UNSET
    chips: int = 0
    developments: list[str] = []
    worlds: list[str] = []
    development_stack: list[str] = []
    world_stack: list[str] = []
    hidden: list[str] = []
    hand: list[str] = []
    abandoned: list[str] = []
    alien_scout: bool = False
    #: where any of these three are given, they are all the player's dice
    dice: dict[str, Dice] | UnsetType = UNSET
    builders: Dice | UnsetType = UNSET
    screen: Screen | UnsetType = UNSET
    extra_workers: Dice = {}
    selected: str | UnsetType = UNSET
    selector: str | UnsetType = UNSET
    decides: list[str | int] | UnsetType = UNSET


class Facts(Struct, forbid_unknown_fields=True):
    """The whole table."""

    players: int | UnsetType = UNSET
    round: int = 0
    pool: int | UnsetType = UNSET
    active: list[str] = []
    start: str = "choice"
    seats: list[Seat] = []
    steps: list[list[str | int]] | UnsetType = UNSET
    at: str = "assign"
