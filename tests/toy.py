"""Lantern: a toy game with a bit of everything, the conformance suite's own test subject.

Two to four seats hold one hidden card each. Every round all bid coins in secret,
then each takes a turn in order of the bids: roll a die, swap the hidden card with
the pool, or show it for points. A six rolled pushes a nested decision. So it has
dice, hidden cards, draws from a pool, simultaneous secret choices and private news.
"""

from collections.abc import Mapping
from typing import ClassVar, Final, cast

from mypy_extensions import i64

from starhold.kernel.bits import bit
from starhold.kernel.chance import Chance
from starhold.kernel.game import Game
from starhold.kernel.log import Event
from starhold.kernel.moves import Moves
from starhold.kernel.state import State
from starhold.kernel.step import Step
from starhold.kernel.step_kinds import Offer
from starhold.kernel.vocabulary import Action, EventKind, Option, Vocabulary
from starhold.kernel.words import Choice, Line, Number, PlayerName, Prompt, View

CARDS: Final = ("one", "two", "three", "four", "five", "six")
COPIES: Final = 2
COINS: Final = 3
HIGHEST_BID: Final = 2
GIFT: Final = 2
UNANSWERED: Final = -1

# Numbers of the actions and the events, as they stand in the vocabulary below.
BID, ROLL, SWAP, SHOW, KEEP, GIVE = 0, 3, 4, 5, 6, 7
ROUND_BEGAN, BID_MADE, BID_OPENED, ROLLED, SWAPPED, DREW = range(6)
SHOWN, KEPT, GIVEN, RESHUFFLED, TURNED_UP = range(6, 11)


def tell(chance: Chance, kind: int, a: int = 0, b: int = 0, audience: int = -1) -> None:
    """News, if anybody listens."""
    if chance.log is not None:
        chance.log.add(Event(kind, a, b, 0, 0, audience))


# -- the table ----------------------------------------------------------------------


class Lantern(State):
    """What lies on the table: points, coins, hidden cards, the pool and the discards."""

    def __init__(self, players: i64, rounds: i64, swaps: bool) -> None:
        super().__init__(players)
        self.rounds = rounds
        self.swaps = swaps
        self.round = 0
        self.points = [0] * players
        self.coins = [COINS] * players
        self.hands = [0] * players
        self.pool = [COPIES] * len(CARDS)
        self.discards = [0] * len(CARDS)

    def draw(self, chance: Chance) -> int:
        """A card from the pool; the discards return when it is empty."""
        if not any(self.pool):
            self.pool, self.discards = self.discards, self.pool
            tell(chance, RESHUFFLED)
        return draw_from(self.pool, chance)

    def draw_hand(self, seat: int, chance: Chance) -> None:
        self.hands[seat] = self.draw(chance)
        tell(chance, DREW, self.hands[seat], audience=seat)

    def clone(self) -> "Lantern":
        twin = type(self)(self.players, self.rounds, self.swaps)
        twin.copy_steps(self)
        twin.round = self.round
        twin.points = list(self.points)
        twin.coins = list(self.coins)
        twin.hands = list(self.hands)
        twin.pool = list(self.pool)
        twin.discards = list(self.discards)
        return twin

    def resample(self, seat: i64, chance: Chance) -> "Lantern":
        """Others' cards are drawn from all that the seat cannot see; so are their open answers."""
        world = self.clone()
        if self.over:
            return world
        others = [other for other in range(self.players) if other != seat]
        for other in others:
            world.pool[world.hands[other]] += 1
        for other in others:
            world.hands[other] = draw_from(world.pool, chance)
        top = world.stack[-1]
        if isinstance(top, BidStep):
            for other in others:
                if top.answers[other] != UNANSWERED:
                    top = top.answered(other, int(chance.below(top.most(world, other) + 1)))
            world.stack[-1] = top
        return world

    def holds_hidden(self, seat: i64) -> bool:
        """Who may show the card is asked by its name."""
        return bool(self.stack) and isinstance(self.stack[-1], TurnStep)

    def view(self, seat: int | None) -> "LanternView":
        top = self.stack[-1] if self.stack else None
        bid = top.answers[seat] if seat is not None and isinstance(top, BidStep) else UNANSWERED
        return LanternView(
            round=int(self.round),
            seats=tuple(
                SeatView(points=int(points), coins=int(coins))
                for points, coins in zip(self.points, self.coins, strict=True)
            ),
            card=None if seat is None else CARDS[self.hands[seat]],
            bid=None if bid == UNANSWERED else bid,
            pool=sum(self.pool),
            discards=tuple(self.discards),
        )

    def scores(self) -> list[int]:
        return list(self.points)

    def ranks(self) -> list[int]:
        return [1 + sum(other > mine for other in self.points) for mine in self.points]

    def fields(self) -> list[int]:
        fixed = [int(self.rounds), int(self.swaps), int(self.round)]
        return fixed + self.points + self.coins + self.hands + self.pool + self.discards

    def check(self) -> None:
        held = [self.hands.count(card) for card in range(len(CARDS))]
        for card in range(len(CARDS)):
            total = self.pool[card] + self.discards[card] + held[card]
            assert total == COPIES, f"{total} copies of card {card}"
        assert min(self.coins) >= 0, "a seat owes coins"
        assert self.round <= self.rounds, "a round too many"


def draw_from(pool: list[int], chance: Chance) -> int:
    """Take a card out of a pool of counts, each card as likely as the others."""
    n = int(chance.below(sum(pool)))
    for card, copies in enumerate(pool):
        if n < copies:
            pool[card] -= 1
            return card
        n -= copies
    raise AssertionError("the pool counts more cards than it holds")


class SeatView(View, frozen=True):
    """What everybody sees of a seat."""

    points: int
    coins: int


class LanternView(View, frozen=True):
    """What one seat sees."""

    round: int
    seats: tuple[SeatView, ...]
    card: str | None
    bid: int | None
    pool: int
    discards: tuple[int, ...]


# -- the steps ----------------------------------------------------------------------


class RoundStep(Step[Lantern]):
    """TOY-ROUND: a round is a bid and a turn for each seat; after the last the cards are turned up."""

    name: ClassVar[str] = "round"
    rule: ClassVar[str] = "TOY-ROUND"
    asks: ClassVar[bool] = False

    def waiting(self, table: Lantern) -> i64:
        return 0

    def settle(self, table: Lantern, chance: Chance) -> bool:
        if table.round < table.rounds:
            table.round += 1
            tell(chance, ROUND_BEGAN, table.round)
            table.stack.append(BidStep((UNANSWERED,) * table.players))
            return False
        for seat in range(table.players):
            table.points[seat] += table.hands[seat] + 1
            tell(chance, TURNED_UP, seat, table.hands[seat])
        table.stack.pop()
        return False


class BidStep(Step[Lantern]):
    """TOY-BID: all bid at once and in secret; who has no coin bids none."""

    name: ClassVar[str] = "bid"
    rule: ClassVar[str] = "TOY-BID"

    def __init__(self, answers: tuple[int, ...]) -> None:
        self.answers = answers

    def most(self, table: Lantern, seat: int) -> int:
        """The highest bid that a seat can pay."""
        return min(HIGHEST_BID, table.coins[seat])

    def answered(self, seat: int, coins: int) -> "BidStep":
        """The step with one more answer."""
        return BidStep((*self.answers[:seat], coins, *self.answers[seat + 1 :]))

    def waiting(self, table: Lantern) -> i64:
        seats: i64 = 0
        for seat, answer in enumerate(self.answers):
            if answer == UNANSWERED and table.coins[seat] > 0:
                seats |= bit(seat)
        return seats

    def settle(self, table: Lantern, chance: Chance) -> bool:
        if self.waiting(table):
            return True
        bids = [max(answer, 0) for answer in self.answers]
        for seat, coins in enumerate(bids):
            table.coins[seat] += 1 if coins == 0 else -coins
            tell(chance, BID_OPENED, seat, coins)
        table.stack.pop()
        order = sorted(range(table.players), key=lambda seat: (-bids[seat], seat))
        table.stack.extend(TurnStep(seat) for seat in reversed(order))
        return False

    def offer(self, table: Lantern, seat: i64, moves: Moves) -> None:
        for coins in range(self.most(table, seat) + 1):
            moves.add(BID + coins)

    def take(self, table: Lantern, seat: i64, action: i64, chance: Chance) -> None:
        table.stack[-1] = self.answered(seat, action - BID)
        tell(chance, BID_MADE, seat)

    def fields(self) -> list[int]:
        return list(self.answers)


class TurnStep(Offer[Lantern]):
    """TOY-TURN: roll, swap the hidden card, or show it."""

    name: ClassVar[str] = "turn"
    rule: ClassVar[str] = "TOY-TURN"

    def offer(self, table: Lantern, seat: i64, moves: Moves) -> None:
        moves.add(ROLL)
        if table.swaps:
            moves.add(SWAP)
        moves.add(SHOW)

    def take(self, table: Lantern, seat: i64, action: i64, chance: Chance) -> None:
        table.stack.pop()
        if action == ROLL:
            die = 1 + int(chance.below(6))
            tell(chance, ROLLED, seat, die)
            table.points[seat] += die
            if die == 6:
                table.stack.append(BonusStep(seat))
        elif action == SWAP:
            table.pool[table.hands[seat]] += 1
            tell(chance, SWAPPED, seat)
            table.draw_hand(seat, chance)
        else:
            tell(chance, SHOWN, seat, table.hands[seat])
            table.points[seat] += table.hands[seat] + 1
            table.discards[table.hands[seat]] += 1
            table.draw_hand(seat, chance)


class BonusStep(Offer[Lantern]):
    """TOY-BONUS: who rolled a six keeps two points more or gives them away."""

    name: ClassVar[str] = "bonus"
    rule: ClassVar[str] = "TOY-BONUS"

    def offer(self, table: Lantern, seat: i64, moves: Moves) -> None:
        moves.add(KEEP)
        moves.add_each(GIVE, (bit(table.players) - 1) & ~bit(self.seat))

    def take(self, table: Lantern, seat: i64, action: i64, chance: Chance) -> None:
        table.stack.pop()
        if action == KEEP:
            table.points[seat] += GIFT
            tell(chance, KEPT, seat)
        else:
            table.points[action - GIVE] += GIFT
            tell(chance, GIVEN, seat, action - GIVE)


VOCABULARY: Final = Vocabulary(
    actions=(
        *(Action("bid", (("coins", str(coins)),)) for coins in range(HIGHEST_BID + 1)),
        Action("roll"),
        Action("swap"),
        Action("show"),
        Action("keep"),
        *(Action("give", (("to", f"seat-{seat}"),)) for seat in range(4)),
    ),
    steps=(RoundStep, BidStep, TurnStep, BonusStep),
    events=(
        EventKind("round-began", ("round:number",)),
        EventKind("bid-made", ("seat:seat",)),
        EventKind("bid-opened", ("seat:seat", "coins:number"), reveals=True),
        EventKind("rolled", ("seat:seat", "die:number"), reveals=True),
        EventKind("swapped", ("seat:seat",)),
        EventKind("drew", ("card:card",), reveals=True),
        EventKind("shown", ("seat:seat", "card:card"), reveals=True),
        EventKind("kept", ("seat:seat",)),
        EventKind("given", ("seat:seat", "to:seat")),
        EventKind("reshuffled"),
        EventKind("turned-up", ("seat:seat", "card:card"), reveals=True),
    ),
    options=(Option("rounds", ("3", "5")), Option("swaps", ("yes", "no"))),
    presets={"long": {"rounds": "5"}, "plain": {"swaps": "no"}},
    nouns={"card": CARDS},
)


# -- the game -----------------------------------------------------------------------


class LanternGame(Game):
    """The toy as a game of the registry would be."""

    name = "lantern"
    version = "1"
    min_players = 2
    max_players = 4

    def __init__(self, table: type[Lantern] = Lantern) -> None:
        super().__init__(VOCABULARY)
        self.table = table

    def set_up(self, players: int, options: Mapping[str, str], chance: Chance) -> State:
        state = self.table(players, int(options["rounds"]), options["swaps"] == "yes")
        for seat in range(players):
            state.draw_hand(seat, chance)
        state.stack.append(RoundStep())
        return state

    def prompt(self, state: State, seat: int) -> Prompt:
        step = state.stack[-1]
        return Prompt(step.name, Line(f"lantern-prompt-{step.name}", {"seat": PlayerName(seat)}), step.rule)

    def choice(self, state: State, seat: int, action: int) -> Choice:
        entry = self.actions[action]
        if entry.kind == "give":
            line = Line("lantern-action-give", {"to": PlayerName(action - GIVE)})
            return Choice(action, line, (f"seat:{action - GIVE}",))
        if entry.kind == "bid":
            return Choice(action, Line("lantern-action-bid", {"coins": Number(action - BID)}))
        if entry.kind == "show":
            # The seat's own card is no secret to it.
            card = cast(Lantern, state).hands[seat]
            return Choice(action, Line("lantern-action-show", {"card": self.word("card", card)}))
        return Choice(action, Line(f"lantern-action-{entry.kind}"))


GAME: Final[Game] = LanternGame()
