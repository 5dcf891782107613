"""Things that cannot be picked say why, and it is true."""

from collections.abc import Callable, Iterator
from typing import cast

import pytest

from starhold.kernel.chance import FastChance
from starhold.kernel.state import State
from starhold.kernel.words import Line, Name, Number, Player, Word
from starhold.kingdoms.components import ACT_IDS, ACTS, RESOURCE_IDS, TOP_NUMBER
from starhold.kingdoms.game import GAME
from starhold.kingdoms.powers import build_cost, highest_number, research_cost
from starhold.kingdoms.state import KingdomsState, packed_one
from starhold.kingdoms.view import KingdomsView, RegionView, region_pick
from tests.kingdoms.position import Position
from tests.kingdoms.test_alliance import allies, attack, three
from tests.reasons import Choices, choices_of, faults, reasons, told, vain

# -- random games --------------------------------------------------------------------------------------


def drawn(state: State, seat: int) -> Iterator[str]:
    """All that the board draws with a pick of its own, and amounts that it could draw."""
    view = cast(KingdomsView, state.view(seat))
    yield from (f"action:{act}" for act in ACT_IDS[:ACTS])
    yield from ("card", "bid:flag", *(f"bid:{number}" for number in range(1, TOP_NUMBER + 1)))
    yield from (f"player:{other}" for other in range(len(view.seats)))
    yield from (f"resource:{resource}" for resource in RESOURCE_IDS)
    yield from (f"amount:{amount}" for amount in range(1, 10))
    yield from (f"{resource}:{amount}" for resource in RESOURCE_IDS for amount in range(10))
    for board in view.boards:
        yield from (f"region:{region.id}" for region in board.regions)
        yield from (f"side:{side}" for side in board.sides)


class Asked:
    """A thing picked in vain, and the table that it lies on."""

    def __init__(self, state: State, seat: int, choices: Choices, pick: str, line: Line) -> None:
        self.state = cast(KingdomsState, state)
        self.seat = seat
        self.view = cast(KingdomsView, state.view(seat))
        self.me = self.view.seats[seat]
        self.choices = choices
        self.pick = pick
        self.line = line

    def number(self, word: str) -> int:
        return cast(Number, self.line.words[word]).value

    @property
    def other(self) -> int:
        return cast(Player, self.line.words["player"]).seat

    @property
    def regions(self) -> list[RegionView]:
        return [region for board in self.view.boards for region in board.regions]

    @property
    def region(self) -> RegionView:
        return next(region for region in self.regions if f"region:{region.id}" == self.pick)

    @property
    def mine(self) -> list[bool]:
        """For each own army of the region: does it lie?"""
        return [army.lying for army in self.region.armies if army.seat == self.seat]

    @property
    def foreign(self) -> set[int | None]:
        return {army.seat for army in self.region.armies} - {self.seat}

    @property
    def begins(self) -> bool:
        """Does a legal choice begin with it?"""
        return any(choice[0] == self.pick for choice in self.choices)

    @property
    def follows(self) -> bool:
        """Is it a later part of a legal choice?"""
        return any(self.pick in choice[1:] for choice in self.choices)

    @property
    def holds(self) -> int:
        """How much the seat has of the resource that was picked."""
        sort, _, thing = self.pick.partition(":")
        return {"mana": self.me.mana, "ore": self.me.ore, "food": self.me.food}[
            thing if sort == "resource" else sort
        ]

    def army_comes_from(self) -> bool:
        """Does the army that is named reach the region in one legal move?"""
        name = cast(Name, self.line.words["region"]).key.removeprefix("kingdoms-region-")
        side, _, land = name.rpartition("-")
        board = next(board.number for board in self.view.boards if board.side == side)
        return (f"region:{board}:{land}", self.pick) in self.choices


#: what each reason claims, checked against the engine or the table
TRUTHS: dict[str, Callable[[Asked], bool]] = {
    "shield": lambda it: it.view.shields[ACT_IDS.index(it.pick[7:])] > 0,
    "not-selected": lambda it: it.view.selected != it.pick[7:] and not it.begins,
    "tower-top": lambda it: it.me.tower == 6,
    "magic-top": lambda it: it.me.magic == 5,
    "build-cost": lambda it: it.me.ore < it.number("cost") == build_cost(it.state, it.seat),
    "research-cost": lambda it: it.me.mana < it.number("cost") == research_cost(it.state, it.seat),
    "mobilise-cost": lambda it: it.me.food < it.number("cost") == it.me.armies + 1,
    "retreat-cost": lambda it: it.me.food < it.number("cost") == it.me.armies,
    "cost-either": lambda it: it.number("have") < it.number("cost") and not it.begins,
    "no-supply": lambda it: it.me.armies == 7,
    "no-room": lambda it: not it.begins,
    "nothing-to-trade": lambda it: it.me.mana + it.me.ore + it.me.food == 0,
    "no-march": lambda it: not it.begins,
    "no-edge-army": lambda it: not it.begins,
    "total": lambda it: all(_sum(choice) in (0, it.number("total")) for choice in it.choices),
    "total-asked": lambda it: len({_sum(choice) for choice in it.choices}) == 1,
    "bill": lambda it: len({_sum(choice) for choice in it.choices}) == 1,
    "payment": lambda it: True,
    "too-few": lambda it: it.holds == it.number("have") < int(it.pick.partition(":")[2]),
    "trade-amount": lambda it: True,
    "yourself": lambda it: it.pick == f"player:{it.seat}",
    "nothing-to-take": lambda it: not it.begins,
    "nobody-holds": lambda it: not it.begins and not it.follows,
    "player-first": lambda it: not it.begins,
    "bid-highest": lambda it: (
        it.number("highest") == highest_number(it.state, it.seat, it.state.war) < int(it.pick[4:])
    ),
    "retreat-war": lambda it: bool(it.foreign) and not it.begins,
    "not-next": lambda it: not it.begins,
    "not-at-stake": lambda it: not it.begins,
    "occupied": lambda it: bool(it.region.armies) and not it.begins,
    "not-nearest": lambda it: not it.region.armies and not it.begins,
    "full": lambda it: len(it.region.armies) == 2 and not it.follows,
    "own-last-army": lambda it: it.me.armies == 1 and bool(it.foreign) and not it.follows,
    "last-army": lambda it: it.view.seats[it.other].armies == 1 and it.other in it.foreign and not it.follows,
    "protected": lambda it: it.other in it.foreign and not it.follows and not it.begins,
    "neutral": lambda it: it.number("price") == sum({None} <= _seats(region) for region in it.regions),
    "moved": lambda it: region_pick(it.state.marched) == it.pick,
    "nowhere": lambda it: False in it.mine and not it.begins,
    "army-first": lambda it: it.army_comes_from(),
    "not-adjacent": lambda it: not it.follows and False not in it.mine,
    "not-edge": lambda it: not it.region.edge and not it.begins and not it.follows,
    "lies": lambda it: False not in it.mine and not it.begins,
    "same-card": lambda it: not it.follows,
    "no-foreign-army": lambda it: not it.foreign - {None} and not it.begins,
    "not-alone": lambda it: len(it.region.armies) == 2 and not it.begins,
    "own-territory": lambda it: not it.begins,
    "gap-armies": lambda it: len(it.mine) == 2 and not it.begins,
    "mobilise-alone": lambda it: not it.begins and not it.mine,
    "foreign-army": lambda it: bool(it.foreign) and not it.begins,
    "no-own-army": lambda it: not it.mine and not it.begins,
    "not-there": lambda it: not it.begins,
}


def _sum(choice: tuple[str, ...]) -> int:
    """The amounts of a choice together."""
    return sum(int(pick.partition(":")[2]) for pick in choice if pick.partition(":")[0] in RESOURCE_IDS)


def _seats(region: RegionView) -> set[int | None]:
    return {army.seat for army in region.armies}


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"extra_factions": "on"}),
        (3, {"tokens": "on"}),
        (4, {"extra_factions": "on", "tokens": "on"}),
        (5, {"tokens": "on", "faction_assignment": "choice"}),
    ],
)
def test_whatever_is_said_in_a_random_game_is_true(players: int, options: dict[str, str]) -> None:
    said = set()
    for state, seat, choices, pick, line in told(GAME, drawn, players, 40 + players, 500, **options):
        reason = line.key.removeprefix("kingdoms-why-")
        assert TRUTHS[reason](Asked(state, seat, choices, pick, line)), f"{reason} of {pick}: {choices}"
        said.add(reason)
    assert len(said) > 15


# -- each reason ----------------------------------------------------------------------------------------


def state(*own: str, purse: tuple[int, int, int] = (0, 0, 0), **mine: str | int) -> Position:
    """Three players in the middle of a game; seat 0 has what is said."""
    position = Position("intheoros", "aughmoore", "brugerdiehl")
    position.seat(0, *(own or ("intheoros.r1", "intheoros.r4")), purse=purse, **mine)  # type: ignore[arg-type]
    return position.seat(1, "aughmoore.r1", "aughmoore.r5").seat(2, "brugerdiehl.r2", "brugerdiehl.r3")


def extra(*own: str, purse: tuple[int, int, int] = (4, 0, 0), **mine: str | int) -> Position:
    """Order of Gamelyn 4: any action may be picked, whatever was selected; the research cost 4 mana."""
    return state(*own, purse=purse, faction="order-of-gamelyn", magic=3, **mine).acting(0, "research")


def war(purse: tuple[int, int, int], loser: tuple[int, int, int] = (0, 0, 0)) -> Position:
    """Seat 0 comes from intheoros.r1 to aughmoore.r1 and attacks seat 1, which has an army in r3 besides."""
    position = Position("intheoros", "aughmoore", "brugerdiehl", tokens=True)
    position.seat(0, "intheoros.r1", "intheoros.r4", purse=purse)
    position.seat(1, "aughmoore.r1", "aughmoore.r3", purse=loser).seat(2, "brugerdiehl.r2", "brugerdiehl.r3")
    return position.acting(0, "quest").do("move intheoros.r1 aughmoore.r1")


def with_shield() -> Position:
    position = state()
    position.state.shields = packed_one(ACT_IDS.index("patrol"))
    position.state.placed = 1
    return position.turn()


def hemmed_in() -> Position:
    """The army in halvmark.r1 could only go to r2, where two armies are."""
    position = Position("halvmark", "aughmoore", "brugerdiehl").seat(2, "brugerdiehl.r2", "brugerdiehl.r3")
    return position.seat(1, "halvmark.r2", "halvmark.r2", "aughmoore.r1")


def beside(
    *theirs: str,
    faction: str = "humans",
    magic: int = 0,
    own: tuple[str, ...] = ("intheoros.r1", "intheoros.r4"),
) -> Position:
    """Seat 0 patrols in intheoros, and seat 1 is nearby."""
    position = Position("intheoros", "aughmoore", "brugerdiehl").seat(0, *own)
    position.seat(1, *theirs, faction=faction, magic=magic).seat(2, "brugerdiehl.r2", "brugerdiehl.r3")
    return position.acting(0, "patrol")


def robbing(*third: int) -> Position:
    position = state(faction="satyrs", magic=2).seat(1, purse=(1, 1, 0)).seat(2, purse=third or (0, 0, 0))  # type: ignore[arg-type]
    return position.selected("trade").do("perform rob")


def exchanging() -> Position:
    position = state(faction="lizardfolk", magic=4).seat(1, "aughmoore.r3", "aughmoore.r4", "aughmoore.r4")
    return position.acting(0, "quest").do("exchange intheoros.r1")


def lifting() -> Position:
    return state(purse=(3, 0, 0), faction="centaurs", magic=2).acting(0, "research")


def choosing_a_victim() -> Position:
    position = Position("intheoros", "aughmoore", "brugerdiehl", "halvmark")
    position.seat(0, "intheoros.r1", purse=(4, 0, 0), faction="valkyries", magic=3)
    for seat, home in ((1, "aughmoore.r1"), (2, "brugerdiehl.r2"), (3, "halvmark.r1")):
        position.seat(seat, home, "halvmark.r2" if seat == 3 else "intheoros.r2")
    return position.acting(0, "research").do("banish intheoros.r2")


def relocating() -> Position:
    position = three().seat(0, "intheoros.r1", "intheoros.r4", purse=(0, 3, 0))
    position.seat(1, "intheoros.r1", "intheoros.r5")
    return attack(position).bid(1, 0).do("next intheoros.r1")


def lost_kingdom() -> Position:
    position = Position("intheoros", "aughmoore", lost="brugerdiehl")
    position.seat(0, "intheoros.r1", "intheoros.r4").seat(1, "aughmoore.r1", "aughmoore.r5")
    return position.acting(0, "quest")


def resource(name: str) -> Name:
    return Name(f"kingdoms-resource-{name}")


def costs(cost: int, have: int) -> dict[str, Word]:
    return {"cost": Number(cost), "have": Number(have)}


ALL_ARMIES = ("intheoros.r1", "intheoros.r1", "intheoros.r2", "intheoros.r2", "intheoros.r4", "intheoros.r5")

#: reason, what is picked in vain, the table, and the words of the reason
CASES: list[tuple[str, str, Callable[[], Position], dict[str, Word]]] = [
    ("shield", "action:patrol", with_shield, {}),
    (
        "not-selected",
        "action:quest",
        lambda: state().selected("patrol"),
        {"action": Name("kingdoms-act-patrol")},
    ),
    ("tower-top", "action:build", lambda: extra(tower=6), {}),
    (
        "magic-top",
        "action:research",
        lambda: state(purse=(9, 0, 0), faction="humans", magic=5).selected("research"),
        {},
    ),
    ("build-cost", "action:build", lambda: extra(purse=(4, 2, 0), tower=2), costs(3, 2)),
    ("research-cost", "action:research", lambda: extra(purse=(8, 0, 0)), costs(5, 4)),
    ("mobilise-cost", "action:mobilise", lambda: extra(purse=(4, 0, 1)), costs(3, 1)),
    ("retreat-cost", "region:aughmoore.r4", lambda: in_need(food=0), costs(2, 0)),
    (
        "cost-either",
        "action:mobilise",
        lambda: state(purse=(1, 1, 1), faction="undead", magic=4).selected("build"),
        {**costs(3, 2), "resource": resource("food"), "other": resource("mana")},
    ),
    ("no-supply", "action:mobilise", lambda: extra(*ALL_ARMIES, "intheoros.r6", purse=(4, 0, 9)), {}),
    ("no-room", "action:mobilise", lambda: extra("intheoros.r1", "intheoros.r1", purse=(4, 0, 9)), {}),
    ("nothing-to-trade", "action:trade", extra, {}),
    (
        "no-march",
        "action:patrol",
        lambda: (
            hemmed_in()
            .seat(0, "halvmark.r1", purse=(4, 1, 0), faction="order-of-gamelyn", magic=3)
            .acting(0, "research")
        ),
        {},
    ),
    ("no-edge-army", "action:quest", lambda: extra("intheoros.r4", "intheoros.r4"), {}),
    (
        "total-asked",
        "ore:1",
        lambda: state(faction="order-of-gamelyn", magic=3).turn(),
        {},
    ),
    (
        "bill",
        "ore:1",
        lambda: state(purse=(2, 2, 0), faction="elves", magic=3).acting(0, "build"),
        {},
    ),
    ("payment", "ore:2", lambda: war((1, 2, 0)).bid(2, 0), {}),
    (
        "too-few",
        "ore:5",
        lambda: war((1, 2, 0)).bid(2, 0),
        {"have": Number(2), "resource": resource("ore")},
    ),
    ("trade-amount", "amount:9", lambda: state(purse=(2, 1, 0)).acting(0, "trade"), {}),
    ("yourself", "player:0", robbing, {}),
    ("nothing-to-take", "player:2", robbing, {"player": Player(2)}),
    ("nobody-holds", "resource:food", robbing, {"resource": resource("food")}),
    ("player-first", "resource:ore", lambda: robbing(1, 0, 0), {"resource": resource("ore")}),
    ("bid-highest", "bid:4", lambda: war((1, 1, 9)), {"highest": Number(3)}),
    ("retreat-war", "region:brugerdiehl.r2", lambda: war((0, 2, 0), (0, 0, 3)).bid(2, 0), {}),
    ("not-next", "region:aughmoore.r7", lambda: war((0, 2, 0), (0, 0, 3)).bid(2, 0), {}),
    ("not-at-stake", "region:aughmoore.r3", lambda: attack(allies("intheoros.r1")).bid(1, 0), {}),
    ("occupied", "region:intheoros.r1", relocating, {}),
    ("not-nearest", "region:aughmoore.r1", relocating, {}),
    ("full", "region:intheoros.r2", lambda: beside("intheoros.r2", "intheoros.r2", "aughmoore.r1"), {}),
    (
        "own-last-army",
        "region:intheoros.r2",
        lambda: beside("intheoros.r2", "aughmoore.r1", own=("intheoros.r5",)),
        {},
    ),
    ("last-army", "region:intheoros.r2", lambda: beside("intheoros.r2"), {"player": Player(1)}),
    (
        "protected",
        "region:intheoros.r2",
        lambda: beside("intheoros.r2", "aughmoore.r1", faction="dark-elves", magic=1),
        {"player": Player(1)},
    ),
    ("neutral", "region:brugerdiehl.r1", lost_kingdom, {"price": Number(5)}),
    (
        "nowhere",
        "region:halvmark.r1",
        lambda: hemmed_in().seat(0, "halvmark.r1", "halvmark.r5").acting(0, "patrol"),
        {},
    ),
    (
        "army-first",
        "region:intheoros.r5",
        lambda: beside("aughmoore.r1"),
        {"region": Name("kingdoms-region-intheoros-3")},
    ),
    (
        "moved",
        "region:intheoros.r2",
        lambda: (
            state("intheoros.r1", "aughmoore.r3", faction="goblins", magic=1)
            .acting(0, "patrol")
            .do("move intheoros.r1 intheoros.r2")
        ),
        {},
    ),
    ("not-adjacent", "region:intheoros.r6", lambda: beside("aughmoore.r1"), {}),
    ("not-edge", "region:intheoros.r4", lambda: state().acting(0, "quest"), {}),
    (
        "lies",
        "region:brugerdiehl.r1",
        lambda: state("intheoros.r1", "brugerdiehl.r1", "brugerdiehl.r1").acting(0, "quest"),
        {},
    ),
    ("same-card", "region:intheoros.r2", lambda: state().acting(0, "quest"), {}),
    ("no-foreign-army", "region:intheoros.r2", exchanging, {}),
    ("not-alone", "region:aughmoore.r4", exchanging, {}),
    ("mobilise-alone", "region:intheoros.r2", lambda: state(purse=(0, 0, 9)).acting(0, "mobilise"), {}),
    ("foreign-army", "region:aughmoore.r1", lambda: lifting().do("lift intheoros.r1", "done"), {}),
    ("no-own-army", "region:intheoros.r2", lifting, {}),
    ("not-there", "player:3", choosing_a_victim, {"player": Player(3)}),
]


def in_need(food: int) -> Position:
    """Seat 1 has lost in aughmoore.r1, and could send the army to the church in r3."""
    position = war((0, 2, 0), (0, 0, food)).token("church", "aughmoore.r3")
    return position.bid(2, 0)


def pick_of(position: Position, pick: str) -> str:
    """`region:intheoros.r1` as the board calls it."""
    if "." not in pick:
        return pick
    board, land = divmod(position.region(pick.removeprefix("region:")), 5)
    return f"region:{board + 1}:{land + 1}"


@pytest.mark.parametrize(("reason", "pick", "position", "words"), CASES, ids=[case[0] for case in CASES])
def test_a_reason(reason: str, pick: str, position: Callable[[], Position], words: dict[str, Word]) -> None:
    given = position()
    seat, name = given.waiting[0], pick_of(given, pick)
    choices = choices_of(GAME, given.state, seat)
    assert vain(choices, [name]), f"{name} is legal: {choices}"
    line = GAME.why_not(given.state.view(seat), seat, given.step, name)
    assert line == Line(f"kingdoms-why-{reason}", words)
    assert faults(GAME, line) == []
    assert TRUTHS[reason](Asked(given.state, seat, choices, name, line))


def starting(players: int, step: str, **options: str) -> tuple[KingdomsState, int]:
    """A table at the first question of a kind during setup, and who is asked."""
    chance = FastChance(3)
    state = cast(KingdomsState, GAME.start(players, chance, options))
    while GAME.prompt(state, state.seats_to_move()[0]).step != step:
        seat = state.seats_to_move()[0]
        state.play(seat, state.legal(seat)[0], chance)
    return state, state.seats_to_move()[0]


def test_setup_has_reasons_too() -> None:
    state, seat = starting(2, "start")
    lost = next(board for board in cast(KingdomsView, state.view(seat)).boards if board.owner is None)
    pick = f"region:{lost.regions[0].id}"
    assert GAME.why_not(state.view(seat), seat, "start", pick) == Line("kingdoms-why-own-territory")

    state, seat = starting(5, "gap", tokens="on")
    home = cast(KingdomsView, state.view(seat)).boards[seat]
    started = next(f"region:{region.id}" for region in home.regions if region.armies)
    assert GAME.why_not(state.view(seat), seat, "gap", started) == Line("kingdoms-why-gap-armies")

    state, seat = starting(3, "split")
    line = Line("kingdoms-why-total", {"total": Number(6)})
    assert GAME.why_not(state.view(seat), seat, "split", "ore:2") == line


def test_every_reason_is_tested() -> None:
    in_setup = {"own-territory", "gap-armies", "total"}
    assert {case[0] for case in CASES} | in_setup == reasons(GAME) == TRUTHS.keys()


def test_abilities_change_the_prices_that_are_named() -> None:
    """K-BUILD-4: Dwarves 1 makes the level dearer that they are on."""
    position = extra(purse=(4, 3, 0), tower=2).seat(1, faction="dwarves", magic=1, tower=3)
    line = GAME.why_not(position.state.view(0), 0, "extra", "action:build")
    assert line == Line("kingdoms-why-build-cost", costs(4, 3))


STRANGE = (
    *(
        "",
        ":",
        "region:",
        "region:9:9",
        "region:1:1:1",
        "card:",
        "faction:elves",
        "action:rob",
        "action:none",
    ),
    *("mana:x", f"ore:{'9' * 5000}", "bid:-1", "bid:12", "player:7", "player:x", "resource:gold", "amount:"),
)


def test_no_pick_is_too_strange() -> None:
    """The browser may send anything."""
    view = state().state.view(0)
    for step in GAME.vocabulary.steps:
        for pick in STRANGE:
            line = GAME.why_not(view, 0, step.name, pick)
            assert line is None or faults(GAME, line) == []
