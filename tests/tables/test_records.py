"""Records of tables: what they say of the table, and what they leave alone."""

from pathlib import Path

from starhold.server.services import Services
from starhold.server.store import backup
from starhold.server.store.records import record_of
from tests.tables.conftest import two_at_a_table
from tests.tables.test_clock import Play


def test_a_record_leaves_the_live_match_as_it_is(play: Play) -> None:
    async def scene(services: Services) -> None:
        table = await two_at_a_table(services)
        await services.seating.abandon(table, "ada")
        match = table.play.started
        before = match.unfinished()
        record = record_of(table)
        assert [seat.name for seat in record.seats] == ["Ada", "Ben"]
        assert (record.commitment, record.seed) == (table.commitment, table.seed.hex())
        assert match.unfinished() == before

    play(scene)


def test_an_export_leaves_out_games_whose_seed_other_tables_still_play_with(
    play: Play, tmp_path: Path
) -> None:
    async def scene(services: Services) -> None:
        open_, sealed = await two_at_a_table(services), await two_at_a_table(services)
        for table in (open_, sealed):
            await services.seating.abandon(table, "ada")
        services.store.set_table(sealed.id, sealed=True)
        assert backup.export(services.store, tmp_path / "during") == 1
        found = "".join(file.read_text() for file in (tmp_path / "during").iterdir())
        assert open_.seed.hex() in found
        assert sealed.seed.hex() not in found
        services.store.set_table(sealed.id, sealed=False)
        assert backup.export(services.store, tmp_path / "after") == 2

    play(scene)
