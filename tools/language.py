"""Lists what a language lacks against English: `python tools/language.py de`.

The tests make the same comparison, so a language that lacks nothing here passes them. A language that is not
there yet lacks everything: the list then names the files to make, with the number of messages in each.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from starhold import text  # noqa: E402
from tests.text.fluent import faults, patterns  # noqa: E402

ENGLISH = text.LANGUAGES[0]


def message_files(language: str) -> list[Path]:
    """Return the files of messages of a language, in the order in which a translator best writes them."""
    return [*text.files(language), ROOT / "client" / "text" / f"{language}.ftl"]


def rule_files(language: str) -> list[Path]:
    """Return the rules of the games in a language."""
    folder = ROOT / "docs" / "rules"
    own = folder if language == ENGLISH else folder / language
    return [own / path.name for path in sorted(folder.glob("*.md"))]


def lacks(language: str) -> Iterator[str]:
    """Yield a line for each thing that the language lacks."""
    for english, other in zip(message_files(ENGLISH), message_files(language), strict=True):
        name = shown(other)
        wanted = patterns(english)
        if not other.is_file():
            yield f"{name} is missing: {len(wanted)} texts; copy {shown(english)} and translate it"
            continue
        try:
            found = faults(language, wanted, patterns(other))
        except ValueError as error:
            found = [str(error)]
        yield from (f"{name}: {fault}" for fault in found)
    for path in rule_files(language):
        if not path.is_file():
            yield f"{shown(path)} is missing: translate docs/rules/{path.name}, and keep the ids of its rules"
    if language not in text.LANGUAGES:
        listed = shown(Path(text.__file__))
        yield f"{listed}: add {language!r} to LANGUAGES, then run python client/make_types.py"


def shown(path: Path) -> str:
    """Return a path as a contributor types it."""
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)


def main(words: list[str]) -> int:
    """Print what each named language lacks; without a name, what any of ours lacks."""
    found = [line for language in words or text.LANGUAGES[1:] for line in lacks(language)]
    print(*(found or ["nothing is missing"]), sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
