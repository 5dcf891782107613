"""What the steps of the game share: a power to be used or not, and reasons that several of them give."""

from typing import Final

from mypy_extensions import i64

from starhold.kernel.bits import bit, has
from starhold.kernel.chance import Chance
from starhold.kernel.kit import Decision
from starhold.kernel.moves import Moves
from starhold.kernel.vocabulary import ReasonTable
from starhold.kernel.words import Number, Question, Reason
from starhold.kingdoms.actions import Do
from starhold.kingdoms.components import NOBODY, NOWHERE
from starhold.kingdoms.state import KingdomsState
from starhold.kingdoms.words import amount_of, player_of, region_of, region_word, resource_word

REASONS: Final = ReasonTable()


def owners(state: KingdomsState, seat: i64, region: i64) -> i64:
    """The other players who have armies in a region, as a set."""
    found: i64 = 0
    for other in range(state.players):
        if other != seat and has(state.kingdom(other).lands, region):
            found |= bit(other)
    return found


class UseOrDecline(Decision[KingdomsState]):
    """Something that the seat may use or leave (D-OPTIONAL)."""

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        moves.add(Do.USE)
        moves.add(Do.DECLINE)

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        if action == Do.USE:
            self.use(state, seat, chance)

    def use(self, state: KingdomsState, seat: i64, chance: Chance) -> None:
        """It is used."""
        raise NotImplementedError

    def decline(self, state: KingdomsState, seat: i64) -> i64:
        return Do.DECLINE


class AboutRegion(Decision[KingdomsState]):
    """A decision about a region, which the question names."""

    def __init__(self, seat: i64, region: i64) -> None:
        super().__init__(seat)
        self.region: i64 = region

    def question(self, state: KingdomsState, seat: i64) -> Question:
        return Question(self.name, {"region": region_word(state, self.region)}, self.rule)

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.region)]


# -- what a region that was picked lacks ---------------------------------------------------


def in_region(state: KingdomsState, regions: i64, pick: str) -> bool:
    """Is the region that was picked among these?"""
    region = region_of(state, pick)
    return region != NOWHERE and has(regions, region)


def _is_full(state: KingdomsState, seat: int, pick: str) -> bool:
    return in_region(state, state.full, pick)


def holds_others(state: KingdomsState, seat: int, pick: str) -> bool:
    """Is an army of somebody else in the region that was picked, maybe a neutral one?"""
    region = region_of(state, pick)
    if region == NOWHERE:
        return False
    return has(state.neutral, region) or owners(state, seat, region) != 0


def _no_player_besides(state: KingdomsState, seat: int, pick: str) -> bool:
    region = region_of(state, pick)
    return region != NOWHERE and owners(state, seat, region) == 0


def _last_army_there(state: KingdomsState, seat: int, pick: str) -> bool:
    region = region_of(state, pick)
    for other in range(state.players):
        picked = player_of(state, pick) == other or (
            region != NOWHERE and has(state.kingdom(other).lands, region)
        )
        if other != seat and picked and state.kingdom(other).armies == 1:
            return True
    return False


FULL: Final = REASONS.declare("full", _is_full, "K-MOVE-2")
FOREIGN_ARMY: Final = REASONS.declare("foreign-army", holds_others)
NO_FOREIGN_ARMY: Final = REASONS.declare("no-foreign-army", _no_player_besides)
LAST_ARMY: Final = REASONS.declare("last-army", _last_army_there, "K-MOVE-3")
NOT_EDGE: Final = REASONS.declare(
    "not-edge",
    lambda state, seat, pick: in_region(state, state.world.land & ~state.world.edge, pick),
    "K-QUEST-1",
)
YOURSELF: Final = REASONS.declare("yourself", lambda state, seat, pick: player_of(state, pick) == seat)


# -- amounts ------------------------------------------------------------------------------


def _more_than_held(state: KingdomsState, seat: int, pick: str) -> bool:
    resource, amount = amount_of(pick)
    return resource != NOBODY and amount > state.kingdom(seat).amount(resource)


TOO_FEW: Final = REASONS.declare("too-few", _more_than_held, "K-RES-3")


def too_few(state: KingdomsState, seat: i64, pick: str) -> Reason | None:
    """More is picked than the player has."""
    if not _more_than_held(state, seat, pick):
        return None
    resource, _amount = amount_of(pick)
    held = int(state.kingdom(seat).amount(resource))
    return TOO_FEW(have=Number(held), resource=resource_word(resource))
