"""What must hold in every position: components are conserved and the limits of the rules are kept."""

from mypy_extensions import i64

from starhold.kernel.bits import count, has
from starhold.kingdoms.components import (
    ACTS,
    ARMIES,
    MAX_ON_CARD,
    MAX_PLAYERS,
    MAX_RESOURCE,
    NOBODY,
    REGIONS,
    SHIELDS,
    TOKEN_COUNTS,
    TOKENS,
    TOP_MAGIC,
    TOP_TOWER,
    WORLD,
    Token,
)
from starhold.kingdoms.kingdom import Kingdom
from starhold.kingdoms.state import NO_WAR, KingdomsState, packed


def check(table: KingdomsState) -> None:
    """Raise AssertionError if anything is wrong."""
    for kingdom in table.kingdoms:
        _check_kingdom(table, kingdom)
    _check_regions(table)
    _check_shields(table)
    _check_war(table)
    if table.tokens:
        for kind in range(TOKENS):
            _check_token(table, kind)
        assert count(table.face_down) <= table.tokens_unseen(), "more tokens lie than are left"
        assert table.face_down & table.occupied == 0, "an army stands on a face-down token (K-TOKEN-7)"


def _check_kingdom(table: KingdomsState, kingdom: Kingdom) -> None:
    for resource in range(3):
        assert 0 <= kingdom.amount(resource) <= MAX_RESOURCE, "a resource is not from 0 to 9 (K-RES-1)"
    assert 0 <= kingdom.purse < 4096, "a purse is torn"
    assert 0 <= kingdom.magic <= TOP_MAGIC, "magic level"
    assert 0 <= kingdom.tower <= TOP_TOWER, "tower level"
    assert 0 <= kingdom.on_card <= MAX_ON_CARD, "armies on the faction card"
    assert kingdom.pairs & ~kingdom.lands == 0, "a pair without an army"
    assert kingdom.lying & ~kingdom.lands == 0, "a lying army that is not there"
    assert kingdom.lying_pairs & ~(kingdom.pairs & kingdom.lying) == 0, "two lying armies that are not there"
    assert kingdom.lying & ~table.world.ruins == 0, "an army lies outside ruins"
    assert kingdom.lands & ~table.world.land == 0, "an army stands on no land"
    on_map = count(kingdom.lands) + count(kingdom.pairs)
    assert kingdom.armies == on_map + kingdom.on_card + kingdom.aloft, "armies are not conserved"
    assert 0 <= kingdom.armies <= ARMIES, "a player has seven armies"


def _check_regions(table: KingdomsState) -> None:
    for region in range(REGIONS):
        armies: i64 = has(table.neutral, region)
        for kingdom in table.kingdoms:
            armies += has(kingdom.lands, region)
            armies += has(kingdom.pairs, region)
        assert armies <= 2, "three armies in a region (K-MOVE-2)"
        assert has(table.occupied, region) == (armies > 0), "occupied regions are miscounted"
        assert has(table.full, region) == (armies == 2), "full regions are miscounted"
    assert table.occupied & ~WORLD == 0, "an army left the world"
    assert count(table.neutral) + _captured(table) in (0, 5), "neutral armies are not conserved"


def _captured(table: KingdomsState) -> i64:
    total: i64 = 0
    for kingdom in table.kingdoms:
        total += kingdom.captured
    return total


def _check_shields(table: KingdomsState) -> None:
    total: i64 = 0
    for act in range(ACTS):
        total += packed(table.shields, act)
    assert total == table.placed <= SHIELDS, "shields are not conserved"


def _check_war(table: KingdomsState) -> None:
    assert NO_WAR.attacker == NOBODY, "the absence of war was written on"
    if table.war is not NO_WAR:
        assert 0 <= table.war.attacker < table.players, "a war without an attacker"
        assert table.kingdom(table.war.attacker).armies >= 1, "an attacker without an army"


def _check_token(table: KingdomsState, kind: i64) -> None:
    masks = [0, 0, 0, table.lairs, table.camps, table.fortresses, table.cities, table.churches, 0]
    seen = packed(table.spent, kind) + count(masks[kind])
    if kind == Token.CROWN:
        assert NOBODY <= table.crown < table.players, "the crown is nowhere"
        seen += table.crown != NOBODY
    expected: i64 = TOKEN_COUNTS[kind]
    if table.players == MAX_PLAYERS and kind == Token.BLANK:  # K-TOKEN-3
        expected = 0
    assert packed(table.pool, kind) + seen == expected, "tokens are not conserved"
    assert masks[kind] & ~table.world.land == 0, "a token lies on no land"
    assert masks[kind] & table.face_down == 0, "two tokens lie in one region"
