"""Full observations lose nothing and tell no secret; versions and digests mean something."""

import importlib.util
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np
import pytest

import starhold
from starhold.adapters.core import REWARDS, Episode, Kind
from starhold.adapters.spec import OtherDigest, spec_of, versions
from starhold.kernel.chance import FastChance
from starhold.kernel.errors import StarholdError
from starhold.kernel.parts import Part
from starhold.kernel.state import State

GAMES = starhold.names()
#: positions per game; bench/observations.py looks at 200,000
POSITIONS = 600

#: fields that no block of a full observation is called after, and why
LEFT_OUT = {
    "galaxies": {
        "rules": "the options, which are the same in all games of a kind",
        "empires": "a block per seat",
        "mission_points": "a cell per seat",
    },
    "kingdoms": {
        "kingdoms": "a block per seat",
        "war": "its fields have blocks of their own",
        "attacker_face": "in `faces`",
        "defender_face": "in `faces`",
        "attacker_discount": "in `discounts`",
        "defender_discount": "in `discounts`",
        "attacker_raise": "in `raises`",
        "defender_raise": "in `raises`",
        **dict.fromkeys(("tokens", "alternative_tower", "beginner", "max_refreshes"), "an option"),
    },
    "roll": {
        "seats": "a block per seat",
        "tableau": "in `faction`, `home`, `developments` and `worlds`",
        "built": "in `developments` and `worlds`",
        "drawn": "in `hand`; the others see how many",
        "abandoned": "in `abandoned tiles`; the others see how many",
        "step": "in `own step`",
        "screen": "in the blocks that begin with `screen`",
        "cheapest": "an option",
        **dict.fromkeys(
            ("cup", "citizenry", "explore", "develop", "settle", "produce", "ship"), "a place in `dice`"
        ),
        **dict.fromkeys(("development_slot", "world_slot"), "a place in `dice`"),
        **dict.fromkeys(("novelty_goods", "rare_goods", "genes_goods", "alien_goods"), "a place in `dice`"),
    },
}


def positions(name: str, count: int) -> Iterator[tuple[Kind, State, int]]:
    """Positions of random games with all numbers of players and all options, and the seat that decides."""
    game = starhold.game(name)
    choices = random.Random(7)
    variants = [{}, *({one.name: value} for one in game.vocabulary.options for value in one.values)]
    while True:
        players = choices.randint(game.min_players, game.max_players)
        try:
            kind = Kind(name, players, choices.choice(variants), observation="full")
            play = Episode(kind, choices.randrange(10**9))
        except StarholdError:
            # An option may ask for a number of players.
            continue
        skip = choices.randrange(60)
        while not play.over:
            if skip <= 0:
                yield kind, play.state, play.seat
                count -= 1
                if not count:
                    return
                skip = choices.randrange(1, 6)
            skip -= 1
            play.take(play.seat, choices.choice(play.state.legal(play.seat)))


@pytest.mark.parametrize("name", GAMES)
def test_equal_full_observations_have_equal_views_and_choices(name: str) -> None:
    found: dict[object, tuple[list[int], bytes]] = {}
    for kind, state, seat in positions(name, POSITIONS):
        seen = kind.observation(state, seat)
        assert (seen >= 0).all()
        assert (seen <= kind.highs).all(), [kind.features[n] for n in np.flatnonzero(seen > kind.highs)]
        meant = (sorted(state.legal(seat)), msgspec.json.encode(state.view(seat)))
        key = (kind.players, tuple(kind.options.items()), seen.tobytes())
        assert found.setdefault(key, meant) == meant
    assert len(found) > POSITIONS / 2


@pytest.mark.parametrize("name", GAMES)
def test_a_full_observation_is_the_same_in_all_worlds_that_fit_what_a_seat_knows(name: str) -> None:
    differed = 0
    for kind, state, _ in positions(name, POSITIONS // 4):
        for seat in range(kind.players):
            world = state.resample(seat, FastChance(3))
            differed += world != state
            assert kind.observation(state, seat).tobytes() == kind.observation(world, seat).tobytes()
    assert differed


@pytest.mark.parametrize("name", GAMES)
def test_every_declared_field_is_observed_or_left_out_for_a_reason(name: str) -> None:
    kind = Kind(name, observation="full")
    groups = {meaning.group.partition(" ")[0] for meaning in kind.source.layout().meanings}
    groups |= {meaning.group for meaning in kind.source.layout().meanings}
    groups |= {group.partition(",")[0] for group in groups}
    parts: list[type[Part]] = [kind.game.parts] if kind.game.parts else []
    for part in parts:
        parts += [field.part for _, field in part.kept_fields() if field.part and field.part not in parts]
        fields = {attribute for attribute, field in part.kept_fields() if not field.derived}
        assert not fields - groups - set(LEFT_OUT[name]), part
    assert parts


def test_structured_and_flat_observations_are_the_same() -> None:
    kind = Kind("kingdoms", players=3, observation="full")
    state = Episode(kind, seed=4).state
    flat = kind.observation(state, 1)
    told = kind.structured(flat)
    assert np.array_equal(np.concatenate(list(told.values())), flat)
    own = state.view(1).seats[1]  # type: ignore[attr-defined]
    assert told["own purse"].tolist() == [own.mana, own.ore, own.food]
    assert kind.blocks["own purse"].cells == ("mana", "ore", "food")
    assert told["table seat"].tolist() == [0, 1, 0, 0, 0]


@pytest.mark.parametrize("name", GAMES)
def test_the_version_is_raised_when_observations_or_actions_change(name: str) -> None:
    """If this fails: raise `version` in versions.json, put in the new digests, add a line to CHANGELOG.md."""
    kept = dict(versions()[name])
    assert kept.pop("version") >= 1
    assert kept == spec_of(starhold.game(name))


def test_what_was_made_for_other_cells_is_refused_by_name() -> None:
    kind = Kind("galaxies", players=2)
    kind.check(kind.observation_digest, kind.action_digest)
    other = Kind("galaxies", players=2, observation="full")
    with pytest.raises(OtherDigest, match=f"observations {other.observation_digest}, but galaxies"):
        kind.check(other.observation_digest)
    assert kind.metadata["observation_digest"] == kind.observation_digest


@pytest.mark.parametrize("name", GAMES)
def test_actions_have_a_factored_form(name: str) -> None:
    game = starhold.game(name)
    factors = Kind(name).factors
    assert factors.columns[0] == "kind"
    assert len(np.unique(factors.codes, axis=0)) == len(game.actions)
    for number in (0, len(game.actions) // 2, len(game.actions) - 1):
        codes = factors.codes[number]
        told = {
            column: factors.values[n][codes[n]] for n, column in enumerate(factors.columns) if codes[n] >= 0
        }
        action = game.actions[number]
        assert told == {"kind": action.kind, **dict(action.arguments)}


def ended(reward: str, seed: int = 1) -> Episode:
    """A finished game."""
    play = Episode(Kind("kingdoms", players=4, reward=reward), seed)
    choices = np.random.default_rng(seed)
    while not play.over:
        play.take(play.seat, play.sample_legal(choices))
    return play


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_add_up_to_nothing_and_follow_the_result(reward: str) -> None:
    play = ended(reward)
    rewards = play.rewards()
    assert sum(rewards) == pytest.approx(0)
    told = play.info(0)
    assert told["length"] == len(play.moves)
    best = int(np.argmin(told["ranks"]))
    assert rewards[best] == max(rewards)
    if reward == "margin":
        points = told["scores"]
        assert rewards[0] == pytest.approx((points[0] - points[1:].mean()) / 100)
    if reward == "rank":
        assert max(rewards) <= 1
        assert min(rewards) >= -1


def test_an_unknown_reward_or_observation_is_named() -> None:
    with pytest.raises(ValueError, match="reward 'score' is not one of: win, margin, rank"):
        Kind("galaxies", reward="score")
    with pytest.raises(ValueError, match="observation 'pixels' is not one of: features, full"):
        Kind("galaxies", observation="pixels")


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_an_environment_becomes_a_record_that_replays(name: str, tmp_path: Path) -> None:
    play = Episode(Kind(name, players=2), seed=5)
    choices = np.random.default_rng(5)
    while not play.over and play.made < 150:
        play.take(play.seat, play.sample_legal(choices))
    play.record().save(tmp_path / "game.json")
    record = starhold.load(tmp_path / "game.json")
    match = starhold.new(name, players=2, seed=5)
    for move in record.moves:
        match.push(move.notation)
    assert match.state == play.state


@pytest.mark.parametrize("name", GAMES)
def test_environment_cards_say_what_the_code_says(name: str) -> None:
    """Run `python tools/make_cards.py` if this fails. What bots were measured at is compared nowhere."""
    root = Path(__file__).parents[2]
    spec = importlib.util.spec_from_file_location("make_cards", root / "tools" / "make_cards.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    kept = (root / "docs" / "cards" / f"{name}.md").read_text(encoding="utf-8")
    told = made.card(starhold.game(name))
    assert kept.partition("## Baselines")[0] == told.partition("## Baselines")[0]
