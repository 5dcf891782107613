"""Things that cannot be picked say why, and it is true."""

from collections.abc import Callable, Iterator
from typing import cast

import pytest

from starhold.kernel.bits import bit
from starhold.kernel.chance import Chance
from starhold.kernel.state import State
from starhold.kernel.words import Line, Name, Number, Word
from starhold.roll.components import PHASE_NAMES, SIDE_NAMES
from starhold.roll.game import GAME
from starhold.roll.state import Roll
from starhold.roll.view import Dice, PlayerView, RollView, ScreenView
from tests.reasons import Choices, choices_of, faults, reasons, told, vain
from tests.roll.builders import act, draws, lay_out, manage, new_state, own, put, screen, stack, start
from tests.roll.test_manage import managing
from tests.roll.test_produce_ship import empire

# -- random games --------------------------------------------------------------------------------------


def heaps(player: PlayerView) -> dict[str, Dice]:
    """The dice that a player sees of his own, by place."""
    rows = player.rows if player.screen is None else player.screen.rows
    found = {**rows, "cup": player.cup, "citizenry": player.citizenry, "builders": player.builders}
    found |= {"development-slot": player.development_stack.dice, "world-slot": player.world_stack.dice}
    if player.screen is not None:
        found |= {"wild": player.screen.wild, "dictate": player.screen.dictated}
        found["selector"] = {player.screen.selector: 1} if player.screen.selector else {}
    for world in player.worlds:
        found[f"{world.colour}-goods"] = dict.fromkeys(world.goods, 1) | found.get(
            f"{world.colour}-goods", {}
        )
    return found


def drawn(state: State, seat: int) -> Iterator[str]:
    """All that the board draws with a pick of its own."""
    view = cast(RollView, state.view(seat))
    player = view.players[seat]
    yield from ("cup", "dictate", "trade", "consume")
    for phase in PHASE_NAMES:
        yield from (f"row:{phase}", f"strip:{phase}")
    for side in SIDE_NAMES:
        yield from (f"stack:{side}", f"stack:{side}-top", f"slot:{side}")
    yield from (f"development:{one.id}" for one in player.developments)
    yield from (f"worlds:{world.colour}" for world in player.worlds)
    tiles = [player.drawn_tiles, player.development_stack.tiles, player.world_stack.tiles]
    yield from (f"tile:{one.tile}" for found in tiles for one in found or ())
    yield from (f"die:{place}:{kind}" for place, dice in heaps(player).items() for kind in dice)
    yield from (f"die:{view.stage}:virtual-{kind}" for kind in player.virtual)


class Asked:
    """A thing picked in vain, and the table that it lies on."""

    def __init__(self, state: State, seat: int, choices: Choices, pick: str, line: Line) -> None:
        self.view = cast(RollView, state.view(seat))
        self.me = self.view.players[seat]
        self.step = cast(Roll, state).seats[seat].step.name
        self.choices = choices
        self.pick = pick
        self.line = line
        self.thing = pick.partition(":")[2]

    @property
    def screen(self) -> ScreenView:
        assert self.me.screen is not None
        return self.me.screen

    def number(self, word: str) -> int:
        return cast(Number, self.line.words[word]).value

    def name(self, word: str) -> str:
        return cast(Name, self.line.words[word]).key.removeprefix(f"roll-{word}-")

    @property
    def phase(self) -> int:
        return PHASE_NAMES.index(self.name("phase"))

    @property
    def now(self) -> int:
        return (*PHASE_NAMES, "manage").index(self.view.stage)

    @property
    def part(self) -> bool:
        """Is it part of any legal choice?"""
        return any(self.pick in choice for choice in self.choices)

    def picks(self, start: str) -> set[str]:
        """All picks of legal choices that begin like this."""
        return {pick for choice in self.choices for pick in choice if pick.startswith(start)}

    def comes_from(self, place: str) -> bool:
        """Does a die of this place come here in any legal choice?"""
        return any(choice[0].startswith(place) and self.pick in choice for choice in self.choices)

    @property
    def workers(self) -> int:
        return sum(sum(dice.values()) for dice in self.screen.rows.values())

    @property
    def goods(self) -> int:
        return sum(len(world.goods) for world in self.me.worlds if world.colour == self.thing)

    @property
    def worlds(self) -> int:
        return sum(world.colour == self.thing for world in self.me.worlds)

    @property
    def tops(self) -> list[tuple[str, int, int]]:
        """Top tiles, dice on their slots, and how many they need."""
        stacks = (self.me.development_stack, self.me.world_stack)
        return [(one.top.tile, sum(one.dice.values()), one.needed) for one in stacks if one.top]

    def reassigns(self) -> bool:
        return next(one.reassign for one in self.me.developments if one.id == self.thing)


#: what each reason claims, checked against the legal choices or the table
TRUTHS: dict[str, Callable[[Asked], bool]] = {
    "wild-first": lambda it: bool(it.screen.wild),
    "select-first": lambda it: not it.screen.wild and it.screen.selected is None,
    "selected-already": lambda it: it.screen.selected == it.name("phase"),
    "reassign-how": lambda it: it.screen.using is None and not it.picks("row:"),
    "other-row": lambda it: it.screen.using is not None and not it.comes_from(f"die:{it.thing}:"),
    "selector-stays": lambda it: it.pick == f"die:selector:{it.screen.selector}" and not it.part,
    "given-up": lambda it: it.pick.startswith("die:dictate:") and bool(it.screen.dictated) and not it.part,
    "dictate-two": lambda it: it.workers < 2 and not it.picks("dictate"),
    "dictate-used": lambda it: bool(it.screen.dictated) and not it.picks("dictate"),
    "no-reassign": lambda it: not it.reassigns() and not it.part,
    "changes-dictate": lambda it: it.reassigns() and not it.part,
    "power-spent": lambda it: it.reassigns() and it.screen.using is None and not it.part,
    "power-rank": lambda it: it.reassigns() and it.screen.using is None and not it.part,
    "power-nobody": lambda it: it.reassigns() and it.screen.using is None and not it.part,
    "finish-power": lambda it: it.screen.using is not None and not it.part,
    "power-type": lambda it: not any(pick.endswith(f":{it.name('die')}") for pick in it.picks("die:")),
    "power-from": lambda it: not it.picks(f"die:{it.name('phase')}:"),
    "power-to": lambda it: not it.picks(f"row:{it.name('phase')}"),
    "in-cup": lambda it: it.pick.startswith("die:cup:") and not it.part,
    "in-citizenry": lambda it: it.number("credits") == it.me.credits and not it.part,
    "builder": lambda it: "-slot:" in it.pick and not it.part,
    "good": lambda it: "-goods:" in it.pick and not it.part,
    "phase-idle": lambda it: it.name("phase") not in it.view.active,
    "phase-later": lambda it: it.name("phase") in it.view.active and it.phase > it.now,
    "phase-over": lambda it: it.name("phase") in it.view.active and it.phase < it.now,
    "lay-out-both": lambda it: not it.part,
    "drawn-first": lambda it: bool(it.me.drawn_tiles),
    "scout-first": lambda it: it.step == "explore" and not it.part,
    "no-tile": lambda it: not it.me.drawn_tiles and not it.picks("stack:"),
    "under-only": lambda it: bool(it.me.drawn_tiles) and bool(it.picks("stack:")) and not it.part,
    "stack-empty": lambda it: len(it.tops) < 2,
    "tile-progress": lambda it: (
        (it.number("dice"), it.number("needed")) in {top[1:] for top in it.tops} and not it.part
    ),
    "below-top": lambda it: it.thing not in {top[0] for top in it.tops} and not it.part,
    "reassign-only": lambda it: it.reassigns() and it.view.stage != "assign",
    "explorer-task": lambda it: it.view.stage == "explore" and not it.me.drawn_tiles,
    "grey": lambda it: it.thing == "grey",
    "worlds-full": lambda it: (
        it.goods >= sum(world.colour == it.thing for world in it.me.worlds) and not it.part
    ),
    "no-good": lambda it: it.goods == 0 and not it.part,
    "shipment-order": lambda it: it.view.stage == "ship",
    "recruit-over": lambda it: it.step == "manage" and bool(it.me.citizenry),
    "recruit-first": lambda it: it.step == "manage-recruit" and it.number("credits") == it.me.credits,
}


#: reasons that speak of the very die or tile that was picked, so that it must lie there
SPEAK_OF_IT = {
    *(
        "selector-stays",
        "given-up",
        "in-cup",
        "in-citizenry",
        "builder",
        "good",
        "drawn-first",
        "scout-first",
    ),
    *("tile-progress", "below-top", "explorer-task", "shipment-order", "recruit-over", "recruit-first"),
}


def said_truly(start: Callable[[Chance], State], seed: int, moves: int) -> set[str]:
    """The reasons that a random game gives, each checked against the table and the legal choices."""
    said = set()
    for state, seat, choices, pick, line in told(GAME, drawn, start, seed, moves):
        reason = line.key.removeprefix("roll-why-")
        assert TRUTHS[reason](Asked(state, seat, choices, pick, line)), f"{reason} of {pick}: {choices}"
        assert reason not in SPEAK_OF_IT or pick in set(drawn(state, seat)), f"{reason} of {pick}, gone"
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


def behind(*moves: str, owned: tuple[str, ...] = (), wild: str = "", **rows: str) -> Roll:
    """Seat 0 has rolled this, and has made these moves behind the screen."""
    state = new_state(2)
    own(state, 0, *owned)
    screen(state, 0, wild, **rows)
    screen(state, 1, explore="home")
    act(state, 0, *moves)
    return state


SELECT = "select home explore ship"
DICTATE = "dictate home explore"


def using(power: str, name: str, **rows: str) -> Roll:
    """Seat 0 has selected Ship with a home die of Explore and uses a power."""
    return behind(SELECT, f"use {power}", owned=(name,), **rows)


def outranked() -> Roll:
    """Seat 0 owns Mad Scientists, and seat 1 the novelty world."""
    state = new_state(2)
    own(state, 0, "Mad Scientists")
    own(state, 1, "Space Port")
    screen(state, 0, explore="home home home")
    screen(state, 1, explore="home")
    act(state, 0, SELECT)
    return state


def exploring(*moves: str) -> Roll:
    """Two explorers, one tile in each stack."""
    state = new_state(2)
    for seat in range(2):
        stack(state, seat, "development", ("T06", "T07")[seat])
    stack(state, 0, "world", "T09")
    put(state, 0, explore="home home")
    start(state, "explore")
    act(state, 0, *moves, chance=draws(state, "T12"))
    return state


def producing(*active: str) -> Roll:
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


def shipping() -> Roll:
    worlds = ("Galactic Resort", "Space Port", "Radioactive World")
    return start(empire(*worlds, ship="home military", novelty_goods="novelty home"), "ship")


def recruiting() -> Roll:
    return manage(managing(1, citizenry="home novelty", development_slot="home", cup="home"))


def recalling() -> Roll:
    return manage(managing(1, citizenry="home home home", development_slot="home", cup="home"))


def phase(name: str) -> dict[str, Word]:
    return {"phase": Name(f"roll-phase-{name}")}


def power(name: str) -> dict[str, Word]:
    return {"power": Name(f"roll-development-{name}")}


#: reason, what is picked in vain, the table, and the words of the reason
CASES: list[tuple[str, str, Callable[[], Roll], dict[str, Word]]] = [
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
def test_a_reason(reason: str, pick: str, position: Callable[[], Roll], words: dict[str, Word]) -> None:
    state = position()
    choices = choices_of(GAME, state, 0)
    assert 0 in state.seats_to_move()
    assert vain(choices, [pick]), f"{pick} is legal: {choices}"
    line = GAME.reason(state, 0, pick)
    assert line == Line(f"roll-why-{reason}", words)
    assert faults(GAME, line) == []
    assert TRUTHS[reason](Asked(state, 0, choices, pick, line))


def test_every_reason_is_tested() -> None:
    assert {case[0] for case in CASES} == reasons(GAME) == TRUTHS.keys()


def test_a_place_for_a_second_good_is_no_full_world() -> None:
    """R-TILE-23: with Galactic Reserves a world holds two goods."""
    state = producing()
    own(state, 0, "Galactic Reserves")
    assert GAME.reason(state, 0, "worlds:novelty") is None


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
