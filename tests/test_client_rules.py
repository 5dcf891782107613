"""The browser client repeats no number of the rules: prices, limits and points come from the server."""

import re
from pathlib import Path

import pytest

from starhold.galaxies import components as galaxies
from starhold.kingdoms import components as kingdoms
from starhold.roll import components as roll

BOARDS = Path(__file__).parent.parent / "client" / "src" / "games"
#: numbers of the rules that are large enough not to be taken for a place, a step or a count of columns
NUMBERS = {
    "galaxies": {galaxies.MAX_RESOURCE, galaxies.END_SCORE, max(galaxies.DICE)},
    "kingdoms": {kingdoms.MAX_RESOURCE, kingdoms.TOP_NUMBER},
    "roll": {int(roll.LAST_SQUARE), int(roll.POOL_PER_PLAYER)},
}
#: one picture of an example each: what it shows is its own
PICTURES = ("Drawing.svelte", "Poster.svelte", "cover.ts")
#: arithmetic of a rule that the client once did itself, and where the answer is now
GONE = {
    r"upgrade_cost\s*\?\?": "EmpireView.can_upgrade",
    r"- discount\b": "BillView.costs",
    r"\bcredits, |Math\.min\(credits": "Subset.most",
    r"\.reduce\(\(sum, (?:planet|tile|one)\)": "colony_points, PointsView",
}


def code_of(path: Path) -> str:
    """The program of a file without styles, comments, texts and geometry."""
    text = path.read_text(encoding="utf-8")
    text = re.sub(r"<style>.*?</style>|<svg.*?</svg>|<!--.*?-->|/\*.*?\*/", "", text, flags=re.S)
    return re.sub(r"//[^\n]*|'[^'\n]*'|\"[^\"\n]*\"|`[^`]*`", "", text)


def files(game: str) -> list[Path]:
    found = [*(BOARDS / game).rglob("*.svelte"), *(BOARDS / game).rglob("*.ts")]
    return [path for path in sorted(found) if path.name not in PICTURES]


@pytest.mark.parametrize("game", NUMBERS)
def test_a_board_holds_no_number_of_the_rules(game: str) -> None:
    numbers = "|".join(str(number) for number in sorted(NUMBERS[game]))
    # A length, a limit or a comparison: `length: 7`, `MOST = 7`, `7 - dice`, `Math.min(7, …)`.
    use = re.compile(rf"(?:length:|[<>]=?|===?|\bMOST =|\bMAX\w* =|Math\.(?:min|max)\()\s*(?:{numbers})\b")
    spare = re.compile(rf"\b(?:{numbers}) [-<>]")
    for path in files(game):
        code = code_of(path)
        found = use.search(code) or spare.search(code)
        assert found is None, f"{path.name}: {found}"


@pytest.mark.parametrize("game", NUMBERS)
def test_a_board_works_out_no_rule(game: str) -> None:
    for path in files(game):
        for pattern, instead in GONE.items():
            assert not re.search(pattern, path.read_text(encoding="utf-8")), f"{path.name}: see {instead}"
