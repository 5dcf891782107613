"""Hints at a table, drawn on the board; and the bots with their faces and names in the player's script."""

import pytest

from tests.e2e.conftest import NewPerson

ME = {"kind": "me"}
EASY = {"kind": "bot", "bot": "casual"}


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_hint_is_listed_shown_on_the_board_and_can_be_played(person: NewPerson, size: str) -> None:
    anna = person("Anna", size=size)
    anna.sit_at(anna.new_table("galaxies", [ME, EASY]))
    anna.wait(".ask .chip.turn")
    anna.page.locator(".ask-hint").click()
    anna.wait(".hints li", 30)
    hints = anna.page.locator(".hints li button")
    assert 1 <= hints.count() <= 3
    assert "%" in hints.first.inner_text()
    said = anna.page.locator(".hints ol").inner_text()
    assert len(said.split()) > 8
    # Nothing hides behind an edge: all rows are whole above the gold button, on a phone that lies as well.
    upright = anna.page.viewport_size
    for shape in (upright, {"width": 844, "height": 390}):
        anna.page.set_viewport_size(shape)
        parts = [part.bounding_box() for part in (*hints.all(), anna.page.locator(".hints .do"))]
        tops = [box["y"] for box in parts]
        ends = [box["y"] + box["height"] for box in parts]
        assert tops[0] >= 0
        assert all(end <= top + 1 for end, top in zip(ends, tops[1:], strict=False)), shape
        assert ends[-1] <= shape["height"]
    anna.page.set_viewport_size(upright)
    assert anna.page.locator(".board [data-hint='1']").count() >= 1
    # Where it leads is drawn over the board, unless it has no place there (the end of a turn).
    anna.page.wait_for_selector("svg.path circle", state="attached")
    hints.last.hover()
    assert anna.page.locator(f".board [data-hint='{hints.count()}']").count() >= 1
    version = anna.page.locator(".tablepage").get_attribute("data-version")
    hints.first.click()
    anna.page.locator(".hints .do").click()
    if anna.page.locator(".confirm").count():
        anna.page.locator(".confirm").click()
    # Functions: the page's content policy forbids to evaluate text.
    anna.page.wait_for_function(
        "version => document.querySelector('.tablepage').dataset.version !== version", arg=version
    )
    anna.page.wait_for_function("() => !document.querySelector('.board [data-hint]')")


def test_nobody_is_offered_hints_where_the_table_does_not_allow_them(person: NewPerson) -> None:
    anna = person("Anna")
    anna.sit_at(anna.new_table("galaxies", [ME, EASY], hints="never"))
    anna.wait(".ask .chip.turn")
    assert anna.page.locator(".ask-hint").count() == 0


def test_bots_have_faces_and_names_in_the_players_script(person: NewPerson) -> None:
    anna, vera = person("Anna"), person("Vera", language="ru")
    table = anna.new_table("galaxies", [ME, EASY, EASY], watch=True)
    for who, names in ((anna, ("Vera", "Boris")), (vera, ("Вера", "Борис"))):
        who.sit_at(table)
        who.wait(".seatline li .face")
        said = who.page.locator(".seatline").first.inner_text()
        assert all(name in said for name in names)
    faces = anna.page.locator(".seatline .face").evaluate_all("all => all.map((one) => one.dataset.face)")
    assert faces[:2] == ["vera", "boris"]


def test_where_one_chooses_a_bot_stands_what_was_measured(person: NewPerson) -> None:
    anna = person("Anna")

    def measured(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        games = answer.json()
        for game in games:
            game["measured"] = [
                {
                    "game": game["name"],
                    "players": 2,
                    "bot": "otto",
                    "against": "luna",
                    "games": 400,
                    "share": 0.715,
                    "low": 0.668,
                    "high": 0.757,
                }
            ]
        route.fulfill(json=games)  # type: ignore[attr-defined]

    anna.page.route("**/api/games", measured)
    anna.open("/")
    anna.page.locator(".poster", has_text="Tiny Epic Galaxies").click()
    anna.wait(".measured")
    # To somebody who has never played it is said in plain words.
    assert "loses 7 of 10 to Otto" in anna.page.locator(".wr").first.inner_text()
    assert anna.page.locator(".cast .face").count() == 10
