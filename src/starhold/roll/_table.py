"""Made by tools/make_tables.py from table.py; do not edit."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from starhold.kernel.state import State
from starhold.kernel.told import amounts, counted, name_of, names_of, step_fields
from starhold.kernel.words import Goal
from starhold.roll.components import CREDIT_CAP, DIE_NAMES, PHASE_NAMES, SIDE_NAMES, TILE_IDS
from starhold.roll.dice import WIDTH
from starhold.roll.screen import screen_fields
from starhold.roll.tableau import built_fields, owner_fields
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

if TYPE_CHECKING:
    from starhold.roll.screen import Screen
    from starhold.roll.state import Own, Player
    from starhold.roll.tableau import Tableau


@mypyc_attr(acyclic=True)
class PlayerBase:
    """All that lies in front of one player. Dice are counted by type (see `dice`)."""

    def __init__(self, tableau: "Tableau", step: "Own", source: "PlayerBase | None" = None) -> None:
        if source is None:
            #: faction, home and what was built; never changed, a completed tile makes the next one
            self.tableau: Tableau = tableau
            self.credits: i64 = 0
            self.chips: i64 = 0
            # -- construction zone: stacks top first, and all their tiles; all see the top unless `hidden`
            self.development_stack: bytes = b""
            self.world_stack: bytes = b""
            self.zone: bytes = b""
            #: Explore: tiles in hand, abandoned this phase; an alien explorer has Scouted. All see how many
            self.drawn: bytes = b""
            self.abandoned: bytes = b""
            #: sides whose top tile the others have not seen yet, as bits (R-INFO-1)
            self.hidden: i64 = 0
            self.alien_scout: bool = False
            # -- dice; facts tell those of the next 13 places as `dice`
            self.cup: i64 = 0
            self.citizenry: i64 = 0
            self.explore: i64 = 0
            self.develop: i64 = 0
            self.settle: i64 = 0
            self.produce: i64 = 0
            self.ship: i64 = 0
            self.development_slot: i64 = 0
            self.world_slot: i64 = 0
            self.novelty_goods: i64 = 0
            self.rare_goods: i64 = 0
            self.genes_goods: i64 = 0
            self.alien_goods: i64 = 0
            #: dice that pay for the tile that is being completed
            self.builders: i64 = 0
            #: workers of this phase that are no dice (R-POWER-9)
            self.virtual: i64 = 0
            #: the phase selected this round, once revealed, and the die that did it
            self.selected: i64 = -1
            self.selector: i64 = -1
            #: what the player decides in the part of the round that all play at once
            self.step: Own = step
            #: behind the screen, from Roll to Reveal
            self.screen: Screen | None = None
        else:
            self.tableau = source.tableau
            self.credits = source.credits
            self.chips = source.chips
            self.development_stack = source.development_stack
            self.world_stack = source.world_stack
            self.zone = source.zone
            self.drawn = source.drawn
            self.abandoned = source.abandoned
            self.hidden = source.hidden
            self.alien_scout = source.alien_scout
            self.cup = source.cup
            self.citizenry = source.citizenry
            self.explore = source.explore
            self.develop = source.develop
            self.settle = source.settle
            self.produce = source.produce
            self.ship = source.ship
            self.development_slot = source.development_slot
            self.world_slot = source.world_slot
            self.novelty_goods = source.novelty_goods
            self.rare_goods = source.rare_goods
            self.genes_goods = source.genes_goods
            self.alien_goods = source.alien_goods
            self.builders = source.builders
            self.virtual = source.virtual
            self.selected = source.selected
            self.selector = source.selector
            self.step = source.step
            self.screen = source.screen

    def fields(self) -> list[int]:
        """Return everything as numbers, in a fixed order."""
        return [
            *owner_fields(self.tableau),
            self.credits,
            self.chips,
            *built_fields(self.tableau),
            *[len(self.development_stack), *self.development_stack],
            *[len(self.world_stack), *self.world_stack],
            *[len(self.zone), *self.zone],
            *[len(self.drawn), *self.drawn],
            *[len(self.abandoned), *self.abandoned],
            self.hidden,
            int(self.alien_scout),
            self.cup,
            self.citizenry,
            self.explore,
            self.develop,
            self.settle,
            self.produce,
            self.ship,
            self.development_slot,
            self.world_slot,
            self.novelty_goods,
            self.rare_goods,
            self.genes_goods,
            self.alien_goods,
            self.builders,
            self.virtual,
            self.selected,
            self.selector,
            *step_fields(self.step),
            *screen_fields(self.screen),
        ]

    def facts(self) -> dict[str, Any]:
        """Return what the fields say by name, for digests."""
        found: dict[str, Any] = {
            "credits": self.credits,
            "chips": self.chips,
        }
        if self.development_stack != b"":
            found["development_stack"] = [TILE_IDS[n] for n in self.development_stack]
        if self.world_stack != b"":
            found["world_stack"] = [TILE_IDS[n] for n in self.world_stack]
        if self.drawn != b"":
            found["hand"] = [TILE_IDS[n] for n in self.drawn]
        if self.abandoned != b"":
            found["abandoned"] = [TILE_IDS[n] for n in self.abandoned]
        if self.hidden != 0:
            found["hidden"] = names_of(self.hidden, SIDE_NAMES)
        if self.alien_scout:
            found["alien_scout"] = self.alien_scout
        if self.builders != 0:
            found["builders"] = counted(self.builders, DIE_NAMES, WIDTH)
        if self.virtual != 0:
            found["extra_workers"] = counted(self.virtual, DIE_NAMES, WIDTH)
        if self.selected != -1:
            found["selected"] = name_of(self.selected, PHASE_NAMES)
        if self.selector != -1:
            found["selector"] = name_of(self.selector, DIE_NAMES)
        return found

    def shown(
        self,
        seat: int,
        faction: int,
        squares: int,
        free: int,
        score: int,
        points: PointsView,
        developments: tuple[DevelopmentView, ...],
        worlds: tuple[WorldView, ...],
        development_stack: StackView,
        world_stack: StackView,
        rolled: Dice,
        rows: dict[str, Dice],
        drawn: int,
        abandoned: int,
        screen: ScreenView | None = None,
        drawn_tiles: tuple[TileView, ...] | None = None,
        abandoned_tiles: tuple[TileView, ...] | None = None,
        rank: int | None = None,
    ) -> PlayerView:
        """Return the view of what everybody sees: the fields, and what is worked out by hand."""
        return PlayerView(
            self.credits,
            self.chips,
            amounts(self.cup, DIE_NAMES, WIDTH),
            amounts(self.citizenry, DIE_NAMES, WIDTH),
            amounts(self.builders, DIE_NAMES, WIDTH),
            amounts(self.virtual, DIE_NAMES, WIDTH),
            name_of(self.selected, PHASE_NAMES),
            name_of(self.selector, DIE_NAMES),
            seat,
            faction,
            squares,
            free,
            score,
            points,
            developments,
            worlds,
            development_stack,
            world_stack,
            rolled,
            rows,
            drawn,
            abandoned,
            screen,
            drawn_tiles,
            abandoned_tiles,
            rank,
        )

    def check_fields(self) -> None:
        """Raise AssertionError if a field is out of bounds."""
        assert 0 <= self.credits <= CREDIT_CAP, "credits is out of bounds (R-INV-3)"
        assert self.chips >= 0, "chips is out of bounds"
        assert self.hidden >> len(SIDE_NAMES) == 0, "hidden is out of bounds"
        assert -1 <= self.selected < len(PHASE_NAMES), "selected is out of bounds"
        assert -1 <= self.selector < len(DIE_NAMES), "selector is out of bounds"


class RollBase(State):
    """A position of Roll for the Galaxy."""

    def __init__(self, players: i64, source: "RollBase | None" = None) -> None:
        super().__init__(players, source)
        if source is None:
            self.supply: i64 = 0
            self.bag: bytes = b""
            self.pool: i64 = 0
            #: active phases
            self.active: i64 = 0
            self.round: i64 = 0
            #: the seat with the lowest faction number (R-ORDER-2)
            self.first: i64 = 0
            #: the seats that owe a decision in their own step, as bits
            self.owing: i64 = 0
            #: R-SETUP-9: beginners lay out the cheapest sides; told as `start`
            self.cheapest: bool = False
            self.seats: list[Player] = []
        else:
            self.supply = source.supply
            self.bag = source.bag
            self.pool = source.pool
            self.active = source.active
            self.round = source.round
            self.first = source.first
            self.owing = source.owing
            self.cheapest = source.cheapest
            self.seats = [one.clone() for one in source.seats]

    def fields(self) -> list[int]:
        """Return everything as numbers, in a fixed order."""
        return [
            self.supply,
            *[len(self.bag), *self.bag],
            self.pool,
            self.active,
            self.round,
            self.first,
            self.owing,
            int(self.cheapest),
            *[n for one in self.seats for n in one.fields()],
        ]

    def facts(self) -> dict[str, Any]:
        """Return what the fields say by name, for digests."""
        found: dict[str, Any] = {
            "pool": self.pool,
            "active": names_of(self.active, PHASE_NAMES),
            "round": self.round,
        }
        return found

    def shown(
        self,
        viewer: int | None,
        stage: str,
        last: bool,
        last_square: int,
        waiting: tuple[int, ...],
        bag: int,
        pile: int,
        seats: tuple[PlayerView, ...],
        players: tuple[PlayerView, ...],
        goal: Goal,
    ) -> RollView:
        """Return the view of what everybody sees: the fields, and what is worked out by hand."""
        return RollView(
            amounts(self.supply, DIE_NAMES, WIDTH),
            self.pool,
            tuple(names_of(self.active, PHASE_NAMES)),
            self.round,
            self.first,
            viewer,
            stage,
            last,
            last_square,
            waiting,
            bag,
            pile,
            seats,
            players,
            goal,
        )

    def check_fields(self) -> None:
        """Raise AssertionError if a field is out of bounds."""
        assert self.pool >= 0, "pool is out of bounds"
        assert self.active >> len(PHASE_NAMES) == 0, "active is out of bounds"
        assert self.round >= 0, "round is out of bounds"
        assert 0 <= self.first < len(self.seats), "first is out of bounds"
        for one in self.seats:
            one.check_fields()
