"""The files in golden/: what they hold, and where they are."""

from collections.abc import Iterator
from pathlib import Path

from starhold.kernel.game import Game
from tests.conformance import digests, perft
from tests.conformance.playthrough import playthrough
from tests.conformance.subjects import Case

FOLDER = Path(__file__).parent / "golden"


def golden_digests(game: Game) -> str:
    return "\n".join(digests.lines(game, digests.GOLDEN_GAMES)) + "\n"


def golden_perft(game: Game) -> str:
    return "\n".join(perft.lines(game)) + "\n"


def playthrough_cases(game: Game) -> list[Case]:
    """One playthrough with the fewest players, and one with three if that is another number."""
    usual = min(3, game.max_players)
    return [Case(game, players) for players in sorted({game.min_players, usual})]


def files(game: Game) -> Iterator[tuple[Path, str]]:
    """Every golden file of a game with what it should hold now."""
    yield FOLDER / f"{game.name}-digests.txt", golden_digests(game)
    yield FOLDER / f"{game.name}-perft.txt", golden_perft(game)
    for case in playthrough_cases(game):
        yield FOLDER / f"{game.name}-{case.players}p.txt", playthrough(case)
