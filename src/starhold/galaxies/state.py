"""What the parts of Tiny Epic Galaxies do: the row, the mats, the dice (what they hold: table.py).

Two layout tricks keep a state cheap to copy and quick to ask. Ships are sets of
slots: a player has at most one ship on each surface and one in each orbit
(G-MOVE-5), so `surface` and `orbit` are six bits each and the rest is home. Dice
are counts by face, four bits a face, since equal dice are one choice.
"""

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from starhold.galaxies._table import EmpireBase, GalaxiesBase
from starhold.galaxies.components import (
    ABSOLUTE_MISSIONS,
    ALL_MISSIONS,
    END_SCORE,
    FACES,
    FLEET,
    GIVES_ENERGY,
    LENGTH,
    LEVEL_POINTS,
    MAX_SLOTS,
    NO_PLANET,
    POINTS,
    ROGUE_MAX_CULTURE,
    ROGUE_MAX_ENERGY,
    ROGUE_POINTS,
    ROGUE_STRIDE,
    SHIPS,
    TRACK,
    Place,
    Track,
)
from starhold.galaxies.events import GalaxiesEvent, tell
from starhold.kernel.bits import bit, count, has, nth, shl
from starhold.kernel.chance import Chance
from starhold.kernel.step import Step

NOBODY: Final = -1
NO_PLACE: Final = -1
NO_FACE: Final = -1
#: in the log, seat numbers from here on mean the Rogue galaxies
ROGUE_VOICE: Final = 8

_COUNT6: Final = bytes(bin(n).count("1") for n in range(64))


class Bonus:
    """What a Rogue's maximum of culture brings (G-SOLO-21)."""

    DIFFERENT: Final = 0
    EXTRA_TURN: Final = 1
    REPEATS: Final = 2


class Limit:
    """To which planets the FAQ's line about once and one's own turn belongs (G-PLANET-14)."""

    #: to none: the limits of the cards
    CARDS: Final = 0
    #: to CLJ-0517 and La-Torres: only in one's own turn
    STEALS: Final = 1
    #: to Gyore: once per turn
    GYORE: Final = 2


@final
class Rules:
    """The options of section 17, as the engine asks for them."""

    def __init__(self, rogue: i64 = 0, options: Mapping[str, str] | None = None) -> None:
        #: as they were chosen, but for those of LATER_OPTIONS (game.py) that are at their default
        self.options: Mapping[str, str] = {} if options is None else options
        self.rogue: i64 = rogue
        self.ties_by_level: bool = True
        self.rogue_rerolls_unusable: bool = True
        self.rogue_bonus: i64 = Bonus.DIFFERENT
        self.follow_together: bool = False
        self.null_activation: bool = True
        self.later_texts: bool = False
        self.faq_limit: i64 = Limit.CARDS
        self.absolute_missions: bool = False
        self.regress_most_advanced: bool = False
        #: the seat that begins, or NOBODY for a random one
        self.first: i64 = NOBODY
        #: planets that stay in the box; none in a game, but a position for study may do with few
        self.in_box: i64 = 0


@final
@mypyc_attr(acyclic=True)
class Empire(EmpireBase):
    """One player's mat and ships, or the Rogue's."""

    def clone(self) -> "Empire":
        return Empire(self)

    def position(self, slot: i64) -> i64:
        """Return the space on which the ship in that orbit stands; 0 is the start (G-DEF-6)."""
        return (self.progress >> (slot * 4)) & 15

    def set_position(self, slot: i64, space: i64) -> None:
        self.progress += shl(space - self.position(slot), slot * 4)

    def advanced_orbits(self) -> i64:
        """Return the slots where the ship in orbit has left the start space."""
        slots: i64 = 0
        for slot in range(MAX_SLOTS):
            if self.position(slot) > 0:
                slots |= bit(slot)
        return slots

    def ships_on(self, slots: i64) -> i64:
        """Return how many of the empire's ships are on the surface or in orbit of these slots."""
        return _COUNT6[self.surface & slots] + _COUNT6[self.orbit & slots]

    def gain_energy(self, amount: i64) -> i64:
        """Add energy up to the maximum, the rest is lost (G-ACQ-4, G-SOLO-16); return what was gained."""
        gained = min(amount, self.max_energy - self.energy)
        self.energy += gained
        return gained

    def gain_culture(self, amount: i64) -> i64:
        gained = min(amount, self.max_culture - self.culture)
        self.culture += gained
        return gained

    def leave(self, place: i64) -> None:
        """Take a ship away from a place; an orbit forgets its progress (G-MOVE-9)."""
        if place == Place.HOME:
            self.home -= 1
        elif place < Place.ORBIT:
            self.surface &= ~bit(place - Place.SURFACE)
        else:
            slot = place - Place.ORBIT
            self.orbit &= ~bit(slot)
            self.set_position(slot, 0)

    def enter(self, place: i64) -> None:
        """Put a ship down; orbits are entered at the start space (G-MOVE-9)."""
        if place == Place.HOME:
            self.home += 1
        elif place < Place.ORBIT:
            self.surface |= bit(place - Place.SURFACE)
        else:
            self.orbit |= bit(place - Place.ORBIT)

    def relocate(self, origin: i64, destination: i64) -> None:
        """Move a ship, and keep track of the one that Nagato moved first.

        If that ship is home among others, a ship leaving home is one of the others:
        they are equal but for this, and the choice never takes an option away.
        """
        self.leave(origin)
        self.enter(destination)
        if self.nagato_ship == origin and (origin != Place.HOME or self.home == 0):
            self.nagato_ship = destination

    def call_home(self, slot: i64) -> i64:
        """Return the empire's ships on a planet to its home (G-MOVE-12); return how many there were."""
        returned: i64 = 0
        if has(self.surface, slot):
            self.relocate(Place.SURFACE + slot, Place.HOME)
            returned += 1
        if has(self.orbit, slot):
            self.relocate(Place.ORBIT + slot, Place.HOME)
            returned += 1
        return returned


# -- dice, counted by face ------------------------------------------------------------------


def dice_of(dice: i64, face: i64) -> i64:
    """Return how many of these dice show the face."""
    return (dice >> (face * 4)) & 15


def one_die(face: i64) -> i64:
    """Return a single die showing the face; add it to dice or take it away."""
    return shl(1, face * 4)


def total_dice(dice: i64) -> i64:
    """Return how many dice there are: the sum of the digits of a number in base 16, if below 15."""
    return dice % 15


#: for each count of three faces, the set of those that are shown
_SHOWN: Final = bytes(
    (1 if counts & 15 else 0) | (2 if counts & 240 else 0) | (4 if counts >> 8 else 0)
    for counts in range(4096)
)


def faces_of(dice: i64) -> i64:
    """Return the set of faces that at least one die shows."""
    first: i64 = _SHOWN[dice & 4095]
    last: i64 = _SHOWN[dice >> 12]
    return first | (last << 3)


@final
class GalaxiesState(GalaxiesBase):
    """A position of Tiny Epic Galaxies."""

    # -- the contract ------------------------------------------------------------------

    def clone(self) -> "GalaxiesState":
        return GalaxiesState(self.players, self.rules, self)

    def settle(self, chance: Chance) -> Step[Any] | None:
        """Settle the steps as the kernel does, but end everything after an immediate solo win (G-SOLO-25)."""
        while self.stack:
            step = self.stack[-1]
            if self.ended:
                self.stack.clear()
            elif step.settle(self, chance):
                return step
        return None

    # -- seats -------------------------------------------------------------------------

    def solo(self) -> bool:
        """True if this is a game of one player against a Rogue galaxy."""
        return self.players == 1

    def sides(self) -> i64:
        """Return the number of players and, in solo play, the Rogue, who sits at seat 1."""
        return len(self.empires)

    def is_rogue(self, seat: i64) -> bool:
        return seat >= self.players

    def voice(self, seat: i64) -> i64:
        """Return a seat as the log names it: the Rogue by its own name."""
        return seat if seat < self.players else ROGUE_VOICE + self.rules.rogue

    def mission_pool(self) -> i64:
        """Return the missions that are dealt from (G-MISSION-6)."""
        if self.rules.absolute_missions and self.players == 2:
            return ABSOLUTE_MISSIONS
        return ALL_MISSIONS

    # -- the row ------------------------------------------------------------------------

    def planet_at(self, slot: i64) -> i64:
        """Return the planet in a slot, or NO_PLANET."""
        return (self.row >> (slot * 8)) & 255

    def put_planet(self, slot: i64, planet: i64) -> None:
        """Lay a planet (or NO_PLANET) into a slot."""
        self.row += shl(planet - self.planet_at(slot), slot * 8)
        here = bit(slot)
        self.filled &= ~here
        self.energy_slots &= ~here
        self.diplomacy_slots &= ~here
        if planet != NO_PLANET:
            self.filled |= here
            if GIVES_ENERGY[planet]:
                self.energy_slots |= here
            if TRACK[planet] == Track.DIPLOMACY:
                self.diplomacy_slots |= here

    def slots_with(self, track: i64) -> i64:
        """Return the slots whose planet has such a track."""
        if track == Track.DIPLOMACY:
            return self.diplomacy_slots
        if track == Track.ECONOMY:
            return self.filled & ~self.diplomacy_slots
        return self.filled

    def culture_slots(self) -> i64:
        """Return the slots whose planet gives culture."""
        return self.filled & ~self.energy_slots

    def slot_of(self, planet: i64) -> i64:
        """Return the slot of a planet, or -1 if it is not in the row."""
        for slot in range(MAX_SLOTS):
            if self.planet_at(slot) == planet:
                return slot
        return -1

    def owner(self, planet: i64) -> i64:
        """Return the seat whose colony a planet is, or NOBODY."""
        for seat in range(self.sides()):
            if has(self.empires[seat].colonies, planet):
                return seat
        return NOBODY

    def can_draw(self) -> bool:
        """True if there is a card to draw, counting the discards that would be shuffled (G-COL-4)."""
        return self.deck != 0 or self.discard != 0 or len(self.under) > 0

    def fill_slot(self, slot: i64, chance: Chance) -> None:
        """Draw the top planet of the deck into a slot; without a card it stays empty (G-COL-4)."""
        if self.deck == 0 and len(self.under) > 0:
            planet: i64 = self.under[0]
            self.under = self.under[1:]
        else:
            if self.deck == 0:
                self.deck = self.discard
                self.discard = 0
            if self.deck == 0:
                self.put_planet(slot, NO_PLANET)
                tell(chance, GalaxiesEvent.SLOT_EMPTY, slot)
                return
            planet = nth(self.deck, chance.below(count(self.deck)))
            self.deck &= ~bit(planet)
        self.put_planet(slot, planet)
        tell(chance, GalaxiesEvent.REVEALED, planet, slot)

    # -- ships on tracks -----------------------------------------------------------------

    def advance(self, seat: i64, slot: i64, steps: i64, chance: Chance) -> None:
        """Raise a ship's position; reaching the end colonises, the surplus is lost (G-ADV-1 to G-ADV-4)."""
        empire = self.empires[seat]
        planet = self.planet_at(slot)
        space = empire.position(slot) + steps
        if space >= LENGTH[planet]:
            self.colonise(seat, slot, chance)
        else:
            empire.set_position(slot, space)
            tell(chance, GalaxiesEvent.ADVANCED, self.voice(seat), planet, space)

    def push_back(self, seat: i64, slot: i64, steps: i64, chance: Chance) -> None:
        """Lower a ship's position, never below the start (G-ADV-5)."""
        empire = self.empires[seat]
        space = max(empire.position(slot) - steps, 0)
        empire.set_position(slot, space)
        tell(chance, GalaxiesEvent.PUSHED_BACK, self.voice(seat), self.planet_at(slot), space)

    def colonise(self, seat: i64, slot: i64, chance: Chance) -> None:
        """Take the planet, send all ships there home, count the score, refill the slot (G-COL-2)."""
        planet = self.planet_at(slot)
        empire = self.empires[seat]
        empire.colonies |= bit(planet)
        empire.score += POINTS[planet]
        for other in self.empires:
            other.call_home(slot)
        tell(chance, GalaxiesEvent.COLONISED, self.voice(seat), planet, POINTS[planet], empire.score)
        self.put_planet(slot, NO_PLANET)
        self.check_end(seat, chance)
        self.fill_slot(slot, chance)

    # -- scores ---------------------------------------------------------------------------

    def raise_level(self, seat: i64, chance: Chance) -> None:
        """Raise the level: its points at once, a ship at levels 3 and 5 (G-UPG-3, G-UPG-4, G-UPG-6)."""
        empire = self.empires[seat]
        level = empire.level + 1
        if self.is_rogue(seat):
            base = self.rules.rogue * ROGUE_STRIDE
            empire.score += ROGUE_POINTS[base + level] - ROGUE_POINTS[base + empire.level]
        else:
            empire.score += LEVEL_POINTS[level] - LEVEL_POINTS[empire.level]
            empire.home += FLEET[level] - FLEET[empire.level]
        empire.level = level
        tell(chance, GalaxiesEvent.UPGRADED, self.voice(seat), level, empire.score)
        self.check_end(seat, chance)

    def check_end(self, seat: i64, chance: Chance) -> None:
        """Trigger the end at 21 points (G-END-1, G-END-2); in solo play they win at once (G-SOLO-25)."""
        if self.trigger >= 0 or self.empires[seat].score < END_SCORE:
            return
        self.trigger = seat
        tell(chance, GalaxiesEvent.TRIGGERED_END, self.voice(seat), self.empires[seat].score)
        if self.solo():
            self.end_solo(seat, chance)

    def end_solo(self, winner: i64, chance: Chance) -> None:
        """End the solo game at once, won or lost."""
        if self.ended:
            return
        self.ended = True
        self.solo_winner = winner
        if self.is_rogue(winner):
            tell(chance, GalaxiesEvent.ROGUE_WON, self.rules.rogue)
        else:
            tell(chance, GalaxiesEvent.ROGUE_LOST, self.rules.rogue, winner)

    # -- resources --------------------------------------------------------------------------

    def give(self, seat: i64, energy: i64, culture: i64, chance: Chance) -> None:
        """Gain resources from the supply."""
        empire = self.empires[seat]
        if energy:
            gained = empire.gain_energy(energy)
            tell(chance, GalaxiesEvent.GAINED_ENERGY, self.voice(seat), gained)
            chance.spill(seat, "energy", energy - gained)
        if culture:
            gained = empire.gain_culture(culture)
            tell(chance, GalaxiesEvent.GAINED_CULTURE, self.voice(seat), gained)
            chance.spill(seat, "culture", culture - gained)

    def pay(self, seat: i64, energy: i64, culture: i64, chance: Chance) -> None:
        """Pay resources to the supply."""
        empire = self.empires[seat]
        if energy:
            empire.energy -= energy
            tell(chance, GalaxiesEvent.PAID_ENERGY, seat, energy)
        if culture:
            empire.culture -= culture
            tell(chance, GalaxiesEvent.PAID_CULTURE, seat, culture)

    def resources(self) -> i64:
        """Return the energy and the culture of all in one number, which changes if any of them does."""
        packed: i64 = 0
        for empire in self.empires:
            packed = (packed << 8) | (empire.energy << 4) | empire.culture
        return packed

    def energy_income(self, seat: i64) -> i64:
        """Return what an energy die yields: home ships and ships at energy planets (G-ACQ-1)."""
        empire = self.empires[seat]
        return empire.home + empire.ships_on(self.energy_slots)

    def culture_income(self, seat: i64) -> i64:
        """Return a culture die's yield: ships at culture planets (G-ACQ-2), Rogue home ships (G-SOLO-15)."""
        empire = self.empires[seat]
        income = empire.ships_on(self.culture_slots())
        if self.is_rogue(seat):
            income += empire.home
        return income

    # -- dice --------------------------------------------------------------------------------

    def roll(self, number: i64, chance: Chance) -> i64:
        """Roll dice (G-TURN-1)."""
        dice: i64 = 0
        for die in range(number):
            dice += one_die(chance.below(FACES))
        return dice


def new_rogue(rogue: i64) -> Empire:
    """Return a Rogue galaxy as it starts: nothing but four ships home (G-SOLO-2)."""
    empire = Empire()
    empire.energy = 0
    empire.culture = 0
    empire.max_energy = ROGUE_MAX_ENERGY[rogue]
    empire.max_culture = ROGUE_MAX_CULTURE[rogue]
    empire.home = SHIPS
    return empire


def row_size(players: i64) -> i64:
    """Return the planets in the row: players + 2, six at most; alone as for two (G-SETUP-5, G-SOLO-1)."""
    return min(max(players, 2) + 2, MAX_SLOTS)
