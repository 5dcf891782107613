"""Phase V, Ship: each shipper takes a good and Trades or Consumes it."""

from typing import final

from mypy_extensions import i64

from starhold.kernel.bits import bit, shl
from starhold.kernel.chance import Chance
from starhold.kernel.log import Event
from starhold.kernel.moves import Moves
from starhold.kernel.step import Step
from starhold.roll import components as box
from starhold.roll.actions import BANK, CONSUME, NO_BANK, SHIPPER, TRADE, VIRTUAL_GENES, VIRTUAL_HOME
from starhold.roll.components import Colour, Dev, Die, Phase
from starhold.roll.dice import kinds, number, one
from starhold.roll.news import News
from starhold.roll.powers import consume_bonus, consume_credits, end_of_phase, trade_bonus, virtual_workers
from starhold.roll.state import NONE, Player, RollState, Task
from starhold.roll.steps.build import return_unused
from starhold.roll.steps.kinds import Kind


def start_shipping(state: RollState, chance: Chance) -> None:
    """Everybody ships at once: the VP pool limits nobody (R-SHIP-13), so order does not matter."""
    state.stack.append(SHIPPING)
    for seat in range(state.players):
        player = state.seats[seat]
        player.virtual = virtual_workers(player, Phase.SHIP)
        ship(state, seat, chance)


@final
class Ship(Step[RollState]):
    """R-SHIP-3: shipper, good and task at the owner's choice, one shipment after the other."""

    def kind(self) -> i64:
        return Kind.SHIP

    def waiting(self, state: RollState) -> i64:
        return state.owing

    def settle(self, state: RollState, chance: Chance) -> bool:
        if state.owing:
            return True
        state.stack.pop()
        end_of_phase(state, Phase.SHIP, chance)
        return False

    def offer(self, state: RollState, seat: i64, moves: Moves) -> None:
        player = state.seats[seat]
        if player.task == Task.SHIPPER:
            moves.add_each(SHIPPER, shippers(player))
        elif player.task == Task.SHIP:
            goods = goods_by_colour(player)
            moves.add_each(TRADE, goods)
            moves.add_each(CONSUME, goods)
        else:
            moves.add(BANK)
            moves.add(NO_BANK)

    def take(self, state: RollState, seat: i64, action: i64, chance: Chance) -> None:
        player = state.seats[seat]
        if action < TRADE:
            player.choice = action - SHIPPER
            if chance.log is not None:
                chance.log.add(Event(News.SHIPPING, seat, player.choice))
            state.ask(seat, Task.SHIP)
            return
        if action < CONSUME:
            code = action - TRADE
            trade(state, seat, code // 7, code % 7, chance)
            if player.owns(Dev.GALACTIC_BANKERS):
                state.ask(seat, Task.BANK)
                return
        elif action < BANK:
            code = action - CONSUME
            consume(state, seat, code // 7, code % 7, chance)
        elif action != NO_BANK:
            buy_vp(state, seat, chance)
        ship(state, seat, chance)


SHIPPING = Ship()


def ship(state: RollState, seat: i64, chance: Chance) -> None:
    """R-SHIP-4: go on while there is a shipper and a good; then unused shippers return (R-SHIP-15)."""
    player = state.seats[seat]
    if player.all_goods() and (player.ship or player.virtual):
        state.ask_or_answer(seat, Task.SHIPPER, chance)
        return
    player.virtual = 0
    return_unused(state, seat, Phase.SHIP, chance)
    state.finish(seat)


def shippers(player: Player) -> i64:
    """The shippers that are left: types of dice, then virtual home and virtual genes, as bits."""
    left = kinds(player.ship)
    if player.virtual:
        if number(player.virtual, Die.HOME):
            left |= bit(VIRTUAL_HOME)
        if number(player.virtual, Die.GENES):
            left |= bit(VIRTUAL_GENES)
    return left


def goods_by_colour(player: Player) -> i64:
    """Seven bits of types of goods for each colour of world."""
    goods = kinds(player.novelty_goods)
    goods |= shl(kinds(player.rare_goods), 7)
    goods |= shl(kinds(player.genes_goods), 14)
    return goods | shl(kinds(player.alien_goods), 21)


def shipper_kind(shipper: i64) -> i64:
    """The type a shipper counts as."""
    if shipper == VIRTUAL_HOME:
        return Die.HOME
    return Die.GENES if shipper == VIRTUAL_GENES else shipper


def use_shipment(player: Player, colour: i64, good: i64) -> i64:
    """R-SHIP-2: both dice go to the Citizenry; tells the type of the shipper."""
    kind = shipper_kind(player.choice)
    if player.choice >= VIRTUAL_HOME:
        player.virtual -= one(kind)
    else:
        player.ship -= one(kind)
        player.citizenry += one(kind)
    player.choice = NONE
    player.add_goods(colour, -one(good))
    player.citizenry += one(good)
    return kind


def trade(state: RollState, seat: i64, colour: i64, good: i64, chance: Chance) -> None:
    """R-SHIP-5: credits by the colour of the world."""
    player = state.seats[seat]
    use_shipment(player, colour, good)
    gained = player.pay(box.TRADE_PRICE[colour] + trade_bonus(player, colour))
    if chance.log is not None:
        chance.log.add(Event(News.TRADED, seat, good, colour, gained))


def consume(state: RollState, seat: i64, colour: i64, good: i64, chance: Chance) -> None:
    """R-SHIP-6: VP by how well both dice match the world."""
    player = state.seats[seat]
    shipper = use_shipment(player, colour, good)
    vp = box.CONSUME_VP + consume_bonus(player, colour)
    if matches(good, colour):
        vp += box.GOOD_MATCH_VP
    if matches(shipper, colour):
        vp += box.SHIPPER_MATCH_VP
    state.award(seat, vp)
    if chance.log is not None:
        chance.log.add(Event(News.CONSUMED, seat, good, colour, vp))
    gained = player.pay(consume_credits(player, colour))
    if chance.log is not None and gained > 0:
        chance.log.add(Event(News.TILE_CREDITS, seat, gained))


def matches(kind: i64, colour: i64) -> bool:
    """R-SHIP-7: a die of the world's colour, or any consumption die."""
    return kind == Die.CONSUMPTION or kind == colour + Colour.FIRST


def buy_vp(state: RollState, seat: i64, chance: Chance) -> None:
    """R-TILE-15: Galactic Bankers sells 1 VP for $1."""
    state.seats[seat].credits -= 1
    state.award(seat, 1)
    if chance.log is not None:
        chance.log.add(Event(News.BANKED, seat))
