"""What may be known (K-HID): secret war choices, face-down tokens, and nothing else."""

import msgspec

from starhold.kernel.chance import FastChance
from starhold.kernel.words import View
from starhold.kingdoms.game import GAME
from tests.kingdoms.position import Position


def bids() -> Position:
    """Both sides of a war may show up to six."""
    position = Position("intheoros", "aughmoore", "brugerdiehl")
    position.seat(0, "intheoros-1", "intheoros-3", purse=(3, 0, 0))
    position.seat(1, "intheoros-2", "aughmoore-2", purse=(3, 0, 0))
    position.seat(2, "brugerdiehl-2", "brugerdiehl-2").acting(0, "patrol")
    return position.do("move intheoros-1 intheoros-2")


def seen(position: Position, seat: int | None) -> tuple[View, list[int], object]:
    """All that a seat can ask for."""
    state = position.state
    legal = state.legal(seat) if seat is not None else []
    choices = [GAME.choice(state, seat, action) for action in legal] if seat is not None else []
    prompt = GAME.prompt(state, seat) if seat is not None and legal else None
    return state.view(seat), legal, (choices, prompt, state.seats_to_move())


def test_a_choice_leaks_nothing() -> None:
    """K-HID-1: whatever the first has chosen, the other, a third player and a spectator see the same."""
    for first, others in ((0, (1, 2, None)), (1, (0, 2, None))):
        worlds = [bids() for _number in range(7)]
        for number, position in enumerate(worlds):
            position.told()
            position.do("flag" if number == 0 else f"bid {number}", seat=first)
            assert position.told() == []
        for seat in others:
            pictures = [msgspec.json.encode(seen(position, seat)) for position in worlds]
            assert len(set(pictures)) == 1
        own = [msgspec.json.encode(position.state.view(first)) for position in worlds]
        assert len(set(own)) == 7


def test_the_server_holds_both_before_it_tells() -> None:
    """K-HID-1: the reveal comes after the second choice, both faces together."""
    position = bids().do("bid 4", seat=1)
    assert position.state.war.defender_face == 4
    position.told()
    position.do("bid 2", seat=0)
    assert position.told()[:2] == ["showed-number", "showed-number"]


def test_the_highest_numbers_are_public() -> None:
    """K-HID-2: everybody can work them out, so the view says them."""
    view = bids().state.view(2)
    assert view.war.attacker_highest == view.war.defender_highest == 6  # type: ignore[attr-defined]


def test_face_down_tokens_are_decided_when_they_are_turned_up() -> None:
    """K-HID-3, K-HID-4: the state does not know them, so it cannot tell."""
    found = set()
    for seed in range(60):
        position = Position("intheoros", "aughmoore", "brugerdiehl", tokens=True)
        position.seat(0, "intheoros-1", "intheoros-3", "intheoros-3", purse=(3, 3, 3))
        position.seat(1, "aughmoore-2", "aughmoore-2").seat(2, "brugerdiehl-2", "brugerdiehl-2")
        position.hide("camp", "intheoros-2")
        position.chance = FastChance(seed)
        before = position.state.pool
        position.acting(0, "patrol").do("move intheoros-1 intheoros-2")
        found.add(before - position.state.pool)
    assert len(found) == 9


def test_resampling_draws_the_secret_choice_anew() -> None:
    """K-HID-1: from all that were legal; one's own choice and everything else stays."""
    position = bids().do("bid 4", seat=1)
    faces = {int(position.state.resample(0, FastChance(seed)).war.defender_face) for seed in range(200)}
    assert faces == set(range(7))
    assert {int(position.state.resample(1, FastChance(seed)).war.defender_face) for seed in range(20)} == {4}
    for seat in (0, 2, -1):
        twin = position.state.resample(seat, FastChance(3))
        watcher = None if seat < 0 else seat
        assert twin.view(watcher) == position.state.view(watcher)
    assert position.state.war.defender_face == 4


def test_a_clone_shares_nothing() -> None:
    """K-HID-5: what is played on a copy stays there."""
    position = bids()
    twin = position.state.clone()
    before = position.state.numbers()
    chance, policy = FastChance(1), FastChance(2)
    while not twin.over:
        seat = twin.seats_to_move()[0]
        twin.play(seat, twin.pick(seat, policy), chance)
    assert position.state.numbers() == before
