"""A newcomer follows the coach: clicks "next" or what has the blue ring, and nothing else."""

import time

import pytest

from tests.e2e.conftest import NewPerson
from tests.e2e.harness import Person

FIRST = {"galaxies": "first-orbit", "kingdoms": "two-flags", "roll": "guess-the-others"}
#: what the page shows of the lesson; it is different after every click that was right
STANDS = """() => JSON.stringify([
  document.querySelector('.coach [data-beat]')?.dataset.beat, !!document.querySelector('.finish'),
  document.querySelector('.tablepage')?.dataset.version,
  [...document.querySelectorAll('[data-coach]')].map(one => one.dataset.pick ?? one.className),
  document.querySelectorAll('[data-picked]').length])"""
#: there is something to click, and nothing on its way
ASKS = """() => !document.querySelector('.tablepage[data-out]')
  && (document.querySelector('.coach .onward:enabled, .finish') || document.querySelector('[data-coach]'))"""


def follow(one: Person) -> bool:
    """One click as the coach says; False when the lesson is over."""
    one.page.wait_for_function(ASKS, polling=30)
    if one.sees(".finish"):
        return False
    before = one.page.evaluate(STANDS)
    onward = one.sees(".coach .onward:enabled")
    assert one._click(".coach .onward" if onward else "[data-coach]"), f"nothing to click at {before}"
    one.page.wait_for_function(f"before => ({STANDS})() !== before", arg=before, polling=30)
    return True


def take(one: Person, game: str) -> int:
    """The whole lesson; tells how many clicks it took."""
    one.open(f"/learn/{game}/{FIRST[game]}")
    clicks = 0
    while follow(one):
        clicks += 1
        assert not one.sees(".coach .oops"), one.page.locator(".coach .oops").inner_text()
        assert clicks < 120
    return clicks


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "ru")])
@pytest.mark.parametrize("game", FIRST)
def test_a_first_game_by_clicks_that_follow_the_coach(
    person: NewPerson, game: str, size: str, language: str
) -> None:
    one = person("Nova", language=language, size=size)
    begun = time.monotonic()
    clicks = take(one, game)
    print(f"{game} {size}: {clicks} clicks, {time.monotonic() - begun:.0f} s")
    (kept,) = one.api("GET", "/me/lessons")
    assert kept["done"]
    # The offer at the end leads to a real table.
    one.page.locator(".finish .btn.main").click()
    one.wait(".tablepage .ask")
    assert "/table/" in one.page.url


@pytest.mark.slow
def test_tips_come_once_and_can_be_switched_off(person: NewPerson) -> None:
    one = person("Nova", tips=True)
    table = one.new_table("galaxies", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    one.sit_at(table)
    one.wait('.tip[data-tip="tip-galaxies-keep-mission"]')
    one.page.locator(".tip button").first.click()
    one.page.wait_for_function("!document.querySelector('.tip')")
    one.page.reload()
    one.wait(".tablepage .ask .chip.turn")
    assert "tip-galaxies-keep-mission" in one.page.evaluate("localStorage.getItem('starhold-tips')")
    assert one.decide()
    one.wait(".tip")
    one.page.locator(".tip button").last.click()
    one.page.wait_for_function("!document.querySelector('.tip')")
    assert one.page.evaluate("JSON.parse(localStorage.getItem('starhold-tips')).on") is False
