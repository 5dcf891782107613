"""Things that cannot be picked say why, and it is true."""

from collections.abc import Callable, Iterator
from typing import cast

import pytest

from starhold.kernel.chance import FastChance
from starhold.kernel.state import State
from starhold.kernel.words import Line, Name, Number, PlayerName, Word
from starhold.kingdoms.components import ACT_IDS, ACTS, RESOURCE_IDS, TOP_NUMBER
from starhold.kingdoms.game import GAME
from starhold.kingdoms.state import KingdomsState, packed_one
from starhold.kingdoms.view import KingdomsView
from starhold.kingdoms.words import REASONS
from tests.kingdoms.position import Position
from tests.kingdoms.test_alliance import allies, attack, three
from tests.kingdoms.truths import holds
from tests.reasons import choices_of, faults, reasons

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


OPTIONS: list[tuple[int, dict[str, str]]] = [
    (2, {"extra_factions": "on"}),
    (3, {"tokens": "on"}),
    (4, {"extra_factions": "on", "tokens": "on"}),
    (5, {"tokens": "on", "faction_assignment": "choice"}),
]


@pytest.mark.parametrize(("players", "options"), OPTIONS)
def test_whatever_is_said_in_a_random_game_is_true(players: int, options: dict[str, str]) -> None:
    """Nothing is said against a choice, and whatever is said holds on the table."""
    chance, choosing = FastChance(40 + players), FastChance(41 + players)
    state = GAME.start(players, chance, options)
    said = set()
    for _ in range(500):
        if state.over:
            break
        waiting = state.seats_to_move()
        seat = waiting[choosing.below(len(waiting))]
        offered = {pick for picks in choices_of(GAME, state, seat) for pick in picks}
        for pick in drawn(state, seat):
            line = GAME.reason(state, seat, pick)
            if line is None:
                continue
            reason = line.key.removeprefix("kingdoms-why-")
            assert pick not in offered
            assert faults(GAME, line) == []
            assert holds(reason, cast(KingdomsState, state), seat, pick), f"{reason} of {pick}: {offered}"
            said.add(reason)
        state.play(seat, state.pick(seat, choosing), chance)
    assert len(said) > 12


@pytest.mark.parametrize(
    ("faction", "magic", "selected", "act"),
    [
        ("lizardfolk", 2, "build", "quest"),
        ("lizardfolk", 2, "build", "patrol"),
        ("dwarves", 4, "research", "build"),
        ("humans", 1, "build", "trade"),
        ("shapeshifters", 4, "build", "quest"),
    ],
)
def test_an_ability_that_is_not_asked_for_is_no_reason(
    faction: str, magic: int, selected: str, act: str
) -> None:
    """Abilities that replace some actions do not replace all: the action was simply not selected."""
    # Nothing could be done with it either, which is what used to be told.
    position = state("halvmark-1", faction=faction, magic=magic, purse=(9, 9, 0), home="halvmark")
    position.selected(selected)
    line = GAME.reason(position.state, 0, f"action:{act}")
    assert line == Line("kingdoms-why-not-selected", {"action": Name(f"kingdoms-act-{selected}")})


# -- each reason ----------------------------------------------------------------------------------------


def state(
    *own: str, purse: tuple[int, int, int] = (0, 0, 0), home: str = "intheoros", **mine: str | int
) -> Position:
    """Three players in the middle of a game; seat 0 has what is said."""
    position = Position(home, "aughmoore", "brugerdiehl")
    position.seat(0, *(own or ("intheoros-1", "intheoros-3")), purse=purse, **mine)  # type: ignore[arg-type]
    return position.seat(1, "aughmoore-1", "aughmoore-4").seat(2, "brugerdiehl-2", "brugerdiehl-3")


def extra(*own: str, purse: tuple[int, int, int] = (4, 0, 0), **mine: str | int) -> Position:
    """Order of Gamelyn 4: any action may be picked, whatever was selected; the research cost 4 mana."""
    return state(*own, purse=purse, faction="order-of-gamelyn", magic=3, **mine).acting(0, "research")


def war(purse: tuple[int, int, int], loser: tuple[int, int, int] = (0, 0, 0)) -> Position:
    """Seat 0 comes from intheoros-1 to aughmoore-1 and attacks seat 1, which has one in aughmoore-2 too."""
    position = Position("intheoros", "aughmoore", "brugerdiehl", tokens=True)
    position.seat(0, "intheoros-1", "intheoros-3", purse=purse)
    position.seat(1, "aughmoore-1", "aughmoore-2", purse=loser).seat(2, "brugerdiehl-2", "brugerdiehl-3")
    return position.acting(0, "quest").do("move intheoros-1 aughmoore-1")


def with_shield() -> Position:
    position = state()
    position.state.shields = packed_one(ACT_IDS.index("patrol"))
    position.state.placed = 1
    return position.turn()


def hemmed_in() -> Position:
    """The army in halvmark-1 could only go to halvmark-2, where two armies are."""
    position = Position("halvmark", "aughmoore", "brugerdiehl").seat(2, "brugerdiehl-2", "brugerdiehl-3")
    return position.seat(1, "halvmark-2", "halvmark-2", "aughmoore-1")


def beside(
    *theirs: str,
    faction: str = "humans",
    magic: int = 0,
    own: tuple[str, ...] = ("intheoros-1", "intheoros-3"),
) -> Position:
    """Seat 0 patrols in intheoros, and seat 1 is nearby."""
    position = Position("intheoros", "aughmoore", "brugerdiehl").seat(0, *own)
    position.seat(1, *theirs, faction=faction, magic=magic).seat(2, "brugerdiehl-2", "brugerdiehl-3")
    return position.acting(0, "patrol")


def robbing(*third: int) -> Position:
    position = state(faction="satyrs", magic=2).seat(1, purse=(1, 1, 0)).seat(2, purse=third or (0, 0, 0))  # type: ignore[arg-type]
    return position.selected("trade").do("perform rob")


def revenge() -> Position:
    """Seat 0 has lost to seat 1 and takes a resource from it (Goblins 4); all three have resources."""
    position = state(faction="goblins", magic=4).seat(1, "intheoros-2", purse=(2, 3, 0))
    position.seat(2, purse=(1, 1, 1)).acting(0, "patrol").do("move intheoros-1 intheoros-2")
    return position.bid(0, 1).do("pay 0 1")


def crowded() -> Position:
    """All of erilor is closed, the Lost Kingdom too dear; only the pair in brysue-4 can go."""
    position = Position("halvmark", "erilor", lost="brysue")
    position.state.take_neutral(position.region("brysue-4"))
    position.state.kingdom(0).captured = 1
    forests, others = ("erilor-1", "erilor-3", "erilor-5"), ("erilor-2", "erilor-4")
    position.seat(0, "halvmark-1", "halvmark-1", "brysue-4", "brysue-4")
    return position.seat(1, *forests, *others, *others, faction="dark-elves", magic=4).acting(0, "quest")


def exchanging() -> Position:
    position = state(faction="lizardfolk", magic=4).seat(
        1, "aughmoore-2", "aughmoore-2", "aughmoore-5", "intheoros-2"
    )
    return position.acting(0, "quest").do("exchange intheoros-1")


def lifting() -> Position:
    return state(purse=(3, 0, 0), faction="centaurs", magic=2).acting(0, "research")


def choosing_a_victim() -> Position:
    position = Position("intheoros", "aughmoore", "brugerdiehl", "halvmark")
    position.seat(0, "intheoros-1", purse=(4, 0, 0), faction="valkyries", magic=3)
    for seat, home in ((1, "aughmoore-1"), (2, "brugerdiehl-2"), (3, "halvmark-1")):
        position.seat(seat, home, "halvmark-2" if seat == 3 else "intheoros-2")
    return position.acting(0, "research").do("banish intheoros-2")


def relocating() -> Position:
    position = three().seat(0, "intheoros-1", "intheoros-3", purse=(0, 3, 0))
    position.seat(1, "intheoros-1", "intheoros-4")
    return attack(position).bid(1, 0).do("next intheoros-1")


def lost_kingdom() -> Position:
    position = Position("intheoros", "aughmoore", lost="brugerdiehl")
    position.seat(0, "intheoros-1", "intheoros-3").seat(1, "aughmoore-1", "aughmoore-4")
    return position.acting(0, "quest")


def resource(name: str) -> Name:
    return Name(f"kingdoms-resource-{name}")


def costs(cost: int, have: int) -> dict[str, Word]:
    return {"cost": Number(cost), "have": Number(have)}


ALL_ARMIES = ("intheoros-1", "intheoros-1", "intheoros-2", "intheoros-2", "intheoros-3", "intheoros-4")

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
    ("retreat-cost", "region:aughmoore-3", lambda: in_need(food=0), costs(2, 0)),
    (
        "cost-either",
        "action:mobilise",
        lambda: state(purse=(1, 1, 1), faction="undead", magic=4).selected("build"),
        {**costs(3, 2), "resource": resource("food"), "other": resource("mana")},
    ),
    ("no-supply", "action:mobilise", lambda: extra(*ALL_ARMIES, "intheoros-5", purse=(4, 0, 9)), {}),
    ("no-room", "action:mobilise", lambda: extra("intheoros-1", "intheoros-1", purse=(4, 0, 9)), {}),
    ("nothing-to-trade", "action:trade", extra, {}),
    (
        "stores-full",
        "action:trade",
        lambda: state(purse=(9, 9, 9), faction="dwarves", magic=4).selected("trade"),
        {},
    ),
    (
        "no-march",
        "action:patrol",
        lambda: (
            hemmed_in()
            .seat(0, "halvmark-1", purse=(4, 1, 0), faction="order-of-gamelyn", magic=3)
            .acting(0, "research")
        ),
        {},
    ),
    ("no-edge-army", "action:quest", lambda: extra("intheoros-3", "intheoros-3"), {}),
    (
        "total",
        "ore:2",
        lambda: state(faction="order-of-gamelyn", magic=3).turn(),
        {"total": Number(1)},
    ),
    (
        "bill",
        "ore:2",
        lambda: state(purse=(2, 2, 0), faction="elves", magic=3).acting(0, "build"),
        {},
    ),
    (
        "not-taken",
        "food:1",
        lambda: state(purse=(2, 2, 0), faction="elves", magic=3).acting(0, "build"),
        {"resource": resource("ore"), "other": resource("mana")},
    ),
    ("payment", "ore:1", lambda: war((1, 2, 0)).bid(2, 0), {}),
    (
        "too-few",
        "ore:5",
        lambda: war((1, 2, 0)).bid(2, 0),
        {"have": Number(2), "resource": resource("ore")},
    ),
    ("trade-amount", "amount:9", lambda: state(purse=(2, 1, 0)).acting(0, "trade"), {}),
    ("yourself", "player:0", robbing, {}),
    ("nothing-to-take", "player:2", robbing, {"player": PlayerName(2)}),
    ("nobody-holds", "resource:food", robbing, {"resource": resource("food")}),
    (
        "nothing-to-rob",
        "action:rob",
        lambda: state(faction="satyrs", magic=2, purse=(1, 0, 0)).selected("trade"),
        {},
    ),
    ("only-from", "player:2", revenge, {"player": PlayerName(1)}),
    ("holds-none", "resource:food", revenge, {"player": PlayerName(1), "resource": resource("food")}),
    ("bid-highest", "bid:4", lambda: war((1, 1, 9)), {"highest": Number(3)}),
    (
        "retreat-war",
        "region:aughmoore-3",
        lambda: war((0, 2, 0), (0, 0, 3)).seat(2, "aughmoore-3").bid(2, 0),
        {},
    ),
    ("not-next", "region:aughmoore-5", lambda: war((0, 2, 0), (0, 0, 3)).bid(2, 0), {}),
    ("not-at-stake", "region:aughmoore-2", lambda: attack(allies("intheoros-1")).bid(1, 0), {}),
    ("occupied", "region:intheoros-1", relocating, {}),
    ("not-nearest", "region:aughmoore-1", relocating, {}),
    ("full", "region:intheoros-2", lambda: beside("intheoros-2", "intheoros-2", "aughmoore-1"), {}),
    (
        "own-last-army",
        "region:intheoros-2",
        lambda: beside("intheoros-2", "aughmoore-1", own=("intheoros-4",)),
        {},
    ),
    ("last-army", "region:intheoros-2", lambda: beside("intheoros-2"), {"player": PlayerName(1)}),
    (
        "protected",
        "region:intheoros-2",
        lambda: beside("intheoros-2", "aughmoore-1", faction="dark-elves", magic=1),
        {"player": PlayerName(1)},
    ),
    ("neutral", "region:brugerdiehl-1", lost_kingdom, {"price": Number(5)}),
    (
        "nowhere",
        "region:halvmark-1",
        lambda: hemmed_in().seat(0, "halvmark-1", "halvmark-5").acting(0, "patrol"),
        {},
    ),
    (
        "moved",
        "region:intheoros-2",
        lambda: (
            state("intheoros-1", "aughmoore-2", faction="goblins", magic=1)
            .acting(0, "patrol")
            .do("move intheoros-1 intheoros-2")
        ),
        {},
    ),
    ("not-adjacent", "region:intheoros-5", lambda: beside("aughmoore-1"), {}),
    (
        "no-quest",
        "region:halvmark-1",
        crowded,
        {},
    ),
    ("not-edge", "region:intheoros-3", lambda: state().acting(0, "quest"), {}),
    (
        "lies",
        "region:brugerdiehl-1",
        lambda: state("intheoros-1", "brugerdiehl-1", "brugerdiehl-1").acting(0, "quest"),
        {},
    ),
    ("same-card", "region:intheoros-2", lambda: state().acting(0, "quest"), {}),
    ("no-foreign-army", "region:intheoros-4", exchanging, {}),
    ("not-alone", "region:aughmoore-2", exchanging, {}),
    ("exchange-card", "region:intheoros-2", exchanging, {}),
    (
        "mobilise-nearby",
        "region:aughmoore-2",
        lambda: state(purse=(0, 0, 9), faction="centaurs", magic=2).acting(0, "mobilise"),
        {},
    ),
    ("mobilise-alone", "region:intheoros-2", lambda: state(purse=(0, 0, 9)).acting(0, "mobilise"), {}),
    ("foreign-army", "region:aughmoore-1", lambda: lifting().do("lift intheoros-1", "done"), {}),
    ("no-own-army", "region:intheoros-2", lifting, {}),
    ("not-there", "player:3", choosing_a_victim, {"player": PlayerName(3)}),
]


def in_need(food: int) -> Position:
    """Seat 1 has lost in aughmoore-1, and could send the army to the church in aughmoore-2."""
    position = war((0, 2, 0), (0, 0, food)).token("church", "aughmoore-2")
    return position.bid(2, 0)


def pick_of(position: Position, pick: str) -> str:
    """`region:intheoros-1` as the board calls it."""
    if not pick.startswith("region:"):
        return pick
    board, land = divmod(position.region(pick.removeprefix("region:")), 5)
    return f"region:{board + 1}:{land + 1}"


@pytest.mark.parametrize(("reason", "pick", "position", "words"), CASES, ids=[case[0] for case in CASES])
def test_a_reason(reason: str, pick: str, position: Callable[[], Position], words: dict[str, Word]) -> None:
    given = position()
    seat, name = given.waiting[0], pick_of(given, pick)
    line = GAME.reason(given.state, seat, name)
    assert line == Line(f"kingdoms-why-{reason}", words)
    assert faults(GAME, line) == []
    assert holds(reason, given.state, seat, name)


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
    assert GAME.reason(state, seat, pick) == Line("kingdoms-why-own-territory")

    state, seat = starting(5, "gap", tokens="on")
    home = cast(KingdomsView, state.view(seat)).boards[seat]
    started = next(f"region:{region.id}" for region in home.regions if region.armies)
    assert GAME.reason(state, seat, started) == Line("kingdoms-why-gap-armies")

    state, seat = starting(3, "split")
    line = Line("kingdoms-why-total", {"total": Number(6)})
    assert GAME.reason(state, seat, "ore:7") == line


def test_every_reason_is_tested() -> None:
    in_setup = {"own-territory", "gap-armies"}
    assert {case[0] for case in CASES} | in_setup == reasons(GAME) == REASONS.keys()


def test_abilities_change_the_prices_that_are_named() -> None:
    """K-BUILD-4: Dwarves 1 makes the level dearer that they are on."""
    position = extra(purse=(4, 3, 0), tower=2).seat(1, faction="dwarves", magic=1, tower=3)
    line = GAME.reason(position.state, 0, "action:build")
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
    """The browser may send anything, at any time."""
    chance, choosing = FastChance(6), FastChance(7)
    state = GAME.start(3, chance, {"extra_factions": "on", "tokens": "on"})
    asked = set()
    while not state.over:
        seat = state.seats_to_move()[0]
        asked.add(state.stack[-1].name)
        for pick in STRANGE:
            line = GAME.reason(state, seat, pick)
            assert line is None or faults(GAME, line) == []
        state.play(seat, state.pick(seat, choosing), chance)
    assert len(asked) > 12


def after(position: Position, pick: str, *before: str) -> Line | None:
    """Why the seat that is asked cannot pick a thing after others."""
    picks = [pick_of(position, name) for name in before]
    return GAME.reason(position.state, position.waiting[0], pick_of(position, pick), picks)


def test_a_reason_speaks_of_the_army_that_was_picked() -> None:
    """Another army could go there; this one cannot."""
    patrol = beside("aughmoore-1", own=("intheoros-1", "aughmoore-2"))
    assert after(patrol, "region:intheoros-2", "region:intheoros-1") is None
    assert after(patrol, "region:intheoros-2", "region:aughmoore-2") == Line("kingdoms-why-not-next")
    quest = state("intheoros-1", "aughmoore-2").acting(0, "quest")
    assert after(quest, "region:intheoros-2", "region:intheoros-1") == Line("kingdoms-why-same-card")
    assert after(quest, "region:intheoros-2", "region:aughmoore-2") is None


def test_a_reason_speaks_of_the_player_who_was_picked() -> None:
    robbery = robbing(0, 0, 3)
    assert after(robbery, "resource:food", "player:2") is None
    lacks = Line("kingdoms-why-holds-none", {"player": PlayerName(1), "resource": resource("food")})
    assert after(robbery, "resource:food", "player:1") == lacks


def test_a_reason_speaks_of_the_trade_that_was_picked() -> None:
    """K-TRADE-2: two mana can be given, and one ore."""
    trade = state(purse=(2, 1, 0)).acting(0, "trade")
    assert after(trade, "amount:2", "resource:mana", "resource:food") is None
    assert after(trade, "amount:2", "resource:ore", "resource:food") == Line("kingdoms-why-trade-amount")
