"""Records of earlier versions replay to the same result, whatever changed inside."""

from pathlib import Path

import pytest

from starhold.kernel import record, registry
from starhold.kernel.verify import verify

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_record_of_an_earlier_version_replays_to_its_result(path: Path) -> None:
    stored = record.read(path)
    verdict = verify(stored)
    assert verdict.finished
    assert verdict.moves == len(stored.moves)


def test_the_corpus_has_every_game_and_every_number_of_players() -> None:
    stored = [record.read(path) for path in RECORDS]
    have = {(one.game, len(one.seats)) for one in stored}
    for name in registry.names():
        game = registry.game(name)
        for players in range(game.min_players, game.max_players + 1):
            assert (name, players) in have, f"no record of {name} with {players} players"
