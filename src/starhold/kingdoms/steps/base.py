"""What the steps of the game share: a power to be used or not, and reasons that several of them give."""

from typing import Final

from mypy_extensions import i64

from starhold.kernel.bits import bit, has
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step_kinds import Decision
from starhold.kernel.words import Number, Question, Reason
from starhold.kingdoms.actions import KingdomsAction
from starhold.kingdoms.components import MAX_RESOURCE, RESOURCE_IDS
from starhold.kingdoms.state import KingdomsState
from starhold.kingdoms.words import REASONS, amount_pick, region_word, resource_word


def owners(state: KingdomsState, seat: i64, region: i64) -> i64:
    """Return the other players who have armies in a region, as a set."""
    found: i64 = 0
    for other in range(state.players):
        if other != seat and has(state.kingdom(other).lands, region):
            found |= bit(other)
    return found


class UseOrDecline(Decision[KingdomsState]):
    """Something that the seat may use or leave (D-OPTIONAL)."""

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        moves.add(KingdomsAction.USE)
        moves.add(KingdomsAction.DECLINE)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        if action == KingdomsAction.USE:
            self.use(state, seat, chance)

    def use(self, state: KingdomsState, seat: i64, chance: Chance) -> None:
        """Use what was offered."""
        raise NotImplementedError

    def decline(self, state: KingdomsState, seat: i64) -> i64:
        return KingdomsAction.DECLINE


class AboutRegion(Decision[KingdomsState]):
    """A decision about a region, which the question names."""

    def __init__(self, seat: i64, region: i64) -> None:
        super().__init__(seat)
        self.region: i64 = region

    def question(self, state: KingdomsState, seat: i64) -> Question:
        return Question(self.name, {"region": region_word(state, self.region)}, self.rule)

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.region)]


# -- why not: what several decisions say against regions, players and amounts ----------------

FULL: Final = REASONS.declare("full", rule="K-MOVE-2")
FOREIGN_ARMY: Final = REASONS.declare("foreign-army")
NO_FOREIGN_ARMY: Final = REASONS.declare("no-foreign-army")
LAST_ARMY: Final = REASONS.declare("last-army", rule="K-MOVE-3")
NOT_EDGE: Final = REASONS.declare("not-edge", rule="K-QUEST-1")
NOT_NEXT: Final = REASONS.declare("not-next", rule="K-RETREAT-3")
YOURSELF: Final = REASONS.declare("yourself")
TOO_FEW: Final = REASONS.declare("too-few", rule="K-RES-3")


def foreign_lands(state: KingdomsState, seat: i64) -> i64:
    """Return the regions with an army of another player."""
    found: i64 = 0
    for other in range(state.players):
        if other != seat:
            found |= state.kingdom(other).lands
    return found


def refuse_amounts(state: KingdomsState, seat: i64, reason: Reason, moves: Moves, held: bool = True) -> None:
    """Amounts that are in no answer: the player has less (if that matters), or else for this reason."""
    for resource in range(len(RESOURCE_IDS)):
        have = state.kingdom(seat).amount(resource)
        few = TOO_FEW(have=Number(int(have)), resource=resource_word(resource))
        for amount in range(MAX_RESOURCE + 1):
            moves.refuse_pick(amount_pick(resource, amount), few if held and amount > have else reason)


# -- whether an action can be performed -----------------------------------------------------


class Hindrance:
    """What keeps a player from performing an action (K-TURN-12)."""

    NONE: Final = 0
    #: tower or magic cannot rise any higher
    TOP: Final = 1
    #: the price cannot be paid
    PRICE: Final = 2
    #: all armies are in play
    SUPPLY: Final = 3
    #: there is nowhere to put an army, or to go with one
    PLACE: Final = 4
    #: no army stands at an edge
    EDGE: Final = 5
    #: nobody has anything to take, or the player anything to give
    EMPTY: Final = 6
    #: all stores are full
    FULL: Final = 7


#: the same by name, for texts
HINDRANCE_IDS: Final = ("none", "top", "price", "supply", "place", "edge", "empty", "full")
