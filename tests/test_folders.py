"""A game is one folder: nothing else in the package names one of our games, and a game brings every part."""

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType

import pytest

import starhold
from starhold import boards, lessons, rulebook
from starhold.arena.traits import finished
from starhold.kernel import registry
from starhold.kernel.chance import FastChance
from starhold.kernel.game import Game
from starhold.kernel.record import RecordedMove, first_arguments
from starhold.kernel.state import State, play_out
from starhold.text import Text
from starhold.text.lazy import entries

PACKAGE = Path(starhold.__file__).parent
OURS = ("galaxies", "kingdoms", "roll")
NAMED = re.compile("galaxies|kingdoms|Roll(?:State|Game|View| for the Galaxy|'s)", re.IGNORECASE)
#: "roll" is also what is done with dice: it names the game where a string or an id begins with it
ROLL = re.compile("roll(?:$|[ -])")
#: where a game of ours is named all the same, and why
ALLOWED = {
    "cli/main.py": "examples of commands in the help",
    "text/cli-ru.ftl": "what a round is called: Russian has a word of its own in Roll for the Galaxy",
    "text/cli-fr.ftl": "what a round is called: French has a word of its own in Roll for the Galaxy",
    "text/en.ftl": "what a round is called: Tiny Epic Kingdoms counts cycles",
    "text/es.ftl": "what a round is called: Tiny Epic Kingdoms counts cycles",
    "text/ru.ftl": "what a round is called: Russian has a word of its own in Roll for the Galaxy",
    "text/fr.ftl": "what a round is called: French has a word of its own in Roll for the Galaxy",
}
#: what a folder of ours holds, in all three games
FILES = (
    "_table.py",
    "_view.py",
    "actions.py",
    "bots/__init__.py",
    "bots/calibration.json",
    "bots/features.py",
    "bots/heuristic.py",
    "bots/measured.json",
    "box.json",
    "components.py",
    "data.py",
    "draw/__init__.py",
    "draw/svg.py",
    "draw/terminal.py",
    "events.py",
    "game.py",
    "invariants.py",
    "lessons/rules.json",
    "orders.py",
    "position.py",
    "puzzles.json.gz",
    "report.py",
    "resample.py",
    "scoring.py",
    "shapes.py",
    "sight.py",
    "state.py",
    "steps/base.py",
    "table.py",
    "text/en.ftl",
    "text/es.ftl",
    "text/fr.ftl",
    "text/ru.ftl",
    "view.py",
    "words.py",
)


def outside() -> list[Path]:
    """The modules and texts of the package that belong to no game."""
    found = [*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.ftl")]
    return sorted(path for path in found if path.relative_to(PACKAGE).parts[0] not in OURS)


def strings(tree: ast.AST) -> Iterator[str]:
    """The strings of a module without docstrings, whose examples may name a game."""
    owners = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    bodies = [node.body for node in ast.walk(tree) if isinstance(node, owners)]
    documents = {id(body[0].value) for body in bodies if body and isinstance(body[0], ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documents:
            yield node.value


def naming(path: Path) -> Iterator[str]:
    """The names, strings and comments of a module, or the ids and selectors of texts, that name a game."""
    content = path.read_text(encoding="utf-8")
    if path.suffix == ".ftl":
        for key, written in entries(content):
            ids = (key, *re.findall(r"\[([\w-]+)\]", written))
            yield from (one for one in ids if NAMED.search(one) or ROLL.match(one))
        return
    yield from (one for one in strings(ast.parse(content)) if NAMED.search(one) or ROLL.match(one))
    for token in tokenize.generate_tokens(io.StringIO(content).readline):
        if token.type in (tokenize.NAME, tokenize.COMMENT) and NAMED.search(token.string):
            yield token.string


def test_nothing_outside_its_folder_names_a_game() -> None:
    found = {path.relative_to(PACKAGE).as_posix(): list(naming(path)) for path in outside()}
    # A wheel carries the conformance suite, whose tests name games.
    found = {name: words for name, words in found.items() if not name.startswith("suite/")}
    assert {name: words for name, words in found.items() if words and name not in ALLOWED} == {}


def test_what_is_allowed_is_needed() -> None:
    assert [name for name in ALLOWED if not list(naming(PACKAGE / name))] == []


def test_a_planted_name_is_found(tmp_path: Path) -> None:
    for planted in (
        "from starhold.kingdoms.state import KingdomsState",
        'LOOKS = {"galaxies": 200}',
        'TRAITS = {"roll": None}',
        "# as in Roll for the Galaxy",
        "isinstance(state, GalaxiesState)",
    ):
        path = tmp_path / "planted.py"
        path.write_text(f'"""A docstring may name galaxies."""\n{planted}\n', encoding="utf-8")
        assert list(naming(path)), planted


@pytest.mark.parametrize("game", OURS)
def test_a_folder_has_what_the_others_have(game: str) -> None:
    assert [name for name in FILES if not (PACKAGE / game / name).is_file()] == []
    assert registry.game(game).folder == PACKAGE / game
    assert list((PACKAGE / game / "bots" / "nets").glob("*.net"))
    assert list((PACKAGE / game / "lessons").glob("*.toml"))


@pytest.mark.parametrize("name", OURS)
def test_profiles_count_traits_that_a_game_has(name: str) -> None:
    """The traits that a profile counts are named by the game, and it tells them of a finished game."""
    game = registry.game(name)
    state = game.start(2, FastChance(1))
    play_out(state, FastChance(2), FastChance(3), 100_000)
    assert state.over
    told = set().union(*(game.traits(state, seat, ()) for seat in range(state.players)))
    assert game.favourites
    assert set(game.favourites) <= told


# -- a game of others -------------------------------------------------------------------------------------


def test_a_game_of_others_draws_its_table(lantern: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    view, names, text = lantern.start(2, FastChance(1)).view(None), ("Ada", "Ben"), Text()
    plain = boards.picture(lantern, view, names, text)
    drawing = ModuleType("lantern_drawing")
    vars(drawing).update(draw=lambda *_: "drawn", picture=lambda *_: "<svg/>")
    monkeypatch.setitem(sys.modules, drawing.__name__, drawing)
    monkeypatch.setattr(type(lantern), "drawing", drawing.__name__)
    assert boards.draw(lantern, view, names, text) == "drawn"
    assert boards.picture(lantern, view, names, text) == "<svg/>" != plain


def test_a_game_of_others_has_rules_and_traits(
    lantern: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "lantern.md").write_text("- **TOY-BID-1** All bid at once.\n", encoding="utf-8")
    monkeypatch.setattr(type(lantern), "folder", tmp_path)
    assert rulebook.find("lantern", "bid")[0].id == "TOY-BID-1"
    rulebook.source.cache_clear()
    rulebook.rules.cache_clear()

    def traits(game: Game, state: State, seat: int, moves: list[RecordedMove]) -> dict[str, tuple[str, ...]]:
        return {"bid": tuple(first_arguments(moves, "bid"))}

    monkeypatch.setattr(type(lantern), "traits", traits)
    match = starhold.new("lantern", players=2, seed=1)
    while not match.over:
        match.push(match.legal[0])
    found = finished(match.record())
    assert found is not None
    assert [player.traits for player in found.players] == [{"bid": ("0",)}, {"bid": ("0",)}]


def test_a_game_that_fails_to_load_takes_no_other_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    installed = registry.entry_points
    point = EntryPoint("broken", "no_such_module:GAME", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [*installed(group=group), point])
    assert "broken" in registry.names()
    assert [game.name for game in registry.games()] == sorted(OURS)
    assert lessons.games() == sorted(OURS)
