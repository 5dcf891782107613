"""What each reason of Roll claims, checked against the legal choices and what the seat sees on the table."""

from collections.abc import Callable, Iterator
from typing import cast

from starhold.kernel.bits import has
from starhold.kernel.state import State
from starhold.kernel.words import Line, Name, Number
from starhold.roll.actions import REASSIGNING
from starhold.roll.components import PHASE_NAMES, SIDE_NAMES
from starhold.roll.game import GAME
from starhold.roll.powers.reassign import POWERS, Reassign
from starhold.roll.screen import Screen
from starhold.roll.state import RollState
from starhold.roll.view import Dice, PlayerView, RollView, ScreenView
from tests.reasons import Choices, choices_of


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
    player = view.seats[seat]
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
        self.state = cast(RollState, state)
        self.seat = seat
        self.view = cast(RollView, state.view(seat))
        self.me = self.view.seats[seat]
        self.step = self.state.seats[seat].step.name
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

    @property
    def behind(self) -> Screen:
        screen = self.state.seats[self.seat].screen
        assert screen is not None
        return screen

    @property
    def power(self) -> Reassign:
        """The power of the development that was picked."""
        return POWERS[GAME.action(f"use {self.thing}") - GAME.action(f"use {REASSIGNING[0]}")]

    def idle(self) -> bool:
        """Is it a power that cannot be used, while no other is in use?"""
        return self.reassigns() and self.screen.using is None and not self.part

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
    "power-spent": lambda it: it.idle() and has(it.behind.used, it.power.number),
    "power-rank": lambda it: it.idle() and it.power.ranked and it.power.moves_most(it.state, it.seat) == 0,
    "power-nobody": lambda it: it.idle() and not it.power.can_move(it.behind),
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
    "grey": lambda it: it.pick == "worlds:grey" and not it.part,
    "worlds-full": lambda it: (
        it.goods >= sum(world.colour == it.thing for world in it.me.worlds) and not it.part
    ),
    "no-good": lambda it: it.goods == 0 and not it.part,
    "shipment-order": lambda it: it.view.stage == "ship",
    "recruit-over": lambda it: it.step == "manage" and not it.part,
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


def said_of(state: State, seat: int, choices: Choices, pick: str, line: Line) -> bool:
    """Is what a line says of a pick true?"""
    reason = line.key.removeprefix("roll-why-")
    lies = reason not in SPEAK_OF_IT or pick in set(drawn(state, seat))
    return lies and TRUTHS[reason](Asked(state, seat, choices, pick, line))


def holds(reason: str, state: State, seat: int, pick: str) -> bool:
    """Is the reason that is given against a pick this one, and true?"""
    line = GAME.reason(state, seat, pick)
    if line is None or line.key != f"roll-why-{reason}":
        return False
    return said_of(state, seat, choices_of(GAME, state, seat), pick, line)
