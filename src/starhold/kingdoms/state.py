"""What lies on the table: kingdoms, armies, tokens, shields, and the war that is being fought."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from starhold.kernel.bits import bit, count, has
from starhold.kernel.chance import Chance
from starhold.kernel.state import State
from starhold.kingdoms.components import (
    NOBODY,
    NOWHERE,
    TOKENS,
)
from starhold.kingdoms.faction import Often
from starhold.kingdoms.kingdom import Kingdom
from starhold.kingdoms.world import EMPTY_WORLD, World

#: bits of a counter in packed counts (tokens by kind, shields by action)
_WIDE: Final = 6
_COUNTER: Final = 63


def packed(counts: i64, place: i64) -> i64:
    """One of the counters that share an integer."""
    return (counts >> (place * _WIDE)) & _COUNTER


def packed_one(place: i64) -> i64:
    """What to add for one more at that place."""
    return bit(place * _WIDE)


# -- a war ----------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class War:
    """The war that is being fought; one at a time. The defender NEUTRALS is the Lost Kingdom."""

    def __init__(self) -> None:
        self.attacker: i64 = NOBODY
        self.defender: i64 = NOBODY
        self.region: i64 = NOWHERE
        #: how far the fixed order of K-WAR-20 has come
        self.stage: i64 = 0
        #: did the attacker come by quest, and does he face two armies (Dark Elves 3)?
        self.by_quest: i64 = 0
        self.storms: i64 = 0
        #: regions shared when the war began (K-ALLY-16)
        self.shared: i64 = 0
        #: the faces shown, secret until both are in; -1 is none yet, 0 the white flag
        self.attacker_face: i64 = -1
        self.defender_face: i64 = -1
        #: discounts less penalties that do not depend on payment or result
        self.attacker_discount: i64 = 0
        self.defender_discount: i64 = 0
        #: by how much an ability raised the numbers after they were shown
        self.attacker_raise: i64 = 0
        self.defender_raise: i64 = 0
        self.winner: i64 = NOBODY
        self.loser: i64 = NOBODY
        #: the loser held the crown when he lost (K-TOKEN-9)
        self.crown_lost: i64 = 0
        #: losing armies that left the contested region and await their fate
        self.routed: i64 = 0
        #: regions of a broken alliance whose losing army awaits its fate (K-ALLY-9)
        self.at_stake: i64 = 0
        #: a dragon lair grants a free retreat; LAIR_* below
        self.lair: i64 = 0
        #: armies that the war removed from play
        self.removed: i64 = 0

    def clone(self) -> "War":
        twin = War()
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.region = self.region
        twin.stage = self.stage
        twin.by_quest = self.by_quest
        twin.storms = self.storms
        twin.shared = self.shared
        twin.attacker_face = self.attacker_face
        twin.defender_face = self.defender_face
        twin.attacker_discount = self.attacker_discount
        twin.defender_discount = self.defender_discount
        twin.attacker_raise = self.attacker_raise
        twin.defender_raise = self.defender_raise
        twin.winner = self.winner
        twin.loser = self.loser
        twin.crown_lost = self.crown_lost
        twin.routed = self.routed
        twin.at_stake = self.at_stake
        twin.lair = self.lair
        twin.removed = self.removed
        return twin

    def fields(self) -> list[int]:
        return [
            self.attacker,
            self.defender,
            self.region,
            self.stage,
            self.by_quest,
            self.storms,
            self.shared,
            self.attacker_face,
            self.defender_face,
            self.attacker_discount,
            self.defender_discount,
            self.attacker_raise,
            self.defender_raise,
            self.winner,
            self.loser,
            self.crown_lost,
            self.routed,
            self.at_stake,
            self.lair,
            self.removed,
        ]

    def face(self, seat: i64) -> i64:
        """The face that a seat chose."""
        return self.attacker_face if seat == self.attacker else self.defender_face

    def set_face(self, seat: i64, face: i64) -> None:
        if seat == self.attacker:
            self.attacker_face = face
        else:
            self.defender_face = face

    def number(self, seat: i64) -> i64:
        """The number of a seat that is compared."""
        if seat == self.attacker:
            return self.attacker_face + self.attacker_raise
        return self.defender_face + self.defender_raise

    def raise_number(self, seat: i64, by: i64) -> None:
        if seat == self.attacker:
            self.attacker_raise = by
        else:
            self.defender_raise = by

    def other(self, seat: i64) -> i64:
        """The opponent."""
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
class KingdomsState(State):
    """The whole table."""

    def __init__(self, players: i64 = 2) -> None:
        super().__init__(players)
        self.kingdoms: list[Kingdom] = []
        self.world: World = EMPTY_WORLD
        self.war: War = NO_WAR
        #: regions with at least one army of any colour, with two, with a neutral one
        self.occupied: i64 = 0
        self.full: i64 = 0
        self.neutral: i64 = 0
        # -- turns
        self.first: i64 = 0
        self.active: i64 = 0
        #: shields by action, and how many lie on the card
        self.shields: i64 = 0
        self.placed: i64 = 0
        self.selected: i64 = NOBODY
        #: the action of the turn before in the same cycle (Shapeshifters 4)
        self.previous: i64 = NOBODY
        #: 1 while a turn is being played, so that the end check knows
        self.in_turn: i64 = 0
        self.refreshes: i64 = 0
        self.ended: i64 = 0
        #: Satyrs who reached level 5 in this turn, and who triggered the end by it
        self.reached_top: i64 = NOBODY
        self.end_by_magic: i64 = NOBODY
        #: where the army of this patrol is now, and whether it stood up instead of moving (Goblins 1)
        self.marched: i64 = NOWHERE
        self.stood: i64 = 0
        # -- tokens
        self.face_down: i64 = 0
        #: tokens not seen yet, by kind: those on the map and those left in the box, all mixed
        self.pool: i64 = 0
        self.spent: i64 = 0
        self.lairs: i64 = 0
        self.camps: i64 = 0
        self.fortresses: i64 = 0
        self.cities: i64 = 0
        self.churches: i64 = 0
        self.crown: i64 = NOBODY
        # -- setting up
        #: factions and territory cards not dealt yet, as sets; the card dealt to each board
        self.factions: i64 = 0
        self.cards: i64 = 0
        self.dealt: list[int] = []
        # -- switches
        self.tokens: i64 = 0
        self.alternative_tower: i64 = 0
        self.beginner: i64 = 0
        self.max_refreshes: i64 = 0

    def kingdom(self, seat: i64) -> Kingdom:
        return self.kingdoms[seat]

    def magic(self, seat: i64) -> i64:
        """The magic level of a seat, and so the highest of its abilities in force (K-FAC-1, K-RESEARCH-3)."""
        return self.kingdoms[seat].magic

    def at_war(self) -> bool:
        """Is a war being fought?"""
        return self.war.attacker != NOBODY

    def shared(self, seat: i64, other: i64) -> i64:
        """Regions in which both have armies; they are allies as long as there is one (K-ALLY-1, K-ALLY-2)."""
        return self.kingdoms[seat].lands & self.kingdoms[other].lands

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.players else 0

    def before(self, seat: i64) -> i64:
        """The next seat the other way round."""
        return seat - 1 if seat > 0 else self.players - 1

    # -- copies ---------------------------------------------------------------------------

    def clone(self) -> "KingdomsState":
        twin = KingdomsState(self.players)
        twin.earlier = self.earlier
        twin.stack = self.stack.copy()
        twin.choices = self.choices
        twin.chooser = self.chooser
        for kingdom in self.kingdoms:
            twin.kingdoms.append(kingdom.clone())
        twin.world = self.world
        twin.war = self.war if self.war is NO_WAR else self.war.clone()
        twin.occupied = self.occupied
        twin.full = self.full
        twin.neutral = self.neutral
        twin.first = self.first
        twin.active = self.active
        twin.shields = self.shields
        twin.placed = self.placed
        twin.selected = self.selected
        twin.previous = self.previous
        twin.in_turn = self.in_turn
        twin.refreshes = self.refreshes
        twin.ended = self.ended
        twin.reached_top = self.reached_top
        twin.end_by_magic = self.end_by_magic
        twin.marched = self.marched
        twin.stood = self.stood
        twin.face_down = self.face_down
        twin.pool = self.pool
        twin.spent = self.spent
        twin.lairs = self.lairs
        twin.camps = self.camps
        twin.fortresses = self.fortresses
        twin.cities = self.cities
        twin.churches = self.churches
        twin.crown = self.crown
        twin.factions = self.factions
        twin.cards = self.cards
        twin.dealt = self.dealt.copy()
        twin.tokens = self.tokens
        twin.alternative_tower = self.alternative_tower
        twin.beginner = self.beginner
        twin.max_refreshes = self.max_refreshes
        return twin

    def fields(self) -> list[int]:
        numbers: list[int] = []
        for kingdom in self.kingdoms:
            numbers.extend(kingdom.fields())
        numbers.extend(self.world.sides)
        numbers.extend(self.war.fields())
        numbers.extend(self.dealt)
        numbers.extend(
            [
                self.occupied,
                self.full,
                self.neutral,
                self.first,
                self.active,
                self.shields,
                self.placed,
                self.selected,
                self.previous,
                self.in_turn,
                self.refreshes,
                self.ended,
                self.reached_top,
                self.end_by_magic,
                self.marched,
                self.stood,
                self.face_down,
                self.pool,
                self.spent,
                self.lairs,
                self.camps,
                self.fortresses,
                self.cities,
                self.churches,
                self.crown,
                self.factions,
                self.cards,
                self.tokens,
                self.alternative_tower,
                self.beginner,
                self.max_refreshes,
            ]
        )
        return numbers

    # -- armies on the map ------------------------------------------------------------------

    def put_army(self, seat: i64, region: i64) -> None:
        """An army arrives: it is laid flat in ruins (K-RUINS-1, K-RUINS-10), else it stands."""
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
        """An army leaves its region; it is still in play."""
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
        """The only army of a seat in a region leaves it."""
        self.take_army(seat, region, has(self.kingdom(seat).lying, region))

    def stand_up(self, seat: i64, region: i64) -> None:
        """A lying army stands up (K-PATROL-4)."""
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
        """The war number that beats a neutral army (K-2P-4, K-2P-7)."""
        return count(self.neutral)

    def owner(self, region: i64, besides: i64) -> i64:
        """Another player's seat with an army there, lowest first; NOBODY if there is none."""
        for seat in range(self.players):
            if seat != besides and has(self.kingdom(seat).lands, region):
                return seat
        return NOBODY

    # -- where armies may go ------------------------------------------------------------------

    def peaceful(self, seat: i64) -> i64:
        """Land that an army of the seat may enter without a war: empty, or with one own army alone."""
        return (self.world.land & ~self.occupied) | (self.kingdom(seat).lands & ~self.full)

    def near(self, seat: i64, region: i64) -> i64:
        """Neighbours as this seat sees them (K-RETREAT-10)."""
        faction = self.kingdom(seat).faction
        near = self.world.near(region)
        return near | faction.also_near(self, seat, region) if faction.answers & Often.ALSO_NEAR else near

    def attackable(self, seat: i64) -> i64:
        """Regions of other players that an army of the seat may enter, starting a war."""
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
        """Where a player can be attacked: an army alone (K-MOVE-1), or a pair by those who storm pairs."""
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
        """How many tokens nobody has seen."""
        total: i64 = 0
        for kind in range(TOKENS):
            total += packed(self.pool, kind)
        return total

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
        """A token leaves the game (K-TOKEN-29)."""
        self.spent += packed_one(kind)
