"""Tiny Epic Galaxies in the browser: whole games by clicks, by keys and in Russian."""

import json
import re
from collections.abc import Callable

import pytest

from tests.e2e.conftest import NewPerson
from tests.e2e.harness import Person, Server, play_to_end
from tests.sizes import SIZE

BOT = {"kind": "bot", "bot": "newcomer"}
ME = {"kind": "me"}
#: for bench/clicks.py: the options, and how the notation of the move begins that every turn has once
OPTIONS: dict[str, str] = {}
TURN = "end-turn"


def eager(one: Person, seat: int = 0) -> Callable[[str], float]:
    """What somebody in a hurry for 21 points likes: upgrades, advances, orbits; the end of the turn last."""
    view = one.view()
    mine = view["seats"][seat]["empire"]
    orbits = [view["row"][ship["slot"]] for ship in mine["ships"] if ship["place"] == "orbit"]
    dice = {
        "move": 6 if mine["home"] else -30,
        "diplomacy": 8 if any(planet["track"] == "diplomacy" for planet in orbits) else -30,
        "economy": 8 if any(planet["track"] == "economy" for planet in orbits) else -30,
        "colony": 7 if max(mine["energy"], mine["culture"]) > mine["level"] and mine["level"] < 6 else -30,
        "energy": 5 if mine["energy"] < 7 else -30,
        "culture": 2 if mine["culture"] < 4 else -30,
    }
    buttons = {"button:upgrade": 9, "button:roll": 3, "button:end-turn": -20}

    def prefer(pick: str) -> float:
        kind, *rest = pick.split(":")
        if kind == "button":
            return buttons.get(pick, -25)
        if kind == "die":
            return dice[rest[0]]
        if kind == "ship":
            return 6 if rest[1] == "home" else 2
        if kind == "planet" and rest[-1] == "orbit":
            planet = view["row"][int(rest[0])]
            return 7 + float(planet["points"] / planet["length"])
        return 0

    return prefer


def sensible(one: Person) -> Callable[[str], float]:
    """As those in a hurry, but no die is used that brings nothing, and who follows gains by it."""
    hurried = eager(one)
    view = one.view()
    mine = view["seats"][0]["empire"]
    at = [view["row"][ship["slot"]]["resource"] for ship in mine["ships"]]
    gains = {
        "energy": min(at.count("energy") + mine["home"], 7 - mine["energy"]),
        "culture": min(at.count("culture"), 7 - mine["culture"]),
    }

    def useful(face: str) -> bool:
        return hurried(f"die:{face}") > 0 and gains.get(face, 1) > 0

    def prefer(pick: str) -> float:
        kind, _, name = pick.partition(":")
        if kind == "die" and not useful(name):
            return -30
        if pick == "button:follow":
            return 1 if useful(view["dice"]["current"]) else -30
        return hurried(pick)

    return prefer


def by_clicks(one: Person) -> bool:
    return one.look().to_move and one.decide(eager(one))


def invite(host: Person, guest: Person, table: str) -> None:
    """The guest comes by the link that the host's page shows."""
    link = host.page.locator(".invite input").first.input_value()
    guest.page.goto(link)
    guest.page.locator("main button.main").click()
    guest.wait(".tablepage")


@pytest.mark.slow
def test_two_people_play_a_whole_game_one_by_keys_and_one_in_russian(person: NewPerson) -> None:
    anna, boris = person("Anna"), person("Boris", language="ru", size="phone")
    table = anna.new_table("galaxies", [ME, {"kind": "open"}], start=False)
    anna.sit_at(table)
    anna.wait(".invite input")
    invite(anna, boris, table)
    anna.wait(".board .card")
    boris.wait(".board .card")

    def decide(one: Person) -> bool:
        if not one.look().to_move:
            return False
        if one is anna:
            return anna.decide_by_keys(eager(anna, 0))
        return boris.decide(eager(boris, 1))

    assert play_to_end([anna, boris], decide, enough=lambda taken: taken > 25) > 20
    for one in (anna, boris):
        total = one.page.locator(".end tfoot tr").first.locator("td").all_inner_texts()
        # A short run ends by giving up; the Rogue is played against to the end in every run.
        assert max(int(points) for points in total) >= (21 if SIZE >= 1 else 0)
    assert (
        "wins" in anna.page.locator(".end h1").inner_text()
        or "share" in anna.page.locator(".end h1").inner_text()
    )
    assert re.search("[а-яё]", boris.page.locator(".end h1").inner_text(), re.IGNORECASE)
    check_replay(anna, table)


def check_replay(one: Person, table: str) -> None:
    """The finished game can be looked at move by move, and every roll of it is proved fair."""
    one.open(f"/replay/{table}?ply=3")
    one.wait(".scrub")
    assert "Move 3 of" in one.page.locator(".scrub [role=status]").inner_text()
    one.page.keyboard.press("ArrowRight")
    one.wait(".scrub [role=status]:has-text('Move 4 of')")
    assert one.page.url.endswith("ply=4")
    one.open(f"/check/{table}")
    one.wait(".check:not([data-mark=bad])", 60)
    assert "rolls and draws were recomputed and are the same" in one.page.locator("main").inner_text()


@pytest.mark.slow
def test_solo_against_the_rogue(person: NewPerson) -> None:
    anna = person("Anna")
    # The hardest Rogue is done soonest.
    anna.sit_at(anna.new_table("galaxies", [ME], options={"rogue": "gamelyn"}))
    anna.wait(".skulls")
    play_to_end([anna], by_clicks)
    assert anna.page.locator(".end h1").inner_text() != ""
    # The table is still there, with a way back to the result.
    anna.page.locator(".end .ib.x").click()
    anna.page.locator(".ask .bar .go").click()
    anna.wait(".end h1")


def test_a_move_survives_a_restart_of_the_server(person: NewPerson, server: Server) -> None:
    anna = person("Anna")
    anna.sit_at(anna.new_table("galaxies", [ME, BOT]))
    anna.wait(".ask .chip.turn")
    anna.page.locator(".board [data-lit]").first.click()
    anna.wait(".bar .confirm")
    server.stop()
    anna.wait(".ask .banner.warn")
    anna.page.locator(".bar .confirm").click()
    server.start()
    anna.page.wait_for_selector(".ask .banner.warn", state="detached", timeout=30000)
    # Carried out once: the mission is kept, and there is one line that says so.
    anna.wait(".mat .mission")
    kept = anna.page.locator(".log li", has_text="Anna has chosen a secret mission").count()
    assert kept == 1


def test_a_spectator_sees_no_secret(person: NewPerson) -> None:
    anna, watcher = person("Anna"), person("Watcher")
    table = anna.new_table("galaxies", [ME, BOT], public=True)
    anna.sit_at(table)
    anna.wait(".missions .deal")
    watcher.sit_at(table)
    watcher.wait(".board .card")
    secrets = [name.strip() for name in anna.page.locator(".missions .deal b").all_inner_texts()]
    assert len(secrets) == 2
    anna.decide()
    watcher.page.wait_for_timeout(500)
    dealt = json.loads(next(frame for frame in anna.frames if '"type":"position"' in frame))
    ids = dealt["view"]["seats"][0]["dealt"]
    assert len(ids) == 2
    for secret in secrets:
        assert secret not in watcher.page.locator(".tablepage").inner_text()
    for frame in watcher.frames:
        for one in ids:
            assert f'"{one}"' not in frame
            assert f"mission-{one}" not in frame
    assert not watcher.sees("[data-lit]")


def test_undo_takes_a_free_move_back(person: NewPerson) -> None:
    anna = person("Anna")
    anna.sit_at(anna.new_table("galaxies", [ME, BOT], options={"first_player": "1"}))
    anna.wait(".ask .chip.turn")
    anna.decide()
    anna.wait(".board [data-pick='button:reroll'][data-lit]")
    dice = "() => document.querySelectorAll('.dice .pickdie').length"
    before = anna.page.evaluate(dice)
    anna.decide(lambda pick: pick.startswith(("die:", "ship:", "planet:")))
    # A function: the page's content policy forbids to evaluate text.
    anna.page.wait_for_function(
        "before => document.querySelectorAll('.dice .pickdie').length < before", arg=before
    )
    anna.wait("[data-pick='button:end-turn']")
    anna.page.keyboard.press("u")
    anna.page.wait_for_function(
        "before => document.querySelectorAll('.dice .pickdie').length === before", arg=before
    )


def test_a_landing_uses_its_planet_unless_the_switch_is_off(person: NewPerson) -> None:
    anna = person("Anna")
    move = ".board [data-pick='die:move'][data-lit]"
    # where landing brings something, as the tag of the place says
    useful = ".board .pad:has(.tag .led) .ground[data-lit]"
    for _ in range(20):
        # Every third table or so has a die that moves and such a place.
        table = anna.new_table("galaxies", [ME, BOT], options={"first_player": "1"})
        anna.sit_at(table)
        anna.wait(".ask .chip.turn")
        anna.decide()
        anna.wait(".board [data-pick='button:reroll'][data-lit]")
        if anna.sees(move):
            anna.page.locator(move).first.click()
            anna.wait(".board .ground[data-lit]")
            if anna.sees(useful):
                break
    anna.page.locator(useful).first.click(position={"x": 12, "y": 30})
    anna.wait(".ask [role=switch]")
    switch, go = anna.page.locator(".ask [role=switch]"), anna.page.locator(".ask .go b").first
    said = {}
    for _ in range(2):
        said[switch.get_attribute("aria-checked")] = go.inner_text()
        switch.click()
    assert said == {"true": "Land and use it", "false": "Only land"}
    if switch.get_attribute("aria-checked") == "true":
        switch.click()
    anna.page.keyboard.press("Enter")
    anna.page.locator(".ask [role=switch]").wait_for(state="detached")
    for _ in range(300):
        # The page shows the move before the server has it.
        log = anna.api("GET", f"/tables/{table}/position?seat=0")["log"]
        # The bot may follow, and use the planet itself.
        told = [line["event"] for line in log if line["line"]["words"].get("player", {}).get("seat") == 0]
        if "landed" in told:
            break
        anna.page.wait_for_timeout(100)
    assert "landed" in told
    assert "used-planet" not in told


def test_dice_go_into_a_reroll_and_the_converter_one_by_one(person: NewPerson) -> None:
    """Two clicks roll one die again, whichever it is; the converter proposes what is given up for a die."""
    anna = person("Anna")
    anna.sit_at(anna.new_table("galaxies", [ME, BOT], options={"first_player": "1"}))
    anna.wait(".ask .chip.turn")
    anna.decide()
    anna.wait(".board [data-pick='button:reroll'][data-lit]")
    dice = anna.page.locator(".board .dice .pickdie")
    count, picked = dice.count(), anna.page.locator(".board .dice [data-picked]")
    # A die that brings something says on the own mat what there would be; there may be none.
    anna.wait(".pickdie[data-pick='die:move'], .pickdie .tag")
    gaining = anna.page.locator(".pickdie:has(.tag .pl)")
    if gaining.count():
        gaining.first.hover()
        anna.wait(".mat .after")
        anna.page.mouse.move(2, 2)
        anna.page.locator(".mat .after").first.wait_for(state="detached")
    # The converter: the die that is turned, two for it, and others in their place.
    anna.page.locator("[data-pick='button:convert']").click()
    dice.last.click()
    given = anna.page.locator(".board .dice [data-given]")
    assert (picked.count(), given.count()) == (1, 2)
    anna.wait(".board [data-pick^='face:'][data-lit]")
    anna.page.locator(".dice .pickdie:not([data-given], [data-picked])").first.click()
    assert (picked.count(), given.count()) == (1, 2)
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("Escape")
    assert (picked.count(), given.count()) == (0, 0)
    # Dragged to the button, a die is one of the reroll, and is not used by it.
    dice.first.drag_to(anna.page.locator("[data-pick='button:reroll']"))
    anna.wait(".bar .confirm")
    assert picked.count() == 1
    anna.page.keyboard.press("Escape")
    dice.last.hover()
    dice.last.locator(".again").click()
    assert picked.count() == 1
    anna.page.locator(".bar .confirm").click()
    anna.wait(".head .chip:has-text('1 energy')")
    assert dice.count() == count
    # All of them: nothing is left to decide then, and the rules roll by themselves.
    anna.page.locator("[data-pick='button:reroll']").click()
    anna.wait(".bar .confirm")
    while left := anna.page.locator(".dice .pickdie:not([data-picked])").count():
        anna.page.locator(".dice .pickdie:not([data-picked])").first.click()
        anna.page.wait_for_function(
            "left => document.querySelectorAll('.dice .pickdie:not([data-picked])').length < left", arg=left
        )
    rerolls = anna.page.locator(".log li:has-text('rerolls')")
    anna.page.locator(".bar .confirm").click()
    anna.page.wait_for_function(
        "() => document.querySelectorAll('.log li').length > 0 && !document.querySelector('.bar .confirm')"
    )
    anna.wait(".log li:has-text('pays 1 energy'):has-text('rerolls')")
    assert rerolls.last.inner_text().count("rerolls") == count
    assert not anna.sees(".ask .banner.bad")


def test_inspect_and_why(person: NewPerson) -> None:
    anna = person("Anna")
    anna.sit_at(anna.new_table("galaxies", [ME, BOT]))
    anna.wait(".ask .chip.turn")
    anna.page.locator(".card .ball").first.hover()
    anna.wait(".inspect")
    assert anna.page.locator(".inspect h3").inner_text() == anna.page.locator(".card h3").first.inner_text()
    assert anna.sees(".inspect .planet img")
    anna.page.mouse.move(2, 2)
    anna.page.locator(".ask .why:not(.ask-hint)").click()
    anna.wait(".drawer .marked")
    assert "G-SETUP-8" in anna.page.locator(".drawer .marked .apart, .drawer .marked .id").inner_text()
    anna.page.locator(".drawer input[type=search]").fill("converter")
    assert anna.page.locator(".drawer .chapter li").count() > 1
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector(".drawer", state="detached")


def test_a_tap_opens_a_rivals_mat(person: NewPerson) -> None:
    """A rival's mat in the place of the own, on a phone over the board, until Escape; nothing is answered."""
    anna = person("Anna")
    anna.sit_at(anna.new_table("galaxies", [ME, BOT], options={"first_player": "1"}))
    anna.wait(".missions .deal")
    version = anna.page.locator(".tablepage").get_attribute("data-version")
    anna.page.locator(".opp").click()
    anna.wait(".mat.rival .lvl.on")
    name = anna.page.locator(".opp .who").inner_text()
    assert anna.page.locator(".mat").get_attribute("aria-label") == name
    assert anna.page.locator(".mat.rival [data-lit]").count() == 0
    anna.page.keyboard.press("Escape")
    anna.page.locator(".mat.rival").wait_for(state="detached")
    anna.page.set_viewport_size({"width": 390, "height": 844})
    anna.page.locator(".opp").click()
    anna.wait(".empire .levels .on")
    assert anna.page.locator(".empire h2").inner_text() == name
    anna.page.keyboard.press("Escape")
    anna.page.locator(".empire").wait_for(state="detached")
    assert anna.page.locator(".tablepage").get_attribute("data-version") == version


def test_a_grey_thing_says_why(person: NewPerson) -> None:
    anna = person("Anna")
    asked = []
    anna.page.on("request", lambda request: asked.append(request.url) if "/why?" in request.url else None)
    for _ in range(20):
        anna.sit_at(anna.new_table("galaxies", [ME, BOT], options={"first_player": "1"}))
        anna.wait(".ask .chip.turn")
        anna.page.locator(".card .ball").first.click()
        anna.wait(".ask [aria-live] .whynot")
        assert "First choose the secret mission" in anna.page.locator(".ask .whynot").inner_text()
        anna.decide()
        anna.wait(".board [data-pick='button:reroll'][data-lit]")
        # With a die that moves ships, a click on a surface would propose to use it.
        if not anna.sees(".dice [data-pick='die:move']"):
            break
    # What was said of another moment is gone.
    assert not anna.sees(".ask .whynot")
    # The surface has no text of its own: its card says what it is and why not.
    surface = anna.page.locator(".board [data-pick='planet:1:surface']")
    asked.clear()
    surface.hover()
    anna.wait(".inspect .reason")
    assert anna.page.locator(".inspect h3").inner_text().startswith("Surface of")
    why = anna.page.locator(".inspect .reason").inner_text()
    assert "“Move”" in why
    surface.click()
    anna.wait(".ask .whynot")
    assert why.strip() in anna.page.locator(".ask .whynot").inner_text()
    assert len(asked) == 1
    # The card of a planet keeps its text and adds the reason.
    anna.page.locator(".card .ball").nth(2).hover()
    anna.wait(".inspect p:not(.reason) + .reason")
    anna.page.locator(".ask .whynot button").click()
    assert not anna.sees(".ask .whynot")


def test_a_grey_thing_says_why_on_a_phone(person: NewPerson) -> None:
    boris = person("Boris", language="ru", size="phone")
    boris.sit_at(boris.new_table("galaxies", [ME, BOT]))
    boris.wait(".ask .chip.turn")
    boris.page.locator(".card .ball").first.click()
    boris.wait(".ask .whynot")
    assert "секретную миссию" in boris.page.locator(".ask .whynot").inner_text()
