"""Grey things say why: each reason is true, and all of them can be said in every language."""

from collections.abc import Callable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starhold import FastChance
from starhold.galaxies.state import GalaxiesState
from starhold.galaxies.view import EmpireView, GalaxiesView
from starhold.kernel.words import Line, Name, Number, PlayerName, Word
from starhold.text import LANGUAGES, Text, folder_of
from tests.galaxies.build import (
    GAME,
    colony_die,
    landing,
    rogue_rolls,
    seen,
    solo,
    started,
    table,
    take,
)
from tests.galaxies.truths import holds
from tests.text.fluent import patterns

TEXTS = [Text(language) for language in LANGUAGES]
NAMES = ["Ada", "Ben", "Cem", "Dee", "Eve"]


def drawn(view: GalaxiesView, seat: int) -> Iterator[str]:
    """Everything that the browser's board draws as something to pick, as its Svelte files do."""
    yield from (f"die:{face}" for face in dict.fromkeys(view.dice.inactive))
    yield from (f"button:{name}" for name in ("reroll", "convert", "end-turn", "upgrade"))
    yield f"mat:{seat}:home"
    for slot, planet in enumerate(view.row):
        if planet is not None:
            yield from (f"planet:{slot}", f"planet:{slot}:surface", f"planet:{slot}:orbit")
    empires = [player.empire for player in view.seats]
    if view.rogue is not None:
        empires.append(view.rogue.empire)
    for number, empire in enumerate(empires):
        yield from _of_an_empire(number, empire, number == seat)


def _of_an_empire(number: int, empire: EmpireView, own: bool) -> Iterator[str]:
    yield from (f"card:{planet.id}" for planet in empire.colonies)
    yield from (f"ship:{number}:{ship.place}:{ship.slot}" for ship in empire.ships)
    if not own:
        yield f"mat:{number}"
    elif empire.home:
        yield f"ship:{number}:home"


def grey(state: GalaxiesState, seat: int) -> set[str]:
    """What is drawn and is no part of a legal choice."""
    return set(drawn(seen(state, seat), seat)) - offered(state, seat)


def offered(state: GalaxiesState, seat: int) -> set[str]:
    """Every element of the board that is part of a legal choice."""
    return {pick for action in state.legal(seat) for pick in GAME.choice(state, seat, action).picks}


def why(state: GalaxiesState, pick: str, player: int = 0) -> Line | None:
    """What the player who is asked hears of a thing, which must be grey."""
    seat = player - 1 if player else state.seats_to_move()[0]
    assert pick in grey(state, seat), f"{pick} is not grey"
    return GAME.reason(state, seat, pick)


def planet(name: str) -> Name:
    return Name(f"galaxies-planet-{name}")


def face(name: str) -> Name:
    return Name(f"galaxies-face-{name}")


#: what some reasons say, read off the table
TRUTHS: dict[str, Callable[[GalaxiesView, int], bool]] = {
    "reroll-energy": lambda view, seat: not view.dice.free_reroll and view.seats[seat].empire.energy == 0,
    "converter-used": lambda view, seat: view.dice.converter == 2,
    "converter-dice": lambda view, seat: len(view.dice.inactive) < 3,
    "others-turn": lambda view, seat: view.active != seat,
    "finish-die": lambda view, seat: view.active == seat and view.dice.current is not None,
    "top-level": lambda view, seat: view.seats[seat].empire.level == 6,
    "all-home": lambda view, seat: view.seats[seat].empire.ships == (),
    "pick-ship": lambda view, seat: any(ship.place == "orbit" for ship in view.seats[seat].empire.ships),
}


# -- whole games ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("preset", ["russian-2018", "spanish-2015"])
def test_every_grey_thing_of_random_games_has_a_reason_that_can_be_said(players: int, preset: str) -> None:
    chance, choices = FastChance(players), FastChance(players + 1)
    state = started(players, seed=players, **GAME.vocabulary.presets[preset])
    told: dict[str, Line] = {}
    for _ in range(500):
        if state.over:
            break
        for seat in state.seats_to_move():
            for pick in grey(state, seat):
                line = GAME.reason(state, seat, pick)
                if line is not None:
                    told[line.key] = line
                    reason = line.key.removeprefix("galaxies-why-")
                    assert holds(reason, state, seat, pick), (reason, pick)
                    assert reason not in TRUTHS or TRUTHS[reason](seen(state, seat), seat), (reason, pick)
            for pick in offered(state, seat):
                assert GAME.reason(state, seat, pick) is None, pick
        seat = state.seats_to_move()[0]
        state.play(seat, state.pick(seat, choices), chance)
    assert len(told) > 8
    for line in told.values():
        assert_can_be_said(line)


def assert_can_be_said(line: Line) -> None:
    for text in TEXTS:
        said = text.line(line, NAMES)
        assert said != line.key, f"{text.language}: {line.key} is missing"
        assert "{" not in said, f"{text.language}: {line.key} lacks a word: {said}"


PIECES = st.sampled_from(
    sorted({"die", "button", "ship", "planet", "card", "mat", "home", "orbit", "surface"} | {*"0139-é²"})
)


# -- each reason ---------------------------------------------------------------------------------------

#: two colonies that can always be used, so that there is something to choose from
GAINS = "gleam_zanier,jac_110912"
#: four planets that nobody owns here
ROOM = "jakks vici_ks156 hoefker mj_120210"
#: six planets, for four players
LONG_ROW = "jakks vici_ks156 hoefker mj_120210 tifnod drewkaiden"


def after(state: GalaxiesState, *moves: str, chance: str = "") -> GalaxiesState:
    take(state, *moves, chance=chance)
    return state


def advancing() -> GalaxiesState:
    """An advance of diplomacy: for the ships at jakks and mj_120210, not for the one at hoefker."""
    own = "L5 orb(jakks,0),orb(mj_120210,0),orb(hoefker,0)"
    return after(table(p1=own, p2="orb(jakks,1)", dice="diplomacy move"), "activate diplomacy")


def nagato() -> GalaxiesState:
    """The first ship has gone to vici_ks156; a second may move."""
    state = colony_die("nagato", "E0 C1 surf(jakks),orb(hoefker,0)")
    return after(state, "move orbit-3 surface-2", "decline")


def stealing(p2: str) -> GalaxiesState:
    """Energy is stolen from one of two who have some."""
    state = table(LONG_ROW, "E0 C0 own(la_torres)", p2, "E1", "E1", dice="colony move")
    return after(state, "activate colony")


def following(p2: str) -> GalaxiesState:
    """The second player follows a colony die."""
    return after(table(p1="E3 C0", p2=p2, dice="colony move"), "activate colony", "P2 follow")


def back_and_forth() -> GalaxiesState:
    return colony_die("bsw_10_1", "E0 C0 L3 orb(jakks,1),orb(hoefker,1),orb(mj_120210,0)")


def pushing() -> GalaxiesState:
    others = "L3 orb(jakks,1),orb(hoefker,1),orb(vici_ks156,0)"
    return colony_die("k_widow", "E0 C0 orb(mj_120210,1)", others)


def copying(first: str) -> GalaxiesState:
    return colony_die("umbra_forum", row=f"{first} jakks vici_ks156 mj_120210")


def bounty_used() -> GalaxiesState:
    state = table(p1=f"E0 C0 own(birkomius,{GAINS})", p2="E0 C0", dice="colony colony move")
    return after(state, "activate colony", "colony birkomius", "activate colony")


def moving(p1: str) -> GalaxiesState:
    return after(table(p1=p1, dice="move energy"), "activate move")


def rogue_turn() -> GalaxiesState:
    """The Rogue's die may be rerolled."""
    state = solo("artemis", "E1 C1")
    rogue_rolls(state, "energy", dice=2)
    return state


def shifting(others: str = "jakks hoefker mj_120210", more: str = "") -> GalaxiesState:
    """Gort, with a ship on space 3 of a long track, which is in slot 1."""
    return colony_die("gort", f"E0 C0 orb(zavodnick,3),{more}", row=f"zavodnick {others}")


Case = tuple[Callable[[], GalaxiesState], str, str, dict[str, Word]]

CASES: list[Case] = [
    # G-SETUP-8: nothing comes before the missions
    (lambda: started(2), "planet:0", "mission-first", {}),
    # G-REROLL-4
    (
        lambda: after(table(p1="E0", dice="move energy"), "reroll move", "roll", chance="move"),
        "button:reroll",
        "reroll-energy",
        {},
    ),
    # G-CONV-1, G-CONV-3
    (lambda: table(dice="move energy"), "button:convert", "converter-dice", {"count": Number(2)}),
    (
        lambda: after(table(p1="L6", dice="move " * 6), "convert move", "turn move energy"),
        "button:convert",
        "converter-used",
        {},
    ),
    # G-TURN-5: one thing after the other
    (
        lambda: after(table(dice="move energy"), "reroll move"),
        "die:move",
        "die-gathered",
        {"face": face("move")},
    ),
    (lambda: after(table(dice="move energy"), "reroll move"), "button:end-turn", "finish-reroll", {}),
    (lambda: after(table(dice="move move energy"), "convert move"), "button:reroll", "finish-convert", {}),
    (lambda: landing("jakks", dice="economy"), "die:economy", "finish-die", {"face": face("move")}),
    # G-REROLL-7: when others act the dice are theirs
    (
        lambda: after(table(p2="E0 C3", dice="move energy"), "activate energy"),
        "die:move",
        "others-turn",
        {"player": PlayerName(0)},
    ),
    (rogue_turn, "button:end-turn", "others-turn", {"player": Name("galaxies-rogue-artemis")}),
    # G-TURN-8, with the option that forbids it
    (
        lambda: after(
            table(p1="E0", dice="diplomacy energy", options={"null_activation": "forbidden"}),
            "reroll energy",
            "roll",
            chance="energy",
        ),
        "die:diplomacy",
        "die-idle",
        {"face": face("diplomacy")},
    ),
    # G-UPG-1, G-UPG-2, G-UTIL-1
    (
        lambda: table(p1="E2 C1 L2", dice="colony move"),
        "button:upgrade",
        "upgrade-price",
        {"price": Number(3), "energy": Number(2), "culture": Number(1)},
    ),
    (lambda: table(p1="E7 C7 L6", dice="colony move"), "button:upgrade", "top-level", {}),
    (lambda: table(p1="E2", dice="colony move"), "button:upgrade", "upgrade-die", {"dice": Number(1)}),
    (lambda: table(p1="E2", dice="energy move"), "button:upgrade", "upgrade-die", {"dice": Number(0)}),
    (lambda: table(p1="own(maia)", dice="energy move"), "card:maia", "colony-die", {"dice": Number(0)}),
    # At the top level too it is the die that planets and colonies wait for.
    (lambda: table(p1="E7 C7 L6", dice="energy move"), "planet:1", "move-die", {"dice": Number(1)}),
    (lambda: table(p1="L6 own(maia)", dice="energy move"), "card:maia", "colony-die", {"dice": Number(0)}),
    # G-FOLLOW-9
    (
        lambda: table(p2="own(maia)", dice="move energy"),
        "card:maia",
        "colony-foreign",
        {"planet": planet("maia"), "player": PlayerName(1)},
    ),
    # G-MOVE-1 to G-MOVE-8
    (lambda: table(dice="move energy"), "ship:0:home", "move-die", {"dice": Number(1)}),
    (lambda: table(dice="energy energy"), "planet:1", "move-die", {"dice": Number(0)}),
    (lambda: table(dice="energy energy"), "mat:0:home", "move-die", {"dice": Number(0)}),
    (lambda: table(p2="surf(jakks)"), "ship:1:surface:0", "ship-foreign", {"player": PlayerName(1)}),
    (lambda: moving("surf(jakks)"), "planet:0:surface", "surface-taken", {"planet": planet("jakks")}),
    (lambda: moving("orb(jakks,1)"), "planet:0:orbit", "orbit-taken", {"planet": planet("jakks")}),
    (nagato, "planet:0:orbit", "same-planet", {"planet": planet("jakks")}),
    (lambda: moving(""), "planet:0", "pick-place", {"planet": planet("jakks")}),
    (lambda: moving(""), "mat:0:home", "all-home", {}),
    (lambda: moving(""), "mat:1", "no-flight-to-galaxy", {}),
    (lambda: moving("own(maia)"), "card:maia", "no-flight-to-colony", {}),
    # G-CARD-7
    (nagato, "ship:0:surface:1", "ship-moved", {}),
    (lambda: after(landing("nagato", "E0 C1"), "use"), "ship:0:surface:0", "ship-landed", {}),
    # G-ADV-1
    (advancing, "ship:0:orbit:2", "track", {"planet": planet("hoefker"), "is_diplomacy": Number(0)}),
    (advancing, "planet:2", "track", {"planet": planet("hoefker"), "is_diplomacy": Number(0)}),
    (advancing, "planet:1", "no-orbiter", {"planet": planet("vici_ks156")}),
    (advancing, "planet:0", "pick-ship", {}),
    (advancing, "ship:0:home", "ship-not-orbiting", {}),
    (advancing, "ship:1:orbit:0", "ship-foreign", {"player": PlayerName(1)}),
    # G-CARD-8
    (shifting, "planet:0:orbit", "orbit-taken", {"planet": planet("zavodnick")}),
    (shifting, "planet:2:surface", "orbit-only", {}),
    (shifting, "planet:1:orbit", "track-short", {"planet": planet("jakks")}),
    (
        lambda: shifting("jakks vici_ks156 tifnod", "orb(jakks,0)"),
        "ship:0:orbit:0",
        "no-orbit-fits",
        {"space": Number(3)},
    ),
    # G-CARD-9
    (
        lambda: colony_die("helios", "E0 C0 surf(jakks)"),
        "planet:0",
        "planet-occupied",
        {"planet": planet("jakks")},
    ),
    # G-CARD-11
    (back_and_forth, "ship:0:orbit:3", "ship-at-start", {}),
    (lambda: after(back_and_forth(), "fall-back 1"), "ship:0:orbit:0", "ship-fell-back", {}),
    # The planet is not told to stand for a ship that cannot be chosen.
    (back_and_forth, "planet:3", "ship-at-start", {}),
    (lambda: after(back_and_forth(), "fall-back 1"), "planet:0", "ship-fell-back", {}),
    # G-CARD-17
    (lambda: stealing("E0 C2"), "mat:1", "steal-lacks", {"player": PlayerName(1), "is_energy": Number(1)}),
    (lambda: stealing("E0 C0"), "mat:1", "steal-nothing", {"player": PlayerName(1)}),
    # G-CARD-18
    (pushing, "ship:0:orbit:3", "ship-own", {}),
    (pushing, "ship:1:orbit:1", "ship-at-start", {}),
    # G-PLANET-3, G-PLANET-7, G-PLANET-8, G-PLANET-12
    (
        lambda: copying("hoefker"),
        "planet:0",
        "planet-energy",
        {"planet": planet("hoefker"), "price": Number(1), "have": Number(0)},
    ),
    (
        lambda: copying("nagato"),
        "planet:0",
        "planet-culture",
        {"planet": planet("nagato"), "price": Number(1), "have": Number(0)},
    ),
    (lambda: copying("gort"), "planet:0", "planet-no-target", {"planet": planet("gort")}),
    (bounty_used, "card:birkomius", "planet-used", {"planet": planet("birkomius")}),
    (
        lambda: following(f"E0 C1 own(maia,{GAINS})"),
        "card:maia",
        "planet-own-turn",
        {"planet": planet("maia")},
    ),
    # G-CARD-13, G-UPG-7
    (
        lambda: colony_die("mared", "E0 C0", "L2", row=ROOM, more=GAINS),
        "card:mared",
        "upgrade-cheaper",
        {"planet": planet("mared"), "price": Number(1), "energy": Number(0), "culture": Number(0)},
    ),
    (
        lambda: colony_die("mared", "E1 C0", "L1", row=ROOM, more=GAINS),
        "card:mared",
        "level-not-lowest",
        {"planet": planet("mared")},
    ),
    (
        lambda: colony_die("lureena", "E1 C0", row=ROOM, more=GAINS),
        "card:lureena",
        "upgrade-mix",
        {"planet": planet("lureena"), "price": Number(2), "energy": Number(1), "culture": Number(0)},
    ),
    # G-CARD-6
    (
        lambda: colony_die("sargus_36", "E1 C0", f"own({GAINS})"),
        "card:sargus_36",
        "colony-own",
        {},
    ),
]


# The first answer reads the texts of four languages.
@settings(deadline=None)
@given(st.lists(PIECES, max_size=5), st.sampled_from(CASES))
def test_names_of_nothing_are_no_trouble(words: list[str], case: Case) -> None:
    """Whatever is asked, where and by whom: an answer can be said."""
    state = case[0]()
    line = GAME.reason(state, state.seats_to_move()[0], ":".join(words))
    if line is not None:
        assert_can_be_said(line)


@pytest.mark.parametrize(("make", "pick", "reason", "words"), CASES, ids=[f"{c[2]} {c[1]}" for c in CASES])
def test_a_reason(make: Callable[[], GalaxiesState], pick: str, reason: str, words: dict[str, Word]) -> None:
    line = why(make(), pick)
    assert line == Line(f"galaxies-why-{reason}", words)
    assert_can_be_said(line)


def test_every_reason_that_has_a_text_is_tried() -> None:
    texts = {key for key in patterns(folder_of(GAME) / "en.ftl") if key.startswith("galaxies-why-")}
    assert texts == {f"galaxies-why-{case[2]}" for case in CASES}


def test_what_is_not_sure_gets_no_reason() -> None:
    """What is paid for Sargus-36 is then lacking for Hoefker; it is not lacking now (G-CARD-6)."""
    assert (
        why(
            colony_die("sargus_36", "E1 C0", f"own(hoefker,{GAINS})", row="jakks vici_ks156 maia mj_120210"),
            "card:hoefker",
        )
        is None
    )
    # One of two such dice is still free; it only does not go with what was picked before.
    rerolling = after(table(dice="move move energy"), "reroll move")
    assert GAME.reason(rerolling, 0, "die:move") is None
    # A yes or no is asked for; the question itself says it best.
    assert why(landing("jakks"), "planet:0") is None


def test_a_reason_speaks_of_the_ship_that_was_picked() -> None:
    """G-MOVE-3, G-CARD-8: another ship could go there; this one cannot."""
    state = moving("surf(jakks),orb(hoefker,0)")
    same = Line("galaxies-why-same-planet", {"planet": planet("jakks")})
    assert GAME.reason(state, 0, "planet:0:orbit", ["ship:0:surface:0"]) == same
    assert GAME.reason(state, 0, "planet:0:orbit", ["ship:0:orbit:2"]) is None
    taken = Line("galaxies-why-surface-taken", {"planet": planet("jakks")})
    assert GAME.reason(state, 0, "planet:0:surface", ["ship:0:orbit:2"]) == taken
    state = shifting("jakks hoefker mj_120210", "orb(hoefker,0)")
    short = Line("galaxies-why-track-short", {"planet": planet("jakks")})
    assert GAME.reason(state, 0, "planet:1:orbit", ["ship:0:orbit:0"]) == short
    assert GAME.reason(state, 0, "planet:1:orbit", ["ship:0:orbit:2"]) is None
