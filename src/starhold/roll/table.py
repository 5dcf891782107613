"""The table of Roll for the Galaxy: the fields of each part, who sees them, and how long they last.

This is the only place that lists them. `python tools/make_tables.py` writes `_table.py` and `_view.py` from
it; `state.py` adds what the parts do. The order is that of `fields()`.

What follows from the rest is not listed: tiles of the bag, dice of the supply. What is empty is left out.
"""

from starhold.kernel.parts import (
    OWNER,
    Part,
    amounts_of,
    derived,
    fact,
    flag,
    more_numbers,
    number,
    one_of,
    packed,
    parts,
    row_of,
    seat,
    set_of,
    shared,
)
from starhold.kernel.told import step_fields
from starhold.roll.components import CREDIT_CAP, DIE_NAMES, PHASE_NAMES, SIDE_NAMES, TILE_IDS
from starhold.roll.dice import WIDTH
from starhold.roll.screen import screen_fields
from starhold.roll.tableau import built_fields, owner_fields


class ScreenPart(Part, brief=True):
    """The dice behind a screen as they were rolled, and the moves made there; all by hand (screen.py)."""

    rolled = fact(dict[str, dict[str, int]])
    moves = fact(list[str])


class PlayerPart(Part, brief=True):
    """All that lies in front of one player. Dice are counted by type (see `dice`)."""

    #: faction, home and what was built; never changed, a completed tile makes the next one
    tableau = shared("Tableau", numbers=owner_fields)
    credits = number(0, CREDIT_CAP, rule="R-INV-3", brief=False)
    chips = number(0, brief=False)
    built = more_numbers("tableau", built_fields)
    # -- construction zone: stacks top first, and all their tiles; all see the top unless `hidden`
    development_stack = row_of(TILE_IDS, counted=True, seen_by=OWNER, shown="")
    world_stack = row_of(TILE_IDS, counted=True, seen_by=OWNER, shown="")
    zone = row_of(TILE_IDS, counted=True, derived=True)
    #: Explore: tiles in hand, abandoned this phase; an alien explorer has Scouted. All see how many
    drawn = row_of(TILE_IDS, counted=True, seen_by=OWNER, fact="hand", shown="")
    abandoned = row_of(TILE_IDS, counted=True, seen_by=OWNER, shown="")
    #: sides whose top tile the others have not seen yet, as bits (R-INFO-1)
    hidden = set_of(SIDE_NAMES, shown="")
    alien_scout = flag(shown="")
    # -- dice; facts tell those of the next 13 places as `dice`
    cup = amounts_of(DIE_NAMES, WIDTH, fact="")
    citizenry = amounts_of(DIE_NAMES, WIDTH, fact="")
    explore = packed()
    develop = packed()
    settle = packed()
    produce = packed()
    ship = packed()
    development_slot = packed()
    world_slot = packed()
    novelty_goods = packed()
    rare_goods = packed()
    genes_goods = packed()
    alien_goods = packed()
    #: dice that pay for the tile that is being completed
    builders = amounts_of(DIE_NAMES, WIDTH)
    #: workers of this phase that are no dice (R-POWER-9)
    virtual = amounts_of(DIE_NAMES, WIDTH, fact="extra_workers", shown="virtual")
    #: the phase selected this round, once revealed, and the die that did it
    selected = one_of(PHASE_NAMES)
    selector = one_of(DIE_NAMES)
    #: what the player decides in the part of the round that all play at once
    step = shared("Own", numbers=step_fields, told=list[str | int], fact="decides")
    #: behind the screen, from Roll to Reveal
    screen = shared(
        "Screen | None", numbers=screen_fields, told=ScreenPart | None, start="None", seen_by=OWNER
    )
    # -- facts by hand
    faction = fact(int | str)
    home = fact(str)
    developments = fact(list[str])
    worlds = fact(list[str])
    dice = fact(dict[str, dict[str, int]])


class RollPart(Part):
    """A position of Roll for the Galaxy."""

    supply = amounts_of(DIE_NAMES, WIDTH, fact="")
    bag = row_of(TILE_IDS, counted=True, fact="", shown="")
    pool = number(0)
    #: active phases
    active = set_of(PHASE_NAMES)
    round = number(0)
    #: the seat with the lowest faction number (R-ORDER-2)
    first = seat("seats", start=0, fact="")
    #: the seats that owe a decision in their own step, as bits
    owing = derived(in_fields=True)
    #: R-SETUP-9: beginners lay out the cheapest sides; told as `start`
    cheapest = flag(fact="", shown="")
    seats = parts(PlayerPart, told=list[PlayerPart])
    # -- facts by hand
    players = fact(int)
    start = fact(str)
    #: the part of the round that begins, if there are no steps
    at = fact(str)
    steps = fact(list[list[str | int]])
