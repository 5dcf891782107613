"""The heuristic evaluation of Tiny Epic Galaxies."""

from typing import cast, final

from mypy_extensions import i64

from starhold.bots.heuristic import Heuristic
from starhold.galaxies.components import LENGTH, MAX_SLOTS, POINTS
from starhold.galaxies.state import GalaxiesState
from starhold.kernel.bits import has
from starhold.kernel.state import State


@final
class GalaxiesHeuristic(Heuristic):
    """Points, what is on the way to points, the empire's dice and ships, and what pays for them."""

    def __init__(self) -> None:
        super().__init__(700)

    def evaluate(self, state: State, seat: i64) -> i64:
        table = cast(GalaxiesState, state)
        empire = table.empires[seat]
        total = 200 * empire.score + 150 * empire.level + 35 * empire.energy + 50 * empire.culture
        if table.over:
            total += 200 * (table.scores()[seat] - empire.score)
        for slot in range(MAX_SLOTS):
            if has(empire.orbit, slot):
                planet = table.planet_at(slot)
                length: i64 = LENGTH[planet]
                # The further along a track, the more likely its points are to come.
                share = 2 * empire.position(slot) + 1
                total += 30 + 40 * POINTS[planet] * share * share // (length * length)
        return total
