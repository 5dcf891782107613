"""The lobby, languages and themes, and that all pages are fit to be seen and heard."""

import json
from collections.abc import Iterator
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Route

from tests.e2e.conftest import NewPerson
from tests.e2e.harness import Person
from tests.e2e.looks import misfits_by_size, serious_troubles
from tests.sizes import SIZE

BOT = {"kind": "bot", "bot": "newcomer"}
ME = {"kind": "me"}


def test_two_clicks_to_a_game_and_no_error_on_a_first_visit(person: NewPerson) -> None:
    anna = person("Anna")
    anna.context.clear_cookies()
    errors: list[str] = []
    anna.page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    anna.open("/")
    anna.page.locator(".poster", has_text="Tiny Epic Galaxies").click()
    anna.page.locator(".start").click()
    anna.wait(".board .card")
    # A newcomer's first table: one opponent, the weakest, as the character that was shown.
    assert anna.page.locator(".seatline li").count() == 2
    assert "Luna" in anna.page.locator(".seatline").inner_text()
    assert errors == []


def test_bots_are_chosen_as_characters_and_called_in_the_player_s_script(person: NewPerson) -> None:
    anna = person("Anna", language="ru")
    anna.open("/")
    anna.page.locator(".poster").nth(1).click()
    # One tap swaps the opponent, and another one is added on purpose.
    anna.page.locator(".bot", has_text="Зено").click()
    anna.page.locator(".addface").click()
    anna.page.locator(".bot", has_text="Луна").click()
    anna.page.locator(".start").click()
    anna.wait(".board")
    table = anna.page.url.rsplit("/", 1)[1]
    seats = anna.api("GET", f"/tables/{table}")["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats[1:]] == [("Zeno", "zeno"), ("Luna", "luna")]
    assert "Зено" in anna.page.locator(".seatline").inner_text()


def test_after_the_lesson_the_weakest_is_played_and_after_a_win_the_next_is_proposed(
    person: NewPerson,
) -> None:
    anna = person("Anna")
    anna.open("/")
    anna.page.locator(".poster", has_text="Kingdoms").click()
    anna.wait(".btn.main.learn")
    (lesson,) = [one for one in anna.api("GET", "/lessons") if one["game"] == "kingdoms" and one["first"]]
    anna.api("PUT", "/me/lessons", {"game": "kingdoms", "lesson": lesson["id"], "done": True})
    anna.open("/")
    # The lobby opens at the last game; nothing calls it new any more.
    anna.wait(".poster.on:has-text('Kingdoms')")
    anna.wait(".start.main:has-text('Play Luna')")
    assert not anna.sees(".poster.on .nw")
    anna.open("/puzzles")
    anna.wait("a[href='/puzzles/kingdoms'][aria-current]")
    table = anna.new_table("kingdoms", [ME, {"kind": "bot", "bot": "newcomer", "name": "Luna"}])
    anna.resign(table)
    anna.open("/")
    anna.wait(".start.main:has-text('Play Luna')")
    assert not anna.sees(".next"), "nobody was beaten yet"


def test_the_ladder_shows_ten_rivals_and_a_newcomer_plays_the_first(person: NewPerson) -> None:
    anna = person("Anna")
    anna.open("/cast/kingdoms")
    anna.wait(".ladder li.on")
    faces = anna.page.locator(".ladder button[data-face]").evaluate_all(
        "all => all.map((one) => one.dataset.face)"
    )
    assert (faces[0], faces[-1], len(faces)) == ("luna", "irma", 10)
    assert anna.page.locator(".ladder .on button").get_attribute("data-face") == "luna"
    anna.page.locator("button[data-face=boris]").click()
    assert "Boris" in anna.page.locator(".pick h1").inner_text()
    anna.page.locator(".pick .start").click()
    anna.wait(".board")
    seats = anna.api("GET", f"/tables/{anna.page.url.rsplit('/', 1)[1]}")["seats"]
    assert [seat["bot"] for seat in seats[1:]] == ["boris"]


def test_a_rogue_is_faced_alone(person: NewPerson) -> None:
    anna = person("Anna")
    anna.open("/")
    anna.page.locator("[data-tab=solo]").click()
    anna.page.locator(".rogue", has_text="Hades").click()
    anna.page.locator(".start").click()
    anna.wait(".board .card")
    table = anna.page.url.rsplit("/", 1)[1]
    made = anna.api("GET", f"/tables/{table}")
    assert (len(made["seats"]), made["options"]["rogue"]) == (1, "hades")


def test_language_and_theme_change_at_once(person: NewPerson) -> None:
    anna = person("Anna")
    anna.open("/")
    anna.wait(".poster")
    for language, word in (("ru", "Учиться"), ("fr", "Apprendre"), ("es", "Aprender"), ("en", "Learn")):
        anna.page.locator(".lang select").select_option(language)
        anna.page.wait_for_selector(f"aside h2:text-is('{word}')")
        assert anna.page.locator("html").get_attribute("lang") == language
    anna.page.locator("header .ib").last.click()
    assert anna.page.locator("html").get_attribute("data-theme") == "light"
    anna.page.reload()
    anna.wait(".poster")
    assert anna.page.locator("html").get_attribute("data-theme") == "light"


@pytest.mark.parametrize("typed", ["", "Zoe"])
def test_an_invitation_is_taken_before_the_server_has_said_who_we_are(person: NewPerson, typed: str) -> None:
    """However late the name comes: the click counts, and what was typed stays."""
    anna, boris = person("Anna"), person("Boris")
    table = anna.new_table("galaxies", [ME, {"kind": "open"}], start=False)
    anna.sit_at(table)
    anna.wait(".invite input")
    held: list[Route] = []
    boris.page.route(
        "**/api/session",
        lambda route: held.append(route) if route.request.method == "GET" else route.continue_(),
    )
    boris.page.goto(anna.page.locator(".invite input").first.input_value())
    if typed:
        boris.page.locator("main input").fill(typed)
    boris.page.locator("main button.main").click()
    assert held, "who we are was not asked for"
    for route in held:
        route.continue_()
    boris.wait(".tablepage", 10)
    assert [seat["name"] for seat in anna.api("GET", f"/tables/{table}")["seats"]] == [
        "Anna",
        typed or "Boris",
    ]


def test_the_profile_shows_a_game_that_was_played_and_opens_it(person: NewPerson) -> None:
    anna = person("Anna")
    seats = [ME, {"kind": "bot", "bot": "regular", "name": "Zeno"}]
    table = anna.new_table("galaxies", seats)
    anna.api("POST", f"/tables/{table}/resign", {})
    anna.open("/profile")
    line = anna.page.locator(".played")
    assert "Zeno" in line.inner_text()
    assert "2 of 2" in line.inner_text()
    assert "0 of 1" in anna.page.locator(".faces li", has_text="Zeno").inner_text()
    line.click()
    anna.page.wait_for_url(f"**/replay/{table}*")


def test_a_program_gets_a_token_on_the_accounts_page_and_loses_it_again(person: NewPerson) -> None:
    """Made, shown once, used as the documentation says, revoked."""
    dora = person("Dora")
    programs = dora.page.locator(".programs")
    dora.api("POST", "/account", {"name": "Dora the maker", "password": "a long password"})
    dora.open("/account")
    programs.locator("form input[maxlength]").fill("Marvin")
    programs.locator("form button").click()
    token = programs.locator(".made input").input_value()
    asked = Request(f"{dora.url}/api/me", headers={"authorization": f"Bearer {token}"})
    with urlopen(asked) as answer:
        assert json.load(answer)["name"] == "Marvin"
    dora.page.reload()
    dora.wait(".programs li:has-text('Marvin')")
    assert token not in dora.page.content()
    programs.locator("li button").click()
    dora.page.wait_for_selector(".programs li", state="detached")
    with pytest.raises(HTTPError, match="401"):
        urlopen(asked)


#: How to play: every run looks at the page with the most words, a long one at both pages of every game
HOWTO = (
    [(game, page) for game in ("galaxies", "kingdoms", "roll") for page in (1, 2)]
    if SIZE >= 1
    else [("kingdoms", 2)]
)


def beats(one: Person) -> Iterator[str]:
    """A middle beat of one first game; in a long run the first, middle and last one of every lesson."""
    for lesson in one.api("GET", "/lessons"):
        last = sum(lesson["scenes"]) - 1
        for beat in (
            (0, last // 2, last)
            if SIZE >= 1
            else (last // 2,)
            if lesson["first"] and lesson["game"] == "roll"
            else ()
        ):
            yield f"/learn/{lesson['game']}/{lesson['id']}?beat={beat}"


def pages(one: Person) -> list[str]:
    """One address of each kind of page."""
    running = one.new_table("galaxies", [ME, BOT, BOT])
    waiting = one.new_table("galaxies", [ME, {"kind": "open"}], start=False)
    return [
        "/",
        f"/table/{running}",
        f"/table/{waiting}",
        "/profile",
        "/turns",
        "/people",
        "/turns?tab=notices",
        "/learn",
        *beats(one),
        "/daily",
        *(f"/howto/{game}?page={page}" for game, page in HOWTO),
        "/settings",
        "/rules/galaxies",
        "/rules/kingdoms?rule=K-WAR-1",
        "/check",
        "/replay",
    ]


def settle(one: Person, path: str) -> None:
    if "?beat=" in path:
        place, _, beat = path.partition("?beat=")
        _, _, game, lesson = place.split("/")
        one.api("PUT", "/me/lessons", {"game": game, "lesson": lesson, "beat": int(beat)})
    one.open(path)
    one.wait("main")
    if path.startswith("/table/"):
        one.wait(".board .card, .invite figure")
    if path.startswith("/howto/"):
        one.wait("article:not(.other) h2")
    if "?beat=" in path:
        one.wait(".coach [data-beat]")
    if path == "/learn":
        one.wait(".learn .games")
    if path == "/daily":
        one.wait(".rules li")
    if path.startswith("/rules/"):
        one.wait(".rules .marked" if "rule=" in path else ".panels .draw")
    one.page.wait_for_timeout(200)


#: languages and themes; the words of the first two need most room
SPEECH = [("ru", "dark"), ("fr", "light"), ("en", "light"), ("es", "dark")]
#: who reads the pages: a short run has each page read by one of two, turn about, a long one by all four
READERS = [SPEECH[:2]] if SIZE < 1 else [[one] for one in SPEECH]


@pytest.mark.slow
@pytest.mark.parametrize("speech", READERS, ids=lambda speech: " ".join(language for language, _ in speech))
def test_text_fits_and_axe_finds_nothing_serious(person: NewPerson, speech: list[tuple[str, str]]) -> None:
    found: dict[str, list[str]] = {}
    readers = [person("Anna", language=language, theme=theme) for language, theme in speech]
    walks = [pages(one) for one in readers]
    for at in range(len(walks[0])):
        one, path = readers[at % len(readers)], walks[at % len(readers)][at]
        settle(one, path)
        found[path] = serious_troubles(one)
        found |= misfits_by_size(one, path)
    assert {where: troubles for where, troubles in found.items() if troubles} == {}
