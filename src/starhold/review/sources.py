"""Sources: where the points of each seat come from, as the table lies; the words are GAME-source-SOURCE."""

from collections.abc import Callable
from typing import Final

import msgspec

from starhold.galaxies.components import POINTS
from starhold.galaxies.state import Galaxies
from starhold.kernel.bits import has
from starhold.kernel.state import State
from starhold.kingdoms.sight import view_of
from starhold.kingdoms.state import KingdomsState
from starhold.roll.scoring import score
from starhold.roll.state import Roll

Points = dict[str, int]


def galaxies(state: Galaxies) -> list[Points]:
    """Colonies, level of the empire and, after the end, the mission."""
    found = []
    for seat in range(state.players):
        empire = state.empires[seat]
        colonies = sum(points for planet, points in enumerate(POINTS) if has(empire.colonies, planet))
        mission = int(state.mission_points[seat]) if state.mission_points else 0
        found.append({"colonies": colonies, "empire": int(empire.score) - colonies, "mission": mission})
    return found


def kingdoms(state: KingdomsState) -> list[Points]:
    """As the score sheet has it."""
    view = view_of(state, None)
    return [msgspec.structs.asdict(seat.score) for seat in view.seats]


def roll(state: Roll) -> list[Points]:
    """Chips, what the tableau cost, and what developments of cost 6 add."""
    found = []
    for seat in range(state.players):
        player = state.seats[seat]
        chips, tableau = int(player.chips), int(player.tableau.cost)
        found.append({"chips": chips, "tableau": tableau, "six": int(score(state, seat)) - chips - tableau})
    return found


_OF: Final[dict[type[State], Callable[..., list[Points]]]] = {
    Galaxies: galaxies,
    KingdomsState: kingdoms,
    Roll: roll,
}


def sources(state: State) -> tuple[Points, ...]:
    """The points of each seat by source; of a game that nobody has thought about, all together."""
    count = _OF.get(type(state))
    if count is None:
        return tuple({"points": points} for points in state.scores())
    return tuple(count(state))
