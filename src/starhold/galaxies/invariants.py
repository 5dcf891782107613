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
from starhold.galaxies.state import Empire, GalaxiesState, total_dice
from starhold.galaxies.steps.rogue import batch_size, turn_of_rogue
from starhold.kernel.bits import bit, count, has, lowest


def check(state: GalaxiesState) -> None:
    """Raise AssertionError where the table breaks an invariant."""
    state.check_fields()
    _planets_are_conserved(state)
    for seat in range(state.sides()):
        empire = state.empires[seat]
        if 1 <= len(state.stack) <= 2:
            # between two choices of the turn (a solo game may end within one)
            assert empire.resolving == 0, "a planet action is still in use"
        _ships_are_sound(state, empire)
        _score_is_right(state, seat, empire)
    _dice_are_sound(state)


def _planets_are_conserved(state: GalaxiesState) -> None:
    """Check that each planet is in exactly one place (G-INV-1)."""
    seen: i64 = 0
    pieces: list[int] = [state.rules.in_box, state.deck, state.discard]
    pieces.extend(empire.colonies for empire in state.empires)
    for planet in state.under:
        pieces.append(bit(planet))
    for slot in range(MAX_SLOTS):
        planet_here = state.planet_at(slot)
        assert has(state.filled, slot) == (planet_here != NO_PLANET), "row and its set of filled slots differ"
        if planet_here != NO_PLANET:
            pieces.append(bit(planet_here))
    for piece in pieces:
        assert seen & piece == 0, "a planet is in two places"
        seen |= piece
    assert seen == ALL_PLANETS, "a planet is missing"


def _ships_are_sound(state: GalaxiesState, empire: Empire) -> None:
    """Check the number of an empire's ships and their places (G-INV-3, G-INV-4)."""
    fleet = SHIPS if empire is state.empires[-1] and state.solo() else FLEET[empire.level]
    assert empire.home + count(empire.surface) + count(empire.orbit) == fleet, "ships are not conserved"
    assert (empire.surface | empire.orbit) & ~state.filled == 0, "a ship is at an empty slot"
    for slot in range(MAX_SLOTS):
        space = empire.position(slot)
        if has(empire.orbit, slot):
            assert space < LENGTH[state.planet_at(slot)], "a ship rests on the final space"
        else:
            assert space == 0, "progress without a ship"


def _score_is_right(state: GalaxiesState, seat: i64, empire: Empire) -> None:
    """Check that the score is the sum of its parts (G-DEF-9), and 21 has triggered the end (G-END-1)."""
    points: i64 = 0
    rest = empire.colonies
    while rest:
        points += POINTS[lowest(rest)]
        rest &= rest - 1
    if state.is_rogue(seat):
        # The skull has no points of its own.
        level = min(empire.level, ROGUE_SKULL[state.rules.rogue] - 1)
        points += ROGUE_POINTS[state.rules.rogue * ROGUE_STRIDE + level]
    else:
        points += LEVEL_POINTS[empire.level]
    assert empire.score == points, "the score is not the sum of colonies and level"
    assert empire.score < END_SCORE or state.trigger >= 0, "21 points without a trigger"


def _dice_are_sound(state: GalaxiesState) -> None:
    """Check the number of dice in a turn, and in the converter (G-INV-5)."""
    assert state.in_converter in (0, 2), "the converter holds 0 or 2 dice"
    if state.active < 0 or state.ended:
        return
    dice = total_dice(state.inactive) + total_dice(state.activated) + state.in_converter + state.discarded
    if state.is_rogue(state.active):
        turn = turn_of_rogue(state)
        assert turn is not None, "the Rogue's turn without its dice"
        assert dice + turn.left == batch_size(state, turn.batch), "the Rogue's dice were lost or found"
        return
    assert 1 <= dice <= DICE[state.empires[state.active].level], "dice were lost or found"
