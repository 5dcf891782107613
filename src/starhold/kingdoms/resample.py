"""A state drawn from all that fit what a seat knows. Only a war choice can be secret (K-HID-1)."""

from mypy_extensions import i64

from starhold.kernel.chance import Chance
from starhold.kingdoms.components import NOBODY
from starhold.kingdoms.state import KingdomsState
from starhold.kingdoms.steps.prices import highest_number
from starhold.kingdoms.steps.war import Bids


def secret_from(state: KingdomsState, seat: i64) -> i64:
    """Return which of the two has made a choice that this seat may not know yet, or NOBODY."""
    war = state.war
    if not state.stack or not isinstance(state.stack[-1], Bids):
        return NOBODY
    if war.attacker_face >= 0 and war.attacker != seat and highest_number(state, war.attacker, war):
        return war.attacker
    if war.defender_face >= 0 and war.defender != seat and highest_number(state, war.defender, war):
        return war.defender
    return NOBODY


def resample(state: KingdomsState, seat: i64, chance: Chance) -> KingdomsState:
    """Return a copy with a choice that the seat cannot know redrawn from those that were legal.

    Face-down tokens need nothing: they are drawn when they are turned up (K-HID-3).
    """
    twin = state.clone()
    hidden = secret_from(twin, seat)
    if hidden != NOBODY:
        twin.war.set_face(hidden, chance.below(highest_number(twin, hidden, twin.war) + 1))
    return twin
