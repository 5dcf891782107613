"""Dice that players check themselves: words, notes of the device, and the check that runs in the browser."""

import json
import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Route

from starhold.kernel import notation
from starhold.kernel.chance import FairChance, FastChance
from starhold.kernel.fairness import fair_chance, seal
from starhold.kernel.record import Record, Seat
from starhold.kernel.record_files import encode
from starhold.kernel.registry import game
from starhold.kernel.runner import MatchRunner
from tests.e2e.conftest import NewPerson
from tests.e2e.harness import Person
from tests.sizes import SIZE, long

Json = Any

#: what the server said of the rules stands below what the browser found
RULES = ".check ul + h3 + ul li"
NOTES = "JSON.parse(localStorage.getItem('starhold-dice') ?? '[]')"


def note(one: Person, table: str) -> Json:
    """What the device noted of a table."""
    return next((found for found in one.page.evaluate(NOTES) if found["table"] == table), None)


def table_of(one: Person) -> str:
    one.page.wait_for_url(re.compile("/table/"))
    return one.page.url.rsplit("/", 1)[-1]


def start_against_bots(one: Person) -> str:
    """Two clicks from the lobby; tells the table."""
    one.open("/")
    one.page.locator(".poster", has_text="Tiny Epic Galaxies").click()
    one.page.locator(".start").click()
    one.wait(".board .card")
    return table_of(one)


def findings(one: Person) -> tuple[str, dict[str, str]]:
    """The verdict, and what was found: the sentences by their mark."""
    one.wait(RULES)
    lines = one.page.locator(".check li")
    found = {
        line.inner_text().strip(): (line.get_attribute("class") or "").split()[0] for line in lines.all()
    }
    return one.page.locator(".check").get_attribute("data-mark") or "", found


def said(found: dict[str, str], words: str) -> str:
    """The mark of the sentence with these words."""
    return next((mark for sentence, mark in found.items() if words in sentence), "nothing")


def checked(
    one: Person, table: str, change: Callable[[Json], None] | None = None
) -> tuple[str, dict[str, str]]:
    """Open the check of a table; the server may lie about its record."""
    address = f"**/api/tables/{table}/record"

    def lie(route: Route) -> None:
        record = route.fetch().json()
        assert change is not None
        change(record)
        route.fulfill(json=record)

    if change is not None:
        one.page.route(address, lie)
    one.open(f"/check/{table}")
    result = findings(one)
    if change is not None:
        one.page.unroute(address)
    return result


# -- an honest server -------------------------------------------------------------------------------


def test_against_bots_the_own_word_is_in_the_dice_and_the_browser_finds_them_fair(person: NewPerson) -> None:
    anna = person("Anna")
    table = start_against_bots(anna)
    noted = note(anna, table)
    assert (noted["early"], noted["given"], noted["changed"]) == (True, True, False)
    assert noted["commitment"] == anna.api("GET", f"/tables/{table}")["commitment"]
    assert noted["seals"] == [seal(noted["word"]), ""]
    anna.api("POST", f"/tables/{table}/resign", {})
    anna.wait(".end")
    anna.page.locator(".end .btn", has_text="More").click()
    anna.page.locator(".end .btn", has_text="Check the dice").click()
    mark, found = findings(anna)
    assert mark == "good", found
    assert {kind for sentence, kind in found.items() if "rules" not in sentence} == {"good"}, found
    assert said(found, f"Your word {noted['word']} is in the dice") == "good"
    assert anna.api("GET", f"/tables/{table}/record")["entropy"] == [noted["word"]]


def test_the_check_needs_nothing_of_the_server_but_the_record(person: NewPerson) -> None:
    anna = person("Anna")
    # Over plain http, as in a network at home, browsers offer none of this.
    gone = "Object.defineProperties(crypto, {subtle: {value: undefined}, randomUUID: {value: undefined}})"
    anna.page.add_init_script(gone)
    table = start_against_bots(anna)
    anna.api("POST", f"/tables/{table}/resign", {})
    anna.page.route("**/api/records/verify", lambda route: route.abort())
    mark, found = checked(anna, table)
    assert mark == "good"
    assert said(found, "rolls and draws were recomputed and are the same") == "good"
    assert said(found, "The rules were not checked") == "open"


def online_table_for_two(host: Person) -> str:
    """Made by clicks, and waiting for the other."""
    host.open("/")
    host.page.locator(".poster", has_text="Tiny Epic Galaxies").click()
    host.page.locator("[data-tab=friends]").click()
    host.page.locator(".start").click()
    host.wait(".invite figure")
    return table_of(host)


def test_the_last_to_sit_down_is_in_the_dice_as_well(person: NewPerson) -> None:
    anna, ben = person("Anna"), person("Ben", size="phone")
    table = online_table_for_two(anna)
    anna.page.locator("summary").click()
    anna.page.locator("[aria-label='Your dice word']").fill("  comet ")
    anna.page.get_by_role("button", name="Add", exact=True).click()
    anna.page.wait_for_selector("text=“comet” is locked in")
    assert note(anna, table)["word"].startswith("comet ")
    invite = anna.api("GET", f"/tables/{table}")["invite"]
    ben.open(f"/join/{table}/{invite}")
    ben.page.locator("form .btn").click()
    for one in (anna, ben):
        one.page.get_by_role("button", name="I’m ready").click()
    for one in (anna, ben):
        one.wait(".board .card")
    words = [note(one, table)["word"] for one in (anna, ben)]
    anna.api("POST", f"/tables/{table}/abandon")
    assert anna.api("GET", f"/tables/{table}/record")["entropy"] == words
    for one in (anna, ben):
        mark, found = checked(one, table)
        assert mark == "good", found
        assert said(found, "The words of 2 players are in the dice") == "good"


def test_who_goes_away_does_not_keep_the_others_waiting_and_the_check_tells_of_it(person: NewPerson) -> None:
    anna, ben = person("Anna"), person("Ben")
    table = online_table_for_two(anna)
    anna.api("POST", f"/tables/{table}/ready", {})
    anna.page.close()
    invite = anna.api("GET", f"/tables/{table}")["invite"]
    ben.open(f"/join/{table}/{invite}")
    ben.page.locator("form .btn").click()
    ben.page.get_by_role("button", name="I’m ready").click()
    ben.page.wait_for_selector("text=Setting up fair dice")
    ben.wait(".board .card")
    anna.api("POST", f"/tables/{table}/abandon")
    mark, found = checked(ben, table)
    assert mark == "open"
    assert said(found, "1 locked-in word was never revealed") == "open"
    assert said(found, "Your word") == "good"


def test_a_watcher_is_told_what_is_not_proven_to_them(person: NewPerson) -> None:
    anna, eve = person("Anna"), person("Eve")
    table = anna.new_table("galaxies", [{"kind": "me"}, {"kind": "bot"}], public=True)
    anna.api("POST", f"/tables/{table}/abandon")
    eve.sit_at(table)
    eve.wait(".end")
    mark, found = checked(eve, table)
    assert mark == "open"
    assert said(found, "Your device saved no commitment for this game") == "open"
    assert said(found, "No player added a word") == "open"


# -- a server that lies -----------------------------------------------------------------------------


def other_seed(record: Json) -> None:
    """Everything in the record fits together, but it is another game."""
    seed = bytes(range(32))
    record["seed"], record["commitment"] = seed.hex(), FairChance(seed).commitment()
    chance = fair_chance(seed, record["entropy"])
    record["setup"] = [chance.below(n) for n in record["setup_of"]]


def other_die(record: Json) -> None:
    record["setup"][0] = (record["setup"][0] + 1) % record["setup_of"][0]


def seven_faces(record: Json) -> None:
    """An answer that the seed gives for another number of possibilities."""
    chance = fair_chance(bytes.fromhex(record["seed"]), record["entropy"])
    record["setup_of"][0] += 1
    record["setup"][0] = chance.below(record["setup_of"][0])


LIES: dict[str, tuple[Callable[[Json], None], str]] = {
    "another die": (other_die, "roll or draw number 1 is"),
    "another seed": (other_seed, "Your device saved a different commitment"),
    "a seed that is not the sealed one": (
        lambda record: record.update(seed="00" * 32),
        "does not match the commitment",
    ),
    "a word left out": (lambda record: record.update(entropy=[]), "but it is not in the dice"),
    "a word changed": (lambda record: record.update(entropy=["star"]), "but it is not in the dice"),
    "seals changed": (
        lambda record: record["seals"].__setitem__(1, seal("bot")),
        "A dice word is not the one that was locked in",
    ),
    "a size that the rules do not ask for": (seven_faces, "The record is invalid"),
}


def test_every_lie_of_the_server_is_found(person: NewPerson) -> None:
    anna = person("Anna")
    table = start_against_bots(anna)
    anna.api("POST", f"/tables/{table}/resign", {})
    for lie, (change, words) in LIES.items():
        mark, found = checked(anna, table, change)
        assert (mark, said(found, words)) == ("bad", "bad"), (lie, found)
    mark, found = checked(anna, table, lambda record: record.update(commitment=""))
    assert mark == "bad", "this device knows that there was a seal"
    assert said(found, "This record has no commitment") == "open"


def test_a_device_gives_no_word_after_the_seal_of_the_dice_was_changed(person: NewPerson) -> None:
    anna = person("Anna")
    table = anna.new_table("galaxies", [{"kind": "me"}, {"kind": "open"}], start=False)
    anna.sit_at(table)
    anna.wait(".invite figure")
    anna.page.wait_for_function(f"{NOTES}.some(note => note.word)")
    other = f"{NOTES}.map(note => ({{...note, commitment: 'ff'}}))"
    anna.page.evaluate(f"localStorage.setItem('starhold-dice', JSON.stringify({other}))")
    anna.page.reload()
    anna.page.wait_for_selector("text=The dice commitment is not the one this device saved earlier")
    anna.api("POST", f"/tables/{table}/start")
    anna.wait(".board .card")
    anna.api("POST", f"/tables/{table}/abandon")
    assert anna.api("GET", f"/tables/{table}/record")["entropy"] == []
    assert checked(anna, table)[0] == "bad"


# -- records of all kinds ---------------------------------------------------------------------------


def played(name: str, seed: bytes, words: tuple[str, ...], moves: int) -> Record:
    """A record of random moves, with what was taken back."""
    match = MatchRunner(
        game(name),
        [Seat("Ada"), Seat("Ben")],
        fair_chance(seed, words),
        entropy=words,
        commitment=FairChance(seed).commitment(),
        seals=[seal(word) for word in words],
    )
    choices = FastChance(5)
    while len(match.plies) < moves and not match.state.over:
        seats = match.state.seats_to_move()
        seat = seats[int(choices.below(len(seats)))]
        match.move(seat, int(match.state.pick(seat, choices)))
        if match.can_undo(seat) and choices.below(3) == 0:
            match.undo(seat)
    return match.record(seed)


RECORDS = {
    "no words": ("galaxies", bytes(range(32)), (), 60),
    "a short seed": ("galaxies", bytes(range(16)), ("comet",), 60),
    "long words": ("roll", bytes(range(64)), ("é" * 150, "звезда " * 20), 60),
    "a long seed": ("roll", bytes(range(100)), (), 40),
    "a whole game": ("roll", bytes(range(1, 33)), ("a", "b"), 5000 if SIZE >= 1 else 240),
}


#: every run takes those that differ most
LONG = ("a short seed", "a long seed")
KINDS = [pytest.param(kind, marks=long if kind in LONG else ()) for kind in RECORDS]


@pytest.mark.parametrize("kind", KINDS)
def test_the_browser_works_out_what_the_server_drew(person: NewPerson, kind: str) -> None:
    """The hashes of the browser are written by hand; here they meet those of Python, in both forms."""
    record = played(*RECORDS[kind])
    drawn = len(record.setup) + sum(len(move.chance) for move in record.moves)
    drawn += sum(len(move.chance) for takeback in record.takebacks for move in takeback.moves)
    assert drawn > 20
    one = person("Anna")
    one.open("/check")
    for text in (encode(record), notation.write(record)):
        one.page.locator("textarea").fill(text)
        one.page.locator(".panel .btn.main").click()
        mark, found = findings(one)
        assert mark == "open", found
        assert said(found, f"All {drawn} rolls and draws were recomputed") == "good", found
        # A busy machine may be too slow for the server's part of the check.
        assert said(found, "follow the rules") == "good" or said(found, "rules were not checked") == "open"
    number = next(n for n, move in enumerate(record.moves) if move.chance)
    move = record.moves[number]
    other = msgspec.structs.replace(move, chance=((move.chance[0] + 1) % move.of[0], *move.chance[1:]))
    moves = (*record.moves[:number], other, *record.moves[number + 1 :])
    one.page.locator("textarea").fill(encode(msgspec.structs.replace(record, moves=moves)))
    one.page.locator(".panel .btn.main").click()
    one.wait(".check[data-mark=bad]")
    assert said(findings(one)[1], f"Move {number + 1}: roll or draw number 1 is {other.chance[0]}") == "bad"


def test_a_record_without_a_seal_is_never_called_fair(person: NewPerson) -> None:
    """Whoever wrote the file could choose the seed; that all fits together proves nothing."""
    one = person("Anna")
    one.open("/check")
    record = played("galaxies", bytes(32), (), 20)
    one.page.locator("textarea").fill(encode(msgspec.structs.replace(record, commitment="")))
    one.page.locator(".panel .btn.main").click()
    mark, found = findings(one)
    assert mark == "open"
    assert one.page.locator(".check h2").inner_text() == "There is no proof that these dice were fair"
    assert said(found, "This record has no commitment") == "open"


def test_what_is_no_record_is_said_to_be_none(person: NewPerson) -> None:
    one = person("Anna")
    one.open("/check")
    for text in (
        "hello",
        "{}",
        "[1, 2]",
        '{"game": 3}',
        json.dumps({"game": "roll", "moves": [{"chance": ["x"]}]}),
    ):
        one.page.locator("textarea").fill(text)
        one.page.locator(".panel .btn.main").click()
        one.page.wait_for_selector("text=This file is not a record")
