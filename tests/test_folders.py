"""A game is one folder: nothing else in the package names one of our games, and a game brings every part."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

import starhold
from starhold.kernel import registry
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
    "text/ru.ftl": "what a round is called: Russian has a word of its own in Roll for the Galaxy",
    "text/fr.ftl": "what a round is called: French has a word of its own in Roll for the Galaxy",
}
#: what a folder of ours holds besides its table and its steps, in all three games
FILES = (
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
    "lessons/rules.json",
    "orders.py",
    "puzzles.json.gz",
    "report.py",
    "scoring.py",
    "text/en.ftl",
    "text/es.ftl",
    "text/fr.ftl",
    "text/ru.ftl",
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
