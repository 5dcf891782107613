"""Fluent files taken apart, to compare languages."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

#: plural categories that each language must tell apart wherever it counts; `other` is the default
PLURALS = {
    "en": {"one", "other"},
    "ru": {"one", "few", "many", "other"},
    "fr": {"one", "other"},
    "es": {"one", "other"},
}
#: known wherever a table is, so that a language may ask for it where English need not
AT_A_TABLE = {"game"}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


@dataclass
class Pattern:
    """A message's value or attribute: the variables it uses and the counts it tells apart."""

    variables: set[str] = field(default_factory=set)
    #: variable -> categories, for each selector by plural
    plurals: dict[str, set[str]] = field(default_factory=dict)
    #: other patterns of the file that stand inside this one
    uses: set[str] = field(default_factory=set)


class _Reader(Visitor):
    def __init__(self) -> None:
        self.found = Pattern()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute is not None else ""
        self.found.uses.add(node.id.name + attribute)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and keys & (CATEGORIES - {"other"}):
            self.found.plurals[node.selector.id.name] = keys
        self.generic_visit(node)


def patterns(path: Path) -> dict[str, Pattern]:
    """Return every pattern of a file by its id (or `id.attribute`); raise ValueError for junk and doubles."""
    found: dict[str, Pattern] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"not valid Fluent: {str(entry.content)[:80]!r}")
        if isinstance(entry, ast.Message):
            for name, pattern in parts(entry):
                if name in found:
                    raise ValueError(f"{name} is there twice")
                found[name] = _read(pattern)
    for one in found.values():
        _take_in(one, found)
    return found


def _take_in(pattern: Pattern, all_patterns: dict[str, Pattern]) -> None:
    """Count as a pattern's own what the patterns inside it say."""
    waiting = list(pattern.uses)
    while waiting:
        name = waiting.pop()
        assert name in all_patterns, f"{name} is used and does not exist"
        inner = all_patterns[name]
        pattern.variables |= inner.variables
        pattern.plurals = inner.plurals | pattern.plurals
        waiting += inner.uses - pattern.uses
        pattern.uses |= inner.uses


def _helpers(all_patterns: dict[str, Pattern]) -> set[str]:
    """Patterns that stand inside others: each language cuts its sentences as it likes."""
    return {name for pattern in all_patterns.values() for name in pattern.uses}


def parts(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    """A message's value and its attributes, by the names that they are said by."""
    if message.value is not None:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


def said(path: Path) -> dict[str, list[str]]:
    """Every text of a file by its id, once per combination of variants, with `{}` for what is filled in.

    Lists of words by which rules are found (`search-…`) are no texts.
    """
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    messages = [entry for entry in messages if not entry.id.name.startswith("search-")]
    return {name: _said(pattern) for message in messages for name, pattern in parts(message)}


def _said(pattern: ast.Pattern) -> list[str]:
    found = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            further = [element.value]
        elif isinstance(element.expression, ast.SelectExpression):
            further = [text for variant in element.expression.variants for text in _said(variant.value)]
        else:
            further = ["{}"]
        found = [text + more for text in found for more in further]
    return found


def _read(pattern: ast.Pattern) -> Pattern:
    reader = _Reader()
    reader.visit(pattern)
    return reader.found


def faults(language: str, english: dict[str, Pattern], other: dict[str, Pattern]) -> list[str]:
    """What a language lacks against English."""
    lacking = english.keys() - other.keys() - _helpers(english)
    extra = other.keys() - english.keys() - _helpers(other)
    found = [f"{language}: {name} is missing" for name in lacking]
    found += [f"{language}: {name} is not in English" for name in extra]
    for name in english.keys() & other.keys():
        lost = english[name].variables - other[name].variables
        strange = other[name].variables - english[name].variables - AT_A_TABLE
        found += [f"{language}: {name} does not say ${variable}" for variable in sorted(lost)]
        found += [
            f"{language}: {name} says ${variable}, which English does not" for variable in sorted(strange)
        ]
        uncounted = english[name].plurals.keys() - other[name].plurals.keys() - lost
        found += [f"{language}: {name} does not count ${variable}" for variable in sorted(uncounted)]
    for name, pattern in other.items():
        for variable, keys in pattern.plurals.items():
            missing = sorted(PLURALS.get(language, {"other"}) - keys)
            found += [f"{language}: {name} lacks [{key}] of ${variable}" for key in missing]
    return sorted(found)
