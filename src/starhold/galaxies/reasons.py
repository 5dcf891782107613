"""What hints and reviews can give as reasons in Tiny Epic Galaxies: what is counted, and the words for it."""

from collections.abc import Sequence
from typing import Final, cast

from starhold.bots.contrast import (
    COMMON,
    COST,
    WORTH,
    Claim,
    Contrast,
    Fact,
    FactKind,
    Outlook,
    Reasons,
    SketchPart,
)
from starhold.bots.policy import greedy
from starhold.galaxies.actions import GalaxiesAction
from starhold.galaxies.components import (
    DICE,
    FACE_IDS,
    FACES,
    FLEET,
    LENGTH,
    LEVEL_POINTS,
    MAX_SLOTS,
    MISSION_IDS,
    PLANET_IDS,
    POINTS,
    SHIPS,
    TOP_LEVEL,
)
from starhold.galaxies.scoring import mission_bonus
from starhold.galaxies.state import GalaxiesState, one_die
from starhold.galaxies.steps.dice import can_upgrade, level_price
from starhold.galaxies.steps.turn import MainChoice
from starhold.kernel.bits import has, members
from starhold.kernel.chance import FastChance
from starhold.kernel.preview import preview
from starhold.kernel.state import State
from starhold.kernel.words import Line, Name, Number, PlayerName, Word

#: the most decisions from a die to the end of its follow window
FOLLOWED: Final = 30
#: shown of a reroll beside whether it is free (1) or costs energy (0): the die joins others
JOINS: Final = 2
#: the most planets on a sketch
SKETCHED: Final = 2


def _planet(planet: str) -> Name:
    return Name(f"galaxies-planet-{planet}")


class GalaxiesReasons(Reasons):
    """Points, colonies, ships on their tracks, resources, and what rivals get of them."""

    kinds = (
        *COMMON,
        FactKind(
            "colony", ("colony", "points", "colonies"), holds=True, worth=0.005, look="planets", scores=True
        ),
        FactKind("level", ("level", "points"), exact=True, worth=0.02, scores=True),
        FactKind("afford", ("missing for the next level",), holds=True, worth=0.004, look="level"),
        FactKind("mission", ("mission fulfilled",), holds=True, worth=0.005, scores=True),
        FactKind("track", ("orbit",), exact=True, worth=0.004, look="orbit"),
        FactKind("energy", ("energy",), aims="level"),
        FactKind("culture", ("culture",), aims="level"),
        FactKind("follow", ("culture",), holds=True, worth=0.004, look="culture"),
        FactKind("energy-income", ("energy a die",), worth=0.002, look="energy"),
        FactKind("culture-income", ("culture a die",), worth=0.002, look="culture"),
        FactKind("out", ("ships at home",), exact=True, look="home"),
    )

    def facts(self, state: State, seat: int) -> dict[Fact, int]:
        table = cast(GalaxiesState, state)
        found = super().facts(state, seat)
        for side in range(int(table.players)):
            rival = -1 if side == seat else side
            empire = table.empires[side]
            if rival >= 0:
                # What a rival's resources are good for: following one's dice, and the next level.
                found[Fact("points", "", rival)] = int(empire.score)
                found[Fact("follow", "", rival)] = int(empire.culture > 0)
            if can_upgrade(empire):
                found[Fact("afford", str(int(empire.level) + 1), rival)] = 1
            for planet in members(empire.colonies):
                found[Fact("colony", PLANET_IDS[planet], rival)] = 1
            for slot in range(MAX_SLOTS):
                if has(empire.orbit, slot):
                    planet = table.planet_at(slot)
                    found[Fact("track", PLANET_IDS[planet], rival)] = int(empire.position(slot)) + 1
        own = table.empires[seat]
        found[Fact("energy")] = int(own.energy)
        found[Fact("culture")] = int(own.culture)
        found[Fact("level")] = int(own.level)
        found[Fact(WORTH, "level")] = int(LEVEL_POINTS[own.level])
        if own.level < TOP_LEVEL:
            price = int(level_price(own))
            found |= {Fact(COST, "energy"): price, Fact(COST, "culture"): price}
        found[Fact("out")] = SHIPS - int(own.home)
        found[Fact("energy-income")] = int(table.energy_income(seat))
        found[Fact("culture-income")] = int(table.culture_income(seat))
        if own.mission >= 0:
            done = mission_bonus(table, seat, own.mission) > 0
            found[Fact("mission", MISSION_IDS[own.mission])] = int(done)
        return found

    def faint(self, fact: Fact, now: int, other: int) -> bool:
        """True for a ship on space 0 of an orbit, which has only just got there: that is the move itself."""
        return fact.kind == "track" and now == 1 and other == 0

    def words(self, world: State, seat: int, claim: Fact, now: int, other: int) -> dict[str, Word]:
        if claim.kind in ("colony", "track"):
            planet = PLANET_IDS.index(claim.thing)
            length, points = int(LENGTH[planet]), int(POINTS[planet])
            words: dict[str, Word] = {"planet": _planet(claim.thing), "points": Number(points)}
            if claim.kind == "track":
                words["steps"] = Number(length + 1 - now if now else 0)
                words["others"] = Number(length + 1 - other if other else 0)
            return words
        if claim.kind == "mission":
            return {"mission": Name(f"galaxies-mission-{claim.thing}")}
        if claim.kind == "level":
            return {"dice": Number(DICE[now]), "ships": Number(FLEET[now])}
        if claim.kind == "afford":
            return {"level": Number(int(claim.thing))}
        return {}

    def rule(self, world: State, seat: int, action: int, other: int) -> Line | None:
        table = cast(GalaxiesState, world)
        if GalaxiesAction.ACTIVATE <= action < GalaxiesAction.REROLL and other == GalaxiesAction.END_TURN:
            return Line(
                "galaxies-because-unused",
                {"face": Name(f"galaxies-face-{FACE_IDS[action - GalaxiesAction.ACTIVATE]}")},
            )
        if GalaxiesAction.REROLL <= action < GalaxiesAction.FOLLOW:
            turn = _main_choice(table)
            if turn is None:
                return None
            helps = [_helps(turn, seat, face) for face in range(FACES)]
            face = action - GalaxiesAction.REROLL
            # A die that joins those to be rolled costs nothing more.
            free = int(table.free_reroll) if isinstance(table.stack[-1], MainChoice) else JOINS
            return Line(
                "galaxies-because-reroll",
                {
                    "face": Name(f"galaxies-face-{FACE_IDS[face]}"),
                    "idle": Number(int(not helps[face])),
                    "helps": Number(sum(helps)),
                    "free": Number(free),
                },
            )
        return None

    def outlook(self, contrast: Contrast, actions: Sequence[int]) -> Outlook | None:
        """Return the rivals who can follow the die that is best used now, and what that would bring them."""
        best = actions[0]
        if not GalaxiesAction.ACTIVATE <= best < GalaxiesAction.REROLL or contrast.world.players < 2:
            return None
        found = _follows(contrast, best)
        rivals = (seat for seat in range(int(contrast.world.players)) if seat != contrast.seat)
        lines = tuple(
            found.get(rival) or Line("galaxies-outlook-none", {"player": PlayerName(rival)})
            for rival in rivals
        )
        face = Name(f"galaxies-face-{FACE_IDS[best - GalaxiesAction.ACTIVATE]}")
        return Outlook(Line("galaxies-outlook-follow", {"face": face}), lines)

    def sketches(
        self, before: State, one: State, two: State, seat: int, claim: Claim | None
    ) -> tuple[str, tuple[SketchPart, ...], tuple[SketchPart, ...]] | None:
        """Return the planets that differ, with all ships there, and what the seat has."""
        tables = [cast(GalaxiesState, table) for table in (one, two)]
        ours, theirs = (_at_planets(table) for table in tables)
        apart = {part.place: 0 for part in ours ^ theirs if part.seat != seat}
        apart |= {part.place: 1 for part in ours ^ theirs if part.seat == seat}
        if claim is not None and claim.kind in ("colony", "track"):
            apart[claim.thing] = 2
        shown = sorted(apart, key=lambda planet: (-apart[planet], planet))[:SKETCHED]
        made = [_sketch(table, seat, shown) for table in tables]
        return "planets", made[0], made[1]

    def situation(self, state: State, seat: int) -> tuple[Line, ...]:
        """Return what the seat has, its ship that is closest to a planet, and a rival's."""
        table = cast(GalaxiesState, state)
        own = table.empires[seat]
        have: dict[str, Word] = {"energy": Number(int(own.energy)), "culture": Number(int(own.culture))}
        lines = [Line("galaxies-situation-have", have)]
        near = _nearest(table, seat)
        if near:
            lines.append(Line("galaxies-situation-ship", near))
        else:
            lines.append(Line("galaxies-situation-home"))
        rivals = [one for one in range(int(table.players)) if one != seat]
        close = [(rival, words) for rival in rivals if (words := _nearest(table, rival))]
        if close:
            rival, words = min(close, key=lambda one: int(cast(Number, one[1]["steps"]).value))
            lines.append(Line("galaxies-situation-rival", words | {"player": PlayerName(rival)}))
        return tuple(lines)

    def sights(self, state: State, seat: int) -> tuple[str, ...]:
        table = cast(GalaxiesState, state)
        planets = (int(table.planet_at(slot)) for slot in range(MAX_SLOTS))
        return tuple(_planet(PLANET_IDS[planet]).key for planet in planets if 0 <= planet < len(PLANET_IDS))


def _at_planets(table: GalaxiesState) -> set[SketchPart]:
    """Return everyone's ships and colonies by planet; an orbit counts its spaces."""
    found = set()
    for side in range(int(table.players)):
        empire = table.empires[side]
        found |= {SketchPart("colony", PLANET_IDS[planet], side) for planet in members(empire.colonies)}
        for slot in range(MAX_SLOTS):
            planet = int(table.planet_at(slot))
            if has(empire.surface, slot):
                found.add(SketchPart("landed", PLANET_IDS[planet], side))
            elif has(empire.orbit, slot):
                found.add(SketchPart("orbit", PLANET_IDS[planet], side, int(empire.position(slot))))
    return found


def _sketch(table: GalaxiesState, seat: int, planets: Sequence[str]) -> tuple[SketchPart, ...]:
    there = _at_planets(table)
    own = table.empires[seat]
    parts = []
    for planet in planets:
        number = PLANET_IDS.index(planet)
        ships = [part for part in there if part.place == planet]
        parts += [
            SketchPart("planet", planet, -1, int(LENGTH[number])),
            SketchPart("worth", planet, -1, int(POINTS[number])),
            *sorted(ships, key=lambda part: (part.kind, part.seat)),
        ]
    has_now = {
        "energy": int(own.energy),
        "culture": int(own.culture),
        "level": int(own.level),
        "points": int(table.scores()[seat]),
    }
    return (*parts, *(SketchPart("own", name, seat, count) for name, count in has_now.items()))


def _nearest(table: GalaxiesState, seat: int) -> dict[str, Word]:
    """Return the words for the ship of a seat that has the fewest steps to go; none if none is in orbit."""
    empire = table.empires[seat]
    found: list[tuple[int, int]] = []
    for slot in range(MAX_SLOTS):
        if has(empire.orbit, slot):
            planet = int(table.planet_at(slot))
            found.append((int(LENGTH[planet]) - int(empire.position(slot)), planet))
    if not found:
        return {}
    steps, planet = min(found)
    points = Number(int(POINTS[planet]))
    return {"steps": Number(steps), "planet": _planet(PLANET_IDS[planet]), "points": points}


def _follows(contrast: Contrast, action: int) -> dict[int, Line]:
    """Return what each rival who can follow a die would gain by it, by seat."""
    found: dict[int, Line] = {}
    luck = FastChance(contrast.seeds[0])
    state = contrast.worlds[0].clone()
    mover = contrast.seat
    for _ in range(FOLLOWED):
        state.play(mover, action, luck)
        if state.over:
            break
        mover = state.seats_to_move()[0]
        if mover == contrast.seat and isinstance(state.stack[-1], MainChoice):
            break
        legal = state.legal(mover)
        action = int(greedy(state, mover, contrast.features, contrast.judge, luck))
        if mover != contrast.seat and GalaxiesAction.FOLLOW in legal:
            found[mover] = _followed(contrast, state, mover)
            action = int(GalaxiesAction.PASS)
    return found


def _followed(contrast: Contrast, before: State, rival: int) -> Line:
    """Return what a rival gets by following: the first of what counts most."""
    luck = FastChance(contrast.seeds[0])
    state = before.clone()
    action = int(GalaxiesAction.FOLLOW)
    for _ in range(FOLLOWED):
        state.play(rival, action, luck)
        if state.over or state.seats_to_move()[0] != rival:
            break
        action = int(greedy(state, rival, contrast.features, contrast.judge, luck))
    old, new = REASONS.facts(before, rival), REASONS.facts(state, rival)
    culture = int(cast(GalaxiesState, before).empires[rival].culture)
    words: dict[str, Word] = {"player": PlayerName(rival), "culture": Number(culture)}
    for kind in ("colony", "level", "track", "energy", "culture"):
        for fact in sorted(new):
            gained = new[fact] - old.get(fact, 0)
            if fact.kind == kind and fact.rival < 0 and gained > 0:
                more = {"gained": Number(gained), "now": Number(new[fact])}
                named = REASONS.words(before, rival, fact, new[fact], old.get(fact, 0))
                return Line(f"galaxies-outlook-{kind}", words | more | named)
    return Line("galaxies-outlook-can", words)


def _main_choice(table: GalaxiesState) -> GalaxiesState | None:
    """Return a copy of the table as it is between two dice, while dice for a reroll are gathered."""
    twin = table.clone()
    while twin.stack and not isinstance(twin.stack[-1], MainChoice):
        twin.stack.pop()
    return twin if twin.stack else None


def _helps(table: GalaxiesState, seat: int, face: int) -> bool:
    """True if a die with this face would do something for the seat now."""
    twin = table.clone()
    twin.inactive = one_die(face)
    action = int(GalaxiesAction.ACTIVATE) + face
    return action in twin.legal(seat) and not preview(twin.game, twin, seat, action).nothing


REASONS: Final = GalaxiesReasons()
