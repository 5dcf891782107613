"""The faces: ten bots as data, busy, and no stronger at a table than they were measured."""

from fnmatch import fnmatchcase
from itertools import pairwise

import pytest

import starhold
from starhold.bots import leanings, measured
from starhold.bots.base import FACES, Bot, Budget, ask, bot, names
from starhold.bots.config import config_named
from starhold.bots.faces import FaceBot, Faces, FaceSettings, even, faces_of, usual
from starhold.bots.net import ONE
from starhold.bots.search import Node
from starhold.kernel.chance import FastChance
from starhold.review.values import skills
from starhold.text import LANGUAGES, Text
from tests.bots.test_search import GAMES, position
from tests.sizes import sized
from tests.toy import GAME


def declared(game: str) -> Faces:
    """What a game's file says."""
    return faces_of(config_named(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_face_is_declared_and_every_pattern_fits_something(game: str) -> None:
    """A misspelt notation would be a leaning that nobody has."""
    found = declared(game)
    assert tuple(found.faces) == FACES
    notations = [action.notation for action in starhold.game(game).actions]
    faces = list(found.faces.values())
    faces += [face.crowd for face in faces if face.crowd is not None]
    patterns = {*found.idle, *(one for face in faces for one in (*face.likes, *face.misses))}
    for pattern in patterns:
        assert any(fnmatchcase(notation, pattern) for notation in notations), pattern


@pytest.mark.parametrize("game", GAMES)
def test_no_two_faces_are_the_same_bot(game: str) -> None:
    """Ten faces, ten bots; the higher ones think longer."""
    faces = list(declared(game).faces.values())
    assert all(one != other for n, one in enumerate(faces) for other in faces[:n])
    assert [face.iterations for face in faces] == sorted(face.iterations for face in faces)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_every_face_plays_every_game(game: str, players: int) -> None:
    """Legally, all ten in turn at one table."""
    chance = FastChance(players)
    state = starhold.game(game).start(players, chance)
    seated = [hasty(name, game) for name in FACES]
    for turn in range(sized(300)):
        if state.over:
            break
        seat = state.seats_to_move()[0]
        state.apply(seat, ask(seated[turn % len(seated)], state, seat, chance), chance)


def hasty(name: str, game: str) -> Bot:
    """A face that thinks a little, if it thinks at all."""
    searches = declared(game).faces[name].iterations > 0
    return bot(f"{name}@4i") if searches else bot(name)


def with_face(face: FaceSettings, idle: tuple[str, ...] = ("end-turn",)) -> FaceBot:
    """A bot with these settings that knows the actions of Galaxies."""
    player = FaceBot("x", Faces({"x": face}, idle))
    player._know(position("galaxies", 2, 1, 0))
    return player


def numbered(notation: str) -> int:
    """The number of an action of Galaxies."""
    actions = starhold.game("galaxies").actions
    return next(number for number, action in enumerate(actions) if action.notation == notation)


def test_a_face_is_never_idle_by_accident() -> None:
    """It ends its turn only if that is best, whatever it overlooks and whatever it likes."""
    end, energy, move = (numbered(one) for one in ("end-turn", "activate energy", "activate move"))
    player = with_face(FaceSettings(notices=0, within=9000, likes={"end-turn": 5000}))
    worths = [ONE // 2, ONE // 2 + ONE // 50, ONE // 4]
    chosen = {player._noticed([end, energy, move], worths, FastChance(n)) for n in range(60)}
    assert chosen == {energy, move}
    worths[0] = ONE - 1
    assert end in {player._noticed([end, energy, move], worths, FastChance(n)) for n in range(60)}


def test_a_face_considers_nothing_that_is_far_behind_and_notices_the_best_most() -> None:
    """The noise goes by rank and is capped."""
    first, second, third = (numbered(f"activate {one}") for one in ("energy", "move", "culture"))
    player = with_face(FaceSettings(notices=500, within=1000))
    worths = [ONE * 6 // 10, ONE * 5 // 10, ONE // 10]
    chosen = [player._noticed([first, second, third], worths, FastChance(n)) for n in range(400)]
    assert set(chosen) == {first, second}
    assert 200 < chosen.count(first) < 350
    liking = with_face(FaceSettings(likes={"activate move": 600}))
    assert liking._noticed([first, second, third], worths, FastChance(1)) == second
    missing = with_face(FaceSettings(misses={"activate energy": 1000}))
    assert second in {missing._noticed([first, second, third], worths, FastChance(n)) for n in range(20)}


def test_a_short_search_does_not_shy_away_from_what_it_tried() -> None:
    """At tables of four Zeno once won 1 of 52 games: what was tried counted as a share, the rest did not."""
    nodes = []
    for first, tried in ((40, (30,)), (39, ()), (20, ())):
        node = Node()
        node.first = ONE * first // 100
        node.visits = 1 + len(tried)
        node.total = node.first + sum(ONE * one // 100 for one in tried)
        nodes.append(node)
    one, other, third = even(nodes, 4)
    assert one > other > third
    assert [round(100 * worth / ONE) for worth in (one, other, third)] == [30, 29, 15]
    assert even(nodes, 2) == [int(node.total) // int(node.visits) for node in nodes]


def test_a_face_may_play_otherwise_where_more_than_two_play() -> None:
    player = FaceBot("boris", Faces({"boris": FaceSettings(iterations=1, crowd=FaceSettings(iterations=30))}))
    for players in (2, 3, 2):
        state = position("galaxies", players, 3, 40)
        seat = state.seats_to_move()[0]
        before = player.iterations
        player.choose(state.resample(seat, FastChance(1)), seat, FastChance(1))
        assert (player.iterations - before >= 30) == (players == 3)


def test_more_time_makes_no_face_stronger() -> None:
    """The server gives milliseconds; the face keeps to its own iterations."""
    state = position("galaxies", 2, 3, 40)
    seat = state.seats_to_move()[0]
    player = bot("gala")
    player.budget = Budget(milliseconds=900)
    player.choose(state.resample(seat, FastChance(1)), seat, FastChance(1))
    assert 0 < player.iterations <= declared("galaxies").faces["gala"].iterations


def test_faces_are_listed_first_and_a_game_of_others_has_them() -> None:
    assert tuple(names()[: len(FACES)]) == FACES
    assert tuple(usual().faces) == FACES


@pytest.mark.parametrize("name", FACES)
def test_every_face_plays_a_game_whose_positions_do_not_name_it(name: str) -> None:
    """Bot workers once died of that, and the server logged a traceback for every decision."""
    chance = FastChance(1)
    state = GAME.start(2, chance)
    assert state.game is None
    player = bot(name)
    player.budget = Budget(iterations=4)
    for _ in range(5):
        seat = state.seats_to_move()[0]
        state.apply(seat, ask(player, state, seat, chance), chance)


@pytest.mark.parametrize("game", GAMES)
def test_skill_rises_from_the_lowest_to_the_highest(game: str) -> None:
    """A skill lies between two faces: all ten, or those from the bottom up that are measured."""
    found = skills(config_named(game))
    assert len(found) > 2
    assert tuple(found) == FACES[: len(found)]
    assert list(found.values()) == sorted(found.values())


@pytest.mark.parametrize("game", GAMES)
def test_what_the_lobby_shows_of_each_face_was_measured(game: str) -> None:
    """Every step that is shown has its games and its interval, every leaning has words in every language."""
    steps = set(pairwise(FACES))
    for one in measured.of_game(game):
        if one.bot in FACES:
            assert (one.against, one.bot) in steps
            assert one.games >= 100
            assert one.low <= one.share <= one.high
    found = leanings.of_game(game)
    for kind in {one.kind for one in found}:
        assert {one.face for one in found if one.kind == kind} == set(FACES)
        for language in LANGUAGES:
            for part in ("", ".unit", ".likes", ".shuns"):
                key = f"{game}-leaning-{kind}{part}"
                assert Text(language).say(key) != key
