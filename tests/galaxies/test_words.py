"""Positions in words: every decision has a prompt, a rule and labelled choices with something to click."""

import re
from collections.abc import Callable

import pytest

from starhold import FastChance
from starhold.galaxies.components import FACE_IDS
from starhold.galaxies.events import EVENTS
from starhold.galaxies.state import GalaxiesState
from starhold.kernel.log import Log
from starhold.kernel.words import Name, Number, PlayerName, Word
from starhold.text import Text
from tests.galaxies.build import GAME, asked, colony_die, landing, rogue_rolls, solo, started, table, take
from tests.rule_coverage import rules_by_game

PICK = re.compile(
    r"button:[a-z-]+|die:\w+|face:\w+|card:\w+|mission:\w+|amount:\d|mat:\d(:home)?|planet:\d(:(surface|orbit))?"
    r"|ship:\d:(home|(surface|orbit):\d)"
)


def test_every_step_names_a_rule() -> None:
    """The rule that a prompt cites exists."""
    known = set(rules_by_game()["galaxies"])
    assert {step.rule for step in GAME.vocabulary.steps} <= known


@pytest.mark.parametrize("players", [1, 2, 4])
def test_whole_games_in_words(players: int) -> None:
    """Whatever comes up in random games can be asked, labelled, clicked and told."""
    state = started(players, seed=players + 7)
    chance, choices = FastChance(players), FastChance(players + 1)
    chance.log = Log()
    while not state.over:
        for seat in state.seats_to_move():
            prompt = GAME.prompt(state, seat)
            assert prompt.line.key == f"galaxies-prompt-{prompt.step}"
            described = [GAME.choice(state, seat, action) for action in state.legal(seat)]
            assert all(choice.line.key in GAME.labels() for choice in described)
            assert all(PICK.fullmatch(pick) for choice in described for pick in choice.picks)
            # No two choices are clicked in the same way.
            assert len({choice.picks for choice in described}) == len(described)
        seat = state.seats_to_move()[0]
        state.play(seat, state.pick(seat, choices), chance)
        for event in chance.log.take():
            assert GAME.line(event).key == f"galaxies-log-{EVENTS[event.kind].name}"


def said(state: GalaxiesState) -> set[str]:
    """The choices of who moves, in English."""
    seat = state.seats_to_move()[0]
    return {Text().line(GAME.choice(state, seat, action).line, ()) for action in state.legal(seat)}


def test_zalax_says_which_die_it_rolls() -> None:
    """G-CARD-14: where all inactive dice show one face, the first is in the reroll by itself. It is named."""
    alike = table(p1="E0 C0 L5 own(zalax)", dice="colony culture culture")
    take(alike, "activate colony")
    assert said(alike) == {"Reroll “Culture” for free", "Also reroll “Culture”"}
    mixed = table(p1="E0 C0 L5 own(zalax)", dice="colony culture energy")
    take(mixed, "activate colony")
    assert said(mixed) == {"Reroll “Culture”", "Reroll “Energy”"}
    take(mixed, "reroll culture")
    assert said(mixed) == {"Roll the chosen dice", "Also reroll “Energy”"}


@pytest.mark.parametrize(
    ("make", "step", "words"),
    [
        (lambda: landing("jakks"), "landing", {"planet": Name("galaxies-planet-jakks")}),
        (
            lambda: colony_die("shouhua", "E0 C0 orb(jakks,0),orb(hoefker,0)"),
            "advance",
            {"steps": Number(1)},
        ),
        (lambda: table(dice="move energy"), "main-choice", {}),
        (lambda: colony_die("la_torres", "E0 C0", "E1 C0", "E1 C0"), "steal", {"is_energy": Number(1)}),
        (lambda: colony_die("pembertonia_major", "E0 C3 L6"), "exchange", {"is_energy": Number(0)}),
        (
            lambda: colony_die("jorg", "E0 C2 L6", "E0 C0 orb(jakks,1),orb(hoefker,1)"),
            "enemy-ship",
            {"steps": Number(2), "ships": Number(1)},
        ),
        (
            lambda: colony_die("terra_bettia", "E0 C0", "E0 C0 orb(jakks,1)"),
            "granted-advance",
            {"player": PlayerName(0)},
        ),
        (lambda: colony_die("andellouxian_6", "E0 C0 orb(hoefker,2)"), "recall-gain", {"amount": Number(2)}),
        (
            lambda: colony_die("sargus_36", "E1 C0", "E0 C0 own(birkomius,bisschop)"),
            "copy-colony",
            {"planet": Name("galaxies-planet-sargus_36")},
        ),
    ],
)
def test_prompts_carry_what_they_speak_of(
    make: Callable[[], GalaxiesState], step: str, words: dict[str, Word]
) -> None:
    """A question names its planet, price, steps or resource."""
    state = make()
    prompt = GAME.prompt(state, state.seats_to_move()[0])
    assert (prompt.step, prompt.line.words) == (step, words)


def test_prompt_of_a_follow() -> None:
    """Whom, which die, and for how much."""
    state = table(p2="C1", dice="energy move")
    take(state, "activate energy")
    words = GAME.prompt(state, 1).line.words
    assert words == {"player": PlayerName(0), "face": Name("galaxies-face-energy"), "cost": Number(1)}
    free = colony_die("zavodnick", "E0 C0")
    take(free, "perform energy")
    assert GAME.prompt(free, 1).line.words["cost"] == Number(0)


def test_prompts_of_the_rogue() -> None:
    """It is called by its own name."""
    state = solo("hades", "E1 C1")
    rogue_rolls(state, "energy", dice=1)
    assert GAME.prompt(state, 0).line.words == {
        "rogue": Name("galaxies-rogue-hades"),
        "face": Name("galaxies-face-energy"),
    }
    news = Log()
    chance = FastChance(1)
    chance.log = news
    state.apply(0, GAME.action("accept"), chance)
    gained = next(event for event in news.take() if EVENTS[event.kind].name == "gained-energy")
    assert GAME.line(gained).words == {"player": Name("galaxies-rogue-hades"), "amount": Number(4)}


def test_labels_of_moves() -> None:
    """Where from and where to, by the names of the planets."""
    state = table(p1="orb(hoefker,1),home", dice="move energy")
    take(state, "activate move")
    choice = GAME.choice(state, 0, GAME.action("move orbit-3 surface-1"))
    assert choice.line.key == "galaxies-action-move-orbit-surface"
    assert choice.line.words == {
        "from": Name("galaxies-planet-hoefker"),
        "planet": Name("galaxies-planet-jakks"),
    }
    assert choice.picks == ("ship:0:orbit:2", "planet:0:surface")


def test_labels_of_payments() -> None:
    """Both parts of a price and of a split are spoken."""
    state = landing("lureena", "L3 E2 C3")
    take(state, "use")
    choice = GAME.choice(state, 0, GAME.action("pay 1"))
    assert choice.line.words == {"energy": Number(1), "culture": Number(3)}
    gain = colony_die("andellouxian_6", "E0 C0 orb(hoefker,2)")
    assert GAME.choice(gain, 0, GAME.action("split 0")).line.words == {
        "energy": Number(0),
        "culture": Number(2),
    }
    theft = solo("artemis L5", "E2 C2")
    rogue_rolls(theft, "colony", dice=1)
    take(theft, "accept")
    assert asked(theft) == "P1 rogue-theft"
    assert GAME.choice(theft, 0, GAME.action("split 2")).line.words == {
        "energy": Number(2),
        "culture": Number(0),
    }


def test_every_face_has_a_name() -> None:
    """Faces are spoken of by one set of ids."""
    assert tuple(GAME.vocabulary.nouns["face"]) == FACE_IDS
