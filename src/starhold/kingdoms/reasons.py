"""What hints and reviews can give as reasons in Tiny Epic Kingdoms: what is counted, and the words for it."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple, cast

from starhold.bots.contrast import (
    COMMON,
    COST,
    WORTH,
    Claim,
    Contrast,
    Fact,
    FactKind,
    Odds,
    Outlook,
    Reasons,
    SketchPart,
)
from starhold.bots.duel import WHOLE, Duel
from starhold.bots.net import judged
from starhold.bots.policy import greedy
from starhold.kernel.bits import count, members
from starhold.kernel.chance import FastChance
from starhold.kernel.state import State
from starhold.kernel.words import Line, Name, Number, PlayerName, Word
from starhold.kingdoms.actions import KingdomsAction
from starhold.kingdoms.components import ARMIES, NOBODY, RESOURCE_IDS, TOP_MAGIC, TOP_TOWER, Price, Resource
from starhold.kingdoms.scoring import armies_left, capital_points, points, tower_points
from starhold.kingdoms.state import KingdomsState
from starhold.kingdoms.steps.prices import (
    army_cost,
    build_cost,
    highest_number,
    means,
    research_cost,
    stand_in,
)
from starhold.kingdoms.steps.war import prices_of

#: the most decisions in which a war comes to rest
WAR_DECISIONS: Final = 30


class KingdomsReasons(Reasons):
    """Points, tower, magic, armies and regions, resources and what lands yield, and rivals' armies."""

    kinds = (
        *COMMON,
        FactKind("tower", ("tower",), exact=True, worth=0.01, scores=True),
        FactKind("magic", ("magic", "faction"), exact=True, worth=0.01, scores=True),
        FactKind("armies", ("armies",), exact=True, worth=0.01, scores=True),
        FactKind("capital", ("capitals",), exact=True, worth=0.01, look="land", scores=True),
        FactKind("land", ("regions", "forests", "mountains", "plains", "capitals"), holds=True, worth=0.001),
        FactKind("afford-tower", ("ore missing for the tower",), holds=True, worth=0.003, look="tower"),
        FactKind("afford-magic", ("mana missing for magic",), holds=True, worth=0.003, look="magic"),
        FactKind("afford-army", ("food missing for an army",), holds=True, worth=0.003, look="armies"),
        FactKind("yield-mana", ("forests",), worth=0.002, look="land"),
        FactKind("yield-ore", ("mountains",), worth=0.002, look="land"),
        FactKind("yield-food", ("plains",), worth=0.002, look="land"),
        FactKind("mana", ("mana", "resources"), look="resources", aims="magic"),
        FactKind("ore", ("ore", "resources"), look="resources", aims="tower"),
        FactKind("food", ("food", "resources"), look="resources", aims="armies"),
    )

    def facts(self, state: State, seat: int) -> dict[Fact, int]:
        table = cast(KingdomsState, state)
        world = table.world
        found = super().facts(state, seat)
        for side in range(int(table.players)):
            rival = -1 if side == seat else side
            kingdom = table.kingdoms[side]
            if rival >= 0:
                found[Fact("points", "", rival)] = int(points(table, side))
            found[Fact("armies", "", rival)] = int(kingdom.armies)
            found[Fact("tower", "", rival)] = int(kingdom.tower)
            found[Fact("magic", "", rival)] = int(kingdom.magic)
            found[Fact("capital", "", rival)] = int(capital_points(table, side))
            for region in members(kingdom.lands):
                found[Fact("land", str(world.names[region]), rival)] = 1
        own = table.kingdoms[seat]
        found[Fact(WORTH, "armies")] = int(armies_left(table, own))
        found[Fact(WORTH, "tower")] = int(tower_points(table)[own.tower])
        found[Fact(WORTH, "magic")] = int(own.magic)
        for number, name in enumerate(RESOURCE_IDS):
            found[Fact(name)] = int(own.amount(number))
        steps = (
            ("tower", "ore", own.tower < TOP_TOWER, Price.TOWER),
            ("army", "food", own.armies < ARMIES, Price.ARMY),
        )
        for step, resource, more, price in steps:
            if not more:
                continue
            cost = int((build_cost if price == Price.TOWER else army_cost)(table, seat))
            if means(table, seat, price) >= cost:
                level = int(own.tower if price == Price.TOWER else own.armies) + 1
                found[Fact(f"afford-{step}", str(level))] = 1
            # Where something else pays as well, the one resource alone says nothing.
            if stand_in(table, seat, price) == NOBODY:
                found[Fact(COST, resource)] = cost
        if own.magic < TOP_MAGIC:
            found[Fact(COST, "mana")] = int(research_cost(table, seat))
            if own.amount(Resource.MANA) >= research_cost(table, seat):
                found[Fact("afford-magic", str(int(own.magic) + 1))] = 1
        lands = own.lands
        found[Fact("yield-mana")] = int(count(lands & world.forest))
        found[Fact("yield-ore")] = int(count(lands & world.mountain))
        found[Fact("yield-food")] = int(count(lands & world.plains))
        return found

    def faint(self, fact: Fact, now: int, other: int) -> bool:
        """Where the army went is what was done; what the land yields has facts of its own."""
        return fact.kind == "land"

    def words(self, world: State, seat: int, claim: Fact, now: int, other: int) -> dict[str, Word]:
        if claim.kind == "land":
            return {"region": Name(f"kingdoms-region-{claim.thing}")}
        if claim.kind.startswith("afford"):
            return {"level": Number(int(claim.thing))}
        return {}

    def said(self, contrast: Contrast, action: int) -> Line | None:
        """Return what a number wins and costs, if it is shown in secret."""
        war = likely_war(contrast)
        if war is None:
            return None
        number = action - int(KingdomsAction.BID)
        words: dict[str, Word] = {
            "player": PlayerName(war.rival),
            "wins": Number(war.wins[number]),
            "cost": Number(war.costs[number]),
            "reach": Number(war.reach),
            "flags": Number(war.shows[0]),
        }
        if number == 0:
            return Line("kingdoms-because-flag", words)
        return Line(f"kingdoms-because-bid{'-sure' if war.sure(number) else ''}", words)

    def outlook(self, contrast: Contrast, actions: Sequence[int]) -> Outlook | None:
        """Return what a war's rival can reach and is likely to show, and what each number wins and costs."""
        war = likely_war(contrast)
        if war is None:
            return None
        most = max(len(war.wins), len(war.shows))
        rival: dict[str, Word] = {"player": PlayerName(war.rival)}
        tie: dict[str, Word] = {"player": PlayerName(war.ties)}
        return Outlook(
            Line("kingdoms-outlook-war", rival | {"reach": Number(war.reach)}),
            (Line("kingdoms-outlook-tie", tie),),
            tuple(Number(number) for number in range(most)),
            (
                Odds(Line("kingdoms-outlook-shows", rival), _filled(war.shows, most, 0)),
                Odds(Line("kingdoms-outlook-wins"), _filled(war.wins, most, -1)),
                Odds(Line("kingdoms-outlook-pays"), _filled(war.costs, most, -1)),
            ),
        )

    def sketches(
        self, before: State, one: State, two: State, seat: int, claim: Claim | None
    ) -> tuple[str, tuple[SketchPart, ...], tuple[SketchPart, ...]] | None:
        """Return the territory that differs most, with all armies there, and what the seat has."""
        tables = [cast(KingdomsState, table) for table in (one, two)]
        ours, theirs = (_armies(table) for table in tables)
        # One's own armies before those of others; without a difference, where most of one's own are.
        weights: Counter[str] = Counter()
        for part in ours ^ theirs:
            weights[_side(part.place)] += 20 if part.seat == seat else 10
        # What the better move alone brings lies where it was made.
        for part in ours - theirs - _armies(cast(KingdomsState, before)):
            weights[_side(part.place)] += 10
        for part in ours:
            weights[_side(part.place)] += part.seat == seat
        if claim is not None and claim.kind == "land":
            weights[_side(claim.thing)] += 1000
        side = max(sorted(weights), key=lambda name: weights[name], default="")
        if not side:
            return None
        made = [_sketch(table, seat, side) for table in tables]
        return "map", made[0], made[1]

    def situation(self, state: State, seat: int) -> tuple[Line, ...]:
        """Return what the seat has, how far it is, and the rival who leads."""
        table = cast(KingdomsState, state)
        own = table.kingdoms[seat]
        have: dict[str, Word] = {
            name: Number(int(own.amount(number))) for number, name in enumerate(RESOURCE_IDS)
        }
        works: dict[str, Word] = {"tower": Number(int(own.tower)), "magic": Number(int(own.magic))}
        lines = [Line("kingdoms-situation-have", have), Line("kingdoms-situation-works", works)]
        rivals = [one for one in range(int(table.players)) if one != seat]
        if rivals:
            leader = max(rivals, key=lambda one: (int(points(table, one)), -one))
            theirs: dict[str, Word] = {
                "player": PlayerName(leader),
                "score": Number(int(points(table, leader))),
                "own": Number(int(points(table, seat))),
            }
            lines.append(Line("kingdoms-situation-rival", theirs))
        return tuple(lines)

    def sights(self, state: State, seat: int) -> tuple[str, ...]:
        names = [str(name) for name in cast(KingdomsState, state).world.names if name]
        sides = dict.fromkeys(name.rpartition("-")[0] for name in names)
        return (*(f"kingdoms-side-{side}" for side in sides), *(f"kingdoms-region-{name}" for name in names))


def _side(region: str) -> str:
    """Return the side of a territory card that a region lies on."""
    return region.rpartition("-")[0]


def _armies(table: KingdomsState) -> set[SketchPart]:
    found = set()
    for side in range(int(table.players)):
        regions = members(table.kingdoms[side].lands)
        found |= {SketchPart("army", str(table.world.names[region]), side) for region in regions}
    return found


def _sketch(table: KingdomsState, seat: int, side: str) -> tuple[SketchPart, ...]:
    own = table.kingdoms[seat]
    has_now = {name: int(own.amount(number)) for number, name in enumerate(RESOURCE_IDS)}
    has_now |= {"tower": int(own.tower), "magic": int(own.magic), "armies": int(own.armies)}
    has_now |= {"points": int(points(table, seat))}
    armies = sorted(
        (part for part in _armies(table) if _side(part.place) == side),
        key=lambda part: (part.place, part.seat),
    )
    return (
        SketchPart("map", side),
        *armies,
        *(SketchPart("own", name, seat, count) for name, count in has_now.items()),
    )


def _filled(numbers: Sequence[int], size: int, empty: int) -> tuple[int, ...]:
    return (*numbers, *(empty for _ in range(size - len(numbers))))


class LikelyWar(NamedTuple):
    """A war before the numbers are shown, by what lies open; all lists are by number, 0 the white flag."""

    rival: int
    #: the highest number that the rival can show, and who wins if both show the same
    reach: int
    ties: int
    #: times in 100 that the rival shows a number, and that one's own wins
    shows: tuple[int, ...]
    wins: tuple[int, ...]
    costs: tuple[int, ...]

    def sure(self, number: int) -> bool:
        """True if no number that the rival can show beats it."""
        return number > self.reach or (number == self.reach and self.ties != self.rival)


def likely_war(contrast: Contrast) -> LikelyWar | None:
    """Return what is likely in a war whose numbers the seat chooses now; None if there is none.

    Both are taken to choose so that neither can be predicted, as in the bots' own duels.
    """
    if "war" not in contrast.notes:
        contrast.notes["war"] = _likely_war(contrast)
    return cast(LikelyWar | None, contrast.notes["war"])


def _likely_war(contrast: Contrast) -> LikelyWar | None:
    seat, features, judge = contrast.seat, contrast.features, contrast.judge
    world = cast(KingdomsState, contrast.worlds[0])
    rival = int(features.duel(world, seat))
    if rival < 0:
        return None
    own, theirs = world.legal(seat), features.choices(world, rival)
    duel = Duel(len(own), len(theirs))
    for row, bid in enumerate(own):
        for column, answer in enumerate(theirs):
            luck = FastChance(contrast.seeds[0])
            state = world.clone()
            state.play(seat, bid, luck)
            state.play(rival, answer, luck)
            for _ in range(WAR_DECISIONS):
                if state.over or features.resting(state):
                    break
                mover = state.seats_to_move()[0]
                state.play(mover, greedy(state, mover, features, judge, luck), luck)
            duel.add(row, column, judged(state, seat, judge), judged(state, rival, judge))
    _, answers = duel.solved()
    war = world.war
    attacks = war.attacker == seat
    ties_to_attacker = world.kingdom(war.attacker).faction.wins_ties(world, war.attacker)
    ties = seat if attacks == bool(ties_to_attacker) else rival
    shows = _hundred([share / WHOLE for share in answers])
    numbers = [answer - int(KingdomsAction.BID) for answer in theirs]
    wins = []
    for bid in own:
        number = bid - int(KingdomsAction.BID)
        beats = [number > other or (number == other and ties == seat) for other in numbers]
        wins.append(sum(share for share, beaten in zip(shows, beats, strict=True) if beaten))
    costs = (0, *(int(price.cost) for price in prices_of(world, seat, war)))
    return LikelyWar(rival, int(highest_number(world, rival, war)), ties, shows, tuple(wins), costs)


def _hundred(shares: Sequence[float]) -> tuple[int, ...]:
    """Return shares as whole hundredths that add up to 100."""
    whole = [int(100 * share) for share in shares]
    for place in sorted(range(len(shares)), key=lambda one: whole[one] - 100 * shares[one]):
        if sum(whole) < 100:
            whole[place] += 1
    return tuple(whole)


REASONS: Final = KingdomsReasons()
