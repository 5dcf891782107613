"""What reviews and reports say of Tiny Epic Kingdoms: sources of points and traits."""

from collections.abc import Sequence

import msgspec

from starhold.kernel.record import RecordedMove, first_arguments
from starhold.kingdoms.sight import view_of
from starhold.kingdoms.state import KingdomsState


def sources(state: KingdomsState) -> list[dict[str, int]]:
    """As the score sheet has it."""
    return [msgspec.structs.asdict(seat.score) for seat in view_of(state, None).seats]


def traits(state: KingdomsState, seat: int, moves: Sequence[RecordedMove]) -> dict[str, tuple[str, ...]]:
    """Return the faction, kingdom, first action, and magic and tower at the end."""
    view = view_of(state, None)
    player = view.seats[seat]
    home = next((board.side for board in view.boards if board.owner == seat), None)
    opening = first_arguments(moves, "select")[:1]
    return {
        "faction": (f"kingdoms-faction-{player.faction}",),
        "home": (f"kingdoms-side-{home}",) if home else (),
        "opening": tuple(f"kingdoms-act-{act}" for act in opening),
        "magic": (str(player.magic),),
        "tower": (str(player.tower),),
    }
