"""The rule book: `docs/rules/GAME.md` and its translations `docs/rules/LANGUAGE/GAME.md`, by id or by word.

In a checkout the files are read where they are written; a wheel carries them inside. A third-party game may
have them in a folder `rules` of its own.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import starhold
from starhold.kernel import registry
from starhold.kernel.errors import StarholdError
from starhold.text import Synonym, idle, synonyms

_PACKAGE: Final = Path(starhold.__file__).parent
FOLDERS: Final = (_PACKAGE / "rules", _PACKAGE.parent.parent / "docs" / "rules")

#: How ids look: G-TURN-1, K-2P-1, EX-12, D-WAR-BID.
ID: Final = r"[A-Z]+(?:-\d?[A-Z]+)*-(?:\d+|[A-Z]+)"
_RULE: Final = re.compile(rf"\s*(?:[-*]|\d+\.)\s+\*\*({ID})\b\s*(.*)")
#: A worked example that has a number and a title alone is `EX-` and the number.
_EXAMPLE: Final = re.compile(r"(\d+)\.\s+\*\*(.*)")
_DECISION: Final = re.compile(r"\|\s*\**(DP?-(?:[A-Z]+-)*[A-Z0-9]+)\b\**\s*(.*)")


class NoRuleBook(StarholdError):
    """Raised when the game has no rule book here."""


class NoSuchRule(StarholdError):
    """Raised when no rule has that id, and none speaks of that word."""


#: Which books and clarifications say a rule: "(RU FR ES)", "(RB, FAQ)", "FAQ."; in examples "[R-DEV-1, 8]".
_SOURCE: Final = re.compile(
    r"\s*\((?=[^()]*(?<![\w-])(?:RU|FR|ES|RB|TILE|DER|FAQ)(?![\w-]))(?:[^()]|\([^()]*\))*\)"
    rf"|(?<=[.)]) FAQ(?: \+(?= )|\.)|\s*\[[^\[\]]*\b{ID}[^\[\]]*\]"
)
#: A reference to a numbered section, which players never see: "(section 12)".
_SECTION: Final = re.compile(r"\s*\((?:section|раздел|sección) \d+[a-z]?\)")
#: Where other editions play differently: "Variant (later printing): …" to the end of the rule.
_EDITIONS: Final = re.compile(
    r"(?<=[.)\]]) (?:[^.:]{0,60}\b)?(?:[Vv]ariante?s?|[Вв]ариант\w*)\b[^.:]{0,60}:.*$"
)
#: Why we decided something: "Why: …" to the end, or "[RULING] nothing freezes it.", a sentence in lower case.
_MARK: Final = r"(?:\*\*)?\[RULING\](?:\*\*)?"
_WHY: Final = re.compile(r"(?:^|(?<=[.;])) (?:Why|Reason|Почему|Pourquoi|Por qué)\s?:\s*(.*)$", re.IGNORECASE)
_REASON: Final = re.compile(
    rf" ?\({_MARK} ([^()]*)\)| {_MARK} ((?=[a-zа-яёß-ÿ\"“«]|FAQ).*?\.)(?=\s+[(“«]?[A-ZА-ЯЁÀ-Þ]|$)"
)
_RULING: Final = re.compile(rf" ?(?:\+ )?{_MARK}(?:(?<!^)\.(?=$))?")
#: A heading is numbered for reference: "12b. Planets", "3.1 Order of play".
_NUMBER: Final = re.compile(r"^\d+[\d.]*[a-z]?\.? +")
#: What is read once, or looked up, comes after the play itself: setting up, then what words mean.
_LAST: Final = ("-SETUP-", "-DEF-", "-GEN-")
_REFERENCE: Final = re.compile(r"(?:EX|WE|DP?)-|[A-Z]-(?:INV|HID|INFO)-")
_CODE: Final = re.compile(r"`([^`]*)`|\b([a-z]+(?:_[a-z]+)+)\b")


class Rule(NamedTuple):
    """One rule: its id, what it says, and the section it is in."""

    id: str
    text: str
    section: str

    @property
    def plain(self) -> str:
        """What a player wants to read: without sources, editions, reasons and words of the program."""
        return _apart(self.text)[0]

    @property
    def editions(self) -> str:
        """How other editions play it."""
        return _apart(self.text)[1]

    @property
    def ruling(self) -> str | None:
        """Why we decided so where the books are silent; empty if it needs no reason, None if they speak."""
        return _apart(self.text)[2]

    @property
    def chapter(self) -> str:
        """The title of its section, as a player reads it: without the number."""
        return _NUMBER.sub("", self.section)

    @property
    def sources(self) -> str:
        """Where the rule comes from, for those who ask."""
        found = (source[0].strip().removesuffix(" +").rstrip(".") for source in _SOURCE.finditer(self.text))
        return "; ".join(source[1:-1] if source[0] in "([" else source for source in found)

    @property
    def is_reference(self) -> bool:
        """True if it is to be looked up rather than read: examples, invariants, lists of decisions."""
        return bool(_REFERENCE.match(self.id))


@cache
def _apart(text: str) -> tuple[str, str, str | None]:
    """Return a rule, how other editions play it, and why we ruled so."""
    said = _SECTION.sub("", _SOURCE.sub("", text)).strip()
    said = _CODE.sub(lambda code: (code[1] or code[2]).replace("_", " "), said)
    ruling = "" if "[RULING]" in text else None
    if "[RULING]" in said:
        said, ruling = _ruled(said)
    said, editions = _cut(_EDITIONS, said)
    return said[:1].upper() + said[1:], editions, ruling


def _cut(part: re.Pattern[str], said: str) -> tuple[str, str]:
    """Return a text without the part, and that part."""
    found = part.search(said)
    if found is None:
        return said, ""
    apart = next((group for group in found.groups() if group), found[0]).strip()
    return (said[: found.start()] + said[found.end() :]).strip(), apart


def _ruled(said: str) -> tuple[str, str]:
    """Return a rule without the mark that it is ours, and the reason."""
    rest, why = _cut(_WHY, said)
    if not why:
        rest, why = _cut(_REASON, said)
    rest = _RULING.sub("", rest).strip()
    if rest.endswith(";"):
        rest = f"{rest[:-1].rstrip()}."
    return rest, why[:1].upper() + why[1:]


@cache
def source(game: str, language: str = "en") -> str:
    """Return the rule book of a game as it was written; in English where that language has none."""
    own = [registry.game(game).folder / "rules"] if game in registry.names() else []
    for name in (f"{language}/{game}.md", f"{game}.md"):
        for folder in (*FOLDERS, *own):
            path = folder / name
            if path.is_file():
                return path.read_text(encoding="utf-8")
    raise NoRuleBook(f"no rules of {game}", game=game)


@cache
def rules(game: str, language: str = "en") -> dict[str, Rule]:
    """Return the rules of a game by id."""
    return {rule.id: rule for rule in parsed(source(game, language))}


def in_order_of_play(game: str, language: str = "en") -> list[Rule]:
    """Return all rules of a game in the order of play, not of their numbers."""
    late = {part: place + 1 for place, part in enumerate(_LAST)}

    def place(rule: Rule) -> tuple[bool, int]:
        return rule.is_reference, next((late[part] for part in _LAST if part in rule.id), 0)

    return sorted(rules(game, language).values(), key=place)


def parsed(markdown: str) -> Iterator[Rule]:
    """Yield the rules of a book: rules and examples are list items in bold, decisions rows of a table."""
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


@cache
def _searched(rule: Rule) -> str:
    """Return what a search looks at, the title included."""
    return f"{rule.id} {rule.section} {rule.text}".casefold()


def meant(word: str, synonyms: tuple[Synonym, ...]) -> tuple[str, ...]:
    """Return a word as it was typed, and what the rules call it.

    >>> meant("fights", (Synonym(("war",), ("fight", "battle")),))
    ('fights', 'war')
    """
    found = [word]
    for one in synonyms:
        if any(word.startswith(said) or (len(word) > 3 and said.startswith(word)) for said in one.said):
            found += one.terms
    return tuple(found)


def find(game: str, words: str, language: str = "en") -> list[Rule]:
    """Return the rule of that id, else those whose id begins so, else those that speak of all the words."""
    found = rules(game, language)
    wanted = words.strip().upper()
    if wanted in found:
        return [found[wanted]]
    begin = [rule for rule in found.values() if rule.id.startswith(f"{wanted.rstrip('-')}-")]
    if begin:
        return begin
    skipped, known = idle(language), synonyms(language)
    typed = words.casefold().split()
    parts = [meant(word, known) for word in typed if word not in skipped] or [(word,) for word in typed]
    speak = [
        rule
        for rule in found.values()
        if all(any(word in _searched(rule) for word in part) for part in parts)
    ]
    if not parts or not speak:
        raise NoSuchRule(f"no rule {words!r} in {game}", game=game, words=words)
    return speak
