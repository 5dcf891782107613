"""Section 17: options and edition presets. What each option does is tested where its rule is."""

import re

import pytest

from starhold import FastChance
from starhold.galaxies.game import PRESETS, rules_of
from starhold.galaxies.state import Bonus, Limit, Rules
from starhold.kernel.errors import BadOption, UnknownOption, UnknownPreset
from starhold.kernel.state import play_out
from starhold.rulebook import source
from starhold.text import LANGUAGES
from tests.galaxies.build import GAME, legal, table, take

#: by option: what the engine's rules are called, by value (the first is the default)
SWITCHES: dict[str, tuple[str, dict[str, object]]] = {
    "tie_breakers": ("ties_by_level", {"planets-level-resources": True, "planets-resources": False}),
    "rogue_unusable_die": ("rogue_rerolls_unusable", {"reroll-once": True, "discard": False}),
    "rogue_bonus_dice": (
        "rogue_bonus",
        {"different": Bonus.DIFFERENT, "extra-turn": Bonus.EXTRA_TURN, "repeats": Bonus.REPEATS},
    ),
    "follow_order": ("follow_together", {"clockwise": False, "simultaneous": True}),
    "null_activation": ("null_activation", {"allowed": True, "forbidden": False}),
    "card_texts": ("later_texts", {"2015": False, "later": True}),
    "faq_limit": ("faq_limit", {"cards": Limit.CARDS, "clj-0517": Limit.STEALS, "gyore": Limit.GYORE}),
    "two_player_missions": ("absolute_missions", {"all": False, "absolute": True}),
    "rogue_regress_target": ("regress_most_advanced", {"choice": False, "most-advanced": True}),
    "first_player": ("first", {"random": -1, "1": 0, "2": 1, "3": 2, "4": 3, "5": 4}),
    "rogue": ("rogue", {"artemis": 0, "rothkel": 1, "zendica": 2, "hades": 3, "gamelyn": 4}),
}


def test_every_option_reaches_the_rules() -> None:
    """D-31: each value of each option is what the engine asks for; defaults are Russian 2018."""
    assert {option.name for option in GAME.vocabulary.options} == set(SWITCHES)
    for option in GAME.vocabulary.options:
        attribute, values = SWITCHES[option.name]
        assert option.values == tuple(values)
        for value, meaning in values.items():
            assert getattr(rules_of(GAME.complete({option.name: value})), attribute) == meaning
        assert getattr(Rules(), attribute) == values[option.values[0]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_call_options_as_the_engine_does(language: str) -> None:
    """Section 17: a row for each option, and each of its values by its name, the default first."""
    book = source("galaxies", language)
    for option in GAME.vocabulary.options:
        (row,) = re.findall(rf"^\| {option.name} \|(.*)$", book, re.MULTILINE)
        assert tuple(re.findall(r"`([\w-]+)`", row)) == option.values
    for name, value in re.findall(r"`(\w+) = ([\w-]+)`", book):
        assert value in {option.name: option.values for option in GAME.vocabulary.options}[name]


def test_an_option_that_came_later_changes_no_earlier_digest() -> None:
    """Facts, and so digests of records, have it only where it is not at its default."""
    options = {"faq_limit": "gyore"}
    assert "faq_limit" not in GAME.facts(GAME.start(2, FastChance(1)))["options"]
    assert GAME.facts(GAME.start(2, FastChance(1), options))["options"]["faq_limit"] == "gyore"
    before = {"options": {name: value for name, value in GAME.complete().items() if name != "faq_limit"}}
    assert GAME.build({**before, "seats": [{}, {}]}, FastChance(1)) == GAME.build(
        {"options": GAME.complete(), "seats": [{}, {}]}, FastChance(1)
    )


def test_presets() -> None:
    """Section 17: Russian 2018 is all defaults; French 2015 and Spanish 2015 differ in the tie-breakers."""
    assert dict(PRESETS["russian-2018"]) == {}
    spanish = {
        "rogue_unusable_die": "discard",
        "rogue_bonus_dice": "extra-turn",
        "follow_order": "simultaneous",
    }
    assert dict(PRESETS["spanish-2015"]) == spanish
    assert dict(PRESETS["french-2015"]) == {**spanish, "tie_breakers": "planets-resources"}
    assert GAME.complete(preset="french-2015")["null_activation"] == "allowed"


def test_an_option_overrides_its_preset() -> None:
    """Section 17: the host's own choice comes last."""
    options = GAME.complete({"follow_order": "clockwise"}, "french-2015")
    assert options["follow_order"] == "clockwise"
    assert options["tie_breakers"] == "planets-resources"


def test_unknown_options() -> None:
    """Errors name what would be right."""
    with pytest.raises(UnknownOption, match="null_activation"):
        GAME.complete({"nul_activation": "allowed"})
    with pytest.raises(BadOption, match="forbidden"):
        GAME.complete({"null_activation": "perhaps"})
    with pytest.raises(UnknownPreset, match="spanish-2015"):
        GAME.complete(preset="german-2016")


@pytest.mark.parametrize("preset", sorted(PRESETS))
@pytest.mark.parametrize("players", [1, 2, 5])
def test_presets_play_to_the_end(preset: str, players: int) -> None:
    """Section 17: whole games under each edition."""
    for seed in range(3):
        state = GAME.start(players, FastChance(seed), preset=preset)
        play_out(state, FastChance(seed), FastChance(seed + 50), 100_000)
        assert state.over
        state.check()


def test_card_texts_change_five_planets_only() -> None:
    """Section 17, G-CARD-9, G-CARD-12, G-CARD-13, G-CARD-17: other texts are the same in all printings."""
    rich = "E3 C3 L3 orb(jakks,1),orb(hoefker,0)"
    planets = "jakks vici_ks156 hoefker mj_120210"
    for colony in ("gort", "shouhua", "piedes", "terra_bettia", "lureena", "nagato", "omicron_fenzi"):
        offers = []
        for printing in ("2015", "later"):
            state = table(
                planets,
                f"{rich} own({colony})",
                "E2 C0 L4 orb(jakks,1)",
                dice="colony move move",
                spent="energy culture",
                options={"card_texts": printing},
            )
            take(state, "activate colony")
            offers.append(legal(state))
        assert offers[0] == offers[1]
