"""The drawn maps: every region, border, river and piece is there, and touches what it should."""

import xml.etree.ElementTree as ElementTree

import pytest

from starhold.kingdoms.components import SIDE_IDS
from starhold.kingdoms.data import box
from starhold.kingdoms.draw.svg import draw_side, draw_table, shared_border
from tests.kingdoms.position import Position

SVG = "{http://www.w3.org/2000/svg}"


def count(svg: str, tag: str, **attributes: str) -> int:
    """How many elements of a kind the drawing has."""
    found = ElementTree.fromstring(svg).iter(SVG + tag)
    return sum(
        all(item.get(name.rstrip("_")) == value for name, value in attributes.items()) for item in found
    )


@pytest.mark.parametrize("name", SIDE_IDS)
def test_regions_touch_where_the_file_says(name: str) -> None:
    """K-PATROL-2: two polygons have a border in common exactly if the file says so."""
    side = box().territories[SIDE_IDS.index(name)]
    for n, one in enumerate(side.regions):
        for other in side.regions[n + 1 :]:
            assert bool(shared_border(one, other)) == (other.id in one.borders)


@pytest.mark.parametrize("name", SIDE_IDS)
def test_a_side_shows_all_there_is(name: str) -> None:
    """K-WATER-2: a path over every border that can be walked across, and every river."""
    side = box().territories[SIDE_IDS.index(name)]
    svg = draw_side(name)
    walks = sum(len(region.adjacent) for region in side.regions) // 2
    assert count(svg, "polygon") == len(side.regions)
    assert count(svg, "line", class_="path") == walks
    assert count(svg, "polyline", class_="river") == sum(len(river.path) for river in side.rivers)
    assert count(svg, "circle") == 5  # a number for every land region
    for terrain in {region.terrain for region in side.regions}:
        assert f"url(#t-{terrain})" in svg


def test_edge_regions_have_a_gate() -> None:
    """K-QUEST-1: land at the edge of the card, and no other."""
    for side in box().territories:
        gates = draw_side(side.id).count('d="M0-20L26 0L0 20z"')
        assert gates == sum(region.edge for region in side.land())


def test_armies_and_tokens_are_drawn() -> None:
    """Standing and lying armies, neutral ones, tokens open and face down; regions can be picked."""
    position = Position("brugerdiehl", "halvmark", lost="brysue", tokens=True)
    position.seat(0, "brugerdiehl-1", "brugerdiehl-3").seat(1, "halvmark-4", "halvmark-2")
    position.token("camp", "brugerdiehl-3").token("dragon-lair", "halvmark-5")
    position.state.face_down = 1 << position.region("brugerdiehl-5")
    svg = draw_table(position.state.view(0), ["<Ann>", "Ben"])  # type: ignore[arg-type]
    assert svg.count("rotate(90)") - svg.count('rotate(90)" fill="#fff8e7"') == 1  # one army lies
    assert svg.count(">N</text>") == 5
    assert svg.count(">?</text>") == 1
    assert svg.count('r="24"') == 3
    assert "1. Brügerdiehl: &lt;Ann&gt;" in svg
    assert count(svg, "g", class_="region") == 15
    picks = {item.get("data-pick") for item in ElementTree.fromstring(svg).iter(SVG + "g")}
    assert {f"region:{board}:{land}" for board in (1, 2, 3) for land in range(1, 6)} <= picks


def test_regions_tell_their_names() -> None:
    """For screen readers and pointers."""
    assert "<title>Intheoros 1 (forest)</title>" in draw_side(
        "intheoros", titles={"r1": "Intheoros 1 (forest)"}
    )
