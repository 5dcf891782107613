"""What the page says of a choice before it is sent is what the rules take and give for it.

Positions are reached by the API; the decision itself is taken in the browser. The rival is a person who does
nothing meanwhile, so that nothing but that decision changes what the player has.
"""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.e2e.conftest import NewPerson
from tests.e2e.harness import Person
from tests.people import Person as Program
from tests.people import new_client_id
from tests.services import wait_until

#: how the amounts on a button are called, and where the view of a seat has them
KINGDOMS = {"mana": "mana", "ore": "ore", "food": "food", "armies": "armies"}
ROLL = {"credits": "credits", "vp chips": "chips"}

#: every move waits for the button that sends it, also one that could be undone
CONFIRM = "localStorage.setItem('starhold', JSON.stringify({confirm: 'every'}))"

Prefer = Callable[[str], float]


class Duel:
    """A table of two: one seat is a person's browser, the other a program."""

    def __init__(self, one: Person, game: str, seats: str, seed: int = 1, **more: Any) -> None:
        self.one = one
        one.context.add_init_script(CONFIRM)
        #: the name of the list of seats in the game's view
        self.seats = seats
        made = one.api("POST", "/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], **more})
        self.table = made["id"]
        self.rival = Program(one.url, "Boris")
        self.rival.join(made)
        if made.get("status") == "waiting":
            one.api("POST", f"/tables/{self.table}/start", {})
        self.chooser = random.Random(seed)

    def position(self, seat: int = 0) -> Any:
        """What the server says of the table to a seat."""
        path = f"/tables/{self.table}/position?seat={seat}"
        return self.one.api("GET", path) if seat == 0 else self.rival.get(f"/api{path}")

    def mine(self) -> dict[str, int]:
        """The player's own part of the view."""
        found: dict[str, int] = self.position()["view"][self.seats][0]
        return found

    def move(self, seat: int, position: Any, prefer: Prefer) -> None:
        """Take a seat's most preferred choice."""
        liked = max(
            position["choices"],
            key=lambda one: (max(map(prefer, one["picks"]), default=0), self.chooser.random()),
        )
        body = {
            "client": new_client_id(),
            "version": position["version"],
            "seat": seat,
            "action": liked["action"],
        }
        path = f"/tables/{self.table}/move"
        if seat == 0:
            self.one.api("POST", path, body)
        else:
            self.rival.post(f"/api{path}", **body)

    def until(self, wanted: Callable[[Any], bool], prefer: Callable[[Any, int], Prefer]) -> Any:
        """Both play on until the player's decision is as wanted; None if the game ends before."""
        for _ in range(1500):
            position = self.position()
            if position["over"]:
                return None
            if position["choices"]:
                if wanted(position):
                    return position
                self.move(0, position, prefer(position, 0))
                continue
            theirs = self.position(1)
            if theirs["choices"]:
                self.move(1, theirs, prefer(theirs, 1))
        return None

    def aim(self, picks: list[str]) -> None:
        """Choose a move from the list, up to the button that sends it."""
        self.one.wait(".ask .chip.turn")
        move = f'.moves button[data-picks="{" ".join(picks)}"]'
        for _ in range(40):
            if self.one.sees(move):
                break
            if not self.one.look().keys:
                self.one.page.keyboard.press("m")
            self.one.page.wait_for_timeout(250)
        self.one.page.locator(move).first.click()
        self.one.wait(".ask .confirm")

    def said(self, key: str, lines: int) -> Any:
        """The words of the first such line about the player after so many lines of the log, or None."""
        position = self.position()
        for entry in position["log"][lines - position["log_start"] :]:
            words = entry["line"]["words"]
            if entry["line"]["key"] == key and words["player"].get("seat") == 0:
                return words
        return None

    def send(self) -> None:
        """Press the button, and wait until the server has the move."""
        version = self.position()["version"]
        self.one._confirm(self.one.look().version)
        wait_until(lambda: self.position()["version"] != version, what="the move")


def ledger(one: Person, names: dict[str, str]) -> dict[str, int]:
    """The own amounts on the button that sends, by their field in the view."""
    one.wait(".ask .confirm .led")
    texts = one.page.locator(".ask .confirm .led > :is(.pl, .mi):not(.their)").all_inner_texts()
    found: dict[str, int] = {}
    for text in texts:
        name, sign, number = re.fullmatch(r"\s*(.*?)\s*([+−])(\d+)\s*", text, re.S).groups()  # type: ignore[union-attr]
        found[names.get(name.lower(), name)] = int(number) * (1 if sign == "+" else -1)
    return found


def changes(before: dict[str, int], after: dict[str, int], fields: list[str]) -> dict[str, int]:
    """What has changed, by field."""
    return {field: after[field] - before[field] for field in fields if after[field] != before[field]}


def warlike(position: Any, seat: int) -> Prefer:
    """Marches towards the other player's armies."""
    armies = {
        region["id"]: [army["seat"] for army in region["armies"]]
        for board in position["view"]["boards"]
        for region in board["regions"]
    }
    foes = {place for place, there in armies.items() if there == [1 - seat]}
    actions = {"quest": 7, "patrol": 6, "mobilise": 5, "trade": -5}

    def prefer(pick: str) -> float:
        kind, _, what = pick.partition(":")
        if kind == "action":
            return actions.get(what, 0)
        return 9 if kind == "region" and what in foes else 0

    return prefer


def traders(position: Any, seat: int) -> Prefer:
    """Selects trade whenever it can be selected."""
    return lambda pick: {"action:trade": 9, "action:build": -5, "action:research": -5}.get(pick, 0)


def shippers(position: Any, seat: int) -> Prefer:
    """Produces goods and ships them."""
    wishes = {"strip:produce": 5, "strip:ship": 6, "button:commit": 3}
    return lambda pick: wishes.get(pick, 4 if pick.startswith("worlds:") else 0)


def asks(step: str, part: str = "") -> Callable[[Any], bool]:
    """Is this the step that asks, with a choice that speaks of such a thing?"""
    return lambda position: (
        position["prompt"]["step"] == step
        and any(part in one["line"]["key"] for one in position["choices"])
        and len(position["choices"]) > 1
    )


@pytest.mark.slow
def test_a_number_in_a_war_costs_what_is_shown(person: NewPerson) -> None:
    """K-WAR-5, K-WAR-8, K-WAR-14 to K-WAR-17: the payment covers the shown cost, with no coin to spare."""
    anna = person("Anna")
    wars = 0
    for seed in range(6):
        duel = Duel(anna, "kingdoms", "seats", seed)
        while wars < 3 and (position := duel.until(asks("bids", "bid"), warlike)):
            numbers = [
                int(one["picks"][0][4:]) for one in position["choices"] if one["picks"][0] != "bid:flag"
            ]
            number = max(numbers)
            anna.sit_at(duel.table)
            duel.aim([f"bid:{number}"])
            said = anna.page.locator(".war .costs b").inner_text()
            cost = int(re.findall(r"\d+", said)[-1])
            assert re.findall(r"\d+", anna.page.locator(".ask .confirm").inner_text())[-1] == str(cost)
            side = "attacker" if position["view"]["war"]["attacker"] == 0 else "defender"
            covers = position["view"]["war"][f"{side}_bill"]["covers"]
            lines = len(position["log"]) + position["log_start"]
            duel.send()
            paid = payment(duel, lines)
            worth = sum(amount * covers[kind] for kind, amount in paid.items())
            assert worth >= cost, f"{number} shown as {cost}, paid {paid} at {covers}"
            least = min((covers[kind] for kind, amount in paid.items() if amount), default=0)
            assert worth - least < cost or worth == 0, f"{number} shown as {cost}, paid {paid} at {covers}"
            wars += 1
        if wars >= 3:
            break
    assert wars >= 3


def payment(duel: Duel, lines: int) -> dict[str, int]:
    """What the player pays for the war, from the log after so many lines."""
    for _ in range(20):
        if words := duel.said("kingdoms-log-paid", lines):
            return {kind: words[kind]["value"] for kind in ("mana", "ore", "food")}
        for seat in (0, 1):
            if (asked := duel.position(seat))["choices"]:
                duel.move(seat, asked, lambda pick: 0)
                break
    raise AssertionError("nobody paid")


@pytest.mark.slow
def test_a_trade_takes_and_brings_what_is_shown(person: NewPerson) -> None:
    """K-TRADE-1: so much of one resource for as much of another."""
    anna = person("Anna")
    duel = Duel(anna, "kingdoms", "seats", 3)
    fields = list(KINGDOMS.values())
    for number in range(3):
        position = duel.until(asks("trade"), traders)
        assert position, f"only {number} trades came about"
        choice = duel.chooser.choice([one for one in position["choices"] if len(one["picks"]) == 3])
        before = duel.mine()
        anna.sit_at(duel.table)
        duel.aim(choice["picks"])
        shown = ledger(anna, KINGDOMS)
        duel.send()
        assert shown
        assert shown == changes(before, duel.mine(), fields)


@pytest.mark.slow
@pytest.mark.parametrize("deed", ["trade", "consume"])
def test_a_good_brings_what_is_shown(person: NewPerson, deed: str) -> None:
    """R-SHIP-4 to R-SHIP-9: credits for a good that is traded, chips for one that is consumed."""
    anna = person("Anna")
    shipped = 0
    for seed in range(8):
        duel = Duel(anna, "roll", "players", seed)
        while shipped < 2 and (position := duel.until(asks("ship", deed), shippers)):
            choice = next(one for one in position["choices"] if one["line"]["key"] == f"roll-action-{deed}")
            lines = len(position["log"]) + position["log_start"]
            anna.sit_at(duel.table)
            duel.aim(choice["picks"])
            shown = ledger(anna, ROLL)
            duel.send()
            # The round may go on to recruiting at once, so the line of the deed counts, not what is left.
            told, amount = ("traded", "credits") if deed == "trade" else ("consumed", "vp")
            words = duel.said(f"roll-log-{told}", lines)
            assert shown[ROLL["credits" if deed == "trade" else "vp chips"]] == words[amount]["value"]
            shipped += 1
        if shipped >= 2:
            break
    assert shipped >= 2
