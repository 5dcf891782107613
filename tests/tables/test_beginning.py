"""The last two who sit down begin the game both, and neither hears of the other."""

from collections.abc import Callable

from starhold.kernel.fairness import seal
from starhold.server.services import Services
from starhold.server.wire import Join, NewTable, SeatPlan
from tests.tables.conftest import Scene


def test_another_process_may_be_quicker_to_settle_the_seats(play: Callable[[Scene], None]) -> None:
    async def scene(services: Services) -> None:
        for person, name in (("ada", "Ada"), ("ben", "Ben")):
            await services.database.call(services.accounts.people.add_guest, person, name)
        wanted = NewTable("lantern", (SeatPlan("me"), SeatPlan("open")), public=True, seal=seal("one"))
        table = await services.seating.create("ada", "Ada", wanted)
        set_open = services.store.set_open

        def after_the_other(*words: object, **more: object) -> None:
            if more.get("status") == "starting":
                # The other process has just done the same.
                set_open(*words, **more)  # type: ignore[arg-type]
            set_open(*words, **more)  # type: ignore[arg-type]

        services.store.set_open = after_the_other  # type: ignore[assignment]
        await services.seating.join(table, "ben", "Ben", Join(seal=seal("two")))
        assert table.status == "starting"
        assert table.seats_of("ben")

    play(scene)
