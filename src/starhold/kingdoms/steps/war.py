"""A war in its fixed order (K-WAR-20): secret choices, reveal, payments, effects, the loser's fate."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, NamedTuple, final

from mypy_extensions import i64

from starhold.kernel.bits import bit, count, has, lowest
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step_kinds import Decision, Duty, Everybody
from starhold.kernel.words import Choice, Label, Number, PlayerName, Question, Shape, Word
from starhold.kingdoms.actions import KingdomsAction, purse
from starhold.kingdoms.components import MAX_PLAYERS, NEUTRALS, TOP_NUMBER, Resource
from starhold.kingdoms.events import KingdomsEvent, tell, tell_purse
from starhold.kingdoms.faction import Faction, Often
from starhold.kingdoms.shapes import bid, handful
from starhold.kingdoms.state import NO_WAR, KingdomsState, War
from starhold.kingdoms.steps.base import refuse_amounts
from starhold.kingdoms.steps.fate import LAIR_CHOICE, ORDER, awaiting, lair_applies, next_fate
from starhold.kingdoms.steps.finds import arrive, mourn
from starhold.kingdoms.steps.gains import GAIN_ONE
from starhold.kingdoms.steps.prices import attack_discount, highest_number, mana_value, reach, set_discounts
from starhold.kingdoms.words import REASONS, purse_label, region_word

# -- beginning -----------------------------------------------------------------------------


def begin_war(state: KingdomsState, attacker: i64, region: i64, by_quest: bool, chance: Chance) -> None:
    """Begin the war of an army that left its region and meets a foreign one (K-MOVE-7)."""
    war = War()
    war.attacker = attacker
    war.defender = state.owner(region, attacker)
    war.region = region
    war.by_quest = 1 if by_quest else 0
    war.storms = 1 if has(state.kingdom(war.defender).pairs, region) else 0
    war.shared = state.shared(attacker, war.defender)
    war.stage = Stage.CHOICES
    set_discounts(state, war)
    state.war = war
    state.stack.append(BATTLE)
    tell(chance, KingdomsEvent.WAR, attacker, war.defender, state.world.place(region))


def begin_neutral_war(
    state: KingdomsState, attacker: i64, region: i64, by_quest: bool, chance: Chance
) -> None:
    """Begin a war with the Lost Kingdom, which does not choose: its price is paid (K-2P-4)."""
    war = War()
    war.attacker = attacker
    war.defender = NEUTRALS
    war.region = region
    war.by_quest = 1 if by_quest else 0
    war.attacker_face = state.neutral_price()
    lands = state.kingdom(attacker).lands
    war.attacker_discount = attack_discount(state, attacker, region, by_quest, lands)
    war.winner = attacker
    war.stage = Stage.PAY_ATTACKER
    state.war = war
    state.stack.append(BATTLE)
    tell(chance, KingdomsEvent.NEUTRAL_WAR, attacker, state.world.place(region), war.attacker_face)


def payable_neutrals(state: KingdomsState, seat: i64, origin: i64, by_quest: bool) -> i64:
    """Return neutral regions whose price an army that leaves `origin` could pay now (K-2P-5, K-2P-15)."""
    kingdom = state.kingdom(seat)
    if kingdom.armies == 1:  # K-2P-8
        return 0
    lands = kingdom.lands
    if origin >= 0 and not has(kingdom.pairs, origin):
        lands &= ~bit(origin)
    price = state.neutral_price() - reach(state, seat, NEUTRALS)
    found: i64 = 0
    neutral = state.neutral
    while neutral:
        region = lowest(neutral)
        if price <= attack_discount(state, seat, region, by_quest, lands):
            found |= bit(region)
        neutral &= neutral - 1
    return found


# -- the course of a war -----------------------------------------------------------------------


class Stage:
    """How far a war has come."""

    CHOICES: Final = 0
    REVEAL: Final = 1
    WINNER: Final = 2
    PAY_ATTACKER: Final = 3
    PAY_DEFENDER: Final = 4
    EFFECTS: Final = 5
    OCCUPY: Final = 6
    FATES: Final = 7
    AFTERMATH: Final = 8
    OVER: Final = 9


@final
class Battle(Duty[KingdomsState]):
    """Carries a war through its stages; what needs a decision is pushed on top."""

    name: ClassVar[str] = "battle"
    rule: ClassVar[str] = "K-WAR-20"

    def settle(self, state: KingdomsState, chance: Chance) -> bool:
        depth = len(state.stack)
        while len(state.stack) == depth:
            if state.war.stage == Stage.OVER:
                state.war = NO_WAR
                state.stack.pop()
                return False
            advance(state, state.war, chance)
        return False


BATTLE: Final = Battle()


def advance(state: KingdomsState, war: War, chance: Chance) -> None:
    """Carry out one stage."""
    stage = war.stage
    war.stage = stage + 1
    if stage == Stage.CHOICES:
        state.stack.append(BIDS)
    elif stage == Stage.REVEAL:
        _reveal(state, war, chance)
    elif stage == Stage.WINNER:
        _find_winner(state, war, chance)
    elif stage == Stage.PAY_ATTACKER:
        if war.attacker_face > 0:
            state.stack.append(PAYMENT[war.attacker])
    elif stage == Stage.PAY_DEFENDER:
        if war.defender_face > 0:
            state.stack.append(PAYMENT[war.defender])
    elif stage == Stage.EFFECTS:
        _effects(state, war, chance)
    elif stage == Stage.OCCUPY:
        _occupy(state, war, chance)
    elif stage == Stage.FATES:
        _fates(state, war)
    else:
        _aftermath(state, war, chance)


# -- secret choices --------------------------------------------------------------------------------


@final
class Bids(Everybody[KingdomsState]):
    """Both choose a face of the war die, neither seeing the other's (K-WAR-2, K-HID-1)."""

    name: ClassVar[str] = "bids"
    rule: ClassVar[str] = "K-WAR-2"

    def waiting(self, state: KingdomsState) -> i64:
        war = state.war
        owed: i64 = 0
        if war.attacker_face < 0:
            owed |= bit(war.attacker)
        if war.defender_face < 0:
            owed |= bit(war.defender)
        return owed

    def secret(self) -> bool:
        return True

    def settle(self, state: KingdomsState, chance: Chance) -> bool:
        war = state.war
        # A player who can only show the flag does; what a player can show is no secret (K-HID-2).
        if war.attacker_face < 0 and highest_number(state, war.attacker, war) == 0:
            war.attacker_face = 0
        if war.defender_face < 0 and highest_number(state, war.defender, war) == 0:
            war.defender_face = 0
        return super().settle(state, chance)

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        face: i64 = 0
        highest = highest_number(state, seat, state.war)
        while face <= highest:
            moves.add(KingdomsAction.BID + face)
            face += 1
        if moves.explains:
            reason = TOO_HIGH(highest=Number(int(highest)))
            moves.refuse_each(KingdomsAction.BID, bit(TOP_NUMBER + 1) - 1, reason)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.war.set_face(seat, action - KingdomsAction.BID)

    def question(self, state: KingdomsState, seat: i64) -> Question:
        war = state.war
        words: dict[str, Word] = {
            "player": PlayerName(int(war.other(seat))),
            "region": region_word(state, war.region),
        }
        return Question(self.name, words, self.rule)

    def shape(self, state: KingdomsState, seat: i64, choices: Sequence[Choice]) -> tuple[Shape, ...]:
        costs = [price.cost for price in prices_of(state, seat, state.war)]
        return bid(choices, costs, state.players == 2)


BIDS: Final = Bids()


TOO_HIGH: Final = REASONS.declare("bid-highest", rule="K-WAR-4")


# -- reveal ------------------------------------------------------------------------------------------


def _reveal(state: KingdomsState, war: War, chance: Chance) -> None:
    _show(war.attacker, war.attacker_face, chance)
    _show(war.defender, war.defender_face, chance)
    attacker, defender = state.kingdom(war.attacker).faction, state.kingdom(war.defender).faction
    if not attacker.after_reveal(state, war.attacker):
        defender.after_reveal(state, war.defender)


def _show(seat: i64, face: i64, chance: Chance) -> None:
    if face > 0:
        tell(chance, KingdomsEvent.SHOWED_NUMBER, seat, face)
    else:
        tell(chance, KingdomsEvent.SHOWED_FLAG, seat)


def _find_winner(state: KingdomsState, war: War, chance: Chance) -> None:
    flags = war.attacker_face == 0 and war.defender_face == 0
    if flags and state.players > 2 and not war.storms:  # K-WAR-13
        _ally(state, war, chance)
        return
    attack, defence = war.number(war.attacker), war.number(war.defender)
    tie_won = attack == defence and state.kingdom(war.attacker).faction.wins_ties(state, war.attacker)
    if attack > defence or tie_won:
        war.winner, war.loser = war.attacker, war.defender
    else:  # K-WAR-12
        war.winner, war.loser = war.defender, war.attacker
    if war.shared and not flags:  # K-ALLY-8
        war.at_stake = war.shared
        tell(chance, KingdomsEvent.BROKE_ALLIANCE, war.winner, war.loser)
    war.crown_lost = 1 if state.crown == war.loser else 0
    tell(chance, KingdomsEvent.WON, war.winner, war.loser, state.world.place(war.region))


# -- alliance --------------------------------------------------------------------------------------


def _ally(state: KingdomsState, war: War, chance: Chance) -> None:
    """Both armies stay (K-ALLY-1), which some factions celebrate."""
    war.stage = Stage.OVER
    state.kingdom(war.attacker).aloft -= 1
    state.put_army(war.attacker, war.region)
    tell(chance, KingdomsEvent.ALLIED, war.attacker, war.defender, state.world.place(war.region))
    feasting = state.kingdom(war.attacker).faction.feasts(state, war.attacker, war.defender)
    feasting |= state.kingdom(war.defender).faction.feasts(state, war.defender, war.attacker)
    seat = state.active
    for _turn in range(state.players):  # pushed last to first, so that they resolve in turn order
        seat = state.before(seat)
        if has(feasting, seat):
            state.stack.append(GAIN_ONE[seat])


# -- payments ----------------------------------------------------------------------------------------


@final
class WarPayment(Decision[KingdomsState]):
    """Pay the war cost with a mix of one's own choice (D-WAR-PAY, K-WAR-14 to K-WAR-17)."""

    name: ClassVar[str] = "payment"
    rule: ClassVar[str] = "K-WAR-16"

    def cost(self, state: KingdomsState) -> i64:
        """Return the war cost before payment discounts."""
        war = state.war
        cost = war.face(self.seat) - war.discount(self.seat)
        if war.loser == self.seat:
            cost -= state.kingdom(self.seat).faction.loss_discount(state, self.seat)
        return cost

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        WarBill(state, seat, self.cost(state)).offer(moves)
        if moves.explains:
            refuse_amounts(state, seat, NOT_NEEDED(), moves)

    def payment(self, state: KingdomsState, action: i64) -> i64:
        """Return the payment that an action stands for."""
        return WarBill(state, self.seat, self.cost(state)).payment(action)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        paid = self.payment(state, action)
        state.kingdom(seat).purse -= paid
        tell_purse(chance, KingdomsEvent.PAID, seat, paid)

    def question(self, state: KingdomsState, seat: i64) -> Question:
        # What it takes may depend on what it is paid with: each answer says what it gives.
        return Question(self.name, {}, self.rule)

    def label(self, state: KingdomsState, seat: i64, action: i64) -> Label | None:
        return purse_label("pay", self.payment(state, action))

    def shape(self, state: KingdomsState, seat: i64, choices: Sequence[Choice]) -> tuple[Shape, ...]:
        return (handful(choices, state.kingdom(seat)),)


NOT_NEEDED: Final = REASONS.declare("payment", rule="K-WAR-17")


PAYMENT: Final = [WarPayment(seat) for seat in range(MAX_PLAYERS)]


@final
class WarBill:
    """A war cost and what each resource covers of it."""

    def __init__(self, state: KingdomsState, seat: i64, cost: i64) -> None:
        self.state: KingdomsState = state
        self.seat: i64 = seat
        self.faction: Faction[Any] = state.kingdom(seat).faction
        self.cost: i64 = cost
        self.mana_value: i64 = mana_value(state, state.war.other(seat))
        self.ore_value: i64 = self.faction.ore_value(state, seat)
        self.food_value: i64 = self.faction.food_value(state, seat)
        self.plain: bool = self.faction.answers & Often.COINS == 0

    def offer(self, moves: Moves) -> None:
        """Offer all payments from what the player has of which nothing could be left out."""
        kingdom = self.state.kingdom(self.seat)
        mana: i64 = 0
        while mana <= kingdom.amount(Resource.MANA):
            ore: i64 = 0
            while ore <= kingdom.amount(Resource.ORE):
                food = self.food_for(mana, ore)
                if food <= kingdom.amount(Resource.FOOD) and self.is_minimal(mana, ore, food):
                    moves.add(KingdomsAction.PAY + mana * 10 + ore)
                ore += 1
            mana += 1

    def payment(self, action: i64) -> i64:
        """Return the payment that an action stands for: mana and ore are named, food is the rest."""
        mana, ore = (action - KingdomsAction.PAY) // 10, (action - KingdomsAction.PAY) % 10
        return purse(mana, ore, self.food_for(mana, ore))

    def payments(self) -> list[int]:
        """Return the payments among which the player may choose."""
        actions: list[int] = []
        self.offer(Moves(listed=actions))
        return [int(self.payment(action)) for action in actions]

    def is_full(self, mana: i64, ore: i64, food: i64) -> bool:
        """True if this payment settles the cost, with the discount that its mix earns (K-WAR-8)."""
        cover = mana * self.mana_value + ore * self.ore_value + food * self.food_value
        if self.plain:
            return cover >= self.cost
        return cover + self.faction.payment_discount(self.state, self.seat, mana, ore, food) >= self.cost

    def food_for(self, mana: i64, ore: i64) -> i64:
        """Return the food that such a payment still needs; none where food is worth nothing."""
        missing = self.cost - mana * self.mana_value - ore * self.ore_value
        return missing if self.food_value and missing > 0 else 0

    def is_minimal(self, mana: i64, ore: i64, food: i64) -> bool:
        """True if a payment is full and no smaller part of it is (K-WAR-17).

        Without a payment discount every part lies inside the whole less one unit; with one, the
        only parts to fear besides are those of a single resource.
        """
        if not self.is_full(mana, ore, food):
            return False
        if mana and self.is_full(mana - 1, ore, food):
            return False
        if ore and self.is_full(mana, ore - 1, food):
            return False
        if food and self.is_full(mana, ore, food - 1):
            return False
        if (mana > 0) + (ore > 0) + (food > 0) < 2:
            return True
        return not (self.is_full(mana, 0, 0) or self.is_full(0, ore, 0) or self.is_full(0, 0, food))


class NumberPrice(NamedTuple):
    """What a number costs if the war is won, what discounts spare of it, and the smallest payment."""

    cost: int
    spared: int
    payment: int


def prices_of(state: KingdomsState, seat: i64, war: War) -> list[NumberPrice]:
    """Return the price of each number that a seat may show, from 1 (K-WAR-5, K-WAR-8, K-WAR-15)."""
    numbers = range(1, int(highest_number(state, seat, war)) + 1)
    return [_price(state, seat, number, war) for number in numbers]


def _price(state: KingdomsState, seat: i64, number: i64, war: War) -> NumberPrice:
    bill = WarBill(state, seat, number - war.discount(seat))
    payment = min(bill.payments(), key=_pieces)
    # What the resources do not cover, their mix does (K-WAR-8).
    values = (bill.mana_value, bill.ore_value, bill.food_value)
    cover = sum((payment >> (4 * n) & 15) * value for n, value in enumerate(values))
    cost = min(max(0, bill.cost), cover)
    return NumberPrice(int(cost), int(max(0, bill.cost) - cost + war.discount(seat)), payment)


def _pieces(payment: int) -> int:
    return (payment & 15) + (payment >> 4 & 15) + (payment >> 8)


# -- effects -----------------------------------------------------------------------------------------


def _effects(state: KingdomsState, war: War, chance: Chance) -> None:
    """Apply what winning and losing bring, in turn order from the active player (K-FAC-5)."""
    if war.defender == NEUTRALS:  # K-2P-13
        state.kingdom(war.winner).faction.won(state, war.winner, chance)
        return
    seat = state.active
    for _turn in range(state.players):  # pushed last to first
        seat = state.before(seat)
        if state.kingdom(seat).faction.answers & Often.WATCHES:
            state.stack.append(PROFIT[seat])


@final
class Profit(Duty[KingdomsState]):
    """What a war just decided brings to one seat."""

    name: ClassVar[str] = "profit"
    rule: ClassVar[str] = "K-FAC-5"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def settle(self, state: KingdomsState, chance: Chance) -> bool:
        state.stack.pop()
        faction = state.kingdom(self.seat).faction
        if self.seat == state.war.winner:
            faction.won(state, self.seat, chance)
        elif self.seat == state.war.loser:
            faction.lost(state, self.seat, chance)
        faction.decided(state, self.seat, chance)
        return False

    def fields(self) -> list[int]:
        return [int(self.seat)]


PROFIT: Final = [Profit(seat) for seat in range(MAX_PLAYERS)]


# -- the end of a war -----------------------------------------------------------------------------------


def _occupy(state: KingdomsState, war: War, chance: Chance) -> None:
    """Rout the losing armies; the winner's stays (K-WAR-18). Then a dragon lair may be used."""
    if war.winner == war.attacker:
        if war.defender == NEUTRALS:
            _capture(state, war, chance)
            return
        _rout_defender(state, war)
        _settle_attacker(state, war)
    else:
        war.routed = 1
    if lair_applies(state, war.winner, war.loser):
        state.stack.append(LAIR_CHOICE[war.winner])


def _rout_defender(state: KingdomsState, war: War) -> None:
    loser = state.kingdom(war.defender)
    armies: i64 = 2 if war.storms else 1
    for _army in range(armies):
        lying = has(loser.lying, war.region)
        state.take_army(war.defender, war.region, lying)
    loser.aloft += armies
    war.routed = armies


def _settle_attacker(state: KingdomsState, war: War) -> None:
    state.kingdom(war.attacker).aloft -= 1
    state.put_army(war.attacker, war.region)


def _capture(state: KingdomsState, war: War, chance: Chance) -> None:
    """K-2P-6: the region and the neutral army are the attacker's."""
    state.take_neutral(war.region)
    state.kingdom(war.attacker).captured += 1
    war.stage = Stage.OVER
    tell(chance, KingdomsEvent.CAPTURED, war.attacker, state.world.place(war.region), count(state.neutral))
    state.kingdom(war.attacker).aloft -= 1
    # The army arrives by winning, so a token there is turned up now (K-TOKEN-4).
    arrive(state, war.attacker, war.region, chance)


def _fates(state: KingdomsState, war: War) -> None:
    """One losing army after the other (K-ALLY-9, K-ALLY-10)."""
    left = awaiting(state)
    if left == 0:
        return
    war.stage = Stage.FATES
    if left & (left - 1):
        state.stack.append(ORDER[war.loser])
    else:
        next_fate(state, lowest(left))


def _aftermath(state: KingdomsState, war: War, chance: Chance) -> None:
    """Pass on a lost crown, and let factions react to lost armies (K-WAR-20, 10 and 11)."""
    if war.crown_lost:
        state.crown = war.winner
        tell(chance, KingdomsEvent.CROWN_PASSED, war.winner, war.loser)
    if war.removed:
        mourn(state, war.loser, war.removed, True, chance)
