"""Points, missions, the end and ties (sections 13 to 15)."""

from typing import Final

from mypy_extensions import i64

from starhold.galaxies.components import BONUS, BONUS_TIED, MISSION_IDS, POINTS, TOP_LEVEL, TRACK, Track
from starhold.galaxies.events import GalaxiesEvent, tell
from starhold.galaxies.state import Empire, GalaxiesState
from starhold.kernel.bits import count, lowest, members
from starhold.kernel.chance import Chance


class Mission:
    """Numbers of the missions, as box.json lists them."""

    CHARGER: Final[int] = MISSION_IDS.index("charger")
    CONQUEROR: Final[int] = MISSION_IDS.index("conqueror")
    ELDER: Final[int] = MISSION_IDS.index("elder")
    EQUALIZER: Final[int] = MISSION_IDS.index("equalizer")
    EXPLORER: Final[int] = MISSION_IDS.index("explorer")
    HERMIT: Final[int] = MISSION_IDS.index("hermit")
    HOARDER: Final[int] = MISSION_IDS.index("hoarder")
    INDUSTRIALIST: Final[int] = MISSION_IDS.index("industrialist")
    NOBLE: Final[int] = MISSION_IDS.index("noble")
    ORBITER: Final[int] = MISSION_IDS.index("orbiter")
    SEEKER: Final[int] = MISSION_IDS.index("seeker")
    TRADER: Final[int] = MISSION_IDS.index("trader")


HOARD: Final = 3


def colony_points(empire: Empire) -> int:
    """Return the points of an empire's colonies; the rest of its score is its level's."""
    return sum(POINTS[planet] for planet in members(empire.colonies))


def colonies_with(empire: Empire, track: i64) -> i64:
    """Return how many colonies have such a track."""
    total: i64 = 0
    rest = empire.colonies
    while rest:
        if TRACK[lowest(rest)] == track:
            total += 1
        rest &= rest - 1
    return total


def compared(mission: i64, empire: Empire) -> i64:
    """Return what a comparative mission counts; more is better, so Hermit counts backwards."""
    if mission == Mission.CHARGER:
        return empire.energy
    if mission == Mission.SEEKER:
        return empire.culture
    if mission == Mission.CONQUEROR:
        return count(empire.colonies)
    if mission == Mission.HERMIT:
        return -count(empire.colonies)
    if mission == Mission.NOBLE:
        return colonies_with(empire, Track.DIPLOMACY)
    return colonies_with(empire, Track.ECONOMY)


def fulfilled(state: GalaxiesState, seat: i64, mission: i64) -> bool:
    """True if an absolute mission is fulfilled (G-MISSION-4, G-MISSION-5)."""
    empire = state.empires[seat]
    if mission == Mission.ELDER:
        return state.trigger == seat
    if mission == Mission.EQUALIZER:
        return colonies_with(empire, Track.DIPLOMACY) == colonies_with(empire, Track.ECONOMY)
    if mission == Mission.EXPLORER:
        return empire.home == 0
    if mission == Mission.ORBITER:
        return empire.surface == 0 and empire.orbit == 0
    if mission == Mission.HOARDER:
        return empire.energy >= HOARD and empire.culture >= HOARD
    return empire.level == TOP_LEVEL


def mission_bonus(state: GalaxiesState, seat: i64, mission: i64) -> i64:
    """Return the points of a mission for a seat on the table as it stands (G-MISSION-1 to G-MISSION-3)."""
    if BONUS_TIED[mission] == 0:
        return BONUS[mission] if fulfilled(state, seat, mission) else 0
    own = compared(mission, state.empires[seat])
    if own == 0 and mission != Mission.HERMIT:
        return 0
    tied = False
    for other in range(state.players):
        if other != seat:
            against = compared(mission, state.empires[other])
            if against > own:
                return 0
            tied = tied or against == own
    return BONUS_TIED[mission] if tied else BONUS[mission]


def finish(state: GalaxiesState, chance: Chance) -> None:
    """Reveal the missions and count, after the last turn (G-SCORE-1, G-SCORE-2)."""
    points: list[int] = []
    for seat in range(state.players):
        mission = state.empires[seat].mission
        bonus = mission_bonus(state, seat, mission)
        points.append(bonus)
        if bonus:
            tell(chance, GalaxiesEvent.MISSION_DONE, seat, mission, bonus)
        else:
            tell(chance, GalaxiesEvent.MISSION_FAILED, seat, mission)
    state.mission_points = bytes(points)
    state.ended = True
    if chance.log is not None:
        totals, places = scores(state), ranks(state)
        for seat in range(state.players):
            tell(chance, GalaxiesEvent.FINISHED, seat, totals[seat], places[seat])


def scores(state: GalaxiesState) -> list[int]:
    """Return each seat's points: colonies, level and, after the end, the mission."""
    totals: list[int] = []
    for seat in range(state.players):
        bonus: i64 = state.mission_points[seat] if state.mission_points else 0
        totals.append(state.empires[seat].score + bonus)
    return totals


def standing(state: GalaxiesState, seat: i64, score: i64) -> tuple[int, int, int, int]:
    """Return the score and what ties are broken by, the most important first (G-SCORE-3)."""
    empire = state.empires[seat]
    level = empire.level if state.rules.ties_by_level else 0
    return (score, count(empire.colonies), level, empire.energy + empire.culture)


def ranks(state: GalaxiesState) -> list[int]:
    """Return places, 1 for the winners; full ties share one (G-SCORE-4). Solo: 1 for a win, 2 for a loss."""
    if state.solo():
        return [1 if state.solo_winner == 0 else 2]
    totals = scores(state)
    standings = [standing(state, seat, totals[seat]) for seat in range(state.players)]
    return [1 + sum(1 for other in standings if other > own) for own in standings]
