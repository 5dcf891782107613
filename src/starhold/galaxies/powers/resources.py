"""Planets that take resources from others, or change one into the other."""

from collections.abc import Sequence
from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from starhold.galaxies.actions import GalaxiesAction
from starhold.galaxies.components import MAX_RESOURCE
from starhold.galaxies.data import Planet
from starhold.galaxies.events import GalaxiesEvent, tell
from starhold.galaxies.powers.effect import IDLE_TOO, Effect, gain_changes
from starhold.galaxies.state import Empire, GalaxiesState, Limit
from starhold.galaxies.words import REASONS, who
from starhold.kernel.bits import bit, has, lowest
from starhold.kernel.chance import Chance
from starhold.kernel.moves import Moves
from starhold.kernel.step_kinds import Decision
from starhold.kernel.words import Amounts, Choice, Label, Number, Question, Shape, Word

# -- stealing -----------------------------------------------------------------------------------


def victims(state: GalaxiesState, seat: i64, energy: bool) -> i64:
    """Return the seats that can be robbed: others with at least 1 of the resource (G-CARD-17)."""
    seats: i64 = 0
    for other in range(state.sides()):
        empire = state.empires[other]
        if other != seat and (empire.energy if energy else empire.culture) > 0:
            seats |= bit(other)
    return seats


HAS_NOTHING: Final = REASONS.declare("steal-nothing", rule="G-CARD-17")
LACKS: Final = REASONS.declare("steal-lacks", rule="G-CARD-17")


@final
@mypyc_attr(free_list_len=1)
class Steal(Decision[GalaxiesState]):
    """D-12: whom to rob; a full thief still takes it away (G-CARD-17)."""

    name: ClassVar[str] = "steal"
    rule: ClassVar[str] = "G-CARD-17"

    def __init__(self, seat: i64, energy: i64) -> None:
        super().__init__(seat)
        self.energy: bool = energy != 0

    def offer(self, state: GalaxiesState, seat: i64, moves: Moves) -> None:
        seats = victims(state, seat, self.energy)
        moves.add_each(GalaxiesAction.STEAL, seats)
        if moves.explains:
            for other in range(state.sides()):
                if other != seat and not has(seats, other):
                    empire, name = state.empires[other], who(state, other)
                    poor = empire.energy == 0 and empire.culture == 0
                    reason = HAS_NOTHING(player=name) if poor else LACKS(player=name, **which(self.energy))
                    moves.refuse(GalaxiesAction.STEAL + other, reason)

    def take(self, state: GalaxiesState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        other = action - GalaxiesAction.STEAL
        victim = state.empires[other]
        if self.energy:
            victim.energy -= 1
            state.empires[seat].gain_energy(1)
            tell(chance, GalaxiesEvent.STOLE_ENERGY, seat, state.voice(other), 1)
        else:
            victim.culture -= 1
            state.empires[seat].gain_culture(1)
            tell(chance, GalaxiesEvent.STOLE_CULTURE, seat, state.voice(other), 1)

    def fields(self) -> list[int]:
        return [self.seat, int(self.energy)]

    def question(self, state: GalaxiesState, seat: i64) -> Question:
        return Question(self.name, which(self.energy), self.rule)


def which(energy: bool) -> dict[str, Word]:
    """Return which resource is meant: a number to select by, since a name would need its grammatical case."""
    return {"is_energy": Number(int(energy))}


@final
class StealEffect(Effect):
    """La-Torres, CLJ-0517: take 1 from another player."""

    key: ClassVar[str] = "steal"

    def __init__(self, planet: i64, card: Planet) -> None:
        super().__init__(planet, card)
        self.takes_energy: bool = card.effect_params.get("resource") == "energy"

    def own_turn_only(self, state: GalaxiesState) -> bool:
        """True if it can be used only on its user's own turn (G-CARD-17, G-PLANET-14).

        Later printings, and a reading of the FAQ, limit thefts like this.
        """
        return self.own_turn or state.rules.later_texts or state.rules.faq_limit == Limit.STEALS

    def usable(self, state: GalaxiesState, seat: i64, landed: i64, busy: i64, before: i64) -> bool:
        """True if there is somebody to rob, and not only of what was just paid to that very player."""
        rest = victims(state, seat, self.takes_energy)
        if before == IDLE_TOO:
            return rest != 0
        thief = state.empires[seat]
        energy: i64 = 1 if self.takes_energy else 0
        culture = 1 - energy
        while rest:
            victim = state.empires[lowest(rest)]
            rest &= rest - 1
            victim.energy -= energy
            victim.culture -= culture
            changed = gain_changes(state, thief, energy, culture, before)
            victim.energy += energy
            victim.culture += culture
            if changed:
                return True
        return False

    def begin(self, state: GalaxiesState, seat: i64, landed: i64, chance: Chance) -> None:
        self.ask(state, seat, Steal(seat, self.takes_energy))


# -- exchanging ---------------------------------------------------------------------------------


def exchangeable(empire: Empire, from_energy: bool) -> i64:
    """Return the most that can be exchanged: what the empire has, and has room for (G-CARD-16)."""
    if from_energy:
        return min(empire.energy, MAX_RESOURCE - empire.culture)
    return min(empire.culture, MAX_RESOURCE - empire.energy)


@final
@mypyc_attr(free_list_len=1)
class ExchangeResources(Decision[GalaxiesState]):
    """D-13: how much of one resource becomes the other (G-CARD-16)."""

    name: ClassVar[str] = "exchange"
    rule: ClassVar[str] = "G-CARD-16"

    def __init__(self, seat: i64, from_energy: i64) -> None:
        super().__init__(seat)
        self.from_energy: bool = from_energy != 0

    def offer(self, state: GalaxiesState, seat: i64, moves: Moves) -> None:
        for amount in range(1, exchangeable(state.empires[seat], self.from_energy) + 1):
            moves.add(GalaxiesAction.EXCHANGE + amount)

    def take(self, state: GalaxiesState, seat: i64, action: i64, chance: Chance) -> None:
        state.stack.pop()
        amount = action - GalaxiesAction.EXCHANGE
        if self.from_energy:
            state.pay(seat, amount, 0, chance)
            state.give(seat, 0, amount, chance)
        else:
            state.pay(seat, 0, amount, chance)
            state.give(seat, amount, 0, chance)

    def fields(self) -> list[int]:
        return [self.seat, int(self.from_energy)]

    def question(self, state: GalaxiesState, seat: i64) -> Question:
        return Question(self.name, which(self.from_energy), self.rule)

    def label(self, state: GalaxiesState, seat: i64, action: i64) -> Label | None:
        amount = action - GalaxiesAction.EXCHANGE
        words: dict[str, Word] = {"amount": Number(amount), **which(self.from_energy)}
        return Label("exchange", words, (f"amount:{amount}",))

    def shape(self, state: GalaxiesState, seat: i64, choices: Sequence[Choice]) -> tuple[Shape, ...]:
        empire = state.empires[seat]
        kind, have = ("energy", empire.energy) if self.from_energy else ("culture", empire.culture)
        rows = {choice.action: (choice.action - int(GalaxiesAction.EXCHANGE),) for choice in choices}
        return (Amounts(kinds=(kind,), rows=rows, pays=True, have=(int(have),)),)


@final
class ExchangeEffect(Effect):
    """Omicron Fenzi, Pembertonia-Major: change resources into the other kind."""

    key: ClassVar[str] = "convert"

    def __init__(self, planet: i64, card: Planet) -> None:
        super().__init__(planet, card)
        self.from_energy: bool = card.effect_params.get("from") == "energy"

    def usable(self, state: GalaxiesState, seat: i64, landed: i64, busy: i64, before: i64) -> bool:
        """True if something can be exchanged, and not only back into what was just paid with."""
        empire = state.empires[seat]
        most = exchangeable(empire, self.from_energy)
        if before == IDLE_TOO or most != 1:
            # Of two different amounts one at least makes a difference.
            return most > 0
        step: i64 = -1 if self.from_energy else 1
        empire.energy += step
        empire.culture -= step
        changed = state.resources() != before
        empire.energy -= step
        empire.culture += step
        return changed

    def begin(self, state: GalaxiesState, seat: i64, landed: i64, chance: Chance) -> None:
        self.ask(state, seat, ExchangeResources(seat, self.from_energy))
