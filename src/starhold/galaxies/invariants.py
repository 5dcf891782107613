"""The invariants of section 18, checked on a whole position (for tests and fuzzing)."""

from mypy_extensions import i64

from starhold.galaxies.components import (
    ALL_PLANETS,
    DICE,
    END_SCORE,
    FLEET,
    LENGTH,
    LEVEL_POINTS,
    MAX_SLOTS,
    NO_PLANET,
    POINTS,
    ROGUE_POINTS,
    ROGUE_SKULL,
    ROGUE_STRIDE,
    SHIPS,
)
from starhold.galaxies.state import Empire, Galaxies, total_dice
from starhold.galaxies.steps.rogue import batch_size, turn_of_rogue
from starhold.kernel.bits import bit, count, has, lowest


def check(table: Galaxies) -> None:
    """Raise AssertionError where the table breaks an invariant."""
    _planets_are_conserved(table)
    for seat in range(table.sides()):
        empire = table.empires[seat]
        _mat_is_sound(table, seat, empire)
        _ships_are_sound(table, empire)
        _score_is_right(table, seat, empire)
    _dice_are_sound(table)


def _planets_are_conserved(table: Galaxies) -> None:
    """G-INV-1."""
    seen: i64 = 0
    pieces: list[int] = [table.rules.in_box, table.deck, table.discard]
    pieces.extend(empire.colonies for empire in table.empires)
    for planet in table.under:
        pieces.append(bit(planet))
    for slot in range(MAX_SLOTS):
        planet_here = table.planet_at(slot)
        assert has(table.filled, slot) == (planet_here != NO_PLANET), "row and its set of filled slots differ"
        if planet_here != NO_PLANET:
            pieces.append(bit(planet_here))
    for piece in pieces:
        assert seen & piece == 0, "a planet is in two places"
        seen |= piece
    assert seen == ALL_PLANETS, "a planet is missing"


def _mat_is_sound(table: Galaxies, seat: i64, empire: Empire) -> None:
    """G-INV-2, and nothing stays in use between two choices of the turn (a solo game may end within one)."""
    assert 0 <= empire.energy <= empire.max_energy, "energy out of range"
    assert 0 <= empire.culture <= empire.max_culture, "culture out of range"
    if 1 <= len(table.stack) <= 2:
        assert empire.resolving == 0, "a planet action is still in use"


def _ships_are_sound(table: Galaxies, empire: Empire) -> None:
    """G-INV-3 and G-INV-4."""
    fleet = SHIPS if empire is table.empires[-1] and table.solo() else FLEET[empire.level]
    assert empire.home >= 0, "a ship left home twice"
    assert empire.home + count(empire.surface) + count(empire.orbit) == fleet, "ships are not conserved"
    assert (empire.surface | empire.orbit) & ~table.filled == 0, "a ship is at an empty slot"
    for slot in range(MAX_SLOTS):
        space = empire.position(slot)
        if has(empire.orbit, slot):
            assert space < LENGTH[table.planet_at(slot)], "a ship rests on the final space"
        else:
            assert space == 0, "progress without a ship"


def _score_is_right(table: Galaxies, seat: i64, empire: Empire) -> None:
    """The running score is the sum of its parts (G-DEF-9), and 21 has triggered the end (G-END-1)."""
    points: i64 = 0
    rest = empire.colonies
    while rest:
        points += POINTS[lowest(rest)]
        rest &= rest - 1
    if table.is_rogue(seat):
        # The skull has no points of its own.
        level = min(empire.level, ROGUE_SKULL[table.rules.rogue] - 1)
        points += ROGUE_POINTS[table.rules.rogue * ROGUE_STRIDE + level]
    else:
        points += LEVEL_POINTS[empire.level]
    assert empire.score == points, "the score is not the sum of colonies and level"
    assert empire.score < END_SCORE or table.trigger >= 0, "21 points without a trigger"


def _dice_are_sound(table: Galaxies) -> None:
    """G-INV-5."""
    assert table.in_converter in (0, 2), "the converter holds 0 or 2 dice"
    if table.active < 0 or table.ended:
        return
    dice = total_dice(table.inactive) + total_dice(table.activated) + table.in_converter + table.discarded
    if table.is_rogue(table.active):
        turn = turn_of_rogue(table)
        assert turn is not None, "the Rogue's turn without its dice"
        assert dice + turn.left == batch_size(table, turn.batch), "the Rogue's dice were lost or found"
        return
    assert 1 <= dice <= DICE[table.empires[table.active].level], "dice were lost or found"
