"""Who may know what, resampling, invariants, words and texts."""

import msgspec
import pytest

from starhold.kernel.chance import FastChance, ScriptedChance
from starhold.kernel.log import Event, Log
from starhold.kernel.state import play_out
from starhold.kernel.words import Name, Number
from starhold.roll import components as box
from starhold.roll.actions import RollAction
from starhold.roll.data import BOX
from starhold.roll.dice import one, total
from starhold.roll.events import RollEvent
from starhold.roll.game import GAME, STEPS
from starhold.roll.state import Player, RollState
from starhold.roll.tiles import without
from starhold.roll.view import RollView
from tests.roll.builders import (
    act,
    clear,
    draws,
    logged,
    new_state,
    own,
    put,
    random_game,
    said,
    screen,
    stack,
    start,
    tile,
)
from tests.rule_coverage import RULES, defined_ids


def seen(state: RollState, viewer: int | None) -> RollView:
    view = state.view(viewer)
    assert isinstance(view, RollView)
    return view


def encoded(state: RollState, viewer: int | None) -> bytes:
    return msgspec.json.encode(state.view(viewer))


def test_the_view_says_which_square_ends_the_game() -> None:
    """R-END-2: twelve squares, and how many are free."""
    view = seen(new_state(), None)
    assert view.last_square == 12
    assert {player.squares + player.free for player in view.seats} == {12}


# -- hidden information ------------------------------------------------------------------------------


def test_covered_tiles_are_secret() -> None:
    """R-INFO-1, R-INFO-2, R-INFO-4: others see the top tile and the size of a stack, the owner sees all."""
    state = new_state()
    stack(state, 0, "world", "T01", "T02", "T03")
    own_view = seen(state, 0).seats[0].world_stack
    assert own_view.tiles is not None
    assert [tile.tile for tile in own_view.tiles] == ["T01", "T02", "T03"]
    for viewer in (1, None):
        other = seen(state, viewer).seats[0].world_stack
        assert other.size == 3
        assert other.tiles is None
        assert other.top is not None
        assert other.top.tile == "T01"
        assert other.top.development == "galactic-federation"  # the back is common knowledge
        assert b"T02" not in encoded(state, viewer)


def test_drawn_and_abandoned_tiles_are_secret() -> None:
    """R-INFO-1, R-INFO-5: numbers are public, tiles only for their owner."""
    state = new_state()
    clear(state, 0)
    clear(state, 1)
    put(state, 0, explore="home")
    stack(state, 0, "world", "T01", "T02")
    start(state, "explore")
    act(state, 0, "scout", "abandon T02")
    act(state, 0, "draw", chance=draws(state, "T10", "T11"))
    mine = seen(state, 0).seats[0]
    assert mine.drawn_tiles is not None
    assert mine.abandoned_tiles is not None
    assert [tile.tile for tile in mine.drawn_tiles] == ["T10", "T11"]
    assert [tile.tile for tile in mine.abandoned_tiles] == ["T02"]
    theirs = seen(state, 1).seats[0]
    assert (theirs.drawn, theirs.abandoned) == (2, 1)
    assert theirs.drawn_tiles is theirs.abandoned_tiles is None
    assert seen(state, 1).pile == 1
    for name in (b"T02", b"T10", b"T11"):
        assert name not in encoded(state, 1)


# -- tops are shown when a player is done (R-INFO-1) -------------------------------------------------


def sorting(*moves: str, owned: str = "", drawn: tuple[str, ...] = ()) -> tuple[RollState, Log, list[bytes]]:
    """Seat 0 has worlds T01 to T03 and works on them; what seat 1 is told, and sees after each move."""
    state = new_state(2, (4, 7))
    clear(state, 0)
    clear(state, 1)
    if owned:
        own(state, 0, owned)
    else:
        put(state, 0, explore="home")
    stack(state, 0, "world", "T01", "T02", "T03")
    start(state, "explore")
    views = []
    log = Log()
    for move in moves:
        chance = draws(state, *drawn) if move == "draw" else ScriptedChance([])
        chance.log = log
        act(state, 0, move, chance=chance)
        views.append(encoded(state, 1))
    return state, log, views


def tops_told(log: Log) -> list[str]:
    tops = [event for event in log.events if event.kind == RollEvent.ON_TOP]
    return [box.TILE_IDS[event.numbers()[1] % box.TILES] for event in tops]


def test_tiles_abandoned_from_the_top_show_nothing_below() -> None:
    """R-INFO-1, R-EXPLORE-4: what was covered and is abandoned too is never seen by others."""
    moves = ("scout", "abandon T01", "abandon T02")
    state, log, views = sorting(*moves)
    assert all(b"T02" not in view and b"T03" not in view for view in views)
    assert tops_told(log) == []
    theirs = seen(state, 1).seats[0].world_stack
    assert (theirs.size, theirs.top, theirs.needed) == (1, None, 0)
    mine = seen(state, 0).seats[0].world_stack
    assert mine.top is not None
    assert mine.top.tile == "T03"
    places = ("draw", "put T10 world", "put T11 world", "put T12 development")
    state, log, views = sorting(*moves, *places, drawn=("T10", "T11", "T12"))
    assert all(b"T02" not in view for view in views)
    assert tops_told(log) == ["T12", "T03"]
    theirs = seen(state, 1).seats[0].world_stack
    assert theirs.top is not None
    assert theirs.top.tile == "T03"


def test_tiles_put_on_top_and_covered_again_are_not_seen() -> None:
    """R-INFO-1, R-TILE-36: only the last tile on top is shown, and not the one it covers."""
    moves = ("scout", "abandon T03", "draw", "put T10 world-top", "put T11 world-top")
    _, log, views = sorting(*moves, drawn=("T10", "T11"))
    assert all(b"T10" not in view for view in views)
    assert tops_told(log) == ["T11"]


def test_tiles_that_logistics_covers_again_are_not_seen() -> None:
    """R-INFO-1, R-TILE-1: re-sorted tops are shown with "done", not on the way."""
    _, log, views = sorting("put T02 world-top", "put T03 world-top", owned="Advanced Logistics")
    assert all(b"T02" not in view and b"T03" not in view for view in views)
    assert tops_told(log) == []
    _, log, views = sorting("put T02 world-top", "put T03 world-top", "done", owned="Advanced Logistics")
    assert all(b"T02" not in view for view in views)
    assert tops_told(log) == ["T03"]


def test_resampling_while_tops_are_hidden() -> None:
    """R-INFO-1: a top that others have not seen is as unknown to them as a covered tile."""
    state, _, _ = sorting("scout", "abandon T01")
    tops = set()
    for seed in range(20):
        world = state.resample(1, FastChance(seed))
        assert encoded(world, 1) == encoded(state, 1)
        tops.add(world.seats[0].world_stack[0])
        assert state.resample(0, FastChance(seed)).seats[0].world_stack == state.seats[0].world_stack
    assert len(tops) > 5


def assigning(rows: dict[str, str], *moves: str) -> RollState:
    state = new_state()
    screen(state, 1, explore="home home home")
    own(state, 0, "Nanotechnology", "Galactic Influence")
    screen(state, 0, **rows)
    act(state, 0, *moves)
    return state


ROLLS = [
    ({"explore": "home home", "ship": "rare genes"}, ()),
    ({"settle": "home genes", "develop": "rare home"}, ()),
    ({"wild": "rare genes", "ship": "home home"}, ()),
    ({"wild": "rare genes", "ship": "home home"}, ("wild rare develop",)),
    ({"explore": "home home", "ship": "rare genes"}, ("select rare ship produce",)),
    ({"explore": "home home", "ship": "rare genes"}, ("select home explore settle", "dictate rare ship")),
    (
        {"explore": "home home", "ship": "rare genes"},
        ("select home explore settle", "use nanotechnology", "move home explore ship", "stop"),
    ),
]


def test_dice_behind_the_screen_are_secret() -> None:
    """R-INFO-3: whatever the faces and the moves, others receive the very same bytes."""
    first, *rest = (assigning(rows, *moves) for rows, moves in ROLLS)
    for state in rest:
        for viewer in (1, None):
            assert encoded(state, viewer) == encoded(first, viewer)
        assert encoded(state, 0) != encoded(first, 0)
        assert state.legal(1) == first.legal(1)
        assert state.seats_to_move() == first.seats_to_move()


def test_assigning_tells_nothing() -> None:
    """R-INFO-3: no news travel until a player is ready, and then only that."""
    state = assigning({"explore": "home home", "ship": "rare genes"})
    chance = ScriptedChance([])
    chance.log = Log()
    act(state, 0, "select rare ship produce", "dictate home explore", "move home explore ship", chance=chance)
    assert chance.log.events == []
    act(state, 0, "commit", chance=chance)
    (event,) = chance.log.events
    assert (event.kind, event.numbers()) == (RollEvent.READY, (0, 0, 0, 0))


def test_open_things_are_seen_by_all() -> None:
    """R-INFO-3: tableaus, goods, credits, chips, pool, colours of dice in cups and Citizenries."""
    state = new_state(2, (3, 6), ("H1", "H4"))
    view = seen(state, None)
    assert view.seats[1].credits == 8
    assert view.seats[1].citizenry == {"home": 2}
    assert [world.goods for world in view.seats[0].worlds] == [(), ("rare",)]
    assert [world.id for world in view.seats[0].worlds] == ["space-mall", "alpha-centauri"]
    assert [built.id for built in view.seats[0].developments] == ["consumer-markets"]
    assert view.pool == 24
    assert view.bag == 55
    assert sum(view.supply.values()) + total(state.seats[0].dice()) + total(state.seats[1].dice()) == 111


def test_goods_are_laid_out_on_worlds_of_their_colour() -> None:
    """R-INV-4: one for each world first, second ones with Galactic Reserves."""
    state = new_state(2, (3, 6), ("H8", "H4"))
    own(state, 0, "Space Port", "Galactic Reserves", "Mining World")
    put(state, 0, novelty_goods="home rare alien", rare_goods="genes")
    worlds = {world.id: world.goods for world in seen(state, 0).seats[0].worlds}
    assert worlds["space-mall"] == ("home", "alien")
    assert worlds["space-port"] == ("rare",)
    assert worlds["mining-world"] == ("genes",)
    assert worlds["old-earth"] == ()


# -- resampling -------------------------------------------------------------------------------------------


def test_resampled_worlds_look_the_same() -> None:
    """R-INFO-5: a seat cannot tell its table from one drawn anew, and the rules hold there."""
    for seed in range(3):
        state, chance, choices = random_game(3, seed)
        while not state.over:
            for seat in (-1, 0, 1, 2):
                world = state.resample(seat, choices)
                world.check()
                viewer = None if seat < 0 else seat
                assert encoded(world, viewer) == encoded(state, viewer)
                assert world.seats_to_move() == state.seats_to_move()
            play_out(state, chance, choices, 17)


def test_resampling_varies_what_is_hidden() -> None:
    """R-INFO-3: faces and rows of others differ from sample to sample, own ones never do."""
    state, chance, choices = random_game(2, 3)
    while state.round < 2:
        play_out(state, chance, choices, 1)
    worlds = [state.resample(0, choices) for _ in range(20)]
    mine = state.seats[0].screen
    assert mine is not None
    others = set()
    for world in worlds:
        same = world.seats[0].screen
        assert same is not None
        assert same.fields() == mine.fields()
        other = world.seats[1].screen
        assert other is not None
        others.add(tuple(other.fields()))
    assert len(others) > 5


# -- invariants ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_invariants_in_random_play(players: int) -> None:
    """R-INV-1, R-INV-2, R-INV-3, R-INV-4, R-INV-5, R-INV-6, R-INV-7, R-INV-9: after every move; dice and
    squares never get fewer."""
    for seed in range(2):
        state, chance, choices = random_game(players, 100 + seed)
        squares = [0] * players
        dice = [0] * players
        while not state.over:
            assert play_out(state, chance, choices, 1) == 1
            state.check()
            for seat, player in enumerate(state.seats):
                assert player.tableau.squares >= squares[seat]
                squares[seat] = player.tableau.squares
                assert total(player.dice()) >= dice[seat]
                dice[seat] = total(player.dice())


def produce_from_the_cup(player: Player) -> None:
    """A good where no world is."""
    player.cup -= one(0)
    player.genes_goods += one(0)


@pytest.mark.parametrize(
    ("rule", "spoil"),
    [
        ("R-INV-1", lambda state: state.seats[0].add(5, one(0))),
        ("R-INV-2", lambda state: setattr(state, "bag", without(state.bag, 3))),
        ("R-INV-2", lambda state: setattr(state.seats[0], "drawn", bytes([4]))),
        ("R-INV-3", lambda state: setattr(state.seats[1], "credits", 11)),
        ("R-INV-4", lambda state: produce_from_the_cup(state.seats[0])),
        ("R-INV-6", lambda state: setattr(state, "pool", 20)),
        ("R-INV-7", lambda state: clear(state, 0)),
    ],
)
def test_the_check_finds_what_is_broken(rule: str, spoil: object) -> None:
    """R-INV-1, R-INV-2, R-INV-3, R-INV-4, R-INV-6, R-INV-7: a spoiled table is noticed."""
    state = new_state()
    state.check()
    assert callable(spoil)
    spoil(state)
    with pytest.raises(AssertionError, match=rule):
        state.check()


def test_clones_share_nothing_that_changes() -> None:
    state, chance, choices = random_game(4, 9)
    while not state.over:
        twin = state.clone()
        before = state.numbers()
        assert twin.numbers() == before
        play_out(twin, FastChance(1), FastChance(2), 25)
        assert state.numbers() == before
        play_out(state, chance, choices, 40)


# -- words -----------------------------------------------------------------------------------------


def test_every_action_kind_is_in_its_block() -> None:
    """The notations of a few actions, as the engine numbers them."""
    named = {
        RollAction.SELECT + 35 * 4 + 7 * 2 + 6: "select alien ship settle",
        RollAction.DICTATE + 7 * 1 + 0: "dictate home develop",
        RollAction.END: "end",
        RollAction.COMMIT: "commit",
        RollAction.WILD: "wild military explore",
        RollAction.USE: "use propaganda-campaign",
        RollAction.MOVE + 28 * 2 + 7 * 2 + 1: "move military settle produce",
        RollAction.STOP: "stop",
        RollAction.SCOUT: "scout",
        RollAction.ABANDON + 54: "abandon T55",
        RollAction.PUT + 55 * 3: "put T01 world-top",
        RollAction.DONE: "done",
        RollAction.BUILD + 1: "build military",
        RollAction.PAY: "pay home",
        RollAction.TO_CUP + 6: "to-cup alien",
        RollAction.KEEP: "keep",
        RollAction.REMOVE + 7 * 11 + 6: "remove alien alien-goods",
        RollAction.PRODUCE + 7 * 3: "produce home alien",
        RollAction.SHIPPER + 8: "shipper virtual-genes",
        RollAction.TRADE: "trade home novelty",
        RollAction.CONSUME + 27: "consume alien alien",
        RollAction.BANK: "bank",
        RollAction.RECRUIT: "recruit home",
        RollAction.RECALL + 7 * 1: "recall home world-slot",
    }
    for number, notation in named.items():
        assert GAME.actions[number].notation == notation


@pytest.mark.parametrize("players", [2, 4])
def test_every_decision_has_a_prompt_and_every_action_a_label(players: int) -> None:
    """Prompts cite rules that exist, labels are known, and no two legal moves are clicked alike."""
    rules = set(defined_ids((RULES / "roll.md").read_text(encoding="utf-8")))
    assert {step.rule for step in STEPS} <= rules
    for seed in range(2):
        state, chance, choices = random_game(players, 40 + seed)
        while not state.over:
            for seat in state.seats_to_move():
                prompt = GAME.prompt(state, seat)
                assert prompt.rule in rules
                found = [GAME.choice(state, seat, action) for action in state.legal(seat)]
                assert {choice.line.key for choice in found} <= GAME.labels()
                assert all(choice.picks for choice in found)
                assert len({choice.picks for choice in found}) == len(found)
            play_out(state, chance, choices, 3)


def test_labels_say_what_a_shipment_brings() -> None:
    """R-SHIP-5, R-SHIP-6, R-SHIP-11: price and VP stand on the button, bonuses and matching dice included."""
    state = new_state(2, (2, 7), ("H8", "H7"))
    for seat in range(2):
        clear(state, seat)
    own(state, 0, "Mining World", "Export Duties", "Space Refineries")
    put(state, 0, ship="rare", rare_goods="consumption")
    start(state, "ship")
    said = {choice.line.key: choice for choice in (GAME.choice(state, 0, n) for n in state.legal(0))}
    assert said["roll-action-trade"].line.words["credits"] == Number(5)
    assert said["roll-action-consume"].line.words["vp"] == Number(4)
    assert said["roll-action-trade"].picks == ("die:rare-goods:consumption", "trade")


def test_every_event_can_be_said() -> None:
    """Lines name tiles by the side that is meant."""
    chance = FastChance(8)
    chance.log = Log()
    state = GAME.start(3, chance)
    play_out(state, chance, FastChance(9), 20_000)
    keys = {GAME.line(event).key for event in chance.log.events}
    assert len(keys) > 25
    assert state.over
    faction = GAME.word("power", 55)
    assert faction == msgspec.structs.replace(faction, key="roll-faction-development-space-piracy")
    assert GAME.word("tile", 55).key == "roll-world-artist-colony"  # type: ignore[union-attr]


# -- what the log tells ---------------------------------------------------------------------------------


def told(events: list[Event], *kinds: str) -> list[tuple[str, ...]]:
    """The events of these kinds, with the words of their lines."""
    found = []
    for event in events:
        line = GAME.line(event)
        kind = line.key.removeprefix("roll-log-")
        if kind in kinds:
            words = (word.key if isinstance(word, Name) else str(word) for word in line.words.values())
            found.append((kind, *list(words)[1:]))
    return found


def test_given_up_dice_are_told_at_the_reveal() -> None:
    """R-DICTATE-2, R-REVEAL-6: nobody hears of them before, everybody does when the screens are lifted."""
    state = assigning({"explore": "home home", "ship": "rare genes"})
    act(state, 0, "select home explore explore", "dictate rare ship", "move genes ship explore", "commit")
    chance = ScriptedChance([0])
    log = logged(chance)
    act(state, 1, "select home explore explore", "commit", chance=chance)
    assert told(log.events, "dictated") == [("dictated", str(Number(1)), "roll-die-rare")]


def test_the_log_names_the_shipper() -> None:
    """R-SHIP-3: who looks on learns which shipper took the good, a virtual one too."""
    state = new_state(2, (2, 7), ("H8", "H7"))
    for seat in range(2):
        clear(state, seat)
    own(state, 0, "Mining World", "Rebel Miners", "Organic Shipyards")
    put(state, 0, ship="rare", rare_goods="consumption home")
    chance = ScriptedChance([])
    log = logged(chance)
    start(state, "ship", chance)
    act(
        state,
        0,
        "shipper virtual-genes",
        "trade home rare",
        "shipper rare",
        "trade consumption rare",
        chance=chance,
    )
    assert told(log.events, "shipping") == [
        ("shipping", "roll-shipper-virtual-genes"),
        ("shipping", "roll-shipper-rare"),
    ]


def test_credits_that_were_not_gained_are_not_told() -> None:
    """R-PHASE-7: with $10 a completed tile, its payers, a subsidy and the end of a phase say nothing."""
    state = new_state()
    for seat in range(2):
        clear(state, seat)
        state.seats[seat].credits = box.CREDIT_CAP
    own(state, 0, "Galactic Recycling", "Galactic Investors")
    name = next(one.world.name for one in BOX.tiles if one.world.credits and not one.world.removes_die)
    stack(state, 0, "world", BOX.tiles[tile(name)].id)
    put(state, 0, world_slot=" ".join(["home"] * 6))
    chance = ScriptedChance([])
    log = logged(chance)
    start(state, "settle", chance)
    start(state, "develop", chance)
    assert "settled" in said(log.events)
    assert told(log.events, "tile-credits", "power-credits") == []


def test_the_view_tells_how_near_the_end_is() -> None:
    """R-END-1, R-END-2: free squares and the last round come from the rules."""
    state = new_state()
    assert [player.free for player in seen(state, None).seats] == [9, 9]
    assert not seen(state, None).last
    own(state, 0, *(one.world.name for one in BOX.tiles[:9]))
    assert seen(state, None).seats[0].free == 0
    assert seen(state, None).last
    state = new_state()
    state.pool = 0
    assert seen(state, None).last
    state.stack.clear()
    assert not seen(state, None).last
