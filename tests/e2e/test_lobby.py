"""The lobby, languages and themes, and that all pages are fit to be seen and heard."""

from pathlib import Path
from typing import Any

import pytest

from tests.e2e.conftest import NewPerson
from tests.e2e.harness import SIZES, Person

BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}
AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"

#: texts that do not fit their box, or stand over each other's
OVERFLOW = """() => {
  const found = [];
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 1) found.push(`the page is ${wide} px too wide`);
  for (const element of document.querySelectorAll('button, .btn, .chip, h1, h2, h3, .lab, .st, .note, kbd')) {
    const style = getComputedStyle(element);
    if (style.display === 'none' || style.visibility === 'hidden' || element.closest('.sr, .skip')) continue;
    if (!element.clientWidth || style.textOverflow === 'ellipsis' || style.overflow === 'auto') continue;
    if (element.scrollWidth > element.clientWidth + 2 && style.display !== 'inline')
      found.push(`${element.tagName}.${element.className}: ${element.textContent.trim().slice(0, 50)}`);
  }
  return found;
}"""


def serious_troubles(one: Person) -> list[str]:
    """What axe finds on the page that keeps somebody out."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (npm ci in client/)")
    one.page.evaluate(AXE.read_text(encoding="utf-8") + ";undefined")
    result: Any = one.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{violation['id']}: {node['html'][:160]}"
        for violation in result["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"][:3]
    ]


def test_two_clicks_to_a_game(person: NewPerson) -> None:
    anna = person("Anna")
    anna.open("/")
    anna.page.locator(".poster", has_text="Tiny Epic Galaxies").click()
    anna.page.locator(".start").click()
    anna.wait(".board .card")
    assert anna.page.locator(".seatline li").count() == 3


def test_language_and_theme_change_at_once(person: NewPerson) -> None:
    anna = person("Anna")
    anna.open("/")
    anna.wait(".poster")
    for language, word in (("ru", "Места"), ("fr", "Places"), ("es", "Asientos"), ("en", "Seats")):
        anna.page.locator(".lang select").select_option(language)
        anna.page.wait_for_selector(f"h2:text-is('{word}')")
        assert anna.page.locator("html").get_attribute("lang") == language
    anna.page.locator("header .ib").last.click()
    assert anna.page.locator("html").get_attribute("data-theme") == "light"
    anna.page.reload()
    anna.wait(".poster")
    assert anna.page.locator("html").get_attribute("data-theme") == "light"


def pages(one: Person) -> list[str]:
    """One address of each kind of page."""
    running = one.new_table("galaxies", [ME, BOT, BOT])
    waiting = one.new_table("galaxies", [ME, {"kind": "open"}], start=False)
    return [
        "/",
        f"/table/{running}",
        f"/table/{waiting}",
        "/settings",
        "/rules/galaxies",
        "/check",
        "/replay",
    ]


def settle(one: Person, path: str) -> None:
    one.open(path)
    one.wait("main")
    if path.startswith("/table/"):
        one.wait(".board .card, .invite figure")
    if path.startswith("/rules/"):
        one.wait("dl")
    one.page.wait_for_timeout(200)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ru", "fr", "es"])
def test_text_fits(person: NewPerson, language: str) -> None:
    found: dict[str, list[str]] = {}
    for size in SIZES:
        one = person("Anna", language=language, size=size)
        for path in pages(one):
            settle(one, path)
            troubles: list[str] = one.page.evaluate(OVERFLOW)
            if troubles:
                found[f"{size} {path}"] = troubles
    assert found == {}


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(person: NewPerson, theme: str) -> None:
    one = person("Anna", theme=theme)
    found: dict[str, list[str]] = {}
    for path in pages(one):
        settle(one, path)
        serious = serious_troubles(one)
        if serious:
            found[path] = serious
    assert found == {}
