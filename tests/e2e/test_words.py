"""Words on the pages: nothing is ever said by the id of its message."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from starhold.text import LANGUAGES
from tests.e2e.conftest import NewPerson
from tests.e2e.harness import Person

ROOT = Path(__file__).parents[2]
GAMES = ("galaxies", "kingdoms", "roll")

#: every text and label that was on the page, if only for a moment
LISTEN = """
window.said = new Set();
const LABELS = ['aria-label', 'title', 'placeholder', 'alt'];
const hear = (node) => {
  if (node.nodeType === Node.TEXT_NODE) window.said.add(node.data);
  for (const label of LABELS) if (node.hasAttribute?.(label)) window.said.add(node.getAttribute(label));
};
const hearAll = (node) => [node, ...node.childNodes].forEach((one) => (one === node ? hear : hearAll)(one));
new MutationObserver((changes) => changes.forEach(({ target, addedNodes }) => {
  hear(target);
  addedNodes.forEach(hearAll);
})).observe(document, {
  subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: LABELS,
});
"""


def ids() -> set[str]:
    """The ids of all messages, with those of their attributes."""
    files = [*ROOT.glob("client/text/**/en.ftl"), *ROOT.glob("src/starhold/**/*en.ftl")]
    found = set()
    for file in files:
        for entry in FluentParser().parse(file.read_text()).body:
            if isinstance(entry, Message):
                found.add(entry.id.name)
                found.update(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)
    return found


IDS = ids()
#: how ids begin that belong to one part of the program, and never to a word of a language
BEGIN = re.compile(rf"^(?:ui|rv|{'|'.join(GAMES)})-[a-z0-9-]+(?:\.[a-z0-9-]+)?$")


def raw(said: list[str]) -> list[str]:
    """The ids among what was said."""
    words = {word for text in said for word in re.split(r"[\s«»“”„()]+", text)}
    return sorted(word for word in words if "-" in word and (word in IDS or BEGIN.match(word)))


def pages(one: Person) -> Iterator[str]:
    """Each page that can be opened by its address, when it stands."""
    for path, stands in [
        ("/", ".poster"),
        ("/learn", "main"),
        ("/daily", "main"),
        ("/profile", "main"),
        ("/turns", "main"),
        ("/people", ".lay"),
        ("/turns?tab=notices", ".way"),
        ("/settings", "main"),
        ("/replay", "main"),
        *((f"/rules/{game}", ".panels .draw") for game in GAMES),
        *((f"/howto/{game}", ".panels .draw") for game in GAMES),
        *((f"/puzzles/{game}", "main") for game in GAMES),
    ]:
        one.open(path)
        one.wait(stands)
        if path.startswith("/rules/"):
            one.page.locator("main .seg button").nth(1).click()
            one.wait("main .rules .chapter")
        one.page.wait_for_load_state("networkidle")
        yield path


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_shows_the_id_of_a_message(person: NewPerson, language: str) -> None:
    """Not even while its words are on their way."""
    one = person("Anna", language=language)
    one.context.add_init_script(LISTEN)
    found = {}
    for path in pages(one):
        found[path] = raw(one.page.evaluate("[...window.said]"))
    assert {path: words for path, words in found.items() if words} == {}
