"""Tiny Epic Kingdoms in the browser: a whole game with a war and an alliance; maps that explain things."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

import starhold
from starhold.kernel.record import Seat
from starhold.kernel.record_files import write
from tests.e2e.conftest import NewPerson
from tests.e2e.harness import Finger, Person, play_to_end
from tests.e2e.looks import SETTLED
from tests.e2e.test_galaxies import BOT, ME, check_replay, invite

#: for bench/clicks.py, as in test_galaxies
OPTIONS = {"max_refreshes": "10"}
TURN = "select"
ACTIONS = {"quest": 7, "patrol": 6, "mobilise": 5, "research": 4, "build": 4, "trade": -20}


def told(one: Person, line: str) -> bool:
    """Has the server told of such a thing?"""
    return any(f'"kingdoms-log-{line}"' in frame for frame in one.frames)


def warlike(one: Person, seat: int) -> Callable[[str], float]:
    """Seeks foreign armies; shows the white flag until there is an alliance, numbers from then on."""
    flag = 9.0 if not told(one, "allied") else -9.0
    armies = {region["id"]: region["armies"] for board in one.view()["boards"] for region in board["regions"]}
    foes = {
        place
        for place, there in armies.items()
        if [army["seat"] in (seat, None) for army in there] == [False]
    }

    def prefer(pick: str) -> float:
        kind, _, what = pick.partition(":")
        if kind == "action":
            return ACTIONS[what]
        if kind == "region":
            return 9.0 if what in foes else 0.0
        return flag if pick == "bid:flag" else 0.0

    return prefer


def sensible(one: Person) -> Callable[[str], float]:
    """As the warlike, but no action is chosen that cannot be paid, and nothing collected that has no room."""
    hurried = warlike(one, 0)
    mine = one.view()["seats"][0]
    payable = {
        "research": mine["mana"] > mine["magic"],
        "build": mine["ore"] > mine["tower"],
        "mobilise": mine["food"] > mine["armies"],
    }

    def prefer(pick: str) -> float:
        kind, _, what = pick.partition(":")
        if kind == "action" and not payable.get(what, True):
            return -25
        if kind == "region":
            # An army marches rather than that the action is lost.
            return 1 + hurried(pick)
        if kind in ("mana", "ore", "food"):
            return min(int(what), 7 - mine[kind])
        return hurried(pick)

    return prefer


@pytest.mark.slow
def test_a_whole_game_with_a_war_and_an_alliance(person: NewPerson) -> None:
    """Anna has the keyboard alone, Boris plays by clicks and in Russian."""
    anna, boris = person("Anna"), person("Boris", language="ru", theme="light")
    options = {"tokens": "on", "max_refreshes": "10"}
    table = anna.new_table("kingdoms", [ME, {"kind": "open"}, BOT], options=options, start=False)
    anna.sit_at(table)
    anna.wait(".invite input")
    invite(anna, boris, table)
    for one in (anna, boris):
        one.wait(".board .realm")
    reveals = 0

    def decide(one: Person) -> bool:
        nonlocal reveals
        if not one.look().to_move:
            return False
        if one.sees(".war .bids"):
            # Whatever the other has chosen already, it is not to be seen.
            assert one.page.locator(".war .face.open").count() == 0
        reveals += one.sees(".war .result")
        prefer = warlike(one, 0 if one is anna else 1)
        return one.decide_by_keys(prefer) if one is anna else one.decide(prefer)

    # A war that was won, an alliance, and all of it seen.
    play_to_end(
        [anna, boris], decide, enough=lambda taken: told(anna, "allied") and told(anna, "won") and reveals > 0
    )
    assert told(anna, "allied")
    assert told(anna, "won")
    assert reveals > 0
    lines = [
        [int(cell) for cell in row.locator("td").all_inner_texts()]
        for row in anna.page.locator(".end tbody tr").all()
    ]
    total = anna.page.locator(".end tfoot tr").first.locator("td b").all_inner_texts()
    assert [sum(points) for points in zip(*lines, strict=True)] == [int(points) for points in total]
    check_replay(anna, table)


def test_two_players_and_the_lost_kingdom_on_a_phone(person: NewPerson) -> None:
    """Side, region and resources are chosen where they lie, and nothing sticks out of the screen."""
    anna = person("Anna", language="ru", size="phone")
    anna.sit_at(anna.new_table("kingdoms", [ME, BOT]))
    for step in (
        ".board .side[data-lit]",
        ".board .region[data-lit]",
        ".ask .split .step:enabled",
        ".board [data-pick^='action:'][data-lit]",
    ):
        anna.wait(step)
        width = anna.page.evaluate("document.documentElement.scrollWidth")
        assert width <= 390, f"{step}: the page is {width} wide"
        if ".split" in step:
            # One more ore is proposed, and only Go sends it.
            version = anna.look().version
            anna.page.locator(".split .row:nth-child(2) .step").last.click()
            assert anna.page.locator(".split .num").all_inner_texts() == ["2", "2", "2"]
            assert anna.look().version == version
        if "action:" in step:
            assert anna.page.locator(".board .realm").count() == 3
            # Five, but for those that the bot has taken before.
            regions = [region for land in anna.view()["boards"] for region in land["regions"]]
            left = sum(army["seat"] is None for region in regions for army in region["armies"])
            assert 3 <= left <= 5
            assert anna.page.locator(".board .army.nobody").count() == left
        anna.decide()


def test_an_army_is_dragged_by_a_finger_and_enter_is_go(person: NewPerson) -> None:
    anna = person("Anna")
    anna.sit_at(anna.new_table("kingdoms", [ME, BOT]))
    patrol = anna.page.locator(".board [data-pick='action:patrol'][data-lit]")
    army = anna.page.locator(".spot .armies[data-drag]").and_(anna.page.locator("[data-pick] > .armies"))
    for _ in range(60):
        anna.wait(".ask .chip.turn")
        if patrol.count():
            patrol.click()
            if army.count():
                break
            # With one army and one way for it, all is chosen and nothing left to drag.
            anna.page.keyboard.press("Escape")
        anna.decide()
    # Enter is Go from now on, and not the action once more.
    assert anna.page.evaluate("document.activeElement.matches('body, main')")
    anna.page.evaluate(SETTLED)
    start = army.first.evaluate("army => army.closest('[data-pick]').dataset.pick")
    here = army.first.bounding_box()
    assert here is not None
    finger = Finger(anna)
    x, y = here["x"] + here["width"] / 2, here["y"] + here["height"] / 2
    finger.move(x, y)
    finger.down()
    finger.move(x + 15, y + 22, steps=4)
    assert anna.page.locator("body > .flyer").count() == 1
    # The only way that it has is filled in already, and takes it all the same.
    lit, only = ".spot[data-lit]:not([data-picked])", f".spot[data-picked]:not([data-pick='{start}'])"
    there = anna.page.locator(lit if anna.sees(lit) else only).first.bounding_box()
    assert there is not None
    finger.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=4)
    version = anna.look().version
    finger.up()
    assert anna.page.locator("body > .flyer").count() == 0
    if anna.look().confirm:
        anna.page.keyboard.press("Enter")
    anna.page.wait_for_function(
        "version => document.querySelector('.tablepage').dataset.version !== version", arg=version
    )
    assert anna.page.evaluate("getSelection().toString()") == ""


def test_a_region_says_what_it_is(person: NewPerson) -> None:
    anna = person("Anna")
    anna.sit_at(anna.new_table("kingdoms", [ME, BOT, BOT]))
    anna.wait(".board .side[data-lit]")
    anna.decide()
    anna.wait(".board .realm.mine .region[data-lit]")
    region = anna.page.locator(".realm.mine .spot").first
    name = anna.page.locator(".realm.mine .region").first.get_attribute("aria-label")
    region.hover()
    anna.wait(".inspect p")
    assert anna.page.locator(".inspect h3").inner_text() == name
    assert anna.sees(".inspect .pic"), "the terrain of the region"
    assert anna.page.locator(".inspect p").first.inner_text() != ""


@pytest.mark.parametrize("ending", ["txt", "json"])
def test_a_record_is_shown_with_the_names_of_its_seats(
    person: NewPerson, tmp_path: Path, ending: str
) -> None:
    """Not only those who are to move at its start."""
    match = starhold.new("kingdoms", players=3, seed=1)
    for _ in range(5):
        match.push(match.legal[0])
    seats = tuple(Seat(name) for name in ("Xenia", "Yuri", "Zoe"))
    path = tmp_path / f"record.{ending}"
    write(path, replace(match.record(), seats=seats))
    anna = person("Anna")
    anna.open("/replay")
    anna.page.locator("input[type=file]").set_input_files(path)
    anna.wait(".board .realm")
    shown = anna.page.locator(".scrub option").all_inner_texts()
    assert shown[1:] == ["Xenia", "Yuri", "Zoe"]
