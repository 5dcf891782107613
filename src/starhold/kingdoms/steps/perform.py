"""Perform the selected action or collect: phase 3 of a turn (K-TURN-6 to K-TURN-13)."""

from collections.abc import Sequence
from typing import ClassVar, Final, final

from mypy_extensions import i64

from starhold.kernel.bits import bit, count, lowest, members
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step_kinds import Decision
from starhold.kernel.words import Choice, PlayerName, Question, Reason, Shape, Word
from starhold.kingdoms.actions import HANDFUL, HANDFULS, KingdomsAction, purse
from starhold.kingdoms.components import ACT_IDS, MAX_PLAYERS, TOP_MAGIC, Act, Price, Resource
from starhold.kingdoms.events import KingdomsEvent, tell, tell_purse
from starhold.kingdoms.faction import Often
from starhold.kingdoms.kingdom import Kingdom
from starhold.kingdoms.shapes import performed
from starhold.kingdoms.state import KingdomsState
from starhold.kingdoms.steps.base import Hindrance
from starhold.kingdoms.steps.gains import NOTHING_TO_ROB, ROB_ANYONE, Handful, robbery_hindrance, store
from starhold.kingdoms.steps.marches import PATROL, QUEST, patrol_hindrance, quest_hindrance
from starhold.kingdoms.steps.prices import research_cost, too_dear, too_dear_to_learn
from starhold.kingdoms.steps.works import (
    ALL_FULL,
    MOBILISE,
    NO_ROOM,
    NO_SUPPLY,
    NOTHING_TO_TRADE,
    TOWER_TOP,
    TRADE,
    build,
    build_hindrance,
    mobilise_hindrance,
    trade_hindrance,
)
from starhold.kingdoms.words import REASONS, act_word

# -- which actions can be performed -----------------------------------------------------------------


def hindrance(state: KingdomsState, seat: i64, act: i64) -> i64:
    """Return what keeps the seat from performing this action (see Hindrance; K-TURN-11, K-TURN-12)."""
    if act == Act.PATROL:
        return patrol_hindrance(state, seat)
    if act == Act.QUEST:
        return quest_hindrance(state, seat)
    if act == Act.BUILD:
        return build_hindrance(state, seat)
    if act == Act.RESEARCH:
        return research_hindrance(state, seat)
    if act == Act.MOBILISE:
        return mobilise_hindrance(state, seat)
    if act == Act.TRADE:
        return trade_hindrance(state, seat)
    return robbery_hindrance(state, seat)


def performable(state: KingdomsState, seat: i64, acts: i64) -> i64:
    """Return those of a set of actions that can be performed."""
    found: i64 = 0
    while acts:
        act = lowest(acts)
        if hindrance(state, seat, act) == Hindrance.NONE:
            found |= bit(act)
        acts &= acts - 1
    return found


def begin(state: KingdomsState, seat: i64, act: i64, chance: Chance) -> None:
    """Start an action that can be performed."""
    tell(chance, KingdomsEvent.PERFORMED, seat, act)
    if act == Act.PATROL:
        state.stack.append(PATROL[seat])
    elif act == Act.QUEST:
        state.stack.append(QUEST[seat])
    elif act == Act.BUILD:
        build(state, seat, chance)
    elif act == Act.RESEARCH:
        research(state, seat, chance)
    elif act == Act.MOBILISE:
        state.stack.append(MOBILISE[seat])
    elif act == Act.TRADE:
        state.stack.append(TRADE[seat])
    else:
        state.stack.append(ROB_ANYONE[seat])


NO_EDGE_ARMY: Final = REASONS.declare("no-edge-army", rule="K-QUEST-1")
NO_MARCH: Final = REASONS.declare("no-march", rule="K-TURN-12")


def refuse_impossible(state: KingdomsState, seat: i64, acts: i64, moves: Moves) -> None:
    """Refuse those of a set of actions that cannot be performed."""
    for act in members(acts):
        reason = _impossible(state, seat, act, hindrance(state, seat, act))
        if reason is not None:
            moves.refuse(KingdomsAction.PERFORM + act, reason)


def _impossible(state: KingdomsState, seat: i64, act: i64, found: i64) -> Reason | None:
    """Return the reason that an action cannot be performed, or None if it can."""
    if found == Hindrance.NONE:
        return None
    if found == Hindrance.TOP:
        return TOWER_TOP() if act == Act.BUILD else MAGIC_TOP()
    if found == Hindrance.PRICE:
        if act == Act.RESEARCH:
            return too_dear_to_learn(state, seat)
        return too_dear(state, seat, Price.TOWER if act == Act.BUILD else Price.ARMY)
    if found == Hindrance.SUPPLY:
        return NO_SUPPLY()
    if found == Hindrance.PLACE:
        return NO_ROOM() if act == Act.MOBILISE else NO_MARCH()
    if found == Hindrance.EDGE:
        return NO_EDGE_ARMY()
    if found == Hindrance.EMPTY:
        return NOTHING_TO_TRADE() if act == Act.TRADE else NOTHING_TO_ROB()
    return ALL_FULL()


# -- perform or collect -----------------------------------------------------------------------------


def allowed(state: KingdomsState, seat: i64) -> i64:
    """Return the selected action and what an ability puts in its place, as a set (K-TURN-8, K-FAC-4)."""
    faction = state.kingdom(seat).faction
    selected = bit(state.selected)
    return selected | faction.replaces(state, seat) if faction.answers & Often.REPLACES else selected


@final
class Perform(Decision[KingdomsState]):
    """Perform the action or a substitute; the active player may do nothing, the others collect instead."""

    name: ClassVar[str] = "perform"
    rule: ClassVar[str] = "K-TURN-8"

    def offer(self, state: KingdomsState, seat: i64, moves: Moves) -> None:
        acts = allowed(state, seat)
        moves.add_each(KingdomsAction.PERFORM, performable(state, seat, acts))
        moves.add(self.decline(state, seat))
        if moves.explains:
            refuse_impossible(state, seat, acts, moves)
            others = (bit(len(ACT_IDS)) - 1) & ~acts
            moves.refuse_each(KingdomsAction.PERFORM, others, NOT_SELECTED(action=act_word(state.selected)))

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        if action in (KingdomsAction.COLLECT, KingdomsAction.PASS) and chance.log is not None:
            self._tell_why(state, seat, chance)
        if action == KingdomsAction.COLLECT:
            collect(state, seat, chance)
        elif action == KingdomsAction.PASS:
            tell(chance, KingdomsEvent.PASSED, seat)
        else:
            begin(state, seat, action - KingdomsAction.PERFORM, chance)

    @staticmethod
    def _tell_why(state: KingdomsState, seat: i64, chance: Chance) -> None:
        """Log what kept a player who was not asked from the action."""
        if not performable(state, seat, allowed(state, seat)):
            tell(
                chance, KingdomsEvent.COULD_NOT, seat, state.selected, hindrance(state, seat, state.selected)
            )

    def decline(self, state: KingdomsState, seat: i64) -> i64:
        return KingdomsAction.PASS if seat == state.active else KingdomsAction.COLLECT  # K-TURN-7

    def question(self, state: KingdomsState, seat: i64) -> Question:
        words: dict[str, Word] = {"action": act_word(state.selected), "player": PlayerName(int(state.active))}
        if seat == state.active:
            return Question("act", words, "K-TURN-6")
        return Question(self.name, words, self.rule)

    def shape(self, state: KingdomsState, seat: i64, choices: Sequence[Choice]) -> tuple[Shape, ...]:
        return performed(
            choices, int(KingdomsAction.PERFORM + state.selected), int(self.decline(state, seat))
        )


PERFORM: Final = [Perform(seat) for seat in range(MAX_PLAYERS)]


NOT_SELECTED: Final = REASONS.declare("not-selected", rule="K-TURN-8")

# -- research ---------------------------------------------------------------------------------------


def research_hindrance(state: KingdomsState, seat: i64) -> i64:
    kingdom = state.kingdom(seat)
    if kingdom.magic >= TOP_MAGIC:  # K-RESEARCH-2
        return Hindrance.TOP
    short = kingdom.amount(Resource.MANA) < research_cost(state, seat)
    return Hindrance.PRICE if short else Hindrance.NONE


MAGIC_TOP: Final = REASONS.declare("magic-top", rule="K-RESEARCH-2")


def research(state: KingdomsState, seat: i64, chance: Chance) -> None:
    """Pay, learn the next level, and do what reaching it brings (K-RESEARCH-1, K-RESEARCH-4)."""
    kingdom = state.kingdom(seat)
    cost = research_cost(state, seat)
    kingdom.pay(Resource.MANA, cost)
    tell_purse(chance, KingdomsEvent.PAID, seat, cost)
    kingdom.magic += 1
    tell(chance, KingdomsEvent.LEARNED, seat, kingdom.magic)
    kingdom.faction.learns(state, seat, kingdom.magic, chance)


# -- collecting -------------------------------------------------------------------------------------


def denied(state: KingdomsState, seat: i64) -> i64:
    """Return the regions that yield nothing to this player."""
    found: i64 = 0
    for other in range(state.players):
        faction = state.kingdom(other).faction
        if other != seat and faction.answers & Often.DENIES:
            found |= faction.denies(state, other)
    return found


def collect(state: KingdomsState, seat: i64, chance: Chance) -> None:
    """Collect one resource from every region held (K-COLLECT-1 to K-COLLECT-8)."""
    kingdom = state.kingdom(seat)
    yielding = ~denied(state, seat)
    fixed = _land_yield(state, kingdom, yielding)
    searching = kingdom.lying & yielding
    free = count(searching) + count(searching & state.camps)  # K-TOKEN-19
    bonus: i64 = 1 if kingdom.armies == 1 else 0  # K-COLLECT-8
    if kingdom.faction.answers & Often.YIELDS:
        fixed += kingdom.faction.also_yields(state, seat, yielding)
        free += kingdom.faction.also_yields_freely(state, seat, yielding)
        if (fixed >> 4) & 15:
            fixed += purse(0, kingdom.faction.yields_ore_besides(state, seat), 0)
        if kingdom.faction.turns_yield(state, seat, fixed, free, bonus):
            return
    choose_yield(state, seat, fixed, free, bonus, chance)


def _land_yield(state: KingdomsState, kingdom: Kingdom, yielding: i64) -> i64:
    """Return what lands and camps yield without a choice, as a purse."""
    world = state.world
    lands = kingdom.lands & yielding
    camps = lands & state.camps  # K-TOKEN-18
    mana = count(lands & world.forest) + count(camps & world.forest)
    ore = count(lands & world.mountain) + count(camps & world.mountain)
    food = count(lands & world.plains) + count(camps & world.plains)
    return purse(mana, ore, food)


def choose_yield(state: KingdomsState, seat: i64, fixed: i64, free: i64, bonus: i64, chance: Chance) -> None:
    """Ask for the types that are free to choose, or take what there is."""
    if free + bonus:
        state.stack.append(Collect(seat, fixed, free, bonus, 0))
    else:
        take_yield(state, seat, fixed, 0, chance)


def take_yield(state: KingdomsState, seat: i64, fixed: i64, chosen: i64, chance: Chance) -> None:
    """Take the yield of all regions, fixed and chosen types together."""
    taken = store(
        state,
        seat,
        (fixed & 15) + (chosen & 15),
        ((fixed >> 4) & 15) + ((chosen >> 4) & 15),
        (fixed >> 8) + (chosen >> 8),
        chance,
    )
    tell(chance, KingdomsEvent.COLLECTED, seat, taken & 15, (taken >> 4) & 15, taken >> 8)


@final
class Collect(Handful):
    """The types of what ruins and the bonus of a last army yield (D-COLLECT), at most six at a time."""

    name: ClassVar[str] = "collect"
    rule: ClassVar[str] = "K-COLLECT-6"

    def __init__(self, seat: i64, fixed: i64, free: i64, bonus: i64, chosen: i64) -> None:
        super().__init__(seat)
        self.fixed: i64 = fixed
        #: free choices left: from regions, and from being the last army
        self.free: i64 = free
        self.bonus: i64 = bonus
        self.chosen: i64 = chosen

    def total(self) -> i64:
        left = self.free + self.bonus
        return left if left < HANDFUL else HANDFUL

    def take(self, state: KingdomsState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        named: i64 = HANDFULS[action - KingdomsAction.RESOURCES]
        chosen = self.chosen + named
        left = self.free + self.bonus - self.total()
        if left:
            state.stack.append(Collect(seat, self.fixed, left, 0, chosen))
            return
        fixed = self.fixed
        if (chosen >> 4) & 15 and self.free and (fixed >> 4) & 15 == 0:
            # the first ore from a region was chosen in ruins
            fixed += purse(0, state.kingdom(seat).faction.yields_ore_besides(state, seat), 0)
        take_yield(state, seat, fixed, chosen, chance)

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.fixed), int(self.free), int(self.bonus), int(self.chosen)]
