"""What armies, tokens and the war that is being fought do (the fields of each part: table.py)."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from starhold.kernel.bits import bit, count, has
from starhold.kernel.chance import Chance
from starhold.kingdoms._table import KingdomsBase, WarBase
from starhold.kingdoms.components import MAX_PLAYERS, NOBODY, TOKEN_COUNTS, TOKENS, Token
from starhold.kingdoms.faction import Often
from starhold.kingdoms.kingdom import Kingdom
from starhold.kingdoms.world import EMPTY_WORLD

#: bits of a counter in packed counts (tokens by kind, shields by action)
_WIDE: Final = 6
_COUNTER: Final = 63


def packed(counts: i64, place: i64) -> i64:
    """Return one of the counters that share an integer."""
    return (counts >> (place * _WIDE)) & _COUNTER


def packed_one(place: i64) -> i64:
    """Return what to add for one more at that place."""
    return bit(place * _WIDE)


# -- a war ----------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class War(WarBase):
    """The war that is being fought; one at a time. The defender NEUTRALS is the Lost Kingdom."""

    def clone(self) -> "War":
        return self if self is NO_WAR else War(self)

    def face(self, seat: i64) -> i64:
        """Return the face that a seat chose."""
        return self.attacker_face if seat == self.attacker else self.defender_face

    def set_face(self, seat: i64, face: i64) -> None:
        if seat == self.attacker:
            self.attacker_face = face
        else:
            self.defender_face = face

    def number(self, seat: i64) -> i64:
        """Return the number of a seat that is compared."""
        if seat == self.attacker:
            return self.attacker_face + self.attacker_raise
        return self.defender_face + self.defender_raise

    def raise_number(self, seat: i64, by: i64) -> None:
        if seat == self.attacker:
            self.attacker_raise = by
        else:
            self.defender_raise = by

    def other(self, seat: i64) -> i64:
        """Return the opponent."""
        return self.defender if seat == self.attacker else self.attacker

    def discount(self, seat: i64) -> i64:
        return self.attacker_discount if seat == self.attacker else self.defender_discount


#: stands for "no war"; never changed, so that all states may share it
NO_WAR: Final = War()


class Lair:
    """What a dragon lair has to do with the fate of the losing army."""

    UNUSED: Final = 0
    #: invoked; no losing army has been given the free retreat yet
    OWED: Final = 1
    #: the army now dealt with retreats free of charge
    NOW: Final = 2


# -- the table ------------------------------------------------------------------------


@final
class KingdomsState(KingdomsBase):
    """The whole table."""

    def __init__(self, players: i64 = 2, source: "KingdomsState | None" = None) -> None:
        super().__init__(players, EMPTY_WORLD, NO_WAR, source)

    def clone(self) -> "KingdomsState":
        return KingdomsState(self.players, self)

    def kingdom(self, seat: i64) -> Kingdom:
        return self.kingdoms[seat]

    def magic(self, seat: i64) -> i64:
        """Return the magic level of a seat: its highest ability in force (K-FAC-1, K-RESEARCH-3)."""
        return self.kingdoms[seat].magic

    def at_war(self) -> bool:
        """True if a war is being fought."""
        return self.war.attacker != NOBODY

    def shared(self, seat: i64, other: i64) -> i64:
        """Return regions where both have armies; they are allies while there is one (K-ALLY-1, K-ALLY-2)."""
        return self.kingdoms[seat].lands & self.kingdoms[other].lands

    def after(self, seat: i64) -> i64:
        """Return the next seat clockwise."""
        return seat + 1 if seat + 1 < self.players else 0

    def before(self, seat: i64) -> i64:
        """Return the next seat anticlockwise."""
        return seat - 1 if seat > 0 else self.players - 1

    # -- armies on the map ------------------------------------------------------------------

    def put_army(self, seat: i64, region: i64) -> None:
        """Put an army into a region: flat in ruins (K-RUINS-1, K-RUINS-10), else standing."""
        kingdom = self.kingdom(seat)
        here = bit(region)
        if kingdom.lands & here:
            kingdom.pairs |= here
        kingdom.lands |= here
        if self.world.ruins & here:
            if kingdom.lying & here:
                kingdom.lying_pairs |= here
            kingdom.lying |= here
        self._occupy(here)

    def take_army(self, seat: i64, region: i64, lying: bool) -> None:
        """Take an army out of its region; it is still in play."""
        kingdom = self.kingdom(seat)
        here = bit(region)
        if lying:
            if kingdom.lying_pairs & here:
                kingdom.lying_pairs &= ~here
            else:
                kingdom.lying &= ~here
        if kingdom.pairs & here:
            kingdom.pairs &= ~here
        else:
            kingdom.lands &= ~here
        self._vacate(here)

    def take_single(self, seat: i64, region: i64) -> None:
        """Take the only army of a seat in a region out of it."""
        self.take_army(seat, region, has(self.kingdom(seat).lying, region))

    def stand_up(self, seat: i64, region: i64) -> None:
        """Stand a lying army up (K-PATROL-4)."""
        kingdom = self.kingdom(seat)
        here = bit(region)
        if kingdom.lying_pairs & here:
            kingdom.lying_pairs &= ~here
        else:
            kingdom.lying &= ~here

    def _occupy(self, here: i64) -> None:
        self.full |= self.occupied & here
        self.occupied |= here

    def _vacate(self, here: i64) -> None:
        if self.full & here:
            self.full &= ~here
        else:
            self.occupied &= ~here

    def put_neutral(self, region: i64) -> None:
        self.neutral |= bit(region)
        self._occupy(bit(region))

    def take_neutral(self, region: i64) -> None:
        self.neutral &= ~bit(region)
        self._vacate(bit(region))

    def neutral_price(self) -> i64:
        """Return the war number that beats a neutral army (K-2P-4, K-2P-7)."""
        return count(self.neutral)

    def owner(self, region: i64, besides: i64) -> i64:
        """Return another player's seat with an army there, lowest first; NOBODY if there is none."""
        for seat in range(self.players):
            if seat != besides and has(self.kingdom(seat).lands, region):
                return seat
        return NOBODY

    # -- where armies may go ------------------------------------------------------------------

    def peaceful(self, seat: i64) -> i64:
        """Return land that an army of the seat may enter without a war: empty, or with one of its armies."""
        return (self.world.land & ~self.occupied) | (self.kingdom(seat).lands & ~self.full)

    def near(self, seat: i64, region: i64) -> i64:
        """Return the neighbours as this seat sees them (K-RETREAT-10)."""
        faction = self.kingdom(seat).faction
        near = self.world.near(region)
        return near | faction.also_near(self, seat, region) if faction.answers & Often.ALSO_NEAR else near

    def attackable(self, seat: i64) -> i64:
        """Return the regions of other players that an army of the seat may enter, starting a war."""
        mine = self.kingdom(seat)
        if mine.armies == 1:  # K-MOVE-4
            return 0
        found: i64 = 0
        storms = mine.faction.answers & Often.STORMS != 0 and mine.faction.storms_pairs(self, seat)
        for other in range(self.players):
            if other != seat:
                found |= self._open_to_attack(other, storms)
        return found

    def _open_to_attack(self, seat: i64, storms: bool) -> i64:
        """Return where a player can be attacked: an army alone (K-MOVE-1), or a pair if `storms`."""
        kingdom = self.kingdom(seat)
        if kingdom.armies == 1:  # K-MOVE-3
            return 0
        found = kingdom.lands & ~self.full
        if storms and kingdom.armies > 2:
            found |= kingdom.pairs
        if kingdom.faction.answers & Often.SHELTERS:
            found &= ~kingdom.faction.shelters(self, seat)
        return found

    # -- tokens -----------------------------------------------------------------------------

    def tokens_unseen(self) -> i64:
        """Return how many tokens nobody has seen."""
        total: i64 = 0
        for kind in range(TOKENS):
            total += packed(self.pool, kind)
        return total

    def lying_open(self, kind: i64) -> i64:
        """Return the regions where tokens of a kind lie open; only those that stay on the map do."""
        if kind == Token.LAIR:
            return self.lairs
        if kind == Token.CAMP:
            return self.camps
        if kind == Token.FORTRESS:
            return self.fortresses
        if kind == Token.CITY:
            return self.cities
        return self.churches if kind == Token.CHURCH else 0

    def tokens_left(self, kind: i64) -> i64:
        """Return how many tokens of a kind nobody can have seen: all but those open, held or spent."""
        # K-TOKEN-3: five players leave the blank in the box
        if kind == Token.BLANK and self.players == MAX_PLAYERS:
            return 0
        seen = packed(self.spent, kind) + count(self.lying_open(kind))
        if kind == Token.CROWN and self.crown != NOBODY:
            seen += 1
        return TOKEN_COUNTS[kind] - seen

    def draw_token(self, chance: Chance) -> i64:
        """Turn up a token: any that nobody has seen, each as likely as the others (K-HID-3)."""
        left = chance.below(self.tokens_unseen())
        kind: i64 = 0
        while left >= packed(self.pool, kind):
            left -= packed(self.pool, kind)
            kind += 1
        self.pool -= packed_one(kind)
        return kind

    def discard(self, kind: i64) -> None:
        """Take a token out of the game (K-TOKEN-29)."""
        self.spent += packed_one(kind)
