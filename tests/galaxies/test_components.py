"""The box: its tables against box.json, and both against what the rules say of the components."""

from collections import Counter
from itertools import pairwise

import pytest

from starhold.galaxies import components
from starhold.galaxies.actions import ACTIONS, GalaxiesAction
from starhold.galaxies.components import (
    DICE,
    FLEET,
    GIVES_ENERGY,
    LENGTH,
    LEVEL_POINTS,
    MISSION_IDS,
    PLANET_IDS,
    POINTS,
    ROGUE_DICE,
    ROGUE_IDS,
    ROGUE_MAX_CULTURE,
    ROGUE_MAX_ENERGY,
    ROGUE_POINTS,
    ROGUE_SKULL,
    TRACK,
    UPGRADE_COST,
    Track,
    planet,
)
from starhold.galaxies.data import box
from starhold.galaxies.powers.effect import EFFECTS, kinds
from starhold.galaxies.steps.attack import ATTACKS
from tests.galaxies.build import GAME


@pytest.mark.parametrize("number", range(40))
def test_planet_tables(number: int) -> None:
    """Every planet's numbers are those of box.json."""
    card = box().planets[number]
    assert PLANET_IDS[number] == card.id
    assert planet(card.id) == number
    assert GIVES_ENERGY[number] == (card.resource == "energy")
    assert TRACK[number] == (Track.DIPLOMACY if card.track_type == "diplomacy" else Track.ECONOMY)
    assert (LENGTH[number], POINTS[number]) == (card.advances_to_colonise, card.vp)
    effect = EFFECTS[number]
    assert (effect.planet, effect.key) == (number, card.effect_key)
    assert (effect.energy, effect.culture) == (card.cost.get("energy", 0), card.cost.get("culture", 0))
    assert (effect.once_per_turn, effect.own_turn) == (card.once_per_turn, card.own_turn_only)


def test_every_effect_is_of_some_planet() -> None:
    """No effect is dead, and no step of one either."""
    assert set(kinds()) == {card.effect_key for card in box().planets}


def test_regularities_of_the_planets() -> None:
    """G-DEF-6: 1, 2, 3, 5 and 7 points need 2 to 6 advances; eight planets of each; halves of each kind."""
    assert len(set(PLANET_IDS)) == 40
    assert Counter(zip(POINTS, LENGTH, strict=True)) == {
        (1, 2): 8,
        (2, 3): 8,
        (3, 4): 8,
        (5, 5): 8,
        (7, 6): 8,
    }
    assert sum(GIVES_ENERGY) == 20
    assert Counter(TRACK) == {Track.DIPLOMACY: 20, Track.ECONOMY: 20}


def test_limits_are_as_the_rules_list_them() -> None:
    """G-PLANET-7, G-PLANET-8: which planets serve once a turn, which in one's own turn only."""
    once = {effect.card.id for effect in EFFECTS if effect.once_per_turn}
    assert once == {"nagato", "la_torres", "clj_0517", "zavodnick", "birkomius", "bisschop"}
    own = {effect.card.id for effect in EFFECTS if effect.own_turn}
    assert own == {"zalax", "gyore", "maia", "nibiru", "birkomius", "bisschop"}


def test_costs() -> None:
    """G-PLANET-3: the planets that cost something, and what."""
    costs = {
        effect.card.id: (effect.energy, effect.culture)
        for effect in EFFECTS
        if effect.energy or effect.culture
    }
    assert costs == {
        "brumbaugh": (2, 0),
        "hoefker": (1, 0),
        "jorg": (0, 2),
        "nagato": (0, 1),
        "nakagawakozi": (2, 0),
        "padraigin_3110": (0, 2),
        "sargus_36": (1, 0),
        "walsfeo": (0, 1),
    }


def test_empire_track() -> None:
    """G-SETUP-4, G-UPG-1, G-UPG-4, G-UPG-5: price, dice, ships and points of the six levels."""
    assert tuple(UPGRADE_COST[2:]) == (2, 3, 4, 5, 6)
    assert tuple(DICE[1:]) == (4, 5, 5, 6, 6, 7)
    assert tuple(FLEET[1:]) == (2, 2, 3, 3, 4, 4)
    assert tuple(LEVEL_POINTS[1:]) == (0, 1, 2, 3, 5, 8)


def test_start() -> None:
    """G-SETUP-3: 2 energy and 1 culture."""
    assert (components.START_ENERGY, components.START_CULTURE) == (2, 1)


def test_missions() -> None:
    """G-SETUP-8: twelve of them, six of which compare nobody."""
    assert len(set(MISSION_IDS)) == 12
    kinds = Counter(mission.kind for mission in box().missions)
    assert kinds == {"comparative": 6, "absolute": 6}
    for mission in box().missions:
        assert (mission.bonus_vp_if_tied is None) == (mission.kind == "absolute")


@pytest.mark.parametrize("number", range(5))
def test_rogue_tables(number: int) -> None:
    """G-SOLO-2, G-SOLO-16: the numbers of each Rogue are those of box.json, and never fall with the level."""
    rogue = box().rogues[number]
    assert ROGUE_IDS[number] == rogue.id
    assert (ROGUE_MAX_ENERGY[number], ROGUE_MAX_CULTURE[number]) == (rogue.max_energy, rogue.max_culture)
    assert ROGUE_SKULL[number] == rogue.skull_level == 6
    for space in rogue.levels:
        at = number * 8 + space.level
        assert (ROGUE_DICE[at], ROGUE_POINTS[at]) == (space.dice, space.vp)
        assert ATTACKS[at].once_per_turn == space.attack.once_per_turn
        assert space.attack.effect_key in ATTACKS[at].keys
    points = [space.vp for space in rogue.levels]
    assert all(one < two for one, two in pairwise(points))
    assert [space.dice for space in rogue.levels] == [5, 5, 6, 6, 7]


def test_marks_of_confidence_travel_into_the_product() -> None:
    """What is single-source or reconstructed in box.json is so in provenance()."""
    parts = {provenance.part: provenance for provenance in GAME.provenance()}
    for card in box().planets:
        assert parts[f"planet {card.id}"].confidence == card.confidence
    for mission in box().missions:
        assert parts[f"mission {mission.id}"].confidence == mission.confidence == "single-source"
        assert "condition_and_points: single-source" in parts[f"mission {mission.id}"].note
    invented = {
        rogue.id for rogue in box().rogues if parts[f"rogue {rogue.id}"].confidence == "reconstructed"
    }
    assert invented == {"rothkel", "hades", "gamelyn"}
    for rogue in box().rogues:
        assert "once_per_turn_flags: reconstructed" in parts[f"rogue {rogue.id}"].note
        known = "single-source" if rogue.id == "artemis" else "reconstructed"
        assert f"skull_level: {known}" in parts[f"rogue {rogue.id}"].note
    assert len(parts) == 40 + 12 + 5
    for limited in ("birkomius", "bisschop"):
        assert "once_per_turn: single-source" in parts[f"planet {limited}"].note
    assert "gives its resource as energy" in parts["planet la_torres"].note
    unplaced = {part for part, provenance in parts.items() if "option faq_limit" in provenance.note}
    assert unplaced == {"planet clj_0517", "planet la_torres", "planet gyore"}
    assert parts["planet maia"].note == ""


def test_action_table_is_dense() -> None:
    """Each action once, by number and by notation, at the place that the rules count from."""
    assert len(ACTIONS) == GalaxiesAction.ACCEPT + 1 == 459
    for number, action in enumerate(ACTIONS):
        assert GAME.action(action.notation) == number
    places = {
        "activate move": GalaxiesAction.ACTIVATE,
        "reroll move": GalaxiesAction.REROLL,
        "advance 1": GalaxiesAction.ADVANCE,
        "pay 0": GalaxiesAction.PAY,
        "convert move": GalaxiesAction.CONVERT,
        "turn move move": GalaxiesAction.TURN,
        f"keep {MISSION_IDS[0]}": GalaxiesAction.KEEP,
        f"colony {PLANET_IDS[0]}": GalaxiesAction.COLONY,
        f"copy {PLANET_IDS[0]}": GalaxiesAction.COPY,
        "push-back 1 1": GalaxiesAction.PUSH_BACK,
        "steal 1": GalaxiesAction.STEAL,
        "exchange 0": GalaxiesAction.EXCHANGE,
        "remove 1": GalaxiesAction.REMOVE,
        "perform move": GalaxiesAction.PERFORM,
        "repeat move": GalaxiesAction.REPEAT,
        "shift 1 1": GalaxiesAction.SHIFT,
        "recall 1": GalaxiesAction.RECALL,
        "split 0": GalaxiesAction.SPLIT,
        "fall-back 1": GalaxiesAction.FALL_BACK,
        "discard move": GalaxiesAction.DISCARD,
        "force-reroll": GalaxiesAction.FORCE_REROLL,
        "accept": GalaxiesAction.ACCEPT,
    }
    assert {notation: GAME.action(notation) for notation in places} == places
