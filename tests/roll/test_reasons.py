"""Things that cannot be picked say why, and it is true."""

from collections.abc import Callable

import pytest

from starhold.kernel.bits import bit
from starhold.kernel.chance import Chance
from starhold.kernel.state import State
from starhold.kernel.words import Line, Name, Number, Word
from starhold.roll.components import PHASE_NAMES
from starhold.roll.game import GAME
from starhold.roll.state import RollState
from tests.reasons import choices_of, faults, reasons, told, vain
from tests.roll.builders import act, draws, lay_out, manage, new_state, own, put, screen, stack, start
from tests.roll.test_manage import managing
from tests.roll.test_produce_ship import empire
from tests.roll.truths import TRUTHS, drawn, said_of

# -- random games --------------------------------------------------------------------------------------


def said_truly(start: Callable[[Chance], State], seed: int, moves: int) -> set[str]:
    """The reasons that a random game gives, each checked against the table and the legal choices."""
    said = set()
    for state, seat, choices, pick, line in told(GAME, drawn, start, seed, moves):
        reason = line.key.removeprefix("roll-why-")
        assert said_of(state, seat, choices, pick, line), f"{reason} of {pick}: {choices}"
        said.add(reason)
    return said


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whatever_is_said_in_a_random_game_is_true(players: int) -> None:
    assert len(said_truly(lambda chance: GAME.start(players, chance), 70 + players, 300)) > 15


def with_virtual_workers(chance: Chance) -> State:
    """The first player has virtual workers of two types in Explore and in Ship, and two goods to ship."""
    developments = ["alien-research-ship", "organic-shipyards"]
    dice = {"cup": {"home": 4, "genes": 1}, "novelty-goods": {"home": 1}, "rare-goods": {"rare": 1}}
    own = {"developments": developments, "worlds": ["space-port", "comet-zone"], "dice": dice}
    return GAME.build({"seats": [own, {}]}, chance)


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_said_of_virtual_workers_is_true(seed: int) -> None:
    """R-POWER-9: they come in several types and are used up one by one."""
    assert {"explorer-task", "shipment-order"} <= said_truly(with_virtual_workers, seed, 400)


# -- each reason ----------------------------------------------------------------------------------------


def behind(*moves: str, owned: tuple[str, ...] = (), wild: str = "", **rows: str) -> RollState:
    """Seat 0 has rolled this, and has made these moves behind the screen."""
    state = new_state(2)
    own(state, 0, *owned)
    screen(state, 0, wild, **rows)
    screen(state, 1, explore="home")
    act(state, 0, *moves)
    return state


SELECT = "select home explore ship"
DICTATE = "dictate home explore"


def using(power: str, name: str, **rows: str) -> RollState:
    """Seat 0 has selected Ship with a home die of Explore and uses a power."""
    return behind(SELECT, f"use {power}", owned=(name,), **rows)


def outranked() -> RollState:
    """Seat 0 owns Mad Scientists, and seat 1 the novelty world."""
    state = new_state(2)
    own(state, 0, "Mad Scientists")
    own(state, 1, "Space Port")
    screen(state, 0, explore="home home home")
    screen(state, 1, explore="home")
    act(state, 0, SELECT)
    return state


def exploring(*moves: str) -> RollState:
    """Two explorers, one tile in each stack."""
    state = new_state(2)
    for seat in range(2):
        stack(state, seat, "development", ("T06", "T07")[seat])
    stack(state, 0, "world", "T09")
    put(state, 0, explore="home home")
    start(state, "explore")
    act(state, 0, *moves, chance=draws(state, "T12"))
    return state


def producing(*active: str) -> RollState:
    """Two kinds of producers for one free place; the novelty world has its good."""
    state = empire(
        "Galactic Resort",
        "Radioactive World",
        "High-Gravity World",
        "Executive Power",
        produce="home military",
        novelty_goods="novelty",
        citizenry="home",
        cup="home",
        development_slot="rare",
    )
    stack(state, 0, "development", "T06", "T08")
    start(state, "produce")
    for phase in active:
        state.active |= bit(PHASE_NAMES.index(phase))
    return state


def shipping() -> RollState:
    worlds = ("Galactic Resort", "Space Port", "Radioactive World")
    return start(empire(*worlds, ship="home military", novelty_goods="novelty home"), "ship")


def recruiting() -> RollState:
    return manage(managing(1, citizenry="home novelty", development_slot="home", cup="home"))


def recalling() -> RollState:
    return manage(managing(1, citizenry="home home home", development_slot="home", cup="home"))


def phase(name: str) -> dict[str, Word]:
    return {"phase": Name(f"roll-phase-{name}")}


def power(name: str) -> dict[str, Word]:
    return {"power": Name(f"roll-development-{name}")}


#: reason, what is picked in vain, the table, and the words of the reason
CASES: list[tuple[str, str, Callable[[], RollState], dict[str, Word]]] = [
    ("wild-first", "die:explore:home", lambda: behind(wild="military", explore="home home"), {}),
    ("select-first", "dictate", lambda: behind(explore="home home"), {}),
    ("selected-already", "strip:develop", lambda: behind(SELECT, explore="home home"), phase("ship")),
    ("reassign-how", "row:develop", lambda: behind(SELECT, explore="home home"), {}),
    ("other-row", "row:explore", lambda: behind(SELECT, DICTATE, explore="home home home"), {}),
    ("selector-stays", "die:selector:home", lambda: behind(SELECT, explore="home home"), {}),
    ("given-up", "die:dictate:home", lambda: behind(SELECT, DICTATE, explore="home home home"), {}),
    ("dictate-two", "dictate", lambda: behind(SELECT, explore="home home"), {}),
    (
        "dictate-used",
        "die:develop:home",
        lambda: behind(SELECT, DICTATE, "move home explore develop", explore="home home home home"),
        {},
    ),
    (
        "no-reassign",
        "development:public-works",
        lambda: behind(owned=("Public Works",), explore="home home"),
        {},
    ),
    (
        "changes-dictate",
        "development:backup-planning",
        lambda: behind(owned=("Backup Planning",), explore="home home"),
        {},
    ),
    (
        "power-spent",
        "development:galactic-influence",
        lambda: behind(
            SELECT,
            "use galactic-influence",
            "move home explore ship",
            owned=("Galactic Influence",),
            explore="home home home",
        ),
        {},
    ),
    ("power-rank", "development:mad-scientists", outranked, {}),
    (
        "power-nobody",
        "development:executive-power",
        lambda: behind(SELECT, owned=("Executive Power",), explore="home home", develop="home"),
        {},
    ),
    ("finish-power", "dictate", lambda: behind(SELECT, DICTATE, explore="home home home"), {}),
    (
        "power-type",
        "die:explore:home",
        lambda: using("space-mercenaries", "Space Mercenaries", explore="home home military"),
        {**power("space-mercenaries"), "die": Name("roll-die-home")},
    ),
    (
        "power-from",
        "die:develop:home",
        lambda: using("isolation-policy", "Isolation Policy", explore="home home", develop="home"),
        {**power("isolation-policy"), **phase("develop")},
    ),
    (
        "power-to",
        "row:explore",
        lambda: using("colonial-affinity", "Colonial Affinity", explore="home home", develop="home"),
        {**power("colonial-affinity"), **phase("explore")},
    ),
    ("in-cup", "die:cup:home", producing, {}),
    ("in-citizenry", "die:citizenry:home", producing, {"credits": Number(1)}),
    ("builder", "die:development-slot:rare", producing, {}),
    ("good", "die:novelty-goods:novelty", producing, {}),
    ("phase-idle", "row:ship", producing, phase("ship")),
    ("phase-later", "strip:ship", lambda: producing("ship"), phase("ship")),
    ("phase-over", "slot:world", lambda: producing("settle"), phase("settle")),
    ("lay-out-both", "stack:world", lambda: lay_out(new_state(), ("T01", "T02"), ("T03", "T04")), {}),
    ("drawn-first", "tile:T06", lambda: exploring("scout", "draw"), {}),
    ("scout-first", "tile:T06", exploring, {}),
    ("no-tile", "stack:development", exploring, {}),
    ("under-only", "stack:development-top", lambda: exploring("scout", "draw"), {}),
    ("stack-empty", "stack:world", producing, {}),
    ("tile-progress", "tile:T06", producing, {"dice": Number(1), "needed": Number(4)}),
    ("below-top", "tile:T08", producing, {}),
    ("reassign-only", "development:executive-power", producing, {}),
    ("explorer-task", "die:explore:home", exploring, {}),
    ("grey", "worlds:grey", producing, {}),
    ("worlds-full", "worlds:novelty", producing, {"colour": Name("roll-colour-novelty")}),
    ("no-good", "worlds:rare", shipping, {}),
    ("shipment-order", "trade", shipping, {}),
    ("recruit-over", "die:citizenry:home", recalling, {}),
    ("recruit-first", "die:development-slot:home", recruiting, {"credits": Number(1)}),
]


@pytest.mark.parametrize(("reason", "pick", "position", "words"), CASES, ids=[case[0] for case in CASES])
def test_a_reason(reason: str, pick: str, position: Callable[[], RollState], words: dict[str, Word]) -> None:
    state = position()
    choices = choices_of(GAME, state, 0)
    assert 0 in state.seats_to_move()
    assert vain(choices, [pick]), f"{pick} is legal: {choices}"
    line = GAME.reason(state, 0, pick)
    assert line == Line(f"roll-why-{reason}", words)
    assert faults(GAME, line) == []
    assert said_of(state, 0, choices, pick, line)


def test_every_reason_is_tested() -> None:
    assert {case[0] for case in CASES} == reasons(GAME) == TRUTHS.keys()


def test_a_place_for_a_second_good_is_no_full_world() -> None:
    """R-TILE-23: with Galactic Reserves a world holds two goods."""
    state = producing()
    own(state, 0, "Galactic Reserves")
    assert GAME.reason(state, 0, "worlds:novelty") is None


def test_a_reason_speaks_of_what_was_picked() -> None:
    """After the first click of a choice, the same reasons hold against what does not go on with it."""

    def why(state: RollState, pick: str, *after: str) -> str | None:
        line = GAME.reason(state, 0, pick, after)
        return None if line is None else line.key.removeprefix("roll-why-")

    full = producing()
    assert why(full, "worlds:novelty", "die:produce:home") == "worlds-full"
    assert why(full, "worlds:rare", "die:produce:home") is None
    # R-REASSIGN-13: it moves workers itself; that it was used is what keeps it from being used.
    spent = behind(
        SELECT,
        "use galactic-influence",
        "move home explore ship",
        owned=("Galactic Influence", "Backup Planning"),
        explore="home home home",
    )
    assert why(spent, "development:galactic-influence", "die:explore:home") == "power-spent"
    assert why(spent, "development:backup-planning", "die:explore:home") == "changes-dictate"
    affinity = using("colonial-affinity", "Colonial Affinity", explore="home home", develop="home")
    assert why(affinity, "row:explore", "die:develop:home") == "power-to"
    drawn_tile = exploring("scout", "draw")
    assert why(drawn_tile, "stack:world-top", "tile:T12") == "under-only"
    assert why(drawn_tile, "tile:T06", "tile:T12") == "drawn-first"


def test_a_player_who_may_put_tiles_on_top_is_not_sent_below() -> None:
    """R-TILE-36: there is no top of an empty stack, but tiles need not go under one."""
    state = new_state(2, (4, 5))
    put(state, 0, explore="home home")
    start(state, "explore")
    act(state, 0, "scout", chance=draws(state, "T12"))
    assert GAME.reason(state, 0, "stack:world-top") is None


def test_what_is_behind_the_other_screens_is_never_told() -> None:
    """R-INFO-3: the seat's own view has no screen of others, and reasons are made from nothing else."""
    state = behind(explore="home home")
    before = [GAME.reason(state, 0, pick) for pick in drawn(state, 0)]
    screen(state, 1, ship="home", wild="alien")
    assert [GAME.reason(state, 0, pick) for pick in drawn(state, 0)] == before


STRANGE = (
    *("", ":", "row:", "row:x", "strip:x", "die:", "die:x", "die:cup", "die:ship:x", "die:x-goods:home"),
    *("tile:", "tile:T99", "stack:", "stack:x-top", "slot:x", "worlds:", "worlds:x", "development:x"),
    *("dictate:x", "cup:x", "trade:x", "button:x"),
)


def test_no_pick_is_too_strange() -> None:
    """The browser may send anything."""
    for state in (producing(), behind(SELECT, DICTATE, explore="home home home")):
        for pick in STRANGE:
            line = GAME.reason(state, 0, pick)
            assert line is None or faults(GAME, line) == []
