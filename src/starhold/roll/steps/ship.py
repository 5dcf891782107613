"""Phase V, Ship: each shipper takes a good and Trades or Consumes it."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit, shl
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.words import Label, Name, Number, Question
from starhold.roll import components as box
from starhold.roll.actions import PLACES, SHIPPER_NAMES, VIRTUAL_GENES, VIRTUAL_HOME, DicePlace, RollAction
from starhold.roll.components import Colour, Die, Phase
from starhold.roll.dice import kinds, number, one
from starhold.roll.events import RollEvent, tell
from starhold.roll.powers.wages import end_of_phase
from starhold.roll.state import Own, Player, RollState
from starhold.roll.steps.base import Together, ask, ask_or_answer, finish
from starhold.roll.steps.build import return_unused
from starhold.roll.steps.why import refuse_all, refuse_dice, refuse_empty_worlds, refuse_workers
from starhold.roll.words import REASONS, label_of


def start_shipping(state: RollState, chance: Chance) -> None:
    """Everybody ships at once: the VP pool limits nobody (R-SHIP-13), so order does not matter."""
    state.stack.append(SHIP)
    for seat in range(state.players):
        player = state.seats[seat]
        player.virtual = player.tableau.extra_workers[Phase.SHIP]
        ship(state, seat, chance)


@final
class Ship(Together):
    """R-SHIP-1: shippers Trade or Consume goods, one after the other."""

    name: ClassVar[str] = "ship"
    rule: ClassVar[str] = "R-SHIP-1"

    def resolve(self, state: RollState, chance: Chance) -> None:
        end_of_phase(state, Phase.SHIP, chance)


SHIP: Final = Ship()
SHIPMENT_ORDER: Final = REASONS.declare("shipment-order", rule="R-SHIP-3")


def ship(state: RollState, seat: i64, chance: Chance) -> None:
    """R-SHIP-4: continue while there is a shipper and a good; then unused shippers return (R-SHIP-15)."""
    player = state.seats[seat]
    if player.all_goods() and (player.ship or player.virtual):
        ask_or_answer(state, seat, CHOOSE_SHIPPER, chance)
        return
    player.virtual = 0
    return_unused(state, seat, Phase.SHIP, chance)
    finish(state, seat)


@final
class ChooseShipper(Own):
    """R-SHIP-3: which shipper acts next."""

    name: ClassVar[str] = "ship"
    rule: ClassVar[str] = "R-SHIP-3"

    def offer(self, state: RollState, seat: i64, moves: Moves) -> None:
        moves.add_each(RollAction.SHIPPER, shippers(state.seats[seat]))
        if moves.explains:
            refuse_shipping(state.seats[seat], moves)

    def take(self, state: RollState, seat: i64, action: i64, chance: Chance) -> None:
        shipper = action - RollAction.SHIPPER
        tell(chance, RollEvent.SHIPPING, seat, shipper)
        ask(state, seat, SHIP_GOOD[shipper])


CHOOSE_SHIPPER: Final = ChooseShipper()


def shippers(player: Player) -> i64:
    """Return the shippers that are left: types of dice, then virtual home and virtual genes, as bits."""
    left = kinds(player.ship)
    if player.virtual:
        if number(player.virtual, Die.HOME):
            left |= bit(VIRTUAL_HOME)
        if number(player.virtual, Die.GENES):
            left |= bit(VIRTUAL_GENES)
    return left


def refuse_shipping(player: Player, moves: Moves) -> None:
    """R-SHIP-3: shippers, goods and what is done with them, each when its turn has come."""
    reason = SHIPMENT_ORDER()
    refuse_all(("trade", "consume"), reason, moves)
    refuse_workers(player, Phase.SHIP, reason, moves)
    refuse_dice(player, DicePlace.GOODS, PLACES - 1, reason, moves)
    refuse_empty_worlds(player, moves)


# -- a shipment -----------------------------------------------------------------------------------


@final
class ShipGood(Own):
    """R-SHIP-1: which good the shipper takes, and what for."""

    name: ClassVar[str] = "ship-good"
    rule: ClassVar[str] = "R-SHIP-1"

    def __init__(self, shipper: i64) -> None:
        self.shipper: i64 = shipper
        #: the type that it counts as
        self.die: i64 = shipper_kind(shipper)

    def offer(self, state: RollState, seat: i64, moves: Moves) -> None:
        goods = goods_by_colour(state.seats[seat])
        moves.add_each(RollAction.TRADE, goods)
        moves.add_each(RollAction.CONSUME, goods)
        if moves.explains:
            refuse_shipping(state.seats[seat], moves)

    def take(self, state: RollState, seat: i64, action: i64, chance: Chance) -> None:
        player = state.seats[seat]
        if action < RollAction.CONSUME:
            code = action - RollAction.TRADE
            self.use(player, code // 7, code % 7)
            trade(state, seat, code // 7, code % 7, chance)
            if player.tableau.buys_vp:
                ask(state, seat, BUY_VP)
                return
        else:
            code = action - RollAction.CONSUME
            self.use(player, code // 7, code % 7)
            consume(state, seat, code // 7, code % 7, self.die, chance)
        ship(state, seat, chance)

    def use(self, player: Player, colour: i64, good: i64) -> None:
        """R-SHIP-2: both dice go to the Citizenry; a virtual shipper vanishes."""
        if self.shipper >= VIRTUAL_HOME:
            player.virtual -= one(self.die)
        else:
            player.ship -= one(self.die)
            player.citizenry += one(self.die)
        player.add_goods(colour, -one(good))
        player.citizenry += one(good)

    def question(self, state: RollState, seat: i64) -> Question:
        return Question(
            self.name, {"shipper": Name(f"roll-shipper-{SHIPPER_NAMES[self.shipper]}")}, self.rule
        )

    def label(self, state: RollState, seat: i64, action: i64) -> Label:
        """Return a label that says what the shipment brings."""
        player = state.seats[seat]
        if action < RollAction.CONSUME:
            return label_of(action, credits=Number(int(price(player, (action - RollAction.TRADE) // 7))))
        code = action - RollAction.CONSUME
        return label_of(action, vp=Number(int(vp_of(player, code // 7, code % 7, self.die))))

    def fields(self) -> list[int]:
        return [self.shipper]


def goods_by_colour(player: Player) -> i64:
    """Return seven bits of types of goods for each colour of world."""
    goods = kinds(player.novelty_goods)
    goods |= shl(kinds(player.rare_goods), 7)
    goods |= shl(kinds(player.genes_goods), 14)
    return goods | shl(kinds(player.alien_goods), 21)


def shipper_kind(shipper: i64) -> i64:
    """Return the type a shipper counts as."""
    if shipper == VIRTUAL_HOME:
        return Die.HOME
    return Die.GENES if shipper == VIRTUAL_GENES else shipper


#: one for each shipper
SHIP_GOOD: Final[list[ShipGood]] = [ShipGood(shipper) for shipper in range(len(SHIPPER_NAMES))]


def price(player: Player, colour: i64) -> i64:
    """R-SHIP-5: the credits of a Trade, by the colour of the world."""
    return box.TRADE_PRICE[colour] + player.tableau.trade_bonus(colour)


def trade(state: RollState, seat: i64, colour: i64, good: i64, chance: Chance) -> None:
    """Sell the good."""
    player = state.seats[seat]
    gained = state.pay(seat, price(player, colour), chance)
    tell(chance, RollEvent.TRADED, seat, good, colour, gained)


def vp_of(player: Player, colour: i64, good: i64, shipper: i64) -> i64:
    """R-SHIP-6: the VP of a Consume, by how well both dice match the world."""
    vp = box.CONSUME_VP + player.tableau.consume_bonus(colour)
    if matches(good, colour):
        vp += box.GOOD_MATCH_VP
    if matches(shipper, colour):
        vp += box.SHIPPER_MATCH_VP
    return vp


def consume(state: RollState, seat: i64, colour: i64, good: i64, shipper: i64, chance: Chance) -> None:
    """Use up the good."""
    player = state.seats[seat]
    vp = vp_of(player, colour, good, shipper)
    state.award(seat, vp)
    tell(chance, RollEvent.CONSUMED, seat, good, colour, vp)
    gained = state.pay(seat, player.tableau.consume_credits(colour), chance)
    if gained > 0:
        tell(chance, RollEvent.TILE_CREDITS, seat, gained)


def matches(kind: i64, colour: i64) -> bool:
    """R-SHIP-7: a die of the world's colour, or any consumption die."""
    return kind == Die.CONSUMPTION or kind == colour + Colour.FIRST


@final
class BuyVp(Own):
    """R-TILE-15: Galactic Bankers sells 1 VP for $1."""

    name: ClassVar[str] = "ship-bank"
    rule: ClassVar[str] = "R-TILE-15"

    def offer(self, state: RollState, seat: i64, moves: Moves) -> None:
        moves.add(RollAction.BANK)
        moves.add(RollAction.NO_BANK)

    def take(self, state: RollState, seat: i64, action: i64, chance: Chance) -> None:
        if action == RollAction.BANK:
            state.seats[seat].credits -= 1
            state.award(seat, 1)
            tell(chance, RollEvent.BANKED, seat)
        ship(state, seat, chance)

    def decline(self, state: RollState, seat: i64) -> i64:
        return RollAction.NO_BANK


BUY_VP: Final = BuyVp()
