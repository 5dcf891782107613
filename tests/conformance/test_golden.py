"""Games, node counts and playthroughs are those that are stored: a change of the rules shows as a diff.

`python -m tests.conformance.regenerate` writes the files anew.
"""

import difflib

import pytest

from starhold.kernel.game import Game
from tests.conformance import golden
from tests.conformance.playthrough import playthrough

ADVICE = "if the rules were changed on purpose: python -m tests.conformance.regenerate"


def compare(game: Game, part: str, text: str) -> None:
    """The text is the stored one; otherwise the first differing lines are shown."""
    name = f"{game.name}-{part}.txt"
    path = golden.FOLDER / name
    if not path.exists() and not type(game).__module__.startswith(("starhold.", "tests.")):
        pytest.skip("for a game of others nothing is stored here")
    stored = path.read_text(encoding="utf-8") if path.exists() else ""
    if stored == text:
        return
    diff = difflib.unified_diff(stored.splitlines(), text.splitlines(), "stored", "now", lineterm="", n=2)
    shown = "\n".join([line for line, _ in zip(diff, range(40), strict=False)])
    raise AssertionError(f"{name} differs; {ADVICE}\n{shown}")


def test_games_are_the_stored_ones(game: Game) -> None:
    compare(game, "digests", golden.golden_digests(game))


def test_node_counts_are_the_stored_ones(game: Game) -> None:
    compare(game, "perft", golden.golden_perft(game))


def test_playthroughs_are_the_stored_ones(game: Game) -> None:
    for case in golden.playthrough_cases(game):
        compare(game, f"{case.players}p", playthrough(case))
