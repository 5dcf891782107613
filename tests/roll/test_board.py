"""The table in a terminal, and the texts behind it."""

from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import starhold.roll
from starhold.boards import draw
from starhold.kernel.state import play_out
from starhold.kernel.step import Step
from starhold.roll.state import RollState
from starhold.text import LANGUAGES, Text
from tests.roll.builders import random_game, screen
from tests.text.fluent import patterns

NAMES = ["Ada", "Ben", "Cleo"]


def drawn(state: RollState, viewer: int | None, language: str, room: int = 60) -> str:
    view = state.view(viewer)
    console = Console(width=160, record=True, file=StringIO())
    console.print(draw(starhold.game("roll"), view, NAMES, Text(language), room))
    return console.export_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_can_be_drawn_at_any_time(language: str) -> None:
    """Every position for every viewer, without a text that is missing."""
    state, chance, choices = random_game(3, 21)
    while not state.over:
        for viewer in (0, 2, None):
            assert "roll-" not in drawn(state, viewer, language)
        play_out(state, chance, choices, 90)
    assert "Ada" in drawn(state, None, language)


def test_a_screen_is_drawn_for_its_owner_only() -> None:
    """R-INFO-3: rows behind the screen are shown to nobody else."""
    state, _, _ = random_game(3, 1)
    screen(state, 0, explore="home home", ship="rare", wild="alien")
    assert "Wild" in drawn(state, 0, "en")
    assert "Wild" not in drawn(state, 1, "en")
    assert "Wild" not in drawn(state, None, "en")


def test_every_prompt_has_a_text() -> None:
    folder = Path(starhold.roll.__file__).parent / "text"
    texts = patterns(folder / "en.ftl").keys()
    asking = {one.name for one in steps(Step) if one.asks and one.__module__.startswith("starhold.roll.")}
    silent = {"", "build", "sides"}  # words of Develop and Settle; a choice that waits for the others
    assert len(asking) > 20
    assert texts >= {f"roll-prompt-{name}" for name in (asking - silent) | {"manage-forced"}}


def steps(kind: type[Step[Any]]) -> list[type[Step[Any]]]:
    """All kinds of steps."""
    found = kind.__subclasses__()
    return found + [deeper for one in found for deeper in steps(one)]
