"""What is parsed when it is said is what the parser makes of the whole file."""

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from starhold.text import FOLDER, LANGUAGES
from starhold.text.lazy import LazyBundle, entries

TRICKY = """\
### A file of its own

# A comment that belongs to the message
hello = Hello, { $name }
    .title = { -house }: { hello }
many = { $n ->
    [one] one
   *[other] { other-message.attribute }
}
# between
-house = Starhold
    .gender = none
other-message = x
    .attribute = many = more
broken = {
"""


def said(entry: ast.EntryType) -> str:
    """An entry as the library writes it, without its comment."""
    assert isinstance(entry, ast.Message | ast.Term)
    entry.comment = None
    return FluentSerializer().serialize_entry(entry)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_falls_into_the_entries_that_the_parser_finds(language: str) -> None:
    content = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    parsed = [one for one in FluentParser().parse(content).body if isinstance(one, ast.Message | ast.Term)]
    cut = [FluentParser().parse(written).body for _, written in entries(content)]
    assert [said(one) for one in parsed] == [said(one) for (one,) in cut]


def test_a_file_without_messages_has_no_entries() -> None:
    assert list(entries("")) == list(entries("# Nothing yet\n")) == []


def test_references_are_followed_wherever_they_stand() -> None:
    bundle = LazyBundle("en")
    bundle.add(TRICKY)
    hello = bundle.message("hello")
    many = bundle.message("many")
    assert hello is not None
    assert many is not None
    assert bundle.format_pattern(hello.attributes["title"], {"name": "Ada"}) == "Starhold: Hello, Ada"
    assert bundle.format_pattern(many.value, {"n": 2}) == "many = more"
    assert bundle.format_pattern(many.value, {"n": 1}) == "one"


@pytest.mark.parametrize("key", ["broken", "nothing", "-house"])
def test_what_is_no_message_is_not_said(key: str) -> None:
    bundle = LazyBundle("en")
    bundle.add(TRICKY)
    assert bundle.message(key) is None


def test_the_first_of_two_messages_holds() -> None:
    bundle = LazyBundle("en")
    bundle.add("hello = first\n")
    bundle.add("hello = second\n")
    hello = bundle.message("hello")
    assert hello is not None
    assert bundle.format_pattern(hello.value, {}) == "first"
