"""What the page says of a choice before it is sent is what the rules take and give for it.

Each decision is a moment of a random game that was played here: the server keeps its record, and the person
continues from that moment in the browser. So the dice of the server never decide what is tested.
"""

import itertools
import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

import starhold
from starhold import Match
from tests.e2e.conftest import NewPerson
from tests.e2e.harness import Person
from tests.people import new_client_id
from tests.services import wait_until

#: how the amounts on a button are called in the game's log
RESOURCES = {"mana": "mana", "ore": "ore", "food": "food"}
ROLL = {"credits": "credits", "vp chips": "vp"}

#: every move waits for the button that sends it, also one that could be undone
CONFIRM = "localStorage.setItem('starhold', JSON.stringify({confirm: 'every'}))"


def moments(game: str, wanted: Callable[[Match], bool]) -> Iterator[tuple[Any, int, int]]:
    """Yield records of random games of two, each with the number and the seat of its first such decision."""
    for seed in itertools.count():
        match = starhold.new(game, players=2, seed=seed)
        chooser = random.Random(seed)
        found: tuple[int, int] | None = None
        while not match.over:
            if found is None and len(match.legal) > 1 and wanted(match):
                found = len(match.plies), match.to_move[0]
            match.push(chooser.choice(match.legal))
        if found:
            yield msgspec.to_builtins(match.record()), *found


def offers(match: Match, action: str) -> bool:
    """True if the one seat that decides may take such an action."""
    return len(match.to_move) == 1 and any(one.line.key == action for one in match.legal)


class Decision:
    """A decision that a person takes in the browser, against a bot."""

    def __init__(self, one: Person, record: Any, ply: int, seat: int) -> None:
        self.one, self.seat = one, seat
        one.context.add_init_script(CONFIRM)
        kept = one.api("POST", "/records", record)["id"]
        wish = {"ply": ply, "seat": seat, "bot": "newcomer"}
        self.table = one.api("POST", f"/tables/{kept}/play-on", wish)["id"]
        self.before = self.position()
        one.sit_at(self.table)

    def position(self) -> Any:
        """What the server says of the table to the person."""
        return self.one.api("GET", f"/tables/{self.table}/position?seat={self.seat}")

    def offered(self, action: str) -> list[Any]:
        """The choices of one kind."""
        return [one for one in self.before["choices"] if one["line"]["key"] == action]

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
        self.one.wait(".bar .confirm")

    def aim_trade(self, picks: list[str]) -> None:
        """Change the trade that is proposed into another one."""
        self.one.wait(".purse.trade .num")
        give, get, amount = (pick.partition(":")[2] for pick in picks)
        panel = self.one.page.locator(".purse.trade")
        for _ in range(20):
            # Each click proposes the nearest trade that there is, so the other parts may change with it.
            sides = panel.locator(".side")
            chosen = [
                panel.locator(f".side:nth-of-type({n}) .coin.{kind}") for n, kind in ((1, give), (2, get))
            ]
            wrong = [coin for coin in chosen if coin.get_attribute("aria-pressed") != "true"]
            shown = panel.locator(".num").inner_text()
            if wrong:
                wrong[0].click()
            elif shown != amount:
                sides.nth(2).locator(".coin").nth(1 if int(shown) < int(amount) else 0).click()
            else:
                break
        self.one.wait(".bar .confirm")

    def send(self) -> None:
        """Press the button, and wait until the server has the move."""
        version = self.position()["version"]
        self.one._confirm(self.one.look().version)
        wait_until(lambda: self.position()["version"] != version, what="the move")

    def said(self, key: str) -> Any:
        """The words of the first such line about the person since the decision; takes what else is asked."""
        begun = len(self.before["log"]) + self.before["log_start"]

        def found() -> Any:
            position = self.position()
            for entry in position["log"][begun - position["log_start"] :]:
                words = entry["line"]["words"]
                if entry["line"]["key"] == key and words["player"].get("seat") == self.seat:
                    return words
            if position["choices"]:
                self.one.api("POST", f"/tables/{self.table}/move", self.first(position))
            return None

        return wait_until(found, what=key)

    def first(self, position: Any) -> dict[str, Any]:
        """The body of a request that takes the first choice."""
        action = position["choices"][0]["action"]
        return {
            "client": new_client_id(),
            "version": position["version"],
            "seat": self.seat,
            "action": action,
        }


def ledger(one: Person, names: dict[str, str]) -> dict[str, int]:
    """The own amounts on the button that sends, by their field in the view."""
    one.wait(".bar .confirm .led")
    texts = one.page.locator(".bar .confirm .led > :is(.pl, .mi):not(.their)").all_inner_texts()
    found: dict[str, int] = {}
    for text in texts:
        name, sign, number = re.fullmatch(r"\s*(.*?)\s*([+−])(\d+)\s*", text, re.S).groups()  # type: ignore[union-attr]
        found[names.get(name.lower(), name)] = int(number) * (1 if sign == "+" else -1)
    return found


def decide_war(match: Match) -> bool:
    """True if a seat has to choose its number after the other has shown one."""
    return offers(match, "kingdoms-action-bid") and match.plies[-1].notation.startswith("bid")


@pytest.mark.slow
def test_a_number_in_a_war_costs_what_is_shown(person: NewPerson) -> None:
    """K-WAR-5, K-WAR-8, K-WAR-14 to K-WAR-17: the payment covers the shown cost, with no coin to spare."""
    anna = person("Anna")
    for moment in itertools.islice(moments("kingdoms", decide_war), 3):
        war = Decision(anna, *moment)
        number = max(int(one["picks"][0][4:]) for one in war.offered("kingdoms-action-bid"))
        war.aim([f"bid:{number}"])
        said = anna.page.locator(".war .costs b").inner_text()
        cost = int(re.findall(r"\d+", said)[-1])
        assert re.findall(r"\d+", anna.page.locator(".bar .confirm").inner_text())[-1] == str(cost)
        seen = war.before["view"]["war"]
        side = "attacker" if seen["attacker"] == war.seat else "defender"
        covers = seen[f"{side}_bill"]["covers"]
        war.send()
        words = war.said("kingdoms-log-paid")
        paid = {kind: words[kind]["value"] for kind in RESOURCES}
        worth = sum(amount * covers[kind] for kind, amount in paid.items())
        assert worth >= cost, f"{number} shown as {cost}, paid {paid} at {covers}"
        least = min((covers[kind] for kind, amount in paid.items() if amount), default=0)
        assert worth - least < cost or worth == 0, f"{number} shown as {cost}, paid {paid} at {covers}"


@pytest.mark.slow
def test_a_trade_takes_and_brings_what_is_shown(person: NewPerson) -> None:
    """K-TRADE-1: so much of one resource for as much of another."""
    anna = person("Anna")
    chooser = random.Random(3)
    for moment in itertools.islice(
        moments("kingdoms", lambda match: offers(match, "kingdoms-action-trade")), 3
    ):
        trade = Decision(anna, *moment)
        trade.aim_trade(chooser.choice(trade.offered("kingdoms-action-trade"))["picks"])
        shown = ledger(anna, RESOURCES)
        trade.send()
        words = trade.said("kingdoms-log-traded")
        amount = words["amount"]["value"]
        give, get = (words[side]["key"].removeprefix("kingdoms-resource-") for side in ("give", "get"))
        assert shown == {give: -amount, get: amount}


@pytest.mark.slow
@pytest.mark.parametrize("deed", ["trade", "consume"])
def test_a_good_brings_what_is_shown(person: NewPerson, deed: str) -> None:
    """R-SHIP-4 to R-SHIP-9: credits for a good that is traded, chips for one that is consumed."""
    anna = person("Anna")
    action = f"roll-action-{deed}"
    for moment in itertools.islice(moments("roll", lambda match: offers(match, action)), 2):
        ship = Decision(anna, *moment)
        ship.aim(ship.offered(action)[0]["picks"])
        shown = ledger(anna, ROLL)
        ship.send()
        told, amount = ("traded", "credits") if deed == "trade" else ("consumed", "vp")
        assert shown[amount] == ship.said(f"roll-log-{told}")[amount]["value"]
