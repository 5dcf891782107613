"""Fluent files of which only what is said is parsed: a command says a few of thousands of messages."""

import re
from collections.abc import Iterator, Mapping
from itertools import zip_longest
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

#: A message or term begins at the beginning of a line; whatever belongs to it is indented or closes a brace.
_BEGINNING: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)


def entries(content: str) -> Iterator[tuple[str, str]]:
    r"""Yield the id and the source of each message and term of a file.

    >>> list(entries("# Greetings\nhello = Hello\n    .title = Hi\n-game = Lantern\n"))
    [('hello', 'hello = Hello\n    .title = Hi'), ('-game', '-game = Lantern')]
    """
    found = list(_BEGINNING.finditer(content))
    for one, next_one in zip_longest(found, found[1:]):
        end = next_one.start() if next_one else len(content)
        yield one[1], _COMMENT.sub("", content[one.start() : end]).rstrip()


class LazyBundle:
    """The messages of a language; each is parsed when it is first asked for, with those that it refers to."""

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._written: dict[str, str] = {}
        self._parsed: set[str] = set()

    def add(self, content: str) -> None:
        """Take a file in; of two messages with one id the first holds."""
        for key, written in entries(content):
            self._written.setdefault(key, written)

    def message(self, key: str) -> Message | None:
        """Return a message by its id, or None if there is none."""
        if key.startswith("-") or key not in self._written:
            return None
        self._parse(key)
        # What cannot be parsed is in no bundle.
        return self._bundle.get_message(key) if self._bundle.has_message(key) else None

    def format_pattern(self, pattern: Any, arguments: Mapping[str, str | float]) -> str:
        """Return a message's value or attribute with its variables filled in."""
        said, _ = self._bundle.format_pattern(pattern, dict(arguments))
        return str(said)

    def _parse(self, key: str) -> None:
        if key in self._parsed or key not in self._written:
            return
        self._parsed.add(key)
        resource = FluentResource(self._written[key])
        self._bundle.add_resource(resource)
        references = _References()
        references.visit(resource)
        for other in references.found:
            self._parse(other)


class _References(Visitor):
    """The ids of the messages and terms that an entry refers to."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  (named by the library)
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802  (named by the library)
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)
