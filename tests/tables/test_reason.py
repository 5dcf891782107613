"""Why a thing is no choice where some of a plan was picked: by the decision that is being picked now."""

import starhold
from starhold.kernel.state import State
from starhold.kernel.words import Line
from starhold.server.viewers.positions import reason
from starhold.server.wire import WhyNot


def galaxies() -> State:
    return starhold.position("galaxies", seats=[{"energy": 3}, {}], dice={"inactive": ["move", "energy"]})


def kingdoms() -> State:
    """Both armies of the first player beside two of the second: nobody can move in there."""
    seats = [
        {"faction": "humans", "home": "intheoros", "armies": ["intheoros-2", "intheoros-3"]},
        {"faction": "orcs", "home": "sarrowen", "armies": ["intheoros-4", "intheoros-4"]},
        {"faction": "merfolk", "home": "brysue", "armies": ["brysue-4", "brysue-4"]},
    ]
    return starhold.position("kingdoms", seats=seats)


def why(state: State, pick: str, *after: str) -> WhyNot:
    return reason(starhold.game(state.game.name), state, 0, pick, after)


def key(answer: WhyNot) -> str | None:
    return None if answer.line is None else answer.line.key


def test_a_die_that_was_picked_is_activated() -> None:
    state = galaxies()
    assert key(why(state, "planet:0")) == "galaxies-why-move-die"
    # With the die in hand it is the planet that is not meant: its surface or its orbit is.
    assert key(why(state, "planet:0", "die:move")) == "galaxies-why-pick-place"
    assert key(why(state, "planet:0", "die:move", "ship:0:home")) == "galaxies-why-pick-place"
    # The other die could be picked instead.
    assert key(why(state, "die:energy", "die:move")) is None


def test_a_ship_that_was_picked_is_meant() -> None:
    """One ship can go into orbit there; not the one that is on the surface."""
    seats = [{"ships": ["surface piedes", "home"]}, {}]
    state = starhold.position(
        "galaxies", seats=seats, row=["piedes", "jakks"], dice={"inactive": ["move"] * 2}
    )
    assert key(why(state, "planet:0:orbit", "die:move", "ship:0:surface:0")) == "galaxies-why-same-planet"
    assert key(why(state, "planet:0:orbit", "die:move", "ship:0:home")) is None


def test_an_action_that_was_picked_is_performed() -> None:
    state = kingdoms()
    assert why(state, "region:1:4").asked == Line("kingdoms-prompt-select")
    # Selected is not yet performed.
    selected = why(state, "region:1:4", "action:patrol")
    assert selected.asked is not None
    assert selected.asked.key == "kingdoms-prompt-act"
    performed = ("action:patrol", "action:patrol")
    assert key(why(state, "region:1:4", *performed)) == "kingdoms-why-full"
    assert key(why(state, "region:1:4", *performed, "region:1:3")) == "kingdoms-why-full"


def test_nothing_is_decided_by_half_a_path() -> None:
    """What was picked of a decision that is not complete leaves it open."""
    state = galaxies()
    assert key(why(state, "button:end-turn", "button:reroll")) is None
