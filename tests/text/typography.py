"""What a reader of a language would mark in red: spaces, quotes, dashes, articles, plurals."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from tests.text.fluent import CATEGORIES, parts

#: before ; ! ? in French; as wide as a thin space, and no line ends there
NARROW = "\u202f"
#: before : and inside « » in French, and between a number and its unit
HARD = "\u00a0"


class Mark(NamedTuple):
    """A pattern that must not occur, and what is wrong with it."""

    found: re.Pattern[str]
    fault: str


def _mark(pattern: str, fault: str) -> Mark:
    return Mark(re.compile(pattern, re.MULTILINE), fault)


_ENDS = r"(?=[\s)»*]|$)"
_UNIT = _mark(r"[\d}] (?:\$|%|PV|ПО)(?![\w-])", "an ordinary space between number and unit")
_QUOTES = _mark(r"[“”„]", "quotes that are not « »")
#: what each language must not show; code and keys to press are taken out before
MARKS: dict[str, list[Mark]] = {
    "en": [_mark(r"\b[Aa]n? \{", "an article before a word that may begin with a vowel or not")],
    "ru": [_UNIT, _QUOTES, _mark(r"\s[-–]\s", "a short dash between words")],
    "fr": [
        _UNIT,
        _QUOTES,
        _mark(rf"[^\s{NARROW}{HARD}][;!?]{_ENDS}", "no space before ; ! ?"),
        _mark(rf"\S[ {HARD}][;!?]{_ENDS}", "not the narrow space before ; ! ?"),
        _mark(rf"[^\s{NARROW}{HARD}]:{_ENDS}", "no space before :"),
        _mark(rf"\S[ {NARROW}]:{_ENDS}", "not a no-break space before :"),
        _mark(rf"«[^{HARD}]|[^{HARD}]»", "« or » without its no-break space"),
        _mark(r"\w'\w", "a straight apostrophe"),
        _mark(
            r"\b[dD]e \{ \$(?:player|other|victim|loser|owner|planet|from|to|region|side|row|rogue|tile)\b",
            "“de” before a name that may begin with a vowel",
        ),
    ],
    "es": [_UNIT, _QUOTES],
}
_CODE = re.compile(r"`[^`\n]*`")
_KEY_TO_PRESS = re.compile(r"(?<=[.,\n] )\?(?= \w)|(?<=«\u00a0)\?(?=[\w ]*\u00a0»)")


def marked(language: str, text: str) -> list[str]:
    """The faults of a text, each with the words around it."""
    prose = _KEY_TO_PRESS.sub("h", _CODE.sub("X", text))
    found = [
        f"{mark.fault}: {prose[max(0, hit.start() - 25) : hit.end() + 15]!r}"
        for mark in MARKS[language]
        for hit in mark.found.finditer(prose)
    ]
    if language == "es":
        found += [
            f"{opening} and {closing} are not as many: {line.strip()!r}"
            for line in prose.split("\n")
            for opening, closing in (("¿", "?"), ("¡", "!"))
            if line.count(opening) != line.count(closing)
        ]
    return found


# -- numbers and the words they count ---------------------------------------------------------------------

#: what may follow a number and stay as it is: units, things that are not counted, the word of a sentence
STAYS = {
    "en": "MB s min VP energy culture mana ore food of in for to home away locked too wins share follows"
    " instead",
    "ru": "МБ с мин ПО из до при",
    "fr": "Mo s min PV sur en pour à et dans ailleurs trop gagne partagent au",
    "es": "MB s min PV de en por a y fuera demasiado",
}
#: messages whose numbers are never one
NEVER_ONE = {
    "error-endless-game",
    "train-generation",
    "simulate-speed",
    "report-study",
    "galaxies-ui-planet-summary",
    "galaxies-ui-level",
    "galaxies-because-level",
}


def counted(language: str, path: Path, numbers: set[str]) -> list[str]:
    """Numbers of a file that stand before a noun which does not change with them."""
    stays = set(STAYS[language].split())
    found = []
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.id.name not in NEVER_ONE:
            for name, pattern in parts(entry):
                found += [
                    f"{language}: {name} says {{ ${variable} }} {word} for one and for many"
                    for variable, word in _uncounted(pattern, frozenset())
                    if variable in numbers and word not in stays
                ]
    return found


def _uncounted(pattern: ast.Pattern, known: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Each variable that a word follows, where no selector has looked at its value."""
    before = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            word = re.match(r"[ \u00a0]([^\W\d_]+)", element.value)
            if before and word:
                yield before, word[1]
            before = ""
            continue
        before = ""
        expression = element.expression
        if isinstance(expression, ast.VariableReference) and expression.id.name not in known:
            before = expression.id.name
        elif isinstance(expression, ast.SelectExpression):
            for variant in expression.variants:
                yield from _uncounted(variant.value, known | _looked_at(expression))


def _looked_at(selection: ast.SelectExpression) -> frozenset[str]:
    """The variable whose plural category the variants of a selection tell apart."""
    keys = {variant.key.name for variant in selection.variants if isinstance(variant.key, ast.Identifier)}
    if isinstance(selection.selector, ast.VariableReference) and keys & (CATEGORIES - {"other"}):
        return frozenset({selection.selector.id.name})
    return frozenset()
