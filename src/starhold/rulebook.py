"""The rule book: `docs/rules/GAME.md` and its translations `docs/rules/LANGUAGE/GAME.md`, by id or by word.

In a checkout the files are read where they are written; a wheel carries them inside.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import starhold
from starhold.kernel.errors import StarholdError

_PACKAGE: Final = Path(starhold.__file__).parent
FOLDERS: Final = (_PACKAGE / "rules", _PACKAGE.parent.parent / "docs" / "rules")

#: How ids look: G-TURN-1, K-2P-1, EX-12, D-WAR-BID.
ID: Final = r"[A-Z]+(?:-\d?[A-Z]+)*-(?:\d+|[A-Z]+)"
_RULE: Final = re.compile(rf"\s*(?:[-*]|\d+\.)\s+\*\*({ID})\b\s*(.*)")
#: A worked example that has a number and a title alone is `EX-` and the number.
_EXAMPLE: Final = re.compile(r"(\d+)\.\s+\*\*(.*)")
_DECISION: Final = re.compile(r"\|\s*\**(DP?-(?:[A-Z]+-)*[A-Z0-9]+)\b\**\s*(.*)")


class NoRuleBook(StarholdError):
    """The game has no rule book here."""

    key = "error-no-rule-book"


class NoSuchRule(StarholdError):
    """No rule has that id, and none speaks of that word."""

    key = "error-no-such-rule"


#: Which books and clarifications say a rule: "(RU FR ES)", "(RB, FAQ)", "FAQ."; in examples "[R-DEV-1, 8]".
_SOURCE: Final = re.compile(
    r"\s*\((?=[^()]*(?<![\w-])(?:RU|FR|ES|RB|TILE|DER|FAQ)(?![\w-]))(?:[^()]|\([^()]*\))*\)"
    rf"|(?<=[.)]) FAQ(?: \+(?= )|\.)|\s*\[[^\[\]]*\b{ID}[^\[\]]*\]"
)
_REFERENCE: Final = re.compile(r"(?:EX|WE|DP?)-|[A-Z]-(?:INV|HID|INFO)-")
_CODE: Final = re.compile(r"`([^`]*)`|\b([a-z]+(?:_[a-z]+)+)\b")


class Rule(NamedTuple):
    """One rule: its id, what it says, and the section it stands in."""

    id: str
    text: str
    section: str

    @property
    def plain(self) -> str:
        """What a player wants to read: the rule without its sources, and without words of the program."""
        said = _SOURCE.sub("", self.text).strip()
        return _CODE.sub(lambda code: (code[1] or code[2]).replace("_", " "), said)

    @property
    def sources(self) -> str:
        """Where the rule comes from, for those who ask."""
        found = (source[0].strip().removesuffix(" +").rstrip(".") for source in _SOURCE.finditer(self.text))
        return "; ".join(source[1:-1] if source[0] in "([" else source for source in found)

    @property
    def is_reference(self) -> bool:
        """Is it to be looked up rather than read: examples, what is secret or always true, all decisions?"""
        return bool(_REFERENCE.match(self.id))


@cache
def source(game: str, language: str = "en") -> str:
    """The rule book of a game as it was written; in English where that language has none."""
    for name in (f"{language}/{game}.md", f"{game}.md"):
        for folder in FOLDERS:
            path = folder / name
            if path.is_file():
                return path.read_text(encoding="utf-8")
    raise NoRuleBook(f"no rules of {game}", game=game)


@cache
def rules(game: str, language: str = "en") -> dict[str, Rule]:
    """The rules of a game by id."""
    return {rule.id: rule for rule in parsed(source(game, language))}


def parsed(markdown: str) -> Iterator[Rule]:
    """The rules of a book: rules and examples are list items in bold, decisions rows of a table."""
    section = ""
    for line in markdown.splitlines():
        if line.startswith("#"):
            section = line.lstrip("# ").strip()
        elif match := _RULE.match(line):
            # Bold either ends with the id or goes on to the end of a title.
            said = match[2].removeprefix("**") if match[2].startswith("**") else f"**{match[2]}"
            yield Rule(match[1], said.strip(), section)
        elif match := _EXAMPLE.match(line):
            yield Rule(f"EX-{match[1]}", f"**{match[2]}", section)
        elif match := _DECISION.match(line):
            cells = [cell.strip(" *") for cell in match[2].strip("| ").split("|")]
            yield Rule(match[1], " · ".join(cell for cell in cells if cell), section)


def find(game: str, words: str, language: str = "en") -> list[Rule]:
    """The rule of that id, else those whose id begins so, else those that speak of all the words."""
    found = rules(game, language)
    wanted = words.strip().upper()
    if wanted in found:
        return [found[wanted]]
    begin = [rule for rule in found.values() if rule.id.startswith(f"{wanted.rstrip('-')}-")]
    if begin:
        return begin
    parts = words.casefold().split()
    speak = [
        rule
        for rule in found.values()
        if all(part in f"{rule.id} {rule.section} {rule.text}".casefold() for part in parts)
    ]
    if not parts or not speak:
        raise NoSuchRule(f"no rule {words!r} in {game}", game=game, words=words)
    return speak
