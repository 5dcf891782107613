"""The HTTP side: people, tables, play for scripts, records, rules. docs/http.md lists it."""

from typing import TYPE_CHECKING, Final

from starhold.server.http.api.base import Handlers
from starhold.server.http.api.clubs import ClubsApi
from starhold.server.http.api.events import EventsApi
from starhold.server.http.api.games import GamesApi
from starhold.server.http.api.learning import LearningApi
from starhold.server.http.api.matching import MatchingApi
from starhold.server.http.api.notices import NoticesApi
from starhold.server.http.api.people import PeopleApi
from starhold.server.http.api.play import PlayApi
from starhold.server.http.api.ratings import RatingsApi
from starhold.server.http.api.records import RecordsApi
from starhold.server.http.api.social import SocialApi
from starhold.server.http.api.tables import TablesApi
from starhold.server.http.request import Endpoint
from starhold.server.settings import Live
from starhold.server.wire import DeviceFiles

if TYPE_CHECKING:
    from starhold.server.services import Services

#: the handlers of each job, in the order of docs/http.md
JOBS: Final[tuple[type[Handlers], ...]] = (
    GamesApi,
    PeopleApi,
    SocialApi,
    NoticesApi,
    LearningApi,
    TablesApi,
    MatchingApi,
    RatingsApi,
    EventsApi,
    ClubsApi,
    PlayApi,
    RecordsApi,
)


def endpoints_of(
    services: "Services", live: Live | None = None, device: DeviceFiles | None = None
) -> tuple[Endpoint, ...]:
    """Return everything that can be asked over HTTP."""
    return tuple(one for job in JOBS for one in job(services, live, device).endpoints())
