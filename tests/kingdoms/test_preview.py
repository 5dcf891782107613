"""What previews of Kingdoms carry: prices and gains by name, what is lost, and wars."""

from starhold.kernel.preview import plans
from starhold.kernel.ways import Delta, Preview
from starhold.kingdoms.game import GAME
from tests.kingdoms.position import Position
from tests.kingdoms.test_war import border


def ways(position: Position) -> dict[str, Preview]:
    """The previews of all plans by their notations."""
    seat = position.waiting[0]
    return {
        " > ".join(GAME.actions[action].notation for action in plan.actions): plan.preview
        for plan in plans(GAME, position.state, seat)
    }


def test_building_shows_its_price_the_level_and_the_points() -> None:
    """K-BUILD-1: the third level costs 3 ore."""
    position = border((0, 5, 0)).seat(0, tower=2).selected("build")
    found = ways(position)["perform build"]
    changes = {delta.counter: delta.change for delta in found.deltas if delta.seat == 0}
    assert (changes["ore"], changes["tower"]) == (-3, 1)
    assert changes["points"] > 0
    assert not found.nothing


def test_an_action_that_cannot_be_performed_brings_nothing_though_others_collect() -> None:
    """K-TURN-5: without food nobody is mobilised; the others collect."""
    found = ways(border((0, 5, 0)).turn())
    assert {delta.seat for delta in found["select mobilise"].deltas} == {1, 2}
    assert found["select mobilise"].nothing
    assert not found["select build > perform build"].nothing


def test_a_march_into_a_foreign_army_stops_at_war() -> None:
    """K-WAR-1."""
    position = border((3, 3, 3)).acting(0, "patrol")
    stops = {way: found.stop for way, found in ways(position).items()}
    assert stops["move 1.1 1.2"] == "war"
    assert set(stops.values()) == {"war", "people"}


def test_what_a_full_store_does_not_take_is_told() -> None:
    """K-RES-2, K-COLLECT-9: above 9 is lost."""
    position = border((0, 9, 0), (9, 9, 9)).selected("build").do("perform build")
    assert position.waiting == [1]
    mine = [delta for delta in ways(position)["collect"].deltas if delta.seat == 1]
    assert mine == [Delta(1, "food", 0, lost=2)]
