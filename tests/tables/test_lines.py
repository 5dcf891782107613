"""Lines of the log as they go to a viewer: what a client shows with them is told, not read from their ids."""

from collections import defaultdict

import pytest

from starhold.kernel import registry
from starhold.kernel.log import Event
from starhold.kernel.words import Line, PlayerName
from starhold.server.viewers.log_entry import event_line, table_line


def kinds(game: str) -> dict[str, set[str]]:
    """The names of a game's events by their topics and sounds."""
    found = defaultdict(set)
    for kind in registry.game(game).vocabulary.events:
        for mark in {kind.topic, kind.sound} - {None}:
            found[str(mark)].add(kind.name)
    return found


@pytest.mark.parametrize(
    ("game", "wanted"),
    [
        (
            "galaxies",
            {"dice": "rolled", "chord": "colonised", "against": "stole-energy", "end": "triggered-end"},
        ),
        ("kingdoms", {"war": "allied", "chord": "built", "against": "robbed", "end": "end-triggered"}),
        ("roll", {"dice": "dictated", "chord": "settled", "end": "ended"}),
    ],
)
def test_each_game_says_what_its_events_are_about(game: str, wanted: dict[str, str]) -> None:
    found = kinds(game)
    assert found.keys() == wanted.keys()
    for mark, name in wanted.items():
        assert name in found[mark]


def test_a_line_carries_its_event_topic_sound_and_seats() -> None:
    game = registry.game("kingdoms")
    number = next(n for n, kind in enumerate(game.vocabulary.events) if kind.name == "won")
    line = event_line(game, Event(number, 2, 0, 3), ply=7)
    assert (line.ply, line.event, line.topic, line.sound) == (7, "won", "war", "against")
    assert line.seats == (2, 0)


def test_a_line_of_the_table_is_no_event() -> None:
    line = table_line(Line("table-took-back", {"player": PlayerName(1)}), ply=3)
    assert (line.event, line.topic, line.sound, line.seats) == (None, None, None, (1,))
