"""Every text is said somewhere: its id stands in the source, or a source puts such ids together."""

import re
from functools import cache
from pathlib import Path

import pytest

from starhold.kernel import registry
from starhold.text.lazy import entries
from tests.text.test_languages import wanted

ROOT = Path(__file__).parents[2]
SOURCES = ("src/starhold", "client/src")
SUFFIXES = {".py", ".ts", ".svelte", ".toml", ".json"}
TEXTS = [*sorted((ROOT / "src/starhold").glob("**/text/*en.ftl")), ROOT / "client/text/en.ftl"]
#: ids whose last parts are data: what a lesson, a tip or the glossary says, what is searched for, why a move
#: is good (`Claim`), who plays, and what games name in words of their own
PARTS_ARE_DATA = re.compile(
    r"(?:lesson|tip|words?|bot|cast|search|order|learn|tournament|about|notices?|preview|meet|turns)-"
    r"|(?:\w+-)?(?:because|price|chance|look)-"
    r"|\w+-(?:log|why|action|prompt|order|source|trait|leaning|outlook|attack|feature|howto|puzzle|strategy)-"
    r"|acc-(?:choices|luck)$"
)
#: how most ids begin, so that one such word says nothing of the rest
COMMON = ("ui-", "acc-")


@cache
def sources() -> str:
    """All code and data that may say a text."""
    found = [path for folder in SOURCES for path in sorted((ROOT / folder).rglob("*"))]
    return "\n".join(
        path.read_text(encoding="utf-8")
        for path in found
        if path.suffix in SUFFIXES and "static" not in path.parts and path.name != "box.json"
    )


@cache
def composed() -> re.Pattern[str]:
    """Match what strings with something put into them make: `ui-{tab}-title`, `${game}-ui-asks-${step}`.

    `ui-{what}` alone would match every text of the pages, so it does not count.
    """
    patterns = set()
    for string in re.findall(r'["`]([\w${}.()\[\]!?: -]*\{[^"`\n]*)["`]', sources()):
        fixed, inner = string, 1
        while inner:
            fixed, inner = re.subn(r"\$?\{[^{}]*\}", "\0", fixed)
        words = [word for word in re.split(r"[-\0.]", fixed) if word]
        if re.fullmatch(r"[a-z0-9_.\0-]+", fixed) and (
            len(words) > 1 or (re.match(r"[a-z]+-\0", fixed) and not fixed.startswith(COMMON))
        ):
            patterns.add(re.escape(fixed).replace("\0", r"[\w-]+"))
    return re.compile("|".join(sorted(patterns)))


def unsaid(keys: set[str], texts: str) -> list[str]:
    """Return the ids that nothing says."""
    words = set(re.findall(r"[\w-]+", sources()))
    games = {name for game in registry.names() for name, _ in wanted(registry.game(game))}
    named = re.findall(r"^class (\w+)", sources(), re.MULTILINE)
    errors = {"error" + re.sub("[A-Z]", lambda letter: f"-{letter[0].lower()}", name) for name in named}
    inner = set(re.findall(r"\{ *(-?[a-z][\w-]*)", texts))
    return sorted(
        key
        for key in keys - words - games - errors - inner
        if not PARTS_ARE_DATA.match(key) and not composed().fullmatch(key)
    )


def test_every_text_is_said() -> None:
    texts = "\n".join(path.read_text(encoding="utf-8") for path in TEXTS)
    keys = {key for key, _ in entries(texts)}
    assert len(keys) > 3000
    assert unsaid(keys, texts) == []


@pytest.mark.parametrize("key", ["ui-nobody-says-this", "galaxies-ui-nothing-asks"])
def test_a_text_that_nothing_says_is_found(key: str) -> None:
    assert unsaid({key, "ui-close"}, "") == [key]
