"""Match as the public face: what a person at a Python prompt meets."""

import copy
import pickle

import pytest

import starhold
from starhold.kernel import registry
from starhold.kernel.chance import RecordedChance
from starhold.kernel.errors import ChanceError, GameOver, IllegalMove, NothingToUndo, NotYourDecision
from starhold.kernel.log import Event
from starhold.kernel.verify import verify

pytestmark = pytest.mark.engine

GAMES = registry.names()


def played(game: str, moves: int, seed: int = 1) -> starhold.Match:
    """A match some moves after its beginning, the middle one of the legal moves each time."""
    match = starhold.new(game, players=2, seed=seed)
    for _ in range(moves):
        legal = match.legal
        match.push(legal[len(legal) // 2])
    return match


@pytest.mark.parametrize("game", GAMES)
def test_pushing_by_move_notation_and_number_is_the_same(game: str) -> None:
    by_move, by_notation, by_number = (played(game, 5) for _ in range(3))
    move = by_move.legal[0]
    assert by_move.push(move) == by_notation.push(str(move)) == by_number.push(move.action, seat=move.seat)
    assert by_move == by_notation == by_number


@pytest.mark.parametrize("game", GAMES)
def test_previews_are_asked_for_by_move_notation_and_number(game: str) -> None:
    match = played(game, 8)
    move = match.legal[0]
    by_move = match.preview(move.seat, move)
    assert by_move == match.preview(move.seat, str(move)) == match.preview(move.seat, move.action)
    with pytest.raises(IllegalMove, match="nearest: "):
        match.preview(move.seat, str(move) + "x")
    assert len(match) == 8


@pytest.mark.parametrize("game", GAMES)
def test_pop_takes_any_move_back(game: str) -> None:
    match = played(game, 12)
    before = copy.deepcopy(match.state)
    match.push(match.legal[-1])
    match.pop()
    assert match.state == before
    assert len(match) == 12
    assert match.record().takebacks == ()
    with pytest.raises(NothingToUndo):
        starhold.new(game).pop()


@pytest.mark.parametrize("keep", [None, 0], ids=["positions kept", "none kept"])
@pytest.mark.parametrize("game", ["galaxies", "roll"])
def test_a_move_that_breaks_off_leaves_the_match_as_it_was(game: str, keep: int | None) -> None:
    """Chance runs out in the middle of each move that asks it."""
    match = played(game, 0)
    match.runner.keep = keep
    broken = 0
    for choice in range(60):
        legal = match.legal
        move = legal[choice % len(legal)]
        asks = match.runner.prepare_plan(move.seat, [move.action])[0].ply.chance
        if asks:
            before = match.state.clone()
            with pytest.raises(ChanceError):
                match.runner.move(move.seat, move.action, RecordedChance(list(asks[:-1])))
            assert match.state == before
            broken += 1
        match.push(move)
    assert broken > 3
    assert verify(match.record()).moves == len(match)


@pytest.mark.parametrize("game", GAMES)
def test_taking_back_more_than_is_kept_plays_again(game: str) -> None:
    match = played(game, 10)
    match.runner.keep = 2
    at_4 = match.runner.state_at(4)
    match.runner.take_back(4)
    assert match.state == at_4
    assert match == played(game, 4)


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_notation_is_answered_with_the_nearest_legal_ones(game: str) -> None:
    match = played(game, 8)
    move = match.legal[0]
    with pytest.raises(IllegalMove, match="nearest: ") as caught:
        match.push(str(move) + "x")
    assert str(move) in str(caught.value.arguments["nearest"])
    assert len(match) == 8


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_action_is_refused_with_its_notation_and_the_step_that_waits(game: str) -> None:
    match = played(game, 8)
    seat = match.to_move[0]
    illegal = next(n for n in range(len(match.game.actions)) if n not in match.state.legal(seat))
    with pytest.raises(IllegalMove) as caught:
        match.push(illegal, seat=seat)
    assert caught.value.arguments["action"] == match.game.actions[illegal].notation
    assert caught.value.arguments["step"] == match.state.stack[-1].name


def test_a_seat_that_owes_nothing_is_told_so() -> None:
    match = played("galaxies", 2)
    other = 1 - match.to_move[0]
    with pytest.raises(NotYourDecision):
        match.push("end-turn", seat=other)


@pytest.mark.parametrize("game", GAMES)
def test_a_move_of_one_seat_is_not_made_for_another(game: str) -> None:
    """Neither where the other seat owes nothing, nor where both owe a decision and it may do the same."""
    for moves in range(20):
        match = played(game, moves)
        for move in match.legal:
            refusal = f"is a move of seat {move.seat}, not of seat {1 - move.seat}$"
            with pytest.raises(IllegalMove, match=refusal):
                match.push(move, seat=1 - move.seat)
            with pytest.raises(IllegalMove, match=refusal):
                match.preview(1 - move.seat, move)
        assert len(match) == moves
        assert match.preview(match.legal[0].seat, match.legal[0]) is not None
    match.push(match.legal[0], seat=match.legal[0].seat)


def test_a_move_of_another_game_is_not_made() -> None:
    """Its number may be legal here by accident; its notation is not."""
    match = played("kingdoms", 2)
    with pytest.raises(IllegalMove, match=r"is not legal at .*nearest: "):
        match.push(starhold.Move(match.to_move[0], "end-turn", match.legal[0]._choice))


@pytest.mark.parametrize("game", GAMES)
def test_print_says_what_a_thing_is(game: str) -> None:
    match = played(game, 6)
    assert repr(match).startswith(f"<Match {game}, 2 players, 6 moves, to move: ")
    assert match.names[0] in str(match)
    assert repr(match.game).startswith(f"<{game}, rules ")
    assert "2 players" in repr(match.state)
    assert repr(match.legal[0]) == f"Move(seat {match.legal[0].seat}: {match.legal[0]})"
    assert match.legal[0].words("ru") != match.legal[0].words("en")
    assert match.log()
    assert "object at" not in repr(match.state.stack[-1])
    assert "object at" not in repr(match.plies[-1].events)


@pytest.mark.parametrize("game", GAMES)
def test_a_notebook_draws_the_table(game: str) -> None:
    """`_repr_html_` is what a notebook shows at the end of a cell."""
    drawn = played(game, 20)._repr_html_()
    assert drawn.lstrip().startswith("<svg")
    assert drawn.rstrip().endswith("</svg>")
    assert "<script" not in drawn
    assert "Player" in drawn


@pytest.mark.parametrize("game", GAMES)
def test_states_copy_compare_and_pickle(game: str) -> None:
    match = played(game, 25)
    state = match.state
    for twin in (state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin == state
        assert twin is not state
        seat = twin.seats_to_move()[0]
        twin.apply(seat, twin.legal(seat)[0], starhold.FastChance(3))
        assert twin != state


@pytest.mark.parametrize("game", GAMES)
def test_matches_pickle_and_go_on_alike(game: str) -> None:
    match = played(game, 15)
    twin = pickle.loads(pickle.dumps(match))
    assert twin == match
    for one in (match, twin):
        one.push(one.legal[0])
    assert twin.state == match.state


@pytest.mark.parametrize("game", GAMES)
def test_scores_and_ranks_are_told_in_the_middle_of_a_game(game: str) -> None:
    match = played(game, 15)
    assert len(match.state.scores()) == 2
    assert sorted(match.state.ranks())[0] == 1


def test_nothing_can_be_pushed_after_the_end() -> None:
    match = starhold.new("kingdoms", players=2, seed=4)
    while not match.over:
        match.push(match.legal[0])
    with pytest.raises(GameOver):
        match.push("pass")


def test_docstrings_survive_compilation() -> None:
    assert "Take an action" in (starhold.State.apply.__doc__ or "")
    assert "legal" in (starhold.Match.push.__doc__ or "")


def test_a_match_has_no_hash() -> None:
    """It is compared by what was played, and that goes on."""
    with pytest.raises(TypeError, match="unhashable"):
        hash(starhold.new("galaxies", players=2, seed=1))


def test_an_event_says_what_it_is() -> None:
    """By the words of the game's tables, seats as numbers."""
    match = starhold.new("galaxies", players=2, seed=1)
    events = match.push("keep explorer")
    assert str(events) == "[<chose-mission player 0>, <kept-mission mission explorer>]"
    assert [event.name for event in events] == ["chose-mission", "kept-mission"]
    assert events[0]["player"] == 0
    assert events[1].arguments == {"mission": "explorer"}
    with pytest.raises(KeyError, match="it has: mission"):
        events[1]["planet"]
    with pytest.raises(LookupError, match="match"):
        assert Event(0).name


def test_what_only_programs_need_is_in_the_runner() -> None:
    """A match has few words; those that moved to its runner work for a while, and warn."""
    match = played("galaxies", 2)
    words = {name for name in dir(match) if not name.startswith("_")}
    assert len(words) <= 21
    assert words.isdisjoint({"prepare_plan", "install", "keep", "digests", "setup_of", "unsettled", "chance"})
    with pytest.warns(DeprecationWarning, match="Match.runner.setup"):
        assert match.setup == match.runner.setup  # type: ignore[attr-defined]
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        match.nothing  # type: ignore[attr-defined]  # noqa: B018
