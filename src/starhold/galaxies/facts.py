"""The facts of a table, as they are written down and read (what they mean: position.py)."""

from msgspec import UNSET, Struct, UnsetType


class Mat(Struct, frozen=True, forbid_unknown_fields=True):
    """A mat: `ships` are `home`, `surface PLANET` or `orbit PLANET SPACE`."""

    energy: int = 0
    culture: int = 0
    level: int = 1
    ships: list[str] | UnsetType = UNSET
    colonies: list[str] = []
    #: the mission kept, and the two that were dealt
    mission: str | None = None
    dealt: list[str] = []
    #: planets that served once this turn, and those whose action is not over
    used: list[str] = []
    resolving: list[str] = []
    #: the ship that made Nagato's first move, by its place
    nagato_ship: str | None = None


class Dice(Struct, frozen=True, forbid_unknown_fields=True):
    """The control mat."""

    inactive: list[str] = []
    activated: list[str] = []
    converter: int = 0
    discarded: int = 0
    current: str | None = None


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole table."""

    players: int | UnsetType = UNSET
    options: dict[str, str] = {}
    row: list[str | None] | UnsetType = UNSET
    deck: list[str] | UnsetType = UNSET
    under: list[str] = []
    discard: list[str] = []
    box: list[str] = []
    seats: list[Mat] = []
    rogue: Mat | None = None
    first: int = 0
    #: whose turn it is; in solo play the Rogue is seat 1
    active: int | None = 0
    dice: Dice | UnsetType = UNSET
    free_reroll: bool = True
    bounty_energy: int = 0
    bounty_culture: int = 0
    follow_cost: int = 1
    trigger: int | None = None
    #: points of the missions after the end, and who won a solo game
    over: bool = False
    mission_points: list[int] = []
    solo_winner: int | None = None
    dice_penalty: int = 0
    attacks_used: list[int] = []
    #: name and numbers of each step, the one that waits last
    steps: list[list[str | int]] | UnsetType = UNSET
