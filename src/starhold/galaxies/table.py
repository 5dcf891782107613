"""The table of Tiny Epic Galaxies: the fields of each part, who sees them, and how long they last.

This is the only place that lists them. `python tools/make_tables.py` writes `_table.py` and `_view.py` from
it; `state.py` adds what the parts do. The order is that of `fields()`.
"""

from starhold.galaxies.components import (
    ALL_PLANETS,
    FACE_IDS,
    MAX_RESOURCE,
    MISSION_IDS,
    PLANET_IDS,
    ROGUE_STRIDE,
    SHIPS,
    START_CULTURE,
    START_ENERGY,
)
from starhold.kernel.parts import (
    OWNER,
    TURN,
    Part,
    counts_of,
    derived,
    fact,
    flag,
    number,
    numbers,
    one_of,
    packed,
    parts,
    row_of,
    seat,
    set_below,
    set_of,
    shared,
)


class EmpirePart(Part):
    """One player's mat and ships, or the Rogue's."""

    energy = number(0, "max_energy", start=START_ENERGY, rule="G-INV-2")
    culture = number(0, "max_culture", start=START_CULTURE, rule="G-INV-2")
    #: a Rogue has maxima of its own
    max_energy = derived(MAX_RESOURCE)
    max_culture = derived(MAX_RESOURCE)
    level = number(1, ROGUE_STRIDE - 1, start=1)
    #: points of the colonies and of the level, together (G-DEF-9)
    score = number(0, fact="")
    home = number(0, SHIPS, start=2, fact="")
    #: slots with an own ship landed, and in orbit; facts and views tell `ships`
    surface = packed()
    orbit = packed()
    #: positions of the orbiting ships, four bits a slot
    progress = packed()
    #: views show whole cards
    colonies = set_of(PLANET_IDS, shown="")
    #: planets whose action this player used this turn, of those that count it (G-PLANET-7)
    used = set_of(PLANET_IDS, until=TURN)
    #: planets whose action this player is resolving now (G-PLANET-6)
    resolving = set_of(PLANET_IDS, shown="")
    #: place of the ship that made Nagato's first move this turn (G-CARD-7)
    nagato_ship = packed(-1, told=str | None, until=TURN)
    #: the two missions dealt, and the one kept (G-HID-1)
    dealt = set_of(MISSION_IDS, seen_by=OWNER)
    mission = one_of(MISSION_IDS, seen_by=OWNER)
    #: `home`, `surface PLANET` or `orbit PLANET SPACE`
    ships = fact(list[str])


class GalaxiesPart(Part):
    """The whole table."""

    rules = shared("Rules")
    # -- the planets
    #: shown as a number of cards
    deck = set_of(PLANET_IDS, start=ALL_PLANETS, shown="")
    discard = set_of(PLANET_IDS)
    #: the planet in each slot, a byte each; 255 is none
    row = packed(0xFFFFFFFFFFFF, told=list[str | None])
    #: slots that hold a planet; of those, the ones giving energy, and with a diplomacy track
    filled = derived()
    energy_slots = derived()
    diplomacy_slots = derived()
    # -- the turn
    first = seat("empires", start=0)
    active = seat("empires")
    inactive = counts_of(FACE_IDS, 4, until=TURN, fact="dice.inactive")
    activated = counts_of(FACE_IDS, 4, until=TURN, fact="dice.activated")
    in_converter = number(0, 2, until=TURN, fact="dice.converter")
    discarded = number(0, until=TURN, fact="dice.discarded")
    #: the face of the die whose action and follow window are not finished
    current_face = one_of(FACE_IDS, until=TURN, fact="dice.current")
    free_reroll = flag(True, until=TURN, shown="dice.free_reroll")
    bounty_energy = number(0, until=TURN)
    bounty_culture = number(0, until=TURN)
    follow_cost = number(0, start=1, until=TURN)
    # -- the end
    trigger = seat("empires")
    ended = flag(fact="over", shown="")
    # -- solo play
    solo_winner = seat("empires", shown="")
    dice_penalty = number(0)
    #: levels whose once-per-turn attack was performed this turn
    attacks_used = set_below(ROGUE_STRIDE, until=TURN, shown="")
    # -- of any length
    #: cards put under the deck by a later Helios, next to be drawn first
    under = row_of(PLANET_IDS)
    #: points from missions, known after the end; by seat
    mission_points = numbers(shown="")
    empires = parts(EmpirePart)
    # -- facts by hand
    players = fact(int)
    options = fact(dict[str, str])
    #: planets that stay in the box
    box = fact(list[str])
    seats = fact(list[EmpirePart])
    rogue = fact(EmpirePart | None)
    #: name and numbers of each step, the one that waits last
    steps = fact(list[list[str | int]])
