"""Recomputes what a claim says: everything is read from views, not by the code that made the claim."""

from collections import Counter
from typing import Any

from starhold.bots.contrast import MOSTLY, Claim, Contrast, Run
from starhold.kernel.state import State
from starhold.kernel.words import Number

HELD = {"yield-mana": "forest", "yield-ore": "mountain", "yield-food": "plains"}


def galaxies(view: Any, claim: Claim, seat: int) -> int:
    own = view.seats[seat]
    empire = own.empire
    if claim.kind == "points":
        return int(empire.score if own.total is None else own.total)
    if claim.kind == "afford":
        return int(empire.can_upgrade and empire.level + 1 == int(claim.thing))
    if claim.kind == "colony":
        return sum(colony.id == claim.thing for colony in empire.colonies)
    if claim.kind == "track":
        slots = {planet.id: slot for slot, planet in enumerate(view.row) if planet is not None}
        here = [
            ship for ship in empire.ships if ship.place == "orbit" and ship.slot == slots.get(claim.thing)
        ]
        return here[0].space + 1 if here else 0
    if claim.kind == "follow":
        return int(empire.culture > 0)
    if claim.kind == "out":
        return 4 - int(empire.home)
    if claim.kind.endswith("-income"):
        gives = claim.kind.partition("-")[0]
        # A ship at home gives energy.
        home = int(gives == "energy" and empire.home > 0)
        slots = [view.row[ship.slot] for ship in empire.ships]
        return empire.home * home + sum(planet is not None and planet.resource == gives for planet in slots)
    return int(getattr(empire, claim.kind))


def kingdoms(view: Any, claim: Claim, seat: int) -> int:
    own = view.seats[seat]
    places = [
        (f"{board.side}-{number}", region)
        for board in view.boards
        for number, region in enumerate(board.regions, 1)
    ]
    held = {name: region for name, region in places if any(army.seat == seat for army in region.armies)}
    if claim.kind == "land":
        return int(claim.thing in held)
    if claim.kind in HELD:
        return sum(region.terrain == HELD[claim.kind] for region in held.values())
    if claim.kind == "afford-magic":
        return int(own.magic + 1 == int(claim.thing) and own.mana >= own.magic_cost)
    if claim.kind == "capital":
        return int(own.score.capitals)
    return int(getattr(own, claim.kind))


def roll(view: Any, claim: Claim, seat: int) -> int:
    own = view.seats[seat]
    if claim.kind == "points":
        return int(own.score)
    stacks = {"development": own.development_stack, "world": own.world_stack}
    if claim.kind in ("built", "top", "work"):
        side, _, number = claim.thing.partition(" ")
        tile = f"T{int(number) + 1:02d}"
        if claim.kind == "built":
            name = NAMES[side][int(number)]
            tiles = own.developments if side == "development" else own.worlds
            return sum(one.id == name and one.sort == side for one in tiles)
        top = stacks[side].top
        if top is None or top.tile != tile:
            return 0
        return 1 if claim.kind == "top" else sum(stacks[side].dice.values())
    if claim.kind == "dice":
        return sum((own.rolled or own.cup).values())
    if claim.kind == "chips":
        return int(own.points.chips)
    if claim.kind == "goods":
        return sum(len(world.goods) for world in own.worlds)
    if claim.kind == "plans":
        return sum(int(stack.size) for stack in stacks.values())
    return int(getattr(own, claim.kind))


READ = {"galaxies": galaxies, "kingdoms": kingdoms, "roll": roll}
#: what depends on a secret of the seat that its views after the end do not tell apart, or on rare abilities
UNREAD = ("mission", "afford-tower", "afford-army")


def _names() -> dict[str, tuple[str, ...]]:
    from starhold.roll import components as box

    return {"development": box.DEVELOPMENTS, "world": box.WORLDS}


NAMES = _names()


#: by resource: the step that it pays for, and what that costs, as a view of its seat tells it
STEPS = {
    "kingdoms": {
        "mana": lambda own: (own.magic, own.magic_cost),
        "ore": lambda own: (own.tower, own.tower_cost),
        "food": lambda own: (own.armies, own.army_cost),
    },
    # Level 2 costs 2, level 3 costs 3, and so on.
    "galaxies": dict.fromkeys(("energy", "culture"), lambda own: (own.empire.level, own.empire.level + 1)),
}


def pays(contrast: Contrast, claim: Claim, action: int, other: int) -> bool:
    """Is what a claim says of the next step so, read from views: enough for it, missing, or what it costs?"""
    aim, short, price = (claim.line.words[name] for name in ("aim", "short", "cost"))
    assert isinstance(aim, Number)
    assert isinstance(short, Number)
    assert isinstance(price, Number)
    assert contrast.game is not None
    step_of = STEPS[contrast.game.name][claim.kind]
    lacks = []
    for one in (action, other):
        have = counted(contrast, claim, one)
        steps = [step_of(end.view(contrast.seat).seats[contrast.seat]) for end in _ends(contrast, claim, one)]
        if {step for step, _ in steps} != {aim.value - 1}:
            return False
        if price.value and {cost for _, cost in steps} != {price.value}:
            return False
        lacks.append([cost - amount for (_, cost), amount in zip(steps, have, strict=True)])
    ours, theirs = lacks
    if price.value:
        return all(one > 0 for one in (ours if claim.price else theirs))
    if short.value:
        return set(ours) == {short.value}
    enough, other_enough = (sum(one <= 0 for one in lack) for lack in (ours, theirs))
    return enough >= 0.75 * len(ours) and other_enough <= 0.25 * len(ours)


#: by game and kind: the points that a step has brought, as a view of its seat lists them
POINTS = {
    ("kingdoms", "tower"): lambda own: own.score.tower,
    ("kingdoms", "magic"): lambda own: own.score.magic,
    ("kingdoms", "armies"): lambda own: own.score.armies,
    ("galaxies", "level"): lambda own: own.empire.level_points,
}


def brings(contrast: Contrast, claim: Claim, action: int, other: int) -> set[int]:
    """Return how many points the step of a claim brings, in the worlds that are as it says."""
    assert contrast.game is not None
    scored = POINTS[contrast.game.name, claim.kind]
    points = [
        [scored(end.view(contrast.seat).seats[contrast.seat]) for end in _ends(contrast, claim, one)]
        for one in (action, other)
    ]
    steps = zip(*(counted(contrast, claim, one) for one in (action, other)), strict=True)
    found = zip(steps, *points, strict=True)
    return {now - late for step, now, late in found if step == (claim.now, claim.other)}


def counted(contrast: Contrast, claim: Claim, action: int) -> list[int]:
    """What a claim counts, in each world, after an action."""
    seat = contrast.seat if claim.rival < 0 else claim.rival
    assert contrast.game is not None
    ends = _ends(contrast, claim, action)
    return [_read(contrast.game.name, end, contrast.seat, claim, seat) for end in ends]


def _ends(contrast: Contrast, claim: Claim, action: int) -> list[State]:
    """The tables that an action leads to. Runs go on and do not come back: each is made again."""
    return [
        Run(contrast, world, action, seed).to(claim.turn)
        for world, seed in zip(contrast.worlds, contrast.seeds, strict=True)
    ]


def _read(game: str, state: State, viewer: int, claim: Claim, seat: int) -> int:
    if claim.kind == "won":
        return int(state.over and state.ranks()[seat] == 1)
    return READ[game](state.view(viewer), claim, seat)


def is_true(contrast: Contrast, claim: Claim, action: int, other: int) -> bool:
    """Do the numbers of a claim follow from the tables that the two actions lead to?"""
    ours, theirs = (counted(contrast, claim, one) for one in (action, other))
    if len(set(zip(ours, theirs, strict=True))) == 1 and max(ours + theirs) > 1:
        return (claim.now, claim.other) == (ours[0], theirs[0])
    _, kind = contrast.reasons.kind(claim.kind)
    if kind.holds:
        return (claim.now, claim.other) == (sum(ours), sum(theirs))
    if kind.exact:
        (pair, often), *_ = Counter(zip(ours, theirs, strict=True)).most_common(1)
        return pair == (claim.now, claim.other) and often >= MOSTLY * len(ours)
    size = len(ours)
    return abs(sum(ours) / size - claim.now) <= 0.5 and abs(sum(theirs) / size - claim.other) <= 0.5
