"""The table of Tiny Epic Kingdoms: the fields of each part, who sees them, and how long they last.

This is the only place that lists them. `python tools/make_tables.py` writes `_table.py` and `_view.py` from
it; `kingdom.py` and `state.py` add what the parts do. The order is that of `fields()`.
"""

from typing import Any

from starhold.kernel.parts import (
    Part,
    amounts_of,
    derived,
    fact,
    number,
    number_list,
    one_of,
    packed,
    part,
    parts,
    seat,
    set_of,
    shared,
    switch,
)
from starhold.kingdoms.components import (
    ACT_IDS,
    CARD_IDS,
    FACTION_NAMES,
    MAX_ON_CARD,
    MAX_PLAYERS,
    NOBODY,
    TOKEN_NAMES,
    TOP_MAGIC,
    TOP_TOWER,
)

#: until the shields are taken off the action card
CYCLE = "cycle"


class KingdomPart(Part, brief=True):
    """What belongs to one seat."""

    faction = shared("Faction[Any]", numbers="{at}.number", told=str | None)
    magic = number(0, TOP_MAGIC)
    tower = number(0, TOP_TOWER)
    #: mana, ore and food, four bits each; facts and views have each by its name
    purse = packed()
    #: armies in play: on the map, on the faction card, or aloft
    armies = derived(in_fields=True)
    #: regions with at least one own army, with two, with at least one lying, with two lying
    #: (facts tell the region of each army, with ` standing` if it stands in ruins)
    lands = packed(told=list[str], fact="armies")
    pairs = packed()
    lying = packed()
    lying_pairs = packed()
    #: armies on the faction card (Valkyries 2)
    on_card = number(0, MAX_ON_CARD)
    #: armies in play that stand nowhere: in a war just fought, or picked up by Centaurs 3
    aloft = number(0)
    #: neutral armies taken from the Lost Kingdom
    captured = number(0)
    # -- facts by hand
    #: the side that was chosen; before that, one side of the card that was dealt
    home = fact(str | None)
    card = fact(str | None)
    mana = fact(int)
    ore = fact(int)
    food = fact(int)


class WarPart(Part, brief=True):
    """The war that is being fought; one at a time. The defender NEUTRALS is the Lost Kingdom."""

    attacker = number(NOBODY, MAX_PLAYERS - 1, start=NOBODY, brief=False)
    defender = packed(NOBODY, told=int | None)
    region = packed(-1, told=str)
    #: how far the fixed order of K-WAR-20 has come
    stage = number(0, brief=False, shown="")
    #: did the attacker come by quest, and does he face two armies (Dark Elves 3)?
    by_quest = switch(shown="")
    storms = switch(shown="")
    #: regions shared when the war began (K-ALLY-16)
    shared = packed(told=list[str])
    #: the faces shown, secret until both are in (K-HID-5); -1 is none yet, 0 the white flag
    #: (views show the numbers that are compared, with the raises: sight.py)
    attacker_face = number(-1, start=-1, seen_by="attacker", shown="")
    defender_face = number(-1, start=-1, seen_by="defender", shown="")
    #: discounts less penalties that do not depend on payment or result
    attacker_discount = number()
    defender_discount = number(shown="")
    #: by how much an ability raised the numbers after they were shown
    attacker_raise = number(shown="")
    defender_raise = number(shown="")
    winner = seat(MAX_PLAYERS)
    loser = seat(MAX_PLAYERS, shown="")
    #: the loser held the crown when he lost (K-TOKEN-9)
    crown_lost = switch(shown="")
    #: losing armies that left the contested region and await their fate
    routed = number(0, shown="")
    #: regions of a broken alliance whose losing army awaits its fate (K-ALLY-9)
    at_stake = packed(told=list[str])
    #: a dragon lair grants a free retreat (`Lair`)
    lair = number(0, 2, shown="")
    #: armies that the war removed from play
    removed = number(0, shown="")


class KingdomsPart(Part, brief=True):
    """The whole table."""

    kingdoms = parts(KingdomPart)
    world = shared("World", numbers="*{at}.sides")
    war = part(WarPart, told=WarPart | None)
    #: the card dealt to each board
    dealt = number_list()
    #: regions with at least one army of any colour, with two, with a neutral one
    occupied = derived(in_fields=True)
    full = derived(in_fields=True)
    neutral = set_of("world.names", brief=False, shown="")
    # -- turns
    first = seat("kingdoms", start=0)
    active = seat("kingdoms", start=0)
    #: shields by action, and how many lie on the card
    shields = amounts_of(ACT_IDS, 6, until=CYCLE, shown="")
    placed = derived(in_fields=True)
    selected = one_of(ACT_IDS, until=CYCLE)
    #: the action of the turn before in the same cycle (Shapeshifters 4)
    previous = one_of(ACT_IDS, shown="")
    #: 1 while a turn is being played, so that the end check knows
    in_turn = switch(fact="turn_begun", shown="")
    refreshes = number(0)
    ended = switch(shown="end_triggered")
    #: Satyrs who reached level 5 in this turn, and who triggered the end by it
    reached_top = seat("kingdoms", shown="")
    end_by_magic = seat("kingdoms", shown="")
    #: where the army of this patrol is now, and whether it stood up instead of moving (Goblins 1)
    marched = one_of("world.names", shown="")
    stood = switch(shown="")
    # -- tokens
    face_down = set_of("world.names", shown="")
    #: tokens not seen yet, by kind: those on the map and those left in the box, all mixed
    pool = derived(in_fields=True)
    spent = amounts_of(TOKEN_NAMES, 6, shown="")
    lairs = set_of("world.names", fact="open.dragon-lair", shown="")
    camps = set_of("world.names", fact="open.camp", shown="")
    fortresses = set_of("world.names", fact="open.fortress", shown="")
    cities = set_of("world.names", fact="open.city", shown="")
    churches = set_of("world.names", fact="open.church", shown="")
    crown = seat("kingdoms", shown="")
    # -- setting up
    #: factions and territory cards not dealt yet
    factions = set_of(FACTION_NAMES, brief=False, fact="factions_left", shown="")
    cards = set_of(CARD_IDS, brief=False, fact="cards_left", shown="")
    # -- switches
    tokens = switch(shown="")
    alternative_tower = switch(shown="")
    beginner = switch(shown="")
    max_refreshes = number(0, start=40)
    # -- facts by hand
    seats = fact(list[KingdomPart])
    lost_kingdom = fact(str | None)
    #: name and numbers of each step, the one that waits last
    steps = fact(list[list[Any]])
