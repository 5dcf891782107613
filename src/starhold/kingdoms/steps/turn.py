"""The turn: refresh, select, perform, end check, pass (K-TURN-1)."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step_kinds import Decision, Duty
from starhold.kingdoms.actions import KingdomsAction
from starhold.kingdoms.components import (
    ACTS,
    ARMIES,
    MAX_PLAYERS,
    NOBODY,
    SHIELDS,
    TOP_MAGIC,
    TOP_TOWER,
)
from starhold.kingdoms.events import KingdomsEvent, tell
from starhold.kingdoms.scoring import finish
from starhold.kingdoms.state import KingdomsState, packed, packed_one
from starhold.kingdoms.steps.perform import PERFORM
from starhold.kingdoms.words import REASONS


@final
class KingdomsTurn(Duty[KingdomsState]):
    """Lies at the bottom of the stack and begins one turn after the other."""

    name: ClassVar[str] = "turn"
    rule: ClassVar[str] = "K-TURN-1"

    def settle(self, state: KingdomsState, chance: Chance) -> bool:
        if state.in_turn:
            state.in_turn = 0
            check_end(state, chance)
            state.active = state.after(state.active)  # K-TURN-15
        if state.placed == SHIELDS and not refresh(state, chance):
            return False
        state.in_turn = 1
        tell(chance, KingdomsEvent.TURN, state.active)
        state.stack.append(SELECT[state.active])
        state.kingdom(state.active).faction.begins_turn(state, state.active)
        return False


TURN: Final = KingdomsTurn()


def refresh(state: KingdomsState, chance: Chance) -> bool:
    """Take all shields off (K-TURN-2). False: this turn is not played (K-END-4, K-END-7, K-5P-1)."""
    state.end_cycle()
    state.placed = 0
    state.refreshes += 1
    tell(chance, KingdomsEvent.REFRESHED, state.refreshes)
    if state.ended:
        finish(state, chance)
        return False
    if state.max_refreshes and state.refreshes >= state.max_refreshes:
        tell(chance, KingdomsEvent.TIME_UP, state.refreshes)
        finish(state, chance)
        return False
    if state.players == MAX_PLAYERS:
        tell(chance, KingdomsEvent.SKIPPED, state.active)
        state.active = state.after(state.active)
    return state.players != MAX_PLAYERS


def check_end(state: KingdomsState, chance: Chance) -> None:
    """Phase 4: seven armies, tower level 6 or magic level 5 trigger the end (K-END-1, K-END-3)."""
    if not state.ended:
        for seat in range(state.players):
            kingdom = state.kingdom(seat)
            top = kingdom.armies == ARMIES or kingdom.tower == TOP_TOWER or kingdom.magic == TOP_MAGIC
            if top and not state.ended:
                state.ended = 1
                state.end_by_magic = state.reached_top
                tell(chance, KingdomsEvent.END_TRIGGERED, seat)
    state.reached_top = NOBODY


@final
class Select(Decision[KingdomsState]):
    """The active player puts a shield on an action (D-SELECT, K-TURN-4)."""

    name: ClassVar[str] = "select"
    rule: ClassVar[str] = "K-TURN-4"

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        anywhere = state.kingdom(seat).faction.selects_anywhere(state, seat)
        acts: i64 = 0
        act: i64 = 0
        while act < ACTS:
            if anywhere or packed(state.shields, act) == 0:
                acts |= bit(act)
            act += 1
        moves.add_each(KingdomsAction.SELECT, acts)
        if moves.explains:
            moves.refuse_each(KingdomsAction.SELECT, (bit(ACTS) - 1) & ~acts, SHIELD())

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        act = action - KingdomsAction.SELECT
        state.shields += packed_one(act)
        state.placed += 1
        state.previous = state.selected
        state.selected = act
        tell(chance, KingdomsEvent.SELECTED, seat, act)
        player = seat
        for _turn in range(state.players):  # pushed last to first, so that the active player decides first
            player = state.before(player)
            state.stack.append(PERFORM[player])


SHIELD: Final = REASONS.declare("shield", rule="K-TURN-4")


SELECT: Final = [Select(seat) for seat in range(MAX_PLAYERS)]
