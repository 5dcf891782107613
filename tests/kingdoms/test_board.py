"""The table in a terminal, and the texts behind it."""

import re
from io import StringIO

import pytest
from rich.console import Console

import starhold
from starhold.boards import draw, picture
from starhold.kernel.chance import FastChance
from starhold.kernel.state import State, play_out
from starhold.text import LANGUAGES, Text
from tests.kingdoms.position import Position

NAMES = ["Ada", "Ben", "Cleo"]


def drawn(state: State, viewer: int | None, language: str = "en", room: int = 60) -> str:
    console = Console(width=160, record=True, file=StringIO())
    console.print(draw(starhold.game("kingdoms"), state.view(viewer), NAMES, Text(language), room))
    return console.export_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_can_be_drawn_at_any_time(language: str) -> None:
    """Every position for every viewer, without a text that is missing."""
    chance = FastChance(4)
    state = starhold.game("kingdoms").start(3, chance, preset="everything")
    choices = FastChance(5)
    while not state.over:
        for viewer in (0, None):
            assert "kingdoms-" not in drawn(state, viewer, language)
        play_out(state, chance, choices, 40)
    assert "Ada" in drawn(state, None, language)


def test_what_lies_on_the_table() -> None:
    """Armies standing and lying, neutral ones, tokens, neighbours and edges, abilities learned."""
    position = Position("brugerdiehl", "halvmark", lost="brysue", tokens=True)
    position.seat(0, "brugerdiehl-1", "brugerdiehl-3", faction="elves", magic=2)
    position.seat(1, "halvmark-4", "halvmark-2").token("camp", "brugerdiehl-3")
    position.state.face_down = 1 << position.region("brugerdiehl-5")
    shown = drawn(position.turn().state, None)
    assert "▬1" in shown
    assert "▲1 camp" in shown
    assert shown.count("▲N") == 5
    assert re.search(r"1\.5 +forest +1 2 3 ⇄ +\?", shown)
    assert "A war that you pay for with mana alone costs you 1 less." in shown
    assert "Lost Kingdom" in shown


def test_a_war_choice_is_drawn_for_its_owner_only() -> None:
    """K-HID-1: the others see a question mark."""
    position = Position("intheoros", "aughmoore", "brugerdiehl")
    position.seat(0, "intheoros-1", "intheoros-3", purse=(3, 0, 0))
    position.seat(1, "intheoros-2", "aughmoore-2", purse=(3, 0, 0))
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2").acting(0, "patrol")
    position.do("move intheoros-1 intheoros-2").do("flag", seat=1)
    assert "White flag" in drawn(position.state, 1)
    assert "White flag" not in drawn(position.state, 0)
    assert "White flag" not in drawn(position.state, None)


def test_the_table_as_a_picture() -> None:
    """`starhold replay --svg FILE`: the maps, with the names of the regions in the user's language."""
    position = Position("intheoros", "aughmoore", "brugerdiehl")
    for seat, region in enumerate(("intheoros-2", "aughmoore-2", "brugerdiehl-4")):
        position.seat(seat, region, region)
    svg = picture(starhold.game("kingdoms"), position.turn().state.view(None), NAMES, Text("fr"))
    assert svg.startswith("<svg")
    assert "<title>Intheoros 2 (plaine)</title>" in svg
    assert "1. Intheoros: Ada" in svg
