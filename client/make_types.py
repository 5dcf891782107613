"""Writes the client's TypeScript types from the server's own: `python client/make_types.py`.

One file for the wire (src/wire/wire.ts), one for records (src/wire/record.ts), one for reviews
(src/wire/review.ts), one for the goal strip (src/wire/goal.ts) and one for the view of each game
(src/wire/GAME.ts). With `--check` nothing is written: it fails if a file is out of date.
"""

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from starhold.kernel import registry, words
from starhold.kernel import ways as paths

FOLDER = Path(__file__).parent / "src" / "wire"
HEAD = "// Made by client/make_types.py from the server's types; do not edit.\n"
SIMPLE = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}


def in_typescript(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "const" in schema:
        return repr(schema["const"])
    if "enum" in schema:
        return " | ".join(repr(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(in_typescript(part) for part in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {in_typescript(inner)}>" if isinstance(inner, dict) else "object"
    if isinstance(kind, list):
        return " | ".join(in_typescript({"type": part}) for part in kind)
    return SIMPLE.get(str(kind), "unknown")


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return "[" + ", ".join(in_typescript(part) for part in schema["prefixItems"]) + "]"
    inner = in_typescript(schema["items"]) if isinstance(schema.get("items"), dict) else "unknown"
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def _interface(name: str, schema: dict[str, Any], optional: set[str]) -> str:
    """One struct, and which of its fields may be left out."""
    lines = [f"export interface {name} {{"]
    if schema.get("description"):
        said = schema["description"].partition(">>>")[0]
        lines.insert(0, f"/** {' '.join(said.split())} */")
    for field, kind in schema["properties"].items():
        mark = "?" if field in optional else ""
        lines.append(f"  {field}{mark}: {in_typescript(kind)};")
    return "\n".join([*lines, "}"])


def _optional(struct: type) -> set[str]:
    """The fields that may be left out: those that are not set, and where the struct says so all defaults.

    The server sends its structs whole, but for those that omit defaults; the client (no unknown fields
    then) may leave out what has a default.
    """
    config = struct.__struct_config__  # type: ignore[attr-defined]
    partial = config.forbid_unknown_fields or config.omit_defaults
    return {
        field.encode_name
        for field in msgspec.structs.fields(struct)
        if field.default is msgspec.UNSET or (partial and not field.required)
    }


#: types that a file has already: the file, by their text
Written = dict[str, str]


def module_text(file: str, structs: list[type], written: Written) -> str:
    """The TypeScript of these structs and all they speak of; what another file has is imported from there."""
    _, components = msgspec.json.schema_components(structs, ref_template="#/{name}")
    spoken_of = [*_structs(words), *_structs(paths), *structs]
    optional = {struct.__name__: _optional(struct) for struct in spoken_of}
    parts, elsewhere = [], {}
    for name, schema in sorted(components.items()):
        if "properties" in schema:
            text = _interface(name, schema, optional.get(name, set()))
        else:
            text = f"export type {name} = {in_typescript(schema)};"
        if text in written:
            elsewhere[name] = written[text]
        else:
            parts.append(text)
            written[text] = file
    body = "\n\n".join(parts) + "\n"
    used = [name for name in elsewhere if re.search(rf"[ (|]{name}\b[^:]", body)]
    imports = []
    for source in sorted({elsewhere[name] for name in used}):
        names = ", ".join(name for name in used if elsewhere[name] == source)
        imports.append(f"import type {{ {names} }} from './{source}';")
    return "\n".join([HEAD, *imports, *([""] if imports else []), body])


def _text(file: str, structs: list[type], written: Written, rest: str = "") -> tuple[str, str]:
    return f"{file}.ts", module_text(file, structs, written) + rest


def _structs(module: Any) -> list[type]:
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
    ]


def texts() -> Iterator[tuple[str, str]]:
    """Each file's name and what it should hold."""
    wire = importlib.import_module("starhold.server.wire")
    unions = "".join(
        f"\nexport type {name} = {' | '.join(part.__name__ for part in union.__args__)};\n"
        for name, union in (
            ("ClientMessage", wire.ClientMessage),
            ("ServerMessage", wire.ServerMessage),
            ("Shape", words.Shape),
        )
    )
    written: Written = {}
    yield _text("goal", [words.Goal], written)
    yield _text("wire", _structs(wire), written, unions)
    records = module_text("record", _structs(importlib.import_module("starhold.kernel.record")), written)
    # TypeScript has a Record of its own.
    yield "record.ts", records.replace("interface Record ", "interface GameRecord ")
    listed = ", ".join(map(repr, importlib.import_module("starhold.text").LANGUAGES))
    yield "languages.ts", f"{HEAD}\nexport const LANGUAGES = [{listed}] as const;\n"
    yield _text("review", _structs(importlib.import_module("starhold.review.results")), written)
    for game in registry.names():
        try:
            module = importlib.import_module(f"starhold.{game}.view")
        except ModuleNotFoundError:
            # A game of others: it brings its own types, if it has a board.
            continue
        view = f"{game.capitalize()}View"
        events = " | ".join(repr(kind.name) for kind in registry.game(game).vocabulary.events)
        yield _text(game, [getattr(module, view)], written, f"\nexport type EventName = {events};\n")


def main() -> int:
    """Write the files, or with --check compare them."""
    stale = []
    for name, text in texts():
        path = FOLDER / name
        if "--check" in sys.argv:
            if not path.is_file() or path.read_text(encoding="utf-8") != text:
                stale.append(name)
            continue
        FOLDER.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for name in stale:
        print(f"out of date: client/src/wire/{name}; run python client/make_types.py")
    return len(stale)


if __name__ == "__main__":
    sys.exit(main())
