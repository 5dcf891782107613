"""Records of tables: what they say of the table, and what they leave alone."""

from starhold.server.services import Services
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
