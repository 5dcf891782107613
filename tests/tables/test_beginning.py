"""The last two who sit down begin the game both, and neither hears of the other."""

from collections.abc import Callable

from starhold.kernel.record import seal
from starhold.tables.house import House
from starhold.tables.wire import Join, NewTable, SeatPlan
from tests.tables.conftest import Scene


def test_another_process_may_be_quicker_to_settle_the_seats(play: Callable[[Scene], None]) -> None:
    async def scene(house: House) -> None:
        for person, name in (("ada", "Ada"), ("ben", "Ben")):
            await house.db(house.accounts.register.add_guest, person, name)
        wanted = NewTable("lantern", (SeatPlan("me"), SeatPlan("open")), public=True, seal=seal("one"))
        table = await house.reception.create("ada", "Ada", wanted)
        set_open = house.store.set_open

        def after_the_other(*words: object, **more: object) -> None:
            if more.get("status") == "starting":
                # The other process has just done the same.
                set_open(*words, **more)  # type: ignore[arg-type]
            set_open(*words, **more)  # type: ignore[arg-type]

        house.store.set_open = after_the_other  # type: ignore[assignment]
        await house.reception.join(table, "ben", "Ben", Join(seal=seal("two")))
        assert table.status == "starting"
        assert table.seats_of("ben")

    play(scene)
