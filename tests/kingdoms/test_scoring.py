"""Scoring (K-SCORE) and capitals (K-CAPITAL)."""

import pytest
from msgspec import to_builtins

from starhold.kernel.chance import FastChance
from starhold.kernel.words import EndCondition
from starhold.kingdoms.components import TOWER_ALTERNATIVE, TOWER_POINTS
from starhold.kingdoms.scoring import finish
from starhold.kingdoms.sight import goal, view_of
from tests.kingdoms.position import Position


def three() -> Position:
    return Position("intheoros", "aughmoore", "brugerdiehl")


def score(position: Position, seat: int = 0) -> int:
    return position.state.scores()[seat]


def test_armies_in_ruins_are_lost_first() -> None:
    """K-SCORE-1, K-RUINS-9: lying or standing, and every later check uses the map without them."""
    position = three().seat(0, "intheoros-1", "brugerdiehl-1", "brugerdiehl-1^", faction="goblins", magic=5)
    position.seat(1, "aughmoore-1", "aughmoore-1").seat(2, "brugerdiehl-2")
    assert score(position) == 1 + 5  # no Goblin majority: seat 1 has more armies left
    finish(position.state, position.chance)
    position.state.check()
    assert position.armies(0) == ["intheoros-1"]
    assert position.in_play(0) == 1
    assert score(position) == 6
    assert position.told() == ["lost-in-ruins", "finished", "finished", "finished"]


def test_armies_and_magic() -> None:
    """K-SCORE-2, K-SCORE-3: a point each."""
    position = three().seat(0, "intheoros-1", "intheoros-1", "intheoros-3", magic=4)
    position.seat(1, "aughmoore-1").seat(2, "brugerdiehl-2")
    assert score(position) == 3 + 4


@pytest.mark.parametrize("level", range(7))
def test_tower(level: int) -> None:
    """K-SCORE-4: as the tower card says, in both of its readings."""
    position = three().seat(0, "intheoros-1", tower=level)
    assert score(position) == 1 + TOWER_POINTS[level]
    position.state.alternative_tower = 1
    assert score(position) == 1 + TOWER_ALTERNATIVE[level]
    assert list(TOWER_POINTS) == [0, 0, 1, 2, 4, 7, 10]
    assert list(TOWER_ALTERNATIVE) == [0, 1, 2, 4, 7, 10, 13]  # a play report bounds the last to 13


def test_capitals() -> None:
    """K-CAPITAL-1, K-CAPITAL-2, K-SCORE-5: two points alone, one each when shared."""
    position = three().seat(0, "aughmoore-4", "aughmoore-4")
    assert score(position) == 2 + 2
    position = three().seat(0, "aughmoore-4").seat(1, "aughmoore-4")
    assert score(position) == score(position, 1) == 1 + 1


def test_crown_and_cities() -> None:
    """K-SCORE-6: two and one."""
    position = Position("intheoros", "aughmoore", "brugerdiehl", tokens=True)
    position.seat(0, "intheoros-1", "intheoros-2").token("city", "intheoros-1", "intheoros-2").crown(0)
    assert score(position) == 2 + 2 + 2


def test_the_highest_total_wins() -> None:
    """K-SCORE-8."""
    position = three().seat(0, "intheoros-1", tower=1).seat(1, "aughmoore-1", tower=3)
    position.seat(2, "brugerdiehl-2", tower=2)
    assert position.state.ranks() == [3, 1, 2]


def level_players() -> Position:
    """Seats 0 and 1 with two armies each, and nothing else."""
    position = three().seat(0, "intheoros-1", "intheoros-2").seat(1, "aughmoore-1", "aughmoore-2")
    return position.seat(2, "brugerdiehl-2")


def test_ties() -> None:
    """K-SCORE-9: armies, then tower, then magic, then resources decide."""
    armies = level_players().seat(0, "intheoros-3").seat(1, tower=2)
    tower = level_players().seat(0, tower=2).seat(1, magic=1)
    magic = level_players().seat(0, magic=2)
    magic.state.take_single(1, magic.region("aughmoore-2"))
    magic.state.put_army(1, magic.region("aughmoore-4"))  # a capital, two points like two magic levels
    resources = level_players().seat(0, purse=(1, 1, 1)).seat(1, purse=(2, 0, 0))
    for position in (armies, tower, magic, resources):
        assert score(position, 0) == score(position, 1)
        assert position.state.ranks() == [1, 2, 3]


def test_a_full_tie_is_shared() -> None:
    """K-SCORE-9: the tied players win together."""
    position = three().seat(0, "intheoros-1").seat(1, "aughmoore-1").seat(2)
    assert position.state.ranks() == [1, 1, 3]


def test_bonuses_look_at_one_final_state() -> None:
    """K-SCORE-10: Dwarves, Elves and Goblins compare with all players; no bonus changes another's."""
    position = three()
    position.seat(0, "intheoros-1", faction="dwarves", magic=5, tower=2)
    position.seat(1, "aughmoore-1", faction="elves", magic=5, tower=2, purse=(3, 0, 0))
    position.seat(2, "brugerdiehl-2", faction="goblins", magic=5, purse=(2, 0, 0))
    assert position.state.scores() == [1 + 5 + 1 + 1, 1 + 5 + 1 + 2, 1 + 5 + 2]
    finish(position.state, FastChance(1))
    assert position.state.scores() == [8, 9, 8]


def test_the_view_tells_where_points_come_from() -> None:
    """K-SCORE-2 to K-SCORE-7: the lines of the scoring add up to the points."""
    position = Position("intheoros", "aughmoore", "brugerdiehl", tokens=True)
    position.seat(0, "aughmoore-4", "intheoros-1", faction="dwarves", magic=5, tower=3)
    position.token("city", "intheoros-1").crown(0).seat(1, "aughmoore-1").seat(2, "brugerdiehl-2")
    seat = view_of(position.state, None).seats[0]
    assert to_builtins(seat.score) == {
        "armies": 2,
        "magic": 5,
        "bonus": 1,
        "tower": 2,
        "capitals": 2,
        "cities": 1,
        "crown": 2,
        "lost_kingdom": 0,
    }
    assert seat.points == sum(to_builtins(seat.score).values())


def test_the_goal_is_whoever_is_nearest_and_then_the_shields() -> None:
    """K-END-1, K-END-4: armies, tower and magic; once the end is triggered, the shields."""
    position = three().seat(0, "intheoros-1", "intheoros-1", magic=4)
    position.seat(1, "aughmoore-1", "aughmoore-1", tower=2).seat(2, "brugerdiehl-2")
    told = goal(position.state)
    assert told.ends == (
        EndCondition("armies", 2, 7, (0, 1)),
        EndCondition("tower", 2, 6, (1,)),
        EndCondition("magic", 4, 5, (0,)),
    )
    assert (told.leaders, told.points, told.round, told.last) == ((0,), score(position), 1, False)
    position.state.ended = 1
    assert goal(position.state).ends == (EndCondition("shields", 0, 5),)
    assert goal(position.state).last
