"""How bots look at Beacon."""

from typing import Final, cast

from beacon.game import Beacon, Turn
from starhold.bots.config import BotConfig
from starhold.bots.contrast import COMMON, Fact, FactKind, Reasons
from starhold.bots.heuristic import Heuristic
from starhold.bots.net import Features, Layout, Sink
from starhold.kernel.state import State

MOST: Final = 40
LAYOUT: Final = Layout()
OIL: Final = LAYOUT.numbers("oil", MOST)
POT: Final = LAYOUT.numbers("pot", MOST)


def pot_of(table: Beacon, seat: int) -> int:
    """The pot, if it is this seat's."""
    return table.pot if table.stack and cast(Turn, table.stack[-1]).seat == seat else 0


class BeaconFeatures(Features):
    """The oil in the tower, and the oil at risk."""

    def layout(self) -> Layout:
        return LAYOUT

    def fill(self, state: State, seat: int, sink: Sink) -> None:
        table = cast(Beacon, state)
        sink.one_of(OIL, table.oil[seat], MOST)
        sink.one_of(POT, pot_of(table, seat), MOST)


class BeaconHeuristic(Heuristic):
    """Oil; one of six rolls loses the pot."""

    def evaluate(self, state: State, seat: int) -> int:
        table = cast(Beacon, state)
        return 100 * (table.oil[seat] + table.flasks[seat] + 1) + 83 * pot_of(table, seat)


CONFIG: Final = BotConfig(
    "beacon",
    BeaconFeatures(),
    BeaconHeuristic(),
)


class BeaconReasons(Reasons):
    """The oil at risk; the oil in the tower is points."""

    kinds = (*COMMON, FactKind("pot", ("pot",)))

    def facts(self, state: State, seat: int) -> dict[Fact, int]:
        return {**super().facts(state, seat), Fact("pot"): pot_of(cast(Beacon, state), seat)}


REASONS: Final = BeaconReasons()
