"""Hidden information: what views, sampled tables and logs give away, and what they must show."""

import pytest

from starhold import FastChance
from starhold.galaxies.components import MISSION_IDS
from starhold.galaxies.state import GalaxiesState
from starhold.kernel.bits import bit, count, has
from starhold.kernel.log import EVERYBODY, Log
from starhold.kernel.state import play_out
from tests.galaxies.build import GAME, asked, dice_called, legal, rogue_seen, seen, solo, started, table, take


def names(mask: int) -> set[str]:
    """The missions of a set."""
    return {MISSION_IDS[number] for number in range(12) if has(mask, number)}


def test_kept_mission_is_its_owners() -> None:
    """G-HID-1: nobody else sees it before the end; then everybody does."""
    state = started(3)
    for player in (1, 2, 3):
        take(state, f"P{player} {min(legal(state, player))}")
    for viewer in (None, 0, 1, 2):
        for view in seen(state, viewer).seats:
            assert (view.mission is not None) == (view.seat == viewer)
    play_out(state, FastChance(1), FastChance(2), 100_000)
    assert all(view.mission for view in seen(state, None).seats)


def test_discarded_mission_is_never_revealed() -> None:
    """G-HID-2: only its owner ever knew it, and the end shows the kept ones alone."""
    state = started(2)
    for player in (1, 2):
        take(state, f"P{player} {min(legal(state, player))}")
    kept = MISSION_IDS[state.empires[0].mission]
    (thrown,) = names(state.empires[0].dealt) - {kept}
    assert thrown in seen(state, 0).seats[0].dealt
    assert thrown not in str(seen(state, 1))
    play_out(state, FastChance(1), FastChance(2), 100_000)
    assert thrown not in str(seen(state, 1).seats)
    assert thrown not in str(seen(state, None).seats)


def test_before_the_choice() -> None:
    """G-HID-3: the two dealt missions are their owner's; that one has chosen is public, what is not."""
    state = started(2)
    other = names(state.empires[1].dealt)
    assert set(seen(state, 1).seats[1].dealt) == other
    assert not any(mission in str(seen(state, 0)) for mission in other)
    assert [view.has_mission for view in seen(state, 0).seats] == [False, False]
    choices = sorted(legal(state, 2))
    first, second = state.clone(), state.clone()
    take(first, f"P2 {choices[0]}")
    take(second, f"P2 {choices[1]}")
    assert seen(first, 0) == seen(second, 0)
    assert seen(first, None) == seen(second, None)
    assert seen(first, 0).seats[1].has_mission


def test_the_news_of_a_choice() -> None:
    """G-HID-3, G-HID-6: everybody hears that, only the owner hears what."""
    state = started(2)
    chance = FastChance(1)
    chance.log = Log()
    mission = min(legal(state, 2))
    state.apply(1, GAME.action(mission), chance)
    events = chance.log.take()
    public = [GAME.vocabulary.events[event.kind].name for event in events if event.audience == EVERYBODY]
    private = [event for event in events if event.audience != EVERYBODY]
    assert public == ["chose-mission"]
    assert [(GAME.vocabulary.events[event.kind].name, event.audience) for event in private] == [
        ("kept-mission", 1)
    ]
    assert not private[0].heard_by(0)
    assert not private[0].heard_by(None)
    assert private[0].heard_by(1)


def test_the_deck_has_no_order() -> None:
    """G-HID-4: its size is public, its next card is decided when it is drawn; discards are public."""
    state = table(p1="orb(jakks,1)", p2="E0 C0", dice="diplomacy move")
    assert seen(state, None).deck == 36
    drawn = set()
    for seed in range(30):
        twin = state.clone()
        twin.apply(0, GAME.action("activate diplomacy"), FastChance(seed))
        drawn.add(int(twin.planet_at(0)))
    assert len(drawn) > 10


def test_everything_else_is_public() -> None:
    """G-HID-5: every seat and every spectator sees the same ships, resources, dice, marks and bounties."""
    state = table(
        p1="E1 C2 L3 home,surf(jakks),orb(hoefker,1) own(bisschop,la_torres)",
        p2="E3 C0 own(nibiru)",
        dice="colony colony move",
        spent="energy",
    )
    take(state, "activate colony", "colony bisschop")
    take(state, "activate colony")
    spectator = seen(state, None)
    assert spectator.bounty_energy == 1
    assert spectator.dice.inactive == ("move",)
    assert spectator.dice.activated == ("energy", "colony", "colony")
    assert spectator.seats[0].empire.used == ("bisschop", "la_torres")
    assert spectator.seats[1].empire.used == ()
    for viewer in (0, 1):
        view = seen(state, viewer)
        assert [seat.empire for seat in view.seats] == [seat.empire for seat in spectator.seats]
        assert (view.dice, view.row, view.follow_cost) == (
            spectator.dice,
            spectator.row,
            spectator.follow_cost,
        )


@pytest.mark.parametrize(
    ("moves", "chosen"),
    [
        (("reroll move", "reroll colony"), ("move", "colony")),
        (("convert move", "convert move"), ("move", "move")),
        (("convert energy",), ("energy",)),
        (("activate colony", "colony maia", "discard move"), ("move",)),
        ((), ()),
    ],
)
def test_dice_picked_so_far_are_public(moves: tuple[str, ...], chosen: tuple[str, ...]) -> None:
    """G-HID-5: who watches sees the dice lie aside while a reroll, the converter or Maia gathers them."""
    state = table(p1="E3 L2 own(maia)", p2="E0 C0", dice="move move energy colony")
    take(state, *moves)
    assert seen(state, None).dice.chosen == chosen


def test_rogue_attack_mark_is_public() -> None:
    """G-HID-5, G-SOLO-18: whether the Rogue's once-per-turn attack is used up."""
    state = solo("hades L4", "E0 C1 home,home")
    assert not rogue_seen(state).attack_used
    state.attacks_used = bit(4)
    assert rogue_seen(state).attack_used
    state.empires[1].level = 3
    assert not rogue_seen(state).attack_used


def test_first_player_is_public() -> None:
    """G-HID-5, G-SETUP-10: known from the set-up on."""
    assert seen(started(3, first_player="2"), None).first == 1


def test_sampled_tables_fit_what_a_seat_knows() -> None:
    """G-HID-6: own missions stay, the others' are dealt anew from what is left; the view is the same."""
    state = started(4)
    for player in (1, 3):
        take(state, f"P{player} {min(legal(state, player))}")
    chance = FastChance(9)
    kept: set[int] = set()
    for _ in range(60):
        guess = state.resample(0, chance)
        assert seen(guess, 0) == seen(state, 0)
        assert guess.empires[0].dealt == state.empires[0].dealt
        dealt = [int(empire.dealt) for empire in guess.empires]
        assert all(count(mask) == 2 for mask in dealt)
        assert count(sum(dealt)) == 8
        assert [int(empire.mission >= 0) for empire in guess.empires] == [1, 0, 1, 0]
        assert has(dealt[2], guess.empires[2].mission)
        kept.add(int(guess.empires[2].mission))
    # Any mission that is not the seat's own may be the neighbour's.
    assert kept == {number for number in range(12) if not has(state.empires[0].dealt, number)}


def test_spectators_sample_everybody() -> None:
    """G-HID-6: -1 knows no mission at all."""
    state = started(2)
    chance = FastChance(3)
    assert len({int(state.resample(-1, chance).empires[0].dealt) for _ in range(60)}) > 20


def test_sampling_respects_the_missions_in_play() -> None:
    """G-HID-6, G-MISSION-6: with absolute missions only, no other is ever guessed."""
    state = started(2, two_player_missions="absolute")
    chance = FastChance(3)
    for _ in range(30):
        guess = state.resample(0, chance)
        assert guess.empires[1].dealt & ~state.mission_pool() == 0


def test_solo_hides_nothing() -> None:
    """G-HID-6: a sampled solo table is the table."""
    state = solo()
    assert state.resample(0, FastChance(1)).numbers() == state.numbers()
    assert seen(state, 0) == seen(state, None)


def test_sampling_leaves_the_table_alone() -> None:
    """G-HID-6: the sampled table shares nothing that can change."""
    state = started(3)
    before = state.numbers()
    guess = state.resample(1, FastChance(4))
    play_out(guess, FastChance(5), FastChance(6), 200)
    assert state.numbers() == before


def test_after_the_end_nothing_is_sampled() -> None:
    """G-HID-1, G-HID-6: missions lie open then."""
    state = table(p1="mission(elder)", p2="mission(hermit)", turn=2)
    state.trigger = 0
    take(state, "end-turn")
    assert asked(state) == "over"
    assert state.resample(0, FastChance(1)).numbers() == state.numbers()


def test_future_rolls_are_not_in_the_state() -> None:
    """G-HID-4: equal tables roll differently under different chance."""

    def next_dice(state: GalaxiesState, seed: int) -> int:
        twin = state.clone()
        twin.apply(0, GAME.action("end-turn"), FastChance(seed))
        return int(twin.inactive)

    state = table(dice="move")
    assert len({next_dice(state, seed) for seed in range(30)}) > 15
    assert next_dice(state, 3) == next_dice(state, 3) != dice_called("")
