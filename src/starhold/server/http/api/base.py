"""Base of the handlers: what those of all jobs share."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from starhold.server.errors import GameNotHere, OptionNotHere
from starhold.server.http.limits import PUBLIC_OPEN
from starhold.server.http.request import DECLARED, ApiRequest, Endpoint
from starhold.server.settings import Live, of_values
from starhold.server.tables.access import check_seat, check_status
from starhold.server.tables.table import Table
from starhold.server.viewers import positions
from starhold.server.wire import DeviceFiles, TableInfo

if TYPE_CHECKING:
    from starhold.server.services import Services


class Handlers:
    """Handlers of one job; their endpoints are declared above them."""

    def __init__(
        self, services: "Services", live: Live | None = None, device: DeviceFiles | None = None
    ) -> None:
        self.services = services
        self.device = device
        self.live = live or of_values()
        self.accounts = services.accounts
        self.database = services.database
        self.tables = services.tables
        self.seating = services.seating
        self.reviews = services.reviews
        self.workers = services.workers

    def endpoints(self) -> Iterator[Endpoint]:
        """Yield the endpoints of this job, in the order in which they are written down."""
        for name, handler in vars(type(self)).items():
            for one in DECLARED.get(handler, ()) if callable(handler) else ():
                yield replace(one, handler=getattr(self, name))

    async def _table(self, asked: ApiRequest) -> Table:
        return await self.tables.table_for(asked.path["id"], asked.person, asked.query.get("invite", ""))

    async def _info(self, asked: ApiRequest, table: Table) -> TableInfo:
        return positions.info(table, asked.person)

    async def _started(self, asked: ApiRequest) -> Table:
        table = await self._table(asked)
        if table.play.state is None:
            check_status(table, "running")
        return table

    def _seat(self, asked: ApiRequest, table: Table) -> int | None:
        """Return the seat to look from: the one named if it is the person's, else their first, else None."""
        mine = table.seats_of(asked.person)
        seat = asked.number("seat")
        if seat is None:
            return mine[0] if mine else None
        check_seat(table, asked.person, seat)
        return seat

    def _eyes(self, asked: ApiRequest, table: Table) -> int | None:
        """Return the seat to look from; on a shared device None unless one is named: others may look."""
        shared = len(table.seats_of(asked.person)) > 1
        return None if shared and asked.number("seat") is None else self._seat(asked, table)

    def _own_seat(self, asked: ApiRequest, table: Table) -> int:
        """Return the seat, for what only its owner may ask."""
        asked.signed_in()
        seat = self._seat(asked, table)
        if seat is None:
            check_seat(table, asked.person, 0)
            seat = 0
        return seat

    def _check_game(self, game: str, options: Mapping[str, str]) -> None:
        """Raise GameNotHere or OptionNotHere if new tables may not be so."""
        chosen = self.live.settings.games
        if chosen.allowed and game not in chosen.allowed:
            raise GameNotHere(f"{game} is not played here", game=game[:40], known=", ".join(chosen.allowed))
        for name, values in chosen.options.get(game, {}).items():
            if options.get(name) not in values:
                raise OptionNotHere(
                    f"{name} must be one of {values}", option=name, known=", ".join(values), game=game
                )

    async def _offer(self, asked: ApiRequest, person: str) -> None:
        """Count one more table in the lobby, which is for everybody; raise TooMany or QuotaSpent."""
        waiting = await self.database.call(self.services.store.count_offered, person)
        asked.limits.check("public", waiting, PUBLIC_OPEN)
        asked.spend("public")
