"""G-PLANET-12: `Effect.usable` says without a step, for speed, what the first step of the effect offers."""

from collections import defaultdict

from starhold.galaxies.powers.effect import EFFECTS, IDLE_TOO, PlanetDone
from starhold.galaxies.state import NO_PLACE, GalaxiesState
from starhold.kernel.bits import bit
from starhold.kernel.chance import FastChance
from starhold.kernel.state import State
from tests.galaxies.build import GAME

#: kinds that ask for more than their first choice, and what
MORE = {
    "copy_enemy_colony": "its price is paid by the choice, not before",
    "discard_dice_gain": "two dice",
    "others_advance_then_self": "a ship to advance; the first choice may also be declined",
    "regress_own_advance_own": "a second ship to advance",
    "upgrade": "a level to reach, and its price",
}


def compare(state: GalaxiesState, seen: dict[str, set[bool]]) -> None:
    """Begin every effect for every seat in a position, and compare what is offered with `usable`."""
    for seat in range(state.players):
        for effect in EFFECTS:
            if effect.key in MORE:
                continue
            twin = state.clone()
            effect.begin(twin, seat, NO_PLACE, FastChance(0))
            if len(twin.stack) == len(state.stack) or isinstance(twin.stack[-1], PlanetDone):
                continue
            busy = state.empires[seat].resolving | bit(effect.planet)
            usable = effect.usable(state, seat, NO_PLACE, busy, IDLE_TOO)
            offered = seat not in twin.seats_to_move() or bool(twin.legal(seat))
            assert usable == offered, (effect.key, seat, GAME.facts(state))
            seen[effect.key].add(usable)


def test_an_effect_is_usable_if_its_first_choice_offers_something() -> None:
    """G-PLANET-12: the same condition, in positions of random games."""
    seen: dict[str, set[bool]] = defaultdict(set)
    for seed in range(3):
        chance, dice = FastChance(seed), FastChance(seed + 99)
        state: State = GAME.start(3, chance)
        for number in range(10_000):
            if state.over:
                break
            if number % 12 == 0:
                assert isinstance(state, GalaxiesState)
                compare(state, seen)
            seat = state.seats_to_move()[0]
            state.apply(seat, int(state.pick(seat, dice)), chance)
    assert {key for key, answers in seen.items() if answers == {True, False}} >= {
        "advance_own",
        "convert",
        "recall_for_resources",
        "regress_enemy",
        "repeat_activated_die",
        "replace_planet",
        "shift_orbit",
        "steal",
    }
