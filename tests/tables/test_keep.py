"""Records of tables: what they say of the table, and what they leave alone."""

from starhold.tables.house import House
from starhold.tables.keep import record_of
from tests.tables.conftest import two_at_a_table
from tests.tables.test_clock import Play


def test_a_record_leaves_the_live_match_as_it_is(play: Play) -> None:
    async def scene(house: House) -> None:
        table = await two_at_a_table(house)
        await house.reception.abandon(table, "ada")
        match = table.play.started
        before = match.unfinished()
        record = record_of(table)
        assert [seat.name for seat in record.seats] == ["Ada", "Ben"]
        assert (record.commitment, record.seed) == (table.commitment, table.seed.hex())
        assert match.unfinished() == before

    play(scene)
