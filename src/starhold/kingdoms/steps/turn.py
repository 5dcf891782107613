"""The turn: refresh, select, perform, end check, pass (K-TURN-1)."""

from typing import Final, final

from mypy_extensions import i64

from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kingdoms.actions import Do
from starhold.kingdoms.components import (
    ACTS,
    ARMIES,
    MAX_PLAYERS,
    NOBODY,
    SHIELDS,
    TOP_MAGIC,
    TOP_TOWER,
    Power,
)
from starhold.kingdoms.events import Tell, tell
from starhold.kingdoms.scoring import finish
from starhold.kingdoms.state import KingdomsState, packed, packed_one
from starhold.kingdoms.steps.base import Ask, Course, OneSeat
from starhold.kingdoms.steps.gains import GAIN_ONE
from starhold.kingdoms.steps.perform import PERFORM


@final
class Turn(Course):
    """Lies at the bottom of the stack and begins one turn after the other."""

    def kind(self) -> i64:
        return Ask.TURN

    def settle(self, table: KingdomsState, chance: Chance) -> bool:
        if table.in_turn:
            table.in_turn = 0
            check_end(table, chance)
            table.active = table.after(table.active)  # K-TURN-15
        if table.placed == SHIELDS and not refresh(table, chance):
            return False
        table.in_turn = 1
        tell(chance, Tell.TURN, table.active)
        table.stack.append(SELECT[table.active])
        if table.kingdom(table.active).has(Power.GAMELYN_TURN_GAIN):
            table.stack.append(GAIN_ONE[table.active])
        return False


TURN: Final = Turn()


def refresh(table: KingdomsState, chance: Chance) -> bool:
    """Take all shields off (K-TURN-2). False: this turn is not played (K-END-4, K-END-7, K-5P-1)."""
    table.shields = 0
    table.placed = 0
    table.selected = NOBODY
    table.refreshes += 1
    tell(chance, Tell.REFRESHED, table.refreshes)
    if table.ended:
        finish(table, chance)
        return False
    if table.max_refreshes and table.refreshes >= table.max_refreshes:
        tell(chance, Tell.TIME_UP, table.refreshes)
        finish(table, chance)
        return False
    if table.players == MAX_PLAYERS:
        tell(chance, Tell.SKIPPED, table.active)
        table.active = table.after(table.active)
    return table.players != MAX_PLAYERS


def check_end(table: KingdomsState, chance: Chance) -> None:
    """Phase 4: seven armies, tower level 6 or magic level 5 trigger the end (K-END-1, K-END-3)."""
    if not table.ended:
        for seat in range(table.players):
            kingdom = table.kingdom(seat)
            top = kingdom.armies == ARMIES or kingdom.tower == TOP_TOWER or kingdom.magic == TOP_MAGIC
            if top and not table.ended:
                table.ended = 1
                table.end_by_magic = table.reached_top
                tell(chance, Tell.END_TRIGGERED, seat)
    table.reached_top = NOBODY


@final
class Select(OneSeat):
    """The active player puts a shield on an action (D-SELECT, K-TURN-4)."""

    def kind(self) -> i64:
        return Ask.SELECT

    def offer(self, table: KingdomsState, seat: i64, moves: Moves) -> None:
        anywhere = table.kingdom(seat).has(Power.SATYRS_ANY_SPACE)
        act: i64 = 0
        while act < ACTS:
            if anywhere or packed(table.shields, act) == 0:
                moves.add(Do.SELECT + act)
            act += 1

    def take(self, table: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        table.stack.pop()
        act = action - Do.SELECT
        table.shields += packed_one(act)
        table.placed += 1
        table.previous = table.selected
        table.selected = act
        tell(chance, Tell.SELECTED, seat, act)
        player = seat
        for _turn in range(table.players):  # pushed last to first, so that the active player decides first
            player = table.before(player)
            table.stack.append(PERFORM[player])


SELECT: Final = [Select(seat) for seat in range(MAX_PLAYERS)]
