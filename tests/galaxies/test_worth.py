"""G-FOLLOW-6 by brute force: what the engine says would change nothing is tried in every way there is."""

import random

import pytest
from mypy_extensions import i64

from starhold.galaxies.components import FACE_IDS, MISSION_IDS, PLANET_IDS, POINTS, planet
from starhold.galaxies.state import GalaxiesState
from starhold.galaxies.steps.dice import perform
from starhold.galaxies.steps.follow import may_follow
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step import Step
from tests.galaxies.build import table

#: colonies that copy, repeat, or do no more than move resources
COLONIES = (
    *("sargus_36", "walsfeo", "umbra_forum", "piedes", "zavodnick"),
    *("la_torres", "clj_0517", "vici_ks156", "jakks", "mj_120210", "hoefker", "gleam_zanier", "jac_110912"),
    *("aughmoore", "omicron_fenzi", "pembertonia_major", "nibiru"),
)


class Asked(Exception):
    """Chance was asked: whatever it answers, something changes."""


class NoChance(Chance):
    """A chance that nobody may ask."""

    def below(self, n: i64) -> i64:
        raise Asked


class Floor(Step[GalaxiesState]):
    """Lies under the action that is tried: when it is reached, the action is over."""

    def waiting(self, table: GalaxiesState) -> i64:
        return 0

    def settle(self, table: GalaxiesState, chance: Chance) -> bool:
        return True

    def offer(self, table: GalaxiesState, seat: i64, moves: Moves) -> None:
        raise NotImplementedError


def lying(state: GalaxiesState) -> list[int]:
    """All that counts as a change: everything but once-per-turn marks and the steps themselves."""
    twin = state.clone()
    twin.stack = []
    for empire in twin.empires:
        empire.used = empire.resolving = 0
        empire.nagato_ship = -1
    return twin.numbers()


def changes(state: GalaxiesState, before: list[int]) -> bool:
    """Does any way to go on from here end in another table?"""
    seats = state.seats_to_move()
    if not seats:
        return lying(state) != before
    for action in state.legal(seats[0]):
        twin = state.clone()
        try:
            twin.play(seats[0], action, NoChance())
        except Asked:
            return True
        if changes(twin, before):
            return True
    return False


def tried(state: GalaxiesState, seat: int, face: int) -> bool:
    """Would performing the die change anything, tried out in every way?"""
    twin = state.clone()
    before = lying(twin)
    twin.stack = [Floor()]
    try:
        perform(twin, seat, face, NoChance())
        twin.settle(NoChance())
    except Asked:
        return True
    return changes(twin, before)


def mat_text(dice: random.Random, colonies: list[str], planets: list[str], mission: str) -> str:
    """A mat where resources are often none or full, and every upgrade was made."""
    amounts = [dice.choice((0, 1, 2, 6, 7)) for _ in "EC"]
    ships = [f"{dice.choice(('surf', 'orb'))}({name})" for name in dice.sample(planets, dice.randrange(3))]
    own: list[str] = []
    # Level 6 has 8 points; 21 would end the game.
    for name in colonies[: dice.randrange(4)]:
        if sum(POINTS[planet(colony)] for colony in [*own, name]) <= 12:
            own.append(name)
            colonies.remove(name)
    return f"E{amounts[0]} C{amounts[1]} L6 {','.join(ships)} own({','.join(own)}) mission({mission})"


def position(seed: int) -> GalaxiesState:
    """A random position in which little can be done, and that mostly with resources."""
    dice = random.Random(seed)
    players = dice.choice((2, 2, 3))
    copying, idle = list(COLONIES), [name for name in PLANET_IDS if name not in COLONIES]
    dice.shuffle(copying)
    in_row = [copying.pop() for _ in range(dice.randrange(2))]
    planets = (in_row + dice.sample(idle, players + 2))[: players + 2]
    mats = [mat_text(dice, copying, planets, mission) for mission in MISSION_IDS[:players]]
    faces = dice.choices(FACE_IDS, k=2)
    return table(
        " ".join(planets), mats[0], mats[1], mats[2] if players == 3 else None, spent=" ".join(faces)
    )


@pytest.mark.parametrize("hundred", [5, 13, 17, 32])
def test_offered_exactly_if_something_can_change(hundred: int) -> None:
    """G-FOLLOW-6, G-TURN-8, G-CARD-6: the engine's answer is that of trying everything."""
    answers = set()
    for seed in range(hundred * 100, hundred * 100 + 100):
        state = position(seed)
        for seat in range(state.players):
            for face in range(len(FACE_IDS)):
                said = may_follow(state, seat, face, 0, False)
                assert said == tried(state, seat, face), (seed, seat, FACE_IDS[face])
                answers.add(said)
    assert answers == {True, False}
