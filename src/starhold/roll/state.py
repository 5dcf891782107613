"""What lies on the table: players with their dice, tiles and credits, the supply, the bag, the VP pool."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from starhold.kernel.bits import bit, count, has, nth
from starhold.kernel.chance import Chance
from starhold.kernel.log import Event
from starhold.kernel.moves import Moves
from starhold.kernel.state import State
from starhold.kernel.words import View
from starhold.roll import components as box
from starhold.roll.actions import Place
from starhold.roll.components import Colour, Dev, Phase, Side
from starhold.roll.dice import number, one, total
from starhold.roll.news import News

NONE: Final = -1


class Task:
    """What a player is asked at the moment."""

    IDLE: Final = 0
    START: Final = 1
    ASSIGN: Final = 2
    EXPLORE: Final = 3
    ABANDON: Final = 4
    PLACE: Final = 5
    LEVY: Final = 6
    RESEARCH: Final = 7
    BUILD: Final = 8
    PAY: Final = 9
    TO_CUP: Final = 10
    REMOVE: Final = 11
    PRODUCE: Final = 12
    SHIPPER: Final = 13
    SHIP: Final = 14
    BANK: Final = 15
    RECRUIT: Final = 16
    RECALL: Final = 17


class Stage:
    """How far the round has come; 0 to 4 are the phases."""

    ROLL: Final = -2
    REVEAL: Final = -1
    MANAGE: Final = 5
    CHECK: Final = 6


# -- behind the screen ----------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class Assignment:
    """The dice behind one screen after some moves; `before` is how they lay one move earlier.

    Never changed once it is on the table: each move makes the next one, and taking a move
    back (R-ASSIGN-9) is going to the one before.
    """

    def __init__(self, before: "Assignment | None" = None) -> None:
        self.before: Assignment | None = before
        #: dice that show the wild face and have no row yet
        self.wild: i64 = 0
        self.explore: i64 = 0
        self.develop: i64 = 0
        self.settle: i64 = 0
        self.produce: i64 = 0
        self.ship: i64 = 0
        #: the selected phase and the type of the die that selects it
        self.phase: i64 = NONE
        self.selector: i64 = NONE
        #: dice in the Dictate area
        self.given: i64 = 0
        #: powers used up this round, as bits
        self.used: i64 = 0
        #: the power in use, how many dice it has moved, where the last two went, where the first stood
        self.power: i64 = NONE
        self.moved: i64 = 0
        self.last: i64 = NONE
        self.last_but_one: i64 = NONE
        self.origin: i64 = NONE

    def next(self) -> "Assignment":
        """The same dice, to be changed by one move and then put on the table."""
        new = Assignment(self)
        new.wild = self.wild
        new.explore = self.explore
        new.develop = self.develop
        new.settle = self.settle
        new.produce = self.produce
        new.ship = self.ship
        new.phase = self.phase
        new.selector = self.selector
        new.given = self.given
        new.used = self.used
        new.power = self.power
        new.moved = self.moved
        new.last = self.last
        new.last_but_one = self.last_but_one
        new.origin = self.origin
        return new

    def row(self, phase: i64) -> i64:
        """The dice in a row below the strip."""
        if phase == Phase.EXPLORE:
            return self.explore
        if phase == Phase.DEVELOP:
            return self.develop
        if phase == Phase.SETTLE:
            return self.settle
        if phase == Phase.PRODUCE:
            return self.produce
        return self.ship

    def add(self, phase: i64, dice: i64) -> None:
        """Put dice into a row (a negative number takes them out)."""
        if phase == Phase.EXPLORE:
            self.explore += dice
        elif phase == Phase.DEVELOP:
            self.develop += dice
        elif phase == Phase.SETTLE:
            self.settle += dice
        elif phase == Phase.PRODUCE:
            self.produce += dice
        else:
            self.ship += dice

    def in_rows(self) -> i64:
        """All dice in the five rows."""
        return self.explore + self.develop + self.settle + self.produce + self.ship

    def dice(self) -> i64:
        """All dice behind the screen."""
        selector = one(self.selector) if self.selector >= 0 else 0
        return self.wild + self.in_rows() + self.given + selector

    def fields(self) -> list[int]:
        """Everything that is remembered, moves that can be taken back included."""
        numbers: list[int] = []
        step: Assignment | None = self
        while step is not None:
            numbers += [step.wild, step.explore, step.develop, step.settle, step.produce, step.ship]
            numbers += [step.phase, step.selector, step.given, step.used, step.power, step.moved]
            numbers += [step.last, step.last_but_one, step.origin]
            step = step.before
        return numbers


# -- a player ---------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class Player:
    """All that lies in front of one player. Dice are counted by type (see `dice`), tiles are sets."""

    def __init__(self) -> None:
        self.faction: i64 = 0
        self.home: i64 = 0
        self.credits: i64 = 0
        self.chips: i64 = 0
        # tableau: built tiles as sets, `worlds` with FACTION_WORLD and HOME_WORLD
        self.developments: i64 = 0
        self.worlds: i64 = 0
        #: worlds by colour, counted like dice under the type that matches
        self.coloured: i64 = 0
        # construction zone: stacks top first, all their tiles as a set
        self.development_stack: bytes = b""
        self.world_stack: bytes = b""
        self.zone: i64 = 0
        #: sides whose top tile the others have not seen yet, as bits (R-INFO-1)
        self.hidden: i64 = 0
        # dice
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
        #: behind the screen, from Roll to Reveal
        self.assignment: Assignment | None = None
        #: the phase selected this round, once revealed, and the die that did it
        self.selected: i64 = NONE
        self.selector: i64 = NONE
        # the decision in hand
        self.task: i64 = Task.IDLE
        #: how many legal actions it has
        self.options: i64 = 0
        #: workers of this phase that are no dice (R-POWER-9)
        self.virtual: i64 = 0
        #: Explore: tiles in hand, abandoned this phase, abandoned for this Scout, to be drawn after a levy
        self.drawn: i64 = 0
        self.abandoned: i64 = 0
        self.abandoning: i64 = 0
        self.missing: i64 = 0
        #: Explore: tiles moved by Advanced Logistics since the last task; an alien explorer has Scouted
        self.arranged: i64 = 0
        self.alien_scout: bool = False
        #: Develop, Settle: the tile being completed, its builders, how many dice are still to be named,
        #: and how many of them must be
        self.tile: i64 = NONE
        self.builders: i64 = 0
        self.left: i64 = 0
        self.least: i64 = 0
        #: setup: the tile chosen to be the development; Ship: the shipper in hand
        self.choice: i64 = NONE

    def clone(self) -> "Player":
        new = Player()
        new.faction = self.faction
        new.home = self.home
        new.credits = self.credits
        new.chips = self.chips
        new.developments = self.developments
        new.worlds = self.worlds
        new.coloured = self.coloured
        new.development_stack = self.development_stack
        new.world_stack = self.world_stack
        new.zone = self.zone
        new.hidden = self.hidden
        new.cup = self.cup
        new.citizenry = self.citizenry
        new.explore = self.explore
        new.develop = self.develop
        new.settle = self.settle
        new.produce = self.produce
        new.ship = self.ship
        new.development_slot = self.development_slot
        new.world_slot = self.world_slot
        new.novelty_goods = self.novelty_goods
        new.rare_goods = self.rare_goods
        new.genes_goods = self.genes_goods
        new.alien_goods = self.alien_goods
        new.assignment = self.assignment
        new.selected = self.selected
        new.selector = self.selector
        new.task = self.task
        new.options = self.options
        new.virtual = self.virtual
        new.drawn = self.drawn
        new.abandoned = self.abandoned
        new.abandoning = self.abandoning
        new.missing = self.missing
        new.arranged = self.arranged
        new.alien_scout = self.alien_scout
        new.tile = self.tile
        new.builders = self.builders
        new.left = self.left
        new.least = self.least
        new.choice = self.choice
        return new

    # -- dice ----------------------------------------------------------------------------

    def at(self, place: i64) -> i64:
        """The dice that lie in a place."""
        if place == Phase.EXPLORE:
            return self.explore
        if place == Phase.DEVELOP:
            return self.develop
        if place == Phase.SETTLE:
            return self.settle
        if place == Phase.PRODUCE:
            return self.produce
        if place == Phase.SHIP:
            return self.ship
        if place == Place.CUP:
            return self.cup
        if place == Place.CITIZENRY:
            return self.citizenry
        if place == Place.DEVELOPMENT_SLOT:
            return self.development_slot
        if place == Place.WORLD_SLOT:
            return self.world_slot
        return self.goods(place - Place.GOODS)

    def add(self, place: i64, dice: i64) -> None:
        """Put dice into a place (a negative number takes them out)."""
        if place == Phase.EXPLORE:
            self.explore += dice
        elif place == Phase.DEVELOP:
            self.develop += dice
        elif place == Phase.SETTLE:
            self.settle += dice
        elif place == Phase.PRODUCE:
            self.produce += dice
        elif place == Phase.SHIP:
            self.ship += dice
        elif place == Place.CUP:
            self.cup += dice
        elif place == Place.CITIZENRY:
            self.citizenry += dice
        elif place == Place.DEVELOPMENT_SLOT:
            self.development_slot += dice
        elif place == Place.WORLD_SLOT:
            self.world_slot += dice
        else:
            self.add_goods(place - Place.GOODS, dice)

    def goods(self, colour: i64) -> i64:
        """The goods on all worlds of a colour."""
        if colour == Colour.NOVELTY:
            return self.novelty_goods
        if colour == Colour.RARE:
            return self.rare_goods
        if colour == Colour.GENES:
            return self.genes_goods
        return self.alien_goods

    def add_goods(self, colour: i64, dice: i64) -> None:
        """Put goods onto worlds of a colour (a negative number takes them off)."""
        if colour == Colour.NOVELTY:
            self.novelty_goods += dice
        elif colour == Colour.RARE:
            self.rare_goods += dice
        elif colour == Colour.GENES:
            self.genes_goods += dice
        else:
            self.alien_goods += dice

    def all_goods(self) -> i64:
        """The goods on all worlds."""
        return self.novelty_goods + self.rare_goods + self.genes_goods + self.alien_goods

    def in_rows(self) -> i64:
        """The workers in the five rows."""
        return self.explore + self.develop + self.settle + self.produce + self.ship

    def dice(self) -> i64:
        """All dice that the player owns (R-GEN-7)."""
        screen = self.assignment.dice() if self.assignment is not None else 0
        slots = self.development_slot + self.world_slot
        return self.cup + self.citizenry + self.in_rows() + slots + self.builders + self.all_goods() + screen

    # -- tiles -------------------------------------------------------------------------------

    def owns(self, development: i64) -> bool:
        """Is this development in the tableau?"""
        return has(self.developments, development)

    def stack(self, side: i64) -> bytes:
        """A stack of the construction zone, top first."""
        return self.development_stack if side == Side.DEVELOPMENT else self.world_stack

    def set_stack(self, side: i64, tiles: bytes) -> None:
        if side == Side.DEVELOPMENT:
            self.development_stack = tiles
        else:
            self.world_stack = tiles

    def zone_size(self) -> i64:
        """How many tiles both stacks have."""
        return len(self.development_stack) + len(self.world_stack)

    def put_under(self, side: i64, tile: i64) -> None:
        """Put a tile under a stack."""
        self.set_stack(side, self.stack(side) + ONE_TILE[tile])
        self.zone |= bit(tile)

    def put_on(self, side: i64, tile: i64) -> None:
        """Put a tile on top of a stack."""
        self.set_stack(side, ONE_TILE[tile] + self.stack(side))
        self.zone |= bit(tile)

    def side_of(self, tile: i64) -> i64:
        """The stack that a tile of the zone is in."""
        tiles = self.development_stack
        n: i64 = 0
        size: i64 = len(tiles)
        while n < size:
            if tiles[n] == tile:
                return Side.DEVELOPMENT
            n += 1
        return Side.WORLD

    def take_tile(self, side: i64, tile: i64) -> None:
        """Take a tile out of a stack; dice stay on the slot (R-EXPLORE-10)."""
        self.zone &= ~bit(tile)
        tiles = self.stack(side)
        n: i64 = 0
        while tiles[n] != tile:
            n += 1
        self.set_stack(side, tiles[:n] + tiles[n + 1 :])

    def squares(self) -> i64:
        """R-GEN-5: tableau squares, the faction tile being two of them."""
        tiles = self.developments & ALL_TILES
        worlds = self.worlds & ALL_TILES
        return box.STARTING_SQUARES + count(tiles) + count(worlds)

    def room(self, colour: i64) -> i64:
        """How many more goods the worlds of a colour can hold (R-PRODUCE-4)."""
        each = box.RESERVES_PER_WORLD if self.owns(Dev.GALACTIC_RESERVES) else box.GOODS_PER_WORLD
        return each * number(self.coloured, colour + Colour.FIRST) - total(self.goods(colour))

    def settle_world(self, world: i64, colour: i64) -> None:
        """Add a world to the tableau."""
        self.worlds |= bit(world)
        if colour != Colour.GREY:
            self.coloured += one(colour + Colour.FIRST)

    def pay(self, credits: i64) -> i64:
        """Give credits, never beyond the cap (R-PHASE-7); tells how many were gained."""
        gained = min(credits, box.CREDIT_CAP - self.credits)
        self.credits += gained
        return gained

    def fields(self) -> list[int]:
        """Everything, in a fixed order."""
        numbers: list[int] = [self.faction, self.home, self.credits, self.chips]
        numbers += [self.developments, self.worlds, self.coloured, self.zone]
        numbers += [len(self.development_stack), *self.development_stack, len(self.world_stack)]
        numbers += [*self.world_stack, self.cup, self.citizenry, self.explore, self.develop, self.settle]
        numbers += [self.produce, self.ship, self.development_slot, self.world_slot, self.novelty_goods]
        numbers += [self.rare_goods, self.genes_goods, self.alien_goods, self.selected, self.selector]
        numbers += [self.task, self.virtual, self.drawn, self.abandoned, self.abandoning, self.missing]
        numbers += [
            self.arranged,
            self.hidden,
            int(self.alien_scout),
            self.tile,
            self.builders,
            self.left,
            self.least,
        ]
        numbers.append(self.choice)
        screen = self.assignment.fields() if self.assignment is not None else []
        return [*numbers, len(screen), *screen]


ALL_TILES: Final[i64] = 0x7FFFFFFFFFFFFF
#: each tile as a stack of one
ONE_TILE: Final[list[bytes]] = [bytes([tile]) for tile in range(box.TILES)]


# -- the table -----------------------------------------------------------------------------------


@final
class RollState(State):
    """A position of Roll for the Galaxy."""

    def __init__(self, players: i64 = 2) -> None:
        super().__init__(players)
        self.seats: list[Player] = []
        self.supply: i64 = 0
        self.bag: i64 = 0
        self.pool: i64 = 0
        #: active phases, as bits
        self.active: i64 = 0
        self.stage: i64 = Stage.ROLL
        self.round: i64 = 0
        #: the seat with the lowest faction number (R-ORDER-2)
        self.first: i64 = 0
        #: the seats that owe a decision, as bits
        self.owing: i64 = 0
        #: R-SETUP-9: beginners lay out the cheapest sides
        self.cheapest: bool = False

    # -- deciding ------------------------------------------------------------------------

    def waiting(self) -> i64:
        return self.owing

    def pick(self, seat: i64, chance: Chance) -> i64:
        moves = Moves(chance.below(self.seats[seat].options))
        self.stack[-1].offer(self, seat, moves)
        return moves.found

    def ask(self, seat: i64, task: i64) -> None:
        """Ask a player to decide."""
        player = self.seats[seat]
        player.task = task
        moves = Moves()
        self.stack[-1].offer(self, seat, moves)
        player.options = moves.count
        self.owing |= bit(seat)

    def ask_or_answer(self, seat: i64, task: i64, chance: Chance) -> None:
        """Ask, unless there is just one answer: that one is given at once."""
        self.ask(seat, task)
        if self.seats[seat].options == 1:
            moves = Moves(0)
            step = self.stack[-1]
            step.offer(self, seat, moves)
            step.take(self, seat, moves.found, chance)

    def finish(self, seat: i64) -> None:
        """The player has nothing more to decide for now."""
        self.seats[seat].task = Task.IDLE
        self.owing &= ~bit(seat)

    # -- common things ---------------------------------------------------------------------

    def pile(self) -> i64:
        """The abandoned pile."""
        tiles: i64 = 0
        for player in self.seats:
            tiles |= player.abandoned
        return tiles

    def pile_to_bag(self) -> None:
        """R-EXPLORE-9: abandoned tiles go back into the bag."""
        for player in self.seats:
            self.bag |= player.abandoned
            player.abandoned = 0

    def draw(self, chance: Chance) -> i64:
        """Draw a tile from the bag, which is not empty."""
        tile = nth(self.bag, chance.below(count(self.bag)))
        self.bag &= ~bit(tile)
        return tile

    def credit(self, seat: i64, credits: i64, development: i64, chance: Chance) -> None:
        """A development pays its owner; nothing gained is nothing told."""
        gained = self.seats[seat].pay(credits)
        if chance.log is not None and gained > 0:
            chance.log.add(Event(News.POWER_CREDITS, seat, development, gained))

    def award(self, seat: i64, vp: i64) -> None:
        """R-SHIP-12: VP in chips come from the pool, and from the reserve once that is empty."""
        self.seats[seat].chips += vp
        self.pool -= min(self.pool, vp)

    def gain(self, seat: i64, place: i64, dice: i64) -> None:
        """Dice from the supply (R-IMM-8)."""
        if dice:
            self.supply -= dice
            self.seats[seat].add(place, dice)

    # -- the contract ------------------------------------------------------------------------

    def clone(self) -> "RollState":
        new = RollState(self.players)
        new.stack = self.stack.copy()
        new.seats = [player.clone() for player in self.seats]
        new.supply = self.supply
        new.bag = self.bag
        new.pool = self.pool
        new.active = self.active
        new.stage = self.stage
        new.round = self.round
        new.first = self.first
        new.owing = self.owing
        new.cheapest = self.cheapest
        return new

    def resample(self, seat: i64, chance: Chance) -> "RollState":
        from starhold.roll.resample import resample

        return resample(self, seat, chance)

    def view(self, seat: int | None) -> View:
        from starhold.roll.view import view_of

        return view_of(self, seat)

    def scores(self) -> list[int]:
        from starhold.roll.scoring import score

        return [score(player) for player in self.seats]

    def ranks(self) -> list[int]:
        from starhold.roll.scoring import ranks

        return ranks(self)

    def fields(self) -> list[int]:
        numbers: list[int] = [self.supply, self.bag, self.pool, self.active, self.stage, self.round]
        numbers += [self.first, self.owing, int(self.cheapest)]
        for player in self.seats:
            numbers += player.fields()
        return numbers

    def check(self) -> None:
        from starhold.roll.invariants import check

        check(self)
