"""Points, the end of the game, and ties."""

from mypy_extensions import i64

from starhold.roll import components as box
from starhold.roll.dice import total
from starhold.roll.state import Player, RollState


def score(state: RollState, seat: i64) -> i64:
    """R-SCORE-1: chips, printed costs of the tableau, and what 6+ developments add (R-SCORE-4)."""
    player = state.seats[seat]
    points = player.chips + player.tableau.cost
    for development in player.tableau.six_plus:
        points += development.points(state, seat)
    return points


def scores(state: RollState) -> list[int]:
    """Return the points of all players."""
    return [score(state, seat) for seat in range(state.players)]


def is_last_round(state: RollState) -> bool:
    """R-END-1, R-END-2: the pool is empty or somebody has twelve squares."""
    return state.pool == 0 or any(player.tableau.squares >= box.LAST_SQUARE for player in state.seats)


def tie_break(player: Player) -> i64:
    """R-WIN-2: dice in the cup and credits."""
    return total(player.cup) + player.credits


def ranks(state: RollState) -> list[int]:
    """Return places by score, then by the tie-break; players still equal share the place (R-WIN-3)."""
    standing = [(score(state, seat), tie_break(state.seats[seat])) for seat in range(state.players)]
    return [1 + sum(1 for other in standing if other > own) for own in standing]
