"""One class name has one meaning in the whole package, and pages on the code name what exists."""

import ast
import re
from collections import defaultdict
from pathlib import Path

import starhold

PACKAGE = Path(starhold.__file__).parent
ROOT = Path(__file__).parents[1]
GLOSSARY = ROOT / "docs" / "development.md"
ARCHITECTURE = ROOT / "docs" / "architecture.md"


def modules(folder: Path) -> list[Path]:
    """Return the modules of a package, without the conformance suite that a wheel carries."""
    return sorted(path for path in folder.rglob("*.py") if folder / "suite" not in path.parents)


def defined(folder: Path) -> dict[str, list[str]]:
    """Return by class name the places where a class of that name is defined."""
    places: dict[str, list[str]] = defaultdict(list)
    for path in modules(folder):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                places[node.name].append(f"{path.relative_to(folder)}:{node.lineno}")
    return places


def test_no_two_classes_have_one_name() -> None:
    doubles = {name: places for name, places in defined(PACKAGE).items() if len(places) > 1}
    assert not doubles


def test_a_second_class_of_a_name_is_found(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("class Move: ...\n", encoding="utf-8")
    (tmp_path / "two.py").write_text("if True:\n    class Move: ...\n", encoding="utf-8")
    assert defined(tmp_path) == {"Move": ["one.py:1", "two.py:2"]}


def test_the_glossary_names_code_that_exists() -> None:
    """Classes, attributes and modules in the last column of the table."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(PACKAGE.rglob("*.py")))
    text = GLOSSARY.read_text(encoding="utf-8").partition("## Vocabulary")[2].partition("\n## ")[0]
    rows = [row.split("|")[3] for row in text.splitlines() if row.startswith("|")][2:]
    assert len(rows) > 30
    for row in rows:
        for named in re.findall("`([^`]+)`", row):
            if "/" in named:
                assert (PACKAGE / named).exists() or (ROOT / named).exists(), named
            elif not named.endswith(".py") and "GAME" not in named:
                assert re.search(rf"(class|def) {named.split('.')[0]}\b|^{named} = ", source, re.MULTILINE), (
                    named
                )
                assert re.search(rf"\b{named.split('.')[-1]}\b", source), named


def members(source: str) -> dict[str, set[str]]:
    """Return by class name the names of its methods and attributes."""
    found: dict[str, set[str]] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            inner = list(ast.walk(node))
            found[node.name] = {
                *(one.name for one in inner if isinstance(one, (ast.FunctionDef, ast.AsyncFunctionDef))),
                *(
                    one.target.id
                    for one in inner
                    if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
                ),
                *(
                    one.attr
                    for one in inner
                    if isinstance(one, ast.Attribute) and isinstance(one.ctx, ast.Store)
                ),
            }
    return found


def test_the_page_on_architecture_names_code_that_exists() -> None:
    """Modules, classes with their methods, and functions."""
    sources = [path.read_text(encoding="utf-8") for path in modules(PACKAGE)]
    classes = {name: inner for source in sources for name, inner in members(source).items()}
    functions = set().union(*(set(re.findall(r"def (\w+)", source)) for source in sources))
    named = set(re.findall("`([^`]+)`", ARCHITECTURE.read_text(encoding="utf-8")))
    assert len(named) > 20
    for name in named:
        first, _, rest = name.partition("(")[0].partition(".")
        if "/" in name:
            assert (PACKAGE / name).exists() or (ROOT / name).exists(), name
        elif rest == "py":
            assert any(PACKAGE.rglob(name)), name
        elif rest:
            assert rest in classes[first], name
        else:
            assert first in classes or first in functions or (PACKAGE / first).is_dir(), name
