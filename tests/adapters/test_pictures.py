"""The tables of Galaxies and Roll as drawn pictures: whole, within their frame, and without secrets."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import cast
from xml.etree import ElementTree

import pytest

import starhold
from starhold.boards import picture
from starhold.boards.art import planets
from starhold.galaxies.view import GalaxiesView
from starhold.kernel.chance import FastChance
from starhold.kernel.state import State
from starhold.roll.draw.worlds import PALETTES
from starhold.text import LANGUAGES, Text
from tests.sizes import sized

ROOT = Path(__file__).parent.parent.parent
NAMES = ("Mara", "Théo <3", "Inès", "Олег", "Kiri")
SVG = "{http://www.w3.org/2000/svg}"


def moments(game: str, players: int, seed: int) -> Iterator[State]:
    """The first decision, some of a random game, and its end."""
    luck = FastChance(seed)
    state = starhold.game(game).start(players, luck)
    made = 0
    while not state.over:
        if made in (0, 40, 41, 300, 301, 302, 900) or made % 1500 == 0:
            yield state
        mover = state.seats_to_move()[0]
        state.play(mover, state.pick(mover, luck), luck)
        made += 1
    yield state


def checked(svg: str) -> ElementTree.Element:
    """A document in which all that is referred to is defined, once, and all text stands inside."""
    root = ElementTree.fromstring(svg)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', svg)) <= {
        pair for name in ids for pair in ((name, ""), ("", name))
    }
    width, height = (float(root.get(side, "0")) for side in ("width", "height"))
    for words in root.iter(f"{SVG}text"):
        assert 0 <= float(words.get("x", "-1")) <= width
        assert 0 <= float(words.get("y", "-1")) <= height
    return root


@pytest.mark.parametrize(
    ("game", "players"), [("galaxies", n) for n in range(1, 6)] + [("roll", n) for n in range(2, 6)]
)
def test_every_moment_can_be_drawn(game: str, players: int) -> None:
    languages = sorted(LANGUAGES)
    for seed in range(sized(10)):
        for n, state in enumerate(moments(game, players, seed)):
            text = Text(languages[n % len(languages)])
            for seat in (None, players - 1):
                root = checked(picture(starhold.game(game), state.view(seat), NAMES, text))
                said = {"".join(words.itertext()) for words in root.iter(f"{SVG}text")}
                assert any(NAMES[0] in words for words in said)


def test_a_mission_is_drawn_for_its_owner_alone() -> None:
    luck, text = FastChance(3), Text("en")
    state = starhold.game("galaxies").start(2, luck)
    for _ in range(40):
        mover = state.seats_to_move()[0]
        state.play(mover, state.pick(mover, luck), luck)
    own = cast(GalaxiesView, state.view(0))
    name = text.say(f"galaxies-mission-{own.seats[0].mission}")
    assert name in picture(starhold.game("galaxies"), own, NAMES, text)
    for other in (None, 1):
        assert name not in picture(starhold.game("galaxies"), state.view(other), NAMES, text)


def test_icons_and_palettes_are_the_browsers() -> None:
    """Both draw the same things; a change there is made here too."""
    source = ROOT / "client" / "src"
    client = source / "art"
    ours = ROOT / "src" / "starhold" / "boards" / "art" / "icons.svg"
    assert ours.read_bytes() == (client / "icons.svg").read_bytes()
    told = re.findall(
        r"palette\(((?:'#\w{6}',? ?){6})\)", (client / "planets.ts").read_text(encoding="utf-8")
    )
    assert [planets.Palette(*re.findall(r"#\w{6}", one)) for one in told] == list(planets.PALETTES)
    worlds = re.findall(
        r"'((?:[0-9a-f]{6} ?){6})'", (source / "games" / "roll" / "worlds.ts").read_text(encoding="utf-8")
    )
    flat = [palette for three in PALETTES.values() for palette in three]
    assert [planets.Palette(*(f"#{colour}" for colour in one.split())) for one in worlds] == flat
