"""Every price, limit and score that a board shows is what the rules take, allow and count.

Games of the corpus are opened in the browser. The page shows the position before a purchase; what the rules
took in the record is compared with what was shown.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from starhold.galaxies.components import PLANET_IDS, POINTS
from starhold.galaxies.data import box
from starhold.kernel import registry
from starhold.kernel.bits import members
from starhold.kernel.chance import FastChance, RecordedChance
from starhold.kernel.record_files import read
from starhold.kernel.runner import MatchRunner
from starhold.kingdoms.components import ARMIES
from starhold.roll.components import CREDIT_CAP, LAST_SQUARE
from starhold.roll.view import PlayerView
from tests.e2e.conftest import NewPerson
from tests.e2e.harness import Person

RECORDS = Path(__file__).parents[1] / "corpus" / "records"

#: how the scripts below read the board: the first number in an element, and all elements of a kind
READ = """
const number = (element) => Number(element?.textContent.match(/\\d+/)?.[0] ?? NaN);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const one = (selector, root = document) => number(root.querySelector(selector));
"""

GALAXIES = """
return {
  levels: all('.mat .lvl').map((level) => ({
    level: one('b', level), dice: number(level.children[1]), ships: number(level.children[2]),
    points: one('em', level), price: level.querySelector('.price') ? one('.price', level) : null,
  })),
  most: all('.mat .pips').map((track) => track.children.length),
  held: all('.mat .track > b').map(number),
  score: one('.mat .cv b'), goal: one('.mat .cv small'),
  rivals: Object.fromEntries(all('.opp[data-seat]').map((rival) => [rival.dataset.seat, {
    score: one('.vp b', rival), energy: one('.st.energy', rival), culture: one('.st.culture', rival),
  }])),
  planets: Object.fromEntries(all('.card[data-piece]').map((card) => [card.dataset.piece.split(':')[1], {
    points: one('.badge b', card), length: all('.ring.nodes > g', card).length - 1,
  }])),
};
"""

KINGDOMS = """
return {
  towers: all('.towers li').map((level) => ({
    price: level.querySelector('.ore') ? one('.ore', level) : 0, points: one('.worth em:last-child', level),
  })),
  magic: document.querySelector('.book .priced em') ? one('.book .priced em') : null,
  realms: Object.fromEntries(all('.realm header[data-seat]').map((head) => [head.dataset.seat, {
    mana: one('.st.mana', head), ore: one('.st.ore', head), food: one('.st.food', head),
    armies: one('[title=Armies]', head), most: one('[title=Armies] small', head), points: one('.st.vp', head),
  }])),
};
"""

ROLL = """
const stack = (index) => {
  const site = all('.low .stack')[index];
  const [dice, needed] = (site.querySelector('.site .num')?.textContent.match(/\\d+/g) ?? []).map(Number);
  return { dice, needed, cost: one('.upper .cost', site) };
};
return {
  development: stack(0), world: stack(1),
  credits: one('.credits .num'), most: all('.credits .track i').length,
  chips: one('.strip [data-counter^=chips]'), pool: one('.strip [data-counter=pool]'),
  score: one('.tab [data-counter^=score]'), squares: number(all('.tab .chip')[1]),
  free: all('.tab .free').length,
  tiles: all('.tab .tile').map((tile) => ({ cost: one('.cost', tile), extra: one('.extra', tile) || 0 })),
  rivals: Object.fromEntries(all('.opp[data-seat]').map((rival) => [rival.dataset.seat, {
    squares: one('.st', rival), last: one('.st small', rival),
    chips: one('[data-counter^=chips]', rival), credits: one('[data-counter^=credits]', rival),
  }])),
};
"""


class Shown:
    """A recorded game: its positions as the rules have them, and on a page."""

    def __init__(self, one: Person, name: str, script: str) -> None:
        path = RECORDS / f"{name}.json"
        record = read(path)
        self.match = MatchRunner.resume(registry.game(record.game), record, FastChance(0))
        #: the position before each move, and the last one
        self.states: list[Any] = [self.match.state_at(0)]
        for ply in self.match.plies:
            state = self.states[-1].clone()
            state.play(ply.seat, ply.action, RecordedChance(list(ply.chance)))
            self.states.append(state)
        self.page = one.page
        self.script = f"() => {{ {READ} {script} }}"
        one.open("/replay")
        self.page.locator("input[type=file]").set_input_files(path)
        one.wait(".scrub")
        self.ply = 0

    def at(self, ply: int, seat: int) -> Any:
        """The numbers on the board before a move, as the seat sees it."""
        self.page.locator(".scrub select").select_option(str(seat))
        # The number of the move tells a new answer from an old one, so the same one takes a detour.
        for number in (ply - 1, ply) if ply == self.ply else (ply,):
            self.page.locator(".scrub input").fill(str(number))
            self.page.wait_for_function(
                "said => document.querySelector('.scrub [role=status]').textContent.startsWith(said)",
                arg=f"Move {number} of",
            )
        self.ply = ply
        return self.page.evaluate(self.script)

    def told(self, *events: str) -> Iterator[tuple[int, int, dict[str, Any]]]:
        """Where such a thing happens: before which ply, to which seat, and the words of the event."""
        for number, ply in enumerate(self.match.plies):
            for line in map(self.match.game.line, ply.events):
                words: dict[str, Any] = {
                    name: getattr(word, "value", getattr(word, "seat", word))
                    for name, word in line.words.items()
                }
                if line.key.partition("-log-")[2] in events:
                    yield number, words["player"], words

    def now_and_then(self, count: int) -> Iterator[tuple[int, int, Any]]:
        """Positions spread over the game, the last one first: ply, the seat that looks, and what is shown."""
        last = len(self.match)
        for number in range(count):
            ply, seat = last - last * number // count, number % len(self.match.seats)
            yield ply, seat, self.at(ply, seat)


# -- Tiny Epic Galaxies -------------------------------------------------------------------------------


def test_a_level_costs_and_brings_what_stands_on_it(person: NewPerson) -> None:
    """G-UPG-1, G-UPG-4: price, ships and points of a level."""
    game = Shown(person("Anna"), "galaxies-3p", GALAXIES)
    bought = set()
    for ply, seat, words in game.told("upgraded"):
        how = game.match.plies[ply].notation.split()[0]
        if how not in ("activate", "follow", "upgrade", "pay"):
            # Planets have prices of their own.
            continue
        shown = game.at(ply, seat)
        before, after = game.states[ply].empires[seat], game.states[ply + 1].empires[seat]
        level, now = shown["levels"][before.level], shown["levels"][before.level - 1]
        assert level["level"] == before.level + 1 == words["level"]
        followed = game.states[ply].follow_cost if how == "follow" else 0
        paid = before.energy + before.culture - after.energy - after.culture - followed
        assert level["price"] == paid, f"level {words['level']}"
        assert level["points"] - now["points"] == after.score - before.score
        assert level["ships"] == after.home + after.surface.bit_count() + after.orbit.bit_count()
        assert [one["price"] for one in shown["levels"][: before.level]] == [None] * before.level
        bought.add(words["level"])
    assert bought == {2, 3, 4, 5, 6}


def test_as_many_dice_are_rolled_as_stand_on_the_level(person: NewPerson) -> None:
    """G-UPG-5: the dice of the level, at the start of each turn."""
    game = Shown(person("Anna"), "galaxies-3p", GALAXIES)
    levels = game.at(1, 0)["levels"]
    seen = set()
    for ply, seat, _ in game.told("turn"):
        rolled = sum(at == ply and who == seat for at, who, _ in game.told("rolled"))
        level = game.states[ply].empires[seat].level
        seen.add(level)
        assert levels[level - 1]["dice"] == rolled
    assert len(seen) == 6


def test_a_planet_takes_the_spaces_and_brings_the_points_that_it_shows(person: NewPerson) -> None:
    """G-ADV-2, G-COL-1: a ship that comes to the final space brings its owner the planet's points."""
    game = Shown(person("Anna"), "galaxies-3p", GALAXIES)
    settled = 0
    for ply, seat, words in game.told("colonised"):
        planet = words["planet"].key.removeprefix("galaxies-planet-")
        before, after = game.states[ply], game.states[ply + 1]
        slot = before.slot_of(PLANET_IDS.index(planet))
        shown = game.at(ply, seat)["planets"][planet]
        assert shown["points"] == after.empires[seat].score - before.empires[seat].score
        assert shown["length"] == before.empires[seat].position(slot) + 1
        settled += 1
    assert settled > 5


def test_galaxies_shows_the_resources_scores_and_limits_that_the_rules_count(person: NewPerson) -> None:
    """G-ACQ-4: at most 7 of each; G-END-1: the one who reaches 21 first brings the end about."""
    game = Shown(person("Anna"), "galaxies-3p", GALAXIES)
    track = [level.vp for level in box().empire_track]
    for ply, seat, shown in game.now_and_then(9):
        for number, empire in enumerate(game.states[ply].empires):
            score = track[empire.level - 1] + sum(POINTS[planet] for planet in members(empire.colonies))
            found = shown if number == seat else shown["rivals"][str(number)]
            assert found["score"] == score == empire.score
            held = shown["held"] if number == seat else [found["energy"], found["culture"]]
            assert held == [empire.energy, empire.culture]
    # Gains are cut off where the track ends, and not before.
    most = [
        max(getattr(empire, kind) for state in game.states for empire in state.empires)
        for kind in ("energy", "culture")
    ]
    assert shown["most"] == most
    ends = [state.trigger >= 0 for state in game.states].index(True)
    assert max(empire.score for empire in game.states[ends].empires) >= shown["goal"]
    assert max(empire.score for empire in game.states[ends - 1].empires) < shown["goal"]


# -- Tiny Epic Kingdoms -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["kingdoms-3p", "kingdoms-4p-everything"])
def test_towers_and_magic_cost_and_bring_what_is_shown(person: NewPerson, name: str) -> None:
    """K-BUILD-1, K-RESEARCH-1, K-SCORE-4: ore and mana for the next level, points of a tower level."""
    game = Shown(person("Anna"), name, KINGDOMS)
    bought = set()
    for ply, seat, words in game.told("built"):
        shown = game.at(ply, seat)["towers"]
        before, after = (state.view(None).seats[seat] for state in game.states[ply : ply + 2])
        level = words["level"]
        # Elves may pay in mana.
        assert shown[level]["price"] == before.ore + before.mana - after.ore - after.mana
        assert shown[level]["points"] - shown[before.tower]["points"] == after.points - before.points
        bought.add(level)
    assert {1, 2, 3} <= bought
    for ply, seat, words in game.told("learned"):
        before, after = (state.view(None).seats[seat] for state in game.states[ply : ply + 2])
        assert game.at(ply, seat)["magic"] == before.mana - after.mana
        bought.add(-words["level"])
    assert {-1, -2, -3, -4, -5} <= bought


@pytest.mark.parametrize("name", ["kingdoms-2p", "kingdoms-4p-everything"])
def test_kingdoms_shows_the_resources_armies_and_scores_that_the_rules_count(
    person: NewPerson, name: str
) -> None:
    """K-RES-1, K-SETUP-3, K-SCORE-2: the points are those that the game would end with now."""
    game = Shown(person("Anna"), name, KINGDOMS)
    for ply, _, shown in game.now_and_then(6):
        state = game.states[ply]
        for number, kingdom in enumerate(state.view(None).seats):
            found = shown["realms"][str(number)]
            assert [found[kind] for kind in ("mana", "ore", "food")] == [
                kingdom.mana,
                kingdom.ore,
                kingdom.food,
            ]
            assert [found["armies"], found["most"]] == [kingdom.armies, ARMIES]
            assert found["points"] == state.scores()[number]


# -- Roll for the Galaxy ------------------------------------------------------------------------------


def test_a_tile_takes_the_dice_and_brings_the_points_that_it_shows(person: NewPerson) -> None:
    """R-DEV-3, R-DEV-12: a tile is complete with the dice that it needs now, and brings what it costs."""
    game = Shown(person("Anna"), "roll-3p", ROLL)
    built = 0
    for ply, seat, side, placed in finished(game):
        site = game.at(ply, seat)[side]
        assert site["needed"] == site["dice"] + placed
        before, after = (state.view(None).seats[seat] for state in game.states[ply : ply + 2])
        assert site["cost"] == after.score - before.score - (besides(after) - besides(before))
        built += 1
    assert built > 9


def besides(player: PlayerView) -> int:
    """Points that are not printed on tiles as their cost."""
    return player.chips + sum(one.extra for one in player.developments)


def finished(game: Shown) -> Iterator[tuple[int, int, str, int]]:
    """Each tile that a player builds alone in a move: before which ply, whose, which side, how many dice."""
    tiles: dict[tuple[int, int], list[str]] = {}
    dice: Counter[tuple[int, int, str]] = Counter()
    for event, side in (("completed", "development"), ("settled", "world")):
        for ply, seat, _ in game.told(event):
            tiles.setdefault((ply, seat), []).append(side)
    for ply, seat, words in game.told("placed"):
        dice[ply, seat, words["side"].key.removeprefix("roll-side-")] += words["dice"]
    for (ply, seat), sides in tiles.items():
        # The tile has to lie on top when the move begins, as nothing else is shown.
        if len(sides) == 1 and getattr(game.states[ply].view(None).seats[seat], f"{sides[0]}_stack").top:
            yield ply, seat, sides[0], dice[ply, seat, sides[0]]


def test_roll_shows_the_credits_chips_squares_and_scores_that_the_rules_count(person: NewPerson) -> None:
    """R-PHASE-7: at most $10; R-END-2: twelve squares; R-SCORE-1: chips, costs and 6+ developments."""
    game = Shown(person("Anna"), "roll-3p", ROLL)
    for ply, seat, shown in game.now_and_then(9):
        state = game.states[ply]
        assert shown["score"] == state.scores()[seat]
        assert shown["score"] == shown["chips"] + sum(tile["cost"] + tile["extra"] for tile in shown["tiles"])
        assert shown["pool"] == state.pool
        for player in state.view(None).seats:
            found = shown if player.seat == seat else shown["rivals"][str(player.seat)]
            assert [found["credits"], found["chips"], found["squares"]] == [
                player.credits,
                player.chips,
                player.squares,
            ]
        assert {rival["last"] for rival in shown["rivals"].values()} == {LAST_SQUARE}
        assert shown["free"] == max(0, LAST_SQUARE - shown["squares"])
        assert shown["most"] == CREDIT_CAP
    # Somebody has them all, or the pool is empty: so the game ended.
    last = game.states[-1]
    assert last.pool == 0 or max(one.squares for one in last.view(None).seats) >= LAST_SQUARE
