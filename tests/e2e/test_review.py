"""After a game: its review, an exercise, and another table that goes on from there."""

import json
import random
import time
from typing import Any

import pytest

from tests.e2e.conftest import NewPerson
from tests.e2e.harness import Person
from tests.e2e.looks import misfits_by_size, serious_troubles
from tests.sizes import SIZE

#: the shortest game there is
SHORT = {"max_refreshes": "10"}


def finished(one: Person, most: int = 1000) -> str:
    """A game of Kingdoms against a bot, played without much thought (the fewer moves are bad, the sooner
    they are judged) and given up after so many own decisions."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "regular"}]
    table = one.new_table("kingdoms", seats, options=SHORT)
    chooser = random.Random(4)
    while (info := one.api("GET", f"/tables/{table}"))["status"] == "running":
        if 0 not in info["waiting"]:
            time.sleep(0.05)
            continue
        position = one.api("GET", f"/tables/{table}/position?seat=0")
        move = {
            "type": "move",
            "client": str(position["version"]),
            "version": position["version"],
            "seat": 0,
            "action": chooser.choice(position["choices"])["action"],
        }
        one.api("POST", f"/tables/{table}/move", move)
        most -= 1
        if most == 0:
            one.resign(table)
    return table


def answer(one: Person, action: int, picks: list[str]) -> None:
    """Give an answer as one clicks a move, and wait for the verdict."""
    one.wait(".solve .ask .chip.turn")
    for pick in [*picks, ""]:
        if one.sees(".quest[data-right]"):
            break
        here = f'.board [data-pick="{pick}"][data-lit], .off-board[data-action="{action}"]'
        if not one.sees(".bar .confirm") and one.sees(here):
            one.page.locator(here).first.dispatch_event("click")
    if one.sees(".bar .confirm") and not one.sees(".quest[data-right]"):
        one.page.locator(".bar .confirm").click()
    one.wait('.quest[data-right="true"]')


def sketched(one: Person, table: str) -> int:
    """The first move of a review with a picture of where it led."""
    told = one.context.request.get(f"{one.url}/api/tables/{table}/review").text()
    moments = [json.loads(line) for line in told.splitlines() if '"sketch":{' in line]
    first: int = moments[0]["ply"]
    return first


def best_of(judged: Any) -> tuple[int, list[str]]:
    return judged["best"]["action"], judged["best"]["picks"]


@pytest.mark.slow
def test_from_the_end_of_a_game_to_its_review_and_on(person: NewPerson) -> None:
    anna = person("Anna")
    table = finished(anna, 20 if SIZE < 1 else 1000)
    anna.sit_at(table)
    anna.wait(".end.told .pile i")
    anna.page.locator(f'.end a[href="/review/{table}"]').click()

    # A plain engine on a busy machine takes its time.
    anna.wait(".grid[data-done]", 300)
    assert serious_troubles(anna) == []
    assert misfits_by_size(anna, "review") == {}
    anna.page.set_viewport_size({"width": 1440, "height": 900})
    anna.page.keyboard.press("Home")
    anna.page.keyboard.press("n")
    anna.page.wait_for_function("() => location.search.startsWith('?ply=')")
    assert anna.page.locator(".moment .option.better > b").inner_text() != ""
    # Where both moves lead, as two maps of the same territory.
    anna.open(f"/review/{table}?ply={sketched(anna, table)}")
    anna.wait(".moment .sketch figcaption")
    shown = anna.page.locator(".moment .sketch figcaption").all_inner_texts()
    assert len(shown) == 2
    assert shown[0] == shown[1]
    anna.page.locator(".pages button").first.click()
    assert anna.page.locator(".moment h2").inner_text() == "Turning point 1"

    for kind, begins in (("png", b"\x89PNG"), ("svg", b"<svg ")):
        with anna.page.expect_download() as saved:
            anna.page.locator(f".share .{kind}").click()
        assert saved.value.path().read_bytes().startswith(begins)

    # The moment that cost most, with the better move on the board.
    exercise = anna.api("GET", f"/tables/{table}/exercises?seat=0")["exercises"][0]
    anna.open(f"/review/{table}?ply={exercise['ply']}")
    anna.wait(f'[data-ply="{exercise["ply"]}"][aria-current]')
    anna.page.locator(".see").click()
    anna.wait(f'.boardbox[data-version="{exercise["ply"]}"] .board')
    assert serious_troubles(anna) == []

    if SIZE >= 1:
        # A whole game played at random costs enough for a lesson about that.
        anna.wait('.fits a[href^="/learn/kingdoms/"]')
    # Wrong, then right, then on to the next.
    anna.page.locator(".try .again").click()
    judged = anna.api(
        "POST", f"/tables/{table}/exercises", {"ply": exercise["ply"], "action": exercise["made"]}
    )
    assert not judged["right"]
    answer(anna, *best_of(judged))
    assert serious_troubles(anna) == []
    anna.page.locator(".quest .next").click()

    # Another table goes on from there, and says so in the list.
    anna.open(f"/review/{table}?ply={exercise['ply']}")
    anna.wait(f'[data-ply="{exercise["ply"]}"][aria-current]')
    anna.page.locator(".two .btn.on").click()
    anna.page.locator('[data-dice="fresh"]').click()
    anna.page.wait_for_url("**/table/*")
    anna.wait(".ask .chip.turn")
    going = anna.page.url.rpartition("/")[2]
    anna.open(f"/review/{going}")
    anna.wait(".alone [role=alert]")
    anna.open("/")
    anna.wait(".going .origin")


def test_a_puzzle_is_solved_and_stays_so(person: NewPerson) -> None:
    anna = person("Anna")
    anna.open("/puzzles/kingdoms")
    anna.wait(".puzzles .far progress")
    assert serious_troubles(anna) == []
    first = anna.page.locator(".puzzles .themes li a").first
    puzzle = str(first.get_attribute("href"))
    first.click()
    anna.wait(".solve .ask .chip.turn")
    # What is only shown is carried out on the board, but not solved.
    anna.page.locator(".quest .show").click()
    anna.wait(".quest .next")
    anna.open(puzzle)
    anna.wait(".solve .ask .chip.turn")
    assert anna.api("GET", "/me/puzzles") == []
    choice = anna.api("GET", puzzle)["choices"][0]["action"]
    answer(anna, *best_of(anna.api("POST", puzzle, {"action": choice})))
    assert serious_troubles(anna) == []
    anna.wait(".quest .next")
    anna.open("/puzzles/kingdoms")
    anna.wait(f'.puzzles a.done[href="{puzzle}"]')
