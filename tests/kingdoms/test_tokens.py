"""Discovery tokens (K-TOKEN-5 to K-TOKEN-31)."""

import pytest

from starhold.kingdoms.state import packed
from tests.kingdoms.position import Position

Purse = tuple[int, int, int]


def world() -> Position:
    return Position("intheoros", "aughmoore", "brugerdiehl", tokens=True)


def finding(kind: str, region: str = "intheoros-2", purse: Purse = (0, 0, 0), armies: int = 3) -> Position:
    """Seat 0 patrols from intheoros-1 onto a face-down token."""
    position = world().seat(0, *["intheoros-1", "intheoros-3", "intheoros-3"][:armies], purse=purse)
    position.seat(1, "aughmoore-2", "aughmoore-2").seat(2, "brugerdiehl-2", "brugerdiehl-2")
    position.hide(kind, region).acting(0, "patrol")
    return position.do(f"move intheoros-1 {region}")


def battle(tower: int = 0, loser: Purse = (0, 0, 0)) -> Position:
    """Seat 0 in intheoros-1 faces seat 1 in intheoros-2, both with two more armies at home."""
    position = world().seat(0, "intheoros-1", "intheoros-3", "intheoros-3", purse=(0, 1, 0))
    position.seat(1, "intheoros-2", "aughmoore-2", "aughmoore-1", purse=loser, tower=tower)
    return position.seat(2, "brugerdiehl-2", "brugerdiehl-2")


def won(position: Position) -> Position:
    """Seat 0 attacks and wins."""
    return position.acting(0, "patrol").do("move intheoros-1 intheoros-2").bid(1, 0)


# -- turning up ------------------------------------------------------------------------------------


def test_the_owner_of_the_army_turns_the_token_up() -> None:
    """K-TOKEN-5: at once."""
    position = finding("camp")
    assert position.state.face_down == 0
    assert "found" in position.told()


def test_placement_by_an_ability_turns_tokens_up() -> None:
    """K-TOKEN-6: Centaurs who mobilise nearby or redeploy."""
    position = world().seat(0, "intheoros-1", "intheoros-1", faction="centaurs", magic=2, purse=(3, 0, 3))
    position.seat(1, "aughmoore-2", "aughmoore-2").seat(2, "brugerdiehl-2", "brugerdiehl-2")
    position.hide("city", "intheoros-2").acting(0, "mobilise").do("mobilise intheoros-2")
    assert position.state.cities == 1 << position.region("intheoros-2")


def test_tokens_and_wars_never_meet() -> None:
    """K-TOKEN-7: the first arrival turns the token up, whoever comes later finds it open."""
    position = finding("camp")
    assert not position.state.face_down & position.state.occupied


# -- kept and spent --------------------------------------------------------------------------------


def test_crown() -> None:
    """K-TOKEN-8: two points for its holder."""
    position = finding("crown")
    before = position.state.scores()[1]
    assert position.state.crown == 0
    position.state.crown = 1
    assert position.state.scores()[1] == before + 2


@pytest.mark.parametrize("kind", ["treasure", "bandit", "blank"])
def test_spent_tokens_leave_the_game(kind: str) -> None:
    """K-TOKEN-27, K-TOKEN-29: treasure, bandit and blank are discarded."""
    position = finding(kind, purse=(1, 1, 0))
    index = {"treasure": 1, "bandit": 2, "blank": 8}[kind]
    assert packed(position.state.spent, index) == 1


def test_the_crown_goes_to_the_victor() -> None:
    """K-TOKEN-9: when its holder loses a war."""
    assert won(battle().crown(1)).state.crown == 0


def test_a_crown_found_on_the_retreat_stays() -> None:
    """K-TOKEN-9: he did not hold it when he lost."""
    position = won(battle(loser=(0, 0, 3)).hide("crown", "intheoros-5"))
    position.do("retreat intheoros-5")
    assert position.state.crown == 1


def test_treasure() -> None:
    """K-TOKEN-10, D-TREASURE: two resources of choice, equal or different."""
    position = finding("treasure")
    assert len(position.legal()) == 6
    position.do("resources 1 0 1")
    assert position.purse(0) == (1, 0, 1)


def test_bandit() -> None:
    """K-TOKEN-11, D-BANDIT: two resources or the army."""
    position = finding("bandit", purse=(1, 2, 0))
    assert position.legal() == {"resources 1 1 0", "resources 0 2 0", "remove"}
    position.do("resources 0 2 0")
    assert position.purse(0) == (1, 0, 0)
    assert position.in_play(0) == 3
    position = finding("bandit", purse=(1, 2, 0)).do("remove")
    assert position.in_play(0) == 2
    assert position.armies(0) == ["intheoros-3", "intheoros-3"]


def test_a_bandit_takes_the_army_of_a_poor_player() -> None:
    """K-TOKEN-11: with fewer than two resources there is no choice."""
    assert finding("bandit", purse=(0, 1, 0)).in_play(0) == 2


@pytest.mark.parametrize(("purse", "left"), [((0, 1, 0), (0, 0, 0)), ((0, 0, 0), (0, 0, 0))])
def test_a_bandit_spares_the_last_army(purse: Purse, left: Purse) -> None:
    """K-TOKEN-12: the player pays what he has, up to two."""
    position = finding("bandit", purse=purse, armies=1)
    assert position.in_play(0) == 1
    assert position.purse(0) == left
    rich = finding("bandit", purse=(2, 1, 0), armies=1)
    assert rich.legal() == {"resources 2 0 0", "resources 1 1 0"}


# -- dragon lair -----------------------------------------------------------------------------------


def test_a_lair_takes_a_tower_level_instead_of_the_army() -> None:
    """K-TOKEN-13, K-TOKEN-14, K-TOKEN-16, D-DRAGON, D-FREE-RETREAT: a free and compulsory retreat."""
    position = won(battle(tower=3).token("dragon-lair", "intheoros-3"))
    assert (position.step, position.waiting) == ("lair", [0])
    position.do("use")
    assert position.state.kingdom(1).tower == 2
    assert position.legal() == {f"retreat intheoros-{n}" for n in (1, 4, 5)}
    position.do("retreat intheoros-5")
    assert position.in_play(1) == 3


def test_a_lair_need_not_be_used() -> None:
    """K-TOKEN-13: the winner may decide."""
    position = won(battle(tower=3).token("dragon-lair", "intheoros-3")).do("decline")
    assert position.state.kingdom(1).tower == 3
    assert position.in_play(1) == 2


def test_without_a_free_region_army_and_level_are_lost() -> None:
    """K-TOKEN-14: the army is removed and the level lost as well."""
    position = Position("erilor", "aughmoore", "brugerdiehl", tokens=True)
    position.token("dragon-lair", "erilor-2")
    position.seat(0, "erilor-2", "erilor-2", purse=(0, 1, 0))
    position.seat(1, "erilor-3", "aughmoore-2", tower=2)
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2")
    position.acting(0, "patrol").do("move erilor-2 erilor-3").bid(1, 0).do("use")
    assert position.state.kingdom(1).tower == 1
    assert position.in_play(1) == 1


def test_no_tower_no_lair() -> None:
    """K-TOKEN-15: against level 0 nobody is asked."""
    position = won(battle(tower=0).token("dragon-lair", "intheoros-3"))
    assert position.step == "select"


def test_the_winner_of_the_lair_controls_it() -> None:
    """K-TOKEN-17: also if the war was fought for the lair's own region."""
    assert won(battle(tower=1).token("dragon-lair", "intheoros-2")).step == "lair"


def test_a_lair_and_a_last_army_without_a_neighbour() -> None:
    """K-TOKEN-30: the level is lost, and the army goes to the nearest empty region."""
    position = Position("erilor", "aughmoore", "brugerdiehl", tokens=True)
    position.token("dragon-lair", "erilor-2")
    position.seat(0, "erilor-2", "erilor-2", "erilor-1", purse=(0, 1, 0))
    position.seat(1, "erilor-3", "erilor-1", tower=1)
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2")
    position.acting(0, "patrol").do("move erilor-2 erilor-3").bid(1, 0)
    position.do("use", "next erilor-1")
    assert position.state.kingdom(1).tower == 0
    assert position.step == "relocate"
    position.do("relocate erilor-5")
    assert position.armies(1) == ["erilor-5"]


# -- camp, fortress, city --------------------------------------------------------------------------


def test_a_camp_adds_a_resource_of_the_region() -> None:
    """K-TOKEN-18, K-TOKEN-28: to whoever collects there."""
    position = world().token("camp", "intheoros-3")
    position.seat(0, "aughmoore-4", "aughmoore-4")
    position.seat(1, "intheoros-3", "intheoros-3").seat(2, "brugerdiehl-2", "brugerdiehl-2")
    position.selected("build")
    assert position.purse(1) == (0, 2, 0)


def test_camps_in_ruins_and_capitals() -> None:
    """K-TOKEN-19: of free choice for a lying army, nothing in a capital."""
    position = world().token("camp", "brugerdiehl-1", "aughmoore-4")
    position.seat(0, "intheoros-3", "intheoros-3")
    position.seat(1, "brugerdiehl-1", "aughmoore-4").seat(2, "brugerdiehl-1^", "brugerdiehl-2")
    position.selected("build")
    assert (position.step, position.waiting) == ("collect", [1])
    assert len(position.legal()) == 6
    position.do("resources 1 1 0")
    assert position.purse(1) == (1, 1, 0)
    assert position.purse(2) == (0, 1, 0)  # his army in the ruins stands


def test_a_fortress_helps_attackers() -> None:
    """K-TOKEN-20: two points in any region, and nothing in defence."""
    position = battle().token("fortress", "intheoros-3").acting(0, "patrol")
    position.do("move intheoros-1 intheoros-2")
    assert "bid 3" in position.legal(0)
    assert "bid 4" not in position.legal(0)
    position = battle(loser=(0, 1, 0)).token("fortress", "aughmoore-2").acting(0, "patrol")
    position.do("move intheoros-1 intheoros-2")
    assert "bid 2" not in position.legal(1)


def test_fortresses_add_up() -> None:
    """K-TOKEN-21, K-FAC-3: with each other and with other discounts."""
    position = battle().token("fortress", "intheoros-3", "intheoros-4")
    position.seat(0, "intheoros-4", faction="orcs", magic=3)
    position.acting(0, "patrol").do("move intheoros-1 intheoros-2")
    assert position.legal(0) == {"flag", *(f"bid {n}" for n in range(1, 7))}


def test_a_city_is_worth_a_point_to_each_who_controls_it() -> None:
    """K-TOKEN-22, K-SCORE-6: allies get one each."""
    position = battle()
    position.seat(0, "aughmoore-2")
    before = position.state.scores()
    position.token("city", "aughmoore-2")
    assert [now - then for now, then in zip(position.state.scores(), before, strict=True)] == [1, 1, 0]


# -- church ----------------------------------------------------------------------------------------


def test_a_church_saves_an_army_once() -> None:
    """K-TOKEN-23, K-TOKEN-26: the token is used up, and nothing reacts to a loss."""
    position = battle().token("church", "aughmoore-2")
    position.seat(2, faction="undead", magic=3)
    won(position)
    assert position.legal() == {"remove", "church aughmoore-2"}
    position.do("church aughmoore-2")
    assert position.armies(1) == ["aughmoore-1", "aughmoore-2", "aughmoore-2"]
    assert position.state.churches == 0
    assert packed(position.state.spent, 7) == 1
    assert position.purse(2) == (0, 0, 0)


def test_a_full_church_saves_nobody() -> None:
    """K-TOKEN-24."""
    position = battle().token("church", "aughmoore-2").seat(1, "aughmoore-2")
    assert won(position).in_play(1) == 3


def test_a_church_needs_another_army_there() -> None:
    """K-TOKEN-25: the losing army itself does not control it; in a broken alliance the same holds."""
    position = battle().token("church", "intheoros-2")
    assert won(position).in_play(1) == 2
    position = battle().token("church", "aughmoore-2")
    position.seat(0, "intheoros-5").seat(1, "intheoros-5")
    won(position).do("next intheoros-5")
    assert "church aughmoore-2" in position.legal()


def test_bandits_on_the_retreat_are_no_loss_of_the_war() -> None:
    """K-TOKEN-31: no church and no Undead 1, but Undead 3 of another player counts."""
    position = battle(loser=(0, 0, 3)).token("church", "aughmoore-2")
    position.seat(1, faction="undead", magic=1, purse=(0, 0, 3)).hide("bandit", "intheoros-5")
    won(position).do("retreat intheoros-5")
    assert position.in_play(1) == 2
    assert position.purse(1) == (0, 0, 0)
    assert position.step == "select"
