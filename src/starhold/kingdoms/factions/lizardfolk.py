"""Lizardfolk: at home everywhere, most of all in other people's homes."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit, lowest
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.words import PlayerName
from starhold.kingdoms.actions import KingdomsAction
from starhold.kingdoms.components import Act, Terrain, board_mask, board_of
from starhold.kingdoms.events import KingdomsEvent, tell
from starhold.kingdoms.faction import Faction
from starhold.kingdoms.scoring import lands_left
from starhold.kingdoms.state import KingdomsState
from starhold.kingdoms.steps.base import LAST_ARMY, NO_FOREIGN_ARMY, NOT_EDGE, AboutRegion, foreign_lands
from starhold.kingdoms.steps.gains import gain
from starhold.kingdoms.steps.marches import LIES
from starhold.kingdoms.words import REASONS


@final
class Lizardfolk(Faction[KingdomsState]):
    """Far patrols, patrols and quests at will, food on the way, and armies that change places."""

    def also_patrols_to(self, state: KingdomsState, seat: i64, region: i64) -> i64:
        """1: all land of the card."""
        return board_mask(board_of(region)) & ~bit(region) if state.magic(seat) >= 1 else 0

    def replaces(self, state: KingdomsState, seat: i64) -> i64:
        """2: patrol and quest for each other."""
        if state.magic(seat) < 2:
            return 0
        if state.selected == Act.QUEST:
            return bit(Act.PATROL)
        return bit(Act.QUEST) if state.selected == Act.PATROL else 0

    def enters(
        self, state: KingdomsState, seat: i64, origin: i64, target: i64, by_quest: bool, chance: Chance
    ) -> bool:
        """3: what the region yields."""
        terrain = state.world.terrain(target)
        if terrain <= Terrain.PLAINS and state.magic(seat) >= 3:
            gain(state, seat, terrain, 1, chance)
        return False

    def can_quest(self, state: KingdomsState, seat: i64, open_land: i64) -> bool:
        """4: an exchange with a foreign army."""
        return state.magic(seat) >= 4 and _exchangeable(state, seat) != 0

    def offer_quest(self, state: KingdomsState, seat: i64, open_land: i64, moves: Moves) -> None:
        if state.magic(seat) >= 4:
            moves.add_each(KingdomsAction.EXCHANGE, _exchangeable(state, seat))

    def takes_quest(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.append(SwapArmies(seat, action - KingdomsAction.EXCHANGE))

    def bonus(self, state: KingdomsState, seat: i64) -> i64:
        """5: homes of others where they have an army."""
        total: i64 = 0
        for other in range(state.players):
            if other != seat and lands_left(state, seat) & board_mask(other):
                total += 1
        return total


FACTION: Final = Lizardfolk()


def _upright_alone(state: KingdomsState, seat: i64) -> i64:
    """Return the edge regions that hold one standing army only; a last army is never exchanged."""
    kingdom = state.kingdom(seat)
    if kingdom.armies == 1:
        return 0
    return kingdom.lands & ~kingdom.lying & ~state.full & state.world.edge


def _foreign_alone(state: KingdomsState, seat: i64) -> i64:
    found: i64 = 0
    for other in range(state.players):
        if other != seat:
            found |= _upright_alone(state, other)
    return found


def _exchangeable(state: KingdomsState, seat: i64) -> i64:
    """Return the seat's armies for which there is a foreign one on another card."""
    theirs = _foreign_alone(state, seat)
    mine = _upright_alone(state, seat)
    found: i64 = 0
    while mine and theirs:
        region = lowest(mine)
        if theirs & ~board_mask(board_of(region)):
            found |= bit(region)
        mine &= mine - 1
    return found


@final
class SwapArmies(AboutRegion):
    """Which foreign army changes places with one's own."""

    name: ClassVar[str] = "exchange"
    rule: ClassVar[str] = "K-FAC-2"

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        others = _foreign_alone(state, seat) & ~board_mask(board_of(self.region))
        moves.add_each(KingdomsAction.WITH, others)
        if moves.explains:
            land = state.world.land
            moves.refuse_each(KingdomsAction.WITH, land & ~foreign_lands(state, seat), NO_FOREIGN_ARMY())
            moves.refuse_each(KingdomsAction.WITH, land & ~state.world.edge, NOT_EDGE())
            moves.refuse_each(KingdomsAction.WITH, board_mask(board_of(self.region)), SAME_CARD())
            moves.refuse_each(KingdomsAction.WITH, state.full, NOT_ALONE())
            for other in range(state.players):
                moves.refuse_each(KingdomsAction.WITH, state.kingdom(other).lying, LIES())
                moves.refuse_each(
                    KingdomsAction.WITH, state.kingdom(other).lands, LAST_ARMY(player=PlayerName(other))
                )

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        target = action - KingdomsAction.WITH
        victim = state.owner(target, seat)
        world = state.world
        tell(chance, KingdomsEvent.EXCHANGED, seat, victim, world.place(self.region), world.place(target))
        state.take_army(seat, self.region, False)
        state.take_army(victim, target, False)
        state.put_army(seat, target)
        state.put_army(victim, self.region)


SAME_CARD: Final = REASONS.declare("exchange-card")
NOT_ALONE: Final = REASONS.declare("not-alone")
