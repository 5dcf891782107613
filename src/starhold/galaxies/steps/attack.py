"""The attacks of the Rogue galaxies: one object for each level of each, and what they ask of the human."""

from collections.abc import Sequence
from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from starhold.galaxies.actions import GalaxiesAction
from starhold.galaxies.components import LENGTH, MAX_SLOTS, ROGUE_STRIDE, ROGUES
from starhold.galaxies.data import FILE, box
from starhold.galaxies.data import AttackData as Card
from starhold.galaxies.events import GalaxiesEvent, tell
from starhold.galaxies.shapes import mixed
from starhold.galaxies.state import GalaxiesState
from starhold.galaxies.steps.base import EnergySplit, offer_advanced
from starhold.kernel.bits import has
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step_kinds import Decision
from starhold.kernel.words import Choice, Number, Question, Shape

HUMAN: Final = 0
ROGUE: Final = 1


class Attack:
    """What the Rogue's colony die does at one level (G-SOLO-17)."""

    #: what the data file calls it
    keys: ClassVar[tuple[str, ...]] = ()

    def __init__(self, card: Card) -> None:
        self.once_per_turn: bool = card.once_per_turn
        self.energy: i64 = _number(card, "energy")
        self.culture: i64 = _number(card, "culture")
        #: steps, dice or resources
        self.amount: i64 = _number(card, "amount") or _number(card, "steps") or _number(card, "dice")

    def strike(self, state: GalaxiesState, chance: Chance) -> None:
        raise NotImplementedError


def _number(card: Card, name: str) -> int:
    value = card.effect_params.get(name, 0)
    return value if isinstance(value, int) else 0


@final
class AttackLoss(Attack):
    """Losses are limited by what the human has (G-SOLO-28)."""

    keys: ClassVar[tuple[str, ...]] = ("lose",)

    def strike(self, state: GalaxiesState, chance: Chance) -> None:
        human = state.empires[HUMAN]
        energy = min(self.energy, human.energy)
        culture = min(self.culture, human.culture)
        human.energy -= energy
        human.culture -= culture
        if energy:
            tell(chance, GalaxiesEvent.LOST_ENERGY, HUMAN, energy)
        if culture:
            tell(chance, GalaxiesEvent.LOST_CULTURE, HUMAN, culture)


@final
class AttackSteal(Attack):
    """The Rogue takes what is named."""

    keys: ClassVar[tuple[str, ...]] = ("steal",)

    def strike(self, state: GalaxiesState, chance: Chance) -> None:
        steal(state, self.energy, self.culture, chance)


@final
class StealMix(Attack):
    """The Rogue takes resources, and the human says which."""

    keys: ClassVar[tuple[str, ...]] = ("steal_choice",)

    def strike(self, state: GalaxiesState, chance: Chance) -> None:
        human = state.empires[HUMAN]
        state.stack.append(RogueTheft(min(self.amount, human.energy + human.culture)))


@final
class AttackGain(Attack):
    """The Rogue gains."""

    keys: ClassVar[tuple[str, ...]] = ("rogue_gain",)

    def strike(self, state: GalaxiesState, chance: Chance) -> None:
        state.give(ROGUE, self.energy, self.culture, chance)


@final
class Regress(Attack):
    """The human chooses the ship, or the option takes the most advanced (G-SOLO-27)."""

    keys: ClassVar[tuple[str, ...]] = ("regress_human",)

    def strike(self, state: GalaxiesState, chance: Chance) -> None:
        if not state.rules.regress_most_advanced:
            state.stack.append(RogueRegress(self.amount))
            return
        slot = most_advanced(state)
        if slot >= 0:
            state.push_back(HUMAN, slot, self.amount, chance)


@final
class RegressAll(Attack):
    """Every human ship in orbit goes back."""

    keys: ClassVar[tuple[str, ...]] = ("regress_human_all",)

    def strike(self, state: GalaxiesState, chance: Chance) -> None:
        slots = state.empires[HUMAN].advanced_orbits()
        for slot in range(MAX_SLOTS):
            if has(slots, slot):
                state.push_back(HUMAN, slot, self.amount, chance)


@final
class AdvanceAll(Attack):
    """Every Rogue ship advances; some also steal."""

    keys: ClassVar[tuple[str, ...]] = ("advance_all_rogue", "advance_all_rogue_and_steal")

    def strike(self, state: GalaxiesState, chance: Chance) -> None:
        advance_all(state, state.filled, self.amount, chance)
        if not state.ended:
            steal(state, self.energy, self.culture, chance)


@final
class DicePenalty(Attack):
    """Fewer dice in the next human turn; penalties before it do not add up (G-SOLO-29)."""

    keys: ClassVar[tuple[str, ...]] = ("human_dice_penalty",)

    def strike(self, state: GalaxiesState, chance: Chance) -> None:
        state.dice_penalty = self.amount
        tell(chance, GalaxiesEvent.DICE_PENALTY, HUMAN, self.amount)


def _attacks() -> list[Attack]:
    """Return the attack of each level of each Rogue, at `rogue * 8 + level`; where there is none, any."""
    known = {key: kind for kind in Attack.__subclasses__() for key in kind.keys}
    cards = box().rogues
    found: list[Attack] = [AttackGain(cards[0].levels[0].attack)] * (ROGUES * ROGUE_STRIDE)
    for number, rogue in enumerate(cards):
        for space in rogue.levels:
            key = space.attack.effect_key
            if key not in known:
                way = ("rogues", number, "levels", space.level - 1, "attack", "effect_key")
                raise FILE.error(FILE.used(), way, f"unknown attack {key!r}")
            found[number * ROGUE_STRIDE + space.level] = known[key](space.attack)
    return found


# -- what they do -----------------------------------------------------------------------------


def steal(state: GalaxiesState, energy: i64, culture: i64, chance: Chance) -> None:
    """Steal from the human; the Rogue gains what is stolen up to its maxima (G-SOLO-28)."""
    human = state.empires[HUMAN]
    rogue = state.empires[ROGUE]
    energy = min(energy, human.energy)
    culture = min(culture, human.culture)
    human.energy -= energy
    human.culture -= culture
    rogue.gain_energy(energy)
    rogue.gain_culture(culture)
    if energy:
        tell(chance, GalaxiesEvent.STOLE_ENERGY, state.voice(ROGUE), HUMAN, energy)
    if culture:
        tell(chance, GalaxiesEvent.STOLE_CULTURE, state.voice(ROGUE), HUMAN, culture)


def advance_all(state: GalaxiesState, slots: i64, steps: i64, chance: Chance) -> None:
    """Advance every Rogue ship there, left to right (G-SOLO-13, G-SOLO-33).

    The ships are noted first: one that comes into orbit meanwhile does not count, nor
    does a planet drawn into a slot that was just emptied.
    """
    ships = state.empires[ROGUE].orbit & slots
    for slot in range(MAX_SLOTS):
        if has(ships, slot) and not state.ended:
            state.advance(ROGUE, slot, steps, chance)


def most_advanced(state: GalaxiesState) -> i64:
    """Return the slot of the ship at the highest position, or -1 if all are at the start.

    Ties go to the fewest spaces left, then to the leftmost.
    """
    human = state.empires[HUMAN]
    best: i64 = -1
    best_space: i64 = 0
    best_left: i64 = 0
    for slot in range(MAX_SLOTS):
        space = human.position(slot)
        if space > 0:
            left = LENGTH[state.planet_at(slot)] - space
            if space > best_space or (space == best_space and left < best_left):
                best = slot
                best_space = space
                best_left = left
    return best


# -- the decisions ------------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class RogueRegress(Decision[GalaxiesState]):
    """D-29: which of the human's ships is pushed back; without one, nothing happens (G-SOLO-27)."""

    name: ClassVar[str] = "rogue-regress"
    rule: ClassVar[str] = "G-SOLO-27"

    def __init__(self, steps: i64) -> None:
        super().__init__(HUMAN)
        self.steps: i64 = steps

    def offer(self, state: GalaxiesState, seat: i64, moves: Moves) -> None:
        offer_advanced(state, seat, moves)

    def take(self, state: GalaxiesState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        state.push_back(seat, action - GalaxiesAction.FALL_BACK, self.steps, chance)

    def fields(self) -> list[int]:
        return [self.steps]

    def question(self, state: GalaxiesState, seat: i64) -> Question:
        return Question(self.name, {"steps": Number(self.steps)}, self.rule)


@final
@mypyc_attr(free_list_len=1)
class RogueTheft(EnergySplit):
    """D-30: in which mix the stolen resources are handed over (G-SOLO-28)."""

    name: ClassVar[str] = "rogue-theft"
    rule: ClassVar[str] = "G-SOLO-28"

    def __init__(self, amount: i64) -> None:
        super().__init__(HUMAN, amount)

    def offer(self, state: GalaxiesState, seat: i64, moves: Moves) -> None:
        human = state.empires[seat]
        for energy in range(self.amount + 1):
            if energy <= human.energy and self.amount - energy <= human.culture:
                moves.add(GalaxiesAction.SPLIT + energy)

    def take(self, state: GalaxiesState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        energy = action - GalaxiesAction.SPLIT
        steal(state, energy, self.amount - energy, chance)

    def fields(self) -> list[int]:
        return [self.amount]

    def shape(self, state: GalaxiesState, seat: i64, choices: Sequence[Choice]) -> tuple[Shape, ...]:
        return mixed(choices, GalaxiesAction.SPLIT, self.amount, state.empires[seat])


ATTACKS: Final = _attacks()
