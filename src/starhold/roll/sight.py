"""What one seat may see, built up from nothing (section 18 of the rules)."""

from functools import cache, lru_cache

import msgspec

from starhold.kernel.bits import has
from starhold.kernel.told import amounts
from starhold.kernel.words import EndCondition, Goal, most, nearest
from starhold.roll import components as box
from starhold.roll.components import (
    COLOUR_NAMES,
    DEVELOPMENTS,
    DIE_NAMES,
    FACTION_PARTS,
    FACTIONS,
    HOMES,
    PHASE_NAMES,
    WORLDS,
    Side,
)
from starhold.roll.data import BOX, WorldSide
from starhold.roll.dice import WIDTH, number
from starhold.roll.powers.building import cost
from starhold.roll.powers.reassign import DICTATE, POWERS
from starhold.roll.scoring import is_last_round, score, scores
from starhold.roll.screen import Screen
from starhold.roll.state import NONE, Player, RollState
from starhold.roll.view import (
    DevelopmentView,
    Dice,
    PlayerView,
    PointsView,
    RollView,
    ScreenView,
    StackView,
    TileView,
    WorldView,
)


def view_of(state: RollState, viewer: int | None) -> RollView:
    """Built up from nothing: what is not copied here stays unknown."""
    public = public_view(state)
    return public if viewer is None else own_view(state, public, viewer)


def own_view(state: RollState, public: RollView, viewer: int) -> RollView:
    """Return what everybody sees, and what the viewer knows of the viewer's own tiles and dice."""
    own = own_player(state.seats[viewer], public.seats[viewer])
    seats = (*public.seats[:viewer], own, *public.seats[viewer + 1 :])
    return msgspec.structs.replace(public, viewer=viewer, seats=seats, players=seats)


def public_view(state: RollState) -> RollView:
    """Return the table as everybody sees it."""
    ranks = state.ranks() if state.over else [None] * state.players
    seats = tuple(player_view(state, seat, rank) for seat, rank in enumerate(ranks))
    return state.shown(
        viewer=None,
        stage=stage_name(state),
        last=not state.over and is_last_round(state),
        last_square=int(box.LAST_SQUARE),
        waiting=tuple(state.seats_to_move()),
        bag=len(state.bag),
        pile=int(state.pile()),
        seats=seats,
        players=seats,
        goal=goal(state),
    )


def goal(state: RollState) -> Goal:
    """Twelve squares (R-END-2) or an empty pool of chips (R-END-1), whichever is first."""
    points, leaders = most(scores(state))
    squares = [int(player.tableau.squares) for player in state.seats]
    pool = int(box.POOL_PER_PLAYER * state.players)
    ends = (
        nearest("squares", squares, int(box.LAST_SQUARE)),
        EndCondition("pool", pool - int(state.pool), pool),
    )
    return Goal(leaders, points, ends, not state.over and is_last_round(state), state.round or None)


def stage_name(state: RollState) -> str:
    """Return where in the round the table is."""
    if state.over:
        return "over"
    name = state.stack[-1].name
    return "explore" if name in ("levy", "research") else name


def own_player(player: Player, public: PlayerView) -> PlayerView:
    """Return a player as the owner sees it: covered, drawn and abandoned tiles, dice behind the screen."""
    return msgspec.structs.replace(
        public,
        development_stack=stack_view(player, Side.DEVELOPMENT, True),
        world_stack=stack_view(player, Side.WORLD, True),
        screen=screen_view(player.screen) if player.screen is not None else None,
        drawn_tiles=tiles_in(player.drawn),
        abandoned_tiles=tiles_in(player.abandoned),
    )


def player_view(state: RollState, seat: int, rank: int | None) -> PlayerView:
    """Return what everybody may know of a player."""
    player = state.seats[seat]
    screen = player.screen
    developments, worlds = developments_of(state, seat), worlds_of(player)
    return player.shown(
        seat=seat,
        faction=int(FACTIONS[player.tableau.faction]),
        squares=player.tableau.squares,
        free=max(0, box.LAST_SQUARE - player.tableau.squares),
        score=score(state, seat),
        points=PointsView(
            chips=player.chips,
            worlds=sum(tile.cost for tile in worlds),
            developments=sum(tile.cost for tile in developments),
            six_plus=sum(tile.extra for tile in developments),
        ),
        developments=developments,
        worlds=worlds,
        development_stack=stack_view(player, Side.DEVELOPMENT, False),
        world_stack=stack_view(player, Side.WORLD, False),
        rolled=dice_view(screen.dice() if screen is not None else 0),
        rows={name: dice_view(player.at(row)) for row, name in enumerate(PHASE_NAMES)},
        drawn=len(player.drawn),
        abandoned=len(player.abandoned),
        rank=rank,
    )


def screen_view(screen: Screen) -> ScreenView:
    """Return the dice behind a screen, for their owner."""
    power = screen.power
    return ScreenView(
        wild=dice_view(screen.wild),
        rows={name: dice_view(screen.row(row)) for row, name in enumerate(PHASE_NAMES)},
        dictated=dice_view(screen.given),
        selected=PHASE_NAMES[screen.phase] if screen.phase != NONE else None,
        selector=DIE_NAMES[screen.selector] if screen.selector != NONE else None,
        using=power_name(power) if power != NONE else None,
    )


def power_name(power: int) -> str:
    """Return the development of a Reassign power, or Dictate."""
    return "dictate" if power == DICTATE else DEVELOPMENTS[POWERS[power].development]


# -- dice and tiles ----------------------------------------------------------------------------


def dice_view(dice: int) -> Dice:
    return amounts(dice, DIE_NAMES, WIDTH)


def dice_list(dice: int) -> list[str]:
    return [name for kind, name in enumerate(DIE_NAMES) for _ in range(number(dice, kind))]


@cache
def tile_view(tile: int) -> TileView:
    return TileView(
        tile=box.TILE_IDS[tile],
        development=DEVELOPMENTS[tile],
        world=WORLDS[tile],
        development_cost=box.COST[tile],
        world_cost=box.COST[box.TILES + tile],
        colour=COLOUR_NAMES[box.WORLD_COLOUR[tile]],
    )


def tiles_in(tiles: bytes) -> tuple[TileView, ...]:
    return tuple(tile_view(tile) for tile in tiles)


def stack_view(player: Player, side: int, own: bool) -> StackView:
    stack = player.stack(side)
    dice = player.development_slot if side == Side.DEVELOPMENT else player.world_slot
    seen = len(stack) > 0 and (own or not has(player.hidden, side))
    return StackView(
        size=len(stack),
        top=tile_view(stack[0]) if seen else None,
        dice=dice_view(dice),
        needed=cost(player, side, stack[0]) if seen else 0,
        tiles=tuple(tile_view(tile) for tile in stack) if own else None,
    )


def developments_of(state: RollState, seat: int) -> tuple[DevelopmentView, ...]:
    """Return the developments of a seat: the faction's first, then tiles."""
    tableau = state.seats[seat].tableau
    extra = {effect.development: effect.points(state, seat) for effect in tableau.six_plus}
    return tuple(
        DevelopmentView(
            sort="development" if n < box.TILES else "faction-development",
            id=DEVELOPMENTS[n],
            cost=box.DEVELOPMENT_COST[n],
            reassign=bool(box.IS_REASSIGN[n]),
            extra=extra.get(n, 0),
        )
        for n in sorted(tableau.developments, key=lambda n: (n < box.TILES, n))
    )


def worlds_of(player: Player) -> tuple[WorldView, ...]:
    """Return faction, home world, then tiles, with the goods of each colour spread over its worlds."""
    tableau = player.tableau
    goods = tuple(player.goods(colour) for colour in range(box.COLOURS))
    return _worlds(tableau.faction, tableau.home, tuple(tableau.worlds), goods)


@lru_cache(4096)
def _worlds(
    faction: int, home: int, worlds: tuple[int, ...], goods: tuple[int, ...]
) -> tuple[WorldView, ...]:
    bare = [*_faction_worlds(faction), _home_world(home)]
    bare += [
        WorldView("world", WORLDS[tile], box.COST[box.TILES + tile], COLOUR_NAMES[box.WORLD_COLOUR[tile]])
        for tile in worlds
    ]
    for colour, dice in enumerate(goods):
        if dice:
            bare = _with_goods(bare, COLOUR_NAMES[colour], dice_list(dice))
    return tuple(bare)


def _with_goods(worlds: list[WorldView], colour: str, goods: list[str]) -> list[WorldView]:
    """Return the worlds with one good on each of the colour, then second ones (Galactic Reserves)."""
    places = [n for n, world in enumerate(worlds) if world.colour == colour]
    laid: dict[int, list[str]] = {n: [] for n in places}
    for k, good in enumerate(goods):
        laid[places[k % len(places)]].append(good)
    return [
        msgspec.structs.replace(world, goods=tuple(laid[n])) if laid.get(n) else world
        for n, world in enumerate(worlds)
    ]


def _faction_worlds(faction: int) -> list[WorldView]:
    parts = zip(FACTION_PARTS[faction], BOX.factions[faction].parts, strict=True)
    return [
        WorldView("faction-world", slug, part.cost, part.colour)
        for slug, part in parts
        if isinstance(part, WorldSide)
    ]


def _home_world(home: int) -> WorldView:
    return WorldView("home", HOMES[home], box.HOME_COST[home], COLOUR_NAMES[box.HOME_COLOUR[home]])
