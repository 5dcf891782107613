"""What hints and reviews can give as reasons in Roll for the Galaxy: what is counted, and its words."""

from collections.abc import Sequence
from typing import Final, cast

from starhold.bots.contrast import (
    COMMON,
    Claim,
    Contrast,
    Fact,
    FactKind,
    Odds,
    Outlook,
    Reasons,
    SketchPart,
)
from starhold.bots.policy import greedy
from starhold.kernel.chance import FastChance
from starhold.kernel.state import State
from starhold.kernel.words import Line, Name, Number, PlayerName, Word
from starhold.roll import components as box
from starhold.roll.actions import RollAction
from starhold.roll.components import Phase, Side
from starhold.roll.dice import number, total
from starhold.roll.powers.building import cost
from starhold.roll.scoring import score
from starhold.roll.state import Player, RollState
from starhold.roll.steps.assign import ASSIGN

#: how often others' dice are re-rolled in each world, and the most decisions until a phase is selected
AGAIN: Final = 3
ASSIGNMENTS: Final = 12
#: from how many times in 100 a phase is called likely, how many are explained, and what few tiles are
LIKELY: Final = 40
EXPLAINED: Final = 2
FEW_PLANS: Final = 3
#: a tile is given by its side and its number, which make its name
_SIDES: Final = ("development", "world")


class RollReasons(Reasons):
    """Points, tiles built and planned, builders at work, dice, credits and goods."""

    kinds = (
        *COMMON,
        FactKind(
            "built", ("squares", "development", "worlds", "points"), holds=True, worth=0.003, scores=True
        ),
        FactKind(
            "work", ("top", "builders", "top development", "top world"), exact=True, worth=0.001, look="built"
        ),
        FactKind("dice", ("dice", "dice in the cup", "citizens", "workers")),
        FactKind("credits", ("credits",)),
        FactKind("chips", ("chips",), worth=0.01, look="goods", scores=True),
        FactKind("goods", ("goods",), worth=0.002),
        FactKind("plans", ("zone", "top")),
        FactKind("top", ("top", "top development", "top world"), holds=True, look="plans"),
    )
    span = "round"

    def turn(self, state: State) -> int:
        return int(cast(RollState, state).round)

    def begun(self, state: State, seat: int) -> bool:
        return True

    def facts(self, state: State, seat: int) -> dict[Fact, int]:
        table = cast(RollState, state)
        found = super().facts(state, seat)
        for rival in range(int(table.players)):
            if rival != seat:
                found[Fact("points", "", rival)] = int(score(table, rival))
        own = table.seats[seat]
        found[Fact("credits")] = int(own.credits)
        found[Fact("chips")] = int(own.chips)
        found[Fact("goods")] = int(total(own.all_goods()))
        for tile in own.tableau.developments:
            if tile < box.TILES:
                found[Fact("built", f"development {tile}")] = 1
        for tile in own.tableau.worlds:
            found[Fact("built", f"world {tile}")] = 1
        for side, name in enumerate(_SIDES):
            stack = own.stack(side)
            if stack:
                found[Fact("top", f"{name} {stack[0]}")] = 1
                placed = total(_slot(own, side))
                if placed:
                    found[Fact("work", f"{name} {stack[0]}")] = int(placed)
        found[Fact("dice")] = sum(_rolled(own))
        found[Fact("plans")] = len(own.development_stack) + len(own.world_stack)
        return found

    def faint(self, fact: Fact, now: int, other: int) -> bool:
        """Which tile is next in line says little of its own."""
        return fact.kind == "top"

    def words(self, world: State, seat: int, claim: Fact, now: int, other: int) -> dict[str, Word]:
        if claim.kind in ("built", "work", "top"):
            side, _, number = claim.thing.partition(" ")
            tile = int(number)
            words: dict[str, Word] = {"tile": Name(f"roll-{side}-{_name(side, tile)}")}
            if claim.kind != "work":
                words["points"] = Number(int(box.COST[tile + (box.TILES if side == "world" else 0)]))
            if claim.kind != "built":
                player = cast(RollState, world).seats[seat]
                words["of"] = Number(int(cost(player, _SIDES.index(side), tile)))
            return words
        return {}

    def rule(self, world: State, seat: int, action: int, other: int) -> Line | None:
        if RollAction.ABANDON <= action < RollAction.ABANDON + box.TILES:
            return Line("roll-because-abandon")
        return None

    def outlook(self, contrast: Contrast, actions: Sequence[int]) -> Outlook | None:
        """Return how often each phase runs by the others' choice, while dice are assigned."""
        table = cast(RollState, contrast.world)
        if not table.stack or table.stack[-1] is not ASSIGN:
            return None
        runs = [0] * box.PHASES
        worlds = 0
        for world, seed in zip(contrast.worlds, contrast.seeds, strict=True):
            for again in range(AGAIN):
                chosen = _selected(contrast, world, FastChance(seed + again))
                worlds += 1
                for phase in chosen:
                    runs[phase] += 1
        numbers = tuple(round(100 * count / worlds) for count in runs)
        return Outlook(
            Line("roll-outlook-phases"),
            _whys(table, contrast.seat, numbers),
            tuple(Name(f"roll-phase-{phase}") for phase in box.PHASE_NAMES),
            (Odds(Line("roll-outlook-runs"), numbers),),
        )

    def sketches(
        self, before: State, one: State, two: State, seat: int, claim: Claim | None
    ) -> tuple[str, tuple[SketchPart, ...], tuple[SketchPart, ...]] | None:
        """Return the tile that is built or worked at, or else the dice that are rolled and those left."""
        players = [cast(RollState, table).seats[seat] for table in (one, two)]
        kind, thing = "cup", ""
        if claim is not None and claim.kind in ("built", "work", "top"):
            kind, thing = "tile", claim.thing
        made = []
        for table, player in zip((one, two), players, strict=True):
            parts = _tile(player, thing) if thing else _cup(player)
            has_now = {
                "credits": int(player.credits),
                "goods": int(total(player.all_goods())),
                "points": int(score(cast(RollState, table), seat)),
            }
            made.append((*parts, *(SketchPart("own", name, seat, count) for name, count in has_now.items())))
        return kind, made[0], made[1]

    def situation(self, state: State, seat: int) -> tuple[Line, ...]:
        """Return what the seat has, what it builds, and the rival who leads."""
        table = cast(RollState, state)
        own = table.seats[seat]
        have: dict[str, Word] = {
            "credits": Number(int(own.credits)),
            "goods": Number(int(total(own.all_goods()))),
        }
        lines = [Line("roll-situation-have", have)]
        for side, name in enumerate(_SIDES):
            stack = own.stack(side)
            if stack:
                tile = int(stack[0])
                words: dict[str, Word] = {
                    "tile": Name(f"roll-{name}-{_name(name, tile)}"),
                    "now": Number(int(total(_slot(own, side)))),
                    "of": Number(int(cost(own, side, tile))),
                }
                lines.append(Line("roll-situation-top", words))
        rivals = [one for one in range(int(table.players)) if one != seat]
        if rivals:
            leader = max(rivals, key=lambda one: (int(score(table, one)), -one))
            points: dict[str, Word] = {
                "player": PlayerName(leader),
                "score": Number(int(score(table, leader))),
                "own": Number(int(score(table, seat))),
            }
            lines.append(Line("roll-situation-rival", points))
        return tuple(lines)

    def sights(self, state: State, seat: int) -> tuple[str, ...]:
        found: dict[str, None] = {}
        for player in cast(RollState, state).seats:
            built = player.tableau
            found |= dict.fromkeys(f"roll-world-{box.WORLDS[one]}" for one in built.worlds)
            found |= dict.fromkeys(_development(int(one)) for one in built.developments)
        return tuple(found)


def _rolled(player: Player) -> list[int]:
    """Return the dice of a player that are rolled for the round, or will be, by type."""
    places = [player.cup]
    if player.screen is not None:
        places = [*(player.screen.row(phase) for phase in range(box.PHASES)), player.screen.wild]
    return [sum(int(number(dice, die)) for dice in places) for die in range(len(box.DIE_NAMES))]


def _cup(player: Player) -> list[SketchPart]:
    left = [int(number(player.citizenry, die)) for die in range(len(box.DIE_NAMES))]
    return [
        SketchPart(place, str(name), -1, count)
        for place, counts in (("cup", _rolled(player)), ("citizenry", left))
        for name, count in zip(box.DIE_NAMES, counts, strict=True)
        if count
    ]


def _tile(player: Player, thing: str) -> list[SketchPart]:
    """Return a tile, named as its message is: built, with its cost and builders, or not next in line."""
    side, _, nth = thing.partition(" ")
    place, tile = _SIDES.index(side), int(nth)
    name = f"{side}-{_name(side, tile)}"
    built = player.tableau.worlds if side == "world" else player.tableau.developments
    if tile in built:
        return [SketchPart("built", name)]
    stack = player.stack(place)
    if not stack or stack[0] != tile:
        return [SketchPart("waits", name)]
    placed, needed = int(total(_slot(player, place))), int(cost(player, place, tile))
    return [SketchPart("tile", name, -1, placed), SketchPart("needed", name, -1, needed)]


def _slot(player: Player, side: int) -> int:
    return int(player.development_slot if side == Side.DEVELOPMENT else player.world_slot)


def _whys(table: RollState, seat: int, numbers: Sequence[int]) -> tuple[Line, ...]:
    """Return open facts of rivals that speak for the phases that are likeliest to run."""
    lines = []
    for phase in sorted(range(box.PHASES), key=lambda one: -numbers[one])[:EXPLAINED]:
        if numbers[phase] < LIKELY:
            continue
        counts = [
            (_speaks(player, phase), -rival) for rival, player in enumerate(table.seats) if rival != seat
        ]
        most, rival = max(counts)
        if most:
            words: dict[str, Word] = {"player": PlayerName(-rival), "count": Number(most)}
            words["phase"] = Name(f"roll-phase-{box.PHASE_NAMES[phase]}")
            lines.append(Line(f"roll-outlook-why-{box.PHASE_NAMES[phase]}", words))
    return tuple(lines)


def _speaks(player: Player, phase: int) -> int:
    """Return how much of what lies open of a player speaks for a phase: goods for shipping, and so on."""
    if phase == Phase.SHIP:
        return int(total(player.all_goods()))
    if phase == Phase.PRODUCE:
        return sum(int(player.room(colour)) for colour in range(box.COLOURS))
    if phase == Phase.DEVELOP:
        return int(total(player.development_slot))
    if phase == Phase.SETTLE:
        return int(total(player.world_slot))
    # With few tiles to build a player explores.
    plans = len(player.development_stack) + len(player.world_stack)
    return plans if plans <= FEW_PLANS else 0


def _selected(contrast: Contrast, world: State, luck: FastChance) -> set[int]:
    """Return the phases that the others select in a world, their dice re-rolled, as the net likes best."""
    state = cast(RollState, contrast.features.imagine(world, contrast.seat, luck))
    found = set()
    for seat in range(int(state.players)):
        if seat == contrast.seat:
            continue
        player = state.seats[seat]
        for _ in range(ASSIGNMENTS):
            screen = player.screen
            if screen is None or screen.phase >= 0:
                break
            state.play(seat, greedy(state, seat, contrast.features, contrast.judge, luck), luck)
            player = state.seats[seat]
        if player.screen is not None and player.screen.phase >= 0:
            found.add(int(player.screen.phase))
    return found


def _development(tile: int) -> str:
    """Return the message that names a development; one of a faction is named with its faction."""
    name = box.DEVELOPMENTS[tile]
    if tile < box.TILES:
        return f"roll-development-{name}"
    faction = next(nth for nth, parts in enumerate(box.FACTION_PARTS) if name in parts)
    return f"roll-faction-{box.FACTIONS[faction]}"


def _name(side: str, tile: int) -> str:
    return str(box.DEVELOPMENTS[tile]) if side == "development" else str(box.WORLDS[tile])


REASONS: Final = RollReasons()
