"""How much a first visit loads, as it comes over the wire: the lobby 200 kB at most, a table 240 kB."""

from typing import Any

import pytest

from tests.e2e.conftest import NewPerson
from tests.e2e.harness import Person
from tests.e2e.looks import serious_troubles
from tests.e2e.test_galaxies import BOT, ME
from tests.e2e.test_lessons import FIRST

LIMIT = 200_000
#: a table has the goal strip, the check of its dice, hints and faces of bots as well; Russian takes the most
TABLE_LIMIT = 240_000
#: a lesson has what a table has, but for the socket, and the coach with its words
LESSON_LIMIT = 260_000


class Scale:
    """Adds up what the browser of somebody loads."""

    def __init__(self, one: Person) -> None:
        self.loaded: dict[str, int] = {}
        wire = one.context.new_cdp_session(one.page)
        wire.send("Network.enable")
        wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
        wire.on("Network.loadingFinished", self._add)

    def _add(self, event: dict[str, Any]) -> None:
        self.loaded[event["requestId"]] = event["encodedDataLength"]

    @property
    def total(self) -> int:
        return sum(self.loaded.values())


@pytest.mark.parametrize("language", ["en", "ru", "fr", "es"])
def test_the_lobby_is_light(person: NewPerson, language: str) -> None:
    one = person("Anna", language=language)
    scale = Scale(one)
    one.open("/")
    one.wait(".poster")
    one.page.wait_for_load_state("networkidle")
    assert 60_000 < scale.total < LIMIT


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", ["galaxies", "kingdoms", "roll"])
def test_a_table_opened_by_its_link_is_light(person: NewPerson, game: str, language: str) -> None:
    one = person("Anna", language=language)
    table = one.new_table(game, [ME, BOT])
    scale = Scale(one)
    one.sit_at(table)
    one.wait(".tablepage .board")
    one.page.wait_for_load_state("networkidle")
    print(game, language, scale.total)
    assert 60_000 < scale.total < TABLE_LIMIT


@pytest.mark.parametrize(("game", "lesson"), FIRST.items())
def test_a_lesson_opened_by_its_link_is_light(person: NewPerson, game: str, lesson: str) -> None:
    one = person("Anna", language="ru")
    scale = Scale(one)
    one.open(f"/learn/{game}/{lesson}")
    one.wait(".coach [data-beat]")
    one.page.wait_for_load_state("networkidle")
    print(f"{game}: {scale.total}")
    assert 60_000 < scale.total < LESSON_LIMIT
    # What keeps somebody out would keep a newcomer out first.
    assert serious_troubles(one) == []
