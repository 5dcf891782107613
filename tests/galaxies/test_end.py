"""Sections 13 to 15: the end, the scoring, the missions."""

import pytest

from starhold import FastChance
from starhold.galaxies.components import BONUS, BONUS_TIED, MISSION_IDS
from starhold.galaxies.scoring import mission_bonus
from starhold.galaxies.sight import goal
from starhold.galaxies.state import GalaxiesState
from starhold.kernel.words import EndCondition, Goal
from tests.galaxies.build import asked, mat, seen, started, table, take

THREE = "jakks vici_ks156 hoefker mj_120210 drewkaiden"
#: 20 points, and a ship one step before a planet of 1 point
NEARLY = "E0 C1 L5 orb(jakks,1) own(shouhua,gort,leandra)"


# -- section 13 --------------------------------------------------------------------------------


def test_trigger_at_twenty_one() -> None:
    """G-END-1, G-END-2: the first to reach 21 is the trigger, and stays it."""
    state = table(p1=NEARLY, p2="E0 C0 L5 orb(vici_ks156,1) own(k_widow,piedes,birkomius)", dice="diplomacy")
    assert state.trigger == -1
    take(state, "activate diplomacy", chance="maia economy economy economy economy economy economy")
    assert state.trigger == 0
    take(state, "activate economy")
    assert mat(state, 2).score == 21
    assert state.trigger == 0


@pytest.mark.parametrize(
    ("turn", "first", "further"),
    [(1, 1, ["P2", "P3"]), (3, 1, []), (2, 1, ["P3"]), (2, 2, ["P3", "P1"]), (1, 2, [])],
)
def test_the_round_is_played_out(turn: int, first: int, further: list[str]) -> None:
    """G-END-3, G-END-4: until the turn would come back to the first player."""
    p1, p2, p3 = (NEARLY if player == turn else "E0 C0" for player in (1, 2, 3))
    state = table(THREE, p1, p2, p3, dice="diplomacy", turn=turn, first=first)
    take(state, "activate diplomacy")
    order = []
    while not state.over:
        order.append(asked(state).split()[0])
        take(state, "end-turn")
    assert order == further


def test_trigger_outside_the_own_turn() -> None:
    """G-END-4: no extra turn for who triggers while following."""
    state = table(p1=NEARLY, p2="E0 C0", dice="diplomacy", turn=2)
    take(state, "activate diplomacy", "P1 follow")
    assert state.over


def test_missions_never_trigger() -> None:
    """G-END-5, G-DEF-9: 20 points and a fulfilled mission go on."""
    state = table(p1=f"{NEARLY} mission(explorer)", p2="E0 C0", dice="move")
    take(state, "end-turn")
    assert not state.over
    assert state.trigger == -1


def test_everybody_has_as_many_turns() -> None:
    """G-END-3, G-INV-6: whole rounds, whoever begins."""
    for seed in range(3):
        state = started(3, seed)
        turns = play_and_count_turns(state, seed)
        assert len(set(turns)) == 1


def play_and_count_turns(state: GalaxiesState, seed: int) -> list[int]:
    """Random play; how many turns each seat had."""
    chance, choices = FastChance(seed), FastChance(seed + 100)
    turns = [0, 0, 0]
    active = -1
    while not state.over:
        if state.active != active:
            active = int(state.active)
            turns[active] += 1
        seat = state.seats_to_move()[0]
        state.play(seat, state.pick(seat, choices), chance)
    return turns


# -- section 14 --------------------------------------------------------------------------------


def finished(p1: str, p2: str, p3: str | None = None, **options: str) -> GalaxiesState:
    """The game over, after the last seat's turn."""
    row = "tifnod vizcarra drewkaiden leandra birkomius"
    state = table(row if p3 else row.rsplit(" ", 1)[0], p1, p2, p3, turn=3 if p3 else 2, options=options)
    state.trigger = 0
    take(state, "end-turn")
    assert state.over
    return state


def test_missions_are_revealed_and_counted() -> None:
    """G-SCORE-1, G-SCORE-2: colonies, level and mission; the highest total wins."""
    state = finished("E3 C3 L2 own(jakks) mission(hoarder)", "E0 C0 L3 own(vici_ks156) mission(noble)")
    assert state.scores() == [1 + 1 + 2, 2 + 1]
    assert state.ranks() == [1, 2]
    for seat in (None, 0, 1):
        seats = seen(state, seat).seats
        assert [view.mission for view in seats] == ["hoarder", "noble"]
        assert [view.mission_points for view in seats] == [2, 0]
        assert [(view.total, view.rank) for view in seats] == [(4, 1), (3, 2)]


@pytest.mark.parametrize(
    ("p1", "p2", "ranks", "french"),
    [
        # more colonies: 2 of 1 point beat one of 2 points
        ("E0 C0 own(jakks,vici_ks156)", "E7 C7 own(hoefker)", [1, 2], [1, 2]),
        # equal colonies: the higher level, in French more resources
        ("E0 C0 L3 own(jakks)", "E4 C0 L2 own(hoefker)", [1, 2], [2, 1]),
        # equal level: more resources of both kinds together
        ("E2 C2 own(jakks)", "E0 C3 own(vici_ks156)", [1, 2], [1, 2]),
        # equal in everything: shared
        ("E1 C2 own(jakks)", "E2 C1 own(vici_ks156)", [1, 1], [1, 1]),
    ],
)
def test_ties(p1: str, p2: str, ranks: list[int], french: list[int]) -> None:
    """G-SCORE-3: colonies, level (not in French 2015), resources, shared."""
    mats = (f"{p1} mission(industrialist)", f"{p2} mission(elder)")
    default = finished(*mats)
    default_scores = default.scores()
    assert default_scores[0] == default_scores[1]
    assert default.ranks() == ranks
    assert finished(*mats, tie_breakers="planets-resources").ranks() == french


def test_all_places_are_ranked() -> None:
    """G-SCORE-4: the same comparison below the winner; equals share a place."""
    state = finished(
        "E1 C1 own(jakks) mission(industrialist)",
        "E0 C0 L3 mission(industrialist)",
        "E2 C0 own(vici_ks156) mission(industrialist)",
    )
    assert state.scores() == [1, 2, 1]
    assert state.ranks() == [2, 1, 2]


# -- section 15 --------------------------------------------------------------------------------


def bonus(mission: str, p1: str, p2: str = "E0 C0", p3: str | None = None) -> int:
    """What a mission pays P1 when the game ends like this."""
    points = seen(finished(f"{p1} mission({mission})", p2, p3), None).seats[0].mission_points
    assert points is not None
    return points


@pytest.mark.parametrize(
    ("mission", "better", "worse"),
    [
        ("charger", "E5 C0", "E4 C7"),
        ("seeker", "E0 C5", "E7 C4"),
        ("conqueror", "own(jakks,hoefker)", "own(shouhua)"),
        ("hermit", "own(jakks)", "own(hoefker,zalax)"),
        ("noble", "own(jakks,zalax)", "own(mj_120210,hoefker,lureena,clj_0517)"),
        ("trader", "own(hoefker,clj_0517)", "own(lureena,jakks,zalax,mj_120210)"),
    ],
)
def test_comparative_missions(mission: str, better: str, worse: str) -> None:
    """G-MISSION-2: Charger, Seeker, Conqueror, Hermit, Noble and Trader: 3 for a sole leader, 2 when
    tied for the lead, nothing behind."""
    same = {
        "own(jakks,hoefker)": "own(vici_ks156,zalax)",
        "own(jakks)": "own(bisschop)",
        "own(jakks,zalax)": "own(helios,la_torres)",
        "own(hoefker,clj_0517)": "own(bisschop,mared)",
    }.get(better, better)
    assert bonus(mission, f"E0 C0 {better}", f"E0 C0 {worse}") == 3
    assert bonus(mission, f"E0 C0 {better}", f"E0 C0 {same}") == 2
    assert bonus(mission, f"E0 C0 {worse}", f"E0 C0 {better}") == 0
    assert bonus(mission, f"E0 C0 {better}", f"E0 C0 {worse}", f"E0 C0 {same}") == 2


@pytest.mark.parametrize("mission", ["charger", "seeker", "conqueror", "noble", "trader"])
def test_nobody_leads_with_nothing(mission: str) -> None:
    """G-MISSION-3: a most of zero is no lead."""
    assert bonus(mission, "E0 C0", "E0 C0") == 0


def test_hermit_with_nothing() -> None:
    """G-MISSION-3: the fewest may be none."""
    assert bonus("hermit", "E0 C0", "E0 C0 own(jakks)") == 3
    assert bonus("hermit", "E0 C0", "E0 C0") == 2


def test_elder() -> None:
    """Elder, G-END-2: 2 for the player who triggered the end, nobody else."""
    assert bonus("elder", "E0 C0") == 2
    state = table(p1="mission(elder)", p2="mission(elder)", turn=2)
    state.trigger = 1
    take(state, "end-turn")
    assert [view.mission_points for view in seen(state, None).seats] == [0, 2]


def test_equalizer() -> None:
    """Equalizer, G-MISSION-5: as many economy as diplomacy colonies; none of each is equal."""
    assert bonus("equalizer", "own(jakks,hoefker)") == 3
    assert bonus("equalizer", "E0 C0") == 3
    assert bonus("equalizer", "own(jakks)") == 0


def test_explorer() -> None:
    """Explorer, G-MISSION-4: no ship home, locked ones not counted."""
    assert bonus("explorer", "surf(tifnod),orb(tifnod,1)") == 2
    assert bonus("explorer", "surf(tifnod),home") == 0


def test_orbiter() -> None:
    """Orbiter, G-MISSION-4: all ships home, locked ones not counted."""
    assert bonus("orbiter", "L1") == 2
    assert bonus("orbiter", "L6") == 2
    assert bonus("orbiter", "home,surf(tifnod)") == 0
    assert bonus("orbiter", "home,orb(tifnod,0)") == 0


def test_hoarder() -> None:
    """Hoarder: at least 3 of each resource."""
    assert bonus("hoarder", "E3 C3") == 2
    assert bonus("hoarder", "E7 C2") == 0
    assert bonus("hoarder", "E2 C7") == 0


def test_industrialist() -> None:
    """Industrialist: level 6."""
    assert bonus("industrialist", "L6") == 2
    assert bonus("industrialist", "L5") == 0


def test_missions_are_checked_at_the_end_only() -> None:
    """G-MISSION-1: what was true before the last turn does not count."""
    state = table(p1="E0 C0 mission(hoarder)", p2="E3 C3 mission(hoarder)", dice="colony", turn=2)
    state.trigger = 0
    assert mission_bonus(state, 1, MISSION_IDS.index("hoarder")) == 2
    take(state, "activate colony", "pay 2")
    assert state.over
    assert state.scores() == [0, 1]


def test_bonus_points() -> None:
    """G-MISSION-2: six missions compare, for 3 or 2; six stand alone, for 2, Equalizer for 3."""
    points = dict(zip(MISSION_IDS, zip(BONUS, BONUS_TIED, strict=True), strict=True))
    comparative = {"charger", "seeker", "conqueror", "hermit", "noble", "trader"}
    assert {mission for mission in MISSION_IDS if points[mission][1]} == comparative
    assert {points[mission] for mission in comparative} == {(3, 2)}
    assert {points[mission] for mission in set(MISSION_IDS) - comparative - {"equalizer"}} == {(2, 0)}
    assert points["equalizer"] == (3, 0)


def test_absolute_missions_only() -> None:
    """G-MISSION-6: with two players and the option, only missions that compare nobody are dealt."""
    comparative = {"charger", "seeker", "conqueror", "hermit", "noble", "trader"}

    def dealt(players: int, **options: str) -> set[str]:
        states = [started(players, seed, **options) for seed in range(30)]
        return {
            mission
            for state in states
            for seat in range(players)
            for mission in seen(state, seat).seats[seat].dealt
        }

    assert dealt(2, two_player_missions="absolute") == set(MISSION_IDS) - comparative
    assert dealt(3, two_player_missions="absolute") == set(MISSION_IDS)
    assert dealt(2) == set(MISSION_IDS)


def test_the_goal_is_told_without_missions() -> None:
    """G-END-1, G-END-5: 20 of 21 points; a mission that would pay changes nothing before the end."""
    for mission in ("mission(hoarder)", "mission(elder)"):
        state = table(p1=f"{NEARLY} {mission}", p2="E0 C0", dice="diplomacy")
        assert goal(state) == Goal((0,), 20, (EndCondition("points", 20, 21, (0,)),), last=False)
    take(state, "activate diplomacy")
    assert goal(state).last
