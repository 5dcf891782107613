"""Goblins: many, quick, and always after somebody's things."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit, has, members
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step_kinds import Decision
from starhold.kernel.words import Line
from starhold.kingdoms.actions import KingdomsAction
from starhold.kingdoms.components import NOWHERE, Resource
from starhold.kingdoms.faction import Faction
from starhold.kingdoms.kingdom import Kingdom
from starhold.kingdoms.scoring import armies_left
from starhold.kingdoms.shapes import WHERE
from starhold.kingdoms.state import KingdomsState
from starhold.kingdoms.steps.gains import GAIN_ONE, Rob, gain
from starhold.kingdoms.steps.marches import offer_patrol, patrol
from starhold.kingdoms.words import REASONS, region_pick


@final
class Goblins(Faction[KingdomsState]):
    """Two patrols at once, spoils, scavenging and revenge."""

    def patrols_again(self, state: KingdomsState, seat: i64) -> None:
        """1: a second step with another army."""
        if state.magic(seat) >= 1:
            state.stack.append(PatrolAgain(seat))

    def won(self, state: KingdomsState, seat: i64, chance: Chance) -> None:
        """2: a resource of choice."""
        if state.magic(seat) >= 2:
            state.stack.append(GAIN_ONE[seat])

    def another_mobilised(self, state: KingdomsState, seat: i64, chance: Chance) -> None:
        """3: food."""
        if state.magic(seat) >= 3:
            gain(state, seat, Resource.FOOD, 1, chance)

    def lost(self, state: KingdomsState, seat: i64, chance: Chance) -> None:
        """4: a resource of the winner's."""
        if state.magic(seat) >= 4:
            state.stack.append(Rob(seat, state.war.winner))

    def bonus(self, state: KingdomsState, seat: i64) -> i64:
        """5: nobody has more armies."""
        mine = armies_left(state, state.kingdom(seat))
        for kingdom in state.kingdoms:
            if armies_left(state, kingdom) > mine:
                return 0
        return 2


FACTION: Final = Goblins()


@final
class PatrolAgain(Decision[KingdomsState]):
    """A second step with a different army, or none."""

    name: ClassVar[str] = "patrol-again"
    rule: ClassVar[str] = "K-FAC-2"
    then: ClassVar[tuple[Line, ...]] = (WHERE,)

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        kingdom = state.kingdom(seat)
        standing, lying = _others_standing(state, kingdom), _others_lying(state, kingdom)
        if moves.explains and state.marched != NOWHERE:
            for region in members(bit(state.marched) & kingdom.lands & ~standing & ~lying):
                moves.refuse_pick(region_pick(region), MOVED())
        offer_patrol(state, seat, standing, lying, moves)
        moves.add(KingdomsAction.DONE)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        if action != KingdomsAction.DONE:
            patrol(state, seat, action, chance)

    def decline(self, state: KingdomsState, seat: i64) -> i64:
        return KingdomsAction.DONE


def _marched_lies(state: KingdomsState) -> bool:
    """True if the army that moved first lies: it came into ruins, and did not stand up instead of moving."""
    return state.stood == 0 and has(state.world.ruins, state.marched)


def _others_standing(state: KingdomsState, kingdom: Kingdom) -> i64:
    """Return the regions with a standing army that is not the one which moved first."""
    standing = kingdom.standing()
    if state.marched == NOWHERE or _marched_lies(state):
        return standing
    here = bit(state.marched)
    two_stand = here & kingdom.pairs & ~kingdom.lying
    return standing if two_stand else standing & ~here


def _others_lying(state: KingdomsState, kingdom: Kingdom) -> i64:
    """Return the regions with a lying army that is not the one which moved first."""
    if state.marched == NOWHERE or not _marched_lies(state):
        return kingdom.lying
    here = bit(state.marched)
    return kingdom.lying if here & kingdom.lying_pairs else kingdom.lying & ~here


MOVED: Final = REASONS.declare("moved", rule="K-FAC-2")
