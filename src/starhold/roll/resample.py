"""A table drawn from all that fit what one seat knows: for bots that search."""

from mypy_extensions import i64

from starhold.kernel.bits import bit, count, has, lowest, nth
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.roll.state import NONE, ONE_TILE, Assignment, Player, RollState
from starhold.roll.steps.assign import ASSIGN, after, roll
from starhold.roll.steps.kinds import Kind


def resample(state: RollState, seat: i64, chance: Chance) -> RollState:
    """Hidden tiles are dealt anew, dice behind other screens are rolled and assigned anew.

    What others showed and then covered or abandoned is forgotten (R-INFO-5 allows that).
    """
    new = state.clone()
    unknown = new.bag
    for n in range(new.players):
        if n != seat:
            unknown |= _hidden_tiles(new.seats[n])
    for n in range(new.players):
        if n != seat:
            unknown = _deal_again(new, n, unknown, chance)
    new.bag = unknown
    for n in range(new.players):
        if n != seat and new.seats[n].assignment is not None:
            _assign_again(new, n, chance)
    for n in range(new.players):
        if has(new.owing, n) and n != seat:
            new.ask(n, new.seats[n].task)
    return new


# -- tiles --------------------------------------------------------------------------------------


def _hidden_tiles(player: Player) -> i64:
    """Covered, drawn and abandoned tiles of a player, as others see them: not at all."""
    tiles = player.zone | player.drawn | player.abandoned
    for side in range(2):
        stack = player.stack(side)
        if stack and not has(player.hidden, side):
            tiles &= ~bit(stack[0])
    return tiles


def _deal_again(state: RollState, seat: i64, unknown: i64, chance: Chance) -> i64:
    """Give a player as many unknown tiles as before, everywhere; tells which are left."""
    player = state.seats[seat]
    arranged: i64 = 0
    zone: i64 = 0
    for side in range(2):
        old = player.stack(side)
        known = 0 if has(player.hidden, side) else 1
        stack = old[:known]
        for tile in old[known:]:
            new = _one_of(unknown, chance)
            unknown &= ~bit(new)
            stack += ONE_TILE[new]
            if has(player.arranged, tile):
                arranged |= bit(new)
        for tile in old[:known]:
            arranged |= player.arranged & bit(tile)
        for tile in stack:
            zone |= bit(tile)
        player.set_stack(side, stack)
    player.zone = zone
    player.arranged = arranged
    drawn = _some_of(unknown, count(player.drawn), chance)
    unknown &= ~drawn
    abandoned = _some_of(unknown, count(player.abandoned), chance)
    player.drawn = drawn
    player.abandoned = abandoned
    if player.choice != NONE and drawn and state.stack[-1].kind() == Kind.LAY_OUT:
        player.choice = lowest(drawn) if chance.below(2) == 0 else lowest(drawn & (drawn - 1))
    return unknown & ~abandoned


def _one_of(tiles: i64, chance: Chance) -> i64:
    return nth(tiles, chance.below(count(tiles)))


def _some_of(tiles: i64, size: i64, chance: Chance) -> i64:
    """So many of the tiles, as a set."""
    some: i64 = 0
    while size > 0:
        some |= bit(_one_of(tiles & ~some, chance))
        size -= 1
    return some


# -- dice behind the screen ----------------------------------------------------------------------


def _assign_again(state: RollState, seat: i64, chance: Chance) -> None:
    """Roll a player's dice anew; who has committed places wild dice and selects a phase at random."""
    player = state.seats[seat]
    if player.assignment is None:
        return
    screen = roll(player.assignment.dice(), chance)
    committed = not has(state.owing, seat)
    while committed and screen.phase == NONE:
        player.assignment = _without_past(screen)
        moves = Moves()
        ASSIGN.offer(state, seat, moves)
        chosen = Moves(chance.below(moves.count))
        ASSIGN.offer(state, seat, chosen)
        screen = after(state, seat, screen, chosen.found)
    player.assignment = screen


def _without_past(screen: Assignment) -> Assignment:
    """The same dice with no move to take back."""
    now = screen.next()
    now.before = None
    return now
