"""Phase I, Explore: each explorer Scouts or Stocks; the bag is shared.

Players explore at the same time. A player waits only where the bag could run
short for somebody before them in the order of R-ORDER-2; so what happens is always
what would have happened player by player (R-ORDER-3, R-ORDER-4).
"""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit, has
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step import NO_ACTION
from starhold.kernel.step_kinds import Decision, Everybody
from starhold.kernel.words import Confirm, Label, Line, Number, Question
from starhold.roll import components as box
from starhold.roll.actions import SPOT_NAMES, RollAction, Spot
from starhold.roll.components import TILE_IDS, Die, Phase
from starhold.roll.dice import first_kind, number, one, total
from starhold.roll.events import RollEvent, tell, tell_only
from starhold.roll.powers.wages import end_of_phase
from starhold.roll.shapes import WHERE
from starhold.roll.state import IDLE, NONE, Own, Player, RollState
from starhold.roll.steps.base import Together, ask, ask_or_answer, finish
from starhold.roll.steps.why import STACKS, TOPS, refuse_all, refuse_tiles, refuse_workers
from starhold.roll.steps.zone import put, show_tops, take_out
from starhold.roll.tiles import NO_TILES, added, without
from starhold.roll.words import REASONS, side_of_tile, tile_pick

#: from this many tiles in the zone on, a player loses one when the bag runs short (R-EXPLORE-16)
LEVY_FROM: Final = 3
#: the next draw of a player who can continue whatever the bag has
CERTAIN: Final = -2
#: the version of the rules by which Advanced Logistics moved each tile once between two tasks
EACH_TILE_ONCE: Final = 1

DRAWN_FIRST: Final = REASONS.declare("drawn-first", rule="R-EXPLORE-6")
SCOUT_FIRST: Final = REASONS.declare("scout-first", rule="R-EXPLORE-4")
NO_TILE: Final = REASONS.declare("no-tile", rule="R-EXPLORE-6")
UNDER_ONLY: Final = REASONS.declare("under-only", rule="R-EXPLORE-6")
EXPLORER_TASK: Final = REASONS.declare("explorer-task", rule="R-EXPLORE-1")


def start_exploring(state: RollState, chance: Chance) -> None:
    """Give everybody the virtual explorers and the first question."""
    state.stack.append(EXPLORE)
    for seat in range(state.players):
        player = state.seats[seat]
        player.virtual = player.tableau.extra_workers[Phase.EXPLORE]
        next_task(state, seat, chance)


def next_task(state: RollState, seat: i64, chance: Chance) -> None:
    """Ask for the next explorer, or for a last use of Advanced Logistics (R-TILE-1)."""
    player = state.seats[seat]
    if explorers(player) or (player.tableau.rearranges and player.zone):
        ask(state, seat, CHOOSE_TASK)
    else:
        leave(state, seat, chance)


def leave(state: RollState, seat: i64, chance: Chance) -> None:
    """Finish the player's exploring."""
    show_tops(state, seat, chance)
    finish(state, seat)


def explorers(player: Player) -> i64:
    """Return the explorers not used yet, virtual ones included."""
    return player.explore + player.virtual


# -- who may act --------------------------------------------------------------------------------


@final
class Explore(Together):
    """R-EXPLORE-1: explorers act one at a time."""

    name: ClassVar[str] = "explore"
    rule: ClassVar[str] = "R-EXPLORE-1"

    def settle(self, state: RollState, chance: Chance) -> bool:
        state.owing = may_act(state)
        if state.owing and (not state.bag or state.earlier) and answered_one(state, chance):
            return False
        return super().settle(state, chance)

    def resolve(self, state: RollState, chance: Chance) -> None:
        research(state, 0, chance)


EXPLORE: Final = Explore()


def may_act(state: RollState) -> i64:
    """Return the players that may explore now: those whose draws cannot leave anybody before them short."""
    left: i64 = len(state.bag)
    owing: i64 = 0
    reserved: i64 = 0
    k: i64 = 0
    while k < state.players:
        seat = (state.first + k) % state.players
        player = state.seats[seat]
        wanted = player.step.next_draw(player)
        if wanted != NONE:
            if owing == 0 or wanted == CERTAIN or reserved + wanted <= left:
                owing |= bit(seat)
            reserved += player.step.most_draws(player)
        k += 1
    return owing


def answered_one(state: RollState, chance: Chance) -> bool:
    """With an empty bag only one answer may be left, which is given at once.

    That is rare: an explorer that must Stock since nothing can be drawn (R-EXPLORE-19). By the rules of
    version 1 it also happens that a levy took the last tile which could still be moved.
    """
    for seat in range(state.players):
        if has(state.owing, seat):
            step = state.seats[seat].step
            moves = Moves(0)
            step.offer(state, seat, moves)
            if moves.count == 1:
                step.take(state, seat, moves.found, chance)
                state.choices = -1  # what others may do can change with it
                return True
    return False


class Exploring(Own):
    """A decision in Explore."""

    def next_draw(self, player: Player) -> i64:
        return 1 + len(player.zone)

    def most_draws(self, player: Player) -> i64:
        return draws(total(explorers(player)), len(player.zone) + len(player.drawn))


def draws(scouts: i64, tiles: i64) -> i64:
    """Return what N `scouts` can draw at most, if there are N `tiles` to abandon at first."""
    return scouts * (1 + tiles) + scouts * (scouts - 1) // 2


# -- Scout and Stock -------------------------------------------------------------------------------


@final
class ChooseTask(Exploring):
    """R-EXPLORE-1: Scout or Stock with an explorer, or re-sort the zone with Advanced Logistics."""

    name: ClassVar[str] = "explore"
    rule: ClassVar[str] = "R-EXPLORE-1"
    confirm: ClassVar[Confirm] = "never"
    then: ClassVar[tuple[Line, ...]] = (WHERE,)

    def __init__(self, moved: bytes) -> None:
        #: tiles that were moved since the last task, and by the rules of version 1 stay where they are
        self.moved: bytes = moved

    def next_draw(self, player: Player) -> i64:
        return 1 + len(player.zone) if explorers(player) else 0

    def offer(self, state: RollState, seat: i64, moves: Moves) -> None:
        player = state.seats[seat]
        left = explorers(player)
        if left:
            aliens = number(left, Die.ALIEN) if alien_matters(player) else 0
            scouting = can_scout(state, player)
            if total(left) > aliens:
                if scouting:
                    moves.add(RollAction.SCOUT)
                moves.add(RollAction.STOCK)
            if aliens:
                if scouting:
                    moves.add(RollAction.SCOUT_ALIEN)
                moves.add(RollAction.STOCK_ALIEN)
        else:
            moves.add(RollAction.DONE)
        if player.tableau.rearranges:
            offer_arrangements(player, self.moved, moves)
        if moves.explains:
            refuse_workers(player, Phase.EXPLORE, EXPLORER_TASK(), moves)
            if not player.tableau.rearranges:
                refuse_tiles(player.zone, SCOUT_FIRST(), moves)
                refuse_all(STACKS, NO_TILE(), moves)

    def take(self, state: RollState, seat: i64, action: i64, chance: Chance) -> None:
        if action == RollAction.DONE:
            leave(state, seat, chance)
        elif action < RollAction.ABANDON:
            use_explorer(state, seat, action, chance)
        else:
            arrange(state, seat, action - RollAction.PUT, chance)
            if state.earlier == EACH_TILE_ONCE:
                self.move_no_more(state, seat, (action - RollAction.PUT) % box.TILES, chance)

    def move_no_more(self, state: RollState, seat: i64, tile: i64, chance: Chance) -> None:
        """Version 1: each tile is moved once between two tasks, and with the last of them it is done."""
        player = state.seats[seat]
        moved = added(self.moved, tile)
        if explorers(player) or any(other not in moved for other in player.zone):
            ask(state, seat, ChooseTask(moved))
        else:
            leave(state, seat, chance)

    def label(self, state: RollState, seat: i64, action: i64) -> Label | None:
        return put_label(action) if RollAction.PUT <= action < RollAction.DONE else None

    def decline(self, state: RollState, seat: i64) -> i64:
        return NO_ACTION if explorers(state.seats[seat]) else RollAction.DONE

    def fields(self) -> list[int]:
        return list(self.moved)


CHOOSE_TASK: Final = ChooseTask(NO_TILES)


def alien_matters(player: Player) -> bool:
    """True if the type of an explorer makes a difference (R-TILE-4, R-TILE-9)."""
    return player.tableau.alien_scouts or player.tableau.alien_stock != box.STOCK_CREDITS


def can_scout(state: RollState, player: Player) -> bool:
    """True if there is a tile to be abandoned or drawn (R-EXPLORE-19)."""
    return len(player.zone) > 0 or can_draw(state)


def can_draw(state: RollState) -> bool:
    """True if a single tile could be drawn, with both remedies for a short bag (R-EXPLORE-19)."""
    if state.bag:
        return True
    return any(player.abandoned or len(player.zone) >= LEVY_FROM for player in state.seats)


def use_explorer(state: RollState, seat: i64, task: i64, chance: Chance) -> None:
    """Let an explorer of the named sort do its task and go to the Citizenry."""
    player = state.seats[seat]
    alien = task in (RollAction.SCOUT_ALIEN, RollAction.STOCK_ALIEN)
    show_tops(state, seat, chance)
    spend(player, alien)
    if task in (RollAction.STOCK, RollAction.STOCK_ALIEN):
        stock(state, seat, alien, chance)
        next_task(state, seat, chance)
        return
    player.alien_scout |= alien
    ask_or_answer(state, seat, ABANDON[0], chance)


def spend(player: Player, alien: bool) -> None:
    """Use an explorer up: a die goes to the Citizenry, a virtual one vanishes."""
    dice, virtual = player.explore, player.virtual
    kind = Die.ALIEN if alien else first_kind(dice + virtual)
    if number(dice, kind):
        player.explore -= one(kind)
        player.citizenry += one(kind)
    else:
        player.virtual -= one(kind)


def stock(state: RollState, seat: i64, alien: bool, chance: Chance) -> None:
    """R-EXPLORE-3, R-TILE-4: credits, more for an alien explorer with Alien Archaeology."""
    player = state.seats[seat]
    gained = state.pay(seat, player.tableau.alien_stock if alien else box.STOCK_CREDITS, chance)
    tell(chance, RollEvent.STOCKED, seat, gained)


# -- a Scout: abandon, draw, place --------------------------------------------------------------------


@final
class Abandon(Exploring):
    """R-EXPLORE-4: any tiles of the zone go face down onto the abandoned pile before the Scout draws."""

    name: ClassVar[str] = "explore-abandon"
    rule: ClassVar[str] = "R-EXPLORE-4"

    def __init__(self, abandoned: i64) -> None:
        #: how many tiles this Scout has cost so far
        self.abandoned: i64 = abandoned

    def next_draw(self, player: Player) -> i64:
        return 1 + len(player.zone) + self.abandoned

    def most_draws(self, player: Player) -> i64:
        tiles = len(player.zone) + self.abandoned + len(player.drawn)
        return draws(total(explorers(player)) + 1, tiles)

    def offer(self, state: RollState, seat: i64, moves: Moves) -> None:
        if self.abandoned > 0 or can_draw(state):
            moves.add(RollAction.DRAW)
        moves.add_all(RollAction.ABANDON, state.seats[seat].zone)

    def take(self, state: RollState, seat: i64, action: i64, chance: Chance) -> None:
        if action == RollAction.DRAW:
            scout(state, seat, self.abandoned, chance)
            return
        player = state.seats[seat]
        tile = action - RollAction.ABANDON
        side = player.side_of(tile)
        tell(chance, RollEvent.ABANDONED, seat, side)
        take_out(player, side, tile)
        player.abandoned = added(player.abandoned, tile)
        ask_or_answer(state, seat, ABANDON[self.abandoned + 1], chance)

    def question(self, state: RollState, seat: i64) -> Question:
        return Question(self.name, {"drawn": Number(int(self.abandoned) + 1)}, self.rule)

    def label(self, state: RollState, seat: i64, action: i64) -> Label | None:
        return abandon_label(state.seats[seat], action) if action < RollAction.DRAW else None

    def fields(self) -> list[int]:
        return [self.abandoned]


#: one for each number of tiles
ABANDON: Final[list[Abandon]] = [Abandon(tiles) for tiles in range(len(TILE_IDS) + 1)]


def abandon_label(player: Player, action: i64) -> Label:
    """Return the label of a tile to abandon, called by the side it lies on."""
    tile = int(action - RollAction.ABANDON)
    return Label("abandon", {"tile": side_of_tile(player.side_of(tile), tile)}, (tile_pick(tile),))


def scout(state: RollState, seat: i64, abandoned: i64, chance: Chance) -> None:
    """R-EXPLORE-5, R-EXPLORE-14: draw one tile more than were abandoned."""
    tell(chance, RollEvent.SCOUTED, seat, abandoned, abandoned + 1)
    place_or_go_on(state, seat, draw_tiles(state, seat, abandoned + 1, chance), chance)


def draw_tiles(state: RollState, seat: i64, wanted: i64, chance: Chance) -> i64:
    """Draw into the hand, refilling the bag from the abandoned pile; return how many are missing."""
    player = state.seats[seat]
    while wanted > 0:
        if not state.bag:
            if not state.pile():
                return wanted
            state.pile_to_bag()
            tell(chance, RollEvent.BAG_REFILLED)
        tile = state.draw(chance)
        player.drawn = added(player.drawn, tile)
        wanted -= 1
        tell_only(seat, chance, RollEvent.DREW, seat, tile, tile)
    return 0


def place_or_go_on(state: RollState, seat: i64, missing: i64, chance: Chance) -> None:
    """Have the tiles in hand placed first; without any, continue the Scout."""
    if state.seats[seat].drawn:
        ask(state, seat, PLACE_TILES[missing])
    else:
        end_of_batch(state, seat, missing, chance)


@final
class PlaceTiles(Exploring):
    """R-EXPLORE-6, R-TILE-36: drawn tiles go to the construction zone, in any order."""

    name: ClassVar[str] = "explore-place"
    rule: ClassVar[str] = "R-EXPLORE-6"
    confirm: ClassVar[Confirm] = "never"
    then: ClassVar[tuple[Line, ...]] = (WHERE,)

    def __init__(self, missing: i64) -> None:
        #: how many tiles are to be drawn after a levy
        self.missing: i64 = missing

    def next_draw(self, player: Player) -> i64:
        return CERTAIN

    def offer(self, state: RollState, seat: i64, moves: Moves) -> None:
        player = state.seats[seat]
        offer_spots(player, player.tableau.places_on_top, moves)

    def take(self, state: RollState, seat: i64, action: i64, chance: Chance) -> None:
        put_drawn(state, seat, action - RollAction.PUT, chance)
        if not state.seats[seat].drawn:
            end_of_batch(state, seat, self.missing, chance)

    def label(self, state: RollState, seat: i64, action: i64) -> Label:
        return put_label(action)

    def fields(self) -> list[int]:
        return [self.missing]


#: one for each number of tiles
PLACE_TILES: Final[list[PlaceTiles]] = [PlaceTiles(missing) for missing in range(len(TILE_IDS) + 2)]


def offer_spots(player: Player, on_top: bool, moves: Moves) -> None:
    """Offer any drawn tile next, under either stack, and perhaps on top."""
    moves.add_all(RollAction.PUT, player.drawn)
    moves.add_all(RollAction.PUT + box.TILES * Spot.UNDER_WORLDS, player.drawn)
    if on_top:
        if player.development_stack:
            moves.add_all(RollAction.PUT + box.TILES * Spot.ON_DEVELOPMENTS, player.drawn)
        if player.world_stack:
            moves.add_all(RollAction.PUT + box.TILES * Spot.ON_WORLDS, player.drawn)
    if moves.explains:
        refuse_tiles(player.zone, DRAWN_FIRST(), moves)
        refuse_workers(player, Phase.EXPLORE, DRAWN_FIRST(), moves)
        if not on_top:
            refuse_all(TOPS, UNDER_ONLY(), moves)


def put_label(action: i64) -> Label:
    """Return the label of a tile and where it goes, called by the side it will lie on."""
    spot, tile = divmod(int(action - RollAction.PUT), int(box.TILES))
    picks = (tile_pick(tile), f"stack:{SPOT_NAMES[spot]}")
    return Label(f"put-{SPOT_NAMES[spot]}", {"tile": side_of_tile(spot % 2, tile)}, picks)


def put_drawn(state: RollState, seat: i64, code: i64, chance: Chance) -> None:
    """Put a drawn tile into the zone."""
    player = state.seats[seat]
    tile = code % box.TILES
    player.drawn = without(player.drawn, tile)
    put(state, seat, code // box.TILES, tile, chance)


def end_of_batch(state: RollState, seat: i64, missing: i64, chance: Chance) -> None:
    """All drawn tiles lie in the zone: the Scout is over, unless tiles are missing (R-EXPLORE-16)."""
    if missing > 0:
        levied: i64 = 0
        for n in range(state.players):
            if len(state.seats[n].zone) >= LEVY_FROM:
                levied |= bit(n)
        if levied:
            finish(state, seat)
            state.owing = 0  # may_act finds who may explore after the levy
            state.stack.append(Levy(seat, missing, levied))
            return
        # R-EXPLORE-18: what cannot be drawn is not drawn
    show_tops(state, seat, chance)
    next_task(state, seat, chance)


# -- Advanced Logistics ---------------------------------------------------------------------------------


def offer_arrangements(player: Player, moved: bytes, moves: Moves) -> None:
    """R-TILE-1, R-TILE-3: any tile onto either stack, but for one that lies there or was `moved`."""
    zone = bytes(tile for tile in player.zone if tile not in moved) if moved else player.zone
    for side in range(box.SIDES):
        stack = player.stack(side)
        top: i64 = stack[0] if len(stack) > 0 else NONE
        base = RollAction.PUT + box.TILES * (Spot.ON_DEVELOPMENTS + side)
        n: i64 = 0
        while n < len(zone):
            if zone[n] != top:
                moves.add(base + zone[n])
            n += 1


def arrange(state: RollState, seat: i64, code: i64, chance: Chance) -> None:
    """Move a tile of the zone; dice stay on their slots."""
    player = state.seats[seat]
    tile = code % box.TILES
    side = player.side_of(tile)
    to = code // box.TILES % 2
    tell(chance, RollEvent.ARRANGED, seat, side)
    if player.stack(side)[0] == tile:
        player.hidden |= bit(side)
    player.hidden |= bit(to)
    player.move_tile(side, tile, to)
    tell(chance, RollEvent.PUT, seat, to)


# -- a levy when the bag is short -------------------------------------------------------------------------


@final
class Levy(Everybody[RollState]):
    """R-EXPLORE-16: everybody with three tiles or more returns one to the bag, unseen by the others."""

    name: ClassVar[str] = "levy"
    rule: ClassVar[str] = "R-EXPLORE-16"

    def __init__(self, scouting: i64, missing: i64, levied: i64) -> None:
        #: whose Scout continues afterwards, and how many tiles it lacks
        self.scouting: i64 = scouting
        self.missing: i64 = missing
        #: the players who still have to return one, as bits
        self.levied: i64 = levied

    def waiting(self, state: RollState) -> i64:
        return self.levied

    def offer(self, state: RollState, seat: i64, moves: Moves) -> None:
        moves.add_all(RollAction.ABANDON, state.seats[seat].zone)

    def take(self, state: RollState, seat: i64, action: i64, chance: Chance) -> None:
        player = state.seats[seat]
        tile = action - RollAction.ABANDON
        side = player.side_of(tile)
        tell(chance, RollEvent.LEVIED, seat, side)
        shows = (
            seat != self.scouting
            and not player.hidden
            and (player.step is IDLE or isinstance(player.step, ChooseTask))
        )
        take_out(player, side, tile)
        if shows:  # a player in the middle of a Scout shows the tops when it is over
            show_tops(state, seat, chance)
        state.bag = added(state.bag, tile)
        state.stack[-1] = Levy(self.scouting, self.missing, self.levied & ~bit(seat))

    def resolve(self, state: RollState, chance: Chance) -> None:
        """Draw what the interrupted Scout is missing."""
        draw_tiles(state, self.scouting, self.missing, chance)
        place_or_go_on(state, self.scouting, 0, chance)

    def label(self, state: RollState, seat: i64, action: i64) -> Label:
        return abandon_label(state.seats[seat], action)

    def fields(self) -> list[int]:
        return [self.scouting, self.missing, self.levied]


# -- end of the phase ----------------------------------------------------------------------------------------


def research(state: RollState, passed: i64, chance: Chance) -> None:
    """R-EXPLORE-20, R-TILE-6, R-TILE-8: Alien Research Team draws after everybody has explored.

    `passed` players have had their turn, in the order of R-ORDER-2.
    """
    while passed < state.players:
        seat = (state.first + passed) % state.players
        passed += 1
        if state.seats[seat].tableau.researches and draw_tiles(state, seat, 1, chance) == 0:
            tell(chance, RollEvent.RESEARCHED, seat)
            state.stack.append(Research(seat, passed))
            return
    end_exploring(state, chance)


@final
class Research(Decision[RollState]):
    """R-TILE-7: the tile of Alien Research Team goes under a stack of its owner's choice."""

    name: ClassVar[str] = "research"
    rule: ClassVar[str] = "R-TILE-6"
    confirm: ClassVar[Confirm] = "never"
    then: ClassVar[tuple[Line, ...]] = (WHERE,)

    def __init__(self, seat: i64, passed: i64) -> None:
        super().__init__(seat)
        self.passed: i64 = passed

    def offer(self, state: RollState, seat: i64, moves: Moves) -> None:
        offer_spots(state.seats[seat], False, moves)

    def take(self, state: RollState, seat: i64, action: i64, chance: Chance) -> None:
        put_drawn(state, seat, action - RollAction.PUT, chance)
        show_tops(state, seat, chance)
        state.stack.pop()
        research(state, self.passed, chance)

    def label(self, state: RollState, seat: i64, action: i64) -> Label:
        return put_label(action)

    def fields(self) -> list[int]:
        return [self.seat, self.passed]


def end_exploring(state: RollState, chance: Chance) -> None:
    """End-of-phase credits, then the abandoned pile goes back into the bag."""
    end_of_phase(state, Phase.EXPLORE, chance)
    state.pile_to_bag()
    for player in state.seats:
        player.alien_scout = False
