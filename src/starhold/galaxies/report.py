"""What reviews, reports and lessons say of Tiny Epic Galaxies: sources of points, traits, names of luck."""

from collections.abc import Sequence

from starhold.galaxies.components import FACE_IDS, PLANET_IDS
from starhold.galaxies.scoring import colony_points
from starhold.galaxies.sight import view_of
from starhold.galaxies.state import GalaxiesState
from starhold.kernel.record import RecordedMove, first_arguments


def sources(state: GalaxiesState) -> list[dict[str, int]]:
    """Return each seat's points: from colonies, the level of the empire and, after the end, the mission."""
    found = []
    for seat in range(state.players):
        empire = state.empires[seat]
        colonies = colony_points(empire)
        mission = int(state.mission_points[seat]) if state.mission_points else 0
        found.append({"colonies": colonies, "empire": int(empire.score) - colonies, "mission": mission})
    return found


def traits(state: GalaxiesState, seat: int, moves: Sequence[RecordedMove]) -> dict[str, tuple[str, ...]]:
    """Return a seat's mission, first die, colonies and level."""
    player = view_of(state, None).seats[seat]
    opening = first_arguments(moves, "activate")[:1]
    return {
        "mission": (f"galaxies-mission-{player.mission}",) if player.mission else (),
        "opening": tuple(f"galaxies-face-{face}" for face in opening),
        "level": (str(player.empire.level),),
        "planet": tuple(f"galaxies-planet-{planet.id}" for planet in player.empire.colonies),
    }


def luck(state: GalaxiesState) -> Sequence[Sequence[str]]:
    """Return the faces of a die, and the planets that may be drawn."""
    pool = state.deck or state.discard
    return FACE_IDS, [name for number, name in enumerate(PLANET_IDS) if pool >> number & 1]
