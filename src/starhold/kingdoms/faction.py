"""Faction: what the rules ask of a player's faction, with the answers of one that changes nothing.

Each faction is one file in factions/ and answers some of them otherwise (K-FAC-10). `seat` is always
the player of this faction. The state's type is a parameter, since a kingdom has a faction and a state
has kingdoms.
"""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from starhold.kernel.bits import bit
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kingdoms.components import NOBODY

S = TypeVar("S")

#: the names behind the bits of Often
_OFTEN: Final[list[frozenset[str]]] = []


def _often(*names: str) -> i64:
    _OFTEN.append(frozenset(names))
    return bit(len(_OFTEN) - 1)


class Often:
    """Questions asked so often that hot code first looks whether a faction answers any (Faction.answers)."""

    REPLACES: Final[i64] = _often("replaces")
    DENIES: Final[i64] = _often("denies")
    YIELDS: Final[i64] = _often("also_yields", "also_yields_freely", "yields_ore_besides", "turns_yield")
    BUILD_PRICE: Final[i64] = _often("build_discount")
    RESEARCH_PRICE: Final[i64] = _often("research_discount")
    STAND_IN: Final[i64] = _often("stand_in")
    TRADES: Final[i64] = _often("offer_trade", "traded")
    MOBILISES: Final[i64] = _often("mobilises_in")
    ALSO_NEAR: Final[i64] = _often("also_near")
    ALSO_PATROLS: Final[i64] = _often("also_patrols_to")
    STORMS: Final[i64] = _often("storms_pairs")
    SHELTERS: Final[i64] = _often("shelters")
    MARCHES: Final[i64] = _often("enters", "patrols_again")
    QUESTS: Final[i64] = _often("can_quest", "offer_quest")
    COINS: Final[i64] = _often("ore_value", "food_value", "reach", "payment_discount")
    MANA: Final[i64] = _often("opponents_mana")
    WATCHES: Final[i64] = _often("won", "lost", "decided")
    MOURNS: Final[i64] = _often("armies_lost")


@mypyc_attr(allow_interpreted_subclasses=True)
class Faction(Generic[S]):
    """Five abilities, as far as the player has learned them (K-FAC-1)."""

    def __init__(self) -> None:
        #: its place in the box, given when the box is opened
        self.number: i64 = NOBODY
        #: which questions of Often it answers with more than "nothing"
        self.answers: i64 = _answers(_own(type(self)))

    def __reduce__(self) -> str:
        # There is one of each: a copy or a pickle is that one, by its name in its module.
        return "NO_FACTION" if self.number == NOBODY else "FACTION"

    def lives_on_alliances(self) -> bool:
        """True if the faction is left out where there are no alliances (K-2P-12)."""
        return False

    # -- the turn ---------------------------------------------------------------------------

    def begins_turn(self, state: S, seat: i64) -> None:
        """Begin the player's turn; what is put on the stack comes before the selection."""
        return

    def selects_anywhere(self, state: S, seat: i64) -> bool:
        """True if a shield may be put beside another (K-TURN-4)."""
        return False

    def replaces(self, state: S, seat: i64) -> i64:
        """Return the actions that may be performed instead of the selected one, as a set (K-FAC-4)."""
        return 0

    def learns(self, state: S, seat: i64, level: i64, chance: Chance) -> None:
        """React to the player reaching a magic level (K-RESEARCH-4)."""
        return

    # -- collecting -------------------------------------------------------------------------

    def denies(self, state: S, seat: i64) -> i64:
        """Return the regions that yield nothing to others."""
        return 0

    def also_yields(self, state: S, seat: i64, yielding: i64) -> i64:
        """Return a purse besides that of lands and camps, from the regions in `yielding`."""
        return 0

    def also_yields_freely(self, state: S, seat: i64, yielding: i64) -> i64:
        """Return how many resources of free choice come besides those of armies that search ruins."""
        return 0

    def yields_ore_besides(self, state: S, seat: i64) -> i64:
        """Return how much more ore a player gets who collects any from regions."""
        return 0

    def turns_yield(self, state: S, seat: i64, fixed: i64, free: i64, bonus: i64) -> bool:
        """True if the player is asked first; the step put on the stack then continues with the yield."""
        return False

    # -- prices -----------------------------------------------------------------------------

    def build_discount(self, state: S, seat: i64) -> i64:
        """Return the ore spared for a tower level."""
        return 0

    def build_toll(self, state: S, seat: i64) -> i64:
        """Return the ore that others pay besides for the tower level on which the player is."""
        return 0

    def research_discount(self, state: S, seat: i64, level: i64) -> i64:
        """Return the mana spared for a magic level."""
        return 0

    def stand_in(self, state: S, seat: i64, price: i64) -> i64:
        """Return the resource that may replace the usual one in a price (see Price), or NOBODY."""
        return NOBODY

    # -- trade and mobilise -----------------------------------------------------------------

    def offer_trade(self, state: S, seat: i64, moves: Moves) -> None:
        """Offer trades besides those of K-TRADE-1."""
        return

    def takes_trade(self, state: S, seat: i64, action: i64, chance: Chance) -> i64:
        """Carry out a trade that `offer_trade` named; return the resource received."""
        raise NotImplementedError

    def traded(self, state: S, seat: i64, received: i64, chance: Chance) -> None:
        """React to a trade of the player."""
        return

    def mobilises_in(self, state: S, seat: i64) -> i64:
        """Return the regions for a new army besides those of K-MOB-2."""
        return 0

    def another_mobilised(self, state: S, seat: i64, chance: Chance) -> None:
        """React to another player mobilising."""
        return

    # -- marching ---------------------------------------------------------------------------

    def also_near(self, state: S, seat: i64, region: i64) -> i64:
        """Return the regions that are adjacent for this player only (K-RETREAT-10)."""
        return 0

    def also_patrols_to(self, state: S, seat: i64, region: i64) -> i64:
        """Return the regions that a patrol reaches though they are not adjacent."""
        return 0

    def patrols_again(self, state: S, seat: i64) -> None:
        """React to a patrol that is about to be made; what is put on the stack comes after it."""
        return

    def storms_pairs(self, state: S, seat: i64) -> bool:
        """True if the player may attack a region with two armies of one player (K-MOVE-1)."""
        return False

    def shelters(self, state: S, seat: i64) -> i64:
        """Return the regions of this player that others may not enter."""
        return 0

    def enters(self, state: S, seat: i64, origin: i64, target: i64, by_quest: bool, chance: Chance) -> bool:
        """True if an army about to enter a region has to wait; the steps on the stack then let it in."""
        return False

    def can_quest(self, state: S, seat: i64, open_land: i64) -> bool:
        """True if there is a quest besides those of K-QUEST-1."""
        return False

    def offer_quest(self, state: S, seat: i64, open_land: i64, moves: Moves) -> None:
        """Offer quests besides those of K-QUEST-1."""
        return

    def takes_quest(self, state: S, seat: i64, action: i64, chance: Chance) -> None:
        """Carry out a quest that `offer_quest` named."""
        raise NotImplementedError

    # -- war --------------------------------------------------------------------------------

    def attack_discount(self, state: S, seat: i64, region: i64, by_quest: bool) -> i64:
        """Return what the player is spared as attacker, whatever the payment and the result (K-WAR-5)."""
        return 0

    def defence_discount(self, state: S, seat: i64, region: i64) -> i64:
        """Return what the player is spared as defender, whatever the payment and the result."""
        return 0

    def penalty(self, state: S, seat: i64, region: i64) -> i64:
        """Return how much more a war there costs the opponent."""
        return 0

    def total_discount(self, state: S, seat: i64, own: i64, opponents: i64) -> i64:
        """Return the player's discount, when both are known."""
        return own

    def loss_discount(self, state: S, seat: i64) -> i64:
        """Return what the player is spared in a lost war."""
        return 0

    def payment_discount(self, state: S, seat: i64, mana: i64, ore: i64, food: i64) -> i64:
        """Return what a payment of this mix is spared (K-WAR-8)."""
        return 0

    def reach(self, state: S, seat: i64, mana: i64, ore: i64, food: i64) -> i64:
        """Return the highest cost that one payment settles, from what each resource covers."""
        return mana + ore + food

    def opponents_mana(self, state: S, seat: i64) -> i64:
        """Return the points that one mana of the opponent covers."""
        return 2

    def ore_value(self, state: S, seat: i64) -> i64:
        """Return the points that one ore covers."""
        return 1

    def food_value(self, state: S, seat: i64) -> i64:
        """Return the points that one food covers."""
        return 0

    def binds_allies(self, state: S, seat: i64) -> bool:
        """True if allies must show the white flag against this player."""
        return False

    def after_reveal(self, state: S, seat: i64) -> bool:
        """True if the player is asked to change something once the numbers are shown."""
        return False

    def wins_ties(self, state: S, seat: i64) -> bool:
        """True if equal numbers are a victory for this player as attacker (K-WAR-12)."""
        return False

    def feasts(self, state: S, seat: i64, ally: i64) -> i64:
        """Return the players who gain a resource since a war of this one ended in an alliance."""
        return 0

    def won(self, state: S, seat: i64, chance: Chance) -> None:
        """React to the player winning a war, maybe against neutral armies (K-2P-13)."""
        return

    def lost(self, state: S, seat: i64, chance: Chance) -> None:
        """React to the player losing a war."""
        return

    def decided(self, state: S, seat: i64, chance: Chance) -> None:
        """React to a war of any two players finding its winner."""
        return

    def armies_lost(
        self, state: S, seat: i64, victim: i64, armies: i64, in_war: bool, chance: Chance
    ) -> None:
        """React to armies of any player going back to the supply."""
        return

    # -- points -----------------------------------------------------------------------------

    def bonus(self, state: S, seat: i64) -> i64:
        """Return the points for magic level 5 (K-SCORE-3)."""
        return 0


def _answers(own: set[str]) -> i64:
    """Return the bits of Often that stand for at least one of these names."""
    found: i64 = 0
    for place in range(len(_OFTEN)):
        if _OFTEN[place] & own:
            found |= bit(place)
    return found


def _own(kind: type) -> set[str]:
    """Return what a faction's class defines itself."""
    own: set[str] = set()
    for base in kind.__mro__:
        if base is Faction:
            break
        own.update(vars(base))
    return own


#: of a player who has none yet
NO_FACTION: Final[Faction[Any]] = Faction()

#: the factions of the box by their numbers; game.py puts them in
FACTIONS: Final[list[Faction[Any]]] = []
