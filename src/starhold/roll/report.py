"""What reviews, reports and lessons say of Roll for the Galaxy: sources of points, traits, names of luck."""

from collections.abc import Sequence

from starhold.kernel.record import RecordedMove, first_arguments
from starhold.roll.components import TILE_IDS
from starhold.roll.scoring import score
from starhold.roll.sight import view_of
from starhold.roll.state import RollState


def sources(state: RollState) -> list[dict[str, int]]:
    """Return chips, what the tableau cost, and what developments of cost 6 add."""
    found = []
    for seat in range(state.players):
        player = state.seats[seat]
        chips, tableau = int(player.chips), int(player.tableau.cost)
        found.append({"chips": chips, "tableau": tableau, "six": int(score(state, seat)) - chips - tableau})
    return found


def traits(state: RollState, seat: int, moves: Sequence[RecordedMove]) -> dict[str, tuple[str, ...]]:
    """Return the starting tile, home world, first phase selected, and what was built."""
    player = view_of(state, None).seats[seat]
    opening = first_arguments(moves, "select")[-1:]
    return {
        "start": (f"roll-faction-{player.faction}",),
        "home": tuple(f"roll-home-{world.id}" for world in player.worlds if world.sort == "home"),
        "opening": tuple(f"roll-phase-{phase}" for phase in opening),
        "development": tuple(
            f"roll-development-{tile.id}" for tile in player.developments if tile.sort == "development"
        ),
        "world": tuple(f"roll-world-{tile.id}" for tile in player.worlds if tile.sort == "world"),
    }


def luck(state: RollState) -> Sequence[Sequence[str]]:
    """Return the tiles that may be drawn."""
    return ([TILE_IDS[tile] for tile in state.bag],)
