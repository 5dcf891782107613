"""What one seat may see, as it is sent: the shapes."""

import msgspec

from starhold.kernel.words import Goal
from starhold.roll._view import PlayerShown, RollShown

#: dice of one place: how many of each type that is there
Dice = dict[str, int]


class DevelopmentView(msgspec.Struct, frozen=True, gc=False):
    """A built development. `sort` and `id` name it: roll-SORT-ID."""

    sort: str
    id: str
    cost: int
    reassign: bool
    #: what a 6+ development adds at the moment
    extra: int = 0


class WorldView(msgspec.Struct, frozen=True, gc=False):
    """A built world with its goods. Goods of worlds of one colour are interchangeable, so they are
    laid out in a fixed order."""

    sort: str
    id: str
    cost: int
    colour: str
    goods: tuple[str, ...] = ()


class TileView(msgspec.Struct, frozen=True, gc=False):
    """A game tile of which the viewer knows both sides."""

    tile: str
    development: str
    world: str
    development_cost: int
    world_cost: int
    colour: str


class StackView(msgspec.Struct, frozen=True, gc=False):
    """A stack of the construction zone with the dice on its slot.

    While its owner re-sorts it, others see no top (R-INFO-1).
    """

    size: int
    top: TileView | None
    dice: Dice
    #: how many dice the top tile needs now
    needed: int = 0
    #: all tiles, top first, for their owner only
    tiles: tuple[TileView, ...] | None = None


class ScreenView(msgspec.Struct, frozen=True, gc=False):
    """What the owner sees behind the own screen during Assign."""

    wild: Dice
    rows: dict[str, Dice]
    dictated: Dice
    selected: str | None = None
    selector: str | None = None
    #: the Reassign power that is being used
    using: str | None = None


class PointsView(msgspec.Struct, frozen=True, gc=False):
    """A player's points by source (R-SCORE-1): chips, costs of worlds and developments, 6+ developments."""

    chips: int
    worlds: int
    developments: int
    six_plus: int


class PlayerView(PlayerShown, frozen=True, gc=False):
    """One player."""

    seat: int
    faction: int
    squares: int
    #: how many more squares end the game (R-END-2)
    free: int
    score: int
    points: PointsView
    developments: tuple[DevelopmentView, ...]
    worlds: tuple[WorldView, ...]
    development_stack: StackView
    world_stack: StackView
    #: dice behind the screen by type, faces unknown
    rolled: Dice
    rows: dict[str, Dice]
    drawn: int
    abandoned: int
    screen: ScreenView | None = None
    drawn_tiles: tuple[TileView, ...] | None = None
    abandoned_tiles: tuple[TileView, ...] | None = None
    rank: int | None = None


class RollView(RollShown, frozen=True, gc=False):
    """The whole table as one seat sees it."""

    viewer: int | None
    #: lay-out, assign, a phase, manage, or over
    stage: str
    #: the round that is being played is the last one (R-END-1, R-END-2)
    last: bool
    #: whoever has so many squares ends the game (R-END-2)
    last_square: int
    waiting: tuple[int, ...]
    bag: int
    pile: int
    seats: tuple[PlayerView, ...]
    #: the same as `seats`; deprecated, for programs that were written before it had its name
    players: tuple[PlayerView, ...]
    goal: Goal
