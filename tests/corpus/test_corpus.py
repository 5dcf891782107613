"""Records of earlier versions replay to the same result, whatever changed inside."""

from pathlib import Path

import msgspec
import pytest

from starhold.kernel import record_files, registry
from starhold.kernel.chance import FastChance, RecordedChance
from starhold.kernel.runner import MatchRunner
from starhold.kernel.verify import IllegalRecordedMove, WrongResult, verify

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_record_of_an_earlier_version_replays_to_its_result(path: Path) -> None:
    stored = record_files.read(path)
    verdict = verify(stored)
    assert verdict.finished
    assert verdict.moves == len(stored.moves)


def test_a_level_of_an_earlier_version_has_its_present_name() -> None:
    path = Path(__file__).parent / "records" / "roll-3p.json"
    assert '"kind":"easy"' in path.read_text()
    assert [seat.kind for seat in record_files.read(path).seats] == ["casual"] * 3


def test_the_corpus_has_every_game_and_every_number_of_players() -> None:
    stored = [record_files.read(path) for path in RECORDS]
    have = {(one.game, len(one.seats)) for one in stored}
    for name in registry.names():
        game = registry.game(name)
        for players in range(game.min_players, game.max_players + 1):
            assert (name, players) in have, f"no record of {name} with {players} players"


@pytest.mark.parametrize("name", ["roll-3p-sorted", "kingdoms-2p-tower"])
def test_a_game_of_earlier_rules_is_played_on_by_them(name: str) -> None:
    """R-TILE-1: version 1 moved each tile once and was done; K-SCORE-4: its other tower had a point more."""
    whole = record_files.read(Path(__file__).parent / "records" / f"{name}.json")
    game = registry.game(whole.game)
    half = msgspec.structs.replace(whole, moves=whole.moves[: len(whole.moves) // 2], result=None)
    match = MatchRunner.resume(game, half, FastChance(1))
    for move in whole.moves[len(half.moves) :]:
        match.state = match.state.clone()
        match.move(move.seat, game.action(move.notation), RecordedChance(list(move.chance)))
    played = match.record()
    assert played.version == whole.version == "1"
    assert played.result == whole.result
    verify(played)
    with pytest.raises((WrongResult, IllegalRecordedMove)):
        verify(msgspec.structs.replace(played, version=game.version, digests=1))
