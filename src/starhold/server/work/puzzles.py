"""Puzzles as the client gets them: the list, a position to solve, and how good an answer is."""

import msgspec

from starhold.bots.contrast import reasons_for
from starhold.kernel import registry
from starhold.kernel.errors import StarholdError
from starhold.review import puzzles
from starhold.review.puzzles import Collection, Puzzle
from starhold.review.results import Judged
from starhold.server.errors import BadRequest
from starhold.server.wire import PuzzleInfo, PuzzleSolved, PuzzleTable


def listed(game: str) -> tuple[PuzzleInfo, ...]:
    """Return the puzzles of a game."""
    found = puzzles.shipped(registry.game(game).name)
    return tuple(_info(found, one) for one in found.puzzles)


def _info(found: Collection, puzzle: Puzzle) -> PuzzleInfo:
    players = found.games[puzzle.game].players
    return PuzzleInfo(puzzle.id, found.game, puzzle.theme, puzzle.level, players, puzzle.name)


def checked(solved: PuzzleSolved) -> PuzzleSolved:
    """Return the solved puzzle if it exists; raise BadRequest otherwise."""
    try:
        puzzles.named(registry.game(solved.game).name, solved.puzzle)
    except StarholdError as error:
        raise BadRequest(str(error), field="puzzle") from error
    return solved


def found(game: str, name: str, action: int | None) -> PuzzleTable | Judged:
    """Return the table of a puzzle, or what an answer is worth."""
    puzzle = puzzles.named(game, name)
    if action is not None:
        return puzzles.judged(game, puzzle, action)
    shipped, rules = puzzles.shipped(game), registry.game(game)
    state, seat = puzzles.table_of(shipped, puzzle), puzzle.seat
    choices = rules.choices(state, seat)
    return PuzzleTable(
        _info(shipped, puzzle),
        shipped.games[puzzle.game].options,
        seat,
        msgspec.Raw(msgspec.json.encode(state.view(seat))),
        rules.asked(state, seat, choices),
        choices,
        reasons_for(rules).situation(state, seat),
    )
