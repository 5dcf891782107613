"""Random games: invariants after every move, listing and picking agree, and every ability gets its chance."""

from collections import Counter

import pytest

from starhold.kernel.chance import FastChance, ScriptedChance
from starhold.kernel.log import Log
from starhold.kingdoms.components import FACTION_NAMES
from starhold.kingdoms.game import GAME
from starhold.kingdoms.state import KingdomsState

#: no random game of several hundred thousand came near this
LONGEST = 5_000


def play(state: KingdomsState, chance: FastChance, policy: FastChance) -> int:
    """Play to the end; every position is checked."""
    moves = 0
    while not state.over:
        seat = state.seats_to_move()[-1]
        state.play(seat, state.pick(seat, policy), chance)
        state.check()
        moves += 1
        assert moves < LONGEST
    return moves


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("tokens", ["off", "on"])
def test_random_games_keep_every_invariant(players: int, tokens: str) -> None:
    """K-MOVE-2, K-RES-1, K-END-7: armies, shields, tokens and resources are conserved to the end."""
    for seed in range(4):
        chance = FastChance(seed)
        state = GAME.start(players, chance, {"tokens": tokens, "extra_factions": "on"})
        assert isinstance(state, KingdomsState)
        play(state, chance, FastChance(seed + 50))
        assert min(state.ranks()) == 1
        assert all(points >= 0 for points in state.scores())


def test_the_nth_picked_is_the_nth_listed() -> None:
    """Listing, picking and applying never disagree."""
    chance, policy = FastChance(5), FastChance(6)
    state = GAME.start(4, chance, {"tokens": "on", "extra_factions": "on"})
    while not state.over:
        seat = state.seats_to_move()[0]
        legal = state.legal(seat)
        assert len(set(legal)) == len(legal)
        for place, action in enumerate(legal[:40]):
            assert state.pick(seat, ScriptedChance([place])) == action
        state.apply(seat, legal[policy.below(len(legal))], chance)


def test_every_faction_plays_in_words() -> None:
    """Prompts, choices, events and views of whole games can be put into words."""
    seen: Counter[str] = Counter()
    for seed in range(8):
        chance, policy = FastChance(seed), FastChance(seed + 9)
        chance.log = Log()
        state = GAME.start(2 + seed % 4, chance, preset="everything")
        while not state.over:
            seat = state.seats_to_move()[0]
            legal = state.legal(seat)
            GAME.prompt(state, seat)
            picks = [GAME.choice(state, seat, action).picks for action in legal]
            assert len(set(picks)) == len(legal)
            state.view(seat)
            state.apply(seat, legal[policy.below(len(legal))], chance)
        for event in chance.log.take():
            GAME.line(event)
            seen[GAME.vocabulary.events[event.kind].name] += 1
        for kingdom in state.kingdoms:  # type: ignore[attr-defined]
            seen[FACTION_NAMES[kingdom.faction.number]] += 1
    assert min(seen["won"], seen["collected"], seen["found"]) > 0
    assert sum(seen[name] > 0 for name in FACTION_NAMES) > 10
