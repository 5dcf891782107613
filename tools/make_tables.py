"""Writes `_table.py` and `_view.py` of each game from what its `table.py` declares.

    python tools/make_tables.py            # write
    python tools/make_tables.py --check    # fail if a file is out of date

`_table.py` is plain typed Python that mypyc compiles: for each declared `XPart` a class `XBase` with typed
attributes, at their starts or copied from another object, and `fields`, `facts`, `shown`, `own`,
`check_fields` and `end_turn` where the part has fields for them. `_view.py` has the structs of what views
show of a part (`XShown`), of a group of its fields, and of what only the owner sees (`XOwn`). Start values,
names and bounds are copied as they are written in `table.py`, so that a changed `box.json` counts without
writing the files again.

To convert a game:

1. Declare its parts in `table.py`, in the order of today's `fields()`, the state last (words:
   `kernel/parts.py`). A number that follows from others is `derived`; one with a layout of its own is
   `packed`; an object that copies share is `shared`. A fact by hand that is no attribute is a `fact`.
2. Run this tool. Let the hand-written classes extend the bases (`class Empire(EmpireBase)`), delete their
   `__init__` and `fields`; `clone` is now `return Empire(self)`.
3. `position.py`: start from `state.facts()`, add what is by hand; build with `put`. Delete `facts.py`.
4. `view.py`: let the structs extend `XShown` and `XOwn`, and run this tool again: what a struct adds are the
   arguments of `shown`. `sight.py`: `empire.shown(locked=…)`, `empire.own(view)`.
5. `invariants.py`: call `state.check_fields()` and delete the bounds. Set `Game.parts`.
6. Compare: digests and goldens (`pytest tests/conformance`), `bench/compare.py`.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"
sys.path.insert(0, str(SOURCE))

from starhold.kernel import parts as words  # noqa: E402
from starhold.kernel.parts import OWNER, Field, Part  # noqa: E402

HEAD = '"""Made by tools/make_tables.py from table.py; do not edit."""\n'
#: functions that expressions of fields call, and where they are
HELPERS = {
    "Any": "typing",
    "mypyc_attr": "mypy_extensions",
    "replace": "msgspec.structs",
    "members": "starhold.kernel.bits",
    "State": "starhold.kernel.state",
    **dict.fromkeys(
        ("amounts", "counted", "name_of", "names_of", "repeated", "seat_of"), "starhold.kernel.told"
    ),
}
INDENT = " " * 8


@dataclass(frozen=True)
class Attribute:
    """A field with its name, the comment above it, and its arguments as they are written."""

    name: str
    field: Field
    comment: tuple[str, ...]
    written: dict[str, str]

    def made(self, expression: str, of: str = "self") -> str:
        """Return an expression of the field, filled in for an object."""
        return expression.format(at=f"{of}.{self.name}", **self.written)

    @property
    def start(self) -> str | None:
        """Its start as it is written; None: an argument."""
        return None if self.field.start is None else self.written["start"]

    @property
    def classes(self) -> list[str]:
        """The game's own classes that it holds."""
        return [kind for kind in re.findall(r"\b[A-Z]\w+", self.field.held) if kind not in ("Any", "None")]


@dataclass(frozen=True)
class Declared:
    """A declared part."""

    part: type[Part]
    #: all that is declared, and of it the attributes
    lines: list[Attribute]

    @property
    def attributes(self) -> list[Attribute]:
        return [one for one in self.lines if one.field.kept]

    def shown(self) -> dict[str, list[Attribute]]:
        """The fields that everybody sees, by their group in the view ("": none)."""
        groups: dict[str, list[Attribute]] = {}
        for one in self.attributes:
            path = one.field.shown(one.name)
            if path and not one.field.seen_by:
                groups.setdefault(path.rpartition(".")[0], []).append(one)
        return groups

    def periods(self) -> set[str]:
        """The periods at whose end some of its fields go back to their starts."""
        return {one.field.how["until"] for one in self.attributes if "until" in one.field.how}

    def own(self) -> list[Attribute]:
        """The fields that only the owner sees."""
        return [one for one in self.attributes if one.field.seen_by == OWNER and one.field.shown(one.name)]


class Game:
    """The declarations of one game and the files that follow from them."""

    def __init__(self, path: Path) -> None:
        self.folder = path.parent
        self.package = ".".join(path.parent.relative_to(SOURCE).parts)
        self.module = importlib.import_module(f"{self.package}.table")
        self.lines = path.read_text(encoding="utf-8").splitlines()
        tree = ast.parse("\n".join(self.lines))
        views = ast.parse(path.with_name("view.py").read_text(encoding="utf-8"))
        #: the view that extends each base of `_view.py`
        self.views = {
            base.id: node
            for node in views.body
            if isinstance(node, ast.ClassDef)
            for base in node.bases
            if isinstance(base, ast.Name)
        }
        #: where names come from
        self.sources = {
            **HELPERS,
            **_imported(views),
            **_imported(tree),
            **dict.fromkeys(_defined(views), f"{self.package}.view"),
        }
        declared = [self._declared(node) for node in tree.body if isinstance(node, ast.ClassDef)]
        #: those that have attributes; the others are only read
        self.parts = [one for one in declared if one.attributes]

    def _declared(self, node: ast.ClassDef) -> Declared:
        part: type[Part] = getattr(self.module, node.name)
        found = []
        for line in node.body:
            if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Name):
                name = line.targets[0].id
                field = part.declared[name]
                found.append(Attribute(name, field, self._comment(line.lineno), _written(line.value)))
        return Declared(part, found)

    def _comment(self, line: int) -> tuple[str, ...]:
        """The comment above a line."""
        above = []
        for text in reversed(self.lines[: line - 1]):
            if not text.strip().startswith("#"):
                break
            above.append(text.strip())
        return tuple(reversed(above))

    # -- _table.py ----------------------------------------------------------------------------------

    def table(self) -> str:
        """Return the text of `_table.py`."""
        body = "\n".join(line for declared in self.parts for line in self._class(declared))
        used = {node.id for node in ast.walk(ast.parse(body)) if isinstance(node, ast.Name)}
        typed = {kind for declared in self.parts for one in declared.attributes for kind in one.classes}
        imports = {"typing": {"TYPE_CHECKING"} if typed else set(), "mypy_extensions": {"i64"}}
        for name in used - typed:
            if source := self.sources.get(name):
                imports.setdefault(source, set()).add(name)
        lines = [HEAD, *_imports(imports)]
        if typed:
            lines += ["", "if TYPE_CHECKING:"]
            lines += [f"    {line}" for line in _imports(self._homes(typed))]
        return "\n".join(lines) + "\n" + body + "\n"

    def _homes(self, kinds: set[str]) -> dict[str, set[str]]:
        """The modules of the game that define these classes; data.py has what is in the box, not parts."""
        homes: dict[str, set[str]] = {}
        for path in sorted({*self.folder.glob("*.py")} - {self.folder / "data.py"}):
            defined = {
                node.name
                for node in ast.parse(path.read_text(encoding="utf-8")).body
                if isinstance(node, ast.ClassDef)
            }
            if defined & kinds:
                homes[f"{self.package}.{path.stem}"] = defined & kinds
        return homes

    def _class(self, declared: Declared) -> Iterator[str]:
        yield from ("", "")
        top = declared is self.parts[-1]
        base = "(State)" if top else ""
        if not top:
            yield "@mypyc_attr(acyclic=True)"
        yield f"class {declared.part.owner}Base{base}:"
        yield f'    """{declared.part.__doc__}"""'
        yield from _init(declared, top)
        yield from _fields(declared)
        yield from _facts(declared)
        for group, shown in declared.shown().items():
            view = self._view(f"{group.capitalize() or declared.part.owner}Shown")
            if view is not None:
                yield from _shown(f"shown_{group}" if group else "shown", shown, view)
        own = self._view(f"{declared.part.owner}Own") if declared.own() else None
        if own is not None:
            yield from _own(declared, own)
        yield from self._ends(declared)
        yield from self._check(declared)

    def _view(self, base: str) -> ast.ClassDef | None:
        """The class of `view.py` that extends a base of `_view.py`."""
        if base not in self.views:
            print(f"{self.package}.view has no class that extends {base} yet")
        return self.views.get(base)

    def _nested(self, declared: Declared) -> Iterator[tuple[Attribute, Declared]]:
        """The lists of other parts that a part has."""
        for one in declared.attributes:
            for inner in self.parts:
                if one.field.part is inner.part and one.field.start == []:
                    yield one, inner

    def _ends(self, declared: Declared) -> Iterator[str]:
        """A reset for each period, of the part and of the parts in it."""
        nested = [(one, period) for one, inner in self._nested(declared) for period in inner.periods()]
        for period in sorted({*declared.periods(), *(period for _, period in nested)}):
            yield from _method(f"end_{period}(self) -> None", f"Set back what lasts until a {period} ends.")
            for one in declared.attributes:
                if one.field.how.get("until") == period:
                    yield f"{INDENT}self.{one.name} = {one.start}"
            for one, inner in nested:
                if inner == period:
                    yield f"{INDENT}for one in self.{one.name}:"
                    yield f"{INDENT}    one.end_{period}()"

    def _check(self, declared: Declared) -> Iterator[str]:
        yield from _method("check_fields(self) -> None", "Raise AssertionError if a field is out of bounds.")
        for one in declared.attributes:
            if one.field.bounds:
                rule = f" ({one.field.how['rule']})" if "rule" in one.field.how else ""
                yield f'{INDENT}assert {one.made(one.field.bounds)}, "{one.name} is out of bounds{rule}"'
        for one, _ in self._nested(declared):
            yield f"{INDENT}for one in self.{one.name}:"
            yield f"{INDENT}    one.check_fields()"

    # -- _view.py -----------------------------------------------------------------------------------

    def view(self) -> str:
        """Return the text of `_view.py`."""
        lines = [HEAD, "import msgspec", "", "from starhold.kernel.words import View"]
        for declared in self.parts:
            top = declared is self.parts[-1]
            for group, shown in declared.shown().items():
                stem = group.capitalize() if group else declared.part.owner
                base = "View" if top and not group else "msgspec.Struct"
                lines += [*_struct(f"{stem}Shown", base, "What a view shows to everybody."), ""]
                lines += [line for one in shown for line in _shown_field(one)]
            if declared.own():
                said = "What a view shows to the owner alone."
                lines += [*_struct(f"{declared.part.owner}Own", "msgspec.Struct, kw_only=True", said), ""]
                lines += [line for one in declared.own() for line in _own_field(one)]
        return "\n".join(lines) + "\n"


def _defined(tree: ast.Module) -> Iterator[str]:
    """The classes and the names that a module defines."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign):
            yield ast.unparse(node.targets[0])


def _imported(tree: ast.Module) -> dict[str, str]:
    """The names that a module imports, and from where; the words of declarations are not used again."""
    imports = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    return {
        alias.name: str(node.module)
        for node in imports
        for alias in node.names
        if node.module != words.__name__
    }


def _struct(name: str, base: str, said: str) -> list[str]:
    return ["", "", f"class {name}({base}, frozen=True, gc=False):", f'    """{said}"""']


def _shown_field(one: Attribute) -> list[str]:
    name = one.field.shown(one.name).rpartition(".")[2]
    comment = [f"    {line}" for line in one.comment if line.startswith("#:")]
    return [*comment, f"    {name}: {one.field.viewed}"]


def _own_field(one: Attribute) -> list[str]:
    *comment, line = _shown_field(one)
    return [*comment, f"{line} = {'()' if one.field.viewed.startswith('tuple') else 'None'}"]


def _written(call: ast.expr) -> dict[str, str]:
    """The arguments of a word as they are written, by their names; defaults too."""
    assert isinstance(call, ast.Call)
    assert isinstance(call.func, ast.Name)
    signature = inspect.signature(getattr(words, call.func.id))
    names = list(signature.parameters)
    found = {
        name: repr(parameter.default).replace("'", '"')
        for name, parameter in signature.parameters.items()
        if parameter.default is not parameter.empty
    }
    found |= {name: _source(argument) for name, argument in zip(names, call.args, strict=False)}
    found |= {str(keyword.arg): _source(keyword.value) for keyword in call.keywords}
    found.setdefault("start", "[]")
    return found


def _source(node: ast.expr) -> str:
    """An argument as Python; a string is another field, or its name."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return ast.unparse(node).replace("'", '"')


def _imports(wanted: dict[str, set[str]]) -> list[str]:
    """Import lines, sorted as ruff sorts them."""
    lines: list[str] = []
    sections: list[list[str]] = [
        [module for module in wanted if module == "typing"],
        [module for module in ("msgspec.structs", "mypy_extensions") if module in wanted],
        sorted(module for module in wanted if module.startswith("starhold")),
    ]
    for section in filter(None, sections):
        if lines:
            lines.append("")
        for module in section:
            names = sorted(wanted[module], key=lambda name: (not name.isupper(), not name[0].isupper(), name))
            line = f"from {module} import {', '.join(names)}"
            lines += [line] if len(line) <= 100 else _listed(f"from {module} import (", names, ")", "")
    return lines


def _listed(opening: str, items: list[str], closing: str, indent: str = INDENT) -> list[str]:
    return [indent + opening, *(f"{indent}    {item}," for item in items), indent + closing]


def _method(head: str, said: str) -> list[str]:
    return ["", f"    def {head}:", f'{INDENT}"""{said}"""']


def _init(declared: Declared, top: bool) -> Iterator[str]:
    arguments = [f'{one.name}: "{one.field.held}"' for one in declared.attributes if one.start is None]
    source = f'source: "{declared.part.owner}Base | None" = None'
    head = ["self", *(["players: i64"] if top else []), *arguments, source]
    line = f"    def __init__({', '.join(head)}) -> None:"
    yield from ("", line) if len(line) <= 110 else ("", *_listed("def __init__(", head, ") -> None:", "    "))
    if top:
        yield f"{INDENT}super().__init__(players, source)"
    yield f"{INDENT}if source is None:"
    for one in declared.attributes:
        yield from (f"{INDENT}    {line}" for line in one.comment)
        yield f"{INDENT}    self.{one.name}: {one.field.held} = {one.start or one.name}"
    # A clone: each attribute is set once, since starts that are replaced at once would cost as much again.
    yield f"{INDENT}else:"
    for one in declared.attributes:
        yield f"{INDENT}    self.{one.name} = {one.made(one.field.copying, 'source')}"


def _fields(declared: Declared) -> Iterator[str]:
    yield from _method("fields(self) -> list[int]", "Return everything as numbers, in a fixed order.")
    items = [one for one in declared.lines if one.field.numbers]
    yield from _listed("return [", [one.made(one.field.numbers) for one in items], "]")


def _facts(declared: Declared) -> Iterator[str]:
    """What is always told, by groups; then what is left out at its start."""
    yield from _method("facts(self) -> dict[str, Any]", "Return what the fields say by name, for digests.")
    always: dict[str, list[str]] = {"": []}
    brief: dict[str, list[str]] = {}
    for one in declared.attributes:
        group, _, key = one.field.fact(one.name).rpartition(".")
        if not key or one.field.by_hand:
            continue
        told = one.made(one.field.telling)
        if one.field.how.get("brief", declared.part.brief):
            lines = [f"if {_differs(one)}:", f'    {_dict(group)}["{key}"] = {told}']
            brief.setdefault(group, []).extend(lines)
        else:
            always.setdefault(group, []).append(f'"{key}": {told},')
    items = always.pop("")
    for group, keys in always.items():
        items += [f'"{group}": {{', *(f"    {key}" for key in keys), "},"]
    if items:
        yield f"{INDENT}found: dict[str, Any] = {{"
        yield from (f"{INDENT}    {item}" for item in items)
        yield f"{INDENT}}}"
    else:
        yield f"{INDENT}found: dict[str, Any] = {{}}"
    for group, lines in brief.items():
        if group:
            yield f"{INDENT}{_dict(group)}: dict[str, Any] = {{}}"
        yield from (f"{INDENT}{line}" for line in lines)
        if group:
            yield from (f"{INDENT}if {_dict(group)}:", f'{INDENT}    found["{group}"] = {_dict(group)}')
    yield f"{INDENT}return found"


def _differs(one: Attribute) -> str:
    """The condition that a field is not at its start."""
    if one.field.held == "bool":
        return f"not self.{one.name}" if one.field.start else f"self.{one.name}"
    return f"self.{one.name} != {one.start}"


def _dict(group: str) -> str:
    return f"found_{group}" if group else "found"


def _shown(name: str, shown: list[Attribute], view: ast.ClassDef) -> Iterator[str]:
    """The view of a part: its fields as they are declared, and what `view.py` adds as arguments."""
    added = [line for line in view.body if isinstance(line, ast.AnnAssign)]
    names = [ast.unparse(line.target) for line in added]
    yield from ("", f"    def {name}(", f"{INDENT}self,")
    for one, line in zip(names, added, strict=True):
        default = "" if line.value is None else f" = {_source(line.value)}"
        yield f"{INDENT}{one}: {_source(line.annotation)}{default},"
    yield f"    ) -> {view.name}:"
    yield f'{INDENT}"""Return the view of what everybody sees: the fields, and what is worked out by hand."""'
    yield from _listed(f"return {view.name}(", [*(one.made(one.field.showing) for one in shown), *names], ")")


def _own(declared: Declared, view: ast.ClassDef) -> Iterator[str]:
    yield from _method(
        f"own(self, public: {view.name}) -> {view.name}", "Return the view with what the owner alone sees."
    )
    items = [f"{one.field.shown(one.name)}={one.made(one.field.showing)}" for one in declared.own()]
    yield from _listed("return replace(", ["public", *items], ")")


def main() -> int:
    """Write the files, or with --check compare them."""
    stale = 0
    for path in sorted((SOURCE / "starhold").rglob("table.py")):
        if not (path.parent / "components.py").is_file():
            continue
        game = Game(path)
        for name, text in (("_table.py", game.table()), ("_view.py", game.view())):
            out = path.with_name(name)
            if out.is_file() and out.read_text(encoding="utf-8") == text:
                continue
            if "--check" in sys.argv:
                stale += 1
                print(f"out of date: {out.relative_to(SOURCE.parent)}; run python tools/make_tables.py")
            else:
                out.write_text(text, encoding="utf-8")
    return stale


if __name__ == "__main__":
    sys.exit(main())
