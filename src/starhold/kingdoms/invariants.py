"""What must hold in every position: components are conserved and the limits of the rules are kept."""

from mypy_extensions import i64

from starhold.kernel.bits import count, has
from starhold.kingdoms.components import (
    ACTS,
    ARMIES,
    MAX_RESOURCE,
    NOBODY,
    REGIONS,
    SHIELDS,
    TOKENS,
    WORLD,
)
from starhold.kingdoms.kingdom import Kingdom
from starhold.kingdoms.state import NO_WAR, KingdomsState, packed


def check(state: KingdomsState) -> None:
    """Raise AssertionError if anything is wrong."""
    state.check_fields()
    for kingdom in state.kingdoms:
        _check_kingdom(state, kingdom)
    _check_regions(state)
    _check_shields(state)
    _check_war(state)
    if state.tokens:
        for kind in range(TOKENS):
            _check_token(state, kind)
        assert count(state.face_down) <= state.tokens_unseen(), "more tokens lie than are left"
        covered = state.face_down & state.occupied & ~state.neutral
        assert covered == 0, "a player's army stands on a face-down token (K-TOKEN-7)"


def _check_kingdom(state: KingdomsState, kingdom: Kingdom) -> None:
    for resource in range(3):
        assert 0 <= kingdom.amount(resource) <= MAX_RESOURCE, "a resource is not from 0 to 9 (K-RES-1)"
    assert 0 <= kingdom.purse < 4096, "a purse is torn"
    assert kingdom.pairs & ~kingdom.lands == 0, "a pair without an army"
    assert kingdom.lying & ~kingdom.lands == 0, "a lying army that is not there"
    assert kingdom.lying_pairs & ~(kingdom.pairs & kingdom.lying) == 0, "two lying armies that are not there"
    assert kingdom.lying & ~state.world.ruins == 0, "an army lies outside ruins"
    assert kingdom.lands & ~state.world.land == 0, "an army stands on no land"
    on_map = count(kingdom.lands) + count(kingdom.pairs)
    assert kingdom.armies == on_map + kingdom.on_card + kingdom.aloft, "armies are not conserved"
    assert 0 <= kingdom.armies <= ARMIES, "a player has seven armies"


def _check_regions(state: KingdomsState) -> None:
    for region in range(REGIONS):
        armies: i64 = has(state.neutral, region)
        for kingdom in state.kingdoms:
            armies += has(kingdom.lands, region)
            armies += has(kingdom.pairs, region)
        assert armies <= 2, "three armies in a region (K-MOVE-2)"
        assert has(state.occupied, region) == (armies > 0), "occupied regions are miscounted"
        assert has(state.full, region) == (armies == 2), "full regions are miscounted"
    assert state.occupied & ~WORLD == 0, "an army left the world"
    assert count(state.neutral) + _captured(state) in (0, 5), "neutral armies are not conserved"


def _captured(state: KingdomsState) -> i64:
    total: i64 = 0
    for kingdom in state.kingdoms:
        total += kingdom.captured
    return total


def _check_shields(state: KingdomsState) -> None:
    total: i64 = 0
    for act in range(ACTS):
        total += packed(state.shields, act)
    assert total == state.placed <= SHIELDS, "shields are not conserved"


def _check_war(state: KingdomsState) -> None:
    assert NO_WAR.attacker == NOBODY, "the absence of war was written on"
    if state.at_war():
        assert 0 <= state.war.attacker < state.players, "a war without an attacker"
        assert state.kingdom(state.war.attacker).armies >= 1, "an attacker without an army"


def _check_token(state: KingdomsState, kind: i64) -> None:
    assert packed(state.pool, kind) == state.tokens_left(kind), "tokens are not conserved"
    assert state.lying_open(kind) & ~state.world.land == 0, "a token lies on no land"
    assert state.lying_open(kind) & state.face_down == 0, "two tokens lie in one region"
