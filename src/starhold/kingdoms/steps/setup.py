"""Setting up: factions, territory cards, sides, starting regions and resources, tokens (K-SETUP)."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit, count, nth
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step_kinds import Decision, Duty
from starhold.kernel.words import Confirm, Question
from starhold.kingdoms.actions import HANDFULS, KingdomsAction, purse
from starhold.kingdoms.components import (
    ALL_FACTIONS,
    BASE_FACTIONS,
    CARDS,
    LANDS,
    MAX_PLAYERS,
    START_ARMIES,
    START_RESOURCES,
    TOKEN_COUNTS,
    TOKENS,
    Token,
    board_mask,
    side_of_card,
)
from starhold.kingdoms.events import KingdomsEvent, tell, tell_purse
from starhold.kingdoms.faction import FACTIONS
from starhold.kingdoms.kingdom import Kingdom
from starhold.kingdoms.scoring import LOST_KINGDOM_BOARD
from starhold.kingdoms.state import KingdomsState, packed_one
from starhold.kingdoms.steps.gains import Handful
from starhold.kingdoms.steps.turn import TURN
from starhold.kingdoms.words import REASONS

#: the beginner's split (K-SETUP-6)
BEGINNER_PURSE: Final = purse(2, 1, 3)


def new_state(players: i64, chance: Chance) -> KingdomsState:
    """Return an empty table with a first player; the switches are still to be set."""
    state = KingdomsState(players)
    for _seat in range(players):
        state.kingdoms.append(Kingdom())
        state.dealt.append(-1)
    state.first = chance.below(players)
    state.active = state.first
    tell(chance, KingdomsEvent.FIRST_PLAYER, state.first)
    state.cards = bit(CARDS) - 1
    return state


def lay_out(
    state: KingdomsState,
    extra_factions: bool,
    choose_factions: bool,
    halflings_of_two: bool,
    lost_kingdom_tokens: bool,
) -> None:
    """Put the steps of the setup on the stack, the last first (K-SETUP-12)."""
    state.factions = ALL_FACTIONS if extra_factions else BASE_FACTIONS
    # K-2P-12: with two players Halflings are never dealt, and chosen only where the table allows it.
    if state.players == 2 and not (choose_factions and halflings_of_two):
        for faction in FACTIONS:
            if faction.lives_on_alliances():
                state.factions &= ~bit(faction.number)
    state.stack.append(TURN)
    if state.tokens:
        _shuffle_tokens(state)
        if state.players == MAX_PLAYERS:
            for seat in backwards(state):
                state.stack.append(Gap(seat))
        else:
            if state.players == 2 and lost_kingdom_tokens:
                state.stack.append(LayLostTokens())
            state.stack.append(LayTokens())
    for seat in backwards(state):
        if not state.beginner:
            state.stack.append(StartingResources(seat))
        state.stack.append(StartingArmies(seat))
        state.stack.append(ChooseSide(seat))
    state.stack.append(DealCards())
    if choose_factions:
        for seat in backwards(state):
            state.stack.append(ChooseFaction(seat))
    else:
        state.stack.append(DealFactions())


def backwards(state: KingdomsState) -> list[int]:
    """Return the seats from the last to the first player: pushed so, the first player comes first."""
    seats: list[int] = []
    seat = state.first
    for _turn in range(state.players):
        seat = state.before(seat)
        seats.append(seat)
    return seats


# -- factions --------------------------------------------------------------------------------------


@final
class DealFactions(Duty[KingdomsState]):
    """Every player is dealt a faction (K-SETUP-4)."""

    name: ClassVar[str] = "deal-factions"
    rule: ClassVar[str] = "K-SETUP-4"

    def settle(self, state: KingdomsState, chance: Chance) -> bool:
        state.stack.pop()
        seat = state.first
        for _turn in range(state.players):
            faction = nth(state.factions, chance.below(count(state.factions)))
            _give_faction(state, seat, faction)
            tell(chance, KingdomsEvent.DEALT_FACTION, seat, faction)
            seat = state.after(seat)
        return False


def _give_faction(state: KingdomsState, seat: i64, faction: i64) -> None:
    state.factions &= ~bit(faction)
    state.kingdom(seat).faction = FACTIONS[faction]


@final
class ChooseFaction(Decision[KingdomsState]):
    """A player picks one of the factions left (D-FACTION)."""

    name: ClassVar[str] = "faction"
    rule: ClassVar[str] = "K-SETUP-4"
    confirm: ClassVar[Confirm] = "always"

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        moves.add_each(KingdomsAction.FACTION, state.factions)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        _give_faction(state, seat, action - KingdomsAction.FACTION)
        tell(chance, KingdomsEvent.CHOSE_FACTION, seat, action - KingdomsAction.FACTION)


# -- territories -----------------------------------------------------------------------------------


@final
class DealCards(Duty[KingdomsState]):
    """Every player is dealt a territory card; with two, the Lost Kingdom is laid out (K-2P-1)."""

    name: ClassVar[str] = "deal-cards"
    rule: ClassVar[str] = "K-SETUP-5"

    def settle(self, state: KingdomsState, chance: Chance) -> bool:
        state.stack.pop()
        seat = state.first
        for _turn in range(state.players):
            card = _draw_card(state, chance)
            state.dealt[seat] = card
            tell(chance, KingdomsEvent.DEALT_CARD, seat, side_of_card(card, 0), side_of_card(card, 1))
            seat = state.after(seat)
        if state.players == 2:
            side = side_of_card(_draw_card(state, chance), chance.below(2))
            lay_lost_kingdom(state, side)
            tell(chance, KingdomsEvent.LOST_KINGDOM, side)
        return False


def _draw_card(state: KingdomsState, chance: Chance) -> i64:
    card = nth(state.cards, chance.below(count(state.cards)))
    state.cards &= ~bit(card)
    return card


def lay_lost_kingdom(state: KingdomsState, side: i64) -> None:
    """Put one neutral army into each of its land regions (K-2P-2)."""
    state.world = state.world.with_side(LOST_KINGDOM_BOARD, side)
    first: i64 = LOST_KINGDOM_BOARD * LANDS
    for land in range(LANDS):
        state.put_neutral(first + land)


@final
class ChooseSide(Decision[KingdomsState]):
    """Which side of the card is the player's home (D-SIDE)."""

    name: ClassVar[str] = "side"
    rule: ClassVar[str] = "K-SETUP-5"
    confirm: ClassVar[Confirm] = "always"

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        moves.add(KingdomsAction.SIDE)
        moves.add(KingdomsAction.SIDE + 1)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        side = side_of_card(state.dealt[seat], action - KingdomsAction.SIDE)
        state.world = state.world.with_side(seat, side)
        tell(chance, KingdomsEvent.CHOSE_SIDE, seat, side)


@final
class StartingArmies(Decision[KingdomsState]):
    """Where the two starting armies stand (D-START); with the beginner's switch resources are given too."""

    name: ClassVar[str] = "start"
    rule: ClassVar[str] = "K-SETUP-8"

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        moves.add_each(KingdomsAction.START, board_mask(seat))
        if moves.explains:
            moves.refuse_each(KingdomsAction.START, state.world.land, OWN_TERRITORY())

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        region = action - KingdomsAction.START
        kingdom = state.kingdom(seat)
        for _army in range(START_ARMIES):
            kingdom.armies += 1
            state.put_army(seat, region)
        tell(chance, KingdomsEvent.STARTED, seat, state.world.place(region))
        if state.beginner:
            kingdom.purse = BEGINNER_PURSE
            tell_purse(chance, KingdomsEvent.SPLIT, seat, BEGINNER_PURSE)


OWN_TERRITORY: Final = REASONS.declare("own-territory", rule="K-SETUP-8")


@final
class StartingResources(Handful):
    """How the six starting resources are shared out (D-START-RES)."""

    name: ClassVar[str] = "split"
    rule: ClassVar[str] = "K-SETUP-6"

    def total(self) -> i64:
        return START_RESOURCES

    def question(self, state: KingdomsState, seat: i64) -> Question:
        return Question(self.name, {}, self.rule)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        chosen: i64 = HANDFULS[action - KingdomsAction.RESOURCES]
        state.kingdom(seat).purse = chosen
        tell_purse(chance, KingdomsEvent.SPLIT, seat, chosen)


# -- tokens ----------------------------------------------------------------------------------------


def _shuffle_tokens(state: KingdomsState) -> None:
    """All tokens are unseen; five players leave the blank in the box (K-TOKEN-3)."""
    for kind in range(TOKENS):
        if kind != Token.BLANK or state.players < MAX_PLAYERS:
            copies: i64 = TOKEN_COUNTS[kind]
            state.pool += packed_one(kind) * copies


@final
class LayTokens(Duty[KingdomsState]):
    """A face-down token on every home region without armies (K-TOKEN-1)."""

    name: ClassVar[str] = "lay-tokens"
    rule: ClassVar[str] = "K-TOKEN-1"

    def settle(self, state: KingdomsState, chance: Chance) -> bool:
        state.stack.pop()
        for seat in range(state.players):
            state.face_down |= board_mask(seat) & ~state.occupied
        return False


@final
class LayLostTokens(Duty[KingdomsState]):
    """A face-down token under each neutral army, if the table plays so (K-TOKEN-4)."""

    name: ClassVar[str] = "lay-lost-tokens"
    rule: ClassVar[str] = "K-TOKEN-4"

    def settle(self, state: KingdomsState, chance: Chance) -> bool:
        state.stack.pop()
        state.face_down |= state.neutral
        return False


@final
class Gap(Decision[KingdomsState]):
    """The choice which home region gets no token: five players lay three each (D-TOKEN-GAP, K-TOKEN-3)."""

    name: ClassVar[str] = "gap"
    rule: ClassVar[str] = "K-TOKEN-3"

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        moves.add_each(KingdomsAction.GAP, board_mask(seat) & ~state.occupied)
        if moves.explains:
            moves.refuse_each(KingdomsAction.GAP, board_mask(seat) & state.occupied, GAP_ARMIES())
            moves.refuse_each(KingdomsAction.GAP, state.world.land, OWN_TERRITORY())

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        region = action - KingdomsAction.GAP
        state.face_down |= board_mask(seat) & ~state.occupied & ~bit(region)
        tell(chance, KingdomsEvent.LEFT_GAP, seat, state.world.place(region))


GAP_ARMIES: Final = REASONS.declare("gap-armies", rule="K-TOKEN-1")
