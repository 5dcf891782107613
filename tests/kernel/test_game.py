"""Game and registry: starting, options and presets, tables, words, and the errors of each."""

import pytest

import starhold
from starhold.kernel import registry
from starhold.kernel.chance import FastChance
from starhold.kernel.errors import BadOption, BadPlayerCount, UnknownGame, UnknownOption, UnknownPreset
from starhold.kernel.game import Game, digest_of
from starhold.kernel.log import EVERYBODY, Event, Log
from starhold.kernel.vocabulary import Action, EventKind, Vocabulary
from starhold.kernel.words import Line, Name, Number, PlayerName
from tests import toy

GAME = toy.GAME

# -- starting --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 64])
def test_too_few_and_too_many_players(players: int) -> None:
    with pytest.raises(BadPlayerCount) as caught:
        GAME.start(players, FastChance())
    assert caught.value.arguments == {"game": "lantern", "least": 2, "most": 4, "players": players}


def test_options_are_completed_in_order() -> None:
    """Defaults, then the preset's, then those that were given."""
    assert GAME.complete() == {"rounds": "3", "swaps": "yes"}
    assert GAME.complete(preset="long") == {"rounds": "5", "swaps": "yes"}
    assert GAME.complete({"rounds": "3"}, "long") == {"rounds": "3", "swaps": "yes"}
    assert GAME.complete({"swaps": "no"}, "long") == {"rounds": "5", "swaps": "no"}


def test_start_takes_options_and_preset() -> None:
    state = GAME.start(2, FastChance(), {"swaps": "no"}, "long")
    assert isinstance(state, toy.Lantern)
    assert (state.rounds, state.swaps) == (5, False)


@pytest.mark.parametrize(
    ("options", "preset", "error", "known"),
    [
        ({"colour": "red"}, None, UnknownOption, "rounds, swaps"),
        ({"rounds": "4"}, None, BadOption, "3, 5"),
        ({"rounds": ""}, "long", BadOption, "3, 5"),
        (None, "short", UnknownPreset, "long, plain"),
    ],
)
def test_a_wrong_option_is_told_with_the_right_ones(
    options: dict[str, str] | None, preset: str | None, error: type[BadOption], known: str
) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.start(2, FastChance(), options, preset)
    assert caught.type is error
    assert caught.value.arguments["known"] == known
    assert known in str(caught.value)


# -- tables ----------------------------------------------------------------------------------------


def test_notation_names_actions() -> None:
    assert GAME.actions[GAME.action("give seat-2")] == Action("give", (("to", "seat-2"),))
    with pytest.raises(KeyError):
        GAME.action("give seat-9")


def test_two_actions_cannot_share_a_notation() -> None:
    class Doubled(toy.LanternGame):
        def __init__(self) -> None:
            twice = Action("roll")
            Game.__init__(self, Vocabulary((twice, twice), (), ()))

    with pytest.raises(ValueError, match="one notation"):
        Doubled()


# -- words -----------------------------------------------------------------------------------------


def test_an_event_in_words() -> None:
    line = GAME.line(Event(toy.SHOWN, 1, 4))
    assert line == Line("lantern-log-shown", {"seat": PlayerName(1), "card": Name("lantern-card-five")})
    assert GAME.line(Event(toy.ROUND_BEGAN, 2)).words == {"round": Number(2)}


def test_who_hears_an_event() -> None:
    public, private = Event(toy.ROLLED), Event(toy.DREW, audience=1)
    assert public.audience == EVERYBODY
    assert all(public.heard_by(viewer) for viewer in (0, 1, None))
    assert [private.heard_by(viewer) for viewer in (0, 1, None)] == [False, True, False]


def test_a_log_gives_each_event_once() -> None:
    log = Log()
    log.add(Event(1, 2, 3, 4, 5))
    assert [(event.kind, *event.numbers()) for event in log.take()] == [(1, 2, 3, 4, 5)]
    assert log.take() == []


def test_rules_tell_nothing_without_a_log() -> None:
    chance = FastChance(1)
    GAME.start(2, chance)
    assert chance.log is None


def test_event_kinds_are_plain_by_default() -> None:
    assert not EventKind("quiet").reveals


# -- digests ---------------------------------------------------------------------------------------


def test_a_digest_changes_with_any_number_and_with_their_order() -> None:
    digests = {digest_of(numbers) for numbers in ([1, 2], [2, 1], [12], [1, 2, 0], [-1, 2], [])}
    assert len(digests) == 6
    assert all(len(digest) == 16 for digest in digests)


# -- the registry ----------------------------------------------------------------------------------


def test_an_unknown_game_is_named_and_the_known_ones_are_listed() -> None:
    with pytest.raises(UnknownGame) as caught:
        starhold.game("chess")
    assert "chess" in str(caught.value)
    assert all(name in str(caught.value) for name in starhold.names())


def test_registered_games_go_by_their_own_names() -> None:
    assert starhold.names() == sorted(set(starhold.names()))
    assert starhold.names()
    for name in starhold.names():
        assert starhold.game(name).name == name
        assert starhold.game(name) is registry.game(name)
