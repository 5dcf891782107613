"""The easy bot: sensible, and blind to what its seat may not know."""

import pytest

import starhold
from starhold.bots.base import ask, bot
from starhold.kernel.chance import FastChance
from starhold.kernel.state import State

GAMES = ("galaxies", "kingdoms", "roll")
#: the interpreted engine is slower by far; it gets a smaller share of the same games
MATCHES = 6 if starhold.COMPILED else 1


def played(game: str, bots: tuple[str, str], seed: int) -> State:
    """A whole game between two bots."""
    chance = FastChance(seed)
    state = starhold.game(game).start(2, chance)
    players = [bot(name) for name in bots]
    while seats := state.seats_to_move():
        seat = seats[0]
        state.apply(seat, ask(players[seat], state, seat, chance), chance)
    return state


@pytest.mark.parametrize("game", GAMES)
def test_the_easy_bot_beats_the_random_one(game: str) -> None:
    """In both seats, most of the time."""
    points = 0
    for seed in range(MATCHES):
        easy = seed % 2
        state = played(game, ("casual", "newcomer") if easy == 0 else ("newcomer", "casual"), 100 + seed)
        points += state.scores()[easy] - state.scores()[1 - easy]
    assert points > 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["casual", "newcomer"])
def test_a_bot_chooses_by_what_its_seat_knows(game: str, name: str) -> None:
    """Two worlds that differ only in what a seat may not know get the same choice from it."""
    chance = FastChance(5)
    state = starhold.game(game).start(3, chance)
    player = bot(name)
    differed = 0
    for number in range(60):
        if state.over:
            break
        seat = state.seats_to_move()[0]
        other = state.resample(seat, FastChance(1000 + number))
        if number % 6 == 0:
            chosen = ask(player, state, seat, FastChance(number))
            assert ask(player, other, seat, FastChance(number)) == chosen
            differed += state.numbers() != other.numbers()
        state.play(seat, state.pick(seat, chance), chance)
    if game != "kingdoms":
        # Kingdoms hides nothing without discovery tokens but a bid, which these few moves need not meet.
        assert differed


def test_the_easy_bot_wastes_no_turn_of_kingdoms() -> None:
    """Who selected an action performs it, and selects none that cannot be performed if another can."""
    chance = FastChance(6)
    state = starhold.game("kingdoms").start(2, chance)
    player = bot("casual")
    passed = selected = 0
    for _ in range(400 if starhold.COMPILED else 60):
        if state.over:
            break
        seat = state.seats_to_move()[0]
        action = ask(player, state, seat, chance)
        notation = starhold.game("kingdoms").actions[action].notation
        selected += notation.startswith("select")
        passed += notation == "pass" and len(state.legal(seat)) > 1
        state.apply(seat, action, chance)
    assert selected
    assert passed == 0
