"""A table drawn from all that fit what a seat knows (the hidden-information rules)."""

from mypy_extensions import i64

from starhold.galaxies.state import GalaxiesState
from starhold.galaxies.steps.follow import FollowTogether
from starhold.kernel.bits import bit, count, nth
from starhold.kernel.chance import Chance


def resample(state: GalaxiesState, seat: i64, chance: Chance) -> GalaxiesState:
    """Return a copy with the missions that the seat cannot know dealt again (G-HID-1 to G-HID-3).

    Answers given to a simultaneous follow window are hidden as well (G-FOLLOW-3). The
    deck is a pool without order, so nothing else is. After the end all missions lie open.
    """
    twin = state.clone()
    if state.ended or state.solo():
        return twin
    step = twin.stack[-1]
    if isinstance(step, FollowTogether):
        twin.stack[-1] = step.resampled(seat, chance)
    pool = state.mission_pool()
    if 0 <= seat < state.players:
        pool &= ~twin.empires[seat].dealt
    for other in range(state.players):
        if other != seat:
            empire = twin.empires[other]
            first = nth(pool, chance.below(count(pool)))
            pool &= ~bit(first)
            second = nth(pool, chance.below(count(pool)))
            pool &= ~bit(second)
            empire.dealt = bit(first) | bit(second)
            if empire.mission >= 0:
                empire.mission = first
    return twin
