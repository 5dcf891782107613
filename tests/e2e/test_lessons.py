"""A newcomer follows the coach: clicks "next" or what has the blue ring, and nothing else."""

import time

import pytest

from tests.e2e.conftest import NewPerson
from tests.e2e.harness import Person
from tests.sizes import long

FIRST = {"galaxies": "first-orbit", "kingdoms": "two-flags", "roll": "guess-the-others"}
#: what a first game is played with, where the box has an easier set-up
SET_UPS = {"kingdoms": {"beginner_resources": "on"}, "roll": {"start": "cheapest"}}
#: is all of it on the screen?
IN_SIGHT = """selector => {
  const { top, bottom } = document.querySelector(selector).getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}"""
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


#: a newcomer's way: every run takes one game, a long one all three at a desktop and on a phone
WAYS = [
    pytest.param(game, size, language, marks=() if short else long, id=f"{game} {size}")
    for game, size, language, short in (
        ("galaxies", "desktop", "en", True),
        ("kingdoms", "desktop", "fr", False),
        ("roll", "desktop", "es", False),
        ("galaxies", "phone", "ru", False),
        ("kingdoms", "phone", "en", False),
        ("roll", "phone", "ru", False),
    )
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "size", "language"), WAYS)
def test_a_newcomer_is_led_from_the_first_page_through_the_lesson_into_a_first_game(
    person: NewPerson, game: str, size: str, language: str
) -> None:
    """By clicks on what is gold or has the coach's ring alone; how many, and how long, is told."""
    one = person("Nova", language=language, size=size, tips=True)
    begun = time.monotonic()
    one.open("/")
    one.wait(".play .learn")
    clicks = 0
    if game != "galaxies":
        one.page.locator(".poster").nth(list(FIRST).index(game)).click()
        clicks += 1
    # The lesson is the one gold button of a newcomer, and on the screen without scrolling.
    assert one.page.locator(".btn.main").count() == 1
    assert one.page.evaluate(IN_SIGHT, ".play .learn")
    one.page.locator(f'.play .learn[href="/learn/{game}/{FIRST[game]}"]').click()
    one.wait(".coach [data-beat]")
    explained(one)
    clicks += 1
    while follow(one):
        clicks += 1
        assert not one.sees(".coach .oops"), one.page.locator(".coach .oops").inner_text()
        assert clicks < 120
    (kept,) = one.api("GET", "/me/lessons")
    assert kept["done"]
    one.page.locator(".finish .btn.main").click()
    clicks += 1
    one.wait(".tablepage .ask .chip.turn")
    took = time.monotonic() - begun
    print(f"{game} {size}: {clicks} clicks, {took:.0f} s until the first decision of the first game")
    table = one.api("GET", f"/tables/{one.page.url.rsplit('/', 1)[1]}")
    assert {seat["bot"] for seat in table["seats"][1:]} <= {"luna", "otto", "vera", "boris"}
    assert SET_UPS.get(game, {}).items() <= table["options"].items()
    # The coach is there as well.
    one.wait(".tip")
    assert one.decide()


def explained(one: Person) -> None:
    """A word of the game says what it means where it stands."""
    for _ in range(6):
        if one.sees(".coach .term"):
            break
        assert follow(one)
    word = one.page.locator(".coach .term").first
    word.click()
    card = one.page.locator(".meaning:popover-open")
    card.locator("a").wait_for()
    assert len(card.inner_text()) > len(word.inner_text()) + 20
    assert "/rules/" in str(card.locator("a").get_attribute("href"))
    one.page.keyboard.press("Escape")


@pytest.mark.slow
def test_tips_come_once_and_can_be_switched_off(person: NewPerson) -> None:
    one = person("Nova", tips=True)
    table = one.new_table("galaxies", [{"kind": "me"}, {"kind": "bot", "bot": "newcomer"}])
    one.sit_at(table)
    one.wait('.tip[data-tip="tip-galaxies-keep-mission"]')
    assert one.decide()
    # The move ended it, though it hid already while the move was picked.
    kept = "localStorage.getItem('starhold-tips')"
    one.page.wait_for_function(f"() => {kept}?.includes('tip-galaxies-keep-mission')")
    one.page.reload()
    one.wait(".tablepage .ask .chip.turn")
    assert not one.sees('.tip[data-tip="tip-galaxies-keep-mission"]')
    # Where the bot begins, the next decision is a question; the first question asks about sound, not a tip.
    one.wait(".ask .tip, .ask .sounds")
    if one.sees(".ask .sounds"):
        one.page.locator(".ask .sounds .btn").first.click()
    # It lies in the panel of the question, over nothing else.
    one.wait(".ask .plan .tip")
    # While it weighs the answers, none of them is the big one.
    assert not one.sees(".ask .bar .go.main")
    one.page.locator(".tip .off").click()
    one.page.wait_for_function("() => !document.querySelector('.tip')")
    assert one.page.evaluate("JSON.parse(localStorage.getItem('starhold-tips')).on") is False


def test_tips_end_with_the_second_finished_game(person: NewPerson) -> None:
    one = person("Nova", tips=True)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "newcomer"}]
    for _ in range(2):
        one.resign(one.new_table("galaxies", seats))
    one.sit_at(one.new_table("galaxies", seats))
    with one.page.expect_response("**/api/me/games"):
        one.wait(".tablepage .ask .chip.turn")
    one.page.wait_for_timeout(300)
    assert not one.sees(".tip")
    assert "tip-galaxies-keep-mission" not in one.page.evaluate("localStorage.getItem('starhold-tips') ?? ''")


def at_beat(one: Person, game: str, lesson: str, number: int) -> None:
    """The lesson where somebody left it."""
    one.api("PUT", "/me/lessons", {"game": game, "lesson": lesson, "beat": number, "done": False})
    one.open(f"/learn/{game}/{lesson}")
    one.wait(".coach [data-beat]")


def test_a_wild_die_is_seen_where_it_is_asked_for(person: NewPerson) -> None:
    one = person("Nova")
    at_beat(one, "roll", "guess-the-others", 12)
    one.wait('.coach [data-beat="lesson-guess-the-others-wild"]')
    # It is the only one, so it is in hand already.
    die = one.page.locator('.facts [data-pick="die:wild:novelty"][data-picked]')
    assert die.is_visible()
    assert one.page.evaluate(IN_SIGHT, ".facts [data-pick='die:wild:novelty']")


#: what was on the board whenever the coach said something new, and all versions that were shown
HEARD = """
window.heard = [];
window.boards = [];
new MutationObserver(() => {
  const beat = document.querySelector('.coach [data-beat]')?.dataset.beat;
  const version = document.querySelector('.tablepage')?.dataset.version;
  if (version && window.boards.at(-1) !== version) window.boards.push(version);
  if (beat && window.heard.at(-1)?.[0] !== beat) window.heard.push([beat, version]);
}).observe(document, { subtree: true, childList: true, attributes: true });
"""


def test_the_coach_speaks_of_what_the_board_shows_and_moves_are_seen_before_the_scene_changes(
    person: NewPerson,
) -> None:
    """In Kingdoms' first lesson others build and learn between two beats, and it jumps to a later cycle."""
    one = person("Nova", motion=True)
    one.context.add_init_script(HEARD)
    at_beat(one, "kingdoms", "two-flags", 12)
    one.wait('.coach [data-beat="lesson-two-flags-harvest"]')
    stood = {}
    while follow(one):
        one.page.wait_for_function(ASKS, polling=30)
        stood[one.page.evaluate("window.heard.at(-1)?.[0]")] = one.page.evaluate("window.boards.at(-1)")
    heard = dict(one.page.evaluate("window.heard"))
    assert {"lesson-two-flags-mobilise", "lesson-two-flags-research", "lesson-two-flags-won"} <= stood.keys()
    assert {beat: heard[beat] for beat in stood} == stood
    # The army that was mobilised stands on the board before it is later.
    shown = [int(version) for version in one.page.evaluate("window.boards")]
    later = next(place for place, version in enumerate(shown) if version >= 1000)
    made = [version for version in shown[:later] if version > int(stood["lesson-two-flags-mobilise"])]
    assert made, "what came of the last move was not shown"
