"""What all steps of the game have in common, and the numbers of their kinds."""

from typing import Final

from mypy_extensions import i64

from starhold.kernel.bits import bit
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step import Step
from starhold.kernel.vocabulary import StepKind
from starhold.kingdoms.state import KingdomsState


class Ask:
    """Numbers of the kinds of steps, in the order of STEPS."""

    FACTION: Final = 0
    SIDE: Final = 1
    START: Final = 2
    SPLIT: Final = 3
    GAP: Final = 4
    TURN: Final = 5
    SELECT: Final = 6
    PERFORM: Final = 7
    COLLECT: Final = 8
    YIELD: Final = 9
    PATROL: Final = 10
    PATROL_AGAIN: Final = 11
    QUEST: Final = 12
    EXCHANGE: Final = 13
    ENTRY: Final = 14
    BUILD_BILL: Final = 15
    MOBILISE_BILL: Final = 16
    RETREAT_BILL: Final = 17
    MOBILISE: Final = 18
    TRADE: Final = 19
    GAIN: Final = 20
    LOSE: Final = 21
    ROB: Final = 22
    BANDIT: Final = 23
    BATTLE: Final = 24
    BIDS: Final = 25
    RAISE: Final = 26
    PAYMENT: Final = 27
    LAIR: Final = 28
    ORDER: Final = 29
    FREE_ARMY: Final = 30
    FATE: Final = 31
    RELOCATE: Final = 32
    LIFT: Final = 33
    LIFT_WHICH: Final = 34
    PLACE: Final = 35
    BANISH: Final = 36
    VICTIM: Final = 37
    BANISH_WHICH: Final = 38
    EXTRA: Final = 39
    PROFIT: Final = 40
    DEAL_FACTIONS: Final = 41
    DEAL_CARDS: Final = 42
    LAY_TOKENS: Final = 43


STEPS: Final = (
    StepKind("faction", "K-SETUP-4"),
    StepKind("side", "K-SETUP-5"),
    StepKind("start", "K-SETUP-8"),
    StepKind("split", "K-SETUP-6"),
    StepKind("gap", "K-TOKEN-3"),
    StepKind("turn", "K-TURN-1", asks=False),
    StepKind("select", "K-TURN-4"),
    StepKind("perform", "K-TURN-8"),
    StepKind("collect", "K-COLLECT-6"),
    StepKind("yield", "K-FAC-2"),
    StepKind("patrol", "K-PATROL-1"),
    StepKind("patrol-again", "K-FAC-2"),
    StepKind("quest", "K-QUEST-1"),
    StepKind("exchange", "K-FAC-2"),
    StepKind("entry", "K-WAR-20", asks=False),
    StepKind("build-bill", "K-BUILD-1"),
    StepKind("mobilise-bill", "K-MOB-1"),
    StepKind("retreat-bill", "K-RETREAT-2"),
    StepKind("mobilise", "K-MOB-2"),
    StepKind("trade", "K-TRADE-1"),
    StepKind("gain", "K-FAC-6"),
    StepKind("lose", "K-FAC-2"),
    StepKind("rob", "K-FAC-2"),
    StepKind("bandit", "K-TOKEN-11"),
    StepKind("battle", "K-WAR-20", asks=False),
    StepKind("bids", "K-WAR-2"),
    StepKind("raise", "K-WAR-10"),
    StepKind("payment", "K-WAR-16"),
    StepKind("lair", "K-TOKEN-13"),
    StepKind("order", "K-ALLY-10"),
    StepKind("free-army", "K-TOKEN-16"),
    StepKind("fate", "K-WAR-19"),
    StepKind("relocate", "K-ALLY-11"),
    StepKind("lift", "K-FAC-2"),
    StepKind("lift-which", "K-FAC-2"),
    StepKind("place", "K-FAC-2"),
    StepKind("banish", "K-FAC-7"),
    StepKind("victim", "K-FAC-7"),
    StepKind("banish-which", "K-FAC-7"),
    StepKind("extra", "K-FAC-2"),
    StepKind("profit", "K-FAC-5", asks=False),
    StepKind("deal-factions", "K-SETUP-4", asks=False),
    StepKind("deal-cards", "K-SETUP-5", asks=False),
    StepKind("lay-tokens", "K-TOKEN-1", asks=False),
)


class OneSeat(Step[KingdomsState]):
    """A decision of one seat. If only one way is open it is taken without asking."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def waiting(self, state: KingdomsState) -> i64:
        return bit(self.seat)

    def settle(self, state: KingdomsState, chance: Chance) -> bool:
        moves = Moves(0)
        self.offer(state, self.seat, moves)
        if moves.count == 1:
            self.take(state, self.seat, moves.found, chance)
            return False
        state.choices = moves.count
        return True

    def fields(self) -> list[int]:
        return [int(self.seat)]


class Course(Step[KingdomsState]):
    """A step that asks nobody: it carries on what the steps above it have left."""

    def waiting(self, state: KingdomsState) -> i64:
        return 0

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        return
