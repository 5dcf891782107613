"""What one seat may see. All is open but a war choice that is not revealed yet (K-HID-1, K-HID-5)."""

from mypy_extensions import i64

from starhold.kernel.bits import has
from starhold.kernel.words import View
from starhold.kingdoms.components import (
    ACT_IDS,
    ACTS,
    ARMIES,
    BOARDS,
    FACTION_NAMES,
    LANDS,
    NEUTRALS,
    NOBODY,
    SIDE_EDGE,
    SIDE_IDS,
    TERRAIN_IDS,
    TOKEN_NAMES,
    TOKENS,
    side_of_card,
)
from starhold.kingdoms.powers import highest_number
from starhold.kingdoms.scoring import (
    armies_left,
    bonus_points,
    capital_points,
    city_points,
    crown_points,
    lost_kingdom_points,
    points,
    tower_points,
)
from starhold.kingdoms.state import NO_WAR, KingdomsState, packed
from starhold.kingdoms.steps.base import Ask
from starhold.kingdoms.steps.war import number


class ArmyView(View, frozen=True):
    """An army in a region; a neutral one has no seat."""

    seat: int | None
    lying: bool


class RegionView(View, frozen=True):
    """A land region. Its id is board and number, both from 1, as in `region:2:5`."""

    id: str
    terrain: str
    edge: bool
    armies: tuple[ArmyView, ...]
    #: `face-down`, a token that stays, or none
    token: str | None


class BoardView(View, frozen=True):
    """A territory card in play; before its side is chosen, `sides` are the two to choose from."""

    number: int
    owner: int | None
    side: str | None
    sides: tuple[str, ...]
    regions: tuple[RegionView, ...]


class ScoreView(View, frozen=True):
    """Where a player's points come from, as the table lies now (K-SCORE-2 to K-SCORE-7)."""

    armies: int
    magic: int
    bonus: int
    tower: int
    capitals: int
    cities: int
    crown: int
    lost_kingdom: int


class SeatView(View, frozen=True):
    """What everybody sees of a player (K-SETUP-14)."""

    faction: str | None
    magic: int
    tower: int
    mana: int
    ore: int
    food: int
    armies: int
    supply: int
    on_card: int
    aloft: int
    captured: int
    crown: bool
    points: int
    score: ScoreView


class WarView(View, frozen=True):
    """The war that is being fought. Numbers are None until they are revealed, but for one's own.

    They are the numbers that are compared, a raise of the Orcs included; 0 is the white flag.
    """

    attacker: int
    defender: int | None
    region: str
    attacker_number: int | None
    defender_number: int | None
    #: the highest numbers that the two may show, which everybody can work out (K-HID-2)
    attacker_highest: int | None
    defender_highest: int | None
    winner: int | None


class TokenCount(View, frozen=True):
    """How many tokens of a kind nobody has seen yet, on the map or left in the box."""

    kind: str
    unseen: int


class KingdomsView(View, frozen=True):
    """The table as one seat sees it."""

    seats: tuple[SeatView, ...]
    boards: tuple[BoardView, ...]
    first: int
    active: int
    #: shields on each of the six actions, in the order of the action card
    shields: tuple[int, ...]
    selected: str | None
    refreshes: int
    max_refreshes: int
    #: points of each tower level, from 0
    tower_points: tuple[int, ...]
    end_triggered: bool
    war: WarView | None
    tokens: tuple[TokenCount, ...]
    over: bool


def region_pick(region: i64) -> str:
    """The id of a region as a board element."""
    return f"region:{region // LANDS + 1}:{region % LANDS + 1}"


def view_of(table: KingdomsState, seat: int | None) -> KingdomsView:
    """The table as a seat sees it; None is a spectator."""
    return KingdomsView(
        seats=tuple(_seat(table, other) for other in range(table.players)),
        boards=tuple(_board(table, board) for board in range(BOARDS) if _in_play(table, board)),
        first=int(table.first),
        active=int(table.active),
        shields=tuple(int(packed(table.shields, act)) for act in range(ACTS)),
        selected=None if table.selected == NOBODY else ACT_IDS[table.selected],
        refreshes=int(table.refreshes),
        max_refreshes=int(table.max_refreshes),
        tower_points=tuple(tower_points(table)),
        end_triggered=bool(table.ended),
        war=None if table.war is NO_WAR else _war(table, seat),
        tokens=_tokens(table),
        over=table.over,
    )


def _seat(table: KingdomsState, seat: int) -> SeatView:
    kingdom = table.kingdom(seat)
    return SeatView(
        faction=None if kingdom.faction == NOBODY else FACTION_NAMES[kingdom.faction],
        magic=int(kingdom.magic),
        tower=int(kingdom.tower),
        mana=int(kingdom.amount(0)),
        ore=int(kingdom.amount(1)),
        food=int(kingdom.amount(2)),
        armies=int(kingdom.armies),
        supply=int(ARMIES - kingdom.armies),
        on_card=int(kingdom.on_card),
        aloft=int(kingdom.aloft),
        captured=int(kingdom.captured),
        crown=table.crown == seat,
        points=int(points(table, seat)),
        score=_score(table, seat),
    )


def _score(table: KingdomsState, seat: int) -> ScoreView:
    kingdom = table.kingdom(seat)
    return ScoreView(
        armies=int(armies_left(table, kingdom)),
        magic=int(kingdom.magic),
        bonus=int(bonus_points(table, seat)),
        tower=int(tower_points(table)[kingdom.tower]),
        capitals=int(capital_points(table, seat)),
        cities=int(city_points(table, seat)),
        crown=int(crown_points(table, seat)),
        lost_kingdom=int(lost_kingdom_points(table, seat)),
    )


def _in_play(table: KingdomsState, board: int) -> bool:
    return board < table.players or table.world.sides[board] >= 0


def _board(table: KingdomsState, board: int) -> BoardView:
    side = table.world.sides[board]
    owned = board < table.players
    dealt = table.dealt[board] if owned else -1
    choice = () if side >= 0 or dealt < 0 else tuple(SIDE_IDS[side_of_card(dealt, face)] for face in (0, 1))
    return BoardView(
        number=board + 1,
        owner=board if owned else None,
        side=SIDE_IDS[side] if side >= 0 else None,
        sides=choice,
        regions=tuple(_region(table, board * LANDS + land) for land in range(LANDS)) if side >= 0 else (),
    )


def _region(table: KingdomsState, region: int) -> RegionView:
    side = table.world.sides[region // LANDS]
    return RegionView(
        id=region_pick(region).removeprefix("region:"),
        terrain=TERRAIN_IDS[table.world.terrain(region)],
        edge=has(SIDE_EDGE[side], region % LANDS),
        armies=_armies(table, region),
        token=_token(table, region),
    )


def _armies(table: KingdomsState, region: int) -> tuple[ArmyView, ...]:
    found: list[ArmyView] = []
    for seat, kingdom in enumerate(table.kingdoms):
        standing = has(kingdom.lands, region) + has(kingdom.pairs, region)
        lying = has(kingdom.lying, region) + has(kingdom.lying_pairs, region)
        found += [ArmyView(seat, False)] * (standing - lying) + [ArmyView(seat, True)] * lying
    if has(table.neutral, region):
        found.append(ArmyView(None, False))
    return tuple(found)


def _token(table: KingdomsState, region: int) -> str | None:
    if has(table.face_down, region):
        return "face-down"
    stays = (table.lairs, table.camps, table.fortresses, table.cities, table.churches)
    for name, regions in zip(TOKEN_NAMES[3:8], stays, strict=True):
        if has(regions, region):
            return name
    return None


def _tokens(table: KingdomsState) -> tuple[TokenCount, ...]:
    if not table.tokens:
        return ()
    return tuple(TokenCount(TOKEN_NAMES[kind], int(packed(table.pool, kind))) for kind in range(TOKENS))


def _war(table: KingdomsState, seat: int | None) -> WarView:
    war = table.war
    fought = war.defender != NEUTRALS
    choosing = bool(table.stack) and table.stack[-1].kind() == Ask.BIDS

    def shown(fighter: i64) -> int | None:
        known = war.face(fighter) >= 0 and (not choosing or fighter == seat)
        return int(number(table, war, fighter)) if known else None

    def highest(fighter: i64) -> int | None:
        return int(highest_number(table, fighter, war)) if choosing else None

    return WarView(
        attacker=int(war.attacker),
        defender=int(war.defender) if fought else None,
        region=region_pick(war.region).removeprefix("region:"),
        attacker_number=shown(war.attacker),
        defender_number=shown(war.defender) if fought else None,
        attacker_highest=highest(war.attacker),
        defender_highest=highest(war.defender) if fought else None,
        winner=None if war.winner == NOBODY else int(war.winner),
    )
