"""What is sent as changes gives the whole view again, for every viewer, through a whole game."""

import random
from typing import Any

import msgspec
import pytest

from starhold.galaxies.view import GalaxiesView
from starhold.kernel import registry
from starhold.kernel.chance import FastChance
from starhold.kernel.game import Game
from starhold.kernel.words import View
from starhold.server.viewers.view_cache import ViewCache
from tests.changes import put

MOVES = 120


def plain(view: View) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


@pytest.mark.parametrize("name", [*registry.names(), "lantern"])
def test_changes_lead_to_the_whole_view(name: str, lantern: Game) -> None:
    game, chance, dice = registry.game(name), FastChance(3), random.Random(3)
    state = game.start(3, chance)
    viewers = [*range(state.players), None]
    showing = ViewCache(game)
    showing.turn_to(0, state)
    had = {viewer: (showing.view(viewer), plain(showing.view(viewer))) for viewer in viewers}
    small = whole = 0
    for move in range(1, MOVES):
        if state.over:
            break
        seat = dice.choice(state.seats_to_move())
        state.apply(seat, dice.choice(state.legal(seat)), chance)
        showing.turn_to(move, state)
        # Now and then somebody misses a move: changes follow what was sent last.
        for viewer in dice.sample(viewers, len(viewers) - dice.randrange(2)):
            before, seen = had[viewer]
            sent = showing.changes(before, viewer)
            for place, value in msgspec.json.decode(sent):
                seen = put(seen, place, value)
            assert seen == plain(state.view(viewer)), f"{name}, viewer {viewer}, move {move}"
            had[viewer] = (showing.view(viewer), seen)
            small += len(sent)
            whole += len(msgspec.json.encode(state.view(viewer)))
    assert small < whole / 2


def test_what_is_decided_in_secret_is_told_apart() -> None:
    """On one device the others look away for it, and only then: D-1 and what was drawn in Roll."""
    galaxies = registry.game("galaxies").start(2, FastChance(3))
    assert galaxies.secret()
    for seat in (0, 1):
        galaxies.apply(seat, galaxies.legal(seat)[0], FastChance(3))
    assert not galaxies.secret()
    assert not any(map(galaxies.holds_hidden, range(2)))
    roll, dice, chance = registry.game("roll").start(2, FastChance(3)), random.Random(3), FastChance(4)
    held = False
    for _ in range(MOVES):
        seat = dice.choice(roll.seats_to_move())
        roll.apply(seat, dice.choice(roll.legal(seat)), chance)
        drawn = roll.view(seat).seats[seat].drawn_tiles  # type: ignore[attr-defined]
        assert roll.holds_hidden(seat) or not drawn
        held |= bool(drawn)
    assert held


def test_parts_of_which_a_seat_knows_no_more_are_those_that_all_see() -> None:
    game = registry.game("galaxies")
    state = game.start(3, FastChance(3))
    public = state.view(None)
    own = game.own_view(state, public, 1)
    assert isinstance(own, GalaxiesView)
    assert isinstance(public, GalaxiesView)
    assert own.seats[0] is public.seats[0]
    assert own.seats[1] is not public.seats[1]
    assert own.row is public.row
    assert own == state.view(1)
